"""Robert's rules, section 8: the deck that is too short for the last street of stud."""

import random

import pytest

from croupier.cards import CARDS, parse_cards
from croupier.games import game
from croupier.play import AutoDealer, HandSetup, Stakes, forced_posts
from croupier.play import events as ev
from croupier.play.announce import announcements
from croupier.ranking import best
from kit.hands import Hand, with_options
from kit.passing import pass_to
from kit.stud_decks import stud_deck

TEN = Stakes("limit", 10, 20, ante=2, bring_in=3)
ALL = (1, 2, 3, 4, 5, 6, 7, 8)
SEVENTH = 4


class Unshuffled:
    """A dealer's hands that leave the cards as they lie."""

    def shuffle(self, cards):
        """Nothing moves."""


def table(deck=None, game_id="stud", shuffler=None):
    """Eight players in the seats 1 to 8, dealt to from seat 1 on."""
    rules = with_options("rrop3_cash", stud={"folded_seat_dealt": False})
    variant = game(game_id)
    bare = HandSetup(variant, TEN, rules, (0, *[500] * 8), 8, ())
    posts = forced_posts(variant, TEN, rules, bare.dealt_in)
    setup = HandSetup(variant, TEN, rules, bare.stacks, 8, posts)
    cards = deck or random.Random(10).sample(CARDS, 52)
    return Hand(setup, AutoDealer(cards, shuffler or random.Random(1), shows=False)), list(cards)


def to_seventh(hand, folds):
    """Seats fold on the streets that *folds* says; everybody else calls or checks to the last."""
    staying = set(ALL)
    for street in range(SEVENTH):
        staying -= {seat for seat, when in folds.items() if when == street}
        pass_to(hand, street + 1, tuple(staying))
    assert hand.state.street == SEVENTH
    return events_of_last_street(hand)


def events_of_last_street(hand):
    opened = [i for i, event in enumerate(hand.events) if isinstance(event, ev.RoundOpened)]
    after = hand.events[opened[-2] + 1 : opened[-1]]
    return [event for event in after if isinstance(event, DEALING)]


DEALING = (ev.Burned, ev.HoleDealt, ev.StubRebuilt, ev.BoardDealt)


def told(events):
    """The street in short: a burn, the seat that got a card, how many were shuffled, the board."""
    words = []
    for event in events:
        match event:
            case ev.Burned():
                words.append("burn")
            case ev.HoleDealt(seat=seat, down=down, up=up):
                assert (len(down), len(up)) == (1, 0)
                words.append(seat)
            case ev.StubRebuilt(cards=cards):
                words.append(f"shuffle {cards}")
            case ev.BoardDealt(cards=cards):
                words.append(f"board {len(cards)}")
    return words


@pytest.mark.rule("rrop3:8.stud.15a")
def test_stub_of_five_serves_six_players_with_the_burns_shuffled_in():
    hand, deck = table()
    events = to_seventh(hand, {7: 1, 8: 1})
    assert told(events) == ["burn", 1, 2, 3, "shuffle 5", "burn", 4, 5, 6]
    first = [event.down[0] for event in events if isinstance(event, ev.HoleDealt)]
    assert first[:3] == deck[48:51], "all the cards of the stub but the last"
    burned = [deck[24], deck[33], deck[40]]
    again = {deck[51], deck[47], *burned}
    assert {*first[3:]} < again
    assert {*first[3:], *hand.dealer.burns, *hand.dealer.stub} == again
    assert len(hand.dealer.stub) == 1


@pytest.mark.rule("rrop3:8.stud.15a")
def test_first_draw_on_the_burns_may_use_the_very_last_card():
    hand, _ = table()
    events = to_seventh(hand, {8: 0})
    assert told(events) == ["burn", 1, 2, "shuffle 5", 3, 4, 5, 6, 7]
    assert hand.dealer.stub == []


@pytest.mark.rule("rrop3:8.stud.15b")
def test_six_cards_for_six_players_are_dealt_without_a_burn():
    hand, deck = table()
    events = to_seventh(hand, {7: 0, 8: 1})
    assert told(events) == [1, 2, 3, 4, 5, 6]
    assert [event.down[0] for event in events] == deck[46:52]


@pytest.mark.rule("rrop3:8.stud.15b")
def test_after_the_reshuffle_there_is_no_burn_either_if_a_card_would_lack():
    hand, _ = table()
    events = to_seventh(hand, {7: 0})
    words = told(events)
    assert words == ["burn", 1, 2, "shuffle 5", 3, 4, 5, 6, 8]
    assert "burn" not in words[1:]


@pytest.mark.rule("rrop3:8.stud.15b")
def test_seven_cards_for_six_players_leave_room_for_the_burn():
    hand, _ = table()
    assert told(to_seventh(hand, {7: 0, 8: 0})) == ["burn", 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("rrop3:8.stud.15c")
def test_eight_players_share_one_common_card_when_one_card_is_left():
    hand, deck = table()
    events = to_seventh(hand, {})
    assert told(events) == ["shuffle 4", "burn", "board 1"]
    (common,) = hand.state.board
    assert common in {deck[51], deck[24], deck[33], deck[42]}
    assert [len(cards) for cards in hand.state.hole] == [0] + [6] * 8


@pytest.mark.rule("rrop3:8.stud.15c")
def test_dealer_says_that_there_is_a_common_card():
    hand = with_common("Jd")
    (dealt,) = hand.happened(ev.BoardDealt)
    (said,) = announcements(hand.state, dealt)
    assert said.en == "The deck is short: one common card for everybody."
    opened = hand.happened(ev.RoundOpened)[-1]
    words = [text.en for text in announcements(hand.state, opened)]
    assert words == ["Seat 2 shows: pair of jacks.", "Seat 2 is high."]


@pytest.mark.rule("rrop3:8.stud.15c")
def test_stub_of_two_is_not_shuffled_before_the_common_card():
    hand, deck = table()
    events = to_seventh(hand, {8: 2})
    assert told(events) == ["burn", "board 1"]
    assert hand.state.board == [deck[51]]


@pytest.mark.rule("rrop3:8.stud.15c")
def test_common_card_is_everybodys_seventh():
    hand, _ = table()
    to_seventh(hand, {})
    while hand.menu.check:
        hand.play(f"{hand.menu.seat} check")
    while hand.state.phase == "showing":
        hand.play(f"{hand.menu.seat} show")
    scores = {seat: best("high", hand.state.hole[seat], hand.state.board) for seat in ALL}
    winners = {award.seat for award in hand.happened(ev.PotAwarded)}
    assert winners == {seat for seat in ALL if scores[seat] == max(scores.values())}


BOARDS = {
    1: "KhQd9c4s",
    2: "JsTh8d2c",
    3: "KdTc7h3s",
    4: "KcTd7s3h",
    5: "Qh9d6c5s",
    6: "Qc9h6s5d",
    7: "Ah8c6d4c",
    8: "Ad8s5h2h",
}


def with_common(card, game_id="stud"):
    """Eight open hands, and the card that is turned for all of them."""
    out = parse_cards("".join(BOARDS.values()) + card)
    down = [other for other in CARDS if other not in out]
    hole = {seat: "".join(map(str, down[2 * seat - 2 : 2 * seat])) + BOARDS[seat] for seat in ALL}
    deck = stud_deck(game_id, hole, ALL)
    # The last card is burned; then the first burn card of the hand is turned.
    there, first_burn = deck.index(parse_cards(card)[0]), 24
    deck[there], deck[first_burn] = deck[first_burn], deck[there]
    hand, _ = table(deck, game_id, Unshuffled())
    to_seventh(hand, {})
    assert hand.state.board == list(parse_cards(card))
    return hand


@pytest.mark.rule("rrop3:8.stud.15d")
@pytest.mark.parametrize("game_id", ["stud", "stud8"])
def test_pair_made_with_the_common_card_acts_first(game_id):
    assert with_common("Jd", game_id).menu.seat == 2


@pytest.mark.rule("rrop3:8.stud.15d")
def test_common_card_that_pairs_the_lowest_hand_at_razz_lets_the_next_lowest_act_first():
    assert with_common("Jd", "razz").menu.seat == 8, "8-5-2-A is the lowest and stays so"
    assert with_common("8h", "razz").menu.seat == 5, "Q-9-8-6-5 before a pair of eights"


@pytest.mark.rule("rrop3:8.stud.15d")
def test_common_card_that_helps_nobody_leaves_the_best_open_hand_first():
    hand = with_common("Jd")
    sixth = [event.seat for event in hand.happened(ev.RoundOpened)][3]
    assert sixth == 7, "ace, eight, six, four before ace, eight, five, deuce"
