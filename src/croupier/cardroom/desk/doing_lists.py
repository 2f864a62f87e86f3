"""Games, tables and lists: what the house offers, who is here, whose name stands where."""

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from croupier.cardroom import comings, lists, tables
from croupier.cardroom import happened as ev
from croupier.cardroom.deciding import because, refused
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk.happened_at_table import StakesSet
from croupier.cardroom.desk.names import is_unseen
from croupier.cardroom.desk.view import place_in
from croupier.cardroom.desk.work import Work
from croupier.cardroom.people import Door, may_join
from croupier.cardroom.state import Game, PlayerId
from croupier.games import game, game_ids
from croupier.play.setup import Chips, Stakes
from croupier.text import Text

OFFER = "rrop3:2.procedures.1"
_ID = re.compile(r"[^\s:,=+\-@][^\s,]{0,79}")
_SHOWN = 20
_MOST_SEATS = 11
_FEWEST_SEATS = 2
_MOST_CHIPS = 2**53 - 1
_SMALL = Text("small blind", "petite blinde")
_MIDDLE = Text("middle blind", "blinde du milieu")
_BIG = Text("big blind", "grosse blinde")

STRUCTURES: Mapping[str, Text] = MappingProxyType(
    {
        "limit": Text("fixed limit", "limite fixe"),
        "pot": Text("pot-limit", "pot-limit"),
        "none": Text("no-limit", "no-limit"),
        "spread": Text("spread limit", "mises entre deux bornes"),
    }
)
"""What a betting structure is called."""


def check_door(work: Work, player: PlayerId, door: Door) -> None:
    """Raise RoomRefused for somebody who is barred or suspended."""
    may_join(work.desk.files, work.rules, player, work.at, door)


def check_name(work: Work, name: str) -> None:
    """Raise RoomRefused for a name under which nothing can be kept: empty, too long, unseen signs.

    A sign that nobody sees would make two names of one.
    """
    if _ID.fullmatch(name) and not any(map(is_unseen, name)):
        return
    shown = name if len(name) <= _SHOWN else f"{name[:_SHOWN]}…"
    raise refused(
        work.rules,
        (OFFER,),
        (f"{shown!r} is no name to keep.", f"{shown!r} n’est pas un nom à inscrire."),
        (
            "Use up to 80 signs that can be seen, without spaces.",
            "Utilisez 80 signes visibles au plus, sans espace.",
        ),
    )


def _offer_game(work: Work, deed: d.OfferGame) -> None:
    check_name(work, deed.game)
    _check_stakes(work, deed)
    known, stakes = game(deed.variant), deed.stakes
    sizes = (stakes.big_bet, stakes.small_bet, stakes.big_blind, stakes.ante)
    style = "button" if "blind" in known.forced else "stud"
    offered = Game(deed.game, deed.variant, sizes, style)  # type: ignore[arg-type]
    now = work.desk.games.get(deed.game)
    if now and (now.variant, now.stakes) == (known.id, stakes):
        raise refused(
            work.rules,
            (OFFER,),
            (
                f"{deed.game} is offered at these stakes already.",
                f"{deed.game} est déjà proposé à ces enjeux.",
            ),
            (
                "Put names on its list, or offer other stakes under another name.",
                "Inscrivez des noms sur sa liste, ou proposez d’autres enjeux sous un autre nom.",
            ),
        )
    if work.room.tables_of(deed.game):
        raise refused(
            work.rules,
            (OFFER,),
            (f"{deed.game} is being played.", f"{deed.game} est en cours."),
            ("Offer other stakes under another name.", "Proposez d’autres enjeux à part."),
        )
    why = because(
        work.rules,
        (OFFER,),
        f"{deed.game} is offered: its list is open.",
        f"{deed.game} est proposé\u00a0: la liste est ouverte.",
        variant=deed.variant,
        by=work.by.id,
    )
    work.decide(why, ev.GameOffered(offered), StakesSet(deed.game, deed.variant, stakes))


def _check_stakes(work: Work, deed: d.OfferGame) -> None:
    stakes = deed.stakes
    if deed.variant not in game_ids():
        first = ", ".join(sorted(game_ids())[:10])
        shown = deed.variant[:_SHOWN]
        raise refused(
            work.rules,
            (OFFER,),
            (f"No game is called {shown}.", f"Aucune variante ne s’appelle {shown}."),
            (f"Games: {first}…", f"Variantes\u00a0: {first}…"),
        )
    known = game(deed.variant)
    if not _sound(stakes) or not {stakes.structure, *stakes.structures} <= {*known.structures}:
        title, limits = known.title, [STRUCTURES[each] for each in known.structures]
        en, fr = (", ".join(one.in_language(each) for one in limits) for each in ("en", "fr"))
        raise refused(
            work.rules,
            (OFFER,),
            (
                f"{title.en[:1].upper()}{title.en[1:]} is not played at these stakes.",
                f"On ne joue pas à ces enjeux\u00a0: {title.fr}.",
            ),
            (
                f"Bets of whole chips above 0, the larger one second, as {en}.",
                f"Des mises de jetons entiers, plus de 0, la plus grande en second, en {fr}.",
            ),
        )
    _check_blinds(work, stakes)


def _check_blinds(work: Work, stakes: Stakes) -> None:
    """Raise RoomRefused for a smaller blind that is above a larger one."""
    blinds = [
        (_SMALL, stakes.small_blind),
        *([(_MIDDLE, stakes.middle_blind)] if stakes.middle_blind else []),
        (_BIG, stakes.big_blind),
    ]
    for (low, less), (high, more) in pairwise(blinds):
        if less > more:
            raise refused(
                work.rules,
                (OFFER,),
                (
                    f"The {low.en}, {less}, is above the {high.en}, {more}.",
                    f"La {low.fr}, {less}, dépasse la {high.fr}, {more}.",
                ),
                (
                    f"Set the {low.en} to at most {more}.",
                    f"Fixez la {low.fr} à {more} au plus.",
                ),
            )


def _sound(stakes: Stakes) -> bool:
    amounts: tuple[Chips, ...] = (
        stakes.small_bet,
        stakes.big_bet,
        stakes.small_blind,
        stakes.middle_blind,
        stakes.big_blind,
        stakes.ante,
        stakes.bring_in,
    )
    whole = all(type(amount) is int and 0 <= amount <= _MOST_CHIPS for amount in amounts)
    return whole and 0 < stakes.small_bet <= stakes.big_bet and stakes.unit > 0


def _place_table(work: Work, deed: d.PlaceTable) -> None:
    check_name(work, deed.table)
    if work.room.table(deed.table):
        raise refused(
            work.rules,
            (OFFER,),
            (
                f"Table {deed.table} stands in the room already.",
                f"La table {deed.table} est déjà dans la salle.",
            ),
            ("Place it under another name.", "Installez-la sous un autre nom."),
        )
    if not _FEWEST_SEATS <= deed.size <= _MOST_SEATS:
        raise refused(
            work.rules,
            (OFFER,),
            (
                f"A table does not have {deed.size} seats.",
                f"Une table n’a pas {deed.size} sièges.",
            ),
            (
                f"Give it {_FEWEST_SEATS} to {_MOST_SEATS} seats.",
                f"Prévoyez de {_FEWEST_SEATS} à {_MOST_SEATS} sièges.",
            ),
        )
    why = because(
        work.rules,
        (OFFER,),
        f"Table {deed.table} stands in the room.",
        f"La table {deed.table} est dans la salle.",
        size=deed.size,
        by=work.by.id,
    )
    work.decide(why, ev.TablePlaced(deed.table, deed.size))


def _check_in(work: Work, deed: d.CheckIn) -> None:
    check_name(work, deed.player)
    check_door(work, deed.player, "list")
    work.take(comings.check_in(work.room, deed.player, work.at, rules=work.rules))


def _check_out(work: Work, deed: d.CheckOut) -> None:
    found = place_in(work.room, deed.player)
    if found is not None:
        raise refused(
            work.rules,
            ("rrop3:2.seating.1",),
            (
                f"{deed.player} has a place at table {found[0].id}.",
                f"{deed.player} a une place à la table {found[0].id}.",
            ),
            ("Leave the seat first.", "Quittez d’abord le siège."),
        )
    if deed.player not in work.room.present:
        raise refused(
            work.rules,
            ("rrop3:2.seating.1",),
            (f"{deed.player} is not in the room.", f"{deed.player} n’est pas dans la salle."),
            ("There is nothing to do.", "Il n’y a rien à faire."),
        )
    work.take(comings.check_out(work.room, deed.player, work.at, rules=work.rules))


def _step_out(work: Work, deed: d.StepOut) -> None:
    work.take(comings.step_out(work.room, deed.player, work.at, rules=work.rules))


def _step_in(work: Work, deed: d.StepIn) -> None:
    check_door(work, deed.player, "list")
    work.take(comings.step_in(work.room, deed.player, work.at, rules=work.rules))


def _join_list(work: Work, deed: d.JoinList) -> None:
    check_name(work, deed.player)
    check_door(work, deed.player, "list")
    work.take(
        lists.join_list(
            work.room, deed.player, deed.game, work.at, rules=work.rules, calls_in=deed.calls_in
        )
    )


def _leave_list(work: Work, deed: d.LeaveList) -> None:
    work.take(lists.leave_list(work.room, deed.player, deed.game, work.at, rules=work.rules))


def _drop(work: Work, deed: d.DropToBottom) -> None:
    work.take(
        lists.drop_to_bottom(
            work.room, deed.player, deed.game, work.at, by=work.by, rules=work.rules
        )
    )


def _pass_call(work: Work, deed: d.PassCall) -> None:
    work.take(lists.pass_call(work.room, deed.player, work.at, rules=work.rules))


def _lock_up(work: Work, deed: d.LockUp) -> None:
    check_door(work, deed.player, "seat")
    work.take(
        lists.lock_up(work.room, deed.player, deed.minutes, deed.money, work.at, rules=work.rules)
    )


def _unanswered(work: Work, deed: d.CallUnanswered) -> None:
    work.take(
        lists.call_unanswered(
            work.room, deed.player, work.at, by=work.by, rules=work.rules, then=deed.then
        )
    )


def _ask_for_table(work: Work, deed: d.AskForTable) -> None:
    check_name(work, deed.player)
    check_door(work, deed.player, "list")
    work.take(tables.ask_for_table(work.room, deed.player, deed.game, work.at, rules=work.rules))


def _open_table(work: Work, deed: d.OpenTable) -> None:
    work.take(
        tables.open_table(
            work.room,
            deed.table,
            deed.game,
            work.at,
            by=work.by,
            rules=work.rules,
            extra=deed.extra,
        )
    )


def _close_table(work: Work, deed: d.CloseTable) -> None:
    work.take(tables.close_table(work.room, deed.table, work.at, by=work.by, rules=work.rules))


def _let_time_pass(work: Work, _: d.LetTimePass) -> None:
    """What is due follows every deed by itself; only the time charges are asked for here."""
    for table in work.room.tables:
        if table.state == "going":
            work.charge_due(table.id)


HANDLERS: Mapping[type[d.Deed], Callable[[Work, Any], None]] = MappingProxyType(
    {
        d.OfferGame: _offer_game,
        d.PlaceTable: _place_table,
        d.CheckIn: _check_in,
        d.CheckOut: _check_out,
        d.StepOut: _step_out,
        d.StepIn: _step_in,
        d.JoinList: _join_list,
        d.LeaveList: _leave_list,
        d.DropToBottom: _drop,
        d.PassCall: _pass_call,
        d.LockUp: _lock_up,
        d.CallUnanswered: _unanswered,
        d.AskForTable: _ask_for_table,
        d.OpenTable: _open_table,
        d.CloseTable: _close_table,
        d.LetTimePass: _let_time_pass,
    }
)
