"""Who sits where, as data that JSON can hold, and back."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from croupier.table.seats import Occupant, Seating, Table


def seating_to(seating: Seating) -> dict[str, Any]:
    """A seating as data; the table itself is not in it, only what changes at it."""
    return {
        "seats": [asdict(who) if who else None for who in seating.seats],
        "arriving": [asdict(who) if who else None for who in seating.arriving],
        "leaving": list(seating.leaving),
        "button": seating.button,
        "hand": seating.hand,
        "carried": seating.carried,
        "carried_for": list(seating.carried_for),
        "passed_out": seating.passed_out,
    }


def seating_from(table: Table, body: Mapping[str, Any]) -> Seating:
    """The seating of that data at *table*."""
    return Seating(
        table=table,
        seats=tuple(Occupant(**who) if who else None for who in body["seats"]),
        arriving=tuple(Occupant(**who) if who else None for who in body["arriving"]),
        leaving=tuple(body["leaving"]),
        button=body["button"],
        hand=body["hand"],
        carried=body["carried"],
        carried_for=tuple(body["carried_for"]),
        passed_out=body["passed_out"],
    )
