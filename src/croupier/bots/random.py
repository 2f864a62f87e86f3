"""A bot without a plan: every kind of action has a fixed weight, amounts and draws are uniform."""

from croupier.bots.policy import Rng, wager_to
from croupier.cards import Card
from croupier.games import Game
from croupier.play.actions import (
    Action,
    BringIn,
    Call,
    Check,
    ChopBlinds,
    DeclineChop,
    Draw,
    Fold,
    Muck,
    RunTimes,
    Show,
)
from croupier.play.limits import WagerRange
from croupier.play.menu import Menu
from croupier.play.view import View

_FOLD = 1
_STAY = 4
_WAGER = 1


def random_action(view: View, game: Game, rng: Rng, /) -> Action:  # noqa: ARG001 - a Policy
    """Fold 1 (facing a bet), check or call 4, bet or raise 1 to a uniform total; uniform draws."""
    menu = view.menu
    seat = menu.seat
    if menu.draw is not None:
        return Draw(seat, _some_cards(view, menu.draw_least, menu.draw, rng))
    if menu.show:
        return Muck(seat) if menu.muck and rng.random() * 2 < 1 else Show(seat)
    if menu.runs or menu.decline:
        return _answer(menu, rng)
    stay = _stay(menu)
    if stay is None:
        return _open_or_fold(view, rng)
    chances: list[Action | None] = [stay] * _STAY
    if menu.chop:
        chances += [ChopBlinds(seat)]
    if menu.fold and not menu.check:
        chances += [Fold(seat)] * _FOLD
    if menu.wager is not None:
        chances += [None] * _WAGER
    action = rng.choice(chances)
    if action is None and menu.wager is not None:
        return wager_to(view, _uniform_total(menu.wager, rng))
    return action or stay


def _stay(menu: Menu) -> Action | None:
    """What keeps the hand for the least: a bring-in, a call or a check, if one of them will do."""
    if menu.bring_in:
        return BringIn(menu.seat)
    if menu.call:
        return Call(menu.seat)
    return Check(menu.seat) if menu.check else None


def _answer(menu: Menu, rng: Rng) -> Action:
    if menu.runs:
        return RunTimes(menu.seat, rng.randint(1, menu.runs))
    return rng.choice((ChopBlinds(menu.seat), DeclineChop(menu.seat)))


def _open_or_fold(view: View, rng: Rng) -> Action:
    """Where no call is allowed: as often in as a call would be."""
    menu = view.menu
    if menu.wager is None or rng.random() * (_FOLD + _STAY) < _FOLD:
        return Fold(menu.seat)
    return wager_to(view, _uniform_total(menu.wager, rng))


def _uniform_total(wager: WagerRange, rng: Rng) -> int:
    if wager.choices:
        return rng.choice(wager.choices)
    steps = (wager.most - wager.least) // wager.step
    return wager.least + wager.step * rng.randint(0, steps)


def _some_cards(view: View, least: int, most: int, rng: Rng) -> tuple[Card, ...]:
    own = view.seats[view.menu.seat - 1].cards
    return tuple(rng.sample(own, rng.randint(least, min(most, len(own)))))
