"""The books of the card room for browsers: its ledger, what is settled, the files of people."""

from dataclasses import dataclass

from croupier.cardroom import people
from croupier.cardroom.ledger import Ledger, Posting, balance, history
from croupier.cardroom.people import Entry
from croupier.cardroom.settlement import settle_ledger
from croupier.cardroom.state import PlayerId, Role
from croupier.web import desk_wire as to
from croupier.web.desk_seats import Scene
from croupier.web.desk_words import moment, named, why_of
from croupier.web.wire_words import text

_PLAYER = "player:"


def ledger_of(scene: Scene) -> to.DeskLedger:
    """The whole ledger."""
    ledger = scene.desk.ledger
    return to.DeskLedger(
        accounts=[
            to.Account(account, _owner(scene, account), amount)
            for account, amount in sorted(ledger.balances.items())
        ],
        postings=[
            _posting(scene, ledger, number, one) for number, one in enumerate(ledger.postings, 1)
        ],
        sum=sum(ledger.balances.values()),
    )


def settlement_of(scene: Scene) -> to.DeskSettlement:
    """Who pays whom.  Raises RoomRefused while chips are still out."""
    settled = settle_ledger(scene.desk.ledger)
    return to.DeskSettlement(
        transfers=[
            to.DeskTransfer(
                one.payer,
                _owner(scene, one.payer),
                one.payee,
                _owner(scene, one.payee),
                one.amount,
            )
            for one in settled.transfers
        ],
        why=why_of(settled.why, scene.names, facts=True),
    )


def _owner(scene: Scene, account: str) -> str:
    """Whose account it is; empty for one of the house or of a table."""
    if not account.startswith(_PLAYER):
        return ""
    return scene.name(account.removeprefix(_PLAYER))


def _posting(scene: Scene, ledger: Ledger, number: int, one: Posting) -> to.Posting:
    return to.Posting(
        number=number,
        key=one.key,
        at=moment(one.at),
        debit=one.debit,
        credit=one.credit,
        amount=one.amount,
        memo=text(named(one.memo, scene.names)),
        rules=list(one.rules),
        corrects=one.corrects,
        corrected=ledger.corrected.get(one.key, ""),
    )


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a file: he himself is told less than the staff."""

    staff: bool


def file_of(scene: Scene, id: PlayerId, role: Role, reader: Reader) -> to.PersonFile:
    """All that is kept of one person, as far as *reader* may know."""
    desk, account = scene.desk, f"{_PLAYER}{id}"
    now = people.standing(desk.files, id, scene.at)
    lines = [one for one in desk.files.of(id) if reader.staff or not _is_complaint(one)]
    numbers = {one.key: number for number, one in enumerate(desk.ledger.postings, 1)}
    return to.PersonFile(
        id=id,
        name=scene.name(id),
        role=role,
        entries=[_entry(scene, one, reader) for one in lines],
        barred=bool(now.barred),
        suspended_until=moment(now.suspended_until),
        muted_until=moment(now.muted_until),
        balance=balance(desk.ledger, account),
        purses=_purses(scene, id),
        rows=[
            _posting(scene, desk.ledger, numbers[row.posting.key], row.posting)
            for row in history(desk.ledger, account)
        ],
    )


def _is_complaint(entry: Entry) -> bool:
    return isinstance(entry, people.BreachLogged) and entry.complaint


def _entry(scene: Scene, it: Entry, reader: Reader) -> to.FileEntry:
    """A line; who wrote it and his note may speak of others, so they are for the staff."""
    sanction = it if isinstance(it, people.Sanctioned) else None
    breach = it if isinstance(it, people.BreachLogged) else None
    return to.FileEntry(
        number=it.number,
        tag=it.tag,
        at=moment(it.at),
        by=scene.name(it.by.name) if reader.staff else "",
        rules=list(it.rules),
        breach=breach.breach if breach else "",
        complaint=breach is not None and breach.complaint,
        kind=sanction.kind if sanction else "",
        amount=sanction.amount if sanction else 0,
        until=moment(sanction.until) if sanction else 0,
        names=_named_by(it),
        table=it.place.table,
        hand=it.place.hand,
        note=it.note if reader.staff else "",
        counts=people.counts(scene.desk.files, it),
    )


def _named_by(it: Entry) -> list[int]:
    match it:
        case people.Sanctioned():
            return [it.answers]
        case people.CaseClosed():
            return [it.closes]
        case people.BarLifted():
            return list(it.lifts)
        case people.EntryCorrected():
            return [it.corrects]
        case _:
            return []


def _purses(scene: Scene, id: PlayerId) -> list[to.PurseAt]:
    found = [
        (name, table.money.purses[id], None if id in table.uncounted else table.stacks.get(id))
        for name, table in scene.desk.tables.items()
        if id in table.money.purses
    ]
    return [
        to.PurseAt(
            table=name,
            stack=stack,
            buy_ins=purse.buy_ins,
            ordered=purse.ordered,
            advance=purse.advance,
            away=purse.away,
            aside=purse.aside,
        )
        for name, purse, stack in found
    ]
