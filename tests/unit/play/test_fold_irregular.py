"""Every irregular fact folded: what it changes, what it leaves, and that all see the same of it."""

import pytest

from croupier.cards import HIDDEN, Card, parse_card
from croupier.play import Carried, Event, HandState, Post, begin, evolve
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from croupier.play.irregular import Held, Irregular, Limit, Order
from croupier.text import Text
from kit.floor_watch import PUBLIC_SLOTS, check_menu
from kit.hands import DRAW, LIMIT, STUD, Hand, deal, with_options


def told(hand: Hand, *events: Event) -> set[str]:
    """Fold *events* in; the slots that changed.  Whoever looks on sees the same public hand."""
    before = hand.state.copy()
    for event in events:
        evolve(hand.state, event)
        assert hand.state.chips == hand.total, event
    hand.events += events
    for viewer in range(hand.state.chairs + 1):
        seen = seen_by(hand, viewer)
        for name in PUBLIC_SLOTS:
            assert getattr(seen, name) == getattr(hand.state, name), f"{name} of viewer {viewer}"
    check_menu(hand.state)
    slots = HandState.__slots__
    return {name for name in slots if getattr(before, name) != getattr(hand.state, name)}


def seen_by(hand: Hand, viewer: int) -> HandState:
    state = begin(hand.setup)
    for event in hand.events:
        evolve(state, event.seen_by(viewer))
    return state


def irregular(hand: Hand) -> Irregular:
    assert hand.state.irregular is not None
    return hand.state.irregular


def preflop(*moves: str) -> Hand:
    """Four players, blinds of 50 and 100 on seats 1 and 2, seat 3 to act."""
    return deal(stacks=[1000] * 4, button=4).play(*moves)


def flop(*moves: str) -> Hand:
    """Four players and a pot of 400; seat 1 acts."""
    hand = preflop("3 call", "4 call", "1 call", "2 check")
    return hand.play(*moves)


def river() -> Hand:
    """Three hands to be shown, seat 1 first, over a pot of 300."""
    hand = deal(stacks=[1000] * 3, button=3, shows=False).play("3 call", "1 call", "2 check")
    return hand.check_down()


def draw(*moves: str) -> Hand:
    """Three players of five cards; seat 1 opens."""
    return deal("draw", stacks=[300] * 3, stakes=DRAW, button=3).play(*moves)


# Out of turn


def test_action_held_is_noted_with_what_is_promised_and_nothing_else() -> None:
    hand = preflop()
    assert told(hand, irr.ActionHeld(1, "call", 100, 100)) == {"irregular"}
    assert told(hand, irr.ActionHeld(4, "wager", 300, 100)) == {"irregular"}
    assert irregular(hand).held == (
        Held(1, "call", 100, 100, hand.state.turn, 150),
        Held(4, "wager", 300, 100, hand.state.turn, 200),
    )
    told(hand, irr.ActionHeld(1, "fold", 0, 100))
    assert [held.kind for held in irregular(hand).held] == ["wager", "fold"]


def test_settled_action_is_held_no_more() -> None:
    hand = preflop()
    told(hand, irr.ActionHeld(1, "call", 100, 100), irr.ActionHeld(4, "fold", 0, 100))
    assert told(hand, irr.HeldSettled(1, binds=True)) == {"irregular"}
    assert [held.seat for held in irregular(hand).held] == [4]


def test_limit_lasts_until_he_acts_or_until_the_round_is_over() -> None:
    hand = preflop()
    assert told(hand, irr.Limited(3, "wager"), irr.Limited(1, "fold", "round")) == {"irregular"}
    assert irregular(hand).limits == (Limit(3, "wager"), Limit(1, "fold", "round"))
    hand.play("3 call")
    assert irregular(hand).limits == (Limit(1, "fold", "round"),)
    hand.play("4 call", "1 call", "2 check")
    assert irregular(hand).limits == ()


# Bets and the pot


def test_corrected_bets_are_the_totals_that_all_face() -> None:
    hand = flop("1 bet 300", "2 call")
    changed = told(hand, irr.BetsCorrected(((1, 200), (2, 200)), 200, 200))
    assert changed == {"stacks", "bets", "bet_to", "last_raise", "full_level", "faced"}
    assert hand.state.bets == [0, 200, 200, 0, 0]
    assert hand.state.stacks[1] == hand.state.stacks[2] == 700
    assert (hand.state.actor, hand.menu.call) == (3, 200)


def test_correction_that_takes_the_last_chips_passes_the_turn() -> None:
    hand = deal(stacks=[1000, 300, 1000], button=3).play("3 call", "1 call", "2 check")
    hand.play("1 bet 150")
    changed = told(hand, irr.BetsCorrected(((1, 200), (2, 200)), 200, 200))
    assert {"turn", "actor", "able"} <= changed
    assert (hand.state.able, hand.state.stacks[2], hand.state.actor) == (2, 0, 3)


def test_correction_of_the_small_blind_leaves_the_count_of_wagers() -> None:
    hand = deal(stacks=[500] * 4, button=4, stakes=LIMIT)
    told(hand, irr.BetsCorrected(((1, 5),), 10, 10))
    assert (hand.state.wagers, hand.state.full_wagers) == (1, 0)


def raised_to_the_cap(hand: Hand) -> int:
    """How many wagers the round sees from here, with everybody raising."""
    count = 0
    while (span := hand.menu.wager) is not None:
        hand.play(f"{hand.state.actor} {'bet' if span.kind == 'bet' else 'raise'} {span.least}")
        count += 1
    return count


def test_blind_made_good_is_the_first_bet_of_the_round() -> None:
    posts = (Post(1, "small_blind", 5), Post(2, "big_blind", 6))
    hand = deal(stacks=[500] * 4, button=4, stakes=LIMIT, posts=posts)
    assert (hand.state.wagers, hand.state.full_level) == (0, 0)
    changed = told(hand, irr.BetsCorrected(((2, 10),), 10, 10))
    assert changed == {"stacks", "bets", "bet_to", "full_level", "wagers"}
    assert raised_to_the_cap(hand) == raised_to_the_cap(
        deal(stacks=[500] * 4, button=4, stakes=LIMIT)
    )
    assert hand.state.bet_to == 40


def test_blind_that_is_no_first_bet_in_the_house_is_none_when_made_good() -> None:
    rules = with_options("neutral", limits={"blind_is_first_bet": False})
    posts = (Post(1, "small_blind", 5), Post(2, "big_blind", 6))
    hand = deal(stacks=[500] * 4, button=4, stakes=LIMIT, posts=posts, rules=rules)
    told(hand, irr.BetsCorrected(((2, 10),), 10, 10))
    assert hand.state.wagers == 0


def test_bet_at_limit_made_good_counts_once() -> None:
    hand = deal(stacks=[500] * 4, button=4, stakes=LIMIT)
    hand.play("3 call", "4 call", "1 call", "2 check")
    told(hand, ev.Wagered(1, "bet", 6, True, True, False, 6))  # noqa: FBT003 - as it was made
    told(hand, irr.BetsCorrected(((1, 10),), 10, 10))
    assert (hand.state.wagers, hand.state.full_wagers) == (1, 1)
    assert raised_to_the_cap(hand) == 3
    assert hand.state.bet_to == 40


def test_raise_that_went_back_is_no_wager_any_more() -> None:
    hand = deal(stacks=[500] * 4, button=4, stakes=LIMIT)
    hand.play("3 call", "4 call", "1 call", "2 check", "1 bet 10", "2 raise 20", "3 raise 30")
    told(hand, irr.RuledDead(3), irr.BetsCorrected(((3, 0),), 20, 10))
    assert (hand.state.wagers, hand.state.full_wagers) == (2, 2)
    assert raised_to_the_cap(hand) == 2
    assert hand.state.bet_to == 40


def test_raise_that_was_too_large_still_counts_once() -> None:
    hand = deal(stacks=[500] * 4, button=4, stakes=LIMIT)
    told(hand, ev.Wagered(3, "raise", 40, True, True, False, 40))  # noqa: FBT003 - as it was made
    told(hand, irr.BetsCorrected(((3, 20),), 20, 10))
    assert (hand.state.wagers, hand.state.full_wagers) == (2, 1)
    assert raised_to_the_cap(hand) == 2


def test_opening_that_was_too_large_counts_for_one() -> None:
    hand = draw()
    told(hand, ev.Wagered(1, "open", 15, True, True, False, 15))  # noqa: FBT003 - as it was made
    assert hand.state.wagers == 2
    told(hand, irr.BetsCorrected(((1, 5),), 5, 5))
    assert (hand.state.wagers, hand.state.full_wagers) == (1, 1)


def test_pot_corrected_moves_chips_between_stack_and_pot() -> None:
    hand = flop()
    assert told(hand, irr.PotCorrected(2, 50)) == {"stacks", "put"}
    assert (hand.state.put[2], hand.state.stacks[2]) == (150, 850)
    told(hand, irr.PotCorrected(2, -150))
    assert (hand.state.put[2], hand.state.stacks[2], hand.state.pot) == (0, 1000, 300)


def test_last_chips_for_the_pot_make_a_player_all_in() -> None:
    hand = flop()
    assert told(hand, irr.PotCorrected(2, 900)) == {"stacks", "put", "able"}
    assert hand.state.able == 3


def test_button_corrected_begins_the_round_anew() -> None:
    hand = preflop("3 fold", "4 raise 300")
    posts = (Post(4, "small_blind", 50), Post(1, "big_blind", 100))
    cards = [list(held) for held in hand.state.hole]
    told(hand, irr.ButtonCorrected(3, ((1, 50), (2, 100), (4, 300)), posts, (50, 100)))
    state = hand.state
    assert (state.phase, state.button, state.setup.button, state.actor) == ("dealing", 3, 3, 0)
    assert state.bets == [0, 100, 0, 0, 50]
    assert (state.bet_to, state.opened, state.opened_by, state.able) == (100, False, 0, 3)
    assert [list(held) for held in state.hole] == cards
    assert state.live == [False, True, True, False, True]
    assert irregular(hand).right_button == 3
    hand._deal()
    assert (state.phase, state.actor) == ("betting", 2)


def test_button_corrected_moves_an_ante_of_one_for_all() -> None:
    posts = (Post(1, "small_blind", 50), Post(2, "big_blind", 100), Post(2, "dead_ante", 100))
    hand = deal(stacks=[1000] * 4, button=4, posts=posts)
    right = (Post(4, "small_blind", 50), Post(1, "big_blind", 100), Post(1, "dead_ante", 100))
    told(hand, irr.ButtonCorrected(3, ((1, 50), (2, 200)), right, (50, 100, 100)))
    assert (hand.state.dead, hand.stacks) == (100, (800, 1000, 1000, 950))


# Dead and live hands


def test_dead_hand_in_turn_passes_the_turn_and_leaves_its_chips() -> None:
    hand = flop("1 bet 100")
    changed = told(hand, irr.RuledDead(2))
    assert changed >= {"live", "live_count", "able", "irregular", "turn", "actor"}
    assert not changed & {"bets", "put", "stacks", "hole", "phase"}
    assert (hand.state.actor, irregular(hand).ruled_dead) == (3, (2,))


def test_dead_hand_of_another_leaves_the_turn() -> None:
    hand = flop("1 bet 100")
    assert told(hand, irr.RuledDead(4)) == {"live", "live_count", "able", "irregular"}
    assert hand.state.actor == 2


def test_hand_dead_already_is_only_noted() -> None:
    hand = preflop("3 fold")
    assert told(hand, irr.RuledDead(3)) == {"irregular"}


@pytest.mark.parametrize("phase", ["dealing", "betting"])
def test_last_hand_but_one_dead_ends_the_betting(phase: str) -> None:
    hand = deal(stacks=[1000] * 2, button=1)
    if phase == "dealing":
        hand = _stopped(hand, ev.RoundOpened)
    assert hand.state.phase == phase
    told(hand, irr.RuledDead(1))
    assert (hand.state.phase, hand.state.actor) == ("gathering", 0)
    hand._deal()
    assert hand.stacks == (950, 1050)


def _stopped(hand: Hand, before: type[Event]) -> Hand:
    """The same hand up to the first event of that kind."""
    again = Hand.__new__(Hand)
    again.setup, again.asks, again.dealer = hand.setup, hand.asks, hand.dealer
    again.first_deck, again.actions, again.total = hand.first_deck, [], hand.total
    again.state, again.events = begin(hand.setup), []
    for event in hand.events:
        if isinstance(event, before):
            break
        again.events.append(event)
        evolve(again.state, event)
    return again


def test_dead_hand_while_a_street_is_dealt_goes_on_with_one_less() -> None:
    hand = _stopped(preflop(), ev.RoundOpened)
    assert told(hand, irr.RuledDead(3)) == {"live", "live_count", "able", "irregular"}
    hand._deal()
    assert hand.state.actor == 4


def test_dead_hand_before_it_throws_passes_the_draw_on() -> None:
    hand = draw("1 bet 5", "2 call", "3 call")
    assert (hand.state.phase, hand.state.actor) == ("discarding", 1)
    assert told(hand, irr.RuledDead(2)) == {"live", "live_count", "able", "irregular"}
    told(hand, irr.RuledDead(1))
    assert (hand.state.live_count, hand.state.phase) == (1, "awarding")


def test_dead_hand_of_the_one_who_throws_gives_the_next_his_turn() -> None:
    hand = draw("1 bet 5", "2 call", "3 call")
    told(hand, irr.RuledDead(1))
    assert (hand.state.phase, hand.state.actor) == ("discarding", 2)


def test_dead_hand_while_runs_are_agreed_has_the_rest_dealt_once() -> None:
    rules = with_options("neutral", dealing={"max_runs": 2})
    hand = deal(stacks=[1000] * 3, button=3, rules=rules, asks=True)
    hand.play("3 raise 1000", "1 call", "2 call")
    assert hand.state.phase == "agreeing"
    told(hand, irr.RuledDead(2))
    assert (hand.state.runs, hand.state.actor) == (1, 0)
    assert hand.state.phase in ("turning_up", "dealing")


def test_dead_hand_at_the_showdown() -> None:
    hand = river()
    assert (hand.state.phase, hand.state.actor) == ("showing", 1)
    assert told(hand, irr.RuledDead(2)) == {"live", "live_count", "able", "irregular"}
    told(hand, irr.RuledDead(1))
    assert hand.state.live_count == 1
    assert hand.state.phase in ("awarding", "showing")


def test_dead_hand_while_pots_wait_leaves_them_to_the_others() -> None:
    hand = _stopped(
        deal(stacks=[1000] * 3, button=3, seed=2).play("3 call", "1 call", "2 check").check_down(),
        ev.PotAwarded,
    )
    assert hand.state.phase == "awarding"
    loser = next(seat for seat in (1, 2, 3) if hand.state.live[seat])
    told(hand, irr.RuledDead(loser))
    assert hand.state.phase == "awarding"
    assert not hand.state.live[loser]


def test_hand_ruled_live_is_in_play_again() -> None:
    hand = preflop("3 fold")
    changed = told(hand, irr.RuledLive(3))
    assert {"live", "live_count", "able", "irregular"} <= changed
    assert not changed & {"bets", "put", "stacks", "hole"}
    assert hand.state.live[3]
    assert hand.state.phase == "betting"


def test_turn_goes_back_to_who_folded_last_and_has_his_hand_again() -> None:
    hand = preflop("3 raise 300", "4 fold")
    told(hand, irr.RuledLive(4))
    assert hand.state.actor == 4
    hand.play("4 raise 600")
    assert hand.state.actor == 1


def test_turn_stays_where_somebody_has_acted_since_the_fold() -> None:
    for move in ("4 call", "4 fold", "4 raise 600"):
        hand = preflop("3 fold", move)
        told(hand, irr.RuledLive(3))
        assert hand.state.actor == 1, move


def test_fold_that_ended_the_round_is_taken_back_by_who_made_it() -> None:
    hand = _stopped(preflop("3 raise 300", "4 fold", "1 fold", "2 fold"), ev.UncalledReturned)
    assert hand.state.phase == "gathering"
    told(hand, irr.RuledLive(2))
    assert (hand.state.phase, hand.state.actor) == ("betting", 2)


def test_chips_of_a_pot_that_was_pushed_are_held_out_of_a_stack() -> None:
    hand = preflop("3 fold", "4 fold", "1 fold")
    told(hand, irr.PotHeld(50, 2))
    assert (irregular(hand).escrow, hand.stacks[1]) == (50, 1000)
    told(hand, irr.EscrowPaid(1, 50))
    assert (irregular(hand).escrow, hand.stacks) == (0, (1000, 1000, 1000, 1000))


def test_hand_ruled_dead_by_mistake_is_no_dead_hand_any_more() -> None:
    hand = flop("1 bet 100")
    told(hand, irr.RuledDead(4))
    told(hand, irr.RuledLive(4))
    assert irregular(hand).ruled_dead == ()
    assert (hand.state.live_count, hand.state.able) == (4, 4)


def test_live_hand_ruled_live_changes_nothing() -> None:
    assert told(flop(), irr.RuledLive(1)) == set()


def test_hand_mucked_at_the_showdown_has_its_turn_again() -> None:
    hand = river()
    hand.play("1 muck")
    assert hand.state.mucked[1]
    told(hand, irr.RuledLive(1))
    assert hand.state.live[1]
    assert not hand.state.mucked[1]
    assert (hand.state.phase, 1 in hand.state.show_order) == ("showing", True)


# The end of a hand


def _void(hand: Hand) -> irr.HandVoided:
    began = hand.setup.stacks
    owed = [(seat, began[seat] - stack) for seat, stack in enumerate(hand.state.stacks)]
    return irr.HandVoided(tuple((seat, chips) for seat, chips in owed if chips))


@pytest.mark.parametrize(
    "hand",
    [
        lambda: _stopped(preflop(), ev.Posted),
        lambda: _stopped(preflop(), ev.HoleDealt),
        lambda: preflop("3 raise 300"),
        lambda: flop("1 bet 200"),
        lambda: draw("1 bet 5", "2 call", "3 call"),
        lambda: deal("stud", stacks=[300] * 3, stakes=STUD),
        river,
        lambda: _stopped(river().play("1 show", "2 show", "3 show"), ev.PotAwarded),
        lambda: _stopped(river().play("1 show", "2 show", "3 show"), ev.HandEnded),
    ],
    ids=["posting", "dealing", "betting", "flop", "draw", "stud", "showing", "awarding", "pushed"],
)
def test_void_hand_gives_all_back_in_every_phase(hand: object) -> None:
    played: Hand = hand()  # type: ignore[operator]  # made when the test runs
    told(played, _void(played))
    state = played.state
    assert tuple(state.stacks) == played.setup.stacks
    assert (state.phase, state.actor, state.pot, state.awards) == ("settled", 0, 0, [])
    assert (sum(state.put), sum(state.bets), state.dead) == (0, 0, 0)
    told(played, ev.HandEnded())
    assert state.phase == "over"


def test_void_hand_keeps_what_is_carried_and_says_whether_it_is_dealt_again() -> None:
    hand = deal("draw", stacks=[300] * 3, stakes=DRAW, carried=(Carried(6, (1, 2, 3)),))
    returns = tuple((seat, 2) for seat in (1, 2, 3))
    told(hand, irr.HandVoided(returns, (Carried(6, (1, 2, 3)),)))
    assert hand.state.left_for_next == (Carried(6, (1, 2, 3)),)
    assert hand.state.irregular is None
    misdeal = preflop()
    told(misdeal, irr.HandVoided(((1, 50), (2, 100)), redeal=True, button=2))
    assert (irregular(misdeal).redeal, irregular(misdeal).right_button) == (True, 2)


def test_chips_kept_back_come_home_when_the_hand_is_over() -> None:
    hand = flop("1 bet 100")
    changed = told(hand, irr.KeptBack(2))
    assert changed == {"irregular", "stacks", "able", "turn", "actor"}
    assert (hand.state.stacks[2], hand.state.actor, irregular(hand).chips) == (0, 3, 900)
    told(hand, irr.RuledDead(2))
    hand.play("3 fold", "4 fold")
    assert hand.state.stacks[2] == 900
    assert irregular(hand).kept_back == ()


def test_award_corrected_moves_chips_from_who_was_pushed_them() -> None:
    hand = _stopped(preflop("3 fold", "4 fold", "1 fold"), ev.HandEnded)
    assert told(hand, irr.AwardCorrected(((2, -100), (4, 100)))) == {"stacks"}
    assert hand.stacks == (950, 950, 1000, 1100)


def test_pot_held_is_kept_by_the_floor_until_it_is_paid() -> None:
    hand = _stopped(preflop("3 fold", "4 fold", "1 fold"), ev.PotAwarded)
    held = hand.state.pot
    assert told(hand, irr.PotHeld(40)) == {"irregular", "pushed"}
    assert hand.state.phase == "awarding"
    told(hand, irr.PotHeld(held - 40))
    assert (hand.state.phase, hand.state.pot, irregular(hand).escrow) == ("settled", 0, held)
    assert told(hand, irr.EscrowPaid(4, held)) == {"irregular", "stacks"}
    assert irregular(hand).escrow == 0


def test_chips_removed_have_left_the_game() -> None:
    hand = flop()
    assert told(hand, irr.ChipsRemoved(2, 100)) == {"irregular", "stacks"}
    assert told(hand, irr.ChipsRemoved(1, 900)) >= {"able", "turn", "actor"}
    assert (irregular(hand).removed, hand.state.actor) == (1000, 2)


# Cards


def test_exposed_card_is_known_to_all_and_stays_where_it_is() -> None:
    hand = preflop()
    card = hand.state.hole[1][0]
    assert told(hand, irr.Exposed(1, 0, card)) == {"irregular"}
    assert irregular(hand).exposed == ((1, card),)


def test_stud_card_turned_up_and_down_again() -> None:
    hand = deal("stud", stacks=[300] * 3, stakes=STUD)
    card = hand.state.hole[2][0]
    assert told(hand, irr.CardTurnedUp(2, 0, card)) == {"up"}
    assert seen_by(hand, 1).hole[2][0] == card
    assert told(hand, irr.CardTurnedDown(2, 0)) == {"up"}
    assert hand.state.up[2] == [False, False, True]


def test_card_leaves_a_hand_with_its_place_and_is_exposed_no_more() -> None:
    hand = preflop()
    first, second = hand.state.hole[1]
    told(hand, irr.Exposed(1, 0, first))
    changed = told(hand, irr.CardsMoved((irr.Move(first, "hand", "stub", 1, 0, open=True),)))
    assert changed == {"hole", "up", "irregular"}
    assert hand.state.hole[1] == [second]
    assert irregular(hand).exposed == ()


def test_card_joins_a_hand_at_its_place_face_up_or_down() -> None:
    hand = preflop()
    first, second = hand.state.hole[1]
    new = hand.dealer.stub[0]
    told(hand, irr.CardsMoved((irr.Move(new, "stub", "hand", 1, 1),)))
    assert hand.state.hole[1] == [first, new, second]
    told(hand, irr.CardsMoved((irr.Move(hand.dealer.stub[1], "stub", "hand", 1, up=True),)))
    assert hand.state.up[1] == [False, False, False, True]


def test_card_leaves_and_joins_the_board() -> None:
    hand = flop()
    one, two, three = hand.state.board
    assert told(hand, irr.CardsMoved((irr.Move(two, "board", "stub", place=1, open=True),))) == {
        "board"
    }
    told(hand, irr.CardsMoved((irr.Move(two, "stub", "board", open=True),)))
    told(hand, irr.CardsMoved((irr.Move(three, "board", "stub", place=1, open=True),)))
    told(hand, irr.CardsMoved((irr.Move(three, "stub", "board", place=0, open=True),)))
    assert hand.state.board == [three, one, two]


@pytest.mark.parametrize("open", [True, False])
def test_cards_aside_and_next_to_be_burned_are_known_only_if_all_saw_them(open: bool) -> None:  # noqa: FBT001
    hand = preflop()
    top, below = hand.dealer.stub[:2]
    for spot, lying in (("aside", "aside"), ("next_burn", "next_burn")):
        there = tuple(irr.Move(card, "stub", spot, open=open) for card in (top, below))  # type: ignore[arg-type]  # both are spots
        assert told(hand, irr.CardsMoved(there)) == {"irregular"}
        seen = (top, below) if open else (HIDDEN, HIDDEN)
        assert getattr(irregular(hand), lying) == seen
    last: Card = irregular(hand).aside[-1]
    told(hand, irr.CardsMoved((irr.Move(last, "aside", "stub", open=open),)))
    told(hand, irr.CardsMoved((irr.Move(top, "next_burn", "burns", open=open),)))
    assert irregular(hand).aside == ((top,) if open else (HIDDEN,))
    assert irregular(hand).next_burn == ((below,) if open else (HIDDEN,))


@pytest.mark.parametrize("source", ["stub", "burns", "removed", "scrap"])
@pytest.mark.parametrize("to", ["stub", "burns", "removed", "scrap"])
def test_cards_of_the_dealers_own_piles_change_nothing_on_the_table(source: str, to: str) -> None:
    hand = preflop()
    move = irr.Move(parse_card("As"), source, to)  # type: ignore[arg-type]  # all are spots
    assert told(hand, irr.CardsMoved((move,))) == set()


def test_move_of_a_card_is_seen_by_its_owner_alone_unless_it_is_open() -> None:
    hand = preflop()
    card = hand.dealer.stub[0]
    told(hand, irr.CardsMoved((irr.Move(card, "stub", "hand", 1),)))
    assert seen_by(hand, 1).hole[1][-1] == card
    assert seen_by(hand, 2).hole[1][-1] == HIDDEN
    assert seen_by(hand, 0).hole[1][-1] == HIDDEN


def test_burn_counted_says_whether_the_street_has_its_burn() -> None:
    hand = flop()
    assert told(hand, irr.BurnCounted(done=True)) == {"burned"}
    assert told(hand, irr.BurnCounted(done=False)) == {"burned"}


def test_order_waits_until_it_is_done() -> None:
    hand = flop()
    order, other = Order("burn_extra", street=2), Order("skip_burn", street=3)
    assert told(hand, irr.Ordered(order), irr.Ordered(other)) == {"irregular"}
    assert told(hand, irr.OrderDone(order)) == {"irregular"}
    assert irregular(hand).orders == (other,)
    assert told(hand, irr.OrderDone(order)) == set()


def test_folded_stud_seats_keep_their_place_in_the_deal() -> None:
    hand = deal("stud", stacks=[300] * 3, stakes=STUD)
    assert told(hand, irr.DealtStill((2,))) == {"irregular"}
    assert irregular(hand).still_dealt == (2,)
    told(hand, irr.DealtStill(()))
    assert irregular(hand).still_dealt == ()


# Turns and rulings


def test_turn_moved_begins_the_round_again_and_leaves_the_bets() -> None:
    hand = flop("1 check", "2 bet 100")
    changed = told(hand, irr.TurnMoved(2, 1))
    assert not changed & {"bets", "put", "stacks", "live", "phase"}
    state = hand.state
    assert (state.actor, state.round_opener, state.round_turn) == (2, 1, state.turn)
    assert (state.bet_to, state.opened, state.wagers) == (0, False, 0)


def test_turn_moved_in_the_draw_gives_the_discards_back() -> None:
    hand = draw("1 bet 5", "2 call", "3 call")
    thrown = hand.state.hole[1][:2]
    hand.play(f"1 draw {''.join(map(str, thrown))}")
    assert len(hand.state.hole[1]) == 3
    changed = told(hand, irr.TurnMoved(1))
    assert changed == {"turn", "actor", "hole", "up", "discards", "drew"}
    assert sorted(hand.state.hole[1][-2:]) == sorted(thrown)
    assert (hand.state.actor, hand.state.discards[1]) == (1, ())


def test_ruling_is_a_record_and_changes_nothing() -> None:
    event = irr.Ruled("x", "play_on", Text("So.", "Ainsi."), ("tda:1",), "floor")
    assert told(flop(), event) == set()


def test_every_irregular_event_is_public_but_those_of_cards() -> None:
    cards = {irr.Exposed, irr.CardTurnedUp, irr.CardsMoved}
    own = {kind for kind in irr.IRREGULAR_EVENTS if not issubclass(kind, ev.PublicEvent)}
    assert own == cards
