"""Answers about lists and seats: who is next and why, how far away a seat is, who is absent."""

from typing import TYPE_CHECKING

from croupier.cardroom import company, holds, must_move, offers, timing
from croupier.cardroom.deciding import game_known, refused, seat_known, table_known
from croupier.cardroom.desk.asking import Asked, joined
from croupier.cardroom.desk.coming_hand import coming, hand_ahead, held_out
from croupier.cardroom.lists import ahead_of, is_interest_list, may_be_called, picked_up_for
from croupier.cardroom.state import ANY_SEAT, MINUTE, NEVER
from croupier.cardroom.tables import may_start
from croupier.table.why import Why

if TYPE_CHECKING:
    from croupier.cardroom.desk import questions as q

HEAR = "rrop3:2.seating.2"


def who_is_next(asked: Asked, question: "q.WhoIsNext") -> Why:
    """Who gets a seat of a table, as if it were free now."""
    table = table_known(asked.rules, asked.room, question.table)
    free = asked.room.free_seats(table.id)
    if question.seat != ANY_SEAT and question.seat not in table.seats:
        raise refused(
            asked.rules,
            ("rrop3:2.procedures.1",),
            (
                f"Table {table.id} has no seat {question.seat}.",
                f"La table {table.id} n’a pas de siège {question.seat}.",
            ),
            (f"Seats: 1 to {table.size}.", f"Sièges\u00a0: de 1 à {table.size}."),
        )
    seat = question.seat or (free[0] if free else 1)
    offer = offers.who_gets(asked.room, table, seat, rules=asked.rules)
    facts = {"player": offer.player, "by": offer.kind, "seat": seat, "free": free}
    return joined(offer.why, **facts)


def why_called(asked: Asked, question: "q.WhyCalled") -> Why:
    """Why a name was called: nobody before it could be."""
    call, who = asked.room.call_of(question.player), question.player
    if call is None:
        raise refused(
            asked.rules,
            (HEAR,),
            (f"{who} is not called.", f"{who} n’est pas appelé."),
            ("Ask for his place on a list.", "Demandez sa place sur une liste."),
        )
    before = asked.room.list_of(call.game)[: ahead_of(asked.room, who, call.game)]
    others = [each.player for each in before if not asked.room.call_of(each.player)]
    passed = {name: _why_not_called(asked, name, call.table) for name in others}
    left = max(0, call.until - asked.at)
    return asked.because(
        (HEAR, "rrop3:2.procedures.20b"),
        f"{who} is called to seat {call.seat} of table {call.table}; seconds to answer: {left}.",
        f"{who} est appelé au siège {call.seat} de la table {call.table}\u00a0; secondes pour "
        f"répondre\u00a0: {left}.",
        called_at=call.at,
        until=call.until,
        passed_over=passed,
    )


def _why_not_called(asked: Asked, name: str, table: str) -> str:
    if name in asked.room.out:
        return "stepped_out"
    if (name, table) in asked.room.passed:
        return "passed"
    return "kept_apart" if may_be_called(asked.room, name) else "has_a_seat_in_sight"


def place_on_list(asked: Asked, question: "q.PlaceOnList") -> Why:
    """How many names stand before a name, and what would bring it a seat."""
    room, who, game = asked.room, question.player, question.game
    game_known(asked.rules, room, game)
    entry = room.entry_of(who, game)
    if entry is None:
        raise refused(
            asked.rules,
            ("rrop3:2.seating.1",),
            (f"{who} is not on the list of {game}.", f"{who} n’est pas sur la liste de {game}."),
            ("Join the list.", "Inscrivez-vous sur la liste."),
        )
    ahead = ahead_of(room, who, game)
    free = sum(len(room.free_seats(table.id)) for table in room.tables_of(game))
    facts = {
        "ahead": ahead,
        "before": tuple(each.player for each in room.list_of(game)[:ahead]),
        "since": entry.since,
        "waited": asked.at - entry.since,
        "free_seats": free,
        "called": room.call_of(who) is not None,
        "out": who in room.out,
        "picked_up_for": picked_up_for(room, who, game, asked.at),
    }
    seated, assis = _what_would_seat(asked, who, game, ahead)
    return asked.because(
        ("rrop3:2.seating.1", HEAR),
        f"Names before {who} on the list of {game}: {ahead}. {seated}",
        f"Noms avant {who} sur la liste de {game}\u00a0: {ahead}. {assis}",
        **facts,
    )


def _what_would_seat(asked: Asked, who: str, game: str, ahead: int) -> tuple[str, str]:
    room = asked.room
    if room.call_of(who):
        return "He is called.", "Il est appelé."
    if who in room.out:
        return "He is called once he is back.", "On l’appellera à son retour."
    if is_interest_list(room, game):
        return "He waits for a table to open.", "Il attend l’ouverture d’une table."
    many = ahead + 1
    return (
        f"Seats that must open before he is called: {many}.",
        f"Sièges à libérer avant son appel\u00a0: {many}.",
    )


def who_must_move(asked: Asked, question: "q.WhoMustMove") -> Why:
    """The must-move list of a table, in order."""
    table_known(asked.rules, asked.room, question.table)
    order = must_move.must_move_list(asked.room, question.table)
    called = [
        lock.player
        for lock in asked.room.locks
        if lock.reason == "must_move" and lock.table == question.table
    ]
    names = ", ".join(order) or "–"
    return asked.because(
        (must_move.MUST_MOVE, must_move.ORDER),
        f"To table {question.table} move, in this order: {names}.",
        f"Vers la table {question.table} passent, dans cet ordre\u00a0: {names}.",
        order=order,
        called=tuple(called),
    )


def how_long_here(asked: Asked, question: "q.HowLongHere") -> Why:
    """How many hands a player with a seat kept elsewhere may still play, and what then."""
    table, _ = seat_known(asked.rules, asked.room, question.player)
    ahead = hand_ahead(asked.desk, table, asked.rules, held_out(asked.desk, table, asked.rules))
    now = coming(asked.desk, table, ahead, asked.rules) if ahead else timing.Coming(0)
    found = timing.window_of(asked.room, question.player, now, rules=asked.rules)
    if found is None:
        raise refused(
            asked.rules,
            (timing.FEW_WAIT,),
            (
                f"No seat elsewhere is kept for {question.player}.",
                f"Aucun siège n’est gardé ailleurs pour {question.player}.",
            ),
            ("Ask for a change of table.", "Demandez à changer de table."),
        )
    lock, window = found
    game = game_known(asked.rules, asked.room, table.game)
    played = asked.desk.games.get(table.game)
    choices = timing.entry_choices(game.style, played.stakes.big_blind if played else 0)
    ways = tuple((choice.way, choice.amount) for choice in choices)
    return joined(window.why, hands=window.hands, to=lock.table, seat=lock.seat, entry=ways)


def even_tables(asked: Asked, question: "q.EvenTables") -> Why:
    """Whether the tables of a game are even, and who would even them out."""
    game_known(asked.rules, asked.room, question.game)
    offer = must_move.balance(asked.room, question.game, rules=asked.rules)
    if offer is None:
        counts = {table.id: len(table.sitters) for table in asked.room.tables_of(question.game)}
        return asked.because(
            (must_move.NEED,), "The tables are even.", "Les tables sont égales.", players=counts
        )
    return joined(offer.why, player=offer.player)


def can_start(asked: Asked, question: "q.CanStart") -> Why:
    """Whether two players are settled at a table, whoever else comes and goes."""
    table = table_known(asked.rules, asked.room, question.table)
    ready = may_start(table)
    settled = tuple(each.player for each in table.sitters if each.settled and not each.away)
    return asked.because(
        ("rrop3:2.procedures.1",),
        f"Settled at table {table.id}: {len(settled)}; it takes two.",
        f"Installés à la table {table.id}\u00a0: {len(settled)}\u00a0; il en faut deux.",
        can_start=ready,
        settled=settled,
    )


def absence(asked: Asked, question: "q.Absence") -> Why:
    """How long a player is away, how long he may be, and how often he was."""
    who = question.player
    _, sitter = seat_known(asked.rules, asked.room, who)
    lengths = holds.absences_of(asked.room, who, asked.at, rules=asked.rules)
    most = asked.rules.options.absence.max_minutes * MINUTE
    until = max(sitter.away_since + most, sitter.told_until) if sitter.away and most else NEVER
    facts = {
        "away_since": sitter.away_since,
        "until": until,
        "absences": lengths,
        "third": sitter.third,
        "missed_big_blinds": sitter.missed_big_blinds,
        "owes": asked.table(_table_id(asked, who)).blinds.owes(who),
    }
    due = holds.may_pick_up(asked.room, who, asked.at, rules=asked.rules)
    if due is not None:
        return joined(due, **facts, may_pick_up=True)
    en, fr = f"{who} is at his table.", f"{who} est à sa table."
    if sitter.away:
        minutes = (asked.at - sitter.away_since) // MINUTE
        en = f"{who} has been away for {minutes} min, and still has time."
        fr = f"{who} est absent depuis {minutes} min, et a encore du temps."
    return asked.because((holds.LONG, holds.OFTEN), en, fr, **facts, may_pick_up=False)


def pick_ups_due(asked: Asked, _: "q.PickUpsDue") -> Why:
    """Whose chips the floor may pick up now, and why each."""
    due = holds.prompts(asked.room, asked.at, rules=asked.rules)
    names = ", ".join(player for player, _ in due) or "–"
    return asked.because(
        (holds.LONG,),
        f"Chips that may be picked up now: {names}.",
        f"Jetons qui peuvent être retirés maintenant\u00a0: {names}.",
        players={player: {"en": why.text.en, "fr": why.text.fr} for player, why in due},
    )


def _table_id(asked: Asked, player: str) -> str:
    found = asked.room.table_of(player)
    return found.id if found else ""


def guest_sees(asked: Asked, question: "q.GuestSees") -> Why:
    """Whose hand a guest may look at: his host’s, or none."""
    host = company.hand_seen_by(asked.room, question.guest)
    return asked.because(
        (company.GUEST,),
        f"{question.guest} sees the hand of {host}." if host else "He sees no hand.",
        f"{question.guest} voit la main de {host}." if host else "Il ne voit aucune main.",
        host=host,
    )


def drawn_around(asked: Asked, question: "q.DrawAround") -> Why:
    """Seats of a table in the order drawn; a reserved seat stays with whom it is kept for."""
    table = table_known(asked.rules, asked.room, question.table)
    fixed = {
        each.player: (table.id, each.seat) for each in asked.room.reserved if each.table == table.id
    }
    mine = {player for player in question.players if player in fixed}
    free = [(table.id, seat) for seat in asked.room.free_seats(table.id)]
    if len(set(question.players)) < len(question.players) or (
        len(question.players) - len(mine) > len(free)
    ):
        raise refused(
            asked.rules,
            (company.NEEDS, company.RESERVED),
            (
                f"Table {table.id} has no such seats.",
                f"La table {table.id} n’a pas ces sièges.",
            ),
            (f"Free: {len(free)}.", f"Libres\u00a0: {len(free)}."),
        )
    seats = company.draw_around(question.players, tuple(free), fixed)
    return asked.because(
        (company.NEEDS, company.RESERVED),
        "Seats in the order drawn; who has a reserved one keeps it.",
        "Les sièges dans l’ordre tiré\u00a0; qui en a un réservé le garde.",
        seats={player: seat for player, (_, seat) in seats.items()},
    )
