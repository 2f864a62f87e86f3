"""Every option about a bad deck and the board changes something: one table, two houses."""

from croupier.floor.deck.board_told import BoardDealtEarly, BoardTooMany, BurnForgotten
from croupier.floor.deck.deck_told import BoxedCards, CardsMissing, ForeignBack, JokerFound
from croupier.floor.incident import Incident
from croupier.rulebook.house import House
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal
from kit.options import outcomes


def on_the_flop(house: House) -> Hand:
    return deal(stacks=[1000] * 3, button=3, rules=house).play("3 call", "1 call", "2 check")


def decided(incident: Incident, *moves: str):
    """What a house decides about *incident* before the flop, after *moves*."""

    def by(house: House) -> str:
        return asked(deal(stacks=[1000] * 4, button=4, rules=house).play(*moves), incident).decision

    return by


def test_misdeal_boxed_n_says_how_many_boxed_cards_make_a_misdeal() -> None:
    two = decided(BoxedCards(1, boxed=2))
    assert outcomes("misdeal.boxed_n", (0, 2, 3), of=two) == [
        "replace_card",
        "misdeal",
        "replace_card",
    ]


def test_misdeal_no_return_ends_the_time_of_boxed_cards() -> None:
    two = decided(BoxedCards(1, boxed=2), "3 fold", "4 fold")
    values = ("two_players_acted", "substantial_action")
    assert outcomes("misdeal.no_return", values, of=two) == ["replace_card", "misdeal"]


def test_deck_joker_found_early_is_scrap_or_a_misdeal() -> None:
    values = ("scrap", "misdeal")
    assert outcomes("deck.joker_found_early", values, of=decided(JokerFound(3))) == [
        "replace_card",
        "misdeal",
    ]


def test_deck_foul_voids_the_hand_or_is_a_misdeal_first() -> None:
    values = ("void_hand", "misdeal_early_void_late")
    early = decided(ForeignBack("hand", seat=1))
    assert outcomes("deck.foul", values, of=early) == ["void_hand", "misdeal"]
    late = decided(ForeignBack("hand", seat=1), "3 call", "4 call")
    assert outcomes("deck.foul", values, of=late) == ["void_hand", "void_hand"]


def test_deck_missing_max_says_how_many_missing_cards_leave_a_result() -> None:
    assert outcomes("deck.missing_max", (2, 52), of=decided(CardsMissing(3))) == [
        "floor_decides",
        "stands",
    ]


def test_dealing_flop_too_many_shuffles_all_back_or_draws_one() -> None:
    def known_burns(house: House) -> int:
        hand = on_the_flop(house)
        rule(hand, BoardTooMany())
        assert len(hand.state.board) == 3
        return len(hand.dealer.next_burn)

    values = ("reshuffle_whole_flop", "scramble_four")
    assert outcomes("dealing.flop_too_many", values, of=known_burns) == [0, 1]


def test_dealing_redeal_burn_burns_before_an_early_flop_is_dealt_again() -> None:
    def burns(house: House) -> int:
        hand = deal(stacks=[1000] * 3, button=3, rules=house)
        rule(hand, BoardDealtEarly())
        return len(hand.play("3 call", "1 call", "2 check").dealer.burns)

    assert outcomes("dealing.redeal_burn", (False, True), of=burns) == [1, 2]


def test_dealing_burn_forgotten_flop_takes_the_first_card_or_one_that_is_drawn() -> None:
    def burn(house: House) -> str:
        hand = on_the_flop(house)
        lying = [*hand.dealer.burns, *hand.state.board]
        rule(hand, BurnForgotten(picked=3))
        return f"card {lying.index(hand.dealer.burns[0]) + 1}"

    values = ("first_card_is_burn", "scramble_three")
    assert outcomes("dealing.burn_forgotten_flop", values, of=burn) == ["card 1", "card 3"]


def test_dealing_burn_error_late_keeps_restores_or_repairs_the_order() -> None:
    def turn_and_flop(house: House) -> tuple[str, bool]:
        hand = on_the_flop(house).play("1 check")
        off_the_deck = hand.first_deck[6:]
        rule(hand, BurnForgotten("after_action"))
        flop_stands = hand.state.board == off_the_deck[:3]
        hand.play("2 check", "3 check")
        return f"card {off_the_deck.index(hand.state.board[3]) + 1}", flop_stands

    values = ("stands_restore_order", "order_ignored", "always_repair")
    assert outcomes("dealing.burn_error_late", values, of=turn_and_flop) == [
        ("card 6", True),
        ("card 5", True),
        ("card 6", False),
    ]
