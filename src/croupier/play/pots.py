"""Main pot, side pots, and how a pot is divided."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from croupier.cards import JOKER, Card, ace_low
from croupier.games.game import PotShare
from croupier.play.events import Share
from croupier.play.runs import of_run, parts_of
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import from_left_of_button
from croupier.ranking import best, playing_cards
from croupier.rulebook.tags import rule


class Pot(NamedTuple):
    """Chips that the *seats* (live, ascending) play for; pot 0 is the main pot."""

    amount: Chips
    seats: tuple[SeatNo, ...]


class Award(NamedTuple):
    """A seat's part of one pot."""

    seat: SeatNo
    amount: Chips
    share: Share


@rule("rrop3:9.draw.13", "rrop3:11.tournament.17a")
def pots_of(state: HandState, among: Collection[SeatNo] | None = None) -> tuple[Pot, ...]:
    """The pots of the gathered chips, main pot first: one a level of matched chips.

    A player can win from each other only what he has matched; a layer all of whose payers
    folded falls into the pot below; dead chips belong to the main pot.  Side pots pushed during
    the showdown are gone.  *among* leaves out live seats that are known to win nothing.
    """
    put, settled_to = state.put, state.settled_to
    if settled_to != NOT_YET:
        put = [min(chips, settled_to) for chips in put]
    live = [s for s, alive in enumerate(state.live) if alive and (among is None or s in among)]
    levels = sorted({put[seat] for seat in live})
    if len(levels) == 1 and not state.carried:
        amount = sum(put) + state.dead
        return (Pot(amount, tuple(live)),) if amount else ()
    pots: list[Pot] = []
    below, extra = 0, state.dead
    for level in levels:
        amount = sum(min(chips, level) - min(chips, below) for chips in put) + extra
        if amount:
            pots.append(Pot(amount, tuple(seat for seat in live if put[seat] >= level)))
            extra = 0
        below = level
    over = sum(max(chips - below, 0) for chips in put)
    if over and pots:
        pots[-1] = Pot(pots[-1].amount + over, pots[-1].seats)
    return _with_carried(state, pots, over, tuple(live))


@rule("rrop3:9.draw.13")
def _with_carried(
    state: HandState, pots: list[Pot], over: Chips, live: tuple[SeatNo, ...]
) -> tuple[Pot, ...]:
    """Carried chips lie below the others, each part for those who matched it in earlier hands.

    A part whose players are those of the pot above joins it; one whose players have all folded is
    won with the next, or by all who are left.
    """
    rest = 0 if pots else state.dead + over
    below: list[Pot] = []
    for amount, seats in state.setup.carried:
        entitled = tuple(seat for seat in live if seat in seats)
        if not entitled:
            rest += amount
        elif below and below[-1].seats == entitled:
            below[-1] = Pot(below[-1].amount + amount, entitled)
        else:
            below.append(Pot(amount, entitled))
    if below and pots and below[-1].seats == pots[0].seats:
        top = below.pop()
        pots[0] = Pot(pots[0].amount + top.amount, top.seats)
    if rest:
        below, pots = _with_rest(below, pots, Pot(rest, live))
    return (*below, *pots)


def _with_rest(below: list[Pot], pots: list[Pot], rest: Pot) -> tuple[list[Pot], list[Pot]]:
    for part in (below, pots):
        if part:
            part[0] = Pot(part[0].amount + rest.amount, part[0].seats)
            return below, pots
    return [rest], pots


def score_of(state: HandState, seat: SeatNo, share: PotShare) -> int:
    """How good the hand of *seat* is for a share; -1 if it does not qualify."""
    highest = state.options.games.low_qualifier_hilo if share.qualifier == "hilo" else 0
    return best(share.scale, tuple(state.hole[seat]), tuple(state.board), share.from_hole, highest)


Scores = Callable[[SeatNo, PotShare], int]


@rule(
    "general:showdown.4",
    "general:omaha8.1",
    "general:omaha8.3",
    "general:stud8.1",
    "general:stud8.4",
    "rrop3:7.omaha8.2b",
    "rrop3:3.ties.1b",
    "rrop3:3.ties.8a",
    "rrop3:3.ties.9",
    "rrop3:3.showdown.2a",
    "tda:20C",
    "tda:21",
)
def divide(
    state: HandState, pot: Pot, scores: Scores, among: Collection[SeatNo] = ()
) -> list[Award]:
    """Who gets what of one pot: the best hand of each share, equal hands alike.

    Each pot is divided by itself, from its own contenders' cards alone.  *among*: the seats that
    win something in any pot, for houses that halve a pot nobody has a low in.
    """
    if len(pot.seats) == 1:
        return [Award(pot.seats[0], pot.amount, "uncontested")]
    shares = state.game.shares
    won = [(share, winners_of(pot.seats, share, scores)) for share in shares]
    if len(shares) == 1:
        return _split(state, won[0][0], won[0][1], pot.amount, "whole")
    high, low = won
    if not low[1]:
        contenders = tuple(seat for seat in pot.seats if seat in among)
        if contenders and any(scores(seat, low[0]) >= 0 for seat in among):
            return _halved_first(state, high, (low[0], contenders), pot.amount)
        return _split(state, *high, pot.amount, "whole")
    unit = split_unit(state)
    low_half = pot.amount // 2 // unit * unit
    return [
        *_split(state, *high, pot.amount - low_half, "high"),
        *_split(state, *low, low_half, "low"),
    ]


def _halved_first(
    state: HandState,
    high: tuple[PotShare, tuple[SeatNo, ...]],
    low: tuple[PotShare, tuple[SeatNo, ...]],
    amount: Chips,
) -> list[Award]:
    """Programs that halve all pots once any hand has a low part the spare half among all left."""
    half = amount // 2
    halves = [*_split(state, *high, amount - half, "whole"), *_split(state, *low, half, "whole")]
    total: dict[SeatNo, Chips] = {}
    for award in halves:
        total[award.seat] = total.get(award.seat, 0) + award.amount
    return [Award(seat, chips, "whole") for seat, chips in total.items()]


@rule("rrop3:3.ties.9", "tda:21")
def divide_all(state: HandState, scores: Scores) -> list[tuple[int, Award]]:
    """All awards with the numbers of their pots, side pots first; each pot is split by itself.

    While hands below them wait to be shown, only the side pots that are next.
    """
    if state.settling_to != NOT_YET:
        pots = pots_of(state)
        return _divided(state, pots, scores, down_to=_pots_that_wait(state, pots))
    pots = pots_of(state)
    awards = _divided(state, pots, scores)
    odd_chips = state.options.odd_chips
    merged = not state.options.pots.split_each and len(pots) > 1
    halved = odd_chips.unawarded_low == "halved_first" and len(state.game.shares) > 1
    if not merged and not halved:
        return awards
    winners = {award.seat for _, award in awards}
    pots = pots_of(state, winners) if merged else pots_of(state)
    spare = winners if halved else ()
    return _divided(state, pots, scores, spare)


def _divided(
    state: HandState,
    pots: Sequence[Pot],
    scores: Scores,
    among: Collection[SeatNo] = (),
    down_to: int = 0,
) -> list[tuple[int, Award]]:
    return [
        (number, award)
        for number in range(len(pots) - 1, down_to - 1, -1)
        for award in divide(state, pots[number], scores, among)
    ]


@rule("rrop3:2.procedures.15b", "rrop3:10.nolimit.14b")
def divide_runs(state: HandState, scores: Sequence[Scores]) -> list[tuple[int, int, Award]]:
    """Where the cards to come were dealt several times, each run has its part of each pot.

    Awards come with the numbers of their run and pot, side pots first.
    """
    pots, runs = pots_of(state), len(scores)
    twins = [of_run(state, run) for run in range(runs)]
    awards = []
    for number in range(len(pots) - 1, -1, -1):
        parts = parts_of(pots[number].amount, runs, split_unit(state))
        for run, part in enumerate(parts):
            pot = Pot(part, pots[number].seats)
            awards += [(run, number, one) for one in divide(twins[run], pot, scores[run])]
    return awards


@rule("rrop3:3.showdown.7d")
def _pots_that_wait(state: HandState, pots: Sequence[Pot]) -> int:
    """How many pots, the main pot first, wait for hands that are not shown yet."""
    side = sum(max(chips - state.settling_to, 0) for chips in state.put) - state.pushed
    number = len(pots)
    while side > 0:
        number -= 1
        side -= pots[number].amount
    return number


def winners_of(seats: Sequence[SeatNo], share: PotShare, scores: Scores) -> tuple[SeatNo, ...]:
    """The seats with the best qualifying hand for *share*; none if nobody qualifies."""
    top = max(scores(seat, share) for seat in seats)
    if top < 0:
        return ()
    return tuple(seat for seat in seats if scores(seat, share) == top)


def split_unit(state: HandState) -> Chips:
    """The least part of a split: the smallest chip, or half of it where the house allows halves."""
    unit = state.stakes.unit
    halves = state.options.odd_chips.unit == "half_chip" and unit % 2 == 0
    return unit // 2 if halves else unit


@rule("rrop3:3.ties.3", "rrop3:3.ties.4", "rrop3:3.ties.5", "tda:20")
def _split(
    state: HandState, share: PotShare, winners: tuple[SeatNo, ...], amount: Chips, name: Share
) -> list[Award]:
    """Equal parts in the smallest chip; what is left over goes chip by chip, one a player.

    Chips below the smallest unit cannot lie on a table; should they, they go with the first.
    """
    if len(winners) == 1:
        return [Award(winners[0], amount, name)]
    unit = split_unit(state)
    part = amount // len(winners) // unit * unit
    odd_chips, crumbs = divmod(amount - part * len(winners), unit)
    order = odd_chip_order(state, share, winners) if odd_chips or crumbs else winners
    most = state.options.odd_chips.max_per_player or odd_chips
    awards = []
    for seat in order:
        odd = min(odd_chips, most)
        awards.append(Award(seat, part + odd * unit + crumbs, name))
        odd_chips, crumbs = odd_chips - odd, 0
    return awards


def odd_chip_order(state: HandState, share: PotShare, winners: Sequence[SeatNo]) -> list[SeatNo]:
    """Who is first for an odd chip: by seat, at stud by card."""
    if state.game.family == "stud" and state.options.odd_chips.stud_tie == "card_by_suit":
        return _by_card(state, share, winners)
    return _by_seat(state, winners)


@rule("rrop3:3.ties.6", "tda:20A", "rrop3:3.ties.8b")
def _by_seat(state: HandState, winners: Sequence[SeatNo]) -> list[SeatNo]:
    """In button games the odd chip goes to the first winner left of the button."""
    return [seat for seat in from_left_of_button(state) if seat in winners]


@rule("rrop3:3.ties.1a", "rrop3:3.ties.7", "rrop3:3.ties.8b", "tda:20B")
def _by_card(state: HandState, share: PotShare, winners: Sequence[SeatNo]) -> list[SeatNo]:
    """At stud the odd chip goes by the highest card (for a low, as the house has it), by suit.

    Where that is a common card, the next one decides.
    """
    is_low = share.scale != "high"
    lowest = is_low and state.options.odd_chips.stud_low == "low_card"

    def places(seat: SeatNo) -> list[int]:
        cards = _cards_that_count(state, share, seat)
        own = [ace_low(card) if is_low else int(card) for card in cards]
        return sorted(own, reverse=not lowest)

    return sorted(winners, key=places, reverse=not lowest)


def _cards_that_count(state: HandState, share: PotShare, seat: SeatNo) -> tuple[Card, ...]:
    hole = tuple(state.hole[seat])
    if state.options.odd_chips.stud_cards == "all_cards" or JOKER in hole:
        return hole
    return playing_cards(share.scale, hole, tuple(state.board), share.from_hole)
