"""Every option about words and chips changes a ruling: one gesture, two houses, two outcomes."""

from croupier.floor.incident import Incident
from croupier.floor.words.gestures import CallMisinformed, ChipsForward, Said
from croupier.play import Action, Bet, Call, Raise
from croupier.rulebook.house import House
from kit.floor_hands import asked
from kit.hands import Hand, Stakes, deal, with_options
from kit.options import outcomes
from kit.passing import pass_to

BLINDS_200 = Stakes("none", 200, 200, 100, 200)


def facing(house: House, bet: int) -> Hand:
    """On the flop seat 1 has bet, and it is the turn of seat 2."""
    hand = deal(stacks=[50_000] * 4, button=4, stakes=BLINDS_200, rules=house)
    return pass_to(hand, 1).play(f"1 bet {bet}")


def made_of(gesture: Incident, house: House, bet: int = 600) -> Action | str:
    """The action that a gesture of seat 2 makes, or the decision where it makes none."""
    ruling = asked(facing(house, bet), gesture)
    return ruling.action or ruling.decision


def test_betting_undercall_is_completed_or_taken_back() -> None:
    def unaware(house: House) -> Action | str:
        return made_of(ChipsForward(2, ((100, 100),), aware=False), house)

    values = ("must_complete", "retract_if_unaware")
    assert outcomes("betting.undercall", values, of=unaware) == [Call(2), "choice"]


def test_betting_misinformed_call_holds_for_the_amount_or_goes_to_the_floor() -> None:
    def told_too_little(house: House) -> Action | str:
        return made_of(CallMisinformed(2, 200, 200), house)

    values = ("accepted_action", "held_from_80_percent")
    found = outcomes("betting.misinformed_call", values, of=told_too_little)
    assert found == [Call(2), "floor_decides"]


def test_raising_undersized_is_completed_always_or_from_one_half() -> None:
    def a_bit_more(house: House) -> tuple[object, ...]:
        return (
            made_of(Said(2, "seven hundred"), house),
            made_of(ChipsForward(2, ((500, 100, 100),)), house),
        )

    values = ("complete_always", "half_or_more_completes")
    assert outcomes("raising.undersized", values, of=a_bit_more) == [
        (Raise(2, 1200), Raise(2, 1200)),
        (Call(2), Call(2)),
    ]


def test_chips_words_several_chips_go_by_half_a_bet_or_by_need() -> None:
    def two_500s(house: House) -> Action | str:
        return made_of(ChipsForward(2, ((500, 500),)), house)

    values = ("half_bet", "all_needed_else_half_raise")
    assert outcomes("chips_words.several_chips", values, of=two_500s) == [Raise(2, 1200), Call(2)]


def test_chips_words_conflict_goes_to_the_words_or_to_the_first() -> None:
    def words_came_later(house: House) -> Action | str:
        moved = ChipsForward(2, ((500, 100),), "raise to 2000", "after", released=False)
        return made_of(moved, house)

    values = ("words_win", "first_wins")
    found = outcomes("chips_words.conflict", values, of=words_came_later)
    assert found == [Raise(2, 2000), Call(2)]


def test_chips_words_announce_required_asks_for_words() -> None:
    def silent(house: House) -> Action | str:
        return made_of(ChipsForward(2, ((500, 100),)), house)

    found = outcomes("chips_words.announce_required", (False, True), of=silent)
    assert found == [Call(2), "asked_to_announce"]


def test_chips_words_raise_said_multi_move_lets_him_go_back() -> None:
    def in_two_moves(house: House) -> Action | str:
        return made_of(ChipsForward(2, ((1000, 500), (1000,)), "raise", "before"), house)

    found = outcomes("chips_words.raise_said_multi_move", (False, True), of=in_two_moves)
    assert found == [Raise(2, 1500), Raise(2, 2500)]


def test_chips_not_let_go_of_bind_only_where_the_first_act_counts() -> None:
    gesture = ChipsForward(1, ((500,),), released=False)

    def moved(conflict: str) -> Action | None:
        house = with_options("neutral", chips_words={"conflict": conflict})
        hand = pass_to(deal(stacks=[9000] * 4, button=4, stakes=BLINDS_200, rules=house), 1)
        return asked(hand, gesture).action

    assert [moved(one) for one in ("first_wins", "words_win")] == [Bet(1, 500), None]
