"""A case between two hands: the table, what happens at it, and where the next hand finds it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from croupier.data import table_in
from croupier.formats.case_names import check_person
from croupier.formats.case_table_floor import (
    Step,
    check_wishes,
    newcomers_in,
    read_step,
    taken,
)
from croupier.formats.case_table_spot import Spot, at_start, dealt, hand_of, posts_of
from croupier.formats.case_table_start import TableStart, read_table
from croupier.formats.case_table_turns import first_to_act, order_after
from croupier.formats.case_words import (
    FLAG,
    NUMBER,
    WORDS,
    Fault,
    Look,
    Who,
    articles,
    crowd,
    in_house,
    keyed,
    looked,
    of_each,
    one_of,
    read_then,
    several,
    who,
    word_of,
)
from croupier.play.setup import Post, SeatNo
from croupier.rulebook.house import House
from croupier.table import entry_words as words
from croupier.table.entries import Entry
from croupier.table.next_hand import NextHand


@dataclass(frozen=True, slots=True)
class TableCase:
    """A table, its floor, and `_then`: everything read, under one house.

    *people* are all who sit there at the beginning or sit down on the way.
    """

    start: TableStart
    people: frozenset[str]
    floor: tuple[Step | Mapping[str, Any], ...]
    then: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _Seen:
    """The table and the hand it deals next; None where it can deal none."""

    spot: Spot
    hand: NextHand | None

    @property
    def posts(self) -> tuple[Post, ...]:
        return posts_of(self.spot, self.hand) if self.hand else ()

    def entry(self, one: Who) -> Entry | None:
        """What the hand is for somebody."""
        entries = self.hand.entries if self.hand else ()
        return next((each for each in entries if each.player == self.spot.name(one)), None)

    def as_asked(self, seat: SeatNo, wanted: object) -> Who:
        """A seat as the case writes seats: by the name of who is there, or by number."""
        if isinstance(wanted, str) and wanted not in _NO_BLIND:
            here = [one.player for one in self.spot.book.sitters if one.seat == seat]
            return here[-1] if here else seat
        return seat


def read_table_case(
    table: object, floor: list[tuple[int, Any]], then: Mapping[str, Any], house_id: str
) -> TableCase:
    """A case at a table; *floor* are its entries with their places in the file."""
    steps: list[Step | Mapping[str, Any]] = []
    for index, entry in floor:
        place = f"_floor[{index}]"
        if isinstance(entry, dict) and entry.keys() == {"then"}:
            checked = in_house(table_in(entry["then"], place), house_id)
            steps.append({"place": place, "then": read_looks(checked, f"{place}.then", house_id)})
        else:
            steps.append(read_step(entry, place))
    start, looks = read_table(table, "_table"), read_looks(then, "_then", house_id)
    people = frozenset((*start.players, *newcomers_in(steps)))
    for step in steps:
        if isinstance(step, Step):
            check_wishes(step, people)
        else:
            _check_named(step["then"], people, f"{step['place']}.then")
    _check_named(looks, people, "_then")
    return TableCase(start, people, tuple(steps), looks)


def _check_named(then: Mapping[str, Any], people: frozenset[str], place: str) -> None:
    """Raise DataError for somebody whom the case never mentions."""
    for here, wanted in ((place, then), *_later(then, place)):
        for key, value in wanted.items():
            for name in _names(key, value):
                check_person(name, people, f"{here}.{key}")


def _names(key: str, value: object) -> Iterator[str]:
    """Those of whom a value of `_then` speaks by name."""
    if isinstance(value, dict):
        by_name = [value["player"]] if key == "why" else value
        yield from (one for one in by_name if isinstance(one, str) and not one.isdigit())
    elif key != "next":
        several_of = value if isinstance(value, tuple) else (value,)
        yield from (one for one in several_of if isinstance(one, str) and one not in _NO_BLIND)


def read_looks(then: Mapping[str, Any], place: str, house_id: str) -> dict[str, Any]:
    """What is expected of the next hand, and under `next` of those after it."""
    plain = {key: value for key, value in then.items() if key != "next"}
    read = read_then(LOOKS, plain, place)
    if "next" in then:
        tables = several(table_in)(then["next"], f"{place}.next")
        read["next"] = tuple(
            read_then(LOOKS, in_house(each, house_id), f"{place}.next[{n}]")
            for n, each in enumerate(tables)
        )
    return read


def table_faults(case: TableCase, home: House) -> Iterator[Fault]:
    """Everything at the table that does not come out as the case says."""
    spot = at_start(case.start, home)
    for step in case.floor:
        if isinstance(step, Step):
            spot, wrong = taken(spot, step)
            yield from wrong
        else:
            yield from _looked(spot, step["then"], f"{step['place']}.then")
    yield from _looked(spot, case.then, "_then")


def _looked(spot: Spot, then: Mapping[str, Any], place: str) -> Iterator[Fault]:
    """What the next hand, and those after it, have otherwise."""
    hands = ((place, {k: v for k, v in then.items() if k != "next"}), *_later(then, place))
    for number, (where, wanted) in enumerate(hands):
        if number:
            spot = dealt(spot)
        for fault in looked(LOOKS, _Seen(spot, hand_of(spot)), wanted):
            yield replace(fault, place=f"{where}.{fault.place}")


def _later(then: Mapping[str, Any], place: str) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    return tuple((f"{place}.next[{n}]", each) for n, each in enumerate(then.get("next", ())))


_NO_BLIND = ("none", "dead")


def _blind(kind: str) -> Callable[[_Seen, Any], object]:
    """Who posts that blind: a seat, several, `none`, or `dead` where it falls on an empty seat."""

    def found(seen: _Seen, wanted: object) -> object:
        if seen.hand is None:
            return None
        seats = [post.seat for post in seen.posts if post.kind == f"{kind}_blind"]
        if not seats:
            place = getattr(seen.hand.places, kind)
            dead = bool(place) and place not in seen.hand.dealt_in
            return "dead" if dead and wanted == "dead" else "none"
        if isinstance(wanted, tuple):
            order = {seen.spot.seat(one): n for n, one in enumerate(wanted)}
            listed = sorted(seats, key=lambda seat: order.get(seat, len(order)))
            return tuple(
                seen.as_asked(s, wanted[n] if n < len(wanted) else s) for n, s in enumerate(listed)
            )
        return seen.as_asked(seats[0], wanted) if len(seats) == 1 else tuple(seats)

    return found


def _button(seen: _Seen, wanted: object) -> object:
    return None if seen.hand is None else seen.as_asked(seen.hand.places.button, wanted)


def _dead_button(seen: _Seen, _wanted: object) -> object:
    return None if seen.hand is None else seen.hand.places.button not in seen.hand.dealt_in


def _dealt_in(seen: _Seen, wanted: tuple[Who, ...]) -> object:
    """The people asked for, if all of them are dealt in; else all that are."""
    seats = seen.hand.dealt_in if seen.hand else ()
    if all(seen.spot.seat(one) in seats for one in wanted):
        return wanted
    by_name = wanted and isinstance(wanted[0], str)
    return tuple(seen.as_asked(seat, "name") if by_name else seat for seat in sorted(seats))


def _not_dealt_in(seen: _Seen, wanted: tuple[Who, ...]) -> object:
    """The people asked for who get no cards."""
    seats = seen.hand.dealt_in if seen.hand else ()
    names = (
        {sitter.player for sitter in seen.hand.book.sitters if sitter.dealt} if seen.hand else ()
    )
    return tuple(
        one for one in wanted if (one not in names if isinstance(one, str) else one not in seats)
    )


_SHARE = keyed(dict.fromkeys(("live", "dead", "small", "big", "ante"), NUMBER))


def _read_share(value: object, place: str) -> dict[str, int]:
    return {"live": 0, "dead": 0, **_SHARE(value, place)}


def _posts(seen: _Seen, wanted: Mapping[str, Mapping[str, int]]) -> object:
    """What each of them posts, as far as it is asked: `live` is all that counts as a bet."""
    kinds = {
        "live": ("small_blind", "big_blind", "posted", "straddle", "kill"),
        "dead": ("dead", "dead_ante"),
        "small": ("small_blind",),
        "big": ("big_blind",),
        "ante": ("ante",),
    }
    found = {}
    for one, shares in wanted.items():
        own = [post for post in seen.posts if post.seat == _seat_named(seen, one)]
        found[one] = {
            share: sum(post.amount for post in own if post.kind in kinds[share]) for share in shares
        }
    return found


def _seat_named(seen: _Seen, one: str) -> SeatNo:
    """The seat of a name, or of a number written as a key."""
    return int(one) if one.isdigit() else seen.spot.seat(one)


def _each(found: Callable[[_Seen, Who], object]) -> Callable[[_Seen, Any], object]:
    """The same asked of each of several people."""
    return lambda seen, wanted: {
        one: found(seen, int(one) if one.isdigit() else one) for one in wanted
    }


def _offer(seen: _Seen, one: Who) -> object:
    entry = seen.entry(one)
    return None if entry is None else entry.offer


def _owes(seen: _Seen, wanted: Mapping[str, tuple[str, ...]]) -> object:
    """The blinds each must make up, in the order asked if they are the same ones."""
    found = {}
    for one, blinds in wanted.items():
        owed = seen.spot.book.owes(seen.spot.name(int(one) if one.isdigit() else one))
        found[one] = blinds if set(blinds) == set(owed) else tuple(owed)
    return found


_WAITS = {
    words.WAITS: "big_blind",
    words.ONLY_WAITING: "big_blind",
    words.BETWEEN: "button",
    words.MOVED_AWAY: "position",
    words.DEALING_OFF: "blinds_and_button",
    words.AWAY: "return",
    words.NO_CHIPS: "chips",
}


def _waits_for(seen: _Seen, one: Who) -> object:
    """What somebody without cards waits for; `nothing` for one who has them."""
    entry = seen.entry(one)
    if entry is None:
        return None
    return "nothing" if entry.dealt else _WAITS.get(entry.why.text, "nothing")


def _hands_waited(seen: _Seen, one: Who) -> object:
    """How many hands are dealt without him before he is in, if nothing else happens."""
    name, spot = seen.spot.name(one), seen.spot
    for waited in range(3 * spot.book.chairs):
        hand = hand_of(spot)
        if hand is None:
            return None
        sitter = hand.book.sitter(name)
        if sitter is not None and sitter.dealt:
            return waited
        spot = dealt(spot)
    return None


def _first(seen: _Seen, wanted: object) -> object:
    return None if seen.hand is None else seen.as_asked(first_to_act(seen.spot, seen.hand), wanted)


def _turn(index: int) -> Callable[[_Seen, Any], object]:
    """Who acts first, or last, in the second round."""

    def found(seen: _Seen, wanted: object) -> object:
        order = order_after(seen.spot, seen.hand) if seen.hand else ()
        return seen.as_asked(order[index], wanted) if order else None

    return found


def _card_to(index: int) -> Callable[[_Seen, Any], object]:
    return lambda seen, wanted: (
        None if seen.hand is None else seen.as_asked(seen.hand.dealt_in[index], wanted)
    )


def _why(seen: _Seen, wanted: Mapping[str, Any]) -> object:
    """The articles told to somebody, if those asked for are among them; else those."""
    entry = seen.entry(wanted["player"])
    cited = entry.why.rules if entry else ()
    return wanted if set(wanted["rules"]) <= set(cited) else {**wanted, "rules": cited}


def _paid(seen: _Seen, one: Who) -> object:
    return seen.spot.paid.get(seen.spot.name(one), 0)


def _missed(seen: _Seen, one: Who) -> object:
    return seen.spot.book.missed_big_blinds(seen.spot.name(one))


_SEAT_OR_NONE = one_of(_NO_BLIND, lambda v, p: crowd(v, p) if isinstance(v, list) else who(v, p))

LOOKS: Mapping[str, Look[_Seen]] = {
    "button": Look(who, _button),
    "dead_button": Look(FLAG, _dead_button),
    "small_blind": Look(_SEAT_OR_NONE, _blind("small")),
    "big_blind": Look(_SEAT_OR_NONE, _blind("big")),
    "first_to_act_preflop": Look(who, _first),
    "first_to_act_postflop": Look(who, _turn(0)),
    "last_to_act_postflop": Look(who, _turn(-1)),
    "first_card_to": Look(who, _card_to(0)),
    "last_card_to": Look(who, _card_to(-1)),
    "dealt_in": Look(crowd, _dealt_in),
    "not_dealt_in": Look(crowd, _not_dealt_in),
    "posts": Look(of_each(_read_share), _posts),
    "offers": Look(of_each(NUMBER), _each(_offer)),
    "owes": Look(of_each(WORDS), _owes),
    "missed_big_blinds": Look(of_each(NUMBER), _each(_missed)),
    "waits_for": Look(of_each(word_of((*_WAITS.values(), "nothing"))), _each(_waits_for)),
    "hands_waited": Look(of_each(NUMBER), _each(_hands_waited)),
    "paid": Look(of_each(NUMBER), _each(_paid)),
    "why": Look(keyed({"player": who, "rules": articles}, "player", "rules"), _why),
    "restarted": Look(
        FLAG, lambda seen, _wanted: seen.hand is not None and seen.hand.restarted is not None
    ),
    "no_hand": Look(FLAG, lambda seen, _wanted: seen.hand is None),
}
"""The keys of `_then` at a table, beside `next`."""

TABLE_KEYS = (*LOOKS, "next")
