"""What was asked for on the command line, and whether the game can be played like that."""

from croupier.data import DataError
from croupier.games import Game, Structure
from croupier.play.forced import seats_allowed
from croupier.rulebook.house import House

USUAL_SEATS = 6


def structure_of(game: Game, asked: str) -> Structure:
    """The structure asked for; raises DataError if *game* is not played like that."""
    if asked not in game.structures:
        known = ", ".join(game.structures)
        raise DataError(f"{game.id} is not played {asked!r}; known: {known}")
    return asked


def seats_of(game: Game, rules: House, asked: int) -> int:
    """How many play: as many as asked for, of 0 six or as many as may; DataError for too many."""
    most = seats_allowed(game, rules)
    if asked > most:
        raise DataError(
            f"{game.id} seats {most} players at most in the house {rules.id!r}, not {asked}"
        )
    return asked or min(USUAL_SEATS, most)
