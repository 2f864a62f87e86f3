"""`croupier games`: the games there are, one in words, and whether a host's file is sound."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from croupier.cli import game_words as words
from croupier.cli.host_files import host_text
from croupier.cli.output import language, print_json, refuse, screen
from croupier.data import DataError
from croupier.games import (
    Game,
    MixedGame,
    add_game,
    game,
    game_ids,
    mixed_game,
    mixed_game_ids,
    packaged_game,
    packaged_ids,
    read_game,
)
from croupier.text import Language, Text

games_app = typer.Typer(no_args_is_help=True, help="The games: list them, show one, check a file.")

Lang = Annotated[str, typer.Option("--lang", help="en or fr; else that of the environment.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]

_FEWEST = 2
_HEADS = (
    Text("id", "id"),
    Text("name", "nom"),
    Text("structures", "structures"),
    Text("seats", "places"),
    Text("family", "famille"),
    Text("wins", "gagne"),
)
_MIXED_GAMES = Text("Mixed games", "Jeux mixtes")
_GAMES = Text("games", "variantes")
_IN_TURN = Text("one after the other", "l’une après l’autre")
_CHOSEN = Text("players choose in turn", "chacun choisit à son tour")
_COLON = Text(":", "\u00a0:")
_LABELS = {
    "family": Text("Family", "Famille"),
    "deck": Text("Deck", "Jeu de cartes"),
    "structures": Text("Bet", "Enchères"),
    "seats": Text("Players", "Joueurs"),
    "forced": Text("Forced bets", "Mises forcées"),
    "wins": Text("Wins", "Gagne"),
    "besides": Text("Besides", "De plus"),
    "next": Text("Games", "Variantes"),
    "rules": Text("Rules", "Règles"),
}


@games_app.command("list")
def list_command(lang: Lang = "", *, json: Json = False) -> None:
    """Every game and every mixed game, one a line."""
    raise typer.Exit(code=list_games(lang, as_json=json))


@games_app.command("show")
def show_command(
    id: Annotated[str, typer.Argument(help="A game or a mixed game, such as omaha8 or horse.")],
    lang: Lang = "",
    *,
    json: Json = False,
) -> None:
    """One game in words: what is dealt, who acts first, what wins."""
    raise typer.Exit(code=show_game(id, lang, as_json=json))


@games_app.command("check")
def check_command(
    files: Annotated[list[Path], typer.Argument(help="Game files (.toml).")],
    *,
    json: Json = False,
) -> None:
    """Whether game files are sound; every fault in one line, exit 1 if there is any."""
    raise typer.Exit(code=check_files(files, as_json=json))


def list_games(lang: str, *, as_json: bool) -> int:
    """Print all games; the exit code."""
    games = [game(one) for one in game_ids()]
    mixed = [mixed_game(one) for one in mixed_game_ids()]
    if as_json:
        print_json(
            {
                "games": [game_summary(one) for one in games],
                "mixed_games": [mixed_game_summary(one) for one in mixed],
            }
        )
        return 0
    try:
        tongue = language(lang)
    except ValueError as error:
        return refuse(error)
    console = screen()
    console.print(_games_table(games, tongue))
    console.print(f"\n{_MIXED_GAMES.in_language(tongue)}")
    console.print(_mixed_games_table(mixed, tongue))
    return 0


def _games_table(games: Sequence[Game], tongue: Language) -> Table:
    table = _table([head.in_language(tongue) for head in _HEADS])
    for one in games:
        table.add_row(
            one.id,
            one.title.in_language(tongue),
            " ".join(one.structures),
            _seats(one.max_seats).en,
            words.FAMILIES[one.family].in_language(tongue),
            words.wins_in_short(one).in_language(tongue),
        )
    return table


def _mixed_games_table(mixed: Sequence[MixedGame], tongue: Language) -> Table:
    heads = (_HEADS[0], _HEADS[1], _HEADS[3], _GAMES)
    table = _table([head.in_language(tongue) for head in heads])
    for one in mixed:
        played = " ".join(dict.fromkeys(turn.game for turn in one.turns))
        table.add_row(one.id, one.title.in_language(tongue), _seats(one.max_seats).en, played)
    return table


def _table(heads: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for place, head in enumerate(heads):
        table.add_column(head, no_wrap=place == 0, style="bold" if place == 0 else "")
    return table


def show_game(id: str, lang: str, *, as_json: bool) -> int:
    """Print one game or mixed game; the exit code."""
    try:
        tongue = language(lang)
    except ValueError as error:
        return refuse(error)
    try:
        found = mixed_game(id) if id in mixed_game_ids() else named_game(id)
    except DataError as error:
        return refuse(error, tongue)
    if as_json:
        print_json(game_in_full(found) if isinstance(found, Game) else mixed_game_summary(found))
        return 0
    console = screen()
    console.print(f"[bold]{found.id}[/bold]  {found.title.in_language(tongue)}")
    if isinstance(found, MixedGame):
        _show_mixed_game(console, found, tongue)
    else:
        _show_game(console, found, tongue)
    return 0


def _show_game(console: Console, found: Game, tongue: Language) -> None:
    _line(console, "family", words.FAMILIES[found.family], tongue)
    _line(console, "deck", words.deck_words(found), tongue)
    _line(console, "structures", words.structures_words(found), tongue)
    _line(console, "seats", _seats(found.max_seats), tongue)
    _line(console, "forced", words.forced_words(found), tongue)
    for number, street in enumerate(found.streets):
        told = words.street_words(found, number).in_language(tongue)
        title = street.title.in_language(tongue)
        console.print(f"  {number + 1}. {title}{_COLON.in_language(tongue)} {told}")
    for more in words.besides(found):
        _line(console, "besides", more, tongue)
    for share in words.wins_words(found):
        _line(console, "wins", share, tongue)
    _line(console, "rules", Text(*[", ".join(found.rules)] * 2), tongue)


def _seats(most: int) -> Text:
    words = f"2-{most}" if most > _FEWEST else str(most)
    return Text(words, words)


def _show_mixed_game(console: Console, found: MixedGame, tongue: Language) -> None:
    _line(console, "seats", _seats(found.max_seats), tongue)
    _line(console, "next", _CHOSEN if found.next == "chosen" else _IN_TURN, tongue)
    for number, turn in enumerate(found.turns):
        title = game(turn.game).title.in_language(tongue)
        structure = words.STRUCTURES[turn.structure].in_language(tongue)
        console.print(f"  {number + 1}. {title} ({turn.game}), {structure}")
    _line(console, "rules", Text(*[", ".join(found.rules)] * 2), tongue)


def _line(console: Console, label: str, text: Text, tongue: Language) -> None:
    head = f"{_LABELS[label].in_language(tongue)}{_COLON.in_language(tongue)}"
    console.print(f"{head} {text.in_language(tongue)}")


def game_summary(one: Game) -> dict[str, object]:
    """A game in the list, for JSON."""
    return {
        "id": one.id,
        "title": one.title,
        "family": one.family,
        "structures": one.structures,
        "max_seats": one.max_seats,
        "wins": words.wins_in_short(one),
    }


def game_in_full(one: Game) -> dict[str, object]:
    """A game with its streets and shares, as data and in words, for JSON."""
    streets = [
        {"street": street, "words": words.street_words(one, number)}
        for number, street in enumerate(one.streets)
    ]
    more = {
        "deck": one.deck,
        "forced": one.forced,
        "streets": streets,
        "shares": one.shares,
        "wins": words.wins_words(one),
        "besides": words.besides(one),
        "rules": one.rules,
    }
    return game_summary(one) | more


def mixed_game_summary(one: MixedGame) -> dict[str, object]:
    """A mixed game with its games, for JSON."""
    return {
        "id": one.id,
        "title": one.title,
        "max_seats": one.max_seats,
        "next": one.next,
        "turns": one.turns,
        "rules": one.rules,
    }


def check_files(files: Sequence[Path], *, as_json: bool) -> int:
    """Check game files; the exit code is 1 if any has a fault."""
    found = {path: faults_of(path) for path in files}
    failed = sum(bool(faults) for faults in found.values())
    if as_json:
        report = [
            {"file": str(path), "ok": not faults, "faults": faults}
            for path, faults in found.items()
        ]
        print_json({"files": report, "passed": len(found) - failed, "failed": failed})
        return 1 if failed else 0
    console = screen()
    for path, faults in found.items():
        for fault in faults:
            console.print(fault, style="red", markup=False)
        if not faults:
            console.print(f"{path}: ok", markup=False)
    console.print(f"{len(found) - failed} passed, {failed} failed")
    return 1 if failed else 0


def faults_of(path: Path) -> list[str]:
    """Everything wrong with a game file, one line each; nothing if it is sound."""
    try:
        variant = read_host_game(path)
        if variant.id in packaged_ids() and variant != packaged_game(variant.id):
            return [f"{path}: id: {variant.id!r} is a game of the package; give yours another"]
    except DataError as error:
        return str(error).splitlines()
    return []


def read_host_game(path: Path) -> Game:
    """The game of a host's file.  Raises DataError, also for what cannot be read at all."""
    return read_game(host_text(path), str(path))


def named_game(named: str) -> Game:
    """The game of that id, or that of a host's file, which is known from now on."""
    if not named.endswith(".toml"):
        return game(named)
    variant = read_host_game(Path(named))
    add_game(variant)
    return variant
