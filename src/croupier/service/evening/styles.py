"""Ways to play: they weigh a hand with few deals, and lose their chips at different speeds."""

from dataclasses import dataclass

from croupier.bots.drawing import cards_to_throw
from croupier.bots.equity import equity
from croupier.bots.policy import Rng, wager_to
from croupier.games import Game
from croupier.play.actions import (
    Action,
    BringIn,
    Call,
    Check,
    ChopBlinds,
    Draw,
    Fold,
    RunTimes,
    Show,
)
from croupier.play.limits import WagerRange
from croupier.play.setup import Chips
from croupier.play.view import View

_OPENS = 0.9
_DEEP = 0.35
"""Putting more than this part of the stack in is a matter of the whole evening."""


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays.

    *samples*: deals by which he weighs a hand.  *loose*: the part of the price he does not mind.
    *bold*: the strength he bets, 1 being an average hand; *bluffs*: how often he bets without.
    *caution*: the chance he wants before much of his stack goes in.
    """

    id: str
    samples: int
    loose: float
    bold: float
    bluffs: float
    caution: float


STYLES = (
    Style("careful", samples=12, loose=-0.05, bold=1.6, bluffs=0.03, caution=0.66),
    Style("usual", samples=8, loose=0.0, bold=1.5, bluffs=0.06, caution=0.6),
    Style("calls", samples=5, loose=0.3, bold=2.2, bluffs=0.02, caution=0.5),
    Style("pushes", samples=5, loose=0.15, bold=1.2, bluffs=0.16, caution=0.42),
)
"""From him who goes home with what he brought to him who buys in again."""


def styled_action(style: Style, view: View, game: Game, rng: Rng) -> Action:
    """What somebody of that *style*, whose turn it is, does; always within his menu."""
    menu = view.menu
    seat = menu.seat
    if menu.draw is not None:
        own = view.seats[seat - 1].cards
        return Draw(seat, cards_to_throw(game, own, view.board, menu))
    if menu.show:
        return Show(seat)
    if menu.chop:
        return ChopBlinds(seat)
    if menu.runs:
        return RunTimes(seat, 1)
    return _bets(style, view, game, rng)


def _bets(style: Style, view: View, game: Game, rng: Rng) -> Action:
    menu = view.menu
    seat, wager = menu.seat, menu.wager
    chance = equity(view, game, rng, style.samples)
    if wager is not None and _wants_to_wager(style, view, wager, chance, rng):
        return wager_to(view, _total(view, wager, rng))
    if menu.bring_in:
        return BringIn(seat)
    if menu.check:
        return Check(seat)
    if menu.call:
        return Call(seat) if _worth(style, view, menu.call, chance) else Fold(seat)
    if wager is not None and _worth(style, view, wager.least, chance):
        return wager_to(view, wager.least)
    return Fold(seat)


def _wants_to_wager(style: Style, view: View, wager: WagerRange, chance: float, rng: Rng) -> bool:
    luck = rng.random()
    if wager.kind == "open":
        return luck < _OPENS
    me = view.seats[view.viewer - 1]
    if wager.least - me.bet > _DEEP * (me.stack or 1) and chance < style.caution:
        return False
    players = sum(other.state in ("in", "all_in") for other in view.seats)
    wanted = style.bold + (0.4 if view.menu.call else 0.0)
    if chance * players > wanted:
        return luck < _OPENS
    return not view.menu.call and luck < style.bluffs


def _worth(style: Style, view: View, price: Chips, chance: float) -> bool:
    """The chance must beat the price he minds, and be good where much of his stack goes in."""
    me = view.seats[view.viewer - 1]
    if price > _DEEP * (me.stack or 1) and chance < style.caution * (1 - style.loose):
        return chance > price / (view.pot + price) and price >= me.stack and chance > _DEEP
    return chance > (1 - style.loose) * price / (view.pot + price)


def _total(view: View, wager: WagerRange, rng: Rng) -> Chips:
    """A fixed size, or about half the pot to all of it, in the steps the table has."""
    if wager.choices:
        return wager.choices[0]
    pot = view.pot + view.menu.call
    wanted = view.bet_to + int(pot * (0.45 + 0.55 * rng.random()))
    total = min(max(wanted, wager.least), wager.most)
    return total if total == wager.most else total - (total - wager.least) % wager.step
