"""Where the chips of a table lie: in front of players, in the pot, carried over."""

from collections.abc import Sequence

from croupier.cardroom.ledger import Posting, balance
from croupier.cardroom.money import BoughtIn, Player
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.service.purse import Fact, TablePurse
from croupier.table import Seating
from croupier.text import Text


def in_front(seating: Seating, seat: SeatNo, hand: HandState | None) -> Chips:
    """The chips in front of the player of *seat*; those he bet in *hand* are the pot's."""
    who = seating.seats[seat]
    if who is None:
        return 0
    dealt = seating.was_dealt(seat) or not any(seating.dealt)
    if hand is None or hand.phase == "over" or not (dealt and hand.setup.takes_part(seat)):
        return who.stack
    return who.stack - hand.setup.stacks[seat] + hand.stacks[seat]


def fronts(seating: Seating, hand: HandState | None) -> dict[Player, Chips]:
    """What lies in front of everybody."""
    return {who.player: in_front(seating, seat, hand) for seat, who in seating.occupied()}


def on_table(seating: Seating, hand: HandState | None) -> Chips:
    """All chips on the table, wherever they lie."""
    held = sum(in_front(seating, seat, hand) for seat, _ in seating.occupied())
    if hand is None or hand.phase == "over":
        return held + sum(pot.amount for pot in seating.carried)
    return held + hand.pot + sum(pot.amount for pot in hand.left_for_next)


def opening_facts(purse: TablePurse, seating: Seating, at: int, *, anew: bool) -> Sequence[Fact]:
    """What brings the chips of a table that opens into its ledger, where they are not in it.

    Before there was a ledger they were bought, and a carried pot is the house's to answer for; so
    is what lay on a table that is set up *anew*, with other seats.
    """
    held = balance(purse.ledger, purse.account)
    missing = on_table(seating, None) - held
    if purse.facts and not (anew and missing):
        return ()
    memo = Text("From before the table was set up", "D’avant l’installation de la table")
    key, account = f"{purse.table}:opened:{purse.facts}", purse.account
    if purse.facts:
        way = (account, "cage") if missing > 0 else ("cage", account)
        return (Posting(key, at, *way, abs(missing), memo),)
    bought = [BoughtIn(who.player, who.stack, at) for _, who in seating.occupied() if who.stack]
    carried = sum(pot.amount for pot in seating.carried)
    return (*bought, *([Posting(key, at, account, "cage", carried, memo)] if carried else ()))
