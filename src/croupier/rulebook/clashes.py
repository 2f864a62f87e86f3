"""Choices that cannot stand together, or cannot apply where the house is used.

Each check says in one line when two choices clash; `clashes.toml` says in both languages why, and
what would do.  What nobody knows of an occasion is not judged.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

from croupier.data import build, cut
from croupier.rulebook.options import Options
from croupier.rulebook.options.index import as_text, value_of
from croupier.text import Text

Family = Literal["", "flop", "stud", "draw"]
Structure = Literal["", "limit", "pot", "none", "spread"]

_OURS = ("house:options.agree",)
_HEADS_UP = 2


@dataclass(frozen=True, slots=True)
class Occasion:
    """Where a house is used, as far as it is known; empty, 0 or None is unknown.

    *players* are the most who can be dealt in, *tables* how many tables there are, *cards_each*
    and *cards_common* what a hand of the game needs of *deck* cards at least.  *dealer_device*: the
    live dealer has a screen that can run a clock.
    """

    tournament: bool | None = None
    structure: Structure = ""
    family: Family = ""
    openers: Literal["", "anything", "jacks"] = ""
    antes: bool | None = None
    players: int = 0
    tables: int = 0
    least_bet: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    unit: int = 0
    cards_each: int = 0
    cards_common: int = 0
    deck: int = 0
    dealer_device: bool | None = None


@dataclass(frozen=True, slots=True)
class Clash:
    """Choices that clash: the keys, why and what would do, and the articles behind it."""

    keys: tuple[str, ...]
    why: Text
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Words:
    why: Text
    do: Text
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Check:
    """*id* names the words; *own*: a fault only where the house sets the first of *keys* itself."""

    id: str
    keys: tuple[str, ...]
    wrong: Callable[[Options, Occasion], bool]
    own: bool = False


def clashes(
    options: Options, own: frozenset[str] = frozenset(), at: Occasion | None = None
) -> tuple[Clash, ...]:
    """Everything that clashes in *options*, of which the house sets the keys *own* itself.

    A choice that only cannot apply on the occasion *at* is a fault if it is the house's own, and
    is ignored if a preset brought it.
    """
    occasion = at or Occasion()
    return tuple(
        _clash(check, options)
        for check in _CHECKS
        if (not check.own or check.keys[0] in own) and check.wrong(options, occasion)
    )


def _clash(check: _Check, options: Options) -> Clash:
    words = _words()[check.id]
    chosen = ", ".join(f"{key} = {cut(as_text(value_of(options, key)))}" for key in check.keys)
    rules = words.rules or _OURS
    cited = ", ".join(rules)
    why = Text(
        f"{chosen}: {words.why.en}; {words.do.en} ({cited})",
        f"{chosen}\u00a0: {words.why.fr}\u00a0; {words.do.fr} ({cited})",
    )
    return Clash(check.keys, why, rules)


@cache
def _words() -> Mapping[str, _Words]:
    text = resources.files("croupier.rulebook").joinpath("clashes.toml").read_text("utf-8")
    return {
        check: build(_Words, words, f"clashes.toml: {check}")
        for check, words in tomllib.loads(text).items()
    }


def _limited(at: Occasion) -> bool:
    return at.structure in ("limit", "spread")


def _elsewhere(options: Options) -> bool:
    """Whether people deal real cards: anywhere but online."""
    return options.house.venue != "online"


def _too_low(at: Occasion) -> bool:
    """Whether no least bet is posted, or one below the big blind."""
    return at.least_bet is not None and at.least_bet < max(at.big_blind or 0, 1)


def _gap_allowed(options: Options) -> int:
    """The difference between two tables that is no cause for moving anybody."""
    return 2 if options.balancing.max_gap == "two_then_one_from_six_tables" else 1


def _more_cards_than(options: Options, at: Occasion, family: Family) -> bool:
    """Whether a full table needs more cards than the deck has."""
    most: int = getattr(options.games, f"max_seats_{family}")
    players = min(most, at.players or most)
    needed = players * at.cards_each + at.cards_common
    return at.family == family and 0 < at.deck < needed


def _is_rising_pair(blinds: tuple[int, ...]) -> bool:
    return len(blinds) == 2 and blinds[0] < blinds[1]  # noqa: PLR2004 - the least and the largest


def _outside(blinds: tuple[int, ...], blind: int | None) -> bool:
    return blind is not None and _is_rising_pair(blinds) and not blinds[0] <= blind <= blinds[1]


def _alone(id: str, key: str, wrong: Callable[[Options, Occasion], bool]) -> _Check:
    return _Check(id, (key,), wrong, own=True)


def _online_only(id: str, key: str, word: str) -> _Check:
    """A choice that only a server can carry out."""
    return _Check(id, (key, "house.venue"), lambda o, _: _elsewhere(o) and value_of(o, key) == word)


def _not_in_tournaments(key: str, harmless: str) -> _Check:
    """A choice that only cash games have, all but the *harmless* one."""
    return _alone(
        f"tournament.{key}",
        key,
        lambda o, at: at.tournament is True and as_text(value_of(o, key)) != harmless,
    )


_CHECKS_OF_PLAY = (
    _not_in_tournaments("dealing.max_runs", "1"),
    _alone(
        "limit.max_runs", "dealing.max_runs", lambda o, at: _limited(at) and o.dealing.max_runs > 1
    ),
    _not_in_tournaments("blinds.straddle", "off"),
    _Check(
        "limit.straddle",
        ("blinds.straddle", "blinds.straddle_in_limit"),
        lambda o, at: (
            _limited(at) and o.blinds.straddle != "off" and not o.blinds.straddle_in_limit
        ),
        own=True,
    ),
    _Check(
        "straddle_max",
        ("blinds.straddle_max", "blinds.straddle"),
        lambda o, _: o.blinds.straddle_max > 1 and o.blinds.straddle == "off",
    ),
    _Check(
        "straddle_over_button_blind",
        ("blinds.straddle", "blinds.structure"),
        lambda o, _: o.blinds.straddle == "button" and o.blinds.structure == "button_blind",
    ),
    _alone(
        "two_players.three_blinds",
        "blinds.structure",
        lambda o, at: at.players == _HEADS_UP and o.blinds.structure == "three",
    ),
    _alone(
        "two_players.straddle",
        "blinds.straddle",
        lambda o, at: at.players == _HEADS_UP and o.blinds.straddle != "off",
    ),
    _Check(
        "ante_of_button_blind",
        ("blinds.ante_payer", "blinds.structure"),
        lambda o, _: o.blinds.ante_payer == "button" and o.blinds.structure == "button_blind",
    ),
    _Check(
        "frozen_button",
        ("button.first_heads_up", "button.headsup_small_blind_on_button"),
        lambda o, _: (
            o.button.first_heads_up == "last_small_blind_gets_button"
            and o.button.headsup_small_blind_on_button
        ),
    ),
    _not_in_tournaments("button.rule", "dead"),
    _Check(
        "uncapped",
        ("limits.raise_cap", "limits.headsup_cap"),
        lambda o, _: not o.limits.raise_cap and o.limits.headsup_cap != "uncapped",
    ),
    _Check(
        "exposed",
        ("misdeal.exposed_any_n", "misdeal.exposed_first_n"),
        lambda o, _: o.misdeal.exposed_any_n == 1 and o.misdeal.exposed_first_n > 0,
    ),
    _alone(
        "posted.min_open",
        "betting.min_open",
        lambda o, at: o.betting.min_open == "house_amount" and _too_low(at),
    ),
    _alone(
        "posted.min_open_preflop",
        "potlimit.min_open_preflop",
        lambda o, at: (
            o.potlimit.min_open_preflop == "house_amount" and at.structure == "pot" and _too_low(at)
        ),
    ),
    _not_in_tournaments("dealing.rabbit_hunt", "off"),
    _alone("seats.flop", "games.max_seats_flop", lambda o, at: _more_cards_than(o, at, "flop")),
    _alone("seats.stud", "games.max_seats_stud", lambda o, at: _more_cards_than(o, at, "stud")),
    _alone("seats.draw", "games.max_seats_draw", lambda o, at: _more_cards_than(o, at, "draw")),
    _alone("joker", "draw.joker", lambda o, at: o.draw.joker and at.family not in ("", "draw")),
    _alone(
        "openers",
        "draw.openers",
        lambda o, at: o.draw.openers == "jacks" and at.antes is False,
    ),
    _Check(
        "ante_rounds",
        ("draw.max_ante_rounds", "draw.openers"),
        lambda o, at: at.openers == "anything" and o.draw.openers != "jacks",
        own=True,
    ),
    _Check(
        "half_chip",
        ("odd_chips.unit", "house.venue"),
        lambda o, at: o.odd_chips.unit == "half_chip" and (_elsewhere(o) or at.unit % 2 == 1),
    ),
)

_CHECKS_OF_ROOMS = (
    _alone(
        "cash.deck_change",
        "deck.change",
        lambda o, at: at.tournament is False and o.deck.change == "new_level",
    ),
    _not_in_tournaments("deck.on_request", "never"),
    _online_only("online.hand_start", "dealing.hand_start", "server_deal"),
    _Check(
        "online.clock_caller",
        ("clock.caller", "house.venue"),
        lambda o, at: (
            o.clock.caller == "automatic" and _elsewhere(o) and at.dealer_device is not True
        ),
    ),
    _online_only("online.live_hand_leave", "absence.live_hand_leave", "check_or_fold"),
    _online_only("online.deck_change", "deck.change", "every_hand"),
    _online_only("online.penalty_scale", "conduct.penalty_scale", "warning_mute_kick_ban"),
    _online_only("online.disconnect_time", "online.disconnect_time", "by_pot_size"),
    _Check(
        "clock.bank",
        ("clock.enabled", "clock.bank_seconds", "clock.bank_refill_seconds"),
        lambda o, _: not o.clock.enabled and o.clock.bank_seconds + o.clock.bank_refill_seconds > 0,
    ),
    _Check(
        "clock.seconds",
        ("clock.seconds", "clock.enabled"),
        lambda o, _: o.clock.enabled and not o.clock.seconds,
    ),
    _Check(
        "clock.countdown",
        ("clock.countdown_seconds", "clock.seconds", "clock.extra_seconds"),
        lambda o, _: (
            o.clock.enabled and o.clock.countdown_seconds > o.clock.seconds + o.clock.extra_seconds
        ),
    ),
    _Check(
        "clock.bank_max",
        ("clock.bank_seconds", "clock.bank_max_seconds"),
        lambda o, _: o.clock.bank_seconds > o.clock.bank_max_seconds,
    ),
    _Check(
        "clock.refill",
        ("clock.bank_refill_seconds", "clock.bank_max_seconds"),
        lambda o, _: o.clock.bank_refill_seconds > 0 and not o.clock.bank_max_seconds,
    ),
    _Check(
        "rake.none",
        ("cash.collection", "cash.rake_pct"),
        lambda o, _: o.cash.collection == "rake" and not o.cash.rake_pct,
    ),
    _Check(
        "rake.pct",
        ("cash.rake_pct", "cash.collection"),
        lambda o, _: o.cash.collection != "rake" and o.cash.rake_pct > 0,
    ),
    _Check(
        "rake.cap",
        ("cash.rake_cap", "cash.collection"),
        lambda o, _: o.cash.collection != "rake" and o.cash.rake_cap > 0,
    ),
    _Check(
        "buy_in",
        ("cash.min_buy_in_bb", "cash.max_buy_in_bb"),
        lambda o, _: 0 < o.cash.max_buy_in_bb < o.cash.min_buy_in_bb,
    ),
    _not_in_tournaments("blinds.chop", "false"),
    _not_in_tournaments("cash.playing_behind", "false"),
    _not_in_tournaments("cash.playing_notes", "none"),
    _not_in_tournaments("cash.take_off_when_away", "false"),
    _not_in_tournaments("absence.max_missed_big_blinds", "0"),
    _Check(
        "halt_gap",
        ("balancing.halt_gap", "balancing.max_gap"),
        lambda o, _: 0 < o.balancing.halt_gap <= _gap_allowed(o),
    ),
    _Check(
        "prestacked",
        ("entries.prestacked_seats", "entries.late_stack"),
        lambda o, _: o.entries.prestacked_seats > 0 and o.entries.late_stack != "blinded_off",
    ),
    _alone(
        "open_one_table",
        "seating.initial",
        lambda o, at: o.seating.initial == "open_one_table" and at.tables > 1,
    ),
    _Check(
        "blind_range",
        ("house.small_blind_range",),
        lambda o, _: (
            bool(o.house.small_blind_range) and not _is_rising_pair(o.house.small_blind_range)
        ),
    ),
    _alone(
        "blind_outside",
        "house.small_blind_range",
        lambda o, at: _outside(o.house.small_blind_range, at.small_blind),
    ),
    _Check(
        "runs_choice",
        ("online.runs_choice", "dealing.max_runs"),
        lambda o, _: o.dealing.max_runs == 1,
        own=True,
    ),
)

_CHECKS = _CHECKS_OF_PLAY + _CHECKS_OF_ROOMS
