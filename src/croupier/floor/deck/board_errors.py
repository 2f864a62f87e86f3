"""Board cards that came too early, and flops with too many cards."""

from dataclasses import replace

from croupier.floor.deck.board_told import (
    BoardDealtEarly,
    BoardTooMany,
    board_due,
    early_fault,
    flop_street,
    next_board_street,
    streets_early,
    too_many_fault,
)
from croupier.floor.deck.deck_told import refused
from croupier.floor.ruling import Alternative, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.irregular import Order
from croupier.rulebook.house import RuleId
from croupier.text import Text


def is_early_impossible(spot: Spot, told: BoardDealtEarly) -> bool:
    """Whether no board card can have come too early."""
    return early_fault(spot.state, told) is not None


@ruling(on=BoardDealtEarly, when=is_early_impossible)
def nothing_early(spot: Spot, told: BoardDealtEarly) -> Ruling:
    """No board card can have come too early."""
    raise refused(early_fault(spot.state, told))


_ALWAYS_OUT: tuple[RuleId, ...] = ("rrop3:3.irregularities.15", "rrop11:3.3.15")


def is_burned_again(spot: Spot, told: BoardDealtEarly) -> bool:  # noqa: ARG001 - one shape for all
    """Whether the house burns a card before one that is dealt again."""
    return spot.options.dealing.redeal_burn


@ruling("rrop3:12.explanations.2", on=BoardDealtEarly, when=is_burned_again)
def early_card_with_a_burn(spot: Spot, told: BoardDealtEarly) -> Ruling:
    """Where the house likes it better a card is burned before the one that is dealt again."""
    for applies, made, rules in (
        (is_flop_early, _flop, ("rrop3:5.holdem.3",)),
        (are_cards_to_follow, _turn, ("rrop3:5.holdem.4a",)),
    ):
        if applies(spot, told):
            return made(spot, told, "burn", (*_ALWAYS_OUT, *rules, "rrop3:12.explanations.2"))
    return _river(spot, told, "burn", (*_ALWAYS_OUT, "rrop3:12.explanations.2"))


def is_flop_early(spot: Spot, told: BoardDealtEarly) -> bool:  # noqa: ARG001 - one shape for all
    """Whether the street that came too early turns several cards at once."""
    return board_due(spot.state, spot.state.street + 1) > 1


@ruling(
    "rrop3:3.irregularities.15",
    "rrop3:5.holdem.3",
    "rrop11:3.3.15",
    on=BoardDealtEarly,
    when=is_flop_early,
)
def flop_too_early(spot: Spot, told: BoardDealtEarly) -> Ruling:
    """An early flop is out of play; after the betting it goes back, and the flop is dealt anew."""
    return _flop(spot, told, "", ())


def are_cards_to_follow(spot: Spot, told: BoardDealtEarly) -> bool:  # noqa: ARG001 - one shape
    """Whether another board card comes after the one that was dealt too early."""
    return next_board_street(spot.state, spot.state.street + 1) > 0


@ruling(
    "rrop3:3.irregularities.15",
    "rrop3:5.holdem.4a",
    "rrop3:5.holdem.4b",
    "rrop11:3.3.15",
    on=BoardDealtEarly,
    when=are_cards_to_follow,
)
def turn_too_early(spot: Spot, told: BoardDealtEarly) -> Ruling:
    """An early turn is out of play; the card due for the river is the turn.

    Before the river the early card is shuffled into the deck.
    """
    return _turn(spot, told, "", ())


@ruling("rrop3:3.irregularities.15", "rrop3:5.holdem.4c", "rrop11:3.3.15", on=BoardDealtEarly)
def river_too_early(spot: Spot, told: BoardDealtEarly) -> Ruling:
    """An early river is out of play; after the betting it is shuffled into the deck."""
    return _river(spot, told, "", ())


_NO_BURN = Text("turn it without burning", "retournez sans brûler")
_A_BURN = Text("burn a card and turn it", "brûlez une carte et retournez")
_LEAVE_THEM = Text(
    "Leave them open beside the board and finish the betting round.",
    "Laissez-les visibles à côté du tableau et terminez les enchères.",
)
_SHUFFLE_IT = Text(
    "After the next betting round shuffle the early card into the stub and cut.",
    "Après le tour d’enchères suivant, mélangez la carte au talon et coupez.",
)
_SHUFFLE_THEM = Text(
    "After the next betting round shuffle the early cards into the stub and cut.",
    "Après le tour d’enchères suivant, mélangez ces cartes au talon et coupez.",
)
_FINISH = Text(
    "Leave it open beside the board and finish the betting round.",
    "Laissez-la visible à côté du tableau et terminez les enchères.",
)


def _flop(spot: Spot, told: BoardDealtEarly, burn: str, rules: tuple[RuleId, ...]) -> Ruling:
    street, cards = spot.state.street + 1, sum(streets_early(spot.state, told))
    return Ruling(
        "out_of_play",
        (_ONE_EARLY if cards == 1 else _SEVERAL_EARLY).format(cards=cards),
        _WHY,
        rules,
        remedies=(Order("reshuffle_aside", street=street, to=burn),),
        steps=(
            _LEAVE_ONE if cards == 1 else _LEAVE_ALL,
            _RESHUFFLE_ONE if cards == 1 else _RESHUFFLE,
            _TURN_IT.format(how=_A_BURN if burn else _NO_BURN),
        ),
        facts=(("cards", cards), ("burn", bool(burn))),
    )


_LEAVE_ONE = Text(
    "Leave the card and what was burned on the table and finish the betting round.",
    "Laissez sur la table la carte et ce qui a été brûlé, et terminez les enchères.",
)
_LEAVE_ALL = Text(
    "Leave the cards and what was burned on the table and finish the betting round.",
    "Laissez sur la table ces cartes et ce qui a été brûlé, et terminez les enchères.",
)
_ONE_EARLY = Text(
    "The card turned too early is out of play; after the betting it is shuffled into the stub "
    "and a new flop is dealt.",
    "La carte retournée trop tôt est hors jeu\u00a0; après les enchères, on la mélange au talon "
    "et on donne un nouveau flop.",
)
_SEVERAL_EARLY = Text(
    "The {cards} cards turned too early are out of play; after the betting they are shuffled "
    "into the stub and a new flop is dealt.",
    "Les {cards} cartes retournées trop tôt sont hors jeu\u00a0; après les enchères, on les "
    "mélange au talon et on donne un nouveau flop.",
)
_WHY = Text(
    "A card dealt before the betting is over does not play, even if those still to act fold.",
    "Une carte donnée avant la fin des enchères ne compte pas, même si les joueurs qui devaient "
    "encore parler passent.",
)
_RESHUFFLE_ONE = Text(
    "Then shuffle it into the stub, without burns and muck, and cut.",
    "Mélangez-la ensuite au talon, sans les brûlées ni la défausse, et coupez.",
)
_RESHUFFLE = Text(
    "Then shuffle them into the stub, without burns and muck, and cut.",
    "Mélangez-les ensuite au talon, sans les brûlées ni la défausse, et coupez.",
)
_TURN_IT = Text("Deal what is due: {how}.", "Donnez les cartes dues\u00a0: {how}.")


_TURN_EARLY = Text(
    "The card turned too early is out of play on this street: the dealer burns and turns the card "
    "after it, and shuffles the early card in before the last one.",
    "La carte retournée trop tôt ne compte pas pour cette rue\u00a0: le croupier brûle et retourne "
    "la suivante, et la carte revient au talon avant la dernière.",
)
_TURN_AND_RIVER = Text(
    "The cards turned too early are out of play on this street: the dealer burns and turns the "
    "card after them, and shuffles the early ones in before the last card.",
    "Les cartes retournées trop tôt ne comptent pas pour cette rue\u00a0: le croupier brûle et "
    "retourne la suivante, et elles reviennent au talon avant la dernière carte.",
)


def _turn(spot: Spot, told: BoardDealtEarly, burn: str, rules: tuple[RuleId, ...]) -> Ruling:
    several = told.streets > 1
    last = next_board_street(spot.state, spot.state.street + 1)
    return Ruling(
        "out_of_play",
        _TURN_AND_RIVER if several else _TURN_EARLY,
        _WHY,
        rules,
        remedies=(Order("reshuffle_aside", street=last, to=burn),),
        steps=(
            _LEAVE_THEM if several else _FINISH,
            Text(
                "Burn a card and turn the next one for this street.",
                "Brûlez une carte et retournez la suivante pour cette rue.",
            ),
            _SHUFFLE_THEM if several else _SHUFFLE_IT,
            _TURN_IT.format(how=_A_BURN if burn else _NO_BURN),
        ),
        facts=(("burn", bool(burn)),),
    )


def _river(spot: Spot, told: BoardDealtEarly, burn: str, rules: tuple[RuleId, ...]) -> Ruling:  # noqa: ARG001 - one shape for all
    return Ruling(
        "out_of_play",
        Text(
            "The card turned too early is out of play; after the betting it is shuffled into the "
            "stub and a new last card is dealt.",
            "La carte retournée trop tôt est hors jeu\u00a0; après les enchères, on la mélange au "
            "talon et on donne une nouvelle dernière carte.",
        ),
        _WHY,
        rules,
        remedies=(Order("reshuffle_aside", street=spot.state.street + 1, to=burn),),
        steps=(
            _FINISH,
            _RESHUFFLE_ONE,
            _TURN_IT.format(how=_A_BURN if burn else _NO_BURN),
        ),
        facts=(("burn", bool(burn)),),
    )


def is_flop_impossible(spot: Spot, told: BoardTooMany) -> bool:
    """Whether the flop cannot have had that many cards."""
    return too_many_fault(spot.state, told) is not None


@ruling(on=BoardTooMany, when=is_flop_impossible)
def no_such_flop(spot: Spot, told: BoardTooMany) -> Ruling:
    """No flop can have had that many cards."""
    raise refused(too_many_fault(spot.state, told))


def is_one_drawn(spot: Spot, told: BoardTooMany) -> bool:  # noqa: ARG001 - one shape for all
    """Whether the house keeps the cards and draws the one too many."""
    return spot.options.dealing.flop_too_many == "scramble_four"


@ruling("tda:39A", on=BoardTooMany, when=is_one_drawn)
def one_of_the_flop_is_drawn(spot: Spot, told: BoardTooMany) -> Ruling:
    """All are mixed face down, even if the last is known; the floor draws what is burned next.

    With two cards too many it draws both, the first for the next burn.
    """
    extra = told.cards - board_due(spot.state, flop_street(spot.state))
    made = Ruling(
        "redeal_board",
        Text(
            "The {cards} cards are mixed face down; the floor draws {extra} as the next burn and "
            "the others are the flop.",
            "On mélange les {cards} cartes, faces cachées\u00a0; le responsable en tire {extra} à "
            "brûler ensuite, et les autres forment le flop.",
        ).format(cards=told.cards, extra=extra),
        Text(
            "Nobody may choose which card was one too many, even if it can be told.",
            "Personne ne choisit la carte en trop, même si on la reconnaît.",
        ),
        remedies=(
            Order("scramble_board", place=told.picked - 1, to="next_burn", count=told.cards),
        ),
        steps=(
            Text("Call the floor.", "Appelez le responsable."),
            Text(
                "Turn the {cards} cards face down and mix them.",
                "Retournez les {cards} cartes, faces cachées, et mélangez-les.",
            ).format(cards=told.cards),
            Text(
                "Put what the floor draws on the stub as the next burn.",
                "Posez ce qu’il tire sur le talon\u00a0: ce sera la prochaine brûlée.",
            ),
            Text("Turn the others up as the flop.", "Retournez les autres\u00a0: c’est le flop."),
        ),
        facts=(("cards", told.cards),),
    )
    return _after_action(spot, extra, made)


def _after_action(spot: Spot, extra: int, made: Ruling) -> Ruling:
    """The flop is put right however late it is seen; what was bet on it stands.

    No book says so of bets made already: the floor may have them play on with the first cards.
    """
    if not spot.actions:
        return made
    aside = Order("set_board_aside", count=extra)
    return replace(
        made,
        says=Text(
            made.says.en.removesuffix(".") + "; what was bet on it stands.",
            made.says.fr.removesuffix(".") + "\u00a0; les mises faites sont maintenues.",
        ),
        steps=(*made.steps, _GO_ON),
        discretion=(Alternative("play_on", _FIRST_CARDS, (aside,)),),
        facts=(*made.facts, ("actions_stand", spot.actions)),
    )


_GO_ON = Text(
    "Leave the bets as they are and go on with the player in turn.",
    "Laissez les mises et reprenez au joueur dont c’est le tour.",
)
_FIRST_CARDS = Text(
    "Play on with the first cards of the flop; what was turned after them is out of play.",
    "On joue avec les premières cartes du flop\u00a0; la suite est hors jeu.",
)


def is_flop_burned_again(spot: Spot, told: BoardTooMany) -> bool:  # noqa: ARG001 - one shape
    """Whether the house burns a card before a flop that is dealt again."""
    return spot.options.dealing.redeal_burn


@ruling("rrop3:5.holdem.2", "rrop3:12.explanations.2", on=BoardTooMany, when=is_flop_burned_again)
def flop_dealt_again_with_a_burn(spot: Spot, told: BoardTooMany) -> Ruling:
    """The whole flop is shuffled back, a card is burned and a new flop is turned."""
    return _flop_again(spot, told, "burn")


@ruling("rrop3:5.holdem.2", "rrop3:5.holdem.3", on=BoardTooMany)
def flop_dealt_again(spot: Spot, told: BoardTooMany) -> Ruling:
    """The whole flop is shuffled back and a new one is turned over the burn that lies there."""
    return _flop_again(spot, told, "")


def _flop_again(spot: Spot, told: BoardTooMany, burn: str) -> Ruling:
    made = Ruling(
        "redeal_board",
        Text(
            "All {cards} cards go back into the stub, which is shuffled and cut, and a new flop is "
            "dealt.",
            "Les {cards} cartes retournent au talon, qu’on mélange et qu’on coupe, et un nouveau "
            "flop est donné.",
        ).format(cards=told.cards),
        Text(
            "A flop with a card too many is no flop, even if that card can be told.",
            "Un flop avec une carte en trop n’en est pas un, même si on reconnaît cette carte.",
        ),
        remedies=(Order("redeal_board", to=burn, count=told.cards),),
        steps=(
            Text(
                "Leave the burn on the table and put all {cards} cards back.",
                "Laissez la brûlée sur la table et remettez les {cards} cartes au talon.",
            ).format(cards=told.cards),
            Text("Shuffle and cut.", "Mélangez et coupez."),
            _TURN_IT.format(how=_A_BURN if burn else _NO_BURN),
        ),
        facts=(("cards", told.cards), ("burn", bool(burn))),
    )
    return _after_action(spot, told.cards - board_due(spot.state, flop_street(spot.state)), made)
