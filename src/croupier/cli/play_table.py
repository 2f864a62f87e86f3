"""The table that `croupier play` sits the player down at, and what it does between hands."""

from dataclasses import dataclass

from croupier.cli.choices import (
    USUAL_SEATS,
    check_first_hand,
    check_house,
    named_own_house,
    seats_of,
    structure_of,
)
from croupier.cli.games import named_game
from croupier.data import DataError
from croupier.games import MixedGame, mixed_game, mixed_game_ids
from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import house
from croupier.service.demo import BOT_NAMES
from croupier.table import Occupant, Seating, Table, empty_table
from croupier.table.demo_stakes import (
    demo_buy_in,
    demo_stakes,
    mixed_stakes,
)
from croupier.table.mixed import game_of
from croupier.text import Text

YOU: SeatNo = 1
"""The seat of the player at the terminal."""

_PLAYER = "you"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the player asked for; empty or 0 is left to us."""

    game: str = "holdem"
    seats: int = 0
    house: str = "online"
    structure: str = ""
    stack: Chips = 0
    name: str = ""


def seated(wanted: Wanted) -> Seating:
    """The player in his seat, bots in the others.  Raises DataError for what cannot be played."""
    mine = named_own_house(wanted.house)
    rules, name = mine.rules, wanted.game
    if name in mixed_game_ids():
        mixed = mixed_game(wanted.game)
        if wanted.structure:
            raise DataError(
                "{id} has a structure for each of its games; leave --structure",
                "{id} a une structure pour chacune de ses variantes\u00a0; retirer --structure",
                id=mixed.id,
            )
        stakes, seats = mixed_stakes(), _mixed_seats(mixed, wanted.seats)
    else:
        variant = named_game(name)
        name = variant.id
        kind = structure_of(variant, wanted.structure or variant.structures[0])
        stakes, seats = demo_stakes(variant, kind), seats_of(variant, rules, wanted.seats)
        check_house(mine, variant, stakes, seats)
    table = Table(name, name, stakes, rules.id, seats, wanted.stack or demo_buy_in(stakes))
    seating = _with_players(empty_table(table), wanted.name)
    check_first_hand(seating)
    return seating


def _mixed_seats(mixed: MixedGame, asked: int) -> int:
    if asked > mixed.max_seats:
        raise DataError(
            "{id} seats {most} players at most, not {asked}",
            "{id} se joue à {most} au plus, pas à {asked}",
            id=mixed.id,
            most=mixed.max_seats,
            asked=asked,
        )
    return asked or min(USUAL_SEATS, mixed.max_seats)


def _with_players(seating: Seating, name: str) -> Seating:
    buy_in = seating.table.buy_in
    free = [bot for bot in BOT_NAMES if bot != name]
    for seat in range(1, seating.table.seats + 1):
        who = Occupant(_PLAYER, name, buy_in)
        if seat != YOU:
            who = Occupant(f"bot-{seat}", free[seat - YOU - 1], buy_in, bot=True)
        seating = seating.seated(seat, who)
    return seating


def stack_of(seating: Seating, seat: SeatNo = YOU) -> Chips:
    """The chips of a seat between hands."""
    who = seating.seats[seat]
    return who.stack if who else 0


def names_of(seating: Seating) -> tuple[str, ...]:
    """Who sits where, by seat."""
    return tuple(who.name if who else "" for who in seating.seats)


def heading(seating: Seating, stakes_words: Text) -> Text:
    """The game, its stakes and the house."""
    title, rules = game_of(seating).title, house(seating.table.house).title
    return Text(
        f"{title.en}, {stakes_words.en} · {rules.en}", f"{title.fr}, {stakes_words.fr} · {rules.fr}"
    )
