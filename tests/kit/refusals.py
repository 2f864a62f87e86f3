"""What must be refused: the refusal, once it is sure that nothing at the table has moved."""

import pytest

from croupier.play import Refused
from kit.hands import Hand


def refused(hand: Hand, move: str) -> Refused:
    """The refusal of *move*, a text as for `Hand.play`; the state is as it was before."""
    before = hand.state.copy()
    with pytest.raises(Refused) as refusal:
        hand.play(move)
    assert all(getattr(before, name) == getattr(hand.state, name) for name in before.__slots__)
    return refusal.value
