"""Standing wishes to straddle: who does in a hand, and why who would does not."""

from collections.abc import Sequence
from typing import NamedTuple

from croupier.play.forced import SetupError
from croupier.play.optional_posts import with_straddle
from croupier.play.setup import Chips, HandSetup, SeatNo
from croupier.table.positions import HEADS_UP, steps_round
from croupier.table.seats import Seating
from croupier.table.why import Why
from croupier.text import Text, amount_text

SHORT = "short"
"""The reason of one whose chips do not reach a straddle."""

_LIVE = frozenset({"small_blind", "big_blind", "posted"})
_DOUBLED = frozenset({"big_blind", "straddle", "kill"})
_RULES = ("rrop3:10.nolimit.12", "rrop3:4.blinds.20")


class PassedOver(NamedTuple):
    """Why somebody does not straddle: a word for the kind of reason, and the reason."""

    reason: str
    why: Why


def with_straddles(setup: HandSetup, seating: Seating) -> HandSetup:
    """The hand with the straddles of those who wish to, where the house lets them."""
    for seat in _straddling(setup, seating):
        setup = _straddled(setup, seat)
    return setup


def _straddled(setup: HandSetup, seat: SeatNo) -> HandSetup:
    """The hand with a straddle by *seat*, if it is one the house lets straddle."""
    try:
        return with_straddle(setup, seat)
    except SetupError:
        return setup


def _straddling(setup: HandSetup, seating: Seating) -> Sequence[SeatNo]:
    """Who would straddle, from the last blind's left; who posts something live does not."""
    posted = {post.seat for post in setup.posts if post.kind in _LIVE}
    big = next((post.seat for post in setup.posts if post.kind == "big_blind"), setup.button)
    seats = [
        seat
        for seat, who in seating.occupied()
        if who.player in seating.straddlers and seat not in posted
    ]
    return sorted(seats, key=lambda seat: steps_round(setup.chairs, big, seat))


def passed_over(setup: HandSetup, seating: Seating) -> dict[str, PassedOver]:
    """Why those who wish to straddle do not in the hand of *setup*, by player.

    Who has no cards in it is not asked, nor who posts something live anyway.
    """
    straddles = {post.seat for post in setup.posts if post.kind == "straddle"}
    found = {}
    for seat in _straddling(setup, seating):
        who = seating.seats[seat]
        if who is None or seat in straddles or not setup.takes_part(seat):
            continue
        reason = _why_not_here(setup) or _why_not_him(setup, seat)
        text = _WORDS[reason]
        if reason == SHORT:
            text = text.format(amount=amount_text(_due(setup)))
        found[who.player] = PassedOver(reason, Why(text, setup.house.cite(_RULES)))
    return found


def _why_not_here(setup: HandSetup) -> str:
    """Why nobody straddles in this hand; empty if somebody may."""
    limit = setup.structure_of(0) in ("limit", "spread")
    if limit and not setup.house.options.blinds.straddle_in_limit:
        return "limit"
    if not any(post.kind == "big_blind" for post in setup.posts):
        return "no blind"
    return "heads-up" if len(setup.dealt_in) == HEADS_UP else ""


def _why_not_him(setup: HandSetup, seat: SeatNo) -> str:
    """His place comes first: it is what he waits for in most hands."""
    blinds = setup.house.options.blinds
    if blinds.straddle == "button" and seat != setup.button:
        return "button"
    enough = sum(post.kind == "straddle" for post in setup.posts) >= blinds.straddle_max
    if blinds.straddle == "utg" and (enough or not _is_next(setup, seat)):
        return "left of the blinds"
    return "enough" if enough else SHORT


def _is_next(setup: HandSetup, seat: SeatNo) -> bool:
    """Whether *seat* is left of the last blind or straddle."""
    blinds = [post for post in setup.posts if post.kind in ("small_blind", "big_blind")]
    straddles = [post for post in setup.posts if post.kind == "straddle"]
    last, order = (straddles or blinds)[-1].seat, setup.dealt_in
    return order[(order.index(last) + 1) % len(order)] == seat


def _due(setup: HandSetup) -> Chips:
    return 2 * max(post.amount for post in setup.posts if post.kind in _DOUBLED)


_WORDS = {
    "limit": Text(
        "Your straddle waits: there is none at limit.",
        "Votre straddle attend\u00a0: il n’y en a pas en limite fixe.",
    ),
    "no blind": Text(
        "Your straddle waits: this game has no big blind to double.",
        "Votre straddle attend\u00a0: ce jeu n’a pas de grosse blinde à doubler.",
    ),
    "heads-up": Text(
        "Your straddle waits: there is none between two players.",
        "Votre straddle attend\u00a0: il n’y en a pas à deux joueurs.",
    ),
    "button": Text(
        "Your straddle waits: only the button may put one up.",
        "Votre straddle attend\u00a0: seul le bouton peut en poser un.",
    ),
    "left of the blinds": Text(
        "Your straddle waits: only the player to the left of the blinds may put one up.",
        "Votre straddle attend\u00a0: seul le joueur à gauche des blindes peut en poser un.",
    ),
    "enough": Text(
        "Your straddle waits: others have put up as many as a hand may have.",
        "Votre straddle attend\u00a0: d’autres en ont posé autant qu’une main en admet.",
    ),
    SHORT: Text(
        "Your straddle waits: your chips do not reach {amount}.",
        "Votre straddle attend\u00a0: vos jetons n’atteignent pas {amount}.",
    ),
}
