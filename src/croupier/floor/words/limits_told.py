"""What a bet cannot be, none at all or no more than so much: why, and by which articles."""

from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.acts import Act, words_count
from croupier.floor.words.amounts import all_of
from croupier.floor.words.readings import named_total
from croupier.play.actions import Action, Bet, Raise
from croupier.play.betting import legal_wager
from croupier.play.reasons import reason_for_no_wager
from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rule, rules_of
from croupier.text import Text

_CLOSED = Text(
    "No bet or raise is open to this player, so that a call or a check is left.",
    "Ni mise ni relance ne lui est permise\u00a0: il n’en reste qu’un call ou une parole.",
)
_CLOSED_AS = Text(
    "No bet or raise is open to this player: {why}",
    "Ni mise ni relance ne lui est permise\u00a0: {why}",
)


def why_closed(spot: Spot, seat: SeatNo) -> tuple[Text, tuple[RuleId, ...]]:
    """Why *seat* may not bet or raise at all, and the articles behind it.

    What a ruling has taken from him is told by that ruling, and no hand is looked at.
    """
    state = spot.state
    barred = state.irregular is not None and state.irregular.bars(seat, "wager")
    if barred or state.wagers_have_conditions:
        return _CLOSED, ()
    why, rules = reason_for_no_wager(state, seat)
    return _CLOSED_AS.format(why=why), rules


_POT = Text(
    "No bet or raise may exceed the pot: {most} at most.",
    "Aucune mise ni relance ne peut dépasser le pot\u00a0: {most} au plus.",
)
_MOST = Text("No more than {most} is allowed here.", "Ici, c’est {most} au plus.")


def told_cut(spot: Spot, act: Act, action: Action | None) -> tuple[Text, tuple[RuleId, ...]] | None:
    """Where more was meant than the structure allows: what it allows; None if it was not."""
    span = legal_wager(spot.state, act.seat)
    if span is None or not isinstance(action, Bet | Raise):
        return None
    is_most = action.to == span.most < all_of(spot.state, act.seat)
    if not is_most or _meant(spot, act) <= action.to:
        return None
    most = chips_text(action.to)
    if spot.state.structure == "pot":
        return _POT.format(most=most), rules_of(_meant)
    return _MOST.format(most=most), ()


@rule("rrop3:10.potlimit.1")
def _meant(spot: Spot, act: Act) -> Chips:
    """The total for the round that he named or put in; what exceeds the most goes back."""
    lies = spot.state.bets[act.seat]
    if not words_count(spot, act):
        return lies + act.first
    if act.said.verb == "all_in":
        return all_of(spot.state, act.seat)
    if act.said.times:
        return spot.state.bet_to * act.said.times
    return lies + act.pushed if act.said.amount is None else named_total(spot, act)
