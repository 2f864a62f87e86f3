"""Penalties at a live table: given by the staff, counted down hand by hand, let go for a reason."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace

from croupier.journal import Note
from croupier.rulebook.house import RuleId, house
from croupier.service import seating_lines
from croupier.service.live_table import LiveTable
from croupier.service.log import Line
from croupier.table import Seating
from croupier.table.penalties import (
    PENALTY_RULES,
    Penalties,
    Penalty,
    PenaltyEvent,
    PenaltyGiven,
    Sanction,
    evolve,
    give,
    lift,
)
from croupier.table.why import RoomRefused
from croupier.text import Text

NOTE = "floor.penalty"
"""The kind of note in which a penalty of a table people play at is kept."""

_FEWEST = 2


def given_to(
    table: LiveTable,
    people: Sequence[str],
    sanction: Sanction,
    because: tuple[RuleId, ...] = (),
) -> tuple[PenaltyGiven, ...]:
    """The penalty for each of *people*, who sit there, by the articles *because* of a breach.

    Nothing is changed yet.  A round is as many hands as players sit there now.  Raises RoomRefused
    for an amount that does not go with its kind, for nobody, and where fewer than two would be left
    to play.
    """
    seating, rules = table.seating, house(table.table.house)
    if not people or not all(seating.seat_of(one) for one in people):
        raise RoomRefused(_NOBODY, _NAME_THEM, rules.cite(PENALTY_RULES))
    penalties = seating.penalties
    players, hand = sum(1 for _ in seating.occupied()), seating.next_number - 1
    events: list[PenaltyGiven] = []
    for one in people:
        event = give(
            penalties, rules, one, sanction, players=players, in_hand=hand, because=because
        )
        events.append(event)
        penalties = evolve(penalties, event)
    if _too_few(seating, penalties):
        raise RoomRefused(_TOO_FEW, _FEWER_HANDS, rules.cite(PENALTY_RULES))
    return tuple(events)


def _too_few(seating: Seating, after: Penalties) -> bool:
    """Whether a game of two or more would stand still for want of players."""
    then = replace(seating, penalties=after)
    there = [who for _, who in seating.occupied() if who.stack]
    left = sum(then.is_here(who) for who in there)
    return left < _FEWEST <= sum(seating.is_here(who) for who in there)


def penalise(table: LiveTable, events: Sequence[PenaltyGiven], by: str) -> None:
    """Have the penalties so from the next hand on, and tell everybody.

    Who is disqualified gives up his seat: at once, or after the hand in which his cards are live.
    """
    seating, lines = _with(table.seating, events), []
    for event in events:
        seat = seating.seat_of(event.player)
        who = seating.seats[seat]
        if who is None:
            continue
        lines.append(seating_lines.penalised(who.name, seat, event))
        if event.kind == "disqualification":
            seating = _shown_out(table, seating, event.player)
    table.reseat(seating, notes=tuple(_notes(events, by)))
    table.publish(table.tell(*lines))


def _shown_out(table: LiveTable, seating: Seating, player: str) -> Seating:
    seat, hand = table.hand_seat(player), table.hand
    if table.playing and hand is not None and seat and hand.live[seat]:
        return seating.letting_go(seat)
    return seating.seated(seating.seat_of(player), None)


def let_go(table: LiveTable, number: int, *, by: str, reason: str) -> None:
    """Let the rest of a penalty go.  RoomRefused without a reason, and if no such one stands."""
    seating = table.seating
    event = lift(seating.penalties, house(table.table.house), number, by=by, reason=reason)
    found = seating.penalties.numbered(number)
    table.reseat(_with(seating, (event,)), notes=tuple(_notes((event,), by)))
    table.publish(table.tell(*_told_lifted(seating, found)))


def standing(table: LiveTable) -> tuple[Penalty, ...]:
    """The penalties of a table that keep somebody out, or will from the next hand on."""
    return tuple(one for one in table.seating.penalties.all if one.keeps_out)


def _with(seating: Seating, events: Sequence[PenaltyEvent]) -> Seating:
    penalties = seating.penalties
    for event in events:
        penalties = evolve(penalties, event)
    return replace(seating, penalties=penalties).settled()


def _notes(events: Sequence[PenaltyEvent], by: str) -> Iterator[Note]:
    for event in events:
        body = {"event": event.tag, **asdict(event)}
        yield Note(NOTE, body, by=by, why={"rules": list(getattr(event, "rules", ()))})


def _told_lifted(seating: Seating, penalty: Penalty | None) -> Iterator[Line]:
    seat = seating.seat_of(penalty.player) if penalty else 0
    who = seating.seats[seat]
    if who is not None:
        yield seating_lines.penalty_lifted(who.name, seat)


_NOBODY = Text(
    "A penalty is given to somebody who sits at the table.",
    "Une pénalité se donne à quelqu’un qui est assis à la table.",
)
_NAME_THEM = Text("Name who it was.", "Nommez la personne.")
_TOO_FEW = Text(
    "Fewer than two would be left to play, and no hand would count the penalty down.",
    "Il resterait moins de deux joueurs, et aucune main ne décompterait la pénalité.",
)
_FEWER_HANDS = Text(
    "Give a warning, or wait for more players.",
    "Donnez un avertissement, ou attendez d’autres joueurs.",
)
