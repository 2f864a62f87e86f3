"""Judges of hands that the dealer took in, and of hands that other cards fell on."""

from dataclasses import replace

from croupier.floor.hands.dead_hand_effect import (
    LIVE_STEPS,
    dead_and_paid_back,
    dead_but_for_side_pots,
    dead_for_good,
    dead_with_refund,
    gives_back,
    is_last,
    killed_instead,
    last_hand_wins,
    live_text,
    uncalled_part,
)
from croupier.floor.hands.hand_told import HandFouled, HandSwept, no_live_hand, told_wrong
from croupier.floor.hands.pots_again import leads_the_tabled
from croupier.floor.ruling import Alternative, FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.fold_showdown import is_all_shown
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.text import Text

_SWEPT = Text(
    "The dealer took the cards in, and nobody can tell them any more.",
    "Le croupier a ramassé les cartes, et plus personne ne les reconnaît.",
)
_UNPROTECTED = Text(
    "Nothing lay on the cards: who does not protect his hand has no recourse.",
    "Rien n’était posé sur les cartes\u00a0: qui ne protège pas sa main n’a aucun recours.",
)
_KNOWN = Text(
    "It is still certain which cards are his.",
    "On sait encore avec certitude lesquelles sont à lui.",
)
_PROTECTED = Text(
    "The cards were protected, and they can be given back.",
    "Les cartes étaient protégées, et on peut les lui rendre.",
)


def _live(seat: SeatNo, why: Text, facts: tuple[tuple[str, object], ...] = ()) -> Ruling:
    return Ruling(
        "hand_live",
        live_text(seat),
        why,
        steps=LIVE_STEPS,
        facts=facts,
    )


def _sweep_wrong(spot: Spot, incident: HandSwept) -> tuple[FloorRefused, ...]:
    return no_live_hand(spot.state, incident.seat)


@ruling(
    "house:action.unknown",
    on=HandSwept,
    when=lambda spot, incident: bool(_sweep_wrong(spot, incident)),
)
def sweep_told_wrong(spot: Spot, incident: HandSwept) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _sweep_wrong(spot, incident)[0]


@ruling("tda:17B", on=HandSwept, when=lambda spot, incident: is_last(spot.state, incident.seat))
def last_hand_swept(spot: Spot, incident: HandSwept) -> Ruling:  # noqa: ARG001 - one shape
    """The last live hand wins, wherever its cards are."""
    return last_hand_wins(incident.seat)


def _is_tabled_winner(state: HandState, incident: HandSwept) -> bool:
    """A hand that lies open, all of it, and that beats every other hand that does."""
    if is_all_shown(state, incident.seat):
        leads = leads_the_tabled(state, incident.seat)
        return incident.obviously_wins if leads is None else leads
    return incident.tabled and incident.obviously_wins


@ruling(
    "tda:13C",
    on=HandSwept,
    when=lambda spot, incident: (
        spot.options.dead_hands.tabled_winner_swept == "lives"
        and _is_tabled_winner(spot.state, incident)
    ),
)
def tabled_winner_swept(_spot: Spot, incident: HandSwept) -> Ruling:
    """The dealer cannot kill a tabled hand that is obviously the winner: it is paid."""
    return Ruling(
        "hand_live",
        Text(
            "Seat {seat} tabled the winning hand: it is paid.",
            "Le siège {seat} a tablé la main gagnante\u00a0: elle est payée.",
        ).format(seat=incident.seat),
        Text(
            "A tabled winner cannot be killed by the dealer.",
            "Le croupier ne peut pas tuer une main gagnante tablée.",
        ),
        steps=(
            (
                Text("Lay the cards open again.", "Remettez les cartes face visible.")
                if incident.identifiable
                else Text(
                    "Read the hand as all have seen it.", "Lisez la main telle que tous l’ont vue."
                )
            ),
            Text(
                "Read the remaining hands and push the pot.",
                "Lisez les autres mains et poussez le pot.",
            ),
        ),
    )


def _by_identity(spot: Spot) -> bool:
    return spot.options.dead_hands.fouled == "by_identification"


@ruling(
    "tda:65B",
    on=HandSwept,
    when=lambda spot, incident: _by_identity(spot) and incident.identifiable,
)
def swept_hand_is_known(spot: Spot, incident: HandSwept) -> Ruling:  # noqa: ARG001 - one shape
    """A hand that mixed with other cards stays in while it can be told from them."""
    return _live(incident.seat, _KNOWN)


@ruling(
    "rrop11:3.3.2",
    "rrop3:3.irregularities.2",
    on=HandSwept,
    when=lambda spot, incident: (
        not _by_identity(spot) and incident.protected and incident.identifiable
    ),
)
def protected_hand_swept(spot: Spot, incident: HandSwept) -> Ruling:
    """Who protected his hand is not barred from asking for it: it is given back."""
    return _with_death(_live(incident.seat, _PROTECTED), spot.state, incident.seat)


def _with_death(made: Ruling, state: HandState, seat: SeatNo) -> Ruling:
    return replace(made, discretion=(killed_instead(state, seat),))


@ruling(
    "tda:65A",
    on=HandSwept,
    when=lambda spot, incident: gives_back(spot.options, spot.state, incident.seat),
)
def killed_hand_gets_uncalled_bet(spot: Spot, incident: HandSwept) -> Ruling:
    """No recourse for a hand killed by accident: what was called is lost, the rest goes back."""
    return _if_unknown(dead_and_paid_back(spot.state, incident.seat, _why(incident)), incident)


@ruling(
    "tda:65A",
    on=HandSwept,
    when=lambda spot, _: spot.options.dead_hands.killed_refund_uncalled,
)
def killed_hand_loses_called_bet(spot: Spot, incident: HandSwept) -> Ruling:
    """No recourse for a hand killed by accident: the bets that were called are lost."""
    return _if_unknown(dead_for_good(spot.state, incident.seat, _why(incident)), incident)


def _why(incident: HandSwept) -> Text:
    return _UNPROTECTED if incident.identifiable else _SWEPT


def _if_unknown(made: Ruling, incident: HandSwept) -> Ruling:
    """A hand that can be told for certain may be given back all the same."""
    back = (_retrieve(incident.seat),) if incident.identifiable else ()
    return replace(made, discretion=(*made.discretion, *back))


@ruling(
    "rrop3:3.irregularities.2",
    "rrop11:3.3.2",
    "general:acting.4",
    "rrop3:3.dead.8b",
    on=HandSwept,
    when=lambda _, incident: incident.identifiable,
)
def unprotected_known_hand_swept(spot: Spot, incident: HandSwept) -> Ruling:
    """Left unprotected it is dead, unless the house gives a hand back that it can tell."""
    made = dead_for_good(spot.state, incident.seat, _UNPROTECTED)
    return replace(made, discretion=(_retrieve(incident.seat),))


def _retrieve(seat: SeatNo) -> Alternative:
    return Alternative("retrieve", live_text(seat))


@ruling(
    "rrop3:3.irregularities.2",
    "rrop11:3.3.2",
    "general:acting.4",
    "rrop3:3.dead.1",
    on=HandSwept,
    when=lambda _, incident: not incident.protected,
)
def unprotected_hand_swept(spot: Spot, incident: HandSwept) -> Ruling:
    """Who leaves his cards unprotected has no recourse when the dealer takes them in."""
    return dead_for_good(spot.state, incident.seat, _UNPROTECTED)


@ruling("rrop11:3.3.2", "rrop3:3.irregularities.2", "rrop3:3.dead.1", on=HandSwept)
def lost_hand_was_protected(spot: Spot, incident: HandSwept) -> Ruling:
    """Cards that cannot be found are dead; for one who protected them the floor may refund."""
    return _may_be_refunded(dead_for_good(spot.state, incident.seat, _SWEPT), spot, incident.seat)


def _may_be_refunded(made: Ruling, spot: Spot, seat: SeatNo) -> Ruling:
    """He did what he could: the floor may give back what nobody called."""
    if made.returned or not uncalled_part(spot.state, seat):
        return made
    says = Text(
        "The hand of seat {seat} is dead; what nobody called goes back.",
        "La main du siège {seat} est morte\u00a0; ce que personne n’a suivi lui revient.",
    ).format(seat=seat)
    refund = Alternative("refund_uncalled", says, dead_with_refund(spot.state, seat))
    return replace(made, discretion=(refund,))


def _foul_wrong(spot: Spot, incident: HandFouled) -> tuple[FloorRefused, ...]:
    state, thrower = spot.state, incident.thrown_by
    if wrong := no_live_hand(state, incident.seat):
        return wrong
    known = thrower == 0 or (0 < thrower <= state.chairs and state.setup.takes_part(thrower))
    if known and thrower != incident.seat:
        return ()
    return told_wrong(
        f"The cards cannot have come from seat {thrower}.",
        f"Les cartes ne peuvent pas venir du siège {thrower}.",
        "Name another seat that was dealt in, or none.",
        "Nommez un autre siège qui a été servi, ou aucun.",
    )


@ruling(
    "house:action.unknown",
    on=HandFouled,
    when=lambda spot, incident: bool(_foul_wrong(spot, incident)),
)
def foul_told_wrong(spot: Spot, incident: HandFouled) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _foul_wrong(spot, incident)[0]


@ruling("tda:17B", on=HandFouled, when=lambda spot, incident: is_last(spot.state, incident.seat))
def last_hand_fouled(spot: Spot, incident: HandFouled) -> Ruling:  # noqa: ARG001 - one shape
    """The last live hand wins, whatever fell on it."""
    return last_hand_wins(incident.seat)


@ruling(
    "tda:65B",
    on=HandFouled,
    when=lambda spot, incident: _by_identity(spot) and incident.identifiable,
)
def fouled_hand_is_known(spot: Spot, incident: HandFouled) -> Ruling:  # noqa: ARG001 - one shape
    """A fouled hand stays in while it is certain which cards are its own."""
    return _live(incident.seat, _KNOWN)


@ruling(
    "tda:65A",
    on=HandFouled,
    when=lambda spot, incident: (
        _by_identity(spot) and gives_back(spot.options, spot.state, incident.seat)
    ),
)
def fouled_hand_gets_uncalled_bet(spot: Spot, incident: HandFouled) -> Ruling:
    """A fouled hand that cannot be told for certain is dead; an uncalled bet goes back."""
    return dead_and_paid_back(spot.state, incident.seat, _MIXED)


@ruling("tda:65A", on=HandFouled, when=lambda spot, _: _by_identity(spot))
def fouled_hand_is_lost(spot: Spot, incident: HandFouled) -> Ruling:
    """A fouled hand that cannot be told for certain is dead, protected or not."""
    return dead_for_good(spot.state, incident.seat, _MIXED)


_MIXED = Text(
    "Nobody can tell for certain which cards were his.",
    "Plus personne ne sait avec certitude lesquelles étaient à lui.",
)


def _by_protector(spot: Spot) -> bool:
    return spot.options.dead_hands.fouled == "by_protector"


@ruling(
    "general:acting.5",
    "rrop11:3.3.2",
    on=HandFouled,
    when=lambda spot, incident: (
        _by_protector(spot) and incident.protected and incident.identifiable
    ),
)
def protected_hand_is_touched(spot: Spot, incident: HandFouled) -> Ruling:  # noqa: ARG001
    """Cards under a chip or another object stay live when others touch them."""
    return _live(incident.seat, _PROTECTED, (("protected", True),))


@ruling(
    "rrop11:3.3.2",
    "rrop3:3.irregularities.2",
    on=HandFouled,
    when=lambda spot, incident: _by_protector(spot) and incident.protected,
)
def protected_hand_is_lost(spot: Spot, incident: HandFouled) -> Ruling:
    """Cards that nobody can tell cannot be given back, protected or not."""
    return _may_be_refunded(dead_for_good(spot.state, incident.seat, _MIXED), spot, incident.seat)


@ruling(
    "general:acting.4",
    "rrop11:3.3.2",
    on=HandFouled,
    when=lambda spot, _: _by_protector(spot),
)
def unprotected_hand_is_touched(spot: Spot, incident: HandFouled) -> Ruling:
    """Unprotected cards that touch others are dead, unless the floor waives it."""
    made = dead_for_good(spot.state, incident.seat, _UNPROTECTED)
    waived = _live(incident.seat, _KNOWN)
    instead = (Alternative("waive", waived.says),) if incident.identifiable else ()
    return replace(made, discretion=instead)


@ruling("rrop3:3.dead.9", on=HandFouled, when=lambda _, incident: incident.identifiable)
def thrown_cards_are_dead(spot: Spot, incident: HandFouled) -> Ruling:
    """Cards thrown onto another hand are dead; the hand they fell on stays live."""
    thrower = incident.thrown_by
    made = _live(incident.seat, _THROWN)
    if not incident.protected:
        made = _with_death(made, spot.state, incident.seat)
    if not thrower:
        return made
    says = Text(
        "The cards that seat {thrower} threw are dead; the hand of seat {seat} is live.",
        "Les cartes jetées par le siège {thrower} sont mortes\u00a0; la main du siège {seat} est "
        "vivante.",
    ).format(thrower=thrower, seat=incident.seat)
    thrown = _thrown_are_dead(spot.state, thrower)
    return replace(made, says=says, remedies=thrown, facts=(("dead", (thrower,)),))


_THROWN = Text(
    "Cards thrown onto another player’s cards are dead, face up or face down.",
    "Des cartes jetées sur celles d’un autre joueur sont mortes, ouvertes ou fermées.",
)


def _thrown_are_dead(state: HandState, thrower: SeatNo) -> tuple[Remedy, ...]:
    return dead_but_for_side_pots(state, thrower) if thrower else ()


@ruling("rrop3:3.dead.9", "rrop3:3.irregularities.2", "rrop11:3.3.2", on=HandFouled)
def both_hands_are_lost(spot: Spot, incident: HandFouled) -> Ruling:
    """The thrown cards are dead, and so is a hand that nobody can tell from them."""
    state = spot.state
    thrown = _thrown_are_dead(state, incident.thrown_by)
    if state.live_count - len(thrown) == 1:
        facts = (("dead", (incident.thrown_by,)),)
        return replace(last_hand_wins(incident.seat), why=_THROWN, remedies=thrown, facts=facts)
    why = _MIXED if incident.protected else _UNPROTECTED
    made = dead_for_good(state, incident.seat, why)
    made = replace(made, remedies=(*thrown, *made.remedies))
    if not incident.protected:
        return made
    refunded = _may_be_refunded(made, spot, incident.seat)
    ways = (replace(one, remedies=(*thrown, *one.remedies)) for one in refunded.discretion)
    return replace(refunded, discretion=tuple(ways))
