"""A decision of the room: what it makes happen, and why."""

from collections.abc import Iterable
from dataclasses import dataclass

from croupier.cardroom.happened import Happened
from croupier.cardroom.state import (
    Ask,
    Call,
    Game,
    Lock,
    Person,
    PlayerId,
    Room,
    RoomTable,
    Sitter,
    TableId,
)
from croupier.rulebook.house import House, RuleId
from croupier.table.why import RoomRefused, Why
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Decided:
    """What is to be folded into the room, and the reason for whoever asks."""

    events: tuple[Happened, ...]
    why: Why


def because(rules: House, articles: Iterable[RuleId], en: str, fr: str, /, **facts: object) -> Why:
    """The reason in both languages, by the articles this house follows, from *facts*."""
    return Why(Text(en, fr), rules.cite(articles), facts)


def refused(
    rules: House, articles: Iterable[RuleId], what: tuple[str, str], legal: tuple[str, str]
) -> RoomRefused:
    """The refusal of *what*, with what would do, each in English and French."""
    return RoomRefused(Text(*what), Text(*legal), rules.cite(articles))


def supervised(rules: House, by: Person, articles: Iterable[RuleId]) -> None:
    """Raise RoomRefused unless a floor or a manager decides this."""
    if not by.supervises:
        raise refused(
            rules,
            articles,
            ("This is for a supervisor to decide.", "C’est à un floor d’en décider."),
            ("Call the floor.", "Appelez le floor."),
        )


def game_known(rules: House, room: Room, game: str) -> Game:
    """The game of that id; RoomRefused if the room does not offer it."""
    found = room.game(game)
    if found is None:
        offered = ", ".join(each.id for each in room.games) or "–"
        raise refused(
            rules,
            ("rrop3:2.procedures.1",),
            (f"No game {game} is offered.", f"Aucune partie {game} n’est proposée."),
            (f"Offered: {offered}.", f"Parties proposées\u00a0: {offered}."),
        )
    return found


def table_known(rules: House, room: Room, table: TableId) -> RoomTable:
    """The table of that id, open or going; RoomRefused otherwise."""
    found = room.table(table)
    if found is None or not found.lives:
        raise refused(
            rules,
            ("rrop3:2.procedures.1",),
            (f"Table {table} is not open.", f"La table {table} n’est pas ouverte."),
            (
                "The house opens tables; ask for one.",
                "La maison ouvre les tables\u00a0: demandez-en une.",
            ),
        )
    return found


def seat_known(rules: House, room: Room, player: PlayerId) -> tuple[RoomTable, Sitter]:
    """Where *player* sits; RoomRefused if nowhere."""
    table = room.table_of(player)
    sitter = table.of(player) if table else None
    if table is None or sitter is None:
        raise refused(
            rules,
            ("rrop3:2.procedures.25",),
            (f"{player} has no seat.", f"{player} n’a pas de siège."),
            ("Join a waiting list.", "Inscrivez-vous sur une liste d’attente."),
        )
    return table, sitter


def kept_apart_from(room: Room, player: PlayerId, table: RoomTable) -> PlayerId:
    """Who sits or has a seat kept there and is not to sit with *player*; empty if nobody."""
    there = {sitter.player for sitter in table.sitters}
    there |= {sitter.over for sitter in table.sitters}
    coming: tuple[Lock | Call | Ask, ...] = (*room.locks, *room.calls, *room.asks)
    there |= {each.player for each in coming if each.table == table.id}
    for pair in room.apart:
        if player in {pair.one, pair.other}:
            mate = pair.other if player == pair.one else pair.one
            if mate in there:
                return mate
    return ""
