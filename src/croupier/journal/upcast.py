"""Records of earlier versions in today's words: the journal keeps what was written, for ever."""

from collections.abc import Mapping
from typing import Any


def upcast(tag: str, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """An event's fields as they are called today."""
    if tag == "pot_carried" and "amount" in body:
        return {"pots": [[body["amount"], body["seats"]]]}
    return body


def upcast_setup(body: Mapping[str, Any]) -> Mapping[str, Any]:
    """A hand's setup, or a seating, as it is written today: carried chips by parts, bomb pots."""
    if not isinstance(body.get("carried"), int):
        return body
    chips, seats = body["carried"], body["carried_for"]
    rest = {key: value for key, value in body.items() if key != "carried_for"}
    return {"bomb_pot": False, **rest, "carried": [[chips, seats]] if chips else []}
