"""Stories of stud: hole cards turned up, the wrong low card, streets dealt wrong."""

from dataclasses import replace
from typing import Literal, get_args

from croupier.floor.asking.facing import wager
from croupier.floor.asking.question import Answers, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.deal.deal_told import CardExposed, WrongCardCount
from croupier.floor.money_back import put_in
from croupier.floor.own_games.stud_opening import would_open
from croupier.floor.own_games.stud_told import (
    HolesExposed,
    LastCardFaceUp,
    StudBurnError,
    StudCardsEarly,
    UpcardsLifted,
    WrongLowCard,
)
from croupier.floor.ruling import FloorRefused
from croupier.play.evolve import evolve
from croupier.play.irregular_events import TurnMoved
from croupier.play.setup import Chips, SeatNo
from croupier.play.turns import from_left_of_button
from croupier.text import Text

_ID = "stud_and_draw"
_TWO = 2
_ENOUGH = 50

Lifted = Literal["picked_up", "turned_down", "mixed", "reordered"]

_SOME = tuple("1234567")
"""As many players as may have acted after another."""


def is_stud(table: TableFacts) -> bool:
    """Whether each player has open cards of his own."""
    return table.game.family == "stud"


def _is_long_stud(table: TableFacts) -> bool:
    """Whether the last card of a stud game comes face down."""
    return is_stud(table) and bool(table.game.streets[-1].down)


def _has_two_holes(table: TableFacts) -> bool:
    return is_stud(table) and table.game.streets[0].down >= _TWO


def _holes(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table)
    order = tuple(from_left_of_button(scene.state))
    both, low = answers.choice("many") == "both", answers.yes("low")
    place = 0 if both else table.game.streets[0].down - 1
    seat = _with_card(scene, order[_TWO], place, low=low)
    if both:
        return Told(scene, HolesExposed(seat))
    return Told(scene, CardExposed(seat, place * len(order) + order.index(seat) + 1))


def _with_card(scene: Scene, seat: SeatNo, place: int, *, low: bool) -> SeatNo:
    """*seat*, the hand of which gets a card at *place* that would bring it in, or would not."""
    hole, stub = scene.state.hole[seat], scene.dealer.stub
    for nth in range(len(stub)):
        if would_open(scene.state, seat, place) == low:
            return seat
        hole[place], stub[nth] = stub[nth], hole[place]
    return seat


def _lifted(table: TableFacts, answers: Answers) -> Told:
    scene = Scene(table).to_street(1)
    bet = answers.amount("bet")
    if bet:
        wager(scene, bet)
    how: Lifted = next(one for one in get_args(Lifted) if one == answers.choice("how"))
    return Told(scene, UpcardsLifted(scene.actor, how))


def _low_card(table: TableFacts, answers: Answers) -> Told:
    paid, followed = answers.amount("paid"), answers.count("followed")
    last = answers.choice("last") if followed else "call"
    calls = followed - (last != "call")
    acts = () if last == "call" else (last,)
    stakes = table.stakes
    bring_in = paid if 0 < paid < stakes.small_bet else stakes.bring_in
    scene = Scene(replace(table, stakes=replace(stakes, bring_in=bring_in)))
    right = scene.actor
    named = right % scene.state.chairs + 1
    opened = paid if paid >= stakes.small_bet else 0
    if opened:
        _check_opening(scene, named, opened)
    return Told(scene, WrongLowCard(named, right, calls, opened, acts))


def _check_opening(scene: Scene, named: SeatNo, opened: Chips) -> None:
    """Raises FloorRefused, with what he could open for, if *named* could not have opened so."""
    tried = Scene(scene.table)
    evolve(tried.state, TurnMoved(named, named))
    wager(tried, opened)


def _streets(answers: Answers, last: int) -> int:
    return {"first": 1, "middle": max(1, last - 1), "last": last}[answers.choice("street")]


def _burn(table: TableFacts, answers: Answers) -> Told:
    last = len(table.game.streets) - 1
    street = _streets(answers, last)
    scene = Scene(table).to_street(street)
    live = [seat for seat in from_left_of_button(scene.state) if scene.state.live[seat]]
    looked: tuple[SeatNo, ...] = ()
    if street == last and _is_long_stud(table) and answers.yes("looked"):
        looked = tuple(live[:1])
    if answers.yes("acted"):
        scene.passive()
    burned: Literal[0, 2] = 0 if answers.choice("burned") == "none" else 2
    return Told(scene, StudBurnError(burned, looked))


def _early(table: TableFacts, answers: Answers) -> Told:
    last = len(table.game.streets) - 1
    street = _streets(answers, last)
    scene = Scene(table).to_street(street - 1)
    live = [seat for seat in from_left_of_button(scene.state) if scene.state.live[seat]]
    many = answers.count("cards")
    if not 1 <= many <= len(live):
        raise FloorRefused(
            Text(f"{many} cards cannot be.", f"{many} cartes, cela ne se peut pas."),
            Text(f"1 to {len(live)}.", f"De 1 à {len(live)}."),
        )
    looked: tuple[SeatNo, ...] = ()
    if street == last and _is_long_stud(table) and answers.yes("looked"):
        looked = tuple(live[:1])
    return Told(scene, StudCardsEarly(tuple(live[:many]), looked))


def _last_up(table: TableFacts, answers: Answers) -> Told:
    many = {"two": 2, "three": 3}[answers.choice("players")]
    enough = _ENOUGH * max(table.stakes.big_bet, table.stakes.big_blind, 1)
    stacks = dict.fromkeys(range(1, table.players + 1), enough)
    scene = _last_street(table, many, stacks)
    live = [seat for seat in from_left_of_button(scene.state) if scene.state.live[seat]]
    seat = live[0] if answers.choice("whose") == "first" else live[-1]
    if many > _TWO and answers.yes("all_in"):
        scene = _last_street(table, many, {**stacks, seat: put_in(scene.state, seat)})
    return Told(scene, LastCardFaceUp(seat))


def _last_street(table: TableFacts, players: int, stacks: dict[SeatNo, Chips]) -> Scene:
    """So many players have seen the last card; nobody has acted on it."""
    scene = Scene(table, stacks=stacks)
    while scene.state.live_count > players and not scene.state.street:
        if scene.state.bets[scene.actor] or scene.state.turn == scene.state.round_turn:
            scene.passive()
        else:
            scene.fold()
    return scene.to_street(len(table.game.streets) - 1)


def _count(table: TableFacts, answers: Answers) -> Told:
    last = len(table.game.streets) - 1
    scene = Scene(table).to_street(last)
    due = table.game.hole_cards
    cards = due + {"one_more": 1, "one_less": -1, "two_less": -2}[answers.choice("cards")]
    return Told(scene, WrongCardCount(scene.actor, cards))


_STREET = Question(
    "street",
    Text("Before which street?", "Avant quelle rue\u00a0?"),
    "choice",
    "first",
    (
        Choice("first", Text("fourth street", "quatrième")),
        Choice("middle", Text("the last but one", "l’avant-dernière")),
        Choice("last", Text("the last card", "la dernière carte")),
    ),
)
_LOOKED = Question(
    "looked",
    Text("Did he look at it?", "L’a-t-il regardée\u00a0?"),
    "choice",
    "no",
    (Choice("yes", Text("Yes", "Oui")), Choice("no", Text("No", "Non"))),
    (("street", ("last",)),),
)

STORIES = (
    Story(
        "stud_holes_exposed",
        _ID,
        Text("A hole card comes face up", "Une carte fermée est donnée ouverte"),
        (
            Question(
                "many",
                Text("How many of his?", "Combien des siennes\u00a0?"),
                "choice",
                "one",
                (
                    Choice("one", Text("one hole card", "une carte fermée")),
                    Choice("both", Text("both hole cards", "les deux")),
                ),
            ),
            yes_no(
                "low",
                Text("Would it bring it in?", "Ferait-elle le bring-in\u00a0?"),
                default=False,
            ),
        ),
        _holes,
        Text("stud hole card exposed first deal dead ante", "stud carte fermée exposée donne ante"),
        fits=_has_two_holes,
    ),
    Story(
        "upcards_lifted",
        _ID,
        Text("He picks up his up cards", "Il ramasse ses cartes ouvertes"),
        (
            Question(
                "bet",
                Text("Bet he faces (0: none)", "Mise à suivre (0\u00a0: aucune)"),
                "amount",
                "0",
            ),
            Question(
                "how",
                Text("What did he do?", "Qu’a-t-il fait\u00a0?"),
                "choice",
                "picked_up",
                (
                    Choice("picked_up", Text("picked them up", "les a ramassées")),
                    Choice("turned_down", Text("turned them down", "les a retournées")),
                    Choice("mixed", Text("mixed them with the others", "les a mêlées")),
                    Choice("reordered", Text("changed their order", "en a changé l’ordre")),
                ),
            ),
        ),
        _lifted,
        Text(
            "stud upcards lifted off the table fold order rearranged",
            "stud cartes ouvertes soulevées passe ordre déplacées",
        ),
        fits=is_stud,
    ),
    Story(
        "wrong_low_card",
        _ID,
        Text("The wrong player brought it in", "Le bring-in au mauvais joueur"),
        (
            Question(
                "followed",
                Text("Players who acted after him", "Joueurs qui ont agi après lui"),
                "count",
                "0",
            ),
            Question(
                "paid",
                Text(
                    "What he bet (0: the usual bring-in)",
                    "Sa mise (0\u00a0: bring-in habituel)",
                ),
                "amount",
                "0",
            ),
            Question(
                "last",
                Text("What did the last of them do?", "Qu’a fait le dernier d’entre eux\u00a0?"),
                "choice",
                "call",
                (
                    Choice("call", Text("called", "a suivi")),
                    Choice("fold", Text("folded", "a passé")),
                    Choice("raise", Text("completed or raised", "a complété ou relancé")),
                ),
                (("followed", _SOME),),
            ),
        ),
        _low_card,
        Text("wrong low card bring-in stud", "mauvaise carte basse bring-in stud"),
        fits=is_stud,
    ),
    Story(
        "stud_burn_error",
        _ID,
        Text("Stud: the burn was forgotten or doubled", "Stud\u00a0: brûlée oubliée ou doublée"),
        (
            Question(
                "burned",
                Text("How many were burned?", "Combien de brûlées\u00a0?"),
                "choice",
                "none",
                (Choice("none", Text("none", "aucune")), Choice("two", Text("two", "deux"))),
            ),
            _STREET,
            yes_no(
                "acted", Text("Has anybody acted?", "Quelqu’un a-t-il agi\u00a0?"), default=False
            ),
            _LOOKED,
        ),
        _burn,
        Text("no burn two burned stud street", "pas brûlé deux brûlées rue stud"),
        fits=is_stud,
    ),
    Story(
        "stud_cards_early",
        _ID,
        Text("Stud: a street is dealt too early", "Stud\u00a0: une rue est donnée trop tôt"),
        (
            Question("cards", Text("Cards dealt", "Cartes données"), "count", "1"),
            _STREET,
            _LOOKED,
        ),
        _early,
        Text("premature card before betting over", "carte prématurée avant la fin des mises"),
        fits=is_stud,
    ),
    Story(
        "last_card_face_up",
        _ID,
        Text("The last stud card comes face up", "La dernière carte de stud est donnée ouverte"),
        (
            Question(
                "players",
                Text("Players left", "Joueurs restants"),
                "choice",
                "three",
                (
                    Choice("two", Text("two", "deux")),
                    Choice("three", Text("three or more", "trois ou plus")),
                ),
            ),
            Question(
                "whose",
                Text("Whose card?", "La carte de qui\u00a0?"),
                "choice",
                "first",
                (
                    Choice("first", Text("the first to be dealt", "le premier servi")),
                    Choice("last", Text("the last one", "le dernier")),
                ),
            ),
            Question(
                "all_in",
                Text("Is he all-in already?", "Est-il déjà à tapis\u00a0?"),
                "choice",
                "no",
                (Choice("yes", Text("Yes", "Oui")), Choice("no", Text("No", "Non"))),
                (("players", ("three",)),),
            ),
        ),
        _last_up,
        Text("seventh street river face up all-in option", "septième rue ouverte option tapis"),
        fits=_is_long_stud,
    ),
    Story(
        "stud_wrong_count",
        _ID,
        Text(
            "Stud: wrong number of cards at the end",
            "Stud\u00a0: mauvais nombre de cartes à la fin",
        ),
        (
            Question(
                "cards",
                Text("How many has he?", "Combien en a-t-il\u00a0?"),
                "choice",
                "one_more",
                (
                    Choice("one_more", Text("one too many", "une de trop")),
                    Choice("one_less", Text("the last one is missing", "la dernière manque")),
                    Choice("two_less", Text("more are missing", "il en manque plus")),
                ),
            ),
        ),
        _count,
        Text("eight cards six cards stud dead hand", "huit cartes six cartes stud main morte"),
        fits=is_stud,
    ),
)
"""All of them."""
