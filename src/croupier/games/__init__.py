"""The games: what is dealt and who wins, as data files in a closed vocabulary."""

from croupier.games.game import Game, Opener, PotShare, Scale, Street, Structure
from croupier.games.library import game, game_ids

__all__ = ["Game", "Opener", "PotShare", "Scale", "Street", "Structure", "game", "game_ids"]
