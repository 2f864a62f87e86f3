"""`croupier simulate`: random legal players, and every chip counted after every event."""

import random
from collections.abc import Sequence
from time import perf_counter

from rich.console import Console
from rich.progress import track

from croupier.bots.random import random_action
from croupier.data import DataError
from croupier.games import game as game_of
from croupier.play import (
    Action,
    AutoDealer,
    Event,
    HandState,
    Stakes,
    begin,
    decide,
    evolve,
    set_up,
    view,
)
from croupier.play.forced import seats_allowed
from croupier.rulebook.house import house

BIG_BLINDS = 100

_LIMIT_BLINDS = Stakes("limit", 10, 20, 5, 10)
_LIMIT_STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)
_LIMIT_DRAW = Stakes("limit", 5, 10, ante=2)


def stakes_for(forced: str, structure: str) -> Stakes:
    """Demo stakes of a structure for games with blinds, a bring-in or antes."""
    base = {"blinds": _LIMIT_BLINDS, "bring_in": _LIMIT_STUD, "antes": _LIMIT_DRAW}[forced]
    least = base.small_bet
    most = least * 4 if structure == "spread" else base.big_bet
    if structure in ("none", "pot"):
        most = least
    return Stakes(
        structure,  # type: ignore[arg-type]  # checked against the game's structures
        least,
        most,
        base.small_blind,
        base.big_blind,
        base.ante,
        base.bring_in,
    )


def simulate_hands(
    game_id: str, *, seats: int, hands: int, seed: int, structure: str, house_id: str
) -> int:
    """Play *hands* hands; the exit code."""
    console = Console()
    try:
        game, rules = game_of(game_id), house(house_id)
    except DataError as error:
        console.print(f"[red]{error}[/red]")
        return 2
    kind = structure or game.structures[0]
    most = seats_allowed(game, rules)
    if kind not in game.structures:
        known = ", ".join(game.structures)
        console.print(f"[red]{game_id} is not played {kind!r}; known: {known}[/red]")
        return 2
    if seats > most:
        console.print(f"[red]{game_id} seats {most} players at most, not {seats}[/red]")
        return 2
    stakes = stakes_for(game.forced, kind)
    rng = random.Random(seed)  # noqa: S311 - a simulation, seeded on purpose
    stacks = (0, *[stakes.big_bet * BIG_BLINDS] * seats)
    started = perf_counter()
    events = 0
    for number in track(range(hands), description=f"{game_id} {kind}", console=console):
        setup = set_up(game, stakes, rules, stacks, number % seats + 1, number + 1)
        events += play_counted(begin(setup), AutoDealer.shuffled(setup, rng), rng)
    elapsed = perf_counter() - started
    console.print(
        f"{hands} hands, {events} events, chips conserved after every one; "
        f"{hands / elapsed:,.0f} hands a second"
    )
    return 0


def play_counted(state: HandState, dealer: AutoDealer, rng: random.Random) -> int:
    """Play one hand to its end; the number of events.  Raises AssertionError if a chip is lost."""
    total = state.chips
    count = _deal_counted(state, dealer, total)
    while state.phase != "over":
        count += _fold_counted(state, decide(state, _choice(state, rng)), total)
        count += _deal_counted(state, dealer, total)
    return count


def _choice(state: HandState, rng: random.Random) -> Action:
    return random_action(view(state, state.actor), state.game, rng)


def _deal_counted(state: HandState, dealer: AutoDealer, total: int) -> int:
    count = 0
    while events := dealer.next_chore(state):
        count += _fold_counted(state, events, total)
    return count


def _fold_counted(state: HandState, events: Sequence[Event], total: int) -> int:
    for event in events:
        evolve(state, event)
        if state.chips != total:
            raise AssertionError(f"{event.tag}: {state.chips} chips, there were {total}")
    return len(events)
