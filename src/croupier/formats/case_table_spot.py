"""Where a case's table stands between two hands, and the hand that comes next."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

from croupier.data import DataError, shown
from croupier.formats.case_table_start import Start, TableStart, book_of, stakes_at
from croupier.formats.case_words import Who
from croupier.games import Game, game
from croupier.play.forced import SetupError
from croupier.play.optional_posts import with_straddle
from croupier.play.setup import Carried, Chips, HandSetup, Post, SeatNo, Stakes
from croupier.rulebook.house import House
from croupier.table.entries import Wish, terms_of
from croupier.table.hand_without_blinds import antes_of, hand_without_blinds, has_two_blinds
from croupier.table.mixed import stakes_for
from croupier.table.next_hand import NextHand, next_hand
from croupier.table.owed_blinds import BlindBook
from croupier.table.positions import steps_round

_DEEP = 1000
"""Stacks in big blinds or big bets, so that nobody is all-in."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The table, the game it plays next, and what everybody has paid so far.

    *wishes* hold from now on.  *carried* lies in the pot from hands nobody opened, *forfeited* says
    that money was forfeited to it, and *passed_out* how many such hands there were.  *straddlers*
    put up a straddle whenever the house lets them.
    """

    start: Start
    house: House
    book: BlindBook
    game: Game
    stakes: Stakes
    wishes: Mapping[str, Wish] = field(default_factory=dict)
    paid: Mapping[str, Chips] = field(default_factory=dict)
    carried: Chips = 0
    passed_out: int = 0
    forfeited: bool = False
    straddlers: frozenset[str] = frozenset()

    def name(self, one: Who) -> str:
        """The name of somebody; DataError for a seat nobody has."""
        if isinstance(one, str):
            return one
        here = [sitter.player for sitter in self.book.sitters if sitter.seat == one]
        stay = [sitter.player for sitter in self.book.at(one)]
        if not here:
            raise DataError(
                "nobody has seat {seat}", "personne n’a le siège {seat}", place="_table", seat=one
            )
        return (stay or here)[-1]

    def seat(self, one: Who) -> SeatNo:
        """The seat of somebody; DataError for somebody who never sat here."""
        if isinstance(one, int):
            return one
        sitter = self.book.sitter(one)
        if sitter is None:
            raise DataError(
                "nobody here is called {name}",
                "personne ici ne s’appelle {name}",
                place="_table",
                name=shown(one),
            )
        return sitter.seat

    def carried_pots(self) -> tuple[Carried, ...]:
        """The pot from hands nobody opened, for which all who sit here play."""
        seats = tuple(sorted(one.seat for one in self.book.sitters if one.ready and not one.new))
        return (Carried(self.carried, seats),) if self.carried else ()


def at_start(table: TableStart, house: House) -> Spot:
    """Where the case begins."""
    stakes = stakes_at(table.start)
    plays = table.game
    if table.start.mixed:
        stakes = stakes_for(stakes, plays, stakes.structure)
    return Spot(table.start, house, book_of(table), plays, stakes, wishes=table.wishes)


def playing(spot: Spot, game_id: str) -> Spot:
    """The table once its mix has come to another game."""
    plays, whole = game(game_id), stakes_at(spot.start)
    structure = whole.structure if whole.structure in plays.structures else plays.structures[0]
    return replace(spot, game=plays, stakes=stakes_for(whole, plays, structure))


def hand_of(spot: Spot) -> NextHand | None:
    """The next hand; None while fewer than two could be dealt in."""
    if has_two_blinds(spot.game, spot.stakes, spot.house):
        terms = terms_of(spot.game, spot.stakes, spot.house)
        return next_hand(spot.book, terms, spot.wishes)
    stud = spot.game.family == "stud"
    frozen = spot.start.mixed and stud and spot.house.options.games.mixed_freeze_button
    return hand_without_blinds(spot.book, spot.game, spot.stakes, spot.house, frozen=frozen)


def posts_of(spot: Spot, hand: NextHand) -> tuple[Post, ...]:
    """All that is posted for that hand."""
    if not has_two_blinds(spot.game, spot.stakes, spot.house):
        return hand.posts
    antes = antes_of(hand, spot.game, spot.stakes, spot.house, spot.passed_out)
    if not spot.straddlers:
        return (*hand.posts, *antes)
    setup = setup_of(spot, hand, (*hand.posts, *antes))
    for seat in _straddling(spot, hand):
        with suppress(SetupError):
            setup = with_straddle(setup, seat)
    return setup.posts


def setup_of(spot: Spot, hand: NextHand, posts: tuple[Post, ...]) -> HandSetup:
    """What the hand starts from, everybody deep enough for all he may want."""
    deep = _DEEP * max(spot.stakes.big_blind, spot.stakes.big_bet, 1)
    seats = range(1, spot.book.chairs + 1)
    return HandSetup(
        game=spot.game,
        stakes=spot.stakes,
        house=spot.house,
        stacks=(0, *(deep if seat in hand.dealt_in else 0 for seat in seats)),
        button=hand.places.button,
        posts=posts,
    )


def _straddling(spot: Spot, hand: NextHand) -> list[SeatNo]:
    """Who would straddle, from the left of the big blind."""
    dealt = [one for one in hand.book.sitters if one.dealt and one.player in spot.straddlers]
    big, chairs = hand.places.big or hand.places.button, spot.book.chairs
    return sorted((one.seat for one in dealt), key=lambda seat: steps_round(chairs, big, seat))


def dealt(spot: Spot) -> Spot:
    """The table once the next hand is dealt; DataError if there can be none."""
    hand = hand_of(spot)
    if hand is None:
        raise DataError(
            "fewer than two players can be dealt in",
            "moins de deux joueurs peuvent recevoir des cartes",
            place="_floor",
        )
    names = {one.seat: one.player for one in spot.book.sitters if not one.gone}
    names |= {one.seat: one.player for one in hand.book.sitters if one.dealt}
    paid = dict(spot.paid)
    for post in posts_of(spot, hand):
        player = names[post.seat]
        paid[player] = paid.get(player, 0) + post.amount
    return replace(spot, book=hand.book, paid=paid)
