"""Stories of what is said at a table, agreed, or thrown into the pot; parts of all of conduct."""

from collections.abc import Mapping
from dataclasses import replace
from typing import get_args

from croupier.floor.asking.endings import (
    at_showdown,
    facing_any_bet,
    second_round,
    still_in,
    tabled,
    with_an_all_in,
    won_by_folds,
)
from croupier.floor.asking.facing import BET, POT, ROUND, faced
from croupier.floor.asking.question import Answers, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.conduct.cards_to_come import CardsToComeAsked
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.offences import OffenceId
from croupier.play.menu import menu
from croupier.play.setup import SeatNo
from croupier.text import Text

ID = "conduct"
_TWO, _THREE = 2, 3

EARLIER = Question(
    "earlier", Text("How often before?", "Combien de fois avant\u00a0?"), "count", "0"
)
LIVE = yes_no("live", Text("Has he a live hand?", "A-t-il une main vivante\u00a0?"), default=True)


IN_POT = Question(
    "in_pot",
    Text("Players in the hand", "Joueurs dans la main"),
    "choice",
    "more",
    (
        Choice("more", Text("more than two", "plus de deux")),
        Choice("two", Text("two", "deux")),
    ),
)
_ALONE = "one_player_to_a_hand"


def who(table: TableFacts, *, live: bool) -> tuple[Scene, SeatNo]:
    """Somebody in the first round, with a hand or without one."""
    scene = Scene(table)
    if live:
        return scene, scene.actor
    facing_any_bet(scene)
    seat = scene.actor
    scene.fold()
    return scene, seat


def offence_of(answers: Answers) -> OffenceId:
    """Which of several things was done."""
    chosen = answers.choice("breach")
    found: OffenceId = next(one for one in get_args(OffenceId) if one == chosen)
    return found


def _talk(table: TableFacts, answers: Answers) -> Told:
    """What he holds himself is told by a player with a live hand; else it is another's hand."""
    earlier = answers.count("earlier")
    if answers.choice("breach") == "own":
        scene = several_or_two(table, answers)
        return Told(scene, Misconduct(scene.actor, "disclosing", earlier=earlier))
    breach = offence_of(answers)
    scene, seat = who(table, live=answers.yes("live"))
    of_another = breach == "disclosing" and answers.yes("live")
    other = seat % scene.state.chairs + 1 if of_another else 0
    return Told(scene, Misconduct(seat, breach, other_seat=other, earlier=earlier))


def several_or_two(table: TableFacts, answers: Answers) -> Scene:
    """Somebody in turn, with several in the pot or one opponent."""
    return Scene(table) if answers.choice("in_pot") == "more" else second_round(table, _TWO)


def _agreed(table: TableFacts, answers: Answers) -> Told:
    third = answers.choice("third")
    if third == "two":
        scene = second_round(table, _TWO)
    elif third == "all_in":
        scene, _ = with_an_all_in(table)
    else:
        scene = second_round(table, _THREE)
    both = [seat for seat in still_in(scene) if scene.state.stacks[seat]][:_TWO]
    told = Misconduct(both[0], "check_down", other_seat=both[1], earlier=answers.count("earlier"))
    return Told(scene, told)


def _has_a_third(table: TableFacts) -> bool:
    """Whether more than two can be in a hand, so that two can be against a third."""
    return table.players >= _THREE


def _at_the_showdown(table: TableFacts, answers: Answers) -> Told:
    scene = at_showdown(table, cards=answers.yes("open"))
    if answers.yes("open"):
        tabled(scene)
    owner, speaker = still_in(scene)[:_TWO]
    breach: OffenceId = "urging_to_table"
    if answers.choice("said") == "read":
        breach = "reading_untabled_hand"
    told = Misconduct(speaker, breach, other_seat=owner, earlier=answers.count("earlier"))
    return Told(scene, told)


def _splashed(table: TableFacts, answers: Answers) -> Told:
    scene = faced(table, answers, pot=True)
    seat = scene.actor
    if menu(scene.state).call:
        scene.passive()
    return Told(scene, Misconduct(seat, "splashing", earlier=answers.count("earlier")))


def _asks_what_would_have_come(table: TableFacts, answers: Answers) -> Told:
    if answers.choice("hand") == "on":
        scene = Scene(table)
        return Told(scene, CardsToComeAsked(scene.actor))
    scene = Scene(table)
    winner = won_by_folds(scene)
    asks = next(seat for seat in scene.state.setup.dealt_in if seat != winner)
    return Told(scene, CardsToComeAsked(asks, shows=answers.yes("shows")))


def _other_language(table: TableFacts, answers: Answers) -> Told:
    scene, seat = who(table, live=answers.yes("live"))
    return Told(scene, Misconduct(seat, "other_language", earlier=answers.count("earlier")))


_WORDS: Mapping[str, Text] = {
    "own": Text("said what he holds himself", "dit ce qu’il tient lui-même"),
    "disclosing": Text(
        "told what he folded, or another holds", "dit ce qu’il a passé ou ce qu’un autre tient"
    ),
    "influencing": Text("gave advice or guessed", "conseillé ou deviné"),
    "one_player_to_a_hand": Text("let another one help him", "s’est fait aider"),
    "soft_play": Text("played softly with somebody", "joué avec complaisance"),
    "collusion": Text("played together, or gave chips", "joué de concert, ou donné des jetons"),
    "cheating": Text("cheated", "triché"),
    "obscene_language": Text("abused somebody", "insulté quelqu’un"),
    "disturbance": Text("disturbed the game", "troublé le jeu"),
    "card_abuse": Text("threw, bent or tore cards", "jeté, plié ou déchiré des cartes"),
    "threats": Text("threatened somebody", "menacé quelqu’un"),
    "weapon": Text("carries a weapon", "porte une arme"),
    "inattention": Text("reads, or does not follow the game", "lit, ou ne suit pas le jeu"),
    "property_damage": Text("damaged something", "abîmé quelque chose"),
    "improper_conduct": Text("something else", "autre chose"),
    "needless_delay": Text("played slowly for no reason", "joué lentement sans raison"),
    "out_of_turn": Text("acts out of turn again and again", "agit sans cesse hors tour"),
    "hindering_stacks": Text("hides or stacks his chips badly", "cache ou empile mal ses jetons"),
    "cards_out_of_view": Text("keeps cards out of sight", "garde ses cartes hors de vue"),
}


def what_was_done(breaches: tuple[str, ...]) -> Question:
    """Which of *breaches* it was, the first if nothing is said."""
    return Question(
        "breach",
        Text("What did he do?", "Qu’a-t-il fait\u00a0?"),
        "choice",
        breaches[0],
        tuple(Choice(one, _WORDS[one]) for one in breaches),
    )


TALK = Story(
    "table_talk",
    ID,
    Text("Talk about hands", "Paroles sur les mains"),
    (
        what_was_done(("own", "disclosing", "influencing", "one_player_to_a_hand")),
        replace(IN_POT, only_if=(("breach", ("own",)),)),
        replace(LIVE, only_if=(("breach", ("disclosing", "influencing", _ALONE)),)),
        EARLIER,
    ),
    _talk,
    Text("discloses advice one player to a hand", "dévoile conseil une main un joueur"),
)
SHOWDOWN_TALK = Story(
    "showdown_talk",
    ID,
    Text("At the showdown he speaks for another", "À l’abattage, il parle pour un autre"),
    (
        Question(
            "said",
            Text("What did he say?", "Qu’a-t-il dit\u00a0?"),
            "choice",
            "read",
            (
                Choice("read", Text("what that hand is", "ce qu’est cette main")),
                Choice("turn", Text("“turn it over”", "«\u00a0retourne-la\u00a0»")),
            ),
        ),
        yes_no(
            "open",
            Text("Did the hand lie open?", "La main était-elle ouverte\u00a0?"),
            default=False,
        ),
        EARLIER,
    ),
    _at_the_showdown,
    Text("reads a hand not tabled tells to show", "lit une main non tablée fait montrer"),
)
LANGUAGE = Story(
    "language",
    ID,
    Text("He speaks another language", "Il parle une autre langue"),
    (LIVE, EARLIER),
    _other_language,
    Text("foreign language not english", "langue étrangère pas en français"),
)
CHECK_DOWN = Story(
    "check_down",
    ID,
    Text("Two agree to bet no more", "Deux joueurs conviennent de ne plus miser"),
    (
        Question(
            "third",
            Text("Who else is in the pot?", "Qui d’autre est dans le pot\u00a0?"),
            "choice",
            "all_in",
            (
                Choice("all_in", Text("somebody all-in", "un joueur à tapis")),
                Choice("others", Text("others with chips", "d’autres, avec des jetons")),
                Choice("two", Text("nobody", "personne")),
            ),
        ),
        EARLIER,
    ),
    _agreed,
    Text("check it down implicit collusion", "parole jusqu’au bout entente"),
    fits=lambda table: table.players > _TWO,
)
SPLASHED = Story(
    "splashed",
    ID,
    Text("He throws his chips into the pot", "Il jette ses jetons dans le pot"),
    (ROUND, BET, POT, EARLIER),
    _splashed,
    Text("splash the pot", "éclabousse le pot"),
)
RABBIT = Story(
    "rabbit_hunt",
    ID,
    Text("He wants to see what would have come", "Il veut voir ce qui serait venu"),
    (
        Question(
            "hand",
            Text("Is the hand over?", "La main est-elle finie\u00a0?"),
            "choice",
            "over",
            (
                Choice("over", Text("yes, all others folded", "oui, les autres ont passé")),
                Choice("on", Text("no, it is on", "non, elle est en cours")),
            ),
        ),
        replace(
            yes_no(
                "shows",
                Text("Does he turn his hand up?", "Retourne-t-il sa main\u00a0?"),
                default=False,
            ),
            only_if=(("hand", ("over",)),),
        ),
    ),
    _asks_what_would_have_come,
    Text("rabbit hunt next card stub", "chasse au lapin carte suivante talon"),
    fits=lambda table: len(table.game.streets) > 1,
)
