"""What the wire says of seats that change hands, of throws, and of mixed games."""

import random
from collections.abc import Iterator

import pytest

from croupier.journal import Guest
from croupier.play import menu
from croupier.service import LiveTable, Room, sight
from croupier.service import requests as ask
from croupier.web import wire
from croupier.web.present import lobby_table, table_view
from kit.rooms import WALL, act_at_random, asked, enter, make_room


@pytest.fixture
def room() -> Iterator[Room]:
    room = make_room(seed=6)
    yield room
    room.journal.close()


def seen(table: LiveTable, guest: Guest) -> wire.TableView:
    return table_view(sight(table, guest.id), WALL)


def test_seat_promised_for_the_next_hand_names_who_takes_it(room: Room) -> None:
    table = room.table("holdem")
    zoe, bob = enter(room, "Zoé"), enter(room, "Bob")
    ask.sit(table, zoe, 5)
    table.run_due()
    ask.sit(table, bob, 2)
    assert [seat.promised for seat in seen(table, zoe).seats] == ["", "Bob", "", "", "", ""]
    assert seen(table, bob).you == 0
    ask.leave(table, bob)
    assert not any(seat.promised for seat in seen(table, zoe).seats)


def test_player_who_leaves_in_mid_hand_is_said_to_go_and_no_longer_counted(room: Room) -> None:
    table = room.table("holdem")
    zoe, bob = enter(room, "Zoé"), enter(room, "Bob")
    ask.sit(table, zoe, 5)
    ask.sit(table, bob, 6)
    table.run_due()
    ask.leave(table, bob)
    seat = seen(table, zoe).seats[5]
    assert (seat.name, seat.leaving) == ("Bob", True)
    entry = lobby_table(table, bob.id)
    assert (entry.players, entry.you) == (1, 0)
    assert lobby_table(table, zoe.id).you == 5


@pytest.mark.parametrize(
    ("id", "expected"),
    [("pineapple", wire.Draw(1, 1, replaced=False)), ("badugi", wire.Draw(4, 0, replaced=True))],
)
def test_menu_says_how_many_cards_go_and_whether_others_come(
    room: Room, id: str, expected: wire.Draw
) -> None:
    table, zoe, rng = room.table(id), enter(room, "Zoé"), random.Random(2)
    ask.sit(table, zoe, 5)
    for _ in range(3000):
        table.run_due(1)
        if not asked(table, 5) or table.hand is None:
            continue
        if menu(table.hand).draw is not None:
            break
        act_at_random(table, zoe, rng)
    view = seen(table, zoe)
    assert view.phase == "drawing"
    assert view.menu is not None
    assert view.menu.draw == expected


def test_mixed_game_has_the_title_of_the_mix_and_the_stakes_of_the_game(room: Room) -> None:
    table, zoe = room.table("eight_game"), enter(room, "Zoé")
    ask.sit(table, zoe, 5)
    table.run_due()
    view = seen(table, zoe)
    assert view.title.en == "eight-game mix"
    assert view.stakes.en == "limit 10/20, blinds 5/10"
    assert view.mix is not None
    assert view.mix.game.en == "deuce-to-seven triple draw"
    assert view.mix.next.fr == "hold’em, limite fixe"
    assert (view.mix.hands, view.mix.choices) == (5, [])
