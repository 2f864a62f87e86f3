"""Thousands of orbits of arrivals, departures, absences and ruins: what holds hand after hand."""

import itertools
import random
from collections import Counter

import pytest

from croupier.rulebook.house import house
from croupier.table.entries import Terms
from croupier.table.next_hand import NextHand, next_hand
from croupier.table.owed_blinds import (
    BlindBook,
    changes_seat,
    comes_back,
    has_rebought,
    is_ruined,
    sits_down,
    stands_up,
    starts,
    steps_away,
)
from croupier.table.positions import Places, covered, next_after, steps_round
from kit.hands import with_options

LIVE = ("small_blind", "big_blind", "posted")
HANDS_AT_A_TABLE = 120


class Floor:
    """A table with people who come, go, lose all, buy chips and change seats as they like."""

    def __init__(self, seed: int, method: str, *, tournament: bool = False, between: bool = False):
        self.rng = random.Random(seed)
        self.chairs = self.rng.choice((2, 3, 6, 6, 9, 9))
        groups = {"button": {"rule": method}, "blinds": {"between_blinds_entry": between}}
        base = "tda" if tournament else "rrop3_cash"
        self.terms = Terms(5, 10, 10, with_options(house(base), **groups))
        self.names = 0
        self.moved: set[str] = set()
        book = BlindBook(self.chairs, tournament=tournament)
        for seat in range(1, self.chairs + 1):
            book = sits_down(book, self.name(), seat)
        self.book = starts(book, self.rng.randint(1, self.chairs))

    def name(self) -> str:
        self.names += 1
        return f"n{self.names}"

    def free(self) -> list[int]:
        return [seat for seat in range(1, self.chairs + 1) if not self.book.at(seat)]

    def something_happens(self) -> None:
        here = [one for one in self.book.sitters if not one.gone]
        one = self.rng.choice(here) if here else None
        what = self.rng.random()
        if one is None or what < 0.25:
            self.somebody_sits()
        elif what < 0.4 and not one.here:
            self.book = comes_back(self.book, one.player)
        elif what < 0.55 and not self.book.tournament:
            self.book = steps_away(self.book, one.player)
        elif what < 0.65 and not self.book.tournament:
            self.book = stands_up(self.book, one.player)
        elif what < 0.75:
            change = is_ruined if one.chips else has_rebought
            self.book = change(self.book, one.player)
        elif what < 0.9 and self.free():
            self.moved.add(one.player)
            self.book = changes_seat(self.book, one.player, self.rng.choice(self.free()))
        else:
            self.book = comes_back(self.book, one.player)
            self.book = has_rebought(self.book, one.player)

    def somebody_sits(self) -> None:
        if not self.free():
            return
        gone = [one.player for one in self.book.sitters if one.gone]
        who = self.rng.choice(gone) if gone and self.rng.random() < 0.5 else self.name()
        self.book = sits_down(self.book, who, self.rng.choice(self.free()))

    def wishes(self) -> dict[str, str]:
        return {one.player: self.rng.choice(("post", "wait")) for one in self.book.sitters}


def check_hand(before: BlindBook, hand: NextHand) -> None:
    """What holds in every hand."""
    by_seat = {entry.seat: entry for entry in hand.entries if entry.dealt}
    assert sorted(hand.dealt_in) == sorted(by_seat)
    assert len(hand.dealt_in) == len(set(hand.dealt_in)) >= 2
    assert sum(post.amount for post in hand.posts) == sum(
        post.amount for entry in hand.entries for post in entry.posts
    )
    bigs = [post for post in hand.posts if post.kind == "big_blind"]
    assert bigs, "there is a big blind in every hand"
    assert all(post.seat in by_seat and post.amount > 0 for post in hand.posts)
    live = Counter(post.seat for post in hand.posts if post.kind in LIVE)
    assert all(count == 1 for count in live.values()), "one live blind each"
    for entry in hand.entries:
        assert entry.why.rules
        paid = {post.kind for post in entry.posts}
        owed, left = before.owes(entry.player), hand.book.owes(entry.player)
        if hand.book.sitter(entry.player) is None:
            assert before.sitter(entry.player).gone
            assert "big" in owed, "who got up is a player for one more round"
            continue
        if not entry.dealt:
            assert entry.posts == ()
            assert set(owed) <= set(left), "a debt does not go away by itself"
        elif "big" in owed and hand.restarted is None:
            assert paid & {"big_blind", "posted"}, "missed: paid, or waited for the big blind"
        elif "small" in owed and hand.restarted is None:
            assert paid & {"dead", "small_blind", "big_blind"} or "small" in left


def check_passed(before: BlindBook, hand: NextHand) -> None:
    """Who was a player before and is passed by the big blind owes it: nobody escapes one."""
    last, now = before.last, hand.places
    if last is None or hand.restarted is not None:
        return
    reached = covered(before.chairs, last.big, now.big)
    if stays_or_falls_back(before, last, now):
        return
    for entry in hand.entries:
        was = before.sitter(entry.player)
        if entry.seat not in reached or was.new or was.dealing_off:
            continue
        if hand.book.sitter(entry.player) is None:
            continue
        if entry.player in before.paid_big:
            continue
        paid = {post.kind for post in entry.posts}
        assert paid & {"big_blind", "posted"} or "big" in hand.book.owes(entry.player), entry


def stays_or_falls_back(before: BlindBook, last: Places, now: Places) -> bool:
    """Whether the big blind is where it was, or not so far round from the last button."""
    there, here = (steps_round(before.chairs, last.button, big) for big in (last.big, now.big))
    return last.players > 2 and here <= there


class Stayers:
    """Who is dealt in hand after hand in his seat pays big, small, big, small, once a round."""

    def __init__(self) -> None:
        self.paid: dict[str, list[str]] = {}
        self.longest = 0

    def look(self, before: NextHand | None, hand: NextHand, moved: set[str]) -> None:
        """One more hand."""
        usual = before is not None and len(staying(before, hand) - moved) > 2
        for entry in hand.entries:
            if not entry.dealt or not usual or entry.player in moved:
                self.paid.pop(entry.player, None)
                continue
            blinds = self.paid.setdefault(entry.player, [])
            for post in entry.posts:
                if post.kind == "posted":
                    blinds.clear()
                    continue
                blind = "big" if post.kind == "big_blind" else "small"
                assert blinds[-1:] != [blind], (entry, blinds)
                blinds.append(blind)
            self.longest = max(self.longest, len(blinds))


def check_places(floor: Floor, before: BlindBook, hand: NextHand) -> None:
    """The button is at one place; with the moving one it has a player, who changes every hand."""
    last, now = before.last, hand.places
    moving = floor.terms.house.options.button.rule == "moving" and not before.tournament
    if len(hand.dealt_in) == 2:
        assert now.button in hand.dealt_in
    if last is None:
        return
    if moving and last.players > 2 and now.small not in (now.button, last.big):
        assert now.button in hand.dealt_in
        assert now.button != last.button


def twice_running(before: NextHand, after: NextHand, moved: set[str]) -> set[str]:
    """Who pays the big blind in two hands running without having changed seats.

    Where two are left who both paid it, as the moving button may have it, one of them must.
    """

    def payers(hand: NextHand) -> set[str]:
        return {
            entry.player
            for entry in hand.entries
            if any(post.kind == "big_blind" for post in entry.posts)
        }

    stay = staying(before, after) - moved
    if len(stay) <= 2 and stay <= payers(before):
        return set()
    return (payers(before) & payers(after)) - moved


def staying(before: NextHand, after: NextHand) -> set[str]:
    """Who was dealt in and is again."""
    then = {entry.player for entry in before.entries if entry.dealt}
    return then & {entry.player for entry in after.entries if entry.dealt}


def orbits(count: int, method: str, *, between: bool = False) -> Counter[str]:
    """Play until the button has made that many rounds, table after table; what was seen."""
    seen: Counter[str] = Counter()
    for seed in itertools.count():
        if seen["orbits"] >= count:
            break
        floor = Floor(seed, method, between=between)
        previous, stayers, dealt = None, Stayers(), 0
        busy = 0.05 if seed % 3 == 0 else 0.4
        for _ in range(HANDS_AT_A_TABLE):
            if floor.rng.random() < busy:
                floor.something_happens()
                seen["changes"] += 1
            before = floor.book
            hand = next_hand(before, floor.terms, floor.wishes())
            if hand is None:
                previous = None
                continue
            check_hand(before, hand)
            check_places(floor, before, hand)
            check_passed(before, hand)
            stayers.look(previous, hand, floor.moved)
            if previous is not None:
                assert not twice_running(previous, hand, floor.moved), seed
            floor.moved.clear()
            floor.book, previous = hand.book, hand
            seen["hands"] += 1
            dealt += 1
            seen.update(post.kind for post in hand.posts)
            seen["heads-up"] += len(hand.dealt_in) == 2
            seen["dead small"] += not any(p.kind == "small_blind" for p in hand.posts)
            seen["two bigs"] += sum(p.kind == "big_blind" for p in hand.posts) > 1
        seen["orbits"] += min(floor.book.round, dealt // floor.chairs)
        seen["longest"] = max(seen["longest"], stayers.longest)
        check_all_clear(floor)
    return seen


def check_all_clear(floor: Floor) -> None:
    """Once everybody is back and stays, two rounds later nobody owes anything that he can pay."""
    for one in floor.book.sitters:
        if one.gone:
            continue
        floor.book = has_rebought(comes_back(floor.book, one.player), one.player)
    for _ in range(3 * floor.chairs):
        hand = next_hand(floor.book, floor.terms)
        if hand is None:
            return
        floor.book = hand.book
    seated = [one for one in floor.book.sitters if not one.gone]
    assert [one.player for one in seated if not one.dealt] == []
    last = floor.book.last
    due = {debt.player for debt in floor.book.debts} & {one.player for one in seated}
    assert due == set(), (last, floor.book.debts)


@pytest.mark.parametrize("method", ["moving", "dead"])
@pytest.mark.parametrize("between", [False, True])
def test_nobody_pays_twice_running_nobody_escapes_and_the_ledger_clears(method, between):
    seen = orbits(150, method, between=between)
    assert seen["hands"] > 400
    assert seen["longest"] > 20
    assert min(seen[kind] for kind in (*LIVE, "dead", "heads-up", "dead small")) > 0
    assert (seen["two bigs"] > 0) == (method == "moving")


@pytest.mark.slow
@pytest.mark.parametrize("method", ["moving", "dead"])
@pytest.mark.parametrize("between", [False, True])
def test_ten_thousand_orbits_of_comings_and_goings(method, between):
    assert orbits(10_000, method, between=between)["orbits"] >= 10_000


def tournament(seed: int, hands: int) -> Counter[str]:
    """A tournament's table: people bust, arrive, are away; the big blind goes on to the next."""
    floor, seen = Floor(seed, "dead", tournament=True), Counter()
    for _ in range(hands):
        if floor.rng.random() < 0.3:
            floor.something_happens()
        before = floor.book
        hand = next_hand(before, floor.terms)
        if hand is None:
            continue
        check_hand(before, hand)
        seats = {one.seat for one in before.sitters if one.chips}
        assert set(hand.dealt_in) == seats, "absent players are dealt in"
        if before.last is not None:
            assert hand.places.big == next_after(before.chairs, before.last.big, seats)
            if len(seats) > 2 and before.last.players > 2:
                assert hand.places.small == before.last.big
                big_passed = covered(before.chairs, before.last.big, hand.places.big)
                if before.last.small not in big_passed:
                    assert hand.places.button == before.last.small
                    seen["dead button"] += hand.places.button not in seats
        assert hand.book.debts == frozenset()
        floor.book = hand.book
        seen["hands"] += 1
        seen["heads-up"] += len(seats) == 2
    return seen


def test_big_blind_of_a_tournament_always_advances_and_the_others_follow():
    seen = sum((tournament(seed, 60) for seed in range(12)), Counter[str]())
    assert min(seen[what] for what in ("hands", "heads-up", "dead button")) > 5


@pytest.mark.slow
def test_big_blind_advances_for_ten_thousand_orbits():
    seen = sum((tournament(seed, 120) for seed in range(750)), Counter[str]())
    assert seen["hands"] > 60_000
