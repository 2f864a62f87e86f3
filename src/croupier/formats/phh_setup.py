"""From the fields of a hand history to a hand of the core: amounts in chips, forced bets, house."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import pairwise
from typing import Any

from croupier.cards import HIDDEN
from croupier.formats.phh import PhhHand
from croupier.formats.phh_actions import (
    AS_DEALT,
    BringIn,
    CheckCall,
    CompleteBetRaise,
    DealBoard,
    DealHole,
    Fold,
    Recorded,
    ShowMuck,
    StandPatDiscard,
)
from croupier.formats.phh_fields import STAKES_FIELDS, Variant
from croupier.games import game
from croupier.play import HandSetup, Post, Stakes
from croupier.play.setup import Chips, PostKind
from croupier.rulebook.house import House, house

Amount = int | Decimal

_UNKNOWN = Decimal("inf")
_HEADS_UP = 2
_DECISIONS = Fold | CheckCall | CompleteBetRaise | BringIn | StandPatDiscard


@dataclass(frozen=True, slots=True)
class Scale:
    """How amounts of a file become chips: times *factor*, a power of ten.

    *unit* is the smallest chip a pot is split in, in chips.
    """

    factor: int = 1
    unit: Chips = 1

    def chips(self, amount: Amount) -> Chips:
        """An amount of the file in chips."""
        return int(amount * self.factor)

    def amount(self, chips: Chips) -> Amount:
        """Chips as an amount of the file; whole numbers as int."""
        whole, rest = divmod(chips, self.factor)
        return whole if not rest else Decimal(chips) / self.factor


IN_CHIPS = Scale()
"""Amounts are chips already."""


def scale_of(fields: Mapping[str, Any], actions: Iterable[Recorded]) -> Scale:
    """The least power of ten that makes every amount whole, and the smallest chip.

    That chip is 1, but for a file whose results alone show halves of the chips that were bet: then
    it is the half.
    """
    played = _places(_amounts_played(fields, actions))
    results = fields.get("finishing_stacks", ())
    places = max(played, _places(results))
    factor = 10**places
    if "_unit" in fields:
        return Scale(factor, int(fields["_unit"] * factor))
    half = 10 ** (places - played) // 2
    halves = half > 1 and all(int(result * factor) % half == 0 for result in results)
    return Scale(factor, half if halves else 1)


def _amounts_played(fields: Mapping[str, Any], actions: Iterable[Recorded]) -> Iterator[Amount]:
    for name in (*STAKES_FIELDS, "antes", "starting_stacks", "_dead", "_carried", "_unit"):
        value = fields.get(name, ())
        yield from value if isinstance(value, list | tuple) else (value,)
    for action in actions:
        if isinstance(action, CompleteBetRaise):
            yield action.to


def _places(amounts: Iterable[Amount]) -> int:
    """The most decimal places any of *amounts* needs."""
    most = 0
    for amount in amounts:
        if isinstance(amount, Decimal) and amount.is_finite():
            exponent = amount.normalize().as_tuple().exponent
            most = max(most, -int(exponent))
    return most


def setup_of(
    hand: PhhHand, variant: Variant, scale: Scale, actions: Iterable[Recorded], home: House
) -> HandSetup:
    """The hand of a valid history before its first chip: pN in seat N, the button on the last."""
    fields = hand.fields
    stakes = _stakes(fields, variant, scale)
    return HandSetup(
        game=game(variant.game),
        stakes=stakes,
        house=home,
        stacks=(0, *_stacks(fields, scale, actions)),
        button=hand.players,
        posts=_posts(fields, scale, stakes, home),
        carried=scale.chips(fields.get("_carried", 0)),
        carried_for=tuple(fields.get("_carried_for", ())),
        passed_out=fields.get("_passed_out", 0),
    )


def _stacks(
    fields: Mapping[str, Any], scale: Scale, actions: Iterable[Recorded]
) -> tuple[Chips, ...]:
    """The stacks in chips; an unknown one is deeper than all the chips of the record together."""
    stacks = fields["starting_stacks"]
    if _UNKNOWN not in stacks:
        return tuple(scale.chips(stack) for stack in stacks)
    played = _amounts_played(fields, actions)
    recorded = (abs(Decimal(amount)) for amount in played if amount != _UNKNOWN)
    deep = scale.chips(10 * sum(recorded))
    return tuple(deep if stack == _UNKNOWN else scale.chips(stack) for stack in stacks)


def _stakes(fields: Mapping[str, Any], variant: Variant, scale: Scale) -> Stakes:
    def chips(*names: str) -> Chips:
        return next((scale.chips(fields[name]) for name in names if name in fields), 0)

    blinds = [_kind_and_due(fields, scale, index) for index in _blind_payers(fields)]
    dues = {kind: due for _, kind, due in blinds}
    return Stakes(
        structure=variant.structure,
        small_bet=chips("small_bet", "min_bet"),
        big_bet=chips("big_bet", "min_bet"),
        small_blind=chips("_small_blind") or dues.get("small_blind", 0),
        big_blind=dues.get("big_blind", 0),
        ante=scale.chips(max(fields["antes"])),
        bring_in=chips("bring_in"),
        unit=scale.unit,
    )


def _in_seats(values: list[Amount]) -> list[Amount]:
    """An array of forced bets by seat: heads-up it is written button first."""
    return values[::-1] if len(values) == _HEADS_UP else values


def _blind_payers(fields: Mapping[str, Any]) -> list[int]:
    """The places in the array of blinds that hold one, in its order."""
    return [index for index, due in enumerate(fields.get("blinds_or_straddles", ())) if due]


def _kind_and_due(
    fields: Mapping[str, Any], scale: Scale, index: int
) -> tuple[int, PostKind, Chips]:
    """The seat, kind and chips of the blind at *index* of the array.

    The first two are the blinds, a lone one the big blind, and the smaller never is; negative ones
    were put up to come in.
    """
    blinds = fields["blinds_or_straddles"]
    due = scale.chips(abs(blinds[index]))
    seat = len(blinds) - index if len(blinds) == _HEADS_UP else index + 1
    if blinds[index] < 0:
        return seat, "posted", due
    forced = [place for place, blind in enumerate(blinds) if blind > 0]
    if index not in forced[:2]:
        return seat, "straddle", due
    big = max(forced[:2], key=lambda place: (blinds[place], place))
    return seat, "big_blind" if index == big else "small_blind", due


def _posts(
    fields: Mapping[str, Any], scale: Scale, stakes: Stakes, home: House
) -> tuple[Post, ...]:
    """Antes and blinds in the order they are paid: one for all may follow the blinds."""
    antes, blinds = _antes(fields, scale), tuple(_blinds(fields, scale, stakes))
    alone = len(antes) == 1
    if alone and home.options.blinds.ante_order == "blind_first":
        return (*blinds, *antes)
    return (*antes, *blinds)


def _antes(fields: Mapping[str, Any], scale: Scale) -> tuple[Post, ...]:
    """Antes that differ are dead money, and so are equal ones that need not be matched."""
    antes = [scale.chips(ante) for ante in _in_seats(fields["antes"])]
    equal = all(one == other for one, other in pairwise(antes))
    matched = fields.get("ante_trimming_status", False) or _nobody_is_short(fields)
    kind: PostKind = "ante" if equal and matched else "dead_ante"
    return tuple(Post(seat, kind, ante) for seat, ante in enumerate(antes, start=1) if ante)


def _nobody_is_short(fields: Mapping[str, Any]) -> bool:
    stacks = fields["starting_stacks"]
    return all(
        stack >= ante for stack, ante in zip(stacks, _in_seats(fields["antes"]), strict=True)
    )


def _blinds(fields: Mapping[str, Any], scale: Scale, stakes: Stakes) -> Iterator[Post]:
    """The blinds; of a late one what exceeds the big blind is dead."""
    blinds = [_kind_and_due(fields, scale, index) for index in _blind_payers(fields)]
    for seat, kind, due in sorted(blinds, key=lambda blind: blind[1] != "small_blind"):
        live = min(due, stakes.big_blind or due) if kind == "posted" else due
        yield Post(seat, kind, live)
        if due > live:
            yield Post(seat, "dead", due - live)
    for seat, amount in enumerate(_in_seats(fields.get("_dead", [])), start=1):
        if amount:
            yield Post(seat, "dead", scale.chips(amount))


def house_of(
    fields: Mapping[str, Any], actions: tuple[Recorded, ...], wanted: House | None
) -> House:
    """The house *wanted*, else that named in `_house`, else the neutral one.

    All-in hands are opened at once unless the record shows that they were not.
    """
    home = wanted or house(fields.get("_house", "neutral"))
    options = home.options
    if not options.showdown.allin_all_up or _tabled(actions):
        return home
    showdown = replace(options.showdown, allin_all_up=False)
    return replace(home, options=replace(options, showdown=showdown))


def _tabled(actions: tuple[Recorded, ...]) -> bool:
    """Whether nothing after the last bet tells that all-in hands stayed closed.

    That is: no card is dealt before the first hand is shown, and no hand is thrown or kept closed.
    """
    last = max(
        (i for i, action in enumerate(actions) if isinstance(action, _DECISIONS)), default=-1
    )
    after = actions[last + 1 :]
    redrawn = last >= 0 and isinstance(actions[last], StandPatDiscard)
    if after and not redrawn and isinstance(after[0], DealBoard | DealHole):
        return False
    shows = [action.cards for action in after if isinstance(action, ShowMuck)]
    return not any(cards is None or (cards != AS_DEALT and HIDDEN in cards) for cards in shows)
