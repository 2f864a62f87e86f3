"""Judges of thrown hands: what dies, and what may be taken back."""

from dataclasses import replace

from croupier.floor.hands.dead_hand_effect import (
    LIVE_STEPS,
    dead_for_good,
    is_last,
    killed_instead,
    last_hand_wins,
    live_text,
    was_at_the_showdown,
)
from croupier.floor.hands.hand_told import (
    HandMucked,
    is_pushed,
    no_cards_there,
    told_wrong,
)
from croupier.floor.hands.live_again import what_comes_of_it
from croupier.floor.hands.pots_again import compared_now, live_seats
from croupier.floor.money_back import put_in
from croupier.floor.ruling import Alternative, FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.fold_showdown import held_by_floor
from croupier.play.irregular_events import AwardCorrected, RuledLive
from croupier.play.rounds import betting_is_over
from croupier.play.setup import SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.text import Text


def _thrown_wrong(spot: Spot, incident: HandMucked) -> tuple[FloorRefused, ...]:
    state, seat = spot.state, incident.seat
    if wrong := no_cards_there(state, seat):
        return wrong
    if was_at_the_showdown(state, seat):
        return _read_already(state, seat)
    if state.live[seat] and is_only_dealt_on(state):
        return ()
    if state.live[seat]:
        return told_wrong(
            f"Seat {seat} plays on: cards thrown during the betting are a fold.",
            f"Le siège {seat} joue encore\u00a0: jeter pendant les enchères, c’est passer.",
            "Let him fold, or tell what he did.",
            "Qu’il passe, ou dites ce qu’il a fait.",
            "rrop3:3.dead.2",
            "tda:58",
        )
    return ()


def is_only_dealt_on(state: HandState) -> bool:
    """Whether nobody can bet any more, and the hands are not shown yet: somebody is all-in."""
    if state.phase in ("gathering", "dealing"):
        return betting_is_over(state, state.street + (state.phase == "gathering"))
    return state.phase in ("agreeing", "turning_up", "arranging")


def _read_already(state: HandState, seat: SeatNo) -> tuple[FloorRefused, ...]:
    if is_pushed(state) and state.live[seat] and held_by_floor(state):
        return told_wrong(
            f"The hand of seat {seat} is in, and the floor holds the pot.",
            f"La main du siège {seat} est en jeu, et le floor garde le pot.",
            "Once the floor has decided, say that what it holds belongs to another.",
            "Une fois la décision prise, dites à qui revient ce que le floor garde.",
            "rrop3:2.decisions.7",
        )
    if is_pushed(state) and state.live[seat]:
        return told_wrong(
            f"The hand of seat {seat} has been read, and the pot pushed.",
            f"La main du siège {seat} a été lue, et le pot poussé.",
            "If it was misread, tell that.",
            "Si elle a été mal lue, signalez-le.",
        )
    if state.left_for_next or not state.pot + state.pushed:
        return told_wrong(
            "There is no pot to play for any more.",
            "Il n’y a plus de pot à jouer.",
            "Nothing is to be ruled.",
            "Il n’y a rien à trancher.",
        )
    return ()


def _may_be_retrieved_from_a_fold(spot: Spot, incident: HandMucked) -> bool:
    """Before the showdown, only while nothing has happened since the round of the fold.

    Where the fold ended the hand, that is asked only for one who was misinformed.
    """
    state = spot.state
    same_round = state.faced[incident.seat] != NOT_YET and not state.left_for_next
    on = state.phase in _ROUND_ON or (incident.wrong_information and _ended_by_folds(state))
    return same_round and on and spot.options.dead_hands.retrieve == "house_discretion"


_ROUND_ON = frozenset({"betting", "gathering"})


def _ended_by_folds(state: HandState) -> bool:
    """Whether all but one have folded, and the pot is his or about to be."""
    awarded = is_pushed(state) or state.phase == "awarding"
    return awarded and state.live_count == 1 and not state.show_order


@ruling(
    "house:action.unknown",
    on=HandMucked,
    when=lambda spot, incident: bool(_thrown_wrong(spot, incident)),
)
def thrown_hand_told_wrong(spot: Spot, incident: HandMucked) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _thrown_wrong(spot, incident)[0]


@ruling(
    "tda:17B",
    on=HandMucked,
    when=lambda spot, incident: is_last(spot.state, incident.seat),
)
def last_hand_thrown(spot: Spot, incident: HandMucked) -> Ruling:  # noqa: ARG001 - one shape
    """The last live hand cannot be thrown away: nobody else is left to win."""
    return last_hand_wins(incident.seat)


@ruling(
    "tda:58",
    "rrop3:3.dead.2",
    on=HandMucked,
    when=lambda spot, incident: (
        not was_at_the_showdown(spot.state, incident.seat)
        and not spot.state.live[incident.seat]
        and not _may_be_retrieved_from_a_fold(spot, incident)
    ),
)
def fold_is_final(spot: Spot, incident: HandMucked) -> Ruling:  # noqa: ARG001 - one shape
    """Who folded during the betting is out, once the house gives no such hand back any more."""
    return Ruling(
        "hand_dead",
        Text(
            "Seat {seat} folded before the showdown; that is final.",
            "Le siège {seat} a passé avant l’abattage\u00a0; c’est définitif.",
        ).format(seat=incident.seat),
        Text("A fold during the betting binds.", "Passer pendant les enchères engage."),
        steps=(
            Text("Keep the cards in the muck.", "Laissez les cartes à la défausse."),
            Text("Go on with the hand.", "Continuez la main."),
        ),
        facts=_told(incident),
    )


def _is_apart(incident: HandMucked) -> bool:
    """Whether each card is known for certain and none has gone into the muck."""
    return incident.identifiable and incident.how in ("thrown_face_down", "touches_muck")


def _by_discretion(spot: Spot, incident: HandMucked) -> bool:
    """A house that may take an identifiable hand back out of the muck."""
    known = incident.identifiable and incident.how != "mixed"
    return known and spot.options.dead_hands.retrieve == "house_discretion"


@ruling(
    "tda:16",
    "tda:14",
    "rrop3:11.tournament.28",
    "rrop3:3.dead.8b",
    on=HandMucked,
    when=lambda spot, incident: (
        spot.options.showdown.allin_all_up
        and is_only_dealt_on(spot.state)
        and (_is_apart(incident) or _by_discretion(spot, incident))
    ),
)
def all_in_hand_is_turned_up(spot: Spot, incident: HandMucked) -> Ruling:
    """Once the betting is over with somebody all-in nobody throws his hand away: it is opened."""
    made = _live_again(spot.state, incident)
    take = Text(
        "Take the cards back and lay all of them open.",
        "Reprenez les cartes et ouvrez-les toutes.",
    )
    go_on = Text(
        "Deal the cards that are still to come, and read the hands.",
        "Donnez les cartes qui restent à venir, puis lisez les mains.",
    )
    why = Text(
        "With somebody all-in and the betting over, every hand is turned up, and his is known.",
        "Un joueur est à tapis et les mises sont finies\u00a0: toutes les mains s’ouvrent, et la "
        "sienne se reconnaît.",
    )
    return replace(made, why=why, steps=(take, go_on))


@ruling(
    "tda:14",
    on=HandMucked,
    when=lambda spot, incident: (
        spot.options.dead_hands.retrieve == "identifiable_not_mucked" and _is_apart(incident)
    ),
)
def thrown_hand_lies_apart(spot: Spot, incident: HandMucked) -> Ruling:
    """Cards thrown face down at the showdown live while they are known for certain and apart."""
    return _live_again(spot.state, incident)


@ruling(
    "tda:14",
    on=HandMucked,
    when=lambda spot, incident: (  # noqa: ARG005 - one shape for all questions
        spot.options.dead_hands.retrieve == "identifiable_not_mucked"
    ),
)
def thrown_hand_is_gone(spot: Spot, incident: HandMucked) -> Ruling:
    """Once pushed into the muck, or no longer known for certain, the cards are dead."""
    return _dead_in_the_muck(spot.state, incident)


@ruling(
    "rrop3:3.dead.8a",
    "rrop3:3.dead.8b",
    on=HandMucked,
    when=lambda spot, incident: _by_discretion(spot, incident) and _ended_by_folds(spot.state),
)
def pot_was_won_by_the_fold(spot: Spot, incident: HandMucked) -> Ruling:
    """The award of a pot to the last hand stands, unless the floor makes good a wrong word."""
    made = _dead_in_the_muck(spot.state, incident)
    return replace(made, why=_LAST_WON, steps=_AWARD_STANDS, discretion=_made_good(spot, incident))


_LAST_WON = Text(
    "Everybody else had folded, and the pot has gone to the last hand.",
    "Tous les autres avaient passé, et le pot est allé à la dernière main.",
)
_AWARD_STANDS = (
    Text("Keep his cards apart.", "Gardez ses cartes à part."),
    Text("Leave the pot where it is.", "Laissez le pot où il est."),
)


def _made_good(spot: Spot, incident: HandMucked) -> tuple[Alternative, ...]:
    """What the floor may do: compare the hands, or give him back his chips of an unfinished one."""
    state, seat = spot.state, incident.seat
    if not is_pushed(state):
        return ()
    if state.street == len(state.game.streets) - 1:
        return (Alternative("retrieve", live_text(seat), _compared(state, seat)),)
    winner, chips = live_seats(state)[0], put_in(state, seat)
    says = Text(
        "Seat {seat} gets back the {amount} he has put in.",
        "Le siège {seat} reprend les {amount} qu’il a mis.",
    ).format(seat=seat, amount=chips_text(chips))
    moved = AwardCorrected(((winner, -chips), (seat, chips)))
    return (Alternative("return_chips", says, (moved,)),) if chips else ()


@ruling(
    "rrop3:3.dead.2",
    "rrop3:3.dead.8b",
    on=HandMucked,
    when=lambda spot, incident: (
        _by_discretion(spot, incident)
        and not incident.wrong_information
        and _folded_to_a_bet(spot.state, incident.seat)
    ),
)
def fold_to_a_bet_is_final(spot: Spot, incident: HandMucked) -> Ruling:
    """Who folds to a bet cannot call it after all, unless the house gives him his hand back."""
    made = _retrievable(_dead_in_the_muck(spot.state, incident), spot, incident)
    why = Text(
        "He folded to a bet, and nobody had misinformed him.",
        "Il a passé face à une mise, et personne ne l’avait mal informé.",
    )
    return replace(made, why=why)


def _folded_to_a_bet(state: HandState, seat: SeatNo) -> bool:
    """Whether he threw his hand away in the betting with chips still to be called."""
    return not was_at_the_showdown(state, seat) and state.faced[seat] > state.bets[seat]


@ruling(
    "rrop3:3.dead.8b",
    on=HandMucked,
    when=lambda spot, incident: (
        _by_discretion(spot, incident)
        and (incident.wrong_information or incident.how == "thrown_face_down")
    ),
)
def hand_is_retrieved(spot: Spot, incident: HandMucked) -> Ruling:
    """A hand that is known for certain is taken back, above all if its owner was misinformed."""
    made = _live_again(spot.state, incident)
    return replace(made, discretion=(killed_instead(spot.state, incident.seat),))


@ruling("rrop3:3.dead.8a", "rrop3:3.dead.8b", on=HandMucked, when=_by_discretion)
def hand_in_the_muck_may_be_retrieved(spot: Spot, incident: HandMucked) -> Ruling:
    """Cards in the muck are dead, unless the house takes back a hand it can tell for certain."""
    return _retrievable(_dead_in_the_muck(spot.state, incident), spot, incident)


def _retrievable(made: Ruling, spot: Spot, incident: HandMucked) -> Ruling:
    """The ruling, with what the floor may decide instead: the hand comes back."""
    back = _back_in_play(spot.state, incident.seat)
    return replace(made, discretion=(Alternative("retrieve", live_text(incident.seat), back),))


@ruling(
    "rrop3:3.dead.8a",
    "rrop3:3.showdown.2b",
    "rrop3:3.dead.1",
    on=HandMucked,
    when=lambda spot, incident: was_at_the_showdown(spot.state, incident.seat),
)
def hand_was_not_kept(spot: Spot, incident: HandMucked) -> Ruling:
    """Who throws his hand before a winner is declared loses it among the discards."""
    return _dead_in_the_muck(spot.state, incident)


@ruling("rrop3:3.dead.8a", "rrop3:3.dead.1", on=HandMucked)
def folded_hand_is_gone(spot: Spot, incident: HandMucked) -> Ruling:
    """Cards that nobody can tell from the discards stay dead."""
    return _dead_in_the_muck(spot.state, incident)


def _dead_in_the_muck(state: HandState, incident: HandMucked) -> Ruling:
    why = Text(
        "Its cards lie in the muck; the pot goes to the best hand that is left.",
        "Ses cartes sont à la défausse\u00a0; le pot va à la meilleure main restante.",
    )
    made = dead_for_good(state, incident.seat, why)
    return replace(made, facts=(*_told(incident), *made.facts))


def _live_again(state: HandState, incident: HandMucked) -> Ruling:
    seat = incident.seat
    misled = incident.wrong_information
    why = Text(
        "The cards are known for certain and can be taken back.",
        "Les cartes se reconnaissent avec certitude et peuvent être reprises.",
    )
    if misled:
        why = Text(
            "The cards are known for certain, and he threw them on wrong information.",
            "Les cartes se reconnaissent avec certitude, et il les a jetées sur une fausse "
            "information.",
        )
    remedies = _back_in_play(state, seat)
    return Ruling(
        "hand_live",
        live_text(seat),
        why,
        remedies=remedies,
        steps=(LIVE_STEPS[0], *what_comes_of_it(state, seat, remedies)),
        facts=_told(incident),
    )


def _back_in_play(state: HandState, seat: SeatNo) -> tuple[Remedy, ...]:
    """The hand is in again; if the pot has been pushed it is shown and compared at once."""
    if state.live[seat]:
        return ()
    return _compared(state, seat) if is_pushed(state) else (RuledLive(seat),)


def _compared(state: HandState, seat: SeatNo) -> tuple[Remedy, ...]:
    return (RuledLive(seat), *compared_now(state, seat))


def _told(incident: HandMucked) -> tuple[tuple[str, object], ...]:
    return (
        ("identifiable", incident.identifiable and incident.how != "mixed"),
        ("wrong_information", incident.wrong_information),
    )
