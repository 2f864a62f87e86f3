"""`croupier convert` changes the form of hand histories, whole or not at all."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from croupier.cli.convert import convert_paths
from croupier.cli.main import app
from croupier.formats import PhhFile, read, replay_file

HAND = """\
# A short hand.
variant = "NT"   # no-limit
antes = [0, 0]
blinds_or_straddles = [1, 2.5]

min_bet = 2.5
starting_stacks = [200, 200]
actions = [
  # Pre-flop
  "d dh p1 AsAd",  # Ana
  "d dh p2 KsKd",
  "p2 f # a sigh",
]
flavour = "vanilla"
_mine = { by = "us" }
winnings = [3.5, 0]
"""
BROKEN = HAND.replace('"p2 f # a sigh"', '"p2 x"')
BREAKS_A_RULE = HAND.replace('"p2 f # a sigh"', '"p2 cbr 3"')


def converted(*inputs: Path, out: Path, strict: bool = False) -> int:
    return convert_paths(inputs, out, strict=strict, notes=False)


def history(folder: Path, name: str = "a.phh", text: str = HAND) -> Path:
    path = folder / name
    path.write_bytes(text.encode("utf-8"))
    return path


def file_at(path: Path) -> PhhFile:
    return read(path.read_bytes().decode("utf-8"), path.name)


def test_many_files_become_one_and_keep_their_comments(tmp_path: Path) -> None:
    paths = [history(tmp_path, name) for name in ("a.phh", "b.phh")]
    out = tmp_path / "all.phhs"
    assert converted(*paths, out=out) == 0
    assert [hand.name for hand in file_at(out).hands] == ["1", "2"]
    assert [hand.fields for hand in file_at(out).hands] == [
        hand.fields for path in paths for hand in file_at(path).hands
    ]
    for comment in ("# A short hand.", "# no-limit", "# Pre-flop", "# Ana", "# a sigh"):
        assert out.read_text(encoding="utf-8").count(comment) == 2


def test_one_file_of_several_hands_becomes_a_folder_and_each_hand_is_as_before(
    tmp_path: Path,
) -> None:
    path = history(tmp_path)
    assert converted(path, path, out=tmp_path / "one.phhs") == 0
    several = history(tmp_path, "two.phhs", f"[7]\n{HAND}\n[9]\n{HAND}")
    assert converted(several, out=tmp_path / "hands") == 0
    made = sorted((tmp_path / "hands").iterdir())
    assert [one.name for one in made] == ["7.phh", "9.phh"]
    assert {one.read_text(encoding="utf-8") for one in made} == {HAND}


def test_a_folder_is_searched_and_names_that_are_twice_are_counted(tmp_path: Path) -> None:
    for name in ("x", "y"):
        (tmp_path / "in" / name).mkdir(parents=True)
        history(tmp_path / "in" / name)
    assert converted(tmp_path / "in", out=tmp_path / "out") == 0
    assert sorted(one.name for one in (tmp_path / "out").iterdir()) == ["1.phh", "2.phh"]


def test_events_are_lines_of_json_and_come_back_as_the_same_hand(tmp_path: Path) -> None:
    lines, back = tmp_path / "a.jsonl", tmp_path / "back.phh"
    assert converted(history(tmp_path), out=lines) == 0
    told = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert [line["kind"] for line in told[:3]] == ["hand_began", "posted", "posted"]
    assert told[0]["factor"] == 10
    assert {line["hand"] for line in told} == {"a"}
    assert converted(lines, out=back, strict=True) == 0
    before, after = file_at(tmp_path / "a.phh").hands[0], file_at(back).hands[0]
    assert after.fields["_mine"] == {"by": "us"}
    assert after.fields["flavour"] == "vanilla"
    for field in ("variant", "antes", "blinds_or_straddles", "starting_stacks", "winnings"):
        assert after.fields[field] == before.fields[field]
    (result,) = replay_file(file_at(back), strict=True)
    assert result.stacks == (2010, 1990)


def test_every_shared_hand_comes_back_from_its_events(shared: Path, tmp_path: Path) -> None:
    folder = shared / "data" / "phh"
    assert converted(folder, out=tmp_path / "all.jsonl") == 0
    assert converted(tmp_path / "all.jsonl", out=tmp_path / "all.phhs") == 0
    results = replay_file(file_at(tmp_path / "all.phhs"), strict=True)
    assert len(results) == 216
    refused = [str(result.error) for result in results if result.error]
    assert len(refused) == 1
    assert "p2 cbr 750000" in refused[0]


def test_a_bad_hand_is_one_line_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    history(tmp_path, "b.phh", BROKEN)
    history(tmp_path)
    out = tmp_path / "new" / "all.jsonl"
    assert converted(tmp_path, out=out) == 1
    told = capsys.readouterr()
    failed = [line for line in told.err.splitlines() if line.startswith("failed")]
    assert len(failed) == 1
    assert "b.phh: actions[2]: 'p2 x': no such action 'x'" in failed[0]
    assert "nothing written, 1 failed" in told.out
    assert not out.parent.exists()


def test_a_failure_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    out = history(tmp_path, "out.jsonl", "before\n")
    assert converted(history(tmp_path, "b.phh", BROKEN), out=out) == 1
    assert out.read_text(encoding="utf-8") == "before\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b.phh", "out.jsonl"]


def test_strict_refuses_what_the_rules_refuse(tmp_path: Path) -> None:
    path = history(tmp_path, "c.phh", BREAKS_A_RULE.replace("winnings", "_winnings"))
    assert converted(path, out=tmp_path / "c.phhs") == 0
    assert converted(path, out=tmp_path / "d.phhs", strict=True) == 1
    assert not (tmp_path / "d.phhs").exists()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "line 1: no event ("),
        ("[]", "line 1: no event ("),
        ('{"kind": "folded", "body": {"seat": 1}}', "line 1: no hand began before this event"),
        ('{"kind": "danced", "body": {}}', "no event is called 'danced'"),
        ("", "no hand in it"),
    ],
)
def test_what_is_no_event_is_told_with_its_line(
    line: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = history(tmp_path, "bad.jsonl", line)
    assert converted(path, out=tmp_path / "out.phh") == 1
    assert why in capsys.readouterr().err


def test_events_that_make_no_hand_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = tmp_path / "a.jsonl"
    assert converted(history(tmp_path), out=lines) == 0
    text = lines.read_text(encoding="utf-8")
    lines.write_text(text.replace('"body":{"seat":2}', '"body":{"seat":9}'), encoding="utf-8")
    assert converted(lines, out=tmp_path / "b.phh") == 1
    assert "the events make no hand" in capsys.readouterr().err


def test_several_hands_do_not_fit_into_a_phh(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [history(tmp_path, name) for name in ("a.phh", "b.phh")]
    assert converted(*paths, out=tmp_path / "c.phh") == 1
    assert "2 hands are too many for a .phh" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "out", "why"),
    [
        ("a.phh", "b.txt", "b.txt: what is written ends in .phh, .phhs, .jsonl"),
        ("none.phh", "b.phhs", "none.phh: no such file or folder"),
        ("a.txt", "b.phhs", "a.txt: what is read ends in"),
        ("a.phh", "a.phh", "a.phh: is read and would be written"),
        ("empty", "b.phhs", "no hand histories"),
        ("a.phh", "full", "full: the folder is not empty"),
    ],
)
def test_what_cannot_be_converted_is_told_in_one_line(
    name: str, out: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for made in ("a.phh", "a.txt"):
        history(tmp_path, made)
    (tmp_path / "empty").mkdir()
    (tmp_path / "full").mkdir()
    history(tmp_path / "full")
    assert converted(tmp_path / name, out=tmp_path / out) == 2
    assert why in capsys.readouterr().err


def test_the_command_tells_in_json_what_it_did(tmp_path: Path) -> None:
    path, out = history(tmp_path), tmp_path / "a.phhs"
    result = CliRunner().invoke(app, ["convert", str(path), str(out), "--json"])
    assert result.exit_code == 0
    assert json.loads(result.stdout) == {
        "files": 1,
        "hands": 1,
        "written": [str(out)],
        "notes": [f"{path}: unknown field 'flavour'."],
        "errors": [],
    }


def test_notes_are_told_when_asked_for(tmp_path: Path) -> None:
    args = ["convert", str(history(tmp_path)), str(tmp_path / "out"), "--notes"]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0
    assert "unknown field 'flavour'" in result.stderr
    assert "1 hands of 1 files, 1 written" in result.stdout
