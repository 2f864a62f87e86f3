"""What the dealer says aloud: at stud who is low or high, the pairs that lie open, the raises."""

from collections.abc import Sequence

from croupier.play import events as ev
from croupier.play.limits import upcards
from croupier.play.opening import first_in_order
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.ranking import Scale, category_of, describe_open
from croupier.ranking.value import HIGH_CARD
from croupier.rulebook.tags import rule
from croupier.text import Text

_SEAT = Text("Seat {seat}", "Le siège {seat}")
_FIRST = {
    "low_card": Text("{who} is low.", "{who} a la carte basse."),
    "high_card": Text("{who} has the high card.", "{who} a la carte haute."),
    "high_board": Text("{who} is high.", "{who} a le jeu le plus fort."),
    "low_board": Text("{who} is low.", "{who} a le jeu le plus bas."),
}
"""Who acts first at stud, and why."""
_OPEN_HAND = Text("{who} shows: {hand}.", "{who} montre\u00a0: {hand}.")
_RAISES = {
    "raise": Text("{who} raises to {to}.", "{who} relance à {to}."),
    "complete": Text("{who} completes to {to}.", "{who} complète à {to}."),
}
_COMMON = Text(
    "The deck is short: one common card for everybody.",
    "Le talon est trop court\u00a0: une carte commune pour tous.",
)


@rule("rrop3:8.stud.12", "rrop3:8.stud.15c")
def announcements(state: HandState, event: ev.Event, names: Sequence[str] = ()) -> tuple[Text, ...]:
    """At stud the low card, the high hand, raises, open pairs and a common card; never a draw.

    *state* is the state after *event*; `names[seat]` is who sits there, by default the seat itself.
    What might become a flush or a straight is not spoken of:
    open cards are worth their pairs and high cards only.
    """
    if state.game.family != "stud":
        return ()
    if isinstance(event, ev.RoundOpened):
        return _street(state, names)
    if isinstance(event, ev.BoardDealt):
        return (_COMMON,)
    if isinstance(event, ev.Wagered) and event.kind in _RAISES:
        return (_RAISES[event.kind].format(who=_who(event.seat, names), to=event.to),)
    return ()


def _who(seat: SeatNo, names: Sequence[str]) -> Text | str:
    return names[seat] if names else _SEAT.format(seat=seat)


def _street(state: HandState, names: Sequence[str]) -> tuple[Text, ...]:
    first = _FIRST[state.game.streets[state.street].opener]
    leader = first.format(who=_who(first_in_order(state), names))
    if state.street == 0:
        return (leader,)
    scale: Scale = "ace_to_five" if state.game.low_alone else "high"
    hands = {
        seat: describe_open((*upcards(state, seat), *state.board), scale)
        for seat, live in enumerate(state.live)
        if live
    }
    pairs = [
        _OPEN_HAND.format(who=_who(seat, names), hand=hand.name)
        for seat, hand in hands.items()
        if category_of(hand.score, scale) != HIGH_CARD
    ]
    return (*pairs, leader)
