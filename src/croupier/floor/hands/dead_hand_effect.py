"""What becomes of a hand that dies, of its bet, and of those who play on."""

from itertools import pairwise

from croupier.floor.ruling import Remedy, Ruling
from croupier.floor.spot import chips_text
from croupier.play.irregular_events import BetsCorrected, RuledDead
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.options import Options
from croupier.rulebook.tags import rule
from croupier.text import Text

_NO_BETS = frozenset({"ante", "dead_ante", "dead"})


@rule("rrop3:3.dead.1")
def dead_hand(state: HandState, seat: SeatNo) -> tuple[Remedy, ...]:
    """A dead hand takes no further part and wins nothing; what it has put in stays in the pot."""
    return (RuledDead(seat),) if state.live[seat] else ()


@rule("tda:65A")
def uncalled_part(state: HandState, seat: SeatNo) -> Chips:
    """What nobody has called of a bet of *seat* that still lies in front of it; blinds are none."""
    if state.phase not in ("betting", "gathering") or not state.opened:
        return 0
    others = max(bet for other, bet in enumerate(state.bets) if other != seat)
    return max(0, state.bets[seat] - max(others, _forced(state, seat)))


def _forced(state: HandState, seat: SeatNo) -> Chips:
    """The live blinds that *seat* posted and that lie in front of it."""
    if state.street:
        return 0
    return sum(
        post.amount for post in state.setup.posts if post.seat == seat and post.kind not in _NO_BETS
    )


def dead_with_refund(state: HandState, seat: SeatNo) -> tuple[Remedy, ...]:
    """The hand dies, and what nobody had called of its bet goes back to its owner."""
    back = uncalled_part(state, seat)
    if not back:
        return dead_hand(state, seat)
    left = [bet for bet in state.bets if bet]
    left.remove(state.bets[seat])
    left.append(state.bets[seat] - back)
    bet_to = max(*left, min(state.bet_to, _blind_level(state)))
    corrected = BetsCorrected(
        ((seat, state.bets[seat] - back),), bet_to, max(state.least_bet, _largest_step(left))
    )
    return (*dead_hand(state, seat), corrected)


def _blind_level(state: HandState) -> Chips:
    """What the forced bets ask of everybody on the first street, however short they were."""
    if state.street:
        return 0
    asked = [post.amount for post in state.setup.posts if post.kind not in _NO_BETS]
    if state.game.forced == "bring_in":
        asked.append(state.stakes.bring_in)
    return max(asked, default=0)


def _largest_step(bets: list[Chips]) -> Chips:
    levels = sorted({0, *bets})
    return max((top - low for low, top in pairwise(levels)), default=0)


def is_last(state: HandState, seat: SeatNo) -> bool:
    """Whether all others have thrown their hands away, so that this one cannot lose."""
    return state.live[seat] and state.live_count == 1


def was_at_the_showdown(state: HandState, seat: SeatNo) -> bool:
    """Whether the hand was still in when the hands were to be shown."""
    return seat in state.show_order


KILLED_STEPS = (
    Text(
        "Move the cards to the muck, face down.",
        "Mettez les cartes à la défausse, face cachée.",
    ),
    Text(
        "Leave what the hand has put in where it lies; the others play on.",
        "Laissez où elles sont les mises de cette main\u00a0; les autres continuent.",
    ),
)
LIVE_STEPS = (
    Text(
        "Give the cards back to their owner, without looking at them.",
        "Rendez les cartes à leur propriétaire sans les regarder.",
    ),
    Text("The hand goes on as it was.", "La main continue telle quelle."),
)


def last_hand_wins(seat: SeatNo) -> Ruling:
    """Nobody else is left: the pot is his, whatever became of his cards."""
    return Ruling(
        "hand_live",
        Text("Seat {seat} is the last in: the pot is his.", _LAST_FR).format(seat=seat),
        Text("All others have given up.", "Tous les autres ont renoncé."),
        steps=(
            Text("Hold the cards.", "Retenez les cartes."),
            Text("Push the pot to the last hand.", "Poussez le pot à la dernière main."),
        ),
    )


_LAST_FR = "Le siège {seat} est le dernier en jeu\u00a0: le pot est à lui."


def dead_text(seat: SeatNo) -> Text:
    """That a hand is dead, in words."""
    return Text("The hand of seat {seat} is dead.", "La main du siège {seat} est morte.").format(
        seat=seat
    )


def live_text(seat: SeatNo) -> Text:
    """That a hand is live, in words."""
    return Text("The hand of seat {seat} is live.", "La main du siège {seat} est vivante.").format(
        seat=seat
    )


def gives_back(options: Options, state: HandState, seat: SeatNo) -> bool:
    """Whether this house gives back the part of a bet that nobody called, and there is one."""
    return options.dead_hands.killed_refund_uncalled and uncalled_part(state, seat) > 0


def dead_for_good(state: HandState, seat: SeatNo, why: Text) -> Ruling:
    """The hand is dead and nothing goes back."""
    return Ruling(
        "hand_dead",
        dead_text(seat),
        why,
        remedies=dead_hand(state, seat),
        steps=KILLED_STEPS,
        facts=(("refund", 0),),
    )


def dead_and_paid_back(state: HandState, seat: SeatNo, why: Text) -> Ruling:
    """The hand is dead; what was called is lost, and the rest goes back."""
    back = uncalled_part(state, seat)
    return Ruling(
        "hand_dead",
        Text(
            "The hand of seat {seat} is dead; {amount} that nobody called goes back.",
            "La main du siège {seat} est morte\u00a0; {amount} que personne n’a suivis lui "
            "reviennent.",
        ).format(seat=seat, amount=chips_text(back)),
        why,
        remedies=dead_with_refund(state, seat),
        steps=(
            KILLED_STEPS[0],
            Text(
                "Give back {amount} and leave the rest in the pot.",
                "Rendez {amount} et laissez le reste au pot.",
            ).format(amount=chips_text(back)),
        ),
        returned=back,
        facts=(("refund", back),),
    )
