"""What people say when the floor comes finds the story; what says nothing finds none."""

import tomllib
from importlib import resources
from itertools import chain

import pytest

from croupier.floor.asking.all_stories import stories
from croupier.floor.asking.find import found_stories

WAYS = tomllib.loads(resources.files("croupier.floor.asking").joinpath("ways.toml").read_text())

SAID = {
    "one_chip": (
        "seat 3 put a 1000 chip in silently facing 400",
        "il a lancé un seul jeton de 5000 sans parler",
    ),
    "words_and_chips": (
        "he announced raise but only put in the call",
        "il annonce 3000 mais ne met que 2000",
    ),
    "several_motions": ("he put chips out in two separate moves",),
    "out_of_turn": (
        "seat 5 bet before seat 4 had acted",
        "il a payé avant que le joueur précédent parle",
    ),
    "wrong_amount_told": ("the dealer miscounted the all-in and the caller thought it was less",),
    "board_early": (
        "the dealer put out the turn before we had finished betting",
        "la turn a été retournée avant que je parle",
    ),
    "duplicate_card": ("the deck has two queens of diamonds", "deux rois de cœur dans le paquet"),
    "foreign_back": ("une carte a un dos différent",),
    "hand_swept": ("the dealer swept my hand into the muck while I was all-in",),
    "hand_mucked": ("he mucked and then realised he had the winner",),
    "wrong_award": ("the pot went to the wrong man and the next hand has begun",),
    "device": (
        "the player is videoing the table with his phone",
        "il envoie des SMS pendant la main",
    ),
    "table_talk": (
        "a friend at the rail tells him to fold",
        "he said out loud that he folded a queen",
    ),
    "soft_play": ("two brothers are going easy on each other",),
    "check_down": ("let's both check, the other guy is all-in",),
    "abuse": ("a drunk player swears at everybody", "il a traité le croupier d’imbécile"),
    "manners": ("he takes two minutes for every decision on the bubble",),
    "left_table": ("il est allé aux toilettes alors qu’il est à tapis",),
    "dodging_blinds": ("he skipped his blinds on purpose",),
    "not_identifiable": ("he won't remove his sunglasses",),
    "language": ("they are talking in italian",),
    "decision_appealed": ("he wants another floor person to decide",),
    "house_claimed": ("il demande que le casino le rembourse",),
    "rabbit_hunt": ("show me what the river would have been",),
    "showdown_talk": ("il lit la main du voisin à l’abattage",),
    "draw_wrong_count": ("he drew three cards but received four",),
    "last_card_face_up": ("the last card at seventh street came face up",),
}


@pytest.mark.parametrize(
    ("story", "words"),
    [(story, words) for story, said in SAID.items() for words in said],
)
def test_what_people_say_brings_its_story_among_the_first_three(story: str, words: str) -> None:
    phrases = chain.from_iterable(text.replace("\n", ";").split(";") for text in WAYS.values())
    assert words not in [phrase.strip() for phrase in phrases]
    assert story in [one.id for one in found_stories(words)[:3]]


def test_every_story_has_phrases_in_both_languages_and_no_phrase_is_of_none() -> None:
    assert set(WAYS) == set(stories())
    for story, text in WAYS.items():
        english, french = text.strip().split("\n")
        assert english.strip("; "), story
        assert french.strip("; "), story


@pytest.mark.parametrize("story", sorted(WAYS))
def test_every_phrase_finds_its_own_story(story: str) -> None:
    for phrase in (one.strip() for line in WAYS[story].splitlines() for one in line.split(";")):
        found = [one.id for one in found_stories(phrase)]
        assert not phrase or story in found[:5], phrase


@pytest.mark.parametrize(
    "words",
    [
        "",
        "   ",
        "?!… ;",
        "12 000",
        "xyzzy blorf",
        "the weather is lovely in Paris",
        "il pleut",
        "a",
    ],
)
def test_what_says_nothing_of_a_table_finds_nothing(words: str) -> None:
    assert found_stories(words) == ()


@pytest.mark.parametrize(
    ("words", "story"),
    [
        ("colusion", "playing_together"),
        ("he splahsed the pot", "splashed"),
        ("sunglases", "not_identifiable"),
        ("telefone", "device"),
        ("une carte brulee de trop", "burned_twice"),
        ("il a cachee ses jetton", "hidden_chips"),
    ],
)
def test_misspelt_words_are_understood(words: str, story: str) -> None:
    assert story in [one.id for one in found_stories(words)[:3]]


def test_very_long_telling_is_read_as_far_as_it_tells() -> None:
    said = "he threw his chips into the pot and splashed it "
    assert "splashed" in [one.id for one in found_stories(said * 2_000)[:3]]
    assert found_stories("z" * 100_000) == ()
    assert found_stories("blorf qwzx " * 10_000) == ()
