"""Judges of later stud streets: burns put right, streets begun too early."""

from collections.abc import Sequence

from croupier.floor.happening import happens
from croupier.floor.own_games.stud_burns import (
    LEAVE_CARDS,
    put_right,
    steps_of,
    to_correct,
)
from croupier.floor.own_games.stud_opening import opens_with
from croupier.floor.own_games.stud_told import (
    GO_ON,
    StudBurnError,
    StudCardsEarly,
    all_dealt,
    is_last_street,
    last_card_is_down,
    live_in_order,
    street_lies_unbet,
    stud_hand_fault,
)
from croupier.floor.ruling import FloorRefused, Remedy, Ruling, refused, ruling
from croupier.floor.spot import Spot, seats_text
from croupier.play.duty import cards_due
from croupier.play.irregular import Order
from croupier.play.irregular_events import Limited
from croupier.play.mending import Mending
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.text import Text

_NO_LOOK = Text(
    "Only a last card that lies face down can be looked at by its player alone.",
    "Seule une dernière carte cachée peut être regardée par son seul joueur.",
)


def burn_fault(state: HandState, incident: StudBurnError) -> FloorRefused | None:
    """Why the burn of this stud street cannot have gone wrong like that; None if it can."""
    seats = live_in_order(state)
    fault = stud_hand_fault(state, seats[0] if seats else 0)
    if fault:
        return fault
    waits = state.phase == "betting" or street_lies_unbet(state)
    dealt = waits and state.street > 0 and all_dealt(state)
    if not dealt or state.turned_up or incident.burned not in (0, 2):
        return refused(
            "No street that is dealt over a burn lies there to be bet on.",
            "Aucune rue donnée après une carte brûlée n’est en cours.",
            Text(
                "Tell it in the betting round of that street: 0 or 2 cards burned.",
                "Le signaler pendant le tour de mises de cette rue\u00a0: 0 ou 2 brûlées.",
            ),
        )
    seen_alone = is_last_street(state) and last_card_is_down(state)
    if incident.looked and not (seen_alone and set(incident.looked) <= set(seats)):
        return FloorRefused(
            Text("Nobody looked at a card like that.", "Personne n’a regardé une telle carte."),
            _NO_LOOK,
        )
    return None


def _is_fresh(state: HandState) -> bool:
    return state.turn == state.round_turn


@happens(on=StudBurnError)
def _street_dealt_wrong(mending: Mending, incident: StudBurnError) -> None:
    """Each player holds the card before or after the one he should have got."""
    state, piles = mending.state, mending.piles
    if burn_fault(state, incident) or not _is_fresh(state):
        return
    if not (piles.stub if incident.burned else piles.burns):
        raise refused(
            "The deck is too short for that.",
            "Le talon est trop court pour cela.",
            Text("Tell what lies on the table.", "Signalez ce qui est sur la table."),
        )
    seats = live_in_order(state)
    for seat in reversed(seats):
        mending.move("hand", "stub", seat=seat, place=len(mending.state.hole[seat]) - 1)
    if incident.burned:
        mending.move("stub", "burns")
    else:
        mending.move("burns", "stub")
    up = not last_card_is_down(state)
    for seat in seats:
        mending.move("stub", "hand", seat=seat, open=up, up=up)


@ruling(on=StudBurnError, when=lambda spot, one: burn_fault(spot.state, one) is not None)
def no_stud_burn_error(spot: Spot, incident: StudBurnError) -> Ruling:
    """No such error can have been made."""
    raise burn_fault(spot.state, incident) or ValueError


def is_order_left(spot: Spot, incident: StudBurnError) -> bool:
    """Whether the cards stay as they came: noticed late, or a burn too many.

    Cards that can still be moved are, where a higher book of the house says so.
    """
    if spot.options.dealing.burn_error_late != "order_ignored":
        return False
    first = spot.house.cite(("rrop3:8.stud.13a", "tda:38"))[:1]
    return not _is_fresh(spot.state) or (incident.burned > 1 and first == ("tda:38",))


@ruling("tda:38", on=StudBurnError, when=is_order_left)
def order_of_cards_is_left(spot: Spot, _incident: StudBurnError) -> Ruling:
    """Burns protect the deck, they do not keep its order: nothing is put back."""
    return Ruling(
        "card_plays",
        Text(
            "Every player keeps the card he was dealt; later streets are dealt as usual.",
            "Chacun garde la carte reçue\u00a0; les rues suivantes se donnent normalement.",
        ),
        Text(
            "Burns protect the deck; they are not there to keep its order.",
            "Les brûlées protègent le talon\u00a0; elles ne servent pas à en garder l’ordre.",
        ),
        remedies=tuple(opens_with(spot.state)) if _is_fresh(spot.state) else (),
        steps=(LEAVE_CARDS, GO_ON),
    )


def is_acted_on(spot: Spot, _incident: StudBurnError) -> bool:
    """Whether somebody has acted on the street, so that its cards can change no more."""
    return not _is_fresh(spot.state)


@ruling("rrop11:3.3.16b", "rrop11:3.3.16c", on=StudBurnError, when=is_acted_on)
def later_streets_as_without_the_error(spot: Spot, incident: StudBurnError) -> Ruling:
    """After action the cards stand; those to come are what they would have been."""
    state = spot.state
    orders: tuple[Order, ...] = ()
    if not is_last_street(state):
        later = Order("burn_extra", street=state.street + 1, count=1)
        orders = (Order("restore_burns", count=1),) if incident.burned else (later,)
    one_less = Text(
        "Put the burn that was one too many back on the stub: it is the next burn.",
        "Remettez la brûlée en trop sur le talon\u00a0: c’est la prochaine brûlée.",
    )
    one_more = Text(
        "Burn two cards before the next street.", "Brûlez deux cartes avant la rue suivante."
    )
    return Ruling(
        "card_plays",
        _KEPT_AND_LATER if orders else _KEPT,
        Text(
            "There was action on the cards, so they can no longer be moved.",
            "On a parlé sur ces cartes\u00a0: on ne peut plus les déplacer.",
        ),
        remedies=orders,
        steps=(
            LEAVE_CARDS,
            (one_less if incident.burned else one_more) if orders else GO_ON,
        ),
    )


_KEPT = Text("Every player keeps his card.", "Chacun garde sa carte.")
_KEPT_AND_LATER = Text(
    "Every player keeps his card; those to come will be the ones due without the error.",
    "Chacun garde sa carte\u00a0; les suivantes seront celles qui étaient dues sans l’erreur.",
)


@ruling("rrop3:8.stud.13b", on=StudBurnError, when=lambda _spot, one: bool(one.looked))
def looked_at_last_card_is_kept(spot: Spot, incident: StudBurnError) -> Ruling:
    """Who has looked at his last card keeps it; the other cards are put right where possible."""
    seats = to_correct(spot.state, incident)
    others = Text("put right: {right}", "remis en ordre\u00a0: {right}")
    none = Text("no other card can be put right", "aucune autre carte ne peut être remise en ordre")
    return Ruling(
        "corrected",
        Text(
            "A last card that was looked at is kept: {keep}; {others}.",
            "Une dernière carte regardée se garde\u00a0: {keep}\u00a0; {others}.",
        ).format(
            keep=seats_text(sorted(set(incident.looked))),
            others=others.format(right=seats_text(seats)) if seats else none,
        ),
        Text(
            "A last card that was looked at, or mixed with the others, cannot be taken back.",
            "On ne reprend pas une dernière carte regardée ou mêlée aux autres.",
        ),
        remedies=put_right(spot.state, incident),
        steps=steps_of(spot.state, incident),
        facts=(("corrected", tuple(seats)),),
    )


def is_repaired_until_the_award(spot: Spot, _incident: StudBurnError) -> bool:
    """Whether nobody could bet on these cards, in a house that keeps their order."""
    keeps = spot.options.dealing.burn_error_late != "order_ignored"
    return keeps and street_lies_unbet(spot.state)


@ruling("rrop11:3.3.16d", "rrop3:8.stud.13a", on=StudBurnError, when=is_repaired_until_the_award)
def put_right_until_the_award(spot: Spot, incident: StudBurnError) -> Ruling:
    """With players all-in and no bet possible the cards are put right until the pot is awarded."""
    why = Text(
        "Nobody could bet on these cards, and every one of them can still be told.",
        "Personne ne pouvait miser sur ces cartes et chacune se reconnaît encore.",
    )
    return _moved_by_one(spot, incident, why)


@ruling("rrop3:8.stud.13a", on=StudBurnError)
def burn_error_is_put_right(spot: Spot, incident: StudBurnError) -> Ruling:
    """Each card goes to its proper place: the burn, and to every player the one due to him."""
    why = Text(
        "The error was seen while every card could still be told.",
        "L’erreur a été vue quand chaque carte se reconnaissait encore.",
    )
    return _moved_by_one(spot, incident, why)


def _moved_by_one(spot: Spot, incident: StudBurnError, why: Text) -> Ruling:
    return Ruling(
        "burn_repaired",
        Text(
            "The cards are moved by one place, so that one is burned and each player has his own.",
            "Les cartes sont décalées d’une place\u00a0: une est brûlée et chacun a la sienne.",
        ),
        why,
        remedies=put_right(spot.state, incident),
        steps=steps_of(spot.state, incident),
    )


def early_fault(state: HandState, incident: StudCardsEarly) -> FloorRefused | None:
    """Why no cards of the next street can have been dealt like that; None if they can."""
    for seat in incident.seats or (0,):
        if fault := stud_hand_fault(state, seat):
            return fault
    if not _is_before_the_next_street(state, incident.seats):
        return refused(
            "No card of another street can have been dealt now.",
            "Aucune carte d’une autre rue n’a pu être donnée maintenant.",
            Text(
                "Tell it in a betting round before the last street, each seat once.",
                "Le signaler pendant un tour de mises avant la dernière rue, un siège une fois.",
            ),
        )
    following = state.game.streets[state.street + 1]
    alone = state.street + 2 == len(state.game.streets) and following.down > 0
    if incident.looked and not (alone and set(incident.looked) <= set(incident.seats)):
        return FloorRefused(
            Text("Nobody looked at a card like that.", "Personne n’a regardé une telle carte."),
            _NO_LOOK,
        )
    return None


def _is_before_the_next_street(state: HandState, seats: Sequence[SeatNo]) -> bool:
    if state.phase != "betting" or is_last_street(state) or len(set(seats)) != len(seats):
        return False
    due = cards_due(state)
    held = {len(state.hole[seat]) - due for seat in seats}
    others = {len(state.hole[s]) - due for s in live_in_order(state) if s not in seats}
    return held in ({0}, {1}) and others <= {0}


@happens(on=StudCardsEarly)
def _next_street_begun(mending: Mending, incident: StudCardsEarly) -> None:
    """A card is burned, and cards of the next street come to some of the players."""
    state = mending.state
    if early_fault(state, incident) or _lie_there(state, incident):
        return
    if len(mending.piles.stub) <= len(incident.seats):
        raise refused(
            "The stub does not hold that many cards.",
            "Le talon ne contient pas autant de cartes.",
            Text("Name fewer seats.", "Désignez moins de sièges."),
        )
    mending.move("stub", "burns")
    up = state.game.streets[state.street + 1].up > 0
    for seat in [seat for seat in live_in_order(state) if seat in incident.seats]:
        mending.move("stub", "hand", seat=seat, open=up, up=up)


def _lie_there(state: HandState, incident: StudCardsEarly) -> bool:
    return len(state.hole[incident.seats[0]]) > cards_due(state)


@ruling(on=StudCardsEarly, when=lambda spot, one: early_fault(spot.state, one) is not None)
def no_stud_cards_early(spot: Spot, incident: StudCardsEarly) -> Ruling:
    """No card of the next street can have been dealt."""
    raise early_fault(spot.state, incident) or ValueError


@ruling(
    "rrop3:8.stud.14a",
    "rrop3:8.stud.14b",
    "rrop3:8.stud.14c",
    on=StudCardsEarly,
    when=lambda _spot, one: bool(one.looked),
)
def early_last_card_was_seen(spot: Spot, incident: StudCardsEarly) -> Ruling:
    """Who has looked at his last card too early keeps it, and may not bet or raise this round."""
    limits = tuple(Limited(seat, "wager", "round") for seat in sorted(set(incident.looked)))
    keep = ", ".join(str(limit.seat) for limit in limits)
    others = len(incident.seats) > len(limits)
    return Ruling(
        "card_plays",
        (_KEEP_THEM if len(limits) > 1 else _KEEPS_IT).format(keep=keep),
        Text(
            "A last card that was seen cannot be taken back, but it must not pay to have seen it.",
            "On ne reprend pas une dernière carte vue, mais l’avoir vue ne doit pas profiter.",
        ),
        remedies=(*limits, *_out_of_play(spot.state, incident)),
        steps=(
            *((_OTHERS_OUT,) if others else ()),
            Text("Finish this betting round.", "Terminez ce tour de mises."),
            Text(
                "Deal the last card to those who have none yet.",
                "Donnez la dernière carte à ceux qui ne l’ont pas encore.",
            ),
        ),
        facts=(("kept", tuple(limit.seat for limit in limits)),),
    )


_KEEPS_IT = Text(
    "Seat {keep} has looked: he keeps his last card and may not bet or raise in this round.",
    "Le siège {keep} a regardé\u00a0: il garde sa dernière carte et ne peut ni miser ni relancer "
    "à ce tour.",
)
_KEEP_THEM = Text(
    "Seats {keep} have looked: they keep their last card and may not bet or raise in this round.",
    "Les sièges {keep} ont regardé\u00a0: ils gardent leur dernière carte et ne peuvent ni miser "
    "ni relancer à ce tour.",
)
_OTHERS_OUT = Text(
    "Take the other cards dealt too early out of play.",
    "Retirez du jeu les autres cartes données trop tôt.",
)


@ruling("rrop3:8.stud.14a", "rrop3:8.stud.14b", on=StudCardsEarly)
def early_street_is_out_of_play(spot: Spot, incident: StudCardsEarly) -> Ruling:
    """The cards are out of play, and as many more that each player still in has lost one."""
    count = len(incident.seats)
    return Ruling(
        "out_of_play",
        Text(
            "Cards dealt too early are out of play: {count}. After the betting more are removed, "
            "until there is one for each player still in.",
            "Cartes données trop tôt et retirées du jeu\u00a0: {count}. Après les mises on en "
            "retire encore, jusqu’à une par joueur restant.",
        ).format(count=count),
        Text(
            "The betting was not over; so each later street brings everybody his own cards again.",
            "Les mises n’étaient pas finies\u00a0; ainsi chaque rue suivante rend à chacun "
            "ses cartes.",
        ),
        remedies=_out_of_play(spot.state, incident),
        steps=(
            Text("Lay these cards aside, unburned.", "Mettez ces cartes de côté, hors brûlées."),
            Text("Finish this betting round.", "Terminez ce tour de mises."),
            Text(
                "Remove more cards, one in all for each player still in.",
                "Retirez d’autres cartes, une en tout par joueur restant.",
            ),
            Text("Burn one and deal the next street.", "Brûlez une carte et donnez la rue."),
        ),
        facts=(("removed", count),),
    )


def _out_of_play(state: HandState, incident: StudCardsEarly) -> tuple[Remedy, ...]:
    """Cards go out of play now, and later one for each player still in who has lost none."""
    place, early = cards_due(state), len(incident.seats)
    now = [
        Order("take_back_card", seat=seat, place=place, to="removed")
        for seat in incident.seats
        if seat not in incident.looked
    ]
    later = [
        Order("remove_cards", street=state.street + 1, place=players, count=1)
        for players in range(early + 1, state.live_count + 1)
    ]
    return (*now, *later)
