"""The blinds of a table know the same of its players as its seats do."""

from dataclasses import replace

from croupier.cardroom.desk.fold_blinds import in_step, opened
from croupier.cardroom.state import NEVER, RoomTable, Sitter

MAIN = RoomTable("main", 9, "nl", "going")


def test_who_is_moved_while_he_is_away_is_not_here_until_he_is_back() -> None:
    absent = Sitter("pam", 5, since=100, rank=1, settled=True, away_since=40)
    moved = replace(MAIN, sitters=(absent,))
    book = in_step(opened(MAIN), MAIN, moved, resized=False)
    known = book.sitter("pam")
    assert known is not None
    assert not known.here
    back = replace(MAIN, sitters=(replace(absent, away_since=NEVER),))
    known = in_step(book, moved, back, resized=False).sitter("pam")
    assert known is not None
    assert known.here
