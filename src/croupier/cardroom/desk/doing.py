"""Answers a deed with what happens and why, or refuses it; nothing else changes a desk."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from croupier.cardroom.deciding import refused
from croupier.cardroom.desk import (
    doing_dodged,
    doing_lists,
    doing_money,
    doing_people,
    doing_rulings,
    doing_seats,
    doing_table,
)
from croupier.cardroom.desk.authority import check_may
from croupier.cardroom.desk.carrying_out import delete_barred
from croupier.cardroom.desk.deeds import Deed, LetTimePass
from croupier.cardroom.desk.deeds_people import TakeBack
from croupier.cardroom.desk.deeds_table import EndHand
from croupier.cardroom.desk.names import with_names_composed
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.work import Decision, Work
from croupier.cardroom.state import Person, Seconds
from croupier.rulebook.house import House

__all__ = ["HANDLERS", "Decision", "do", "judged"]


def do(desk: Desk, deed: Deed, *, rules: House, by: Person, at: Seconds) -> tuple[Decision, ...]:
    """What comes of a deed: first what it says, then what follows from it by itself.

    Raises RoomRefused if the room does not allow it; the desk is never changed.
    """
    return tuple(judged(desk, deed, rules=rules, by=by, at=at).decisions)


def judged(desk: Desk, deed: Deed, *, rules: House, by: Person, at: Seconds) -> Work:
    """The same with the desk that comes of it, as folding the facts of the decisions makes it."""
    deed, by = with_names_composed(deed), with_names_composed(by)
    check_may(desk, deed, by, rules)
    work = Work(desk, rules, by, at)
    HANDLERS[type(deed)](work, deed)
    delete_barred(work)
    if work.room is not desk.room or isinstance(deed, EndHand | LetTimePass) or _is_due(work):
        work.follow()
    return work


def _is_due(work: Work) -> bool:
    """Whether the time of a call or of a kept seat may be over."""
    return any(work.at >= call.until for call in work.room.calls) or bool(
        work.room.locks or work.room.asks
    )


def _take_back(work: Work, _: TakeBack) -> None:
    raise refused(
        work.rules,
        ("house:ledger.correction",),
        ("A deed is taken back in its history.", "Un acte s’annule dans son historique."),
        ("Ask the desk that keeps the journal.", "Demandez à l’accueil qui tient le journal."),
    )


HANDLERS: Mapping[type[Deed], Callable[[Work, Any], None]] = MappingProxyType(
    {
        **doing_lists.HANDLERS,
        **doing_seats.HANDLERS,
        **doing_table.HANDLERS,
        **doing_money.HANDLERS,
        **doing_people.HANDLERS,
        **doing_rulings.HANDLERS,
        **doing_dodged.HANDLERS,
        TakeBack: _take_back,
    }
)
"""What answers each kind of deed."""
