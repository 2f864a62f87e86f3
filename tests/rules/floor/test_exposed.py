"""A hole card turned over in the deal: misdeal, replaced and burned, or played as it lies."""

import pytest

from croupier.cards import DECKS, HIDDEN, parse_cards
from croupier.floor.deal.deal_told import CardExposed, WrongCardCount
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.play import view
from croupier.play.irregular_events import CardsMoved, Exposed
from kit.floor_hands import alternative, asked, choose, rule
from kit.hands import DRAW, STUD, Hand, deal

DECK = DECKS["standard"]


def six(rules: str, game: str = "holdem") -> Hand:
    """Six players, button 6, the deck 1-52 in order: seat 1 gets cards 1 and 7."""
    return deal(game, stacks=[900] * 6, button=6, rules=rules, deck=DECK)


def to_the_flop(hand: Hand) -> Hand:
    return hand.play(*[f"{seat} call" for seat in (3, 4, 5, 6, 1)], "2 check")


def is_replaced(hand: Hand, ruling: Ruling, seat: int, nth: int) -> None:
    """Seat gets card 13, card *nth* is the burn and the flop is cards 14, 15 and 16."""
    assert ruling.decision == "replace_card"
    place = (nth - 1) // 6
    assert hand.state.hole[seat][place] == DECK[12]
    assert hand.dealer.next_burn == [DECK[nth - 1]]
    to_the_flop(hand)
    assert hand.dealer.burns == [DECK[nth - 1]]
    assert hand.state.board == list(DECK[13:16])


def is_voided(hand: Hand, ruling: Ruling) -> None:
    assert ruling.decision == "misdeal"
    assert hand.state.phase == "over"
    assert hand.stacks == (900,) * 6


def is_kept(hand: Hand, ruling: Ruling, seat: int, nth: int) -> None:
    assert ruling.decision == "card_plays"
    assert hand.state.hole[seat][(nth - 1) // 6] == DECK[nth - 1]
    assert to_the_flop(hand).state.board == list(DECK[13:16])
    assert hand.dealer.burns == [DECK[12]]


@pytest.mark.rule("rrop3:5.holdem.1a")
def test_the_very_first_card_exposed_is_a_misdeal_in_robert() -> None:
    hand = six("rrop3_cash")
    ruling = rule(hand, CardExposed(1, 1))
    is_voided(hand, ruling)
    assert "rrop3:5.holdem.1a" in ruling.rules
    assert dict(ruling.fact("returns")) == {1: 50, 2: 100}
    assert ruling.fact("button") == 6


@pytest.mark.rule("rrop3:5.holdem.1b", "rrop3:3.irregularities.12a", "rrop3:3.misdeals.1f")
def test_any_other_exposed_card_is_replaced_and_burned() -> None:
    hand = six("rrop3_cash")
    ruling = rule(hand, CardExposed(3, 3))
    is_replaced(hand, ruling, 3, 3)
    assert {"rrop3:5.holdem.1b", "rrop3:3.irregularities.12a"} <= set(ruling.rules)
    assert "rrop3:3.misdeals.1f" in ruling.rules


@pytest.mark.rule("rrop3:3.misdeals.1f")
def test_a_replaced_card_is_not_dealt_out_of_order() -> None:
    hand = six("rrop3_cash")
    is_replaced(hand, rule(hand, CardExposed(5, 11)), 5, 11)


@pytest.mark.rule("rrop3:3.misdeals.1b", "rrop3:5.holdem.1c")
def test_a_second_exposed_card_is_a_misdeal() -> None:
    hand = six("rrop3_cash")
    assert rule(hand, CardExposed(4, 4)).decision == "replace_card"
    ruling = rule(hand, CardExposed(6, 12))
    is_voided(hand, ruling)
    assert {"rrop3:3.misdeals.1b", "rrop3:5.holdem.1c"} <= set(ruling.rules)


@pytest.mark.rule("rrop3:5.holdem.1c")
def test_two_hole_cards_exposed_are_a_misdeal() -> None:
    hand = deal(stacks=[900] * 6, button=6, rules="rrop3_cash", hole={3: "Qh2s", 5: "4c2d"})
    assert asked(hand, CardExposed(3, 3)).decision == "replace_card"
    ruling = rule(hand, CardExposed(5, 5, earlier=1))
    is_voided(hand, ruling)


@pytest.mark.rule("tda:35A7")
def test_tournament_misdeal_by_one_of_the_first_two_or_by_any_two() -> None:
    second, seventh, both = six("tda"), six("tda"), six("tda")
    ruling = rule(second, CardExposed(2, 2))
    is_voided(second, ruling)
    assert "tda:35A7" in ruling.rules
    alone = rule(seventh, CardExposed(1, 7))
    is_replaced(seventh, alone, 1, 7)
    assert "tda:35A7" in alone.rules
    rule(both, CardExposed(1, 7))
    again = rule(both, CardExposed(3, 9))
    is_voided(both, again)
    assert "tda:35A7" in again.rules


@pytest.mark.rule("tda:35A7")
def test_sixth_and_eleventh_card_make_a_misdeal() -> None:
    assert asked(six("tda"), CardExposed(5, 11, earlier=1)).decision == "misdeal"


@pytest.mark.rule("tda:35A7")
def test_a_player_who_exposes_his_own_cards_makes_no_misdeal() -> None:
    hand = six("tda")
    assert rule(hand, CardExposed(2, 2, by="player")).decision == "card_plays"
    ruling = rule(hand, CardExposed(2, 8, by="player", earlier=0))
    is_kept(hand, ruling, 2, 8)
    assert "tda:35A7" in ruling.rules


@pytest.mark.rule("general:deal.2")
def test_second_card_off_the_deck_is_a_misdeal_in_general_rules() -> None:
    hand = six("general")
    ruling = rule(hand, CardExposed(2, 2))
    is_voided(hand, ruling)
    assert "general:deal.2" in ruling.rules
    assert asked(six("rrop3_cash"), CardExposed(2, 2)).decision == "replace_card"


@pytest.mark.rule("general:deal.2")
def test_general_rules_hold_at_draw_too() -> None:
    hand = deal("draw", stacks=[900] * 6, button=6, rules="general", deck=DECK)
    ruling = rule(hand, CardExposed(2, 2))
    is_voided(hand, ruling)
    assert ruling.rules == ("general:deal.2",)


@pytest.mark.rule("general:deal.3")
def test_seventh_card_is_shown_and_burned_in_general_rules() -> None:
    hand = six("general")
    ruling = rule(hand, CardExposed(1, 7))
    assert "general:deal.3" in ruling.rules
    assert Exposed(1, 1, DECK[6]) in hand.events
    is_replaced(hand, ruling, 1, 7)


@pytest.mark.rule("general:deal.3")
def test_general_rules_replace_a_card_that_the_player_exposed() -> None:
    hand = six("general")
    ruling = rule(hand, CardExposed(1, 7, by="player"))
    is_replaced(hand, ruling, 1, 7)
    assert ruling.rules[0] == "general:deal.3"


@pytest.mark.rule("general:deal.3")
def test_at_draw_the_exposed_card_is_burned_before_the_draw() -> None:
    hand = deal("draw", stacks=[900] * 3, button=3, rules="general", deck=DECK)
    ruling = rule(hand, CardExposed(1, 7))
    assert ruling.decision == "replace_card"
    assert hand.state.hole[1][2] == DECK[15]
    hand.play("1 check", "2 check", "3 check", "1 draw", "2 draw", f"3 draw {DECK[2]}")
    assert hand.dealer.burns == [DECK[6]]


@pytest.mark.rule("general:deal.5")
def test_cards_7_and_9_exposed_are_a_misdeal_in_general_rules() -> None:
    hand = six("general")
    rule(hand, CardExposed(1, 7))
    ruling = rule(hand, CardExposed(3, 9))
    is_voided(hand, ruling)
    assert "general:deal.5" in ruling.rules


@pytest.mark.rule("championship:deal.1")
def test_championship_knows_no_misdeal_by_exposed_cards() -> None:
    hand = six("championship")
    ruling = rule(hand, CardExposed(1, 7, wants_to_keep=True))
    is_replaced(hand, ruling, 1, 7)
    assert "championship:deal.1" in ruling.rules
    assert asked(six("championship"), CardExposed(1, 1)).decision == "replace_card"


@pytest.mark.rule("championship:deal.1")
def test_championship_burns_the_second_exposed_card_before_the_turn() -> None:
    hand = six("championship")
    rule(hand, CardExposed(1, 1))
    assert rule(hand, CardExposed(2, 2)).decision == "replace_card"
    to_the_flop(hand).check_down()
    assert hand.dealer.burns[:2] == list(DECK[:2])
    assert hand.state.board[:3] == list(DECK[14:17])


@pytest.mark.rule("rrop3:3.misdeals.1a")
def test_by_the_list_the_second_card_at_lowball_is_a_misdeal_and_the_third_is_none() -> None:
    def lowball() -> Hand:
        hole = {2: "9h2s3s4s5s"}
        return deal("lowball_a5", stacks=[900] * 6, button=6, rules="rrop3_cash", hole=hole)

    hand = lowball()
    ruling = rule(hand, CardExposed(2, 2))
    is_voided(hand, ruling)
    assert "rrop3:3.misdeals.1a" in ruling.rules
    assert rule(lowball(), CardExposed(3, 3)).decision == "replace_card"


@pytest.mark.rule("rrop3:3.misdeals.1b")
def test_by_the_list_two_exposed_cards_at_lowball_are_a_misdeal() -> None:
    hand = deal("lowball_a5", stacks=[900] * 6, button=6, rules="rrop3_cash")
    ruling = rule(hand, CardExposed(6, 12, earlier=1))
    is_voided(hand, ruling)
    assert ruling.rules == ("rrop3:3.misdeals.1b",)


@pytest.mark.rule("rrop3:3.irregularities.12b", "rrop11:3.3.12b")
@pytest.mark.parametrize(
    ("rules", "cited"),
    [("rrop3_cash", "rrop3:3.irregularities.12b"), ("rrop11_cash", "rrop11:3.3.12b")],
)
def test_a_card_that_the_player_exposes_plays(rules: str, cited: str) -> None:
    hand = six(rules)
    ruling = rule(hand, CardExposed(3, 9, by="player"))
    assert cited in ruling.rules
    assert view(hand.state, 1).seats[2].exposed == (DECK[8],)
    is_kept(hand, ruling, 3, 9)
    dealers = six(rules)
    is_replaced(dealers, rule(dealers, CardExposed(3, 9)), 3, 9)


@pytest.mark.rule("rrop11:3.3.12")
def test_a_card_that_the_dealer_flips_goes_by_the_game() -> None:
    hand = six("rrop11_cash")
    ruling = rule(hand, CardExposed(3, 9))
    assert "rrop11:3.3.12" in ruling.rules
    is_replaced(hand, ruling, 3, 9)


@pytest.mark.rule("rrop3:3.irregularities.12c", "rrop11:3.3.12c")
@pytest.mark.parametrize(
    ("rules", "cited"),
    [("rrop3_cash", "rrop3:3.irregularities.12c"), ("rrop11_cash", "rrop11:3.3.12c")],
)
def test_who_claims_must_do_so_before_he_looks(rules: str, cited: str) -> None:
    before, after = six(rules), six(rules)
    ruling = rule(before, CardExposed(3, 9, seen="claimed_before_looking"))
    assert cited in ruling.rules
    assert alternative(ruling, "card_plays").says.en.startswith("Seat 3 keeps")
    is_replaced(before, ruling, 3, 9)
    refused = rule(after, CardExposed(3, 9, seen="claimed_after_looking"))
    assert cited in refused.rules
    assert view(after.state, 1).seats[2].exposed == ()
    is_kept(after, refused, 3, 9)


def test_the_floor_may_let_a_claimed_card_play() -> None:
    hand = six("rrop3_cash")
    ruling = asked(hand, CardExposed(3, 9, seen="claimed_before_looking"))
    choose(hand, alternative(ruling, "card_plays"))
    assert hand.state.hole[3][1] == DECK[8]


@pytest.mark.rule("rrop3:3.irregularities.12d", "rrop11:3.3.12d")
@pytest.mark.parametrize(
    ("rules", "cited", "face_down"),
    [
        ("rrop3_cash", "rrop3:3.irregularities.12d", False),
        ("rrop11_cash", "rrop11:3.3.12d", True),
    ],
)
def test_a_card_that_slides_off_the_table_is_exposed(
    rules: str, cited: str, *, face_down: bool
) -> None:
    hand = six(rules)
    ruling = rule(hand, CardExposed(3, 9, off_table=True, face_down=face_down))
    assert cited in ruling.rules
    assert bool(hand.happened(Exposed)) != face_down
    is_replaced(hand, ruling, 3, 9)


@pytest.mark.rule("rrop3:3.irregularities.13", "rrop11:3.3.13")
@pytest.mark.parametrize(
    ("rules", "cited"),
    [("rrop3_cash", "rrop3:3.irregularities.13"), ("rrop11_cash", "rrop11:3.3.13")],
)
def test_nobody_chooses_to_keep_an_exposed_card(rules: str, cited: str) -> None:
    hand = six(rules)
    ruling = rule(hand, CardExposed(4, 10, wants_to_keep=True))
    assert cited in ruling.rules
    assert "may not keep" in ruling.why.en
    assert ruling.choices == ()
    is_replaced(hand, ruling, 4, 10)


@pytest.mark.rule("rrop3:3.irregularities.14", "rrop11:3.3.14")
@pytest.mark.parametrize(
    ("rules", "cited"),
    [("rrop3_cash", "rrop3:3.irregularities.14"), ("rrop11_cash", "rrop11:3.3.14")],
)
def test_who_drops_his_card_plays_it(rules: str, cited: str) -> None:
    hand = six(rules)
    ruling = rule(hand, CardExposed(3, 3, by="player", dropped=True))
    assert cited in ruling.rules
    is_kept(hand, ruling, 3, 3)


@pytest.mark.rule("rrop3:3.irregularities.12a", "rrop11:3.3.12")
@pytest.mark.parametrize(
    ("rules", "cited"),
    [("rrop3_cash", "rrop3:3.irregularities.12a"), ("rrop11_cash", "rrop11:3.3.12")],
)
def test_the_same_card_is_replaced_kept_or_dealt_up_by_the_game(rules: str, cited: str) -> None:
    holdem = six(rules)
    assert cited in rule(holdem, CardExposed(3, 9)).rules
    assert holdem.state.hole[3] == [DECK[2], DECK[12]]
    stud = deal("stud", stacks=[900] * 6, button=6, stakes=STUD, rules=rules, deck=DECK)
    assert rule(stud, CardExposed(3, 9)).decision == "card_plays"
    assert stud.state.up[3] == [False, True, False]
    draw = deal("draw", stacks=[900] * 6, button=6, stakes=DRAW, rules=rules, deck=DECK)
    kept = list(draw.state.hole[3])
    assert rule(draw, CardExposed(3, 9)).decision == "card_plays"
    assert draw.state.hole[3] == kept


@pytest.mark.rule("rrop3:3.irregularities.13")
def test_at_draw_he_must_keep_what_at_holdem_he_may_not() -> None:
    hole = {4: "As2s3d4h6c"}
    draw = deal("draw", stacks=[900] * 6, button=6, stakes=DRAW, rules="rrop3_cash", hole=hole)
    assert rule(draw, CardExposed(4, 4, wants_to_keep=True)).decision == "card_plays"
    holdem = deal(stacks=[900] * 6, button=6, rules="rrop3_cash", hole={4: "AsKd"})
    ruling = rule(holdem, CardExposed(4, 4, wants_to_keep=True))
    assert ruling.decision == "replace_card"
    assert holdem.dealer.next_burn == list(parse_cards("As"))


@pytest.mark.rule("rrop3:3.misdeals.2b")
def test_after_action_an_exposed_card_changes_nothing() -> None:
    hand = six("rrop3_cash").play("3 fold", "4 fold")
    ruling = rule(hand, CardExposed(1, 1))
    assert ruling.decision == "card_plays"
    assert hand.state.hole[1][0] == DECK[0]
    assert "rrop3:3.misdeals.2b" in ruling.rules


def test_two_folds_leave_time_for_a_misdeal_in_a_tournament() -> None:
    assert asked(six("tda").play("3 fold", "4 fold"), CardExposed(1, 1)).decision == "misdeal"
    assert asked(six("tda").play("3 fold", "4 call"), CardExposed(1, 1)).decision == "card_plays"


@pytest.mark.parametrize("incident", [CardExposed(3, 4), CardExposed(3, 0), CardExposed(3, 15)])
def test_a_card_that_did_not_go_there_is_refused(incident: CardExposed) -> None:
    with pytest.raises(FloorRefused, match="no hole card of seat 3"):
        rule(six("tda"), incident)


def test_the_card_of_a_folded_hand_is_refused_unless_it_makes_a_misdeal() -> None:
    hand = six("tda").play("3 fold")
    with pytest.raises(FloorRefused, match="plays no such card"):
        rule(hand, CardExposed(3, 3))
    assert asked(hand, CardExposed(3, 3, earlier=1)).decision == "misdeal"


def test_nothing_is_told_of_the_deal_once_the_hand_is_over() -> None:
    hand = six("tda").play(*[f"{seat} fold" for seat in (3, 4, 5, 6, 1)])
    with pytest.raises(FloorRefused, match="over"):
        rule(hand, CardExposed(2, 2))
    with pytest.raises(FloorRefused, match="no seat 9"):
        rule(six("tda"), CardExposed(9, 1))


def test_a_dealer_who_does_not_know_the_cards_can_replace_one_and_count_them() -> None:
    hand = deal(stacks=[900] * 6, button=6, rules="rrop3_cash", deck=(HIDDEN,) * 52)
    assert rule(hand, CardExposed(3, 9)).decision == "replace_card"
    assert len(hand.dealer.next_burn) == 1
    assert len(hand.dealer.stub) == 39
    assert rule(hand, WrongCardCount(6, 1)).decision == "corrected"
    assert len(hand.state.hole[6]) == 2
    to_the_flop(hand)
    assert len(hand.dealer.burns) == 1
    assert len(hand.dealer.stub) == 36


def test_all_see_the_exposed_card_and_only_its_owner_the_new_one() -> None:
    hand = six("rrop3_cash")
    before = len(hand.events)
    rule(hand, CardExposed(3, 9))
    seen = [event.seen_by(1) for event in hand.events[before:]]
    moves = [move for event in seen if isinstance(event, CardsMoved) for move in event.moves]
    assert Exposed(3, 1, DECK[8]) in seen
    assert [move.card for move in moves] == [DECK[8], HIDDEN]
    assert view(hand.state, 1).seats[2].cards == (HIDDEN, HIDDEN)
