"""A bet or raise said without its amount, and what may come after it."""

import pytest

from croupier.floor.incident import Incident
from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.absent import AbsentOnTurn
from croupier.floor.turns.free_fold import FoldedWithoutBet
from croupier.floor.turns.time_up import ClockRanOut
from croupier.floor.words.gestures import (
    CallMisinformed,
    CardsForward,
    ChipsAdded,
    ChipsBack,
    ChipsForward,
    Said,
    Tapped,
)
from croupier.play import Bet, Call, Fold, Raise
from croupier.play.decide import decide
from croupier.play.refusal import Refused
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, Stakes, deal, with_options
from kit.passing import pass_to

BLINDS_200 = Stakes("none", 200, 200, 100, 200)
LIMIT_20 = Stakes("limit", 20, 40, 10, 20)


def raise_declared(rules: str = "tda") -> Hand:
    """Seat 4 has raised to 800 and seat 5 said “raise”, which must be 1,400 or more."""
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules=rules)
    rule(hand.play("4 raise 800"), Said(5, "raise"))
    return hand


def bet_declared(rules: str = "tda") -> Hand:
    """On the flop seat 2 has said “bet”, which must be 200 or more."""
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules=rules)
    rule(pass_to(hand, 2), Said(2, "bet"))
    return hand


@pytest.mark.rule("tda:51A", "rrop3:3.bets.8")
@pytest.mark.parametrize("rules", ["tda", "rrop3_cash", "general"])
@pytest.mark.parametrize(
    ("told", "to"),
    [
        (ChipsForward(5, ((1000,),)), 1400),
        (ChipsForward(5, ((500, 500),)), 1400),
        (ChipsForward(5, ((100,),)), 1400),
        (ChipsForward(5, ((5000,),)), 5000),
        (ChipsForward(5, ((1000, 1000),)), 2000),
        (ChipsForward(5, ((1000, 1000),), "call", "with"), 2000),
        (ChipsForward(5, ((1000, 1000),), "three thousand", "before"), 3000),
        (Said(5, "1000"), 1400),
        (Said(5, "2500"), 2500),
        (Said(5, "bet 500"), 1400),
        (Said(5, "raise to 3000"), 3000),
        (Said(5, "all in"), 20_000),
    ],
)
def test_what_follows_a_declared_raise_says_how_much_it_is(
    rules: str, told: Incident, to: int
) -> None:
    hand = raise_declared(rules)
    ruling = rule(hand, told)
    assert ruling.action == Raise(5, to)
    assert "rrop3:3.bets.8" in ruling.rules
    assert len(set(ruling.rules)) == len(ruling.rules)
    assert hand.state.bet_to == to


@pytest.mark.rule("rrop3:3.bets.8")
@pytest.mark.parametrize(("rules", "to"), [("tda", 1400), ("rrop3_cash", 2000)])
def test_second_move_after_a_declared_raise_goes_by_the_house(rules: str, to: int) -> None:
    hand = raise_declared(rules)
    assert rule(hand, ChipsForward(5, ((800,), (1200,)))).action == Raise(5, to)


@pytest.mark.rule("tda:51A", "rrop3:3.bets.8")
@pytest.mark.parametrize("rules", ["tda", "rrop3_cash", "championship"])
@pytest.mark.parametrize(
    "told",
    [
        Said(5, "call"),
        Said(5, "check"),
        Said(5, "fold"),
        CardsForward(5),
        Tapped(5),
        CallMisinformed(5, 400, 400),
    ],
)
def test_declared_raise_is_taken_back_by_nothing(rules: str, told: Incident) -> None:
    hand = raise_declared(rules)
    ruling = rule(hand, told)
    assert (ruling.decision, ruling.action) == ("refused", None)
    assert [type(one.action) for one in ruling.choices] == [Raise]
    assert {"tda:51A", "rrop3:3.bets.8"} & set(ruling.rules)
    for action in (Call(5), Fold(5)):
        with pytest.raises(Refused):
            decide(hand.state, action)
    choose(hand, alternative(ruling, "raise"))
    assert hand.state.actor == 6


@pytest.mark.rule("tda:51A", "rrop3:3.bets.8")
@pytest.mark.parametrize(
    "told", [Said(2, "check"), Said(2, "fold"), Tapped(2), CardsForward(2), FoldedWithoutBet(2)]
)
def test_declared_bet_is_taken_back_by_nothing(told: Incident) -> None:
    hand = bet_declared()
    ruling = rule(hand, told)
    assert (ruling.decision, ruling.action) == ("refused", None)
    assert [one.action for one in ruling.choices] == [Bet(2, 200)]
    assert hand.state.live[2]


@pytest.mark.rule("tda:51A")
@pytest.mark.parametrize("words", ["I’m in", "hmm", "servi"])
def test_words_without_an_amount_leave_him_to_say_how_much(words: str) -> None:
    ruling = asked(raise_declared(), Said(5, words))
    assert (ruling.decision, ruling.action) == ("raise", None)
    assert [one.action for one in ruling.choices] == [Raise(5, 1400)]


@pytest.mark.rule("tda:51A")
def test_time_that_runs_out_on_a_declared_wager_makes_it_the_least() -> None:
    bet = rule(bet_declared(), ClockRanOut(2, 70))
    assert (bet.decision, bet.action) == ("bet", Bet(2, 200))
    raised = raise_declared()
    ruling = asked(raised, ClockRanOut(5, 70))
    assert ruling.action == Raise(5, 1400)
    choose(raised, alternative(ruling, "hand_dead"))
    assert not raised.state.live[5]


@pytest.mark.rule("tda:51A")
def test_chips_of_a_former_bet_after_a_declared_raise() -> None:
    def raised_again() -> Hand:
        hand = deal(stacks=[20_000] * 3, stakes=BLINDS_200, button=3, rules="tda")
        hand.play("3 raise 600", "1 fold", "2 raise 1400")
        rule(hand, Said(3, "raise"))
        return hand

    assert rule(raised_again(), ChipsAdded(3, (1000, 1000))).action == Raise(3, 2600)
    back = rule(raised_again(), ChipsBack(3, 200))
    assert [one.action for one in back.choices] == [Raise(3, 2200)]


@pytest.mark.rule("tda:55")
@pytest.mark.parametrize("words", ["raise 2000", "tapis", "relance", "bet 2000"])
def test_raise_after_a_check_over_a_bet_is_refused(words: str) -> None:
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules="tda")
    rule(hand.play("4 raise 800"), Said(5, "check"))
    ruling = rule(hand, Said(5, words))
    assert (ruling.decision, ruling.action) == ("refused", None)
    assert "tda:55" in ruling.rules
    assert [one.action for one in ruling.choices] == [Call(5), Fold(5)]
    assert "call or fold" in ruling.says.en
    assert asked(hand, Said(5, "call")).action == Call(5)
    assert asked(hand, Said(5, "2000")).action == Call(5)


@pytest.mark.rule("rrop3:3.bets.12a")
@pytest.mark.parametrize("rules", ["rrop3_cash", "rrop3_tournament", "rrop11_cash", "general"])
@pytest.mark.parametrize(
    ("motions", "words", "returned"),
    [
        (((200,),), "fold", 0),
        (((500,),), "raise", 300),
        (((200,), (1200,)), "raise", 1200),
        (((100, 100),), "raise to 600", 0),
    ],
)
def test_words_after_the_chips_do_not_change_a_call(
    rules: str, motions: tuple[tuple[int, ...], ...], words: str, returned: int
) -> None:
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules=rules)
    ruling = rule(hand, ChipsForward(4, motions, words, "after"))
    assert (ruling.action, ruling.returned) == (Call(4), returned)
    assert "rrop3:3.bets.12a" in ruling.rules
    assert "rrop3:10.nolimit.5" not in ruling.rules


@pytest.mark.rule("rrop3:3.bets.12a")
def test_500_on_the_flop_then_check_stays_a_bet() -> None:
    hand = pass_to(deal(stacks=[20_000] * 3, stakes=BLINDS_200, button=3, rules="rrop3_cash"), 1)
    assert rule(hand, ChipsForward(1, ((500,),), "check", "after")).action == Bet(1, 500)


@pytest.mark.rule("rrop3:10.nolimit.5")
def test_words_after_chips_that_he_still_holds_are_the_action() -> None:
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules="rrop3_cash")
    held = ChipsForward(4, ((200, 200),), "raise to 600", "after", released=False)
    assert asked(hand, held).action == Raise(4, 600)


@pytest.mark.rule("championship:bets.1")
def test_where_bets_are_announced_chips_wait_for_the_words_after_them() -> None:
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules="championship")
    assert asked(hand, ChipsForward(4, ((200,),), "fold", "after")).action == Fold(4)


@pytest.mark.rule("rrop3:3.bets.12b")
@pytest.mark.parametrize("motions", [((800,),), ((5000,),), ((1000, 1000),), ((200,), (200,))])
def test_unaware_of_a_raise_takes_back_whatever_he_put_in(
    motions: tuple[tuple[int, ...], ...],
) -> None:
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules="rrop3_cash")
    hand.play("4 raise 800")
    ruling = asked(hand, ChipsForward(5, motions, aware=False))
    assert (ruling.decision, ruling.action) == ("choice", None)
    assert ruling.returned == sum(map(sum, motions))
    assert "rrop3:3.bets.12b" in ruling.rules
    late = asked(hand, ChipsForward(5, motions, aware=False, acted_behind=True))
    assert late.action is not None


@pytest.mark.rule("rrop3:3.bets.8")
@pytest.mark.parametrize("words", ["call", "400"])
def test_words_bind_the_unaware_and_the_ruling_says_why(words: str) -> None:
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules="rrop3_cash")
    ruling = asked(hand.play("4 raise 800"), Said(5, words, aware=False))
    assert (ruling.action, ruling.choices) == (Call(5), ())
    assert "unaware" in ruling.why.en


@pytest.mark.rule("rrop3:3.bets.13")
def test_motion_at_limit_with_a_raise_that_makes_another_fold_stands() -> None:
    hand = deal(stacks=[900] * 4, stakes=LIMIT_20, button=4, rules="rrop3_cash")
    pass_to(hand, 1).play("1 bet 20")
    moved = ChipsForward(2, ((20, 20),), released=False, acted_behind=True)
    assert asked(hand, moved).action == Raise(2, 40)
    single = ChipsForward(2, ((25,),), released=False, acted_behind=True)
    assert asked(hand, single).action == Call(2)


@pytest.mark.rule("rrop3:12.explanations.10")
def test_absent_player_who_had_declared_a_bet_bets_the_least() -> None:
    house = with_options("rrop3_cash", absence={"dead_when": "facing_bet"})
    hand = deal(stacks=[20_000] * 6, stakes=BLINDS_200, button=1, rules=house)
    rule(pass_to(hand, 2), Said(2, "bet"))
    assert rule(hand, AbsentOnTurn(2)).action == Bet(2, 200)


def test_seat_that_does_not_exist_is_refused_after_a_declared_bet() -> None:
    with pytest.raises(FloorRefused):
        asked(bet_declared(), FoldedWithoutBet(9))
