"""Judges of the showdown: hands half shown, misread or miscalled, and boards that are played."""

from dataclasses import replace

from croupier.cards import HIDDEN
from croupier.floor.hands.dead_hand_effect import (
    LIVE_STEPS,
    dead_for_good,
    is_last,
    killed_instead,
    last_hand_wins,
)
from croupier.floor.hands.hand_told import is_pushed, no_cards_there, no_live_hand, told_wrong
from croupier.floor.hands.pots_again import corrected, due_among, live_seats, shown_by
from croupier.floor.hands.showdown_told import PartlyShown, PlaysBoard
from croupier.floor.hands.shown_to_one import as_shown, places_of
from croupier.floor.happening import happens
from croupier.floor.ruling import Alternative, FloorRefused, Remedy, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play import events as ev
from croupier.play.fold_showdown import is_all_shown
from croupier.play.irregular import Order
from croupier.play.irregular_events import RuledLive
from croupier.play.mending import Mending
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.play.turns import wins_unshown
from croupier.ranking.value import HAND_SIZE
from croupier.text import Text


def _partly_wrong(state: HandState, incident: PartlyShown) -> tuple[FloorRefused, ...]:
    seat = incident.seat
    if wrong := no_live_hand(state, seat):
        return wrong
    told = bool(incident.cards or incident.places)
    places = places_of(state, seat, incident.cards, incident.places) if told else ()
    seen = places is not None and (places or any(c != HIDDEN for c in state.shown[seat]))
    whole = places is not None and len(places) == len(state.hole[seat])
    being_shown = state.phase == "showing" or _is_last_at_showdown(state, seat)
    if not being_shown or is_all_shown(state, seat) or not seen or whole:
        return told_wrong(
            f"Seat {seat} has not shown a part of his hand at the showdown.",
            f"Le siège {seat} n’a pas montré une partie de sa main à l’abattage.",
            "Tell the places of some cards of a hand that is still to be shown, counted from 0.",
            "Dites les places de quelques cartes d’une main encore à montrer, à partir de 0.",
        )
    return ()


def _is_last_at_showdown(state: HandState, seat: SeatNo) -> bool:
    """All others have thrown their hands away when they were to be shown."""
    waits = state.phase in ("showing", "awarding")
    return waits and is_last(state, seat) and seat in state.show_order


@happens(on=PartlyShown)
def some_cards_lie_open(mending: Mending, incident: PartlyShown) -> None:
    """The cards that were laid open are seen by everybody."""
    state, seat = mending.state, incident.seat
    if (incident.cards or incident.places) and not _partly_wrong(state, incident):
        shown = as_shown(state, seat, incident.cards, incident.places)
        mending.events.append(ev.Shown(seat, shown))


@ruling(
    "house:action.unknown",
    on=PartlyShown,
    when=lambda spot, incident: bool(_partly_wrong(spot.state, incident)),
)
def partly_told_wrong(spot: Spot, incident: PartlyShown) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _partly_wrong(spot.state, incident)[0]


def _wins_unseen(spot: Spot, seat: SeatNo) -> bool:
    """In a house in which the last hand that is left need not be shown to win."""
    return wins_unshown(spot.state) and _is_last_at_showdown(spot.state, seat)


@ruling(
    "tda:17B",
    "general:showdown.2",
    on=PartlyShown,
    when=lambda spot, incident: (
        is_last(spot.state, incident.seat)
        and (incident.mucked or _wins_unseen(spot, incident.seat))
    ),
)
def last_hand_partly_shown(spot: Spot, incident: PartlyShown) -> Ruling:  # noqa: ARG001 - one shape
    """The last live hand cannot be thrown away, and need not be shown whole."""
    return last_hand_wins(incident.seat)


def _retrieved(spot: Spot, incident: PartlyShown) -> bool:
    by_house = spot.options.dead_hands.retrieve == "house_discretion"
    return incident.identifiable and by_house


@ruling("rrop3:3.dead.8b", on=PartlyShown, when=lambda s, i: i.mucked and _retrieved(s, i))
def partly_shown_hand_is_retrieved(spot: Spot, incident: PartlyShown) -> Ruling:
    """A hand that is known for certain is taken back from the muck, to be tabled whole."""
    seat = incident.seat
    return Ruling(
        "hand_live",
        Text("The hand of seat {seat} is live.", "La main du siège {seat} est vivante.").format(
            seat=seat
        ),
        Text(
            "The cards are known for certain and can be taken back.",
            "Les cartes se reconnaissent avec certitude et peuvent être reprises.",
        ),
        steps=(LIVE_STEPS[0], _ALL_OPEN),
        discretion=(killed_instead(spot.state, seat),),
    )


_ALL_OPEN = Text("Have all his cards laid open.", "Faites ouvrir toutes ses cartes.")


@ruling("tda:13B", "rrop3:3.showdown.2b", on=PartlyShown, when=lambda _, i: i.mucked)
def thrown_before_it_was_read(spot: Spot, incident: PartlyShown) -> Ruling:
    """Who throws his cards without tabling them all, thinking he has won, does so at his risk."""
    seat = incident.seat
    made = dead_for_good(
        spot.state,
        seat,
        Text(
            "He threw his cards before the whole hand was tabled and read.",
            "Il a jeté ses cartes avant que toute la main soit tablée et lue.",
        ),
    )
    if not incident.identifiable:
        return made
    live = Text(
        "The hand of seat {seat} counts as tabled.", "La main du siège {seat} vaut comme tablée."
    ).format(seat=seat)
    return replace(made, discretion=(Alternative("hand_live", live, shown_by(spot.state, seat)),))


def _is_two_of_own(state: HandState) -> bool:
    """A game whose hands are made of exactly two of the player's own cards."""
    return all(share.from_hole for share in state.game.shares)


@ruling(
    "tda:15A",
    "rrop3:3.showdown.1",
    "championship:showdown.1d",
    on=PartlyShown,
    when=lambda _, incident: incident.refuses,
)
def refuses_to_show_all(spot: Spot, incident: PartlyShown) -> Ruling:
    """Who refuses to show the rest has the floor called, and the award waits."""
    state, seat = spot.state, incident.seat
    tabled = Text(
        "The whole hand of seat {seat} is tabled.", "Toute la main du siège {seat} est tablée."
    ).format(seat=seat)
    instead = [Alternative("table_hand", tabled, shown_by(state, seat))]
    if state.live[seat] and state.live_count > 1:
        instead.append(killed_instead(state, seat))
    return Ruling(
        "floor_decides",
        Text(
            "Seat {seat} refuses to show all his cards: the floor decides, and the pot waits.",
            "Le siège {seat} refuse de montrer toutes ses cartes\u00a0: le floor décide, et le pot "
            "attend.",
        ).format(seat=seat),
        Text(
            "A hand wins at the showdown only with all its cards open.",
            "À l’abattage, une main ne gagne qu’avec toutes ses cartes ouvertes.",
        ),
        steps=(
            Text("Push no pot.", "Ne poussez aucun pot."),
            Text("Call the floor.", "Appelez le floor."),
        ),
        discretion=tuple(instead),
        facts=(("call_floor", True), ("award_waits", True)),
    )


@ruling(
    "tda:15A",
    "tda:13A",
    "rrop3:3.showdown.1",
    "rrop3:6.omaha.0c",
    on=PartlyShown,
    when=lambda spot, _: _is_two_of_own(spot.state),
)
def omaha_hand_partly_shown(spot: Spot, incident: PartlyShown) -> Ruling:
    """At Omaha all four cards are shown, however good two of them are."""
    return _to_show_all(spot.state, incident.seat)


@ruling(
    "tda:15A",
    "tda:13A",
    "rrop3:3.showdown.1",
    "championship:showdown.1d",
    on=PartlyShown,
)
def hand_partly_shown(spot: Spot, incident: PartlyShown) -> Ruling:
    """The dealer asks who shows a part of his hand for all of it."""
    return _to_show_all(spot.state, incident.seat)


def _to_show_all(state: HandState, seat: SeatNo) -> Ruling:
    count = len(state.hole[seat])
    return Ruling(
        "show_all",
        Text(
            "Seat {seat} must show all {count} cards to win any of the pot.",
            "Le siège {seat} doit montrer ses {count} cartes pour gagner une part du pot.",
        ).format(seat=seat, count=count),
        Text(
            "A hand is tabled only with all its cards open.",
            "Une main n’est tablée qu’avec toutes ses cartes ouvertes.",
        ),
        steps=(
            Text("Ask him to lay all his cards open.", "Demandez-lui d’ouvrir toutes ses cartes."),
            Text("If he refuses, call the floor.", "S’il refuse, appelez le floor."),
        ),
        facts=(("must_table_all", True), ("cards_required", count), ("if_refuses", "call_floor")),
    )


def _board_wrong(state: HandState, incident: PlaysBoard) -> tuple[FloorRefused, ...]:
    seat = incident.seat
    if wrong := no_cards_there(state, seat):
        return wrong
    if not can_be_played(state):
        return told_wrong(
            "No hand can be made of the board alone here.",
            "Ici, aucune main ne se fait avec le seul tableau.",
            "Five common cards that may all be played are needed.",
            "Il faut cinq cartes communes qui puissent toutes jouer.",
        )
    at_showdown = seat in state.show_order and state.phase in _SHOWDOWN
    if at_showdown and not (state.live[seat] and (is_all_shown(state, seat) or is_pushed(state))):
        return ()
    return told_wrong(
        f"Seat {seat} has no cards to throw at the showdown.",
        f"Le siège {seat} n’a pas de cartes à jeter à l’abattage.",
        "Name a player whose hand was not tabled.",
        "Nommez un joueur dont la main n’a pas été tablée.",
    )


_SHOWDOWN = frozenset({"showing", "awarding", "settled", "over"})


def can_be_played(state: HandState) -> bool:
    """Whether all five common cards may make a hand, on one board."""
    free = not any(share.from_hole for share in state.game.shares)
    return free and len(state.board) == HAND_SIZE and state.runs < 2  # noqa: PLR2004 - one board


@ruling(
    "house:action.unknown",
    on=PlaysBoard,
    when=lambda spot, incident: bool(_board_wrong(spot.state, incident)),
)
def board_told_wrong(spot: Spot, incident: PlaysBoard) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise _board_wrong(spot.state, incident)[0]


@ruling("tda:17B", on=PlaysBoard, when=lambda spot, incident: is_last(spot.state, incident.seat))
def last_hand_plays_board(spot: Spot, incident: PlaysBoard) -> Ruling:  # noqa: ARG001 - one shape
    """The last live hand cannot be thrown away."""
    return last_hand_wins(incident.seat)


@ruling(
    "tda:19",
    "rrop3:3.showdown.1",
    on=PlaysBoard,
    when=lambda spot, _: spot.options.showdown.play_board == "table_all_cards",
)
def board_needs_tabled_cards(spot: Spot, incident: PlaysBoard) -> Ruling:
    """To play the board a player tables all his cards; thrown ones win nothing."""
    return dead_for_good(
        spot.state,
        incident.seat,
        Text(
            "To play the board all cards must be tabled.",
            "Pour jouer le tableau, il faut tabler toutes ses cartes.",
        ),
    )


@ruling("rrop3:5.holdem.6", on=PlaysBoard, when=lambda _, incident: incident.said_before_mucking)
def board_was_announced(spot: Spot, incident: PlaysBoard) -> Ruling:
    """Who says that he plays the board before he throws his cards keeps his part of the pot."""
    seat = incident.seat
    return Ruling(
        "hand_live",
        Text(
            "Seat {seat} plays the board and keeps his claim to the pot.",
            "Le siège {seat} joue le tableau et garde son droit au pot.",
        ).format(seat=seat),
        Text(
            "He said so before he threw his cards away.",
            "Il l’a dit avant de jeter ses cartes.",
        ),
        remedies=_plays_on_board(spot.state, seat),
        steps=(
            Text(
                "Read the five common cards as his hand.",
                "Lisez les cinq cartes communes comme sa main.",
            ),
            Text("Push him his part of the pot.", "Poussez-lui sa part du pot."),
        ),
    )


def _plays_on_board(state: HandState, seat: SeatNo) -> tuple[Remedy, ...]:
    """His own cards are out of play, and the board stands for his hand."""
    if is_pushed(state):
        others = live_seats(state)
        moved = corrected(state, due_among(state, {*others, seat}, (seat,)))
        return (*(event for one in others for event in shown_by(state, one)), *moved)
    out = Order("take_back_card", seat=seat, to="removed")
    orders = (out,) * len(state.hole[seat])
    if not state.live[seat]:
        return (*orders, RuledLive(seat))
    return (*orders, ev.Shown(seat, ())) if state.actor == seat else orders


@ruling("rrop3:5.holdem.6", "rrop3:3.dead.1", on=PlaysBoard)
def board_was_not_announced(spot: Spot, incident: PlaysBoard) -> Ruling:
    """Who throws his cards in silence gives up the pot."""
    return dead_for_good(
        spot.state,
        incident.seat,
        Text(
            "He did not say that he plays the board before he threw his cards.",
            "Il n’a pas dit qu’il jouait le tableau avant de jeter ses cartes.",
        ),
    )
