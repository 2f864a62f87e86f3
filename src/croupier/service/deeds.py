"""What a seat last did, and what the clock does for it."""

from croupier.bots.drawing import cards_to_throw
from croupier.play import events as ev
from croupier.play.actions import (
    Action,
    BringIn,
    Check,
    DeclineChop,
    Draw,
    Fold,
    RunTimes,
)
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
    ev.Mucked: "muck",
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
    if deed == "draw" and not state.game.streets[state.street].draw:
        deed = "throw"
    seat: SeatNo = getattr(event, "seat", NOBODY)
    spent = deed in _PAYING and not state.stacks[seat]
    did[seat] = "all_in" if spent else deed


def least_action(state: HandState) -> Action:
    """What the clock does for a player: the cheapest thing that keeps his hand, else a fold.

    He stands pat or throws the cards he needs least, has the rest dealt once, plays on instead of
    taking the blinds back, pays the bring-in or checks (in some houses it folds even then).
    """
    options = menu(state)
    seat = options.seat
    if options.draw is not None:
        if not options.draw_least:
            return Draw(seat)
        return Draw(seat, cards_to_throw(state.game, state.hole[seat], state.board, options))
    if options.runs:
        return RunTimes(seat, 1)
    if options.decline:
        return DeclineChop(seat)
    if options.bring_in:
        return BringIn(seat)
    folds = state.options.online.away_action == "fold" and options.fold
    return Check(seat) if options.check and not folds else Fold(seat)


def saved_answer(state: HandState) -> Action | None:
    """What the house answers for a seat that is not to be asked how often the rest is dealt."""
    options = menu(state)
    choice = state.options.online.runs_choice
    if not options.runs or choice == "ask":
        return None
    return RunTimes(options.seat, options.runs if choice == "always" else 1)
