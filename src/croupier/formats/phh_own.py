"""Our own user fields: what a replay needs to know of a hand and the format cannot say."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from croupier.formats.phh import PhhHand
from croupier.formats.phh_fields import CODES
from croupier.formats.phh_posts import posts_of
from croupier.formats.phh_scale import Scale
from croupier.formats.phh_setup import NEUTRAL, OWN_STAKES, house_of, stakes_of
from croupier.play import HandSetup
from croupier.play import events as ev
from croupier.play.setup import Chips, Post, SeatNo
from croupier.rulebook.house import house, preset_names
from croupier.rulebook.options.index import differing

_HEADS_UP = 2


class Numbered:
    """The seats of a hand as p1, p2, ..., and its chips in units of *scale*."""

    def __init__(self, setup: HandSetup, scale: Scale) -> None:
        """Number the seats that are dealt in, from the button's left."""
        self.setup = setup
        self.scale = scale
        self.seats = setup.dealt_in
        self.player = {seat: number for number, seat in enumerate(self.seats, start=1)}

    def amounts(self, chips: Iterable[Chips]) -> list[Any]:
        """Each amount in units of the file."""
        return [self.scale.amount(one) for one in chips]

    def array(self, due: Mapping[SeatNo, Chips]) -> list[Any]:
        """Forced bets by player; heads-up the array is written button first."""
        array = self.amounts(due.get(seat, 0) for seat in self.seats)
        return array[::-1] if len(array) == _HEADS_UP else array


def code_of(setup: HandSetup) -> str:
    """The code of the format for this game in this structure; empty if there is none."""
    stakes = setup.stakes
    if stakes.structures or setup.bomb_pot:
        return ""
    meant = (setup.game.id, stakes.structure)
    return next((code for code, variant in CODES.items() if variant[:2] == meant), "")


def own_fields(
    by: Numbered, fields: Mapping[str, Any], events: Iterable[ev.Event]
) -> dict[str, Any]:
    """The user fields a replay of *fields* needs to come to the same hand; the fewest that do."""
    own = {**_structures(by.setup), **_unit(by), **_arrays(by), **_carried(by)}
    if by.setup.bomb_pot:
        own["_bomb_pot"] = True
    own |= _agreements(tuple(events))
    own |= _stakes(by, {**fields, **own})
    own |= _posts(by, {**fields, **own})
    return {**_house(by.setup, {**fields, **own}), **own}


def _structures(setup: HandSetup) -> dict[str, Any]:
    structures = setup.stakes.structures
    return {"_structures": list(structures)} if structures else {}


def _unit(by: Numbered) -> dict[str, Any]:
    unit = by.setup.stakes.unit
    return {"_unit": by.scale.amount(unit)} if unit != 1 or by.scale.factor != 1 else {}


def _arrays(by: Numbered) -> dict[str, Any]:
    """Dead chips and the blinds of kill pots, which have no array in the format."""
    found = {}
    for kind in ("dead", "kill"):
        due = {post.seat: post.amount for post in by.setup.posts if post.kind == kind}
        if due:
            found[f"_{kind}"] = by.array(due)
    return found


def _carried(by: Numbered) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    pots = by.setup.carried
    if pots:
        fields["_carried"] = by.amounts(pot.amount for pot in pots)
        fields["_carried_for"] = [
            sorted(by.player[seat] for seat in pot.seats if seat in by.player) for pot in pots
        ]
    if by.setup.passed_out:
        fields["_passed_out"] = by.setup.passed_out
    return fields


def _agreements(events: Sequence[ev.Event]) -> dict[str, Any]:
    """How often the cards to come were dealt, and whether a chop of the blinds was agreed to."""
    fields: dict[str, Any] = {}
    answers = [event.times for event in events if isinstance(event, ev.RunsAnswered)]
    settled = next((event.times for event in events if isinstance(event, ev.RunsSettled)), 1)
    if any(answer != settled for answer in answers):
        fields["_runs"] = answers
    elif settled > 1:
        fields["_runs"] = settled
    if any(isinstance(event, ev.ChopOffered) for event in events):
        fields["_chopped"] = any(isinstance(event, ev.BlindsChopped) for event in events)
    return fields


def _stakes(by: Numbered, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Those stakes that cannot be told from what was posted."""
    stakes, structure = by.setup.stakes, by.setup.stakes.structure
    own: dict[str, Any] = {}
    for name in OWN_STAKES:
        read = stakes_of({**fields, **own}, structure, by.scale)
        if getattr(read, name) != getattr(stakes, name):
            own[f"_{name}"] = by.scale.amount(getattr(stakes, name))
    return own


def _posts(by: Numbered, fields: Mapping[str, Any]) -> dict[str, Any]:
    """All forced bets one by one, where the arrays do not tell their kinds and their order."""
    posts = tuple(Post(by.player[p.seat], p.kind, p.amount) for p in by.setup.posts)
    read = stakes_of(fields, by.setup.stakes.structure, by.scale)
    if posts == posts_of(fields, by.scale, read, by.setup.house):
        return {}
    return {
        "_posts": [
            {"player": post.seat, "kind": post.kind, "amount": by.scale.amount(post.amount)}
            for post in posts
        ]
    }


def _house(setup: HandSetup, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The house by its name, and what differs from it unless a reader sees that by himself."""
    base = setup.house.id if setup.house.id in preset_names() else NEUTRAL
    named = {} if base == NEUTRAL else {"_house": base}
    hand = PhhHand("", "", {**fields, **named})
    if house_of(hand, hand.actions(), None).options == setup.house.options:
        return named
    return {**named, "_options": differing(setup.house.options, house(base).options)}
