"""How often a hand would win if the unseen cards fell at random."""

from croupier.bots.policy import Rng
from croupier.cards import HIDDEN
from croupier.games import Game
from croupier.games.equity import Spot, parts_won, random_deals
from croupier.play.view import View

_MOST_RIVALS = 3


def equity(view: View, game: Game, rng: Rng, samples: int) -> float:
    """The part of the pot the viewer would win on average, in *samples* random deals.

    Of many rivals three are dealt cards and the rest are taken to be as strong as those.
    """
    me = view.seats[view.viewer - 1]
    rivals = [seat for seat in view.seats if seat.state in ("in", "all_in") and seat is not me]
    if not rivals:
        return 1.0
    dealt = rivals[:_MOST_RIVALS]
    known = [
        tuple(card for card in seat.cards if card != HIDDEN)
        for seat in (me, *dealt, *(other for other in view.seats if other not in (me, *dealt)))
    ]
    players = 1 + len(dealt)
    dead = tuple(card for cards in known[players:] for card in cards)
    spot = Spot(game, tuple(known[:players]), view.board, dead)
    won = sum(
        parts_won(game.shares, hands, board)[0] for hands, board in random_deals(spot, rng, samples)
    )
    return float((won / samples) ** (len(rivals) / len(dealt)))
