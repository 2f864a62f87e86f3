"""The TDA rules: tabling, the order of showing, the right to see a hand, cards in view."""

import pytest

from croupier.cards import HIDDEN, parse_cards
from croupier.play import RAIL, Stakes, view
from croupier.play import events as ev
from kit.hands import Hand, deal
from kit.passing import pass_out, pass_to
from kit.refusals import refused

NO_LIMIT_100 = Stakes("none", 100, 100, 50, 100)
OMAHA = Stakes("pot", 100, 100, 50, 100)
STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)


def at_the_river(stay: tuple[int, ...], **kw: object) -> Hand:
    """Seven players at 50/100, of whom those of *stay* are at the river."""
    hand = deal(stacks=[5000] * 7, stakes=NO_LIMIT_100, rules="tda", shows=False, **kw)
    return pass_to(hand, 3, stay)


@pytest.mark.rule("tda:13A")
def test_two_of_four_cards_shown_at_omaha_do_not_win_the_pot() -> None:
    hole = {1: "AsAhKsKh", 2: "7c7d2c2d"}
    hand = deal("omaha8", stacks=[5000] * 2, stakes=OMAHA, rules="tda", hole=hole, shows=False)
    pass_to(hand, 3, (1, 2))
    first = hand.menu.seat
    hand.play(f"{first} check", f"{3 - first} check")
    assert hand.menu.seat == first == 2
    hand.play("2 show 7c7d", "2 show 2c2d", "1 show AsAh")
    assert hand.state.phase == "showing"
    assert hand.menu.seat == 1
    assert hand.happened(ev.PotAwarded) == []
    hand.play("1 show KsKh")
    assert {award.seat for award in hand.happened(ev.PotAwarded)} == {1}


@pytest.mark.rule("tda:13A")
def test_two_cards_at_holdem_and_seven_at_stud_are_a_tabled_hand() -> None:
    hand = at_the_river((2, 5), button=1)
    hand.play("2 check", "5 check", "2 show")
    assert len(hand.state.shown[2]) == 2
    hand = deal("stud", stacks=[500] * 2, stakes=STUD, rules="tda", shows=False)
    pass_to(hand, 4, (1, 2))
    first = hand.menu.seat
    hand.play(f"{first} check", f"{3 - first} check", f"{hand.menu.seat or first} show")
    (shown,) = (cards for cards in hand.state.shown if cards)
    assert len(shown) == 7
    assert HIDDEN not in shown


@pytest.mark.rule("tda:16")
def test_all_hands_are_tabled_before_the_turn_when_an_all_in_ends_the_betting() -> None:
    hole = {1: "AsAh", 2: "KsKh", 3: "7c2d"}
    hand = deal(
        stacks=[1100, 3100, 3200],
        button=3,
        stakes=NO_LIMIT_100,
        rules="tda",
        hole=hole,
        shows=False,
    )
    hand.play("3 call", "1 call", "2 check", "1 bet 1000", "2 raise 3000", "3 call")
    shown = hand.happened(ev.Shown)
    assert {(event.seat, event.cards) for event in shown} == {
        (seat, parse_cards(cards)) for seat, cards in hole.items()
    }
    turn = hand.happened(ev.BoardDealt)[1]
    assert max(map(hand.events.index, shown)) < hand.events.index(turn)
    assert hand.happened(ev.Mucked) == []
    assert hand.state.phase == "over", "nobody was asked whether he would rather throw his hand"


@pytest.mark.rule("tda:17A")
def test_last_aggressor_of_the_river_shows_first_then_clockwise() -> None:
    hand = at_the_river((2, 5, 7), button=1)
    hand.play("2 bet 1000", "5 raise 3000", "7 call", "2 call")
    assert hand.state.show_order == (5, 7, 2)
    assert hand.menu.seat == 5


@pytest.mark.rule("tda:17A")
def test_players_may_show_or_muck_of_themselves_before_their_turn() -> None:
    hand = at_the_river((2, 5, 7), button=1)
    hand.play("2 bet 1000", "5 raise 3000", "7 call", "2 call")
    hand.play("2 show", "7 muck")
    assert hand.menu.seat == 5
    hand.play("5 show")
    assert hand.state.phase == "over"


@pytest.mark.rule("tda:17Ab")
def test_first_to_act_shows_first_after_a_checked_river() -> None:
    hand = at_the_river((2, 5, 7), button=4)
    hand.play("5 check", "7 check", "2 check")
    assert hand.state.show_order == (5, 7, 2)


@pytest.mark.rule("tda:17Ab")
def test_best_board_shows_first_at_stud_when_nobody_bet_last() -> None:
    hole = {5: "2cTd3dQcJdTh4c", 6: "7cTc9h8d4s5s6s", 7: "7dKh8hAcAdAh6c"}
    hand = deal(
        "stud", stacks=[0, 0, 0, 0, 500, 500, 500], stakes=STUD, rules="tda", hole=hole, shows=False
    )
    pass_to(hand, 4, (5, 6, 7))
    hand.play("7 check", "5 check", "6 check")
    assert hand.state.show_order[0] == 7


@pytest.mark.rule("tda:17B")
def test_last_live_hand_wins_unshown_when_the_others_are_thrown_away() -> None:
    hand = at_the_river((2, 5, 7), button=1)
    hand.play("2 check", "5 bet 500", "7 call", "2 call", "7 muck", "2 muck")
    assert [award.seat for award in hand.happened(ev.PotAwarded)] == [5]
    assert hand.state.shown[5] == ()
    assert view(hand.state, RAIL).seats[4].cards == (HIDDEN, HIDDEN)


@pytest.mark.rule("tda:18A")
def test_player_without_cards_may_not_ask_to_see_a_hand() -> None:
    hole = {5: "AsAh", 7: "7c2d"}
    hand = at_the_river((2, 5, 7), button=1, hole=hole, board="AcKd9s9h4c")
    hand.play("2 fold", "5 check", "7 bet 500", "5 call")
    assert refused(hand, "2 ask-to-see 7").rules[0] == "tda:18A"
    hand.play("5 show", "7 muck")
    assert refused(hand, "2 ask-to-see 7").rules[0] == "tda:18A"


@pytest.mark.rule("tda:18B")
def test_caller_with_cards_may_see_the_last_aggressors_hand() -> None:
    hand = at_the_river((2, 5), button=1, hole={2: "7c2d"})
    hand.play("2 bet 500", "5 call", "2 muck", "5 ask-to-see 2")
    assert hand.state.shown[2] == parse_cards("7c2d")


@pytest.mark.rule("tda:18B")
def test_caller_who_threw_his_cards_away_has_no_right_to_see_a_hand() -> None:
    hand = at_the_river((2, 5), button=1)
    hand.play("2 bet 500", "5 call", "5 muck")
    assert refused(hand, "5 ask-to-see 2").rules == ("tda:18A", "tda:18B", "rrop3:3.showdown.5")


@pytest.mark.rule("tda:19")
def test_player_of_the_board_must_table_his_cards_for_a_share() -> None:
    hole = {1: "2c2d", 2: "3c3d"}
    hand = deal(
        stacks=[5000] * 2,
        stakes=NO_LIMIT_100,
        rules="tda",
        hole=hole,
        board="AsKsQsJsTs",
        shows=False,
    )
    pass_out(hand.play("1 raise 500", "2 call"))
    assert hand.state.pot == 1000
    hand.play("1 show", "2 muck")
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(1, 1000, 0, "uncontested")]


@pytest.mark.rule("tda:25C")
def test_every_view_shows_the_card_backs_of_a_live_hand() -> None:
    hand = pass_to(
        deal(stacks=[5000] * 4, stakes=NO_LIMIT_100, rules="tda", shows=False), 2, (1, 3)
    )
    for viewer in (RAIL, 1, 2, 4):
        seat = view(hand.state, viewer).seats[2]
        assert (seat.state, seat.cards) == ("in", (HIDDEN, HIDDEN))
    assert view(hand.state, RAIL).seats[1].cards == (), "a folded hand is gone"


@pytest.mark.rule("tda:28")
def test_cards_that_would_have_come_are_nowhere_to_be_seen() -> None:
    hand = deal(stacks=[5000] * 3, button=3, stakes=NO_LIMIT_100, rules="tda", shows=False)
    pass_to(hand, 1, (1, 2, 3))
    turn_and_river = {hand.dealer.stub[1], hand.dealer.stub[3]}
    hand.play("1 bet 500", "2 fold", "3 fold")
    assert hand.state.phase == "over"
    assert hand.dealer.next_chore(hand.state) == [], "the dealer turns no more cards"
    for move in ("2 check", "2 call", "2 ask-to-see 1"):
        refused(hand, move)
    seen = {
        card
        for viewer in (RAIL, 1, 2, 3)
        for seat in view(hand.state, viewer).seats
        for card in seat.cards
    }
    logged = set(hand.state.board)
    for dealt in hand.happened(ev.HoleDealt):
        logged |= {*dealt.down, *dealt.up}
    assert len(logged) == 9
    assert not (seen | logged) & turn_and_river
