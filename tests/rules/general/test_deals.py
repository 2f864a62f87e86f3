"""The general rules: what is dealt at hold'em, Omaha and stud, and to how many players."""

import random

import pytest

from croupier.cards import CARDS
from croupier.games import game
from croupier.play import RAIL, AutoDealer, Stakes, set_up, view
from croupier.play import events as ev
from croupier.play.forced import TooManySeats
from croupier.rulebook.house import house
from kit.hands import Hand, deal
from kit.passing import pass_out, pass_to

THOUSAND_TWO = Stakes("none", 2000, 2000, 1000, 2000)
OMAHA = Stakes("pot", 2000, 2000, 1000, 2000)
STUD_THOUSANDS = Stakes("limit", 5000, 10_000, ante=1000, bring_in=2000)


def check_down(hand: Hand) -> list[int]:
    """Everybody stays in and nobody bets; the size of the board at each betting round."""
    boards = []
    for street in range(hand.state.game.rounds):
        pass_to(hand, street)
        boards.append(len(hand.state.board))
    pass_out(hand)
    return boards


@pytest.mark.rule("general:holdem.1")
def test_ten_players_get_two_cards_each_and_an_eleventh_has_no_seat() -> None:
    hand = deal(stacks=[50_000] * 10, stakes=THOUSAND_TWO, rules="general")
    assert [len(hole) for hole in hand.state.hole[1:]] == [2] * 10
    assert all(len(event.down) == 2 and not event.up for event in hand.happened(ev.HoleDealt))
    with pytest.raises(TooManySeats, match=r"2 to 10 players, not 11 \(general:holdem.1"):
        set_up(game("holdem"), THOUSAND_TWO, house("general"), (0, *[50_000] * 11), 1)


@pytest.mark.rule("general:holdem.2")
def test_board_grows_by_three_one_and_one_over_four_rounds() -> None:
    hand = deal(stacks=[50_000] * 4, stakes=THOUSAND_TWO, rules="general")
    assert check_down(hand) == [0, 3, 4, 5]


def test_ten_players_at_omaha_use_48_cards() -> None:
    hand = deal("omaha8", stacks=[50_000] * 10, stakes=OMAHA, rules="general", shows=False)
    assert [len(hole) for hole in hand.state.hole[1:]] == [4] * 10
    check_down(hand)
    assert (len(hand.dealer.burns), len(hand.state.board)) == (3, 5)
    assert 52 - len(hand.dealer.stub) == 48


@pytest.mark.rule("general:omaha.1")
@pytest.mark.parametrize("game_id", ["omaha", "omaha8"])
def test_nine_or_ten_play_omaha_with_blinds_and_an_eleventh_has_no_seat(game_id: str) -> None:
    rules = house("general")
    for players in (9, 10):
        setup = set_up(game(game_id), OMAHA, rules, (0, *[50_000] * players), 1)
        assert [post.kind for post in setup.posts] == ["small_blind", "big_blind"]
        hand = Hand(setup, AutoDealer.shuffled(setup, random.Random(1)))
        dealt = hand.happened(ev.HoleDealt)
        assert [(len(event.down), len(event.up)) for event in dealt] == [(4, 0)] * players
    with pytest.raises(TooManySeats, match=r"2 to 10 players, not 11 \(general:omaha.1"):
        set_up(game(game_id), OMAHA, rules, (0, *[50_000] * 11), 1)


@pytest.mark.rule("general:omaha.2")
def test_omaha_board_is_dealt_over_burns_as_at_holdem() -> None:
    hand = deal("omaha8", stacks=[50_000] * 4, stakes=OMAHA, rules="general", deck=CARDS)
    assert sorted(card for hole in hand.state.hole for card in hole) == list(CARDS[:16])
    assert check_down(hand) == [0, 3, 4, 5]
    assert tuple(hand.state.board) == (*CARDS[17:20], CARDS[21], CARDS[23])
    assert tuple(hand.dealer.burns) == (CARDS[16], CARDS[20], CARDS[22])


@pytest.mark.rule("general:stud.1")
def test_eight_players_at_stud_get_24_cards_of_which_8_face_up() -> None:
    hand = deal("stud", stacks=[50_000] * 8, stakes=STUD_THOUSANDS, rules="general", button=3)
    assert hand.state.pot == 8000
    dealt = hand.happened(ev.HoleDealt)
    assert [event.seat for event in dealt] == [4, 5, 6, 7, 8, 1, 2, 3]
    assert [(len(event.down), len(event.up)) for event in dealt] == [(2, 1)] * 8
    assert 52 - len(hand.dealer.stub) == 24
    open_cards = [sum(seat.up) for seat in view(hand.state, RAIL).seats]
    assert open_cards == [1] * 8
    with pytest.raises(TooManySeats, match=r"2 to 8 players, not 9 \(general:stud.1"):
        set_up(game("stud"), STUD_THOUSANDS, house("general"), (0, *[50_000] * 9), 1)


@pytest.mark.rule("general:stud.2")
def test_player_who_stays_holds_three_cards_down_and_four_up_after_five_rounds() -> None:
    hand = deal("stud", stacks=[50_000] * 3, stakes=STUD_THOUSANDS, rules="general", shows=False)
    assert len(check_down(hand)) == 5
    assert [hand.state.up[seat].count(True) for seat in (1, 2, 3)] == [4] * 3
    assert [hand.state.up[seat].count(False) for seat in (1, 2, 3)] == [3] * 3
    assert hand.state.up[1] == [False, False, True, True, True, True, False]
