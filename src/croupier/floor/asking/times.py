"""Stories of time: the clock, players who are away, chips that are to be counted."""

from croupier.floor.asking.facing import BET, facing, usual_bet, usual_pot, usual_wager, wager
from croupier.floor.asking.question import (
    Answers,
    Choice,
    Question,
    Story,
    Told,
    yes_no,
)
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.absent import AbsentAtDeal, AbsentOnTurn, Back
from croupier.floor.turns.clock import ClockCalled, TimeAsked
from croupier.floor.turns.counting import CountAsked, PotCountAsked, SideBetClaimed
from croupier.floor.turns.time_up import ClockRanOut
from croupier.play.setup import Chips, SeatNo
from croupier.text import Text

_ID = "turn_and_time"
_LONG = 3600


def _later(table: TableFacts, answers: Answers, id: str = "bet", pot: Chips = 0) -> Scene:
    """The player in turn faces the bet that was told, after the first round where there is more."""
    street = min(1, len(table.game.streets) - 1)
    bet = answers.amount(id)
    if not answers.says(id):
        bet = answers.use(id, usual_bet(facing(table, street=street, bet=0, pot=pot), bet))
    return facing(table, street=street, bet=bet, pot=pot)


def _behind(scene: Scene) -> SeatNo:
    return scene.actor % scene.state.chairs + 1


def _clock(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table).to_street(min(1, len(table.game.streets) - 1))
    who, seat, enough = answers.choice("who"), scene.actor, answers.yes("enough")
    if who == "himself":
        return Told(scene, TimeAsked(seat))
    if who == "himself_away":
        return Told(scene, TimeAsked(seat, at_table=False))
    by_seat = 0 if who == "floor" else _behind(scene)
    called = ClockCalled(seat, by_seat, at_table=who != "away", approved=enough)
    return Told(scene, called)


def _time_up(table: TableFacts, answers: Answers) -> Told:
    scene = _later(table, answers)
    return Told(scene, ClockRanOut(scene.actor, answers.amount("seconds") or _LONG))


def _away_at_deal(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table)
    blinds = [post.seat for post in scene.state.setup.posts if post.kind == "big_blind"]
    last = scene.state.chairs
    seat = blinds[0] if blinds and answers.choice("who") == "big_blind" else last
    back: Back = {  # type: ignore[assignment]
        "before": "before_last_card",
        "after": "after_last_card",
        "not_back": "not_back",
    }[answers.choice("back")]
    reach = back != "before_last_card" and answers.yes("reach")
    return Told(scene, AbsentAtDeal(seat, back, within_reach=reach))


def _away_on_turn(table: TableFacts, answers: Answers) -> Told:
    when = answers.choice("when")
    if when == "option":
        scene = _option(table)
    elif when == "showdown":
        scene = _to_show(table)
    elif when == "first":
        scene = Scene(table)
    else:
        scene = _later(table, answers)
    return Told(scene, AbsentOnTurn(scene.actor))


def _option(table: TableFacts) -> Scene:
    """Everybody has called, and the big blind may still raise."""
    scene = Scene(table)
    blinds = [post.seat for post in scene.state.setup.posts if post.kind == "big_blind"]
    if not blinds:
        raise FloorRefused(
            Text("This game has no big blind.", "Ce jeu n’a pas de grosse blinde."),
            Text("Choose another moment.", "Choisissez un autre moment."),
        )
    return scene.until(blinds[0])


def _to_show(table: TableFacts) -> Scene:
    """The last round is over, and the first player is to show."""
    scene = Scene(table, cards=True)
    scene.dealer.shows = False
    scene.to_street(len(table.game.streets) - 1)
    for _ in range(scene.state.chairs):
        if scene.state.phase != "betting":
            break
        scene.passive()
    return scene


def _count(table: TableFacts, answers: Answers) -> Told:
    what, amount = answers.choice("what"), answers.amount("amount")
    if what == "pot":
        street = min(1, len(table.game.streets) - 1)
        pot = amount
        if not answers.says("amount"):
            pot = answers.use("amount", usual_pot(table, street, amount))
        scene = _later(table, answers, pot=pot)
        return Told(scene, PotCountAsked(scene.actor))
    plain = Scene(table).to_street(min(1, len(table.game.streets) - 1))
    if what == "all_in":
        scene = _all_in(table, plain, amount, said=answers.says("amount"))
        other = plain.actor
    else:
        other = _behind(plain)
        scene = _with_stack(table, plain, other, amount)
    asks = scene.actor if answers.yes("turn") else _behind(scene)
    if asks == other:
        asks = asks % scene.state.chairs + 1
    return Told(scene, CountAsked(asks, other))


def _with_stack(table: TableFacts, plain: Scene, seat: SeatNo, stack: Chips) -> Scene:
    """The same round, with *stack* left to that seat."""
    paid = table.stack - plain.state.stacks[seat]
    return Scene(table, stacks={seat: paid + max(1, stack)}).to_street(plain.state.street)


def _all_in(table: TableFacts, plain: Scene, stack: Chips, *, said: bool) -> Scene:
    """The player in turn has gone all-in for *stack*."""
    all_in = stack if said else usual_wager(plain, stack)
    return wager(_with_stack(table, plain, plain.actor, all_in), all_in)


def _side_bet(table: TableFacts, _answers: Answers) -> Told:
    scene = _to_show(table)
    return Told(scene, SideBetClaimed(1))


_AWAY_WHO = Question(
    "who",
    Text("Who?", "Qui\u00a0?"),
    "choice",
    "big_blind",
    (
        Choice("big_blind", Text("the big blind", "la grosse blinde")),
        Choice("other", Text("another player", "un autre joueur")),
    ),
)
_BACK = Question(
    "back",
    Text("Back at his seat", "De retour à sa place"),
    "choice",
    "after",
    (
        Choice("before", Text("before the last card dealt", "avant la dernière carte donnée")),
        Choice("after", Text("after it", "après")),
        Choice("not_back", Text("not back", "pas revenu")),
    ),
)
_WHEN = Question(
    "when",
    Text("When did his turn come?", "Quand son tour est-il venu\u00a0?"),
    "choice",
    "later",
    (
        Choice("option", Text("the big blind’s option", "l’option de la grosse blinde")),
        Choice("first", Text("first round", "premier tour")),
        Choice("later", Text("a later round", "un tour suivant")),
        Choice("showdown", Text("at the showdown", "à l’abattage")),
    ),
)
_WHAT = Question(
    "what",
    Text("What is to be counted?", "Que faut-il compter\u00a0?"),
    "choice",
    "all_in",
    (
        Choice("all_in", Text("an all-in", "un tapis annoncé")),
        Choice("stack", Text("an opponent’s stack", "les jetons d’un adversaire")),
        Choice("pot", Text("the pot", "le pot")),
    ),
)

STORIES: tuple[Story, ...] = (
    Story(
        "clock_called",
        _ID,
        Text("The clock is called, time is asked for", "On demande le temps"),
        (
            Question(
                "who",
                Text("Who asks?", "Qui le demande\u00a0?"),
                "choice",
                "player",
                (
                    Choice("player", Text("a player", "un joueur")),
                    Choice("floor", Text("the floor himself", "le floor lui-même")),
                    Choice(
                        "away", Text("a player away from the table", "un joueur loin de la table")
                    ),
                    Choice("himself", Text("the player in turn", "le joueur qui doit parler")),
                    Choice(
                        "himself_away",
                        Text(
                            "the player in turn, who is away", "le joueur qui doit parler, absent"
                        ),
                    ),
                ),
            ),
            yes_no(
                "enough",
                Text("Has he had time enough?", "A-t-il eu assez de temps\u00a0?"),
                default=True,
            ),
        ),
        _clock,
        Text("clock time slow player calls time", "chrono temps joueur lent demande le temps"),
    ),
    Story(
        "clock_ran_out",
        _ID,
        Text("The clock has run out", "Le temps est écoulé"),
        (
            BET,
            Question(
                "seconds",
                Text(
                    "Seconds since it started (0: all over)", "Secondes écoulées (0\u00a0: toutes)"
                ),
                "amount",
                "0",
            ),
        ),
        _time_up,
        Text("clock expired time is up countdown", "chrono expiré fin du temps décompte"),
    ),
    Story(
        "absent_at_deal",
        _ID,
        Text("Away while the cards are dealt", "Absent pendant la donne"),
        (
            _AWAY_WHO,
            _BACK,
            yes_no(
                "reach",
                Text(
                    "Within reach of his chair at the last card?",
                    "À portée de sa chaise à la dernière carte\u00a0?",
                ),
                default=False,
            ),
        ),
        _away_at_deal,
        Text(
            "absent not at seat blind deal chair last card", "absent pas assis blinde donne chaise"
        ),
    ),
    Story(
        "absent_on_turn",
        _ID,
        Text("Away when his turn comes", "Absent quand vient son tour"),
        (
            _WHEN,
            Question("bet", BET.asks, "amount", "20", only_if=(("when", ("later",)),)),
        ),
        _away_on_turn,
        Text("absent left the table live hand walked away", "absent quitté la table main vivante"),
    ),
    Story(
        "count_asked",
        _ID,
        Text("A count is asked for", "On demande un compte"),
        (
            _WHAT,
            yes_no("turn", Text("Is it his turn?", "Est-ce son tour\u00a0?"), default=True),
            Question(
                "amount",
                Text(
                    "How much is it (the pot: before this round)?",
                    "Combien (le pot\u00a0: avant ce tour)\u00a0?",
                ),
                "amount",
                "100",
            ),
            Question("bet", BET.asks, "amount", "0", only_if=(("what", ("pot",)),)),
        ),
        _count,
        Text("count stack how much pot size", "compter tapis combien taille du pot"),
    ),
    Story(
        "side_bet",
        _ID,
        Text("A side bet or insurance is claimed", "On réclame un pari parallèle ou une assurance"),
        (),
        _side_bet,
        Text("side bet insurance proposition last longer", "pari parallèle assurance"),
    ),
)
"""The stories about time."""
