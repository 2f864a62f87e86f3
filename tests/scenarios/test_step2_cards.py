"""Draws, lows, stud decks and boards of the other games, as other engines got them wrong."""

import random
from dataclasses import replace

import pytest

from croupier.cards import parse_cards
from croupier.data import DataError
from croupier.games import PotShare, game, read_game
from croupier.games.equity import Spot, equities, every_deal, parts_won
from croupier.play import RAIL, AutoDealer, Draw, Stakes, bomb_pot, set_up
from croupier.play import events as ev
from croupier.play.state import HandState
from croupier.ranking import badugi, describe, deuce
from croupier.rulebook.house import house
from kit.hands import Hand, deal, with_options
from kit.strategies import RandomHand, setup_for, stakes_for

LIMIT = Stakes("limit", 10, 20, 5, 10)
TEN_TWENTY = Stakes("none", 20, 20, 10, 20)
PLO = Stakes("pot", 20, 20, 10, 20)


def at_27(text: str) -> int:
    return deuce.deuce_to_seven(parse_cards(text))


def test_C1_ace_to_five_is_ace_high_at_deuce_to_seven() -> None:
    wheel, suited = at_27("Ac2d3h4s5c"), at_27("Ac2c3c4c5c")
    assert wheel > at_27("2c2d3h4s5d"), "it beats a pair of deuces"
    assert wheel < at_27("Kc5d4h3s2c"), "and loses to king high"
    assert suited < at_27("2c2d3h4s5d"), "in one suit it is a flush"
    assert suited < at_27("2d3h4s5c6c"), "which loses to a straight too"
    assert at_27("7c5d4h3s2c") > at_27("8c4d5h3s2c"), "seven-five is the best"
    assert describe("deuce_to_seven", parse_cards("Ac2d3h4s5c"), ()).name.en.startswith("ace")


def test_C1_hand_is_awarded_by_it() -> None:
    hole = {1: "Ac2d3h4s5c", 2: "2c2h9s8s7d", 3: "KcQdJhTs8c"}
    setting = {"stacks": [500] * 3, "button": 3, "stakes": LIMIT}
    hand = deal("lowball_27", hole=hole, **setting)
    hand.play("3 fold", "1 call", "2 check", "1 draw", "2 draw", "1 check", "2 check")
    assert [award.seat for award in hand.happened(ev.PotAwarded)] == [1]


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("2s3d3c4d", "three-card hand, 4-3-2"),
        ("2s2d2c2h", "one-card hand, 2"),
        ("As2s3s4s", "one-card hand, A"),
        ("As2s3h4h", "two-card hand, 3-A"),
        ("AsAh2s2h", "two-card hand, 2-A"),
        ("As2h3d4c", "badugi, 4-3-2-A"),
        ("KsKhQdJc", "three-card hand, K-Q-J"),
    ],
)
def test_C2_badugi_is_the_largest_then_the_lowest_part_of_four_cards(cards: str, name: str) -> None:
    assert describe("badugi", parse_cards(cards), ()).name.en == name


def test_C2_more_cards_beat_lower_cards() -> None:
    def value(text: str) -> int:
        return badugi.score(parse_cards(text))

    assert value("KsQhJdTc") > value("As2h3d3c") > value("As2h2d2c") > value("AsAhAdAc")
    assert value("2s3d3c4d") == value("2s3c4d"), "one of two treys and one of two diamonds go"
    assert value("2s3d3c4d") == value("2s3d3c4h"), "of two treys the other one plays with the four"


def low_only(board: str) -> tuple[float, ...]:
    """What two hands win where only an eight-low wins anything."""
    low = PotShare("ace_to_five", from_hole=(2,), qualifier="hilo")
    variant = replace(game("omaha8"), shares=(low,))
    hands = (parse_cards("AsAh2s3h"), parse_cards("KsKhQsQh"))
    spot = Spot(variant, hands, parse_cards(board))
    found = equities(spot, every_deal(spot), exact=True)
    return tuple(one.equity for one in found.hands)


def test_C3_equity_where_no_low_is_possible_is_a_tie_and_no_error() -> None:
    assert low_only("TcTdJcJdKd") == (0.5, 0.5)
    assert low_only("4c5c8dJdKd") == (1.0, 0.0)


def test_C3_game_file_of_a_lone_qualifying_low_is_refused() -> None:
    text = 'extends = "razz"\nid = "mine"\nshares = [{ scale = "ace_to_five", qualifier = "hilo" }]'
    with pytest.raises(DataError, match="second share"):
        read_game(text, "mine.toml")


@pytest.mark.parametrize(
    ("id", "low", "high"),
    [("omaha8", "As2s3h4h", "KsKhQsQh"), ("bigo", "As2s3h4h5d", "KsKhQsQh6d")],
)
def test_C4_high_takes_all_of_the_equity_on_a_board_without_a_low(
    id: str, low: str, high: str
) -> None:
    hands = (parse_cards(low), parse_cards(high))
    spot = Spot(game(id), hands, parse_cards("TcTdJcKd9d"))
    found = equities(spot, every_deal(spot), exact=True)
    assert [one.equity for one in found.hands] == [0.0, 1.0]
    assert [one.win for one in found.hands] == [0.0, 1.0]


def test_C4_stud_hi_lo_without_a_low_too() -> None:
    shares = game("stud8").shares
    hands = (parse_cards("KsKhQsQhJdTd9c"), parse_cards("AsAh2s3h9dTcJc"))
    assert parts_won(shares, hands, ()) == (1.0, 0.0)


def draw_hand(game_id: str, players: int, seed: int) -> Hand:
    """Everybody stays and changes all his cards each time."""
    rules = game(game_id)
    wide = with_options("neutral", games={"max_seats_draw": 8})
    stakes = stakes_for(rules, "limit")
    setup = setup_for(rules, stakes, wide, (0, *[1000] * players), players)
    return RandomHand(setup, seed, temper="draws_all").played()


def test_C5_folded_cards_and_burns_stay_out_while_the_stub_lasts() -> None:
    hand = deal("draw", stacks=[500] * 5, button=5, stakes=Stakes("limit", 5, 10, ante=1), seed=3)
    hand.play("1 bet 5", "2 fold", "3 fold", "4 fold", "5 call")
    folded = {card for seat in (2, 3, 4) for card in hand.state.hole[seat]}
    one, five = hand.state.hole[1], hand.state.hole[5]
    thrown = {*one, *five}
    hand.act(discard(hand.state, 1))
    hand.act(discard(hand.state, 5))
    drawn = [card for event in hand.happened(ev.Drew) for card in event.cards]
    assert hand.happened(ev.StubRebuilt) == []
    assert len(drawn) == 10
    assert not {*drawn} & (folded | thrown | {*hand.dealer.burns})


def discard(state: HandState, seat: int):
    """Seat changes everything."""
    return Draw(seat, tuple(state.hole[seat]))


def test_C5_everybody_is_told_when_the_stub_is_rebuilt() -> None:
    hand = draw_hand("triple_27", 6, seed=1)
    rebuilt = hand.happened(ev.StubRebuilt)
    assert rebuilt
    for event in rebuilt:
        assert event.cards > 0
        assert event.seen_by(RAIL) == event


@pytest.mark.parametrize(
    ("game_id", "players"),
    [("triple_27", 6), ("triple_a5", 6), ("badugi", 8), ("draw", 8), ("lowball_27", 8)],
)
def test_C7_nobody_draws_what_he_has_just_thrown(game_id: str, players: int) -> None:
    rebuilt = 0
    for seed in range(12):
        hand = draw_hand(game_id, players, seed)
        rebuilt += len(hand.happened(ev.StubRebuilt))
        thrown: dict[int, set[object]] = {}
        for event in hand.events:
            if isinstance(event, ev.RoundOpened):
                thrown = {}
            elif isinstance(event, ev.Discarded):
                thrown[event.seat] = {*event.cards}
            elif isinstance(event, ev.Drew):
                assert not thrown[event.seat] & {*event.cards}
    assert rebuilt


@pytest.mark.parametrize("game_id", ["stud", "stud8", "razz"])
def test_C8_eight_players_to_the_river_get_one_common_card(game_id: str) -> None:
    rules = game(game_id)
    setup = setup_for(rules, stakes_for(rules, "limit"), house("neutral"), (0, *[900] * 8), 8)
    hand = RandomHand(setup, 5, temper="calls").played()
    assert [event.cards for event in hand.happened(ev.StubRebuilt)] == [4], "one card, three burns"
    assert len(hand.state.board) == 1
    assert {len(cards) for cards in hand.state.hole[1:]} == {6}


def dealt(hand: Hand) -> list[str]:
    """The deals and the rounds of a hand, in order."""
    words = []
    for event in hand.events:
        match event:
            case ev.HoleDealt(down=down):
                if words[-1:] != [f"{len(down)} each"]:
                    words.append(f"{len(down)} each")
            case ev.Burned():
                words.append("burn")
            case ev.BoardDealt(cards=cards):
                words.append(f"board {len(cards)}")
            case ev.RoundOpened(seat=seat):
                words.append("round" if seat else "no round")
    return words


@pytest.mark.parametrize("game_id", ["holdem", "omaha", "pineapple"])
def test_C9_bomb_pot_burns_between_hole_cards_and_flop_and_bets_after_it(game_id: str) -> None:
    plain = set_up(game(game_id), PLO, house("online"), (0, *[500] * 4), 4)
    setup = bomb_pot(plain, 50)
    hand = Hand(setup, AutoDealer.shuffled(setup, random.Random(1)))
    cards = len(hand.state.hole[1])
    assert dealt(hand) == [f"{cards} each", "no round", "burn", "board 3", "round"]
    assert hand.state.pot == 200
    assert hand.menu.seat == 1
    assert hand.menu.check
    assert hand.menu.wager is not None
    assert (hand.menu.wager.least, hand.menu.wager.most) == (20, 200)


def test_C9_courchevel_burns_before_its_first_card_and_bets_before_the_flop() -> None:
    hand = deal("courchevel", stacks=[500] * 3, button=3, stakes=PLO)
    assert dealt(hand) == ["5 each", "burn", "board 1", "round"]
    assert hand.menu.seat == 3
    hand.play("3 call", "1 call", "2 check")
    assert dealt(hand)[4:] == ["burn", "board 2", "round"]
    assert len(hand.state.board) == 3


def test_C9_bomb_pot_of_courchevel_has_three_cards_before_the_first_bet() -> None:
    setup = bomb_pot(set_up(game("courchevel"), PLO, house("online"), (0, *[500] * 3), 3), 20)
    hand = Hand(setup, AutoDealer.shuffled(setup, random.Random(1)))
    assert len(hand.state.board) == 3
    assert hand.happened(ev.RoundOpened)[0].seat == 0
