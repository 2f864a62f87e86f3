"""What a ruling returns can be carried out: cards move, chips stay, the hand goes on."""

from croupier.play import evolve, view
from croupier.play import irregular_events as irr
from croupier.play.irregular import Order
from croupier.play.mends import carry_out
from kit.floor_hands import check_deck
from kit.hands import Hand, deal


def tell(hand: Hand, *events: object) -> None:
    for event in events:
        evolve(hand.state, event)
        assert hand.state.chips == hand.total
    hand._deal()
    check_deck(hand)


def mend(hand: Hand, order: Order) -> None:
    tell(hand, *carry_out(hand.dealer, hand.state, order))


def test_dead_hand_of_the_player_in_turn_passes_the_turn() -> None:
    hand = deal(stacks=[900] * 3, button=1)
    tell(hand, irr.RuledDead(1))
    assert hand.state.actor == 2
    tell(hand, irr.RuledDead(2))
    assert hand.state.phase == "over"


def test_dead_hand_of_another_leaves_the_turn() -> None:
    hand = deal(stacks=[900] * 4, button=1)
    tell(hand, irr.RuledDead(2))
    assert hand.state.actor == 4
    hand.play("4 call", "1 call", "3 check")
    assert hand.state.street == 1


def test_replaced_card_is_the_next_burn() -> None:
    hand = deal(stacks=[900] * 3, button=3)
    old, new = hand.state.hole[1][0], hand.dealer.stub[0]
    tell(hand, irr.Exposed(1, 0, old))
    mend(hand, Order("replace_card", seat=1, place=0, to="next_burn"))
    assert hand.state.hole[1][0] == new
    hand.play("3 call", "1 call", "2 check")
    assert hand.dealer.burns[0] == old


def test_voided_hand_gives_all_chips_back() -> None:
    hand = deal(stacks=[900] * 3, button=3).play("3 raise 300", "1 call")
    tell(hand, irr.HandVoided(((1, 300), (2, 100), (3, 300))))
    assert hand.stacks == (900, 900, 900)


def test_limited_player_may_only_call_or_fold() -> None:
    hand = deal(stacks=[900] * 3, button=3)
    tell(hand, irr.Limited(3, "wager"))
    assert hand.menu.wager is None
    assert hand.menu.call == 100
    assert view(hand.state, 1).seats[0].exposed == ()
