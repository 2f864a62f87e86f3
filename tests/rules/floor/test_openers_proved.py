"""Jacks or better: openers that are to be proved by a discard, or that were split."""

import pytest

from croupier.cards import parse_cards
from croupier.floor.own_games.draw_told import OpenersProof, SplitNotProved
from croupier.floor.own_games.openers_proved import openers_possible
from croupier.play import Stakes, evolve
from croupier.play import events as ev
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal

FIVE = Stakes("limit", 5, 10, ante=1)


def opened_and_called(hole: dict[int, str]) -> Hand:
    """Two players; seat 1 opens with whatever it has, and seat 2 calls."""
    hand = deal(
        "jacks",
        stacks=[100] * 2,
        stakes=FIVE,
        button=2,
        rules="rrop3_cash",
        hole=hole,
        shows=False,
    )
    wager = ev.Wagered(1, "open", 5, full=True, counts=True, caps=False, due=5)
    evolve(hand.state, wager)
    hand.events.append(wager)
    return hand.play("2 call")


def after_the_draw(hole, thrown: str, drawn: str = "7s", *, said: bool) -> Hand:
    """Seat 1 opened, threw a card and drew another; nobody bet, the hands are to be shown."""
    hand = opened_and_called(hole)
    cards = parse_cards(thrown)
    event = ev.Discarded(1, cards, said)
    evolve(hand.state, event)
    hand.events.append(event)
    top = hand.dealer.stub.index(parse_cards(drawn)[0])
    hand.dealer.stub[1], hand.dealer.stub[top] = hand.dealer.stub[top], hand.dealer.stub[1]
    return hand.play("2 draw", "1 check", "2 check")


SPLIT = {1: "JdTh9h8hJc", 2: "AsKd7c5h2c"}


@pytest.mark.rule("rrop3:9.jacks.7")
def test_identifiable_discard_proves_split_jacks_and_the_opener_is_paid() -> None:
    hand = after_the_draw(SPLIT, "Jc", said=False)
    made = rule(hand, OpenersProof(1))
    assert (made.decision, made.rules) == ("hand_live", ("rrop3:9.jacks.7",))
    assert [one.id for one in made.discretion] == ["hand_dead"]
    assert hand.happened(ev.OpenersProven) == [ev.OpenersProven(1, parse_cards("JdJc"))]
    hand.play("1 show", "2 show")
    assert hand.stacks == (106, 94)


@pytest.mark.rule("rrop3:9.jacks.7")
def test_discard_that_cannot_be_told_proves_nothing() -> None:
    hand = after_the_draw(SPLIT, "Jc", said=False)
    made = rule(hand, OpenersProof(1, discard_identifiable=False))
    assert made.decision == "hand_dead"
    assert hand.play("2 show").stacks == (94, 106)
    again = after_the_draw(SPLIT, "Jc", said=False)
    choose(again, alternative(asked(again, OpenersProof(1)), "hand_dead"))
    assert again.play("2 show").stacks == (94, 106)


@pytest.mark.rule("rrop3:9.jacks.7")
@pytest.mark.parametrize("decision", ["hand_live", "hand_dead"])
def test_split_that_the_draw_gave_away_may_not_have_been_announced(decision: str) -> None:
    known = decision == "hand_live"
    hand = opened_and_called(SPLIT).play("1 draw Jc", "2 draw")
    hand.play("1 check", "2 check")
    assert hand.state.split_openers
    made = rule(hand, OpenersProof(1, discard_identifiable=known))
    assert (made.decision, hand.state.live[1]) == (decision, known)


@pytest.mark.rule("rrop3:9.jacks.9b")
def test_split_that_cannot_have_been_openers_loses_the_pot() -> None:
    hand = after_the_draw({1: "JdTh9h8h4c", 2: "AsKd7c5h2c"}, "4c", "2s", said=True)
    assert [repr(card) for card in hand.state.hole[1]] == ["Jd", "Th", "9h", "8h", "2s"]
    made = rule(hand, SplitNotProved(1))
    assert (made.decision, made.rules) == ("hand_dead", ("rrop3:9.jacks.9b",))
    assert hand.play("2 show").stacks == (94, 106)


@pytest.mark.rule("rrop3:9.jacks.9b")
def test_four_of_clubs_with_any_four_of_the_last_hand_is_no_opening() -> None:
    assert not openers_possible(parse_cards("JdTh9h8h2s"), parse_cards("4c"))
    assert openers_possible(parse_cards("JdTh9h8h2s"), parse_cards("Jc"))


def test_split_openers_that_are_proved_play() -> None:
    hand = after_the_draw(SPLIT, "Jc", said=True)
    assert rule(hand, SplitNotProved(1)).decision == "hand_live"
