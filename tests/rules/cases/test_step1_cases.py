"""Situations from real floors: what the player in turn may do, and how much."""

import pytest

from croupier.cards import CARDS
from croupier.play import Menu, Post, Stakes
from croupier.play import events as ev
from kit.hands import Hand, deal, with_options
from kit.passing import pass_to
from kit.refusals import refused


def no_limit(small: int, big: int, ante: int = 0) -> Stakes:
    """No-limit with these blinds."""
    return Stakes("none", big, big, small, big, ante)


def on(street: int, stacks: list[int], stakes: Stakes, rules: str, **kw: object) -> Hand:
    """Everybody has called up to *street*; seat 1 is the first to act on it."""
    return pass_to(
        deal(stacks=stacks, button=len(stacks), stakes=stakes, rules=rules, **kw), street
    )


def least(hand: Hand) -> int:
    """The least total the player in turn may bet or raise to."""
    assert hand.menu.wager is not None
    return hand.menu.wager.least


def only_calls(hand: Hand, seat: int, owed: int) -> bool:
    """Whether *seat* is to act and may only call *owed* or fold."""
    return hand.menu == Menu(seat, fold=True, call=owed)


def test_c002_two_short_all_ins_below_a_full_bet_do_not_reopen() -> None:
    hand = on(1, [20_600, 1300, 30_000, 1750, 30_000], no_limit(300, 600), "tda")
    hand.play("1 bet 600", "2 raise 700", "3 call", "4 raise 1150", "5 call")
    assert only_calls(hand, 1, 550)
    assert refused(hand, "1 raise 1750").rules[0] == "tda:47A"


def test_c004_short_all_ins_leave_the_least_raise_at_the_last_full_bet() -> None:
    hand = on(1, [9100, 750, 1000, 1250, 9100, 9100], no_limit(50, 100), "tda")
    hand.play("1 bet 400", "2 raise 650", "3 raise 900", "4 raise 1150", "5 call")
    assert (hand.menu.seat, hand.menu.call) == (6, 1150)
    assert least(hand) == 1550
    refused(hand, "6 raise 1549")
    hand.play("6 raise 1550")


def test_c008_raiser_may_not_raise_again_over_a_short_all_in_but_the_bettor_might_have() -> None:
    hand = on(2, [2000, 2000, 210], no_limit(5, 10), "rrop3_cash")
    hand.play("1 bet 60", "2 raise 140", "3 raise 200")
    assert (hand.menu.seat, least(hand)) == (1, 280)
    hand.play("1 call")
    assert only_calls(hand, 2, 60)
    assert refused(hand, "2 raise 280").rules[0] == "rrop3:10.nolimit.3b"


@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
def test_c010_least_reraise_of_2179_over_200_is_4158(rules: str) -> None:
    hand = deal(stacks=[10_000, 10_000], stakes=no_limit(50, 100), rules=rules)
    hand.play("1 raise 200", "2 raise 2179")
    assert least(hand) == 4158
    hand.play("1 raise 4200")
    assert hand.state.bets[1] == 4200


@pytest.mark.parametrize(
    ("rules", "total"), [("tda", 850), ("rrop3_tournament", 850), ("championship", 1000)]
)
def test_c012_raise_from_150_to_500_is_reraised_to_850_or_to_double(rules: str, total: int) -> None:
    hand = on(1, [6050] * 4, no_limit(25, 50), rules)
    hand.play("1 bet 150", "2 raise 500")
    assert (hand.menu.seat, least(hand)) == (3, total)
    refused(hand, f"3 raise {total - 1}")


@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
def test_c014_55_chips_against_a_raise_to_40_fold_call_or_go_all_in(rules: str) -> None:
    hand = deal(stacks=[1000, 1000, 1000, 55], button=4, stakes=no_limit(5, 10), rules=rules)
    hand.play("3 raise 40")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.call) == (4, True, 40)
    assert hand.menu.wager is not None
    assert (hand.menu.wager.least, hand.menu.wager.most) == (55, 55)
    for total in (50, 70):
        refused(hand, f"4 raise {total}")
    hand.play("4 raise 55", "1 fold")
    assert (hand.menu.seat, hand.menu.call, least(hand)) == (2, 45, 85)


@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
def test_c016_every_round_starts_afresh_so_a_bet_of_2_is_raised_to_4(rules: str) -> None:
    hand = deal(stacks=[200] * 4, button=4, stakes=no_limit(1, 2), rules=rules)
    hand.play("3 fold", "4 fold", "1 raise 7", "2 call", "1 bet 2")
    assert (hand.menu.seat, least(hand)) == (2, 4)


def test_c018_completion_is_no_raise_and_three_raises_follow() -> None:
    stakes = Stakes("limit", 30, 60, ante=5, bring_in=10)
    doors = {1: "AcKc8s", 2: "AdKd9s", 3: "QcQd2c", 4: "JcJdTs", 5: "7c7dJs"}
    hand = deal("stud", stacks=[900] * 5, stakes=stakes, rules="rrop3_cash", hole=doors, button=5)
    hand.play("3 bring-in", "4 raise 30")
    totals = []
    while hand.menu.wager:
        totals.append(hand.menu.wager.least)
        hand.play(f"{hand.menu.seat} raise {totals[-1]}")
    assert totals == [60, 90, 120]
    assert refused(hand, f"{hand.menu.seat} raise 150").rules[0].startswith("rrop3:3.bets")


@pytest.mark.parametrize("rules", ["tda", "rrop3_tournament"])
@pytest.mark.parametrize(("all_in", "may_raise"), [(1150, False), (1200, True)])
def test_c020_all_in_for_half_a_bet_more_reopens_at_limit(
    rules: str, all_in: int, *, may_raise: bool
) -> None:
    stakes = Stakes("limit", 400, 800, 200, 400)
    hand = on(2, [9000, 9000, 400 + all_in], stakes, rules)
    hand.play("1 bet 800", "2 call", f"3 raise {all_in}")
    assert (hand.menu.seat, hand.menu.call) == (1, all_in - 800)
    assert (hand.menu.wager is not None) == may_raise


def test_c024_bet_and_four_raises_make_50_after_the_draw() -> None:
    stakes = Stakes("limit", 5, 10, ante=1)
    hand = deal("draw", stacks=[500] * 4, button=4, stakes=stakes, rules="rrop3_cash")
    hand.play("1 bet 5", "2 call", "3 call", "4 call", *(f"{seat} draw" for seat in (1, 2, 3, 4)))
    hand.play("1 bet 10")
    raises = 0
    while hand.menu.wager:
        hand.play(f"{hand.menu.seat} raise {hand.menu.wager.least}")
        raises += 1
    assert (raises, hand.state.bet_to) == (4, 50)


def test_c030_pot_is_35_for_the_button_and_30_for_the_small_blind() -> None:
    blinds_as_they_are = with_options("rrop3_cash", potlimit={"small_blind_counts_as_big": False})
    stakes = Stakes("pot", 10, 10, 5, 10)
    hand = deal(stacks=[500] * 4, button=4, stakes=stakes, rules=blinds_as_they_are)
    hand.play("3 fold")
    assert hand.menu.wager is not None
    assert (hand.menu.seat, hand.menu.wager.most) == (4, 35)
    hand.play("4 fold")
    assert hand.menu.wager is not None
    assert (hand.menu.seat, hand.menu.wager.most) == (1, 30)


@pytest.mark.parametrize("rules", ["general", "tda"])
def test_c078_button_still_calls_or_folds_when_the_big_blind_is_all_in(rules: str) -> None:
    posts = [Post(1, "small_blind", 10), Post(2, "big_blind", 20)]
    hand = deal(stacks=[1980, 20], stakes=no_limit(10, 20), rules=rules, posts=posts)
    assert hand.state.stacks[1] == 1970
    assert only_calls(hand, 1, 10)
    refused(hand, "1 raise 40")


def test_c084_antes_are_no_part_of_a_bet() -> None:
    hand = deal(stacks=[100] * 3, button=3, stakes=no_limit(5, 10, ante=5), rules="general")
    hand.play("3 raise 20")
    assert (hand.state.stacks[3], hand.state.pot) == (75, 50)
    assert (hand.menu.seat, hand.menu.call) == (1, 15)


def test_c136_open_pair_of_nines_bets_either_limit_and_is_raised_accordingly() -> None:
    stakes = Stakes("limit", 20, 40, ante=5, bring_in=10)
    hole = {1: "AdTd2c8s", 2: "Kc4h9s9d", 3: "QcJhKd3s"}

    def fourth_street() -> Hand:
        hand = deal(
            "stud", stacks=[900] * 3, stakes=stakes, rules="rrop3_cash", hole=hole, button=3
        )
        return pass_to(hand, 1)

    hand = fourth_street().play("2 bet 20")
    assert (hand.menu.seat, hand.menu.fold, hand.menu.call) == (3, True, 20)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (40, 60)
    hand = fourth_street().play("2 bet 40")
    assert hand.menu.call == 40
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (80,)


@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
def test_c198_heads_up_button_is_small_blind_gets_the_last_card_and_acts_last_later(
    rules: str,
) -> None:
    hand = deal(
        stacks=[0, 2000, 0, 0, 0, 2000], button=2, stakes=no_limit(10, 20), rules=rules, deck=CARDS
    )
    posted = {(post.seat, post.kind) for post in hand.happened(ev.Posted)}
    assert posted == {(2, "small_blind"), (6, "big_blind")}
    assert CARDS[3] in hand.state.hole[2]
    assert hand.menu.seat == 2
    assert pass_to(hand, 1).menu.seat == 6


@pytest.mark.parametrize("rules", ["general", "rrop3_tournament"])
def test_c200_big_blind_may_still_raise_when_the_small_blind_completes(rules: str) -> None:
    hand = deal(stacks=[5000] * 4, button=4, stakes=no_limit(50, 100), rules=rules)
    hand.play("3 fold", "4 fold", "1 call")
    menu = hand.menu
    assert (menu.seat, menu.check, menu.call, least(hand)) == (2, True, 0, 200)
