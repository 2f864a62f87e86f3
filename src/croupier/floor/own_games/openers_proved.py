"""Judges of openers that are to be proved: a discard taken back, and openers that were split."""

from collections.abc import Iterable
from itertools import combinations

from croupier.cards import HIDDEN, Card
from croupier.floor.deal.redeal import PLAY_ON
from croupier.floor.own_games.draw_told import OpenersProof, SplitNotProved, first_openers
from croupier.floor.own_games.openers import opener_fault, pot_stays
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, refused, ruling
from croupier.floor.spot import Spot
from croupier.play.events import OpenersProven
from croupier.play.irregular_events import RuledDead
from croupier.play.openers import holds_openers
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rule
from croupier.text import Text


def proof_fault(state: HandState, incident: OpenersProof) -> FloorRefused | None:
    """Why that opener cannot ask for a discard; None if he can.

    A draw that breaks openers is taken to have been announced where the cards are known; that it
    was not is just what is told.
    """
    fault = opener_fault(state, incident.seat)
    if fault or state.discards[incident.seat]:
        return fault
    return refused(
        f"Seat {incident.seat} has thrown nothing.",
        f"Le siège {incident.seat} n’a rien écarté.",
        Text(
            "Tell it of an opener who drew without saying so.",
            "Le signaler d’un ouvreur qui a tiré sans l’annoncer.",
        ),
    )


@ruling(on=OpenersProof, when=lambda spot, one: proof_fault(spot.state, one) is not None)
def no_proof_wanted(spot: Spot, incident: OpenersProof) -> Ruling:
    """There is no discard that could prove anything."""
    raise proof_fault(spot.state, incident) or ValueError


def may_prove(spot: Spot, incident: OpenersProof) -> bool:
    """Whether the discard can be told, and proves openers as far as the cards are known."""
    state, seat = spot.state, incident.seat
    hidden = HIDDEN in (*state.hole[seat], *state.discards[seat])
    return incident.discard_identifiable and (hidden or bool(first_openers(state, seat)))


@ruling("rrop3:9.jacks.7", on=OpenersProof, when=may_prove)
def discard_proves_openers(spot: Spot, incident: OpenersProof) -> Ruling:
    """The house lets the opener take back a discard that can be told, as proof of his openers."""
    seat = incident.seat
    proof = first_openers(spot.state, seat)
    return Ruling(
        "hand_live",
        Text(
            "Seat {seat} may prove his openers with the discard, which can be told.",
            "Le siège {seat} peut prouver son ouverture avec la carte écartée, identifiable.",
        ).format(seat=seat),
        Text(
            "The house may let a discard be taken back as proof.",
            "La maison peut laisser reprendre une carte écartée comme preuve.",
        ),
        remedies=(OpenersProven(seat, proof),) if proof else (),
        steps=(
            Text(
                "Find the discard of seat {seat} and show it to all.",
                "Retrouvez la carte écartée du siège {seat} et montrez-la à tous.",
            ).format(seat=seat),
            Text("Pay him if his hand is the best.", "Payez-le si sa main est la meilleure."),
        ),
        discretion=(_not_proved(spot, seat),),
    )


@ruling("rrop3:9.jacks.7", on=OpenersProof)
def discard_cannot_be_told(spot: Spot, incident: OpenersProof) -> Ruling:
    """A discard that cannot be told from the others proves nothing."""
    return _loses(
        spot,
        incident.seat,
        Text(
            "No discard that can be told from the others proves them.",
            "Aucune carte écartée reconnaissable ne la prouve.",
        ),
    )


def _not_proved(spot: Spot, seat: SeatNo) -> Alternative:
    made = _loses(spot, seat, PLAY_ON)
    return Alternative(made.decision, made.says, made.remedies)


def _loses(spot: Spot, seat: SeatNo, why: Text) -> Ruling:
    if spot.state.live_count == 1:
        return pot_stays(spot, seat)
    return Ruling(
        "hand_dead",
        Text(
            "The openers of seat {seat} are not proved: he cannot win the pot.",
            "L’ouverture du siège {seat} n’est pas prouvée\u00a0: il ne peut pas gagner le pot.",
        ).format(seat=seat),
        why,
        remedies=(RuledDead(seat),),
        steps=(
            Text(
                "Take the cards of seat {seat}; his bets stay in the pot.",
                "Ramassez les cartes du siège {seat}\u00a0; ses mises restent au pot.",
            ).format(seat=seat),
            Text("The next best hand wins.", "La meilleure main suivante l’emporte."),
        ),
    )


def split_fault(state: HandState, incident: SplitNotProved) -> FloorRefused | None:
    """Why that opener cannot have failed to prove split openers; None if he can."""
    seat = incident.seat
    if fault := opener_fault(state, seat):
        return fault
    thrown = state.discards[seat]
    if thrown and (state.split_openers or HIDDEN in (*state.hole[seat], *thrown)):
        return None
    return refused(
        f"Seat {incident.seat} has not said that he broke his openers.",
        f"Le siège {incident.seat} n’a pas annoncé qu’il cassait son ouverture.",
        Text("Name the opener who said so.", "Désignez l’ouvreur qui l’a annoncé."),
    )


@ruling(on=SplitNotProved, when=lambda spot, one: split_fault(spot.state, one) is not None)
def no_split_told(spot: Spot, incident: SplitNotProved) -> Ruling:
    """Nobody has said that he broke his openers."""
    raise split_fault(spot.state, incident) or ValueError


@rule("rrop3:9.jacks.9b")
def openers_possible(hand: Iterable[Card], discards: Iterable[Card]) -> bool:
    """Whether the discards and so many cards of the last hand can have been openers."""
    held, thrown = tuple(hand), tuple(discards)
    kept = max(0, len(held) - len(thrown))
    return any(holds_openers((*part, *thrown)) for part in combinations(held, kept))


def split_can_be_proved(spot: Spot, incident: SplitNotProved) -> bool:
    """Whether the cards are known, and he may have had openers after all."""
    hand, thrown = spot.state.hole[incident.seat], spot.state.discards[incident.seat]
    return HIDDEN not in (*hand, *thrown) and openers_possible(hand, thrown)


@ruling("rrop3:9.jacks.9a", on=SplitNotProved, when=split_can_be_proved)
def split_is_proved(_spot: Spot, incident: SplitNotProved) -> Ruling:
    """With the discards under the chip he may have had openers: his hand plays."""
    return Ruling(
        "hand_live",
        Text(
            "The discards of seat {seat} can have been openers with cards of his hand: it plays.",
            "Avec des cartes de sa main, l’écart du siège {seat} a pu être une ouverture\u00a0: "
            "elle joue.",
        ).format(seat=incident.seat),
        Text(
            "Discards laid aside under a chip prove split openers.",
            "Les cartes gardées sous un jeton prouvent l’ouverture cassée.",
        ),
        steps=(
            Text("Show the discards to all.", "Montrez à tous les cartes écartées."),
            Text("The best hand wins.", "La meilleure main l’emporte."),
        ),
    )


@ruling("rrop3:9.jacks.9b", on=SplitNotProved)
def split_is_not_proved(spot: Spot, incident: SplitNotProved) -> Ruling:
    """Who said that he broke his openers, and cannot have had any, loses the pot."""
    return _loses(
        spot,
        incident.seat,
        Text(
            "With his discards he cannot have had openers.",
            "Avec ses cartes écartées il n’a pas pu avoir d’ouverture.",
        ),
    )
