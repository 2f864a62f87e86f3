"""`croupier floor`: say what happened at a table, answer a few questions, get the ruling."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from croupier.cli.choices import named_house
from croupier.cli.floor_card import card_data, print_card
from croupier.cli.floor_talk import ask_all, choose_category, choose_story, print_stories
from croupier.cli.output import BAD_INPUT, language_or_none, print_json, refuse
from croupier.data import DataError
from croupier.floor.asking.all_stories import CATEGORIES, story_of
from croupier.floor.asking.ask import answered, check_fits, fitting
from croupier.floor.asking.find import found_stories
from croupier.floor.asking.question import Story
from croupier.floor.asking.scene import TableFacts
from croupier.floor.asking.table import TableAsked, table_facts
from croupier.floor.ruling import FloorRefused
from croupier.text import Language, Text

_MOST_FOUND = 8
_NOTHING_FOUND = Text(
    "Nothing that happens at a table is known by these words.",
    "Rien de ce qui arrive à une table n’est connu sous ces mots.",
)
_SEE_ALL = Text(
    "Say it otherwise, or choose: `croupier floor --stories` lists all.",
    "Dites-le autrement, ou choisissez\u00a0: `croupier floor --stories` donne tout.",
)


@dataclass(frozen=True, slots=True)
class FloorCall:
    """What was asked for on the command line."""

    words: str = ""
    story: str = ""
    answers: tuple[str, ...] = ()
    house: str = "tda"
    table: TableAsked = field(default_factory=TableAsked)
    lang: str = ""
    as_json: bool = False
    listed: bool = False


def call_floor(call: FloorCall, *, may_ask: bool) -> int:
    """Rule on what was told, or ask for it where somebody can answer; the exit code."""
    tongue = language_or_none(call.lang)
    if tongue is None:
        return BAD_INPUT
    try:
        table = table_facts(named_house(call.house), call.table)
        return _ruled(call, table, tongue, may_ask=may_ask)
    except FloorRefused as refused:
        said, legal = refused.text.in_language(tongue), refused.legal.in_language(tongue)
        cited = f" ({', '.join(refused.rules)})" if refused.rules else ""
        return refuse(f"{said} {legal}{cited}", tongue)
    except DataError as error:
        return refuse(error, tongue)


def _ruled(call: FloorCall, table: TableFacts, tongue: Language, *, may_ask: bool) -> int:
    if call.listed:
        print_stories(fitting(CATEGORIES, table), tongue, as_json=call.as_json)
        return 0
    story = story_of(call.story) if call.story else _story(call, table, tongue, may_ask=may_ask)
    if story is None:
        return 0 if call.words or not may_ask else BAD_INPUT
    given = _given(call.answers)
    if may_ask and not call.story:
        given = ask_all(table, story, given, tongue)
    found = answered(table, story, given)
    if call.as_json:
        print_json(card_data(found))
    else:
        print_card(found, tongue)
    return 0


def _story(call: FloorCall, table: TableFacts, tongue: Language, *, may_ask: bool) -> Story | None:
    """The story that is meant: chosen among those that the words find, or by category."""
    if call.words:
        return _one_of(_found(call.words, table), call, tongue, may_ask=may_ask)
    if not may_ask:
        print_stories(fitting(CATEGORIES, table), tongue, as_json=call.as_json)
        return None
    category = choose_category(fitting(CATEGORIES, table), tongue)
    return None if category is None else choose_story(category.stories, tongue)


def _found(words: str, table: TableFacts) -> Sequence[Story]:
    """The stories that *words* find and that can happen at *table*.

    Raises FloorRefused if there is none: nothing is known by the words, or not at this game; also
    where a single one is left and the words say more of another game.
    """
    found = found_stories(words)
    if not found:
        raise FloorRefused(_NOTHING_FOUND, _SEE_ALL)
    kept = [story for story in found if story.fits(table)]
    if len(kept) <= 1:
        check_fits(table, found[0])
    return kept[:_MOST_FOUND]


def _one_of(
    found: Sequence[Story], call: FloorCall, tongue: Language, *, may_ask: bool
) -> Story | None:
    if len(found) == 1:
        return found[0]
    if may_ask:
        return choose_story(found, tongue)
    print_stories(found, tongue, as_json=call.as_json)
    return None


def _given(answers: Sequence[str]) -> Mapping[str, str]:
    """The answers on the command line, `name=value` each.  Raises DataError for another shape."""
    pairs = [answer.partition("=") for answer in answers]
    for answer, (name, sign, _) in zip(answers, pairs, strict=True):
        if not (name and sign):
            raise DataError(
                "{answer} is not name=value, such as chips=500",
                "{answer} n’est pas nom=valeur, comme chips=500",
                answer=repr(answer),
            )
    return {name.strip(): value.strip() for name, _, value in pairs}
