"""`croupier equity`: what hands win on average, exactly or by sampling."""

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table

from croupier.cards import HIDDEN, Card, CardError, parse_cards, show_cards
from croupier.cli.games import named_game
from croupier.cli.output import notes, print_json, refuse, screen, watched
from croupier.data import DataError
from croupier.games.equity import (
    Equities,
    Spot,
    SpotError,
    checked,
    equities,
    every_deal,
    random_deals,
    ways,
)

MOST_COUNTED = 2_000_000
"""Up to so many deals every one is counted; of more a sample is taken."""

SAMPLES = 100_000

_WATCHED = 4096
_RANDOM = ("random", "?", "??")


@dataclass(frozen=True, slots=True)
class Asked:
    """Hands against each other, as they were typed."""

    hands: tuple[str, ...]
    board: str = ""
    dead: str = ""
    game: str = "holdem"

    def spot(self) -> Spot:
        """What was typed as cards.  Raises CardError, SpotError or DataError."""
        hands = tuple(_hand(text) for text in self.hands)
        return checked(Spot(named_game(self.game), hands, _cards(self.board), _cards(self.dead)))


def equity_of(asked: Asked, *, samples: int, seed: int, exact: bool, as_json: bool) -> int:
    """Print what each hand wins; the exit code.  *samples* 0 leaves the method to us."""
    try:
        spot = asked.spot()
    except (CardError, SpotError, DataError) as error:
        return refuse(error)
    number = ways(spot)
    if any(street.draw for street in spot.game.streets):
        notes().print("The hands are compared as they are: nobody draws.")
    if exact or number == 1 or (not samples and number <= MOST_COUNTED):
        found = equities(spot, watched(every_deal(spot), number, "deals", _WATCHED), exact=True)
    else:
        rng = random.Random(seed)  # noqa: S311 - a sample, seeded on purpose
        size = samples or SAMPLES
        deals = random_deals(spot, rng, size)
        found = equities(spot, watched(deals, size, "deals", _WATCHED), exact=False)
    if as_json:
        print_json(_as_data(spot, found, asked.hands, seed))
    else:
        _tell(spot, found, number, seed)
    return 0


def _hand(text: str) -> tuple[Card, ...]:
    """The known cards of a hand; a random hand has none.  Raises SpotError for no hand at all."""
    if not text.strip():
        raise SpotError("a hand is missing; write its cards, or `random`")
    if text.lower() in _RANDOM:
        return ()
    return tuple(card for card in _cards(text) if card != HIDDEN)


def _cards(text: str) -> tuple[Card, ...]:
    """Cards as people type them: small letters, commas and 10 for T are understood."""
    letters = re.sub(r"[\s,]", "", text).replace("10", "T")
    pairs = re.findall("..?", letters)
    return parse_cards("".join(pair[:1].upper() + pair[1:].lower() for pair in pairs))


def _name(spot: Spot, place: int) -> str:
    hand = spot.hands[place]
    return show_cards((*hand, *(HIDDEN,) * spot.lacking[place])) if hand else "random"


def _method(found: Equities, number: int, seed: int) -> str:
    if found.exact:
        return f"exact: all {found.deals:,} deals"
    return f"sampled: {found.deals:,} of {number:,} deals, seed {seed}"


def _tell(spot: Spot, found: Equities, number: int, seed: int) -> None:
    console = screen()
    if spot.board:
        console.print(f"board {show_cards(spot.board)}")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for head in ("hand", "win", "tie", "equity"):
        table.add_column(head, justify="left" if head == "hand" else "right", no_wrap=True)
    for place, hand in enumerate(found.hands):
        error = "" if found.exact else f" +- {hand.error:.2%}"
        table.add_row(
            _name(spot, place), f"{hand.win:.2%}", f"{hand.tie:.2%}", f"{hand.equity:.2%}{error}"
        )
    console.print(table)
    if len(spot.game.shares) > 1:
        console.print("win: the whole pot; tie: a part of it")
    console.print(_method(found, number, seed))


def _as_data(spot: Spot, found: Equities, texts: Sequence[str], seed: int) -> dict[str, object]:
    hands = [
        {
            "asked": text,
            "hand": _name(spot, place),
            "win": hand.win,
            "tie": hand.tie,
            "equity": hand.equity,
            "error": hand.error,
        }
        for place, (text, hand) in enumerate(zip(texts, found.hands, strict=True))
    ]
    return {
        "game": spot.game.id,
        "board": spot.board,
        "dead": spot.dead,
        "method": "exact" if found.exact else "sampled",
        "deals": found.deals,
        "seed": None if found.exact else seed,
        "hands": hands,
    }
