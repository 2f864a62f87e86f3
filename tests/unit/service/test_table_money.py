"""The ledger of a table: what is kept, what is told, and what an older file has of it."""

import sqlite3
from dataclasses import replace

import pytest

from croupier.cardroom.ledger import COLUMNS, LedgerBrokenError, balance
from croupier.data import DataError
from croupier.service import demo_tables
from croupier.service import requests as ask
from croupier.service.money_view import money_csv, table_money
from kit.live_tables import TABLE, People, own_house


def test_everybody_sees_who_bought_what_and_who_would_pay_whom() -> None:
    people = People(1, 2, 3)
    people.deal()
    people.all_in("p1", "p2")
    money = table_money(people.table)
    assert money.sum == 0
    assert [row.bought for row in money.rows] == [1000, 1000, 1000]
    assert sum(row.net for row in money.rows) == 0
    assert sum(amount for _, _, amount in money.transfers) == max(row.net for row in money.rows)
    assert {payee for _, payee, _ in money.transfers} == {money.rows[0].name}


def test_sum_is_nothing_in_every_moment_of_a_hand() -> None:
    people = People(1, 2, 3)
    people.deal()
    while people.table.playing:
        assert table_money(people.table).sum == 0
        people._go_on()


def test_csv_has_names_and_no_ids_in_both_languages() -> None:
    people = People(1, 2)
    ask.leave(people.table, people.guest("p2"))
    english, french = (money_csv(people.table, language) for language in ("en", "fr"))
    assert english.splitlines()[0] == ",".join(COLUMNS)
    assert "player:p2,table:t,1000,Cash-out" in english
    assert "player:p2,table:t,1000,Encaissement" in french
    assert people.guest("p2").id not in english + french


def test_namesakes_have_rows_of_their_own() -> None:
    people = People(1)
    for name in ("first", "second"):
        people.sit(name, 2)
        ask.leave(people.table, people.guest(name))
    people.table.purse = replace(
        people.table.purse, names=dict.fromkeys(people.table.purse.names, "Zoé")
    )
    names = [row.name for row in table_money(people.table).rows]
    assert len(names) == len(set(names)) == 3


def test_older_file_without_a_ledger_has_its_chips_as_buy_ins(tmp_path) -> None:
    people = People(1, 2, path=tmp_path / "room.sqlite")
    people.deal()
    people.room.journal._db.execute("DELETE FROM note")
    people.killed()
    assert balance(people.table.purse.ledger, "table:t") == 2000
    people.check()
    people.finish()
    people.check()


def test_table_set_up_anew_with_other_seats_has_an_even_ledger(tmp_path) -> None:
    people = People(1, 2, path=tmp_path / "room.sqlite")
    people.table_of = replace(TABLE, seats=9)
    people.killed()
    assert balance(people.table.purse.ledger, "table:t") == 0
    assert balance(people.table.purse.ledger, "cage") == 2000
    people.sit("new", 9)
    people.check()
    people.killed()
    people.check()


def test_chips_from_nowhere_are_never_written() -> None:
    people = People(1, 2)
    seating = people.table.seating
    with pytest.raises(LedgerBrokenError):
        people.table.reseat(seating.with_stack(1, 1))
    assert people.table.seating == seating
    people.check()


def test_money_that_cannot_be_written_has_not_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(1, 2)
    before = people.table.seating, people.table.purse

    def full(*_: object, **__: object) -> int:
        raise sqlite3.OperationalError("disk is full")

    monkeypatch.setattr(people.room.journal, "append", full)
    with pytest.raises(sqlite3.OperationalError):
        ask.buy(people.table, people.guest("p1"), 100)
    assert (people.table.seating, people.table.purse) == before


def test_tables_of_a_house_have_small_blinds_that_it_plays() -> None:
    tables = {table.id: table for table in demo_tables("general")}
    assert tables["holdem"].stakes.small_blind == 1000
    assert tables["holdem"].stakes.big_blind == 2000
    assert tables["holdem"].buy_in == 200_000
    assert tables["horse"].stakes.small_blind == 1000
    assert tables["razz"].stakes.big_bet == 20


def test_house_whose_small_blinds_no_table_makes_is_refused() -> None:
    rules = own_house("odd_blinds", house={"small_blind_range": (1001, 1003)})
    with pytest.raises(DataError, match="not usual here"):
        demo_tables(rules.id)
