"""The room at work: tables that deal by the clock, people and bots in their seats."""

from croupier.service.demo import demo_tables
from croupier.service.guests import Guests
from croupier.service.live_table import LiveTable
from croupier.service.log import Entry, Line, lines_for
from croupier.service.refusals import Declined
from croupier.service.room import Room
from croupier.service.sight import Sight, sight
from croupier.service.tempo import Tempo

__all__ = [
    "Declined",
    "Entry",
    "Guests",
    "Line",
    "LiveTable",
    "Room",
    "Sight",
    "Tempo",
    "demo_tables",
    "lines_for",
    "sight",
]
