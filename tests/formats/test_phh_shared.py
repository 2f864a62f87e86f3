"""The real histories of the four games replay, and the edges of broken ones are plain errors."""

import random
from collections import Counter
from dataclasses import replace as but
from pathlib import Path

from croupier.formats import PhhError, PhhHand, Replay, read, replay, replay_file
from croupier.play import replay as fold

BUILT = {"NT", "FT", "FO/8", "F7S"}
NOT_BUILT = {"PO", "NS", "F7S/8", "FR", "N2L1D", "F2L3D", "FB"}
MISSING_FOLD = "phh-dataset/wsop/2019/42/3/00-01-07.phh"


def hands(shared: Path) -> list[PhhHand]:
    folder = shared / "data" / "phh"
    return [
        hand
        for path in sorted(folder.rglob("*.phh*"))
        if path.is_file()
        for hand in read(
            path.read_bytes().decode("utf-8"), path.relative_to(folder).as_posix()
        ).hands
    ]


def kind(result: Replay) -> str:
    if result.skipped:
        return "skipped"
    if result.error:
        return "failed"
    return {True: "agrees", False: "differs", None: "no result in the file"}[result.agrees]


def test_every_real_hand_of_the_four_games_replays(shared: Path) -> None:
    results = [replay(hand) for hand in hands(shared) if hand.fields["variant"] in BUILT]
    assert Counter(map(kind, results)) == {"agrees": 163, "no result in the file": 11}
    assert all(result.finished for result in results)
    notes = [note for result in results for note in result.notes]
    assert [(note.place.file, note.place.action) for note in notes] == [(MISSING_FOLD, 13)]


def test_hands_of_games_not_built_are_skipped(shared: Path) -> None:
    others = [hand for hand in hands(shared) if hand.fields["variant"] in NOT_BUILT]
    assert len(others) == 42
    assert {kind(replay(hand)) for hand in others} == {"skipped"}


def test_H4_the_one_real_hand_with_a_missing_fold_is_refused_when_strict(shared: Path) -> None:
    refused = []
    for hand in hands(shared):
        try:
            replay(hand, strict=True)
        except PhhError as error:
            refused.append(str(error))
    (only,) = refused
    assert only == (
        f"{MISSING_FOLD}: actions[13]: p8 is to act, and the record goes on with 'p1 cc': "
        "an action of p8 is missing. (general:acting.1, tda:50A, house:phh.order)"
    )


def test_a_file_of_several_hands_gives_one_result_a_hand(shared: Path) -> None:
    path = shared / "data/phh/phh-dataset/handhq/pokerstars-1000nl-excerpt.phhs"
    results = replay_file(read(path.read_text(encoding="utf-8"), path.name))
    assert [(result.hand, result.finished) for result in results] == [
        ("1", True),
        ("9", True),
        ("17", True),
        ("22", True),
    ]


def test_broken_records_fail_in_words_and_keep_the_chips(shared: Path) -> None:
    rng = random.Random(8)
    sources = [hand for hand in hands(shared) if hand.fields["variant"] in BUILT]
    for _ in range(600):
        hand = broken(rng.choice(sources), rng)
        result = replay(hand)
        if result.error is None:
            state = fold(result.events)
            assert tuple(state.stacks[1:]) == result.stacks
            assert state.setup is not None
            assert state.chips == sum(state.setup.stacks)


def broken(hand: PhhHand, rng: random.Random) -> PhhHand:
    """The hand with a line lost, doubled, moved, or its cards unknown."""
    actions = list(hand.fields["actions"])
    place = rng.randrange(len(actions))
    way = rng.randrange(5)
    if way == 0:
        del actions[place]
    elif way == 1:
        actions.insert(place, rng.choice(actions))
    elif way == 2:
        actions[place], actions[place - 1] = actions[place - 1], actions[place]
    elif way == 3:
        del actions[place + 1 :]
    else:
        actions = [line for line in actions if " sm" not in line]
    return but(hand, fields={**hand.fields, "actions": actions})
