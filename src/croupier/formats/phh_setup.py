"""From the fields of a hand history to a hand of the core: amounts in chips, forced bets, house."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any

from croupier.cards import HIDDEN
from croupier.data import DataError
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
from croupier.formats.phh_error import bad_field
from croupier.formats.phh_fields import Variant
from croupier.formats.phh_posts import blinds_of, posts_of
from croupier.formats.phh_scale import Scale, amounts_played, shows_halves
from croupier.games import Structure, game
from croupier.play.setup import Carried, Chips, HandSetup, Stakes
from croupier.rulebook.house import House, house
from croupier.rulebook.options.index import changed
from croupier.text import Text

NEUTRAL = "neutral"
"""The house of a file that names none."""

OWN_STAKES = ("middle_blind", "small_blind", "big_blind", "ante", "big_bet")
"""Stakes with a user field of ours of that name after a `_`, for want of one in the format."""

_UNKNOWN = Decimal("inf")
_DECISIONS = Fold | CheckCall | CompleteBetRaise | BringIn | StandPatDiscard


def setup_of(
    hand: PhhHand, variant: Variant, scale: Scale, actions: Iterable[Recorded], home: House
) -> HandSetup:
    """The hand of a valid history before its first chip: pN in seat N, the button on the last."""
    fields = hand.fields
    stakes = stakes_of(fields, variant.structure, scale)
    return HandSetup(
        game=game(variant.game),
        stakes=stakes,
        house=home,
        stacks=(0, *_stacks(fields, scale, actions)),
        button=hand.players,
        posts=posts_of(fields, scale, stakes, home),
        carried=_carried(fields, scale),
        passed_out=fields.get("_passed_out", 0),
        bomb_pot=fields.get("_bomb_pot", False),
    )


def _stacks(
    fields: Mapping[str, Any], scale: Scale, actions: Iterable[Recorded]
) -> tuple[Chips, ...]:
    """The stacks in chips; an unknown one is deeper than all the chips of the record together."""
    stacks = fields["starting_stacks"]
    if _UNKNOWN not in stacks:
        return tuple(scale.chips(stack) for stack in stacks)
    played = amounts_played(fields, actions)
    recorded = (abs(Decimal(amount)) for amount in played if amount != _UNKNOWN)
    deep = scale.chips(10 * sum(recorded))
    return tuple(deep if stack == _UNKNOWN else scale.chips(stack) for stack in stacks)


def stakes_of(fields: Mapping[str, Any], structure: Structure, scale: Scale) -> Stakes:
    """The stakes as the bets and the forced bets tell them, but for those that are named."""
    posted: dict[str, Chips] = {
        post.kind: post.amount for post in reversed(blinds_of(fields, scale))
    }
    bets: dict[str, Chips] = {
        name: scale.chips(fields[name])
        for name in ("small_bet", "big_bet", "bring_in")
        if name in fields
    }
    if "min_bet" in fields:
        bets["small_bet"] = bets["big_bet"] = scale.chips(fields["min_bet"])
    told: dict[str, Chips] = {
        **bets,
        **{name: posted[name] for name in ("small_blind", "big_blind") if name in posted},
        "ante": scale.chips(max(fields["antes"])),
        **{name: scale.chips(fields[f"_{name}"]) for name in OWN_STAKES if f"_{name}" in fields},
    }
    structures = tuple(fields.get("_structures", ()))
    return Stakes(structure=structure, unit=scale.unit, structures=structures, **told)


def _carried(fields: Mapping[str, Any], scale: Scale) -> tuple[Carried, ...]:
    """The pots of hands before; a lone number is one pot, which all may win if nobody is named."""
    amounts, seats = fields.get("_carried", 0), fields.get("_carried_for", [])
    if not isinstance(amounts, list):
        everybody = range(1, len(fields["starting_stacks"]) + 1)
        amounts, seats = [amounts], [seats or everybody]
    return tuple(
        Carried(scale.chips(amount), tuple(sorted(entitled)))
        for amount, entitled in zip(amounts, seats, strict=True)
        if amount
    )


def house_of(hand: PhhHand, actions: tuple[Recorded, ...], wanted: House | None) -> House:
    """The house *wanted*, else the file's `_house` and `_options`, else the neutral one.

    A file without options is read by what it shows: halves of a chip if its results have them, as
    many runs as it has, chopped blinds.  All-in hands are opened at once unless the record shows
    that they were not.
    """
    fields = hand.fields
    home = wanted or _own_house(hand)
    if wanted is None and "_options" in fields:
        return home
    if wanted is None:
        home = _as_shown(home, fields, actions)
    if not home.options.showdown.allin_all_up or _tabled(actions):
        return home
    return _choosing(home, "showdown", allin_all_up=False)


def _as_shown(home: House, fields: Mapping[str, Any], actions: tuple[Recorded, ...]) -> House:
    if "_house" not in fields and shows_halves(fields, actions):
        home = _choosing(home, "odd_chips", unit="half_chip")
    if "_chopped" in fields:
        home = _choosing(home, "blinds", chop=True)
    most = max(runs_of(fields))
    if most > home.options.dealing.max_runs:
        home = _choosing(home, "dealing", max_runs=most)
    return home


def runs_of(fields: Mapping[str, Any]) -> list[int]:
    """How often the players wanted the cards to come dealt: one answer of all, or one each."""
    runs = fields.get("_runs", 1)
    return runs if isinstance(runs, list) else [runs]


def _own_house(hand: PhhHand) -> House:
    base = house(hand.fields.get("_house", NEUTRAL))
    changes = hand.fields.get("_options", {})
    try:
        options = changed(base.options, changes, "_options")
    except DataError as error:
        raise bad_field(
            hand.place, "_options", Text(f"{error.text.en}.", f"{error.text.fr}.")
        ) from error
    return replace(base, options=options)


def _choosing(home: House, group: str, **choices: object) -> House:
    chosen = replace(getattr(home.options, group), **choices)
    return replace(home, options=replace(home.options, **{group: chosen}))


def _tabled(actions: tuple[Recorded, ...]) -> bool:
    """Whether nothing after the last bet tells that all-in hands stayed closed.

    That is: no card is dealt before the first hand is shown, and no hand is thrown or kept closed.
    """
    last = max(
        (i for i, action in enumerate(actions) if isinstance(action, _DECISIONS)), default=-1
    )
    after = actions[last + 1 :]
    redrawn = last >= 0 and isinstance(actions[last], StandPatDiscard)
    dealt = DealBoard if redrawn else DealBoard | DealHole
    if after and isinstance(after[0], dealt):
        return False
    shows = [action.cards for action in after if isinstance(action, ShowMuck)]
    return not any(cards is None or (cards != AS_DEALT and HIDDEN in cards) for cards in shows)
