"""What is special about a game, in a line: read off its data, so that a host's own has one too."""

from typing import Literal

from croupier.cards import JOKER
from croupier.games import Game, MixedGame, game, mixed_game, mixed_game_ids
from croupier.play.decks import deck_in_words, deck_of
from croupier.rulebook.house import House
from croupier.text import Text

Group = Literal["flop", "stud", "draw", "mixed", "research"]

_NBSP = "\u00a0"
_RESEARCH = ("kuhn", "leduc")

_DECKS = {
    "short": Text("deck of 36, a flush beats a full house", "jeu de 36, la couleur bat le full"),
    "kuhn": Text("three cards: jack, queen, king", f"trois cartes{_NBSP}: valet, dame, roi"),
    "leduc": Text("six cards: jacks, queens, kings", f"six cartes{_NBSP}: valets, dames, rois"),
}
_WINS = {
    "ace_to_five": Text("the lowest hand wins", "la plus basse main gagne"),
    "deuce_to_seven": Text(
        "the lowest hand wins, aces are high", "la plus basse main gagne, l’as est haut"
    ),
    "badugi": Text("four low cards of four suits win", "quatre cartes basses de quatre couleurs"),
}
_SPLIT = Text("high and low share the pot", "le haut et le bas se partagent le pot")
_EXACTLY = Text("exactly two of them play", "exactement deux comptent")
_THROW = Text("one is thrown before the turn", "une s’écarte avant le turn")
_BEST = Text("the best five of {count} play", "les cinq meilleures de {count} comptent")
_DOOR = Text("the first common card lies open at once", "la première carte commune d’emblée")
_OPEN_AND_HIDDEN = Text("{up} cards open, {down} hidden", "{up} cartes ouvertes, {down} cachée{s}")
_JACKS = Text("jacks or better to open", "ouverture aux valets")
_IN_TURN = Text(
    "{count} games in turn, one round of the button each",
    "{count} jeux à tour de rôle, un tour de bouton chacun",
)
_CHOSEN = Text(
    "players choose in turn among {count} games, one round of the button each",
    "chacun choisit à son tour parmi {count} jeux, un tour de bouton chacun",
)


def group_of(id: str) -> Group:
    """The part of the lobby a game or mixed game is listed in."""
    if id in mixed_game_ids():
        return "mixed"
    variant = game(id)
    return "research" if variant.deck in _RESEARCH else variant.family


def about(id: str) -> Text:
    """What is special about a game or mixed game, in one line of plain words."""
    if id in mixed_game_ids():
        return _about_mixed_game(mixed_game(id))
    variant = game(id)
    parts = [*_cards(variant), *_winning(variant)]
    english, french = (
        ", ".join(words) for words in zip(*((p.en, p.fr) for p in parts), strict=True)
    )
    return Text(english[0].upper() + english[1:], french[0].upper() + french[1:])


def stakes_and_deck(stakes: Text, variant: Game, rules: House) -> Text:
    """The stakes in words and, where a joker is in the deck, that it is: players are told."""
    if JOKER not in deck_of(variant, rules):
        return stakes
    deck = deck_in_words(variant, rules)
    return Text(f"{stakes.en}, {deck.en}", f"{stakes.fr}, {deck.fr}")


def _about_mixed_game(mixed: MixedGame) -> Text:
    words = _CHOSEN if mixed.next == "chosen" else _IN_TURN
    text = words.format(count=len(mixed.turns))
    return Text(text.en[0].upper() + text.en[1:], text.fr[0].upper() + text.fr[1:])


def _cards(variant: Game) -> list[Text]:
    if variant.deck != "standard":
        return [_DECKS[variant.deck]]
    if variant.family == "stud":
        up = sum(street.up for street in variant.streets)
        down = sum(street.down for street in variant.streets)
        return [
            _OPEN_AND_HIDDEN.format(up=up, down=down, s="s" if down > 1 else ""),
        ]
    first = variant.streets[0]
    parts = [Text(f"{first.down} cards", f"{first.down} cartes")]
    if variant.family == "draw":
        draws = sum(bool(street.draw) for street in variant.streets)
        parts.append(Text("one draw", "un tirage") if draws == 1 else _draws(draws))
    if any(share.from_hole for share in variant.shares):
        parts.append(_EXACTLY)
    if first.board:
        parts.append(_DOOR)
    if any(street.throw for street in variant.streets):
        parts.append(_THROW)
    if variant.family == "flop" and len(parts) == 1:
        parts.append(_BEST.format(count=variant.hole_cards + variant.board_cards))
    return parts


def _draws(count: int) -> Text:
    return Text(f"{count} draws", f"{count} tirages")


def _winning(variant: Game) -> list[Text]:
    parts = [_JACKS] if variant.openers == "jacks" else []
    if len(variant.shares) > 1:
        parts.append(_SPLIT)
    elif variant.low_alone:
        parts.append(_WINS[variant.shares[0].scale])
    return parts
