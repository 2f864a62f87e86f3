"""What may be asked at a table: hands, blinds, absence, chips, the time charge, decks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.holds import Where
from croupier.cardroom.state import GameId, PlayerId, SeatNo, TableId
from croupier.play.setup import Chips
from croupier.table.entries import Wish
from croupier.table.owed_blinds import Blind


@dataclass(frozen=True, slots=True)
class DrawForButton(Deed):
    """Set the first button of a new table by the card each player drew."""

    tag: ClassVar[str] = "draw_for_button"
    table: TableId
    cards: Mapping[PlayerId, str]


@dataclass(frozen=True, slots=True)
class StartHand(Deed):
    """Begin the next hand: moves and charges that are due, button, blinds, who gets cards."""

    tag: ClassVar[str] = "start_hand"
    table: TableId


@dataclass(frozen=True, slots=True)
class EndHand(Deed):
    """End the hand: *awards* are (pot, seat, amount), *stacks* what each has, where it is known.

    *flop*: a flop or a draw was dealt.  *drop* is rake the dealer took where pots are not told.
    """

    tag: ClassVar[str] = "end_hand"
    table: TableId
    awards: tuple[tuple[int, SeatNo, Chips], ...] = ()
    flop: bool = True
    drop: Chips = 0
    stacks: Mapping[PlayerId, Chips] = field(default_factory=dict)
    ruined: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class CountStacks(Deed):
    """Tell what lies in front of each player of a table, counted between two hands."""

    tag: ClassVar[str] = "count_stacks"
    table: TableId
    stacks: Mapping[PlayerId, Chips]


@dataclass(frozen=True, slots=True)
class ComeIn(Deed):
    """Post what is owed and be dealt in, or wait for the big blind."""

    tag: ClassVar[str] = "come_in"
    player: PlayerId
    wish: Wish


@dataclass(frozen=True, slots=True)
class DodgeBlinds(Deed):
    """Find that a player missed *blinds* on purpose."""

    tag: ClassVar[str] = "dodge_blinds"
    player: PlayerId
    blinds: tuple[Blind, ...]


@dataclass(frozen=True, slots=True)
class ChangeSeat(Deed):
    """Go to a free seat of one's own table between hands."""

    tag: ClassVar[str] = "change_seat"
    player: PlayerId
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class StepAway(Deed):
    """Be away from one's table; *take* chips are taken along for safety."""

    tag: ClassVar[str] = "step_away"
    player: PlayerId
    where: Where = "gone"
    take: Chips = 0


@dataclass(frozen=True, slots=True)
class AnnounceAbsence(Deed):
    """Tell a supervisor how long one will be away."""

    tag: ClassVar[str] = "announce_absence"
    player: PlayerId
    minutes: int


@dataclass(frozen=True, slots=True)
class ComeBack(Deed):
    """Be at one's table again; *put_back* are chips that were taken along."""

    tag: ClassVar[str] = "come_back"
    player: PlayerId
    put_back: Chips = 0


@dataclass(frozen=True, slots=True)
class PickUpChips(Deed):
    """Take an absent player's *stack* off the table; *often*: for being away too often."""

    tag: ClassVar[str] = "pick_up_chips"
    player: PlayerId
    stack: Chips
    often: bool = False


@dataclass(frozen=True, slots=True)
class PlayOver(Deed):
    """Play in the place of somebody absent, whose *stack* is set aside, with *chips* bought."""

    tag: ClassVar[str] = "play_over"
    player: PlayerId
    absent: PlayerId
    chips: Chips
    stack: Chips


@dataclass(frozen=True, slots=True)
class EndPlayOver(Deed):
    """Give the absent player's place up and cash in the *stack* one has."""

    tag: ClassVar[str] = "end_play_over"
    player: PlayerId
    stack: Chips


@dataclass(frozen=True, slots=True)
class BuyIn(Deed):
    """Buy in, again perhaps, having no chips here."""

    tag: ClassVar[str] = "buy_in"
    player: PlayerId
    chips: Chips


@dataclass(frozen=True, slots=True)
class AddChips(Deed):
    """Add to the *stack* one has; what is bought in a hand comes after it."""

    tag: ClassVar[str] = "add_chips"
    player: PlayerId
    chips: Chips
    stack: Chips


@dataclass(frozen=True, slots=True)
class BuyBehind(Deed):
    """Pay for chips that are on their way, and tell the table that *announced* of them play."""

    tag: ClassVar[str] = "buy_behind"
    player: PlayerId
    chips: Chips
    stack: Chips
    announced: Chips = 0


@dataclass(frozen=True, slots=True)
class ChipsArrive(Deed):
    """Put the chips that were on their way in front of their owner."""

    tag: ClassVar[str] = "chips_arrive"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class ChangeNotes(Deed):
    """Change bank notes into chips."""

    tag: ClassVar[str] = "change_notes"
    player: PlayerId
    amount: Chips


@dataclass(frozen=True, slots=True)
class LetNotesPlay(Deed):
    """Let notes of somebody who did not know the rule play in this hand, if nobody objects."""

    tag: ClassVar[str] = "let_notes_play"
    player: PlayerId
    amount: Chips
    unaware: bool = True
    objecting: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class SetCharge(Deed):
    """Have every player of a table pay *amount* each *minutes*; 0 ends it."""

    tag: ClassVar[str] = "set_charge"
    table: TableId
    amount: Chips
    minutes: int = 30


@dataclass(frozen=True, slots=True)
class PayTime(Deed):
    """Pay the time charge, from one's stack or from one's pocket."""

    tag: ClassVar[str] = "pay_time"
    player: PlayerId
    from_stack: bool = True


@dataclass(frozen=True, slots=True)
class TakeCourtesy(Deed):
    """Play on for a while without paying the time charge."""

    tag: ClassVar[str] = "take_courtesy"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class SetRake(Deed):
    """Set how a game is raked beside what the house has chosen: caps for few players, a drop."""

    tag: ClassVar[str] = "set_rake"
    game: GameId
    caps: tuple[tuple[int, Chips], ...] = ()
    drop: Chips = 0


@dataclass(frozen=True, slots=True)
class ChangeDeck(Deed):
    """Bring another deck, or a new setup of decks, on an *occasion* of the house."""

    tag: ClassVar[str] = "change_deck"
    table: TableId
    what: Literal["deck", "setup"] = "deck"
    occasion: str = "request"


@dataclass(frozen=True, slots=True)
class FlagDeck(Deed):
    """Say that the deck in play is damaged, by this *card* if it is known."""

    tag: ClassVar[str] = "flag_deck"
    table: TableId
    card: str = ""


@dataclass(frozen=True, slots=True)
class PushDealer(Deed):
    """Have *dealer* take over a table; whoever dealt there is relieved."""

    tag: ClassVar[str] = "push_dealer"
    table: TableId
    dealer: str
