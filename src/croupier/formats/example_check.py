"""Whether an example comes out as its `_then` says, and where its actions stand in its events."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from croupier.formats.example import Example, May, RefusedAction
from croupier.formats.phh import PhhHand
from croupier.formats.phh_actions import (
    BringIn,
    CheckCall,
    CompleteBetRaise,
    DealBoard,
    DealHole,
    Fold,
    Recorded,
    ShowMuck,
    StandPatDiscard,
    parse_action,
)
from croupier.formats.phh_replay import Replay, replay
from croupier.formats.phh_scale import Scale
from croupier.play import (
    HandSetup,
    HandState,
    Menu,
    Post,
    Refused,
    SetupError,
    begin,
    bomb_pot,
    decide,
    evolve,
    forced_posts,
    menu,
    pots_of,
    with_kill,
    with_straddle,
)
from croupier.play import actions as act
from croupier.play import events as ev
from croupier.play.fold_showdown import is_all_shown
from croupier.play.menu import EMPTY
from croupier.play.state import AWAITING
from croupier.play.turns import to_call

if TYPE_CHECKING:
    from croupier.play.optional_posts import Kill


class Ending(NamedTuple):
    """The hand after the last action, and how its chips are written."""

    state: HandState
    menu: Menu
    scale: Scale


def played_strictly(example: Example) -> Replay:
    """The hand of an example by the rules of its house; raises PhhError where they forbid it."""
    return replay(example.hand, strict=True)


def faults(example: Example) -> tuple[str, ...]:
    """What is not as `_then` says, a line each; none means that the example holds.

    A straddle, a kill or a bomb pot that the house would not have is told as well.  Raises PhhError
    if the hand cannot be played under its house.
    """
    end = ending(played_strictly(example))
    return (*strange_posts(example.hand.file, end.state.setup), *_differences(example, end))


def ending(replayed: Replay) -> Ending:
    """The hand as a strict replay left it, with what the player in turn may do."""
    if replayed.setup is None:
        raise TypeError("a strict replay has a setup")
    state = begin(replayed.setup)
    for event in replayed.events[1:]:
        evolve(state, event)
    options = menu(state) if state.phase in AWAITING else EMPTY
    return Ending(state, options, replayed.scale)


def _differences(example: Example, end: Ending) -> Iterator[str]:
    place = f"{example.hand.file}: _then"
    for name, measure in MEASURES.items():
        expected, found = getattr(example.then, name), measure(end)
        if expected is not None and expected != found:
            yield f"{place}.{name}: {expected!r} expected, {found!r} found"
    if example.then.pots is not None:
        expected_pots = [(pot.amount, pot.players) for pot in example.then.pots]
        if expected_pots != (found_pots := pots(end)):
            yield f"{place}.pots: {expected_pots!r} expected, {found_pots!r} found"
    if example.then.refused is not None:
        yield from _not_refused(example, example.then.refused, end, f"{place}.refused")


def strange_posts(place: str, setup: HandSetup) -> Iterator[str]:
    """A history may tell of any posts; those that are offered must be what the core offers."""
    if setup.bomb_pot:
        plain = replace(setup, posts=(), bomb_pot=False)
        if bomb_pot(plain, setup.posts[0].amount) != setup:
            yield f"{place}: not the antes of a bomb pot"
    for number, post in enumerate(setup.posts):
        before = replace(setup, posts=setup.posts[:number])
        try:
            if post.kind == "straddle":
                with_straddle(before, post.seat, post.amount)
            elif post.kind == "kill" and not _is_kill(before, post):
                yield f"{place}: {post.amount} is no kill at these stakes"
        except SetupError as error:
            yield f"{place}: {error}"


def _is_kill(before: HandSetup, post: Post) -> bool:
    """Whether a half or a full kill, over stakes as they were, makes this post and these stakes."""
    killed, stakes = replace(before, posts=(*before.posts, post)), before.stakes
    kinds: tuple[tuple[Kill, int, int], ...] = (("half", 2, 3), ("full", 1, 2))
    for kill, part, whole in kinds:
        sizes = {n: getattr(stakes, n) * part // whole for n in ("small_bet", "big_bet")}
        plain = replace(before, stakes=replace(stakes, **sizes))
        if with_kill(plain, post.seat, kill) == killed:
            return True
    return False


def _may(end: Ending) -> tuple[May, ...]:
    """All that the actor may do, in a fixed order."""
    options = end.menu
    chances: tuple[tuple[May, bool], ...] = (
        ("fold", options.fold),
        ("check", options.check),
        ("call", options.call > 0),
        ("bring_in", options.bring_in > 0),
        (options.wager.kind if options.wager else "raise", options.wager is not None),
        ("draw", options.draw is not None),
        ("show", options.show),
        ("muck", options.muck),
        ("chop", options.chop),
        ("decline", options.decline),
        ("runs", options.runs > 0),
    )
    return tuple(word for word, allowed in chances if allowed)


def _stacks(end: Ending) -> tuple[Any, ...] | None:
    """The stacks of a hand that is over."""
    if end.state.phase != "over":
        return None
    return tuple(end.scale.amount(stack) for stack in end.state.stacks[1:])


def _next_antes(end: Ending) -> Any:  # noqa: ANN401 - whole or a decimal, as in the file
    """The antes of the next hand, one more having been passed out if nobody opened this one."""
    setup = end.state.setup
    passed_out = setup.passed_out + 1 if end.state.left_for_next else 0
    posts = forced_posts(setup.game, setup.stakes, setup.house, setup.dealt_in, passed_out)
    return end.scale.amount(sum(post.amount for post in posts if post.kind == "ante"))


def _shown(end: Ending) -> tuple[int, ...]:
    seats = range(1, end.state.chairs + 1)
    return tuple(s for s in seats if end.state.shown[s] and is_all_shown(end.state, s))


def pots(end: Ending) -> list[tuple[Any, tuple[int, ...]]]:
    """The pots not pushed yet, each with those who play for it."""
    return [(end.scale.amount(pot.amount), tuple(pot.seats)) for pot in pots_of(end.state)]


def _limit(end: Ending, name: str) -> Any:  # noqa: ANN401 - whole or a decimal, as in the file
    wager = end.menu.wager
    return None if wager is None else end.scale.amount(getattr(wager, name))


def _choices(end: Ending) -> tuple[Any, ...] | None:
    wager = end.menu.wager
    return tuple(map(end.scale.amount, wager.choices)) if wager else None


MEASURES: dict[str, Callable[[Ending], object]] = {
    "actor": lambda end: end.menu.seat,
    "may": _may,
    "call": lambda end: end.scale.amount(end.menu.call),
    "bring_in": lambda end: end.scale.amount(end.menu.bring_in),
    "draw": lambda end: end.menu.draw,
    "raise_from": lambda end: _limit(end, "least"),
    "raise_to_at_most": lambda end: _limit(end, "most"),
    "raise_to": _choices,
    "show_order": lambda end: tuple(end.state.show_order),
    "shown": _shown,
    "stacks": _stacks,
    "next_antes": _next_antes,
}
"""What is found for each key of `_then` but `pots` and `refused`."""


def _not_refused(example: Example, wanted: RefusedAction, end: Ending, place: str) -> Iterator[str]:
    refused = refusal(example.hand, wanted.action, end)
    if refused is None:
        yield f"{place}: {wanted.action!r} is allowed"
        return
    missing = [rule for rule in wanted.rules if rule not in refused.rules]
    if missing:
        yield f"{place}: refused by {', '.join(refused.rules)}, not by {', '.join(missing)}"


def refusal(hand: PhhHand, action: str, end: Ending) -> Refused | None:
    """How an *action*, in the words of the format, is refused at the end; None if it is allowed."""
    line = parse_action(action, hand.place, 0, hand.players)
    try:
        decide(end.state, _wish(line, end))
    except Refused as refused:
        return refused
    return None


def _wish(line: Recorded, end: Ending) -> act.Action:
    """What a line of a history asks of the core."""
    seat: int = getattr(line, "player", 0)
    if isinstance(line, CompleteBetRaise):
        to = end.scale.chips(line.to)
        return act.Raise(seat, to) if end.state.bet_to else act.Bet(seat, to)
    if isinstance(line, CheckCall):
        return act.Call(seat) if to_call(end.state, seat) else act.Check(seat)
    if isinstance(line, StandPatDiscard):
        return act.Draw(seat, line.cards)
    if isinstance(line, ShowMuck):
        return act.Muck(seat) if line.cards is None else act.Show(seat)
    return act.BringIn(seat) if isinstance(line, BringIn) else act.Fold(seat)


_EVENTS: dict[type[Recorded], tuple[type[ev.Event], ...]] = {
    DealHole: (ev.HoleDealt, ev.Drew),
    DealBoard: (ev.BoardDealt,),
    Fold: (ev.Folded,),
    CheckCall: (ev.Checked, ev.Called),
    CompleteBetRaise: (ev.Wagered, ev.Called),
    BringIn: (ev.BroughtIn,),
    StandPatDiscard: (ev.Discarded,),
    ShowMuck: (ev.Shown, ev.Mucked),
}


def actions_in_events(example: Example, events: tuple[ev.Event, ...]) -> dict[int, int]:
    """The index of each action of the record by the place of its event in *events*.

    What left no event, such as the opening of a hand that lay open, is not among them.
    """
    found: dict[int, int] = {}
    start = 0
    for index, action in enumerate(example.hand.actions()):
        kinds, player = _EVENTS.get(type(action), ()), getattr(action, "player", None)
        for place in range(start, len(events)):
            event = events[place]
            if isinstance(event, kinds) and player in (None, getattr(event, "seat", None)):
                found[place] = index
                start = place + 1
                break
    return found
