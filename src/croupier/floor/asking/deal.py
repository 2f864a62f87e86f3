"""Stories of the deal: exposed cards, hands with too many or too few, the deal out of order."""

from dataclasses import replace

from croupier.floor.asking.deal_cards import CARD_STORIES
from croupier.floor.asking.progress import (
    FIRST_ROUND,
    PROGRESS,
    PUT,
    gone_on,
    in_the_middle,
    one_of,
    plays,
    several,
    waiting,
)
from croupier.floor.asking.question import Answers, Category, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.deal.deal_told import (
    ButtonMisplaced,
    DealtOutOfOrder,
    DealtToEmptySeat,
    FirstCardWrongSeat,
    FloorMisdeal,
    NoticedInHand,
    PlayerLeftOut,
    WrongCardCount,
)
from croupier.floor.money_back import put_in
from croupier.text import Text

_ID = "deal"


def _with_a_button(table: TableFacts) -> bool:
    return several(table) and table.game.family != "stud"


def _too_few(table: TableFacts, answers: Answers) -> Told:
    acted, on_button = answers.yes("acted"), answers.choice("who") == "button"
    scene = gone_on(table, answers)
    seat = scene.state.setup.dealt_in[-1] if on_button else in_the_middle(scene)
    if acted:
        plays(scene, seat, answers.amount("put"))
    cards = _due(scene) - answers.count("missing")
    return Told(scene, WrongCardCount(seat, max(0, cards), acted=acted))


def _too_many(table: TableFacts, answers: Answers) -> Told:
    did, extra = answers.choice("did"), answers.count("extra")
    first = answers.choice("who") == "first"
    scene = gone_on(table, answers)
    seat = scene.state.setup.dealt_in[0] if first else in_the_middle(scene)
    if did == "acted":
        plays(scene, seat, answers.amount("put"))
    told = WrongCardCount(
        seat,
        _due(scene) + min(extra, 1),
        acted=did == "acted",
        looked=did != "unseen",
        others=max(0, extra - 1),
    )
    return Told(scene, told)


def _due(scene: Scene) -> int:
    """How many cards everybody should hold."""
    state = scene.state
    return state.game.hole_totals[state.street]


def _first_card(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    return Told(scene, FirstCardWrongSeat(scene.state.setup.dealt_in[1]))


def _out_of_order(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    dealt = scene.state.setup.dealt_in
    return Told(scene, DealtOutOfOrder(dealt[-1 if answers.choice("who") == "button" else 1]))


def _empty_seat(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    return Told(scene, DealtToEmptySeat(scene.state.chairs + 1, answers.count("cards")))


def _left_out(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    last_first = tuple(reversed(waiting(scene)))
    owing = tuple(seat for seat in last_first if not put_in(scene.state, seat))
    present = answers.yes("present")
    posted = not present and answers.yes("posted")
    return Told(scene, PlayerLeftOut(one_of(owing or last_first), present=present, posted=posted))


def _wrong_button(table: TableFacts, answers: Answers) -> Told:
    when: NoticedInHand = "next_hand" if answers.choice("when") == "next_hand" else "this_hand"
    scene = gone_on(table, answers)
    dealt = scene.state.setup.dealt_in
    right = dealt[0] if answers.choice("right") == "after" else dealt[-2]
    return Told(scene, ButtonMisplaced(right, when))


def _other_cause(table: TableFacts, answers: Answers) -> Told:
    return Told(gone_on(table, answers), FloorMisdeal(answers.text("cause")))


_OTHER = Choice("other", Text("another player", "un autre joueur"))
_BUTTON = Choice("button", Text("the last of the deal (button)", "le dernier servi (bouton)"))
_FIRST = Choice("first", Text("the first of the deal", "le premier servi"))

CATEGORY = Category(
    _ID,
    Text("The deal", "La donne"),
    (
        *CARD_STORIES,
        Story(
            "card_missing",
            _ID,
            Text("A player has too few cards", "Un joueur a trop peu de cartes"),
            (
                Question("who", Text("Who?", "Qui\u00a0?"), "choice", "other", (_OTHER, _BUTTON)),
                PROGRESS,
                yes_no("acted", Text("Had he acted?", "Avait-il agi\u00a0?"), default=False),
                Question("missing", Text("Cards missing", "Cartes manquantes"), "count", "1"),
                PUT,
            ),
            _too_few,
            Text(
                "one card only short hand missing card button second card",
                "une seule carte il manque une carte au bouton main incomplète",
            ),
            several,
        ),
        Story(
            "card_too_many",
            _ID,
            Text("A player has too many cards", "Un joueur a trop de cartes"),
            (
                Question("who", Text("Who?", "Qui\u00a0?"), "choice", "other", (_OTHER, _FIRST)),
                PROGRESS,
                Question(
                    "did",
                    Text("What had he done?", "Qu’avait-il fait\u00a0?"),
                    "choice",
                    "looked",
                    (
                        Choice("unseen", Text("not looked at them", "pas encore regardé")),
                        Choice("looked", Text("looked at them", "regardé ses cartes")),
                        Choice("acted", Text("acted on them", "agi avec elles")),
                    ),
                ),
                Question(
                    "extra", Text("Cards too many in all", "Cartes de trop en tout"), "count", "1"
                ),
                replace(PUT, only_if=(("did", ("acted",)),)),
            ),
            _too_many,
            Text(
                "extra card three hole cards one card too many four cards",
                "carte supplémentaire carte de trop trois cartes en main",
            ),
            several,
        ),
        Story(
            "first_card_wrong_seat",
            _ID,
            Text(
                "The first card went to the wrong seat",
                "La première carte est allée au mauvais siège",
            ),
            (PROGRESS,),
            _first_card,
            Text("deal began at the wrong player", "donne commencée au mauvais joueur"),
            several,
        ),
        Story(
            "out_of_order",
            _ID,
            Text("Cards were dealt out of order", "Des cartes données dans le désordre"),
            (
                Question(
                    "who",
                    Text("To whom?", "À qui\u00a0?"),
                    "choice",
                    "other",
                    (
                        _OTHER,
                        Choice(
                            "button",
                            Text("the button got two running", "deux de suite au bouton"),
                        ),
                    ),
                ),
                PROGRESS,
            ),
            _out_of_order,
            Text(
                "out of sequence skipped a player dealt twice",
                "hors de son tour joueur sauté servi deux fois",
            ),
            several,
        ),
        Story(
            "empty_seat",
            _ID,
            Text(
                "Cards went to a seat that plays no hand",
                "Des cartes données à un siège qui ne joue pas",
            ),
            (Question("cards", Text("How many?", "Combien\u00a0?"), "count", "1"), PROGRESS),
            _empty_seat,
            Text(
                "empty seat not in play not entitled to a hand newcomer",
                "siège vide sans joueur sans droit à une main nouveau joueur",
            ),
            several,
        ),
        Story(
            "left_out",
            _ID,
            Text("A player was dealt no cards", "Un joueur n’a reçu aucune carte"),
            (
                yes_no(
                    "present",
                    Text("Was he at the table?", "Était-il à la table\u00a0?"),
                    default=True,
                ),
                replace(
                    yes_no(
                        "posted",
                        Text(
                            "Had he posted a blind or ante?", "Avait-il posé blinde ou ante\u00a0?"
                        ),
                        default=False,
                    ),
                    only_if=(("present", ("no",)),),
                ),
                FIRST_ROUND,
            ),
            _left_out,
            Text("skipped forgotten no hand entitled", "oublié sauté sans main joueur non servi"),
            several,
        ),
        Story(
            "wrong_button",
            _ID,
            Text("The button was on the wrong seat", "Le bouton était au mauvais siège"),
            (
                Question(
                    "when",
                    Text("When was it noticed?", "Quand l’a-t-on vu\u00a0?"),
                    "choice",
                    "this_hand",
                    (
                        Choice("this_hand", Text("in that hand", "pendant ce coup")),
                        Choice("next_hand", Text("before the next hand", "avant le coup suivant")),
                    ),
                ),
                replace(PROGRESS, only_if=(("when", ("this_hand",)),)),
                Question(
                    "right",
                    Text("Whose was it?", "À qui revenait-il\u00a0?"),
                    "choice",
                    "after",
                    (
                        Choice("after", Text("the next player’s", "au joueur suivant")),
                        Choice("before", Text("the player’s before", "au joueur précédent")),
                    ),
                ),
            ),
            _wrong_button,
            Text("misplaced button wrong blinds", "bouton mal placé mauvaises blindes"),
            _with_a_button,
        ),
        Story(
            "other_misdeal",
            _ID,
            Text("Something else was wrong in the deal", "La donne avait un autre défaut"),
            (
                Question("cause", Text("What was it?", "Quoi donc\u00a0?"), "words", ""),
                PROGRESS,
            ),
            _other_cause,
            Text("misdeal other cause irregular", "maldonne autre cause irrégularité"),
            several,
        ),
    ),
)
"""All of them."""
