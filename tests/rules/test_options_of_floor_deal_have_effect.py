"""Every option about misdeals, exposed cards and the button: two values, two rulings."""

from dataclasses import replace

from croupier.floor.deal.deal_told import (
    ButtonMisplaced,
    CardExposed,
    DealtOutOfOrder,
    FirstCardWrongSeat,
    FloorMisdeal,
    PlayerLeftOut,
    WrongCardCount,
)
from croupier.floor.incident import Incident
from croupier.rulebook.house import House
from croupier.table.redeal import redealt
from kit.floor_hands import asked
from kit.hands import DRAW, Hand, deal
from kit.options import outcomes


def six(house: House, *moves: str) -> Hand:
    """Six players, button 6, before the flop of hold'em."""
    return deal(stacks=[900] * 6, button=6, rules=house).play(*moves)


def decided(house: House, incident: Incident, *moves: str) -> str:
    """The word for what the house decides on an incident after these moves."""
    return asked(six(house, *moves), incident).decision


def test_misdeal_no_return_counts_players_or_substantial_action() -> None:
    def after_two_folds(house: House) -> str:
        return decided(house, FirstCardWrongSeat(4), "3 fold", "4 fold")

    values = ("two_players_acted", "substantial_action")
    found = outcomes("misdeal.no_return", values, of=after_two_folds)
    assert found == ["play_on", "misdeal"]


def test_misdeal_exposed_first_n_says_how_many_cards_make_a_misdeal() -> None:
    def first_and_second(house: House) -> list[str]:
        return [decided(house, CardExposed(nth, nth)) for nth in (1, 2)]

    found = outcomes("misdeal.exposed_first_n", (0, 1, 2), of=first_and_second)
    assert found == [
        ["replace_card", "replace_card"],
        ["misdeal", "replace_card"],
        ["misdeal", "misdeal"],
    ]


def test_misdeal_exposed_any_n_says_how_many_cards_are_too_many() -> None:
    def second_and_third(house: House) -> list[str]:
        return [decided(house, CardExposed(5, 5, earlier=count)) for count in (1, 2)]

    found = outcomes("misdeal.exposed_any_n", (0, 2, 3), of=second_and_third)
    assert found == [
        ["replace_card", "replace_card"],
        ["misdeal", "misdeal"],
        ["replace_card", "misdeal"],
    ]


def test_misdeal_out_of_sequence_makes_a_misdeal_or_lets_the_deal_stand() -> None:
    def to_seat_5(house: House) -> str:
        return decided(house, DealtOutOfOrder(5))

    found = outcomes("misdeal.out_of_sequence", (True, False), of=to_seat_5)
    assert found == ["misdeal", "play_on"]


def test_misdeal_floor_may_add_opens_the_list() -> None:
    def for_another_cause(house: House) -> str:
        return decided(house, FloorMisdeal())

    found = outcomes("misdeal.floor_may_add", (True, False), of=for_another_cause)
    assert found == ["misdeal", "play_on"]


def test_blinds_dodge_says_whether_an_absent_player_always_gets_a_hand() -> None:
    def without_seat_4(house: House) -> str:
        return decided(house, PlayerLeftOut(4, present=False))

    found = outcomes("blinds.dodge", ("make_good", "penalty"), of=without_seat_4)
    assert found == ["play_on", "misdeal"]


def test_misdeal_redeal_identical_keeps_the_button() -> None:
    def button_of_the_redeal(house: House) -> int:
        setup = six(house).setup
        return redealt(setup, replace(setup, button=1)).button

    found = outcomes("misdeal.redeal_identical", (True, False), of=button_of_the_redeal)
    assert found == [6, 1]


def test_dealing_exposed_by_player_lets_the_card_play_or_replaces_it() -> None:
    def by_seat_5(house: House) -> str:
        return decided(house, CardExposed(5, 5, by="player"))

    found = outcomes("dealing.exposed_by_player", ("plays", "replaced"), of=by_seat_5)
    assert found == ["card_plays", "replace_card"]


def test_dealing_extra_card_early_is_the_burn_or_a_misdeal() -> None:
    def three_cards(house: House) -> str:
        return decided(house, WrongCardCount(1, 3))

    found = outcomes("dealing.extra_card_early", ("becomes_burn", "misdeal"), of=three_cards)
    assert found == ["card_is_burn", "misdeal"]


def test_dealing_button_missing_card_comes_late_or_never() -> None:
    def after_a_raise(house: House) -> str:
        return decided(house, WrongCardCount(6, 1), "3 call", "4 raise 300")

    values = ("before_no_return", "any_time_unless_acted")
    found = outcomes("dealing.button_missing_card", values, of=after_a_raise)
    assert found == ["hand_dead", "corrected"]


def test_button_wrong_now_is_a_misdeal_or_corrected() -> None:
    def one_seat_too_far(house: House) -> str:
        return decided(house, ButtonMisplaced(5))

    found = outcomes("button.wrong_now", ("misdeal", "corrected"), of=one_seat_too_far)
    assert found == ["misdeal", "corrected"]


def test_draw_exposed_is_replaced_as_in_flop_games_or_kept() -> None:
    def at_draw(house: House) -> str:
        hand = deal("draw", stacks=[900] * 4, button=4, stakes=DRAW, rules=house)
        return asked(hand, CardExposed(3, 3)).decision

    values = ("as_flop_games", "keep_then_replace")
    assert outcomes("draw.exposed", values, of=at_draw) == ["replace_card", "card_plays"]
