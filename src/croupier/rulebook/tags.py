"""The tie between a rule of the books and the code that lives up to it."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_TAGGED: dict[str, list[str]] = {}
_RULES: dict[str, tuple[str, ...]] = {}


def rule(*ids: str) -> Callable[[F], F]:
    """Tag a function with the ids of the rules it lives up to; the function is unchanged."""

    def tag(function: F) -> F:
        place = _place(function)
        _RULES[place] = ids
        for rule_id in ids:
            _TAGGED.setdefault(rule_id, []).append(place)
        return function

    return tag


def rules_of(function: Callable[..., Any]) -> tuple[str, ...]:
    """The rule ids *function* is tagged with; none if it is not."""
    return _RULES.get(_place(function), ())


def tagged() -> dict[str, tuple[str, ...]]:
    """Every tagged rule id with the places (module:name) of its code, as imported so far."""
    return {rule_id: tuple(places) for rule_id, places in _TAGGED.items()}


def _place(function: Callable[..., Any]) -> str:
    return f"{function.__module__}:{function.__qualname__}"
