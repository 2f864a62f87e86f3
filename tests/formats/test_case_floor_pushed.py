"""A case may tell that the dealer pushed the pots otherwise than by the cards."""

import pytest

from croupier.data import DataError
from croupier.formats.case import Fault, read_case, run_case
from croupier.rulebook.house import house

HEAD = """_case = "written"
_title.en = "Chips"
_title.fr = "Jetons"
_rules = ["tda:12b"]
_house = "tda"
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [9000, 9000, 9000]
"""


def case_of(floor: str) -> str:
    record = f"actions = [{KINGS_AND_SIXES}]\n_floor = [{floor}]\n"
    return f"{HEAD}{record}_then.stacks = [8900, 8800, 9300]\n"


def faults_of(text: str) -> tuple[Fault, ...]:
    return run_case(read_case(text, "written.phh"), house("tda"))


KINGS_AND_SIXES = (
    '"d dh p1 ????", "d dh p2 KdQc", "d dh p3 7h6c", "p3 cc", "p1 f", "p2 cc", "d db Kh7s6s", '
    '"p2 cc", "p3 cc", "d db 2s", "p2 cc", "p3 cc", "d db 3c", "p2 cc", "p3 cc", '
    '"p2 sm KdQc", "p3 sm 7h6c"'
)


def pushed(shares: str, ruling: str, *, told: str = "to_seat = 2, right_seat = 3") -> str:
    entry = (
        f'{{ at = 17, when = "awarded", pushed = {shares}, wrong_award = {{ {told} }}, '
        f"ruling = {{ {ruling} }} }}"
    )
    return case_of(entry)


def test_pot_that_the_dealer_pushed_to_the_wrong_player_is_moved_by_the_ruling() -> None:
    right = 'decision = "award_corrected", pays = { p2 = 500 }, returns = { p3 = 500 }'
    assert faults_of(pushed("{ p2 = 500 }", right)) == ()
    half = 'decision = "award_corrected", pays = { p2 = 250 }, returns = { p3 = 250 }'
    assert faults_of(pushed("{ p2 = 250, p3 = 250 }", half)) == ()


def test_pot_that_was_pushed_wrongly_stays_so_where_it_is_told_too_late() -> None:
    told = 'to_seat = 2, right_seat = 3, what = "reading", noticed = "next_hand"'
    [fault] = faults_of(pushed("{ p2 = 500 }", 'decision = "stands"', told=told))
    assert fault.place == "_then.stacks"
    assert "[8900, 9300, 8800]" in fault.got.en


def test_no_more_and_no_less_than_the_pot_can_have_been_pushed() -> None:
    [fault] = faults_of(pushed("{ p2 = 400 }", 'decision = "award_corrected"'))
    assert (fault.place, fault.expected.en) == ("_floor[0].pushed", "500 in all")


def test_nothing_is_pushed_before_the_pots_are() -> None:
    entry = "{ at = 8, pushed = { p2 = 500 }, wrong_award = { to_seat = 2, right_seat = 3 } }"
    with pytest.raises(DataError, match='when = "awarded"'):
        read_case(case_of(entry), "written.phh")
