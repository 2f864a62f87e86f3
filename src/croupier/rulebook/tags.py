"""The tie between a rule of the books and the code that lives up to it."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_TAGGED: dict[str, list[str]] = {}
_RULES: dict[str, tuple[str, ...]] = {}
_FUNCTIONS: dict[str, Callable[..., Any]] = {}


def rule(*ids: str) -> Callable[[F], F]:
    """Tag a function with the ids of the rules it lives up to; the function is unchanged."""

    def tag(function: F) -> F:
        place = place_of(function)
        _RULES[place] = ids
        _FUNCTIONS[place] = function
        for rule_id in ids:
            _TAGGED.setdefault(rule_id, []).append(place)
        return function

    return tag


def rules_of(function: Callable[..., Any]) -> tuple[str, ...]:
    """The rule ids *function* is tagged with; none if it is not."""
    return _RULES.get(place_of(function), ())


def tagged() -> dict[str, tuple[str, ...]]:
    """Every tagged rule id with the places (module:name) of its code, as imported so far."""
    return {rule_id: tuple(places) for rule_id, places in _TAGGED.items()}


def tagged_functions() -> dict[str, Callable[..., Any]]:
    """Every tagged function by its place (module:name), as imported so far."""
    return dict(_FUNCTIONS)


def place_of(function: Callable[..., Any]) -> str:
    """Where *function* stands, as module:name."""
    return f"{function.__module__}:{function.__qualname__}"
