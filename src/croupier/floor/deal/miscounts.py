"""Judges of a hand with too many or too few cards: completed, set right, misdeal, or dead.

What draw before the draw and late streets of stud allow is judged before, with those games.
"""

from dataclasses import replace

from croupier.floor.deal.deal_told import WrongCardCount
from croupier.floor.deal.miscounted import (
    cards_of_street,
    completed,
    dead_miscount,
    is_last_of_deal,
    is_to_draw,
)
from croupier.floor.deal.redeal import (
    IN_TIME,
    NO_MISDEAL,
    PLAY_ON,
    TOO_LATE,
    back_to_stub,
    cards_to_spare,
    check_is_on,
    check_stub,
    misdeal,
    too_late_by,
)
from croupier.floor.happening import happens
from croupier.floor.ruling import FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, no_return, seat_text
from croupier.play.irregular import Order
from croupier.play.mending import Mending
from croupier.play.state import NOT_YET, HandState
from croupier.rulebook.house import RuleId
from croupier.text import Text

_MOST_EXTRA = 4
"""Nobody is dealt more cards too many than that without anybody seeing it."""

_WITH_HANDS = frozenset({"dealing", "betting", "chopping", "agreeing", "turning_up", "showing"})
"""The phases of a hand in which cards are counted: tabled ones too, at an all-in or a showdown."""


def can_be_told(state: HandState, incident: WrongCardCount) -> bool:
    """Whether that seat may hold that many cards: it is in the hand, and the deck allows it."""
    seat, due = incident.seat, cards_of_street(state)
    if not 1 <= seat <= state.chairs or not state.live[seat] or state.live_count == 1:
        return False
    if not (state.phase in _WITH_HANDS or is_to_draw(state, seat)):
        return False
    held = len(state.hole[seat])
    if held not in (due, incident.cards) or not 1 <= incident.cards != due:
        return False
    most = min(_MOST_EXTRA, cards_to_spare(state))
    return incident.others >= 0 and (held == incident.cards or incident.cards - due <= most)


@happens(on=WrongCardCount)
def _holds_so_many(mending: Mending, incident: WrongCardCount) -> None:
    """Cards that are missing never left the stub, those too many came off its top."""
    if not can_be_told(mending.state, incident):
        return
    seat = incident.seat
    while len(mending.state.hole[seat]) > incident.cards:
        back_to_stub(mending, seat, _place_of_missing(mending.state, incident))
    check_stub(mending, max(0, incident.cards - len(mending.state.hole[seat])))
    while len(mending.state.hole[seat]) < incident.cards:
        mending.move("stub", "hand", seat=seat)


def _place_of_missing(state: HandState, incident: WrongCardCount) -> int:
    """Where the card that the player lacks would lie: last, or last of those that lie down."""
    seat = incident.seat
    down = [place for place, up in enumerate(state.up[seat]) if not up]
    return down[-1] if down and incident.missing == "down" else len(state.hole[seat]) - 1


def _missing(spot: Spot, incident: WrongCardCount) -> int:
    return cards_of_street(spot.state) - incident.cards


def has_acted(spot: Spot, incident: WrongCardCount) -> bool:
    """Whether the player has acted on his hand, as told or as the betting shows."""
    state = spot.state
    return incident.acted or bool(state.street) or state.faced[incident.seat] != NOT_YET


def _any_time(spot: Spot) -> bool:
    """Whether the button may get its card after the point of no return, in games with a button."""
    late = spot.options.dealing.button_missing_card == "any_time_unless_acted"
    return late and spot.state.game.family != "stud"


def _button_short(spot: Spot, incident: WrongCardCount) -> bool:
    last = is_last_of_deal(spot.state, incident.seat)
    return last and _missing(spot, incident) > 0 and _any_time(spot)


def _last_lacks_one(spot: Spot, incident: WrongCardCount) -> bool:
    if _missing(spot, incident) != 1 or no_return(spot.state):
        return False
    return _lacks_the_last(spot.state, incident) and is_last_of_deal(spot.state, incident.seat)


def _lacks_the_last(state: HandState, incident: WrongCardCount) -> bool:
    """Whether the card that is missing is the last one of the deal: at stud the open one."""
    return state.game.family != "stud" or not any(state.up[incident.seat])


def _extras(spot: Spot, incident: WrongCardCount) -> int:
    """How many cards too many are out, this player's and the others' together."""
    state, due = spot.state, cards_of_street(spot.state)
    seen = sum(
        max(0, len(held) - due) for seat, held in enumerate(state.hole) if seat != incident.seat
    )
    return incident.cards - due + max(incident.others, seen)


def _one_extra(spot: Spot, incident: WrongCardCount) -> bool:
    """Whether one card too many is out, seen before its player has acted on it."""
    if spot.options.dealing.extra_card_early != "becomes_burn" or no_return(spot.state):
        return False
    lone = _missing(spot, incident) == -1 and _extras(spot, incident) == 1
    return lone and not has_acted(spot, incident)


def _extra_of_first(spot: Spot, incident: WrongCardCount) -> bool:
    first = incident.seat == spot.state.setup.dealt_in[0]
    return first and spot.state.game.family == "flop" and _one_extra(spot, incident)


def _too_many_out(spot: Spot, incident: WrongCardCount) -> bool:
    extra = _missing(spot, incident) < 0 and _extras(spot, incident) > 1
    return extra and not no_return(spot.state)


def _is_impossible(spot: Spot, incident: WrongCardCount) -> bool:
    return not can_be_told(spot.state, incident)


@ruling(on=WrongCardCount, when=_is_impossible)
def _refuse(spot: Spot, incident: WrongCardCount) -> Ruling:
    check_is_on(spot)
    due = cards_of_street(spot.state)
    if spot.state.phase in ("discarding", "drawing") and spot.state.game.family == "draw":
        raise _in_the_draw(incident)
    raise FloorRefused(
        Text(
            f"Seat {incident.seat} cannot be found with {incident.cards} cards now.",
            f"Le siège {incident.seat} ne peut pas avoir {incident.cards} cartes maintenant.",
        ),
        Text(
            f"Name a player who is in the hand, and a number other than {due}, which is right; "
            "for a player with no card at all tell that he was left out.",
            f"Désignez un joueur en jeu et un nombre autre que {due}, qui est juste\u00a0; "
            "pour un joueur sans aucune carte, signalez qu’il a été oublié.",
        ),
    )


def _in_the_draw(incident: WrongCardCount) -> FloorRefused:
    """A hand whose discards are on the table has no number of cards that could be wrong."""
    return FloorRefused(
        Text(
            f"Seat {incident.seat} cannot be found with {incident.cards} cards in the draw.",
            f"Le siège {incident.seat} ne peut pas avoir {incident.cards} cartes au tirage.",
        ),
        Text(
            "Tell it before he throws cards, or once the draw is dealt.",
            "Le signaler avant qu’il écarte, ou une fois le tirage donné.",
        ),
    )


@ruling(
    "tda:37b",
    on=WrongCardCount,
    when=lambda spot, one: _button_short(spot, one) and has_acted(spot, one),
)
def button_acted_short(spot: Spot, incident: WrongCardCount) -> Ruling:
    """The button acted with a card missing: his hand is dead, and what he bet stays."""
    return _dead(
        spot,
        incident,
        Text(
            "The button acted on a hand that lacked a card.",
            "Le bouton a agi avec une main incomplète.",
        ),
    )


@ruling("tda:37", on=WrongCardCount, when=_button_short)
def button_gets_missing_card(spot: Spot, incident: WrongCardCount) -> Ruling:
    """The button says before he acts that a card is missing: it still comes, even after action."""
    return _completed(
        spot,
        incident,
        Text(
            "He said so before he acted on his hand.",
            "Il l’a signalé avant d’agir.",
        ),
    )


@ruling("rrop3:3.misdeals.1e", on=WrongCardCount, when=_last_lacks_one)
def top_card_completes_the_deal(spot: Spot, incident: WrongCardCount) -> Ruling:
    """The last player of the deal lacks one card, which is the top of the stub: he gets it."""
    return _completed(spot, incident, IN_TIME[spot.options.misdeal.no_return])


@ruling(
    "rrop3:5.holdem.5a",
    "rrop3:3.irregularities.11",
    "rrop3:3.misdeals.1e",
    "rrop11:3.3.11",
    on=WrongCardCount,
    when=_extra_of_first,
)
def extra_card_of_the_first_player(spot: Spot, incident: WrongCardCount) -> Ruling:
    """After all had theirs the first player got one card more: it goes back and is the burn."""
    return _burned(spot, incident)


@ruling(
    "rrop3:3.irregularities.11",
    "rrop3:3.misdeals.1e",
    "rrop11:3.3.11",
    on=WrongCardCount,
    when=_one_extra,
)
def one_extra_card(spot: Spot, incident: WrongCardCount) -> Ruling:
    """One card too many is no misdeal: it goes back to the deck and is the burn."""
    return _burned(spot, incident)


_HOLDEM_EXTRAS = "rrop3:5.holdem.5b"
_EXTRAS = ("rrop3:3.misdeals.1d", "tda:35A5")


@ruling(_HOLDEM_EXTRAS, *_EXTRAS, on=WrongCardCount, when=_too_many_out)
def several_extra_cards(spot: Spot, incident: WrongCardCount) -> Ruling:
    """Two cards too many or more are out: misdeal."""
    is_flop = spot.state.game.family == "flop"
    count = _extras(spot, incident)
    alone = -_missing(spot, incident) == count
    return misdeal(
        spot,
        (_ALL_HIS if alone else _SOME_HIS).format(count=count, seat=incident.seat),
        (_HOLDEM_EXTRAS, *_EXTRAS) if is_flop else _EXTRAS,
    )


_ALL_HIS = Text(
    "seat {seat} was dealt {count} cards too many",
    "le siège {seat} a reçu {count} cartes de trop",
)
_SOME_HIS = Text(
    "{count} cards too many are out, of seat {seat} among others",
    "{count} cartes de trop ont été données, dont au siège {seat}",
)
_COUNT = ("tda:35A5", "rrop3:3.misdeals.1e")


@ruling(*_COUNT, on=WrongCardCount, when=lambda spot, _one: not no_return(spot.state))
def wrong_count_in_time(spot: Spot, incident: WrongCardCount) -> Ruling:
    """A player has a wrong number of cards, seen in time: misdeal."""
    return misdeal(spot, _count_in_words(spot, incident), _COUNT)


_LATE: tuple[RuleId, ...] = ("rrop3:3.dead.5", "tda:38")


@ruling(*_LATE, *NO_MISDEAL, on=WrongCardCount)
def wrong_count_too_late(spot: Spot, incident: WrongCardCount) -> Ruling:
    """Seen after action, a hand with a wrong number of cards is dead, and nothing goes back."""
    made = _dead(spot, incident, TOO_LATE[spot.options.misdeal.no_return])
    return replace(made, rules=(*_LATE, *too_late_by(spot)))


def _count_in_words(spot: Spot, incident: WrongCardCount) -> Text:
    one = Text(
        "seat {seat} has {cards} card where there should be {due}",
        "le siège {seat} a {cards} carte au lieu de {due}",
    )
    several = Text(
        "seat {seat} has {cards} cards where there should be {due}",
        "le siège {seat} a {cards} cartes au lieu de {due}",
    )
    return (one if incident.cards <= 1 else several).format(
        seat=incident.seat, cards=incident.cards, due=cards_of_street(spot.state)
    )


def _completed(spot: Spot, incident: WrongCardCount, why: Text) -> Ruling:
    up = spot.state.game.streets[0].up > 0 and spot.state.game.family == "stud"
    return completed(spot, incident.seat, _missing(spot, incident), why, up=up)


def _burned(spot: Spot, incident: WrongCardCount) -> Ruling:
    """The card dealt last leaves the hand; it is the next burn."""
    seat = incident.seat
    place = cards_of_street(spot.state)
    taken = Text(
        "Take back the card that seat {seat} was dealt last; if it cannot be told, draw one blind.",
        "Reprenez la dernière carte donnée au siège {seat}\u00a0; si on ne peut la distinguer, "
        "tirez-en une au hasard.",
    )
    surely = Text(
        "Take back, unseen, the card that seat {seat} was dealt last.",
        "Reprenez, sans la regarder, la dernière carte donnée au siège {seat}.",
    )
    return Ruling(
        "card_is_burn",
        Text(
            "{who} gives the extra card back; it is the next burn, and there is no misdeal.",
            "{who} rend la carte de trop\u00a0; ce sera la prochaine carte brûlée, sans maldonne.",
        ).format(who=seat_text(seat)),
        IN_TIME[spot.options.misdeal.no_return],
        remedies=(Order("take_back_card", seat=seat, place=place, to="next_burn"),),
        steps=(
            (taken if incident.looked else surely).format(seat=seat),
            Text(
                "Lay it on the stub: it is burned before the next cards.",
                "Posez-la sur le talon\u00a0: elle sera brûlée avant les prochaines cartes.",
            ),
            PLAY_ON,
        ),
        facts=(("place", place),),
    )


def _dead(spot: Spot, incident: WrongCardCount, why: Text) -> Ruling:
    return dead_miscount(spot, incident.seat, incident.cards, why, _DEAL_ON)


_DEAL_ON = Text(
    "Return nothing, and deal on from the stub as it lies, with one burn.",
    "Ne rendez rien et continuez avec le talon tel quel, en brûlant une carte.",
)
