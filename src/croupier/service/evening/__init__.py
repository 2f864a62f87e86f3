"""An evening in a card room that nobody has to come to: guests, games, tables and the floor.

Everything is asked of the desk, as browsers ask it, and every hand is played by the engine.  Chance
comes from one seeded source and time from one simulated clock, so that an evening can be repeated.
"""

from croupier.service.evening.figures import Figures, figures_of
from croupier.service.evening.night import Clock, Night
from croupier.service.evening.offer import Asked, Plan, plan_of
from croupier.service.evening.run import evening

__all__ = ["Asked", "Clock", "Figures", "Night", "Plan", "evening", "figures_of", "plan_of"]
