"""Pot-limit bets above the pot: cut to the most for all who called them, or standing."""

from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.floor.bets.taken_bets import (
    Noticed,
    Taken,
    callers_refused,
    seats_of,
    taken,
    wrong_bet_refused,
)
from croupier.floor.in_hand import is_seat
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, chips_text, to_seats_text
from croupier.play.betting import legal_wager
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class PotOverstated(Gesture):
    """A pot-limit bet above the pot was made and taken, for the pot was announced too high.

    *put_in* is the total in front of the bettor.  *callers* called it; those between them folded.
    *objector* points it out, 0 the dealer; *considered_seconds* the last caller thought about it.
    """

    tag: ClassVar[str] = "pot_overbet"
    title: ClassVar[Text] = Text(
        "a bet above the pot was taken", "une mise supérieure au pot a été acceptée"
    )
    put_in: Chips
    callers: tuple[SeatNo, ...] = ()
    objector: SeatNo = 0
    considered_seconds: int = 0
    noticed: Noticed = "this_round"


def overbet(state: HandState, told: PotOverstated) -> Taken | None:
    """What the oversized bet made of the table; None if there can have been none."""
    span = legal_wager(state, told.seat)
    if span is None or told.put_in <= span.most:
        return None
    return taken(state, told.seat, told.put_in, told.callers, span.most)


def refused(spot: Spot, told: PotOverstated) -> FloorRefused | None:
    """Why that cannot have been a bet above the pot."""
    state = spot.state
    wrong = wrong_bet_refused(state, told.seat, told.put_in, told.callers)
    if wrong is not None:
        return wrong
    if state.structure != "pot":
        return FloorRefused(
            Text("The pot is no limit here.", "Le pot ne limite pas les mises ici."),
            Text("Tell it of a pot-limit game.", "Cela se dit d’une partie à limite de pot."),
        )
    if told.objector and not is_seat(state, told.objector):
        return FloorRefused(
            Text("Nobody sits in that seat.", "Personne n’occupe ce siège."),
            Text("Name who points it out.", "Nommez qui le signale."),
        )
    if type(told.considered_seconds) is not int or told.considered_seconds < 0:
        return FloorRefused(
            Text("That is no number of seconds.", "Ce n’est pas un nombre de secondes."),
            Text("Name 0 or more.", "Nommez 0 ou plus."),
        )
    span = legal_wager(state, told.seat)
    if span is not None and told.put_in <= span.most:
        return FloorRefused(
            Text("This bet does not exceed the pot.", "Cette mise ne dépasse pas le pot."),
            Text(f"More than {span.most} would.", f"Plus de {span.most} le dépasserait."),
        )
    return None if overbet(state, told) else callers_refused()


def is_impossible(spot: Spot, told: PotOverstated) -> bool:
    """Whether that cannot have happened."""
    return refused(spot, told) is not None


@ruling(on=PotOverstated, when=is_impossible)
def _impossible(spot: Spot, told: PotOverstated) -> Ruling:
    raise refused(spot, told) or AssertionError(told)


def is_too_late(spot: Spot, told: PotOverstated) -> bool:  # noqa: ARG001 - as it was told
    """Whether it was seen only after the round."""
    return told.noticed == "later"


@ruling("tda:52B", "rrop3:10.potlimit.2", on=PotOverstated, when=is_too_late)
def overbet_stands_after_the_round(spot: Spot, told: PotOverstated) -> Ruling:
    """Once the round is over an oversized bet stands."""
    return _stands(
        spot,
        told,
        Text("It was seen only after the round.", "On ne l’a vue qu’après le tour."),
    )


def all_have_acted(spot: Spot, told: PotOverstated) -> bool:
    """Whether all have acted on it, in a house where that ends the time for objections."""
    window = spot.options.potlimit.overbet_window
    return window == "until_all_acted" and _taken(spot, told).all_acted


def all_have_acted_on_what_stood(spot: Spot, told: PotOverstated) -> bool:
    """Whether all have acted on it, and one of them considered it before he did."""
    return all_have_acted(spot, told) and has_stood_a_while(spot, told)


@ruling(
    "rrop3:10.potlimit.3",
    "rrop3:10.potlimit.2",
    on=PotOverstated,
    when=all_have_acted_on_what_stood,
)
def overbet_that_stood_and_was_acted_on_stands(spot: Spot, told: PotOverstated) -> Ruling:
    """A bet that was considered, and on which all have acted since, stands whoever objects."""
    made = _stands(
        spot,
        told,
        Text(
            "A player has considered it for {seconds} seconds, and all players have acted on it.",
            "Un joueur y a réfléchi {seconds} s, et tous les joueurs ont agi sur cette mise.",
        ).format(seconds=told.considered_seconds),
    )
    return replace(made, facts=(*made.facts, *_seen(told)))


@ruling("rrop3:10.potlimit.2", on=PotOverstated, when=all_have_acted)
def overbet_stands_once_all_have_acted(spot: Spot, told: PotOverstated) -> Ruling:
    """An oversized bet can be corrected until all players have acted on it, and then stands."""
    return _stands(
        spot,
        told,
        Text("All players have acted on it.", "Tous les joueurs ont agi sur cette mise."),
    )


def has_stood_a_while(spot: Spot, told: PotOverstated) -> bool:
    """Whether a player considered it and then called, where the floor may let it stand."""
    may_stand = spot.options.potlimit.overbet_may_stand == "floor_may_let_stand"
    return may_stand and told.considered_seconds > 0 and bool(told.callers)


def bettor_objects(spot: Spot, told: PotOverstated) -> bool:
    """Whether it has, and the bettor himself would now have it cut."""
    return told.objector == told.seat and has_stood_a_while(spot, told)


@ruling("rrop3:10.potlimit.3", on=PotOverstated, when=bettor_objects)
def overbet_stands_against_its_bettor(spot: Spot, told: PotOverstated) -> Ruling:
    """A bet that was considered may stand, above all if the bettor wants it cut."""
    made = _stands(
        spot,
        told,
        Text(
            "A player has considered it for {seconds} seconds, and it is the bettor who objects.",
            "Un joueur y a réfléchi {seconds} s, et c’est le miseur qui proteste.",
        ).format(seconds=told.considered_seconds),
    )
    return _with_discretion(made, _cut_instead(spot, told), told)


@ruling("rrop3:10.potlimit.3", on=PotOverstated, when=has_stood_a_while)
def overbet_that_stood_is_cut_or_stands(spot: Spot, told: PotOverstated) -> Ruling:
    """A bet that was considered is cut, unless the floor lets it stand."""
    made = _cut(
        spot,
        told,
        Text(
            "A player has considered it for {seconds} seconds; the floor may let it stand.",
            "Un joueur y a réfléchi {seconds} s\u00a0; le floor peut la laisser telle quelle.",
        ).format(seconds=told.considered_seconds),
    )
    taken_bet = _taken(spot, told)
    stands = Alternative(
        "stands", Text("The bet stands.", "La mise reste telle quelle."), taken_bet.events
    )
    return _with_discretion(made, stands, told)


def _with_discretion(made: Ruling, instead: Alternative, told: PotOverstated) -> Ruling:
    return replace(made, discretion=(instead,), facts=(*made.facts, *_seen(told)))


def _seen(told: PotOverstated) -> tuple[tuple[str, int], ...]:
    return (("considered_seconds", told.considered_seconds), ("objector", told.objector))


def _cut_instead(spot: Spot, told: PotOverstated) -> Alternative:
    made = _taken(spot, told)
    return Alternative(
        "corrected",
        Text("The bet is cut to {amount}.", "La mise est ramenée à {amount}.").format(
            amount=chips_text(made.proper)
        ),
        (*made.events, made.corrected(spot.state)),
    )


def nobody_called(spot: Spot, told: PotOverstated) -> bool:  # noqa: ARG001 - as it was told
    """Whether it was seen before anybody called."""
    return not told.callers


@ruling("rrop3:10.potlimit.1", "tda:52B", on=PotOverstated, when=nobody_called)
def excess_goes_back(spot: Spot, told: PotOverstated) -> Ruling:
    """What exceeds the pot goes back to the bettor at once, and the bet is the most allowed."""
    return _cut(
        spot,
        told,
        Text("No bet may exceed the pot.", "Aucune mise ne peut dépasser le pot."),
    )


def some_may_still_act(spot: Spot, told: PotOverstated) -> bool:  # noqa: ARG001 - some may
    """Whether the house corrects it until all have acted."""
    return spot.options.potlimit.overbet_window == "until_all_acted"


@ruling("rrop3:10.potlimit.2", on=PotOverstated, when=some_may_still_act)
def overbet_is_cut_until_all_have_acted(spot: Spot, told: PotOverstated) -> Ruling:
    """While somebody has still to act on it, anybody may object, and all are cut."""
    return _cut(
        spot,
        told,
        Text(
            "Not all players have acted on it yet.",
            "Tous les joueurs n’ont pas encore agi sur cette mise.",
        ),
    )


@ruling("tda:52B", on=PotOverstated)
def overbet_is_cut_within_the_round(spot: Spot, told: PotOverstated) -> Ruling:
    """A pot announced too high: the bets of all are corrected during the betting round."""
    return _cut(
        spot,
        told,
        Text(
            "The pot was overstated: all bets are corrected within the round.",
            "Le pot a été surestimé\u00a0: toutes les mises sont corrigées pendant le tour.",
        ),
    )


def _taken(spot: Spot, told: PotOverstated) -> Taken:
    made = overbet(spot.state, told)
    if made is None:
        raise callers_refused()
    return made


def _stands(spot: Spot, told: PotOverstated, why: Text) -> Ruling:
    made = _taken(spot, told)
    return Ruling(
        "stands",
        Text(
            "The bet of {amount} by seat {seat} stands.",
            "La mise de {amount} du siège {seat} reste telle quelle.",
        ).format(amount=chips_text(told.put_in), seat=told.seat),
        why,
        remedies=made.events,
        steps=(
            Text("Leave the chips as they are.", "Laissez les jetons tels quels."),
            Text("Play on.", "Continuez le coup."),
        ),
        facts=(("proper", made.proper),),
    )


def _cut(spot: Spot, told: PotOverstated, why: Text) -> Ruling:
    made = _taken(spot, told)
    corrected = made.corrected(spot.state)
    amount = chips_text(made.proper)
    back = told.put_in - made.proper
    return Ruling(
        "corrected",
        Text(
            "The bet of seat {seat} is cut to {amount}; {back} go back.",
            "La mise du siège {seat} est ramenée à {amount}\u00a0; {back} lui reviennent.",
        ).format(seat=told.seat, amount=amount, back=chips_text(back)),
        why,
        remedies=(*made.events, corrected),
        returned=back,
        steps=(
            Text("Count the pot.", "Comptez le pot."),
            Text(
                "Give back what is above {amount} {seats}.",
                "Rendez ce qui dépasse {amount} {seats}.",
            ).format(amount=amount, seats=to_seats_text(seats_of(corrected))),
            Text("Go on with the player in turn.", "Continuez avec le joueur à qui est la parole."),
        ),
        facts=(("proper", made.proper), ("bets", corrected.bets)),
    )


INCIDENTS: tuple[type[Incident], ...] = (PotOverstated,)
"""The kinds of this module."""
