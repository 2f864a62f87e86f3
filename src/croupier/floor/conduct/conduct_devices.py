"""Judges of what is done with telephones and other devices at a table."""

from croupier.floor.conduct.conduct_checks import (
    When,
    check_misconduct,
    did,
    has_live_hand,
    impossible,
)
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.conduct_words import PLAY_GOES_ON, Noted, allowed, logged
from croupier.floor.conduct.offences import device_rule
from croupier.floor.ruling import Ruling, ruling
from croupier.floor.spot import Spot
from croupier.rulebook.house import RuleId
from croupier.text import Text


def _device(*articles: RuleId) -> When:
    """Whether what was done with a device breaks one of these articles here."""
    return lambda spot, incident: (
        incident.breach == "device" and _broken(spot, incident) in articles
    )


def _broken(spot: Spot, incident: Misconduct) -> RuleId:
    live = has_live_hand(spot.state, incident.seat)
    return device_rule(spot.options, incident.device, live=live)


@ruling("house:action.unknown", on=Misconduct, when=impossible("device"))
def nobody_uses_it(spot: Spot, incident: Misconduct) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise check_misconduct(spot, incident)


@ruling("tda:5A", "tda:5", on=Misconduct, when=_device("tda:5A"))
def calls_or_makes_noise(spot: Spot, incident: Misconduct) -> Ruling:
    """No calls at the table, and nothing that rings, plays or disturbs; a penalty may follow."""
    return _used(
        spot,
        incident,
        ("tda:5A", "tda:5"),
        Text(
            "{seat} disturbed the table with a device: it goes into the file, the hand goes on.",
            "{seat} a dérangé la table avec un appareil\u00a0: c’est noté, la main continue.",
        ),
        Text(
            "Calls and noise at the table delay and disturb the game.",
            "Appels et bruits à la table retardent et dérangent le jeu.",
        ),
        Text("Have the call ended and the noise stopped.", "Faites cesser l’appel ou le bruit."),
    )


@ruling("tda:5B", "tda:5", on=Misconduct, when=_device("tda:5B"))
def lays_a_device_on_the_table(spot: Spot, incident: Misconduct) -> Ruling:
    """Nothing but cards and chips lies on the table; a penalty may follow."""
    return _used(
        spot,
        incident,
        ("tda:5B", "tda:5"),
        Text(
            "{seat} has a device on the table: it is taken off and noted, the hand goes on.",
            "{seat} a un appareil sur la table\u00a0: il est retiré et c’est noté, "
            "la main continue.",
        ),
        Text(
            "A device on the table hides chips and draws the eye.",
            "Un appareil sur la table cache des jetons et attire l’œil.",
        ),
        Text("Have the device taken off the table.", "Faites retirer l’appareil de la table."),
    )


@ruling("tda:5C", "tda:5", on=Misconduct, when=_device("tda:5C"))
def uses_a_device_in_a_hand(spot: Spot, incident: Misconduct) -> Ruling:
    """With a live hand nobody touches a device; a penalty may follow."""
    return _used(
        spot,
        incident,
        ("tda:5C", "tda:5"),
        Text(
            "{seat} used a device with a live hand: it goes into the file, the hand goes on.",
            "{seat} s’est servi d’un appareil avec une main vivante\u00a0: c’est noté, "
            "la main continue.",
        ),
        Text(
            "Who has a live hand could be told something through it.",
            "Qui a une main vivante pourrait en recevoir de l’aide.",
        ),
        Text("Have the device put away.", "Faites ranger l’appareil."),
    )


@ruling("tda:5D", "tda:5", on=Misconduct, when=_device("tda:5D"))
def gets_help(spot: Spot, incident: Misconduct) -> Ruling:
    """No charts, no tools and nobody else’s advice at the table; a penalty may follow."""
    return _used(
        spot,
        incident,
        ("tda:5D", "tda:5"),
        Text(
            "{seat} used help for playing: it goes into the file, the hand goes on.",
            "{seat} a eu recours à une aide de jeu\u00a0: c’est noté, la main continue.",
        ),
        Text(
            "Everybody plays by what he knows himself.",
            "Chacun joue avec ce qu’il sait lui-même.",
        ),
        Text("Have the help put away.", "Faites ranger l’aide de jeu."),
    )


@ruling("rrop3:1.conduct.7", on=Misconduct, when=_device("rrop3:1.conduct.7"))
def uses_a_device_at_all(spot: Spot, incident: Misconduct) -> Ruling:
    """Where devices have no place at the table any use goes into the file, hand or not."""
    return _used(
        spot,
        incident,
        ("rrop3:1.conduct.7",),
        Text(
            "{seat} used a device at the table: it goes into the file, the hand goes on.",
            "{seat} s’est servi d’un appareil à la table\u00a0: c’est noté, la main continue.",
        ),
        Text(
            "This house has no telephones at the table.",
            "La maison n’admet pas le téléphone à la table.",
        ),
        Text(
            "Have him put it away or leave the table.",
            "Faites-le ranger, ou qu’il quitte la table.",
        ),
    )


def _used(
    spot: Spot, incident: Misconduct, rules: tuple[RuleId, ...], says: Text, why: Text, step: Text
) -> Ruling:
    return logged(spot, incident, Noted("recorded", says, why, rules, (step, PLAY_GOES_ON)))


@ruling("tda:5C", "rrop3:1.conduct.7", on=Misconduct, when=did("device"))
def may_use_the_device(spot: Spot, incident: Misconduct) -> Ruling:
    """What the house does not forbid with a device is no breach, as without a live hand."""
    banned = spot.options.conduct.phones == "banned_at_table"
    return allowed(
        spot,
        incident,
        Text(
            "{seat} may do that with a device here; play goes on.",
            "{seat} peut faire cela ici avec un appareil\u00a0; le jeu continue.",
        ),
        Text(
            "No article of this house forbids it as things stand.",
            "Aucun article de la maison ne l’interdit en l’état.",
        ),
        ("rrop3:1.conduct.7",) if banned else ("tda:5C",),
    )
