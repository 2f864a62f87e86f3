"""Robert's rules, section 2: what nobody may do with chips and cards during a hand."""

from dataclasses import dataclass

import pytest

from croupier.cards import HIDDEN, parse_cards, show_cards
from croupier.play import RAIL, Refused, Stakes, decide, menu, view
from croupier.play import events as ev
from croupier.play.actions import Action, AskToSee, Call, Raise, Show
from kit.hands import LIMIT, deal

TEN = Stakes("none", 10, 10, 5, 10)
FIFTY = Stakes("none", 50, 50, 25, 50)


@dataclass(frozen=True, slots=True)
class HandBackChips(Action):
    to: int
    amount: int


@dataclass(frozen=True, slots=True)
class AddChips(Action):
    amount: int


@dataclass(frozen=True, slots=True)
class SplitThePot(Action):
    pass


@dataclass(frozen=True, slots=True)
class Insure(Action):
    amount: int


@dataclass(frozen=True, slots=True)
class LookAtTheStub(Action):
    pass


def refused_whole(hand, wish):
    """The refusal of *wish*, after which nothing is changed."""
    before = (hand.state.phase, hand.state.actor, hand.stacks, hand.state.pot, len(hand.events))
    with pytest.raises(Refused) as refused:
        hand.act(wish)
    after = (hand.state.phase, hand.state.actor, hand.stacks, hand.state.pot, len(hand.events))
    assert after == before
    return refused.value


@pytest.mark.rule("rrop3:2.procedures.5a")
def test_twenty_from_a_pocket_does_not_play_and_the_stack_of_eighty_calls():
    hand = deal(stacks=[500, 80, 500], stakes=TEN, button=3, rules="rrop3_cash", posts=())
    hand.play("1 bet 100")
    refused = refused_whole(hand, Raise(2, 100))
    assert refused.rules == ("rrop3:2.procedures.5a",)
    refused_whole(hand, AddChips(2, 20))
    assert hand.menu.call == 80
    hand.play("2 call")
    assert hand.state.stacks[2] == 0
    assert hand.state.bets[2] == 80


@pytest.mark.rule("rrop3:2.procedures.5b")
def test_the_whole_stack_is_in_full_view_of_everybody_all_the_time():
    hand = deal(stacks=[1450, 900, 2000], stakes=TEN, button=1, rules="rrop3_cash")
    for move in ("1 fold", "2 call", "3 check", "2 bet 10", "3 fold"):
        for viewer in (RAIL, 1, 2, 3):
            seen = view(hand.state, viewer).seats
            assert seen[0].stack == 1450
            assert sum(seat.stack for seat in seen) + view(hand.state, viewer).pot == 4350
        hand.play(move)
    assert view(hand.state, RAIL).seats[0].stack == 1450


@pytest.mark.rule("rrop3:2.procedures.12")
def test_ten_already_in_are_not_handed_back_to_one_who_folded():
    hand = deal(stacks=[500, 500, 500], stakes=TEN, button=1, rules="rrop3_cash")
    hand.play("1 raise 40", "2 fold")
    refused_whole(hand, HandBackChips(1, to=3, amount=10))
    hand.play("3 fold")
    assert hand.state.phase == "over"
    refused_whole(hand, HandBackChips(1, to=3, amount=10))
    assert hand.stacks == (515, 495, 490)
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(1, 30)]
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(1, 25, 0, "uncontested")]


@pytest.mark.rule("rrop3:2.procedures.14a")
def test_a_pot_of_hundred_is_not_split_by_agreement():
    hand = deal(
        stacks=[500, 500],
        stakes=FIFTY,
        rules="rrop3_cash",
        posts=(),
        hole={1: "AsAd", 2: "KsKd"},
        board="Qh9h4c3d2s",
    )
    hand.play("2 check", "1 check", "2 check", "1 check", "2 bet 50", "1 call")
    assert hand.state.pot == 100
    for seat in (1, 2):
        refused_whole(hand, SplitThePot(seat))
    hand.play("2 check", "1 check")
    assert hand.state.phase == "over"
    assert hand.stacks == (550, 450)


@pytest.mark.rule("rrop3:2.procedures.15a")
def test_an_all_in_hand_cannot_be_insured():
    hand = deal(
        stacks=[300, 500],
        stakes=TEN,
        rules="rrop3_cash",
        hole={1: "AsAd", 2: "KsKd"},
        board="Kh9h4c3d2s",
        shows=False,
    )
    hand.play("1 raise 300")
    refused_whole(hand, Insure(1, 50))
    hand.play("2 call")
    refused_whole(hand, Insure(2, 50))
    hand.play("2 show", "1 show")
    assert hand.stacks == (0, 800)
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(2, 600, 0, "whole")]


def folded_hand_with_a_called_river():
    hand = deal(
        stacks=[500] * 4,
        stakes=LIMIT,
        button=1,
        rules="rrop3_cash",
        hole={1: "Kh7c", 2: "AsAd", 3: "QsQd", 4: "JsJd"},
        board="Kd9h4c3d2s",
        shows=False,
    )
    hand.play("4 fold", "1 fold", "2 call", "3 check")
    return hand.play(*("2 check", "3 check") * 2, "2 bet 20", "3 call")


@pytest.mark.rule("rrop3:2.procedures.22")
def test_folded_hand_and_stub_are_looked_at_by_nobody():
    hand = folded_hand_with_a_called_river()
    assert hand.state.phase == "showing"
    hand.play("2 show", "3 muck")
    assert hand.state.phase == "over"
    for asker in (2, 3, 4):
        refused = refused_whole(hand, AskToSee(asker, 1))
        assert "rrop3:3.showdown.5" in refused.rules
        refused_whole(hand, LookAtTheStub(asker))
        with pytest.raises(Refused) as shown:
            decide(hand.state, Show(asker, parse_cards("Kh")))
        assert shown.value.rules == ("rrop3:2.procedures.22",)
        seen = view(hand.state, asker)
        assert [show_cards(seat.cards) for seat in seen.seats if seat.seat != asker] == [
            {1: "", 2: "AsAd", 3: "", 4: ""}[seat.seat] for seat in seen.seats if seat.seat != asker
        ]
        assert seen.seats[asker - 1].cards == tuple(hand.state.hole[asker])
    hand.play("4 ask-to-see 3")
    assert show_cards(view(hand.state, RAIL).seats[2].cards) == "QsQd"


@pytest.mark.rule("rrop3:2.procedures.23")
def test_the_card_that_would_have_come_is_never_shown():
    hand = deal(
        stacks=[500, 500, 500],
        stakes=TEN,
        button=1,
        rules="rrop3_cash",
        hole={1: "AsAd", 2: "KsKd", 3: "7h2c"},
        board="Qh9h4c3d2s",
    )
    hand.play("1 call", "2 call", "3 check", "2 bet 10", "3 fold", "1 fold")
    assert hand.state.phase == "over"
    assert show_cards(view(hand.state, 2).board) == "Qh9h4c"
    for viewer in (RAIL, 1, 2, 3):
        told = {
            card
            for event in hand.events
            for field in ("cards", "down", "up")
            for card in getattr(event.seen_by(viewer), field, ())
        }
        own = set(hand.state.hole[viewer]) if viewer else set()
        assert told - {HIDDEN} == own | set(parse_cards("Qh9h4c"))
    refused_whole(hand, LookAtTheStub(1))
    with pytest.raises(Refused):
        decide(hand.state, Show(1, parse_cards("3d")))


@pytest.mark.rule("rrop3:3.dead.2")
def test_fold_facing_a_bet_of_twenty_kills_the_hand_and_the_call_after_it():
    hand = deal(stacks=[500, 500, 500], stakes=TEN, button=3, rules="rrop3_cash", posts=())
    hand.play("1 bet 20", "2 fold")
    assert not hand.state.live[2]
    refused = refused_whole(hand, Call(2))
    assert refused.rules == ("rrop3:3.dead.2",)
    assert hand.state.bets[2] == 0
    assert menu(hand.state).seat == 3
