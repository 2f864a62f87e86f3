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
from croupier.formats.phh_own import Numbered, code_of, own_fields
from croupier.formats.phh_scale import IN_CHIPS, Scale
from croupier.play import HandSetup, begin, evolve
from croupier.play import events as ev

_ARRAY_KINDS = ("small_blind", "big_blind", "straddle", "posted")


def export(
    events: Iterable[ev.Event], scale: Scale = IN_CHIPS, about: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The fields of a hand history of *events*, which begin with HandBegan.

    Chips are written in units of *scale*; *about* holds optional fields (players, event, year...).
    What the format has no word for stands in user fields, see `phh_own`.  The final stacks are
    added once the hand has ended, unless *about* has winnings: those are told after a rake.
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
        self.by = Numbered(setup, scale)

    def fields(self, events: Sequence[ev.Event], about: Mapping[str, Any]) -> dict[str, Any]:
        seats = self.by.seats
        fields = {
            **self._variant(),
            **self._forced_bets(),
            **self._bets(),
            "starting_stacks": self.by.amounts(self.setup.stacks[seat] for seat in seats),
            "actions": [show_action(line) for event in events for line in self._lines(event)],
            **({} if "seats" in about else self._seats()),
            **about,
        }
        raked = "winnings" in about and "finishing_stacks" not in about
        if any(isinstance(event, ev.HandEnded) for event in events) and not raked:
            fields["finishing_stacks"] = self._final_stacks(events)
        return {**fields, **own_fields(self.by, fields, events)}

    def _seats(self) -> dict[str, Any]:
        return {"seats": list(self.by.seats), "seat_count": self.setup.chairs}

    def _final_stacks(self, events: Iterable[ev.Event]) -> list[Any]:
        state = begin(self.setup)
        for event in events:
            evolve(state, event)
        return self.by.amounts(state.stacks[seat] for seat in self.by.seats)

    def _variant(self) -> dict[str, Any]:
        code = code_of(self.setup)
        if code:
            return {"variant": code}
        return {"variant": self.setup.game.id, "_structure": self.setup.stakes.structure}

    def _forced_bets(self) -> dict[str, Any]:
        posts = self.setup.posts
        fields: dict[str, Any] = {
            "ante_trimming_status": any(post.kind == "ante" for post in posts),
            "antes": self.by.array(
                {post.seat: post.amount for post in posts if post.kind in ("ante", "dead_ante")}
            ),
        }
        if "blind" in self.setup.game.forced:
            fields["blinds_or_straddles"] = self.by.array(
                {
                    post.seat: -post.amount if post.kind == "posted" else post.amount
                    for post in posts
                    if post.kind in _ARRAY_KINDS
                }
            )
        if self.setup.game.forced == "bring_in":
            fields["bring_in"] = self.scale.amount(self.setup.stakes.bring_in)
        return fields

    def _bets(self) -> dict[str, Any]:
        stakes = self.setup.stakes
        structures = stakes.structures or (stakes.structure,)
        if "limit" in structures or "spread" in structures:
            return {
                "small_bet": self.scale.amount(stakes.small_bet),
                "big_bet": self.scale.amount(stakes.big_bet),
            }
        return {"min_bet": self.scale.amount(stakes.small_bet)}

    def _lines(self, event: ev.Event) -> list[Recorded]:
        """The lines for one event; none for what the format leaves out."""
        write = _LINES.get(type(event))
        return write(self.by, event) if write else []


_LINES: dict[type[ev.Event], Callable[[Numbered, Any], list[Recorded]]] = {
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
