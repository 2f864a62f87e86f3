"""A hole card that is turned over in the deal: what is seen of it, and what the judges ask."""

from croupier.cards import HIDDEN
from croupier.floor.deal.deal_told import CardExposed
from croupier.floor.deal.redeal import check_is_on, check_seat, is_ended
from croupier.floor.happening import happens
from croupier.floor.ruling import FloorRefused
from croupier.floor.spot import Spot, no_return
from croupier.play.irregular import NOTHING
from croupier.play.irregular_events import Exposed
from croupier.play.mending import Mending
from croupier.play.state import NOT_YET, HandState
from croupier.text import Text

_LISTED_FIRST = 2
"""How many cards off the deck the general list of misdeals names."""


def place_of(state: HandState, incident: CardExposed) -> int:
    """Which card of the hand, from 0, the card number `nth` off the deck is."""
    return (incident.nth - 1) // len(state.setup.dealt_in)


def was_dealt(state: HandState, incident: CardExposed) -> bool:
    """Whether the card of that number went to that seat, and is still told by it."""
    order = state.setup.dealt_in
    nth, each = incident.nth, state.game.hole_totals[0]
    if not 1 <= nth <= each * len(order) or order[(nth - 1) % len(order)] != incident.seat:
        return False
    return not _have_changed(state)


def _have_changed(state: HandState) -> bool:
    """Whether cards of the deal may have been exchanged or thrown since."""
    return any(street.draw or street.throw for street in state.game.streets[: state.street + 1])


def lies_there(state: HandState, incident: CardExposed) -> bool:
    """Whether the seat plays that card in this hand."""
    return (
        not is_ended(state)
        and was_dealt(state, incident)
        and state.live[incident.seat]
        and len(state.hole[incident.seat]) > place_of(state, incident)
    )


@happens(on=CardExposed)
def _is_seen(mending: Mending, incident: CardExposed) -> None:
    """Everybody sees the card, unless it fell face down or its owner alone says that it flashed.

    Such a card is shown when it is ruled to have been exposed, and not before.
    """
    state = mending.state
    if incident.face_down or incident.seen != "seen_by_all":
        return
    if not lies_there(state, incident) or was_replaced(state, incident):
        return
    seat, place = incident.seat, place_of(state, incident)
    card = state.hole[seat][place]
    known = (state.irregular or NOTHING).exposed_of(seat)
    if not state.up[seat][place] and (card == HIDDEN or card not in known):
        mending.tell(Exposed(seat, place, card, incident.by))


def is_flop(spot: Spot) -> bool:
    """Whether the game replaces an exposed card, as hold'em does."""
    return spot.state.game.family == "flop"


def draws_as_flop(spot: Spot) -> bool:
    """Whether it is a draw game of a house that does there as in hold'em."""
    draw = spot.state.game.family == "draw"
    return draw and spot.options.draw.exposed == "as_flop_games"


def is_unlisted(spot: Spot) -> bool:
    """Whether no section is on the game: draw games in which a low hand alone wins."""
    game = spot.state.game
    return game.family == "draw" and game.low_alone and not draws_as_flop(spot)


def is_replaced_here(spot: Spot) -> bool:
    """Whether one exposed card is replaced in this game, and the hand goes on."""
    return is_flop(spot) or draws_as_flop(spot) or is_unlisted(spot)


def counts(spot: Spot, incident: CardExposed) -> bool:
    """Whether the card is treated as one that the dealer exposed."""
    if incident.dropped or incident.seen == "claimed_after_looking":
        return False
    if incident.by == "dealer":
        return True
    return spot.options.dealing.exposed_by_player == "replaced" and is_replaced_here(spot)


def exposed_so_far(spot: Spot, incident: CardExposed) -> int:
    """How many cards the dealer has exposed, this one and those that were replaced among them."""
    this = (incident.seat, place_of(spot.state, incident))
    others = sum(one != this for one in (spot.state.irregular or NOTHING).by_dealer)
    return max(incident.earlier, others) + 1


def was_replaced(state: HandState, incident: CardExposed) -> bool:
    """Whether the dealer’s mistake was told before and another card lies there since."""
    irregular = state.irregular or NOTHING
    if incident.by != "dealer" or incident.earlier or irregular.exposed_of(incident.seat):
        return False
    told = (incident.seat, place_of(state, incident)) in irregular.by_dealer
    return told and not state.up[incident.seat][place_of(state, incident)]


def has_played_it(spot: Spot, incident: CardExposed) -> bool:
    """Whether the card would be replaced, but its owner has acted on his hand since."""
    state, seat = spot.state, incident.seat
    acted_early = state.irregular is not None and state.irregular.held_by(seat) is not None
    return is_replaced_here(spot) and (state.faced[seat] != NOT_YET or acted_early)


def _in_time(spot: Spot, incident: CardExposed) -> bool:
    return counts(spot, incident) and not no_return(spot.state)


def _is_of_the_first(spot: Spot, incident: CardExposed) -> bool:
    few = spot.options.misdeal.exposed_first_n
    by_section = is_flop(spot) or draws_as_flop(spot)
    return by_section and 1 <= incident.nth <= few


def _is_listed(spot: Spot, incident: CardExposed) -> bool:
    named = is_unlisted(spot) and spot.options.misdeal.exposed_first_n > 0
    return named and 1 <= incident.nth <= _LISTED_FIRST


def _is_beyond(spot: Spot, incident: CardExposed) -> bool:
    enough = 0 < spot.options.misdeal.exposed_any_n <= exposed_so_far(spot, incident)
    return enough and is_replaced_here(spot)


def is_among_first(spot: Spot, incident: CardExposed) -> bool:
    """Whether it is one of the first cards of the deal, which make a misdeal."""
    return _is_of_the_first(spot, incident) and _in_time(spot, incident)


def is_first_by_list(spot: Spot, incident: CardExposed) -> bool:
    """Whether the general list names it, in a house that has such a misdeal at all."""
    return _is_listed(spot, incident) and _in_time(spot, incident)


def is_one_too_many(spot: Spot, incident: CardExposed) -> bool:
    """Whether as many cards are exposed by now as make a misdeal, wherever they were."""
    return _is_beyond(spot, incident) and _in_time(spot, incident)


_CAUSES = (_is_of_the_first, _is_listed, _is_beyond)


def is_only_replaced(spot: Spot, incident: CardExposed) -> bool:
    """Whether the card makes no misdeal, however early it is told, and its owner has not acted."""
    if any(is_cause(spot, incident) for is_cause in _CAUSES):
        return False
    replaced = is_replaced_here(spot) and counts(spot, incident)
    return replaced and not has_played_it(spot, incident) and not spot.state.street


_MISDEALS = (is_among_first, is_first_by_list, is_one_too_many)


def is_impossible(spot: Spot, incident: CardExposed) -> bool:
    """Whether that card did not go there, or nobody plays it and it makes no misdeal either."""
    if not was_dealt(spot.state, incident) or is_ended(spot.state) or incident.earlier < 0:
        return True
    if lies_there(spot.state, incident):
        return was_replaced(spot.state, incident)
    return not any(is_misdeal(spot, incident) for is_misdeal in _MISDEALS)


def check_exposed(spot: Spot, incident: CardExposed) -> FloorRefused:
    """Why nothing is ruled on a card that did not go there, or that nobody plays."""
    check_is_on(spot)
    check_seat(spot, incident.seat)
    order = spot.state.setup.dealt_in
    if _have_changed(spot.state):
        return FloorRefused(
            Text(
                "It is too late for that: cards have been exchanged since the deal.",
                "Il est trop tard\u00a0: des cartes ont été changées depuis la donne.",
            ),
            Text(
                "Tell what was seen of the new cards, or go on with the hand.",
                "Signalez ce qu’on a vu des nouvelles cartes, ou poursuivez le coup.",
            ),
        )
    if not was_dealt(spot.state, incident):
        seats = ", ".join(map(str, order))
        return FloorRefused(
            Text(
                f"Card {incident.nth} off the deck is no hole card of seat {incident.seat}.",
                f"La carte {incident.nth} du paquet n’est pas une carte du siège {incident.seat}.",
            ),
            Text(
                f"Cards are dealt one at a time to seats {seats}; count from the first card.",
                f"On donne une carte à la fois aux sièges {seats}\u00a0; comptez dès la première.",
            ),
        )
    if lies_there(spot.state, incident):
        return _told_before(incident)
    return FloorRefused(
        Text(
            f"Seat {incident.seat} plays no such card in this hand.",
            f"Le siège {incident.seat} ne joue pas cette carte dans ce coup.",
        ),
        Text(
            "Name a player who is still in, once the cards are dealt.",
            "Désignez un joueur encore en jeu, une fois les cartes données.",
        ),
    )


def _told_before(incident: CardExposed) -> FloorRefused:
    return FloorRefused(
        Text(
            f"That card of seat {incident.seat} has been replaced already.",
            f"Cette carte du siège {incident.seat} a déjà été remplacée.",
        ),
        Text(
            "If the new card was exposed too, tell it with one card exposed before.",
            "Si la nouvelle carte a été exposée aussi, signalez-la avec une carte déjà exposée.",
        ),
    )
