"""What a player may see of the board: every field that goes out is named here, and no other does.

Lists, calls, seats and tables are for everybody to see.  Money, files, needs and the reasons of the
house are not, but for what is the viewer's own.
"""

import msgspec

from croupier.cardroom.state import PlayerId
from croupier.web import desk_wire as to
from croupier.web.desk_to_you import to_you


def as_seen_by(player: PlayerId, board: to.Board, you: to.DeskYou) -> to.Board:
    """The board for *player*."""
    return to.Board(
        v=board.v,
        now=board.now,
        due=0,
        house=board.house,
        games=[_game(game) for game in board.games],
        tables=[_table(player, table) for table in board.tables],
        people=[one for one in board.people if one.id == player],
        orders=[],
        reserved=[],
        apart=[],
        company=[],
        you=you,
    )


def _game(game: to.GameOfRoom) -> to.GameOfRoom:
    return to.GameOfRoom(
        id=game.id,
        variant=game.variant,
        title=game.title,
        stakes=game.stakes,
        interest=game.interest,
        list=[_name(name) for name in game.list],
        tables=game.tables,
        wanted=game.wanted,
    )


def _name(name: to.Name) -> to.Name:
    return to.Name(
        id=name.id,
        name=name.name,
        place=name.place,
        since=name.since,
        state=name.state,
        until=name.until,
        table=name.table,
        seat=name.seat,
        why=None,
    )


def _table(player: PlayerId, table: to.TableOfRoom) -> to.TableOfRoom:
    return to.TableOfRoom(
        id=table.id,
        size=table.size,
        extra=table.extra,
        state=table.state,
        game=table.game,
        title=table.title,
        stakes=table.stakes,
        feeds=table.feeds,
        seats=[
            _own(seat) if player in (seat.id, seat.over) else _seat_of_other(seat, on=table.on)
            for seat in map(_without_need, table.seats)
        ],
        hand=table.hand,
        on=table.on,
        button=table.button,
        small=table.small,
        big=table.big,
        dealer=table.dealer,
        next_why=None,
        charge=table.charge,
        rent_due=table.rent_due,
        deck=None,
        wish=None,
    )


def _own(seat: to.SeatOfTable) -> to.SeatOfTable:
    return msgspec.structs.replace(seat, note=to_you(seat.note) if seat.note else None)


def _without_need(seat: to.SeatOfTable) -> to.SeatOfTable:
    """A reserved seat does not say for whom: it would tell of his need."""
    return _bare(seat, id="", name="") if seat.state == "reserved" else seat


def _seat_of_other(seat: to.SeatOfTable, *, on: bool) -> to.SeatOfTable:
    """Who has cards is seen during a hand; who will have none before it may tell what he owes."""
    return _bare(seat, id=seat.id, name=seat.name, dealt=on and seat.dealt)


def _bare(seat: to.SeatOfTable, *, id: PlayerId, name: str, dealt: bool = False) -> to.SeatOfTable:
    timed = seat.state in ("called", "kept")
    return to.SeatOfTable(
        seat=seat.seat,
        id=id,
        name=name,
        state=seat.state,
        since=seat.since if timed else 0,
        until=seat.until if timed else 0,
        third=False,
        stack=None,
        owes=[],
        note=None,
        dealt=dealt,
        offer=0,
        time="",
        leaving=False,
        over=seat.over,
        over_name=seat.over_name,
        pick_up=None,
        wish=None,
    )
