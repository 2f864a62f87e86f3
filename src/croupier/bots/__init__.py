"""Players made of code: they see a View and the game, never a card that is not theirs."""

from croupier.bots.policy import Policy, Rng
from croupier.bots.random import random_action
from croupier.bots.simple import simple_action

__all__ = ["Policy", "Rng", "random_action", "simple_action"]
