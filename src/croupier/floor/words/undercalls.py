"""Less than the call, put in by chips or by words: completed, or taken back by one unaware."""

from croupier.floor.ruling import Alternative, Remedy, Ruling, When
from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.acts import Act, Spoken, act_of, is_usual, words_count
from croupier.floor.words.amounts import all_of, called, put_in_by
from croupier.floor.words.bind import (
    bound,
    call_choice,
    fold_choice,
    is_barred,
    left_to_choose,
    spoken,
)
from croupier.floor.words.chips_forward import is_short, put_in_unaware, silent
from croupier.floor.words.readings import is_ambiguous
from croupier.floor.words.words_forward import why_bound
from croupier.play.actions import Fold
from croupier.play.irregular_events import PotCorrected
from croupier.play.setup import Chips
from croupier.text import Text


def is_undercall(spot: Spot, gesture: Spoken) -> bool:
    """Whether the player put in less than the call without saying call, in words or in chips."""
    if not (is_usual(spot, gesture) and spot.owed(gesture.seat) > 0):
        return False
    act = act_of(gesture)
    if words_count(spot, act):
        return _names_too_little(spot, act)
    return _FEW_CHIPS(spot, gesture)


_FEW_CHIPS = silent(is_short)


def _names_too_little(spot: Spot, act: Act) -> bool:
    """Whether a bare amount is less than the bet and less than all the player has."""
    if act.said.verb not in ("amount", "bet") or act.said.amount is None:
        return False
    if is_ambiguous(spot, act):
        return False
    level = spot.state.bets[act.seat] + spot.owed(act.seat)
    return act.said.amount < min(level, all_of(spot.state, act.seat))


def _in(spot: Spot, gesture: Spoken) -> Chips:
    """The chips that lie there, never more than the stack."""
    return min(act_of(gesture).pushed, spot.state.stacks[gesture.seat])


def _may_retract(spot: Spot) -> bool:
    return spot.options.betting.undercall == "retract_if_unaware"


def _undercall(*, retract: bool, aware: bool | None = None, behind: bool | None = None) -> When:
    def when(spot: Spot, gesture: Spoken) -> bool:
        return (
            is_undercall(spot, gesture)
            and _may_retract(spot) == retract
            and aware in (None, gesture.aware)
            and behind in (None, gesture.acted_behind)
        )

    return when


def _takes_back(spot: Spot, gesture: Spoken) -> bool:
    return is_usual(spot, gesture) and put_in_unaware(spot, act_of(gesture))


@spoken("rrop3:3.bets.12b", when=_takes_back)
def _unaware(spot: Spot, gesture: Spoken) -> Ruling:
    """One who did not know of the raise may take his chips back while nobody behind has acted."""
    seat, state = gesture.seat, spot.state
    lies = _in(spot, gesture)
    call = call_choice(spot, seat)
    choices: tuple[Alternative, ...] = (
        Alternative("take_back", Text("take the chips back", "reprendre les jetons")),
        Alternative("complete", call.says, action=call.action),
    )
    if not is_barred(spot, seat, fold=True):
        choices = (*choices, fold_choice(seat))
    return left_to_choose(
        spot,
        seat,
        Text(
            "Seat {seat} did not know of the raise to {bet}: it may take back what it put in and "
            "decide again.",
            "Le siège {seat} ignorait la relance à {bet}\u00a0: il peut reprendre ses jetons et "
            "décider à nouveau.",
        ).format(seat=seat, bet=chips_text(state.bet_to)),
        Text(
            "He did not know that the pot was raised, and nobody has acted behind him.",
            "Il ignorait la relance, et personne n’a agi derrière lui.",
        ),
        choices=choices,
        returned=lies,
    )


def _is_said(spot: Spot, gesture: Spoken) -> bool:
    undercall = _undercall(retract=True)
    return undercall(spot, gesture) and words_count(spot, act_of(gesture))


@spoken("rrop3:3.bets.8", when=_is_said)
def _too_little_said(spot: Spot, gesture: Spoken) -> Ruling:
    """What was said binds; only chips put in unaware of a raise may be taken back."""
    return _completed(spot, gesture, why_bound(spot, gesture))


@spoken("rrop3:3.bets.12b", when=_undercall(retract=True, aware=False))
def _unaware_too_late(spot: Spot, gesture: Spoken) -> Ruling:
    """Once somebody behind has acted the chips stay, and the call is made good."""
    return _completed(
        spot,
        gesture,
        Text(
            "A player behind has acted: what was put in stays in.",
            "Un joueur a agi derrière\u00a0: les jetons engagés restent engagés.",
        ),
        discretion=_chips_lost(spot, gesture),
    )


@spoken("rrop3:3.bets.12a", when=_undercall(retract=True))
def _knew_the_bet(spot: Spot, gesture: Spoken) -> Ruling:
    """One who knew the bet is bound by the chips he put in."""
    return _completed(
        spot,
        gesture,
        Text(
            "Chips put in bind, and he knew what he faced.",
            "Les jetons posés engagent, et il savait ce qu’il devait.",
        ),
    )


@spoken("tda:51B", "tda:41D", when=_undercall(retract=False))
def _must_complete(spot: Spot, gesture: Spoken) -> Ruling:
    """Less than the call, put in without a word or by naming it, is completed to a call."""
    return _completed(
        spot,
        gesture,
        Text(
            "Less than the bet put in in turn is a call that must be completed.",
            "Mettre moins que la mise à son tour est un call à compléter.",
        ),
    )


def _completed(
    spot: Spot, gesture: Spoken, why: Text, *, discretion: tuple[Alternative, ...] = ()
) -> Ruling:
    act = act_of(gesture)
    return bound(
        spot,
        act.seat,
        called(spot.state, act.seat),
        why,
        pushed=act.first,
        discretion=discretion,
        facts=(("owed", put_in_by(spot.state, called(spot.state, act.seat))),),
    )


def _chips_lost(spot: Spot, gesture: Spoken) -> tuple[Alternative, ...]:
    """The floor may let him fold and leave in the pot what he put in."""
    seat, lies = gesture.seat, _in(spot, gesture)
    if is_barred(spot, seat, fold=True):
        return ()
    leaves: tuple[Remedy, ...] = (PotCorrected(seat, lies),) if lies else ()
    says = Text(
        "Seat {seat} folds; the {chips} it put in stay in the pot.",
        "Le siège {seat} passe\u00a0; les {chips} qu’il a mis restent au pot.",
    )
    return (
        Alternative(
            "chips_stay",
            says.format(seat=seat, chips=chips_text(lies)),
            remedies=leaves,
            action=Fold(seat),
        ),
    )
