"""The general rules: blinds, antes, the order of acting and what lies on the table."""

import random

import pytest

from croupier.cards import CARDS, HIDDEN, parse_cards
from croupier.games import game, game_ids
from croupier.play import RAIL, AutoDealer, Stakes, pots_of, set_up, view
from croupier.play import events as ev
from croupier.rulebook.house import house
from kit.hands import Hand, deal
from kit.passing import pass_to
from kit.refusals import refused

THOUSAND_TWO = Stakes("none", 2000, 2000, 1000, 2000)
STUD_THOUSANDS = Stakes("limit", 5000, 10_000, ante=1000, bring_in=2000)


def six_handed(**kw: object) -> Hand:
    """Six players at 1,000/2,000, the button in seat 1."""
    return deal(stacks=[100_000] * 6, button=1, stakes=THOUSAND_TWO, rules="general", **kw)


@pytest.mark.rule("general:blinds.1")
def test_blinds_lie_in_front_of_their_players_before_any_card_is_dealt() -> None:
    hand = six_handed()
    assert hand.state.bets[1:] == [0, 1000, 2000, 0, 0, 0]
    kinds = [type(event) for event in hand.events]
    assert kinds[:2] == [ev.Posted, ev.Posted]
    assert kinds.index(ev.HoleDealt) == 2


@pytest.mark.rule("general:blinds.1")
def test_eight_antes_of_1000_make_a_pot_of_8000_at_stud() -> None:
    hand = deal("stud", stacks=[50_000] * 8, stakes=STUD_THOUSANDS, rules="general")
    assert hand.state.pot == 8000
    assert [type(event) for event in hand.events[:9]] == [ev.Posted] * 8 + [ev.HoleDealt]


@pytest.mark.rule("general:blinds.1")
@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_forced_bets_before_the_cards(game_id: str) -> None:
    structure = "limit" if "limit" in game(game_id).structures else game(game_id).structures[0]
    stakes = Stakes(structure, 20, 40, 10, 20, ante=2, bring_in=5)
    setup = set_up(game(game_id), stakes, house("general"), (0, 500, 500), 1)
    hand = Hand(setup, AutoDealer.shuffled(setup, random.Random(1)))
    kinds = [type(event) for event in hand.events]
    posts = kinds.index(ev.HoleDealt)
    assert posts > 0
    assert kinds[:posts] == [ev.Posted] * posts
    assert ev.Posted not in kinds[posts:]


@pytest.mark.rule("general:blinds.2")
@pytest.mark.parametrize("game_id", ["omaha", "omaha8"])
def test_blinds_of_omaha_are_in_the_same_seats(game_id: str) -> None:
    stakes = Stakes("pot", 2000, 2000, 1000, 2000)
    hand = deal(game_id, stacks=[100_000] * 6, button=1, stakes=stakes, rules="general")
    posted = hand.happened(ev.Posted)
    assert [(post.seat, post.kind) for post in posted] == [(2, "small_blind"), (3, "big_blind")]


@pytest.mark.rule("general:blinds.2")
def test_small_blind_is_left_of_the_button_and_big_blind_left_of_it() -> None:
    posted = six_handed().happened(ev.Posted)
    assert [(post.seat, post.kind) for post in posted] == [(2, "small_blind"), (3, "big_blind")]


@pytest.mark.rule("general:blinds.4")
def test_big_blind_of_2000_owes_4000_to_a_raise_to_6000() -> None:
    hand = six_handed().play("4 raise 6000", "5 fold", "6 fold", "1 fold", "2 fold")
    assert (hand.menu.seat, hand.menu.call) == (3, 4000)


@pytest.mark.rule("general:blinds.5")
def test_left_of_the_big_blind_acts_first_and_may_call_raise_or_fold() -> None:
    hand = six_handed()
    menu = hand.menu
    assert (menu.seat, menu.fold, menu.check, menu.call) == (4, True, False, 2000)
    assert menu.wager is not None
    assert (menu.wager.kind, menu.wager.least) == ("raise", 4000)
    refusal = refused(hand, "4 check")
    assert refusal.rules == ("general:blinds.5", "rrop3:4.blinds.0c", "house:bet.to_match")


@pytest.mark.rule("general:blinds.6")
def test_small_blind_adds_1000_to_an_unraised_pot() -> None:
    hand = six_handed().play("4 call", "5 fold", "6 fold", "1 fold")
    assert (hand.menu.seat, hand.menu.call) == (2, 1000)


@pytest.mark.rule("general:blinds.6")
def test_small_blind_adds_5000_to_a_raise_to_6000_or_leaves_his_1000() -> None:
    hand = six_handed().play("4 raise 6000", "5 fold", "6 fold", "1 fold")
    assert (hand.menu.seat, hand.menu.call) == (2, 5000)
    assert hand.menu.wager is not None
    assert hand.menu.wager.kind == "raise"
    hand.play("2 fold", "3 fold")
    assert hand.stacks == (100_000, 99_000, 98_000, 103_000, 100_000, 100_000)


@pytest.mark.rule("general:blinds.7")
def test_big_blind_may_check_or_raise_when_nobody_has_raised() -> None:
    hand = six_handed().play("4 call", "5 fold", "6 fold", "1 fold", "2 call")
    menu = hand.menu
    assert (menu.seat, menu.check, menu.call) == (3, True, 0)
    assert menu.wager is not None
    assert menu.wager.least == 4000
    hand.play("3 check")
    assert hand.happened(ev.BetsGathered) == [ev.BetsGathered(6000)]


@pytest.mark.rule("general:deal.1")
def test_one_card_is_burned_before_every_deal_but_the_first() -> None:
    hand = deal(stacks=[100_000] * 4, stakes=THOUSAND_TWO, rules="general", deck=CARDS, shows=False)
    hand.play("4 call", "1 call", "2 call", "3 check")
    for _ in range(2):
        hand.play("2 check", "3 check", "4 check", "1 check")
    assert sorted(card for hole in hand.state.hole for card in hole) == list(CARDS[:8])
    board = (*CARDS[9:12], CARDS[13], CARDS[15])
    assert tuple(hand.state.board) == board
    assert tuple(hand.dealer.burns) == (CARDS[8], CARDS[12], CARDS[14])


@pytest.mark.rule("general:deal.1")
def test_one_card_is_burned_before_every_later_street_of_stud() -> None:
    hand = deal("stud", stacks=[50_000] * 2, stakes=STUD_THOUSANDS, rules="general", shows=False)
    for street in range(5):
        pass_to(hand, street)
        assert (hand.state.street, len(hand.dealer.burns)) == (street, street)


@pytest.mark.rule("general:acting.1")
def test_nobody_acts_out_of_turn() -> None:
    hand = six_handed()
    refusal = refused(hand, "6 fold")
    assert refusal.rules == ("general:acting.1",)
    assert refusal.menu.seat == 4


@pytest.mark.rule("general:acting.3")
def test_nobody_else_sees_the_cards_a_player_has_not_shown() -> None:
    hand = deal(stacks=[1000] * 3, rules="general", hole={1: "AhKd"})
    ace, king = parse_cards("AhKd")
    assert view(hand.state, 1).seats[0].cards == (ace, king)
    for viewer in (RAIL, 2, 3):
        seen = [card for seat in view(hand.state, viewer).seats for card in seat.cards]
        assert ace not in seen
        assert king not in seen
        told = [event.seen_by(viewer) for event in hand.happened(ev.HoleDealt)]
        assert next(event.down for event in told if event.seat == 1) == (HIDDEN, HIDDEN)


@pytest.mark.rule("general:acting.6")
def test_bets_stay_in_front_of_their_players_until_the_round_ends() -> None:
    stakes = Stakes("none", 1000, 1000, 500, 1000)
    hand = deal(stacks=[20_000] * 3, button=3, stakes=stakes, rules="general")
    hand.play("3 call", "1 call", "2 check", "1 bet 2000", "2 call")
    shown = view(hand.state, RAIL)
    assert [seat.bet for seat in shown.seats] == [2000, 2000, 0]
    assert [pot.amount for pot in shown.pots] == [3000]
    hand.play("3 fold")
    shown = view(hand.state, RAIL)
    assert [seat.bet for seat in shown.seats] == [0, 0, 0]
    assert [pot.amount for pot in shown.pots] == [7000]


@pytest.mark.rule("general:acting.8")
def test_player_with_5000_left_calls_8000_all_in_and_adds_nothing_before_the_end() -> None:
    hand = deal(stacks=[6000, 50_000, 50_000], stakes=THOUSAND_TWO, rules="general", button=3)
    hand.play("3 raise 8000")
    assert (hand.menu.seat, hand.menu.call, hand.menu.wager) == (1, 5000, None)
    refusal = refused(hand, "1 raise 16000")
    assert refusal.rules == ("general:acting.8", "rrop3:2.procedures.5a")
    hand.play("1 call")
    assert (hand.state.bets[1], hand.state.stacks[1]) == (6000, 0)
    hand.play("2 call")
    assert [pot.amount for pot in pots_of(hand.state)] == [18_000, 4000]
    for move in ("1 bet 2000", "1 call"):
        refused(hand, move)
    hand.play("2 bet 2000", "3 fold")
    assert sum(hand.stacks) == 106_000
