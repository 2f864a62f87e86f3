"""`croupier room`: simulate an evening of a card room, and read the file of a live one."""

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.games import Json, Lang
from croupier.cli.room_files import print_ledger, print_log, verify_room
from croupier.cli.room_simulate import Kept, simulate_evening
from croupier.service.evening import Asked

room_app = typer.Typer(
    no_args_is_help=True, help="A card room: simulate an evening, read the file of a live one."
)

RoomFile = Annotated[Path, typer.Argument(help="The file of a room.")]
House = Annotated[str, typer.Option(help="The house whose rules hold, or a house file (.toml).")]


@room_app.command("simulate")
def simulate_command(  # noqa: PLR0913 - the options of a command
    players: Annotated[int, typer.Option(help="How many people come.")] = 60,
    tables: Annotated[int, typer.Option(help="How many tables the room has.")] = 8,
    hours: Annotated[int, typer.Option(help="How long it is open.")] = 12,
    seed: Annotated[int, typer.Option(help="Repeats an evening.")] = 5,
    house: House = "rrop3_cash",
    collection: Annotated[
        str, typer.Option(help="time_charge, rake or none; else as the house has it.")
    ] = "",
    *,
    must_move: Annotated[
        bool, typer.Option("--must-move", help="A second table of a game feeds the first.")
    ] = False,
    lang: Lang = "",
    json: Json = False,
    csv: Annotated[Path | None, typer.Option(help="Write the ledger to this file.")] = None,
    data: Annotated[
        Path | None, typer.Option(help="Keep the evening in this new room file.")
    ] = None,
) -> None:
    """An evening in a card room, by the desk: every hand is played, every chip is counted."""
    asked = Asked(players, tables, hours, seed, collection, must_move)
    kept = Kept(csv, data)
    raise typer.Exit(code=simulate_evening(asked, house, kept, lang, as_json=json))


@room_app.command("log")
def log_command(
    file: RoomFile,
    player: Annotated[str, typer.Option(help="Only what concerns this player.")] = "",
    table: Annotated[str, typer.Option(help="Only what happened at this table.")] = "",
    *,
    why: Annotated[bool, typer.Option("--why", help="The reason and its articles too.")] = False,
    lang: Lang = "",
    json: Json = False,
) -> None:
    """What the desk of a room has written down, in words."""
    raise typer.Exit(code=print_log(file, player, table, lang, with_why=why, as_json=json))


@room_app.command("ledger")
def ledger_command(
    file: RoomFile,
    *,
    csv: Annotated[bool, typer.Option("--csv", help="Every posting, as CSV.")] = False,
    settle: Annotated[bool, typer.Option("--settle", help="Who pays whom.")] = False,
    lang: Lang = "",
    json: Json = False,
) -> None:
    """The balances of a room; or every posting; or who pays whom so that all are even."""
    raise typer.Exit(code=print_ledger(file, lang, as_csv=csv, settle=settle, as_json=json))


@room_app.command("verify")
def verify_command(file: RoomFile, lang: Lang = "", *, json: Json = False) -> None:
    """Fold everything a room has written down again and check it; exit 1 if anything is wrong."""
    raise typer.Exit(code=verify_room(file, lang, as_json=json))
