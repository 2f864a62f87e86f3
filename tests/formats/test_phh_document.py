"""A hand history is read whole, changed line by line, and written so that it can be read again."""

from datetime import time
from decimal import Decimal
from pathlib import Path

import pytest

from croupier.formats import PhhError, changed, read, write, write_several

COMMENTED = """\
# A famous pot.
variant = "NT"   # no-limit
antes = [0, 0]
blinds_or_straddles = [50, 100]

min_bet = 100
starting_stacks = [10_000, 2.50]
actions = [
  # Pre-flop

  "d dh p1 AcAd",  # Ana
  "p2 f",
]
_note = { by = "us" }
strange = 'kept'
"""


def histories(shared: Path) -> list[Path]:
    return sorted(path for path in (shared / "data" / "phh").rglob("*.phh*") if path.is_file())


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


def test_fields_keep_their_order_and_decimals_are_exact() -> None:
    hand = read(COMMENTED, "pot.phh").hands[0]
    assert list(hand.fields)[-2:] == ["_note", "strange"]
    assert hand.fields["starting_stacks"] == [10000, Decimal("2.50")]
    assert isinstance(hand.fields["starting_stacks"][1], Decimal)
    assert hand.fields["_note"] == {"by": "us"}


@pytest.mark.parametrize("text", [COMMENTED, COMMENTED.replace("\n", "\r\n"), "\ufeff" + COMMENTED])
def test_changing_a_field_changes_its_line_only(text: str) -> None:
    file = read(text, "pot.phh")
    assert file.text == text
    after = changed(file, "min_bet", Decimal("200.5")).text
    assert after == text.replace("min_bet = 100", "min_bet = 200.5")
    assert "\nmin_bet" not in changed(file, "min_bet", None).text


def test_a_new_field_comes_at_the_end() -> None:
    after = changed(read(COMMENTED, "pot.phh"), "author", 'Ana\'s "pot"').text
    assert after == COMMENTED + 'author = "Ana\'s \\"pot\\""\n'


def test_every_shared_file_comes_back_byte_for_byte_but_for_one_line(shared: Path) -> None:
    paths = histories(shared)
    assert len(paths) == 208
    for path in paths:
        file = read(text_of(path), path.name)
        hand = file.hands[-1]
        after = changed(file, "variant", "XX", hand.name)
        assert after.text.count("'XX'") == 1
        again = changed(after, "variant", hand.fields["variant"], hand.name)
        quoted = f"'{hand.fields['variant']}'"
        assert again.text.replace(quoted, "?") == file.text.replace(quoted, "?").replace(
            quoted.replace("'", '"'), "?"
        )


def test_every_shared_hand_reads_the_same_once_written(shared: Path) -> None:
    hands = [hand for path in histories(shared) for hand in read(text_of(path), path.name).hands]
    assert len(hands) == 216
    for hand in hands:
        assert read(write(hand.fields), "again.phh").hands[0].fields == hand.fields


def test_hands_of_a_phhs_keep_their_names_and_gaps() -> None:
    file = read("[1]\nvariant = 'NT'\n\n[9]\nvariant = 'FT'\n", "room.phhs")
    assert [(hand.name, hand.fields["variant"]) for hand in file.hands] == [
        ("1", "NT"),
        ("9", "FT"),
    ]
    assert str(file.hands[1].place) == "room.phhs [9]"
    assert changed(file, "variant", "PO", "9").text == file.text.replace("'FT'", "'PO'")


def test_strings_are_literal_and_awkward_ones_escaped() -> None:
    fields = {
        "author": "plain # no comment",
        "event": "it's",
        "venue": "''' and \"\"\" and \\",
        "city": "two\nlines\t\x07",
        "players": ["", "É’"],
        "time": time(4, 55, 27),
        "winnings": [Decimal("0.10"), 3],
        "ante_trimming_status": True,
        "_in": {"a b": [1]},
    }
    text = write(fields)
    assert text.startswith("author = 'plain # no comment'\nevent = \"it's\"\n")
    assert len(text.splitlines()) == len(fields)
    assert read(text, "x.phh").hands[0].fields == fields


def test_several_hands_are_written_as_tables() -> None:
    text = write_several({"1": {"variant": "NT"}, "3": {"variant": "FT"}})
    assert text == "[1]\nvariant = 'NT'\n\n[3]\nvariant = 'FT'\n"


def test_a_value_without_toml_is_refused() -> None:
    with pytest.raises(TypeError, match=r"int or Decimal"):
        write({"min_bet": 0.5})


@pytest.mark.rule("house:phh.document")
@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        ("variant = \n", "x.phh", "x.phh: not TOML: Invalid value (at line 1, column 11)"),
        ("", "x.phh", "x.phh: the file is empty"),
        ("variant = 'NT'\n[1]\n", "x.phhs", "x.phhs: 'variant' stands outside any hand"),
    ],
)
def test_what_is_no_history_is_refused_with_its_place(text: str, name: str, message: str) -> None:
    with pytest.raises(PhhError) as error:
        read(text, name)
    assert str(error.value).startswith(message)
    assert error.value.rules == ("house:phh.document",)
