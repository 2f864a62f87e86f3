"""What a ruling goes by, in words: the answers it used, the stakes, the seats of the example."""

import re
from dataclasses import dataclass

from croupier.floor.asking.question import Answers, Question
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.play.setup import NOBODY, Chips
from croupier.text import Text, amount_text

_STRUCTURES = {
    "none": Text("no-limit {game}", "{game} no-limit"),
    "pot": Text("pot-limit {game}", "{game} pot-limit"),
    "limit": Text("fixed-limit {game}", "{game} limite fixe"),
    "spread": Text("spread-limit {game}", "{game} spread limit"),
}
_ANTE = Text("{stakes}, ante {ante}", "{stakes}, ante {ante}")
_EXAMPLE = Text("Example: {players} players", "Exemple\u00a0: {players} joueurs")
_BUTTON = Text("{told}, the button in seat {seat}", "{told}, le bouton au siège {seat}")
_TO_ACT = Text("{told}, seat {seat} to act", "{told}, au siège {seat} de parler")
_ENDED = Text("{told}.", "{told}.")


_WHOLE = Text("all that he has", "tout ce qu’il a")


@dataclass(frozen=True, slots=True)
class Fact:
    """A question that was asked, and the answer that the ruling goes by."""

    id: str
    question: Text
    answer: Text


def facts_of(questions: tuple[Question, ...], answers: Answers) -> tuple[Fact, ...]:
    """The answers used to those questions.  Raises FloorRefused for one that cannot be read."""
    return tuple(Fact(one.id, one.asks, answers.answer(one.id)) for one in questions)


def stakes_text(table: TableFacts) -> Text:
    """The structure, the game and its blinds or bets, such as no-limit hold’em 5/10."""
    stakes = table.stakes
    by_bets = stakes.structure == "limit" or not stakes.big_blind
    sizes = (
        (stakes.small_bet, stakes.big_bet) if by_bets else (stakes.small_blind, stakes.big_blind)
    )
    shown = sizes if sizes[0] and not (by_bets and sizes[0] == sizes[1]) else sizes[1:]
    said = _STRUCTURES[stakes.structure].format(game=table.game.title)
    for sign, chips in zip((" ", "/"), shown, strict=False):
        size = amount_text(chips)
        said = Text(f"{said.en}{sign}{size.en}", f"{said.fr}{sign}{size.fr}")
    return _ANTE.format(stakes=said, ante=amount_text(stakes.ante)) if stakes.ante else said


def example_text(scene: Scene) -> Text:
    """Who sits where in the example: the button in the last seat, and whose turn it is."""
    players = scene.table.players
    told = _EXAMPLE.format(players=players)
    if scene.table.game.family != "stud":
        told = _BUTTON.format(told=told, seat=players)
    if scene.actor != NOBODY:
        told = _TO_ACT.format(told=told, seat=scene.actor)
    return _ENDED.format(told=told)


def without_figures(said: Text, figures: tuple[Chips, ...]) -> Text:
    """An all-in without its amount, where the chips of the player were imagined, not told."""
    for figure in figures:
        shown = amount_text(figure)
        english = re.sub(rf"(all-in)(?: to| for|,) {shown.en}(?![\d,]\d)", r"\1", said.en)
        french = re.sub(rf"(tapis), {shown.fr}(?![\d\u202f]\d)", r"\1", said.fr)
        said = Text(english, french)
        if "all-in" in english or "Have seat" in english:
            english = english.replace(f": {shown.en} more goes in.", ".")
            french = french.replace(f"\u00a0: il en ajoute {shown.fr}.", ".")
            english = english.replace(f"put in {shown.en}.", f"put in {_WHOLE.en}.")
            french = re.sub(
                rf"Faites mettre {shown.fr} au", f"Faites mettre {_WHOLE.fr} au", french
            )
            said = Text(english, french)
    return said
