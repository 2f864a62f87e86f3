"""What hands are called, from the cards a viewer can see and no others."""

from croupier.cards import HIDDEN, Card
from croupier.games import Game, PotShare
from croupier.play.setup import SeatNo
from croupier.play.view import View
from croupier.ranking import UNQUALIFIED, HandValue
from croupier.ranking.explain import describe
from croupier.text import Text


def hand_of(
    share: PotShare, cards: tuple[Card, ...], board: tuple[Card, ...], highest: int
) -> HandValue:
    """What *cards* make for one share; *highest* is the house's qualifier for a low."""
    limit = highest if share.qualifier == "hilo" else 0
    return describe(share.scale, cards, board, share.from_hole, limit)


def name_of_hand(
    game: Game, cards: tuple[Card, ...], board: tuple[Card, ...], highest: int
) -> Text | None:
    """What *cards* make with the *board*: the high hand, and the low one if it qualifies.

    None if a card is hidden or there is none.
    """
    if not cards or HIDDEN in cards:
        return None
    names = []
    for share in game.shares:
        value = hand_of(share, cards, board, highest)
        if value.score != UNQUALIFIED:
            names.append(value.name)
    return Text(" · ".join(n.en for n in names), " · ".join(n.fr for n in names))


def named_hands(view: View, game: Game, highest: int) -> dict[SeatNo, Text]:
    """The names of the hands *view* shows whole: the viewer's own and those on the table."""
    named: dict[SeatNo, Text] = {}
    for seat in view.seats:
        if seat.state in ("in", "all_in") or seat.seat != view.viewer:
            name = name_of_hand(game, seat.cards, view.board, highest)
            if name is not None:
                named[seat.seat] = name
    return named
