"""Judges of a button on the wrong seat: seen in the hand, in time or not, or before the next."""

from dataclasses import replace

from croupier.floor.deal.deal_told import ButtonMisplaced
from croupier.floor.deal.redeal import (
    IN_TIME,
    NO_MISDEAL,
    check_is_on,
    check_seat,
    dealt_again,
    goes_on,
    has_blinds,
    is_ended,
    listed,
)
from croupier.floor.money_back import voided
from croupier.floor.ruling import FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, no_return
from croupier.play.evolve import apply
from croupier.play.irregular_events import ButtonCorrected, Returns
from croupier.play.opening import opening_seat
from croupier.play.setup import SeatNo
from croupier.table.positions import Places
from croupier.table.redeal import (
    button_corrected,
    places_of,
    places_put_right,
    with_right_button,
)
from croupier.text import Text


def _is_impossible(spot: Spot, incident: ButtonMisplaced) -> bool:
    state, right = spot.state, incident.right_seat
    if is_ended(state) and incident.noticed == "this_hand":
        return True
    lies_right = right == state.button or not 1 <= right <= state.chairs
    return lies_right or state.game.family == "stud"


@ruling(on=ButtonMisplaced, when=_is_impossible)
def _refuse(spot: Spot, incident: ButtonMisplaced) -> Ruling:
    if spot.state.game.family == "stud":
        raise FloorRefused(
            Text("This game is played without a button.", "Ce jeu se joue sans bouton."),
            Text("Tell what else went wrong.", "Signalez ce qui est arrivé d’autre."),
        )
    check_seat(spot, incident.right_seat)
    if incident.right_seat == spot.state.button:
        raise FloorRefused(
            Text(
                f"The button is on seat {incident.right_seat} already.",
                f"Le bouton est déjà au siège {incident.right_seat}.",
            ),
            Text("Name the seat that should have it.", "Désignez le siège qui devait l’avoir."),
        )
    check_is_on(spot)
    raise AssertionError("a hand that has ended is refused")


@ruling(
    "rrop3:3.irregularities.1",
    "rrop11:3.3.1",
    on=ButtonMisplaced,
    when=lambda _spot, one: one.noticed == "next_hand",
)
def button_put_right_next_hand(spot: Spot, incident: ButtonMisplaced) -> Ruling:
    """Seen before the next hand: the button goes to who was to have it, and nobody is skipped."""
    places = places_put_right(spot.state.setup, incident.right_seat)
    says = _NEXT_BUTTON
    if places.small and places.big and has_blinds(spot.state):
        says = _NEXT_PLACES
    return Ruling(
        "corrected",
        says.format(button=places.button, small=places.small, big=places.big),
        Text(
            "So every player comes to every position in this round of the table.",
            "Ainsi chaque joueur passe par toutes les positions dans ce tour de table.",
        ),
        steps=(
            Text("Leave the hand before as it was.", "Laissez le coup précédent tel quel."),
            Text("Put the button on seat {button}.", "Placez le bouton au siège {button}.").format(
                button=places.button
            ),
        ),
        facts=_places(places),
    )


_NEXT_BUTTON = Text(
    "In the next hand the button is on seat {button}.",
    "Au prochain coup, le bouton est au siège {button}.",
)
_NEXT_PLACES = Text(
    "In the next hand the button is on seat {button}, "
    "the small blind on seat {small} and the big blind on seat {big}.",
    "Au prochain coup, le bouton est au siège {button}, "
    "la petite blinde au siège {small} et la grosse blinde au siège {big}.",
)


@ruling(
    "tda:34A",
    *NO_MISDEAL,
    on=ButtonMisplaced,
    when=lambda spot, _one: no_return(spot.state),
)
def wrong_button_plays_on(spot: Spot, incident: ButtonMisplaced) -> Ruling:
    """After action the hand is played out with the button where it lies."""
    says = Text(
        "The button stays on seat {wrong} in this hand, though seat {right} should have it.",
        "Le bouton reste au siège {wrong} pour ce coup, bien qu’il revienne au siège {right}.",
    )
    made = goes_on(spot, says.format(wrong=spot.state.button, right=incident.right_seat))
    return replace(made, rules=("tda:34A", *made.rules))


@ruling(
    "rrop3:3.misdeals.1g",
    on=ButtonMisplaced,
    when=lambda spot, _one: spot.options.button.wrong_now == "misdeal",
)
def wrong_button_is_a_misdeal(spot: Spot, incident: ButtonMisplaced) -> Ruling:
    """The button out of place makes a misdeal: all chips go back, and it is put right."""
    right = incident.right_seat
    places = places_of(with_right_button(spot.state.setup, right))
    made = dealt_again(
        spot,
        (_RIGHT_BLINDS if has_blinds(spot.state) else _RIGHT_BUTTON).format(right=right),
    )
    says = Text(
        "Misdeal: the button belongs to seat {right}; the hand is dealt again from there.",
        "Maldonne\u00a0: le bouton revient au siège {right}\u00a0; on redonne à partir de là.",
    )
    return replace(
        made,
        says=says.format(right=right),
        remedies=(voided(spot.state, redeal=True, button=right),),
        facts=(("returns", made.fact("returns")), *_places(places)),
    )


_RIGHT_BLINDS = Text(
    "Put the button on seat {right}, collect the right blinds and deal again.",
    "Placez le bouton au siège {right}, prenez les bonnes blindes et redonnez.",
)
_RIGHT_BUTTON = Text(
    "Put the button on seat {right}, collect the antes and deal again.",
    "Placez le bouton au siège {right}, prenez les antes et redonnez.",
)


@ruling("tda:34A", on=ButtonMisplaced)
def wrong_button_is_corrected(spot: Spot, incident: ButtonMisplaced) -> Ruling:
    """Before substantial action button and blinds are corrected, and the deal stands.

    The cards stay, and who has given up his hand is out of it.  The bets of the round go back, the
    right blinds are posted, and the action begins anew with the player who is first then.
    """
    made = button_corrected(spot.state, incident.right_seat)
    after = apply(spot.state, made)
    places, first = places_of(after.setup), opening_seat(after)
    return Ruling(
        "corrected",
        _says(places),
        IN_TIME[spot.options.misdeal.no_return],
        remedies=(made,),
        steps=(
            Text(
                "Stop the action and move the button to seat {button}.",
                "Arrêtez l’action et déplacez le bouton au siège {button}.",
            ).format(button=places.button),
            _bets_go_back(made.returns),
            _take_blinds(made),
            _begin_anew(first),
        ),
        facts=(("returns", made.returns), *_places(places), ("first", first)),
    )


def _places(places: Places) -> tuple[tuple[str, SeatNo], ...]:
    seats = (places.button, places.small, places.big)
    return tuple(zip(("button", "small_blind", "big_blind"), seats, strict=True))


def _says(places: Places) -> Text:
    if not (places.small and places.big):
        return Text(
            "The button goes to seat {button}; the cards stay, and the action begins anew.",
            "Le bouton passe au siège {button}\u00a0; les cartes restent, l’action repart.",
        ).format(button=places.button)
    return Text(
        "The button goes to seat {button}, the small blind to seat {small} and the big blind to "
        "seat {big}; the cards stay.",
        "Le bouton passe au siège {button}, la petite blinde au siège {small} et la grosse blinde "
        "au siège {big}\u00a0; les cartes restent.",
    ).format(button=places.button, small=places.small, big=places.big)


def _bets_go_back(returns: Returns) -> Text:
    if not returns:
        return Text("No bet is in yet.", "Il n’y a encore aucune mise.")
    return Text("Give the bets back: {who}.", "Rendez les mises\u00a0: {who}.").format(
        who=listed(returns)
    )


def _take_blinds(made: ButtonCorrected) -> Text:
    """The step that collects what is due now, folded hands included."""
    due = zip(made.posts, made.paid, strict=True)
    posted = tuple((post.seat, paid) for post, paid in due if paid)
    if not posted:
        return Text("Nothing more is to be posted.", "Il n’y a rien d’autre à poster.")
    return Text(
        "Collect, from folded players too: {who}.",
        "Prenez, même aux joueurs couchés\u00a0: {who}.",
    ).format(who=listed(posted))


def _begin_anew(first: SeatNo) -> Text:
    if not first:
        return Text("Go on with the deal.", "Poursuivez la donne.")
    return Text(
        "The action begins anew with seat {first}.", "L’action reprend au siège {first}."
    ).format(first=first)
