"""Folds what the floor decided at a table into the files of its rulings."""

from dataclasses import replace

from croupier.cardroom.desk.happened_at_table import RulingAppealed, RulingFiled
from croupier.cardroom.desk.state import DeskTable
from croupier.cardroom.saying import told
from croupier.floor.conduct.decisions import Appealed, Decided, RulingFact, RulingFile, evolve_file
from croupier.table.why import RoomRefused
from croupier.text import Text

_FINAL = "rrop3:2.decisions.2"


def decided_of(event: RulingFiled) -> Decided:
    """The decision of a fact, as its file has it."""
    return Decided(
        event.incident,
        event.decision,
        event.says,
        event.rules,
        event.by,
        event.level,
        event.at,
        event.instead_of,
        event.reason,
    )


def ruling_filed(table: DeskTable, event: RulingFiled) -> DeskTable:
    """A first decision opens its file, a new one is added to it."""
    if event.anew != (event.number in table.rulings):
        raise _no_file(event.number)
    return _with(table, event.number, decided_of(event))


def ruling_appealed(table: DeskTable, event: RulingAppealed) -> DeskTable:
    """An appeal is added to the file it is about."""
    if event.number not in table.rulings:
        raise _no_file(event.number)
    return _with(table, event.number, Appealed(event.player, event.at, event.note))


def _with(table: DeskTable, number: int, fact: RulingFact) -> DeskTable:
    file = evolve_file(table.rulings.get(number, RulingFile()), fact)
    return replace(table, rulings={**table.rulings, number: file})


def _no_file(number: int) -> RoomRefused:
    return RoomRefused(
        told(
            "Ruling {number} is not on file as told.",
            "La décision {number} n’est pas au dossier ainsi.",
            number=number,
        ),
        Text("What it rests on comes first.", "Ce dont elle dépend vient d’abord."),
        (_FINAL,),
    )
