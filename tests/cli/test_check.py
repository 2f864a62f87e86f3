"""`croupier check` tells what a case expected, what came, and by which article."""

from pathlib import Path

import pytest

from croupier.rulebook.catalogue import words_of
from kit.shared import ROOT
from kit.terminal import Printed, typed

CASE = """_case = "c1"
_title.en = "The big blind goes out"
_title.fr = "La grosse blinde saute"
_rules = ["tda:32", "rrop3:11.tournament.23"]
_houses = ["tda", "rrop3_tournament"]
_table = { chairs = 6, tournament = true, blinds = [50, 100], seats = [1, 2, 3, 4, 5, 6], \
last = { button = 3, small = 4, big = 5 } }
_floor = [{ out = 5 }]
_then.button = {button}
"""
RIGHT = CASE.replace("{button}", "4")
WRONG = CASE.replace("{button}", "5")
HISTORY = 'variant = "NT"\nantes = [0, 0]\n'


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.phh").write_text(text, encoding="utf-8")
    return folder


def checked(folder: Path, *words: str) -> Printed:
    return typed("check", str(folder), *words)


def test_what_holds_is_counted_and_the_code_is_0(tmp_path: Path) -> None:
    told = checked(written(tmp_path, one=RIGHT, two=RIGHT))
    assert told.lines[-1] == "2 passed, 0 failed"
    assert told.code == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_last_line_is_the_same_in_both_languages(lang: str, tmp_path: Path) -> None:
    told = checked(written(tmp_path, one=RIGHT, two=WRONG), "--lang", lang)
    assert told.lines[-1] == "1 passed, 1 failed"
    assert told.code == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("The big blind goes out", "under tda", "expected", "got", "the dead button")),
        ("fr", ("La grosse blinde saute", "sous tda", "attendu", "obtenu", "bouton mort")),
    ],
)
def test_a_failure_shows_file_expected_got_and_article(
    lang: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    told = checked(written(tmp_path, wrong=WRONG), "--lang", lang).out
    for word in (str(tmp_path / "wrong.phh"), "c1", "_then.button", " 5", " 4", "tda:32", *words):
        assert word in told
    assert "rrop3:11.tournament.23" in told


def test_folders_are_searched_for_cases_and_histories_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "deep" / "deeper").mkdir(parents=True)
    written(tmp_path / "deep" / "deeper", one=RIGHT)
    written(tmp_path, history=HISTORY)
    (tmp_path / "folder.phh").mkdir()
    assert checked(tmp_path).lines[-1] == "1 passed, 0 failed"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('_case = "', "not TOML"),
        (RIGHT.replace("_rules", "_ruels"), "no such key '_ruels'; did you mean '_rules'?"),
        (HISTORY, "missing _rules"),
        (RIGHT + "_then.dealt_in = ['Zoe']\n", "nobody here is called 'Zoe'"),
    ],
)
def test_an_unreadable_file_is_told_in_one_line_and_the_code_is_2(
    text: str, said: str, tmp_path: Path
) -> None:
    file = written(tmp_path, bad=text, good=RIGHT) / "bad.phh"
    told = typed("check", str(file), str(tmp_path / "good.phh"))
    assert told.code == 2
    assert said in told.err
    assert "bad.phh" in told.err
    assert told.lines[-1] == "1 passed, 1 failed"


def test_a_file_that_is_not_there_is_unreadable(tmp_path: Path) -> None:
    told = checked(tmp_path / "none.phh", "--lang", "fr")
    assert told.code == 2
    assert "ce fichier n’existe pas" in told.err
    assert told.lines[-1] == "0 passed, 1 failed"


def test_a_folder_without_cases_says_so(tmp_path: Path) -> None:
    told = checked(written(tmp_path, history=HISTORY))
    assert told.lines == ["no cases (.phh with _case or _then) found", "0 passed, 0 failed"]
    assert told.code == 2


def test_another_house_may_be_asked(tmp_path: Path) -> None:
    cash = RIGHT.replace("tournament = true, ", "")
    file = written(tmp_path, one=cash.replace("_then.button = 4", '_then.small_blind = "none"'))
    assert checked(file).code == 0
    moving = cash.replace("_floor", "_options.button.rule = 'dead'\n_floor")
    assert checked(written(tmp_path, one=moving), "--house", "rrop3_cash").code == 0
    busts = cash.replace("out = 5", "leaves = 4").replace("_then.button = 4", "_then.button = 5")
    written(tmp_path, one=busts)
    assert checked(tmp_path).code == 1
    assert checked(tmp_path, "--house", "rrop3_cash").code == 0


def test_a_house_file_may_be_asked(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('extends = "rrop3_cash"\nid = "mine"\n', encoding="utf-8")
    told = checked(written(tmp_path, one=RIGHT), "--house", str(mine))
    assert told.lines[-1] == "1 passed, 0 failed"
    assert checked(tmp_path, "--house", "nobodys").code == 2


def test_quiet_prints_the_sum_alone(tmp_path: Path) -> None:
    told = checked(written(tmp_path, one=WRONG), "--quiet")
    assert told.lines == ["0 passed, 1 failed"]
    assert told.code == 1


def test_json_has_everything_and_nothing_else_is_printed(tmp_path: Path) -> None:
    told = checked(written(tmp_path, one=RIGHT, two=WRONG, bad="x"), "--json")
    data = told.data
    assert (data["passed"], data["failed"], told.code) == (1, 2, 2)
    by_name = {Path(one["file"]).stem: one for one in data["files"]}
    assert by_name["one"]["passed"]
    assert "TOML" in by_name["bad"]["unreadable"]["fr"]
    faults = by_name["two"]["faults"]
    assert [fault["house"] for fault in faults] == ["tda", "rrop3_tournament"]
    assert faults[0]["place"] == "_then.button"
    assert (faults[0]["expected"]["en"], faults[0]["got"]["en"]) == ("5", "4")
    assert faults[0]["rules"][0]["id"] == "tda:32"
    assert faults[0]["rules"][0]["gist"]["fr"]


def test_the_cases_of_the_books_pass() -> None:
    told = checked(ROOT / "tests" / "rules" / "cases", "--quiet")
    assert told.lines[-1].endswith(" passed, 0 failed")
    assert told.code == 0


def test_the_gist_of_an_article_is_told_once_a_file(tmp_path: Path) -> None:
    wrong = WRONG + "_then.no_hand = false\n"
    told = checked(written(tmp_path, one=wrong)).out
    assert told.count("expected") > 1
    gist = words_of("tda:32").gist.en.split(".")[0][:30]
    assert " ".join(told.split()).count(gist) == 1


def test_an_article_there_is_not_is_no_traceback(tmp_path: Path) -> None:
    text = RIGHT.replace("{ out = 5 }", '{ out = 5, refused = ["tda:32x"] }')
    told = checked(written(tmp_path, one=text))
    assert told.code == 2
    assert "no rule 'tda:32x'" in " ".join((told.out + told.err).split())
