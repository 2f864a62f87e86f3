"""A question, and what it is answered from."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from croupier.cardroom.deciding import because
from croupier.cardroom.desk.state import Desk, DeskTable
from croupier.cardroom.desk.view import place_of, table_of
from croupier.cardroom.state import PlayerId, Room, RoomTable, Seconds, Sitter, TableId
from croupier.rulebook.house import House, RuleId
from croupier.table.why import Why


@dataclass(frozen=True, slots=True)
class Question:
    """Something that is asked of the room, and changes nothing."""

    tag: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Asked:
    """The desk at the moment of a question, and its house."""

    desk: Desk
    rules: House
    at: Seconds

    @property
    def room(self) -> Room:
        """The room of the desk."""
        return self.desk.room

    def table(self, table: TableId) -> DeskTable:
        """What is kept of a table."""
        return table_of(self.desk, table)

    def place(self, player: PlayerId) -> tuple[RoomTable, Sitter]:
        """Where *player* plays; RoomRefused if nowhere."""
        return place_of(self.desk, player, self.rules)

    def because(self, articles: Iterable[RuleId], en: str, fr: str, /, **facts: object) -> Why:
        """The answer in both languages, by the articles the house follows."""
        return because(self.rules, articles, en, fr, **facts)


def joined(*whys: Why, **facts: object) -> Why:
    """One answer of several: their sentences, their articles once each, all their facts."""
    text = whys[0].text
    for why in whys[1:]:
        text = type(text)(f"{text.en} {why.text.en}", f"{text.fr} {why.text.fr}")
    rules = tuple(dict.fromkeys(rule for why in whys for rule in why.rules))
    both: dict[str, object] = {}
    for why in whys:
        both |= why.facts
    return Why(text, rules, {**both, **facts})
