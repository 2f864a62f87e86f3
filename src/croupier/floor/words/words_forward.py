"""What words bind a player in turn to: fold, check, call, and wagers that name no amount."""

from croupier.floor.ruling import Ruling, When
from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.acts import Act, Spoken, act_of, is_usual, words_count
from croupier.floor.words.amounts import (
    all_of,
    called,
    is_open_amount,
    least_wagered,
    must_wager,
    put_in_by,
    wagered,
)
from croupier.floor.words.bind import (
    asked,
    bars_fold,
    bound,
    call_choice,
    fold_choice,
    is_barred,
    left_to_choose,
    raise_choice,
    refused,
    spoken,
)
from croupier.floor.words.chips_forward import Test, is_strung
from croupier.floor.words.readings import verb_of
from croupier.floor.words.speech import Verb
from croupier.play.actions import Bet, Fold, Raise
from croupier.play.betting import legal_wager
from croupier.play.irregular_events import Limited
from croupier.play.limits import pot_maximum
from croupier.play.opening import may_fold
from croupier.text import Text

DECLARED = Text(
    "What is said in turn is the action, and it must be carried out.",
    "Ce qui est annoncé à son tour est l’action, et il faut s’y tenir.",
)


_DECLARED_UNAWARE = Text(
    "Words in turn bind; only chips put in unaware of a raise may be taken back.",
    "Ce qui est dit à son tour engage\u00a0: seuls des jetons mis en ignorant une relance "
    "peuvent être repris.",
)


def why_bound(spot: Spot, gesture: Spoken) -> Text:
    """Why words bind: also one who did not know of a raise, though he might take chips back."""
    retracts = spot.options.betting.undercall == "retract_if_unaware"
    unaware = retracts and not (gesture.aware or gesture.acted_behind)
    return _DECLARED_UNAWARE if unaware and spot.owed(gesture.seat) else DECLARED


def words(*verbs: Verb, tests: tuple[Test, ...] = ()) -> When:
    """Words that count, say one of *verbs*, and where all *tests* are true."""

    def when(spot: Spot, gesture: Spoken) -> bool:
        if not is_usual(spot, gesture) or is_strung(spot, gesture):
            return False
        act = act_of(gesture)
        if not (act.said.is_clear and words_count(spot, act)):
            return False
        return verb_of(spot, act) in verbs and all(test(spot, act) for test in tests)

    return when


def faces(spot: Spot, act: Act) -> bool:
    """Whether the player owes chips to stay."""
    return spot.owed(act.seat) > 0


def free(spot: Spot, act: Act) -> bool:
    """Whether the player owes nothing."""
    return not faces(spot, act)


def _bound_to_stay(spot: Spot, act: Act) -> bool:
    return is_barred(spot, act.seat, fold=True)


def _bound_to_bet(spot: Spot, act: Act) -> bool:
    return must_wager(spot.state, act.seat)


@spoken(
    "tda:46B",
    "tda:51A",
    "rrop3:3.bets.8",
    when=words("fold", tests=(_bound_to_stay,)),
)
def _fold_refused(spot: Spot, gesture: Spoken) -> Ruling:
    """A player whom a ruling binds to stay in may not fold."""
    return refused(spot, gesture.seat, returned=act_of(gesture).pushed)


@spoken("tda:51A", "rrop3:3.bets.8", when=words("check", "call", tests=(_bound_to_bet,)))
def _check_refused(spot: Spot, gesture: Spoken) -> Ruling:
    """A player who has declared a bet or raise may not check or call after all."""
    return refused(spot, gesture.seat, returned=act_of(gesture).pushed)


@spoken(
    "rrop3:3.bets.8",
    "rrop3:3.dead.2",
    "championship:bets.1",
    "tda:3",
    when=words("fold", tests=(faces,)),
)
def _fold_said(spot: Spot, gesture: Spoken) -> Ruling:
    """Fold, said in turn facing a bet, is a fold."""
    return bound(spot, gesture.seat, Fold(gesture.seat), DECLARED, pushed=act_of(gesture).pushed)


@spoken(
    "rrop3:3.bets.8",
    "tda:58",
    "championship:bets.1",
    when=words("fold", tests=(lambda spot, act: may_fold(spot.state, act.seat),)),
)
def _fold_said_for_nothing(spot: Spot, gesture: Spoken) -> Ruling:
    """Fold, said in turn with no bet to face, binds too."""
    return bound(spot, gesture.seat, Fold(gesture.seat), DECLARED, pushed=act_of(gesture).pushed)


@spoken("house:fold.free", when=words("fold"))
def _check_is_free(spot: Spot, gesture: Spoken) -> Ruling:  # noqa: ARG001 - whatever the pot
    """Where a free check is not given up, he is asked again."""
    return asked(
        gesture.seat,
        Text(
            "There is nothing to call, so checking is free.",
            "Il n’y a rien à suivre\u00a0: parole ne coûte rien.",
        ),
    )


@spoken("rrop3:3.bets.8", "tda:3", "championship:bets.1", when=words("check", tests=(free,)))
def _check_said(spot: Spot, gesture: Spoken) -> Ruling:
    """Check, said in turn with nothing to pay, is a check."""
    return bound(
        spot,
        gesture.seat,
        called(spot.state, gesture.seat),
        DECLARED,
        pushed=act_of(gesture).pushed,
    )


@spoken("tda:55", when=words("check"))
def _check_facing_a_bet(spot: Spot, gesture: Spoken) -> Ruling:
    """Who says check although there is a bet may call or fold, but not raise."""
    seat = gesture.seat
    may_go = () if is_barred(spot, seat, fold=True) else (fold_choice(seat),)
    return left_to_choose(
        spot,
        seat,
        Text(
            "Seat {seat} faces {bet} and said check: it may call or fold, but not raise.",
            "Le siège {seat} a dit parole face à {bet}\u00a0: il peut suivre ou passer, mais pas "
            "relancer.",
        ).format(seat=seat, bet=chips_text(spot.state.bet_to)),
        Text(
            "A check said over a bet gives up the right to raise.",
            "Dire parole face à une mise fait perdre le droit de relancer.",
        ),
        choices=(call_choice(spot, seat), *may_go),
        remedies=(Limited(seat, "wager"),),
        returned=act_of(gesture).pushed,
    )


@spoken("tda:55A", when=words("call", tests=(free,)))
def _call_of_nothing(spot: Spot, gesture: Spoken) -> Ruling:
    """Call, said with no bet to call, is a check."""
    return bound(
        spot,
        gesture.seat,
        called(spot.state, gesture.seat),
        Text(
            "There is no bet to call, so the call is a check.",
            "Il n’y a pas de mise à suivre\u00a0: «\u00a0payé\u00a0» vaut parole.",
        ),
        pushed=act_of(gesture).pushed,
    )


@spoken(
    "tda:41A",
    "tda:40B",
    "tda:51A",
    "rrop3:3.bets.8",
    "championship:bets.1",
    when=words("call"),
)
def _call_said(spot: Spot, gesture: Spoken) -> Ruling:
    """Call, said in turn, is a call of the whole bet."""
    return bound(
        spot,
        gesture.seat,
        called(spot.state, gesture.seat),
        why_bound(spot, gesture),
        pushed=act_of(gesture).pushed,
    )


def goes_all_in(spot: Spot, act: Act) -> bool:
    """Whether the whole stack of the player is more than the bet."""
    return all_of(spot.state, act.seat) > spot.state.bet_to


def _may_go_all_in(spot: Spot, act: Act) -> bool:
    """Whether it is a call for less, or a bet or raise that is open to him."""
    return not goes_all_in(spot, act) or legal_wager(spot.state, act.seat) is not None


@spoken(
    "tda:3",
    "rrop3:3.bets.8",
    "championship:bets.1",
    when=words("all_in", tests=(_may_go_all_in,)),
)
def _all_in_said(spot: Spot, gesture: Spoken) -> Ruling:
    """All-in, said in turn, puts the whole stack in, as far as the structure lets it."""
    seat, state = gesture.seat, spot.state
    action = wagered(state, seat, all_of(state, seat))
    is_all = put_in_by(state, action) == state.stacks[seat]
    return bound(
        spot,
        seat,
        action,
        DECLARED,
        pushed=act_of(gesture).pushed,
        decision="all_in" if is_all else "",
    )


def _at_pot_limit(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return spot.state.structure == "pot"


@spoken(
    "tda:3",
    "rrop3:3.bets.8",
    "championship:bets.1",
    when=words("pot", tests=(_at_pot_limit,)),
)
def _pot_said(spot: Spot, gesture: Spoken) -> Ruling:
    """Pot, said at pot-limit, is the most that may be bet; a part of it is a part of the raise."""
    seat, said = gesture.seat, act_of(gesture).said
    most, level = pot_maximum(spot.state, seat), spot.state.bet_to
    to = level + int(said.part * (most - level)) - said.short
    return bound(
        spot,
        seat,
        wagered(spot.state, seat, to),
        DECLARED,
        pushed=act_of(gesture).pushed,
    )


def can_choose(spot: Spot, act: Act) -> bool:
    """Whether a wager was declared that may be of several sizes, and nothing says which."""
    span = legal_wager(spot.state, act.seat)
    open_span = span is not None and is_open_amount(span)
    fixed = act.said.least or is_most(spot, act) or is_multiple(spot, act)
    return open_span and not (fixed or act.motions)


def brings_chips(spot: Spot, act: Act) -> bool:
    """Whether the chips say how much the declared wager is."""
    span = legal_wager(spot.state, act.seat)
    fixed = act.said.least or is_most(spot, act) or is_multiple(spot, act)
    return bool(act.motions) and not fixed and span is not None


def is_most(spot: Spot, act: Act) -> bool:
    """Whether the largest bet or raise was said, where the structure says how much that is."""
    return act.said.most and spot.state.structure != "none"


def is_multiple(spot: Spot, act: Act) -> bool:
    """Whether a raise to so many times the bet was said."""
    return act.said.times > 0 and act.said.amount is None and spot.state.bet_to > 0


def _no_amount(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return act.said.amount is None


def unbet(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    """Whether nobody has bet in this round."""
    return spot.state.bet_to == 0


def _at_no_limit(spot: Spot, act: Act) -> bool:  # noqa: ARG001 - one shape for all tests
    return spot.state.structure == "none"


def _amount_open(spot: Spot, gesture: Spoken, why: Text) -> Ruling:
    """The player must bet or raise, and says himself how much."""
    seat = gesture.seat
    least = least_wagered(spot.state, seat)
    span = legal_wager(spot.state, seat)
    most = span.most if span else 0
    to = least.to if isinstance(least, Bet | Raise) else 0
    says = Text(
        "Seat {seat} must {do} at least {least}, and says how much.",
        "Le siège {seat} doit {do} au moins {least}, et dit combien.",
    )
    do = Text("raise to", "relancer à") if spot.state.bet_to else Text("bet", "miser")
    bars = bars_fold(spot, seat)
    bars = (*bars, Limited(seat, "call" if spot.owed(seat) else "check"))
    return left_to_choose(
        spot,
        seat,
        says.format(seat=seat, do=do, least=chips_text(to)),
        why,
        choices=raise_choice(spot, seat),
        remedies=bars,
        decision="raise" if spot.state.bet_to else "bet",
        facts=(("least", to), ("most", most)),
    )


@spoken("tda:54D", when=words("pot", tests=(_at_no_limit, can_choose)))
def _pot_at_no_limit(spot: Spot, gesture: Spoken) -> Ruling:
    """Pot is no amount at no-limit, but it binds to a valid bet."""
    return _amount_open(
        spot,
        gesture,
        Text(
            "“Pot” is no announcement at no-limit, but it binds to a valid bet.",
            "«\u00a0Pot\u00a0» n’est pas une annonce en no-limit, mais engage à une mise valable.",
        ),
    )


@spoken("tda:55B", when=words("raise", tests=(_no_amount, unbet, can_choose)))
def _raise_of_nothing(spot: Spot, gesture: Spoken) -> Ruling:
    """Raise, said with no bet to raise, binds to a bet of at least the minimum."""
    return _amount_open(
        spot,
        gesture,
        Text(
            "With no bet to raise, “raise” binds to a bet of at least the minimum.",
            "Sans mise à relancer, «\u00a0relance\u00a0» oblige à miser au moins le minimum.",
        ),
    )


@spoken(
    "rrop3:3.bets.8",
    "tda:50B",
    "tda:51A",
    "tda:40B",
    "championship:bets.1",
    when=words("bet", "raise", "pot", tests=(_no_amount, can_choose)),
)
def _wager_without_amount(spot: Spot, gesture: Spoken) -> Ruling:
    """A bet or raise said without an amount binds; nobody acts before its size is fixed."""
    return _amount_open(
        spot,
        gesture,
        Text(
            "The bet or raise is declared; the others wait until its size is fixed.",
            "La mise ou la relance est annoncée\u00a0; les autres attendent que son montant soit "
            "fixé.",
        ),
    )
