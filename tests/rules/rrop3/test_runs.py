"""Robert's rules, sections 2 and 10: dealing the cards to come two or three times."""

import pytest

from croupier.cards import CARDS, parse_cards
from croupier.play import Stakes
from croupier.play import events as ev
from kit.hands import deal
from kit.refusals import refused

TEN = Stakes("none", 10, 10, 5, 10)
POT = Stakes("pot", 10, 10, 5, 10)
LIMIT = Stakes("limit", 10, 20, 5, 10)


def boards(hand):
    return [(event.run, len(event.cards)) for event in hand.happened(ev.BoardDealt)]


def won_in_run(hand):
    """Run by run, what was pushed to whom."""
    awards = hand.happened(ev.PotAwarded)
    return [(award.run, award.seat, award.amount) for award in awards]


def per_run(hand):
    total = {}
    for award in hand.happened(ev.PotAwarded):
        total[award.run] = total.get(award.run, 0) + award.amount
    return total


def all_in_on_the_flop(board, rules="rrop3_cash"):
    """Two hands, aces in seat 1 and kings in seat 2, and a pot of 1,000 on the flop."""
    hand = deal(
        stacks=[500, 500],
        button=2,
        stakes=TEN,
        rules=rules,
        hole={1: "AsAh", 2: "KsKh"},
        board=board,
        asks=True,
    )
    return hand.play("2 raise 100", "1 call", "1 bet 400", "2 call")


@pytest.mark.rule("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b")
def test_two_runs_of_turn_and_river_for_five_hundred_each():
    hand = all_in_on_the_flop("7c8d2s")
    assert (hand.state.phase, hand.menu.runs) == ("agreeing", 3)
    hand.play(f"{hand.menu.seat} runs 2", f"{3 - hand.menu.seat} runs 2")
    assert boards(hand) == [(0, 3), (0, 1), (0, 1), (1, 1), (1, 1)]
    assert per_run(hand) == {0: 500, 1: 500}
    assert hand.state.phase == "over"


@pytest.mark.rule("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b")
def test_runs_come_from_one_stub_and_no_card_comes_twice():
    hand = all_in_on_the_flop("7c8d2s").play("1 runs 3", "2 runs 3")
    common = [card for event in hand.happened(ev.BoardDealt) for card in event.cards]
    own = [card for event in hand.happened(ev.HoleDealt) for card in event.down]
    assert len(common) == 3 + 3 * 2
    assert len({*common, *own}) == len(common) + len(own)
    assert hand.happened(ev.StubRebuilt) == []
    assert len(hand.happened(ev.Burned)) == 1 + 3 * 2


@pytest.mark.rule("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b")
def test_each_run_is_won_on_its_own_cards():
    # The stub after the flop: a burn, the turn and a burn, the river, run after run.
    hand = deal(
        stacks=[500, 500],
        button=2,
        stakes=TEN,
        rules="rrop3_cash",
        deck=stub("AsKsAhKh", "3c", "7c8d2s", "3d 4c", "3h 5d", "3s Kc", "6h 9d", "6s Jd", "9s Qh"),
        asks=True,
    )
    hand.play("2 raise 100", "1 call", "1 bet 400", "2 call", "1 runs 3", "2 runs 3")
    assert won_in_run(hand) == [(0, 1, 334), (1, 2, 333), (2, 1, 333)]
    assert hand.stacks == (667, 333)


def stub(*cards):
    """The cards in dealing order, the rest of the deck below them."""
    named = parse_cards("".join(cards))
    return [*named, *(card for card in CARDS if card not in named)]


@pytest.mark.rule("rrop3:10.nolimit.14b")
def test_three_rivers_are_dealt_for_three_hundred_each():
    hand = deal(
        stacks=[450, 450],
        button=2,
        stakes=TEN,
        rules="rrop3_cash",
        hole={1: "AsAh", 2: "KsKh"},
        board="7c8d2s4h",
        asks=True,
    )
    hand.play("2 raise 50", "1 call", "1 check", "2 check", "1 bet 400", "2 call")
    assert hand.menu.runs == 3
    hand.play("1 runs 3", "2 runs 3")
    assert boards(hand) == [(0, 3), (0, 1), (0, 1), (1, 1), (2, 1)]
    assert per_run(hand) == {0: 300, 1: 300, 2: 300}


@pytest.mark.rule("rrop3:10.nolimit.14b")
def test_one_player_who_refuses_makes_it_one_river_for_nine_hundred():
    for answers in (("1 runs 3", "2 runs 1"), ("1 runs 1",)):
        hand = deal(
            stacks=[450, 450],
            button=2,
            stakes=TEN,
            rules="rrop3_cash",
            hole={1: "AsAh", 2: "KsKh"},
            board="7c8d2s4h9c",
            asks=True,
        )
        hand.play("2 raise 50", "1 call", "1 check", "2 check", "1 bet 400", "2 call", *answers)
        while hand.state.phase == "showing":
            hand.play(f"{hand.menu.seat} show")
        assert boards(hand) == [(0, 3), (0, 1), (0, 1)]
        assert per_run(hand) == {0: 900}


@pytest.mark.rule("rrop3:10.nolimit.14b")
def test_everybody_in_the_pot_is_asked_and_those_who_folded_are_not():
    hand = deal(stacks=[200, 300, 300, 300], button=4, stakes=TEN, rules="rrop3_cash", asks=True)
    hand.play("3 raise 300", "4 fold", "1 call", "2 call")
    asked = []
    while hand.state.phase == "agreeing":
        asked.append(hand.menu.seat)
        hand.play(f"{hand.menu.seat} runs 2")
    assert asked == [1, 2, 3]
    assert hand.happened(ev.RunsSettled) == [ev.RunsSettled(2)]
    totals = {}
    for award in hand.happened(ev.PotAwarded):
        key = (award.pot, award.run)
        totals[key] = totals.get(key, 0) + award.amount
    assert totals == {(0, 0): 300, (0, 1): 300, (1, 0): 100, (1, 1): 100}


@pytest.mark.rule("rrop3:10.nolimit.14b")
@pytest.mark.parametrize("times", [0, 4, -1])
def test_no_more_than_three_times_and_not_none(times):
    hand = all_in_on_the_flop("7c8d2s")
    assert "rrop3:10.nolimit.14b" in refused(hand, f"1 runs {times}").rules


@pytest.mark.rule("rrop3:2.procedures.15b")
def test_pot_limit_is_dealt_several_times_too_and_limit_never():
    pot = deal("omaha", stacks=[30, 30], button=2, stakes=POT, rules="rrop3_cash", asks=True)
    pot.play("2 raise 30", "1 call")
    assert pot.menu.runs == 3
    limit = deal(stacks=[30, 30], button=2, stakes=LIMIT, rules="rrop3_cash", asks=True)
    limit.play("2 raise 20", "1 raise 30", "2 call")
    assert not limit.happened(ev.RunsAnswered)
    assert limit.state.runs == 0
    assert limit.state.phase in ("showing", "over")


@pytest.mark.rule("rrop3:2.procedures.15b")
def test_nobody_is_asked_while_bets_are_to_come_or_no_card_is():
    hand = deal(stacks=[100, 500, 500], button=3, stakes=TEN, rules="rrop3_cash", asks=True)
    hand.play("3 raise 100", "1 call", "2 call")
    assert hand.state.phase == "betting", "two of three can still bet"
    assert hand.menu.runs == 0
    refused(hand, f"{hand.menu.seat} runs 2")
    river = deal(stacks=[100, 100], button=2, stakes=TEN, rules="rrop3_cash", asks=True)
    river.play("2 call", "1 check")
    for _ in range(2):
        river.play("1 check", "2 check")
    river.play("1 bet 90", "2 call")
    assert not river.happened(ev.RunsAnswered)
    assert per_run(river) == {0: 200}


@pytest.mark.rule("rrop3:2.procedures.15b")
@pytest.mark.parametrize("rules", ["rrop3_tournament", "tda", "championship", "neutral"])
def test_tournaments_deal_once(rules):
    hand = all_in_on_the_flop("7c8d2s", rules=rules)
    assert hand.state.phase == "over"
    assert boards(hand) == [(0, 3), (0, 1), (0, 1)]
