"""Hand histories in the PHH format: read, judge, change, write, replay and export."""

from croupier.formats.event_lines import (
    EventHand,
    event_lines,
    events_of,
    history_of,
    read_lines,
)
from croupier.formats.phh import PhhFile, PhhHand, check, read, warnings
from croupier.formats.phh_error import PhhError, Place
from croupier.formats.phh_export import export
from croupier.formats.phh_fields import unknown_fields
from croupier.formats.phh_replay import Replay, replay, replay_file
from croupier.formats.phh_scale import Scale
from croupier.formats.phh_write import changed, write, write_several
from croupier.formats.phhs import gathered, scattered
from croupier.formats.playback import Note

__all__ = [
    "EventHand",
    "Note",
    "PhhError",
    "PhhFile",
    "PhhHand",
    "Place",
    "Replay",
    "Scale",
    "changed",
    "check",
    "event_lines",
    "events_of",
    "export",
    "gathered",
    "history_of",
    "read",
    "read_lines",
    "replay",
    "replay_file",
    "scattered",
    "unknown_fields",
    "warnings",
    "write",
    "write_several",
]
