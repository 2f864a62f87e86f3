"""The table that a story is told of: whose rules, which game, which stakes, from a few figures."""

from dataclasses import dataclass, replace

from croupier.data import DataError
from croupier.floor.asking.scene import TableFacts
from croupier.floor.ruling import FloorRefused
from croupier.games.library import game, not_played
from croupier.play.forced import SetupError, check_setup, forced_posts, seats_allowed
from croupier.play.setup import Chips, HandSetup, Stakes
from croupier.rulebook.house import House
from croupier.table.demo_stakes import demo_stakes
from croupier.text import Text

_PLAYERS = 6
_MOST_CHIPS = 10**9


@dataclass(frozen=True, slots=True)
class TableAsked:
    """What somebody says of a table; what he leaves out (empty, 0) is as at a usual one.

    *small* and *big* are the blinds, at fixed limit and in games without blinds the two bets; the
    big one is twice the small one unless it is said.
    """

    game: str = "holdem"
    structure: str = ""
    small: Chips = 0
    big: Chips = 0
    ante: Chips = 0


def table_facts(home: House, asked: TableAsked) -> TableFacts:
    """The table that was told of.

    Raises FloorRefused for a game, a structure or stakes that cannot be.
    """
    try:
        kind = game(asked.game)
        named = asked.structure or kind.structures[0]
        structure = next((one for one in kind.structures if one == named), None)
        if structure is None:
            raise not_played(kind, asked.structure)
        players = min(_PLAYERS, seats_allowed(kind, home))
        table = TableFacts(home, kind, _stakes(asked, demo_stakes(kind, structure)), players)
        _check(table)
    except (DataError, SetupError) as error:
        text = error.text if isinstance(error, DataError) else Text(str(error), str(error))
        raise FloorRefused(text, _NO_TABLE) from error
    return table


def _stakes(asked: TableAsked, usual: Stakes) -> Stakes:
    small, big = asked.small, asked.big or 2 * asked.small
    if not 0 <= max(small, big, asked.ante) <= _MOST_CHIPS or min(small, big, asked.ante) < 0:
        raise FloorRefused(
            Text(
                "Stakes are whole numbers of chips, none negative.",
                "Les mises sont des nombres entiers de jetons, jamais négatifs.",
            ),
            _NO_TABLE,
        )
    if not big:
        return replace(usual, ante=asked.ante or usual.ante)
    stakes = replace(usual, ante=asked.ante or _in_proportion(usual.ante, big, usual))
    if not stakes.big_blind:
        bring_in = _in_proportion(usual.bring_in, big, usual)
        return replace(stakes, small_bet=small or big // 2, big_bet=big, bring_in=bring_in)
    if stakes.structure == "limit":
        return _fixed_limit(stakes, small or big // 2, big)
    lesser = (small or big // 2) if stakes.small_blind else 0
    blind = replace(stakes, small_blind=lesser, big_blind=big)
    return replace(blind, small_bet=big, big_bet=big)


def _in_proportion(chips: Chips, big: Chips, usual: Stakes) -> Chips:
    """An ante or a bring-in beside larger or smaller bets than the usual ones; none stays none."""
    beside = usual.big_blind if usual.structure != "limit" and usual.big_blind else usual.big_bet
    return max(1, chips * big // beside) if chips else 0


def _fixed_limit(stakes: Stakes, small: Chips, big: Chips) -> Stakes:
    """Bets of those two sizes; the big blind is the small bet, the small blind half of it."""
    blind = small // 2 if stakes.small_blind else 0
    return replace(stakes, small_bet=small, big_bet=big, small_blind=blind, big_blind=small)


def _check(table: TableFacts) -> None:
    """Raise SetupError if no hand could start at such a table."""
    stacks = (0, *(table.stack for _ in range(table.players)))
    bare = HandSetup(table.game, table.stakes, table.home, stacks, table.players, ())
    posts = forced_posts(table.game, table.stakes, table.home, bare.dealt_in, 0)
    check_setup(replace(bare, posts=tuple(posts)))


_NO_TABLE = Text(
    "Say the game, its structure and the blinds or bets, the small one first.",
    "Indiquez le jeu, sa structure et les blindes ou les mises, la petite d’abord.",
)
