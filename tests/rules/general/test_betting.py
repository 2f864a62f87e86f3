"""The general rules: how much may be bet in each structure."""

import pytest

from croupier.play import Stakes
from kit.hands import Hand, deal
from kit.passing import pass_to
from kit.refusals import refused

LIMIT_1000 = Stakes("limit", 1000, 2000, 500, 1000)
NO_LIMIT_2000 = Stakes("none", 2000, 2000, 1000, 2000)


def limit_flop() -> Hand:
    """Three players of a 1,000-2,000 limit game who have all called to see the flop."""
    hand = deal(stacks=[100_000] * 3, button=3, stakes=LIMIT_1000, rules="general")
    return hand.play("3 call", "1 call", "2 check")


def choices(hand: Hand) -> tuple[int, ...]:
    """The totals the player in turn may bet or raise to at fixed limit."""
    return hand.menu.wager.choices if hand.menu.wager else ()


@pytest.mark.rule("general:limit.1")
def test_flop_bet_is_1000_and_turn_bet_2000() -> None:
    hand = limit_flop()
    assert choices(hand) == (1000,)
    for total in (1500, 2000):
        refusal = refused(hand, f"1 bet {total}")
        assert refusal.rules[0] == "general:limit.1"
        assert "1000" in refusal.text.en
    hand.play("1 check", "2 check", "3 check")
    assert choices(hand) == (2000,)
    refused(hand, "1 bet 1000")
    hand.play("1 bet 2000")
    assert hand.state.bets[1] == 2000


@pytest.mark.rule("general:limit.1", "general:limit.2")
def test_bets_and_raises_before_the_flop_are_by_1000_and_on_the_river_by_2000() -> None:
    hand = deal(stacks=[100_000] * 3, button=3, stakes=LIMIT_1000, rules="general")
    assert choices(hand) == (2000,)
    hand.play("3 call", "1 call", "2 check", *["1 check", "2 check", "3 check"] * 2)
    hand.play("1 bet 2000")
    assert choices(hand) == (4000,)


@pytest.mark.rule("general:limit.1", "general:limit.2")
@pytest.mark.parametrize(("street", "size"), [(0, 1000), (1, 1000), (2, 2000), (3, 2000)])
def test_bets_and_raises_of_omaha_are_1000_in_two_rounds_and_2000_in_two(
    street: int, size: int
) -> None:
    hand = deal("omaha", stacks=[100_000] * 3, button=3, stakes=LIMIT_1000, rules="general")
    pass_to(hand, street)
    first = hand.state.bet_to + size
    assert choices(hand) == (first,)
    hand.play(f"{hand.menu.seat} {'bet' if street else 'raise'} {first}")
    assert choices(hand) == (first + size,)


@pytest.mark.rule("general:limit.2")
def test_flop_raises_go_to_2000_and_3000_and_a_turn_raise_to_4000() -> None:
    hand = limit_flop().play("1 bet 1000")
    assert choices(hand) == (2000,)
    hand.play("2 raise 2000")
    assert choices(hand) == (3000,)
    hand.play("3 raise 3000", "1 call", "2 call", "1 bet 2000")
    assert choices(hand) == (4000,)
    hand.play("2 raise 4000")
    assert hand.state.bets[2] == 4000


@pytest.mark.rule("general:potlimit.1")
def test_80000_is_the_most_over_a_bet_of_20000_into_20000() -> None:
    stakes = Stakes("pot", 10_000, 10_000, 5000, 10_000)
    hand = deal(stacks=[500_000] * 2, button=2, stakes=stakes, rules="general")
    first, second = hand.menu.seat, 3 - hand.menu.seat
    hand.play(f"{first} call", f"{second} check")
    bettor, raiser = hand.menu.seat, 3 - hand.menu.seat
    assert hand.state.pot == 20_000
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == 20_000
    refused(hand, f"{bettor} bet 20001")
    hand.play(f"{bettor} bet 20000")
    assert hand.menu.wager is not None
    assert (hand.menu.call, hand.menu.wager.most) == (20_000, 80_000)
    refusal = refused(hand, f"{raiser} raise 80001")
    assert refusal.rules[0] == "general:potlimit.1"
    hand.play(f"{raiser} raise 80000")
    assert hand.state.pot == 120_000


def no_limit_flop(stacks: list[int]) -> Hand:
    """Three players at 1,000/2,000, the button in seat 3, all in for 2,000 at the flop."""
    hand = deal(stacks=stacks, button=3, stakes=NO_LIMIT_2000, rules="general")
    return hand.play("3 call", "1 call", "2 check")


@pytest.mark.rule("general:nolimit.1")
def test_whole_stack_of_75000_may_be_bet_into_a_pot_of_3000() -> None:
    stakes = Stakes("none", 1000, 1000, 500, 1000)
    hand = deal(stacks=[76_000, 90_000, 90_000], button=3, stakes=stakes, rules="general")
    hand.play("3 call", "1 call", "2 check")
    assert (hand.state.pot, hand.state.stacks[1]) == (3000, 75_000)
    hand.play("1 bet 75000")
    assert hand.state.bets[1] == 75_000
    assert hand.menu.call == 75_000


@pytest.mark.rule("general:nolimit.2")
def test_1500_is_too_little_with_a_big_blind_of_2000() -> None:
    hand = no_limit_flop([42_000] * 3)
    assert hand.state.stacks[1] == 40_000
    refusal = refused(hand, "1 bet 1500")
    assert "general:nolimit.2" in refusal.rules
    hand.play("1 bet 2000")
    assert hand.state.bet_to == 2000


@pytest.mark.rule("general:nolimit.3")
def test_raise_is_at_least_by_the_last_bet_or_raise() -> None:
    hand = no_limit_flop([500_000] * 3).play("1 bet 10000")
    refusal = refused(hand, "2 raise 19999")
    assert "general:nolimit.3" in refusal.rules
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 20_000
    hand.play("2 raise 30000")
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 50_000
    refused(hand, "3 raise 49999")
    hand.play("3 raise 50000")
