"""A pot of antes that nobody could open lies over to the next hand: who buys into it, who waits."""

from dataclasses import replace

import pytest

from croupier.formats import check, export, read, write
from croupier.formats import replay as replayed
from croupier.play import Stakes
from croupier.play import events as ev
from croupier.service import Declined
from croupier.service import requests as ask
from croupier.service.newcomer import prices_of_entry
from croupier.service.own import next_ahead, own_seat, seat_note
from croupier.table import Table
from kit.live_tables import People, kinds

JACKS = Table("t", "jacks", Stakes("limit", 5, 10, ante=2), "online", seats=6, buy_in=1000)


def passed_out(hands: int = 1, **options: object) -> People:
    """Three players at jacks or better who opened nothing for so many hands: antes lie over."""
    people = People(1, 2, 3, table=JACKS, **options)
    for _ in range(hands):
        people.deal()
        people.finish()
    assert people.table.seating.passed_out == hands
    assert sum(pot.amount for pot in people.table.seating.carried) == 6 * hands
    return people


def coming(people: People, name: str):
    table = people.table
    told = own_seat(table, people.seat(name), next_ahead(table))
    assert told is not None
    return told.coming


def note(people: People, name: str) -> str:
    table = people.table
    told = seat_note(table.seating, people.seat(name), next_ahead(table)).note
    return told.en if told else ""


@pytest.mark.parametrize(("hands", "price"), [(1, 4), (2, 6)])
def test_newcomer_who_posts_pays_every_ante_of_the_pot_and_plays_for_it(
    hands: int, price: int
) -> None:
    people = passed_out(hands)
    people.sit("new", 5, post="post")
    entry = coming(people, "new")
    assert (entry.dealt, entry.offer, entry.wish) == (True, price, "post")
    assert entry.why.rules == ("rrop3:9.draw.11",)
    assert str(price) in entry.why.text.fr
    assert note(people, "new") == f"posts {price} in the next hand"
    setup = people.deal()
    assert sum(amount for seat, _, amount in kinds(setup) if seat == 5) == price
    assert people.table.hand is not None
    assert people.table.hand.pot == 6 * hands + 6 + price
    assert [pot.seats for pot in setup.carried] == [(1, 2, 3, 5)]
    assert people.table.hand.stacks[5] == 1000 - price
    people.check()


def test_newcomer_without_the_wish_waits_and_is_told_what_it_would_cost() -> None:
    people = passed_out()
    people.sit("new", 5)
    entry = coming(people, "new")
    assert (entry.dealt, entry.offer, entry.wish) == (False, 4, "wait")
    assert entry.why.rules == ("rrop3:9.draw.11",)
    assert note(people, "new") == "waits until the pot is won"
    assert not people.deal().takes_part(5)
    assert coming(people, "new").offer == 6, "the antes of the hand that is on come to it"
    people.check()


def test_wish_to_buy_into_the_antes_may_be_taken_back_until_the_deal() -> None:
    people = passed_out()
    people.sit("new", 5, post="post")
    ask.enter(people.table, people.guest("new"), "wait")
    assert not people.deal().takes_part(5)


def test_who_bought_in_pays_one_ante_like_the_others_if_nobody_opens_again() -> None:
    people = passed_out()
    people.sit("new", 5, post="post")
    people.deal()
    assert coming(people, "new") is None, "he is one of those who play for it now"
    people.finish()
    assert people.table.seating.passed_out == 2
    setup = people.deal()
    assert [(kind, amount) for seat, kind, amount in kinds(setup) if seat == 5] == [("ante", 2)]
    people.check()


def test_two_newcomers_buy_in_and_a_third_waits() -> None:
    people = passed_out()
    people.sit("one", 4, post="post")
    people.sit("two", 5, post="post")
    people.sit("three", 6)
    setup = people.deal()
    assert set(setup.dealt_in) == {1, 2, 3, 4, 5}
    assert [pot.seats for pot in setup.carried] == [(1, 2, 3, 4, 5)]
    assert people.table.hand is not None
    assert people.table.hand.pot == 6 + 6 + 2 * 4
    people.check()


def test_nobody_buys_into_a_pot_that_holds_money_forfeited_before_he_came() -> None:
    people = passed_out()
    table = people.table
    table.reseat(replace(table.seating, forfeited=5))
    people.sit("new", 5, post="post")
    entry = coming(people, "new")
    assert (entry.dealt, entry.offer) == (False, 0)
    assert "forfeited" in entry.why.text.en
    assert entry.why.rules == ("rrop3:9.draw.11",)
    assert not people.deal().takes_part(5)
    with pytest.raises(Declined, match="changes seats"):
        ask.move(people.table, people.guest("p1"), 6)


def test_antes_alone_are_no_forfeited_money() -> None:
    people = passed_out(2)
    people.sit("new", 5, post="post")
    people.deal()
    people.finish()
    assert people.table.seating.passed_out == 3
    assert people.table.seating.forfeited == 0


def test_guest_without_a_seat_sees_what_the_antes_of_the_pot_cost() -> None:
    people = passed_out()
    assert prices_of_entry(people.table.seating) == (0, 0, 0, 4, 4, 4)


def test_hand_somebody_bought_into_is_exported_and_survives_a_killed_process(tmp_path) -> None:
    people = passed_out(path=tmp_path / "room.sqlite")
    people.sit("new", 5, post="post")
    people.killed()
    assert coming(people, "new").wish == "post"
    people.deal()
    people.finish()
    events = tuple(people.room.journal.last_hand("t"))
    assert isinstance(events[-1], ev.HandEnded)
    history = read(write(export(events)), "bought.phh").hands[0]
    assert check(history) == ()
    assert replayed(history, strict=True).agrees
    people.check()
