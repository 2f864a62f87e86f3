"""Counting for a player: an opponent's stack, the pot; and bets on the side, which do not count."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.floor.in_hand import is_in_hand, is_seat
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.setup import Chips, SeatNo
from croupier.play.turns import to_call
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class CountAsked(Gesture):
    """A player asks how much *of_seat* has; 0 is the player whose bet is faced."""

    tag: ClassVar[str] = "count_asked"
    title: ClassVar[Text] = Text(
        "a player asks for a count of a stack", "un joueur demande le compte d’un tapis"
    )
    of_seat: SeatNo = 0


@dataclass(frozen=True, slots=True)
class PotCountAsked(Gesture):
    """A player asks for the pot to be counted."""

    tag: ClassVar[str] = "pot_count_asked"
    title: ClassVar[Text] = Text(
        "a player asks for a count of the pot", "un joueur demande le compte du pot"
    )


@dataclass(frozen=True, slots=True)
class SideBetClaimed(Gesture):
    """A player claims chips by an agreement or bet outside the game; *against* whom, 0 unsaid."""

    tag: ClassVar[str] = "side_bet_claimed"
    title: ClassVar[Text] = Text(
        "a player claims a side bet or insurance",
        "un joueur réclame un pari parallèle ou une assurance",
    )
    against: SeatNo = 0
    amount: Chips = 0


Asked = CountAsked | PotCountAsked | SideBetClaimed
ASKED: tuple[type[Incident], ...] = (CountAsked, PotCountAsked, SideBetClaimed)
"""Everything that is asked for here."""


def counted_seat(spot: Spot, told: CountAsked) -> SeatNo:
    """Whose chips are meant: those of the seat named, else of who made the bet."""
    return told.of_seat or spot.state.aggressor


def refused(spot: Spot, told: Asked) -> FloorRefused | None:
    """Why nobody can have asked for that."""
    state = spot.state
    other = 0
    if isinstance(told, CountAsked):
        other = told.of_seat
    if isinstance(told, SideBetClaimed):
        other = told.against
    if not is_seat(state, told.seat) or (other and not is_seat(state, other)):
        return FloorRefused(
            Text("There is no such seat here.", "Il n’y a pas de tel siège à cette table."),
            Text("Name seats of this table.", "Nommez des sièges de cette table."),
        )
    if isinstance(told, CountAsked) and (
        counted_seat(spot, told) == told.seat or not is_in_hand(state, counted_seat(spot, told))
    ):
        return FloorRefused(
            Text(
                "It is not said whose chips are to be counted.",
                "On ne dit pas de qui les jetons sont à compter.",
            ),
            Text("Name an opponent in the hand.", "Nommez un adversaire qui est dans le coup."),
        )
    return None


def is_impossible(spot: Spot, told: Asked) -> bool:
    """Whether that cannot have happened."""
    return refused(spot, told) is not None


@ruling(on=ASKED, when=is_impossible)
def _impossible(spot: Spot, told: Asked) -> Ruling:
    raise refused(spot, told) or AssertionError(told)


def may_always_look(spot: Spot, told: CountAsked) -> bool:  # noqa: ARG001 - whoever asks
    """Whether a player may see an opponent's chips clearly at any time in this house."""
    return spot.options.betting.stack_count == "any_time"


@ruling("rrop3:2.procedures.18", on=CountAsked, when=may_always_look)
def stack_is_shown_at_any_time(spot: Spot, told: CountAsked) -> Ruling:
    """A player has a right to a clear view of an opponent's chips at any time."""
    other = counted_seat(spot, told)
    return _counted(
        told,
        other,
        spot.state.stacks[other] + spot.state.bets[other],
        Text(
            "Any player may have a clear view of an opponent’s chips.",
            "Tout joueur a droit à une vue claire des jetons d’un adversaire.",
        ),
    )


def faces_all_in(spot: Spot, told: CountAsked) -> bool:
    """Whether it is his turn and the bet he faces is the all-in of that opponent."""
    state, other = spot.state, counted_seat(spot, told)
    in_turn = state.phase == "betting" and state.actor == told.seat
    all_in = not state.stacks[other] and state.bets[other] > state.bets[told.seat]
    return in_turn and all_in and to_call(state, told.seat) > 0


@ruling("tda:60", on=CountAsked, when=faces_all_in)
def all_in_is_counted_in_turn(spot: Spot, told: CountAsked) -> Ruling:
    """In turn and facing an all-in a player may have it counted, by the dealer or the floor."""
    other = counted_seat(spot, told)
    return _counted(
        told,
        other,
        spot.state.bets[other],
        Text(
            "In turn and facing an all-in, a player may ask for an exact count.",
            "À son tour et face à un tapis, un joueur peut demander le compte exact.",
        ),
    )


@ruling("tda:60", on=CountAsked)
def stack_is_not_counted(spot: Spot, told: CountAsked) -> Ruling:  # noqa: ARG001 - for nobody
    """Out of turn, or facing a usual bet, a player may only look and estimate."""
    return Ruling(
        "refused",
        Text(
            "No exact count for seat {seat}: he may only look.",
            "Pas de compte exact pour le siège {seat}\u00a0: il peut seulement regarder.",
        ).format(seat=told.seat),
        Text(
            "A count is given only in turn and facing an all-in.",
            "Le compte n’est donné qu’à son tour et face à un tapis.",
        ),
        steps=(
            Text(
                "Have the chips stacked so that they can be estimated.",
                "Faites ranger les jetons de façon qu’on puisse les estimer.",
            ),
            Text("Go on.", "Continuez."),
        ),
    )


def _counted(told: CountAsked, other: SeatNo, count: Chips, why: Text) -> Ruling:
    amount = chips_text(count)
    return Ruling(
        "count_given",
        Text("Seat {other} has {amount}.", "Le siège {other} a {amount}.").format(
            other=other, amount=amount
        ),
        why,
        steps=(
            Text("Count the chips of seat {other}.", "Comptez les jetons du siège {other}.").format(
                other=other
            ),
            Text("Announce {amount} to seat {seat}.", "Annoncez {amount} au siège {seat}.").format(
                amount=amount, seat=told.seat
            ),
        ),
        facts=(("count", count), ("of_seat", other)),
    )


def is_pot_limit(spot: Spot, told: PotCountAsked) -> bool:  # noqa: ARG001 - whoever asks
    """Whether the pot limits the bets."""
    return spot.state.structure == "pot"


@ruling("tda:54A", on=PotCountAsked, when=is_pot_limit)
def pot_is_counted_at_pot_limit(spot: Spot, told: PotCountAsked) -> Ruling:
    """At pot-limit a player may ask how much the pot is."""
    return _pot_counted(
        spot,
        told,
        Text("At pot-limit the pot may be counted.", "À limite de pot, le pot peut être compté."),
    )


def may_be_counted(spot: Spot, told: PotCountAsked) -> bool:  # noqa: ARG001 - whoever asks
    """Whether the house has the pot counted in every game."""
    return spot.options.potlimit.pot_count == "all_games"


@ruling("house:pot.count", on=PotCountAsked, when=may_be_counted)
def pot_is_counted_in_all_games(spot: Spot, told: PotCountAsked) -> Ruling:
    """Where the house has the pot counted in every game, it is told."""
    return _pot_counted(
        spot,
        told,
        Text("This house counts any pot.", "Cette maison compte tous les pots."),
    )


@ruling("tda:54A", on=PotCountAsked)
def pot_is_not_counted(spot: Spot, told: PotCountAsked) -> Ruling:  # noqa: ARG001 - for nobody
    """In limit and no-limit the dealer does not count the pot."""
    return Ruling(
        "refused",
        Text(
            "The pot is not counted for seat {seat}.",
            "Le pot n’est pas compté pour le siège {seat}.",
        ).format(seat=told.seat),
        Text(
            "Only at pot-limit may the pot be counted.",
            "Le pot ne se compte qu’à limite de pot.",
        ),
        steps=(
            Text("Spread the pot so that all can see it.", "Étalez le pot, bien visible de tous."),
            Text("Go on.", "Continuez."),
        ),
    )


def _pot_counted(spot: Spot, told: PotCountAsked, why: Text) -> Ruling:
    amount = chips_text(spot.state.pot)
    return Ruling(
        "count_given",
        Text("The pot is {amount}.", "Le pot est de {amount}.").format(amount=amount),
        why,
        steps=(
            Text("Count the pot.", "Comptez le pot."),
            Text("Announce {amount} to seat {seat}.", "Annoncez {amount} au siège {seat}.").format(
                amount=amount, seat=told.seat
            ),
        ),
        facts=(("pot", spot.state.pot),),
    )


@ruling("rrop3:10.nolimit.14a", on=SideBetClaimed)
def side_bets_are_no_affair_of_the_house(spot: Spot, told: SideBetClaimed) -> Ruling:  # noqa: ARG001
    """The house settles no side bets: the pot goes to the best hand, and the claim is closed."""
    return Ruling(
        "refused",
        Text(
            "The claim of seat {seat} is closed: the whole pot goes to the best hand.",
            "La réclamation du siège {seat} est close\u00a0: tout le pot va à la meilleure main.",
        ).format(seat=told.seat),
        Text(
            "The house knows no insurance and no side bets, and settles none.",
            "La maison ne connaît ni assurance ni pari parallèle, et n’en règle aucun.",
        ),
        steps=(
            Text("Push the pot to the best hand.", "Poussez le pot à la meilleure main."),
            Text(
                "Ask the players to make no side bets.",
                "Priez les joueurs de ne pas parier à côté.",
            ),
        ),
    )


INCIDENTS: tuple[type[Incident], ...] = (CountAsked, PotCountAsked, SideBetClaimed)
"""The kinds of this module."""
