"""When a deck or a setup is changed: on which occasion, on request or not, and for damage."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

Occasion = Literal["request", "dealer_push", "new_level", "house_schedule", "every_hand"]
"""Why somebody thinks of a new deck: a player asks, or something on which houses change decks."""

Changed = Literal["deck", "setup"]
"""The deck in play, or the pair of decks it is one of."""

_SETUP_SECONDS = 3600

_ALL: tuple[RuleId, ...] = ("rrop3:2.procedures.21", "rrop3:11.tournament.21", "tda:26")
_ONCE_USED: tuple[RuleId, ...] = ("rrop3:2.procedures.21",)
_SCHEDULED: tuple[RuleId, ...] = ("rrop3:11.tournament.21", "tda:26")
_ON: Mapping[str, tuple[RuleId, ...]] = {
    "dealer_push": _SCHEDULED,
    "new_level": ("tda:26",),
    "house_schedule": ("tda:26",),
    "every_hand": ("tda:26",),
}
"""The articles by which decks are changed on each occasion; a house rule is one of tda:26."""


@dataclass(frozen=True, slots=True)
class Decks:
    """What lies on a table: the first hand of the deck in play, the second its setup came at.

    *damaged*: a card of it is known to be bad, or the deck is not whole.
    """

    first_hand: int = 1
    setup_at: int = 0
    damaged: bool = False
    card: str = ""


@dataclass(frozen=True, slots=True)
class DeckEvent:
    """Something that happened to the decks of a table."""

    tag: ClassVar[str]


@dataclass(frozen=True, slots=True)
class DeckBrought(DeckEvent):
    """From this hand on the table plays with another deck of its setup."""

    tag: ClassVar[str] = "decks.deck_brought"
    hand: int


@dataclass(frozen=True, slots=True)
class SetupBrought(DeckEvent):
    """From this hand on the table plays with a new setup."""

    tag: ClassVar[str] = "decks.setup_brought"
    hand: int
    at: int


@dataclass(frozen=True, slots=True)
class DeckFlagged(DeckEvent):
    """The deck in play is defective or damaged, by this *card* if it is known."""

    tag: ClassVar[str] = "decks.deck_flagged"
    card: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """When a change is thought of: before which *hand*, at which second; *players* at the table."""

    hand: int
    at: int
    players: int


def evolve(decks: Decks, event: DeckEvent) -> Decks:
    """The decks after *event*; another deck is whole until somebody finds otherwise."""
    if isinstance(event, DeckFlagged):
        return replace(decks, damaged=True, card=event.card or decks.card)
    if isinstance(event, SetupBrought):
        return Decks(event.hand, event.at)
    if isinstance(event, DeckBrought):
        return Decks(event.hand, decks.setup_at)
    raise TypeError(f"{event.tag} is nothing that happens to decks")


@rule("rrop3:2.procedures.21", "rrop3:11.tournament.21", "tda:26")
def may_change(
    house: House, decks: Decks, occasion: Occasion, now: Moment, what: Changed = "deck"
) -> Why:
    """A bad deck is changed before the next hand; a sound one on the occasions of the house only.

    Where players may ask, a deck has served a whole round of the table before it goes, and a setup
    an hour, whoever asks; not so where decks change after every hand.  Raises RoomRefused if not.
    """
    facts = _facts(decks, occasion, now, what)
    if decks.damaged:
        return Why(_DAMAGED, house.cite(_ALL[:2]), facts)
    if occasion == "request":
        if house.options.deck.on_request == "never":
            when = _WHEN.format(occasion=_OCCASIONS[house.options.deck.change])
            raise RoomRefused(_NOT_ON_REQUEST, when, house.cite(_SCHEDULED))
        _check_use(house, decks, now, what)
        return Why(_USED, house.cite(_ONCE_USED), facts)
    if occasion != house.options.deck.change:
        when = _WHEN.format(occasion=_OCCASIONS[house.options.deck.change])
        raise RoomRefused(_NOT_NOW, when, house.cite(_ALL))
    if house.options.deck.on_request != "never" and occasion != "every_hand":
        _check_use(house, decks, now, what)
    return Why(_DUE.format(occasion=_OCCASIONS[occasion]), house.cite(_ON[occasion]), facts)


def _check_use(house: House, decks: Decks, now: Moment, what: Changed) -> None:
    hands, seconds = now.hand - decks.first_hand, now.at - decks.setup_at
    rules = house.cite(_ONCE_USED)
    if what == "deck" and hands < now.players:
        first = decks.first_hand + now.players
        text = _TOO_FEW.format(hands=hands, players=now.players)
        raise RoomRefused(text, _FROM_HAND.format(hand=first), rules)
    if what == "setup" and seconds < _SETUP_SECONDS:
        left = -(-(_SETUP_SECONDS - seconds) // 60)
        raise RoomRefused(_TOO_SOON, _IN_MINUTES.format(minutes=left), rules)


def _facts(decks: Decks, occasion: Occasion, now: Moment, what: Changed) -> Mapping[str, object]:
    return {
        "what": what,
        "occasion": occasion,
        "hands_used": now.hand - decks.first_hand,
        "players": now.players,
        "setup_seconds": now.at - decks.setup_at,
        "damaged": decks.damaged,
        "card": decks.card,
    }


_OCCASIONS: Mapping[str, Text] = {
    "dealer_push": Text("when the dealer changes", "à la relève du croupier"),
    "new_level": Text("at a new level", "à un nouveau niveau"),
    "house_schedule": Text("on the schedule of the house", "selon l’horaire de la maison"),
    "every_hand": Text("after every hand", "après chaque main"),
}
_DAMAGED = Text(
    "The deck is damaged or defective: it is changed before the next hand.",
    "Le paquet est abîmé ou défectueux\u00a0: on le change avant la main suivante.",
)
_NOT_ON_REQUEST = Text(
    "A player may not ask for a new deck.", "Un joueur ne peut pas demander un nouveau paquet."
)
_NOT_NOW = Text(
    "This is no occasion to change decks.", "Ce n’est pas le moment de changer de paquet."
)
_WHEN = Text(
    "Here decks are changed {occasion}, or when a card is damaged.",
    "Ici, on change de paquet {occasion}, ou si une carte est abîmée.",
)
_USED = Text(
    "The deck has served long enough to be changed.",
    "Le paquet a servi assez longtemps pour être changé.",
)
_DUE = Text("Here decks are changed {occasion}.", "Ici, on change de paquet {occasion}.")
_TOO_FEW = Text(
    "The deck has not served a whole round of the table (hands dealt: {hands} of {players}).",
    "Le paquet n’a pas servi un tour de table entier (mains données\u00a0: {hands} sur {players}).",
)
_FROM_HAND = Text(
    "It may be changed from hand {hand} on.", "On pourra le changer à partir de la main {hand}."
)
_TOO_SOON = Text(
    "The setup has not served for an hour.", "La paire de paquets n’a pas servi une heure."
)
_IN_MINUTES = Text(
    "It may be changed after the hour (minutes left: {minutes}).",
    "On pourra la changer après l’heure (minutes restantes\u00a0: {minutes}).",
)
