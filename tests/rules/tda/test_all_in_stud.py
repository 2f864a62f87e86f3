"""An all-in stud hand is open to the end."""

import pytest

from croupier.cards import HIDDEN
from croupier.play import RAIL, Stakes, view
from kit.hands import deal

STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)


@pytest.mark.rule("tda:16")
def test_the_last_card_of_an_all_in_stud_hand_is_dealt_open():
    hand = deal("stud", stakes=STUD, rules="tda", stacks=[12, 12], button=2, seed=4)
    first = hand.state.actor
    hand.play(f"{first} bet 10", f"{3 - first} call")
    assert hand.state.phase == "over"
    for seat in view(hand.state, RAIL).seats:
        assert len(seat.cards) == 7
        assert HIDDEN not in seat.cards
