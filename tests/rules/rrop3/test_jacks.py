"""Robert's rules, section 9: draw, jacks or better to open."""

from dataclasses import dataclass

import pytest

from croupier.cards import parse_cards, show_cards
from croupier.play import RAIL, Refused, Stakes, view
from croupier.play import events as ev
from croupier.play.actions import Action
from kit.hands import deal
from kit.refusals import refused

TEN = Stakes("limit", 10, 20, ante=10)
CASH = "rrop3_cash"


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    amount: int


def jacks(hole, stacks=None, *, shows=True):
    players = max(hole)
    return deal(
        "jacks",
        stacks=stacks or [500] * players,
        stakes=TEN,
        button=players,
        rules=CASH,
        hole=hole,
        shows=shows,
    )


def cards_proven(hand):
    return [(event.seat, set(event.cards)) for event in hand.happened(ev.OpenersProven)]


@pytest.mark.rule("rrop3:9.jacks.1a")
@pytest.mark.parametrize(
    ("cards", "opens"), [("TdTh9s5c2d", False), ("JdJh9s5c2d", True), ("3d3h2s2c7d", True)]
)
def test_opening_is_offered_with_jacks_or_better_only(cards, opens):
    hand = jacks({1: cards, 2: "AsKd8h7c4c", 3: "QsQd6h6c5h"})
    assert (hand.menu.wager is not None) == opens
    assert hand.menu.check
    if not opens:
        assert "rrop3:9.jacks.1a" in refused(hand, "1 bet 10").rules


@pytest.mark.rule("rrop3:9.jacks.3")
def test_opener_shows_openers_before_he_is_paid_forty():
    hand = jacks({1: "JdJh9s5c2d", 2: "KsKd8h7c4c", 3: "QsQd6h5h3h", 4: "AsTd8s7s4s"})
    hand.play("1 bet 10", "2 fold", "3 fold", "4 fold")
    assert cards_proven(hand) == [(1, set(parse_cards("JdJh")))]
    paid = [e for e in hand.events if isinstance(e, ev.OpenersProven | ev.PotAwarded)]
    assert paid[1:] == [ev.PotAwarded(1, 40, 0, "uncontested")]
    assert isinstance(paid[0], ev.OpenersProven)
    assert paid[0].seen_by(RAIL) == paid[0]


@pytest.mark.rule("rrop3:9.jacks.3", "rrop3:9.jacks.9a")
def test_opener_who_split_proves_openers_with_his_discard():
    hand = jacks({1: "JdJcTh9h8h", 2: "KsKd8c7c4c"})
    hand.play("1 bet 10", "2 call", "1 draw Jc", "2 draw")
    assert hand.happened(ev.Discarded)[0] == ev.Discarded(1, parse_cards("Jc"), splits=True)
    assert show_cards(hand.happened(ev.Discarded)[0].seen_by(2).cards) == "??"
    hand.play("1 bet 20", "2 fold")
    assert cards_proven(hand) == [(1, set(parse_cards("JdJc")))]
    assert hand.stacks[0] == 520


@pytest.mark.rule("rrop3:9.jacks.9a")
def test_split_openers_are_shown_at_the_end_even_when_the_opener_loses():
    hand = jacks({1: "JdJcTh9h8h", 2: "KsKdKhKc4c"}, shows=False)
    hand.play("1 bet 10", "2 call", "1 draw Jc", "2 draw", "1 check", "2 check")
    hand.play("1 show", "2 show")
    assert cards_proven(hand) == [(1, set(parse_cards("JdJc")))]
    assert hand.stacks == (480, 520)


@pytest.mark.rule("rrop3:9.jacks.5a")
def test_player_all_in_for_the_ante_opens_for_nothing_and_callers_put_in_a_full_bet():
    hole = {1: "QdQh9s5c2d", 2: "KsKd8h7c4c", 3: "AsAd6h5h3h"}
    hand = jacks(hole, stacks=[10, 500, 500])
    assert hand.state.stacks[1] == 0
    assert (hand.menu.seat, hand.menu.wager.choices) == (1, (0,))
    hand.play("1 bet 0")
    assert (hand.menu.seat, hand.menu.call) == (2, 10)
    hand.play("2 call")
    assert hand.state.bets[2] == 10


@pytest.mark.rule("rrop3:9.jacks.5a")
def test_player_all_in_for_part_of_the_ante_may_open_too_but_only_with_openers():
    hole = {1: "QdQh9s5c2d", 2: "TsTd8h7c4c", 3: "AsAd6h5h3h"}
    assert jacks(hole, stacks=[4, 500, 500]).menu.wager.choices == (0,)
    short = jacks(hole, stacks=[500, 4, 500]).play("1 check")
    assert (short.menu.seat, short.menu.wager) == (2, None)


@pytest.mark.rule("rrop3:9.jacks.6")
def test_ten_of_the_opener_stay_in_once_the_first_round_is_over():
    hand = jacks({1: "JdJh9s5c2d", 2: "KsKd8h7c4c", 3: "QsQd6h5h3h"})
    hand.play("1 bet 10", "2 call", "3 call", "1 draw JdJh")
    for _ in range(2):
        with pytest.raises(Refused):
            hand.act(TakeBack(1, 10))
        assert hand.state.put[1] == 20
        assert hand.state.stacks[1] == 480
        if hand.state.phase == "discarding":
            hand.play("2 draw", "3 draw")
    hand.play("1 check", "2 bet 20", "3 fold", "1 fold")
    assert hand.stacks == (480, 540, 480)


@pytest.mark.rule("rrop3:9.jacks.8")
def test_opener_is_shown_on_request_after_the_pot_is_paid():
    hand = jacks({1: "JdJh9s5c2d", 2: "KsKd8h7c4c", 3: "QsQd6h5h3h"})
    hand.play("1 bet 10", "2 call", "3 fold", "1 draw", "2 draw", "1 check", "2 bet 20")
    assert "rrop3:9.jacks.8" in refused(hand, "3 ask-opener").rules
    hand.play("1 fold")
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(2, 50, 0, "uncontested")]
    assert view(hand.state, 3).seats[0].cards == ()
    hand.play("3 ask-opener")
    for viewer in (RAIL, 2, 3):
        assert show_cards(view(hand.state, viewer).seats[0].cards) == "JdJh9s5c2d"
    assert hand.events.index(hand.happened(ev.Shown)[-1]) > hand.events.index(
        hand.happened(ev.PotAwarded)[0]
    )


@pytest.mark.rule("rrop3:9.jacks.11")
def test_call_with_nines_against_the_opener_is_not_given_back():
    hand = jacks({1: "JdJh7s5c2d", 2: "9s9d8h6c4c"})
    hand.play("1 bet 10", "2 call", "1 draw", "2 draw", "1 bet 20", "2 call")
    assert hand.happened(ev.UncalledReturned) == []
    assert hand.stacks == (540, 460)
