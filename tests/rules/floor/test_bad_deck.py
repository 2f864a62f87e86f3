"""Other backs, doubles, missing cards and an upset stub: what stands and what is void."""

import pytest

from croupier.cards import Card, parse_card
from croupier.floor.deck.deck_told import CardsMissing, DeckDisturbed, DuplicateCard, ForeignBack
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.play import Post, Stakes
from croupier.play import irregular_events as irr
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import Hand, deal

TENS = Stakes("none", 20, 20, 10, 20)
Q_HEARTS, K_DIAMONDS = parse_card("Qh"), parse_card("Kd")


def of_book(book: str, ruling: Ruling) -> list[str]:
    """The articles of one book that a ruling cites."""
    return [one for one in ruling.rules if one.startswith(f"{book}:")]


def folded_after_twenty(rules: str = "rrop3_cash") -> Hand:
    """Seat 3 called 20 and folded; seats 1 and 2 have 40 each in."""
    hand = deal(stacks=[500] * 3, stakes=TENS, button=3, rules=rules)
    return hand.play("3 call", "1 raise 40", "2 call", "3 fold")


def pot_of_750(rules: str = "rrop11_cash") -> Hand:
    """Both blinds, 50 and 100, have folded; seats 3 and 4 have 300 each in, on the turn."""
    hand = deal(stacks=[1000] * 4, button=4, rules=rules)
    hand.play("3 raise 300", "4 call", "1 fold", "2 fold")
    return hand.play("3 check", "4 check")


def heads_up(chips: int, rules: str = "rrop3_cash") -> Hand:
    """Two players with *chips* each in the pot, on the flop."""
    hand = deal(stacks=[1000, 1000], stakes=TENS, button=1, rules=rules)
    return hand.play(f"1 raise {chips}", "2 call")


@pytest.mark.rule("rrop3:3.irregularities.3a")
def test_other_back_among_the_cards_in_play_gives_40_40_and_20_back():
    hand = folded_after_twenty()
    ruling = rule(hand, ForeignBack("hand", seat=3))
    assert ruling.decision == "void_hand"
    assert ruling.fact("returns") == ((1, 40), (2, 40), (3, 20))
    assert hand.stacks == (500, 500, 500)
    assert hand.state.phase == "over"
    assert hand.state.awards == []
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.3a"]
    assert "40 to seat 1, 40 to seat 2, 20 to seat 3" in ruling.says.en
    assert "20 au siège 3" in ruling.says.fr


@pytest.mark.rule("rrop11:3.3.3")
def test_red_back_on_the_turn_gives_300_300_50_and_100_back():
    hand = pot_of_750()
    assert hand.state.pot == 750
    ruling = rule(hand, ForeignBack("board"))
    assert ruling.fact("returns") == ((1, 50), (2, 100), (3, 300), (4, 300))
    assert hand.stacks == (1000,) * 4
    assert hand.state.pot == 0
    assert "rrop11:3.3.3" in ruling.rules


@pytest.mark.rule("rrop3:3.irregularities.3b")
def test_other_back_in_the_stub_leaves_a_pot_of_100_to_be_won():
    hand = deal(
        stacks=[1000, 1000],
        stakes=TENS,
        button=1,
        rules="rrop3_cash",
        hole={1: "AsAd", 2: "7c2d"},
        board="KsKdQh9c3s",
    )
    hand.play("1 raise 50", "2 call").play(*("2 check", "1 check") * 2, "2 check")
    assert hand.state.pot == 100
    ruling = rule(hand, ForeignBack("stub"))
    assert ruling.decision == "stands"
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.3b"]
    assert hand.play("1 check").stacks == (1050, 950)


@pytest.mark.rule("rrop11:3.3.3b")
def test_winner_of_750_keeps_it_when_a_red_back_is_found_in_the_stub():
    hand = pot_of_750().play("3 bet 100", "4 fold")
    assert hand.stacks == (950, 900, 1450, 700)
    ruling = rule(hand, ForeignBack("stub"))
    assert ruling.decision == "stands"
    assert of_book("rrop11", ruling) == ["rrop11:3.3.3b"]
    assert hand.stacks == (950, 900, 1450, 700)


@pytest.mark.rule("rrop3:3.irregularities.4")
def test_two_queens_of_hearts_give_60_back_to_both():
    hand = heads_up(60)
    ruling = rule(hand, DuplicateCard(Q_HEARTS, seats=(1,)))
    assert ruling.decision == "void_hand"
    assert ruling.fact("returns") == ((1, 60), (2, 60))
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.4"]
    assert hand.stacks == (1000, 1000)


@pytest.mark.rule("rrop11:3.3.4")
def test_two_kings_of_diamonds_at_the_showdown_give_everybody_100_back():
    hand = deal(stacks=[1000] * 3, button=3, rules="rrop11_cash", shows=False)
    hand.play("3 call", "1 call", "2 check").check_down()
    assert hand.state.phase == "showing"
    ruling = rule(hand, DuplicateCard(K_DIAMONDS, seats=(1, 2)))
    assert ruling.fact("returns") == ((1, 100), (2, 100), (3, 100))
    assert "rrop11:3.3.4" in ruling.rules
    assert hand.stacks == (1000,) * 3


@pytest.mark.rule("rrop3:3.irregularities.4", "rrop11:3.3.4")
@pytest.mark.parametrize("rules", ["rrop3_cash", "rrop11_cash"])
def test_all_in_hand_with_a_double_river_is_void_though_it_was_paid(rules):
    hand = deal(
        stacks=[400, 1000],
        button=1,
        rules=rules,
        hole={1: "AdAc", 2: "9s6c"},
        board="AsTs6s6h9d",
    )
    hand.play("1 raise 400", "2 call")
    assert hand.stacks == (800, 600)
    ruling = rule(hand, DuplicateCard(parse_card("9s"), seats=(2,)))
    assert ruling.decision == "void_hand"
    assert ruling.fact("returns") == ((1, -400), (2, 400))
    assert hand.stacks == (400, 1000)


@pytest.mark.rule("rrop3:3.irregularities.5")
def test_200_of_one_who_knew_may_stay_for_the_next_pot():
    hand = heads_up(200)
    ruling = rule(hand, DuplicateCard(Q_HEARTS, knew=1))
    assert ruling.decision == "void_hand"
    assert "rrop3:3.irregularities.5" in ruling.rules
    assert hand.stacks == (1000, 1000)
    again = heads_up(200)
    choose(again, alternative(asked(again, DuplicateCard(Q_HEARTS, knew=1)), "forfeit"))
    assert again.stacks == (800, 1000)
    assert [(pot.amount, pot.seats) for pot in again.state.left_for_next] == [(200, (1, 2))]


@pytest.mark.rule("rrop11:3.3.5")
def test_1000_of_one_who_knew_is_carried_to_the_next_pot():
    hand = deal(
        stacks=[2000] * 3, button=1, rules="rrop11_cash", posts=(Post(3, "big_blind", 100),)
    )
    hand.play("1 raise 200", "2 raise 1000")
    ruling = asked(hand, DuplicateCard(parse_card("7h"), knew=2))
    assert ruling.fact("returns") == ((1, 200), (2, 1000), (3, 100))
    forfeit = alternative(ruling, "forfeit")
    assert "1,000" in forfeit.says.en
    choose(hand, forfeit)
    assert hand.stacks == (2000, 1000, 2000)
    assert sum(pot.amount for pot in hand.state.left_for_next) == 1000


@pytest.mark.rule("tda:35A6")
def test_wrong_card_is_a_misdeal_before_substantial_action_and_voids_the_hand_later():
    early = deal(stacks=[1000] * 4, button=4, rules="tda").play("3 fold")
    ruling = rule(early, ForeignBack("hand", seat=1))
    assert ruling.decision == "misdeal"
    assert of_book("tda", ruling) == ["tda:35A6", "tda:35C"]
    assert dict(ruling.fact("returns")) == {1: 50, 2: 100}
    assert [step.en for step in ruling.steps][-4:] == [
        "Take all cards back.",
        "Change the deck.",
        "Shuffle and have them cut.",
        "Deal again with the same button, the same blinds and the same players.",
    ]
    voided = early.happened(irr.HandVoided)
    assert [event.redeal for event in voided] == [True]
    assert early.stacks == (1000,) * 4
    late = deal(stacks=[1000] * 4, button=4, rules="tda").play("3 call", "4 call")
    assert rule(late, DuplicateCard(Q_HEARTS)).decision == "void_hand"
    assert late.stacks == (1000,) * 4


@pytest.mark.rule("rrop3:3.irregularities.10")
def test_51_cards_leave_the_result_and_49_are_for_the_floor():
    hand = heads_up(60).play("2 bet 40", "1 fold")
    assert hand.stacks == (940, 1060)
    ruling = rule(hand, CardsMissing(1))
    assert ruling.decision == "stands"
    assert of_book("rrop3", ruling) == ["rrop3:3.irregularities.10"]
    assert hand.stacks == (940, 1060)
    three = asked(hand, CardsMissing(3))
    assert three.decision == "floor_decides"
    assert of_book("rrop3", three) == ["rrop3:3.irregularities.10"]
    assert [one.id for one in three.discretion] == ["stands", "void_hand"]
    choose(hand, alternative(three, "void_hand"))
    assert hand.stacks == (1000, 1000)


@pytest.mark.rule("rrop11:3.3.10")
def test_pot_of_900_stays_paid_with_the_nine_of_hearts_missing():
    hand = deal(stacks=[1000] * 3, button=3, rules="rrop11_cash")
    hand.play("3 raise 300", "1 call", "2 call", "1 bet 100", "2 fold", "3 fold")
    assert hand.stacks == (1600, 700, 700)
    for missing in (1, 3):
        ruling = rule(hand, CardsMissing(missing))
        assert ruling.decision == "stands"
        assert of_book("rrop11", ruling) == ["rrop11:3.3.10"]
    assert hand.stacks == (1600, 700, 700)


@pytest.mark.rule("rrop11:3.3.10")
@pytest.mark.parametrize("rules", ["tda", "championship", "general", "neutral"])
def test_only_one_book_says_of_three_missing_cards_that_the_result_stands(rules):
    hand = deal(stacks=[1000] * 3, button=3, rules=rules).play("3 fold", "1 fold")
    three = asked(hand, CardsMissing(3))
    assert three.decision == "stands"
    assert three.rules == ("rrop11:3.3.10",)
    two = asked(hand, CardsMissing(2)).rules
    assert set(two) <= {"rrop3:3.irregularities.10", "rrop11:3.3.10"}


def test_cards_missed_in_mid_hand_do_not_stop_it():
    hand = heads_up(60)
    ruling = rule(hand, CardsMissing(2, "in_hand"))
    assert ruling.decision == "play_on"
    assert hand.state.actor == 2


@pytest.mark.rule("rrop11:3.3.17")
def test_stub_mixed_with_the_muck_is_rebuilt_and_a_pot_of_400_goes_on():
    twenties = Stakes("none", 40, 40, 20, 40)
    hand = deal(stacks=[1000] * 4, stakes=twenties, button=4, rules="rrop11_cash", board="7h8h9c")
    hand.play("3 raise 190", "4 fold", "1 fold", "2 call")
    mucked = set(hand.state.hole[1] + hand.state.hole[4])
    kept = {*hand.state.board, *hand.state.hole[2], *hand.state.hole[3], *hand.dealer.burns}
    ruling = rule(hand, DeckDisturbed())
    assert (ruling.decision, ruling.fact("pot")) == ("play_on", 400)
    assert of_book("rrop11", ruling) == ["rrop11:3.3.17"]
    assert len(hand.dealer.stub) == 52 - 3 - 4 - 1
    assert mucked <= set(hand.dealer.stub)
    assert kept.isdisjoint(hand.dealer.stub)
    assert (hand.state.pot, hand.state.actor) == (400, 2)
    assert [hand.state.live[seat] for seat in (1, 2, 3, 4)] == [False, True, True, False]
    hand.play("2 check", "3 check")
    assert len(hand.state.board) == 4
    assert len(hand.dealer.burns) == 2


def test_stub_that_fell_is_shuffled_without_the_muck():
    hand = pot_of_750()
    before = sorted(hand.dealer.stub)
    rule(hand, DeckDisturbed(mixed_with_muck=False))
    assert sorted(hand.dealer.stub) == before


@pytest.mark.parametrize(
    "told",
    [
        ForeignBack("hand", seat=9),
        ForeignBack("board", seat=1),
        ForeignBack("board"),
        DuplicateCard(Card(52)),
        DuplicateCard(Card(-1)),
        DuplicateCard(Q_HEARTS, seats=(0,)),
        DuplicateCard(Q_HEARTS, knew=7),
        CardsMissing(0),
        CardsMissing(53),
    ],
)
def test_what_cannot_be_is_refused(told):
    hand = deal(stacks=[1000] * 3, button=3)
    with pytest.raises(FloorRefused) as refusal:
        rule(hand, told)
    assert refusal.value.text.fr != refusal.value.text.en


def test_no_deck_is_disturbed_after_the_hand():
    hand = heads_up(60).play("2 bet 40", "1 fold")
    with pytest.raises(FloorRefused):
        rule(hand, DeckDisturbed())
