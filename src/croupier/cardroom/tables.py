"""Tables open and close by the house alone, with the limit it says; players may ask."""

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom.deciding import (
    Decided,
    because,
    game_known,
    refused,
    supervised,
    table_known,
)
from croupier.cardroom.state import (
    NEVER,
    Game,
    GameId,
    LimitWish,
    Lock,
    Person,
    PlayerId,
    Room,
    RoomTable,
    Seconds,
    TableId,
)
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule

HOUSE_OPENS = "rrop3:2.procedures.1"
EXTRA = "rrop3:2.seating.8"
MUST_MOVE = "rrop3:2.seating.9a"
LIMIT = "rrop3:2.procedures.16"

OF_THE_GAME = frozenset({"must_move", "transfer"})
"""Reasons for which a seat is kept that hold within one game."""

BLOCKING_OBJECTIONS = 2
FEWEST_TO_PLAY = 2


@rule(HOUSE_OPENS)
def ask_for_table(
    room: Room, player: PlayerId, game: GameId, at: Seconds, *, rules: House
) -> Decided:
    """A player's wish for a table only waits for the house."""
    game_known(rules, room, game)
    why = because(
        rules,
        (HOUSE_OPENS,),
        f"The wish for a table of {game} waits for the house.",
        f"Le souhait d’une table de {game} attend la maison.",
        player=player,
        at=at,
        others=tuple(who for who, what in room.wanted_tables if what == game),
    )
    return Decided((ev.TableAsked(player, game, at),), why)


@rule(HOUSE_OPENS, EXTRA, MUST_MOVE)
def open_table(
    room: Room,
    table: TableId,
    game: GameId,
    at: Seconds,
    *,
    by: Person,
    rules: House,
    extra: bool = False,
) -> Decided:
    """Management opens a table; a later one of the same game feeds an earlier one where so chosen.

    With *extra* it starts with one player more than its size, which a supervisor may decide to
    avoid a dispute.
    """
    articles = (HOUSE_OPENS, EXTRA) if extra else (HOUSE_OPENS,)
    supervised(rules, by, articles)
    game_known(rules, room, game)
    _can_be_opened(room, table, rules)
    others = room.tables_of(game)
    feeds = others[-1].id if others and rules.options.seating.must_move else ""
    if feeds:
        articles = (*articles, MUST_MOVE)
    why = because(
        rules,
        articles,
        f"{by.id} opens table {table} for {game}.",
        f"{by.id} ouvre la table {table} en {game}.",
        feeds=feeds,
        extra=extra,
        waiting=room.waiting(game),
    )
    return Decided((ev.TableOpened(table, game, at, by.id, feeds, extra),), why)


def _can_be_opened(room: Room, table: TableId, rules: House) -> None:
    found = room.table(table)
    if found is None or found.lives:
        usable = ", ".join(each.id for each in room.tables if not each.lives) or "–"
        raise refused(
            rules,
            (HOUSE_OPENS,),
            (f"Table {table} cannot be opened.", f"La table {table} ne peut pas être ouverte."),
            (f"Tables to be opened: {usable}.", f"Tables à ouvrir\u00a0: {usable}."),
        )


@rule(HOUSE_OPENS)
def close_table(room: Room, table: TableId, at: Seconds, *, by: Person, rules: House) -> Decided:
    """Management closes a table at which nobody sits; one with players is broken first."""
    supervised(rules, by, (HOUSE_OPENS,))
    found = table_known(rules, room, table)
    if found.sitters or any(lock.table == table for lock in room.locks):
        raise refused(
            rules,
            (HOUSE_OPENS,),
            (f"Table {table} has players.", f"La table {table} a des joueurs."),
            ("Break the table first.", "Fermez d’abord la table par tirage des places."),
        )
    why = because(
        rules,
        (HOUSE_OPENS,),
        f"{by.id} closes table {table}.",
        f"{by.id} ferme la table {table}.",
        at=at,
    )
    gone = tuple(
        ev.CallEnded(call.player, at, "skipped") for call in room.calls if call.table == table
    )
    denied = tuple(ev.SeatDenied(ask.player, at, by.id) for ask in room.asks if ask.table == table)
    return Decided((*gone, *denied, ev.TableClosed(table, at, by.id)), why)


def may_start(table: RoomTable) -> bool:
    """Whether a hand can be dealt: two players are settled, whoever else comes and goes."""
    return table.lives and sum(each.settled and not each.away for each in table.sitters) >= (
        FEWEST_TO_PLAY
    )


@rule(LIMIT)
def wish_limit(
    room: Room, player: PlayerId, table: TableId, game: GameId, *, rules: House
) -> Decided:
    """A player proposes another limit for his table."""
    found = table_known(rules, room, table)
    goal = game_known(rules, room, game)
    here = game_known(rules, room, found.game)
    if not found.of(player) or goal.variant != here.variant or goal.id == here.id:
        raise refused(
            rules,
            (LIMIT,),
            (f"Table {table} cannot change to that.", f"La table {table} ne peut y passer."),
            (
                "A player of the table may propose another limit of its game.",
                "Un joueur de la table peut proposer une autre limite de la même variante.",
            ),
        )
    why = because(
        rules,
        (LIMIT,),
        f"{player} proposes {game} at table {table}.",
        f"{player} propose {game} à la table {table}.",
        players=len(found.sitters),
        raises=raises_limit(here, goal),
    )
    return Decided((pe.LimitWished(table, game, player),), why)


def object_to_limit(room: Room, player: PlayerId, table: TableId, *, rules: House) -> Decided:
    """A player of the table objects to the change that is proposed."""
    found = table_known(rules, room, table)
    if not found.of(player) or not any(wish.table == table for wish in room.limit_wishes):
        raise refused(
            rules,
            (LIMIT,),
            (f"{player} has nothing to object to.", f"{player} n’a rien à quoi s’opposer."),
            (
                "Players of the table object to a change that is proposed.",
                "Les joueurs de la table s’opposent à un changement proposé.",
            ),
        )
    why = because(
        rules, (LIMIT,), f"{player} objects.", f"{player} s’oppose.", player=player, table=table
    )
    return Decided((pe.LimitObjected(table, player),), why)


def raises_limit(here: Game, goal: Game) -> bool:
    """Whether *goal* is the higher limit: by its largest bet or blind, then by the next one."""
    return sorted(goal.stakes, reverse=True) > sorted(here.stakes, reverse=True)


@rule(LIMIT)
def change_limit(
    room: Room, table: TableId, *, by: Person, rules: House, at: Seconds = NEVER
) -> Decided:
    """The proposed limit is played unless two players or more object; staff have it changed.

    A raise waits for the approval of a floor or a manager; a lower limit needs none.  What was
    promised at the table for its old limit ends at *at*, and no name loses its place by it.
    """
    found = table_known(rules, room, table)
    wish = _wish_to_decide(room, table, by, rules)
    goal, here = game_known(rules, room, wish.game), game_known(rules, room, found.game)
    objectors = tuple(player for player in wish.objectors if found.of(player))
    raises = raises_limit(here, goal)
    facts = {"objectors": objectors, "raises": raises, "by": by.id}
    if len(objectors) >= BLOCKING_OBJECTIONS:
        why = because(
            rules,
            (LIMIT,),
            f"{len(objectors)} players object: the limit stays.",
            f"{len(objectors)} joueurs s’opposent\u00a0: la limite reste.",
            **facts,
        )
        return Decided((pe.LimitKept(table, by.id),), why)
    if raises:
        supervised(rules, by, (LIMIT,))
    why = because(
        rules,
        (LIMIT,),
        f"Table {table} goes to {goal.id}.",
        f"La table {table} passe à {goal.id}.",
        **facts,
    )
    ended = _ended_with_limit(room, found, at, by)
    return Decided((*ended, pe.LimitChanged(table, goal.id, by.id)), why)


def _wish_to_decide(room: Room, table: TableId, by: Person, rules: House) -> LimitWish:
    wish = next((each for each in room.limit_wishes if each.table == table), None)
    if wish is None:
        raise refused(
            rules,
            (LIMIT,),
            ("No other limit is proposed.", "Aucune autre limite n’est proposée."),
            ("Propose one.", "Proposez-en une."),
        )
    if by.role == "player":
        raise refused(
            rules,
            (LIMIT,),
            (f"{by.id} does not change the limit.", f"{by.id} ne change pas la limite."),
            (
                "Players propose and object; the staff change it.",
                "Les joueurs proposent et s’opposent\u00a0; le personnel la change.",
            ),
        )
    return wish


def _ended_with_limit(
    room: Room, table: RoomTable, at: Seconds, by: Person
) -> tuple[ev.Happened, ...]:
    """What was promised at a table, or to its players elsewhere, for a game it plays no more."""
    events: list[ev.Happened] = []
    events += (ev.CallEnded(c.player, at, "skipped") for c in room.calls if c.table == table.id)
    for ask in room.asks:
        if ask.table == table.id:
            events.append(ev.SeatDenied(ask.player, at, by.id))
            if not room.entry_of(ask.player, table.game):
                events.append(ev.ListJoined(ask.player, table.game, at))
    # Each name at the top stands above the one before, so the last in order goes there first.
    for lock in sorted(room.locks, key=_last_first):
        if lock.table == table.id or (table.of(lock.player) and lock.reason in OF_THE_GAME):
            events.append(ev.LockReleased(lock.player, lock.table, lock.seat, at, lock.money))
            old = room.table_of(lock.player)
            if not old or old.game != table.game:
                events.append(ev.ListJoined(lock.player, table.game, at, top=True))
    return tuple(events)


def _last_first(lock: Lock) -> tuple[bool, int]:
    return (lock.rank is not None, -(lock.rank or 0))
