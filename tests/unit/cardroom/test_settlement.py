"""Who pays whom after a night of play."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cardroom.ledger import Ledger, Posting, post
from croupier.cardroom.settlement import Transfer, settle, settle_ledger
from croupier.table.why import RoomRefused
from croupier.text import Text

NAMES = tuple(f"player:{name}" for name in ("ana", "bob", "cleo", "dan", "eva", "fay", "gus"))
MEMO = Text("", "")

balances = st.lists(st.integers(-(10**9), 10**9), min_size=0, max_size=len(NAMES) - 1).map(
    lambda amounts: dict(zip(NAMES, (*amounts, -sum(amounts)), strict=False))
)


def test_equal_debts_are_matched_first():
    found = settle({"a": -50, "b": -30, "c": 30, "d": 40, "e": 10}).transfers
    assert found[0] == Transfer("b", "c", 30)
    assert found[1:] == (Transfer("a", "d", 40), Transfer("a", "e", 10))


def test_an_even_night_needs_no_transfer():
    assert settle({"a": 0, "b": 0}).transfers == ()
    assert settle({}).transfers == ()


def test_balances_that_do_not_add_up_are_refused():
    with pytest.raises(RoomRefused, match=r"add up to 5, not to zero.*house:ledger\.settlement"):
        settle({"a": 10, "b": -5})


@given(balances)
def test_everybody_is_even_after_fewer_transfers_than_accounts(owed):
    left = dict(owed)
    transfers = settle(owed).transfers
    for one in transfers:
        assert one.amount > 0
        assert owed[one.payer] < 0 < owed[one.payee]
        left[one.payer] += one.amount
        left[one.payee] -= one.amount
    assert set(left.values()) <= {0}
    involved = sum(1 for amount in owed.values() if amount)
    assert len(transfers) <= max(0, involved - 1)


@given(balances, st.integers())
def test_the_order_in_which_accounts_come_does_not_matter(owed, seed):
    shuffled = list(owed.items())
    random.Random(seed).shuffle(shuffled)
    assert settle(dict(shuffled)).transfers == settle(owed).transfers


@given(st.lists(st.integers(1, 50), min_size=1, max_size=3, unique=True))
def test_pairs_of_equal_debts_take_one_transfer_each(amounts):
    owed = {}
    for number, amount in enumerate(amounts):
        owed |= {f"payer{number}": -amount, f"payee{number}": amount}
    assert len(settle(owed).transfers) == len(amounts)


def test_ledger_is_settled_once_all_chips_are_cashed_in_the_house_paid_too():
    bought = [
        Posting(name, 0, "table:1", f"player:{name}", 500, MEMO) for name in ("ana", "bob", "cleo")
    ]
    ledger = post(Ledger(), *bought, Posting("r", 1, "rake", "table:1", 30, MEMO))
    with pytest.raises(RoomRefused, match=r"table:1 still holds 1,470"):
        settle_ledger(ledger)
    out = {"ana": 900, "bob": 570}
    ledger = post(
        ledger,
        *(Posting(f"out{n}", 9, f"player:{n}", "table:1", a, MEMO) for n, a in out.items()),
    )
    assert settle_ledger(ledger).transfers == (
        Transfer("player:cleo", "player:ana", 400),
        Transfer("player:cleo", "player:bob", 70),
        Transfer("player:cleo", "rake", 30),
    )
