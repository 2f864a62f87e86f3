"""What was asked for on the command line, and whether the game can be played like that."""

from pathlib import Path

from croupier.cli.host_files import host_text
from croupier.cli.output import notes
from croupier.data import DataError, shown
from croupier.games import Game, Structure
from croupier.games.library import not_played
from croupier.play.forced import SetupError, check_setup, seats_allowed
from croupier.play.occasions import occasion
from croupier.play.setup import SeatNo, Stakes
from croupier.rulebook.house import (
    House,
    OwnHouse,
    add_house,
    check_usable,
    house,
    read_own_house,
)
from croupier.rulebook.options.index import unread_options
from croupier.table import Seating, next_setup

USUAL_SEATS = 6


def named_house(named: str) -> House:
    """The house of that id, or that of a host's file (.toml), which is known from now on.

    Raises DataError for a house nobody knows, and for a file that makes none.
    """
    return named_own_house(named).rules


def named_own_house(named: str) -> OwnHouse:
    """The same, with the keys that a file sets itself; a preset sets none."""
    if not named.endswith(".toml"):
        return OwnHouse(house(named))
    mine = read_own_house(host_text(Path(named)), named)
    add_house(mine.rules)
    if waiting := [key for key in unread_options() if key in mine.own]:
        notes().print(
            f"{named}: chosen, but read by no part of the program yet: {', '.join(waiting)}"
        )
    return mine


def check_house(mine: OwnHouse, game: Game, stakes: Stakes, seats: SeatNo) -> None:
    """Raise DataError if a house sets itself what cannot apply at a table of that game."""
    check_usable(mine, occasion(game, stakes, mine.rules, seats))


def check_first_hand(seating: Seating) -> None:
    """Raise DataError if the next hand of a table could not start under its house."""
    first = next_setup(seating)
    try:
        if first is not None:
            check_setup(first)
    except SetupError as error:
        table = seating.table
        raise DataError(
            "{id} cannot be played in the house {house}: {why}",
            "{id} ne peut pas se jouer dans la maison {house}\u00a0: {why}",
            id=table.id,
            house=shown(table.house),
            why=str(error),
        ) from error


def structure_of(game: Game, asked: str) -> Structure:
    """The structure asked for; raises DataError if *game* is not played like that."""
    if asked not in game.structures:
        raise not_played(game, asked)
    return asked


def seats_of(game: Game, rules: House, asked: int) -> int:
    """How many play: as many as asked for, of 0 six or as many as may; DataError for too many."""
    most = seats_allowed(game, rules)
    if asked > most:
        raise DataError(
            "{game} seats {most} players at most in the house {house}, not {asked}",
            "{game} se joue à {most} au plus dans la maison {house}, pas à {asked}",
            game=game.id,
            most=most,
            house=shown(rules.id),
            asked=asked,
        )
    return asked or min(USUAL_SEATS, most)
