"""Robert's rules, section 9: draw, jacks or better to open."""

import pytest

from croupier.cards import parse_cards, show_cards
from croupier.play import RAIL, Stakes, apply, view
from croupier.play import events as ev
from kit.every_action import accepted
from kit.hands import deal
from kit.refusals import refused

TEN = Stakes("limit", 10, 20, ante=10)
CASH = "rrop3_cash"


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
    other = jacks({1: "JdJcTh9h8h", 2: "KsKd8c7c4c"})
    other.play("1 bet 10", "2 call", "1 draw", "2 draw Ks8c7c4c")
    assert not any(event.splits for event in other.happened(ev.Discarded)), "he did not open"


@pytest.mark.rule("rrop3:9.jacks.9a")
def test_discard_under_the_chip_is_not_dealt_again_when_the_stub_runs_out():
    hole = {1: "JdJcTh9h8h", 2: "KsKd8c7c4c", 3: "QsQd6h5h3h", 4: "AsTd8s7s4s", 5: "AcKc9c6c5c"}
    hand = jacks({**hole, 6: "AdQc9d6d5d"})
    hand.play("1 bet 10", *(f"{seat} call" for seat in range(2, 7)), "1 draw Jc")
    for seat in range(2, 7):
        hand.play(f"{seat} draw {show_cards(hand.state.hole[seat])}")
    assert len(hand.happened(ev.StubRebuilt)) == 1
    (jack,) = parse_cards("Jc")
    dealt = {card for cards in hand.state.hole for card in cards}
    assert jack not in dealt | {*hand.dealer.stub, *hand.dealer.burns}
    again = dealt | set(hand.dealer.stub)
    assert again > set(parse_cards("QsQd6h5h3h")), "other discards come again"


@pytest.mark.rule("rrop3:9.jacks.9a")
def test_split_openers_are_shown_at_the_end_even_when_the_opener_loses():
    hand = jacks({1: "JdJcTh9h8h", 2: "KsKdKhKc4c"}, shows=False)
    hand.play("1 bet 10", "2 call", "1 draw Jc", "2 draw", "1 check", "2 check")
    hand.play("1 show", "2 show")
    assert cards_proven(hand) == [(1, set(parse_cards("JdJc")))]
    assert hand.stacks == (480, 520)


@pytest.mark.rule("rrop3:9.jacks.9a")
def test_discards_of_split_openers_are_shown_at_the_end_when_the_opener_has_folded():
    hand = jacks({1: "JdJcTh9h8h", 2: "KsKdKhKc4c"})
    hand.play("1 bet 10", "2 call", "1 draw Jc", "2 draw", "1 check", "2 bet 20")
    assert cards_proven(hand) == []
    hand.play("1 fold")
    assert cards_proven(hand) == [(1, set(parse_cards("Jc")))]
    assert view(hand.state, 2).seats[0].cards == (), "the folded hand stays face down"
    assert hand.stacks == (480, 520)
    whole = jacks({1: "JdJcTh9h8h", 2: "KsKdKhKc4c"})
    whole.play("1 bet 10", "2 call", "1 draw Th9h8h", "2 draw", "1 check", "2 bet 20", "1 fold")
    assert cards_proven(whole) == [], "he kept his openers, and need not show a folded hand"


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
    hand.play("1 bet 10", "2 call", "3 call")
    for move in ("1 draw JdJh", "2 draw", "3 draw", "1 check", "2 bet 20", "3 fold", "1 fold"):
        assert (hand.state.put[1], hand.state.stacks[1]) == (20, 480)
        for wish, events in accepted(hand.state):
            after = apply(hand.state, *events)
            assert after.put[1] == 20, wish
            assert after.stacks[1] <= 480, wish
        hand.play(move)
    assert hand.stacks == (480, 540, 480)


@pytest.mark.rule("rrop3:9.jacks.8")
def test_opener_is_shown_on_request_after_the_pot_is_paid():
    hole = {1: "JdJh9s5c2d", 2: "KsKd8h7c4c", 3: "QsQd6h5h3h"}
    hand = jacks(hole, stacks=[500, 500, 500, 0])
    hand.play("1 bet 10", "2 call", "3 fold", "1 draw", "2 draw", "1 check", "2 bet 20")
    assert "rrop3:9.jacks.8" in refused(hand, "3 ask-opener").rules
    hand.play("1 fold")
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(2, 50, 0, "uncontested")]
    assert view(hand.state, 3).seats[0].cards == ()
    refused(hand, "4 ask-opener")
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
