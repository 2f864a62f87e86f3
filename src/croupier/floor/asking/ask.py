"""From answers to a ruling card: the decision, what the dealer does, the articles, other books."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from croupier.floor.asking.as_told import Fact, example_text, facts_of, stakes_text, without_figures
from croupier.floor.asking.question import Answers, Category, Question, Story, Told
from croupier.floor.asking.scene import TableFacts
from croupier.floor.carrying import happened
from croupier.floor.judge import Elsewhere, elsewhere, judge
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.floor.words.gestures import ChipsForward, Said
from croupier.play.setup import Chips
from croupier.rulebook.house import RuleId
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Answered:
    """The ruling on what was told, and what the other books decide."""

    story: Story
    told: Told
    ruling: Ruling
    others: tuple[Elsewhere, ...]
    facts: tuple[Fact, ...]
    stakes: Text
    example: Text

    @property
    def borrowed(self) -> tuple[RuleId, ...]:
        """The articles cited from books that the house does not follow, its own being silent."""
        home = self.told.scene.table.home
        return tuple(each for each in self.ruling.rules if not home.follows(each))


def answered(table: TableFacts, story: Story, given: Mapping[str, str]) -> Answered:
    """The ruling on a story under the house of the table.

    Raises FloorRefused for answers that cannot be, and for a story that no such table can tell.
    """
    check_fits(table, story)
    answers = Answers(story.questions, given, table.unit)
    told = story.tells(table, answers)
    facts, example = facts_of(asked(story, given), answers), example_text(told.scene)
    state = happened(told.scene.state, told.incident, told.scene.dealer)
    chips = _imagined(table, told)
    return Answered(
        story,
        told,
        _without(judge(state, told.incident), chips),
        tuple(
            replace(one, says=without_figures(one.says, chips))
            for one in elsewhere(state, told.incident)
        ),
        facts,
        stakes_text(table),
        example,
    )


def check_fits(table: TableFacts, story: Story) -> None:
    """Raise FloorRefused for a story that cannot happen at *table*."""
    if not story.fits(table):
        raise FloorRefused(
            Text(
                f"{story.title.en}: this cannot happen at {table.game.title.en}.",
                f"{story.title.fr}\u00a0: cela n’arrive pas au {table.game.title.fr}.",
            ),
            Text("Choose another game.", "Choisissez un autre jeu."),
        )


def _imagined(table: TableFacts, told: Told) -> tuple[Chips, ...]:
    """What the speaker has, in all and behind his bets, if nobody told how much that is."""
    if not isinstance(told.incident, Said | ChipsForward):
        return ()
    state, seat = told.scene.state, told.incident.seat
    if state.setup.stacks[seat] != table.stack:
        return ()
    chips = told.incident.motions if isinstance(told.incident, ChipsForward) else ()
    left = state.stacks[seat] - sum(map(sum, chips))
    return (state.bets[seat] + state.stacks[seat], state.stacks[seat], left)


def _without(ruling: Ruling, chips: tuple[Chips, ...]) -> Ruling:
    """The ruling without figures that nobody told."""
    steps = tuple(without_figures(step, chips) for step in ruling.steps)
    return replace(ruling, says=without_figures(ruling.says, chips), steps=steps)


def default_of(
    table: TableFacts, story: Story, question: Question, given: Mapping[str, str]
) -> Text:
    """What stands for an answer that is not given, in words, after what was answered so far."""
    answers = Answers(story.questions, given, table.unit)
    with suppress(FloorRefused):
        story.tells(table, answers)
    return answers.answer(question.id)


def asked(story: Story, given: Mapping[str, str]) -> tuple[Question, ...]:
    """The questions of a story that are asked, given what was answered so far."""
    answers = Answers(story.questions, given)
    return tuple(
        question
        for question in story.questions
        if all(answers.text(name) in values for name, values in question.only_if)
    )


def fitting(categories: tuple[Category, ...], table: TableFacts) -> tuple[Category, ...]:
    """The categories with the stories that can happen at *table*; none that would be empty."""
    kept = [
        replace(one, stories=tuple(story for story in one.stories if story.fits(table)))
        for one in categories
    ]
    return tuple(one for one in kept if one.stories)
