"""Every kind of incident by its tag; importing this makes every judge known.

Of several modules that judge one kind the first of MODULES is asked first, whichever was imported
first: what is out of turn before what is in turn, stud and draw before what holds for every deal.
"""

from collections.abc import Mapping
from types import ModuleType

from croupier.floor.bets import corrections, overbets, short_calls
from croupier.floor.conduct import (
    cards_to_come,
    conduct,
    conduct_devices,
    conduct_noted,
    conduct_talk,
    conduct_told,
    decisions_judged,
    decisions_told,
)
from croupier.floor.deal import (
    button_errors,
    deal_told,
    exposed,
    miscounts,
    misdeals,
)
from croupier.floor.deck import (
    bad_deck,
    board_errors,
    board_told,
    burn_errors,
    deck_told,
    scrap_cards,
)
from croupier.floor.hands import (
    asked_to_see,
    awards,
    dead_hands,
    deadlines,
    forgotten_opponent,
    fouled,
    hand_told,
    hidden_chips,
    misread,
    owing_blind,
    showdown_errors,
    showdown_told,
    showing_order,
    shown_to_one,
)
from croupier.floor.incident import Incident
from croupier.floor.own_games import (
    draw_changed,
    draw_errors,
    draw_told,
    openers,
    openers_proved,
    stud_errors,
    stud_free_folds,
    stud_last_card,
    stud_low_card,
    stud_opening,
    stud_streets,
    stud_told,
)
from croupier.floor.ruling import JUDGES, Judge
from croupier.floor.turns import (
    absent,
    clock,
    counting,
    free_fold,
    out_of_turn,
    skipped,
    time_up,
    turn_comes,
)
from croupier.floor.words import (
    ambiguous,
    amounts_said,
    bring_in_told,
    callers,
    chips_forward,
    chips_open,
    declared,
    gestures,
    in_turn_only,
    old_chips,
    several_chips,
    taps,
    undercalls,
    wagers_said,
    words_forward,
    words_unclear,
)

MODULES: tuple[ModuleType, ...] = (
    stud_free_folds,
    out_of_turn,
    turn_comes,
    skipped,
    clock,
    time_up,
    absent,
    corrections,
    short_calls,
    overbets,
    counting,
    declared,
    free_fold,
    gestures,
    in_turn_only,
    words_forward,
    words_unclear,
    ambiguous,
    wagers_said,
    amounts_said,
    undercalls,
    chips_forward,
    chips_open,
    several_chips,
    bring_in_told,
    taps,
    callers,
    old_chips,
    stud_told,
    stud_errors,
    stud_opening,
    stud_low_card,
    stud_last_card,
    stud_streets,
    draw_told,
    draw_changed,
    draw_errors,
    openers,
    openers_proved,
    deal_told,
    exposed,
    misdeals,
    miscounts,
    button_errors,
    deck_told,
    bad_deck,
    scrap_cards,
    board_told,
    board_errors,
    burn_errors,
    hand_told,
    deadlines,
    dead_hands,
    forgotten_opponent,
    fouled,
    owing_blind,
    showdown_told,
    showdown_errors,
    misread,
    showing_order,
    shown_to_one,
    asked_to_see,
    awards,
    hidden_chips,
    conduct_told,
    conduct_devices,
    conduct_noted,
    conduct_talk,
    conduct,
    cards_to_come,
    decisions_told,
    decisions_judged,
)
"""The modules of judges and of incidents, in the order in which they are asked."""

INCIDENTS: Mapping[str, type[Incident]] = {
    kind.tag: kind for module in MODULES for kind in getattr(module, "INCIDENTS", ())
}
"""Every kind of incident by its tag."""


def judges_of(kind: type[Incident]) -> tuple[Judge, ...]:
    """The judges of one kind, in the order in which they are asked."""
    return tuple(JUDGES.get(kind, ()))


_PLACES = {module.__name__: place for place, module in enumerate(MODULES)}


def _place(judge: Judge) -> int:
    return _PLACES.get(judge.judging.__module__, len(_PLACES))


for _judges in JUDGES.values():
    _judges.sort(key=_place)
