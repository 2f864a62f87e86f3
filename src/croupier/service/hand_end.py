"""What the end of a hand changes: stacks, the rake, and chips that were ordered in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from croupier.cardroom.buy_in import deliver, why_returned
from croupier.cardroom.money import MoneyEvent, OrderReturned
from croupier.cardroom.postings import rake_posting, stack_change
from croupier.cardroom.rake import Rake, finished_hand, rake_of, rake_plan
from croupier.play import events as ev
from croupier.play.state import HandState
from croupier.rulebook.house import house
from croupier.service import money_lines, seating_lines
from croupier.service.log import Line
from croupier.service.purse import Fact, TablePurse, named, terms_of
from croupier.table import Occupant, Seating, after_hand


@dataclass(frozen=True, slots=True)
class HandEnd:
    """The table after a hand, what happened with its money, and what is told of it."""

    seating: Seating
    facts: tuple[Fact, ...]
    lines: tuple[Line, ...]


def is_raked(seating: Seating) -> bool:
    """Whether the house takes anything of the hands of this table."""
    plan = rake_plan(house(seating.table.house))
    return bool(plan.percent or plan.drop)


def end_of_hand(
    seating: Seating,
    state: HandState,
    events: Sequence[ev.Event],
    *,
    purse: TablePurse,
    at: int,
) -> HandEnd:
    """The table once the hand of *state* is over; *events* are all of it where it is raked."""
    after = after_hand(seating, state)
    end = HandEnd(after, (), tuple(_served(seating, after)))
    if is_raked(seating):
        plan = rake_plan(house(seating.table.house))
        rake = rake_of(plan, finished_hand(events, unit=state.stakes.unit))
        end = _raked(end, rake, at)
    for seat, who in tuple(end.seating.occupied()):
        if purse.money.of(who.player).ordered:
            end = _delivered(end, seat, who, purse, at)
    return end


def _served(before: Seating, after: Seating) -> Iterator[Line]:
    """Who missed the last hand of his penalty."""
    free = before.kept_out - after.kept_out
    for seat, who in after.occupied():
        if who.player in free:
            yield seating_lines.penalty_served(who.name, seat)


def _raked(end: HandEnd, rake: Rake, at: int) -> HandEnd:
    """The winners bear the rake, and everybody is told how it was reckoned."""
    if not rake.total:
        return end
    seating = end.seating
    for seat, part in rake.seats:
        who = seating.seats[seat]
        if who is not None:
            seating = seating.with_stack(seat, who.stack - part)
    table, hand = seating.table.id, seating.hand
    postings = rake_posting(rake, table=table, key=f"rake:{table}:{hand}", at=at)
    line = money_lines.raked(rake.total, rake.why.text, rake.why.rules)
    return HandEnd(seating, (*end.facts, *postings), (*end.lines, line))


def _delivered(end: HandEnd, seat: int, who: Occupant, purse: TablePurse, at: int) -> HandEnd:
    """Chips that were ordered in the hand come, or go back with the reason told."""
    terms = terms_of(end.seating.table)
    facts = deliver(purse.money, terms, who.player, at, stack=who.stack)
    why = why_returned(purse.money, terms, who.player, at, stack=who.stack)
    lines = [_told(fact, seat, who) for fact in facts]
    if why is not None:
        lines.append(money_lines.why(named(why.text, who.player, who.name), seat, why.rules))
    seating = end.seating.with_stack(seat, who.stack + sum(map(stack_change, facts)))
    return HandEnd(seating, (*end.facts, *facts), (*end.lines, *lines))


def _told(fact: MoneyEvent, seat: int, who: Occupant) -> Line:
    if isinstance(fact, OrderReturned):
        return money_lines.order_returned(who.name, seat, fact.amount)
    return money_lines.bought(who.name, seat, fact.amount)
