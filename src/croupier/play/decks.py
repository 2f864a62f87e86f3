"""Which cards a game is dealt from, in this house, and how that is told to the players."""

from croupier.cards import DECKS, JOKER, Card
from croupier.games.game import Game
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.text import Text

_CARDS = Text("{many} cards", "{many} cartes")
_WITH_JOKER = Text("{many} cards, joker", "{many} cartes, joker")


def deck_of(game: Game, house: House) -> tuple[Card, ...]:
    """The cards of the game, and a joker where the house puts one in."""
    joker = game.joker == "by_option" and house.options.draw.joker
    return DECKS["joker" if joker else game.deck]


@rule("rrop3:9.joker.1")
def deck_in_words(game: Game, house: House) -> Text:
    """Players are told how many cards there are, and of a joker: `53 cards, joker`."""
    deck = deck_of(game, house)
    words = _WITH_JOKER if JOKER in deck else _CARDS
    return words.format(many=len(deck))
