"""Judges of a hole card that is turned over in the deal: misdeal, replaced, or played as it lies.

What stud does with it, and draw where the player keeps it, is judged before with those games.
Where no section of a book is on the game, as for lowball, the general list of misdeals rules.
"""

from dataclasses import replace

from croupier.floor.deal.deal_told import CardExposed
from croupier.floor.deal.exposed_checks import (
    check_exposed,
    counts,
    exposed_so_far,
    has_played_it,
    is_among_first,
    is_first_by_list,
    is_flop,
    is_impossible,
    is_one_too_many,
    is_only_replaced,
    is_replaced_here,
    place_of,
)
from croupier.floor.deal.redeal import (
    NO_MISDEAL,
    PLAY_ON,
    TOO_LATE,
    cards_to_spare,
    misdeal,
    too_late_by,
)
from croupier.floor.ruling import Alternative, FloorRefused, Ruling, ruling
from croupier.floor.spot import Spot, no_return, seat_text
from croupier.play.irregular import Order
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rule
from croupier.text import Text

TWO = ("rrop3:5.holdem.1c", "rrop3:3.misdeals.1b", "tda:35A7", "general:deal.5")
"""Two cards exposed are a misdeal."""

BY_PLAYER = ("rrop3:3.irregularities.12b", "rrop11:3.3.12b")
"""A card that the player exposes plays, in every game."""

HOLDEM_NEXT_BURN = ("rrop3:5.holdem.1b", "championship:deal.1", "tda:35A7")
NEXT_BURN = (
    "rrop3:3.irregularities.12a",
    "rrop3:3.irregularities.12b",
    "rrop3:3.misdeals.1f",
    "rrop11:3.3.12",
    "general:deal.3",
)
"""One exposed card is replaced: what hold'em says of it, and what holds for other games too."""


_OFF_TABLE: tuple[RuleId, ...] = ("rrop3:3.irregularities.12d", "rrop11:3.3.12d")
_CLAIMED: tuple[RuleId, ...] = ("rrop3:3.irregularities.12c", "rrop11:3.3.12c")


@rule(*_OFF_TABLE, *_CLAIMED)
def counts_by(incident: CardExposed) -> tuple[RuleId, ...]:
    """The articles by which a card that nobody turned over counts as exposed all the same."""
    if incident.off_table:
        return _OFF_TABLE
    return _CLAIMED if incident.seen == "claimed_before_looking" else ()


@ruling(on=CardExposed, when=is_impossible)
def _refuse(spot: Spot, incident: CardExposed) -> Ruling:
    raise check_exposed(spot, incident)


@ruling(
    "rrop3:3.irregularities.14",
    "rrop11:3.3.14",
    on=CardExposed,
    when=lambda _spot, incident: incident.dropped,
)
def dropped_card_plays(_spot: Spot, incident: CardExposed) -> Ruling:
    """A card that the player himself let fall is not replaced: he plays it."""
    return _plays(
        incident,
        Text(
            "The player let it fall himself, so it is not replaced.",
            "Le joueur l’a fait tomber lui-même\u00a0: elle n’est pas remplacée.",
        ),
    )


@ruling(
    "rrop3:3.irregularities.12c",
    "rrop11:3.3.12c",
    on=CardExposed,
    when=lambda _spot, incident: incident.seen == "claimed_after_looking",
)
def claim_after_looking_is_too_late(_spot: Spot, incident: CardExposed) -> Ruling:
    """Who looks at his card before he says that it flashed keeps it."""
    return _plays(
        incident,
        Text(
            "He looked at the card before he said that it had been exposed.",
            "Il a regardé la carte avant de dire qu’elle avait été exposée.",
        ),
    )


@ruling(
    *BY_PLAYER,
    "tda:35A7",
    on=CardExposed,
    when=lambda spot, incident: incident.by == "player" and not counts(spot, incident),
)
def card_exposed_by_player_plays(spot: Spot, incident: CardExposed) -> Ruling:
    """A card that the player turns over himself is no dealer error: he plays it."""
    made = _plays(
        incident,
        Text(
            "The player exposed it himself; only a dealer’s error changes the deal.",
            "Le joueur l’a exposée lui-même\u00a0; seule une erreur du croupier change la donne.",
        ),
    )
    return replace(made, rules=(*BY_PLAYER, "tda:35A7") if is_flop(spot) else BY_PLAYER)


@ruling(
    *NO_MISDEAL,
    on=CardExposed,
    when=lambda spot, incident: no_return(spot.state) and not is_only_replaced(spot, incident),
)
def exposed_card_told_too_late(spot: Spot, incident: CardExposed) -> Ruling:
    """After action there is no misdeal: the hand is played with the card as it lies.

    A card that makes no misdeal is replaced all the same, until its owner has acted.
    """
    made = _plays(incident, TOO_LATE[spot.options.misdeal.no_return])
    return replace(made, rules=too_late_by(spot))


_FIRST_IN_FLOP_GAMES = ("rrop3:5.holdem.1a", "tda:35A7", "general:deal.2")


@ruling(
    *_FIRST_IN_FLOP_GAMES,
    on=CardExposed,
    when=lambda spot, one: is_flop(spot) and one.nth == 1 and is_among_first(spot, one),
)
def first_card_exposed(spot: Spot, incident: CardExposed) -> Ruling:
    """The very first card of the deal is exposed: misdeal."""
    return _misdeal_by_first(spot, incident, _FIRST_IN_FLOP_GAMES)


@ruling("tda:35A7", "general:deal.2", on=CardExposed, when=is_among_first)
def one_of_the_first_two_exposed(spot: Spot, incident: CardExposed) -> Ruling:
    """One of the first two cards of the deal is exposed: misdeal."""
    rules = ("tda:35A7", "general:deal.2") if is_flop(spot) else ("general:deal.2",)
    return _misdeal_by_first(spot, incident, rules)


@ruling("rrop3:3.misdeals.1a", on=CardExposed, when=is_first_by_list)
def first_or_second_card_exposed(spot: Spot, incident: CardExposed) -> Ruling:
    """By the general list the first or the second card of the deal exposed is a misdeal."""
    return _misdeal_by_first(spot, incident, ("rrop3:3.misdeals.1a",))


@ruling(*TWO, on=CardExposed, when=is_one_too_many)
def two_cards_exposed(spot: Spot, incident: CardExposed) -> Ruling:
    """The dealer has exposed two cards or more: misdeal."""
    count = exposed_so_far(spot, incident)
    return misdeal(
        spot,
        Text(
            "{count} cards have been exposed, the last one of seat {seat}",
            "{count} cartes ont été exposées, la dernière du siège {seat}",
        ).format(count=count, seat=incident.seat),
        (
            *(TWO if is_flop(spot) else ("rrop3:3.misdeals.1b", "general:deal.5")),
            *counts_by(incident),
        ),
    )


@ruling(
    on=CardExposed,
    when=lambda spot, _one: is_replaced_here(spot) and cards_to_spare(spot.state) < 1,
)
def _no_card_to_replace_it(_spot: Spot, _incident: CardExposed) -> Ruling:
    raise FloorRefused(
        Text(
            "No card is left that could replace the exposed one.",
            "Il ne reste aucune carte pour remplacer la carte exposée.",
        ),
        Text("The floor decides in fairness.", "Le responsable tranche en équité."),
    )


@ruling("tda:1", "rrop3:2.decisions.1", on=CardExposed, when=has_played_it)
def exposed_card_told_after_he_acted(spot: Spot, incident: CardExposed) -> Ruling:
    """Its owner has acted on the hand: the card plays, unless fairness asks for another one."""
    instead = _replaced(spot, incident, _IS_NEXT_BURN)
    made = _plays(
        incident,
        Text(
            "He has acted on the hand that holds it; the floor decides in fairness.",
            "Il a déjà joué la main qui la contient\u00a0; le responsable tranche en équité.",
        ),
    )
    return replace(
        made,
        decision="floor_decides",
        discretion=(Alternative("replace_card", instead.says, instead.remedies),),
    )


@ruling(
    "rrop3:3.irregularities.13",
    "rrop11:3.3.13",
    "championship:deal.1",
    on=CardExposed,
    when=lambda spot, one: is_replaced_here(spot) and one.wants_to_keep,
)
def exposed_card_is_not_his_to_keep(spot: Spot, incident: CardExposed) -> Ruling:
    """The player has no choice over a card that was exposed: it is replaced."""
    return _replaced(spot, incident, _NO_CHOICE)


@ruling(
    *_OFF_TABLE,
    on=CardExposed,
    when=lambda spot, one: is_replaced_here(spot) and one.off_table,
)
def card_off_the_table_is_exposed(spot: Spot, incident: CardExposed) -> Ruling:
    """A card that slides off the table in the deal counts as exposed, and is replaced."""
    return _replaced(
        spot,
        incident,
        Text(
            "A card that leaves the table in the deal counts as exposed.",
            "Une carte qui quitte la table pendant la donne compte comme exposée.",
        ),
    )


@ruling(
    "rrop3:3.irregularities.12c",
    "rrop11:3.3.12c",
    on=CardExposed,
    when=lambda spot, one: is_replaced_here(spot) and one.seen == "claimed_before_looking",
)
def claim_before_looking(spot: Spot, incident: CardExposed) -> Ruling:
    """Who says before he looks that his card flashed may have it ruled exposed, and replaced."""
    made = _replaced(
        spot,
        incident,
        Text(
            "He said so before he looked at it.",
            "Il l’a signalé avant de la regarder.",
        ),
    )
    return replace(made, discretion=(Alternative("card_plays", _stays(incident)),))


@ruling(
    "general:deal.3",
    "championship:deal.1",
    on=CardExposed,
    when=lambda spot, one: is_replaced_here(spot) and one.by == "player",
)
def whoever_exposed_it(spot: Spot, incident: CardExposed) -> Ruling:
    """Whoever turned the card over, it is replaced and is the next burn."""
    return _replaced(spot, incident, _IS_NEXT_BURN)


@ruling(
    *NEXT_BURN,
    *HOLDEM_NEXT_BURN,
    on=CardExposed,
    when=lambda spot, _incident: is_replaced_here(spot),
)
def exposed_card_is_the_next_burn(spot: Spot, incident: CardExposed) -> Ruling:
    """Any other hole card that the dealer exposes is replaced when the deal is over, and burned."""
    made = _replaced(spot, incident, _IS_NEXT_BURN)
    of_flop = tuple(
        one for one in HOLDEM_NEXT_BURN if one != "tda:35A7" or incident.nth > _MISDEALT
    )
    return replace(made, rules=(*of_flop, *NEXT_BURN) if is_flop(spot) else NEXT_BURN)


_MISDEALT = 2
"""TDA makes the first two cards of the deal a misdeal, and has only the others replaced."""


def _misdeal_by_first(spot: Spot, incident: CardExposed, rules: tuple[RuleId, ...]) -> Ruling:
    which = (_FELL if incident.off_table else _WHICH)[incident.nth]
    made = misdeal(spot, which.format(seat=incident.seat), (*rules, *counts_by(incident)))
    if incident.seen != "claimed_before_looking":
        return made
    return replace(made, discretion=(Alternative("card_plays", _stays(incident)),))


_FELL = {
    1: Text(
        "card 1 of the deal, of seat {seat}, fell off the table and counts as exposed",
        "la première carte de la donne, celle du siège {seat}, est tombée de la table et compte "
        "comme exposée",
    ),
    2: Text(
        "card 2 of the deal, of seat {seat}, fell off the table and counts as exposed",
        "la deuxième carte de la donne, celle du siège {seat}, est tombée de la table et compte "
        "comme exposée",
    ),
}
_WHICH = {
    1: Text(
        "card 1 of the deal, of seat {seat}, was exposed",
        "la première carte de la donne, celle du siège {seat}, a été exposée",
    ),
    2: Text(
        "card 2 of the deal, of seat {seat}, was exposed",
        "la deuxième carte de la donne, celle du siège {seat}, a été exposée",
    ),
}


def _stays(incident: CardExposed) -> Text:
    return Text(
        "{who} keeps the card; nothing is replaced.",
        "{who} garde la carte\u00a0; rien n’est remplacé.",
    ).format(who=seat_text(incident.seat))


def _plays(incident: CardExposed, why: Text) -> Ruling:
    return Ruling(
        "card_plays",
        _stays(incident),
        why,
        steps=(
            Text(
                "Give the card back to seat {seat}, face down.",
                "Rendez la carte au siège {seat}, face cachée.",
            ).format(seat=incident.seat),
            PLAY_ON,
        ),
    )


def _replaced(spot: Spot, incident: CardExposed, why: Text) -> Ruling:
    """The top card of the stub instead, once the deal is over; the exposed one lies on the stub.

    No book says until when: after action the floor may let the card play.
    """
    seat, place, late = incident.seat, place_of(spot.state, incident), no_return(spot.state)
    return Ruling(
        "replace_card",
        Text(
            "{who} gets the top card of the stub instead; the exposed card is the next burn.",
            "{who} reçoit à la place la carte du dessus du talon\u00a0; "
            "la carte exposée sera la prochaine carte brûlée.",
        ).format(who=seat_text(seat)),
        why,
        remedies=(Order("replace_card", seat=seat, place=place, to="next_burn"),),
        steps=(
            *(() if late else (Text("Finish the deal.", "Terminez la donne."),)),
            Text(
                "Deal the top card of the stub to seat {seat}, face down.",
                "Donnez au siège {seat} la carte du dessus du talon, face cachée.",
            ).format(seat=seat),
            Text(
                "Show the exposed card to all and lay it face up on the stub: it is burned next.",
                "Montrez à tous la carte exposée et posez-la sur le talon, face visible\u00a0: "
                "elle sera brûlée en premier.",
            ),
            *((_EARLIER_TOO,) if incident.earlier else ()),
            *((PLAY_ON,) if late else ()),
        ),
        discretion=(Alternative("card_plays", _stays(incident)),) if late else (),
        facts=(("place", place),),
    )


_EARLIER_TOO = Text(
    "So with each card exposed before, if that is not done yet; the first of them is burned first.",
    "De même pour chaque carte exposée avant, si ce n’est pas fait\u00a0; la première se brûle "
    "d’abord.",
)
_IS_NEXT_BURN = Text(
    "An exposed card may not be kept: it is burned, and another takes its place.",
    "Une carte exposée ne se garde pas\u00a0: elle est brûlée et une autre la remplace.",
)
_NO_CHOICE = Text(
    "He may not keep it: a card exposed in the deal leaves the player no choice.",
    "Il ne peut pas la garder\u00a0: une carte exposée à la donne ne laisse pas le choix.",
)
