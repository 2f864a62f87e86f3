"""A recorded hand is replayed through the core: strictly by the rules, or as it was recorded."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest

from croupier.cards import HIDDEN, parse_cards
from croupier.formats import PhhError, PhhHand, Replay, replay
from croupier.games import game
from croupier.play import events as ev
from croupier.play import replay as fold
from croupier.rulebook.house import house
from kit.hands import with_options

SIX_UP = [f"d dh p{player} ????" for player in range(1, 7)]
THREE_UP = SIX_UP[:3]


def hand(
    actions: Sequence[str],
    stacks: Sequence[Any] = (10000,) * 3,
    blinds: Sequence[Any] | None = None,
    **fields: Any,
) -> PhhHand:
    """A no-limit hold'em hand at 50/100 but for what is named; None takes a field out."""
    few = len(stacks)
    base = {
        "variant": "NT",
        "antes": [0] * few,
        "blinds_or_straddles": [50, 100] + [0] * (few - 2) if blinds is None else list(blinds),
        "min_bet": 100,
        "starting_stacks": list(stacks),
        "actions": list(actions),
    }
    chosen = {name: value for name, value in {**base, **fields}.items() if value is not None}
    return PhhHand("h.phh", "", chosen)


def limit(actions: Sequence[str], stacks: Sequence[Any], **fields: Any) -> PhhHand:
    """A limit hand at 20/40."""
    return hand(actions, stacks, min_bet=None, small_bet=20, big_bet=40, **fields)


def stud(actions: Sequence[str], stacks: Sequence[Any], **fields: Any) -> PhhHand:
    """A seven-card stud hand at 20/40, ante 2 and bring-in 5."""
    chosen = {"antes": [2] * len(stacks), "bring_in": 5, "blinds_or_straddles": None, **fields}
    return limit(actions, stacks, variant="F7S", **chosen)


def error_of(recorded: PhhHand) -> PhhError:
    """What a strict replay says."""
    with pytest.raises(PhhError) as error:
        replay(recorded, strict=True)
    return error.value


def sound(result: Replay) -> Replay:
    """The result of a replay without error, whose events fold to its stacks."""
    assert result.error is None
    assert tuple(fold(result.events).stacks[1:]) == result.stacks
    return result


def strictly(recorded: PhhHand) -> Replay:
    """A strict replay, in which nothing may need a note."""
    result = sound(replay(recorded, strict=True))
    assert result.notes == ()
    return result


# H4: an action left out


@pytest.mark.rule("house:phh.order")
def test_H4_missing_action_names_the_missing_actor() -> None:
    recorded = hand([*SIX_UP, "p4 f", "p5 f", "p6 f", "p1 f"], [10000] * 6)
    error = error_of(recorded)
    assert error.place.action == 6
    assert str(error) == (
        "h.phh: actions[6]: p3 is to act, and the record goes on with 'p4 f': "
        "an action of p3 is missing. (general:acting.1, tda:50A, house:phh.order)"
    )
    assert "il manque une action de p3" in error.text.fr


def test_H4_missing_action_of_one_who_acts_later_is_an_error_even_when_lenient() -> None:
    result = replay(hand([*THREE_UP, "p1 cc", "p2 cc", "d db 2c3c4c", "p1 cc", "p2 cc", "p3 cc"]))
    assert result.error is not None
    assert result.error.place.action == 3
    assert "an action of p3 is missing" in result.error.text.en


def test_H4_lenient_one_who_never_acts_again_counts_as_folded_and_is_named() -> None:
    recorded = hand([*SIX_UP, "p4 f", "p5 f", "p6 f", "p1 f"], [10000] * 6)
    result = sound(replay(recorded))
    assert result.stacks == (9950, 10050, 10000, 10000, 10000, 10000)
    (note,) = result.notes
    assert note.place.action == 6
    assert "p3 never acts again and counts as folded" in note.text.en


def test_H4_a_deal_before_its_time_names_the_missing_actor() -> None:
    assert "p2 is to act" in str(error_of(hand([*THREE_UP, "p3 cc", "p1 cc", "d db 2c3c4c"])))


# H7: what the rules refuse


@pytest.mark.rule("tda:43A")
def test_H7_raise_below_the_minimum_is_refused_by_rule_when_strict() -> None:
    error = error_of(hand([*THREE_UP, "p3 cbr 300", "p1 cbr 450", "p2 f", "p3 f"]))
    assert error.place.action == 4
    assert "tda:43A" in error.rules
    assert error.text.en.startswith("'p1 cbr 450': Raise to 450 refused: the minimum is 500.")


def test_H7_raise_below_the_minimum_is_replayed_as_recorded_when_lenient() -> None:
    result = sound(replay(hand([*THREE_UP, "p3 cbr 300", "p1 cbr 450", "p2 f", "p3 f"])))
    assert result.stacks == (10400, 9900, 9700)
    (note,) = result.notes
    assert (note.place.action, "tda:43A" in note.rules) == (4, True)


def test_H7_limit_raise_to_the_opponents_last_chips_is_noted_with_its_rule() -> None:
    actions = ["d dh p1 8c2h4c", "d dh p2 4h3d8d", "p1 cbr 20", "p2 cbr 30", "p1 cc"]
    result = sound(replay(stud(actions, [32, 500])))
    assert "general:limit.3" in result.notes[0].rules
    assert result.stacks == (0, 468)
    assert not result.finished


def test_a_bet_of_more_than_the_stack_cannot_be_replayed() -> None:
    result = replay(hand([*THREE_UP, "p3 cbr 20000", "p1 f", "p2 f"]))
    assert result.error is not None
    assert "p3 has 10000 in all" in result.error.text.en


def test_an_action_after_the_end_is_an_error() -> None:
    error = error_of(hand([*THREE_UP, "p3 f", "p1 f", "p2 cc"]))
    assert error.place.action == 5
    assert error.text.en == "the hand is over before this action."


# H8: shown, kept face down, shown again

ALL_IN_AND_CALLED = ["p3 cbr 1000", "p1 f", "p2 cc"]
BOARD = ["d db 3c5cAh", "d db Td", "d db Ac"]


def test_H8_hand_shown_face_down_stays_in_unseen_and_wins_nothing() -> None:
    actions = [*THREE_UP, *ALL_IN_AND_CALLED, *BOARD, "p2 sm JcAd", "p3 sm ????"]
    result = strictly(hand(actions, [1000, 1000, 1000]))
    assert result.stacks == (950, 2050, 0)
    state = fold(result.events)
    assert state.live[3]
    assert not state.mucked[3]
    assert state.shown[3] == (HIDDEN, HIDDEN)


def test_H8_second_show_extends_the_first() -> None:
    shows = ["p3 sm ??Ks", "p2 sm JcAd", *BOARD, "p3 sm KdKs"]
    result = sound(replay(hand([*THREE_UP, *ALL_IN_AND_CALLED, *shows], [1000, 1000, 1000])))
    state = fold(result.events)
    assert state.shown[3] == parse_cards("KdKs")
    assert result.stacks == (950, 2050, 0)


def test_H8_stud_hand_shown_before_and_after_the_last_card() -> None:
    actions = ["d dh p1 8c2h4c", "d dh p2 4h3d8d", "p1 cbr 20", "p2 cc"]
    actions += ["p1 sm 8c2h4c", "p2 sm 4h3d8d", "d dh p1 Ad", "d dh p2 2s", "d dh p1 Qd"]
    actions += ["d dh p2 Td", "d dh p1 Jd", "d dh p2 8s", "d dh p1 Kh", "d dh p2 7h"]
    actions += ["p1 sm 8c2h4cAdQdJdKh", "p2 sm 4h3d8d2sTd8s7h"]
    result = strictly(stud(actions, [22, 500], finishing_stacks=[0, 522]))
    assert result.agrees
    state = fold(result.events)
    assert state.hole[2] == list(parse_cards("4h3d8d2sTd8s7h"))
    assert ev.HoleDealt(2, up=parse_cards("7h")) in result.events


def test_a_hand_shown_as_dealt_is_the_one_dealt() -> None:
    dealt = ["d dh p1 AcAd", "d dh p2 KcKd", "d dh p3 QcQd"]
    actions = [
        *dealt,
        *ALL_IN_AND_CALLED,
        "p3 sm -",
        "p2 sm -",
        "d db 2c3c4s",
        "d db 7h",
        "d db 9h",
    ]
    assert strictly(hand(actions, [1000, 1000, 1000])).stacks == (950, 2050, 0)


@pytest.mark.rule("house:phh.cards")
def test_cards_shown_that_were_not_dealt_are_refused() -> None:
    dealt = ["d dh p1 AcAd", "d dh p2 KcKd"]
    actions = [*dealt, "p2 cbr 1000", "p1 cc", "p1 sm AhAd", "p2 sm KcKd", *BOARD]
    error = error_of(hand(actions, [1000, 1000]))
    assert error.text.en == "p1 shows AhAd but holds AcAd."


@pytest.mark.rule("house:phh.cards")
def test_a_street_deals_as_many_cards_as_it_has() -> None:
    error = error_of(hand(["d dh p1 AcAdAh", *THREE_UP[1:], "p3 f"]))
    assert error.text.en == "3 cards dealt, 2 were due."
    few = [*THREE_UP, "p3 cc", "p1 cc", "p2 cc", "d db 2c3c"]
    assert error_of(hand(few)).text.en == "2 cards dealt, 3 were due."


@pytest.mark.rule("house:cards.twice")
def test_a_card_cannot_be_dealt_twice() -> None:
    recorded = hand(["d dh p1 AsAc", "d dh p2 AsKd", "d dh p3 ????", "p3 f", "p1 f"])
    error = error_of(recorded)
    assert (error.place.action, error.rules) == (1, ("house:cards.twice",))
    assert [str(note) for note in replay(recorded).notes] == [str(error)]


@pytest.mark.rule("house:cards.twice")
def test_a_joker_is_foreign_to_a_deck_of_52() -> None:
    error = error_of(hand(["d dh p1 AsJk", "d dh p2 ????", "d dh p3 ????"]))
    assert error.text.en == "'d dh p1 AsJk': Jk refused: it is not in this deck."


@pytest.mark.rule("house:cards.twice")
@pytest.mark.parametrize(
    ("variant", "cards"), [("shortdeck", "As5s"), ("kuhn", "As"), ("leduc", "Ts")]
)
def test_a_card_the_games_own_deck_has_not_is_foreign(variant: str, cards: str) -> None:
    antes = game(variant).forced == "antes"
    structure, least = game(variant).structures[0], {"min_bet": 2}
    bets = {"small_bet": 2, "big_bet": 4, "min_bet": None} if structure == "limit" else least
    fields = {"variant": variant, "_structure": structure, "antes": [1, 1], **bets}
    blinds = {"blinds_or_straddles": None if antes else [2, 0]}
    error = error_of(hand([f"d dh p1 {cards}", "d dh p2 ??"], [50, 50], **fields, **blinds))
    assert error.text.en.endswith("refused: it is not in this deck.")
    assert error.place.action == 0


# Forced bets


def test_B6_heads_up_the_first_blind_is_the_buttons() -> None:
    result = strictly(hand([*THREE_UP[:2], "p2 f"], [1000, 1000]))
    assert result.setup is not None
    assert result.setup.button == 2
    assert [(post.seat, post.kind) for post in result.setup.posts] == [
        (2, "small_blind"),
        (1, "big_blind"),
    ]
    assert result.stacks == (1050, 950)


def test_B8_straddle_is_the_live_blind() -> None:
    recorded = hand([*SIX_UP[:4], "p4 cbr 300", "p1 f"], [1000] * 4, blinds=[50, 100, 200, 0])
    assert "the minimum is 400" in str(error_of(recorded))


def test_B10_negative_blind_is_posted_late_and_has_its_option() -> None:
    actions = [*SIX_UP[:5], "p3 f", "p4 cc", "p5 f", "p1 f", "p2 cc"]
    result = replay(hand(actions, [1000] * 5, blinds=[50, 100, 0, -100, 0]), strict=True)
    assert ev.Posted(4, "posted", 100, 100) in result.events
    assert ev.Checked(4) in result.events
    assert result.stacks == (950, 900, 1000, 900, 1000)


def test_what_is_posted_late_above_the_big_blind_is_dead() -> None:
    result = replay(hand(SIX_UP[:4], [1000] * 4, blinds=[50, 100, 0, -150]), strict=True)
    assert [e for e in result.events if isinstance(e, ev.Posted) and e.seat == 4] == [
        ev.Posted(4, "posted", 100, 100),
        ev.Posted(4, "dead", 50, 50),
    ]


@pytest.mark.parametrize(("trimmed", "stacks"), [(True, (12, 602, 390)), (False, (24, 590, 390))])
def test_B13_a_player_short_of_the_ante_wins_what_he_matched_when_trimmed(
    trimmed: bool,  # noqa: FBT001
    stacks: tuple[int, ...],
) -> None:
    dealt = ["d dh p1 AcAd", "d dh p2 KcKd", "d dh p3 QcQd"]
    actions = [*dealt, "p3 cc", "p2 cc", "d db 2c3c4s", "p2 cc", "p3 cc", "d db 7h", "p2 cc"]
    actions += ["p3 cc", "d db 9h", "p2 cc", "p3 cc", "p1 sm AcAd", "p2 sm KcKd", "p3 sm QcQd"]
    short = {"antes": [10, 10, 10], "blinds": [0, 100, 0], "ante_trimming_status": trimmed}
    assert sound(replay(hand(actions, [4, 500, 500], **short))).stacks == stacks


@pytest.mark.parametrize("flagged", [True, False])
def test_B14_a_lone_ante_is_dead_money_whatever_the_file_flags(flagged: bool) -> None:  # noqa: FBT001
    recorded = hand(
        [*THREE_UP, "p3 cbr 300", "p1 f", "p2 f"],
        antes=[0, 100, 0],
        ante_trimming_status=flagged,
        finishing_stacks=[9950, 9800, 10250],
    )
    assert strictly(recorded).agrees


@pytest.mark.parametrize(("rules", "blind"), [("neutral", 100), ("home", 100)])
def test_B15_a_lone_ante_follows_the_blind_where_the_house_says_so(rules: str, blind: int) -> None:
    recorded = hand([*THREE_UP, "p3 f"], [1000, 130, 1000], antes=[0, 100, 0])
    posted = [e for e in replay(recorded, house=house(rules)).events if isinstance(e, ev.Posted)]
    assert {e.kind: e.amount for e in posted if e.seat == 2} == {
        "big_blind": blind,
        "dead_ante": 30,
    }


# Amounts


def test_decimals_are_scaled_by_the_least_power_of_ten() -> None:
    actions = [*THREE_UP, "p3 cbr 71.50", "p1 f", "p2 f"]
    result = strictly(
        hand(actions, [303, Decimal("961.80"), Decimal("71.50")], [5, 10, 0], min_bet=10)
    )
    assert result.scale.factor == 10
    assert [result.scale.amount(stack) for stack in result.stacks] == [
        298,
        Decimal("951.8"),
        Decimal("86.5"),
    ]


SPLIT = ["d dh p1 AcKd", "d dh p2 AdKc", "d dh p3 7h2s", "p3 cbr 225", "p1 cc", "p2 cc"]
CHECKED = ["p1 cc", "p2 cc", "p3 cc"]
SPLIT += ["d db QsJcTs", *CHECKED, "d db 2h", *CHECKED, "d db 3d", *CHECKED]
SPLIT += ["p1 sm AcKd", "p2 sm AdKc", "p3 sm"]


def test_P10_a_chop_goes_by_half_chips_when_the_file_shows_halves() -> None:
    halves = [Decimal("10112.5"), Decimal("10112.5"), Decimal(9775)]
    result = strictly(hand(SPLIT, finishing_stacks=halves))
    assert result.agrees
    assert (result.scale.factor, result.scale.unit) == (10, 10)
    assert result.setup is not None
    assert result.setup.house.options.odd_chips.unit == "half_chip"


@pytest.mark.parametrize(
    ("unit", "wins"), [("half_chip", ["10112.5"] * 2), ("smallest_chip", ["10113", "10112"])]
)
def test_P10_the_house_may_say_whether_a_chip_is_halved(unit: str, wins: list[str]) -> None:
    halves = [Decimal("10112.5"), Decimal("10112.5"), Decimal(9775)]
    home = with_options("neutral", odd_chips={"unit": unit})
    result = sound(replay(hand(SPLIT, finishing_stacks=halves), house=home))
    assert [result.scale.amount(stack) for stack in result.stacks[:2]] == list(map(Decimal, wins))
    assert result.agrees is (unit == "half_chip")


def test_P10_a_house_named_in_the_file_keeps_its_own_choice() -> None:
    halves = [Decimal("10112.5"), Decimal("10112.5"), Decimal(9775)]
    own = {"_options": {"odd_chips": {"unit": "smallest_chip"}}}
    result = sound(replay(hand(SPLIT, finishing_stacks=halves, **own)))
    assert result.stacks[:2] == (101130, 101120)


def test_P10_else_the_odd_chip_goes_left_of_the_button() -> None:
    result = strictly(hand(SPLIT, finishing_stacks=[10113, 10112, 9775]))
    assert result.agrees
    assert result.scale.factor == 1


@pytest.mark.rule("house:phh.result")
def test_final_stacks_that_differ_are_told_player_by_player() -> None:
    recorded = hand([*THREE_UP, "p3 f", "p1 f"], finishing_stacks=[9950, 10045, 10000])
    result = sound(replay(recorded))
    assert result.agrees is False
    assert [note.text.en for note in result.notes] == [
        "final stacks: p2 10050, in the file 10045. The file has 5 less, as a rake takes."
    ]
    assert error_of(recorded).rules == ("house:phh.result",)


def test_an_unknown_stack_is_deeper_than_the_record() -> None:
    actions = [*THREE_UP, "p3 cbr 9000", "p1 cc", "p2 f"]
    result = replay(hand(actions, [Decimal("inf")] * 3), strict=True)
    assert min(result.stacks) > 9000


# What the record leaves open


def test_a_record_that_stops_early_is_followed_to_its_end() -> None:
    result = replay(hand([*THREE_UP, "p3 cbr 300"]), strict=True)
    assert not result.finished
    assert result.agrees is None
    assert result.stacks == (9950, 9900, 9700)
    assert [note.text.en for note in result.notes] == ["the record stops while p1 is to act."]


def test_known_hands_are_compared_when_the_record_ends_at_the_showdown() -> None:
    dealt = ["d dh p1 AcKd", "d dh p2 2d2c", "d dh p3 7h2s", "p3 f"]
    streets = ["d db QsJcTs", "p1 cc", "p2 cc", "d db 2h", "p1 cc", "p2 cc", "d db 3d", "p1 cc"]
    result = sound(replay(hand([*dealt, "p1 cc", "p2 cc", *streets, "p2 cc"])))
    assert result.stacks == (10100, 9900, 10000)


def test_a_pot_nobody_saw_goes_as_the_files_results_say() -> None:
    shows = ["p2 sm ????", "p3 sm ????"]
    actions = [*THREE_UP, *ALL_IN_AND_CALLED, *BOARD, *shows]
    told = sound(replay(hand(actions, [1000, 1000, 1000], finishing_stacks=[950, 0, 2050])))
    assert (told.stacks, told.agrees) == ((950, 0, 2050), True)
    assert "goes as the final stacks say" in told.notes[-1].text.en
    silent = replay(hand(actions, [1000, 1000, 1000]))
    assert not silent.finished
    assert "nobody can tell who won it" in silent.notes[-1].text.en


def test_missing_hole_cards_count_as_hidden_when_lenient() -> None:
    recorded = hand(["d dh p1 ????", "p3 f", "p1 f"])
    assert str(error_of(recorded)).startswith("h.phh: actions[1]: p2 was dealt no cards")
    assert sound(replay(recorded)).stacks == (9950, 10050, 10000)


def test_unknown_upcards_leave_the_choice_of_the_opener_to_the_record() -> None:
    actions = ["d dh p1 ??????", "d dh p2 ??????", "d dh p3 ??????", "p2 pb", "p3 f", "p1 f"]
    assert strictly(stud(actions, [100] * 3)).stacks == (98, 104, 98)


def test_a_stud_hand_may_end_with_one_common_card() -> None:
    actions = ["d dh p1 8c2h4c", "d dh p2 4h3d8d", "p1 cbr 20", "p2 cc"]
    actions += ["p1 sm 8c2h4c", "p2 sm 4h3d8d", "d dh p1 Ad", "d dh p2 2s", "d dh p1 Qd"]
    actions += ["d dh p2 Td", "d dh p1 Jd", "d dh p2 8s", "d db 2c"]
    result = strictly(stud(actions, [22, 500]))
    assert fold(result.events).board == list(parse_cards("2c"))
    assert result.stacks == (0, 522)


def test_too_many_players_are_told() -> None:
    recorded = hand([f"d dh p{n} ????" for n in range(1, 13)], [1000] * 12)
    assert "12 players, at most 10" in str(error_of(recorded))
    assert "general:holdem.1" in replay(recorded).notes[0].rules


# Games without a code


def test_jacks_or_better_is_written_with_its_own_id() -> None:
    dealt = ["d dh p1 JcJd5h7s9c", "d dh p2 2h3h4h6h8d", "d dh p3 2c3c4c6c8s"]
    actions = [*dealt, "p1 cbr 10", "p2 cc", "p3 f", "p1 sd 5h7s9c", "p2 sd 8d"]
    actions += ["d dh p1 5c7c9d", "d dh p2 Th", "p1 cc", "p2 cbr 20", "p1 f", "p2 sm 2h3h4h6hTh"]
    own = {"variant": "jacks", "_structure": "limit", "blinds_or_straddles": None}
    carried = {"_carried": 12, "_carried_for": [1, 2, 3], "_passed_out": 1}
    bets = {"antes": [2] * 3, "min_bet": None, "small_bet": 10, "big_bet": 20}
    result = strictly(hand(actions, [100] * 3, **own, **carried, **bets))
    assert result.stacks == (88, 126, 98)


def test_the_house_of_the_file_judges() -> None:
    recorded = hand([*THREE_UP, "p3 f", "p1 f"], _house="championship")
    result = replay(recorded)
    assert result.setup is not None
    assert result.setup.house.id == "championship"


def test_refusals_in_scaled_files_say_so() -> None:
    actions = [*THREE_UP, "p3 cbr 1.5", "p1 f", "p2 f"]
    error = error_of(hand(actions, [100] * 3, [Decimal("0.5"), 1, 0], min_bet=1))
    assert error.text.en.endswith("Amounts are in units of 1/10.")
