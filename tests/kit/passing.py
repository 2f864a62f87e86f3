"""Rounds in which nobody raises, to bring a hand to where a test begins."""

from collections.abc import Collection

from kit.hands import Hand


def pass_to(hand: Hand, street: int, stay: Collection[int] = ()) -> Hand:
    """Everybody calls or checks up to round number *street*; others than *stay*, if named, fold."""
    while hand.state.phase == "betting" and hand.state.street < street:
        _pass(hand, stay)
    return hand


def pass_out(hand: Hand, stay: Collection[int] = ()) -> Hand:
    """Everybody calls or checks until the betting is over."""
    return pass_to(hand, hand.state.game.rounds, stay)


def _pass(hand: Hand, stay: Collection[int]) -> None:
    menu = hand.menu
    verb = "bring-in" if menu.bring_in else "call" if menu.call else "check"
    hand.play(f"{menu.seat} {verb if not stay or menu.seat in stay else 'fold'}")
