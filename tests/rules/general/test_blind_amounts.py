"""The general rules: the blinds that are usual."""

import pytest

from croupier.rulebook.house import house
from croupier.table.antes_entry import check_small_blind
from croupier.table.why import RoomRefused


@pytest.mark.rule("general:blinds.3")
def test_small_blind_of_1000_to_5000_is_usual_and_10_000_must_be_set_on_purpose():
    rules = house("general")
    for usual in (1000, 5000):
        check_small_blind(usual, rules)
    for unusual in (999, 10_000):
        with pytest.raises(RoomRefused, match="not usual") as refusal:
            check_small_blind(unusual, rules)
        assert refusal.value.rules == ("general:blinds.3",)
    assert "10\u202f000" in refusal.value.text.fr
    assert "1,000 to 5,000" in refusal.value.legal.en
    check_small_blind(10_000, rules, set_here=True)
