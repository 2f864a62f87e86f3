"""After a declared bet or raise without an amount: what comes next says how much it is."""

from dataclasses import replace

from croupier.floor.ruling import JUDGES, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.floor.turns.free_fold import THROWN, FoldedWithoutBet, Thrown
from croupier.floor.words.acts import Act, Spoken, act_of, is_in_turn, is_usual
from croupier.floor.words.amounts import all_of, must_wager, wagered
from croupier.floor.words.bind import (
    SPOKEN,
    bound,
    call_choice,
    fold_choice,
    is_barred,
    left_to_choose,
    raise_choice,
    refused,
    spoken,
    stay_choices,
)
from croupier.floor.words.gestures import ChipsAdded, ChipsForward, Tapped
from croupier.floor.words.readings import named_total
from croupier.floor.words.words_forward import words
from croupier.text import Text

_BINDS = Text("What was done before binds.", "Ce qui a été fait avant engage.")


def _has_declared(spot: Spot, seat: int) -> bool:
    return is_in_turn(spot, seat) and must_wager(spot.state, seat)


def _says_how_much(spot: Spot, gesture: Spoken) -> bool:
    """Whether chips or an amount follow the declared wager."""
    if not (is_usual(spot, gesture) and _has_declared(spot, gesture.seat)):
        return False
    said = act_of(gesture).said
    amount = said.is_clear and said.verb in ("amount", "bet") and said.amount is not None
    return isinstance(gesture, ChipsForward) or amount


@spoken("tda:51A", "rrop3:3.bets.8", when=_says_how_much)
def _carried_out(spot: Spot, gesture: Spoken) -> Ruling:
    """Chips or an amount after a declared bet or raise are its amount, at least the minimum."""
    whole = _as_declared(spot, gesture)
    for judge in JUDGES[type(gesture)]:
        if judge.judging.__module__ != __name__ and judge.when(spot, whole):
            made = judge.judging(spot, whole)
            return replace(made, rules=("tda:51A", "rrop3:3.bets.8", *made.rules))
    return refused(spot, gesture.seat)


def _as_declared(spot: Spot, gesture: Spoken) -> Spoken:
    """The gesture as if the bet or raise had been said in the same breath."""
    act = act_of(gesture)
    words = "raise" if spot.state.bet_to else "bet"
    counts = act.when in ("before", "with") and act.said.is_clear
    if counts and act.said.amount is not None:
        words = f"raise by {act.said.amount}" if act.said.by else f"{words} {act.said.amount}"
    elif counts and act.said.verb in ("raise", "pot", "all_in"):
        words = gesture.words
    if isinstance(gesture, ChipsForward):
        return replace(gesture, words=words, words_when="before")
    return replace(gesture, words=words)


def _may_not_raise(spot: Spot, gesture: Spoken) -> bool:
    """Whether a bet or raise was said that a ruling has taken from the player."""
    irregular = spot.state.irregular
    if irregular is None or not irregular.bars(gesture.seat, "wager"):
        return False
    return _SAYS_WAGER(spot, gesture)


def _is_above(spot: Spot, act: Act) -> bool:
    """Whether what was said is more than the bet; a bet of less is a call."""
    if act.said.verb == "all_in":
        return all_of(spot.state, act.seat) > spot.state.bet_to
    named = act.said.verb == "bet" and act.said.amount is not None
    return not named or named_total(spot, act) > spot.state.bet_to


_SAYS_WAGER = words("bet", "raise", "pot", "all_in", tests=(_is_above,))


@spoken("tda:55", "rrop3:3.bets.10a", when=_may_not_raise)
def _raise_refused(spot: Spot, gesture: Spoken) -> Ruling:
    """Who has lost the right to bet or raise may not do so; he is asked for another action."""
    seat = gesture.seat
    goes = spot.owed(seat) > 0 and not is_barred(spot, seat, fold=True)
    return left_to_choose(
        spot,
        seat,
        Text(
            "Seat {seat} may not bet or raise any more: it may {rest}.",
            "Le siège {seat} ne peut plus miser ni relancer\u00a0: il peut {rest}.",
        ).format(seat=seat, rest=_rest(spot, seat, goes=goes)),
        Text(
            "What was done before takes the right to bet or raise from this player.",
            "Ce qui a été fait avant prive ce joueur du droit de miser ou de relancer.",
        ),
        choices=(call_choice(spot, seat), *([fold_choice(seat)] if goes else [])),
        decision="refused",
        returned=act_of(gesture).pushed,
    )


def _rest(spot: Spot, seat: int, *, goes: bool) -> Text:
    if goes:
        return Text("call or fold", "suivre ou passer")
    return Text("call", "suivre") if spot.owed(seat) else Text("check", "faire parole")


def _says_nothing(spot: Spot, gesture: Spoken) -> bool:
    if not (is_usual(spot, gesture) and _has_declared(spot, gesture.seat)):
        return False
    said = act_of(gesture).said
    return not (isinstance(gesture, ChipsForward) or said.is_clear or said.conditional)


@ruling("tda:51A", "rrop3:3.bets.8", on=SPOKEN, when=_says_nothing)
def _asked_how_much(spot: Spot, gesture: Spoken) -> Ruling:
    """Words that name no amount leave the declared bet or raise to be carried out."""
    seat = gesture.seat
    return left_to_choose(
        spot,
        seat,
        Text(
            "Seat {seat} has declared a bet or raise and says how much.",
            "Le siège {seat} a annoncé une mise ou une relance et dit combien.",
        ).format(seat=seat),
        _BINDS,
        choices=raise_choice(spot, seat),
        decision="raise" if spot.state.bet_to else "bet",
    )


def _taps(spot: Spot, gesture: Tapped) -> bool:
    return _has_declared(spot, gesture.seat)


@ruling("tda:51A", "rrop3:3.bets.8", on=Tapped, when=_taps)
def _no_check_any_more(spot: Spot, gesture: Tapped) -> Ruling:
    """A tap takes no declared bet or raise back."""
    return refused(spot, gesture.seat)


def _adds(spot: Spot, gesture: ChipsAdded) -> bool:
    held = 0 < sum(gesture.chips) <= spot.state.stacks[gesture.seat] if gesture.chips else False
    return held and min(gesture.chips) > 0 and spot.state.bets[gesture.seat] > 0


def _adds_to_declared(spot: Spot, gesture: ChipsAdded) -> bool:
    seat = gesture.seat
    return _has_declared(spot, seat) and spot.owed(seat) > 0 and _adds(spot, gesture)


@ruling("tda:51A", "rrop3:3.bets.8", on=ChipsAdded, when=_adds_to_declared)
def _added_to_declared(spot: Spot, gesture: ChipsAdded) -> Ruling:
    """Chips added to a former bet after a declared raise are the raise."""
    total = spot.state.bets[gesture.seat] + sum(gesture.chips)
    return bound(
        spot,
        gesture.seat,
        wagered(spot.state, gesture.seat, total),
        Text(
            "The raise was declared, and the chips say how much it is.",
            "La relance était annoncée, et les jetons en disent le montant.",
        ),
        pushed=sum(gesture.chips),
    )


def _throws_bound(spot: Spot, gesture: Thrown) -> bool:
    seat = gesture.seat
    if not is_in_turn(spot, seat) or not is_barred(spot, seat, fold=True):
        return False
    return not (isinstance(gesture, FoldedWithoutBet) and spot.owed(seat))


@ruling("tda:46B", "tda:51A", "rrop3:3.bets.8", on=THROWN, when=_throws_bound)
def _fold_refused(spot: Spot, gesture: Thrown) -> Ruling:
    """A player whom a ruling binds to stay in gets his cards back and may not fold."""
    seat = gesture.seat
    return left_to_choose(
        spot,
        seat,
        Text(
            "Seat {seat} is bound to stay in: its cards go back to it.",
            "Le siège {seat} est tenu de rester\u00a0: ses cartes lui sont rendues.",
        ).format(seat=seat),
        _BINDS,
        choices=stay_choices(spot, seat),
        decision="refused",
    )
