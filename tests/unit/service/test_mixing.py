"""Mixed games: the games follow each other, and at dealer's choice the next button names one."""

from dataclasses import replace

import pytest

from croupier.journal import Guest
from croupier.play import menu
from croupier.play.actions import Fold
from croupier.service import Declined, Entry, LiveTable, Room, Tempo, demo_tables, lines_for, sight
from croupier.service import requests as ask
from croupier.service.deeds import least_action
from croupier.service.mixing import chooser_of
from croupier.table import game_of
from kit.rooms import HandClock, asked, enter, make_room, wish_of

SEAT = 3
RAZZ = 8
"""Its place in the rotation of dealer's choice."""
TABLES = {table.id: table for table in demo_tables()}


def opened(id: str) -> tuple[Room, LiveTable, Guest]:
    room = make_room(seed=4, tables=[replace(TABLES[id], seats=4, least_players=2)])
    zoe = enter(room, "Zoé")
    table = room.table(id)
    ask.sit(table, zoe, SEAT)
    return room, table, zoe


def fold_until(table: LiveTable, guest: Guest, hands: int) -> None:
    """Fold, or what is cheapest, until so many hands are over."""
    while table.seating.hand < hands:
        table.run_due(1)
        if asked(table, SEAT):
            assert table.hand is not None
            quick = Fold(SEAT) if menu(table.hand).fold else least_action(table.hand)
            ask.play(table, guest, wish_of(table, quick))


def test_games_of_horse_last_one_round_of_the_button_each() -> None:
    room, table, zoe = opened("horse")
    played: list[str] = []
    entries: list[Entry] = []
    table.listeners.append(entries.extend)
    for hand in range(1, 16):
        fold_until(table, zoe, hand)
        assert table.hand is not None
        played.append(table.hand.game.id)
    assert played == [
        game for game in ("holdem", "omaha8", "razz", "stud", "stud8") for _ in range(3)
    ]
    lines = [line.text.en for _, line in lines_for(zoe.id, entries)]
    assert "Now: razz, for one round." in lines
    room.journal.close()


def test_table_tells_what_comes_next_and_when() -> None:
    room, table, zoe = opened("eight_game")
    seen = []
    for hand in range(1, 5):
        fold_until(table, zoe, hand)
        mix = sight(table, zoe.id).mix
        assert mix is not None
        seen.append((mix.game.en, mix.next.en, mix.hands))
    assert seen == [
        ("deuce-to-seven triple draw", "limit hold’em", 3),
        ("deuce-to-seven triple draw", "limit hold’em", 2),
        ("deuce-to-seven triple draw", "limit hold’em", 1),
        ("limit hold’em", "Omaha hi-lo, eight or better", 3),
    ]
    room.journal.close()


def until_the_choice_is(table: LiveTable, guest: Guest, *, his: bool) -> int:
    """Play on until a hand is over after which a game is to be chosen, by the guest or not."""
    for hand in range(table.seating.hand + 1, table.seating.hand + 20):
        fold_until(table, guest, hand)
        chooser = chooser_of(table.seating, table.hand)
        assert bool(chooser) == (not table.seating.hands_left)
        if chooser and (chooser == SEAT) == his:
            return chooser
    raise AssertionError("the choice never came")


def test_game_that_a_player_chooses_is_played_in_the_next_round() -> None:
    room, table, zoe = opened("dealers_choice")
    until_the_choice_is(table, zoe, his=True)
    with pytest.raises(Declined, match="no such game"):
        ask.choose(table, zoe, 99)
    ask.choose(table, zoe, RAZZ)
    mix = sight(table, zoe.id).mix
    assert mix is not None
    assert (mix.next.en, mix.wish) == ("razz", RAZZ)
    fold_until(table, zoe, table.seating.hand + 1)
    assert table.hand is not None
    assert table.hand.game.id == game_of(table.seating).id == "razz"
    lines = [line.text.en for _, line in lines_for(zoe.id, table.log.entries())]
    assert lines.index("Zoé chooses razz.") < lines.index("Now: razz, for one round.")
    room.journal.close()


def test_game_is_chosen_by_nobody_else_and_at_no_other_time() -> None:
    room, table, zoe = opened("dealers_choice")
    with pytest.raises(Declined, match="no seat"):
        ask.choose(table, enter(room, "Eve"), RAZZ)
    until_the_choice_is(table, zoe, his=False)
    with pytest.raises(Declined, match="not yours to choose"):
        ask.choose(table, zoe, RAZZ)
    fold_until(table, zoe, table.seating.hand + 1)
    with pytest.raises(Declined, match="no game to choose"):
        ask.choose(table, zoe, RAZZ)
    room.journal.close()


def test_table_waits_a_while_for_the_choice_and_goes_on_once_it_is_made() -> None:
    clock = HandClock()
    table_of = replace(TABLES["dealers_choice"], seats=4, least_players=2)
    room = make_room(seed=4, tables=[table_of], clock=clock, tempo=Tempo(think=0, result=4))
    table, zoe = room.table("dealers_choice"), enter(room, "Zoé")
    ask.sit(table, zoe, SEAT)
    while table.playing or chooser_of(table.seating, table.hand) != SEAT or not table.hand:
        if asked(table, SEAT):
            fold_until(table, zoe, table.seating.hand)
            assert table.hand is not None
            ask.play(table, zoe, wish_of(table, least_action(table.hand)))
        else:
            clock.pass_until_due(table)
    assert table.due == clock.seconds + 15
    ask.choose(table, zoe, RAZZ)
    assert table.due in (clock.seconds + 4, clock.seconds + 6)
    room.journal.close()


def test_table_of_one_game_has_nothing_to_choose() -> None:
    room = make_room(tables=[TABLES["holdem"]])
    table, zoe = room.table("holdem"), enter(room, "Zoé")
    ask.sit(table, zoe, 5)
    with pytest.raises(Declined, match="no game to choose"):
        ask.choose(table, zoe, 0)
    assert sight(table, zoe.id).mix is None
    room.journal.close()
