"""What hands are called in English and in French, as at the table."""

from collections.abc import Callable

from croupier.ranking.value import (
    ACE,
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    HIGHS,
    LOW_ACE,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
    UNQUALIFIED,
    Scale,
    Score,
    category_of,
    ranks_of,
)
from croupier.text import Text

_ACE = (Text("ace", "as"), Text("aces", "as"))
_RANK_WORDS = {
    LOW_ACE: _ACE,
    2: (Text("deuce", "deux"), Text("deuces", "deux")),
    3: (Text("three", "trois"), Text("threes", "trois")),
    4: (Text("four", "quatre"), Text("fours", "quatre")),
    5: (Text("five", "cinq"), Text("fives", "cinq")),
    6: (Text("six", "six"), Text("sixes", "six")),
    7: (Text("seven", "sept"), Text("sevens", "sept")),
    8: (Text("eight", "huit"), Text("eights", "huit")),
    9: (Text("nine", "neuf"), Text("nines", "neuf")),
    10: (Text("ten", "dix"), Text("tens", "dix")),
    11: (Text("jack", "valet"), Text("jacks", "valets")),
    12: (Text("queen", "dame"), Text("queens", "dames")),
    13: (Text("king", "roi"), Text("kings", "rois")),
    ACE: _ACE,
}
_QUEEN = 12
_INDICES = {LOW_ACE: "A", 11: "J", _QUEEN: "Q", 13: "K", ACE: "A"}

CATEGORIES = {
    HIGH_CARD: Text("a high card", "une hauteur"),
    PAIR: Text("a pair", "une paire"),
    TWO_PAIR: Text("two pair", "une double paire"),
    THREE_OF_A_KIND: Text("three of a kind", "un brelan"),
    STRAIGHT: Text("a straight", "une quinte"),
    FLUSH: Text("a flush", "une couleur"),
    FULL_HOUSE: Text("a full house", "un full"),
    FOUR_OF_A_KIND: Text("four of a kind", "un carré"),
    STRAIGHT_FLUSH: Text("a straight flush", "une quinte flush"),
    FIVE_OF_A_KIND: Text("five of a kind", "cinq cartes identiques"),
}
"""The categories as they are spoken of in a sentence."""

_BADUGI_HANDS = (
    Text("badugi, {cards}", "badugi {cards}"),
    Text("three-card hand, {cards}", "trois cartes, {cards}"),
    Text("two-card hand, {cards}", "deux cartes, {cards}"),
    Text("one-card hand, {cards}", "une carte, {cards}"),
)
"""What a badugi hand is called, by how many cards it lacks."""

NO_LOW = Text("no low", "pas de bas")
_WHEEL = Text("wheel", "roue")
_WHEEL_RANKS = (5, 4, 3, 2, LOW_ACE)
_ROYAL = Text("royal flush", "quinte flush royale")


def rank_word(rank: int) -> Text:
    """One card of a rank number, as a word: king, roi."""
    return _RANK_WORDS[rank][0]


def ranks_word(rank: int) -> Text:
    """Several cards of a rank number, as a word: kings, rois."""
    return _RANK_WORDS[rank][1]


def name_of(score: Score, scale: Scale = "high") -> Text:
    """The name of a hand, kickers left out: two pair, kings and sevens."""
    if score == UNQUALIFIED:
        return NO_LOW
    category, ranks = category_of(score, scale), ranks_of(score, scale)
    if scale == "badugi":
        return _BADUGI_HANDS[category].format(cards=_shown(ranks))
    if scale not in HIGHS and category == HIGH_CARD:
        return _low(ranks)
    return _NAMES[category](ranks)


def _of(rank: int) -> str:
    """French `de` before the plural of a rank, which only the ace elides."""
    word = ranks_word(rank).fr
    return f"d’{word}" if rank in {ACE, LOW_ACE} else f"de {word}"


def _to(rank: int) -> str:
    """French `à` with the article and a rank."""
    word = rank_word(rank).fr
    if rank in {ACE, LOW_ACE}:
        return f"à l’{word}"
    return f"à la {word}" if rank == _QUEEN else f"au {word}"


def _high_card(ranks: tuple[int, ...]) -> Text:
    top = rank_word(ranks[0])
    return Text(f"{top.en} high", f"hauteur {top.fr}")


def _pair(ranks: tuple[int, ...]) -> Text:
    return Text(f"pair of {ranks_word(ranks[0]).en}", f"paire {_of(ranks[0])}")


def _two_pair(ranks: tuple[int, ...]) -> Text:
    upper, lower = ranks_word(ranks[0]), ranks_word(ranks[1])
    return Text(f"two pair, {upper.en} and {lower.en}", f"double paire, {upper.fr} et {lower.fr}")


def _three(ranks: tuple[int, ...]) -> Text:
    return Text(f"three of a kind, {ranks_word(ranks[0]).en}", f"brelan {_of(ranks[0])}")


def _straight(ranks: tuple[int, ...]) -> Text:
    return Text(f"straight, {rank_word(ranks[0]).en} high", f"quinte {_to(ranks[0])}")


def _flush(ranks: tuple[int, ...]) -> Text:
    return Text(f"flush, {rank_word(ranks[0]).en} high", f"couleur {_to(ranks[0])}")


def _full(ranks: tuple[int, ...]) -> Text:
    three, pair = ranks_word(ranks[0]), ranks_word(ranks[1])
    return Text(
        f"full house, {three.en} full of {pair.en}", f"full aux {three.fr} par les {pair.fr}"
    )


def _four(ranks: tuple[int, ...]) -> Text:
    return Text(f"four of a kind, {ranks_word(ranks[0]).en}", f"carré {_of(ranks[0])}")


def _straight_flush(ranks: tuple[int, ...]) -> Text:
    if ranks[0] == ACE:
        return _ROYAL
    return Text(f"straight flush, {rank_word(ranks[0]).en} high", f"quinte flush {_to(ranks[0])}")


def _five(ranks: tuple[int, ...]) -> Text:
    five = ranks_word(ranks[0])
    return Text(f"five {five.en}", f"cinq {five.fr}")


def _low(ranks: tuple[int, ...]) -> Text:
    """A low is named by its two top cards, with all of them in brackets; the best has a name."""
    first = rank_word(ranks[0])
    if len(ranks) == 1:
        return Text(f"{first.en} low", f"bas {first.fr}")
    if ranks == _WHEEL_RANKS:
        return _WHEEL
    second, shown = rank_word(ranks[1]), _shown(ranks)
    return Text(f"{first.en}-{second.en} low ({shown})", f"bas {first.fr}-{second.fr} ({shown})")


def _shown(ranks: tuple[int, ...]) -> str:
    return "-".join(_INDICES.get(rank, str(rank)) for rank in ranks)


_NAMES: dict[int, Callable[[tuple[int, ...]], Text]] = {
    HIGH_CARD: _high_card,
    PAIR: _pair,
    TWO_PAIR: _two_pair,
    THREE_OF_A_KIND: _three,
    STRAIGHT: _straight,
    FLUSH: _flush,
    FULL_HOUSE: _full,
    FOUR_OF_A_KIND: _four,
    STRAIGHT_FLUSH: _straight_flush,
    FIVE_OF_A_KIND: _five,
}
