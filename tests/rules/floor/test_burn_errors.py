"""A burn that was forgotten, and two burns in place of one."""

from collections import Counter

import pytest

from croupier.cards import DECKS, HIDDEN, Card, parse_cards
from croupier.floor.deck.board_told import BurnedTwice, BurnForgotten
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.play import Event, Stakes, evolve
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import STUD, Hand, deal, with_options

TENS = Stakes("none", 20, 20, 10, 20)
X = parse_cards("9cKd4h7s2dQh")
X1, X2, X3, X4, X5, X6 = X


def deck(*named: Card) -> list[Card]:
    """A deck for two hands in which these cards follow the hole cards."""
    rest = [card for card in DECKS["standard"] if card not in named]
    return [*rest[:4], *named, *rest[4:]]


def flop(rules: str, *, seed: int = 1) -> Hand:
    """Two players see a flop: X1 was burned for X2, X3, X4."""
    hand = deal(stacks=[1000] * 2, stakes=TENS, button=1, rules=rules, deck=deck(*X), seed=seed)
    return hand.play("1 call", "2 check")


def turn(rules: str) -> Hand:
    """Two players see the turn: X1 was burned for X2."""
    first = parse_cards("3s3d3h3c")
    hand = deal(stacks=[1000] * 2, stakes=TENS, button=1, rules=rules, deck=deck(*first, *X))
    return hand.play("1 call", "2 check", "2 check", "1 check")


class Waiting(Hand):
    """A hand whose dealer waits before he pushes a pot."""

    def _deal(self) -> None:
        while self.state.phase != "awarding" and (events := self.dealer.next_chore(self.state)):
            self.take(events)

    def finish(self) -> None:
        super()._deal()

    def take(self, events: list[Event]) -> None:
        for event in events:
            evolve(self.state, event)
        self.events += events


def all_in(rules: str) -> Waiting:
    """Both are all-in, and the river X2 came over the burn X1; the pot lies there."""
    first = parse_cards("3s3d3h3c5s5d")
    once = with_options(rules, dealing={"max_runs": 1})
    hand = deal(stacks=[1000] * 2, stakes=TENS, button=1, rules=once, deck=deck(*first, *X))
    hand.__class__ = Waiting
    hand.play("1 raise 1000", "2 call")
    assert hand.state.phase == "awarding"
    return hand


def hide(hand: Hand) -> None:
    """Nobody knows what was burned."""
    hand.dealer.burns = [HIDDEN] * len(hand.dealer.burns)
    hand.first_deck = []


def of_book(book: str, ruling: Ruling) -> list[str]:
    return [one for one in ruling.rules if one.startswith(f"{book}:")]


@pytest.mark.rule("tda:39B")
def test_second_of_three_flop_cards_is_drawn_as_the_burn():
    hand = flop("tda")
    ruling = rule(hand, BurnForgotten(picked=2))
    assert ruling.decision == "burn_repaired"
    assert of_book("tda", ruling) == ["tda:39B"]
    assert hand.dealer.burns == [X2]
    assert hand.state.board == [X1, X3, X4]


@pytest.mark.rule("tda:39B")
def test_any_of_three_flop_cards_may_be_the_burn():
    drawn = Counter()
    for seed in range(200):
        hand = flop("tda", seed=seed)
        rule(hand, BurnForgotten())
        drawn[hand.dealer.burns[0]] += 1
        assert sorted([*hand.dealer.burns, *hand.state.board]) == sorted(X[:4])
        assert hand.state.board[-1] == X4
    assert set(drawn) == {X1, X2, X3}


@pytest.mark.rule("championship:deal.3")
def test_first_flop_card_turned_is_the_burn_and_so_is_the_turn_card():
    hand = flop("championship")
    ruling = rule(hand, BurnForgotten())
    assert of_book("championship", ruling) == ["championship:deal.3"]
    assert hand.dealer.burns == [X1]
    assert hand.state.board == [X2, X3, X4]
    later = turn("championship")
    rule(later, BurnForgotten())
    assert later.dealer.burns[-1] == X1
    assert later.state.board[-1] == X2


@pytest.mark.rule("championship:deal.3")
def test_championship_puts_a_forgotten_burn_right_after_action_too():
    hand = turn("championship").play("2 check")
    ruling = rule(hand, BurnForgotten("after_action"))
    assert ruling.decision == "burn_repaired"
    assert of_book("championship", ruling) == ["championship:deal.3"]
    assert (hand.dealer.burns[-1], hand.state.board[-1]) == (X1, X2)
    hand.play("1 check")
    assert (hand.dealer.burns[-1], hand.state.board[-1]) == (X3, X4)


@pytest.mark.rule("rrop11:3.3.16")
def test_second_burn_becomes_the_turn_and_the_turned_card_the_next_burn():
    hand = turn("rrop11_cash")
    ruling = rule(hand, BurnedTwice())
    assert ruling.decision == "burn_repaired"
    assert of_book("rrop11", ruling) == ["rrop11:3.3.16"]
    assert hand.state.board[3] == X2
    assert hand.dealer.stub[0] == X3
    hand.play("2 check", "1 check")
    assert hand.dealer.burns[-2:] == [X1, X3]
    assert hand.state.board[4] == X4


@pytest.mark.rule("rrop11:3.3.16")
def test_turn_without_a_burn_is_the_burn_before_anybody_acts():
    hand = turn("rrop11_cash")
    rule(hand, BurnForgotten())
    assert (hand.dealer.burns[-1], hand.state.board[3]) == (X1, X2)
    hand.play("2 check", "1 check")
    assert hand.state.board[4] == X4
    later = flop("rrop11_cash")
    rule(later, BurnForgotten())
    assert (later.dealer.burns, later.state.board) == ([X1], [X2, X3, X4])


@pytest.mark.rule("rrop11:3.3.16b")
def test_card_turned_over_two_burns_stands_once_the_first_player_has_checked():
    hand = turn("rrop11_cash").play("2 check")
    ruling = rule(hand, BurnedTwice("after_action"))
    assert ruling.decision == "card_plays"
    assert of_book("rrop11", ruling) == ["rrop11:3.3.16b", "rrop11:3.3.16c"]
    assert hand.state.board[3] == X3


@pytest.mark.rule("rrop11:3.3.16c")
def test_river_is_the_one_due_after_two_burns():
    hand = turn("rrop11_cash").play("2 check")
    rule(hand, BurnedTwice())
    assert hand.dealer.burns[-1] == X1
    hand.play("1 check")
    assert hand.dealer.burns[-2:] == [X1, X2]
    assert hand.state.board[3:] == [X3, X4]


@pytest.mark.rule("rrop11:3.3.16c")
def test_river_is_the_one_due_after_a_forgotten_burn():
    hand = turn("rrop11_cash").play("2 check")
    ruling = rule(hand, BurnForgotten("after_action"))
    assert ruling.decision == "card_plays"
    assert hand.state.board[3] == X1
    hand.play("1 check")
    assert hand.dealer.burns[-2:] == [X2, X3]
    assert hand.state.board[3:] == [X1, X4]


@pytest.mark.rule("rrop11:3.3.16c")
@pytest.mark.parametrize(
    ("told", "standing"), [(BurnForgotten(), [X1, X2, X3]), (BurnedTwice(), [X3, X4, X5])]
)
def test_turn_is_the_one_due_after_a_burn_error_on_the_flop(told, standing):
    hand = flop("rrop11_cash").play("2 check")
    rule(hand, told)
    assert hand.state.board == standing
    hand.play("1 check")
    assert hand.state.board[3] == X6


@pytest.mark.rule("rrop11:3.3.16d")
def test_river_of_an_all_in_is_put_right_until_the_pot_is_pushed():
    hand = all_in("rrop11_cash")
    ruling = rule(hand, BurnForgotten("before_award"))
    assert ruling.decision == "burn_repaired"
    assert of_book("rrop11", ruling) == ["rrop11:3.3.16d"]
    assert (hand.dealer.burns[-1], hand.state.board[4]) == (X1, X2)
    hand.finish()
    assert hand.state.phase == "over"


@pytest.mark.rule("rrop11:3.3.16d")
def test_river_of_an_all_in_over_two_burns_is_put_right_too():
    hand = all_in("rrop11_cash")
    rule(hand, BurnedTwice("before_award"))
    assert hand.state.board[4] == X2


def test_river_stands_where_the_right_card_can_no_longer_be_told():
    hand = all_in("rrop11_cash")
    ruling = rule(hand, BurnForgotten("before_award", intact=False))
    assert ruling.decision == "card_plays"
    assert hand.state.board[4] == X1


def test_after_the_pot_is_pushed_nothing_is_put_right():
    hand = all_in("rrop11_cash")
    hand.finish()
    with pytest.raises(FloorRefused):
        rule(hand, BurnForgotten("before_award"))


@pytest.mark.rule("tda:38")
@pytest.mark.parametrize("told", [BurnedTwice(), BurnForgotten("after_action")])
def test_tda_leaves_the_order_of_the_cards_alone(told):
    hand = turn("tda").play("2 check")
    ruling = rule(hand, told)
    assert ruling.decision == "card_plays"
    assert of_book("tda", ruling) == ["tda:38"]
    stood = hand.state.board[3]
    stub = hand.dealer.stub[:]
    hand.play("1 check")
    assert hand.state.board[3:] == [stood, stub[1]]


def test_tda_floor_may_repair_all_the_same():
    hand = turn("tda")
    ruling = rule(hand, BurnedTwice())
    choose(hand, alternative(ruling, "repair"))
    assert hand.state.board[3] == X2


def test_unknown_burns_leave_the_cards_that_lie_there():
    hand = turn("rrop11_cash")
    hide(hand)
    lying, size = hand.state.board[:], len(hand.dealer.stub)
    ruling = asked(hand, BurnForgotten())
    assert ruling.decision == "burn_repaired"
    rule(hand, BurnForgotten())
    assert hand.dealer.burns[-1] == lying[3]
    assert hand.state.board == [*lying[:3], X3]
    assert len(hand.dealer.stub) == size


def test_burned_twice_and_unknown_leaves_the_board_when_it_was_acted_on():
    hand = turn("rrop11_cash").play("2 check")
    hide(hand)
    hand.dealer.stub = [HIDDEN] * len(hand.dealer.stub)
    lying = hand.state.board[:]
    rule(hand, BurnedTwice())
    assert hand.state.board == lying


@pytest.mark.parametrize(
    "told", [BurnForgotten(picked=4), BurnedTwice(burned=1), BurnedTwice(burned=9)]
)
def test_what_cannot_be_is_refused(told):
    hand = turn("tda")
    before = hand.dealer.stub[:]
    with pytest.raises(FloorRefused):
        rule(hand, told)
    assert hand.dealer.stub == before


def test_without_a_board_no_burn_was_forgotten():
    before = deal(stacks=[1000] * 2, button=1)
    stud = deal("stud", stacks=[500] * 3, stakes=STUD, button=3)
    for hand in (before, stud):
        with pytest.raises(FloorRefused):
            rule(hand, BurnForgotten())


class OneBoard(Waiting):
    """A hand whose dealer waits once the first of two boards is dealt."""

    def _deal(self) -> None:
        while not self.state.runs_done and (events := self.dealer.next_chore(self.state)):
            self.take(events)


def test_cards_that_several_boards_share_are_not_changed_between_them():
    twice = with_options("rrop11_cash", dealing={"max_runs": 2})
    hand = deal(stacks=[1000] * 2, stakes=TENS, button=1, rules=twice, deck=deck(*X), asks=True)
    hand.play("1 call", "2 check")
    hand.__class__ = OneBoard
    hand.play("2 bet 980", "1 call")
    for _ in (1, 2):
        hand.play(f"{hand.state.actor} runs 2")
    assert (hand.state.run, hand.state.board) == (1, [X2, X3, X4])
    with pytest.raises(FloorRefused, match="share"):
        rule(hand, BurnForgotten())
    hand.finish()
    assert hand.state.phase == "over"


def river(rules: str) -> Hand:
    """Two players see the river and one has checked: X1 was burned for X2."""
    first = parse_cards("3s3d3h3c5s5d")
    hand = deal(stacks=[1000] * 2, stakes=TENS, button=1, rules=rules, deck=deck(*first, *X))
    return hand.play("1 call", "2 check", "2 check", "1 check", "2 check", "1 check", "2 check")


def steps(ruling: Ruling) -> list[str]:
    return [step.en for step in ruling.steps]


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param("tda", marks=pytest.mark.rule("tda:38")),
        pytest.param("rrop11_cash", marks=pytest.mark.rule("rrop11:3.3.16b")),
    ],
)
@pytest.mark.parametrize("told", [BurnForgotten("after_action"), BurnedTwice("after_action")])
def test_after_the_last_card_no_street_is_spoken_of(rules, told):
    ruling = rule(river(rules), told)
    assert ruling.says.en == "The cards on the board stand."
    assert steps(ruling) == ["Leave the board as it lies.", "Go on with the player in turn."]


@pytest.mark.rule("tda:38")
def test_with_everybody_all_in_the_last_card_goes_to_the_showdown():
    ruling = rule(all_in("tda"), BurnForgotten("before_award"))
    assert steps(ruling) == ["Leave the board as it lies.", "Go on to the showdown."]


@pytest.mark.parametrize("rules", ["championship", "rrop11_cash"])
def test_what_can_no_longer_be_told_is_not_repaired_in_any_house(rules):
    hand = all_in(rules)
    ruling = rule(hand, BurnForgotten("before_award", intact=False))
    assert (ruling.decision, hand.state.board[4]) == ("card_plays", X1)
    assert ruling.why.en.startswith("Nobody can tell any more")


def test_tda_offers_no_repair_where_the_cards_can_no_longer_be_told():
    assert rule(all_in("tda"), BurnForgotten("before_award", intact=False)).discretion == ()


@pytest.mark.rule("rrop11:3.3.16")
def test_three_burns_before_the_turn_are_put_in_order_again():
    hand = turn("rrop11_cash")
    ruling = rule(hand, BurnedTwice(burned=3))
    assert ruling.says.en.startswith("The board becomes what it would have been over one burn")
    assert (hand.dealer.burns[-1], hand.state.board[3]) == (X1, X2)
    assert hand.dealer.stub[:2] == [X3, X4]
    assert len(ruling.steps) == 3


@pytest.mark.rule("rrop11:3.3.16c")
def test_three_burns_told_after_a_check_go_back_in_their_order():
    hand = turn("rrop11_cash").play("2 check")
    ruling = rule(hand, BurnedTwice("after_action", burned=3))
    assert (hand.dealer.burns[-1], hand.state.board[3]) == (X1, X4)
    assert hand.dealer.stub[:2] == [X2, X3]
    assert steps(ruling)[1].startswith("Put the burns that were too many back")


class OnTheTurn(Waiting):
    """A hand whose dealer waits before the river."""

    def _deal(self) -> None:
        while len(self.state.board) < 4 and (events := self.dealer.next_chore(self.state)):
            self.take(events)


@pytest.mark.rule("rrop11:3.3.16")
@pytest.mark.parametrize("noticed", ["before_action", "before_award"])
def test_with_everybody_all_in_there_is_no_action_on_the_turn(noticed):
    first = parse_cards("3s3d3h3c")
    once = with_options("rrop11_cash", dealing={"max_runs": 1})
    hand = deal(stacks=[1000] * 2, stakes=TENS, button=1, rules=once, deck=deck(*first, *X))
    hand.__class__ = OnTheTurn
    hand.play("1 raise 1000", "2 call")
    assert (hand.state.board[3], hand.state.phase) == (X2, "dealing")
    ruling = rule(hand, BurnForgotten(noticed))
    assert ruling.decision == "burn_repaired"
    assert (hand.dealer.burns[-1], hand.state.board[3]) == (X1, X2)


def test_burn_error_told_after_the_award_is_said_to_come_too_late() -> None:
    hand = deal(stacks=[900] * 3, button=3, rules="rrop11_cash")
    hand.play("3 call", "1 call", "2 check").check_down()
    while hand.menu.show:
        hand.play(f"{hand.menu.seat} show")
    with pytest.raises(FloorRefused, match="the board stands"):
        asked(hand, BurnForgotten())
