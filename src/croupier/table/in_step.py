"""The ledger of owed blinds follows the seats: whatever happens at a table, it is told here."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from croupier.play.setup import SeatNo
from croupier.table.owed_blinds import (
    MOST_ROUNDS,
    BlindBook,
    Sitter,
    changes_seat,
    comes_back,
    forgotten,
    has_rebought,
    is_ruined,
    sits_down,
    stands_up,
    starts,
    steps_away,
)
from croupier.table.positions import Places, next_after, steps


class Sitting(NamedTuple):
    """Who has a seat, whether he is there, and whether he has chips."""

    seat: SeatNo
    player: str
    here: bool
    chips: bool


def in_step(book: BlindBook, sitting: Sequence[Sitting]) -> BlindBook:
    """The book once it knows who sits where: seats left, changed and taken, absences, ruins.

    Who has been gone for as many rounds as are counted is forgotten.  Told twice, nothing more
    happens.  Raises RoomRefused where two change seats with each other.
    """
    here = {one.player for one in sitting}
    for known in book.sitters:
        if known.player not in here:
            book = _gone(book, known)
    for one in sitting:
        book = _seated(book, one)
    return book


def _gone(book: BlindBook, known: Sitter) -> BlindBook:
    if not known.gone:
        return stands_up(book, known.player)
    long_ago = book.missed_big_blinds(known.player) >= MOST_ROUNDS
    return forgotten(book, known.player) if long_ago else book


def _seated(book: BlindBook, one: Sitting) -> BlindBook:
    known = book.sitter(one.player)
    if known is None or known.gone:
        book = sits_down(book, one.player, one.seat)
    elif known.seat != one.seat:
        book = changes_seat(book, one.player, one.seat)
    known = book.sitter(one.player)
    if known is not None and known.here != one.here:
        book = comes_back(book, one.player) if one.here else steps_away(book, one.player)
    return with_chips(book, one.player, chips=one.chips)


def with_chips(book: BlindBook, player: str, *, chips: bool) -> BlindBook:
    """The book with *player* having chips to play for, or none."""
    known = book.sitter(player)
    if known is None or known.chips == chips:
        return book
    return has_rebought(book, player) if chips else is_ruined(book, player)


def begins(book: BlindBook, button: SeatNo) -> BlindBook:
    """The game begins with the button drawn for *button*; who is not there has drawn no card."""
    begun = starts(book, button)
    for one in begun.sitters:
        if not one.ready and not one.gone:
            begun = begun.with_sitter(replace(one, new=True))
    return begun


def stands_at(
    book: BlindBook, places: Places, dealt_in: Sequence[SeatNo], paid_big: frozenset[str]
) -> BlindBook:
    """The book once the button was put right in a hand: *places* are those of it now.

    *paid_big* have posted its big blind.  What somebody owes from before does not change.
    """
    if book.last is None:
        if book.held or not book.first_button:
            return book
        return replace(book, first_button=next_after(book.chairs, places.button, dealt_in))
    moved = steps(book.chairs, book.last.button, places.button)
    moved -= book.chairs if moved > book.chairs // 2 else 0
    travel = max(0, book.travel + moved)
    if not places.big:
        places = replace(book.last, button=places.button)
    elif not places.small:
        places = replace(places, small=book.last.small)
    return replace(book, last=places, travel=travel, paid_big=paid_big)


def has_begun(book: BlindBook) -> bool:
    """Whether the button of this game was drawn."""
    return bool(book.first_button) or book.last is not None
