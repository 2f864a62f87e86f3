"""Judges of draw: exposed cards, and a wrong number of cards."""

from croupier.cards import HIDDEN
from croupier.floor.deal.deal_told import CardExposed, WrongCardCount
from croupier.floor.deal.exposed_checks import counts, lies_there
from croupier.floor.deal.miscounted import completed, dead_miscount, is_last_of_deal, is_to_draw
from croupier.floor.deal.redeal import PLAY_ON, misdeal
from croupier.floor.happening import happens
from croupier.floor.in_hand import nobody_can_bet
from croupier.floor.own_games.draw_told import ExposedOnDraw, draw_hand_fault
from croupier.floor.ruling import FloorRefused, Ruling, refused, ruling
from croupier.floor.spot import Spot, no_return, seat_text
from croupier.play.irregular import NOTHING, Order
from croupier.play.irregular_events import Exposed
from croupier.play.mending import Mending
from croupier.play.setup import SeatNo
from croupier.play.short_hands import cards_kept
from croupier.play.state import HandState
from croupier.text import Text


def keeps_then_replaces(spot: Spot) -> bool:
    """Whether the house plays draw by its own section: kept before the draw, replaced on it."""
    draw = spot.state.game.family == "draw" and not spot.state.game.low_alone
    return draw and spot.options.draw.exposed == "keep_then_replace"


@ruling(
    "rrop3:9.draw.3",
    on=CardExposed,
    when=lambda spot, one: (
        keeps_then_replaces(spot) and counts(spot, one) and lies_there(spot.state, one)
    ),
)
def exposed_before_the_draw_is_kept(_spot: Spot, incident: CardExposed) -> Ruling:
    """A card that the dealer exposes before the draw is kept, even the first of the deal."""
    return Ruling(
        "card_plays",
        Text(
            "{who} keeps the exposed card, and the deal goes on.",
            "{who} garde la carte exposée et la donne continue.",
        ).format(who=seat_text(incident.seat)),
        Text(
            "At draw a card exposed before the draw is not replaced: the player may throw it.",
            "Au poker fermé, une carte exposée avant le tirage n’est pas remplacée\u00a0: "
            "le joueur peut l’écarter.",
        ),
        steps=(
            Text(
                "Give the card back to seat {seat}, face down.",
                "Rendez la carte au siège {seat}, face cachée.",
            ).format(seat=incident.seat),
            Text("Go on with the deal.", "Poursuivez la donne."),
        ),
    )


def drawn_place(state: HandState, incident: ExposedOnDraw) -> int:
    """Where the exposed card lies in the hand; the last one if nothing else was told."""
    return len(state.hole[incident.seat]) - 1 if incident.place == -1 else incident.place


def draw_fault(state: HandState, incident: ExposedOnDraw) -> FloorRefused | None:
    """Why that card cannot have been exposed on the draw; None if it can."""
    fault = draw_hand_fault(state, incident.seat)
    if fault:
        return fault
    held, kept = len(state.hole[incident.seat]), len(cards_kept(state, incident.seat))
    on_draw = state.street > 0 and (_nobody_has_bet(state) or nobody_can_bet(state))
    full = held == state.game.hole_totals[state.street]
    if on_draw and full and kept <= drawn_place(state, incident) < held:
        return None
    return refused(
        f"Seat {incident.seat} has just drawn no such card.",
        f"Le siège {incident.seat} ne vient pas de tirer cette carte.",
        Text(
            "Tell it once the draw is dealt, before anybody acts, and name one of the last cards.",
            "Le signaler dès le tirage donné, avant toute action, en désignant une des dernières.",
        ),
    )


def _nobody_has_bet(state: HandState) -> bool:
    return state.phase == "betting" and state.turn == state.round_turn


@happens(on=ExposedOnDraw)
def _is_seen(mending: Mending, incident: ExposedOnDraw) -> None:
    state, seat = mending.state, incident.seat
    if draw_fault(state, incident):
        return
    place = drawn_place(state, incident)
    card = state.hole[seat][place]
    if card == HIDDEN or card not in (state.irregular or NOTHING).exposed_of(seat):
        mending.tell(Exposed(seat, place, card))


@ruling(on=ExposedOnDraw, when=lambda spot, one: draw_fault(spot.state, one) is not None)
def no_card_exposed_on_the_draw(spot: Spot, incident: ExposedOnDraw) -> Ruling:
    """No such card was drawn."""
    raise draw_fault(spot.state, incident) or ValueError


def is_burned_on_the_next_draw(spot: Spot, _incident: ExposedOnDraw) -> bool:
    """Whether draw follows the flop games here, and there is another draw to burn a card for."""
    state = spot.state
    as_flop = spot.options.draw.exposed == "as_flop_games"
    return as_flop and any(street.draw for street in state.game.streets[state.street + 1 :])


@ruling("general:deal.3", on=ExposedOnDraw, when=is_burned_on_the_next_draw)
def exposed_on_the_draw_is_the_next_burn(spot: Spot, incident: ExposedOnDraw) -> Ruling:
    """Where draw follows the flop games the exposed card is replaced and burned next."""
    return _replaced(spot, incident, "next_burn")


@ruling("rrop3:9.draw.8", on=ExposedOnDraw)
def exposed_on_the_draw_is_replaced(spot: Spot, incident: ExposedOnDraw) -> Ruling:
    """A card exposed on the draw may not be kept: it is replaced once all have drawn."""
    return _replaced(spot, incident, "removed")


def _replaced(spot: Spot, incident: ExposedOnDraw, to: str) -> Ruling:
    seat, place = incident.seat, drawn_place(spot.state, incident)
    is_burn = to == "next_burn"
    return Ruling(
        "replace_card",
        (_REPLACED_AND_BURNED if is_burn else _REPLACED).format(seat=seat),
        Text(
            "A card exposed on the draw may not be kept.",
            "Une carte exposée au tirage ne se garde pas.",
        ),
        remedies=(Order("replace_card", seat=seat, place=place, to=to),),
        steps=(
            Text("Complete the draw of all players first.", "Terminez d’abord tous les tirages."),
            Text(
                "Take the exposed card from seat {seat} and give him the next card of the stub.",
                "Reprenez la carte exposée du siège {seat} et donnez-lui la carte suivante du "
                "talon.",
            ).format(seat=seat),
            *((_ON_THE_STUB,) if is_burn else ()),
        ),
        facts=(("place", place),),
    )


_REPLACED = Text(
    "The exposed card of seat {seat} is replaced, once all others have drawn.",
    "La carte exposée du siège {seat} est remplacée, quand tous ont tiré.",
)
_REPLACED_AND_BURNED = Text(
    "The exposed card of seat {seat} is replaced, once all others have drawn, and burned next.",
    "La carte exposée du siège {seat} est remplacée, quand tous ont tiré, et sera la prochaine "
    "brûlée.",
)
_ON_THE_STUB = Text(
    "Show the exposed card to all and lay it face up on the stub.",
    "Montrez la carte exposée à tous et posez-la ouverte sur le talon.",
)


def _is_count(spot: Spot, incident: WrongCardCount) -> bool:
    """Whether a draw hand that is in play is found with that many cards."""
    state, seat = spot.state, incident.seat
    if draw_hand_fault(state, seat) or state.shown[seat] or state.live_count == 1:
        return False
    if state.phase in ("discarding", "drawing") and not is_to_draw(state, seat):
        return False
    return len(state.hole[seat]) == incident.cards != state.game.hole_totals[state.street]


def _is_short_before(spot: Spot, incident: WrongCardCount) -> bool:
    """Whether a draw hand lacks cards before the first draw, in a house where it may draw up.

    The article on draw and the one on tournaments differ in what a short hand comes to once there
    was action.  The house tells which it follows by its point of no return: two players who have
    acted go with drawing up, substantial action with a dead hand.
    """
    state = spot.state
    if spot.options.misdeal.no_return != "two_players_acted" or not _is_count(spot, incident):
        return False
    late_button = spot.options.dealing.button_missing_card == "any_time_unless_acted"
    if late_button and is_last_of_deal(state, incident.seat):
        return False
    return _is_before_the_draw(state, incident.seat) and incident.cards < state.game.hole_totals[0]


def _is_before_the_draw(state: HandState, seat: SeatNo) -> bool:
    """Whether the first draw is still to come, or this player has not thrown for it yet."""
    first_draw = next((n for n, street in enumerate(state.game.streets) if street.draw), 1)
    if state.street < first_draw:
        return state.phase in ("dealing", "betting")
    return state.street == first_draw and is_to_draw(state, seat)


def _is_high_draw(spot: Spot) -> bool:
    """Whether the section on draw holds: at lowball the general list of misdeals does."""
    return not spot.state.game.low_alone


def _has_begun(spot: Spot) -> bool:
    """Whether it is too late for a misdeal: at draw with the first action already."""
    if spot.state.phase == "discarding":
        return True
    return spot.actions > 0 if _is_high_draw(spot) else no_return(spot.state)


def _button_lacks_one(spot: Spot, incident: WrongCardCount) -> bool:
    """Whether the last player of the deal lacks one card, which he gets after action too."""
    state = spot.state
    if spot.options.dealing.button_missing_card != "before_no_return" or not _is_high_draw(spot):
        return False
    if not (_is_count(spot, incident) and _is_before_the_draw(state, incident.seat)):
        return False
    one = incident.cards == state.game.hole_totals[0] - 1
    return one and is_last_of_deal(state, incident.seat)


@ruling("rrop3:9.draw.4c", on=WrongCardCount, when=_button_lacks_one)
def button_gets_its_last_card(spot: Spot, incident: WrongCardCount) -> Ruling:
    """The button still gets the card that it lacks, even after the action has begun."""
    return completed(
        spot,
        incident.seat,
        1,
        Text(
            "It is the last card of the deal, so nobody’s cards change by it.",
            "C’est la dernière carte de la donne\u00a0: elle ne change les cartes de personne.",
        ),
    )


@ruling(
    "rrop3:9.draw.4a",
    on=WrongCardCount,
    when=lambda spot, one: (
        _is_high_draw(spot)
        and _is_short_before(spot, one)
        and not _has_begun(spot)
        and one.seat != spot.state.button
    ),
)
def short_hand_is_a_misdeal(spot: Spot, incident: WrongCardCount) -> Ruling:
    """Too few cards, found before anybody has acted, make a misdeal."""
    return misdeal(
        spot,
        Text(
            "seat {seat} has {cards} instead of {due} cards, and nobody has acted",
            "le siège {seat} a {cards} au lieu de {due} cartes et personne n’a agi",
        ).format(seat=incident.seat, cards=incident.cards, due=spot.state.game.hole_totals[0]),
        ("rrop3:9.draw.4a",),
    )


@ruling(
    "rrop3:9.draw.4b",
    "rrop3:3.dead.5",
    on=WrongCardCount,
    when=lambda spot, one: _is_short_before(spot, one) and _has_begun(spot),
)
def short_hand_draws_up(spot: Spot, incident: WrongCardCount) -> Ruling:
    """Once the action has begun a short hand is live, and draws as many as make it full."""
    due = spot.state.game.hole_totals[0]
    return Ruling(
        "hand_live",
        Text(
            "The hand of seat {seat} is live: on the draw he gets as many cards as make {due}.",
            "La main du siège {seat} reste en jeu\u00a0: au tirage il complète à {due} cartes.",
        ).format(seat=incident.seat, due=due),
        Text(
            "The action had begun, and the draw makes the hand full.",
            "L’action avait commencé et le tirage complète la main.",
        ),
        steps=(
            PLAY_ON,
            Text(
                "On the draw deal seat {seat} as many cards as he throws and {missing} more.",
                "Au tirage, donnez au siège {seat} autant de cartes qu’il en écarte, "
                "plus {missing}.",
            ).format(seat=incident.seat, missing=due - incident.cards),
        ),
        facts=(("missing", due - incident.cards),),
    )


@ruling(
    "rrop3:9.draw.4d",
    "rrop3:3.dead.5",
    "tda:38",
    on=WrongCardCount,
    when=lambda spot, one: _is_count(spot, one) and _is_after_the_draw(spot.state, one.seat),
)
def wrong_count_after_the_draw(spot: Spot, incident: WrongCardCount) -> Ruling:
    """A hand with more or fewer cards than the game has is dead after the draw."""
    return dead_miscount(
        spot,
        incident.seat,
        incident.cards,
        Text(
            "After the draw a hand plays only with the number of cards of its game.",
            "Après le tirage, une main ne joue qu’avec le nombre de cartes du jeu.",
        ),
        Text("Go on with the other players.", "Poursuivez avec les autres joueurs."),
    )


def _is_after_the_draw(state: HandState, seat: SeatNo) -> bool:
    """Whether a draw is over: on its round, at the showdown, or when the next one is asked for."""
    drawn = any(street.draw for street in state.game.streets[1 : state.street])
    if is_to_draw(state, seat):
        return drawn
    return state.street > 0 and state.phase in ("betting", "showing")
