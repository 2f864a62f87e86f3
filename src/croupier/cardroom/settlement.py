"""Who pays whom, so that a night of play is even: fewer transfers than there are accounts."""

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.cardroom.ledger import MAY_OWE, Account, Ledger
from croupier.cardroom.saying import told
from croupier.play.setup import Chips
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

RULE = "house:ledger.settlement"


@dataclass(frozen=True, slots=True)
class Transfer:
    """*payer* gives *amount* to *payee*."""

    payer: Account
    payee: Account
    amount: Chips


@dataclass(frozen=True, slots=True)
class Settlement:
    """The transfers after which nobody owes anybody, and why these."""

    transfers: tuple[Transfer, ...]
    why: Why


def settle(balances: Mapping[Account, Chips]) -> Settlement:
    """Who pays whom so that all is even: always fewer transfers than there are accounts.

    An account above zero is to get its balance, one below zero is to pay it.  Equal debts are
    matched first; then the largest debt pays the largest claim.  The order of *balances* does not
    matter.  Raises RoomRefused if they do not add up to zero.
    """
    if total := sum(balances.values()):
        raise RoomRefused(
            told(
                "The balances add up to {total}, not to zero.",
                "Les soldes font {total} au lieu de zéro.",
                total=total,
            ),
            Text("Settle a ledger as a whole.", "Réglez un livre de comptes en entier."),
            (RULE,),
        )
    owing = {who: -amount for who, amount in balances.items() if amount < 0}
    owed = {who: amount for who, amount in balances.items() if amount > 0}
    transfers = []
    while owing:
        payer, payee = _equal(owing, owed) or (_largest(owing), _largest(owed))
        amount = min(owing[payer], owed[payee])
        transfers.append(Transfer(payer, payee, amount))
        _pay(owing, payer, amount)
        _pay(owed, payee, amount)
    return Settlement(tuple(transfers), _why(balances, len(transfers)))


def settle_ledger(ledger: Ledger) -> Settlement:
    """Who pays whom once all chips are cashed in; rake and rent are paid to the house.

    Raises RoomRefused while a table, or anybody, still holds chips.
    """
    held = {
        account: amount
        for account, amount in sorted(ledger.balances.items())
        if amount and account.partition(":")[0] not in MAY_OWE | _HOUSE
    }
    if held:
        account, amount = next(iter(held.items()))
        raise RoomRefused(
            told(
                "{account} still holds {amount}.",
                "{account} contient encore {amount}.",
                account=account,
                amount=amount,
            ),
            Text("Cash all chips in first.", "Encaissez d’abord tous les jetons."),
            (RULE,),
        )
    return settle(ledger.balances)


_HOUSE = frozenset({"rake", "rent"})


def _equal(owing: Mapping[Account, Chips], owed: Mapping[Account, Chips]) -> tuple[str, str] | None:
    """The largest debt that is somebody's whole claim; of several the first by name."""
    pairs = [
        (-debt, payer, payee)
        for payer, debt in owing.items()
        for payee, claim in owed.items()
        if debt == claim
    ]
    return min(pairs)[1:] if pairs else None


def _largest(amounts: Mapping[Account, Chips]) -> Account:
    return min(amounts, key=lambda who: (-amounts[who], who))


def _pay(amounts: dict[Account, Chips], who: Account, amount: Chips) -> None:
    amounts[who] -= amount
    if not amounts[who]:
        del amounts[who]


def _why(balances: Mapping[Account, Chips], many: int) -> Why:
    text = told(
        "Transfers: {many}. Equal debts are matched, then the largest debt pays the largest claim.",
        "Virements\u00a0: {many}. Les dettes égales se compensent, puis la plus grosse dette paie "
        "la plus grosse créance.",
        many=many,
    )
    return Why(text, (RULE,), {who: amount for who, amount in balances.items() if amount})
