"""What the dealer is told to do with an action made before its turn, now and when that comes."""

import pytest

from croupier.floor.turns.skipped import SkippedSpeaks
from croupier.floor.turns.turn_comes import TurnComes
from croupier.floor.words.gestures import CardsForward, ChipsForward, Said, Tapped
from croupier.play import Action, Bet, Call, Stakes, decide, evolve
from croupier.rulebook.house import house
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal, with_options
from kit.passing import pass_to

BLINDS_100_200 = Stakes("none", 200, 200, 100, 200)


def flop(rules: str) -> Hand:
    """Four players, all have called 200; seat 1 acts first on the flop."""
    hand = deal(stacks=[20_000] * 4, button=4, stakes=BLINDS_100_200, rules=rules)
    return pass_to(hand, 1)


def unsettled(hand: Hand, action: Action) -> Hand:
    """The player in turn acts, and what is held then is still to be settled."""
    for event in decide(hand.state, action):
        evolve(hand.state, event)
    return hand


@pytest.mark.rule("championship:bets.1")
def test_silent_chips_before_ones_turn_announce_nothing_where_bets_are_announced() -> None:
    hand = flop("championship").play("1 bet 400")
    ruling = rule(hand, ChipsForward(3, ((1000,),)))
    assert (ruling.decision, ruling.rules) == ("no_action", ("championship:bets.1",))
    assert ruling.steps[-1].en == "Hand back to seat 3 whatever he moved forward."
    hand.play("2 fold")
    assert (hand.menu.seat, hand.menu.call, hand.state.bets[3]) == (3, 400, 0)


@pytest.mark.rule("championship:bets.1c")
def test_chips_with_a_word_before_ones_turn_are_held_where_bets_are_announced() -> None:
    hand = flop("championship").play("1 bet 400")
    told = ChipsForward(3, ((1000,),), words="raise", words_when="before")
    ruling = rule(hand, told)
    assert (ruling.decision, ruling.fact("kind")) == ("held", "wager")
    assert "championship:bets.1c" in ruling.rules


def test_announcing_is_asked_for_where_the_house_wants_it_and_nowhere_else() -> None:
    found = []
    for value in (False, True):
        home = with_options("tda", chips_words={"announce_required": value})
        hand = deal(stacks=[20_000] * 4, button=4, stakes=BLINDS_100_200, rules=home)
        hand = pass_to(hand, 1).play("1 bet 400")
        found.append(asked(hand, ChipsForward(3, ((1000,),))).decision)
    assert found == ["held", "no_action"]


def _article(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(id)


@pytest.mark.parametrize(
    ("rules", "bet", "gesture", "step"),
    [
        pytest.param(
            *("tda", 0, Said(3, "bet 500")),
            "carry it out if it binds; else let him act as he likes",
            marks=_article("tda:53A"),
        ),
        pytest.param(
            *("tda", 0, ChipsForward(3, ((500,),))),
            "else give the chips back and let him act",
            marks=_article("tda:53A"),
        ),
        pytest.param(
            *("tda", 400, Said(3, "check")),
            "take no raise from him if the bet is still the same",
            marks=_article("tda:55"),
        ),
        pytest.param(
            *("rrop3_cash", 0, Tapped(3)),
            "take no bet or raise from him",
            marks=_article("rrop3:3.bets.10a"),
        ),
        pytest.param(
            *("rrop3_cash", 400, CardsForward(3)),
            "muck the cards if the fold binds",
            marks=_article("rrop3:3.bets.10b"),
        ),
        pytest.param(
            *("championship", 400, CardsForward(3)),
            "muck the cards if the fold binds",
            marks=_article("championship:bets.1c"),
        ),
    ],
)
def test_last_step_says_what_to_do_when_his_turn_comes(
    rules: str, bet: int, gesture: Said | ChipsForward | Tapped | CardsForward, step: str
) -> None:
    hand = flop(rules)
    if bet:
        hand.play(f"1 bet {bet}")
    ruling = rule(hand, gesture)
    assert ruling.decision == "held"
    assert ruling.steps[0].en == f"Give the action back to seat {hand.state.actor}."
    assert step in ruling.steps[-1].en


@pytest.mark.rule("tda:53A")
def test_early_check_that_is_free_again_gives_nothing_back() -> None:
    checked, called = flop("tda"), flop("tda").play("1 bet 400")
    rule(checked, Said(2, "check"))
    ruling = asked(unsettled(checked, Bet(1, 500)), TurnComes(2))
    assert ruling.steps[0].en == "Tell seat 2 that his check does not bind him."
    rule(called, Said(3, "call"))
    bound = asked(unsettled(called, Call(2)), TurnComes(3))
    assert bound.decision == "binds"
    ruling = asked(called, TurnComes(3), "rrop3_cash")
    assert ruling.steps[0].en == "Give seat 3 back what he moved forward."
    assert house("rrop3_cash").options.out_of_turn.call_changes_action


@pytest.mark.parametrize("bet", [0, 400])
@pytest.mark.rule("rrop3:3.bets.11a")
def test_hand_that_lost_its_turn_is_mucked_only_if_it_is_dead(bet: int) -> None:
    hand = deal(stacks=[20_000] * 5, button=5, stakes=BLINDS_100_200, rules="rrop3_cash")
    hand = pass_to(hand, 1)
    skipped = 2 if bet else 1
    if bet:
        hand.play(f"1 bet {bet}")
    for seat in range(skipped + 1, skipped + 4):
        rule(hand, Said(seat, "call" if bet else "check"))
    ruling = asked(hand, SkippedSpeaks(skipped))
    assert ruling.decision == ("hand_dead" if bet else "check")
    mucked = f"Muck the hand of seat {skipped}." in [step.en for step in ruling.steps]
    assert mucked == bool(bet)


@pytest.mark.rule("tda:53B", "tda:53Ab")
def test_final_fold_out_of_turn_counts_among_those_behind_a_silent_player() -> None:
    hand = flop("tda").play("1 bet 400")
    rule(hand, Said(3, "call"))
    assert asked(hand, SkippedSpeaks(2)).decision == "right_kept"
    assert rule(hand, CardsForward(4)).decision == "hand_dead"
    ruling = asked(hand, SkippedSpeaks(2))
    assert (ruling.decision, ruling.fact("behind")) == ("floor_decides", 2)
    assert asked(hand, SkippedSpeaks(2, folded=1)).fact("behind") == 2
    hand.play("2 call")
    assert (hand.state.street, hand.state.live[3], hand.state.live[4]) == (2, True, False)
    assert hand.state.irregular is not None
    assert hand.state.irregular.held == ()
