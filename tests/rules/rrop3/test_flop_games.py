"""Robert's rules, sections 5 to 7: hold'em, Omaha and Omaha high-low."""

import pytest

from croupier.play import Post, Stakes
from croupier.play import events as ev
from kit.hands import deal

LIMIT = Stakes("limit", 10, 20, 5, 10)
NO_LIMIT = Stakes("none", 10, 10, 5, 10)
CASH = "rrop3_cash"


def checked_down(game, players):
    hand = deal(game, stacks=[500] * players, stakes=LIMIT, button=players, rules=CASH)
    before = hand.happened(ev.HoleDealt)
    hand.play(*(f"{seat} call" for seat in range(3, players + 1)), "1 call", "2 check")
    while hand.menu.check:
        hand.play(f"{hand.menu.seat} check")
    return hand, before


@pytest.mark.rule("rrop3:5.holdem.0a", "rrop3:6.omaha.0a")
@pytest.mark.parametrize(("game", "own"), [("holdem", 2), ("omaha", 4), ("omaha8", 4)])
def test_six_players_get_their_cards_then_a_flop_a_turn_and_a_river(game, own):
    hand, before = checked_down(game, players=6)
    assert sum(len(event.down) for event in before) == 6 * own
    assert all(not event.up for event in before)
    assert hand.happened(ev.HoleDealt) == before
    assert [len(event.cards) for event in hand.happened(ev.BoardDealt)] == [3, 1, 1]
    assert len(hand.happened(ev.RoundOpened)) == 4
    assert len(hand.happened(ev.Burned)) == 3


def omaha_showdown():
    """A flush in seat 2 that also makes the best low, against two pair in seat 1."""
    hand = deal(
        "omaha8",
        stacks=[500, 500],
        stakes=NO_LIMIT,
        button=2,
        rules=CASH,
        posts=(Post(1, "big_blind", 50), Post(2, "big_blind", 50)),
        hole={1: "KhQhTd9d", 2: "AsKs2s4d"},
        board="Qs7s3sKd8h",
        shows=False,
    )
    hand.play("1 check", "2 check", *["1 check", "2 check"] * 3)
    return hand


@pytest.mark.rule("rrop3:6.omaha.0c", "rrop3:7.omaha8.1")
def test_flush_of_two_shown_cards_wins_neither_half_until_the_other_two_are_shown():
    hand = omaha_showdown()
    hand.play("1 show", "2 show AsKs")
    assert hand.state.phase == "showing"
    assert hand.happened(ev.PotAwarded) == []
    hand.play("2 show 2s4d")
    assert [(a.seat, a.amount, a.share) for a in hand.happened(ev.PotAwarded)] == [
        (2, 50, "high"),
        (2, 50, "low"),
    ]


@pytest.mark.rule("rrop3:6.omaha.0c", "rrop3:7.omaha8.1")
def test_hand_thrown_away_with_two_of_four_cards_shown_wins_neither_half():
    hand = omaha_showdown()
    hand.play("1 show", "2 show AsKs", "2 muck")
    assert hand.stacks == (550, 450)


@pytest.mark.rule("rrop3:7.omaha8.2b")
def test_best_high_hand_takes_all_two_hundred_when_no_low_is_possible():
    hand = deal(
        "omaha8",
        stacks=[500, 500],
        stakes=NO_LIMIT,
        button=2,
        rules=CASH,
        posts=(Post(1, "big_blind", 100), Post(2, "big_blind", 100)),
        hole={1: "As3d4d5d", 2: "KhKc9s8s"},
        board="KsQsJd7c2h",
    )
    hand.play("1 check", "2 check", *["1 check", "2 check"] * 3)
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(2, 200, 0, "whole")]
