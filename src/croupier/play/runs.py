"""Running it several times: the cards to come are dealt again, each time for a part of the pot."""

from croupier.cards import DECKS
from croupier.play.setup import Chips
from croupier.play.state import Cards, HandState
from croupier.rulebook.tags import rule


@rule("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b")
def runs_possible(state: HandState) -> int:
    """How many times the cards to come may be dealt once an all-in has ended the betting.

    At big bets only, as often as the house allows and the deck lasts; 1 where it is not offered.
    """
    most = state.options.dealing.max_runs
    if most < 2 or state.structure not in ("none", "pot"):  # noqa: PLR2004 - once is no choice
        return 1
    need = sum(_cards_of_street(state, number) for number in _streets_to_come(state))
    return max(1, min(most, _cards_left(state) // need)) if need else 1


def _streets_to_come(state: HandState) -> range:
    return range(state.street + state.round_open, len(state.game.streets))


def _cards_of_street(state: HandState, number: int) -> int:
    """The cards one street takes from the stub, its burn included."""
    street = state.game.streets[number]
    dealt = (street.down + street.up) * state.live_count + street.board
    return dealt + 1 if dealt else 0


def _cards_left(state: HandState) -> int:
    """A careful count of the stub: no card out of play is taken to be in it."""
    dealt = sum(map(len, state.hole)) + len(state.board) + sum(map(len, state.discards))
    burned = state.street + bool(state.game.streets[0].board)
    return len(DECKS[state.game.deck]) - dealt - burned


def parts_of(amount: Chips, runs: int, unit: Chips) -> tuple[Chips, ...]:
    """A pot in as many parts as there are runs; odd chips go one each to the first boards."""
    part = amount // runs // unit * unit
    odd, crumbs = divmod(amount - part * runs, unit)
    parts = [part + unit * (number < odd) for number in range(runs)]
    parts[0] += crumbs
    return tuple(parts)


def of_run(state: HandState, number: int) -> HandState:
    """The state as it would be had only that run been dealt: its board and its hands."""
    cards: tuple[Cards, ...] = (*state.runs_done, state.cards)
    twin = state.copy()
    twin.lay_out(cards[number])
    return twin
