"""What becomes of a hand that dies, of its bet, and of those who play on."""

from itertools import pairwise

from croupier.floor.ruling import Alternative, Remedy, Ruling
from croupier.floor.spot import chips_text
from croupier.play.actions import BringIn
from croupier.play.decide import decide
from croupier.play.irregular_events import (
    AwardCorrected,
    BetsCorrected,
    PotCorrected,
    RuledDead,
)
from croupier.play.opening import must_bring_in
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.rulebook.options import Options
from croupier.rulebook.tags import rule
from croupier.text import Text

_NO_BETS = frozenset({"ante", "dead_ante", "dead"})


@rule("rrop3:3.dead.1")
def dead_hand(state: HandState, seat: SeatNo) -> tuple[Remedy, ...]:
    """A dead hand takes no further part and wins nothing; what it has put in stays in the pot."""
    return (RuledDead(seat),) if state.live[seat] else ()


@rule("rrop3:8.stud.1a", "rrop3:8.stud.6")
def forced_bet(state: HandState, seat: SeatNo) -> tuple[Remedy, ...]:
    """The bring-in that *seat* owes now: he does not escape it by losing his hand."""
    owes = state.phase == "betting" and state.actor == seat and must_bring_in(state, seat)
    return tuple(decide(state, BringIn(seat))) if owes else ()


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
    if not back or won_alone(state, seat):
        return dead_but_for_side_pots(state, seat)
    left = [bet for bet in state.bets if bet]
    left.remove(state.bets[seat])
    left.append(state.bets[seat] - back)
    bet_to = max(*left, min(state.bet_to, _blind_level(state)))
    corrected = BetsCorrected(
        ((seat, state.bets[seat] - back),), bet_to, max(state.least_bet, _largest_step(left))
    )
    return (*dead_hand(state, seat), corrected)


@rule("tda:17B", "tda:21", "rrop3:3.ties.9")
def won_alone(state: HandState, seat: SeatNo) -> Chips:
    """What was his before his hand died: nobody who is left has matched it, or can any more.

    A hand that was thrown at the showdown leaves it to nobody where the last one must be shown.
    """
    level = _most_of_others(state, seat)
    if not level or _in(state, seat) <= level or _others_may_bet(state, seat):
        return 0
    rivals = (one for one in state.show_order if one != seat and state.put[one] > level)
    if state.options.showdown.last_hand_must_show and any(rivals):
        return 0
    return sum(chips for _, chips in above(state, level))


def _in(state: HandState, seat: SeatNo) -> Chips:
    return state.put[seat] + state.bets[seat]


def _most_of_others(state: HandState, seat: SeatNo) -> Chips:
    """The most that another live hand has put in; 0 if there is none."""
    others = (_in(state, one) for one, live in enumerate(state.live) if live and one != seat)
    return max(others, default=0)


def _others_may_bet(state: HandState, seat: SeatNo) -> bool:
    """Whether bets lie out that another live hand has chips to call."""
    chips = (state.stacks[one] for one, live in enumerate(state.live) if live and one != seat)
    return any(state.bets) and any(chips)


def _uncalled(state: HandState, seat: SeatNo) -> Chips:
    """What nobody at all has matched of what he has put in, folded hands included."""
    others = max(_in(state, one) for one in range(len(state.put)) if one != seat)
    return max(0, _in(state, seat) - others) if any(state.bets) else 0


def above(state: HandState, level: Chips) -> list[tuple[SeatNo, Chips]]:
    """Who has put in more than *level*, and how much more; what has been pushed does not count."""
    put = [_in(state, seat) for seat in range(len(state.put))]
    most = state.settled_to if state.settled_to != NOT_YET else max(put)
    capped = (min(chips, most) for chips in put)
    return [(seat, chips - level) for seat, chips in enumerate(capped) if chips > level]


def all_to(state: HandState, seat: SeatNo, level: Chips) -> tuple[Remedy, ...]:
    """What lies above *level* leaves the pot and the bets, and goes to *seat*."""
    over = above(state, level)
    bets = {one: min(chips, state.bets[one]) for one, chips in over if state.bets[one]}
    out: list[Remedy] = []
    if bets:
        left = [bet - bets.get(one, 0) for one, bet in enumerate(state.bets)]
        lower = tuple((one, left[one]) for one in bets)
        out.append(BetsCorrected(lower, max(left), max(state.least_bet, _largest_step(left))))
    rest = ((one, chips - bets.get(one, 0)) for one, chips in over)
    out += [PotCorrected(one, -chips) for one, chips in rest if chips]
    moves = tuple((one, -chips) for one, chips in over if one != seat)
    if moves:
        out.append(AwardCorrected((*moves, (seat, -sum(chips for _, chips in moves)))))
    return tuple(out)


def dead_but_for_side_pots(state: HandState, seat: SeatNo) -> tuple[Remedy, ...]:
    """The hand dies; what nobody else plays for any more is its owner's."""
    if not won_alone(state, seat):
        return dead_hand(state, seat)
    return (*all_to(state, seat, _most_of_others(state, seat)), *dead_hand(state, seat))


def killed_instead(state: HandState, seat: SeatNo) -> Alternative:
    """What the floor may decide on a hand that it could let live."""
    return Alternative("hand_dead", dead_text(seat), dead_but_for_side_pots(state, seat))


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


def _leaves_one(state: HandState, seat: SeatNo) -> bool:
    """Whether a single hand is left without that one."""
    return sum(live for one, live in enumerate(state.live) if one != seat) == 1


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
_LAST_WINS = Text(
    "Push the pot to the one hand that is left.", "Poussez le pot à la seule main qui reste."
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
    """The hand is dead and no bet goes back that somebody could still win."""
    alone = won_alone(state, seat)
    if alone:
        return _dead_for_the_main_pot(state, seat, why, alone)
    return Ruling(
        "hand_dead",
        dead_text(seat),
        why,
        remedies=dead_hand(state, seat),
        steps=(KILLED_STEPS[0], _LAST_WINS if _leaves_one(state, seat) else KILLED_STEPS[1]),
        facts=(("refund", 0),),
    )


def _dead_for_the_main_pot(state: HandState, seat: SeatNo, why: Text, alone: Chips) -> Ruling:
    back = _uncalled(state, seat)
    words: dict[str, Text | str | int] = {
        "seat": seat,
        "amount": chips_text(alone),
        "back": chips_text(back),
        "side": chips_text(alone - back),
    }
    chips = [_GIVE_BACK] if back else []
    if alone > back:
        chips.append(_PUSH_SIDE)
    return Ruling(
        "hand_dead",
        (_PAID_BACK if back == alone else _ALONE).format(**words),
        why,
        remedies=dead_but_for_side_pots(state, seat),
        steps=(KILLED_STEPS[0], *(step.format(**words) for step in chips)),
        returned=back,
        facts=(("refund", back), ("side_pot", alone - back)),
    )


_PAID_BACK = Text(
    "The hand of seat {seat} is dead; {amount} that nobody called goes back.",
    "La main du siège {seat} est morte\u00a0; {amount} que personne n’a suivis lui reviennent.",
)
_ALONE = Text(
    "The hand of seat {seat} is dead; {amount} for which nobody else plays is his.",
    "La main du siège {seat} est morte\u00a0; {amount} que personne d’autre ne joue lui "
    "reviennent.",
)
_GIVE_BACK = Text(
    "Give {back} back, which nobody called.", "Rendez {back}, que personne n’a suivis."
)
_PUSH_SIDE = Text(
    "Push {side} to seat {seat}: nobody else was left in the side pot.",
    "Poussez {side} au siège {seat}\u00a0: personne d’autre ne restait dans le pot annexe.",
)


def dead_and_paid_back(state: HandState, seat: SeatNo, why: Text) -> Ruling:
    """The hand is dead; what was called is lost, and the rest goes back."""
    if won_alone(state, seat):
        return dead_for_good(state, seat, why)
    back = uncalled_part(state, seat)
    return Ruling(
        "hand_dead",
        _PAID_BACK.format(seat=seat, amount=chips_text(back)),
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
