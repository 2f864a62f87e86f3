"""What words at the table mean, in French and in English; nothing about whether they are allowed.

The first word of an action counts: “call, and raise 500” is a call, “I see you and raise” too.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from croupier.floor.words.idioms import (
    ADDS,
    ASKS_TIME,
    MOST,
    ON_TOP,
    PHRASES,
    counts_blinds,
    counts_chips,
    reworded,
    stands_at,
    tells_of_chips,
    tells_of_the_past,
    times_in,
)
from croupier.floor.words.number_words import Amount, amount_in, tokens
from croupier.floor.words.pot_words import pot_part, pot_reduced
from croupier.floor.words.sentences import is_denied, told
from croupier.play.setup import Chips

Verb = Literal[
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "complete",
    "all_in",
    "pot",
    "amount",
    "pat",
    "bring_in",
    "vague",
    "unknown",
]
"""`complete` is a call of a small blind and a raise over a bring-in; `amount` is a bare number;
`pat` takes no card at the draw; `vague` commits to nobody knows what, `unknown` to nothing."""

_LONGEST = 200

_MULTIPLES = {"double": 2, "doubles": 2, "triple": 3, "triples": 3}
"""Words that raise to so many times the bet."""

_SAID: dict[Verb, str] = {
    "fold": "fold folds folded folding passe couche muck jette abandonne",
    "check": "check checks checked checking checke tcheck chek parole tape knock",
    "call": "call calls called calling calle callez suis suit suivi suivre paye paie paies payer"
    " pay egalise colle",
    "bet": "bet bets betting mise miser misons bete open opens opening ouvre ouvert",
    "raise": "raise raises raised raising reraise relance relancer surrelance monte augmente"
    " threebet double doubles triple triples",
    "complete": "complete completes completer",
    "all_in": "tapis allin shove jam boite",
    "pot": "pot potte",
    "pat": "pat servi servie",
    "bring_in": "bringin",
}
_VERBS: dict[str, Verb] = {word: verb for verb, words in _SAID.items() for word in words.split()}

_CONDITIONS = frozenset({"if", "si", "unless", "sauf"})
_CONDITIONS_FIRST = _CONDITIONS | {"when", "quand"}
_BY = frozenset({"by", "de", "d", "more", "another", "plus", "extra"})
_BY_AFTER = frozenset({"more", "plus", "extra"})
_AFTER_SUIS = frozenset(
    {",", ".", "la", "le", "les", "l", "ta", "sa", "ton", "tout", "aussi", "pour", "et", "mais"}
)
"""What may follow “je suis” that means to call; any other word says what the player is."""

_LEAST = frozenset({"minimum", "min", "mini", "minimal", "minimale"})
_VAGUE = (
    "im in",
    "i m in",
    "i am in",
    "in",
    "count me in",
    "i go",
    "lets go",
    "let s go",
    "ok",
    "okay",
    "yes",
    "im there",
    "i m there",
    "je viens",
    "j y vais",
    "jy vais",
    "on y va",
    "allons y",
    "oui",
    "d accord",
    "je suis dedans",
    "dedans",
    "banco",
    "lets play",
    "let s play",
    "je joue",
    "same",
    "the same",
    "meme",
    "la meme",
    "la meme chose",
    "meme chose",
    "pareil",
    "idem",
)
"""Words that put a player into the pot without saying how."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What words say: the action, its amount if they name one, and on what it hangs.

    *by*: the amount is what a raise adds to the bet.  *least*, *most*: the smallest or the largest
    raise was said.
    *conditional*: it is to hold only if others do something first.  *times*: the bet is to be made
    so many times what it is.  *part* of the pot was said, and *short* of it.
    """

    verb: Verb
    amount: Chips | None = None
    by: bool = False
    least: bool = False
    conditional: bool = False
    times: int = 0
    part: Fraction = Fraction(1)
    short: Chips = 0
    most: bool = False

    @property
    def is_clear(self) -> bool:
        """Whether the words name an action of a betting round that others can go by."""
        return self.verb not in ("vague", "unknown", "pat", "bring_in") and not self.conditional


@lru_cache(maxsize=512)
def meaning(words: str) -> Meaning:
    """What *words* mean, in either language."""
    said = told(_joined(tokens(_plain(words))), is_condition=_hangs, names_action=_names)
    if not said:
        return Meaning("unknown")
    depends_first = said[0] in _CONDITIONS_FIRST
    conditional = depends_first or _hangs(said)
    verb, at = _verb(said, last=depends_first)
    if verb == "unknown" or is_denied(said[: at + 2]) or tells_of_the_past(said, at):
        vague = " ".join(word for word in said if word not in (".", ",")) in _VAGUE
        return Meaning("vague" if vague else "unknown", conditional=conditional)
    if verb == "pot":
        part, short = pot_part(said), pot_reduced(said)
        return Meaning(verb, conditional=conditional, part=part, short=short)
    if verb in ("bet", "raise", "amount"):
        return _with_amount(verb, said, at, conditional=conditional)
    return Meaning(verb, conditional=conditional)


def asks_for_time(words: str) -> bool:
    """Whether *words* name no action, and begin as those of somebody who wants to think."""
    said = tokens(_plain(words))
    return meaning(words).verb == "unknown" and stands_at(said, 0, ASKS_TIME)


def _hangs(said: Sequence[str]) -> bool:
    return any(word in _CONDITIONS for word in said)


def _names(said: Sequence[str]) -> bool:
    """Whether a clause names an action, and does not deny it."""
    verb, at = _verb(said, last=False)
    return verb != "unknown" and not is_denied(said[: at + 2])


def _with_amount(verb: Verb, said: Sequence[str], at: int, *, conditional: bool) -> Meaning:
    """A wager with the amount it names: a total, unless the words say that it is added."""
    found = amount_in(said)
    if found is not None and (counts_blinds(said, found.end) or counts_chips(said, found)):
        return Meaning("unknown" if verb == "amount" else verb, conditional=conditional)
    times = times_in(said) or next((_MULTIPLES[word] for word in said if word in _MULTIPLES), 0)
    if found is None or times_in(said):
        verb = "raise" if times else verb
        least, most = (any(word in sizes for word in said) for sizes in (_LEAST, MOST))
        return Meaning(verb, least=least, conditional=conditional, times=times, most=most)
    if verb == "bet" or not _is_added(verb, said, at, found):
        return Meaning(verb, found.chips, conditional=conditional)
    return Meaning("raise", found.chips, by=True, conditional=conditional)


def _is_added(verb: Verb, said: Sequence[str], at: int, found: Amount) -> bool:
    """Whether the amount is what goes on top of the bet."""
    before = said[found.start - 1] if found.start > at else ""
    after = [word for word in said[found.end : found.end + 2] if word not in ("de", "d", "")]
    is_more = (bool(after) and after[0] in _BY_AFTER) or stands_at(said, found.end, ON_TOP)
    adds = any(word in ADDS for word in said[: found.start])
    return is_more or adds or (verb == "raise" and before in _BY)


def _verb(said: Sequence[str], *, last: bool) -> tuple[Verb, int]:
    """The action named first, or *last* after a condition, and where.

    All-in and pot say how much a bet or a raise is.
    """
    found = [(_VERBS[word], place) for place, word in enumerate(said) if _is_verb(said, place)]
    if (not found or found[0][0] in ("bet", "raise")) and "percent" in said:
        return "pot", found[0][1] if found else 0
    if found and _names_amount_for_pot(said):
        found = [one for one in found if one[0] != "pot"]
    if not found:
        return _without_verb(said), 0
    verb, at = found[-1 if last else 0]
    if verb in ("bet", "raise"):
        how = next((one for one in found if one[0] in ("all_in", "pot")), None)
        return how or (verb, at)
    return verb, at


def _is_verb(said: Sequence[str], place: int) -> bool:
    """Whether a word names an action; “je suis prêt” does not."""
    if said[place] not in _VERBS:
        return False
    after = said[place + 1] if place + 1 < len(said) else "."
    is_to_be = said[place] == "suis" and place > 0 and said[place - 1] == "je"
    calls = after in _AFTER_SUIS or amount_in([after]) is not None
    return not is_to_be or (calls and tuple(said[place + 1 :]) != ("la",))


def _names_amount_for_pot(said: Sequence[str]) -> bool:
    """Whether the pot is only where an amount goes, as in “500 into the pot”."""
    whole = pot_part(said) == 1 and not pot_reduced(said)
    return "pot" in said and whole and amount_in(said) is not None


def _without_verb(said: Sequence[str]) -> Verb:
    if amount_in(said):
        return "unknown" if tells_of_chips(said) else "amount"
    return "raise" if any(word in _LEAST or word in MOST for word in said) else "unknown"


def _plain(words: str) -> str:
    """Small letters without accents, hyphens as spaces."""
    flat = unicodedata.normalize("NFD", words[:_LONGEST].lower().replace("œ", "oe"))
    bare = "".join(sign for sign in flat if not unicodedata.combining(sign))
    for sign in "-–_\u2011\u00a0\u202f\u2009":
        bare = bare.replace(sign, " ")
    for sign, instead in (("’", "'"), ("!", "."), (";", "."), ("%", " percent "), ("/", " sur ")):
        bare = bare.replace(sign, instead)
    return bare


def _joined(said: list[str]) -> list[str]:
    """The words with those that belong together made one; `'` is dropped between letters."""
    words = [word for word in said if word != "'" or len(said) == 1]
    for phrase, instead in PHRASES:
        size = len(phrase)
        place = 0
        while place + size <= len(words):
            if tuple(words[place : place + size]) == phrase:
                words[place : place + size] = instead
            place += 1
    return reworded(words)
