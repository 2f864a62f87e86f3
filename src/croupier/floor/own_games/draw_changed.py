"""Judges of draw: a player who asked for some cards wants another number of them."""

from croupier.floor.own_games.draw_told import DrawChanged, draw_hand_fault
from croupier.floor.ruling import FloorRefused, Remedy, Ruling, refused, ruling
from croupier.floor.spot import Spot, seat_text
from croupier.play.irregular_events import DrawBound, TurnMoved
from croupier.play.setup import SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import first_live, left_of
from croupier.text import Text


def changed_fault(state: HandState, incident: DrawChanged) -> FloorRefused | None:
    """Why the player can have changed no draw; None if he can."""
    fault = draw_hand_fault(state, incident.seat)
    if fault:
        return fault
    street, seat = state.game.streets[state.street], incident.seat
    told = 0 <= incident.said <= street.draw and 0 <= incident.now <= street.draw
    drawn = state.drew[seat]
    said = incident.said == drawn if drawn != NOT_YET else state.actor == seat
    asking = state.phase in ("discarding", "drawing", "betting") and state.street > 0
    if street.draw and asking and told and incident.said != incident.now and said:
        return None
    return refused(
        f"Seat {seat} has not asked for {incident.said} cards on this draw.",
        f"Le siège {seat} n’a pas demandé {incident.said} cartes à ce tirage.",
        Text(
            "Tell what he asked for, and what he wants instead.",
            "Indiquez ce qu’il a demandé et ce qu’il veut à la place.",
        ),
    )


@ruling(on=DrawChanged, when=lambda spot, one: changed_fault(spot.state, one) is not None)
def no_draw_changed(spot: Spot, incident: DrawChanged) -> Ruling:
    """The player has asked for nothing like that."""
    raise changed_fault(spot.state, incident) or ValueError


def may_change(spot: Spot, incident: DrawChanged) -> bool:
    """Whether no card was dealt to him and nobody has acted on what he said."""
    state, seat = spot.state, incident.seat
    if incident.dealt or incident.acted_on:
        return False
    after = first_live(state, left_of(state, seat))
    if state.phase == "drawing":
        was_last = after == first_live(state, left_of(state, state.button))
        return was_last and not state.burned
    return state.phase == "discarding" and (state.drew[seat] == NOT_YET or state.actor == after)


@ruling("rrop3:9.draw.6", on=DrawChanged, when=may_change)
def draw_may_be_changed(spot: Spot, incident: DrawChanged) -> Ruling:
    """Before a card is dealt to him and anybody acts on it a player may change his draw."""
    thrown = spot.state.drew[incident.seat] != NOT_YET
    remedies: tuple[Remedy, ...] = (TurnMoved(incident.seat),) if thrown else ()
    return Ruling(
        "released",
        _may_draw(incident).format(
            who=seat_text(incident.seat), now=incident.now, said=incident.said
        ),
        Text(
            "No card was dealt for it, and nobody has acted on it.",
            "Aucune carte n’a été donnée et personne n’a agi sur cette demande.",
        ),
        remedies=remedies,
        steps=(_lays_down(incident.seat, incident.now), _NEXT_PLAYER),
        facts=(("draws", incident.now),),
    )


def _may_draw(incident: DrawChanged) -> Text:
    if not incident.now:
        return Text(
            "{who} may stand pat instead of drawing {said}.",
            "{who} peut être servi au lieu d’en tirer {said}.",
        )
    if not incident.said:
        return Text(
            "{who} may draw {now} instead of standing pat.",
            "{who} peut tirer {now} au lieu d’être servi.",
        )
    return Text(
        "{who} may draw {now} instead of {said}.",
        "{who} peut tirer {now} au lieu de {said}.",
    )


@ruling("rrop3:9.draw.6", on=DrawChanged)
def draw_binds(spot: Spot, incident: DrawChanged) -> Ruling:
    """Once a card was dealt, or somebody acted on it, the number asked for binds."""
    has_thrown = spot.state.drew[incident.seat] != NOT_YET
    bound: tuple[Remedy, ...] = () if has_thrown else (DrawBound(incident.seat, incident.said),)
    return Ruling(
        "binds",
        _counted(
            incident.said,
            Text("{who} asked for no card and stands pat.", "{who} est servi, comme annoncé."),
            Text(
                "{who} must draw the one card that he asked for.",
                "{who} doit tirer la carte qu’il a demandée.",
            ),
            Text(
                "{who} must draw the {count} cards that he asked for.",
                "{who} doit tirer les {count} cartes qu’il a demandées.",
            ),
        ).format(who=seat_text(incident.seat), count=incident.said),
        Text(
            "A card had been dealt for it, or somebody had acted on what he said.",
            "Une carte avait été donnée, ou quelqu’un avait agi sur sa demande.",
        ),
        remedies=bound,
        steps=(_is_dealt(incident.seat, incident.said), _NEXT_PLAYER),
        facts=(("draws", incident.said),),
    )


_NEXT_PLAYER = Text("Go on with the next player.", "Continuez au joueur suivant.")


def _counted(count: int, none: Text, one: Text, several: Text) -> Text:
    """The words for that many cards."""
    if count > 1:
        return several
    return one if count else none


def _lays_down(seat: SeatNo, count: int) -> Text:
    return _counted(
        count,
        Text("Have seat {seat} keep all his cards.", "Laissez toutes ses cartes au siège {seat}."),
        Text("Have seat {seat} lay down one card.", "Faites écarter une carte au siège {seat}."),
        Text(
            "Have seat {seat} lay down {count} cards.",
            "Faites écarter {count} cartes au siège {seat}.",
        ),
    ).format(seat=seat, count=count)


def _is_dealt(seat: SeatNo, count: int) -> Text:
    return _counted(
        count,
        Text("Deal no card to seat {seat}.", "Ne donnez aucune carte au siège {seat}."),
        Text("Deal one card to seat {seat}.", "Donnez une carte au siège {seat}."),
        Text("Deal {count} cards to seat {seat}.", "Donnez {count} cartes au siège {seat}."),
    ).format(seat=seat, count=count)
