"""Stories of bets of a wrong size: too small, above the pot, or a call that was short."""

from croupier.floor.asking.facing import ROUND, faced, facing, usual_pot, usual_wager, wager
from croupier.floor.asking.question import Answers, Category, Choice, Question, Story, Told
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.bets.corrections import BetTooSmall
from croupier.floor.bets.overbets import PotOverstated
from croupier.floor.bets.short_calls import CallShort
from croupier.floor.bets.taken_bets import Noticed
from croupier.floor.ruling import FloorRefused
from croupier.play.menu import menu
from croupier.play.setup import PostKind, SeatNo
from croupier.text import Text

_ID = "bets_put_right"


def _callers(scene: Scene, answers: Answers) -> tuple[SeatNo, ...]:
    """Who called: the next player, or the last to act with all between them folded."""
    called, bettor, chairs = answers.choice("called"), scene.actor, scene.state.chairs
    behind = [(bettor + place - 1) % chairs + 1 for place in range(1, chairs)]
    live = [seat for seat in behind if scene.state.live[seat] and scene.state.stacks[seat]]
    if called == "nobody" or not live:
        return ()
    return {"one": (live[0],), "two": tuple(live[:2]), "all": (live[-1],)}[called]


def _noticed(answers: Answers) -> Noticed:
    return "later" if answers.choice("noticed") == "later" else "this_round"


def _too_small(table: TableFacts, answers: Answers) -> Told:
    scene = faced(table, answers)
    amount = answers.amount("put_in")
    span = menu(scene.state).wager
    if not answers.says("put_in") and span is not None:
        short = max(1, (span.least - scene.state.bet_to) // 2)
        amount = answers.use("put_in", scene.state.bet_to + short)
    return Told(
        scene, BetTooSmall(scene.actor, amount, _callers(scene, answers), _noticed(answers))
    )


def _forced_too_small(table: TableFacts, answers: Answers) -> Told:
    stakes, amount = table.stakes, answers.amount("put_in")
    which = answers.choice("which")
    if table.game.forced == "bring_in":
        scene = Scene(table)
        amount = amount or max(1, stakes.bring_in // 2)
        return Told(scene, BetTooSmall(scene.actor, amount, noticed=_noticed(answers)))
    small = which == "small_blind" and stakes.small_blind > 0
    kind: PostKind = "small_blind" if small else "big_blind"
    proper = stakes.small_blind if small else stakes.big_blind
    amount = amount or max(1, proper // 2)
    if amount >= proper:
        raise FloorRefused(
            Text("This blind is not too small.", "Cette blinde n’est pas trop basse."),
            Text(f"Less than {proper} would be.", f"Moins de {proper} le serait."),
        )
    scene = Scene(table, posted={kind: amount})
    seat = next(post.seat for post in scene.state.setup.posts if post.kind == kind)
    return Told(scene, BetTooSmall(seat, amount, noticed=_noticed(answers)))


def _facing_in_a_pot(table: TableFacts, answers: Answers) -> Scene:
    """A round after the first, where there is one, over that pot; over none the first round."""
    street, pot = min(1, len(table.game.streets) - 1), answers.amount("pot")
    if not pot:
        return facing(table, street=0, bet=answers.amount("bet"))
    if not answers.says("pot"):
        pot = answers.use("pot", usual_pot(table, street, pot))
    return facing(table, street=street, bet=answers.amount("bet"), pot=pot)


def _above_the_pot(table: TableFacts, answers: Answers) -> Told:
    scene = _facing_in_a_pot(table, answers)
    amount, when = answers.amount("put_in"), answers.choice("when")
    span = menu(scene.state).wager
    if not answers.says("put_in") and span is not None:
        amount = answers.use("put_in", max(amount, span.most + max(1, span.most // 2)))
    thought = when in ("thought", "bettor")
    callers = _callers(scene, answers)
    return Told(
        scene,
        PotOverstated(
            scene.actor,
            amount,
            callers,
            objector=scene.actor if when == "bettor" else 0,
            considered_seconds=answers.amount("seconds") if thought else 0,
            noticed="later" if when == "later" else "this_round",
        ),
    )


def _call_short(table: TableFacts, answers: Answers) -> Told:
    when = answers.choice("when")
    last = len(table.game.streets) - 1
    street = last if when == "showdown" else min(1, last)
    scene = Scene(table, cards=when != "this_round").to_street(street)
    scene.dealer.shows = False
    amount = answers.amount("bet")
    near = 0 if answers.says("bet") else usual_wager(scene, amount)
    wager(scene, answers.use("bet", near) if near else amount)
    caller = scene.actor
    scene.passive()
    while when != "this_round" and scene.state.phase == "betting" and scene.state.street == street:
        scene.fold()
    return Told(scene, CallShort(caller, answers.amount("short") or max(1, (near or amount) // 2)))


_CALLED = Question(
    "called",
    Text("Who has called it?", "Qui l’a suivie\u00a0?"),
    "choice",
    "one",
    (
        Choice("nobody", Text("nobody yet", "personne encore")),
        Choice("one", Text("one, others are to act", "un, d’autres doivent parler")),
        Choice("two", Text("two, others are to act", "deux, d’autres doivent parler")),
        Choice("all", Text("one, and all have acted", "un, et tous ont parlé")),
    ),
)
_NOTICED = Question(
    "noticed",
    Text("Noticed when?", "Quand s’en aperçoit-on\u00a0?"),
    "choice",
    "now",
    (
        Choice("now", Text("in the same round", "au même tour")),
        Choice("later", Text("after the round", "après ce tour")),
    ),
)
_WHEN_OVER = Question(
    "when",
    Text("Who objects, and when?", "Qui proteste, et quand\u00a0?"),
    "choice",
    "now",
    (
        Choice("now", Text("anybody, at once", "quelqu’un, tout de suite")),
        Choice("thought", Text("others, after a caller thought", "d’autres, après réflexion")),
        Choice("bettor", Text("the bettor, after a caller thought", "le miseur, après réflexion")),
        Choice("later", Text("anybody, after the round", "quelqu’un, après ce tour")),
    ),
)
_WHEN_SHORT = Question(
    "when",
    Text("Noticed when?", "Quand s’en aperçoit-on\u00a0?"),
    "choice",
    "showdown",
    (
        Choice("this_round", Text("in the same round", "au même tour")),
        Choice("next_round", Text("in the next round", "au tour suivant")),
        Choice("showdown", Text("at the showdown", "à l’abattage")),
    ),
)
_WHICH = Question(
    "which",
    Text("Which forced bet?", "Quelle mise forcée\u00a0?"),
    "choice",
    "big_blind",
    (
        Choice("big_blind", Text("the big blind, the bring-in", "grosse blinde ou bring-in")),
        Choice("small_blind", Text("the small blind", "petite blinde")),
    ),
)
_BET = Question(
    "bet", Text("Bet he faced (0: none)", "Mise à suivre (0\u00a0: aucune)"), "amount", "0"
)


def _at_pot_limit(table: TableFacts) -> bool:
    """Whether the pot limits the bets."""
    return table.stakes.structure == "pot"


def _bets_have_sizes(table: TableFacts) -> bool:
    """Whether a bet can be too small at all."""
    return max(table.stakes.small_bet, table.stakes.big_blind) > 1


def _has_forced_bets(table: TableFacts) -> bool:
    """Whether somebody must put up a bet of a fixed size."""
    return table.game.forced == "bring_in" or table.stakes.big_blind > 1


CATEGORY = Category(
    _ID,
    Text("Bets put right", "Mises à corriger"),
    (
        Story(
            "bet_too_small",
            _ID,
            Text("A bet or raise was too small", "Une mise ou relance était trop basse"),
            (
                ROUND,
                _BET,
                Question("put_in", Text("He bet", "Il a mis"), "amount", "5"),
                _CALLED,
                _NOTICED,
            ),
            _too_small,
            Text("insufficient bet undersized raise minimum", "mise insuffisante relance minimum"),
            _bets_have_sizes,
        ),
        Story(
            "forced_bet_too_small",
            _ID,
            Text("A blind or bring-in was too small", "Une blinde ou un bring-in était trop bas"),
            (
                _WHICH,
                Question(
                    "put_in", Text("Posted (0: half)", "Posé (0\u00a0: la moitié)"), "amount", "0"
                ),
                _NOTICED,
            ),
            _forced_too_small,
            Text(
                "short blind posted too little bring-in", "blinde trop petite incomplète bring-in"
            ),
            _has_forced_bets,
        ),
        Story(
            "above_the_pot",
            _ID,
            Text("A bet was above the pot", "Une mise dépassait le pot"),
            (
                Question(
                    "pot",
                    Text(
                        "Pot before this round (0: the first)",
                        "Pot avant ce tour (0\u00a0: le premier)",
                    ),
                    "amount",
                    "100",
                ),
                _BET,
                Question("put_in", Text("He bet", "Il a mis"), "amount", "150"),
                _CALLED,
                _WHEN_OVER,
                Question(
                    "seconds",
                    Text("Seconds he thought", "Secondes de réflexion"),
                    "amount",
                    "20",
                    only_if=(("when", ("thought", "bettor")),),
                    scaled=False,
                ),
            ),
            _above_the_pot,
            Text(
                "pot limit overbet pot overstated announced",
                "pot limite mise excessive pot annoncé",
            ),
            _at_pot_limit,
        ),
        Story(
            "call_short",
            _ID,
            Text("A call was short of chips", "Il manquait des jetons pour suivre"),
            (
                Question("bet", Text("The bet", "La mise"), "amount", "40"),
                Question(
                    "short",
                    Text("Missing (0: half)", "Il manque (0\u00a0: la moitié)"),
                    "amount",
                    "0",
                ),
                _WHEN_SHORT,
            ),
            _call_short,
            Text("miscounted call short shortfall owes", "mise incomplète erreur de compte doit"),
        ),
    ),
)
"""All of them."""
