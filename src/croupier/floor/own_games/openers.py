"""Judges of jacks or better: an opener without openers."""

from dataclasses import replace

from croupier.floor.deal.redeal import PLAY_ON
from croupier.floor.happening import happens
from croupier.floor.own_games.draw_told import (
    FalseOpener,
    draw_hand_fault,
    first_openers,
)
from croupier.floor.ruling import Alternative, FloorRefused, Remedy, Ruling, refused, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.betting import needs_openers, openers_wanted
from croupier.play.events import Wagered
from croupier.play.evolve import apply
from croupier.play.irregular import NOTHING
from croupier.play.irregular_events import (
    BetsCorrected,
    HandVoided,
    PotCorrected,
    RuledDead,
    TurnMoved,
)
from croupier.play.limits import wager_range
from croupier.play.mending import Mending
from croupier.play.setup import NOBODY, Carried, Chips, SeatNo
from croupier.play.state import HandState
from croupier.play.turns import clockwise_from, left_of
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rule
from croupier.text import Text

_CALLERS = 2
_HIS_BET_STAYS: RuleId = "rrop3:9.jacks.2b"


def opener_fault(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why *seat* cannot be an opener who must prove his openers; None if he can."""
    fault = draw_hand_fault(state, seat)
    if fault:
        return fault
    if openers_wanted(state) and state.opened_by == seat and not state.pushed:
        return None
    return refused(
        f"Seat {seat} is no opener who needs openers.",
        f"Le siège {seat} n’est pas un ouvreur qui doit prouver son ouverture.",
        Text("Name the seat that opened the pot.", "Désignez le siège qui a ouvert."),
    )


def false_opener_fault(state: HandState, incident: FalseOpener) -> FloorRefused | None:
    """Why nothing can be said of a false opener like that; None if it can."""
    fault = opener_fault(state, incident.seat)
    if not fault and first_openers(state, incident.seat):
        return refused(
            f"Seat {incident.seat} was dealt openers.",
            f"Le siège {incident.seat} avait reçu de quoi ouvrir.",
            PLAY_ON,
        )
    if fault or 0 <= incident.further_bet <= _most_further(state, incident.seat):
        return fault
    return refused(
        f"Seat {incident.seat} has bet no {incident.further_bet} beyond his opening bet.",
        f"Le siège {incident.seat} n’a pas misé {incident.further_bet} de plus que son ouverture.",
        Text("Name what he bet after he had opened.", "Indiquez ses mises après l’ouverture."),
    )


def _most_further(state: HandState, seat: SeatNo) -> Chips:
    """The most that can have followed the opening bet: no chips of it are to be told as more."""
    if not is_before_the_draw(state):
        return sum(state.put) + sum(state.bets)
    return max(0, state.bets[seat] - 1) if plays_anyway(state) else 0


def is_before_the_draw(state: HandState) -> bool:
    """Whether the action before the draw is not over."""
    return state.street == 0 and state.phase == "betting"


@happens(on=FalseOpener)
def _opens_falsely(mending: Mending, incident: FalseOpener) -> None:
    """A player in turn whom the pot waits for opens it, with whatever he has."""
    state, seat = mending.state, incident.seat
    if draw_hand_fault(state, seat) or not needs_openers(state) or incident.further_bet:
        return
    if not is_before_the_draw(state) or state.actor != seat:
        return
    to = wager_range(state, seat).least if state.stacks[seat] else 0
    due = to or state.stakes.small_bet
    mending.tell(Wagered(seat, "open", to, full=True, counts=True, caps=False, due=due))


@ruling(on=FalseOpener, when=lambda spot, one: false_opener_fault(spot.state, one) is not None)
def no_false_opener(spot: Spot, incident: FalseOpener) -> Ruling:
    """There is no such opener."""
    raise false_opener_fault(spot.state, incident) or ValueError


@ruling(
    "rrop3:9.jacks.3",
    "rrop3:9.jacks.2b",
    on=FalseOpener,
    when=lambda spot, _one: spot.state.live_count == 1,
)
def nobody_left_but_a_false_opener(spot: Spot, incident: FalseOpener) -> Ruling:
    """All others have folded to a false opener: the pot stays, for all who were in the hand.

    So does his opening bet, though nobody called it and it went back to him.
    """
    seat = incident.seat
    back = _opening_gone_back(spot.state, seat)
    if not back:
        return pot_stays(spot, seat)
    paid = PotCorrected(seat, back)
    made = pot_stays(Spot(apply(spot.state, paid)), seat)
    again = Text(
        "Take the {bet} he opened for from seat {seat} back into the pot.",
        "Reprenez au pot l’ouverture de {bet} du siège {seat}.",
    ).format(bet=chips_text(back), seat=seat)
    return replace(
        made,
        rules=(*made.rules, _HIS_BET_STAYS),
        remedies=(paid, *made.remedies),
        steps=(again, *made.steps),
    )


def _opening_gone_back(state: HandState, seat: SeatNo) -> Chips:
    """What he opened for, where nobody called or raised it so that it was handed back to him."""
    alone = not state.street and state.aggressor == seat and state.full_wagers <= 1
    if not alone or state.phase == "betting" or state.bets[seat]:
        return 0
    return min(state.bet_to, state.stacks[seat])


def pot_stays(spot: Spot, seat: SeatNo) -> Ruling:
    """Nobody is left to win the pot: everybody who was in the hand plays for it again."""
    state = spot.state
    here = [s for s in range(1, state.chairs + 1) if state.setup.takes_part(s)]
    false = {seat, *(state.irregular or NOTHING).false_openers}
    entitled = tuple(s for s in here if s not in false or state.stacks[s]) or tuple(here)
    kept = (Carried(state.pot, entitled),) if state.pot else ()
    return Ruling(
        "void_hand",
        Text(
            "The pot of {amount} stays for the next hand: seat {seat} cannot win it.",
            "Le pot de {amount} reste pour le coup suivant\u00a0: le siège {seat} ne peut pas "
            "le gagner.",
        ).format(amount=chips_text(state.pot), seat=seat),
        Text(
            "Without openers the opener wins nothing, and nobody else is left.",
            "Sans ouverture valable l’ouvreur ne gagne rien, et personne d’autre ne reste.",
        ),
        rules=("rrop3:9.jacks.3",),
        remedies=(HandVoided((), kept),),
        steps=(
            Text("Leave the pot where it is.", "Laissez le pot en place."),
            Text(
                "Collect another ante from all who were in the hand.",
                "Prélevez une nouvelle ante de tous ceux qui jouaient ce coup.",
            ),
        ),
        facts=(("kept", state.pot),),
    )


@rule("rrop3:9.jacks.4")
def plays_anyway(state: HandState) -> bool:
    """Whether the hand is played although it was opened falsely.

    There was a raise, two players or more called the opening bet, or the action before the draw is
    over.
    """
    opener = state.opened_by
    callers = sum(bet > 0 for seat, bet in enumerate(state.bets) if seat != opener)
    raised = state.full_wagers > 1 or state.aggressor != opener
    return not is_before_the_draw(state) or raised or callers >= _CALLERS


@ruling(
    "rrop3:9.jacks.4",
    "rrop3:9.jacks.2b",
    on=FalseOpener,
    when=lambda spot, one: (
        plays_anyway(spot.state) and is_before_the_draw(spot.state) and one.further_bet > 0
    ),
)
def further_bet_goes_back(spot: Spot, incident: FalseOpener) -> Ruling:
    """The hand is played; what the false opener bet after opening goes back to him."""
    state, seat, back = spot.state, incident.seat, incident.further_bet
    stays = state.bets[seat] - back
    others = max(bet for other, bet in enumerate(state.bets) if other != seat)
    corrected = BetsCorrected(((seat, stays),), max(stays, others), state.last_raise)
    return Ruling(
        "hand_dead",
        Text(
            "The hand of seat {seat} is dead: {stays} of his stay in the pot, {back} go back to "
            "him, and the hand is played.",
            "La main du siège {seat} est morte\u00a0: {stays} restent au pot, {back} lui "
            "reviennent, et le coup se joue.",
        ).format(seat=seat, stays=chips_text(stays), back=chips_text(back)),
        _PLAYED,
        remedies=(corrected, RuledDead(seat)),
        returned=back,
        steps=(
            Text("Give {back} back to seat {seat}.", "Rendez {back} au siège {seat}.").format(
                back=chips_text(back), seat=seat
            ),
            _TAKE_CARDS.format(seat=seat),
            PLAY_ON,
        ),
        facts=(("stays", stays),),
        discretion=(
            Alternative(
                "bets_stay",
                Text("All his bets stay in the pot.", "Toutes ses mises restent au pot."),
                (RuledDead(seat),),
            ),
        ),
    )


@ruling(
    "rrop3:9.jacks.4",
    "rrop3:9.jacks.2b",
    on=FalseOpener,
    when=lambda spot, _one: plays_anyway(spot.state),
)
def falsely_opened_hand_is_played(_spot: Spot, incident: FalseOpener) -> Ruling:
    """The hand is played among the others; the false opener is out, and his bets stay."""
    seat = incident.seat
    return Ruling(
        "hand_dead",
        Text(
            "The hand of seat {seat} is dead and his bets stay; the others play for the pot.",
            "La main du siège {seat} est morte et ses mises restent\u00a0; les autres jouent "
            "le pot.",
        ).format(seat=seat),
        _PLAYED,
        rules=("rrop3:9.jacks.4", "rrop3:9.jacks.2b"),
        remedies=(RuledDead(seat),),
        steps=(_TAKE_CARDS.format(seat=seat), PLAY_ON),
    )


_PLAYED = Text(
    "There was a raise, or two callers, or the action before the draw is over.",
    "Il y a eu une relance, ou deux joueurs ont suivi, ou l’action avant le tirage est finie.",
)
_TAKE_CARDS_ALONE = Text("Take the cards of seat {seat}.", "Ramassez les cartes du siège {seat}.")
_TAKE_CARDS = Text(
    "Take the cards of seat {seat}; what he opened for stays in the pot.",
    "Ramassez les cartes du siège {seat}\u00a0; son ouverture reste au pot.",
)


def is_all_in_opener(spot: Spot, incident: FalseOpener) -> bool:
    """Whether the false opener has no chips left, be it that he opened with his last ones."""
    return not spot.state.stacks[incident.seat]


_OUT_OF_CHIPS: tuple[RuleId, ...] = ("rrop3:9.jacks.5b", "rrop3:9.jacks.2a")


@ruling(*_OUT_OF_CHIPS, _HIS_BET_STAYS, on=FalseOpener, when=is_all_in_opener)
def all_in_false_opener_is_out(spot: Spot, incident: FalseOpener) -> Ruling:
    """A false opener who is all-in is out until the pot has been won."""
    made = _opens_again(spot, incident.seat)
    out = Text(
        "Until this pot is won seat {seat} gets no cards, even with new chips.",
        "Jusqu’à ce que ce pot soit gagné, le siège {seat} ne reçoit pas de cartes, même recavé.",
    ).format(seat=incident.seat)
    return Ruling(
        made.decision,
        made.says,
        Text(
            "Who opens falsely with nothing left loses his part of the pot.",
            "Qui ouvre à tort sans plus rien avoir perd sa part du pot.",
        ),
        rules=(*_OUT_OF_CHIPS, _HIS_BET_STAYS) if made.fact("stays") else _OUT_OF_CHIPS,
        remedies=made.remedies,
        steps=(*made.steps, out),
        facts=made.facts,
    )


@ruling("rrop3:9.jacks.2a", "rrop3:9.jacks.2b", "rrop3:9.jacks.2c", on=FalseOpener)
def others_may_open(spot: Spot, incident: FalseOpener) -> Ruling:
    """The false opener is out and his first bet stays; who has not passed yet may open.

    If nobody does, the other bets go back, and the pot is played for again.
    """
    return _opens_again(spot, incident.seat)


def _opens_again(spot: Spot, seat: SeatNo) -> Ruling:
    state = spot.state
    bet = state.bets[seat]
    others = tuple((one, put) for one, put in enumerate(state.bets) if put and one != seat)
    kept = state.pot - sum(put for _, put in others)
    openers = _may_still_open(state, seat)
    first = openers[0] if openers else NOBODY
    facts: list[Remedy] = [TurnMoved(first, state.round_opener)]
    if bet:
        facts += [BetsCorrected(((seat, 0),), 0, state.least_bet), PotCorrected(seat, bet)]
    return Ruling(
        "hand_dead",
        (_DEAD_WITH_BET if bet else _DEAD).format(
            seat=seat, bet=chips_text(bet), rest=_who_may_open(openers, returns=bool(others))
        ),
        Text(
            "The pot was not opened by a hand that is good enough.",
            "Le pot n’a pas été ouvert par une main suffisante.",
        ),
        remedies=(*facts, RuledDead(seat)),
        steps=(
            (_TAKE_CARDS if bet else _TAKE_CARDS_ALONE).format(seat=seat),
            *((_ASK_THE_OTHERS,) if openers else ()),
            _if_nobody_opens(others, kept, asked=bool(openers)),
        ),
        facts=(
            ("stays", bet),
            ("may_open", openers),
            ("returned_if_unopened", others),
            ("kept_if_unopened", kept),
        ),
    )


_DEAD_WITH_BET = Text(
    "The hand of seat {seat} is dead and the {bet} he opened for stay in the pot. {rest}",
    "La main du siège {seat} est morte et son ouverture de {bet} reste au pot. {rest}",
)
_DEAD = Text("The hand of seat {seat} is dead. {rest}", "La main du siège {seat} est morte. {rest}")


def _who_may_open(openers: tuple[SeatNo, ...], *, returns: bool) -> Text:
    if not openers:
        return _NONE if returns else _NONE_AT_ALL
    words = _ONE if len(openers) == 1 else _SOME
    return words.format(seats=", ".join(map(str, openers)))


def _if_nobody_opens(others: tuple[tuple[SeatNo, Chips], ...], kept: Chips, *, asked: bool) -> Text:
    """The step that says what goes back and what stays for another ante."""
    back = Text("", "")
    if others:
        bets = ", ".join(f"{seat} ({chips_text(bet)})" for seat, bet in others)
        back = Text(
            ", give the bets of seats {bets} back", ", rendez les mises des sièges {bets}"
        ).format(bets=bets)
        if len(others) == 1:
            back = Text(
                ", give seat {seat} his {bet} back", ", rendez {bet} au siège {seat}"
            ).format(seat=others[0][0], bet=chips_text(others[0][1]))
    words = Text(
        "Leave {kept} in the pot{back} and collect another ante.",
        "Laissez {kept} au pot{back} et prélevez une nouvelle ante.",
    )
    if asked:
        words = Text(
            "If nobody opens, leave {kept} in the pot{back} and collect another ante.",
            "Si personne n’ouvre, laissez {kept} au pot{back} et prélevez une nouvelle ante.",
        )
    return words.format(back=back, kept=chips_text(kept))


_ASK_THE_OTHERS = Text(
    "Ask those who have not passed yet whether they open.",
    "Demandez à ceux qui n’ont pas encore passé s’ils ouvrent.",
)
_ONE = Text("Seat {seats} may still open.", "Le siège {seats} peut encore ouvrir.")
_SOME = Text("Seats {seats} may still open.", "Les sièges {seats} peuvent encore ouvrir.")
_NONE_AT_ALL = Text(
    "Nobody else may open: all ante again.",
    "Personne d’autre ne peut ouvrir\u00a0: tous remettent l’ante.",
)
_NONE = Text(
    "Nobody else may open: other bets go back, and all ante again.",
    "Personne d’autre ne peut ouvrir\u00a0: les autres mises sont rendues "
    "et tous remettent l’ante.",
)


@rule("rrop3:9.jacks.2a")
def _may_still_open(state: HandState, opener: SeatNo) -> tuple[SeatNo, ...]:
    """Who is in and had not passed before the pot was opened, in turn after the false opener."""
    passed: list[SeatNo] = []
    for seat in clockwise_from(state, state.round_opener or left_of(state, state.button)):
        if seat == opener:
            break
        passed.append(seat)
    after = clockwise_from(state, left_of(state, opener))
    return tuple(s for s in after if state.live[s] and s != opener and s not in passed)
