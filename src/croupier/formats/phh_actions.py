"""The words of a hand history: each line of `actions` as a small value, and back."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from croupier.cards import HIDDEN, Card, CardError, parse_card, show_cards
from croupier.formats.phh_error import Place, bad_action
from croupier.text import Text

Cards = tuple[Card, ...]

AS_DEALT: Literal["-"] = "-"
"""In ShowMuck: the cards are shown as they were dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """One line of a history; *commentary* is what follows its `#`, None without one."""

    commentary: str | None = None


@dataclass(frozen=True, slots=True)
class Nothing(Recorded):
    """A line without an action."""


@dataclass(frozen=True, slots=True)
class DealBoard(Recorded):
    """The dealer turns up common cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class DealHole(Recorded):
    """The dealer gives *player* its cards of the street, or its replacements after a draw."""

    player: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Fold(Recorded):
    """*player* folds."""

    player: int


@dataclass(frozen=True, slots=True)
class CheckCall(Recorded):
    """*player* checks, calls, or calls all-in for less."""

    player: int


@dataclass(frozen=True, slots=True)
class CompleteBetRaise(Recorded):
    """*player* bets, raises or completes *to* a total of the street, in units of the file."""

    player: int
    to: Decimal


@dataclass(frozen=True, slots=True)
class BringIn(Recorded):
    """*player* pays the bring-in."""

    player: int


@dataclass(frozen=True, slots=True)
class StandPatDiscard(Recorded):
    """*player* throws *cards*; none means it stands pat."""

    player: int
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class ShowMuck(Recorded):
    """*player* shows *cards* (hidden ones stay face down), all AS_DEALT, or with None mucks."""

    player: int
    cards: Cards | Literal["-"] | None = None


class _Wrong(Exception):
    """A line is no action; the place is added where it is known."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


_PLAYER = re.compile(r"p([1-9][0-9]*)")
_AMOUNT = re.compile(r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)")


def parse_actions(lines: Iterable[str], place: Place, players: int) -> tuple[Recorded, ...]:
    """The recorded actions of a hand of *players* players.

    Raises PhhError naming the index of the first line that is no action.
    """
    return tuple(parse_action(line, place, index, players) for index, line in enumerate(lines))


def parse_action(line: str, place: Place, index: int, players: int) -> Recorded:
    """One line as an action; raises PhhError with *index* if it is none."""
    body, mark, comment = line.partition("#")
    commentary = comment.strip() if mark else None
    words = body.split()
    try:
        return _parsed(words, commentary, players)
    except _Wrong as wrong:
        raise bad_action(
            place,
            index,
            Text(f"{line!r}: {wrong.text.en}", f"{line!r}\u00a0: {wrong.text.fr}"),
        ) from None


def _parsed(words: list[str], commentary: str | None, players: int) -> Recorded:
    if not words:
        return Nothing(commentary=commentary)
    if len(words) == 1:
        raise _Wrong(Text("the action is missing.", "l’action manque."))
    actor, verb, *rest = words
    if actor == "d":
        return _deal(verb, rest, commentary, players)
    player = _player(actor, players)
    reader = _VERBS.get(verb)
    if reader is None:
        known = ", ".join(_VERBS)
        raise _Wrong(
            Text(
                f"no such action {verb!r}; a player’s are {known}.",
                f"pas d’action {verb!r}\u00a0; celles d’un joueur sont {known}.",
            )
        )
    return reader(player, rest, commentary)


def _deal(verb: str, rest: list[str], commentary: str | None, players: int) -> Recorded:
    if verb == "db" and rest:
        return DealBoard(_cards(rest), commentary=commentary)
    if verb == "dh" and len(rest) > 1:
        return DealHole(_player(rest[0], players), _cards(rest[1:]), commentary=commentary)
    raise _Wrong(
        Text(
            "the dealer’s actions are `d db CARDS` and `d dh pN CARDS`.",
            "les actions du croupier sont `d db CARTES` et `d dh pN CARTES`.",
        )
    )


def _player(word: str, players: int) -> int:
    match = _PLAYER.fullmatch(word)
    if match is None:
        raise _Wrong(
            Text(
                f"{word!r} is neither d, the dealer, nor a player such as p1.",
                f"{word!r} n’est ni d, le croupier, ni un joueur comme p1.",
            )
        )
    number = int(match[1])
    if number > players:
        raise _Wrong(
            Text(
                f"there is no {word}: the hand has {players} players.",
                f"il n’y a pas de {word}\u00a0: la main a {players} joueurs.",
            )
        )
    return number


def _cards(words: list[str]) -> Cards:
    text = "".join(words)
    try:
        return tuple(_card(text[start : start + 2]) for start in range(0, len(text), 2))
    except CardError as error:
        raise _Wrong(Text(f"{error}.", f"carte illisible dans {text!r}.")) from None


def _card(text: str) -> Card:
    """A card; one of which only the rank or the suit is known counts as hidden."""
    if "?" in text and len(text) == len("??"):
        parse_card(text[0].replace("?", "2") + text[1].replace("?", "c"))
        return HIDDEN
    return parse_card(text)


def _alone(rest: list[str]) -> None:
    if rest:
        raise _Wrong(Text(f"too many words: {' '.join(rest)!r}.", f"mots en trop\u00a0: {rest!r}."))


def _fold(player: int, rest: list[str], commentary: str | None) -> Recorded:
    _alone(rest)
    return Fold(player, commentary=commentary)


def _check_call(player: int, rest: list[str], commentary: str | None) -> Recorded:
    _alone(rest)
    return CheckCall(player, commentary=commentary)


def _bring_in(player: int, rest: list[str], commentary: str | None) -> Recorded:
    _alone(rest)
    return BringIn(player, commentary=commentary)


def _complete_bet_raise(player: int, rest: list[str], commentary: str | None) -> Recorded:
    if len(rest) != 1 or not _AMOUNT.fullmatch(rest[0]):
        raise _Wrong(
            Text("cbr needs one amount, not negative.", "cbr veut un seul montant, non négatif.")
        )
    return CompleteBetRaise(player, Decimal(rest[0]), commentary=commentary)


def _stand_pat_discard(player: int, rest: list[str], commentary: str | None) -> Recorded:
    return StandPatDiscard(player, _cards(rest), commentary=commentary)


def _show_muck(player: int, rest: list[str], commentary: str | None) -> Recorded:
    if not rest:
        return ShowMuck(player, commentary=commentary)
    if rest == [AS_DEALT]:
        return ShowMuck(player, AS_DEALT, commentary=commentary)
    return ShowMuck(player, _cards(rest), commentary=commentary)


_VERBS: dict[str, Callable[[int, list[str], str | None], Recorded]] = {
    "f": _fold,
    "cc": _check_call,
    "cbr": _complete_bet_raise,
    "pb": _bring_in,
    "sd": _stand_pat_discard,
    "sm": _show_muck,
}


def show_action(action: Recorded) -> str:
    """*action* as a line of a history, single blanks between its words."""
    words = _SHOWN[type(action)](action)
    if action.commentary is not None:
        words = [*words, f"# {action.commentary}".rstrip()]
    return " ".join(word for word in words if word)


def _shown_cards(action: ShowMuck) -> str:
    if action.cards is None or action.cards == AS_DEALT:
        return action.cards or ""
    return show_cards(action.cards)


_SHOWN: dict[type[Recorded], Callable[..., list[str]]] = {
    Nothing: lambda _: [],
    DealBoard: lambda action: ["d", "db", show_cards(action.cards)],
    DealHole: lambda action: ["d", "dh", f"p{action.player}", show_cards(action.cards)],
    Fold: lambda action: [f"p{action.player}", "f"],
    CheckCall: lambda action: [f"p{action.player}", "cc"],
    CompleteBetRaise: lambda action: [f"p{action.player}", "cbr", format(action.to, "f")],
    BringIn: lambda action: [f"p{action.player}", "pb"],
    StandPatDiscard: lambda action: [f"p{action.player}", "sd", show_cards(action.cards)],
    ShowMuck: lambda action: [f"p{action.player}", "sm", _shown_cards(action)],
}
