"""`croupier rules`: read a rule, list and find them, compare two houses, see what is covered."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, get_args

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from croupier.cli import rule_words as words
from croupier.cli.compare import compare_houses
from croupier.cli.games import Json, Lang
from croupier.cli.output import BAD_INPUT, headline, language_or_none, print_json, refuse, screen
from croupier.cli.rule_coverage import coverage, import_tagged_code
from croupier.data import DataError, hint, shown
from croupier.rulebook.catalogue import (
    Kind,
    Mode,
    Rule,
    Words,
    all_rules,
    books,
    house_rules,
    of_subject,
    rule_of,
)
from croupier.rulebook.house import HOUSE
from croupier.rulebook.options.index import Option, all_options
from croupier.rulebook.options.words import option_words
from croupier.rulebook.tags import tagged
from croupier.search import Hit, search
from croupier.text import Language, Text

rules_app = typer.Typer(
    no_args_is_help=True,
    help="The rulebooks: read a rule, list, find, compare two houses, count what is covered.",
)

Book = Annotated[str, typer.Option("--book", help="Of this book only, such as tda.")]
_COLON = Text(":", "\u00a0:")
_LISTED_BY = {
    "book": Text("book", "livre"),
    "kind": Text("kind", "sujet"),
    "mode": Text("mode", "mode"),
}
_SHOWN = 80
"""So much of a question is repeated where nothing is found."""


@rules_app.command("show")
def show_command(
    id: Annotated[str, typer.Argument(help="A rule, such as tda:43A.")],
    lang: Lang = "",
    *,
    json: Json = False,
) -> None:
    """One rule: all it says, what a house may choose, what other books say, the code."""
    raise typer.Exit(code=show_rule(id, lang, as_json=json))


@rules_app.command("list")
def list_command(
    book: Book = "",
    kind: Annotated[str, typer.Option(help="Of this kind only, such as betting.")] = "",
    mode: Annotated[str, typer.Option(help="Of this mode only, such as enforce.")] = "",
    lang: Lang = "",
    *,
    json: Json = False,
) -> None:
    """The rules of the books, one a line."""
    raise typer.Exit(code=list_rules(book, kind, mode, lang, as_json=json))


@rules_app.command("search")
def search_command(
    asked: Annotated[list[str], typer.Argument(metavar="WORDS", help="English or French.")],
    limit: Annotated[int, typer.Option(min=1, help="How many at most.")] = 10,
    lang: Lang = "",
    *,
    json: Json = False,
) -> None:
    """The rules that words look for, best first; accents and endings count for nothing."""
    raise typer.Exit(code=search_rules(" ".join(asked), limit, lang, as_json=json))


@rules_app.command("compare")
def compare_command(
    one: Annotated[str, typer.Argument(help="A house, such as tda, or a house file (.toml).")],
    other: Annotated[str, typer.Argument(help="The house to compare it with.")],
    lang: Lang = "",
    *,
    json: Json = False,
) -> None:
    """Every option two houses choose otherwise, with the articles of each."""
    raise typer.Exit(code=compare_houses(one, other, lang, as_json=json))


@rules_app.command("coverage")
def coverage_command(
    trace: Annotated[Path | None, typer.Option(help="The trace that `make test` wrote.")] = None,
    *,
    json: Json = False,
) -> None:
    """In a working copy: the code and the tests of every rule; exit 1 if anything is amiss."""
    raise typer.Exit(code=coverage(Path.cwd(), trace, as_json=json))


def show_rule(id: str, lang: str, *, as_json: bool) -> int:
    """Print one rule; the exit code."""
    tongue, ours = language_or_none(lang), house_rules().get(id)
    if tongue is None:
        return BAD_INPUT
    try:
        rule = rule_of(id) if ours is None else None
    except DataError as error:
        return refuse(error, tongue)
    import_tagged_code()
    if as_json:
        print_json(rule_in_full(rule) if rule else ours_in_full(id))
        return 0
    console = screen()
    if rule:
        _show(console, rule, tongue)
    elif ours:
        _show_ours(console, id, ours, tongue)
    return 0


def _show(console: Console, rule: Rule, tongue: Language) -> None:
    headline(console, rule.id, rule.title, tongue)
    console.print(_standing(rule, tongue))
    _paragraph(console, rule.gist.in_language(tongue))
    for option in _touched(rule):
        _show_option(console, option, tongue)
    if rule.differs:
        _headed(console, words.DIFFERS, [rule.differs.in_language(tongue)], tongue)
    others = [one for one in of_subject(rule.subject) if one.id != rule.id]
    _headed(console, words.SUBJECT, [_in_short(one, tongue) for one in others], tongue)
    seen = [rule_of(one) for one in rule.see if one not in {other.id for other in others}]
    _headed(console, words.SEE, [_in_short(one, tongue) for one in seen], tongue)
    _headed(console, words.CODE, tagged().get(rule.id, ()), tongue)


def _touched(rule: Rule) -> list[Option]:
    """The options that name *rule* as one of the articles behind them."""
    return [one for one in all_options().values() if rule.id in one.rules]


def _show_option(console: Console, option: Option, tongue: Language) -> None:
    said = option_words(option.key)
    not_yet = f" ({words.UNREAD.in_language(tongue)})" if option.layer else ""
    console.print(
        f"\n{words.OPTIONS.in_language(tongue)}{_COLON.in_language(tongue)} {option.key}{not_yet}"
    )
    _paragraph(console, said.meaning.in_language(tongue))
    for value, sentence in said.values.items():
        effect = sentence.format(n="n").in_language(tongue)
        bounds = _bounds(option, tongue) if value == "n" else ""
        _paragraph(console, f"  {value}{bounds}{_COLON.in_language(tongue)} {effect}")


def _bounds(option: Option, tongue: Language) -> str:
    if option.least is None or option.most is None:
        return ""
    return words.BOUNDS.format(least=option.least, most=option.most).in_language(tongue)


def _show_ours(console: Console, id: str, ours: Words, tongue: Language) -> None:
    headline(console, id, ours.title, tongue)
    _paragraph(console, ours.gist.in_language(tongue))
    _headed(console, words.CODE, tagged().get(id, ()), tongue)


def _standing(rule: Rule, tongue: Language) -> str:
    """The book and section of a rule, where it holds and how the software lives up to it."""
    book = next(one for one in books() if one.id == rule.book)
    section = next(one for one in book.sections if one.id == rule.section)
    texts = [book.title, section.title, *(words.SCOPES[one] for one in rule.scope)]
    texts.append(words.PENDING if rule.pending else words.MODES[rule.mode])
    return " · ".join(text.in_language(tongue) for text in texts)


def _in_short(rule: Rule, tongue: Language) -> str:
    return f"{rule.id}  {rule.title.in_language(tongue)}"


def _paragraph(console: Console, text: str) -> None:
    console.print(text, markup=False)


def _headed(console: Console, head: Text, lines: Iterable[str], tongue: Language) -> None:
    lines = tuple(lines)
    if lines:
        console.print(f"\n{head.in_language(tongue)}{_COLON.in_language(tongue)}")
        for line in lines:
            console.print(f"  {line}", markup=False)


def rule_in_full(rule: Rule) -> dict[str, object]:
    """A rule with all that belongs to it, for JSON."""
    return {
        **rule_summary(rule),
        "others": [one.id for one in of_subject(rule.subject) if one.id != rule.id],
        "options": [_option_in_full(one) for one in _touched(rule)],
        "code": tagged().get(rule.id, ()),
    }


def _option_in_full(option: Option) -> dict[str, object]:
    """An option for JSON; `{n}` in a sentence stands for the number or the list.

    *layer* names the part of the program that will read it; empty: it is read today.
    """
    return {
        "option": option.key,
        "kind": option.kind,
        "least": option.least,
        "most": option.most,
        "default": option.default,
        "layer": option.layer,
        "words": option_words(option.key),
    }


def ours_in_full(id: str) -> dict[str, object]:
    """A rule of our own, for JSON."""
    ours = house_rules()[id]
    return {"id": id, "title": ours.title, "gist": ours.gist, "code": tagged().get(id, ())}


def rule_summary(rule: Rule) -> dict[str, object]:
    """A rule in a list, for JSON."""
    return {
        "id": rule.id,
        "book": rule.book,
        "section": rule.section,
        "title": rule.title,
        "gist": rule.gist,
        "kind": rule.kind,
        "mode": rule.mode,
        "scope": rule.scope,
        "subject": rule.subject,
        "differs": rule.differs,
        "see": rule.see,
        "pending": rule.pending,
    }


def list_rules(book: str, kind: str, mode: str, lang: str, *, as_json: bool) -> int:
    """Print the rules of a book, a kind and a mode, where these are given; the exit code."""
    tongue = language_or_none(lang)
    if tongue is None:
        return BAD_INPUT
    try:
        _known(book, [*(one.id for one in books()), HOUSE], "book")
        _known(kind, get_args(Kind), "kind")
        _known(mode, get_args(Mode), "mode")
    except DataError as error:
        return refuse(error, tongue)
    if book == HOUSE and not kind and not mode:
        return _list_ours(tongue, as_json=as_json)
    found = [
        rule
        for rule in all_rules().values()
        if book in ("", rule.book) and kind in ("", rule.kind) and mode in ("", rule.mode)
    ]
    if as_json:
        print_json({"rules": [rule_summary(rule) for rule in found]})
    elif found:
        screen().print(_rules_table(found, tongue))
    else:
        screen().print(words.NOTHING.in_language(tongue))
    return 0


def _rules_table(found: Iterable[Rule], tongue: Language) -> Table:
    table = _table(("rule", "title", "kind", "mode"), tongue)
    for rule in found:
        table.add_row(
            rule.id,
            escape(rule.title.in_language(tongue)),
            words.KINDS[rule.kind].in_language(tongue),
            (words.PENDING if rule.pending else words.MODES[rule.mode]).in_language(tongue),
        )
    return table


def _list_ours(tongue: Language, *, as_json: bool) -> int:
    if as_json:
        print_json({"rules": [ours_in_full(id_) for id_ in house_rules()]})
        return 0
    table = _table(("rule", "title"), tongue)
    for id_, ours in house_rules().items():
        table.add_row(id_, escape(ours.title.in_language(tongue)))
    screen().print(table)
    return 0


def _known(word: str, words_known: Iterable[str], what: str) -> None:
    known = tuple(words_known)
    if word and word not in known:
        raise DataError(
            "no {what} {word}; {known}",
            "pas de {what} {word}\u00a0; {known}",
            what=_LISTED_BY[what],
            word=shown(word),
            known=hint(word, known),
        )


def search_rules(asked: str, limit: int, lang: str, *, as_json: bool) -> int:
    """Print the rules that *asked* looks for; 1 if there is none."""
    if asked.strip() in house_rules():
        return show_rule(asked.strip(), lang, as_json=as_json)
    tongue = language_or_none(lang)
    if tongue is None:
        return BAD_INPUT
    try:
        hits = search(asked, limit)
    except DataError as error:
        return refuse(error, tongue)
    if as_json:
        found = [{**rule_summary(hit.rule), "rank": place} for place, hit in enumerate(hits, 1)]
        print_json({"asked": asked, "rules": found})
    elif hits:
        _print_hits(hits, tongue)
    else:
        refuse(f"{words.NOTHING.in_language(tongue)}{_COLON.in_language(tongue)} {asked[:_SHOWN]}")
    return 0 if hits else 1


def _print_hits(hits: Sequence[Hit], tongue: Language) -> None:
    console = screen()
    for hit in hits:
        headline(console, hit.rule.id, hit.rule.title, tongue)
        console.print(f"  {hit.rule.gist.in_language(tongue)}", markup=False)


def _table(heads: Sequence[str], tongue: Language) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for place, head in enumerate(heads):
        table.add_column(
            words.HEADS[head].in_language(tongue),
            no_wrap=place == 0,
            style="bold" if place == 0 else "",
        )
    return table
