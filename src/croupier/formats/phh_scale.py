"""Amounts of a hand history as chips: whole numbers of the smallest piece of a chip that counts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from croupier.formats.phh_actions import CompleteBetRaise, Recorded
from croupier.formats.phh_fields import STAKES_FIELDS
from croupier.play.setup import Chips

Amount = int | Decimal

_AMOUNTS = ("antes", "starting_stacks", "_dead", "_kill", "_carried", "_unit")
_OWN_STAKES = ("_small_blind", "_middle_blind", "_big_blind", "_ante", "_big_bet")


@dataclass(frozen=True, slots=True)
class Scale:
    """How amounts of a file become chips: times *factor*, a power of ten.

    *unit* is the smallest chip in play, in chips.
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

    That chip is the least piece any amount has, unless the file names it; but where the results
    show halves of the chips that were bet, the chips that were bet.
    """
    actions = tuple(actions)
    played = _places(amounts_played(fields, actions))
    results = _places(fields.get("finishing_stacks", ()))
    factor = 10 ** max(played, results)
    if "_unit" in fields:
        return Scale(factor, int(fields["_unit"] * factor))
    return Scale(factor, 10 ** (results - played) if shows_halves(fields, actions) else 1)


def shows_halves(fields: Mapping[str, Any], actions: Iterable[Recorded]) -> bool:
    """Whether the results alone have halves of the chips that were bet, and nothing smaller."""
    results = fields.get("finishing_stacks", ())
    if not _places(results):
        return False
    chip = Decimal(1).scaleb(-_places(amounts_played(fields, actions)))
    parts = {Decimal(result) % chip for result in results}
    return parts == {0, chip / 2} or parts == {chip / 2}


def amounts_played(fields: Mapping[str, Any], actions: Iterable[Recorded]) -> Iterator[Amount]:
    """Every amount a hand is played with; its results are not among them."""
    for name in (*STAKES_FIELDS, *_AMOUNTS, *_OWN_STAKES):
        value = fields.get(name, ())
        yield from value if isinstance(value, list | tuple) else (value,)
    yield from (post["amount"] for post in fields.get("_posts", ()))
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
