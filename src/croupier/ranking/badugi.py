"""Badugi: up to four cards, all of different ranks and of different suits."""

from collections.abc import Sequence
from itertools import product

from croupier.cards import Card
from croupier.ranking.tables import BADUGI, EACH_SUIT, KEYS, RANK_SHIFT, no_score
from croupier.ranking.value import Score
from croupier.rulebook.tags import rule

_ALL_SUITS = (1 << RANK_SHIFT) - 1

_key = KEYS.__getitem__


@rule("house:badugi.value")
def score(cards: Sequence[Card]) -> Score:
    """More cards of different ranks and suits win, then the lower ones, from the top card down.

    Aces are low.  Any number of cards will do.  Raises CardError for a joker or a hidden card.
    """
    try:
        total = sum(map(_key, cards))
    except KeyError:
        raise no_score(cards) from None
    if total & _ALL_SUITS == EACH_SUIT:
        return BADUGI[total >> RANK_SHIFT]
    # One card of each suit: another suit never makes a hand worse.
    suits: list[list[int]] = [[], [], [], []]
    for card in cards:
        suits[card & 3].append(_key(card) >> RANK_SHIFT)
    return max(BADUGI[sum(ranks)] for ranks in product(*filter(None, suits)))
