"""Folds what happened at a table beside its seats: hands, stacks, wishes, charges, dealers."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from croupier.cardroom.desk import happened_at_table as ev
from croupier.cardroom.desk.fold_blinds import with_chips
from croupier.cardroom.desk.fold_rulings import ruling_appealed, ruling_filed
from croupier.cardroom.desk.state import Desk, DeskTable, Ended, HandOn
from croupier.cardroom.desk.view import beside_stacks, table_of
from croupier.cardroom.ledger import balance
from croupier.cardroom.saying import told
from croupier.cardroom.state import PlayerId, TableId
from croupier.cardroom.time_charge import Charge, Rent
from croupier.table.owed_blinds import BlindBook, starts
from croupier.table.penalties import counted_down
from croupier.table.why import RoomRefused, Why
from croupier.text import Text


def without_player(table: DeskTable, player: PlayerId) -> DeskTable:
    """The table without the chips, the wish and the plans of somebody who is gone."""
    return replace(
        table,
        stacks={who: chips for who, chips in table.stacks.items() if who != player},
        wishes={who: wish for who, wish in table.wishes.items() if who != player},
        leaving={who: chips for who, chips in table.leaving.items() if who != player},
        uncounted=table.uncounted - {player},
    )


def check_count(desk: Desk, table: TableId, event: ev.DeskEvent) -> None:
    """Raise RoomRefused if the counted stacks of a table are not what it holds, or more."""
    if isinstance(event, ev.HandEnded | ev.StackSet):
        _check_holds(desk, table)


def check_tables(desk: Desk) -> None:
    """Raise RoomRefused if the stacks of any table are not what it holds."""
    for table in desk.tables:
        _check_holds(desk, table)


def _check_holds(desk: Desk, table: TableId) -> None:
    kept = table_of(desk, table)
    known = (chips for player, chips in kept.stacks.items() if player not in kept.uncounted)
    counted = sum(known) + beside_stacks(kept)
    held = balance(desk.ledger, f"table:{table}")
    if counted == held or (kept.uncounted and counted < held):
        return
    off = told("{by} too many", "{by} de trop", by=counted - held)
    if counted < held:
        off = told("{by} missing", "il manque {by}", by=held - counted)
    raise RoomRefused(
        told(
            "The stacks of table {table} make {counted}, the table holds {held}: {off}.",
            "Les tapis de la table {table} font {counted}, elle contient {held}\u00a0: {off}.",
            table=table,
            counted=counted,
            held=held,
            off=off,
        ),
        Text("Count again, every stack.", "Recomptez chaque tapis."),
        ("house:ledger.covered",),
    )


def _button_drawn(table: DeskTable, event: ev.ButtonDrawn) -> DeskTable:
    return replace(table, blinds=starts(table.blinds, event.seat))


def _hand_set(table: DeskTable, event: ev.HandSet) -> DeskTable:
    if table.hand is not None or _seats(table.blinds) != _seats(event.book):
        raise RoomRefused(
            told(
                "Hand {hand} cannot begin at table {table} as it stands.",
                "La main {hand} ne peut commencer ainsi à la table {table}.",
                hand=event.hand,
                table=event.table,
            ),
            Text("End the hand before, or see who sits.", "Finissez la main, ou voyez qui joue."),
            ("rrop3:2.decisions.5b",),
        )
    return replace(
        table,
        hand=HandOn(event.hand, event.places, event.dealt_in, event.posts, event.at),
        hands=event.hand,
        blinds=event.book,
        wishes={who: wish for who, wish in table.wishes.items() if who not in event.dealt_in},
        missing=counted_down(table.missing, event.dealt_in),
    )


def _seats(book: BlindBook) -> set[tuple[PlayerId, int, bool, bool]]:
    """Who sits where, whether he is there, and whether with chips."""
    return {(one.player, one.seat, one.here, one.chips) for one in book.sitters if not one.gone}


def _rake_taken(table: DeskTable, event: ev.RakeTaken) -> DeskTable:
    hand = _hand(table, event.hand)
    facts = {"total": event.amount, "pots": event.pots, "seats": event.seats}
    why = Why(event.memo, event.rules, facts)
    before = _ended_before(table, event.hand)
    ended = Ended(hand.number, hand.dealt_in, hand.since, event.at, why)
    return replace(table, last=ended, before=before)


def _hand_ended(table: DeskTable, event: ev.HandEnded) -> DeskTable:
    hand = _hand(table, event.hand)
    stacks = dict(event.stacks)
    raked = table.last.rake if table.last and table.last.number == event.hand else None
    book = table.blinds
    for player in event.ruined:
        book = with_chips(book, player, chips=False)
    return replace(
        table,
        hand=None,
        blinds=book,
        stacks={**table.stacks, **stacks},
        uncounted=(table.uncounted - stacks.keys()) | set(event.uncounted),
        last=Ended(hand.number, hand.dealt_in, hand.since, event.at, raked),
        before=_ended_before(table, event.hand),
    )


def _ended_before(table: DeskTable, hand: int) -> Ended | None:
    """The hand that ended before that one, whose rake may have been noted as the last already."""
    last = table.last
    return table.before if last and last.number == hand else last


def _hand(table: DeskTable, number: int) -> HandOn:
    if table.hand is None or table.hand.number != number:
        raise RoomRefused(
            told("Hand {hand} is not on.", "La main {hand} n’est pas en cours.", hand=number),
            Text("Begin a hand first.", "Commencez d’abord une main."),
            ("rrop3:2.decisions.5b",),
        )
    return table.hand


def _stack_set(table: DeskTable, event: ev.StackSet) -> DeskTable:
    if event.player not in table.stacks:
        raise RoomRefused(
            told(
                "{player} has no chips at table {table}.",
                "{player} n’a pas de jetons à la table {table}.",
                player=event.player,
                table=event.table,
            ),
            Text("Name somebody who sits there.", "Nommez quelqu’un de cette table."),
            ("rrop3:2.procedures.25",),
        )
    plays = event.stack + table.money.of(event.player).behind > 0
    return replace(
        table,
        stacks={**table.stacks, event.player: event.stack},
        uncounted=table.uncounted - {event.player},
        blinds=with_chips(table.blinds, event.player, chips=plays),
    )


def _blinds_dodged(table: DeskTable, event: ev.BlindsDodged) -> DeskTable:
    if not event.owed:
        return table
    return replace(table, blinds=table.blinds.owing(event.player, *event.blinds))


def _charge_set(table: DeskTable, event: ev.ChargeSet) -> DeskTable:
    charge = Charge(event.amount, event.period, event.at) if event.amount else None
    return replace(table, charge=charge, rent=Rent())


AT_TABLE: Mapping[type[ev.DeskEvent], Callable[[DeskTable, Any], DeskTable]] = MappingProxyType(
    {
        ev.ButtonDrawn: _button_drawn,
        ev.HandSet: _hand_set,
        ev.RakeTaken: _rake_taken,
        ev.HandEnded: _hand_ended,
        ev.StackSet: _stack_set,
        ev.ChargeSet: _charge_set,
        ev.WishSet: lambda t, e: replace(t, wishes={**t.wishes, e.player: e.wish}),
        ev.LeavingSet: lambda t, e: replace(t, leaving={**t.leaving, e.player: e.stack}),
        ev.ChipsShown: lambda t, e: replace(t, shown={**t.shown, e.player: e.chips}),
        ev.HandsToMissSet: lambda t, e: replace(t, missing={**t.missing, e.player: e.hands}),
        ev.BlindsDodged: _blinds_dodged,
        ev.RulingFiled: ruling_filed,
        ev.RulingAppealed: ruling_appealed,
        ev.DealerPushed: lambda t, e: replace(t, dealer=e.dealer),
    }
)
"""How each fact of a table is folded into it."""
