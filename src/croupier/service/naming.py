"""What hands are called, from the cards a viewer can see and no others."""

from croupier.cards import HIDDEN, Card
from croupier.games import Game, PotShare
from croupier.play.setup import SeatNo
from croupier.play.view import View
from croupier.ranking import UNQUALIFIED, HandValue
from croupier.ranking.explain import describe, describe_open
from croupier.text import Text

_FULL_HAND = 5


def hand_of(
    share: PotShare, cards: tuple[Card, ...], board: tuple[Card, ...], highest: int
) -> HandValue:
    """What *cards* make for one share; *highest* is the house's qualifier for a low.

    A low that nothing qualifies is named from its first cards on, as at razz.
    """
    by_itself = share.scale == "ace_to_five" and share.qualifier == "none" and not board
    if by_itself and len(cards) < _FULL_HAND:
        return describe_open(cards, share.scale)
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
    return _listed(names) if names else None


def is_whole(game: Game, cards: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    """Whether so many cards make a hand of *game*, not only the beginning of one."""
    return len(cards) + len(board) >= min(_FULL_HAND, game.hole_cards + game.board_cards)


def name_on_boards(
    game: Game, cards: tuple[Card, ...], boards: tuple[tuple[Card, ...], ...], highest: int
) -> Text | None:
    """The name of a hand; on several boards what it makes on each, in their order."""
    names = [name_of_hand(game, cards, board, highest) for board in boards]
    known = [name for name in names if name is not None]
    if len(known) < len(boards):
        return None
    if len(set(known)) == 1:
        return known[0]
    return _listed([Text(f"{n}. {k.en}", f"{n}. {k.fr}") for n, k in enumerate(known, 1)])


def _listed(names: list[Text]) -> Text:
    return Text(" · ".join(n.en for n in names), " · ".join(n.fr for n in names))


def named_hands(view: View, game: Game, highest: int) -> dict[SeatNo, Text]:
    """The names of the hands *view* shows whole: the viewer's own and those on the table."""
    boards = view.boards if game.board_cards else (view.board,)
    named: dict[SeatNo, Text] = {}
    for seat in view.seats:
        if seat.state in ("in", "all_in") or seat.seat != view.viewer:
            name = name_on_boards(game, seat.cards, boards, highest)
            if name is not None:
                named[seat.seat] = name
    return named
