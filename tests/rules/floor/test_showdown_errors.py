"""The showdown: hands half shown, misread, miscalled, shown to one; who may see what."""

import pytest

from croupier.cards import HIDDEN, parse_cards
from croupier.floor.hands.showdown_told import (
    FalseClaim,
    MisreadHand,
    PartlyShown,
    PlaysBoard,
    ShownToOne,
)
from croupier.floor.ruling import Alternative, FloorRefused
from croupier.play import Muck, decide, evolve
from croupier.play import irregular_events as irr
from croupier.rulebook.house import House
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import POT_LIMIT, Hand, deal, with_options
from kit.showdowns import DRY, FORTY, KINGS_BOARD, TWO_PAIR, called_on_the_river, checked_down


@pytest.mark.rule("tda:13B", "rrop3:3.showdown.2b")
def test_hand_half_shown_and_thrown_into_the_muck_is_dead() -> None:
    hand = checked_down("tda", {1: "AsKd", 2: "8h8c"})
    ruling = rule(hand, PartlyShown(1, places=(0,), mucked=True, identifiable=False))
    assert ruling.decision == "hand_dead"
    assert "tda:13B" in ruling.rules
    assert hand.stacks == (960, 1040)
    assert hand.state.shown[1] == (*parse_cards("As"), HIDDEN)


@pytest.mark.rule("tda:13B")
def test_floor_may_hold_a_known_hand_for_tabled() -> None:
    hand = checked_down("tda", {1: "AsKd", 2: "8h8c"})
    ruling = asked(hand, PartlyShown(1, places=(0,), mucked=True))
    assert ruling.decision == "hand_dead"
    choose(hand, alternative(ruling, "hand_live"))
    hand.play("2 show")
    assert hand.stacks == (1040, 960)


@pytest.mark.rule("rrop3:3.dead.8b")
def test_known_hand_half_shown_is_retrieved_where_the_house_may() -> None:
    hand = checked_down("rrop3_cash", {1: "AsKd", 2: "8h8c"})
    ruling = rule(hand, PartlyShown(1, places=(0,), mucked=True))
    assert ruling.decision == "hand_live"
    hand.play("1 show", "2 show")
    assert hand.stacks == (1040, 960)


@pytest.mark.rule("tda:15A")
def test_who_shows_one_seven_and_refuses_the_rest_has_the_floor_called() -> None:
    hand = checked_down("tda", {1: "7hAc", 2: "8h8c"})
    ruling = rule(hand, PartlyShown(1, places=(0,)))
    assert ruling.decision == "show_all"
    assert (ruling.fact("must_table_all"), ruling.fact("cards_required")) == (True, 2)
    assert "tda:15A" in ruling.rules
    refusing = rule(hand, PartlyShown(1, refuses=True))
    assert (refusing.decision, refusing.fact("award_waits")) == ("floor_decides", True)
    assert refusing.rules[0] == "tda:15A"
    assert (hand.state.phase, hand.menu.seat) == ("showing", 1)
    choose(hand, alternative(refusing, "hand_dead"))
    assert hand.stacks == (960, 1040)


@pytest.mark.rule("tda:15A", "rrop3:6.omaha.0c")
@pytest.mark.parametrize(
    ("house", "cited"), [("tda", "tda:13A"), ("rrop3_cash", "rrop3:6.omaha.0c")]
)
def test_two_of_four_omaha_cards_are_not_a_tabled_hand(house: str, cited: str) -> None:
    hole = {1: "AsKs2c3d", 2: "9h8h2d3h"}
    hand = deal(
        "omaha",
        stacks=[1000] * 2,
        stakes=POT_LIMIT,
        button=2,
        rules=house,
        hole=hole,
        board="Qs7s6sTd2h",
        shows=False,
    )
    hand.play("2 call", "1 check").check_down()
    ruling = rule(hand, PartlyShown(1, places=(0, 1)))
    assert (ruling.decision, ruling.fact("cards_required")) == ("show_all", 4)
    assert cited in ruling.rules
    assert hand.menu.seat == 1


@pytest.mark.rule("rrop3:3.showdown.1", "championship:showdown.1d")
@pytest.mark.parametrize(
    ("house", "cited"),
    [("rrop3_cash", "rrop3:3.showdown.1"), ("championship", "championship:showdown.1d")],
)
def test_who_shows_only_a_part_and_refuses_the_rest_is_not_paid_for_now(
    house: str, cited: str
) -> None:
    hand = called_on_the_river(house, TWO_PAIR)
    rule(hand, PartlyShown(1, places=(0,)))
    refusing = rule(hand, PartlyShown(1, refuses=True))
    assert (refusing.decision, refusing.fact("award_waits")) == ("floor_decides", True)
    assert refusing.rules[0] == cited
    assert hand.stacks == (860, 860, 860)


@pytest.mark.rule("tda:17B", "general:showdown.2")
@pytest.mark.parametrize(
    ("house", "cited"), [("tda", "tda:17B"), ("general", "general:showdown.2")]
)
def test_last_hand_need_not_be_shown_whole_after_a_checked_river(house: str, cited: str) -> None:
    hand = checked_down(house, TWO_PAIR, DRY)
    hand.play("1 muck")
    for event in decide(hand.state, Muck(2)):
        evolve(hand.state, event)
    ruling = rule(hand, PartlyShown(3, places=(0,)))
    assert (ruling.decision, ruling.rules[0]) == ("hand_live", cited)
    assert hand.stacks == (960, 960, 1080)


@pytest.mark.rule("rrop3:3.showdown.1", "championship:showdown.1d")
@pytest.mark.parametrize("house", ["rrop3_cash", "championship", "general"])
def test_last_hand_that_was_called_is_shown_whole(house: str) -> None:
    hand = called_on_the_river(house, TWO_PAIR).play("1 muck", "2 muck")
    ruling = rule(hand, PartlyShown(3, places=(0,)))
    assert (ruling.decision, ruling.fact("cards_required")) == ("show_all", 2)
    assert (hand.state.phase, hand.menu.seat) == ("showing", 3)


OVERLOOKED = {1: "KsQd", 2: "9s8h", 3: "AhAc"}
"""On 7d 6s 5h 2c Kd seat 2 has a straight."""
LOW_BOARD = "7d6s5h2cKd"


def misreading(hand: Hand, winner: int) -> Hand:
    """The dealer takes *winner* for the best hand, whatever the cards say."""
    hand.dealer.scores = lambda seat, _share: 10**9 if seat == winner else 1
    return hand


@pytest.mark.rule("rrop3:3.showdown.3")
def test_anybody_may_point_out_an_overlooked_straight_before_the_award() -> None:
    hand = checked_down("rrop3_cash", OVERLOOKED, LOW_BOARD).play("1 show", "2 show")
    ruling = rule(hand, MisreadHand(2, spoken_by=3))
    assert (ruling.decision, ruling.fact("wins")) == ("corrected", True)
    assert ruling.rules == ("rrop3:3.showdown.2a", "rrop3:3.showdown.3")
    hand.play("3 show")
    assert hand.stacks == (960, 1080, 960)


@pytest.mark.rule("tda:12b")
def test_pot_pushed_to_the_wrong_hand_goes_to_the_winner_when_a_folded_player_objects() -> None:
    hole = {1: "AsAd", 2: "8h8c", 3: "QcJd"}
    hand = deal(
        stacks=[1000] * 3, stakes=FORTY, button=3, rules="tda", hole=hole, board=KINGS_BOARD
    )
    misreading(hand, 2).play("3 fold", "1 call", "2 check").check_down()
    assert hand.stacks == (960, 1040, 1000)
    ruling = rule(hand, MisreadHand(1, spoken_by=3))
    assert (ruling.decision, ruling.fact("wins")) == ("award_corrected", True)
    assert "tda:12b" in ruling.rules
    assert hand.stacks == (1040, 960, 1000)
    again = rule(hand, MisreadHand(1, spoken_by=3))
    assert again.decision == "stands"
    assert hand.stacks == (1040, 960, 1000)


@pytest.mark.rule("tda:12", "rrop3:3.showdown.2a")
def test_hand_read_again_that_does_not_win_changes_nothing() -> None:
    hand = checked_down("tda", OVERLOOKED, LOW_BOARD).play("1 show", "2 show")
    ruling = rule(hand, MisreadHand(1))
    assert (ruling.decision, ruling.fact("wins")) == ("stands", False)


def test_hand_that_is_not_tabled_is_not_read_for_anybody() -> None:
    hand = checked_down("tda", OVERLOOKED, LOW_BOARD).play("1 show")
    with pytest.raises(FloorRefused, match="no hand on the table"):
        asked(hand, MisreadHand(2, spoken_by=3))


@pytest.mark.rule("tda:12")
def test_kings_full_called_a_flush_win_by_the_cards() -> None:
    hand = checked_down("tda", {1: "KdKc", 2: "8h8c"}).play("1 show")
    ruling = rule(hand, FalseClaim(1))
    assert (ruling.decision, ruling.penalty) == ("stands", None)
    assert "tda:12" in ruling.rules
    hand.play("2 show")
    assert hand.stacks == (1040, 960)


@pytest.mark.rule("tda:12")
def test_false_call_ruled_deliberate_may_be_sanctioned_and_the_pot_does_not_move() -> None:
    hand = checked_down("tda", {1: "KdKc", 2: "8h8c"}).play("1 show")
    ruling = rule(hand, FalseClaim(1, deliberate=True))
    assert ruling.decision == "penalty"
    assert ruling.penalty is not None
    assert (ruling.penalty.weight, ruling.penalty.rules) == ("may", ("tda:12",))
    hand.play("2 show")
    assert hand.stacks == (1040, 960)


@pytest.mark.rule("rrop3:3.showdown.2c")
def test_claim_to_the_pot_of_120_is_forfeit_when_a_false_flush_made_two_pair_muck() -> None:
    hand = checked_down("rrop3_cash", TWO_PAIR, DRY).play("1 show", "2 muck")
    ruling = rule(hand, FalseClaim(1, deliberate=True, made_muck=2))
    assert (ruling.decision, ruling.fact("pot")) == ("hand_dead", 120)
    assert (ruling.fact("forfeits"), ruling.fact("goes_to")) == (1, (2, 3))
    assert ruling.rules == ("rrop3:3.showdown.2c",)
    hand.play("2 show", "3 muck")
    assert hand.stacks == (960, 1080, 960)


@pytest.mark.rule("rrop3:3.showdown.2c")
def test_pot_won_by_a_false_claim_moves_to_whom_it_made_muck() -> None:
    hand = checked_down("rrop3_cash", TWO_PAIR, DRY).play("1 show", "2 muck", "3 muck")
    assert hand.stacks == (1080, 960, 960)
    ruling = rule(hand, FalseClaim(1, deliberate=True, made_muck=2))
    assert (ruling.fact("pot"), ruling.fact("goes_to")) == (120, (2,))
    assert "seat 2" in ruling.says.en
    assert hand.stacks == (960, 1080, 960)


@pytest.mark.rule("rrop3:3.showdown.2c")
def test_false_claim_that_leaves_nobody_to_be_paid_is_sanctioned_alone() -> None:
    hand = checked_down("rrop3_cash", TWO_PAIR, DRY).play("1 show", "2 muck", "3 muck")
    ruling = rule(hand, FalseClaim(1, deliberate=True))
    assert (ruling.decision, ruling.rules) == ("penalty", ("rrop3:3.showdown.2c",))


def side_pot(home: str | House = "rrop3_cash") -> Hand:
    """Seat 2 is all-in for 300, seats 1 and 3 are in for 500; seat 1, with eights, shows first."""
    hand = deal(
        stacks=[1000, 300, 1000],
        stakes=FORTY,
        button=3,
        rules=home,
        hole={1: "8s8d", 2: "KsKd", 3: "QsQd"},
        board="2c7h9s3d4c",
        shows=False,
    )
    hand.play("3 call", "1 call", "2 raise 300", "3 call", "1 call")
    hand.play("1 check", "3 check", "1 check", "3 check", "1 bet 200", "3 call", "1 show")
    return hand


@pytest.mark.rule("rrop3:3.showdown.2c")
def test_all_in_player_made_to_muck_gets_the_900_that_he_has_matched_and_no_side_pot() -> None:
    hand = side_pot().play("3 muck", "2 muck")
    assert hand.stacks == (1800, 0, 500)
    ruling = rule(hand, FalseClaim(1, deliberate=True, made_muck=2))
    assert (ruling.fact("pot"), ruling.fact("goes_to")) == (900, (2,))
    assert hand.stacks == (900, 900, 500)


@pytest.mark.rule("rrop3:3.showdown.2c")
def test_side_pot_that_was_pushed_on_a_false_claim_goes_to_whom_it_made_muck() -> None:
    hand = side_pot().play("3 muck")
    assert hand.stacks == (500 + 400, 0, 500)
    ruling = rule(hand, FalseClaim(1, deliberate=True, made_muck=3))
    assert ruling.decision == "hand_dead"
    assert hand.stacks == (500, 0, 900)
    hand.play("3 show", "2 show")
    assert hand.stacks == (500, 900, 900)


@pytest.mark.rule("rrop3:3.showdown.2c")
def test_side_pot_that_is_pushed_with_the_others_stays_with_the_only_hand_that_has_matched_it() -> (
    None
):
    hand = side_pot(with_options("rrop3_cash", pots={"split_each": False})).play("3 muck")
    assert hand.stacks == (500, 0, 500)
    evolve(hand.state, irr.RuledDead(2))
    hand.state.phase = "showing"
    ruling = asked(hand, FalseClaim(1, deliberate=True, made_muck=2))
    assert ruling.fact("pot") == 900
    choose(hand, Alternative("forfeit", ruling.says, ruling.remedies))
    hand.play("2 show")
    assert hand.stacks == (900, 900, 500)


@pytest.mark.rule("rrop3:3.showdown.2c")
def test_false_claim_that_made_nobody_muck_costs_no_pot() -> None:
    hand = checked_down("rrop3_cash", TWO_PAIR, DRY).play("1 show")
    ruling = rule(hand, FalseClaim(1, deliberate=True))
    assert (ruling.decision, ruling.remedies) == ("penalty", ())
    assert not any("Reprenez" in step.fr for step in ruling.steps)
    assert hand.state.live[1]


@pytest.mark.rule("rrop3:3.showdown.2c")
def test_pot_is_not_forfeit_any_more_once_the_next_hand_has_begun() -> None:
    hand = checked_down("rrop3_cash", TWO_PAIR, DRY).play("1 show", "2 muck", "3 muck")
    told = FalseClaim(1, deliberate=True, made_muck=2, noticed="next_hand")
    assert rule(hand, told).decision == "penalty"
    assert hand.stacks == (1080, 960, 960)


@pytest.mark.rule("tda:22")
def test_hand_is_read_again_only_until_the_next_hand_begins() -> None:
    hole = {1: "AsAd", 2: "8h8c", 3: "QcJd"}
    hand = deal(
        stacks=[1000] * 3, stakes=FORTY, button=3, rules="tda", hole=hole, board=KINGS_BOARD
    )
    misreading(hand, 2).play("3 fold", "1 call", "2 check").check_down()
    late = rule(hand, MisreadHand(1, noticed="next_hand"))
    assert (late.decision, late.rules[0]) == ("stands", "tda:22")
    assert hand.stacks == (960, 1040, 1000)


@pytest.mark.parametrize("wrong", ["AsKs", "Qh"])
def test_refusal_does_not_tell_whether_a_guess_at_hidden_cards_is_right(wrong: str) -> None:
    hand = deal(stacks=[1000] * 3, stakes=FORTY, button=3, rules="rrop3_cash", hole={1: "AsKd"})
    answers = set()
    for cards in ("As", wrong, "KdAs"):
        with pytest.raises(FloorRefused) as refused:
            asked(hand, ShownToOne(1, to=2, cards=parse_cards(cards)))
        answers.add(refused.value.text.en)
    assert len(answers) == 1
    shown = checked_down("rrop3_cash", {1: "AsKd", 2: "8h8c"})
    for cards in ("As", "Qh"):
        with pytest.raises(FloorRefused, match="has not shown"):
            asked(shown, PartlyShown(1, cards=parse_cards(cards)))


def test_no_place_is_told_twice_or_outside_of_the_hand() -> None:
    hand = deal(stacks=[1000] * 3, stakes=FORTY, button=3, rules="rrop3_cash")
    for places in ((0, 0), (2,), (-1,)):
        with pytest.raises(FloorRefused, match="which cards"):
            asked(hand, ShownToOne(1, to=2, places=places))


ROYAL = "AsKsQsJsTs"
NOTHING = {1: "9h8h", 2: "2c3d"}


@pytest.mark.rule("rrop3:5.holdem.6")
def test_who_says_that_he_plays_the_board_before_he_mucks_splits() -> None:
    hand = checked_down("rrop3_cash", NOTHING, ROYAL).play("1 show")
    ruling = rule(hand, PlaysBoard(2, said_before_mucking=True))
    assert ruling.decision == "hand_live"
    assert ruling.rules == ("rrop3:5.holdem.6",)
    assert hand.stacks == (1000, 1000)
    assert hand.state.shown[2] == ()


@pytest.mark.rule("rrop3:5.holdem.6")
def test_who_said_so_splits_though_his_cards_were_taken_for_a_muck() -> None:
    hand = checked_down("rrop3_cash", NOTHING, ROYAL).play("1 show", "2 muck")
    assert hand.stacks == (1040, 960)
    rule(hand, PlaysBoard(2, said_before_mucking=True))
    assert hand.stacks == (1000, 1000)
    three = checked_down("rrop3_cash", {**NOTHING, 3: "4c5d"}, ROYAL)
    three.play("1 show", "2 muck")
    rule(three, PlaysBoard(2, said_before_mucking=True))
    three.play("3 muck")
    assert three.stacks == (1020, 1020, 960)


@pytest.mark.rule("rrop3:5.holdem.6", "rrop3:3.dead.1")
def test_who_mucks_in_silence_gives_up_the_pot_on_a_royal_board() -> None:
    hand = checked_down("rrop3_cash", NOTHING, ROYAL).play("1 show")
    ruling = rule(hand, PlaysBoard(2))
    assert ruling.decision == "hand_dead"
    assert "rrop3:5.holdem.6" in ruling.rules
    assert hand.stacks == (1040, 960)


@pytest.mark.rule("tda:19")
def test_saying_so_is_not_enough_where_all_cards_must_be_tabled() -> None:
    hand = checked_down("tda", NOTHING, ROYAL).play("1 show")
    ruling = rule(hand, PlaysBoard(2, said_before_mucking=True))
    assert ruling.decision == "hand_dead"
    assert "tda:19" in ruling.rules
    assert hand.stacks == (1040, 960)


def test_no_hand_of_omaha_is_the_board_alone() -> None:
    hand = deal("omaha", stacks=[1000] * 2, stakes=POT_LIMIT, button=2, shows=False)
    hand.play("2 call", "1 check").check_down()
    with pytest.raises(FloorRefused, match="board alone"):
        asked(hand, PlaysBoard(hand.menu.seat, said_before_mucking=True))


def test_steps_say_from_whom_and_to_whom_how_many_chips_go() -> None:
    hole = {1: "AsAd", 2: "8h8c", 3: "QcJd"}
    hand = deal(
        stacks=[1000] * 3, stakes=FORTY, button=3, rules="tda", hole=hole, board=KINGS_BOARD
    )
    misreading(hand, 2).play("3 fold", "1 call", "2 check").check_down()
    ruling = rule(hand, MisreadHand(1, spoken_by=3))
    assert [step.en for step in ruling.steps][-2:] == [
        "Take 80 from seat 2.",
        "Give 80 to seat 1.",
    ]
