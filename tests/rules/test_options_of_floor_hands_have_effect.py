"""Options about dead hands, the showdown and what is found later: two houses, two outcomes."""

from croupier.cards import HIDDEN
from croupier.floor.hands.hand_told import HandFouled, HandMucked, HandSwept
from croupier.floor.hands.hidden_chips import HiddenChips
from croupier.floor.hands.showdown_told import (
    AskedToSee,
    FalseClaim,
    NobodyShows,
    PartlyShown,
    PlaysBoard,
    ShownToOne,
    WrongAward,
)
from croupier.floor.incident import Incident
from croupier.play import Call, Muck, Stakes, decide, evolve, view
from croupier.rulebook.house import House
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal
from kit.options import outcomes

TWENTY = Stakes("none", 20, 20, 10, 20)
TWO_PAIR = {1: "AsKd", 2: "7h6c", 3: "QcJd"}
DRY = "Kh7s6s2d3c"
ROYAL = "AsKsQsJsTs"


def at_the_showdown(house: House, board: str = DRY, hole: dict[int, str] | None = None) -> Hand:
    hand = deal(
        stacks=[1000] * 3,
        stakes=TWENTY,
        button=3,
        rules=house,
        hole=hole or TWO_PAIR,
        board=board,
        shows=False,
    )
    return hand.play("3 call", "1 call", "2 check").check_down()


def decided(hand: Hand, incident: Incident) -> str:
    return asked(hand, incident).decision


def test_dead_hands_tabled_winner_swept_lives_or_is_dead_if_unprotected() -> None:
    def swept(house: House) -> str:
        return decided(at_the_showdown(house).play("1 show"), HandSwept(1))

    values = ("lives", "dead_if_unprotected")
    found = outcomes("dead_hands.tabled_winner_swept", values, of=swept, base="rrop3_cash")
    assert found == ["hand_live", "hand_dead"]


def test_dead_hands_retrieve_is_by_the_house_or_by_where_the_cards_lie() -> None:
    def in_the_muck(house: House) -> str:
        thrown = HandMucked(2, "pushed_by_dealer", wrong_information=True)
        return decided(at_the_showdown(house).play("1 show"), thrown)

    values = ("house_discretion", "identifiable_not_mucked")
    assert outcomes("dead_hands.retrieve", values, of=in_the_muck) == ["hand_live", "hand_dead"]


def test_dead_hands_fouled_goes_by_the_thrown_cards_the_protector_or_what_is_known() -> None:
    def touched(house: House) -> list[str]:
        hand = deal(stacks=[1000] * 4, stakes=TWENTY, button=4, rules=house).play("3 fold")
        known, protected = HandFouled(1, 3), HandFouled(1, 3, protected=True)
        lost = HandFouled(1, 3, protected=True, identifiable=False)
        return [decided(hand, one) for one in (known, protected, lost)]

    values = ("thrown_cards_dead", "by_protector", "by_identification")
    assert outcomes("dead_hands.fouled", values, of=touched) == [
        ["hand_live", "hand_live", "hand_dead"],
        ["hand_dead", "hand_live", "hand_dead"],
        ["hand_live", "hand_live", "hand_dead"],
    ]


def test_dead_hands_killed_refund_uncalled_gives_the_uncalled_part_back_or_not() -> None:
    def refund(house: House) -> int:
        hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules=house).play("3 raise 100")
        return rule(hand, HandSwept(3)).returned

    assert outcomes("dead_hands.killed_refund_uncalled", (True, False), of=refund) == [80, 0]


def test_showdown_show_one_all_shows_to_all_or_leaves_it_between_two() -> None:
    def seen(house: House) -> bool:
        hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules=house)
        hand.play("3 raise 60", "1 fold", "2 fold")
        rule(hand, ShownToOne(3, to=1))
        return HIDDEN not in view(hand.state, 2).seats[2].cards

    assert outcomes("showdown.show_one_all", (True, False), of=seen) == [True, False]


def test_showing_a_live_hand_to_one_is_a_breach_where_it_need_not_be_shown_to_all() -> None:
    def during_the_hand(house: House) -> str:
        hand = deal(stacks=[1000] * 3, stakes=TWENTY, button=3, rules=house).play("3 raise 60")
        return decided(hand, ShownToOne(3, to=1))

    found = outcomes("showdown.show_one_all", (True, False), of=during_the_hand, base="tda")
    assert found == ["show_all", "penalty"]


def test_showdown_play_board_takes_a_word_or_tabled_cards() -> None:
    def announced(house: House) -> tuple[int, ...]:
        hand = at_the_showdown(house, ROYAL, {1: "9h8h", 2: "2c3d", 3: "4c5d"}).play("1 show")
        rule(hand, PlaysBoard(2, said_before_mucking=True))
        return hand.play("3 muck").stacks

    values = ("announce_before_mucking", "table_all_cards")
    assert outcomes("showdown.play_board", values, of=announced) == [
        (1010, 1010, 980),
        (1040, 980, 980),
    ]


def test_showdown_false_claim_forfeits_the_pot_or_is_sanctioned_alone() -> None:
    def claimed(house: House) -> tuple[int, ...]:
        hand = at_the_showdown(house).play("1 show", "2 muck", "3 muck")
        rule(hand, FalseClaim(1, deliberate=True, made_muck=2))
        return hand.stacks

    values = ("may_forfeit_pot", "sanction_only")
    assert outcomes("showdown.false_claim", values, of=claimed) == [
        (980, 1040, 980),
        (1040, 980, 980),
    ]


def test_showdown_right_to_see_says_whether_a_wish_is_a_right_or_for_the_floor() -> None:
    def wished(house: House) -> str:
        hand = at_the_showdown(house).play("1 show", "2 show", "3 muck")
        return decided(hand, AskedToSee(2, owner=3))

    values = ("any_dealt_in", "none", "caller_of_last_aggressor")
    found = outcomes("showdown.right_to_see", values, of=wished)
    assert found == ["show_all", "refused", "floor_decides"]


def test_disputes_award_until_says_how_long_a_wrong_award_is_put_right() -> None:
    def corrected(house: House) -> tuple[int, ...]:
        hand = at_the_showdown(house)
        hand.dealer.scores = lambda seat, _share: 2 if seat == 1 else 1
        hand.play("1 show", "2 show", "3 muck")
        rule(hand, WrongAward(1, 2, noticed="next_hand"))
        return hand.stacks

    values = ("next_hand", "next_substantial_action")
    assert outcomes("disputes.award_until", values, of=corrected) == [
        (1040, 980, 980),
        (980, 1040, 980),
    ]


def test_betting_hidden_chips_leave_the_tournament_or_may_go_to_the_caller() -> None:
    def found_late(house: House) -> tuple[int, ...]:
        hole = {1: "KhKd", 2: "AhAd"}
        hand = deal(
            stacks=[500, 900], stakes=TWENTY, button=2, rules=house, hole=hole, board="7s6c3d2h9c"
        )
        hand.play("2 call", "1 raise 400", "2 call").check_down()
        rule(hand, HiddenChips(1, 100, next_hand_begun=True))
        return hand.stacks

    values = ("never_play_winner_may_receive", "director_decides_if_they_play")
    assert outcomes("betting.hidden_chips", values, of=found_late) == [(0, 1300), (0, 1400)]


def test_showdown_allin_all_up_says_whether_a_thrown_hand_is_opened_with_the_others() -> None:
    def thrown(house: House) -> tuple[str, ...]:
        hand = deal(stacks=[500, 500], stakes=TWENTY, button=2, rules=house).play("2 raise 500")
        for event in decide(hand.state, Call(1)):
            evolve(hand.state, event)
        return asked(hand, HandMucked(1, "thrown_face_down")).rules

    opened, given_back = outcomes("showdown.allin_all_up", (True, False), of=thrown, base="tda")
    assert ("tda:16" in opened, "tda:16" in given_back) == (True, False)


def test_showdown_first_no_bet_says_who_is_asked_first_after_checks() -> None:
    stakes = Stakes("limit", 20, 40, ante=5, bring_in=10)
    hole = {1: "2c3dKs9h8d7c4c", 2: "2h3sQs9c8c6d5h", 3: "5c6sJsAhAdTc4d"}

    def first(house: House) -> object:
        hand = deal(
            "stud", stacks=[900] * 3, stakes=stakes, button=3, rules=house, hole=hole, shows=False
        )
        while hand.state.phase == "betting":
            menu = hand.menu
            verb = "bring-in" if menu.bring_in else "check" if menu.check else "call"
            hand.play(f"{menu.seat} {verb}")
        return asked(hand, NobodyShows()).fact("first")

    values = ("first_to_act", "left_of_button")
    assert outcomes("showdown.first_no_bet", values, of=first, base="rrop3_cash") == [3, 1]


def test_showdown_order_forced_says_whether_the_floor_imposes_it() -> None:
    def steps(house: House) -> int:
        return len(asked(at_the_showdown(house), NobodyShows()).steps)

    values = ("when_director_orders", "always")
    assert outcomes("showdown.order_forced", values, of=steps) == [3, 2]


def _last_hand(house: House) -> str:
    hand = at_the_showdown(house).play("1 muck")
    for event in decide(hand.state, Muck(2)):
        evolve(hand.state, event)
    return decided(hand, PartlyShown(3, places=(0,)))


def test_showdown_last_hand_must_show_says_whether_a_part_of_it_is_enough() -> None:
    found = outcomes("showdown.last_hand_must_show", (True, False), of=_last_hand)
    assert found == ["show_all", "hand_live"]


def test_showdown_checked_hand_must_show_says_whether_checks_make_a_part_enough() -> None:
    found = outcomes(
        "showdown.checked_hand_must_show", (True, False), of=_last_hand, base="rrop3_cash"
    )
    assert found == ["show_all", "hand_live"]
