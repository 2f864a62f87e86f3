"""Players who are away: when the last card is dealt, or when their turn comes."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from croupier.floor.hands.dead_hand_effect import forced_bet
from croupier.floor.in_hand import seat_refused, turn_or_draw_refused
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused, Penalty, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.floor.turns.absent_hands import absent_hand_dead
from croupier.floor.words.amounts import allowed
from croupier.floor.words.bind import decision_of, does
from croupier.play.actions import Action, BringIn, Check, Draw
from croupier.play.opening import bring_in_due
from croupier.play.state import NOT_YET
from croupier.play.turns import to_call
from croupier.text import Text

Back = Literal["before_last_card", "after_last_card", "not_back"]
"""When a player who was away is back: before the last card of the first deal, after it, or not."""


@dataclass(frozen=True, slots=True)
class AbsentAtDeal(Gesture):
    """A player was away while the first cards were dealt.

    *within_reach*: he was within reach of his chair, though not seated, at the last card.
    """

    tag: ClassVar[str] = "absent_at_deal"
    title: ClassVar[Text] = Text(
        "a player is away while the cards are dealt", "un joueur est absent pendant la donne"
    )
    back: Back
    within_reach: bool = False


@dataclass(frozen=True, slots=True)
class AbsentOnTurn(Gesture):
    """The turn has come to a player, to act or to show, and he is away from the table."""

    tag: ClassVar[str] = "absent_on_turn"
    title: ClassVar[Text] = Text(
        "a player is away when his turn comes", "un joueur est absent quand vient son tour"
    )


def refused_at_deal(spot: Spot, told: AbsentAtDeal) -> FloorRefused | None:
    """Why nobody in that seat can have been away for the deal."""
    state = spot.state
    wrong = seat_refused(state, told.seat)
    if wrong is not None:
        return wrong
    if state.street or not state.round_open or state.phase not in ("betting", "chopping"):
        return FloorRefused(
            Text(
                "The first deal is not just over.",
                "La première donne ne vient pas de se terminer.",
            ),
            Text(
                "Tell it in the first betting round.",
                "Cela se dit au premier tour d’enchères.",
            ),
        )
    if state.faced[told.seat] != NOT_YET:
        return FloorRefused(
            Text(
                f"Seat {told.seat} has acted in this round: he was there for the deal.",
                f"Le siège {told.seat} a agi dans ce tour\u00a0: il était là pour la donne.",
            ),
            Text(
                "Name a player who has not acted yet.", "Nommez un joueur qui n’a pas encore agi."
            ),
        )
    return None


def is_impossible_at_deal(spot: Spot, told: AbsentAtDeal) -> bool:
    """Whether that cannot have happened."""
    return refused_at_deal(spot, told) is not None


@ruling(on=AbsentAtDeal, when=is_impossible_at_deal)
def _impossible_at_deal(spot: Spot, told: AbsentAtDeal) -> Ruling:
    raise refused_at_deal(spot, told) or AssertionError(told)


def dies_only_at_his_turn(spot: Spot, told: AbsentAtDeal) -> bool:  # noqa: ARG001 - whoever it is
    """Whether an absent player's hand lives until his turn comes."""
    return spot.options.absence.dead_when == "own_turn"


@ruling("rrop3:11.tournament.12", on=AbsentAtDeal, when=dies_only_at_his_turn)
def absent_hand_waits_for_its_turn(spot: Spot, told: AbsentAtDeal) -> Ruling:  # noqa: ARG001
    """A hand whose owner is away is live until his turn comes and finds him away."""
    return _lives(
        told,
        Text(
            "The hand of an absent player dies only if he is away when his turn comes.",
            "La main d’un absent ne meurt que s’il n’est pas là quand vient son tour.",
        ),
    )


def dies_only_facing_a_bet(spot: Spot, told: AbsentAtDeal) -> bool:  # noqa: ARG001 - whoever it is
    """Whether an absent player's hand lives until it faces a bet."""
    return spot.options.absence.dead_when == "facing_bet"


@ruling("rrop3:12.explanations.10", on=AbsentAtDeal, when=dies_only_facing_a_bet)
def absent_hand_waits_for_a_bet(spot: Spot, told: AbsentAtDeal) -> Ruling:  # noqa: ARG001
    """A hand whose owner is away is live until it faces a bet, or until the showdown."""
    return _lives(
        told,
        Text(
            "The hand of an absent player dies when it faces a bet, at the latest at the showdown.",
            "La main d’un absent meurt face à une mise, au plus tard à l’abattage.",
        ),
    )


def _lives(told: AbsentAtDeal, why: Text) -> Ruling:
    return Ruling(
        "hand_live",
        Text("The hand of seat {seat} is live.", "La main du siège {seat} est vivante.").format(
            seat=told.seat
        ),
        why,
        steps=(
            Text(
                "Leave the cards of seat {seat} where they lie.",
                "Laissez les cartes du siège {seat} où elles sont.",
            ).format(seat=told.seat),
            Text("Play on in turn.", "Continuez dans l’ordre."),
        ),
    )


def was_there_in_time(spot: Spot, told: AbsentAtDeal) -> bool:
    """Whether he was at his seat for the last card, as the house understands it."""
    near_enough = spot.options.absence.presence == "within_reach" and told.within_reach
    return told.back == "before_last_card" or near_enough


def was_back_in_reach(spot: Spot, told: AbsentAtDeal) -> bool:
    """Whether he was, in a house where reach of the chair is enough."""
    return spot.options.absence.presence == "within_reach" and was_there_in_time(spot, told)


@ruling("tda:30", on=AbsentAtDeal, when=was_back_in_reach)
def player_in_reach_has_a_hand(spot: Spot, told: AbsentAtDeal) -> Ruling:  # noqa: ARG001
    """Within reach of his chair at the last card of the first deal, a player has a live hand."""
    return _lives(
        told,
        Text(
            "He was within reach of his chair when the last card was dealt.",
            "Il était à portée de sa chaise quand la dernière carte a été donnée.",
        ),
    )


@ruling("championship:deal.2", on=AbsentAtDeal, when=was_there_in_time)
def seated_player_has_a_hand(spot: Spot, told: AbsentAtDeal) -> Ruling:  # noqa: ARG001
    """Seated when the button gets the last card, a player has a live hand."""
    return _lives(
        told,
        Text(
            "He was in his seat when the button got the last card.",
            "Il était assis quand le bouton a reçu la dernière carte.",
        ),
    )


def must_be_seated(spot: Spot, told: AbsentAtDeal) -> bool:  # noqa: ARG001 - whoever it is
    """Whether only a seated player is present in this house."""
    return spot.options.absence.presence == "seated"


@ruling("championship:deal.2", on=AbsentAtDeal, when=must_be_seated)
def player_not_seated_is_dead(spot: Spot, told: AbsentAtDeal) -> Ruling:
    """Dealt in, but not seated at the last card: the hand is dead at the end of the deal."""
    return absent_hand_dead(
        spot,
        told,
        Text(
            "A player must be seated when the button gets the last card.",
            "Un joueur doit être assis quand le bouton reçoit la dernière carte.",
        ),
    )


@ruling("tda:30", on=AbsentAtDeal)
def player_out_of_reach_is_dead(spot: Spot, told: AbsentAtDeal) -> Ruling:
    """Out of reach of his chair at the last card of the first deal, a player has no hand."""
    return absent_hand_dead(
        spot,
        told,
        Text(
            "A player must be within reach of his chair when the last card is dealt.",
            "Un joueur doit être à portée de sa chaise quand la dernière carte est donnée.",
        ),
    )


def refused_on_turn(spot: Spot, told: AbsentOnTurn) -> FloorRefused | None:
    """Why the turn cannot have come to an absent player in that seat."""
    state = spot.state
    if state.phase != "showing":
        return turn_or_draw_refused(state, told.seat)
    wrong = seat_refused(state, told.seat)
    if wrong is not None:
        return wrong
    if state.actor != told.seat or state.live_count == 1:
        return FloorRefused(
            Text("It is not his turn to show.", "Ce n’est pas à lui de montrer."),
            Text(f"It is for seat {state.actor} to show.", f"Au siège {state.actor} de montrer."),
        )
    return None


def is_impossible_on_turn(spot: Spot, told: AbsentOnTurn) -> bool:
    """Whether that cannot have happened."""
    return refused_on_turn(spot, told) is not None


@ruling(on=AbsentOnTurn, when=is_impossible_on_turn)
def _impossible_on_turn(spot: Spot, told: AbsentOnTurn) -> Ruling:
    raise refused_on_turn(spot, told) or AssertionError(told)


def dies_on_his_turn(spot: Spot, told: AbsentOnTurn) -> bool:  # noqa: ARG001 - whoever it is
    """Whether a hand whose owner is away dies when its turn comes.

    A player who was there for the deal and has left since is treated as the house treats leaving.
    """
    absence = spot.options.absence
    left = absence.dead_when == "last_card_dealt" and absence.live_hand_leave == "dead_at_turn"
    return absence.dead_when == "own_turn" or left


def dies_at_stud(spot: Spot, told: AbsentOnTurn) -> bool:
    """Whether it does, at stud."""
    return spot.state.game.family == "stud" and dies_on_his_turn(spot, told)


@ruling("rrop3:8.stud.6", on=AbsentOnTurn, when=dies_at_stud)
def absent_at_stud_loses_ante_and_forced_bet(spot: Spot, told: AbsentOnTurn) -> Ruling:
    """Away on his turn, a stud player loses his ante and, if it is his, the forced bet."""
    state = spot.state
    first = forced_bet(state, told.seat)
    extra = min(state.stakes.bring_in, state.stacks[told.seat]) if first else 0
    made = absent_hand_dead(
        spot,
        told,
        Text(
            "Whoever is away on his turn loses ante and forced bet.",
            "Qui est absent à son tour perd son ante et sa mise forcée.",
        ),
        extra,
    )
    return replace(made, remedies=(*first, *made.remedies))


@ruling("rrop3:11.tournament.12", on=AbsentOnTurn, when=dies_on_his_turn)
def absent_hand_is_dead_on_its_turn(spot: Spot, told: AbsentOnTurn) -> Ruling:
    """A player who is away when his turn comes has a dead hand, the big blind's option too."""
    return absent_hand_dead(
        spot,
        told,
        Text(
            "An absent player’s hand is dead when its turn comes.",
            "La main d’un joueur absent est morte quand vient son tour.",
        ),
    )


def lives_until_a_bet(spot: Spot, told: AbsentOnTurn) -> bool:  # noqa: ARG001 - whoever it is
    """Whether a hand whose owner is away dies only facing a bet, or at the showdown."""
    absence = spot.options.absence
    left = absence.dead_when == "last_card_dealt" and absence.live_hand_leave == "check_or_fold"
    return absence.dead_when == "facing_bet" or left


def faces_a_bet(spot: Spot, told: AbsentOnTurn) -> bool:
    """Whether such a hand has come to a bet, or to the showdown."""
    over = spot.state.phase == "showing" or to_call(spot.state, told.seat) > 0
    return over and lives_until_a_bet(spot, told)


@ruling("rrop3:12.explanations.10", on=AbsentOnTurn, when=faces_a_bet)
def absent_hand_is_dead_facing_a_bet(spot: Spot, told: AbsentOnTurn) -> Ruling:
    """Where absent hands live on, a bet kills them, and at the latest the showdown."""
    return absent_hand_dead(
        spot,
        told,
        Text(
            "An absent player’s hand dies facing a bet, at the latest at the showdown.",
            "La main d’un absent meurt face à une mise, au plus tard à l’abattage.",
        ),
    )


@ruling("rrop3:12.explanations.10", on=AbsentOnTurn, when=lives_until_a_bet)
def absent_hand_checks(spot: Spot, told: AbsentOnTurn) -> Ruling:
    """Where absent hands live until they face a bet, they check, bring in or stand pat."""
    action = _passive(spot, told)
    done = does(spot.state, action)
    return Ruling(
        decision_of(action),
        Text(
            "{done}, though away: the hand lives on without a bet.",
            "{done}, quoique absent\u00a0: sa main vit tant qu’il n’y a pas de mise à suivre.",
        ).format(done=done),
        Text(
            "An absent player’s hand dies only facing a bet.",
            "La main d’un absent ne meurt que face à une mise.",
        ),
        action=action,
        steps=(
            Text("Announce: “{done}.”", "Annoncez\u00a0: «\u00a0{done}.\u00a0»").format(done=done),
            Text("Go on with the next player.", "Passez au joueur suivant."),
        ),
    )


def _passive(spot: Spot, told: AbsentOnTurn) -> Action:
    """What costs least: no card at the draw, a bring-in, else a check or the bet he declared."""
    if spot.state.phase == "discarding":
        return Draw(told.seat)
    check = allowed(spot.state, Check(told.seat))
    return BringIn(told.seat) if bring_in_due(spot.state) else check


@ruling("tda:31", "tda:29", on=AbsentOnTurn)
def player_who_left_is_put_on_the_clock(spot: Spot, told: AbsentOnTurn) -> Ruling:
    """Leaving a live hand may be penalised and kills nothing: the clock is started on him."""
    return Ruling(
        "clock_starts",
        Text(
            "Seat {seat} has left a live hand: it is not dead, and the clock starts.",
            "Le siège {seat} a quitté une main vivante\u00a0: elle n’est pas morte, le temps part.",
        ).format(seat=told.seat),
        Text(
            "A player with a live hand stays at the table; if he leaves he may be penalised.",
            "Un joueur dont la main est vivante reste à la table, sous peine de sanction.",
        ),
        steps=(
            *_away_for_the_deal(spot, told),
            Text("Call the floor and start the clock.", "Appelez le floor et lancez le temps."),
            Text("At its end rule on the hand.", "À la fin, statuez sur la main."),
        ),
        penalty=Penalty("left_table", "may", spot.house.cite(("tda:31", "tda:70"))),
    )


def _away_for_the_deal(spot: Spot, told: AbsentOnTurn) -> tuple[Text, ...]:
    """Who has not acted yet may have been away for the deal, and then he has no hand."""
    state = spot.state
    first = not state.street and state.faced[told.seat] == NOT_YET
    return (_IF_AWAY_THEN,) if first else ()


_IF_AWAY_THEN = Text(
    "If he was away at the last card of the deal too, muck his hand: it is dead.",
    "S’il manquait déjà à la dernière carte de la donne, ramassez sa main\u00a0: elle est morte.",
)


INCIDENTS: tuple[type[Incident], ...] = (AbsentAtDeal, AbsentOnTurn)
"""The kinds of this module."""
