"""How long things take at a table, in seconds."""

import os
from dataclasses import dataclass

_DEFAULT_PACE = 1.0


@dataclass(frozen=True, slots=True)
class Tempo:
    """Pauses that let people follow the play, and the clock of a player in turn.

    *show* stands between two hands turned up at the showdown, *run_out* between streets that are
    dealt without betting, *result* and *showdown* before the next hand.  *ask* is the clock for
    saying how often the rest is dealt, *choose* that for the next game of a dealer's choice.
    """

    think: float = 0.7
    show: float = 0.9
    run_out: float = 1.3
    result: float = 4.0
    showdown: float = 6.0
    clock: float = 45.0
    ask: float = 8.0
    choose: float = 15.0

    @classmethod
    def at_pace(cls, pace: float) -> "Tempo":
        """All pauses times *pace*; the clocks of a player in turn stay as they are."""
        usual = cls()
        return cls(
            think=usual.think * pace,
            show=usual.show * pace,
            run_out=usual.run_out * pace,
            result=usual.result * pace,
            showdown=usual.showdown * pace,
            choose=usual.choose * pace,
        )

    @classmethod
    def from_environment(cls) -> "Tempo":
        """The pace that CROUPIER_PACE says: 1 is usual, 0 has no pauses at all."""
        try:
            pace = float(os.environ.get("CROUPIER_PACE", _DEFAULT_PACE))
        except ValueError:
            pace = _DEFAULT_PACE
        return cls.at_pace(max(0.0, pace))
