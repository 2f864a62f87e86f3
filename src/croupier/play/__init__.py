"""One hand of poker, from the first chip posted to the last pot pushed."""

from croupier.play.actions import (
    Action,
    AskOpener,
    AskToSee,
    Bet,
    BringIn,
    Call,
    Check,
    ChopBlinds,
    DeclineChop,
    Draw,
    Fold,
    Muck,
    Raise,
    RunTimes,
    Show,
)
from croupier.play.dealer import AutoDealer, deck_for
from croupier.play.deals import check_deal
from croupier.play.decide import decide
from croupier.play.decks import deck_in_words
from croupier.play.duty import Duty, duty
from croupier.play.events import RAIL, Event
from croupier.play.evolve import apply, begin, evolve, replay
from croupier.play.forced import SetupError, bomb_pot, forced_posts, set_up
from croupier.play.limits import WagerRange
from croupier.play.menu import Menu, menu
from croupier.play.optional_posts import with_kill, with_straddle
from croupier.play.pots import Pot, pots_of
from croupier.play.refusal import Refused
from croupier.play.setup import NOBODY, Carried, HandSetup, Post, Stakes
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
    "Carried",
    "Check",
    "ChopBlinds",
    "DeclineChop",
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
    "RunTimes",
    "SeatView",
    "SetupError",
    "Show",
    "Stakes",
    "View",
    "WagerRange",
    "apply",
    "begin",
    "bomb_pot",
    "check_deal",
    "decide",
    "deck_for",
    "deck_in_words",
    "duty",
    "evolve",
    "forced_posts",
    "menu",
    "pots_of",
    "replay",
    "set_up",
    "view",
    "with_kill",
    "with_straddle",
]
