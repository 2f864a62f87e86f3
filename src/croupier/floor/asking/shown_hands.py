"""Stories of the showdown: hands half shown, misread, miscalled, played from the board."""

from typing import get_args

from croupier.cards import HIDDEN, Card
from croupier.floor.asking.endings import (
    at_showdown,
    pushed,
    still_in,
    tabled,
    thrown_unseen,
    won_by_folds,
)
from croupier.floor.asking.money_and_disputes import NOTICED
from croupier.floor.asking.question import Answers, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.hands.showdown_told import (
    FalseClaim,
    MisreadHand,
    Noticed,
    PartlyShown,
    PlaysBoard,
    ShownToOne,
    WrongAward,
)
from croupier.play.decks import deck_of
from croupier.play.pots import winners_of
from croupier.play.setup import Chips, SeatNo
from croupier.play.showdown import scores_for
from croupier.ranking.value import HAND_SIZE
from croupier.text import Text

_ID = "hands_and_showdown"


def _partly(table: TableFacts, answers: Answers) -> Told:
    scene, rest = at_showdown(table), answers.choice("rest")
    seat = still_in(scene)[0]
    if rest == "last":
        thrown_unseen(scene, seat)
        seat = still_in(scene)[0]
    told = PartlyShown(
        seat,
        _some_cards(scene, seat),
        refuses=rest == "refuses",
        mucked=rest.startswith("thrown"),
        identifiable=rest != "thrown_lost",
        places=_some_places(scene, seat),
    )
    return Told(scene, told)


def _some_cards(scene: Scene, seat: SeatNo) -> tuple[Card, ...]:
    """Any cards, for a part of a hand that nobody knows; none for one that the house knows."""
    held = scene.state.hole[seat]
    if HIDDEN not in held:
        return ()
    return deck_of(scene.state.game, scene.state.setup.house)[: len(held) // 2]


def _some_places(scene: Scene, seat: SeatNo) -> tuple[int, ...]:
    """Where a part of a hand lies that the house knows, down cards before others."""
    held, up = scene.state.hole[seat], scene.state.up[seat]
    if HIDDEN in held:
        return ()
    return tuple(sorted(range(len(held)), key=lambda place: up[place])[: len(held) // 2])


def _misread(table: TableFacts, answers: Answers) -> Told:
    half = answers.yes("pushed") and answers.yes("wins") and answers.choice("share") == "half"
    noticed: Noticed = next(one for one in get_args(Noticed) if one == answers.choice("noticed"))
    if half:
        return _half_misread(table, answers.amount("pot"), noticed)
    scene = at_showdown(table, pot=answers.amount("pot"), cards=True)
    seats = still_in(scene)
    wins = _winner(scene, seats)
    other = next(seat for seat in seats if seat != wins)
    if answers.yes("pushed"):
        pushed(tabled(scene), other if answers.yes("wins") else wins)
    else:
        tabled(scene)
    read = wins if answers.yes("wins") else other
    return Told(scene, MisreadHand(read, noticed=noticed if answers.yes("pushed") else _IN_TIME))


_IN_TIME: Noticed = "before_next_hand"


def _half_misread(table: TableFacts, pot: Chips, noticed: Noticed) -> Told:
    """Half of the pot is his: the odd chip stays with the other hand."""
    scene = at_showdown(table, pot=pot)
    best = still_in(scene)[-1]
    if HIDDEN not in scene.state.hole[best]:
        best = _winner(scene, still_in(scene))
    other = next(seat for seat in still_in(scene) if seat != best)
    half = scene.state.pot // 2
    pushed(scene, other)
    return Told(scene, WrongAward(other, best, half, "reading", noticed))


def _winner(scene: Scene, seats: list[SeatNo]) -> SeatNo:
    state = scene.state
    return winners_of(seats, state.game.shares[0], scores_for(state))[0]


def _false_claim(table: TableFacts, answers: Answers) -> Told:
    scene = at_showdown(table, pot=answers.amount("pot"))
    first, claims = still_in(scene)
    threw = answers.yes("threw")
    if threw:
        thrown_unseen(scene, first)
    told = FalseClaim(claims, answers.yes("deliberate"), made_muck=first if threw else 0)
    return Told(scene, told)


def _plays_board(table: TableFacts, answers: Answers) -> Told:
    scene = at_showdown(table)
    return Told(scene, PlaysBoard(still_in(scene)[0], answers.yes("said")))


def _shown_to_one(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table)
    to_seat = answers.choice("to") == "player"
    places = (0,) if answers.choice("which") == "one" else ()
    if answers.choice("when") == "during":
        seat = scene.actor
        to = seat % scene.state.chairs + 1 if to_seat else 0
        return Told(scene, ShownToOne(seat, to, places=places))
    winner = won_by_folds(scene)
    loser = next(seat for seat in scene.state.setup.dealt_in if seat != winner)
    seat, other = (winner, loser) if answers.choice("when") == "won" else (loser, winner)
    return Told(scene, ShownToOne(seat, other if to_seat else 0, places=places))


def _has_several_cards(table: TableFacts) -> bool:
    return table.game.hole_cards > 1


def _has_known_values(table: TableFacts) -> bool:
    """Whether every card of the deck has a value of its own."""
    return table.game.joker == "never"


def _has_playable_board(table: TableFacts) -> bool:
    game = table.game
    return game.board_cards == HAND_SIZE and not any(share.from_hole for share in game.shares)


_PARTLY = Story(
    "partly_shown",
    _ID,
    Text("He shows only some of his cards", "Il ne montre qu’une partie de ses cartes"),
    (
        Question(
            "rest",
            Text("And the others?", "Et les autres\u00a0?"),
            "choice",
            "down",
            (
                Choice("down", Text("lie face down", "sont face cachée")),
                Choice(
                    "last",
                    Text(
                        "face down; all others threw theirs",
                        "face cachée\u00a0; tous les autres ont jeté",
                    ),
                ),
                Choice("refuses", Text("he refuses to show them", "il refuse de les montrer")),
                Choice("thrown", Text("thrown, but known", "jetées, mais reconnaissables")),
                Choice("thrown_lost", Text("thrown, not to be told", "jetées, perdues")),
            ),
        ),
    ),
    _partly,
    Text("two of four cards not all tabled omaha winning part", "deux cartes sur quatre tabler"),
    fits=_has_several_cards,
)
_WHEN_PUSHED = (("pushed", ("yes",)),)
_MISREAD = Story(
    "misread_hand",
    _ID,
    Text("A tabled hand was misread", "Une main tablée a été mal lue"),
    (
        yes_no(
            "pushed",
            Text("Has the pot been pushed?", "Le pot a-t-il été poussé\u00a0?"),
            default=False,
        ),
        yes_no(
            "wins",
            Text("Read again, does it win?", "Relue, gagne-t-elle\u00a0?"),
            default=True,
        ),
        Question(
            "share",
            Text("How much is it due?", "Quelle part lui revient\u00a0?"),
            "choice",
            "all",
            (
                Choice("all", Text("all of the pot", "tout le pot")),
                Choice("half", Text("half: a tie, or the low", "la moitié\u00a0: égalité ou bas")),
            ),
            (("pushed", ("yes",)), ("wins", ("yes",))),
        ),
        Question("noticed", NOTICED.asks, "choice", _IN_TIME, NOTICED.choices, _WHEN_PUSHED),
        Question("pot", Text("Pot (0: any)", "Pot (0\u00a0: quelconque)"), "amount", "0"),
    ),
    _misread,
    Text("cards speak overlooked hand error dealer", "les cartes parlent main mal annoncée erreur"),
    fits=_has_known_values,
)
_FALSE_CLAIM = Story(
    "false_claim",
    _ID,
    Text("He announces a hand he does not have", "Il annonce une main qu’il n’a pas"),
    (
        yes_no(
            "deliberate",
            Text("Did he mean to mislead?", "Voulait-il tromper\u00a0?"),
            default=False,
        ),
        yes_no(
            "threw",
            Text("Did somebody throw his cards on it?", "Quelqu’un a-t-il jeté ses cartes\u00a0?"),
            default=False,
        ),
        Question("pot", Text("Pot (0: any)", "Pot (0\u00a0: quelconque)"), "amount", "0"),
    ),
    _false_claim,
    Text("miscalled verbal declaration lies about hand", "fausse annonce mensonge main"),
)
_BOARD = Story(
    "plays_board",
    _ID,
    Text("He plays the board", "Il joue le tableau"),
    (
        yes_no(
            "said",
            Text(
                "Did he say so before throwing his cards?",
                "L’a-t-il dit avant de jeter ses cartes\u00a0?",
            ),
            default=True,
        ),
    ),
    _plays_board,
    Text("playing the board throws cards split", "joue le board jette ses cartes partage"),
    fits=_has_playable_board,
)
_TO_ONE = Story(
    "shown_to_one",
    _ID,
    Text("He shows his cards to one person", "Il montre ses cartes à une personne"),
    (
        Question(
            "when",
            Text("When?", "Quand\u00a0?"),
            "choice",
            "during",
            (
                Choice("during", Text("during the hand", "pendant la main")),
                Choice("won", Text("after it, as the winner", "après, ayant gagné")),
                Choice("lost", Text("after it, having folded", "après, ayant passé")),
            ),
        ),
        Question(
            "to",
            Text("To whom?", "À qui\u00a0?"),
            "choice",
            "player",
            (
                Choice("player", Text("a player", "un joueur")),
                Choice("rail", Text("somebody on the rail", "quelqu’un hors de la table")),
            ),
        ),
        Question(
            "which",
            Text("Which cards?", "Quelles cartes\u00a0?"),
            "choice",
            "all",
            (
                Choice("all", Text("all of them", "toutes")),
                Choice("one", Text("one alone", "une seule")),
            ),
        ),
    ),
    _shown_to_one,
    Text("show one show all neighbour", "montré à un montré à tous voisin"),
)
STORIES = (_PARTLY, _MISREAD, _FALSE_CLAIM, _BOARD, _TO_ONE)
"""All of them."""
