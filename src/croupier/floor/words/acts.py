"""A gesture of words or chips as the judges see it, and which of the two counts.

Where somebody both speaks and moves chips, the house says which of them makes the action.
"""

from dataclasses import dataclass

from croupier.floor.spot import Spot
from croupier.floor.words.gestures import ChipsForward, Said, WordsWhen
from croupier.floor.words.speech import Meaning, meaning
from croupier.play.opening import bring_in_due
from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rule, rules_of

Spoken = Said | ChipsForward
"""A gesture with which a player in turn bets, calls, checks or folds."""

_NOTHING: tuple[tuple[Chips, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """What was said and pushed: *first* are the chips of the first motion, *pushed* all of them."""

    seat: SeatNo
    said: Meaning
    when: WordsWhen
    motions: tuple[tuple[Chips, ...], ...]
    released: bool
    aware: bool
    acted_behind: bool
    hands_rested: bool

    @property
    def first(self) -> Chips:
        """The chips of the first motion."""
        return sum(self.motions[0]) if self.motions else 0

    @property
    def pushed(self) -> Chips:
        """All chips that were moved forward."""
        return sum(map(sum, self.motions))

    @property
    def is_single_chip(self) -> bool:
        """Whether the first motion was one chip alone."""
        return bool(self.motions) and len(self.motions[0]) == 1

    @property
    def is_string(self) -> bool:
        """Whether the player went back to his stack for more."""
        return len(self.motions) > 1


def act_of(gesture: Spoken) -> Act:
    """A gesture seen as words and chips; words that nobody can make out say nothing."""
    words = meaning(gesture.words)
    if isinstance(gesture, ChipsForward):
        spoke = gesture.words.strip()
        when: WordsWhen = "none" if not spoke else gesture.words_when
        if spoke and when == "none":
            when = "with"
        motions = gesture.motions
        released, rested = gesture.released, gesture.hands_rested
    else:
        when, motions, released, rested = "before", _NOTHING, True, True
        words = words if gesture.clear else Meaning("unknown")
    behind = gesture.acted_behind
    return Act(gesture.seat, words, when, motions, released, gesture.aware, behind, rested)


def is_in_turn(spot: Spot, seat: SeatNo) -> bool:
    """Whether it is the turn of *seat* to bet."""
    return spot.state.phase == "betting" and spot.state.actor == seat


def has_chips(spot: Spot, seat: SeatNo, chips: tuple[Chips, ...]) -> bool:
    """Whether these can be single chips out of the stack of *seat*, at least one."""
    if not 0 < seat <= spot.state.chairs:
        return False
    stack = spot.state.stacks[seat]
    return bool(chips) and all(chip > 0 for chip in chips) and sum(chips) <= stack


def is_right(spot: Spot, gesture: Spoken) -> bool:
    """Whether the gesture was made in turn, with chips that the player has."""
    if not is_in_turn(spot, gesture.seat):
        return False
    if isinstance(gesture, Said):
        return True
    chips = tuple(chip for motion in gesture.motions for chip in motion)
    return all(gesture.motions) and has_chips(spot, gesture.seat, chips)


def is_usual(spot: Spot, gesture: Spoken) -> bool:
    """Whether it was right, and no bring-in is waited for."""
    return is_right(spot, gesture) and not bring_in_due(spot.state)


def words_count(spot: Spot, act: Act) -> bool:
    """Whether the words make the action: there are no chips, or the house goes by the words."""
    return bool(_deciding(spot, act)[0])


def cited_for_conflict(spot: Spot, act: Act) -> tuple[RuleId, ...]:
    """The articles by which the words or the chips counted; none where there was only one."""
    return _deciding(spot, act)[1]


def _deciding(spot: Spot, act: Act) -> tuple[bool, tuple[RuleId, ...]]:
    if not act.motions or act.when == "none":
        return not act.motions, ()
    at_once = act.when == "with"
    if not act.said.is_clear:
        at_once = at_once and spot.options.chips_words.conflict == "first_wins"
        return (_at_once(spot, act), rules_of(_at_once)) if at_once else (False, ())
    if spot.options.chips_words.conflict == "words_win":
        if act.when == "after" and _chips_bind(spot, act):
            return False, rules_of(_chips_bind)
        return _words_win(spot), rules_of(_words_win)
    if at_once:
        return _at_once(spot, act), rules_of(_at_once)
    return _first_of_both(act), rules_of(_first_of_both)


@rule("rrop3:10.nolimit.5", "championship:bets.1b")
def _words_win(spot: Spot) -> bool:  # noqa: ARG001 - whatever the chips
    """The amount declared is what counts, whatever chips were put in."""
    return True


@rule("rrop3:3.bets.12a")
def _chips_bind(spot: Spot, act: Act) -> bool:
    """Chips let go of are an action, which words after it do not change.

    Where a bet must be announced they are none yet: the words that follow announce it.
    """
    return act.released and not spot.options.chips_words.announce_required


@rule("tda:40A")
def _first_of_both(act: Act) -> bool:
    """Of words and chips those that came first make the action."""
    return act.when == "before"


@rule("tda:40Ab")
def _at_once(spot: Spot, act: Act) -> bool:
    """Of words and chips in the same moment clear and reasonable words count, else the chips."""
    return act.said.is_clear and _is_reasonable(spot, act)


def _is_reasonable(spot: Spot, act: Act) -> bool:
    """Whether the words name no more than the player has."""
    named = act.said.amount or 0
    return named <= spot.state.bets[act.seat] + spot.state.stacks[act.seat]
