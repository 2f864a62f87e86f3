"""A case in a hand: the record is played strictly, and looked at on the way and at its end."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from croupier.cards import Card
from croupier.data import DataError, build, table_in
from croupier.formats.case_floor import (
    Entry,
    Pause,
    Telling,
    incident_key,
    read_entry,
    telling_faults,
)
from croupier.formats.case_floor_then import (
    LOOKS,
    Table,
    cards,
    read_floor_then,
    table_faults,
)
from croupier.formats.case_words import Fault, articles, in_house, several, value_text
from croupier.formats.example import Then
from croupier.formats.example_check import MEASURES, Ending, ending, pots, refusal, strange_posts
from croupier.formats.phh import PhhHand, check
from croupier.formats.phh_actions import parse_action
from croupier.formats.phh_error import PhhError
from croupier.formats.phh_replay import Replay, replay
from croupier.formats.playback import Interruption
from croupier.rulebook.house import House, preset_names
from croupier.text import Text

HAND_KEYS = tuple(Then.__dataclass_fields__)
"""The keys of `_then` in a hand that are about whose turn it is, what he may do, and the result."""

LYING_KEYS = tuple(LOOKS)
"""Those that are about the cards and the chips as they lie."""

_LAST = None


CARD_KEYS = ("_stub", "_burns")
"""What a case tells of the dealer's cards, as they lie when the floor is first told something."""


@dataclass(frozen=True, slots=True)
class HandLook:
    """What is so before action number *at*, or after the last one (None).

    *entry* is what happens there, *cards* are the keys of *then* that are about what lies there.
    """

    at: int | None
    place: str
    then: Then
    cards: Mapping[str, Any]
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class HandCase:
    """A hand, and where it is looked at.

    *tops* are the cards on the stub, at first and after each shuffle, *burns* those burned so far.
    """

    hand: PhhHand
    looks: tuple[HandLook, ...]
    tops: tuple[tuple[Card, ...], ...] = ()
    burns: tuple[Card, ...] = ()

    def tellings(self, last: HandLook) -> list[Telling]:
        """What happens up to *last*, nothing of it told yet."""
        told = self.looks[: self.looks.index(last) + 1]
        return [Telling(look.entry, self.tops, self.burns) for look in told if look.entry]


def read_hand_case(
    hand: PhhHand, floor: list[tuple[int, Any]], then: Mapping[str, Any], house_id: str
) -> HandCase:
    """A case in a hand; raises DataError for what no hand is and for what nobody can look at."""
    for wrong in check(hand):
        raise data_error(wrong)
    looks = [_floor_look(hand, index, entry, house_id) for index, entry in floor]
    if then:
        looks.append(_look(_LAST, "_then", then))
    for look in looks:
        _check_refused(hand, look)
    stub = hand.fields.get("_stub", [])
    tops = several(cards)(stub if isinstance(stub, list) else [stub], "_stub")
    return HandCase(hand, tuple(looks), tops, cards(hand.fields.get("_burns", ""), "_burns"))


def _look(
    at: int | None, place: str, then: Mapping[str, Any], entry: Entry | None = None
) -> HandLook:
    on_cards = {key: value for key, value in then.items() if key in LOOKS}
    other = {key: value for key, value in then.items() if key not in LOOKS}
    return HandLook(at, place, build(Then, other, place), read_floor_then(on_cards, place), entry)


def _check_refused(hand: PhhHand, look: HandLook) -> None:
    """Raise DataError for an action to be refused that is none, or by an article there is not."""
    if look.then.refused is None:
        return
    articles(list(look.then.refused.rules), f"{look.place}.refused.rules")
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
    """An entry with the number of an action: what happens there, and what must then be so."""
    place = f"_floor[{index}]"
    try:
        tag = incident_key(entry)
    except DataError as error:
        raise error.at(place) from error
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
    if tag is None or "then" in entry:
        then = in_house(table_in(entry.get("then"), here), house_id)
    else:
        then = {}
    told = None if tag is None else read_entry(tag, entry, at, place, house_id)
    return _look(actions if told and told.awarded else at, here, then, told)


def hand_faults(case: HandCase, home: House, options: Mapping[str, Any]) -> Iterator[Fault]:
    """Everything in the hand that does not come out as the case says."""
    for look in case.looks:
        fields = {**case.hand.fields}
        if look.at is not None:
            fields["actions"] = fields["actions"][: look.at]
        told = case.tellings(look)
        hand = replace(case.hand, fields=fields)
        played = _played(hand, home, options, [*told, Pause()] if look.entry else told)
        if isinstance(played, Fault):
            yield played
            return
        end = ending(played)
        yield from _strange_posts(case.hand, end)
        if look.entry is not None:
            yield from telling_faults(told[-1])
            if told[-1].nothing_ruled:
                return
        yield from _differences(case.hand, look, end)
        yield from table_faults(
            look.cards, Table(end.state, played.events, played.piles), look.place
        )


def _strange_posts(hand: PhhHand, end: Ending) -> Iterator[Fault]:
    for line in strange_posts(hand.file, end.state.setup):
        yield Fault(
            "blinds_or_straddles",
            Text("the house offers this", "la maison propose cela"),
            Text(line, line),
        )


def _played(
    hand: PhhHand,
    home: House,
    options: Mapping[str, Any],
    interruptions: Sequence[Interruption],
) -> Replay | Fault:
    """A record played under a house, or the action that the house refuses.

    A preset is named in the record, so that nothing of it is guessed from what the record shows.
    """
    preset = home.id in preset_names()
    fields = {key: value for key, value in hand.fields.items() if key not in ("_house", "_options")}
    if preset:
        fields |= {"_house": home.id, "_options": options}
    try:
        return replay(
            replace(hand, fields=fields),
            strict=True,
            house=None if preset else home,
            interruptions=interruptions,
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
