"""The next hand where nobody owes blinds in turn: antes, a bring-in, one blind, the button's own.

Everybody there is dealt in, and the button moves on, unless a mix freezes it while stud is played.
"""

from dataclasses import replace

from croupier.games import Game
from croupier.play.forced import forced_posts
from croupier.play.setup import NOBODY, Post, SeatNo, Stakes
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.next_hand import NextHand
from croupier.table.owed_blinds import BlindBook, refuse
from croupier.table.positions import HEADS_UP, Places, button_after, steps_round


def has_two_blinds(game: Game, stakes: Stakes, house: House) -> bool:
    """Whether hands of this game have a small and a big blind that go round the table."""
    two = house.options.blinds.structure in ("small_big", "two_equal")
    return game.forced == "blinds" and two and not stakes.middle_blind


@rule("tda:11B")
def frozen_button(book: BlindBook, active: set[SeatNo], house: House) -> SeatNo:
    """Where the button stands through all the stud of a mix: one on from the last blind hand.

    There the first hand with blinds after it finds it: the blinds have not moved meanwhile.
    """
    last = book.last
    if last is None:
        raise refuse(
            "No hand with blinds has been played yet.",
            "Aucune main à blindes n’a encore été jouée.",
            "Draw for the button.",
            "Tirer le bouton.",
            "tda:11B",
        )
    if book.held in active:
        return book.held
    follows = house.options.button.rule == "dead" and last.players > HEADS_UP
    return last.small if follows else button_after(book.chairs, last.button, active)


def hand_without_blinds(
    book: BlindBook, game: Game, stakes: Stakes, house: House, *, frozen: bool = False
) -> NextHand | None:
    """The next hand of such a game; None while fewer than two players are there.

    *frozen*: the button neither moves nor the blinds, which go on from where they were; before the
    first hand with blinds it stays where it was drawn.
    """
    players = [one for one in book.sitters if one.ready]
    if book.tournament:
        players = [one for one in book.sitters if one.chips and not one.gone]
    seats = {one.seat for one in players}
    if len(seats) < HEADS_UP:
        return None
    if frozen and book.last is not None:
        button = frozen_button(book, seats, house)
        after = replace(book, held=button)
    elif frozen:
        button = book.held if book.held in seats else _button(book, seats)
        after = replace(book, first_button=button, held=button)
    else:
        button = _button(book, seats)
        following = button_after(book.chairs, button, seats)
        after = replace(book, last=None, first_button=following, held=NOBODY)
    order = tuple(sorted(seats, key=lambda seat: steps_round(book.chairs, button, seat)))
    posts = forced_posts(game, stakes, house, order)
    here = {one.player for one in players}
    for one in book.sitters:
        after = after.with_sitter(replace(one, dealt=one.player in here))
    return NextHand(Places(button, NOBODY, NOBODY, len(order)), order, posts, (), after)


def _button(book: BlindBook, seats: set[SeatNo]) -> SeatNo:
    if book.last is not None:
        return button_after(book.chairs, book.held or book.last.button, seats)
    return book.first_button if book.first_button in seats else min(seats)


def antes_of(
    hand: NextHand, game: Game, stakes: Stakes, house: House, passed_out: int = 0
) -> tuple[Post, ...]:
    """The antes of a hand whose blinds are known: each his own, or one seat for the table."""
    bare = replace(stakes, small_blind=0, middle_blind=0, big_blind=0)
    posts = forced_posts(game, bare, house, hand.dealt_in, passed_out)
    if house.options.blinds.ante_payer != "big_blind":
        return posts
    big = hand.places.big or hand.dealt_in[-1]
    return tuple(replace(post, seat=big) if post.kind == "dead_ante" else post for post in posts)
