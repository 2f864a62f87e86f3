"""One card each to settle a place: the first button, the order of seats, who changes tables."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from croupier.cards import Card, ace_low
from croupier.games import Game
from croupier.play.setup import SeatNo
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule


@rule("rrop3:3.ties.2a")
def one_card_each(seats: Iterable[SeatNo], cards: Iterable[Card]) -> dict[SeatNo, Card]:
    """A card for each of *seats* from the dealer's left, which is seat 1, wherever the button is.

    Raises ValueError when there are fewer cards than seats.
    """
    order = sorted(seats)
    return dict(zip(order, list(cards)[: len(order)], strict=True))


@rule("rrop3:3.ties.1a", "rrop3:3.ties.2b")
def by_card_drawn(drawn: Mapping[SeatNo, Card]) -> tuple[SeatNo, ...]:
    """Those who drew, from the highest card down; suits part equal ranks, and nobody draws again.

    The first has the button of a new table, or the first choice of seats after a broken one.
    """
    return tuple(sorted(drawn, key=lambda seat: drawn[seat], reverse=True))


@rule("rrop3:2.seating.6", "rrop3:11.tournament.22", "rrop3:3.ties.2b")
def first_button(
    drawn: Mapping[SeatNo, Card], game: Game, house: House, lots: Sequence[SeatNo] = ()
) -> SeatNo:
    """The seat of the first button, by the card each active player drew.

    The highest card has it, by suit; where the house goes by the game, the lowest in a low game.
    Where the server draws, it is the first of its *lots*.
    """
    how = house.options.button.first_draw
    if how == "random":
        return next(seat for seat in lots if seat in drawn)
    if how == "by_game" and game.low_alone:
        value = _value_in(game)
        return min(drawn, key=lambda seat: value(drawn[seat]))
    return by_card_drawn(drawn)[0]


def _value_in(game: Game) -> Callable[[Card], int]:
    """How high a card is in a low game: the ace is low where the game has it so."""
    scales = {share.scale for share in game.shares}
    return int if scales == {"deuce_to_seven"} else ace_low
