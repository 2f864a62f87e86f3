"""Against PokerKit 0.7.7: equal hands by equal conventions, and a named reason for the rest.

`CROUPIER_DIFFERENTIAL_HANDS` is the number of hands that the slow tests play by PokerKit's
conventions, all games together; a quarter as many follow by the rules of our own houses.
"""

import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from croupier.rulebook.house import House, house
from croupier.rulebook.tags import tagged
from kit.both_engines import Difference, Match, chooser, random_match
from kit.hands import with_options
from kit.shared_games import KINDS

HANDS_OF_A_SLICE = 30
HANDS_IN_ALL = int(os.environ.get("CROUPIER_DIFFERENTIAL_HANDS", "20000"))
HANDS_OF_A_GAME = -(-HANDS_IN_ALL // len(KINDS))
HANDS_BY_RULE = HANDS_OF_A_GAME // 4
HOUSES = ("neutral", "tda", "rrop3_cash")

Say = Callable[[str], None]


class Scenario(NamedTuple):
    """A point on which our houses and PokerKit part: the *options* that would make them agree."""

    id: str
    fact: str
    rules: tuple[str, ...]
    options: tuple[str, ...]


SCENARIOS = (
    Scenario(
        "R3 R4 R8",
        "a wager is measured by the least raise, at limit by half the bet",
        ("tda:47A", "tda:47B", "rrop3:3.bets.5a", "rrop3:3.bets.5c", "rrop3:10.nolimit.3b"),
        ("betting.reopening",),
    ),
    Scenario(
        "R7",
        "a short all-in at limit is completed",
        ("rrop3:3.bets.5b",),
        ("limits.complete_short",),
    ),
    Scenario(
        "R7 count",
        "a short all-in is none of the capped raises",
        ("rrop3:3.bets.5b", "rrop3:3.bets.5c"),
        ("limits.cap_counts",),
    ),
    Scenario(
        "R9",
        "two players raise without end",
        ("rrop3:3.bets.4a", "rrop3:3.bets.4b"),
        ("limits.headsup_cap",),
    ),
    Scenario(
        "R12",
        "the big blind is the first of the capped bets",
        ("rrop3:3.bets.3a",),
        ("limits.blind_is_first_bet",),
    ),
    Scenario(
        "B1 B11",
        "a short blind or bring-in is owed in full",
        ("rrop3:11.tournament.17a", "rrop3:8.stud.1a"),
        ("blinds.short_forced_bet",),
    ),
    Scenario(
        "B2",
        "a short blind counts full in the pot",
        ("tda:54B",),
        ("potlimit.short_blind_counts_full",),
    ),
    Scenario(
        "B3",
        "before the flop the antes are not in the pot that bounds a raise",
        ("tda:54B", "rrop3:10.potlimit.0"),
        ("potlimit.ante_counts_preflop",),
    ),
    Scenario(
        "B3 small blind",
        "the small blind counts as a big one in the pot that bounds a raise",
        ("rrop3:10.potlimit.6",),
        ("potlimit.small_blind_counts_as_big",),
    ),
    Scenario(
        "B12",
        "the player after an all-in low card may fold",
        ("rrop3:8.stud.8",),
        ("stud.all_in_low_card",),
    ),
    Scenario(
        "B15",
        "one ante for the table is paid after the blind",
        (),
        ("blinds.ante_order",),
    ),
    Scenario(
        "P1",
        "main pot and side pots are split one by one",
        ("rrop3:3.ties.9", "tda:21"),
        ("pots.split_each",),
    ),
    Scenario(
        "P2",
        "odd chips go one a player",
        ("rrop3:3.ties.4",),
        ("odd_chips.max_per_player",),
    ),
    Scenario(
        "P3",
        "a side pot without a low is the best high hand's",
        ("rrop3:7.omaha8.2b", "general:omaha8.3"),
        ("odd_chips.unawarded_low",),
    ),
    Scenario(
        "P4",
        "at stud the odd chip goes by the highest card",
        ("rrop3:3.ties.7", "tda:20B"),
        ("odd_chips.stud_tie",),
    ),
    Scenario(
        "C12",
        "an open pair on fourth street allows the big bet",
        ("rrop3:8.stud.4a", "general:stud.8"),
        ("stud.open_pair",),
    ),
)
FREE_FOLD = Scenario(
    "C11", "a player may fold where he could check", ("house:fold.free",), ("betting.free_fold",)
)
ODD_CHIPS_OF_RUNS = Scenario(
    "P9",
    "the odd chips of a pot go one each to the first boards, and each pot is dealt with by itself",
    ("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b"),
    (),
)


@pytest.fixture(scope="module")
def say(request: pytest.FixtureRequest) -> Say:
    """Print a line past pytest's capture: a long run shows that it is alive."""
    capture = request.config.pluginmanager.getplugin("capturemanager")

    def line(text: str) -> None:
        with capture.global_and_fixture_disabled():
            sys.stdout.write(f"{text}\n")
            sys.stdout.flush()

    return line


class Tally:
    """The hands of all games together."""

    hands = differences = odd_chips = broken_off = idle = passed = 0


@pytest.fixture(scope="module")
def tally(say: Say) -> Iterator[Tally]:
    """Counts over the games, told after the last."""
    count = Tally()
    yield count
    say(
        f"\nPokerKit by its own conventions: {count.hands} hands, {count.differences} differences; "
        f"{count.odd_chips} hands dealt several times where only odd chips lie otherwise; "
        f"{count.broken_off} hands of stud compared as far as a common card; "
        f"{count.idle} times it asked for a check against all-in players only, "
        f"{count.passed} times we did"
    )


def played(name: str, rules: str, seeds: range) -> Iterator[Match]:
    """One match for each seed."""
    kind = KINDS[name]
    for seed in seeds:
        rng = random.Random(f"{name} {seed}")
        match = random_match(kind, kind.in_house(rules), rng)
        try:
            match.play(chooser(rng))
        except Exception as error:
            raise AssertionError(f"{name} stops with {error!r}\n{told(match)}") from error
        yield match


def told(match: Match) -> str:
    """Enough to play the hand again."""
    setup = match.setup
    lines = [
        f"{setup.game.id}, {setup.stakes}, stacks {setup.stacks[1:]}, button {setup.button}",
        f"bomb pot {setup.bomb_pot}, runs {match.runs[1:]}",
        *map(str, setup.posts),
        f"deck {''.join(map(str, match.deck))}",
        *map(str, match.actions),
        *map(str, match.differences),
    ]
    return "\n".join(lines)


def length(match: Match) -> tuple[int, int]:
    """How long a hand is to read: players, then actions."""
    return len(match.setup.dealt_in), len(match.actions)


def complain_of(matches: list[Match], why: str) -> None:
    """Fail if there are any, with the shortest of them told."""
    if matches:
        pytest.fail(f"{len(matches)} hands {why}; the smallest:\n{told(min(matches, key=length))}")


def compare(name: str, seeds: range, tally: Tally) -> None:
    """Play *seeds* by PokerKit's conventions: every turn and all stacks must be the same."""
    different = []
    for match in played(name, "pokerkit", seeds):
        tally.hands += 1
        tally.broken_off += match.broken_off
        tally.idle += match.needless
        tally.passed += len(match.passed)
        if not match.differences:
            continue
        if all(map(match.differs_by_odd_chips, match.differences)):
            tally.odd_chips += 1
            continue
        tally.differences += 1
        different.append(match)
    complain_of(different, "differ")


@pytest.mark.parametrize("name", KINDS)
def test_random_hands_end_alike_by_pokerkits_conventions(name: str) -> None:
    compare(name, range(HANDS_OF_A_SLICE), Tally())


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_twenty_thousand_hands_end_alike_by_pokerkits_conventions(
    name: str, tally: Tally, say: Say
) -> None:
    compare(name, range(1_000_000, 1_000_000 + HANDS_OF_A_GAME), tally)
    say(f"{name}: {HANDS_OF_A_GAME} hands alike by PokerKit's conventions")


@cache
def conceding(name: str, rules: str, points: frozenset[Scenario]) -> House:
    """The house *rules*, as it plays *name*, with PokerKit's conventions on some *points*."""
    conventions = house("pokerkit").options
    groups: dict[str, dict[str, object]] = {}
    for option in (option for point in points for option in point.options):
        group, _, field = option.partition(".")
        groups.setdefault(group, {})[field] = getattr(getattr(conventions, group), field)
    return with_options(KINDS[name].in_house(rules), **groups)


class Reasons(NamedTuple):
    """Looks for the scenarios behind the differences of the hands of one game in one house."""

    name: str
    rules: str

    def of(self, match: Match) -> tuple[set[Scenario], list[Difference]]:
        """The scenarios that explain the differences of a hand, and the differences they do not.

        A difference is explained by scenarios when our engine, conceding just these points and
        given the same actions, says what PokerKit said.
        """
        found: frozenset[Scenario] = frozenset()
        others: set[Scenario] = set()
        unexplained = []
        for difference in match.differences:
            if difference.is_free_fold:
                others.add(FREE_FOLD)
            elif (more := self.explain(match, difference, found)) is not None:
                found |= more
            elif match.differs_by_odd_chips(difference):
                others.add(ODD_CHIPS_OF_RUNS)
            else:
                unexplained.append(difference)
        return {*found, *others}, unexplained

    def explain(
        self, match: Match, difference: Difference, found: frozenset[Scenario]
    ) -> frozenset[Scenario] | None:
        """Scenarios none of which can be spared; those *found* already come first."""
        if found and self._agree(match, difference, found):
            return found
        points = frozenset(SCENARIOS)
        if not self._agree(match, difference, points):
            return None
        for scenario in SCENARIOS:
            fewer = points - {scenario}
            if self._agree(match, difference, fewer):
                points = fewer
        return points

    def _agree(self, match: Match, difference: Difference, points: frozenset[Scenario]) -> bool:
        return match.agrees_under(conceding(self.name, self.rules, points), difference)


def explain_all(name: str, rules: str, seeds: range) -> Counter[Scenario]:
    """Play *seeds* by the rules of a house; every difference must belong to a scenario."""
    seen: Counter[Scenario] = Counter()
    strange = []
    reasons = Reasons(name, rules)
    for match in played(name, rules, seeds):
        found, unexplained = reasons.of(match)
        seen.update(found)
        if unexplained:
            strange.append(match)
    complain_of(strange, "differ without a rule")
    return seen


@pytest.mark.parametrize("rules", HOUSES)
@pytest.mark.parametrize("name", KINDS)
def test_every_difference_from_pokerkit_belongs_to_a_rule(name: str, rules: str) -> None:
    assert explain_all(name, rules, range(HANDS_OF_A_SLICE // len(HOUSES)))


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_thousands_of_hands_differ_from_pokerkit_by_rule_only(name: str, say: Say) -> None:
    each = HANDS_BY_RULE // len(HOUSES)
    seen: Counter[Scenario] = Counter()
    for number, rules in enumerate(HOUSES, start=2):
        seeds = range(number * 1_000_000, number * 1_000_000 + each)
        seen += explain_all(name, rules, seeds)
    say(f"{name}: {each * len(HOUSES)} hands, 0 differences from PokerKit without a rule")
    for scenario, hands in seen.most_common():
        say(f"  {hands} hands: {scenario.id}, {scenario.fact} ({', '.join(scenario.rules)})")


def test_scenarios_cite_rules_that_the_code_lives_up_to() -> None:
    scenarios = (*SCENARIOS, FREE_FOLD, ODD_CHIPS_OF_RUNS)
    cited = {rule for scenario in scenarios for rule in scenario.rules}
    assert cited - set(tagged()) == set()
