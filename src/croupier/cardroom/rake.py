"""What the house takes of a finished hand, from which pots, and from whom."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from croupier.cardroom.saying import told
from croupier.play import events as ev
from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.table.why import Why
from croupier.text import Text

SHARE = "house:rake.share"
NO_FLOP = "house:rake.no_flop"
WINNERS = "house:rake.winners"

_HUNDRED = 100


@dataclass(frozen=True, slots=True)
class RakePlan:
    """How a table is raked: *percent* of the pots, or a fixed *drop* a hand.

    *cap* is the most of one hand, 0 for no cap; *caps* are caps for few players: of those with
    room for all dealt in the smallest counts, as `(2, 1), (4, 2)`.  *on_flop*: no flop, no drop.
    """

    percent: int = 0
    drop: Chips = 0
    cap: Chips = 0
    caps: tuple[tuple[int, Chips], ...] = ()
    on_flop: bool = True


@dataclass(frozen=True, slots=True)
class Award:
    """What a seat won of pot number *pot* (0 is the main pot)."""

    pot: int
    seat: SeatNo
    amount: Chips


@dataclass(frozen=True, slots=True)
class RakedHand:
    """What the rake of a finished hand depends on: who won what, in chips of *unit*.

    Bets that nobody called are returned before pots are made, so no award holds any.
    """

    awards: tuple[Award, ...]
    dealt_in: int
    flop: bool
    unit: Chips = 1

    @property
    def pots(self) -> tuple[Chips, ...]:
        """The pots, the main pot first."""
        pots = [0] * (1 + max((award.pot for award in self.awards), default=-1))
        for award in self.awards:
            pots[award.pot] += award.amount
        return tuple(pots)


@dataclass(frozen=True, slots=True)
class Rake:
    """What is taken: from each pot, the main pot first, and from each seat that won, ascending."""

    pots: tuple[Chips, ...]
    seats: tuple[tuple[SeatNo, Chips], ...]
    why: Why

    @property
    def total(self) -> Chips:
        """What is taken of the whole hand."""
        return sum(self.pots)


def rake_plan(
    house: House, *, caps: tuple[tuple[int, Chips], ...] = (), drop: Chips = 0
) -> RakePlan:
    """The plan of a table of *house*; a fixed *drop* replaces the percentage."""
    cash = house.options.cash
    if cash.collection != "rake":
        return RakePlan()
    percent = 0 if drop else cash.rake_pct
    return RakePlan(percent=percent, drop=drop, cap=cash.rake_cap, caps=caps)


def finished_hand(events: Iterable[ev.Event], *, unit: Chips = 1) -> RakedHand:
    """What the rake looks at, from all that happened in a hand."""
    awards, dealt, rounds, flop = [], set(), 0, False
    for event in events:
        if isinstance(event, ev.PotAwarded):
            awards.append(Award(event.pot, event.seat, event.amount))
        elif isinstance(event, ev.HoleDealt):
            dealt.add(event.seat)
            flop = flop or rounds > 0
        elif isinstance(event, ev.RoundOpened):
            rounds += 1
        elif isinstance(event, ev.BoardDealt | ev.Drew):
            flop = True
    return RakedHand(tuple(awards), len(dealt), flop, unit)


@rule(SHARE, NO_FLOP)
def rake_of(plan: RakePlan, hand: RakedHand) -> Rake:
    """The rake of a hand: of all its pots together, capped once, in whole chips, main pot first."""
    pots = hand.pots
    if not plan.percent and not plan.drop:
        return _nothing(pots, _NO_RAKE, (SHARE,))
    if plan.on_flop and not hand.flop:
        return _nothing(pots, _NO_FLOP, (NO_FLOP,))
    cap = cap_for(plan, hand.dealt_in)
    wished = plan.drop or sum(pots) * plan.percent // _HUNDRED
    capped = min(wished, cap) if cap else wished
    total = _floor(min(capped, sum(pots)), hand.unit)
    if not total:
        return _nothing(pots, _NOTHING, (SHARE,))
    taken = _from_pots(plan, pots, total, hand.unit)
    facts: dict[str, object] = {
        "pots": pots,
        "taken": taken,
        "percent": plan.percent,
        "drop": plan.drop,
        "cap": cap,
        "dealt_in": hand.dealt_in,
        "unit": hand.unit,
    }
    return Rake(
        taken, _from_winners(hand, taken), Why(_said(plan, hand, sum(taken)), (SHARE,), facts)
    )


def cap_for(plan: RakePlan, dealt_in: int) -> Chips:
    """The most that is taken of a hand with so many players; 0 for no cap."""
    for_few = [cap for most, cap in plan.caps if dealt_in <= most]
    caps = [cap for cap in (plan.cap, *for_few) if cap]
    return min(caps, default=0)


def _from_pots(
    plan: RakePlan, pots: Sequence[Chips], total: Chips, unit: Chips
) -> tuple[Chips, ...]:
    """Each pot bears its own share at most, until the total is reached; a drop takes what it finds.

    Chips that only all pots together make come from the largest, the main pot if they are equal.
    """
    shares = [_floor(pot if plan.drop else pot * plan.percent // _HUNDRED, unit) for pot in pots]
    largest = pots.index(max(pots))
    spare = max(0, total - sum(shares))
    shares[largest] = min(shares[largest] + spare, _floor(pots[largest], unit))
    taken: list[Chips] = []
    for share in shares:
        part = min(share, total - sum(taken))
        taken.append(part)
    return tuple(taken)


@rule(WINNERS)
def _from_winners(hand: RakedHand, taken: Sequence[Chips]) -> tuple[tuple[SeatNo, Chips], ...]:
    """What each seat gives back of what it won, in whole chips, in proportion."""
    borne: dict[SeatNo, Chips] = {}
    for number, amount in enumerate(taken):
        won = [award for award in hand.awards if award.pot == number]
        for award, part in zip(won, _in_proportion(won, amount, hand.unit), strict=True):
            borne[award.seat] = borne.get(award.seat, 0) + part
    return tuple(sorted((seat, part) for seat, part in borne.items() if part))


def _in_proportion(won: Sequence[Award], amount: Chips, unit: Chips) -> list[Chips]:
    """*amount* over the awards of a pot by the largest remainder; of equal ones the larger award.

    Nobody gives more than he won of it.
    """
    pot = sum(award.amount for award in won)
    parts = [_floor(amount * award.amount // pot, unit) if pot else 0 for award in won]
    order = sorted(
        range(len(won)),
        key=lambda i: (parts[i] * pot - amount * won[i].amount, -won[i].amount, i),
    )
    rest = amount - sum(parts)
    while rest > 0:
        before = rest
        for i in order:
            more = min(unit, rest, won[i].amount - parts[i])
            parts[i] += more
            rest -= more
        if rest == before:
            break
    return parts


def _floor(amount: Chips, unit: Chips) -> Chips:
    return amount - amount % unit


_NO_RAKE = Text(
    "Nothing: this table is not raked.", "Rien\u00a0: il n’y a pas de prélèvement à cette table."
)
_NO_FLOP = Text("Nothing: there was no flop.", "Rien\u00a0: il n’y a pas eu de flop.")
_NOTHING = Text(
    "Nothing: the share of these pots is less than the smallest chip.",
    "Rien\u00a0: la part de ces pots ne fait pas le plus petit jeton.",
)


def _nothing(pots: Sequence[Chips], text: Text, rules: tuple[RuleId, ...]) -> Rake:
    return Rake((0,) * len(pots), (), Why(text, rules, {"pots": tuple(pots)}))


def _said(plan: RakePlan, hand: RakedHand, total: Chips) -> Text:
    cap = cap_for(plan, hand.dealt_in)
    what = (
        told("a drop of {drop}", "un prélèvement fixe de {drop}", drop=plan.drop)
        if plan.drop
        else told(
            "{percent}% of {pots}",
            "{percent}\u00a0% de {pots}",
            percent=plan.percent,
            pots=sum(hand.pots),
        )
    )
    most = (
        told(
            ", at most {cap} with {players} dealt in",
            ", au plus {cap} à {players} joueurs servis",
            cap=cap,
            players=hand.dealt_in,
        )
        if cap
        else Text("", "")
    )
    return told(
        "{total} taken: {what}{most}, in chips of {unit}.",
        "{total} prélevés\u00a0: {what}{most}, en jetons de {unit}.",
        total=total,
        what=what,
        most=most,
        unit=hand.unit,
    )
