"""Blinds, antes, posts and bring-ins, as other engines got them wrong.

Where a hand is named by its blinds, seat 1 is the small blind and the last seat the button;
heads-up seat 1 is the big blind and seat 2 the button.
"""

import pytest

from croupier.play import Post, Refused, Stakes, pots_of
from croupier.play import events as ev
from kit.hands import deal, with_options

TEN_TWENTY = Stakes("none", 20, 20, 10, 20)
ONE_TWO = Stakes("none", 2, 2, 1, 2)
STUD_FIVE = Stakes("limit", 5, 10, ante=1, bring_in=2)

# Seat 1 has the two of clubs up, the others face cards; the first two cards are face down.
LOW_CARD_IN_SEAT_1 = {1: "AsKd2c", 2: "7h8hQd", 3: "9h9dKs"}


def test_B1_short_big_blind_counts_as_full() -> None:
    hand = deal(
        stacks=[1000, 5, 1000, 1000],
        button=4,
        stakes=TEN_TWENTY,
        hole={1: "7c2d", 2: "AsAh", 3: "KsKh", 4: "QsQh"},
        board="3c8d9hJc4s",
    )
    assert hand.menu.seat == 3
    assert hand.menu.call == 20
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 40
    hand.play("3 call", "4 fold", "1 call", "1 check", "3 check")
    assert [pot.amount for pot in pots_of(hand.state)] == [15, 30]
    hand.play("1 check", "3 check", "1 check", "3 check")
    awards = [(award.seat, award.amount, award.pot) for award in hand.happened(ev.PotAwarded)]
    assert awards == [(3, 30, 1), (2, 15, 0)], "a pot of 5 each, the rest beside it"


def test_B4_small_blind_above_an_all_in_big_blind_comes_back() -> None:
    hand = deal(
        stacks=[5, 1000],
        button=2,
        stakes=TEN_TWENTY,
        hole={1: "7c2d", 2: "AsAh"},
        board="3c8d9hJc4s",
    )
    assert hand.state.phase == "over", "nobody is asked anything"
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(seat=2, amount=5)]
    assert len(hand.state.board) == 5
    assert hand.stacks == (0, 1005)


def test_B5_button_owes_what_the_short_big_blind_has_more() -> None:
    hand = deal(stacks=[12, 1000], button=2, stakes=TEN_TWENTY)
    assert hand.menu[:5] == (2, True, False, 2, None)
    with pytest.raises(Refused):
        hand.play("2 raise 40")
    hand.play("2 call")
    assert hand.happened(ev.BetsGathered) == [ev.BetsGathered(amount=24)]


def test_B6_heads_up_the_named_button_posts_small_and_acts_first_then_last() -> None:
    hand = deal(stacks=[1000, 1000], button=1, stakes=TEN_TWENTY)
    assert hand.setup.button == 1
    assert hand.happened(ev.Posted) == [
        ev.Posted(seat=1, kind="small_blind", amount=10, due=10),
        ev.Posted(seat=2, kind="big_blind", amount=20, due=20),
    ]
    assert hand.menu.seat == 1
    hand.play("1 call", "2 check")
    assert hand.menu.seat == 2
    hand.play("2 check")
    assert hand.menu.seat == 1


def test_B10_newcomers_post_is_live_and_has_its_option() -> None:
    posts = [Post(1, "small_blind", 1), Post(2, "big_blind", 2), Post(4, "posted", 2)]
    hand = deal(stacks=[200] * 6, button=6, stakes=ONE_TWO, posts=posts)
    assert hand.menu.seat == 3, "the seat left of the big blind still opens"
    hand.play("3 call")
    assert hand.menu[:4] == (4, True, True, 0), "his post counts as his call"
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 4
    hand.play("4 raise 6")
    assert hand.stacks[3] == 194, "he adds 4 to the 2 that lie there"


def test_B11_short_bring_in_leaves_all_of_it_to_call() -> None:
    hand = deal("stud", stacks=[2, 200, 200], stakes=STUD_FIVE, button=3, hole=LOW_CARD_IN_SEAT_1)
    assert (hand.menu.seat, hand.menu.bring_in) == (1, 1)
    hand.play("1 bring-in")
    assert hand.happened(ev.BroughtIn) == [ev.BroughtIn(seat=1, amount=1, due=2)]
    assert (hand.menu.seat, hand.menu.call) == (2, 2)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (5,)


def test_B12_bring_in_passes_left_of_a_seat_all_in_on_the_ante() -> None:
    hand = deal("stud", stacks=[1, 200, 200], stakes=STUD_FIVE, button=3, hole=LOW_CARD_IN_SEAT_1)
    assert (hand.menu.seat, hand.menu.bring_in) == (2, 2)
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == (5,)
    with pytest.raises(Refused):
        hand.play("2 check")
    hand.play("2 bring-in")
    assert (hand.menu.seat, hand.menu.call) == (3, 2)


def test_B13_short_ante_makes_a_side_pot() -> None:
    stakes = Stakes("none", 20, 20, 10, 20, ante=10)
    hand = deal(
        stacks=[1000, 1000, 4],
        button=3,
        stakes=stakes,
        hole={1: "7c2d", 2: "KsKh", 3: "AsAh"},
        board="3c8d9hJc4s",
    )
    hand.play("1 fold")
    awards = [(award.seat, award.amount, award.pot) for award in hand.happened(ev.PotAwarded)]
    assert awards == [(2, 12 + 20, 1), (3, 12, 0)], (
        "12 of antes beside the main pot, and the blinds"
    )
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(seat=2, amount=10)]


@pytest.mark.parametrize("payer", ["big_blind", "button"])
def test_B14_ante_of_one_seat_is_dead_money(payer: str) -> None:
    house = with_options("neutral", blinds={"ante_payer": payer})
    stakes = Stakes("none", 20, 20, 10, 20, ante=20)
    hand = deal(stacks=[1000] * 3, button=3, stakes=stakes, rules=house)
    hand.play("3 fold", "1 fold")
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(seat=2, amount=10)]
    awards = [(award.seat, award.amount) for award in hand.happened(ev.PotAwarded)]
    assert awards == [(2, 40)], "the ante of 20 and two blinds of 10"


@pytest.mark.parametrize(
    ("order", "paid"),
    [
        ("blind_first", [("big_blind", 20), ("dead_ante", 10)]),
        ("ante_first", [("dead_ante", 20), ("big_blind", 10)]),
    ],
)
def test_B15_house_says_whether_a_short_stack_pays_blind_or_ante_first(
    order: str, paid: list[tuple[str, int]]
) -> None:
    house = with_options("neutral", blinds={"ante_payer": "big_blind", "ante_order": order})
    stakes = Stakes("none", 20, 20, 10, 20, ante=20)
    hand = deal(stacks=[1000, 30, 1000], button=3, stakes=stakes, rules=house)
    posted = [(post.kind, post.amount) for post in hand.happened(ev.Posted) if post.seat == 2]
    assert posted == paid
    assert hand.menu.call == 20, "the others owe the full blind"


def test_lone_blind_that_nobody_calls_goes_back_and_the_hand_ends():
    one_blind = with_options("neutral", blinds={"structure": "single"})
    hand = deal(stacks=[400, 400], button=1, rules=one_blind).play("1 fold")
    assert hand.state.phase == "over"
    assert hand.stacks == (400, 400)
