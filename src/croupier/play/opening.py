"""Who acts first in a betting round."""

from collections.abc import Callable

from croupier.cards import HIDDEN, ace_low
from croupier.games.game import Opener
from croupier.play.limits import upcards
from croupier.play.setup import OPENING_POSTS, SeatNo
from croupier.play.state import HandState
from croupier.play.turns import first_live, from_left_of_button, left_of, next_to_act, to_call
from croupier.ranking import high, low
from croupier.rulebook.tags import rule


def first_in_order(state: HandState) -> SeatNo:
    """The live seat whose turn comes first on this street, with or without chips."""
    return _FIRST[state.game.streets[state.street].opener](state)


def opening_seat(state: HandState) -> SeatNo:
    """The seat that opens the round: the first in order that has something to decide.

    Where the open cards are not known to say who that is, a turn that was given stays.
    """
    if state.irregular is not None and state.actor and not open_cards_known(state):
        return state.actor
    first = first_in_order(state)
    chairs = state.chairs
    return next_to_act(state, (first - 2) % chairs + 1)


def open_cards_known(state: HandState) -> bool:
    """Whether every live hand has open cards and none of them is hidden."""
    hands = [upcards(state, seat) for seat, live in enumerate(state.live) if live]
    return all(cards and HIDDEN not in cards for cards in hands) and HIDDEN not in state.board


@rule("rrop3:4.blinds.0e", "general:blinds.5", "general:blinds.6", "tda:34B", "rrop3:4.blinds.3")
def after_blinds(state: HandState) -> SeatNo:
    """On the first round the seat left of the highest blind starts.

    Over a button straddle that acts last it is the seat left of the highest blind below.
    """
    last, highest = state.button, 0
    for post in state.setup.posts:
        if post.seat == state.last_option:
            continue
        if post.kind in OPENING_POSTS and post.amount >= highest:
            last, highest = post.seat, post.amount
    return first_live(state, left_of(state, last))


@rule("rrop3:4.blinds.0e", "rrop3:4.blinds.0a")
def left_of_button(state: HandState) -> SeatNo:
    """On later rounds the first live seat left of the button starts; the button acts last."""
    return first_live(state, left_of(state, state.button))


@rule("rrop3:8.stud.1a", "rrop3:3.ties.1a", "general:stud.3", "general:stud.4", "general:stud8.2")
def low_card(state: HandState) -> SeatNo:
    """The lowest upcard brings it in; of equal ranks the lowest suit, clubs first."""
    live = [seat for seat in from_left_of_button(state) if state.live[seat]]
    return min(live, key=lambda seat: upcards(state, seat)[0])


@rule("rrop3:8.stud.1b", "general:stud.6", "rrop3:8.stud.15d")
def high_board(state: HandState) -> SeatNo:
    """From fourth street on the best open hand starts; of equal ones that dealt to first."""
    live = [seat for seat in from_left_of_button(state) if state.live[seat]]
    common = tuple(state.board)
    return max(live, key=lambda seat: high.score_open((*upcards(state, seat), *common)))


@rule("general:razz.2")
def high_card(state: HandState) -> SeatNo:
    """At razz the highest upcard brings it in, aces being low; of equal ranks the highest suit."""
    live = [seat for seat in from_left_of_button(state) if state.live[seat]]
    return max(live, key=lambda seat: ace_low(upcards(state, seat)[0]))


@rule("general:razz.3", "rrop3:8.stud.15d")
def low_board(state: HandState) -> SeatNo:
    """At razz the lowest open hand starts on later streets; of equal ones that dealt to first."""
    live = [seat for seat in from_left_of_button(state) if state.live[seat]]
    common = tuple(state.board)
    return max(live, key=lambda seat: low.ace_to_five((*upcards(state, seat), *common)))


@rule("rrop3:9.draw.0d")
def draw_opener(state: HandState) -> SeatNo:
    """After the draw the opener starts, or the next live seat if he folded."""
    first = state.opened_by or left_of(state, state.button)
    return first_live(state, first)


@rule("rrop3:8.stud.1a", "rrop3:8.stud.8", "general:stud.3")
def bring_in_due(state: HandState) -> bool:
    """Whether the stud hand still waits for its forced bet or a full bet in its place."""
    return state.game.forced == "bring_in" and state.street == 0 and state.bet_to == 0


@rule("rrop3:8.stud.8", "rrop3:8.stud.5c")
def must_bring_in(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* may not fold: it has the low card; those after it are spared.

    So is everybody where a card that was turned up by mistake would have been the low card.
    """
    if not bring_in_due(state) or not state.round_opener:
        return False
    passes_on = state.options.stud.all_in_low_card == "next_brings_in"
    return passes_on or first_in_order(state) == seat


@rule("house:fold.free")
def may_fold(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* may give up its hand: not a forced bet, nor a free check in some houses."""
    if must_bring_in(state, seat) or state.live_count == 1:
        return False
    if state.irregular is not None and state.irregular.bars(seat, "fold"):
        return False
    needless = state.options.betting.free_fold == "refused" and not bring_in_due(state)
    return not needless or to_call(state, seat) > 0


_FIRST: dict[Opener, Callable[[HandState], SeatNo]] = {
    "after_blinds": after_blinds,
    "left_of_button": left_of_button,
    "low_card": low_card,
    "high_card": high_card,
    "high_board": high_board,
    "low_board": low_board,
    "draw_opener": draw_opener,
}
