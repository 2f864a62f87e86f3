"""A bot with a little sense: it weighs its chances against the price, and bets what is strong."""

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

_SAMPLES = 40
_SAMPLES_OF_SLOW_GAMES = 16

_BETS_AT = 1.45
_RAISES_AT = 1.9
_MARGIN = 0.04
_BET_CHANCE = 0.75
_RAISE_CHANCE = 0.55
_BLUFF_CHANCE = 0.06
_OPEN_CHANCE = 0.9
_DEEP_PART = 0.4
"""Putting more than this part of the stack in takes a strong hand."""
_STRONG = 0.62
_RUNS = 2
"""Twice is what a bot will have the cards to come dealt."""


def simple_action(view: View, game: Game, rng: Rng, /) -> Action:
    """Bets and raises strong hands, calls when the price is right, bluffs now and then.

    *Strength* is the equity times the number of players: 1 is an average hand.
    """
    return _without_thought(view, game) or _weighed(view, game, rng)


def _without_thought(view: View, game: Game) -> Action | None:
    """What takes no chances: draws, shows, agreements."""
    menu = view.menu
    seat = menu.seat
    if menu.draw is not None:
        return Draw(seat, cards_to_throw(game, view.seats[seat - 1].cards, view.board, menu))
    if menu.show:
        return Show(seat)
    if menu.chop:
        return ChopBlinds(seat)
    return RunTimes(seat, min(menu.runs, _RUNS)) if menu.runs else None


def _weighed(view: View, game: Game, rng: Rng) -> Action:
    menu = view.menu
    seat = menu.seat
    slow = bool(game.shares[0].from_hole)
    chance = equity(view, game, rng, _SAMPLES_OF_SLOW_GAMES if slow else _SAMPLES)
    players = sum(other.state in ("in", "all_in") for other in view.seats)
    strength = chance * players
    if menu.wager is not None and _wants_to_wager(view, menu.wager, strength, chance, rng):
        return wager_to(view, _total(view, menu.wager, strength, rng))
    if menu.bring_in:
        return BringIn(seat)
    if menu.check:
        return Check(seat)
    if not menu.call:
        return _open_or_fold(view, chance)
    return Call(seat) if _worth_calling(view, menu.call, chance) else Fold(seat)


def _wants_to_wager(
    view: View, wager: WagerRange, strength: float, chance: float, rng: Rng
) -> bool:
    luck = rng.random()
    if wager.kind == "open":
        return luck < _OPEN_CHANCE
    me = view.seats[view.viewer - 1]
    deep = (wager.least - me.bet) > _DEEP_PART * (me.stack or 1)
    if deep and chance < _STRONG:
        return False
    if view.menu.call:
        return strength > _RAISES_AT and luck < _RAISE_CHANCE
    return luck < (_BET_CHANCE if strength > _BETS_AT else _BLUFF_CHANCE)


def _open_or_fold(view: View, chance: float) -> Action:
    """Where a call is not allowed: the least opening, if its price is right."""
    menu = view.menu
    price = menu.wager.least - view.seats[menu.seat - 1].bet if menu.wager else 0
    if menu.wager is not None and _worth_calling(view, price, chance):
        return wager_to(view, menu.wager.least)
    return Fold(menu.seat)


def _worth_calling(view: View, price: Chips, chance: float) -> bool:
    """The chance must beat the price, by more the more of the stack it takes."""
    me = view.seats[view.viewer - 1]
    odds = price / (view.pot + price)
    risk = _DEEP_PART * price / me.stack if me.stack else 0.0
    return chance > odds + _MARGIN + risk * (1 - odds) / 2


def _total(view: View, wager: WagerRange, strength: float, rng: Rng) -> Chips:
    """A fixed size, or about half the pot to all of it, more with more strength."""
    if wager.choices:
        return wager.choices[-1] if strength > _RAISES_AT else wager.choices[0]
    pot = view.pot + view.menu.call
    part = 0.4 + 0.35 * min(1.0, max(0.0, strength - 1)) + 0.25 * rng.random()
    wanted = view.bet_to + int(pot * part)
    wanted -= wanted % (wager.step * 5) if wanted > wager.least else 0
    total = min(max(wanted, wager.least), wager.most)
    rest = (total - wager.least) % wager.step
    return total if total == wager.most else total - rest
