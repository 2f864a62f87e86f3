"""What is wrong with a game file although each of its words is known: combinations that cannot be.

A game is only ever as good as its data, and a host may write his own; so every fault is one
sentence that says where, what, and what would do.
"""

import re
from collections import Counter
from collections.abc import Iterator

from croupier.cards import DECKS
from croupier.games.game import Game, Street

_BRING_IN_OPENERS = ("low_card", "high_card")
_BOOKS = ("rrop3", "rrop11", "general", "tda", "championship", "house")
_BOARD_OPENERS = ("high_board", "low_board")
_MOST_SEATS = 10
_MOST_SHARES = 2


def faults(game: Game) -> Iterator[str]:
    """Everything wrong with *game*, each `place: what, and what would do`; none if it is sound."""
    yield from _head(game)
    yield from _streets(game)
    yield from _shares(game)
    yield from _family(game)
    yield from _cards(game)


def _head(game: Game) -> Iterator[str]:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game.id):
        yield f"id: {game.id!r} must be small letters, digits and _, beginning with a letter"
    if not game.title.en.strip() or not game.title.fr.strip():
        yield "title: both en and fr are needed"
    if not game.structures or len(set(game.structures)) < len(game.structures):
        yield "structures: name at least one of limit, pot, none, spread, each once"
    for rule in game.rules:
        if rule.partition(":")[0] not in _BOOKS or not rule.partition(":")[2]:
            yield f"rules: {rule!r} is no article; known books: {', '.join(_BOOKS)}"
    if not 2 <= game.max_seats <= _MOST_SEATS:  # noqa: PLR2004 - a hand needs two
        yield f"max_seats: {game.max_seats} is not from 2 to {_MOST_SEATS}"


def _streets(game: Game) -> Iterator[str]:
    if not game.streets:
        yield "streets: a game has at least one"
        return
    names = Counter(street.name for street in game.streets)
    for name, times in names.items():
        if times > 1:
            yield f"streets: {name!r} is the name of {times} streets; give each its own"
    held = 0
    for number, street in enumerate(game.streets):
        place = f"streets[{number}]"
        counts = (street.down, street.up, street.board, street.draw, street.throw)
        if min(counts) < 0:
            yield f"{place}: a number of cards is below 0"
        yield from _street(game, street, place, held, first=number == 0)
        held += street.down + street.up - street.throw


def _street(game: Game, street: Street, place: str, held: int, *, first: bool) -> Iterator[str]:
    if first and not street.down + street.up:
        yield f"{place}: the first street deals no cards; set down or up"
    if first and (street.draw or street.throw):
        yield f"{place}: nothing can be drawn or thrown before cards are dealt"
    if street.draw and (street.down or street.up or street.board or street.throw):
        yield f"{place}: a draw replaces cards; it deals or throws none besides"
    if street.throw and any(one.up for one in game.streets):
        yield f"{place}: throw does not go with cards that lie open; leave out up"
    if street.draw > held and not first:
        yield f"{place}: draw = {street.draw}, but a player holds {held} cards"
    if street.throw >= held and street.throw and not first:
        yield f"{place}: throw = {street.throw} leaves nothing of {held} cards"
    if not first and not sum((street.down, street.up, street.board, street.draw)):
        yield f"{place}: nothing happens; set down, up, board or draw"
    yield from _opener(game, street, place, first=first)


def _opener(game: Game, street: Street, place: str, *, first: bool) -> Iterator[str]:
    opener = street.opener
    if opener in _BRING_IN_OPENERS and not (first and game.forced == "bring_in"):
        yield f"{place}: opener = {opener!r} is for the first street with forced = 'bring_in'"
    if first and game.forced == "bring_in" and opener not in _BRING_IN_OPENERS:
        yield f"{place}: a bring-in is paid by low_card or high_card, not {opener!r}"
    if opener == "after_blinds" and not (first and "blind" in game.forced):
        yield f"{place}: opener = 'after_blinds' is for the first street of games with blinds"
    if first and "blind" in game.forced and opener != "after_blinds":
        yield f"{place}: with blinds the first street opens 'after_blinds', not {opener!r}"
    if opener in _BOARD_OPENERS and not any(one.up for one in game.streets):
        yield f"{place}: opener = {opener!r} needs cards that lie open; set up"
    if opener == "draw_opener" and game.family != "draw":
        yield f"{place}: opener = 'draw_opener' is for family = 'draw'"


def _shares(game: Game) -> Iterator[str]:
    if not 1 <= len(game.shares) <= _MOST_SHARES:
        yield f"shares: a pot has 1 or 2 shares, not {len(game.shares)}"
    for number, share in enumerate(game.shares):
        place = f"shares[{number}]"
        if share.from_hole not in ((), (2,)):
            yield f"{place}: from_hole is [] (any cards) or [2] (exactly two)"
        if share.from_hole and not game.board_cards:
            yield f"{place}: from_hole needs common cards; no street sets board"
        if share.from_hole and share.scale not in ("high", "ace_to_five"):
            yield f"{place}: from_hole goes with high or ace_to_five, not {share.scale!r}"
        if share.qualifier == "hilo" and (number == 0 or share.scale != "ace_to_five"):
            yield f"{place}: qualifier = 'hilo' is for the second share, ace_to_five"
    if len(game.shares) == _MOST_SHARES and game.shares[0].scale != "high":
        yield "shares: the first of two is the high half"
    if len(game.shares) == _MOST_SHARES and game.shares[1].scale != "ace_to_five":
        yield "shares: the second of two is the ace_to_five low half"
    short = any(share.scale == "short_deck" for share in game.shares)
    if short != (game.deck == "short"):
        yield "deck: 'short' and the scale 'short_deck' go together"


def _family(game: Game) -> Iterator[str]:
    draws = any(street.draw for street in game.streets)
    upcards = any(street.up for street in game.streets)
    if draws != (game.family == "draw"):
        yield "family: 'draw' is for games in which a street sets draw, and for no others"
    if upcards != (game.family == "stud"):
        yield "family: 'stud' is for games in which a street sets up, and for no others"
    if (game.forced == "bring_in") != (game.family == "stud"):
        yield "forced: 'bring_in' goes with family = 'stud'"
    opened = game.openers != "anything" or game.passed_out != "play_on"
    if opened and not (game.family == "draw" and game.forced == "antes"):
        yield "openers, passed_out: for draw games with antes only"
    if game.joker != "never" and not (game.family == "draw" and game.deck == "standard"):
        yield "joker: for draw games with the standard deck only"


def _cards(game: Game) -> Iterator[str]:
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
        yield (
            f"max_seats: {game.max_seats} players need {need} of {size} cards; "
            f"at most {max(0, (size - rest) // max(each, 1))} can be dealt"
        )
