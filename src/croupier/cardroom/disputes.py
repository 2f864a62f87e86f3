"""Until when the result of a hand may be disputed, and when the next hand begins."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

Sign = Literal["first_riffle", "shuffler_button", "dealer_push", "server_deal"]
"""Something by which a hand may be seen to begin."""

Disputed = Literal["reading", "count", "award"]
"""What somebody says was wrong: how a tabled hand was read, how the pot was counted or awarded."""

_BEGINS_AT: Mapping[str, frozenset[Sign]] = {
    "first_riffle": frozenset({"first_riffle"}),
    "riffle_button_or_push": frozenset({"first_riffle", "shuffler_button", "dealer_push"}),
    "server_deal": frozenset({"server_deal"}),
}

_AWARD_RULES: Mapping[str, tuple[RuleId, ...]] = {
    "next_hand": ("rrop3:2.decisions.5a",),
    "next_substantial_action": ("tda:22b",),
}

_ALWAYS: tuple[RuleId, ...] = ("rrop3:2.decisions.5a",)
_IN_BREAK: tuple[RuleId, ...] = ("tda:22c",)

_WITH_CHIPS, _IN_ALL = 2, 3


@dataclass(frozen=True, slots=True)
class Seen:
    """A sign and the second it was seen."""

    sign: Sign
    at: int


@dataclass(frozen=True, slots=True)
class Start:
    """When a hand began, by which sign, and why that sign counts."""

    sign: Sign
    at: int
    why: Why

    def after(self, at: int) -> bool:
        """Whether the hand began after that moment, a signal of the clock for instance."""
        return self.at > at


@dataclass(frozen=True, slots=True)
class Acted:
    """An action in the next hand, and whether it put chips into the pot; blinds are none."""

    at: int
    chips: bool


@dataclass(frozen=True, slots=True)
class After:
    """What came after a pot was awarded; None for what did not happen, or not yet.

    *in_break*: the hand ended while a break was on.  *next_over*: the next hand was over, be it
    without any substantial action.
    """

    awarded_at: int
    next_start: int | None = None
    substantial_at: int | None = None
    closed_at: int | None = None
    in_break: bool = False
    next_over: int | None = None


@rule("rrop3:2.decisions.5b", "tda:23b")
def hand_start(house: House, signs: Iterable[Seen]) -> Start | None:
    """A hand begins at the first sign that the house takes for one; None while there is none."""
    counted = _BEGINS_AT[house.options.dealing.hand_start]
    first = min((one for one in signs if one.sign in counted), key=_moment, default=None)
    if first is None:
        return None
    rules = house.cite(("rrop3:2.decisions.5b", "tda:23b"))
    facts = {"sign": first.sign, "at": first.at, "counted": tuple(sorted(counted))}
    return Start(first.sign, first.at, Why(_BEGAN.format(sign=_SIGNS[first.sign]), rules, facts))


def _moment(seen: Seen) -> int:
    return seen.at


def substantial_at(actions: Iterable[Acted]) -> int | None:
    """When substantial action was reached: two actions, one of them with chips, or any three."""
    chips = False
    for number, action in enumerate(actions, start=1):
        chips = chips or action.chips
        if number >= _IN_ALL or (number >= _WITH_CHIPS and chips):
            return action.at
    return None


@rule("rrop3:2.decisions.5a", "tda:22", "tda:22b", "tda:22c")
def may_dispute(house: House, what: Disputed, claimed_at: int, after: After) -> Why:
    """A result stands unless it is disputed in time; a pot disputed in time is ruled on.

    Raises RoomRefused if it is too late.
    """
    rules = _rules(house, what, after)
    ends, last_second = _deadline(house, what, after)
    facts = {
        "what": what,
        "claimed_at": claimed_at,
        "awarded_at": after.awarded_at,
        "ended_at": ends,
        "in_break": after.in_break,
    }
    if ends is None or claimed_at < ends or (last_second and claimed_at == ends):
        return Why(_IN_TIME, rules, facts)
    raise RoomRefused(_TOO_LATE, _RESULT_STANDS, rules)


def _deadline(house: House, what: Disputed, after: After) -> tuple[int | None, bool]:
    """When the time to dispute was over, None if it is not; and whether that second still counts.

    A minute lasts until it is over; a riffle is over as soon as it is seen.  No result waits for
    longer than the next hand lasts.
    """
    if after.in_break and _has_break_rule(house):
        return after.awarded_at + house.options.disputes.break_seconds, True
    until_action = what != "reading" and _until_action(house)
    first = after.substantial_at if until_action else after.next_start
    ends = (first, after.next_over, after.closed_at)
    return min((end for end in ends if end is not None), default=None), False


def _has_break_rule(house: House) -> bool:
    """Whether a hand that ends in a break is ruled apart: not where a higher book has one rule."""
    return house.cite((*_ALWAYS, *_IN_BREAK))[:1] == _IN_BREAK


def _until_action(house: House) -> bool:
    return house.options.disputes.award_until == "next_substantial_action"


def _rules(house: House, what: Disputed, after: After) -> tuple[RuleId, ...]:
    if after.in_break and _has_break_rule(house):
        return house.cite(_IN_BREAK)
    if what == "reading":
        return house.cite((*_ALWAYS, "tda:22"))
    return _AWARD_RULES[house.options.disputes.award_until]


_SIGNS: Mapping[Sign, Text] = {
    "first_riffle": Text("the first riffle", "le premier riffle"),
    "shuffler_button": Text("the shuffler’s button", "le bouton du mélangeur"),
    "dealer_push": Text("the change of dealer", "la relève du croupier"),
    "server_deal": Text("the deal", "la donne"),
}
_BEGAN = Text("The hand began with {sign}.", "La main a commencé avec {sign}.")
_IN_TIME = Text("The dispute comes in time.", "La contestation vient à temps.")
_TOO_LATE = Text("The dispute comes too late.", "La contestation vient trop tard.")
_RESULT_STANDS = Text("The result of the hand stands.", "Le résultat de la main est acquis.")
