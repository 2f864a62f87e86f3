"""The money of a table for people: who bought what, who is ahead, and who would pay whom."""

from collections import Counter
from dataclasses import dataclass, replace

from croupier.cardroom.ledger import Account, Ledger, Posting, balance, csv_of, history
from croupier.cardroom.money import Player
from croupier.cardroom.settlement import settle
from croupier.play.setup import Chips
from croupier.service.chips import fronts, on_table
from croupier.service.live_table import LiveTable
from croupier.service.purse import TablePurse
from croupier.table.why import Why

POT = "pot"
"""Who is to pay or get what lies in the pot while a hand is on, or is carried over."""

_HOUSE = ("rake", "cage")
_PLAYER = "player:"


@dataclass(frozen=True, slots=True)
class MoneyRow:
    """What a player bought, took away and has in front of him; *net* is what he is ahead.

    Chips he bet in a hand that is on are in the pot.
    """

    name: str
    bought: Chips
    cashed: Chips
    stack: Chips
    net: Chips
    here: bool


@dataclass(frozen=True, slots=True)
class TableMoney:
    """All rows, the rake, what they and the pot add up to, and who would pay whom now.

    The last as *payer*, *payee* and amount; `rake`, `pot` and `cage` are no players.
    """

    rows: tuple[MoneyRow, ...]
    rake: Chips
    sum: Chips
    transfers: tuple[tuple[str, str, Chips], ...]
    why: Why


def table_money(table: LiveTable) -> TableMoney:
    """The money of *table* as everybody may read it; players who are there come first."""
    purse, front = table.purse, fronts(table.seating, table.hand)
    names = names_of(purse)
    nets: dict[Account, Chips] = {POT: on_table(table.seating, table.hand) - sum(front.values())}
    nets |= {account: balance(purse.ledger, account) for account in _HOUSE}
    rows = []
    for player, name in names.items():
        row = _row(purse, player, name, front)
        rows.append(row)
        nets[name] = row.net
    found = settle({name: net for name, net in nets.items() if net})
    rows.sort(key=lambda row: (not row.here, -row.net, row.name))
    return TableMoney(
        rows=tuple(rows),
        rake=nets["rake"],
        sum=sum(nets.values()),
        transfers=tuple((one.payer, one.payee, one.amount) for one in found.transfers),
        why=found.why,
    )


def _row(purse: TablePurse, player: Player, name: str, front: dict[Player, Chips]) -> MoneyRow:
    account = f"{_PLAYER}{player}"
    entries = history(purse.ledger, account)
    given_back = sum(e.change for e in entries if e.change > 0 and _is_order(e.posting.credit))
    bought = -sum(entry.change for entry in entries if entry.change < 0) - given_back
    cashed = sum(entry.change for entry in entries if entry.change > 0) - given_back
    stack = front.get(player, 0)
    net = cashed - bought + stack + purse.money.of(player).ordered
    return MoneyRow(name, bought, cashed, stack, net, here=player in front)


def _is_order(account: Account) -> bool:
    return account.startswith("advance:")


def names_of(purse: TablePurse) -> dict[Player, str]:
    """Everybody who ever bought chips at the table, by a name that nobody else has here."""
    names: dict[Player, str] = {}
    used: Counter[str] = Counter({POT: 1, **dict.fromkeys(_HOUSE, 1)})
    for player in purse.money.purses:
        name = purse.names.get(player) or "?"
        used[name] += 1
        names[player] = name if used[name] == 1 else f"{name} ({used[name]})"
    return names


def money_csv(table: LiveTable, language: str) -> str:
    """The ledger of *table* as CSV, with names in place of the ids of players."""
    names = names_of(table.purse)

    def renamed(account: Account) -> Account:
        kind, _, player = account.partition(":")
        return f"{kind}:{names[player]}" if player in names else account

    def told(posting: Posting) -> Posting:
        return replace(posting, debit=renamed(posting.debit), credit=renamed(posting.credit))

    return csv_of(Ledger(tuple(map(told, table.purse.ledger.postings))), language)
