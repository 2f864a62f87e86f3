"""Each mend, with cards the dealer knows and with cards he does not: no card is lost or doubled."""

import random
from collections.abc import Callable

import pytest

from croupier.cards import DECKS, HIDDEN, Card
from croupier.play import Event, HandState, evolve, view
from croupier.play import irregular_events as irr
from croupier.play.irregular import Order
from croupier.play.mending import Mending
from croupier.play.mends import MENDS, carry_out, carry_out_due
from kit.hands import DRAW, STUD, Hand, deal


def flop() -> Hand:
    """Three players of four on the flop; seat 3 has folded."""
    hand = deal(stacks=[1000] * 4, button=4, seed=3)
    return hand.play("3 fold", "4 call", "1 call", "2 check")


def stud() -> Hand:
    """Three players with their first three cards, waiting for the bring-in."""
    return deal("stud", stacks=[500] * 3, stakes=STUD, button=3, seed=5)


def tell(hand: Hand, *events: Event) -> None:
    for event in events:
        evolve(hand.state, event)
        assert hand.state.chips == hand.total
    hand.events += events


def mend(hand: Hand, order: Order) -> list[Event]:
    """Carry *order* out; every viewer is left with the same table, but for cards he cannot see."""
    before = hand.state.copy()
    events = carry_out(hand.dealer, hand.state, order)
    tell(hand, *events)
    for seat in range(len(hand.stacks) + 1):
        seen = blinded(before, seat)
        for event in events:
            evolve(seen, event.seen_by(seat))
        assert view(seen, seat) == view(hand.state, seat)
    assert cards(hand) == len(DECKS["standard"])
    known = [card for card in lying(hand) if card != HIDDEN]
    assert len(known) == len(set(known))
    return events


def blinded(state: HandState, viewer: int) -> HandState:
    """A copy in which the viewer sees no face-down card of another."""
    twin = state.copy()
    for seat, hole in enumerate(twin.hole):
        if seat != viewer:
            pairs = zip(hole, twin.up[seat], strict=True)
            twin.hole[seat] = [card if up else HIDDEN for card, up in pairs]
    return twin


def lying(hand: Hand) -> list[Card]:
    dealer, state = hand.dealer, hand.state
    piles = (dealer.stub, dealer.burns, dealer.next_burn, dealer.aside, dealer.removed)
    hands = [card for hole in state.hole for card in hole]
    return [card for pile in piles for card in pile] + dealer.scrap + state.board + hands


def cards(hand: Hand) -> int:
    return len(lying(hand))


def blind(hand: Hand) -> Hand:
    """The same hand with a dealer who does not know the face-down cards."""
    dealer, state = hand.dealer, hand.state
    for pile in (dealer.stub, dealer.burns):
        pile[:] = [HIDDEN] * len(pile)
    for seat, hole in enumerate(state.hole):
        pairs = zip(hole, state.up[seat], strict=True)
        state.hole[seat] = [card if up else HIDDEN for card, up in pairs]
    return hand


def known(hand: Hand) -> Hand:
    """The same hand."""
    return hand


either = pytest.mark.parametrize("as_seen", [known, blind])
Seen = Callable[[Hand], Hand]


def test_every_order_has_a_mend():
    assert len(MENDS) >= 15


@either
def test_replaced_card_goes_where_it_is_ordered(as_seen: Seen):
    hand = as_seen(flop())
    old, new = hand.state.hole[1][1], hand.dealer.stub[0]
    mend(hand, Order("replace_card", seat=1, place=1, to="scrap"))
    assert hand.state.hole[1][1] == new
    assert hand.dealer.scrap == [old]
    mend(hand, Order("replace_card", seat=2, place=0, to="next_burn"))
    assert len(hand.state.irregular.next_burn) == len(hand.dealer.next_burn) == 1


@either
def test_open_card_is_replaced_by_an_open_one_and_says_anew_who_brings_it_in(as_seen: Seen):
    for seed in range(30):
        hand = as_seen(deal("stud", stacks=[500] * 3, stakes=STUD, button=3, seed=seed))
        if as_seen is blind:
            hand.dealer.stub[0] = next(c for c in DECKS["standard"] if c not in lying(hand))
        first = hand.state.actor
        mend(hand, Order("replace_card", seat=first, place=2, to="scrap"))
        assert hand.state.up[first] == [False, False, True]
        lowest = min((1, 2, 3), key=lambda seat: hand.state.hole[seat][2])
        assert hand.state.actor == lowest
        assert hand.menu.bring_in is not None


def test_after_the_bring_in_a_new_open_card_leaves_the_turn_alone():
    hand = stud()
    hand.play(f"{hand.state.actor} bring-in")
    actor = hand.state.actor
    mend(hand, Order("replace_card", seat=actor, place=2, to="scrap"))
    assert hand.state.actor == actor


@either
def test_card_taken_back_is_dealt_again(as_seen: Seen):
    hand = as_seen(flop())
    top = hand.state.hole[1][1]
    mend(hand, Order("take_back_card", seat=1, place=1, to="stub"))
    assert len(hand.state.hole[1]) == 1
    assert hand.dealer.stub[0] == top
    mend(hand, Order("give_card", seat=1))
    assert hand.state.hole[1][1] == top


def test_card_that_all_have_seen_is_seen_to_go():
    hand = flop()
    card = hand.state.hole[1][0]
    tell(hand, irr.Exposed(1, 0, card))
    events = mend(hand, Order("take_back_card", seat=1, place=0, to="stub"))
    assert events[0].seen_by(2).moves[0].card == card
    assert hand.state.irregular.exposed == ()


@either
def test_missing_cards_are_given_from_the_top(as_seen: Seen):
    hand = as_seen(flop())
    top = hand.dealer.stub[:2]
    mend(hand, Order("give_card", seat=2, count=2))
    assert hand.state.hole[2][2:] == top


@either
def test_removed_cards_are_out_of_play(as_seen: Seen):
    hand = as_seen(flop())
    size = len(hand.dealer.stub)
    mend(hand, Order("remove_cards", count=3))
    assert (len(hand.dealer.removed), len(hand.dealer.stub)) == (3, size - 3)
    mend(hand, Order("remove_cards", count=1, to="scrap"))
    assert len(hand.dealer.scrap) == 1
    mend(hand, Order("remove_cards", count=99))
    assert hand.dealer.stub == []


@either
def test_board_set_aside_is_shuffled_in_again(as_seen: Seen):
    hand = as_seen(flop())
    flopped, size = hand.state.board[:], len(hand.dealer.stub)
    mend(hand, Order("set_board_aside", count=3))
    assert hand.state.board == []
    assert list(hand.state.irregular.aside) == flopped[::-1]
    events = mend(hand, Order("reshuffle_aside"))
    assert hand.state.irregular.aside == ()
    assert len(hand.dealer.stub) == size + 3
    assert set(flopped) <= set(hand.dealer.stub)
    assert hand.state.burned
    assert irr.BurnCounted(done=True) in events


def test_with_a_burn_the_next_street_is_burned_for():
    hand = flop()
    mend(hand, Order("set_board_aside", count=1))
    mend(hand, Order("reshuffle_aside", to="burn"))
    assert not hand.state.burned


@pytest.mark.parametrize(("to", "burns"), [("", 1), ("burn", 2)])
def test_board_is_dealt_again(to: str, burns: int):
    hand = flop()
    hand.dealer.aside.append(hand.dealer.stub.pop())
    tell(hand, irr.CardsMoved((irr.Move(hand.dealer.aside[0], "stub", "aside", open=True),)))
    mend(hand, Order("redeal_board", to=to, count=3))
    assert (len(hand.state.board), len(hand.dealer.burns)) == (3, burns)
    assert hand.dealer.aside == []


def test_board_of_unknown_cards_is_dealt_again():
    hand = blind(flop())
    mend(hand, Order("redeal_board", count=3))
    assert len(hand.state.board) == 3


@either
def test_one_of_the_board_is_drawn_and_the_next_card_completes_it(as_seen: Seen):
    hand = as_seen(flop())
    board, top = hand.state.board[:], hand.dealer.stub[0]
    mend(hand, Order("scramble_board", place=1, to="burns", count=3))
    assert hand.state.board == [board[0], board[2], top]
    assert hand.dealer.burns[-1] == board[1]


@either
def test_first_card_of_the_board_is_the_burn(as_seen: Seen):
    hand = as_seen(flop())
    board, top = hand.state.board[:], hand.dealer.stub[0]
    mend(hand, Order("first_card_is_burn", count=3))
    assert hand.state.board == [*board[1:], top]
    assert hand.dealer.burns[-1] == board[0]


@either
def test_second_burn_goes_to_its_place(as_seen: Seen):
    hand = as_seen(flop())
    mend(hand, Order("burn_extra"))
    second, board = hand.dealer.burns[-1], hand.state.board[:]
    mend(hand, Order("restore_burns", place=0, to="board", count=1))
    assert hand.state.board == [second, *board[:2]]
    assert hand.dealer.stub[0] == board[2]
    mend(hand, Order("burn_extra", count=2))
    burned = hand.dealer.burns[-2:]
    mend(hand, Order("restore_burns", count=2))
    assert hand.dealer.stub[:2] == burned
    assert len(hand.dealer.burns) == 1


@either
def test_rebuilt_stub_holds_the_muck_and_nothing_that_is_in_play(as_seen: Seen):
    hand = as_seen(flop())
    size = len(hand.dealer.stub)
    mucked = hand.state.hole[3][:]
    mend(hand, Order("rebuild_stub"))
    assert len(hand.dealer.stub) == size + 2
    assert set(mucked) <= set(hand.dealer.stub)
    assert hand.state.hole[3] == []
    again = sorted(hand.dealer.stub)
    mend(hand, Order("rebuild_stub"))
    assert again == sorted(hand.dealer.stub)


@either
def test_shuffled_stub_holds_the_same_cards(as_seen: Seen):
    hand = as_seen(flop())
    before = sorted(hand.dealer.stub)
    mend(hand, Order("reshuffle_stub"))
    assert sorted(hand.dealer.stub) == before


@either
def test_stud_card_is_turned_up(as_seen: Seen):
    hand = as_seen(stud())
    mend(hand, Order("turn_up_card", seat=1, place=0))
    assert hand.state.up[1][0]


@either
def test_skipped_burn_is_no_chore(as_seen: Seen):
    hand = as_seen(flop())
    mend(hand, Order("skip_burn"))
    assert hand.state.burned


def test_order_that_is_due_is_done_once():
    hand = flop()
    tell(hand, irr.Ordered(Order("skip_burn", street=-1)))
    events = carry_out_due(hand.dealer, hand.state)
    tell(hand, *events)
    assert hand.state.irregular.orders == ()
    with pytest.raises(ValueError, match="nothing is ordered"):
        carry_out_due(hand.dealer, hand.state)


def test_empty_stub_is_filled_with_what_was_thrown_and_then_with_the_burns():
    hand = deal("draw", stacks=[500] * 3, stakes=DRAW, button=3, seed=2)
    while hand.state.phase == "betting":
        hand.play(f"{hand.state.actor} {'bet 5' if not hand.state.bet_to else 'call'}")
    seat = hand.state.actor
    thrown = hand.state.hole[seat][0]
    hand.play(f"{seat} draw {thrown}")
    piles = hand.dealer
    piles.removed += piles.stub[:]
    piles.stub.clear()
    mending = Mending(piles, hand.state)
    assert mending.fill_stub(1)
    assert piles.stub == [thrown]
    mending.move("stub", "removed")
    piles.burns.append(piles.removed.pop(0))
    assert mending.fill_stub(1)
    assert piles.burns == []
    piles.removed += piles.stub[:]
    piles.stub.clear()
    assert not mending.fill_stub(1)


def test_hand_keeps_its_card_if_no_other_can_be_had():
    hand = deal(stacks=[1000] * 2, button=1)
    hand.dealer.removed += hand.dealer.stub[:]
    hand.dealer.stub.clear()
    before = hand.state.hole[1][:]
    assert mend(hand, Order("replace_card", seat=1, place=0, to="scrap")) == []
    assert hand.state.hole[1] == before


def test_scores_are_worked_out_anew_after_a_card_has_changed():
    hand = deal(stacks=[1000] * 2, button=1, shows=False).play("1 call", "2 check").check_down()
    hand.dealer.scores = lambda seat, share: 0  # noqa: ARG005 - whatever was worked out
    mend(hand, Order("first_card_is_burn", count=1))
    assert hand.dealer.scores is None


def test_chance_draws_every_card_of_the_board_alike():
    drawn = [0, 0, 0]
    for seed in range(300):
        hand = flop()
        hand.dealer.shuffler = random.Random(seed)
        board = hand.state.board[:]
        mend(hand, Order("scramble_board", to="burns", count=3))
        drawn[board.index(hand.dealer.burns[-1])] += 1
    assert all(70 < times < 130 for times in drawn)
