"""Judge an action: the events it makes happen, or a refusal that cites its articles.

`decide` reads the state and never changes it, so a refusal leaves everything as it was.
"""

from collections.abc import Callable
from typing import Any

from croupier.cards import HIDDEN, Card
from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.agreements import chop_events, decline_events, run_events
from croupier.play.betting import legal_wager, may_call, weigh
from croupier.play.drawing import draw_events
from croupier.play.fold_showdown import is_all_shown
from croupier.play.in_turn import require_turn
from croupier.play.irregular import Barred
from croupier.play.limited import bound_not_to, is_barred
from croupier.play.limits import must_open_for_more
from croupier.play.opening import bring_in_due, may_fold, must_bring_in
from croupier.play.reasons import why_no_wager, why_not_that_total
from croupier.play.refusal import refusal, said
from croupier.play.rights import ask_opener_events, ask_to_see_events, show_later_events
from croupier.play.setup import Chips, SeatNo
from croupier.play.showdown import may_muck
from croupier.play.state import HandState
from croupier.play.turns import to_call
from croupier.rulebook.tags import rule, rules_of
from croupier.text import Text

MOST_CHIPS = 2**53 - 1
"""No amount is larger: what every program that reads a history can hold."""

_ALL_UP = ("tda:16", "rrop3:11.tournament.28")
_LAST_HAND = ("rrop3:3.showdown.1", "championship:showdown.1d")


@rule("rrop3:2.procedures.12", "rrop3:2.procedures.14a", "rrop3:2.procedures.15a")
def decide(state: HandState, action: act.Action) -> tuple[ev.Event, ...]:
    """What *action* makes happen.  Raises Refused when the rules do not allow it.

    No action hands chips back, divides a pot by agreement, insures a hand or puts chips in from
    elsewhere: what is not an action of the game is refused.
    """
    judge = _JUDGES.get(type(action))
    if judge is None or type(action.seat) is not int or not 0 < action.seat <= state.chairs:
        raise refusal(
            state,
            Text(
                f"{said(action)} is no action of a seat at this table.",
                f"{said(action)} n’est pas l’action d’un siège de cette table.",
            ),
            ("house:action.unknown",),
        )
    return judge(state, action)


@rule("rrop3:3.dead.2")
def _fold(state: HandState, action: act.Fold) -> tuple[ev.Event, ...]:
    """A hand folded in turn is dead; the low card of a stud hand may not fold the bring-in."""
    require_turn(state, action, "betting")
    if must_bring_in(state, action.seat):
        raise _bring_in_first(state, "Fold")
    if state.irregular is not None:
        _require_free(state, action.seat, "fold")
    if not may_fold(state, action.seat):
        raise refusal(
            state,
            Text(
                "Fold refused: there is nothing to call, so checking is free.",
                "Il n’y a rien à suivre : passer parole ne coûte rien, on ne se couche pas.",
            ),
            ("house:fold.free",),
        )
    return (ev.Folded(action.seat),)


def _require_free(state: HandState, seat: SeatNo, what: Barred) -> None:
    """What a ruling has taken from a player for now he does not have."""
    if is_barred(state, seat, what):
        raise bound_not_to(state, what)


@rule("rrop3:4.blinds.2", "rrop3:9.draw.0b", "rrop3:9.draw.2")
def _check(state: HandState, action: act.Check) -> tuple[ev.Event, ...]:
    """A player with nothing to pay may check, and may raise later in the round."""
    require_turn(state, action, "betting")
    if state.irregular is not None:
        _require_free(state, action.seat, "check")
    if bring_in_due(state):
        raise _bring_in_first(state, "Check")
    owed = to_call(state, action.seat)
    if owed:
        raise refusal(
            state,
            Text(
                f"Check refused: there is a bet of {state.bet_to}, {owed} to call.",
                f"Parole refusée : il y a une mise de {state.bet_to}, {owed} à suivre.",
            ),
            ("rrop3:4.blinds.0c", "general:blinds.5", "house:bet.to_match"),
        )
    return (ev.Checked(action.seat),)


def _bring_in_first(state: HandState, verb: str) -> Exception:
    due = state.stakes.bring_in
    geste = {"Fold": "passer", "Check": "parole"}[verb]
    return refusal(
        state,
        Text(
            f"{verb} refused: the bring-in of {due} is due first.",
            f"« {geste} » refusé : le bring-in de {due} est dû d’abord.",
        ),
        ("rrop3:8.stud.1a", "general:stud.3"),
    )


@rule("rrop3:2.procedures.5a", "general:acting.8", "rrop3:8.stud.19", "rrop3:9.jacks.11")
def _call(state: HandState, action: act.Call) -> tuple[ev.Event, ...]:
    """A call matches the bet, or is all-in for less: nobody plays more than is on the table.

    Once made it is never given back, however hopeless the caller's cards.
    """
    require_turn(state, action, "betting")
    if state.irregular is not None:
        _require_free(state, action.seat, "call")
    owed = to_call(state, action.seat)
    if state.least_opening and not may_call(state, action.seat):
        raise _open_for_more(state)
    if not owed:
        raise refusal(
            state,
            Text("Call refused: there is nothing to call.", "Il n’y a rien à suivre."),
            ("house:bet.nothing_to_call",),
        )
    return (ev.Called(action.seat, owed),)


def _open_for_more(state: HandState) -> Exception:
    least = state.least_opening
    return refusal(
        state,
        Text(
            f"Call refused: to come in, at least {least} must be put in.",
            f"Suivre est refusé : pour entrer, il faut mettre au moins {least}.",
        ),
        rules_of(must_open_for_more),
    )


def _bet(state: HandState, action: act.Bet) -> tuple[ev.Event, ...]:
    require_turn(state, action, "betting")
    if state.bet_to:
        raise refusal(
            state,
            Text(
                f"Bet refused: there is a bet of {state.bet_to} already; it can be raised.",
                f"Mise refusée : il y a déjà une mise de {state.bet_to} ; on peut la relancer.",
            ),
            ("house:bet.already_made",),
        )
    return _wager(state, action.seat, action.to)


def _raise(state: HandState, action: act.Raise) -> tuple[ev.Event, ...]:
    require_turn(state, action, "betting")
    if not state.bet_to:
        raise refusal(
            state,
            Text(
                "Raise refused: there is no bet to raise.",
                "Relance refusée : il n’y a pas de mise à relancer.",
            ),
            ("house:bet.nothing_to_raise",),
        )
    return _wager(state, action.seat, action.to)


@rule("rrop3:10.nolimit.0b", "general:nolimit.1", "tda:50A", "rrop3:9.jacks.6")
def _wager(state: HandState, seat: int, to: Chips) -> tuple[ev.Event, ...]:
    """A wager in turn binds and stays in; its total must be a whole number the structure allows."""
    if type(to) is not int or abs(to) > MOST_CHIPS:
        raise refusal(
            state,
            Text(
                f"{said(to)} refused: an amount is a whole number of chips.",
                f"{said(to)} refusé : un montant est un nombre entier de jetons.",
            ),
            ("house:amount.whole",),
        )
    if state.irregular is not None:
        _require_free(state, seat, "wager")
    span = legal_wager(state, seat)
    if span is None:
        raise why_no_wager(state, seat, to)
    if not span.allows(to, state.bets[seat] + state.stacks[seat]):
        raise why_not_that_total(state, seat, to, span)
    full, counts, caps = weigh(state, seat, to)
    if span.kind == "open" and not state.stacks[seat]:
        return (ev.Wagered(seat, "open", 0, True, True, False, state.stakes.small_bet),)  # noqa: FBT003
    return (ev.Wagered(seat, span.kind, to, full, counts, caps, to),)


@rule("rrop3:8.stud.1a", "rrop3:8.stud.2", "general:stud.3")
def _bring_in(state: HandState, action: act.BringIn) -> tuple[ev.Event, ...]:
    """The forced bet of the low card; the others then owe all of it, even if it was short."""
    require_turn(state, action, "betting")
    if not bring_in_due(state):
        raise refusal(
            state,
            Text("Bring-in refused: none is due.", "Bring-in refusé : il n’est pas dû."),
            ("rrop3:8.stud.1a", "general:stud.3"),
        )
    due = state.stakes.bring_in
    return (ev.BroughtIn(action.seat, min(due, state.stacks[action.seat]), due),)


def _require_cards(state: HandState, action: act.Draw | act.Show) -> None:
    """The cards an action names are a tuple of cards."""
    if type(action.cards) is tuple and all(isinstance(card, Card) for card in action.cards):
        return
    raise refusal(
        state,
        Text(
            f"{said(action.cards)} refused: those are no cards.",
            f"{said(action.cards)} refusé : ce ne sont pas des cartes.",
        ),
        ("house:action.unknown",),
    )


def _draw(state: HandState, action: act.Draw) -> tuple[ev.Event, ...]:
    _require_cards(state, action)
    require_turn(state, action, "discarding")
    return draw_events(state, action)


@rule(
    "rrop3:3.showdown.1",
    "rrop3:6.omaha.0c",
    "rrop3:7.omaha8.1",
    "tda:13A",
    "tda:19",
    "championship:showdown.1d",
)
def _show(state: HandState, action: act.Show) -> tuple[ev.Event, ...]:
    """At the showdown a hand claims its share only with all its cards face up.

    Showing some of them is a fact, but the turn stays until all are shown or the hand is thrown.
    """
    _require_cards(state, action)
    if state.phase in ("settled", "over"):
        return show_later_events(state, action)
    _require_showing(state, action)
    return (ev.Shown(action.seat, _cards_to_show(state, action)),)


@rule("tda:17A", "rrop3:3.showdown.7b", "general:showdown.1", "championship:showdown.2")
def _require_showing(state: HandState, action: act.Show | act.Muck) -> None:
    """Hands are shown or thrown in their order; before it only where nobody imposes the order."""
    seat, showdown = action.seat, state.options.showdown
    free = showdown.order_forced == "when_director_orders" and state.phase == "showing"
    if not (free and state.live[seat] and not is_all_shown(state, seat)):
        require_turn(state, action, "showing")


def _cards_to_show(state: HandState, action: act.Show) -> tuple[Any, ...]:
    hole = state.hole[action.seat]
    if not action.cards:
        return tuple(hole)
    strange = [card for card in action.cards if card not in hole]
    if strange:
        raise refusal(
            state,
            Text(
                f"Show refused: seat {action.seat} does not hold {strange[0]!r}.",
                f"Le siège {action.seat} ne détient pas {strange[0]!r}.",
            ),
            ("rrop3:3.showdown.2a",),
        )
    return tuple(card if card in action.cards else HIDDEN for card in hole)


def _muck(state: HandState, action: act.Muck) -> tuple[ev.Event, ...]:
    _require_showing(state, action)
    if not may_muck(state, action.seat):
        raise refusal(
            state,
            Text(
                f"Muck refused: the hand of seat {action.seat} must be shown.",
                f"Jet refusé : le jeu du siège {action.seat} doit être montré.",
            ),
            _ALL_UP if state.turned_up else _LAST_HAND,
        )
    return (ev.Mucked(action.seat),)


_JUDGES: dict[type[act.Action], Callable[[HandState, Any], tuple[ev.Event, ...]]] = {
    act.Fold: _fold,
    act.Check: _check,
    act.Call: _call,
    act.Bet: _bet,
    act.Raise: _raise,
    act.BringIn: _bring_in,
    act.ChopBlinds: chop_events,
    act.DeclineChop: decline_events,
    act.RunTimes: run_events,
    act.Draw: _draw,
    act.Show: _show,
    act.Muck: _muck,
    act.AskToSee: ask_to_see_events,
    act.AskOpener: ask_opener_events,
}
