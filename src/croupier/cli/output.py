"""How commands print: results to standard output, progress and notes to standard error."""

import io
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import TypeVar

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from croupier.cards import Card
from croupier.data import DataError
from croupier.text import Language, Text

T = TypeVar("T")

_WIDE = 200

BAD_INPUT = 2
"""The exit code of a command that was asked for something that cannot be."""


def screen(width: int = _WIDE) -> Console:
    """Standard output, nothing coloured that was not meant to be, *width* wide where no eye is."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a sign the terminal lacks is no reason to stop
    console = Console(highlight=False, soft_wrap=True)
    if not console.is_terminal:
        console.width = width
    return console


def notes() -> Console:
    """Standard error, for progress, notes and what is wrong with the input."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def refuse(message: object, tongue: Language = "en") -> int:
    """Say in one line what is wrong with the input, in *tongue* if it can; the exit code."""
    said = message.text.in_language(tongue) if isinstance(message, DataError) else str(message)
    notes().print(said, style="red", markup=False)
    return BAD_INPUT


def headline(console: Console, id: str, title: Text, tongue: Language) -> None:
    """An id and its title, as one line that stands out."""
    console.print(f"[bold]{id}[/bold]  {escape(title.in_language(tongue))}")


def print_json(value: object) -> None:
    """One JSON document on standard output, and nothing else."""
    text = json.dumps(plain(value), ensure_ascii=False, indent=2)
    screen().out(text, highlight=False)


def plain(value: object) -> object:
    """*value* as JSON has it: texts in both languages, cards as text, dataclasses by field."""
    if isinstance(value, Card):
        return str(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def watched(items: Iterable[T], total: int, what: str, every: int = 1) -> Iterator[T]:
    """*items* as they go by, with a bar of progress that moves with *every* so many of them."""
    # Else rich would take what is printed meanwhile to standard error as well.
    with Progress(
        console=notes(), transient=True, redirect_stdout=False, redirect_stderr=False
    ) as progress:
        task = progress.add_task(what, total=total)
        left = iter(items)
        while some := tuple(islice(left, every)):
            yield from some
            progress.advance(task, len(some))


def language(asked: str) -> Language:
    """The language asked for; without one, that of the environment.  ValueError for another."""
    if asked == "fr":
        return "fr"
    if asked in ("en", ""):
        return "en" if asked else _of_environment()
    raise ValueError(f"no texts in {asked!r}; --lang is en or fr")


def language_or_none(asked: str) -> Language | None:
    """The language asked for; None, once it is said what is wrong, for one there is not."""
    try:
        return language(asked)
    except ValueError as error:
        refuse(error)
        return None


def _of_environment() -> Language:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    value = next((set_ for name in names if (set_ := os.environ.get(name))), "")
    return "fr" if value.lower().startswith("fr") else "en"


def joined(texts: Iterable[Text], by: str = ", ") -> Text:
    """Several texts as one."""
    texts = tuple(texts)
    return Text(by.join(text.en for text in texts), by.join(text.fr for text in texts))
