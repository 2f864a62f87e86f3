"""What lies on the table after a ruling: cards, burns, bets, who is in, chips that are held."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from croupier.cards import HIDDEN, Card, CardError, parse_card, show_cards
from croupier.data import DataError, build, shown
from croupier.formats.case_floor_ruling import by_player, name_of, players
from croupier.formats.case_words import CHIPS, NUMBER, Fault, Look, looked, read_then, word_of
from croupier.play import HandState
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from croupier.play.irregular import NOTHING, Irregular
from croupier.play.mending import Piles


@dataclass(frozen=True, slots=True)
class Table:
    """The hand, and the piles of the dealer where they are known."""

    state: HandState
    events: tuple[ev.Event, ...]
    piles: Piles | None

    @property
    def irregular(self) -> Irregular:
        """What went wrong in the hand."""
        return self.state.irregular or NOTHING

    @property
    def burns(self) -> tuple[Card, ...]:
        """The cards burned so far, unknown ones hidden."""
        if self.piles is not None:
            return tuple(self.piles.burns)
        return tuple(HIDDEN for event in self.events if isinstance(event, ev.Burned))


def cards(value: object, place: str) -> tuple[Card, ...]:
    """Cards such as `Kh2c`, `??` for one that nobody knows."""
    text = build(str, value, place)
    try:
        return tuple(_card(text[start : start + 2]) for start in range(0, len(text), 2))
    except CardError as error:
        raise DataError(
            "{value} are no cards; write rank and suit of each, as in Kh2c",
            "{value} ne sont pas des cartes\u00a0; écrire rang et couleur, comme Kh2c",
            place=place,
            value=shown(text),
        ) from error


def _card(text: str) -> Card:
    return HIDDEN if text == "??" else parse_card(text)


def _cards_or_count(value: object, place: str) -> object:
    return NUMBER(value, place) if type(value) is int else show_cards(cards(value, place))


def _as_text(value: object, place: str) -> str:
    return show_cards(cards(value, place))


def _hand(value: object, place: str) -> str:
    """A hand in whatever order it is held."""
    return show_cards(sorted(cards(value, place)))


def _hands(table: Table, wanted: Mapping[str, str]) -> dict[str, str]:
    held = {name_of(seat): hole for seat, hole in enumerate(table.state.hole)}
    return {name: show_cards(sorted(held.get(name, []))) for name in wanted}


def _burns(table: Table, wanted: object) -> object:
    return len(table.burns) if isinstance(wanted, int) else show_cards(table.burns)


def _dead(table: Table, wanted: object) -> tuple[int, ...]:  # noqa: ARG001 - one shape
    """Everybody who was dealt in and is not in the hand any more."""
    state = table.state
    return tuple(
        seat
        for seat in range(1, state.chairs + 1)
        if state.setup.takes_part(seat) and not state.live[seat]
    )


def _live(table: Table, wanted: object) -> tuple[int, ...]:  # noqa: ARG001 - one shape
    return tuple(seat for seat in range(1, table.state.chairs + 1) if table.state.live[seat])


def _bets(table: Table, wanted: Mapping[str, int]) -> dict[str, int]:
    bets = {name_of(seat): bet for seat, bet in enumerate(table.state.bets)}
    return {name: bets.get(name, 0) for name in wanted}


def _voided(table: Table) -> str:
    for event in reversed(table.events):
        if isinstance(event, irr.HandVoided):
            return "misdeal" if event.redeal else "void"
    return "none"


def _pile(name: str) -> Look[Table]:
    def found(table: Table, wanted: object) -> object:
        lying = tuple(getattr(table.piles, name)) if table.piles is not None else ()
        return len(lying) if isinstance(wanted, int) else show_cards(lying)

    return Look(_cards_or_count, found)


def _stub(table: Table, wanted: str) -> str:
    """As many cards from the top of the stub as are asked for."""
    stub = table.piles.stub if table.piles is not None else []
    return show_cards(tuple(stub[: len(wanted) // 2]))


LOOKS: Mapping[str, Look[Table]] = {
    "board": Look(_as_text, lambda table, _: show_cards(table.state.board)),
    "hand": Look(by_player(_hand), _hands),
    "burns": Look(_cards_or_count, _burns),
    "next_burn": _pile("next_burn"),
    "aside": _pile("aside"),
    "removed": _pile("removed"),
    "stub": Look(_as_text, _stub),
    "dead": Look(players, _dead),
    "live": Look(players, _live),
    "bets": Look(by_player(CHIPS), _bets),
    "pot": Look(CHIPS, lambda table, _: table.state.pot),
    "kept": Look(CHIPS, lambda table, _: sum(pot.amount for pot in table.state.left_for_next)),
    "escrow": Look(CHIPS, lambda table, _: table.irregular.escrow),
    "voided": Look(word_of(("misdeal", "void", "none")), lambda table, _: _voided(table)),
}
"""The keys of `then` that are about cards and chips after a ruling."""


def read_floor_then(then: Mapping[str, Any], place: str) -> dict[str, Any]:
    """Those keys of `then`, their values read."""
    return read_then(LOOKS, then, place)


def table_faults(then: Mapping[str, Any], table: Table, place: str) -> Iterator[Fault]:
    """What does not lie there as *then* says."""
    for fault in looked(LOOKS, table, then):
        yield Fault(f"{place}.{fault.place}", fault.expected, fault.got, fault.citation)
