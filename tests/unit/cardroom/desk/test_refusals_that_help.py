"""Refusals say what is wrong, of whom, and what would do, in words that are no ids."""

import pytest

from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.play.setup import Stakes
from croupier.rulebook.house import house
from croupier.table.why import RoomRefused
from kit.desk_floor import BUY, LIMIT, NL, NO_LIMIT, DeskFloor
from kit.hands import with_options


@pytest.fixture
def floor() -> DeskFloor:
    floor = DeskFloor()
    floor.going("ana", "bob")
    return floor


def told(floor: DeskFloor, deed: d.Deed) -> tuple[str, str, str, str]:
    with pytest.raises(RoomRefused) as caught:
        floor.do(deed)
    said = caught.value
    return said.text.en, said.text.fr, said.legal.en, said.legal.fr


@pytest.mark.parametrize("sizes", [(10, 5), (20, 10)])
def test_small_blind_above_the_big_one_is_refused(sizes: tuple[int, int]) -> None:
    small, big = sizes
    floor = DeskFloor()
    en, fr, *_ = told(floor, d.OfferGame("g", "holdem", Stakes("none", big, big, small, big)))
    assert en == f"The small blind, {small}, is above the big blind, {big}."
    assert fr == f"La petite blinde, {small}, dépasse la grosse blinde, {big}."


def test_middle_blind_stands_between_the_others() -> None:
    floor = DeskFloor()
    stakes = Stakes("none", 10, 10, 5, 10, middle_blind=20)
    assert "middle blind, 20" in told(floor, d.OfferGame("g", "holdem", stakes))[0]


def test_game_that_is_offered_is_not_offered_again() -> None:
    floor = DeskFloor()
    floor.do(d.OfferGame(NL, "holdem", NO_LIMIT))
    en, fr, legal, _ = told(floor, d.OfferGame(NL, "holdem", NO_LIMIT))
    assert en == "nl is offered at these stakes already."
    assert fr == "nl est déjà proposé à ces enjeux."
    assert "another name" in legal
    floor.do(d.OfferGame(NL, "holdem", LIMIT))
    assert floor.desk.games[NL].stakes == LIMIT


def test_game_without_bets_is_refused_in_words() -> None:
    en, fr, legal, permis = told(DeskFloor(), d.OfferGame("g", "holdem", Stakes("limit", 0, 0)))
    assert en == "Hold’em is not played at these stakes."
    assert fr == "On ne joue pas à ces enjeux\u00a0: hold’em."
    assert "no-limit" in legal
    assert "pot-limit" in permis
    assert "none" not in legal + permis


def test_card_drawn_twice_is_named_with_both_players(floor: DeskFloor) -> None:
    en, fr, *_ = told(floor, t.DrawForButton(NL, {"ana": "Kh", "bob": "Kh"}))
    assert en == "ana and bob cannot both have K♥."
    assert fr == "ana et bob ne peuvent avoir tous deux K♥."


def test_text_that_is_no_card_is_named_with_its_player(floor: DeskFloor) -> None:
    en, fr, *_ = told(floor, t.DrawForButton(NL, {"ana": "Kh", "bob": "Zz"}))
    assert en == "“Zz” is no card (bob)."
    assert fr == "«\u00a0Zz\u00a0» n’est pas une carte (bob)."


def test_stranger_who_draws_is_named(floor: DeskFloor) -> None:
    en, fr, *_ = told(floor, t.DrawForButton(NL, {"ana": "Kh", "eve": "Qh"}))
    assert en == "eve does not play at table nl."
    assert fr == "eve ne joue pas à la table nl."


def test_table_that_stands_is_said_to_stand(floor: DeskFloor) -> None:
    en, fr, legal, _ = told(floor, d.PlaceTable(NL, 9))
    assert en == "Table nl stands in the room already."
    assert fr == "La table nl est déjà dans la salle."
    assert legal == "Place it under another name."


def test_table_with_too_many_seats_is_told_how_many_there_may_be(floor: DeskFloor) -> None:
    en, _, legal, _ = told(floor, d.PlaceTable("x", 12))
    assert en == "A table does not have 12 seats."
    assert legal == "Give it 2 to 11 seats."


def test_time_to_answer_is_told_in_minutes() -> None:
    floor = DeskFloor()
    floor.offer(size=2)
    floor.seated("ana")
    floor.wait("wim")
    call = floor.desk.room.call_of("wim")
    assert call is not None
    floor.at = call.until - 232
    _, _, legal, permis = told(floor, d.CallUnanswered("wim", "bottom"))
    assert legal == "Wait 3:52, or have the name passed over for this seat."
    assert permis == "Attendez 3:52, ou laissez passer ce nom pour ce siège."


def test_house_without_rake_says_so(floor: DeskFloor) -> None:
    floor.rules = with_options(house("rrop3_cash"), cash={"collection": "none"})
    en, fr, *_ = told(floor, t.SetRake(NL))
    assert en == "This house takes no rake."
    assert fr == "Cette maison ne prélève pas de rake."


def test_stack_that_is_none_is_told_with_grouped_numbers(floor: DeskFloor) -> None:
    _, fr, *_ = told(floor, d.LeaveSeat("ana", 1085))
    assert fr == "ana a 1\u202f000 devant soi, et non 1\u202f085."


def test_french_says_the_table_and_is_the_same_for_women_and_men(floor: DeskFloor) -> None:
    floor.do(d.PlaceTable("2", 9))
    floor.do(d.OpenTable("2", NL))
    [fed] = floor.do(d.DeclareFeed("2", NL))
    assert fed.why.text.fr == "La table 2 alimente la table nl."
    floor.do(t.StepAway("ana"))
    back = floor.do(t.ComeBack("ana"))
    assert back[0].why.text.fr == "ana est de retour."
    assert floor.stack("ana") == BUY
