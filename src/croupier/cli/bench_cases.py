"""The six games that are compared: our stakes, and how the peer makes the same hand."""

from dataclasses import dataclass
from typing import Any

from croupier.play import Stakes


@dataclass(frozen=True, slots=True)
class Case:
    """One game of the comparison; *peer* is PokerKit's class and what its state is made with."""

    name: str
    game: str
    stakes: Stakes
    seats: int
    stack: int
    peer: tuple[str, tuple[Any, ...]]


_NO_LIMIT = Stakes("none", 2, 2, 1, 2)
_LIMIT = Stakes("limit", 2, 4, 1, 2)
_STUD = Stakes("limit", 4, 8, ante=1, bring_in=2)
_BIG_BET = (True, 0, (1, 2), 2, 200)
_FIXED = (True, 0, (1, 2), 2, 4, 200)

CASES = (
    Case("holdem no-limit 6", "holdem", _NO_LIMIT, 6, 200, ("NoLimitTexasHoldem", (*_BIG_BET, 6))),
    Case("holdem limit 9", "holdem", _LIMIT, 9, 200, ("FixedLimitTexasHoldem", (*_FIXED, 9))),
    Case(
        "omaha pot-limit 6",
        "omaha",
        Stakes("pot", 2, 2, 1, 2),
        6,
        200,
        ("PotLimitOmahaHoldem", (*_BIG_BET, 6)),
    ),
    Case(
        "stud limit 8",
        "stud",
        _STUD,
        8,
        400,
        ("FixedLimitSevenCardStud", (True, 1, 2, 4, 8, 400, 8)),
    ),
    Case(
        "triple draw limit 6",
        "triple_27",
        _LIMIT,
        6,
        200,
        ("FixedLimitDeuceToSevenLowballTripleDraw", (*_FIXED, 6)),
    ),
    Case(
        "2-7 draw no-limit 6",
        "lowball_27",
        _NO_LIMIT,
        6,
        200,
        ("NoLimitDeuceToSevenLowballSingleDraw", (*_BIG_BET, 6)),
    ),
)
