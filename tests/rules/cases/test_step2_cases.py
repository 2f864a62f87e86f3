"""Situations from real floors in the other games: openings, lows, jokers, straddles."""

import pytest

from croupier.cards import parse_cards
from croupier.games import game
from croupier.play import Post, SetupError, Stakes, set_up, with_straddle
from croupier.play import events as ev
from croupier.ranking import best, describe
from croupier.rulebook.house import house
from kit.hands import deal, with_options
from kit.passing import pass_out, pass_to
from kit.refusals import refused
from kit.stud_decks import stud_deck

STUD = Stakes("limit", 20, 40, ante=295, bring_in=5)


def name(scale: str, cards: str, board: str = "", from_hole: tuple[int, ...] = ()) -> str:
    return describe(scale, parse_cards(cards), parse_cards(board), from_hole).name.en


def won(hand) -> dict[tuple[int, str], int]:
    return {(award.seat, award.share): award.amount for award in hand.happened(ev.PotAwarded)}


def stud_showdown(game_id, hole, rules="general"):
    """Everybody calls and shows seven cards."""
    setting = {"stacks": [2000] * len(hole), "button": len(hole), "stakes": STUD, "hole": hole}
    hand = pass_out(deal(game_id, rules=rules, shows=False, **setting))
    while hand.state.phase == "showing":
        hand.play(f"{hand.menu.seat} show")
    return hand


def test_c006_short_all_in_at_lowball_reopens_nothing_and_the_next_raise_is_to_450_000() -> None:
    stakes = Stakes("none", 40_000, 40_000, 20_000, 40_000)
    stacks = [290_000, 2_000_000, 2_000_000]
    hand = deal("lowball_27", stacks=stacks, button=3, stakes=stakes, rules="tda")
    hand.play("3 raise 200000", "1 raise 290000")
    assert hand.menu.seat == 2
    assert hand.menu.wager is not None
    assert hand.menu.wager.least == 450_000
    hand.play("2 call")
    assert (hand.menu.seat, hand.menu.call, hand.menu.wager) == (3, 90_000, None)


def test_c026_pot_over_a_bet_of_8_and_a_raise_to_26_is_110() -> None:
    stakes = Stakes("pot", 8, 8, 4, 8)
    hand = deal("omaha", stacks=[500] * 3, button=3, stakes=stakes, rules="rrop3_cash")
    pass_to(hand, 1)
    assert hand.state.pot == 24
    hand.play("1 bet 8", "2 raise 26")
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == 110


def test_c028_dead_small_blind_counts_in_the_pot_as_if_it_lay_there() -> None:
    stakes = Stakes("pot", 200, 200, 100, 200)
    posts = [Post(2, "big_blind", 200)]
    hand = deal("omaha", stacks=[9000] * 5, button=5, stakes=stakes, rules="tda", posts=posts)
    assert hand.menu.seat == 3
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == 700
    hand.play("3 raise 700", "4 fold")
    assert hand.menu.wager is not None
    assert hand.menu.wager.most == 2400


@pytest.mark.parametrize("rules", ["general", "rrop3_cash"])
def test_c106_two_spades_of_ones_own_make_the_flush_at_omaha(rules: str) -> None:
    setting = {"stacks": [500] * 2, "stakes": Stakes("pot", 10, 10, 5, 10), "button": 2}
    hole, board = {1: "KsQdJdTc", 2: "5s4s2d2c"}, "As9s7s3sKd"
    hand = pass_out(deal("omaha", hole=hole, board=board, rules=rules, **setting))
    assert {seat for seat, _ in won(hand)} == {2}
    assert name("high", hole[1], board, (2,)) == "pair of kings"
    assert name("high", hole[2], board, (2,)) == "flush, ace high"


def test_c112_six_low_without_an_ace_beats_seven_low_with_one() -> None:
    hole = {1: "Ah2c3d5s7hKdQc", 2: "2h3c4d5h6s6dTs"}
    assert won(stud_showdown("razz", hole)) == {(2, "whole"): 600}
    assert name("ace_to_five", hole[1]) == "seven-five low (7-5-3-2-A)"
    assert name("ace_to_five", hole[2]) == "six-five low (6-5-4-3-2)"


def test_c114_king_low_beats_any_pair() -> None:
    hole = {1: "AhAd2c3s4d4h2h", 2: "KcQdJsTh9c9sKd"}
    assert {seat for seat, _ in won(stud_showdown("razz", hole))} == {2}
    assert name("ace_to_five", hole[1]) == "pair of aces"
    assert name("ace_to_five", hole[2]).startswith("king-queen low")


def test_c116_flush_and_six_low_get_450_each() -> None:
    hole = {1: "KdQd7s7cTdAcKs", 2: "AdJsJd3d8d5s2d", 3: "2c6s6h3s4s9s5d"}
    assert won(stud_showdown("stud8", hole)) == {(2, "high"): 450, (3, "low"): 450}
    assert name("high", hole[2]) == "flush, ace high"
    assert name("ace_to_five", hole[3]) == "six-five low (6-5-4-3-2)"


def test_c118_six_four_beats_six_five_three_beats_six_five_four() -> None:
    hole = {1: "As2s3s4s6sKdKc", 2: "Ad2d3h5c6h7d8c", 3: "Ah2h4h5h6dJdJc"}
    assert {seat for seat, _ in won(stud_showdown("razz", hole))} == {1}
    scores = [best("ace_to_five", parse_cards(hole[seat]), ()) for seat in (1, 2, 3)]
    assert scores == sorted(scores, reverse=True)
    names = [name("ace_to_five", hole[seat]) for seat in (1, 2, 3)]
    assert [text[text.index("(") :] for text in names] == [
        "(6-4-3-2-A)",
        "(6-5-3-2-A)",
        "(6-5-4-2-A)",
    ]


def joker_showdown(hole):
    rules = with_options("rrop3_cash", draw={"joker": True})
    stakes = Stakes("limit", 10, 20, ante=10)
    setting = {"stacks": [500] * len(hole), "button": len(hole), "rules": rules, "hole": hole}
    hand = deal("draw", stakes=stakes, shows=False, **setting)
    hand.play("1 bet 10", *(f"{seat} call" for seat in hole if seat > 1))
    hand.play(*(f"{seat} draw" for seat in hole), *(f"{seat} check" for seat in hole))
    hand.play(*(f"{seat} show" for seat in hole))
    return {seat for seat, _ in won(hand)}


def test_c120_joker_beside_kings_is_an_ace_kicker() -> None:
    hole = {1: "KdKcJk7h2s", 2: "KsKhQd7c2d"}
    assert joker_showdown(hole) == {1}
    assert name("high", hole[1]) == name("high", hole[2]) == "pair of kings"


def test_c122_five_aces_beat_a_straight_flush() -> None:
    hole = {1: "AsAhAdAcJk", 2: "KdQdJdTd9d"}
    assert joker_showdown(hole) == {1}
    assert name("high", hole[1]) == "five aces"
    assert name("high", hole[2]) == "straight flush, king high"


def test_c124_joker_makes_no_full_house_of_two_pair() -> None:
    hole = {1: "Jk9s9d5h5c", 2: "2c2d2hKdQs", 3: "AsAd5s5d3c"}
    assert joker_showdown(hole) == {2}
    scores = {seat: best("high", parse_cards(cards), ()) for seat, cards in hole.items()}
    assert scores[2] > scores[3] > scores[1]
    assert scores[1] == best("high", parse_cards("As9s9d5h5c"), ())


def test_c134_king_brings_in_and_seven_four_acts_first_at_razz() -> None:
    hole = {1: "2c3cTd9c", 2: "2d3d4h7d", 3: "2h3hKs", 4: "2s3sQs", 5: "5c5dAh8s"}
    deck = stud_deck("razz", hole, (1, 2, 3, 4, 5), {3: 0, 4: 0})
    setting = {"stacks": [5000] * 5, "button": 5, "rules": "general", "stakes": STUD}
    hand = deal("razz", deck=deck, **setting)
    assert (hand.menu.seat, hand.menu.bring_in) == (3, 5)
    hand.play("3 bring-in", "4 fold", "5 raise 20", "1 call", "2 call", "3 fold")
    assert hand.state.street == 1
    assert hand.menu.seat == 2


def test_c210_straddle_of_twenty_by_seat_four_who_then_acts_last() -> None:
    stakes = Stakes("none", 10, 10, 5, 10)
    setup = set_up(game("holdem"), stakes, house("rrop3_cash"), (0, *[500] * 7), 1)
    straddled = with_straddle(setup, 4)
    assert straddled.posts[-1] == Post(4, "straddle", 20)
    with pytest.raises(SetupError):
        with_straddle(straddled, 1)
    with pytest.raises(SetupError):
        with_straddle(setup, 1)
    setting = {"stacks": [500] * 7, "button": 1, "rules": "rrop3_cash", "stakes": stakes}
    hand = deal(posts=straddled.posts, **setting)
    hand.play("5 call", "6 call", "7 call", "1 call", "2 call", "3 call")
    assert (hand.menu.seat, hand.menu.check) == (4, True)
    assert hand.menu.wager is not None


def test_c212_blinds_are_chopped_and_a_pot_on_the_turn_is_not() -> None:
    stakes = Stakes("none", 10, 10, 5, 10)
    setting = {"stacks": [500] * 3, "button": 3, "rules": "rrop3_cash", "stakes": stakes}
    hand = deal(**setting).play("3 fold", "1 chop", "2 chop")
    assert hand.stacks == (500, 500, 500)
    turn = pass_to(deal(**setting).play("3 fold"), 2)
    assert turn.state.street == 2
    assert "rrop3:2.procedures.14b" in refused(turn, f"{turn.menu.seat} chop").rules
