"""Hands as JSON lines: every event of every game is written and read as it was."""

import random
from decimal import Decimal

import pytest

from croupier.formats import EventHand, PhhError, Place, event_lines, history_of, read, read_lines
from croupier.formats.phh_scale import Scale
from croupier.games import game, game_ids
from croupier.play import events as ev
from croupier.rulebook.house import house
from kit.hands import deal
from kit.strategies import RandomHand, setup_for, stakes_for


def some_hand(game_id: str, seed: int) -> EventHand:
    """A random hand of that game, with something to tell about it."""
    rng, rules = random.Random(seed), game(game_id)
    stacks = (0, *(rng.randint(20, 500) for _ in range(rng.choice((2, min(4, rules.max_seats))))))
    stakes = stakes_for(rules, rng.choice(rules.structures))
    setup = setup_for(rules, stakes, house("rrop3_cash"), stacks, 1)
    events = RandomHand(setup, seed).played().events
    about = {"event": "a 'game'", "year": 2024, "_mine": {"a": Decimal("1.5")}}
    return EventHand(str(seed), (ev.HandBegan(setup), *events), about=about)


@pytest.mark.parametrize("game_id", game_ids())
def test_hands_of_every_game_are_read_as_they_were_written(game_id: str) -> None:
    hands = [some_hand(game_id, seed) for seed in range(5)]
    text = "\n".join(line for hand in hands for line in event_lines(hand))
    assert read_lines(text, "all.jsonl") == hands


def test_lines_without_a_scale_are_in_chips() -> None:
    hand = deal(stacks=[500] * 2, button=2).play("2 fold")
    written = EventHand("", (ev.HandBegan(hand.setup), *hand.events))
    text = "\n".join(event_lines(written)).replace(',"factor":1,"about":""', "")
    assert "factor" not in text
    assert read_lines(text, "a.jsonl") == [written]


def test_a_hand_in_cents_becomes_a_history_in_units() -> None:
    hand = deal(stacks=[10050, 10000], button=2).play("2 raise 250", "1 fold")
    cents = EventHand("1", (ev.HandBegan(hand.setup), *hand.events), Scale(100))
    (again,) = read_lines("\n".join(event_lines(cents)), "a.jsonl")
    fields = read(history_of(again, Place("a.jsonl")), "a.phh").hands[0].fields
    assert fields["starting_stacks"] == [Decimal("100.5"), 100]


@pytest.mark.parametrize("factor", ["0", "20", "1.5", "true", '"10"'])
def test_a_factor_that_is_no_power_of_ten_is_refused(factor: str) -> None:
    hand = deal(stacks=[500] * 2, button=2).play("2 fold")
    lines = event_lines(EventHand("", (ev.HandBegan(hand.setup), *hand.events)))
    text = "\n".join(lines).replace('"factor":1', f'"factor":{factor}')
    with pytest.raises(PhhError, match=r"a\.jsonl: line 1: no event \(factor: .* no power of ten"):
        read_lines(text, "a.jsonl")
