"""What is wrong with the fields of a hand history taken together, besides each by itself."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any

from croupier.formats.phh_error import PhhError, Place, bad_field
from croupier.formats.phh_fields import POSITIVE, STACKS, is_number, own_faults
from croupier.text import Text

_ONE_A_PLAYER = (
    *("antes", "blinds_or_straddles", "players", "seats", "_dead", "_kill"),
    *("finishing_stacks", "winnings", "time_banks"),
)
_HEADS_UP = 2
_LEAP_YEAR = 2000
_DATE = ("year", "month", "day")


def field_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """Everything wrong with the fields of a hand but the words of its actions."""
    alone = tuple(own_faults(fields, place))
    yield from alone
    if not isinstance(fields.get("variant"), str):
        return
    wrong = {fault.place.field for fault in alone}
    sound = {name: value for name, value in fields.items() if name not in wrong}
    for check in _CHECKS:
        yield from check(sound, place)


def _length_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    stacks = fields.get("starting_stacks")
    if not isinstance(stacks, list):
        return
    players = len(stacks)
    if players < _HEADS_UP:
        yield bad_field(
            place,
            "starting_stacks",
            Text("a hand needs two players.", "il faut deux joueurs pour une main."),
        )
    for name in _ONE_A_PLAYER:
        value = fields.get(name)
        if isinstance(value, list) and len(value) != players:
            yield bad_field(
                place,
                name,
                Text(
                    f"{len(value)} entries for {players} players.",
                    f"{len(value)} valeurs pour {players} joueurs.",
                ),
            )


def _stack_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """Everybody has chips, or carried ones to play for."""
    stacks, groups = fields.get("starting_stacks", []), fields.get("_carried_for", [])
    entitled = [one for group in groups for one in (group if isinstance(group, list) else [group])]
    if any(not stack and player not in entitled for player, stack in enumerate(stacks, start=1)):
        words = STACKS.words
        yield bad_field(
            place,
            "starting_stacks",
            Text(f"{stacks!r} is not {words.en}.", f"{stacks!r} n’est pas {words.fr}."),
        )


def _size_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """The bets of a hand in their order: bring-in, small bet, big bet."""
    for lower, upper in (("bring_in", "small_bet"), ("small_bet", "big_bet")):
        low, high = fields.get(lower), fields.get(upper)
        if low is None or high is None or not (POSITIVE.holds(low) and POSITIVE.holds(high)):
            continue
        if low > high or (low == high and lower == "bring_in"):
            yield bad_field(
                place,
                lower,
                Text(
                    f"{low} is too much for a {upper} of {high}.", f"{low} dépasse {upper}, {high}."
                ),
            )


def _seat_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """Every player has a seat of his own, and the table has that seat."""
    seats, count = fields.get("seats"), fields.get("seat_count")
    if seats is None:
        return
    if len(set(seats)) < len(seats):
        yield bad_field(
            place, "seats", Text("two players in one seat.", "deux joueurs au même siège.")
        )
    if count is not None and any(not 0 < seat <= count for seat in seats):
        yield bad_field(
            place,
            "seats",
            Text(f"the table has the seats 1 to {count}.", f"la table a les sièges 1 à {count}."),
        )


def _date_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """Day, month and year are a day that was, as far as they are told."""
    told = [name for name in _DATE if name in fields]
    year, month, day = (
        fields.get(name, other) for name, other in zip(_DATE, (_LEAP_YEAR, 1, 1), strict=True)
    )
    try:
        date(year, month, day)
    except (ValueError, OverflowError):
        words = "-".join(str(fields[name]) for name in told)
        yield bad_field(
            place, told[-1], Text(f"{words} is no date.", f"{words} n’est pas une date.")
        )


def _winnings_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """What a player won is no less than his stack grew, and no more than it is."""
    names = ("starting_stacks", "finishing_stacks", "winnings")
    arrays = [fields.get(name) for name in names]
    if any(array is None for array in arrays) or len({len(array) for array in arrays if array}) > 1:
        return
    for player, (start, finish, won) in enumerate(zip(*arrays, strict=True), 1):
        if is_number(start) and not max(finish - start, 0) <= won <= finish:
            yield bad_field(
                place,
                "winnings",
                Text(
                    f"p{player} has {start} before and {finish} after, and won {won}.",
                    f"p{player} a {start} avant et {finish} après, et gagné {won}.",
                ),
            )


def _carried_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """Every carried pot names the players who may win it, who are players of the hand."""
    amounts, entitled = fields.get("_carried", 0), fields.get("_carried_for", [])
    several = isinstance(amounts, list)
    groups = entitled if several else [entitled]
    if several and len(amounts) != len(groups):
        told = f"{len(groups)} groups of players for {len(amounts)} pots."
        yield bad_field(
            place,
            "_carried_for",
            Text(told, f"{len(groups)} groupes de joueurs pour {len(amounts)} pots."),
        )
        return
    stacks = fields.get("starting_stacks", [])
    numbers = [one for group in groups for one in (group if isinstance(group, list) else [group])]
    nobody = any(not (type(one) is int and 0 < one <= len(stacks)) for one in numbers)
    if nobody or (several and not all(isinstance(group, list) for group in groups)):
        yield bad_field(
            place,
            "_carried_for",
            Text("no such players in the hand.", "pas de tels joueurs dans la main."),
        )


def _post_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """Every forced bet is a player's of the hand."""
    players = len(fields.get("starting_stacks", []))
    for post in fields.get("_posts", []):
        if not 0 < post["player"] <= players:
            yield bad_field(
                place,
                "_posts",
                Text(
                    f"there is no p{post['player']}, only p1 to p{players}.",
                    f"il n’y a pas de p{post['player']}, seulement p1 à p{players}.",
                ),
            )


_CHECKS: tuple[Callable[[Mapping[str, Any], Place], Iterator[PhhError]], ...] = (
    _length_faults,
    _stack_faults,
    _size_faults,
    _seat_faults,
    _date_faults,
    _winnings_faults,
    _carried_faults,
    _post_faults,
)
