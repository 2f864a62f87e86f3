"""What hands win on average of a pot, if the cards nobody knows fall at random.

A spot is completed deal by deal, every way there is or at random, and each deal is judged.  Deals
come as an iterator, so that whoever asks may watch them go by.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, starmap
from math import comb, sqrt
from typing import Protocol, TypeVar

from croupier.cards import CARDS, DECKS, HIDDEN, JOKER, Card, show_cards
from croupier.games.game import Game, PotShare
from croupier.ranking import UNQUALIFIED, Score, best

T = TypeVar("T")

EIGHT = 8
"""The qualifier of a low half, unless the house has another."""

_FEWEST = 2

_SUITS_WIDTH = 16
_NO_FLUSH = 0x3333
_FLUSH = 0x8888
"""Three for each suit and five cards of one make eight."""

_weight = {
    card: 1 << (_SUITS_WIDTH + 3 * card.rank) | 1 << 4 * card.suit for card in CARDS
}.__getitem__


class SpotError(ValueError):
    """These cards cannot lie like this; the message says what is wrong."""


class Sampler(Protocol):
    """A source of chance: `random.Random` will do."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """*k* different ones of *population*."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Hands against each other; what a hand or the board lacks is to be dealt.

    *dead* cards are out of play.  *highest*: the highest rank of a low that must qualify.
    """

    game: Game
    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()
    highest: int = EIGHT

    @property
    def lacking(self) -> tuple[int, ...]:
        """How many cards each hand lacks, and at last the board."""
        size = max(self.game.hole_cards, *map(len, self.hands))
        open_board = max(0, self.game.board_cards - len(self.board))
        return (*(size - len(hand) for hand in self.hands), open_board)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that may still come."""
        seen = {*self.board, *self.dead, *(card for hand in self.hands for card in hand)}
        return tuple(card for card in _deck(self.game, seen) if card not in seen)


_Hands = tuple[tuple[Card, ...], ...]

Deal = tuple[_Hands, tuple[Card, ...]]
"""All hands and the board, complete."""


@dataclass(frozen=True, slots=True)
class HandEquity:
    """How one hand does: parts of 1.

    *win*: it takes all of the pot.  *tie*: it takes a part.  *equity*: what it takes on average,
    with the standard *error* of that, 0 if every deal was counted.
    """

    win: float
    tie: float
    equity: float
    error: float


@dataclass(frozen=True, slots=True)
class Equities:
    """How all hands do in *deals* deals, which are all there are or a sample."""

    hands: tuple[HandEquity, ...]
    deals: int
    exact: bool


def checked(spot: Spot) -> Spot:
    """*spot* itself; raises SpotError if its cards cannot lie like this."""
    _check_counts(spot)
    cards = [*spot.board, *spot.dead, *(card for hand in spot.hands for card in hand)]
    deck = _deck(spot.game, set(cards) if spot.game.joker == "by_option" else ())
    strange = [card for card in cards if card not in deck]
    if HIDDEN in strange:
        raise SpotError("a hidden card (??) may stand in a hand only, not on the board or dead")
    if strange:
        raise SpotError(f"{show_cards(strange[:1])} is not in the deck of {spot.game.id}")
    twice = [card for card, times in Counter(cards).items() if times > 1]
    if twice:
        raise SpotError(f"{show_cards(twice[:1])} is named twice; a card lies in one place")
    needed, left = sum(spot.lacking), len(spot.unseen)
    if needed > left:
        raise SpotError(f"{needed} more cards are needed and {left} are left; name fewer hands")
    return spot


def ways(spot: Spot) -> int:
    """How many deals complete *spot*."""
    left, number = len(spot.unseen), 1
    for count in spot.lacking:
        number *= comb(left, count)
        left -= count
    return number


def every_deal(spot: Spot) -> Iterator[Deal]:
    """Every way to complete *spot*, each once; there are `ways(spot)`."""
    *own, common = spot.lacking
    for dealt, left in _fillings(spot.unseen, own):
        hands = tuple((*hand, *more) for hand, more in zip(spot.hands, dealt, strict=True))
        for board in combinations(left, common):
            yield hands, spot.board + board


def random_deals(spot: Spot, rng: Sampler, samples: int) -> Iterator[Deal]:
    """*samples* ways to complete *spot*, each drawn anew."""
    *own, common = spot.lacking
    unseen = spot.unseen
    needed = min(len(unseen), sum(own) + common)
    for _ in range(samples):
        drawn = rng.sample(unseen, needed)
        hands, at = [], common
        for hand, count in zip(spot.hands, own, strict=True):
            hands.append((*hand, *drawn[at : at + count]))
            at += count
        yield tuple(hands), (*spot.board, *drawn[:common])


def equities(spot: Spot, deals: Iterable[Deal], *, exact: bool) -> Equities:
    """What the hands of *spot* win in *deals*; *exact* says that these are all there are."""
    outcomes = Counter(starmap(_judge(spot), deals))
    number = outcomes.total()
    if not number:
        raise SpotError("no deals, no equity")
    hands = tuple(
        _summed([(parts[place], times) for parts, times in outcomes.items()], number, exact=exact)
        for place in range(len(spot.hands))
    )
    return Equities(hands, number, exact)


def parts_won(
    shares: Sequence[PotShare],
    hands: Sequence[tuple[Card, ...]],
    board: tuple[Card, ...],
    highest: int = EIGHT,
) -> tuple[float, ...]:
    """The part of the pot each hand wins.

    A share for which no hand qualifies falls to the others; if there is none, all divide the pot.
    """
    won = [
        parts
        for share in shares
        if (parts := _parts_of_share(share, hands, board, highest)) is not None
    ]
    if not won:
        return (1 / len(hands),) * len(hands)
    if len(won) == 1:
        return won[0]
    return tuple(sum(parts) / len(won) for parts in zip(*won, strict=True))


def _judge(spot: Spot) -> Callable[[_Hands, tuple[Card, ...]], tuple[float, ...]]:
    """What gives the parts won of a deal of *spot*: the same as `parts_won`, the quicker way."""
    shares, highest = spot.game.shares, spot.highest
    share = shares[0]
    suits_count = share.scale == "badugi" or JOKER in (card for hand in spot.hands for card in hand)
    if len(shares) > 1 or share.from_hole or share.qualifier != "none" or suits_count:
        return lambda hands, board: parts_won(shares, hands, board, highest)
    return _by_ranks(share)


def _by_ranks(share: PotShare) -> Callable[[_Hands, tuple[Card, ...]], tuple[float, ...]]:
    """Hands without five cards of a suit are scored once for all suits they may have.

    The weights of a hand's cards add up to how many it has of each rank and each suit.
    """
    scores: dict[int, Score] = {}
    latest: _Hands = ()
    own: list[int] = []

    def judge(hands: _Hands, board: tuple[Card, ...]) -> tuple[float, ...]:
        nonlocal latest, own
        if hands is not latest:
            latest, own = hands, [sum(map(_weight, hand)) for hand in hands]
        common = sum(map(_weight, board), _NO_FLUSH)
        found = []
        for hand, weight in zip(hands, own, strict=True):
            total = common + weight
            score = None if total & _FLUSH else scores.get(total >> _SUITS_WIDTH)
            if score is None:
                score = best(share.scale, hand, board)
                if not total & _FLUSH:
                    scores[total >> _SUITS_WIDTH] = score
            found.append(score)
        return _divided(found)

    return judge


def _divided(scores: list[Score]) -> tuple[float, ...]:
    """The pot between the best scores; between all where none qualifies."""
    top = max(scores)
    part = 1 / scores.count(top)
    return tuple([part if score == top else 0.0 for score in scores])


def _parts_of_share(
    share: PotShare, hands: Sequence[tuple[Card, ...]], board: tuple[Card, ...], highest: int
) -> tuple[float, ...] | None:
    limit = highest if share.qualifier == "hilo" else 0
    scores = [best(share.scale, hand, board, share.from_hole, limit) for hand in hands]
    return None if max(scores) == UNQUALIFIED else _divided(scores)


def _fillings(
    unseen: Sequence[Card], counts: Sequence[int]
) -> Iterator[tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]]:
    """Every way to give so many cards to each hand in turn, and what is left of the deck."""
    if not counts:
        yield (), tuple(unseen)
        return
    for chosen in combinations(unseen, counts[0]):
        left = [card for card in unseen if card not in chosen] if chosen else unseen
        for others, rest in _fillings(left, counts[1:]):
            yield (chosen, *others), rest


def _summed(parts: Sequence[tuple[float, int]], number: int, *, exact: bool) -> HandEquity:
    mean = sum(part * times for part, times in parts) / number
    spread = sum((part - mean) ** 2 * times for part, times in parts) / number
    return HandEquity(
        win=sum(times for part, times in parts if part == 1) / number,
        tie=sum(times for part, times in parts if 0 < part < 1) / number,
        equity=mean,
        error=0.0 if exact else sqrt(spread / number),
    )


def _check_counts(spot: Spot) -> None:
    game = spot.game
    if not _FEWEST <= len(spot.hands) <= game.max_seats:
        raise SpotError(
            f"{game.id} is compared between {_FEWEST} to {game.max_seats} hands, "
            f"not {len(spot.hands)}; `random` is a hand too"
        )
    for hand in spot.hands:
        if len(hand) > game.hole_cards:
            raise SpotError(
                f"{show_cards(hand)} are {len(hand)} cards; "
                f"a hand of {game.id} has {game.hole_cards} at the showdown"
            )
    if len(spot.board) > game.board_cards:
        most = f"has {game.board_cards} at most" if game.board_cards else "has none"
        raise SpotError(f"the board of {game.id} {most}, not {len(spot.board)} cards")


def _deck(game: Game, seen: Iterable[Card]) -> tuple[Card, ...]:
    return DECKS["joker" if JOKER in seen else game.deck]
