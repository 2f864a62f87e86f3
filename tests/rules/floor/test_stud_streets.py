"""Stud: later streets dealt over the wrong burn, or before the betting was over."""

import pytest

from croupier.cards import HIDDEN, parse_cards
from croupier.floor.own_games.stud_told import StudBurnError, StudCardsEarly
from croupier.floor.ruling import FloorRefused
from croupier.play import RAIL, Stakes, view
from croupier.play.irregular_events import Limited
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal, stacked
from kit.passing import pass_to

TEN = Stakes("limit", 10, 20, ante=1, bring_in=5)
FIFTH, SIXTH, SEVENTH = 2, 3, 4


def table(hole, rules="rrop3_cash", burn="") -> Hand:
    """As many players as hands, from seat 1 on; *burn* is the card burned before fifth street."""
    seats = len(hole)
    deck = stacked("stud", hole, dealt_in=range(1, seats + 1))
    if burn:
        place, named = seats * 4 + 1, deck.index(parse_cards(burn)[0])
        deck[place], deck[named] = deck[named], deck[place]
    return deal(
        "stud",
        stacks=[200] * seats,
        stakes=TEN,
        button=seats,
        rules=rules,
        deck=deck,
        shows=False,
    )


def three(street: int, rules="rrop3_cash") -> Hand:
    """A, B and C on fifth street hold 8d, 9h and Ts there; the burn before them was the 7c."""
    hole = {1: "AsAh2d6c8dQc4c", 2: "KsKh3h6d9hQd5c", 3: "JhJd4s6hTsQh2c"}
    return pass_to(table(hole, rules, "7c"), street)


def on_street(hand: Hand) -> list[str]:
    """The card of the street of each seat, by seat."""
    place = hand.state.game.hole_totals[hand.state.street] - 1
    return [repr(hand.state.hole[seat][place]) for seat in range(1, hand.state.chairs + 1)]


@pytest.mark.rule("rrop3:8.stud.13a")
def test_forgotten_burn_on_fifth_street_moves_each_card_to_the_next_player() -> None:
    hand = three(FIFTH)
    burn, top = hand.dealer.burns[-1], hand.dealer.stub[0]
    leader = hand.state.actor
    assert repr(burn) == "7c"
    made = rule(hand, StudBurnError(0))
    assert (made.decision, made.rules) == ("burn_repaired", ("rrop3:8.stud.13a",))
    assert on_street(hand) == ["8d", "9h", "Ts"]
    assert (hand.dealer.burns[-1], hand.dealer.stub[0]) == (burn, top)
    assert all(up for seat in (1, 2, 3) for up in hand.state.up[seat][2:])
    assert hand.state.actor == leader
    moved = [event for event in hand.events if event.tag == "cards_moved"]
    wrong = [m for event in moved for m in event.moves if m.to == "hand"][:3]
    dealt = [(move.seat, repr(move.card)) for move in wrong]
    assert dealt == [(1, "7c"), (2, "8d"), (3, "9h")]


@pytest.mark.rule("rrop3:8.stud.13a")
def test_two_burns_on_fifth_street_move_each_card_back() -> None:
    hand = three(FIFTH)
    burn, top = hand.dealer.burns[-1], hand.dealer.stub[0]
    made = rule(hand, StudBurnError(2))
    assert made.decision == "burn_repaired"
    assert on_street(hand) == ["8d", "9h", "Ts"]
    assert (hand.dealer.burns[-1], hand.dealer.stub[0]) == (burn, top)


@pytest.mark.rule("rrop3:8.stud.13b")
def test_a_who_has_looked_at_the_last_card_keeps_it_and_b_gets_his_own() -> None:
    hand = table({1: "AsAh2d6c8dQc4c", 2: "KsKh3h6d9hQd5c"})
    pass_to(hand, SEVENTH)
    burn = hand.dealer.burns[-1]
    made = rule(hand, StudBurnError(0, looked=(1,)))
    assert (made.decision, made.rules) == ("corrected", ("rrop3:8.stud.13b",))
    assert on_street(hand) == [repr(burn), "5c"]
    assert repr(hand.dealer.burns[-1]) == "4c"
    assert made.fact("corrected") == (2,)
    assert view(hand.state, RAIL).seats[1].cards[6] == HIDDEN
    assert made.says.en == "A last card that was looked at is kept: seat 1; put right: seat 2."


@pytest.mark.rule("rrop3:8.stud.13b")
def test_of_two_burns_those_dealt_to_before_the_one_who_looked_get_their_own() -> None:
    hand = three(SEVENTH)
    top = hand.dealer.stub[0]
    made = rule(hand, StudBurnError(2, looked=(3,)))
    assert made.says.en.endswith("is kept: seat 3; put right: seats 1 and 2.")
    assert made.steps[-1].en.startswith("Burn the card left over")
    assert on_street(hand) == ["4c", "5c", repr(top)]
    assert repr(hand.dealer.burns[-1]) == "2c"


def test_burn_error_that_was_acted_on_changes_no_card_but_later_streets() -> None:
    hand = three(FIFTH)
    hand.play(f"{hand.state.actor} check")
    following = hand.dealer.stub[:6]
    made = rule(hand, StudBurnError(0))
    assert (made.decision, on_street(hand)) == ("card_plays", ["8d", "9h", "Ts"])
    pass_to(hand, SIXTH)
    assert hand.dealer.burns[-2:] == following[:2]
    assert hand.state.hole[1][5] == following[2]
    tda = three(FIFTH, "tda")
    tda.play(f"{tda.state.actor} check")
    made = rule(tda, StudBurnError(0))
    assert (made.remedies, made.rules[0]) == ((), "tda:38")


@pytest.mark.rule("rrop3:8.stud.13b")
@pytest.mark.parametrize(("burned", "looked"), [(0, 3), (2, 1)])
def test_steps_leave_the_cards_alone_where_none_can_be_put_right(burned: int, looked: int) -> None:
    hand = three(SEVENTH)
    made = rule(hand, StudBurnError(burned, looked=(looked,)))
    assert (made.decision, made.fact("corrected")) == ("corrected", ())
    assert [step.en for step in made.steps] == [
        "Leave the cards as they lie.",
        "Go on with the hand.",
    ]


def test_after_the_last_street_nothing_is_said_of_cards_to_come() -> None:
    hand = three(SEVENTH)
    hand.play(f"{hand.state.actor} check")
    made = rule(hand, StudBurnError(0))
    assert made.says.en == "Every player keeps his card."


def all_in(rules="rrop3_cash") -> Hand:
    """Two players all-in on third street; all cards are dealt, and no hand is shown yet."""
    hand = deal("stud", stacks=[11, 11], stakes=TEN, button=2, rules=rules, shows=False)
    first = hand.state.actor
    hand.play(f"{first} bring-in", f"{3 - first} raise 10", f"{first} call")
    assert (hand.state.phase, hand.state.able) == ("showing", 0)
    return hand


@pytest.mark.rule("rrop11:3.3.16d")
@pytest.mark.parametrize("burned", [0, 2])
def test_burn_error_under_the_last_cards_of_all_in_players_is_put_right(burned: int) -> None:
    hand = all_in("rrop11_cash")
    right, burn, top = on_street(hand), hand.dealer.burns[-1], hand.dealer.stub[0]
    made = rule(hand, StudBurnError(burned))
    assert (made.decision, "rrop11:3.3.16d" in made.rules) == ("burn_repaired", True)
    assert (on_street(hand), hand.dealer.burns[-1], hand.dealer.stub[0]) == (right, burn, top)


def test_burn_error_is_too_late_once_an_all_in_hand_is_shown() -> None:
    hand = all_in()
    hand.play(f"{hand.state.actor} show")
    with pytest.raises(FloorRefused):
        asked(hand, StudBurnError(0))


def four() -> Hand:
    hole = {
        1: "AsAh2d6c8d",
        2: "KsKh3h6d9h",
        3: "JhJd4s6hTs",
        4: "QsQd7s6s2h",
    }
    return pass_to(table(hole), FIFTH)


@pytest.mark.rule("rrop3:8.stud.14a")
@pytest.mark.rule("rrop3:8.stud.14b")
def test_sixth_street_dealt_to_two_too_early_is_removed_and_so_are_two_more() -> None:
    hand = four()
    early = hand.dealer.stub[:3]
    later = hand.dealer.stub[3:10]
    burned = len(hand.dealer.burns)
    made = rule(hand, StudCardsEarly((1, 2)))
    assert made.decision == "out_of_play"
    assert {"rrop3:8.stud.14a", "rrop3:8.stud.14b"} <= set(made.rules)
    assert hand.dealer.removed == early[1:]
    assert [len(hand.state.hole[seat]) for seat in (1, 2, 3, 4)] == [5] * 4
    hand.check_down()
    hand = four()
    rule(hand, StudCardsEarly((1, 2)))
    pass_to(hand, SIXTH)
    assert hand.dealer.removed == [*early[1:], *later[:2]]
    assert hand.dealer.burns[burned:] == [early[0], later[2]]
    assert [hand.state.hole[seat][5] for seat in (1, 2, 3, 4)] == later[3:7]


@pytest.mark.rule("rrop3:8.stud.14b")
def test_only_one_card_a_player_still_in_is_removed() -> None:
    hand = four()
    early = hand.dealer.stub[1:4]
    rule(hand, StudCardsEarly((1, 2)))
    leader = hand.state.actor
    hand.play(f"{leader} bet 20")
    hand.play(f"{hand.state.actor} call").play(f"{hand.state.actor} fold")
    hand.play(f"{hand.state.actor} call")
    assert (hand.state.street, hand.state.live_count) == (SIXTH, 3)
    assert hand.dealer.removed == early


@pytest.mark.rule("rrop3:8.stud.14c")
def test_last_card_seen_too_early_is_kept_and_its_owner_may_not_bet_or_raise() -> None:
    hand = pass_to(table({1: "AsAhQd6c8d", 2: "KsKh3h6d9h", 3: "JhJd4s6hTs"}), SIXTH)
    card = hand.dealer.stub[1]
    made = rule(hand, StudCardsEarly((1,), looked=(1,)))
    assert made.decision == "card_plays"
    assert "rrop3:8.stud.14c" in made.rules
    assert Limited(1, "wager", "round") in made.remedies
    assert hand.state.hole[1][6] == card
    while hand.state.actor != 1:
        hand.play(f"{hand.state.actor} check")
    assert hand.menu.wager is None
    assert hand.menu.check
    pass_to(hand, SEVENTH)
    assert [len(hand.state.hole[seat]) for seat in (1, 2, 3)] == [7, 7, 7]
    assert hand.state.hole[1][6] == card
    while hand.state.actor != 1:
        hand.play(f"{hand.state.actor} check")
    assert hand.menu.wager is not None


def test_streets_that_cannot_be_wrong_are_refused() -> None:
    hand = pass_to(four(), SEVENTH)
    for told in (StudCardsEarly((1,)), StudBurnError(1), StudBurnError(0, looked=(9,))):  # type: ignore[arg-type] - no such number
        with pytest.raises(FloorRefused):
            asked(hand, told)
    early = four()
    for told in (
        StudCardsEarly(()),
        StudCardsEarly((1, 1)),
        StudCardsEarly((9,)),
        StudCardsEarly((1,), looked=(1,)),
        StudBurnError(0, looked=(1,)),
    ):
        with pytest.raises(FloorRefused):
            rule(early, told)
    first = table({1: "AsAh2d", 2: "KsKh3h"})
    with pytest.raises(FloorRefused):
        rule(first, StudBurnError(0))


def test_hidden_cards_are_moved_alike() -> None:
    deck = [HIDDEN] * 52
    hand = deal("stud", stacks=[200] * 3, stakes=TEN, button=3, deck=deck, shows=False)
    assert asked(hand, StudCardsEarly((1, 2))).decision == "out_of_play"
    rule(hand, StudCardsEarly((1, 2)))
    assert len(hand.dealer.removed) == 2


@pytest.mark.rule("house:deck.runs_out")
def test_stub_used_up_by_mishaps_takes_dead_hands_in_and_then_goes_without_a_burn() -> None:
    hand = deal(stacks=[900] * 3, button=3)
    dealer = hand.dealer
    dealer.scrap, dealer.stub = dealer.stub[2:], dealer.stub[:2]
    hand.play("3 fold", "1 call", "2 check")
    assert len(hand.state.board) == 3
    assert len(dealer.burns) == 1
    hand.play("1 check", "2 check")
    assert len(hand.state.board) == 4
    assert (dealer.burns, dealer.stub) == ([], [])
