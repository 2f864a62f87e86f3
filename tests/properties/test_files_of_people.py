"""Whatever the house logs, decides and takes back: files only grow, and the effect follows them."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cardroom.breaches import BREACHES
from croupier.cardroom.conduct import Choice, complain, log_breach, open_case, sanction
from croupier.cardroom.people import (
    BarLifted,
    By,
    EntryCorrected,
    Files,
    Place,
    Sanctioned,
    breaches,
    correct,
    counts,
    evolve,
    folded,
    lift_bar,
    may_join,
    sanctions,
    standing,
)
from croupier.cardroom.reports import Facts, Offender, Report
from croupier.cardroom.sanctions import KINDS
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused

PEOPLE = ("ann", "bob", "dora")
FLOOR = By("Flora", "floor")
NOTHING_OPTIONAL = Facts(device="call", language="xx", players_in_pot=3, live=True, seats=9)

steps = st.lists(
    st.tuples(
        st.sampled_from(("log", "complain", "sanction", "sanction", "lift", "correct")),
        st.sampled_from(sorted(BREACHES)),
        st.sampled_from(PEOPLE),
        st.integers(0, 40),
        st.integers(1, 900),
    ),
    min_size=1,
    max_size=25,
)
presets = st.sampled_from(("rrop3_cash", "tda", "online", "home"))


def done(files, rules, step, at):
    """What one step writes; nothing where the house refuses it."""
    what, breach, person, place, amount = step
    number = place % len(files.entries) + 1 if files.entries else 1
    report = Report(
        breach, (Offender(person, 3), Offender("dora", 4)), FLOOR, at, Place("T1"), NOTHING_OPTIONAL
    )
    if what == "log":
        return log_breach(files, rules, report).events
    if what == "complain":
        return complain(files, rules, report).events
    if what == "lift":
        return (lift_bar(files, rules, person, FLOOR, at)[0],)
    if what == "correct":
        return (correct(files, rules, number, FLOOR, at, "wrong")[0],)
    offered = open_case(files, rules, number).offered
    kind = offered[amount % len(offered)]
    choice = Choice(kind.id, amount if kind.measure else 0, players=9)
    return sanction(files, rules, number, choice, FLOOR, at).events


def history(rules, wishes):
    """The files after each step."""
    files = Files()
    yield files
    for number, step in enumerate(wishes):
        try:
            events = done(files, rules, step, at=number * 100)
        except RoomRefused:
            continue
        files = folded(events, files)
        yield files


def barred_by_hand(files, person):
    """Whether *person* is barred, read from the end of the list of entries backwards."""
    void = set()
    for entry in reversed(files.entries):
        if isinstance(entry, EntryCorrected) and entry.number not in void:
            void.add(entry.corrects)
    lifted = {
        number
        for entry in files.entries
        if isinstance(entry, BarLifted) and entry.number not in void
        for number in entry.lifts
    }
    return any(
        isinstance(entry, Sanctioned)
        and entry.person == person
        and KINDS[entry.kind].away == "until_lifted"
        and not {entry.number, entry.answers} & void
        and entry.number not in lifted
        for entry in files.entries
    )


@given(presets, steps)
def test_files_only_grow_and_their_numbers_rise(preset, wishes):
    before = Files()
    for files in history(house(preset), wishes):
        assert files.entries[: len(before.entries)] == before.entries
        numbers = [entry.number for entry in files.entries]
        assert numbers == list(range(1, len(numbers) + 1))
        before = files


@given(presets, steps, st.integers(0, 4000))
def test_nobody_barred_or_suspended_gets_in_and_nobody_else_is_kept_out(preset, wishes, at):
    rules = house(preset)
    for files in history(rules, wishes):
        for person in PEOPLE:
            now = standing(files, person, at)
            assert bool(now.barred) == barred_by_hand(files, person)
            for door in ("list", "seat", "tournament"):
                if now.barred or now.suspended:
                    with pytest.raises(RoomRefused) as refused:
                        may_join(files, rules, person, at, door)
                    assert refused.value.rules
                else:
                    assert may_join(files, rules, person, at, door).facts["person"] == person


@given(presets, steps, st.integers(0, 4000))
def test_the_effect_follows_the_entries_of_that_person_alone(preset, wishes, at):
    *_, files = history(house(preset), wishes)
    for person in PEOPLE:
        alone = folded(files.of(person))
        assert standing(alone, person, at) == standing(files, person, at)
        assert standing(alone, "nobody", at) == standing(Files(), "nobody", at)


@given(presets, steps)
def test_every_sanction_is_one_that_the_house_offers_and_answers_a_breach(preset, wishes):
    rules = house(preset)
    *_, files = history(rules, wishes)
    for person in PEOPLE:
        for entry in sanctions(files, person):
            assert entry.answers in [one.number for one in breaches(files, person)]
            assert KINDS[entry.kind] in open_case(files, rules, entry.answers).offered


@given(steps, st.data())
def test_a_history_with_some_entries_left_out_still_folds(wishes, data):
    *_, files = history(house("rrop3_cash"), wishes)
    kept = [entry for entry in files.entries if data.draw(st.booleans())]
    fewer = folded(kept)
    for person in PEOPLE:
        mine = set(fewer.of(person))
        assert {*standing(fewer, person, 0).barred} <= mine


def test_a_counter_entry_takes_a_sanction_back_and_another_brings_it_again():
    rules = house("rrop3_cash")
    report = Report("threats", (Offender("ann", 3),), FLOOR, 10, Place("T1", 5))
    files = folded(log_breach(Files(), rules, report).events)
    files = folded(sanction(files, rules, 1, Choice("bar"), FLOOR, 20).events, files)
    assert standing(files, "ann", 30).barred
    taken_back, why = correct(files, rules, 1, FLOOR, 30, "it was somebody else")
    assert why.facts["note"] == "it was somebody else"
    files = evolve(files, taken_back)
    assert not counts(files, files.entries[1])
    assert may_join(files, rules, "ann", 40, "seat")
    assert len(files.of("ann")) == 3
    again, _ = correct(files, rules, taken_back.number, FLOOR, 50, "it was her after all")
    files = evolve(files, again)
    with pytest.raises(RoomRefused):
        may_join(files, rules, "ann", 60, "seat")


def test_a_correction_says_why_and_an_entry_is_corrected_once():
    rules = house("rrop3_cash")
    report = Report("threats", (Offender("ann", 3),), FLOOR, 10, Place("T1", 5))
    files = folded(log_breach(Files(), rules, report).events)
    with pytest.raises(RoomRefused, match="needs its reason"):
        correct(files, rules, 1, FLOOR, 20, " ")
    with pytest.raises(RoomRefused, match="There is no entry 7"):
        correct(files, rules, 7, FLOOR, 20, "wrong")
    files = evolve(files, correct(files, rules, 1, FLOOR, 20, "wrong")[0])
    with pytest.raises(RoomRefused, match="Entry 1 counts no longer"):
        correct(files, rules, 1, FLOOR, 30, "wrong")


def test_an_old_entry_cannot_be_slipped_in():
    rules = house("rrop3_cash")
    report = Report("threats", (Offender("ann", 3),), FLOOR, 10, Place("T1", 5))
    files = folded(log_breach(Files(), rules, report).events)
    with pytest.raises(ValueError, match="files only grow"):
        evolve(files, files.entries[0])
    taken_back, _ = correct(files, rules, 1, FLOOR, 20, "wrong")
    with pytest.raises(ValueError, match="not written yet"):
        evolve(files, replace(taken_back, corrects=taken_back.number))
