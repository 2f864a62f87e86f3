"""Stories of conduct: what somebody did that is not done, and how often he did it before."""

from dataclasses import replace
from typing import get_args

from croupier.floor.asking.endings import (
    at_showdown,
    facing_any_bet,
    still_in,
    with_an_all_in,
)
from croupier.floor.asking.question import (
    Answers,
    Category,
    Choice,
    Question,
    Story,
    Telling,
    Told,
    yes_no,
)
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.asking.talk import (
    CHECK_DOWN,
    EARLIER,
    ID,
    IN_POT,
    LANGUAGE,
    LIVE,
    RABBIT,
    SHOWDOWN_TALK,
    SPLASHED,
    TALK,
    offence_of,
    several_or_two,
    what_was_done,
    who,
)
from croupier.floor.conduct.conduct_told import DeviceUse, Misconduct
from croupier.floor.conduct.offences import OFFENCES, OffenceId
from croupier.text import Text

_TWO = 2


def _plain(breach: OffenceId) -> Telling:
    """A telling of one offence by somebody in turn."""

    def tells(table: TableFacts, answers: Answers) -> Told:
        scene = Scene(table)
        return Told(scene, Misconduct(scene.actor, breach, earlier=answers.count("earlier")))

    return tells


def _one_of(table: TableFacts, answers: Answers) -> Told:
    breach = offence_of(answers)
    scene, seat = who(table, live=answers.yes("live"))
    other = seat % scene.state.chairs + 1 if OFFENCES[breach].two else 0
    told = Misconduct(seat, breach, other_seat=other, earlier=answers.count("earlier"))
    return Told(scene, told)


def _went(table: TableFacts, answers: Answers) -> Told:
    scene, seat = with_an_all_in(table) if answers.yes("all_in") else who(table, live=True)
    return Told(scene, Misconduct(seat, "left_table", earlier=answers.count("earlier")))


def _device(table: TableFacts, answers: Answers) -> Told:
    scene, seat = who(table, live=answers.yes("live"))
    use: DeviceUse = next(one for one in get_args(DeviceUse) if one == answers.choice("use"))
    told = Misconduct(seat, "device", device=use, earlier=answers.count("earlier"))
    return Told(scene, told)


def _shown(table: TableFacts, answers: Answers) -> Told:
    two = table if answers.choice("players") == "more" else replace(table, players=_TWO)
    if answers.yes("pending"):
        scene = several_or_two(two, answers)
        seat = scene.actor
    else:
        scene = at_showdown(two)
        seat = still_in(scene)[-1]
    told = Misconduct(seat, "revealing_live_hand", earlier=answers.count("earlier"))
    return Told(scene, told)


def _hides_his_face(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table)
    told = Misconduct(
        scene.actor,
        "not_identifiable",
        earlier=answers.count("earlier"),
        heeded=answers.yes("heeded"),
    )
    return Told(scene, told)


def _careless(table: TableFacts, answers: Answers) -> Told:
    scene = facing_any_bet(Scene(table))
    told = Misconduct(scene.actor, "careless_fold", earlier=answers.count("earlier"))
    return Told(scene, told)


def _several(id: str, title: Text, words: Text, breaches: tuple[str, ...]) -> Story:
    """A story in which one of several things was done."""
    return Story(id, ID, title, (what_was_done(breaches), EARLIER, LIVE), _one_of, words)


def _has_blinds(table: TableFacts) -> bool:
    return table.game.forced == "blinds"


_DEVICE = Story(
    "device",
    ID,
    Text("A telephone or other device", "Un téléphone ou autre appareil"),
    (
        Question(
            "use",
            Text("What with it?", "Qu’en fait-il\u00a0?"),
            "choice",
            "use",
            (
                Choice("use", Text("looks at it, writes", "le regarde, écrit")),
                Choice("call", Text("makes a call", "téléphone")),
                Choice("noise", Text("it makes noise", "il fait du bruit")),
                Choice("on_table", Text("it lies on the table", "il est posé sur la table")),
                Choice("strategy_aid", Text("help with how to play", "une aide de jeu")),
            ),
        ),
        LIVE,
        EARLIER,
    ),
    _device,
    Text("phone call tablet headphones chart solver", "téléphone portable casque tableau aide"),
)
_PENDING = (("pending", ("yes",)),)
_CARDS_SHOWN = Story(
    "live_hand_shown",
    ID,
    Text("He shows his cards during the hand", "Il montre ses cartes pendant la main"),
    (
        yes_no(
            "pending",
            Text("May somebody still act?", "Quelqu’un peut-il encore agir\u00a0?"),
            default=True,
        ),
        replace(IN_POT, only_if=_PENDING),
        Question(
            "players",
            Text("Players left in the event", "Joueurs restants au tournoi"),
            "choice",
            "more",
            (
                Choice("more", Text("more than two", "plus de deux")),
                Choice("two", Text("the last two", "les deux derniers")),
            ),
            _PENDING,
        ),
        EARLIER,
    ),
    _shown,
    Text("exposes hand action pending heads-up turns over", "expose dévoile sa main tête-à-tête"),
)
_LEFT = Story(
    "left_table",
    ID,
    Text("He leaves with a live hand", "Il s’en va avec une main vivante"),
    (yes_no("all_in", Text("Is he all-in?", "Est-il à tapis\u00a0?"), default=False), EARLIER),
    _went,
    Text("walks away absent all-in leaves the table", "quitte la table absent à tapis"),
)
_CARELESS = Story(
    "careless_fold",
    ID,
    Text("He folds so that cards are seen", "Il passe en laissant voir ses cartes"),
    (EARLIER,),
    _careless,
    Text("folds face up throws off the table", "passe face visible jette hors de la table"),
)
_DODGED = Story(
    "dodging_blinds",
    ID,
    Text("He dodges a blind", "Il esquive une blinde"),
    (EARLIER,),
    _plain("dodging_blinds"),
    Text("avoids blinds moving seats", "évite blindes change de siège"),
    fits=_has_blinds,
)
_SOFT = Story(
    "soft_play",
    ID,
    Text("He goes easy on another player", "Il ménage un autre joueur"),
    (EARLIER,),
    _plain("soft_play"),
    Text("soft play between friends", "complaisance entre amis"),
)
_FACE = Story(
    "not_identifiable",
    ID,
    Text("He cannot be recognised", "On ne peut pas le reconnaître"),
    (
        yes_no("heeded", Text("Did he heed the staff?", "A-t-il obéi\u00a0?"), default=False),
        EARLIER,
    ),
    _hides_his_face,
    Text("mask hood sunglasses face", "masque capuche lunettes visage"),
)

CATEGORY = Category(
    ID,
    Text("Conduct", "Conduite"),
    (
        TALK,
        SHOWDOWN_TALK,
        LANGUAGE,
        _CARDS_SHOWN,
        _CARELESS,
        _LEFT,
        _DEVICE,
        CHECK_DOWN,
        _SOFT,
        _several(
            "playing_together",
            Text("Playing together, or cheating", "Jeu à plusieurs, ou triche"),
            Text("collusion chip dumping", "entente collusion"),
            ("collusion", "cheating"),
        ),
        _several(
            "abuse",
            Text("Abuse and disturbance", "Insultes et troubles"),
            Text("swears insults tears cards shouts", "injures crie déchire cartes"),
            (
                "obscene_language",
                "disturbance",
                "card_abuse",
                "threats",
                "property_damage",
                "weapon",
                "improper_conduct",
            ),
        ),
        _several(
            "manners",
            Text("Slow play, chips, cards and turns", "Lenteur, jetons, cartes et tours"),
            Text("stalling stacks out of sight", "lenteur piles hors de vue"),
            (
                "needless_delay",
                "inattention",
                "out_of_turn",
                "hindering_stacks",
                "cards_out_of_view",
            ),
        ),
        SPLASHED,
        RABBIT,
        _DODGED,
        _FACE,
    ),
)
"""All of them."""
