"""What the next hand is for somebody, said to himself: the same sentences with `you`."""

import re
from collections.abc import Iterator

from croupier.table import entry_words as said
from croupier.text import Text
from croupier.web import desk_wire as to
from croupier.web.wire_words import text

_AMOUNT = "{amount}"


def to_you(words: to.Text) -> to.Text:
    """The sentence as its own player reads it; one that speaks of nobody as it is."""
    for pattern_en, pattern_fr, you in _PATTERNS:
        en, fr = pattern_en.fullmatch(words.en), pattern_fr.fullmatch(words.fr)
        if en and fr:
            amount = Text("".join(en.groups()), "".join(fr.groups()))
            return text(you.format(amount=amount))
    return words


_TO_YOU: tuple[tuple[Text, Text], ...] = (
    (
        said.BETWEEN,
        Text(
            "Nobody comes in after the button and before the big blind: you wait until the button "
            "is past.",
            "On n’entre pas entre le bouton et la grosse blinde\u00a0: vous attendez que le bouton "
            "soit passé.",
        ),
    ),
    (
        said.WAITS,
        Text(
            "You wait for the big blind to reach you.",
            "Vous attendez que la grosse blinde arrive à vous.",
        ),
    ),
    (
        said.MOVED_AWAY,
        Text(
            "You moved away from the big blind, and wait until you are where you were.",
            "Vous vous êtes éloigné de la grosse blinde et attendez de retrouver votre position.",
        ),
    ),
    (
        said.DEALING_OFF,
        Text(
            "You had the button and moved: you let the blinds pass once and come in behind the "
            "button.",
            "Vous aviez le bouton et avez changé de siège\u00a0: vous laissez passer les blindes "
            "une fois et revenez derrière le bouton.",
        ),
    ),
    (
        said.DEALT_OFF,
        Text(
            "The blinds and the button have passed: you come in and post nothing.",
            "Les blindes et le bouton sont passés\u00a0: vous revenez sans rien poster.",
        ),
    ),
    (
        said.ADJUSTED,
        Text(
            "Your blinds are adjusted: you come in between the blinds for {amount}.",
            "Vos blindes sont ajustées\u00a0: vous entrez entre les blindes pour {amount}.",
        ),
    ),
    (
        said.POSTS_AFTER_MOVE,
        Text(
            "You moved away from the big blind, and post {amount} rather than wait.",
            "Vous vous êtes éloigné de la grosse blinde et postez {amount} plutôt que d’attendre.",
        ),
    ),
    (
        said.POSTS_AS_NEW,
        Text("You post {amount} to come in at once.", "Vous postez {amount} pour jouer aussitôt."),
    ),
    (
        said.MAKES_UP,
        Text(
            "You post the blinds you missed, {amount}.",
            "Vous postez les blindes manquées, {amount}.",
        ),
    ),
    (
        said.WAITS_FOR_POT,
        Text(
            "You wait until the pot of antes is won.",
            "Vous attendez que le pot des antes soit gagné.",
        ),
    ),
    (
        said.TOO_FEW,
        Text(
            "Your chips do not pay the antes of that pot: you wait until it is won.",
            "Vos jetons ne suffisent pas aux antes de ce pot\u00a0: vous attendez qu’il soit "
            "gagné.",
        ),
    ),
    (said.AWAY, Text("You are away.", "Vous êtes absent.")),
    (said.NO_CHIPS, Text("You have no chips.", "Vous n’avez plus de jetons.")),
    (said.PLAYS, Text("You owe nothing.", "Vous ne devez rien.")),
    (
        said.BIG_BLIND,
        Text("The big blind comes to you.", "La grosse blinde est pour vous."),
    ),
    (
        said.SMALL_BLIND,
        Text("The small blind comes to you.", "La petite blinde est pour vous."),
    ),
)


def _patterns() -> Iterator[tuple[re.Pattern[str], re.Pattern[str], Text]]:
    for about_him, you in _TO_YOU:
        yield _pattern(about_him.en), _pattern(about_him.fr), you


def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile("(.+)".join(re.escape(part) for part in sentence.split(_AMOUNT)))


_PATTERNS = tuple(_patterns())
