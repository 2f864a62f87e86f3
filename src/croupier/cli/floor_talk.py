"""The talk of `croupier floor`: choose a category and a story by number, answer its questions."""

from collections.abc import Mapping, Sequence

from rich.markup import escape

from croupier.cli.output import notes, print_json, screen
from croupier.floor.asking.ask import asked, default_of
from croupier.floor.asking.question import Answers, Category, Question, Story
from croupier.floor.asking.scene import TableFacts
from croupier.floor.ruling import FloorRefused
from croupier.text import Language, Text

_WHAT = Text(
    "What is it about? (number, empty to stop)",
    "De quoi s’agit-il\u00a0? (numéro, vide pour arrêter)",
)
_WHICH = Text(
    "What happened? (number, empty to stop)",
    "Que s’est-il passé\u00a0? (numéro, vide pour arrêter)",
)
_AGAIN = Text("A number from 1 to {most}, please.", "Un numéro de 1 à {most}, s’il vous plaît.")


def print_stories(
    listed: Sequence[Category] | Sequence[Story], tongue: Language, *, as_json: bool
) -> None:
    """Stories with their ids, by category where there is more than one."""
    stories = [story for one in listed for story in _stories_of(one)]
    if as_json:
        print_json(
            [{"id": one.id, "category": one.category, "title": one.title} for one in stories]
        )
        return
    console = screen()
    for one in listed:
        if isinstance(one, Category):
            console.print(f"[bold]{escape(one.title.in_language(tongue))}[/bold]")
        for story in _stories_of(one):
            console.print(f"  {story.id}  {escape(story.title.in_language(tongue))}")


def _stories_of(one: Category | Story) -> tuple[Story, ...]:
    return one.stories if isinstance(one, Category) else (one,)


def choose_category(offered: Sequence[Category], tongue: Language) -> Category | None:
    """The category that somebody chooses, None if he stops."""
    number = _chosen([one.title for one in offered], _WHAT, tongue)
    return None if number is None else offered[number]


def choose_story(offered: Sequence[Story], tongue: Language) -> Story | None:
    """The story that somebody chooses, None if he stops."""
    number = _chosen([one.title for one in offered], _WHICH, tongue)
    return None if number is None else offered[number]


def ask_all(
    table: TableFacts, story: Story, given: Mapping[str, str], tongue: Language
) -> dict[str, str]:
    """Every question that matters at that table, the default for an empty answer."""
    answers = dict(given)
    for question in story.questions:
        if question.id in answers or question not in asked(story, answers):
            continue
        default = default_of(table, story, question, answers)
        said = _answer(question, default, tongue)
        if said:
            answers[question.id] = said
    return answers


def _answer(question: Question, default: Text, tongue: Language) -> str:
    console = screen()
    console.print(escape(question.asks.in_language(tongue)))
    for number, choice in enumerate(question.choices, start=1):
        mark = " *" if choice.id == question.default else ""
        console.print(f"  {number}. {escape(choice.title.in_language(tongue))}{mark}")
    while True:
        said = _line(f"[{default.in_language(tongue)}] ")
        if not said:
            return ""
        if not question.choices:
            if _is_read(question, said, tongue):
                return said
            continue
        if said in [choice.id for choice in question.choices]:
            return said
        picked = _number(said, len(question.choices))
        if picked is not None:
            return question.choices[picked].id
        _say_again(len(question.choices), tongue)


def _is_read(question: Question, said: str, tongue: Language) -> bool:
    """Whether an answer can be read; why not is said."""
    try:
        Answers((question,), {question.id: said}).check(question.id)
    except FloorRefused as refused:
        why, legal = refused.text.in_language(tongue), refused.legal.in_language(tongue)
        notes().print(f"{why} {legal}", style="red", markup=False)
        return False
    return True


def _chosen(titles: Sequence[Text], head: Text, tongue: Language) -> int | None:
    console = screen()
    console.print(escape(head.in_language(tongue)))
    for number, title in enumerate(titles, start=1):
        console.print(f"  {number}. {escape(title.in_language(tongue))}")
    while True:
        said = _line("> ")
        if not said:
            return None
        picked = _number(said, len(titles))
        if picked is not None:
            return picked
        _say_again(len(titles), tongue)


def _say_again(most: int, tongue: Language) -> None:
    notes().print(_AGAIN.format(most=most).in_language(tongue), style="red")


def _number(said: str, most: int) -> int | None:
    return int(said) - 1 if said.isascii() and said.isdigit() and 1 <= int(said) <= most else None


def _line(prompt: str) -> str | None:
    """What is typed; None at the end of the input."""
    try:
        return input(prompt).strip()
    except EOFError:
        return None
