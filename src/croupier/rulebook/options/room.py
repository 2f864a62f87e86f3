"""Choices of a room where the server deals."""

from dataclasses import dataclass, field
from typing import Literal

from croupier.rulebook.options.betting import by


@dataclass(frozen=True, slots=True)
class Online:
    """What is done for players who are away, or have not been asked."""

    away_action: Literal["check_or_fold", "fold"] = field(default="check_or_fold", metadata=by())
    runs_choice: Literal["never", "always", "ask"] = field(default="ask", metadata=by())
    """A seat's answer to how often the cards to come are dealt."""
