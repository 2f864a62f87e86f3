"""A player over whom others have acted speaks up: he keeps his right to act, or has lost it."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.floor.in_hand import is_in_hand, round_refused
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, is_substantial
from croupier.floor.turns.early_acts import held_actions
from croupier.floor.words.amounts import must_wager
from croupier.play.actions import Action, Check
from croupier.play.irregular import Held
from croupier.play.irregular_events import RuledDead
from croupier.play.opening import bring_in_due
from croupier.play.turns import to_call
from croupier.rulebook.tags import rule
from croupier.text import Text

_MOST_BEHIND = 3
"""So many players may act behind a silent one before he loses his right."""


@dataclass(frozen=True, slots=True)
class SkippedSpeaks(Gesture):
    """A player over whom others have acted speaks up now.

    Those others are held; *folded* are all players behind him who gave up their hands out of turn,
    those whose fold is held among them.
    """

    tag: ClassVar[str] = "skipped_speaks"
    title: ClassVar[Text] = Text(
        "a player over whom others acted speaks up", "un joueur sauté se manifeste"
    )
    folded: int = 0


def refused(spot: Spot, told: SkippedSpeaks) -> FloorRefused | None:
    """Why nobody in that seat can have been skipped."""
    state, seat = spot.state, told.seat
    wrong = round_refused(state, seat)
    if wrong is not None:
        return wrong
    if state.actor != seat and state.faced[seat] == state.bet_to:
        return FloorRefused(
            Text(
                f"Seat {seat} has acted and faces nothing new.",
                f"Le siège {seat} a agi et n’a rien de plus à suivre.",
            ),
            Text("Name a player who still has to act.", "Nommez un joueur qui doit encore agir."),
        )
    most = _could_have_folded(spot, told)
    if type(told.folded) is not int or not 0 <= told.folded <= most:
        return FloorRefused(
            Text(
                "So many cannot have folded behind him.",
                "Tant de joueurs ne peuvent pas avoir passé derrière lui.",
            ),
            Text(f"Name {most} at most.", f"Nommez-en {most} au plus."),
        )
    if not state.stacks[seat] and state.actor != seat:
        return FloorRefused(
            Text(
                f"Seat {seat} is all-in and has nothing to decide.",
                f"Le siège {seat} est à tapis et n’a rien à décider.",
            ),
            Text("Name a player with chips.", "Nommez un joueur qui a des jetons."),
        )
    return None


def _could_have_folded(spot: Spot, told: SkippedSpeaks) -> int:
    """How many players behind him could have given up their hands out of turn in this round.

    Whose fold was final is out already; who acted early otherwise still has his hand.
    """
    state = spot.state
    others = set(range(1, state.chairs + 1)) - {told.seat, state.actor}
    others -= {held.seat for held in held_actions(state) if held.kind != "fold"}
    gone = state.irregular.ruled_dead if state.irregular else ()
    return sum(
        seat in gone or (is_in_hand(state, seat) and state.faced[seat] != state.bet_to)
        for seat in others
    )


def is_impossible(spot: Spot, told: SkippedSpeaks) -> bool:
    """Whether that cannot have happened."""
    return refused(spot, told) is not None


@ruling(on=SkippedSpeaks, when=is_impossible)
def _impossible(spot: Spot, told: SkippedSpeaks) -> Ruling:
    raise refused(spot, told) or AssertionError(told)


def waits_for_another(spot: Spot, told: SkippedSpeaks) -> bool:
    """Whether somebody before him has not acted yet."""
    return spot.state.actor != told.seat


@ruling("rrop3:3.bets.11b", on=SkippedSpeaks, when=waits_for_another)
def waiting_player_loses_nothing(spot: Spot, told: SkippedSpeaks) -> Ruling:
    """While somebody before him has not acted, players acting behind cost a player nothing."""
    return _kept(
        spot,
        told,
        Text(
            "His turn has not come: a player before him still has to act.",
            "Son tour n’est pas venu\u00a0: un joueur avant lui doit encore agir.",
        ),
    )


def actions_behind(spot: Spot, told: SkippedSpeaks) -> int:
    """How many players behind him have acted since his turn came."""
    held = _held_behind(spot, told)
    folds = sum(one.kind == "fold" for one in held)
    return len(held) - folds + max(folds, told.folded)


@rule("rrop3:3.bets.11b", "tda:53B")
def _held_behind(spot: Spot, told: SkippedSpeaks) -> tuple[Held, ...]:
    """What others did while it was his turn; what they did before cannot cost him anything."""
    others = (held for held in held_actions(spot.state) if held.seat != told.seat)
    return tuple(held for held in others if held.turn == spot.state.turn)


def three_acted(spot: Spot, told: SkippedSpeaks) -> bool:
    """Whether three have acted behind him, in a house where that costs him his right."""
    loses = spot.options.out_of_turn.skipped_loses_after == "three_players_acted"
    return loses and actions_behind(spot, told) >= _MOST_BEHIND


@ruling("rrop3:3.bets.11a", on=SkippedSpeaks, when=three_acted)
def silent_player_loses_his_turn(spot: Spot, told: SkippedSpeaks) -> Ruling:
    """Silent in his turn until three have acted behind him: dead facing a bet, else checked."""
    seat, behind = told.seat, actions_behind(spot, told)
    check = _free_check(spot, told)
    lost = (
        Text(
            "Seat {seat} has lost the right to act and has checked.",
            "Le siège {seat} a perdu son droit d’agir\u00a0: il est réputé avoir fait parole.",
        )
        if check
        else Text(
            "Seat {seat} has lost the right to act: the hand is dead.",
            "Le siège {seat} a perdu son droit d’agir\u00a0: sa main est morte.",
        )
    )
    return Ruling(
        "check" if check else "hand_dead",
        lost.format(seat=seat),
        Text(
            "{behind} players acted behind him before he asked for time.",
            "{behind} joueurs ont agi derrière lui avant qu’il ne demande le temps.",
        ).format(behind=behind),
        remedies=() if check else (RuledDead(seat),),
        action=check,
        steps=(
            Text("Announce that the turn is lost.", "Annoncez que le tour est perdu."),
            *(() if check else (_MUCK.format(seat=seat),)),
            Text("Go on with the next player.", "Passez au joueur suivant."),
        ),
        discretion=(_RIGHT_KEPT,),
        facts=(("behind", behind),),
    )


_MUCK = Text("Muck the hand of seat {seat}.", "Ramassez la main du siège {seat}.")
_RIGHT_KEPT = Alternative(
    "right_kept",
    Text(
        "He keeps his right: the action backs up to him.",
        "Il garde son droit\u00a0: la parole lui revient.",
    ),
)


def substantial_behind(spot: Spot, told: SkippedSpeaks) -> bool:
    """Whether there was substantial action behind him, in a house where the floor then decides."""
    after = spot.options.out_of_turn.skipped_loses_after
    chips = any(held.kind in ("call", "wager") for held in _held_behind(spot, told))
    behind = actions_behind(spot, told)
    floor = after == "substantial_action_then_floor"
    return floor and is_substantial(behind, with_chips=chips)


@ruling("tda:53B", on=SkippedSpeaks, when=substantial_behind)
def floor_decides_on_the_silent_player(spot: Spot, told: SkippedSpeaks) -> Ruling:
    """Silent through substantial action, he has not defended his right: the floor decides."""
    seat = told.seat
    return Ruling(
        "floor_decides",
        Text(
            "Seat {seat} was silent through substantial action: the floor decides.",
            "Le siège {seat} s’est tu pendant une action substantielle\u00a0: le floor décide.",
        ).format(seat=seat),
        Text(
            "A skipped player must speak up and defend his right to act.",
            "Un joueur sauté doit se manifester et défendre son droit d’agir.",
        ),
        steps=(
            Text("Stop the action and call the floor.", "Arrêtez l’action et appelez le floor."),
            Text("Tell who acted, and in what order.", "Dites qui a agi, et dans quel ordre."),
        ),
        discretion=(_RIGHT_KEPT, _turn_lost(spot, told)),
        facts=(("behind", actions_behind(spot, told)),),
    )


def _turn_lost(spot: Spot, told: SkippedSpeaks) -> Alternative:
    check = _free_check(spot, told)
    if check:
        text = Text("He has checked.", "Il est réputé avoir fait parole.")
        return Alternative("check", text, action=check)
    text = Text("His hand is dead.", "Sa main est morte.")
    return Alternative("hand_dead", text, (RuledDead(told.seat),))


def _free_check(spot: Spot, told: SkippedSpeaks) -> Action | None:
    state, seat = spot.state, told.seat
    forced = to_call(state, seat) or bring_in_due(state) or must_wager(state, seat)
    return None if forced else Check(seat)


def may_always_speak(spot: Spot, told: SkippedSpeaks) -> bool:  # noqa: ARG001 - whatever happened
    """Whether a skipped player never loses his turn here."""
    return spot.options.out_of_turn.skipped_loses_after == "never"


@ruling("championship:bets.1c", "championship:bets.1d", on=SkippedSpeaks, when=may_always_speak)
def skipped_player_always_acts(spot: Spot, told: SkippedSpeaks) -> Ruling:
    """The skipped player has his turn; what the others did depends on what he does."""
    return _kept(
        spot,
        told,
        Text(
            "A skipped player acts before those who forgot him.",
            "Le joueur oublié agit avant ceux qui l’ont oublié.",
        ),
    )


def acted_before_his_turn(spot: Spot, told: SkippedSpeaks) -> bool:
    """Whether some acted before it was his turn, in a house that counts those behind him."""
    early = [held for held in held_actions(spot.state) if held.seat != told.seat]
    return counts_players(spot, told) and len(early) > len(_held_behind(spot, told))


@ruling("rrop3:3.bets.11b", "rrop3:3.bets.11a", on=SkippedSpeaks, when=acted_before_his_turn)
def acts_before_his_turn_cost_nothing(spot: Spot, told: SkippedSpeaks) -> Ruling:
    """Only silence in one's own turn counts: who acted before it came is not counted."""
    return _kept(
        spot,
        told,
        Text(
            "Whoever acted before his turn came is not counted, and fewer than three have since.",
            "Ce qui a été fait avant que vienne son tour ne compte pas, et moins de trois joueurs "
            "ont agi depuis.",
        ),
    )


def counts_players(spot: Spot, told: SkippedSpeaks) -> bool:  # noqa: ARG001 - fewer than three
    """Whether the house counts the players who have acted behind him."""
    return spot.options.out_of_turn.skipped_loses_after == "three_players_acted"


@ruling("rrop3:3.bets.11a", on=SkippedSpeaks, when=counts_players)
def player_who_asks_for_time_keeps_his_turn(spot: Spot, told: SkippedSpeaks) -> Ruling:
    """Who asks for time before three have acted behind him keeps his right."""
    return _kept(
        spot,
        told,
        Text(
            "Fewer than three players have acted behind him.",
            "Moins de trois joueurs ont agi derrière lui.",
        ),
    )


@ruling("tda:53B", on=SkippedSpeaks)
def player_who_speaks_up_keeps_his_turn(spot: Spot, told: SkippedSpeaks) -> Ruling:
    """A skipped player who speaks up at once gets the action back."""
    return _kept(
        spot,
        told,
        Text(
            "He spoke up before there was substantial action behind him.",
            "Il s’est manifesté avant toute action substantielle derrière lui.",
        ),
    )


def _kept(spot: Spot, told: SkippedSpeaks, why: Text) -> Ruling:
    actor = spot.state.actor
    return Ruling(
        "right_kept",
        Text(
            "Seat {seat} keeps the right to act; the action is on seat {actor}.",
            "Le siège {seat} garde son droit d’agir\u00a0; la parole est au siège {actor}.",
        ).format(seat=told.seat, actor=actor),
        why,
        steps=(
            Text("Back it up to seat {actor}.", "Ramenez la parole au siège {actor}.").format(
                actor=actor
            ),
            Text(
                "Leave what the others did as it is until their turns.",
                "Laissez en l’état ce que les autres ont fait jusqu’à leur tour.",
            ),
        ),
        facts=(("behind", actions_behind(spot, told)),),
    )


INCIDENTS: tuple[type[Incident], ...] = (SkippedSpeaks,)
"""The kinds of this module."""
