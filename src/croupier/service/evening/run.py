"""An evening from the first guest to the last chip cashed in."""

from random import Random

from croupier.service.evening.floor import Floor
from croupier.service.evening.night import AtTheDesk, Clock, Night
from croupier.service.evening.offer import Plan
from croupier.service.evening.people import guests_of
from croupier.service.evening.sitting import Sitting
from croupier.service.evening.tables import Tables
from croupier.service.evening.visits import Visits


def evening(plan: Plan, desk: AtTheDesk, clock: Clock) -> Night:
    """The evening of *plan* at that *desk*, ready to run; *clock* is the one the desk goes by."""
    rng = Random(plan.asked.seed)  # noqa: S311 - a simulation, seeded on purpose
    night = Night(plan, desk, clock, rng)
    visits = Visits(night, guests_of(plan, rng))
    tables = Tables(night, visits, Sitting(night, visits))
    Floor(night, tables).opens()
    return night
