"""A bet of a wrong size that was taken: what went in, who called it, and what is proper."""

from dataclasses import dataclass
from typing import Literal

from croupier.floor.in_hand import amount_refused, turn_refused
from croupier.floor.ruling import FloorRefused
from croupier.play.actions import Call, Fold
from croupier.play.betting import legal_wager, weigh
from croupier.play.decide import decide
from croupier.play.events import Event, Wagered
from croupier.play.evolve import evolve
from croupier.play.irregular_events import BetsCorrected
from croupier.play.refusal import Refused
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.text import Text

Noticed = Literal["this_round", "later"]
"""When the wrong size was seen: before the betting round was over, or only after it."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A wrong bet as it was made: its *events*, the table *after* them, and the total *proper*."""

    events: tuple[Event, ...]
    after: HandState
    proper: Chips

    @property
    def all_acted(self) -> bool:
        """Whether nobody is left to act on it."""
        return self.after.phase != "betting"

    def corrected(self, before: HandState) -> BetsCorrected:
        """The bets of all who made or called the wrong one, at the proper size.

        A stack that does not reach it is all-in; a player all-in for less owes nothing.
        """
        after, proper = self.after, self.proper
        bets = []
        for seat, bet in enumerate(after.bets):
            to = min(proper, bet + after.stacks[seat])
            if bet > proper or (bet == after.bet_to and to != bet):
                bets.append((seat, to))
        step = max(before.last_raise, proper - before.bet_to)
        return BetsCorrected(tuple(bets), proper, step)


def taken(
    state: HandState, seat: SeatNo, put_in: Chips, callers: tuple[SeatNo, ...], proper: Chips
) -> Taken | None:
    """The table after a bet to *put_in* that should have been *proper*; None if it cannot be.

    Of the players between the bettor and the last of *callers* those who did not call folded.
    """
    span = legal_wager(state, seat)
    if span is None or len(set(callers)) != len(callers):
        return None
    _, counts, caps = weigh(state, seat, proper)
    wager = Wagered(seat, span.kind, put_in, True, counts, caps, put_in)  # noqa: FBT003
    after = state.copy()
    evolve(after, wager)
    called = follow(after, callers)
    return None if called is None else Taken((wager, *called), after, proper)


def follow(after: HandState, callers: tuple[SeatNo, ...]) -> list[Event] | None:
    """What it takes that *callers* have called in *after*, which goes on; None if they cannot.

    Of the players up to the last of them those who did not call folded.
    """
    events: list[Event] = []
    waiting = set(callers)
    while waiting and after.phase == "betting":
        actor = after.actor
        try:
            made = decide(after, Call(actor) if actor in waiting else Fold(actor))
        except Refused:
            return None
        for event in made:
            evolve(after, event)
        events += made
        waiting.discard(actor)
    return None if waiting else events


def wrong_bet_refused(
    state: HandState, seat: SeatNo, put_in: Chips, callers: tuple[SeatNo, ...]
) -> FloorRefused | None:
    """Why nobody in that seat can have bet that: it is not his turn, or he has not so much."""
    wrong = turn_refused(state, seat) or amount_refused(put_in)
    if wrong is not None:
        return wrong
    if put_in > state.bets[seat] + state.stacks[seat]:
        return FloorRefused(
            Text(f"Seat {seat} has not so many chips.", f"Le siège {seat} n’a pas tant de jetons."),
            Text("Name what he put in.", "Dites ce qu’il a mis."),
        )
    if legal_wager(state, seat) is None or put_in <= state.bet_to:
        return FloorRefused(
            Text(
                f"Seat {seat} can make no bet or raise of that size.",
                f"Le siège {seat} ne peut faire ni mise ni relance de ce montant.",
            ),
            Text(
                "Tell it as a call that was short.",
                "Dites-le comme une mise incomplète pour suivre.",
            ),
        )
    if any(type(one) is not int or one == seat for one in callers):
        return callers_refused()
    return None


def callers_refused() -> FloorRefused:
    """Why those seats cannot have called."""
    return FloorRefused(
        Text("Those players cannot have called this bet.", "Ces joueurs n’ont pas pu suivre."),
        Text(
            "Name the seats that called, in their turn after the bet.",
            "Nommez les sièges qui ont suivi, à leur tour après la mise.",
        ),
    )


def seats_of(made: BetsCorrected) -> tuple[SeatNo, ...]:
    """Whose bets a correction changes."""
    return tuple(seat for seat, _ in made.bets)
