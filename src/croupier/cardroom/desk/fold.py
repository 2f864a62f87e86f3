"""Folds facts into the desk; nothing is judged here, but what cannot stand is refused.

A ledger that does not add up, two players in one seat, a hand that begins in a hand, chips that
nobody has: a history that comes to such a thing is not one.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from croupier.cardroom import decks, money, people, time_charge
from croupier.cardroom import fold as room_fold
from croupier.cardroom.desk import fold_blinds
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.fold_known import noticed, penalty_moved
from croupier.cardroom.desk.fold_table import AT_TABLE, check_count, without_player
from croupier.cardroom.desk.happened_at_table import DeskEvent, RakeSet, StakesSet, TakenBack
from croupier.cardroom.desk.postings_of import postings_at
from croupier.cardroom.desk.resting import check_rests
from croupier.cardroom.desk.state import Desk, DeskTable, Played
from croupier.cardroom.desk.view import players_at, table_of
from croupier.cardroom.happened import ExtraPlaceClosed, Happened, TableClosed, TableOpened
from croupier.cardroom.ledger import Ledger, Posting, correction, post
from croupier.cardroom.people import Entry
from croupier.cardroom.postings import stack_change
from croupier.cardroom.saying import told
from croupier.cardroom.state import PlayerId, Room, RoomTable
from croupier.cardroom.time_charge import ChargeFellDue, ChargePaid, RentEvent
from croupier.table.why import RoomRefused
from croupier.text import Text


def evolve(desk: Desk, *facts: Fact) -> Desk:
    """The desk after *facts*; the given one stays as it was.

    Raises RoomRefused for a fact that cannot be, and TypeError for one that takes others back:
    for that the whole history is needed, see `folded`.
    """
    for fact in facts:
        seq = desk.seq + 1
        desk = replace(_folded_one(desk, fact, seq), seq=seq)
    return desk


def folded(facts: Iterable[Fact]) -> Desk:
    """The desk that a whole history has come to, numbered from 1.

    What was taken back counts nowhere but in the ledger, where its counter stands beside it.
    """
    history = tuple(facts)
    gone = frozenset(
        seq for fact in history if isinstance(fact.event, TakenBack) for seq in fact.event.seqs
    )
    desk = Desk()
    for seq, fact in enumerate(history, 1):
        counts = seq not in gone and not isinstance(fact.event, TakenBack)
        desk = evolve(desk, fact) if counts else replace(desk, seq=seq)
    if not gone:
        return desk
    return replace(desk, ledger=whole_ledger(history), taken_back=gone)


def whole_ledger(history: Sequence[Fact]) -> Ledger:
    """The ledger with every posting that was ever made, and the counter postings."""
    ledger = Ledger()
    for seq, fact in enumerate(history, 1):
        if isinstance(fact.event, TakenBack):
            ledger = countered(ledger, history, fact.event, seq)
        else:
            ledger = post(ledger, *postings_at(fact, seq))
    return ledger


def countered(ledger: Ledger, history: Sequence[Fact], back: TakenBack, seq: int) -> Ledger:
    """The ledger with the counter of each posting of the facts that *back* takes back."""
    memo = Text(f"Taken back: {back.reason}", f"Annulation\u00a0: {back.reason}")
    wrong = [one for each in back.seqs for one in postings_at(history[each - 1], each)]
    left = [
        correction(ledger, one.key, key=f"{seq}.{one.key}", at=back.at, memo=memo)
        for one in reversed(wrong)
    ]
    while left:
        ledger, left = _counter_some(ledger, left)
    return ledger


def _counter_some(ledger: Ledger, left: list[Posting]) -> tuple[Ledger, list[Posting]]:
    """Chips that go back may have to come back first: whatever can be posted now is."""
    waiting: list[Posting] = []
    refusal: RoomRefused | None = None
    for one in left:
        try:
            ledger = post(ledger, one)
        except RoomRefused as error:
            waiting.append(one)
            refusal = error
    if refusal is not None and len(waiting) == len(left):
        raise refusal
    return ledger, waiting


def _folded_one(desk: Desk, fact: Fact, seq: int) -> Desk:
    event = fact.event
    check_rests(desk, fact)
    desk = noticed(desk, event)
    posted = postings_at(fact, seq)
    if posted:
        desk = replace(desk, ledger=post(desk.ledger, *posted))
    if isinstance(event, Happened):
        return _happened(desk, event)
    if isinstance(event, Entry):
        return replace(desk, files=people.evolve(desk.files, event))
    if isinstance(event, DeskEvent):
        return _of_the_desk(desk, fact, event)
    if isinstance(event, Posting):
        return desk
    table = table_of(desk, fact.table)
    return _with_table(desk, fact.table, _OF_A_TABLE[_family(event)](table, event))


def _happened(desk: Desk, event: Happened) -> Desk:
    room = room_fold.evolve(desk.room, event)
    changed = _in_step(desk.tables, desk.room, room, event)
    if changed:
        _check_one_seat(room)
        changed = penalty_moved(changed, event)
        return replace(desk, room=room, tables={**desk.tables, **changed})
    return replace(desk, room=room)


def _in_step(
    tables: Mapping[str, DeskTable], before: Room, after: Room, event: Happened
) -> dict[str, DeskTable]:
    """What changes at the tables whose seats have changed."""
    if before.tables is after.tables:
        return {}
    old = {table.id: table for table in before.tables}
    return {
        new.id: _table_in_step(tables.get(new.id), old.get(new.id), new, event)
        for new in after.tables
        if old.get(new.id) is not new
    }


def _table_in_step(
    kept: DeskTable | None, old: RoomTable | None, new: RoomTable, event: Happened
) -> DeskTable:
    """A table keeps its money and its decks when it closes, and nothing else."""
    if kept is None or old is None:
        return DeskTable(blinds=fold_blinds.opened(new))
    if isinstance(event, TableOpened | TableClosed) and event.table == new.id:
        return DeskTable(money=kept.money, blinds=fold_blinds.opened(new), decks=kept.decks)
    here = players_at(new)
    _check_in_hand(kept, here)
    resized = isinstance(event, ExtraPlaceClosed) and event.table == new.id
    book = fold_blinds.in_step(kept.blinds, old, new, resized=resized)
    stacks = {**dict.fromkeys((p for p in here if p not in kept.stacks), 0), **kept.stacks}
    shown = {player: chips for player, chips in kept.shown.items() if player not in here}
    return replace(kept, blinds=book, stacks=stacks, shown=shown)


def _check_in_hand(table: DeskTable, here: tuple[PlayerId, ...]) -> None:
    gone = [p for p in table.hand.dealt_in if p not in here] if table.hand else []
    if gone:
        raise RoomRefused(
            told("{who} is dealt into a hand.", "{who} participe à une main.", who=gone[0]),
            Text("He leaves when it is over.", "Il part quand elle est finie."),
            ("general:acting.10",),
        )


def _check_one_seat(room: Room) -> None:
    """Raise RoomRefused if somebody plays at two places, or two at one."""
    seen: set[PlayerId] = set()
    for table in room.tables:
        seats = {sitter.seat for sitter in table.sitters}
        here = players_at(table)
        twice = [player for player in here if player in seen or here.count(player) > 1]
        if twice or len(seats) < len(table.sitters):
            who = twice[0] if twice else table.sitters[0].player
            raise RoomRefused(
                told("{who} would have two seats.", "{who} aurait deux sièges.", who=who),
                Text("One seat a player, one player a seat.", "Un siège, un seul joueur."),
                ("rrop3:2.seating.4",),
            )
        seen.update(here)


def _of_the_desk(desk: Desk, fact: Fact, event: DeskEvent) -> Desk:
    if isinstance(event, StakesSet):
        before = desk.games.get(event.game, Played(event.variant, event.stakes))
        played = replace(before, variant=event.variant, stakes=event.stakes)
        return replace(desk, games={**desk.games, event.game: played})
    if isinstance(event, RakeSet):
        now = desk.games.get(event.game)
        if now is None:
            raise _unknown(event.game)
        played = replace(now, caps=event.caps, drop=event.drop)
        return replace(desk, games={**desk.games, event.game: played})
    if isinstance(event, TakenBack):
        raise TypeError("what is taken back needs the whole history to be folded")
    table = AT_TABLE[type(event)](table_of(desk, fact.table), event)
    after = _with_table(desk, fact.table, table)
    check_count(after, fact.table, event)
    return after


def _unknown(game: str) -> RoomRefused:
    return RoomRefused(
        told("No game {game} is offered.", "Aucune partie {game} n’est proposée.", game=game),
        Text("Offer the game first.", "Proposez d’abord la partie."),
        ("rrop3:2.procedures.1",),
    )


def _with_table(desk: Desk, table: str, now: DeskTable) -> Desk:
    if table not in desk.tables:
        raise RoomRefused(
            told("There is no table {table}.", "Il n’y a pas de table {table}.", table=table),
            Text("Place the table first.", "Installez d’abord la table."),
            ("rrop3:2.procedures.1",),
        )
    return replace(desk, tables={**desk.tables, table: now})


def _family(event: object) -> type:
    families = (money.MoneyEvent, RentEvent, ChargeFellDue, decks.DeckEvent)
    return next(family for family in families if isinstance(event, family))


def _money(table: DeskTable, event: money.MoneyEvent) -> DeskTable:
    if event.player not in table.stacks:
        raise RoomRefused(
            told("{who} has no seat there.", "{who} n’a pas de siège là.", who=event.player),
            Text("Chips move where their owner sits.", "Les jetons suivent leur propriétaire."),
            ("rrop3:2.procedures.25",),
        )
    purses = money.evolve(table.money, event)
    if isinstance(event, money.Left | money.MovedOn):
        return without_player(replace(table, money=purses), event.player)
    stack = table.stacks.get(event.player, 0) + stack_change(event)
    _check_has(event.player, stack)
    plays = stack + purses.of(event.player).behind > 0
    return replace(
        table,
        money=purses,
        stacks={**table.stacks, event.player: stack},
        blinds=fold_blinds.with_chips(table.blinds, event.player, chips=plays),
    )


def _rent(table: DeskTable, event: RentEvent) -> DeskTable:
    table = replace(table, rent=time_charge.evolve(table.rent, event))
    if not isinstance(event, ChargePaid) or not event.from_stack:
        return table
    stack = table.stacks.get(event.player, 0) - event.amount
    _check_has(event.player, stack)
    plays = stack + table.money.of(event.player).behind > 0
    return replace(
        table,
        stacks={**table.stacks, event.player: stack},
        blinds=fold_blinds.with_chips(table.blinds, event.player, chips=plays),
    )


def _check_has(player: PlayerId, stack: int) -> None:
    if stack < 0:
        raise RoomRefused(
            told(
                "{player} would have {short} less than nothing.",
                "Il manquerait {short} à {player}.",
                player=player,
                short=-stack,
            ),
            Text("Count the stack again.", "Recomptez le tapis."),
            ("house:ledger.covered",),
        )


_OF_A_TABLE: Mapping[type, Callable[[DeskTable, Any], DeskTable]] = MappingProxyType(
    {
        money.MoneyEvent: _money,
        RentEvent: _rent,
        ChargeFellDue: lambda table, e: replace(table, rent=time_charge.evolve(table.rent, e)),
        decks.DeckEvent: lambda table, e: replace(table, decks=decks.evolve(table.decks, e)),
    }
)
