"""Who is who: a guest is known by a secret in his browser, of which only the hash is kept."""

import hashlib
import secrets
import unicodedata

from croupier.journal import Guest, Journal

_TOKEN_BYTES = 32
_ID_BYTES = 9
_MOST_LETTERS = 20


class BadName(ValueError):
    """No name a guest can be called by."""


def clean_name(name: str) -> str:
    """The name without needless spaces; raises BadName if nothing printable is left of it."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not text or len(text) > _MOST_LETTERS or not text.isprintable():
        raise BadName(name)
    return text


class Guests:
    """The guests of the room."""

    def __init__(self, journal: Journal) -> None:
        """Guests are kept in *journal*."""
        self._journal = journal

    def enter(self, name: str, token: str, *, at: int) -> tuple[Guest, str]:
        """The guest of *token* under his (new) name, or a new guest; and his token.

        *at* is in milliseconds since 1970.  Raises BadName.
        """
        name = clean_name(name)
        known = self.of(token)
        if known:
            self._journal.rename_guest(known.id, name)
            return Guest(known.id, name), token
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        guest = Guest(secrets.token_urlsafe(_ID_BYTES), name)
        self._journal.add_guest(guest, _hash(token), at=at)
        return guest, token

    def of(self, token: str) -> Guest | None:
        """The guest with this token, None if nobody has it."""
        return self._journal.guest_of(_hash(token)) if token else None


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
