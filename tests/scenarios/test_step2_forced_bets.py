"""Straddles, short and missing blinds, and dealing several times, as other engines got them wrong.

Where a hand is named by its blinds, seat 1 is the small blind and the last seat the button;
heads-up seat 1 is the big blind and seat 2 the button.
"""

import pytest

from croupier.games import game
from croupier.play import Stakes, set_up, with_straddle
from croupier.play import events as ev
from croupier.rulebook.house import House, house
from kit.hands import Hand, deal, with_options
from kit.passing import pass_to

PLO = Stakes("pot", 20, 20, 10, 20)
ONE_TWO = Stakes("none", 2, 2, 1, 2)
TEN_TWENTY = Stakes("none", 20, 20, 10, 20)


@pytest.mark.parametrize("rules", ["tda", "neutral", "general", "online"])
def test_B2_pot_is_counted_as_if_the_short_big_blind_were_full(rules: str) -> None:
    unit_blind = with_options(rules, potlimit={"min_open_preflop": "big_blind"})
    hand = deal("omaha", stacks=[1000, 5, 1000], button=3, stakes=PLO, rules=unit_blind)
    assert (hand.menu.seat, hand.menu.call) == (3, 20)
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == 70


@pytest.mark.parametrize("payer", ["each", "big_blind", "button"])
def test_B3_ante_does_not_count_in_the_pot_before_the_flop(payer: str) -> None:
    rules = with_options("tda", blinds={"ante_payer": payer})
    stakes = Stakes("pot", 20, 20, 10, 20, ante=20)
    hand = deal("omaha", stacks=[1000] * 3, button=3, stakes=stakes, rules=rules)
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == 70
    pass_to(hand, 1)
    assert hand.menu.wager is not None
    antes = 60 if payer == "each" else 20
    assert hand.menu.wager.most == 60 + antes, "on the flop the antes are in the pot"


def test_B7_heads_up_with_a_blind_on_the_button_the_other_seat_acts_first() -> None:
    stakes = Stakes("none", 2, 2, 0, 2, ante=1)
    for button in (1, 2):
        hand = deal("shortdeck", stacks=[100, 100], button=button, stakes=stakes)
        other = 3 - button
        posted = [(post.seat, post.amount) for post in hand.happened(ev.Posted)]
        assert sorted(posted) == sorted([(1, 1), (2, 1), (button, 2)])
        assert (hand.menu.seat, hand.menu.call) == (other, 2)
        hand.play(f"{other} call", f"{button} check")
        assert hand.menu.seat == other, "and on the flop too"


def test_B7_heads_up_with_a_single_blind_left_of_the_button_the_button_acts_first() -> None:
    rules = with_options("neutral", blinds={"structure": "single"})
    stakes = Stakes("none", 2, 2, 0, 2, ante=1)
    hand = deal(stacks=[100, 100], button=2, stakes=stakes, rules=rules)
    assert (hand.menu.seat, hand.menu.call) == (2, 2)
    hand.play("2 call", "1 check")
    assert hand.menu.seat == 1


def with_straddle_of(seat: int, rules: House) -> Hand:
    """Six players at 1/2, the button in seat 6, and a straddle."""
    setup = set_up(game("holdem"), ONE_TWO, rules, (0, *[200] * 6), 6)
    posts = with_straddle(setup, seat).posts
    return deal(stacks=[200] * 6, button=6, stakes=ONE_TWO, rules=rules, posts=posts)


def test_B8_straddle_is_the_live_blind_next_seat_opens_and_the_least_raise_is_to_eight() -> None:
    hand = with_straddle_of(3, house("rrop3_cash"))
    assert (hand.menu.seat, hand.menu.call) == (4, 4)
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 8
    hand.play("4 call", "5 call", "6 call", "1 call", "2 call")
    assert (hand.menu.seat, hand.menu.check) == (3, True)
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 8
    hand.play("3 check")
    assert hand.state.street == 1


@pytest.mark.parametrize(
    ("opener", "order"),
    [("small_blind", [1, 2, 3, 4, 5, 6]), ("left_of_big_blind", [3, 4, 5, 1, 2, 6])],
)
def test_B9_house_says_who_opens_over_a_straddle_of_the_button(
    opener: str, order: list[int]
) -> None:
    blinds = {"straddle": "button", "button_straddle_opener": opener}
    hand = with_straddle_of(6, with_options("rrop3_cash", blinds=blinds))
    acted = []
    while hand.state.street == 0:
        seat = hand.menu.seat
        acted.append(seat)
        hand.play(f"{seat} {'call' if hand.menu.call else 'check'}")
    assert acted == order, "the straddler is last in both"
    assert hand.menu.seat == 1


@pytest.mark.parametrize("opener", ["small_blind", "left_of_big_blind"])
def test_B9_raise_over_a_button_straddle_goes_round_once(opener: str) -> None:
    blinds = {"straddle": "button", "button_straddle_opener": opener}
    hand = with_straddle_of(6, with_options("rrop3_cash", blinds=blinds))
    first = hand.menu.seat
    hand.play(f"{first} raise 8")
    acted = []
    while hand.state.street == 0 and hand.state.phase == "betting":
        acted.append(hand.menu.seat)
        hand.play(f"{hand.menu.seat} call")
    assert sorted([first, *acted]) == [1, 2, 3, 4, 5, 6]
    assert acted[-1] == 6 or opener == "small_blind"


RUN_IT = with_options("online", dealing={"max_runs": 3})


def run(hand: Hand, times: int) -> Hand:
    """Everybody agrees on *times*."""
    while hand.state.phase == "agreeing":
        hand.play(f"{hand.menu.seat} runs {times}")
    return hand


def parts(hand: Hand) -> dict[tuple[int, int], int]:
    """What was pushed of each pot on each board."""
    total: dict[tuple[int, int], int] = {}
    for award in hand.happened(ev.PotAwarded):
        assert isinstance(award, ev.PotAwarded)
        total[award.pot, award.run] = total.get((award.pot, award.run), 0) + award.amount
    return total


def board_of_run(hand: Hand, number: int) -> int:
    """How many cards were turned for one run."""
    dealt = [event for event in hand.happened(ev.BoardDealt) if event.run == number]
    return sum(len(event.cards) for event in dealt)


def test_P9_odd_chip_of_the_pot_goes_to_the_first_board() -> None:
    stakes = Stakes("none", 100, 100, 50, 100, unit=25)
    hand = deal(
        stacks=[525, 525, 525],
        button=3,
        stakes=stakes,
        rules=RUN_IT,
        hole={1: "AsAh", 3: "7c2d"},
        asks=True,
    )
    hand.play("3 raise 525", "1 call", "2 fold")
    run(hand, 2)
    assert parts(hand) == {(0, 0): 575, (0, 1): 575}
    hand = deal(
        stacks=[525, 525],
        button=2,
        stakes=Stakes("none", 100, 100, 50, 100, ante=25, unit=25),
        rules=with_options(RUN_IT, blinds={"ante_payer": "big_blind"}),
        asks=True,
    )
    hand.play("2 raise 525", "1 call")
    run(hand, 2)
    assert sum(parts(hand).values()) == 1025
    assert parts(hand) == {(0, 0): 525, (0, 1): 500}


@pytest.mark.parametrize(("street", "turned", "burned"), [(0, 5, 3), (1, 2, 2), (2, 1, 1)])
def test_P9_each_run_has_its_own_cards_from_one_deck(street: int, turned: int, burned: int) -> None:
    hand = deal(stacks=[300, 300], button=2, stakes=TEN_TWENTY, rules=RUN_IT, asks=True)
    if street:
        pass_to(hand, street)
    hand.play(f"{hand.menu.seat} {'bet' if street else 'raise'} {hand.menu.wager.most}")
    hand.play(f"{hand.menu.seat} call")
    before = len(hand.happened(ev.Burned))
    run(hand, 2)
    assert board_of_run(hand, 0) == 5
    assert board_of_run(hand, 1) == turned
    assert len(hand.happened(ev.Burned)) - before == 2 * burned
    assert hand.happened(ev.StubRebuilt) == []
    cards = [card for event in hand.happened(ev.BoardDealt) for card in event.cards]
    held = [card for event in hand.happened(ev.HoleDealt) for card in event.down]
    assert len({*cards, *held}) == len(cards) + len(held)


def test_P9_each_pot_is_split_between_the_boards() -> None:
    hand = deal(
        stacks=[100, 300, 305], button=3, stakes=TEN_TWENTY, rules=RUN_IT, asks=True, seed=4
    )
    hand.play("3 raise 305", "1 call", "2 call")
    run(hand, 2)
    assert parts(hand) == {(0, 0): 150, (0, 1): 150, (1, 0): 200, (1, 1): 200}
    assert hand.happened(ev.UncalledReturned) == [ev.UncalledReturned(3, 5)]


def test_P9_two_runs_may_be_won_by_two_players() -> None:
    winners = set()
    for seed in range(30):
        hand = deal(
            stacks=[300, 300], button=2, stakes=TEN_TWENTY, rules=RUN_IT, asks=True, seed=seed
        )
        hand.play("2 raise 300", "1 call")
        run(hand, 2)
        by_run = [{a.seat for a in hand.happened(ev.PotAwarded) if a.run == n} for n in (0, 1)]
        winners.add(tuple(tuple(sorted(seats)) for seats in by_run))
        assert sum(hand.stacks) == 600
    assert {((1,), (2,)), ((2,), (1,))} <= winners


def test_P9_hi_lo_pot_is_halved_board_by_board() -> None:
    hand = deal(
        "omaha8",
        stacks=[300, 300],
        button=2,
        stakes=PLO,
        rules=RUN_IT,
        hole={1: "As2s3dKd", 2: "QsQhJsJh"},
        board="4c5h8dKhKs",
        asks=True,
    )
    hand.play("2 raise 60", "1 call")
    hand.play("1 bet 120", "2 raise 240", "1 call")
    run(hand, 3)
    assert {run for _, run in parts(hand)} == {0, 1, 2}
    assert parts(hand) == {(0, 0): 200, (0, 1): 200, (0, 2): 200}
