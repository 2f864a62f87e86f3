"""People: breaches and sanctions with what follows from them, guests, reserved seats."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, cast

from croupier.cardroom import company, conduct, people
from croupier.cardroom.breaches import BREACHES, BreachId
from croupier.cardroom.deciding import refused
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk.carrying_out import carry_out
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.doing_lists import check_door, check_name
from croupier.cardroom.desk.view import place_in, players_at
from croupier.cardroom.desk.work import Work
from croupier.cardroom.people import By, Place
from croupier.cardroom.reports import Facts, Offender, Report
from croupier.cardroom.sanctions import KINDS, KindId
from croupier.cardroom.state import Person

CONDUCT = "rrop3:1.conduct.0"
_MOST_NOTE = 2000


def by_of_person(person: Person) -> By:
    """Who asks, in the words of the files; a keeper of the list counts as any member of staff."""
    return By(person.id, "dealer" if person.role == "list" else person.role)


def _report(work: Work, deed: p.LogBreach | p.Complain) -> Report:
    """The report, placed where the first of the people has a seat."""
    for person in deed.people:
        check_name(work, person)
    if deed.breach not in BREACHES or not deed.people or len(deed.note) > _MOST_NOTE:
        names = ", ".join(BREACHES)
        raise refused(
            work.rules,
            (CONDUCT,),
            (f"{deed.breach[:40]!r} is no breach.", f"{deed.breach[:40]!r} n’est pas prévu."),
            (f"Name people and one of: {names}.", f"Nommez des gens et l’un de\u00a0: {names}."),
        )
    found = place_in(work.room, deed.people[0])
    table = found[0].id if found else ""
    offenders = tuple(_offender(work, person) for person in deed.people)
    facts = deed.facts if isinstance(deed, p.LogBreach) else Facts()
    place = Place(table, work.room.hand_of(table) if table else 0)
    breach = cast("BreachId", deed.breach)
    return Report(breach, offenders, by_of_person(work.by), work.at, place, facts, deed.note)


def _offender(work: Work, person: str) -> Offender:
    found = place_in(work.room, person)
    return Offender(person, found[1].seat if found else 0)


def log_breach(work: Work, deed: p.LogBreach) -> None:
    """The breach goes into the files of those named, and what follows from it is done."""
    written(work, conduct.log_breach(work.desk.files, work.rules, _report(work, deed)))


def _complain(work: Work, deed: p.Complain) -> None:
    written(work, conduct.complain(work.desk.files, work.rules, _report(work, deed)))


def written(work: Work, decision: conduct.Decision) -> None:
    """The entries, then what the room can do of what they order; the rest is for staff."""
    work.decide(decision.why, *decision.events, orders=decision.orders)
    for one in decision.orders:
        carry_out(work, one)


def _sanction(work: Work, deed: p.Sanction) -> None:
    if deed.kind not in KINDS:
        names = ", ".join(KINDS)
        raise refused(
            work.rules,
            (CONDUCT,),
            (f"{deed.kind[:40]!r} is no sanction.", f"{deed.kind[:40]!r} n’est pas une sanction."),
            (f"Name one of: {names}.", f"Nommez l’une de\u00a0: {names}."),
        )
    entry = work.desk.files.entry(deed.number)
    found = place_in(work.room, entry.person) if entry else None
    choice = conduct.Choice(
        cast("KindId", deed.kind),
        deed.amount,
        len(players_at(found[0])) if found else 0,
        Place(found[0].id, seat=found[1].seat) if found else Place(),
    )
    decision = conduct.sanction(
        work.desk.files, work.rules, deed.number, choice, by_of_person(work.by), work.at, deed.note
    )
    written(work, decision)


def _lift_bar(work: Work, deed: p.LiftBar) -> None:
    event, why = people.lift_bar(
        work.desk.files, work.rules, deed.player, by_of_person(work.by), work.at, deed.note
    )
    work.decide(why, event)


def _correct_file(work: Work, deed: p.CorrectFile) -> None:
    event, why = people.correct(
        work.desk.files, work.rules, deed.number, by_of_person(work.by), work.at, deed.note
    )
    work.decide(why, event)


def _bring_guest(work: Work, deed: p.BringGuest) -> None:
    check_name(work, deed.guest)
    people.may_join(work.desk.files, work.rules, deed.guest, work.at, "seat")
    work.take(company.bring_guest(work.room, deed.player, deed.guest, work.at, rules=work.rules))


def _object_to_guest(work: Work, deed: p.ObjectToGuest) -> None:
    work.take(company.object_to_guest(work.room, deed.player, deed.guest, rules=work.rules))


def _guest_leaves(work: Work, deed: p.GuestLeaves) -> None:
    """A guest goes by himself, or his host or staff see him off."""
    host = company.hand_seen_by(work.room, deed.guest)
    if work.by.role == "player" and work.by.id not in (deed.guest, host):
        raise refused(
            work.rules,
            (company.GUEST,),
            (f"{deed.guest} is not {work.by.id}’s guest.", f"{deed.guest} n’est pas son invité."),
            ("Players of that table may object.", "Les joueurs de la table peuvent s’opposer."),
        )
    work.take(company.guest_leaves(work.room, deed.guest, rules=work.rules))


def _keep_apart(work: Work, deed: p.KeepApart) -> None:
    if deed.one == deed.other or not deed.reason.strip():
        raise refused(
            work.rules,
            (company.APART,),
            ("That keeps nobody apart.", "Cela ne sépare personne."),
            ("Name two players and a reason.", "Nommez deux joueurs et un motif."),
        )
    work.take(
        company.keep_apart(
            work.room, deed.one, deed.other, deed.reason, by=work.by, rules=work.rules
        )
    )


def _reserve(work: Work, deed: p.ReserveSeat) -> None:
    check_name(work, deed.player)
    check_door(work, deed.player, "seat")
    work.take(
        company.reserve_seat(
            work.room,
            deed.player,
            deed.table,
            deed.seat,
            deed.reason,
            by=work.by,
            rules=work.rules,
        )
    )


def _unreserve(work: Work, deed: p.UnreserveSeat) -> None:
    work.take(company.unreserve_seat(work.room, deed.player, by=work.by, rules=work.rules))


HANDLERS: Mapping[type[Deed], Callable[[Work, Any], None]] = MappingProxyType(
    {
        p.LogBreach: log_breach,
        p.Complain: _complain,
        p.Sanction: _sanction,
        p.LiftBar: _lift_bar,
        p.CorrectFile: _correct_file,
        p.BringGuest: _bring_guest,
        p.ObjectToGuest: _object_to_guest,
        p.GuestLeaves: _guest_leaves,
        p.KeepApart: _keep_apart,
        p.ReserveSeat: _reserve,
        p.UnreserveSeat: _unreserve,
    }
)
