"""What may be shown or asked for once the pots are pushed."""

from croupier.cards import HIDDEN
from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.betting import openers_wanted
from croupier.play.fold_showdown import is_all_shown
from croupier.play.refusal import refusal, said
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rule
from croupier.text import Text


@rule("championship:showdown.1", "championship:showdown.1c", "tda:15A", "rrop3:2.procedures.22")
def show_later_events(state: HandState, action: act.Show) -> tuple[ev.Event, ...]:
    """A winner by folds need not show; he may, one card alone only where the house allows it."""
    seat = action.seat
    hole = state.hole[seat]
    mine = bool(hole) and (state.live[seat] or state.mucked[seat])
    if not mine or any(card not in hole for card in action.cards):
        raise refusal(
            state,
            Text(
                f"Show refused: seat {seat} has no such cards to show.",
                f"Le siège {seat} n’a pas ces cartes à montrer.",
            ),
            ("rrop3:2.procedures.22",),
        )
    partial = action.cards and len(set(action.cards)) < len(hole)
    if partial and not state.options.showdown.single_card_uncontested:
        raise refusal(
            state,
            Text(
                "Show refused: this house shows all cards or none.",
                "Cette maison montre toutes les cartes ou aucune.",
            ),
            ("tda:15A", "championship:showdown.1c"),
        )
    cards = action.cards or tuple(hole)
    return (ev.Shown(seat, tuple(card if card in cards else HIDDEN for card in hole)),)


@rule("rrop3:3.showdown.5", "tda:18A", "tda:18B", "general:showdown.2", "rrop3:2.procedures.22")
def ask_to_see_events(state: HandState, action: act.AskToSee) -> tuple[ev.Event, ...]:
    """A called hand thrown away is shown to one who has the right to see it, else to nobody."""
    owner = action.owner
    if not may_see(state, action.seat, owner):
        raise refusal(
            state,
            Text(
                f"Seat {action.seat} may not see the hand of seat {said(owner)}.",
                f"Le siège {action.seat} n’a pas le droit de voir le jeu du siège {said(owner)}.",
            ),
            ("rrop3:3.showdown.5", "tda:18A", "tda:18B", "general:showdown.2"),
        )
    return (ev.Shown(owner, tuple(state.hole[owner])),)


def may_see(state: HandState, asker: SeatNo, owner: SeatNo) -> bool:
    """Whether *asker* has the right to see the hand of *owner*, who was called."""
    if type(owner) is not int or owner not in state.show_order:
        return False
    if not state.mucked[owner] and state.phase not in ("settled", "over"):
        return False
    if is_all_shown(state, owner) or asker == owner:
        return False
    right = state.options.showdown.right_to_see
    if right == "any_dealt_in":
        return state.setup.takes_part(asker)
    if right == "none":
        return False
    keeps = asker in state.show_order and not state.mucked[asker]
    return keeps and owner == state.aggressor


@rule("rrop3:9.jacks.8")
def ask_opener_events(state: HandState, action: act.AskOpener) -> tuple[ev.Event, ...]:
    """Any player dealt in may have the opener's hand shown once the pot is paid."""
    opener = state.opened_by
    asks = 0 < action.seat <= state.chairs and state.setup.takes_part(action.seat)
    if not (asks and opener and openers_wanted(state) and state.phase in ("settled", "over")):
        raise refusal(
            state,
            Text(
                "There is no opener’s hand to ask for now.",
                "Il n’y a pas de jeu d’ouvreur à demander maintenant.",
            ),
            ("rrop3:9.jacks.8",),
        )
    return (ev.Shown(opener, tuple(state.hole[opener])),)
