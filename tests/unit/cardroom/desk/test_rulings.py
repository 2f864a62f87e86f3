"""Rulings at the desk: filed, appealed, decided anew; cases with what is known of a player."""

import pytest

from croupier.cardroom.desk import deeds_people as p
from croupier.cardroom.desk import deeds_rulings as r
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.fact_words import fact_words
from croupier.cardroom.desk.fold import folded
from croupier.cardroom.desk.fold_known import penalty_moved
from croupier.cardroom.desk.happened_at_table import RulingFiled
from croupier.cardroom.desk.questions import CaseOf, WhyNotDealtIn
from croupier.cardroom.desk.state import DeskTable
from croupier.cardroom.happened import Moved
from croupier.cardroom.people import CaseClosed
from croupier.cardroom.reports import Facts
from croupier.table.why import RoomRefused
from kit.desk_floor import DEALER, FLOOR, KEEPER, MANAGER, NL, DeskFloor


def playing(rules: str = "tda", *players: str) -> DeskFloor:
    floor = DeskFloor(rules)
    floor.going(*(players or ("ana", "bob", "cleo", "dan")))
    return floor


def filed(**more: object) -> r.FileRuling:
    fields = {"decision": "hand_dead", "says": "Seat 3’s hand is dead.", **more}
    return r.FileRuling(NL, "hand_mucked", **fields)  # type: ignore[arg-type]


def test_ruling_is_kept_with_who_decided_and_read_in_the_log() -> None:
    floor = playing("rrop3_cash")
    floor.start()
    [done] = floor.do(filed(says_fr="La main du siège 3 est morte."), DEALER)
    event = floor.last(RulingFiled).fact.event
    assert (event.number, event.hand, event.by, event.level) == (1, 1, "Dee", "dealer")
    assert done.why.rules == ("rrop3:2.decisions.1",)
    said = fact_words(floor.last(RulingFiled).fact)
    assert said.en == "Table nl, ruling 1 by Dee: Seat 3’s hand is dead."
    assert "La main du siège 3 est morte" in said.fr
    assert floor.table().rulings[1].decided is not None


def test_rule_set_aside_needs_a_reason_and_the_log_keeps_both() -> None:
    floor = playing("rrop3_cash")
    with pytest.raises(RoomRefused, match="needs its reason"):
        floor.do(filed(decision="hand_live", instead_of="hand_dead"), MANAGER)
    floor.do(filed(decision="hand_live", instead_of="hand_dead", reason="misled"), MANAGER)
    event = floor.last(RulingFiled).fact.event
    assert (event.decision, event.instead_of, event.reason) == ("hand_live", "hand_dead", "misled")
    assert (event.by, event.level) == ("Max", "shift_supervisor")
    assert "(instead of hand_dead: misled)" in fact_words(floor.last(RulingFiled).fact).en


def test_appeal_goes_up_to_the_shift_supervisor_and_no_further() -> None:
    floor = playing("rrop3_cash")
    floor.do(filed())
    floor.do(r.AppealRuling("cleo", NL, 1, "I was told wrong"), "cleo")
    with pytest.raises(RoomRefused, match="not for the dealer to change"):
        floor.do(filed(number=1, decision="hand_live", reason="fair"), DEALER)
    floor.do(filed(number=1, decision="hand_live", reason="he was told wrong"), MANAGER)
    event = floor.last(RulingFiled).fact.event
    assert (event.anew, event.instead_of) == (True, "hand_dead")
    with pytest.raises(RoomRefused, match="decision is final") as refused:
        floor.do(r.AppealRuling("bob", NL, 1), "bob")
    assert refused.value.rules == ("rrop3:2.decisions.2",)
    with pytest.raises(RoomRefused, match="case is closed"):
        floor.do(filed(number=1, reason="again"))
    assert len(floor.table().rulings[1].entries) == 3
    assert folded(floor.facts) == floor.desk


@pytest.mark.parametrize(
    ("deed", "by", "words"),
    [
        (filed(), KEEPER, "not for Lou"),
        (filed(), "ana", "not for ana"),
        (filed(rules=("tda:99",)), FLOOR, "no ruling as told"),
        (filed(says=" "), FLOOR, "no ruling as told"),
        (filed(number=7, reason="x"), FLOOR, "no ruling 7"),
        (filed(breach="nonsense", people=("ana",)), FLOOR, "no breach"),
        (r.AppealRuling("ana", NL, 1), "ana", "no ruling 1"),
        (r.AppealRuling("bob", NL, 1), "ana", "cannot do that for bob"),
        (r.CloseCase(1), DEALER, "not for Dee"),
        (r.CloseCase(1), FLOOR, "no breach in force"),
    ],
)
def test_what_is_no_ruling_is_refused(deed: r.Deed, by: object, words: str) -> None:
    floor = playing()
    before = floor.desk
    with pytest.raises(RoomRefused, match=words):
        floor.do(deed, by)  # type: ignore[arg-type]
    assert floor.desk is before


def test_breach_goes_into_the_file_in_the_same_step_and_comes_out_with_it() -> None:
    floor = playing()
    floor.do(filed(decision="hand_live", breach="revealing_live_hand", people=("cleo",)))
    [entry] = floor.desk.files.entries
    assert (entry.person, entry.breach) == ("cleo", "revealing_live_hand")
    assert entry.place.table == NL
    floor.take_back(floor.last(RulingFiled).seq)
    assert floor.table().rulings == {}
    assert len(floor.desk.files.entries) == 2


@pytest.mark.rule("rrop3:2.decisions.8")
def test_third_case_shows_two_entries_the_hands_played_and_since_when_he_comes() -> None:
    floor = playing("rrop3_cash")
    came = floor.at
    for _ in range(5):
        floor.hand()
    floor.pass_minutes(30)
    for _ in range(3):
        floor.do(p.LogBreach("out_of_turn", ("bob",), Facts(deliberate=True)))
    shown = floor.ask(CaseOf(3)).facts
    assert shown["same_breach"] == 2
    assert [number for number, _, _ in shown["earlier"]] == [1, 2]
    assert shown["hands_played"] == 5
    assert shown["registered_at"] == came
    assert shown["suggested"] == "exclusion"
    assert "rrop3:2.decisions.8" in floor.ask(CaseOf(3)).rules


@pytest.mark.rule("tda:70")
def test_third_time_out_of_turn_shows_three_and_offers_a_penalty() -> None:
    floor = playing()
    for _ in range(3):
        floor.do(p.LogBreach("out_of_turn", ("bob",)))
    shown = floor.ask(CaseOf(3)).facts
    assert shown["same_breach"] + 1 == 3
    assert "missed_rounds" in shown["offered"]


@pytest.mark.rule("tda:71B")
def test_case_of_thrown_cards_is_closed_with_any_sanction_or_none() -> None:
    floor = playing()
    floor.do(p.LogBreach("card_abuse", ("bob",)))
    [done] = floor.do(r.CloseCase(1, "talked to him"))
    assert isinstance(done.facts[0].event, CaseClosed)
    assert "tda:71B" in done.why.rules
    with pytest.raises(RoomRefused, match="is closed"):
        floor.do(p.Sanction(1, "warning"))
    with pytest.raises(RoomRefused, match="is closed"):
        floor.do(r.CloseCase(1))
    floor.do(p.CorrectFile(2, "too soon"))
    floor.do(p.Sanction(1, "warning"))
    assert floor.ask(CaseOf(1)).facts["closed"] is False


@pytest.mark.rule("tda:71Bb")
def test_case_of_soft_play_is_not_closed_without_a_sanction() -> None:
    floor = playing()
    floor.do(p.LogBreach("soft_play", ("bob",)))
    with pytest.raises(RoomRefused, match="without a penalty") as refused:
        floor.do(r.CloseCase(1))
    assert "tda:71Bb" in refused.value.rules
    assert floor.ask(CaseOf(1)).facts["must"] is True
    floor.do(p.Sanction(1, "missed_hands", 2))
    floor.do(r.CloseCase(1))
    cash = playing("rrop3_cash")
    cash.do(p.LogBreach("soft_play", ("bob",)))
    cash.do(r.CloseCase(1))


@pytest.mark.rule("tda:33")
def test_case_of_a_dodged_blind_wants_more_than_a_warning() -> None:
    floor = playing()
    floor.do(p.LogBreach("dodging_blinds", ("dan",)))
    floor.do(p.Sanction(1, "warning"))
    with pytest.raises(RoomRefused, match="without a penalty") as refused:
        floor.do(r.CloseCase(1))
    assert refused.value.rules[:2] == ("tda:33", "tda:71Bb")
    floor.do(p.Sanction(1, "missed_rounds", 1))
    floor.do(r.CloseCase(1))
    assert floor.table().missing == {"dan": 4}


@pytest.mark.rule("tda:5")
def test_round_at_a_table_of_nine_is_nine_hands_from_the_hand_after_this_one_on() -> None:
    players = ("ana", "bob", "cleo", "dan", "eve", "fay", "gus", "hal", "ivy")
    floor = playing("tda", *players)
    floor.do(p.LogBreach("device", ("bob",), Facts(device="call")))
    floor.do(p.Sanction(1, "warning"))
    hand = floor.start()
    assert "bob" in hand.dealt_in
    floor.do(p.LogBreach("device", ("bob",), Facts(device="call")))
    assert floor.ask(CaseOf(3)).facts["suggested"] == "missed_hands"
    floor.do(p.Sanction(3, "missed_rounds", 1))
    assert floor.table().missing == {"bob": 9}
    floor.end()
    for left in range(8, -1, -1):
        assert "misses this hand" in floor.ask(WhyNotDealtIn("bob")).text.en
        assert "bob" not in floor.start().dealt_in
        assert floor.ask(CaseOf(3)).facts["hands_to_miss"] == left
        floor.end()
    assert floor.table().missing == {}
    floor.do(t.ComeIn("bob", "post"))
    assert "bob" in floor.start().dealt_in
    floor.check()


def test_hands_still_to_miss_follow_a_player_to_another_table() -> None:
    tables = {"a": DeskTable(missing={"bob": 3, "eve": 1}), "b": DeskTable(missing={"bob": 1})}
    after = penalty_moved(tables, Moved("bob", "a", "b", 2, 100))
    assert (after["a"].missing, after["b"].missing) == ({"eve": 1}, {"bob": 4})
    assert penalty_moved(tables, Moved("dan", "a", "b", 2, 100)) is tables
    assert penalty_moved({"b": tables["b"]}, Moved("bob", "a", "b", 2, 100)) == {"b": tables["b"]}
