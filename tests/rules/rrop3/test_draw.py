"""Robert's rules, section 9: five-card draw."""

import pytest

from croupier.cards import JOKER, parse_cards
from croupier.play import RAIL, Stakes, deck_for, view
from croupier.play import events as ev
from kit.hands import deal, with_options
from kit.refusals import refused

FIVE = Stakes("limit", 5, 10, ante=1)
CASH = "rrop3_cash"


def draw(hole, *, game="draw", rules=CASH, stacks=None, button=None, stakes=FIVE):
    players = max(hole)
    stacks = stacks or [500 if seat in hole else 0 for seat in range(1, players + 1)]
    return deal(
        game,
        stacks=stacks,
        stakes=stakes,
        button=button or players,
        rules=rules,
        hole=hole,
    )


THREE = {1: "KhKd4s8c9c", 2: "QsQd7h6c2d", 3: "JsJd5h3h2h"}


def dealt_after_draw(hand):
    """Burns and drawn cards in the order they left the deck."""
    start = next(n for n, event in enumerate(hand.events) if isinstance(event, ev.Discarded))
    kinds = (ev.Burned, ev.Drew)
    return [event for event in hand.events[start:] if isinstance(event, kinds)]


@pytest.mark.rule("rrop3:9.draw.0a")
def test_six_antes_of_one_lie_in_the_pot_before_the_deal_of_a_game_of_two_rounds():
    hand = draw(dict.fromkeys(range(1, 7), ""))
    first_card = next(n for n, e in enumerate(hand.events) if isinstance(e, ev.HoleDealt))
    posted = hand.events[:first_card]
    assert [(e.seat, e.kind, e.amount) for e in posted] == [(n, "ante", 1) for n in range(1, 7)]
    assert hand.state.pot == 6
    assert hand.menu.seat == 1
    hand.play("1 bet 5", "2 call", "3 call", "4 fold", "5 fold", "6 fold")
    hand.play("1 draw", "2 draw", "3 draw", "1 check", "2 check", "3 check")
    assert hand.state.phase == "over"
    assert len(hand.happened(ev.RoundOpened)) == 2
    assert hand.setup.game.rounds == 2


@pytest.mark.rule("rrop3:9.draw.0b")
def test_before_the_draw_a_player_may_check_or_open_for_five():
    hand = draw(THREE)
    assert (hand.menu.check, hand.menu.wager.choices) == (True, (5,))
    refused(hand, "1 bet 10")
    hand.play("1 check")
    assert (hand.menu.check, hand.menu.wager.choices) == (True, (5,))
    hand.play("2 bet 5")
    assert (hand.menu.seat, hand.menu.check, hand.menu.call) == (3, False, 5), "it is open now"
    refused(hand, "3 check")


@pytest.mark.rule("rrop3:9.draw.0b")
def test_where_the_house_allows_an_open_raise_the_pot_may_be_opened_for_ten():
    rules = with_options(CASH, draw={"open_raise": True})
    hand = draw(THREE, rules=rules)
    assert (hand.menu.check, hand.menu.wager.choices) == (True, (5, 10))
    hand.play("1 bet 10", "2 raise 15", "3 raise 20", "1 raise 25")
    assert hand.menu.wager is None
    hand.play("2 call", "3 call", "1 draw", "2 draw", "3 draw")
    assert hand.menu.wager.choices == (10,)


@pytest.mark.rule("rrop3:9.draw.0c")
def test_two_cards_discarded_are_replaced_by_exactly_two():
    hand = draw(THREE)
    hand.play("1 bet 5", "2 call", "3 call", "1 draw 8c9c")
    assert "rrop3:9.draw.0c" in refused(hand, "2 draw As").rules
    hand.play("2 draw", "3 draw")
    assert hand.state.hole[1][:3] == list(parse_cards("KhKd4s"))
    assert len(hand.state.hole[1]) == 5
    assert [(e.seat, len(e.cards)) for e in hand.happened(ev.Drew)] == [(1, 2)]
    assert not set(parse_cards("8c9c")) & set(hand.state.hole[1])
    refused(hand, "1 draw 4s")


@pytest.mark.rule("rrop3:9.draw.0d")
def test_after_the_draw_the_next_seat_clockwise_of_a_folded_opener_starts():
    hand = draw(dict.fromkeys(range(1, 7), ""))
    hand.play("1 check", "2 check", "3 check", "4 bet 5", "5 fold", "6 raise 10", "1 fold")
    hand.play("2 call", "3 fold", "4 fold", "2 draw", "6 draw")
    assert hand.menu.seat == 6


@pytest.mark.rule("rrop3:9.draw.0d")
def test_after_the_draw_the_opener_starts():
    hand = draw(dict.fromkeys(range(1, 7), ""))
    hand.play("1 check", "2 check", "3 check", "4 bet 5", "5 fold", "6 call", "1 call")
    hand.play("2 fold", "3 fold", "1 draw", "4 draw", "6 draw")
    assert hand.menu.seat == 4


@pytest.mark.rule("rrop3:9.draw.0e")
def test_bets_are_five_before_and_ten_after_the_draw():
    hand = draw(THREE)
    assert hand.menu.wager.choices == (5,)
    hand.play("1 bet 5", "2 raise 10", "3 fold", "1 call", "1 draw", "2 draw")
    assert hand.menu.wager.choices == (10,)
    hand.play("1 bet 10")
    assert hand.menu.wager.choices == (20,)


TENS = {1: "TdTh9s5c2d", 2: "QsQd7h6c3d"}


@pytest.mark.rule("rrop3:9.draw.0f")
def test_pair_of_tens_opens_and_proves_nothing_where_anything_opens():
    hand = draw(TENS)
    hand.play("1 bet 5", "2 fold")
    assert hand.stacks == (501, 499)
    assert hand.happened(ev.OpenersProven) == []


@pytest.mark.rule("rrop3:9.draw.0f")
@pytest.mark.parametrize(
    ("game", "rules"),
    [("jacks", CASH), ("draw", with_options(CASH, draw={"openers": "jacks"}))],
)
def test_pair_of_tens_does_not_open_where_jacks_are_needed(game, rules):
    hand = draw(TENS, game=game, rules=rules)
    assert hand.menu.wager is None
    assert "rrop3:9.draw.0f" in refused(hand, "1 bet 5").rules


@pytest.mark.rule("rrop3:9.draw.1")
def test_after_a_bet_and_four_raises_a_fifth_to_thirty_is_refused():
    hand = draw(THREE)
    hand.play("1 bet 5", "2 raise 10", "3 raise 15", "1 raise 20", "2 raise 25")
    assert "rrop3:9.draw.1" in refused(hand, "3 raise 30").rules


@pytest.mark.rule("rrop3:9.draw.2")
def test_a_player_who_checked_may_raise_before_and_after_the_draw():
    hand = draw(THREE)
    hand.play("1 check", "2 bet 5", "3 fold")
    assert hand.menu.wager.choices == (10,)
    hand.play("1 raise 10", "2 call", "1 draw", "2 draw")
    hand.play("2 check", "1 bet 10")
    assert hand.menu.wager.choices == (20,)


FIVES = {1: "KhQd4s8c9c", 2: "QsQh7h6c2d", 3: "JsJd5h3h2h"}


@pytest.mark.rule("rrop3:9.draw.5a", "rrop3:12.explanations.9")
@pytest.mark.parametrize(
    ("most", "order"),
    [(4, [(1, 4), (2, 2), (3, 1), (1, 1)]), (5, [(1, 5), (2, 2), (3, 1)])],
)
def test_fifth_card_of_a_player_comes_after_all_the_others_unless_five_in_a_row_are_allowed(
    most, order
):
    hand = draw(FIVES, rules=with_options(CASH, draw={"max_consecutive": most}))
    hand.play("1 bet 5", "2 call", "3 call")
    hand.play("1 draw KhQd4s8c9c", "2 draw 6c2d", "3 draw 2h")
    assert [(event.seat, len(event.cards)) for event in hand.happened(ev.Drew)] == order
    assert isinstance(dealt_after_draw(hand)[0], ev.Burned)
    assert len(hand.happened(ev.Burned)) == 1, "others drew in between, so that no more is burned"


@pytest.mark.rule("rrop3:9.draw.5b")
def test_last_player_gets_four_cards_and_after_a_burn_the_fifth():
    hand = draw(FIVES)
    hand.play("1 bet 5", "2 call", "3 call", "1 draw", "2 draw")
    stub = hand.dealer.stub[1:]
    hand.play("3 draw JsJd5h3h2h")
    assert [type(event) for event in dealt_after_draw(hand)] == [
        *(ev.Burned, ev.Drew, ev.Burned, ev.Drew),
    ]
    drew = hand.happened(ev.Drew)
    assert [event.seat for event in drew] == [3, 3]
    assert drew[0].cards == tuple(stub[:4])
    assert drew[1].cards == (stub[5],)
    assert hand.dealer.burns[-1] == stub[4]


@pytest.mark.rule("rrop3:9.draw.7")
@pytest.mark.parametrize("after", ["1 check", "1 bet 10"])
def test_number_of_cards_drawn_is_told_until_there_is_action_after_the_draw(after):
    hand = draw(FIVES)
    hand.play("1 bet 5", "2 call", "3 call", "1 draw 8c9c", "2 draw", "3 draw")
    for viewer in (RAIL, 2, 3):
        assert view(hand.state, viewer).seats[0].drew == 2
    hand.play(after)
    for viewer in (RAIL, 1, 2, 3):
        assert view(hand.state, viewer).seats[0].drew is None


@pytest.mark.rule("rrop3:9.draw.12")
def test_others_enter_a_pot_opened_by_an_all_in_player_for_a_full_bet():
    hand = draw(FIVES, stacks=[1, 500, 500])
    assert (hand.menu.seat, hand.menu.wager.choices) == (1, (0,))
    hand.play("1 bet 0")
    assert (hand.menu.seat, hand.menu.call) == (2, 5)
    hand.play("2 call", "3 call")
    assert [(pot.amount, pot.seats) for pot in view(hand.state, RAIL).pots] == [
        (3, (1, 2, 3)),
        (10, (2, 3)),
    ]


@pytest.mark.parametrize(("joker", "cards"), [(True, 53), (False, 52)])
def test_deck_has_53_cards_where_a_joker_is_in_use(joker, cards):
    rules = with_options(CASH, draw={"joker": joker})
    for game in ("draw", "jacks"):
        deck = deck_for(deal(game, stacks=[500, 500], stakes=FIVE, rules=rules).setup)
        assert len(deck) == len(set(deck)) == cards
        assert (JOKER in deck) is joker
    holdem = deal(stacks=[500, 500], stakes=Stakes("none", 2, 2, 1, 2), rules=rules)
    assert len(deck_for(holdem.setup)) == 52


@pytest.mark.rule("rrop3:9.draw.7")
def test_number_drawn_is_told_after_every_draw_until_there_is_action():
    hand = deal("triple_27", stacks=[500, 500], button=2, stakes=Stakes("limit", 10, 20, 5, 10))
    hand.play("2 call", "1 check")
    for thrown in (2, 1):
        cards = "".join(str(card) for card in hand.state.hole[1][:thrown])
        hand.play(f"1 draw {cards}", "2 draw")
        assert [seat.drew for seat in view(hand.state, 2).seats] == [thrown, 0]
        hand.play("1 check")
        assert [seat.drew for seat in view(hand.state, 2).seats] == [None, None]
        hand.play("2 check")
