"""Poker by the rulebooks: games, hands, houses and their rules.

The standard library is all this needs.  `pip install 'croupier[room]'` adds the room in the
browser.
"""

from croupier.cards import Card, parse_card, parse_cards, show_cards
from croupier.games import Game, game, game_ids
from croupier.play import (
    AutoDealer,
    Bet,
    BringIn,
    Call,
    Check,
    Draw,
    Fold,
    HandSetup,
    HandState,
    Menu,
    Muck,
    Post,
    Raise,
    Refused,
    Show,
    Stakes,
    View,
    apply,
    begin,
    decide,
    duty,
    evolve,
    menu,
    replay,
    set_up,
    view,
)
from croupier.rulebook.house import House, house, preset_names
from croupier.text import Text

__version__ = "0.1.0"

__all__ = [
    "AutoDealer",
    "Bet",
    "BringIn",
    "Call",
    "Card",
    "Check",
    "Draw",
    "Fold",
    "Game",
    "HandSetup",
    "HandState",
    "House",
    "Menu",
    "Muck",
    "Post",
    "Raise",
    "Refused",
    "Show",
    "Stakes",
    "Text",
    "View",
    "apply",
    "begin",
    "decide",
    "duty",
    "evolve",
    "game",
    "game_ids",
    "house",
    "menu",
    "parse_card",
    "parse_cards",
    "preset_names",
    "replay",
    "set_up",
    "show_cards",
    "view",
]
