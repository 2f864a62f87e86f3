"""Frozen dataclasses that are as cheap to make as plain ones.

A frozen dataclass sets each field through `object.__setattr__`; a hand has about a hundred facts
and wishes, and that was a twentieth of its time.  Here the slots are filled directly.
"""

from dataclasses import MISSING, fields
from typing import Any


def cheap(kind: type[Any]) -> None:
    """Give a frozen dataclass with slots an `__init__` of the same signature that fills its slots.

    Fields of mutable default (a factory) are not known here; events and actions have none.
    """
    names = [field.name for field in fields(kind)]
    known: dict[str, Any] = {f"set_{name}": getattr(kind, name).__set__ for name in names}
    known |= {
        f"default_{field.name}": field.default
        for field in fields(kind)
        if field.default is not MISSING
    }
    asked = [f"{name}=default_{name}" if f"default_{name}" in known else name for name in names]
    lines = [f"def __init__({', '.join(['self', *asked])}):"]
    lines += [f"    set_{name}(self, {name})" for name in names] or ["    pass"]
    made: dict[str, Any] = {}
    exec("\n".join(lines), known, made)  # noqa: S102 - as dataclasses do it
    made["__init__"].__annotations__ = kind.__init__.__annotations__
    kind.__init__ = made["__init__"]
