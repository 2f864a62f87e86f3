"""Amounts of chips as they are said or written at a table, in French and in English."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from croupier.play.setup import Chips

MOST = 10**12
"""No amount that is said is taken for more."""

_UNITS = {
    **dict.fromkeys(("zero",), 0),
    **dict.fromkeys(("one", "un", "une"), 1),
    **dict.fromkeys(("two", "deux"), 2),
    **dict.fromkeys(("three", "trois"), 3),
    **dict.fromkeys(("four", "quatre"), 4),
    **dict.fromkeys(("five", "cinq"), 5),
    **dict.fromkeys(("six",), 6),
    **dict.fromkeys(("seven", "sept"), 7),
    **dict.fromkeys(("eight", "huit"), 8),
    **dict.fromkeys(("nine", "neuf"), 9),
    **dict.fromkeys(("ten", "dix"), 10),
    **dict.fromkeys(("eleven", "onze"), 11),
    **dict.fromkeys(("twelve", "douze"), 12),
    **dict.fromkeys(("thirteen", "treize"), 13),
    **dict.fromkeys(("fourteen", "quatorze"), 14),
    **dict.fromkeys(("fifteen", "quinze"), 15),
    **dict.fromkeys(("sixteen", "seize"), 16),
    **dict.fromkeys(("seventeen",), 17),
    **dict.fromkeys(("eighteen",), 18),
    **dict.fromkeys(("nineteen",), 19),
    **dict.fromkeys(("twenty", "vingt", "vingts"), 20),
    **dict.fromkeys(("thirty", "trente"), 30),
    **dict.fromkeys(("forty", "fourty", "quarante"), 40),
    **dict.fromkeys(("fifty", "cinquante"), 50),
    **dict.fromkeys(("sixty", "soixante"), 60),
    **dict.fromkeys(("seventy", "septante"), 70),
    **dict.fromkeys(("eighty", "huitante", "octante"), 80),
    **dict.fromkeys(("ninety", "nonante"), 90),
}

_HUNDRED = frozenset({"hundred", "hundreds", "cent", "cents"})
_LARGE = {
    **dict.fromkeys(("thousand", "thousands", "k", "grand", "mille", "milles", "mil"), 1000),
    **dict.fromkeys(("million", "millions", "m"), 1_000_000),
}
_SIGNS = frozenset({"k", "m"})
_JOINS = frozenset({"and", "et"})
_BY_THEMSELVES = frozenset({"un", "une"})
"""Words that are an article rather than a number where no other number stands beside them."""

_TOKEN = re.compile(r"[0-9]+|[.,?]|[^\W\d_]+|'")
_LONGEST_NUMBER = 12


class Amount(NamedTuple):
    """An amount and where the words of it lie: from *start* to before *end*."""

    chips: Chips
    start: int
    end: int


def tokens(text: str) -> list[str]:
    """The words, numbers and points of a text that has small letters without accents alone."""
    return _TOKEN.findall(text)


def amount_in(words: Sequence[str]) -> Amount | None:
    """The first amount among *words*, None if there is none or no whole one."""
    start = 0
    while start < len(words):
        end = _end_of_number(words, start)
        run = words[start:end]
        if run and not all(word in _BY_THEMSELVES for word in run):
            value = _value(run)
            if value is not None:
                return Amount(value, start, end)
        start = max(end, start + 1)
    return None


def _end_of_number(words: Sequence[str], start: int) -> int:
    """Where the longest number that begins at *start* ends; *start* itself if none does."""
    if not _counts(words[start]) or (words[start] in _SIGNS):
        return start
    end = start
    while end < len(words):
        nearer = words[end + 1] if end + 1 < len(words) else ""
        joins = words[end] in _JOINS or words[end] in (".", ",", "'")
        if not _counts(words[end]) and not (joins and _counts(nearer)):
            break
        end += 1
    return end


def _counts(word: str) -> bool:
    return (
        word in _UNITS or word in _HUNDRED or word in _LARGE or (word.isascii() and word.isdigit())
    )


def _value(run: Sequence[str]) -> Chips | None:
    """The whole amount that the words of a number make."""
    total, group = Fraction(0), Fraction(0)
    place = 0
    while place < len(run):
        word = run[place]
        if word.isdigit():
            number, after = _written(run, place)
            if number is None:
                return None
            group += _tail(run, place, after)
            place = after
            continue
        place += 1
        if word in _HUNDRED:
            group = _or_one(group) * 100
        elif word in _LARGE:
            large = _LARGE[word]
            below = total + group if total < large else group
            total = (0 if total < large else total) + _or_one(below) * large
            group = Fraction(0)
        elif word in _UNITS:
            joined = _beside(group, word)
            if joined is None:
                return None
            group = joined if joined != _UNITS[word] else _tail(run, place - 1, place)
    chips = total + group
    return min(int(chips), MOST) if chips.denominator == 1 else None


def _beside(group: Fraction, word: str) -> Fraction | None:
    """A number with the next word of it: “three fifty” is 350; None where the two make none."""
    value, low = _UNITS[word], group % 100
    if word in ("vingt", "vingts") and low == 4:  # noqa: PLR2004 - quatre-vingts
        return group + 80 - 4
    tens = low >= 10 and low % 10 == 0  # noqa: PLR2004 - the base
    if not low or (tens and low > 10 and value < 10):  # noqa: PLR2004 - twenty-five
        return group + value
    if low == 10 and 7 <= value <= 9:  # noqa: PLR2004 - dix-sept
        return group + value
    if low in (60, 80) and 10 <= value <= 19:  # noqa: PLR2004 - soixante-dix, quatre-vingt-onze
        return group + value
    return group * 100 + value if value >= 10 and group < 100 else None  # noqa: PLR2004 - so said


def _tail(run: Sequence[str], place: int, after: int) -> Fraction:
    """The number at *place*; one figure that ends a number after a thousand says the hundreds.

    “Mille cinq” and “2k5” are said for 1,500 and 2,500; digits after the sign are its decimals.
    """
    word, large = run[place], _LARGE.get(run[place - 1] if place else "", 0)
    number = _written(run, place)[0] if word.isdigit() else Fraction(_UNITS[word])
    number = number or Fraction(0)
    is_last = large > 0 and after == len(run)
    if is_last and number.denominator == 1 and 0 < number < 10:  # noqa: PLR2004 - one figure
        return number * large / 10
    if is_last and run[place - 1] in _SIGNS and word.isdigit() and len(word) < len("000"):
        return Fraction(number * large, int(f"1{'0' * len(word)}"))
    return number


def _or_one(number: Fraction) -> Fraction:
    return number or Fraction(1)


def _written(run: Sequence[str], place: int) -> tuple[Fraction | None, int]:
    """A number in digits, with what parts its thousands or its decimals, and where it ends."""
    digits = run[place]
    place += 1
    while place < len(run):
        sign = run[place]
        after = run[place + 1] if place + 1 < len(run) else ""
        if sign.isdigit() and _is_group(sign) and len(digits) <= _LONGEST_NUMBER:
            digits += sign
            place += 1
        elif sign in (".", ",", "'") and _is_group(after):
            digits += after
            place += 2
        elif sign in (".", ",") and after.isdigit():
            scaled = Fraction(f"{digits[:_LONGEST_NUMBER]}.{after[:_LONGEST_NUMBER]}")
            is_scaled = place + 2 < len(run) and run[place + 2] in (*_HUNDRED, *_LARGE)
            return (scaled if is_scaled else None), place + 2
        else:
            break
    return Fraction(int(digits[: _LONGEST_NUMBER + 1])), place


def _is_group(digits: str) -> bool:
    return len(digits) == len("000") and digits.isdigit()
