"""How much may be bet: the totals each betting structure allows."""

from typing import NamedTuple

from croupier.cards import Card
from croupier.play.events import WagerKind
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.tags import rule


class WagerRange(NamedTuple):
    """The totals for the round a wager may make: from *least* to *most* in steps of *step*.

    *choices* lists them where they are no range (fixed limit).  A stack too short for the least
    full wager has its all-in as the only choice.
    """

    kind: WagerKind
    least: Chips
    most: Chips
    step: Chips = 1
    choices: tuple[Chips, ...] = ()

    def allows(self, total: Chips, stack_total: Chips) -> bool:
        """Whether *total* is legal for a player whose whole stack makes *stack_total*."""
        if self.choices:
            return total in self.choices
        if not self.least <= total <= self.most:
            return False
        return total % self.step == 0 or total in (self.most, stack_total)


def wager_kind(state: HandState) -> WagerKind:
    """What a wager is called now: open (first round of draw), bet, complete or raise."""
    if not state.bet_to:
        opens = state.street == 0 and state.game.forced == "antes" and state.game.family == "draw"
        return "open" if opens else "bet"
    if state.full_level == 0 and state.structure == "limit":
        return "complete"
    if state.game.forced == "bring_in" and state.street == 0 and not state.opened:
        return "complete"
    return "raise"


@rule(
    "general:limit.1",
    "general:limit.2",
    "general:limit.3",
    "rrop3:8.stud.0c",
    "rrop3:9.draw.0e",
    "general:stud.7",
)
def street_size(state: HandState) -> Chips:
    """The fixed bet of the street: the small size on the early rounds, the big one after."""
    return state.size


@rule("rrop3:3.bets.7a")
def wager_range(state: HandState, seat: SeatNo) -> WagerRange:
    """What *seat* could bet or raise to, were it allowed to; *most* may be below the bet faced."""
    structure = state.structure
    if structure == "limit":
        return _fixed(state, seat)
    total = state.bets[seat] + state.stacks[seat]
    least = least_full(state)
    if structure == "pot":
        most = min(total, max(_in_whole_chips(state, pot_maximum(state, seat)), least))
    elif structure == "spread":
        most = min(total, state.bet_to + state.stakes.big_bet)
    else:
        most = total
    if state.options.raising.min_against_short == "capped_at_effective_stack":
        least = min(least, max(_deepest_other(state, seat), state.bet_to + 1))
    if least >= most:
        return WagerRange(wager_kind(state), most, most, 1)
    step = _step(state) if state.steps_vary else state.stakes.unit
    if least % step:
        least = min(most, least + step - least % step)
    return WagerRange(wager_kind(state), least, most, step)


def _deepest_other(state: HandState, seat: SeatNo) -> Chips:
    return max(
        state.bets[other] + state.stacks[other]
        for other, live in enumerate(state.live)
        if live and other != seat
    )


def _step(state: HandState) -> Chips:
    """Totals go by the smallest chip, or by small blinds where that blind counts as a big one.

    Houses may ask for whole chips of the least opening bet.
    """
    stakes = state.stakes
    if _by_opening_chip(state):
        return stakes.small_bet
    if _small_blind_counts(state) and stakes.small_blind:
        return stakes.small_blind
    return stakes.unit


@rule("rrop3:10.nolimit.11")
def _by_opening_chip(state: HandState) -> bool:
    """Whether all bets go by the chip of the least opening bet: at big bets, if so ruled."""
    by_opening = state.options.betting.bet_unit == "opening_bet_chip"
    return by_opening and state.structure in ("none", "pot")


def _in_whole_chips(state: HandState, to: Chips) -> Chips:
    return to - to % state.stakes.small_bet if _by_opening_chip(state) else to


@rule(
    "rrop3:3.bets.6",
    "rrop3:10.nolimit.2",
    "rrop3:10.nolimit.3a",
    "general:nolimit.2",
    "general:nolimit.3",
    "tda:43A",
    "championship:bets.2",
    "championship:bets.3",
)
def least_full(state: HandState) -> Chips:
    """The least total of a full wager: the least bet, or a raise by the largest full one so far.

    Championship houses ask for double the bet before instead, never below the big blind; where the
    house posts a larger least opening, that is what the first to come in puts in.
    """
    if state.least_opening and opening_is_posted(state):
        return state.least_opening
    if state.options.raising.min_rule == "double_previous" and state.bet_to:
        return max(2 * state.bet_to, state.least_bet)
    if wager_kind(state) == "complete":
        return max(state.stakes.small_bet, state.bet_to + 1)
    return state.bet_to + state.last_raise


@rule("general:potlimit.2")
def opening_is_posted(state: HandState) -> bool:
    """Whether the first to come in must put in what the house has posted, more than the blinds."""
    return not (state.street or state.opened) and state.least_opening > state.bet_to > 0


@rule("general:potlimit.2")
def must_open_for_more(state: HandState, seat: SeatNo) -> bool:
    """Whether a call of the blind will not do for *seat*: it opens for the posted amount or folds.

    A stack that does not exceed the blind may still be all-in.
    """
    if not opening_is_posted(state) or state.bets[seat] >= state.bet_to:
        return False
    return state.bets[seat] + state.stacks[seat] > state.bet_to


def _small_blind_counts(state: HandState) -> bool:
    """Whether the small blind still counts as a big one in the pot (rrop3:10.potlimit.6).

    That lasts until the big blind has acted on the first round.
    """
    if not state.options.potlimit.small_blind_counts_as_big or state.structure != "pot":
        return False
    if state.street or not _has_small_blind(state):
        return False
    big = next((post.seat for post in state.setup.posts if post.kind == "big_blind"), NOBODY)
    return big != NOBODY and state.faced[big] < 0


@rule(
    "rrop3:10.potlimit.0",
    "rrop3:10.potlimit.4",
    "rrop3:10.potlimit.5",
    "rrop3:10.potlimit.6",
    "general:potlimit.1",
    "tda:54B",
    "tda:54C",
)
def pot_maximum(state: HandState, seat: SeatNo) -> Chips:
    """The most a pot-limit wager makes: the bet faced, raised by the pot after the call."""
    owed = max(0, state.bet_to - state.bets[seat])
    pot = counted_pot(state) + owed
    if state.options.potlimit.round_up == "up_to_chip_in_use":
        pot += -pot % (state.options.potlimit.round_unit or state.stakes.unit)
    return state.bet_to + pot


def counted_pot(state: HandState) -> Chips:
    """The pot as pot-limit counts it: before the flop by the full blinds, later the real chips."""
    if state.street or state.game.forced != "blinds":
        return state.pot
    potlimit = state.options.potlimit
    pot = sum(state.bets)
    pot += sum(post.amount for post in state.setup.posts if post.kind == "dead")
    if potlimit.ante_counts_preflop:
        pot = state.pot
    if potlimit.short_blind_counts_full:
        pot += state.blinds_short + _missing_small_blind(state)
    if _small_blind_counts(state):
        pot += state.stakes.big_blind - state.stakes.small_blind
    return pot


def _missing_small_blind(state: HandState) -> Chips:
    """The small blind that an empty seat would have posted, unless dead chips stand for it."""
    kinds = {post.kind for post in state.setup.posts}
    if "small_blind" in kinds or "dead" in kinds or "big_blind" not in kinds:
        return 0
    return state.stakes.small_blind if _has_small_blind(state) else 0


def _has_small_blind(state: HandState) -> bool:
    """Whether this house plays a small blind below the big one: not one blind, nor equal ones."""
    structure = state.options.blinds.structure
    return state.game.forced == "blinds" and structure in ("small_big", "three")


@rule("rrop3:3.bets.5b", "rrop3:3.bets.5c", "rrop3:8.stud.3", "general:stud.5")
def _fixed(state: HandState, seat: SeatNo) -> WagerRange:
    """At fixed limit a wager goes one size above the last full level; short all-ins are completed.

    A stack that does not reach that far may go all-in.
    """
    kind = wager_kind(state)
    total = state.bets[seat] + state.stacks[seat]
    base = state.full_level if state.completes_short else _completed_level(state)
    sizes = wager_sizes(state, seat) if state.sizes_vary else (state.size,)
    least = base + sizes[0]
    if len(sizes) == 1 or least >= total:
        to = min(total, least)
        return WagerRange(kind, to, to, 1, (to,))
    reachable = sorted({min(base + size, total) for size in sizes})
    return WagerRange(kind, least, reachable[-1], 1, tuple(reachable))


def _completed_level(state: HandState) -> Chips:
    """Where short all-ins are not completed they are raised over; the bring-in still is."""
    bring_in = state.game.forced == "bring_in" and state.street == 0 and not state.opened
    return 0 if bring_in else state.bet_to


def wager_sizes(state: HandState, seat: SeatNo) -> tuple[Chips, ...]:
    """The sizes a fixed-limit wager may have: one, or two over an open pair on fourth street."""
    if state.street == 1 and open_pair_showing(state):
        return _open_pair_sizes(state, seat)
    if state.options.draw.open_raise and wager_kind(state) == "open":
        return _opening_sizes(state)
    return (state.size,)


@rule("rrop3:9.draw.0b")
def _opening_sizes(state: HandState) -> tuple[Chips, ...]:
    """Where the house lets a player open at draw for a raise, he may open for double."""
    size = street_size(state)
    return (size, 2 * size)


def opens_for_a_raise(state: HandState, to: Chips) -> bool:
    """Whether a wager to *to* is an opening at limit draw that is a bet and a raise in one."""
    fixed = state.structure == "limit"
    return fixed and wager_kind(state) == "open" and to >= 2 * street_size(state)


@rule("rrop3:8.stud.4a", "rrop3:8.stud.4b", "rrop3:8.stud.4c", "general:stud.8", "general:stud.9")
def _open_pair_sizes(state: HandState, seat: SeatNo) -> tuple[Chips, ...]:
    """Small or big over an open pair on fourth street, as the house has it.

    Once the big size is in, every raise is of that size.
    """
    small, big = state.stakes.small_bet, state.stakes.big_bet
    if state.opened:
        if state.last_raise >= big:
            return (big,)
        mixed = state.options.stud.open_pair == "any_player_either_size"
        return (small, big) if mixed else (small,)
    if state.options.stud.open_pair == "any_player_either_size":
        return (small, big)
    pairs = [s for s, live in enumerate(state.live) if live and shows_pair(state, s)]
    if seat in pairs or all(state.faced[pair] >= 0 for pair in pairs):
        return (small, big)
    return (small,)


@rule("general:stud8.6", "general:stud.8", "rrop3:8.stud.4a")
def open_pair_showing(state: HandState) -> bool:
    """Whether this is fourth street of a limit stud hand with a pair showing somewhere."""
    stud = state.options.stud
    if state.game.family != "stud" or state.street != 1 or stud.open_pair == "none":
        return False
    high_only = all(share.scale == "high" for share in state.game.shares)
    if stud.open_pair_games == "stud_high_only" and not high_only:
        return False
    for seat, live in enumerate(state.live):  # noqa: SIM110 - a plain loop is the hot path
        if live and shows_pair(state, seat):
            return True
    return False


def upcards(state: HandState, seat: SeatNo) -> tuple[Card, ...]:
    """The open cards of *seat*, in the order they came (rrop3:8.stud.0d)."""
    return tuple(card for card, up in zip(state.hole[seat], state.up[seat], strict=True) if up)


def shows_pair(state: HandState, seat: SeatNo) -> bool:
    """Whether the door card of *seat* is paired on fourth street."""
    *_, door, fourth = zip(state.up[seat], state.hole[seat], strict=True)
    return door[0] and fourth[0] and door[1] >> 2 == fourth[1] >> 2
