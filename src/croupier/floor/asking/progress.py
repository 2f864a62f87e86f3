"""How far a hand had gone when somebody noticed: what decides whether it is too late."""

from croupier.floor.asking.facing import least_wager, wager
from croupier.floor.asking.question import Answers, Choice, Question
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.money_back import put_in
from croupier.floor.ruling import FloorRefused
from croupier.play.menu import menu
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.state import NOT_YET
from croupier.text import Text

_ASKS = Text("How far had it gone?", "Jusqu’où était-on allé\u00a0?")

NOBODY_ACTED = Choice("nobody", Text("nobody had acted", "personne n’avait agi"))

_FIRST_ROUND = (
    NOBODY_ACTED,
    Choice("fold", Text("one fold or check", "un joueur a passé ou dit parole")),
    Choice("call", Text("one call or bet", "un joueur a suivi ou misé")),
    Choice("folds", Text("two folds or checks", "deux joueurs ont passé ou dit parole")),
    Choice("fold_call", Text("a fold and a call", "l’un a passé, l’autre a suivi")),
    Choice("more", Text("more than that", "plus que cela")),
)
_LATER = Choice("later", Text("a later round", "un tour suivant"))

FIRST_ROUND = Question("progress", _ASKS, "choice", "nobody", _FIRST_ROUND)
"""What was done in the first round of betting before the mistake was noticed."""

PROGRESS = Question("progress", _ASKS, "choice", "nobody", (*_FIRST_ROUND, _LATER))
"""The same, for what may also be noticed after that round."""

_LAST = Choice("last", Text("last round or after it", "dernier tour ou après"))


def progress_to_the_end(default: str) -> Question:
    """The same, with the last round as one more answer."""
    return Question("progress", _ASKS, "choice", default, (*_FIRST_ROUND, _LATER, _LAST))


_SEVERAL = 3
_DONE: dict[str, tuple[str, ...]] = {
    "nobody": (),
    "fold": ("fold",),
    "call": ("call",),
    "folds": ("fold", "fold"),
    "fold_call": ("fold", "call"),
    "more": ("fold", "call", "call"),
}


def gone_on(table: TableFacts, answers: Answers, *, pot: Chips = 0) -> Scene:
    """The hand as far as `progress` says; *pot* is what lay in it besides.

    Raises FloorRefused if so many cannot have acted.
    """
    scene, progress = Scene(table, pot=pot), answers.choice("progress")
    if progress not in _DONE:
        last = len(table.game.streets) - 1
        return to_round(scene, last if progress == "last" else min(1, last))
    for done in _DONE[progress]:
        if menu(scene.state).bring_in:
            scene.passive()
        if done == "fold":
            passes(scene)
        else:
            puts_in(scene)
    return scene


def to_round(scene: Scene, street: int) -> Scene:
    """Everybody stays in until that street is bet; the first round is opened where it must be."""
    if street and scene.table.game.openers != "anything":
        wager(scene, least_wager(scene))
    return scene.to_street(street)


def passes(scene: Scene) -> None:
    """The player in turn folds, or checks where there is no bet."""
    _check_turn(scene)
    if menu(scene.state).check:
        scene.passive()
    else:
        scene.fold()


def puts_in(scene: Scene) -> None:
    """The player in turn calls, or bets the least where there is nothing to call."""
    _check_turn(scene)
    if menu(scene.state).bring_in or menu(scene.state).call:
        scene.passive()
    else:
        wager(scene, least_wager(scene))


PUT = Question(
    "put",
    Text("Chips he put in (0: a call)", "Jetons engagés (0\u00a0: il a suivi)"),
    "amount",
    "0",
    (),
    (("acted", ("yes",)),),
)
"""All that a player who acted has in the pot."""


def plays(scene: Scene, seat: SeatNo, put: Chips) -> None:
    """*seat* acts when his turn comes, if it has not been yet; then he has *put* chips in.

    0: he calls, or bets the least.  Raises FloorRefused for chips that he could not put in.
    """
    if seat not in waiting(scene):
        return
    to = put - (put_in(scene.state, seat) - scene.state.bets[seat])
    while scene.actor != seat and menu(scene.state).bring_in:
        scene.passive()
    if to > scene.state.bet_to and scene.actor != seat:
        wager(scene, to)
    scene.until(seat)
    if to > scene.state.bet_to:
        wager(scene, to)
    else:
        puts_in(scene)


def _check_turn(scene: Scene) -> None:
    state = scene.state
    if state.phase != "betting" or state.actor == NOBODY:
        raise FloorRefused(
            Text(
                "So many players cannot have acted there.",
                "Autant de joueurs n’ont pas pu agir là.",
            ),
            Text("Choose less, or a later round.", "Choisissez moins, ou un tour suivant."),
        )


def several(table: TableFacts) -> bool:
    """Whether there is a player between the first and the last of the deal."""
    return table.players >= _SEVERAL


def waiting(scene: Scene) -> tuple[SeatNo, ...]:
    """The players in the hand who have not acted in this round, in the order of the deal."""
    state = scene.state
    return tuple(
        seat
        for seat in state.setup.dealt_in
        if state.live[seat] and state.faced[seat] == NOT_YET and state.stacks[seat]
    )


def in_the_middle(scene: Scene) -> SeatNo:
    """Somebody who has not acted, neither first nor last in the deal: who is in turn, if he may be.

    Raises FloorRefused if there is none.
    """
    dealt = scene.state.setup.dealt_in
    found = [seat for seat in waiting(scene) if seat not in (dealt[0], dealt[-1])]
    return scene.actor if scene.actor in found else one_of(tuple(found))


def one_of(seats: tuple[SeatNo, ...]) -> SeatNo:
    """The first of some players.  Raises FloorRefused if there is none."""
    if not seats:
        raise FloorRefused(
            Text("Nobody is left of whom it could be told.", "Il ne reste personne à qui ce soit."),
            Text("Choose an earlier moment.", "Choisissez un moment plus tôt."),
        )
    return seats[0]
