"""Cards that would have come: who may see them, and when."""

import pytest

from croupier.floor.conduct.cards_to_come import CardsToComeAsked
from croupier.floor.ruling import FloorRefused
from croupier.rulebook.house import house
from kit.floor_hands import asked
from kit.hands import Hand, deal, with_options

ASKS = CardsToComeAsked(2)


def bet_on_the_flop(*, rules: str = "tda") -> Hand:
    """Seats 2 and 3 of three are on the flop, where 2 has bet."""
    hand = deal(stacks=[3000] * 3, button=3, rules=rules)
    return hand.play("3 call", "1 fold", "2 check", "2 bet 200")


@pytest.mark.rule("tda:28")
@pytest.mark.rule("rrop3:2.procedures.23")
def test_cards_that_would_have_come_are_shown_to_nobody() -> None:
    hand = bet_on_the_flop().play("3 fold")
    made = asked(hand, ASKS)
    assert (made.decision, made.rules[0]) == ("refused", "tda:28")
    assert asked(hand, ASKS, "rrop3_cash").rules == ("rrop3:2.procedures.23",)
    assert made.steps[0].en == "Put the stub away unseen."
    assert made.penalty is None


@pytest.mark.rule("rrop3:2.procedures.22")
def test_nobody_looks_into_the_stub_while_the_hand_is_on() -> None:
    made = asked(bet_on_the_flop(rules="rrop3_cash"), ASKS)
    assert (made.decision, made.rules) == ("refused", ("rrop3:2.procedures.22",))
    assert made.steps[-1].en == "Go on with the hand as it stands."


def test_nothing_would_have_come_after_the_river_and_nobody_sits_there() -> None:
    hand = bet_on_the_flop().play("3 call").check_down()
    with pytest.raises(FloorRefused, match="All cards have come"):
        asked(hand, ASKS)
    with pytest.raises(FloorRefused, match="no seat 9"):
        asked(bet_on_the_flop(), CardsToComeAsked(9))


@pytest.mark.rule("house:dealing.cards_to_come")
def test_house_that_shows_them_does_so_by_its_own_rule_and_against_no_book() -> None:
    rules = with_options(house("tda"), dealing={"rabbit_hunt": "for_shown_hand"})
    hand = deal(stacks=[3000] * 3, button=3, rules=rules).play("3 fold", "1 fold")
    shown = asked(hand, CardsToComeAsked(3, shows=True))
    assert (shown.decision, shown.rules) == ("show_all", ("house:dealing.cards_to_come",))
    assert shown.steps[0].en == "Push the pot first."
    assert asked(hand, CardsToComeAsked(3)).rules[0] == "tda:28"
