"""What hands win on average: known numbers, a count by other code, and bad input in one line."""

import random
from itertools import combinations

import pytest

from croupier.cards import CARDS, parse_cards
from croupier.games import game, game_ids
from croupier.games.equity import (
    Spot,
    SpotError,
    checked,
    equities,
    every_deal,
    parts_won,
    random_deals,
    ways,
)
from croupier.ranking import high
from kit.terminal import typed


def spot(name, *hands, board="", dead=""):
    cards = tuple(parse_cards(hand) for hand in hands)
    return checked(Spot(game(name), cards, parse_cards(board), parse_cards(dead)))


def exact(*arguments, **named):
    asked = spot(*arguments, **named)
    return equities(asked, every_deal(asked), exact=True)


def by_brute_force(hands, board):
    """Shares of a hold'em pot, counted without any of the code that is tested."""
    seen = {*board, *(card for hand in hands for card in hand)}
    unseen = [card for card in CARDS if card not in seen]
    won, deals = [0.0] * len(hands), 0
    for rest in combinations(unseen, 5 - len(board)):
        scores = [high.score((*hand, *board, *rest)) for hand in hands]
        winners = [place for place, score in enumerate(scores) if score == max(scores)]
        for place in winners:
            won[place] += 1 / len(winners)
        deals += 1
    return [part / deals for part in won], deals


@pytest.mark.parametrize(
    ("hands", "board"),
    [
        (("AsAh", "KsKh"), "2c7d9h"),
        (("AsKs", "QdQc", "7h8h"), "6h9hQs"),
        (("AsKd", "AhKc"), "2c7d9h"),
        (("2c2d", "AsKs"), "Js9s3h4d"),
    ],
)
def test_exact_equals_an_independent_count(hands, board):
    found = exact("holdem", *hands, board=board)
    cards, deals = by_brute_force([parse_cards(hand) for hand in hands], parse_cards(board))
    assert found.deals == deals
    assert [one.equity for one in found.hands] == pytest.approx(cards)
    assert sum(one.equity for one in found.hands) == pytest.approx(1)


@pytest.mark.parametrize("name", game_ids())
def test_the_quick_way_to_judge_gives_what_the_plain_way_gives(name):
    variant = game(name)
    asked = checked(Spot(variant, ((),) * 2))
    deals = list(random_deals(asked, random.Random(3), 300))
    found = equities(asked, deals, exact=False)
    plain = [parts_won(variant.shares, hands, board) for hands, board in deals]
    for place, one in enumerate(found.hands):
        assert one.equity == pytest.approx(sum(parts[place] for parts in plain) / len(plain))
        assert one.win == sum(parts[place] == 1 for parts in plain) / len(plain)


@pytest.mark.slow
def test_aces_against_kings_before_the_flop():
    found = exact("holdem", "AsAd", "KsKh")
    assert found.deals == 1_712_304
    assert [round(100 * one.equity, 1) for one in found.hands] == [81.9, 18.1]


def test_a_sample_comes_near_what_is_known_before_the_flop():
    asked = spot("holdem", "AsAd", "KsKh")
    found = equities(asked, random_deals(asked, random.Random(1), 4000), exact=False)
    first = found.hands[0]
    assert 0.004 < first.error < 0.008
    assert abs(first.equity - 0.8195) < 4 * first.error


def test_the_same_seed_gives_the_same_sample():
    words = ("equity", "AsAd", "random", "--samples", "300", "--seed", "7", "--json")
    assert typed(*words).data == typed(*words).data


def test_a_high_low_pot_without_a_low_goes_to_high_whole():
    found = exact("omaha8", "AsAhKdQc", "2c3d5h7s", board="KsKhQdQsJc")
    assert [(one.win, one.tie, one.equity) for one in found.hands] == [(1, 0, 1), (0, 0, 0)]


def test_a_high_low_pot_is_halved_where_there_is_a_low():
    found = exact("omaha8", "AsAhKdQc", "2c3d9h9s", board="AdKs4h5hKc")
    assert [(one.win, one.tie, one.equity) for one in found.hands] == [(0, 1, 0.5), (0, 1, 0.5)]


def test_where_no_hand_can_win_all_divide_the_pot():
    shares = game("razz").shares
    assert parts_won(shares, (parse_cards("AsKd"), parse_cards("2c3d")), ()) == (0.5, 0.5)


def test_short_deck_deals_from_36_cards_and_a_flush_beats_a_full_house():
    found = exact("shortdeck", "AsKs", "QdQh", board="QsJs7s7d")
    assert found.deals == 36 - 8
    flush_wins = exact("shortdeck", "AsKs", "QdQh", board="QsJs7s7d6h")
    assert flush_wins.hands[0].equity == 1


def test_kuhn_and_leduc_have_their_own_decks():
    assert exact("kuhn", "Qs", "").hands[0].equity == 0.5
    leduc = exact("leduc", "Js", "Ks")
    assert leduc.deals == 4
    assert leduc.hands[0].equity == 0.25


def test_stud_hands_lack_what_is_not_named():
    asked = spot("stud", "AsAhAd2c3d4h5s", "KsKhKdQcQd", dead="Ac")
    assert asked.lacking == (0, 2, 0)
    assert ways(asked) == 39 * 38 // 2
    assert exact("razz", "As2s3s4s5dKhKd", "6c7d8h9sTcKcKs").hands[0].win == 1


def test_dead_cards_never_come():
    alive = exact("holdem", "AsAh", "KsKh", board="2c7d9h3s")
    dead = exact("holdem", "AsAh", "KsKh", board="2c7d9h3s", dead="KdKc")
    assert alive.hands[1].win > dead.hands[1].win == 0


def test_every_deal_is_one_of_the_ways_and_none_comes_twice():
    asked = spot("holdem", "AsAh", "Ks", board="2c7d9h3s")
    deals = list(every_deal(asked))
    assert len(deals) == len(set(deals)) == ways(asked) == 45 * 44


def test_no_deals_are_refused():
    with pytest.raises(SpotError, match="no deals"):
        equities(spot("kuhn", "Qs", ""), [], exact=False)


def test_the_command_prints_a_line_a_hand_and_the_method():
    printed = typed("equity", "AsAh", "KsKh", "--board", "2c7d9h")
    assert printed.code == 0
    assert printed.lines[0] == "board 2c7d9h"
    assert printed.lines[2].split() == ["AsAh", "91.62%", "0.00%", "91.62%"]
    assert printed.lines[-1] == "exact: all 990 deals"


def test_the_command_samples_where_there_are_too_many_deals():
    printed = typed("equity", "asah", "random", "10h jc", "--samples", "200")
    assert "+-" in printed.lines[1]
    assert printed.lines[3].startswith("ThJc")
    assert printed.lines[-1].startswith("sampled: 200 of ")


def test_hidden_cards_are_dealt():
    data = typed("equity", "As??", "KsKh", "--board", "2c7d9h3s4d", "--json").data
    assert data["hands"][0]["hand"] == "As??"
    assert (data["deals"], data["method"]) == (44, "exact")


def test_json_holds_numbers_and_nothing_else():
    data = typed("equity", "AsAh", "KsKh", "--board", "2c7d9h", "--dead", "Kd", "--json").data
    assert (data["game"], data["board"], data["dead"]) == ("holdem", ["2c", "7d", "9h"], ["Kd"])
    assert (data["method"], data["deals"], data["seed"]) == ("exact", 946, None)
    assert sum(hand["equity"] for hand in data["hands"]) == pytest.approx(1)


def test_at_draw_it_is_said_that_nobody_draws():
    printed = typed("equity", "As2s3d4h5c", "8c7d5h4s3h", "--game", "lowball_27")
    assert "nobody draws" in printed.err
    assert printed.lines[-1] == "exact: all 1 deals"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("AsAh", "AsKh"), "As is named twice; a card lies in one place"),
        (("AsAhAd", "KsKh"), "AsAhAd are 3 cards; a hand of holdem has 2 at the showdown"),
        (("AsAh", "KsKh", "--board", "2c3c4c5c6c7c"), "the board of holdem has 5 at most"),
        (("As", "Ks", "--game", "stud", "--board", "2c"), "the board of stud has none"),
        (("AsAh", "KsKh", "--game", "hodlem"), "no game called 'hodlem'; did you mean 'holdem'?"),
        (("AsXh", "KsKh"), "'Xh' is no card"),
        (("AsA", "KsKh"), "'A' is no card"),
        (("AsAh",), "holdem is compared between 2 to 10 hands, not 1"),
        (("AsAh", "2s2h", "--game", "shortdeck"), "2s is not in the deck of shortdeck"),
        (("AsJk", "2s2h"), "Jk is not in the deck of holdem"),
        (("AsAh", "2s2h", "--board", "??"), "a hidden card (??) may stand in a hand only"),
        (("random",) * 8 + ("--game", "stud"), "56 more cards are needed and 52 are left"),
    ],
)
def test_bad_input_is_one_clear_line(words, said):
    printed = typed("equity", *words)
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.startswith(said)
    assert len(printed.err.splitlines()) == 1
