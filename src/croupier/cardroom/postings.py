"""What the money of a table means in the ledger, and for the chips in front of a player."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from croupier.cardroom import money as m
from croupier.cardroom.ledger import Account, Posting
from croupier.cardroom.rake import Rake
from croupier.cardroom.time_charge import ChargePaid
from croupier.play.setup import Chips
from croupier.rulebook.house import RuleId
from croupier.text import Text

Way = tuple[Account, Account, Chips]
"""Debit, credit, amount."""


def postings_of(event: m.MoneyEvent, *, table: str, key: str) -> tuple[Posting, ...]:
    """The postings of one event at a table; none for one that only changes what chips are.

    *key* names the event; several postings have a number besides.
    """
    ways = [way for way in _ways(event, f"table:{table}") if way[2]]
    return tuple(
        Posting(
            f"{key}.{number}" if number else key,
            event.at,
            debit,
            credit,
            amount,
            _memo(event),
            _ARTICLES.get(type(event), ()),
        )
        for number, (debit, credit, amount) in enumerate(ways)
    )


def rake_posting(rake: Rake, *, table: str, key: str, at: int) -> tuple[Posting, ...]:
    """The rake of a hand leaves the chips of its table; nothing where nothing is taken."""
    if not rake.total:
        return ()
    rules = rake.why.rules
    return (Posting(key, at, "rake", f"table:{table}", rake.total, rake.why.text, rules),)


def rent_posting(paid: ChargePaid, *, table: str) -> Posting:
    """A time charge that was paid: once a period, a player and a table."""
    payer = f"table:{table}" if paid.from_stack else f"player:{paid.player}"
    return Posting(
        key=f"rent:{table}:{paid.period}:{paid.player}",
        at=paid.at,
        debit="rent",
        credit=payer,
        amount=paid.amount,
        memo=Text(f"Time charge, {paid.player}", f"Forfait horaire, {paid.player}"),
        rules=("rrop3:2.procedures.2a",),
    )


def stack_change(event: m.MoneyEvent) -> Chips:
    """By how much *event* changes the chips in front of its player."""
    if isinstance(event, m.Left | m.MovedOn):
        return -event.stack
    if isinstance(event, m.AdvanceArrived):
        return event.amount - event.waits
    return _SIGNS.get(type(event), 0) * event.amount


_SIGNS: Mapping[type[m.MoneyEvent], int] = MappingProxyType(
    {
        m.BoughtIn: 1,
        m.AddedOn: 1,
        m.StackBrought: 1,
        m.TookAway: -1,
        m.PutBack: 1,
        m.AdvancePlays: 1,
        m.NotesAllowed: 1,
        m.NotesChanged: 1,
        m.ChipsSetAside: -1,
        m.ChipsGivenBack: 1,
    }
)


def _ways(event: m.MoneyEvent, table: Account) -> Iterator[Way]:
    way = _WAYS.get(type(event))
    if way is not None:
        yield from way(event, table)


def _comes(event: m.BoughtIn | m.AddedOn, table: Account) -> Iterator[Way]:
    yield table, _advance(event) if event.ordered else _player(event), event.amount


def _brought(event: m.StackBrought, table: Account) -> Iterator[Way]:
    yield table, f"table:{event.source}" if event.source else _player(event), event.amount


def _left(event: m.Left, table: Account) -> Iterator[Way]:
    yield _player(event), table, event.amount - event.on_way - event.away
    yield _player(event), _advance(event), event.on_way
    yield _player(event), _away(event), event.away


def _player(event: m.MoneyEvent) -> Account:
    return f"player:{event.player}"


def _advance(event: m.MoneyEvent) -> Account:
    return f"advance:{event.player}"


def _away(event: m.MoneyEvent) -> Account:
    return f"away:{event.player}"


_WAYS: Mapping[type[m.MoneyEvent], Callable[[Any, Account], Iterator[Way]]] = MappingProxyType(
    {
        m.BoughtIn: _comes,
        m.AddedOn: _comes,
        m.ChipsOrdered: lambda e, _: iter([(_advance(e), _player(e), e.amount)]),
        m.OrderReturned: lambda e, _: iter([(_player(e), _advance(e), e.amount)]),
        m.StackBrought: _brought,
        m.TookAway: lambda e, table: iter([(_away(e), table, e.amount)]),
        m.PutBack: lambda e, table: iter([(table, _away(e), e.amount)]),
        m.Left: _left,
        m.AdvanceBought: lambda e, _: iter([(_advance(e), _player(e), e.amount)]),
        m.AdvanceLost: lambda e, table: iter([(table, _advance(e), e.amount)]),
        m.AdvanceArrived: lambda e, table: iter([(table, _advance(e), e.amount)]),
        m.NotesAllowed: lambda e, table: iter([(table, _player(e), e.amount)]),
        m.NotesChanged: lambda e, table: iter([(table, _player(e), e.amount)]),
    }
)


_LEAVING = ("rrop3:2.procedures.5c", "general:acting.10")
_ADDING = ("rrop3:3.buyin.2b", "general:acting.9")
_WAITING = ("rrop3:2.procedures.6a",)
_NOTES = ("rrop3:2.procedures.3b",)

_ARTICLES: Mapping[type[m.MoneyEvent], tuple[RuleId, ...]] = MappingProxyType(
    {
        m.BoughtIn: ("rrop3:3.buyin.1",),
        m.AddedOn: _ADDING,
        m.ChipsOrdered: _ADDING,
        m.OrderReturned: _ADDING,
        m.StackBrought: ("rrop3:3.buyin.3a",),
        m.TookAway: _LEAVING[:1],
        m.PutBack: _LEAVING[:1],
        m.Left: _LEAVING,
        m.AdvanceBought: _WAITING,
        m.AdvanceLost: _WAITING,
        m.AdvanceArrived: _WAITING,
        m.NotesAllowed: _NOTES,
        m.NotesChanged: _NOTES,
    }
)
"""The articles by which chips change hands so."""


def _memo(event: m.MoneyEvent) -> Text:
    return _MEMOS.get(type(event), Text("Chips", "Jetons"))


_MEMOS: Mapping[type[m.MoneyEvent], Text] = MappingProxyType(
    {
        m.BoughtIn: Text("Buy-in", "Cave"),
        m.AddedOn: Text("Top-up", "Complément de cave"),
        m.ChipsOrdered: Text("Chips ordered in a hand", "Jetons commandés en cours de main"),
        m.OrderReturned: Text("Order given back", "Commande rendue"),
        m.StackBrought: Text("Stack brought along", "Tapis apporté"),
        m.TookAway: Text("Taken along for safety", "Emporté par sécurité"),
        m.PutBack: Text("Put back on the table", "Remis sur la table"),
        m.Left: Text("Cash-out", "Encaissement"),
        m.AdvanceBought: Text("Chips on their way", "Jetons en route"),
        m.AdvanceLost: Text("Lost from an advance", "Perdu sur une avance"),
        m.AdvanceArrived: Text("Chips arrived", "Jetons arrivés"),
        m.NotesAllowed: Text("Notes let play", "Billets admis en jeu"),
        m.NotesChanged: Text("Notes changed", "Billets changés"),
    }
)
