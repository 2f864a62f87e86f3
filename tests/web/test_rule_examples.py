"""The examples of rules as they go over the wire: the table step by step, all known cards open."""

import re

import msgspec
import pytest

from croupier.formats import example as recorded
from croupier.web.rule_examples import example, examples_of
from croupier.web.rule_wire import Example, ExampleFrame

IDS = tuple(recorded.examples())
EVERY = pytest.mark.parametrize("name", IDS)

WORDS_OF_A_STREET = 2
"""Fourth street, quatrième rue."""


def played(name: str) -> Example:
    found = example(name)
    assert found is not None
    return found


def captions(name: str) -> list[str]:
    return [frame.caption.en for frame in played(name).frames]


def chips(frame: ExampleFrame) -> int:
    return sum(seat.stack for seat in frame.view.seats) + frame.view.pot


@EVERY
def test_no_chip_is_lost_from_frame_to_frame(name: str) -> None:
    fields = recorded.examples()[name].hand.fields
    carried = fields.get("_carried", 0)
    total = sum(fields["starting_stacks"]) + (carried if isinstance(carried, int) else sum(carried))
    stays = {chips(frame) for frame in played(name).frames[:-1]}
    assert stays == {total}


@EVERY
def test_frames_are_whole_views_of_a_table_that_is_only_looked_at(name: str) -> None:
    frames = played(name).frames
    assert len(frames) > 1
    for frame in frames:
        view = frame.view
        assert (view.you, view.menu, view.deadline, view.mix) == (0, None, None, None)
        assert [seat.name for seat in view.seats] == list("ABCDEFGHIJ"[: len(view.seats)])
        assert frame.caption.en
        assert frame.caption.fr
    assert msgspec.json.decode(msgspec.json.encode(played(name)), type=Example) == played(name)


@EVERY
def test_last_frame_says_what_the_example_shows(name: str) -> None:
    conclusion = recorded.examples()[name].conclusion
    last = played(name).frames[-1].caption
    assert (last.en, last.fr) == (conclusion.en, conclusion.fr)
    assert all(frame.caption != last for frame in played(name).frames[:-1])


def test_short_all_ins_are_watched_bet_by_bet_from_the_flop_on() -> None:
    assert captions("short_all_ins_add_up") == [
        "Flop. A, B, C and D have put in 50 each: 200 in the pot.",
        "A bets 300.",
        "B raises to 500, all-in.",
        "C raises to 700, all-in.",
        "D calls 700.",
        "A owes 400, at least 300: he may raise, to 1,000 or more.",
    ]
    frames = played("short_all_ins_add_up").frames
    assert [frame.view.actor for frame in frames] == [1, 2, 3, 4, 1, 1]
    assert [seat.bet for seat in frames[-1].view.seats] == [300, 500, 700, 700]
    assert [seat.did for seat in frames[-1].view.seats] == ["bet", "all_in", "all_in", "call"]
    assert frames[0].view.board == ["Kh", "7c", "2d"]


@EVERY
def test_first_caption_is_more_than_the_name_of_a_street(name: str) -> None:
    first = played(name).frames[0].caption
    assert len(first.en.split()) > WORDS_OF_A_STREET
    assert len(first.fr.split()) > WORDS_OF_A_STREET


@EVERY
def test_french_says_quinte_and_never_suite_for_a_straight(name: str) -> None:
    for frame in played(name).frames:
        assert not re.search(r"\b(?:la|une|sa) suite (?:au|à)|quinte royale", frame.caption.fr)
        assert "tirer à la suite" not in frame.caption.fr


def test_cards_of_a_street_come_in_one_step_and_each_street_in_its_own() -> None:
    streets = [caption for caption in captions("stud_best_five") if "street" in caption]
    assert streets == [f"{name} street" for name in ("Fourth", "Fifth", "Sixth", "Seventh")]
    drawn = [frame.view.seats[2].cards for frame in played("last_player_draws_five").frames]
    assert [len(cards) for cards in drawn[-3:]] == [0, 5, 5]


def test_closed_cards_of_the_record_stay_closed_and_known_ones_are_open() -> None:
    closed = played("short_all_in_alone").frames[0].view.seats[0]
    assert closed.cards == ["??", "??"]
    opened = played("omaha8_halves").frames[0].view.seats[0]
    assert sorted(opened.cards) == sorted(["Ah", "2s", "Kd", "4d"])


def test_folded_hands_are_gone() -> None:
    last = played("each_pot_split_alone").frames[-2].view.seats[3]
    assert (last.state, last.cards) == ("folded", [])


def test_end_of_a_hand_says_who_won_what_and_why() -> None:
    last = played("each_pot_split_alone").frames[-1].view
    assert last.result is not None
    won = {(award.pot, award.seat): award.amount for award in last.result.awards}
    assert won == {(1, 2): 250, (1, 3): 225, (0, 2): 475, (0, 3): 450}
    assert last.result.explain
    assert [seat.stack for seat in last.seats[1:3]] == [725, 675]


def test_both_boards_of_a_hand_run_twice_are_there() -> None:
    boards = played("run_twice").frames[-1].view.boards
    assert [len(board) for board in boards] == [5, 5]
    assert boards[0][:3] == boards[1][:3]


def test_captions_of_the_file_take_the_place_of_the_usual_ones() -> None:
    assert captions("bomb_pot")[0] == "Nobody posts a blind: A, B, C and D ante 30 each."


def test_joker_in_the_deck_is_told_beside_the_stakes() -> None:
    stakes = played("five_aces").frames[0].view.stakes
    assert (stakes.en, stakes.fr) == (
        "limit 10/20, ante 10, 53 cards, joker",
        "limite fixe 10/20, ante 10, 53 cartes, joker",
    )


def test_examples_of_a_rule_are_named_by_their_ids() -> None:
    assert examples_of("tda:43A") == ("least_raise_tda",)
    assert examples_of("rrop3:1.smoking.0") == ()
    assert examples_of("nothing") == ()


def test_what_is_no_example_is_none() -> None:
    assert example("no_such_example") is None
