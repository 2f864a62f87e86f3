"""The JSON schemas of the wire, from which the browser's types are made."""

import argparse
import json
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from croupier.web import floor_wire, rule_wire, wire
from croupier.web.desk_schema import desk_schema

DEFAULT = Path(__file__).resolve().parents[3] / "ui" / "src" / "wire.schema.json"
"""Where the interface's sources look for it."""

DESK = DEFAULT.with_name("desk_wire.schema.json")
"""The same for the pages of the card room."""


def schema() -> dict[str, Any]:
    """One JSON schema whose `$defs` are all messages, both ways."""
    plain = [*rule_wire.RULE_REQUESTS, *rule_wire.RULE_REPLIES, wire.Ledger]
    plain += [*floor_wire.FLOOR_REQUESTS, *floor_wire.FLOOR_REPLIES]
    roots = [*wire.Request.__args__, *wire.Reply.__args__, wire.Enter, wire.You, *plain]
    refs, components = schema_components(roots, ref_template="#/$defs/{name}")
    requests = len(wire.Request.__args__)
    replies = requests + len(wire.Reply.__args__)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {
            "request": {"anyOf": list(refs[:requests])},
            "reply": {"anyOf": list(refs[requests:replies])},
            "enter": refs[replies],
            "you": refs[replies + 1],
            "plain": {"anyOf": list(refs[replies + 2 :])},
        },
        "required": ["request", "reply", "enter", "you", "plain"],
        "additionalProperties": False,
        "$defs": components,
    }


def as_text() -> str:
    """The schema as it is committed."""
    return _written(schema())


def desk_as_text() -> str:
    """The schema of the card room's pages as it is committed."""
    return _written(desk_schema())


def _written(one: dict[str, Any]) -> str:
    return json.dumps(one, ensure_ascii=False, indent=2) + "\n"


def main() -> None:
    """Write the schemas to the files the interface reads; with a name, the first one only.

    `-` prints it.
    """
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("file", nargs="?", default=str(DEFAULT))
    target = parser.parse_args().file
    if target == "-":
        print(as_text(), end="")  # noqa: T201 - asked for
    else:
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        Path(target).write_text(as_text(), encoding="utf-8")
        if target == str(DEFAULT):
            DESK.write_text(desk_as_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
