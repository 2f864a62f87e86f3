"""Who sits where, as data that JSON can hold, and back."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from croupier.journal.codec import carried_from, carried_to
from croupier.journal.upcast import upcast_setup
from croupier.table.seats import NO_WISH, Occupant, Seating, Table


def seating_to(seating: Seating) -> dict[str, Any]:
    """A seating as data; the table itself is not in it, only what changes at it."""
    return {
        "seats": [asdict(who) if who else None for who in seating.seats],
        "arriving": [asdict(who) if who else None for who in seating.arriving],
        "leaving": list(seating.leaving),
        "button": seating.button,
        "hand": seating.hand,
        "carried": carried_to(seating.carried),
        "passed_out": seating.passed_out,
        "turn": seating.turn,
        "hands_left": seating.hands_left,
        "wish": seating.wish,
        "chooser": seating.chooser,
        "frozen": seating.frozen,
    }


def seating_from(table: Table, body: Mapping[str, Any]) -> Seating:
    """The seating of that data at *table*."""
    body = upcast_setup(body)
    return Seating(
        table=table,
        seats=tuple(Occupant(**who) if who else None for who in body["seats"]),
        arriving=tuple(Occupant(**who) if who else None for who in body["arriving"]),
        leaving=tuple(body["leaving"]),
        button=body["button"],
        hand=body["hand"],
        carried=carried_from(body["carried"]),
        passed_out=body["passed_out"],
        turn=body.get("turn", 0),
        hands_left=body.get("hands_left", 0),
        wish=body.get("wish", NO_WISH),
        chooser=body.get("chooser", 0),
        frozen=body.get("frozen", False),
    )
