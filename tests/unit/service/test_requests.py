"""What people may ask of a table beside folding and calling."""

from collections.abc import Iterator

import pytest

from croupier.journal import Guest
from croupier.play import menu
from croupier.play.events import Drew
from croupier.service import Declined, LiveTable, Room, Tempo
from croupier.service import requests as ask
from croupier.service.requests import Wish
from kit.rooms import enter, make_room


@pytest.fixture
def room() -> Iterator[Room]:
    room = make_room(seed=6)
    yield room
    room.journal.close()


def wish(table: LiveTable, kind: str, to: int = 0, cards: tuple[str, ...] = ()) -> Wish:
    assert table.hand is not None
    return Wish(table.hand.setup.number, table.hand.turn, kind, to, cards)


def stay(table: LiveTable, guest: Guest) -> None:
    """Stay in the hand as cheaply as possible."""
    assert table.hand is not None
    options = menu(table.hand)
    if options.runs:
        number, turn = table.hand.setup.number, table.hand.turn
        ask.play(table, guest, Wish(number, turn, "runs", times=1))
        return
    if options.draw is not None:
        kind = "draw"
    elif options.bring_in:
        kind = "bring_in"
    else:
        kind = "check" if options.check else "call"
    ask.play(table, guest, wish(table, kind))


def until(table: LiveTable, guest: Guest, kind: str) -> None:
    """Play on until the guest, in seat 2, may do *kind*."""
    for _ in range(2000):
        table.run_due(1)
        state = table.hand
        if state is None or state.actor != 2 or table.deadline is None:
            continue
        options = menu(state)
        offered = {
            "draw": options.draw is not None,
            "bring_in": bool(options.bring_in),
            "open": options.wager is not None and options.wager.kind == "open",
            "complete": options.wager is not None and options.wager.kind == "complete",
        }
        if offered[kind]:
            return
        stay(table, guest)
    raise AssertionError(f"{kind} was never offered")


def test_low_card_brings_in_and_others_complete(room: Room) -> None:
    table = room.table("stud")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    until(table, zoe, "bring_in")
    ask.play(table, zoe, wish(table, "bring_in"))
    assert table.did[2] == "bring_in"
    until(table, zoe, "complete")
    ask.play(table, zoe, wish(table, "complete", to=10))
    assert table.did[2] in ("complete", "")


def test_player_opens_draws_and_is_told_his_new_cards(room: Room) -> None:
    table = room.table("jacks")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    until(table, zoe, "open")
    ask.play(table, zoe, wish(table, "open", to=5))
    until(table, zoe, "draw")
    assert table.hand is not None
    before = list(table.hand.hole[2])
    thrown = tuple(map(str, before[:2]))
    with pytest.raises(Declined, match="'Zz' is no card"):
        ask.play(table, zoe, wish(table, "draw", cards=("Zz",)))
    foreign = next(str(card) for card in table.hand.hole[3] or table.hand.hole[1])
    with pytest.raises(Declined, match="does not hold"):
        ask.play(table, zoe, wish(table, "draw", cards=(foreign,)))
    assert table.hand.hole[2] == before
    ask.play(table, zoe, wish(table, "draw", cards=thrown))
    table.run_due()
    drew = [event for event in room.journal.last_hand("jacks") if isinstance(event, Drew)]
    assert [len(event.cards) for event in drew if event.seat == 2] == [2]


@pytest.mark.rule("rrop3:9.jacks.8")
def test_opener_shows_when_asked_after_the_pot_is_paid() -> None:
    room = make_room(seed=6, tempo=Tempo(think=0, show=0, run_out=0, result=9, showdown=9))
    table = room.table("jacks")
    zoe = enter(room, "Zoé")
    ask.sit(table, zoe, 2)
    while table.hand is None or table.hand.phase != "over" or not table.hand.opened_by:
        if table.due is not None and table.hand is not None and table.hand.phase == "over":
            table.step()
        table.run_due()
        if table.hand is not None and table.hand.actor == 2 and table.deadline is not None:
            stay(table, zoe)
    opener = table.hand.opened_by
    ask.ask_openers(table, zoe)
    assert table.hand.shown[opener] == tuple(table.hand.hole[opener])
    room.journal.close()


def test_newcomer_who_waits_may_think_better_of_it(room: Room) -> None:
    table = room.table("holdem")
    zoe, bob = enter(room, "Zoé"), enter(room, "Bob")
    ask.sit(table, zoe, 5)
    table.run_due()
    ask.sit(table, bob, 2)
    assert table.seating.waits_for(bob.id) == 2
    ask.leave(table, bob)
    assert table.seating.waits_for(bob.id) == 0


def test_player_who_joins_in_mid_hand_has_no_cards_in_it(room: Room) -> None:
    table = room.table("holdem")
    zoe, bob = enter(room, "Zoé"), enter(room, "Bob")
    ask.sit(table, zoe, 2)
    table.run_due()
    ask.sit(table, bob, 6)
    assert table.seating.seat_of(bob.id) == 6
    with pytest.raises(Declined, match="no cards in this hand"):
        ask.play(table, bob, wish(table, "fold"))


def test_all_in_is_run_out_street_by_street() -> None:
    room = make_room(seed=6, tempo=Tempo(think=0, show=1, run_out=1, result=1, showdown=1))
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    boards: list[int] = []

    def note(_: object) -> None:
        if table.hand is not None and table.hand.turned_up:
            boards.append(len(table.hand.board))

    table.listeners.append(note)
    ask.sit(table, zoe, 2)
    for _ in range(3000):
        if table.due is not None and table.deadline is None:
            table.step()
        state = table.hand
        if state is None or state.actor != 2 or table.deadline is None:
            continue
        options = menu(state)
        if options.wager is not None:
            kind = "raise" if state.bet_to else "bet"
            ask.play(table, zoe, wish(table, kind, to=options.wager.most))
        else:
            stay(table, zoe)
        if boards and boards[-1] == 5:
            break
    start = max(n for n, board in enumerate(boards) if board < 5)
    assert boards[start:][:2] == [4, 5]


def test_guest_with_a_new_name_is_called_by_it(room: Room) -> None:
    table = room.table("holdem")
    zoe = enter(room, "Zoé")
    ask.rename(table, zoe)
    ask.sit(table, zoe, 2)
    ask.rename(table, Guest(zoe.id, "Zoë"))
    who = table.seating.seats[2]
    assert who is not None
    assert who.name == "Zoë"
    version = table.version
    ask.rename(table, Guest(zoe.id, "Zoë"))
    assert table.version == version


def test_pace_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROUPIER_PACE", "0")
    assert Tempo.from_environment().think == 0
    assert Tempo.from_environment().clock == 45
    monkeypatch.setenv("CROUPIER_PACE", "2")
    assert Tempo.from_environment().think == 1.4
    monkeypatch.setenv("CROUPIER_PACE", "fast")
    assert Tempo.from_environment() == Tempo.at_pace(1)
