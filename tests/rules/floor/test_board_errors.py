"""Board cards that came too early, and flops with four cards."""

from collections import Counter

import pytest

from croupier.cards import DECKS, Card, parse_card, parse_cards
from croupier.floor.carrying import rule_on
from croupier.floor.deck.board_told import BoardDealtEarly, BoardTooMany
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.play import Stakes, evolve
from kit.floor_hands import asked, rule
from kit.hands import STUD, Hand, deal, with_options

TENS = Stakes("none", 20, 20, 10, 20)


def deck(top: str, seats: int, each: int = 2) -> list[Card]:
    """A deck in which these cards follow the hole cards."""
    named = parse_cards(top)
    rest = [card for card in DECKS["standard"] if card not in named]
    return [*rest[: seats * each], *named, *rest[seats * each :]]


def before_the_flop(seats: int, rules: object = "rrop3_cash", seed: int = 1) -> Hand:
    return deal(stacks=[1000] * seats, stakes=TENS, button=seats, rules=rules, seed=seed)


def on_the_flop(top: str, rules: object = "rrop3_cash", seats: int = 3) -> Hand:
    """Everybody has called 20; *top* begins with the burn and the flop."""
    hand = deal(
        stacks=[1000] * seats, stakes=TENS, button=seats, rules=rules, deck=deck(top, seats)
    )
    for seat in range(3, seats + 1):
        hand.play(f"{seat} call")
    return hand.play("1 call", "2 check")


def checked(hand: Hand) -> Hand:
    """Everybody has checked on this street."""
    street = hand.state.street
    while hand.state.phase == "betting" and hand.state.street == street:
        hand.play(f"{hand.state.actor} check")
    return hand


def of_book(book: str, ruling: Ruling) -> list[str]:
    return [one for one in ruling.rules if one.startswith(f"{book}:")]


@pytest.mark.rule("rrop3:5.holdem.3", "rrop3:3.irregularities.15")
def test_early_flop_goes_back_to_39_cards_and_the_new_one_has_the_one_burn():
    hand = before_the_flop(6)
    assert len(hand.dealer.stub) == 40
    early = hand.dealer.stub[1:4]
    ruling = rule(hand, BoardDealtEarly())
    assert ruling.decision == "out_of_play"
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.15", "rrop3:5.holdem.3"]
    assert hand.dealer.aside == early
    assert (len(hand.dealer.stub), len(hand.dealer.burns)) == (36, 1)
    assert hand.state.board == []
    burn = hand.dealer.burns[0]
    hand.play("3 call", "4 call", "5 call", "6 call", "1 call", "2 check")
    assert len(hand.state.board) == 3
    assert hand.dealer.burns == [burn]
    assert len(hand.dealer.stub) == 39 - 3
    assert hand.dealer.aside == []
    assert set(early) <= {*hand.dealer.stub, *hand.state.board}
    checked(hand)
    assert len(hand.dealer.burns) == 2


@pytest.mark.rule("rrop3:5.holdem.4a")
def test_early_turn_is_out_and_the_card_due_for_the_river_is_the_turn():
    hand = on_the_flop("2c3c4c5cKsQdKh5s").play("1 check")
    ruling = rule(hand, BoardDealtEarly())
    assert ruling.decision == "out_of_play"
    assert "rrop3:5.holdem.4a" in ruling.rules
    assert hand.dealer.aside == [parse_card("Qd")]
    assert hand.state.actor == 2
    hand.play("2 check", "3 check")
    assert hand.state.board[3] == parse_card("5s")
    assert hand.dealer.burns == list(parse_cards("2cKsKh"))
    assert hand.dealer.aside == [parse_card("Qd")]


@pytest.mark.rule("rrop3:5.holdem.4b")
def test_river_after_an_early_turn_comes_without_a_burn_from_the_deck_with_that_card():
    rivers = Counter()
    for seed in range(150):
        hand = before_the_flop(6, seed=seed).play(*(f"{seat} call" for seat in (3, 4, 5, 6, 1)))
        hand.play("2 check", "1 check")
        turn = hand.dealer.stub[1]
        rule(hand, BoardDealtEarly())
        burns = checked(hand).dealer.burns[:]
        assert len(hand.dealer.stub) == 32
        checked(hand)
        assert len(hand.dealer.stub) == 32 + 1 - 1
        assert hand.dealer.burns == burns
        assert hand.state.board[4] not in burns
        rivers[hand.state.board[4] == turn] += 1
    assert 0 < rivers[True] < 15


@pytest.mark.rule("rrop3:5.holdem.4c", "rrop3:3.irregularities.15")
def test_early_river_goes_into_the_stub_and_the_top_card_is_the_river():
    hand = checked(on_the_flop("2c3c4c5c2d5s6h3hAcAd"))
    ruling = rule(hand, BoardDealtEarly())
    assert "rrop3:5.holdem.4c" in ruling.rules
    assert hand.dealer.aside == [parse_card("3h")]
    size, burns = len(hand.dealer.stub), hand.dealer.burns[:]
    assert burns == list(parse_cards("2c2d6h"))
    checked(hand)
    assert len(hand.dealer.stub) == size + 1 - 1
    assert hand.dealer.burns == burns
    assert parse_card("3h") in (*hand.dealer.stub, hand.state.board[4])
    assert len(hand.state.board) == 5


@pytest.mark.rule("rrop3:3.irregularities.15")
def test_turn_shown_before_b_acts_stays_out_though_b_folds():
    hand = on_the_flop("2c3c4c5cKsQdKh5s").play("1 bet 20")
    rule(hand, BoardDealtEarly())
    hand.play("2 fold", "3 call")
    assert hand.state.board[3] == parse_card("5s")
    assert hand.dealer.aside == [parse_card("Qd")]


@pytest.mark.rule("rrop11:3.3.15")
def test_five_of_diamonds_turned_before_c_acts_is_withdrawn_though_c_folds():
    hand = on_the_flop("2c3c4c6cKs5dKh5s", rules="rrop11_cash").play("1 bet 200", "2 call")
    ruling = rule(hand, BoardDealtEarly())
    assert of_book("rrop11", ruling) == ["rrop11:3.3.15"]
    hand.play("3 fold")
    assert parse_card("5d") not in hand.state.board
    assert hand.state.board[3] == parse_card("5s")


@pytest.mark.rule("rrop3:12.explanations.2")
def test_author_would_burn_a_card_before_the_new_river():
    burning = with_options("rrop3_cash", dealing={"redeal_burn": True})
    hand = on_the_flop("2c3c4c5cKsQdKh5s", rules=burning)
    ruling = rule(hand, BoardDealtEarly())
    assert "rrop3:12.explanations.2" in ruling.rules
    checked(hand)
    burns, size = hand.dealer.burns[:], len(hand.dealer.stub)
    checked(hand)
    assert len(hand.dealer.burns) == len(burns) + 1
    assert len(hand.dealer.stub) == size + 1 - 2


@pytest.mark.parametrize(("burning", "burns"), [(False, 1), (True, 2)])
def test_new_flop_is_burned_for_only_where_the_house_likes_it(burning, burns):
    rules = with_options("rrop3_cash", dealing={"redeal_burn": burning})
    early = before_the_flop(3, rules)
    rule(early, BoardDealtEarly())
    early.play("3 call", "1 call", "2 check")
    four = on_the_flop("2cAs7d2d9h", rules=rules)
    rule(four, BoardTooMany())
    assert (len(early.dealer.burns), len(four.dealer.burns)) == (burns, burns)
    assert (len(early.state.board), len(four.state.board)) == (3, 3)


@pytest.mark.rule("rrop3:5.holdem.2", "rrop3:5.holdem.3")
def test_flop_of_four_goes_back_whole_and_a_new_one_is_dealt_over_the_same_burn():
    hand = on_the_flop("3dAs7d2c9h")
    size = len(hand.dealer.stub)
    ruling = rule(hand, BoardTooMany(cards=4))
    assert ruling.decision == "redeal_board"
    assert of_book("rrop3", ruling) == ["rrop3:5.holdem.2", "rrop3:5.holdem.3"]
    assert len(hand.state.board) == 3
    assert hand.dealer.burns == [parse_card("3d")]
    assert len(hand.dealer.stub) == size
    assert set(parse_cards("As7d2c9h")) <= {*hand.dealer.stub, *hand.state.board}
    assert hand.state.actor == 1
    assert len(checked(hand).state.board) == 4


@pytest.mark.rule("tda:39A")
def test_seven_of_clubs_drawn_from_a_flop_of_four_is_the_burn_before_the_turn():
    hand = on_the_flop("3dAhKd7c2s", rules="tda")
    ruling = rule(hand, BoardTooMany(picked=3))
    assert ruling.decision == "redeal_board"
    assert of_book("tda", ruling) == ["tda:39A"]
    assert hand.state.board == list(parse_cards("AhKd2s"))
    assert hand.dealer.next_burn == [parse_card("7c")]
    stub = hand.dealer.stub[:]
    checked(hand)
    assert hand.dealer.burns == list(parse_cards("3d7c"))
    assert hand.state.board == [*parse_cards("AhKd2s"), stub[0]]


@pytest.mark.rule("tda:39A")
def test_each_of_four_flop_cards_is_drawn_as_often():
    drawn = Counter()
    for seed in range(400):
        hand = before_the_flop(3, "tda", seed).play("3 call", "1 call", "2 check")
        four = (*hand.state.board, hand.dealer.stub[0])
        rule(hand, BoardTooMany())
        drawn[four.index(hand.dealer.next_burn[0])] += 1
    assert sorted(drawn) == [0, 1, 2, 3]
    assert all(70 < times < 130 for times in drawn.values())


def test_two_cards_too_many_are_both_drawn():
    hand = on_the_flop("3dAhKd7c2s9s", rules="tda")
    ruling = rule(hand, BoardTooMany(cards=5, picked=1))
    assert "the floor draws 2 as the next burn" in ruling.says.en
    assert "en tire 2" in ruling.says.fr
    assert len(hand.state.board) == 3
    assert hand.dealer.next_burn[0] == parse_card("Ah")
    assert len(hand.dealer.next_burn) == 2


@pytest.mark.parametrize("rules", ["tda", "rrop3_tournament"])
@pytest.mark.parametrize("after", [0, 1])
def test_four_card_flop_is_put_right_with_everybody_all_in(rules, after):
    hand = deal(stacks=[100] * 3, stakes=TENS, button=3, rules=rules, deck=deck("3dAhKd7c2s9s", 3))
    go_on, hand._deal = hand._deal, lambda: None
    hand.play("3 raise 100", "1 call", "2 call")
    while len(hand.state.board) < 3:
        fold_in(hand)
    for _ in range(after):
        fold_in(hand)
    assert (hand.state.phase, hand.state.street) == ("dealing", 1 + after)
    ruling = rule(hand, BoardTooMany(picked=3))
    assert ruling.decision == "redeal_board"
    assert (len(hand.state.board), len(hand.dealer.burns)) == (3, 1)
    hand._deal = go_on
    hand._deal()
    assert hand.state.phase == "over"
    assert (len(hand.state.board), len(hand.dealer.burns)) == (5, 3)


def fold_in(hand: Hand) -> None:
    """The dealer’s next chore, and no more."""
    for event in hand.dealer.next_chore(hand.state):
        evolve(hand.state, event)
        hand.events.append(event)


_BY_THE_FLOOR = {"decide": "play_on", "reason": "it was bet on", "by": "Ann"}


@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
def test_bets_on_a_flop_of_four_stand_and_the_floor_may_play_on_with_three(rules):
    hand = on_the_flop("3dAhKd7c2s", rules=rules).play("1 bet 40", "2 call")
    ruling = rule(hand, BoardTooMany())
    assert ruling.decision == "redeal_board"
    assert ruling.says.en.endswith("; what was bet on it stands.")
    assert ruling.says.fr.endswith("les mises faites sont maintenues.")
    assert ruling.fact("actions_stand") == 2
    assert (hand.state.bets[1], hand.state.bets[2], hand.state.actor) == (40, 40, 3)
    assert asked(on_the_flop("3dAhKd7c2s", rules=rules), BoardTooMany()).discretion == ()
    instead = on_the_flop("3dAhKd7c2s", rules=rules).play("1 bet 40", "2 call")
    _, events = rule_on(instead.state, BoardTooMany(), instead.dealer, **_BY_THE_FLOOR)
    for event in events:
        evolve(instead.state, event)
    assert instead.state.board == list(parse_cards("AhKd7c"))
    assert instead.dealer.aside == [parse_card("2s")]


def test_one_card_of_the_flop_shown_early_goes_back_as_well():
    hand = before_the_flop(3)
    ruling = rule(hand, BoardDealtEarly(cards=1))
    assert ruling.fact("cards") == 1
    assert ruling.says.en.startswith("The card turned too early is out of play")
    assert ruling.says.fr.startswith("La carte retournée trop tôt est hors jeu")
    assert "the card and what was burned" in ruling.steps[0].en
    assert "shuffle it into the stub" in ruling.steps[1].en
    assert len(hand.dealer.aside) == 1
    hand.play("3 call", "1 call", "2 check")
    assert len(hand.state.board) == 3


def test_early_cards_in_omaha_and_when_all_are_all_in():
    hand = deal("omaha", stacks=[200] * 3, stakes=TENS, button=3, rules="rrop3_cash")
    hand.play("3 call", "1 call", "2 check", "1 check")
    rule(hand, BoardDealtEarly())
    hand.play("2 bet 60", "3 raise 180", "1 fold", "2 call")
    assert hand.state.phase == "over"
    assert len(hand.state.board) == 5
    assert hand.dealer.aside == []


def test_where_the_hand_ends_early_cards_stay_aside():
    hand = on_the_flop("2c3c4c5cKsQdKh5s")
    rule(hand, BoardDealtEarly())
    hand.play("1 bet 20", "2 fold", "3 fold")
    assert hand.state.phase == "over"


@pytest.mark.rule("rrop3:3.irregularities.15", "rrop3:5.holdem.4a", "rrop3:5.holdem.4b")
def test_turn_and_river_that_came_too_early_together_are_both_out():
    hand = on_the_flop("2c3c4c5cKsQdKh5sJdTs9h").play("1 check")
    ruling = rule(hand, BoardDealtEarly(streets=2))
    assert of_book("rrop3", ruling)[:2] == ["rrop3:3.irregularities.15", "rrop3:5.holdem.4a"]
    assert hand.dealer.aside == list(parse_cards("Qd5s"))
    assert hand.dealer.burns == list(parse_cards("2cKsKh"))
    assert "cards turned too early" in ruling.says.en
    assert "Les cartes retournées trop tôt" in ruling.says.fr
    checked(hand)
    assert hand.state.board[3] == parse_card("Ts")
    assert hand.dealer.burns[3:] == [parse_card("Jd")]
    size = len(hand.dealer.stub)
    checked(hand)
    assert (hand.dealer.aside, len(hand.dealer.burns)) == ([], 4)
    assert len(hand.dealer.stub) == size + 2 - 1


@pytest.mark.rule("rrop3:3.irregularities.15", "rrop3:5.holdem.3")
@pytest.mark.parametrize(("streets", "cards"), [(2, 4), (3, 5)])
def test_flop_and_more_that_came_too_early_all_go_back_before_the_flop(streets, cards):
    hand = before_the_flop(3)
    ruling = rule(hand, BoardDealtEarly(streets=streets))
    early = hand.dealer.aside[:]
    assert (ruling.fact("cards"), len(early), len(hand.dealer.burns)) == (cards, cards, streets)
    hand.play("3 raise 1000", "1 call", "2 fold")
    assert (len(hand.state.board), hand.dealer.aside) == (5, [])
    assert len(hand.dealer.burns) == streets + 2
    assert set(early) <= {*hand.dealer.stub, *hand.state.board, *hand.dealer.burns}


@pytest.mark.parametrize("streets", [-1, 0, 3, 10**9])
def test_no_more_streets_come_too_early_than_there_are(streets):
    hand = on_the_flop("3dAhKd7c2s")
    with pytest.raises(FloorRefused) as refused:
        rule(hand, BoardDealtEarly(streets=streets))
    assert refused.value.text.en == "There are not that many streets to come."
    assert hand.dealer.aside == []


def test_a_single_card_came_too_early_of_one_street_alone():
    hand = before_the_flop(3)
    with pytest.raises(FloorRefused):
        rule(hand, BoardDealtEarly(cards=1, streets=2))


@pytest.mark.parametrize("told", [BoardDealtEarly(4), BoardDealtEarly(-1), BoardTooMany()])
def test_before_the_flop_no_more_than_a_flop_is_early(told):
    hand = before_the_flop(3)
    with pytest.raises(FloorRefused):
        rule(hand, told)
    assert hand.dealer.burns == []


@pytest.mark.parametrize(
    "told", [BoardTooMany(3), BoardTooMany(9), BoardTooMany(picked=5), BoardDealtEarly(2)]
)
def test_on_the_flop_only_what_can_be_is_ruled_on(told):
    hand = on_the_flop("3dAhKd7c2s", rules="tda")
    with pytest.raises(FloorRefused):
        rule(hand, told)


def test_games_without_a_board_have_no_early_board_card():
    hand = deal("stud", stacks=[500] * 3, stakes=STUD, button=3)
    for told in (BoardDealtEarly(), BoardTooMany()):
        with pytest.raises(FloorRefused):
            asked(hand, told)
