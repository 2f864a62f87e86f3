"""Judges of wishes to see a hand that was thrown away unseen."""

from croupier.floor.hands.hand_told import is_pushed, no_cards_there, told_wrong
from croupier.floor.hands.pots_again import shown_by
from croupier.floor.hands.showdown_told import AskedToSee
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.fold_showdown import is_all_shown
from croupier.play.rights import may_see
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.text import Text


def _wish_wrong(spot: Spot, incident: AskedToSee) -> tuple[FloorRefused, ...]:
    state, owner = spot.state, incident.owner
    if wrong := no_cards_there(state, owner):
        return wrong
    seat = incident.seat
    if not 0 < seat <= state.chairs or seat == owner:
        return told_wrong(
            f"There is nobody in seat {seat} who could ask.",
            f"Il n’y a personne au siège {seat} qui puisse demander.",
            "Name another seat of the table.",
            "Nommez un autre siège de la table.",
        )
    in_play = state.live[owner] and not is_pushed(state)
    early = state.phase not in ("showing", "awarding", "settled", "over")
    if early or is_all_shown(state, owner) or (in_play and not may_see(state, seat, owner)):
        return told_wrong(
            f"The hand of seat {owner} is not to be asked for now.",
            f"La main du siège {owner} n’est pas à demander maintenant.",
            "Ask at the showdown, for a hand that was thrown away unseen.",
            "Demandez à l’abattage une main jetée sans être montrée.",
            "rrop3:3.showdown.5",
            "tda:18B",
        )
    return ()


@ruling(
    "house:action.unknown",
    on=AskedToSee,
    when=lambda spot, incident: bool(_wish_wrong(spot, incident)),
)
def wish_told_wrong(spot: Spot, incident: AskedToSee) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _wish_wrong(spot, incident)[0]


@ruling(
    "tda:18B",
    "rrop3:3.showdown.5",
    on=AskedToSee,
    when=lambda spot, incident: (
        may_see(spot.state, incident.seat, incident.owner)
        and incident.owner == spot.state.aggressor
        and not _without_cards(spot.state, incident.seat)
    ),
)
def caller_sees_the_last_aggressor(spot: Spot, incident: AskedToSee) -> Ruling:
    """Who called the last bet and kept his cards is shown the hand that he paid to see."""
    return _opened_for_all(spot, incident)


@ruling(
    "rrop3:3.showdown.5",
    on=AskedToSee,
    when=lambda spot, incident: may_see(spot.state, incident.seat, incident.owner),
)
def any_player_sees_a_called_hand(spot: Spot, incident: AskedToSee) -> Ruling:
    """Any player dealt in sees a called hand where the house gives him the right."""
    return _opened_for_all(spot, incident)


def _opened_for_all(spot: Spot, incident: AskedToSee) -> Ruling:
    return Ruling(
        "show_all",
        Text(
            "Seat {seat} may see the hand of seat {owner}.",
            "Le siège {seat} peut voir la main du siège {owner}.",
        ).format(seat=incident.seat, owner=incident.owner),
        Text(
            "The hand was called, and he has the right.", "La main a été suivie, il en a le droit."
        ),
        remedies=shown_by(spot.state, incident.owner),
        steps=(
            Text("Touch the cards to the muck.", "Touchez la défausse avec les cartes."),
            Text("Lay them open for all.", "Ouvrez-les devant tous."),
        ),
    )


def _without_cards(state: HandState, seat: SeatNo) -> bool:
    """He has folded, or thrown his hand away unseen at the showdown."""
    return seat not in state.show_order or (state.mucked[seat] and not is_all_shown(state, seat))


@ruling(
    "tda:18A",
    on=AskedToSee,
    when=lambda spot, incident: (
        spot.options.showdown.right_to_see == "caller_of_last_aggressor"
        and _without_cards(spot.state, incident.seat)
    ),
)
def has_no_cards_himself(spot: Spot, incident: AskedToSee) -> Ruling:  # noqa: ARG001 - one shape
    """Who has no cards at the showdown has no right to ask for another hand."""
    return _not_shown(incident)


@ruling(
    "tda:18Bb",
    on=AskedToSee,
    when=lambda spot, _: spot.options.showdown.right_to_see == "caller_of_last_aggressor",
)
def other_wish_to_see(spot: Spot, incident: AskedToSee) -> Ruling:
    """Any other wish to see a hand is for the floor to grant or not."""
    seats = {"seat": incident.seat, "owner": incident.owner}
    show = Alternative(
        "show",
        Text("The hand of seat {owner} is shown.", "La main du siège {owner} est montrée.").format(
            **seats
        ),
        shown_by(spot.state, incident.owner),
    )
    return Ruling(
        "floor_decides",
        Text(
            "Whether seat {seat} sees the hand of seat {owner} is for the floor to decide.",
            "Que le siège {seat} voie la main du siège {owner}, c’est au floor de décider.",
        ).format(**seats),
        Text(
            "Only a caller has a right to see the last aggressor’s hand.",
            "Seul celui qui a payé a le droit de voir la main du dernier agresseur.",
        ),
        steps=(
            Text("Hold the cards.", "Retenez les cartes."),
            Text("Call the floor.", "Appelez le floor."),
        ),
        discretion=(show,),
    )


@ruling(
    "general:showdown.2",
    on=AskedToSee,
    when=lambda spot, _: spot.options.showdown.right_to_see == "none",
)
def nobody_has_a_right_to_see(spot: Spot, incident: AskedToSee) -> Ruling:  # noqa: ARG001
    """In a house without such a right a hand that does not contest the pot stays unseen."""
    return _not_shown(incident)


@ruling("rrop3:3.showdown.5", "rrop3:2.procedures.22", on=AskedToSee)
def hand_was_not_called(spot: Spot, incident: AskedToSee) -> Ruling:  # noqa: ARG001 - one shape
    """A hand that nobody called stays unseen."""
    return _not_shown(incident)


def _not_shown(incident: AskedToSee) -> Ruling:
    return Ruling(
        "refused",
        Text(
            "The hand of seat {owner} is not shown.", "La main du siège {owner} n’est pas montrée."
        ).format(owner=incident.owner),
        Text(
            "Seat {seat} has no right to see it.", "Le siège {seat} n’a pas le droit de la voir."
        ).format(seat=incident.seat),
        steps=(
            Text("Take the cards in unseen.", "Ramassez les cartes sans les montrer."),
            Text("Go on.", "Continuez."),
        ),
    )
