"""Bets below the proper size: made good within the round, or standing as they are."""

from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.floor.bets.taken_bets import (
    Noticed,
    Taken,
    callers_refused,
    follow,
    seats_of,
    taken,
    wrong_bet_refused,
)
from croupier.floor.in_hand import is_seat
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot, chips_text, seats_text
from croupier.play.actions import BringIn
from croupier.play.betting import legal_wager
from croupier.play.decide import decide
from croupier.play.events import Event
from croupier.play.evolve import apply
from croupier.play.irregular_events import BetsCorrected
from croupier.play.opening import bring_in_due
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class BetTooSmall(Gesture):
    """A bet or raise below the proper size was made and taken, or a blind was posted too small.

    *put_in* is the total in front of him then.  *callers* called it; those between them folded.
    """

    tag: ClassVar[str] = "bet_too_small"
    title: ClassVar[Text] = Text(
        "a bet below the proper size was taken", "une mise trop basse a été acceptée"
    )
    put_in: Chips
    callers: tuple[SeatNo, ...] = ()
    noticed: Noticed = "this_round"


def short_post(state: HandState, told: BetTooSmall) -> Chips:
    """The proper size of a blind that *told* says was posted too small; 0 if it is none."""
    seat, stakes = told.seat, state.stakes
    if not is_seat(state, seat) or state.street or state.opened or state.phase != "betting":
        return 0
    sizes = {"small_blind": stakes.small_blind, "big_blind": stakes.big_blind}
    proper = max(
        (sizes.get(post.kind, 0) for post in state.setup.posts if post.seat == seat), default=0
    )
    short = state.live[seat] and 0 < state.bets[seat] == told.put_in < proper
    return proper if short and state.stacks[seat] and not told.callers else 0


def short_bring_in(state: HandState, told: BetTooSmall) -> bool:
    """Whether the low card of a stud hand put in less than the bring-in."""
    due = bring_in_due(state) and state.phase == "betting" and state.actor == told.seat
    less = 0 < told.put_in < min(state.stakes.bring_in, state.stacks[told.seat]) if due else False
    return less and told.noticed == "this_round"


def brought_in(state: HandState, told: BetTooSmall) -> tuple[Event, ...] | None:
    """The bring-in and its calls at the proper size; None if those players cannot have called."""
    events = tuple(decide(state, BringIn(told.seat)))
    called = follow(apply(state, *events), told.callers)
    return None if called is None else (*events, *called)


def wrong_bet(state: HandState, told: BetTooSmall) -> Taken | None:
    """What the undersized bet made of the table; None if there can have been none."""
    span = legal_wager(state, told.seat)
    if span is None or told.put_in >= span.least:
        return None
    return taken(state, told.seat, told.put_in, told.callers, span.least)


def small_refused(spot: Spot, told: BetTooSmall) -> FloorRefused | None:
    """Why that cannot have been a bet below the proper size."""
    state = spot.state
    if short_post(state, told):
        return None
    if short_bring_in(state, told):
        return callers_refused() if brought_in(state, told) is None else None
    wrong = wrong_bet_refused(state, told.seat, told.put_in, told.callers)
    if wrong is not None:
        return wrong
    span = legal_wager(state, told.seat)
    if span is not None and told.put_in >= span.least:
        return FloorRefused(
            Text("This bet is not too small.", "Cette mise n’est pas trop basse."),
            Text(f"Less than {span.least} would be.", f"Moins de {span.least} le serait."),
        )
    return None if wrong_bet(state, told) else callers_refused()


def is_impossible(spot: Spot, told: BetTooSmall) -> bool:
    """Whether that cannot have happened."""
    return small_refused(spot, told) is not None


@ruling(on=BetTooSmall, when=is_impossible)
def _impossible(spot: Spot, told: BetTooSmall) -> Ruling:
    raise small_refused(spot, told) or AssertionError(told)


def is_short_post(spot: Spot, told: BetTooSmall) -> bool:
    """Whether it is a blind posted too small, seen in time."""
    return told.noticed == "this_round" and short_post(spot.state, told) > 0


@ruling("rrop3:3.bets.16a", "rrop3:3.bets.16b", "tda:52A", on=BetTooSmall, when=is_short_post)
def short_blind_is_made_good(spot: Spot, told: BetTooSmall) -> Ruling:
    """A forced bet that is too small, and the calls of it, are brought up to the proper size."""
    state = spot.state
    proper = short_post(state, told)
    level = max(state.bet_to, proper)
    bets = tuple(
        (seat, min(proper, bet + state.stacks[seat]))
        for seat, bet in enumerate(state.bets)
        if seat == told.seat or (has_called(state, seat) and bet == state.bet_to < proper)
    )
    made = BetsCorrected(bets, level, max(state.last_raise, level))
    return _made_good(made, proper, (made,))


def has_called(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* has acted in this round and is still in."""
    return state.live[seat] and state.faced[seat] != NOT_YET


def is_short_bring_in(spot: Spot, told: BetTooSmall) -> bool:
    """Whether it is a bring-in that was too small."""
    return short_bring_in(spot.state, told)


@ruling("rrop3:3.bets.16a", "tda:52A", on=BetTooSmall, when=is_short_bring_in)
def short_bring_in_is_made_good(spot: Spot, told: BetTooSmall) -> Ruling:
    """A bring-in that is too small is brought up to its size, and so are the calls of it."""
    state = spot.state
    facts = brought_in(state, told)
    if facts is None:
        raise callers_refused()
    proper = min(state.stakes.bring_in, state.stacks[told.seat])
    in_it = (told.seat, *told.callers)
    made = BetsCorrected(
        tuple((seat, min(proper, state.stacks[seat])) for seat in in_it), proper, proper
    )
    return replace(_made_good(made, proper, facts), adds=proper - told.put_in)


def is_too_late(spot: Spot, told: BetTooSmall) -> bool:  # noqa: ARG001 - as it was told
    """Whether the wrong size was seen only after the round."""
    return told.noticed == "later"


@ruling("tda:52A", "rrop3:3.bets.16a", on=BetTooSmall, when=is_too_late)
def small_bet_stands_after_the_round(spot: Spot, told: BetTooSmall) -> Ruling:
    """Once the betting round is over a bet that was too small stands."""
    made = wrong_bet(spot.state, told)
    return Ruling(
        "stands",
        Text(
            "The bet of {amount} by seat {seat} stands: it was seen only after the round.",
            "La mise de {amount} du siège {seat} reste telle quelle\u00a0: l’erreur n’a été vue "
            "qu’après le tour.",
        ).format(amount=chips_text(told.put_in), seat=told.seat),
        Text(
            "A wrong size is put right only within the betting round.",
            "Un montant erroné ne se corrige que pendant le tour d’enchères.",
        ),
        remedies=made.events if made else (),
        steps=(
            Text("Leave the chips as they are.", "Laissez les jetons tels quels."),
            _go_on(made),
        ),
    )


def _go_on(made: Taken | None) -> Text:
    """Whoever is not told to have called or folded answers the bet as it stands."""
    if made is None or made.all_acted:
        return Text("Play on.", "Continuez le coup.")
    return Text(
        "Have seat {seat} answer it as it is, if he has not yet.",
        "Faites répondre le siège {seat} à cette mise, s’il ne l’a pas encore fait.",
    ).format(seat=made.after.actor)


def is_fixed_limit(spot: Spot, told: BetTooSmall) -> bool:  # noqa: ARG001 - whatever the size
    """Whether bets are of fixed sizes."""
    return spot.state.structure == "limit"


@ruling("rrop3:3.bets.16a", "rrop3:3.bets.16b", "tda:52A", on=BetTooSmall, when=is_fixed_limit)
def small_limit_bet_is_made_good(spot: Spot, told: BetTooSmall) -> Ruling:
    """A limit bet below the size of the street, and its calls, are brought up to it."""
    return _corrected(spot, told)


@ruling(
    "tda:52A",
    "tda:43A",
    "rrop3:3.bets.16a",
    "rrop3:3.bets.16b",
    "rrop3:10.nolimit.10",
    on=BetTooSmall,
)
def small_bet_is_made_good(spot: Spot, told: BetTooSmall) -> Ruling:
    """An opening or raise below the least is brought up to it within the round, and its calls."""
    return _corrected(spot, told)


def _corrected(spot: Spot, told: BetTooSmall) -> Ruling:
    made = wrong_bet(spot.state, told)
    if made is None:
        raise callers_refused()
    corrected = made.corrected(spot.state)
    return _made_good(corrected, made.proper, (*made.events, corrected), told)


def _made_good(
    made: BetsCorrected,
    proper: Chips,
    remedies: tuple[Remedy, ...],
    told: BetTooSmall | None = None,
) -> Ruling:
    return Ruling(
        "corrected",
        Text(
            "The bet is {amount}: it is made good by {seats}.",
            "La mise est de {amount}\u00a0: à compléter par {seats}.",
        ).format(amount=chips_text(proper), seats=seats_text(seats_of(made))),
        Text(
            "A size that is too small is put right within the round; nobody who has called may "
            "raise because of it.",
            "Un montant trop bas se corrige pendant le tour\u00a0; qui a suivi ne peut relancer "
            "pour autant.",
        ),
        remedies=remedies,
        adds=proper - told.put_in if told else 0,
        steps=(
            Text("Stop the action.", "Arrêtez l’action."),
            Text(
                "Have {seats} bring the bet up to {amount}.",
                "Faites compléter la mise à {amount} par {seats}.",
            ).format(seats=seats_text(seats_of(made)), amount=chips_text(proper)),
            Text("Go on with the player in turn.", "Continuez avec le joueur à qui est la parole."),
        ),
        facts=(("proper", proper), ("bets", made.bets)),
    )


INCIDENTS: tuple[type[Incident], ...] = (BetTooSmall,)
"""The kinds of this module."""
