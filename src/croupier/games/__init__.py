"""Which game is played: streets, shares of the pot, and who acts first, as data."""

from croupier.games.game import Deck, Game, Opener, PotShare, Scale, Street, Structure
from croupier.games.library import (
    add_game,
    game,
    game_ids,
    mixed_game,
    mixed_game_ids,
    packaged_game,
    packaged_ids,
    read_game,
)
from croupier.games.mixed import MixedGame, Turn

__all__ = [
    "Deck",
    "Game",
    "MixedGame",
    "Opener",
    "PotShare",
    "Scale",
    "Street",
    "Structure",
    "Turn",
    "add_game",
    "game",
    "game_ids",
    "mixed_game",
    "mixed_game_ids",
    "packaged_game",
    "packaged_ids",
    "read_game",
]
