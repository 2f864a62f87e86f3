"""Time is up on the clock: the hand is dead, or its owner has checked."""

from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.floor.in_hand import turn_or_draw_refused
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.floor.turns.clock import countdown_from, has_clock, total_seconds
from croupier.floor.words.amounts import least_wagered, must_wager
from croupier.floor.words.bind import bound, does, in_scope
from croupier.play.actions import Action, BringIn, Check, Draw
from croupier.play.irregular_events import RuledDead
from croupier.play.opening import bring_in_due
from croupier.play.turns import to_call
from croupier.text import Text

_DAY = 86_400


@dataclass(frozen=True, slots=True)
class ClockRanOut(Gesture):
    """The player on the clock has not acted *seconds* after it was started."""

    tag: ClassVar[str] = "clock_ran_out"
    title: ClassVar[Text] = Text(
        "a player on the clock has not acted", "un joueur sous le chrono n’a pas agi"
    )
    seconds: int


def refused(spot: Spot, told: ClockRanOut) -> FloorRefused | None:
    """Why the time cannot have run out on anybody in that seat."""
    return turn_or_draw_refused(spot.state, told.seat) or _seconds_refused(spot, told)


def _seconds_refused(spot: Spot, told: ClockRanOut) -> FloorRefused | None:
    if type(told.seconds) is not int or not 0 <= told.seconds <= _DAY:
        return FloorRefused(
            Text("That is no number of seconds.", "Ce n’est pas un nombre de secondes."),
            Text("Count from the start of the clock.", "Comptez depuis le début du temps."),
        )
    if not has_clock(spot):
        return FloorRefused(
            Text("No clock runs in this house.", "Aucun temps ne court dans cette maison."),
            Text("Ask the player to act.", "Demandez au joueur d’agir."),
            spot.house.cite(
                in_scope(spot, ("rrop3:10.nolimit.13a", "house:clock.choice", "tda:29"))
            ),
        )
    return None


def is_impossible(spot: Spot, told: ClockRanOut) -> bool:
    """Whether that cannot have happened."""
    return refused(spot, told) is not None


@ruling(on=ClockRanOut, when=is_impossible)
def _impossible(spot: Spot, told: ClockRanOut) -> Ruling:
    raise refused(spot, told) or AssertionError(told)


def has_time_left(spot: Spot, told: ClockRanOut) -> bool:
    """Whether the whole time has not passed yet."""
    return told.seconds < total_seconds(spot.options)


_UNTIL_THE_END = ("rrop3:10.nolimit.13b", "rrop3:3.dead.7", "tda:29b")


@ruling(*_UNTIL_THE_END, on=ClockRanOut, when=has_time_left)
def time_is_not_up(spot: Spot, told: ClockRanOut) -> Ruling:
    """Until the last second an action counts."""
    left = total_seconds(spot.options) - told.seconds
    return Ruling(
        "refused",
        Text(
            "Seat {seat} still has {left}\u00a0s: an action still counts.",
            "Le siège {seat} a encore {left} s\u00a0: une action compte encore.",
        ).format(seat=told.seat, left=left),
        Text("The time is not up yet.", "Le temps n’est pas encore écoulé."),
        steps=(
            Text("Let the clock run on.", "Laissez courir le temps."),
            Text("Let seat {seat} act.", "Acceptez toute action du siège {seat}.").format(
                seat=told.seat
            ),
        ),
        rules=in_scope(spot, _UNTIL_THE_END),
        facts=(("left", left), ("countdown_from", countdown_from(spot.options))),
    )


def is_to_draw(spot: Spot, told: ClockRanOut) -> bool:  # noqa: ARG001 - whose turn it is
    """Whether it is cards that he was to throw, and not chips."""
    return spot.state.phase == "discarding"


@ruling("tda:29b", "rrop3:3.dead.7", on=ClockRanOut, when=is_to_draw)
def time_up_at_the_draw_stands_pat(spot: Spot, told: ClockRanOut) -> Ruling:
    """At the draw there is no bet to face: when the time is over the player takes no card."""
    draw = Draw(told.seat)
    return Ruling(
        "stand_pat",
        Text("Time is up: {pat}.", "Temps écoulé. {pat}.").format(
            pat=_then(does(spot.state, draw))
        ),
        Text(
            "At the draw there is no bet that could cost him his hand.",
            "Au tirage, aucune mise ne peut lui coûter sa main.",
        ),
        action=draw,
        steps=(
            Text("Announce that he takes no card.", "Annoncez qu’il est servi."),
            Text("Go on with the next player.", "Passez au joueur suivant."),
        ),
    )


def _then(said: Text) -> Text:
    """A sentence that goes on after a colon in English."""
    return Text(said.en[0].lower() + said.en[1:], said.fr)


def has_declared(spot: Spot, told: ClockRanOut) -> bool:
    """Whether he has declared a bet or raise whose amount is still to come."""
    return must_wager(spot.state, told.seat)


@ruling("tda:51A", "rrop3:3.bets.8", on=ClockRanOut, when=has_declared)
def time_up_after_a_declared_wager(spot: Spot, told: ClockRanOut) -> Ruling:
    """A bet or raise that was declared is carried out when the time is over, at the least."""
    dead = _dead(told, Text("The time is up.", "Le temps est écoulé."))
    return bound(
        spot,
        told.seat,
        least_wagered(spot.state, told.seat),
        Text(
            "The bet or raise was declared and its amount not named in time: it is the least.",
            "La mise ou la relance était annoncée, son montant n’a pas été dit à temps\u00a0: "
            "c’est le minimum.",
        ),
        discretion=(Alternative("hand_dead", dead.says, remedies=dead.remedies),),
    )


def faces_a_bet(spot: Spot, told: ClockRanOut) -> bool:
    """Whether there is a bet that he has not answered."""
    return to_call(spot.state, told.seat) > 0


_FACING_A_BET = ("rrop3:3.dead.7", "rrop3:10.nolimit.13b", "tda:29b")


@ruling(*_FACING_A_BET, on=ClockRanOut, when=faces_a_bet)
def time_up_facing_a_bet(spot: Spot, told: ClockRanOut) -> Ruling:
    """A hand that faces a bet is dead when the time is over."""
    made = _dead(
        told,
        Text("The time ran out facing a bet.", "Le temps s’est écoulé face à une mise."),
    )
    return replace(made, rules=in_scope(spot, _FACING_A_BET))


def is_dead_anyway(spot: Spot, told: ClockRanOut) -> bool:  # noqa: ARG001 - whoever it is
    """Whether the house kills the hand without a bet too, as it may at big bets."""
    dead = spot.options.clock.no_bet == "dead"
    return dead and spot.state.structure in ("none", "pot")


@ruling("rrop3:10.nolimit.13b", on=ClockRanOut, when=is_dead_anyway)
def time_up_is_dead_at_big_bets(spot: Spot, told: ClockRanOut) -> Ruling:  # noqa: ARG001
    """At no-limit and pot-limit a hand is dead when the time is over, bet or no bet."""
    return _dead(
        told,
        Text("The time and the ten seconds are over.", "Le temps et son supplément sont écoulés."),
    )


def kills_only_facing_a_bet(spot: Spot, told: ClockRanOut) -> bool:  # noqa: ARG001 - at limit
    """Whether the house kills hands on the clock, but here there is no bet at fixed limit."""
    return spot.options.clock.no_bet == "dead"


@ruling("rrop3:3.dead.7", on=ClockRanOut, when=kills_only_facing_a_bet)
def time_up_without_a_bet_kills_nothing(spot: Spot, told: ClockRanOut) -> Ruling:
    """At limit only a hand that faces a bet dies on the clock; without one he acts at once."""
    passive = _passive(spot, told)
    return Ruling(
        "play_on",
        Text(
            "Seat {seat} faced no bet: the hand is live, and he acts at once.",
            "Le siège {seat} n’avait pas de mise à suivre\u00a0: sa main est vivante, il agit "
            "tout de suite.",
        ).format(seat=told.seat),
        Text(
            "The clock kills a hand only if it faces a bet.",
            "Le temps ne tue une main que face à une mise.",
        ),
        steps=(
            Text("Ask seat {seat} to act now.", "Demandez au siège {seat} d’agir.").format(
                seat=told.seat
            ),
            Text("Else let the floor decide.", "À défaut, laissez le floor trancher."),
        ),
        discretion=(Alternative("passive", does(spot.state, passive), action=passive),),
    )


def owes_the_bring_in(spot: Spot, told: ClockRanOut) -> bool:  # noqa: ARG001 - whose turn it is
    """Whether the forced bet of a stud hand is what he has not done."""
    return bring_in_due(spot.state)


@ruling("tda:29b", on=ClockRanOut, when=owes_the_bring_in)
def time_up_on_the_low_card_brings_it_in(spot: Spot, told: ClockRanOut) -> Ruling:
    """No bet is faced by the low card: its forced bet goes in when the time is over."""
    action = _passive(spot, told)
    said = does(spot.state, action)
    return Ruling(
        "bring_in",
        Text("Time is up: {said}.", "Temps écoulé. {said}.").format(said=_then(said)),
        Text(
            "There was no bet to answer, but the forced bet to pay.",
            "Il n’y avait pas de mise à suivre, mais le bring-in à payer.",
        ),
        action=action,
        steps=(
            Text("Announce: “{said}.”", "Annoncez\u00a0: «\u00a0{said}.\u00a0»").format(said=said),
            Text("Go on with the next player.", "Passez au joueur suivant."),
        ),
    )


@ruling("tda:29b", on=ClockRanOut)
def time_up_without_a_bet_is_a_check(spot: Spot, told: ClockRanOut) -> Ruling:
    """A player who faces no bet has checked when the time is over."""
    return Ruling(
        "check",
        Text(
            "Time is up: seat {seat} has checked.",
            "Le temps est écoulé\u00a0: le siège {seat} a fait parole.",
        ).format(seat=told.seat),
        Text("There was no bet to answer.", "Il n’y avait pas de mise à suivre."),
        action=_passive(spot, told),
        steps=(
            Text("Announce the check.", "Annoncez parole."),
            Text("Go on with the next player.", "Passez au joueur suivant."),
        ),
    )


def _passive(spot: Spot, told: ClockRanOut) -> Action:
    """What costs least: a check, or the forced bet of a stud hand."""
    return BringIn(told.seat) if bring_in_due(spot.state) else Check(told.seat)


def _dead(told: ClockRanOut, why: Text) -> Ruling:
    return Ruling(
        "hand_dead",
        Text(
            "Time is up: the hand of seat {seat} is dead.",
            "Le temps est écoulé\u00a0: la main du siège {seat} est morte.",
        ).format(seat=told.seat),
        why,
        remedies=(RuledDead(told.seat),),
        steps=(
            Text("Muck the hand of seat {seat}.", "Ramassez la main du siège {seat}.").format(
                seat=told.seat
            ),
            Text("Go on with the next player.", "Passez au joueur suivant."),
        ),
    )


INCIDENTS: tuple[type[Incident], ...] = (ClockRanOut,)
"""The kinds of this module."""
