"""Playing behind: chips bought that are still on their way, and what of them plays."""

from dataclasses import dataclass

from croupier.cardroom.buy_in import Terms, buy_in_range, check_amount, check_most, is_short
from croupier.cardroom.money import (
    AdvanceArrived,
    AdvanceBought,
    AdvanceLost,
    Money,
    MoneyEvent,
    Player,
    has_chips,
)
from croupier.cardroom.saying import told
from croupier.play.setup import Chips
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

UNANNOUNCED: Chips = -1
"""The player has told the table nothing."""

_BEHIND = ("rrop3:2.procedures.6a",)


@dataclass(frozen=True, slots=True)
class Behind:
    """How much of chips on their way plays, and why."""

    amount: Chips
    why: Why


@rule("rrop3:2.procedures.6a", "rrop3:2.procedures.6b")
def plays_behind(terms: Terms, bought: Chips, announced: Chips = UNANNOUNCED) -> Behind:
    """What of *bought* plays before it has come: what was announced to the table.

    Unannounced it is the minimum buy-in; never more than was bought, and nothing where only chips
    on the table play.  Raises RoomRefused if more is announced than was bought.
    """
    house = terms.house
    facts: dict[str, object] = {"bought": bought}
    if not house.options.cash.playing_behind:
        text = told(
            "Only chips on the table play here.",
            "Seuls les jetons posés sur la table jouent ici.",
        )
        return Behind(0, Why(text, house.cite(("general:acting.8",)), facts))
    if announced == UNANNOUNCED:
        least = buy_in_range(terms).least
        text = told(
            "Nothing was announced: the minimum buy-in of {least} plays, of {bought} bought.",
            "Rien n’a été annoncé\u00a0: la cave minimale de {least} joue, sur {bought} achetés.",
            least=least,
            bought=bought,
        )
        why = Why(text, house.cite(("rrop3:2.procedures.6b",)), {**facts, "least": least})
        return Behind(min(bought, least), why)
    _check_announced(terms, bought, announced)
    text = told(
        "{announced} announced plays behind.",
        "L’avance annoncée de {announced} joue.",
        announced=announced,
    )
    return Behind(announced, Why(text, house.cite(_BEHIND), {**facts, "announced": announced}))


def _check_announced(terms: Terms, bought: Chips, announced: Chips) -> None:
    if type(announced) is int and 0 <= announced <= bought:
        return
    raise RoomRefused(
        told(
            "{announced} was announced, {bought} was bought.",
            "{announced} ont été annoncés, {bought} achetés.",
            announced=repr(announced),
            bought=bought,
        ),
        told("Announce at most {bought}.", "Annoncez au plus {bought}.", bought=bought),
        terms.house.cite(_BEHIND),
    )


@dataclass(frozen=True, slots=True)
class Purchase:
    """*amount* is paid for and on its way, of which the player tells the table *announced*.

    *stack* lies in front of him now.
    """

    amount: Chips
    stack: Chips
    announced: Chips = UNANNOUNCED


@rule("rrop3:2.procedures.6a", "general:acting.9")
def buy_behind(
    money: Money, terms: Terms, player: Player, purchase: Purchase, at: int, *, in_hand: bool
) -> tuple[MoneyEvent, ...]:
    """*player* has paid and waits for his chips: a buy-in if he has none, an addition otherwise.

    Raises RoomRefused during a hand, and for an amount the table does not take.
    """
    amount, stack = purchase.amount, purchase.stack
    check_amount(amount)
    if in_hand:
        raise RoomRefused(
            Text("Nothing is added during a hand.", "On n’ajoute rien en cours de main."),
            Text("Buy and announce it after the hand.", "Achetez et annoncez après la main."),
            terms.house.cite(("rrop3:3.buyin.2b", "general:acting.9")),
        )
    check_most(money, terms, player, amount, stack)
    entry = not has_chips(money.of(player), stack)
    short = entry and is_short(money, terms, player, amount, at)
    behind = plays_behind(terms, amount, purchase.announced).amount
    return (AdvanceBought(player, amount, at, behind, entry=entry, short=short),)


@rule("rrop3:2.procedures.6a")
def playable(money: Money, player: Player, on_table: Chips) -> Chips:
    """What *player* may bet in the next hand: what lies in front of him, and what plays behind."""
    return on_table + money.of(player).behind


@rule("rrop3:2.procedures.6a", "rrop3:2.procedures.6b")
def after_hand_behind(
    money: Money, player: Player, left: Chips, at: int
) -> tuple[Chips, tuple[MoneyEvent, ...]]:
    """What lies in front of *player* who has *left* of what could play, and what is gone besides.

    Chips on the table are lost before those on their way; these go to the winners as they come.
    """
    behind = money.of(player).behind
    if left >= behind:
        return left - behind, ()
    return 0, (AdvanceLost(player, behind - left, at),)


@rule("rrop3:2.procedures.6a", "general:acting.9")
def arrive(money: Money, player: Player, at: int, *, in_hand: bool) -> tuple[MoneyEvent, ...]:
    """The chips of *player* have come; what did not play behind waits for the end of the hand."""
    purse = money.of(player)
    if not purse.advance:
        return ()
    waits = purse.advance - purse.behind if in_hand else 0
    return (AdvanceArrived(player, purse.advance, at, waits),)
