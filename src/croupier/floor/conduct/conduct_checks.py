"""What the judges of misconduct ask of the hand, and what cannot have happened as it was told."""

from collections.abc import Callable, Iterator

from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.offences import OFFENCES
from croupier.floor.in_hand import (
    bring_in_first,
    chair_refused,
    holds_hand,
    turn_or_draw_refused,
)
from croupier.floor.ruling import FloorRefused
from croupier.floor.spot import Spot
from croupier.play.menu import menu
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.state import HandState
from croupier.text import Text

NEEDS_LIVE_HAND = frozenset({"left_table", "revealing_live_hand"})
"""Offences that only somebody with a live hand can commit."""

_OVER = frozenset({"settled", "over"})
_ROUNDS = frozenset({"betting", "chopping", "discarding", "drawing"})
_TWO = 2

When = Callable[[Spot, Misconduct], bool]
"""Whether a judge applies."""

Problem = tuple[Text, Text]
"""What is wrong with what was told, and what would do."""


def did(*breaches: str) -> When:
    """Whether one of these was done."""
    return lambda _spot, incident: incident.breach in breaches


def is_over(state: HandState) -> bool:
    """Whether the pots of the hand are pushed."""
    return state.phase in _OVER


def has_live_hand(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* holds cards that can still win."""
    return state.live[seat] and not is_over(state)


def action_pending(state: HandState) -> bool:
    """Whether somebody may still have to act before the showdown."""
    if state.live_count < _TWO:
        return False
    if state.phase in _ROUNDS:
        return True
    later = state.phase == "dealing" or state.street + 1 < len(state.game.streets)
    return state.phase in ("dealing", "gathering") and later and state.able >= _TWO


def is_alone_between_two(spot: Spot, incident: Misconduct) -> bool:
    """Whether the last two players may show what they like, and only two are left."""
    setup = spot.state.setup
    left = incident.players_left or len(setup.dealt_in)
    return spot.options.dead_hands.expose_headsup_free and left == _TWO


def pot_is_between_two(spot: Spot) -> bool:
    """Whether two players alone have a live hand, where they may show each other theirs."""
    return spot.options.dead_hands.expose_pot_of_two_free and spot.state.live_count == _TWO


def throws_in_turn(spot: Spot, seat: SeatNo) -> bool:
    """Whether giving a hand up now is an action of that seat, and one that it may take."""
    return spot.state.actor == seat and menu(spot.state).fold


def impossible(*breaches: str) -> When:
    """Whether one of these was told in a way in which it cannot have happened."""
    return lambda spot, incident: (
        incident.breach in breaches and next(_problems(spot.state, incident), None) is not None
    )


def check_misconduct(spot: Spot, incident: Misconduct) -> FloorRefused:
    """What is wrong with an impossible telling, to be raised."""
    text, legal = next(_problems(spot.state, incident))
    return FloorRefused(text, legal, spot.house.cite(("house:action.unknown",)))


def _problems(state: HandState, incident: Misconduct) -> Iterator[Problem]:
    """Everything wrong with what was told; what comes after the first may rest on it."""
    named = (incident.seat, incident.other_seat or incident.seat)
    absent = next(filter(None, (chair_refused(state, seat) for seat in named)), None)
    if absent:
        yield absent.text, absent.legal
    elif incident.other_seat == incident.seat:
        yield _SAME_SEAT
    elif incident.earlier < 0:
        yield _OFTEN
    elif 0 != incident.players_left < len(state.setup.dealt_in):
        yield _too_few(incident.players_left, len(state.setup.dealt_in))
    elif OFFENCES[incident.breach].two and incident.other_seat == NOBODY:
        yield _TWO_SIDES
    else:
        yield from _problems_of_hand(state, incident)


def _problems_of_hand(state: HandState, incident: Misconduct) -> Iterator[Problem]:
    seat, live = incident.seat, has_live_hand(state, incident.seat)
    if incident.breach in NEEDS_LIVE_HAND and not (live and holds_hand(state, seat)):
        yield _no_hand(seat)
    if incident.places and incident.breach != "revealing_live_hand":
        yield _NOTHING_SHOWN
    held = range(len(state.hole[seat]))
    if any(place not in held for place in incident.places):
        yield _no_card(seat, len(held))
    lie_open = [place in held and state.up[seat][place] for place in incident.places]
    if lie_open and all(lie_open):
        yield _OPEN_ALREADY
    if incident.breach == "check_down" and not _both_in(state, incident):
        yield _NOT_BOTH_IN
    if incident.breach == "careless_fold" and live:
        if turn_or_draw_refused(state, seat):
            yield _not_his_turn(seat)
        owed = bring_in_first(state, seat)
        if owed:
            yield owed.text, owed.legal


def _both_in(state: HandState, incident: Misconduct) -> bool:
    return state.live[incident.seat] and state.live[incident.other_seat]


_OPEN_ALREADY = (
    Text("Those cards lie open anyway.", "Ces cartes sont ouvertes de toute façon."),
    Text("Name cards that lay face down.", "Désignez des cartes qui étaient cachées."),
)
_NOT_BOTH_IN = (
    Text(
        "Two who agree to bet no more both have a live hand.",
        "Deux joueurs qui s’entendent pour ne plus miser ont chacun une main vivante.",
    ),
    Text("Name two players of this hand.", "Désignez deux joueurs de ce coup."),
)


def _no_hand(seat: SeatNo) -> Problem:
    return (
        Text(f"Seat {seat} has no live hand.", f"Le siège {seat} n’a pas de main vivante."),
        Text(
            "Name a player with a live hand, or what he did without one.",
            "Nommez un joueur avec une main vivante, ou ce qu’il a fait sans en avoir.",
        ),
    )


def _no_card(seat: SeatNo, held: int) -> Problem:
    return (
        Text(
            f"Seat {seat} has no such card: it holds {held}.",
            f"Le siège {seat} n’a pas cette carte\u00a0: il en tient {held}.",
        ),
        Text("Cards are counted from 0.", "Les cartes se comptent à partir de 0."),
    )


def _too_few(left: int, dealt: int) -> Problem:
    return (
        Text(
            f"{left} players cannot be left: {dealt} are in this hand.",
            f"Il ne peut rester {left} joueurs\u00a0: {dealt} ont des cartes dans cette main.",
        ),
        Text(
            f"Tell how many are left in the event, {dealt} at the least.",
            f"Dites combien il en reste au tournoi, {dealt} au moins.",
        ),
    )


def _not_his_turn(seat: SeatNo) -> Problem:
    return (
        Text(
            f"Seat {seat} is not in turn to fold.",
            f"Ce n’est pas au siège {seat} de passer.",
        ),
        Text(
            "Tell first what he did with his hand, then how he threw it.",
            "Dites d’abord ce qu’il a fait de sa main, puis comment il l’a jetée.",
        ),
    )


_SAME_SEAT: Problem = (
    Text("Nobody does this with himself.", "Nul ne fait cela avec soi-même."),
    Text("Name the other player.", "Nommez l’autre joueur."),
)
_OFTEN: Problem = (
    Text(
        "How often it happened before is no number below 0.",
        "Le nombre de fois d’avant n’est pas négatif.",
    ),
    Text("Tell how often it happened before.", "Dites combien de fois c’est arrivé avant."),
)
_TWO_SIDES: Problem = (
    Text("An agreement has two sides.", "Une entente se fait à deux."),
    Text("Name the other player.", "Nommez l’autre joueur."),
)
_NOTHING_SHOWN: Problem = (
    Text("Nothing is shown by this.", "Rien n’est montré par là."),
    Text("Leave the cards out.", "N’indiquez pas de cartes."),
)
