"""What a fact of the desk says: its sentence with names, amounts, cards and choices in words."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from croupier.cardroom.breach_words import BREACH_WORDS
from croupier.cardroom.desk.fact_sentences import WORDS
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.happened_at_table import RulingFiled, WishSet
from croupier.cardroom.happened import CallEnded, ChangeRequested, SeatLocked
from croupier.cardroom.ledger import Account, Posting
from croupier.cardroom.people import BreachLogged, Sanctioned
from croupier.cardroom.sanctions import KINDS
from croupier.cardroom.saying import signed
from croupier.cardroom.state import ANY_SEAT, Lock
from croupier.cardroom.time_charge import StandingBrought
from croupier.cards import Card
from croupier.text import Text, amount_text

_AMOUNTS = frozenset(
    {"amount", "money", "chips", "stack", "advance", "behind", "away", "on_way", "drop", "waits"}
)
"""Fields that are chips; other numbers are written as they are."""

_WISHES = {
    "post": Text("post and come in", "poster et entrer"),
    "wait": Text("wait for the big blind", "attendre la grosse blinde"),
}


def fact_words(fact: Fact) -> Text:
    """The fact as a sentence; by its tag where nobody has put it into words."""
    template = WORDS.get(fact.tag, Text(fact.tag, fact.tag))
    return template.format(**_values(fact))


def concerns(fact: Fact, player: str, table: str) -> bool:
    """Whether the fact names that *player* and that *table*; an empty name is everybody’s."""
    values = [getattr(fact.event, one.name) for one in fields(fact.event)]
    of_table = not table or table in {fact.table, *_names(values)}
    return of_table and (not player or player in _names(values))


def _names(value: object) -> Iterator[str]:
    """Every word in *value*, however deep it lies."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from _names(one)
    elif isinstance(value, Lock):
        yield from (value.player, value.table)


def _values(fact: Fact) -> dict[str, Text | str]:
    """Each field of the event in words."""
    event: Any = fact.event
    values = {one.name: _shown(one.name, getattr(event, one.name)) for one in fields(event)}
    values.setdefault("table", fact.table)
    return {**values, **_OWN.get(fact.tag, _nothing)(event)}


def _shown(name: str, value: object) -> Text | str:
    if isinstance(value, Text):
        return value
    if isinstance(value, int) and not isinstance(value, bool) and name in _AMOUNTS:
        return amount_text(value)
    if isinstance(value, tuple | list | frozenset):
        return _joined(value)
    return _word(getattr(value, "id", value)) or "–"


def _joined(values: Iterable[object]) -> str:
    """Names one after the other; of pairs both parts."""
    words = (" ".join(map(_word, one)) if isinstance(one, tuple) else _word(one) for one in values)
    return ", ".join(words) or "–"


def _word(value: object) -> str:
    return signed(value) if isinstance(value, Card) else str(value)


def _nothing(_: object) -> dict[str, Text | str]:
    return {}


def _lock(event: SeatLocked) -> dict[str, Text | str]:
    lock = event.lock
    return {"lock_seat": str(lock.seat), "lock_table": lock.table, "lock_player": lock.player}


def _request(event: ChangeRequested) -> dict[str, Text | str]:
    if event.to:
        return {"wish": Text("table {to}", "la table {to}").format(to=event.to)}
    if event.seat == ANY_SEAT:
        return {"wish": Text("any other seat", "n’importe quel autre siège")}
    return {"wish": Text("seat {seat}", "le siège {seat}").format(seat=str(event.seat))}


def _wish(event: WishSet) -> dict[str, Text | str]:
    return {"wish": _WISHES.get(event.wish, Text(event.wish, event.wish))}


def _standing(event: StandingBrought) -> dict[str, Text | str]:
    return {"standing": _STANDINGS[event.standing]}


_STANDINGS: Mapping[str, Text] = {
    "owes": Text("the time charge is owed", "le forfait est dû"),
    "paid": Text("the time charge is paid", "le forfait est payé"),
    "exempt": Text("no time charge in this period", "pas de forfait pour cette période"),
    "courtesy": Text("the courtesy play goes on", "le jeu de courtoisie continue"),
    "played_out": Text("the courtesy play is over", "le jeu de courtoisie est terminé"),
}


def _call(event: CallEnded) -> dict[str, Text | str]:
    return {"how": _HOW[event.how]}


_HOW: Mapping[str, Text] = {
    "passed": Text("the call is let go by", "l’appel est refusé"),
    "silent": Text("the call was not answered", "l’appel est resté sans réponse"),
    "skipped": Text("the call is over", "l’appel est terminé"),
}


def _breach(event: BreachLogged) -> dict[str, Text | str]:
    what = _COMPLAINT if event.complaint else _BREACH
    return {"what": what, "breach": BREACH_WORDS.get(event.breach, _as_is(event.breach))}


_BREACH = Text("breach", "infraction")
_COMPLAINT = Text("complaint", "plainte")


def _sanction(event: Sanctioned) -> dict[str, Text | str]:
    kind = KINDS.get(event.kind)
    return {"kind": kind.name if kind else _as_is(event.kind)}


def _ruling(event: RulingFiled) -> dict[str, Text | str]:
    if not event.instead_of:
        return {"aside": Text("", "")}
    words = {"what": event.instead_of, "reason": event.reason}
    return {"aside": _ASIDE.format(**words)}


_ASIDE = Text(" (instead of {what}: {reason})", " (au lieu de {what}\u00a0: {reason})")


def _posting(event: Posting) -> dict[str, Text | str]:
    return {"credit": _account(event.credit), "debit": _account(event.debit)}


def _account(account: Account) -> Text:
    kind, _, name = account.partition(":")
    return _ACCOUNTS.get(kind, _as_is(account)).format(name=name)


_ACCOUNTS: Mapping[str, Text] = {
    "player": Text("{name}", "{name}"),
    "table": Text("table {name}", "table {name}"),
    "advance": Text("chips on their way to {name}", "jetons en route pour {name}"),
    "away": Text("chips taken along by {name}", "jetons emportés par {name}"),
    "cage": Text("cage", "caisse"),
    "rake": Text("rake", "prélèvement"),
    "rent": Text("time charge", "forfait horaire"),
}


def _as_is(word: str) -> Text:
    return Text(word, word)


_OWN: Mapping[str, Callable[[Any], dict[str, Text | str]]] = {
    "room.seat_locked": _lock,
    "room.change_requested": _request,
    "room.call_ended": _call,
    "desk.wish_set": _wish,
    "rent.standing_brought": _standing,
    "conduct.breach_logged": _breach,
    "conduct.sanctioned": _sanction,
    "desk.ruling_filed": _ruling,
    "ledger.posting": _posting,
}
