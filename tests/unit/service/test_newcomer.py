"""What the room tells somebody who has no seat at a table yet."""

from croupier.journal import Guest
from croupier.play.setup import Stakes
from croupier.service import LiveTable, requests, sight
from croupier.service.memo import Memo
from croupier.service.newcomer import how_many_wait, is_starting, prices_of_entry
from croupier.table import Seating, Table
from kit.rooms import HandClock, enter, make_room

BLINDS = Stakes("none", 10, 10, small_blind=5, big_blind=10)
STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)
SEATS = 6


def played(game: str, stakes: Stakes, *, hands: int) -> LiveTable:
    """A table at which three people have played so many hands, and are in the next one."""
    clock = HandClock()
    made = Table("one", game, stakes, "online", SEATS, 1000)
    room = make_room(clock=clock, tables=[made])
    table = room.table("one")
    for seat, name in enumerate(("Ann", "Bob", "Cy"), start=1):
        requests.sit(table, enter(room, name), seat)
    while table.hand is None or table.hand.setup.number <= hands:
        for _, who in table.seating.occupied():
            table.timeouts.pop(who.player, None)
        clock.pass_until_due(table)
    return table


def test_nobody_owes_anything_before_the_first_hand() -> None:
    made = Table("one", "holdem", BLINDS, "online", SEATS, 1000)
    table = make_room(tables=[made]).table("one")
    assert prices_of_entry(table.seating) == (0,) * SEATS
    assert not is_starting(table.seating)


def test_a_game_with_people_and_no_hand_yet_is_starting() -> None:
    made = Table("one", "holdem", BLINDS, "online", SEATS, 1000)
    room = make_room(tables=[made])
    table = room.table("one")
    requests.sit(table, enter(room, "Ann"), 1)
    assert is_starting(table.seating)
    assert how_many_wait(table.seating) == 0


def test_a_newcomer_posts_a_big_blind_once_the_blinds_have_gone_round() -> None:
    table = played("holdem", BLINDS, hands=4)
    prices = prices_of_entry(table.seating)
    assert prices[:3] == (0, 0, 0), "seats that people have are not open"
    assert prices[3:] == (10, 10, 10)
    assert not is_starting(table.seating)


def test_where_no_blinds_go_round_a_newcomer_owes_nothing() -> None:
    table = played("stud", STUD, hands=1)
    assert prices_of_entry(table.seating) == (0,) * SEATS


def test_who_does_not_post_is_one_who_waits() -> None:
    table = played("holdem", BLINDS, hands=4)
    requests.sit(table, Guest("dee", "Dee"), 4, post="wait")
    assert how_many_wait(table.seating) == 1


def test_what_a_newcomer_pays_is_worked_out_once_for_all_who_look() -> None:
    table = played("holdem", BLINDS, hands=4)
    first = sight(table, "one on the rail").prices
    assert first == (0, 0, 0, 10, 10, 10)
    assert sight(table, "another").prices is first
    player = table.seating.seats[1]
    assert player is not None
    assert sight(table, player.player).prices == (), "who has a seat is not told"
    requests.sit(table, Guest("dee", "Dee"), 4, post="wait")
    assert sight(table, "another").prices == (0, 0, 0, 0, 10, 10)


def test_memo_asks_once_a_seating() -> None:
    table, memo, asked = played("stud", STUD, hands=1), Memo(), []

    def people(seating: Seating) -> int:
        asked.append(seating)
        return seating.people

    assert [memo.of(table.seating, people) for _ in range(3)] == [3, 3, 3]
    assert len(asked) == 1
    after = table.seating.absent(1, away=True)
    assert memo.of(after, people) == 2
    assert memo.of(after, is_starting) is False
    assert len(asked) == 2
