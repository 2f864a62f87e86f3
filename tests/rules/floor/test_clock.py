"""The clock: who may call it, how long it runs, and what is ruled at its end."""

import pytest

from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.clock import ClockCalled, TimeAsked
from croupier.floor.turns.time_up import ClockRanOut
from croupier.play import Stakes
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import STUD, Hand, deal, with_options
from kit.passing import pass_to

LIMIT_50 = Stakes("limit", 50, 100, 25, 50)


def facing_400(rules: str) -> Hand:
    """Seat 1 has bet 400 on the flop and seat 2 thinks; seat 4 has folded."""
    hand = deal(stacks=[5000] * 4, button=4, rules=rules)
    hand.play("3 call", "4 fold", "1 call", "2 check")
    return hand.play("1 bet 400")


def free_to_check(rules: str, stakes: Stakes | None = None) -> Hand:
    """Seat 1 thinks on the flop, with no bet."""
    stakes = stakes or Stakes("none", 100, 100, 50, 100)
    return pass_to(deal(stacks=[5000] * 4, button=4, rules=rules, stakes=stakes), 1)


@pytest.mark.rule("tda:29")
def test_folded_player_may_call_the_clock_if_the_director_approves() -> None:
    hand = facing_400("tda")
    ruling = rule(hand, ClockCalled(2, by_seat=4))
    assert ruling.decision == "clock_starts"
    assert ruling.rules[0] == "tda:29"
    refused = rule(hand, ClockCalled(2, by_seat=4, approved=False))
    assert refused.decision == "play_on"
    assert "tda:29" in refused.rules
    assert hand.state.actor == 2


@pytest.mark.rule("tda:29")
def test_director_starts_the_clock_himself() -> None:
    assert asked(facing_400("tda"), ClockCalled(2)).decision == "clock_starts"


@pytest.mark.rule("tda:29b")
def test_countdown_is_heard_from_25_and_at_30_the_hand_is_dead() -> None:
    hand = facing_400("tda")
    started = rule(hand, ClockCalled(2, by_seat=1))
    assert started.fact("countdown_from") == 25
    assert started.fact("total") == 30
    early = rule(hand, ClockRanOut(2, 29))
    assert (early.decision, early.fact("left")) == ("refused", 1)
    ruling = rule(hand, ClockRanOut(2, 30))
    assert ruling.decision == "hand_dead"
    assert ruling.rules[0] == "tda:29b"
    assert not hand.state.live[2]
    assert hand.state.actor == 3


@pytest.mark.rule("tda:29b")
def test_player_on_the_clock_who_faces_no_bet_has_checked() -> None:
    hand = free_to_check("tda")
    ruling = rule(hand, ClockRanOut(1, 30))
    assert (ruling.decision, ruling.rules) == ("check", ("tda:29b",))
    assert hand.state.live[1]
    assert hand.state.actor == 2


@pytest.mark.rule("rrop3:10.nolimit.13a")
def test_clock_starts_at_a_players_request_on_the_floors_instruction() -> None:
    hand = facing_400("rrop3_cash")
    ruling = rule(hand, ClockCalled(2, by_seat=3))
    assert ruling.decision == "clock_starts"
    assert ruling.rules[0] == "rrop3:10.nolimit.13a"
    assert asked(hand, ClockCalled(2, by_seat=3, approved=False)).decision == "play_on"
    assert asked(hand, ClockCalled(2)).decision == "play_on"


@pytest.mark.rule("rrop3:10.nolimit.13b")
def test_sixty_seconds_then_ten_more_then_the_hand_is_dead() -> None:
    hand = facing_400("rrop3_cash")
    started = rule(hand, ClockCalled(2, by_seat=3))
    facts = [started.fact(name) for name in ("seconds", "extra_seconds", "countdown_from")]
    assert facts == [60, 10, 60]
    assert rule(hand, ClockRanOut(2, 69)).decision == "refused"
    left = [rule(hand, ClockRanOut(2, second)).says.en for second in (69, 68)]
    assert left == [f"Seat 2 still has {left}\u00a0s: an action still counts." for left in (1, 2)]
    assert hand.state.live[2]
    ruling = rule(hand, ClockRanOut(2, 70))
    assert ruling.decision == "hand_dead"
    assert "rrop3:10.nolimit.13b" in ruling.rules
    assert not hand.state.live[2]


@pytest.mark.rule("rrop3:10.nolimit.13b")
def test_hand_is_dead_at_no_limit_without_a_bet_too() -> None:
    hand = free_to_check("rrop3_cash")
    ruling = rule(hand, ClockRanOut(1, 70))
    assert (ruling.decision, ruling.rules) == ("hand_dead", ("rrop3:10.nolimit.13b",))
    assert not hand.state.live[1]


@pytest.mark.rule("rrop3:3.dead.7")
def test_hand_that_faces_a_bet_of_50_dies_on_the_clock_and_without_one_it_lives() -> None:
    hand = free_to_check("rrop3_cash", LIMIT_50).play("1 bet 50")
    ruling = rule(hand, ClockRanOut(2, 70))
    assert ruling.decision == "hand_dead"
    assert ruling.rules[0] == "rrop3:3.dead.7"
    assert not hand.state.live[2]

    free = free_to_check("rrop3_cash", LIMIT_50)
    ruling = rule(free, ClockRanOut(1, 70))
    assert (ruling.decision, free.state.live[1]) == ("play_on", True)
    choose(free, alternative(ruling, "passive"))
    assert free.state.actor == 2


@pytest.mark.rule("rrop3:11.tournament.11")
def test_shout_of_time_from_the_rail_stops_nothing() -> None:
    hand = facing_400("rrop3_tournament")
    for told in (
        TimeAsked(2, at_table=False),
        ClockCalled(2, by_seat=2, at_table=False),
        ClockCalled(2, by_seat=4, at_table=False),
    ):
        ruling = rule(hand, told)
        assert (ruling.decision, ruling.rules) == ("play_on", ("rrop3:11.tournament.11",))


@pytest.mark.rule("general:acting.2")
def test_player_who_asks_for_time_gets_30_seconds_and_nobody_else_acts() -> None:
    house = with_options("general", clock={"seconds": 30})
    hand = deal(stacks=[5000] * 4, button=4, rules=house)
    ruling = rule(hand, TimeAsked(3))
    assert (ruling.decision, ruling.fact("seconds")) == ("time_given", 30)
    assert ruling.rules == ("general:acting.2",)
    assert hand.state.actor == 3


def test_clock_is_called_on_the_player_in_turn_alone() -> None:
    with pytest.raises(FloorRefused, match="turn of seat 2"):
        rule(facing_400("tda"), ClockCalled(1, by_seat=3))


def test_low_card_on_the_clock_brings_it_in() -> None:
    hand = deal("stud", stacks=[500] * 4, stakes=STUD, rules="tda")
    low = hand.state.actor
    ruling = rule(hand, ClockRanOut(low, 30))
    assert hand.state.bets[low] == 3
    assert ruling.decision == "bring_in"
    assert ruling.says.en == f"Time is up: seat {low} brings in 3."
    assert "parole" not in ruling.says.fr


def test_low_card_whose_hand_the_clock_does_not_kill_may_be_held_to_the_bring_in() -> None:
    hand = deal("stud", stacks=[500] * 4, stakes=STUD, rules="rrop3_cash")
    low = hand.state.actor
    passive = alternative(asked(hand, ClockRanOut(low, 70)), "passive")
    assert passive.says.en == f"Seat {low} brings in 3"


@pytest.mark.rule("house:clock.choice")
def test_clock_at_fixed_limit_cites_no_article_of_no_limit() -> None:
    hand = free_to_check("rrop3_cash", LIMIT_50).play("1 bet 50")
    for told, decision in (
        (ClockCalled(2, by_seat=3), "clock_starts"),
        (ClockCalled(2, by_seat=3, approved=False), "play_on"),
        (ClockRanOut(2, 69), "refused"),
        (ClockRanOut(2, 70), "hand_dead"),
    ):
        ruling = asked(hand, told)
        assert ruling.decision == decision
        assert ruling.rules
        assert not any(one.startswith("rrop3:10.nolimit") for one in ruling.rules)


@pytest.mark.rule("house:clock.choice")
def test_house_without_a_clock_has_none_at_fixed_limit_either() -> None:
    house = with_options("rrop3_cash", clock={"enabled": False})
    hand = deal(stacks=[5000] * 4, button=4, rules=house, stakes=LIMIT_50)
    ruling = asked(hand, ClockCalled(3, by_seat=4))
    assert (ruling.decision, ruling.rules) == ("play_on", ("house:clock.choice",))
