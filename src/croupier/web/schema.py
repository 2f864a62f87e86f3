"""The JSON schema of the wire, from which the browser's types are made."""

import argparse
import json
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from croupier.web import rule_wire, wire

DEFAULT = Path(__file__).resolve().parents[3] / "ui" / "src" / "wire.schema.json"
"""Where the interface's sources look for it."""


def schema() -> dict[str, Any]:
    """One JSON schema whose `$defs` are all messages, both ways."""
    plain = [*rule_wire.RULE_REQUESTS, *rule_wire.RULE_REPLIES]
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
    return json.dumps(schema(), ensure_ascii=False, indent=2) + "\n"


def main() -> None:
    """Write the schema to a file, by default the one the interface reads; `-` prints it."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("file", nargs="?", default=str(DEFAULT))
    target = parser.parse_args().file
    if target == "-":
        print(as_text(), end="")  # noqa: T201 - asked for
    else:
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        Path(target).write_text(as_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
