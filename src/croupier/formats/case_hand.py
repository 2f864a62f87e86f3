"""A case in a hand: the record is played strictly, and looked at on the way and at its end."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from croupier.data import DataError, build, hint, table_in, unknown_key
from croupier.formats.case_words import Fault, in_house, value_text
from croupier.formats.example import Then
from croupier.formats.example_check import MEASURES, Ending, ending, pots, refusal, strange_posts
from croupier.formats.phh import PhhHand, check
from croupier.formats.phh_actions import parse_action
from croupier.formats.phh_error import PhhError
from croupier.formats.phh_replay import replay
from croupier.rulebook.house import House, preset_names
from croupier.text import Text

HAND_KEYS = tuple(Then.__dataclass_fields__)
"""The keys of `_then` in a hand."""

_LAST = None


@dataclass(frozen=True, slots=True)
class HandLook:
    """What is so before action number *at*; None: after the last one."""

    at: int | None
    place: str
    then: Then


@dataclass(frozen=True, slots=True)
class HandCase:
    """A hand, and where it is looked at."""

    hand: PhhHand
    looks: tuple[HandLook, ...]


def read_hand_case(
    hand: PhhHand, floor: list[tuple[int, Any]], then: Mapping[str, Any], house_id: str
) -> HandCase:
    """A case in a hand; raises DataError for what no hand is and for what nobody can look at."""
    for wrong in check(hand):
        raise data_error(wrong)
    looks = [_floor_look(hand, index, entry, house_id) for index, entry in floor]
    if then:
        looks.append(HandLook(_LAST, "_then", build(Then, dict(then), "_then")))
    for look in looks:
        _check_refused(hand, look)
    return HandCase(hand, tuple(looks))


def _check_refused(hand: PhhHand, look: HandLook) -> None:
    """Raise DataError for an action to be refused that is none."""
    if look.then.refused is None:
        return
    try:
        parse_action(look.then.refused.action, hand.place, 0, hand.players)
    except PhhError as error:
        said = Text(error.text.en.removesuffix("."), error.text.fr.removesuffix("."))
        raise DataError(said, place=f"{look.place}.refused.action") from error


def data_error(error: PhhError) -> DataError:
    """The same fault of a file, as all data files tell theirs."""
    said = Text(error.text.en.removesuffix("."), error.text.fr.removesuffix("."))
    return DataError(said, place=str(error.place))


def _floor_look(hand: PhhHand, index: int, entry: Mapping[str, Any], house_id: str) -> HandLook:
    """An entry with the number of an action: so far only that the hand is looked at there."""
    place = f"_floor[{index}]"
    known = ("at", "then")
    for key in entry:
        if key not in known:
            raise unknown_key(key, hint(key, known), place)
    at, actions = build(int, entry["at"], f"{place}.at"), len(hand.fields["actions"])
    if not 0 <= at <= actions:
        raise DataError(
            "no action {at}; there are {actions}, from 0",
            "il n’y a pas d’action {at}\u00a0; il y en a {actions}, à partir de 0",
            place=f"{place}.at",
            at=at,
            actions=actions,
        )
    here = f"{place}.then"
    then = in_house(table_in(entry.get("then"), here), house_id)
    return HandLook(at, here, build(Then, then, here))


def hand_faults(case: HandCase, home: House, options: Mapping[str, Any]) -> Iterator[Fault]:
    """Everything in the hand that does not come out as the case says."""
    for look in case.looks:
        fields = {**case.hand.fields}
        if look.at is not None:
            fields["actions"] = fields["actions"][: look.at]
        end = _played(replace(case.hand, fields=fields), home, options)
        if isinstance(end, Fault):
            yield end
            return
        for line in strange_posts(case.hand.file, end.state.setup):
            yield Fault(
                "blinds_or_straddles",
                Text("the house offers this", "la maison propose cela"),
                Text(line, line),
            )
        yield from _differences(case.hand, look, end)


def _played(hand: PhhHand, home: House, options: Mapping[str, Any]) -> Ending | Fault:
    """The end of a record under a house, or the action that the house refuses.

    A preset is named in the record, so that nothing of it is guessed from what the record shows.
    """
    preset = home.id in preset_names()
    fields = {key: value for key, value in hand.fields.items() if key not in ("_house", "_options")}
    if preset:
        fields |= {"_house": home.id, "_options": options}
    try:
        return ending(
            replay(replace(hand, fields=fields), strict=True, house=None if preset else home)
        )
    except PhhError as error:
        where = str(error.place).removeprefix(f"{hand.file}: ")
        expected = Text("the house allows it", "la maison le permet")
        return Fault(where, expected, error.text, error.rules)


def _differences(hand: PhhHand, look: HandLook, end: Ending) -> Iterator[Fault]:
    then, place = look.then, look.place
    for name, measure in MEASURES.items():
        wanted, found = getattr(then, name), measure(end)
        if wanted is not None and wanted != found:
            yield Fault(f"{place}.{name}", value_text(wanted), value_text(found))
    if then.pots is not None:
        wanted_pots = [(pot.amount, pot.players) for pot in then.pots]
        if wanted_pots != pots(end):
            yield Fault(f"{place}.pots", _pots_text(wanted_pots), _pots_text(pots(end)))
    if then.refused is not None:
        yield from _not_refused(hand, look, end)


def _pots_text(found: list[tuple[Any, tuple[int, ...]]]) -> Text:
    return value_text([{"amount": amount, "players": players} for amount, players in found])


def _not_refused(hand: PhhHand, look: HandLook, end: Ending) -> Iterator[Fault]:
    wanted = look.then.refused
    if wanted is None:
        return
    place, cited = f"{look.place}.refused", ", ".join(wanted.rules)
    expected = Text(f"{wanted.action}: refused", f"{wanted.action}\u00a0: refusé")
    if cited:
        expected = Text(f"{expected.en} by {cited}", f"{expected.fr} par {cited}")
    refused = refusal(hand, wanted.action, end)
    if refused is None:
        yield Fault(place, expected, Text("allowed", "permis"), wanted.rules)
        return
    missing = tuple(rule for rule in wanted.rules if rule not in refused.rules)
    if missing:
        by = ", ".join(refused.rules)
        yield Fault(place, expected, Text(f"refused by {by}", f"refusé par {by}"), missing)
