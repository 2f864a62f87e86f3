"""The scale of a room on a screen: warning, mute, kick, ban; and what every scale holds."""

from dataclasses import replace
from typing import get_args, get_type_hints

import pytest

from croupier.cardroom.breaches import BREACHES
from croupier.cardroom.conduct import Choice, log_breach, open_case, sanction
from croupier.cardroom.decks import DeckEvent
from croupier.cardroom.orders import (
    ChipsToCashOut,
    Order,
    PlacesToDelete,
    SeatToVacate,
    SpeechToMute,
)
from croupier.cardroom.people import ENTRIES, By, Files, Place, folded, may_join, standing
from croupier.cardroom.reports import Offender, Report
from croupier.cardroom.sanctions import KINDS, LADDERS, SCALE_RULES
from croupier.rulebook.catalogue import all_rules
from croupier.rulebook.house import house
from croupier.rulebook.options.floor import Conduct
from croupier.table.why import RoomRefused

ONLINE = house("online")
HOST = By("host", "manager")


@pytest.fixture
def files():
    """The files with one rude player in them."""
    report = Report("obscene_language", (Offender("ann", 3),), HOST, 1000, Place("T1", 5))
    return folded(log_breach(Files(), ONLINE, report).events)


def answered(files, choice):
    now = replace(choice, now=Place("T2", seat=7))
    decision = sanction(files, ONLINE, 1, now, HOST, 1000)
    return decision.orders, folded(decision.events, files)


def test_a_muted_player_is_heard_again_when_the_time_is_over_and_plays_meanwhile(files):
    orders, files = answered(files, Choice("mute", 300))
    assert orders == (SpeechToMute("ann", 1300),)
    assert standing(files, "ann", 1299).muted_until == 1300
    assert standing(files, "ann", 1300).muted_until == 0
    assert may_join(files, ONLINE, "ann", 1100, "seat")


def test_a_kicked_player_leaves_the_table_and_may_sit_down_elsewhere(files):
    orders, files = answered(files, Choice("kick"))
    assert orders == (SeatToVacate("ann", "T2", 7), ChipsToCashOut("ann", "T2", 7))
    assert may_join(files, ONLINE, "ann", 1001, "seat")


def test_orders_name_the_person_alone_where_it_is_not_told_where_he_sits_now(files):
    kicked = sanction(files, ONLINE, 1, Choice("kick"), HOST, 1000)
    assert kicked.orders == (SeatToVacate("ann", "", 0), ChipsToCashOut("ann", "", 0))
    gone = sanction(files, ONLINE, 1, Choice("kick", now=Place()), HOST, 1000)
    assert gone.orders == ()


def test_a_banned_player_comes_in_nowhere(files):
    orders, files = answered(files, Choice("ban"))
    assert orders[-1] == PlacesToDelete("ann")
    with pytest.raises(RoomRefused, match="barred from the room"):
        may_join(files, ONLINE, "ann", 10**9, "list")


def test_a_suspension_is_none_of_its_sanctions(files):
    with pytest.raises(RoomRefused, match=r"suspension.*It offers: warning, mute"):
        sanction(files, ONLINE, 1, Choice("suspension", 60), HOST, 1000)


def test_a_second_sanction_sees_the_first(files):
    _, files = answered(files, Choice("warning"))
    assert [one.kind for one in open_case(files, ONLINE, 1).sanctioned] == ["warning"]


def test_every_scale_answers_every_breach_from_mild_to_severe_by_articles_of_the_books():
    scales = get_args(get_type_hints(Conduct)["penalty_scale"])
    assert set(LADDERS) == set(scales)
    groups = {breach.group for breach in BREACHES.values()}
    for scale in scales:
        assert set(LADDERS[scale]) == groups == set(SCALE_RULES)
        for ladder in LADDERS[scale].values():
            assert set(ladder) <= set(KINDS)
            leaves = [KINDS[kind].leaves for kind in ladder]
            assert leaves == sorted(leaves)
    assert {one for rules in SCALE_RULES.values() for one in rules} <= set(all_rules())


def test_no_two_entries_deck_events_or_orders_share_a_tag():
    kinds = (*ENTRIES, *DeckEvent.__subclasses__(), *Order.__subclasses__())
    tags = {kind.__name__: kind.tag for kind in kinds}
    assert len(set(tags.values())) == len(tags) == len(ENTRIES) + 3 + 11
