"""Judges of cards shown to one person alone."""

from dataclasses import replace

from croupier.cards import HIDDEN, JOKER, Card
from croupier.floor.conduct.conduct_words import NO_PENALTY
from croupier.floor.hands.dead_hand_effect import killed_instead
from croupier.floor.hands.hand_told import is_pushed, no_cards_there, told_wrong
from croupier.floor.hands.showdown_told import ShownToOne
from croupier.floor.ruling import FloorRefused, Penalty, Remedy, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play import events as ev
from croupier.play.irregular import Order
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.text import Text


def places_of(
    state: HandState, seat: SeatNo, cards: tuple[Card, ...], places: tuple[int, ...] = ()
) -> tuple[int, ...] | None:
    """Where the cards lie in the hand: at the *places* told, or all of them if nothing is told.

    None if that cannot be.  *cards* that are named take the places of cards that nobody knows.  Of
    cards that only their owner and the house know none is named: whether a guess is right must not
    be told.
    """
    hole = state.hole[seat]
    if places:
        there = len(set(places)) == len(places) and all(0 <= one < len(hole) for one in places)
        return tuple(sorted(places)) if there and not cards else None
    if not cards:
        return tuple(range(len(hole)))
    open_to_all = seen_by_all(state, seat)
    if any(card != HIDDEN and not seen for card, seen in zip(hole, open_to_all, strict=True)):
        return None
    strange = [card for card in cards if card not in hole]
    hidden = [place for place, card in enumerate(hole) if card == HIDDEN]
    elsewhere = {*state.board, *(card for held in state.hole for card in held), HIDDEN, JOKER}
    if len(set(cards)) < len(cards) or len(strange) > len(hidden) or HIDDEN in cards:
        return None
    if elsewhere.intersection(strange):
        return None
    known = [hole.index(card) for card in cards if card in hole]
    return tuple(sorted((*known, *hidden[: len(strange)])))


def seen_by_all(state: HandState, seat: SeatNo) -> tuple[bool, ...]:
    """Of each card of the hand whether everybody has seen it."""
    exposed = state.irregular.exposed_of(seat) if state.irregular else ()
    shown = state.shown[seat] + (HIDDEN,) * len(state.hole[seat])
    return tuple(
        up or card in exposed or seen != HIDDEN
        for card, up, seen in zip(state.hole[seat], state.up[seat], shown, strict=False)
    )


def as_shown(
    state: HandState, seat: SeatNo, cards: tuple[Card, ...], places: tuple[int, ...] = ()
) -> tuple[Card, ...]:
    """The hand with the cards that were shown, and the others face down."""
    hole = state.hole[seat]
    strange = [card for card in cards if card not in hole]
    lying = places_of(state, seat, cards, places) or ()
    shown = []
    for place, card in enumerate(hole):
        if place not in lying:
            shown.append(HIDDEN)
        else:
            shown.append(strange.pop(0) if card == HIDDEN and strange else card)
    return tuple(shown)


def _shown_wrong(spot: Spot, incident: ShownToOne) -> tuple[FloorRefused, ...]:
    state, seat = spot.state, incident.seat
    if wrong := no_cards_there(state, seat):
        return wrong
    if not 0 <= incident.to <= state.chairs or incident.to == seat:
        return told_wrong(
            f"There is nobody else in seat {incident.to}.",
            f"Il n’y a personne d’autre au siège {incident.to}.",
            "Name another seat, or 0 for somebody on the rail.",
            "Nommez un autre siège, ou 0 pour quelqu’un hors de la table.",
        )
    if places_of(state, seat, incident.cards, incident.places) is None:
        return told_wrong(
            f"It is not told which cards of seat {seat} were shown.",
            f"On ne sait pas quelles cartes du siège {seat} ont été montrées.",
            "Name their places, counted from 0; name cards only where the house knows none.",
            "Dites leurs places, comptées à partir de 0\u00a0; ne nommez des cartes que là où la "
            "maison n’en connaît aucune.",
        )
    return ()


@ruling(
    "house:action.unknown",
    on=ShownToOne,
    when=lambda spot, incident: bool(_shown_wrong(spot, incident)),
)
def shown_told_wrong(spot: Spot, incident: ShownToOne) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _shown_wrong(spot, incident)[0]


def _to_all(spot: Spot) -> bool:
    return spot.options.showdown.show_one_all


def _is_penalised(spot: Spot, incident: ShownToOne) -> bool:
    """A live hand was shown in a house in which that is answered by degrees."""
    graded = spot.options.conduct.penalty_scale == "warning_hands_rounds_disqualification"
    return graded and spot.state.live[incident.seat] and not is_pushed(spot.state)


@ruling(
    "tda:67b",
    "championship:showdown.1b",
    "rrop3:3.showdown.6b",
    on=ShownToOne,
    when=lambda spot, incident: _to_all(spot) and _is_penalised(spot, incident),
)
def live_hand_shown_to_one(spot: Spot, incident: ShownToOne) -> Ruling:
    """A live hand shown to one is shown to all when it is over, and may be penalised besides."""
    made = shown_in_the_hand(spot, incident)
    shown = "A penalty may follow: one player to a hand."
    return replace(
        made,
        says=Text(
            f"{made.says.en} {shown}",
            f"{made.says.fr} Une pénalité est possible\u00a0: une main, un joueur.",
        ),
        discretion=(NO_PENALTY,),
        penalty=Penalty("one_player_to_a_hand", "may", spot.house.cite(("tda:67b", "tda:71B"))),
    )


def _may_be_killed(spot: Spot, incident: ShownToOne) -> bool:
    """A live hand was shown on purpose in an event of more than two who can be harmed by it."""
    options, state = spot.options.dead_hands, spot.state
    free = options.expose_headsup_free and len(state.setup.dealt_in) == _TWO
    live = state.live[incident.seat] and not is_pushed(state)
    return live and options.expose_live == "may_be_killed" and not free


_TWO = 2


@ruling(
    "rrop3:11.tournament.19",
    "rrop3:3.showdown.6b",
    on=ShownToOne,
    when=lambda spot, incident: _to_all(spot) and _may_be_killed(spot, incident),
)
def live_hand_shown_may_be_killed(spot: Spot, incident: ShownToOne) -> Ruling:
    """No card is shown during a hand of a tournament: the floor may have it killed for that."""
    made = shown_in_the_hand(spot, incident)
    seat = incident.seat
    article = spot.house.cite(("rrop3:11.tournament.19",))
    return replace(
        made,
        says=Text(
            f"{made.says.en} The hand plays on unless the floor kills it.",
            f"{made.says.fr} La main reste en jeu, sauf si le floor la tue.",
        ),
        discretion=(killed_instead(spot.state, seat), NO_PENALTY),
        penalty=Penalty("revealing_live_hand", "may", article),
    )


@ruling(
    "rrop3:3.showdown.6b",
    on=ShownToOne,
    when=lambda spot, _: _to_all(spot) and not is_pushed(spot.state),
)
def shown_in_the_hand(spot: Spot, incident: ShownToOne) -> Ruling:
    """What one player saw before the hand is over the others see when it is."""
    return Ruling(
        "show_all",
        Text(
            "What seat {seat} showed is shown to everybody when the hand is over.",
            "Ce que le siège {seat} a montré sera montré à tous à la fin de la main.",
        ).format(seat=incident.seat),
        Text(
            "Shown to one is shown to all, but not while the hand is played.",
            "Montré à un, montré à tous, mais pas pendant que la main se joue.",
        ),
        remedies=_for_later(spot.state, incident),
        steps=(
            Text("Remember which cards he showed.", "Retenez de quelles cartes il s’agit."),
            Text(
                "Show them to all once the pot is pushed.",
                "Montrez-les à tous une fois le pot poussé.",
            ),
        ),
        facts=(("when", "after_hand"),),
    )


def _for_later(state: HandState, incident: ShownToOne) -> tuple[Remedy, ...]:
    """Nothing can be ordered of a hand that a draw may still change."""
    if any(street.draw or street.throw for street in state.game.streets[state.street :]):
        return ()
    if not (incident.cards or incident.places):
        return (Order("show_to_all", street=0, seat=incident.seat),)
    places = places_of(state, incident.seat, incident.cards, incident.places) or ()
    return tuple(Order("show_to_all", street=0, seat=incident.seat, place=one) for one in places)


def _won(state: HandState, seat: SeatNo) -> bool:
    return any(award[0] == seat and award[1] for award in state.awards)


@ruling(
    "rrop3:3.showdown.6a",
    "championship:showdown.1b",
    on=ShownToOne,
    when=lambda spot, incident: _to_all(spot) and _won(spot.state, incident.seat),
)
def winner_showed_one(spot: Spot, incident: ShownToOne) -> Ruling:
    """A winning hand shown to one is shown to all, and no card that he kept."""
    return _shown_to_all(spot.state, incident)


@ruling(
    "rrop3:3.showdown.6a",
    on=ShownToOne,
    when=lambda spot, _: _to_all(spot),
)
def loser_showed_one(spot: Spot, incident: ShownToOne) -> Ruling:
    """Cards shown to one after the hand are shown to all, and no others."""
    return _shown_to_all(spot.state, incident)


def _shown_to_all(state: HandState, incident: ShownToOne) -> Ruling:
    cards = as_shown(state, incident.seat, incident.cards, incident.places)
    known = any(card != HIDDEN for card in cards)
    return Ruling(
        "show_all",
        Text(
            "What seat {seat} showed to one is shown to all.",
            "Ce que le siège {seat} a montré à un est montré à tous.",
        ).format(seat=incident.seat),
        Text("Shown to one, shown to all.", "Montré à un, montré à tous."),
        remedies=(ev.Shown(incident.seat, cards),) if known else (),
        steps=(
            Text("Lay the same cards open for all.", "Ouvrez les mêmes cartes devant tous."),
            Text("Leave the others face down.", "Laissez les autres face cachée."),
        ),
        facts=(("when", "now"), ("cards", len(incident.cards or incident.places or cards))),
    )


@ruling("tda:67b", on=ShownToOne, when=lambda spot, _: not is_pushed(spot.state))
def one_player_to_a_hand(spot: Spot, incident: ShownToOne) -> Ruling:  # noqa: ARG001 - one shape
    """Where it need not be shown to all, showing a hand to one is a breach nevertheless."""
    return Ruling(
        "penalty",
        Text(
            "The hand of seat {seat} plays on; showing it to one person may be penalised.",
            "La main du siège {seat} continue\u00a0; l’avoir montrée peut être pénalisé.",
        ).format(seat=incident.seat),
        Text("One player to a hand.", "Une main, un joueur."),
        steps=(
            Text("Ask him to keep his cards to himself.", "Demandez-lui de garder ses cartes."),
            Text("Go on with the hand.", "Continuez la main."),
        ),
        penalty=Penalty("one_player_to_a_hand", "may", ("tda:67b",)),
    )


@ruling("house:showdown.shown_privately", on=ShownToOne)
def shown_privately(spot: Spot, incident: ShownToOne) -> Ruling:  # noqa: ARG001 - one shape
    """Where nothing else is said, what one person saw after the hand stays with him."""
    return Ruling(
        "no_action",
        Text(
            "Nothing more of seat {seat}’s hand is shown.",
            "Rien de plus de la main du siège {seat} n’est montré.",
        ).format(seat=incident.seat),
        Text(
            "This house lets a player show his cards to whom he likes after the hand.",
            "Cette maison laisse un joueur montrer ses cartes à qui il veut après la main.",
        ),
        steps=(
            Text("Take the cards in.", "Ramassez les cartes."),
            Text("Deal the next hand.", "Donnez la main suivante."),
        ),
    )
