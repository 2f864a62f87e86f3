"""Which game is played: streets, shares of the pot, and who acts first, as data."""

from croupier.games.game import Deck, Game, Opener, PotShare, Scale, Street, Structure
from croupier.games.library import (
    add_game,
    game,
    game_ids,
    packaged_game,
    packaged_ids,
    read_game,
    rotation,
    rotation_ids,
)
from croupier.games.mixed import Rotation, Turn

__all__ = [
    "Deck",
    "Game",
    "Opener",
    "PotShare",
    "Rotation",
    "Scale",
    "Street",
    "Structure",
    "Turn",
    "add_game",
    "game",
    "game_ids",
    "packaged_game",
    "packaged_ids",
    "read_game",
    "rotation",
    "rotation_ids",
]
