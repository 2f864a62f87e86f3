"""The words of a hand history, read and written."""

from decimal import Decimal

import pytest

from croupier.cards import HIDDEN, parse_cards
from croupier.formats import PhhError, Place
from croupier.formats.phh_actions import (
    AS_DEALT,
    BringIn,
    CheckCall,
    CompleteBetRaise,
    DealBoard,
    DealHole,
    Fold,
    Nothing,
    Recorded,
    ShowMuck,
    StandPatDiscard,
    parse_action,
    parse_actions,
    show_action,
)


def parsed(line: str) -> Recorded:
    return parse_action(line, Place("h.phh"), 0, players=6)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("d db Jc3d5c", DealBoard(parse_cards("Jc3d5c"))),
        ("d dh p6 8c2h4c", DealHole(6, parse_cards("8c2h4c"))),
        ("d dh p1 ????", DealHole(1, (HIDDEN, HIDDEN))),
        ("p1 f", Fold(1)),
        ("p2 cc", CheckCall(2)),
        ("p3 cbr 47.50", CompleteBetRaise(3, Decimal("47.50"))),
        ("p4 pb", BringIn(4)),
        ("p5 sd", StandPatDiscard(5)),
        ("p5 sd AsQs", StandPatDiscard(5, parse_cards("AsQs"))),
        ("p6 sm", ShowMuck(6)),
        ("p6 sm -", ShowMuck(6, AS_DEALT)),
        ("p6 sm ??Ad", ShowMuck(6, (HIDDEN, parse_cards("Ad")[0]))),
        ("p1 f # a hero fold", Fold(1, commentary="a hero fold")),
        ("# break", Nothing(commentary="break")),
        ("", Nothing()),
    ],
)
def test_each_word_is_read_and_written_back(line: str, action: Recorded) -> None:
    assert parsed(line) == action
    assert show_action(action) == line


def test_blanks_are_free() -> None:
    assert parsed("  p1\t cbr   3   #why ") == CompleteBetRaise(1, Decimal(3), commentary="why")
    assert parsed("d db Jc 3d 5c") == parsed("d db Jc3d5c")


def test_a_card_known_in_part_is_hidden() -> None:
    assert parsed("d dh p1 A??s") == DealHole(1, (HIDDEN, HIDDEN))


@pytest.mark.rule("house:phh.action")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("p1", "the action is missing"),
        ("p7 f", "there is no p7: the hand has 6 players"),
        ("x1 f", "'x1' is neither d, the dealer, nor a player such as p1"),
        ("p0 f", "'p0' is neither d"),
        ("p1 raise 20", "no such action 'raise'; a player’s are f, cc, cbr, pb, sd, sm"),
        ("p1 cbr", "cbr needs one amount"),
        ("p1 cbr -5", "cbr needs one amount"),
        ("p1 cbr 1e3", "cbr needs one amount"),
        ("p1 f now", "too many words: 'now'"),
        ("d dh AcAd", "the dealer’s actions are"),
        ("d db", "the dealer’s actions are"),
        ("d db Jx", "'Jx' is no card"),
        ("d db J", "'J' is no card"),
        ("p1 sm A?x", "no card"),
    ],
)
def test_H5_a_wrong_action_is_refused_with_its_index(line: str, why: str) -> None:
    with pytest.raises(PhhError) as error:
        parse_actions(["p2 f", line], Place("h.phh", "9"), 6)
    assert str(error.value).startswith(f"h.phh [9]: actions[1]: {line!r}: ")
    assert why in str(error.value)
    assert error.value.place.action == 1
    assert error.value.rules == ("house:phh.action",)
