"""What must be ruled in a case, and what was."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from croupier.data import build, table_in
from croupier.floor.incident import Incident
from croupier.floor.ruling import DECISIONS, FloorRefused, Ruling
from croupier.formats.case_words import (
    CHIPS,
    FLAG,
    NUMBER,
    WORDS,
    Fault,
    Look,
    Reader,
    articles,
    looked,
    of_each,
    read_then,
    value_text,
    word_of,
)
from croupier.play import Event, HandState, evolve
from croupier.play import actions as act
from croupier.play import irregular_events as irr
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.text import Text

Wanted = Mapping[str, Any]
"""What must be ruled, by key."""

NONE = "none"


@dataclass(frozen=True, slots=True)
class Found:
    """What came of an incident: the hand *before* it and *after* all that was decided.

    *refused*: nothing can be ruled on what was told.
    """

    incident: Incident
    before: HandState
    after: HandState
    ruling: Ruling | None = None
    events: tuple[Event, ...] = ()
    decide: str = ""
    refused: FloorRefused | None = None

    @property
    def seat(self) -> SeatNo:
        """Whose incident it is, nobody's if it is of no seat."""
        seat = getattr(self.incident, "seat", NOBODY)
        return seat if isinstance(seat, int) and 0 < seat <= self.after.chairs else NOBODY


def players(value: object, place: str) -> tuple[SeatNo, ...]:
    """Several players by their numbers, or as the record calls them, `p3`."""
    listed = value if isinstance(value, list) else [value]
    return tuple(sorted(player(one, f"{place}[{n}]") for n, one in enumerate(listed)))


def player(value: object, place: str) -> SeatNo:
    """A player by his number, or as the record calls him, `p3`."""
    if isinstance(value, str) and value[:1] == "p" and value[1:].isdecimal():
        return int(value[1:])
    return build(int, value, place)


def by_player(read: Reader) -> Reader:
    """A table of such values by player, each called as the record calls him."""
    each = of_each(read)
    return lambda value, place: {
        name_of(player(key, place)): one for key, one in each(value, place).items()
    }


def name_of(seat: SeatNo) -> str:
    """A player as the record calls him."""
    return f"p{seat}"


def read_wanted(told: Mapping[str, Any], place: str) -> Wanted:
    """What must be ruled; raises DataError for a key there is not or a value that cannot be."""
    return read_then(LOOKS, told, place)


def ruling_faults(wanted: Wanted, found: Found, place: str) -> Iterator[Fault]:
    """What was not ruled as it must be; the articles cited stand beside it."""
    refused = found.refused
    if refused is not None and "refused" not in wanted:
        told = Text(
            f"{refused.text.en} {refused.legal.en}", f"{refused.text.fr} {refused.legal.fr}"
        )
        yield Fault(place, Text("a ruling", "une décision"), told, refused.rules)
        return
    rules = refused.rules if refused is not None else found.ruling.rules if found.ruling else ()
    for fault in looked(LOOKS, found, wanted):
        yield Fault(f"{place}.{fault.place}", fault.expected, fault.got, fault.citation or rules)


_ACTIONS: dict[type[act.Action], str] = {
    act.Fold: "fold",
    act.Check: "check",
    act.Call: "call",
    act.Bet: "bet",
    act.Raise: "raise",
    act.BringIn: "bring_in",
    act.Draw: "draw",
    act.Show: "show",
    act.Muck: "muck",
}


def _made(found: Found) -> Ruling:
    if found.ruling is None:
        raise TypeError("nothing was ruled")
    return found.ruling


def _action(found: Found) -> act.Action | None:
    """What was done in the end: the choice of the player, else what the ruling binds him to."""
    ruling = _made(found)
    chosen = [one for one in (*ruling.choices, *ruling.discretion) if one.id == found.decide]
    return chosen[0].action if chosen and chosen[0].action is not None else ruling.action


def _action_word(found: Found, wanted: object) -> str:  # noqa: ARG001 - one shape for all looks
    action = _action(found)
    return NONE if action is None else _ACTIONS[type(action)]


def _to(found: Found, wanted: object) -> Chips | None:  # noqa: ARG001 - one shape for all looks
    """The total that lies before the player now."""
    action = _action(found)
    seat = found.seat if action is None else action.seat
    return found.after.bets[seat] if seat else None


def _gains(found: Found, sign: int) -> dict[str, Chips]:
    """Whose stack has grown and by how much; with *sign* -1, shrunk."""
    pairs = zip(found.before.stacks, found.after.stacks, strict=True)
    gains = {seat: sign * (after - before) for seat, (before, after) in enumerate(pairs)}
    return {name_of(seat): gain for seat, gain in gains.items() if gain > 0}


def _returns(found: Found, wanted: object) -> dict[str, Chips]:  # noqa: ARG001 - one shape
    """Who gets chips back and how many, those too that only the incident had put in."""
    state = found.before.copy()
    least = list(state.stacks)
    for event in found.events:
        evolve(state, event)
        least = list(map(min, least, state.stacks))
    gains = zip(least, found.after.stacks, strict=True)
    back = {seat: after - before for seat, (before, after) in enumerate(gains)}
    return {name_of(seat): chips for seat, chips in back.items() if chips > 0}


def _amount(found: Found, wanted: object) -> Chips:  # noqa: ARG001 - one shape for all looks
    """The chips that have left his stack."""
    action = _action(found)
    seat = found.seat if action is None else action.seat
    return _gains(found, -1).get(name_of(seat), 0)


def _raise_by(found: Found, wanted: object) -> Chips:  # noqa: ARG001 - one shape for all looks
    return found.after.bet_to - found.before.bet_to


def _died(found: Found, wanted: object) -> tuple[SeatNo, ...]:  # noqa: ARG001 - one shape
    """Who is out: of those who were in the hand, and of him whom the ruling is about."""
    return tuple(
        seat
        for seat in range(1, found.after.chairs + 1)
        if not found.after.live[seat] and (found.before.live[seat] or seat == found.seat)
    )


def _lives(found: Found, wanted: object) -> tuple[SeatNo, ...]:  # noqa: ARG001 - one shape
    """Who is in: he whom the ruling is about, and those whose hands came back."""
    return tuple(
        seat
        for seat in range(1, found.after.chairs + 1)
        if found.after.live[seat] and (not found.before.live[seat] or seat == found.seat)
    )


def _voided(found: Found, *, redeal: bool) -> bool:
    return any(
        isinstance(event, irr.HandVoided) and event.redeal == redeal for event in found.events
    )


def _ids(alternatives: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(sorted(one.id for one in alternatives))


def _penalty(found: Found, wanted: object) -> str:  # noqa: ARG001 - one shape for all looks
    penalty = _made(found).penalty
    return NONE if penalty is None else penalty.weight


def _cites(found: Found, wanted: tuple[str, ...]) -> tuple[str, ...] | Fault:
    """All of *wanted* if they are cited, else what is."""
    rules = _made(found).rules
    missing = tuple(rule for rule in wanted if rule not in rules)
    if not missing:
        return wanted
    return Fault("", value_text(list(wanted)), value_text(list(rules)), missing)


def _steps(found: Found, wanted: int) -> int:
    """As many as *wanted* at least."""
    return min(wanted, len(_made(found).steps))


def _facts(found: Found, wanted: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _plain(_made(found).fact(name)) for name in wanted}


def _plain(value: object) -> object:
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    return value


def _refused(found: Found, wanted: tuple[str, ...]) -> object:
    if found.refused is None:
        return Text("ruled on", "tranché")
    missing = tuple(rule for rule in wanted if rule not in found.refused.rules)
    got = found.refused.rules
    if not missing:
        return wanted
    return Fault("", value_text(list(wanted)), value_text(list(got)), missing)


def _sorted_words(value: object, place: str) -> tuple[str, ...]:
    return tuple(sorted(WORDS(value, place)))


LOOKS: Mapping[str, Look[Found]] = {
    "decision": Look(word_of(DECISIONS), lambda found, _: _made(found).decision),
    "action": Look(word_of((*_ACTIONS.values(), NONE)), _action_word),
    "to": Look(CHIPS, _to),
    "amount": Look(CHIPS, _amount),
    "raise_by": Look(CHIPS, _raise_by),
    "returned": Look(CHIPS, lambda found, _: _made(found).returned),
    "adds": Look(CHIPS, lambda found, _: _made(found).adds),
    "dead": Look(players, _died),
    "live": Look(players, _lives),
    "misdeal": Look(FLAG, lambda found, _: _voided(found, redeal=True)),
    "void": Look(FLAG, lambda found, _: _voided(found, redeal=False)),
    "returns": Look(by_player(CHIPS), _returns),
    "pays": Look(by_player(CHIPS), lambda found, _: _gains(found, -1)),
    "choices": Look(_sorted_words, lambda found, _: _ids(_made(found).choices)),
    "discretion": Look(_sorted_words, lambda found, _: _ids(_made(found).discretion)),
    "penalty": Look(word_of(("may", "should", "must", NONE)), _penalty),
    "cites": Look(articles, _cites),
    "steps": Look(NUMBER, _steps),
    "facts": Look(table_in, _facts),
    "refused": Look(articles, _refused),
}
"""The keys of `ruling`."""
