"""Robert's rules, section 2: what nobody may do with chips and cards during a hand."""

from dataclasses import dataclass, replace

import pytest

from croupier.cards import parse_cards, show_cards
from croupier.play import RAIL, Refused, Stakes, apply, begin, decide, menu, view
from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.actions import AskToSee, Call, Raise, Show
from croupier.play.duty import uncalled
from croupier.table import Occupant, Table, after_hand, empty_table, next_setup
from kit.every_action import accepted, cards_in
from kit.hands import LIMIT, deal

TEN = Stakes("none", 10, 10, 5, 10)
FIFTY = Stakes("none", 50, 50, 25, 50)


AGREEMENTS = (act.ChopBlinds, act.DeclineChop, act.RunTimes)


def refused_whole(hand, wish):
    """The refusal of *wish*, after which nothing is changed."""
    before = (hand.state.phase, hand.state.actor, hand.stacks, hand.state.pot, len(hand.events))
    with pytest.raises(Refused) as refused:
        hand.act(wish)
    after = (hand.state.phase, hand.state.actor, hand.stacks, hand.state.pot, len(hand.events))
    assert after == before
    return refused.value


def after_each_move(hand, *moves):
    """The hand before the first of *moves* and after each of them."""
    yield hand.state
    for move in moves:
        hand.play(move)
        yield hand.state


@pytest.mark.rule("rrop3:2.procedures.5a")
def test_twenty_from_a_pocket_does_not_play_and_the_stack_of_eighty_calls():
    hand = deal(stacks=[500, 80, 500], stakes=TEN, button=3, rules="rrop3_cash", posts=())
    hand.play("1 bet 100")
    refused = refused_whole(hand, Raise(2, 100))
    assert refused.rules == ("rrop3:2.procedures.5a",)
    assert hand.menu.call == 80
    hand.play("2 call")
    assert hand.state.stacks[2] == 0
    assert hand.state.bets[2] == 80


@pytest.mark.rule("rrop3:2.procedures.5a")
def test_nothing_anybody_can_do_brings_chips_into_a_hand():
    stacks = (0, 500, 80, 500)
    hand = deal(stacks=stacks[1:], stakes=TEN, button=3, rules="rrop3_cash", posts=())
    moves = ("1 bet 50", "2 call", "3 call", "1 bet 100", "2 call", "3 fold")
    for state in after_each_move(hand, *moves):
        for wish, events in accepted(state):
            after = apply(state, *events)
            owned = [sum(of) for of in zip(after.stacks, after.bets, after.put, strict=True)]
            assert after.chips == sum(stacks)
            assert state.pushed or all(map(int.__le__, owned, stacks)), wish


@pytest.mark.rule("rrop3:2.procedures.5a")
def test_chips_put_on_the_table_during_a_hand_play_from_the_next_hand_on():
    seating = empty_table(Table("t", "holdem", TEN, "rrop3_cash", 2, 500))
    for seat, stack in ((1, 500), (2, 80)):
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", stack))
    setup = next_setup(seating)
    assert setup is not None
    seating = seating.seated(2, replace(seating.seats[2], stack=80 + 20))
    hand = deal(stacks=setup.stacks[1:], stakes=TEN, button=1, rules="rrop3_cash")
    hand.play("1 raise 100")
    assert hand.menu.call == 70, "all-in for eighty, ten of them posted"
    hand.play("2 fold")
    assert [who.stack for _, who in after_hand(seating, hand.state).occupied()] == [510, 70 + 20]
    assert begin(setup).chips == 580


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
    for state in after_each_move(hand, "1 raise 40", "2 fold", "3 fold"):
        for wish, events in accepted(state):
            after = apply(state, *events)
            assert after.pot >= state.pot, wish
            assert all(map(int.__le__, after.stacks, state.stacks)), wish
    assert hand.state.phase == "over"
    assert hand.stacks == (515, 495, 490)
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(1, 30)]
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(1, 25, 0, "uncontested")]


@pytest.mark.rule("rrop3:2.procedures.12")
def test_only_what_nobody_matched_comes_back_and_only_the_winner_takes_from_the_pot():
    hand = deal(
        stacks=[500, 120, 500],
        stakes=TEN,
        button=3,
        rules="rrop3_cash",
        hole={1: "KsKd", 2: "AsAd", 3: "7h2c"},
        board="Qh9h4c3d2s",
    )
    hand.play("3 call", "1 raise 300", "2 call", "3 fold")
    state = begin(hand.setup)
    richer = []
    for event in hand.events:
        owed = uncalled(state)
        after = apply(state, event)
        if any(map(int.__gt__, after.stacks, state.stacks)):
            richer.append(event)
        if isinstance(event, ev.UncalledReturned):
            assert (event.seat, event.amount) == owed
        state = after
    assert richer == [ev.UncalledReturned(1, 180), ev.PotAwarded(2, 250, 0, "whole")]


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
    moves = ["2 check", "1 check", "2 check", "1 check", "2 bet 50", "1 call"]
    for state in after_each_move(hand, *moves, "2 check", "1 check"):
        for wish, events in accepted(state):
            assert not isinstance(wish, AGREEMENTS), "there is nothing to agree on"
            assert not [one for one in events if isinstance(one, ev.PotAwarded)]
            assert all(map(int.__le__, apply(state, *events).stacks, state.stacks)), wish
        assert state.phase == "over" or not state.awards
    assert hand.state.phase == "over"
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(1, 100, 0, "whole")]
    assert hand.stacks == (550, 450)


@pytest.mark.rule("rrop3:2.procedures.15a")
def test_an_all_in_hand_cannot_be_insured():
    hand = deal(
        stacks=[300, 500, 400],
        stakes=TEN,
        button=1,
        rules="rrop3_cash",
        hole={1: "AsAd", 2: "KsKd"},
        board="Kh9h4c3d2s",
        shows=False,
    )
    hand.play("1 raise 300", "2 call", "3 fold")
    assert hand.state.pot == 610
    for state in after_each_move(hand, "2 show", "1 show"):
        before = (state.stacks, state.put, state.pot)
        for wish, events in accepted(state):
            after = apply(state, *events)
            assert (after.stacks, after.put, after.pot) == before, wish
            assert not [one for one in events if isinstance(one, ev.PotAwarded)]
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(2, 610, 0, "whole")]
    assert hand.stacks == (0, 810, 390), "the beaten aces get nothing from anybody"


@dataclass(frozen=True, slots=True)
class HandBackChips(act.Action):
    pass


@dataclass(frozen=True, slots=True)
class SplitThePot(act.Action):
    pass


@dataclass(frozen=True, slots=True)
class Insure(act.Action):
    pass


@pytest.mark.rule("rrop3:2.procedures.12", "rrop3:2.procedures.14a", "rrop3:2.procedures.15a")
@pytest.mark.parametrize("kind", [HandBackChips, SplitThePot, Insure])
def test_what_is_no_action_of_the_game_is_refused(kind):
    hand = deal(stacks=[500, 500], stakes=TEN, rules="rrop3_cash")
    assert refused_whole(hand, kind(hand.menu.seat)).rules == ("house:action.unknown",)


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
        with pytest.raises(Refused) as shown:
            decide(hand.state, Show(asker, parse_cards("Kh")))
        assert shown.value.rules == ("rrop3:2.procedures.22",)
    hand.play("4 ask-to-see 3")
    assert show_cards(view(hand.state, RAIL).seats[2].cards) == "QsQd"


@pytest.mark.rule("rrop3:2.procedures.22")
def test_no_view_and_nothing_anybody_can_do_tells_a_card_of_the_muck_or_the_stub():
    hand = folded_hand_with_a_called_river()
    for state in after_each_move(hand, "2 show", "3 muck"):
        folded = {seat: set(state.hole[seat]) for seat in (1, 4)}
        away = {*hand.dealer.stub, *hand.dealer.burns}
        assert len(away) == 52 - 8 - 5
        for viewer in (RAIL, 1, 2, 3, 4):
            others = set().union(*(cards for seat, cards in folded.items() if seat != viewer))
            secret = away | others
            assert not cards_in(view(state, viewer)) & secret
            for wish, events in accepted(state):
                told = cards_in([event.seen_by(viewer) for event in events])
                assert not told & (away | set(folded[1]) | set(folded[4])), wish


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
    assert hand.dealer.next_chore(hand.state) == []
    for viewer in (RAIL, 1, 2, 3):
        own = set(hand.state.hole[viewer]) if viewer else set()
        known = own | set(parse_cards("Qh9h4c"))
        assert cards_in([event.seen_by(viewer) for event in hand.events]) == known
        assert cards_in(view(hand.state, viewer)) == known
    for wish, events in accepted(hand.state):
        assert isinstance(wish, Show), "all that is left is to show one's own cards"
        assert cards_in(events) <= set(hand.state.hole[wish.seat])


@pytest.mark.rule("rrop3:3.dead.2")
def test_fold_facing_a_bet_of_twenty_kills_the_hand_and_the_call_after_it():
    hand = deal(stacks=[500, 500, 500], stakes=TEN, button=3, rules="rrop3_cash", posts=())
    hand.play("1 bet 20", "2 fold")
    assert not hand.state.live[2]
    refused = refused_whole(hand, Call(2))
    assert refused.rules == ("rrop3:3.dead.2",)
    assert hand.state.bets[2] == 0
    assert menu(hand.state).seat == 3
