"""Gestures made before one's turn: what is held until it comes, and the fold that is final."""

from croupier.floor.in_hand import is_in_hand
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import Alternative, Penalty, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.turns.early_acts import bet_seen, early_action, early_refused, is_early
from croupier.floor.turns.holding import RELEASED, dead_at_once, held_until_his_turn, step_back
from croupier.floor.words.acts import act_of
from croupier.floor.words.chips_forward import must_announce
from croupier.floor.words.gestures import CardsForward, ChipsForward, Said, Tapped
from croupier.floor.words.speech import meaning
from croupier.play.irregular_events import ActionHeld, Limited, RuledDead
from croupier.text import Text

EARLY: tuple[type[Incident], ...] = (Said, ChipsForward, Tapped, CardsForward)
"""The gestures that can be made out of turn."""


def is_impossible(spot: Spot, gesture: Gesture) -> bool:
    """Whether nobody in that seat can have acted out of turn."""
    return early_refused(spot, gesture) is not None


@ruling(on=EARLY, when=is_impossible)
def _impossible(spot: Spot, gesture: Gesture) -> Ruling:
    raise early_refused(spot, gesture) or AssertionError(gesture)


def adds_to_his_own_bet(spot: Spot, gesture: ChipsForward) -> bool:
    """Whether he whose bet stands moved more chips forward, though nobody has raised it."""
    state, seat = spot.state, gesture.seat
    stands = state.aggressor == seat and state.bets[seat] == state.bet_to > 0
    return stands and is_early(spot, gesture)


@ruling("tda:56", "tda:42A", "rrop3:3.bets.14a", on=ChipsForward, when=adds_to_his_own_bet)
def bet_was_made_in_one_go(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Nobody raises himself: what comes after the bet adds nothing to it and goes back."""
    seat, state = gesture.seat, spot.state
    pushed = act_of(gesture).pushed
    return Ruling(
        "no_action",
        Text(
            "The bet of seat {seat} stays at {bet}: the chips that came after it go back.",
            "La mise du siège {seat} reste à {bet}\u00a0: les jetons venus après lui reviennent.",
        ).format(seat=seat, bet=chips_text(state.bet_to)),
        Text(
            "A bet is made in one motion; nobody raises his own.",
            "Une mise se fait d’un seul geste\u00a0; on ne relance pas la sienne.",
        ),
        returned=pushed,
        steps=(
            Text("Give {chips} back to seat {seat}.", "Rendez {chips} au siège {seat}.").format(
                chips=chips_text(pushed), seat=seat
            ),
            Text("Let seat {actor} act.", "Donnez la parole au siège {actor}.").format(
                actor=state.actor
            ),
        ),
        facts=(("bet", state.bet_to),),
    )


def draws_early(spot: Spot, gesture: Said | Tapped) -> bool:
    """Whether the player spoke or tapped at the draw while it is another's turn to throw."""
    state, seat = spot.state, gesture.seat
    return state.phase == "discarding" and state.actor != seat and is_in_hand(state, seat)


@ruling("general:acting.1", "tda:50A", on=(Said, Tapped), when=draws_early)
def early_draw_is_none(spot: Spot, gesture: Said | Tapped) -> Ruling:
    """At the draw too each player takes his turn: what is said before it holds nobody."""
    seat, actor = gesture.seat, spot.state.actor
    return Ruling(
        "no_action",
        Text(
            "Seat {seat} has not drawn: it is for seat {actor} to draw first.",
            "Le siège {seat} n’a pas encore tiré\u00a0: c’est d’abord au siège {actor} de tirer.",
        ).format(seat=seat, actor=actor),
        Text(
            "Cards are thrown and drawn in turn; nothing that is said before it is held.",
            "On jette et on tire à son tour\u00a0; rien de ce qui est dit avant n’est retenu.",
        ),
        steps=(
            Text("Ask seat {actor} for his draw.", "Demandez son tirage au siège {actor}.").format(
                actor=actor
            ),
            Text(
                "Ask seat {seat} again in his turn.",
                "Redemandez au siège {seat} quand vient son tour.",
            ).format(seat=seat),
        ),
    )


def speaks_of_an_if(spot: Spot, gesture: Said) -> bool:
    """Whether the player said before his turn what he would do if something happened first."""
    heard = gesture.clear and meaning(gesture.words).conditional
    return heard and is_early(spot, gesture)


@ruling("tda:59A", "general:acting.1", on=Said, when=speaks_of_an_if)
def early_condition_is_for_the_floor(spot: Spot, gesture: Said) -> Ruling:
    """What was said on a condition before one's turn binds only if the floor says so."""
    seat = gesture.seat
    return Ruling(
        "floor_decides",
        Text(
            "Seat {seat} is not held to what he said on a condition, unless the floor decides so.",
            "Le siège {seat} n’est pas tenu par son annonce conditionnelle, sauf décision du "
            "floor.",
        ).format(seat=seat),
        Text(
            "Conditional statements are non-standard: the floor decides whether they bind.",
            "Une annonce conditionnelle n’est pas conforme\u00a0: le floor décide si elle engage.",
        ),
        steps=(
            step_back(spot),
            Text(
                "If the condition comes about, let the floor decide before seat {seat} acts.",
                "Si la condition se réalise, laissez le floor trancher avant que le siège {seat} "
                "n’agisse.",
            ).format(seat=seat),
            Text(
                "Warn the player not to speak in conditions.",
                "Avertissez le joueur\u00a0: pas d’annonce conditionnelle.",
            ),
        ),
        discretion=(_held_to_his_words(gesture), RELEASED),
        penalty=Penalty("improper_conduct", "may", spot.house.cite(("tda:59A",))),
        facts=(("bet", spot.state.bet_to),),
    )


def _held_to_his_words(gesture: Said) -> Alternative:
    """What the floor may hold him to once there is a bet to him; without one he is free."""
    verb, seat = meaning(gesture.words).verb, gesture.seat
    no_fold = Limited(seat, "fold")
    if verb in ("bet", "raise", "complete", "amount", "all_in", "pot"):
        text = Text(
            "Facing a bet in his turn, seat {seat} must raise.",
            "Face à une mise à son tour, le siège {seat} doit relancer.",
        )
        return Alternative("held", text.format(seat=seat), (no_fold, Limited(seat, "call")))
    if verb == "call":
        text = Text(
            "Facing a bet in his turn, seat {seat} must call.",
            "Face à une mise à son tour, le siège {seat} doit suivre.",
        )
        return Alternative("held", text.format(seat=seat), (no_fold, Limited(seat, "wager")))
    text = Text(
        "If the condition comes about, seat {seat} is held to his words in his turn.",
        "Si la condition se réalise, le siège {seat} est tenu par ses paroles à son tour.",
    )
    return Alternative("held", text.format(seat=seat))


def folds_early(spot: Spot, gesture: Gesture) -> bool:
    """Whether the player gave up his hand before his turn."""
    if not is_early(spot, gesture):
        return False
    early = early_action(spot, gesture)
    return early is not None and early.kind == "fold"


def folds_for_good(spot: Spot, gesture: Gesture) -> bool:
    """Whether he did so in a house where that is final."""
    return spot.options.out_of_turn.fold_final == "final" and folds_early(spot, gesture)


@ruling("tda:53Ab", "tda:58", on=EARLY, when=folds_for_good)
def early_fold_is_final(spot: Spot, gesture: Gesture) -> Ruling:
    """A fold before one's turn is final, whatever the players before do."""
    seat = gesture.seat
    return Ruling(
        "hand_dead",
        Text(
            "The fold of seat {seat} out of turn is final: the hand is dead.",
            "Le siège {seat} a passé hors tour, c’est définitif\u00a0: sa main est morte.",
        ).format(seat=seat),
        Text(
            "A fold out of turn stands whatever happens before the turn would have come.",
            "Passer hors tour est définitif, quoi qu’il arrive avant le tour du joueur.",
        ),
        remedies=(ActionHeld(seat, "fold", 0, bet_seen(spot.state, seat)), RuledDead(seat)),
        steps=(
            Text("Muck the hand of seat {seat}.", "Ramassez la main du siège {seat}.").format(
                seat=seat
            ),
            step_back(spot),
        ),
        penalty=Penalty("out_of_turn", "may", spot.house.cite(("tda:58", "rrop3:1.ethics.1"))),
    )


def folds_and_may_be_held(spot: Spot, gesture: Gesture) -> bool:
    """Whether he folded early in a house where that may bind him."""
    return spot.options.out_of_turn.fold_final == "may_bind" and folds_early(spot, gesture)


@ruling("rrop3:3.bets.10b", on=EARLY, when=folds_and_may_be_held)
def early_fold_may_bind(spot: Spot, gesture: Gesture) -> Ruling:
    """An early fold binds if nobody bets, calls or raises before its turn."""
    return held_until_his_turn(
        spot,
        gesture,
        Text(
            "What is done out of turn may bind if no bet, call or raise comes before the turn.",
            "Ce qui est fait hors tour peut lier si personne ne mise, ne suit ni ne relance avant "
            "le tour du joueur.",
        ),
        discretion=(RELEASED, dead_at_once(gesture)),
    )


def folds_and_may_change(spot: Spot, gesture: Gesture) -> bool:
    """Whether he folded early in a house where a bet or raise frees him."""
    revocable = spot.options.out_of_turn.fold_final == "revocable_if_raised"
    return revocable and folds_early(spot, gesture)


@ruling("championship:bets.1c", "championship:bets.1d", on=EARLY, when=folds_and_may_change)
def early_fold_stands_unless_raised(spot: Spot, gesture: Gesture) -> Ruling:
    """An early fold stands if those skipped are passive, and is free if one bets or raises."""
    return held_until_his_turn(
        spot,
        gesture,
        Text(
            "It stands if the skipped players fold, check or call; if one of them bets or raises "
            "the player may change his mind.",
            "L’action est maintenue si les joueurs oubliés passent, font parole ou suivent\u00a0; "
            "si l’un d’eux ouvre ou relance, le joueur peut changer d’avis.",
        ),
    )


def pushes_unannounced(spot: Spot, gesture: ChipsForward) -> bool:
    """Whether he pushed chips early and said nothing, in a house where bets are announced."""
    act = act_of(gesture)
    return means_nothing(spot, gesture) and must_announce(spot, act)


@ruling("championship:bets.1", on=ChipsForward, when=pushes_unannounced)
def early_chips_need_words(spot: Spot, gesture: ChipsForward) -> Ruling:
    """Where a bet is announced first, chips without a word are no action before one's turn too."""
    return _no_action(
        spot,
        gesture,
        Text(
            "A bet is announced before its chips are placed; chips alone are no action.",
            "Une mise s’annonce avant de poser les jetons\u00a0; des jetons seuls ne sont pas une "
            "action.",
        ),
    )


def means_nothing(spot: Spot, gesture: Gesture) -> bool:
    """Whether the early gesture would have bound to nothing in turn either."""
    return is_early(spot, gesture) and early_action(spot, gesture) is None


@ruling("general:acting.1", "tda:50A", on=EARLY, when=means_nothing)
def early_gesture_is_no_action(spot: Spot, gesture: Gesture) -> Ruling:
    """Each player acts in his turn: an early gesture that names no action is none."""
    return _no_action(
        spot,
        gesture,
        _TAP if isinstance(gesture, Tapped) else _NAMES_NONE,
    )


_TAP = Text(
    "A tap over a bet names no action that could be held.",
    "Taper sur la table face à une mise ne désigne aucune action qui puisse être retenue.",
)
_NAMES_NONE = Text(
    "What was said or pushed names no action that could be held.",
    "Ce qui a été dit ou avancé ne désigne aucune action qui puisse être retenue.",
)


def _no_action(spot: Spot, gesture: Gesture, why: Text) -> Ruling:
    seat = gesture.seat
    moved = isinstance(gesture, ChipsForward | CardsForward)
    return Ruling(
        "no_action",
        Text(
            "Seat {seat} has not acted: it is the turn of seat {actor}.",
            "Le siège {seat} n’a pas agi\u00a0: la parole est au siège {actor}.",
        ).format(seat=seat, actor=spot.state.actor),
        why,
        steps=(step_back(spot), *((_BACK_TO_HIM.format(seat=seat),) if moved else ())),
    )


_BACK_TO_HIM = Text(
    "Hand back to seat {seat} whatever he moved forward.",
    "Rendez au siège {seat} ce qu’il a avancé.",
)


def checks_at_his_cost(spot: Spot, gesture: Gesture) -> bool:
    """Whether he checked early in a house where that may cost him the right to raise."""
    if not may_bind(spot, gesture):
        return False
    early = early_action(spot, gesture)
    return early is not None and early.kind == "check"


def may_bind(spot: Spot, gesture: Gesture) -> bool:
    """Whether he acted early in a house where that binds unless somebody acts in between."""
    binding = spot.options.out_of_turn.binding
    return binding == "may_bind_if_no_action_between" and is_early(spot, gesture)


@ruling("rrop3:3.bets.10a", on=EARLY, when=checks_at_his_cost)
def early_check_costs_the_raise(spot: Spot, gesture: Gesture) -> Ruling:
    """Who checks out of turn may in his turn only check, or call or fold if there is a bet."""
    return held_until_his_turn(
        spot,
        gesture,
        Text(
            "Whoever checks out of turn may lose the right to bet or raise in his turn.",
            "Qui fait parole hors tour peut perdre le droit de miser ou de relancer à son tour.",
        ),
        then=Text(
            "When his turn comes, take no bet or raise from him.",
            "À son tour, n’acceptez de lui ni mise ni relance.",
        ),
        discretion=(RELEASED,),
    )


@ruling("rrop3:3.bets.10b", on=EARLY, when=may_bind)
def early_action_may_bind(spot: Spot, gesture: Gesture) -> Ruling:
    """An early call, bet or raise binds if nobody bets, calls or raises before its turn."""
    return held_until_his_turn(
        spot,
        gesture,
        Text(
            "It binds if nobody bets, calls or raises before the turn of this player.",
            "L’action hors tour lie si personne ne mise, ne suit ni ne relance avant que vienne "
            "le tour de ce joueur.",
        ),
        discretion=(RELEASED,),
    )


def checks_over_a_bet(spot: Spot, gesture: Gesture) -> bool:
    """Whether he said check before his turn although he faced a bet."""
    early = early_action(spot, gesture) if is_early(spot, gesture) else None
    checked = early is not None and early.kind == "check"
    return checked and spot.state.bets[gesture.seat] < bet_seen(spot.state, gesture.seat)


@ruling("tda:55", "tda:53A", "championship:bets.1c", on=EARLY, when=checks_over_a_bet)
def early_check_over_a_bet_is_held(spot: Spot, gesture: Gesture) -> Ruling:
    """A check over a bet is held too: if the bet is the same in turn, he calls or folds."""
    return held_until_his_turn(
        spot,
        gesture,
        Text(
            "There is a bet: if it is the same when his turn comes he may call or fold, not raise.",
            "Il y a une mise\u00a0: si elle n’a pas changé quand vient son tour, il peut suivre ou "
            "passer, pas relancer.",
        ),
        then=Text(
            "When his turn comes, take no raise from him if the bet is still the same.",
            "À son tour, n’acceptez de lui aucune relance si la mise est restée la même.",
        ),
    )


@ruling("tda:53A", "championship:bets.1c", "championship:bets.1d", on=EARLY, when=is_early)
def early_action_is_held(spot: Spot, gesture: Gesture) -> Ruling:
    """An early check, call, bet or raise binds if the action has not changed when it comes back."""
    return held_until_his_turn(
        spot,
        gesture,
        Text(
            "It binds if the bet to this player is the same when his turn comes; a check, a call "
            "or a fold is no change.",
            "L’action hors tour lie si la mise à suivre n’a pas changé quand vient son tour\u00a0; "
            "parole, suivre ou passer ne change rien.",
        ),
    )


INCIDENTS: tuple[type[Incident], ...] = ()
"""No kinds of its own: these are judges of gestures."""
