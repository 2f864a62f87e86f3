"""Whole hands as text: each event, the menu, and what every viewer sees; reviewed as differences.

`pytest tests/golden --update-golden` writes the files anew.
"""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from croupier.cards import Card, show_cards
from croupier.play import RAIL, Event, Stakes, View, view
from croupier.play.view import SeatView
from kit.hands import DRAW, NO_LIMIT, POT_LIMIT, STUD, Hand, deal

HERE = Path(__file__).parent


class Playthrough(NamedTuple):
    """A hand that is always dealt and played alike."""

    deal: dict[str, Any]
    moves: tuple[str, ...]
    game: str = ""


PLAYTHROUGHS = {
    "holdem": Playthrough(
        {"stacks": [1500, 5000, 5000], "stakes": NO_LIMIT, "button": 3, "seed": 3},
        (
            *("3 call", "1 raise 300", "2 call", "3 call"),
            *("1 check", "2 bet 400", "3 fold", "1 raise 1200", "2 call"),
        ),
    ),
    "omaha8": Playthrough(
        {"stacks": [1000, 300, 1000], "stakes": POT_LIMIT, "button": 3, "seed": 6},
        (
            *("3 call", "1 call", "2 check"),
            *("1 check", "2 bet 30", "3 call", "1 call"),
            *("1 check", "2 bet 120", "3 fold", "1 call"),
            *("1 check", "2 bet 140", "1 call"),
        ),
    ),
    "stud": Playthrough(
        {"stacks": [300, 300, 300], "stakes": STUD, "button": 3, "seed": 6},
        (
            *("1 bring-in", "2 raise 10", "3 call", "1 fold"),
            *("2 bet 10", "3 call"),
            *("2 bet 20", "3 call"),
            *("2 check", "3 check"),
            *("2 bet 20", "3 raise 40", "2 call"),
        ),
    ),
    "jacks": Playthrough(
        {"stacks": [200, 200, 200], "stakes": DRAW, "button": 3, "seed": 5},
        (
            *("1 bet 5", "2 call", "3 fold"),
            *("1 draw 4sJhQc", "2 draw 6h"),
            *("1 bet 10", "2 fold"),
        ),
    ),
    "two_boards": Playthrough(
        {
            "stacks": [500, 500, 800],
            "stakes": NO_LIMIT,
            "button": 3,
            "seed": 4,
            "rules": "home",
            "asks": True,
        },
        ("3 call", "1 call", "2 check", "1 bet 400", "2 call", "3 fold", "1 runs 2", "2 runs 3"),
        game="holdem",
    ),
    "pineapple": Playthrough(
        {"stacks": [1000, 1000], "stakes": POT_LIMIT, "button": 2, "seed": 2},
        (
            *("2 call", "1 check", "1 check", "2 bet 20", "1 call"),
            *("1 draw {1}", "2 draw {2}"),
            *("1 check", "2 check", "1 bet 60", "2 call"),
        ),
    ),
    "razz": Playthrough(
        {"stacks": [300, 300, 300], "stakes": STUD, "button": 3, "seed": 6},
        (
            *("{a} bring-in", "{a} call", "{a} fold"),
            *("{a} bet 10", "{a} call"),
            *("{a} check", "{a} check"),
            *("{a} bet 20", "{a} call"),
            *("{a} check", "{a} check"),
        ),
    ),
    "badugi": Playthrough(
        {
            "stacks": [300, 300, 300],
            "stakes": Stakes("limit", 10, 20, 5, 10),
            "button": 3,
            "seed": 8,
        },
        (
            *("3 call", "1 call", "2 check", "1 draw {1}", "2 draw", "3 draw {3}"),
            *("1 check", "2 bet 10", "3 fold", "1 call", "1 draw {1}", "2 draw"),
            *("1 check", "2 bet 20", "1 call", "1 draw", "2 draw {2}"),
            *("1 check", "2 bet 20", "1 call"),
        ),
    ),
}
"""In a move `{1}` is the first card of seat 1, `{a}` the seat to act."""


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_as_it_was(name: str, *, update_golden: bool) -> None:
    file = HERE / f"{name}.txt"
    text = "\n".join([*lines(name, PLAYTHROUGHS[name]), ""])
    if update_golden:
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


def lines(name: str, play: Playthrough) -> Iterator[str]:
    """The hand, step by step."""
    hand = deal(play.game or name, **play.deal)
    setup = hand.setup
    yield f"{setup.game.title.en}, house {setup.house.id}, {plain(setup.stakes)}"
    yield f"button {setup.button}, stacks {plain(setup.stacks[1:])}, posts {plain(setup.posts)}"
    done = 0
    for move in (*play.moves, None):
        yield ""
        yield from (as_text(event) for event in hand.events[done:])
        done = len(hand.events)
        yield from table(hand)
        if move is not None:
            yield ""
            move = said(move, hand)  # noqa: PLW2901 - as it is played
            yield f"> {move}"
            hand.play(move)
    assert hand.state.phase == "over"


def said(move: str, hand: Hand) -> str:
    """A move with the cards and the seat it speaks of."""
    firsts = [held[0] if held else "" for held in hand.state.hole]
    return move.replace("{a}", "{0.actor}").format(hand.state, *firsts[1:])


def as_text(event: Event) -> str:
    """An event with all that is in it."""
    return f"{event.tag} {fields_of(event)}".rstrip()


def table(hand: Hand) -> Iterator[str]:
    """What is public, once, and what each viewer sees of the cards and of the menu."""
    pages = [view(hand.state, viewer) for viewer in range(RAIL, hand.setup.chairs + 1)]
    without = (
        "viewer",
        "seats",
        "menu",
        "earlier_hands",
        *(("boards",) if len(pages[RAIL].boards) == 1 else ()),
    )
    public = [fields_of(page, without=without) for page in pages]
    assert len(set(public)) == 1
    yield f"  {public[0]}"
    for seat in pages[RAIL].seats:
        yield f"  {fields_of(seat, without=('cards', 'up'))}"
    for page in pages:
        yield f"  {'rail' if page.viewer == RAIL else page.viewer} sees {cards_seen(page)}"
        if page.menu.seat:
            yield f"  {page.viewer} may {fields_of(page.menu)}"


def cards_seen(page: View) -> str:
    """The cards of every seat as one viewer sees them; those that lie open are in brackets."""
    return "  ".join(f"{seat.seat}: {hand_seen(seat) or '-'}" for seat in page.seats)


def hand_seen(seat: SeatView) -> str:
    """The cards of a seat, those dealt face up in brackets."""
    ups = seat.up or (False,) * len(seat.cards)
    pairs = zip(seat.cards, ups, strict=True)
    return "".join(f"[{card!r}]" if up else repr(card) for card, up in pairs)


def fields_of(value: Any, without: tuple[str, ...] = ()) -> str:
    """Every field by its name, but for those that say nothing."""
    names = (
        value._fields if hasattr(value, "_fields") else [f.name for f in dataclasses.fields(value)]
    )
    shown = [(name, getattr(value, name)) for name in names if name not in without]
    return " ".join(f"{name}={plain(it)}" for name, it in shown if it not in (None, False, (), ""))


def plain(value: Any) -> str:
    """A value in one word, if it can be."""
    if isinstance(value, tuple) and value and all(isinstance(card, Card) for card in value):
        return show_cards(value)
    if hasattr(value, "_fields") or dataclasses.is_dataclass(value):
        return f"({fields_of(value)})"
    if isinstance(value, tuple):
        return ",".join(map(plain, value))
    return str(value)
