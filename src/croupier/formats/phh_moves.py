"""The players of a replay: each recorded action judged by the core, or followed as recorded."""

from typing import NoReturn

from croupier.cards import HIDDEN, Card, show_cards
from croupier.formats.phh_actions import (
    BringIn,
    CheckCall,
    CompleteBetRaise,
    Fold,
    Recorded,
    ShowMuck,
    StandPatDiscard,
)
from croupier.formats.phh_showdown import record_show
from croupier.formats.playback import ORDER, Playback
from croupier.play import Refused, decide
from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.betting import weigh
from croupier.play.limits import wager_kind
from croupier.play.setup import Chips, SeatNo
from croupier.play.turns import to_call
from croupier.rulebook.tags import rule
from croupier.text import Text

_BETTING = Fold | CheckCall | CompleteBetRaise | BringIn


def move(play: Playback) -> None:
    """The next recorded action, which must be one of the player to act; raises PhhError if not."""
    state, action = play.state, play.next
    if state.phase == "showing" and isinstance(action, ShowMuck):
        record_show(play)
        return
    due = _BETTING if state.phase == "betting" else StandPatDiscard
    if not isinstance(action, due) or action.player != state.actor or state.phase == "showing":
        _fold_the_absent(play)
        return
    if isinstance(action, StandPatDiscard):
        _discard(play, action)
    else:
        _bet(play, action)
    play.pass_on()


@rule("house:phh.order")
def _fold_the_absent(play: Playback) -> None:
    """A missing action is an error; lenient, one who has no action any more counts as folded."""
    state = play.state
    seat = state.actor
    if play.strict or state.phase != "betting" or play.acts_later(seat):
        play.missing(seat)
    play.differ(
        Text(
            f"an action of p{seat} is missing; p{seat} never acts again and counts as folded.",
            f"il manque une action de p{seat}, qui n’agit plus\u00a0: compté comme passé.",
        ),
        *ORDER,
    )
    play.emit(ev.Folded(seat))


def _bet(play: Playback, action: Recorded) -> None:
    wish = _wish(play, action)
    try:
        events = decide(play.state, wish)
    except Refused as refused:
        play.refused(refused)
        events = (_as_recorded(play, wish),)
    play.emit(*events)


def _wish(play: Playback, action: Recorded) -> act.Action:
    """What the player wanted, in the words of the core."""
    state = play.state
    seat = state.actor
    if isinstance(action, Fold):
        return act.Fold(seat)
    if isinstance(action, BringIn):
        return act.BringIn(seat)
    if isinstance(action, CompleteBetRaise):
        to = play.scale.chips(action.to)
        return act.Raise(seat, to) if state.bet_to else act.Bet(seat, to)
    return act.Call(seat) if to_call(state, seat) else act.Check(seat)


def _as_recorded(play: Playback, wish: act.Action) -> ev.Event:
    """The event of an action the rules refuse, as far as the chips allow it."""
    state, seat = play.state, wish.seat
    if isinstance(wish, act.Bet | act.Raise):
        return _wagered(play, seat, wish.to)
    if isinstance(wish, act.Fold):
        return ev.Folded(seat)
    if isinstance(wish, act.BringIn):
        due = state.stakes.bring_in
        if state.bet_to or not due:
            _impossible(play, Text("no bring-in is due.", "aucun bring-in n’est dû."))
        return ev.BroughtIn(seat, min(due, state.stacks[seat]), due)
    return ev.Checked(seat)


def _wagered(play: Playback, seat: SeatNo, to: Chips) -> ev.Event:
    state = play.state
    total = state.bets[seat] + state.stacks[seat]
    if to > total:
        has = play.scale.amount(total)
        _impossible(play, Text(f"p{seat} has {has} in all.", f"p{seat} a {has} en tout."))
    if to <= state.bet_to:
        if to == total and to_call(state, seat):
            return ev.Called(seat, to_call(state, seat))
        faced = play.scale.amount(state.bet_to)
        _impossible(play, Text(f"the bet is {faced} already.", f"la mise est déjà de {faced}."))
    full, counts, caps = weigh(state, seat, to)
    return ev.Wagered(seat, wager_kind(state), to, full=full, counts=counts, caps=caps, due=to)


def _impossible(play: Playback, why: Text) -> NoReturn:
    play.fail(
        Text(f"cannot be as recorded: {why.en}", f"impossible comme noté\u00a0: {why.fr}"),
        "house:phh.order",
    )


def _discard(play: Playback, action: StandPatDiscard) -> None:
    state = play.state
    cards = _thrown(play, action)
    try:
        events = decide(state, act.Draw(action.player, cards))
    except Refused as refused:
        play.refused(refused)
        events = (ev.Discarded(action.player, cards),)
    play.emit(*events)


def _thrown(play: Playback, action: StandPatDiscard) -> tuple[Card, ...]:
    """The discards as the hand knows them: of hidden cards any one is thrown."""
    left = list(play.state.hole[action.player])
    thrown: list[Card] = []
    for card in action.cards:
        known = card if card in left else HIDDEN
        if known not in left:
            held = show_cards(play.state.hole[action.player])
            play.fail(
                Text(
                    f"p{action.player} throws {card} but holds {held}.",
                    f"p{action.player} jette {card} mais détient {held}.",
                ),
                "house:phh.cards",
            )
        left.remove(known)
        thrown.append(known)
    return tuple(thrown)
