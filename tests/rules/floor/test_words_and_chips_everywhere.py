"""Words and chips in every game, structure and house: always one ruling, and one that can be."""

import random
from contextlib import suppress

import pytest

from croupier.floor.incident import Incident
from croupier.floor.ruling import JUDGES, FloorRefused
from croupier.floor.spot import Spot
from croupier.floor.words.acts import is_right
from croupier.floor.words.gestures import (
    INCIDENTS,
    ActedBeforeAmount,
    CallMisinformed,
    CardsForward,
    ChipsAdded,
    ChipsBack,
    ChipsForward,
    Said,
    Tapped,
    WordsWhen,
)
from croupier.floor.words.in_turn_only import SPOKEN_JUDGES
from croupier.floor.words.interpret import interpret
from croupier.play import Bet, BringIn, Call, Check, Draw, Fold, Raise, decide
from croupier.rulebook.house import house
from kit.floor_hands import asked, choose, rule
from kit.hands import NO_LIMIT, STUD, Hand, Stakes, deal, with_options
from kit.passing import pass_to

WORDS = (
    *("fold", "parole", "call", "bet", "relance", "mise 40", "raise to 200", "raise 5", "five"),
    *("20", "quarante", "pot", "tapis", "I’m in", "hmm", "if he bets I raise", "raise by 30"),
    *("min raise", "complete", "pat", "bring it in", "raise 100000", "bet 3", ""),
)
TABLES = (
    ("holdem", Stakes("none", 10, 10, 5, 10)),
    ("holdem", Stakes("limit", 10, 20, 5, 10)),
    ("omaha", Stakes("pot", 10, 10, 5, 10)),
    ("holdem", Stakes("spread", 5, 20, 5, 10)),
    ("stud", Stakes("limit", 10, 20, ante=2, bring_in=3)),
    ("draw", Stakes("limit", 10, 20, ante=2)),
)
HOUSES = ("tda", "rrop3_cash", "general", "championship", "home", "online")


def chips(rng: random.Random) -> tuple[int, ...]:
    return tuple(rng.choice((1, 5, 5, 10, 20, 25, 100)) for _ in range(rng.choice((1, 1, 2, 3))))


def gesture(rng: random.Random, seat: int) -> Incident:
    sure = [rng.random() < 0.5 for _ in range(4)]
    if rng.random() < 0.3:
        return Said(seat, rng.choice(WORDS), sure[0] or sure[1], sure[2], sure[3])
    when: WordsWhen = rng.choice(("none", "before", "with", "after"))
    motions = tuple(chips(rng) for _ in range(rng.choice((1, 1, 2))))
    words = rng.choice(("", "", *WORDS))
    return ChipsForward(seat, motions, words, when, sure[0] or sure[1], *sure[1:])


def other_gesture(rng: random.Random, seat: int) -> Incident:
    return rng.choice(
        (
            ChipsBack(seat, rng.choice((-1, 0, 5, 10))),
            ChipsAdded(seat, chips(rng)),
            Tapped(seat, aware=rng.random() < 0.5),
            CardsForward(seat),
            CallMisinformed(seat, rng.choice((0, 10, 40)), rng.choice((-1, 0, 5, 20))),
            ActedBeforeAmount(rng.randrange(9), seat, rng.choice((-1, 0, 20, 60, 10**9))),
        )
    )


def random_hand(rng: random.Random) -> Hand:
    game, stakes = rng.choice(TABLES)
    stacks = [rng.choice((7, 30, 60, 200, 2000)) for _ in range(rng.randint(2, 4))]
    button = rng.randint(1, len(stacks))
    return deal(game, stacks=stacks, stakes=stakes, button=button, rules=rng.choice(HOUSES))


def go_on(hand: Hand, rng: random.Random) -> None:
    """The player in turn does something that the rules allow."""
    menu, seat = hand.menu, hand.state.actor
    if menu.draw is not None:
        hand.act(Draw(seat))
    elif menu.wager is not None and rng.random() < 0.3:
        hand.act((Raise if hand.state.bet_to else Bet)(seat, menu.wager.least))
    elif menu.bring_in:
        hand.act(BringIn(seat))
    else:
        hand.act(Call(seat) if menu.call else Check(seat))


@pytest.mark.parametrize("seed", range(150))
def test_every_gesture_in_turn_has_one_ruling_that_can_be_carried_out(seed: int) -> None:
    rng = random.Random(seed)
    hand = random_hand(rng)
    for _ in range(30):
        if not hand.state.actor or hand.state.phase == "showing":
            return
        told = gesture(rng, hand.state.actor)
        spot, modules = Spot(hand.state), set()
        for judge in JUDGES[type(told)]:
            if judge.when(spot, told):
                modules.add(judge.judging.__module__)
        right = is_right(spot, told)
        assert len(modules & {one.__name__ for one in SPOKEN_JUDGES}) == right, told
        if not right:
            go_on(hand, rng)
            continue
        ruling = asked(hand, told)
        assert ruling.rules
        assert 2 <= len(ruling.steps) <= 5
        if ruling.action is not None:
            decide(hand.state, ruling.action)
        for instead in ruling.discretion:
            if instead.action is not None:
                decide(hand.state, instead.action)
        rule(hand, told)
        if ruling.choices:
            choose(hand, rng.choice(ruling.choices))


@pytest.mark.parametrize("seed", range(80))
def test_other_gestures_are_ruled_on_or_refused_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    hand = random_hand(rng)
    for _ in range(30):
        if not hand.state.actor or hand.state.phase == "showing":
            return
        seat = hand.state.actor if rng.random() < 0.8 else rng.randrange(9)
        with suppress(FloorRefused):
            rule(hand, other_gesture(rng, seat))
        if hand.state.actor and hand.state.phase != "showing":
            go_on(hand, rng)


def test_all_kinds_of_gestures_have_a_tag_and_a_title() -> None:
    assert [kind.tag for kind in INCIDENTS] == [
        "said",
        "chips_forward",
        "chips_back",
        "chips_added",
        "tapped",
        "cards_forward",
        "call_misinformed",
        "acted_before_amount",
    ]
    assert all(kind.title.en and kind.title.fr for kind in INCIDENTS)


@pytest.mark.parametrize(
    "told",
    [
        ChipsForward(3, ()),
        ChipsForward(3, ((),)),
        ChipsForward(3, ((100, 0),)),
        ChipsForward(3, ((100, -5),)),
        ChipsForward(3, ((901,),)),
        ChipsForward(12, ((100,),)),
        ChipsBack(3, 100),
        ChipsAdded(3, (100,)),
        CallMisinformed(3, 100, 901),
        CallMisinformed(3, 0, 100),
        ActedBeforeAmount(3, 3, 200),
        ActedBeforeAmount(9, 3, 200),
    ],
)
def test_what_cannot_have_been_is_refused(told: Incident) -> None:
    hand = deal(stacks=[900] * 3, stakes=NO_LIMIT, button=3, rules="tda")
    with pytest.raises(FloorRefused):
        asked(hand, told)


def test_interpret_says_what_a_gesture_makes() -> None:
    hand = deal(stacks=[900] * 3, stakes=NO_LIMIT, button=3, rules="tda")
    assert interpret(hand.state, Said(3, "relance à 300")).action == Raise(3, 300)
    assert interpret(hand.state, CardsForward(3)).action == Fold(3)


def stud(rules: str = "rrop3_cash") -> Hand:
    return deal("stud", stacks=[500] * 3, stakes=STUD, rules=rules)


@pytest.mark.parametrize(
    ("words", "total"), [("bring it in", 3), ("call", 3), ("check", 3), ("complete", 10)]
)
def test_low_card_brings_in_or_completes(words: str, total: int) -> None:
    hand = stud()
    seat = hand.state.actor
    rule(hand, Said(seat, words))
    assert hand.state.bets[seat] == total


@pytest.mark.parametrize(
    ("pushed", "total"), [((1, 1, 1), 3), ((5,), 3), ((5, 5), 10), ((25,), 10)]
)
def test_chips_of_the_low_card_are_the_bring_in_or_a_full_bet(
    pushed: tuple[int, ...], total: int
) -> None:
    hand = stud()
    seat = hand.state.actor
    ruling = rule(hand, ChipsForward(seat, (pushed,)))
    assert hand.state.bets[seat] == total
    assert ruling.returned == sum(pushed) - total


def test_low_card_that_says_nothing_is_asked() -> None:
    assert asked(stud(), Said(stud().state.actor, "hmm")).decision == "no_action"


def test_pat_said_on_the_draw_takes_no_card() -> None:
    hand = deal("draw", stacks=[500] * 2, stakes=Stakes("limit", 5, 10, ante=2), button=2)
    hand.play("1 bet 5", "2 call")
    seat = hand.state.actor
    assert asked(hand, Said(seat, "servi")).action == Draw(seat)


def big_blind_has_the_option(rules: str = "tda") -> Hand:
    """Everybody has called: the big blind of 100 in seat 2 may still raise."""
    hand = deal(stacks=[5000] * 3, stakes=NO_LIMIT, button=3, rules=rules)
    return hand.play("3 call", "1 call")


@pytest.mark.parametrize(
    ("told", "action"),
    [
        (ChipsForward(2, ((25,),)), Check(2)),
        (ChipsForward(2, ((50,),)), Raise(2, 200)),
        (ChipsForward(2, ((100, 100),)), Raise(2, 300)),
        (Said(2, "one hundred"), Check(2)),
        (Said(2, "one hundred forty"), Check(2)),
        (Said(2, "three hundred"), Raise(2, 300)),
        (Said(2, "call"), Check(2)),
    ],
)
def test_big_blind_with_the_option(told: Incident, action: object) -> None:
    assert asked(big_blind_has_the_option(), told).action == action


def test_chips_not_let_go_of_at_limit_that_make_nobody_act_are_no_bet() -> None:
    hand = deal(stacks=[900] * 3, stakes=Stakes("limit", 20, 40, 10, 20), rules="rrop3_cash")
    ruling = asked(hand, ChipsForward(hand.state.actor, ((20,),), released=False))
    assert ruling.action is None
    assert "rrop3:3.bets.13" in ruling.rules


def test_fold_said_where_checking_is_free() -> None:
    flop = pass_to(deal(stacks=[900] * 3, button=3, rules="tda"), 1)
    assert asked(flop, Said(1, "fold")).action == Fold(1)
    house = with_options("tda", betting={"free_fold": "refused"})
    free = pass_to(deal(stacks=[900] * 3, button=3, rules=house), 1)
    assert asked(free, Said(1, "fold")).decision == "no_action"


def test_articles_of_big_bets_are_not_cited_at_limit() -> None:
    limit = Stakes("limit", 20, 40, 10, 20)
    hand = pass_to(deal(stacks=[900] * 3, button=3, stakes=limit, rules="rrop3_cash"), 1)
    ruling = asked(hand, ChipsForward(1, ((5, 5),), "bet", "with"))
    assert ruling.action == Bet(1, 20)
    assert not [one for one in ruling.rules if "nolimit" in one]


@pytest.mark.parametrize("seed", range(120))
def test_after_a_declared_wager_no_ruling_is_refused_by_the_rules_of_play(seed: int) -> None:
    rng = random.Random(seed)
    hand = random_hand(rng)
    for _ in range(25):
        seat = hand.state.actor
        if not seat or hand.state.phase == "showing":
            return
        if hand.state.phase != "betting":
            go_on(hand, rng)
            continue
        rule(hand, Said(seat, rng.choice(("raise", "bet", "check"))))
        if hand.state.actor != seat:
            continue
        told = rng.choice((gesture, other_gesture))(rng, seat)
        with suppress(FloorRefused):
            ruling = asked(hand, told)
            for one in (ruling, *ruling.choices, *ruling.discretion):
                if one.action is not None and not isinstance(told, ActedBeforeAmount):
                    decide(hand.state, one.action)
            rule(hand, told)
        if hand.state.actor == seat and hand.state.phase == "betting":
            wager = hand.menu.wager
            if wager is None:
                go_on(hand, rng)
            else:
                hand.act((Raise if hand.state.bet_to else Bet)(seat, wager.least))


def test_articles_of_a_ruling_are_cited_once() -> None:
    assert house("tda").cite(("tda:40A", "tda:3", "tda:40A")) == ("tda:40A", "tda:3")


@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
@pytest.mark.parametrize(
    ("told", "action"),
    [
        (ChipsForward(2, ((50,),)), Raise(2, 200)),
        (Said(2, "one hundred fifty"), Raise(2, 200)),
        (ChipsForward(2, ((25,),)), Check(2)),
    ],
)
def test_half_of_a_raise_over_the_option_decides(
    rules: str, told: Incident, action: object
) -> None:
    ruling = asked(big_blind_has_the_option(rules), told)
    assert ruling.action == action
    assert "tda:52A" not in ruling.rules
    assert {"tda:43Ab", "rrop3:3.bets.14b"} & set(ruling.rules)


@pytest.mark.rule("rrop3:3.bets.14b", "tda:40C")
@pytest.mark.parametrize("rules", ["tda", "rrop3_cash"])
def test_eight_over_a_bring_in_of_3_completes_to_10(rules: str) -> None:
    hand = stud(rules)
    hand.act(BringIn(hand.state.actor))
    seat = hand.state.actor
    ruling = asked(hand, Said(seat, "8"))
    assert ruling.action == Raise(seat, 10)
    assert ("tda:40C" if rules == "tda" else "rrop3:3.bets.14b") in ruling.rules
    assert asked(hand, Said(seat, "5")).action == Call(seat)


@pytest.mark.parametrize(("chips_in", "total"), [((5,), 3), ((5, 1), 3), ((5, 2), 10)])
def test_chips_of_the_low_card_go_to_the_nearer_bet(chips_in: tuple[int, ...], total: int) -> None:
    hand = stud()
    seat = hand.state.actor
    rule(hand, ChipsForward(seat, (chips_in,)))
    assert hand.state.bets[seat] == total


POT_200 = Stakes("pot", 200, 200, 100, 200)


@pytest.mark.rule("tda:3")
@pytest.mark.parametrize(
    ("words", "to"),
    [("pot", 700), ("half pot", 450), ("pot moins 100", 600), ("50 pour cent du pot", 450)],
)
def test_part_of_the_pot_is_that_part_of_the_raise(words: str, to: int) -> None:
    hand = deal(stacks=[9000] * 4, button=4, stakes=POT_200, rules="tda")
    assert asked(hand, Said(3, words)).action == Raise(3, to)


@pytest.mark.rule("tda:54D")
def test_half_pot_at_no_limit_binds_to_a_valid_raise() -> None:
    hand = deal(stacks=[9000] * 4, button=4, stakes=NO_LIMIT, rules="tda")
    ruling = asked(hand, Said(3, "half pot"))
    assert (ruling.decision, ruling.fact("least"), ruling.action) == ("raise", 200, None)
    assert "tda:54D" in ruling.rules


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("double", Raise(4, 1600)),
        ("minimum", Raise(4, 1500)),
        ("3-bet to 2500", Raise(4, 2500)),
        ("je suis à tapis", Raise(4, 9000)),
        ("non, je passe", Fold(4)),
        ("pas de relance, je paye", Call(4)),
        ("how much is the call?", None),
        ("raise?", None),
    ],
)
def test_words_of_the_table_facing_a_raise_to_800(words: str, action: object) -> None:
    hand = deal(stacks=[9000] * 4, button=4, stakes=NO_LIMIT, rules="tda").play("3 raise 800")
    assert asked(hand, Said(4, words)).action == action
