"""What happened in the cash room to persons: absences, guests, reserved seats, wishes."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.cardroom.happened import Happened
from croupier.cardroom.state import GameId, PlayerId, SeatNo, Seconds, TableId


@dataclass(frozen=True, slots=True)
class WentAway(Happened):
    """A seated player is away from his table; *third* of those away there."""

    tag: ClassVar[str] = "room.went_away"
    player: PlayerId
    at: Seconds
    third: bool = False


@dataclass(frozen=True, slots=True)
class AbsenceAnnounced(Happened):
    """A supervisor was told in advance how long a player will be away."""

    tag: ClassVar[str] = "room.absence_announced"
    player: PlayerId
    until: Seconds
    by: str


@dataclass(frozen=True, slots=True)
class CameBack(Happened):
    """An absent player is at his table again; who played in his place is up."""

    tag: ClassVar[str] = "room.came_back"
    player: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class BigBlindMissed(Happened):
    """The big blind passed an absent player."""

    tag: ClassVar[str] = "room.big_blind_missed"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class ChipsPickedUp(Happened):
    """The house took an absent player's chips off the table; his seat is free."""

    tag: ClassVar[str] = "room.chips_picked_up"
    player: PlayerId
    at: Seconds
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class PlayedOver(Happened):
    """With a supervisor's leave a player sits in an absent player's place, with his own chips."""

    tag: ClassVar[str] = "room.played_over"
    player: PlayerId
    absent: PlayerId
    at: Seconds
    by: str


@dataclass(frozen=True, slots=True)
class PlayOverEnded(Happened):
    """He gave the absent player's place up."""

    tag: ClassVar[str] = "room.play_over_ended"
    player: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class KeptApart(Happened):
    """The house keeps two players from one table."""

    tag: ClassVar[str] = "room.kept_apart"
    one: PlayerId
    other: PlayerId
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class SeatReserved(Happened):
    """Management keeps a seat for one player, for good cause."""

    tag: ClassVar[str] = "room.seat_reserved"
    table: TableId
    seat: SeatNo
    player: PlayerId
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class SeatUnreserved(Happened):
    """The seat is kept for him no longer."""

    tag: ClassVar[str] = "room.seat_unreserved"
    player: PlayerId
    by: str


@dataclass(frozen=True, slots=True)
class LimitWished(Happened):
    """A table would like to play another limit."""

    tag: ClassVar[str] = "room.limit_wished"
    table: TableId
    game: GameId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class LimitObjected(Happened):
    """A player of the table objects to the change."""

    tag: ClassVar[str] = "room.limit_objected"
    table: TableId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class LimitKept(Happened):
    """The limit stays as it is."""

    tag: ClassVar[str] = "room.limit_kept"
    table: TableId
    by: str


@dataclass(frozen=True, slots=True)
class LimitChanged(Happened):
    """The table plays another limit; its players sit on, in the order they had.

    They stand on no list of it and have no wishes at the old limit; what fed it feeds what it fed.
    """

    tag: ClassVar[str] = "room.limit_changed"
    table: TableId
    game: GameId
    by: str


@dataclass(frozen=True, slots=True)
class GuestCame(Happened):
    """A guest sits behind a player."""

    tag: ClassVar[str] = "room.guest_came"
    guest: str
    host: PlayerId
    at: Seconds


@dataclass(frozen=True, slots=True)
class GuestWent(Happened):
    """The guest is gone, by wish or because *objector* wants it so."""

    tag: ClassVar[str] = "room.guest_went"
    guest: str
    host: PlayerId
    objector: PlayerId = ""
