"""What players settle between them, as user fields of a record tell it: runs, chopped blinds."""

from croupier.formats.phh_setup import runs_of
from croupier.formats.playback import Playback
from croupier.play import Refused, decide
from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.chopping import may_chop
from croupier.text import Text


def agree(play: Playback) -> bool:
    """The next answer to an offer, or an offer; False if none is due."""
    phase = play.state.phase
    if phase == "agreeing":
        _answer_runs(play)
        return True
    chopped = play.fields.get("_chopped")
    if phase == "chopping":
        seat = play.state.actor
        play.emit(*decide(play.state, (act.ChopBlinds if chopped else act.DeclineChop)(seat)))
        return True
    if chopped is None or phase != "betting" or not may_chop(play.state, play.state.actor):
        return False
    play.emit(*decide(play.state, act.ChopBlinds(play.state.actor)))
    return True


def _answer_runs(play: Playback) -> None:
    """Everybody says what the record has: the one number of all, or each his own in turn."""
    answers, given = runs_of(play.fields), sum(map(bool, play.state.run_answers))
    times = answers[min(given, len(answers) - 1)]
    try:
        events = decide(play.state, act.RunTimes(play.state.actor, times))
    except Refused as refused:
        play.refused(refused)
        events = decide(play.state, act.RunTimes(play.state.actor, 1))
    play.emit(*events)


def check_agreements(play: Playback) -> None:
    """What the fields say was agreed has come about by the end of the hand."""
    times = min(runs_of(play.fields))
    if times > max(play.state.runs, 1):
        play.differ(
            Text(
                f"the cards to come are not dealt {times} times here.",
                f"les cartes à venir ne sont pas tirées {times} fois ici.",
            ),
            "rrop3:2.procedures.15b",
        )
    chopped = any(isinstance(event, ev.BlindsChopped) for event in play.events)
    if play.fields.get("_chopped", False) and not chopped:
        play.differ(
            Text("the blinds cannot be chopped here.", "on ne peut reprendre les blindes ici."),
            "rrop3:2.procedures.14b",
        )
