"""Forced bets that somebody asked for before the deal: straddles and kill blinds."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Literal

from croupier.play.forced import SetupError
from croupier.play.setup import Chips, HandSetup, Post, SeatNo
from croupier.rulebook.tags import rule

Kill = Literal["half", "full"]

_KILL_FACTORS = {"half": Fraction(3, 2), "full": Fraction(2)}


@rule("rrop3:10.nolimit.12", "rrop3:4.blinds.20")
def with_straddle(setup: HandSetup, seat: SeatNo, amount: Chips = 0) -> HandSetup:
    """The hand with one more straddle by *seat*: twice the blind or straddle before it.

    *amount* is what the player offers, 0 for what is due.  Raises SetupError, which names the
    articles, where the house has no straddle, not in this structure, not from that seat, not of
    that amount, or not one more.
    """
    due = 2 * max(post.amount for post in _posts_to_double(setup))
    why = _why_no_straddle(setup, seat, amount or due, due)
    if why:
        rules = setup.house.cite(("rrop3:10.nolimit.12", "rrop3:4.blinds.20"))
        raise SetupError(f"Straddle by seat {seat} refused: {why} ({', '.join(rules)})")
    return replace(setup, posts=(*setup.posts, Post(seat, "straddle", due)))


def _posts_to_double(setup: HandSetup) -> Sequence[Post]:
    blinds = [post for post in setup.posts if post.kind in ("big_blind", "straddle", "kill")]
    if not blinds:
        raise SetupError("Straddle refused: there is no big blind to double (rrop3:10.nolimit.12)")
    return blinds


def _why_no_straddle(setup: HandSetup, seat: SeatNo, amount: Chips, due: Chips) -> str:
    """Why not, in a few words; empty if nothing speaks against it."""
    return _why_not_here(setup) or _why_not_him(setup, seat, amount, due)


def _straddles(setup: HandSetup) -> list[Post]:
    return [post for post in setup.posts if post.kind == "straddle"]


def _why_not_here(setup: HandSetup) -> str:
    blinds = setup.house.options.blinds
    if blinds.straddle == "off":
        return "this house has no straddle."
    if setup.structure_of(0) in ("limit", "spread") and not blinds.straddle_in_limit:
        return "there is no straddle at limit."
    if len(_straddles(setup)) >= blinds.straddle_max:
        return f"{blinds.straddle_max} a hand at most."
    if len(setup.dealt_in) == 2:  # noqa: PLR2004 - the blinds are all there is
        return "with two players there is no seat for it."
    return ""


def _why_not_him(setup: HandSetup, seat: SeatNo, amount: Chips, due: Chips) -> str:
    posted = {post.seat for post in (*_straddles(setup), *_blinds(setup))}
    if not 0 < seat <= setup.chairs or not setup.takes_part(seat) or seat in posted:
        return "the seat is not dealt in, or has posted already."
    if amount != due:
        return f"it must be {due}."
    if setup.stacks[seat] < due:
        return f"the stack of {setup.stacks[seat]} does not reach {due}."
    return _why_not_there(setup, seat, _straddles(setup))


def _blinds(setup: HandSetup) -> tuple[Post, ...]:
    return tuple(post for post in setup.posts if post.kind in ("small_blind", "big_blind"))


def _why_not_there(setup: HandSetup, seat: SeatNo, straddles: Sequence[Post]) -> str:
    where = setup.house.options.blinds.straddle
    last = (straddles or _blinds(setup))[-1].seat
    order = setup.dealt_in
    first = order[(order.index(last) + 1) % len(order)]
    if where == "utg" and seat != first:
        return f"only seat {first}, left of the last blind, may."
    if where == "button" and seat != setup.button:
        return f"only the button, seat {setup.button}, may."
    return ""


@rule("house:kill")
def with_kill(setup: HandSetup, seat: SeatNo, kill: Kill) -> HandSetup:
    """The hand as a kill pot: *seat* posts the higher small bet, and all bets are that much higher.

    A half kill is one and a half times the stakes, a full kill twice; the blinds stay.  Who opens
    does not change, and the killer acts in turn.  Raises SetupError outside fixed limit, in games
    without blinds, for a seat that is not dealt in, and where the bets would not be whole chips of
    the table.
    """
    stakes = setup.stakes
    if stakes.structure != "limit" or stakes.structures:
        raise SetupError("a kill raises fixed limits; this table has none (house:kill)")
    if setup.game.forced != "blinds" or setup.bomb_pot:
        raise SetupError("there are no blinds to kill over (house:kill)")
    if any(post.kind == "kill" for post in setup.posts):
        raise SetupError("one player kills a pot, and once (house:kill)")
    if not setup.takes_part(seat):
        raise SetupError(f"seat {seat} is not dealt in, so it cannot kill the pot (house:kill)")
    sizes = [size * _KILL_FACTORS[kill] for size in (stakes.small_bet, stakes.big_bet)]
    if any(size.denominator != 1 or size % stakes.unit for size in sizes):
        raise SetupError(f"a {kill} kill makes no whole chips of {stakes.unit} (house:kill)")
    small, big = (int(size) for size in sizes)
    posted = sum(post.amount for post in _blinds(setup) if post.seat == seat)
    return replace(
        setup,
        stakes=replace(stakes, small_bet=small, big_bet=big),
        posts=(*setup.posts, Post(seat, "kill", small - posted)),
    )
