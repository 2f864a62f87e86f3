"""The one ledger: every amount that changes hands, in double entry and whole chips.

A posting moves an amount to the account it debits from the account it credits, so that the balance
of an account is what it has received less what it has given, and all balances add up to nothing.
A player who is ahead has a balance above zero: the others owe it to him.  Nothing is ever edited:
a posting is taken back by a counter posting that names it.
"""

import csv
import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from croupier.cardroom.chunks import Grown, Named
from croupier.cardroom.saying import told
from croupier.play.setup import Chips
from croupier.rulebook.house import RuleId
from croupier.table.why import RoomRefused
from croupier.text import Text

Account = str
"""A kind, or a kind and a name: `rake`, `table:3`, `player:ana`."""

KINDS: Mapping[str, Text] = MappingProxyType(
    {
        "player": Text("a player, and all he has put in and taken out", "un joueur"),
        "table": Text("the chips on a table", "les jetons d’une table"),
        "advance": Text("chips bought that are on their way", "les jetons achetés, en route"),
        "away": Text("chips taken along for safety", "les jetons emportés par sécurité"),
        "cage": Text("the cage", "la caisse"),
        "rake": Text("the rake", "le prélèvement"),
        "rent": Text("the time charge", "le forfait horaire"),
    }
)
"""What an account can be."""

NAMED = frozenset({"player", "table", "advance", "away"})
"""Kinds of which there are many, each under a name."""

MAY_OWE = frozenset({"player", "cage"})
"""Kinds that may give more than they got; the others hold chips, and cannot hold less than none."""

COLUMNS = ("number", "at", "key", "debit", "credit", "amount", "memo", "rules", "corrects")
"""The columns of the ledger as text; a column is never renamed nor moved."""

_ACCOUNT = re.compile(r"([a-z]+)(?::([^\s:][^\s]*))?")
_FORMULA = ("=", "+", "-", "@")


class LedgerBrokenError(Exception):
    """The balances do not add up to zero: a fault of the program, never of a user."""


@dataclass(frozen=True, slots=True)
class Posting:
    """*amount* went at *at* to the *debit* account from the *credit* account.

    *key* says what deed this is: the same deed is posted once.  *rules* are the articles behind
    it; *corrects* is the key of the posting that this one takes back.
    """

    key: str
    at: int
    debit: Account
    credit: Account
    amount: Chips
    memo: Text
    rules: tuple[RuleId, ...] = ()
    corrects: str = ""


@dataclass(frozen=True, slots=True)
class Ledger:
    """All postings in order, by their keys, and what they add up to; made by `post` alone."""

    postings: Sequence[Posting] = field(default_factory=Grown)
    by_key: Mapping[str, Posting] = field(default_factory=Named)
    balances: Mapping[Account, Chips] = field(default_factory=dict)
    corrected: Mapping[str, str] = field(default_factory=dict)
    """The key of each posting that counts no more, with the key of the one that took it back."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A posting as one account sees it: what came (above zero) or went, and what there is then."""

    posting: Posting
    change: Chips
    balance: Chips


def post(ledger: Ledger, *postings: Posting) -> Ledger:
    """The ledger with *postings* too, all or none; what is posted already is not posted again.

    Raises RoomRefused for a key that stands for something else, for an amount that is not a whole
    number above zero, for an account there cannot be, for one that would give chips it does not
    hold, and for a correction that is not the exact counter of what it names.
    """
    known, added = ledger.by_key, dict[str, Posting]()
    balances, corrected = dict(ledger.balances), dict(ledger.corrected)
    by_key = ChainMap(added, known)  # type: ignore[arg-type]
    for posting in postings:
        if by_key.get(posting.key) == posting:
            continue
        _check(posting, by_key, corrected)
        _move(balances, posting)
        added[posting.key] = posting
        for wrong, by in _taken_back(posting, by_key):
            corrected[wrong] = by
            corrected.pop(by_key[wrong].corrects, None)
    if not added:
        return ledger
    if sum(balances.values()):
        raise LedgerBrokenError(f"the balances do not add up to zero after {[*added][-1]}")
    postings_now = _grown(ledger.postings).and_also(added.values())
    return Ledger(postings_now, _named(known).and_also(added), balances, corrected)


def _grown(postings: Sequence[Posting]) -> Grown[Posting]:
    return postings if isinstance(postings, Grown) else Grown(postings)


def _named(by_key: Mapping[str, Posting]) -> Named[Posting]:
    return by_key if isinstance(by_key, Named) else Named[Posting]().and_also(by_key)


def balance(ledger: Ledger, account: Account) -> Chips:
    """What *account* has received less what it has given; 0 for one that nothing was posted to."""
    return ledger.balances.get(account, 0)


def balances_of(ledger: Ledger, kind: str) -> dict[Account, Chips]:
    """The balances of all accounts of a kind, by account."""
    return {
        account: amount
        for account, amount in sorted(ledger.balances.items())
        if account.partition(":")[0] == kind
    }


def correction(ledger: Ledger, of: str, *, key: str, at: int, memo: Text) -> Posting:
    """The counter posting that takes back what was posted under the key *of*.

    Raises RoomRefused if nothing was.
    """
    wrong = ledger.by_key.get(of)
    if wrong is None:
        raise _refused(
            _CORRECTION,
            told("Nothing was posted under {key}.", "Rien n’est inscrit sous {key}.", key=of),
            Text("Name a posting of this ledger.", "Nommez une écriture de ce livre."),
        )
    return Posting(key, at, wrong.credit, wrong.debit, wrong.amount, memo, wrong.rules, of)


def history(ledger: Ledger, account: Account) -> tuple[Entry, ...]:
    """Every posting of one account in order, with the balance after it."""
    entries, running = [], 0
    for posting in ledger.postings:
        if account in (posting.debit, posting.credit):
            change = posting.amount if account == posting.debit else -posting.amount
            running += change
            entries.append(Entry(posting, change, running))
    return tuple(entries)


def csv_of(ledger: Ledger, language: str) -> str:
    """The whole ledger as CSV, a posting a line, memos in *language*.

    A text that a spreadsheet would take for a formula begins with an apostrophe.
    """
    lines = _Lines()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_rows(ledger.postings, language))
    return "".join(lines.written)


class _Lines:
    """What a CSV writer wants to write to."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def write(self, line: str) -> None:
        """Keep *line*."""
        self.written.append(line)


def _rows(postings: Iterable[Posting], language: str) -> Iterator[tuple[str | int, ...]]:
    for number, one in enumerate(postings, 1):
        memo = one.memo.in_language(language)
        texts = [_plain(text) for text in (one.key, one.debit, one.credit)]
        rest = (_plain(memo), " ".join(one.rules), _plain(one.corrects))
        yield number, one.at, *texts, one.amount, *rest


def _plain(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text


def _check(posting: Posting, by_key: Mapping[str, Posting], corrected: Mapping[str, str]) -> None:
    if posting.key in by_key:
        raise _refused(
            _ONCE,
            told("{key} is posted already.", "{key} est déjà inscrit.", key=posting.key),
            Text("Post another deed under a key of its own.", "Un autre fait veut sa propre clé."),
        )
    if type(posting.amount) is not int or posting.amount <= 0:
        raise _refused(
            _WHOLE,
            told(
                "{amount} is not an amount to post.",
                "{amount} n’est pas un montant à inscrire.",
                amount=repr(posting.amount),
            ),
            Text("Post a whole number above zero.", "Inscrivez un nombre entier positif."),
        )
    _check_accounts(posting)
    if posting.corrects:
        _check_correction(posting, by_key.get(posting.corrects), by_key, corrected)


def _check_accounts(posting: Posting) -> None:
    for account in (posting.debit, posting.credit):
        match = _ACCOUNT.fullmatch(account)
        if not match or match[1] not in KINDS or (match[1] in NAMED and not match[2]):
            raise _refused(
                _ACCOUNTS,
                told("There is no account {it}.", "Le compte {it} n’existe pas.", it=account),
                told(
                    "An account is one of {kinds}, with a name as in player:ana.",
                    "Un compte est l’un de {kinds}, avec un nom comme dans player:ana.",
                    kinds=", ".join(KINDS),
                ),
            )
    if posting.debit == posting.credit:
        raise _refused(
            _ACCOUNTS,
            told("{it} cannot pay itself.", "{it} ne peut se payer lui-même.", it=posting.debit),
            Text("Name two accounts.", "Nommez deux comptes."),
        )


def _taken_back(posting: Posting, by_key: Mapping[str, Posting]) -> Iterator[tuple[str, str]]:
    """The key of each posting that counts no more because of *posting*, and of what took it back.

    A correction of a correction makes what was taken back count again, and so on.
    """
    by = posting
    while by.corrects:
        wrong = by_key[by.corrects]
        yield wrong.key, by.key
        if not wrong.corrects:
            return
        by = by_key[wrong.corrects]


def _check_correction(
    posting: Posting,
    wrong: Posting | None,
    by_key: Mapping[str, Posting],
    corrected: Mapping[str, str],
) -> None:
    """A correction is the exact counter of one posting that nothing has taken back yet."""
    counter = wrong is not None and (posting.debit, posting.credit, posting.amount) == (
        wrong.credit,
        wrong.debit,
        wrong.amount,
    )
    gone = (key for key, _ in _taken_back(posting, by_key) if key in corrected) if counter else ()
    twice = next(iter(gone), "")
    if counter and not twice:
        return
    if counter:
        what = told(
            "{key} was taken back already, by {by}.",
            "{key} est déjà annulé, par {by}.",
            key=twice,
            by=corrected[twice],
        )
    else:
        what = told(
            "{key} does not undo {wrong} exactly.",
            "{key} n’annule pas exactement {wrong}.",
            key=posting.key,
            wrong=posting.corrects,
        )
    raise _refused(
        _CORRECTION,
        what,
        Text(
            "Take a posting back once and whole, then post what is right.",
            "Annulez une écriture une seule fois et en entier, puis inscrivez la bonne.",
        ),
    )


def _move(balances: dict[Account, Chips], posting: Posting) -> None:
    """Debit and credit; RoomRefused for chips that are not there."""
    left = balances.get(posting.credit, 0) - posting.amount
    if left < 0 and posting.credit.partition(":")[0] not in MAY_OWE:
        raise _refused(
            _COVERED,
            told(
                "{account} holds {held}, it cannot give {amount}.",
                "{account} contient {held}, il ne peut donner {amount}.",
                account=posting.credit,
                held=balances.get(posting.credit, 0),
                amount=posting.amount,
            ),
            Text("Post what brings the chips first.", "Inscrivez d’abord l’arrivée des jetons."),
        )
    balances[posting.credit] = left
    balances[posting.debit] = balances.get(posting.debit, 0) + posting.amount


_WHOLE = "house:ledger.whole"
_ONCE = "house:ledger.once"
_ACCOUNTS = "house:ledger.accounts"
_COVERED = "house:ledger.covered"
_CORRECTION = "house:ledger.correction"


def _refused(rule: RuleId, what: Text, legal: Text) -> RoomRefused:
    return RoomRefused(what, legal, (rule,))
