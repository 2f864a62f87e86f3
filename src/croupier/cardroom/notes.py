"""Bank notes on the table: which of them play, and that the others become chips."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from croupier.cardroom.buy_in import check_amount
from croupier.cardroom.money import (
    ChipsOrdered,
    Money,
    MoneyEvent,
    NotesAllowed,
    NotesChanged,
    Player,
)
from croupier.cardroom.saying import told
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

HUNDRED: Chips = 100
"""The note that rooms let play, in a table of whole units of money."""

_NO_CASH = ("rrop3:2.procedures.3a",)
_NOTES = ("rrop3:2.procedures.3c", "rrop3:12.explanations.5")


@rule("rrop3:2.procedures.3a", "rrop3:2.procedures.3c", "rrop3:12.explanations.5")
def playing_notes(
    house: House, *, others: Collection[Chips] = (), hundred: Chips = HUNDRED
) -> frozenset[Chips]:
    """The notes that play in a house: none, or hundreds, and *others* that it finds useful."""
    if house.options.cash.playing_notes == "none":
        return frozenset()
    return frozenset({hundred, *others})


@dataclass(frozen=True, slots=True)
class Counted:
    """What of a stack plays: its chips and some notes; *changed* is what must become chips."""

    playable: Chips
    changed: Chips
    why: Why


@rule("rrop3:2.procedures.3a", "rrop3:2.procedures.3c", "rrop3:12.explanations.5")
def counted(
    house: House, chips: Chips, notes: Mapping[Chips, int], playing: Collection[Chips]
) -> Counted:
    """What of *chips* and *notes* (how many of each value) plays, where *playing* notes do."""
    plays = sum(value * many for value, many in notes.items() if value in playing)
    rest = sum(value * many for value, many in notes.items()) - plays
    text = told(
        "{playable} plays; {rest} in notes is changed to chips first.",
        "{playable} jouent\u00a0; {rest} en billets sont d’abord changés en jetons.",
        playable=chips + plays,
        rest=rest,
    )
    facts = {"chips": chips, "notes": dict(notes), "playing": tuple(sorted(playing))}
    rules = house.cite(_NOTES if playing else _NO_CASH)
    return Counted(chips + plays, rest, Why(text, rules, facts))


@rule("rrop3:2.procedures.3a")
def change_notes(player: Player, amount: Chips, at: int, *, in_hand: bool) -> MoneyEvent:
    """*amount* in notes of *player* is changed into chips; in a hand, they come after it."""
    check_amount(amount)
    return ChipsOrdered(player, amount, at) if in_hand else NotesChanged(player, amount, at)


@dataclass(frozen=True, slots=True)
class NoteBet:
    """*player* has bet notes of *amount* that do not play here.

    *unaware*: he seems not to know the rule.  *dealer_lets* him go on; *objecting* are the players
    who will not have it.
    """

    player: Player
    amount: Chips
    unaware: bool
    dealer_lets: bool
    objecting: tuple[Player, ...] = ()


@rule("rrop3:2.procedures.3b")
def let_notes_play(house: House, bet: NoteBet, at: int) -> NotesAllowed:
    """The notes count for this one hand, if nobody objects.  Raises RoomRefused if they do not."""
    if bet.unaware and bet.dealer_lets and not bet.objecting:
        return NotesAllowed(bet.player, bet.amount, at)
    if bet.objecting:
        who = ", ".join(bet.objecting)
        what = told("{who} objects.", "{who} s’y oppose.", who=who)
    elif not bet.unaware:
        what = told(
            "{player} knows that notes do not play.",
            "{player} sait que les billets ne jouent pas.",
            player=bet.player,
        )
    else:
        what = Text("The dealer does not allow it.", "Le croupier ne le permet pas.")
    raise RoomRefused(
        what,
        told(
            "The {amount} in notes does not play in this hand; change it after it.",
            "Les {amount} en billets ne jouent pas dans cette main\u00a0; changez-les ensuite.",
            amount=bet.amount,
        ),
        house.cite(("rrop3:2.procedures.3b", *_NO_CASH)),
    )


@rule("rrop3:2.procedures.3b")
def notes_after_hand(money: Money, player: Player, rest: Chips, at: int) -> tuple[MoneyEvent, ...]:
    """Notes were let play in the hand that is over: the *rest* of his become chips at once."""
    if not money.of(player).notes:
        return ()
    return (NotesChanged(player, rest, at),)
