"""Which chips of a player play: what is smaller than the chip in use stays out."""

from collections.abc import Mapping

from croupier.play.setup import Chips, Stakes
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule


def chip_in_use(stakes: Stakes, house: House) -> Chips:
    """The smallest chip that may be bet: that of the forced bets, or of the least opening bet.

    The second is for big bets alone.
    """
    big_bets = {"none", "pot"} & {stakes.structure, *stakes.structures}
    by_opening = house.options.betting.bet_unit == "opening_bet_chip" and big_bets
    return stakes.small_bet if by_opening else stakes.unit


@rule("rrop3:3.bets.7a", "rrop3:3.bets.7b", "rrop3:10.nolimit.11")
def eligible_chips(chips: Mapping[Chips, int], stakes: Stakes, house: House) -> Chips:
    """What of *chips* (how many of each value) may be bet; an all-in is all of it, and no more.

    Chips below the smallest in use do not play, even in quantity.  Where bets go by the chip of the
    least opening bet, the smaller ones in use play in quantity, as far as they make whole units.
    """
    total = sum(value * many for value, many in chips.items() if value >= stakes.unit)
    return total - total % chip_in_use(stakes, house)


def eligible(stack: Chips, stakes: Stakes, house: House) -> Chips:
    """What of a stack may be bet whose chips are not told apart.

    It is taken to be in the smallest chip that plays, but for a rest that no such chip makes.
    """
    many, rest = divmod(stack, stakes.unit)
    return eligible_chips({1: rest, stakes.unit: many}, stakes, house)
