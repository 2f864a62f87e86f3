"""Sequences and tables that only grow, and are cheap to grow: the old one shares all but its end.

They are kept in pieces of one size; adding copies the last piece and the list of the others.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar, overload

Item = TypeVar("Item")
Value = TypeVar("Value")

SIZE = 256
"""How many things a full piece holds."""


class Grown(Sequence[Item]):
    """A sequence that nobody can change; equal to any sequence of the same things."""

    __slots__ = ("_full", "_tail")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        """Hold *items*."""
        self._full: tuple[tuple[Item, ...], ...] = ()
        self._tail: tuple[Item, ...] = ()
        self._fill(tuple(items))

    def and_also(self, items: Iterable[Item]) -> "Grown[Item]":
        """The sequence with *items* at its end."""
        grown = Grown[Item]()
        grown._full = self._full
        grown._fill((*self._tail, *items))
        return grown

    def _fill(self, tail: tuple[Item, ...]) -> None:
        whole = len(tail) - len(tail) % SIZE
        pieces = tuple(tail[start : start + SIZE] for start in range(0, whole, SIZE))
        self._full = (*self._full, *pieces) if pieces else self._full
        self._tail = tail[whole:]

    def __len__(self) -> int:
        return len(self._full) * SIZE + len(self._tail)

    def __iter__(self) -> Iterator[Item]:
        for piece in self._full:
            yield from piece
        yield from self._tail

    @overload
    def __getitem__(self, index: int) -> Item: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Item, ...]: ...

    def __getitem__(self, index: int | slice) -> Item | tuple[Item, ...]:
        many = len(self)
        if isinstance(index, slice):
            return tuple(self[each] for each in range(*index.indices(many)))
        at = index + many if index < 0 else index
        if not 0 <= at < many:
            raise IndexError(index)
        piece, place = divmod(at, SIZE)
        return self._full[piece][place] if piece < len(self._full) else self._tail[place]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Grown):
            return self._full == other._full and self._tail == other._tail
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


class Named(Mapping[str, Value]):
    """A table by name that nobody can change: names are only added; equal to any such table."""

    __slots__ = ("_full", "_tail")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self) -> None:
        """Hold nothing."""
        self._full: tuple[Mapping[str, Value], ...] = ()
        self._tail: Mapping[str, Value] = MappingProxyType({})

    def and_also(self, added: Mapping[str, Value]) -> "Named[Value]":
        """The table with *added* too, of which it has none; KeyError for a name it has."""
        for name in added:
            if name in self:
                raise KeyError(name)
        grown = Named[Value]()
        tail = MappingProxyType({**self._tail, **added})
        if len(tail) < SIZE:
            grown._full, grown._tail = self._full, tail
        else:
            grown._full = (*self._full, tail)
        return grown

    def __getitem__(self, name: str) -> Value:
        if name in self._tail:
            return self._tail[name]
        for piece in reversed(self._full):
            if name in piece:
                return piece[name]
        raise KeyError(name)

    def __contains__(self, name: object) -> bool:
        return name in self._tail or any(name in piece for piece in self._full)

    def __iter__(self) -> Iterator[str]:
        for piece in self._full:
            yield from piece
        yield from self._tail

    def __len__(self) -> int:
        return sum(map(len, self._full)) + len(self._tail)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and dict(self.items()) == dict(other.items())

    def __repr__(self) -> str:
        return repr(dict(self.items()))
