"""Boxed cards and jokers: scrap, a misdeal, or a dead hand."""

import pytest

from croupier.cards import DECKS, HIDDEN, Card, parse_cards
from croupier.floor.deal.deal_told import CardExposed
from croupier.floor.deck.deck_told import BoxedCards, JokerFound
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.play import Stakes
from croupier.play import irregular_events as irr
from kit.floor_hands import asked, rule
from kit.hands import DRAW, LIMIT, STUD, Hand, deal, with_options

TENS = Stakes("none", 10, 10, 5, 10)


def of_book(book: str, ruling: Ruling) -> list[str]:
    """The articles of one book that a ruling cites."""
    return [one for one in ruling.rules if one.startswith(f"{book}:")]


def deck(top: str) -> list[Card]:
    """A deck with these cards on top."""
    first = parse_cards(top)
    return [*first, *(card for card in DECKS["standard"] if card not in first)]


def dealt(seats: int, rules: str, top: str = "") -> Hand:
    """Hold'em at 5/10, dealt from seat 1 on."""
    return deal(stacks=[500] * seats, stakes=TENS, button=seats, rules=rules, deck=deck(top))


def cards(hand: Hand, seat: int) -> tuple[Card, ...]:
    return tuple(hand.state.hole[seat])


@pytest.mark.rule("rrop3:3.irregularities.7a")
def test_next_card_replaces_a_boxed_second_card_and_the_others_follow():
    hand = dealt(4, "rrop3_cash")
    off_the_deck = hand.first_deck
    ruling = rule(hand, BoxedCards(3, nth=7))
    assert ruling.decision == "replace_card"
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.7a"]
    assert hand.dealer.scrap == [off_the_deck[6]]
    assert cards(hand, 3) == (off_the_deck[2], off_the_deck[7])
    assert cards(hand, 4) == (off_the_deck[3], off_the_deck[8])
    assert cards(hand, 1) == (off_the_deck[0], off_the_deck[4])
    assert hand.dealer.stub == off_the_deck[9:]
    assert hand.state.actor == 3


@pytest.mark.rule("rrop11:3.3.7")
def test_boxed_king_of_the_first_round_sends_every_card_one_seat_on():
    hand = dealt(4, "rrop11_cash", "9cKd4s2hJc")
    ruling = rule(hand, BoxedCards(2, nth=2))
    assert of_book("rrop11", ruling) == ["rrop11:3.3.7"]
    firsts = [cards(hand, seat)[0] for seat in (1, 2, 3, 4)]
    assert firsts == list(parse_cards("9c4s2hJc"))
    assert hand.dealer.scrap == list(parse_cards("Kd"))
    assert [cards(hand, seat)[1] for seat in (1, 2, 3, 4)] == hand.first_deck[5:9]


@pytest.mark.rule("rrop3:3.irregularities.7b")
def test_boxed_ninth_card_is_replaced_by_the_thirteenth_once_the_tenth_is_mixed():
    hand = dealt(6, "rrop3_cash")
    ruling = rule(hand, BoxedCards(3, nth=9, next_card_mixed=True))
    assert ruling.decision == "replace_card"
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.7b"]
    assert cards(hand, 3) == (hand.first_deck[2], hand.first_deck[12])
    assert cards(hand, 4) == (hand.first_deck[3], hand.first_deck[9])
    assert cards(hand, 6)[1] == hand.first_deck[11]
    assert hand.dealer.scrap == [hand.first_deck[8]]


@pytest.mark.rule("rrop11:3.3.7b")
def test_boxed_card_of_the_second_round_is_replaced_after_seat_4():
    hand = dealt(4, "rrop11_cash")
    ruling = rule(hand, BoxedCards(2, next_card_mixed=True))
    assert of_book("rrop11", ruling) == ["rrop11:3.3.7b"]
    assert cards(hand, 3)[1] == hand.first_deck[6]
    assert cards(hand, 4)[1] == hand.first_deck[7]
    assert cards(hand, 2) == (hand.first_deck[1], hand.first_deck[8])


@pytest.mark.rule("tda:35A1", "rrop3:3.misdeals.1c")
@pytest.mark.parametrize(
    ("rules", "cited"), [("tda", "tda:35A1"), ("rrop3_cash", "rrop3:3.misdeals.1c")]
)
def test_two_boxed_cards_are_a_misdeal_and_one_is_not(rules, cited):
    hand = dealt(4, rules)
    assert asked(hand, BoxedCards(nth=5)).decision == "replace_card"
    ruling = rule(hand, BoxedCards(nth=5, boxed=2))
    assert ruling.decision == "misdeal"
    assert of_book(cited.split(":")[0], ruling)[0] == cited
    assert ("tda:35C" in ruling.rules) == (rules == "tda")
    assert dict(ruling.fact("returns")) == {1: 5, 2: 10}
    assert ruling.says.en == "Misdeal: 2 cards lay face up in the deck."
    assert hand.stacks == (500,) * 4
    assert [event.redeal for event in hand.happened(irr.HandVoided)] == [True]


@pytest.mark.rule("rrop3:3.misdeals.1c")
def test_after_two_players_have_acted_two_boxed_cards_are_scrap():
    hand = dealt(4, "rrop3_cash").play("3 call", "4 fold")
    ruling = rule(hand, BoxedCards(1, boxed=2))
    assert ruling.decision == "replace_card"
    assert cards(hand, 1)[1] == hand.first_deck[8]
    assert of_book("rrop3", ruling) == [
        "rrop3:3.irregularities.7b",
        "rrop3:3.misdeals.1",
        "rrop3:3.misdeals.2b",
    ]
    assert "Finish the deal first." not in [step.en for step in ruling.steps]
    assert "every other card found face up" in ruling.steps[-2].en
    assert (
        asked(dealt(4, "rrop3_cash").play("3 call"), BoxedCards(1, boxed=2)).decision == "misdeal"
    )


@pytest.mark.rule("tda:36", "tda:36B")
def test_boxed_cards_on_the_stub_make_no_misdeal_after_substantial_action():
    hand = dealt(4, "tda").play("3 fold", "4 fold")
    assert asked(hand, BoxedCards(boxed=2)).decision == "misdeal"
    alone = asked(dealt(4, "tda").play("3 call", "4 call"), BoxedCards())
    assert "tda:36" not in alone.rules
    late = dealt(4, "tda").play("3 fold", "4 fold", "1 call")
    ruling = rule(late, BoxedCards(boxed=2))
    assert of_book("tda", ruling) == ["tda:36", "tda:36A", "tda:36B"]
    assert len(late.dealer.scrap) == 1


@pytest.mark.rule("rrop3:3.irregularities.7a", "rrop11:3.3.7")
def test_boxed_card_on_the_stub_is_laid_aside_for_the_next():
    hand = dealt(3, "rrop3_cash")
    boxed, burn = hand.dealer.stub[:2]
    assert rule(hand, BoxedCards()).decision == "replace_card"
    assert hand.dealer.scrap == [boxed]
    hand.play("3 call", "1 call", "2 check")
    assert hand.dealer.burns == [burn]


def test_stud_cards_move_on_with_the_open_ones_and_the_new_low_card_brings_it_in():
    top = "KcQcJcTcKdQdJdTd2s9h8h7h"
    hand = deal("stud", stacks=[500] * 3, stakes=STUD, button=3, deck=deck(top))
    assert hand.state.actor == 3
    rule(hand, BoxedCards(1, nth=7))
    assert [hand.state.hole[seat][2] for seat in (1, 2, 3)] == list(parse_cards("Td2s9h"))
    assert [hand.state.up[seat] for seat in (1, 2, 3)] == [[False, False, True]] * 3
    assert hand.state.actor == 2
    assert hand.menu.bring_in is not None


@pytest.mark.rule("rrop3:3.irregularities.7b", "rrop11:3.3.7b")
@pytest.mark.parametrize(("rules", "book"), [("rrop3_cash", "rrop3"), ("rrop11_cash", "rrop11")])
def test_no_open_door_card_becomes_a_hole_card_of_the_next_player(rules, book):
    top = "KcQcJcTcKdQdJdTd2s9h8h7h"
    hand = deal("stud", stacks=[500] * 3, stakes=STUD, button=3, deck=deck(top), rules=rules)
    ruling = rule(hand, BoxedCards(nth=5))
    assert of_book(book, ruling)[0] in ("rrop3:3.irregularities.7b", "rrop11:3.3.7b")
    assert [hand.state.hole[seat][2] for seat in (1, 2, 3)] == list(parse_cards("JdTd2s"))
    assert cards(hand, 2)[1] == parse_cards("9h")[0]
    assert hand.dealer.scrap == list(parse_cards("Kd"))


def test_after_a_card_was_exposed_the_others_do_not_move_on():
    hand = dealt(4, "rrop3_cash")
    rule(hand, CardExposed(4, 8, by="player"))
    last = cards(hand, 4)
    rule(hand, BoxedCards(3, nth=7))
    assert cards(hand, 4) == last
    assert cards(hand, 3)[1] == hand.first_deck[8]


def test_card_that_was_taken_for_a_joker_is_not_shown():
    hand = dealt(4, "rrop3_cash")
    before = len(hand.events)
    rule(hand, JokerFound(3))
    assert hand.dealer.scrap == [hand.first_deck[2]]
    seen = [event.seen_by(1) for event in hand.events[before:]]
    moves = [m for event in seen if isinstance(event, irr.CardsMoved) for m in event.moves]
    assert [move.card for move in moves] == [HIDDEN, HIDDEN]


@pytest.mark.rule("rrop3:3.irregularities.8a")
def test_joker_shown_before_acting_is_replaced_and_the_hand_goes_on():
    hand = dealt(4, "rrop3_cash")
    ruling = rule(hand, JokerFound(3))
    assert ruling.decision == "replace_card"
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.8a"]
    assert cards(hand, 3) == (hand.first_deck[8], hand.first_deck[6])
    hand.play("3 call")
    assert hand.state.actor == 4


@pytest.mark.rule("rrop11:3.3.8")
def test_joker_of_seat_3_costs_nobody_else_a_card():
    hand = dealt(4, "rrop11_cash")
    before = [cards(hand, seat) for seat in (1, 2, 4)]
    ruling = rule(hand, JokerFound(3, place=1))
    assert of_book("rrop11", ruling) == ["rrop11:3.3.8"]
    assert cards(hand, 3)[1] == hand.first_deck[8]
    assert [cards(hand, seat) for seat in (1, 2, 4)] == before
    assert hand.happened(irr.HandVoided) == []


@pytest.mark.rule("rrop3:3.irregularities.8b", "rrop3:3.dead.6")
def test_joker_shown_after_calling_10_kills_the_hand_and_the_10_stays():
    hand = dealt(4, "rrop3_cash").play("3 call")
    ruling = rule(hand, JokerFound(3))
    assert ruling.decision == "hand_dead"
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.8b", "rrop3:3.dead.6"]
    assert not hand.state.live[3]
    assert (hand.state.pot, hand.stacks[2]) == (25, 490)
    assert hand.state.actor == 4


@pytest.mark.rule("rrop11:3.3.8b")
def test_joker_shown_after_calling_200_leaves_the_200_in_the_pot():
    hand = deal(stacks=[1000] * 4, button=4, rules="rrop11_cash")
    hand.play("3 call", "4 raise 200", "1 fold", "2 fold", "3 call")
    ruling = rule(hand, JokerFound(3, place=1))
    assert ruling.decision == "hand_dead"
    assert of_book("rrop11", ruling) == ["rrop11:3.3.8b"]
    assert hand.stacks == (950, 900, 800, 1350)


@pytest.mark.rule("rrop3:3.irregularities.9")
def test_raiser_who_has_not_looked_has_a_dead_hand_without_a_refund():
    hand = dealt(4, "rrop3_cash").play("3 raise 40", "4 call")
    ruling = rule(hand, JokerFound(3, looked=False))
    assert ruling.decision == "hand_dead"
    assert "rrop3:3.irregularities.9" in ruling.rules
    assert (hand.state.live[3], hand.stacks[2]) == (False, 460)


@pytest.mark.rule("rrop11:3.3.9")
def test_600_raised_unseen_stay_in_the_pot_with_a_dead_hand():
    hand = deal(stacks=[2000] * 3, button=3, rules="rrop11_cash").play("3 call", "1 call")
    hand.play("2 raise 600", "3 call", "1 fold")
    ruling = rule(hand, JokerFound(2, looked=False))
    assert ruling.decision == "hand_dead"
    assert of_book("rrop11", ruling) == ["rrop11:3.3.8b", "rrop11:3.3.9"]
    assert hand.stacks == (1900, 1400, 2700)


@pytest.mark.rule("rrop3:3.irregularities.8b", "rrop3:3.dead.6", "rrop11:3.3.8b")
@pytest.mark.parametrize("rules", ["rrop3_cash", "rrop11_cash"])
def test_joker_found_on_the_flop_by_one_who_called_before_it_kills_his_hand(rules):
    hand = dealt(5, rules).play("3 raise 30", "4 fold", "5 call", "1 fold", "2 call")
    assert hand.state.street == 1
    assert rule(hand, JokerFound(5, place=1)).decision == "hand_dead"
    assert hand.stacks[4] == 470


@pytest.mark.rule("tda:35A6")
def test_joker_shown_after_one_fold_is_a_misdeal():
    hand = deal(stacks=[1000] * 4, button=1, rules="tda").play("4 fold")
    ruling = rule(hand, JokerFound(3))
    assert ruling.decision == "misdeal"
    assert of_book("tda", ruling) == ["tda:35A6", "tda:35C"]
    assert hand.stacks == (1000,) * 4


def test_after_substantial_action_a_joker_is_no_misdeal_at_tda():
    hand = deal(stacks=[1000] * 4, button=4, rules="tda").play("3 call", "4 call")
    assert asked(hand, JokerFound(3)).decision == "hand_dead"
    assert asked(hand, JokerFound(1)).decision == "replace_card"


def test_blind_that_is_all_in_has_not_acted_on_his_hand():
    hand = deal(stacks=[1000, 100, 1000], button=3).play("3 call", "1 call")
    assert hand.state.street == 1
    assert asked(hand, JokerFound(2)).decision == "replace_card"
    assert asked(hand, JokerFound(1)).decision == "hand_dead"


def test_open_joker_is_replaced_by_an_open_card():
    hand = deal("stud", stacks=[500] * 3, stakes=STUD, button=3, seed=4)
    rule(hand, JokerFound(2, place=2))
    assert hand.state.up[2] == [False, False, True]
    assert len(hand.state.hole[2]) == 3


@pytest.mark.parametrize(
    "told",
    [
        BoxedCards(9),
        BoxedCards(nth=9),
        BoxedCards(-1),
        BoxedCards(nth=-2),
        BoxedCards(1, nth=2),
        BoxedCards(1, boxed=0),
        BoxedCards(1, boxed=60),
        JokerFound(0),
        JokerFound(5),
        JokerFound(1, place=2),
        JokerFound(1, place=-1),
    ],
)
def test_what_cannot_be_is_refused(told):
    hand = deal(stacks=[1000] * 4, button=4)
    with pytest.raises(FloorRefused) as refusal:
        rule(hand, told)
    assert refusal.value.text.fr != refusal.value.text.en


def test_flop_gives_no_boxed_card_to_a_seat():
    hand = dealt(3, "rrop3_cash").play("3 call", "1 call", "2 check")
    with pytest.raises(FloorRefused):
        rule(hand, BoxedCards(1))


def test_boxed_card_of_a_draw_is_replaced_by_the_next_one():
    hand = deal("draw", stacks=[500] * 3, stakes=DRAW, button=3, seed=2)
    while hand.state.phase == "betting" and hand.state.street == 0:
        hand.play(f"{hand.state.actor} {'bet 5' if not hand.state.bet_to else 'call'}")
    while hand.state.phase == "discarding":
        seat = hand.state.actor
        hand.play(f"{seat} draw {hand.state.hole[seat][0]}")
    boxed, coming = hand.state.hole[1][-1], hand.dealer.stub[0]
    assert rule(hand, BoxedCards(1)).decision == "replace_card"
    assert hand.state.hole[1][-1] == coming
    assert hand.dealer.scrap == [boxed]


def test_joker_belongs_in_a_game_that_uses_one():
    rules = with_options("rrop3_cash", draw={"joker": True})
    hand = deal("lowball_a5", stacks=[500] * 3, stakes=LIMIT, button=3, rules=rules)
    with pytest.raises(FloorRefused):
        rule(hand, JokerFound(1))


@pytest.mark.rule("rrop3:3.ties.9")
def test_side_pot_that_nobody_else_plays_for_stays_with_a_hand_that_a_joker_kills() -> None:
    stacks = [200, 2000, 2000]
    hand = deal(stacks=stacks, stakes=TENS, button=3, rules="rrop3_cash", shows=False)
    hand.play("3 raise 600", "1 call", "2 call", "2 check", "3 bet 500", "2 fold")
    ruling = rule(hand, JokerFound(3))
    assert (ruling.decision, ruling.fact("side_pot")) == ("hand_dead", 800)
    assert hand.play("1 show").stacks == (600, 1400, 2200)
