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


def _story(id: str) -> Story:
    return next(story for story in STORIES if story.id == id)
