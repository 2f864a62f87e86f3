"""Stakes in play money for any game: what a table is offered for, when nobody says otherwise."""

from dataclasses import replace

from croupier.games.game import Game, Structure
from croupier.play.setup import Chips, Stakes

BIG_BETS = 100
"""How many big bets a player sits down with."""

_BLINDS = Stakes("limit", 10, 20, small_blind=5, big_blind=10)
_STUD = Stakes("limit", 10, 20, ante=2, bring_in=3)
_DRAW = Stakes("limit", 5, 10, ante=2)
_LOWBALL = Stakes("limit", 5, 10, small_blind=2, big_blind=5)
_BUTTON_BLIND = Stakes("limit", 10, 20, big_blind=10, ante=5)
_RESEARCH = {
    "kuhn": Stakes("limit", 1, 1, ante=1),
    "leduc": Stakes("limit", 2, 4, ante=1),
}
_MANY_ROUNDS = 3
_SPREAD = 4


def demo_stakes(game: Game, structure: Structure) -> Stakes:
    """The stakes of *game* in *structure*: 10/20 at fixed limit, 5/10 at no-limit, and so on."""
    fixed = _fixed(game)
    if structure == "limit":
        return fixed
    if structure == "spread":
        return replace(fixed, structure=structure, big_bet=fixed.small_bet * _SPREAD)
    if game.forced == "blinds":
        fixed = _BLINDS
    return replace(fixed, structure=structure, big_bet=fixed.small_bet)


def demo_buy_in(stakes: Stakes) -> Chips:
    """What a player sits down with: a hundred big bets."""
    return stakes.big_bet * BIG_BETS


def _fixed(game: Game) -> Stakes:
    if game.deck in _RESEARCH:
        return _RESEARCH[game.deck]
    if game.forced == "bring_in":
        return _STUD
    if game.forced == "antes":
        return _DRAW
    if game.forced == "button_blind":
        return _BUTTON_BLIND
    single_draw = game.family == "draw" and game.rounds < _MANY_ROUNDS
    return _LOWBALL if single_draw else _BLINDS


def mixed_stakes() -> Stakes:
    """The stakes of a mixed game: all that any of its games needs, 10/20 with blinds of 5/10."""
    return replace(_BLINDS, ante=_STUD.ante, bring_in=_STUD.bring_in)
