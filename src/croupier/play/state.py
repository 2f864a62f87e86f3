"""Where a hand stands: a fold over its events.  Lists are indexed by seat; index 0 is unused.

No undealt card is ever in here: the stub, the burns and the muck stay with the Dealer.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple, Self

from croupier.play.setup import NOBODY, Carried, Chips, HandSetup, SeatNo, Stakes
from croupier.rulebook.tags import rule

if TYPE_CHECKING:
    from croupier.cards import Card
    from croupier.games.game import Street, Structure
    from croupier.play.irregular import Irregular
    from croupier.rulebook.options import Options

Phase = Literal[
    "posting",
    "dealing",
    "betting",
    "chopping",
    "gathering",
    "agreeing",
    "discarding",
    "drawing",
    "turning_up",
    "arranging",
    "showing",
    "awarding",
    "settled",
    "over",
]
"""posting forced bets; dealing a street and opening its round; betting; the big blind answering
whether the blinds are taken back; gathering the bets; players agreeing how often the cards to come
are dealt; players discarding; the dealer replacing; turning all-in hands up; arranging the order of
showing; showing; awarding the pots; settled, pots pushed; over."""

AWAITING: frozenset[str] = frozenset({"betting", "chopping", "agreeing", "discarding", "showing"})
"""The phases in which a player is to act."""

NOT_YET = -1
"""In `faced`, `mark` and `drew`: not in this round; in `settled_to`: no side pot so far."""


@rule(
    "general:limit.1",
    "general:limit.2",
    "general:limit.3",
    "rrop3:8.stud.0c",
    "rrop3:9.draw.0e",
    "general:stud.7",
)
def size_of_street(stakes: Stakes, street: "Street") -> Chips:
    """The fixed bet of a street: the small size on the early ones, the big one on the others."""
    return stakes.small_bet if street.bet == "small" else stakes.big_bet


@rule("rrop3:3.bets.1")
def may_bar_check_raise(options: "Options") -> bool:
    """Whether a check can bind in this house: check-raise is allowed unless it says otherwise."""
    return options.betting.check_raise != "everywhere"


class Cards(NamedTuple):
    """The board and every seat's cards, as one run of the deal made them or found them."""

    board: tuple["Card", ...]
    hole: tuple[tuple["Card", ...], ...]
    up: tuple[tuple[bool, ...], ...]


class HandState:
    """The state of one hand.

    `put` are the matched chips of earlier rounds, `bets` those of this round still in front of the
    player, `dead` chips that count as nobody's bet.  `faced[seat]` is the total that seat had to
    match when it last acted in the round, `mark[seat]` how many full wagers there were then.
    Side pots are pushed while hands below them still wait to be shown: those of more than
    `settled_to` chips a player are pushed, those of more than `settling_to` are next; NOT_YET for
    neither means that no side pot is settled by itself.
    `board`, `hole` and `up` are those of the run being dealt, number `run` of `runs` (0: nobody has
    been asked yet); those of the runs before it are in `runs_done`, and `before_runs` is what they
    all began from.
    `largest_step` is the largest step up the bet took in the round, `short_run` what the all-ins
    that were not full have added since the last full wager, or since they last made one together.
    `round_turn` is the turn at which the round opened; `irregular` is None while nothing has gone
    wrong.
    """

    __slots__ = (
        "able",
        "acted_after_draw",
        "actor",
        "aggressor",
        "awards",
        "before_runs",
        "bet_to",
        "bets",
        "blinds_short",
        "board",
        "burned",
        "button",
        "capped",
        "carried",
        "chairs",
        "checks_bind",
        "chop_refused",
        "completes_short",
        "dead",
        "discards",
        "drew",
        "faced",
        "first_wager_has_conditions",
        "full_level",
        "full_wagers",
        "game",
        "hole",
        "irregular",
        "killed",
        "largest_step",
        "last_option",
        "last_raise",
        "least_bet",
        "least_opening",
        "left_for_next",
        "live",
        "live_count",
        "mark",
        "mucked",
        "opened",
        "opened_by",
        "opens_without_chips",
        "options",
        "phase",
        "posts_done",
        "proven",
        "pushed",
        "put",
        "raise_cap",
        "round_open",
        "round_opener",
        "round_turn",
        "run",
        "run_answers",
        "runs",
        "runs_done",
        "runs_from",
        "settled_to",
        "settling_to",
        "setup",
        "short_mark",
        "short_run",
        "show_order",
        "shown",
        "size",
        "sizes_vary",
        "split_openers",
        "stacks",
        "stakes",
        "steps_vary",
        "street",
        "structure",
        "turn",
        "turned_up",
        "up",
        "wagers",
        "wagers_allowed",
        "wagers_have_conditions",
    )

    def __init__(self, setup: HandSetup) -> None:
        """The state before the first forced bet."""
        stacks = setup.stacks
        size = len(stacks)
        dealt_in = [stack > 0 for stack in stacks]
        if setup.carried:
            dealt_in = [setup.takes_part(seat) for seat in range(size)]
        self.setup = setup
        self.game = setup.game
        self.stakes = setup.stakes
        self.options = setup.house.options
        self.button = setup.button
        self.chairs = size - 1
        self.phase: Phase = "posting" if setup.posts else "dealing"
        self.posts_done = 0
        self.street = 0
        self.turn = 0
        self.burned = False
        self.stacks: list[Chips] = list(stacks)
        self.bets: list[Chips] = [0] * size
        self.put: list[Chips] = [0] * size
        self.dead: Chips = 0
        self.carried: Chips = sum(pot.amount for pot in setup.carried)
        self.pushed: Chips = 0
        self.left_for_next: tuple[Carried, ...] = ()
        self.live: list[bool] = dealt_in
        self.live_count = sum(dealt_in)
        self.able = sum(stack > 0 for stack in stacks)
        self.hole: list[list[Card]] = [[] for _ in stacks]
        self.up: list[list[bool]] = [[] for _ in stacks]
        self.board: list[Card] = []
        self._begin_regular()
        self.read_house()
        self.reset_round()
        self._begin_agreements(size)
        self.blinds_short: Chips = 0
        self.opened_by: SeatNo = NOBODY
        self.split_openers = False
        self.proven = False
        self.discards: list[tuple[Card, ...]] = [()] * size
        self.drew: list[int] = [NOT_YET] * size
        self.acted_after_draw = False
        self.turned_up = False
        self.show_order: tuple[SeatNo, ...] = ()
        self.shown: list[tuple[Card, ...]] = [()] * size
        self.mucked: list[bool] = [False] * size
        self.killed: list[bool] = [False] * size
        self.awards: list[tuple[SeatNo, Chips, int, str, int]] = []
        self.settling_to: Chips = NOT_YET
        self.settled_to: Chips = NOT_YET

    def _begin_regular(self) -> None:
        """Nobody has acted and nothing has gone wrong so far."""
        self.irregular: Irregular | None = None
        self.round_turn = 0
        self.actor: SeatNo = NOBODY
        self.round_opener: SeatNo = NOBODY

    def read_house(self) -> None:
        """What the house and the stakes say about the rounds to come."""
        self.structure: Structure = self.setup.structure_of(0)
        self.raise_cap = self.setup.raise_cap(self.structure)
        self.least_bet: Chips = self.setup.least_bet(self.structure)
        self.least_opening: Chips = self.setup.least_opening
        self.wagers_allowed = self.setup.wagers_allowed
        options, game = self.options, self.game
        openers = "jacks" in (game.openers, options.draw.openers)
        self.first_wager_has_conditions = openers or game.forced == "bring_in"
        self.checks_bind = may_bar_check_raise(options)
        self.opens_without_chips = game.family == "draw" and game.forced == "antes"
        self.steps_vary = (
            options.betting.bet_unit != "any_chip" or options.potlimit.small_blind_counts_as_big
        )
        self.sizes_vary = game.family == "stud" or options.draw.open_raise
        self.completes_short = options.limits.complete_short
        self.last_option: SeatNo = self.setup.last_option

    def _begin_agreements(self, size: int) -> None:
        """Nothing has been agreed between the players."""
        self.round_open = False
        self.chop_refused = False
        self.runs = 0
        self.run = 0
        self.run_answers: list[int] = [0] * size
        self.runs_done: tuple[Cards, ...] = ()
        self.before_runs: Cards | None = None
        self.runs_from = 0

    def reset_round(self) -> None:
        """A betting round begins: nothing is bet and nobody has acted."""
        if self.stakes.structures:
            self.structure = self.setup.structure_of(self.street)
            self.raise_cap = self.setup.raise_cap(self.structure)
            self.least_bet = self.setup.least_bet(self.structure)
        if self.irregular is not None:
            self.irregular = self.irregular.in_next_round()
        first = self.street == 0 and self.first_wager_has_conditions
        self.wagers_have_conditions = first or self.checks_bind
        size = len(self.stacks)
        self.size: Chips = size_of_street(self.stakes, self.game.streets[self.street])
        self.bet_to: Chips = 0
        self.last_raise: Chips = self.least_bet
        self.full_level: Chips = 0
        self.wagers = 0
        self.full_wagers = 0
        self.short_mark = NOT_YET
        self.largest_step: Chips = 0
        self.short_run: Chips = 0
        self.capped = False
        self.opened = False
        self.aggressor: SeatNo = NOBODY
        self.faced: list[Chips] = [NOT_YET] * size
        self.mark: list[int] = [NOT_YET] * size

    def copy(self) -> Self:
        """An equal state that shares no list with this one."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value[:] if type(value) is list else value)
        twin.hole = [cards[:] for cards in self.hole]
        twin.up = [cards[:] for cards in self.up]
        return twin

    @property
    def pot(self) -> Chips:
        """All chips that are in and not pushed: gathered, dead, carried, in front of players."""
        return sum(self.put) + sum(self.bets) + self.dead + self.carried - self.pushed

    @property
    def chips(self) -> Chips:
        """Every chip of the hand, wherever it lies; no event may change it."""
        chips = sum(self.stacks) + self.pot + sum(pot.amount for pot in self.left_for_next)
        return chips if self.irregular is None else chips + self.irregular.chips

    @property
    def cards(self) -> Cards:
        """The board and the hands as they lie now."""
        return Cards(tuple(self.board), tuple(map(tuple, self.hole)), tuple(map(tuple, self.up)))

    def lay_out(self, cards: Cards) -> None:
        """Put the board and the hands back to what *cards* says."""
        self.board = list(cards.board)
        self.hole = [list(held) for held in cards.hole]
        self.up = [list(lying) for lying in cards.up]
