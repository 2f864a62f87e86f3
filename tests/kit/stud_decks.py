"""Stacked decks for stud, where players who fold get no more cards."""

import random
from collections.abc import Mapping, Sequence

from croupier.cards import CARDS, Card, parse_cards
from croupier.games import game
from croupier.play.setup import SeatNo


def stud_deck(
    game_id: str,
    hole: Mapping[SeatNo, str],
    dealt_in: Sequence[SeatNo],
    gone: Mapping[SeatNo, int] | None = None,
) -> list[Card]:
    """A deck that gives each seat its *hole* cards, street by street, as far as it goes.

    *dealt_in* are the seats from the button's left; *gone* says on which street a seat folds: it
    gets the cards of that one and none of later ones.
    """
    named = {seat: list(parse_cards(text)) for seat, text in hole.items()}
    used = {card for cards in named.values() for card in cards}
    spare = [card for card in CARDS if card not in used]
    random.Random(52).shuffle(spare)
    deck: list[Card] = []
    for number, street in enumerate(game(game_id).streets):
        if number and spare:
            deck.append(spare.pop())
        seats = [s for s in dealt_in if gone is None or gone.get(s, number) >= number]
        for _ in range(street.down + street.up):
            for seat in seats:
                if own := named.get(seat):
                    deck.append(own.pop(0))
                elif spare:
                    deck.append(spare.pop())
    return [*deck, *spare]
