"""Played examples of rules: the table step by step, as a watcher sees it."""

from msgspec.structs import replace

from croupier.formats import example as recorded
from croupier.service.about import stakes_and_deck
from croupier.service.demo import said
from croupier.service.examples import Frame, played
from croupier.web.present import table_view
from croupier.web.rule_wire import Example, ExampleFrame
from croupier.web.wire import text


def examples_of(rule_id: str) -> tuple[str, ...]:
    """The ids of the played examples of a rule, the plainest first; none where there are none."""
    return tuple(example.id for example in recorded.examples_of(rule_id))


def example(example_id: str) -> Example | None:
    """The played example called *example_id*; None if there is none."""
    found = recorded.examples().get(example_id)
    if found is None:
        return None
    return Example(found.id, text(found.title), [_frame(frame) for frame in played(found)])


def _frame(frame: Frame) -> ExampleFrame:
    """A step; the stakes are told with the choices of the example, not of its house alone."""
    seen = frame.sight
    stakes = stakes_and_deck(said(seen.stakes), seen.game, frame.house)
    view = replace(table_view(seen, now=0), stakes=text(stakes))
    return ExampleFrame(view, text(frame.caption))
