"""What players settle between them: taking the blinds back, and how often the rest is dealt."""

from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.chopping import may_chop
from croupier.play.in_turn import require_turn
from croupier.play.refusal import refusal, said
from croupier.play.runs import runs_possible
from croupier.play.state import HandState
from croupier.rulebook.tags import rule
from croupier.text import Text


@rule("rrop3:2.procedures.14b")
def chop_events(state: HandState, action: act.ChopBlinds) -> tuple[ev.Event, ...]:
    """The small blind proposes to take the blinds back; it is done once the big blind agrees."""
    if state.phase == "chopping":
        require_turn(state, action, "chopping")
        return (ev.BlindsChopped(),)
    require_turn(state, action, "betting")
    if not may_chop(state, action.seat):
        raise refusal(
            state,
            Text(
                "Chop refused: the blinds are taken back only when all others have folded, "
                "and where the house allows it.",
                "Reprise refusée : on ne reprend ses blindes que si tous les autres ont passé, "
                "et si la maison le permet.",
            ),
            ("rrop3:2.procedures.14b",),
        )
    return (ev.ChopOffered(action.seat),)


@rule("rrop3:2.procedures.14b")
def decline_events(state: HandState, action: act.DeclineChop) -> tuple[ev.Event, ...]:
    """If the big blind declines, play goes on with the small blind."""
    require_turn(state, action, "chopping")
    return (ev.ChopDeclined(action.seat),)


@rule("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b")
def run_events(state: HandState, action: act.RunTimes) -> tuple[ev.Event, ...]:
    """Every player left in the pot must agree; the fewest times that one of them wants is dealt."""
    require_turn(state, action, "agreeing")
    seat, times, most = action.seat, action.times, runs_possible(state)
    if type(times) is not int or not 1 <= times <= most:
        raise refusal(
            state,
            Text(
                f"{said(times)} refused: the cards are dealt 1 to {most} times.",
                f"{said(times)} refusé : on tire les cartes de 1 à {most} fois.",
            ),
            ("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b"),
        )
    answered = ev.RunsAnswered(seat, times)
    waiting = [
        other
        for other, live in enumerate(state.live)
        if live and other != seat and not state.run_answers[other]
    ]
    if times > 1 and waiting:
        return (answered,)
    answers = [answer for answer in state.run_answers if answer]
    return (answered, ev.RunsSettled(min(times, *answers) if answers else times))
