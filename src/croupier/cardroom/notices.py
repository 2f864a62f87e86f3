"""What the house puts up for all to read: its code, its languages, where one may smoke."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from croupier.cardroom.breaches import CODE_OF_CONDUCT
from croupier.rulebook.catalogue import Rule, rule_of
from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

SmokeKind = Literal["cigarette", "cigar", "pipe"]

LANGUAGES: Mapping[str, Text] = {
    "ar": Text("Arabic", "arabe"),
    "de": Text("German", "allemand"),
    "en": Text("English", "anglais"),
    "es": Text("Spanish", "espagnol"),
    "fr": Text("French", "français"),
    "it": Text("Italian", "italien"),
    "ja": Text("Japanese", "japonais"),
    "nl": Text("Dutch", "néerlandais"),
    "pl": Text("Polish", "polonais"),
    "pt": Text("Portuguese", "portugais"),
    "ru": Text("Russian", "russe"),
    "zh": Text("Chinese", "chinois"),
}
"""Languages by their code; any other is named by its code."""

_SMOKING: tuple[RuleId, ...] = ("rrop3:1.smoking.1", "rrop3:1.smoking.2", "rrop3:1.smoking.3")
_WHERE_ALLOWED = "rrop3:1.smoking.0"


@dataclass(frozen=True, slots=True)
class Notice:
    """A text that is put up, the rules it shows in full, and why it is there."""

    text: Text
    shows: tuple[Rule, ...]
    why: Why


@rule("rrop3:1.conduct.0")
def code_of_conduct(house: House) -> Notice:
    """The house publishes its code of conduct in eight items, and what a breach may cost."""
    rules = house.cite(("rrop3:1.conduct.0",))
    shows = tuple(rule_of(item) for item in CODE_OF_CONDUCT)
    why = Why(_PUBLISHED, (*rules, *CODE_OF_CONDUCT), {"items": len(shows)})
    return Notice(rule_of("rrop3:1.conduct.0").gist, shows, why)


@rule("rrop3:2.procedures.27", "tda:6")
def languages_notice(house: House) -> Notice:
    """The languages that may be spoken at the table are announced; a house without one is told."""
    spoken = house.options.house.languages
    rules = house.cite(("tda:6", "rrop3:2.procedures.27"))
    if not spoken:
        raise RoomRefused(_NO_LANGUAGE, _NAME_ONE, rules)
    text = (_ONE_LANGUAGE if len(spoken) == 1 else _LANGUAGES).format(list=named(spoken))
    return Notice(text, (), Why(_ANNOUNCED, rules, {"languages": spoken}))


def may_speak(house: House, language: str) -> bool:
    """Whether *language* is one of the table."""
    return language in house.options.house.languages


def named(codes: tuple[str, ...]) -> Text:
    """The languages of these codes in words: `English and French`."""
    names = [LANGUAGES.get(code, Text(code, code)) for code in codes]
    return Text(
        _listed([name.en for name in names], "and"), _listed([name.fr for name in names], "et")
    )


def _listed(words: list[str], last: str) -> str:
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


@rule("rrop3:1.smoking.0")
def smoking_notice(house: House) -> Notice:
    """The three rules for smokers are shown where the house allows smoking, and hidden elsewhere.

    Where it does not, that is the whole notice.
    """
    allowed = _smoking_allowed(house)
    shows = tuple(rule_of(item) for item in _SMOKING) if allowed else ()
    text = _MAY_SMOKE if allowed else _NO_SMOKING
    rules = (_WHERE_ALLOWED, *(_SMOKING if allowed else ()))
    return Notice(text, shows, Why(text, rules, {"smoking_allowed": allowed}))


@rule("rrop3:1.smoking.1")
def non_smoking_seats(house: House, seats: int) -> tuple[int, ...]:
    """The seats on either side of the dealer, the first and the last, are for non-smokers.

    Where nobody may smoke no seat needs a mark.
    """
    return tuple(sorted({1, seats})) if _smoking_allowed(house) and seats else ()


@rule("rrop3:1.smoking.0", "rrop3:1.smoking.1")
def smoking_rules_broken(
    house: House, seat: int, seats: int, what: SmokeKind = "cigarette"
) -> tuple[RuleId, ...]:
    """Which articles somebody breaks who smokes in *seat*, 0 for a guest; none if he may."""
    if not _smoking_allowed(house):
        return (_WHERE_ALLOWED,)
    broken: dict[RuleId, bool] = {
        "rrop3:1.smoking.1": seat in non_smoking_seats(house, seats),
        "rrop3:1.smoking.2": what != "cigarette",
        "rrop3:1.smoking.3": seat == 0,
    }
    return tuple(item for item, is_broken in broken.items() if is_broken)


def _smoking_allowed(house: House) -> bool:
    return house.options.house.smoking != "forbidden"


_PUBLISHED = Text(
    "The house publishes what is not done in its room.",
    "La maison publie ce qui ne se fait pas dans sa salle.",
)
_NO_LANGUAGE = Text(
    "No language is named for the table.", "Aucune langue n’est indiquée pour la table."
)
_NAME_ONE = Text(
    "Name at least one before the game opens.", "En indiquer une avant d’ouvrir la partie."
)
_ONE_LANGUAGE = Text(
    "During a hand only {list} is spoken.",
    "Pendant une main, on ne parle que cette langue\u00a0: {list}.",
)
_LANGUAGES = Text(
    "During a hand only {list} are spoken.",
    "Pendant une main, on ne parle que ces langues\u00a0: {list}.",
)
_ANNOUNCED = Text(
    "The languages of the table are those the house chose.",
    "Les langues de la table sont celles que la maison a choisies.",
)
_MAY_SMOKE = Text(
    "The house allows smoking at the table, under these rules.",
    "La maison permet de fumer à table, selon ces règles.",
)
_NO_SMOKING = Text("Nobody smokes at the table.", "On ne fume pas à la table.")
