"""Who may ask what of the room: a player what concerns himself, staff what their role allows."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from croupier.cardroom.company import check_acts
from croupier.cardroom.deciding import refused
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_rulings as r
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.view import place_in
from croupier.cardroom.own_chips import check_own
from croupier.cardroom.state import Person, PlayerId, Role
from croupier.rulebook.house import House, RuleId
from croupier.table.owed_blinds import check_own_blind

Own = Literal["", "name", "seat", "chips", "blind", "anybody"]
"""What of a player's own the deed is about; empty where it is not for players at all."""


@dataclass(frozen=True, slots=True)
class May:
    """Which staff may do a deed, whether a player may about himself, and the articles.

    *chips* is the field of chips that change hands: a player leaves it at 0, unless what he asks is
    but a *notice* to the staff.
    """

    staff: frozenset[Role]
    own: Own = ""
    rules: tuple[RuleId, ...] = ("rrop3:2.procedures.1",)
    chips: str = ""
    notice: bool = False


_HOUSE: frozenset[Role] = frozenset({"floor", "manager"})
_LIST: frozenset[Role] = _HOUSE | {"list"}
_DEAL: frozenset[Role] = _HOUSE | {"dealer"}
_ALL: frozenset[Role] = _LIST | _DEAL

_PRESENT = ("rrop3:2.seating.1",)
_HEAR = ("rrop3:2.seating.2",)
_LEAVE_TO_SIT = ("rrop3:2.procedures.10",)
_ONE_PLAYER = ("rrop3:2.procedures.8",)
_BLINDS = ("rrop3:2.procedures.13",)
_OWN_CHIPS = ("rrop3:2.procedures.9",)
_ABSENCE = ("rrop3:2.procedures.19a",)
_TIME = ("rrop3:2.procedures.2a",)
_DECKS = ("rrop3:2.procedures.21", "rrop3:11.tournament.21", "tda:26")
_CONDUCT = ("rrop3:1.conduct.0",)
_GUEST = ("rrop3:2.procedures.26",)
_AUTHORITY = ("house:desk.authority",)
_LIMIT = ("rrop3:2.procedures.16",)


def _each(kinds: Iterable[type[d.Deed]], may: May) -> dict[type[d.Deed], May]:
    return dict.fromkeys(kinds, may)


AUTHORITY: Mapping[type[d.Deed], May] = MappingProxyType(
    {
        **_each((d.OfferGame, d.PlaceTable, d.OpenTable, d.CloseTable), May(_HOUSE)),
        d.DeclareFeed: May(_HOUSE, "", ("rrop3:2.seating.9a",)),
        d.BreakTable: May(_HOUSE, "", ("rrop3:2.seating.14a",)),
        **_each((d.CheckIn, d.CheckOut), May(_LIST, "name", _PRESENT)),
        **_each((d.JoinList, d.LeaveList, d.AskForTable), May(_LIST, "name", _PRESENT)),
        **_each((d.StepOut, d.StepIn, d.PassCall), May(_LIST, "name", _HEAR)),
        d.LockUp: May(_LIST, "name", _HEAR, "money"),
        **_each((d.DropToBottom, d.CallUnanswered), May(_LIST, "", _HEAR)),
        d.SitDown: May(_ALL, "", _LEAVE_TO_SIT, "chips"),
        d.AskForSeat: May(_LIST, "name", _LEAVE_TO_SIT),
        **_each((d.AnswerSeat, d.FirstSeats), May(_LIST, "", _LEAVE_TO_SIT)),
        **_each(
            (d.RequestSeat, d.RequestTransfer, d.WithdrawRequest, t.ChangeSeat),
            May(_ALL, "seat", _ONE_PLAYER),
        ),
        d.LeaveSeat: May(_ALL, "seat", _ONE_PLAYER, "stack", notice=True),
        **_each((d.MoveNow, d.RefuseMove, t.EndPlayOver), May(_ALL, "", _ONE_PLAYER, "stack")),
        t.StepAway: May(_ALL, "seat", _ONE_PLAYER, "take"),
        t.ComeBack: May(_ALL, "seat", _ONE_PLAYER, "put_back"),
        **_each((d.WishLimit, d.ObjectToLimit), May(_ALL, "name", _LIMIT)),
        d.ChangeLimit: May(_ALL, "", _LIMIT),
        d.LetTimePass: May(_ALL, "anybody"),
        **_each(
            (t.DrawForButton, t.StartHand, t.EndHand, t.CountStacks), May(_DEAL, "", _AUTHORITY)
        ),
        t.ComeIn: May(_ALL, "blind", _BLINDS),
        **_each((t.AnnounceAbsence, t.PickUpChips), May(_HOUSE, "", _ABSENCE)),
        t.DodgeBlinds: May(_HOUSE, "", ("tda:33", "rrop3:4.blinds.11a")),
        t.PlayOver: May(_HOUSE, "", ("rrop3:2.procedures.11",)),
        **_each((t.BuyIn, t.AddChips, t.BuyBehind), May(_ALL, "", _OWN_CHIPS, "chips")),
        t.ChangeNotes: May(_ALL, "", _OWN_CHIPS, "amount"),
        t.ChipsArrive: May(_ALL, "", ("rrop3:2.procedures.6a",)),
        t.LetNotesPlay: May(_DEAL, "", ("rrop3:2.procedures.3b",)),
        t.SetCharge: May(_HOUSE, "", _TIME),
        t.SetRake: May(_HOUSE, "", _AUTHORITY),
        t.PayTime: May(_ALL, "", _TIME, "from_stack"),
        t.TakeCourtesy: May(_ALL, "chips", _TIME),
        t.ChangeDeck: May(_DEAL, "anybody", _DECKS),
        t.FlagDeck: May(_DEAL, "", _DECKS),
        t.PushDealer: May(_DEAL, "", _AUTHORITY),
        p.LogBreach: May(_ALL, "", _CONDUCT),
        p.Complain: May(_ALL, "anybody", _CONDUCT),
        r.FileRuling: May(_DEAL, "", ("rrop3:2.decisions.1", "tda:1")),
        r.AppealRuling: May(_ALL, "name", ("rrop3:2.decisions.2", "tda:1b")),
        r.CloseCase: May(_HOUSE, "", ("tda:71B", *_CONDUCT)),
        **_each((p.Sanction, p.LiftBar, p.CorrectFile), May(_HOUSE, "", _CONDUCT)),
        **_each((p.BringGuest, p.ObjectToGuest), May(_ALL, "seat", _GUEST)),
        p.GuestLeaves: May(_ALL, "anybody", _GUEST),
        p.KeepApart: May(_HOUSE, "", ("rrop3:2.seating.5",)),
        **_each((p.ReserveSeat, p.UnreserveSeat), May(_HOUSE, "", ("rrop3:2.seating.7c",))),
        p.TakeBack: May(_HOUSE, "", _AUTHORITY),
        p.CorrectMoney: May(_HOUSE, "", _AUTHORITY),
    }
)
"""For every deed, who may do it."""


def moves_chips(deed: d.Deed) -> bool:
    """Whether chips change hands by that deed, which the staff have to see."""
    may = AUTHORITY[type(deed)]
    return bool(may.chips and (not may.own or getattr(deed, may.chips)))


def check_may(desk: Desk, deed: d.Deed, by: Person, rules: House) -> None:
    """Raise RoomRefused unless *by* may do that, with the article he would need to know."""
    may = AUTHORITY[type(deed)]
    if by.role != "player":
        if by.role not in may.staff:
            raise _not_his(rules, by, may)
        return
    owner: PlayerId = getattr(deed, "player", by.id)
    if moves_chips(deed) and not may.notice:
        raise _with_staff(rules, may)
    if not may.own:
        raise _not_his(rules, by, may)
    if owner == by.id or may.own == "anybody":
        return
    if may.own == "chips":
        check_own(rules, by.id, owner)
    if may.own == "blind":
        check_own_blind(by.id, owner)
    found = place_in(desk.room, owner)
    if may.own == "seat" and found:
        check_acts(desk.room, by.id, found[0].id, found[1].seat, rules=rules)
    raise refused(
        rules,
        may.rules,
        (f"{by.id} cannot do that for {owner}.", f"{by.id} ne peut pas le faire pour {owner}."),
        (
            "Everybody speaks for himself; staff may help.",
            "Chacun parle pour soi, ou le personnel.",
        ),
    )


_NAMES: Mapping[Role, tuple[str, str]] = MappingProxyType(
    {
        "dealer": ("a dealer", "un croupier"),
        "list": ("the keeper of the list", "le responsable de la liste"),
        "floor": ("a floor", "un floor"),
        "manager": ("a manager", "un responsable de salle"),
    }
)


def _for_staff(may: May) -> tuple[str, str]:
    names = [_NAMES[role] for role in _NAMES if role in may.staff]
    return ", ".join(name for name, _ in names), ", ".join(name for _, name in names)


def _with_staff(rules: House, may: May) -> Exception:
    """The desk knows of chips what somebody of the staff has seen."""
    english, french = _for_staff(may)
    return refused(
        rules,
        may.rules,
        ("Chips change hands with the staff.", "Les jetons passent par le personnel."),
        (f"Ask one of: {english}.", f"Demandez à l’un d’eux\u00a0: {french}."),
    )


def _not_his(rules: House, by: Person, may: May) -> Exception:
    english, french = _for_staff(may)
    return refused(
        rules,
        may.rules,
        (f"This is not for {by.id} to decide.", f"Ce n’est pas à {by.id} d’en décider."),
        (f"It is for: {english}.", f"C’est à décider par\u00a0: {french}."),
    )
