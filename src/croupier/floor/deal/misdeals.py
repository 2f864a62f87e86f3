"""Judges of cards dealt to the wrong seat, out of order or to nobody: misdeal, or the hand goes on.

A misdeal is found in time, before the point of no return of the house; after it the hand goes on.
"""

from dataclasses import replace

from croupier.floor.deal.deal_told import (
    DealtOutOfOrder,
    DealtToEmptySeat,
    FirstCardWrongSeat,
    FloorMisdeal,
    PlayerLeftOut,
)
from croupier.floor.deal.misdeal_checks import (
    can_be_empty,
    can_be_left_out,
    check_empty_seat,
    check_first_card,
    check_left_out,
    check_out_of_order,
    has_a_claim,
    is_entitled,
    is_first_card_told_wrong,
    is_in_hand,
    is_on_button,
    is_order_told_wrong,
)
from croupier.floor.deal.redeal import (
    ANNOUNCE,
    NO_MISDEAL,
    PLAY_ON,
    TOO_LATE,
    back_to_stub,
    check_is_on,
    check_stub,
    goes_on,
    is_ended,
    misdeal,
    too_late_by,
)
from croupier.floor.happening import happens
from croupier.floor.incident import Incident
from croupier.floor.money_back import put_in
from croupier.floor.ruling import Alternative, Ruling, ruling
from croupier.floor.spot import Spot, chips_text, no_return
from croupier.play.irregular_events import RuledDead
from croupier.play.mending import Mending
from croupier.text import Text

_CAUSES = (FirstCardWrongSeat, DealtOutOfOrder, DealtToEmptySeat, FloorMisdeal)


@happens(on=DealtToEmptySeat)
def _lie_there(mending: Mending, incident: DealtToEmptySeat) -> None:
    """Cards of the stub lie at a seat that plays none of them: they are out of play."""
    if any(mending.state.hole) and can_be_empty(mending.state, incident):
        check_stub(mending, incident.cards)
        for _ in range(incident.cards):
            mending.move("stub", "removed")


@happens(on=PlayerLeftOut)
def _has_none(mending: Mending, incident: PlayerLeftOut) -> None:
    """The cards that the seat should have had never left the stub."""
    seat = incident.seat
    if not can_be_left_out(mending.state, incident) or not is_in_hand(mending.state, seat):
        return
    while mending.state.hole[seat]:
        back_to_stub(mending, seat, len(mending.state.hole[seat]) - 1)


@ruling(on=FirstCardWrongSeat, when=is_first_card_told_wrong)
def _no_wrong_first_card(spot: Spot, incident: FirstCardWrongSeat) -> Ruling:
    raise check_first_card(spot, incident)


@ruling(on=DealtOutOfOrder, when=is_order_told_wrong)
def _no_card_out_of_order(spot: Spot, incident: DealtOutOfOrder) -> Ruling:
    raise check_out_of_order(spot, incident)


@ruling(on=DealtToEmptySeat, when=lambda spot, one: not can_be_empty(spot.state, one))
def _no_empty_seat(spot: Spot, incident: DealtToEmptySeat) -> Ruling:
    raise check_empty_seat(spot, incident)


@ruling(on=PlayerLeftOut, when=lambda spot, one: not can_be_left_out(spot.state, one))
def _nobody_left_out(spot: Spot, incident: PlayerLeftOut) -> Ruling:
    raise check_left_out(spot, incident)


@ruling(on=FloorMisdeal, when=lambda spot, _one: is_ended(spot.state))
def _no_deal_to_void(spot: Spot, _incident: FloorMisdeal) -> Ruling:
    check_is_on(spot)
    raise AssertionError("a hand that has ended is refused")


def _told_late(spot: Spot, _incident: Incident) -> bool:
    return no_return(spot.state)


@ruling(*NO_MISDEAL, on=_CAUSES, when=_told_late)
def too_late_for_a_misdeal(spot: Spot, incident: Incident) -> Ruling:
    """Two players have acted, or there was substantial action: the hand is played to its end."""
    says = Text(
        "It is too late for a misdeal: the hand is played to its end.",
        "Il est trop tard pour une maldonne\u00a0: le coup va à son terme.",
    )
    if isinstance(incident, DealtToEmptySeat):
        return goes_on(spot, says, ANNOUNCE, _taken_from(incident))
    return goes_on(spot, says)


def _taken_from(incident: DealtToEmptySeat) -> Text:
    """The step that takes away what lies at a seat without a hand."""
    one = Text(
        "Take the card at seat {seat} away unseen: it is out of play.",
        "Retirez sans la regarder la carte du siège {seat}\u00a0: elle est hors jeu.",
    )
    several = Text(
        "Take the {cards} cards at seat {seat} away unseen: they are out of play.",
        "Retirez sans les regarder les {cards} cartes du siège {seat}\u00a0: elles sont hors jeu.",
    )
    return (one if incident.cards == 1 else several).format(
        seat=incident.seat, cards=incident.cards
    )


_FIRST = ("tda:35A2", "rrop3:3.misdeals.1h")


@ruling(*_FIRST, on=FirstCardWrongSeat)
def first_card_to_wrong_seat(spot: Spot, incident: FirstCardWrongSeat) -> Ruling:
    """The first card went to the wrong seat: misdeal."""
    cause = Text(
        "the first card went to seat {seat} in place of seat {right}",
        "la première carte est allée au siège {seat} au lieu du siège {right}",
    )
    right = spot.state.setup.dealt_in[0]
    return misdeal(spot, cause.format(seat=incident.seat, right=right), _FIRST)


_EMPTY = ("tda:35A3", "rrop3:3.misdeals.1i")


@ruling(*_EMPTY, on=DealtToEmptySeat)
def cards_to_a_seat_without_right(spot: Spot, incident: DealtToEmptySeat) -> Ruling:
    """Cards lie at a seat that has no right to a hand: misdeal."""
    cause = Text(
        "cards were dealt to seat {seat}, which plays no hand",
        "des cartes ont été données au siège {seat}, qui n’a droit à aucune main",
    )
    return misdeal(spot, cause.format(seat=incident.seat), _EMPTY)


@ruling(
    "rrop3:3.misdeals.1j",
    on=PlayerLeftOut,
    when=lambda spot, one: not is_entitled(spot, one),
)
def absent_player_left_out(spot: Spot, incident: PlayerLeftOut) -> Ruling:
    """Who was away and had posted nothing has no right to a hand where blinds may be missed."""
    return _without(
        spot,
        incident,
        Text(
            "He was away from the table and had posted nothing.",
            "Il était absent de la table et n’avait rien posé.",
        ),
    )


@ruling(*NO_MISDEAL, on=PlayerLeftOut, when=_told_late)
def player_left_out_told_late(spot: Spot, incident: PlayerLeftOut) -> Ruling:
    """After action the hand goes on without the player who got no cards."""
    made = _without(spot, incident, TOO_LATE[spot.options.misdeal.no_return])
    return replace(made, rules=too_late_by(spot))


_ALWAYS_DEALT_IN = ("rrop3:11.tournament.10", "tda:35A4")


@ruling(
    *_ALWAYS_DEALT_IN, on=PlayerLeftOut, when=lambda spot, one: not has_a_claim(spot.state, one)
)
def absent_player_is_always_dealt_in(spot: Spot, incident: PlayerLeftOut) -> Ruling:
    """Where nobody may miss his blinds an absent player always gets a hand: misdeal."""
    return misdeal(spot, _NO_CARDS.format(seat=incident.seat), _ALWAYS_DEALT_IN)


_LEFT_OUT = ("tda:35A4", "rrop3:3.misdeals.1j")
_NO_CARDS = Text("seat {seat} was dealt no cards", "le siège {seat} n’a pas reçu de cartes")


@ruling(*_LEFT_OUT, on=PlayerLeftOut)
def entitled_player_left_out(spot: Spot, incident: PlayerLeftOut) -> Ruling:
    """A player with a right to a hand got no cards: misdeal."""
    return misdeal(spot, _NO_CARDS.format(seat=incident.seat), _LEFT_OUT)


def _without(spot: Spot, incident: PlayerLeftOut, why: Text) -> Ruling:
    """The hand goes on; what the seat has posted stays in the pot."""
    seat = incident.seat
    stays = put_in(spot.state, seat) if seat <= spot.state.chairs else 0
    says = Text(
        "The hand goes on without {who}; there is no misdeal.",
        "Le coup continue sans {who}\u00a0; il n’y a pas de maldonne.",
    )
    if stays:
        says = Text(
            "The hand goes on without {who}; there is no misdeal, and the {chips} in front of "
            "him stay in the pot.",
            "Le coup continue sans {who}\u00a0; il n’y a pas de maldonne et les {chips} qu’il a "
            "posés restent au pot.",
        )
    leave = Text("Leave his {chips} in the pot.", "Laissez ses {chips} au pot.")
    return Ruling(
        "play_on",
        says.format(who=Text(f"seat {seat}", f"le siège {seat}"), chips=chips_text(stays)),
        why,
        remedies=(RuledDead(seat),) if is_in_hand(spot.state, seat) else (),
        steps=(ANNOUNCE, *((leave.format(chips=chips_text(stays)),) if stays else ()), PLAY_ON),
        facts=(("stays", stays),),
    )


@ruling(
    "rrop3:3.misdeals.1f",
    on=DealtOutOfOrder,
    when=lambda spot, _one: spot.options.misdeal.out_of_sequence,
)
def card_out_of_order(spot: Spot, incident: DealtOutOfOrder) -> Ruling:
    """A card was dealt out of its order: misdeal."""
    cause = Text(
        "a card of seat {seat} was dealt out of order",
        "une carte du siège {seat} a été donnée hors de son tour",
    )
    return misdeal(spot, cause.format(seat=incident.seat), ("rrop3:3.misdeals.1f",))


@ruling(
    "tda:35B",
    on=DealtOutOfOrder,
    when=lambda spot, one: is_on_button(spot.state, one.seat),
)
def button_gets_two_running(_spot: Spot, incident: DealtOutOfOrder) -> Ruling:
    """The player on the button may be dealt two cards one after the other."""
    return Ruling(
        "play_on",
        Text(
            "Seat {seat}, last in the deal, may get two cards running: the deal stands.",
            "Le siège {seat}, dernier servi, peut recevoir deux cartes de suite\u00a0: "
            "la donne est bonne.",
        ).format(seat=incident.seat),
        Text(
            "Two cards in a row to the button change nobody else’s cards.",
            "Deux cartes de suite au bouton ne changent les cartes de personne.",
        ),
        steps=(ANNOUNCE, PLAY_ON),
    )


@ruling(
    "tda:35A",
    on=(DealtOutOfOrder, FloorMisdeal),
    when=lambda spot, _one: spot.options.misdeal.floor_may_add,
)
def floor_may_call_a_misdeal(spot: Spot, incident: DealtOutOfOrder | FloorMisdeal) -> Ruling:
    """The list of misdeals is open: the floor may declare one for another cause, or let it stand.

    Told of a cause that no list names, it declares one; cards out of order it lets stand.
    """
    cause = Text("the deal was not in order", "la donne était irrégulière")
    again = misdeal(spot, cause, ("tda:35A",))
    if isinstance(incident, FloorMisdeal):
        return replace(again, discretion=(Alternative("play_on", _DEAL_STANDS),))
    return replace(_stands(), discretion=(Alternative("misdeal", again.says, again.remedies),))


@ruling("rrop3:3.misdeals.1", on=(DealtOutOfOrder, FloorMisdeal))
def list_of_misdeals_is_closed(_spot: Spot, _incident: Incident) -> Ruling:
    """Only what the list names makes a misdeal: the deal stands."""
    return _stands()


_DEAL_STANDS = Text("The deal stands: play on.", "La donne est maintenue\u00a0: on joue.")


def _stands() -> Ruling:
    return Ruling(
        "play_on",
        _DEAL_STANDS,
        Text(
            "Nothing that makes a misdeal in this house has happened.",
            "Rien de ce qui fait une maldonne dans cette maison ne s’est produit.",
        ),
        steps=(ANNOUNCE, PLAY_ON),
    )
