"""Judges of stud: down cards that the dealer turns up in the first deal."""

from typing import TYPE_CHECKING

from croupier.floor.deal.deal_told import CardExposed
from croupier.floor.deal.exposed_checks import check_exposed, counts
from croupier.floor.deal.redeal import ENDED, misdeal
from croupier.floor.own_games.stud_opening import (
    bring_in_back,
    bring_in_goes_back,
    opens_with,
    starts_after,
    who_acts_first,
    would_open,
)
from croupier.floor.own_games.stud_told import (
    HolesExposed,
    is_stud,
    nobody_has_acted,
    stud_hand_fault,
)
from croupier.floor.ruling import FloorRefused, Ruling, refused, ruling
from croupier.floor.spot import Spot, chips_text, seat_text
from croupier.play.evolve import apply
from croupier.play.irregular_events import (
    BetsCorrected,
    CardTurnedDown,
    CardTurnedUp,
    PotCorrected,
    RuledDead,
)
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.text import Text

if TYPE_CHECKING:
    from croupier.play.events import Event


def stud_place(state: HandState, incident: CardExposed) -> int:
    """Which card of the stud hand, from 0, is number `nth`: all who were dealt in are counted."""
    return (incident.nth - 1) // max(1, len(state.setup.dealt_in))


def lies_at_stud(state: HandState, incident: CardExposed) -> bool:
    """Whether the seat plays that card in this hand of stud."""
    order, seat = state.setup.dealt_in, incident.seat
    if incident.nth < 1 or order[(incident.nth - 1) % len(order)] != seat:
        return False
    on = state.phase not in ENDED and state.live[seat]
    return on and stud_place(state, incident) < len(state.hole[seat])


@ruling(
    on=CardExposed,
    when=lambda spot, one: is_stud(spot) and not lies_at_stud(spot.state, one),
)
def no_such_stud_card(spot: Spot, incident: CardExposed) -> Ruling:
    """The card did not go there, or nobody plays it."""
    raise check_exposed(spot, incident)


def is_stud_hole(spot: Spot, incident: CardExposed) -> bool:
    """Whether the dealer turned up a down card of the first stud deal, and nobody has acted."""
    if not is_stud(spot) or not lies_at_stud(spot.state, incident):
        return False
    down = spot.state.game.streets[0].down
    if stud_place(spot.state, incident) >= down or not _is_seen(spot, incident):
        return False
    return spot.first_round and nobody_has_acted(spot)


def _is_seen(spot: Spot, incident: CardExposed) -> bool:
    """Whether all have seen it; a card off the table counts as seen."""
    return counts(spot, incident) and (incident.off_table or not incident.face_down)


def _up_before(spot: Spot, incident: CardExposed) -> list[int]:
    """The places of the other down cards of the seat that lie up already."""
    state, place = spot.state, stud_place(spot.state, incident)
    up = state.up[incident.seat]
    return [other for other in range(state.game.streets[0].down) if up[other] and other != place]


def is_second_exposed(spot: Spot, incident: CardExposed) -> bool:
    """Whether the dealer has turned up a down card before in this stud deal."""
    if not is_stud_hole(spot, incident):
        return False
    state, place = spot.state, stud_place(spot.state, incident)
    return incident.earlier > 0 or _lies_another_up(state, incident.seat, place)


def _lies_another_up(state: HandState, seat: SeatNo, place: int) -> bool:
    """Whether a down card of any player lies up already, but for that one."""
    down = range(state.game.streets[0].down)
    return any(
        up[other] and (owner, other) != (seat, place)
        for owner, up in enumerate(state.up)
        for other in down
        if other < len(up)
    )


def is_stud_misdeal(spot: Spot, incident: CardExposed) -> bool:
    """Whether one down card turned up makes a misdeal in this house."""
    return is_stud_hole(spot, incident) and spot.options.stud.hole_exposed == "misdeal"


def is_second_a_misdeal(spot: Spot, incident: CardExposed) -> bool:
    """Whether more than one down card turned up makes a misdeal in this house."""
    return is_second_exposed(spot, incident) and spot.options.stud.two_exposed == "misdeal"


@ruling("rrop3:8.stud.5d", "rrop3:11.tournament.26", on=CardExposed, when=is_stud_misdeal)
def exposed_hole_card_is_a_misdeal(spot: Spot, incident: CardExposed) -> Ruling:
    """In a tournament a down card of the first deal that is turned up makes a misdeal."""
    return misdeal(
        spot,
        Text(
            "a hole card of seat {seat} was turned up in the first deal",
            "une carte fermée du siège {seat} a été retournée à la première donne",
        ).format(seat=incident.seat),
        ("rrop3:8.stud.5d", "rrop3:11.tournament.26"),
    )


@ruling("general:deal.5", on=CardExposed, when=is_second_a_misdeal)
def more_than_one_exposed_at_stud(spot: Spot, incident: CardExposed) -> Ruling:
    """More than one card turned up by mistake makes a misdeal."""
    return _two_are_a_misdeal(spot, incident.seat)


def _two_are_a_misdeal(spot: Spot, seat: SeatNo) -> Ruling:
    return misdeal(
        spot,
        Text(
            "more than one card was turned up, the last one of seat {seat}",
            "plus d’une carte a été retournée, la dernière du siège {seat}",
        ).format(seat=seat),
        ("general:deal.5",),
    )


def are_both_up(spot: Spot, incident: CardExposed) -> bool:
    """Whether both down cards of the player lie up now."""
    return is_stud_hole(spot, incident) and bool(_up_before(spot, incident))


def _first_of_both(spot: Spot, incident: CardExposed) -> int:
    return _up_before(spot, incident)[0]


@ruling(
    "rrop3:8.stud.5b",
    "rrop3:8.stud.5c",
    on=CardExposed,
    when=lambda spot, one: (
        are_both_up(spot, one) and would_open(spot.state, one.seat, _first_of_both(spot, one))
    ),
)
def both_up_and_low(spot: Spot, incident: CardExposed) -> Ruling:
    """Both down cards are up, and the first would have been low: dead, and nobody owes a bet."""
    return _hand_out(spot, incident.seat, exempt=True)


@ruling("rrop3:8.stud.5b", on=CardExposed, when=are_both_up)
def both_hole_cards_up(spot: Spot, incident: CardExposed) -> Ruling:
    """Both down cards of a player were turned up: his hand is dead, his ante goes back."""
    return _hand_out(spot, incident.seat, exempt=False)


@ruling(
    "rrop3:8.stud.5a",
    "rrop3:8.stud.5c",
    "general:deal.4",
    on=CardExposed,
    when=lambda spot, one: (
        is_stud_hole(spot, one) and would_open(spot.state, one.seat, stud_place(spot.state, one))
    ),
)
def exposed_low_card_is_exempt(spot: Spot, incident: CardExposed) -> Ruling:
    """The card turned up is the door card and the low one, but owes no forced bet."""
    return _door_card(spot, incident, exempt=True)


@ruling(
    "rrop3:8.stud.11",
    "rrop3:8.stud.5a",
    on=CardExposed,
    when=lambda spot, one: is_stud_hole(spot, one) and one.off_table,
)
def hole_card_off_the_table(spot: Spot, incident: CardExposed) -> Ruling:
    """A down card that leaves the table plays face up, and the third comes down."""
    return _door_card(spot, incident, exempt=False)


@ruling("rrop3:8.stud.5a", "general:deal.4", on=CardExposed, when=is_stud_hole)
def exposed_hole_card_is_the_door_card(spot: Spot, incident: CardExposed) -> Ruling:
    """The down card turned up is the door card, and the third card is dealt face down."""
    return _door_card(spot, incident, exempt=False)


def holes_fault(spot: Spot, seat: SeatNo) -> FloorRefused | None:
    """Why both down cards of *seat* cannot have been turned up; None if they can."""
    state = spot.state
    fault = stud_hand_fault(state, seat)
    if fault or (state.street == 0 and nobody_has_acted(spot) and state.game.streets[0].down > 1):
        return fault
    return refused(
        "Hole cards are turned up by the dealer in the first deal, before anybody acts.",
        "Le croupier retourne des cartes fermées à la première donne, avant toute action.",
        Text(
            "Later a card seen is told of its player.",
            "Plus tard, une carte vue se signale à son joueur.",
        ),
    )


@ruling(on=HolesExposed, when=lambda spot, one: holes_fault(spot, one.seat) is not None)
def no_holes_exposed(spot: Spot, incident: HolesExposed) -> Ruling:
    """Both down cards cannot have been turned up."""
    raise holes_fault(spot, incident.seat) or ValueError


@ruling(
    "rrop3:8.stud.5d",
    "rrop3:11.tournament.26",
    on=HolesExposed,
    when=lambda spot, _one: spot.options.stud.hole_exposed == "misdeal",
)
def exposed_holes_are_a_misdeal(spot: Spot, incident: HolesExposed) -> Ruling:
    """In a tournament down cards of the first deal that are turned up make a misdeal."""
    return exposed_hole_card_is_a_misdeal(spot, CardExposed(incident.seat, 1))


@ruling(
    "general:deal.5",
    on=HolesExposed,
    when=lambda spot, _one: spot.options.stud.two_exposed == "misdeal",
)
def both_holes_are_a_misdeal(spot: Spot, incident: HolesExposed) -> Ruling:
    """Two cards turned up by mistake make a misdeal."""
    return _two_are_a_misdeal(spot, incident.seat)


@ruling(
    "rrop3:8.stud.5b",
    "rrop3:8.stud.5c",
    on=HolesExposed,
    when=lambda spot, one: would_open(spot.state, one.seat, 0),
)
def both_holes_up_and_low(spot: Spot, incident: HolesExposed) -> Ruling:
    """The hand is dead, and nobody owes the bet that its first card would have."""
    return _hand_out(spot, incident.seat, exempt=True)


@ruling("rrop3:8.stud.5b", on=HolesExposed)
def both_holes_up(spot: Spot, incident: HolesExposed) -> Ruling:
    """The hand is dead, and its ante goes back."""
    return _hand_out(spot, incident.seat, exempt=False)


def _door_card(spot: Spot, incident: CardExposed, *, exempt: bool) -> Ruling:
    state, seat, place = spot.state, incident.seat, stud_place(spot.state, incident)
    third = state.game.streets[0].down
    nth = _THIRD if third > 1 else _SECOND
    facts: list[Event] = [CardTurnedUp(seat, place, state.hole[seat][place])]
    if state.up[seat][third]:
        facts.append(CardTurnedDown(seat, third))
    after = apply(state, *facts)
    facts += starts_after(after, seat) if exempt else opens_with(after)
    back = bring_in_back(state, facts)
    return Ruling(
        "card_plays",
        Text(
            "The exposed card of seat {seat} is his door card, and his {nth} card lies face down.",
            "La carte exposée du siège {seat} est sa carte de porte, "
            "et sa {nth} carte reste cachée.",
        ).format(seat=seat, nth=nth),
        _OWES_NOTHING if exempt else _NO_MISDEAL,
        remedies=tuple(facts),
        returned=sum(chips for _, chips in back),
        steps=(
            *bring_in_goes_back(back),
            Text("Leave the exposed card face up.", "Laissez la carte exposée face visible."),
            Text(
                "Deal seat {seat} his {nth} card face down.",
                "Donnez au siège {seat} sa {nth} carte face cachée.",
            ).format(seat=seat, nth=nth),
            who_acts_first(apply(state, *facts)),
        ),
        facts=(("place", place), ("exempt", exempt)),
    )


def _hand_out(spot: Spot, seat: SeatNo, *, exempt: bool) -> Ruling:
    """The hand is dead and gets its ante back; the round opens without it."""
    state = spot.state
    ante = state.put[seat]
    facts: list[Event] = [PotCorrected(seat, -ante)] if ante else []
    if state.bets[seat]:
        facts.append(BetsCorrected(((seat, 0),), 0, state.least_bet))
    facts.append(RuledDead(seat))
    after = apply(state, *facts)
    if after.live_count > 1:
        facts += starts_after(after, seat) if exempt else opens_with(after)
    back = bring_in_back(state, facts)
    says = Text(
        "{who} is out of this hand and gets the ante of {amount} back.",
        "{who} ne joue pas ce coup et reprend son ante de {amount}.",
    )
    takes = Text(
        "Take the cards of seat {seat} and give {amount} back from the pot.",
        "Ramassez les cartes du siège {seat} et rendez-lui {amount} du pot.",
    )
    if not ante:
        says = Text("{who} is out of this hand.", "{who} ne joue pas ce coup.")
        takes = Text("Take the cards of seat {seat}.", "Ramassez les cartes du siège {seat}.")
    return Ruling(
        "hand_dead",
        says.format(who=seat_text(seat), amount=chips_text(ante)),
        _OWES_NOTHING if exempt else _BOTH_UP,
        remedies=tuple(facts),
        returned=ante + sum(chips for _, chips in back),
        steps=(
            takes.format(seat=seat, amount=chips_text(ante)),
            *bring_in_goes_back(back),
            who_acts_first(apply(state, *facts)),
        ),
        facts=(("exempt", exempt),),
    )


_SECOND = Text("second", "deuxième")
_THIRD = Text("third", "troisième")
_NO_MISDEAL = Text(
    "At stud one exposed down card only changes places with the open one.",
    "Au stud, une carte fermée exposée ne fait que prendre la place de la carte ouverte.",
)
_BOTH_UP = Text(
    "Both of his down cards were turned up by the dealer.",
    "Ses deux cartes fermées ont été retournées par le croupier.",
)
_OWES_NOTHING = Text(
    "A card turned up by mistake owes no forced bet: the action starts on its left.",
    "Une carte retournée par erreur ne doit pas le bring-in\u00a0: la parole part à sa gauche.",
)
