"""Between hands, as others got it wrong: buttons, debts, absences, leavers, chips, seats."""

from dataclasses import replace
from itertools import pairwise

import pytest

from croupier.cardroom.ledger import balance
from croupier.cardroom.money import BoughtIn, Left
from croupier.play import actions as act
from croupier.play import menu
from croupier.service import Declined
from croupier.service import requests as ask
from croupier.service.money_view import table_money
from croupier.service.own import next_ahead, own_seat
from kit.live_tables import TABLE, People, kinds, own_house, paid


def own(people: People, name: str):
    """What is told a player of his own seat."""
    table = people.table
    return own_seat(table, people.seat(name), next_ahead(table))


def after_rounds(*seats: int, hands: int = 8, **options: object) -> People:
    """A table that has been playing for so many hands, its starting round long over."""
    people = People(*seats, **options)
    for _ in range(hands):
        people.deal()
    people.finish()
    return people


def test_f12_button_and_blinds_move_on_past_a_player_who_sits_out() -> None:
    people = after_rounds(1, 2, 4, 5)
    button = people.name_at(people.table.hand.setup.button)
    ask.away(people.table, people.guest(button), "now")
    setups = [people.deal() for _ in range(6)]
    bigs = [seat for setup in setups for seat, kind, _ in kinds(setup) if kind == "big_blind"]
    assert all(one != other for one, other in pairwise(bigs))
    assert people.seat(button) not in bigs
    assert len({setup.button for setup in setups}) > 2
    people.check()


def test_f12_after_the_big_blind_is_ruined_the_dead_button_goes_on() -> None:
    people = after_rounds(1, 2, 3, 4)
    setup = people.deal()
    big = next(seat for seat, kind, _ in kinds(setup) if kind == "big_blind")
    button = next(seat for seat, kind, _ in kinds(setup) if kind == "small_blind")
    people.finish()
    ask.leave(people.table, people.guest(people.name_at(big)))
    after, then = people.deal(), people.deal()
    assert after.button == button
    assert [kind for _, kind, _ in kinds(after)] == ["big_blind"], "nobody is there for the small"
    assert then.button == big, "the button lies at the empty seat"
    assert not then.takes_part(then.button)
    people.check()


def test_f13_who_missed_the_small_blind_alone_owes_a_dead_small_one() -> None:
    people = after_rounds(1, 2, 3, 4, 5)
    while paid([people.deal()], 3) != ["big_blind"]:
        people.finish()
    people.finish()
    ask.away(people.table, people.guest("p3"), "now")
    assert paid([people.deal()], 3) == []
    people.finish()
    assert people.owes("p3") == ("small",)
    ask.come_back(people.table, people.guest("p3"), "post")
    setup = people.deal()
    assert (3, "dead", 5) in kinds(setup)
    assert (3, "posted", 10) not in kinds(setup)
    people.check()


@pytest.mark.parametrize("wish", ["post", "wait"])
def test_f13_newcomer_posts_the_big_blind_of_the_table_or_waits_for_it(wish: str) -> None:
    people = after_rounds(1, 2, 3, 4)
    people.sit("new", 6, post=wish)
    setups = [people.deal() for _ in range(6)]
    first = next(setup for setup in setups if setup.takes_part(6))
    posted = [(kind, amount) for seat, kind, amount in kinds(first) if seat == 6]
    assert posted in ([("posted", 10)], [("big_blind", 10)])
    if wish == "wait":
        assert posted == [("big_blind", 10)]
    amounts = {(kind, amount) for setup in setups for _, kind, amount in kinds(setup)}
    assert amounts <= {("small_blind", 5), ("big_blind", 10), ("posted", 10), ("dead", 5)}
    people.check()


def test_f13_wish_to_post_may_be_taken_back_until_the_deal() -> None:
    people = after_rounds(1, 2, 3, 4)
    people.sit("new", 6, post="post")
    ask.enter(people.table, people.guest("new"), "wait")
    coming = own(people, "new").coming
    assert coming is None or (coming.dealt, coming.wish) == (False, "wait")
    setup = people.deal()
    assert (6, "posted", 10) not in kinds(setup)


def test_f14_seats_are_taken_and_left_at_every_moment_of_a_hand() -> None:
    people = after_rounds(1, 2, 3)
    for beat in range(12):
        people.deal()
        for _ in range(beat):
            if people.table.playing:
                people._go_on()
        name = f"guest{beat}"
        people.sit(name, 5)
        assert people.table.hand_seat(people.guest(name).id) == 0, "no cards of another"
        people.check()
        if beat % 2:
            people.finish()
            people.deal()
        ask.leave(people.table, people.guest(name))
        people.check()
        people.finish()
        people.check()
    assert people.deal().takes_part(1)


def test_f15_whatever_is_pressed_ten_times_makes_one_state() -> None:
    people = after_rounds(1, 2, 3)
    people.deal()
    table, zoe = people.table, people.guest("p2")
    for press in (
        lambda: ask.away(table, zoe, "hand"),
        lambda: ask.away(table, zoe, "now"),
        lambda: ask.come_back(table, zoe, "post"),
        lambda: ask.enter(table, zoe, "post"),
        lambda: ask.move(table, zoe, 6),
        lambda: ask.move(table, zoe, 2),
        lambda: ask.leave(table, zoe),
        lambda: ask.stay(table, zoe),
    ):
        press()
        once = table.seating
        bets = list(table.hand.bets)
        for _ in range(9):
            press()
        assert table.seating == once
        assert table.hand.bets == bets
    people.check()


def test_f15_who_is_back_at_once_is_dealt_into_the_next_hand() -> None:
    people = after_rounds(1, 2, 3)
    people.deal()
    for _ in range(10):
        ask.away(people.table, people.guest("p2"), "now")
        ask.come_back(people.table, people.guest("p2"))
    people.finish()
    assert people.deal().takes_part(2)


def test_f16_who_folds_and_leaves_is_paid_at_once_and_has_no_part_in_what_follows() -> None:
    people = after_rounds(1, 2, 3, 4)
    setup = people.deal()
    small = next(seat for seat, kind, _ in kinds(setup) if kind == "small_blind")
    name = people.name_at(small)
    before = setup.stacks[small]
    state = people.table.hand
    while state.actor != small:
        people.act(act.Call(state.actor) if menu(state).call else act.Check(state.actor))
        state = people.table.hand
    people.act(act.Fold(small))
    assert people.table.playing
    ask.away(people.table, people.guest(name), "now")
    ask.leave(people.table, people.guest(name))
    assert people.seat(name) == 0
    account = f"player:{people.guest(name).id}"
    rows = {row.name: row for row in table_money(people.table).rows}
    assert (rows[name].cashed, rows[name].stack, rows[name].here) == (before - 5, 0, False)
    assert balance(people.table.purse.ledger, account) == rows[name].net
    assert table_money(people.table).sum == 0
    people.check()
    people.finish()
    people.check()
    assert not people.deal().takes_part(small)


def test_f16_chips_of_who_left_are_what_he_comes_back_with_within_the_hour() -> None:
    people = after_rounds(1, 2, 3)
    stack = people.stack("p3")
    ask.leave(people.table, people.guest("p3"))
    with pytest.raises(Declined, match="left with"):
        people.sit("p3", 5, buy_in=stack - 1)
    people.sit("p3", 5)
    assert people.stack("p3") == max(stack, 1000)
    people.check()


def ruined(people: People, loser: str, winner: str) -> None:
    """Everything of *loser* goes to *winner*, or the other way: then they change parts."""
    for _ in range(60):
        people.deal()
        people.all_in(loser, winner)
        if not people.stack(loser):
            return
        for name in (loser, winner):
            if not people.stack(name):
                ask.buy(people.table, people.guest(name), 1000)
    raise AssertionError(f"{loser} never lost everything")


def test_f17_rebuy_is_offered_after_the_hand_each_time_and_never_before() -> None:
    people = after_rounds(1, 2, 3)
    assert not own(people, "p2").rebuy, "not right after sitting"
    for _ in range(2):
        people.deal()
        state = people.table.hand
        while people.table.playing:
            assert not own(people, "p2").rebuy, "not in a hand, all-in or not"
            people._go_on()
        ruined(people, "p2", "p1")
        assert own(people, "p2").rebuy
        assert own(people, "p2").rebuy_until == people.table.wall() + 30_000
        ask.buy(people.table, people.guest("p2"), 1000)
        assert not own(people, "p2").rebuy
        people.check()
    assert state is not None


def test_f17_who_does_not_answer_sits_out_and_plays_again_once_he_buys() -> None:
    people = after_rounds(1, 2, 3)
    ruined(people, "p2", "p1")
    people.clock.seconds += 31
    assert not people.deal().takes_part(2)
    assert own(people, "p2").away == "out"
    ask.buy(people.table, people.guest("p2"), 1000)
    assert own(people, "p2").away == ""
    ask.enter(people.table, people.guest("p2"), "post")
    assert any(people.deal().takes_part(2) for _ in range(4))
    people.check()


def test_f17_chips_may_be_ordered_after_folding_and_come_after_the_hand() -> None:
    people = after_rounds(1, 2, 3, 4)
    people.deal()
    state = people.table.hand
    seat, name = state.actor, people.name_at(state.actor)
    people.act(act.Fold(seat))
    assert people.table.playing
    before = people.stack(name)
    ask.buy(people.table, people.guest(name), 300)
    assert people.stack(name) == before
    assert own(people, name).ordered == 300
    people.check()
    people.finish()
    assert people.stack(name) == before + 300
    assert own(people, name).ordered == 0
    people.check()


def test_f17_no_more_than_the_maximum_is_bought() -> None:
    people = People(1, 2)
    with pytest.raises(Declined, match="maximum of 2,000"):
        ask.buy(people.table, people.guest("p1"), 1001)
    with pytest.raises(Declined, match="maximum of 2,000"):
        people.sit("p3", 3, buy_in=2001)
    assert people.seat("p3") == 0
    people.check()


def test_f18_nobody_has_two_seats_whatever_he_presses() -> None:
    people = after_rounds(1, 2, 3)
    people.deal()
    with pytest.raises(Declined, match="You have seat 1"):
        people.sit("p1", 5)
    ask.move(people.table, people.guest("p1"), 5)
    with pytest.raises(Declined, match="taken"):
        ask.move(people.table, people.guest("p2"), 5)
    with pytest.raises(Declined, match="taken"):
        people.sit("new", 5)
    people.deal()
    assert people.seat("p1") == 5
    people.check()


def test_f19_who_loses_his_connection_all_in_has_his_hand_played_out() -> None:
    people = after_rounds(1, 2, 3)
    people.deal()
    state = people.table.hand
    seat, name = state.actor, people.name_at(state.actor)
    people.act(act.Raise(seat, menu(state).wager.most))
    people.table.lost(people.guest(name).id)
    people.clock.seconds += 25
    other = people.table.hand.actor
    people.act(act.Call(other))
    people.finish()
    awards = people.table.hand.awards
    assert sum(amount for _, amount, *_ in awards) >= 2000
    assert people.stack(name) == sum(amount for s, amount, *_ in awards if s == seat)
    people.check()


def test_f19_leaver_who_is_all_in_is_paid_before_he_goes() -> None:
    people = after_rounds(1, 2, 3)
    people.deal()
    state = people.table.hand
    seat, name = state.actor, people.name_at(state.actor)
    people.act(act.Raise(seat, menu(state).wager.most))
    ask.leave(people.table, people.guest(name))
    assert people.seat(name) == seat
    people.finish()
    left = people.stack(name)
    people.clock.pass_until_due(people.table)
    assert people.seat(name) == 0
    rows = {row.name: row for row in table_money(people.table).rows}
    assert rows[name].cashed == left
    people.check()


def test_f20_who_is_out_of_time_or_away_checks_where_that_is_free() -> None:
    people = after_rounds(1, 2, 3)
    setup = people.deal()
    big = next(seat for seat, kind, _ in kinds(setup) if kind == "big_blind")
    ask.away(people.table, people.guest(people.name_at(big)), "now")
    while people.table.hand.street == 0 and people.table.playing:
        state = people.table.hand
        if state.actor in (0, big) or people.table.deadline is None:
            people.clock.pass_until_due(people.table)
        else:
            people.act(act.Call(state.actor) if menu(state).call else act.Check(state.actor))
    assert people.table.hand.live[big], "he checked his option"


def test_player_whose_connection_is_lost_is_dealt_out_and_is_back_by_himself() -> None:
    people = after_rounds(1, 2, 3)
    zoe = people.guest("p2").id
    people.table.lost(zoe)
    people.clock.seconds += 21
    assert not people.deal().takes_part(2)
    people.table.found(zoe)
    assert own(people, "p2").away == ""
    people.finish()
    assert any(people.deal().takes_part(2) for _ in range(3))


def test_player_who_went_away_himself_stays_so_when_his_connection_comes_and_goes() -> None:
    people = after_rounds(1, 2, 3)
    zoe = people.guest("p2")
    ask.away(people.table, zoe, "now")
    people.table.lost(zoe.id)
    people.clock.seconds += 30
    people.deal()
    people.table.found(zoe.id)
    assert own(people, "p2").away == "out"


def test_lost_connection_shortens_no_clock_and_costs_the_table_one() -> None:
    people = after_rounds(1, 2, 3)
    people.deal()
    state = people.table.hand
    seat, name = state.actor, people.name_at(state.actor)
    due = people.table.due
    people.table.lost(people.guest(name).id)
    people.table.publish(())
    assert people.table.due == due
    people.clock.pass_until_due(people.table)
    assert people.clock.seconds == due
    assert people.table.seating.seats[seat].away


def test_going_away_and_coming_back_makes_no_new_clock() -> None:
    people = after_rounds(1, 2, 3)
    people.deal()
    due, name = people.table.due, people.name_at(people.table.hand.actor)
    people.clock.seconds += 10
    ask.away(people.table, people.guest(name), "now")
    ask.come_back(people.table, people.guest(name))
    assert people.table.due == due


def test_who_sits_out_before_the_big_blind_plays_on_until_it_would_come_and_pays_none() -> None:
    people = after_rounds(1, 2, 3, 4)
    ask.away(people.table, people.guest("p2"), "blind")
    setups = []
    while not people.table.seating.seats[2].away:
        setups.append(people.deal())
        people.finish()
    assert all(setup.takes_part(2) for setup in setups[:-1])
    assert not setups[-1].takes_part(2)
    assert "big_blind" not in paid(setups, 2)
    assert people.owes("p2")[:1] == ("big",)


def test_seat_of_who_missed_too_many_big_blinds_is_free() -> None:
    people = after_rounds(1, 2, 3, 4)
    ask.away(people.table, people.guest("p4"), "now")
    chips, hands = people.stack("p4"), 0
    while people.seat("p4"):
        people.deal()
        hands += 1
        assert hands < 30
    assert hands > 3 * 3, "three big blinds and one more, as there are six seats"
    rows = {row.name: row for row in table_money(people.table).rows}
    assert rows["p4"].cashed == chips
    people.check()


def test_table_where_one_is_left_begins_a_new_game_in_which_nobody_owes() -> None:
    people = after_rounds(1, 2, 3)
    for name in ("p2", "p3"):
        ask.away(people.table, people.guest(name), "now")
    people.finish()
    people.clock.pass_until_due(people.table)
    assert people.table.hand is None
    ask.come_back(people.table, people.guest("p2"))
    setup = people.deal()
    assert [kind for _, kind, _ in kinds(setup)] == ["small_blind", "big_blind"]
    assert people.owes("p2") == ()


def test_house_that_draws_cards_for_the_button_shows_them() -> None:
    rules = own_house("draws_for_the_button", button={"first_draw": "high_card"})
    people = People(2, 4, 5, table=replace(TABLE, house=rules.id))
    setup = people.deal()
    lines = [entry.line for entry in people.table.log.entries() if entry.line]
    drawn = {line.seat: line.cards[0] for line in lines if "draws for the button" in line.text.en}
    assert set(drawn) == {2, 4, 5}
    assert setup.button == max(drawn, key=lambda seat: drawn[seat])


def test_rake_is_taken_from_the_winner_and_told_with_its_article(tmp_path) -> None:
    rules = own_house("raked", cash={"collection": "rake", "rake_pct": 5, "rake_cap": 40})
    table_of = replace(TABLE, house=rules.id)
    people = People(1, 2, 3, table=table_of, path=tmp_path / "room.sqlite")
    people.deal()
    people.all_in("p1", "p2")
    table = people.table
    assert balance(table.purse.ledger, "rake") == 40
    assert sum(who.stack for _, who in table.seating.occupied()) == 3000 - 40
    told = [entry.line for entry in table.log.entries() if entry.line and entry.line.rules]
    assert told[-1].rules == ("house:rake.share",)
    assert table_money(table).sum == 0
    people.check()
    people.killed()
    assert balance(people.table.purse.ledger, "rake") == 40
    people.check()


def test_straddle_is_put_up_by_who_may_and_refused_where_nobody_may() -> None:
    people = People(1, 2, 3)
    assert own(people, "p1").straddle is None
    with pytest.raises(Declined, match="no straddle"):
        ask.straddle(people.table, people.guest("p1"), on=True)


def test_straddler_straddles_in_his_place() -> None:
    rules = own_house("straddles", blinds={"straddle": "utg"})
    people = after_rounds(1, 2, 3, 4, table=replace(TABLE, house=rules.id))
    ask.straddle(people.table, people.guest("p3"), on=True)
    setups = [people.deal() for _ in range(4)]
    straddles = [post for setup in setups for post in setup.posts if post.kind == "straddle"]
    assert [(post.seat, post.amount) for post in straddles] == [(3, 20)]


def test_who_wins_two_in_a_row_kills_the_next_hand() -> None:
    table = replace(
        TABLE, game="omaha8", stakes=replace(TABLE.stakes, structure="limit", big_bet=20)
    )
    people = People(1, 2, 3, table=replace(table, kill="full"))
    killed = []
    for _ in range(40):
        setup = people.deal()
        leg = people.table.seating.leg
        people.all_in("p1")
        killed += [post.amount for post in setup.posts if post.kind == "kill"]
        if leg and leg.hands >= 2:
            seat = people.table.seating.seat_of(leg.player)
            assert [post.seat for post in setup.posts if post.kind == "kill"] == [seat]
            assert (setup.stakes.small_bet, setup.stakes.big_bet) == (20, 40)
    assert killed


def test_killed_process_keeps_debts_wishes_orders_and_chips(tmp_path) -> None:
    people = after_rounds(1, 2, 3, 4, path=tmp_path / "room.sqlite")
    ask.away(people.table, people.guest("p2"), "now")
    for _ in range(3):
        people.deal()
    state = people.table.hand
    name = people.name_at(state.actor)
    people.act(act.Fold(state.actor))
    ask.buy(people.table, people.guest(name), 200)
    people.sit("new", 6, post="post")
    ask.away(people.table, people.guest(name), "hand")
    before, purse = people.table.seating, people.table.purse
    assert before.blinds.debts
    assert before.wishes
    people.killed()
    assert people.table.seating == before
    assert people.table.purse == purse
    people.check()
    people.finish()
    assert own(people, name).away == "out"
    people.check()


def test_bots_buy_in_like_everybody() -> None:
    people = People(1, table=replace(TABLE, least_players=3))
    bots = [who for _, who in people.table.seating.occupied() if who.bot]
    for bot in bots:
        assert balance(people.table.purse.ledger, f"player:{bot.player}") == -1000
    notes = [kept.note.kind for kept in people.room.journal.notes("t")]
    assert set(notes) == {BoughtIn.tag, Left.tag}, "one of them made room"
    people.check()


def test_f16_who_leaves_with_live_cards_goes_as_soon_as_they_are_folded() -> None:
    people = after_rounds(1, 2, 3, 4)
    people.deal()
    name = people.name_at(people.table.hand.actor)
    ask.leave(people.table, people.guest(name))
    assert people.seat(name)
    ask.stay(people.table, people.guest(name))
    assert own(people, name).leaving is False
    ask.leave(people.table, people.guest(name))
    people.clock.pass_until_due(people.table)
    assert people.table.playing
    assert people.seat(name) == 0
    with pytest.raises(Declined, match="no seat"):
        ask.stay(people.table, people.guest(name))
    people.check()
    people.finish()
    people.check()


def test_who_folds_leaves_and_takes_his_seat_again_has_nothing_to_do_with_the_hand() -> None:
    people = after_rounds(1, 2, 3, 4)
    people.deal()
    state = people.table.hand
    while state.street == 0 and not state.bets[state.actor]:
        people.act(act.Call(state.actor))
        state = people.table.hand
    seat, name = state.actor, people.name_at(state.actor)
    people.act(act.Fold(seat))
    ask.leave(people.table, people.guest(name))
    people.sit(name, seat, buy_in=1100)
    assert people.table.hand_seat(people.guest(name).id) == 0
    people.check()
    people.finish()
    assert people.stack(name) == 1100
    people.check()
