"""Everything one viewer may know of a table, and nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass

from croupier.games import Game
from croupier.play.events import RAIL, Viewer
from croupier.play.setup import NOBODY, Chips, SeatNo, Stakes
from croupier.play.view import View, view
from croupier.rulebook.house import House, house
from croupier.service.live_table import LiveTable
from croupier.service.mixing import Mix, mix_of
from croupier.service.naming import named_hands
from croupier.service.newcomer import prices_of_entry
from croupier.service.outcome import Outcome, outcome
from croupier.service.own import (
    Buying,
    OwnSeat,
    SeatNote,
    joining,
    next_ahead,
    own_seat,
    seat_note,
)
from croupier.table import Occupant, Seating, Table, game_of, mixed_game_of, stakes_of
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Sight:
    """The table for one viewer: *you* is his seat, `view.viewer` the seat whose cards he sees.

    *title* is that of the table; *game* and *stakes* are those of the hand, or of the next one.
    *places* are the seats of the blinds; *dead_button*: nobody is dealt in where the button is.
    *same* tells the seats whose occupant is still the one who was dealt in.  *notes* are by seat;
    *own* is for a player with a seat, *join* for one without; *prices* is what each seat costs him.
    """

    table: Table
    title: Text
    game: Game
    stakes: Stakes
    mix: Mix | None
    house: Text
    version: int
    seating: Seating
    you: SeatNo
    view: View | None
    same: tuple[bool, ...]
    names: dict[SeatNo, Text]
    did: tuple[str, ...]
    blinds: dict[SeatNo, str]
    deadline: int | None
    outcome: Outcome | None
    rules: tuple[str, ...]
    places: tuple[SeatNo, SeatNo] = (NOBODY, NOBODY)
    dead_button: bool = False
    notes: tuple[SeatNote, ...] = ()
    own: OwnSeat | None = None
    join: Buying | None = None
    prices: tuple[Chips, ...] = ()


_LEAST_BET = ("general:nolimit.2", "rrop3:10.nolimit.2")
_LEAST_RAISE = ("tda:43A", "rrop3:10.nolimit.3a", "general:nolimit.3")
_BLINDS = {"small_blind": "SB", "big_blind": "BB"}


def viewer_of(table: LiveTable, player: str) -> tuple[SeatNo, SeatNo]:
    """Where *player* sits, and whose cards he sees: views differ by nothing else."""
    return table.seating.seat_of(player), table.hand_seat(player) or RAIL


def sight(table: LiveTable, player: str) -> Sight:
    """The table as *player* may see it; a name that has no seat here is a spectator."""
    you, viewer = viewer_of(table, player)
    state, ahead = table.hand, next_ahead(table)
    waits = table.seating.waits_for(player)
    seen = None if state is None else view(state, viewer)
    rules = house(table.table.house)
    mixed = mixed_game_of(table.table)
    game = game_of(table.seating) if state is None else state.game
    return Sight(
        table=table.table,
        title=mixed.title if mixed else game.title,
        game=game,
        stakes=stakes_of(table.seating) if state is None else state.stakes,
        mix=mix_of(table.seating, state),
        house=rules.title,
        version=table.version,
        seating=table.seating,
        you=you,
        view=seen,
        same=_same_people(table),
        names=_names(table, seen),
        did=tuple(table.did),
        blinds=_blinds(table),
        deadline=table.deadline,
        outcome=_outcome(table, viewer),
        rules=_least_rules(rules, seen),
        places=_places(table),
        dead_button=state is not None and not state.setup.takes_part(state.button),
        notes=tuple(seat_note(table.seating, seat, ahead) for seat, _ in _chairs(table)),
        own=own_seat(table, you, ahead),
        join=None if you or waits else joining(table, player, ""),
        prices=() if you or waits else table.memo.of(table.seating, prices_of_entry),
    )


def _places(table: LiveTable) -> tuple[SeatNo, SeatNo]:
    """The seats of the small and the big blind of the hand, NOBODY for one that nobody posts."""
    if table.hand is None:
        return NOBODY, NOBODY
    seats = {post.kind: post.seat for post in table.hand.setup.posts}
    return seats.get("small_blind", NOBODY), seats.get("big_blind", NOBODY)


def _chairs(table: LiveTable) -> Iterator[tuple[SeatNo, Occupant | None]]:
    return enumerate(table.seating.seats)


def _least_rules(rules: House, seen: View | None) -> tuple[str, ...]:
    """The articles that say how little may be bet or raised; at fixed limit there is no choice."""
    wager = seen.menu.wager if seen else None
    if wager is None or wager.choices:
        return ()
    return rules.cite(_LEAST_RAISE if wager.kind == "raise" else _LEAST_BET)


def _same_people(table: LiveTable) -> tuple[bool, ...]:
    if table.hand is None:
        return (False,) * len(table.seating.seats)
    return tuple(
        who is not None and who.player == table.players[seat]
        for seat, who in enumerate(table.seating.seats)
    )


def _names(table: LiveTable, seen: View | None) -> dict[SeatNo, Text]:
    if seen is None or table.hand is None:
        return {}
    highest = table.hand.options.games.low_qualifier_hilo
    return named_hands(seen, table.hand.game, highest)


def _blinds(table: LiveTable) -> dict[SeatNo, str]:
    if table.hand is None or table.hand.game.forced == "button_blind":
        return {}
    posts = table.hand.setup.posts
    return {post.seat: _BLINDS[post.kind] for post in posts if post.kind in _BLINDS}


def _outcome(table: LiveTable, viewer: Viewer) -> Outcome | None:
    state = table.hand
    return outcome(state, table.pots, viewer) if state is not None and state.awards else None
