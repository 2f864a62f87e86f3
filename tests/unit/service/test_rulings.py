"""A ruling is kept in the hand, in the journal, and at the desk; all read it in their language."""

from pathlib import Path

import pytest

from croupier.cardroom.desk.happened_at_table import RulingFiled
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.decisions_told import HouseClaimed
from croupier.floor.judge import judge
from croupier.floor.ruling import Alternative, FloorRefused
from croupier.journal import Journal
from croupier.play.irregular_events import Ruled
from croupier.service.cash_desk import CashDesk
from croupier.service.rulings import (
    RULED,
    Instead,
    file_at_desk,
    file_ruling,
    of_example,
)
from croupier.text import Text
from kit.desk_floor import FLOOR, DeskFloor
from kit.hands import deal
from kit.live_tables import People

LIVE = Alternative("play_on", Text("Play goes on.", "Le jeu continue."))


def test_ruling_in_a_hand_is_an_event_that_changes_nothing_and_survives(tmp_path: Path) -> None:
    people = People(1, 2, 3, path=tmp_path / "room.db")
    people.deal()
    state = people.table.hand
    assert state is not None
    before = (state.actor, state.phase, state.chips)
    told = Misconduct(1, "disclosing")
    made = judge(state, told)
    record = file_ruling(people.table, told, made, "Fay")
    assert (state.actor, state.phase, state.chips) == before
    line = people.table.log.entries()[-1].line
    assert line is not None
    assert line.text.en == f"Ruling (Fay): {made.says.en}"
    assert line.text.fr == f"Décision (Fay)\u00a0: {made.says.fr}"
    assert line.rules == made.rules
    people.killed()
    kept = people.room.journal.last_hand("t")
    assert [event for event in kept if isinstance(event, Ruled)] == [record]
    people.finish()
    people.check()


def test_ruling_set_aside_in_fairness_is_told_with_its_reason() -> None:
    people = People(1, 2, 3)
    people.deal()
    assert people.table.hand is not None
    told = Misconduct(1, "soft_play")
    made = judge(people.table.hand, told)
    with pytest.raises(FloorRefused, match="needs its reason"):
        file_ruling(people.table, told, made, "Fay", instead=Instead(LIVE))
    file_ruling(people.table, told, made, "Fay", instead=Instead(LIVE, "a joke"))
    line = people.table.log.entries()[-1].line
    assert line is not None
    assert line.text.en.endswith(f"Instead of {made.decision}: a joke.")


def test_ruling_between_hands_is_a_note_of_the_journal(tmp_path: Path) -> None:
    people = People(1, 2, path=tmp_path / "room.db")
    people.deal()
    assert people.table.hand is not None
    told = Misconduct(1, "disclosing")
    made = judge(people.table.hand, told)
    people.finish()
    assert not people.table.playing
    file_ruling(people.table, told, made, "Fay")
    [note] = [kept.note for kept in people.room.journal.notes("t") if kept.note.kind == RULED]
    assert (note.by, note.body["decision"]) == ("Fay", made.decision)
    assert note.why["rules"] == list(made.rules)
    people.killed()
    people.deal()
    people.check()


def test_ruling_at_the_desk_goes_into_the_files_of_those_named_whatever_seat_it_tells_of() -> None:
    journal = Journal(":memory:")
    floor = DeskFloor("tda")
    floor.going("ana", "bob", "cleo")
    desk = CashDesk(journal, floor.rules, wall=lambda: floor.at * 1000)
    desk.desk = floor.desk
    told = Misconduct(2, "device", device="call")
    made = judge(deal(stacks=[900] * 3, rules="tda").state, told)
    file_at_desk(desk, "nl", told, made, FLOOR)
    assert desk.desk.files.entries == ()
    decisions = file_at_desk(desk, "nl", told, made, FLOOR, people=("cleo",))
    event = decisions[0].facts[0].event
    assert isinstance(event, RulingFiled)
    assert (event.incident, event.decision) == ("misconduct", "recorded")
    [entry] = desk.desk.files.entries
    assert (entry.person, entry.rules) == ("cleo", ("tda:5A",))
    dumped = Misconduct(1, "collusion", other_seat=3)
    made = judge(deal(stacks=[900] * 3, rules="tda").state, dumped)
    file_at_desk(desk, "nl", dumped, made, FLOOR)
    assert len(desk.desk.files.entries) == 1
    file_at_desk(desk, "nl", dumped, made, FLOOR, people=("ana", "bob"))
    assert {one.person for one in desk.desk.files.entries} == {"ana", "bob", "cleo"}


def test_sentence_of_an_example_says_so_and_first_who_it_was() -> None:
    says = Text("Seat 2 calls.", "Le siège 2 paie.")
    assert of_example(says, "").en == "With the seats of the example: Seat 2 calls."
    about = of_example(says, " Bob,  seat 7. ")
    assert about.en == "Bob, seat 7. With the seats of the example: Seat 2 calls."
    assert about.fr == "Bob, seat 7. Avec les sièges de l’exemple\u00a0: Le siège 2 paie."


@pytest.mark.rule("rrop3:2.decisions.4")
def test_claim_on_the_house_is_on_record_and_no_account_of_it_moves() -> None:
    floor = DeskFloor("rrop3_cash")
    floor.going("ana", "bob", "cleo")
    desk = CashDesk(Journal(":memory:"), floor.rules, wall=lambda: floor.at * 1000)
    desk.desk = floor.desk
    told = HouseClaimed(2, 200)
    made = judge(deal(stacks=[900] * 3, rules="rrop3_cash").state, told)
    [decision] = file_at_desk(desk, "nl", told, made, FLOOR)
    event = decision.facts[0].event
    assert isinstance(event, RulingFiled)
    assert (event.incident, event.decision) == ("house_claimed", "refused")
    assert decision.why.rules == ("rrop3:2.decisions.4",)
    assert desk.desk.ledger == floor.desk.ledger
    assert desk.desk.files.entries == ()
