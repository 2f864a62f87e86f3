"""The options of straddles, blinds, openings and runs: two houses, two outcomes, every value."""

from dataclasses import replace

from croupier.games import game
from croupier.play import SetupError, Stakes, begin, set_up, with_straddle
from croupier.play import events as ev
from croupier.rulebook.house import House, add_house
from croupier.table import Occupant, Table, after_hand, empty_table, next_setup
from kit.hands import Hand, deal, with_options
from kit.options import outcomes

FIVE_TEN = Stakes("none", 10, 10, 5, 10)
HOUSE_OPENING = Stakes("none", 20, 20, 5, 10)
LIMIT = Stakes("limit", 10, 20, 5, 10)


def least(hand: Hand) -> int:
    """The least total the player in turn may bet or raise to."""
    assert hand.menu.wager is not None
    return hand.menu.wager.least


def six(house: House, stakes: Stakes = FIVE_TEN) -> Hand:
    """Six players, the button in the last seat."""
    return deal(stacks=[900] * 6, button=6, stakes=stakes, rules=house)


def test_betting_min_open_is_the_big_blind_or_what_the_house_posts() -> None:
    def call_opening_and_flop(house: House) -> tuple[int, int, int]:
        hand = six(house, HOUSE_OPENING)
        call, opening = hand.menu.call, least(hand)
        hand.play("3 raise 20", "4 call", "5 fold", "6 fold", "1 fold", "2 call")
        return call, opening, least(hand)

    values = ("big_blind", "house_amount")
    found = outcomes("betting.min_open", values, of=call_opening_and_flop)
    assert found == [(10, 20, 10), (0, 20, 20)]


def test_betting_bet_unit_is_any_chip_or_that_of_the_opening_bet() -> None:
    def steps(house: House) -> tuple[int, int]:
        stakes = Stakes("none", 25, 25, 5, 25, unit=5)
        hand = deal(stacks=[900] * 4, button=4, stakes=stakes, rules=house)
        assert hand.menu.wager is not None
        return hand.menu.wager.step, least(hand.play("3 raise 75"))

    values = ("any_chip", "opening_bet_chip")
    assert outcomes("betting.bet_unit", values, of=steps) == [(5, 125), (25, 125)]


def test_potlimit_min_open_preflop_is_the_big_blind_or_what_the_house_posts() -> None:
    def opening_and_flop(house: House) -> tuple[int, int, int]:
        stakes = Stakes("pot", 5, 5, 1, 2)
        hand = deal("omaha", stacks=[900] * 4, button=4, stakes=stakes, rules=house)
        call, opening = hand.menu.call, least(hand)
        hand.play("3 raise 5", "4 call", "1 fold", "2 call")
        return call, opening, least(hand)

    values = ("big_blind", "house_amount")
    found = outcomes("potlimit.min_open_preflop", values, of=opening_and_flop)
    assert found == [(2, 4, 2), (0, 5, 2)]


def test_blinds_structure_says_who_posts_what() -> None:
    def posted(house: House) -> list[tuple[int, int]]:
        hand = six(house, replace(FIVE_TEN, big_blind=20, middle_blind=0))
        return [(post.seat, post.amount) for post in hand.happened(ev.Posted)]

    def with_a_middle_blind(house: House) -> list[tuple[int, int]]:
        hand = six(house, replace(FIVE_TEN, big_blind=20, middle_blind=10))
        return [(post.seat, post.amount) for post in hand.happened(ev.Posted)]

    values = ("small_big", "single", "two_equal", "button_blind")
    found = outcomes("blinds.structure", values, of=posted)
    assert found == [[(1, 5), (2, 20)], [(1, 20)], [(1, 20), (2, 20)], [(6, 20)]]
    three = outcomes("blinds.structure", ("three", "single"), of=with_a_middle_blind)
    assert three == [[(1, 5), (2, 10), (3, 20)], [(1, 20)]]


def straddlers(house: House, stakes: Stakes = FIVE_TEN) -> list[int]:
    """The seats that may straddle."""
    setup = set_up(game("holdem"), stakes, house, (0, *[900] * 6), 6)
    seats = []
    for seat in range(1, 7):
        try:
            with_straddle(setup, seat)
        except SetupError:
            continue
        seats.append(seat)
    return seats


def test_blinds_straddle_says_from_where_there_is_one() -> None:
    values = ("off", "utg", "button", "any")
    found = outcomes("blinds.straddle", values, of=straddlers)
    assert found == [[], [3], [6], [3, 4, 5, 6]]


def test_blinds_straddle_max_says_how_many_there_are() -> None:
    def doubled(house: House) -> list[int]:
        setup = set_up(game("holdem"), FIVE_TEN, house, (0, *[900] * 6), 6)
        for seat in (3, 4, 5):
            try:
                setup = with_straddle(setup, seat)
            except SetupError:
                break
        return [post.amount for post in setup.posts if post.kind == "straddle"]

    base = with_options("neutral", blinds={"straddle": "utg"})
    found = outcomes("blinds.straddle_max", (0, 1, 2, 3), of=doubled, base=base)
    assert found == [[], [20], [20, 40], [20, 40, 80]]


def test_blinds_straddle_in_limit_lets_one_be_put_up_at_limit() -> None:
    def at_limit(house: House) -> list[int]:
        return straddlers(house, LIMIT)

    base = with_options("neutral", blinds={"straddle": "utg"})
    option = "blinds.straddle_in_limit"
    assert outcomes(option, (False, True), of=at_limit, base=base) == [[], [3]]


def test_blinds_button_straddle_opener_is_the_small_blind_or_left_of_the_big_one() -> None:
    def first(house: House) -> int:
        setup = set_up(game("holdem"), FIVE_TEN, house, (0, *[900] * 6), 6)
        posts = with_straddle(setup, 6).posts
        stacks = [900] * 6
        return deal(stacks=stacks, button=6, stakes=FIVE_TEN, rules=house, posts=posts).menu.seat

    base = with_options("neutral", blinds={"straddle": "button"})
    values = ("small_blind", "left_of_big_blind")
    assert outcomes("blinds.button_straddle_opener", values, of=first, base=base) == [1, 3]


def test_blinds_chop_lets_both_blinds_be_taken_back() -> None:
    def may_chop(house: House) -> bool:
        return six(house).play("3 fold", "4 fold", "5 fold", "6 fold").menu.chop

    assert outcomes("blinds.chop", (False, True), of=may_chop) == [False, True]


def test_dealing_max_runs_is_how_often_the_rest_may_be_dealt() -> None:
    def runs(house: House) -> int:
        stacks = [100, 100]
        hand = deal(stacks=stacks, button=2, stakes=FIVE_TEN, rules=house, asks=True)
        return hand.play("2 raise 100", "1 call").menu.runs

    assert outcomes("dealing.max_runs", (1, 2, 3), of=runs) == [0, 2, 3]


def test_odd_chips_unit_is_the_smallest_chip_or_half_of_it() -> None:
    def tied(house: House) -> tuple[int, ...]:
        stakes = Stakes("none", 20, 20, 10, 20, unit=10)
        setting = {"board": "AsKsQsJsTs", "button": 3, "rules": house}
        hand = deal(stacks=[900] * 3, stakes=stakes, **setting)
        hand.play("3 call", "1 fold", "2 check")
        while hand.menu.check:
            hand.play(f"{hand.menu.seat} check")
        return hand.stacks

    values = ("smallest_chip", "half_chip")
    found = outcomes("odd_chips.unit", values, of=tied)
    assert found == [(890, 910, 900), (890, 905, 905)]


HORSE = Table("m", "horse", Stakes("limit", 10, 20, 5, 10, ante=2, bring_in=3), "neutral", 4, 500)
RAZZ = 2


def test_games_mixed_freeze_button_keeps_it_still_at_stud() -> None:
    def buttons(house: House) -> list[int]:
        freezes = house.options.games.mixed_freeze_button
        own = replace(house, id="freezes_the_button" if freezes else "moves_the_button")
        add_house(own)
        seating = empty_table(replace(HORSE, house=own.id))
        for seat in range(1, 5):
            seating = seating.seated(seat, Occupant(f"p{seat}", f"P{seat}", 500))
        seating = replace(seating, turn=RAZZ, hands_left=4, button=2)
        found = []
        for _ in range(3):
            setup = next_setup(seating)
            assert setup is not None
            found.append(setup.button)
            seating = after_hand(seating, begin(setup))
        return found

    option = "games.mixed_freeze_button"
    assert outcomes(option, (True, False), of=buttons) == [[3, 3, 3], [3, 4, 1]]
