"""Judges of misconduct that leaves the hand as it is: noted, and a penalty may or must follow."""

from typing import Literal

from croupier.floor.conduct.conduct_checks import When, check_misconduct, did, impossible, is_over
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.conduct_words import (
    PLAY_GOES_ON,
    Noted,
    allowed,
    facts_of,
    logged,
    must_follow,
    recorded,
    said,
    steps_of,
)
from croupier.floor.conduct.offences import OFFENCES, must_be_answered
from croupier.floor.ruling import Alternative, Remedy, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.irregular_events import ChipsRemoved
from croupier.text import Text

_NOTED = tuple(
    breach
    for breach in OFFENCES
    if breach not in ("device", "revealing_live_hand", "left_table", "careless_fold")
)
"""Whatever changes nothing in the hand, but for devices."""


@ruling("house:action.unknown", on=Misconduct, when=impossible(*_NOTED))
def cannot_be_noted(spot: Spot, incident: Misconduct) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise check_misconduct(spot, incident)


@ruling(
    "tda:4",
    on=Misconduct,
    when=lambda _spot, incident: incident.breach == "not_identifiable" and incident.heeded,
)
def shows_his_face(spot: Spot, incident: Misconduct) -> Ruling:
    """Who takes off at once what hides him has heeded the staff, and nothing follows."""
    return Ruling(
        "recorded",
        said(
            Text(
                "{seat} took off what hid the face: the request is noted, nothing follows.",
                "{seat} a ôté ce qui cachait son visage\u00a0: la demande est notée, sans suite.",
            ),
            incident,
        ),
        _SEEN,
        steps=(PLAY_GOES_ON, _NOTE_REQUEST),
        facts=facts_of(spot, incident),
    )


@ruling("tda:4", on=Misconduct, when=did("not_identifiable"))
def hides_his_face(spot: Spot, incident: Misconduct) -> Ruling:
    """Who keeps on what hides him after staff asked may be penalised; the hand goes on."""
    return logged(
        spot,
        incident,
        Noted(
            "recorded",
            Text(
                "{seat} refuses to be recognisable: the request is noted, a penalty may follow.",
                "{seat} refuse d’être reconnaissable\u00a0: la demande est notée, "
                "une pénalité est possible.",
            ),
            _SEEN,
            ("tda:4",),
            (_NOTE_REQUEST, PLAY_GOES_ON),
        ),
    )


_SEEN = Text(
    "Everybody must be able to see who is playing.",
    "Chacun doit pouvoir voir qui joue.",
)
_NOTE_REQUEST = Text("Have the request noted.", "Faites noter la demande.")


@ruling(
    "tda:33",
    "tda:71Bb",
    on=Misconduct,
    when=lambda spot, incident: (
        incident.breach == "dodging_blinds" and must_be_answered(spot.options, "dodging_blinds")
    ),
)
def dodged_blind_is_penalised(spot: Spot, incident: Misconduct) -> Ruling:
    """Who dodges a blind on purpose is penalised; a mere warning does not do."""
    return logged(
        spot,
        incident,
        Noted(
            "penalty",
            Text(
                "{seat} dodged a blind: a penalty must be given.",
                "{seat} a esquivé une blinde\u00a0: une pénalité doit être donnée.",
            ),
            _BLINDS_COME_ROUND,
            ("tda:33", "tda:71Bb"),
        ),
    )


@ruling("rrop3:4.blinds.11a", on=Misconduct, when=did("dodging_blinds"))
def dodged_blind_is_owed(spot: Spot, incident: Misconduct) -> Ruling:
    """Where blinds are made good, whoever dodged one owes it before he is dealt in again."""
    return Ruling(
        "recorded",
        said(
            Text(
                "{seat} dodged a blind and owes it before the next hand.",
                "{seat} a esquivé une blinde et la doit avant d’être servi.",
            ),
            incident,
        ),
        _BLINDS_COME_ROUND,
        steps=(
            PLAY_GOES_ON,
            Text("Have him make the blind good.", "Faites-lui payer la blinde manquée."),
        ),
        facts=facts_of(spot, incident),
    )


_BLINDS_COME_ROUND = Text(
    "What one player does not pay, the others pay for him.",
    "Ce que l’un ne paie pas, les autres le paient pour lui.",
)


def _compulsory(*breaches: str) -> When:
    """Whether one of these was done in a house that lets none of them pass."""
    return lambda spot, incident: (
        incident.breach in breaches and must_be_answered(spot.options, incident.breach)
    )


Third = Literal["two", "all_in", "against_others"]


def _third(spot: Spot, incident: Misconduct) -> Third:
    """Who else is in the pot: nobody, somebody all-in, or players who can all still bet."""
    state, both = spot.state, (incident.seat, incident.other_seat)
    others = [seat for seat, live in enumerate(state.live) if live and seat not in both]
    if not others:
        return "two"
    return "against_others" if all(state.stacks[seat] for seat in others) else "all_in"


def _agreed(third: Third) -> When:
    """Whether two agreed to bet no more, with that of others in the pot."""
    return lambda spot, incident: (
        incident.breach == "check_down" and _third(spot, incident) == third
    )


@ruling("tda:69", "tda:71Bb", on=Misconduct, when=_compulsory("collusion"))
def colludes(spot: Spot, incident: Misconduct) -> Ruling:
    """Who plays into another’s hands is disqualified with him, and their chips leave play."""
    return logged(
        spot,
        incident,
        Noted(
            "penalty",
            _DISQUALIFIED_NOW if is_over(spot.state) else _DISQUALIFIED_AFTER,
            _ALONE,
            ("tda:69", "tda:71Bb"),
            (
                PLAY_GOES_ON,
                Text(
                    "When the hand is over take the chips of both out of play.",
                    "La main finie, retirez du jeu les jetons des deux.",
                ),
            ),
        ),
        remedies=_chips_leave(spot, incident),
    )


_DISQUALIFIED_NOW = Text(
    "{seat} and seat {other} are disqualified; their chips leave play.",
    "{seat} et le siège {other} sont disqualifiés\u00a0; leurs jetons quittent le jeu.",
)
_DISQUALIFIED_AFTER = Text(
    "{seat} and seat {other} are disqualified; their chips leave play when the hand is over.",
    "{seat} et le siège {other} sont disqualifiés\u00a0; "
    "leurs jetons quittent le jeu, la main finie.",
)


def _chips_leave(spot: Spot, incident: Misconduct) -> tuple[Remedy, ...]:
    """Once a hand is over; while it is on they play in it."""
    stacks = spot.state.stacks
    if not is_over(spot.state):
        return ()
    both = (incident.seat, incident.other_seat)
    return tuple(ChipsRemoved(seat, stacks[seat]) for seat in both if stacks[seat])


@ruling("tda:69", "tda:71Bb", on=Misconduct, when=_compulsory("soft_play", "check_down"))
def plays_softly(spot: Spot, incident: Misconduct) -> Ruling:
    """Soft play is always penalised, up to the loss of chips or disqualification."""
    return logged(
        spot,
        incident,
        Noted(
            "penalty",
            must_follow(incident),
            _ALONE,
            ("tda:69", "tda:71Bb"),
            steps_of(spot, incident),
        ),
        discretion=(_DISQUALIFIED,),
    )


_DISQUALIFIED = Alternative(
    "disqualification",
    Text(
        "He is disqualified when the hand is over.",
        "Il est disqualifié quand la main est finie.",
    ),
    keeps=True,
)
_ALONE = Text(
    "Poker is played by each for himself.", "Le poker est un jeu où chacun joue pour soi."
)


@ruling("rrop3:1.ethics.3", on=Misconduct, when=_agreed("two"))
def two_may_check_it_down(spot: Spot, incident: Misconduct) -> Ruling:
    """Where nobody else is in the pot, two who bet no more harm nobody."""
    return allowed(
        spot,
        incident,
        Text(
            "{seat} and seat {other} may leave it at that: nobody else is in the pot.",
            "{seat} et le siège {other} peuvent en rester là\u00a0: ils sont seuls dans le pot.",
        ),
        Text(
            "What is not done is to spare each other against a third player.",
            "Ce qui ne se fait pas, c’est de s’épargner contre un troisième.",
        ),
    )


@ruling("rrop3:1.conduct.1", on=Misconduct, when=_agreed("against_others"))
def plays_with_a_partner(spot: Spot, incident: Misconduct) -> Ruling:
    """Against others who can still bet, an agreement is play in partnership."""
    return recorded(spot, incident, _ALONE, ("rrop3:1.conduct.1",))


@ruling(
    "tda:71Bb",
    on=Misconduct,
    when=_compulsory("obscene_language", "disturbance", "cheating"),
)
def must_be_penalised(spot: Spot, incident: Misconduct) -> Ruling:
    """Abuse, disruption and cheating are always penalised; how much is for the floor to judge."""
    return logged(
        spot,
        incident,
        Noted(
            "penalty",
            must_follow(incident),
            Text(
                "Such conduct is never let pass; only its price is judged.",
                "Une telle conduite ne passe jamais\u00a0; seul son prix se juge.",
            ),
            ("tda:71Bb",),
        ),
        discretion=(_DISQUALIFIED,),
    )


@ruling(
    "tda:70",
    "tda:71B",
    on=Misconduct,
    when=did(
        "improper_conduct",
        "out_of_turn",
        "needless_delay",
        "hindering_stacks",
        "card_abuse",
        "threats",
        "inattention",
    ),
)
def may_be_penalised(spot: Spot, incident: Misconduct) -> Ruling:
    """Improper conduct goes into the file with how often it was; the floor may penalise or not."""
    rules = tuple(dict.fromkeys(("tda:70", "tda:71B", *OFFENCES[incident.breach].rules)))
    return recorded(spot, incident, _IMPROPER, rules)


@ruling(
    "rrop3:1.conduct.1",
    "rrop3:1.conduct.3",
    "rrop3:1.conduct.4",
    "rrop3:1.conduct.6",
    "rrop3:1.conduct.8",
    "rrop3:1.ethics.2",
    "rrop3:1.ethics.3",
    "rrop3:2.procedures.17",
    on=Misconduct,
    when=did(
        "collusion",
        "cheating",
        "soft_play",
        "check_down",
        "obscene_language",
        "disturbance",
        "splashing",
        "property_damage",
        "weapon",
        "cards_out_of_view",
    ),
)
def is_noted(spot: Spot, incident: Misconduct) -> Ruling:
    """What is not done is logged, and the house answers as it sees fit; the hand goes on."""
    return recorded(spot, incident, _IMPROPER)


_IMPROPER = Text(
    "It is not done, and how heavy it is depends on what came before.",
    "Cela ne se fait pas, et le poids dépend de ce qui a précédé.",
)
