"""A hand as the floor imagines it from a few facts: chips and turns exact, cards unknown."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from croupier.cards import HIDDEN, Card
from croupier.games.game import Game
from croupier.play.actions import Action, Bet, BringIn, Call, Check, Draw, Fold, Raise
from croupier.play.dealer import AutoDealer, deck_for
from croupier.play.decide import decide
from croupier.play.evolve import begin, evolve
from croupier.play.forced import forced_posts
from croupier.play.menu import menu
from croupier.play.setup import NOBODY, Carried, Chips, HandSetup, PostKind, SeatNo, Stakes
from croupier.rulebook.house import House

if TYPE_CHECKING:
    from croupier.play.state import HandState

_MOST_CHORES = 200


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What is the same for all that happens at a table: whose rules, which game, which stakes."""

    home: House
    game: Game
    stakes: Stakes
    players: int = 6

    @property
    def unit(self) -> Chips:
        """The big blind, else the small bet: what the usual answers are measured by."""
        return self.stakes.big_blind or self.stakes.small_bet or self.stakes.big_bet

    @property
    def stack(self) -> Chips:
        """More chips than any bet of a usual hand."""
        largest = max(self.stakes.big_bet, self.stakes.big_blind, self.stakes.small_bet, 1)
        return 100_000 * largest


class _NoShuffle:
    """Unknown cards stay in the order in which they are not known."""

    def shuffle(self, deck: list[Card], /) -> None:
        """Nothing changes."""


class Scene:
    """A hand that is told rather than played: seats 1 to n, the button in the last of them."""

    __slots__ = ("dealer", "state", "table")

    def __init__(
        self,
        table: TableFacts,
        *,
        pot: Chips = 0,
        stacks: dict[SeatNo, Chips] | None = None,
        posted: dict[PostKind, Chips] | None = None,
        cards: bool = False,
    ) -> None:
        """Blinds and antes are posted and the first cards dealt; *pot* is what lay there before.

        *stacks* are those of seats that have less than plenty, *posted* forced bets that were put
        up in another size than they should have been.  With *cards* the deck is a fixed
        one instead of unknown cards, for games in which cards decide who acts.
        """
        self.table = table
        players = table.players
        sizes = [table.stack] * (players + 1)
        sizes[0] = 0
        for seat, chips in (stacks or {}).items():
            sizes[seat] = chips
        carried = (Carried(pot, tuple(range(1, players + 1))),) if pot else ()
        bare = HandSetup(
            table.game, table.stakes, table.home, tuple(sizes), players, (), carried=carried
        )
        posts = [
            replace(post, amount=(posted or {}).get(post.kind, post.amount))
            for post in forced_posts(table.game, table.stakes, table.home, bare.dealt_in, 0)
        ]
        setup = HandSetup(
            table.game,
            table.stakes,
            table.home,
            tuple(sizes),
            players,
            tuple(posts),
            carried=carried,
        )
        deck = deck_for(setup)
        opens_at_will = table.game.openers == "anything"
        known = (cards and opens_at_will) or table.game.family == "stud"
        self.dealer = AutoDealer(_mixed(deck) if known else (HIDDEN,) * len(deck), _NoShuffle())
        self.state: HandState = begin(setup)
        self._deal()

    @property
    def actor(self) -> SeatNo:
        """Whose turn it is."""
        return self.state.actor

    def act(self, action: Action) -> "Scene":
        """An action that the rules allow, and whatever the dealer then owes."""
        for event in decide(self.state, action):
            evolve(self.state, event)
        self._deal()
        return self

    def fold(self) -> "Scene":
        """The player in turn folds."""
        return self.act(Fold(self.actor))

    def passive(self) -> "Scene":
        """The player in turn checks, calls, brings in, or stands pat."""
        choice, seat = menu(self.state), self.actor
        if choice.draw is not None:
            held = tuple(self.state.hole[seat][: choice.draw_least])
            return self.act(Draw(seat, held))
        if choice.bring_in:
            return self.act(BringIn(seat))
        return self.act(Check(seat) if choice.check else Call(seat))

    def wager(self, to: Chips) -> "Scene":
        """The player in turn bets or raises to that total."""
        kind = Raise if self.state.bet_to else Bet
        return self.act(kind(self.actor, to))

    def to_street(self, street: int) -> "Scene":
        """Everybody stays in, with no bet but the one that a game must have, until that street."""
        if street > self.state.street and self.table.game.openers == "jacks":
            self._open()
        while self.state.street < street and self.actor != NOBODY:
            self.passive()
        while self.state.phase == "discarding":
            self.passive()
        return self

    def _open(self) -> None:
        """Without an opening bet the hand would be over before the draw: the first who may bets."""
        for _ in range(self.state.chairs):
            span = menu(self.state).wager
            if self.state.opened or span is not None or self.actor == NOBODY:
                break
            self.passive()
        if span is not None and not self.state.opened:
            self.wager(span.least)

    def until(self, seat: SeatNo) -> "Scene":
        """Everybody before *seat* stays in; his is the turn."""
        for _ in range(self.state.chairs):
            if self.actor in (seat, NOBODY):
                break
            self.passive()
        return self

    def _deal(self) -> None:
        for _ in range(_MOST_CHORES):
            events = () if self._is_unknown_who_wins() else self.dealer.next_chore(self.state)
            if not events:
                return
            for event in events:
                evolve(self.state, event)

    def _is_unknown_who_wins(self) -> bool:
        """Whether pots are to be pushed by cards that nobody knows."""
        state = self.state
        unknown = any(HIDDEN in held for held in state.hole)
        return (
            state.phase == "awarding"
            and state.live_count > 1
            and self.dealer.scores is None
            and unknown
        )


def _mixed(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """A fixed deck that is in no order."""
    step = 19 if len(deck) % 19 else 17
    return tuple(deck[(place * step) % len(deck)] for place in range(len(deck)))
