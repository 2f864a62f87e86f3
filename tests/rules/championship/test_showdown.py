"""The championship rules: who shows what, and when."""

import pytest

from croupier.cards import HIDDEN, parse_cards
from croupier.play import RAIL, Stakes, view
from croupier.play import events as ev
from kit.hands import Hand, deal
from kit.passing import pass_out, pass_to
from kit.refusals import refused

BLIND_100 = Stakes("none", 100, 100, 50, 100)


def at_the_river(button: int, **kw: object) -> Hand:
    """Seats 2, 5 and 7 of seven are at the river; the others have folded."""
    hand = deal(
        stacks=[5000] * 7, button=button, stakes=BLIND_100, rules="championship", shows=False, **kw
    )
    return pass_to(hand, 3, stay=(2, 5, 7))


def heads_up(hole: dict[int, str]) -> Hand:
    """Two players before the flop, the first on the button."""
    return deal(stacks=[5000] * 2, stakes=BLIND_100, rules="championship", hole=hole, shows=False)


@pytest.mark.rule("championship:showdown.1")
def test_winner_by_folds_takes_the_pot_with_his_cards_face_down() -> None:
    hand = heads_up({1: "AhKd"}).play("1 raise 300", "2 fold")
    assert hand.stacks == (5100, 4900)
    assert hand.happened(ev.Shown) == []
    assert view(hand.state, RAIL).seats[0].cards == (HIDDEN, HIDDEN)


@pytest.mark.rule("championship:showdown.1c")
def test_winner_by_folds_may_show_the_ace_alone() -> None:
    hand = heads_up({1: "AhKd"}).play("1 raise 300", "2 fold", "1 show Ah")
    (ace,) = parse_cards("Ah")
    for viewer in (RAIL, 2):
        assert view(hand.state, viewer).seats[0].cards == (ace, HIDDEN)


@pytest.mark.rule("championship:showdown.1d")
def test_pot_is_not_given_before_its_winner_has_shown_both_cards() -> None:
    hand = heads_up({1: "AhKd", 2: "7c2d"})
    pass_to(hand, 3).play("2 check", "1 bet 500", "2 call")
    hand.play("1 show Ah")
    assert hand.menu.seat == 1
    hand.play("1 show Kd", "2 muck")
    assert [award.seat for award in hand.happened(ev.PotAwarded)] == [1]


@pytest.mark.rule("championship:showdown.1d")
def test_last_live_hand_must_show_both_cards_too() -> None:
    hand = heads_up({1: "AhKd", 2: "7c2d"})
    pass_out(hand).play("2 muck")
    assert (hand.menu.seat, hand.menu.show, hand.menu.muck) == (1, True, False)
    assert "championship:showdown.1d" in refused(hand, "1 muck").rules
    hand.play("1 show Ah")
    assert hand.happened(ev.PotAwarded) == []
    hand.play("1 show Kd")
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(1, 200, 0, "uncontested")]


@pytest.mark.rule("championship:showdown.2")
def test_last_raiser_shows_first_then_those_who_claim_to_beat_him() -> None:
    hand = at_the_river(1)
    hand.play("2 bet 100", "5 raise 300", "7 call", "2 call")
    assert hand.state.show_order == (5, 7, 2)
    refused(hand, "7 show")
    hand.play("5 show", "7 muck")
    assert hand.menu.seat == 2
    hand.play("2 show")
    assert hand.state.phase == "over"


@pytest.mark.rule("championship:showdown.2")
def test_only_who_beats_the_last_raiser_or_ties_shows_after_him() -> None:
    hole = {1: "KsKh", 2: "AsAh"}
    setting = {"stacks": [5000] * 2, "stakes": BLIND_100, "rules": "championship"}
    better = deal(hole=hole, board="Kc8d7c4h2d", **setting)
    pass_to(better, 3).play("2 bet 100", "1 call")
    assert [event.seat for event in better.happened(ev.Shown)] == [2, 1]
    worse = deal(hole=hole, board="Qc8d7c4h2d", **setting)
    pass_to(worse, 3).play("2 bet 100", "1 call")
    assert [event.seat for event in worse.happened(ev.Shown)] == [2]
    assert worse.happened(ev.Mucked) == [ev.Mucked(1)]


@pytest.mark.rule("championship:showdown.2b")
def test_first_to_act_shows_first_after_a_checked_river() -> None:
    hand = at_the_river(4)
    hand.play("5 check", "7 check", "2 check")
    assert hand.state.show_order == (5, 7, 2)
