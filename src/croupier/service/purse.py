"""The money of one table: what happened with it, and the ledger it makes.

Every fact is kept as a note beside the hands, and both are folded from the notes again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from croupier.cardroom.buy_in import BuyInRange, Terms, buy_in, range_for
from croupier.cardroom.ledger import Ledger, LedgerBrokenError, Posting, balance, post
from croupier.cardroom.money import EVENTS, AddedOn, BoughtIn, Money, MoneyEvent, Player, evolve
from croupier.cardroom.off_table import leave
from croupier.cardroom.postings import postings_of, stack_change
from croupier.journal.store import KeptNote, Note
from croupier.play.setup import Chips
from croupier.rulebook.house import house
from croupier.table import Occupant, Seating, Table
from croupier.text import Text

POSTING = "posting"
"""The tag of a note that is a posting of its own: a rake, or chips from before the ledger."""


@dataclass(frozen=True, slots=True)
class TablePurse:
    """The purses at a table, its ledger, who is called what, and how many facts made them."""

    table: str
    money: Money = field(default_factory=Money)
    ledger: Ledger = field(default_factory=Ledger)
    names: Mapping[Player, str] = field(default_factory=dict)
    facts: int = 0

    @property
    def account(self) -> str:
        """The account of the chips on the table."""
        return f"table:{self.table}"


Fact = MoneyEvent | Posting


def happened(purse: TablePurse, facts: Sequence[Fact], names: Mapping[Player, str]) -> TablePurse:
    """The money of the table after *facts*; *names* are those of the players concerned.

    Raises RoomRefused for chips that were never there.
    """
    money, postings, number = purse.money, [], purse.facts
    for fact in facts:
        number += 1
        if isinstance(fact, Posting):
            postings.append(fact)
            continue
        money = evolve(money, fact)
        postings += postings_of(fact, table=purse.table, key=f"{purse.table}:{number}")
    known = {**purse.names, **names}
    return TablePurse(purse.table, money, post(purse.ledger, *postings), known, number)


def note_of(fact: Fact, names: Mapping[Player, str]) -> Note:
    """A fact as it is kept, with the name its player had."""
    if isinstance(fact, Posting):
        return Note(POSTING, asdict(fact))
    return Note(fact.tag, {**asdict(fact), "name": names.get(fact.player, "")}, by=fact.player)


def read_purse(table: str, notes: Iterable[KeptNote]) -> TablePurse:
    """The money of a table as its notes tell it; those about other things are passed over."""
    facts: list[Fact] = []
    names: dict[Player, str] = {}
    for kept in notes:
        body = kept.note.body
        if kept.note.kind == POSTING:
            facts.append(_posting_from(body))
        elif kept.note.kind in EVENTS:
            fields = {key: value for key, value in body.items() if key != "name"}
            fact = EVENTS[kept.note.kind](**fields)
            names[fact.player] = body.get("name", "")
            facts.append(fact)
    return happened(TablePurse(table), facts, names)


def _posting_from(body: Mapping[str, Any]) -> Posting:
    fields = {**body, "memo": Text(**body["memo"]), "rules": tuple(body["rules"])}
    return Posting(**fields)


def terms_of(table: Table) -> Terms:
    """What the money of a table goes by."""
    return Terms(house(table.house), table.stakes)


def range_of(purse: TablePurse, table: Table, player: Player, at: int) -> BuyInRange:
    """What *player* may buy in for at *at*, in seconds since 1970."""
    return range_for(purse.money, terms_of(table), player, at)


def usual_buy_in(table: Table, asked: BuyInRange) -> Chips:
    """The buy-in of the table, as far as the player may."""
    usual = max(table.buy_in, asked.least)
    return min(usual, asked.most) if asked.most else usual


def facts_between(
    purse: TablePurse,
    before: Seating,
    after: Seating,
    told: Sequence[Fact],
    *,
    front: Mapping[Player, Chips],
    at: int,
) -> tuple[Fact, ...]:
    """All that happened with the money while *before* became *after*: what was *told*, the rest.

    Who has no seat any more took along what was in *front* of him.  Who is new has bought in, and
    bots buy what they get.  Raises RoomRefused for a buy-in the table does not take, and
    LedgerBrokenError where chips of a player are gone by themselves.
    """
    facts = list(told)
    purse = happened(purse, told, {})
    was, now = _players(before), _players(after)
    for player in was.keys() - now.keys():
        facts += leave(purse.money, player, front[player], at)
    for player, who in now.items():
        have = was[player].stack if player in was else 0
        more = who.stack - have - _brought(told, player)
        if more < 0 and who.bot:
            # A bot that made room has come to another seat, with the chips of a new one.
            facts += leave(purse.money, player, front[player], at)
            have, more = 0, who.stack
        if more < 0:
            raise LedgerBrokenError(f"{-more} chips of {player} are gone from {purse.table}")
        if more:
            facts += _bought(purse, after.table, who, have, more, at)
    return tuple(facts)


def _players(seating: Seating) -> dict[Player, Occupant]:
    return {who.player: who for _, who in seating.occupied()}


def _brought(told: Sequence[Fact], player: Player) -> Chips:
    return sum(
        stack_change(fact)
        for fact in told
        if isinstance(fact, MoneyEvent) and fact.player == player
    )


def _bought(
    purse: TablePurse, table: Table, who: Occupant, have: Chips, more: Chips, at: int
) -> tuple[Fact, ...]:
    if have:
        return (AddedOn(who.player, more, at),)
    if who.bot:
        return (BoughtIn(who.player, more, at),)
    return buy_in(purse.money, terms_of(table), who.player, more, at)


def check_chips(purse: TablePurse, on_table: Chips, facts: Sequence[Fact]) -> None:
    """Raise LedgerBrokenError unless the chips on the table are those of its ledger.

    *facts* are yet to happen.
    """
    after = happened(purse, facts, {}) if facts else purse
    held = balance(after.ledger, purse.account)
    if held != on_table:
        raise LedgerBrokenError(f"{purse.table}: {on_table} chips, and {held} in the ledger")


def named(text: Text, player: Player, name: str) -> Text:
    """A sentence of the card room with the name of *player* where it has his id."""
    return replace(text, en=text.en.replace(player, name), fr=text.fr.replace(player, name))
