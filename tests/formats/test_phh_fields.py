"""Every fault of a hand history is found, with the name of its field and the rule behind it."""

from decimal import Decimal
from typing import Any

import pytest

from croupier.formats import PhhHand, check, replay, unknown_fields, warnings

NO_LIMIT = {
    "variant": "NT",
    "antes": [0, 0, 0],
    "blinds_or_straddles": [1, 2, 0],
    "min_bet": 2,
    "starting_stacks": [100, Decimal("99.5"), Decimal("inf")],
    "actions": ["d dh p1 ????", "p3 f"],
}
STUD = {
    "variant": "F7S",
    "antes": [1, 1],
    "bring_in": 2,
    "small_bet": 4,
    "big_bet": 8,
    "starting_stacks": [100, 100],
    "actions": [],
}


def faults(base: dict[str, Any], **changes: Any) -> list[str]:
    """The faults of *base* with fields changed, or taken out by None, without their rules."""
    fields = {name: value for name, value in {**base, **changes}.items() if value is not None}
    found = check(PhhHand("h.phh", "", fields))
    assert all(fault.rules and fault.rules[0].startswith("house:phh.") for fault in found)
    return [str(fault).partition(": ")[2].rpartition(" (")[0] for fault in found]


def test_a_sound_hand_has_no_fault() -> None:
    assert faults(NO_LIMIT) == []
    assert faults(STUD) == []


@pytest.mark.rule("house:phh.variant")
def test_H5_unknown_variant_is_refused_by_name() -> None:
    assert faults(NO_LIMIT, variant="NTT")[0].startswith("variant: no variant 'NTT'; did you mean")
    assert faults(NO_LIMIT, variant=None) == ["variant: the field is missing."]
    assert faults(NO_LIMIT, variant=7) == ["variant: 7 is not a text."]


@pytest.mark.rule("house:phh.field")
def test_H5_lone_bring_in_is_refused_by_name() -> None:
    assert faults(NO_LIMIT, bring_in=1) == ["bring_in: NT has no such field."]
    assert faults(STUD, bring_in=None) == ["bring_in: missing; F7S needs it."]
    assert faults(STUD, blinds_or_straddles=[1, 2]) == [
        "blinds_or_straddles: F7S has no such field."
    ]


@pytest.mark.rule("house:phh.field")
def test_H5_missing_min_bet_is_refused_by_name() -> None:
    assert faults(NO_LIMIT, min_bet=None) == ["min_bet: missing; NT needs it."]


def test_H5_small_bet_and_min_bet_exclude_each_other() -> None:
    assert faults(NO_LIMIT, small_bet=2) == ["small_bet: NT has no such field."]
    assert faults(STUD, min_bet=2) == ["min_bet: F7S has no such field."]


def test_H5_negative_ante_is_refused_by_name() -> None:
    assert faults(NO_LIMIT, antes=[0, -1, 0]) == [
        "antes: [0, -1, 0] is not an array of numbers, none negative."
    ]


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("starting_stacks", [100, 0, 5], "[100, 0, 5] is not an array of numbers above 0, inf if"),
        ("min_bet", 0, "0 is not a number above 0."),
        ("min_bet", True, "true is not a number above 0."),
        ("antes", [0, 0], "2 entries for 3 players."),
        ("finishing_stacks", [1], "1 entries for 3 players."),
        ("players", ["a", "b"], "2 entries for 3 players."),
        ("time", "04:55", "'04:55' is not a local time."),
        ("hand", [1], "[1] is not a text or a whole number."),
        ("actions", ["p1 f", 3], "['p1 f', 3] is not an array of texts."),
        ("ante_trimming_status", 1, "1 is not true or false."),
        ("_house", "casino royale", "'casino royale' is not a house of ours."),
    ],
)
def test_H5_wrong_values_and_lengths_are_refused_by_name(
    field: str, value: object, fault: str
) -> None:
    (found,) = faults(NO_LIMIT, **{field: value})
    assert found.startswith(f"{field}: {fault}")


def test_H5_one_player_is_no_hand() -> None:
    alone = {"antes": [0], "blinds_or_straddles": [2], "starting_stacks": [9], "actions": []}
    assert faults(NO_LIMIT, **alone) == ["starting_stacks: a hand needs two players."]


def test_H5_every_fault_is_told_at_once() -> None:
    found = faults(NO_LIMIT, min_bet=None, antes=[0], bring_in=1, actions=["p1 x", "p9 f"])
    assert [fault.partition(": ")[0] for fault in found] == [
        "min_bet",
        "bring_in",
        "antes",
        "actions[0]",
        "actions[1]",
    ]


@pytest.mark.rule("house:phh.field")
def test_a_game_without_a_code_has_its_own_id_and_a_structure() -> None:
    assert faults(NO_LIMIT, variant="holdem", _structure="pot") == []
    assert faults(NO_LIMIT, variant="holdem") == [
        "_structure: holdem needs a betting structure, one of none, limit, pot, spread."
    ]


def test_H6_time_zone_abbreviation_is_a_known_field() -> None:
    hand = PhhHand("h.phh", "", {**NO_LIMIT, "time_zone_abbreviation": "ET"})
    assert check(hand) == warnings(hand) == ()


def test_an_unknown_field_is_a_warning_and_a_user_field_none() -> None:
    hand = PhhHand("h.phh", "", {**NO_LIMIT, "flavour": 1, "_mine": 2})
    assert unknown_fields(hand.fields) == ("flavour",)
    assert [text.en for text in warnings(hand)] == ["unknown field 'flavour'."]
    assert [note.text.fr for note in replay(hand).notes][:1] == ["champ inconnu 'flavour'."]


def test_a_wrong_field_that_play_does_not_need_is_passed_over_when_lenient() -> None:
    hand = PhhHand("h.phh", "", {**NO_LIMIT, "finishing_stacks": [1], "level": "one"})
    result = replay(hand)
    assert result.error is None
    assert [note.place.field for note in result.notes[:2]] == ["level", "finishing_stacks"]


def test_H5_a_bring_in_no_smaller_than_the_small_bet_is_refused_by_name() -> None:
    assert faults(STUD, bring_in=STUD["small_bet"])[0].startswith("bring_in: ")
    assert faults(STUD, small_bet=10**6)[0].startswith("small_bet: ")


def test_H5_a_variant_that_is_no_text_is_told_as_such() -> None:
    assert faults(NO_LIMIT, variant=5) == ["variant: 5 is not a text."]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"seats": [1, 2, 2]}, "seats: two players in one seat."),
        ({"seats": [1, 2, 7], "seat_count": 6}, "seats: the table has the seats 1 to 6."),
        ({"day": 31, "month": 4}, "day: 4-31 is no date."),
        ({"day": 29, "month": 2, "year": 2023}, "day: 2023-2-29 is no date."),
        ({"month": 13}, "month: 13 is no date."),
        ({"year": 0}, "year: 0 is no date."),
        (
            {"starting_stacks": [9, 9, 9], "finishing_stacks": [8, 10, 9], "winnings": [0, 0, 0]},
            "winnings: p2 has 9 before and 10 after, and won 0.",
        ),
        (
            {"starting_stacks": [9, 9, 9], "finishing_stacks": [8, 10, 9], "winnings": [0, 11, 0]},
            "winnings: p2 has 9 before and 10 after, and won 11.",
        ),
        ({"_carried": [1, 2], "_carried_for": [[1]]}, "_carried_for: 1 groups of players for 2"),
        ({"_carried": [1], "_carried_for": [[4]]}, "_carried_for: no such players in the hand."),
        ({"_carried": [1], "_carried_for": [1]}, "_carried_for: no such players in the hand."),
        ({"_kill": [0, 2]}, "_kill: 2 entries for 3 players."),
        ({"_runs": 0}, "_runs: 0 is not a whole number above 0"),
        (
            {"_posts": [{"player": 4, "kind": "posted", "amount": 2}]},
            "_posts: there is no p4, only p1 to p3.",
        ),
        ({"_posts": [{"player": 1}]}, "_posts: [{ player = 1 }] is not an array of { player,"),
        ({"_structures": ["free"]}, "_structures: ['free'] is not an array of limit,"),
    ],
)
def test_fields_that_contradict_each_other_are_refused_by_name(
    fields: dict[str, Any], fault: str
) -> None:
    assert any(found.startswith(fault) for found in faults(NO_LIMIT, **fields))


@pytest.mark.parametrize("won", [[0, 1, 0], [0, 3, 0], [0, 10, 0]])
def test_winnings_are_the_gain_or_the_pots_won(won: list[int]) -> None:
    stacks = {"starting_stacks": [9, 9, 9], "finishing_stacks": [8, 10, 9]}
    assert faults(NO_LIMIT, **stacks, winnings=won) == []


def test_a_date_may_be_told_in_part() -> None:
    assert faults(NO_LIMIT, day=29, month=2) == []
    assert faults(NO_LIMIT, year=2024) == []


def test_options_nobody_knows_are_refused() -> None:
    hand = PhhHand("h.phh", "", {**NO_LIMIT, "_options": {"raising": {"mood": "good"}}})
    error = replay(hand).error
    assert error is not None
    assert str(error).startswith("h.phh: _options: _options.raising: no such key 'mood'; known: ")
    assert error.text.fr.startswith(
        "_options.raising\u00a0: il n’y a pas de clé 'mood'\u00a0; connus\u00a0: "
    )
