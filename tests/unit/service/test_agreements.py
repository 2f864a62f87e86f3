"""What players settle between them at a table: how often the rest is dealt, the blinds, a throw."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.journal import Guest
from croupier.play import Stakes, actions, menu
from croupier.play import events as ev
from croupier.service import Declined, LiveTable, Room, Tempo, lines_for, sight
from croupier.service import requests as ask
from croupier.service.deeds import least_action
from croupier.table import Table
from kit.rooms import HandClock, asked, buy_again, enter, make_room, wish_of

SEAT = 2
BLINDS = Stakes("none", 10, 10, small_blind=5, big_blind=10)
TABLES = {
    "agreeing": Table("t", "holdem", BLINDS, "online", 6, 1000, least_players=4),
    "chopping": Table("t", "holdem", BLINDS, "home", 3, 1000),
    "discarding": Table("t", "pineapple", BLINDS, "online", 6, 1000, least_players=4),
}
TEMPO = Tempo(think=0, show=0, run_out=0, result=1, showdown=1)

Play = Callable[[LiveTable], actions.Action]


def all_in(table: LiveTable) -> actions.Action:
    """Everything in, by whatever name."""
    assert table.hand is not None
    options = menu(table.hand)
    if options.wager is None:
        return actions.Call(options.seat) if options.call else least_action(table.hand)
    kind = actions.Bet if options.wager.kind == "bet" else actions.Raise
    return kind(options.seat, options.wager.most)


def stay(table: LiveTable) -> actions.Action:
    """In as cheaply as possible; the blinds are offered back where they may be."""
    assert table.hand is not None
    options = menu(table.hand)
    if options.chop:
        return actions.ChopBlinds(options.seat)
    return actions.Call(options.seat) if options.call else least_action(table.hand)


class Company:
    """The people at one table, each in a seat."""

    def __init__(self, path: Path | str, phase: str, *, clock: HandClock | None = None) -> None:
        self.path = path
        self.clock = clock or HandClock()
        self.table_of = TABLES[phase]
        self.phase = phase
        self.room = self.opened(seed=5)
        self.guests = {SEAT: enter(self.room, "Zoé")}
        if phase == "chopping":
            self.guests |= {1: enter(self.room, "Ann"), 3: enter(self.room, "Bob")}
        for seat, guest in self.guests.items():
            ask.sit(self.table, guest, seat)

    def opened(self, seed: int) -> Room:
        return make_room(
            self.path, seed=seed, tempo=TEMPO, clock=self.clock, tables=[self.table_of]
        )

    @property
    def table(self) -> LiveTable:
        return self.room.table("t")

    @property
    def zoe(self) -> Guest:
        return self.guests[SEAT]

    def asked_seat(self) -> int:
        """The seat of the person whose turn it is, 0 if none is to act."""
        return next((seat for seat in self.guests if asked(self.table, seat)), 0)

    def until_asked(self) -> int:
        """Play on until somebody is asked a question of the phase; his seat."""
        for _ in range(3000):
            self.clock.seconds += 1
            self.table.run_due(1)
            seat, state = self.asked_seat(), self.table.hand
            if state is None or not seat:
                continue
            if state.phase == self.phase:
                return seat
            self.act(seat, self.in_general(state.setup.button == seat))
        raise AssertionError(f"{self.phase} never came")

    def in_general(self, on_the_button: bool) -> actions.Action:  # noqa: FBT001 - of a test
        if self.phase == "agreeing":
            return all_in(self.table)
        if self.phase == "chopping" and on_the_button:
            return actions.Fold(self.asked_seat())
        return stay(self.table)

    def act(self, seat: int, action: actions.Action) -> None:
        ask.play(self.table, self.guests[seat], wish_of(self.table, action))

    def kill_and_reopen(self) -> None:
        self.room.journal._db.close()
        self.room = self.opened(seed=99)


def happened(table: LiveTable, kind: type[ev.Event]) -> list[ev.Event]:
    return [event for event in table.journal.last_hand("t") if isinstance(event, kind)]


@pytest.mark.parametrize("phase", TABLES)
def test_question_is_asked_again_after_a_kill(tmp_path: Path, phase: str) -> None:
    company = Company(tmp_path / "room.sqlite", phase)
    seat = company.until_asked()
    before, stub = company.table.hand, list(company.table.dealer.stub)
    seen = sight(company.table, company.guests[seat].id)
    company.kill_and_reopen()
    after = company.table.hand
    assert before is not None
    assert after is not None
    for name in ("phase", "actor", "hole", "board", "stacks", "put", "run_answers", "turn"):
        assert getattr(after, name) == getattr(before, name)
    assert company.table.dealer.stub == stub
    assert company.table.deadline is not None
    assert sight(company.table, company.guests[seat].id).view == seen.view
    company.act(seat, least_action(after))
    company.room.journal.close()


def test_rest_is_dealt_three_times_and_the_log_names_the_boards() -> None:
    company = Company(":memory:", "agreeing")
    table, entries = company.table, []
    table.listeners.append(entries.extend)
    for _ in range(40):
        seat = company.until_asked()
        entries.clear()
        company.act(seat, actions.RunTimes(seat, 3))
        while table.playing:
            company.clock.seconds += 1
            table.run_due(1)
        runs = [event.times for event in happened(table, ev.RunsSettled)]
        if runs == [2]:
            break
    lines = [line.text.en for _, line in lines_for(company.zoe.id, entries)]
    assert "Zoé would deal the rest three times." in lines
    assert "The rest is dealt twice." in lines
    assert any(line.endswith(", first board") for line in lines)
    assert any("(second board)" in line or ", second board)" in line for line in lines)
    outcome = sight(table, company.zoe.id).outcome
    assert outcome is not None
    assert {won.run.en for won in outcome.won if won.run} == {"First board", "Second board"}
    assert all(text.en.startswith(("First board: ", "Second board: ")) for text in outcome.explain)
    company.room.journal.close()


def test_silence_has_the_rest_dealt_once_after_eight_seconds_and_is_no_fault() -> None:
    company = Company(":memory:", "agreeing")
    company.until_asked()
    table = company.table
    assert table.due == company.clock.seconds + 8
    company.clock.pass_until_due(table)
    assert [e.times for e in happened(table, ev.RunsAnswered)][-1] == 1
    assert table.timeouts == {}
    company.room.journal.close()


def test_blinds_are_taken_back_when_both_agree() -> None:
    company = Company(":memory:", "chopping")
    seat, table = company.until_asked(), company.table
    company.act(seat, actions.ChopBlinds(seat))
    table.run_due()
    assert happened(table, ev.BlindsChopped)
    assert [who.stack for _, who in table.seating.occupied()] == [1000, 1000, 1000]
    company.room.journal.close()


def test_silence_plays_on_with_the_blinds() -> None:
    company = Company(":memory:", "chopping")
    company.until_asked()
    company.clock.pass_until_due(company.table)
    assert happened(company.table, ev.ChopDeclined)
    assert company.table.playing
    company.room.journal.close()


def test_throw_must_be_exact_and_the_clock_makes_it() -> None:
    company = Company(":memory:", "discarding")
    seat, table = company.until_asked(), company.table
    assert table.hand is not None
    held = list(table.hand.hole[seat])
    for count in (0, 2):
        with pytest.raises(Declined, match="exactly 1"):
            company.act(seat, actions.Draw(seat, tuple(held[:count])))
    company.clock.pass_until_due(table)
    assert len(table.hand.hole[seat]) == 2
    assert table.did[seat] == "throw"
    told = lines_for(company.zoe.id, table.log.entries())
    thrown = [line for _, line in told if line.text.en == "Zoé throws one card."]
    assert [card in held for card in thrown[-1].cards] == [True]
    rail = [line for _, line in lines_for("rail", table.log.entries()) if "throws" in line.text.en]
    assert all(line.cards == () for line in rail)
    company.room.journal.close()


def test_random_answers_never_stop_a_table() -> None:
    company = Company(":memory:", "agreeing")
    table, rng = company.table, random.Random(3)
    while table.seating.hand < 15:
        buy_again(table, company.zoe)
        company.clock.seconds += 1
        table.run_due(1)
        if asked(table, SEAT):
            options = menu(table.hand) if table.hand else None
            times = rng.randint(1, options.runs) if options and options.runs else 0
            company.act(SEAT, actions.RunTimes(SEAT, times) if times else all_in(table))
    company.room.journal.close()
