"""What a game and its stakes tell of the occasion on which a house is used."""

from croupier.games.game import Game
from croupier.play.decks import deck_of
from croupier.play.setup import SeatNo, Stakes
from croupier.rulebook.clashes import Occasion
from croupier.rulebook.house import House


def occasion(
    game: Game, stakes: Stakes, house: House, seats: SeatNo, *, tournament: bool | None = None
) -> Occasion:
    """A table of *game* with so many *seats*; *tournament* is None where nobody has said."""
    big_bets = stakes.structure in ("none", "pot")
    return Occasion(
        tournament=tournament,
        structure="" if stakes.structures else stakes.structure,
        family=game.family,
        openers=game.openers,
        antes=game.forced == "antes",
        players=seats,
        least_bet=stakes.small_bet if big_bets else None,
        small_blind=stakes.small_blind or None,
        big_blind=stakes.big_blind or None,
        unit=stakes.unit,
        cards_each=_cards_each(game),
        cards_common=_cards_common(game),
        deck=len(deck_of(game, house)),
    )


def _cards_each(game: Game) -> int:
    """The fewest cards a player needs: all he is dealt, and one to draw.

    The last card of stud may be dealt as a common one.
    """
    dealt = sum(street.down + street.up for street in game.streets)
    draws = any(street.draw for street in game.streets)
    return dealt + draws - (game.family == "stud")


def _cards_common(game: Game) -> int:
    """The common cards with a burn for each time they are dealt; in stud the last card of all."""
    burns = sum(street.board > 0 for street in game.streets)
    return game.board_cards + burns + (game.family == "stud")
