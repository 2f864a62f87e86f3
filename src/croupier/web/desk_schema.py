"""The JSON schema of what the pages of the card room ask and are told."""

from collections.abc import Mapping
from typing import Any

from msgspec.json import schema_components

from croupier.cardroom.desk.deeds_all import DEEDS
from croupier.cardroom.desk.questions import QUESTIONS
from croupier.web import desk_wire


def desk_schema() -> dict[str, Any]:
    """One JSON schema: frames, plain messages, and the fields of deeds and questions by their tags.

    A deed is sent as its fields with `deed`, the tag, and `id`, a text that is the same when the
    same deed is sent again; a question as its fields with `question`.
    """
    frames, plain = desk_wire.DeskFrame.__args__, desk_wire.DESK_REPLIES
    asked = desk_wire.DESK_REQUESTS
    roots = [*frames, *asked, *plain, *DEEDS.values(), *QUESTIONS.values()]
    refs, components = schema_components(roots, ref_template="#/$defs/{name}")
    named = dict(zip(roots, refs, strict=True))
    properties = {
        "frame": {"anyOf": [named[kind] for kind in frames]},
        "request": {"anyOf": [named[kind] for kind in asked]},
        "plain": {"anyOf": [named[kind] for kind in plain]},
        "deeds": _by_tag({tag: named[kind] for tag, kind in DEEDS.items()}),
        "questions": _by_tag({tag: named[kind] for tag, kind in QUESTIONS.items()}),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "DeskWire",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "$defs": components,
    }


def _by_tag(refs: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": dict(refs),
        "required": list(refs),
        "additionalProperties": False,
    }
