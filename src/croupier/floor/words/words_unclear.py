"""Words that say no action: vague ones, ones that nobody heard, and those that hang on an if."""

from croupier.floor.incident import Incident
from croupier.floor.ruling import Alternative, Penalty, Ruling
from croupier.floor.spot import Spot
from croupier.floor.words.acts import act_of, is_usual, words_count
from croupier.floor.words.amounts import called, least_wagered
from croupier.floor.words.bind import asked, bound, is_barred, spoken, wager_alternative
from croupier.floor.words.gestures import Said
from croupier.floor.words.speech import asks_for_time, meaning
from croupier.play.actions import Action, Bet, Call, Fold, Raise
from croupier.text import Text

_WORDS: tuple[type[Incident], ...] = (Said,)


def _is_conditional(spot: Spot, gesture: Said) -> bool:
    act = act_of(gesture)
    return is_usual(spot, gesture) and act.said.conditional and words_count(spot, act)


@spoken("tda:59A", on=_WORDS, when=_is_conditional)
def _conditional(spot: Spot, gesture: Said) -> Ruling:
    """What was said on a condition binds only if the floor holds the player to it."""
    seat = gesture.seat
    action = _meant(spot, gesture)
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
            Text(f"Ask seat {seat} for his action.", f"Demandez son action au siège {seat}."),
            Text(
                "Warn the player not to speak in conditions.",
                "Avertissez le joueur\u00a0: pas d’annonce conditionnelle.",
            ),
        ),
        discretion=()
        if action is None
        else (
            Alternative(
                "held",
                Text("The player is held to what he said.", "Le joueur est tenu par son annonce."),
                action=action,
            ),
        ),
        penalty=Penalty("improper_conduct", "may", spot.house.cite(("tda:59A",))),
        facts=(("bet", spot.state.bet_to),),
    )


def _meant(spot: Spot, gesture: Said) -> Action | None:
    """What the condition led to: a raise of the least size, a call, a fold; None if none is."""
    verb = meaning(gesture.words).verb
    state, seat = spot.state, gesture.seat
    if verb in ("raise", "bet", "amount", "pot", "all_in"):
        return least_wagered(state, seat)
    if verb == "fold":
        is_free = spot.owed(seat) and not is_barred(spot, seat, fold=True)
        return Fold(seat) if is_free else None
    return called(state, seat) if verb in ("call", "check") else None


def _is_vague(spot: Spot, gesture: Said) -> bool:
    act = act_of(gesture)
    return is_usual(spot, gesture) and act.said.verb == "vague" and spot.owed(gesture.seat) > 0


@spoken("tda:3b", on=_WORDS, when=_is_vague)
def _vague(spot: Spot, gesture: Said) -> Ruling:
    """Words that only say that the player stays in are a call, whatever he meant."""
    seat = gesture.seat
    raised = least_wagered(spot.state, seat)
    raises = (wager_alternative(raised),) if isinstance(raised, Bet | Raise) else ()
    return bound(
        spot,
        seat,
        called(spot.state, seat),
        Text(
            "Unusual words are at the player’s own risk: they stay in, so they are a call.",
            "Les mots inhabituels sont aux risques du joueur\u00a0: il reste, donc il suit.",
        ),
        discretion=raises,
    )


def _is_unclear(spot: Spot, gesture: Said) -> bool:
    act = act_of(gesture)
    return is_usual(spot, gesture) and not (act.said.is_clear or act.said.conditional)


def _wants_time(spot: Spot, gesture: Said) -> bool:
    return _is_unclear(spot, gesture) and gesture.clear and asks_for_time(gesture.words)


@spoken("rrop3:3.bets.11a", "general:acting.2", "tda:29", on=_WORDS, when=_wants_time)
def _asks_for_time(spot: Spot, gesture: Said) -> Ruling:  # noqa: ARG001 - whatever the table is
    """Who asks for time has not acted, and keeps his right to."""
    return Ruling(
        "no_action",
        Text(
            "Seat {seat} asks for time: it has not acted, and keeps its right to act.",
            "Le siège {seat} demande du temps\u00a0: il n’a pas agi et garde son droit d’agir.",
        ).format(seat=gesture.seat),
        Text(
            "Players act promptly; who needs time asks for it before others act behind him.",
            "On agit sans tarder\u00a0; qui a besoin de temps le demande avant qu’on agisse "
            "derrière lui.",
        ),
        steps=(
            Text("Let nobody act behind him.", "Ne laissez personne agir derrière lui."),
            Text(
                "Wait for seat {seat}; a clock runs once it is called.",
                "Attendez le siège {seat}\u00a0; le temps ne court que si on le demande.",
            ).format(seat=gesture.seat),
        ),
    )


@spoken("tda:3b", on=_WORDS, when=_is_unclear)
def _unclear(spot: Spot, gesture: Said) -> Ruling:
    """Words that name no action, or that nobody made out, are none: he is asked."""
    action = _meant(spot, gesture)
    words = Text(
        "The floor takes it for what it seems to say.",
        "Le responsable le prend pour ce qu’il semble dire.",
    )
    likely = isinstance(action, Bet | Call | Raise)
    return asked(
        gesture.seat,
        Text(
            "Nobody can tell which action was meant; a player makes himself clear at his own risk.",
            "Nul ne peut dire quelle action était voulue\u00a0; à chacun de se faire comprendre.",
        ),
        discretion=(Alternative("as_heard", words, action=action),) if likely else (),
    )
