"""`croupier`: serve the room, play, replay, simulate, compare hands, show games, measure."""

import importlib
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from croupier.cli.bench_hands import bench_hands
from croupier.cli.bench_journal import bench_journal
from croupier.cli.check import check_paths
from croupier.cli.convert import convert_paths
from croupier.cli.equity import Asked, equity_of
from croupier.cli.floor import FloorCall, call_floor
from croupier.cli.games import Json, Lang, games_app
from croupier.cli.play import play as play_session
from croupier.cli.play_table import Wanted
from croupier.cli.replay import replay_paths
from croupier.cli.room import room_app
from croupier.cli.rules import rules_app
from croupier.cli.simulate import simulate_hands
from croupier.floor.asking.table import TableAsked

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Poker by the rulebooks: a room in the browser, and tools for researchers.",
)
bench_app = typer.Typer(no_args_is_help=True, help="Measure side by side with the peers.")
app.add_typer(bench_app, name="bench")
app.add_typer(games_app, name="games")
app.add_typer(rules_app, name="rules")
app.add_typer(room_app, name="room")

House = Annotated[str, typer.Option(help="The house whose rules hold, or a house file (.toml).")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    *,
    lan: Annotated[
        bool, typer.Option("--lan", help="Open the room to the local network, with a QR code.")
    ] = False,
    data: Annotated[Path | None, typer.Option(help="The room's file; made if absent.")] = None,
    games: Annotated[
        Path | None, typer.Option(help="A folder of game files (*.toml); a table for each.")
    ] = None,
    house: House = "online",
    cash_house: Annotated[
        str, typer.Option(help="The house of the card room, or a house file (.toml).")
    ] = "rrop3_cash",
) -> None:
    """Open the room in the browser."""
    try:
        room = importlib.import_module("croupier.cli.serve")
    except ModuleNotFoundError as error:
        Console(stderr=True).print(
            f"The room needs packages that are not installed ({error.name}): "
            "pip install 'croupier[room]'"
        )
        raise typer.Exit(code=2) from error
    room.serve(
        host=host,
        port=port,
        lan=lan,
        data=data,
        games=games,
        house=house,
        cash_house=cash_house,
    )


@app.command()
def replay(
    paths: Annotated[list[Path], typer.Argument(help="PHH files (.phh, .phhs) or folders.")],
    *,
    strict: Annotated[bool, typer.Option("--strict", help="Refuse what the rules refuse.")] = False,
    notes: Annotated[bool, typer.Option("--notes", help="Print what was noted.")] = False,
    json: Json = False,
) -> None:
    """Replay hand histories; exit 1 if any fails."""
    raise typer.Exit(code=replay_paths(paths, strict=strict, notes=notes, as_json=json))


@app.command()
def convert(
    paths: Annotated[list[Path], typer.Argument(help="Files (.phh, .phhs, .jsonl) or folders.")],
    out: Annotated[Path, typer.Argument(help="A .phh, .phhs or .jsonl, or a new folder.")],
    *,
    strict: Annotated[bool, typer.Option("--strict", help="Refuse what the rules refuse.")] = False,
    notes: Annotated[bool, typer.Option("--notes", help="Print what was noted.")] = False,
    json: Json = False,
) -> None:
    """Convert hand histories; on an error nothing is written, and the exit code is 1."""
    raise typer.Exit(code=convert_paths(paths, out, strict=strict, notes=notes, as_json=json))


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(help="Case files (.phh) or folders of them.")],
    house: Annotated[
        str, typer.Option(help="Run all under this house (or house file) instead of their own.")
    ] = "",
    lang: Lang = "",
    *,
    json: Json = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print the sum only.")] = False,
) -> None:
    """Play cases and compare what comes of them; exit 1 if any fails, 2 if any is unreadable."""
    raise typer.Exit(
        code=check_paths(paths, house_name=house, lang=lang, as_json=json, quiet=quiet)
    )


@app.command()
def floor(  # noqa: PLR0913 - the options of a command
    words: Annotated[
        list[str] | None, typer.Argument(help="What happened, in a few words.")
    ] = None,
    *,
    story: Annotated[str, typer.Option(help="What happened, by its id.")] = "",
    answer: Annotated[
        list[str] | None, typer.Option("--answer", "-a", help="A fact, as in -a chips=500.")
    ] = None,
    house: House = "tda",
    game: Annotated[str, typer.Option(help="The game at the table.")] = "holdem",
    structure: Annotated[str, typer.Option(help="limit, pot, none or spread.")] = "",
    small: Annotated[int, typer.Option(min=0, help="The small blind, or the small bet.")] = 0,
    big: Annotated[int, typer.Option(min=0, help="The big blind, or the big bet.")] = 0,
    ante: Annotated[int, typer.Option(min=0)] = 0,
    lang: Lang = "",
    stories: Annotated[
        bool, typer.Option("--stories", help="List all that may be told, and stop.")
    ] = False,
    ask: Annotated[bool, typer.Option("--ask", help="Ask even where no terminal answers.")] = False,
    json: Json = False,
) -> None:
    """Call the floor: say what happened, answer a few questions, get the ruling."""
    call = FloorCall(
        words=" ".join(words or ()),
        story=story,
        answers=tuple(answer or ()),
        house=house,
        table=TableAsked(game, structure, small, big, ante),
        lang=lang,
        as_json=json,
        listed=stories,
    )
    raise typer.Exit(code=call_floor(call, may_ask=ask or (sys.stdin.isatty() and not json)))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="A game: `croupier games list` has them all.")],
    seats: Annotated[
        int | None, typer.Option(min=2, max=10, help="6, or as many as may play.")
    ] = None,
    hands: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Annotated[int, typer.Option()] = 1,
    structure: Annotated[str, typer.Option(help="limit, pot, none or spread.")] = "",
    house: House = "neutral",
    *,
    json: Json = False,
) -> None:
    """Play hands with random legal players; chips are counted after every event."""
    raise typer.Exit(
        code=simulate_hands(
            game,
            seats=seats or 0,
            hands=hands,
            seed=seed,
            structure=structure,
            house_id=house,
            as_json=json,
        )
    )


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(help="A game, a mixed game such as horse, or a game file (.toml).")
    ] = "holdem",
    seats: Annotated[
        int | None, typer.Option(min=2, max=10, help="6, or as many as may play.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Repeats a session.")] = None,
    house: House = "online",
    structure: Annotated[str, typer.Option(help="limit, pot, none or spread.")] = "",
    stack: Annotated[int | None, typer.Option(min=1, help="Chips to sit down with.")] = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal against bots."""
    wanted = Wanted(game, seats or 0, house, structure, stack or 0)
    raise typer.Exit(code=play_session(wanted, seed=seed, lang=lang))


@app.command()
def equity(  # noqa: PLR0913 - the options of a command
    hands: Annotated[list[str], typer.Argument(help="Hands such as AsAh; random is one too.")],
    board: Annotated[str, typer.Option(help="Common cards, such as 2c7d9h.")] = "",
    dead: Annotated[str, typer.Option(help="Cards out of play.")] = "",
    game: Annotated[str, typer.Option(help="The game the hands are of.")] = "holdem",
    samples: Annotated[
        int | None, typer.Option(min=1, help="Take a sample of so many deals.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Where the sample starts.")] = 1,
    *,
    exact: Annotated[
        bool, typer.Option("--exact", help="Count every deal, however many there are.")
    ] = False,
    json: Json = False,
) -> None:
    """What hands win on average: every deal counted, or a sample where there are too many."""
    asked = Asked(tuple(hands), board, dead, game)
    raise typer.Exit(
        code=equity_of(asked, samples=samples or 0, seed=seed, exact=exact, as_json=json)
    )


@bench_app.command("hands")
def bench_hands_command(
    against: Annotated[str, typer.Option(help="The peer: pokerkit.")] = "pokerkit",
    rounds: Annotated[int, typer.Option(min=1)] = 5,
    seconds: Annotated[float, typer.Option(min=0.1, help="Time a side and round.")] = 1.0,
) -> None:
    """Whole hands a second with random legal players, both engines in one run."""
    raise typer.Exit(code=bench_hands(against, rounds=rounds, seconds=seconds))


@bench_app.command("journal")
def bench_journal_command(
    hands: Annotated[int, typer.Option(min=1, help="Hands recorded and replayed.")] = 10_000,
    simulated: Annotated[int, typer.Option(min=1, help="Hands played for memory.")] = 100_000,
    events: Annotated[int, typer.Option(min=1, help="A table's events, reopened.")] = 1_000_000,
) -> None:
    """The replay of recorded hands, memory over many hands, and how fast a table reopens."""
    raise typer.Exit(code=bench_journal(hands=hands, simulated=simulated, events=events))


def main() -> None:
    """The entry point; an error of the data is one line, not a traceback."""
    try:
        app()
    except BrokenPipeError:
        sys.exit(1)
