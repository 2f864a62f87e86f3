"""`croupier`: serve the room, replay histories, simulate hands, measure."""

import importlib
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from croupier.cli.bench import bench_hands
from croupier.cli.replay import replay_paths
from croupier.cli.simulate import simulate_hands

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Poker by the rulebooks: a room in the browser, and tools for researchers.",
)
bench_app = typer.Typer(no_args_is_help=True, help="Measure side by side with the peers.")
app.add_typer(bench_app, name="bench")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    *,
    lan: Annotated[
        bool, typer.Option("--lan", help="Open the room to the local network, with a QR code.")
    ] = False,
    data: Annotated[Path | None, typer.Option(help="The room's file; made if absent.")] = None,
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
    room.serve(host=host, port=port, lan=lan, data=data)


@app.command()
def replay(
    paths: Annotated[list[Path], typer.Argument(help="PHH files (.phh, .phhs) or folders.")],
    *,
    strict: Annotated[bool, typer.Option("--strict", help="Refuse what the rules refuse.")] = False,
    notes: Annotated[bool, typer.Option("--notes", help="Print what was noted.")] = False,
) -> None:
    """Replay hand histories; exit 1 if any fails."""
    raise typer.Exit(code=replay_paths(paths, strict=strict, notes=notes))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="A game: holdem, omaha8, stud, jacks, draw.")],
    seats: Annotated[int, typer.Option(min=2, max=10)] = 6,
    hands: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Annotated[int, typer.Option()] = 1,
    structure: Annotated[str, typer.Option(help="limit, pot, none or spread.")] = "",
    house: Annotated[str, typer.Option(help="The house whose rules hold.")] = "neutral",
) -> None:
    """Play hands with random legal players; chips are counted after every event."""
    raise typer.Exit(
        code=simulate_hands(
            game, seats=seats, hands=hands, seed=seed, structure=structure, house_id=house
        )
    )


@bench_app.command("hands")
def bench_hands_command(
    against: Annotated[str, typer.Option(help="The peer: pokerkit.")] = "pokerkit",
    rounds: Annotated[int, typer.Option(min=1)] = 5,
    seconds: Annotated[float, typer.Option(min=0.1, help="Time a side and round.")] = 1.0,
) -> None:
    """Whole hands a second with random legal players, both engines in one run."""
    raise typer.Exit(code=bench_hands(against, rounds=rounds, seconds=seconds))


def main() -> None:
    """The entry point; an error of the data is one line, not a traceback."""
    try:
        app()
    except BrokenPipeError:
        sys.exit(1)
