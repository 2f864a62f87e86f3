"""The stories of hands, money, stud, draw and conduct: told of every table, whatever is said."""

import itertools
import random

import pytest

from croupier.cards import HIDDEN
from croupier.floor.asking import conduct, hands_and_showdown, money_and_disputes, stud_and_draw
from croupier.floor.asking.all_stories import CATEGORIES, story_of
from croupier.floor.asking.ask import Answered, answered
from croupier.floor.asking.endings import at_showdown, pushed, still_in, tabled, won_by_folds
from croupier.floor.asking.find import found_stories
from croupier.floor.asking.question import Answers, Question, Story
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.carrying import rule_on
from croupier.floor.conduct import conduct_told, decisions_told
from croupier.floor.hands import hand_told, hidden_chips, showdown_told
from croupier.floor.own_games import draw_told, stud_told
from croupier.floor.ruling import FloorRefused
from croupier.games.library import game, game_ids
from croupier.play import evolve
from croupier.rulebook.house import house, preset_names

OURS = (hands_and_showdown, money_and_disputes, stud_and_draw, conduct)
STORIES = tuple(story for module in OURS for story in module.CATEGORY.stories)
HOUSES = ("tda", "rrop3_cash", "rrop3_tournament", "general")
MOST_QUESTIONS = 5
NONSENSE = ("", "x", "-1", "0", "1", "7", "60", "999999999999", "As", "??", "no", "yes", "first")


def table(home: str = "tda", game_id: str = "holdem", structure: str = "") -> TableFacts:
    return table_facts(house(home), TableAsked(game_id, structure))


def told(story: str, home: str = "tda", game_id: str = "holdem", **answers: str) -> Answered:
    return answered(table(home, game_id), story_of(story), answers)


def ruled_or_refused(facts: TableFacts, story: Story, answers: dict[str, str]) -> None:
    """Either a ruling in good words, or the reason why it cannot have been so."""
    refused = None
    try:
        check_words(answered(facts, story, answers))
    except FloorRefused as error:
        refused = error
    if refused is not None:
        assert refused.text.fr
        assert refused.legal.fr


def check_words(found: Answered) -> None:
    ruling = found.ruling
    ways = (*ruling.discretion, *ruling.choices)
    for said in (ruling.says, ruling.why, *ruling.steps, *(one.says for one in ways)):
        for words in (said.en, said.fr):
            assert words
            assert "??" not in words
            assert "{" not in words


def test_all_four_categories_are_offered() -> None:
    assert {module.CATEGORY.id for module in OURS} <= {one.id for one in CATEGORIES}


@pytest.mark.parametrize("story", STORIES, ids=lambda one: one.id)
def test_no_story_asks_too_much(story: Story) -> None:
    assert len(story.questions) <= MOST_QUESTIONS
    names = [question.id for question in story.questions]
    for place, question in enumerate(story.questions):
        assert question.asks.en
        assert question.asks.fr
        assert all(name in names[:place] for name, _ in question.only_if)
        if question.choices:
            assert question.default in [one.id for one in question.choices]


@pytest.mark.parametrize("home", preset_names())
@pytest.mark.parametrize("game_id", game_ids())
def test_every_story_is_ruled_on_by_default_where_it_fits(home: str, game_id: str) -> None:
    facts = table(home, game_id)
    for story in STORIES:
        if story.fits(facts):
            check_words(answered(facts, story, {}))


def test_every_kind_of_these_incidents_has_a_story() -> None:
    modules = (hand_told, showdown_told, hidden_chips, decisions_told, conduct_told)
    kinds = {kind for module in (*modules, stud_told, draw_told) for kind in module.INCIDENTS}
    met = set()
    for game_id in ("holdem", "stud", "jacks"):
        facts = table("rrop3_cash", game_id)
        fitting = [story for story in STORIES if story.fits(facts)]
        met |= {type(answered(facts, story, {}).told.incident) for story in fitting}
    assert kinds <= met | {stud_told.HolesExposed}
    both = told("stud_holes_exposed", game_id="stud", many="both")
    assert isinstance(both.told.incident, stud_told.HolesExposed)


def _every_choice(questions: tuple[Question, ...]) -> list[dict[str, str]]:
    chosen = [one for one in questions if one.choices]
    ids = [[choice.id for choice in one.choices] for one in chosen]
    names = [one.id for one in chosen]
    return [dict(zip(names, picked, strict=True)) for picked in itertools.product(*ids)]


@pytest.mark.parametrize("story", STORIES, ids=lambda one: one.id)
@pytest.mark.parametrize("home", HOUSES)
def test_every_choice_has_a_ruling_or_a_reason(story: Story, home: str) -> None:
    for game_id in ("holdem", "omaha8", "stud", "razz", "jacks", "lowball_27"):
        facts = table(home, game_id)
        if not story.fits(facts):
            continue
        for answers in _every_choice(story.questions):
            ruled_or_refused(facts, story, answers)


@pytest.mark.parametrize("story", STORIES, ids=lambda one: one.id)
def test_nonsense_is_refused_and_never_fatal(story: Story) -> None:
    chance = random.Random(story.id)
    for game_id in game_ids():
        for structure in game(game_id).structures:
            facts = table(chance.choice(HOUSES), game_id, structure)
            if not story.fits(facts):
                continue
            for _ in range(6):
                names = [question.id for question in story.questions]
                ruled_or_refused(facts, story, {name: chance.choice(NONSENSE) for name in names})


@pytest.mark.parametrize("story", STORIES, ids=lambda one: one.id)
def test_ruling_by_default_can_be_carried_out(story: Story) -> None:
    for game_id in ("holdem", "stud", "jacks"):
        facts = table("tda", game_id)
        if not story.fits(facts):
            continue
        told_anew = story.tells(facts, Answers(story.questions, {}))
        scene = told_anew.scene
        chips = scene.state.chips
        _, events = rule_on(scene.state, told_anew.incident, scene.dealer, by="floor")
        for event in events:
            evolve(scene.state, event)
            assert scene.state.chips == chips


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_comes_to_a_showdown_and_to_its_end(game_id: str) -> None:
    facts = table("tda", game_id)
    scene = at_showdown(facts, pot=2000)
    assert (scene.state.phase, scene.state.pot) == ("showing", 2000)
    first, *_, last = still_in(scene)
    assert first == scene.actor
    pushed(scene, last)
    assert {award[0] for award in scene.state.awards} == {last}
    alone = Scene(facts)
    assert won_by_folds(alone) == alone.state.awards[0][0]


def test_pot_smaller_than_a_called_bet_is_refused_with_the_least() -> None:
    with pytest.raises(FloorRefused, match="pot of 7") as refused:
        at_showdown(table(), pot=7)
    assert refused.value.legal.en == "At least 45."


def test_stories_of_stud_and_draw_are_told_of_their_games_alone() -> None:
    def fitting(game_id: str) -> set[str]:
        facts = table("rrop3_cash", game_id)
        return {one.id for one in stud_and_draw.CATEGORY.stories if one.fits(facts)}

    assert fitting("holdem") == set()
    assert "last_card_face_up" in fitting("stud")
    assert "last_card_face_up" not in fitting("stud5")
    assert fitting("lowball_a5") == {
        "draw_card_exposed",
        "draw_wrong_count",
        "draw_changed",
        "drew_out_of_turn",
    }
    assert "false_opener" in fitting("jacks")


def test_agreement_against_a_third_player_is_not_told_of_games_for_two() -> None:
    story = story_of("check_down")
    assert story.fits(table())
    assert not story.fits(table("tda", "kuhn"))


def test_hands_lie_open_in_games_whose_imagined_cards_nobody_knows() -> None:
    for game_id in ("jacks", "badugi", "lowball_27"):
        scene = tabled(at_showdown(table("tda", game_id)))
        shown = [card for cards in scene.state.shown for card in cards]
        assert scene.state.phase != "showing"
        assert len(shown) == len(set(shown)) > 0
        assert HIDDEN not in shown
    read = {"said": "read", "open": "yes"}
    of_jacks = told("showdown_talk", "tda", "jacks", **read).ruling
    assert of_jacks.decision == told("showdown_talk", "tda", **read).ruling.decision
    assert of_jacks.decision != told("showdown_talk", "tda", said="read").ruling.decision


def test_hand_folded_to_a_bet_comes_back_only_after_a_wrong_word() -> None:
    folded = told("hand_mucked", "rrop3_cash", when="betting").ruling
    assert (folded.decision, folded.rules[0]) == ("hand_dead", "rrop3:3.dead.2")
    assert [one.id for one in folded.discretion] == ["retrieve"]
    misled = told("hand_mucked", "rrop3_cash", when="betting", misled="yes").ruling
    assert misled.decision == "hand_live"
    final = told("hand_mucked", "tda", when="betting", misled="yes").ruling
    assert (final.decision, final.discretion) == ("hand_dead", ())


def test_hand_thrown_all_in_is_opened_in_tournaments_while_it_is_known() -> None:
    assert told("hand_mucked", "tda", when="all_in").ruling.rules[0] == "tda:16"
    assert told("hand_mucked", "tda", when="all_in", how="mixed").ruling.decision == "hand_dead"
    cash = told("hand_mucked", "rrop3_cash", when="all_in").ruling
    assert (cash.decision, cash.rules) == ("hand_live", ("rrop3:3.dead.8b",))


def test_mixed_cards_are_never_told_to_be_known() -> None:
    assert told("hand_mucked", how="mixed").ruling.fact("identifiable") is False


@pytest.mark.parametrize("game_id", game_ids())
def test_who_shows_first_after_checks_is_told_of_a_round_without_a_bet(game_id: str) -> None:
    found = told("nobody_shows", "tda", game_id, last="checked")
    assert (found.told.scene.state.aggressor, found.ruling.rules[0]) == (0, "tda:17Ab")


@pytest.mark.parametrize("game_id", ["holdem", "stud", "razz", "jacks"])
def test_of_a_pot_pushed_wrongly_no_more_moves_than_was_told(game_id: str) -> None:
    found = told("wrong_award", "tda", game_id, pot="900", amount="300", what="count")
    assert found.ruling.fact("moved") == 300


def test_board_is_played_where_no_card_of_one_s_own_must() -> None:
    story = story_of("plays_board")
    assert story.fits(table())
    assert not story.fits(table("tda", "omaha"))


@pytest.mark.parametrize(
    ("words", "story"),
    [
        ("main jetée récupérer", "hand_mucked"),
        ("forgotten opponent", "bettor_discarded"),
        ("téléphone", "device"),
        ("bring-in mauvais joueur", "wrong_low_card"),
        ("false openers", "false_opener"),
        ("jetons cachés tapis", "hidden_chips"),
    ],
)
def test_stories_are_found_by_what_people_call_them(words: str, story: str) -> None:
    assert story in [one.id for one in found_stories(words)][:3]


def test_chips_found_go_to_the_winner_as_far_as_he_had_as_many() -> None:
    found = told("hidden_chips", "rrop3_tournament", found="500", behind="200")
    assert found.ruling.fact("to_winner") == 200
    won = told("hidden_chips", "rrop3_tournament", found="500", won="yes")
    assert won.ruling.decision == "out_of_play"


def test_pot_pushed_wrongly_is_put_right_until_the_book_says_too_late() -> None:
    assert told("wrong_award", pot="1000").ruling.fact("moved") == 1000
    late = {"noticed": "next_hand"}
    assert told("wrong_award", "tda", **late).ruling.decision == "award_corrected"
    assert told("wrong_award", "rrop3_cash", **late).ruling.decision == "stands"


def test_looking_before_posting_kills_the_hand_of_who_owes_a_blind() -> None:
    assert told("dealt_in_owing", "rrop3_cash").ruling.decision == "hand_dead"
    assert told("dealt_in_owing", "rrop3_cash", did="posted").ruling.adds == 10
    assert told("dealt_in_owing", "rrop3_cash", acted="yes").ruling.fact("owes_next") == 10


def test_uncalled_bet_goes_back_from_a_hand_killed_by_accident() -> None:
    swept = told("hand_swept", "tda", bet="40")
    assert (swept.ruling.decision, swept.ruling.returned) == ("hand_dead", 40)
    wins = told("hand_swept", "tda", tabled="wins")
    assert (wins.ruling.decision, wins.ruling.rules) == ("hand_live", ("tda:13C",))


def test_what_a_false_opener_bet_after_opening_goes_back_to_him() -> None:
    facts = table_facts(house("rrop3_cash"), TableAsked("jacks", "limit", 10, 20))
    answers = {"when": "raised", "further": "20"}
    found = answered(facts, story_of("false_opener"), answers)
    assert (found.ruling.returned, found.ruling.fact("stays")) == (20, 10)


def test_repeated_offence_is_told_what_the_scale_of_the_house_suggests() -> None:
    again = told("device", "tda", earlier="2").ruling.steps
    assert any("rounds missed: 1" in step.en for step in again)
    assert not any("suggests" in step.en for step in told("device", "tda").ruling.steps)


def test_pot_that_a_liar_forfeits_is_named() -> None:
    found = told("false_claim", "rrop3_cash", deliberate="yes", threw="yes", pot="300")
    assert (found.ruling.decision, found.ruling.fact("pot")) == ("hand_dead", 300)


def test_player_all_in_keeps_his_open_last_card_without_an_option() -> None:
    found = told("last_card_face_up", "rrop3_cash", "stud", all_in="yes")
    assert (found.ruling.decision, found.ruling.choices) == ("card_plays", ())
    assert "rrop3:8.stud.16" in found.ruling.rules
