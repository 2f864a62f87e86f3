"""A case's table between hands, as it is when the case begins."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from croupier.data import DataError, build, hint, shown, table_in, unknown_key
from croupier.formats.case_names import check_person
from croupier.formats.case_words import (
    CHAIRS,
    CHIPS,
    NUMBER,
    WORDS,
    crowd,
    number_from,
    of_each,
)
from croupier.games import Game, Structure, game
from croupier.games.library import not_played
from croupier.play.setup import NOBODY, SeatNo, Stakes
from croupier.table.entries import Wish
from croupier.table.owed_blinds import (
    Blind,
    BlindBook,
    first_passed,
    sits_down,
    starts,
    steps_away,
)
from croupier.table.positions import Places

BLINDS: tuple[Blind, ...] = ("big", "small")
_LONG_AFTER = 5
"""Rounds of the button after which no table is just starting."""


@dataclass(frozen=True, slots=True)
class Last:
    """The places of the last hand."""

    button: SeatNo
    small: SeatNo
    big: SeatNo


@dataclass(frozen=True, slots=True)
class Start:
    """The numbers and words of `_table`.

    *button* is the seat that drew it before the first hand; *last* are the places of a hand played
    already, on the button's first round if *starting*.  *bets* are the small and the big bet.
    """

    chairs: int
    game: str = "holdem"
    structure: str = ""
    tournament: bool = False
    mixed: bool = False
    blinds: tuple[int, ...] = (0, 0)
    bets: tuple[int, ...] = ()
    ante: int = 0
    bring_in: int = 0
    button: SeatNo = NOBODY
    last: Last | None = None
    starting: bool = False


@dataclass(frozen=True, slots=True)
class TableStart:
    """Everything a case says of its table: who sits where, and how they stand."""

    start: Start
    players: Mapping[str, SeatNo]
    new: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    owes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    wishes: Mapping[str, Wish] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """The game that is played first."""
        return game(self.start.game)


_PEOPLE = ("players", "seats", "new", "away", "owes", "post", "wait")
_KEYS = (*(name for name in Start.__dataclass_fields__), *_PEOPLE)


def read_table(value: object, place: str) -> TableStart:
    """The table of a case.  Raises DataError for what no table has, and for nobody at it."""
    table = table_in(value, place)
    for key in table:
        if key not in _KEYS:
            raise unknown_key(key, hint(key, _KEYS), place)
    players = _players(table, place)
    words = {key: each for key, each in table.items() if key not in _PEOPLE}
    if "last" in words:
        words["last"] = by_seats(words["last"], players, f"{place}.last")
    start = build(Start, words, place)
    check_stakes(start, place)
    CHAIRS(start.chairs, f"{place}.chairs")
    _check_places(start, place)
    here = {name: _names(table, name, players, place) for name in ("new", "away", "post", "wait")}
    owes = of_each(WORDS)(table.get("owes", {}), f"{place}.owes")
    _check_owed(owes, players, f"{place}.owes")
    wishes: dict[str, Wish] = dict.fromkeys(here["post"], "post")
    wishes |= dict.fromkeys(here["wait"], "wait")
    found = TableStart(start, players, here["new"], here["away"], owes, wishes)
    _check_seats(found, place)
    return found


def _check_places(start: Start, place: str) -> None:
    """Button and blinds stand at seats that there are."""
    last = start.last
    seats = (last.button, last.small, last.big) if last else (start.button or 1,)
    for seat in seats:
        number_from(1, start.chairs)(seat, f"{place}.{'last' if last else 'button'}")


def check_stakes(start: Start, place: str) -> None:
    """Raise DataError for stakes at which its game cannot be played."""
    plays = game(start.game)
    for amount in (*start.blinds, *start.bets, start.ante, start.bring_in):
        CHIPS(amount, place)
    if start.structure and start.structure not in plays.structures:
        raise not_played(plays, start.structure).at(place)
    if len(start.blinds) != len(("small", "big")) or len(start.bets) not in (0, 2):
        raise DataError(
            "blinds and bets are two numbers each, the small and the big one",
            "les blindes et les mises sont deux nombres, petit puis grand",
            place=place,
        )
    if any(list(each) != sorted(each) for each in (start.blinds, start.bets)):
        raise DataError(
            "the small one of two blinds or bets is no more than the big one and comes first",
            "de deux blindes ou mises, la petite ne dépasse pas la grosse et vient d’abord",
            place=place,
        )
    if plays.forced == "blinds" and not start.blinds[1]:
        raise DataError(
            "{game} is played with blinds; write blinds = [5, 10]",
            "{game} se joue avec des blindes\u00a0; écrire blinds = [5, 10]",
            place=place,
            game=start.game,
        )


def _players(table: Mapping[str, Any], place: str) -> dict[str, SeatNo]:
    """Who sits where; seats without names are called by their numbers, p1 in seat 1."""
    if "seats" in table:
        seats = build(tuple[int, ...], table["seats"], f"{place}.seats")
        for seat in seats:
            if seats.count(seat) > 1:
                raise _no_seat(seat, build(int, table.get("chairs", 0), f"{place}.chairs"), place)
        return {f"p{seat}": seat for seat in seats} | _named(table, place)
    return _named(table, place)


def _named(table: Mapping[str, Any], place: str) -> dict[str, SeatNo]:
    named: dict[str, SeatNo] = of_each(NUMBER)(table.get("players", {}), f"{place}.players")
    return named


def _names(
    table: Mapping[str, Any], key: str, players: Mapping[str, SeatNo], place: str
) -> tuple[str, ...]:
    """People by name, however the file names them."""
    by_seat = {seat: name for name, seat in players.items()}
    asked = crowd(table.get(key, []), f"{place}.{key}")
    return tuple(by_seat.get(one, str(one)) if isinstance(one, int) else one for one in asked)


def _check_owed(
    owes: Mapping[str, tuple[str, ...]], players: Mapping[str, SeatNo], place: str
) -> None:
    for player, blinds in owes.items():
        if player not in players:
            raise unknown_key(player, hint(player, players), place)
        for blind in blinds:
            if blind not in ("small", "big"):
                raise DataError(
                    "{blind} is no blind; {known}",
                    "{blind} n’est pas une blinde\u00a0; {known}",
                    place=place,
                    blind=shown(blind),
                    known=hint(blind, ("small", "big")),
                )


def _check_seats(table: TableStart, place: str) -> None:
    """Everybody has a seat that is there and his own."""
    seats = list(table.players.values())
    chairs = table.start.chairs
    if not seats:
        raise DataError(
            "nobody sits here; write players = {{ A = 1, B = 2 }} or seats = [1, 2]",
            "personne n’est assis\u00a0; écrire players = {{ A = 1, B = 2 }} ou seats = [1, 2]",
            place=place,
        )
    for seat in seats:
        if not 0 < seat <= chairs or seats.count(seat) > 1:
            raise _no_seat(seat, chairs, place)
    for name in (*table.new, *table.away):
        if name not in table.players:
            raise unknown_key(name, hint(name, table.players), place)


def _no_seat(seat: SeatNo, chairs: int, place: str) -> DataError:
    return DataError(
        "seat {seat} is taken twice or is not one of {chairs}",
        "le siège {seat} est pris deux fois ou n’est pas parmi les {chairs}",
        place=place,
        seat=seat,
        chairs=chairs,
    )


def by_seats(last: object, players: Mapping[str, SeatNo], place: str) -> object:
    """The places of the last hand by numbers, where a case has them by who sits there."""
    found = dict(table_in(last, place))
    for key, one in found.items():
        if isinstance(one, str):
            check_person(one, players, f"{place}.{key}")
            found[key] = players[one]
    return found


def stakes_at(start: Start) -> Stakes:
    """The stakes: the least bets are the big blind and twice that, unless they are named."""
    plays = game(start.game)
    structure = cast("Structure", start.structure or _usual(plays))
    small, big = start.blinds
    bets = start.bets or ((big, big) if structure in ("none", "pot") else (big, 2 * big))
    return Stakes(
        structure=structure,
        small_bet=bets[0],
        big_bet=bets[1],
        small_blind=small,
        big_blind=big,
        ante=start.ante,
        bring_in=start.bring_in,
    )


def _usual(plays: Game) -> Structure:
    return "none" if "none" in plays.structures else plays.structures[0]


def book_of(table: TableStart) -> BlindBook:
    """The table's book of button and blinds when the case begins."""
    start = table.start
    book = BlindBook(start.chairs, tournament=start.tournament)
    for player, seat in table.players.items():
        if player not in table.new or start.last is not None:
            book = sits_down(book, player, seat)
    if start.last is not None:
        book = _after(book, table, start.last)
    elif start.button:
        book = starts(book, start.button)
    for player in table.new:
        if book.sitter(player) is None:
            book = sits_down(book, player, table.players[player])
    for player, blinds in table.owes.items():
        book = book.owing(player, *(blind for blind in BLINDS if blind in blinds))
    for player in table.away:
        book = steps_away(book, player)
    return book


def _after(book: BlindBook, table: TableStart, last: Last) -> BlindBook:
    """The last hand had these places, and all who are not new, away or owing played it."""
    idle = {*table.new, *table.away, *table.owes}
    return after_hand(book, last, new=table.new, idle=idle, starting=table.start.starting)


def after_hand(
    book: BlindBook, last: Last, *, new: Collection[str], idle: Collection[str], starting: bool
) -> BlindBook:
    """The book after a hand with these places, in which all but the *idle* ones had cards."""
    sitters = tuple(
        replace(
            one,
            new=one.player in new,
            dealt=one.player not in idle,
            half=one.seat == last.big and one.player not in idle,
        )
        for one in book.sitters
    )
    dealt = [one for one in sitters if one.dealt]
    places = Places(last.button, last.small, last.big, len(dealt))
    passed: frozenset[SeatNo] = frozenset()
    if starting:
        small, big = first_passed(book.chairs, places)
        passed = frozenset((*small, *big))
    return replace(
        book,
        sitters=sitters,
        last=places,
        travel=0 if starting else _LONG_AFTER * book.chairs,
        passed=passed,
        paid_big=frozenset(one.player for one in dealt if one.seat == last.big),
    )
