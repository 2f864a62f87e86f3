"""Robert's rules, section 3: who shows, in what order, and what must be shown to be paid."""

from dataclasses import fields

import pytest

from croupier.cards import HIDDEN, show_cards
from croupier.play import RAIL, Show, Stakes, view
from croupier.play import events as ev
from kit.hands import STUD, deal
from kit.refusals import refused

LIMIT = Stakes("limit", 10, 20)
BLINDS = Stakes("none", 10, 10, 5, 10)
HOLE = {1: "AsKs", 2: "AdQd", 3: "JhJc", 4: "8c7c"}
BOARD = "Qs9s4s3d2h"


def river(*moves, stacks=(500,) * 4, stakes=LIMIT, hole=HOLE, shows=False, button=1):
    """Nobody has posted; all check to the river, where *moves* are made."""
    hand = deal(
        stacks=stacks,
        stakes=stakes,
        button=button,
        rules="rrop3_cash",
        posts=(),
        hole=hole,
        board=BOARD,
        shows=shows,
    )
    players = len(stacks)
    order = [button % players + 1 + step for step in range(players)]
    for _ in range(3):
        hand.play(*(f"{(seat - 1) % players + 1} check" for seat in order))
    return hand.play(*moves)


def stud_showdown():
    """Three queens in seat 1 against three kings in seat 2, all checked to the end."""
    hand = deal(
        "stud",
        stacks=[500, 500],
        stakes=STUD,
        button=2,
        rules="rrop3_cash",
        hole={1: "QsQd2cQh7d5c4h", 2: "KsKd3cKh8d6c9h"},
        shows=False,
    )
    hand.play("1 bring-in", "2 call")
    return hand.play(*["2 check", "1 check"] * 4)


@pytest.mark.rule("rrop3:3.showdown.1")
def test_five_of_seven_cards_shown_win_nothing_until_all_are():
    hand = stud_showdown()
    hand.play("2 show KsKd3cKh8d")
    assert hand.state.shown[2].count(HIDDEN) == 2
    assert hand.state.actor == 2
    assert hand.happened(ev.PotAwarded) == []
    hand.play("2 show 6c9h", "1 show")
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(2, 10, 0, "whole")]


@pytest.mark.rule("rrop3:3.showdown.1")
def test_better_hand_mucked_after_five_of_seven_gets_no_share():
    hand = stud_showdown()
    hand.play("2 show KsKd3cKh8d", "2 muck")
    assert "rrop3:3.showdown.1" in refused(hand, "1 muck").rules
    hand.play("1 show")
    assert hand.stacks == (505, 495)


@pytest.mark.rule("rrop3:3.showdown.1")
def test_called_winner_shows_even_when_the_others_muck_but_not_after_folds():
    hand = river("2 bet 20", "3 call", "4 call", "1 fold")
    hand.play("2 muck", "3 muck")
    assert hand.state.phase == "showing"
    assert "rrop3:3.showdown.1" in refused(hand, "4 muck").rules
    hand.play("4 show")
    assert hand.stacks[3] == 540
    folded = deal(stacks=[500] * 3, stakes=BLINDS, rules="rrop3_cash", shows=False)
    folded.play("1 call", "2 call", "3 check", "2 bet 20", "3 fold", "1 fold")
    assert folded.stacks == (490, 520, 490)
    assert folded.happened(ev.Shown) == []


@pytest.mark.rule("rrop3:3.showdown.1")
def test_dealer_lays_all_cards_of_whoever_may_win_a_part_face_up():
    hand = river("2 bet 20", "3 call", "4 call", "1 call", shows=True)
    shown = {event.seat: show_cards(event.cards) for event in hand.happened(ev.Shown)}
    assert shown == {2: "AdQd", 1: "AsKs"}
    assert [event.seat for event in hand.happened(ev.Mucked)] == [3, 4]
    assert hand.stacks[0] == 560


@pytest.mark.rule("rrop3:3.showdown.4")
def test_two_losing_hands_are_killed_before_the_flush_is_paid():
    hand = river("2 bet 20", "3 call", "4 fold", "1 call")
    hand.play("2 show", "3 show", "1 show")
    tail = [e for e in hand.events if isinstance(e, ev.HandKilled | ev.PotAwarded)]
    assert tail == [ev.HandKilled(2), ev.HandKilled(3), ev.PotAwarded(1, 60, 0, "whole")]


@pytest.mark.rule("rrop3:3.showdown.5")
def test_seat_nine_that_folded_may_see_the_hand_that_called_the_river():
    stacks = [500] * 9 + [0]
    hand = deal(
        stacks=stacks,
        stakes=BLINDS,
        button=7,
        rules="rrop3_cash",
        hole={1: "AsKs", 2: "AdQd"},
        board=BOARD,
        shows=False,
    )
    hand.play("1 call", "2 call", *(f"{seat} fold" for seat in range(3, 10)))
    hand.play(*["1 check", "2 check"] * 2, "1 bet 10", "2 call", "1 show", "2 muck")
    assert hand.state.phase == "over"
    assert view(hand.state, 9).seats[1].cards == ()
    assert "rrop3:3.showdown.5" in refused(hand, "10 ask-to-see 2").rules
    hand.play("9 ask-to-see 2")
    for viewer in (RAIL, 3, 9):
        assert show_cards(view(hand.state, viewer).seats[1].cards) == "AdQd"


@pytest.mark.rule("rrop3:3.showdown.5")
def test_winning_hand_that_was_thrown_away_is_shown_too():
    hand = river("2 bet 20", "3 call", "4 fold", "1 fold", "2 muck")
    assert hand.stacks[1] == 480
    hand.play("3 show", "4 ask-to-see 2")
    assert show_cards(view(hand.state, RAIL).seats[1].cards) == "AdQd"
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(3, 40, 0, "uncontested")]


@pytest.mark.rule("rrop3:3.showdown.2a")
def test_hand_is_read_from_its_cards_whatever_its_owner_thinks_of_it():
    assert [one.name for one in fields(Show)] == ["seat", "cards"], "no claim goes with it"
    hand = river("2 bet 20", "3 call", "4 fold", "1 call")
    hand.play("2 show", "3 muck", "1 show As", "1 show Ks")
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(1, 60, 0, "whole")], "it is a flush"


@pytest.mark.rule("rrop3:3.showdown.7a")
def test_after_river_checks_by_two_three_and_four_they_show_in_that_order():
    hand = deal(stacks=[500] * 4, stakes=BLINDS, rules="rrop3_cash", hole=HOLE, shows=False)
    hand.play("4 call", "1 fold", "2 call", "3 check", *["2 check", "3 check", "4 check"] * 3)
    assert hand.state.show_order == (2, 3, 4)
    assert hand.state.actor == 2


@pytest.mark.rule("rrop3:3.showdown.7a")
def test_with_all_in_before_the_last_round_its_first_seat_in_turn_shows_first():
    setting = {"stacks": [100] * 4, "button": 2, "rules": "rrop3_cash", "hole": HOLE}
    hand = deal(stakes=BLINDS, shows=False, **setting)
    hand.play("1 raise 100", "2 fold", "3 call", "4 call")
    assert hand.state.phase == "showing"
    assert hand.state.show_order == (3, 4, 1)


@pytest.mark.rule("rrop3:3.showdown.7b")
def test_the_last_to_raise_on_the_river_shows_first():
    hand = river("2 bet 20", "3 raise 40", "4 fold", "1 fold", "2 call")
    assert hand.state.show_order == (3, 2)
    assert hand.state.actor == 3


@pytest.mark.rule("rrop3:3.showdown.7d")
@pytest.mark.parametrize("shows", [False, True])
def test_side_pot_of_eighty_is_shown_and_paid_before_the_main_pot_of_hundred_fifty(shows):
    stacks = (50, 500, 500)
    hand = deal(
        stacks=stacks,
        stakes=BLINDS,
        button=1,
        rules="rrop3_cash",
        hole={1: "AsKs", 2: "JhJc", 3: "AdQd"},
        board=BOARD,
        shows=shows,
    )
    hand.play("1 raise 50", "2 call", "3 call", *["2 check", "3 check"] * 2)
    hand.play("2 bet 40", "3 call")
    if not shows:
        assert [pot.amount for pot in view(hand.state, RAIL).pots] == [150, 80]
        hand.play("2 show", "3 show")
        assert hand.stacks == (0, 410, 490)
        assert [pot.amount for pot in view(hand.state, RAIL).pots] == [150]
        assert hand.menu.seat == 1
        hand.play("1 show")
    began = next(n for n, e in enumerate(hand.events) if isinstance(e, ev.ShowdownBegan))
    assert [type(e) for e in hand.events[began + 1 :]] == [
        *(ev.Shown, ev.Shown, ev.HandKilled, ev.PotAwarded),
        *(ev.Shown, ev.PotAwarded, ev.HandEnded),
    ]
    assert hand.happened(ev.PotAwarded) == [
        ev.PotAwarded(3, 80, 1, "whole"),
        ev.PotAwarded(1, 150, 0, "whole"),
    ]
    assert hand.stacks == (150, 410, 490)


@pytest.mark.rule("rrop3:3.showdown.7d")
def test_short_hand_mucked_after_the_side_pot_leaves_the_main_pot_to_the_rest():
    hand = deal(
        stacks=(50, 500, 500),
        stakes=BLINDS,
        button=1,
        rules="rrop3_cash",
        hole={1: "7h6h", 2: "JhJc", 3: "AdQd"},
        board=BOARD,
    )
    hand.play("1 raise 50", "2 call", "3 call", *["2 check", "3 check"] * 2)
    hand.play("2 bet 40", "3 call")
    assert hand.happened(ev.Mucked) == [ev.Mucked(1)]
    assert hand.happened(ev.HandKilled) == [ev.HandKilled(2)]
    assert [(a.seat, a.amount, a.pot) for a in hand.happened(ev.PotAwarded)] == [
        (3, 80, 1),
        (3, 150, 0),
    ]
    assert hand.stacks == (0, 410, 640)


@pytest.mark.rule("rrop3:3.showdown.7d")
def test_two_side_pots_are_settled_from_the_top_down():
    hand = deal(
        stacks=(50, 100, 500, 500),
        stakes=BLINDS,
        button=4,
        rules="rrop3_cash",
        hole={1: "AsKs", 2: "AdQd", 3: "JhJc", 4: "8c7c"},
        board=BOARD,
        shows=False,
    )
    hand.play("3 raise 150", "4 call", "1 call", "2 call", *["3 check", "4 check"] * 3)
    assert hand.state.show_order == (3, 4, 2, 1)
    hand.play("3 show", "4 muck")
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(3, 100, 2, "uncontested")]
    hand.play("2 show")
    assert hand.happened(ev.PotAwarded)[1:] == [ev.PotAwarded(2, 150, 1, "whole")]
    hand.play("1 show")
    assert hand.happened(ev.PotAwarded)[2:] == [ev.PotAwarded(1, 200, 0, "whole")]
    assert hand.happened(ev.HandKilled) == []
    assert hand.stacks == (200, 150, 450, 350)
