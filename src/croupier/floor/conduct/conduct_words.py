"""What is said of misconduct, and what all rulings on it have in common."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from croupier.floor.conduct.conduct_checks import has_live_hand, is_over
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.offence_words import DONE, FIRST_STEPS
from croupier.floor.conduct.offences import OFFENCES, suggested, weight_of
from croupier.floor.ruling import Alternative, Penalty, Remedy, Ruling, Weight
from croupier.floor.spot import Spot, chips_text, seat_text
from croupier.play.actions import Action
from croupier.rulebook.house import RuleId
from croupier.text import Text

_MOST_STEPS = 20

NO_PENALTY = Alternative(
    "no_penalty",
    Text(
        "It goes into the file, and no penalty is given.",
        "C’est noté au dossier, sans pénalité.",
    ),
    keeps=True,
)
"""What the floor may decide wherever a penalty only may be given."""

PLAY_GOES_ON = Text("Go on with the hand as it stands.", "Poursuivez la main telle qu’elle est.")
NOTE_IT = Text(
    "Have it noted in the player’s file, with what came before.",
    "Faites-le noter au dossier du joueur, avec ce qui a précédé.",
)
NOTE_BOTH = Text("Have it noted in the files of both.", "Faites-le noter au dossier des deux.")
AFTER_THE_HAND = Text(
    "A penalty begins when this hand is over.",
    "Une pénalité commence quand cette main est finie.",
)
MUST_NOT_PASS = Text(
    "Do not close the case without a penalty.",
    "Ne fermez pas le dossier sans pénalité.",
)


def said(text: Text, incident: Misconduct, **values: Text | str | int) -> Text:
    """A sentence with the seat it begins with as `{seat}`, and who took part as `{other}`."""
    return text.format(seat=seat_text(incident.seat), other=str(incident.other_seat), **values)


def is_filed(incident: Misconduct) -> Text:
    """What was done, and that it goes into the file."""
    return _FILED.format(done=DONE[incident.breach])


def must_follow(incident: Misconduct) -> Text:
    """What was done, and that it may not pass."""
    return _MUST_FOLLOW.format(done=DONE[incident.breach])


_FILED = Text(
    "{done}: it goes into the file, the hand goes on.",
    "{done}\u00a0: c’est noté au dossier, la main continue.",
)
_MUST_FOLLOW = Text(
    "{done}: a penalty must be given; the hand goes on.",
    "{done}\u00a0: une pénalité doit être donnée\u00a0; la main continue.",
)


def steps_of(spot: Spot, incident: Misconduct) -> tuple[Text, ...]:
    """What is done at once about it, and then the hand goes on."""
    who = Text(f"seat {incident.seat}", f"siège {incident.seat}")
    first = FIRST_STEPS.get(incident.breach, ())
    pot = chips_text(spot.state.pot)
    return (*(step.format(pot=pot, who=who) for step in first), PLAY_GOES_ON)


_ANSWERS: Mapping[str, Text] = MappingProxyType(
    {
        "warning": Text("a warning", "un avertissement"),
        "missed_hands": Text("hands missed: {amount}", "mains de pénalité\u00a0: {amount}"),
        "missed_rounds": Text("rounds missed: {amount}", "tours de pénalité\u00a0: {amount}"),
        "disqualification": Text("disqualification", "la disqualification"),
        "reprimand": Text("a reprimand", "une réprimande"),
        "suspension": Text("a suspension", "une suspension"),
        "exclusion": Text("exclusion", "l’exclusion"),
        "bar": Text("being barred", "l’interdiction"),
        "mute": Text("being muted", "la mise en sourdine"),
        "kick": Text("being sent away", "le renvoi de la table"),
        "ban": Text("being banned", "le bannissement"),
    }
)


def _suggestion(spot: Spot, incident: Misconduct, weight: Weight) -> tuple[Text, ...]:
    """What the scale of the house has next, for who did it before or must be penalised."""
    if not incident.earlier and weight != "must":
        return ()
    scale = spot.options.conduct.penalty_scale
    earlier = ("",) * min(incident.earlier, _MOST_STEPS)
    step = suggested(scale, incident.breach, earlier)
    said_so = Text(
        "Offence number {times}; the scale of this house suggests: {answer}.",
        "Infraction nº\u00a0{times}\u00a0; l’échelle de la maison suggère\u00a0: {answer}.",
    )
    answer = _ANSWERS[step.kind].format(amount=str(step.amount))
    return (said_so.format(times=str(incident.earlier + 1), answer=answer),)


def facts_of(spot: Spot, incident: Misconduct) -> tuple[tuple[str, Any], ...]:
    """How often it was, whether he has a live hand, and what the house might answer with."""
    players = len(spot.state.setup.dealt_in)
    scale = spot.options.conduct.penalty_scale
    earlier = ("",) * min(incident.earlier, _MOST_STEPS)
    step = suggested(scale, incident.breach, earlier)
    hands = {"missed_hands": step.amount, "missed_rounds": step.amount * players}
    return (
        ("offences", incident.earlier + 1),
        ("players_in_pot", spot.state.live_count),
        ("live", has_live_hand(spot.state, incident.seat)),
        ("suggested", step.kind),
        ("suggested_amount", step.amount),
        ("suggested_hands", hands.get(step.kind, 0)),
        ("starts", "now" if is_over(spot.state) else "after_hand"),
    )


@dataclass(frozen=True, slots=True)
class Noted:
    """What a ruling on an offence says: decision, sentence, reason, articles and first steps."""

    decision: str
    says: Text
    why: Text
    rules: tuple[RuleId, ...]
    steps: tuple[Text, ...] = (PLAY_GOES_ON,)


def logged(
    spot: Spot,
    incident: Misconduct,
    noted: Noted,
    *,
    remedies: tuple[Remedy, ...] = (),
    action: Action | None = None,
    discretion: tuple[Alternative, ...] = (),
) -> Ruling:
    """The ruling on an offence: it is noted, and a penalty may or must follow."""
    weight = weight_of(spot.options, incident.breach)
    note = NOTE_BOTH if OFFENCES[incident.breach].two else NOTE_IT
    last = MUST_NOT_PASS if weight == "must" else AFTER_THE_HAND
    return Ruling(
        noted.decision,
        said(noted.says, incident),
        noted.why,
        noted.rules,
        remedies=remedies,
        steps=(*noted.steps, note, *_suggestion(spot, incident, weight), last),
        action=action,
        discretion=discretion if weight == "must" else (*discretion, NO_PENALTY),
        penalty=Penalty(incident.breach, weight, spot.house.cite(noted.rules)),
        facts=facts_of(spot, incident),
    )


def recorded(spot: Spot, incident: Misconduct, why: Text, rules: tuple[RuleId, ...] = ()) -> Ruling:
    """It goes into the file by *rules*, or those of the offence; the hand goes on."""
    rules = rules or OFFENCES[incident.breach].rules
    noted = Noted("recorded", is_filed(incident), why, rules, steps_of(spot, incident))
    return logged(spot, incident, noted)


def allowed(
    spot: Spot, incident: Misconduct, says: Text, why: Text, rules: tuple[RuleId, ...] = ()
) -> Ruling:
    """He may do it, and the hand goes on; *rules* where they are not those of the judge."""
    return Ruling(
        "play_on",
        said(says, incident),
        why,
        rules,
        steps=(PLAY_GOES_ON, Text("Note nothing in the file.", "Ne notez rien au dossier.")),
        facts=facts_of(spot, incident),
    )
