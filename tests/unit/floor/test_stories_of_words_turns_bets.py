"""Stories of words and chips, turns and time, wrong bets: at any table, whatever is answered."""

import random
from collections import Counter
from itertools import cycle

import pytest

from croupier.floor.all_incidents import INCIDENTS
from croupier.floor.asking import bets_put_right, turn_and_time, words_and_chips
from croupier.floor.asking.all_stories import CATEGORIES
from croupier.floor.asking.ask import Answered, answered, asked
from croupier.floor.asking.find import found_stories
from croupier.floor.asking.question import Question, Story
from croupier.floor.asking.scene import TableFacts
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.carrying import rule_on
from croupier.floor.ruling import FloorRefused
from croupier.games.library import game, game_ids
from croupier.play import evolve
from croupier.rulebook.house import house, preset_names

OURS = (words_and_chips.CATEGORY, turn_and_time.CATEGORY, bets_put_right.CATEGORY)
STORIES = [story for category in OURS for story in category.stories]
TABLES = [(name, structure) for name in game_ids() for structure in game(name).structures]
USUAL = [("holdem", "none"), ("holdem", "limit"), ("omaha", "pot"), ("stud", "limit")]
EVERYWHERE = [
    *((*table, name) for table, name in zip(TABLES, cycle(preset_names()), strict=False)),
    *((*table, name) for table in USUAL for name in preset_names()),
]
MOST_ASKED = 6

ABOUT_WORDS_TURNS_AND_BETS = {
    *("said", "chips_forward", "chips_back", "chips_added", "tapped", "cards_forward"),
    *("call_misinformed", "acted_before_amount", "turn_comes", "skipped_speaks"),
    *("folded_without_bet", "clock_called", "time_asked", "clock_ran_out", "absent_at_deal"),
    *("absent_on_turn", "count_asked", "pot_count_asked", "side_bet_claimed", "bet_too_small"),
    *("call_short", "pot_overbet"),
}


def table(
    name: str, structure: str, rules: str, small: int = 0, big: int = 0, ante: int = 0
) -> TableFacts:
    return table_facts(house(rules), TableAsked(name, structure, small, big, ante))


def check_card(found: Answered) -> None:
    ruling = found.ruling
    assert ruling.rules
    assert 2 <= len(ruling.steps) <= 5
    for said in (ruling.says, ruling.why, *ruling.steps):
        for words in (said.en, said.fr):
            assert words.strip()
            assert "??" not in words
            assert "{" not in words
            assert "None" not in words


def check_carried_out(found: Answered) -> None:
    scene = found.told.scene
    state = scene.state.copy()
    chips = state.chips
    for event in rule_on(state, found.told.incident, scene.dealer)[1]:
        evolve(state, event)
        assert state.chips == chips, event


@pytest.mark.parametrize(("name", "structure", "rules"), EVERYWHERE)
def test_every_story_has_a_ruling_as_it_is_offered(name: str, structure: str, rules: str) -> None:
    facts = table(name, structure, rules)
    for story in STORIES:
        if story.fits(facts):
            check_card(answered(facts, story, {}))


@pytest.mark.parametrize(("small", "big"), [(2, 4), (100, 200), (5_000, 10_000)])
@pytest.mark.parametrize(("name", "structure"), USUAL)
def test_what_is_offered_fits_small_and_large_stakes(
    name: str, structure: str, small: int, big: int
) -> None:
    facts = table(name, structure, "tda", small, big)
    for story in STORIES:
        if story.fits(facts):
            check_card(answered(facts, story, {}))


def an_answer(question: Question, rng: random.Random) -> str:
    if question.kind == "choice":
        return rng.choice(
            [*(one.id for one in question.choices), *("", "nonsense")[: rng.random() < 0.1]]
        )
    if question.kind == "words":
        return rng.choice(("", "raise", "call", "fold", "raise to 60", "hmm", "tapis", "??", "40"))
    if question.kind == "chips":
        return rng.choice(("5", "10 10", "20 / 40", "0", "100 100 / 5", "1000", "/", "x", "5+5"))
    if question.kind == "count":
        return rng.choice(("0", "1", "2", "3", "5", "6", "60", "-1", "x"))
    return rng.choice(("0", "1", "5", "7", "20", "60", "400", "12345", "9" * 12, "9" * 30, "-3"))


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_answered_is_ruled_on_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    done: Counter[bool] = Counter()
    ruled = 0
    for _ in range(40):
        name, structure = rng.choice([*TABLES, *USUAL * 8])
        facts = table(name, structure, rng.choice(preset_names()))
        story = rng.choice([one for one in STORIES if one.fits(facts)])
        given = {one.id: an_answer(one, rng) for one in story.questions if rng.random() < 0.5}
        try:
            found = answered(facts, story, given)
        except FloorRefused as refused:
            texts = (refused.text, refused.legal)
            done[all(one.en.strip() and one.fr.strip() for one in texts)] += 1
            continue
        ruled += 1
        check_card(found)
        check_carried_out(found)
    assert ruled > 5
    assert not done[False], "a refusal says why, and what would do"


def test_every_incident_of_the_kinds_can_be_told() -> None:
    told = set()
    rng = random.Random(1)
    holdem, omaha = table("holdem", "none", "tda"), table("omaha", "pot", "tda")
    for _ in range(60):
        for story in STORIES:
            facts = holdem if story.fits(holdem) else omaha
            given = {
                one.id: rng.choice(one.choices).id
                for one in story.questions
                if one.choices and rng.random() < 0.7
            }
            try:
                told.add(answered(facts, story, given).told.incident.tag)
            except FloorRefused:
                continue
    assert set(INCIDENTS) >= ABOUT_WORDS_TURNS_AND_BETS
    assert told == ABOUT_WORDS_TURNS_AND_BETS


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_questions_are_few_and_can_be_answered(story: Story) -> None:
    assert story.words.en
    assert story.words.fr
    names = [one.id for one in story.questions]
    assert len(set(names)) == len(names)
    for place, one in enumerate(story.questions):
        assert len({choice.id for choice in one.choices}) == len(one.choices)
        assert (one.kind == "choice") == bool(one.choices)
        assert one.kind != "choice" or one.default in {choice.id for choice in one.choices}
        assert all(name in names[:place] for name, _ in one.only_if)
    assert len(asked(story, {})) <= 5
    for one in story.questions:
        for choice in one.choices:
            assert len(asked(story, {one.id: choice.id})) <= MOST_ASKED


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("skipped", "skipped"),
        ("hors tour", "out_of_turn"),
        ("out of turn", "out_of_turn"),
        ("chrono", "clock_called"),
        ("absent", "absent_at_deal"),
        ("relance trop basse", "bet_too_small"),
        ("insurance", "side_bet"),
        ("jette ses cartes", "cards_thrown"),
    ],
)
def test_words_of_the_room_find_the_story(words: str, id: str) -> None:
    assert id in [story.id for story in found_stories(words)[:3]]


def test_our_categories_are_offered() -> None:
    offered = [one.id for one in CATEGORIES]
    assert {one.id for one in OURS} <= set(offered)
    assert all(story.category == one.id for one in OURS for story in one.stories)


def test_pot_before_the_round_is_the_pot_that_was_told() -> None:
    facts = table("omaha", "pot", "tda")
    for pot in (3400, 100, 45, 20):
        found = answered(facts, _story("count_asked"), {"what": "pot", "amount": str(pot)})
        assert found.ruling.fact("pot") == pot


def test_fixed_limit_is_told_by_its_two_bets() -> None:
    stakes = table("holdem", "limit", "tda", 10, 20).stakes
    assert (stakes.small_bet, stakes.big_bet) == (10, 20)
    assert (stakes.small_blind, stakes.big_blind) == (5, 10)


def told(facts: TableFacts, id: str, **answers: str) -> str:
    return answered(facts, _story(id), answers).ruling.says.en


@pytest.mark.parametrize(
    ("id", "answers", "says"),
    [
        ("one_chip", {"blind": "small", "bet": "0", "chip": "500"}, "Seat 1 calls 200; 400 goes"),
        ("one_chip", {"blind": "big", "bet": "600", "chip": "1000"}, "Seat 2 calls 600; 600 goes"),
        ("one_chip", {"blind": "big", "bet": "0", "chip": "1000"}, "Seat 2 raises to 1,200"),
        ("tapped", {"blind": "big", "bet": "0"}, "Seat 2 checks"),
        ("said", {"blind": "small", "bet": "0", "words": "complete"}, "calls 200: 100 more"),
        ("too_little", {"blind": "big", "bet": "600", "chips": "100"}, "calls 600: 300 more"),
        (
            "old_bet_back",
            {"own": "200", "bet": "600"},
            "took back 200 over the raise: it must call",
        ),
        ("old_bet_added", {"own": "100", "bet": "600", "chips": "1000"}, "Seat 1 calls 600; 500"),
    ],
)
def test_a_blind_can_be_told_to_lie_before_the_player(
    id: str, answers: dict[str, str], says: str
) -> None:
    facts = table("holdem", "none", "tda", 100, 200)
    assert says in told(facts, id, round="first", **answers)


@pytest.mark.parametrize(
    ("id", "answers", "says"),
    [
        ("said", {"bet": "6", "words": "complete"}, "raises to 20"),
        ("one_chip", {"bet": "6", "chip": "25"}, "calls 6; 19 goes back"),
        ("old_bet_back", {"own": "6", "bet": "20"}, "took back 6 over the raise"),
    ],
)
@pytest.mark.parametrize("rules", ["tda", "general"])
def test_the_bring_in_can_be_told_to_be_the_bet(
    rules: str, id: str, answers: dict[str, str], says: str
) -> None:
    facts = table("stud", "limit", rules, 20, 40)
    assert facts.stakes.bring_in == 6
    assert says in told(facts, id, round="first", **answers)


def test_no_blind_is_told_of_where_there_is_none() -> None:
    with pytest.raises(FloorRefused, match="Nobody posts"):
        told(table("stud", "limit", "tda"), "one_chip", round="first", blind="big")


def test_a_bet_above_the_pot_can_be_told_of_the_first_round() -> None:
    facts = table("omaha", "pot", "tda", 5, 10)
    assert "cut to 35; 15" in told(facts, "above_the_pot", pot="0", put_in="50")
    again = told(facts, "above_the_pot", pot="0", bet="30", put_in="150", called="nobody")
    assert "cut to 105; 45" in again


def test_a_call_too_early_can_be_told_of_a_raise() -> None:
    facts = table("holdem", "none", "tda", 100, 200)
    assert "raises to 2,000" in told(facts, "call_too_early", bet="300", amount="2000")


@pytest.mark.parametrize(
    ("id", "answers", "says"),
    [
        ("several_chips", {"chips": "500 500 50"}, "Seat 3 raises to 1,300: 250 more"),
        ("several_chips", {"chips": "500 500 25 24"}, "Seat 3 calls 800; 249 goes back"),
        ("said", {"words": "1050"}, "Seat 3 raises to 1,300"),
        ("said", {"words": "1049"}, "Seat 3 calls 800"),
    ],
)
def test_the_bet_that_was_raised_decides_how_large_a_raise_must_be(
    id: str, answers: dict[str, str], says: str
) -> None:
    facts = table("holdem", "none", "tda", 50, 100)
    assert says in told(facts, id, bet="800", before="300", **answers)


def test_the_bet_before_a_raise_counts_in_the_pot_and_over_a_blind() -> None:
    omaha = table("omaha", "pot", "rrop3_cash", 4, 8)
    assert "raises to 110" in told(omaha, "said", bet="26", before="8", pot="24", words="pot")
    facts = table("holdem", "none", "tda", 50, 100)
    raised = {"round": "first", "bet": "800", "before": "300"}
    said = told(facts, "said", blind="big", words="raise to 1200", **raised)
    assert "Seat 2 raises to 1,300" in said
    assert "raises to 2,700" in told(facts, "said", before="900", words="raise to 2000")


def test_a_raise_is_to_more_than_the_bet_before_it() -> None:
    facts = table("holdem", "none", "tda", 50, 100)
    with pytest.raises(FloorRefused, match="A bet of 800 cannot have been made there"):
        told(facts, "said", bet="800", before="900", words="call")


def _story(id: str) -> Story:
    return next(story for story in STORIES if story.id == id)
