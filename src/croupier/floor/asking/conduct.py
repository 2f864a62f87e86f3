"""Stories of conduct: what somebody did that is not done, and how often he did it before."""

from collections.abc import Mapping
from dataclasses import replace
from typing import get_args

from croupier.floor.asking.endings import at_showdown, facing_any_bet, still_in
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
from croupier.floor.conduct.conduct_told import DeviceUse, Misconduct
from croupier.floor.conduct.offences import OFFENCES, OffenceId
from croupier.play.setup import SeatNo
from croupier.text import Text

_ID = "conduct"
_TWO = 2

_EARLIER = Question(
    "earlier", Text("How often before?", "Combien de fois avant\u00a0?"), "count", "0"
)
_LIVE = yes_no("live", Text("Has he a live hand?", "A-t-il une main vivante\u00a0?"), default=True)


def _who(table: TableFacts, *, live: bool) -> tuple[Scene, SeatNo]:
    """Somebody in the first round, with a hand or without one."""
    scene = Scene(table)
    if live:
        return scene, scene.actor
    facing_any_bet(scene)
    seat = scene.actor
    scene.fold()
    return scene, seat


def _plain(breach: OffenceId) -> Telling:
    """A telling of one offence by somebody in turn."""

    def tells(table: TableFacts, answers: Answers) -> Told:
        scene = Scene(table)
        return Told(scene, Misconduct(scene.actor, breach, earlier=answers.count("earlier")))

    return tells


def _offence(answers: Answers) -> OffenceId:
    chosen = answers.choice("breach")
    found: OffenceId = next(one for one in get_args(OffenceId) if one == chosen)
    return found


def _one_of(table: TableFacts, answers: Answers) -> Told:
    breach = _offence(answers)
    scene, seat = _who(table, live=answers.yes("live"))
    other = seat % scene.state.chairs + 1 if OFFENCES[breach].two else 0
    told = Misconduct(seat, breach, other_seat=other, earlier=answers.count("earlier"))
    return Told(scene, told)


def _device(table: TableFacts, answers: Answers) -> Told:
    scene, seat = _who(table, live=answers.yes("live"))
    use: DeviceUse = next(one for one in get_args(DeviceUse) if one == answers.choice("use"))
    told = Misconduct(seat, "device", device=use, earlier=answers.count("earlier"))
    return Told(scene, told)


def _shown(table: TableFacts, answers: Answers) -> Told:
    two = table if answers.choice("players") == "more" else replace(table, players=_TWO)
    if answers.yes("pending"):
        scene = Scene(two)
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


_WORDS: Mapping[str, Text] = {
    "disclosing": Text("told what somebody holds", "dit ce que quelqu’un tient"),
    "influencing": Text("gave advice or guessed", "conseillé ou deviné"),
    "one_player_to_a_hand": Text("let another one help him", "s’est fait aider"),
    "soft_play": Text("played softly with somebody", "joué avec complaisance"),
    "check_down": Text("agreed to check it down", "convenu de ne plus miser"),
    "collusion": Text("played together, or gave chips", "joué de concert, ou donné des jetons"),
    "cheating": Text("cheated", "triché"),
    "obscene_language": Text("abused somebody", "insulté quelqu’un"),
    "disturbance": Text("disturbed the game", "troublé le jeu"),
    "card_abuse": Text("threw, bent or tore cards", "jeté, plié ou déchiré des cartes"),
    "improper_conduct": Text("something else", "autre chose"),
    "needless_delay": Text("played slowly for no reason", "joué lentement sans raison"),
    "out_of_turn": Text("acts out of turn again and again", "agit sans cesse hors tour"),
    "hindering_stacks": Text("hides or stacks his chips badly", "cache ou empile mal ses jetons"),
    "splashing": Text("throws chips into the pot", "jette ses jetons dans le pot"),
}


def _several(id: str, title: Text, words: Text, breaches: tuple[str, ...]) -> Story:
    """A story in which one of several things was done."""
    what = Question(
        "breach",
        Text("What did he do?", "Qu’a-t-il fait\u00a0?"),
        "choice",
        breaches[0],
        tuple(Choice(one, _WORDS[one]) for one in breaches),
    )
    return Story(id, _ID, title, (what, _EARLIER, _LIVE), _one_of, words)


def _has_blinds(table: TableFacts) -> bool:
    return table.game.forced == "blinds"


_DEVICE = Story(
    "device",
    _ID,
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
        _LIVE,
        _EARLIER,
    ),
    _device,
    Text("phone call tablet headphones chart solver", "téléphone portable casque tableau aide"),
)
_CARDS_SHOWN = Story(
    "live_hand_shown",
    _ID,
    Text("He shows his cards during the hand", "Il montre ses cartes pendant la main"),
    (
        yes_no(
            "pending",
            Text("May somebody still act?", "Quelqu’un peut-il encore agir\u00a0?"),
            default=True,
        ),
        Question(
            "players",
            Text("Players left in the event", "Joueurs restants"),
            "choice",
            "more",
            (
                Choice("more", Text("more than two", "plus de deux")),
                Choice("two", Text("the last two", "les deux derniers")),
            ),
        ),
        _EARLIER,
    ),
    _shown,
    Text("exposes hand action pending heads-up turns over", "expose dévoile sa main tête-à-tête"),
)
_LEFT = Story(
    "left_table",
    _ID,
    Text("He leaves with a live hand", "Il s’en va avec une main vivante"),
    (_EARLIER,),
    _plain("left_table"),
    Text("walks away absent all-in leaves the table", "quitte la table absent à tapis"),
)
_CARELESS = Story(
    "careless_fold",
    _ID,
    Text("He folds so that cards are seen", "Il passe en laissant voir ses cartes"),
    (_EARLIER,),
    _careless,
    Text("folds face up throws off the table", "passe face visible jette hors de la table"),
)
_DODGED = Story(
    "dodging_blinds",
    _ID,
    Text("He dodges a blind", "Il esquive une blinde"),
    (_EARLIER,),
    _plain("dodging_blinds"),
    Text("avoids blinds moving seats", "évite blindes change de siège"),
    fits=_has_blinds,
)
_FACE = Story(
    "not_identifiable",
    _ID,
    Text("He cannot be recognised", "On ne peut pas le reconnaître"),
    (
        yes_no("heeded", Text("Did he heed the staff?", "A-t-il obéi\u00a0?"), default=False),
        _EARLIER,
    ),
    _hides_his_face,
    Text("mask hood sunglasses face", "masque capuche lunettes visage"),
)

CATEGORY = Category(
    _ID,
    Text("Conduct", "Conduite"),
    (
        _several(
            "table_talk",
            Text("Talk about hands", "Paroles sur les mains"),
            Text("discloses advice one player to a hand", "dévoile conseil une main un joueur"),
            ("disclosing", "influencing", "one_player_to_a_hand"),
        ),
        _CARDS_SHOWN,
        _CARELESS,
        _LEFT,
        _DEVICE,
        _several(
            "playing_together",
            Text("Playing together, or cheating", "Jeu à plusieurs, ou triche"),
            Text("soft play collusion chip dumping checks down", "complaisance entente collusion"),
            ("soft_play", "check_down", "collusion", "cheating"),
        ),
        _several(
            "abuse",
            Text("Abuse and disturbance", "Insultes et troubles"),
            Text("swears insults tears cards shouts", "injures crie déchire cartes"),
            ("obscene_language", "disturbance", "card_abuse", "improper_conduct"),
        ),
        _several(
            "manners",
            Text("Slow play, chips and turns", "Lenteur, jetons et tours"),
            Text("stalling splash the pot stacks", "lenteur éclabousse le pot piles"),
            ("needless_delay", "out_of_turn", "hindering_stacks", "splashing"),
        ),
        _DODGED,
        _FACE,
    ),
)
"""All of them."""
