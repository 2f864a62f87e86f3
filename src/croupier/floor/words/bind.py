"""From what a gesture binds its maker to, to the ruling in words: chips owed, chips returned."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps

from croupier.floor.incident import Incident
from croupier.floor.ruling import Alternative, Judging, Remedy, Ruling, When, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.words.acts import Spoken, act_of, cited_for_conflict
from croupier.floor.words.amounts import (
    all_of,
    allowed,
    called,
    is_open_amount,
    least_wagered,
    must_wager,
    put_in_by,
)
from croupier.floor.words.gestures import ChipsForward, Said
from croupier.floor.words.limits_told import told_cut
from croupier.play.actions import Action, Bet, BringIn, Call, Check, Draw, Fold, Raise
from croupier.play.betting import legal_wager
from croupier.play.irregular_events import Limited
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.house import RuleId
from croupier.text import Text

SPOKEN: tuple[type[Incident], ...] = (Said, ChipsForward)
"""The gestures that are words, chips, or both."""


def spoken(
    *ids: RuleId, when: When, on: tuple[type[Incident], ...] = SPOKEN
) -> Callable[[Judging], Judging]:
    """A judge of words and chips: it cites what chose between them, and says what cut the bet."""

    def judge(judging: Judging) -> Judging:
        @wraps(judging)
        def with_both(spot: Spot, gesture: Spoken) -> Ruling:
            made, act = judging(spot, gesture), act_of(gesture)
            rules = (*(made.rules or ids), *cited_for_conflict(spot, act))
            cut = told_cut(spot, act, made.action)
            if cut is not None:
                why = Text("{why} {cut}", "{why} {cut}").format(why=made.why, cut=cut[0])
                made, rules = replace(made, why=why), (*rules, *cut[1])
            return replace(made, rules=in_scope(spot, rules))

        ruling(*ids, on=on, when=when)(with_both)
        return judging

    return judge


_AT_BIG_BETS = (
    "rrop3:10.nolimit.",
    "rrop3:10.potlimit.",
    "tda:42A",
    "tda:42B",
    "tda:43B",
    "tda:43Ab",
    "tda:54D",
)
"""Articles, or how they begin, that the books write for no-limit and pot-limit alone."""


def in_scope(spot: Spot, rules: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """Those of *rules* that hold in this betting structure; all, if none does."""
    if spot.state.structure in ("none", "pot"):
        return rules
    return tuple(one for one in rules if not one.startswith(_AT_BIG_BETS)) or rules


_DECISIONS: dict[type[Action], str] = {
    Fold: "fold",
    Check: "check",
    Call: "call",
    Bet: "bet",
    Raise: "raise",
    BringIn: "bring_in",
    Draw: "stand_pat",
}


def decision_of(action: Action) -> str:
    """The word for an action that a gesture makes."""
    return _DECISIONS[type(action)]


def bound(  # noqa: PLR0913 - a ruling has many parts, each by its name
    spot: Spot,
    seat: SeatNo,
    action: Action,
    why: Text,
    *,
    pushed: Chips = 0,
    decision: str = "",
    discretion: tuple[Alternative, ...] = (),
    facts: tuple[tuple[str, object], ...] = (),
) -> Ruling:
    """The gesture makes *action*: what is missing goes in, what is too much goes back.

    What a ruling has taken from the player it cannot make: then it is what he is bound to.
    """
    state = spot.state
    if allowed(state, action) != action:
        action, decision = allowed(state, action), ""
    due = state.stakes.bring_in if isinstance(action, BringIn) else put_in_by(state, action)
    needed = min(due, state.stacks[seat])
    returned, adds = max(0, pushed - needed), max(0, needed - pushed)
    said = does(state, action)
    return Ruling(
        decision or decision_of(action),
        _sentence(said, returned, adds),
        why,
        steps=_steps(seat, said, returned, adds),
        action=action,
        returned=returned,
        adds=adds,
        discretion=discretion,
        facts=(("bet", state.bet_to), ("pushed", pushed), *facts),
    )


def does(state: HandState, action: Action) -> Text:
    """An action with its seat and its amount, as a sentence without its full stop."""
    seat = action.seat
    amount = state.bets[seat] + put_in_by(state, action)
    whole = amount == all_of(state, seat) and amount > state.bets[seat]
    if isinstance(action, BringIn):
        amount, whole = min(state.stakes.bring_in, state.stacks[seat]), False
    words = (_ALL_IN if whole else _PLAIN)[type(action)]
    return words.format(seat=seat, amount=chips_text(amount))


_PLAIN: dict[type[Action], Text] = {
    Fold: Text("Seat {seat} folds", "Le siège {seat} passe"),
    Check: Text("Seat {seat} checks", "Le siège {seat} fait parole"),
    Call: Text("Seat {seat} calls {amount}", "Le siège {seat} paie {amount}"),
    Bet: Text("Seat {seat} bets {amount}", "Le siège {seat} mise {amount}"),
    Raise: Text("Seat {seat} raises to {amount}", "Le siège {seat} relance à {amount}"),
    BringIn: Text("Seat {seat} brings in {amount}", "Le siège {seat} met le bring-in de {amount}"),
    Draw: Text("Seat {seat} stands pat", "Le siège {seat} est servi"),
}

_ALL_IN: dict[type[Action], Text] = {
    **_PLAIN,
    Call: Text("Seat {seat} calls all-in for {amount}", "Le siège {seat} paie à tapis, {amount}"),
    Bet: Text("Seat {seat} bets all-in, {amount}", "Le siège {seat} mise son tapis, {amount}"),
    Raise: Text(
        "Seat {seat} raises all-in to {amount}", "Le siège {seat} relance à tapis, {amount}"
    ),
}


def _sentence(said: Text, returned: Chips, adds: Chips) -> Text:
    tail = Text("{said}.", "{said}.")
    if returned:
        tail = Text("{said}; {chips} goes back.", "{said}\u00a0; {chips} lui sont rendus.")
    elif adds:
        tail = Text("{said}: {chips} more goes in.", "{said}\u00a0: il en ajoute {chips}.")
    return tail.format(said=said, chips=chips_text(returned or adds))


_PASS_ON = Text("Pass the action on.", "Donnez la parole au suivant.")


def _steps(seat: SeatNo, said: Text, returned: Chips, adds: Chips) -> tuple[Text, ...]:
    announce = Text("Announce: “{said}.”", "Annoncez\u00a0: «\u00a0{said}.\u00a0»").format(
        said=said
    )
    if returned:
        chips = Text("Push {chips} back to seat {seat}.", "Rendez {chips} au siège {seat}.")
    elif adds:
        chips = Text("Have seat {seat} put in {chips}.", "Faites mettre {chips} au siège {seat}.")
    else:
        return announce, _PASS_ON
    return announce, chips.format(seat=seat, chips=chips_text(returned or adds)), _PASS_ON


def asked(
    seat: SeatNo,
    why: Text,
    *,
    decision: str = "no_action",
    discretion: tuple[Alternative, ...] = (),
) -> Ruling:
    """Nothing has been done so far: the player is asked for his action."""
    return Ruling(
        decision,
        Text(
            f"Seat {seat} has not acted yet and is asked for its action.",
            f"Le siège {seat} n’a pas encore agi\u00a0; on lui demande son action.",
        ),
        why,
        steps=(
            Text(f"Ask seat {seat} for its action.", f"Demandez son action au siège {seat}."),
            Text("Let nobody act before the answer.", "Ne laissez agir personne avant la réponse."),
        ),
        discretion=discretion,
    )


def left_to_choose(  # noqa: PLR0913 - a ruling has many parts, each by its name
    spot: Spot,
    seat: SeatNo,
    says: Text,
    why: Text,
    *,
    choices: tuple[Alternative, ...],
    remedies: tuple[Remedy, ...] = (),
    decision: str = "choice",
    returned: Chips = 0,
    facts: tuple[tuple[str, object], ...] = (),
) -> Ruling:
    """The player keeps the turn and chooses among what is left to him."""
    names = Text(
        ", ".join(one.says.en for one in choices), ", ".join(one.says.fr for one in choices)
    )
    return Ruling(
        decision,
        says,
        why,
        remedies=remedies,
        steps=(
            Text("Tell seat {seat}: {names}.", "Dites au siège {seat}\u00a0: {names}.").format(
                seat=seat, names=names
            ),
            Text("Let nobody act before the answer.", "Ne laissez agir personne avant la réponse."),
        ),
        returned=returned,
        choices=choices,
        facts=(("bet", spot.state.bet_to), *facts),
    )


def fold_choice(seat: SeatNo) -> Alternative:
    """The player may give up his hand."""
    return Alternative("fold", Text("fold", "passer"), action=Fold(seat))


def call_choice(spot: Spot, seat: SeatNo) -> Alternative:
    """The player may stay in for the bet, or check where there is none."""
    action = called(spot.state, seat)
    total = chips_text(spot.state.bets[seat] + put_in_by(spot.state, action))
    says = Text("call ({total} in all)", "payer ({total} en tout)").format(total=total)
    if isinstance(action, Check):
        return Alternative("check", Text("check", "faire parole"), action=action)
    return Alternative("call", says, action=action)


def raise_choice(spot: Spot, seat: SeatNo) -> tuple[Alternative, ...]:
    """The smallest bet or raise the player may make, for all of them; none if he may make none."""
    action = least_wagered(spot.state, seat)
    span = legal_wager(spot.state, seat)
    if span is None or not isinstance(action, Bet | Raise):
        return ()
    least = wager_alternative(action)
    if not is_open_amount(span):
        return (least,)
    says = Text("{least} or more", "{least} ou plus").format(least=least.says)
    return (replace(least, says=says),)


def stay_choices(spot: Spot, seat: SeatNo) -> tuple[Alternative, ...]:
    """What is left to a player who may not fold: a declared bet or raise is no call any more."""
    raises = raise_choice(spot, seat)
    return raises if must_wager(spot.state, seat) else (call_choice(spot, seat), *raises)


def refused(spot: Spot, seat: SeatNo, *, returned: Chips = 0) -> Ruling:
    """What was done before binds: the player must go through with it."""
    return left_to_choose(
        spot,
        seat,
        Text(
            "Seat {seat} is bound by what it did before and may not do that.",
            "Le siège {seat} est tenu par ce qu’il a fait avant\u00a0: il ne peut pas faire cela.",
        ).format(seat=seat),
        Text("What was done before binds.", "Ce qui a été fait avant engage."),
        choices=stay_choices(spot, seat),
        decision="refused",
        returned=returned,
    )


def wager_alternative(action: Bet | Raise, id: str = "") -> Alternative:
    """A bet or a raise of that size or, as a choice, from that size on."""
    is_bet = isinstance(action, Bet)
    says = (
        Text("bet {total}", "miser {total}")
        if is_bet
        else Text("raise to {total}", "relancer à {total}")
    )
    name = id or ("bet" if is_bet else "raise")
    return Alternative(name, says.format(total=chips_text(action.to)), action=action)


def bars_fold(spot: Spot, seat: SeatNo) -> tuple[Remedy, ...]:
    """From now until he has acted the player may not fold."""
    return () if is_barred(spot, seat, fold=True) else (Limited(seat, "fold"),)


def is_barred(spot: Spot, seat: SeatNo, *, fold: bool) -> bool:
    """Whether a ruling keeps *seat* from folding, or else from checking."""
    irregular = spot.state.irregular
    return irregular is not None and irregular.bars(seat, "fold" if fold else "check")
