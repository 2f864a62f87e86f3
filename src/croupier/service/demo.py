"""The tables of a new room, with their bots, and how stakes are said."""

from collections.abc import Iterable
from dataclasses import replace

from croupier.data import DataError
from croupier.games import Game, Structure, game, game_ids, mixed_game, mixed_game_ids
from croupier.play.forced import seats_allowed
from croupier.play.setup import Stakes
from croupier.rulebook.house import House, house
from croupier.table import Table
from croupier.table.antes_entry import check_small_blind
from croupier.table.demo_stakes import demo_buy_in, demo_stakes, mixed_stakes
from croupier.table.why import RoomRefused
from croupier.text import Text

BOT_NAMES = (
    "Ada",
    "Hugo",
    "Inga",
    "Max",
    "Nora",
    "Otto",
    "Rosa",
    "Tom",
    "Uma",
    "Viktor",
    "Wanda",
    "Yann",
)
"""The bots of the room; those of a table start at its own place in the list."""

_SEATS = 6
_BOTS = 4
_BUY_IN = 1000

HOUSE = "online"
"""The house of a room whose host names no other."""

GAMES: tuple[tuple[str, Structure], ...] = (
    ("holdem", "none"),
    ("omaha", "pot"),
    ("omaha8", "limit"),
    ("shortdeck", "none"),
    ("pineapple", "pot"),
    ("omaha5", "pot"),
    ("omaha6", "pot"),
    ("courchevel", "pot"),
    ("bigo", "pot"),
    ("stud", "limit"),
    ("stud8", "limit"),
    ("razz", "limit"),
    ("stud5", "limit"),
    ("jacks", "limit"),
    ("draw", "limit"),
    ("lowball_a5", "limit"),
    ("lowball_27", "none"),
    ("triple_27", "limit"),
    ("triple_a5", "limit"),
    ("badugi", "limit"),
    ("kuhn", "limit"),
    ("leduc", "limit"),
)
"""The games of the package and how the room bets them, in the order of its lobby."""

_MIXED_GAMES = ("horse", "eight_game", "dealers_choice")


def demo_tables(house_id: str = HOUSE) -> tuple[Table, ...]:
    """A table in play money for every game and mixed game there is, bots in most of its seats.

    Raises DataError for a house nobody knows.
    """
    known = dict(GAMES)
    own = [(name, game(name).structures[0]) for name in game_ids() if name not in known]
    single = [game_table(game(name), structure, house_id) for name, structure in (*GAMES, *own)]
    mixed = [_mixed_table(name, house_id) for name in _in_order(mixed_game_ids(), _MIXED_GAMES)]
    return (*single, *mixed)


def game_table(variant: Game, structure: Structure, house_id: str = HOUSE) -> Table:
    """A table of one game, with as many seats as it has, six at most; one at least is free."""
    rules = house(house_id)
    usual = demo_stakes(variant, structure)
    stakes = _in_the_house(usual, rules)
    seats = min(_SEATS, seats_allowed(variant, rules))
    research = variant.deck in ("kuhn", "leduc")
    buy_in = demo_buy_in(stakes) if research else _BUY_IN * _times(usual, rules)
    return Table(
        variant.id, variant.id, stakes, house_id, seats, buy_in, least_players=min(_BOTS, seats - 1)
    )


def _mixed_table(id: str, house_id: str) -> Table:
    mixed, rules = mixed_game(id), house(house_id)
    allowed = [seats_allowed(game(turn.game), rules) for turn in mixed.turns]
    seats = min(_SEATS, mixed.max_seats, *allowed)
    usual = mixed_stakes()
    stakes, buy_in = _in_the_house(usual, rules), _BUY_IN * _times(usual, rules)
    return Table(id, id, stakes, house_id, seats, buy_in, least_players=min(_BOTS, seats - 1))


def _in_the_house(usual: Stakes, rules: House) -> Stakes:
    """The stakes, so many times as large that their small blind is one the house plays.

    Raises DataError where no whole number of times makes one.
    """
    times = _times(usual, rules)
    amounts = {name: getattr(usual, name) * times for name in _AMOUNTS}
    stakes = replace(usual, **amounts)
    if stakes.small_blind:
        try:
            check_small_blind(stakes.small_blind, rules)
        except RoomRefused as refused:
            text, legal = refused.text, refused.legal
            both = Text(f"{text.en} {legal.en}", f"{text.fr} {legal.fr}")
            raise DataError(both, place=rules.id) from refused
    return stakes


def _times(usual: Stakes, rules: House) -> int:
    """How many times the usual stakes a house plays for."""
    least = (rules.options.house.small_blind_range or (0,))[0]
    return max(1, -(-least // usual.small_blind)) if usual.small_blind else 1


_AMOUNTS = ("small_bet", "big_bet", "small_blind", "middle_blind", "big_blind", "ante", "bring_in")


def _in_order(ids: Iterable[str], wanted: tuple[str, ...]) -> list[str]:
    """*ids*, those that are *wanted* first and in that order."""
    return [*wanted, *(name for name in sorted(ids) if name not in wanted)]


def said(stakes: Stakes) -> Text:
    """The stakes in words, such as `no-limit 5/10`."""
    button_blind = bool(stakes.big_blind and not stakes.small_blind)
    parts = [_sizes(stakes, button_blind=button_blind).format(**_amounts(stakes))]
    if stakes.structure == "limit" and stakes.small_blind:
        blinds = f"{stakes.small_blind}/{stakes.big_blind}"
        parts.append(Text(f"blinds {blinds}", f"blindes {blinds}"))
    if stakes.ante:
        parts.append(Text(f"ante {stakes.ante}", f"ante {stakes.ante}"))
    if button_blind:
        blind = stakes.big_blind
        parts.append(Text(f"button blind {blind}", f"blinde du bouton {blind}"))
    if stakes.bring_in:
        parts.append(Text(f"bring-in {stakes.bring_in}", f"bring-in {stakes.bring_in}"))
    return Text(", ".join(part.en for part in parts), ", ".join(part.fr for part in parts))


def said_of_mix(stakes: Stakes) -> Text:
    """The stakes of a mixed game in words: its limit, and the blinds of its big-bet games."""
    low, high = stakes.small_bet, stakes.big_bet
    blinds = f"{stakes.small_blind}/{stakes.big_blind}"
    return Text(
        f"limit {low}/{high}, blinds {blinds}", f"limite fixe {low}/{high}, blindes {blinds}"
    )


def _sizes(stakes: Stakes, *, button_blind: bool) -> Text:
    return _NO_SIZES[stakes.structure] if button_blind else _SIZES[stakes.structure]


def _amounts(stakes: Stakes) -> dict[str, int]:
    limit = stakes.structure in ("limit", "spread") or not stakes.big_blind
    return {
        "low": stakes.small_bet if limit else stakes.small_blind,
        "high": stakes.big_bet if limit else stakes.big_blind,
    }


_SIZES = {
    "none": Text("no-limit {low}/{high}", "no-limit {low}/{high}"),
    "pot": Text("pot-limit {low}/{high}", "pot-limit {low}/{high}"),
    "limit": Text("limit {low}/{high}", "limite fixe {low}/{high}"),
    "spread": Text("spread {low} to {high}", "mises de {low} à {high}"),
}
_NO_SIZES = _SIZES | {
    "none": Text("no-limit", "no-limit"),
    "pot": Text("pot-limit", "pot-limit"),
}
