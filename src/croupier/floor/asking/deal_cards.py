"""Stories of a card that is seen in the deal: whose mistake it was, and which card."""

from croupier.floor.asking.progress import FIRST_ROUND, gone_on, one_of, several, waiting
from croupier.floor.asking.question import Answers, Choice, Question, Story, Told, yes_no
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.deal.deal_told import CardExposed, Seen
from croupier.floor.ruling import FloorRefused
from croupier.play.setup import SeatNo
from croupier.text import Text

_ID = "deal"
_TWO = 2


def _which(scene: Scene, answers: Answers) -> tuple[SeatNo, int]:
    """Who got the card, and its number off the deck."""
    dealt = scene.state.setup.dealt_in
    which = answers.choice("nth")
    if which in _FIRST_TWO:
        number = _FIRST_TWO[which]
        return _still_in(scene, dealt[number - 1]), number
    still_in = tuple(seat for seat in dealt if scene.state.live[seat])
    found = (*reversed(waiting(scene)), *reversed(still_in))
    seat = one_of(tuple(one for one in found if one not in dealt[:_TWO]))
    return seat, dealt.index(seat) + 1


def _still_in(scene: Scene, seat: SeatNo) -> SeatNo:
    """The same seat.  Raises FloorRefused for one that has folded."""
    if scene.state.live[seat]:
        return seat
    raise FloorRefused(
        Text("That player has folded by then.", "Ce joueur a déjà passé à ce moment."),
        Text("Choose an earlier moment.", "Choisissez un moment plus tôt."),
    )


_FIRST_TWO = {"first": 1, "second": 2}


def _by_dealer(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    seat, nth = _which(scene, answers)
    return Told(scene, CardExposed(seat, nth, wants_to_keep=answers.yes("keep")))


def _several_exposed(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    count = answers.count("count")
    if count < _TWO:
        raise FloorRefused(
            Text("One card is another story.", "Une seule carte, c’est une autre histoire."),
            Text("Name at least 2.", "Indiquez au moins 2."),
        )
    seat, nth = _which(scene, answers)
    return Told(scene, CardExposed(seat, nth, earlier=count - 1))


def _by_player(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    seat, nth = _which(scene, answers)
    dropped = answers.choice("how") == "dropped"
    return Told(
        scene,
        CardExposed(seat, nth, "player", dropped=dropped, wants_to_keep=answers.yes("keep")),
    )


def _off_table(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    seat, nth = _which(scene, answers)
    player = answers.choice("who") == "player"
    told = CardExposed(
        seat,
        nth,
        "player" if player else "dealer",
        off_table=True,
        dropped=player,
        face_down=not answers.yes("seen"),
        earlier=answers.count("earlier"),
    )
    return Told(scene, told)


def _claimed(table: TableFacts, answers: Answers) -> Told:
    scene = gone_on(table, answers)
    seat, nth = _which(scene, answers)
    looked = answers.choice("when") == "after"
    seen: Seen = "claimed_after_looking" if looked else "claimed_before_looking"
    return Told(scene, CardExposed(seat, nth, seen=seen, earlier=answers.count("earlier")))


def _nth(default: str) -> Question:
    return Question(
        "nth",
        Text("Which card of the deal?", "Quelle carte de la donne\u00a0?"),
        "choice",
        default,
        (
            Choice("first", Text("the very first", "la toute première")),
            Choice("second", Text("the second", "la deuxième")),
            Choice("later", Text("a later one", "une autre, plus loin")),
        ),
    )


_KEEP = yes_no("keep", Text("Does he want to keep it?", "Veut-il la garder\u00a0?"), default=False)
_EARLIER = Question(
    "earlier",
    Text("Exposed by the dealer before", "Déjà exposées par le croupier"),
    "count",
    "0",
)

CARD_STORIES = (
    Story(
        "card_exposed",
        _ID,
        Text("The dealer exposed a card", "Le croupier a exposé une carte"),
        (_nth("later"), FIRST_ROUND, _KEEP),
        _by_dealer,
        Text(
            "flashed turned up hole card first card second card",
            "carte montrée retournée visible pendant la donne première carte",
        ),
        several,
    ),
    Story(
        "cards_exposed",
        _ID,
        Text("The dealer exposed two cards or more", "Le croupier a exposé deux cartes ou plus"),
        (
            Question("count", Text("How many?", "Combien\u00a0?"), "count", "2"),
            FIRST_ROUND,
            _nth("later"),
        ),
        _several_exposed,
        Text("two cards flashed several", "plusieurs cartes montrées retournées"),
        several,
    ),
    Story(
        "exposed_by_player",
        _ID,
        Text("A player exposed his own card", "Un joueur a exposé sa propre carte"),
        (
            Question(
                "how",
                Text("How?", "Comment\u00a0?"),
                "choice",
                "turned",
                (
                    Choice("turned", Text("picking it up", "en la prenant")),
                    Choice("dropped", Text("he let it fall", "il l’a laissée tomber")),
                ),
            ),
            FIRST_ROUND,
            _nth("later"),
            _KEEP,
        ),
        _by_player,
        Text(
            "exposes his two cards picking them up drops",
            "montre ses cartes en les prenant laisse tomber",
        ),
        several,
    ),
    Story(
        "card_off_table",
        _ID,
        Text("A card fell off the table", "Une carte est tombée de la table"),
        (
            Question(
                "who",
                Text("By whom?", "À cause de qui\u00a0?"),
                "choice",
                "dealer",
                (
                    Choice("dealer", Text("dealt off the table", "du croupier, à la donne")),
                    Choice("player", Text("the player dropped it", "du joueur lui-même")),
                ),
            ),
            yes_no(
                "seen", Text("Was its face seen?", "Sa face a-t-elle été vue\u00a0?"), default=True
            ),
            FIRST_ROUND,
            _nth("later"),
            _EARLIER,
        ),
        _off_table,
        Text("floor ground slid dropped", "par terre glissé tombée au sol"),
        several,
    ),
    Story(
        "card_claimed_flashed",
        _ID,
        Text("He says that his card flashed", "Il dit que sa carte a été vue"),
        (
            Question(
                "when",
                Text("When did he say so?", "Quand l’a-t-il dit\u00a0?"),
                "choice",
                "before",
                (
                    Choice("before", Text("before he looked at it", "avant de la regarder")),
                    Choice("after", Text("after he looked at it", "après l’avoir regardée")),
                ),
            ),
            FIRST_ROUND,
            _nth("later"),
            _EARLIER,
        ),
        _claimed,
        Text("claims exposed nobody else saw", "prétend exposée carte entrevue"),
        several,
    ),
)
"""All of them."""
