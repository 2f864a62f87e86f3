"""Money between hands, as others got it wrong: leaving, buying again, and whole chips."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cardroom.behind import Purchase, after_hand_behind, arrive, buy_behind, playable
from croupier.cardroom.buy_in import (
    Move,
    Terms,
    add_chips,
    bring_stack,
    buy_in,
    deliver,
    rebuy_offered,
    why_returned,
)
from croupier.cardroom.ledger import Ledger, balance, post
from croupier.cardroom.money import (
    AdvanceLost,
    BoughtIn,
    ChipsOrdered,
    Left,
    Money,
    OrderReturned,
    Purse,
    evolve,
)
from croupier.cardroom.off_table import Wish, leave, move_on, put_back, take_off
from croupier.cardroom.own_chips import give_back, set_aside
from croupier.cardroom.postings import postings_of, rake_posting, stack_change
from croupier.cardroom.rake import RakePlan, finished_hand, rake_of
from croupier.cardroom.settlement import settle_ledger
from croupier.cardroom.time_charge import Charge, Rent, deal_waits, fall_due
from croupier.cardroom.time_charge import evolve as evolve_rent
from croupier.play import Stakes
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused
from kit.hands import deal, with_options

CASH = house("rrop3_cash")
NO_LIMIT = Stakes("none", 10, 10, 5, 10)
TERMS = Terms(CASH, NO_LIMIT)
CAPPED = Terms(with_options("rrop3_cash", cash={"max_buy_in_bb": 100}), NO_LIMIT)


class Night:
    """A table's money, its ledger and the chips in front of everybody, event by event."""

    def __init__(self, terms: Terms = TERMS) -> None:
        self.terms = terms
        self.money = Money()
        self.ledger = Ledger()
        self.stacks: dict[str, int] = {}
        self.steps = 0

    def happened(self, *events) -> None:
        """Everything that *events* change."""
        for event in events:
            self.steps += 1
            self.money = evolve(self.money, event)
            self.ledger = post(
                self.ledger, *postings_of(event, table="3", key=f"event:{self.steps}")
            )
            self.stacks[event.player] = self.stacks.get(event.player, 0) + stack_change(event)

    def buys(self, player: str, amount: int) -> None:
        """A buy-in."""
        self.happened(*buy_in(self.money, self.terms, player, amount, self.steps))

    def orders(self, player: str, amount: int, *, in_hand: bool) -> None:
        """Chips added."""
        stack = self.stacks[player]
        self.happened(
            *add_chips(
                self.money, self.terms, player, amount, self.steps, stack=stack, in_hand=in_hand
            )
        )


def test_F16_who_folds_sits_out_and_leaves_is_paid_at_once_and_owes_nothing_more():
    night = Night()
    for player in ("ana", "bob", "cleo"):
        night.buys(player, 1000)
    hand = deal(stacks=[1000] * 3, button=3, stakes=NO_LIMIT).play("3 raise 30", "1 fold")
    left = hand.stacks[0]
    assert left == 995
    night.stacks |= {"ana": left, "bob": 1000, "cleo": 1005}
    night.happened(*take_off(night.money, CASH, Wish("ana", left, 0, "for_good"), 60))
    assert balance(night.ledger, "player:ana") == -5
    assert balance(night.ledger, "table:3") == 2005
    assert night.stacks["ana"] == 0
    charge = Charge(5, 1800)
    seated = tuple(player for player, stack in night.stacks.items() if stack)
    (due,) = fall_due(Rent(), CASH, charge, 1800, players=seated, waiting=0)
    waits = deal_waits(evolve_rent(Rent(), due), CASH, charge, playing=seated)
    assert waits is not None
    assert waits.facts["missing"] == ("bob", "cleo")


def test_F16_nobody_leaves_with_a_live_hand_and_orders_go_with_their_owner():
    night = Night()
    night.buys("ana", 1000)
    with pytest.raises(RoomRefused, match="live hand"):
        take_off(night.money, CASH, Wish("ana", 1000, 0, "for_good", live=True), 60)
    night.orders("ana", 300, in_hand=True)
    returned, left = leave(night.money, "ana", 1000, 70)
    assert returned == OrderReturned("ana", 300, 70)
    assert left == Left("ana", 1000, 70, 1000)
    night.happened(returned, left)
    assert set(night.ledger.balances.values()) == {0}


def test_who_leaves_takes_what_has_just_come_too():
    night = Night()
    bought = Purchase(500, 0, 400)
    night.happened(*buy_behind(night.money, TERMS, "ana", bought, 1, in_hand=False))
    night.happened(*arrive(night.money, "ana", 2, in_hand=True))
    assert (night.stacks["ana"], night.money.of("ana").arrived) == (400, 100)
    night.happened(*leave(night.money, "ana", 400, 3))
    assert night.money.of("ana").left_with == 500
    assert set(night.ledger.balances.values()) == {0}


def test_F17_rebuy_is_offered_to_who_lost_everything_each_time_and_to_nobody_else():
    night = Night()
    assert not rebuy_offered(night.money, "ana", stack=0, in_hand=False)
    night.buys("ana", 1000)
    assert not rebuy_offered(night.money, "ana", stack=1000, in_hand=False)
    for _ in range(2):
        assert not rebuy_offered(night.money, "ana", stack=0, in_hand=True)
        assert rebuy_offered(night.money, "ana", stack=0, in_hand=False)
        night.stacks["ana"] = 0
        night.buys("ana", 1000)
        assert not rebuy_offered(night.money, "ana", stack=1000, in_hand=False)
    night.happened(*leave(night.money, "ana", 0, 99))
    assert not rebuy_offered(night.money, "ana", stack=0, in_hand=False)


def test_F17_top_up_may_be_asked_for_after_folding_and_comes_after_the_hand():
    night = Night()
    night.buys("ana", 1000)
    night.stacks["ana"] = 700
    night.orders("ana", 300, in_hand=True)
    assert night.stacks["ana"] == 700
    night.happened(*deliver(night.money, TERMS, "ana", 9, stack=700))
    assert night.stacks["ana"] == 1000
    assert balance(night.ledger, "table:3") == 1300


def test_top_up_never_makes_more_than_the_maximum():
    night = Night(CAPPED)
    night.buys("ana", 800)
    with pytest.raises(RoomRefused, match=r"maximum of 1,000.*at most 200.*house:buy_in\.range"):
        night.orders("ana", 201, in_hand=False)
    night.orders("ana", 200, in_hand=True)
    with pytest.raises(RoomRefused, match="The stack is at the maximum"):
        night.orders("ana", 1, in_hand=True)
    after = deliver(night.money, CAPPED, "ana", 9, stack=950)
    assert [(event.tag, event.amount) for event in after] == [
        ("money.added_on", 50),
        ("money.order_returned", 150),
    ]
    why = why_returned(night.money, CAPPED, "ana", 9, stack=950)
    assert why is not None
    assert why.facts == {"ordered": 200, "stack": 950, "most": 1000}
    assert why_returned(night.money, CAPPED, "ana", 9, stack=800) is None
    assert [e.tag for e in deliver(night.money, CAPPED, "ana", 9, stack=2000)] == [
        "money.order_returned"
    ]


def test_order_of_who_lost_everything_is_a_buy_in_and_goes_back_if_it_is_too_small():
    night = Night()
    night.buys("ana", 100)
    assert night.money.of("ana").short_buys == 1
    assert why_returned(night.money, TERMS, "ana", 9, stack=0) is None
    night.orders("ana", 50, in_hand=True)
    assert [e.tag for e in deliver(night.money, TERMS, "ana", 9, stack=0)] == [
        "money.order_returned"
    ]
    why = why_returned(night.money, TERMS, "ana", 9, stack=0)
    assert why is not None
    assert "rrop3:3.buyin.2a" in why.rules
    night.orders("ana", 400, in_hand=True)
    assert why_returned(night.money, TERMS, "ana", 9, stack=0) is None


@pytest.mark.parametrize("amount", [0, -5, 10.5, "50", None, True, float("inf")])
def test_F4_no_amount_but_a_whole_number_is_bought(amount):
    with pytest.raises(RoomRefused, match="whole number of chips"):
        buy_in(Money(), TERMS, "ana", amount, 0)
    with pytest.raises(RoomRefused, match="whole number of chips"):
        add_chips(Money(), TERMS, "ana", amount, 0, stack=5, in_hand=False)


def test_a_hand_its_rake_and_the_way_home_leave_the_ledger_even():
    night = Night()
    for player in ("ana", "bob", "cleo"):
        night.buys(player, 1000)
    hand = deal(stacks=[1000] * 3, button=3, stakes=NO_LIMIT)
    hand.play("3 raise 100", "1 call", "2 call", "1 bet 200", "2 fold", "3 call").check_down()
    rake = rake_of(RakePlan(percent=5), finished_hand(hand.events))
    assert rake.total == 35
    night.ledger = post(night.ledger, *rake_posting(rake, table="3", key="rake:3:1", at=9))
    borne = dict(rake.seats)
    for seat, player in enumerate(("ana", "bob", "cleo"), 1):
        night.stacks[player] = hand.stacks[seat - 1] - borne.get(seat, 0)
    assert sum(night.stacks.values()) == balance(night.ledger, "table:3") == 2965
    for player, stack in tuple(night.stacks.items()):
        night.happened(*leave(night.money, player, stack, 100))
    owed = {account: amount for account, amount in night.ledger.balances.items() if amount}
    assert owed["rake"] == 35
    for one in settle_ledger(night.ledger).transfers:
        owed[one.payer] += one.amount
        owed[one.payee] -= one.amount
    assert set(owed.values()) == {0}


PLAYERS = ("ana", "bob", "cleo")
deeds = st.lists(
    st.tuples(
        st.sampled_from(("buy", "add", "order", "behind", "away", "back", "aside", "hand", "go")),
        st.sampled_from(PLAYERS),
        st.integers(1, 2000),
    ),
    max_size=40,
)


def do(night: Night, deed: str, player: str, amount: int) -> None:
    """One deed, if the room lets it be."""
    stack, money, at = night.stacks.get(player, 0), night.money, night.steps * 600
    if deed == "buy" and not stack:
        night.buys(player, amount)
    elif deed in ("add", "order") and player in night.stacks:
        night.orders(player, amount, in_hand=deed == "order")
    elif deed == "behind":
        wish = Purchase(amount, stack, amount // 2)
        night.happened(*buy_behind(money, night.terms, player, wish, at, in_hand=False))
    elif deed == "away":
        night.happened(*take_off(money, CASH, Wish(player, stack, amount, "for_a_while"), at))
    elif deed == "back":
        night.happened(*put_back(money, CASH, player, amount, at))
    elif deed == "aside":
        aside = money.of(player).aside
        night.happened(*(give_back(money, player, at) if aside else set_aside(player, stack, at)))
    elif deed == "hand":
        play_hand(night, amount)
    elif deed == "go":
        night.happened(*leave(money, player, stack, at))


def play_hand(night: Night, amount: int) -> None:
    """Somebody loses up to *amount* of what he may bet to the next; then the hand is over."""
    plays = {p: playable(night.money, p, night.stacks.get(p, 0)) for p in PLAYERS}
    loser, winner = PLAYERS[amount % 3], PLAYERS[(amount + 1) % 3]
    lost = min(amount, plays[loser])
    plays[loser] -= lost
    plays[winner] += lost
    for player in PLAYERS:
        night.stacks[player], gone = after_hand_behind(night.money, player, plays[player], 1)
        night.happened(*gone)
    for player in PLAYERS:
        night.happened(*arrive(night.money, player, 2, in_hand=amount % 2 == 0))
        stack = night.stacks[player]
        night.happened(*deliver(night.money, night.terms, player, 3, stack=stack))


@given(deeds, st.sampled_from((TERMS, CAPPED)))
def test_no_chip_is_made_or_lost_whatever_players_do_with_their_money(done, terms):
    night = Night(terms)
    for deed in done:
        before = night.ledger, night.money, dict(night.stacks)
        try:
            do(night, *deed)
        except RoomRefused:
            assert (night.ledger, night.money, night.stacks) == before
        purses = [night.money.of(player) for player in PLAYERS]
        on_table = sum(night.stacks.values()) + sum(p.arrived + p.aside for p in purses)
        assert balance(night.ledger, "table:3") == on_table
        for player, purse in zip(PLAYERS, purses, strict=True):
            assert balance(night.ledger, f"advance:{player}") == purse.advance + purse.ordered
            assert balance(night.ledger, f"away:{player}") == purse.away
            assert 0 <= purse.behind <= purse.advance
            assert night.stacks.get(player, 0) >= 0
            assert purse.short_buys <= 1
    for player in PLAYERS:
        night.happened(*leave(night.money, player, night.stacks.get(player, 0), 10**6))
    assert balance(night.ledger, "table:3") == 0
    settle_ledger(night.ledger)


def test_player_moved_to_another_table_takes_everything_along():
    night = Night()
    night.buys("ana", 1000)
    night.happened(*take_off(night.money, CASH, Wish("ana", 1000, 400, "for_a_while"), 5))
    night.orders("ana", 70, in_hand=True)
    purse = night.money.of("ana")
    night.happened(*move_on(night.money, "ana", 600, 6))
    assert night.money.of("ana") == Purse(buy_ins=1, moved_with=600, moved_at=6)
    there = Night()
    there.ledger, there.steps = night.ledger, 100
    move = Move(600, forced=True, same_stakes=True, source="3", purse=purse)
    (brought,) = bring_stack(there.money, TERMS, "ana", move, 7)
    there.money = evolve(there.money, brought)
    ledger = post(there.ledger, *postings_of(brought, table="4", key="move"))
    assert (night.stacks["ana"], stack_change(brought)) == (0, 600)
    assert {account: amount for account, amount in ledger.balances.items() if amount} == {
        "player:ana": -1000,
        "table:4": 600,
        "away:ana": 400,
    }
    assert there.money.of("ana").away == 400


def test_what_came_of_an_event_that_is_left_out_is_refused():
    bought = Purchase(500, 100, 500)
    money = evolve(Money(), BoughtIn("ana", 100, 0, short=True))
    lost = AdvanceLost("ana", 200, 9)
    with pytest.raises(RoomRefused, match=r"does not have the 200.*house:ledger\.covered"):
        evolve(money, lost)
    (advance,) = buy_behind(money, TERMS, "ana", bought, 1, in_hand=False)
    money = evolve(evolve(money, advance), lost)
    assert (money.of("ana").advance, money.of("ana").behind) == (300, 300)


def test_chips_ordered_are_not_in_front_of_their_owner():
    night = Night()
    night.buys("ana", 1000)
    night.happened(ChipsOrdered("ana", 50, 5))
    assert night.stacks["ana"] == 1000
