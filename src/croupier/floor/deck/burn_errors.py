"""A burn that was forgotten, and burns that were one too many."""

from croupier.floor.deal.redeal import PLAY_ON
from croupier.floor.deck.board_told import (
    BurnedTwice,
    BurnForgotten,
    board_due,
    burn_fault,
    first_place,
    next_board_street,
    no_bet_possible,
    street_lying,
)
from croupier.floor.deck.deck_told import refused
from croupier.floor.ruling import Alternative, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.irregular import Order
from croupier.play.state import HandState
from croupier.text import Text

BurnError = BurnForgotten | BurnedTwice
_BOTH = (BurnForgotten, BurnedTwice)


def is_burn_impossible(spot: Spot, told: BurnError) -> bool:
    """Whether there cannot have been that error with a burn."""
    return burn_fault(spot.state, told) is not None


@ruling(on=_BOTH, when=is_burn_impossible)
def no_burn_error(spot: Spot, told: BurnError) -> Ruling:
    """No such error can have been made."""
    raise refused(burn_fault(spot.state, told))


def is_repaired_until_the_award(spot: Spot, told: BurnError) -> bool:
    """Whether the last card came with a player all-in, and all lies there to put it right."""
    state = spot.state
    return (
        spot.options.dealing.burn_error_late == "stands_restore_order"
        and told.intact
        and told.noticed != "after_action"
        and no_bet_possible(state)
        and not next_board_street(state, street_lying(state))
    )


@ruling("rrop11:3.3.16d", on=_BOTH, when=is_repaired_until_the_award)
def repaired_until_the_award(spot: Spot, told: BurnError) -> Ruling:
    """With no bet possible on the last round the error is put right until the pot is awarded."""
    return _repaired(
        spot.state,
        told,
        Text(
            "Nobody could bet on it, the pot is not awarded yet, and every card can be told.",
            "Personne ne pouvait miser, le pot n’est pas attribué et chaque carte se reconnaît.",
        ),
    )


def is_noticed_late(spot: Spot, told: BurnError) -> bool:
    """Whether there was action on the cards, or they were taken as good until the award."""
    state = spot.state
    is_past = state.street > street_lying(state) and not no_bet_possible(state)
    return told.noticed == "after_action" or spot.actions > 0 or is_past or _is_taken(state, told)


def _is_taken(state: HandState, told: BurnError) -> bool:
    """Whether nothing was said until the award; with all-in players before their last card only."""
    more_to_come = no_bet_possible(state) and next_board_street(state, street_lying(state)) > 0
    return told.noticed == "before_award" and not more_to_come


def is_always_repaired(spot: Spot, told: BurnError) -> bool:
    """Whether it was noticed late in a house that puts it right as long as that can be done."""
    always = spot.options.dealing.burn_error_late == "always_repair"
    return always and told.intact and is_noticed_late(spot, told)


@ruling("championship:deal.3", on=_BOTH, when=is_always_repaired)
def repaired_at_any_time(spot: Spot, told: BurnError) -> Ruling:
    """Each board card has one burn before it: that is put right whenever it is noticed."""
    return _repaired(
        spot.state,
        told,
        Text(
            "Each street has one burn before it, and no time is set for putting that right.",
            "Chaque rue est précédée d’une brûlée, sans délai pour rétablir l’ordre.",
        ),
    )


def is_order_ignored(spot: Spot, told: BurnError) -> bool:
    """Whether the cards stay as they came: noticed late, or a burn too many, which protects too."""
    ignored = spot.options.dealing.burn_error_late == "order_ignored"
    return ignored and (isinstance(told, BurnedTwice) or is_noticed_late(spot, told))


@ruling("tda:38", on=_BOTH, when=is_order_ignored)
def cards_stay_as_they_came(spot: Spot, told: BurnError) -> Ruling:
    """Burns protect the deck, they do not keep its order: nothing is put back."""
    following = next_board_street(spot.state, street_lying(spot.state))
    burn_one = Text(
        "Burn one card before the next street.", "Brûlez une carte avant la rue suivante."
    )
    repair = _repaired(spot.state, told, _RIGHT_CARDS)
    return Ruling(
        "card_plays",
        _THEY_STAND_AS_USUAL if following else _THEY_STAND,
        Text(
            "Burns protect the deck; they are not there to keep its order.",
            "Les brûlées protègent le talon\u00a0; elles ne servent pas à en garder l’ordre.",
        ),
        steps=(_LEAVE_THE_BOARD, burn_one if following else _go_on(spot.state)),
        discretion=(Alternative("repair", repair.says, repair.remedies),) if told.intact else (),
    )


_THEY_STAND = Text("The cards on the board stand.", "Les cartes du tableau restent valables.")
_THEY_STAND_AS_USUAL = Text(
    "The cards on the board stand, and later streets are dealt as usual.",
    "Les cartes du tableau restent valables et la suite se donne normalement.",
)
_LEAVE_THE_BOARD = Text("Leave the board as it lies.", "Laissez le tableau tel quel.")


def _go_on(state: HandState) -> Text:
    """The step after the last card."""
    return PLAY_ON if state.phase == "betting" else _SHOW_DOWN


_SHOW_DOWN = Text("Go on to the showdown.", "Passez à l’abattage.")


@ruling("rrop11:3.3.16b", "rrop11:3.3.16c", on=_BOTH, when=is_noticed_late)
def card_stands_and_order_is_restored(spot: Spot, told: BurnError) -> Ruling:
    """After action the card stands; those to come are what they would have been."""
    following = next_board_street(spot.state, street_lying(spot.state)) if told.intact else 0
    in_order = Text(
        "The cards on the board stand; those to come will be the ones due without the error.",
        "Les cartes du tableau restent valables\u00a0; les suivantes seront celles qui étaient "
        "dues sans l’erreur.",
    )
    return Ruling(
        "card_plays",
        in_order if following else _THEY_STAND,
        _ACTED_ON if told.intact else _NOT_TO_BE_TOLD,
        remedies=_order_restored(told, following),
        steps=_restoring_steps(spot.state, told, following),
    )


_ACTED_ON = Text(
    "There was action on the cards, so they can no longer be changed.",
    "On a parlé sur ces cartes\u00a0: il est trop tard pour les changer.",
)
_NOT_TO_BE_TOLD = Text(
    "Nobody can tell any more which cards would have come without the error.",
    "On ne sait plus quelles cartes seraient venues sans l’erreur.",
)


def _order_restored(told: BurnError, following: int) -> tuple[Order, ...]:
    """A burn too many is the next one; for a burn too few another is made before the next."""
    if not following:
        return ()
    if isinstance(told, BurnedTwice):
        return (Order("restore_burns", count=told.burned - 1),)
    return (Order("burn_extra", street=following, count=1),)


def _restoring_steps(state: HandState, told: BurnError, following: int) -> tuple[Text, ...]:
    if not following:
        return (_LEAVE_THE_BOARD, _go_on(state))
    if isinstance(told, BurnForgotten):
        return (_LEAVE_THE_BOARD, _BURN_TWO)
    return (_LEAVE_THE_BOARD, _ONE_BACK if told.burned == _ONE_TOO_MANY else _SEVERAL_BACK)


_ONE_TOO_MANY = 2
"""How many burns are one too many."""

_BURN_TWO = Text(
    "Burn two cards before the next street.", "Brûlez deux cartes avant la rue suivante."
)
_ONE_BACK = Text(
    "Put the burn that was one too many back on the stub: it is the next burn.",
    "Remettez la brûlée en trop sur le talon\u00a0: c’est la prochaine brûlée.",
)
_SEVERAL_BACK = Text(
    "Put the burns that were too many back on the stub, the one burned last first.",
    "Remettez les brûlées en trop sur le talon, en commençant par la dernière brûlée.",
)


def is_burn_drawn(spot: Spot, told: BurnForgotten) -> bool:  # noqa: ARG001 - one shape for all
    """Whether the flop came without a burn in a house that draws one of its cards."""
    draws = spot.options.dealing.burn_forgotten_flop == "scramble_three"
    return draws and board_due(spot.state, street_lying(spot.state)) > 1


@ruling("tda:39B", on=BurnForgotten, when=is_burn_drawn)
def one_of_three_is_the_burn(spot: Spot, told: BurnForgotten) -> Ruling:
    """The flop cards are mixed face down, one is drawn as the burn, and the next card completes."""
    cards = board_due(spot.state, street_lying(spot.state))
    return Ruling(
        "burn_repaired",
        Text(
            "The {cards} flop cards are mixed face down, one is drawn as the burn, and the next "
            "card of the deck completes the flop.",
            "On mélange les {cards} cartes du flop, faces cachées, on en tire une comme brûlée, et "
            "la carte suivante du talon complète le flop.",
        ).format(cards=cards),
        Text(
            "No card was burned, and nobody has acted on the flop.",
            "Aucune carte n’a été brûlée et personne n’a parlé sur le flop.",
        ),
        remedies=(Order("scramble_board", place=told.picked - 1, to="burns", count=cards),),
        steps=(
            Text(
                "Turn the flop cards face down and mix them.",
                "Retournez les cartes du flop, faces cachées, et mélangez-les.",
            ),
            Text("Draw one of them: it is the burn.", "Tirez-en une\u00a0: c’est la brûlée."),
            Text(
                "Turn the others up with the next card of the stub.",
                "Retournez les autres avec la carte suivante du talon.",
            ),
        ),
    )


@ruling("championship:deal.3", "rrop11:3.3.16", on=BurnForgotten)
def first_card_is_the_burn(spot: Spot, told: BurnForgotten) -> Ruling:
    """Before action the first card turned is the burn and the next card is turned."""
    return _repaired(spot.state, told, _RIGHT_CARDS)


@ruling("rrop11:3.3.16", on=BurnedTwice)
def extra_burn_goes_back(spot: Spot, told: BurnedTwice) -> Ruling:
    """Before action the cards become what they would have been over one burn."""
    return _repaired(spot.state, told, _RIGHT_CARDS)


_RIGHT_CARDS = Text(
    "Nobody has acted on the cards, so they can become what they should have been.",
    "Personne n’a parlé sur ces cartes\u00a0: elles peuvent devenir ce qu’elles devaient être.",
)


def _repaired(state: HandState, told: BurnError, why: Text) -> Ruling:
    if isinstance(told, BurnForgotten):
        return _burned_after_all(board_due(state, street_lying(state)), why)
    return _put_back(
        Order("restore_burns", place=first_place(state), to="board", count=told.burned - 1), why
    )


def _burned_after_all(cards: int, why: Text) -> Ruling:
    return Ruling(
        "burn_repaired",
        Text(
            "The first card turned is the burn, and the next card of the deck is turned.",
            "La première carte retournée est la brûlée et l’on retourne la carte suivante du "
            "talon.",
        ),
        why,
        remedies=(Order("first_card_is_burn", count=cards),),
        steps=(
            Text("Put the first card turned with the burns.", "Brûlez la première retournée."),
            Text("Turn the next card of the stub.", "Retournez la carte suivante du talon."),
        ),
    )


def _put_back(order: Order, why: Text) -> Ruling:
    several = order.count > 1
    return Ruling(
        "burn_repaired",
        _SEVERAL_CHANGE if several else _ONE_CHANGES,
        why,
        remedies=(order,),
        steps=_CHANGING_SEVERAL if several else _CHANGING_ONE,
    )


_ONE_CHANGES = Text(
    "The card burned too many comes to the board, and the last card turned goes back on the stub.",
    "La carte brûlée en trop vient au tableau et la dernière carte retournée revient sur le talon.",
)
_SEVERAL_CHANGE = Text(
    "The board becomes what it would have been over one burn, and what is left over goes back on "
    "the stub in its order.",
    "Le tableau devient ce qu’il aurait été avec une seule brûlée, et le reste revient sur le "
    "talon dans l’ordre.",
)
_CHANGING_ONE = (
    Text(
        "Put the last card turned back on the stub: it is the next burn.",
        "Remettez la dernière carte retournée sur le talon\u00a0: c’est la prochaine brûlée.",
    ),
    Text(
        "Turn up in its place what was burned too many.",
        "Retournez à sa place ce qui a été brûlé en trop.",
    ),
)
_CHANGING_SEVERAL = (
    Text("Leave the first burn where it lies.", "Laissez la première brûlée à sa place."),
    Text(
        "Turn up for this street the cards that came after it, in their order.",
        "Retournez pour cette rue les cartes venues ensuite, dans leur ordre.",
    ),
    Text(
        "Put the others back on the stub, the one dealt last first.",
        "Remettez les autres sur le talon, en commençant par la dernière donnée.",
    ),
)
