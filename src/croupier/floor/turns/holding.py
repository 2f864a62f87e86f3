"""What is said of an action made before one's turn: it is held, and the turn goes back."""

from croupier.floor.incident import Gesture
from croupier.floor.ruling import Alternative, Penalty, Remedy, Ruling
from croupier.floor.spot import Spot, chips_text
from croupier.floor.turns.early_acts import Early, early_action
from croupier.floor.words.gestures import CardsForward, ChipsForward
from croupier.play.irregular_events import ActionHeld, RuledDead
from croupier.text import Text

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

RELEASED = Alternative(
    "released",
    Text(
        "Nothing is held: in his turn the player acts as he likes.",
        "Rien n’est retenu\u00a0: à son tour le joueur agit comme il veut.",
    ),
)


def held_until_his_turn(
    spot: Spot,
    gesture: Gesture,
    why: Text,
    *,
    then: Text | None = None,
    discretion: tuple[Alternative, ...] = (),
) -> Ruling:
    """What was done early waits for its turn; *then* is what the dealer does when that comes."""
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
        steps=(step_back(spot), _LEAVE.format(seat=gesture.seat), then or _when_it_comes(gesture)),
        discretion=discretion,
        penalty=Penalty("out_of_turn", "may", spot.house.cite(("tda:53A", "rrop3:1.ethics.1"))),
        facts=(("kind", early.kind), ("to", early.to), ("faced", early.faced)),
    )


def _when_it_comes(gesture: Gesture) -> Text:
    if isinstance(gesture, CardsForward):
        return _THEN_CARDS
    return _THEN_CHIPS if isinstance(gesture, ChipsForward) else _THEN_WORDS


_THEN_CARDS = Text(
    "When his turn comes, muck the cards if the fold binds; else give them back and let him act.",
    "À son tour, ramassez ses cartes si cela le lie\u00a0; sinon rendez-les et laissez-le agir.",
)
_THEN_CHIPS = Text(
    "When his turn comes, carry it out if it binds; else give the chips back and let him act.",
    "À son tour, exécutez l’action si elle lie\u00a0; sinon rendez les jetons et laissez-le agir.",
)
_THEN_WORDS = Text(
    "When his turn comes, carry it out if it binds; else let him act as he likes.",
    "À son tour, exécutez l’action si elle lie\u00a0; sinon laissez-le agir comme il veut.",
)


def _verb(early: Early) -> str:
    if early.kind != "wager":
        return early.kind
    verb = "raise" if early.faced else "bet"
    return f"{verb} of no amount" if early.amount_open else verb


def step_back(spot: Spot) -> Text:
    """The dealer's first step: the right player has the turn."""
    return _BACK.format(actor=spot.state.actor)


def dead_at_once(gesture: Gesture) -> Alternative:
    """What the floor may decide on a hand that was given up early."""
    return Alternative(
        "hand_dead",
        Text(
            "The hand of seat {seat} is dead at once.",
            "La main du siège {seat} est morte tout de suite.",
        ).format(seat=gesture.seat),
        (RuledDead(gesture.seat),),
    )
