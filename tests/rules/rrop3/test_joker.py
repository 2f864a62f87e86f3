"""Robert's rules, section 9: draw with a joker."""

import random
from itertools import combinations

import pytest

from croupier.cards import CARDS, JOKER, parse_cards
from croupier.games import game
from croupier.play import AutoDealer, HandSetup, Stakes, deck_for, deck_in_words
from croupier.play import events as ev
from croupier.ranking import best, category_of, describe
from croupier.ranking.value import FIVE_OF_A_KIND
from croupier.rulebook.house import house
from croupier.service.about import stakes_and_deck
from croupier.text import Text
from kit.hands import deal, with_options

TEN = Stakes("limit", 10, 20, ante=10)
JOKER_HOUSE = with_options("rrop3_cash", draw={"joker": True})


def value(cards):
    return best("high", parse_cards(cards), ())


def name(cards):
    return describe("high", parse_cards(cards), ()).name.en


def with_joker(game_id, hole, stakes=TEN, *, shows=True):
    players = max(hole)
    setting = {"stacks": [500] * players, "stakes": stakes, "button": players}
    return deal(game_id, rules=JOKER_HOUSE, hole=hole, shows=shows, **setting)


@pytest.mark.rule("rrop3:9.joker.1")
@pytest.mark.parametrize("game_id", ["draw", "jacks", "lowball_a5"])
def test_table_says_whether_a_joker_is_in_use(game_id):
    variant = game(game_id)
    without = deck_in_words(variant, house("rrop3_cash"))
    assert (without.en, without.fr) == ("52 cards", "52 cartes")
    words = deck_in_words(variant, JOKER_HOUSE)
    assert (words.en, words.fr) == ("53 cards, joker", "53 cartes, joker")
    deck = deck_for(HandSetup(variant, TEN, JOKER_HOUSE, (0, 500, 500), 1, ()))
    assert len(deck) == 53
    assert deck.count(JOKER) == 1


@pytest.mark.rule("rrop3:9.joker.1")
def test_other_games_keep_their_own_cards_in_a_house_with_a_joker():
    for game_id, words in (("holdem", "52 cards"), ("shortdeck", "36 cards"), ("stud", "52 cards")):
        assert deck_in_words(game(game_id), JOKER_HOUSE).en == words


@pytest.mark.rule("rrop3:9.joker.1")
@pytest.mark.parametrize("rules", [JOKER_HOUSE, house("rrop3_cash")])
def test_dealer_shuffles_the_joker_in_exactly_where_players_are_told_of_it(rules):
    setup = HandSetup(game("draw"), TEN, rules, (0, 500, 500), 1, ())
    stub = AutoDealer.shuffled(setup, random.Random(1)).stub
    told = "joker" in deck_in_words(setup.game, rules).en
    assert told == (rules is JOKER_HOUSE)
    assert sorted(stub) == sorted([*CARDS, JOKER] if told else CARDS)


@pytest.mark.rule("rrop3:9.joker.2")
def test_joker_beside_kings_is_an_ace_and_beside_a_run_its_missing_card():
    assert value("KhKd7c3sJk") == value("KhKd7c3sAc")
    assert name("KhKd7c3sJk") == "pair of kings"
    assert value("9s8d7c6hJk") == value("9s8d7c6hTc")
    assert name("9s8d7c6hJk") == "straight, ten high"


@pytest.mark.rule("rrop3:9.joker.2")
def test_joker_may_be_an_ace_a_straight_a_flush_or_a_straight_flush_and_nothing_else():
    assert name("AhKd7c3sJk") == "pair of aces"
    assert name("Kh9h7h3hJk") == "flush, ace high"
    assert name("9s8s7s6sJk") == "straight flush, ten high"
    assert name("KsQsJs9sJk") == "straight flush, king high"
    assert name("7h7d7c3sJk") == "three of a kind, sevens"
    assert name("KhKd7c7sJk") == "two pair, kings and sevens"
    assert name("As2d3c4hJk") == "straight, five high"


@pytest.mark.rule("rrop3:9.joker.2")
def test_joker_is_worth_the_best_ace_straight_or_flush_card_there_is():
    rng = random.Random(53)
    for four in rng.sample(list(combinations(CARDS, 4)), 300):
        others = [card for card in CARDS if card not in four]
        natural = {card: best("high", (*four, card), ()) for card in others}
        runs = [score for score in natural.values() if category_of(score) in (4, 5, 8)]
        aces = [score for card, score in natural.items() if card.rank == 12]
        if aces:
            assert best("high", (*four, JOKER), ()) == max(runs + aces)


@pytest.mark.rule("rrop3:9.joker.3")
def test_joker_in_a_flush_is_the_highest_card_of_the_suit_that_the_hand_lacks():
    assert value("AsQs9s4sJk") == value("AsKsQs9s4s")
    assert value("Ks9s4s2sJk") == value("AsKs9s4s2s")
    assert value("AsKsQs9sJk") == value("AsKsQsJs9s")


@pytest.mark.rule("rrop3:9.joker.4")
def test_five_aces_beat_a_straight_flush():
    hand = with_joker("draw", {1: "AsAhAdAcJk", 2: "KsQsJsTs9s"}, shows=False)
    hand.play("1 bet 10", "2 call", "1 draw", "2 draw", "1 check", "2 check", "1 show", "2 show")
    assert hand.happened(ev.PotAwarded) == [ev.PotAwarded(1, 40, 0, "whole")]
    assert category_of(value("AsAhAdAcJk")) == FIVE_OF_A_KIND


@pytest.mark.rule("rrop3:9.joker.4")
def test_no_hand_beats_five_aces():
    top = value("AsAhAdAcJk")
    assert top > value("AdKdQdJdTd")
    assert top > value("AdKdQdJdJk")
    assert top > value("KsKhKdKcJk")


KEEPS_TWO_ACES = {1: "AsJkKsQsTc", 2: "9s9d8h7c4c"}


@pytest.mark.rule("rrop3:9.jacks.10")
def test_opener_who_throws_the_ten_of_a_straight_keeps_ace_and_joker_as_openers():
    hand = with_joker("jacks", KEEPS_TWO_ACES)
    hand.play("1 bet 10", "2 call", "1 draw Tc", "2 draw")
    assert hand.happened(ev.Discarded)[0] == ev.Discarded(1, parse_cards("Tc"), splits=False)
    hand.play("1 bet 20", "2 fold")
    (proof,) = hand.happened(ev.OpenersProven)
    assert set(proof.cards) == set(parse_cards("AsJk"))


@pytest.mark.rule("rrop3:9.jacks.10")
def test_opener_who_throws_his_ace_beside_the_joker_splits():
    hand = with_joker("jacks", {1: "AsJk9s5c2d", 2: "QsQd8h7c4c"})
    hand.play("1 bet 10", "2 call", "1 draw As", "2 draw")
    assert hand.happened(ev.Discarded)[0].splits


@pytest.mark.rule("rrop3:9.jacks.10")
def test_openers_kept_with_other_cards_thrown_are_no_split():
    hand = with_joker("jacks", {1: "JsJd9s5c2d", 2: "QsQd8h7c4c"})
    hand.play("1 bet 10", "2 call", "1 draw 9s5c2d", "2 draw")
    assert not hand.happened(ev.Discarded)[0].splits


@pytest.mark.rule("rrop3:9.joker.1")
def test_lobby_and_table_tell_of_the_joker_beside_the_stakes():
    stakes = Text("limit 5/10, ante 2", "limite fixe 5/10, ante 2")
    with_joker = stakes_and_deck(stakes, game("draw"), with_options("online", draw={"joker": True}))
    assert with_joker.en == "limit 5/10, ante 2, 53 cards, joker"
    assert with_joker.fr == "limite fixe 5/10, ante 2, 53 cartes, joker"
    assert stakes_and_deck(stakes, game("draw"), house("online")) == stakes
    assert (
        stakes_and_deck(stakes, game("holdem"), with_options("online", draw={"joker": True}))
        == stakes
    )
