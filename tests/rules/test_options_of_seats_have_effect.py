"""What a house chooses about lists, kept seats and absences, and what comes of it."""

from croupier.cardroom import happened_people as pe
from croupier.cardroom.holds import is_away, lock_ends, may_pick_up, step_away
from croupier.cardroom.state import Lock
from croupier.rulebook.house import House
from kit.cash_floor import CashFloor, clock
from kit.options import outcomes


def test_seating_must_move_lets_a_second_table_feed_the_first() -> None:
    def fed_by_the_second(rules: House) -> str:
        floor = CashFloor("main", "second", rules=rules)
        floor.going("main", *"ABCDEFGHI")
        floor.open("second")
        return floor.table("second").feeds

    assert outcomes("seating.must_move", (False, True), of=fed_by_the_second) == ["", "main"]


def test_seating_new_table_hold_minutes_end_a_kept_seat() -> None:
    lock = Lock("A", "1", 1, clock(20), "list", minutes=10, new_table=True)
    found = outcomes(
        "seating.new_table_hold_minutes", (5, 8), of=lambda rules: lock_ends(lock, rules=rules)
    )
    assert found == [clock(20, 5), clock(20, 8)]


def test_seating_list_call_seconds_are_the_time_to_answer() -> None:
    def answer_before(rules: House) -> int:
        floor = CashFloor("1", rules=rules)
        floor.open("1")
        floor.wait("A")
        floor.fill()
        call = floor.room.call_of("A")
        assert call is not None
        return call.until - call.at

    assert outcomes("seating.list_call_seconds", (300, 45), of=answer_before) == [300, 45]


def test_absence_max_minutes_cost_the_seat_or_never_do() -> None:
    def chips_after_half_an_hour(rules: House) -> bool:
        floor = CashFloor("1", rules=rules)
        floor.going("1", *"ABC")
        floor.do(step_away, "A", clock(20))
        return may_pick_up(floor.room, "A", clock(20, 31), rules=rules) is not None

    found = outcomes("absence.max_minutes", (30, 60, 0), of=chips_after_half_an_hour)
    assert found == [True, False, False]


def test_absence_max_missed_big_blinds_cost_the_seat_when_somebody_waits() -> None:
    def after_four_big_blinds(rules: House) -> bool:
        floor = CashFloor("1", rules=rules)
        floor.going("1", *"ABC")
        floor.wait("W")
        floor.do(step_away, "A", clock(20))
        floor.happen(*[pe.BigBlindMissed("A")] * 4)
        return may_pick_up(floor.room, "A", clock(20, 9), rules=rules) is not None

    found = outcomes("absence.max_missed_big_blinds", (0, 3, 4, 5), of=after_four_big_blinds)
    assert found == [False, True, True, False]


def test_absence_presence_is_the_chair_or_its_reach() -> None:
    found = outcomes(
        "absence.presence",
        ("within_reach", "seated"),
        of=lambda rules: [is_away(w, rules=rules) for w in ("seated", "at_chair", "gone")],
    )
    assert found == [[False, False, True], [False, True, True]]
