"""What is said, agreed, or done to chips and cards: noted, or allowed where it may be."""

import pytest

from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.offences import OffenceId
from croupier.floor.ruling import FloorRefused
from kit.floor_hands import asked
from kit.hands import Hand, deal

PAIR = "AhAd"


def flop(*, rules: str = "tda", hole: str = PAIR, shows: bool = True) -> Hand:
    """Three players at 50-100 with 100 in the pot each; seat 2 holds the named cards."""
    hand = deal(
        stacks=[3000] * 3,
        shows=shows,
        button=3,
        rules=rules,
        hole={1: "QcQd", 2: hole, 3: "8c3d"},
        board="Kh7s6s7d3s",
    )
    return hand.play("3 call", "1 call", "2 check")


@pytest.mark.rule("rrop3:1.ethics.3")
@pytest.mark.rule("rrop3:1.conduct.1")
def test_agreeing_to_check_down_depends_on_who_else_is_in_the_pot() -> None:
    agreed = Misconduct(1, "check_down", other_seat=2)

    def at_the_flop(short: int, third: str) -> Hand:
        hand = deal(stacks=[900, 900, short], button=3, rules="rrop3_cash")
        return hand.play(third, "1 call", "2 check")

    against_all_in = asked(at_the_flop(100, "3 call"), agreed)
    assert (against_all_in.decision, against_all_in.rules) == ("recorded", ("rrop3:1.ethics.3",))
    assert against_all_in.penalty is not None
    assert against_all_in.penalty.weight == "may"
    assert against_all_in.fact("suggested") == "reprimand"
    assert "seat 2 agreed to bet no more" in against_all_in.says.en
    assert "Have it noted in the files of both." in [one.en for one in against_all_in.steps]
    with_chips = asked(at_the_flop(900, "3 call"), agreed)
    assert (with_chips.decision, with_chips.rules) == ("recorded", ("rrop3:1.conduct.1",))
    alone = asked(at_the_flop(900, "3 fold"), agreed)
    assert (alone.decision, alone.penalty) == ("play_on", None)
    assert alone.rules == ("rrop3:1.ethics.3",)
    tda = asked(at_the_flop(100, "3 call"), agreed, "tda")
    assert tda.penalty is not None
    assert (tda.penalty.weight, tda.rules) == ("must", ("tda:69", "tda:71Bb"))


@pytest.mark.rule("rrop3:1.ethics.6")
@pytest.mark.rule("tda:67")
def test_saying_what_one_holds_is_improper_until_nobody_is_harmed_by_it() -> None:
    hand = flop(rules="rrop3_cash", shows=False).play("1 bet 200")
    told = Misconduct(2, "disclosing")
    several = asked(hand, told)
    assert (several.decision, several.rules) == ("recorded", ("rrop3:1.ethics.6",))
    assert asked(hand, told, "tda").rules[0] == "tda:67"
    hand.play("2 call", "3 fold")
    two = asked(hand, told)
    assert (two.decision, two.penalty, two.rules) == ("play_on", None, ("rrop3:1.ethics.6",))
    assert asked(hand, told, "tda").penalty is not None
    # A tournament of Robert lets two in a pot show nothing; of words in it only tda:67 speaks.
    assert asked(hand, told, "rrop3_tournament").rules == ("tda:67",)
    of_another = asked(hand, Misconduct(2, "disclosing", other_seat=3))
    assert (of_another.decision, of_another.rules) == ("recorded", ("rrop3:1.ethics.10",))
    hand.check_down()
    assert hand.state.phase == "showing"
    assert asked(hand, told, "tda").decision == "play_on"


@pytest.mark.rule("rrop3:1.ethics.4")
@pytest.mark.rule("tda:12b")
def test_hand_is_read_by_others_only_once_it_lies_open() -> None:
    hand = flop(rules="rrop3_cash", shows=False).check_down()
    told = Misconduct(1, "reading_untabled_hand", other_seat=2)
    held = asked(hand, told)
    assert (held.decision, held.rules) == ("recorded", ("rrop3:1.ethics.4",))
    assert held.penalty is not None
    assert held.penalty.rules == ("rrop3:1.ethics.4",)
    hand.dealer.shows = True
    hand.play("1 show", "2 show")
    lies_open = asked(hand, told)
    assert (lies_open.decision, lies_open.penalty) == ("play_on", None)


@pytest.mark.parametrize("other", [-1, 4, 99])
def test_hand_of_a_seat_that_is_not_there_is_refused(other: int) -> None:
    with pytest.raises(FloorRefused, match="seat"):
        asked(flop(), Misconduct(1, "reading_untabled_hand", other_seat=other))


@pytest.mark.rule("rrop3:1.ethics.10")
@pytest.mark.parametrize("breach", ["reading_untabled_hand", "urging_to_table"])
def test_before_the_showdown_it_is_talk_of_hands_like_any_other(breach: OffenceId) -> None:
    made = asked(flop(rules="rrop3_cash"), Misconduct(1, breach, other_seat=2))
    assert made.rules == ("rrop3:1.ethics.10",)


@pytest.mark.rule("rrop3:1.ethics.5")
def test_telling_him_to_turn_his_hand_up_is_noted_and_he_does_as_he_likes() -> None:
    hand = flop(rules="rrop3_cash", shows=False).check_down()
    made = asked(hand, Misconduct(1, "urging_to_table", other_seat=2))
    assert (made.decision, made.rules) == ("recorded", ("rrop3:1.ethics.5",))


@pytest.mark.rule("rrop3:2.procedures.27")
@pytest.mark.rule("tda:6")
def test_language_that_is_not_one_of_the_table_is_noted_under_the_book_of_the_house() -> None:
    hand = flop()
    told = Misconduct(1, "other_language", earlier=1)
    cash = asked(hand, told, "rrop3_cash")
    assert (cash.decision, cash.rules) == ("recorded", ("rrop3:2.procedures.27",))
    tournament = asked(hand, told)
    assert tournament.rules[0] == "tda:6"
    assert tournament.fact("suggested") == "missed_hands"


@pytest.mark.rule("general:acting.3")
def test_general_rules_have_an_article_of_their_own_for_cards_that_are_shown() -> None:
    made = asked(flop().play("1 bet 200"), Misconduct(2, "revealing_live_hand"), "general")
    assert made.rules[0] == "general:acting.3"


@pytest.mark.rule("rrop3:1.ethics.2")
def test_splashed_pot_is_counted_against_what_should_be_in_it() -> None:
    made = asked(flop().play("1 bet 200", "2 call"), Misconduct(2, "splashing"), "rrop3_cash")
    assert made.rules == ("rrop3:1.ethics.2",)
    assert "700 should be in it" in made.steps[0].en
    assert made.steps[1].fr == "Demandez au siège 2 ce qui manque."


@pytest.mark.parametrize(
    ("breach", "rules"),
    [
        ("threats", ("rrop3:1.conduct.2",)),
        ("property_damage", ("rrop3:1.conduct.6",)),
        ("cards_out_of_view", ("rrop3:2.procedures.17",)),
        ("inattention", ("rrop3:2.procedures.24",)),
        ("weapon", ("rrop3:1.conduct.8",)),
        ("hindering_stacks", ("rrop3:1.ethics.9", "rrop3:2.procedures.18")),
    ],
)
def test_what_was_done_is_said_and_filed(breach: str, rules: tuple[str, ...]) -> None:
    made = asked(flop(), Misconduct(1, breach), "rrop3_cash")  # type: ignore[arg-type]
    assert (made.decision, made.rules) == ("recorded", rules)
    assert made.says.en.startswith("Seat 1 ")
    assert len(made.steps) > 3  # what is done at once, and what is always done


@pytest.mark.rule("tda:70")
def test_reading_at_the_table_is_improper_at_a_tournament_too() -> None:
    made = asked(flop(), Misconduct(1, "inattention", earlier=1))
    assert made.rules[:2] == ("tda:70", "tda:71B")
    assert made.fact("suggested") == "missed_hands"


@pytest.mark.rule("tda:67b")
def test_one_player_to_a_hand_has_an_article_in_each_book() -> None:
    told = Misconduct(2, "one_player_to_a_hand")
    assert asked(flop(), told).rules[:2] == ("tda:67b", "tda:71B")
    cash = asked(flop(rules="rrop3_cash"), told)
    assert cash.rules == ("rrop3:2.procedures.8",)
    assert cash.penalty is not None
    assert cash.penalty.weight == "may"


@pytest.mark.rule("tda:70")
def test_chips_that_cannot_be_counted_cite_what_chips_must_be() -> None:
    assert "tda:25A" in asked(flop(), Misconduct(1, "hindering_stacks")).rules
