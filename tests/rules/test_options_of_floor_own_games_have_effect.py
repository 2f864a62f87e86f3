"""Every option about mistakes at stud and draw changes something: two houses, two outcomes."""

from croupier.floor.deal.deal_told import CardExposed
from croupier.floor.own_games.draw_told import ExposedOnDraw
from croupier.floor.own_games.stud_told import HolesExposed, StudBurnError
from croupier.play import Stakes
from croupier.play.irregular import Order
from croupier.rulebook.house import House
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal
from kit.options import outcomes
from kit.passing import pass_to

STUD = Stakes("limit", 10, 20, ante=1, bring_in=5)
DRAW = Stakes("limit", 5, 10, ante=1)


def stud(house: House, street: int = 0) -> Hand:
    """Three players of stud, nobody of whom has acted on the street."""
    hand = deal("stud", stacks=[200] * 3, stakes=STUD, button=3, rules=house, seed=4)
    return pass_to(hand, street)


def test_stud_hole_exposed_goes_on_or_is_a_misdeal() -> None:
    def ruled(house: House) -> str:
        return rule(stud(house), CardExposed(2, 2)).decision

    values = ("door_card", "misdeal")
    assert outcomes("stud.hole_exposed", values, of=ruled) == ["card_plays", "misdeal"]


def test_stud_two_exposed_kills_the_hand_or_the_deal() -> None:
    def ruled(house: House) -> str:
        return rule(stud(house), HolesExposed(2)).decision

    values = ("dead_hand_ante_back", "misdeal")
    assert outcomes("stud.two_exposed", values, of=ruled) == ["hand_dead", "misdeal"]


def test_stud_folded_seat_dealt_keeps_the_cards_of_those_who_come_after() -> None:
    def removed(house: House) -> int:
        hand = stud(house, 1)
        hand.play(f"{hand.state.actor} fold").check_down()
        return len(hand.dealer.removed)

    assert outcomes("stud.folded_seat_dealt", (True, False), of=removed) == [3, 0]


def test_draw_exposed_card_is_kept_or_replaced() -> None:
    def ruled(house: House) -> str:
        hand = deal("draw", stacks=[200] * 3, stakes=DRAW, button=3, rules=house)
        return rule(hand, CardExposed(2, 5)).decision

    values = ("keep_then_replace", "as_flop_games")
    assert outcomes("draw.exposed", values, of=ruled) == ["card_plays", "replace_card"]


def test_draw_exposed_on_the_draw_goes_out_of_play_or_is_the_next_burn() -> None:
    def goes_to(house: House) -> str:
        stakes = Stakes("limit", 5, 10, small_blind=2, big_blind=5)
        hand = deal("triple_27", stacks=[200] * 2, stakes=stakes, button=2, rules=house, seed=5)
        hand.play("2 call", "1 check", f"1 draw {hand.state.hole[1][0]!r}", "2 draw")
        (order,) = rule(hand, ExposedOnDraw(1)).remedies
        assert isinstance(order, Order)
        return order.to

    values = ("keep_then_replace", "as_flop_games")
    assert outcomes("draw.exposed", values, of=goes_to) == ["removed", "next_burn"]


def test_dealing_burn_error_late_restores_the_order_at_stud_or_leaves_it() -> None:
    def orders(house: House) -> list[str]:
        hand = stud(house, 2)
        hand.play(f"{hand.state.actor} check")
        made = asked(hand, StudBurnError(0)).remedies
        return [one.kind for one in made if isinstance(one, Order)]

    values = ("stands_restore_order", "order_ignored", "always_repair")
    restored = ["burn_extra"]
    assert outcomes("dealing.burn_error_late", values, of=orders) == [restored, [], restored]
