"""Gestures made before one's turn: what is held until it comes, and the fold that is final."""

from croupier.floor.in_hand import is_in_hand
from croupier.floor.incident import Gesture, Incident
from croupier.floor.ruling import Alternative, Penalty, Remedy, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.turns.early_acts import (
    Early,
    early_action,
    early_refused,
    is_early,
)
from croupier.floor.words.gestures import CardsForward, ChipsForward, Said, Tapped
from croupier.floor.words.speech import meaning
from croupier.play.irregular_events import ActionHeld, Limited, RuledDead
from croupier.text import Text

EARLY: tuple[type[Incident], ...] = (Said, ChipsForward, Tapped, CardsForward)
"""The gestures that can be made out of turn."""

_WORDS = {
    "check": Text("check", "sa «\u00a0parole\u00a0»"),
    "call": Text("call of {to}", "son call de {to}"),
    "bet": Text("bet of {to}", "sa mise de {to}"),
    "raise": Text("raise to {to}", "sa relance à {to}"),
    "bet of no amount": Text("bet without an amount", "sa mise sans montant"),
    "raise of no amount": Text("raise without an amount", "sa relance sans montant"),
    "fold": Text("fold", "sa décision de passer"),
}

_HELD = Text(
    "Seat {seat} acted out of turn: the {what} is held, and seat {actor} acts first.",
    "Le siège {seat} a agi hors tour\u00a0: {what} reste en attente, la parole revient d’abord "
    "au siège {actor}.",
)

_BACK = Text("Give the action back to seat {actor}.", "Rendez la parole au siège {actor}.")

_LEAVE = Text(
    "Leave what seat {seat} did as it is until his turn.",
    "Laissez en l’état ce qu’a fait le siège {seat} jusqu’à son tour.",
)

_RELEASED = Alternative(
    "released",
    Text(
        "Nothing is held: in his turn the player acts as he likes.",
        "Rien n’est retenu\u00a0: à son tour le joueur agit comme il veut.",
    ),
)


def is_impossible(spot: Spot, gesture: Gesture) -> bool:
    """Whether nobody in that seat can have acted out of turn."""
    return early_refused(spot, gesture) is not None


@ruling(on=EARLY, when=is_impossible)
def _impossible(spot: Spot, gesture: Gesture) -> Ruling:
    raise early_refused(spot, gesture) or AssertionError(gesture)


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
                "Redemander au siège {seat} quand vient son tour.",
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
            _step_back(spot),
            Text(
                "If the condition comes about, let the floor decide before seat {seat} acts.",
                "Si la condition se réalise, laisser le floor trancher avant que le siège {seat} "
                "n’agisse.",
            ).format(seat=seat),
            Text(
                "Warn the player not to speak in conditions.",
                "Avertissez le joueur\u00a0: pas d’annonce conditionnelle.",
            ),
        ),
        discretion=(_held_to_his_words(gesture), _RELEASED),
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
    return Ruling(
        "hand_dead",
        Text(
            "The fold of seat {seat} out of turn is final: the hand is dead.",
            "Le siège {seat} a passé hors tour, c’est définitif\u00a0: sa main est morte.",
        ).format(seat=gesture.seat),
        Text(
            "A fold out of turn stands whatever happens before the turn would have come.",
            "Passer hors tour est définitif, quoi qu’il arrive avant le tour du joueur.",
        ),
        remedies=(RuledDead(gesture.seat),),
        steps=(
            Text("Muck the hand of seat {seat}.", "Ramassez la main du siège {seat}.").format(
                seat=gesture.seat
            ),
            _step_back(spot),
        ),
        penalty=Penalty("out_of_turn", "may", spot.house.cite(("tda:58", "rrop3:1.ethics.1"))),
    )


def folds_and_may_be_held(spot: Spot, gesture: Gesture) -> bool:
    """Whether he folded early in a house where that may bind him."""
    return spot.options.out_of_turn.fold_final == "may_bind" and folds_early(spot, gesture)


@ruling("rrop3:3.bets.10b", on=EARLY, when=folds_and_may_be_held)
def early_fold_may_bind(spot: Spot, gesture: Gesture) -> Ruling:
    """An early fold binds if nobody bets, calls or raises before its turn."""
    return _held(
        spot,
        gesture,
        Text(
            "What is done out of turn may bind if no bet, call or raise comes before the turn.",
            "Ce qui est fait hors tour peut lier si personne ne mise, ne suit ni ne relance avant "
            "le tour du joueur.",
        ),
        discretion=(_RELEASED, _dead_at_once(gesture)),
    )


def folds_and_may_change(spot: Spot, gesture: Gesture) -> bool:
    """Whether he folded early in a house where a bet or raise frees him."""
    revocable = spot.options.out_of_turn.fold_final == "revocable_if_raised"
    return revocable and folds_early(spot, gesture)


@ruling("championship:bets.1c", "championship:bets.1d", on=EARLY, when=folds_and_may_change)
def early_fold_stands_unless_raised(spot: Spot, gesture: Gesture) -> Ruling:
    """An early fold stands if those skipped are passive, and is free if one bets or raises."""
    return _held(
        spot,
        gesture,
        Text(
            "It stands if the skipped players fold, check or call; if one of them bets or raises "
            "the player may change his mind.",
            "L’action est maintenue si les joueurs oubliés passent, font parole ou suivent\u00a0; "
            "si l’un d’eux ouvre ou relance, le joueur peut changer d’avis.",
        ),
    )


def means_nothing(spot: Spot, gesture: Gesture) -> bool:
    """Whether the early gesture would have bound to nothing in turn either."""
    return is_early(spot, gesture) and early_action(spot, gesture) is None


@ruling("general:acting.1", "tda:50A", on=EARLY, when=means_nothing)
def early_gesture_is_no_action(spot: Spot, gesture: Gesture) -> Ruling:
    """Each player acts in his turn: an early gesture that names no action is none."""
    return Ruling(
        "no_action",
        Text(
            "Seat {seat} has not acted: it is the turn of seat {actor}.",
            "Le siège {seat} n’a pas agi\u00a0: la parole est au siège {actor}.",
        ).format(seat=gesture.seat, actor=spot.state.actor),
        Text(
            "What was said or pushed names no action that could be held.",
            "Ce qui a été dit ou avancé ne désigne aucune action qui puisse être retenue.",
        ),
        steps=(_step_back(spot), _step(gesture, _BACK_TO_HIM)),
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
    return _held(
        spot,
        gesture,
        Text(
            "Whoever checks out of turn may lose the right to bet or raise in his turn.",
            "Qui fait parole hors tour peut perdre le droit de miser ou de relancer à son tour.",
        ),
        discretion=(_RELEASED,),
    )


@ruling("rrop3:3.bets.10b", on=EARLY, when=may_bind)
def early_action_may_bind(spot: Spot, gesture: Gesture) -> Ruling:
    """An early call, bet or raise binds if nobody bets, calls or raises before its turn."""
    return _held(
        spot,
        gesture,
        Text(
            "It binds if nobody bets, calls or raises before the turn of this player.",
            "L’action hors tour lie si personne ne mise, ne suit ni ne relance avant que vienne "
            "le tour de ce joueur.",
        ),
        discretion=(_RELEASED,),
    )


@ruling("tda:53A", "championship:bets.1c", "championship:bets.1d", on=EARLY, when=is_early)
def early_action_is_held(spot: Spot, gesture: Gesture) -> Ruling:
    """An early check, call, bet or raise binds if the action has not changed when it comes back."""
    return _held(
        spot,
        gesture,
        Text(
            "It binds if the bet to this player is the same when his turn comes; a check, a call "
            "or a fold is no change.",
            "L’action hors tour lie si la mise à suivre n’a pas changé quand vient son tour\u00a0; "
            "parole, suivre ou passer ne change rien.",
        ),
    )


def _held(
    spot: Spot, gesture: Gesture, why: Text, discretion: tuple[Alternative, ...] = ()
) -> Ruling:
    early = early_action(spot, gesture) or Early("check", 0, spot.state.bet_to)
    held: Remedy = ActionHeld(
        gesture.seat, early.kind, early.to, early.faced, amount_open=early.amount_open
    )
    what = _WORDS[_verb(early)].format(to=chips_text(early.to))
    return Ruling(
        "held",
        _HELD.format(seat=gesture.seat, what=what, actor=spot.state.actor),
        why,
        remedies=(held,),
        steps=(_step_back(spot), _step(gesture, _LEAVE), _WHEN_IT_COMES),
        discretion=discretion,
        penalty=Penalty("out_of_turn", "may", spot.house.cite(("tda:53A", "rrop3:1.ethics.1"))),
        facts=(("kind", early.kind), ("to", early.to), ("faced", early.faced)),
    )


_WHEN_IT_COMES = Text(
    "When his turn comes, carry it out if it binds; else give the chips back and let him act.",
    "À son tour, exécuter l’action si elle lie\u00a0; sinon rendre les jetons et le laisser agir.",
)


def _verb(early: Early) -> str:
    if early.kind != "wager":
        return early.kind
    verb = "raise" if early.faced else "bet"
    return f"{verb} of no amount" if early.amount_open else verb


def _step_back(spot: Spot) -> Text:
    return _BACK.format(actor=spot.state.actor)


def _step(gesture: Gesture, text: Text) -> Text:
    return text.format(seat=gesture.seat)


def _dead_at_once(gesture: Gesture) -> Alternative:
    return Alternative(
        "hand_dead",
        Text(
            "The hand of seat {seat} is dead at once.",
            "La main du siège {seat} est morte tout de suite.",
        ).format(seat=gesture.seat),
        (RuledDead(gesture.seat),),
    )


INCIDENTS: tuple[type[Incident], ...] = ()
"""No kinds of its own: these are judges of gestures."""
