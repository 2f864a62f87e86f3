"""What happened, kept: events as data, and the file they are written to."""

from croupier.journal.codec import CodecError, event_from, event_to
from croupier.journal.seating import seating_from, seating_to
from croupier.journal.store import Guest, Journal, JournalError, KeptNote, Note, Piles

__all__ = [
    "CodecError",
    "Guest",
    "Journal",
    "JournalError",
    "KeptNote",
    "Note",
    "Piles",
    "event_from",
    "event_to",
    "seating_from",
    "seating_to",
]
