"""Who opens at stud after a mistake, and judges of what puts a stud hand in danger.

A wrong low card is put right until the next player has acted; open cards that are picked up while
there is a bet to call kill the hand.
"""

from croupier.floor.happening import happens
from croupier.floor.own_games.stud_told import (
    UpcardsLifted,
    WrongLowCard,
    stud_hand_fault,
)
from croupier.floor.ruling import FloorRefused, Ruling, refused, ruling
from croupier.floor.spot import Spot, chips_text, seat_text
from croupier.play.actions import BringIn, Call
from croupier.play.decide import decide
from croupier.play.events import Event, RoundOpened
from croupier.play.evolve import apply
from croupier.play.irregular_events import (
    BetsCorrected,
    CardTurnedDown,
    CardTurnedUp,
    Returns,
    RuledDead,
    TurnMoved,
)
from croupier.play.mending import Mending
from croupier.play.opening import bring_in_due, first_in_order, open_cards_known, opening_seat
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.state import HandState
from croupier.play.turns import next_to_act, to_call
from croupier.text import Text


def would_open(state: HandState, seat: SeatNo, place: int) -> bool:
    """Whether the card at *place*, as the door card of *seat*, would be the one that brings in."""
    third = state.game.streets[0].down
    others = [other for other in range(third + 1) if other != place]
    facts: list[Event] = [CardTurnedUp(seat, place, state.hole[seat][place])]
    facts += [CardTurnedDown(seat, other) for other in others]
    after = apply(state, *facts)
    return open_cards_known(after) and first_in_order(after) == seat


def opens_with(state: HandState) -> list[Event]:
    """The facts by which the round opens as the open cards say now; none if it does already."""
    if state.phase != "betting" or not open_cards_known(state):
        return []
    lowest, back = first_in_order(state), _without_bets(state)
    clean = apply(state, TurnMoved(lowest, lowest), *back) if back else state
    first = opening_seat(clean)
    if state.round_opener == first and (first == state.actor or state.bets[first]):
        return []
    return [TurnMoved(first, first), *back]


def _without_bets(state: HandState) -> list[Event]:
    """The fact that the bring-in goes back, if somebody has brought it in."""
    bets = tuple((seat, 0) for seat, bet in enumerate(state.bets) if bet)
    return [BetsCorrected(bets, 0, state.least_bet)] if bets else []


def bring_in_back(state: HandState, facts: list[Event]) -> Returns:
    """Who gets a bring-in back by the *facts* of an opening that is put right, and how much."""
    after = apply(state, *facts)
    bets = enumerate(zip(state.bets, after.bets, strict=True))
    return tuple((seat, bet - left) for seat, (bet, left) in bets if left < bet)


def bring_in_goes_back(returns: Returns) -> tuple[Text, ...]:
    """The step for each bring-in that goes back."""
    words = Text(
        "Give the bring-in of {amount} back to seat {seat}.",
        "Rendez au siège {seat} son bring-in de {amount}.",
    )
    return tuple(words.format(seat=seat, amount=chips_text(chips)) for seat, chips in returns)


def starts_after(state: HandState, seat: SeatNo) -> list[Event]:
    """The facts by which the action starts on the left of *seat*, and nobody owes a forced bet."""
    facts: list[Event] = []
    first = next_to_act(state, seat)
    if state.phase == "dealing" and first:
        facts.append(RoundOpened(first))
    if facts or state.phase == "betting":
        facts += [TurnMoved(first), *_without_bets(state)]
    return facts


def who_acts_first(state: HandState, *, exempt: bool) -> Text:
    """The step that says with whom the betting starts."""
    if state.phase != "betting" or not state.actor:
        return Text("Go on with the hand.", "Poursuivez le coup.")
    stakes = state.stakes
    if exempt and bring_in_due(state):
        words = Text(
            "The action is on seat {seat}: he may fold, open for {small} or open for {full}.",
            "La parole est au siège {seat}\u00a0: il peut passer, ouvrir à {small} "
            "ou ouvrir à {full}.",
        )
    elif bring_in_due(state):
        words = Text(
            "Seat {seat} has the low card and brings it in for {small}.",
            "Le siège {seat} a la carte la plus basse\u00a0: il fait le bring-in de {small}.",
        )
        if len(state.game.shares) == 1 and state.game.low_alone:
            words = Text(
                "Seat {seat} has the high card and brings it in for {small}.",
                "Le siège {seat} a la carte la plus haute\u00a0: il fait le bring-in de {small}.",
            )
    else:
        words = Text("The action is on seat {seat}.", "La parole est au siège {seat}.")
    return words.format(
        seat=state.actor,
        small=chips_text(stakes.bring_in),
        full=chips_text(stakes.small_bet),
    )


def lifted_fault(state: HandState, incident: UpcardsLifted) -> FloorRefused | None:
    """Why *seat* can have picked up no open cards; None if he can."""
    fault = stud_hand_fault(state, incident.seat)
    if fault or any(state.up[incident.seat]):
        return fault
    return refused(
        f"Seat {incident.seat} has no card face up.",
        f"Le siège {incident.seat} n’a aucune carte ouverte.",
        Text("Name a player with open cards.", "Désignez un joueur qui a des cartes ouvertes."),
    )


@ruling(on=UpcardsLifted, when=lambda spot, one: lifted_fault(spot.state, one) is not None)
def no_upcards_lifted(spot: Spot, incident: UpcardsLifted) -> Ruling:
    """There are no open cards that could be picked up."""
    raise lifted_fault(spot.state, incident) or ValueError


def faces_a_bet(spot: Spot, incident: UpcardsLifted) -> bool:
    """Whether there is a bet that the player has not called."""
    return spot.state.phase == "betting" and to_call(spot.state, incident.seat) > 0


@ruling("rrop3:3.dead.4", "rrop3:8.stud.10", "tda:66", on=UpcardsLifted, when=faces_a_bet)
def upcards_lifted_facing_a_bet(spot: Spot, incident: UpcardsLifted) -> Ruling:
    """Who picks up, hides or mixes his open cards while there is a bet to call has folded."""
    seat = incident.seat
    return Ruling(
        "hand_dead",
        Text(
            "The hand of seat {seat} is dead: he faced a bet of {amount} and touched his up cards.",
            "La main du siège {seat} est morte\u00a0: il a touché ses cartes ouvertes "
            "face à une mise de {amount}.",
        ).format(seat=seat, amount=chips_text(spot.state.bet_to)),
        Text(
            "At stud open cards that leave their place before the bet is called are a fold, "
            "whatever the player meant.",
            "Au stud, déplacer ses cartes ouvertes avant d’avoir suivi, c’est passer, "
            "quelle que soit l’intention.",
        ),
        remedies=(RuledDead(seat),),
        steps=(
            Text(
                "Say that the hand of seat {seat} is dead and take its cards.",
                "Annoncez que la main du siège {seat} est morte et ramassez ses cartes.",
            ).format(seat=seat),
            Text(
                "Leave the chips that he has put in in the pot.",
                "Laissez au pot les jetons qu’il y a mis.",
            ),
        ),
    )


@ruling("rrop3:3.dead.4", "rrop3:8.stud.10", on=UpcardsLifted)
def upcards_lifted_without_a_bet(_spot: Spot, incident: UpcardsLifted) -> Ruling:
    """With no bet to call, or at the showdown, picking open cards up means nothing."""
    return Ruling(
        "hand_live",
        Text(
            "The hand of seat {seat} is live: there was nothing for him to call.",
            "La main du siège {seat} reste en jeu\u00a0: il n’avait rien à suivre.",
        ).format(seat=incident.seat),
        Text(
            "Such a gesture is a fold only while there is a bet to call.",
            "Ce geste ne vaut un abandon que s’il y a une mise à suivre.",
        ),
        steps=(
            Text(
                "Have seat {seat} lay his open cards out again.",
                "Faites replacer au siège {seat} ses cartes ouvertes.",
            ).format(seat=incident.seat),
            Text("Go on with the hand.", "Poursuivez le coup."),
        ),
    )


def low_card_fault(state: HandState, incident: WrongLowCard) -> FloorRefused | None:
    """Why the wrong player cannot have brought it in like that; None if he can."""
    named, right = incident.named_seat, incident.right_seat
    fault = stud_hand_fault(state, named) or stud_hand_fault(state, right)
    if fault:
        return fault
    if state.street or state.phase != "betting" or state.game.forced != "bring_in":
        return refused(
            "No forced bet is due on this round.",
            "Aucune mise forcée n’est due à ce tour.",
            Text(
                "A wrong low card is told on the first round.",
                "Une erreur de bring-in se signale au premier tour.",
            ),
        )
    known = open_cards_known(state)
    if named == right or (known and first_in_order(state) != right):
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


def _was_named(state: HandState, incident: WrongLowCard) -> bool:
    """Whether the hand went that way: the round opened with the wrong player, and he bet."""
    named, acted = incident.named_seat, state.turn - state.round_turn
    as_told = not incident.followed or acted == incident.followed + 1
    return as_told and state.round_opener == named and state.bets[named] > 0


def _may_be_named(state: HandState, incident: WrongLowCard) -> bool:
    """Whether nobody has acted so far, and players with chips can bring it in and call."""
    if state.turn != state.round_turn or not 0 <= incident.followed < state.live_count - 1:
        return False
    followers = _after(state, incident.named_seat)[: incident.followed]
    cheap = all(state.stacks[seat] > state.stakes.bring_in for seat in followers)
    return state.stacks[incident.named_seat] > 0 and cheap and incident.right_seat not in followers


def _after(state: HandState, seat: SeatNo) -> list[SeatNo]:
    chairs = state.chairs
    order = [(seat - 1 + step) % chairs + 1 for step in range(1, chairs)]
    return [other for other in order if state.live[other]]


@happens(on=WrongLowCard)
def _wrong_player_brings_it_in(mending: Mending, incident: WrongLowCard) -> None:
    """The wrong player brings it in and others call, where the hand has not gone so already."""
    state = mending.state
    if low_card_fault(state, incident) or _was_named(state, incident):
        return
    mending.tell(TurnMoved(incident.named_seat, incident.named_seat))
    moves = [BringIn(incident.named_seat)]
    for action in (*moves, *(Call(s) for s in _after(state, incident.named_seat))):
        if len(mending.events) > incident.followed + 1:
            break
        for event in decide(mending.state, action):
            mending.tell(event)


@ruling(on=WrongLowCard, when=lambda spot, one: low_card_fault(spot.state, one) is not None)
def no_wrong_low_card(spot: Spot, incident: WrongLowCard) -> Ruling:
    """The wrong player cannot have brought it in like that."""
    raise low_card_fault(spot.state, incident) or ValueError


def next_has_acted(spot: Spot, incident: WrongLowCard) -> bool:
    """Whether the player after the one who brought it in has acted, or is to have."""
    return incident.followed > 0 or spot.state.turn - spot.state.round_turn > 1


@ruling("rrop3:8.stud.9b", on=WrongLowCard, when=next_has_acted)
def too_late_for_the_low_card(_spot: Spot, incident: WrongLowCard) -> Ruling:
    """The next player has acted: the bet stands, and the real low card owes nothing."""
    right = incident.right_seat
    return Ruling(
        "stands",
        Text(
            "The bet of seat {named} stands; seat {right} owes no forced bet.",
            "La mise du siège {named} reste valable\u00a0; "
            "le siège {right} ne doit aucun bring-in.",
        ).format(named=incident.named_seat, right=right),
        Text(
            "The next player had already acted when it was noticed.",
            "Le joueur suivant avait déjà agi quand l’erreur a été vue.",
        ),
        steps=(
            Text("Leave all bets as they are.", "Laissez toutes les mises en place."),
            Text(
                "Seat {right} may fold, call or complete in his turn.",
                "À son tour, le siège {right} peut passer, suivre ou compléter.",
            ).format(right=right),
        ),
    )


@ruling("rrop3:8.stud.9a", on=WrongLowCard)
def low_card_is_put_right(spot: Spot, incident: WrongLowCard) -> Ruling:
    """Until the next player has acted the bet goes back, and the real low card brings it in."""
    state, named = spot.state, incident.named_seat
    back = state.bets[named] or min(state.stakes.bring_in, state.stacks[named])
    facts = _low_card_right(state, incident)
    return Ruling(
        "corrected",
        Text(
            "{who} takes {amount} back, and seat {right} must bring it in for {due}.",
            "{who} reprend {amount} et le siège {right} doit le bring-in de {due}.",
        ).format(
            who=seat_text(named),
            amount=chips_text(back),
            right=incident.right_seat,
            due=chips_text(state.stakes.bring_in),
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
            who_acts_first(apply(state, *facts), exempt=False),
        ),
        facts=(("bring_in", incident.right_seat),),
    )


def _low_card_right(state: HandState, incident: WrongLowCard) -> list[Event]:
    named, right = incident.named_seat, incident.right_seat
    back = BetsCorrected(((named, 0),), 0, state.least_bet)
    clean = apply(state, TurnMoved(right, right), back)
    known = open_cards_known(clean)
    first = opening_seat(clean) if known else (right if clean.stacks[right] else NOBODY)
    first = first or next_to_act(clean, right)
    return [TurnMoved(first, first), back]
