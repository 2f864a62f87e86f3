"""Words and chips of the player who owes the bring-in of a stud hand."""

from croupier.floor.ruling import Ruling
from croupier.floor.spot import Spot
from croupier.floor.words.acts import Act, Spoken, act_of, is_right, words_count
from croupier.floor.words.amounts import is_allowed, legal_total
from croupier.floor.words.bind import asked, bound, spoken
from croupier.floor.words.chips_forward import lies_in, must_announce
from croupier.play.actions import Action, Bet, BringIn, Fold
from croupier.play.opening import bring_in_due
from croupier.text import Text

_WHY = Text(
    "The low card brings it in, or opens for a full bet.",
    "La carte la plus basse met le bring-in ou ouvre d’une mise entière.",
)


def _owes(spot: Spot, gesture: Spoken) -> bool:
    return is_right(spot, gesture) and bring_in_due(spot.state)


def _says_nothing(spot: Spot, gesture: Spoken) -> bool:
    if not _owes(spot, gesture):
        return False
    act = act_of(gesture)
    if not words_count(spot, act):
        return must_announce(spot, act) or not lies_in(spot, act)
    return act.said.verb in ("unknown", "vague", "pat") or act.said.conditional


@spoken("rrop3:8.stud.1a", "general:stud.3", when=_says_nothing)
def _asked_for_bring_in(spot: Spot, gesture: Spoken) -> Ruling:  # noqa: ARG001 - whatever was said
    """Words and chips that say nothing leave the bring-in due."""
    return asked(gesture.seat, _WHY)


@spoken("rrop3:8.stud.1a", "general:stud.3", when=_owes)
def _bring_in(spot: Spot, gesture: Spoken) -> Ruling:
    """The bring-in is paid, unless a full bet was said or put in."""
    act = act_of(gesture)
    return bound(spot, act.seat, _opening(spot, act), _WHY, pushed=act.pushed)


def _opening(spot: Spot, act: Act) -> Action:
    state, seat = spot.state, act.seat
    fold, bring_in = Fold(seat), BringIn(seat)
    if words_count(spot, act):
        if act.said.verb == "fold" and is_allowed(state, fold):
            return fold
        opens = act.said.verb in ("bet", "raise", "complete", "all_in", "pot")
        named = act.said.amount
        if named is not None:
            opens = _is_full(spot, named)
    else:
        opens, named = _is_full(spot, act.first), act.first
    to = legal_total(state, seat, named or 0) if opens else None
    bet = bring_in if to is None else Bet(seat, to)
    return bet if is_allowed(state, bet) else bring_in


def _is_full(spot: Spot, chips: int) -> bool:
    """Whether chips are nearer to a full bet than to the bring-in."""
    stakes = spot.state.stakes
    return 2 * chips >= stakes.bring_in + spot.state.size
