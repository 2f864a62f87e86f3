"""Robert's rules, section 2: the time charge, and who need not pay it."""

import pytest

from croupier.cardroom.ledger import Ledger, Posting, balance, post
from croupier.cardroom.postings import rent_posting
from croupier.cardroom.time_charge import (
    Charge,
    ChargeAsked,
    ChargePaid,
    ChargeWaived,
    Family,
    Rent,
    courtesy_ends,
    deal_waits,
    evolve,
    fall_due,
    not_dealt_in,
    pay,
    sit_down,
    take_courtesy,
    why_due,
    why_new,
)
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused
from croupier.text import Text

CASH = house("rrop3_cash")
HALF_HOUR = Charge(amount=5, period=1800, opened=0)
SIX = ("ana", "bob", "cleo", "dan", "eva", "fay")


def due(players=SIX, *, waiting=0, at=0, rent=None) -> Rent:
    """The charge has fallen due."""
    rent = rent or Rent()
    (event,) = fall_due(rent, CASH, HALF_HOUR, at, players=players, waiting=waiting)
    return evolve(rent, event)


def folded(rent: Rent, events) -> Rent:
    """After all *events*."""
    for event in events:
        rent = evolve(rent, event)
    return rent


@pytest.mark.rule("rrop3:2.procedures.2a")
def test_no_card_is_dealt_before_every_player_has_paid_in_advance():
    rent = due()
    waits = deal_waits(rent, CASH, HALF_HOUR, playing=SIX)
    assert waits is not None
    assert waits.rules == ("rrop3:2.procedures.2a",)
    assert waits.facts["missing"] == SIX
    assert "30" in waits.text.en
    ledger = post(Ledger(), Posting("in", 0, "table:3", "player:ana", 600, Text("", "")))
    for player in SIX:
        assert deal_waits(rent, CASH, HALF_HOUR, playing=SIX) is not None
        (paid,) = pay(rent, CASH, HALF_HOUR, player, 10)
        rent = evolve(rent, paid)
        ledger = post(ledger, rent_posting(paid, table="3"))
    assert deal_waits(rent, CASH, HALF_HOUR, playing=SIX) is None
    assert balance(ledger, "rent") == 30
    assert balance(ledger, "table:3") == 570


@pytest.mark.rule("rrop3:2.procedures.2a")
def test_who_sits_out_or_plays_by_courtesy_does_not_hold_up_the_deal():
    rent = due()
    rent = folded(rent, [event for p in SIX[:4] for event in pay(rent, CASH, HALF_HOUR, p, 10)])
    rent = folded(rent, take_courtesy(rent, CASH, "eva", 10, waiting=0))
    sitting_out = "fay"
    assert deal_waits(rent, CASH, HALF_HOUR, playing=SIX[:5]) is None
    assert not_dealt_in(rent, CASH, "eva") is None
    assert not_dealt_in(rent, CASH, sitting_out) is not None


@pytest.mark.rule("rrop3:2.procedures.2a")
def test_charge_falls_due_once_a_period():
    rent = due()
    for at in (0, 1, 1799):
        assert fall_due(rent, CASH, HALF_HOUR, at, players=SIX, waiting=0) == ()
    (again,) = fall_due(rent, CASH, HALF_HOUR, 1800, players=SIX, waiting=0)
    rent = folded(rent, [*pay(rent, CASH, HALF_HOUR, "ana", 5), again])
    assert not_dealt_in(rent, CASH, "ana") is not None


@pytest.mark.rule("rrop3:2.procedures.2b")
def test_courtesy_lasts_until_the_big_blind_in_a_game_with_a_button():
    rent = due()
    rent = folded(rent, take_courtesy(rent, CASH, "bob", 5, waiting=0))
    for blind in ("ana", "cleo", "dan"):
        ended = courtesy_ends(rent, 60, family="flop", dealt_in=SIX, big_blind=blind)
        assert ended == ()
        assert not_dealt_in(rent, CASH, "bob") is None
    rent = folded(rent, courtesy_ends(rent, 90, family="flop", dealt_in=SIX, big_blind="bob"))
    why = not_dealt_in(rent, CASH, "bob")
    assert why is not None
    assert why.rules == ("rrop3:2.procedures.2b",)
    rent = folded(rent, pay(rent, CASH, HALF_HOUR, "bob", 95))
    assert not_dealt_in(rent, CASH, "bob") is None


@pytest.mark.rule("rrop3:2.procedures.2b")
def test_courtesy_is_exactly_one_hand_of_stud():
    rent = due()
    rent = folded(rent, take_courtesy(rent, CASH, "bob", 5, waiting=0))
    assert not_dealt_in(rent, CASH, "bob") is None
    rent = folded(rent, courtesy_ends(rent, 90, family="stud", dealt_in=SIX))
    assert not_dealt_in(rent, CASH, "bob") is not None


@pytest.mark.rule("rrop3:2.procedures.2b")
def test_no_courtesy_while_one_waits_nor_twice():
    rent = due(waiting=1)
    with pytest.raises(RoomRefused, match=r"rrop3:2\.procedures\.2b"):
        take_courtesy(rent, CASH, "bob", 5, waiting=1)
    family: Family = "stud"
    rent = folded(rent, take_courtesy(rent, CASH, "bob", 6, waiting=0))
    rent = folded(rent, courtesy_ends(rent, 7, family=family, dealt_in=("bob",)))
    rent = due(at=1800, rent=rent)
    with pytest.raises(RoomRefused, match="Pay the time charge, or leave"):
        take_courtesy(rent, CASH, "bob", 1801, waiting=0)
    assert take_courtesy(rent, CASH, "ana", 1801, waiting=0)


@pytest.mark.rule("rrop3:2.procedures.2c")
def test_everybody_pays_where_two_were_on_the_list_when_it_fell_due():
    rent = due(waiting=2)
    (event,) = fall_due(Rent(), CASH, HALF_HOUR, 0, players=SIX, waiting=2)
    assert why_due(CASH, HALF_HOUR, event).rules == tuple(
        f"rrop3:2.procedures.2{letter}" for letter in "ac"
    )
    for waiting in (2, 0):
        with pytest.raises(RoomRefused, match=r"every player pays.*rrop3:2\.procedures\.2c"):
            take_courtesy(rent, CASH, "bob", 5, waiting=waiting)
    assert pay(rent, CASH, HALF_HOUR, "bob", 5) == (ChargePaid("bob", 5, 5, 0),)


@pytest.mark.rule("rrop3:2.procedures.2d")
def test_new_player_pays_only_where_two_or_more_wait():
    rent = due()
    assert sit_down(rent, "gus", 600, waiting=0) == (ChargeWaived("gus", 600),)
    assert sit_down(rent, "gus", 600, waiting=1) == (ChargeWaived("gus", 600),)
    assert sit_down(rent, "gus", 600, waiting=2) == (ChargeAsked("gus", 600),)
    assert "pays nothing" in why_new(CASH, "gus", waiting=1).text.en
    assert "gus pays: " in why_new(CASH, "gus", waiting=2).text.en
    exempt = folded(rent, sit_down(rent, "gus", 600, waiting=1))
    assert not_dealt_in(exempt, CASH, "gus") is None
    with pytest.raises(RoomRefused, match="owes no time charge"):
        pay(exempt, CASH, HALF_HOUR, "gus", 601)
    asked = folded(rent, sit_down(rent, "gus", 600, waiting=2))
    assert not_dealt_in(asked, CASH, "gus") is not None
    assert pay(asked, CASH, HALF_HOUR, "gus", 601)[0].amount == 5


@pytest.mark.rule("rrop3:2.procedures.2d")
def test_who_left_without_paying_is_not_new_in_the_same_period():
    rent = due()
    assert sit_down(rent, "ana", 700, waiting=0) == ()
    assert not_dealt_in(rent, CASH, "ana") is not None


def test_nothing_falls_due_where_the_house_takes_nothing():
    assert fall_due(Rent(), house("home"), HALF_HOUR, 0, players=SIX, waiting=0) == ()


@pytest.mark.rule("rrop3:2.procedures.2b")
def test_courtesy_goes_on_over_the_next_charge_and_is_no_new_one():
    rent = due()
    rent = folded(rent, take_courtesy(rent, CASH, "bob", 5, waiting=0))
    rent = due(at=1800, rent=rent)
    assert rent.standings["bob"] == "courtesy"
    with pytest.raises(RoomRefused, match="no courtesy to take"):
        take_courtesy(rent, CASH, "bob", 1801, waiting=0)
    rent = folded(rent, courtesy_ends(rent, 1810, family="flop", big_blind="bob"))
    assert rent.standings["bob"] == "played_out"


@pytest.mark.rule("rrop3:2.procedures.2b")
def test_who_is_away_when_the_charge_falls_due_is_not_new_after_his_courtesy():
    rent = due()
    for player in ("bob", "cleo"):
        rent = folded(rent, take_courtesy(rent, CASH, player, 5, waiting=0))
    rent = folded(rent, courtesy_ends(rent, 9, family="flop", big_blind="bob"))
    rent = due(players=("ana", "dan"), at=1800, rent=rent)
    for player in ("bob", "cleo"):
        assert sit_down(rent, player, 1801, waiting=0) == ()
        assert not_dealt_in(rent, CASH, player) is not None
        assert pay(rent, CASH, HALF_HOUR, player, 1802)[0].amount == 5


@pytest.mark.rule("rrop3:2.procedures.2b")
def test_courtesy_ends_with_each_big_blind_of_a_hand_and_with_one_that_passes():
    rent = due()
    for player in ("ana", "bob", "cleo"):
        rent = folded(rent, take_courtesy(rent, CASH, player, 5, waiting=0))
    ended = courtesy_ends(rent, 9, family="flop", big_blind="ana", also_due=("bob", "eva", "ana"))
    assert [event.player for event in ended] == ["ana", "bob"]


@pytest.mark.rule("rrop3:2.procedures.2b")
def test_courtesy_in_a_game_of_draw_with_antes_is_one_hand():
    rent = due()
    rent = folded(rent, take_courtesy(rent, CASH, "bob", 5, waiting=0))
    ended = courtesy_ends(rent, 9, family="draw", dealt_in=SIX, blinds=False)
    assert [event.player for event in ended] == ["bob"]
    assert courtesy_ends(rent, 9, family="draw", dealt_in=SIX) == ()
