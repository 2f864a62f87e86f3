"""What must hold at every line a desk has written, looked at again from the first one."""

from collections.abc import Sequence
from dataclasses import replace

from croupier.cardroom.desk.corrections import Record
from croupier.cardroom.desk.fold import evolve, folded
from croupier.cardroom.desk.happened_at_table import TakenBack
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.view import beside_stacks
from croupier.cardroom.ledger import Ledger, balance, post
from croupier.cardroom.saying import told
from croupier.table.why import RoomRefused
from croupier.text import Text


def left_out(here: int, written: int) -> list[Text]:
    """That facts are missing at the end, where more were *written* than are *here*."""
    if here >= written:
        return []
    return [
        told(
            "{written} facts were written down and {here} are here.",
            "{written} faits ont été inscrits, {here} sont ici.",
            written=written,
            here=here,
        )
    ]


def faults_of(records: Sequence[Record], desk: Desk) -> list[Text]:
    """What is wrong with a history and the *desk* it is said to make; nothing if it is sound.

    Every fact is folded anew.  After each deed the ledger adds up to zero and nobody has two
    seats; at the end the chips of each table are those of its account, and posting everything
    again comes to the same balances.
    """
    history = [record.fact for record in records]
    try:
        again = folded(history)
    except RoomRefused as refused:
        return [refused.text]
    faults = [*_step_by_step(records, desk.taken_back), *_tables(desk), *_postings(desk.ledger)]
    if again != desk:
        faults.append(
            Text("Folding it again gives another room.", "Relu, le journal donne une autre salle.")
        )
    return faults


def _step_by_step(records: Sequence[Record], gone: frozenset[int]) -> list[Text]:
    """Faults after single facts, those left out that were taken back."""
    desk, faults = Desk(), list[Text]()
    for record in records:
        if record.seq in gone or isinstance(record.fact.event, TakenBack):
            desk = replace(desk, seq=record.seq)
            continue
        desk = evolve(desk, record.fact)
        if total := sum(desk.ledger.balances.values()):
            faults.append(
                told(
                    "After fact {seq} the ledger adds up to {total}.",
                    "Après le fait {seq}, le livre de comptes fait {total}.",
                    seq=str(record.seq),
                    total=total,
                )
            )
        faults += _two_seats(desk, f"{record.seq}")
    return faults


def _two_seats(desk: Desk, seq: str) -> list[Text]:
    seen: set[str] = set()
    faults = []
    for table in desk.room.tables:
        for player in (name for one in table.sitters for name in (one.player, one.over) if name):
            if player in seen:
                faults.append(
                    told(
                        "After fact {seq} {player} has two seats.",
                        "Après le fait {seq}, {player} a deux sièges.",
                        seq=seq,
                        player=player,
                    )
                )
            seen.add(player)
    return faults


def _tables(desk: Desk) -> list[Text]:
    """Between two hands, where all chips were counted, a table holds what its account says."""
    faults = []
    for table, kept in desk.tables.items():
        if kept.hand is not None or kept.uncounted:
            continue
        held = balance(desk.ledger, f"table:{table}")
        here = sum(kept.stacks.values()) + beside_stacks(kept)
        if held != here:
            faults.append(
                told(
                    "Table {table} has {here} in chips and {held} in the ledger.",
                    "La table {table} a {here} en jetons et {held} dans le livre.",
                    table=table,
                    here=here,
                    held=held,
                )
            )
    return faults


def _postings(ledger: Ledger) -> list[Text]:
    try:
        again = post(Ledger(), *ledger.postings)
    except RoomRefused as refused:
        return [refused.text]
    if again.balances == ledger.balances:
        return []
    return [
        Text(
            "Posted again, the ledger has other balances.",
            "Réinscrit, le livre de comptes a d’autres soldes.",
        )
    ]
