"""What a ruling has taken from a player for a while: the refusal when he tries it all the same."""

from croupier.play.betting import legal_wager
from croupier.play.irregular import Barred
from croupier.play.refusal import Refused, refusal
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.text import Text

_WHY = {
    "fold": Text(
        "Fold refused: what was done before binds this player to stay in.",
        "On ne se couche pas\u00a0: ce qui a été fait avant oblige ce joueur à rester.",
    ),
    "wager": Text(
        "Bet or raise refused: what was done before leaves this player no right to it.",
        "Mise ou relance refusée\u00a0: ce qui a été fait avant en prive ce joueur.",
    ),
    "call": Text(
        "Call refused: what was said before binds this player to raise.",
        "Suivre est refusé\u00a0: ce qui a été dit avant oblige ce joueur à relancer.",
    ),
    "check": Text(
        "Check refused: what was done before binds this player to put chips in.",
        "Parole refusée\u00a0: ce qui a été fait avant oblige ce joueur à miser.",
    ),
}

_RULES = {
    "fold": (
        "tda:46B",
        "tda:51A",
        "tda:51B",
        "rrop3:3.bets.8",
        "rrop3:3.bets.12a",
        "house:ruling.binds",
    ),
    "wager": ("tda:55", "rrop3:3.bets.10a", "rrop3:3.bets.16b", "house:ruling.binds"),
    "call": ("tda:51A", "rrop3:3.bets.8", "house:ruling.binds"),
    "check": ("tda:51A", "rrop3:3.bets.8", "house:ruling.binds"),
}


def is_barred(state: HandState, seat: SeatNo, what: Barred) -> bool:
    """Whether *seat* may not do that now.

    Nobody is barred from everything: who may not raise at all any more may call or check.
    """
    irregular = state.irregular
    if irregular is None or not irregular.bars(seat, what):
        return False
    return what in ("fold", "wager") or legal_wager(state, seat) is not None


def bound_not_to(state: HandState, what: Barred) -> Refused:
    """The refusal of something that a ruling does not let this player do now."""
    return refusal(state, _WHY[what], _RULES[what])
