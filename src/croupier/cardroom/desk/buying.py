"""What a player who comes to a table buys, and what he says lies in front of him."""

from dataclasses import replace

from croupier.cardroom.buy_in import Move, bring_stack, buy_in
from croupier.cardroom.deciding import refused
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.happened_at_table import StackSet
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.view import hand_with, table_of
from croupier.cardroom.desk.work import Work
from croupier.cardroom.money import NEVER, Money, MoneyEvent
from croupier.cardroom.state import PlayerId, TableId
from croupier.play.setup import Chips
from croupier.text import Text, amount_text

OFF_TABLE = "rrop3:2.procedures.5c"
COVERED = "house:ledger.covered"
IN_HAND = "rrop3:2.seating.7b"


def money_in_game(desk: Desk, table: TableId, player: PlayerId) -> Money:
    """The money of a table, with what *player* did lately at the others of its game.

    Whoever left one of them with chips comes back to any with as many, but not once he plays here
    and has lost them; one short buy is for all.
    """
    found, money = desk.room.table(table), table_of(desk, table).money
    game = found.game if found else ""
    others = [
        table_of(desk, each.id).money.of(player)
        for each in desk.room.tables_of(game)
        if each.id != table
    ]
    mine = money.of(player)
    plays_here = mine.buy_ins > 0 and mine.left_at == NEVER
    left = (mine,) if plays_here else (mine, *others)
    latest = max(left, key=lambda purse: purse.left_at)
    purse = replace(
        mine,
        left_at=latest.left_at,
        left_with=latest.left_with,
        elsewhere=latest is not mine,
        short_buys=mine.short_buys + sum(purse.short_buys for purse in others),
    )
    return Money({**money.purses, player: purse})


def entry_events(
    work: Work, table: TableId, player: PlayerId, chips: Chips, *, moved: bool = False
) -> tuple[MoneyEvent, ...]:
    """What it is that *player* buys to come to a table; RoomRefused if it does not take that.

    *moved*: the room broke his table and drew this seat for him; what he had there plays on.
    """
    money, terms = money_in_game(work.desk, table, player), work.terms(table)
    if moved and chips == money.of(player).left_with and chips:
        kept = Move(chips, forced=True, same_stakes=True)
        return bring_stack(work.table(table).money, terms, player, kept, work.at)
    return buy_in(money, terms, player, chips, work.at)


def told_stack(work: Work, table: TableId, player: PlayerId, stack: Chips) -> tuple[Fact, ...]:
    """The count of his stack, where nobody had counted since he was in a hand.

    Raises RoomRefused if it is known that he has something else.
    """
    kept = work.table(table)
    known = kept.stacks.get(player, 0)
    if type(stack) is int and stack == known:
        return _counted(table, player, stack) if player in kept.uncounted else ()
    if player in kept.uncounted and type(stack) is int and stack >= 0:
        return _counted(table, player, stack)
    have = amount_text(known)
    said = amount_text(stack) if type(stack) is int else Text(repr(stack), repr(stack))
    raise refused(
        work.rules,
        (COVERED,),
        (
            f"{player} has {have.en} in front of him, not {said.en}.",
            f"{player} a {have.fr} devant soi, et non {said.fr}.",
        ),
        (f"Say {have.en}.", f"Indiquez {have.fr}."),
    )


def _counted(table: TableId, player: PlayerId, stack: Chips) -> tuple[Fact, ...]:
    return (Fact(StackSet(table, player, stack), table),)


def check_counted(work: Work, table: TableId, *players: PlayerId) -> None:
    """Raise RoomRefused if nobody knows what one of these players has now."""
    kept = work.table(table)
    unknown = [player for player in players if player in kept.uncounted]
    if unknown:
        names = ", ".join(unknown)
        raise refused(
            work.rules,
            (COVERED,),
            (
                f"Nobody has counted the chips of {names} since the hand.",
                f"Les jetons de {names} n’ont pas été comptés depuis la main.",
            ),
            (f"Count the stacks of table {table}.", f"Comptez les tapis de la table {table}."),
        )


def check_not_in_hand(work: Work, player: PlayerId) -> None:
    """Raise RoomRefused while *player* has cards, or had them in the hand that is on."""
    hand = hand_with(work.desk, player)
    if hand is None:
        return
    raise refused(
        work.rules,
        (IN_HAND,),
        (
            f"{player} is dealt into hand {hand.number}.",
            f"{player} participe à la main {hand.number}.",
        ),
        ("Wait until the hand is over.", "Attendez la fin de la main."),
    )
