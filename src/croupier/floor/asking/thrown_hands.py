"""Stories of hands that are thrown, swept in, touched by other cards, or dealt too early."""

from typing import get_args

from croupier.floor.asking.endings import at_showdown, still_in
from croupier.floor.asking.facing import ROUND, least_wager, street_of, wager
from croupier.floor.asking.question import Answers, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.hands.dead_hands import is_only_dealt_on
from croupier.floor.hands.hand_told import (
    BettorDiscarded,
    DealtInOwingBlind,
    HandFouled,
    HandMucked,
    HandSwept,
    Thrown,
)
from croupier.floor.ruling import FloorRefused
from croupier.play.actions import Action, BringIn, Call, Check, Fold
from croupier.play.decide import decide
from croupier.play.evolve import evolve
from croupier.play.menu import menu
from croupier.play.setup import Chips, SeatNo
from croupier.text import Text

_ID = "hands_and_showdown"
_TWO = 2


def _bettor(table: TableFacts, street: int, bet: Chips) -> tuple[Scene, SeatNo]:
    """A player who is in, and before whom a bet lies that nobody has called; 0: no bet."""
    scene = Scene(table).to_street(street)
    seat = scene.actor
    if bet:
        wager(scene, bet)
    return scene, seat


def _mucked(table: TableFacts, answers: Answers) -> Told:
    how: Thrown = next(one for one in get_args(Thrown) if one == answers.choice("how"))
    when = answers.choice("when")
    if when == "showdown":
        scene = at_showdown(table)
        seat = still_in(scene)[-1]
    elif when == "all_in":
        scene, seat = _all_in_and_called(table)
    else:
        scene, seat = _fold_in_the_round(table)
    told = HandMucked(seat, how, answers.yes("known"), answers.yes("misled"))
    return Told(scene, told)


def _fold_in_the_round(table: TableFacts) -> tuple[Scene, SeatNo]:
    """The player after a bettor has folded, and the round goes on."""
    scene = Scene(table).to_street(min(1, len(table.game.streets) - 1))
    if not menu(scene.state).call:
        scene.wager(least_wager(scene))
    seat = scene.actor
    scene.fold()
    return scene, seat


def _all_in_and_called(table: TableFacts) -> tuple[Scene, SeatNo]:
    """A player is all-in and called by one, and only cards are still to come."""
    seat = Scene(table).actor
    enough = table.stakes.ante + table.stakes.bring_in or table.unit
    scene = Scene(table, stacks={seat: enough})
    state = scene.state
    while state.phase == "betting" and not state.street:
        choice = menu(state)
        if state.actor != seat and choice.fold and state.live_count > _TWO:
            _does(scene, Fold(state.actor))
        elif choice.bring_in:
            _does(scene, BringIn(state.actor))
        else:
            _does(scene, Check(state.actor) if choice.check else Call(state.actor))
    if not is_only_dealt_on(state):
        raise FloorRefused(
            Text(
                "Nobody is all-in so early there, with nothing left to decide.",
                "Personne n’y est à tapis si tôt, sans plus rien à décider.",
            ),
            Text("Choose a game without a draw.", "Choisissez un jeu sans tirage."),
        )
    return scene, seat


def _does(scene: Scene, action: Action) -> None:
    """An action after which the dealer has done nothing yet."""
    for event in decide(scene.state, action):
        evolve(scene.state, event)


def _swept(table: TableFacts, answers: Answers) -> Told:
    tabled = answers.choice("tabled")
    if tabled == "no":
        scene, seat = _bettor(table, street_of(table, answers), answers.amount("bet"))
    else:
        scene = at_showdown(table)
        seat = still_in(scene)[0]
    told = HandSwept(
        seat,
        protected=answers.yes("protected"),
        identifiable=answers.yes("known"),
        tabled=tabled != "no",
        obviously_wins=tabled == "wins",
    )
    return Told(scene, told)


def _fouled(table: TableFacts, answers: Answers) -> Told:
    scene, seat = _bettor(table, street_of(table, answers), answers.amount("bet"))
    thrower = seat % scene.state.chairs + 1 if answers.choice("thrower") == "seat" else 0
    told = HandFouled(seat, thrower, answers.yes("protected"), answers.yes("known"))
    return Told(scene, told)


def _forgot(table: TableFacts, answers: Answers) -> Told:
    street = street_of(table, answers)
    bet = answers.amount("bet") or least_wager(Scene(table).to_street(street))
    scene, seat = _bettor(table, street, bet)
    while scene.state.phase == "betting" and scene.state.live_count > _TWO:
        scene.fold()
    if answers.yes("called"):
        _does(scene, Call(scene.actor))
    return Told(scene, BettorDiscarded(seat, identifiable=answers.yes("known")))


def _owes(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table)
    seat = scene.actor
    if answers.yes("acted"):
        scene.passive()
    did = answers.choice("did")
    told = DealtInOwingBlind(
        seat, answers.amount("owes"), posted_before_looking=did == "posted", looked=did == "looked"
    )
    return Told(scene, told)


_KNOWN = yes_no(
    "known",
    Text("Is it certain which cards are his?", "Sait-on sûrement quelles cartes sont à lui\u00a0?"),
    default=True,
)
_PROTECTED = yes_no(
    "protected",
    Text("Did a chip or object lie on them?", "Un jeton ou objet était-il posé dessus\u00a0?"),
    default=False,
)
_UNCALLED = Question(
    "bet",
    Text("His bet, not called (0: none)", "Sa mise, non suivie (0\u00a0: aucune)"),
    "amount",
    "0",
)


def _has_blinds(table: TableFacts) -> bool:
    return table.game.forced == "blinds"


STORIES = (
    Story(
        "hand_mucked",
        _ID,
        Text("He wants his thrown cards back", "Il veut reprendre ses cartes jetées"),
        (
            Question(
                "how",
                Text("Where are the cards?", "Où sont les cartes\u00a0?"),
                "choice",
                "thrown_face_down",
                (
                    Choice("thrown_face_down", Text("apart, face down", "à part, face cachée")),
                    Choice("touches_muck", Text("touching the muck", "touchent la défausse")),
                    Choice("mixed", Text("mixed with the muck", "mêlées à la défausse")),
                    Choice(
                        "pushed_by_dealer",
                        Text(
                            "pushed into the muck by the dealer",
                            "mises à la défausse par le croupier",
                        ),
                    ),
                ),
            ),
            Question(
                "known",
                _KNOWN.asks,
                "choice",
                "yes",
                _KNOWN.choices,
                (("how", ("thrown_face_down", "touches_muck", "pushed_by_dealer")),),
            ),
            yes_no(
                "misled",
                Text(
                    "Had he been told something wrong?",
                    "Lui avait-on dit quelque chose de faux\u00a0?",
                ),
                default=False,
            ),
            Question(
                "when",
                Text("When did he throw them?", "Quand les a-t-il jetées\u00a0?"),
                "choice",
                "showdown",
                (
                    Choice("showdown", Text("at the showdown", "à l’abattage")),
                    Choice("betting", Text("in this betting round", "pendant ce tour de mises")),
                    Choice(
                        "all_in",
                        Text("all-in, cards to come", "à tapis, cartes encore à venir"),
                    ),
                ),
            ),
        ),
        _mucked,
        Text(
            "retrieve mucked hand discarded tabled later fold back all-in",
            "main jetée défausse récupérer muck reprendre",
        ),
    ),
    Story(
        "hand_swept",
        _ID,
        Text("The dealer takes in a live hand", "Le croupier ramasse une main vivante"),
        (
            _PROTECTED,
            Question(
                "tabled",
                Text("Did it lie open?", "Était-elle tablée\u00a0?"),
                "choice",
                "no",
                (
                    Choice("no", Text("no", "non")),
                    Choice("open", Text("yes", "oui")),
                    Choice("wins", Text("yes, plainly the winner", "oui, gagnante à l’évidence")),
                ),
            ),
            Question(
                "known", _KNOWN.asks, "choice", "no", _KNOWN.choices, (("tabled", ("no", "open")),)
            ),
            Question(
                "bet",
                _UNCALLED.asks,
                "amount",
                "0",
                (),
                (("tabled", ("no",)),),
            ),
            Question("round", ROUND.asks, "choice", "later", ROUND.choices, (("tabled", ("no",)),)),
        ),
        _swept,
        Text(
            "swept killed by dealer unprotected mucked by accident",
            "ramassée tuée par erreur main non protégée",
        ),
    ),
    Story(
        "hand_fouled",
        _ID,
        Text("Thrown cards land on a hand", "Des cartes jetées tombent sur une main"),
        (
            _PROTECTED,
            _KNOWN,
            Question(
                "thrower",
                Text("Whose cards were they?", "À qui étaient ces cartes\u00a0?"),
                "choice",
                "nobody",
                (
                    Choice("nobody", Text("a folded player’s", "d’un joueur qui a passé")),
                    Choice("seat", Text("of one still in", "d’un joueur encore en jeu")),
                ),
            ),
            _UNCALLED,
            ROUND,
        ),
        _fouled,
        Text("fouled hand touched mixed discards slide", "main touchée mélangée souillée"),
    ),
    Story(
        "bettor_discarded",
        _ID,
        Text(
            "The bettor throws his cards, forgetting an opponent",
            "Le miseur jette ses cartes en oubliant un adversaire",
        ),
        (
            Question(
                "bet",
                Text("His bet (0: the least)", "Sa mise (0\u00a0: la moindre)"),
                "amount",
                "0",
            ),
            yes_no(
                "called",
                Text(
                    "Had the forgotten one called?",
                    "Le joueur oublié avait-il suivi\u00a0?",
                ),
                default=False,
            ),
            _KNOWN,
            ROUND,
        ),
        _forgot,
        Text(
            "forgotten opponent all-in discards thinking he won",
            "adversaire oublié à tapis croit avoir gagné",
        ),
    ),
    Story(
        "dealt_in_owing",
        _ID,
        Text("Dealt in, owing a missed blind", "Servi alors qu’il doit une blinde"),
        (
            Question("owes", Text("What he owes", "Ce qu’il doit"), "amount", "10"),
            Question(
                "did",
                Text("What has he done?", "Qu’a-t-il fait\u00a0?"),
                "choice",
                "looked",
                (
                    Choice("looked", Text("looked, not posted", "regardé sans poster")),
                    Choice("posted", Text("posted, then looked", "posté, puis regardé")),
                    Choice("neither", Text("neither yet", "encore ni l’un ni l’autre")),
                ),
            ),
            yes_no("acted", Text("Has he acted?", "A-t-il joué\u00a0?"), default=False),
        ),
        _owes,
        Text("missed blind owes not posted looked at cards", "blinde manquée due non postée"),
        fits=_has_blinds,
    ),
)
"""All of them."""
