"""Every other option changes something too: blinds, showdown, odd chips, seats and the draw."""

from dataclasses import replace

from croupier.games import PotShare, game
from croupier.play import NOBODY, Post, Refused, Stakes, deck_for, forced_posts
from croupier.play import events as ev
from croupier.play.forced import seats_allowed
from croupier.rulebook.house import House
from kit.hands import Hand, deal, with_options
from kit.options import outcomes
from kit.passing import pass_out, pass_to

TWENTY = Stakes("none", 20, 20, 10, 20)
STUD_10 = Stakes("limit", 10, 20, ante=2, bring_in=3)
DRAW_5 = Stakes("limit", 5, 10, ante=1)
EVERYBODYS_BOARD = "AsKsQsJsTs"


def allows(hand: Hand, move: str) -> bool:
    """Whether *move* is legal now; it is played if it is."""
    try:
        hand.play(move)
    except Refused:
        return False
    return True


def won(hand: Hand) -> dict[int, int]:
    """What each seat got of all pots together."""
    total: dict[int, int] = {}
    for award in hand.happened(ev.PotAwarded):
        total[award.seat] = total.get(award.seat, 0) + award.amount
    return total


def test_button_headsup_small_blind_on_button_or_on_its_left() -> None:
    def first_to_act(rules: House) -> int:
        return deal(stacks=[900] * 2, button=1, stakes=TWENTY, rules=rules).menu.seat

    option = "button.headsup_small_blind_on_button"
    assert outcomes(option, (True, False), of=first_to_act) == [1, 2]


def test_blinds_ante_payer_is_everybody_or_one_for_the_table() -> None:
    def stacks(rules: House) -> tuple[int, ...]:
        stakes = replace(TWENTY, ante=20)
        return deal(stacks=[900] * 3, button=3, stakes=stakes, rules=rules).stacks

    values = ("each", "big_blind", "button")
    found = outcomes("blinds.ante_payer", values, of=stacks)
    assert found == [(870, 860, 880), (890, 860, 900), (890, 880, 880)]


def test_blinds_ante_order_gives_a_short_stack_to_the_blind_or_to_the_ante_first() -> None:
    def bet_of_the_big_blind(rules: House) -> int:
        stakes = replace(TWENTY, ante=20)
        return deal(stacks=[900, 30, 900], button=3, stakes=stakes, rules=rules).state.bets[2]

    values = ("blind_first", "ante_first")
    table_ante = with_options("neutral", blinds={"ante_payer": "big_blind"})
    found = outcomes("blinds.ante_order", values, of=bet_of_the_big_blind, base=table_ante)
    assert found == [20, 10]


def test_blinds_short_forced_bet_is_owed_in_full_or_as_posted() -> None:
    def owed(rules: House) -> int:
        return deal(stacks=[900, 15, 900, 900], button=4, stakes=TWENTY, rules=rules).menu.call

    values = ("owed_in_full", "as_posted")
    assert outcomes("blinds.short_forced_bet", values, of=owed) == [20, 15]


def called_on_the_river(rules: House, **kw: object) -> Hand:
    """Three players; seat 1 has bet the river and seat 2 called, seat 3 has folded."""
    hand = deal(stacks=[900] * 3, button=3, stakes=TWENTY, rules=rules, shows=False, **kw)
    return pass_to(hand, 3).play("1 bet 100", "2 call", "3 fold")


def test_showdown_order_forced_keeps_the_second_from_showing_first() -> None:
    def second_may_show(rules: House) -> bool:
        return allows(called_on_the_river(rules), "2 show")

    values = ("always", "when_director_orders")
    assert outcomes("showdown.order_forced", values, of=second_may_show) == [False, True]


def test_showdown_first_no_bet_is_the_best_board_or_left_of_the_button() -> None:
    def first_to_show(rules: House) -> int:
        hole = {1: "2cTd3dQcJdTh4c", 2: "7cTc9h8d4s5s6s", 3: "7dKh8hAcAdAh6c"}
        hand = deal("stud", stacks=[500] * 3, stakes=STUD_10, rules=rules, hole=hole, shows=False)
        return pass_out(hand).menu.seat

    values = ("first_to_act", "left_of_button")
    assert outcomes("showdown.first_no_bet", values, of=first_to_show) == [3, 2]


def test_showdown_allin_all_up_turns_the_hands_up_before_the_next_card() -> None:
    def hands_seen(rules: House) -> int:
        hand = deal(stacks=[100, 900], stakes=TWENTY, rules=rules, shows=False)
        pass_to(hand, 1).play("2 check", "1 bet 80", "2 call")
        return len(hand.happened(ev.Shown))

    assert outcomes("showdown.allin_all_up", (True, False), of=hands_seen) == [2, 0]


def test_showdown_muck_losers_lets_a_beaten_hand_go_unseen() -> None:
    def caller_may_muck(rules: House) -> bool:
        return allows(called_on_the_river(rules).play("1 show"), "2 muck")

    assert outcomes("showdown.muck_losers", (True, False), of=caller_may_muck) == [True, False]


def test_showdown_right_to_see_is_everybodys_the_callers_or_nobodys() -> None:
    def who_may_see_the_bettors_hand(rules: House) -> tuple[bool, bool]:
        folded, caller = (called_on_the_river(rules).play("1 muck") for _ in range(2))
        return allows(folded, "3 ask-to-see 1"), allows(caller, "2 ask-to-see 1")

    values = ("any_dealt_in", "none", "caller_of_last_aggressor")
    found = outcomes("showdown.right_to_see", values, of=who_may_see_the_bettors_hand)
    assert found == [(True, True), (False, False), (False, True)]


def test_showdown_last_hand_must_show_before_it_is_paid() -> None:
    def waits_for(rules: House) -> int:
        return called_on_the_river(rules).play("1 muck").menu.seat

    assert outcomes("showdown.last_hand_must_show", (False, True), of=waits_for) == [NOBODY, 2]


def test_showdown_checked_hand_must_show_although_nobody_called() -> None:
    def waits_for(rules: House) -> int:
        hand = deal(stacks=[900] * 2, stakes=TWENTY, rules=rules, shows=False)
        return pass_out(hand).play("2 muck").menu.seat

    must_show = with_options("neutral", showdown={"last_hand_must_show": True})
    option = "showdown.checked_hand_must_show"
    assert outcomes(option, (True, False), of=waits_for, base=must_show) == [1, NOBODY]


def test_showdown_single_card_uncontested_may_be_shown_alone() -> None:
    def may_show_the_ace(rules: House) -> bool:
        hand = deal(stacks=[900] * 2, stakes=TWENTY, rules=rules, hole={1: "AhKd"})
        return allows(hand.play("1 raise 60", "2 fold"), "1 show Ah")

    option = "showdown.single_card_uncontested"
    assert outcomes(option, (True, False), of=may_show_the_ace) == [True, False]


def odd_stud_pot(rules: House) -> dict[int, int]:
    """Two nine-high straights share 305 in chips of 5; one has the spade nine, one a king."""
    hand = deal(
        "stud",
        stacks=[0, 500, 0, 0, 0, 500],
        button=6,
        stakes=Stakes("limit", 10, 20, bring_in=5, unit=5),
        rules=rules,
        hole={2: "9h8c7d6s5cKs2d", 6: "9s8d7h6c5hQd3c"},
        posts=[Post(2, "dead", 5), Post(2, "ante", 145), Post(6, "ante", 145)],
    )
    return won(pass_out(hand))


def test_odd_chips_stud_cards_are_the_five_that_play_or_all() -> None:
    values = ("winning_five", "all_cards")
    found = outcomes("odd_chips.stud_cards", values, of=odd_stud_pot)
    assert found == [{2: 150, 6: 155}, {2: 155, 6: 150}]


def test_odd_chips_stud_tie_is_settled_by_card_or_by_seat() -> None:
    values = ("card_by_suit", "left_of_button")
    found = outcomes("odd_chips.stud_tie", values, of=odd_stud_pot)
    assert found == [{2: 150, 6: 155}, {2: 155, 6: 150}]


def test_odd_chips_stud_low_goes_by_the_lowest_or_the_highest_card() -> None:
    halves = (PotShare("high"), PotShare("ace_to_five", qualifier="hilo"))
    high_low = replace(game("stud"), shares=halves)

    def low_shares(rules: House) -> dict[int, int]:
        hole = {1: "2c3d4h6s7cKcKd", 2: "2d3c4s6h7dQsQh"}
        hand = deal(high_low, stacks=[500] * 2, stakes=STUD_10, rules=rules, hole=hole)
        awards = pass_out(hand).happened(ev.PotAwarded)
        return {award.seat: award.amount for award in awards if award.share == "low"}

    found = outcomes("odd_chips.stud_low", ("low_card", "high_card"), of=low_shares)
    assert found == [{1: 3, 2: 2}, {1: 2, 2: 3}]


def test_odd_chips_max_per_player_is_one_or_all() -> None:
    def three_share_205(rules: House) -> dict[int, int]:
        stakes = Stakes("none", 65, 65, 10, 65, unit=5)
        hand = deal(stacks=[500] * 4, button=4, stakes=stakes, rules=rules, board=EVERYBODYS_BOARD)
        return won(pass_out(hand, stay=(2, 3, 4)))

    found = outcomes("odd_chips.max_per_player", (1, 0), of=three_share_205)
    assert found == [{2: 70, 3: 70, 4: 65}, {2: 75, 3: 65, 4: 65}]


def test_pots_are_divided_each_by_itself_or_together() -> None:
    def two_share_925_and_475(rules: House) -> dict[int, int]:
        hand = deal(
            stacks=[225, 450, 450, 5000],
            button=4,
            stakes=Stakes("none", 250, 250, 125, 250, unit=25),
            rules=rules,
            hole={1: "3c4c", 2: "AcAd", 3: "AhAs", 4: "7h7d"},
            board="KsKcQs9h2d",
            posts=[Post(4, "dead", 25), Post(1, "small_blind", 125), Post(2, "big_blind", 250)],
        )
        hand.play("3 call", "4 call", "1 call", "2 check", "2 bet 200", "3 call", "4 fold")
        return won(hand)

    found = outcomes("pots.split_each", (True, False), of=two_share_925_and_475)
    assert found == [{2: 725, 3: 675}, {2: 700, 3: 700}]


OMAHA_10 = Stakes("limit", 10, 20, 10, 10)


def test_odd_chips_unawarded_low_is_divided_with_the_high_or_by_itself() -> None:
    def side_pot_of_6(rules: House) -> dict[int, int]:
        hand = deal(
            "omaha8",
            stacks=[3, 500, 500],
            button=3,
            stakes=Stakes("pot", 3, 3, 3, 3),
            rules=rules,
            hole={1: "As2sTcTd", 2: "KdAhJcJd", 3: "KcAdJhTh"},
            board="8s4h5dKhQc",
        )
        pass_out(hand.play("3 call", "2 check", "2 bet 3", "3 call"))
        return {a.seat: a.amount for a in hand.happened(ev.PotAwarded) if a.pot == 1}

    values = ("high_takes_pot", "halved_first")
    found = outcomes("odd_chips.unawarded_low", values, of=side_pot_of_6)
    assert found == [{2: 3, 3: 3}, {2: 4, 3: 2}]


def test_games_low_qualifier_hilo_is_the_highest_card_of_a_low() -> None:
    def low_is_paid(rules: House) -> bool:
        hole = {1: "As2sTcTd", 2: "KdKcJcJd"}
        hand = deal(
            "omaha8", stacks=[500] * 2, stakes=OMAHA_10, rules=rules, hole=hole, board="8s4h5dKhQc"
        )
        return "low" in {award.share for award in pass_out(hand).happened(ev.PotAwarded)}

    found = outcomes("games.low_qualifier_hilo", (8, 7), of=low_is_paid)
    assert found == [True, False]


def test_games_max_seats_flop_bounds_holdem_and_omaha() -> None:
    def seats(rules: House) -> list[int]:
        return [seats_allowed(game(name), rules) for name in ("holdem", "omaha8", "stud")]

    assert outcomes("games.max_seats_flop", (10, 6), of=seats) == [[10, 10, 8], [6, 6, 8]]


def test_games_max_seats_stud_bounds_stud() -> None:
    def seats(rules: House) -> int:
        return seats_allowed(game("stud"), rules)

    assert outcomes("games.max_seats_stud", (8, 7), of=seats) == [8, 7]


def test_games_max_seats_draw_bounds_draw() -> None:
    def seats(rules: House) -> list[int]:
        return [seats_allowed(game(name), rules) for name in ("draw", "jacks")]

    assert outcomes("games.max_seats_draw", (6, 5), of=seats) == [[6, 6], [5, 5]]


def test_draw_max_consecutive_is_how_many_cards_come_in_a_row() -> None:
    def dealt(rules: House) -> list[tuple[int, int]]:
        hole = {1: "2c4d6h8sTc", 2: "3c5d7h9sJc", 3: "AcKdQh4s5h"}
        hand = deal("draw", stacks=[500] * 3, button=3, stakes=DRAW_5, rules=rules, hole=hole)
        hand.play("1 bet 5", "2 call", "3 call")
        hand.play("1 draw 2c4d6h8sTc", "2 draw 3c", "3 draw")
        return [(drew.seat, len(drew.cards)) for drew in hand.happened(ev.Drew)]

    found = outcomes("draw.max_consecutive", (4, 5), of=dealt)
    assert found == [[(1, 4), (2, 1), (1, 1)], [(1, 5), (2, 1)]]


def test_draw_openers_are_anything_or_jacks_and_always_jacks_in_their_own_game() -> None:
    def may_open_on_ten_high(rules: House) -> list[bool]:
        def opens(name: str) -> bool:
            hole = {1: "2c4d6h8sTc"}
            hand = deal(name, stacks=[500] * 3, button=3, stakes=DRAW_5, rules=rules, hole=hole)
            return allows(hand, "1 bet 5")

        return [opens("draw"), opens("jacks")]

    found = outcomes("draw.openers", ("anything", "jacks"), of=may_open_on_ten_high)
    assert found == [[True, False], [False, False]]


def test_draw_max_ante_rounds_ends_the_antes_of_passed_out_hands() -> None:
    def antes_after_three_hands(rules: House) -> int:
        return len(forced_posts(game("jacks"), DRAW_5, rules, (1, 2, 3), passed_out=3))

    assert outcomes("draw.max_ante_rounds", (3, 4), of=antes_after_three_hands) == [0, 3]


def test_draw_joker_makes_the_deck_53_cards() -> None:
    def cards(rules: House) -> int:
        return len(deck_for(deal("draw", stacks=[500] * 2, stakes=DRAW_5, rules=rules).setup))

    assert outcomes("draw.joker", (False, True), of=cards) == [52, 53]
