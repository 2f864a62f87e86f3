"""Between two hands: who is out, who comes, who changes seats, and whether another is dealt."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.bots import Rng
from croupier.cardroom.buy_in import rebuy_offered
from croupier.cards import JOKER, Card
from croupier.play.decks import deck_of
from croupier.play.setup import SeatNo
from croupier.rulebook.house import house
from croupier.service import money_lines, seating_lines
from croupier.service.clocks import REBUY_SECONDS
from croupier.service.log import Line
from croupier.service.mixing import mix_of
from croupier.service.upkeep import absence_limit, long_away, with_bots
from croupier.table import (
    Occupant,
    Seating,
    away_before_the_blind,
    changed_seats,
    dealt_in_next,
    game_of,
    next_deal,
    next_turn,
    refilled,
)
from croupier.table.card_draws import first_button, one_card_each
from croupier.table.in_step import begins, has_begun
from croupier.table.seats import SitOut

if TYPE_CHECKING:
    from croupier.service.live_table import LiveTable

LOST_SECONDS = 20.0
"""So long after his last connection was lost, a player is dealt out."""

_FEWEST = 2


def settled(table: "LiveTable") -> tuple[Seating, list[Line]]:
    """The table ready for its next hand, and what is told of it; *table* itself is unchanged."""
    seating, lines = table.seating, []
    for seat, why, line in _who_is_out(table):
        if why is None:
            seating = seating.seated(seat, None)
        else:
            seating = seating.absent(seat, away=True, why=why)
        lines.append(line)
    before = seating
    seating, filled = refilled(with_bots(changed_seats(seating)), bots_only=True)
    lines += _arrivals(before, seating)
    for seat in filled:
        who = seating.seats[seat]
        if who is not None:
            lines.append(seating_lines.filled_up(who.name, seat, who.stack))
    return seating, lines


def _who_is_out(table: "LiveTable") -> Iterator[tuple[SeatNo, SitOut | None, Line]]:
    """Who loses his seat (for no reason to come back), and who is dealt out, with what is told."""
    seating, now = table.seating, table.now()
    for seat, who in long_away(seating, table.away_since, now):
        yield seat, None, seating_lines.seat_is_free(who.name, seat)
    for seat, who in seating.occupied():
        if who.bot or who.away:
            continue
        if is_lost(table, who.player):
            yield seat, "lost", seating_lines.lost(who.name, seat)
        elif is_asked_to_rebuy(table, who) and now >= rebuy_until(table, who.player):
            yield seat, "broke", seating_lines.went_away(who.name, seat)


def is_lost(table: "LiveTable", player: str) -> bool:
    """Whether no connection of *player* has been open for so long that he is dealt out."""
    since = table.lost_since.get(player)
    return since is not None and table.now() - since >= LOST_SECONDS


def without_absent(table: "LiveTable") -> Seating:
    """The table without those who have been away for too long."""
    seating = table.seating
    for seat, _ in long_away(seating, table.away_since, table.now()):
        seating = seating.seated(seat, None)
    return seating


def let_folded_go(table: "LiveTable") -> None:
    """Who said that he leaves has left as soon as his hand is folded."""
    seating, hand = table.seating, table.hand
    for seat, leaves in enumerate(seating.leaving):
        if leaves and hand is not None and table.players[seat] and not hand.live[seat]:
            seating = seating.seated(seat, None)
    if seating != table.seating:
        table.reseat(seating)


def ruined(table: "LiveTable", asked: frozenset[str]) -> list[Line]:
    """Who has just lost his last chip and is asked whether he buys more; not who was *asked*."""
    return [
        money_lines.out_of_chips(who.name, seat)
        for seat, who in table.seating.occupied()
        if is_asked_to_rebuy(table, who) and who.player not in asked
    ]


def is_asked_to_rebuy(table: "LiveTable", who: Occupant) -> bool:
    """Whether a player lost everything and is asked now if he buys in again."""
    if who.bot or who.away:
        return False
    in_hand = table.playing and bool(table.hand_seat(who.player))
    return rebuy_offered(table.purse.money, who.player, stack=who.stack, in_hand=in_hand)


def rebuy_until(table: "LiveTable", player: str) -> float:
    """When he is asked no longer, noted when it is first wanted."""
    return table.rebuys.setdefault(player, table.now() + REBUY_SECONDS)


def _arrivals(before: Seating, after: Seating) -> Iterator[Line]:
    """A line for everybody who has a seat now that was not his."""
    for seat, who in after.occupied():
        was = before.seat_of(who.player)
        if not was:
            yield seating_lines.took_seat(who.name, seat, who.stack)
        elif was != seat:
            yield seating_lines.moved(who.name, seat)


def could_start(table: "LiveTable") -> bool:
    """Whether a hand with people in it could be dealt now, or one of them is out as it is due."""
    seating = settled(table)[0]
    if not seating.people:
        return False
    after = away_before_the_blind(seating)
    return after != seating or next_deal(after) is not None


def next_lapse(table: "LiveTable") -> float | None:
    """When somebody's time runs out while no hand can be dealt: to buy again, or to be away."""
    limit = absence_limit(table.table) + 1.0
    ends = []
    for _, who in table.seating.occupied():
        if who.away:
            ends.append(table.away_since.setdefault(who.player, table.now()) + limit)
        elif who.player in table.lost_since:
            ends.append(table.lost_since[who.player] + LOST_SECONDS)
        elif is_asked_to_rebuy(table, who):
            ends.append(rebuy_until(table, who.player))
    return min(ends, default=None)


def prepared(table: "LiveTable", seating: Seating, lines: list[Line]) -> tuple[Seating, list[Line]]:
    """The table with its next game, and its first button if it has none."""
    new_round = not seating.hands_left
    seating = next_turn(seating, dealt_in_next(seating))
    mix = mix_of(seating, None)
    if mix is not None and new_round and seating.hands_left:
        lines = [*lines, seating_lines.new_game(mix.game)]
    seating, draw = drawn(seating, table.randomness)
    return away_before_the_blind(seating), [*lines, *draw]


def drawn(seating: Seating, randomness: Rng) -> tuple[Seating, list[Line]]:
    """The table with its first button, if nobody has drawn for it yet; what is told of the draw."""
    seats = dealt_in_next(seating)
    if has_begun(seating.blinds) or len(seats) < _FEWEST:
        return seating, []
    variant, rules = game_of(seating), house(seating.table.house)
    by_lot = rules.options.button.first_draw == "random"
    lots, cards = list(seats), [card for card in deck_of(variant, rules) if card != JOKER]
    randomness.shuffle(lots if by_lot else cards)
    shown = {} if by_lot or len(cards) < len(seats) else one_card_each(seats, cards)
    if shown or by_lot:
        button = first_button(shown or dict.fromkeys(seats, cards[0]), variant, rules, lots)
    else:
        button = randomness.choice(lots)
    lines = _told_draw(seating, button, shown) if variant.family != "stud" else []
    return replace(seating, blinds=begins(seating.blinds, button)), lines


def _told_draw(seating: Seating, button: SeatNo, shown: Mapping[SeatNo, Card]) -> list[Line]:
    names = {seat: who.name for seat, who in seating.occupied()}
    lines = [seating_lines.drew(names[seat], seat, card) for seat, card in shown.items()]
    return [*lines, seating_lines.has_first_button(names[button], button)]
