"""Hand histories in the PHH format: read, judge, change, write, replay and export."""

from croupier.formats.phh import PhhFile, PhhHand, check, read, warnings
from croupier.formats.phh_error import PhhError, Place
from croupier.formats.phh_export import export
from croupier.formats.phh_fields import unknown_fields
from croupier.formats.phh_replay import Replay, replay, replay_file
from croupier.formats.phh_setup import Scale
from croupier.formats.phh_write import changed, write, write_several
from croupier.formats.playback import Note

__all__ = [
    "Note",
    "PhhError",
    "PhhFile",
    "PhhHand",
    "Place",
    "Replay",
    "Scale",
    "changed",
    "check",
    "export",
    "read",
    "replay",
    "replay_file",
    "unknown_fields",
    "warnings",
    "write",
    "write_several",
]
