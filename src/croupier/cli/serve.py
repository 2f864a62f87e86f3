"""Open the room: a server on this machine, or for everybody in the house."""

import contextlib
import errno
import os
import socket
import sys
from pathlib import Path

import segno
import uvicorn
from litestar import Litestar

from croupier.cli.choices import check_first_hand, named_house
from croupier.cli.games import faults_of, read_host_game
from croupier.cli.output import BAD_INPUT
from croupier.data import DataError
from croupier.games import add_game
from croupier.journal import CodecError, Journal, JournalError
from croupier.rulebook.house import House
from croupier.service.demo import HOUSE, demo_tables
from croupier.service.room import Room
from croupier.service.upkeep import with_bots
from croupier.table import Table, empty_table
from croupier.web.app import CASH_HOUSE, create_app
from croupier.web.desk_live import desk_restart
from croupier.web.desk_room import DeskRoom, staff_path

_EVERYWHERE = "0.0.0.0"  # noqa: S104 - the point of --lan
_MOST_FRAME_BYTES = 16 * 1024
_GRACE_SECONDS = 5
_BACKLOG = 1024
_FILE = "room.sqlite"


class CannotServe(RuntimeError):
    """The room cannot be opened; the message says why and what would help."""


class BadHouse(CannotServe):
    """The house of the room is none, or its tables cannot be played by it."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    lan: bool = False,
    data: Path | None = None,
    games: Path | None = None,
    house: str = HOUSE,
    cash_house: str = CASH_HOUSE,
) -> None:
    """Run the room until it is interrupted; if it cannot be opened, say why and exit with 1.

    *games* is a folder of game files of the host's own: the room has a table of each.  *house* is
    the id of the house whose rules hold, or a file of the host's own; a bad one exits with 2.
    *cash_house* is the same for the card room; who opens the staff link it prints is its manager.
    *lan* opens it to the local network and prints a code for phones.  *data* is the file of the
    room, by default in the user's data folder (CROUPIER_DATA names another folder or file).
    Port 0 takes any free port.
    """
    try:
        if games is not None:
            _add_games(games)
        tables, rules = _tables(house), _card_room(cash_house)
        _run(host, port, lan=lan, data=data, tables=tables, rules=rules)
    except CannotServe as error:
        print(f"croupier serve: {error}", file=sys.stderr)  # noqa: T201 - said to the user
        raise SystemExit(BAD_INPUT if isinstance(error, BadHouse) else 1) from error


def _run(
    host: str,
    port: int,
    *,
    lan: bool,
    data: Path | None,
    tables: tuple[Table, ...],
    rules: House,
) -> None:
    listening = _listen(_EVERYWHERE if lan else host, port)
    room = Room(_journal(data), tables)
    try:
        desk = _desk(room, rules)
        application = create_app(room, desk=desk)
        server = RoomServer(_config(application), application)
        link = staff_path(desk.staff.opening_link())
        _announce(host, listening.getsockname()[1], lan=lan, file=room.journal.path, staff=link)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
    finally:
        room.journal.close()


def _desk(room: Room, rules: House) -> DeskRoom:
    """The card room as the room's file has it.  Raises CannotServe for a spoilt one."""
    try:
        return DeskRoom(room.journal, rules, wall=room.wall)
    except CodecError as error:
        raise CannotServe(f"the card room cannot be read: {error}") from error


def _card_room(house: str) -> House:
    """The house of the card room.  Raises BadHouse if there is none of that name."""
    try:
        return named_house(house)
    except DataError as error:
        raise BadHouse(str(error)) from error


def _tables(house: str) -> tuple[Table, ...]:
    """The tables of the room under that house.  Raises BadHouse if one of them cannot be played."""
    try:
        tables = demo_tables(named_house(house).id)
        for table in tables:
            check_first_hand(with_bots(empty_table(table)))
    except DataError as error:
        raise BadHouse(str(error)) from error
    return tables


def _add_games(folder: Path) -> None:
    """Make the games of a folder known to the library, and so to the room.

    Raises CannotServe with every fault of every file, as `croupier games check` tells them.
    """
    if not folder.is_dir():
        raise CannotServe(f"{folder} is no folder of game files")
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise CannotServe(f"there is no game file (*.toml) in {folder}")
    wrong = [fault for file in files for fault in faults_of(file)]
    known: dict[str, Path] = {}
    for file in files if not wrong else ():
        variant = read_host_game(file)
        if variant.id in known:
            wrong.append(f"{file}: id: {variant.id!r} is the game of {known[variant.id].name} too")
            continue
        known[variant.id] = file
        try:
            add_game(variant)
        except DataError as error:
            wrong.append(f"{file}: id: {error}")
    if wrong:
        raise CannotServe("the host's games cannot be played:\n" + "\n".join(wrong))


class RoomServer(uvicorn.Server):
    """A server that tells its guests before it goes down."""

    def __init__(self, config: uvicorn.Config, application: Litestar) -> None:
        """A server of *application*."""
        super().__init__(config)
        self._application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that the room will be back, then close."""
        feed = getattr(self._application.state, "feed", None)
        if feed is not None:
            await feed.restart()
        desk = getattr(self._application.state, "desk", None)
        if desk is not None:
            await desk_restart(desk)
        await super().shutdown(sockets)


def _config(application: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        application,
        ws="websockets-sansio",
        ws_max_size=_MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        log_level="warning",
        server_header=False,
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # From here on browsers wait instead of being turned away.
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        raise CannotServe(_why_not(host, port, error)) from error
    return listening


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken, perhaps by a room that is open already; "
            f"try `croupier serve --port {port + 1}`"
        )
    if error.errno == errno.EACCES:
        return f"port {port} is reserved; try a port from 1024 on, such as 8000"
    return f"cannot listen on {host}:{port}: {error.strerror}"


def _journal(data: Path | None) -> Journal:
    file = data or default_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return Journal(file)
    except (JournalError, OSError) as error:
        raise CannotServe(f"the room's file cannot be used: {error}") from error


def default_file() -> Path:
    """Where the room keeps its file unless told otherwise, as the platform has it."""
    named = os.environ.get("CROUPIER_DATA")
    if named:
        path = Path(named).expanduser()
        return path if path.suffix else path / _FILE
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "croupier" / _FILE


def _announce(host: str, port: int, *, lan: bool, file: str, staff: str) -> None:
    shown = "127.0.0.1" if host in (_EVERYWHERE, "") else host
    local = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    print(f"The room is open: {local}")  # noqa: T201 - said to the user
    if lan:
        address = f"http://{lan_address()}:{port}"
        print(f"On phones in this network: {address}")  # noqa: T201 - said to the user
        segno.make(address, micro=False).terminal(compact=True)
    link = f"{local}{staff}"
    print(f"Who opens this link first runs the card room: {link}")  # noqa: T201 - said to the user
    print(f"Kept in {file}.  Ctrl+C closes it.", flush=True)  # noqa: T201 - said to the user


def lan_address() -> str:
    """The address of this machine in the local network; the loopback address if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A datagram socket sends nothing on connect: it only picks the interface.
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
