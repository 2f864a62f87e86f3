"""`croupier rules compare`: every option that two houses choose otherwise."""

from croupier.cli import rule_words as words
from croupier.cli.choices import named_house
from croupier.cli.output import BAD_INPUT, headline, language_or_none, print_json, refuse, screen
from croupier.data import DataError
from croupier.rulebook.compare import Difference, differences
from croupier.rulebook.house import House
from croupier.rulebook.options.index import as_text
from croupier.rulebook.options.words import option_words, value_words
from croupier.text import Language, Text

_COLON = Text(":", "\u00a0:")


def compare_houses(one: str, other: str, lang: str, *, as_json: bool) -> int:
    """Print where two houses differ; the exit code."""
    tongue = language_or_none(lang)
    if tongue is None:
        return BAD_INPUT
    try:
        pair = (named_house(one), named_house(other))
    except DataError as error:
        return refuse(error, tongue)
    found = differences(*pair)
    if as_json:
        print_json(
            {"houses": [each.id for each in pair], "differences": list(map(_in_json, found))}
        )
    elif found:
        for difference in found:
            _print_difference(pair, difference, tongue)
    else:
        screen().print(words.SAME.in_language(tongue))
    return 0


def _in_json(found: Difference) -> dict[str, object]:
    key = found.option.key
    return {
        "option": key,
        "title": option_words(key).title,
        "values": [as_text(value) for value in found.values],
        "chosen": found.values,
        "effects": [value_words(key, value) for value in found.values],
        "rules": found.rules,
        "layer": found.option.layer,
    }


def _print_difference(pair: tuple[House, House], found: Difference, tongue: Language) -> None:
    """The option, and for each house its value, the articles on the point, and what comes of it."""
    console, key = screen(), found.option.key
    not_yet = f"  ({words.UNREAD.in_language(tongue)})" if found.option.layer else ""
    headline(console, key, option_words(key).title, tongue)
    if not_yet:
        console.print(not_yet)
    for house, value, rules in zip(pair, found.values, found.rules, strict=True):
        cited = ", ".join(rules) or words.NO_ARTICLE.in_language(tongue)
        console.print(
            f"  {house.id}{_COLON.in_language(tongue)} {as_text(value)} ({cited})", markup=False
        )
        console.print(f"    {value_words(key, value).in_language(tongue)}", markup=False)
