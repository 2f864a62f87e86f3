"""Who sits where, as data that JSON can hold, and back."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from croupier.journal.codec import carried_from, carried_to, setup_from, setup_to
from croupier.journal.upcast import upcast_setup
from croupier.table.owed_blinds import BlindBook, Debt, Sitter
from croupier.table.penalties import Penalties, Penalty
from croupier.table.positions import Places
from croupier.table.seats import NO_WISH, Dealt, Leg, Occupant, Seating, Table


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
        "forfeited": seating.forfeited,
        "turn": seating.turn,
        "hands_left": seating.hands_left,
        "wish": seating.wish,
        "chooser": seating.chooser,
        "blinds": _book_to(seating.blinds),
        "posted": seating.posted,
        "dealt": [list(one) if one else None for one in seating.dealt],
        "wishes": dict(seating.wishes),
        "straddlers": sorted(seating.straddlers),
        "sit_outs": dict(seating.sit_outs),
        "moves": dict(seating.moves),
        "leg": list(seating.leg) if seating.leg else None,
        "again": setup_to(seating.again) if seating.again else None,
        "penalties": [asdict(one) for one in seating.penalties.all],
    }


def seating_from(table: Table, body: Mapping[str, Any]) -> Seating:
    """The seating of that data at *table*; in an older one nobody has drawn for the button."""
    body = upcast_setup(body)
    leg, again = body.get("leg"), body.get("again")
    return Seating(
        table=table,
        seats=tuple(Occupant(**who) if who else None for who in body["seats"]),
        arriving=tuple(Occupant(**who) if who else None for who in body["arriving"]),
        leaving=tuple(body["leaving"]),
        blinds=_book_from(table, body.get("blinds")),
        button=body["button"],
        hand=body["hand"],
        carried=carried_from(body["carried"]),
        passed_out=body["passed_out"],
        forfeited=body.get("forfeited", 0),
        turn=body.get("turn", 0),
        hands_left=body.get("hands_left", 0),
        wish=body.get("wish", NO_WISH),
        chooser=body.get("chooser", 0),
        posted=body.get("posted", 0),
        dealt=tuple(Dealt(*one) if one else None for one in body.get("dealt", ())),
        wishes=body.get("wishes", {}),
        straddlers=frozenset(body.get("straddlers", ())),
        sit_outs=body.get("sit_outs", {}),
        moves=body.get("moves", {}),
        leg=Leg(*leg) if leg else None,
        again=setup_from(again) if again else None,
        penalties=Penalties(tuple(_penalty_from(one) for one in body.get("penalties", ()))),
    ).settled()


def _penalty_from(body: Mapping[str, Any]) -> Penalty:
    return Penalty(**{**body, "rules": tuple(body["rules"])})


def _book_to(book: BlindBook) -> dict[str, Any]:
    return {
        "chairs": book.chairs,
        "tournament": book.tournament,
        "sitters": [asdict(one) for one in book.sitters],
        "debts": sorted([debt.player, debt.blind, debt.round] for debt in book.debts),
        "first_button": book.first_button,
        "last": asdict(book.last) if book.last else None,
        "travel": book.travel,
        "passed": sorted(book.passed),
        "paid_big": sorted(book.paid_big),
        "held": book.held,
    }


def _book_from(table: Table, body: Mapping[str, Any] | None) -> BlindBook:
    """The ledger of blinds of that data; an empty one where none was kept, or for fewer seats."""
    if body is None or body["chairs"] != table.seats:
        return BlindBook(table.seats)
    return BlindBook(
        chairs=body["chairs"],
        tournament=body["tournament"],
        sitters=tuple(Sitter(**one) for one in body["sitters"]),
        debts=frozenset(Debt(*debt) for debt in body["debts"]),
        first_button=body["first_button"],
        last=Places(**body["last"]) if body["last"] else None,
        travel=body["travel"],
        passed=frozenset(body["passed"]),
        paid_big=frozenset(body["paid_big"]),
        held=body["held"],
    )
