"""What follows a player through the room: since when he comes, his hands, hands still to miss."""

from dataclasses import replace

from croupier.cardroom.cases import Known
from croupier.cardroom.desk.happened_at_table import HandSet
from croupier.cardroom.desk.state import Desk, DeskTable
from croupier.cardroom.happened import CheckedIn, Happened, Moved
from croupier.cardroom.state import PlayerId, Seconds, TableId
from croupier.rulebook.tags import rule

UNKNOWN = Known()
"""Somebody who was never here."""


@rule("rrop3:2.decisions.8")
def noticed(desk: Desk, event: object) -> Desk:
    """The desk counts the hands each player was dealt into, and keeps when he first came."""
    if isinstance(event, CheckedIn):
        return replace(
            desk, known={**desk.known, event.player: _since(desk, event.player, event.at)}
        )
    if isinstance(event, HandSet):
        dealt = {player: _since(desk, player, event.at) for player in event.dealt_in}
        more = {player: replace(one, hands=one.hands + 1) for player, one in dealt.items()}
        return replace(desk, known={**desk.known, **more})
    return desk


def _since(desk: Desk, player: PlayerId, at: Seconds) -> Known:
    known = desk.known.get(player, UNKNOWN)
    return known if known.since is not None else replace(known, since=at)


def penalty_moved(tables: dict[TableId, DeskTable], event: Happened) -> dict[TableId, DeskTable]:
    """Who changes tables has as many hands to miss at the new one as he had left."""
    if not isinstance(event, Moved):
        return tables
    old, new = tables.get(event.source), tables.get(event.table)
    hands = old.missing.get(event.player, 0) if old else 0
    if old is None or new is None or not hands:
        return tables
    left = {who: many for who, many in old.missing.items() if who != event.player}
    total = new.missing.get(event.player, 0) + hands
    return {
        **tables,
        event.source: replace(old, missing=left),
        event.table: replace(new, missing={**new.missing, event.player: total}),
    }
