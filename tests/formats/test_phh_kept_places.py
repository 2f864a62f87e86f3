"""Records of stud in which a seat that folded without a bet is still dealt to."""

import pytest

from croupier.formats.case import Fault, read_case, run_case
from croupier.rulebook.house import house

HEAD = """_case = "written"
_title.en = "Place kept"
_title.fr = "Place gardée"
_rules = ["rrop3:8.stud.7"]
_house = "rrop3_cash"
variant = "F7S"
antes = [1, 1, 1]
bring_in = 5
small_bet = 10
big_bet = 20
starting_stacks = [500, 500, 500]
ante_trimming_status = true
"""
DEALT = '"d dh p1 ????Jc", "d dh p2 ????2c", "d dh p3 ????Kh"'
THIRD = f'{DEALT}, "p2 pb", "p3 cc", "p1 cc"'
FOURTH = f'{THIRD}, "d dh p1 9d", "d dh p2 8h", "d dh p3 Qc"'


def faults_of(after: str, then: str = "_then.live = [1, 2]") -> tuple[Fault, ...]:
    case = read_case(f"{HEAD}actions = [{FOURTH}, {after}]\n{then}\n", "written.phh")
    return run_case(case, house("rrop3_cash"))


FOLDED = '"p3 f", "p1 cc", "p2 cc"'
FIFTH = '"d dh p1 6h", "d dh p2 7d"'


@pytest.mark.rule("rrop3:8.stud.7")
def test_card_of_a_place_that_is_kept_may_stand_in_the_record_or_not() -> None:
    assert faults_of(f"{FOLDED}, {FIFTH}") == ()
    assert faults_of(f'{FOLDED}, {FIFTH}, "d dh p3 5c", "p1 cbr 20"') == ()
    assert faults_of(f'{FOLDED}, "d dh p3 5c", {FIFTH}, "p1 cbr 20"') == ()


@pytest.mark.rule("rrop3:8.stud.7")
@pytest.mark.parametrize(
    "after",
    [
        f'{FOLDED}, {FIFTH}, "d dh p3 5c", "d dh p3 5d"',
        f'{FOLDED}, {FIFTH}, "d dh p3 5c5d"',
        f'{FOLDED}, {FIFTH}, "p1 cbr 20", "p2 cc", "d dh p3 5c", "d dh p1 3h", "d dh p2 3d"',
        '"p3 cbr 10", "p1 f", "p2 cc", "d dh p1 6h", "d dh p2 7d", "d dh p3 5c"',
    ],
)
def test_place_gets_one_card_a_street_and_none_once_there_was_a_bet(after: str) -> None:
    (fault,) = faults_of(after, "_then.pot = 0")[:1]
    assert fault.place.startswith("actions[")


def test_chips_that_only_the_incident_put_in_are_given_back() -> None:
    told = "wrong_low_card = { named_seat = 3, right_seat = 2 }"
    text = f"{HEAD}actions = [{DEALT}]\n"
    for chips, right in ((5, True), (4, False)):
        floor = f"_floor = [{{ at = 3, {told}, ruling = {{ returns = {{ p3 = {chips} }} }} }}]\n"
        case = read_case(text + floor, "written.phh")
        assert (run_case(case, house("rrop3_cash")) == ()) == right
