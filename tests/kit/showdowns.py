"""Hands at the showdown: after a checked river, or after a bet there that was called."""

from croupier.play import Stakes
from kit.hands import Hand, deal

FORTY = Stakes("none", 40, 40, 20, 40)
KINGS_BOARD = "Kh7s6s7d3s"
DRY = "Kh7s6s2d3c"
TWO_PAIR = {1: "AsKd", 2: "7h6c", 3: "QcJd"}
"""On the dry board seat 2 has two pair."""


def checked_down(house: str, hole: dict[int, str], board: str = KINGS_BOARD) -> Hand:
    """Everybody calls 40 and checks to the showdown; seat 1 is first to act."""
    return _before_the_flop(house, hole, board).check_down()


def called_on_the_river(house: str, hole: dict[int, str], board: str = DRY) -> Hand:
    """Seat 1 bets 100 on the river of a pot of 40 each, and everybody calls."""
    hand = _before_the_flop(house, hole, board)
    others = range(2, len(hole) + 1)
    for _ in range(2):
        hand.play("1 check", *(f"{seat} check" for seat in others))
    return hand.play("1 bet 100", *(f"{seat} call" for seat in others))


def _before_the_flop(house: str, hole: dict[int, str], board: str) -> Hand:
    seats = len(hole)
    hand = deal(
        stacks=[1000] * seats,
        stakes=FORTY,
        button=seats,
        rules=house,
        hole=hole,
        board=board,
        shows=False,
    )
    hand.play(*(f"{seat} call" for seat in [*range(3, seats + 1), 1] if seats > 2))
    return hand.play(*(["2 call", "1 check"] if seats == 2 else ["2 check"]))
