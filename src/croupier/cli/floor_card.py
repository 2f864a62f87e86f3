"""A ruling in the terminal: the decision, what the dealer does, the articles, the other books."""

from rich.console import Console
from rich.markup import escape

from croupier.cli.output import screen
from croupier.floor.asking.ask import Answered
from croupier.floor.judge import Elsewhere
from croupier.rulebook.catalogue import books, words_of
from croupier.text import Language, Text

_DEALER = Text("The dealer now", "Le croupier, maintenant")
_PLAYER = Text("The player chooses", "Au choix du joueur")
_INSTEAD = Text("The floor may decide instead", "Le floor peut décider autrement")
_ARTICLES = Text("Articles", "Articles")
_OTHERS = Text("Other books", "Les autres livres")
_SILENT = Text("says nothing", "ne dit rien")
_SAME = Text("the same", "la même chose")
_CANNOT_BE = Text("cannot be: {why}", "ne se peut pas\u00a0: {why}")
_BORROWED = Text(
    "of another book: those of this house are silent",
    "d’un autre livre\u00a0: ceux de la maison n’en disent rien",
)
_PENALTY = {
    "may": Text("A penalty may be given", "Une pénalité est possible"),
    "should": Text("A penalty is advised", "Une pénalité est conseillée"),
    "must": Text("A penalty must be given", "Une pénalité est obligatoire"),
}


def print_card(found: Answered, tongue: Language) -> None:
    """The ruling card."""
    console, ruling = screen(), found.ruling
    table = f"{found.stakes.in_language(tongue)}. {found.example.in_language(tongue)}"
    console.print(escape(table), style="dim")
    console.print(f"[bold]{escape(ruling.says.in_language(tongue))}[/bold]")
    console.print(escape(ruling.why.in_language(tongue)))
    _numbered(console, _DEALER, [step.in_language(tongue) for step in ruling.steps], tongue)
    _list(console, _PLAYER, [one.says.in_language(tongue) for one in ruling.choices], tongue)
    _list(console, _INSTEAD, [one.says.in_language(tongue) for one in ruling.discretion], tongue)
    if ruling.penalty is not None:
        cited = f" ({', '.join(ruling.penalty.rules)})" if ruling.penalty.rules else ""
        console.print(f"\n{_PENALTY[ruling.penalty.weight].in_language(tongue)}.{cited}")
    console.print(f"\n[bold]{_ARTICLES.in_language(tongue)}[/bold]")
    for rule in ruling.rules:
        gist = words_of(rule).gist.in_language(tongue)
        mark = f" ({_BORROWED.in_language(tongue)})" if rule in found.borrowed else ""
        console.print(f"  [magenta]{rule}[/magenta]{mark}  {escape(gist)}")
    console.print(f"\n[bold]{_OTHERS.in_language(tongue)}[/bold]")
    for other in found.others:
        console.print(_other(other, tongue))


def _numbered(console: Console, head: Text, lines: list[str], tongue: Language) -> None:
    _list(console, head, lines, tongue, numbered=True)


def _list(
    console: Console, head: Text, lines: list[str], tongue: Language, *, numbered: bool = False
) -> None:
    if not lines:
        return
    console.print(f"\n[bold]{head.in_language(tongue)}[/bold]")
    for number, line in enumerate(lines, start=1):
        console.print(f"  {f'{number}.' if numbered else '-'} {escape(line)}")


def _other(other: Elsewhere, tongue: Language) -> str:
    name = escape(_short(other.book).in_language(tongue))
    title = escape(other.house.title.in_language(tongue))
    colon = "\u00a0:" if tongue == "fr" else ":"
    if not other.rules and not other.refused:
        return f"  – {name}{colon} {_SILENT.in_language(tongue)}"
    cited = f" ({', '.join(other.rules)})" if other.rules else ""
    said = other.says if other.differs else _SAME
    if other.refused:
        said = _CANNOT_BE.format(why=other.says)
    mark = "≠" if other.differs else "="
    return f"  {mark} {title}{colon} {escape(said.in_language(tongue))}{cited}"


def _short(book: str) -> Text:
    return next(one.short for one in books() if one.id == book)


def card_data(found: Answered) -> dict[str, object]:
    """The ruling card as data."""
    ruling = found.ruling
    return {
        "story": found.story.id,
        "house": found.told.scene.table.home.id,
        "incident": found.told.incident.tag,
        "decision": ruling.decision,
        "says": ruling.says,
        "why": ruling.why,
        "steps": ruling.steps,
        "returned": ruling.returned,
        "adds": ruling.adds,
        "choices": [{"id": one.id, "says": one.says} for one in ruling.choices],
        "instead": [{"id": one.id, "says": one.says} for one in ruling.discretion],
        "penalty": ruling.penalty,
        "facts": dict(ruling.facts),
        "stakes": found.stakes,
        "example": found.example,
        "answers": found.facts,
        "rules": [
            {"id": rule, "gist": words_of(rule).gist, "borrowed": rule in found.borrowed}
            for rule in ruling.rules
        ],
        "elsewhere": [
            {
                "house": one.house.id,
                "book": one.book,
                "differs": one.differs,
                "refused": one.refused,
                "says": one.says,
                "rules": one.rules,
            }
            for one in found.others
        ],
    }
