"""All that is told about one rule: its words, its options, the other books, its code."""

from functools import cache

from croupier.rulebook.catalogue import (
    Book,
    Rule,
    Words,
    books,
    of_subject,
    rule_of,
    words_of,
)
from croupier.rulebook.house import House, preset, preset_names
from croupier.rulebook.options.index import Option, all_options, as_text, from_text, value_of
from croupier.rulebook.options.words import option_words, value_words
from croupier.rulebook.tags import tagged
from croupier.text import Text
from croupier.web import rule_wire as to
from croupier.web.rule_examples import examples_of
from croupier.web.wire import text

OUR_OWN = Text("Rules of our own", "Règles de la maison")


def rule_page(rule_id: str) -> to.RulePage:
    """The page of a rule of a book, or of our own.  Raises DataError for an id nobody gave."""
    words = words_of(rule_id)
    return _of_ours(rule_id, words) if isinstance(words, Words) else _of_a_book(words)


def text_of(rule: Rule) -> to.RuleText:
    """A rule's words as they are sent."""
    return to.RuleText(rule.id, text(rule.title), text(rule.gist), rule.pending)


def line_of(rule: Rule) -> to.RuleLine:
    """A rule's title as it is sent in a list."""
    return to.RuleLine(rule.id, text(rule.title))


def _of_a_book(rule: Rule) -> to.RulePage:
    book = _books()[rule.book]
    section = next(section for section in book.sections if section.id == rule.section)
    on_it = [other for other in of_subject(rule.subject) if other.id != rule.id]
    return to.RulePage(
        rule=text_of(rule),
        book=rule.book,
        book_title=text(book.title),
        section=section.id,
        section_title=text(section.title),
        scope=list(rule.scope),
        kind=rule.kind,
        mode=rule.mode,
        differs=text(rule.differs) if rule.differs else None,
        options=options_by(rule.id),
        others=[text_of(other) for other in on_it if other.book != rule.book],
        same=[line_of(other) for other in on_it if other.book == rule.book],
        see=[line_of(rule_of(other)) for other in rule.see],
        examples=list(examples_of(rule.id)),
        places=list(tagged().get(rule.id, ())),
    )


def _of_ours(rule_id: str, words: Words) -> to.RulePage:
    return to.RulePage(
        rule=to.RuleText(rule_id, text(words.title), text(words.gist), ""),
        book="house",
        book_title=text(OUR_OWN),
        section="",
        section_title=text(OUR_OWN),
        scope=[],
        kind=None,
        mode=None,
        differs=None,
        options=options_by(rule_id),
        others=[],
        same=[],
        see=[],
        examples=list(examples_of(rule_id)),
        places=list(tagged().get(rule_id, ())),
    )


@cache
def _books() -> dict[str, Book]:
    return {book.id: book for book in books()}


def options_by(rule_id: str) -> list[to.RuleOption]:
    """The options that cite a rule, each with the houses that choose each value."""
    return [_option(option) for option in all_options().values() if rule_id in option.rules]


def _option(option: Option) -> to.RuleOption:
    words = option_words(option.key)
    chosen = {name: as_text(value_of(preset(name).options, option.key)) for name in preset_names()}
    return to.RuleOption(
        key=option.key,
        title=text(words.title),
        meaning=text(words.meaning),
        layer=option.layer,
        values=[
            to.RuleValue(
                value,
                text(value_words(option.key, from_text(option.key, value))),
                [_name(preset(name)) for name, its in chosen.items() if its == value],
            )
            for value in option.values or _in_order(set(chosen.values()))
        ],
    )


def _in_order(values: set[str]) -> list[str]:
    """Numbers by size, anything else by its letters."""
    return sorted(values, key=lambda value: (len(value) if value.isdigit() else 0, value))


def _name(it: House) -> to.HouseName:
    return to.HouseName(it.id, text(it.title))
