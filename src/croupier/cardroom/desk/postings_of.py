"""What a fact of the desk means in the ledger: a posting's key is the number of its fact."""

from dataclasses import replace

from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.happened_at_table import RakeTaken
from croupier.cardroom.happened import LockReleased, Moved, Seated, SeatLocked
from croupier.cardroom.ledger import Posting
from croupier.cardroom.money import MoneyEvent
from croupier.cardroom.postings import postings_of, rent_posting
from croupier.cardroom.time_charge import ChargePaid
from croupier.text import Text


def postings_at(fact: Fact, seq: int) -> tuple[Posting, ...]:
    """The postings of fact number *seq*; none for one that moves no money."""
    event, key = fact.event, str(seq)
    if isinstance(event, MoneyEvent):
        return postings_of(event, table=fact.table, key=key)
    if isinstance(event, Posting):
        return (event,)
    if isinstance(event, ChargePaid):
        return (replace(rent_posting(event, table=fact.table), key=key),)
    if isinstance(event, SeatLocked | LockReleased | Seated | Moved):
        return _lock_up(event, key)
    if isinstance(event, RakeTaken) and event.amount:
        house, table = "rake", f"table:{fact.table}"
        return (Posting(key, event.at, house, table, event.amount, event.memo, event.rules),)
    return ()


def _lock_up(event: SeatLocked | LockReleased | Seated | Moved, key: str) -> tuple[Posting, ...]:
    """The cage has the money that keeps a seat, and gives it back however that ends."""
    lock = event.lock if isinstance(event, SeatLocked) else event
    if not lock.money:
        return ()
    player = f"player:{lock.player}"
    if lock is event:
        return (Posting(key, event.at, player, "cage", lock.money, _BACK),)
    return (Posting(key, event.at, "cage", player, lock.money, _KEPT),)


_KEPT = Text("Kept for a seat", "Déposé pour un siège")
_BACK = Text("Given back for a seat", "Rendu pour un siège")
