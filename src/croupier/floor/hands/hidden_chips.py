"""Judges of chips that come to light after an all-in was called."""

from dataclasses import dataclass, replace
from typing import ClassVar

from croupier.floor.hands.hand_told import is_pushed, no_cards_there, told_wrong
from croupier.floor.hands.pots_again import entitled, got
from croupier.floor.incident import Gesture, Incident
from croupier.floor.money_back import put_in
from croupier.floor.ruling import Alternative, FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.irregular_events import (
    AwardCorrected,
    BetsCorrected,
    ChipsRemoved,
    KeptBack,
    PotCorrected,
)
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.rulebook.house import RuleId
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class HiddenChips(Gesture):
    """*amount* chips of a player turned up after his all-in was called by *caller*.

    *won* counts while the table does not know who won; *caller* 0 is whoever matched most.
    *next_hand_begun*: they turned up only when another hand had begun.
    """

    tag: ClassVar[str] = "hidden_chips"
    title: ClassVar[Text] = Text(
        "Hidden chips turn up after an all-in", "Des jetons cachés apparaissent après un tapis"
    )
    amount: Chips
    won: bool = False
    caller: SeatNo = 0
    next_hand_begun: bool = False


INCIDENTS: tuple[type[Incident], ...] = (HiddenChips,)
"""The kinds told here."""


def callers_of(state: HandState, incident: HiddenChips) -> tuple[SeatNo, ...]:
    """Who called the all-in: they have matched it, or put in all they had."""
    seat = incident.seat
    return tuple(
        other
        for other in state.setup.dealt_in
        if other != seat
        and put_in(state, other) > 0
        and not _folded(state, other)
        and (put_in(state, other) >= put_in(state, seat) or not _behind(state, other))
    )


def caller_of(state: HandState, incident: HiddenChips) -> SeatNo:
    """The caller whom it concerns: the one named, or who won most and, of these, matched most.

    Where the pots are pushed it is nobody who got nothing of them: he has beaten nobody.
    """
    callers, has = callers_of(state, incident), got(state)
    if incident.caller:
        named = incident.caller
        if named not in callers:
            return NOBODY
        beaten = is_pushed(state) and not has[incident.seat] and not has[named]
        return NOBODY if beaten else named
    return max(callers, key=lambda seat: (has[seat], put_in(state, seat)), default=NOBODY)


def _behind(state: HandState, seat: SeatNo) -> Chips:
    """What *seat* did not put in of the chips with which it began."""
    return state.setup.stacks[seat] - put_in(state, seat)


def was_all_in(state: HandState, incident: HiddenChips) -> bool:
    """Whether he has put in all that was counted: at most what was found is left."""
    seat = incident.seat
    in_it = put_in(state, seat) > 0 and not _folded(state, seat)
    return in_it and _behind(state, seat) <= incident.amount


def _folded(state: HandState, seat: SeatNo) -> bool:
    return not state.live[seat] and seat not in state.show_order


def covered(state: HandState, incident: HiddenChips) -> Chips:
    """How many of the chips the caller could have called, beyond what he did call."""
    caller = caller_of(state, incident)
    return max(0, min(incident.amount, _behind(state, caller)))


def _chips_wrong(state: HandState, incident: HiddenChips) -> tuple[FloorRefused, ...]:
    seat = incident.seat
    if wrong := no_cards_there(state, seat):
        return wrong
    if incident.amount <= 0:
        return told_wrong(
            "No chips were found.",
            "Aucun jeton n’a été trouvé.",
            "Say how many there are.",
            "Dites combien il y en a.",
        )
    if was_all_in(state, incident) and caller_of(state, incident):
        return ()
    return told_wrong(
        f"No all-in of seat {seat} was called in this hand.",
        f"Aucun tapis du siège {seat} n’a été suivi dans cette main.",
        "Name who was all-in, and who called him and won.",
        "Nommez qui était à tapis, et qui l’a suivi et battu.",
    )


@ruling(
    "house:action.unknown",
    on=HiddenChips,
    when=lambda spot, incident: bool(_chips_wrong(spot.state, incident)),
)
def chips_told_wrong(spot: Spot, incident: HiddenChips) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _chips_wrong(spot.state, incident)[0]


_IN_VIEW = ("tda:62", "rrop3:2.procedures.5b")


def _cited(spot: Spot) -> tuple[RuleId, ...]:
    """The article of the highest book: in cash games that all chips must lie in view."""
    return spot.house.cite(_IN_VIEW)[:1]


def _director_decides(spot: Spot) -> bool:
    return spot.options.betting.hidden_chips == "director_decides_if_they_play"


def _is_open(state: HandState, incident: HiddenChips) -> bool:
    return not is_pushed(state) and not incident.next_hand_begun


def _has_won(state: HandState, incident: HiddenChips) -> bool:
    return got(state)[incident.seat] > 0 if is_pushed(state) else incident.won


@ruling(
    *_IN_VIEW,
    on=HiddenChips,
    when=lambda spot, i: _director_decides(spot) and _is_open(spot.state, i),
)
def chips_found_before_the_end(spot: Spot, incident: HiddenChips) -> Ruling:
    """Chips found while the hand is on stay out of it, unless the director lets them play."""
    made = _kept_out(spot.state, incident)
    added = _in_play(incident, _all_add(spot.state, incident))
    return replace(made, rules=_cited(spot), discretion=added)


@ruling(
    "rrop3:11.tournament.16a",
    on=HiddenChips,
    when=lambda spot, i: _is_open(spot.state, i),
)
def chips_stay_out(spot: Spot, incident: HiddenChips) -> Ruling:
    """Hidden chips never help their owner: the hand is played for what was counted."""
    return _kept_out(spot.state, incident)


def _kept_out(state: HandState, incident: HiddenChips) -> Ruling:
    all_behind = state.stacks[incident.seat] == incident.amount
    return Ruling(
        "out_of_play",
        Text(
            "The {amount} found are not in play in this hand.",
            "Les {amount} trouvés ne sont pas en jeu dans cette main.",
        ).format(amount=chips_text(incident.amount)),
        _NO_PROFIT,
        remedies=(KeptBack(incident.seat),) if all_behind else (),
        steps=(
            Text("Set the chips found apart.", "Mettez à part les jetons trouvés."),
            Text("Play on for what was counted.", "Continuez pour ce qui a été compté."),
        ),
        facts=(("found", incident.amount),),
    )


_NO_PROFIT = Text(
    "Nobody profits from chips of his that could not be seen.",
    "Nul ne profite de ses jetons qui ne se voyaient pas.",
)


def _in_play(incident: HiddenChips, remedies: tuple[Remedy, ...]) -> tuple[Alternative, ...]:
    """The chips play after all, where there is a way to put them in now."""
    if not remedies:
        return ()
    says = Text("The {amount} found are in play.", "Les {amount} trouvés sont en jeu.")
    return (Alternative("in_play", says.format(amount=chips_text(incident.amount)), remedies),)


def _all_add(state: HandState, incident: HiddenChips) -> tuple[Remedy, ...]:
    """He puts in what was found, and each caller as much of it as he has."""
    seat = incident.seat
    being_called = state.phase in ("betting", "gathering", "chopping") and state.bets[seat] > 0
    if being_called or {state.settled_to, state.settling_to} != {NOT_YET} or not state.live[seat]:
        return ()
    found = min(incident.amount, state.stacks[seat])
    callers = (other for other in callers_of(state, incident) if state.live[other])
    added = [(other, min(found, state.stacks[other])) for other in callers]
    most = max((chips for _, chips in added), default=0)
    if not most:
        return ()
    put = tuple(PotCorrected(one, chips) for one, chips in ((seat, most), *added) if chips)
    # Who has put in his last chips has nothing to decide any more.
    return (*put, BetsCorrected((), state.bet_to, state.last_raise))


@ruling(
    *_IN_VIEW,
    on=HiddenChips,
    when=lambda spot, i: _director_decides(spot) and _has_won(spot.state, i),
)
def winner_is_not_paid_for_them(spot: Spot, incident: HiddenChips) -> Ruling:
    """The all-in player who wins is not paid for chips that nobody saw."""
    paid = _in_play(incident, _paid_by_all(spot.state, incident))
    return replace(_not_paid(incident), rules=_cited(spot), discretion=paid)


def _paid_by_all(state: HandState, incident: HiddenChips) -> tuple[Remedy, ...]:
    """Each caller pays what he could have called, if the winner has all of the pots."""
    seat = incident.seat
    if not is_pushed(state) or got(state)[seat] < entitled(state, seat):
        return ()
    owed = [
        (other, min(incident.amount, _behind(state, other), state.stacks[other]))
        for other in callers_of(state, incident)
    ]
    moves = tuple((other, -chips) for other, chips in owed if chips > 0)
    total = -sum(chips for _, chips in moves)
    return (AwardCorrected((*moves, (seat, total))),) if moves else ()


@ruling("rrop3:11.tournament.16a", on=HiddenChips, when=lambda spot, i: _has_won(spot.state, i))
def winner_does_not_profit(spot: Spot, incident: HiddenChips) -> Ruling:  # noqa: ARG001
    """The all-in player who wins does not profit from chips that nobody saw."""
    return _not_paid(incident)


def _not_paid(incident: HiddenChips) -> Ruling:
    words: dict[str, Text | str | int] = {
        "seat": incident.seat,
        "amount": chips_text(incident.amount),
    }
    return Ruling(
        "out_of_play",
        Text(
            "Seat {seat} is paid for what was counted, and not for the {amount} found.",
            "Le siège {seat} est payé pour ce qui a été compté, pas pour les {amount} trouvés.",
        ).format(**words),
        _NO_PROFIT,
        steps=(
            Text("Leave the pot as it was pushed.", "Laissez le pot tel qu’il a été poussé."),
            Text("Count all chips into full view.", "Comptez tous les jetons bien en vue."),
        ),
        facts=(("found", incident.amount), ("paid_for_them", 0), ("out", False)),
    )


@ruling(*_IN_VIEW, on=HiddenChips, when=lambda spot, _: _director_decides(spot))
def loser_is_not_saved(spot: Spot, incident: HiddenChips) -> Ruling:
    """Chips that nobody saw do not save the loser: the director may give them to the caller."""
    state = spot.state
    made = _to_caller(state, incident, incident.amount, out=True)
    in_play = _in_play(incident, _given(state, incident, covered(state, incident)))
    ways = (_removed_instead(state, incident), *in_play)
    return replace(made, rules=_cited(spot), decision="out_of_play", discretion=ways)


@ruling(
    "rrop3:11.tournament.16b",
    on=HiddenChips,
    when=lambda _, incident: incident.next_hand_begun,
)
def chips_leave_the_game(spot: Spot, incident: HiddenChips) -> Ruling:
    """Once the next hand has begun the chips found are taken out of the game."""
    state = spot.state
    removed = _removed_instead(state, incident)
    return Ruling(
        "out_of_play",
        removed.says,
        Text("The next hand has begun.", "La main suivante a commencé."),
        remedies=removed.remedies,
        steps=(
            Text("Take the chips found.", "Prenez les jetons trouvés."),
            Text("Hand them to the floor.", "Remettez-les au floor."),
        ),
        facts=(
            ("removed", incident.amount),
            ("out", covered(state, incident) == incident.amount),
        ),
    )


@ruling("rrop3:11.tournament.16a", "rrop3:11.tournament.16b", on=HiddenChips)
def winner_gets_what_he_would_have_won(spot: Spot, incident: HiddenChips) -> Ruling:
    """Before the next hand the chips may go to the winner, as far as he had enough to win them."""
    state = spot.state
    chips = covered(state, incident)
    made = _to_caller(state, incident, chips, out=chips == incident.amount)
    return replace(made, discretion=(_removed_instead(state, incident),))


def _to_caller(state: HandState, incident: HiddenChips, chips: Chips, *, out: bool) -> Ruling:
    words: dict[str, Text | str | int] = {
        "seat": incident.seat,
        "caller": caller_of(state, incident),
        "amount": chips_text(chips),
    }
    says = Text(
        "Of the chips found {amount} go to seat {caller}; seat {seat} stays in with the rest.",
        "Des jetons trouvés, {amount} vont au siège {caller}\u00a0; le siège {seat} reste avec le "
        "surplus.",
    )
    if out:
        says = Text(
            "Seat {seat} has nothing left; the {amount} found go to seat {caller}.",
            "Le siège {seat} n’a plus rien\u00a0; les {amount} trouvés vont au siège {caller}.",
        )
    return Ruling(
        "award_corrected",
        says.format(**words),
        _NO_PROFIT,
        remedies=_given(state, incident, chips),
        steps=(
            Text("Count the chips found.", "Comptez les jetons trouvés."),
            Text("Push {amount} to seat {caller}.", "Poussez {amount} au siège {caller}.").format(
                **words
            ),
        ),
        facts=(("found", incident.amount), ("to_winner", chips), ("out", out)),
    )


def _given(state: HandState, incident: HiddenChips, chips: Chips) -> tuple[Remedy, ...]:
    """The chips change hands, where the table has counted them to their owner's stack."""
    seat = incident.seat
    if not is_pushed(state) or not 0 < chips <= state.stacks[seat]:
        return ()
    return (AwardCorrected(((seat, -chips), (caller_of(state, incident), chips))),)


def _removed_instead(state: HandState, incident: HiddenChips) -> Alternative:
    seat, amount = incident.seat, incident.amount
    there = is_pushed(state) and amount <= state.stacks[seat]
    says = Text(
        "The {amount} found are taken out of the game.",
        "Les {amount} trouvés sont retirés du jeu.",
    )
    return Alternative(
        "removed",
        says.format(amount=chips_text(amount)),
        (ChipsRemoved(seat, amount),) if there else (),
    )
