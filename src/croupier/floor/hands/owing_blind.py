"""Judges of a player who was dealt in although he owes a missed blind."""

from croupier.floor.hands.dead_hand_effect import dead_for_good, is_last, last_hand_wins
from croupier.floor.hands.hand_told import DealtInOwingBlind, no_live_hand, told_wrong
from croupier.floor.money_back import put_in
from croupier.floor.ruling import FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot, chips_text
from croupier.play.events import Posted
from croupier.play.irregular_events import BetsCorrected
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.rulebook.tags import rule
from croupier.text import Text


def _owing_wrong(state: HandState, incident: DealtInOwingBlind) -> tuple[FloorRefused, ...]:
    seat = incident.seat
    if wrong := no_live_hand(state, seat):
        return wrong
    if state.game.forced == "blinds" and incident.owes > 0:
        return ()
    return told_wrong(
        f"Seat {seat} owes no blind here.",
        f"Le siège {seat} ne doit aucune blinde ici.",
        "Say how many chips of blinds he owes, in a game with blinds.",
        "Dites combien de jetons de blindes il doit, dans un jeu à blindes.",
    )


@ruling(
    "house:action.unknown",
    on=DealtInOwingBlind,
    when=lambda spot, incident: bool(_owing_wrong(spot.state, incident)),
)
def owing_told_wrong(spot: Spot, incident: DealtInOwingBlind) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _owing_wrong(spot.state, incident)[0]


def has_acted(state: HandState, seat: SeatNo) -> bool:
    """Whether *seat* has acted on this hand, or has more in it than was posted."""
    posted = sum(
        min(post.amount, state.setup.stacks[seat])
        for post in state.setup.posts
        if post.seat == seat
    )
    acted = state.street > 0 or state.faced[seat] != NOT_YET
    return acted or put_in(state, seat) > posted or state.phase not in ("dealing", "betting")


@ruling(
    "rrop3:4.blinds.12b",
    on=DealtInOwingBlind,
    when=lambda spot, incident: has_acted(spot.state, incident.seat),
)
def acted_before_the_error_was_seen(spot: Spot, incident: DealtInOwingBlind) -> Ruling:  # noqa: ARG001
    """Once he has acted the hand is valid, and the missed blind is due in the next one."""
    words: dict[str, Text | str | int] = {
        "seat": incident.seat,
        "amount": chips_text(incident.owes),
    }
    return Ruling(
        "hand_live",
        Text(
            "The hand of seat {seat} plays; the {amount} he owes are due in the next hand.",
            "La main du siège {seat} joue\u00a0; il doit {amount} à la main suivante.",
        ).format(**words),
        Text(
            "He had acted before the error was seen.", "Il avait joué avant que l’erreur soit vue."
        ),
        steps=(
            Text("Go on with the hand.", "Continuez la main."),
            Text(
                "Ask {amount} of seat {seat} before the next deal.",
                "Demandez {amount} au siège {seat} avant la donne suivante.",
            ).format(**words),
        ),
        facts=(("owes_next", incident.owes),),
    )


@ruling(
    "rrop3:4.blinds.12a",
    on=DealtInOwingBlind,
    when=lambda _, incident: incident.posted_before_looking or not incident.looked,
)
def posts_before_looking(spot: Spot, incident: DealtInOwingBlind) -> Ruling:
    """Who posts before he looks at his cards plays."""
    state, seat = spot.state, incident.seat
    adds = min(incident.owes, state.stacks[seat])
    words: dict[str, Text | str | int] = {"seat": seat, "amount": chips_text(adds)}
    return Ruling(
        "hand_live",
        Text(
            "Seat {seat} posts {amount} and plays.", "Le siège {seat} poste {amount} et joue."
        ).format(**words),
        Text(
            "He has not looked at his cards before posting.",
            "Il n’a pas regardé ses cartes avant de poster.",
        ),
        remedies=_posted(state, seat, adds, all_dead=_is_small_blind_alone(state, incident.owes)),
        steps=(
            Text("Take {amount} from seat {seat}.", "Prenez {amount} au siège {seat}.").format(
                **words
            ),
            Text("Go on with the hand.", "Continuez la main."),
        ),
        adds=adds,
        facts=(("posts", adds),),
    )


@rule("rrop3:4.blinds.11b")
def _is_small_blind_alone(state: HandState, owed: Chips) -> bool:
    """Less than a big blind is owed: only the small blind was missed, and it is posted dead."""
    return owed < state.stakes.big_blind


def _posted(state: HandState, seat: SeatNo, owed: Chips, *, all_dead: bool) -> tuple[Remedy, ...]:
    """A big blind of it is live, as far as his bet lacks it; the rest is dead."""
    lacks = 0 if all_dead else state.stakes.big_blind - state.bets[seat]
    live = max(0, min(owed, lacks))
    posts: list[Remedy] = []
    if live:
        posts.append(Posted(seat, "posted", live, live))
    if owed > live:
        posts.append(Posted(seat, "dead", owed - live, owed - live))
    if owed == state.stacks[seat] and posts:
        # His last chips: whose turn it is must be looked at again.
        posts.append(BetsCorrected((), state.bet_to, state.last_raise))
    return tuple(posts)


@ruling(
    "tda:17B",
    on=DealtInOwingBlind,
    when=lambda spot, incident: is_last(spot.state, incident.seat),
)
def last_hand_owes(spot: Spot, incident: DealtInOwingBlind) -> Ruling:  # noqa: ARG001 - one shape
    """The last live hand wins."""
    return last_hand_wins(incident.seat)


@ruling("rrop3:4.blinds.12a", "rrop3:3.dead.1", on=DealtInOwingBlind)
def looked_before_posting(spot: Spot, incident: DealtInOwingBlind) -> Ruling:
    """Who looks at his cards before he posts what he owes has a dead hand."""
    return dead_for_good(
        spot.state,
        incident.seat,
        Text(
            "He owes a blind and looked at his cards before posting it.",
            "Il doit une blinde et a regardé ses cartes avant de la poster.",
        ),
    )
