"""`croupier replay` tells every failure in one line and goes on."""

from pathlib import Path

import pytest

from croupier.cli.replay import replay_paths
from kit.terminal import typed

HAND = """variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 AsAd", "d dh p2 KsKd", {action}]
"""


def replayed(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = replay_paths([folder], strict=False, notes=False)
    return code, " ".join(capsys.readouterr().out.split())


def test_a_good_hand_is_counted_and_ends_with_0(tmp_path, capsys):
    (tmp_path / "a.phh").write_text(HAND.format(action='"p2 f"'), encoding="utf-8")
    code, told = replayed(tmp_path, capsys)
    assert code == 0
    assert told.endswith("1 replayed, 0 failed")


def test_words_that_look_like_markup_are_told_as_they_are(tmp_path, capsys):
    (tmp_path / "a.phh").write_text(HAND.format(action='"p2 f [/b]"'), encoding="utf-8")
    (tmp_path / "b.phh").write_text(HAND.format(action='"p2 f"'), encoding="utf-8")
    code, told = replayed(tmp_path, capsys)
    assert code == 1
    assert "[/b]" in told
    assert told.endswith("1 replayed, 1 failed")


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        "variant = " + "9" * 5000,
        HAND.format(action='"p' + "9" * 5000 + ' f"'),
        "\x00",
    ],
)
def test_what_is_no_history_fails_in_one_line_and_the_rest_goes_on(text, tmp_path, capsys):
    (tmp_path / "a.phh").write_text(text, encoding="utf-8")
    (tmp_path / "b.phh").write_text(HAND.format(action='"p2 f"'), encoding="utf-8")
    (tmp_path / "folder.phh").mkdir()
    code, told = replayed(tmp_path, capsys)
    assert code == 1
    assert told.endswith("1 replayed, 1 failed")


def test_an_empty_folder_says_that_nothing_was_found(tmp_path, capsys):
    code, told = replayed(tmp_path, capsys)
    assert code == 1
    assert "no hand histories (.phh, .phhs) found" in told


def test_a_missing_path_is_named(tmp_path, capsys):
    code, told = replayed(tmp_path / "[red]none[/red]", capsys)
    assert code == 1
    assert "[red]none[/red]: no such file or folder" in told


def test_json_holds_every_file_and_the_counts(tmp_path):
    (tmp_path / "a.phh").write_text(HAND.format(action='"p2 f"'), encoding="utf-8")
    (tmp_path / "b.phh").write_text(HAND.format(action='"p2 x"'), encoding="utf-8")
    printed = typed("replay", str(tmp_path), str(tmp_path / "none"), "--json")
    assert printed.code == 1
    assert printed.data["replayed"] == 1
    assert printed.data["failed"] == 2
    results = {Path(one["file"]).name: one["result"] for one in printed.data["files"]}
    assert results == {"a.phh": "replayed", "b.phh": "failed", "none": "failed"}
    assert all(one["errors"] for one in printed.data["files"] if one["result"] == "failed")


def test_a_file_without_a_hand_fails_in_words(tmp_path, capsys):
    (tmp_path / "a.phhs").write_text("", encoding="utf-8")
    code, told = replayed(tmp_path, capsys)
    assert code == 1
    assert "failed" in told
    assert told.endswith("0 replayed, 1 failed")
