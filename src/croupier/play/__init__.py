"""One hand of poker, from the first chip posted to the last pot pushed."""

from croupier.play.actions import (
    Action,
    AskOpener,
    AskToSee,
    Bet,
    BringIn,
    Call,
    Check,
    Draw,
    Fold,
    Muck,
    Raise,
    Show,
)
from croupier.play.dealer import AutoDealer, deck_for
from croupier.play.deals import check_deal
from croupier.play.decide import decide
from croupier.play.duty import Duty, duty
from croupier.play.events import RAIL, Event
from croupier.play.evolve import apply, begin, evolve, replay
from croupier.play.forced import SetupError, forced_posts, set_up
from croupier.play.limits import WagerRange
from croupier.play.menu import Menu, menu
from croupier.play.pots import Pot, pots_of
from croupier.play.refusal import Refused
from croupier.play.setup import NOBODY, HandSetup, Post, Stakes
from croupier.play.state import HandState
from croupier.play.view import SeatView, View, view

__all__ = [
    "NOBODY",
    "RAIL",
    "Action",
    "AskOpener",
    "AskToSee",
    "AutoDealer",
    "Bet",
    "BringIn",
    "Call",
    "Check",
    "Draw",
    "Duty",
    "Event",
    "Fold",
    "HandSetup",
    "HandState",
    "Menu",
    "Muck",
    "Post",
    "Pot",
    "Raise",
    "Refused",
    "SeatView",
    "SetupError",
    "Show",
    "Stakes",
    "View",
    "WagerRange",
    "apply",
    "begin",
    "check_deal",
    "decide",
    "deck_for",
    "duty",
    "evolve",
    "forced_posts",
    "menu",
    "pots_of",
    "replay",
    "set_up",
    "view",
]
