"""Judges of the wrong low card at stud: put right until the next player has acted."""

from croupier.floor.deal.redeal import PLAY_ON
from croupier.floor.happening import happens
from croupier.floor.in_hand import is_seat
from croupier.floor.own_games.stud_opening import who_acts_first
from croupier.floor.own_games.stud_told import WrongLowCard, stud_hand_fault
from croupier.floor.ruling import FloorRefused, Ruling, refused, ruling
from croupier.floor.spot import Spot, chips_text, seat_text
from croupier.play.actions import Action, Bet, BringIn, Call, Fold, Raise
from croupier.play.decide import decide
from croupier.play.events import Event
from croupier.play.evolve import apply
from croupier.play.irregular_events import BetsCorrected, TurnMoved
from croupier.play.limits import wager_range
from croupier.play.mending import Mending
from croupier.play.opening import first_in_order, open_cards_known, opening_seat
from croupier.play.refusal import Refused
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import next_to_act
from croupier.text import Text


def low_card_fault(state: HandState, incident: WrongLowCard) -> FloorRefused | None:
    """Why the wrong player cannot have brought it in like that; None if he can."""
    named, right = incident.named_seat, incident.right_seat
    before = _before_folds(state, (named, right))
    fault = stud_hand_fault(before, named) or stud_hand_fault(before, right)
    if fault:
        return fault
    is_first_round = not state.street and state.phase in ("betting", "gathering")
    if not is_first_round or state.game.forced != "bring_in":
        return refused(
            "No forced bet is due on this round.",
            "Aucune mise forcée n’est due à ce tour.",
            Text(
                "A wrong low card is told on the first round.",
                "Une erreur de bring-in se signale au premier tour.",
            ),
        )
    known = open_cards_known(before)
    if named == right or (known and first_in_order(before) != right):
        return refused(
            f"Seat {right} does not have the card that brings it in.",
            f"Ce n’est pas le siège {right} qui a la carte du bring-in.",
            Text("Name the seat that has it.", "Désignez le siège qui l’a."),
        )
    return None if _was_named(state, incident) or _may_be_named(state, incident) else _NOT_SO


_NOT_SO = refused(
    "The hand did not begin like that.",
    "Le coup n’a pas commencé ainsi.",
    Text(
        "Name who brought it in, and how many called after him.",
        "Désignez qui a fait le bring-in et combien l’ont suivi.",
    ),
)


def _before_folds(state: HandState, seats: tuple[SeatNo, ...]) -> HandState:
    """The hand as it was before any of *seats* folded in this round, where it has gone on."""
    folded = [one for one in seats if is_seat(state, one) and state.setup.takes_part(one)]
    if not next_acted(state) or all(state.live[one] for one in folded):
        return state
    before = state.copy()
    for one in folded:
        before.live[one] = True
    return before


def next_acted(state: HandState) -> bool:
    """Whether the player after the one who brought it in has acted."""
    return state.turn - state.round_turn > 1


def _was_named(state: HandState, incident: WrongLowCard) -> bool:
    """Whether the hand went that way: the round opened with the wrong player, and he bet."""
    named, acted = incident.named_seat, state.turn - state.round_turn
    done = incident.done_after
    as_told = not done or acted == len(done) + 1
    return as_told and state.round_opener == named and state.bets[named] > 0


def _may_be_named(state: HandState, incident: WrongLowCard) -> bool:
    """Whether nobody has acted so far, and players with chips can open and act like that."""
    if state.turn != state.round_turn or not 0 <= len(incident.done_after) < state.live_count:
        return False
    if not (state.stacks[incident.named_seat] > 0 and _WORDS.issuperset(incident.acts)):
        return False
    try:
        return incident.followed >= 0 <= incident.opened and bool(_went(state, incident))
    except Refused:
        return False


_WORDS = frozenset({"call", "fold", "raise"})
"""What a player may have done after the one who was taken for the low card."""


def _went(state: HandState, incident: WrongLowCard) -> list[Event]:
    """What happens when the wrong player opens and others act.  Raises Refused if they may not."""
    named = incident.named_seat
    events: list[Event] = [TurnMoved(named, named)]
    opening = Bet(named, incident.opened) if incident.opened else BringIn(named)
    events += decide(apply(state, *events), opening)
    for word, seat in zip(incident.done_after, _after(state, named), strict=False):
        now = apply(state, *events)
        events += decide(now, _action(now, seat, word))
    return events


def _action(state: HandState, seat: SeatNo, word: str) -> Action:
    if word == "fold":
        return Fold(seat)
    return Raise(seat, wager_range(state, seat).least) if word == "raise" else Call(seat)


def _after(state: HandState, seat: SeatNo) -> list[SeatNo]:
    """Those who act after *seat*; nobody who went all-in for his ante."""
    chairs = state.chairs
    order = [(seat - 1 + step) % chairs + 1 for step in range(1, chairs)]
    return [one for one in order if state.live[one] and (state.stacks[one] or state.bets[one])]


@happens(on=WrongLowCard)
def _wrong_player_brings_it_in(mending: Mending, incident: WrongLowCard) -> None:
    """The wrong player opens and others act, where the hand has not gone so already."""
    if low_card_fault(mending.state, incident) or _was_named(mending.state, incident):
        return
    for event in _went(mending.state, incident):
        mending.tell(event)


@ruling(on=WrongLowCard, when=lambda spot, one: low_card_fault(spot.state, one) is not None)
def no_wrong_low_card(spot: Spot, incident: WrongLowCard) -> Ruling:
    """The wrong player cannot have brought it in like that."""
    raise low_card_fault(spot.state, incident) or ValueError


@ruling("rrop3:8.stud.9b", on=WrongLowCard, when=lambda spot, _one: next_acted(spot.state))
def too_late_for_the_low_card(spot: Spot, incident: WrongLowCard) -> Ruling:
    """The next player has acted: the bet stands, and the real low card owes nothing."""
    named, right = incident.named_seat, incident.right_seat
    leave = Text("Leave all bets as they are.", "Laissez toutes les mises en place.")
    return Ruling(
        "stands",
        Text(
            "The bet of seat {named} stands; seat {right} owes no forced bet.",
            "La mise du siège {named} reste valable\u00a0; "
            "le siège {right} ne doit aucun bring-in.",
        ).format(named=named, right=right),
        Text(
            "The next player had already acted when it was noticed.",
            "Le joueur suivant avait déjà agi quand l’erreur a été vue.",
        ),
        steps=(leave, _goes_on_with(spot.state, incident)),
    )


def _goes_on_with(state: HandState, incident: WrongLowCard) -> Text:
    """What is left for the real low card to do, if he has chips and has not acted."""
    right = incident.right_seat
    if not (state.live[right] and state.stacks[right]) or state.faced[right] != NOT_YET:
        return PLAY_ON
    is_full = state.bet_to >= state.stakes.small_bet
    return (_MAY_RAISE if is_full else _MAY_COMPLETE).format(right=right)


_MAY_COMPLETE = Text(
    "Seat {right} may fold, call or complete in his turn.",
    "À son tour, le siège {right} peut passer, suivre ou compléter.",
)
_MAY_RAISE = Text(
    "Seat {right} may fold, call or raise in his turn.",
    "À son tour, le siège {right} peut passer, suivre ou relancer.",
)


@ruling("rrop3:8.stud.9a", on=WrongLowCard)
def low_card_is_put_right(spot: Spot, incident: WrongLowCard) -> Ruling:
    """Until the next player has acted the bet goes back, and the real low card brings it in."""
    state, named, right = spot.state, incident.named_seat, incident.right_seat
    due_of_him = incident.opened or state.stakes.bring_in
    back = state.bets[named] or min(due_of_him, state.stacks[named])
    facts = _low_card_right(state, incident)
    due = min(state.stakes.bring_in, state.stacks[right])
    says = Text(
        "{who} takes {amount} back, and seat {right} must bring it in for {due}.",
        "{who} reprend {amount} et le siège {right} doit le bring-in de {due}.",
    )
    if not due:
        says = Text(
            "{who} takes {amount} back; seat {right}, whose card it is, is all-in for his ante.",
            "{who} reprend {amount}\u00a0; le siège {right}, qui a la carte du bring-in, "
            "est à tapis pour l’ante.",
        )
    return Ruling(
        "corrected",
        says.format(
            who=seat_text(named), amount=chips_text(back), right=right, due=chips_text(due)
        ),
        Text(
            "The next player has not acted yet.",
            "Le joueur suivant n’a pas encore agi.",
        ),
        remedies=tuple(facts),
        returned=back,
        steps=(
            Text("Give {amount} back to seat {seat}.", "Rendez {amount} au siège {seat}.").format(
                seat=named, amount=chips_text(back)
            ),
            who_acts_first(apply(state, *facts)),
        ),
        facts=(("bring_in", right),),
    )


def _low_card_right(state: HandState, incident: WrongLowCard) -> list[Event]:
    named, right = incident.named_seat, incident.right_seat
    back = BetsCorrected(((named, 0),), 0, state.least_bet)
    clean = apply(state, TurnMoved(right, right), back)
    known = open_cards_known(clean)
    first = opening_seat(clean) if known else (right if clean.stacks[right] else NOBODY)
    first = first or next_to_act(clean, right)
    return [TurnMoved(first, first), back]
