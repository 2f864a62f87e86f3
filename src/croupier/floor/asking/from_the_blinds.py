"""Scenes of the first round in which the player in turn has a blind in front of him."""

from croupier.floor.asking.facing import faced, usual_bet, usual_wager, wager
from croupier.floor.asking.question import Answers, Choice, Question
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.ruling import FloorRefused
from croupier.play.setup import Chips, PostKind, SeatNo
from croupier.text import Text

BLIND = Question(
    "blind",
    Text("Has he a blind before him?", "A-t-il une blinde devant lui\u00a0?"),
    "choice",
    "none",
    (
        Choice("none", Text("no", "non")),
        Choice("small", Text("the small blind", "la petite blinde")),
        Choice("big", Text("the big blind", "la grosse blinde")),
    ),
    (("round", ("first",)),),
)
"""Whether the blind of the player in turn lies there; only in the first round."""

_KINDS: dict[str, PostKind] = {"small": "small_blind", "big": "big_blind"}


def from_blind(
    table: TableFacts, answers: Answers, *, stack: Chips = 0, raised: Chips = 0
) -> Scene | None:
    """The blind that was told is in turn, facing the bet that was told; None if none was told.

    *stack*: all that he has left then, if it is less than plenty.  *raised*: the bet before it.
    """
    which = answers.choice("blind")
    if which == "none" or answers.choice("round") != "first":
        return None
    bet = answers.amount("bet")
    if not answers.says("bet"):
        bet = answers.use("bet", usual_bet(Scene(table), max(bet, 2 * raised)))
    wagers = (raised, bet) if raised else (bet,)
    return _in_turn(table, _KINDS[which], wagers, stack)


def scene_in_turn(
    table: TableFacts,
    answers: Answers,
    *,
    pot: bool = False,
    stack: Chips = 0,
    raised: Chips = 0,
) -> Scene:
    """The player in turn faces what was told: a blind, if that was told, else anybody."""
    blind = from_blind(table, answers, stack=stack, raised=raised)
    return blind or faced(table, answers, pot=pot, stack=stack, raised=raised)


def raised_blind(table: TableFacts, answers: Answers) -> Scene | None:
    """A raised forced bet is in turn; None unless the former bet that was told is one of them."""
    own, stakes = answers.amount("own"), table.stakes
    if answers.choice("round") != "first" or not own:
        return None
    if table.game.forced == "bring_in":
        return _raised_bring_in(table, answers) if own == stakes.bring_in else None
    sizes = {stakes.big_blind: "big", stakes.small_blind: "small"}
    which = sizes.get(own, "")
    if not which:
        return None
    bet = answers.amount("bet")
    if not answers.says("bet"):
        bet = answers.use("bet", usual_bet(Scene(table), bet))
    return _in_turn(table, _KINDS[which], (bet,), 0)


def _raised_bring_in(table: TableFacts, answers: Answers) -> Scene:
    """The next player raises the bring-in, and all others fold."""
    scene = Scene(table)
    low = scene.actor
    scene.passive()
    bet = answers.amount("bet")
    if not answers.says("bet"):
        bet = answers.use("bet", usual_wager(scene, bet))
    wager(scene, bet)
    while scene.actor != low and scene.state.phase == "betting":
        scene.fold()
    return scene


def _in_turn(table: TableFacts, kind: PostKind, wagers: tuple[Chips, ...], stack: Chips) -> Scene:
    """Everybody calls up to the blind; over a raise by the first of them all fold."""
    posts = Scene(table).state.setup.posts
    seat = next((post.seat for post in posts if post.kind == kind), 0)
    if not seat:
        raise FloorRefused(
            Text("Nobody posts such a blind here.", "Personne ne met cette blinde ici."),
            Text("Choose another game, or no blind.", "Choisissez un autre jeu, ou aucune blinde."),
        )
    plain = _up_to(table, seat, wagers, {})
    if not stack:
        return plain
    return _up_to(table, seat, wagers, {seat: table.stack - plain.state.stacks[seat] + stack})


def _up_to(
    table: TableFacts, seat: SeatNo, wagers: tuple[Chips, ...], stacks: dict[SeatNo, Chips]
) -> Scene:
    scene = Scene(table, stacks=stacks)
    raised = wagers[-1] > scene.state.bet_to
    for to in wagers:
        if to > scene.state.bet_to and scene.actor != seat:
            wager(scene, to)
    while scene.actor != seat and scene.state.phase == "betting" and not scene.state.street:
        scene = scene.fold() if raised else scene.passive()
    return scene
