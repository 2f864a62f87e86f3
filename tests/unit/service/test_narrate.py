"""The log speaks both languages in the room's words, and tells nobody what is not his to know."""

import random
import re

import pytest

from croupier.bots import random_action
from croupier.cards import HIDDEN
from croupier.games import game
from croupier.play import (
    AutoDealer,
    Stakes,
    begin,
    bomb_pot,
    decide,
    duty,
    evolve,
    set_up,
    view,
)
from croupier.play.events import RAIL
from croupier.rulebook.house import house
from croupier.service import Line, lines_for, sight
from croupier.service import requests as ask
from croupier.service.narrate import narrate
from kit.rooms import buy_again, enter, make_room

NUMBER = re.compile(r"\d+")


def played(id: str, hands: int, seed: int = 2) -> tuple[list[Line], list[Line]]:
    """What the player in seat 2 and what a spectator could read over some hands."""
    room = make_room(seed=seed)
    zoe = enter(room, "Zoé")
    table = room.table(id)
    entries = []
    table.listeners.append(entries.extend)
    ask.sit(table, zoe, 2)
    rng = random.Random(seed)
    while table.seating.hand < hands:
        buy_again(table, zoe)
        table.run_due(1)
        state = table.hand
        if state is not None and state.actor == 2 and table.deadline is not None:
            action = random_action(view(state, 2), table.hand.game, rng)
            table.publish(table.commit(decide(state, action)))
    own = [line for _, line in lines_for(zoe.id, entries)]
    rail = [line for _, line in lines_for("somebody", entries)]
    room.journal.close()
    return own, rail


@pytest.mark.parametrize("id", ["holdem", "omaha8", "stud", "jacks"])
def test_both_languages_say_the_same_numbers(id: str) -> None:
    for line in played(id, 12)[0]:
        assert NUMBER.findall(line.text.en) == NUMBER.findall(line.text.fr), line.text
        assert "{" not in line.text.en + line.text.fr


def test_antes_of_a_bomb_pot_are_those_it_asks_for() -> None:
    stakes = Stakes("none", 10, 10, 5, 10)
    bare = set_up(game("holdem"), stakes, house("online"), (0, 500, 500, 500), 1)
    setup = bomb_pot(bare, 40)
    hand, dealer = begin(setup), AutoDealer.shuffled(setup, random.Random(1))
    names = ["", "A", "B", "C"]
    lines = []
    while owed := duty(hand):
        for event in dealer.perform(hand, owed):
            evolve(hand, event)
            lines.append(narrate(event.seen_by(RAIL), hand, names))
    told = [line.text.en for line in lines if line]
    assert "Antes of 40: 120 in all." in told


@pytest.mark.parametrize("id", ["holdem", "omaha8", "stud", "jacks"])
def test_spectator_reads_no_private_line(id: str) -> None:
    own, rail = played(id, 12)
    assert any(line.text.en == "Your cards:" for line in own)
    assert not any(line.text.en.startswith("Your ") for line in rail)
    assert not any(HIDDEN in line.cards for line in own + rail)


def test_words_of_the_room_are_used() -> None:
    own, _ = played("holdem", 40)
    english = {re.sub(r"\d+", "N", line.text.en).replace("Zoé", "W") for line in own}
    french = {re.sub(r"\d+", "N", line.text.fr).replace("Zoé", "W") for line in own}
    assert {"W folds.", "W checks.", "W raises to N.", "W calls N.", "W mucks."} <= english
    assert {"W passe.", "W fait parole.", "W relance à N.", "W suit N."} <= french
    assert any(text.endswith(", all-in.") for text in english)
    assert any(text.endswith(", à tapis.") for text in french)


def test_french_colon_has_its_space() -> None:
    for name in ("holdem", "stud", "jacks"):
        for line in played(name, 10)[0]:
            assert not re.search(r"[^\u00a0]:", line.text.fr), line.text.fr


@pytest.mark.rule("rrop3:9.draw.7")
def test_number_of_cards_drawn_is_no_longer_told_once_there_is_action() -> None:
    room = make_room(seed=2)
    zoe = enter(room, "Zoé")
    table = room.table("jacks")
    ask.sit(table, zoe, 2)
    rng = random.Random(4)
    told = forgotten = 0
    for _ in range(4000):
        table.run_due(1)
        state = table.hand
        if state is None:
            continue
        if state.actor == 2 and table.deadline is not None:
            action = random_action(view(state, 2), table.hand.game, rng)
            table.publish(table.commit(decide(state, action)))
        number = f"Hand {state.setup.number}:"
        lines = [line.text.en for _, line in lines_for("rail", table.log.entries())]
        if not any(line.startswith(number) for line in lines):
            continue
        start = max(n for n, line in enumerate(lines) if line.startswith(number))
        drawn = [line for line in lines[start:] if re.search(r"draws|stands pat", line)]
        if state.acted_after_draw:
            assert drawn == []
            forgotten += 1
        elif drawn:
            told += 1
        if told > 20 and forgotten > 20:
            break
    assert told > 20
    assert forgotten > 20
    room.journal.close()


def test_winner_is_explained_from_the_cards_on_the_table() -> None:
    room = make_room(seed=3)
    zoe = enter(room, "Zoé")
    table = room.table("holdem")
    ask.sit(table, zoe, 2)
    rng = random.Random(4)
    sentences = set()
    while table.seating.hand < 40:
        buy_again(table, zoe)
        table.run_due(1)
        state = table.hand
        if state is not None and state.actor == 2 and table.deadline is not None:
            action = random_action(view(state, 2), table.hand.game, rng)
            table.publish(table.commit(decide(state, action)))
        seen = sight(table, zoe.id)
        if seen.outcome is not None and state is not None and state.phase == "over":
            if not state.show_order and not state.turned_up:
                assert seen.outcome.explain == ()
                assert all(won.hand is None for won in seen.outcome.won)
            sentences |= {text.en for text in seen.outcome.explain}
    assert any(" beats " in sentence for sentence in sentences)
    room.journal.close()
