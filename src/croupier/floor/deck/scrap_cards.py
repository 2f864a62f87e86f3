"""Cards that count as scrap: boxed cards, and jokers in games that use none."""

from dataclasses import replace

from croupier.floor.deal.redeal import (
    NO_MISDEAL,
    PLAY_ON,
    TOO_LATE,
    misdeal,
    too_late_by,
    with_new_deck,
)
from croupier.floor.deck.deck_told import (
    BoxedCards,
    JokerFound,
    boxed_fault,
    cards_each,
    dealt_seats,
    joker_fault,
    refused,
    spot_of,
)
from croupier.floor.hands.dead_hand_effect import dead_for_good, won_alone
from croupier.floor.money_back import put_in
from croupier.floor.ruling import Ruling, ruling
from croupier.floor.spot import Spot, chips_text, no_return, seat_text
from croupier.play.duty import cards_due
from croupier.play.irregular import Order
from croupier.play.irregular_events import RuledDead
from croupier.play.setup import SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.rulebook.house import RuleId
from croupier.text import Text

_CHECK_THE_DECK = Text(
    "Check the deck, and change it if it is not whole.",
    "Vérifiez le paquet et changez-le s’il n’est pas complet.",
)
_LAY_ASIDE = Text(
    "Lay the card aside, face up: it is out of this hand.",
    "Mettez la carte de côté, face visible\u00a0: elle est hors du coup.",
)
_TAKE_IT_OUT = Text("Take the joker out of the deck.", "Retirez le joker du paquet.")
_GO_ON = Text("Go on with the hand.", "Poursuivez le coup.")
_NEXT_CARD = Text("Give him the next card of the deck.", "Donnez-lui la carte suivante du talon.")


def is_boxed_impossible(spot: Spot, told: BoxedCards) -> bool:
    """Whether no card can have been found boxed as it was told."""
    return boxed_fault(spot.state, told) is not None


@ruling(on=BoxedCards, when=is_boxed_impossible)
def no_boxed_card(spot: Spot, told: BoxedCards) -> Ruling:
    """Such a card cannot have come off the deck."""
    raise refused(boxed_fault(spot.state, told))


def are_too_many_boxed(spot: Spot, told: BoxedCards) -> bool:
    """Whether so many boxed cards make a misdeal in this house, and it is not too late for one."""
    most = spot.options.misdeal.boxed_n
    return bool(most) and told.boxed >= most and not no_return(spot.state)


@ruling("tda:35A1", "rrop3:3.misdeals.1c", on=BoxedCards, when=are_too_many_boxed)
def boxed_misdeal(spot: Spot, told: BoxedCards) -> Ruling:
    """Several cards face up in the deck make a misdeal."""
    one = Text(
        "a card lay face up in the deck",
        "une carte était retournée dans le paquet",
    )
    several = Text(
        "{boxed} cards lay face up in the deck",
        "{boxed} cartes étaient retournées dans le paquet",
    )
    cause = (one if told.boxed == 1 else several).format(boxed=told.boxed)
    made = misdeal(spot, cause, ("tda:35A1", "rrop3:3.misdeals.1c"))
    made = with_new_deck(made, _CHECK_THE_DECK)
    return replace(made, facts=(*made.facts, ("boxed", told.boxed)))


def lies_on_the_stub(spot: Spot, told: BoxedCards) -> bool:  # noqa: ARG001 - one shape for all
    """Whether the boxed card has not been dealt to anybody."""
    return not told.seat and not told.nth


_SCRAP_AT_ONCE: tuple[RuleId, ...] = ("rrop3:3.irregularities.7a", "rrop11:3.3.7")
_SCRAP_LATER: tuple[RuleId, ...] = ("rrop3:3.irregularities.7b", "rrop11:3.3.7b")


@ruling(*_SCRAP_AT_ONCE, *NO_MISDEAL, on=BoxedCards, when=lies_on_the_stub)
def boxed_in_the_stub(spot: Spot, told: BoxedCards) -> Ruling:
    """A boxed card on top of the stub is scrap: the next card takes its place."""
    made = Ruling(
        "replace_card",
        Text(
            "The boxed card on the stub is scrap and the next card takes its place.",
            "La carte retournée sur le talon est écartée et la suivante la remplace.",
        ),
        _SCRAP,
        _SCRAP_AT_ONCE,
        remedies=(Order("remove_cards", count=1, to="scrap"),),
        steps=(_LAY_ASIDE, _GO_ON),
    )
    return _though_several(spot, told, made)


def _though_several(spot: Spot, told: BoxedCards, made: Ruling) -> Ruling:
    """So many would make a misdeal if it were not too late for one: each of them is replaced."""
    most = spot.options.misdeal.boxed_n
    if not most or told.boxed < most:
        return made
    return replace(
        made,
        why=TOO_LATE[spot.options.misdeal.no_return],
        rules=(*made.rules, *too_late_by(spot)),
        steps=(*made.steps[:-1], _OTHERS_TOO, made.steps[-1]),
        facts=(*made.facts, ("boxed", told.boxed)),
    )


_OTHERS_TOO = Text(
    "Do the same with every other card found face up.",
    "Faites de même pour toute autre carte trouvée retournée.",
)

_SCRAP = Text(
    "A card found face up in the deck is no more than a scrap of paper.",
    "Une carte trouvée retournée dans le paquet ne vaut pas plus qu’un bout de papier.",
)


def can_still_follow(spot: Spot, told: BoxedCards) -> bool:
    """Whether the cards after the boxed one can still go to those they now belong to."""
    state = spot.state
    return (
        not told.next_card_mixed
        and spot.actions == 0
        and cards_each(state) > 0
        and not state.turned_up
        and not (state.irregular and state.irregular.exposed)
        and all(state.live[seat] for seat in dealt_seats(state))
        and not _an_open_card_would_go_down(state, told)
    )


def _an_open_card_would_go_down(state: HandState, told: BoxedCards) -> bool:
    """Whether moving on by one seat makes a card that lies face up the down card of a hand."""
    street, (_, place) = state.game.streets[state.street], spot_of(state, told)
    before = cards_due(state) - cards_each(state)
    return street.up > 0 and place - before < street.down


@ruling(*_SCRAP_AT_ONCE, on=BoxedCards, when=can_still_follow)
def boxed_card_replaced(spot: Spot, told: BoxedCards) -> Ruling:
    """The next card of the deck replaces a boxed one, and every later card goes one seat on.

    It was seen at once, so nobody has looked at the cards that came after it.
    """
    seat, _ = spot_of(spot.state, told)
    return Ruling(
        "replace_card",
        Text(
            "{seat}’s boxed card is scrap; he gets the next card and the others follow in order.",
            "{seat} a reçu une carte retournée, elle est écartée\u00a0: il reçoit la suivante et "
            "les autres suivent dans l’ordre.",
        ).format(seat=seat_text(seat)),
        _SCRAP,
        remedies=_dealt_on(spot.state, told),
        steps=(_LAY_ASIDE, _NEXT_CARD, _DEAL_ON),
        facts=(("seat", seat),),
    )


_DEAL_ON = Text(
    "Deal on from there, one card to each player.",
    "Continuez la donne à partir de là, une carte à chaque joueur.",
)


def _dealt_on(state: HandState, told: BoxedCards) -> tuple[Order, ...]:
    """Every card from the boxed one on comes back, and the deal goes on without it."""
    seats, street = dealt_seats(state), state.game.streets[state.street]
    before = cards_due(state) - cards_each(state)
    seat, place = spot_of(state, told)
    boxed = (place - before) * len(seats) + seats.index(seat)
    after = range(boxed + 1, cards_each(state) * len(seats))
    back = [
        Order(
            "take_back_card", seat=seats[n % len(seats)], place=before + n // len(seats), to="stub"
        )
        for n in reversed(after)
    ]
    given = [
        Order(
            "give_card",
            seat=seats[n % len(seats)],
            to="" if n // len(seats) < street.down else "up",
        )
        for n in (boxed, *after)
    ]
    return (*back, Order("take_back_card", seat=seat, place=place, to="scrap"), *given)


@ruling(*_SCRAP_LATER, *NO_MISDEAL, on=BoxedCards)
def boxed_card_replaced_late(spot: Spot, told: BoxedCards) -> Ruling:
    """Once the next card is mixed with another hand, the card after the last one dealt comes."""
    seat, place = spot_of(spot.state, told)
    finish = Text("Finish the deal first.", "Terminez d’abord la donne.")
    made = Ruling(
        "replace_card",
        Text(
            "{seat}’s boxed card is scrap; he gets the card after the last one of the deal.",
            "{seat} a reçu une carte retournée, elle est écartée\u00a0: il reçoit la carte qui "
            "suit la dernière de la donne.",
        ).format(seat=seat_text(seat)),
        Text(
            "The next card is part of another hand already and stays there.",
            "La carte suivante fait déjà partie d’une autre main et y reste.",
        ),
        _SCRAP_LATER,
        remedies=(Order("replace_card", seat=seat, place=place, to="scrap"),),
        steps=(
            _LAY_ASIDE,
            *((_NEXT_CARD, PLAY_ON) if spot.actions else (finish, _NEXT_CARD)),
        ),
        facts=(("seat", seat),),
    )
    return _though_several(spot, told, made)


def is_joker_impossible(spot: Spot, told: JokerFound) -> bool:
    """Whether that player cannot have found a joker that does not belong."""
    return joker_fault(spot.state, told) is not None


@ruling(on=JokerFound, when=is_joker_impossible)
def no_such_joker(spot: Spot, told: JokerFound) -> Ruling:
    """No such joker can have been found."""
    raise refused(joker_fault(spot.state, told))


def has_acted_on_his_hand(state: HandState, seat: SeatNo) -> bool:
    """Whether a player has acted with the cards he holds, out of turn too, or they are shown down.

    One whom the forced bets put all-in has not.
    """
    if state.faced[seat] != NOT_YET or state.drew[seat] != NOT_YET:
        return True
    if state.irregular is not None and state.irregular.held_by(seat):
        return True
    if state.turned_up or state.phase in _SHOWN_DOWN:
        return True
    posted = sum(post.amount for post in state.setup.posts if post.seat == seat)
    first = int(state.setup.bomb_pot)
    return state.street > first and state.setup.stacks[seat] > posted


_SHOWN_DOWN = frozenset({"agreeing", "turning_up", "arranging", "showing", "awarding"})


def is_joker_misdeal(spot: Spot, told: JokerFound) -> bool:  # noqa: ARG001 - one shape for all
    """Whether a card that does not belong makes a misdeal here, and it is not too late for one."""
    return spot.options.deck.joker_found_early == "misdeal" and not no_return(spot.state)


@ruling("tda:35A6", on=JokerFound, when=is_joker_misdeal)
def joker_misdeal(spot: Spot, told: JokerFound) -> Ruling:
    """A card that does not belong in the deck makes a misdeal while that is possible."""
    cause = Text(
        "seat {seat} was dealt a joker, which is not part of this deck",
        "le siège {seat} a reçu un joker, qui ne fait pas partie du paquet",
    )
    made = misdeal(spot, cause.format(seat=told.seat), ("tda:35A6",))
    made = with_new_deck(made, _CHECK_THE_DECK)
    return replace(made, facts=(*made.facts, ("seat", told.seat)))


def had_not_looked(spot: Spot, told: JokerFound) -> bool:
    """Whether he acted without having looked at his cards."""
    return not told.looked and has_acted_on_his_hand(spot.state, told.seat)


@ruling(
    "rrop3:3.irregularities.8b",
    "rrop3:3.irregularities.9",
    "rrop3:3.dead.6",
    "rrop11:3.3.8b",
    "rrop11:3.3.9",
    on=JokerFound,
    when=had_not_looked,
)
def unseen_joker_kills(spot: Spot, told: JokerFound) -> Ruling:
    """Who plays without looking bears the risk: his hand is as dead as if he had looked."""
    return _dead(
        spot.state,
        told.seat,
        Text(
            "Who plays without looking at his cards bears the risk of what they are.",
            "Qui joue sans regarder ses cartes assume le risque de ce qu’elles sont.",
        ),
    )


def has_acted_with_it(spot: Spot, told: JokerFound) -> bool:
    """Whether the holder of the joker has acted on his hand."""
    return has_acted_on_his_hand(spot.state, told.seat)


@ruling(
    "rrop3:3.irregularities.8b",
    "rrop3:3.dead.6",
    "rrop11:3.3.8b",
    on=JokerFound,
    when=has_acted_with_it,
)
def joker_kills(spot: Spot, told: JokerFound) -> Ruling:
    """Who acts on a hand with a joker has a dead hand."""
    return _dead(
        spot.state,
        told.seat,
        Text(
            "He acted on the hand without saying that it held a joker.",
            "Il a joué sa main sans signaler le joker qu’elle contenait.",
        ),
    )


def _dead(state: HandState, seat: SeatNo, why: Text) -> Ruling:
    if won_alone(state, seat):
        made = dead_for_good(state, seat, why)
        return replace(made, steps=(*made.steps, _TAKE_IT_OUT), facts=(*made.facts, ("seat", seat)))
    stays = put_in(state, seat)
    return Ruling(
        "hand_dead",
        Text(
            "{seat}’s hand is dead; the {chips} he has put in stay in the pot.",
            "{seat} a une main morte\u00a0; les {chips} qu’il a mis restent dans le pot.",
        ).format(seat=seat_text(seat), chips=chips_text(stays)),
        why,
        remedies=(RuledDead(seat),),
        steps=(
            Text("Take his cards into the muck.", "Mettez ses cartes à la défausse."),
            Text(
                "Leave his chips in the pot and go on with the others.",
                "Laissez ses jetons dans le pot et continuez avec les autres.",
            ),
            _TAKE_IT_OUT,
        ),
        facts=(("seat", seat), ("stays", stays)),
    )


@ruling("rrop3:3.irregularities.8a", "rrop11:3.3.8", on=JokerFound)
def joker_replaced(spot: Spot, told: JokerFound) -> Ruling:  # noqa: ARG001 - one shape for all
    """A joker shown before its holder acts is scrap and is replaced; nobody else is touched."""
    return Ruling(
        "replace_card",
        Text(
            "{seat}’s joker is scrap and the next card of the deck replaces it.",
            "{seat} rend le joker, qui est écarté, et reçoit la carte suivante du talon.",
        ).format(seat=seat_text(told.seat)),
        Text(
            "A joker in a game without one is scrap, and its holder spoke up before he acted.",
            "Un joker dans un jeu qui n’en a pas est écarté, et il l’a signalé avant d’agir.",
        ),
        remedies=(Order("replace_card", seat=told.seat, place=told.place, to="joker"),),
        steps=(_TAKE_IT_OUT, _NEXT_CARD, _GO_ON),
        facts=(("seat", told.seat),),
    )
