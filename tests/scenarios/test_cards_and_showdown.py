"""Cards, hands and the showdown, as other engines got them wrong.

Where a hand is named by its blinds, seat 1 is the small blind and the last seat the button.
"""

import pytest

from croupier.cards import JOKER, parse_cards
from croupier.games import game
from croupier.play import Refused, Stakes, apply, check_deal, set_up
from croupier.play import events as ev
from croupier.play.forced import TooManySeats
from croupier.ranking import best, high
from croupier.rulebook.house import house
from kit.hands import Hand, deal, with_options

ONE_TWO = Stakes("none", 2, 2, 1, 2)
TEN_TWENTY = Stakes("none", 20, 20, 10, 20)
STUD_FIVE = Stakes("limit", 5, 10, ante=1, bring_in=2)
DRAW_FIVE = Stakes("limit", 5, 10, ante=1)


def order_of_showing(hand: Hand) -> tuple[int, ...]:
    """The announced order, once the showdown has begun."""
    (began,) = hand.happened(ev.ShowdownBegan)
    assert isinstance(began, ev.ShowdownBegan)
    return began.order


@pytest.mark.rule("house:cards.twice")
def test_C6_card_dealt_twice_is_refused() -> None:
    hand = deal(stacks=[100] * 3, button=3, stakes=ONE_TWO, hole={1: "AsKd"}, board="2c7dKh")
    hand.play("3 call", "1 call", "2 check")
    before = hand.state.copy()
    for event in (
        ev.BoardDealt(parse_cards("As")),
        ev.BoardDealt(parse_cards("7d")),
        ev.BoardDealt(parse_cards("9s9s")),
        ev.HoleDealt(2, down=parse_cards("??As")),
        ev.HoleDealt(2, up=parse_cards("QsQs")),
        ev.Shown(2, parse_cards("2c3c")),
    ):
        with pytest.raises(Refused, match="on the table already") as refused:
            check_deal(hand.state, event)
        assert refused.value.rules == ("house:cards.twice",)
    assert all(getattr(before, name) == getattr(hand.state, name) for name in before.__slots__)


def test_C6_fresh_hidden_and_own_cards_pass() -> None:
    hand = deal(stacks=[100] * 3, button=3, stakes=ONE_TWO, hole={1: "AsKd", 2: "QhQd"})
    for event in (
        ev.BoardDealt(parse_cards("2c7dKh")),
        ev.HoleDealt(3, down=parse_cards("????")),
        ev.Shown(1, parse_cards("AsKd")),
        ev.Checked(1),
    ):
        check_deal(hand.state, event)


def test_C6_folded_card_cannot_come_back_where_nobody_draws() -> None:
    hand = deal(stacks=[100] * 3, button=3, stakes=ONE_TWO, hole={3: "AsKd"}, board="2c7dKh")
    hand.play("3 fold", "1 call", "2 check")
    with pytest.raises(Refused):
        check_deal(hand.state, ev.BoardDealt(parse_cards("As")))


def test_C6_discard_may_come_back_at_draw_from_a_rebuilt_stub() -> None:
    hand = deal(
        "draw",
        stacks=[100, 100],
        button=2,
        stakes=DRAW_FIVE,
        hole={1: "AsKdQh7c2d", 2: "3c3d3h9s8s"},
    )
    hand.play("1 bet 5", "2 call")
    after = apply(hand.state, ev.Discarded(1, parse_cards("2d")))
    check_deal(after, ev.Drew(2, parse_cards("2d")))
    with pytest.raises(Refused):
        check_deal(after, ev.Drew(2, parse_cards("As")))


def test_C6_board_of_one_card_three_times_is_refused() -> None:
    hand = deal(stacks=[100] * 3, button=3, stakes=ONE_TWO)
    with pytest.raises(Refused, match="As refused"):
        check_deal(hand.state, ev.BoardDealt(parse_cards("AsAsAs")))


@pytest.mark.rule("house:cards.twice")
def test_C6_joker_is_refused_where_none_is_in_the_deck() -> None:
    hand = deal(stacks=[100] * 3, button=3, stakes=ONE_TWO)
    with pytest.raises(Refused, match="Jk refused: it is not in this deck"):
        check_deal(hand.state, ev.BoardDealt((JOKER,)))


def test_C10_last_aggressor_of_the_river_shows_first() -> None:
    hand = deal(stacks=[1000] * 4, button=4, stakes=TEN_TWENTY, shows=False)
    hand.play("3 call", "4 call", "1 call", "2 check")
    hand.play("1 check", "2 check", "3 check", "4 check")
    hand.play("1 check", "2 check", "3 check", "4 check")
    hand.play("1 check", "2 bet 20", "3 raise 60", "4 call", "1 call", "2 call")
    assert order_of_showing(hand) == (3, 4, 1, 2)


def test_C10_first_to_act_shows_first_when_the_river_had_no_bet() -> None:
    hand = deal(stacks=[1000] * 4, button=4, stakes=TEN_TWENTY, shows=False)
    hand.play("3 call", "4 call", "1 call", "2 check")
    hand.play("1 check", "2 check", "3 check", "4 check")
    hand.play("1 check", "2 check", "3 bet 20", "4 call", "1 call", "2 call")
    hand.play("1 check", "2 check", "3 check", "4 check")
    assert order_of_showing(hand) == (1, 2, 3, 4)


def test_C10_all_hands_are_turned_up_when_somebody_is_all_in() -> None:
    hand = deal(stacks=[100, 1000, 1000], button=3, stakes=TEN_TWENTY, rules="tda", shows=False)
    hand.play("3 raise 100", "1 call", "2 call")
    hand.check_down()
    assert [shown.seat for shown in hand.happened(ev.Shown)] == [1, 2, 3]
    assert not hand.happened(ev.Mucked)
    assert not hand.happened(ev.ShowdownBegan), "nobody shows in turn: all lie open at once"


def stud_with_an_open_pair(open_pair: str, game_pairs: str = "all_limit_stud") -> Hand:
    """Fourth street; seat 2 shows two nines and is first to act."""
    hand = deal(
        "stud",
        stacks=[500, 500],
        button=2,
        stakes=STUD_FIVE,
        rules=with_options("neutral", stud={"open_pair": open_pair, "open_pair_games": game_pairs}),
        hole={1: "AsKd2cTh", 2: "7h4d9s9c"},
    )
    return hand.play("1 bring-in", "2 call")


@pytest.mark.parametrize(
    ("open_pair", "sizes"),
    [("none", (5,)), ("pair_first_then_others", (5, 10)), ("any_player_either_size", (5, 10))],
)
def test_C12_house_says_whether_an_open_pair_may_bet_big(
    open_pair: str, sizes: tuple[int, ...]
) -> None:
    hand = stud_with_an_open_pair(open_pair)
    assert hand.menu.seat == 2
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == sizes


@pytest.mark.parametrize(
    ("open_pair", "raises"),
    [("pair_first_then_others", (10,)), ("any_player_either_size", (10, 15))],
)
def test_C12_small_bet_over_an_open_pair_is_raised_as_the_house_has_it(
    open_pair: str, raises: tuple[int, ...]
) -> None:
    hand = stud_with_an_open_pair(open_pair).play("2 bet 5")
    assert hand.menu.wager is not None
    assert hand.menu.wager.choices == raises


@pytest.mark.parametrize("players", [1, 11, 23, 30])
def test_C13_too_many_players_are_refused_before_the_deal(players: int) -> None:
    stacks = (0, *[100] * players)
    with pytest.raises(TooManySeats, match=f"holdem is played by 2 to 10 players, not {players}"):
        set_up(game("holdem"), ONE_TWO, house("neutral"), stacks, button=1)


def test_C14_wheel_is_a_straight_and_its_flush_beats_every_straight() -> None:
    wheel = high.score(parse_cards("As2d3c4h5s"))
    six_high = high.score(parse_cards("2d3c4h5s6s"))
    broadway = high.score(parse_cards("AsKdQcJhTs"))
    steel_wheel = high.score(parse_cards("As2s3s4s5s"))
    trips = high.score(parse_cards("AsAdAcKhQs"))
    quads = high.score(parse_cards("AsAdAcAhKs"))
    assert trips < wheel < six_high < broadway < quads < steel_wheel


def test_C14_wheel_wins_the_pot() -> None:
    hand = deal(
        stacks=[10, 10],
        button=2,
        stakes=ONE_TWO,
        hole={1: "KsKh", 2: "As2d"},
        board="3c4h5sKd9c",
    )
    hand.play("2 raise 10", "1 call")
    assert hand.stacks == (0, 20)


def test_C15_omaha_plays_exactly_two_of_its_own() -> None:
    board = parse_cards("KsJsTs2s3d")
    one_spade = parse_cards("AsQh7d8c")
    two_spades = parse_cards("4s5s7d8c")
    assert best("high", one_spade, board, (2,)) < best("high", two_spades, board, (2,))
    assert best("high", one_spade, board) > best("high", two_spades, board)


def test_C15_board_that_is_a_royal_flush_counts_only_by_three_cards() -> None:
    hand = deal(
        "omaha8",
        stacks=[10, 10],
        button=2,
        stakes=ONE_TWO,
        hole={1: "2c2d3c3d", 2: "AcAd7c7d"},
        board="AsKsQsJsTs",
    )
    hand.play("2 raise 10", "1 call")
    assert hand.stacks == (0, 20), "three aces against a pair of twos"
