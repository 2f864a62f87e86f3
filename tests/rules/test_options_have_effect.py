"""Every option about bets changes something: the same hand, two houses, two outcomes."""

from dataclasses import replace

from croupier.games import PotShare, game
from croupier.play import Post, Stakes
from croupier.rulebook.house import House
from kit.hands import Hand, deal
from kit.options import outcomes
from kit.passing import pass_to

TWENTY = Stakes("none", 20, 20, 10, 20)
LIMIT_20 = Stakes("limit", 20, 40, 10, 20)
POT_20 = Stakes("pot", 20, 20, 10, 20)
DRAW_5 = Stakes("limit", 5, 10, ante=1)
STUD_30 = Stakes("limit", 30, 60, ante=5, bring_in=10)


def flop(house: House, stacks: list[int], stakes: Stakes = TWENTY) -> Hand:
    """Everybody has called the big blind; seat 1 acts first on the flop."""
    return pass_to(deal(stacks=stacks, button=len(stacks), stakes=stakes, rules=house), 1)


def may_raise(hand: Hand) -> bool:
    """Whether the player in turn may bet or raise."""
    return hand.menu.wager is not None


def least(hand: Hand) -> int:
    """The least total the player in turn may bet or raise to."""
    assert hand.menu.wager is not None
    return hand.menu.wager.least


def most(hand: Hand) -> int:
    """The largest total the player in turn may bet or raise to."""
    assert hand.menu.wager is not None
    return hand.menu.wager.most


def raised_out(hand: Hand, at_most: int = 12) -> int:
    """How high the bet is once everybody has raised as often as allowed, *at_most* times."""
    for _ in range(at_most):
        if not may_raise(hand):
            break
        hand.play(f"{hand.menu.seat} {'raise' if hand.state.bet_to else 'bet'} {least(hand)}")
    return hand.state.bet_to


def test_betting_check_raise_may_be_forbidden_everywhere() -> None:
    def after_a_check(house: House) -> bool:
        return may_raise(flop(house, [900] * 2).play("1 check", "2 bet 20"))

    values = ("everywhere", "not_in_lowball", "nowhere")
    assert outcomes("betting.check_raise", values, of=after_a_check) == [True, True, False]


def test_betting_check_raise_may_be_forbidden_at_lowball() -> None:
    lowball = replace(game("draw"), shares=(PotShare("ace_to_five"),))

    def after_a_pass(house: House) -> bool:
        hand = deal(lowball, stacks=[900] * 2, stakes=DRAW_5, rules=house, button=2)
        return may_raise(hand.play("1 check", "2 bet 5"))

    values = ("everywhere", "not_in_lowball")
    assert outcomes("betting.check_raise", values, of=after_a_pass) == [True, False]


def test_betting_free_fold_decides_whether_one_may_fold_for_nothing() -> None:
    def may_fold(house: House) -> bool:
        return flop(house, [900] * 2).menu.fold

    assert outcomes("betting.free_fold", ("allowed", "refused"), of=may_fold) == [True, False]


def test_betting_reopening_measures_short_all_ins_alike_in_all_structures() -> None:
    def after_half_a_bet(house: House) -> bool:
        return may_raise(
            flop(house, [900, 900, 50], LIMIT_20).play("1 bet 20", "2 call", "3 raise 30")
        )

    values = ("by_structure", "largest_of_round")
    assert outcomes("betting.reopening", values, of=after_half_a_bet) == [True, False]


def test_raising_min_rule_asks_for_500_or_600() -> None:
    def over_300(house: House) -> int:
        return least(flop(house, [9000] * 3).play("1 bet 100", "2 raise 300"))

    values = ("largest_full_raise", "double_previous")
    assert outcomes("raising.min_rule", values, of=over_300) == [500, 600]


def test_raising_min_against_short_asks_for_260_or_200() -> None:
    def over_180(house: House) -> int:
        hand = deal(stacks=[200, 1000], button=2, stakes=TWENTY, rules=house)
        return least(hand.play("2 raise 100", "1 raise 180"))

    values = ("full_increment", "capped_at_effective_stack")
    assert outcomes("raising.min_against_short", values, of=over_180) == [260, 200]


def test_raising_reopen_adds_short_all_ins_up_or_shuts_out_who_has_bet() -> None:
    def two_short_then_one_over_a_full_raise(house: House) -> tuple[bool, bool]:
        short = flop(house, [9000, 520, 720, 9000])
        short.play("1 bet 300", "2 raise 500", "3 raise 700", "4 call")
        full = flop(house, [9000, 9000, 370, 9000])
        full.play("1 bet 100", "2 raise 300", "3 raise 350", "4 call")
        return may_raise(short), may_raise(full)

    values = ("single_full_raise", "cumulative_full_raise", "only_not_yet_bet")
    found = outcomes("raising.reopen", values, of=two_short_then_one_over_a_full_raise)
    assert found == [(False, True), (True, True), (False, False)]


def test_raising_short_open_reopens_lets_the_checker_raise() -> None:
    def after_a_short_bet(house: House) -> bool:
        return may_raise(flop(house, [900, 900, 25]).play("1 check", "2 check", "3 bet 5"))

    assert outcomes("raising.short_open_reopens", (False, True), of=after_a_short_bet) == [
        False,
        True,
    ]


def test_raising_cap_big_bet_ends_the_raises_at_no_limit() -> None:
    def highest(house: House) -> int:
        return raised_out(flop(house, [9000] * 3))

    assert outcomes("raising.cap_big_bet", (0, 2), of=highest) == [240, 60]


def test_limits_reopen_fraction_pct_is_the_share_that_reopens() -> None:
    def after_half_a_bet(house: House) -> bool:
        return may_raise(
            flop(house, [900, 900, 50], LIMIT_20).play("1 bet 20", "2 call", "3 raise 30")
        )

    assert outcomes("limits.reopen_fraction_pct", (50, 60), of=after_half_a_bet) == [True, False]


def test_limits_complete_short_makes_an_all_in_full_or_raises_over_it() -> None:
    def over_25(house: House) -> int:
        return least(flop(house, [900, 45, 900], LIMIT_20).play("1 bet 20", "2 raise 25"))

    assert outcomes("limits.complete_short", (True, False), of=over_25) == [40, 45]


def test_limits_raise_cap_is_the_number_of_raises() -> None:
    def highest(house: House) -> int:
        return raised_out(flop(house, [9000] * 3, LIMIT_20))

    assert outcomes("limits.raise_cap", (3, 4), of=highest) == [80, 100]


def test_limits_raise_cap_two_round_is_the_number_of_raises_at_draw() -> None:
    def highest(house: House) -> int:
        return raised_out(deal("draw", stacks=[900] * 3, stakes=DRAW_5, rules=house))

    assert outcomes("limits.raise_cap_two_round", (4, 6), of=highest) == [25, 35]


def test_limits_headsup_cap_falls_away_for_two_or_stays() -> None:
    def two_from_the_start_then_two_left(house: House) -> tuple[int, bool]:
        left = flop(house, [9000] * 3, LIMIT_20)
        left.play("1 bet 20", "2 raise 40", "3 raise 60", "1 raise 80", "2 fold")
        return raised_out(flop(house, [9000] * 2, LIMIT_20)), may_raise(left)

    values = ("uncapped_if_headsup_before_cap", "capped", "uncapped")
    found = outcomes("limits.headsup_cap", values, of=two_from_the_start_then_two_left)
    assert found == [(240, False), (80, False), (240, True)]


def test_limits_cap_counts_a_short_all_in_or_not() -> None:
    def highest(house: House) -> int:
        hand = flop(house, [9000, 45, 9000, 9000], LIMIT_20)
        return raised_out(hand.play("1 bet 20", "2 raise 25"))

    assert outcomes("limits.cap_counts", ("full_wagers", "every_wager"), of=highest) == [80, 60]


def test_limits_blind_is_first_bet_leaves_three_or_four_raises() -> None:
    def highest(house: House) -> int:
        return raised_out(deal(stacks=[9000] * 4, button=4, stakes=LIMIT_20, rules=house))

    assert outcomes("limits.blind_is_first_bet", (True, False), of=highest) == [80, 100]


def pot_before_the_flop(house: House) -> int:
    """The largest opening of the first of four players at blinds of 10 and 20."""
    return most(deal(stacks=[900] * 4, button=4, stakes=POT_20, rules=house))


def test_potlimit_small_blind_counts_as_big_makes_the_opening_80() -> None:
    option = "potlimit.small_blind_counts_as_big"
    assert outcomes(option, (False, True), of=pot_before_the_flop) == [70, 80]


def test_potlimit_short_blind_counts_full_keeps_the_opening_at_70() -> None:
    def short_big_blind(house: House) -> int:
        return most(deal(stacks=[900, 5, 900, 900], button=4, stakes=POT_20, rules=house))

    option = "potlimit.short_blind_counts_full"
    assert outcomes(option, (True, False), of=short_big_blind) == [70, 55]


def test_potlimit_ante_counts_preflop_makes_the_opening_90() -> None:
    def with_antes(house: House) -> int:
        stakes = replace(POT_20, ante=5)
        return most(deal(stacks=[900] * 4, button=4, stakes=stakes, rules=house))

    assert outcomes("potlimit.ante_counts_preflop", (False, True), of=with_antes) == [70, 90]


def pot_of_80(house: House) -> int:
    """The largest bet into a pot of 80 in chips of 5."""
    return most(flop(house, [900] * 4, replace(POT_20, unit=5)))


def test_potlimit_round_up_makes_80_in_chips_of_25_the_next_hundred() -> None:
    def in_chips_of_25(house: House) -> int:
        stakes = Stakes("pot", 25, 25, 5, 25, unit=25)
        posts = [Post(1, "dead", 5), Post(2, "small_blind", 25), Post(3, "big_blind", 25)]
        hand = deal(stacks=[900] * 3, stakes=stakes, rules=house, posts=posts)
        return most(pass_to(hand, 1))

    assert outcomes("potlimit.round_up", ("off", "up_to_chip_in_use"), of=in_chips_of_25) == [
        80,
        100,
    ]


def test_potlimit_round_unit_is_the_chip_that_is_rounded_up_to() -> None:
    def rounded(house: House) -> int:
        (most_,) = outcomes("potlimit.round_up", ("up_to_chip_in_use",), of=pot_of_80, base=house)
        return most_

    assert outcomes("potlimit.round_unit", (0, 50), of=rounded) == [80, 100]


def test_draw_open_raise_lets_the_opener_open_for_double() -> None:
    def sizes(house: House) -> tuple[int, ...]:
        hand = deal("draw", stacks=[900] * 3, stakes=DRAW_5, rules=house)
        assert hand.menu.wager is not None
        return hand.menu.wager.choices

    assert outcomes("draw.open_raise", (False, True), of=sizes) == [(5,), (5, 10)]


def test_draw_open_raise_is_one_of_the_four_raises() -> None:
    def highest(house: House) -> int:
        hand = deal("draw", stacks=[900] * 3, button=3, stakes=DRAW_5, rules=house)
        return raised_out(hand.play("1 bet 10", "2 raise 15"))

    assert outcomes("draw.open_raise", (True,), of=highest) == [25]


def test_stud_completion_is_raise_leaves_two_more_raises() -> None:
    def highest(house: House) -> int:
        hand = deal("stud", stacks=[900] * 3, stakes=STUD_30, rules=house)
        return raised_out(hand.play(f"{hand.menu.seat} bring-in"))

    assert outcomes("stud.completion_is_raise", (False, True), of=highest) == [120, 90]


def test_stud_bring_in_full_lets_the_low_card_open_for_the_full_bet() -> None:
    def low_card_may_bet(house: House) -> bool:
        return may_raise(deal("stud", stacks=[900] * 3, stakes=STUD_30, rules=house))

    assert outcomes("stud.bring_in_full", (True, False), of=low_card_may_bet) == [True, False]


def test_stud_all_in_low_card_lets_the_next_fold_or_makes_him_bring_it_in() -> None:
    def next_may_fold(house: House) -> bool:
        hole = {1: "AcKd2c", 2: "AdKhTs", 3: "QcQdJs"}
        hand = deal("stud", stacks=[5, 900, 900], stakes=STUD_30, rules=house, hole=hole)
        assert (hand.menu.seat, hand.menu.bring_in) == (2, 10)
        return hand.menu.fold

    values = ("next_may_fold", "next_brings_in")
    assert outcomes("stud.all_in_low_card", values, of=next_may_fold) == [True, False]


OPEN_PAIR = {1: "AdTd2c8s", 2: "Kc4h9s9d", 3: "QcJhKd3s"}


def test_stud_open_pair_says_who_may_bet_what() -> None:
    def the_pair_and_over_its_small_bet(house: House) -> tuple[tuple[int, ...], ...]:
        hand = deal("stud", stacks=[900] * 3, stakes=STUD_30, rules=house, hole=OPEN_PAIR, button=3)
        opening = pass_to(hand, 1).menu.wager
        over = hand.play("2 bet 30").menu.wager
        assert opening is not None
        assert over is not None
        return opening.choices, over.choices

    values = ("any_player_either_size", "pair_first_then_others", "none")
    found = outcomes("stud.open_pair", values, of=the_pair_and_over_its_small_bet)
    assert found == [((30, 60), (60, 90)), ((30, 60), (60,)), ((30,), (60,))]


def test_stud_open_pair_games_takes_high_low_in_or_leaves_it_out() -> None:
    halves = (PotShare("high"), PotShare("ace_to_five", qualifier="hilo"))
    high_low = replace(game("stud"), shares=halves)

    def opening(house: House) -> int:
        hand = deal(high_low, stacks=[900] * 3, stakes=STUD_30, rules=house, hole=OPEN_PAIR)
        return most(pass_to(hand, 1))

    values = ("all_limit_stud", "stud_high_only")
    assert outcomes("stud.open_pair_games", values, of=opening) == [60, 30]
