"""Robert's rules, section 9: coming in and moving while antes lie in the pot."""

from dataclasses import replace

import pytest

from croupier.play import Carried, Stakes
from croupier.play import events as ev
from croupier.rulebook.house import house
from croupier.table import Occupant, Table, empty_table, next_setup
from croupier.table.antes_entry import buys_into_the_antes, check_no_carried_pot
from croupier.table.why import RoomRefused
from kit.hands import deal

ANTES = Stakes("limit", 5, 10, ante=1)
JACKS = Table("j", "jacks", ANTES, "rrop3_cash", 6, 500)
CASH = house("rrop3_cash")


def after_two_passed_out():
    """Four players, whose antes of two hands lie in the pot, and N in seat 5."""
    seating = empty_table(JACKS)
    for seat in (1, 2, 3, 4, 5):
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 500))
    return replace(seating, carried=(Carried(8, (1, 2, 3, 4)),), passed_out=2, button=4, hand=2)


@pytest.mark.rule("rrop3:9.draw.11")
def test_newcomer_pays_3_for_the_third_deal_and_plays_for_the_whole_pot():
    seating = after_two_passed_out()
    assert 5 not in next_setup(seating).dealt_in
    bought = buys_into_the_antes(seating, 5, ANTES, CASH)
    assert sum(post.amount for post in bought.posts) == 3
    setup = next_setup(replace(seating, carried=bought.carried))
    posts = (*(post for post in setup.posts if post.seat != 5), *bought.posts)
    hand = deal(
        "jacks",
        stacks=[500] * 5,
        button=setup.button,
        stakes=ANTES,
        rules="rrop3_cash",
        posts=posts,
        carried=bought.carried,
        deck=None,
    )
    assert hand.state.pot == 8 + 5 + 2
    assert hand.state.stacks[5] == 497
    assert {event.seat for event in hand.happened(ev.HoleDealt)} == {1, 2, 3, 4, 5}


@pytest.mark.rule("rrop3:9.draw.11")
def test_single_ante_buys_a_hand_and_no_ante_is_due_beyond_the_limit():
    seating = replace(after_two_passed_out(), carried=(), passed_out=0)
    assert [p.amount for p in buys_into_the_antes(seating, 5, ANTES, CASH).posts] == [1]
    late = buys_into_the_antes(replace(seating, passed_out=4), 5, ANTES, CASH)
    assert [(post.kind, post.amount) for post in late.posts] == [("dead", 3)]


@pytest.mark.rule("rrop3:9.draw.11")
def test_newcomer_waits_while_the_pot_holds_a_false_openers_money():
    with pytest.raises(RoomRefused, match="forfeited") as refusal:
        buys_into_the_antes(after_two_passed_out(), 5, ANTES, CASH, forfeited=True)
    assert refusal.value.rules == ("rrop3:9.draw.11",)


@pytest.mark.rule("rrop3:9.draw.10")
def test_nobody_changes_seats_until_the_carried_antes_or_forfeited_money_are_won():
    seating = after_two_passed_out()
    with pytest.raises(RoomRefused, match="changes seats"):
        check_no_carried_pot(seating, CASH)
    won = replace(seating, carried=(), passed_out=0)
    check_no_carried_pot(won, CASH)
    with pytest.raises(RoomRefused, match="changes seats"):
        check_no_carried_pot(won, CASH, forfeited=True)
