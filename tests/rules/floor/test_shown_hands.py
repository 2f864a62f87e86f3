"""Hands that are shown to one or wanted to be seen, and who shows first at the showdown."""

import pytest

from croupier.cards import HIDDEN, parse_cards
from croupier.floor.hands.showdown_told import AskedToSee, NobodyShows, ShownToOne
from croupier.floor.ruling import FloorRefused
from croupier.play import Call, Stakes, decide, evolve, view
from croupier.play import events as ev
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal
from kit.showdowns import DRY, FORTY, TWO_PAIR, called_on_the_river, checked_down


@pytest.mark.rule("rrop3:3.showdown.6a")
def test_cards_shown_to_one_after_the_hand_are_shown_to_all_and_no_others() -> None:
    hand = deal(stacks=[1000] * 4, stakes=FORTY, button=4, rules="rrop3_cash", hole={1: "AhKd"})
    hand.play("3 fold", "4 fold", "1 raise 100", "2 fold")
    ruling = rule(hand, ShownToOne(1, to=2, places=(0,)))
    assert ruling.decision == "show_all"
    assert ruling.rules == ("rrop3:3.showdown.6a",)
    assert view(hand.state, 4).seats[0].cards == (*parse_cards("Ah"), HIDDEN)
    rule(hand, ShownToOne(1, to=2))
    assert view(hand.state, 4).seats[0].cards == parse_cards("AhKd")


@pytest.mark.rule("rrop3:3.showdown.6a")
def test_loser_who_shows_his_hand_to_one_shows_it_to_all() -> None:
    hand = checked_down("rrop3_cash", TWO_PAIR, DRY).play("1 show", "2 show", "3 muck")
    rule(hand, ShownToOne(3, to=0))
    assert view(hand.state, 1).seats[2].cards == parse_cards("QcJd")


@pytest.mark.rule("rrop3:3.showdown.6b")
def test_cards_shown_on_the_turn_are_shown_to_the_others_when_the_pot_is_awarded() -> None:
    hand = deal(stacks=[1000] * 3, stakes=FORTY, button=3, rules="rrop3_cash", hole={1: "AhKd"})
    hand.play("3 fold", "1 call", "2 check", "1 check", "2 check")
    ruling = rule(hand, ShownToOne(1, to=3))
    assert (ruling.decision, ruling.fact("when")) == ("show_all", "after_hand")
    assert ruling.rules == ("rrop3:3.showdown.6b",)
    assert view(hand.state, 2).seats[0].cards == (HIDDEN, HIDDEN)
    hand.play("1 bet 40")
    assert view(hand.state, 2).seats[0].cards == (HIDDEN, HIDDEN)
    hand.play("2 fold")
    assert hand.state.phase == "over"
    assert view(hand.state, 2).seats[0].cards == parse_cards("AhKd")
    last = [type(event) for event in hand.events[-4:]]
    assert last.index(ev.Shown) > last.index(ev.PotAwarded)


@pytest.mark.rule("tda:67b")
def test_live_hand_shown_to_the_rail_is_shown_to_all_later_and_may_be_penalised() -> None:
    hand = deal(stacks=[1000] * 3, stakes=FORTY, button=3, rules="tda", hole={1: "AhKd"})
    hand.play("3 fold", "1 call", "2 check")
    ruling = rule(hand, ShownToOne(1, to=0))
    assert (ruling.decision, ruling.fact("when")) == ("show_all", "after_hand")
    assert ruling.rules == ("tda:67b", "rrop3:3.showdown.6b")
    assert ruling.penalty is not None
    assert (ruling.penalty.breach, ruling.penalty.weight) == ("one_player_to_a_hand", "may")
    assert ruling.penalty.rules == ("tda:67b", "tda:71B")
    assert [one.id for one in ruling.discretion] == ["no_penalty"]
    folded = asked(hand, ShownToOne(3, to=0))
    assert (folded.decision, folded.penalty) == ("show_all", None)
    hand.play("1 bet 40", "2 fold")
    assert view(hand.state, 2).seats[0].cards == parse_cards("AhKd")


@pytest.mark.rule("rrop3:3.showdown.6b")
def test_of_a_hand_shown_during_the_play_only_the_card_that_was_seen_is_shown() -> None:
    hand = deal(stacks=[1000] * 2, stakes=FORTY, button=2, rules="rrop3_cash", hole={1: "AhKd"})
    rule(hand, ShownToOne(1, to=0, places=(1,)))
    hand.play("2 fold")
    assert view(hand.state, 2).seats[0].cards == (HIDDEN, *parse_cards("Kd"))


@pytest.mark.rule("championship:showdown.1b")
def test_uncontested_winner_who_shows_one_player_shows_all() -> None:
    hand = deal(stacks=[1000] * 4, stakes=FORTY, button=4, rules="championship", hole={1: "AhKd"})
    hand.play("3 fold", "4 fold", "1 raise 100", "2 fold")
    ruling = rule(hand, ShownToOne(1, to=4))
    assert ruling.rules[0] == "championship:showdown.1b"
    for viewer in (0, 2, 3, 4):
        assert view(hand.state, viewer).seats[0].cards == parse_cards("AhKd")


@pytest.mark.rule("tda:18Bb")
def test_wish_to_see_a_mucked_hand_after_a_checked_river_is_for_the_floor() -> None:
    hand = checked_down("tda", TWO_PAIR, DRY).play("1 show", "2 show", "3 muck")
    ruling = rule(hand, AskedToSee(2, owner=3))
    assert ruling.decision == "floor_decides"
    assert ruling.rules == ("tda:18Bb",)
    logged = [event for event in hand.events if event.tag == "ruled"]
    assert (logged[-1].incident, logged[-1].decision) == ("asked_to_see", "floor_decides")
    assert view(hand.state, 2).seats[2].cards == ()
    choose(hand, alternative(ruling, "show"))
    assert view(hand.state, 2).seats[2].cards == parse_cards("QcJd")


@pytest.mark.rule("tda:18A")
def test_who_threw_his_own_hand_away_has_no_right_to_see_another() -> None:
    hand = checked_down("tda", TWO_PAIR, DRY).play("1 show", "2 muck", "3 muck")
    ruling = rule(hand, AskedToSee(2, owner=3))
    assert (ruling.decision, ruling.rules) == ("refused", ("tda:18A",))


@pytest.mark.rule("rrop3:3.showdown.5")
def test_any_player_dealt_in_sees_a_called_hand_in_cash_games() -> None:
    hand = checked_down("rrop3_cash", TWO_PAIR, DRY).play("1 show", "2 muck", "3 muck")
    ruling = rule(hand, AskedToSee(2, owner=3))
    assert (ruling.decision, ruling.rules) == ("show_all", ("rrop3:3.showdown.5",))
    assert view(hand.state, 1).seats[2].cards == parse_cards("QcJd")


@pytest.mark.rule("general:showdown.2")
def test_nobody_sees_a_thrown_hand_where_no_house_rule_gives_the_right() -> None:
    hand = checked_down("general", TWO_PAIR, DRY).play("1 show", "2 muck", "3 muck")
    ruling = rule(hand, AskedToSee(2, owner=3))
    assert (ruling.decision, ruling.rules) == ("refused", ("general:showdown.2",))


@pytest.mark.rule("rrop3:3.showdown.5", "rrop3:2.procedures.22")
def test_hand_that_nobody_called_is_shown_to_nobody() -> None:
    hand = checked_to_the_river("rrop3_cash").play("1 bet 100", "2 fold", "3 fold")
    ruling = rule(hand, AskedToSee(2, owner=1))
    assert ruling.decision == "refused"
    assert {"rrop3:3.showdown.5", "rrop3:2.procedures.22"} <= set(ruling.rules)
    assert set(view(hand.state, 2).seats[0].cards) == {HIDDEN}


@pytest.mark.rule("tda:18B", "rrop3:3.showdown.5")
@pytest.mark.parametrize("house", ["tda", "rrop3_tournament"])
def test_caller_with_his_cards_sees_the_last_bettor_in_every_tournament(house: str) -> None:
    hand = called_on_the_river(house, TWO_PAIR).play("1 muck", "2 show")
    ruling = rule(hand, AskedToSee(2, owner=1))
    assert ruling.decision == "show_all"
    assert {"tda:18B", "rrop3:3.showdown.5"} <= set(ruling.rules)
    assert view(hand.state, 3).seats[0].cards == parse_cards("AsKd")


@pytest.mark.rule("rrop3:3.showdown.5")
@pytest.mark.parametrize(("asks", "owner"), [(2, 1), (1, 2)])
def test_player_without_cards_sees_a_called_hand_by_roberts_rules_alone(
    asks: int, owner: int
) -> None:
    hand = called_on_the_river("rrop3_tournament", TWO_PAIR).play("1 muck", "2 muck")
    ruling = rule(hand, AskedToSee(asks, owner=owner))
    assert (ruling.decision, ruling.rules) == ("show_all", ("rrop3:3.showdown.5",))


@pytest.mark.rule("tda:17A", "championship:showdown.2", "general:showdown.1", "rrop3:3.showdown.7b")
@pytest.mark.parametrize("house", ["tda", "championship", "rrop3_cash", "general"])
def test_last_to_raise_on_the_river_shows_first_then_clockwise(house: str) -> None:
    hand = checked_to_the_river(house).play("1 bet 100", "2 raise 300", "3 call", "1 call")
    ruling = rule(hand, NobodyShows())
    assert (ruling.decision, ruling.fact("first")) == ("play_on", 2)
    assert ruling.fact("order") == (2, 3, 1)
    imposed = [step.en for step in ruling.steps if "floor order it" in step.en]
    assert bool(imposed) == (house == "tda")


def checked_to_the_river(house: str, button: int = 3) -> Hand:
    hand = deal(stacks=[1000] * 3, stakes=FORTY, button=button, rules=house, shows=False)
    hand.play("3 call", "1 call", "2 check")
    for _ in range(2):
        hand.play("1 check", "2 check", "3 check")
    return hand


@pytest.mark.rule("tda:17Ab", "championship:showdown.2b", "rrop3:3.showdown.7a")
@pytest.mark.parametrize(
    ("house", "cited"),
    [
        ("tda", "tda:17Ab"),
        ("championship", "championship:showdown.2b"),
        ("rrop3_cash", "rrop3:3.showdown.7a"),
    ],
)
def test_first_to_act_on_a_checked_river_shows_first(house: str, cited: str) -> None:
    hand = checked_to_the_river(house).check_down()
    ruling = rule(hand, NobodyShows())
    assert (ruling.fact("order"), ruling.rules[0]) == ((1, 2, 3), cited)
    hand.play("1 show")
    assert asked(hand, NobodyShows()).fact("order") == (2, 3)


STUD = Stakes("limit", 20, 40, ante=5, bring_in=10)
BEST_BOARD_IN_SEAT_3 = {1: "2c3dKs9h8d7c4c", 2: "2h3sQs9c8c6d5h", 3: "5c6sJsAhAdTc4d"}
"""Seat 3 is not low on the first street, and has the best board from the second on."""


@pytest.mark.rule("tda:17Ab", "rrop3:3.showdown.7a", "general:showdown.3")
@pytest.mark.parametrize(
    ("house", "first"), [("tda", 3), ("rrop3_cash", 3), ("championship", 3), ("general", 1)]
)
def test_at_stud_the_best_board_shows_first_or_the_hand_left_of_the_dealer(
    house: str, first: int
) -> None:
    hand = deal(
        "stud",
        stacks=[1000] * 3,
        stakes=STUD,
        button=3,
        rules=house,
        hole=BEST_BOARD_IN_SEAT_3,
        shows=False,
    )
    while hand.state.phase == "betting":
        seat, menu = hand.menu.seat, hand.menu
        hand.play(f"{seat} {'bring-in' if menu.bring_in else 'check' if menu.check else 'call'}")
    assert rule(hand, NobodyShows()).fact("first") == first


def one_all_in(house: str) -> Hand:
    """Seat 3 has called his last 60 on the river for the main pot; 1 and 2 have put in more."""
    hand = deal(stacks=[1000, 1000, 100], stakes=FORTY, button=3, rules=house, shows=False)
    hand.play("3 call", "1 call", "2 check")
    for _ in range(2):
        hand.play("1 check", "2 check", "3 check")
    return hand.play("1 bet 200", "2 call")


@pytest.mark.rule("rrop3:3.showdown.7b", "rrop3:3.showdown.7d", "championship:showdown.2")
@pytest.mark.parametrize("house", ["rrop3_cash", "championship", "general"])
def test_side_pot_is_shown_for_before_the_main_pot(house: str) -> None:
    hand = one_all_in(house)
    hand.play("3 call")
    ruling = rule(hand, NobodyShows())
    assert ruling.fact("first") == 1
    assert "side pot comes before the main pot" in ruling.says.en
    assert ("rrop3:3.showdown.7d" in ruling.rules) == (house != "championship")


@pytest.mark.rule("rrop3:3.showdown.7b", "championship:showdown.2")
@pytest.mark.parametrize(
    ("house", "cited"),
    [("rrop3_cash", "rrop3:3.showdown.7b"), ("championship", "championship:showdown.2")],
)
def test_last_bettor_shows_to_an_all_in_and_what_speaks_of_none_is_not_cited(
    house: str, cited: str
) -> None:
    hand = checked_to_the_river(house).play("1 bet 960", "2 call", "3 fold")
    ruling = rule(hand, NobodyShows())
    assert (ruling.decision, ruling.fact("order"), ruling.rules) == ("play_on", (1, 2), (cited,))


@pytest.mark.rule("tda:16", "rrop3:11.tournament.28")
@pytest.mark.parametrize("house", ["tda", "rrop3_tournament"])
def test_with_somebody_all_in_nobody_is_first_and_all_hands_are_opened(house: str) -> None:
    hand = one_all_in(house)
    for event in decide(hand.state, Call(3)):
        evolve(hand.state, event)
    while hand.state.phase == "gathering":
        for event in hand.dealer.next_chore(hand.state):
            evolve(hand.state, event)
    ruling = asked(hand, NobodyShows())
    assert (ruling.decision, ruling.fact("order")) == ("show_all", (1, 2, 3))
    assert len(ruling.steps) == 1


@pytest.mark.rule("championship:showdown.2", "general:showdown.2", "rrop3:3.showdown.7a")
@pytest.mark.parametrize("house", ["championship", "general", "rrop3_cash"])
def test_hands_stay_down_until_the_last_card_where_all_in_hands_are_not_opened(house: str) -> None:
    ruling = asked(all_in_on_the_flop(house), NobodyShows())
    assert (ruling.decision, ruling.fact("first")) == ("play_on", 0)
    assert "before the last card" in ruling.says.en


def all_in_on_the_flop(house: str) -> Hand:
    """Seat 3 has called all his chips on the flop, and the dealer has done nothing yet."""
    hand = deal(stacks=[900] * 3, stakes=FORTY, button=3, rules=house, shows=False)
    hand.play("3 call", "1 call", "2 check", "1 bet 860", "2 fold")
    for event in decide(hand.state, Call(3)):
        evolve(hand.state, event)
    return hand


@pytest.mark.rule("tda:16", "rrop3:11.tournament.28")
@pytest.mark.parametrize("house", ["tda", "rrop3_tournament"])
def test_hands_are_opened_and_the_rest_dealt_after_an_all_in_on_the_flop(house: str) -> None:
    ruling = asked(all_in_on_the_flop(house), NobodyShows())
    assert (ruling.decision, len(ruling.steps)) == ("show_all", 2)


def test_nobody_is_waited_for_while_somebody_may_still_bet() -> None:
    with pytest.raises(FloorRefused, match="No hand is waited for"):
        asked(checked_to_the_river("tda"), NobodyShows())


@pytest.mark.rule("rrop3:11.tournament.19", "rrop3:3.showdown.6b")
def test_hand_shown_on_purpose_at_a_tournament_may_be_killed_but_not_heads_up() -> None:
    hand = deal(stacks=[1000] * 3, stakes=FORTY, button=3, rules="rrop3_tournament")
    hand.play("3 call", "1 call", "2 check")
    ruling = rule(hand, ShownToOne(1, to=0))
    assert ruling.rules == ("rrop3:11.tournament.19", "rrop3:3.showdown.6b")
    assert [one.id for one in ruling.discretion] == ["hand_dead", "no_penalty"]
    choose(hand, alternative(ruling, "hand_dead"))
    assert (hand.state.live[1], hand.menu.seat) == (False, 2)
    two = deal(stacks=[1000] * 2, stakes=FORTY, button=2, rules="rrop3_tournament")
    free = asked(two, ShownToOne(1, to=0))
    assert (free.decision, free.discretion, free.penalty) == ("show_all", (), None)


@pytest.mark.rule("rrop3:3.showdown.1")
@pytest.mark.rule("championship:showdown.1d")
@pytest.mark.parametrize("house", ["rrop3_cash", "championship"])
def test_last_hand_is_shown_before_it_is_paid_and_is_not_given_up(house: str) -> None:
    hand = deal(stacks=[1000] * 3, stakes=FORTY, button=3, rules=house, shows=False)
    hand.play("3 call", "1 call", "2 check").check_down()
    order = hand.state.show_order
    hand.play(*(f"{seat} muck" for seat in order[:-1]))
    made = asked(hand, NobodyShows())
    own = "rrop3:3.showdown.1" if house == "rrop3_cash" else "championship:showdown.1d"
    assert (made.rules[0], made.fact("order")) == (own, order[-1:])
    assert not any("give it up" in step.en for step in made.steps)
