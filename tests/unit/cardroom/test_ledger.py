"""The ledger: double entry in whole chips, once each, never edited."""

import csv
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cardroom.ledger import (
    COLUMNS,
    Ledger,
    LedgerBrokenError,
    Posting,
    balance,
    balances_of,
    correction,
    csv_of,
    history,
    post,
)
from croupier.rulebook.catalogue import words_of
from croupier.table.why import RoomRefused
from croupier.text import Text

MEMO = Text("Buy-in", "Cave")
BUY = Posting("k1", 10, "table:3", "player:ana", 500, MEMO, ("rrop3:3.buyin.1",))
OUT = Posting("k2", 90, "player:ana", "table:3", 200, Text("Cash-out", "Encaissement"))
ACCOUNTS = ("player:ana", "player:bob", "table:1", "table:2", "advance:ana", "rake", "cage")


def posting(key: str, debit: str, credit: str, amount: int = 5) -> Posting:
    """A posting of which only the money matters."""
    return Posting(key, 0, debit, credit, amount, MEMO)


def test_what_one_account_gets_another_gives():
    ledger = post(Ledger(), BUY, OUT)
    assert balance(ledger, "table:3") == 300
    assert balance(ledger, "player:ana") == -300
    assert balance(ledger, "player:nobody") == 0
    assert balances_of(ledger, "player") == {"player:ana": -300}
    assert sum(ledger.balances.values()) == 0


def test_same_posting_twice_is_once():
    once = post(Ledger(), BUY)
    assert post(once, BUY) is once
    assert post(Ledger(), BUY, BUY) == once


def test_another_posting_under_a_used_key_is_refused_and_changes_nothing():
    ledger = post(Ledger(), BUY)
    with pytest.raises(RoomRefused, match=r"k1 is posted already.*house:ledger\.once"):
        post(ledger, OUT, posting("k1", "table:3", "player:ana", 501))
    assert ledger == post(Ledger(), BUY)


@pytest.mark.parametrize("amount", [0, -5, 10.5, "50", None, True, float("nan")])
def test_F4_no_amount_but_a_whole_number_above_zero_is_posted(amount):
    with pytest.raises(RoomRefused, match=r"whole number above zero.*house:ledger\.whole"):
        post(Ledger(), posting("k", "table:3", "player:ana", amount))


def test_smallest_amount_is_one_chip():
    ledger = post(Ledger(), posting("k", "table:3", "player:ana", 1))
    assert balance(ledger, "table:3") == 1


@pytest.mark.parametrize(
    ("debit", "credit"),
    [
        ("playr:ana", "cage"),
        ("player", "cage"),
        ("player:", "cage"),
        ("table:a b", "cage"),
        ("", "cage"),
        ("cage", "cage"),
    ],
)
def test_accounts_are_two_of_known_kinds(debit, credit):
    with pytest.raises(RoomRefused, match=r"house:ledger\.accounts"):
        post(Ledger(), posting("k", debit, credit))


def test_table_gives_no_chips_it_does_not_hold():
    ledger = post(Ledger(), BUY)
    with pytest.raises(RoomRefused, match=r"table:3 holds 500, it cannot give 501"):
        post(ledger, posting("k", "rake", "table:3", 501))
    assert balance(post(ledger, posting("k", "rake", "table:3", 500)), "table:3") == 0


def test_all_of_a_deed_is_posted_or_nothing():
    ledger = post(Ledger(), BUY)
    with pytest.raises(RoomRefused):
        post(ledger, posting("a", "rake", "table:3", 400), posting("b", "rake", "table:3", 400))
    assert balance(ledger, "table:3") == 500


def test_wrong_posting_stays_and_its_counter_names_it():
    ledger = post(Ledger(), BUY)
    undo = correction(ledger, "k1", key="k9", at=99, memo=Text("Mistyped", "Faute de frappe"))
    assert (undo.debit, undo.credit, undo.amount, undo.corrects) == (
        *("player:ana", "table:3"),
        *(500, "k1"),
    )
    after = post(ledger, undo)
    assert after.postings == (BUY, undo)
    assert set(after.balances.values()) == {0}
    assert after.corrected == {"k1": "k9"}
    assert post(after, undo) is after


def test_posting_is_taken_back_once_and_whole():
    ledger = post(Ledger(), BUY)
    undo = correction(ledger, "k1", key="k9", at=99, memo=MEMO)
    after = post(ledger, undo, posting("in", "table:3", "player:ana", 900))
    again = correction(after, "k1", key="k10", at=99, memo=MEMO)
    with pytest.raises(RoomRefused, match=r"k1 was taken back already, by k9"):
        post(after, again)
    part = Posting("k9", 99, "player:ana", "table:3", 400, MEMO, (), "k1")
    with pytest.raises(RoomRefused, match=r"k9 does not undo k1 exactly"):
        post(ledger, part)
    with pytest.raises(RoomRefused, match="does not undo nothing exactly"):
        post(ledger, Posting("k9", 99, "player:ana", "table:3", 4, MEMO, (), "nothing"))
    with pytest.raises(RoomRefused, match="Nothing was posted under k7"):
        correction(ledger, "k7", key="k9", at=99, memo=MEMO)


def test_correction_can_be_taken_back_itself():
    ledger = post(Ledger(), BUY)
    ledger = post(ledger, correction(ledger, "k1", key="k2", at=99, memo=MEMO))
    ledger = post(ledger, correction(ledger, "k2", key="k3", at=100, memo=MEMO))
    assert balance(ledger, "table:3") == 500


def corrected(ledger, *steps):
    """The ledger after each of *steps*, a key and the key of what it takes back."""
    for key, wrong in steps:
        ledger = post(ledger, correction(ledger, wrong, key=key, at=99, memo=MEMO))
    return ledger


def test_what_a_corrected_correction_took_back_may_be_taken_back_again():
    ledger = corrected(post(Ledger(), BUY), ("k2", "k1"), ("k3", "k2"))
    assert ledger.corrected == {"k2": "k3"}
    again = corrected(ledger, ("k4", "k1"))
    assert balance(again, "table:3") == 0
    assert again.corrected == {"k2": "k3", "k1": "k4"}


def test_a_correction_does_not_count_again_once_another_has_taken_its_place():
    ledger = corrected(post(Ledger(), BUY), ("k2", "k1"), ("k3", "k2"))
    back = corrected(ledger, ("k4", "k3"))
    assert back.corrected == {"k1": "k2", "k3": "k4"}
    assert balance(back, "table:3") == 0
    taken = corrected(ledger, ("k4", "k1"))
    with pytest.raises(RoomRefused, match=r"k1 was taken back already, by k4"):
        corrected(post(taken, posting("in", "table:3", "player:ana", 900)), ("k5", "k3"))


def test_history_of_an_account_runs_with_its_balance():
    ledger = post(Ledger(), BUY, OUT, posting("k3", "table:3", "player:bob", 60))
    lines = history(ledger, "table:3")
    assert [(e.posting.key, e.change, e.balance) for e in lines] == [
        ("k1", 500, 500),
        ("k2", -200, 300),
        ("k3", 60, 360),
    ]
    assert [e.balance for e in history(ledger, "player:bob")] == [-60]


def test_ledger_as_csv_has_its_columns_and_both_languages():
    undo = correction(post(Ledger(), BUY), "k1", key="k9", at=99, memo=Text("=1+1", "oups, « 5 »"))
    ledger = post(Ledger(), BUY, undo)
    english = list(csv.reader(csv_of(ledger, "en").splitlines()))
    french = list(csv.reader(csv_of(ledger, "fr").splitlines()))
    assert tuple(english[0]) == tuple(french[0]) == COLUMNS
    assert english[1] == [
        *("1", "10", "k1", "table:3", "player:ana", "500"),
        *("Buy-in", "rrop3:3.buyin.1", ""),
    ]
    assert english[2][6:] == ["'=1+1", "rrop3:3.buyin.1", "k1"]
    assert french[2][6] == "oups, « 5 »"
    assert csv_of(Ledger(), "en") == ",".join(COLUMNS) + "\n"


def test_ledger_that_does_not_add_up_is_not_posted_to():
    broken = Ledger(balances={"table:3": 1})
    with pytest.raises(LedgerBrokenError):
        post(broken, BUY)


def test_refusals_of_the_ledger_cite_rules_of_the_house_that_stand():
    with pytest.raises(RoomRefused) as refusal:
        post(Ledger(), posting("k", "table:3", "player:ana", 0))
    assert words_of(refusal.value.rules[0]).gist.fr
    assert refusal.value.text.fr
    assert refusal.value.legal.fr


steps = st.lists(
    st.tuples(
        st.integers(0, 30),
        st.sampled_from(ACCOUNTS),
        st.sampled_from(ACCOUNTS),
        st.integers(1, 10**12),
        st.booleans(),
    ),
    max_size=40,
)


@given(steps)
def test_balances_add_up_to_zero_after_every_posting_whatever_is_tried(tried):
    ledger, moved = Ledger(), Counter[str]()
    for number, debit, credit, amount, undo in tried:
        before = ledger
        try:
            if undo:
                wrong = f"k{number}"
                one = correction(ledger, wrong, key=f"un{wrong}", at=1, memo=MEMO)
            else:
                one = posting(f"k{number}", debit, credit, amount)
            ledger = post(ledger, one)
        except RoomRefused:
            assert ledger is before
            continue
        if ledger is not before:
            moved[one.debit] += one.amount
            moved[one.credit] -= one.amount
        assert sum(ledger.balances.values()) == 0
        assert dict(ledger.balances) == dict(moved)
        assert all(type(amount) is int for amount in ledger.balances.values())
        for account, holds in ledger.balances.items():
            assert holds >= 0 or account.startswith(("player", "cage"))
            assert history(ledger, account)[-1].balance == holds
    assert post(Ledger(), *ledger.postings) == ledger
    assert post(ledger, *ledger.postings) is ledger
