"""`croupier room`: an evening and its figures, checked against what the desk wrote down."""

import csv
import io
import json
import re
import unicodedata
from collections import Counter, defaultdict
from dataclasses import replace

import pytest

from croupier.cardroom.desk.deeds_table import EndHand
from croupier.cli import room_simulate
from croupier.cli.room_names import named
from croupier.data import DataError
from croupier.journal import Journal
from croupier.service.cash_desk import CashDesk
from kit.terminal import typed

SMALL = ("--players", "20", "--tables", "3", "--hours", "2", "--seed", "3", "--must-move")
TINY = ("--players", "12", "--tables", "1", "--hours", "1", "--seed", "2")
SECONDS = re.compile(r"[\d.,]+\u00a0?\s?s\u00a0?;")


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """A short evening: its figures, its file and its ledger as CSV."""
    folder = tmp_path_factory.mktemp("evening")
    file, book = folder / "room.sqlite", folder / "ledger.csv"
    printed = typed("room", "simulate", *SMALL, "--json", "--data", str(file), "--csv", str(book))
    assert (printed.code, printed.err) == (0, "")
    return printed.data, file, book


@pytest.fixture(scope="module")
def figures(evening):
    return evening[0]


@pytest.fixture(scope="module")
def facts(evening):
    """Everything the desk wrote down, as `room log` prints it."""
    return typed("room", "log", str(evening[1]), "--json").data


@pytest.fixture(scope="module")
def postings(evening):
    return list(csv.DictReader(io.StringIO(evening[2].read_text(encoding="utf-8"))))


def kinds(facts, *names):
    return [fact for fact in facts if fact["kind"] in names]


def game_of_table(facts, table, at):
    opened = [
        fact["fields"]["game"]
        for fact in kinds(facts, "room.table_opened")
        if fact["fields"]["table"] == table and fact["at"] <= at
    ]
    return opened[-1] if opened else ""


def test_hands_are_those_the_desk_began(figures, facts):
    begun = Counter(fact["table"] for fact in kinds(facts, "room.hand_started"))
    assert figures["hands"] == begun.total() > 50
    assert {table["id"]: table["hands"] for table in figures["tables"]} == {
        table: begun[table] for table in ("t1", "t2", "t3")
    }


def test_every_hand_that_began_has_ended(facts):
    begun = [(f["table"], f["fields"]["hand"]) for f in kinds(facts, "room.hand_started")]
    ended = [(f["table"], f["fields"]["hand"]) for f in kinds(facts, "desk.hand_ended")]
    assert begun
    assert sorted(begun) == sorted(ended)


def test_waits_are_from_the_list_to_the_seat(figures, facts):
    since, waits = {}, defaultdict(list)
    for fact in facts:
        fields = fact["fields"]
        player = fields.get("player")
        if fact["kind"] == "room.list_joined":
            since.setdefault((player, fields["game"]), fact["at"])
        elif fact["kind"] in {"room.seated", "room.moved"}:
            game = game_of_table(facts, fields["table"], fact["at"])
            if (player, game) in since:
                waits[game].append(fact["at"] - since.pop((player, game)))
        elif fact["kind"] == "room.list_left":
            since.pop((player, fields["game"]), None)
        elif fact["kind"] == "room.checked_out":
            since = {key: at for key, at in since.items() if key[0] != player}
        elif fact["kind"] == "room.lock_released":
            since.pop((player, game_of_table(facts, fields["table"], fact["at"])), None)
    for game in figures["games"]:
        times = sorted(waits[game["id"]])
        waited = game["waited"]
        assert waited["seated"] == len(times) > 0
        assert waited["longest"] == times[-1]
        assert waited["median"] == times[(len(times) + 1) // 2 - 1]
        assert waited["ninety"] == times[-(-len(times) * 9 // 10) - 1]


def test_money_is_what_the_ledger_moved(figures, postings):
    money = figures["money"]
    moved = Counter()
    for one in postings:
        moved[one["debit"]] += int(one["amount"])
        moved[one["credit"]] -= int(one["amount"])
    ahead = sum(amount for account, amount in moved.items() if account.startswith("player:"))
    assert sum(moved.values()) == figures["ledger"] == 0
    assert moved["rent"] == money["time"] > 0
    assert moved["rake"] == money["rake"] == 0
    assert ahead == figures["players_net"]
    assert ahead == money["cashed"] - money["bought"] - figures["from_pockets"]
    assert not any(moved[account] for account in moved if account.startswith("table:"))
    assert figures["postings"] == len(postings)


def test_money_is_told_by_game(figures):
    names = ("bought", "cashed", "time", "buy_ins", "rebuys", "top_ups")
    sums = {name: sum(game["money"][name] for game in figures["games"]) for name in names}
    assert sums == {name: figures["money"][name] for name in names}


def test_seats_filled_are_the_time_somebody_sat_there(figures, facts):
    last = max(fact["at"] for fact in facts)
    seats, sat, table_of = {}, Counter(), {}

    def stands_up(player, at):
        if player in seats:
            sat[table_of.pop(player)] += at - seats.pop(player)

    for fact in facts:
        player, kind = fact["fields"].get("player"), fact["kind"]
        if kind in {"room.seated", "room.moved"}:
            stands_up(player, fact["at"])
            seats[player], table_of[player] = fact["at"], fact["fields"]["table"]
        elif kind in {"room.left_seat", "room.chips_picked_up", "room.checked_out"}:
            stands_up(player, fact["at"])
    for player in list(seats):
        stands_up(player, last)
    for table in figures["tables"]:
        assert table["filled"]["filled"] == sat[table["id"]]
    whole = sum(half["seated"] for half in figures["half_hours"][:-1]) * 1800
    assert whole == pytest.approx(sat.total(), rel=0.1)


def test_moves_and_people_are_those_in_the_facts(figures, facts):
    moves, people = figures["moves"], figures["people"]
    moved = kinds(facts, "room.moved")
    assert len(moved) == sum(
        moves[name] for name in ("must_move", "transfer", "table_broken", "other_game")
    )
    assert moves["within_table"] == len(kinds(facts, "room.seat_changed", "room.seats_swapped"))
    assert people["came"] == len({f["fields"]["player"] for f in kinds(facts, "room.checked_in")})
    assert people["sat"] == len({f["fields"]["player"] for f in kinds(facts, "room.seated")})
    assert people["calls"] == len(kinds(facts, "room.seat_called"))
    assert people["absences"] == len(kinds(facts, "room.went_away"))
    assert people["picked_up"] == len(kinds(facts, "room.chips_picked_up"))
    assert people["seats_locked"] == len(kinds(facts, "room.seat_locked"))
    assert people["dealers_pushed"] == len(kinds(facts, "desk.dealer_pushed")) > 0
    decks = kinds(facts, "decks.deck_brought", "decks.setup_brought")
    assert people["decks_changed"] == len(decks)


def test_nothing_that_must_never_be_has_been(figures):
    assert figures["broken"] == []
    assert figures["on_tables"] == 0


def test_the_report_has_every_figure_as_data(figures):
    assert {
        *("players", "tables", "hours", "seed", "house", "collection", "run_seconds", "hands"),
        *("ledger", "broken", "games", "half_hours", "money", "moves", "people"),
        *("refusals", "rules", "facts", "postings", "on_tables"),
    } <= set(figures)
    assert figures["players"] == 20
    assert "seconds" not in figures
    assert figures["games"][0]["title"]["fr"] == "hold’em limite 10/20"


def shown(lang):
    return typed("room", "simulate", *TINY, "--lang", lang)


def test_the_last_line_holds_the_sum_of_the_ledger_in_both_languages():
    english, french = shown("en"), shown("fr")
    assert (english.code, french.code) == (0, 0)
    assert english.lines[-1].endswith("ledger 0")
    assert french.lines[-1].endswith("ledger 0")
    assert "Waiting lists" in english.lines
    assert "Listes d’attente" in french.lines
    assert english.out.splitlines()[1:] != french.out.splitlines()[1:]


def test_the_same_seed_gives_the_same_evening():
    first, second = (SECONDS.sub("", shown("en").out) for _ in range(2))
    assert first == second
    other = typed("room", "simulate", *TINY[:-1], "7", "--lang", "en")
    assert SECONDS.sub("", other.out) != first


def test_a_house_that_rakes_takes_nothing_by_the_clock():
    data = typed("room", "simulate", *TINY, "--collection", "rake", "--json").data
    assert data["money"]["rake"] > 0 == data["money"]["time"]
    assert data["collection"] == "rake"


def test_a_house_file_is_played_by(tmp_path):
    file = tmp_path / "club.toml"
    file.write_text('extends = "home"\n[options.cash]\ncollection = "rake"\nrake_pct = 10\n')
    printed = typed("room", "simulate", *TINY, "--house", str(file), "--json")
    assert printed.code == 0
    assert printed.data["house"] == "club"
    assert printed.data["money"]["rake"] > 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", "0"), "--players: 0 cannot be; 2 to 1000"),
        (("--tables", "200", "--players", "2"), "--tables: 200 cannot be; 1 to 100"),
        (
            ("--tables", "9", "--players", "2"),
            "2 players cannot keep 9 tables; at most 1",
        ),
        (("--hours", "0"), "--hours: 0 cannot be; 1 to 48"),
        (
            ("--players", "1", "--lang", "fr"),
            "--players\u00a0: 1, c’est impossible\u00a0; de 2 à 1000",
        ),
        (("--house", "homme"), "no house called 'homme'; did you mean 'home'?"),
        (
            ("--collection", "tax"),
            "no way to collect called 'tax'; none, time_charge, rake",
        ),
        (("--lang", "de"), "no texts in 'de'; --lang is en or fr"),
        (
            ("--lang", "fr", "--tables", "9", "--players", "2"),
            "2 joueurs ne peuvent occuper 9 tables\u00a0; 1 au plus",
        ),
    ],
)
def test_what_cannot_be_simulated_is_one_line(words, said):
    printed = typed("room", "simulate", *words)
    assert (printed.code, printed.out, printed.err) == (2, "", f"{said}\n")


def test_an_evening_is_kept_in_a_new_file_only(evening):
    printed = typed("room", "simulate", *TINY, "--data", str(evening[1]))
    assert printed.code == 2
    assert printed.err.endswith("is there already; an evening is kept in a new file\n")


def test_a_folder_that_is_not_is_told_before_the_evening(tmp_path):
    for option in ("--csv", "--data"):
        printed = typed("room", "simulate", *TINY, option, str(tmp_path / "none" / "file"))
        assert printed.code == 2
        assert printed.err == f"{tmp_path / 'none'}: there is no such folder\n"


class FeelsRich(CashDesk):
    """A desk that comes to believe in chips that nobody bought."""

    def do(self, deed, by, *, request=""):
        decisions = super().do(deed, by, request=request)
        kept = self.desk.tables.get("t1")
        if isinstance(deed, EndHand) and kept is not None and kept.hands > 3:
            player = min(kept.stacks)
            stacks = {**kept.stacks, player: kept.stacks[player] + 100}
            tables = {**self.desk.tables, "t1": replace(kept, stacks=stacks)}
            self.desk = replace(self.desk, tables=tables)
        return decisions


def test_chips_nobody_bought_end_with_one_and_are_told(monkeypatch):
    monkeypatch.setattr(room_simulate, "CashDesk", FeelsRich)
    printed = typed("room", "simulate", *TINY, "--lang", "en")
    assert printed.code == 1
    wrong = [line for line in printed.lines if line.startswith("What must never be: t1: ")]
    assert any("has other chips than the desk thinks" in line for line in wrong)
    assert any("in the ledger" in line for line in wrong)


# Reading a room's file.


def test_the_log_tells_facts_in_words_with_who_and_when(evening):
    lines = typed("room", "log", str(evening[1]), "--lang", "en").lines
    assert lines[0].endswith("The room offers limit-10-20  by manager")
    assert re.match(r" +1  \d{4}-\d\d-\d\d \d\d:\d\d:\d\d  ", lines[0])


def test_the_log_gives_reasons_with_their_articles(evening):
    plain = typed("room", "log", str(evening[1]), "--lang", "fr").lines
    reasons = typed("room", "log", str(evening[1]), "--lang", "fr", "--why").lines
    more = [line for line in reasons if line not in plain]
    assert any(line.endswith("(rrop3:2.seating.2)") for line in more)


def test_the_log_of_a_player_names_him_in_every_fact(evening, facts):
    player = kinds(facts, "room.seated")[0]["fields"]["player"]
    his = typed("room", "log", str(evening[1]), "--player", player, "--json").data
    assert 0 < len(his) < len(facts)
    assert all(player in json.dumps(fact["fields"], ensure_ascii=False) for fact in his)
    assert len(kinds(his, "money.bought_in")) == sum(
        fact["fields"]["player"] == player for fact in kinds(facts, "money.bought_in")
    )


def test_the_log_of_a_table_has_its_hands_and_no_other(evening, facts):
    his = typed("room", "log", str(evening[1]), "--table", "t2", "--json").data
    hands = [fact for fact in kinds(facts, "room.hand_started") if fact["table"] == "t2"]
    assert kinds(his, "room.hand_started") == hands


def test_a_name_is_found_however_it_is_written(evening, facts):
    file = str(evening[1])
    player = kinds(facts, "room.seated")[0]["fields"]["player"]
    his = typed("room", "log", file, "--player", player, "--json").data
    for written in (player.upper(), player.lower(), unicodedata.normalize("NFD", player)):
        assert typed("room", "log", file, "--player", written, "--json").data == his
    at_table = typed("room", "log", file, "--table", "T2", "--json").data
    assert at_table == typed("room", "log", file, "--table", "t2", "--json").data


def test_names_are_the_same_with_one_accent_or_with_two_signs():
    assert named("zoé", ("Zoé", "Ann"), "player") == "Zoé"
    assert named("Zoe\u0301", ("Zoé", "Ann"), "player") == "Zoé"
    assert named("ann", ("Ann", "ann"), "player") == "ann"
    with pytest.raises(DataError, match="'ANN' may be Ann, ann"):
        named("ANN", ("Ann", "ann"), "player")


@pytest.mark.parametrize(
    ("words", "lang", "said"),
    [
        (("--player", "Nobody"), "en", "--player: 'Nobody' is not in this file; known: "),
        (("--player", "t2"), "en", "--player: 't2' is not in this file; "),
        (("--table", "t99"), "en", "--table: 't99' is not in this file; "),
        (
            ("--table", "t99"),
            "fr",
            "--table\u00a0: 't99' n’est pas dans ce fichier\u00a0; ",
        ),
    ],
)
def test_who_is_not_in_the_file_is_told(evening, words, lang, said):
    for as_data in ((), ("--json",)):
        printed = typed("room", "log", str(evening[1]), *words, "--lang", lang, *as_data)
        assert (printed.code, printed.out) == (2, "")
        assert printed.err.startswith(said)


def test_the_ledger_of_a_file_is_that_of_the_evening(evening, postings):
    file = str(evening[1])
    told = typed("room", "ledger", file, "--csv", "--lang", "en").out
    assert next(iter(csv.DictReader(io.StringIO(told))))["key"] == postings[0]["key"]
    balances = typed("room", "ledger", file, "--json").data
    assert balances["ledger"] == sum(balances["balances"].values()) == 0
    assert typed("room", "ledger", file).lines[-1] == "ledger 0"


def test_after_the_settlement_nobody_owes_anything(evening):
    file = str(evening[1])
    left = Counter(typed("room", "ledger", file, "--json").data["balances"])
    transfers = typed("room", "ledger", file, "--settle", "--json").data["transfers"]
    for one in transfers:
        left[one["payer"]] += one["amount"]
        left[one["payee"]] -= one["amount"]
    assert transfers
    assert not any(left.values())
    lines = typed("room", "ledger", file, "--settle", "--lang", "en").lines
    assert len(lines) == len(transfers)


def test_a_sound_file_is_told_so(evening):
    file = str(evening[1])
    printed = typed("room", "verify", file, "--lang", "en")
    assert printed.code == 0
    assert printed.lines[-1].startswith("sound – facts: ")
    assert printed.lines[-1].endswith("seated: 0; ledger 0")
    assert typed("room", "verify", file, "--json").data["faults"] == []


@pytest.fixture
def copied(evening, tmp_path):
    """A copy of the room's file, to be spoilt."""
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(evening[1].read_bytes())
    return copy


LAST_SIX = "DELETE FROM note WHERE seq > (SELECT max(seq) - 6 FROM note)"


def spoil(path, sql):
    journal = Journal(path)
    journal._db.execute(sql)
    journal.close()


def test_a_fact_that_was_left_out_is_found(copied):
    spoil(copied, "DELETE FROM note WHERE kind = 'money.bought_in' AND seq < 200")
    printed = typed("room", "verify", str(copied), "--lang", "en")
    assert printed.code == 1
    assert printed.err.startswith(f"{copied}: spoilt: ")
    assert "the note before it is missing" in printed.err


def test_the_last_facts_left_out_are_found(copied, facts):
    spoil(copied, LAST_SIX)
    printed = typed("room", "verify", str(copied), "--lang", "en")
    assert printed.code == 1
    said = f"{len(facts):,} facts were written down and {len(facts) - 6:,} are here."
    assert said in printed.lines
    french = typed("room", "verify", str(copied), "--lang", "fr")
    assert "faits ont été inscrits" in french.out
    assert len(typed("room", "verify", str(copied), "--json").data["faults"]) >= 1


def test_facts_left_out_are_found_after_others_were_written(copied, facts):
    spoil(copied, LAST_SIX)
    journal = Journal(copied)
    kept = list(journal.notes("desk"))
    journal.append("desk", (), at=0, notes=[replace(kept[0].note)])
    assert journal.notes_written("desk") == len(facts) + 1
    journal.close()


def test_a_file_that_does_not_count_its_facts_is_read(copied):
    spoil(copied, "DELETE FROM written")
    assert typed("room", "verify", str(copied), "--lang", "en").code == 0
    journal = Journal(copied)
    count = len(list(journal.notes("desk")))
    assert journal.notes_written("desk") == 0
    journal.append("desk", (), at=0, notes=[next(iter(journal.notes("desk"))).note])
    assert journal.notes_written("desk") == count + 1
    journal.close()


def test_an_amount_that_was_changed_is_found(copied):
    spoil(
        copied,
        "UPDATE note SET body = json_set(body, '$.event.amount', 1)"
        " WHERE kind = 'money.bought_in' AND seq < 200",
    )
    assert typed("room", "verify", str(copied)).code == 1


def test_a_file_in_use_is_said_to_be(copied):
    journal = Journal(copied)
    journal.append("desk", (), at=0)
    printed = typed("room", "log", str(copied))
    journal.close()
    assert printed.code == 2
    assert printed.err == f"{copied}: in use, by a room that is open already\n"


@pytest.mark.parametrize("command", ["log", "ledger", "verify"])
def test_what_is_no_room_is_one_line_and_left_alone(command, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("nothing")
    missing = typed("room", command, str(tmp_path / "none.sqlite"), "--lang", "fr")
    strange = typed("room", command, str(file), "--lang", "en")
    assert (missing.code, strange.code) == (2, 2)
    assert missing.err.endswith("none.sqlite\u00a0: ce fichier n’existe pas\n")
    assert strange.err == f"{file}: not the file of a room\n"
    assert file.read_text() == "nothing"


def test_chips_on_the_tables_are_not_settled(copied):
    spoil(copied, "DELETE FROM note WHERE seq > 100")
    printed = typed("room", "ledger", str(copied), "--settle", "--lang", "en")
    assert printed.code == 2
    assert "still holds" in printed.err
