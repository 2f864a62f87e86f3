"""Judges of what players bring before the floor: late reports, claims on the house, appeals."""

from collections.abc import Callable

from croupier.floor.conduct.decisions_told import (
    LEVEL_WORDS,
    DecisionAppealed,
    ErrorReported,
    HouseClaimed,
    Level,
    is_last,
)
from croupier.floor.in_hand import chair_refused
from croupier.floor.incident import Gesture
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, chips_text, seat_text
from croupier.text import Text


@ruling(
    "house:action.unknown",
    on=(HouseClaimed, DecisionAppealed),
    when=lambda spot, incident: chair_refused(spot.state, incident.seat) is not None,
)
def nobody_asks(spot: Spot, incident: Gesture) -> Ruling:
    """Only a player of the table is heard."""
    raise chair_refused(spot.state, incident.seat) or ValueError


def _out_of_order(_spot: Spot, incident: ErrorReported) -> bool:
    known = incident.noticed_at
    early = known >= 0 and not incident.happened_at <= known <= incident.reported_at
    return incident.happened_at < 0 or incident.reported_at < incident.happened_at or early


@ruling("rrop3:2.decisions.3", on=ErrorReported, when=_out_of_order)
def reported_before_it_happened(spot: Spot, _incident: ErrorReported) -> Ruling:
    """Times that cannot be are asked again."""
    raise FloorRefused(
        Text(
            "Nobody reports an error before it has happened.",
            "Une erreur ne se signale pas avant d’arriver.",
        ),
        Text(
            "Tell when it happened, then when it was noticed and reported.",
            "Dites quand elle est arrivée, puis quand on l’a vue et signalée.",
        ),
        spot.house.cite(("rrop3:2.decisions.3",)),
    )


@ruling("rrop3:2.decisions.3", on=ErrorReported)
def error_is_reported(_spot: Spot, incident: ErrorReported) -> Ruling:
    """Who decides sees how long it took and what was done since; both may change the ruling."""
    delay = incident.reported_at - incident.happened_at
    told_at_once = incident.noticed_at < 0
    waited = 0 if told_at_once else incident.reported_at - incident.noticed_at
    many = len(incident.actions_between)
    return Ruling(
        "recorded",
        Text(
            "Reported {seconds} s after it happened; actions meanwhile: {many}.",
            "Signalé {seconds}\u00a0s après les faits\u00a0; actions entre-temps\u00a0: {many}.",
        ).format(seconds=chips_text(delay), many=str(many)),
        Text(
            "An error is told at once; who waits may lose what he could have had.",
            "Une erreur se signale aussitôt\u00a0; attendre peut changer la décision.",
        ),
        steps=(
            Text("Stop the action.", "Arrêtez l’action."),
            Text(
                "Go through what was done since, in its order.",
                "Reprenez dans l’ordre ce qui a été fait depuis.",
            ),
        ),
        discretion=_LATE if delay or many else (),
        facts=(
            ("seconds", delay),
            ("waited", waited),
            ("actions", incident.actions_between),
            ("many", many),
        ),
    )


_LATE = (
    Alternative(
        "ruled_as_if_at_once",
        Text(
            "It is ruled as if it had been told at once.",
            "On tranche comme si c’était signalé aussitôt.",
        ),
    ),
    Alternative(
        "too_late",
        Text(
            "It was told too late: what was done stands.",
            "Signalé trop tard\u00a0: ce qui est fait est fait.",
        ),
    ),
)


def _no_amount(_spot: Spot, incident: HouseClaimed) -> bool:
    return incident.amount <= 0


@ruling("rrop3:2.decisions.4", on=HouseClaimed, when=_no_amount)
def claims_nothing(spot: Spot, incident: HouseClaimed) -> Ruling:
    """A claim is for chips."""
    raise FloorRefused(
        Text(
            f"Nothing is claimed with {incident.amount} chips.",
            f"On ne réclame rien avec {incident.amount} jetons.",
        ),
        Text("Name how many chips he claims.", "Dites combien de jetons il réclame."),
        spot.house.cite(("rrop3:2.decisions.4",)),
    )


@ruling(
    "rrop3:2.decisions.4",
    on=HouseClaimed,
    when=lambda _spot, incident: incident.good_faith and incident.contest_over,
)
def house_owes_nothing(_spot: Spot, incident: HouseClaimed) -> Ruling:
    """For an honest mistake the house owes nothing; the claim is logged and refused."""
    return Ruling(
        "refused",
        _claims(
            incident,
            Text(
                "{seat} claims {amount} from the house: logged and refused.",
                "{seat} réclame {amount} à la maison\u00a0: noté et refusé.",
            ),
        ),
        Text(
            "A mistake made in good faith gives nobody a claim on the house.",
            "Une erreur commise de bonne foi n’engage pas la maison.",
        ),
        steps=(
            Text("Note the claim and who made it.", "Notez la réclamation et son auteur."),
            Text("Pay nothing; the house account stays.", "Ne payez rien\u00a0; le compte reste."),
        ),
        facts=(("claimed", incident.amount), ("house_liability", 0)),
    )


@ruling(
    "rrop3:2.decisions.4",
    on=HouseClaimed,
    when=lambda _spot, incident: incident.good_faith,
)
def result_can_still_be_contested(_spot: Spot, incident: HouseClaimed) -> Ruling:
    """While a result can be contested the pot is put right, and nothing is asked of the house."""
    return Ruling(
        "floor_decides",
        _claims(
            incident,
            Text(
                "{seat} claims {amount}: the award itself is looked at; the house owes nothing.",
                "{seat} réclame {amount}\u00a0: on revoit l’attribution\u00a0; "
                "la maison ne doit rien.",
            ),
        ),
        Text(
            "There is still time to push the pot to whom it belongs.",
            "Il est encore temps de rendre le pot à qui de droit.",
        ),
        steps=(
            Text("Keep the chips where they are.", "Laissez les jetons où ils sont."),
            Text("Have the award of the pot looked at.", "Faites revoir l’attribution du pot."),
        ),
        facts=(("claimed", incident.amount), ("house_liability", 0)),
    )


@ruling("tda:1", "rrop3:2.decisions.1", on=HouseClaimed)
def not_in_good_faith(_spot: Spot, incident: HouseClaimed) -> Ruling:
    """A wrong that was no honest mistake is for the management to put right in fairness."""
    return Ruling(
        "floor_decides",
        _claims(
            incident,
            Text(
                "{seat} claims {amount} for more than a mistake: the management decides.",
                "{seat} réclame {amount} pour plus qu’une erreur\u00a0: la direction tranche.",
            ),
        ),
        Text(
            "Only an honest mistake binds everybody.",
            "Seule l’erreur de bonne foi s’impose à tous.",
        ),
        steps=(
            Text("Note the claim and who made it.", "Notez la réclamation et son auteur."),
            Text("Call the shift supervisor.", "Appelez le superviseur."),
        ),
        facts=(("claimed", incident.amount),),
    )


def _claims(incident: HouseClaimed, says: Text) -> Text:
    return says.format(seat=seat_text(incident.seat), amount=chips_text(incident.amount))


def _final(*levels: Level) -> Callable[[Spot, DecisionAppealed], bool]:
    """Whether one of these has decided, in a house in which nobody is asked after it."""
    return lambda spot, incident: (
        incident.decided_by in levels and is_last(spot.house, incident.decided_by)
    )


@ruling("tda:1b", on=DecisionAppealed, when=_final("floor"))
def floor_has_the_last_word(_spot: Spot, incident: DecisionAppealed) -> Ruling:
    """What the floor has decided is final; the floor alone may enter a new decision."""
    return Ruling(
        "stands",
        _appeals(
            incident,
            Text(
                "{seat} appeals: the floor’s decision is final and stands.",
                "{seat} fait appel\u00a0: la décision du floor est définitive et tient.",
            ),
        ),
        _SOMEBODY_DECIDES,
        steps=(_SAY_IT_STANDS, _GO_ON),
        facts=(("next", ""),),
    )


@ruling("rrop3:2.decisions.2", "tda:1b", on=DecisionAppealed, when=_final("shift_supervisor"))
def last_instance_has_decided(_spot: Spot, incident: DecisionAppealed) -> Ruling:
    """After the shift supervisor nobody is asked any more: the case stays closed."""
    return Ruling(
        "refused",
        _appeals(
            incident,
            Text(
                "{seat} appeals: refused, the shift supervisor’s decision is final.",
                "{seat} fait appel\u00a0: refusé, la décision du superviseur est sans appel.",
            ),
        ),
        _SOMEBODY_DECIDES,
        steps=(_SAY_IT_STANDS, _GO_ON),
        facts=(("next", ""),),
    )


@ruling(
    "rrop3:2.decisions.2",
    on=DecisionAppealed,
    when=lambda _spot, incident: incident.decided_by == "floor",
)
def floor_has_decided(_spot: Spot, incident: DecisionAppealed) -> Ruling:
    """Over the floor stands the shift supervisor, who decides for good."""
    return _asked_above(
        incident,
        "shift_supervisor",
        Text(
            "{seat} appeals: the shift supervisor decides, and that is final.",
            "{seat} fait appel\u00a0: le superviseur tranche, et sans appel.",
        ),
    )


@ruling("tda:1b", "rrop3:2.decisions.2", on=DecisionAppealed)
def dealer_has_decided(_spot: Spot, incident: DecisionAppealed) -> Ruling:
    """Over the dealer stands the floor, whom every player may have called."""
    return _asked_above(
        incident,
        "floor",
        Text(
            "{seat} does not accept what the dealer said: the floor decides.",
            "{seat} n’accepte pas ce que dit le croupier\u00a0: le floor tranche.",
        ),
    )


def _asked_above(incident: DecisionAppealed, above: Level, says: Text) -> Ruling:
    return Ruling(
        "floor_decides",
        _appeals(incident, says),
        _SOMEBODY_DECIDES,
        steps=(
            Text("Stop the action.", "Arrêtez l’action."),
            Text("Call {who}.", "Appelez {who}.").format(who=LEVEL_WORDS[above]),
        ),
        facts=(("next", above),),
    )


_SOMEBODY_DECIDES = Text(
    "A game goes on only if somebody has the last word.",
    "Le jeu n’avance que si quelqu’un a le dernier mot.",
)
_SAY_IT_STANDS = Text("Say that the decision stands.", "Dites que la décision tient.")
_GO_ON = Text("Go on with the game.", "Reprenez le jeu.")


def _appeals(incident: DecisionAppealed, says: Text) -> Text:
    return says.format(seat=seat_text(incident.seat))
