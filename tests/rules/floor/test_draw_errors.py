"""Draw: exposed cards, wrong numbers of cards, and draws that are changed."""

import pytest

from croupier.floor.deal.deal_told import CardExposed, WrongCardCount
from croupier.floor.own_games.draw_told import DrawChanged, ExposedOnDraw
from croupier.floor.ruling import FloorRefused
from croupier.play import Refused, Stakes, decide, evolve
from kit.floor_hands import asked, rule
from kit.hands import Hand, action, deal, with_options

FIVE = Stakes("limit", 5, 10, ante=1)
BLINDS = Stakes("limit", 10, 20, 5, 10)
HOLE = {1: "AsKd9c5h2s", 2: "QsQd8h7c4s", 3: "JsJd9h6c3s", 4: "TsTd8c7d3h"}


def table(rules="rrop3_cash", game="draw", seats=4, hole=None) -> Hand:
    named = {s: c for s, c in (hole or HOLE).items() if s <= seats}
    return deal(
        game,
        stacks=[100] * seats,
        stakes=FIVE if game in ("draw", "jacks") else BLINDS,
        button=seats,
        rules=rules,
        hole=named,
        shows=False,
    )


def nth(seat: int, place: int, seats: int = 4) -> int:
    """The number off the deck of a card of a hand, dealt from seat 1 on."""
    return place * seats + seat


@pytest.mark.rule("rrop3:9.draw.3")
def test_card_exposed_before_the_draw_is_kept_even_the_first_of_the_deal() -> None:
    hand = table()
    made = rule(hand, CardExposed(2, nth(2, 2)))
    assert (made.decision, made.rules) == ("card_plays", ("rrop3:9.draw.3",))
    assert [repr(card) for card in hand.state.hole[2]] == ["Qs", "Qd", "8h", "7c", "4s"]
    assert hand.state.irregular is not None
    assert [repr(card) for card in hand.state.irregular.exposed_of(2)] == ["8h"]
    assert rule(hand, CardExposed(1, 1)).decision == "card_plays"
    assert hand.state.phase == "betting"


def test_house_that_plays_draw_as_flop_games_replaces_an_exposed_card() -> None:
    as_flop = with_options("general", draw={"exposed": "as_flop_games"})
    assert rule(table(as_flop), CardExposed(2, nth(2, 2))).decision == "replace_card"


def drawn(rules="rrop3_cash") -> Hand:
    """A (seat 1) draws two, 7h and 9s; B draws the 4c."""
    hole = {1: "AsAdKh5h2s", 2: "QsQd8h8c3s"}
    hand = table(rules, seats=2, hole=hole)
    hand.dealer.stub = _with_draw(hand, "7h", "9s", "4c")
    hand.play("1 bet 5", "2 call")
    return hand.play("1 draw 5h2s", "2 draw 3s")


def _with_draw(hand: Hand, *names: str):
    """A stub whose second and later cards are those named: the first one is burned."""
    by_name = {repr(card): card for card in hand.dealer.stub}
    named = [by_name.pop(name) for name in names]
    burn, *rest = by_name.values()
    return [burn, *named, *rest]


@pytest.mark.rule("rrop3:9.draw.8")
def test_card_exposed_on_the_draw_is_replaced_after_all_have_drawn() -> None:
    hand = drawn()
    assert [repr(card) for card in hand.state.hole[1][3:]] == ["7h", "9s"]
    assert [repr(card) for card in hand.state.hole[2][4:]] == ["4c"]
    following = hand.dealer.stub[0]
    made = rule(hand, ExposedOnDraw(1, 4))
    assert (made.decision, made.rules) == ("replace_card", ("rrop3:9.draw.8",))
    assert hand.state.hole[1][4] == following
    assert [repr(card) for card in hand.dealer.removed] == ["9s"]
    hand.play("1 check", "2 check")
    assert hand.state.phase == "showing"


def test_only_a_card_just_drawn_can_have_been_exposed_on_the_draw() -> None:
    hand = drawn()
    for told in (ExposedOnDraw(1, 0), ExposedOnDraw(2, 3), ExposedOnDraw(3), ExposedOnDraw(1, 9)):
        with pytest.raises(FloorRefused):
            rule(hand, told)
    hand.play("1 check")
    with pytest.raises(FloorRefused):
        rule(hand, ExposedOnDraw(1, 4))


@pytest.mark.rule("rrop3:9.draw.8")
def test_two_cards_of_one_draw_that_were_exposed_are_both_replaced() -> None:
    hand = drawn()
    following = hand.dealer.stub[:2]
    rule(hand, ExposedOnDraw(1, 3))
    rule(hand, ExposedOnDraw(1, 4))
    assert hand.state.hole[1][3:] == following
    assert [repr(card) for card in hand.dealer.removed] == ["7h", "9s"]


@pytest.mark.rule("rrop3:9.draw.8")
def test_on_the_last_draw_no_house_can_burn_the_exposed_card_next() -> None:
    hand = drawn("general")
    made = rule(hand, ExposedOnDraw(1, 4))
    assert made.rules == ("rrop3:9.draw.8",)
    assert [repr(card) for card in hand.dealer.removed] == ["9s"]


@pytest.mark.rule("general:deal.3")
def test_before_another_draw_the_exposed_card_is_said_to_be_burned_next() -> None:
    hand = table("general", game="triple_27").play("3 call", "4 call", "1 call", "2 check")
    for seat in (1, 2, 3, 4):
        hand.play(f"{seat} draw {hand.state.hole[seat][0]!r}")
    seen = hand.state.hole[2][4]
    made = rule(hand, ExposedOnDraw(2))
    assert made.rules == ("general:deal.3",)
    assert "burned next" in made.says.en
    assert hand.dealer.next_burn == [seen]
    assert "burned next" not in asked(hand, ExposedOnDraw(3), "rrop3_cash").says.en


@pytest.mark.rule("rrop3:9.draw.8")
def test_card_exposed_on_the_draw_of_players_all_in_is_replaced_before_they_show() -> None:
    stakes = Stakes("none", 10, 10, 5, 10)
    hand = deal(
        "lowball_27", stacks=[50, 50], stakes=stakes, button=2, rules="rrop3_cash", shows=False
    )
    hand.play("2 raise 50", "1 call")
    thrown = repr(hand.state.hole[1][0])
    hand.play(f"1 draw {thrown}", "2 draw")
    assert (hand.state.phase, hand.state.able) == ("showing", 0)
    following = hand.dealer.stub[0]
    assert rule(hand, ExposedOnDraw(1)).decision == "replace_card"
    assert hand.state.hole[1][4] == following
    hand.play(f"{hand.state.actor} show")
    with pytest.raises(FloorRefused):
        asked(hand, ExposedOnDraw(1))


@pytest.mark.rule("rrop3:9.draw.4a")
def test_four_cards_of_a_player_off_the_button_before_anybody_acted_are_a_misdeal() -> None:
    hand = table()
    made = rule(hand, WrongCardCount(3, 4))
    assert (made.decision, "rrop3:9.draw.4a" in made.rules) == ("misdeal", True)
    assert hand.stacks == (100,) * 4


@pytest.mark.rule("rrop3:9.draw.4b")
def test_short_hand_that_opened_draws_two_for_one_thrown() -> None:
    hand = table().play("1 check", "2 check", "3 bet 5")
    made = rule(hand, WrongCardCount(3, 4))
    assert (made.decision, made.fact("missing")) == ("hand_live", 1)
    assert "rrop3:9.draw.4b" in made.rules
    hand.play("4 call", "1 fold", "2 fold")
    assert [len(hand.state.hole[seat]) for seat in (3, 4)] == [4, 5]
    hand.play("3 draw 6c", "4 draw 3h")
    assert [len(hand.state.hole[seat]) for seat in (3, 4)] == [5, 5]
    hand.play("3 check", "4 check", "3 show", "4 show")
    assert hand.state.phase == "over"


@pytest.mark.rule("rrop3:9.draw.4b")
def test_short_hand_that_throws_nothing_still_gets_its_fifth_card() -> None:
    hand = table().play("1 bet 5")
    rule(hand, WrongCardCount(3, 4))
    hand.play("2 call", "3 call", "4 fold", "1 draw", "2 draw", "3 draw")
    assert [len(hand.state.hole[seat]) for seat in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.rule("rrop3:9.draw.4c")
def test_button_gets_its_fifth_card_even_after_seat_1_has_opened() -> None:
    hand = table().play("1 bet 5")
    lost = hand.state.hole[4][4]
    made = rule(hand, WrongCardCount(4, 4))
    assert (made.decision, made.rules) == ("corrected", ("rrop3:9.draw.4c",))
    assert hand.state.hole[4][4] == lost
    hand.play("2 fold", "3 fold", "4 call")
    assert hand.state.phase == "discarding"


@pytest.mark.rule("rrop3:9.draw.4d")
def test_six_cards_after_the_draw_are_a_dead_hand_whose_bets_stay() -> None:
    hand = drawn()
    made = rule(hand, WrongCardCount(1, 6))
    assert (made.decision, "rrop3:9.draw.4d" in made.rules) == ("hand_dead", True)
    assert hand.state.phase == "over"
    assert hand.stacks == (94, 106)


@pytest.mark.rule("rrop3:9.draw.4d")
def test_four_cards_after_the_draw_are_dead_at_lowball_too() -> None:
    hand = table(game="lowball_a5", seats=3)
    hand.play("3 call", "1 call", "2 check", "1 draw", "2 draw", "3 draw")
    assert rule(hand, WrongCardCount(2, 4)).decision == "hand_dead"
    assert not hand.state.live[2]


def test_short_hand_at_lowball_draws_up_after_a_bet_and_a_call() -> None:
    hand = table(game="lowball_a5").play("3 raise 20", "4 call")
    made = rule(hand, WrongCardCount(2, 4))
    assert (made.decision, "rrop3:3.dead.5" in made.rules) == ("hand_live", True)


@pytest.mark.rule("rrop3:9.draw.4b")
def test_hand_found_short_when_it_is_asked_to_draw_draws_up() -> None:
    hand = asking().play("1 draw 9c")
    made = rule(hand, WrongCardCount(2, 4))
    assert (made.decision, "rrop3:9.draw.4b" in made.rules) == ("hand_live", True)
    thrown = repr(hand.state.hole[2][-1])
    hand.play(f"2 draw {thrown}", "3 draw")
    assert [len(hand.state.hole[seat]) for seat in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.rule("rrop3:3.dead.5")
def test_six_cards_found_when_they_are_asked_to_draw_are_a_dead_hand() -> None:
    hand = asking()
    made = rule(hand, WrongCardCount(1, 6))
    assert (made.decision, "rrop3:3.dead.5" in made.rules) == ("hand_dead", True)
    assert (hand.state.actor, hand.state.live[1]) == (2, False)


@pytest.mark.rule("rrop3:9.draw.4d")
def test_four_cards_at_the_second_of_three_draws_are_a_dead_hand() -> None:
    hand = table(game="triple_27", seats=3).play("3 call", "1 call", "2 check")
    hand.play("1 draw", "2 draw", "3 draw", "1 check", "2 check", "3 check")
    assert (hand.state.phase, hand.state.street) == ("discarding", 2)
    made = rule(hand, WrongCardCount(2, 4))
    assert (made.decision, "rrop3:9.draw.4d" in made.rules) == ("hand_dead", True)


def test_count_told_while_discards_lie_there_is_refused_with_a_true_hint() -> None:
    hand = asking().play("1 draw 9c5h")
    with pytest.raises(FloorRefused) as told:
        rule(hand, WrongCardCount(1, 4))
    assert "once the draw is dealt" in told.value.legal.en


@pytest.mark.rule("tda:35A5")
@pytest.mark.parametrize("rules", ["tda", "championship"])
def test_tda_four_cards_before_substantial_action_are_a_misdeal(rules: str) -> None:
    hand = table(rules).play("1 bet 5")
    made = rule(hand, WrongCardCount(3, 4))
    assert (made.decision, "tda:35A5" in made.rules) == ("misdeal", True)
    assert hand.stacks == (100,) * 4


@pytest.mark.rule("tda:38")
@pytest.mark.parametrize("rules", ["tda", "championship"])
def test_tda_four_cards_after_a_bet_and_a_raise_are_a_dead_hand(rules: str) -> None:
    hand = table(rules).play("1 bet 5", "2 raise 10")
    made = rule(hand, WrongCardCount(3, 4))
    assert (made.decision, "tda:38" in made.rules) == ("hand_dead", True)
    assert not hand.state.live[3]
    assert hand.state.put[3] == 1
    assert "the 1 he has put in stay" in made.says.en


@pytest.mark.rule("tda:37", "tda:37b")
@pytest.mark.parametrize("rules", ["tda", "championship"])
def test_tda_button_gets_his_fifth_card_unless_he_has_acted(rules: str) -> None:
    early = table(rules).play("1 bet 5", "2 raise 10")
    made = rule(early, WrongCardCount(4, 4))
    assert (made.decision, "tda:37" in made.rules) == ("corrected", True)
    assert len(early.state.hole[4]) == 5
    late = table(rules).play("1 bet 5", "2 fold", "3 fold", "4 call")
    made = rule(late, WrongCardCount(4, 4))
    assert (made.decision, "tda:37b" in made.rules) == ("hand_dead", True)


@pytest.mark.rule("tda:38")
def test_tda_wrong_count_after_the_draw_is_dead_and_what_he_put_in_stays() -> None:
    made = rule(drawn("tda"), WrongCardCount(1, 6))
    assert (made.decision, "tda:38" in made.rules) == ("hand_dead", True)
    assert made.fact("stays") == 6


def test_house_decides_by_its_point_of_no_return_whether_a_short_hand_draws_up() -> None:
    for value, decision in (("two_players_acted", "hand_live"), ("substantial_action", "misdeal")):
        house = with_options("rrop3_cash", misdeal={"no_return": value})
        assert rule(table(house).play("1 bet 5"), WrongCardCount(3, 4)).decision == decision
    for value, decision in (
        ("before_no_return", "corrected"),
        ("any_time_unless_acted", "hand_dead"),
    ):
        house = with_options("rrop3_cash", dealing={"button_missing_card": value})
        hand = table(house).play("1 bet 5", "2 fold", "3 fold", "4 call")
        assert rule(hand, WrongCardCount(4, 4)).decision == decision


def asking() -> Hand:
    """A (seat 1) is to say how many he draws, then B."""
    return table().play("1 bet 5", "2 call", "3 call", "4 fold")


@pytest.mark.rule("rrop3:9.draw.6")
def test_a_who_said_two_may_say_three_before_a_card_is_dealt_and_b_speaks() -> None:
    hand = asking()
    made = rule(hand, DrawChanged(1, 2, 3))
    assert (made.decision, made.fact("draws"), made.rules) == ("released", 3, ("rrop3:9.draw.6",))
    hand.play("1 draw 9c5h")
    rule(hand, DrawChanged(1, 2, 3))
    assert (hand.state.actor, len(hand.state.hole[1]), hand.state.discards[1]) == (1, 5, ())
    hand.play("1 draw 9c5h2s", "2 draw 4s", "3 draw")
    assert [hand.state.drew[seat] for seat in (1, 2, 3)] == [3, 1, 0]
    assert [len(hand.state.hole[seat]) for seat in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.rule("rrop3:9.draw.6")
def test_a_must_take_two_once_b_has_asked_for_one_card() -> None:
    hand = asking().play("1 draw 9c5h", "2 draw 4s")
    made = rule(hand, DrawChanged(1, 2, 3))
    assert (made.decision, made.fact("draws"), made.remedies) == ("binds", 2, ())
    for told in (DrawChanged(1, 2, 3, dealt=True), DrawChanged(1, 2, 3, acted_on=True)):
        assert asked(asking(), told).decision == "binds"


@pytest.mark.rule("rrop3:9.draw.6")
def test_player_bound_to_two_draws_two_whatever_he_would_rather_do() -> None:
    hand = asking()
    rule(hand, DrawChanged(1, 2, 3, acted_on=True))
    assert (hand.menu.draw, hand.menu.draw_least) == (2, 2)
    with pytest.raises(Refused, match="2 were asked for") as refused:
        hand.play("1 draw 9c5h2s")
    assert refused.value.rules == ("rrop3:9.draw.6",)
    hand.play("1 draw 9c5h")
    assert (hand.menu.seat, hand.menu.draw_least) == (2, 0)


@pytest.mark.rule("rrop3:9.draw.6")
def test_player_who_threw_all_five_may_change_his_draw() -> None:
    hand = asking().play("1 draw AsKd9c5h2s")
    assert rule(hand, DrawChanged(1, 5, 3)).decision == "released"
    assert (hand.menu.seat, len(hand.state.hole[1])) == (1, 5)


@pytest.mark.rule("rrop3:3.misdeals.1e")
def test_short_hand_of_the_button_is_a_misdeal_by_the_general_list() -> None:
    made = asked(table(seats=3), WrongCardCount(3, 3))
    assert (made.decision, "rrop3:9.draw.4a" in made.rules) == ("misdeal", False)
    assert "rrop3:3.misdeals.1e" in made.rules


@pytest.mark.rule("rrop3:9.draw.6")
def test_last_player_may_change_before_the_burn() -> None:
    hand = asking().play("1 draw 9c5h", "2 draw 4s")
    events = decide(hand.state, action("3 draw 3s"))
    state = hand.state
    for event in events:
        evolve(state, event)
    assert (state.phase, state.burned) == ("drawing", False)
    assert asked(hand, DrawChanged(3, 1, 2, dealt=True)).decision == "binds"
    made = rule(hand, DrawChanged(3, 1, 2))
    assert made.decision == "released"
    assert (state.phase, state.actor, len(state.hole[3])) == ("discarding", 3, 5)
    hand.play("3 draw 6c3s")
    assert [len(state.hole[seat]) for seat in (1, 2, 3)] == [5, 5, 5]
    assert state.drew[3] == 2


def test_words_for_one_card_are_singular() -> None:
    one = asked(asking(), DrawChanged(1, 1, 2, dealt=True))
    assert one.says.fr == "Le siège 1 doit tirer la carte qu’il a demandée."
    assert one.steps[0].en == "Deal one card to seat 1."
    none = asked(asking(), DrawChanged(1, 1, 0))
    assert none.steps[0].en == "Have seat 1 keep all his cards."
    assert none.says.en == "Seat 1 may stand pat instead of drawing 1."
    pat = asked(asking(), DrawChanged(1, 0, 2))
    assert pat.says.en == "Seat 1 may draw 2 instead of standing pat."
    assert pat.says.fr == "Le siège 1 peut tirer 2 au lieu d’être servi."


def test_draw_that_was_never_asked_for_is_refused() -> None:
    hand = asking()
    for told in (DrawChanged(2, 2, 3), DrawChanged(1, 2, 2), DrawChanged(1, 2, 9)):
        with pytest.raises(FloorRefused):
            rule(hand, told)
    with pytest.raises(FloorRefused):
        rule(table(), DrawChanged(1, 2, 3))
