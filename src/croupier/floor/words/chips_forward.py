"""Chips pushed forward whose words say nothing: which bet, call or raise they make."""

from collections.abc import Callable
from dataclasses import replace

from croupier.floor.incident import Incident
from croupier.floor.ruling import JUDGES, Alternative, Ruling, When
from croupier.floor.spot import Spot
from croupier.floor.words.acts import Act, Spoken, act_of, is_usual, words_count
from croupier.floor.words.amounts import called, least_step, legal_total, wagered
from croupier.floor.words.bind import asked, bound, spoken
from croupier.floor.words.gestures import ChipsForward
from croupier.play.actions import Action
from croupier.play.setup import Chips
from croupier.text import Text

CHIPS: tuple[type[Incident], ...] = (ChipsForward,)
"""The gesture of this module, for its judges."""

Test = Callable[[Spot, Act], bool]


def _pushed(*tests: Test) -> When:
    """Chips that count, in one motion or more, where all *tests* are true."""

    def when(spot: Spot, gesture: Spoken) -> bool:
        if not is_usual(spot, gesture):
            return False
        act = act_of(gesture)
        if words_count(spot, act) or put_in_unaware(spot, act):
            return False
        return all(test(spot, act) for test in tests)

    return when


def put_in_unaware(spot: Spot, act: Act) -> bool:
    """Whether chips were put in without knowing of the bet, and may still be taken back.

    Some houses let him while nobody behind has acted.
    """
    if act.aware or act.acted_behind or words_count(spot, act) or spot.owed(act.seat) == 0:
        return False
    retracts = spot.options.betting.undercall == "retract_if_unaware"
    return retracts and lies_in(spot, act) and not must_announce(spot, act)


def silent(*tests: Test) -> When:
    """Chips that lie there in one motion and count as they are, where all *tests* are true."""
    return _pushed(_is_plain, *tests)


def _is_plain(spot: Spot, act: Act) -> bool:
    return lies_in(spot, act) and not (act.is_string or must_announce(spot, act))


def is_at_limit(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    """Whether this is no structure of big bets."""
    return spot.state.structure in ("limit", "spread")


def must_announce(spot: Spot, act: Act) -> bool:
    """Whether the house wants words before chips, and there were none that say anything."""
    return spot.options.chips_words.announce_required and not act.said.is_clear


def lies_in(spot: Spot, act: Act) -> bool:
    """Whether the chips are in: let go of, or pushed where what is pushed first is the action."""
    return act.released or spot.options.chips_words.conflict == "first_wins"


def made_others_act(spot: Spot, act: Act) -> bool:
    """Whether, at fixed limit, chips that were not let go of made a player behind act."""
    return is_at_limit(spot, act) and act.acted_behind


@spoken(
    "championship:bets.1",
    "general:acting.7",
    on=CHIPS,
    when=_pushed(must_announce),
)
def _announce_first(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Where bets are announced, chips without words are no action: he is asked what he does."""
    call = called(spot.state, gesture.seat)
    return asked(
        gesture.seat,
        Text(
            "A bet is announced before its chips are placed; chips alone announce no raise.",
            "Une mise s’annonce avant de poser les jetons\u00a0; des jetons seuls n’annoncent "
            "aucune relance.",
        ),
        decision="asked_to_announce",
        discretion=(
            Alternative(
                "call",
                Text(
                    "The chips are taken for the least they can be.",
                    "Les jetons valent le moins qu’ils peuvent valoir.",
                ),
                action=call,
            ),
        ),
    )


@spoken(
    "rrop3:3.bets.13",
    "rrop3:3.bets.12a",
    on=CHIPS,
    when=_pushed(
        is_at_limit,
        lambda spot, act: not (lies_in(spot, act) or made_others_act(spot, act)),
    ),
)
def _motion_made_nobody_act(spot: Spot, gesture: ChipsForward) -> Ruling:  # noqa: ARG001
    """At limit too a motion forward that made nobody act, and was not let go of, is no bet."""
    return asked(
        gesture.seat,
        Text(
            "The chips were not let go of, and the motion made nobody act.",
            "Les jetons n’ont pas été lâchés, et le geste n’a fait agir personne.",
        ),
    )


@spoken(
    "rrop3:10.nolimit.4",
    on=CHIPS,
    when=_pushed(lambda spot, act: not (lies_in(spot, act) or made_others_act(spot, act))),
)
def _not_let_go(spot: Spot, gesture: ChipsForward) -> Ruling:  # noqa: ARG001 - whatever the bet
    """Chips that were moved forward but not let go of are no bet."""
    return asked(
        gesture.seat,
        Text(
            "Chips bind when they are released, and no action was stated.",
            "Les jetons n’engagent qu’une fois lâchés, et rien n’a été annoncé.",
        ),
    )


@spoken(
    "rrop3:3.bets.13",
    on=CHIPS,
    when=_pushed(lambda spot, act: not lies_in(spot, act)),
)
def _motion_made_others_act(spot: Spot, gesture: ChipsForward) -> Ruling:
    """At limit a motion forward that made a player behind act is completed, unless it is let go."""
    act = act_of(gesture)
    fixed = act.first >= owed(spot, act) + least_step(spot.state, act.seat)
    action = raised(spot, act) if fixed else called(spot.state, act.seat)
    return bound(
        spot,
        act.seat,
        action,
        Text(
            "At limit a motion with chips that makes a player behind act may be held to it.",
            "En limite, un geste avec des jetons qui fait agir un joueur derrière peut engager.",
        ),
        pushed=act.pushed,
        discretion=(
            Alternative(
                "take_back",
                Text(
                    "The chips go back, and he acts anew.",
                    "Les jetons lui reviennent et il rejoue son tour.",
                ),
            ),
        ),
    )


def is_strung(spot: Spot, gesture: Spoken) -> bool:
    """Whether the player went back for more without having named what makes the amount sure."""
    if not is_usual(spot, gesture):
        return False
    act = act_of(gesture)
    if not act.is_string:
        return False
    if not words_count(spot, act):
        return not put_in_unaware(spot, act)
    open_amount = act.said.verb in ("bet", "raise") or (
        act.said.verb == "pot" and spot.state.structure != "pot"
    )
    named = act.said.amount is not None or act.said.least or act.said.times > 0
    named = named or spot.state.structure == "limit"
    named = named or (act.said.most and spot.state.structure != "none")
    return open_amount and not named and not spot.options.chips_words.raise_said_multi_move


@spoken(
    "rrop3:3.bets.14a",
    "tda:42A",
    "tda:56",
    "championship:bets.3b",
    on=CHIPS,
    when=is_strung,
)
def _string_bet(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Of several motions without an announced total the first alone counts."""
    made = _of_first_motion(spot, gesture)
    own = ["rrop3:3.bets.14a", "tda:56"]
    if spot.state.structure in ("none", "pot"):
        own.append("tda:42A")
    if words_count(spot, act_of(gesture)):
        own.append("championship:bets.3b")
    rules = (*own, *made.rules)
    if made.action is None:
        return replace(made, rules=rules)
    pushed = sum(map(sum, gesture.motions))
    again = bound(
        spot,
        gesture.seat,
        made.action,
        Text(
            "A bet is made in one motion, unless its total was announced: the first one counts.",
            "Une mise se fait d’un seul geste, sauf total annoncé\u00a0: le premier geste compte.",
        ),
        pushed=pushed,
        decision=made.decision,
        discretion=made.discretion,
    )
    return replace(again, rules=rules)


def _of_first_motion(spot: Spot, gesture: ChipsForward) -> Ruling:
    """What the first motion alone would have been."""
    first = replace(gesture, motions=gesture.motions[:1])
    for judge in JUDGES[ChipsForward]:
        if judge.when(spot, first):
            return judge.judging(spot, first)
    return asked(
        gesture.seat,
        Text("The first motion says nothing.", "Le premier geste ne dit rien."),
    )


def owed(spot: Spot, act: Act) -> Chips:
    """What the player must put in to stay."""
    return spot.owed(act.seat)


def over(spot: Spot, act: Act) -> Chips:
    """By how much the chips go above the bet."""
    return act.first - owed(spot, act)


def faces_a_bet(spot: Spot, act: Act) -> bool:
    """Whether the player must put chips in to stay."""
    return owed(spot, act) > 0


def owes_nothing(spot: Spot, act: Act) -> bool:
    """Whether the player has nothing to call."""
    return owed(spot, act) == 0


def total_of(spot: Spot, act: Act) -> Chips:
    """The total for the round that the chips make with what lies there already."""
    return spot.state.bets[act.seat] + act.first


def raised(spot: Spot, act: Act) -> Action:
    """The bet or raise that the chips make."""
    return wagered(spot.state, act.seat, total_of(spot, act))


def may_wager(spot: Spot, act: Act) -> bool:
    """Whether the player may bet or raise at all."""
    return legal_total(spot.state, act.seat, 0) is not None


def is_single(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    """Whether one chip alone was pushed."""
    return act.is_single_chip


def is_short(spot: Spot, act: Act) -> bool:
    """Whether the chips are fewer than a call."""
    return over(spot, act) < 0


def is_equal(spot: Spot, act: Act) -> bool:
    """Whether the chips are exactly a call."""
    return over(spot, act) == 0


@spoken("tda:41B", "rrop3:3.bets.12a", on=CHIPS, when=silent(faces_a_bet, is_equal))
def _equal_chips(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Chips equal to what is owed are a call, which stays in."""
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        called(spot.state, act.seat),
        Text(
            "Chips equal to the bet are a call, and it binds.",
            "Des jetons égaux à la mise sont un call, qui engage.",
        ),
        pushed=act.first,
    )


_OVER_CHIP = Text(
    "One larger chip without an announced raise is a call.",
    "Un seul jeton plus grand, sans relance annoncée, ne fait que suivre.",
)


@spoken(
    "tda:44",
    "tda:41C",
    "rrop3:3.bets.15",
    on=CHIPS,
    when=silent(faces_a_bet, is_single, lambda spot, act: not is_short(spot, act), is_at_limit),
)
def _larger_chip_at_limit(spot: Spot, gesture: ChipsForward) -> Ruling:
    """One silent chip larger than the bet is a call."""
    act = act_of(gesture)
    return bound(spot, act.seat, called(spot.state, act.seat), _OVER_CHIP, pushed=act.first)


@spoken(
    "tda:44",
    "tda:41C",
    "rrop3:10.nolimit.9b",
    "rrop3:3.bets.15",
    "rrop3:10.nolimit.0a",
    on=CHIPS,
    when=silent(faces_a_bet, is_single, lambda spot, act: not is_short(spot, act)),
)
def _larger_chip(spot: Spot, gesture: ChipsForward) -> Ruling:
    """At big bets too one silent chip larger than the bet is a call, even over the blind alone."""
    act = act_of(gesture)
    return bound(spot, act.seat, called(spot.state, act.seat), _OVER_CHIP, pushed=act.first)
