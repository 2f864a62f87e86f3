"""What a line typed by the player means: an action, a command, or why it is neither."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from croupier.cli import play_words as words
from croupier.play import actions as act
from croupier.play.menu import Menu
from croupier.play.setup import Chips, SeatNo
from croupier.play.view import View
from croupier.text import Text

Command = Literal["hint", "quit", "amount"]
"""Say what may be done; leave; ask for the amount of a wager."""


@dataclass(frozen=True, slots=True)
class Sorry:
    """The line means nothing that can be done now."""

    text: Text


Meaning = act.Action | Command | Sorry

_LINE = re.compile(r"([^\W\d_]+|\?)?[\s:,]*(.*)", re.DOTALL)
_LONGEST = 20

_WORDS = {
    "f": ("fold", "passer", "passe"),
    "k": ("check", "parole"),
    "c": ("call", "suivre", "suis"),
    "r": ("b", "bet", "raise", "open", "complete", "miser", "relancer", "ouvrir", "compléter"),
    "i": ("bring", "bringin"),
    "d": ("draw", "tirer", "throw", "écarter"),
    "s": ("show", "montrer"),
    "m": ("muck", "jeter"),
    "x": ("chop",),
    "p": ("play", "jouer"),
    "t": ("times", "fois"),
    "h": ("help", "hint", "aide", "?"),
    "q": ("quit", "exit", "quitter", "partir"),
}
_KEY_OF = {word: key for key, many in _WORDS.items() for word in (key, *many)}

_COMMANDS: dict[str, Command] = {"h": "hint", "q": "quit"}
_SIMPLE: dict[str, Callable[[SeatNo], act.Action]] = {
    "f": act.Fold,
    "k": act.Check,
    "c": act.Call,
    "i": act.BringIn,
    "s": act.Show,
    "m": act.Muck,
    "x": act.ChopBlinds,
    "p": act.DeclineChop,
}

_SIZES = {
    "min": "min",
    "half": "half",
    "demi": "half",
    "moitié": "half",
    "pot": "pot",
    "all": "all",
    "allin": "all",
    "max": "all",
    "tapis": "all",
}


def key_of(line: str) -> str:
    """The key a line begins with, its words understood; empty if it is none."""
    found = _LINE.match(line.strip().lower())
    return _KEY_OF.get(found.group(1) or "", "") if found else ""


def read_line(line: str, seen: View) -> Meaning:
    """What *line* means for the player whose turn it is."""
    found = _LINE.match(line.strip().lower())
    word, rest = (found.group(1) or "", found.group(2).strip()) if found else ("", "")
    key = _KEY_OF.get(word, "")
    if not line.strip():
        return Sorry(words.TYPE_A_KEY)
    if not key:
        return Sorry(words.NO_SUCH_KEY.format(key=repr(line.strip()[:_LONGEST])))
    if key in _COMMANDS:
        return _COMMANDS[key]
    if not _offered(seen.menu)[key]:
        return Sorry(words.NOT_NOW.format(key=key, what=words.KEYS[key]))
    if key in _WITH_MORE:
        return _WITH_MORE[key](rest, seen)
    return _SIMPLE[key](seen.menu.seat)


def _offered(options: Menu) -> dict[str, bool]:
    """Which keys may be used now."""
    return {
        "f": options.fold,
        "k": options.check,
        "c": options.call > 0,
        "r": options.wager is not None,
        "i": options.bring_in > 0,
        "d": options.draw is not None,
        "s": options.show,
        "m": options.muck,
        "x": options.chop,
        "p": options.decline,
        "t": options.runs > 0,
    }


def read_amount(line: str, seen: View) -> Meaning:
    """What *line* means where the amount of a wager is asked for."""
    command = _COMMANDS.get(key_of(line))
    if command is not None:
        return command
    return _wager(line.strip().lower(), seen) if line.strip() else Sorry(words.HOW_MUCH)


def _wager(rest: str, seen: View) -> Meaning:
    wager = seen.menu.wager
    if wager is None:
        return Sorry(words.HOW_MUCH)
    if not rest:
        only = wager.choices[0] if len(wager.choices) == 1 else None
        if only is None and wager.least == wager.most:
            only = wager.most
        return "amount" if only is None else _wager_to(only, seen)
    name = _SIZES.get(re.sub(r"[\s-]", "", rest))
    if name is not None:
        return _wager_to(words.wager_total(name, seen, wager), seen)
    digits = re.sub(r"(?<=[0-9])[\s,.](?=[0-9]{3})", "", rest)
    if not re.fullmatch(r"[0-9]{1,12}", digits):
        return Sorry(words.NO_AMOUNT.format(amount=repr(rest[:_LONGEST])))
    return _wager_to(int(digits), seen)


def _wager_to(total: Chips, seen: View) -> act.Action:
    wager, seat = seen.menu.wager, seen.menu.seat
    if wager is not None and wager.kind in ("bet", "open"):
        return act.Bet(seat, total)
    return act.Raise(seat, total)


def _draw(rest: str, seen: View) -> Meaning:
    """Cards by their numbers, `1 3` or `13`; 0 for none."""
    own = seen.seats[seen.viewer - 1].cards
    numbers = re.sub(r"[\s,;.]+", "", rest)
    if not re.fullmatch(r"[0-9]+", numbers):
        return Sorry(words.WHICH_CARDS)
    places = [] if set(numbers) == {"0"} else [int(digit) for digit in numbers]
    fits = all(1 <= place <= len(own) for place in places)
    if not fits or len(set(places)) < len(places):
        return Sorry(words.WHICH_CARDS)
    return act.Draw(seen.menu.seat, tuple(own[place - 1] for place in places))


def _times(rest: str, seen: View) -> Meaning:
    if not re.fullmatch(r"[0-9]", rest):
        return Sorry(words.NOT_NOW.format(key=f"t {rest[:_LONGEST]}", what=words.KEYS["t"]))
    return act.RunTimes(seen.menu.seat, int(rest))


_WITH_MORE: dict[str, Callable[[str, View], Meaning]] = {"r": _wager, "d": _draw, "t": _times}
