"""What is likely to be told at one point of a hand: fields of incidents that fit it."""

import random
from collections.abc import Callable
from typing import Any

from croupier.play import HandState, menu
from croupier.play.setup import Chips, SeatNo
from croupier.play.state import AWAITING
from croupier.play.turns import from_left_of_button, to_call

Told = dict[str, Any]
"""Some fields of an incident; the others are made up anyhow."""

Likely = Callable[[HandState, random.Random], Told]

CHIPS = (1, 5, 10, 25, 100, 500, 1000)
VERBS = ("raise to", "raise", "bet", "call", "relance à", "relance", "mise", "", "je mets")


def likely(tag: str, state: HandState, rng: random.Random) -> Told:
    """What fits the hand for an incident of that tag; nothing where anything may do."""
    return LIKELY[tag](state, rng) if tag in LIKELY else {}


def _live(state: HandState, rng: random.Random) -> SeatNo:
    seats = [seat for seat, live in enumerate(state.live) if live]
    return rng.choice(seats) if seats else 1


def _turn(state: HandState, rng: random.Random) -> SeatNo:
    """Mostly whose turn it is."""
    return state.actor if state.actor and rng.random() < 0.8 else _live(state, rng)


def _total(state: HandState, seat: SeatNo, rng: random.Random) -> Chips:
    """A total before *seat* near what matters: the call, the least raise, half of it, the pot."""
    seat = seat if 0 < seat <= state.chairs else 1
    call, step = state.bet_to, max(1, state.last_raise)
    chosen = [call, call + step, call + step // 2, call + step // 2 - 1, call + 2 * step, step]
    chosen += [call // 2, call + state.pot + to_call(state, seat), call + 1, step // 2 + 1]
    chosen.append(state.bets[seat] + state.stacks[seat])
    return max(1, rng.choice(chosen))


def _changed(amount: Chips, rng: random.Random) -> tuple[Chips, ...]:
    """An amount in chips, as few as do, or one that is too large."""
    if rng.random() < 0.25:
        return (next((chip for chip in CHIPS if chip >= amount), amount),)
    if rng.random() < 0.3 and amount % 5 == 0:
        return (amount // 5,) * 5
    found: list[Chips] = []
    for chip in reversed(CHIPS):
        while amount >= chip and len(found) < 12:
            found.append(chip)
            amount -= chip
    return tuple(found)


def _chips_forward(state: HandState, rng: random.Random) -> Told:
    seat = _turn(state, rng)
    before = state.bets[seat]
    motions = [_changed(max(1, _total(state, seat, rng) - before), rng)]
    if rng.random() < 0.2:
        motions.append(_changed(_total(state, seat, rng), rng))
    told: Told = {"seat": seat, "motions": tuple(motions)}
    if rng.random() < 0.6:
        return {**told, "words": "", "words_when": "none"}
    return {**told, "words": _words(state, seat, rng)}


def _words(state: HandState, seat: SeatNo, rng: random.Random) -> str:
    if rng.random() < 0.4:
        return rng.choice(("raise", "relance", "call", "pot", "all-in", "tapis", "check", "fold"))
    return f"{rng.choice(VERBS)} {_total(state, seat, rng)}".strip()


def _said(state: HandState, rng: random.Random) -> Told:
    seat = _turn(state, rng)
    return {"seat": seat, "words": _words(state, seat, rng), "clear": rng.random() < 0.9}


def _card_exposed(state: HandState, rng: random.Random) -> Told:
    order = [seat for seat in from_left_of_button(state) if state.hole[seat]]
    if not order:
        return {}
    nth = rng.choice((1, 2, rng.randint(1, len(order) * len(state.hole[order[0]]))))
    return {"seat": order[(nth - 1) % len(order)], "nth": nth, "earlier": rng.choice((0, 0, 1))}


def _wrong_card_count(state: HandState, rng: random.Random) -> Told:
    seat = rng.choice((state.button, _live(state, rng)))
    return {"seat": seat, "cards": max(0, len(state.hole[seat]) + rng.choice((-2, -1, 1, 1, 2)))}


def _bet(state: HandState, rng: random.Random) -> Told:
    seat = _turn(state, rng)
    behind = [one for one, live in enumerate(state.live) if live and one != seat]
    callers = tuple(rng.sample(behind, min(len(behind), rng.choice((0, 0, 1, 2)))))
    return {"seat": seat, "put_in": _total(state, seat, rng), "callers": callers}


def _overbet(state: HandState, rng: random.Random) -> Told:
    told = _bet(state, rng)
    if state.phase in AWAITING and state.actor == told["seat"]:
        span = menu(state).wager
        if span is not None:
            told["put_in"] = span.most + rng.randint(1, 50)
    return told


def _partly_shown(state: HandState, rng: random.Random) -> Told:
    seat = _turn(state, rng)
    places = range(len(state.hole[seat]))
    return {"seat": seat, "places": tuple(rng.sample(places, rng.randint(0, len(places))))}


def _opener(state: HandState, rng: random.Random) -> Told:
    return {"seat": state.opened_by or _live(state, rng)}


def _in_turn(state: HandState, rng: random.Random) -> Told:
    return {"seat": _turn(state, rng)}


def _told_wrong(state: HandState, rng: random.Random) -> Told:
    told = state.bet_to * rng.choice((1, 2, 5, 8, 9, 12)) // 10
    return {"seat": _turn(state, rng), "told": told, "put_in": told}


def _held(state: HandState, rng: random.Random) -> Told:
    seat = _live(state, rng)
    return {"seat": seat, "place": rng.randrange(max(1, len(state.hole[seat])))}


def _several(state: HandState, rng: random.Random) -> Told:
    seats = [seat for seat, live in enumerate(state.live) if live]
    dealt = tuple(seats[: rng.randint(0, len(seats))])
    return {"seats": dealt, "looked": dealt[:1] if rng.random() < 0.5 else ()}


def _drawn(state: HandState, rng: random.Random) -> Told:
    drew = [seat for seat, cards in enumerate(state.drew) if cards >= 0]
    seat = rng.choice(drew) if drew else _turn(state, rng)
    return {"seat": seat, "said": max(0, state.drew[seat]), "now": rng.randint(0, 5)}


def _low_card(state: HandState, rng: random.Random) -> Told:
    return {"named_seat": _live(state, rng), "right_seat": _turn(state, rng), "followed": 0}


def _awarded(state: HandState, rng: random.Random) -> Told:
    won = [award[0] for award in state.awards]
    seat = rng.choice(won) if won else _live(state, rng)
    return {"to_seat": seat, "right_seat": _live(state, rng), "amount": rng.choice((0, 5, 10))}


LIKELY: dict[str, Likely] = {
    "chips_forward": _chips_forward,
    "said": _said,
    "card_exposed": _card_exposed,
    "wrong_card_count": _wrong_card_count,
    "bet_too_small": _bet,
    "pot_overbet": _overbet,
    "partly_shown": _partly_shown,
    "false_opener": _opener,
    "openers_proof": _opener,
    "split_not_proved": _opener,
    "tapped": _in_turn,
    "cards_forward": _in_turn,
    "plays_board": _in_turn,
    "chips_back": _in_turn,
    "chips_added": _in_turn,
    "clock_called": _in_turn,
    "clock_ran_out": _in_turn,
    "hand_mucked": _in_turn,
    "call_misinformed": _told_wrong,
    "joker_found": _held,
    "exposed_on_draw": _held,
    "stud_cards_early": _several,
    "draw_changed": _drawn,
    "wrong_low_card": _low_card,
    "wrong_award": _awarded,
}
"""What is likely, by tag."""

OF_A_DEAL = (
    *("card_exposed", "wrong_card_count", "boxed_cards", "joker_found", "stud_holes_exposed"),
    *("first_card_wrong_seat", "dealt_out_of_order", "dealt_to_empty_seat", "player_left_out"),
    *("button_misplaced", "absent_at_deal", "dealt_in_owing", "other_misdeal_cause"),
    *("wrong_low_card", "upcards_lifted"),
)
"""The kinds that are told before anybody has acted, or soon after."""
