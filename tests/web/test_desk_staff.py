"""Who is staff: links that work once, roles that last, names the desk knows people by."""

from pathlib import Path

import pytest

from croupier.journal import Guest, Journal
from croupier.table.why import RoomRefused
from croupier.web.desk_staff import STREAM, DeskStaff, Naming, name_in

MAX, ANA = Guest("guest-of-max", "Max"), Guest("guest-of-ana", "Ana")
DAY = 24 * 3600 * 1000


class Wall:
    def __init__(self) -> None:
        self.at = 1_767_000_000_000

    def __call__(self) -> int:
        return self.at


def staff_of(journal: Journal, wall: Wall | None = None) -> DeskStaff:
    return DeskStaff(journal, wall=wall or Wall())


def managed() -> DeskStaff:
    staff = staff_of(Journal(":memory:"))
    staff.use(staff.opening_link(), MAX)
    return staff


def test_who_opens_the_room_is_its_manager() -> None:
    staff = staff_of(Journal(":memory:"))
    assert staff.role_of(MAX.id) == "player"
    assert staff.use(staff.opening_link(), MAX) == "manager"
    assert staff.role_of(MAX.id) == "manager"
    assert staff.name_of(MAX.id) == "Max"


def test_link_works_once() -> None:
    staff = staff_of(Journal(":memory:"))
    secret = staff.opening_link()
    staff.use(secret, MAX)
    with pytest.raises(RoomRefused):
        staff.use(secret, ANA)
    assert staff.role_of(ANA.id) == "player"


def test_opening_again_voids_the_link_printed_before() -> None:
    staff = staff_of(Journal(":memory:"))
    old, new = staff.opening_link(), staff.opening_link()
    with pytest.raises(RoomRefused):
        staff.use(old, ANA)
    assert staff.use(new, MAX) == "manager"


def test_link_lasts_a_day() -> None:
    wall = Wall()
    staff = staff_of(Journal(":memory:"), wall)
    secret = staff.opening_link()
    wall.at += DAY + 1
    with pytest.raises(RoomRefused):
        staff.use(secret, MAX)


@pytest.mark.parametrize("secret", ["", "made-up", "x" * 64])
def test_made_up_secret_gives_nothing(secret: str) -> None:
    staff = managed()
    with pytest.raises(RoomRefused):
        staff.use(secret, ANA)
    assert staff.role_of(ANA.id) == "player"


@pytest.mark.parametrize("role", ["dealer", "list", "floor", "manager"])
def test_manager_gives_roles_by_links(role) -> None:
    staff = managed()
    assert staff.use(staff.link(role, MAX), ANA) == role


def test_nobody_else_gives_roles() -> None:
    staff = managed()
    staff.use(staff.link("floor", MAX), ANA)
    with pytest.raises(RoomRefused):
        staff.link("dealer", ANA)
    with pytest.raises(RoomRefused):
        staff.give(ANA.id, "manager", ANA)
    with pytest.raises(RoomRefused):
        staff.link("dealer", Guest("stranger----", "Zoé"))


def test_manager_who_opens_a_link_of_lesser_role_stays_manager() -> None:
    staff = managed()
    assert staff.use(staff.link("dealer", MAX), MAX) == "manager"


def test_role_is_taken_back_and_the_room_keeps_a_manager() -> None:
    staff = managed()
    staff.use(staff.link("floor", MAX), ANA)
    staff.give(ANA.id, "player", MAX)
    assert staff.role_of(ANA.id) == "player"
    with pytest.raises(RoomRefused, match="manager"):
        staff.give(MAX.id, "dealer", MAX)
    assert staff.role_of(MAX.id) == "manager"


def test_player_is_no_role_to_give_by_link() -> None:
    with pytest.raises(RoomRefused):
        managed().link("player", MAX)


def test_only_the_hash_of_a_secret_is_kept_and_roles_last(tmp_path: Path) -> None:
    file = tmp_path / "room.sqlite"
    journal = Journal(file)
    staff = staff_of(journal)
    first = staff.opening_link()
    staff.use(first, MAX)
    open_link = staff.link("list", MAX)
    ana = named(staff, MAX, "p:Ana Maria")
    written = str([note.note for note in journal.notes(STREAM)])
    assert first not in written
    assert open_link not in written
    journal.close()
    again = staff_of(Journal(file))
    assert again.role_of(MAX.id) == "manager"
    assert again.name_of(ana) == "Ana Maria"
    assert again.use(open_link, ANA) == "list"


def named(staff: DeskStaff, guest: Guest, asked: str) -> str:
    naming = Naming(staff, guest)
    found = naming(asked)
    staff.keep(naming.new)
    return found


def test_people_without_a_device_are_known_by_name() -> None:
    staff = managed()
    assert named(staff, MAX, "p:  Ana   Maria ") == "p:Ana_Maria"
    assert named(staff, MAX, "p:Ana_Maria") == "p:Ana_Maria"
    assert staff.name_of("p:Ana_Maria") == "Ana Maria"
    assert named(staff, MAX, MAX.id) == MAX.id


def test_nobody_is_known_before_the_request_has_effect() -> None:
    staff = managed()
    naming = Naming(staff, MAX)
    naming("p:Ana")
    assert naming.names["p:Ana"] == "Ana"
    assert "p:Ana" not in staff.names


def test_player_names_nobody_the_desk_does_not_know() -> None:
    staff = managed()
    with pytest.raises(RoomRefused):
        named(staff, ANA, "p:Ben")
    assert named(staff, ANA, ANA.id) == ANA.id
    assert named(staff, MAX, "p:Ben") == named(staff, ANA, "p:Ben")


def test_id_says_the_name_that_was_not_kept() -> None:
    assert name_in({}, "p:Ana_Maria") == "Ana Maria"
    assert name_in({}, "no-such-guest") == "no-such-guest"


@pytest.mark.parametrize("id", ["", "nobody", "p:", "p:   ", "p:" + "x" * 21, "p:a\u202eb"])
def test_nobody_is_named_by_what_is_no_name(id: str) -> None:
    with pytest.raises(RoomRefused):
        Naming(managed(), MAX)(id)


def test_people_without_a_device_have_no_role() -> None:
    staff = managed()
    ana = named(staff, MAX, "p:Ana")
    with pytest.raises(RoomRefused):
        staff.give(ana, "floor", MAX)


def test_guest_who_takes_another_name_is_called_so() -> None:
    staff = managed()
    staff.renamed(Guest(MAX.id, "Maxime"))
    staff.renamed(ANA)
    assert staff.name_of(MAX.id) == "Maxime"
    assert ANA.id not in staff.names
