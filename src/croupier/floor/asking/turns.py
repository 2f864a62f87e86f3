"""Stories of turns: who acted before his, whom others passed over, who threw his hand away."""

from typing import TYPE_CHECKING

from croupier.floor.asking.facing import (
    BET,
    ROUND,
    faced,
    least_wager,
    street_of,
    usual_wager,
    wager,
)
from croupier.floor.asking.question import (
    Answers,
    Choice,
    Question,
    Story,
    Told,
    yes_no,
)
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.incident import Gesture
from croupier.floor.judge import judge
from croupier.floor.ruling import FloorRefused
from croupier.floor.turns.free_fold import FoldedWithoutBet
from croupier.floor.turns.skipped import SkippedSpeaks
from croupier.floor.turns.turn_comes import TurnComes
from croupier.floor.words.gestures import CardsForward, ChipsForward, Said
from croupier.play.actions import Action, Bet, BringIn, Call, Check, Fold, Raise
from croupier.play.decide import decide
from croupier.play.evolve import evolve
from croupier.play.irregular_events import ActionHeld, RuledDead
from croupier.play.menu import menu
from croupier.play.opening import bring_in_due
from croupier.play.refusal import Refused
from croupier.play.setup import Chips, SeatNo
from croupier.play.turns import to_call
from croupier.text import Text

if TYPE_CHECKING:
    from croupier.play.irregular import HeldKind

_ID = "turn_and_time"
_ENOUGH = 3


def _three_play(table: TableFacts) -> bool:
    """Whether somebody can be passed over."""
    return table.players >= _ENOUGH


def _next(scene: Scene, seat: SeatNo, places: int = 1) -> SeatNo:
    """The player so many places behind *seat*."""
    return (seat + places - 1) % scene.state.chairs + 1


def _early_gesture(scene: Scene, seat: SeatNo, answers: Answers) -> Gesture:
    did = answers.choice("did")
    if did == "cards":
        return CardsForward(seat)
    if did == "chips":
        return ChipsForward(seat, answers.motions("chips"))
    if did != "wager":
        return Said(seat, "all-in" if did == "all_in" else did)
    amount = answers.amount("amount")
    if not answers.says("amount"):
        amount = answers.use("amount", _usual_raise(scene, seat, amount))
    verb = "raise to" if scene.state.bet_to else "bet"
    return Said(seat, f"{verb} {amount}")


def _usual_raise(scene: Scene, seat: SeatNo, near: Chips) -> Chips:
    """A bet or raise that *seat* could make there in turn, the default if that is possible."""
    twin = Scene(scene.table)
    twin.state = scene.state.copy()
    twin.state.actor = seat
    return usual_wager(twin, near) or near


def _acts(scene: Scene, action: Action) -> None:
    """The player in turn acts; nothing that is held is settled yet."""
    try:
        events = decide(scene.state, action)
    except Refused as refused:
        raise FloorRefused(refused.text, refused.legal, refused.rules) from refused
    for event in events:
        evolve(scene.state, event)


def _meanwhile(scene: Scene, answers: Answers) -> None:
    """What the player before did when he had his turn."""
    seat, then = scene.actor, answers.choice("then")
    if then == "raised":
        to = answers.amount("raised_to")
        to = to or usual_wager(scene, _USUAL_RAISE) or least_wager(scene)
        _acts(scene, Raise(seat, to) if scene.state.bet_to else Bet(seat, to))
    elif bring_in_due(scene.state):
        _acts(scene, BringIn(seat))
    elif then == "called":
        _acts(scene, Call(seat))
    else:
        _acts(scene, Check(seat) if menu(scene.state).check else Fold(seat))


_USUAL_RAISE = 60


def _short_stacks(scene: Scene, seat: SeatNo, answers: Answers) -> dict[SeatNo, Chips]:
    """What those have left whose all-in was told: he who acted early, and he who raised then.

    A raise of less than the least one can only have been all that he had.
    """
    short: dict[SeatNo, Chips] = {}
    if answers.choice("did") == "all_in":
        all_in = answers.amount("all_in")
        if not answers.says("all_in"):
            all_in = answers.use("all_in", _usual_raise(scene, seat, all_in))
        short[seat] = all_in
    to = answers.amount("raised_to") if answers.choice("then") == "raised" else 0
    span = menu(scene.state).wager
    if span is not None and scene.state.bet_to < to < span.least:
        short[scene.actor] = to
    return {one: max(1, total - scene.state.bets[one]) for one, total in short.items()}


def _with_short(table: TableFacts, scene: Scene, left: dict[SeatNo, Chips]) -> Scene:
    """The same bet, before players who have no more left than that."""
    now = scene.state
    stacks = {seat: table.stack - now.stacks[seat] + chips for seat, chips in left.items()}
    short = Scene(table, stacks=stacks).to_street(now.street)
    return wager(short, now.bet_to) if now.bet_to > short.state.bet_to else short


def _out_of_turn(table: TableFacts, answers: Answers) -> Told:
    scene = faced(table, answers)
    seat = _next(scene, scene.actor)
    left = _short_stacks(scene, seat, answers)
    if left:
        scene = _with_short(table, scene, left)
    gesture = _early_gesture(scene, seat, answers)
    if answers.choice("then") == "not_yet":
        return Told(scene, gesture)
    remedies = judge(scene.state, gesture).remedies
    held = next((one for one in remedies if isinstance(one, ActionHeld)), None)
    if held is None or any(isinstance(one, RuledDead) for one in remedies):
        return Told(scene, gesture)
    evolve(scene.state, held)
    _meanwhile(scene, answers)
    return Told(scene, TurnComes(seat))


def _skipped(table: TableFacts, answers: Answers) -> Told:
    scene = faced(table, answers)
    first = scene.actor
    seat = _next(scene, first) if answers.yes("before") else first
    behind, did = answers.count("behind"), answers.choice("did")
    room = _room_behind(scene, seat, again=did == "raised")
    if behind > room:
        raise FloorRefused(
            Text(
                f"So many do not act behind him: {room} at most.",
                f"Il n’y en a pas tant derrière lui\u00a0: {room} au plus.",
            ),
            Text("Count those who acted behind him.", "Comptez ceux qui ont agi derrière lui."),
        )
    called = {"folded": 0, "mixed": 1}.get(did, behind)
    for place in range(1, min(called, behind) + 1):
        _holds(scene, _next(scene, seat, place), raises=did == "raised" and place == 1)
    return Told(scene, SkippedSpeaks(seat, folded=max(0, behind - called)))


def _room_behind(scene: Scene, seat: SeatNo, *, again: bool) -> int:
    """How many can act behind *seat*; who made the bet only *again*, when it was raised."""
    state, room = scene.state, 0
    one = _next(scene, seat)
    while one not in (seat, state.actor) and (again or state.faced[one] != state.bet_to):
        room += 1
        one = _next(scene, one)
    return room


def _holds(scene: Scene, seat: SeatNo, *, raises: bool) -> None:
    """That player has acted out of turn."""
    now = scene.state
    held = () if now.irregular is None else now.irregular.held
    bet = max([now.bet_to, *(one.to for one in held if one.kind == "wager")])
    kind: HeldKind = "wager" if raises else "call" if bet else "check"
    to = least_wager(scene) if raises else bet
    evolve(now, ActionHeld(seat, kind, to, bet))


def _thrown_away(table: TableFacts, answers: Answers) -> Told:
    if answers.amount("bet"):
        facing_it = faced(table, answers)
        return Told(facing_it, CardsForward(facing_it.actor))
    scene = Scene(table).to_street(street_of(table, answers))
    street = scene.state.street
    for _ in range(scene.state.chairs):
        if menu(scene.state).check or scene.state.street != street or not scene.actor:
            break
        scene.passive()
    seat = scene.actor
    over = scene.state.phase != "betting" or scene.state.street != street
    if over or to_call(scene.state, seat):
        raise FloorRefused(
            Text("Everybody faces a bet in that round.", "À ce tour, tous ont une mise à suivre."),
            Text("Choose a later round.", "Choisissez un tour suivant."),
        )
    told = FoldedWithoutBet(
        seat, acted_behind=answers.yes("behind"), identifiable=answers.yes("apart")
    )
    return Told(scene, told)


_DID = Question(
    "did",
    Text("What did he do?", "Qu’a-t-il fait\u00a0?"),
    "choice",
    "check",
    (
        Choice("check", Text("check", "parole")),
        Choice("call", Text("“call”", "«\u00a0payé\u00a0»")),
        Choice("wager", Text("bet or raise, said", "mise ou relance annoncée")),
        Choice("all_in", Text("“all-in”", "«\u00a0tapis\u00a0»")),
        Choice("chips", Text("chips, not a word", "jetons sans un mot")),
        Choice("cards", Text("folded, said or thrown", "passe, dite ou cartes jetées")),
    ),
)
_THEN = Question(
    "then",
    Text("And those before him, since then?", "Et ceux d’avant lui, depuis\u00a0?"),
    "choice",
    "not_yet",
    (
        Choice("not_yet", Text("have not acted yet", "n’ont pas encore agi")),
        Choice("passive", Text("only checked or folded", "seulement parole ou passe")),
        Choice("called", Text("one called, nobody raised", "l’un a suivi, nul n’a relancé")),
        Choice("raised", Text("one bet or raised", "l’un a misé ou relancé")),
    ),
)

STORIES: tuple[Story, ...] = (
    Story(
        "out_of_turn",
        _ID,
        Text("He acted before his turn", "Il a agi avant son tour"),
        (
            ROUND,
            Question(
                "bet",
                Text("Bet there was (0: none)", "Mise en cours (0\u00a0: aucune)"),
                "amount",
                "0",
            ),
            _DID,
            Question(
                "amount",
                Text("Bet or raise to", "Mise ou relance à"),
                "amount",
                "40",
                only_if=(("did", ("wager",)),),
            ),
            Question(
                "all_in",
                Text("All-in for how much in all?", "Tapis de combien en tout\u00a0?"),
                "amount",
                "60",
                only_if=(("did", ("all_in",)),),
            ),
            Question(
                "chips",
                Text("Chips pushed", "Jetons poussés"),
                "chips",
                "40",
                only_if=(("did", ("chips",)),),
            ),
            _THEN,
            Question(
                "raised_to",
                Text("To what total? (0: the least)", "À quel total\u00a0? (0\u00a0: le minimum)"),
                "amount",
                "0",
                only_if=(("then", ("raised",)),),
            ),
        ),
        _out_of_turn,
        Text(
            "out of turn early action check raise fold bet binding",
            "hors tour agi trop tôt parole relance passe lié",
        ),
        _three_play,
    ),
    Story(
        "skipped",
        _ID,
        Text("He was passed over and speaks up", "On l’a sauté et il se manifeste"),
        (
            ROUND,
            BET,
            Question(
                "behind",
                Text("Players who acted behind him", "Joueurs qui ont agi derrière lui"),
                "count",
                "2",
            ),
            Question(
                "did",
                Text("What did they do?", "Qu’ont-ils fait\u00a0?"),
                "choice",
                "passive",
                (
                    Choice("passive", Text("checked or called", "parole ou suivi")),
                    Choice(
                        "raised", Text("the first bet or raised", "le premier a misé ou relancé")
                    ),
                    Choice("folded", Text("folded", "passé")),
                    Choice(
                        "mixed",
                        Text(
                            "the first called, the others folded",
                            "le premier a suivi, les autres ont passé",
                        ),
                    ),
                ),
            ),
            yes_no(
                "before",
                Text(
                    "Has anybody before him still to act?",
                    "Quelqu’un avant lui doit-il encore agir\u00a0?",
                ),
                default=False,
            ),
        ),
        _skipped,
        Text("skipped passed over silent lost his turn", "sauté oublié silencieux perdu son tour"),
        _three_play,
    ),
    Story(
        "cards_thrown",
        _ID,
        Text("In turn he throws his cards away", "À son tour, il jette ses cartes"),
        (
            ROUND,
            Question("bet", BET.asks, "amount", "0"),
            yes_no(
                "behind",
                Text(
                    "Did a player behind act on it?",
                    "Un joueur derrière a-t-il agi ou passé\u00a0?",
                ),
                default=False,
            ),
            yes_no(
                "apart",
                Text(
                    "Can the cards still be told apart?",
                    "Les cartes sont-elles encore identifiables\u00a0?",
                ),
                default=True,
            ),
        ),
        _thrown_away,
        Text(
            "fold without bet free fold mucked check was free",
            "passe sans mise jette cartes parole gratuite",
        ),
    ),
)
"""The stories about turns."""
