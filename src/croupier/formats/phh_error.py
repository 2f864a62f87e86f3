"""What is wrong with a hand history, and exactly where."""

from typing import NamedTuple

from croupier.rulebook.tags import rule
from croupier.text import Text


class Place(NamedTuple):
    """Where in a hand history: the file, the hand in it, and a field or an action.

    *hand* is the name of the table in a file of several hands, else empty; *action* is an index
    into `actions`, from 0.
    """

    file: str
    hand: str = ""
    field: str = ""
    action: int | None = None

    def __str__(self) -> str:
        where = f"{self.file} [{self.hand}]" if self.hand else self.file
        if self.action is not None:
            return f"{where}: actions[{self.action}]"
        return f"{where}: {self.field}" if self.field else where


class PhhError(ValueError):
    """A hand history says what cannot be: where, why as *text*, and the *rules* behind it."""

    def __init__(self, place: Place, text: Text, rules: tuple[str, ...]) -> None:
        cited = f" ({', '.join(rules)})" if rules else ""
        super().__init__(f"{place}: {text.en}{cited}")
        self.place = place
        self.text = text
        self.rules = rules


@rule("house:phh.document")
def bad_document(place: Place, text: Text) -> PhhError:
    """A history is a TOML document of one hand, or of one table a hand."""
    return PhhError(place, text, ("house:phh.document",))


@rule("house:phh.field")
def bad_field(place: Place, field: str, text: Text) -> PhhError:
    """A field has the type, sign and length the format asks for, and belongs to the variant."""
    return PhhError(place._replace(field=field), text, ("house:phh.field",))


@rule("house:phh.variant")
def bad_variant(place: Place, text: Text) -> PhhError:
    """The variant is one of the eleven codes of the format or the id of a game of ours."""
    return PhhError(place._replace(field="variant"), text, ("house:phh.variant",))


@rule("house:phh.action")
def bad_action(place: Place, index: int, text: Text) -> PhhError:
    """An action is written in the words of the format."""
    return PhhError(place._replace(field="actions", action=index), text, ("house:phh.action",))
