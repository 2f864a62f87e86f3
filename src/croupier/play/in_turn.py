"""Only the player in turn acts, and only where his action makes sense."""

from croupier.play import actions as act
from croupier.play.refusal import refusal
from croupier.play.state import HandState
from croupier.rulebook.tags import rule
from croupier.text import Text

_IN_FRENCH: dict[type[act.Action], str] = {
    act.Fold: "passer",
    act.Check: "parole",
    act.Call: "suivre",
    act.Bet: "miser",
    act.Raise: "relancer",
    act.BringIn: "bring-in",
    act.ChopBlinds: "reprendre les blindes",
    act.DeclineChop: "jouer",
    act.RunTimes: "tirer plusieurs fois",
    act.Draw: "tirer",
    act.Show: "montrer",
    act.Muck: "jeter",
}


@rule("general:acting.1", "tda:50A", "rrop3:3.dead.2")
def require_turn(state: HandState, action: act.Action, phase: str) -> None:
    """Only the player in turn acts, and only in the part of the hand where it makes sense.

    A folded hand is dead, so its owner never has the turn again.
    """
    if state.phase == phase and action.seat == state.actor:
        return
    seat, actor = action.seat, state.actor
    verb = type(action).__name__
    geste = _IN_FRENCH.get(type(action), verb)
    if state.setup.takes_part(seat) and not state.live[seat]:
        text = Text(
            f"{verb} by seat {seat} refused: that hand is dead.",
            f"« {geste} » du siège {seat}, refusé : cette main est morte.",
        )
        raise refusal(state, text, ("rrop3:3.dead.2", "general:acting.1", "tda:50A"))
    if state.phase == phase:
        text = Text(
            f"{verb} by seat {seat} refused: it is the turn of seat {actor}.",
            f"« {geste} » du siège {seat}, refusé : la parole est au siège {actor}.",
        )
    else:
        text = Text(
            f"{verb} by seat {seat} refused: the hand is not at that point.",
            f"« {geste} » du siège {seat}, refusé : la main n’en est pas là.",
        )
    raise refusal(state, text, ("general:acting.1", "tda:50A"))
