"""Tables that feed another one: declared by the house, left in order, refused at a price."""

from croupier.cardroom import happened as ev
from croupier.cardroom.deciding import Decided, because, refused, supervised, table_known
from croupier.cardroom.leaving import BAN_MINUTES, REFUSAL, over_ends, without_extra
from croupier.cardroom.offers import Offer, may_transfer, movers_to
from croupier.cardroom.state import (
    MINUTE,
    GameId,
    Person,
    PlayerId,
    Room,
    Seconds,
    TableId,
)
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule

MUST_MOVE = "rrop3:2.seating.9a"
ORDER = "rrop3:2.seating.9b"
NEED = "rrop3:2.seating.3a"

UNEVEN = 2


@rule(MUST_MOVE)
def declare_feed(
    room: Room, table: TableId, feeds: TableId, *, by: Person, rules: House
) -> Decided:
    """The house makes a table feed another of the same game and limit, or (none named) stops it."""
    supervised(rules, by, (MUST_MOVE,))
    found = table_known(rules, room, table)
    if feeds:
        main = table_known(rules, room, feeds)
        above = main
        while above.feeds and above.id != table:
            above = table_known(rules, room, above.feeds)
        if main.game != found.game or above.id == table:
            raise refused(
                rules,
                (MUST_MOVE,),
                (
                    f"Table {table} cannot feed table {feeds}.",
                    f"La table {table} ne peut pas alimenter la table {feeds}.",
                ),
                (
                    "Name another table of the same game and limit that it does not live on.",
                    "Nommez une autre table de même variante et limite, qui ne l’alimente pas.",
                ),
            )
    why = because(
        rules,
        (MUST_MOVE,),
        f"Table {table} feeds table {feeds}." if feeds else f"Table {table} stands alone.",
        f"La table {table} alimente la table {feeds}."
        if feeds
        else f"La table {table} est autonome.",
        by=by.id,
        game=found.game,
    )
    return Decided((ev.FeedDeclared(table, feeds, by.id),), why)


@rule(ORDER)
def must_move_list(room: Room, table: TableId) -> tuple[PlayerId, ...]:
    """The players of all tables that feed *table*, in the order of the waiting list."""
    return tuple(sitter.player for _, sitter in movers_to(room, table))


@rule(REFUSAL)
def refuse_move(room: Room, player: PlayerId, at: Seconds, *, rules: House) -> Decided:
    """Who will not go to the main table leaves the game, and stays out of it for an hour."""
    table, lock = room.table_of(player), room.lock_of(player)
    if table is None or lock is None or lock.reason != "must_move":
        raise refused(
            rules,
            (REFUSAL,),
            (f"{player} is not called to move.", f"{player} n’est pas appelé à changer de table."),
            ("He may play on.", "Il peut continuer à jouer."),
        )
    until = at + BAN_MINUTES * MINUTE
    why = because(
        rules,
        (REFUSAL,),
        f"{player} refuses the main table: he quits, and may return after {BAN_MINUTES} min.",
        f"{player} refuse la table principale\u00a0: il quitte, pour {BAN_MINUTES} min au moins.",
        refused_at=at,
        until=until,
    )
    events = (
        *over_ends(room, player, at),
        ev.LockReleased(player, lock.table, lock.seat, at, lock.money),
        ev.LeftSeat(player, table.id, at, "refused_move"),
        *without_extra(room, player, at),
        ev.Banned(player, table.game, until),
    )
    return Decided(events, why)


@rule(NEED)
def balance(room: Room, game: GameId, *, rules: House) -> Offer | None:
    """The volunteer who would even out the tables of a game best; None while they are even.

    Who is coming to a table counts there already, and who is leaving it no more.

    Nobody is made to go: the house balances by where it seats newcomers, and by those who asked.
    """
    tables = [table for table in room.tables_of(game) if not table.feeds]
    if len(tables) < UNEVEN:
        return None
    facts = {table.id: room.expected_at(table.id) for table in tables}
    long = max(tables, key=lambda each: facts[each.id])
    short = min(tables, key=lambda each: facts[each.id])
    if facts[long.id] - facts[short.id] < UNEVEN:
        return None
    willing = sorted(
        (each for each in room.requests if each.to == short.id and each.table == long.id),
        key=lambda each: each.at,
    )
    if willing and may_transfer(room, long, short):
        why = because(
            rules,
            (NEED, "rrop3:2.seating.3b"),
            f"{willing[0].player} asked first to go to the shorter table.",
            f"{willing[0].player} a demandé le premier la table la moins garnie.",
            players=facts,
            requested_at=willing[0].at,
        )
        return Offer("transfer", willing[0].player, why)
    why = because(
        rules,
        (NEED,),
        f"Table {short.id} is short: the next newcomers go there.",
        f"La table {short.id} est dégarnie\u00a0: les prochains venus y vont.",
        players=facts,
    )
    return Offer("nobody", "", why)
