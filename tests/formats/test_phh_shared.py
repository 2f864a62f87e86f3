"""The real histories of all variants replay, and the edges of broken ones are plain errors."""

import random
from collections import Counter
from dataclasses import replace as but
from pathlib import Path

from croupier.formats import PhhError, PhhHand, Replay, read, replay, replay_file
from croupier.play import Post
from croupier.play import replay as fold

VARIANTS = {
    "NT": 140,
    "FO/8": 14,
    "F7S": 13,
    "FR": 10,
    "PO": 8,
    "F2L3D": 8,
    "FT": 7,
    "N2L1D": 7,
    "F7S/8": 7,
    "NS": 1,
    "FB": 1,
}
MISSING_FOLD = "phh-dataset/wsop/2019/42/3/00-01-07.phh"
SHORT_RAISE = "pokerkit/wsop/2023/43/5/85.phh"
HALVES = ("102/0", "32/23", "41b/204", "60/88", "75b/76", "88/128", "91/43", "91/53")
NOT_IN_POKERKIT = (
    MISSING_FOLD,
    SHORT_RAISE,
    *(f"pokerkit/pluribus/{hand}.phh" for hand in HALVES),
)
"""The ten that PokerKit 0.7.7 does not bring to their recorded stacks."""


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
    if result.error:
        return "failed"
    return {True: "agrees", False: "differs", None: "no result in the file"}[result.agrees]


def test_every_real_hand_replays(shared: Path) -> None:
    all_hands = hands(shared)
    assert Counter(hand.fields["variant"] for hand in all_hands) == VARIANTS
    results = [replay(hand) for hand in all_hands]
    assert Counter(map(kind, results)) == {"agrees": 201, "no result in the file": 15}
    assert all(result.finished for result in results)
    notes = [note for result in results for note in result.notes]
    assert [(note.place.file, note.place.action) for note in notes] == [
        (MISSING_FOLD, 13),
        (SHORT_RAISE, 18),
    ]


def test_the_ten_hands_pokerkit_leaves_end_with_the_recorded_stacks(shared: Path) -> None:
    results = {hand.file: replay(hand) for hand in hands(shared) if hand.file in NOT_IN_POKERKIT}
    assert sorted(results) == sorted(NOT_IN_POKERKIT)
    assert {result.agrees for result in results.values()} == {True}


def test_a_lone_ante_is_dead_money_whatever_the_file_says_of_trimming(shared: Path) -> None:
    (hand,) = (hand for hand in hands(shared) if hand.file == MISSING_FOLD)
    assert hand.fields["ante_trimming_status"] is True
    setup = replay(hand).setup
    assert setup is not None
    assert Post(2, "dead_ante", 500000) in setup.posts


def test_H4_strict_refuses_the_missing_fold_and_the_raise_below_the_limit(shared: Path) -> None:
    refused = []
    for hand in hands(shared):
        try:
            replay(hand, strict=True)
        except PhhError as error:
            refused.append(str(error))
    assert refused[0] == (
        f"{MISSING_FOLD}: actions[13]: p8 is to act, and the record goes on with 'p1 cc': "
        "an action of p8 is missing. (general:acting.1, tda:50A, house:phh.order)"
    )
    assert refused[1].startswith(
        f"{SHORT_RAISE}: actions[18]: 'p2 cbr 750000': Raise to 750000 refused: "
        "the size is fixed: 1200000."
    )
    assert len(refused) == 2


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
    sources = hands(shared)
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
