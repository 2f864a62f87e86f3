"""How often a hand would win if the unseen cards fell at random."""

from collections.abc import Sequence

from croupier.bots.policy import Rng
from croupier.cards import HIDDEN, JOKER, Card
from croupier.cards.deck import DECKS
from croupier.games import Game, PotShare
from croupier.play.view import SeatView, View
from croupier.ranking import best

_MOST_RIVALS = 3
_EIGHT = 8


def equity(view: View, game: Game, rng: Rng, samples: int) -> float:
    """The part of the pot the viewer would win on average, in *samples* random deals.

    Of many rivals three are dealt cards and the rest are taken to be as strong as those.
    """
    me = view.seats[view.viewer - 1]
    rivals = [seat for seat in view.seats if seat.state in ("in", "all_in") and seat is not me]
    if not rivals:
        return 1.0
    seen = {card for seat in view.seats for card in seat.cards} | set(view.board)
    joker = JOKER in seen
    unseen = [card for card in DECKS["joker" if joker else "standard"] if card not in seen]
    dealt = rivals[:_MOST_RIVALS]
    won = sum(_one_deal(view, game, me, dealt, unseen, rng) for _ in range(samples)) / samples
    return float(won ** (len(rivals) / len(dealt)))


def _one_deal(
    view: View,
    game: Game,
    me: SeatView,
    rivals: Sequence[SeatView],
    unseen: Sequence[Card],
    rng: Rng,
) -> float:
    held = [tuple(card for card in seat.cards if card != HIDDEN) for seat in (me, *rivals)]
    size = max(game.hole_cards, *map(len, held))
    lacking = [size - len(cards) for cards in held]
    open_board = max(0, game.board_cards - len(view.board))
    drawn = rng.sample(unseen, min(len(unseen), sum(lacking) + open_board))
    board = (*view.board, *drawn[:open_board])
    hands, at = [], open_board
    for cards, count in zip(held, lacking, strict=True):
        hands.append((*cards, *drawn[at : at + count]))
        at += count
    return _part_won(game.shares, hands, board)


def _part_won(
    shares: Sequence[PotShare], hands: Sequence[tuple[Card, ...]], board: tuple[Card, ...]
) -> float:
    """The first hand's part of the pot."""
    parts = [part for share in shares if (part := _part_of_share(share, hands, board)) is not None]
    return sum(parts) / len(parts)


def _part_of_share(
    share: PotShare, hands: Sequence[tuple[Card, ...]], board: tuple[Card, ...]
) -> float | None:
    highest = _EIGHT if share.qualifier == "hilo" else 0
    scores = [best(share.scale, hand, board, share.from_hole, highest) for hand in hands]
    top = max(scores)
    if top < 0:
        return None
    return 1 / scores.count(top) if scores[0] == top else 0.0
