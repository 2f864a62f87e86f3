"""A game in words: what is dealt street by street, who acts first, what wins."""

from collections.abc import Iterator

from croupier.cli.output import joined
from croupier.games import Game, PotShare, Street
from croupier.text import Text

_NBSP = "\u00a0"

STRUCTURES = {
    "limit": Text("fixed limit", "limite fixe"),
    "pot": Text("pot-limit", "pot-limit"),
    "none": Text("no-limit", "no-limit"),
    "spread": Text("spread limit", "mises entre deux bornes"),
}

FAMILIES = {
    "flop": Text("common cards", "cartes communes"),
    "stud": Text("stud", "stud"),
    "draw": Text("draw", "tirage"),
}

_FORCED = {
    "blinds": Text("small and big blind", "petite et grosse blinde"),
    "bring_in": Text("antes, and a bring-in", "antes et bring-in"),
    "antes": Text("antes", "antes"),
    "button_blind": Text("antes, and a blind on the button", "antes, et une blinde au bouton"),
}

_DECKS = {
    "standard": Text("52 cards", "52 cartes"),
    "short": Text("36 cards, six to ace", "36 cartes, du six à l’as"),
    "kuhn": Text("jack, queen and king of one suit", "valet, dame et roi d’une couleur"),
    "leduc": Text("jacks, queens and kings of two suits", "valets, dames et rois de deux couleurs"),
}
_JOKER = Text(" (a joker where the house plays one)", " (un joker si la maison en joue)")

_OPENERS = {
    "after_blinds": Text(
        "the player left of the highest blind acts first",
        "le joueur à gauche de la plus haute blinde parle le premier",
    ),
    "left_of_button": Text(
        "the first player left of the button acts first",
        "le premier joueur à gauche du bouton parle le premier",
    ),
    "low_card": Text(
        "the lowest upcard brings it in", "la plus basse carte ouverte paie le bring-in"
    ),
    "high_card": Text(
        "the highest upcard brings it in (aces are low)",
        "la plus haute carte ouverte paie le bring-in (l’as est bas)",
    ),
    "high_board": Text("the best open hand acts first", "le meilleur jeu ouvert parle le premier"),
    "low_board": Text("the lowest open hand acts first", "le plus bas jeu ouvert parle le premier"),
    "draw_opener": Text(
        "the player who opened acts first, or the next still in",
        "le joueur qui a ouvert parle le premier, ou le suivant encore en jeu",
    ),
}

_SCALES = {
    "high": Text("the best high hand", "la meilleure main haute"),
    "ace_to_five": Text(
        "the lowest hand, ace to five (straights and flushes do not count)",
        "la main la plus basse, as-cinq (quintes et couleurs sans effet)",
    ),
    "deuce_to_seven": Text(
        "the lowest hand, deuce to seven (aces high, straights and flushes count against)",
        "la main la plus basse, deux-sept (as haut, quintes et couleurs comptent contre)",
    ),
    "badugi": Text(
        "the best badugi: most cards of different ranks and suits, then the lowest",
        "le meilleur badugi : le plus de cartes de rangs et de couleurs différents, "
        "puis les plus basses",
    ),
    "short_deck": Text(
        "the best high hand, where a flush beats a full house",
        "la meilleure main haute, la couleur battant le full",
    ),
}
_SHORT_SCALES = {
    "high": Text("high", "haut"),
    "ace_to_five": Text("ace-to-five low", "bas as-cinq"),
    "deuce_to_seven": Text("deuce-to-seven low", "bas deux-sept"),
    "badugi": Text("badugi", "badugi"),
    "short_deck": Text("high, short deck", "haut, jeu réduit"),
}
_SHORT_EIGHT = Text("low, 8 or better", "bas, 8 ou mieux")
_TWO_OF_OWN = Text(
    ", of exactly two of one’s own cards and three of the board",
    ", avec exactement deux cartes de sa main et trois du tableau",
)
_EIGHT = Text(
    "; it must be eight or better, else high takes all",
    f"{_NBSP}; elle doit être de huit ou mieux, sinon le haut prend tout",
)
_HALF = Text("half the pot: {what}", f"moitié du pot{_NBSP}: {{what}}")


_BESIDES = {
    ("raises", "none"): Text("one bet a round and no raise", "une mise par tour, aucune relance"),
    ("raises", "one"): Text("one bet and one raise a round", "une mise et une relance par tour"),
    ("openers", "jacks"): Text(
        "a pair of jacks or better opens", "une paire de valets ou mieux pour ouvrir"
    ),
    ("passed_out", "carry"): Text(
        "if nobody opens, the antes stay in the pot and a new hand is dealt",
        "si personne n’ouvre, les antes restent au pot et l’on redonne",
    ),
}


def besides(game: Game) -> tuple[Text, ...]:
    """What else is not as in other games."""
    said = {"raises": game.raises, "openers": game.openers, "passed_out": game.passed_out}
    return tuple(_BESIDES[one] for one in said.items() if one in _BESIDES)


def deck_words(game: Game) -> Text:
    """The deck the game is dealt from."""
    words = _DECKS[game.deck]
    return words if game.joker == "never" else joined((words, _JOKER), "")


def forced_words(game: Game) -> Text:
    """The forced bets."""
    return _FORCED[game.forced]


def structures_words(game: Game) -> Text:
    """How it may be bet."""
    return joined(STRUCTURES[structure] for structure in game.structures)


def wins_in_short(game: Game) -> Text:
    """What wins, in a word or two."""
    return joined((_in_short(share) for share in game.shares), " / ")


def _in_short(share: PotShare) -> Text:
    return _SHORT_EIGHT if share.qualifier == "hilo" else _SHORT_SCALES[share.scale]


def wins_words(game: Game) -> tuple[Text, ...]:
    """What wins, a line a share of the pot."""
    lines = tuple(_share(share) for share in game.shares)
    return lines if len(lines) == 1 else tuple(_HALF.format(what=line) for line in lines)


def _share(share: PotShare) -> Text:
    parts = [_SCALES[share.scale]]
    if share.from_hole:
        parts.append(_TWO_OF_OWN)
    if share.qualifier == "hilo":
        parts.append(_EIGHT)
    return joined(parts, "")


def street_words(game: Game, number: int) -> Text:
    """What happens on a street: what is thrown, dealt or drawn, and who acts first."""
    street = game.streets[number]
    dealt = joined(_dealt(street))
    then = joined(part for part in (_OPENERS[street.opener], _bet(game, street)) if part)
    return Text(f"{dealt.en}; {then.en}", f"{dealt.fr}{_NBSP}; {then.fr}")


def _dealt(street: Street) -> Iterator[Text]:
    if street.throw:
        yield _count(street.throw, "everybody throws {n} card{s}", "chacun jette {n} carte{s}")
    if street.down:
        yield _count(street.down, "{n} card{s} down to each", "{n} carte{s} cachée{s} à chacun")
    if street.up:
        yield _count(street.up, "{n} card{s} up to each", "{n} carte{s} ouverte{s} à chacun")
    if street.board:
        yield _count(street.board, "{n} common card{s}", "{n} carte{s} commune{s}")
    if street.draw:
        yield Text(f"draw up to {street.draw} cards", f"tirage de {street.draw} cartes au plus")


def _count(number: int, english: str, french: str) -> Text:
    plural = "s" if number > 1 else ""
    return Text(english.format(n=number, s=plural), french.format(n=number, s=plural))


def _bet(game: Game, street: Street) -> Text | None:
    if not {"limit"} & set(game.structures) or len({one.bet for one in game.streets}) == 1:
        return None
    if street.bet == "big":
        return Text("big bet", "grosse mise")
    return Text("small bet", "petite mise")
