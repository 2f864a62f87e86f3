"""The floor over plain requests: what may be told, and the ruling on it.  Nobody need enter."""

from functools import cache
from typing import Any

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_422_UNPROCESSABLE_ENTITY

from croupier.data import DataError
from croupier.floor.asking.all_stories import CATEGORIES, story_of
from croupier.floor.asking.ask import Answered, answered
from croupier.floor.asking.find import found_stories
from croupier.floor.asking.question import Category, Question, Story
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.judge import Elsewhere
from croupier.floor.ruling import Alternative, FloorRefused, Penalty
from croupier.games.library import game, game_ids
from croupier.rulebook.catalogue import Rule, words_of
from croupier.rulebook.house import House, house, preset, preset_names, read_house
from croupier.rulebook.options.index import as_text, value_of
from croupier.text import Text
from croupier.web import floor_wire as to
from croupier.web.kept import Asked, Kept, answer, kept
from croupier.web.rule_page import options_by, text_of
from croupier.web.rule_wire import HouseName, RuleOption, RuleText
from croupier.web.wire import text

_NOTHING = Text("", "")
MOST_BODY_BYTES = 300_000
_MOST_POINTS = 3
_LONGEST_WORDS = 200
_OWN_FILE = "own_house.toml"


@get("/api/floor/forms", sync_to_thread=True)
def floor_forms(request: Asked) -> Response[bytes]:
    """Everything that may be told, and of which tables."""
    return answer(request, _forms())


@get("/api/floor/find", sync_to_thread=True)
def floor_find(q: FromQuery[str] = "") -> list[str]:
    """The ids of the stories that some words look for, the best first."""
    return [story.id for story in found_stories(q[:_LONGEST_WORDS])]


@post(
    "/api/floor/ruling",
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_BODY_BYTES,
    sync_to_thread=True,
)
def floor_ruling(data: JSONBody[to.FloorAsked]) -> Response[Any]:
    """The ruling on what was told; 422 with the reason if it cannot have been so."""
    try:
        return Response(card(ruled(data)))
    except (DataError, FloorRefused) as error:
        return refused(error)


def refused(error: DataError | FloorRefused) -> Response[Any]:
    """Why nothing is ruled on, as it is sent."""
    told = to.FloorTrouble(
        text(error.text),
        text(error.legal) if isinstance(error, FloorRefused) else text(_NOTHING),
        list(error.rules) if isinstance(error, FloorRefused) else [],
    )
    return Response(told, status_code=HTTP_422_UNPROCESSABLE_ENTITY)


def ruled(asked: to.FloorAsked) -> Answered:
    """The ruling on what was told.

    Raises FloorRefused for what cannot have been so, DataError for a story or a house there is not.
    """
    table = table_facts(_home(asked.table), _table(asked.table))
    return answered(table, story_of(asked.story), asked.answers)


def _home(table: to.FloorTable) -> House:
    return read_house(table.toml, _OWN_FILE) if table.toml else house(table.house)


def _table(table: to.FloorTable) -> TableAsked:
    return TableAsked(table.game, table.structure, table.small, table.big, table.ante)


@cache
def _forms() -> Kept:
    games = [game(one) for one in game_ids()]
    return kept(
        to.FloorForms(
            [_category(one) for one in CATEGORIES],
            [to.FloorGame(one.id, text(one.title), list(one.structures)) for one in games],
            [HouseName(name, text(preset(name).title)) for name in preset_names()],
        )
    )


def _category(one: Category) -> to.FloorCategory:
    return to.FloorCategory(one.id, text(one.title), [_story(story) for story in one.stories])


def _story(story: Story) -> to.FloorStory:
    return to.FloorStory(
        story.id,
        text(story.title),
        text(story.words),
        [_question(question) for question in story.questions],
    )


def _question(question: Question) -> to.FloorQuestion:
    return to.FloorQuestion(
        id=question.id,
        asks=text(question.asks),
        kind=question.kind,
        default=question.default,
        choices=[to.FloorChoice(one.id, text(one.title)) for one in question.choices],
        only_if=[to.FloorCondition(name, list(values)) for name, values in question.only_if],
    )


def card(found: Answered) -> to.FloorRuling:
    """The ruling card as it is sent."""
    ruling, home = found.ruling, found.told.scene.table.home
    points = _points(ruling.rules)
    return to.FloorRuling(
        decision=ruling.decision,
        says=text(ruling.says),
        why=text(ruling.why),
        house=text(home.title),
        story=text(found.story.title),
        choices=[_way(one) for one in ruling.choices],
        instead=[_way(one) for one in ruling.discretion],
        steps=[text(step) for step in ruling.steps],
        articles=[_article(rule) for rule in ruling.rules],
        borrowed=list(found.borrowed),
        others=[_elsewhere(one) for one in found.others],
        penalty=_penalty(ruling.penalty),
        options=points,
        chosen=[as_text(value_of(home.options, point.key)) for point in points],
        facts=[to.FloorFact(one.id, text(one.question), text(one.answer)) for one in found.facts],
        stakes=text(found.stakes),
        example=text(found.example),
    )


def _points(rules: tuple[str, ...]) -> list[RuleOption]:
    """The points of a house that stand behind a ruling, each once."""
    found = {point.key: point for rule in rules for point in options_by(rule)}
    return list(found.values())[:_MOST_POINTS]


def _way(one: Alternative) -> to.FloorWay:
    return to.FloorWay(one.id, text(one.says))


def _article(rule_id: str) -> RuleText:
    words = words_of(rule_id)
    if isinstance(words, Rule):
        return text_of(words)
    return RuleText(rule_id, text(words.title), text(words.gist), "")


def _elsewhere(one: Elsewhere) -> to.FloorElsewhere:
    return to.FloorElsewhere(
        book=one.book,
        house=text(one.house.title),
        says=text(one.says),
        why=text(one.why),
        rules=list(one.rules),
        differs=one.differs,
        refused=one.refused,
    )


def _penalty(penalty: Penalty | None) -> to.FloorPenalty | None:
    if penalty is None:
        return None
    return to.FloorPenalty(penalty.breach, penalty.weight, list(penalty.rules))


FLOOR_HANDLERS = (floor_forms, floor_find, floor_ruling)
