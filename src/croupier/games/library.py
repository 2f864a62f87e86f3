"""The games by id: those that come with the package, and those a host adds.

A game file is read, built in the closed vocabulary of `game` and linted before anybody plays it.
"""

from collections.abc import Iterable
from functools import cache
from importlib import resources

from croupier.data import DataError, build, hint, read_extending, shown
from croupier.games.game import Game
from croupier.games.lint import faults
from croupier.games.mixed import MixedGame, Turn
from croupier.text import Text

_DATA = "croupier.games.data"
_added: dict[str, Game] = {}


@cache
def packaged_ids() -> tuple[str, ...]:
    """The ids of all games that come with the package, sorted."""
    return _names("")


@cache
def mixed_game_ids() -> tuple[str, ...]:
    """The ids of all mixed games, sorted."""
    return _names("mixed")


def game_ids() -> tuple[str, ...]:
    """The ids of all games there are, sorted; mixed games are not among them."""
    return tuple(sorted({*packaged_ids(), *_added}))


def game(id: str) -> Game:
    """The game called *id*.  Raises DataError for a game nobody knows."""
    return _added.get(id) or packaged_game(id)


@cache
def packaged_game(id: str) -> Game:
    """The game of that id that comes with the package; raises DataError if none does."""
    _refuse_mixed_game(id)
    if id not in packaged_ids():
        raise _no_game(id, (*game_ids(), *mixed_game_ids()))
    return sound(build(Game, read_extending(id, _game_text), f"{id}.toml", ": "), f"{id}.toml")


def _no_game(id: str, known: Iterable[str]) -> DataError:
    return DataError(
        "no game called {id}; {known}",
        "il n’y a pas de variante {id}\u00a0; {known}",
        id=shown(id),
        known=hint(id, known),
    )


@cache
def mixed_game(id: str) -> MixedGame:
    """The mixed game called *id*; raises DataError for one nobody knows, or one that cannot be."""
    if id not in mixed_game_ids():
        raise DataError(
            "no mixed game called {id}; {known}",
            "il n’y a pas de jeu mixte {id}\u00a0; {known}",
            id=shown(id),
            known=hint(id, mixed_game_ids()),
        )
    mixed = build(MixedGame, read_extending(id, _mixed_text), f"{id}.toml", ": ")
    for number, turn in enumerate(mixed.turns):
        _check_turn(mixed, turn, f"{id}.toml: turns[{number}]")
    return mixed


def read_game(text: str, place: str) -> Game:
    """The game that a file of a host says; it may extend any game there is.

    *place* names the file in errors.  Raises DataError for a word the vocabulary does not know and
    for combinations that cannot be.
    """
    table = read_extending(place, lambda name: text if name == place else _below(name, place))
    return sound(build(Game, table, place, ": "), place)


def _below(id: str, place: str) -> str:
    """The text of the game that the file at *place* extends."""
    try:
        return _game_text(id)
    except DataError as error:
        raise error.at(f"{place}: extends") from error


def add_game(variant: Game) -> None:
    """Make a host's game known under its id.  Raises DataError if the package has that id."""
    if variant.id in (*packaged_ids(), *mixed_game_ids()):
        raise DataError(
            "{id} is a game of the package; give yours another id",
            "{id} est une variante fournie\u00a0; donner un autre id à la vôtre",
            id=shown(variant.id),
        )
    _added[variant.id] = variant


def sound(variant: Game, place: str) -> Game:
    """*variant* itself, if nothing is wrong with it; raises DataError with all that is."""
    wrong = [DataError(fault, place=place).text for fault in faults(variant)]
    if wrong:
        raise DataError(
            Text("\n".join(line.en for line in wrong), "\n".join(line.fr for line in wrong))
        )
    return variant


def _check_turn(mixed: MixedGame, turn: Turn, place: str) -> None:
    variant = game(turn.game)
    if turn.structure not in variant.structures:
        raise not_played(variant, turn.structure).at(place)
    if variant.max_seats < mixed.max_seats:
        raise DataError(
            "{game} seats {most}, not {asked}",
            "{game} se joue à {most} au plus, pas à {asked}",
            place=place,
            game=turn.game,
            most=variant.max_seats,
            asked=mixed.max_seats,
        )


def not_played(variant: Game, structure: str) -> DataError:
    """The error for a betting structure that is none of the game's."""
    return DataError(
        "{game} is not played {structure}; known: {known}",
        "{game} ne se joue pas en {structure}\u00a0; connus\u00a0: {known}",
        game=variant.id,
        structure=shown(structure),
        known=", ".join(variant.structures),
    )


def _names(folder: str) -> tuple[str, ...]:
    files = resources.files(_DATA).joinpath(folder).iterdir()
    return tuple(sorted(file.name[:-5] for file in files if file.name.endswith(".toml")))


def _mixed_text(id: str) -> str:
    return resources.files(_DATA).joinpath("mixed", f"{id}.toml").read_text(encoding="utf-8")


def _refuse_mixed_game(id: str) -> None:
    if id in mixed_game_ids():
        games = ", ".join(dict.fromkeys(turn.game for turn in mixed_game(id).turns))
        raise DataError(
            "{id} is a mixed game; name one of its games: {games}",
            "{id} est un jeu mixte\u00a0; nommer l’une de ses variantes\u00a0: {games}",
            id=shown(id),
            games=games,
        )


def _game_text(id: str) -> str:
    _refuse_mixed_game(id)
    if id not in packaged_ids():
        raise _no_game(id, packaged_ids())
    return resources.files(_DATA).joinpath(f"{id}.toml").read_text(encoding="utf-8")
