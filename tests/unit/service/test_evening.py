"""An evening in a card room: who comes, how hands are played, and what is read from the facts."""

import random
from dataclasses import replace

import pytest

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom import money as m
from croupier.cardroom.desk.facts import fact_of
from croupier.cardroom.desk.fold import folded
from croupier.cardroom.desk.state import HandOn, Played
from croupier.cardroom.ledger import Ledger, Posting, post
from croupier.cardroom.state import Lock
from croupier.data import DataError
from croupier.games import game
from croupier.journal import Journal
from croupier.play.forced import forced_posts
from croupier.rulebook.house import house
from croupier.service.cash_desk import CashDesk
from croupier.service.evening import Clock, evening
from croupier.service.evening.figures import Refusal, Told, figures_of
from croupier.service.evening.hands import Seated, play, setup_of
from croupier.service.evening.names import DEALERS, NAMES, guest_names
from croupier.service.evening.occupancy import HALF_HOUR
from croupier.service.evening.offer import GAMES, OPENS, Asked, plan_of
from croupier.service.evening.people import guests_of
from croupier.service.evening.styles import STYLES
from croupier.service.evening.waits import part
from croupier.table.positions import Places
from croupier.text import Text

RULES = house("rrop3_cash")
RAKED = plan_of(Asked(collection="rake"), RULES).rules
SMALL = Asked(players=20, tables=3, hours=2, seed=3)
MINUTE = 60


def figures(*facts, refusals=(), ledger=None, asked=SMALL):
    """The figures of facts given as (minute, event) or (minute, event, table)."""
    told = [
        Told(OPENS + minute * MINUTE, fact_of(event, *table)) for minute, event, *table in facts
    ]
    return figures_of(plan_of(asked, RULES), told, refusals, ledger or Ledger())


def at(minute):
    return OPENS + minute * MINUTE


def opened(table, game_id, minute=0):
    return (minute, ev.TableOpened(table, game_id, at(minute), "floor"))


def joined(player, minute, game_id="nl-5-10"):
    return (minute, ev.ListJoined(player, game_id, at(minute)))


def seated(player, minute, table="t1", seat=1):
    return (minute, ev.Seated(player, table, seat, at(minute)))


def of_game(found, game_id="nl-5-10"):
    return next(each for each in found.games if each.id == game_id)


# Who comes.


def test_names_are_all_different_and_may_be_accounts():
    names = (*guest_names(500), *DEALERS)
    assert len(set(names)) == len(names)
    assert len(set(NAMES)) == len(NAMES)
    assert not any(sign in name for name in names for sign in " :")


def test_guests_come_by_a_rate_that_is_higher_early_in_the_evening():
    plan = plan_of(Asked(players=400, tables=20), RULES)
    guests = guests_of(plan, random.Random(1))
    middle = (OPENS + plan.closes) // 2
    early = sum(guest.arrives < middle for guest in guests)
    assert early > 250
    assert {guest.name for guest in guests} == set(guest_names(400))
    assert all(OPENS <= guest.arrives < plan.closes for guest in guests)


def test_the_same_seed_brings_the_same_guests():
    plan = plan_of(SMALL, RULES)
    first, second = (guests_of(plan, random.Random(3)) for _ in range(2))
    assert first == second
    assert first != guests_of(plan, random.Random(4))


def test_some_have_less_than_the_minimum_and_some_much_more():
    plan = plan_of(Asked(players=200, tables=20), RULES)
    depths = {guest.depth for guest in guests_of(plan, random.Random(1))}
    assert min(depths) < 1 < max(depths)


# What can be asked.


@pytest.mark.parametrize(
    ("asked", "english", "french"),
    [
        (
            replace(SMALL, players=0),
            "--players: 0 cannot be",
            "--players\u00a0: 0, c’est impossible",
        ),
        (replace(SMALL, tables=0), "--tables: 0 cannot be", "--tables\u00a0: 0, c’est impossible"),
        (replace(SMALL, hours=0), "--hours: 0 cannot be", "--hours\u00a0: 0, c’est impossible"),
        (
            replace(SMALL, players=2, tables=2),
            "2 players cannot keep 2 tables; at most 1",
            "2 joueurs ne peuvent occuper 2 tables\u00a0; 1 au plus",
        ),
        (
            replace(SMALL, collection="rack"),
            "no way to collect called 'rack'; none, time_charge, rake",
            "il n’y a pas d’encaissement 'rack'\u00a0; none, time_charge, rake",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_both_languages(asked, english, french):
    with pytest.raises(DataError) as refused:
        plan_of(asked, RULES)
    assert refused.value.text.en.startswith(english)
    assert refused.value.text.fr.startswith(french)


def test_the_house_collects_as_it_has_chosen_unless_told_otherwise():
    assert plan_of(SMALL, RULES).rules.options.cash.collection == "time_charge"
    raked = plan_of(replace(SMALL, collection="rake"), RULES).rules.options.cash
    assert (raked.collection, raked.rake_pct, raked.rake_cap) == ("rake", 5, 5)


def test_a_must_move_house_is_made_on_demand():
    assert not plan_of(SMALL, RULES).rules.options.seating.must_move
    assert plan_of(replace(SMALL, must_move=True), RULES).rules.options.seating.must_move


def test_more_tables_bring_more_games():
    counts = [len(plan_of(Asked(60, tables), RULES).games) for tables in (1, 4, 8, 9, 12)]
    assert counts == [1, 2, 3, 4, 5]


def test_every_game_finds_a_table_it_may_be_played_at():
    plan = plan_of(Asked(), RULES)
    assert {table.size for table in plan.tables} >= {8, 9}


# Hands.


def hand_of(offered, rules, rng, players=6):
    """A hand of that game with a full table of all styles, and what each had before."""
    seats = {
        seat: Seated(f"p{seat}", offered.usual, STYLES[seat % len(STYLES)])
        for seat in range(1, players + 1)
    }
    order = (*range(2, players + 1), 1)
    posts = forced_posts(game(offered.variant), offered.stakes, rules, order)
    names = tuple(f"p{seat}" for seat in order)
    hand = HandOn(7, Places(1, 2, 3, players), names, posts, OPENS)
    played = Played(offered.variant, offered.stakes)
    setup = setup_of(hand, played, rules, seats, players)
    return setup, play(setup, played, seats, rng)


@pytest.mark.parametrize("offered", GAMES, ids=lambda each: each.id)
def test_hands_of_every_game_end_with_all_chips_but_the_rake(offered):
    rng = random.Random(1)
    rakes = 0
    for _ in range(15):
        _, dealt = hand_of(offered, RAKED, rng)
        assert sum(dealt.stacks.values()) + dealt.rake == 6 * offered.usual
        assert sum(amount for _, _, amount in dealt.awards) >= dealt.rake
        rakes += dealt.rake
    assert rakes > 0


def test_no_flop_no_drop():
    rng = random.Random(2)
    hands = [hand_of(GAMES[1], RAKED, rng)[1] for _ in range(60)]
    assert not any(dealt.rake for dealt in hands if not dealt.flop)
    assert not all(dealt.flop for dealt in hands)


def test_who_is_not_dealt_in_keeps_his_chips_out_of_the_hand():
    offered = GAMES[1]
    seats = {seat: Seated(f"p{seat}", 500, STYLES[0]) for seat in (1, 2, 3)}
    posts = forced_posts(game("holdem"), offered.stakes, RULES, (3, 1))
    hand = HandOn(1, Places(1, 1, 3, 2), ("p3", "p1"), posts, OPENS)
    setup = setup_of(hand, Played("holdem", offered.stakes), RULES, seats, 9)
    assert setup.stacks == (0, 500, 0, 500, 0, 0, 0, 0, 0, 0)
    dealt = play(setup, Played("holdem", offered.stakes), seats, random.Random(1))
    assert set(dealt.stacks) == {"p1", "p3"}


def test_the_same_chance_plays_the_same_hand():
    first, second = (hand_of(GAMES[0], RULES, random.Random(9))[1] for _ in range(2))
    assert first == second


# Figures.


def test_a_wait_is_from_the_list_to_the_seat():
    found = figures(
        opened("t1", "nl-5-10"),
        joined("Ann", 5),
        joined("Bob", 5),
        joined("Cat", 6),
        seated("Ann", 7),
        seated("Bob", 25, seat=2),
        seated("Cat", 9, seat=3),
    )
    waited = of_game(found).waited
    assert (waited.seated, waited.gave_up) == (3, 0)
    assert (waited.median, waited.ninety, waited.longest) == (180, 1200, 1200)


def test_the_ninety_percent_wait_is_one_somebody_had():
    assert part([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 90) == 9
    assert part([7], 90) == 7
    assert part([1, 2, 3], 50) == 2


def test_a_name_gave_up_that_left_without_a_seat():
    found = figures(
        opened("t1", "nl-5-10"),
        joined("Ann", 5),
        (30, ev.ListLeft("Ann", "nl-5-10", at(30))),
        joined("Bob", 5),
        (40, ev.CheckedOut("Bob", at(40))),
    )
    assert of_game(found).waited.gave_up == 2


def test_who_has_a_seat_elsewhere_has_only_changed_his_mind():
    found = figures(
        opened("t1", "limit-10-20"),
        joined("Ann", 5),
        joined("Ann", 5, "limit-10-20"),
        seated("Ann", 8),
        (9, ev.ListLeft("Ann", "nl-5-10", at(9))),
    )
    assert of_game(found).waited.gave_up == 0
    assert of_game(found, "limit-10-20").waited.seated == 1


def test_a_kept_seat_that_is_given_away_is_a_name_that_gave_up():
    lock = Lock("Ann", "t1", 3, at(6), "list", 5, 100)
    found = figures(
        opened("t1", "nl-5-10"),
        joined("Ann", 5),
        (6, ev.SeatLocked(lock, at(6))),
        (16, ev.LockReleased("Ann", "t1", 3, at(16), 100)),
    )
    assert of_game(found).waited.gave_up == 1


def test_seats_are_counted_by_the_half_hour():
    found = figures(
        opened("t1", "nl-5-10"),
        seated("Ann", 0),
        seated("Bob", 15, seat=2),
        joined("Cat", 15),
        (30, ev.LeftSeat("Ann", "t1", at(30))),
        (60, ev.LeftSeat("Bob", "t1", at(60))),
        (60, ev.TableClosed("t1", at(60), "floor")),
    )
    first, second = found.half_hours
    assert (first.start, second.start) == (OPENS, OPENS + HALF_HOUR)
    assert (first.seated, first.waiting, first.seats) == (1.5, 0.5, 9.0)
    assert (second.seated, second.waiting) == (1.0, 1.0)
    table = found.tables[0]
    assert (table.filled.open, table.filled.filled) == (3600, (15 + 2 * 15 + 30) * MINUTE)
    assert of_game(found).filled == round(100 * 75 / (9 * 60))


def test_hands_are_counted_at_their_table_and_for_the_game_it_had_then():
    found = figures(
        opened("t1", "nl-5-10"),
        (1, ev.HandStarted("t1", 1, at(1))),
        (2, ev.HandStarted("t1", 2, at(2))),
        (9, ev.TableClosed("t1", at(9), "floor")),
        opened("t1", "limit-10-20", 20),
        (21, ev.HandStarted("t1", 3, at(21))),
    )
    assert (of_game(found).hands, of_game(found, "limit-10-20").hands) == (2, 1)
    assert found.tables[0].hands == found.hands == 3
    assert found.tables[0].games == ("nl-5-10", "limit-10-20")
    assert (of_game(found).tables, of_game(found, "limit-10-20").tables) == (1, 1)


def test_money_is_what_left_pockets_and_came_back():
    found = figures(
        opened("t1", "nl-5-10"),
        (1, m.BoughtIn("Ann", 1000, at(1)), "t1"),
        (2, m.AddedOn("Ann", 200, at(2)), "t1"),
        (3, m.ChipsOrdered("Ann", 300, at(3)), "t1"),
        (4, m.AddedOn("Ann", 250, at(4), ordered=True), "t1"),
        (4, m.OrderReturned("Ann", 50, at(4)), "t1"),
        (8, m.BoughtIn("Ann", 500, at(8)), "t1"),
        (9, m.Left("Ann", 700, at(9), stack=700), "t1"),
        (9, m.StackBrought("Bob", 400, at(9), source="t2"), "t1"),
    )
    money = of_game(found).money
    assert (money.bought, money.cashed) == (1000 + 200 + 250 + 500, 700)
    assert (money.buy_ins, money.rebuys, money.top_ups) == (1, 1, 2)


def test_what_the_house_took_is_told_by_the_game_of_its_table():
    words = Text("Rake", "Prélèvement")
    ledger = post(
        Ledger(),
        Posting("1", at(1), "table:t1", "player:Ann", 1000, words),
        Posting("2", at(2), "rake", "table:t1", 7, words),
        Posting("rent:t1:0:Ann", at(3), "rent", "player:Ann", 5, words),
        Posting("4", at(4), "rake", "table:t1", 3, words),
    )
    found = figures(opened("t1", "nl-5-10"), ledger=ledger)
    assert (of_game(found).money.rake, of_game(found).money.time) == (10, 5)
    assert (found.money.rake, found.money.time, found.balances) == (10, 5, 0)
    assert found.on_tables == 990


def test_moves_are_told_by_their_reason():
    def lock(player, reason):
        return ev.SeatLocked(Lock(player, "t2", 3, at(1), reason), at(1))

    def moved(player, source="t1"):
        return ev.Moved(player, source, "t2", 3, at(2))

    found = figures(
        opened("t1", "nl-5-10"),
        opened("t2", "nl-5-10"),
        (1, lock("Ann", "must_move")),
        (1, lock("Bob", "transfer")),
        (2, moved("Ann")),
        (2, moved("Bob")),
        (2, moved("Cat")),
        (2, ev.LeftSeat("Dan", "t1", at(2), "refused_move")),
        (2, ev.SeatChanged("Ann", "t2", 4, at(2))),
        (3, ev.CardsDrawn("t1", (), (), at(3), "floor")),
        (3, moved("Eve")),
    )
    moves = found.moves
    assert (moves.must_move, moves.transfer, moves.other_game) == (1, 1, 1)
    assert (moves.refused_move, moves.within_table) == (1, 1)
    assert (moves.tables_broken, moves.table_broken) == (1, 1)


def test_people_are_counted_once_however_often_they_come():
    found = figures(
        (0, ev.CheckedIn("Ann", at(0))),
        (1, ev.CheckedOut("Ann", at(1))),
        (2, ev.CheckedIn("Ann", at(2))),
        (3, pe.WentAway("Ann", at(3), third=True)),
        (4, pe.ChipsPickedUp("Ann", at(4), "floor", "long")),
    )
    people = found.people
    assert (people.came, people.absences, people.third_away, people.picked_up) == (1, 1, 1, 1)


def test_articles_of_refusals_are_told_by_how_often_they_were_cited():
    refusals = (
        Refusal(at(1), "join_list", ("rrop3:2.seating.1",)),
        Refusal(at(2), "buy_in", ("house:buy_in.range", "rrop3:2.seating.1")),
    )
    found = figures(refusals=refusals)
    assert found.refusals == 2
    assert found.rules == (("rrop3:2.seating.1", 2), ("house:buy_in.range", 1))


# Whole evenings.


def evening_of(asked, rules):
    """An evening run to its end at a desk of its own, and that desk."""
    plan, clock = plan_of(asked, rules), Clock()
    desk = CashDesk(Journal(":memory:"), plan.rules, wall=lambda: clock.now * 1000)
    night = evening(plan, desk, clock)
    minutes = list(night.run())
    assert minutes == sorted(set(minutes))
    return night, desk


@pytest.mark.parametrize(
    ("rules", "collection", "must_move", "seed"),
    [
        ("rrop3_cash", "time_charge", True, 11),
        ("general", "rake", False, 12),
        ("online", "rake", True, 13),
        ("home", "none", False, 14),
    ],
)
def test_an_evening_ends_with_every_chip_cashed_in(rules, collection, must_move, seed):
    asked = Asked(24, 4, 2, seed, collection, must_move)
    night, desk = evening_of(asked, house(rules))
    room, ledger = desk.desk.room, desk.desk.ledger
    found = figures_of(night.plan, night.told, night.refusals, ledger)
    assert night.broken == []
    assert (found.balances, found.on_tables, found.even) == (0, 0, True)
    assert found.hands > 50
    assert not room.present
    assert not any(table.lives for table in room.tables)
    assert (found.money.rake > 0) == (collection == "rake")
    assert (found.money.time > 0) == (collection == "time_charge")


def test_an_evening_is_what_its_facts_make_of_it():
    night, desk = evening_of(SMALL, RULES)
    assert folded(one.fact for one in night.told) == desk.desk
    assert [one.fact for one in night.told] == [one.fact for one in desk.history()]


def test_people_do_all_that_people_do():
    night, _ = evening_of(Asked(40, 6, 4, 3, "time_charge", must_move=True), RULES)
    tags = {one.fact.tag for one in night.told}
    assert tags >= {
        *("room.called_in", "room.stepped_out", "room.stepped_in", "room.seat_called"),
        *("room.call_ended", "room.seat_locked", "room.seated", "room.moved", "room.left_seat"),
        *("room.went_away", "room.came_back", "room.seat_changed", "room.change_requested"),
        *("room.table_opened", "room.table_closed", "room.dropped_to_bottom", "room.list_left"),
        *("money.bought_in", "money.added_on", "money.left", "money.stack_brought"),
        *("rent.fell_due", "rent.paid", "desk.dealer_pushed", "decks.deck_brought"),
        *("desk.button_drawn", "desk.hand_set", "desk.hand_ended"),
    }
    assert any(one.fact.event.short for one in night.told if one.fact.tag == "money.bought_in")
