"""What everybody reads of irregular facts, in both languages."""

from dataclasses import dataclass

from croupier.cards import HIDDEN, parse_card
from croupier.play import irregular_events as irr
from croupier.play.state import HandState
from croupier.service.log import Line
from croupier.service.narrate_rulings import TELLERS
from kit.hands import deal

SILENT = {irr.BurnCounted, irr.Ordered, irr.OrderDone, irr.DealtStill}
"""Chores of the dealer: what comes of them is told where it happens."""


@dataclass(frozen=True)
class Table:
    """A hand of three with names."""

    state: HandState
    names: tuple[str, ...] = ("", "Ann", "Bob", "Cleo")


def line(event: irr.Event) -> Line:
    told = TELLERS[type(event)](Table(deal(stacks=[900] * 3).state), event)
    assert told is not None
    return told


def test_every_irregular_fact_is_told_or_is_a_chore_of_the_dealer() -> None:
    assert set(irr.IRREGULAR_EVENTS) == set(TELLERS) | SILENT
    assert not set(TELLERS) & SILENT


def test_chips_that_move_with_the_button_are_told() -> None:
    made = line(irr.ButtonCorrected(2, ((1, 50), (3, 1000)), (), ()))
    assert made.text.en == (
        "The button goes to Bob; the blinds are put right, and the betting begins anew; "
        "back to Ann 50, Cleo 1,000."
    )
    assert "rendu à Ann 50, Cleo 1\u202f000" in made.text.fr
    bare = line(irr.ButtonCorrected(2, (), (), ()))
    assert bare.text.en.endswith("begins anew.")


def test_bets_put_right_are_told_with_their_totals() -> None:
    made = line(irr.BetsCorrected(((1, 200), (2, 0), (3, 400)), 400, 200))
    assert made.text.en == "Bets are put right: Ann 200, Cleo 400."


def test_what_a_player_may_not_do_and_until_when_is_told() -> None:
    assert line(irr.Limited(1, "wager")).text.en == "Ann may not bet or raise now."
    french = line(irr.Limited(1, "fold", "round")).text.fr
    assert french == "Ann ne peut pas passer pendant ce tour d’enchères."


def test_early_action_that_binds_or_not_and_turn_that_goes_back_are_told() -> None:
    assert line(irr.HeldSettled(3, binds=True)).text.en == "What Cleo did out of turn binds."
    assert "free to act" in line(irr.HeldSettled(3, binds=False)).text.en
    assert line(irr.TurnMoved(2)).text.en.endswith("it is the turn of Bob.")


def test_only_cards_that_all_see_are_told() -> None:
    king = parse_card("Kh")
    assert line(irr.CardTurnedUp(1, 0, king)).cards == (king,)
    assert line(irr.CardTurnedUp(1, 0, HIDDEN)).cards == ()
    hidden = irr.CardsMoved((irr.Move(king, "stub", "aside"),))
    table = Table(deal(stacks=[900] * 3).state)
    assert TELLERS[irr.CardsMoved](table, hidden) is None
    assert line(irr.CardsMoved((irr.Move(king, "board", "aside", open=True),))).cards == (king,)
