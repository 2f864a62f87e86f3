"""What the room decided, and why: the one answer to everybody who asks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.rulebook.house import RuleId
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Why:
    """The reason of a decision: a sentence, the articles behind it, and the facts it rests on."""

    text: Text
    rules: tuple[RuleId, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)


class RoomRefused(ValueError):
    """Something was asked of the room that its rules do not allow; nothing has changed.

    *text* says what and why, *legal* what would do, *rules* the articles.
    """

    def __init__(self, text: Text, legal: Text, rules: tuple[RuleId, ...]) -> None:
        """The message in English holds all three parts."""
        cited = f" ({', '.join(rules)})" if rules else ""
        super().__init__(f"{text.en} {legal.en}{cited}")
        self.text = text
        self.legal = legal
        self.rules = rules
