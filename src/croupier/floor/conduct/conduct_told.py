"""What somebody did that is not done: told as it was seen, the judgement is the floor's."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.floor.conduct.offences import OffenceId
from croupier.floor.incident import Gesture, Incident
from croupier.play.setup import NOBODY, SeatNo
from croupier.text import Text

DeviceUse = Literal["call", "noise", "on_table", "use", "strategy_aid"]
"""A call, a noise or nuisance, a device laid on the table, using one, help with how to play."""


@dataclass(frozen=True, slots=True)
class Misconduct(Gesture):
    """A player, in the hand or not, did something that is not done.

    *device* is what was done with one.  *places* are the cards of his hand that he showed, counted
    from 0.  *other_seat* is who took part, or of whose hand he spoke, 0 for nobody of the table or
    his own.  *earlier* is how often he did the same before, *players_left* how many are left in the
    tournament, 0 if all are here.  *heeded*: he did at once what he was asked to.
    """

    tag: ClassVar[str] = "misconduct"
    title: ClassVar[Text] = Text("Misconduct at the table", "Conduite déplacée à la table")
    breach: OffenceId
    device: DeviceUse = "call"
    places: tuple[int, ...] = ()
    other_seat: SeatNo = NOBODY
    earlier: int = 0
    players_left: int = 0
    heeded: bool = False


INCIDENTS: tuple[type[Incident], ...] = (Misconduct,)
