"""The stories of the deal, the deck and the board: told of every table, whatever is answered."""

import random

import pytest

from croupier.floor.asking import deal, deck_and_board
from croupier.floor.asking.all_stories import CATEGORIES, story_of
from croupier.floor.asking.ask import Answered, answered, asked
from croupier.floor.asking.find import found_stories
from croupier.floor.asking.question import Answers, Question, Story
from croupier.floor.asking.scene import TableFacts
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.carrying import rule_on
from croupier.floor.deal import deal_told
from croupier.floor.deal.deal_told import PlayerLeftOut, WrongCardCount
from croupier.floor.deck import board_told, deck_told
from croupier.floor.ruling import FloorRefused
from croupier.games.library import game, game_ids
from croupier.play import evolve
from croupier.rulebook.house import house, preset_names

STORIES = (*deal.CATEGORY.stories, *deck_and_board.CATEGORY.stories)
MOST_QUESTIONS = 5
NONSENSE = ("", "x", "-1", "0", "1", "3", "60", "999999999999", "As", "Jk", "??", "no", "first")


def table(home: str = "tda", game_id: str = "holdem", structure: str = "") -> TableFacts:
    return table_facts(house(home), TableAsked(game_id, structure))


def told(story: str, home: str = "tda", game_id: str = "holdem", **answers: str) -> Answered:
    return answered(table(home, game_id), story_of(story), answers)


def check_words(found: Answered) -> None:
    ruling = found.ruling
    for said in (ruling.says, ruling.why, *ruling.steps, *(one.says for one in ruling.discretion)):
        for words in (said.en, said.fr):
            assert words
            assert "??" not in words
            assert "{" not in words


def test_both_categories_are_offered() -> None:
    assert {deal.CATEGORY.id, deck_and_board.CATEGORY.id} <= {one.id for one in CATEGORIES}


@pytest.mark.parametrize("story", STORIES, ids=lambda one: one.id)
def test_no_story_asks_too_much(story: Story) -> None:
    assert len(story.questions) <= MOST_QUESTIONS
    for question in story.questions:
        assert question.asks.en
        assert question.asks.fr
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
    kinds = {*deal_told.INCIDENTS, *deck_told.INCIDENTS, *board_told.INCIDENTS}
    assert {type(answered(table(), story, {}).told.incident) for story in STORIES} == kinds


def test_board_is_told_of_games_with_a_board_alone() -> None:
    board = {"board_early", "flop_too_many", "burn_forgotten", "burned_twice"}

    def fitting(game_id: str) -> set[str]:
        return {story.id for story in STORIES if story.fits(table("tda", game_id))}

    assert board <= fitting("omaha8")
    assert not board & fitting("stud")
    assert not board & fitting("badugi")
    assert "wrong_button" not in fitting("stud")


def any_answer(chance: random.Random, question: Question) -> str:
    known = [one.id for one in question.choices]
    return chance.choice([*known, *known, *known, *NONSENSE] if known else NONSENSE)


def check_answer(facts: TableFacts, story: Story, answers: dict[str, str]) -> None:
    said: list[str] = []
    try:
        check_words(answered(facts, story, answers))
    except FloorRefused as refused:
        said += (refused.text.en, refused.text.fr, refused.legal.en, refused.legal.fr)
    assert all(said)


@pytest.mark.parametrize("game_id", game_ids())
def test_whatever_is_answered_is_ruled_on_or_refused(game_id: str) -> None:
    chance = random.Random(game_id)
    for structure in game(game_id).structures:
        facts = table(chance.choice(preset_names()), game_id, structure)
        for story in STORIES:
            for _ in range(6):
                answers = {one.id: any_answer(chance, one) for one in story.questions}
                check_answer(facts, story, answers)


@pytest.mark.parametrize("home", ["tda", "rrop3_cash", "rrop11_cash", "championship"])
@pytest.mark.parametrize("game_id", ["holdem", "omaha8", "pineapple", "stud", "triple_27"])
def test_what_is_told_can_be_carried_out(home: str, game_id: str) -> None:
    facts = table(home, game_id)
    for story in STORIES:
        if not story.fits(facts):
            continue
        now = story.tells(facts, Answers(story.questions, {}))
        scene, chips = now.scene, now.scene.state.chips
        _, events = rule_on(scene.state, now.incident, scene.dealer, by="floor")
        assert events
        for event in events:
            evolve(scene.state, event)
            assert scene.state.chips == chips


def test_two_folds_are_too_late_for_a_misdeal_where_two_who_acted_are() -> None:
    assert told("first_card_wrong_seat", "rrop3_cash", progress="folds").ruling.decision == (
        "play_on"
    )
    assert told("first_card_wrong_seat", "tda", progress="folds").ruling.decision == "misdeal"
    assert told("first_card_wrong_seat", "tda", progress="fold_call").ruling.decision == "play_on"


def test_who_acted_on_too_many_cards_has_put_chips_in() -> None:
    found = told("card_too_many", did="acted", progress="fold_call")
    incident = found.told.incident
    assert isinstance(incident, WrongCardCount)
    assert found.told.scene.state.bets[incident.seat] == 10
    assert found.ruling.fact("stays") == 10


def test_hand_that_put_nothing_in_is_dead_without_an_amount() -> None:
    ruling = told("card_missing", progress="fold_call").ruling
    assert ruling.decision == "hand_dead"
    assert ruling.says.en == "The hand of seat 5 is dead."
    assert ruling.says.fr == "La main du siège 5 est morte."


def test_one_card_is_said_in_the_singular() -> None:
    ruling = told("card_missing").ruling
    assert "1 card where there should be 2" in ruling.says.en
    assert "1 carte au lieu de 2" in ruling.says.fr


def test_player_left_out_owes_nothing() -> None:
    found = told("left_out", "rrop3_cash", present="no")
    incident = found.told.incident
    assert isinstance(incident, PlayerLeftOut)
    assert found.told.scene.state.bets[incident.seat] == 0
    assert found.ruling.decision == "play_on"
    posted = told("left_out", "rrop3_cash", present="no", posted="yes")
    assert posted.ruling.decision == "misdeal"
    assert told("left_out", "tda", present="no").ruling.decision == "misdeal"


def test_posted_is_asked_of_the_absent_alone() -> None:
    story = story_of("left_out")
    assert "posted" not in [one.id for one in asked(story, {})]
    assert "posted" in [one.id for one in asked(story, {"present": "no"})]


def test_button_may_still_get_its_card_after_action() -> None:
    assert told("card_missing", who="button", progress="fold_call").ruling.decision == "corrected"
    acted = told("card_missing", who="button", progress="fold_call", acted="yes")
    assert acted.ruling.decision == "hand_dead"


def test_burn_is_repaired_with_everybody_all_in_until_the_pot_is_pushed() -> None:
    found = told("burn_forgotten", "rrop11_cash", noticed="all_in")
    assert len(found.told.scene.state.board) == 5
    assert found.ruling.decision == "burn_repaired"
    late = told("burn_forgotten", "rrop11_cash", noticed="all_in", intact="no")
    assert late.ruling.decision == "card_plays"


def test_wrong_button_may_be_seen_before_the_next_hand() -> None:
    found = told("wrong_button", "rrop3_cash", when="next_hand", right="before")
    assert found.ruling.decision == "corrected"
    assert found.ruling.fact("button") == 5


def test_card_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(FloorRefused) as refused:
        told("duplicate_card", card="zz")
    assert "“zz” is no card" in refused.value.text.en
    assert told("duplicate_card", card="td").ruling.decision == "void_hand"


def test_jacks_are_opened_before_the_last_round() -> None:
    found = told("foreign_back", game_id="jacks")
    assert found.told.scene.state.phase == "betting"
    assert found.ruling.decision == "void_hand"


@pytest.mark.parametrize(
    ("street", "streets", "cards", "decided"),
    [
        ("turn", 1, 1, "The card turned too early is out of play on this street"),
        ("turn_river", 2, 2, "The cards turned too early are out of play on this street"),
        ("flop_turn", 2, 4, "The 4 cards turned too early are out of play"),
        ("all", 3, 5, "The 5 cards turned too early are out of play"),
    ],
)
def test_several_streets_may_have_come_too_early_at_once(
    street: str, streets: int, cards: int, decided: str
) -> None:
    found = told("board_early", home="rrop3_cash", street=street)
    incident, scene = found.told.incident, found.told.scene
    assert isinstance(incident, board_told.BoardDealtEarly)
    assert incident.streets == streets
    assert sum(board_told.streets_early(scene.state, incident)) == cards
    assert found.ruling.says.en.startswith(decided)
    assert [one.id for one in asked(found.story, {"street": street})] == ["street", "bet"]


def test_bet_on_a_flop_of_four_stands() -> None:
    assert "what was bet on it stands" in told("flop_too_many", bet="yes").ruling.says.en
    assert told("flop_too_many").ruling.discretion == ()


def test_so_many_cannot_have_acted_where_fewer_play() -> None:
    with pytest.raises(FloorRefused):
        told("cards_exposed", count="1")


@pytest.mark.parametrize(
    ("words", "story"),
    [
        ("boxed card", "boxed_card"),
        ("four card flop", "flop_too_many"),
        ("carte brûlée oubliée", "burn_forgotten"),
        ("carte exposée par le croupier", "card_exposed"),
        ("joker", "joker"),
        ("bouton mal placé", "wrong_button"),
        ("card off the table", "card_off_table"),
        ("carte en double", "duplicate_card"),
        ("the flop came too early", "board_early"),
        ("toutes les cartes venues trop tôt", "board_early"),
    ],
)
def test_stories_are_found_by_what_people_call_them(words: str, story: str) -> None:
    assert story in [one.id for one in found_stories(words)][:3]
