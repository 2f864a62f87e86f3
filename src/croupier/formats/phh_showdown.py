"""The showdown of a replay: hands shown, thrown or kept face down, and the pots as far as seen."""

from collections.abc import Sequence

from croupier.cards import HIDDEN, Card, show_cards
from croupier.formats.phh_actions import ShowMuck
from croupier.formats.playback import Playback
from croupier.play import Muck, Refused, Show, decide, pots_of
from croupier.play import events as ev
from croupier.play.chores import CHORES
from croupier.play.fold_showdown import is_all_shown
from croupier.play.limits import upcards
from croupier.play.pots import Pot, divide
from croupier.play.setup import SeatNo
from croupier.play.showdown import scores_for
from croupier.play.state import NOT_YET
from croupier.play.turns import clockwise_from
from croupier.rulebook.tags import rule
from croupier.text import Text

_CARDS = "house:phh.cards"

Cards = tuple[Card, ...]


def record_show(play: Playback) -> None:
    """The next action, a hand shown or thrown, as an event."""
    action = play.next
    if not isinstance(action, ShowMuck):
        raise TypeError(f"not a show: {action!r}")
    if action.cards is None:
        _muck(play, action.player)
    else:
        _show(play, action.player, action.cards)
    play.pass_on()


def _muck(play: Playback, seat: SeatNo) -> None:
    state = play.state
    if not state.live[seat]:
        play.differ(Text(f"p{seat} folded before.", f"p{seat} a déjà passé."), "house:phh.order")
        return
    if state.live_count == 1 and state.phase != "showing":
        return
    try:
        decide(state, Muck(seat))
    except Refused as refused:
        if state.phase == "showing" or play.strict:
            play.refused(refused)
    if state.live_count > 1:
        play.emit(ev.Mucked(seat))


def _show(play: Playback, seat: SeatNo, recorded: Cards | str) -> None:
    state = play.state
    if state.phase == "showing" and not state.mucked[seat]:
        try:
            decide(state, Show(seat))
        except Refused as refused:
            play.refused(refused)
    _open(play, seat, shown_cards(play, seat, recorded))


def _open(play: Playback, seat: SeatNo, cards: Cards) -> None:
    """*seat* lays *cards* face up; a hand that lies open whole is not opened again."""
    before = play.state.shown[seat]
    if not before or len(before) == len(cards):
        play.bring(ev.Shown(seat, cards))
    elif HIDDEN in (*before, *cards):
        # A show folds over as many cards as the one before it.
        play.fail(Text(f"p{seat} showed before.", f"p{seat} a déjà montré."), _CARDS)


@rule("house:phh.cards")
def shown_cards(play: Playback, seat: SeatNo, recorded: Cards | str) -> Cards:
    """The cards of *seat* with those it keeps face down hidden, in the order it holds them."""
    hole = play.state.hole[seat]
    if isinstance(recorded, str):
        return tuple(hole)
    arranged = _arranged(hole, recorded)
    if arranged is None:
        play.differ(
            Text(
                f"p{seat} shows {show_cards(recorded)} but holds {show_cards(hole)}.",
                f"p{seat} montre {show_cards(recorded)} mais détient {show_cards(hole)}.",
            ),
            _CARDS,
        )
        if len(recorded) != len(hole):
            play.fail(
                Text(f"p{seat} holds {len(hole)} cards.", f"p{seat} a {len(hole)} cartes."), _CARDS
            )
        return recorded
    return arranged


def _arranged(hole: Sequence[Card], shown: Cards) -> Cards | None:
    """*shown* in the places of *hole*, unknown ones filled in; None if they do not fit."""
    left = [card for card in shown if card != HIDDEN]
    result = [HIDDEN] * len(hole)
    for place, card in enumerate(hole):
        if card != HIDDEN and card in left:
            left.remove(card)
            result[place] = card
    for place, card in enumerate(hole):
        if card == HIDDEN and left:
            result[place] = left.pop(0)
    return None if left or len(shown) > len(hole) else tuple(result)


def turn_up(play: Playback) -> None:
    """All-in hands are opened at once: as recorded, the others as they were dealt."""
    state = play.state
    shown: dict[SeatNo, Cards] = {}
    while isinstance(play.next, ShowMuck):
        action = play.next
        if action.cards is None:
            _muck(play, action.player)
        elif action.player in shown or not state.live[action.player]:
            break
        else:
            shown[action.player] = shown_cards(play, action.player, action.cards)
        play.pass_on()
    for seat, live in enumerate(state.live):
        if live and seat not in shown:
            shown[seat] = tuple(state.hole[seat])
    for seat, cards in shown.items():
        _open(play, seat, cards)


def arrange(play: Playback) -> None:
    """The order of showing; where unknown open cards would decide it, the record's."""
    state = play.state
    hidden = any(live and HIDDEN in upcards(state, seat) for seat, live in enumerate(state.live))
    if not hidden:
        play.emit(*CHORES["arrange_showdown"](state))
        return
    first = getattr(play.next, "player", state.button)
    order = tuple(seat for seat in clockwise_from(state, first) if state.live[seat])
    play.emit(ev.ShowdownBegan(order))


def close_showdown(play: Playback) -> bool:
    """The record ends at the showdown: known hands are shown, then the pots awarded.

    False if too little is known for that.
    """
    state = play.state
    for seat in state.show_order:
        waits = state.phase == "showing" and state.live[seat] and not state.shown[seat]
        if waits and HIDDEN not in state.hole[seat]:
            play.emit(ev.Shown(seat, tuple(state.hole[seat])))
    return state.phase == "awarding" or award_seen(play)


def award(play: Playback) -> bool:
    """The pots are pushed; False if nobody can tell to whom."""
    state = play.state
    side_pot = state.settling_to != NOT_YET
    if state.live_count > 1 and not side_pot:
        while isinstance(play.next, ShowMuck) and not _is_proof(play):
            record_show(play)
    contested = state.live_count > 1 and (state.opened_by or state.street)
    rivals = [
        seat
        for seat, live in enumerate(state.live)
        if live and (not side_pot or is_all_shown(state, seat))
    ]
    if contested and not all(_is_seen(play, seat) for seat in rivals):
        return award_seen(play)
    if _is_proof(play):
        play.pass_on()
    play.emit(*CHORES["award"](state))
    return True


@rule("rrop3:9.jacks.3")
def _is_proof(play: Playback) -> bool:
    """Whether the next show is the proof of openers, which the dealer asks for anyway."""
    state, action = play.state, play.next
    if not isinstance(action, ShowMuck) or not isinstance(action.cards, tuple):
        return False
    if action.player != state.opened_by or state.proven or HIDDEN in state.hole[action.player]:
        return False
    if any(live and not _is_seen(play, seat) for seat, live in enumerate(state.live)):
        return False
    wanted = [event for event in CHORES["award"](state) if isinstance(event, ev.Shown)]
    return ev.Shown(action.player, shown_cards(play, action.player, action.cards)) in wanted


def _is_seen(play: Playback, seat: SeatNo) -> bool:
    """Whether all cards of *seat* and the board are known and none was kept face down."""
    state = play.state
    return HIDDEN not in (*state.hole[seat], *state.shown[seat], *state.board)


@rule("rrop3:3.showdown.1")
def award_seen(play: Playback) -> bool:
    """A hand that stays face down is in, but wins nothing from one that was shown.

    A pot for which no hand was seen goes as the file's own results say, if they do; else it stays
    and the answer is False.
    """
    state = play.state
    if state.runs > 1:
        return False
    pots = pots_of(state)
    scores = scores_for(state)
    unseen = 0
    for number in range(len(pots) - 1, -1, -1):
        pot = pots[number]
        alone = len(pot.seats) == 1
        seats = pot.seats if alone else tuple(s for s in pot.seats if _is_seen(play, s))
        if not seats:
            unseen += pot.amount
            continue
        awards = divide(state, Pot(pot.amount, seats), scores)
        play.emit(*(ev.PotAwarded(a.seat, a.amount, number, a.share) for a in awards if a.amount))
    return not unseen
