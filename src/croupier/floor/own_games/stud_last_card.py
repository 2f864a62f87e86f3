"""Judges of the last stud card: dealt face up, off the table, one too many or one too few."""

from collections.abc import Mapping
from dataclasses import replace

from croupier.floor.deal.deal_told import CardExposed, WrongCardCount
from croupier.floor.deal.exposed_checks import counts
from croupier.floor.deal.miscounted import dead_miscount
from croupier.floor.own_games.stud_errors import lies_at_stud, stud_place
from croupier.floor.own_games.stud_opening import opens_with, who_acts_first
from croupier.floor.own_games.stud_told import (
    GO_ON,
    LastCardFaceUp,
    is_last_street,
    is_stud,
    last_card_is_down,
    live_in_order,
    round_is_fresh,
    street_lies_unbet,
    stud_hand_fault,
)
from croupier.floor.ruling import Alternative, FloorRefused, Remedy, Ruling, refused, ruling
from croupier.floor.spot import Spot, chips_text, seat_text
from croupier.play.duty import cards_due
from croupier.play.events import Event
from croupier.play.evolve import apply
from croupier.play.irregular_events import CardTurnedUp, KeptBack
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.rulebook.house import RuleId
from croupier.text import Text

_PAIR = 2


def last_up_fault(state: HandState, seat: SeatNo) -> FloorRefused | None:
    """Why the last card of *seat* cannot have been turned face up; None if it can."""
    fault = stud_hand_fault(state, seat)
    fresh = round_is_fresh(state) or street_lies_unbet(state)
    if fault or (is_last_street(state) and last_card_is_down(state) and fresh):
        return fault
    return refused(
        "No last card that should lie face down has just been dealt.",
        "Aucune dernière carte qui doit rester cachée ne vient d’être donnée.",
        Text(
            "Tell it once the last street is dealt, before anybody acts.",
            "Le signaler dès la dernière rue donnée, avant toute action.",
        ),
    )


@ruling(on=LastCardFaceUp, when=lambda spot, one: last_up_fault(spot.state, one.seat) is not None)
def no_last_card_face_up(spot: Spot, incident: LastCardFaceUp) -> Ruling:
    """No last card can have been turned face up."""
    raise last_up_fault(spot.state, incident.seat) or ValueError


def is_last_up(spot: Spot, incident: LastCardFaceUp | CardExposed) -> bool:
    """Whether the dealer has turned the last down card of the player face up."""
    state = spot.state
    if isinstance(incident, LastCardFaceUp):
        return True
    if not is_stud(spot) or not lies_at_stud(state, incident) or not counts(spot, incident):
        return False
    is_last = state.street > 0 and stud_place(state, incident) == cards_due(state) - 1
    return is_last and last_up_fault(state, incident.seat) is None


@ruling(
    "rrop3:8.stud.16",
    on=(LastCardFaceUp, CardExposed),
    when=lambda spot, one: (
        is_last_up(spot, one) and (not spot.state.stacks[one.seat] or street_lies_unbet(spot.state))
    ),
)
def all_in_keeps_the_open_card(spot: Spot, incident: LastCardFaceUp | CardExposed) -> Ruling:
    """Who can bet no more keeps his last card face up; the others have theirs face down."""
    why = _NOBODY_BETS if spot.state.stacks[incident.seat] else _ALL_IN
    return _stays_up(spot, incident.seat, ("rrop3:8.stud.16",), why, ())


def _is_first_of_two(spot: Spot, incident: LastCardFaceUp | CardExposed) -> bool:
    seats = live_in_order(spot.state)
    return is_last_up(spot, incident) and len(seats) == _PAIR and seats[0] == incident.seat


@ruling(
    "rrop3:8.stud.17c",
    "rrop3:8.stud.17a",
    "general:razz.3",
    on=(LastCardFaceUp, CardExposed),
    when=_is_first_of_two,
)
def both_last_cards_are_up(spot: Spot, incident: LastCardFaceUp | CardExposed) -> Ruling:
    """Of two players the first has his last card up: so does the other, and both may bet."""
    state = spot.state
    other = live_in_order(state)[1]
    place = len(state.hole[other]) - 1
    also = (CardTurnedUp(other, place, state.hole[other][place]),)
    return _stays_up(spot, incident.seat, ("rrop3:8.stud.17c",), _BOTH, also)


@ruling(
    "rrop3:8.stud.17c",
    "rrop3:8.stud.17a",
    "general:razz.3",
    on=(LastCardFaceUp, CardExposed),
    when=lambda spot, one: is_last_up(spot, one) and spot.state.live_count == _PAIR,
)
def second_of_two_may_be_all_in(spot: Spot, incident: LastCardFaceUp | CardExposed) -> Ruling:
    """Of two players only the second has his last card up: he may declare himself all-in."""
    return _may_be_all_in(spot, incident.seat, "rrop3:8.stud.17c")


@ruling(
    "rrop3:8.stud.17b",
    "rrop3:8.stud.17a",
    "general:razz.3",
    on=(LastCardFaceUp, CardExposed),
    when=is_last_up,
)
def exposed_player_may_be_all_in(spot: Spot, incident: LastCardFaceUp | CardExposed) -> Ruling:
    """Of three players or more he whose last card is up may declare himself all-in."""
    return _may_be_all_in(spot, incident.seat, "rrop3:8.stud.17b")


def _may_be_all_in(spot: Spot, seat: SeatNo, rule: RuleId) -> Ruling:
    says = Text(
        "{who} declares himself all-in: he plays for the pot of {pot} and keeps {rest}.",
        "{who} se déclare à tapis\u00a0: il joue le pot de {pot} et garde {rest}.",
    ).format(
        who=seat_text(seat),
        pot=chips_text(spot.state.pot),
        rest=chips_text(spot.state.stacks[seat]),
    )
    choice = Alternative("all_in", says, (KeptBack(seat),))
    return _stays_up(spot, seat, (rule,), _OPTION, (), (choice,))


def _stays_up(
    spot: Spot,
    seat: SeatNo,
    rules: tuple[RuleId, ...],
    why: Text,
    also: tuple[Event, ...],
    choices: tuple[Alternative, ...] = (),
) -> Ruling:
    state = spot.state
    place = len(state.hole[seat]) - 1
    facts: list[Event] = [CardTurnedUp(seat, place, state.hole[seat][place]), *also]
    bets_to_come = not street_lies_unbet(state)
    if bets_to_come:
        facts += opens_with(apply(state, *facts))
        rules = (*rules, _WHO_STARTS[state.game.low_alone])
    options = Text(
        "Ask seat {seat} whether he declares himself all-in for the pot as it is.",
        "Demandez au siège {seat} s’il se déclare à tapis pour le pot actuel.",
    ).format(seat=seat)
    second = Text("Turn up the other player’s last card too.", "Retournez aussi l’autre carte.")
    return Ruling(
        "choice" if choices else "card_plays",
        Text(
            "The last card of seat {seat} stays face up{rest}.",
            "La dernière carte du siège {seat} reste ouverte{rest}.",
        ).format(seat=seat, rest=_REST[len(also) > 0, bool(choices)]),
        why,
        rules=rules,
        remedies=tuple(facts),
        steps=(
            Text("Leave the card face up.", "Laissez la carte ouverte."),
            *((second,) if also else ()),
            *((options,) if choices else ()),
            *((_BEST_BOARD,) if bets_to_come else ()),
            who_acts_first(apply(state, *facts)),
        ),
        choices=choices,
    )


_WHO_STARTS: Mapping[bool, RuleId] = {False: "rrop3:8.stud.17a", True: "general:razz.3"}
"""The article that says which open hand starts: the best; the lowest where low alone wins."""

_BEST_BOARD = Text(
    "Let the best open cards, this one among them, act first.",
    "Faites parler d’abord les meilleures cartes ouvertes, celle-ci comprise.",
)
_REST = {
    (False, False): Text(", and the others’ lie face down", ", celles des autres restent cachées"),
    (True, False): Text(
        ", and the other player’s is turned up too", " et celle de l’autre joueur est retournée"
    ),
    (False, True): Text(
        ", the others’ stay face down, and he may declare himself all-in now",
        ", les autres restent cachées, et il peut se déclarer à tapis dès maintenant",
    ),
}
_ALL_IN = Text(
    "A player all-in has nothing to lose by a card that is seen.",
    "Un joueur à tapis ne perd rien à une carte vue.",
)
_NOBODY_BETS = Text(
    "Nobody can bet any more, so a card that is seen costs him nothing.",
    "Plus personne ne peut miser\u00a0: une carte vue ne lui coûte rien.",
)
_BOTH = Text(
    "With two players left both play under the same conditions.",
    "À deux joueurs, tous deux jouent dans les mêmes conditions.",
)
_OPTION = Text(
    "All have seen his last card, so he need not risk any more.",
    "Tous ont vu sa dernière carte\u00a0: il peut ne rien risquer de plus.",
)


def is_off_table_later(spot: Spot, incident: CardExposed) -> bool:
    """Whether an open stud card, or one of a later street, left the table."""
    if not (is_stud(spot) and incident.off_table and lies_at_stud(spot.state, incident)):
        return False
    first_deal_down = stud_place(spot.state, incident) < spot.state.game.streets[0].down
    return counts(spot, incident) and not first_deal_down


@ruling("rrop3:8.stud.11", on=CardExposed, when=is_off_table_later)
def stud_card_off_the_table_plays(spot: Spot, incident: CardExposed) -> Ruling:
    """A card that the dealer sends off the table is in play."""
    state, seat, place = spot.state, incident.seat, stud_place(spot.state, incident)
    facts: tuple[Remedy, ...] = ()
    if not state.up[seat][place]:
        facts = (CardTurnedUp(seat, place, state.hole[seat][place]),)
    return _plays_as_it_is(seat, facts, _IN_PLAY)


@ruling(
    on=CardExposed,
    when=lambda spot, one: is_stud(spot) and counts(spot, one) and lies_at_stud(spot.state, one),
)
def other_stud_card_plays(_spot: Spot, incident: CardExposed) -> Ruling:
    """An open card lies open anyway; a down card seen once there was action is played."""
    made = _plays_as_it_is(incident.seat, (), _TOO_LATE)
    return replace(made, rules=("rrop3:3.misdeals.1", "rrop3:3.irregularities.12a"))


def _plays_as_it_is(seat: SeatNo, facts: tuple[Remedy, ...], why: Text) -> Ruling:
    return Ruling(
        "card_plays",
        Text(
            "{who} plays the card, and everybody may see it.",
            "{who} joue la carte, et tous peuvent la voir.",
        ).format(who=seat_text(seat)),
        why,
        remedies=facts,
        steps=(
            Text(
                "Lay the card in front of seat {seat}.", "Posez la carte devant le siège {seat}."
            ).format(seat=seat),
            GO_ON,
        ),
    )


_IN_PLAY = Text(
    "At stud a card that leaves the table is in play, as one that was exposed.",
    "Au stud, une carte tombée de la table reste en jeu, comme une carte exposée.",
)
_TOO_LATE = Text(
    "At stud such a card makes no misdeal and is not replaced.",
    "Au stud, une telle carte n’entraîne ni maldonne ni remplacement.",
)


def _is_late_count(spot: Spot, incident: WrongCardCount) -> bool:
    """Whether a stud hand of the last street is found with that wrong number of cards."""
    state, seat = spot.state, incident.seat
    if not is_stud(spot) or not is_last_street(state) or stud_hand_fault(state, seat):
        return False
    if state.live_count == 1 or state.shown[seat] or state.phase not in ("betting", "showing"):
        return False
    return len(state.hole[seat]) == incident.cards


def _due(spot: Spot) -> int:
    return spot.state.game.hole_cards - len(spot.state.board)


@ruling(
    "rrop3:8.stud.18a",
    "tda:38",
    on=WrongCardCount,
    when=lambda spot, one: _is_late_count(spot, one) and one.cards > _due(spot),
)
def too_many_stud_cards(spot: Spot, incident: WrongCardCount) -> Ruling:
    """A stud hand with more cards than the game has is dead."""
    return _dead(spot, incident)


@ruling(
    "rrop3:8.stud.18b",
    "tda:38",
    on=WrongCardCount,
    when=lambda spot, one: _is_late_count(spot, one) and one.cards == _due(spot) - 1,
)
def last_stud_card_missing(spot: Spot, incident: WrongCardCount) -> Ruling:
    """A hand that lacks the last card alone is dead, unless the floor accepts it."""
    made = _dead(spot, incident)
    says = Text(
        "The hand of seat {seat} is accepted as it is: it is read from {cards} cards.",
        "La main du siège {seat} est acceptée telle quelle, lue sur {cards} cartes.",
    ).format(seat=incident.seat, cards=incident.cards)
    return replace(made, discretion=(Alternative("accepted", says),))


@ruling(
    "rrop3:8.stud.18b",
    "tda:38",
    on=WrongCardCount,
    when=lambda spot, one: _is_late_count(spot, one) and one.cards < _due(spot),
)
def too_few_stud_cards(spot: Spot, incident: WrongCardCount) -> Ruling:
    """A stud hand that lacks more than its last card is dead."""
    return _dead(spot, incident)


def _dead(spot: Spot, incident: WrongCardCount) -> Ruling:
    made = dead_miscount(
        spot,
        incident.seat,
        incident.cards,
        Text(
            "A hand plays only with the number of cards of its game.",
            "Une main ne joue qu’avec le nombre de cartes du jeu.",
        ),
        Text("Go on with the other hands.", "Poursuivez avec les autres mains."),
    )
    return replace(made, facts=(*made.facts, ("due", _due(spot))))
