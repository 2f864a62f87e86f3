"""Who comes in now, and for what: newcomers, players who missed blinds, players who moved."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from croupier.games import Game
from croupier.play.setup import Chips, Post, SeatNo, Stakes
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table import entry_words as words
from croupier.table.owed_blinds import Blind, BlindBook, Sitter, owed_amount
from croupier.table.positions import HEADS_UP, Places, between, steps, steps_round
from croupier.table.why import Why
from croupier.text import Text

_IN_BETWEEN = "rrop3:12.explanations.3"

Wish = Literal["post", "wait"]
"""Come in as soon as it can be had, whatever it costs; or wait for the big blind."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What blinds cost at a table: their amounts, the least bet, and what *house* has chosen."""

    small: Chips
    big: Chips
    least_bet: Chips
    house: House
    lowball: bool = False

    @property
    def price(self) -> Chips:
        """What a player new to the table posts to come in: a big blind, at lowball two."""
        return 2 * self.big if self.lowball else self.big


def terms_of(game: Game, stakes: Stakes, house: House) -> Terms:
    """The terms of a game of two blinds."""
    equal = house.options.blinds.structure == "two_equal"
    big_bets = stakes.structure in ("none", "pot")
    least = min(stakes.small_bet, stakes.big_blind) if big_bets else stakes.small_bet
    return Terms(
        small=stakes.big_blind if equal else stakes.small_blind,
        big=stakes.big_blind,
        least_bet=least,
        house=house,
        lowball=game.family == "draw" and game.low_alone,
    )


@dataclass(frozen=True, slots=True)
class Entry:
    """What the next hand is for one player: cards or not, what he posts, and why.

    *offer* is what it would cost him to come in now; 0 where there is nothing to pay, or no way in.
    """

    player: str
    seat: SeatNo
    dealt: bool
    posts: tuple[Post, ...]
    why: Why
    offer: Chips = 0


@rule(
    "rrop3:4.blinds.4",
    "rrop3:4.blinds.5",
    "rrop3:4.blinds.7",
    "rrop3:4.blinds.8",
    "rrop3:4.blinds.9",
    "rrop3:4.blinds.11a",
    "rrop3:4.blinds.13",
    "rrop3:4.blinds.16",
    "rrop3:12.explanations.3",
)
def entry(
    book: BlindBook, one: Sitter, places: Places, terms: Terms, wish: Wish, *, adjusted: bool = True
) -> Entry:
    """Whether *one*, whom the big blind does not reach in this hand, gets cards, and for what.

    He posts or waits, except after the button and before the big blind, where he waits unless the
    house adjusts his blinds (and *adjusted*: there is room for it).  A dead button has not passed a
    newcomer who takes its seat.
    """
    if lets_blinds_pass(one, wish):
        return _dealing_off(book, one, places, terms)
    inside = between(book.chairs, one.seat, places.button, places.big)
    at_button = one.new and one.seat == places.button
    barred = at_button or (inside and (one.new or bool(book.owes(one.player))))
    blinds = terms.house.options.blinds
    if barred and not (blinds.between_blinds_entry and adjusted):
        return _waits(one, terms, words.BETWEEN, "rrop3:4.blinds.9")
    if blinds.cash_entry == "wait_for_big_blind":
        return _waits(one, terms, words.ONLY_WAITING, "rrop3:4.blinds.5")
    unpaid = one.new or "big" in book.owes(one.player)
    owed, price = _due(book, one, terms, both=barred and unpaid)
    if wish == "wait":
        cited = "rrop3:4.blinds.5" if one.new else "rrop3:4.blinds.11a"
        moved = one.hands_to_wait > 0
        waiting = words.MOVED_AWAY if moved else words.WAITS
        asked = "rrop3:4.blinds.18a" if moved else cited
        answer = _waits(one, terms, waiting, asked, hands=one.hands_to_wait)
        return replace(answer, offer=sum(post.amount for post in price))
    return _posts(one, terms, owed, price, adjusted=barred)


def _due(
    book: BlindBook, one: Sitter, terms: Terms, *, both: bool
) -> tuple[tuple[Blind, ...], tuple[Post, ...]]:
    """The blinds it takes *one* to come in now, and the posts they make.

    *both*: neither blind will come to him in this round any more.
    """
    missed = book.owes(one.player)
    if one.new or one.hands_to_wait:
        dead = terms.small if both or "small" in missed else 0
        return ("big", "small") if dead else ("big",), _as_new(one.seat, terms, dead)
    owed: tuple[Blind, ...] = ("big", "small") if both else missed
    return owed, made_up(one.seat, owed, terms)


@rule("rrop3:4.blinds.6a", "rrop3:4.blinds.6b", "rrop3:4.blinds.18b", "rrop3:4.blinds.18c")
def _as_new(seat: SeatNo, terms: Terms, dead: Chips) -> tuple[Post, ...]:
    """A big blind, at lowball two of them, all live; with it a *dead* small blind that is owed."""
    posts = (Post(seat, "posted", terms.price), Post(seat, "dead", dead))
    return tuple(post for post in posts if post.amount)


@rule("rrop3:4.blinds.11b")
def made_up(seat: SeatNo, missed: tuple[Blind, ...], terms: Terms) -> tuple[Post, ...]:
    """Missed blinds: as much as the least bet is live, the rest dead; a small blind alone is dead.

    Blinds missed in several rounds are made up once, as one big blind waited for clears them all.
    """
    total = owed_amount(missed, terms.small, terms.big)
    live = min(total, terms.least_bet) if "big" in missed else 0
    posts = (Post(seat, "posted", live), Post(seat, "dead", total - live))
    return tuple(post for post in posts if post.amount)


@rule("rrop3:4.blinds.18a", "rrop3:4.blinds.19")
def with_usual_wishes(book: BlindBook, wishes: Mapping[str, Wish]) -> dict[str, Wish]:
    """*wishes*, and that of who had the button and moved nearer to the blinds: he plays on.

    To let the blinds pass is his right, so it waits for his word.
    """
    usual: dict[str, Wish] = {
        one.player: "post"
        for one in book.sitters
        if one.dealing_off and not (one.let_pass or one.hands_to_wait or book.owes(one.player))
    }
    return {**usual, **wishes}


def lets_blinds_pass(one: Sitter, wish: Wish) -> bool:
    """Whether he deals off: until the first blind passes he may still think better of it."""
    return one.dealing_off and (one.let_pass or wish != "post")


@rule("rrop3:4.blinds.19")
def _dealing_off(book: BlindBook, one: Sitter, places: Places, terms: Terms) -> Entry:
    """Who had the button and moved comes in free, once the blinds and the button are past him."""
    inside = between(book.chairs, one.seat, places.button, places.big)
    if one.let_pass and not inside:
        why = _why(terms.house, words.DEALT_OFF, "rrop3:4.blinds.19", player=one.player)
        return Entry(one.player, one.seat, dealt=True, posts=(), why=why)
    return _waits(one, terms, words.DEALING_OFF, "rrop3:4.blinds.19")


def _posts(
    one: Sitter,
    terms: Terms,
    owed: tuple[Blind, ...],
    posts: tuple[Post, ...],
    *,
    adjusted: bool,
) -> Entry:
    """Cards for what it costs."""
    rules: tuple[str, ...]
    if adjusted:
        text, rules = words.ADJUSTED, (_IN_BETWEEN,)
    elif one.hands_to_wait:
        text, rules = words.POSTS_AFTER_MOVE, _by_game(terms, "18b", "18c")
    elif one.new:
        text, rules = words.POSTS_AS_NEW, _by_game(terms, "6a", "6b")
    else:
        text, rules = words.MAKES_UP, ("rrop3:4.blinds.11a", "rrop3:4.blinds.11b")
    amount = sum(post.amount for post in posts)
    why = _why(terms.house, text.format(amount=amount), *rules, player=one.player, owed=owed)
    return Entry(one.player, one.seat, dealt=True, posts=posts, why=why, offer=amount)


def _by_game(terms: Terms, usual: str, lowball: str) -> tuple[str, ...]:
    return (f"rrop3:4.blinds.{lowball if terms.lowball else usual}",)


def _waits(one: Sitter, terms: Terms, text: Text, *rules: str, **facts: object) -> Entry:
    why = _why(terms.house, text, *rules, player=one.player, seat=one.seat, **facts)
    return Entry(one.player, one.seat, dealt=False, posts=(), why=why)


def _why(house: House, text: Text, *rules: str, **facts: object) -> Why:
    return Why(text, house.cite(rules), facts)


def absent(one: Sitter, terms: Terms) -> Entry:
    """No cards for a player who is away or has no chips."""
    text = words.AWAY if one.chips else words.NO_CHIPS
    rules = ("rrop3:4.blinds.11a",) if one.chips else ("rrop3:4.blinds.13",)
    return _waits(one, terms, text, *rules)


def regular(
    one: Sitter, terms: Terms, posts: tuple[Post, ...], places: Places, *, squeezed_in: bool
) -> Entry:
    """Cards for somebody who owes nothing, or only the blind that comes to him now."""
    house = terms.house
    kinds = {post.kind for post in posts}
    dead = house.options.button.rule == "dead" or places.players == HEADS_UP
    method = ("rrop3:4.blinds.1b", "tda:32", "championship:blinds.1")
    rules = method if dead else ("rrop3:4.blinds.1a",)
    text = words.PLAYS
    if squeezed_in:
        text, rules = words.ADJUSTED.format(amount=terms.big + terms.small), (_IN_BETWEEN,)
    elif "big_blind" in kinds:
        text = words.BIG_BLIND
    elif "small_blind" in kinds:
        text = words.SMALL_BLIND
    why = _why(house, text, *rules, player=one.player, button=places.button, big=places.big)
    return Entry(one.player, one.seat, dealt=True, posts=posts, why=why)


def in_order(chairs: int, posts: tuple[Post, ...], places: Places) -> tuple[Post, ...]:
    """The blinds first, from the button on; then what others post to come in."""
    opening = ("small_blind", "big_blind")
    blinds = [post for post in posts if post.kind in opening]
    blinds.sort(key=lambda post: steps(chairs, places.button, post.seat))
    if places.button == places.big:
        blinds.sort(key=lambda post: post.kind == "big_blind")
    others = [post for post in posts if post.kind not in opening]
    others.sort(key=lambda post: steps_round(chairs, places.button, post.seat))
    return (*blinds, *others)
