"""Folded stud seats that keep their place in the deal, and the stub that is too short for them."""

from kit.hands import STUD, Hand, deal


def before_fifth_street() -> Hand:
    """Fourth street: two players have checked after one threw his hand away without a bet."""
    hand = deal("stud", stacks=[500] * 3, stakes=STUD, button=3, seed=5, rules="rrop3_cash")
    hand.play(f"{hand.state.actor} bring-in")
    while not hand.state.street:
        hand.play(f"{hand.state.actor} call")
    hand.play(f"{hand.state.actor} fold")
    return hand.play(f"{hand.state.actor} check")


def held(hand: Hand) -> list[int]:
    return [len(hand.state.hole[seat]) for seat in (1, 2, 3) if hand.state.live[seat]]


def test_folded_seat_gets_a_card_that_is_out_of_play() -> None:
    hand = before_fifth_street()
    hand.play(f"{hand.state.actor} check")
    assert held(hand) == [5, 5]
    assert len(hand.dealer.removed) == 1


def test_stub_too_short_for_all_serves_those_who_play_alone() -> None:
    hand = before_fifth_street()
    del hand.dealer.stub[3:]
    hand.play(f"{hand.state.actor} check")
    assert held(hand) == [5, 5]
    assert hand.dealer.removed == []
