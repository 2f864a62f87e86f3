"""Judges of what is said of a result too late: hands stand as they were read, and so do awards."""

from croupier.floor.hands.hand_told import HandMucked, is_pushed, no_cards_there
from croupier.floor.hands.showdown_told import MisreadHand, Noticed, WrongAward
from croupier.floor.ruling import Ruling, ruling
from croupier.floor.spot import Spot
from croupier.text import Text

_NEXT_HAND_BEGUN = frozenset({"next_hand", "after_substantial_action", "table_closed"})


def next_hand_begun(noticed: Noticed) -> bool:
    """Whether another hand has begun since, or will not be dealt any more."""
    return noticed in _NEXT_HAND_BEGUN


def break_is_over(spot: Spot, noticed: Noticed) -> bool:
    """Whether it was said in a break, after the minute that the house gives for it.

    Where a higher book has one rule for all hands, a break is no different.
    """
    first = spot.house.cite(("rrop3:2.decisions.5a", "tda:22c"))[:1]
    return noticed == "after_break_minute" and first == ("tda:22c",)


def is_late(spot: Spot, noticed: Noticed) -> bool:
    """Whether it is too late to dispute how a hand was read or kept."""
    return next_hand_begun(noticed) or break_is_over(spot, noticed)


def too_late(noticed: Noticed) -> Ruling:
    """The award stands."""
    return Ruling(
        "stands",
        Text("The award stands.", "La remise du pot est acquise."),
        Text("The dispute comes too late.", "La contestation vient trop tard."),
        steps=(
            Text("Leave the chips where they are.", "Laissez les jetons où ils sont."),
            Text("Go on with the hand.", "Continuez la main."),
        ),
        facts=(("noticed", noticed), ("moved", 0)),
    )


def _is_over(spot: Spot, incident: HandMucked | MisreadHand) -> bool:
    return is_pushed(spot.state) and not no_cards_there(spot.state, incident.seat)


@ruling(
    "tda:22",
    "rrop3:2.decisions.5a",
    on=(HandMucked, MisreadHand),
    when=lambda spot, incident: _is_over(spot, incident) and next_hand_begun(incident.noticed),
)
def hand_disputed_too_late(spot: Spot, incident: HandMucked | MisreadHand) -> Ruling:  # noqa: ARG001
    """What hand somebody had may be disputed until the next hand begins."""
    return too_late(incident.noticed)


@ruling(
    "tda:22c",
    on=(HandMucked, MisreadHand),
    when=lambda spot, incident: _is_over(spot, incident) and break_is_over(spot, incident.noticed),
)
def hand_disputed_too_late_in_a_break(spot: Spot, incident: HandMucked | MisreadHand) -> Ruling:  # noqa: ARG001
    """In a break the right to dispute ends a minute after the award."""
    return too_late(incident.noticed)


@ruling(
    "tda:22c",
    on=WrongAward,
    when=lambda spot, incident: (
        is_pushed(spot.state)
        and not no_cards_there(spot.state, incident.right_seat)
        and break_is_over(spot, incident.noticed)
    ),
)
def award_disputed_too_late_in_a_break(spot: Spot, incident: WrongAward) -> Ruling:  # noqa: ARG001
    """In a break the right to dispute ends a minute after the award."""
    return too_late(incident.noticed)
