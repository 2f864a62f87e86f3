"""The time charge: when it is due, who pays it, who need not, and who plays without for a while."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar, Literal

from croupier.cardroom.saying import told
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

Player = str

Standing = Literal["owes", "paid", "exempt", "courtesy", "played_out"]
"""How a player stands in a period; `played_out`: his courtesy play is over."""

Family = Literal["flop", "stud", "draw"]

NOT_BEGUN = -1
LIST_FOR_ALL = 2
"""So many names on the list when the charge falls due, and every player pays."""
LIST_OF_EXEMPTION = 1
"""A new player pays nothing with at most so many names on the list."""
NEW_AGAIN = 3600
"""So many seconds after he last played in a game a player is new in it again."""

_ADVANCE = "rrop3:2.procedures.2a"
_COURTESY = "rrop3:2.procedures.2b"
_ALL_PAY = "rrop3:2.procedures.2c"
_NEWCOMER = "rrop3:2.procedures.2d"


@dataclass(frozen=True, slots=True)
class Charge:
    """*amount* is due from each player every *period* seconds, from *opened* on."""

    amount: Chips
    period: int
    opened: int = 0


@dataclass(frozen=True, slots=True)
class Rent:
    """How the players of a table stand in the period that runs; *waiting* were listed then."""

    period: int = NOT_BEGUN
    waiting: int = 0
    standings: Mapping[Player, Standing] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ChargeFellDue:
    """A period began with these *players* at the table and *waiting* names on the list."""

    tag: ClassVar[str] = "rent.fell_due"
    period: int
    at: int
    players: tuple[Player, ...]
    waiting: int


@dataclass(frozen=True, slots=True)
class RentEvent:
    """Something about the charge of one player."""

    tag: ClassVar[str]
    player: Player
    at: int


@dataclass(frozen=True, slots=True)
class ChargePaid(RentEvent):
    """He paid *amount* for this period; *from_stack*: in chips from the table."""

    tag: ClassVar[str] = "rent.paid"
    amount: Chips
    period: int
    from_stack: bool = True


@dataclass(frozen=True, slots=True)
class ChargeAsked(RentEvent):
    """A new player owes the charge of this period: the list is long."""

    tag: ClassVar[str] = "rent.asked"


@dataclass(frozen=True, slots=True)
class ChargeWaived(RentEvent):
    """A new player pays nothing for the rest of this period."""

    tag: ClassVar[str] = "rent.waived"


@dataclass(frozen=True, slots=True)
class CourtesyTaken(RentEvent):
    """He plays on without paying: one hand of stud, or until the big blind reaches him."""

    tag: ClassVar[str] = "rent.courtesy_taken"


@dataclass(frozen=True, slots=True)
class CourtesyEnded(RentEvent):
    """He has played out his courtesy: he pays or leaves."""

    tag: ClassVar[str] = "rent.courtesy_ended"


@dataclass(frozen=True, slots=True)
class StandingBrought(RentEvent):
    """He comes from the table *source* of the game, and stands here as he stood there."""

    tag: ClassVar[str] = "rent.standing_brought"
    standing: Standing
    source: str


def evolve(rent: Rent, event: ChargeFellDue | RentEvent) -> Rent:
    """How the players stand once *event* has happened."""
    if isinstance(event, ChargeFellDue):
        return Rent(event.period, event.waiting, _owing(rent, event.players))
    standing = event.standing if isinstance(event, StandingBrought) else _STANDINGS[type(event)]
    return replace(rent, standings={**rent.standings, event.player: standing})


def _owing(rent: Rent, players: Iterable[Player]) -> dict[Player, Standing]:
    """Everybody owes anew; who has not paid since his courtesy began does not get another one.

    It goes on until it is played out; whoever is not here then has had it.  At a table that begins
    to collect, who comes from another one and has paid there is not asked twice.
    """
    begins = rent.period == NOT_BEGUN
    unpaid: dict[Player, Standing] = {
        player: standing
        for player, standing in rent.standings.items()
        if standing in ("courtesy", "played_out")
    }
    here: dict[Player, Standing] = {player: unpaid.get(player, "owes") for player in players}
    if begins:
        here |= {who: rent.standings[who] for who in here if rent.standings.get(who) == "paid"}
    gone: dict[Player, Standing] = dict.fromkeys(unpaid, "played_out")
    return {**gone, **here}


_STANDINGS: Mapping[type[RentEvent], Standing] = MappingProxyType(
    {
        ChargePaid: "paid",
        ChargeAsked: "owes",
        ChargeWaived: "exempt",
        CourtesyTaken: "courtesy",
        CourtesyEnded: "played_out",
    }
)


def period_at(charge: Charge, at: int) -> int:
    """The number of the period that runs at *at*, from 0 on."""
    return (at - charge.opened) // charge.period


@rule(_ADVANCE)
def fall_due(
    rent: Rent, house: House, charge: Charge, at: int, *, players: Iterable[Player], waiting: int
) -> tuple[ChargeFellDue, ...]:
    """The charge falls due once a period, at its beginning, from all *players* at the table."""
    if house.options.cash.collection != "time_charge":
        return ()
    period = period_at(charge, at)
    if period <= rent.period:
        return ()
    return (ChargeFellDue(period, at, tuple(players), waiting),)


@rule(_NEWCOMER)
def sit_down(
    rent: Rent, player: Player, at: int, *, waiting: int, new: bool = True
) -> tuple[ChargeAsked | ChargeWaived, ...]:
    """A new player comes while a period runs: he pays only where the list is long.

    Who was here in this period before is not *new*, nor is who played in this game lately.
    """
    if rent.period == NOT_BEGUN or player in rent.standings:
        return ()
    if new and waiting <= LIST_OF_EXEMPTION:
        return (ChargeWaived(player, at),)
    return (ChargeAsked(player, at),)


@rule(_ADVANCE)
def bring_standing(
    rent: Rent, charge: Charge, player: Player, at: int, *, source: str
) -> tuple[StandingBrought, ...]:
    """*player* takes along how he stands at the table *source*, whose *rent* and *charge* it has.

    What he paid there counts until its period is over.  Nothing if he has not stood there yet.
    """
    standing = rent.standings.get(player)
    if standing is None:
        return ()
    over = standing in ("paid", "exempt") and period_at(charge, at) > rent.period
    return (StandingBrought(player, at, "owes" if over else standing, source),)


@rule(_ADVANCE, _ALL_PAY)
def why_due(house: House, charge: Charge, fell_due: ChargeFellDue) -> Why:
    """Why everybody at the table is asked to pay, and whether a courtesy play is open to them."""
    for_all = fell_due.waiting >= LIST_FOR_ALL
    text = told(
        "{amount} a player falls due in advance; names waiting to be called: {waiting}{all}.",
        "{amount} par joueur sont dus d’avance\u00a0; noms en attente d’appel\u00a0: "
        "{waiting}{all}.",
        amount=charge.amount,
        waiting=fell_due.waiting,
        all=_SO_ALL if for_all else Text("", ""),
    )
    rules = (_ADVANCE, _ALL_PAY) if for_all else (_ADVANCE,)
    facts = {"period": fell_due.period, "waiting": fell_due.waiting, "players": fell_due.players}
    return Why(text, house.cite(rules), facts)


_SO_ALL = Text(", so every player pays", ", donc tous les joueurs paient")


@rule(_NEWCOMER)
def why_new(house: House, player: Player, *, waiting: int) -> Why:
    """Why a new player pays for the period that runs, or does not."""
    text = told(
        "{player} pays: names waiting to be called: {waiting}."
        if waiting > LIST_OF_EXEMPTION
        else "{player} pays nothing before the next charge: names waiting to be called: {waiting}.",
        "{player} paie\u00a0: noms en attente d’appel\u00a0: {waiting}."
        if waiting > LIST_OF_EXEMPTION
        else "{player} ne paie rien avant la prochaine échéance\u00a0: noms en attente d’appel"
        "\u00a0: {waiting}.",
        player=player,
        waiting=waiting,
    )
    return Why(text, house.cite((_NEWCOMER,)), {"waiting": waiting})


@rule(_ADVANCE, _ALL_PAY)
def pay(
    rent: Rent, house: House, charge: Charge, player: Player, at: int, *, from_stack: bool = True
) -> tuple[ChargePaid, ...]:
    """*player* pays for the period.  Raises RoomRefused if he owes nothing."""
    if rent.standings.get(player) in ("owes", "courtesy", "played_out"):
        return (ChargePaid(player, at, charge.amount, rent.period, from_stack),)
    raise RoomRefused(
        told("{player} owes no time charge.", "{player} ne doit pas de forfait.", player=player),
        Text("The next one falls due in advance.", "Le prochain sera dû d’avance."),
        house.cite((_ADVANCE, _NEWCOMER)),
    )


@rule(_COURTESY, _ALL_PAY)
def take_courtesy(
    rent: Rent, house: House, player: Player, at: int, *, waiting: int
) -> tuple[CourtesyTaken, ...]:
    """*player* declines to pay and plays on for a while, as nobody waits for a seat.

    Raises RoomRefused while somebody waits, if the list was long when the charge fell due, and
    for a player who has nothing to decline or has had his courtesy.
    """
    if rent.standings.get(player) != "owes":
        raise _must_pay(
            house,
            told(
                "{player} has no courtesy to take.",
                "Pas de courtoisie pour {player}.",
                player=player,
            ),
            _COURTESY,
        )
    if rent.waiting >= LIST_FOR_ALL:
        what = told(
            "{waiting} were on the list when the charge fell due: every player pays.",
            "Il y avait {waiting} noms sur la liste à l’échéance\u00a0: tous les joueurs paient.",
            waiting=rent.waiting,
        )
        raise _must_pay(house, what, _ALL_PAY)
    if waiting:
        what = told(
            "There is somebody waiting for a seat (names waiting to be called: {waiting}).",
            "Quelqu’un attend une place (noms en attente d’appel\u00a0: {waiting}).",
            waiting=waiting,
        )
        raise _must_pay(house, what, _COURTESY)
    return (CourtesyTaken(player, at),)


@rule(_COURTESY)
def courtesy_ends(
    rent: Rent,
    at: int,
    *,
    family: Family,
    dealt_in: Iterable[Player] = (),
    big_blind: Player = "",
    also_due: Iterable[Player] = (),
    blinds: bool = True,
) -> tuple[CourtesyEnded, ...]:
    """Who has played out his courtesy: at stud whoever was *dealt_in* to the hand that is over.

    So it is in any game without *blinds*.  In a game with a button it is the player whose
    *big_blind* is due in the hand to come, and *also_due* who posts one too or whom it passes.
    """
    one_hand = family == "stud" or not blinds
    here = dict.fromkeys(dealt_in if one_hand else (big_blind, *also_due))
    return tuple(
        CourtesyEnded(player, at) for player in here if rent.standings.get(player) == "courtesy"
    )


@rule(_ADVANCE, _COURTESY)
def not_dealt_in(rent: Rent, house: House, player: Player) -> Why | None:
    """Why *player* gets no cards as he stands; None if nothing keeps him from playing."""
    standing = rent.standings.get(player)
    if standing not in ("owes", "played_out"):
        return None
    text = told(
        "{player} has not paid the time charge of this period.",
        "{player} n’a pas payé le forfait horaire de cette période.",
        player=player,
    )
    rules = house.cite((_COURTESY if standing == "played_out" else _ADVANCE,))
    return Why(text, rules, {"standing": standing, "period": rent.period})


@rule(_ADVANCE)
def deal_waits(
    rent: Rent, house: House, charge: Charge, *, playing: Iterable[Player]
) -> Why | None:
    """Why no card is dealt yet: somebody of those *playing* has not been asked, or not paid.

    Who sits out does not hold up the game, nor does who is in his courtesy play.
    """
    missing = tuple(player for player in playing if rent.standings.get(player) == "owes")
    if not missing:
        return None
    text = told(
        "No card is dealt before {amount} is collected, from {players}.",
        "Aucune carte n’est servie avant l’encaissement de {amount}, à payer par {players}.",
        amount=charge.amount * len(missing),
        players=", ".join(missing),
    )
    facts = {"missing": missing, "amount": charge.amount, "period": rent.period}
    return Why(text, house.cite((_ADVANCE,)), facts)


def _must_pay(house: House, what: Text, rule_id: str) -> RoomRefused:
    return RoomRefused(
        what,
        Text("Pay the time charge, or leave.", "Payez le forfait ou partez."),
        house.cite((rule_id,)),
    )
