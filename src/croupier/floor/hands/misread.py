"""Judges of tabled hands that were misread, and of hands that were called what they are not."""

from croupier.cards import HIDDEN
from croupier.floor.hands.deadlines import is_late
from croupier.floor.hands.forfeits import at_stake, forfeited
from croupier.floor.hands.hand_told import is_pushed, no_cards_there, told_wrong
from croupier.floor.hands.pots_again import (
    corrected,
    due_among,
    got,
    leads_the_tabled,
    live_seats,
    moved_in_steps,
    tabled_seats,
)
from croupier.floor.hands.showdown_told import FalseClaim, MisreadHand
from croupier.floor.ruling import Alternative, FloorRefused, Penalty, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.fold_showdown import held_by_floor
from croupier.play.irregular_events import AwardCorrected, EscrowPaid
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.state import HandState
from croupier.text import Text

_AT_THE_SHOWDOWN = frozenset({"showing", "awarding", "settled", "over"})
_READ_AGAIN = (
    Text("Have all tabled hands left open.", "Faites laisser ouvertes toutes les mains tablées."),
    Text("Read them again, aloud.", "Relisez-les à voix haute."),
)


def _reading_wrong(state: HandState, incident: MisreadHand) -> tuple[FloorRefused, ...]:
    seat = incident.seat
    if wrong := no_cards_there(state, seat):
        return wrong
    if not 0 <= incident.spoken_by <= state.chairs:
        return told_wrong(
            f"There is no seat {incident.spoken_by}.",
            f"Il n’y a pas de siège {incident.spoken_by}.",
            "Name who speaks, or 0 for somebody who does not play.",
            "Nommez qui parle, ou 0 pour quelqu’un qui ne joue pas.",
        )
    tabled = seat in tabled_seats(state) and HIDDEN not in state.hole[seat]
    if state.phase in _AT_THE_SHOWDOWN and tabled and not state.left_for_next:
        return ()
    return told_wrong(
        f"Seat {seat} has no hand on the table to be read.",
        f"Le siège {seat} n’a pas de main tablée à lire.",
        "Only a hand that lies open whole is read, by anybody.",
        "Seule une main entièrement ouverte se lit, par quiconque.",
        "rrop3:1.ethics.4",
        "tda:67",
    )


@ruling(
    "house:action.unknown",
    on=MisreadHand,
    when=lambda spot, incident: bool(_reading_wrong(spot.state, incident)),
)
def reading_told_wrong(spot: Spot, incident: MisreadHand) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _reading_wrong(spot.state, incident)[0]


def _moved(state: HandState) -> tuple[AwardCorrected, ...]:
    """What the tabled cards make of a pot that has been pushed already."""
    if not is_pushed(state):
        return ()
    seats = live_seats(state) if state.live_count == 1 else tabled_seats(state)
    return corrected(state, due_among(state, seats))


@ruling(
    "tda:12",
    "tda:12b",
    "rrop3:3.showdown.2a",
    "rrop3:3.showdown.3",
    on=MisreadHand,
    when=lambda spot, _: bool(_moved(spot.state)),
)
def pushed_to_the_wrong_hand(spot: Spot, incident: MisreadHand) -> Ruling:
    """Whoever sees the error says so: the hands are read again and the right player is paid."""
    state, seat = spot.state, incident.seat
    moved = _moved(state)
    gains = tuple((one, chips) for one, chips in moved[0].moves if chips > 0)
    words: dict[str, Text | str | int] = {
        "amount": chips_text(sum(chips for _, chips in gains)),
        "winners": _seats(gains),
    }
    return Ruling(
        "award_corrected",
        Text(
            "The tabled hands were read again: {amount} goes to {winners}.",
            "Les mains tablées ont été relues\u00a0: {amount} vont {winners}.",
        ).format(**words),
        _CARDS_SPEAK,
        remedies=moved,
        steps=(
            *_READ_AGAIN,
            *moved_in_steps(moved),
        ),
        facts=(("wins", seat in dict(gains)), ("moves", moved[0].moves)),
    )


def _seats(gains: tuple[tuple[SeatNo, Chips], ...]) -> Text:
    numbers = [str(seat) for seat, _ in gains]
    if len(numbers) == 1:
        return Text(f"seat {numbers[0]}", f"au siège {numbers[0]}")
    return Text(f"seats {', '.join(numbers)}", f"aux sièges {', '.join(numbers)}")


_CARDS_SPEAK = Text(
    "The cards on the table decide, whoever points them out.",
    "Les cartes sur la table décident, qui que ce soit qui les signale.",
)


def _held_for(state: HandState, seat: SeatNo) -> Chips:
    """What of the pot that the floor keeps would be *seat*'s by the tabled cards."""
    if not (is_pushed(state) and held_by_floor(state)):
        return 0
    due = due_among(state, tabled_seats(state))
    return 0 if due is None else max(0, min(held_by_floor(state), due[seat] - got(state)[seat]))


@ruling(
    "rrop3:2.decisions.7",
    on=MisreadHand,
    when=lambda spot, incident: _held_for(spot.state, incident.seat) > 0,
)
def hand_of_a_held_pot_was_read(spot: Spot, incident: MisreadHand) -> Ruling:
    """Who wins by the cards has not been paid what the floor keeps until it has decided."""
    seat, chips = incident.seat, _held_for(spot.state, incident.seat)
    words: dict[str, Text | str | int] = {"seat": seat, "amount": chips_text(chips)}
    pay = Text("The {amount} held go to seat {seat}.", "Les {amount} gardés vont au siège {seat}.")
    return Ruling(
        "pot_held",
        Text(
            "By the tabled hands {amount} are for seat {seat}; the floor still holds them.",
            "D’après les mains tablées, {amount} reviennent au siège {seat}\u00a0; le floor les "
            "garde encore.",
        ).format(**words),
        _CARDS_SPEAK,
        steps=(
            *_READ_AGAIN,
            Text("Tell the floor what they are.", "Dites au floor ce qu’elles valent."),
        ),
        discretion=(Alternative("pay", pay.format(**words), (EscrowPaid(seat, chips),)),),
        facts=(("wins", True), ("held", chips)),
    )


@ruling(
    "tda:12",
    "tda:12b",
    "rrop3:3.showdown.2a",
    "rrop3:3.showdown.3",
    on=MisreadHand,
    when=lambda spot, incident: leads_the_tabled(spot.state, incident.seat) is True,
)
def hand_was_overlooked(spot: Spot, incident: MisreadHand) -> Ruling:
    """A claim is heard from any seat: the hands are read again, and this one is paid by them."""
    paid = is_pushed(spot.state)
    says = Text(
        "The tabled hands are read again: seat {seat} has the best of them so far.",
        "Les mains tablées sont relues\u00a0: le siège {seat} a la meilleure pour l’instant.",
    )
    if paid:
        says = Text(
            "The tabled hands were read again: seat {seat} has what is his.",
            "Les mains tablées ont été relues\u00a0: le siège {seat} a ce qui lui revient.",
        )
    return Ruling(
        "stands" if paid else "corrected",
        says.format(seat=incident.seat),
        _CARDS_SPEAK,
        steps=_READ_AGAIN,
        facts=(("wins", True),),
    )


@ruling("tda:12", "tda:12b", "rrop3:3.showdown.2a", on=MisreadHand)
def hand_was_read_right(spot: Spot, incident: MisreadHand) -> Ruling:  # noqa: ARG001 - one shape
    """Read again, the cards do not make it a winner."""
    return Ruling(
        "stands",
        Text(
            "The tabled hands were read again: seat {seat} does not win with his.",
            "Les mains tablées ont été relues\u00a0: le siège {seat} ne gagne pas avec la sienne.",
        ).format(seat=incident.seat),
        _CARDS_SPEAK,
        steps=_READ_AGAIN,
        facts=(("wins", False),),
    )


def _claim_wrong(state: HandState, incident: FalseClaim) -> tuple[FloorRefused, ...]:
    seat, other = incident.seat, incident.made_muck
    if wrong := no_cards_there(state, seat):
        return wrong
    open_pot = bool(state.pot + state.pushed) and not state.left_for_next
    if state.phase not in _AT_THE_SHOWDOWN or not state.live[seat] or not open_pot:
        return told_wrong(
            f"Seat {seat} claims no pot at the showdown.",
            f"Le siège {seat} ne réclame aucun pot à l’abattage.",
            "Name a player whose hand is still in when hands are shown.",
            "Nommez un joueur dont la main est en jeu à l’abattage.",
        )
    threw = other in state.show_order and not state.live[other] and bool(state.hole[other])
    if other and not threw:
        return told_wrong(
            f"Seat {other} has thrown no hand away at the showdown.",
            f"Le siège {other} n’a pas jeté de main à l’abattage.",
            "Name who threw his cards away on the claim, or 0.",
            "Nommez qui a jeté ses cartes sur cette annonce, ou 0.",
        )
    return ()


@ruling(
    "house:action.unknown",
    on=FalseClaim,
    when=lambda spot, incident: bool(_claim_wrong(spot.state, incident)),
)
def claim_told_wrong(spot: Spot, incident: FalseClaim) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _claim_wrong(spot.state, incident)[0]


@ruling(
    "tda:12",
    "rrop3:3.showdown.2a",
    on=FalseClaim,
    when=lambda _, incident: not incident.deliberate,
)
def claim_has_no_value(spot: Spot, incident: FalseClaim) -> Ruling:  # noqa: ARG001 - one shape
    """What a player says of his hand has no value: the tabled cards decide."""
    return Ruling(
        "stands",
        Text(
            "What seat {seat} said does not count: the cards decide.",
            "Ce que le siège {seat} a dit ne compte pas\u00a0: les cartes décident.",
        ).format(seat=incident.seat),
        Text("Tabled cards speak for themselves.", "Les cartes tablées parlent d’elles-mêmes."),
        steps=_READ_AGAIN,
    )


def _heirs(state: HandState, incident: FalseClaim) -> tuple[SeatNo, ...]:
    """Who plays for the pot once the claim is forfeit."""
    seats = {*live_seats(state), incident.made_muck} - {incident.seat}
    return tuple(sorted(seats))


@ruling(
    "rrop3:3.showdown.2c",
    on=FalseClaim,
    when=lambda spot, incident: (
        spot.options.showdown.false_claim == "may_forfeit_pot"
        and incident.made_muck != NOBODY
        and not (is_pushed(spot.state) and is_late(spot, incident.noticed))
    ),
)
def claim_is_forfeit(spot: Spot, incident: FalseClaim) -> Ruling:
    """Who miscalls his hand to make another throw away his may lose the pot."""
    state, seat = spot.state, incident.seat
    heirs = _heirs(state, incident)
    pot = at_stake(state, seat, heirs)
    words: dict[str, Text | str | int] = {
        "seat": seat,
        "amount": chips_text(pot),
        "who": _who(heirs),
    }
    penalty = Penalty("improper_conduct", "may", spot.house.cite(("rrop3:3.showdown.2c",)))
    return Ruling(
        "hand_dead",
        Text(
            "Seat {seat} forfeits his claim to the pot of {amount}, which goes to {who}.",
            "Le siège {seat} perd son droit au pot de {amount}, qui va {who}.",
        ).format(**words),
        Text("He miscalled his hand on purpose.", "Il a mal annoncé sa main exprès."),
        remedies=forfeited(state, incident, heirs),
        steps=(
            Text("Hold the pot.", "Retenez le pot."),
            Text("Bring back the hand that was thrown.", "Reprenez la main qui a été jetée."),
            Text("Push the pot to {who}.", "Poussez le pot {who}.").format(**words),
        ),
        discretion=(
            Alternative(
                "cards_speak",
                Text("The cards decide the pot.", "Les cartes décident du pot."),
            ),
        ),
        penalty=penalty,
        facts=(("pot", pot), ("forfeits", seat), ("goes_to", heirs)),
    )


def _who(heirs: tuple[SeatNo, ...]) -> Text:
    if len(heirs) == 1:
        return Text(f"seat {heirs[0]}", f"au siège {heirs[0]}")
    numbers = ", ".join(map(str, heirs))
    return Text(f"the best hand of seats {numbers}", f"à la meilleure main des sièges {numbers}")


@ruling(
    "tda:12",
    on=FalseClaim,
    when=lambda spot, _: spot.options.showdown.false_claim == "sanction_only",
)
def false_claim_is_sanctioned(spot: Spot, incident: FalseClaim) -> Ruling:
    """A hand miscalled on purpose may be sanctioned, and the pot does not move."""
    return _sanctioned(incident.seat, spot.house.cite(("tda:12",)))


@ruling("rrop3:3.showdown.2c", on=FalseClaim)
def nobody_was_misled(spot: Spot, incident: FalseClaim) -> Ruling:
    """Miscalling on purpose is unethical even where it made nobody throw a hand away in time."""
    return _sanctioned(incident.seat, spot.house.cite(("rrop3:3.showdown.2c",)))


def _sanctioned(seat: SeatNo, rules: tuple[str, ...]) -> Ruling:
    return Ruling(
        "penalty",
        Text(
            "Seat {seat} may be penalised; the pot goes by the cards.",
            "Le siège {seat} peut être pénalisé\u00a0; le pot suit les cartes.",
        ).format(seat=seat),
        Text("He miscalled his hand on purpose.", "Il a mal annoncé sa main exprès."),
        steps=_READ_AGAIN,
        penalty=Penalty("improper_conduct", "may", rules),
        facts=(("pot_moves", False),),
    )
