"""Stories of chips found, pots gone wrong, claims, late reports and appeals."""

from typing import get_args

from croupier.floor.asking.endings import at_showdown, pushed, still_in, with_pot
from croupier.floor.asking.question import Answers, Category, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.conduct.decisions_told import (
    LEVEL_WORDS,
    DecisionAppealed,
    ErrorReported,
    HouseClaimed,
)
from croupier.floor.conduct.decisions_told import Level as Instance
from croupier.floor.hands.hidden_chips import HiddenChips
from croupier.floor.hands.showdown_told import Disputed, Noticed, PotDisputed, WrongAward
from croupier.floor.money_back import put_in
from croupier.play.pots import winners_of
from croupier.play.setup import SeatNo
from croupier.play.showdown import CardsUnknown, scores_for
from croupier.text import Text

_ID = "money_and_disputes"


def _hidden(table: TableFacts, answers: Answers) -> Told:
    found, when = answers.amount("found"), answers.choice("when")
    bettor, caller = still_in(at_showdown(table))
    plain = at_showdown(table).state
    stacks = {
        bettor: put_in(plain, bettor) + found,
        caller: put_in(plain, caller) + (answers.amount("behind") or found),
    }
    scene = at_showdown(table, stacks=stacks)
    if when != "during":
        pushed(scene, bettor if answers.yes("won") else caller)
    told = HiddenChips(
        bettor, found, won=answers.yes("won"), caller=caller, next_hand_begun=when == "next"
    )
    return Told(scene, told)


def _best(scene: Scene, seats: list[SeatNo]) -> SeatNo:
    """Who has the best hand, if the cards are known; else the last of them."""
    state = scene.state
    try:
        return winners_of(seats, state.game.shares[0], scores_for(state))[0]
    except CardsUnknown:
        return seats[-1]


def _award(table: TableFacts, answers: Answers) -> Told:
    scene = with_pot(table, answers.amount("pot"), answers.amount("amount"))
    seats = still_in(scene)
    right = _best(scene, seats)
    wrong = next(seat for seat in seats if seat != right)
    pushed(scene, wrong)
    what: Disputed = next(one for one in get_args(Disputed) if one == answers.choice("what"))
    noticed: Noticed = next(one for one in get_args(Noticed) if one == answers.choice("noticed"))
    return Told(scene, WrongAward(wrong, right, answers.amount("amount"), what, noticed))


def _held(table: TableFacts, answers: Answers) -> Told:
    scene = with_pot(table, answers.amount("pot"), answers.amount("amount"))
    if answers.yes("pushed"):
        pushed(scene, still_in(scene)[0])
    return Told(scene, PotDisputed(answers.amount("amount")))


def _claimed(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table)
    told = HouseClaimed(
        scene.actor, answers.amount("amount"), answers.yes("honest"), answers.yes("late")
    )
    return Told(scene, told)


def _reported(table: TableFacts, answers: Answers) -> Told:
    waited, passed = answers.amount("waited"), answers.amount("seconds")
    done = ("…",) * answers.count("actions")
    known = max(0, passed - waited) if waited else 0
    return Told(Scene(table), ErrorReported(0, passed, done, known))


def _appealed(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table)
    by: Instance = next(one for one in get_args(Instance) if one == answers.choice("by"))
    return Told(scene, DecisionAppealed(scene.actor, by))


_POT = Question("pot", Text("Pot (0: any)", "Pot (0\u00a0: quelconque)"), "amount", "0")
_CHIPS = Text("Chips", "Jetons")

_HIDDEN = Story(
    "hidden_chips",
    _ID,
    Text("Hidden chips after an all-in", "Jetons cachés après un tapis"),
    (
        Question("found", Text("Chips found", "Jetons trouvés"), "amount", "500"),
        Question(
            "when",
            Text("When were they found?", "Quand les a-t-on trouvés\u00a0?"),
            "choice",
            "after",
            (
                Choice("during", Text("before the pot was pushed", "avant la remise du pot")),
                Choice("after", Text("after it", "après")),
                Choice("next", Text("in the next hand", "dans la main suivante")),
            ),
        ),
        Question(
            "won",
            Text("Did the all-in player win?", "Le joueur à tapis a-t-il gagné\u00a0?"),
            "choice",
            "no",
            (Choice("yes", Text("Yes", "Oui")), Choice("no", Text("No", "Non"))),
            (("when", ("after", "next")),),
        ),
        Question(
            "behind",
            Text(
                "What the caller had left (0: enough)", "Ce qui restait au suiveur (0\u00a0: assez)"
            ),
            "amount",
            "0",
        ),
    ),
    _hidden,
    Text("hidden chip found all-in stack not in view", "jeton caché trouvé tapis pas en vue"),
)
NOTICED = Question(
    "noticed",
    Text("When was it said?", "Quand l’a-t-on dit\u00a0?"),
    "choice",
    "before_next_hand",
    (
        Choice("before_next_hand", Text("before the next hand", "avant la main suivante")),
        Choice("next_hand", Text("the next hand had begun", "la suivante avait commencé")),
        Choice(
            "after_substantial_action",
            Text("after substantial action in it", "après une action substantielle"),
        ),
        Choice(
            "after_break_minute",
            Text("in a break, over a minute later", "en pause, plus d’une minute après"),
        ),
        Choice("table_closed", Text("the table was closed", "la table était fermée")),
    ),
)
"""When an error in a pot was pointed out."""
_AWARD = Story(
    "wrong_award",
    _ID,
    Text("The pot went to the wrong player", "Le pot est allé au mauvais joueur"),
    (
        NOTICED,
        Question(
            "what",
            Text("What is wrong?", "Qu’est-ce qui est faux\u00a0?"),
            "choice",
            "award",
            (
                Choice("award", Text("who got it", "qui l’a reçu")),
                Choice("count", Text("how much it was", "son montant")),
                Choice("reading", Text("how a hand was read", "la lecture d’une main")),
            ),
        ),
        _POT,
        Question(
            "amount",
            Text("Chips that are his (0: all)", "Jetons à lui (0\u00a0: tout)"),
            "amount",
            "0",
        ),
    ),
    _award,
    Text(
        "wrong award pot pushed error dispute late", "pot mal attribué erreur contestation tardive"
    ),
)
_DISPUTED = Story(
    "pot_disputed",
    _ID,
    Text("A pot is disputed, and play goes on", "Un pot est contesté, le jeu continue"),
    (
        Question(
            "amount",
            Text("Chips disputed (0: all)", "Jetons contestés (0\u00a0: tout)"),
            "amount",
            "0",
        ),
        yes_no("pushed", Text("Has it been pushed?", "A-t-il été poussé\u00a0?"), default=False),
        _POT,
    ),
    _held,
    Text("hold the pot dispute decision later", "garder le pot litige décision plus tard"),
)
_CLAIMED = Story(
    "house_claimed",
    _ID,
    Text("He claims chips from the house", "Il réclame des jetons à la maison"),
    (
        Question("amount", _CHIPS, "amount", "100"),
        yes_no(
            "honest",
            Text("Was it an honest mistake?", "Était-ce une erreur de bonne foi\u00a0?"),
            default=True,
        ),
        yes_no(
            "late",
            Text("Is it too late to put it right?", "Est-il trop tard pour corriger\u00a0?"),
            default=True,
        ),
    ),
    _claimed,
    Text("liability good faith wrong ruling compensation", "bonne foi erreur dédommagement"),
)
_REPORTED = Story(
    "error_reported",
    _ID,
    Text("An error is told late", "Une erreur est signalée tard"),
    (
        Question("seconds", Text("Seconds since", "Secondes depuis"), "amount", "30", scaled=False),
        Question("actions", Text("Actions since", "Actions depuis"), "count", "0"),
        Question(
            "waited",
            Text("Seconds he kept silent (0: none)", "Secondes où il s’est tu (0\u00a0: aucune)"),
            "amount",
            "0",
        ),
    ),
    _reported,
    Text("late report mistake pointed out", "signalement tardif erreur"),
)
_APPEALED = Story(
    "decision_appealed",
    _ID,
    Text("He does not accept a decision", "Il n’accepte pas une décision"),
    (
        Question(
            "by",
            Text("Who decided?", "Qui a décidé\u00a0?"),
            "choice",
            "floor",
            tuple(Choice(one, LEVEL_WORDS[one]) for one in get_args(Instance)),
        ),
    ),
    _appealed,
    Text("appeal second opinion final", "appel contestation décision finale"),
)

CATEGORY = Category(
    _ID,
    Text("Chips, pots and disputes", "Jetons, pots et litiges"),
    (_HIDDEN, _AWARD, _DISPUTED, _CLAIMED, _REPORTED, _APPEALED),
)
"""All of them."""
