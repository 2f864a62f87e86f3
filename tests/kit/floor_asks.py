"""The page of the floor in the hands of tests: what is told, in how many taps, what it answers."""

from typing import Any

from litestar.testing import TestClient

from croupier.floor.asking.all_stories import story_of

Client = TestClient[Any]
Card = dict[str, Any]

MOST_TAPS = 4
"""After the category: the story, and three answers."""


def taps(story_id: str, answers: dict[str, str]) -> int:
    """One for the story, and one for each answer that is not the one offered."""
    offered = {question.id: question.default for question in story_of(story_id).questions}
    return 1 + sum(said != offered[name] for name, said in answers.items())


def ask(
    client: Client, story_id: str, answers: dict[str, str], house: str = "tda", **table: Any
) -> Card:
    """The ruling card; *table* is what was set before: game, structure, small, big, ante."""
    assert taps(story_id, answers) <= MOST_TAPS
    wish = {"story": story_id, "table": {"house": house, **table}, "answers": answers}
    answer = client.post("/api/floor/ruling", json=wish)
    assert answer.status_code == 200, answer.text
    card: Card = answer.json()
    assert card["says"]["en"]
    assert card["says"]["fr"]
    assert "??" not in answer.text
    return card


def words(card: Card) -> str:
    """What the card says and tells the dealer to do, in English."""
    told = [card["says"], card["why"], *card["steps"]]
    return " ".join(one["en"] for one in told)


def articles(card: Card) -> set[str]:
    """The ids of the rules that the card cites."""
    return {one["id"] for one in card["articles"]}
