"""TDA rules: the button of a mixed game while stud is played."""

from dataclasses import replace

import pytest

from croupier.play import Stakes, begin
from croupier.table import Occupant, Table, after_hand, empty_table, next_setup

HORSE = Table("m", "horse", Stakes("limit", 10, 20, 5, 10, ante=2, bring_in=3), "tda", 8, 500)
OMAHA8, RAZZ, STUD, STUD8, HOLDEM = 1, 2, 3, 4, 0


def buttons(turns, *, button):
    """Where the button lies in one hand of each of these turns, one after the other."""
    seating = empty_table(HORSE)
    for seat in range(1, 9):
        seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 500))
    seating = replace(seating, button=button)
    found = []
    for turn in turns:
        seating = replace(seating, turn=turn, hands_left=8)
        setup = next_setup(seating)
        assert setup is not None
        found.append(setup.button)
        seating = after_hand(seating, begin(setup))
    return found


@pytest.mark.rule("tda:11B")
def test_button_moves_on_once_for_stud_and_is_still_there_for_the_next_holdem_hand():
    turns = (OMAHA8, RAZZ, RAZZ, STUD, STUD8, STUD8, HOLDEM, HOLDEM)
    assert buttons(turns, button=3) == [4, 5, 5, 5, 5, 5, 5, 6]
