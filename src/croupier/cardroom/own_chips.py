"""Everybody plays his own chips."""

from croupier.cardroom.money import ChipsGivenBack, ChipsSetAside, Money, MoneyEvent, Player
from croupier.cardroom.saying import told
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused
from croupier.text import Text

OWN = "rrop3:2.procedures.9"


@rule(OWN)
def check_own(house: House, player: Player, owner: Player) -> None:
    """Raise RoomRefused if *player* would play chips of somebody else."""
    if player == owner:
        return
    raise RoomRefused(
        told(
            "{player} cannot play the chips of {owner}.",
            "{player} ne peut pas jouer les jetons de {owner}.",
            player=player,
            owner=owner,
        ),
        Text("Buy chips of your own.", "Achetez vos propres jetons."),
        house.cite((OWN,)),
    )


@rule(OWN)
def set_aside(owner: Player, stack: Chips, at: int) -> tuple[MoneyEvent, ...]:
    """Somebody plays over the seat of *owner*: his chips are put aside, and the guest has none."""
    return (ChipsSetAside(owner, stack, at),) if stack else ()


@rule(OWN)
def give_back(money: Money, owner: Player, at: int) -> tuple[MoneyEvent, ...]:
    """*owner* has his seat again, and his chips untouched."""
    aside = money.of(owner).aside
    return (ChipsGivenBack(owner, aside, at),) if aside else ()
