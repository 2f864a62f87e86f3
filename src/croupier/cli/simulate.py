"""`croupier simulate`: random legal players, and every chip counted after every event."""

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import perf_counter

from croupier.bots.random import random_action
from croupier.cli.choices import check_house, named_own_house, seats_of, structure_of
from croupier.cli.games import named_game
from croupier.cli.output import print_json, refuse, screen, watched
from croupier.data import DataError
from croupier.games import Game, Structure, mixed_game_ids
from croupier.play import (
    Action,
    AutoDealer,
    Event,
    HandState,
    SetupError,
    begin,
    decide,
    evolve,
    set_up,
    view,
)
from croupier.rulebook.house import House
from croupier.table.demo_stakes import demo_buy_in, demo_stakes


@dataclass(frozen=True, slots=True)
class Simulated:
    """What was played, and how fast."""

    game: str
    structure: Structure
    house: str
    seats: int
    seed: int
    hands: int
    events: int
    seconds: float


def simulate_hands(
    game_id: str,
    *,
    seats: int,
    hands: int,
    seed: int,
    structure: str,
    house_id: str,
    as_json: bool = False,
) -> int:
    """Play *hands* hands; the exit code.  Of *seats* 0 there are six, or as many as may play."""
    try:
        game, mine = _game(game_id), named_own_house(house_id)
        rules = mine.rules
        kind = structure_of(game, structure or game.structures[0])
        players = seats_of(game, rules, seats)
        stakes = demo_stakes(game, kind)
        check_house(mine, game, stakes, players)
        set_up(game, stakes, rules, (0, *[demo_buy_in(stakes)] * players), 1)
    except (DataError, SetupError) as error:
        return refuse(error)
    played = _simulate(game, kind, rules, players, hands, seed)
    if as_json:
        print_json(asdict(played))
        return 0
    screen().print(
        f"{played.hands} hands, {played.events} events, chips conserved after every one; "
        f"{played.hands / played.seconds:,.0f} hands a second"
    )
    return 0


def _game(id: str) -> Game:
    if id in mixed_game_ids():
        raise DataError(
            "{id} is a mixed game; simulate its games one by one",
            "{id} est un jeu mixte\u00a0; simuler ses variantes une à une",
            id=id,
        )
    return named_game(id)


def _simulate(
    game: Game, kind: Structure, rules: House, seats: int, hands: int, seed: int
) -> Simulated:
    stakes = demo_stakes(game, kind)
    rng = random.Random(seed)  # noqa: S311 - a simulation, seeded on purpose
    stacks = (0, *[demo_buy_in(stakes)] * seats)
    started = perf_counter()
    events = 0
    for number in watched(range(hands), hands, f"{game.id} {kind}"):
        setup = set_up(game, stakes, rules, stacks, number % seats + 1, number + 1)
        events += play_counted(begin(setup), AutoDealer.shuffled(setup, rng), rng)
    elapsed = perf_counter() - started
    return Simulated(game.id, kind, rules.id, seats, seed, hands, events, round(elapsed, 6))


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
