"""Which cards to throw: at draw for a high hand, at lowball, at badugi, and where one must go."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations

from croupier.cards import JOKER, Card, ace_low
from croupier.games import Game
from croupier.play.menu import Menu
from croupier.ranking import best, category_of, wild

_STRAIGHT = 4
_FOUR = 4
_KEPT_WITHOUT_A_PAIR = 2
_COURT_CARD = 8
_EIGHT = 6
_NINE = 7
_ACE = 12


def cards_to_throw(
    game: Game, cards: Sequence[Card], board: Sequence[Card], menu: Menu
) -> tuple[Card, ...]:
    """What a sensible player throws of *cards*, as many as *menu* allows and at least asks for."""
    if menu.draw_least:
        return _least_useful(game, cards, board, menu.draw_least)
    return _BY_SCALE[game.shares[0].scale](cards)[: menu.draw or 0]


def _least_useful(
    game: Game, cards: Sequence[Card], board: Sequence[Card], count: int
) -> tuple[Card, ...]:
    """The cards without which the rest makes the best hand; of equal choices the lowest cards."""
    share = game.shares[0]

    def worth(thrown: tuple[Card, ...]) -> tuple[int, int]:
        kept = tuple(card for card in cards if card not in thrown)
        return best(share.scale, kept, board, share.from_hole), sum(kept)

    return max(combinations(cards, count), key=worth)


def _for_high(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Pat hands stay, pairs and better are kept, then four to a flush, then the highest cards."""
    if category_of(wild.score(tuple(cards))) >= _STRAIGHT:
        return ()
    kept = _of_a_kind(cards) or _four_to_a_flush(cards) or _highest(cards)
    return tuple(card for card in sorted(cards) if card not in kept and card != JOKER)


def _for_ace_to_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """One card of each rank up to eight is kept; a nine low stays pat."""
    natural = sorted((card for card in cards if card != JOKER), key=ace_low)
    return _beyond(natural, lambda card: (card.rank + 1) % 13, _EIGHT + 1)


def _for_deuce_to_seven(cards: Sequence[Card]) -> tuple[Card, ...]:
    """As for any low, but the ace is high; four to a straight or a flush are not looked at."""
    return _beyond(sorted(cards), lambda card: card.rank, _EIGHT)


def _beyond(
    cards: Sequence[Card], rank_of: Callable[[Card], int], highest: int
) -> tuple[Card, ...]:
    """The cards of *cards*, lowest first, that a low has no use for."""
    kept: dict[int, Card] = {}
    for card in cards:
        kept.setdefault(rank_of(card), card)
    pat = len(kept) == len(cards) and max(kept) <= highest + 1
    if pat:
        return ()
    low = {card for rank, card in kept.items() if rank <= highest}
    return tuple(card for card in reversed(cards) if card not in low)


def _for_badugi(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The best cards of different ranks and suits are kept, as far as they are low."""
    kept: list[Card] = []
    for card in sorted(cards, key=ace_low):
        new_rank = all(card.rank != other.rank for other in kept)
        new_suit = all(card.suit != other.suit for other in kept)
        if new_rank and new_suit and (card.rank <= _NINE or card.rank == _ACE):
            kept.append(card)
    return tuple(card for card in reversed(cards) if card not in kept)


def _of_a_kind(cards: Sequence[Card]) -> set[Card]:
    groups: dict[int, list[Card]] = defaultdict(list)
    for card in cards:
        if card != JOKER:
            groups[card.rank].append(card)
    return {card for group in groups.values() if len(group) > 1 for card in group}


def _four_to_a_flush(cards: Sequence[Card]) -> set[Card]:
    groups: dict[int, set[Card]] = defaultdict(set)
    for card in cards:
        if card != JOKER:
            groups[card.suit].add(card)
    return next((group for group in groups.values() if len(group) == _FOUR), set())


def _highest(cards: Sequence[Card]) -> set[Card]:
    high = sorted((card for card in cards if card != JOKER), reverse=True)
    court = [card for card in high if card.rank >= _COURT_CARD]
    return set(court[:_KEPT_WITHOUT_A_PAIR] or high[:1])


_BY_SCALE: dict[str, Callable[[Sequence[Card]], tuple[Card, ...]]] = {
    "high": _for_high,
    "short_deck": _for_high,
    "ace_to_five": _for_ace_to_five,
    "deuce_to_seven": _for_deuce_to_seven,
    "badugi": _for_badugi,
}
