"""The forced bets of a hand history: who posts what, in the order in which it is paid."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from croupier.formats.phh_scale import Amount, Scale
from croupier.play.setup import Chips, Post, PostKind, SeatNo, Stakes
from croupier.rulebook.house import House

_HEADS_UP = 2


def posts_of(
    fields: Mapping[str, Any], scale: Scale, stakes: Stakes, home: House
) -> tuple[Post, ...]:
    """Antes and blinds in the order they are paid: one for all may follow the blinds.

    `_posts` says it all by itself, where the fields of the format cannot.
    """
    if "_posts" in fields:
        return tuple(
            Post(post["player"], post["kind"], scale.chips(post["amount"]))
            for post in fields["_posts"]
        )
    antes, blinds = _antes(fields, scale), tuple(_blinds(fields, scale, stakes))
    alone = len(antes) == 1
    if alone and home.options.blinds.ante_order == "blind_first":
        return (*blinds, *antes)
    return (*antes, *blinds)


def blinds_of(fields: Mapping[str, Any], scale: Scale) -> tuple[Post, ...]:
    """The array of blinds as posts, in its order.

    The first two are the blinds (three where there is a middle one), a lone one the big blind, and
    the smaller never is; those after them are straddles, and negative ones were put up to come in.
    """
    blinds: list[Amount] = fields.get("blinds_or_straddles", [])
    forced = [place for place, blind in enumerate(blinds) if blind > 0]
    own = forced[: 3 if "_middle_blind" in fields else 2]
    big = max(own, key=lambda place: (blinds[place], place), default=None)

    def kind(place: int) -> PostKind:
        if blinds[place] < 0:
            return "posted"
        if place not in own:
            return "straddle"
        return "big_blind" if place == big else "small_blind"

    return tuple(
        Post(_seat(blinds, place), kind(place), abs(scale.chips(due)))
        for place, due in enumerate(blinds)
        if due
    )


def _seat(array: Sequence[Amount], place: int) -> SeatNo:
    """The seat of a place in an array of forced bets: heads-up it is written button first."""
    return len(array) - place if len(array) == _HEADS_UP else place + 1


def _by_seat(fields: Mapping[str, Any], name: str, scale: Scale) -> list[tuple[SeatNo, Chips]]:
    array: list[Amount] = fields.get(name, [])
    return sorted((_seat(array, place), scale.chips(due)) for place, due in enumerate(array))


def _antes(fields: Mapping[str, Any], scale: Scale) -> tuple[Post, ...]:
    """Antes that differ are dead money, and so are equal ones that need not be matched."""
    antes = _by_seat(fields, "antes", scale)
    equal = all(one[1] == other[1] for one, other in pairwise(antes))
    stacks = fields["starting_stacks"]
    nobody_is_short = all(stacks[seat - 1] * scale.factor >= ante for seat, ante in antes)
    matched = fields.get("ante_trimming_status", False) or nobody_is_short
    kind: PostKind = "ante" if equal and matched else "dead_ante"
    return tuple(Post(seat, kind, ante) for seat, ante in antes if ante)


def _blinds(fields: Mapping[str, Any], scale: Scale, stakes: Stakes) -> Iterator[Post]:
    """The blinds; of a late one what exceeds the big blind is dead."""
    for post in sorted(blinds_of(fields, scale), key=lambda post: post.kind != "small_blind"):
        live = post.amount
        if post.kind == "posted":
            live = min(live, stakes.big_blind or live)
        yield Post(post.seat, post.kind, live)
        if post.amount > live:
            yield Post(post.seat, "dead", post.amount - live)
    for seat, amount in _by_seat(fields, "_kill", scale):
        if amount:
            yield Post(seat, "kill", amount)
    for seat, amount in _by_seat(fields, "_dead", scale):
        if amount:
            yield Post(seat, "dead", amount)
