"""The card room as the web has it: the desk, its staff and its orders, asked by guests.

The session says who asks.  What only staff may see or do is refused to everybody else here, what a
role of the staff allows is judged by the desk.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Protocol

import msgspec

from croupier.cardroom.company import APART
from croupier.cardroom.desk.authority import AUTHORITY
from croupier.cardroom.desk.deeds import LetTimePass
from croupier.cardroom.desk.deeds_all import DEEDS, deed_of
from croupier.cardroom.desk.questions import QUESTIONS, question_of
from croupier.cardroom.desk.state import Desk
from croupier.cardroom.desk.work import CLOCK
from croupier.cardroom.ledger import csv_of
from croupier.cardroom.state import Person, PlayerId, Role, Seconds
from croupier.journal import Guest, Journal
from croupier.rulebook.house import House
from croupier.service.cash_desk import CashDesk
from croupier.table.why import RoomRefused
from croupier.text import Text
from croupier.web import desk_books as books
from croupier.web import desk_telling as telling
from croupier.web import desk_wire as to
from croupier.web import desk_words as words
from croupier.web.desk_asked import Asked, Body, asked, number_of, with_people
from croupier.web.desk_clock import next_due
from croupier.web.desk_orders import DeskOrders
from croupier.web.desk_present import board
from croupier.web.desk_seats import Scene
from croupier.web.desk_sight import as_seen_by
from croupier.web.desk_staff import DeskStaff, Naming, id_of


class NotYours(RoomRefused):
    """It is for the staff only."""

    def __init__(self) -> None:
        """Whatever it is, nothing is told of it."""
        super().__init__(
            Text("This is for the staff.", "C’est réservé au personnel."),
            Text("Ask at the desk.", "Demander à l’accueil."),
            (),
        )


class Tells(Protocol):
    """Somebody who watches."""

    def tell(self) -> None:
        """Something has changed."""


class DeskRoom:
    """The card room of one journal."""

    def __init__(self, journal: Journal, rules: House, *, wall: Callable[[], int]) -> None:
        """Take the room up as the journal left it; *wall* tells milliseconds since 1970."""
        self.rules = rules
        self.cash = CashDesk(journal, rules, wall=wall)
        self.staff = DeskStaff(journal, wall=wall)
        self.orders = DeskOrders(journal, wall=wall)
        self.watchers: list[Tells] = []
        self.cash.listen(lambda _: self.tell())
        self._board: tuple[tuple[int, Seconds], to.Board] | None = None

    @property
    def desk(self) -> Desk:
        """The room as it is."""
        return self.cash.desk

    @property
    def now(self) -> Seconds:
        """The time of the room."""
        return self.cash.now

    @property
    def v(self) -> int:
        """A number that rises with everything that is written down, and never falls."""
        return self.desk.seq + self.staff.count + self.orders.count

    def person(self, guest: Guest) -> Person:
        """The guest with the role he has here."""
        return Person(id_of(guest), self.staff.role_of(id_of(guest)))

    def you(self, guest: Guest) -> to.DeskYou:
        """The guest as he is told who he is."""
        role = self.staff.role_of(id_of(guest))
        return to.DeskYou(id_of(guest), guest.name, role, list(_MAY[role]))

    def board(self, guest: Guest) -> to.Board:
        """The board as the guest may see it."""
        whole, you = self._whole_board(), self.you(guest)
        if you.role == "player":
            return as_seen_by(you.id, whole, you)
        return msgspec.structs.replace(whole, you=you)

    def _whole_board(self) -> to.Board:
        """The board of the staff, made once a change and a second."""
        key = (self.v, self.now)
        if self._board is None or self._board[0] != key:
            scene = self._scene()
            made = board(
                scene,
                v=key[0],
                due=next_due(self.desk, self.rules, key[1]),
                roles=self.staff.roles,
                orders=self.orders.waiting(self.staff.names),
                you=_NOBODY,
            )
            self._board = (key, made)
        return self._board[1]

    def _scene(self) -> Scene:
        return Scene(self.desk, self.rules, self.now, self.staff.names)

    def me(self, guest: Guest) -> to.DeskMe:
        """The guest and his own file."""
        you, room = self.you(guest), self.desk.room
        table = room.table_of(you.id)
        sitter = table.of(you.id) if table else None
        reader = books.Reader(staff=you.role != "player")
        return to.DeskMe(
            you=you,
            file=books.file_of(self._scene(), you.id, you.role, reader),
            games=[entry.game for entry in room.entries if entry.player == you.id],
            table=table.id if table else "",
            seat=sitter.seat if sitter else 0,
        )

    def ledger(self, guest: Guest) -> to.DeskLedger:
        """The ledger; NotYours for a player."""
        self.check_staff(guest)
        return books.ledger_of(self._scene())

    def ledger_csv(self, guest: Guest, language: str) -> str:
        """The ledger as CSV; NotYours for a player."""
        self.check_staff(guest)
        return csv_of(self.desk.ledger, language)

    def settlement(self, guest: Guest) -> to.DeskSettlement:
        """Who pays whom; NotYours for a player, RoomRefused while chips are out."""
        self.check_staff(guest)
        return books.settlement_of(self._scene())

    def file(self, guest: Guest, id: PlayerId) -> to.PersonFile:
        """The file of somebody; NotYours for a player, RoomRefused for nobody."""
        self.check_staff(guest)
        known = self.staff.known(id)
        role = self.staff.role_of(known)
        return books.file_of(self._scene(), known, role, books.Reader(staff=True))

    def log(self, guest: Guest, since: str, player: PlayerId, table: str) -> to.DeskLog:
        """What was written down from number *since* on; NotYours for a player."""
        self.check_staff(guest)
        records = self.cash.history(number_of(since, "since"))
        among = telling.Among(self.staff.names, self.desk.taken_back, player, table)
        return telling.log_of(records, among)

    def check_staff(self, guest: Guest) -> None:
        """Raise NotYours for a player."""
        if self.staff.role_of(id_of(guest)) == "player":
            raise NotYours

    def do(self, guest: Guest, body: Body) -> to.Done:
        """Do the deed of a body, once for each of its ids.

        Raises RoomRefused if the room does not allow it, DataError for what is no deed.
        """
        wish = asked(body, "deed", with_id=True)
        by, naming = self.person(guest), Naming(self.staff, guest)
        before = self.desk.seq
        try:
            deed = deed_of(wish.tag, _fields(DEEDS.get(wish.tag), wish, by, naming))
            decisions = self.cash.do(deed, by, request=wish.id)
        except RoomRefused as refused:
            raise self._told_to(by, refused, naming.names) from refused
        self.staff.keep(naming.new)
        orders = [order for decision in decisions for order in decision.orders]
        numbers = self.orders.add(orders, by.id, request=f"{by.id} {wish.id}")
        self.orders.settle(self.desk, CLOCK.id)
        if numbers or naming.new:
            self.tell()
        records = self.cash.history(before + 1) or telling.answered(
            self.cash.history(), by.id, wish.id
        )
        done = telling.Doing(self.v, records, decisions, self.staff.names)
        if by.role == "player":
            return telling.done_for_player(done, by.id)
        waiting = self.orders.waiting(self.staff.names)
        return telling.done_for_staff(done, [one for one in waiting if one.n in numbers])

    def _told_to(
        self, by: Person, refused: RoomRefused, names: Mapping[PlayerId, str]
    ) -> RoomRefused:
        """A refusal; whom the house keeps from whom is told to the staff only."""
        if by.role == "player" and refused.rules == self.rules.cite((APART,)):
            return RoomRefused(_NOT_THERE, _ASK_AT_DESK, ())
        text, legal = (words.named(one, names) for one in (refused.text, refused.legal))
        return RoomRefused(text, legal, refused.rules)

    def ask(self, guest: Guest, body: Body) -> to.Why:
        """The answer to the question of a body; a player may ask what is public, or about himself.

        Raises RoomRefused where there is no answer, NotYours and DataError.
        """
        wish = asked(body, "question", with_id=False)
        by, naming = self.person(guest), Naming(self.staff, guest)
        question = question_of(wish.tag, _fields(QUESTIONS.get(wish.tag), wish, by, naming))
        about_him = getattr(question, "player", "") == by.id and wish.tag in _OWN_QUESTIONS
        if by.role == "player" and not (about_him or wish.tag in _PUBLIC_QUESTIONS):
            raise NotYours
        try:
            why = self.cash.ask(question)
        except RoomRefused as refused:
            raise self._told_to(by, refused, naming.names) from refused
        return words.why_of(why, naming.names, facts=by.role != "player")

    def order_done(self, guest: Guest, n: int) -> to.Board:
        """An order is carried out; NotYours for a player, RoomRefused if it does not wait."""
        self.check_staff(guest)
        self.orders.done(n, id_of(guest))
        self.tell()
        return self.board(guest)

    def use_link(self, guest: Guest, secret: str) -> to.DeskYou:
        """Take the role of a staff link; RoomRefused if it has none to give."""
        self.staff.use(secret, guest)
        self.tell()
        return self.you(guest)

    def make_link(self, guest: Guest, role: Role) -> to.StaffLink:
        """A link that gives a role once; RoomRefused unless the manager asks."""
        return to.StaffLink(role, staff_path(self.staff.link(role, guest)))

    def give_role(self, guest: Guest, person: PlayerId, role: Role) -> to.Staff:
        """Give somebody a role, or take it; RoomRefused unless the manager asks."""
        self.staff.give(person, role, guest)
        self.tell()
        return self.everybody_with_role(guest)

    def everybody_with_role(self, guest: Guest) -> to.Staff:
        """The staff; NotYours for a player."""
        self.check_staff(guest)
        staff = self.staff
        return to.Staff(
            [
                to.StaffMember(one, staff.name_of(one), role)
                for one, role in sorted(staff.roles.items())
                if role != "player"
            ]
        )

    def renamed(self, guest: Guest) -> None:
        """A guest took another name."""
        before = self.v
        self.staff.renamed(guest)
        if self.v != before:
            self.tell()

    def let_time_pass(self) -> None:
        """Do what is due by the clock."""
        decisions = self.cash.do(LetTimePass(), CLOCK)
        self.orders.add([order for one in decisions for order in one.orders], CLOCK.id)
        self.orders.settle(self.desk, CLOCK.id)
        self.tell()

    def tell(self) -> None:
        """Everybody who watches sees the board anew."""
        for watcher in tuple(self.watchers):
            watcher.tell()


def _fields(kind: type[Any] | None, wish: Asked, by: Person, naming: Naming) -> dict[str, Any]:
    """The fields of a deed or a question; where a player says nothing else it is about him."""
    known = frozenset(field.name for field in fields(kind)) if kind else frozenset[str]()
    mine = {"player": by.id} if by.role == "player" and "player" in known else {}
    return {**mine, **with_people(wish.fields, naming, known)}


def staff_path(secret: str) -> str:
    """Where a staff link leads."""
    return f"/cardroom?staff={secret}"


_ROLES: tuple[Role, ...] = ("player", "dealer", "list", "floor", "manager")
_MAY: Mapping[Role, tuple[str, ...]] = {
    role: tuple(
        sorted(
            kind.tag
            for kind, may in AUTHORITY.items()
            if (may.own if role == "player" else role in may.staff)
        )
    )
    for role in _ROLES
}
"""The deeds a role may ask for."""

_OWN_QUESTIONS = frozenset(
    {
        "why_called",
        "place_on_list",
        "how_long_here",
        "what_does_he_post",
        "why_not_dealt_in",
        "absence",
        "buy_in_of",
        "stack_of",
        "notes_of",
        "charge_of",
        "may_join",
    }
)
"""What a player may ask about himself."""

_PUBLIC_QUESTIONS = frozenset({"who_is_next", "who_must_move", "deck_of", "notice_of"})
"""What anybody may ask."""

_NOBODY = to.DeskYou("", "", "player", [])
_NOT_THERE = Text("You cannot be seated there.", "Vous ne pouvez pas être placé là.")
_ASK_AT_DESK = Text("Ask at the desk.", "Demander à l’accueil.")
