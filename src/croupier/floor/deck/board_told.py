"""What can go wrong when the board is dealt, as the floor is told it, and how it happens."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.cards import HIDDEN
from croupier.floor.deck.deck_told import PAID_OUT, Fault, refused
from croupier.floor.happening import happens
from croupier.floor.incident import Incident
from croupier.play.mending import Mending
from croupier.play.setup import NOBODY
from croupier.play.state import HandState
from croupier.text import Text

NoticedInRound = Literal["before_action", "after_action", "before_award"]
"""When a burn error was noticed, of the betting round that followed it."""


@dataclass(frozen=True, slots=True)
class BoardDealtEarly(Incident):
    """The dealer burned and turned the next board card(s) while players were still to act.

    *cards* is how many he turned; 0 means all of that street.  *streets* is how many of them came
    at once, as when he took the players for all-in: 2 for a turn and a river.
    """

    tag: ClassVar[str] = "board_dealt_early"
    title: ClassVar[Text] = Text(
        "a board card was dealt too early", "une carte du tableau a été donnée trop tôt"
    )
    cards: int = 0
    streets: int = 1


@dataclass(frozen=True, slots=True)
class BoardTooMany(Incident):
    """The dealer turned more cards than belong to the flop, *cards* in all.

    *picked* is which of them the floor drew where one is drawn, 1 the first; 0 leaves it to chance.
    """

    tag: ClassVar[str] = "board_too_many"
    title: ClassVar[Text] = Text("the flop has too many cards", "le flop a des cartes en trop")
    cards: int = 4
    picked: int = 0


@dataclass(frozen=True, slots=True)
class BurnForgotten(Incident):
    """The last board cards were dealt without a burn.

    *picked* is which of them the floor drew where one is drawn, 1 the first; 0 leaves it to chance.
    *intact*: deck, board and burns still tell which card is the right one.
    """

    tag: ClassVar[str] = "burn_forgotten"
    title: ClassVar[Text] = Text("the burn was forgotten", "le croupier a oublié de brûler")
    noticed: NoticedInRound = "before_action"
    picked: int = 0
    intact: bool = True


@dataclass(frozen=True, slots=True)
class BurnedTwice(Incident):
    """The last board cards were dealt over *burned* burns in place of one."""

    tag: ClassVar[str] = "burned_twice"
    title: ClassVar[Text] = Text(
        "more than one card was burned", "le croupier a brûlé plus d’une carte"
    )
    noticed: NoticedInRound = "before_action"
    burned: int = 2
    intact: bool = True


_TOLD_WITH_A_BOARD = Text(
    "It is told of games with a board, once its cards lie.",
    "On le signale aux jeux avec tableau, une fois les cartes étalées.",
)
_MOST_EXTRA = 2
_MOST_BURNED = 4


def board_due(state: HandState, street: int) -> int:
    """How many common cards a street turns; 0 if there is no such street."""
    streets = state.game.streets
    return streets[street].board if 0 <= street < len(streets) else 0


def street_lying(state: HandState) -> int:
    """The street whose board cards were dealt last; 0 if there is none after the first."""
    totals = state.game.board_totals
    dealt = [
        street
        for street in range(1, state.street + 1)
        if board_due(state, street) and totals[street] <= len(state.board)
    ]
    return dealt[-1] if dealt else 0


def next_board_street(state: HandState, street: int) -> int:
    """The next street after *street* that turns common cards; 0 if none does."""
    later = range(street + 1, len(state.game.streets))
    return next((number for number in later if board_due(state, number)), 0)


def early_fault(state: HandState, told: BoardDealtEarly) -> Fault | None:
    """Why no board card can have come too early."""
    due = board_due(state, state.street + 1)
    if state.phase != "betting" or not due:
        return Fault(
            Text("No board card can have come too early.", "Aucune carte n’est venue trop tôt."),
            Text(
                "It is told in a betting round before board cards.",
                "On le signale pendant des enchères qui précèdent le tableau.",
            ),
        )
    if not 1 <= told.streets <= len(state.game.streets) or not all(streets_early(state, told)):
        return Fault(
            Text("There are not that many streets to come.", "Il ne reste pas autant de rues."),
            Text("Count the cards that lie there.", "Comptez les cartes étalées."),
        )
    if not 0 <= told.cards <= due or (told.cards and told.streets > 1):
        return Fault(
            Text(
                f"That is not how many cards come next: {due}.",
                f"Ce n’est pas le nombre de cartes à venir\u00a0: {due}.",
            ),
            Text("Name so many at most.", "N’en indiquez pas davantage."),
        )
    return None


def streets_early(state: HandState, told: BoardDealtEarly) -> tuple[int, ...]:
    """How many cards came too early, street by street."""
    first = state.street + 1
    due = tuple(board_due(state, street) for street in range(first, first + told.streets))
    return (told.cards,) if told.cards else due


def too_many_fault(state: HandState, told: BoardTooMany) -> Fault | None:
    """Why the flop cannot have had that many cards."""
    due = board_due(state, flop_street(state))
    if not _is_flop_on(state) or not _is_dealt_once(state):
        return Fault(
            Text("No flop is being played.", "Aucun flop n’est en jeu."),
            Text(
                "A second card on a later street has come too early.",
                "Sur une rue suivante, la seconde carte est venue trop tôt.",
            ),
        )
    if not due < told.cards <= due + _MOST_EXTRA or not 0 <= told.picked <= told.cards:
        return Fault(
            Text(f"The flop has {due} cards.", f"Le flop a {due} cartes."),
            Text("Name one or two more.", "Indiquez-en une ou deux de plus."),
        )
    return None


def flop_street(state: HandState) -> int:
    """The street that turns several common cards at once; 0 if there is none after the first."""
    later = range(1, len(state.game.streets))
    return next((street for street in later if board_due(state, street) > 1), 0)


def _is_flop_on(state: HandState) -> bool:
    """Whether the flop lies there, to be bet on or with the burn of the next card still to come."""
    flop = flop_street(state)
    if not flop or len(state.board) < state.game.board_totals[flop]:
        return False
    if state.street == flop:
        return state.phase in ("betting", "dealing")
    return state.phase == "dealing" and state.street == flop + 1 and not state.burned


def _is_dealt_once(state: HandState) -> bool:
    """Whether there is one board alone."""
    return state.before_runs is None and not state.runs_done


def burn_fault(state: HandState, told: BurnForgotten | BurnedTwice) -> Fault | None:
    """Why there cannot have been that error with a burn."""
    street = street_lying(state)
    if street and state.phase in PAID_OUT:
        return Fault(
            Text(
                "The pot is pushed: the board stands as it lay.",
                "Le pot est poussé\u00a0: le tableau reste ce qu’il était.",
            ),
            _TOLD_WITH_A_BOARD,
        )
    if not street:
        return Fault(
            Text("No board card was dealt over a burn.", "Aucune carte n’a été brûlée."),
            _TOLD_WITH_A_BOARD,
        )
    if state.before_runs and len(state.before_runs.board) >= state.game.board_totals[street]:
        return Fault(
            Text("All boards share those cards.", "Tous les tableaux partagent ces cartes."),
            Text(
                "It is told before the board is dealt several times.",
                "On le signale avant que le tableau soit donné plusieurs fois.",
            ),
        )
    if state.awards:
        return Fault(
            Text("A pot has been pushed already.", "Un pot a déjà été poussé."),
            Text("It is told before the award.", "On le signale avant l’attribution du pot."),
        )
    if isinstance(told, BurnedTwice):
        return None if 1 < told.burned <= _MOST_BURNED else _wrong_number()
    return None if 0 <= told.picked <= board_due(state, street) else _wrong_number()


def _wrong_number() -> Fault:
    return Fault(
        Text("There are not that many cards.", "Il n’y a pas autant de cartes."),
        Text("Count the cards that lie there.", "Comptez les cartes étalées."),
    )


def _refuse(fault: Fault | None) -> None:
    """Raises FloorRefused if there is a fault."""
    if fault is not None:
        raise refused(fault)


def _needs(mending: Mending, cards: int) -> None:
    """Raises FloorRefused when the stub is too short for what was told."""
    if len(mending.piles.stub) < cards:
        _refuse(
            Fault(
                Text("The stub is too short for that.", "Le talon est trop court pour cela."),
                Text("Count the cards again.", "Recomptez les cartes."),
            )
        )


@happens(on=BoardDealtEarly)
def deal_early(mending: Mending, told: BoardDealtEarly) -> None:
    """A card is burned and the next ones lie open, out of play until the floor has ruled."""
    _refuse(early_fault(mending.state, told))
    early = streets_early(mending.state, told)
    _needs(mending, sum(early) + len(early))
    for cards in early:
        if mending.piles.next_burn:
            mending.burn_next()
        else:
            mending.move("stub", "burns")
        for _ in range(cards):
            mending.move("stub", "aside", open=True)


@happens(on=BoardTooMany)
def turn_too_many(mending: Mending, told: BoardTooMany) -> None:
    """The cards after those of the flop lie open with them."""
    state = mending.state
    _refuse(too_many_fault(state, told))
    flop = flop_street(state)
    extra = told.cards - board_due(state, flop)
    extra -= len(state.board) - state.game.board_totals[flop]
    _needs(mending, extra)
    for _ in range(extra):
        mending.move("stub", "board", open=True)


@happens(on=BurnForgotten)
def forget_burn(mending: Mending, told: BurnForgotten) -> None:
    """What was taken for the burn is the first card of the street, and its last is undealt.

    Where the burn is not known the cards that lie there are the true ones, and no card was burned:
    the stub is one card longer.
    """
    state, piles = mending.state, mending.piles
    _refuse(burn_fault(state, told))
    if not piles.burns:
        _refuse(burn_missing())
    if piles.burns[-1] == HIDDEN:
        mending.move("burns", "stub")
        piles.stub.append(piles.stub.pop(0))
        return
    place = first_place(state)
    mending.move("board", "stub", place=len(state.board) - 1, open=True)
    mending.move("burns", "board", place=place, open=True)


@happens(on=BurnedTwice)
def burn_twice(mending: Mending, told: BurnedTwice) -> None:
    """The first card of the street was burned as well, and one more was turned.

    Where the burn is not known the cards that lie there are the true ones, and one more was burned:
    the stub is one card shorter.
    """
    piles = mending.piles
    _refuse(burn_fault(mending.state, told))
    _needs(mending, told.burned - 1)
    is_hidden = bool(piles.burns) and piles.burns[-1] == HIDDEN
    for _ in range(told.burned - 1):
        if is_hidden:
            piles.stub.insert(0, piles.stub.pop())
            mending.move("stub", "burns")
            continue
        mending.move("board", "burns", place=first_place(mending.state), open=True)
        mending.move("stub", "board", open=True)


def first_place(state: HandState) -> int:
    """The place of the first card of the street that was dealt last."""
    street = street_lying(state)
    return state.game.board_totals[street] - board_due(state, street)


def burn_missing() -> Fault:
    """There is no burn that could have been forgotten."""
    return Fault(
        Text("No card lies burned.", "Aucune carte n’est brûlée."),
        _TOLD_WITH_A_BOARD,
    )


def no_bet_possible(state: HandState) -> bool:
    """Whether nobody could bet after the cards that were dealt last: somebody is all-in."""
    return state.able < 2 and (state.phase == "dealing" or state.round_opener == NOBODY)  # noqa: PLR2004 - it takes two


INCIDENTS: tuple[type[Incident], ...] = (BoardDealtEarly, BoardTooMany, BurnForgotten, BurnedTwice)
"""The kinds of incidents told here."""
