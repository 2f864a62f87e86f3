"""A bot without a plan: every kind of action has a fixed weight, amounts and draws are uniform."""

from croupier.bots.policy import Rng, wager_to
from croupier.cards import Card
from croupier.games import Game
from croupier.play.actions import Action, BringIn, Call, Check, Draw, Fold, Muck, Show
from croupier.play.limits import WagerRange
from croupier.play.view import View

_FOLD = 1
_STAY = 4
_WAGER = 1


def random_action(view: View, game: Game, rng: Rng, /) -> Action:  # noqa: ARG001 - a Policy
    """Fold 1 (facing a bet), check or call 4, bet or raise 1 to a uniform total; uniform draws."""
    menu = view.menu
    seat = menu.seat
    if menu.draw is not None:
        return Draw(seat, _some_cards(view, menu.draw, rng))
    if menu.show:
        return Muck(seat) if menu.muck and rng.random() * 2 < 1 else Show(seat)
    stay: Action = Check(seat)
    if menu.bring_in:
        stay = BringIn(seat)
    elif menu.call:
        stay = Call(seat)
    chances: list[Action | None] = [stay] * _STAY
    if menu.fold and not menu.check:
        chances += [Fold(seat)] * _FOLD
    if menu.wager is not None:
        chances += [None] * _WAGER
    action = rng.choice(chances)
    if action is None and menu.wager is not None:
        return wager_to(view, _uniform_total(menu.wager, rng))
    return action or stay


def _uniform_total(wager: WagerRange, rng: Rng) -> int:
    if wager.choices:
        return rng.choice(wager.choices)
    steps = (wager.most - wager.least) // wager.step
    return wager.least + wager.step * rng.randint(0, steps)


def _some_cards(view: View, most: int, rng: Rng) -> tuple[Card, ...]:
    own = view.seats[view.menu.seat - 1].cards
    return tuple(rng.sample(own, rng.randint(0, min(most, len(own)))))
