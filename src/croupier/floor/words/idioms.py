"""Turns of speech at the table that a list of verbs does not catch, in either language."""

from collections.abc import Sequence

from croupier.floor.words.number_words import Amount, amount_in

PHRASES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("all", "in"), ("allin",)),
    (("bring", "it", "in"), ("bringin",)),
    (("bring", "in"), ("bringin",)),
    (("re", "raise"), ("raise",)),
    (("sur", "relance"), ("relance",)),
    (("min", "raise"), ("raise", "minimum")),
    (("mini", "raise"), ("raise", "minimum")),
    (("minraise",), ("raise", "minimum")),
    *(((may, "i", "see"), ("ask",)) for may in ("can", "may", "could")),
    (("let", "me", "see"), ("ask",)),
    (("i", "see"), ("call",)),
    (("je", "vois"), ("call",)),
    (("s", "il"), ("si", "il")),
    (("s", "ils"), ("si", "ils")),
    (("s", "elle"), ("si", "elle")),
    (("can", "t"), ("cannot",)),
    (("won", "t"), ("cannot",)),
    (("check", "raise"), ("check",)),
    (("check", "my"), ("look", "my")),
    (("check", "the"), ("look", "the")),
    (("check", "mes"), ("look", "mes")),
    (("check", "ma"), ("look", "ma")),
    *(
        ((size, "bet"), ("threebet",))
        for size in ("3", "4", "5", "three", "four", "trois", "quatre")
    ),
    (("suis", "a", "tapis"), ("allin",)),
    (("suis", "au", "tapis"), ("allin",)),
    (("suis", "tapis"), ("allin",)),
    (("suis", "allin"), ("allin",)),
    (("suis", "pat"), ("pat",)),
    (("suis", "servi"), ("servi",)),
    (("suis", "servie"), ("servie",)),
    (("passe", "parole"), ("parole",)),
    *(
        ((call, *article, whom), ("ask",))
        for call in ("call", "calls", "calling")
        for article in ((), ("a",), ("the",), ("for", "the"), ("for",))
        for whom in ("time", "clock", "floor", "manager")
    ),
    (("all", "of", "it"), ("allin",)),
    (("all", "my", "chips"), ("allin",)),
    (("set", "you", "in"), ("allin",)),
    *(((verb, "tout"), ("allin",)) for verb in ("envoie", "pousse", "balance")),
    (("envoie", "la", "boite"), ("allin",)),
    *(((verb, "it"), ("raise", "to")) for verb in ("make", "makes", "making")),
    (("ship", "it"), ("allin",)),
    (("bet", "the", "rest"), ("allin",)),
    (("mise", "le", "reste"), ("allin",)),
    (("see", "your"), ("call",)),
    (("see", "you"), ("call",)),
    (("see", "that"), ("call",)),
    (("mets", "tout"), ("allin",)),
    (("tout", "dedans"), ("allin",)),
    (("im", "out"), ("fold",)),
    (("i", "m", "out"), ("fold",)),
    (("i", "am", "out"), ("fold",)),
    (("tapis", "paye"), ("paye",)),
    (("same", "bet"), ("same",)),
    (("meme", "mise"), ("meme",)),
)
"""Words that belong together, and what they stand for."""

ON_TOP: tuple[tuple[str, ...], ...] = (
    ("on", "top"),
    ("par", "dessus"),
    ("in", "addition"),
    ("de", "mieux"),
)
"""What follows an amount that is added to the bet."""

ADDS = frozenset({"rajoute", "ajoute", "add", "adds", "another", "encore"})
"""What comes before such an amount."""

MOST = frozenset({"maximum", "max", "maxi", "maximal", "maximale"})

_TIMES = frozenset({"x", "times", "fois"})
_BLINDS = frozenset({"bb", "blind", "blinds", "blinde", "blindes"})
_CHIPS = frozenset({"chip", "chips", "jeton", "jetons"})
_MOST_COUNTED = 20
"""More chips than that nobody counts one by one."""

ASKS_TIME: tuple[tuple[str, ...], ...] = (
    ("time",),
    ("wait",),
    ("hold", "on"),
    ("one", "moment"),
    ("let", "me", "think"),
    ("attends",),
    ("attendez",),
    ("un", "instant"),
    ("une", "seconde"),
    ("temps",),
    ("je", "reflechis"),
    ("laissez", "moi", "reflechir"),
)
"""What somebody begins with who wants time to think."""

_YOUR = frozenset({"your", "his", "ton", "ta", "votre", "sa", "son"})
_AND = frozenset({"and", "et", "plus"})
_POINTS = frozenset({"point", "virgule"})
_HALVES = (("and", "a", "half"), ("et", "demi"), ("et", "demie"))
_MOST_PARTED = 100
"""A larger number has no decimals in speech."""

_OF_CHIPS = frozenset(
    {"change", "monnaie", "behind", "left", "reste", "restent", "derriere", "owe", "dois"}
)
_PAST: tuple[tuple[str, ...], ...] = (
    ("was", "going"),
    ("wanted",),
    ("would", "have"),
    ("meant",),
    ("voulais",),
    ("allais",),
    ("aurais",),
    ("pensais",),
    ("thought",),
    ("might",),
    ("could",),
    ("pourrais",),
)
_MOST_TIMES = 100
"""More than so many times a bet is an amount."""


def stands_at(said: Sequence[str], place: int, phrases: Sequence[tuple[str, ...]]) -> bool:
    """Whether one of *phrases* begins at *place*."""
    return any(tuple(said[place : place + len(one)]) == one for one in phrases)


def tells_of_the_past(said: Sequence[str], before: int) -> bool:
    """Whether the words *before* an action tell what somebody meant, would have or might do."""
    commas = [place for place in range(before) if said[place] in (",", ".")]
    begins = commas[-1] + 1 if commas else 0
    return any(stands_at(said[:before], place, _PAST) for place in range(begins, before))


def tells_of_chips(said: Sequence[str]) -> bool:
    """Whether an amount is one that somebody has, owes or wants changed, and no bet."""
    return any(word in _OF_CHIPS for word in said)


def times_in(said: Sequence[str]) -> int:
    """How many times the bet is said, as in “3x”, “x3” or “trois fois”; 0 if no such thing."""
    for place, word in enumerate(said):
        if word not in _TIMES:
            continue
        for near in (said[max(0, place - 1) : place], said[place + 1 : place + 2]):
            found = amount_in(near)
            if found is not None and 1 < found.chips <= _MOST_TIMES:
                return found.chips
    return 0


def reworded(said: list[str]) -> list[str]:
    """The words with decimals in figures, and what is put on top of a bet that is only called."""
    parted = _with_decimals(said)
    cut = next((place for place, word in enumerate(parted) if place and word in _AND), 0)
    called, added = parted[:cut], parted[cut + 1 :]
    is_called = bool(called) and (called[0] in _YOUR or parted[cut] == "plus")
    bare = called[1:] if called and called[0] in _YOUR else called
    amount = amount_in(bare)
    if not (is_called and amount and amount.end == len(bare) and amount.start == 0):
        return parted
    return ["raise", "by", *added] if amount_in(added) else parted


def _with_decimals(said: list[str]) -> list[str]:
    """“Two and a half” and “two point five”, written as 2.5."""
    for place, word in enumerate(said[:-2]):
        whole, tenths = _figure(word), _figure(said[place + 2])
        half = next((one for one in _HALVES if stands_at(said, place + 1, (one,))), ())
        if whole and half:
            return [*said[:place], whole, ".", "5", *said[place + 1 + len(half) :]]
        if whole and tenths and said[place + 1] in _POINTS:
            return [*said[:place], whole, ".", tenths, *said[place + 3 :]]
    return said


def _figure(word: str) -> str:
    """A small number in figures; empty if the word is none."""
    found = amount_in([word]) or amount_in(["1"] if word in ("un", "une") else [word])
    return str(found.chips) if found and found.chips < _MOST_PARTED else ""


def counts_chips(said: Sequence[str], found: Amount) -> bool:
    """Whether a small number counts single chips, whose value it does not tell."""
    after = [word for word in said[found.end : found.end + 2] if word not in ("big", "gros")]
    return found.chips <= _MOST_COUNTED and bool(after) and after[0] in _CHIPS


def counts_blinds(said: Sequence[str], end: int) -> bool:
    """Whether the number that ends before *end* counts blinds, and no chips."""
    after = [word for word in said[end : end + 4] if word not in ("big", "grosses", *_TIMES)]
    articles = ("la", "les", "the", "fois")
    return bool(after) and next((word for word in after if word not in articles), "") in _BLINDS
