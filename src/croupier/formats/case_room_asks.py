"""What a case asks of a card room that changes nothing, and the answer it expects."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from croupier.cardroom.desk.asking import Question
from croupier.cardroom.desk.questions import answer, question_of
from croupier.cardroom.state import Seconds
from croupier.data import DataError, table_in
from croupier.formats.case_room_floor import RoomSpot, later
from croupier.formats.case_room_start import moment
from croupier.formats.case_table_floor import allowed_fault, refusal_faults
from croupier.formats.case_words import WORD, Fault, articles, value_text
from croupier.rulebook.house import RuleId
from croupier.table.why import RoomRefused, Why
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class RoomQuestion:
    """A question by its tag in `ask`; its answer cites *rules* and has *facts* among its own."""

    place: str
    question: Question
    at: Seconds | None = None
    rules: tuple[RuleId, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    refused: tuple[RuleId, ...] | None = None


_KEYS = ("ask", "at", "rules", "facts", "refused")


def read_question(entry: Mapping[str, Any], place: str) -> RoomQuestion:
    """A question and what is expected; raises DataError for one nobody knows."""
    if "ask" not in entry:
        raise DataError(
            "missing ask; what is asked of the room?",
            "il manque ask\u00a0; que demande-t-on à la salle\u00a0?",
            place=place,
        )
    fields = {key: each for key, each in entry.items() if key not in _KEYS}
    try:
        question = question_of(WORD(entry["ask"], f"{place}.ask"), fields)
    except DataError as error:
        raise error.at(place) from error
    return RoomQuestion(
        place,
        question,
        at=moment(entry["at"], f"{place}.at") if "at" in entry else None,
        rules=articles(entry.get("rules", []), f"{place}.rules"),
        facts=table_in(entry.get("facts", {}), f"{place}.facts"),
        refused=articles(entry["refused"], f"{place}.refused") if "refused" in entry else None,
    )


def answered(spot: RoomSpot, asks: RoomQuestion) -> tuple[Fault, ...]:
    """What the answer of the room has otherwise."""
    at = later(spot, asks.at, asks.place).at
    try:
        why = answer(spot.desk, asks.question, rules=spot.house, at=at)
    except RoomRefused as refused:
        return refusal_faults(asks.place, asks.refused, refused)
    if asks.refused is not None:
        return (allowed_fault(asks.place, asks.refused),)
    return (*_uncited(asks, why), *_other_facts(asks, why))


def _uncited(asks: RoomQuestion, why: Why) -> tuple[Fault, ...]:
    missing = tuple(rule for rule in asks.rules if rule not in why.rules)
    if not missing:
        return ()
    wanted, cited = ", ".join(asks.rules), ", ".join(why.rules)
    expected = Text(f"answered by {wanted}", f"répondu par {wanted}")
    got = Text(f"answered by {cited}: {why.text.en}", f"répondu par {cited}\u00a0: {why.text.fr}")
    return (Fault(f"{asks.place}.rules", expected, got, missing),)


def _other_facts(asks: RoomQuestion, why: Why) -> tuple[Fault, ...]:
    found = {key: plain(why.facts.get(key)) for key in asks.facts}
    if found == plain(asks.facts):
        return ()
    return (Fault(f"{asks.place}.facts", value_text(asks.facts), value_text(found), why.rules),)


def plain(value: object) -> object:
    """*value* as a TOML file has it: lists for tuples and sets, names of tables as texts."""
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value), key=str)
    return value
