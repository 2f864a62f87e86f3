"""What a fact rests on: the games, names, seats and charges that are there before it.

A history from which something was left out may come to a fact of a game nobody offers, or of
somebody nobody called; such a history is not one.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from croupier.cardroom import happened as ev
from croupier.cardroom import happened_people as pe
from croupier.cardroom import time_charge as tc
from croupier.cardroom.desk import happened_at_table as at
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.view import players_at, table_of
from croupier.cardroom.money import EVENTS as MONEY
from croupier.cardroom.saying import told
from croupier.cardroom.state import GameId, PlayerId, TableId
from croupier.play.setup import NOBODY
from croupier.rulebook.house import RuleId
from croupier.table.why import RoomRefused
from croupier.text import Text

Missing = tuple[Text, RuleId]
"""What is not there, and the article that asks for it."""

_OFFER = "rrop3:2.procedures.1"
_PRESENT = "rrop3:2.seating.1"
_SEAT = "rrop3:2.procedures.25"
_DRAW = "rrop3:2.seating.6"
_HAND = "rrop3:2.decisions.5b"
_TIME = "rrop3:2.procedures.2a"


class _OfPlayer(Protocol):
    @property
    def player(self) -> PlayerId: ...


class _OfGame(Protocol):
    @property
    def game(self) -> GameId: ...


class _OnList(_OfPlayer, _OfGame, Protocol): ...


class _AtTable(_OfPlayer, Protocol):
    @property
    def table(self) -> TableId: ...


def check_rests(desk: Desk, fact: Fact) -> None:
    """Raise RoomRefused for a fact that names something which is not there."""
    needs = _NEEDS.get(type(fact.event))
    missing = needs(desk, fact.table, fact.event) if needs else None
    if missing is not None:
        text, article = missing
        raise RoomRefused(text, _FIRST, (article,))


_FIRST = Text("What it rests on comes first.", "Ce dont il dépend vient d’abord.")


def _offered(desk: Desk, _: TableId, event: _OfGame) -> Missing | None:
    return _no_game(desk, event.game)


def _no_game(desk: Desk, game: GameId) -> Missing | None:
    if game in desk.games:
        return None
    what = told("No game {game} is offered.", "Aucune partie {game} n’est proposée.", game=game)
    return what, _OFFER


def _opened(desk: Desk, _: TableId, event: ev.TableOpened) -> Missing | None:
    return _no_table(desk, event.table) or _no_game(desk, event.game)


def _no_table(desk: Desk, table: TableId) -> Missing | None:
    if desk.room.table(table):
        return None
    what = told("There is no table {table}.", "Il n’y a pas de table {table}.", table=table)
    return what, _OFFER


def _played(desk: Desk, table: TableId, _: object) -> Missing | None:
    """At the table a game is played that the room offers."""
    found = desk.room.table(table)
    return _no_table(desk, table) if found is None else _no_game(desk, found.game)


def _present(desk: Desk, _: TableId, event: _OfPlayer) -> Missing | None:
    player: PlayerId = event.player
    if player in desk.room.present:
        return None
    what = told("{who} is not in the room.", "{who} n’est pas dans la salle.", who=player)
    return what, _PRESENT


def _joins(desk: Desk, table: TableId, event: ev.ListJoined) -> Missing | None:
    return _present(desk, table, event) or _no_game(desk, event.game)


def _listed(desk: Desk, _: TableId, event: _OnList) -> Missing | None:
    if desk.room.entry_of(event.player, event.game):
        return None
    what = told(
        "{who} is not on the list of {game}.",
        "{who} n’est pas sur la liste de {game}.",
        who=event.player,
        game=event.game,
    )
    return what, _PRESENT


def _seated(desk: Desk, table: TableId, event: _AtTable) -> Missing | None:
    """He is in the room, and the table plays a game."""
    return _present(desk, table, event) or _played(desk, event.table, event)


def _sits(desk: Desk, _: TableId, event: _OfPlayer) -> Missing | None:
    player: PlayerId = getattr(event, "absent", event.player)
    return None if desk.room.table_of(player) else _no_seat(player)


def _no_seat(player: PlayerId) -> Missing:
    return told("{who} has no seat.", "{who} n’a pas de siège.", who=player), _SEAT


def _plays_at(desk: Desk, _: TableId, event: _AtTable) -> Missing | None:
    found = desk.room.table(event.table)
    return None if found and event.player in players_at(found) else _no_seat(event.player)


def _asked(desk: Desk, _: TableId, event: _OfPlayer) -> Missing | None:
    if any(ask.player == event.player for ask in desk.room.asks):
        return None
    what = told("{who} asks for no seat.", "{who} ne demande aucun siège.", who=event.player)
    return what, _PRESENT


def _called(desk: Desk, _: TableId, event: ev.CallEnded) -> Missing | None:
    if desk.room.call_of(event.player):
        return None
    return told("{who} is not called.", "{who} n’est pas appelé.", who=event.player), _PRESENT


def _kept(desk: Desk, _: TableId, event: _OfPlayer) -> Missing | None:
    if desk.room.lock_of(event.player):
        return None
    what = told(
        "No seat is kept for {who}.", "Aucun siège n’est gardé pour {who}.", who=event.player
    )
    return what, _PRESENT


def _drawn(desk: Desk, _: TableId, event: at.ButtonDrawn) -> Missing | None:
    """The cards were drawn by players of the table."""
    found = desk.room.table(event.table)
    here = players_at(found) if found else ()
    strangers = [player for player, _ in event.cards if player not in here]
    return _no_seat(strangers[0]) if strangers else None


def _next_hand(desk: Desk, _: TableId, event: ev.HandStarted) -> Missing | None:
    last = desk.room.hand_of(event.table)
    if event.hand > last:
        return _played(desk, event.table, event)
    what = told(
        "Hand {hand} does not come after hand {last}.",
        "La main {hand} ne vient pas après la main {last}.",
        last=str(last),
        hand=str(event.hand),
    )
    return what, _HAND


def _with_button(desk: Desk, _: TableId, event: at.HandSet) -> Missing | None:
    """With blinds somebody has drawn for the first button."""
    drawn = table_of(desk, event.table).blinds.first_button
    if drawn != NOBODY or NOBODY in {event.places.big, event.book.first_button}:
        return _played(desk, event.table, event)
    return told("Nobody has drawn for the button.", "Personne n’a tiré pour le bouton."), _DRAW


def _fell_due(desk: Desk, table: TableId, event: tc.ChargeFellDue) -> Missing | None:
    charge = table_of(desk, table).charge
    if charge is not None and tc.period_at(charge, event.at) == event.period:
        return None
    return _no_charge(table)


def _no_charge(table: TableId) -> Missing:
    what = told(
        "No such time charge is due at table {table}.",
        "Aucun forfait horaire de ce genre n’est dû à la table {table}.",
        table=table,
    )
    return what, _TIME


def _charged(desk: Desk, table: TableId, _: object) -> Missing | None:
    return None if table_of(desk, table).charge else _no_charge(table)


def _paid(desk: Desk, table: TableId, event: tc.ChargePaid) -> Missing | None:
    kept = table_of(desk, table)
    owed = kept.rent.standings.get(event.player) in {"owes", "courtesy", "played_out"}
    same = kept.charge is not None and kept.charge.amount == event.amount
    return None if owed and same and kept.rent.period == event.period else _no_charge(table)


Needs = Callable[[Desk, TableId, Any], Missing | None]


def _each(kinds: Iterable[type], needs: Needs) -> dict[type, Needs]:
    return dict.fromkeys(kinds, needs)


_NEEDS: Mapping[type, Needs] = MappingProxyType(
    {
        ev.TableOpened: _opened,
        **_each((ev.TableAsked, ev.CalledIn, pe.LimitWished, pe.LimitChanged), _offered),
        ev.ListJoined: _joins,
        **_each((ev.ListLeft, ev.DroppedToBottom, ev.SeatCalled), _listed),
        **_each((ev.CheckedOut, ev.SteppedOut, ev.SeatAsked), _present),
        ev.Seated: _seated,
        ev.CallEnded: _called,
        **_each((ev.LockBegan, ev.LockReleased), _kept),
        ev.SeatDenied: _asked,
        **_each((ev.Settled, ev.LeftSeat, ev.Moved, ev.ChangeRequested, ev.SeatChanged), _sits),
        **_each((pe.WentAway, pe.AbsenceAnnounced, pe.CameBack, pe.BigBlindMissed), _sits),
        **_each((pe.ChipsPickedUp, pe.PlayedOver), _sits),
        ev.HandStarted: _next_hand,
        at.HandSet: _with_button,
        at.ButtonDrawn: _drawn,
        **_each((at.WishSet, at.LeavingSet, at.HandsToMissSet, at.BlindsDodged), _plays_at),
        **_each(MONEY.values(), _played),
        tc.ChargeFellDue: _fell_due,
        tc.ChargePaid: _paid,
        **_each((tc.ChargeAsked, tc.ChargeWaived, tc.CourtesyTaken, tc.CourtesyEnded), _charged),
        tc.StandingBrought: _charged,
    }
)
"""For each kind of fact, what it needs; the folds themselves see to the others."""
