"""Chips that are bought: how many a table asks for, the one short buy, and what comes when."""

from dataclasses import dataclass

from croupier.cardroom.money import (
    NEVER,
    NO_PURSE,
    AddedOn,
    AdvancePlays,
    BoughtIn,
    ChipsOrdered,
    Money,
    MoneyEvent,
    OrderReturned,
    Player,
    Purse,
    StackBrought,
    has_chips,
)
from croupier.cardroom.saying import told
from croupier.play.setup import Chips, Stakes
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

RANGE = "house:buy_in.range"
OTHER_TABLE = "house:buy_in.other_table"
_SAME_TABLE = "rrop3:2.procedures.5d"

SHORT_BUYS = 1
"""How many buy-ins below the minimum a player has in a game."""

MOST_CHIPS: Chips = 10**9
"""No stack is larger where the house names no most, unless the minimum is."""

MOST_AT_ONCE: Chips = 1000 * MOST_CHIPS
"""Nobody buys more at once, whatever the minimum: what every screen shows exactly."""

_MINUTE = 60
_BIG_BETS = frozenset({"none", "pot"})


@dataclass(frozen=True, slots=True)
class Terms:
    """What the money of a table goes by: its house and its stakes."""

    house: House
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class BuyInRange:
    """The least and the most of a buy-in, 0 for no most, and why.

    Not even a short buy is below *floor*, for what *lately* says.
    """

    least: Chips
    most: Chips
    why: Why
    floor: Chips = 0
    lately: Why | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """A player comes from the table *source* with his *stack*, and buys *added* chips more.

    *forced*: the room moved him, from a broken or must-move table.  *purse*: what was his there.
    """

    stack: Chips
    forced: bool
    same_stakes: bool
    added: Chips = 0
    source: str = ""
    purse: Purse = NO_PURSE


@rule("rrop3:3.buyin.1")
def buy_in_range(terms: Terms) -> BuyInRange:
    """What a table asks of whoever enters: so many of its largest bets, or of its big blinds."""
    cash, stakes = terms.house.options.cash, terms.stakes
    if _BIG_BETS & {stakes.structure, *stakes.structures}:
        blind = stakes.big_blind or stakes.small_bet
        least, most = cash.min_buy_in_bb * blind, cash.max_buy_in_bb * blind
        text = told(
            "The minimum buy-in is {least}: {many} big blinds of {blind}.",
            "La cave minimale est de {least}\u00a0: {many} grosses blindes de {blind}.",
            least=least,
            many=cash.min_buy_in_bb,
            blind=blind,
        )
        facts: dict[str, object] = {"big_blind": blind, "big_blinds": cash.min_buy_in_bb}
        return BuyInRange(least, most, Why(text, (RANGE,), facts))
    least = cash.min_buy_in_limit_bets * stakes.big_bet
    text = told(
        "The minimum buy-in is {least}: {many} times the largest bet, {bet}.",
        "La cave minimale est de {least}\u00a0: {many} fois la plus grosse mise, {bet}.",
        least=least,
        many=cash.min_buy_in_limit_bets,
        bet=stakes.big_bet,
    )
    rules = terms.house.cite(("rrop3:3.buyin.1",))
    facts = {"largest_bet": stakes.big_bet, "bets": cash.min_buy_in_limit_bets}
    return BuyInRange(least, 0, Why(text, rules, facts))


@rule("rrop3:2.procedures.5d")
def range_for(money: Money, terms: Terms, player: Player, at: int) -> BuyInRange:
    """What the table asks of *player* at *at*: of one who left lately, at least what he took.

    It does not matter whether he took it home or to another table.  Of another table of the same
    game the house asks the same, by an article of its own.
    """
    table, purse = buy_in_range(terms), money.of(player)
    minutes = terms.house.options.cash.rathole_minutes
    went = (purse.left_at, purse.left_with), (purse.moved_at, purse.moved_with)
    left_at, left_with = max(went)
    lately = left_at != NEVER and at - left_at < minutes * _MINUTE
    if not lately or not left_with:
        return table
    text = told(
        "Having left with {amount} less than {minutes} min ago, one comes back with as much.",
        "Après un départ avec {amount} il y a moins de {minutes}\u00a0min, on revient avec autant.",
        amount=left_with,
        minutes=minutes,
    )
    facts = {"left_with": left_with, "left_at": left_at, "at": at}
    article = OTHER_TABLE if purse.elsewhere and left_at == purse.left_at else _SAME_TABLE
    why = Why(text, terms.house.cite((article,)), facts)
    return BuyInRange(
        least=max(table.least, left_with),
        most=max(table.most, left_with) if table.most else 0,
        why=why if left_with > table.least else table.why,
        floor=left_with,
        lately=why,
    )


@rule("rrop3:3.buyin.2a")
def short_buy_left(money: Money, player: Player) -> bool:
    """Whether *player* may still buy in for less than the minimum: once in a game."""
    return money.of(player).short_buys < SHORT_BUYS


@rule("rrop3:3.buyin.1", "rrop3:3.buyin.2a", "rrop3:2.procedures.5d")
def buy_in(
    money: Money, terms: Terms, player: Player, amount: Chips, at: int
) -> tuple[MoneyEvent, ...]:
    """*player*, who has no chips here, buys *amount*.

    Raises RoomRefused below the minimum if it cannot be his one short buy, and above the maximum.
    """
    check_amount(amount)
    return (BoughtIn(player, amount, at, short=is_short(money, terms, player, amount, at)),)


@rule("rrop3:3.buyin.1", "rrop3:3.buyin.2a", "rrop3:2.procedures.5d")
def is_short(money: Money, terms: Terms, player: Player, amount: Chips, at: int) -> bool:
    """Whether a buy-in of *amount* is the one short buy of *player*.

    Raises RoomRefused for a buy-in that the table does not take.
    """
    asked = range_for(money, terms, player, at)
    most = _most(asked)
    if amount > most:
        raise _too_much(amount, most)
    if amount >= asked.least:
        return False
    if asked.lately and amount < asked.floor:
        raise _less(player, amount, asked.floor, asked.lately)
    if not short_buy_left(money, player):
        text = told(
            "{why} {player} has had his one short buy-in.",
            "{why} {player} a déjà pris sa seule cave réduite.",
            why=asked.why.text,
            player=player,
        )
        rules = (*terms.house.cite(("rrop3:3.buyin.2a",)), *asked.why.rules)
        raise _less(player, amount, asked.least, Why(text, rules))
    return True


@rule("rrop3:3.buyin.2b", "general:acting.9")
def add_chips(
    money: Money,
    terms: Terms,
    player: Player,
    amount: Chips,
    at: int,
    *,
    stack: Chips,
    in_hand: bool,
) -> tuple[MoneyEvent, ...]:
    """*player* adds to his *stack*: no buy-in, of any amount the table has room for.

    Chips of his that are on their way, or with him while he is away, are his stack as well.  Who
    was dealt into the hand being played, live or folded, gets the chips after it.
    Raises RoomRefused above the maximum.
    """
    check_amount(amount)
    check_most(money, terms, player, amount, stack)
    if in_hand:
        return (ChipsOrdered(player, amount, at),)
    if not has_chips(money.of(player), stack):
        return buy_in(money, terms, player, amount, at)
    return (AddedOn(player, amount, at),)


@rule("rrop3:3.buyin.2b", "general:acting.9")
def deliver(
    money: Money, terms: Terms, player: Player, at: int, *, stack: Chips
) -> tuple[MoneyEvent, ...]:
    """What comes of chips *player* ordered in a hand, now that it is over and he has *stack*.

    With no chips left it is a buy-in, with some an addition.  What the table may not take is given
    back.
    """
    purse = money.of(player)
    events: list[MoneyEvent] = []
    if purse.arrived:
        events.append(AdvancePlays(player, purse.arrived, at))
    if purse.ordered:
        events += _ordered(money, terms, player, at, stack + purse.arrived)
    return tuple(events)


def _ordered(money: Money, terms: Terms, player: Player, at: int, stack: Chips) -> list[MoneyEvent]:
    purse = money.of(player)
    amount = purse.ordered
    if not has_chips(purse, stack):
        try:
            short = is_short(money, terms, player, amount, at)
        except RoomRefused:
            return [OrderReturned(player, amount, at)]
        return [BoughtIn(player, amount, at, short=short, ordered=True)]
    most, here = buy_in_range(terms).most, stack + purse.advance
    comes = min(amount, max(0, most - here)) if most else amount
    events: list[MoneyEvent] = []
    if comes:
        events.append(AddedOn(player, comes, at, ordered=True))
    if comes < amount:
        events.append(OrderReturned(player, amount - comes, at))
    return events


def why_returned(
    money: Money, terms: Terms, player: Player, at: int, *, stack: Chips
) -> Why | None:
    """Why `deliver` gives chips back to *player*, all or some; None if it gives back none."""
    purse, most = money.of(player), buy_in_range(terms).most
    here = stack + purse.arrived + purse.advance
    if not purse.ordered:
        return None
    facts = {"ordered": purse.ordered, "stack": here}
    if has_chips(purse, stack):
        over = most and here + purse.ordered > most
        refusal = _too_much(purse.ordered, most, here) if over else None
        return Why(refusal.text, refusal.rules, {**facts, "most": most}) if refusal else None
    try:
        is_short(money, terms, player, purse.ordered, at)
    except RoomRefused as refused:
        return Why(refused.text, refused.rules, facts)
    return None


def rebuy_offered(money: Money, player: Player, *, stack: Chips, in_hand: bool) -> bool:
    """Whether to ask *player* now if he buys in again: he bought in before, and has lost it all.

    Never while he is in a hand, all-in or not, nor while chips of his are on their way.
    """
    purse = money.of(player)
    waits = purse.ordered or purse.advance or purse.arrived or purse.away or purse.aside
    return purse.buy_ins > 0 and purse.left_at == NEVER and not (stack or in_hand or waits)


@rule("rrop3:3.buyin.3a")
def keeps_stack(terms: Terms, player: Player, move: Move) -> Why | None:
    """Why *player* may play on with what he has, however little; None if he needs the minimum."""
    if not (move.forced and move.same_stakes):
        return None
    text = told(
        "The room moved {player} to a table of the same stakes: the stack of {stack} plays on.",
        "La salle a transféré {player} vers une table aux mêmes enjeux\u00a0: le tapis de {stack} "
        "reste en jeu.",
        player=player,
        stack=move.stack,
    )
    return Why(text, terms.house.cite(("rrop3:3.buyin.3a",)), {"stack": move.stack})


@rule("rrop3:3.buyin.3a", "rrop3:3.buyin.3b")
def bring_stack(
    money: Money, terms: Terms, player: Player, move: Move, at: int
) -> tuple[MoneyEvent, ...]:
    """*player* comes from another table with his stack, and with what he buys besides.

    At the same stakes his short buys come along: they are counted by the game.

    Moved by the room to the same stakes he keeps what he has.  Otherwise he needs the minimum:
    raises RoomRefused with what is missing.  The maximum does not take chips from a stack.
    """
    if move.added:
        check_amount(move.added)
    asked, have = range_for(money, terms, player, at), move.stack + move.added
    if have < asked.least and not keeps_stack(terms, player, move):
        raise RoomRefused(
            told(
                "{player} brings {have}. {why}",
                "{player} apporte {have}. {why}",
                player=player,
                have=have,
                why=asked.why.text,
            ),
            told(
                "Add {missing}, or stay at your table.",
                "Ajoutez {missing}, ou restez à votre table.",
                missing=asked.least - move.stack,
            ),
            (*terms.house.cite(("rrop3:3.buyin.3b",)), *asked.why.rules),
        )
    if move.added and have > _most(asked):
        raise _too_much(move.added, _most(asked), move.stack)
    brought = _brought(player, move, at)
    return (brought, AddedOn(player, move.added, at)) if move.added else (brought,)


def _brought(player: Player, move: Move, at: int) -> StackBrought:
    purse = move.purse
    short_buys = purse.short_buys if move.same_stakes else 0
    along = (purse.advance, purse.behind, purse.away, short_buys)
    return StackBrought(player, move.stack, at, move.source, *along)


def check_most(money: Money, terms: Terms, player: Player, amount: Chips, stack: Chips) -> None:
    """Raise RoomRefused if *amount* would make *stack*, with what is to come, too large."""
    purse, most = money.of(player), _most(buy_in_range(terms))
    total = stack + purse.ordered + purse.advance + purse.arrived
    if total + amount > most:
        raise _too_much(amount, most, total)


def _most(asked: BuyInRange) -> Chips:
    return asked.most or max(asked.least, MOST_CHIPS)


def check_amount(amount: Chips) -> None:
    """Raise RoomRefused unless *amount* is a whole number above zero that can be written down."""
    if type(amount) is int and 0 < amount <= MOST_AT_ONCE:
        return
    if type(amount) is int and amount > MOST_AT_ONCE:
        raise _too_much(amount, MOST_AT_ONCE)
    raise RoomRefused(
        told("{it} chips cannot be bought.", "Achat impossible\u00a0: {it}.", it=repr(amount)),
        Text("Buy a whole number of chips.", "Achetez un nombre entier de jetons."),
        (RANGE,),
    )


def _less(player: Player, amount: Chips, least: Chips, why: Why) -> RoomRefused:
    return RoomRefused(
        told(
            "{amount} is not enough for {player}. {why}",
            "{amount} ne suffisent pas pour {player}. {why}",
            amount=amount,
            player=player,
            why=why.text,
        ),
        told("Buy at least {least}.", "Achetez au moins {least}.", least=least),
        why.rules,
    )


def _too_much(amount: Chips, most: Chips, stack: Chips = 0) -> RoomRefused:
    what = told(
        "{amount} would make more than the maximum of {most}.",
        "{amount} feraient plus que le maximum de {most}.",
        amount=amount,
        most=most,
    )
    room = max(0, most - stack)
    legal = (
        told("Buy at most {room}.", "Achetez au plus {room}.", room=room)
        if room
        else Text("The stack is at the maximum.", "Le tapis est au maximum.")
    )
    return RoomRefused(what, legal, (RANGE,))
