"""What is wrong with a game file although each of its words is known: combinations that cannot be.

A game is only ever as good as its data, and a host may write his own; so every fault is one
sentence that says where, what, and what would do.
"""

import re
from collections import Counter
from collections.abc import Iterator

from croupier.cards import DECKS
from croupier.data import shown
from croupier.games.game import Game, Street
from croupier.text import Text

_BRING_IN_OPENERS = ("low_card", "high_card")
_BOOKS = ("rrop3", "rrop11", "general", "tda", "championship", "house")
_BOARD_OPENERS = ("high_board", "low_board")
_MOST_SEATS = 10
_MOST_SHARES = 2


def faults(game: Game) -> Iterator[Text]:
    """Everything wrong with *game*, each `place: what, and what would do`; none if it is sound."""
    yield from _head(game)
    yield from _streets(game)
    yield from _shares(game)
    yield from _family(game)
    yield from _cards(game)


def _head(game: Game) -> Iterator[Text]:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game.id):
        yield Text(
            f"id: {shown(game.id)} must be small letters, digits and _, beginning with a letter",
            f"id\u00a0: {shown(game.id)} doit être fait de minuscules, de chiffres et de "
            "_, une lettre d’abord",
        )
    if not game.title.en.strip() or not game.title.fr.strip():
        yield Text("title: both en and fr are needed", "title\u00a0: il faut en et fr")
    if not game.structures or len(set(game.structures)) < len(game.structures):
        yield Text(
            "structures: name at least one of limit, pot, none, spread, each once",
            "structures\u00a0: en nommer au moins une parmi limit, pot, none, spread, chacune "
            "une fois",
        )
    for rule in game.rules:
        if rule.partition(":")[0] not in _BOOKS or not rule.partition(":")[2]:
            yield Text(
                f"rules: {shown(rule)} is no article; known books: {', '.join(_BOOKS)}",
                f"rules\u00a0: {shown(rule)} n’est pas un article\u00a0; livres connus\u00a0: "
                f"{', '.join(_BOOKS)}",
            )
    if not 2 <= game.max_seats <= _MOST_SEATS:  # noqa: PLR2004 - a hand needs two
        yield Text(
            f"max_seats: {game.max_seats} is not from 2 to {_MOST_SEATS}",
            f"max_seats\u00a0: {game.max_seats} n’est pas compris entre 2 et {_MOST_SEATS}",
        )


def _streets(game: Game) -> Iterator[Text]:
    if not game.streets:
        yield Text(
            "streets: a game has at least one", "streets\u00a0: une variante a au moins une rue"
        )
        return
    names = Counter(street.name for street in game.streets)
    for name, times in names.items():
        if times > 1:
            yield Text(
                f"streets: {shown(name)} is the name of {times} streets; give each its own",
                f"streets\u00a0: {shown(name)} est le nom de {times} rues\u00a0; donner à "
                "chacune le sien",
            )
    held = 0
    for number, street in enumerate(game.streets):
        place = f"streets[{number}]"
        counts = (street.down, street.up, street.board, street.draw, street.throw)
        if min(counts) < 0:
            yield Text(
                f"{place}: a number of cards is below 0",
                f"{place}\u00a0: un nombre de cartes est au-dessous de 0",
            )
        yield from _street(game, street, place, held, first=number == 0)
        held += street.down + street.up - street.throw


def _street(game: Game, street: Street, place: str, held: int, *, first: bool) -> Iterator[Text]:
    if first and not street.down + street.up:
        yield Text(
            f"{place}: the first street deals no cards; set down or up",
            f"{place}\u00a0: la première rue ne donne pas de cartes\u00a0; indiquer down ou up",
        )
    if first and (street.draw or street.throw):
        yield Text(
            f"{place}: nothing can be drawn or thrown before cards are dealt",
            f"{place}\u00a0: on ne peut ni changer ni jeter avant la donne",
        )
    if street.draw and (street.down or street.up or street.board or street.throw):
        yield Text(
            f"{place}: a draw replaces cards; it deals or throws none besides",
            f"{place}\u00a0: un tirage remplace des cartes\u00a0; il n’en donne ni n’en fait "
            "jeter d’autres",
        )
    if street.throw and any(one.up for one in game.streets):
        yield Text(
            f"{place}: throw does not go with cards that lie open; leave out up",
            f"{place}\u00a0: throw ne va pas avec des cartes ouvertes\u00a0; retirer up",
        )
    if street.draw > held and not first:
        yield Text(
            f"{place}: draw = {street.draw}, but a player holds {held} cards",
            f"{place}\u00a0: draw = {street.draw}, mais un joueur tient {held} cartes",
        )
    if street.throw >= held and street.throw and not first:
        yield Text(
            f"{place}: throw = {street.throw} leaves nothing of {held} cards",
            f"{place}\u00a0: throw = {street.throw} ne laisse rien de {held} cartes",
        )
    if not first and not sum((street.down, street.up, street.board, street.draw)):
        yield Text(
            f"{place}: nothing happens; set down, up, board or draw",
            f"{place}\u00a0: il ne se passe rien\u00a0; indiquer down, up, board ou draw",
        )
    yield from _opener(game, street, place, first=first)


def _opener(game: Game, street: Street, place: str, *, first: bool) -> Iterator[Text]:
    opener, said = street.opener, shown(street.opener)
    if opener in _BRING_IN_OPENERS and not (first and game.forced == "bring_in"):
        yield Text(
            f"{place}: opener = {said} is for the first street with forced = 'bring_in'",
            f"{place}\u00a0: opener = {said} est pour la première rue avec forced = 'bring_in'",
        )
    if first and game.forced == "bring_in" and opener not in _BRING_IN_OPENERS:
        yield Text(
            f"{place}: a bring-in is paid by low_card or high_card, not {said}",
            f"{place}\u00a0: le bring-in est payé par low_card ou high_card, pas par {said}",
        )
    if opener == "after_blinds" and not (first and "blind" in game.forced):
        yield Text(
            f"{place}: opener = 'after_blinds' is for the first street of games with blinds",
            f"{place}\u00a0: opener = 'after_blinds' est pour la première rue des variantes à "
            "blindes",
        )
    if first and "blind" in game.forced and opener != "after_blinds":
        yield Text(
            f"{place}: with blinds the first street opens 'after_blinds', not {said}",
            f"{place}\u00a0: avec des blindes, la première rue s’ouvre par 'after_blinds', pas "
            f"par {said}",
        )
    if opener in _BOARD_OPENERS and not any(one.up for one in game.streets):
        yield Text(
            f"{place}: opener = {said} needs cards that lie open; set up",
            f"{place}\u00a0: opener = {said} demande des cartes ouvertes\u00a0; indiquer up",
        )
    if opener == "draw_opener" and game.family != "draw":
        yield Text(
            f"{place}: opener = 'draw_opener' is for family = 'draw'",
            f"{place}\u00a0: opener = 'draw_opener' est pour family = 'draw'",
        )


def _shares(game: Game) -> Iterator[Text]:
    if not 1 <= len(game.shares) <= _MOST_SHARES:
        yield Text(
            f"shares: a pot has 1 or 2 shares, not {len(game.shares)}",
            f"shares\u00a0: un pot a 1 ou 2 parts, pas {len(game.shares)}",
        )
    for number, share in enumerate(game.shares):
        place = f"shares[{number}]"
        if share.from_hole not in ((), (2,)):
            yield Text(
                f"{place}: from_hole is [] (any cards) or [2] (exactly two)",
                f"{place}\u00a0: from_hole est [] (toutes les cartes) ou [2] (exactement deux)",
            )
        if share.from_hole and not game.board_cards:
            yield Text(
                f"{place}: from_hole needs common cards; no street sets board",
                f"{place}\u00a0: from_hole demande des cartes communes\u00a0; aucune rue "
                "n’indique board",
            )
        if share.from_hole and share.scale not in ("high", "ace_to_five"):
            yield Text(
                f"{place}: from_hole goes with high or ace_to_five, not {shown(share.scale)}",
                f"{place}\u00a0: from_hole va avec high ou ace_to_five, pas avec "
                f"{shown(share.scale)}",
            )
        if share.qualifier == "hilo" and (number == 0 or share.scale != "ace_to_five"):
            yield Text(
                f"{place}: qualifier = 'hilo' is for the second share, ace_to_five",
                f"{place}\u00a0: qualifier = 'hilo' est pour la seconde part, ace_to_five",
            )
    yield from _halves(game)


def _halves(game: Game) -> Iterator[Text]:
    if len(game.shares) == _MOST_SHARES and game.shares[0].scale != "high":
        yield Text(
            "shares: the first of two is the high half",
            "shares\u00a0: la première de deux est la moitié haute",
        )
    if len(game.shares) == _MOST_SHARES and game.shares[1].scale != "ace_to_five":
        yield Text(
            "shares: the second of two is the ace_to_five low half",
            "shares\u00a0: la seconde de deux est la moitié basse, ace_to_five",
        )
    short = any(share.scale == "short_deck" for share in game.shares)
    if short != (game.deck == "short"):
        yield Text(
            "deck: 'short' and the scale 'short_deck' go together",
            "deck\u00a0: 'short' et l’échelle 'short_deck' vont ensemble",
        )


def _family(game: Game) -> Iterator[Text]:
    draws = any(street.draw for street in game.streets)
    upcards = any(street.up for street in game.streets)
    if draws != (game.family == "draw"):
        yield Text(
            "family: 'draw' is for games in which a street sets draw, and for no others",
            "family\u00a0: 'draw' est pour les variantes dont une rue indique draw, et pour elles "
            "seules",
        )
    if upcards != (game.family == "stud"):
        yield Text(
            "family: 'stud' is for games in which a street sets up, and for no others",
            "family\u00a0: 'stud' est pour les variantes dont une rue indique up, et pour elles "
            "seules",
        )
    if (game.forced == "bring_in") != (game.family == "stud"):
        yield Text(
            "forced: 'bring_in' goes with family = 'stud'",
            "forced\u00a0: 'bring_in' va avec family = 'stud'",
        )
    opened = game.openers != "anything" or game.passed_out != "play_on"
    if opened and not (game.family == "draw" and game.forced == "antes"):
        yield Text(
            "openers, passed_out: for draw games with antes only",
            "openers, passed_out\u00a0: pour les variantes à tirage avec antes seulement",
        )
    if game.joker != "never" and not (game.family == "draw" and game.deck == "standard"):
        yield Text(
            "joker: for draw games with the standard deck only",
            "joker\u00a0: pour les variantes à tirage avec le jeu de cartes ordinaire seulement",
        )


def _cards(game: Game) -> Iterator[Text]:
    """A full table must get its cards.

    Only the last single card of a stud hand may be lacking: then a common one is turned; and what
    is drawn comes from the discards if need be.
    """
    if not game.streets:
        return
    size = len(DECKS[game.deck])
    each, rest = 0, 0
    for number, street in enumerate(game.streets):
        dealt = street.down + street.up
        last = number == len(game.streets) - 1
        if game.family == "stud" and last and dealt == 1:
            break
        rest += street.board + bool(number and dealt + street.board + street.draw)
        each += dealt
    need = each * game.max_seats + rest
    if need > size:
        most = max(0, (size - rest) // max(each, 1))
        yield Text(
            f"max_seats: {game.max_seats} players need {need} of {size} cards; "
            f"at most {most} can be dealt",
            f"max_seats\u00a0: {game.max_seats} joueurs demandent {need} cartes sur {size}\u00a0; "
            f"on peut en servir {most} au plus",
        )
