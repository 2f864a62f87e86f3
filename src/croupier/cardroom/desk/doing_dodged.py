"""Blinds that somebody missed on purpose: he owes them, or it goes into his file."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from croupier.cardroom import conduct
from croupier.cardroom.deciding import refused
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.deeds_table import DodgeBlinds
from croupier.cardroom.desk.doing_people import by_of_person, written
from croupier.cardroom.desk.happened_at_table import BlindsDodged
from croupier.cardroom.desk.view import place_of, played_at, variant_at
from croupier.cardroom.desk.work import Work
from croupier.cardroom.people import Place
from croupier.cardroom.reports import Offender, Report
from croupier.cardroom.state import RoomTable
from croupier.table.hand_without_blinds import has_two_blinds
from croupier.table.owed_blinds import dodged

ARTICLES = ("tda:33", "rrop3:4.blinds.11a")


def _dodge_blinds(work: Work, deed: DodgeBlinds) -> None:
    """He owes them from now on; where the house penalises it, the floor has a breach to answer."""
    table, sitter = place_of(work.desk, deed.player, work.rules)
    _check_could_miss(work, table, deed)
    book = work.table(table.id).blinds
    _, found = dodged(book, deed.player, deed.blinds, work.rules)
    owed = not found.penalty
    event = BlindsDodged(table.id, deed.player, deed.blinds, owed, work.by.id)
    work.decide(found.why, event)
    if found.penalty:
        place = Place(table.id, work.room.hand_of(table.id))
        offender = (Offender(deed.player, sitter.seat),)
        report = Report("dodging_blinds", offender, by_of_person(work.by), work.at, place)
        written(work, conduct.log_breach(work.desk.files, work.rules, report))


def _check_could_miss(work: Work, table: RoomTable, deed: DodgeBlinds) -> None:
    """Raise RoomRefused for blinds nobody could have dodged: none, none here, or as a newcomer."""
    played = played_at(work.desk, table.id, work.rules)
    variant = variant_at(work.desk, table.id, work.rules)
    known = work.table(table.id).blinds.sitter(deed.player)
    two = has_two_blinds(variant, played.stakes, work.rules)
    if deed.blinds and len({*deed.blinds}) == len(deed.blinds) and two and known and not known.new:
        return
    raise refused(
        work.rules,
        ARTICLES,
        (
            f"{deed.player} has dodged no such blinds.",
            f"{deed.player} n’a pas esquivé ces blindes.",
        ),
        (
            "Name small, big or both, of a player who was dealt in at a table with two blinds.",
            "Nommez small, big ou les deux, d’un joueur déjà servi à une table à deux blindes.",
        ),
    )


HANDLERS: Mapping[type[Deed], Callable[[Work, Any], None]] = MappingProxyType(
    {DodgeBlinds: _dodge_blinds}
)
