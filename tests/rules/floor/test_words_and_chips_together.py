"""Words and chips that do not fit together, and callers who did not know the bet."""

import pytest

from croupier.floor.words.gestures import CallMisinformed, ChipsForward
from croupier.play import Bet, Call, Raise
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, Stakes, deal
from kit.passing import pass_to

BLINDS_200 = Stakes("none", 200, 200, 100, 200)
BLINDS_100 = Stakes("none", 100, 100, 50, 100)


def flop(rules: str = "tda", stakes: Stakes = BLINDS_200, seats: int = 4) -> Hand:
    """Everybody has called; on the flop seat 1 acts first."""
    return pass_to(deal(stacks=[50_000] * seats, button=seats, stakes=stakes, rules=rules), 1)


def facing(bet: int, rules: str = "tda", stakes: Stakes = BLINDS_200) -> Hand:
    """On the flop seat 1 has bet, and it is the turn of seat 2."""
    return flop(rules, stakes).play(f"1 bet {bet}")


EIGHT_HUNDRED = ((500, 100, 100, 100),)


@pytest.mark.rule("tda:40A")
def test_of_words_and_chips_the_first_counts() -> None:
    chips_first = rule(flop(), ChipsForward(1, EIGHT_HUNDRED, "one thousand", "after"))
    assert chips_first.action == Bet(1, 800)
    words_first = rule(flop(), ChipsForward(1, EIGHT_HUNDRED, "one thousand", "before"))
    assert (words_first.action, words_first.adds) == (Bet(1, 1000), 200)
    assert all("tda:40A" in one.rules for one in (chips_first, words_first))


@pytest.mark.rule("tda:40A", "tda:51A")
def test_call_said_before_six_1000_chips_is_a_call_of_3000() -> None:
    hand = facing(3000)
    ruling = rule(hand, ChipsForward(2, ((1000,) * 6,), "call", "before"))
    assert (ruling.action, ruling.returned) == (Call(2), 3000)
    assert {"tda:40A", "tda:51A"} <= set(ruling.rules)


@pytest.mark.rule("tda:40Ab")
def test_at_once_clear_words_count_and_a_mumble_does_not() -> None:
    clear = rule(flop(), ChipsForward(1, ((500, 500),), "eight hundred", "with"))
    assert (clear.action, clear.returned) == (Bet(1, 800), 200)
    mumble = rule(flop(), ChipsForward(1, ((500, 500),), "mmh", "with"))
    assert mumble.action == Bet(1, 1000)
    beyond = rule(flop(), ChipsForward(1, ((500, 500),), "bet a million", "with"))
    assert beyond.action == Bet(1, 1000)
    assert all("tda:40Ab" in one.rules for one in (clear, mumble, beyond))


@pytest.mark.rule("rrop3:10.nolimit.5")
@pytest.mark.parametrize(
    ("chips", "adds", "returned"), [((100, 50), 50, 0), ((100, 100, 50), 0, 50)]
)
def test_wager_is_corrected_to_two_hundred(
    chips: tuple[int, ...], adds: int, returned: int
) -> None:
    hand = flop("rrop3_cash", BLINDS_100)
    ruling = rule(hand, ChipsForward(1, (chips,), "two hundred", "before"))
    assert (ruling.action, ruling.adds, ruling.returned) == (Bet(1, 200), adds, returned)
    assert "rrop3:10.nolimit.5" in ruling.rules
    assert hand.state.bets[1] == 200


@pytest.mark.rule("championship:bets.1b")
def test_announcement_beats_the_chips() -> None:
    raised = rule(
        facing(100, "championship", BLINDS_100),
        ChipsForward(2, ((100, 100),), "raise to 300", "before"),
    )
    assert (raised.action, raised.adds) == (Raise(2, 300), 100)
    called = rule(
        facing(100, "championship", BLINDS_100),
        ChipsForward(2, ((100, 100, 100),), "call", "after"),
    )
    assert (called.action, called.returned) == (Call(2), 200)
    assert all("championship:bets.1b" in one.rules for one in (raised, called))


@pytest.mark.rule("championship:bets.3b")
def test_going_back_after_600_adds_nothing() -> None:
    hand = facing(100, "championship", BLINDS_100)
    gesture = ChipsForward(2, ((500, 100), (100, 100)), "raise to 600", "before")
    ruling = rule(hand, gesture)
    assert (ruling.action, ruling.returned) == (Raise(2, 600), 200)
    assert "championship:bets.3b" in ruling.rules
    no_total = rule(
        facing(100, "championship", BLINDS_100),
        ChipsForward(2, ((500, 100), (100, 100)), "raise", "before"),
    )
    assert (no_total.action, no_total.returned) == (Raise(2, 600), 200)


@pytest.mark.rule("rrop3:10.nolimit.8")
def test_after_raise_300_and_400_more_are_700() -> None:
    hand = facing(100, "rrop3_cash", BLINDS_100)
    motions = ((100, 100, 100), (100,) * 4)
    moving = ChipsForward(2, motions, "raise", "before", hands_rested=False)
    waiting = rule(hand, moving)
    assert waiting.decision == "no_action"
    assert "its wager is not complete" in waiting.says.en
    assert waiting.steps[0].fr == "Laissez finir le siège 2."
    ruling = rule(hand, ChipsForward(2, motions, "raise", "before"))
    assert ruling.action == Raise(2, 700)
    assert "rrop3:10.nolimit.8" in ruling.rules
    assert asked(facing(100, "tda", BLINDS_100), moving).action == Raise(2, 300)


def all_in_for_25800(rules: str, caller: int = 50_000) -> Hand:
    """Heads-up, seat 2 is all-in on the flop and seat 1 is to act."""
    hand = deal(stacks=[caller, 26_000], button=1, stakes=BLINDS_200, rules=rules)
    return hand.play("1 call", "2 check", "2 bet 25800")


@pytest.mark.rule("tda:49")
def test_call_of_a_bet_called_15800_owes_25800() -> None:
    hand = all_in_for_25800("tda")
    ruling = rule(hand, CallMisinformed(1, 15_800))
    assert (ruling.action, ruling.adds) == (Call(1), 25_800)
    assert "tda:49" in ruling.rules


@pytest.mark.rule("tda:49")
def test_short_caller_is_all_in_and_the_rest_was_not_called() -> None:
    hand = all_in_for_25800("tda", caller=20_200)
    ruling = rule(hand, CallMisinformed(1, 13_700))
    assert ruling.adds == 20_000
    returned = [event for event in hand.events if event.tag == "uncalled_returned"]
    assert [event.amount for event in returned] == [5800]


@pytest.mark.rule("rrop3:10.nolimit.7a")
def test_call_of_100_into_400_may_be_withdrawn() -> None:
    hand = facing(400, "rrop3_cash", BLINDS_100)
    ruling = rule(hand, CallMisinformed(2, 100, 100))
    assert (ruling.decision, ruling.fact("bet"), ruling.fact("per_cent")) == (
        "floor_decides",
        400,
        25,
    )
    assert [one.id for one in ruling.choices] == ["withdraw", "call"]
    assert "rrop3:10.nolimit.7a" in ruling.rules
    assert hand.menu.fold
    choose(hand, alternative(ruling, "held"))
    assert hand.state.bets[2] == 400


@pytest.mark.rule("rrop3:10.nolimit.7b")
def test_with_400_of_500_in_no_claim_is_heard() -> None:
    hand = facing(500, "rrop3_cash", BLINDS_100)
    ruling = rule(hand, CallMisinformed(2, 400, 400))
    assert (ruling.action, ruling.adds) == (Call(2), 100)
    assert "rrop3:10.nolimit.7b" in ruling.rules
    below = asked(facing(500, "rrop3_cash", BLINDS_100), CallMisinformed(2, 399, 399))
    assert below.decision == "floor_decides"
