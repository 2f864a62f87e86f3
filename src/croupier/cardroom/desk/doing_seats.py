"""Seats: taken, asked for, left, changed for another one, and given up for an absent player."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from croupier.cardroom import changes, must_move, seating
from croupier.cardroom import happened as ev
from croupier.cardroom.company import end_play_over
from croupier.cardroom.deciding import Decided, because, refused, seat_known
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk.buying import (
    check_counted,
    check_not_in_hand,
    entry_events,
    told_stack,
)
from croupier.cardroom.desk.deeds_table import ChangeSeat, EndPlayOver
from croupier.cardroom.desk.doing_lists import check_door, check_name
from croupier.cardroom.desk.happened_at_table import UNKNOWN, ChipsShown, LeavingSet, WishSet
from croupier.cardroom.desk.view import (
    hand_with,
    place_in,
    place_of,
    players_in_hands,
)
from croupier.cardroom.desk.work import Work
from croupier.cardroom.money import has_chips
from croupier.cardroom.offers import requests_for
from croupier.cardroom.people import standing
from croupier.cardroom.state import RoomTable, Sitter
from croupier.rulebook.house import RuleId
from croupier.table.why import Why

COMES_IN = "rrop3:4.blinds.4"
LEAVING = seating.LEAVING


def _sit_down(work: Work, deed: d.SitDown) -> None:
    player = deed.player
    check_door(work, player, "seat")
    check_not_in_hand(work, player)
    kept, there = work.room.lock_of(player), place_in(work.room, player)
    if there is not None:
        if there[1].player == player:
            _check_other_game(work, player, there[0])
        check_counted(work, there[0].id, player)
    moved = kept is not None and kept.reason == "drawn"
    work.take(seating.sit_down(work.room, player, work.at, rules=work.rules, chips=deed.chips))
    table, _ = place_of(work.desk, player, work.rules)
    bought = entry_events(work, table.id, player, deed.chips, moved=moved)
    wish = (WishSet(table.id, player, "post"),) if deed.post else ()
    work.decide(_buys(work, player, deed.chips, table.id), *bought, *wish, table=table.id)


def _buys(work: Work, player: str, chips: int, table: str) -> Why:
    return because(
        work.rules,
        ("rrop3:3.buyin.1",),
        f"{player} buys in at table {table}.",
        f"{player} se cave à la table {table}.",
        chips=chips,
    )


def _check_other_game(work: Work, player: str, old: RoomTable) -> None:
    """Between tables of one game chips go along; that is said by another deed."""
    kept = work.room.lock_of(player) or work.room.call_of(player)
    new = work.room.table(kept.table) if kept else None
    if new is not None and new.game == old.game:
        raise refused(
            work.rules,
            ("rrop3:3.buyin.3a",),
            (
                f"{player} goes to table {new.id} with the stack he has.",
                f"{player} passe à la table {new.id} avec son tapis.",
            ),
            ("Have him move, and say his stack.", "Faites-le changer de table avec son tapis."),
        )


def _ask_for_seat(work: Work, deed: d.AskForSeat) -> None:
    player = deed.player
    check_name(work, player)
    check_door(work, player, "seat")
    if player not in work.room.present:
        raise refused(
            work.rules,
            ("rrop3:2.seating.1",),
            (f"{player} is not in the room.", f"{player} n’est pas dans la salle."),
            ("Check in at the desk first.", "Présentez-vous d’abord à l’accueil."),
        )
    asked = seating.ask_for_seat(
        work.room, player, deed.table, deed.seat, work.at, rules=work.rules, chips=deed.chips
    )
    if deed.chips:
        entry_events(work, deed.table, player, deed.chips)
    work.take(asked)
    if deed.chips:
        why = because(
            work.rules,
            (seating.NON_PLAYERS,),
            f"{player} has chips to play.",
            f"{player} a de quoi jouer.",
            chips=deed.chips,
        )
        work.decide(why, ChipsShown(deed.table, player, deed.chips))


def _answer_seat(work: Work, deed: d.AnswerSeat) -> None:
    """With leave he sits down, and buys what he came with."""
    ask = next((each for each in work.room.asks if each.player == deed.player), None)
    chips = work.table(ask.table).shown.get(deed.player, 0) if ask else 0
    if deed.grant:
        check_door(work, deed.player, "seat")
    answer = seating.answer_seat(
        work.room, deed.player, work.at, by=work.by, rules=work.rules, grant=deed.grant
    )
    work.take(answer)
    if deed.grant and ask and chips:
        bought = entry_events(work, ask.table, deed.player, chips)
        settled = seating.settle(work.room, deed.player, work.at, rules=work.rules)
        why = _buys(work, deed.player, chips, ask.table)
        work.decide(why, *bought, *settled.events, table=ask.table)


def _first_seats(work: Work, deed: d.FirstSeats) -> None:
    for player, _ in deed.wishes:
        check_door(work, player, "seat")
    decided, losers = seating.first_seats(
        work.room,
        deed.table,
        deed.wishes,
        work.at,
        rules=work.rules,
        in_hand=players_in_hands(work.desk),
    )
    if not decided.events and losers:
        raise next(iter(losers.values()))
    work.take(decided)
    for player, refusal in losers.items():
        legal = {"legal_en": refusal.legal.en, "legal_fr": refusal.legal.fr}
        work.decide(Why(refusal.text, refusal.rules, {"player": player, **legal}))


def _leave_seat(work: Work, deed: d.LeaveSeat) -> None:
    """Whoever asks it himself with chips of his on the table goes when the staff have seen them."""
    table, sitter = place_of(work.desk, deed.player, work.rules)
    if work.by.role == "player" and _has_chips(work, table, deed.player):
        _ask_to_leave(work, table, deed.player)
    elif sitter.over == deed.player:
        give_up_place(work, deed.player, deed.stack)
    else:
        leave_table(work, table, sitter, deed.stack)


def _has_chips(work: Work, table: RoomTable, player: str) -> bool:
    kept = work.table(table.id)
    unknown = player in kept.uncounted or hand_with(work.desk, player) is not None
    return unknown or has_chips(kept.money.of(player), kept.stacks.get(player, 0))


def _ask_to_leave(work: Work, table: RoomTable, player: str) -> None:
    """He gets no more cards; his stack is whatever is counted when he goes."""
    why = because(
        work.rules,
        ("general:acting.10", "rrop3:2.procedures.5c"),
        f"{player} wishes to leave: the staff cash him in, at the latest after the next hand.",
        f"{player} souhaite partir\u00a0: le personnel encaisse ses jetons, au plus tard après la "
        "prochaine main.",
        table=table.id,
    )
    asked = player in work.table(table.id).leaving
    work.decide(why, *(() if asked else (LeavingSet(table.id, player, UNKNOWN),)))


def leave_table(
    work: Work,
    table: RoomTable,
    sitter: Sitter,
    stack: int,
    *,
    articles: tuple[RuleId, ...] = (),
) -> None:
    """A sitter leaves with all that is his: at once, or after the hand he is dealt into.

    *articles* are those by which the house has him leave.  What was set aside while somebody plays
    in his place is his too; that one gets up.
    """
    if hand_with(work.desk, sitter.player):
        leave_after_hand(work, table, sitter.player, stack, articles=articles or LEAVING)
        return
    if sitter.over:
        check_not_in_hand(work, sitter.over)
        check_counted(work, table.id, sitter.over)
    told = () if sitter.over else told_stack(work, table.id, sitter.player, stack)
    gone = seating.leave_seat(work.room, sitter.player, work.at, rules=work.rules)
    work.take(with_conduct(work, sitter.player, gone, ordered=articles), *told)


def with_conduct(
    work: Work, player: str, gone: Decided, *, ordered: tuple[RuleId, ...] = ()
) -> Decided:
    """The same, by the articles that *ordered* it or that keep him out, if any do."""
    now = standing(work.desk.files, player, work.at)
    kept_out = [article for one in (*now.barred, *now.suspended) for article in one.rules]
    articles = tuple(dict.fromkeys((*ordered, *kept_out)))
    if not articles:
        return gone
    return replace(gone, why=replace(gone.why, rules=work.rules.cite(articles)))


def leave_after_hand(
    work: Work,
    table: RoomTable,
    player: str,
    stack: int,
    *,
    articles: tuple[RuleId, ...] = LEAVING,
) -> None:
    """Who is in a hand has his seat until it is over."""
    why = because(
        work.rules,
        articles,
        f"{player} leaves when the hand is over.",
        f"{player} part à la fin de la main.",
        table=table.id,
        hand=work.room.hand_of(table.id),
    )
    work.decide(why, LeavingSet(table.id, player, max(0, stack)))


def give_up_place(work: Work, player: str, stack: int) -> None:
    """Who plays in an absent player's place cashes in and gets up, after the hand if in one."""
    table, sitter = place_of(work.desk, player, work.rules)
    if sitter.over == player and hand_with(work.desk, player):
        leave_after_hand(work, table, player, stack)
        return
    ended = end_play_over(work.room, player, work.at, rules=work.rules)
    work.take(ended, *told_stack(work, table.id, player, stack))


def _end_play_over(work: Work, deed: EndPlayOver) -> None:
    give_up_place(work, deed.player, deed.stack)


def _request_seat(work: Work, deed: d.RequestSeat) -> None:
    """In a hand the wish is only noted; it has its moment when the hand is over."""
    table, sitter = seat_known(work.rules, work.room, deed.player)
    decided = changes.request_seat(
        work.room, deed.player, work.at, rules=work.rules, seat=deed.seat
    )
    moves = any(isinstance(event, ev.SeatsSwapped) for event in decided.events)
    if moves and hand_with(work.desk, deed.player):
        why = because(
            work.rules,
            (changes.EARLIEST, changes.PRECEDENCE),
            f"{sitter.player} changes seats when the hand is over.",
            f"{sitter.player} change de siège à la fin de la main.",
            at=work.at,
            seat=deed.seat,
        )
        work.decide(why, ev.ChangeRequested(deed.player, table.id, work.at, deed.seat))
        return
    work.take(decided)


def _request_transfer(work: Work, deed: d.RequestTransfer) -> None:
    work.take(changes.request_transfer(work.room, deed.player, deed.to, work.at, rules=work.rules))


def _withdraw(work: Work, deed: d.WithdrawRequest) -> None:
    work.take(changes.withdraw(work.room, deed.player, rules=work.rules))


def _change_seat(work: Work, deed: ChangeSeat) -> None:
    """A free seat of one's table is had at once, unless somebody there asked for it before."""
    table, sitter = seat_known(work.rules, work.room, deed.player)
    check_not_in_hand(work, deed.player)
    seating.check_free(work.room, deed.player, table, deed.seat, work.rules)
    first = next(iter(requests_for(work.room, table, deed.seat, {})), None)
    if sitter.away or (first and first.player != deed.player):
        raise refused(
            work.rules,
            (changes.EARLIEST,),
            (
                f"Seat {deed.seat} is not {deed.player}’s to take.",
                f"Le siège {deed.seat} ne revient pas à {deed.player}.",
            ),
            (
                "Ask for a seat; the first to ask has it.",
                "Demandez un siège, le premier l’obtient.",
            ),
        )
    why = because(
        work.rules,
        (changes.PRECEDENCE, "rrop3:4.blinds.18a"),
        f"{deed.player} goes to seat {deed.seat}, which nobody asked for before.",
        f"{deed.player} passe au siège {deed.seat}, que personne n’avait demandé.",
        at=work.at,
    )
    work.decide(why, ev.SeatChanged(deed.player, table.id, deed.seat, work.at))


def _move_now(work: Work, deed: d.MoveNow) -> None:
    table, _ = seat_known(work.rules, work.room, deed.player)
    if work.room.lock_of(deed.player) is None:
        raise refused(
            work.rules,
            ("rrop3:2.seating.13b",),
            (
                f"No seat elsewhere is kept for {deed.player}.",
                f"Aucun siège n’est gardé ailleurs pour {deed.player}.",
            ),
            ("Ask for a change of table.", "Demandez à changer de table."),
        )
    check_not_in_hand(work, deed.player)
    told = told_stack(work, table.id, deed.player, deed.stack)
    chips = deed.stack + deed.added
    decided = seating.sit_down(work.room, deed.player, work.at, rules=work.rules, chips=chips)
    work.take(decided, *told, added=deed.added)
    if deed.post:
        new, _ = place_of(work.desk, deed.player, work.rules)
        why = because(
            work.rules,
            ("rrop3:2.seating.11a", COMES_IN),
            f"{deed.player} posts to play at once.",
            f"{deed.player} poste pour jouer tout de suite.",
        )
        work.decide(why, WishSet(new.id, deed.player, "post"))


def _refuse_move(work: Work, deed: d.RefuseMove) -> None:
    table, _ = seat_known(work.rules, work.room, deed.player)
    check_not_in_hand(work, deed.player)
    decided = must_move.refuse_move(work.room, deed.player, work.at, rules=work.rules)
    work.take(decided, *told_stack(work, table.id, deed.player, deed.stack))


HANDLERS: Mapping[type[d.Deed], Callable[[Work, Any], None]] = MappingProxyType(
    {
        d.SitDown: _sit_down,
        d.AskForSeat: _ask_for_seat,
        d.AnswerSeat: _answer_seat,
        d.FirstSeats: _first_seats,
        d.LeaveSeat: _leave_seat,
        d.RequestSeat: _request_seat,
        d.RequestTransfer: _request_transfer,
        d.WithdrawRequest: _withdraw,
        d.MoveNow: _move_now,
        d.RefuseMove: _refuse_move,
        ChangeSeat: _change_seat,
        EndPlayOver: _end_play_over,
    }
)
