"""Who sees an exposed card and when, and which cards count as exposed by the dealer."""

import pytest

from croupier.cards import DECKS, HIDDEN
from croupier.floor.carrying import happen
from croupier.floor.deal.deal_told import CardExposed, WrongCardCount
from croupier.floor.ruling import FloorRefused
from croupier.play import evolve
from croupier.play.irregular import Order
from croupier.play.irregular_events import CardsMoved, Exposed
from croupier.play.mends import carry_out
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import DRAW, STUD, Hand, deal

DECK = DECKS["standard"]


def six(rules: str, game: str = "holdem") -> Hand:
    """Six players, button 6, the deck 1-52 in order: seat 1 gets cards 1 and 7."""
    return deal(game, stacks=[900] * 6, button=6, rules=rules, deck=DECK)


def moved_as_seen_by(hand: Hand, viewer: int) -> list[object]:
    events = [event.seen_by(viewer) for event in hand.events if isinstance(event, CardsMoved)]
    return [move.card for event in events if isinstance(event, CardsMoved) for move in event.moves]


@pytest.mark.rule("rrop3:3.irregularities.12c")
def test_card_that_its_owner_claims_to_have_flashed_is_shown_only_once_it_is_replaced() -> None:
    hand = six("rrop3_cash")
    told = CardExposed(3, 9, seen="claimed_before_looking")
    assert happen(hand.state, told, hand.dealer) == []
    stays = six("rrop3_cash")
    choose(stays, alternative(asked(stays, told), "card_plays"))
    assert stays.happened(Exposed) == stays.happened(CardsMoved) == []
    assert rule(hand, told).decision == "replace_card"
    assert hand.happened(Exposed) == []
    assert moved_as_seen_by(hand, 1) == [DECK[8], HIDDEN]


@pytest.mark.rule("rrop3:3.irregularities.11")
def test_extra_card_that_nobody_saw_lies_face_down_and_is_burned_unseen() -> None:
    hand = six("rrop3_cash")
    assert rule(hand, WrongCardCount(1, 3)).decision == "card_is_burn"
    extra = hand.dealer.next_burn[0]
    hand.play("3 call", "4 call", "5 call", "6 call", "1 call", "2 check")
    assert hand.dealer.burns == [extra]
    assert set(moved_as_seen_by(hand, 5)) == {HIDDEN}


def test_exposed_card_is_burned_face_up() -> None:
    hand = six("rrop3_cash")
    rule(hand, CardExposed(3, 9))
    hand.play("3 call", "4 call", "5 call", "6 call", "1 call", "2 check")
    assert moved_as_seen_by(hand, 5) == [DECK[8], HIDDEN, DECK[8]]


@pytest.mark.rule("rrop3:5.holdem.1b", "rrop3:3.irregularities.11")
def test_extra_card_that_went_back_is_no_exposed_card() -> None:
    hand = six("rrop3_cash")
    assert rule(hand, WrongCardCount(1, 3)).decision == "card_is_burn"
    assert rule(hand, CardExposed(3, 3)).decision == "replace_card"
    assert rule(hand, CardExposed(4, 4)).decision == "misdeal"


def test_replaced_card_is_not_told_again_but_its_exposed_successor_is_a_second_card() -> None:
    hand = six("rrop3_cash")
    rule(hand, CardExposed(3, 9))
    with pytest.raises(FloorRefused, match="replaced already"):
        rule(hand, CardExposed(3, 9))
    assert hand.dealer.next_burn == [DECK[8]]
    assert asked(hand, CardExposed(3, 9, earlier=1)).decision == "misdeal"


def test_card_that_was_seen_twice_counts_once() -> None:
    hand = six("rrop3_cash")
    for _ in range(2):
        evolve(hand.state, Exposed(3, 1, DECK[8]))
    assert asked(hand, CardExposed(3, 9)).decision == "replace_card"
    assert asked(hand, CardExposed(4, 10)).decision == "misdeal"


@pytest.mark.rule("general:deal.3", "general:deal.5")
def test_card_that_a_player_exposed_counts_where_it_is_replaced() -> None:
    general, robert = six("general"), six("rrop3_cash")
    assert rule(general, CardExposed(1, 7, by="player")).decision == "replace_card"
    assert asked(general, CardExposed(3, 9)).decision == "misdeal"
    assert rule(robert, CardExposed(1, 7, by="player")).decision == "card_plays"
    assert asked(robert, CardExposed(3, 9)).decision == "replace_card"


@pytest.mark.rule("general:deal.5")
def test_at_stud_only_what_the_dealer_turned_up_counts() -> None:
    hand = deal("stud", stacks=[900] * 6, button=6, stakes=STUD, rules="general", deck=DECK)
    assert rule(hand, CardExposed(1, 1, by="player")).decision == "card_plays"
    assert rule(hand, CardExposed(3, 9, seen="claimed_before_looking")).decision == "card_plays"
    assert rule(hand, CardExposed(3, 9)).decision == "card_plays"
    assert asked(hand, CardExposed(4, 10)).decision == "misdeal"


def test_dealer_who_knows_no_cards_counts_them_all_the_same() -> None:
    hand = deal(stacks=[900] * 6, button=6, rules="rrop3_cash", deck=(HIDDEN,) * 52)
    assert rule(hand, CardExposed(3, 9)).decision == "replace_card"
    with pytest.raises(FloorRefused, match="replaced already"):
        rule(hand, CardExposed(3, 9))
    assert rule(hand, CardExposed(4, 4)).decision == "misdeal"


def test_card_of_a_hand_that_was_played_stays_unless_the_floor_replaces_it() -> None:
    hand = six("rrop3_cash").play("3 call")
    ruling = rule(hand, CardExposed(3, 9))
    assert ruling.decision == "floor_decides"
    assert hand.state.hole[3][1] == DECK[8]
    choose(hand, alternative(ruling, "replace_card"))
    assert hand.state.hole[3][1] == DECK[12]
    assert rule(six("rrop3_cash").play("3 call"), CardExposed(4, 4)).decision == "replace_card"


def test_first_card_is_a_misdeal_even_if_its_owner_has_acted() -> None:
    hand = deal(stacks=[900] * 3, button=3, rules="tda").play("3 fold", "1 fold")
    with pytest.raises(FloorRefused):
        asked(hand, CardExposed(3, 3))
    played = deal(stacks=[900] * 4, button=2, rules="tda").play("1 call")
    assert asked(played, CardExposed(3, 1)).decision == "misdeal"


def test_after_the_draw_it_is_too_late_to_tell_of_the_deal() -> None:
    hand = deal("draw", stacks=[900] * 3, button=3, stakes=DRAW, rules="general")
    hand.play("1 check", "2 check", "3 check", "1 draw", "2 draw", "3 draw")
    with pytest.raises(FloorRefused, match="too late"):
        rule(hand, CardExposed(1, 1))


def test_first_and_second_card_are_named_in_french_words() -> None:
    ruling = asked(six("tda"), CardExposed(1, 1))
    assert "card 1 of the deal, of seat 1," in ruling.says.en
    assert "la première carte de la donne" in ruling.says.fr
    assert "la deuxième carte" in asked(six("tda"), CardExposed(2, 2)).says.fr


def test_where_no_card_is_left_the_exposed_one_stays_in_the_hand() -> None:
    hand = deal(stacks=[900] * 3, button=3)
    held = list(hand.state.hole[1])
    hand.dealer.stub.clear()
    hand.dealer.burns.clear()
    assert carry_out(hand.dealer, hand.state, Order("replace_card", seat=1, place=0)) == []
    assert hand.state.hole[1] == held


@pytest.mark.rule("rrop3:5.holdem.1b")
def test_card_told_after_two_acted_is_replaced_if_its_owner_has_not_acted() -> None:
    hand = six("rrop3_cash").play("3 fold", "4 call")
    ruling = rule(hand, CardExposed(6, 6))
    assert ruling.decision == "replace_card"
    assert ruling.steps[0].en.startswith("Deal the top card")
    assert ruling.steps[-1].en == "Go on with the player in turn."
    assert (hand.state.hole[6][0], hand.dealer.next_burn) == (DECK[12], [DECK[5]])
    stays = six("rrop3_cash").play("3 fold", "4 call")
    choose(stays, alternative(asked(stays, CardExposed(6, 6)), "card_plays"))
    assert stays.state.hole[6][0] == DECK[5]


@pytest.mark.rule("rrop3:3.misdeals.2b")
@pytest.mark.parametrize(
    "told", [CardExposed(4, 4), CardExposed(6, 6, earlier=1), CardExposed(1, 1)]
)
def test_after_two_acted_no_card_that_was_played_or_makes_a_misdeal_is_replaced(
    told: CardExposed,
) -> None:
    hand = six("rrop3_cash").play("3 fold", "4 call")
    assert rule(hand, told).decision == "card_plays"
    assert hand.dealer.next_burn == []


def test_on_the_flop_an_exposed_hole_card_plays() -> None:
    hand = six("tda").play(*[f"{seat} call" for seat in (3, 4, 5, 6, 1)], "2 check")
    assert rule(hand, CardExposed(3, 9)).decision == "card_plays"


@pytest.mark.rule("championship:deal.1")
def test_where_any_number_is_replaced_those_exposed_before_are_not_forgotten() -> None:
    told = CardExposed(3, 9, earlier=1)
    ruling = asked(six("championship"), told)
    assert ruling.decision == "replace_card"
    assert ruling.steps[-1].en.startswith("So with each card exposed before")
    one = asked(six("championship"), CardExposed(3, 9))
    assert [step.en for step in one.steps] == [step.en for step in ruling.steps][:-1]


@pytest.mark.rule("rrop3:5.holdem.1a", "rrop3:3.irregularities.12d")
def test_first_card_that_fell_off_the_table_is_a_misdeal_by_both_articles() -> None:
    ruling = asked(six("rrop3_cash"), CardExposed(1, 1, off_table=True, face_down=True))
    assert ruling.decision == "misdeal"
    assert ruling.says.en.endswith("fell off the table and counts as exposed.")
    assert {"rrop3:5.holdem.1a", "rrop3:3.irregularities.12d"} <= set(ruling.rules)


@pytest.mark.rule("rrop3:5.holdem.1a", "rrop3:3.irregularities.12c")
def test_first_card_claimed_before_looking_is_a_misdeal_if_the_floor_believes_it() -> None:
    told = CardExposed(1, 1, seen="claimed_before_looking")
    ruling = asked(six("rrop3_cash"), told)
    assert ruling.decision == "misdeal"
    assert "rrop3:3.irregularities.12c" in ruling.rules
    stays = six("rrop3_cash")
    choose(stays, alternative(ruling, "card_plays"))
    assert (stays.state.phase, stays.state.hole[1][0]) == ("betting", DECK[0])
