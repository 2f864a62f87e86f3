"""Who is who at the desk: names by id, the roles of the staff, and links that give a role once.

All of it is kept in the journal as notes; of a link only the hash of its secret.
"""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from croupier.cardroom.state import PlayerId, Role
from croupier.journal import Guest, Journal, Note
from croupier.service.guests import BadName, clean_name
from croupier.table.why import RoomRefused
from croupier.text import Text

STREAM = "desk.staff"
NO_DEVICE = "p:"
"""The ids of people without a device begin so."""

_NAMED = "desk.named"
_LINK = "staff.link_made"
_USED = "staff.link_used"
_ROLE = "staff.role_given"
_SECRET_BYTES = 24
_LINK_MILLISECONDS = 24 * 3600 * 1000
_MOST_LINKS = 100


def id_of(guest: Guest) -> PlayerId:
    """The player a guest is: his own id, with a letter before one that begins like a formula."""
    return f"g{guest.id}" if guest.id.startswith("-") else guest.id


@dataclass(frozen=True, slots=True)
class _Link:
    role: Role
    at: int
    by: PlayerId


class DeskStaff:
    """The people of the desk, as the journal has them."""

    def __init__(self, journal: Journal, *, wall: Callable[[], int]) -> None:
        """Read them; *wall* tells milliseconds since 1970."""
        self._journal = journal
        self._wall = wall
        self.names: dict[PlayerId, str] = {}
        self.roles: dict[PlayerId, Role] = {}
        self.count = 0
        self._links: dict[str, _Link] = {}
        for kept in journal.notes(STREAM):
            self._fold(kept.note, kept.at)

    def name_of(self, id: PlayerId) -> str:
        """How *id* is called; for one the desk has no name of, the id itself."""
        return name_in(self.names, id)

    def role_of(self, id: PlayerId) -> Role:
        """What *id* is in the room."""
        return self.roles.get(id, "player")

    def knows(self, guest: Guest) -> None:
        """Have the guest called by the name he has now."""
        if self.names.get(id_of(guest)) != guest.name:
            self.keep({id_of(guest): guest.name})

    def renamed(self, guest: Guest) -> None:
        """A guest took another name: the desk calls him so if it knows him."""
        if id_of(guest) in self.names:
            self.knows(guest)

    def known(self, asked: str) -> PlayerId:
        """The id itself, of somebody the desk knows; raises RoomRefused for anybody else."""
        if asked not in self.names:
            raise _nobody()
        return asked

    def keep(self, names: Mapping[PlayerId, str]) -> None:
        """Have people known by these names."""
        self._write(*(Note(_NAMED, {"id": one, "name": name}) for one, name in names.items()))

    def opening_link(self) -> str:
        """The secret that makes its first user the manager; the one made before is void."""
        return self._made("manager", "")

    def link(self, role: Role, by: Guest) -> str:
        """The secret of a link that gives *role* once, within a day.  Raises RoomRefused."""
        self._check_manages(by)
        if role == "player":
            raise RoomRefused(
                Text("Everybody is a player.", "Tout le monde est joueur."),
                Text("Give a role of the staff.", "Donner un rôle du personnel."),
                (),
            )
        if len(self._links) >= _MOST_LINKS:
            raise RoomRefused(
                Text("Too many links are unused.", "Trop de liens sont inutilisés."),
                Text("Use one of them, or wait a day.", "En utiliser un, ou attendre un jour."),
                (),
            )
        return self._made(role, id_of(by))

    def _made(self, role: Role, by: PlayerId) -> str:
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        self._write(Note(_LINK, {"hash": _hash(secret), "role": role}, by))
        return secret

    def use(self, secret: str, guest: Guest) -> Role:
        """Give *guest* the role of a link; it has none left to give.  Raises RoomRefused.

        A manager stays one, whatever link he opens.
        """
        hashed = _hash(secret)
        link = self._links.get(hashed)
        if link is None or self._wall() - link.at > _LINK_MILLISECONDS:
            raise RoomRefused(
                Text(
                    "This staff link is used up, or none of this room.",
                    "Ce lien du personnel a servi, ou n’est pas de cette salle.",
                ),
                Text(
                    "Ask the manager for a new one; starting the room again prints one too.",
                    "En demander un autre à la direction\u00a0; rouvrir la salle en imprime un.",
                ),
                (),
            )
        mine = id_of(guest)
        role: Role = "manager" if self.role_of(mine) == "manager" else link.role
        self.knows(guest)
        self._write(Note(_USED, {"hash": hashed, "guest": mine, "role": role}, mine))
        return role

    def give(self, person: PlayerId, role: Role, by: Guest) -> None:
        """Give somebody the desk knows a role, or take it (`player`).  Raises RoomRefused.

        There is always a manager, and staff have a device of their own.
        """
        self._check_manages(by)
        if person not in self.names or person.startswith(NO_DEVICE):
            raise _nobody()
        managers = [one for one, has in self.roles.items() if has == "manager"]
        if role != "manager" and managers == [person]:
            raise RoomRefused(
                Text("The room needs a manager.", "La salle a besoin d’une direction."),
                Text("Make somebody else manager first.", "Nommer d’abord quelqu’un d’autre."),
                (),
            )
        self._write(Note(_ROLE, {"guest": person, "role": role}, id_of(by)))

    def _check_manages(self, by: Guest) -> None:
        if self.role_of(id_of(by)) != "manager":
            raise RoomRefused(
                Text("Only the manager gives roles.", "Seule la direction donne des rôles."),
                Text("Ask the manager.", "Demander à la direction."),
                (),
            )

    def _write(self, *notes: Note) -> None:
        if not notes:
            return
        at = self._wall()
        self._journal.append(STREAM, (), at=at, notes=notes, lasting=True)
        for note in notes:
            self._fold(note, at)

    def _fold(self, note: Note, at: int) -> None:
        self.count += 1
        body = note.body
        match note.kind:
            case "desk.named":
                self.names[body["id"]] = body["name"]
            case "staff.link_made":
                self._keep_link(body["hash"], _Link(body["role"], at, note.by))
            case "staff.link_used":
                self._links.pop(body["hash"], None)
                self.roles[body["guest"]] = body["role"]
            case "staff.role_given":
                self.roles[body["guest"]] = body["role"]

    def _keep_link(self, hashed: str, link: _Link) -> None:
        """A new link of the host replaces his last; what is too old is forgotten."""
        self._links = {
            other: kept
            for other, kept in self._links.items()
            if (kept.by or link.by) and link.at - kept.at <= _LINK_MILLISECONDS
        }
        self._links[hashed] = link


class Naming:
    """Whom a guest speaks of in a request; who is *new* is known once the request has effect.

    Staff may name people without a device, a player only people who are known.
    """

    def __init__(self, staff: DeskStaff, guest: Guest) -> None:
        """*guest* speaks, and is himself known from then on."""
        self._staff = staff
        self._mine = id_of(guest)
        self._adds = staff.role_of(self._mine) != "player"
        self.new: dict[PlayerId, str] = {}
        if staff.names.get(self._mine) != guest.name:
            self.new[self._mine] = guest.name

    @property
    def names(self) -> dict[PlayerId, str]:
        """Everybody by name, with those who are new."""
        return {**self._staff.names, **self.new}

    def __call__(self, asked: str) -> PlayerId:
        """The id of somebody; raises RoomRefused for nobody, and for what is no name."""
        if asked == self._mine or not (self._adds and asked.startswith(NO_DEVICE)):
            return asked if asked in self.new else self._staff.known(asked)
        try:
            name = clean_name(asked.removeprefix(NO_DEVICE).replace("_", " "))
        except BadName as error:
            raise _no_name() from error
        known = NO_DEVICE + name.replace(" ", "_")
        if known not in self._staff.names:
            self.new[known] = name
        return known


def name_in(names: Mapping[PlayerId, str], one: PlayerId) -> str:
    """What somebody is called; one whose name was not kept by what his id says."""
    if one in names or not one.startswith(NO_DEVICE):
        return names.get(one, one)
    return one.removeprefix(NO_DEVICE).replace("_", " ")


def _nobody() -> RoomRefused:
    return RoomRefused(
        Text("Nobody here has that id.", "Personne ici n’a cet identifiant."),
        Text(
            "Name somebody who is known at the desk, or check him in by his name.",
            "Nommer quelqu’un que l’accueil connaît, ou l’inscrire par son nom.",
        ),
        (),
    )


def _no_name() -> RoomRefused:
    return RoomRefused(
        Text("This is no name.", "Ce n’est pas un nom."),
        Text(
            "A name has 1 to 20 printable letters.",
            "Un nom a de 1 à 20 caractères imprimables.",
        ),
        (),
    )


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
