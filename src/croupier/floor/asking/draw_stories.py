"""Stories of draw: cards seen, wrong numbers of cards, draws changed, openers not shown."""

from croupier.floor.asking.facing import least_wager, wager
from croupier.floor.asking.question import Answers, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.deal.deal_told import CardExposed, WrongCardCount
from croupier.floor.own_games.draw_told import (
    DrawChanged,
    ExposedOnDraw,
    FalseOpener,
    OpenersProof,
    SplitNotProved,
)
from croupier.floor.ruling import FloorRefused
from croupier.floor.words.gestures import Said
from croupier.play.actions import Draw
from croupier.play.events import Folded
from croupier.play.evolve import evolve
from croupier.play.menu import menu
from croupier.play.setup import Chips, SeatNo
from croupier.play.turns import clockwise_from, from_left_of_button, left_of, next_to_act
from croupier.text import Text

_ID = "stud_and_draw"
_FOURTH = 4


def is_draw(table: TableFacts) -> bool:
    """Whether cards are changed."""
    return table.game.family == "draw"


def _needs_openers(table: TableFacts) -> bool:
    return table.game.openers != "anything"


def _exposed(table: TableFacts, answers: Answers) -> Told:
    if answers.choice("when") == "deal":
        scene = Scene(table)
        order = tuple(from_left_of_button(scene.state))
        nth = {"first": 1, "second": 2}.get(answers.choice("nth"), (_FOURTH - 1) * len(order) + 1)
        return Told(scene, CardExposed(order[(nth - 1) % len(order)], nth))
    scene, seat = _drew(table)
    return Told(scene, ExposedOnDraw(seat))


def _drew(table: TableFacts, many: int = 2) -> tuple[Scene, SeatNo]:
    """The first to draw has changed *many* cards; nobody has acted on the draw."""
    scene = _to_first_draw(table)
    seat = scene.actor
    scene.act(Draw(seat, tuple(scene.state.hole[seat][:many])))
    while scene.state.phase == "discarding":
        scene.passive()
    return scene, seat


def _to_first_draw(table: TableFacts) -> Scene:
    """Everybody is in, and the first draw has begun."""
    scene = Scene(table)
    if menu(scene.state).check and menu(scene.state).wager is not None:
        scene.wager(least_wager(scene))
    while scene.state.phase == "betting" and not scene.state.street:
        scene.passive()
    return scene


def _count(table: TableFacts, answers: Answers) -> Told:
    when = answers.choice("when")
    due = table.game.hole_totals[0]
    cards = (
        due
        + {"one_less": -1, "two_less": -2, "one_more": 1, "two_more": 2}[answers.choice("cards")]
    )
    if when == "after":
        scene, seat = _drew(table)
        return Told(scene, WrongCardCount(seat, cards))
    scene = Scene(table)
    if when == "acted":
        if menu(scene.state).check and menu(scene.state).wager is not None:
            scene.wager(least_wager(scene))
        else:
            scene.passive()
        scene.passive()
    seat = table.players if answers.choice("whose") == "button" else scene.actor
    return Told(scene, WrongCardCount(seat, cards))


def _changed(table: TableFacts, answers: Answers) -> Told:
    scene = _to_first_draw(table)
    said, now = answers.count("said"), answers.count("now")
    told = DrawChanged(
        scene.actor, said, now, dealt=answers.yes("dealt"), acted_on=answers.yes("acted")
    )
    return Told(scene, told)


def _asked_early(table: TableFacts, answers: Answers) -> Told:
    scene = _to_first_draw(table)
    early = next_to_act(scene.state, scene.actor)
    wants = answers.count("wants")
    most = max(street.draw for street in table.game.streets)
    if wants > most:
        raise FloorRefused(
            Text(f"{wants} cards cannot be drawn.", f"On ne peut pas tirer {wants} cartes."),
            Text(f"0 to {most}.", f"De 0 à {most}."),
        )
    return Told(scene, Said(early, _COUNTED[wants]))


_COUNTED = ("pat", "one", "two", "three", "four", "five", "six", "seven")
"""What a player says who wants that many cards."""


def _false_opener(table: TableFacts, answers: Answers) -> Told:
    when, passed = answers.choice("when"), answers.count("passed")
    seat = min(passed, table.players - 1) + 1
    scene = Scene(table, stacks=_left_to_open(table, answers, seat))
    scene.until(seat)
    scene.wager(least_wager(scene))
    if when == "alone":
        for other in clockwise_from(scene.state, left_of(scene.state, seat)):
            if other != seat:
                evolve(scene.state, Folded(other))
        return Told(scene, FalseOpener(seat))
    for _ in range(answers.count("callers")):
        if scene.state.street or scene.state.phase != "betting":
            break
        scene.passive()
    if when == "raised" and not scene.state.street:
        _raise_the_opener(scene, seat, answers.amount("further"))
    if when == "drawn":
        scene.to_street(1)
    further = answers.amount("further") if when == "raised" else 0
    return Told(scene, FalseOpener(seat, further))


def _left_to_open(table: TableFacts, answers: Answers, seat: SeatNo) -> dict[SeatNo, Chips]:
    """The stack of an opener who has nothing left but his ante, or no more than he opens for."""
    stakes, left = table.stakes, answers.choice("left")
    if answers.choice("when") != "opened" or left == "chips":
        return {}
    return {seat: stakes.ante + (stakes.small_bet if left == "last" else 0)}


def _raise_the_opener(scene: Scene, opener: SeatNo, further: Chips) -> None:
    """The next player raises, and the opener puts in *further* chips over him, if any."""
    opened = scene.state.bets[opener]
    scene.wager(least_wager(scene))
    if further:
        scene.until(opener)
        wager(scene, opened + further)


def _opener_drew(table: TableFacts) -> tuple[Scene, SeatNo]:
    scene = _to_first_draw(table)
    opener = scene.state.opened_by
    while scene.state.phase == "discarding" and scene.actor != opener:
        scene.passive()
    return scene, opener


def _proof(table: TableFacts, answers: Answers) -> Told:
    scene, opener = _opener_drew(table)
    scene.act(Draw(opener, (scene.state.hole[opener][0],)))
    scene.to_street(1)
    return Told(scene, OpenersProof(opener, answers.yes("known")))


def _split(table: TableFacts, answers: Answers) -> Told:  # noqa: ARG001 - one shape for all
    scene, opener = _opener_drew(table)
    scene.act(Draw(opener, (scene.state.hole[opener][0],)))
    scene.to_street(1)
    return Told(scene, SplitNotProved(opener))


STORIES = (
    Story(
        "draw_card_exposed",
        _ID,
        Text("Draw: a card is exposed", "Poker fermé\u00a0: une carte est exposée"),
        (
            Question(
                "when",
                Text("When?", "Quand\u00a0?"),
                "choice",
                "draw",
                (
                    Choice("draw", Text("on the draw", "au tirage")),
                    Choice("deal", Text("in the first deal", "à la première donne")),
                ),
            ),
            Question(
                "nth",
                Text("Which card of the deal?", "Quelle carte de la donne\u00a0?"),
                "choice",
                "later",
                (
                    Choice("first", Text("the very first", "la toute première")),
                    Choice("second", Text("the second", "la deuxième")),
                    Choice("later", Text("a later one", "une autre, plus loin")),
                ),
                (("when", ("deal",)),),
            ),
        ),
        _exposed,
        Text("exposed card on the draw replaced", "carte exposée tirage remplacée"),
        fits=is_draw,
    ),
    Story(
        "draw_wrong_count",
        _ID,
        Text("Draw: wrong number of cards", "Poker fermé\u00a0: mauvais nombre de cartes"),
        (
            Question(
                "when",
                Text("When was it seen?", "Quand l’a-t-on vu\u00a0?"),
                "choice",
                "acted",
                (
                    Choice("nobody", Text("nobody had acted", "personne n’avait agi")),
                    Choice("acted", Text("some had, before the draw", "après des actions")),
                    Choice("after", Text("after the draw", "après le tirage")),
                ),
            ),
            Question(
                "cards",
                Text("How many has he?", "Combien en a-t-il\u00a0?"),
                "choice",
                "one_less",
                (
                    Choice("one_less", Text("one too few", "une de moins")),
                    Choice("two_less", Text("two too few", "deux de moins")),
                    Choice("one_more", Text("one too many", "une de trop")),
                    Choice("two_more", Text("two too many", "deux de trop")),
                ),
            ),
            Question(
                "whose",
                Text("Whose hand?", "La main de qui\u00a0?"),
                "choice",
                "other",
                (
                    Choice("other", Text("another player’s", "d’un autre joueur")),
                    Choice("button", Text("the button’s", "du bouton")),
                ),
                (("when", ("nobody", "acted")),),
            ),
        ),
        _count,
        Text(
            "four cards six cards lowball short hand dead", "quatre cartes six cartes main courte"
        ),
        fits=is_draw,
    ),
    Story(
        "draw_changed",
        _ID,
        Text("He changes how many cards he draws", "Il change le nombre de cartes demandées"),
        (
            Question("said", Text("He asked for", "Il a demandé"), "count", "3"),
            Question("now", Text("He wants now", "Il veut maintenant"), "count", "2"),
            yes_no(
                "dealt",
                Text("Was a card dealt to him?", "A-t-on servi une carte\u00a0?"),
                default=False,
            ),
            yes_no(
                "acted",
                Text("Has anybody acted on it?", "Quelqu’un a-t-il agi depuis\u00a0?"),
                default=False,
            ),
        ),
        _changed,
        Text("changes mind number drawn cards", "change d’avis nombre de cartes tirage"),
        fits=is_draw,
    ),
    Story(
        "drew_out_of_turn",
        _ID,
        Text("He asks for cards before his turn", "Il demande des cartes avant son tour"),
        (
            Question(
                "wants",
                Text("Cards he asks for (0: pat)", "Cartes demandées (0\u00a0: servi)"),
                "count",
                "2",
            ),
        ),
        _asked_early,
        Text("draw out of turn early", "tirage hors tour trop tôt"),
        fits=is_draw,
    ),
    Story(
        "false_opener",
        _ID,
        Text("The opener has no openers", "L’ouvreur n’avait pas de quoi ouvrir"),
        (
            Question("passed", Text("Passed before him", "Passé avant lui"), "count", "0"),
            Question(
                "when",
                Text("How far had it gone?", "Jusqu’où était-on allé\u00a0?"),
                "choice",
                "opened",
                (
                    Choice("opened", Text("first round, no raise", "premier tour, sans relance")),
                    Choice("alone", Text("all others folded to it", "tous les autres ont passé")),
                    Choice("raised", Text("first round, raised", "premier tour, relancé")),
                    Choice("drawn", Text("after the draw", "après le tirage")),
                ),
            ),
            Question(
                "callers",
                Text("Callers", "Joueurs qui ont suivi"),
                "count",
                "0",
                (),
                (("when", ("opened", "raised", "drawn")),),
            ),
            Question(
                "left",
                Text("What had he to open with?", "Avec quoi a-t-il ouvert\u00a0?"),
                "choice",
                "chips",
                (
                    Choice("chips", Text("he has chips left", "il lui reste des jetons")),
                    Choice("last", Text("his last chips", "ses derniers jetons")),
                    Choice("ante", Text("nothing but the ante", "rien que son ante")),
                ),
                (("when", ("opened",)),),
            ),
            Question(
                "further",
                Text("His bets since opening", "Ses mises depuis l’ouverture"),
                "amount",
                "0",
                (),
                (("when", ("raised",)),),
            ),
        ),
        _false_opener,
        Text("jacks or better false openers", "valets ou mieux fausse ouverture"),
        fits=_needs_openers,
    ),
    Story(
        "openers_proof",
        _ID,
        Text("The opener threw his openers away", "L’ouvreur a écarté son ouverture"),
        (
            yes_no(
                "known",
                Text("Is his discard known?", "Son écart se reconnaît-il\u00a0?"),
                default=True,
            ),
        ),
        _proof,
        Text("prove openers discard", "prouver ouverture écart"),
        fits=_needs_openers,
    ),
    Story(
        "split_not_proved",
        _ID,
        Text("Split openers are not proved", "L’ouverture cassée n’est pas prouvée"),
        (),
        _split,
        Text("splitting openers announced", "casser son ouverture annoncé"),
        fits=_needs_openers,
    ),
)
"""All of them."""
