"""Tables of two blinds for tests: who sits where, hands without cards, posts in one line."""

from collections.abc import Iterable
from dataclasses import replace

from croupier.rulebook.house import House, house
from croupier.table.entries import Entry, Terms, Wish
from croupier.table.next_hand import NextHand, next_hand
from croupier.table.owed_blinds import (
    BlindBook,
    changes_seat,
    comes_back,
    has_rebought,
    is_ruined,
    plays_over,
    sits_down,
    stands_up,
    starts,
    steps_away,
)
from croupier.table.positions import Places
from kit.hands import with_options


class BlindTable:
    """A table between hands; players are called by the seat they took, `p3`, or by a name."""

    def __init__(
        self,
        *seats: int,
        button: int,
        chairs: int = 6,
        rules: str | House = "rrop3_cash",
        tournament: bool = False,
        lowball: bool = False,
    ) -> None:
        """Blinds of 5 and 10 in the house *rules*; the button of the first hand was drawn."""
        book = BlindBook(chairs, tournament=tournament)
        for seat in seats:
            book = sits_down(book, f"p{seat}", seat)
        self.book = starts(book, button)
        chosen = house(rules) if isinstance(rules, str) else rules
        self.terms = Terms(5, 10, 10, chosen, lowball)

    def choosing(self, **groups: dict[str, object]) -> "BlindTable":
        """The same with options of the house changed."""
        self.terms = replace(self.terms, house=with_options(self.terms.house, **groups))
        return self

    def long_after(self, button: int, small: int, big: int) -> "BlindTable":
        """The last hand had these places, and all who sit there played it in turn."""
        players = len(self.book.sitters)
        sitters = tuple(
            replace(one, new=False, dealt=True, half=one.seat == big) for one in self.book.sitters
        )
        last = Places(button, small, big, players)
        self.book = replace(self.book, last=last, sitters=sitters, travel=5 * self.book.chairs)
        return self

    def deal(self, **wishes: Wish) -> NextHand:
        """The next hand, dealt."""
        hand = next_hand(self.book, self.terms, wishes)
        assert hand is not None
        self.book = hand.book
        return hand

    def ahead(self, player: str, wish: Wish = "wait") -> Entry:
        """What the next hand would be for *player*."""
        hand = next_hand(self.book, self.terms, {player: wish})
        assert hand is not None
        return hand.of(player)

    def sit(self, player: str, seat: int, *, blinds_set: bool = False) -> None:
        """*player* takes a seat, perhaps when the blinds of the next hand are up already."""
        self.book = sits_down(self.book, player, seat, blinds_set=blinds_set)

    def over(self, player: str, seat: int) -> None:
        """*player* plays over an absent one."""
        self.book = plays_over(self.book, player, seat)

    def leave(self, *players: str) -> None:
        """They leave the table."""
        for player in players:
            self.book = stands_up(self.book, player)

    def away(self, *players: str) -> None:
        """They are away."""
        for player in players:
            self.book = steps_away(self.book, player)

    def back(self, *players: str) -> None:
        """They are back."""
        for player in players:
            self.book = comes_back(self.book, player)

    def move(self, player: str, seat: int) -> None:
        """*player* changes seats."""
        self.book = changes_seat(self.book, player, seat)

    def bust(self, player: str) -> None:
        """*player* has lost all his chips."""
        self.book = is_ruined(self.book, player)

    def rebuy(self, player: str) -> None:
        """*player* has chips again."""
        self.book = has_rebought(self.book, player)


def posts(hand: NextHand) -> list[str]:
    """The posts as `3 big_blind 10`."""
    return [f"{post.seat} {post.kind} {post.amount}" for post in hand.posts]


def places(hand: NextHand) -> tuple[int, int, int]:
    """Button, small and big blind by seat."""
    return hand.places.button, hand.places.small, hand.places.big


def of(entry: Entry) -> list[tuple[str, int]]:
    """What somebody posts, by kind and amount."""
    return [(post.kind, post.amount) for post in entry.posts]


def played(hands: Iterable[NextHand]) -> list[list[str]]:
    """The posts hand by hand."""
    return [posts(hand) for hand in hands]
