"""Stories of the board: cards too early or too many, burns forgotten or one too many."""

from dataclasses import replace

from croupier.floor.asking.facing import least_wager, wager
from croupier.floor.asking.question import Answers, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.deck.board_told import (
    BoardDealtEarly,
    BoardTooMany,
    BurnedTwice,
    BurnForgotten,
    NoticedInRound,
)
from croupier.play.actions import RunTimes
from croupier.play.menu import menu
from croupier.play.setup import NOBODY
from croupier.text import Text

_ID = "deck_and_board"
_STREETS = {"flop": 1, "turn": 2, "river": 3}
_TOGETHER = {"flop_turn": (1, 2), "turn_river": (2, 2), "all": (1, 3)}
"""The first street that came too early, and how many came at once."""


def _has_a_board(table: TableFacts) -> bool:
    """Whether the game has a flop, a turn and a river, and players enough to tell it."""
    streets = table.game.streets
    return len(streets) == len(_STREETS) + 1 and all(one.board for one in streets[1:])


def _has_a_flop(table: TableFacts) -> bool:
    return _has_a_board(table) and table.game.streets[1].board > 1


def _early(table: TableFacts, answers: Answers) -> Told:
    which = answers.choice("street")
    street, streets = _TOGETHER.get(which) or (_STREETS[which], 1)
    scene = Scene(table).to_street(street - 1)
    if answers.yes("bet"):
        wager(scene, least_wager(scene))
    cards = answers.count("cards") if which == "flop" else 0
    return Told(scene, BoardDealtEarly(cards, streets))


def _too_many(table: TableFacts, answers: Answers) -> Told:
    extra = answers.count("extra")
    scene = Scene(table).to_street(1)
    if answers.yes("bet"):
        wager(scene, least_wager(scene))
    return Told(scene, BoardTooMany(table.game.streets[1].board + extra))


def _forgotten(table: TableFacts, answers: Answers) -> Told:
    scene, noticed = _burn_scene(table, answers)
    return Told(scene, BurnForgotten(noticed, intact=answers.yes("intact")))


def _twice(table: TableFacts, answers: Answers) -> Told:
    scene, noticed = _burn_scene(table, answers)
    burned = answers.count("burned")
    return Told(scene, BurnedTwice(noticed, burned, intact=answers.yes("intact")))


def _burn_scene(table: TableFacts, answers: Answers) -> tuple[Scene, NoticedInRound]:
    """The hand when an error with a burn is noticed, and when that is of its round."""
    if answers.choice("noticed") == "all_in":
        return _all_in(table), "before_award"
    scene = Scene(table).to_street(_STREETS[answers.choice("street")])
    if answers.choice("noticed") == "before":
        return scene, "before_action"
    scene.passive()
    return scene, "after_action"


def _all_in(table: TableFacts) -> Scene:
    """Everybody has put his last chips in before the flop, and the board is out."""
    stakes = table.stakes
    last = stakes.ante + max(stakes.big_blind, stakes.small_bet)
    scene = Scene(table, stacks=dict.fromkeys(range(1, table.players + 1), last))
    scene.dealer.shows = False
    for _ in range(2 * table.players):
        if scene.state.phase == "agreeing":
            scene.act(RunTimes(scene.actor, 1))
        elif scene.state.phase == "betting" and scene.actor != NOBODY:
            _stays(scene)
    return scene


def _stays(scene: Scene) -> None:
    """The player in turn calls, or puts his last chips in where there is nothing to call."""
    choice = menu(scene.state)
    if choice.wager is not None and not choice.call:
        wager(scene, choice.wager.least)
    else:
        scene.passive()


_STREET_CHOICES = (
    Choice("flop", Text("the flop", "le flop")),
    Choice("turn", Text("the turn", "le turn")),
    Choice("river", Text("the river", "la river")),
)
_NOTICED = Question(
    "noticed",
    Text("When was it noticed?", "Quand l’a-t-on vu\u00a0?"),
    "choice",
    "before",
    (
        Choice("before", Text("before anybody acted on it", "avant toute action")),
        Choice("after", Text("after somebody acted on it", "après une action")),
        Choice(
            "all_in",
            Text("on the last card, all-in", "sur la dernière carte, à tapis"),
        ),
    ),
)
_BURN_STREET = Question(
    "street",
    Text("Before which cards?", "Avant quelles cartes\u00a0?"),
    "choice",
    "flop",
    _STREET_CHOICES,
    (("noticed", ("before", "after")),),
)
_INTACT = replace(
    yes_no(
        "intact",
        Text("Can every card still be told?", "Reconnaît-on encore chaque carte\u00a0?"),
        default=True,
    ),
    only_if=(("noticed", ("all_in",)),),
)

BOARD_STORIES = (
    Story(
        "board_early",
        _ID,
        Text("Board cards came too early", "Des cartes du tableau données trop tôt"),
        (
            Question(
                "street",
                Text("Which cards?", "Quelles cartes\u00a0?"),
                "choice",
                "turn",
                (
                    *_STREET_CHOICES,
                    Choice("flop_turn", Text("flop and turn", "flop et turn")),
                    Choice("turn_river", Text("turn and river", "turn et river")),
                    Choice("all", Text("the whole board", "tout le tableau")),
                ),
            ),
            Question(
                "cards",
                Text("Cards turned (0: all)", "Cartes retournées (0\u00a0: toutes)"),
                "count",
                "0",
                (),
                (("street", ("flop",)),),
            ),
            yes_no(
                "bet",
                Text("Was there a bet in the round?", "Y avait-il une mise à ce tour\u00a0?"),
                default=True,
            ),
        ),
        _early,
        Text(
            "premature flop came too early turn river betting not over several streets at once",
            "flop venu trop tôt turn river prématuré enchères non terminées plusieurs rues",
        ),
        _has_a_board,
    ),
    Story(
        "flop_too_many",
        _ID,
        Text("The flop has too many cards", "Le flop a trop de cartes"),
        (
            Question("extra", Text("Cards too many", "Cartes en trop"), "count", "1"),
            yes_no(
                "bet",
                Text("Has anybody bet on it?", "A-t-on déjà misé dessus\u00a0?"),
                default=False,
            ),
        ),
        _too_many,
        Text("four card flop five cards", "flop de quatre cartes cinq cartes"),
        _has_a_flop,
    ),
    Story(
        "burn_forgotten",
        _ID,
        Text("No card was burned", "Aucune carte n’a été brûlée"),
        (_NOTICED, _BURN_STREET, _INTACT),
        _forgotten,
        Text("forgot burn without a burn", "brûle oubliée sans brûler carte brûlée"),
        _has_a_board,
    ),
    Story(
        "burned_twice",
        _ID,
        Text("Two cards were burned", "Deux cartes ont été brûlées"),
        (
            _NOTICED,
            _BURN_STREET,
            Question("burned", Text("Cards burned", "Cartes brûlées"), "count", "2"),
            _INTACT,
        ),
        _twice,
        Text("extra burn burned twice", "brûlée en trop deux brûlées"),
        _has_a_board,
    ),
)
"""All of them."""
