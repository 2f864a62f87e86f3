"""Events as data that JSON can hold, and back: tag, then one key a field; cards as text.

A hand's setup names its game and its house, with what differs from those that come with the
package, so that an old hand is read as it was played.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, asdict, fields
from functools import lru_cache
from typing import Any, get_type_hints

from croupier.cards import Card, CardError, parse_card, parse_cards, show_cards
from croupier.data import DataError, build, difference, merged
from croupier.games import Game, game, game_ids
from croupier.journal.upcast import upcast, upcast_setup
from croupier.play.all_events import EVENTS
from croupier.play.events import Event
from croupier.play.irregular import Order
from croupier.play.irregular_events import Move, Returns
from croupier.play.setup import Carried, HandSetup, Post, Stakes
from croupier.rulebook.house import House, house, preset_names
from croupier.text import Text

Body = dict[str, Any]

_FALL_BACK_HOUSE = "neutral"
_REMEMBERED = 64
"""Games and houses kept as data: a table writes the same ones with every hand."""


class CodecError(ValueError):
    """A record in the journal is not what any event looks like; the message says why."""


def event_to(event: Event) -> Body:
    """An event's fields as data; its tag stands beside them in the journal."""
    write = _WRITE[event.tag]
    return {name: write[name](getattr(event, name)) for name in write}


def event_from(tag: str, body: Mapping[str, Any]) -> Event:
    """The event of that tag; raises CodecError for a tag or fields nobody wrote."""
    kind = EVENTS.get(tag)
    if kind is None:
        raise CodecError(f"no event is called {tag!r}")
    read = _READ[tag]
    body = upcast(tag, body)
    if not _NEEDED[tag] <= body.keys() <= read.keys():
        raise CodecError(f"{tag}: has the fields {sorted(body)}, not {sorted(read)}")
    try:
        return kind(**{name: read[name](value) for name, value in body.items()})
    except (AttributeError, CardError, DataError, KeyError, TypeError) as error:
        raise CodecError(f"{tag}: {error}") from error


def _hints(kind: type[Event]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _as_it_is(value: object) -> object:
    return value


def setup_to(setup: HandSetup) -> Body:
    """A hand's setup as data."""
    return {
        "game": _game_to(setup.game),
        "stakes": {**asdict(setup.stakes), "structures": list(setup.stakes.structures)},
        "house": _house_to(setup.house),
        "stacks": list(setup.stacks),
        "button": setup.button,
        "posts": _posts_to(setup.posts),
        "number": setup.number,
        "carried": carried_to(setup.carried),
        "passed_out": setup.passed_out,
        "bomb_pot": setup.bomb_pot,
    }


def setup_from(body: Mapping[str, Any]) -> HandSetup:
    """The setup of that data."""
    body = upcast_setup(body)
    return HandSetup(
        game=_game_from(body["game"]),
        stakes=build(Stakes, body["stakes"], "stakes"),
        house=_house_from(body["house"]),
        stacks=tuple(body["stacks"]),
        button=body["button"],
        posts=_posts_from(body["posts"]),
        number=body["number"],
        carried=carried_from(body["carried"]),
        passed_out=body["passed_out"],
        bomb_pot=body["bomb_pot"],
    )


def carried_to(pots: Sequence[Carried]) -> list[list[Any]]:
    """Carried pots as data: the chips of each, and the seats that may win them."""
    return [[amount, list(seats)] for amount, seats in pots]


def carried_from(body: Sequence[Any]) -> tuple[Carried, ...]:
    """The carried pots of that data."""
    return tuple(Carried(amount, tuple(seats)) for amount, seats in body)


@lru_cache(maxsize=_REMEMBERED)
def _game_to(variant: Game) -> str | Body:
    if variant.id in game_ids() and game(variant.id) == variant:
        return variant.id
    return _plain(variant)


def _game_from(value: str | Body) -> Game:
    return game(value) if isinstance(value, str) else build(Game, value, "game")


@lru_cache(maxsize=_REMEMBERED)
def _house_to(rules: House) -> str | Body:
    base = _base_house(rules.id)
    changes = difference(_plain(rules), _plain(base))
    return {"base": base.id, "changes": changes} if changes else base.id


def _house_from(value: str | Body) -> House:
    if isinstance(value, str):
        return house(value)
    base = _plain(_base_house(value["base"]))
    return build(House, merged(base, value["changes"]), "house")


def _base_house(id: str) -> House:
    return house(id if id in preset_names() else _FALL_BACK_HOUSE)


def _plain(value: Game | House) -> Body:
    """A dataclass as JSON would hold it: tuples are lists."""
    plain: Body = json.loads(json.dumps(asdict(value)))
    return plain


def _returns_to(returns: Returns) -> list[list[int]]:
    return [list(pair) for pair in returns]


def _returns_from(body: Sequence[Any]) -> Returns:
    return tuple((seat, chips) for seat, chips in body)


def _moves_to(moves: Sequence[Move]) -> list[list[Any]]:
    return [[str(card), *rest] for card, *rest in moves]


def _moves_from(body: Sequence[Any]) -> tuple[Move, ...]:
    return tuple(Move(parse_card(card), *rest) for card, *rest in body)


def _posts_to(posts: Sequence[Post]) -> list[list[Any]]:
    return [[post.seat, post.kind, post.amount] for post in posts]


def _posts_from(body: Sequence[Any]) -> tuple[Post, ...]:
    return tuple(Post(*post) for post in body)


def _order_from(body: Body) -> Order:
    return build(Order, body, "order")


def _text_from(body: Body) -> Text:
    return build(Text, body, "text")


_Cards = tuple[Card, ...]
_Seats = tuple[int, ...]
_Carried = tuple[Carried, ...]
_WRITERS: dict[Any, Callable[[Any], Any]] = {
    Card: str,
    Text: asdict,
    Order: asdict,
    Returns: _returns_to,
    tuple[Move, ...]: _moves_to,
    tuple[Post, ...]: _posts_to,
    tuple[str, ...]: list,
    _Cards: show_cards,
    _Seats: list,
    _Carried: carried_to,
    HandSetup: setup_to,
}
_READERS: dict[Any, Callable[[Any], Any]] = {
    Card: parse_card,
    Text: _text_from,
    Order: _order_from,
    Returns: _returns_from,
    tuple[Move, ...]: _moves_from,
    tuple[Post, ...]: _posts_from,
    tuple[str, ...]: tuple,
    _Cards: parse_cards,
    _Seats: tuple,
    _Carried: carried_from,
    HandSetup: setup_from,
}
_WRITE = {
    tag: {name: _WRITERS.get(hint, _as_it_is) for name, hint in _hints(kind).items()}
    for tag, kind in EVENTS.items()
}
_READ = {
    tag: {name: _READERS.get(hint, _as_it_is) for name, hint in _hints(kind).items()}
    for tag, kind in EVENTS.items()
}
_NEEDED = {
    tag: {
        field.name
        for field in fields(kind)
        if field.default is MISSING and field.default_factory is MISSING
    }
    for tag, kind in EVENTS.items()
}
"""The fields of each event that every record has had from the beginning."""
