"""Stories of the deck and of the board: cards that do not belong, board cards and burns."""

from dataclasses import replace

from croupier.cards import JOKER
from croupier.cards.card import CardError, parse_card
from croupier.floor.asking.board import BOARD_STORIES
from croupier.floor.asking.facing import wager
from croupier.floor.asking.progress import (
    PROGRESS,
    PUT,
    gone_on,
    in_the_middle,
    one_of,
    plays,
    progress_to_the_end,
    several,
    to_round,
)
from croupier.floor.asking.question import Answers, Category, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.deck.deck_told import (
    BoxedCards,
    CardsMissing,
    DeckDisturbed,
    DuplicateCard,
    ForeignBack,
    JokerFound,
)
from croupier.floor.ruling import FloorRefused
from croupier.play.decks import deck_of
from croupier.play.menu import menu
from croupier.play.setup import NOBODY, SeatNo
from croupier.text import Text

_ID = "deck_and_board"


def _without_a_joker(table: TableFacts) -> bool:
    return several(table) and JOKER not in deck_of(table.game, table.home)


def _boxed(table: TableFacts, answers: Answers) -> Told:
    scene, boxed = gone_on(table, answers), answers.count("count")
    if answers.choice("where") == "stub":
        return Told(scene, BoxedCards(boxed=boxed))
    mixed = answers.yes("mixed")
    return Told(scene, BoxedCards(in_the_middle(scene), boxed=boxed, next_card_mixed=mixed))


def _joker(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    acted = answers.choice("did") == "acted"
    seat = in_the_middle(scene)
    put = answers.amount("put")
    if acted and (put or not scene.state.street):
        plays(scene, seat, put)
    return Told(scene, JokerFound(seat, looked=not acted or answers.yes("looked")))


def _back(table: TableFacts, answers: Answers) -> Told:
    scene, where = _with_chips(table, answers), answers.choice("where")
    knew = _who_knew(scene, answers)
    if where == "hand":
        return Told(scene, ForeignBack("hand", _holder(scene), knew))
    return Told(scene, ForeignBack("board" if where == "board" else "stub", knew=knew))


def _duplicate(table: TableFacts, answers: Answers) -> Told:
    said = answers.text("card")
    try:
        card = parse_card(said[:1].upper() + said[1:].lower())
    except CardError as error:
        raise FloorRefused(
            Text(f"“{said[:10]}” is no card.", f"«\u00a0{said[:10]}\u00a0» n’est pas une carte."),
            Text(
                "Write rank and suit, such as 9s, Td or Ah.",
                "Écrivez la valeur et la couleur, comme 9s, Td ou Ah.",
            ),
        ) from error
    scene = _with_chips(table, answers)
    return Told(scene, DuplicateCard(card, knew=_who_knew(scene, answers)))


def _with_chips(table: TableFacts, answers: Answers) -> Scene:
    """As far as it had gone; where chips are told two players have put so many in, and play on.

    Raises FloorRefused for chips that they could not put in.
    """
    each, progress = answers.amount("each"), answers.choice("progress")
    if not each:
        return gone_on(table, answers)
    scene = Scene(table)
    while menu(scene.state).bring_in:
        scene.passive()
    first = scene.actor
    wager(scene, each)
    scene.passive()
    while scene.state.phase == "betting" and scene.actor != first and not scene.state.street:
        scene.fold()
    last = len(table.game.streets) - 1
    return scene.to_street({"later": min(1, last), "last": last}.get(progress, 0))


def _who_knew(scene: Scene, answers: Answers) -> SeatNo:
    return _holder(scene) if answers.yes("knew") else NOBODY


def _holder(scene: Scene) -> SeatNo:
    """Somebody who is in the hand: who is in turn, if anybody is."""
    state = scene.state
    still_in = tuple(seat for seat in state.setup.dealt_in if state.live[seat])
    return scene.actor or one_of(still_in)


def _missing(table: TableFacts, answers: Answers) -> Told:
    scene, count = Scene(table), answers.count("count")
    if answers.choice("found") == "in_hand":
        return Told(scene, CardsMissing(count, "in_hand"))
    last = len(table.game.streets) - 1
    return Told(to_round(scene, last), CardsMissing(count, "after_hand"))


def _disturbed(table: TableFacts, answers: Answers) -> Told:
    scene, pot = gone_on(table, answers), answers.amount("pot")
    if pot > scene.state.pot:
        scene = gone_on(table, answers, pot=pot - scene.state.pot)
    return Told(scene, DeckDisturbed(mixed_with_muck=answers.yes("muck")))


_KNEW = yes_no(
    "knew",
    Text("Did a player know and bet on?", "Un joueur le savait-il en misant\u00a0?"),
    default=False,
)

_EACH = Question(
    "each",
    Text("Put in by each of two players (0: little)", "Engagé par chacun de deux (0\u00a0: peu)"),
    "amount",
    "0",
)

CATEGORY = Category(
    _ID,
    Text("Deck and board", "Paquet et tableau"),
    (
        *BOARD_STORIES,
        Story(
            "boxed_card",
            _ID,
            Text("A card lay face up in the deck", "Une carte était retournée dans le paquet"),
            (
                Question(
                    "where",
                    Text("Where did it go?", "Où est-elle allée\u00a0?"),
                    "choice",
                    "dealt",
                    (
                        Choice("dealt", Text("dealt to a player", "donnée à un joueur")),
                        Choice("stub", Text("still on the stub", "encore sur le talon")),
                    ),
                ),
                Question("count", Text("How many in all?", "Combien en tout\u00a0?"), "count", "1"),
                replace(
                    yes_no(
                        "mixed",
                        Text(
                            "Is the next card in another hand?",
                            "La suivante est-elle dans une autre main\u00a0?",
                        ),
                        default=False,
                    ),
                    only_if=(("where", ("dealt",)),),
                ),
                PROGRESS,
            ),
            _boxed,
            Text("boxed card face up stub", "carte retournée dans le talon face visible"),
            several,
        ),
        Story(
            "joker",
            _ID,
            Text("A player finds a joker", "Un joueur trouve un joker"),
            (
                Question(
                    "did",
                    Text("When did he say so?", "Quand l’a-t-il dit\u00a0?"),
                    "choice",
                    "before",
                    (
                        Choice("before", Text("before he acted", "avant d’agir")),
                        Choice("acted", Text("after he acted", "après avoir agi")),
                    ),
                ),
                replace(
                    yes_no(
                        "looked",
                        Text("Had he looked at his cards?", "Avait-il regardé ses cartes\u00a0?"),
                        default=True,
                    ),
                    only_if=(("did", ("acted",)),),
                ),
                PROGRESS,
                replace(PUT, only_if=(("did", ("acted",)),)),
            ),
            _joker,
            Text("joker wrong card not looked", "joker carte étrangère sans regarder"),
            _without_a_joker,
        ),
        Story(
            "foreign_back",
            _ID,
            Text("A card has another back", "Une carte a un autre dos"),
            (
                Question(
                    "where",
                    Text("Where was it?", "Où était-elle\u00a0?"),
                    "choice",
                    "hand",
                    (
                        Choice("hand", Text("in a hand", "dans une main")),
                        Choice("board", Text("on the board", "au tableau")),
                        Choice("stub", Text("in the stub", "dans le talon")),
                    ),
                ),
                progress_to_the_end("last"),
                _KNEW,
                _EACH,
            ),
            _back,
            Text(
                "different colour back red blue deck wrong card",
                "dos différent couleur rouge bleu mauvais paquet",
            ),
            several,
        ),
        Story(
            "duplicate_card",
            _ID,
            Text("The same card is there twice", "Une même carte est en double"),
            (
                Question("card", Text("Which card?", "Quelle carte\u00a0?"), "words", "9s"),
                progress_to_the_end("last"),
                _KNEW,
                _EACH,
            ),
            _duplicate,
            Text(
                "duplicate two identical cards defective fouled deck",
                "double deux cartes identiques paquet défectueux",
            ),
            several,
        ),
        Story(
            "cards_missing",
            _ID,
            Text("Cards are missing from the deck", "Il manque des cartes au paquet"),
            (
                Question("count", Text("How many?", "Combien\u00a0?"), "count", "1"),
                Question(
                    "found",
                    Text("When was it found?", "Quand l’a-t-on vu\u00a0?"),
                    "choice",
                    "after_hand",
                    (
                        Choice("after_hand", Text("after the hand", "après le coup")),
                        Choice("in_hand", Text("in the hand", "pendant le coup")),
                    ),
                ),
            ),
            _missing,
            Text(
                "incomplete deck short cards of an earlier hand kept",
                "paquet incomplet cartes d’un coup précédent gardées",
            ),
            several,
        ),
        Story(
            "deck_disturbed",
            _ID,
            Text("The stub was upset in mid-hand", "Le talon a été renversé en plein coup"),
            (
                yes_no(
                    "muck",
                    Text("Mixed with the muck?", "Mêlé à la défausse\u00a0?"),
                    default=True,
                ),
                progress_to_the_end("later"),
                Question("pot", Text("Pot", "Pot"), "amount", "0"),
            ),
            _disturbed,
            Text(
                "dropped spilled stub muck mixed premature shuffle",
                "talon tombé mélangé avec la défausse trop tôt",
            ),
            several,
        ),
    ),
)
"""All of them."""
