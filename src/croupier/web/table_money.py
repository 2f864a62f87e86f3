"""The money of a table over plain HTTP: any guest of the room may read it, as JSON or as CSV."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, FromQuery

from croupier.service.live_table import LiveTable
from croupier.service.money_view import TableMoney, money_csv, table_money
from croupier.service.refusals import Declined
from croupier.web import wire
from croupier.web.sessions import guest_of

_FRESH = {"cache-control": "no-store"}


@get("/api/tables/{id:str}/ledger")
async def ledger(id: FromPath[str], request: Request[Any, Any, State]) -> Response[wire.Ledger]:
    """Who bought what at a table, who is ahead, and who would pay whom."""
    table = _table(id, request)
    return Response(_ledger(id, table_money(table)), headers=_FRESH)


@get("/api/tables/{id:str}/ledger.csv", media_type=MediaType.TEXT)
async def ledger_csv(
    id: FromPath[str], request: Request[Any, Any, State], lang: FromQuery[str] = "en"
) -> Response[str]:
    """Every posting of a table as CSV, its memos in the language asked for, else in English."""
    table = _table(id, request)
    body = money_csv(table, "fr" if lang == "fr" else "en")
    name = {"content-disposition": f'attachment; filename="{table.table.id}.csv"'}
    return Response(body, media_type="text/csv; charset=utf-8", headers={**_FRESH, **name})


def _table(id: str, request: Request[Any, Any, State]) -> LiveTable:
    """The table of that id.  Raises 401 for no guest of the room, 404 for no table of it."""
    room = request.app.state.room
    if guest_of(room, request) is None:
        raise NotAuthorizedException("no guest yet: enter with a name")
    try:
        table: LiveTable = room.table(id)
    except Declined as declined:
        raise NotFoundException(declined.text.en) from declined
    return table


def _ledger(id: str, money: TableMoney) -> wire.Ledger:
    return wire.Ledger(
        table=id,
        rows=[
            wire.LedgerRow(
                name=row.name,
                bought=row.bought,
                cashed=row.cashed,
                stack=row.stack,
                net=row.net,
                here=row.here,
            )
            for row in money.rows
        ],
        rake=money.rake,
        sum=money.sum,
        transfers=[wire.Transfer(*one) for one in money.transfers],
        why=wire.text(money.why.text),
        rules=list(money.why.rules),
    )


MONEY_HANDLERS = (ledger, ledger_csv)
