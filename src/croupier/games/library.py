"""The games by id, read once from their data files."""

from functools import cache
from importlib import resources

from croupier.data import DataError, build, hint, read_extending
from croupier.games.game import Game


def game_ids() -> tuple[str, ...]:
    """The ids of all games that come with the package, sorted."""
    files = resources.files("croupier.games.data").iterdir()
    return tuple(sorted(file.name[:-5] for file in files if file.name.endswith(".toml")))


@cache
def game(id: str) -> Game:
    """The game called *id*.  Raises DataError for a game nobody knows."""
    if id not in game_ids():
        raise DataError(f"no game called {id!r}; {hint(id, game_ids())}")
    return build(Game, read_extending(id, _game_text), f"{id}.toml")


def _game_text(id: str) -> str:
    try:
        file = resources.files("croupier.games.data").joinpath(f"{id}.toml")
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise DataError(f"no game called {id!r}; {hint(id, game_ids())}") from error
