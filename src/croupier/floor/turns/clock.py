"""The clock: who may call it, and how long it runs."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.floor.in_hand import is_seat, turn_or_draw_refused
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.setup import SeatNo
from croupier.rulebook.options import Options
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class ClockCalled(Gesture):
    """Somebody asked that the player in *seat*, whose turn it is, be put on the clock.

    *by_seat* asked, 0 the director himself.  *at_table*: whoever asked is at the table.
    *approved*: the floor agrees that time enough has passed.
    """

    tag: ClassVar[str] = "clock_called"
    title: ClassVar[Text] = Text("the clock is called on a player", "on demande le temps")
    by_seat: SeatNo = 0
    at_table: bool = True
    approved: bool = True


@dataclass(frozen=True, slots=True)
class TimeAsked(Gesture):
    """The player whose turn it is asks for time himself; *at_table*: he is there."""

    tag: ClassVar[str] = "time_asked"
    title: ClassVar[Text] = Text(
        "a player asks for time in his turn", "un joueur demande du temps à son tour"
    )
    at_table: bool = True


Timed = ClockCalled | TimeAsked
TIMED: tuple[type[Incident], ...] = (ClockCalled, TimeAsked)
"""The ways to ask for the clock."""


def total_seconds(options: Options) -> int:
    """How long a player has from the start of the clock to its very end."""
    return options.clock.seconds + options.clock.extra_seconds


def countdown_from(options: Options) -> int:
    """The second at which the countdown begins."""
    return max(0, total_seconds(options) - options.clock.countdown_seconds)


def refused(spot: Spot, told: Timed) -> FloorRefused | None:
    """Why that cannot have happened to anybody in that seat."""
    wrong = turn_or_draw_refused(spot.state, told.seat)
    if wrong is not None:
        return wrong
    if isinstance(told, ClockCalled) and told.by_seat and not is_seat(spot.state, told.by_seat):
        return FloorRefused(
            Text("Nobody sits in that seat.", "Personne n’occupe ce siège."),
            Text("Name who called the clock.", "Nommez qui a demandé le temps."),
        )
    return None


def is_impossible(spot: Spot, told: Timed) -> bool:
    """Whether that cannot have happened."""
    return refused(spot, told) is not None


@ruling(on=TIMED, when=is_impossible)
def _impossible(spot: Spot, told: Timed) -> Ruling:
    raise refused(spot, told) or AssertionError(told)


def has_clock(spot: Spot) -> bool:
    """Whether the house knows a limit on the time to act."""
    return spot.options.clock.enabled and total_seconds(spot.options) > 0


def caller_is_away(spot: Spot, told: ClockCalled | TimeAsked) -> bool:  # noqa: ARG001 - as told
    """Whether a player called who is not at the table."""
    by_a_player = isinstance(told, TimeAsked) or told.by_seat > 0
    return by_a_player and not told.at_table


@ruling("rrop3:11.tournament.11", on=(ClockCalled, TimeAsked), when=caller_is_away)
def who_is_away_stops_nothing(spot: Spot, told: ClockCalled | TimeAsked) -> Ruling:  # noqa: ARG001
    """A player must be at the table to stop the action by calling for time."""
    return _no_clock(
        told,
        Text(
            "Whoever calls for time must be at the table.",
            "Pour demander le temps, il faut être à la table.",
        ),
    )


def asks_for_himself(spot: Spot, told: ClockCalled | TimeAsked) -> bool:  # noqa: ARG001 - as told
    """Whether the player in turn asks for time himself."""
    return isinstance(told, TimeAsked) or told.by_seat == told.seat


def may_have_time(spot: Spot, told: ClockCalled | TimeAsked) -> bool:
    """Whether he does, in a house where he may."""
    return spot.options.clock.own_request and asks_for_himself(spot, told)


@ruling("general:acting.2", on=(ClockCalled, TimeAsked), when=may_have_time)
def player_gets_time(spot: Spot, told: ClockCalled | TimeAsked) -> Ruling:
    """A player who needs time asks for it, and nobody acts meanwhile."""
    seconds = spot.options.clock.seconds
    return Ruling(
        "time_given",
        Text(
            "Seat {seat} has time to think; nobody else may act.",
            "Le siège {seat} a du temps pour réfléchir\u00a0; personne d’autre ne peut agir.",
        ).format(seat=told.seat),
        Text(
            "A player who needs time may ask for it in his turn.",
            "Un joueur qui a besoin de temps peut en demander à son tour.",
        ),
        steps=(
            Text("Announce that time was asked for.", "Annoncez la demande de temps."),
            Text("Hold the action on seat {seat}.", "Maintenez la parole au siège {seat}.").format(
                seat=told.seat
            ),
        ),
        facts=(("seconds", seconds),),
    )


@ruling("house:clock.choice", on=(ClockCalled, TimeAsked), when=asks_for_himself)
def player_gets_no_time(spot: Spot, told: ClockCalled | TimeAsked) -> Ruling:  # noqa: ARG001
    """Where the house does not know it a player cannot stop play for himself."""
    return _no_clock(
        told,
        Text(
            "In this house a player does not ask for time; he thinks until the clock is called.",
            "Ici un joueur ne demande pas de temps\u00a0; il réfléchit jusqu’à ce qu’on le "
            "chronomètre.",
        ),
    )


def is_limit(spot: Spot) -> bool:
    """Whether bets are of fixed sizes: the books write their clock for no-limit and pot-limit."""
    return spot.state.structure == "limit"


def has_no_clock_at_limit(spot: Spot, told: ClockCalled) -> bool:
    """Whether the house has set no limit, and bets are of fixed sizes."""
    return is_limit(spot) and has_no_clock(spot, told)


@ruling("house:clock.choice", on=ClockCalled, when=has_no_clock_at_limit)
def house_has_no_clock_at_limit(spot: Spot, told: ClockCalled) -> Ruling:  # noqa: ARG001
    """At fixed limit too a limit on the time to act is the house's to set."""
    return _no_clock(told, _NONE_SET)


_NONE_SET = Text(
    "This house has set no time to act.", "Cette maison n’a fixé aucun temps pour agir."
)


def has_no_clock(spot: Spot, told: ClockCalled) -> bool:  # noqa: ARG001 - whoever called it
    """Whether the house has set no limit."""
    return not has_clock(spot)


@ruling("rrop3:10.nolimit.13a", on=ClockCalled, when=has_no_clock)
def house_has_no_clock(spot: Spot, told: ClockCalled) -> Ruling:  # noqa: ARG001 - it is as it is
    """A limit on the time to act is the house's to set; here there is none."""
    return _no_clock(told, _NONE_SET)


def needs_a_player(spot: Spot, told: ClockCalled) -> bool:
    """Whether a player must ask and the floor must instruct the dealer."""
    return spot.options.clock.caller == "player_through_floor" and is_not_granted(spot, told)


def is_not_granted(spot: Spot, told: ClockCalled) -> bool:
    """Whether what the house asks for is missing: the floor's word, or a player's request."""
    asked = told.by_seat > 0 or spot.options.clock.caller != "player_through_floor"
    return not (asked and told.approved)


def needs_a_player_at_limit(spot: Spot, told: ClockCalled) -> bool:
    """Whether it does so, and bets are of fixed sizes."""
    return is_limit(spot) and needs_a_player(spot, told)


@ruling("house:clock.choice", on=ClockCalled, when=needs_a_player_at_limit)
def clock_waits_for_the_floor_at_limit(spot: Spot, told: ClockCalled) -> Ruling:  # noqa: ARG001
    """A house that has the floor start the clock has it so at fixed limit too."""
    return _no_clock(told, _FLOOR_FIRST)


@ruling("rrop3:10.nolimit.13a", on=ClockCalled, when=needs_a_player)
def clock_waits_for_the_floor(spot: Spot, told: ClockCalled) -> Ruling:  # noqa: ARG001
    """The clock starts at a player's request and on the floor's instruction, not without."""
    return _no_clock(told, _FLOOR_FIRST)


_FLOOR_FIRST = Text(
    "The clock needs a player’s request and the floor’s instruction.",
    "Le temps part à la demande d’un joueur et sur instruction du floor.",
)


def director_disagrees(spot: Spot, told: ClockCalled) -> bool:
    """Whether the director finds that not enough time has passed."""
    return spot.options.clock.caller == "player_or_director" and is_not_granted(spot, told)


@ruling("tda:29", on=ClockCalled, when=director_disagrees)
def clock_is_not_approved(spot: Spot, told: ClockCalled) -> Ruling:  # noqa: ARG001
    """The clock starts only if in the director's view a reasonable time has passed."""
    return _no_clock(
        told,
        Text(
            "The floor finds that reasonable time has not passed yet.",
            "Le floor estime qu’un temps raisonnable n’est pas encore écoulé.",
        ),
    )


def _no_clock(told: Timed, why: Text) -> Ruling:
    return Ruling(
        "play_on",
        Text(
            "No clock runs: the action stays on seat {seat}.",
            "Aucun temps ne court\u00a0: la parole reste au siège {seat}.",
        ).format(seat=told.seat),
        why,
        steps=(
            Text("Go on without the clock.", "Continuez sans chrono."),
            Text("Ask seat {seat} to act.", "Demandez au siège {seat} d’agir.").format(
                seat=told.seat
            ),
        ),
    )


def floor_instructs(spot: Spot, told: ClockCalled) -> bool:  # noqa: ARG001 - it was granted
    """Whether the house has the clock started by the floor for a player."""
    return spot.options.clock.caller == "player_through_floor"


def floor_instructs_at_limit(spot: Spot, told: ClockCalled) -> bool:
    """Whether it has, and bets are of fixed sizes."""
    return is_limit(spot) and floor_instructs(spot, told)


@ruling("house:clock.choice", on=ClockCalled, when=floor_instructs_at_limit)
def clock_starts_for_a_player_at_limit(spot: Spot, told: ClockCalled) -> Ruling:
    """At fixed limit the house's clock runs for a player as at big bets."""
    return _clock_starts(spot, told)


@ruling("rrop3:10.nolimit.13a", "rrop3:10.nolimit.13b", on=ClockCalled, when=floor_instructs)
def clock_starts_for_a_player(spot: Spot, told: ClockCalled) -> Ruling:
    """At a player's request, on the floor's instruction, the dealer starts the clock."""
    return _clock_starts(spot, told)


def director_starts(spot: Spot, told: ClockCalled) -> bool:  # noqa: ARG001 - it was granted
    """Whether the director starts the clock himself or for any player."""
    return spot.options.clock.caller == "player_or_director"


@ruling("tda:29", "tda:29b", on=ClockCalled, when=director_starts)
def clock_starts_with_approval(spot: Spot, told: ClockCalled) -> Ruling:
    """The director starts the clock, or approves the request of any player."""
    return _clock_starts(spot, told)


@ruling("house:clock.choice", on=ClockCalled)
def clock_starts_by_itself(spot: Spot, told: ClockCalled) -> Ruling:
    """Where any player may start the clock, or it runs by itself, nobody's leave is needed."""
    return _clock_starts(spot, told)


def _clock_starts(spot: Spot, told: ClockCalled) -> Ruling:
    options = spot.options
    total, count = total_seconds(options), countdown_from(options)
    return Ruling(
        "clock_starts",
        Text(
            "The clock starts on seat {seat}: {total} seconds to act.",
            "Le temps part pour le siège {seat}\u00a0: {total} secondes pour agir.",
        ).format(seat=told.seat, total=total),
        Text(
            "Reasonable time to act has passed.",
            "Le temps raisonnable pour agir est écoulé.",
        ),
        steps=(
            Text("Announce the clock and start it.", "Annoncez le temps et lancez-le."),
            Text("Count aloud from second {count}.", "Comptez tout haut dès {count} s.").format(
                count=count
            ),
            Text("At {total} seconds rule on it.", "À {total} s, statuez sur la main.").format(
                total=total
            ),
        ),
        facts=(
            ("seconds", options.clock.seconds),
            ("extra_seconds", options.clock.extra_seconds),
            ("countdown_from", count),
            ("total", total),
        ),
    )


INCIDENTS: tuple[type[Incident], ...] = (ClockCalled, TimeAsked)
"""The kinds of this module."""
