"""Stories of who shows at the showdown: wishes to see a hand, and nobody who shows first."""

from croupier.floor.asking.endings import (
    at_showdown,
    folded,
    stay_or_fold,
    still_in,
    thrown_unseen,
    won_by_folds,
)
from croupier.floor.asking.facing import least_wager
from croupier.floor.asking.question import YES_NO, Answers, Choice, Question, Story, Told
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.hands.showdown_told import AskedToSee, NobodyShows
from croupier.floor.money_back import put_in
from croupier.play.actions import Action, Call
from croupier.play.decide import decide
from croupier.play.evolve import evolve
from croupier.play.setup import Chips, SeatNo
from croupier.text import Text

_ID = "hands_and_showdown"
_THREE = 3


def _asked_to_see(table: TableFacts, answers: Answers) -> Told:
    whose = answers.choice("whose")
    if whose == "winner":
        scene = Scene(table)
        owner = won_by_folds(scene)
        asks = next(seat for seat in scene.state.setup.dealt_in if seat != owner)
        return Told(scene, AskedToSee(asks, owner))
    scene = _checked(table, _THREE) if whose == "checked" else at_showdown(table, players=_THREE)
    first, *others = still_in(scene)
    thrown_unseen(scene, first)
    owner, asks = first, others[0]
    if whose == "caller":
        thrown_unseen(scene, others[0])
        owner, asks = others[0], others[-1]
    if answers.choice("asks") == "folded":
        asks = folded(scene)
    elif answers.choice("asks") == "threw":
        asks = first if owner != first else others[0]
        if asks != first:
            thrown_unseen(scene, asks)
    return Told(scene, AskedToSee(asks, owner))


def _checked(table: TableFacts, players: int) -> Scene:
    """Nobody has bet in the last round, and hands are to be shown."""
    scene = Scene(table)
    scene.dealer.shows = False
    for _ in range(_MOST_TURNS):
        if scene.state.phase != "betting" and scene.state.phase not in _BEFORE:
            break
        stay_or_fold(scene, players)
    return scene


_MOST_TURNS = 300
_BEFORE = frozenset({"chopping", "agreeing", "discarding"})


def _nobody_shows(table: TableFacts, answers: Answers) -> Told:
    players = min(_THREE, table.players)
    if answers.choice("last") == "checked":
        return Told(_checked(table, players), NobodyShows())
    scene = at_showdown(table, players=players)
    if answers.yes("all_in"):
        # He is one chip short of calling the last bet.
        short = still_in(scene)[-1]
        scene = _called_by(table, short, put_in(scene.state, short) - 1, players)
    return Told(scene, NobodyShows())


def _called_by(table: TableFacts, short: SeatNo, chips: Chips, players: int) -> Scene:
    """The last bet is called by *short* with all his *chips*, and no hand has been turned up."""
    scene = Scene(table, stacks={short: chips})
    scene.dealer.shows = False
    state, last = scene.state, len(table.game.streets) - 1
    for _ in range(_MOST_TURNS):
        if state.phase != "betting" and state.phase not in _BEFORE:
            break
        if state.street < last or state.phase != "betting":
            stay_or_fold(scene, players)
        elif not state.aggressor:
            scene.wager(least_wager(scene))
        else:
            _only(scene, Call(state.actor))
    while state.phase == "gathering":
        for event in scene.dealer.next_chore(state):
            evolve(state, event)
    return scene


def _only(scene: Scene, action: Action) -> None:
    """An action after which the dealer has done nothing yet."""
    for event in decide(scene.state, action):
        evolve(scene.state, event)


def _has_many_players(table: TableFacts) -> bool:
    return table.players > _THREE


_TO_SEE = Story(
    "asked_to_see",
    _ID,
    Text("He asks to see a hand", "Il demande à voir une main"),
    (
        Question(
            "whose",
            Text("Whose hand?", "La main de qui\u00a0?"),
            "choice",
            "bettor",
            (
                Choice("bettor", Text("the bettor’s, who was called", "du miseur, suivi")),
                Choice("caller", Text("another caller’s", "d’un autre suiveur")),
                Choice("checked", Text("one thrown after checks", "jetée, tous ayant checké")),
                Choice("winner", Text("a winner’s whom nobody called", "d’un gagnant non suivi")),
            ),
        ),
        Question(
            "asks",
            Text("Who asks?", "Qui demande\u00a0?"),
            "choice",
            "caller",
            (
                Choice("caller", Text("one still with his cards", "un joueur avec ses cartes")),
                Choice("threw", Text("one who threw his unseen", "un joueur sans cartes")),
                Choice("folded", Text("one who has folded", "un joueur qui a passé")),
            ),
            (("whose", ("bettor", "caller", "checked")),),
        ),
    ),
    _asked_to_see,
    Text("right to see called hand mucked collusion", "droit de voir main jetée suivie"),
    fits=_has_many_players,
)

_ORDER = Story(
    "nobody_shows",
    _ID,
    Text("Nobody wants to show first", "Personne ne veut montrer le premier"),
    (
        Question(
            "last",
            Text("In the last round?", "Au dernier tour\u00a0?"),
            "choice",
            "bet",
            (
                Choice("bet", Text("there was a bet", "il y a eu une mise")),
                Choice("checked", Text("all checked", "tous ont checké")),
            ),
        ),
        Question(
            "all_in",
            Text("Is somebody all-in?", "Quelqu’un est-il à tapis\u00a0?"),
            "choice",
            "no",
            YES_NO,
            (("last", ("bet",)),),
        ),
    ),
    _nobody_shows,
    Text("order of showdown who shows first", "ordre d’abattage qui montre le premier"),
)

STORIES = (_TO_SEE, _ORDER)
"""All of them."""
