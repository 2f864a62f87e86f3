"""Judges of pots that went to the wrong player, and of pots held until the floor has decided."""

from croupier.cards import HIDDEN
from croupier.floor.hands.deadlines import next_hand_begun, too_late
from croupier.floor.hands.hand_told import is_pushed, no_cards_there, told_wrong
from croupier.floor.hands.pots_again import (
    due_among,
    entitled,
    got,
    live_seats,
    moved_in_steps,
    shown_by,
    tabled_seats,
)
from croupier.floor.hands.showdown_told import PotDisputed, WrongAward
from croupier.floor.money_back import put_in
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.fold_showdown import held_by_floor
from croupier.play.irregular_events import AwardCorrected, EscrowPaid, PotHeld, Returns
from croupier.play.setup import NOBODY, Chips
from croupier.play.state import NOT_YET, HandState
from croupier.text import Text

_CLAIM = ("rrop3:2.decisions.6", "tda:12b")


def _award_wrong(spot: Spot, incident: WrongAward) -> tuple[FloorRefused, ...]:
    state = spot.state
    if wrong := no_cards_there(state, incident.right_seat):
        return wrong
    if not is_pushed(state) or state.left_for_next:
        return told_wrong(
            "No pot has been pushed yet.",
            "Aucun pot n’a encore été poussé.",
            "Before the award, say that a hand was misread.",
            "Avant la remise du pot, dites qu’une main a été mal lue.",
        )
    return _chips_wrong(state, incident) or _claim_wrong(state, incident)


def _chips_wrong(state: HandState, incident: WrongAward) -> tuple[FloorRefused, ...]:
    """He who is said to have them has no such chips."""
    most = held_by_floor(state)
    if incident.to_seat:
        most = got(state).get(incident.to_seat, 0)
    if 0 <= incident.amount <= most and most and incident.to_seat != incident.right_seat:
        return ()
    return told_wrong(
        f"Seat {incident.to_seat} has not been given that much of the pot."
        if incident.to_seat
        else "The floor holds no such chips.",
        f"Le siège {incident.to_seat} n’a pas reçu autant du pot."
        if incident.to_seat
        else "Le floor ne garde pas autant de jetons.",
        "Name a seat that was pushed chips, and at most what it got.",
        "Nommez un siège qui a reçu des jetons, et au plus ce qu’il a reçu.",
    )


def _claim_wrong(state: HandState, incident: WrongAward) -> tuple[FloorRefused, ...]:
    """Who claims a contested pot has his hand on the table, unless the floor holds it for him."""
    seat = incident.right_seat
    unknown = HIDDEN in state.hole[seat]
    by_floor = incident.to_seat == NOBODY or state.live_count == 1 or unknown
    if state.live[seat] and (by_floor or seat in tabled_seats(state)):
        return ()
    return told_wrong(
        f"Seat {seat} has no tabled hand that could win the pot.",
        f"Le siège {seat} n’a pas de main tablée qui puisse gagner le pot.",
        "Name a player who tabled his hand; of a thrown one say that it is wanted back.",
        "Nommez un joueur qui a tablé sa main, ou dites qu’il reprend une main jetée.",
        "rrop3:3.showdown.1",
        "tda:13A",
    )


@ruling(
    "house:action.unknown",
    on=WrongAward,
    when=lambda spot, incident: bool(_award_wrong(spot, incident)),
)
def award_told_wrong(spot: Spot, incident: WrongAward) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _award_wrong(spot, incident)[0]


@ruling(
    "tda:22",
    "rrop3:2.decisions.5a",
    on=WrongAward,
    when=lambda _, incident: incident.what == "reading" and next_hand_begun(incident.noticed),
)
def reading_disputed_too_late(spot: Spot, incident: WrongAward) -> Ruling:  # noqa: ARG001
    """How a hand was read may be disputed until the next hand begins."""
    return too_late(incident.noticed)


@ruling(
    "rrop3:2.decisions.5a",
    on=WrongAward,
    when=lambda spot, incident: (
        incident.noticed == "table_closed"
        or (spot.options.disputes.award_until == "next_hand" and next_hand_begun(incident.noticed))
    ),
)
def award_disputed_in_the_next_hand(spot: Spot, incident: WrongAward) -> Ruling:  # noqa: ARG001
    """A pot may be disputed until the next hand begins, or until the table is closed."""
    return too_late(incident.noticed)


@ruling(
    "tda:22b",
    on=WrongAward,
    when=lambda _, incident: incident.noticed == "after_substantial_action",
)
def award_disputed_too_late(spot: Spot, incident: WrongAward) -> Ruling:  # noqa: ARG001
    """A pot may be disputed until there is substantial action in the next hand."""
    return too_late(incident.noticed)


def wrongly_pushed(state: HandState, incident: WrongAward) -> Chips:
    """The chips that belong to the right player: the betting is rebuilt, and the cards decide.

    No more than what was told.  Where nobody knows the cards any more, all that the right player
    could win.
    """
    right, to = incident.right_seat, incident.to_seat
    has = got(state)
    source = has[to] if to else held_by_floor(state)
    seats = live_seats(state) if state.live_count == 1 else tabled_seats(state)
    due = due_among(state, seats) if right in seats else None
    if due is None:
        most = min(source, entitled(state, right) - has[right])
        return max(0, min(most, incident.amount or most))
    spare = source - due[to] if to else source
    most = max(0, min(spare, due[right] - has[right]))
    chips = min(most, incident.amount or most)
    return min(chips, state.stacks[to]) if to else chips


@ruling(
    "tda:12b",
    "rrop3:3.showdown.3",
    on=WrongAward,
    when=lambda spot, incident: not wrongly_pushed(spot.state, incident),
)
def award_was_right(spot: Spot, incident: WrongAward) -> Ruling:
    """The award is checked, and the cards bear it out."""
    return Ruling(
        "stands",
        Text("The award stands.", "La remise du pot est acquise."),
        Text(
            "It was gone over again: nothing of it belongs to seat {seat}.",
            "Tout a été revu\u00a0: rien n’en revient au siège {seat}.",
        ).format(seat=incident.right_seat),
        steps=(
            _READ_ALOUD if _is_by_cards(spot, incident) else _REBUILD,
            Text("Leave the chips where they are.", "Laissez les jetons où ils sont."),
        ),
        facts=(("moved", 0),),
    )


@ruling(
    "rrop3:2.decisions.7",
    on=WrongAward,
    when=lambda _, incident: incident.to_seat == NOBODY,
)
def held_pot_is_paid(spot: Spot, incident: WrongAward) -> Ruling:
    """What the floor held goes to the player it has found to be right, who tables his hand."""
    chips, seat = wrongly_pushed(spot.state, incident), incident.right_seat
    shown = shown_by(spot.state, seat) if spot.state.live_count > 1 else ()
    amount = chips_text(chips)
    return Ruling(
        "award_corrected",
        Text(
            "Of the pot that was held {amount} goes to seat {seat}.",
            "Du pot gardé, {amount} vont au siège {seat}.",
        ).format(amount=amount, seat=seat),
        Text("The floor has decided.", "Le floor a tranché."),
        remedies=(*shown, EscrowPaid(seat, chips)),
        steps=(
            Text("Count out {amount}.", "Comptez {amount}.").format(amount=amount),
            Text("Give it to seat {seat}.", "Donnez-les au siège {seat}.").format(seat=seat),
        ),
        facts=(("moved", chips),),
    )


@ruling(*_CLAIM, on=WrongAward)
def wrongly_paid_pot(spot: Spot, incident: WrongAward) -> Ruling:
    """The betting is rebuilt to find what the pot was, and that moves to the right player."""
    state, chips = spot.state, wrongly_pushed(spot.state, incident)
    others = _others_short(state, incident, chips)
    moved = _moved(incident, chips, others)
    pot, by_cards = state.pot + state.pushed, incident.what == "reading"
    words: dict[str, Text | str | int] = {
        "amount": chips_text(chips),
        "to": incident.to_seat,
        "seat": incident.right_seat,
        "pot": chips_text(pot),
    }
    return Ruling(
        "award_corrected",
        Text(
            "{amount} of the pot of {pot} moves from seat {to} to seat {seat}.",
            "{amount} du pot de {pot} passent du siège {to} au siège {seat}.",
        ).format(**words),
        (_READ_AGAIN if by_cards else _REBUILT).format(**words),
        remedies=(moved,),
        steps=(
            _READ_ALOUD if by_cards else _REBUILD,
            *moved_in_steps((moved,)),
        ),
        facts=(
            ("pot", pot),
            ("moved", chips),
            ("others", others),
            ("put_in", tuple((seat, put_in(state, seat)) for seat in state.setup.dealt_in)),
        ),
    )


def _others_short(state: HandState, incident: WrongAward, moved: Chips) -> Returns:
    """What the wrong player holds besides that belongs to others, where the cards are known."""
    to, right, has = incident.to_seat, incident.right_seat, got(state)
    seats = live_seats(state) if state.live_count == 1 else tabled_seats(state)
    due = due_among(state, seats) if right in seats and not incident.amount else None
    if due is None:
        return ()
    left = min(has[to] - due[to], state.stacks[to]) - moved
    short = []
    for seat, chips in due.items():
        missing = min(chips - has[seat], left)
        if seat not in (to, right) and missing > 0:
            short.append((seat, missing))
            left -= missing
    return tuple(short)


def _moved(incident: WrongAward, chips: Chips, others: Returns) -> AwardCorrected:
    out = chips + sum(short for _, short in others)
    return AwardCorrected(((incident.to_seat, -out), (incident.right_seat, chips), *others))


_REBUILT = Text(
    "The betting was rebuilt: the pot was {pot}, and this belongs to seat {seat}.",
    "Les mises ont été reconstituées\u00a0: le pot était de {pot}, et cela revient au "
    "siège {seat}.",
)
_READ_AGAIN = Text(
    "The tabled hands were read again: by the cards this belongs to seat {seat}.",
    "Les mains tablées ont été relues\u00a0: d’après les cartes, cela revient au siège {seat}.",
)
_READ_ALOUD = Text("Read the tabled hands aloud.", "Annoncez les mains tablées.")
_REBUILD = Text("Rebuild the betting, street by street.", "Reconstituez les mises, rue par rue.")


def _is_by_cards(spot: Spot, incident: WrongAward) -> bool:
    """Whether it is the hands that are gone over again, and not the betting."""
    return incident.what != "count" and bool(tabled_seats(spot.state))


def _held(state: HandState, incident: PotDisputed) -> Chips:
    whole = sum(got(state).values()) if is_pushed(state) else state.pot
    return incident.hold or incident.amount or whole


def _dispute_wrong(spot: Spot, incident: PotDisputed) -> tuple[FloorRefused, ...]:
    state = spot.state
    passed_out = state.game.passed_out == "carry" and not state.opened
    in_order = state.phase in ("showing", "awarding") and state.settling_to == NOT_YET
    if not (is_pushed(state) or in_order) or passed_out or state.left_for_next:
        return told_wrong(
            "There is no pot to hold yet.",
            "Il n’y a pas encore de pot à garder.",
            "A pot is held at the showdown, or once it has been pushed.",
            "On garde un pot à l’abattage, ou une fois qu’il a été poussé.",
        )
    most = sum(got(state).values()) if is_pushed(state) else state.pot
    asked = _held(state, incident)
    if min(incident.amount, incident.hold) >= 0 and 0 < asked <= (incident.amount or most) <= most:
        return ()
    return told_wrong(
        f"The pot has no {asked} to hold.",
        f"Le pot ne compte pas {asked} à garder.",
        f"Hold at least 1 and at most {most}.",
        f"Gardez au moins 1 et au plus {most}.",
    )


@ruling(
    "house:action.unknown",
    on=PotDisputed,
    when=lambda spot, incident: bool(_dispute_wrong(spot, incident)),
)
def dispute_told_wrong(spot: Spot, incident: PotDisputed) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _dispute_wrong(spot, incident)[0]


@ruling(
    "rrop3:2.decisions.7",
    on=PotDisputed,
    when=lambda spot, _: not is_pushed(spot.state),
)
def disputed_pot_is_held(spot: Spot, incident: PotDisputed) -> Ruling:
    """Play goes on before the decision, and the house keeps part or all of the pot meanwhile."""
    chips = _held(spot.state, incident)
    return _pot_held(chips, (PotHeld(chips),), between_hands=False)


@ruling("rrop3:2.decisions.7", on=PotDisputed)
def pushed_pot_is_held(spot: Spot, incident: PotDisputed) -> Ruling:
    """A pot that has been pushed is taken into keeping between the hands."""
    chips = _held(spot.state, incident)
    return _pot_held(chips, _taken_back(spot.state, chips), between_hands=True)


def _taken_back(state: HandState, chips: Chips) -> tuple[PotHeld, ...]:
    """The chips to be held are taken from those who were pushed them, the largest part first."""
    held = []
    for seat, won in sorted(got(state).items(), key=lambda one: -one[1]):
        part = min(chips, won, state.stacks[seat])
        if part > 0:
            held.append(PotHeld(part, seat))
            chips -= part
    return tuple(held)


def _pot_held(chips: Chips, remedies: tuple[PotHeld, ...], *, between_hands: bool) -> Ruling:
    amount = chips_text(chips)
    return Ruling(
        "pot_held",
        Text(
            "Play goes on; the floor keeps {amount} of the pot until it has decided.",
            "Le jeu continue\u00a0; le floor garde {amount} du pot jusqu’à sa décision.",
        ).format(amount=amount),
        Text("The decision would keep the table waiting.", "La décision ferait attendre la table."),
        remedies=remedies,
        steps=(
            Text(
                "Count out {amount} and set it apart.", "Comptez {amount} et mettez-les à part."
            ).format(amount=amount),
            Text("Deal the next hand.", "Donnez la main suivante."),
        ),
        discretion=(
            Alternative(
                "nothing_held",
                Text("Nothing is held.", "Rien n’est gardé."),
            ),
        ),
        facts=(("hold", chips), ("between_hands", between_hands)),
    )
