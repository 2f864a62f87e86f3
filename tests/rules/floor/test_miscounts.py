"""Too many or too few cards: the missing card comes, the extra one is burned, misdeal, or dead."""

import pytest

from croupier.cards import DECKS
from croupier.floor.deal.deal_told import PlayerLeftOut, WrongCardCount
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.play import Stakes
from kit.floor_hands import asked, rule
from kit.hands import DRAW, NO_LIMIT, Hand, deal

DECK = DECKS["standard"]
FIVE_TEN = Stakes("none", 10, 10, 5, 10)


def six(rules: str) -> Hand:
    """Six players, button 6, blinds 50 and 100: seat 1 gets cards 1 and 7, seat 6 gets 6 and 12."""
    return deal(stacks=[900] * 6, button=6, rules=rules, deck=DECK)


def to_the_flop(hand: Hand, *, without: int = 0) -> Hand:
    moves = [f"{seat} call" for seat in (3, 4, 5, 6, 1)] + ["2 check"]
    return hand.play(*[one for one in moves if not one.startswith(str(without))])


def is_voided(hand: Hand, ruling: Ruling) -> None:
    assert ruling.decision == "misdeal"
    assert hand.state.phase == "over"
    assert hand.stacks == (900,) * 6


def extra_is_burned(hand: Hand, ruling: Ruling, seat: int) -> None:
    """The 13th card is the burn, the flop is cards 14 to 16 and *seat* keeps its first two."""
    assert ruling.decision == "card_is_burn"
    assert hand.state.hole[seat] == [DECK[seat - 1], DECK[seat + 5]]
    to_the_flop(hand)
    assert hand.dealer.burns == [DECK[12]]
    assert hand.state.board == list(DECK[13:16])


@pytest.mark.rule("rrop3:5.holdem.5a", "rrop3:3.irregularities.11", "rrop3:3.misdeals.1e")
def test_an_extra_card_to_the_first_player_is_the_burn() -> None:
    hand = six("rrop3_cash")
    ruling = rule(hand, WrongCardCount(1, 3))
    assert {"rrop3:5.holdem.5a", "rrop3:3.irregularities.11"} <= set(ruling.rules)
    extra_is_burned(hand, ruling, 1)


@pytest.mark.rule("rrop11:3.3.11")
def test_in_rrop11_the_third_card_of_seat_1_is_the_burn() -> None:
    hand = six("rrop11_cash")
    ruling = rule(hand, WrongCardCount(1, 3, looked=False))
    assert ruling.rules[0] == "rrop11:3.3.11"
    assert ruling.steps[0].en == "Take back, unseen, the card that seat 1 was dealt last."
    extra_is_burned(hand, ruling, 1)


@pytest.mark.rule("rrop3:3.irregularities.11")
def test_an_extra_card_of_another_player_is_the_burn_too() -> None:
    hand = six("rrop3_cash")
    ruling = rule(hand, WrongCardCount(4, 3))
    assert "rrop3:5.holdem.5a" not in ruling.rules
    extra_is_burned(hand, ruling, 4)


@pytest.mark.rule("rrop3:5.holdem.5b", "rrop3:3.misdeals.1d")
def test_cards_13_and_14_to_seats_1_and_2_are_a_misdeal() -> None:
    hand = six("rrop3_cash")
    ruling = rule(hand, WrongCardCount(1, 3, others=1))
    assert {"rrop3:5.holdem.5b", "rrop3:3.misdeals.1d"} <= set(ruling.rules)
    is_voided(hand, ruling)


@pytest.mark.rule("rrop3:3.misdeals.1d")
def test_fourteen_cards_out_are_a_misdeal_and_thirteen_are_not() -> None:
    fourteen, thirteen = six("rrop3_cash"), six("rrop3_cash")
    is_voided(fourteen, rule(fourteen, WrongCardCount(3, 4)))
    extra_is_burned(thirteen, rule(thirteen, WrongCardCount(3, 3)), 3)


@pytest.mark.rule("rrop3:3.misdeals.1e")
def test_the_top_card_completes_the_hand_of_the_button() -> None:
    hand = six("rrop3_cash")
    ruling = rule(hand, WrongCardCount(6, 1))
    assert ruling.decision == "corrected"
    assert "rrop3:3.misdeals.1e" in ruling.rules
    assert hand.state.hole[6] == [DECK[5], DECK[11]]
    assert to_the_flop(hand).state.board == list(DECK[13:16])


@pytest.mark.rule("rrop3:3.misdeals.1e")
def test_one_card_before_others_were_served_is_a_misdeal() -> None:
    hand = six("rrop3_cash")
    ruling = rule(hand, WrongCardCount(3, 1))
    assert "rrop3:3.misdeals.1e" in ruling.rules
    is_voided(hand, ruling)


@pytest.mark.rule("tda:35A5", "tda:38")
def test_three_cards_are_a_misdeal_after_two_folds_and_dead_after_more() -> None:
    early = deal_with_seat_3_last()
    ruling = rule(early.play("4 fold", "5 fold"), WrongCardCount(3, 3))
    assert ruling.decision == "misdeal"
    assert "tda:35A5" in ruling.rules
    assert early.stacks == (900,) * 6
    late = deal_with_seat_3_last().play("4 call", "5 raise 300")
    dead = rule(late, WrongCardCount(3, 3))
    assert dead.decision == "hand_dead"
    assert "tda:38" in dead.rules


def deal_with_seat_3_last() -> Hand:
    """Six players, button 1, blinds seats 2 and 3: seat 4 acts first."""
    return deal(stacks=[900] * 6, button=1, rules="tda", deck=DECK)


@pytest.mark.rule("tda:38")
def test_a_dead_hand_leaves_the_deck_alone_and_its_chips_in() -> None:
    hand = six("tda").play("3 call", "4 raise 300")
    ruling = rule(hand, WrongCardCount(3, 3))
    assert ruling.decision == "hand_dead"
    assert not hand.state.live[3]
    assert ruling.fact("stays") == 100
    hand.play("5 fold", "6 fold", "1 fold", "2 call")
    assert hand.state.pot == 300 + 300 + 100 + 50
    assert hand.stacks[2] == 800
    assert hand.dealer.burns == [DECK[13]]
    assert hand.state.board == list(DECK[14:17])


@pytest.mark.rule("tda:38", "rrop3:3.dead.5")
def test_one_card_after_a_fold_and_a_call_is_dead_and_one_card_is_burned() -> None:
    hand = six("tda").play("3 fold", "4 call")
    ruling = rule(hand, WrongCardCount(5, 1))
    assert ruling.decision == "hand_dead"
    assert {"tda:38", "rrop3:3.dead.5"} <= set(ruling.rules)
    hand.play("6 fold", "1 fold", "2 check")
    assert len(hand.dealer.burns) == 1


@pytest.mark.rule("rrop3:3.misdeals.2b", "rrop3:3.dead.5")
@pytest.mark.parametrize("cards", [1, 3])
def test_big_blind_with_a_wrong_number_of_cards_is_dead_after_two_acted(cards: int) -> None:
    hand = deal(stacks=[90] * 6, button=6, rules="rrop3_cash", stakes=FIVE_TEN)
    hand.play("3 fold", "4 call")
    ruling = rule(hand, WrongCardCount(2, cards))
    assert ruling.decision == "hand_dead"
    assert {"rrop3:3.misdeals.2b", "rrop3:3.dead.5"} <= set(ruling.rules)
    assert ruling.fact("stays") == 10
    assert ruling.returned == 0
    hand.play("5 fold", "6 fold", "1 fold")
    assert hand.state.phase == "over"
    assert hand.stacks == (85, 80, 90, 105, 90, 90)


@pytest.mark.rule("rrop3:3.dead.5")
def test_four_cards_before_the_draw_are_live_and_drawn_up_to_five() -> None:
    hand = deal("draw", stacks=[900] * 4, button=4, stakes=DRAW, rules="rrop3_cash")
    hand.play("1 check", "2 bet 5")
    assert rule(hand, WrongCardCount(3, 4)).decision == "hand_live"
    hand.play("3 call", "4 fold", "1 fold", "2 draw")
    assert hand.state.actor == 3
    hand.play("3 draw")
    assert len(hand.state.hole[3]) == 5
    assert hand.state.live[3]


@pytest.mark.rule("tda:37")
def test_button_gets_his_missing_card_after_a_call_and_a_raise() -> None:
    hand = six("tda").play("3 call", "4 raise 300")
    ruling = rule(hand, WrongCardCount(6, 1))
    assert ruling.decision == "corrected"
    assert "tda:37" in ruling.rules
    assert hand.state.hole[6] == [DECK[5], DECK[11]]
    hand.play("5 fold", "6 call", "1 fold", "2 fold", "3 fold")
    assert hand.state.live[6]
    assert hand.state.board == list(DECK[13:16])


@pytest.mark.rule("tda:37b")
def test_button_who_calls_400_with_one_card_is_dead() -> None:
    hand = six("tda").play("3 raise 400", "4 fold", "5 fold", "6 call")
    ruling = rule(hand, WrongCardCount(6, 1))
    assert ruling.decision == "hand_dead"
    assert "tda:37b" in ruling.rules
    assert ruling.fact("stays") == 400
    hand.play("1 fold", "2 fold")
    assert hand.stacks == (850, 800, 900 + 550, 900, 900, 500)


@pytest.mark.rule("tda:37b")
def test_button_who_acts_first_of_three_is_dead_though_it_is_early() -> None:
    hand = deal(stacks=[900] * 3, button=3, rules="tda").play("3 call")
    assert asked(hand, WrongCardCount(3, 1)).decision == "hand_dead"
    assert asked(hand, WrongCardCount(1, 1)).decision == "misdeal"


def test_in_robert_the_button_gets_no_card_after_action() -> None:
    hand = six("rrop3_cash").play("3 call", "4 raise 300")
    assert asked(hand, WrongCardCount(6, 1)).decision == "hand_dead"
    assert asked(hand, WrongCardCount(6, 1), "tda").decision == "corrected"


def test_two_cards_missing_are_more_than_the_top_card() -> None:
    hand = deal("omaha", stacks=[900] * 4, button=4, rules="rrop3_cash")
    assert asked(hand, WrongCardCount(4, 3)).decision == "corrected"
    assert asked(hand, WrongCardCount(4, 2)).decision == "misdeal"
    tournament = deal("omaha", stacks=[900] * 4, button=4, rules="tda", deck=DECK)
    before = list(tournament.state.hole[4])
    assert rule(tournament, WrongCardCount(4, 2)).decision == "corrected"
    assert tournament.state.hole[4] == before


def test_who_acted_on_three_cards_makes_a_misdeal() -> None:
    hand = six("rrop3_cash").play("3 call")
    assert asked(hand, WrongCardCount(3, 3)).decision == "misdeal"
    assert asked(hand, WrongCardCount(4, 3)).decision == "card_is_burn"


def test_nine_players_and_an_all_in_before_three_cards_are_found() -> None:
    hand = deal(stacks=[2000] * 9, button=9, rules="tda", deck=DECK)
    hand.play("3 call", "4 call", "5 call", "6 call", "7 fold", "8 call", "9 raise 2000")
    hand.play("1 fold", "2 fold", "3 call", "4 call", "5 call", "6 fold")
    ruling = rule(hand, WrongCardCount(8, 3))
    assert ruling.decision == "hand_dead"
    assert hand.dealer.burns[0] == DECK[19]
    assert len(hand.dealer.burns) == 3


@pytest.mark.parametrize(
    "incident",
    [
        WrongCardCount(2, 2),
        WrongCardCount(2, 0),
        WrongCardCount(2, 9),
        WrongCardCount(3, 1),
        WrongCardCount(0, 1),
        WrongCardCount(11, 3),
        WrongCardCount(2, 3, others=-1),
    ],
)
def test_impossible_counts_are_refused_and_move_no_card(incident: WrongCardCount) -> None:
    hand = six("tda").play("3 fold")
    stub = list(hand.dealer.stub)
    with pytest.raises(FloorRefused):
        rule(hand, incident)
    assert hand.dealer.stub == stub


def test_no_card_at_all_is_a_player_left_out() -> None:
    hand = six("tda")
    assert rule(hand, PlayerLeftOut(4)).decision == "misdeal"


@pytest.mark.rule("rrop3:3.dead.5")
def test_three_cards_are_dead_once_everybody_is_all_in_and_the_hands_lie_open() -> None:
    hand = deal(stacks=[900] * 3, button=3, rules="rrop3_cash", asks=True)
    hand.play("3 raise 900", "1 call", "2 call")
    assert hand.state.phase in {"agreeing", "turning_up"}
    ruling = rule(hand, WrongCardCount(1, 3))
    assert ruling.decision == "hand_dead"
    assert not hand.state.live[1]
    assert ruling.fact("stays") == 900


@pytest.mark.rule("rrop3:3.dead.5")
def test_three_cards_tabled_at_the_showdown_are_dead() -> None:
    hand = deal(stacks=[900] * 2, button=2, rules="rrop3_cash", shows=False)
    hand.play("2 call", "1 check")
    while hand.state.phase == "betting":
        hand.play(f"{hand.state.actor} check")
    seat = hand.state.actor
    hand.play(f"{seat} show")
    assert hand.state.phase == "showing"
    assert hand.state.shown[seat]
    assert asked(hand, WrongCardCount(seat, 3)).decision == "hand_dead"


@pytest.mark.rule("rrop3:3.ties.9")
@pytest.mark.parametrize("rules", ["rrop3_cash", "general"])
def test_side_pot_that_nobody_else_plays_for_stays_with_the_hand_of_three_cards(rules: str) -> None:
    hand = deal(stacks=[200, 2000, 2000], stakes=NO_LIMIT, button=3, rules=rules, shows=False)
    hand.play("3 raise 600", "1 call", "2 call", "2 check", "3 bet 500", "2 fold")
    assert hand.state.phase == "showing"
    made = rule(hand, WrongCardCount(3, 3, acted=True))
    assert (made.decision, made.fact("side_pot"), made.fact("cards")) == ("hand_dead", 800, 3)
    assert hand.play("1 show").stacks == (600, 1400, 2200)
