"""Keeps the blinds of a table in step with who sits there: both tell of the same chairs."""

from dataclasses import replace

from croupier.cardroom.state import PlayerId, RoomTable, SeatNo
from croupier.table.owed_blinds import (
    BlindBook,
    changes_seat,
    comes_back,
    has_rebought,
    is_ruined,
    plays_over,
    sits_down,
    stands_up,
    steps_away,
)


def opened(table: RoomTable) -> BlindBook:
    """The book of a table that has just been opened."""
    return BlindBook(table.size + table.extra)


def in_step(book: BlindBook, old: RoomTable, new: RoomTable, *, resized: bool) -> BlindBook:
    """The book once *old* has become *new*; who sits down has no chips before he buys some.

    *resized*: the house gave somebody another number, which costs him nothing.
    """
    before, after = ({each.player: each for each in table.sitters} for table in (old, new))
    for over in _overs(old) - _overs(new):
        book = stands_up(book, over)
    for player in before.keys() - after.keys():
        book = stands_up(book, player)
    stayed = sorted(before.keys() & after.keys())
    for player in stayed:
        was, now = before[player].away, after[player].away
        if was and not now:
            book = comes_back(book, player)
        elif now and not was:
            book = steps_away(book, player)
    moved = {p: after[p].seat for p in stayed if before[p].seat != after[p].seat}
    book = _renumbered(book, moved) if resized else _reseated(book, moved)
    for player in sorted(after.keys() - before.keys()):
        book = is_ruined(sits_down(book, player, after[player].seat), player)
        book = steps_away(book, player) if after[player].away else book
    for sitter in new.sitters:
        if sitter.over and sitter.over not in _overs(old):
            book = is_ruined(plays_over(book, sitter.over, sitter.seat), sitter.over)
    return book


def with_chips(book: BlindBook, player: PlayerId, *, chips: bool) -> BlindBook:
    """The book once *player* has chips to play, or has none; the same if he has no seat here."""
    known = book.sitter(player)
    if known is None or known.gone or known.chips == chips:
        return book
    return has_rebought(book, player) if chips else is_ruined(book, player)


def _overs(table: RoomTable) -> set[PlayerId]:
    return {each.over for each in table.sitters if each.over}


def _renumbered(book: BlindBook, seats: dict[PlayerId, SeatNo]) -> BlindBook:
    for player, seat in seats.items():
        known = book.sitter(player)
        if known is not None:
            book = book.with_sitter(replace(known, seat=seat))
    return book


def _reseated(book: BlindBook, seats: dict[PlayerId, SeatNo]) -> BlindBook:
    """Each goes to his new seat as if the others were up already: two may change places."""
    others = tuple(one for one in book.sitters if one.player not in seats)
    moved = []
    for player, seat in seats.items():
        known = book.sitter(player)
        if known is not None:
            alone = replace(book, sitters=(*others, known))
            moved.append(changes_seat(alone, player, seat))
    for change in moved:
        book = replace(book, debts=book.debts | change.debts)
        mine = next(one for one in change.sitters if one not in others)
        book = book.with_sitter(mine)
    return book
