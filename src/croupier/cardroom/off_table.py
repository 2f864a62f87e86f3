"""Chips that leave the table: never while their owner plays, all of them when he goes for good."""

from dataclasses import dataclass
from typing import Literal

from croupier.cardroom.money import (
    Left,
    Money,
    MoneyEvent,
    MovedOn,
    OrderReturned,
    Player,
    PutBack,
    TookAway,
)
from croupier.cardroom.saying import told
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

Going = Literal["stays", "for_a_while", "for_good"]
"""What a player does who wants chips off the table."""

_OFF = ("rrop3:2.procedures.5c", "general:acting.10")


@dataclass(frozen=True, slots=True)
class Wish:
    """*player*, with *stack* in front of him, wants *amount* of it off the table.

    *live*: he has a hand that is not folded.
    """

    player: Player
    stack: Chips
    amount: Chips
    going: Going
    live: bool = False


@rule("rrop3:2.procedures.5c", "general:acting.10")
def take_off(money: Money, house: House, wish: Wish, at: int) -> tuple[MoneyEvent, ...]:
    """Chips leave the table with a player who goes, and with nobody else.

    Who goes for good takes everything.  Who goes for a while may take chips for safety where the
    house lets him, and owes all of them to the table.  Raises RoomRefused otherwise.
    """
    if wish.live:
        raise _refused(house, _IN_HAND, _AFTER_IT)
    if wish.going == "for_good":
        return leave(money, wish.player, wish.stack, at)
    if type(wish.amount) is not int or not 0 < wish.amount <= wish.stack:
        raise _refused(
            house,
            told(
                "{amount} cannot be taken from a stack of {stack}.",
                "On ne peut prendre {amount} sur un tapis de {stack}.",
                amount=repr(wish.amount),
                stack=wish.stack,
            ),
            told("Take from 1 to {stack}.", "Prenez de 1 à {stack}.", stack=wish.stack),
        )
    if wish.going == "stays":
        raise _refused(house, _STAYS, _LEAVE)
    if not house.options.cash.take_off_when_away:
        raise _refused(house, _NOT_HERE, _LEAVE)
    return (TookAway(wish.player, wish.amount, at),)


def leave(money: Money, player: Player, stack: Chips, at: int) -> tuple[MoneyEvent, ...]:
    """*player*, who has no live hand, goes for good with all that is his, wherever it lies.

    What he had ordered does not come any more: it is given back to him before.
    """
    purse = money.of(player)
    total = stack + purse.advance + purse.arrived + purse.away + purse.aside
    left = Left(player, total, at, stack, purse.advance, purse.away)
    return (*order_returned(money, player, at), left)


def order_returned(money: Money, player: Player, at: int) -> tuple[MoneyEvent, ...]:
    """What *player* had ordered is given back to him; nothing where he had ordered nothing."""
    ordered = money.of(player).ordered
    return (OrderReturned(player, ordered, at),) if ordered else ()


def move_on(money: Money, player: Player, stack: Chips, at: int) -> tuple[MoneyEvent, ...]:
    """*player* goes to another table with his *stack* and what was set aside; no chips go home.

    What he had ordered at this table is given back to him.  His purse as it was is for `Move`.
    """
    purse = money.of(player)
    moved = MovedOn(player, stack + purse.arrived + purse.aside, at, stack)
    return (*order_returned(money, player, at), moved)


@rule("rrop3:2.procedures.5c")
def put_back(
    money: Money, house: House, player: Player, amount: Chips, at: int
) -> tuple[MoneyEvent, ...]:
    """*player* is back and puts chips he took along in front of him again, all or in parts.

    Raises RoomRefused for more than he took: that would be chips added.
    """
    away = money.of(player).away
    if type(amount) is int and 0 < amount <= away:
        return (PutBack(player, amount, at),)
    raise _refused(
        house,
        told(
            "{player} took {away} along, {amount} cannot be put back.",
            "{player} a emporté {away}, on ne peut en remettre {amount}.",
            player=player,
            away=away,
            amount=repr(amount),
        ),
        told("Put back {away}.", "Remettez {away}.", away=away)
        if away
        else Text("There is nothing to put back.", "Il n’y a rien à remettre."),
    )


@rule("rrop3:2.procedures.5c")
def held_back(money: Money, house: House, player: Player) -> Why | None:
    """Why *player* is not dealt in as things stand: chips he took along are not all back."""
    away = money.of(player).away
    if not away:
        return None
    text = told(
        "{player} is not dealt in until {away} more is back on the table.",
        "{player} n’est pas servi tant que {away} ne sont pas revenus sur la table.",
        player=player,
        away=away,
    )
    return Why(text, house.cite(_OFF[:1]), {"away": away})


_IN_HAND = Text("You have a live hand.", "Vous avez une main vivante.")
_AFTER_IT = Text(
    "Play it out or fold, then take your chips.",
    "Finissez-la ou passez, puis prenez vos jetons.",
)
_STAYS = Text(
    "No chips leave the table while their owner plays.",
    "Aucun jeton ne sort de la table tant que son propriétaire joue.",
)
_NOT_HERE = Text(
    "In this house chips stay on the table while their owner is away.",
    "Dans cette maison, les jetons restent sur la table en l’absence du joueur.",
)
_LEAVE = Text(
    "Leave the table for good, and you take all of them.",
    "Quittez la table pour de bon, et vous les emportez tous.",
)


def _refused(house: House, what: Text, legal: Text) -> RoomRefused:
    return RoomRefused(what, legal, house.cite(_OFF))
