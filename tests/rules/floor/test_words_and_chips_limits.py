"""Bets that cannot be: above the pot or the size of the street, or by a player who may only call.

The ruling says what is left of them, why, and by which article.
"""

import pytest

from croupier.floor.words.gestures import ChipsForward, Said
from croupier.play import Bet, Call, Raise
from kit.floor_hands import asked, rule
from kit.hands import Hand, Stakes, deal
from kit.passing import pass_to

POT = Stakes("pot", 200, 200, 100, 200)
NO_LIMIT = Stakes("none", 200, 200, 100, 200)
LIMIT = Stakes("limit", 20, 40, 10, 20)


def flop(game: str, stakes: Stakes, rules: str, stacks: tuple[int, ...] = (50_000,) * 4) -> Hand:
    """Everybody has called; on the flop seat 1 acts first."""
    return pass_to(deal(game, stacks=stacks, button=4, stakes=stakes, rules=rules), 1)


def omaha(rules: str = "rrop3_cash") -> Hand:
    """800 lie in the pot."""
    return flop("omaha", POT, rules)


@pytest.mark.rule("rrop3:10.potlimit.1")
@pytest.mark.parametrize("rules", ["rrop3_cash", "tda", "championship"])
@pytest.mark.parametrize(
    ("told", "put_in"),
    [
        (Said(1, "bet 1500"), 0),
        (Said(1, "1500"), 0),
        (Said(1, "all-in"), 0),
        (ChipsForward(1, ((1000, 500),), "bet", "before"), 1500),
        (ChipsForward(1, ((1000, 500),), "1500", "before"), 1500),
    ],
)
def test_bet_above_the_pot_is_cut_to_it_and_says_so(
    told: Said | ChipsForward, put_in: int, rules: str
) -> None:
    ruling = rule(omaha(rules), told)
    assert (ruling.decision, ruling.action) == ("bet", Bet(1, 800))
    assert ruling.returned == max(0, put_in - 800)
    assert "rrop3:10.potlimit.1" in ruling.rules or rules == "championship"
    assert "may exceed the pot: 800 at most" in ruling.why.en
    assert "ne peut dépasser le pot\u00a0: 800 au plus" in ruling.why.fr


@pytest.mark.rule("rrop3:10.potlimit.1")
@pytest.mark.parametrize("chips", [((1000, 1000, 500),), ((2000, 500),)])
def test_silent_raise_above_the_pot_is_cut_to_it(chips: tuple[tuple[int, ...], ...]) -> None:
    ruling = rule(omaha().play("1 bet 300"), ChipsForward(2, chips))
    assert (ruling.action, ruling.returned) == (Raise(2, 1700), 800)
    assert {"rrop3:10.potlimit.1", "rrop3:10.nolimit.4"} <= set(ruling.rules)
    assert "1,700 at most" in ruling.why.en


@pytest.mark.rule("rrop3:10.potlimit.1")
@pytest.mark.parametrize(
    ("words", "stack"),
    [("bet 800", 50_000), ("bet 600", 50_000), ("pot", 50_000), ("all-in", 1000), ("5,000", 1000)],
)
def test_bet_that_is_not_cut_says_nothing_of_the_pot(words: str, stack: int) -> None:
    stacks = (stack, 50_000, 50_000, 50_000)
    ruling = asked(flop("omaha", POT, "rrop3_cash", stacks), Said(1, words))
    assert "rrop3:10.potlimit.1" not in ruling.rules
    cut = asked(omaha(), Said(1, "bet 801"))
    assert "rrop3:10.potlimit.1" in cut.rules


@pytest.mark.rule("rrop3:3.bets.8", "tda:51A")
@pytest.mark.parametrize(
    "told", [Said(2, "raise to 100"), ChipsForward(2, ((100,),), "raise", "before")]
)
def test_limit_raise_of_more_than_its_size_says_what_is_allowed(told: Said | ChipsForward) -> None:
    hand = flop("holdem", LIMIT, "rrop3_tournament").play("1 bet 20")
    ruling = rule(hand, told)
    assert ruling.action == Raise(2, 40)
    assert "No more than 40 is allowed here." in ruling.why.en
    assert "40 au plus" in ruling.why.fr
    assert {"rrop3:3.bets.8", "tda:51A"} <= set(ruling.rules)


def short_all_in(rules: str) -> Hand:
    """Seat 1 bet 600, seat 2 is all-in for 900, seat 3 has called, seat 4 folded."""
    hand = flop("holdem", NO_LIMIT, rules, (50_000, 1100, 50_000, 50_000))
    return hand.play("1 bet 600", "2 raise 900", "3 call", "4 fold")


RAISES = [
    Said(1, "raise"),
    Said(1, "raise to 3000"),
    Said(1, "3000"),
    Said(1, "all-in"),
    ChipsForward(1, ((1000, 1000, 1000),)),
    ChipsForward(1, ((1000, 1000),), "raise", "before"),
]


@pytest.mark.parametrize("told", RAISES)
@pytest.mark.parametrize(
    ("rules", "article"),
    [
        pytest.param("tda", "tda:47A", marks=pytest.mark.rule("tda:47A")),
        pytest.param(
            "rrop3_cash", "rrop3:10.nolimit.3b", marks=pytest.mark.rule("rrop3:10.nolimit.3b")
        ),
    ],
)
def test_raise_over_a_short_all_in_is_a_call_by_the_rule_that_closes_it(
    rules: str, article: str, told: Said | ChipsForward
) -> None:
    ruling = rule(short_all_in(rules), told)
    assert (ruling.decision, ruling.action) == ("call", Call(1))
    assert article in ruling.rules
    assert "no full raise was made since this player acted" in ruling.why.en
    assert "aucune relance complète" in ruling.why.fr


@pytest.mark.rule("rrop3:3.bets.3a")
def test_raise_beyond_the_cap_cites_the_cap() -> None:
    hand = flop("holdem", LIMIT, "rrop3_cash")
    hand.play("1 bet 20", "2 raise 40", "3 raise 60", "4 raise 80")
    for told in (Said(1, "raise"), ChipsForward(1, ((20,) * 4,))):
        ruling = asked(hand, told)
        assert ruling.action == Call(1)
        assert "rrop3:3.bets.3a" in ruling.rules
        assert "the raises of this round are used up" in ruling.why.en


@pytest.mark.rule("rrop3:2.procedures.5a")
@pytest.mark.parametrize("told", [Said(1, "all-in"), Said(1, "raise"), Said(1, "9000")])
def test_nobody_left_who_could_call_a_raise_is_said_so(told: Said) -> None:
    hand = flop("holdem", NO_LIMIT, "rrop3_cash", (50_000, 1100, 50_000, 50_000))
    hand.play("1 check", "2 bet 900", "3 fold", "4 fold")
    ruling = rule(hand, told)
    assert ruling.action == Call(1)
    assert "rrop3:2.procedures.5a" in ruling.rules
    assert "nobody is left who could call it" in ruling.why.en


@pytest.mark.rule("rrop3:3.bets.8")
@pytest.mark.parametrize(
    "told",
    [
        Said(2, "400"),
        Said(2, "400", acted_behind=True),
        Said(2, "400", aware=False, acted_behind=True),
    ],
)
def test_too_little_in_words_binds_by_the_words_and_not_by_chips(told: Said) -> None:
    hand = flop("holdem", NO_LIMIT, "rrop3_cash").play("1 bet 2000")
    ruling = rule(hand, told)
    assert (ruling.action, ruling.adds) == (Call(2), 2000)
    assert "rrop3:3.bets.8" in ruling.rules
    assert "chips" not in ruling.why.en


@pytest.mark.rule("rrop3:3.bets.16a")
@pytest.mark.parametrize("told", [ChipsForward(1, ((20,),)), Said(1, "20")])
def test_lower_bet_on_an_upper_street_is_brought_up(told: Said | ChipsForward) -> None:
    hand = pass_to(flop("holdem", LIMIT, "rrop3_cash"), 2)
    ruling = rule(hand, told)
    assert ruling.action == Bet(1, 40)
    assert "rrop3:3.bets.16a" in ruling.rules


@pytest.mark.rule("rrop3:3.bets.8")
def test_an_amount_said_at_spread_limit_binds_as_words_do() -> None:
    hand = flop("holdem", Stakes("spread", 5, 20, 5, 10), "rrop3_cash").play("1 bet 10")
    ruling = rule(hand, Said(2, "fifty"))
    assert ruling.action == Raise(2, 30)
    assert "rrop3:3.bets.8" in ruling.rules


@pytest.mark.rule("tda:55B", "tda:43B")
@pytest.mark.parametrize(("words", "to"), [("raise to 600", 600), ("raise 150", 200)])
def test_raise_with_an_amount_and_nothing_to_raise_is_a_bet(words: str, to: int) -> None:
    ruling = rule(flop("holdem", NO_LIMIT, "tda"), Said(1, words))
    assert (ruling.decision, ruling.action) == ("bet", Bet(1, to))
    assert {"tda:55B", "tda:43B"} <= set(ruling.rules)
