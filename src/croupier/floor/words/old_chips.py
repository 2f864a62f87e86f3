"""A former bet still in front of a raised player: chips added to it, or taken back from it."""

from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.acts import has_chips, is_in_turn
from croupier.floor.words.amounts import called, wagered
from croupier.floor.words.bind import asked, bars_fold, bound, left_to_choose, stay_choices
from croupier.floor.words.gestures import ChipsAdded, ChipsBack
from croupier.play.actions import Raise
from croupier.play.betting import legal_wager
from croupier.text import Text


def _is_raised(spot: Spot, seat: int) -> bool:
    """Whether the player is in turn, has a bet before him and owes more."""
    return is_in_turn(spot, seat) and spot.state.bets[seat] > 0 and spot.owed(seat) > 0


def _adds(spot: Spot, gesture: ChipsAdded) -> bool:
    return _is_raised(spot, gesture.seat) and has_chips(spot, gesture.seat, gesture.chips)


def _takes(spot: Spot, gesture: ChipsBack) -> bool:
    in_turn = _is_raised(spot, gesture.seat)
    return in_turn and 0 < gesture.chips <= spot.state.bets[gesture.seat]


def _not_so_added(spot: Spot, gesture: ChipsAdded) -> bool:
    return not _adds(spot, gesture)


def _not_so_taken(spot: Spot, gesture: ChipsBack) -> bool:
    return not _takes(spot, gesture)


def _impossible(spot: Spot, seat: int) -> FloorRefused:
    return FloorRefused(
        Text(
            f"Seat {seat} has no former bet of that kind in front of it while it faces a raise.",
            f"Le siège {seat} n’a pas devant lui de mise précédente de ce genre face à une "
            "relance.",
        ),
        Text(
            "Tell of the player in turn, who has a bet of his own and owes more, and of chips that "
            "he has.",
            "Racontez le geste du joueur qui a la parole, qui a déjà misé et doit encore, avec des "
            "jetons qu’il possède.",
        ),
        spot.house.cite(("tda:46A", "tda:46B")),
    )


@ruling("tda:46A", on=ChipsAdded, when=_not_so_added)
def _not_added(spot: Spot, gesture: ChipsAdded) -> Ruling:
    """Only a raised player in turn adds chips of his stack to a former bet."""
    raise _impossible(spot, gesture.seat)


@ruling("tda:46B", on=ChipsBack, when=_not_so_taken)
def _not_taken(spot: Spot, gesture: ChipsBack) -> Ruling:
    """Only a raised player in turn takes chips back, and from his own bet."""
    raise _impossible(spot, gesture.seat)


def _wants_words(spot: Spot, gesture: ChipsAdded) -> bool:  # noqa: ARG001 - whoever adds
    return spot.options.chips_words.announce_required


@ruling("championship:bets.1", "tda:46A", on=ChipsAdded, when=_wants_words)
def _announce_before_adding(spot: Spot, gesture: ChipsAdded) -> Ruling:
    """Where bets are announced, chips added without a word are no action."""
    return asked(
        gesture.seat,
        Text(
            "An action is announced before chips are added to a former bet.",
            "L’action s’annonce avant d’ajouter des jetons à une mise précédente.",
        ),
        decision="asked_to_announce",
        discretion=_as_raise(spot, gesture),
    )


@ruling("tda:46A", on=ChipsAdded)
def _added(spot: Spot, gesture: ChipsAdded) -> Ruling:
    """Chips added without a word to a former bet are taken for a call; the floor may differ."""
    return bound(
        spot,
        gesture.seat,
        called(spot.state, gesture.seat),
        Text(
            "He did not say what he does before adding to his former bet: the usual reading is a "
            "call.",
            "Il n’a rien dit avant d’ajouter à sa mise précédente\u00a0: la lecture habituelle est "
            "un call.",
        ),
        pushed=sum(gesture.chips),
        discretion=_as_raise(spot, gesture),
        facts=(("former", spot.state.bets[gesture.seat]),),
    )


def _as_raise(spot: Spot, gesture: ChipsAdded) -> tuple[Alternative, ...]:
    """What the floor may make of it instead: a raise of all the chips together."""
    total = spot.state.bets[gesture.seat] + sum(gesture.chips)
    action = wagered(spot.state, gesture.seat, total)
    if total <= spot.state.bet_to or not isinstance(action, Raise):
        return ()
    says = Text("Seat {seat} raises to {total}.", "Le siège {seat} relance à {total}.").format(
        seat=gesture.seat, total=chips_text(action.to)
    )
    return (Alternative("raise", says, action=action),)


@ruling("tda:46B", on=ChipsBack)
def _taken_back(spot: Spot, gesture: ChipsBack) -> Ruling:
    """Who takes chips of his former bet back over a raise must call or raise."""
    seat = gesture.seat
    may_raise = legal_wager(spot.state, seat) is not None
    return left_to_choose(
        spot,
        seat,
        (_CALLS_OR_RAISES if may_raise else _CALLS).format(
            seat=seat, chips=chips_text(gesture.chips), more=chips_text(spot.owed(seat))
        ),
        Text(
            "Taking chips of the former bet back binds to call or raise.",
            "Reprendre des jetons de sa mise précédente oblige à suivre ou à relancer.",
        ),
        choices=stay_choices(spot, seat),
        remedies=bars_fold(spot, seat),
        decision="binds",
        facts=(("owed", spot.owed(seat)),),
    )


_CALLS_OR_RAISES = Text(
    "Seat {seat} took back {chips} over the raise: it must call {more} more or raise.",
    "Le siège {seat} a repris {chips} face à la relance\u00a0: il doit suivre, pour "
    "{more} de plus, ou relancer.",
)
_CALLS = Text(
    "Seat {seat} took back {chips} over the raise: it must call {more} more, and may not raise.",
    "Le siège {seat} a repris {chips} face à la relance\u00a0: il doit suivre, pour "
    "{more} de plus, sans pouvoir relancer.",
)
