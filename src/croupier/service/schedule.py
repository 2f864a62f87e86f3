"""What a table does next by itself, and when."""

from typing import TYPE_CHECKING

from croupier.play.duty import duty
from croupier.play.setup import NOBODY
from croupier.play.state import AWAITING, HandState
from croupier.service import between
from croupier.service.dealing import pause_after
from croupier.service.deeds import saved_answer
from croupier.service.mixing import chooser_of
from croupier.table import Occupant
from croupier.table.seats import NO_WISH

if TYPE_CHECKING:
    from croupier.service.live_table import LiveTable


def occupant_to_act(table: "LiveTable") -> Occupant | None:
    """Who sits where it is to act; None while nobody is to."""
    state = table.hand
    if state is None or not state.actor or state.phase not in AWAITING:
        return None
    return table.seating.seats[state.actor]


def acts_by_itself(table: "LiveTable", who: Occupant | None) -> bool:
    """Whether nobody is waited for: a bot, or a player who is away or about to leave."""
    seat = table.hand.actor if table.hand else NOBODY
    return who is None or who.bot or who.away or table.seating.leaving[seat]


def place_of(table: "LiveTable") -> tuple[object, ...]:
    """Where the play is: it moves on exactly when this changes."""
    state = table.hand
    if state is None:
        return (table.version,)
    who = occupant_to_act(table)
    waits_for = (who.player, acts_by_itself(table, who)) if who else None
    return (*turn_of(state), state.street, state.run, state.phase, waits_for, table.seating.wish)


def turn_of(state: HandState) -> tuple[int, int, int]:
    """The turn of a player, of which he has one clock."""
    return (state.setup.number, state.turn, state.actor)


def next_due(table: "LiveTable") -> float | None:
    """When the table next does something; None while it waits for people."""
    now, state, tempo = table.now(), table.hand, table.tempo
    if state is None:
        return now if between.could_start(table) else between.next_lapse(table)
    if state.phase == "over":
        pause = tempo.showdown if state.show_order else tempo.result
        return now + (max(pause, tempo.choose) if _is_choosing(table) else pause)
    if state.phase == "showing" or duty(state) is not None:
        return now + pause_after(state, tempo)
    who = occupant_to_act(table)
    if acts_by_itself(table, who) or saved_answer(state):
        return now + tempo.think
    return _clock(table, state, now)


def _clock(table: "LiveTable", state: HandState, now: float) -> float:
    """The end of the clock of the player in turn: going away and coming back makes no new one."""
    turn = turn_of(state)
    if table.clock is None or table.clock[0] != turn:
        seconds = table.tempo.ask if state.phase == "agreeing" else table.tempo.clock
        table.clock = (turn, now + seconds)
    end = max(table.clock[1], now)
    table.deadline = table.wall() + int((end - now) * 1000)
    return end


def _is_choosing(table: "LiveTable") -> bool:
    """Whether a person has yet to name the game of the next round."""
    who = table.seating.seats[chooser_of(table.seating, table.hand)]
    return who is not None and not who.bot and table.seating.wish == NO_WISH
