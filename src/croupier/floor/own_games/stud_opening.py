"""Who opens at stud after a mistake, and judges of what puts a stud hand in danger.

A wrong low card is put right until the next player has acted; open cards that are picked up while
there is a bet to call kill the hand.
"""

from croupier.floor.own_games.stud_told import (
    GO_ON,
    UpcardsLifted,
    stud_hand_fault,
)
from croupier.floor.ruling import FloorRefused, Penalty, Ruling, refused, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.events import Event, RoundOpened
from croupier.play.evolve import apply
from croupier.play.irregular_events import (
    BetsCorrected,
    CardTurnedDown,
    CardTurnedUp,
    Returns,
    RuledDead,
    TurnMoved,
)
from croupier.play.menu import menu
from croupier.play.opening import bring_in_due, first_in_order, open_cards_known, opening_seat
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.play.turns import next_to_act, to_call
from croupier.text import Text


def would_open(state: HandState, seat: SeatNo, place: int) -> bool:
    """Whether the card at *place*, as the door card of *seat*, would be the one that brings in."""
    third = state.game.streets[0].down
    others = [other for other in range(third + 1) if other != place]
    facts: list[Event] = [CardTurnedUp(seat, place, state.hole[seat][place])]
    facts += [CardTurnedDown(seat, other) for other in others]
    after = apply(state, *facts)
    return open_cards_known(after) and first_in_order(after) == seat


def opens_with(state: HandState) -> list[Event]:
    """The facts by which the round opens as the open cards say now; none if it does already."""
    if state.phase != "betting" or not open_cards_known(state):
        return []
    lowest, back = first_in_order(state), _without_bets(state)
    clean = apply(state, TurnMoved(lowest, lowest), *back) if back else state
    first = opening_seat(clean)
    if state.round_opener == first and (first == state.actor or state.bets[first]):
        return []
    return [TurnMoved(first, first), *back]


def _without_bets(state: HandState) -> list[Event]:
    """The fact that the bring-in goes back, if somebody has brought it in."""
    bets = tuple((seat, 0) for seat, bet in enumerate(state.bets) if bet)
    return [BetsCorrected(bets, 0, state.least_bet)] if bets else []


def bring_in_back(state: HandState, facts: list[Event]) -> Returns:
    """Who gets a bring-in back by the *facts* of an opening that is put right, and how much."""
    after = apply(state, *facts)
    bets = enumerate(zip(state.bets, after.bets, strict=True))
    return tuple((seat, bet - left) for seat, (bet, left) in bets if left < bet)


def bring_in_goes_back(returns: Returns) -> tuple[Text, ...]:
    """The step for each bring-in that goes back."""
    words = Text(
        "Give the bring-in of {amount} back to seat {seat}.",
        "Rendez au siège {seat} son bring-in de {amount}.",
    )
    return tuple(words.format(seat=seat, amount=chips_text(chips)) for seat, chips in returns)


def starts_after(state: HandState, seat: SeatNo) -> list[Event]:
    """The facts by which the action starts on the left of *seat*, and nobody owes a forced bet."""
    facts: list[Event] = []
    first = next_to_act(state, seat)
    if state.phase == "dealing" and first:
        facts.append(RoundOpened(first))
    if facts or state.phase == "betting":
        facts += [TurnMoved(first), *_without_bets(state)]
    return facts


def who_acts_first(state: HandState) -> Text:
    """The step that says with whom the betting starts, and what he may do."""
    if state.phase != "betting" or not state.actor:
        return GO_ON
    words = Text("The action is on seat {seat}.", "La parole est au siège {seat}.")
    if not bring_in_due(state):
        return words.format(seat=state.actor)
    may = menu(state)
    full = may.wager.least if may.wager else 0
    if not may.fold:
        words = _brings_it_in(state)
    elif may.bring_in < full:
        words = _MAY_OPEN
    else:
        words = _MAY_BRING_IN
    return words.format(seat=state.actor, small=chips_text(may.bring_in), full=chips_text(full))


def _brings_it_in(state: HandState) -> Text:
    if open_cards_known(state) and first_in_order(state) != state.actor:
        return Text(
            "Seat {seat} brings it in for {small} in place of the player all-in on his right.",
            "Le siège {seat} fait le bring-in de {small} à la place du joueur à tapis à sa droite.",
        )
    if len(state.game.shares) == 1 and state.game.low_alone:
        return Text(
            "Seat {seat} has the high card and brings it in for {small}.",
            "Le siège {seat} a la carte la plus haute\u00a0: il fait le bring-in de {small}.",
        )
    return Text(
        "Seat {seat} has the low card and brings it in for {small}.",
        "Le siège {seat} a la carte la plus basse\u00a0: il fait le bring-in de {small}.",
    )


_MAY_OPEN = Text(
    "The action is on seat {seat}: he may fold, open for {small} or open for {full}.",
    "La parole est au siège {seat}\u00a0: il peut passer, ouvrir à {small} ou ouvrir à {full}.",
)
_MAY_BRING_IN = Text(
    "The action is on seat {seat}: he may fold or open for {small}.",
    "La parole est au siège {seat}\u00a0: il peut passer ou ouvrir à {small}.",
)


def lifted_fault(state: HandState, incident: UpcardsLifted) -> FloorRefused | None:
    """Why *seat* can have picked up no open cards; None if he can."""
    fault = stud_hand_fault(state, incident.seat)
    if fault or any(state.up[incident.seat]):
        return fault
    return refused(
        f"Seat {incident.seat} has no card face up.",
        f"Le siège {incident.seat} n’a aucune carte ouverte.",
        Text("Name a player with open cards.", "Désignez un joueur qui a des cartes ouvertes."),
    )


@ruling(on=UpcardsLifted, when=lambda spot, one: lifted_fault(spot.state, one) is not None)
def no_upcards_lifted(spot: Spot, incident: UpcardsLifted) -> Ruling:
    """There are no open cards that could be picked up."""
    raise lifted_fault(spot.state, incident) or ValueError


def is_reordered(spot: Spot, incident: UpcardsLifted) -> bool:  # noqa: ARG001 - what he did
    """Whether the open cards only lie in another order now."""
    return incident.how == "reordered"


@ruling("rrop3:8.stud.0d", on=UpcardsLifted, when=is_reordered)
def upcards_reordered(spot: Spot, incident: UpcardsLifted) -> Ruling:
    """Open cards that were moved about go back into the order in which they came."""
    return Ruling(
        "corrected",
        Text(
            "Seat {seat} lays his up cards in the order in which they came; his hand is live.",
            "Le siège {seat} remet ses cartes ouvertes dans leur ordre d’arrivée\u00a0; sa main "
            "reste en jeu.",
        ).format(seat=incident.seat),
        Text(
            "Up cards in another order mislead the other players.",
            "Des cartes ouvertes déplacées trompent les autres joueurs.",
        ),
        steps=(
            Text(
                "Lay the up cards of seat {seat} as they were dealt.",
                "Replacez les cartes ouvertes du siège {seat} comme elles ont été données.",
            ).format(seat=incident.seat),
            GO_ON,
        ),
        penalty=Penalty("improper_conduct", "may", spot.house.cite(("rrop3:8.stud.0d",))),
    )


def faces_a_bet(spot: Spot, incident: UpcardsLifted) -> bool:
    """Whether there is a bet that the player has not called."""
    return spot.state.phase == "betting" and to_call(spot.state, incident.seat) > 0


@ruling("rrop3:3.dead.4", "rrop3:8.stud.10", "tda:66", on=UpcardsLifted, when=faces_a_bet)
def upcards_lifted_facing_a_bet(spot: Spot, incident: UpcardsLifted) -> Ruling:
    """Who picks up, hides or mixes his open cards while there is a bet to call has folded."""
    seat = incident.seat
    return Ruling(
        "hand_dead",
        Text(
            "The hand of seat {seat} is dead: he faced a bet of {amount} and touched his up cards.",
            "La main du siège {seat} est morte\u00a0: il a touché ses cartes ouvertes "
            "face à une mise de {amount}.",
        ).format(seat=seat, amount=chips_text(spot.state.bet_to)),
        Text(
            "At stud open cards that leave their place before the bet is called are a fold, "
            "whatever the player meant.",
            "Au stud, déplacer ses cartes ouvertes avant d’avoir suivi, c’est passer, "
            "quelle que soit l’intention.",
        ),
        remedies=(RuledDead(seat),),
        steps=(
            Text(
                "Say that the hand of seat {seat} is dead and take its cards.",
                "Annoncez que la main du siège {seat} est morte et ramassez ses cartes.",
            ).format(seat=seat),
            Text(
                "Leave the chips that he has put in in the pot.",
                "Laissez au pot les jetons qu’il y a mis.",
            ),
        ),
    )


@ruling("rrop3:3.dead.4", "rrop3:8.stud.10", on=UpcardsLifted)
def upcards_lifted_without_a_bet(_spot: Spot, incident: UpcardsLifted) -> Ruling:
    """With no bet to call, or at the showdown, picking open cards up means nothing."""
    return Ruling(
        "hand_live",
        Text(
            "The hand of seat {seat} is live: there was nothing for him to call.",
            "La main du siège {seat} reste en jeu\u00a0: il n’avait rien à suivre.",
        ).format(seat=incident.seat),
        Text(
            "Such a gesture is a fold only while there is a bet to call.",
            "Ce geste ne vaut un abandon que s’il y a une mise à suivre.",
        ),
        steps=(
            Text(
                "Have seat {seat} lay his open cards out again.",
                "Faites replacer au siège {seat} ses cartes ouvertes.",
            ).format(seat=incident.seat),
            GO_ON,
        ),
    )
