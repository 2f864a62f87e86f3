"""Judges of a showdown at which everybody waits for another to show his hand."""

from croupier.floor.hands.dead_hands import is_only_dealt_on
from croupier.floor.hands.hand_told import told_wrong
from croupier.floor.hands.showdown_told import NobodyShows
from croupier.floor.ruling import Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.setup import SeatNo
from croupier.play.showdown import showing_order
from croupier.play.state import HandState
from croupier.text import Text


def _waits(state: HandState) -> bool:
    return is_only_dealt_on(state) or (state.phase == "showing" and state.actor > 0)


@ruling("house:action.unknown", on=NobodyShows, when=lambda spot, _: not _waits(spot.state))
def waiting_told_wrong(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001 - one shape
    """What cannot have happened as it was told is not ruled on."""
    raise told_wrong(
        "No hand is waited for here.",
        "On n’attend aucune main ici.",
        "Tell it once the last bet is called, with several hands left.",
        "Dites-le une fois la dernière mise suivie, avec plusieurs mains en jeu.",
    )[0]


@ruling(
    "tda:16",
    "rrop3:11.tournament.28",
    on=NobodyShows,
    when=lambda spot, _: spot.options.showdown.allin_all_up and _somebody_is_all_in(spot.state),
)
def all_hands_are_turned_up(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001
    """With somebody all-in and the betting over nobody is first: all hands are opened at once."""
    live = tuple(seat for seat, is_in in enumerate(spot.state.live) if is_in)
    deal = () if _is_last_round(spot.state) else (_DEAL_ON,)
    return Ruling(
        "show_all",
        Text(
            "Nobody is first: all hands are opened at once, and none may be thrown away.",
            "Personne n’est premier\u00a0: toutes les mains s’ouvrent aussitôt, et aucune ne se "
            "jette.",
        ),
        Text(
            "A player is all-in, and nobody can bet any more.",
            "Un joueur est à tapis, et plus personne ne peut miser.",
        ),
        steps=(
            Text("Have every live hand laid open.", "Faites ouvrir toutes les mains vivantes."),
            *deal,
        ),
        facts=(("all_up", True), ("order", live)),
    )


def _somebody_is_all_in(state: HandState) -> bool:
    return state.able < state.live_count


def _is_last_round(state: HandState) -> bool:
    return state.street == len(state.game.streets) - 1


_DEAL_ON = Text("Deal the cards that are still to come.", "Donnez les cartes qui restent à venir.")


@ruling(
    "championship:showdown.2",
    "general:showdown.2",
    "rrop3:3.showdown.7a",
    on=NobodyShows,
    when=lambda spot, _: not _is_last_round(spot.state),
)
def no_hand_is_shown_yet(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001 - one shape
    """Where all-in hands are not turned up, nobody shows before the last card has come."""
    return Ruling(
        "play_on",
        Text(
            "Nobody has to show before the last card is dealt.",
            "Personne n’a à montrer avant que la dernière carte soit donnée.",
        ),
        Text(
            "In this house hands are shown at the end, also those of players all-in.",
            "Dans cette maison les mains se montrent à la fin, même celles des joueurs à tapis.",
        ),
        steps=(_DEAL_ON, Text("Then have the hands shown.", "Puis faites montrer les mains.")),
        facts=(("all_up", False), ("first", 0)),
    )


@ruling(
    "rrop3:3.showdown.1",
    "championship:showdown.1d",
    on=NobodyShows,
    when=lambda spot, _: spot.state.live_count == 1,
)
def last_hand_is_shown_for_the_pot(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001
    """All others have thrown their hands away: the last one is shown before it is paid."""
    (seat,) = _order(spot.state)
    return Ruling(
        "play_on",
        _NEXT.format(seat=seat),
        Text(
            "A pot that was played to the showdown goes to a hand that all have seen.",
            "Un pot joué jusqu’à l’abattage va à une main que tous ont vue.",
        ),
        steps=(
            Text(
                "Have seat {seat} lay all his cards open.",
                "Faites ouvrir toutes ses cartes au siège {seat}.",
            ).format(seat=seat),
            Text("Then push him the pot.", "Poussez-lui ensuite le pot."),
        ),
        facts=(("first", seat), ("order", (seat,))),
    )


def _has_side_pot(state: HandState) -> bool:
    """Whether a hand is left that plays for less than the others."""
    return len({put for seat, put in enumerate(state.put) if state.live[seat]}) > 1


def _order(state: HandState) -> tuple[SeatNo, ...]:
    """Who still has to show, in turn."""
    if state.phase != "showing":
        return showing_order(state)
    waiting = [seat for seat in state.show_order if state.live[seat]]
    return tuple(waiting[waiting.index(state.actor) :])


def _first(state: HandState, why: Text) -> Ruling:
    order = _order(state)
    seats: dict[str, Text | str | int] = {
        "seat": order[0],
        "rest": ", ".join(map(str, order[1:])),
    }
    says = _NEXT if len(order) == 1 else _WITH_SIDE_POT if _has_side_pot(state) else _IN_TURN
    imposed = (_IMPOSED,) if state.options.showdown.order_forced == "when_director_orders" else ()
    return Ruling(
        "play_on",
        says.format(**seats),
        why,
        steps=(
            *imposed,
            Text(
                "Ask seat {seat} to show his hand, or to give it up.",
                "Demandez au siège {seat} de montrer sa main, ou d’y renoncer.",
            ).format(**seats),
            Text(
                "Go on clockwise; who surely wins may show at once.",
                "Continuez dans le sens horaire\u00a0; qui gagne sûrement peut montrer aussitôt.",
            ),
        ),
        facts=(("first", order[0]), ("order", order)),
    )


_NEXT = Text("It is for seat {seat} to show.", "C’est au siège {seat} de montrer.")
_IN_TURN = Text(
    "Seat {seat} shows first, then in turn: {rest}.",
    "Le siège {seat} montre le premier, puis dans l’ordre\u00a0: {rest}.",
)
_WITH_SIDE_POT = Text(
    "Seat {seat} shows first, then in turn: {rest}. The side pot comes before the main pot.",
    "Le siège {seat} montre le premier, puis dans l’ordre\u00a0: {rest}. Le pot annexe passe avant "
    "le pot principal.",
)
_IMPOSED = Text(
    "Have the floor order it, as nobody shows by himself.",
    "Faites-le ordonner par le floor, puisque personne ne montre de lui-même.",
)


@ruling(
    "championship:showdown.2",
    "general:showdown.1",
    "rrop3:3.showdown.7b",
    "rrop3:3.showdown.7d",
    on=NobodyShows,
    when=lambda spot, _: spot.state.aggressor > 0 and _has_side_pot(spot.state),
)
def last_bettor_of_the_side_pot_shows(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001
    """The side pot is shown for first, by the player who bet or raised last."""
    return _first(spot.state, _BET_LAST)


@ruling(
    "tda:17A",
    "championship:showdown.2",
    "general:showdown.1",
    "rrop3:3.showdown.7b",
    on=NobodyShows,
    when=lambda spot, _: spot.state.aggressor > 0 and not _somebody_is_all_in(spot.state),
)
def last_bettor_shows(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001 - one shape
    """After a bet in the last round the player who bet or raised last shows first."""
    return _first(spot.state, _BET_LAST)


@ruling(
    "championship:showdown.2",
    "general:showdown.1",
    "rrop3:3.showdown.7b",
    on=NobodyShows,
    when=lambda spot, _: spot.state.aggressor > 0,
)
def last_bettor_shows_to_an_all_in(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001
    """So it is with somebody all-in, where the house does not turn up all hands for that."""
    return _first(spot.state, _BET_LAST)


_BET_LAST = Text(
    "Who bet or raised last in the last round shows before those who paid to see.",
    "Qui a misé ou relancé le dernier montre avant ceux qui ont payé pour voir.",
)


@ruling(
    "general:showdown.3",
    on=NobodyShows,
    when=lambda spot, _: spot.options.showdown.first_no_bet == "left_of_button",
)
def left_of_the_button_shows(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001
    """Without a bet in the last round the first hand left of the button shows first."""
    why = Text(
        "Nobody bet in the last round: it begins left of the button.",
        "Personne n’a misé au dernier tour\u00a0: on commence à gauche du bouton.",
    )
    return _first(spot.state, why)


@ruling(
    "tda:17Ab",
    "championship:showdown.2b",
    "rrop3:3.showdown.7a",
    on=NobodyShows,
)
def first_to_act_shows(spot: Spot, incident: NobodyShows) -> Ruling:  # noqa: ARG001 - one shape
    """Without a bet in the last round whoever was first to act in it shows first."""
    why = Text(
        "Nobody bet in the last round: who was first to act in it shows first.",
        "Personne n’a misé au dernier tour\u00a0: le premier de parole montre le premier.",
    )
    return _first(spot.state, why)
