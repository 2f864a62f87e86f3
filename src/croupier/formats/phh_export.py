"""A played hand as a hand history; it replays to the same stacks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any

from croupier.formats.phh_actions import (
    BringIn,
    CheckCall,
    CompleteBetRaise,
    DealBoard,
    DealHole,
    Fold,
    Recorded,
    ShowMuck,
    StandPatDiscard,
    show_action,
)
from croupier.formats.phh_fields import CODES
from croupier.formats.phh_setup import IN_CHIPS, Scale
from croupier.play import HandSetup, begin, evolve
from croupier.play import events as ev
from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import preset_names

_HEADS_UP = 2


def export(
    events: Iterable[ev.Event], scale: Scale = IN_CHIPS, about: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The fields of a hand history of *events*, which begin with HandBegan.

    Chips are written in units of *scale*; *about* holds optional fields (players, event, year...).
    What the format has no word for stands in user fields: `_structure`, `_house`, `_dead`,
    `_small_blind`, `_unit`, `_carried`, `_carried_for`, `_passed_out`.  The final stacks are added
    once the hand has ended.
    """
    began, *rest = events
    if not isinstance(began, ev.HandBegan):
        raise TypeError(f"a history begins with HandBegan, not {began.tag}")
    return _Exporter(began.setup, scale).fields(rest, about or {})


class _Exporter:
    """Knows the player number of each seat and how chips are written."""

    def __init__(self, setup: HandSetup, scale: Scale) -> None:
        self.setup = setup
        self.scale = scale
        self.seats = setup.dealt_in
        self.player = {seat: number for number, seat in enumerate(self.seats, start=1)}

    def fields(self, events: Sequence[ev.Event], about: Mapping[str, Any]) -> dict[str, Any]:
        fields = {
            **self._variant(),
            **self._forced_bets(),
            **self._bets(),
            "starting_stacks": [self.scale.amount(self.setup.stacks[seat]) for seat in self.seats],
            "actions": [show_action(line) for event in events for line in self._lines(event)],
            "seats": list(self.seats),
            "seat_count": self.setup.chairs,
            **about,
        }
        if any(isinstance(event, ev.HandEnded) for event in events):
            fields["finishing_stacks"] = self._final_stacks(events)
        return {**fields, **self._own_fields()}

    def _final_stacks(self, events: Iterable[ev.Event]) -> list[Any]:
        state = begin(self.setup)
        for event in events:
            evolve(state, event)
        return [self.scale.amount(state.stacks[seat]) for seat in self.seats]

    def _variant(self) -> dict[str, Any]:
        game, structure = self.setup.game.id, self.setup.stakes.structure
        code = next((c for c, v in CODES.items() if v[:2] == (game, structure)), None)
        return {"variant": code} if code else {"variant": game, "_structure": structure}

    def _forced_bets(self) -> dict[str, Any]:
        antes = {p.seat: p.amount for p in self.setup.posts if p.kind in ("ante", "dead_ante")}
        fields: dict[str, Any] = {
            "ante_trimming_status": any(post.kind == "ante" for post in self.setup.posts),
            "antes": self._array(antes),
        }
        if self.setup.game.forced == "blinds":
            fields["blinds_or_straddles"] = self._array(
                {
                    post.seat: -post.amount if post.kind == "posted" else post.amount
                    for post in self.setup.posts
                    if post.kind in ("small_blind", "big_blind", "straddle", "posted")
                }
            )
        if self.setup.game.forced == "bring_in":
            fields["bring_in"] = self.scale.amount(self.setup.stakes.bring_in)
        return fields

    def _array(self, due: Mapping[SeatNo, Chips]) -> list[Any]:
        """Forced bets by player; heads-up the array is written button first."""
        array = [self.scale.amount(due.get(seat, 0)) for seat in self.seats]
        return array[::-1] if len(array) == _HEADS_UP else array

    def _bets(self) -> dict[str, Any]:
        stakes = self.setup.stakes
        if stakes.structure in ("limit", "spread"):
            return {
                "small_bet": self.scale.amount(stakes.small_bet),
                "big_bet": self.scale.amount(stakes.big_bet),
            }
        return {"min_bet": self.scale.amount(stakes.small_bet)}

    def _own_fields(self) -> dict[str, Any]:
        """What a replay needs to know and the format cannot say."""
        setup, stakes = self.setup, self.setup.stakes
        fields: dict[str, Any] = {}
        if setup.house.id in preset_names() and setup.house.id != "neutral":
            fields["_house"] = setup.house.id
        if any(post.kind == "dead" for post in setup.posts):
            fields["_dead"] = self._array(
                {p.seat: p.amount for p in setup.posts if p.kind == "dead"}
            )
        absent = all(post.kind != "small_blind" for post in setup.posts)
        if setup.game.forced == "blinds" and stakes.small_blind and absent:
            fields["_small_blind"] = self.scale.amount(stakes.small_blind)
        if stakes.unit != 1 or self.scale.factor != 1:
            fields["_unit"] = self.scale.amount(stakes.unit)
        if setup.carried:
            fields["_carried"] = self.scale.amount(setup.carried)
            fields["_carried_for"] = [self.player[s] for s in setup.carried_for if s in self.player]
        if setup.passed_out:
            fields["_passed_out"] = setup.passed_out
        return fields

    def _lines(self, event: ev.Event) -> list[Recorded]:
        """The lines for one event; none for what the format leaves out."""
        write = _LINES.get(type(event))
        return write(self, event) if write else []


_LINES: dict[type[ev.Event], Callable[[_Exporter, Any], list[Recorded]]] = {
    ev.HoleDealt: lambda by, e: [DealHole(by.player[e.seat], (*e.down, *e.up))],
    ev.BoardDealt: lambda _, e: [DealBoard(e.cards)],
    ev.BroughtIn: lambda by, e: [BringIn(by.player[e.seat])],
    ev.Folded: lambda by, e: [Fold(by.player[e.seat])],
    ev.Checked: lambda by, e: [CheckCall(by.player[e.seat])],
    ev.Called: lambda by, e: [CheckCall(by.player[e.seat])],
    ev.Wagered: lambda by, e: [CompleteBetRaise(by.player[e.seat], Decimal(by.scale.amount(e.to)))],
    ev.Discarded: lambda by, e: [StandPatDiscard(by.player[e.seat], e.cards)],
    ev.Drew: lambda by, e: [DealHole(by.player[e.seat], e.cards)],
    ev.Shown: lambda by, e: [ShowMuck(by.player[e.seat], e.cards)],
    ev.Mucked: lambda by, e: [ShowMuck(by.player[e.seat])],
}
