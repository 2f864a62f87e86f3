"""What a seat last did, and what the clock does for it."""

from croupier.play import events as ev
from croupier.play.actions import Action, BringIn, Check, Draw, Fold
from croupier.play.menu import menu
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.state import HandState

_DEEDS: dict[type[ev.Event], str] = {
    ev.Folded: "fold",
    ev.Checked: "check",
    ev.Called: "call",
    ev.Wagered: "bet",
    ev.BroughtIn: "bring_in",
    ev.Discarded: "draw",
}
_PAYING = frozenset({"call", "bet", "raise", "complete", "open", "bring_in"})


def note_deed(did: list[str], event: ev.Event, state: HandState) -> None:
    """Note in `did[seat]` what a seat did in this round; a new round starts afresh.

    *event* is folded into *state* already.
    """
    if isinstance(event, ev.RoundOpened):
        did[:] = [""] * len(did)
    deed = event.kind if isinstance(event, ev.Wagered) else _DEEDS.get(type(event))
    if deed is None:
        return
    seat: SeatNo = getattr(event, "seat", NOBODY)
    spent = deed in _PAYING and not state.stacks[seat]
    did[seat] = "all_in" if spent else deed


def least_action(state: HandState) -> Action:
    """What the clock does for a player: check, stand pat, pay the bring-in; else fold."""
    options = menu(state)
    seat = options.seat
    if options.draw is not None:
        return Draw(seat)
    if options.bring_in:
        return BringIn(seat)
    return Check(seat) if options.check else Fold(seat)
