"""What a hand is, and why it beats another, in words."""

from collections.abc import Sequence

from croupier.cards import HIDDEN, Card, CardError
from croupier.ranking import low
from croupier.ranking.holdings import best, in_reading_order, playing_cards
from croupier.ranking.names import CATEGORIES, name_of, rank_word, ranks_word
from croupier.ranking.value import (
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HAND_SIZE,
    HIGH_CARD,
    HIGHS,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
    UNQUALIFIED,
    HandValue,
    Scale,
    category_of,
    ranks_of,
)
from croupier.rulebook.tags import rule
from croupier.text import Text

_NBSP = "\u00a0"

_CARDS_IN_TURN = (
    Text("the top card", "la plus haute carte"),
    Text("the second card", "la deuxième carte"),
    Text("the third card", "la troisième carte"),
    Text("the fourth card", "la quatrième carte"),
    Text("the fifth card", "la cinquième carte"),
)
_KICKERS = (
    Text("the kicker", "le kicker"),
    Text("the second kicker", "le deuxième kicker"),
    Text("the third kicker", "le troisième kicker"),
)
_SINGLE_CARDS = (*_CARDS_IN_TURN, *_KICKERS)
_PAIR = Text("the pair", "la paire")
_THREE = Text("the three of a kind", "le brelan")
_DECIDERS = {
    HIGH_CARD: _CARDS_IN_TURN,
    PAIR: (_PAIR, *_KICKERS),
    TWO_PAIR: (
        Text("the higher pair", "la plus haute paire"),
        Text("the second pair", "la deuxième paire"),
        *_KICKERS,
    ),
    THREE_OF_A_KIND: (_THREE, *_KICKERS),
    STRAIGHT: _CARDS_IN_TURN,
    FLUSH: _CARDS_IN_TURN,
    FULL_HOUSE: (_THREE, _PAIR),
    FOUR_OF_A_KIND: (Text("the four of a kind", "le carré"), *_KICKERS),
    STRAIGHT_FLUSH: _CARDS_IN_TURN,
}
"""What each rank of a score is, category by category."""

_BY_CATEGORY = Text(
    "{Upper} beats {lower}: {winner} against {loser}.",
    f"{{Upper}} {{beats}} {{lower}}{_NBSP}: {{winner}} contre {{loser}}.",
)
_LOW_BY_CATEGORY = Text(
    "For low, {upper} beats {lower}: {winner} against {loser}.",
    f"Pour le bas, {{upper}} bat {{lower}}{_NBSP}: {{winner}} contre {{loser}}.",
)
_BY_RANK = Text(
    "{Winner} beats {loser}: {decider} decides, {ours} over {theirs}.",
    f"{{Winner}} bat {{loser}}{_NBSP}: {{decider}} décide, {{ours}} devant {{theirs}}.",
)
_LOW_BY_RANK = Text(
    "{Winner} beats {loser}: {decider} decides, {ours} below {theirs}.",
    f"{{Winner}} bat {{loser}}{_NBSP}: {{decider}} décide, {{ours}} plus bas que {{theirs}}.",
)
_ONLY_LOW = Text(
    "Only one hand qualifies for low: {winner}.",
    f"Une seule main se qualifie pour le bas{_NBSP}: {{winner}}.",
)
_EQUAL = Text(
    "The hands are equal and split: {winner}.",
    f"Les mains sont égales et partagent{_NBSP}: {{winner}}.",
)
_BY_NUMBER = Text(
    "{More} cards beat {fewer}: {winner} against {loser}.",
    f"{{More}} cartes valent mieux {{fewer}}{_NBSP}: {{winner}} contre {{loser}}.",
)
_MORE = (Text("Four", "Quatre"), Text("Three", "Trois"), Text("Two", "Deux"))
_FEWER = (Text("three", "que trois"), Text("two", "que deux"), Text("one", "qu’une seule"))
"""How many cards play at badugi: of the winner none, one or two are lacking; of the loser more."""

_NOTHING_MADE = Text("a hand that makes nothing", "une main sans combinaison")
_PAIRLESS = Text("a hand without a pair", "une main sans paire")
_KICKER = Text("{hand}, {rank} kicker", "{hand}, kicker {rank}")


@rule("rrop3:3.showdown.2a", "general:low.1", "general:low.2", "general:high.1")
def describe(
    scale: Scale,
    hole: Sequence[Card],
    board: Sequence[Card],
    from_hole: tuple[int, ...] = (),
    highest: int = 0,
) -> HandValue:
    """A hand is what its cards say: its score, its name, and the cards that play.

    Arguments and errors are those of `best`.  A low that does not qualify is "no low", of no
    cards.  At least one card is needed, else CardError.
    """
    if not hole and not board:
        raise CardError("no cards, no hand")
    score = best(scale, hole, board, from_hole, highest)
    cards = playing_cards(scale, hole, board, from_hole, highest)
    return HandValue(score, name_of(score, scale), cards)


@rule("general:stud.6")
def describe_open(cards: Sequence[Card], scale: Scale = "high") -> HandValue:
    """What one to four cards are worth by themselves: pair of nines, king high, seven-four low.

    Of a low, unlike with `describe`, fewer than five cards will do; a joker is then a CardError.
    Hidden cards are passed over; CardError if there are no others.
    """
    seen = tuple(card for card in cards if card != HIDDEN)
    if scale != "ace_to_five" or not 0 < len(seen) < HAND_SIZE:
        return describe(scale, seen, ())
    score = low.ace_to_five(seen)
    return HandValue(score, name_of(score, scale), in_reading_order(scale, seen, score))


@rule("general:high.2", "general:showdown.5", "rrop3:3.ties.1b")
def why_beats(winner: HandValue, loser: HandValue, scale: Scale) -> Text:
    """One sentence says why *winner* beats *loser*, or that they split.

    The hands are of as many cards.  ValueError when it is *loser* that wins, or nobody.
    """
    if winner.score < loser.score or winner.score == UNQUALIFIED:
        raise ValueError(f"{winner.name.en} does not beat {loser.name.en}")
    if winner.score == loser.score:
        return _EQUAL.format(winner=winner.name)
    if loser.score == UNQUALIFIED:
        return _ONLY_LOW.format(winner=winner.name)
    if category_of(winner.score, scale) == category_of(loser.score, scale):
        return _by_rank(winner, loser, scale)
    return _by_number(winner, loser) if scale == "badugi" else _by_category(winner, loser, scale)


def name_beside(value: HandValue, other: HandValue, scale: Scale) -> Text:
    """The name of a hand, with a kicker only when a kicker decides between it and *other*."""
    if value.score == other.score or UNQUALIFIED in {value.score, other.score}:
        return value.name
    category = category_of(value.score, scale)
    if category != category_of(other.score, scale):
        return value.name
    place, ours, _ = _first_difference(value, other, scale)
    if _deciders(category, scale)[place] in _KICKERS:
        return _KICKER.format(hand=value.name, rank=rank_word(ours))
    return value.name


def _by_number(winner: HandValue, loser: HandValue) -> Text:
    return _BY_NUMBER.format(
        More=_MORE[category_of(winner.score, "badugi")],
        fewer=_FEWER[category_of(loser.score, "badugi") - 1],
        winner=_set_off(winner.name),
        loser=loser.name,
    )


def _by_category(winner: HandValue, loser: HandValue, scale: Scale) -> Text:
    upper, lower = (_category(value, scale) for value in (winner, loser))
    plural = category_of(winner.score, scale) == FIVE_OF_A_KIND
    sentence = _BY_CATEGORY if scale in HIGHS else _LOW_BY_CATEGORY
    return sentence.format(
        Upper=_capital(upper),
        upper=upper,
        beats="battent" if plural else "bat",
        lower=lower,
        winner=_set_off(winner.name),
        loser=loser.name,
    )


def _category(value: HandValue, scale: Scale) -> Text:
    category = category_of(value.score, scale)
    if scale in HIGHS or category != HIGH_CARD:
        return CATEGORIES[category]
    return _NOTHING_MADE if scale == "deuce_to_seven" else _PAIRLESS


def _by_rank(winner: HandValue, loser: HandValue, scale: Scale) -> Text:
    place, ours, theirs = _first_difference(winner, loser, scale)
    decider = _deciders(category_of(winner.score, scale), scale)[place]
    word = rank_word if decider in _SINGLE_CARDS else ranks_word
    sentence = _BY_RANK if scale in HIGHS else _LOW_BY_RANK
    return sentence.format(
        Winner=_capital(_set_off(name_beside(winner, loser, scale))),
        loser=name_beside(loser, winner, scale),
        decider=decider,
        ours=word(ours),
        theirs=word(theirs),
    )


def _deciders(category: int, scale: Scale) -> tuple[Text, ...]:
    return _CARDS_IN_TURN if scale == "badugi" else _DECIDERS[category]


def _first_difference(value: HandValue, other: HandValue, scale: Scale) -> tuple[int, int, int]:
    """The place of the first rank in which two hands of one category differ, and both ranks."""
    pairs = zip(ranks_of(value.score, scale), ranks_of(other.score, scale), strict=True)
    return next(
        (place, ours, theirs) for place, (ours, theirs) in enumerate(pairs) if ours != theirs
    )


def _set_off(text: Text) -> Text:
    """A name that holds a comma takes a second one where a sentence goes on."""
    return Text(*(f"{words}," if "," in words else words for words in (text.en, text.fr)))


def _capital(text: Text) -> Text:
    return Text(*(words[0].upper() + words[1:] for words in (text.en, text.fr)))
