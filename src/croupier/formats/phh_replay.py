"""Replay a hand history through the core, strictly by the rules or as it was recorded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from croupier.formats.phh import PhhFile, PhhHand, warnings
from croupier.formats.phh_actions import ShowMuck, parse_actions
from croupier.formats.phh_agreements import agree, check_agreements
from croupier.formats.phh_checks import field_faults
from croupier.formats.phh_deals import do_chore
from croupier.formats.phh_error import PhhError
from croupier.formats.phh_fields import (
    Variant,
    is_needed,
    is_number,
    variant_of,
)
from croupier.formats.phh_moves import move
from croupier.formats.phh_scale import IN_CHIPS, Amount, Scale, scale_of
from croupier.formats.phh_setup import house_of, setup_of
from croupier.formats.phh_showdown import close_showdown, record_show
from croupier.formats.playback import Interruption, Note, Playback
from croupier.play import HandSetup, duty
from croupier.play import events as ev
from croupier.play.events import Event
from croupier.play.forced import seats_allowed
from croupier.play.mending import Piles
from croupier.play.setup import Chips
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule, rules_of
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Replay:
    """What became of one recorded hand.

    *stacks* are chips in the order p1, p2, ...; `scale.amount` gives them in units of the file.
    *finished*: the pots were pushed.  *agrees*: the final stacks are the file's, None if it names
    none or the hand was not finished.  *error*: what made it fail.  *piles* are the dealer's, where
    something happened for which they must be known.
    """

    file: str
    hand: str
    setup: HandSetup | None = None
    events: tuple[Event, ...] = ()
    stacks: tuple[Chips, ...] = ()
    scale: Scale = IN_CHIPS
    notes: tuple[Note, ...] = ()
    finished: bool = False
    agrees: bool | None = None
    error: PhhError | None = None
    piles: Piles | None = None


def replay_file(file: PhhFile, *, strict: bool = False, house: House | None = None) -> list[Replay]:
    """Every hand of a file; errors are told in the results, strict or not."""
    return [_kept(hand, strict=strict, house=house) for hand in file.hands]


def replay(
    hand: PhhHand,
    *,
    strict: bool = False,
    house: House | None = None,
    interruptions: Sequence[Interruption] = (),
) -> Replay:
    """One hand through the core.

    Lenient, the record is followed where chips and cards allow it and every difference is noted;
    what cannot be followed is the result's error.  Strict, the first difference raises PhhError.
    *house* judges; without one the file's `_house`, else the neutral house.  *interruptions* are
    told beside a strict record.
    """
    if strict:
        return _replayed(hand, strict=True, home=house, interruptions=interruptions)
    return _kept(hand, strict=False, house=house)


def _kept(hand: PhhHand, *, strict: bool, house: House | None) -> Replay:
    try:
        return _replayed(hand, strict=strict, home=house)
    except PhhError as error:
        return Replay(hand.file, hand.name, error=error)


def _replayed(
    hand: PhhHand,
    *,
    strict: bool,
    home: House | None,
    interruptions: Sequence[Interruption] = (),
) -> Replay:
    hand, notes = _judged(hand, strict=strict)
    variant = variant_of(hand.fields, hand.place)
    play = _start(hand, variant, strict=strict, home=home)
    play.notes += notes
    play.interruptions += interruptions
    finished = _run(play) or (not play.paused and _settled_by_result(play, hand.fields))
    agrees = _compare(play, hand.fields) if finished else None
    return Replay(
        file=hand.file,
        hand=hand.name,
        setup=play.state.setup,
        events=tuple(play.events),
        stacks=tuple(play.state.stacks[1:]),
        scale=play.scale,
        notes=tuple(play.notes),
        finished=finished,
        agrees=agrees,
        piles=play.piles,
    )


def _judged(hand: PhhHand, *, strict: bool) -> tuple[PhhHand, tuple[Note, ...]]:
    """The hand without the fields that are wrong but not needed, which a lenient replay notes."""
    faults = tuple(field_faults(hand.fields, hand.place))
    for fault in faults:
        if strict or is_needed(fault.place.field):
            raise fault
    notes = [Note(fault.place, fault.text, fault.rules) for fault in faults]
    notes += [Note(hand.place, text) for text in warnings(hand)]
    wrong = {fault.place.field for fault in faults}
    sound = {name: value for name, value in hand.fields.items() if name not in wrong}
    return (replace(hand, fields=sound) if wrong else hand), tuple(notes)


def _start(hand: PhhHand, variant: Variant, *, strict: bool, home: House | None) -> Playback:
    fields = hand.fields
    actions = parse_actions(fields["actions"], hand.place, hand.players)
    scale = scale_of(fields, actions)
    home = house_of(hand, actions, home)
    setup = setup_of(hand, variant, scale, actions, home)
    play = Playback(hand, setup, actions, scale, strict=strict)
    most = seats_allowed(setup.game, setup.house)
    if hand.players > most:
        play.differ(
            Text(f"{hand.players} players, at most {most}.", f"{most} joueurs au plus."),
            *setup.house.cite(rules_of(seats_allowed)),
        )
    return play


def _run(play: Playback) -> bool:
    """Play the record to its end; whether the hand was finished."""
    state = play.state
    while state.phase != "over" and not play.paused:
        chore = duty(state)
        if play.interruptions and play.interruptions[0].is_due(play, chore):
            play.interruptions.pop(0).happens(play)
        elif chore is not None:
            if not do_chore(play, chore):
                break
        elif agree(play):
            continue
        elif play.next is not None:
            move(play)
        elif state.phase != "showing" or not close_showdown(play):
            break
    finished = state.phase == "over"
    if finished:
        check_agreements(play)
    _read_on(play, finished=finished)
    return finished


def _read_on(play: Playback, *, finished: bool) -> None:
    """After the pots only cards are shown; an unfinished record may stop anywhere."""
    while finished and isinstance(play.next, ShowMuck):
        record_show(play)
    if play.next is not None:
        play.fail(
            Text("the hand is over before this action.", "la main est finie avant cette action."),
            "house:phh.order",
        )


def _settled_by_result(play: Playback, fields: Mapping[str, Any]) -> bool:
    """Pots for which no hand was seen go as the file's final stacks say, if they add up."""
    state = play.state
    results = fields.get("finishing_stacks")
    if state.phase in ("showing", "awarding") and results is not None:
        gains = [
            play.scale.chips(result) - stack
            for result, stack in zip(results, state.stacks[1:], strict=True)
        ]
        if min(gains) >= 0 and sum(gains) == state.pot:
            play.notes.append(Note(play.place._replace(field="finishing_stacks"), _UNSEEN))
            awards = [
                ev.PotAwarded(seat, gain, 0, "whole")
                for seat, gain in enumerate(gains, start=1)
                if gain
            ]
            play.emit(*awards, ev.HandEnded())
            return True
    play.notes.append(Note(play.here(), _stopped(play)))
    return False


_UNSEEN = Text(
    "no hand was seen for the pot; it goes as the final stacks say.",
    "aucun jeu vu pour le pot\u00a0; il va selon les tapis finaux.",
)


def _stopped(play: Playback) -> Text:
    state = play.state
    if state.phase in ("showing", "awarding"):
        return Text(
            "no hand was seen for a pot, nobody can tell who won it.",
            "aucun jeu vu pour un pot, on ne sait qui l’a gagné.",
        )
    if state.actor:
        return Text(
            f"the record stops while p{state.actor} is to act.",
            f"la suite manque, la parole étant à p{state.actor}.",
        )
    return Text("the record stops before the last cards.", "il manque la fin de la donne.")


@rule("house:phh.result")
def _compare(play: Playback, fields: Mapping[str, Any]) -> bool | None:
    """Whether the final stacks are those of the file; every difference is told."""
    results = fields.get("finishing_stacks")
    if results is None:
        return None
    ours = [play.scale.amount(stack) for stack in play.state.stacks[1:]]
    known = [is_number(stack) for stack in fields["starting_stacks"]]
    apart = [
        (player, mine, theirs)
        for player, (mine, theirs, is_known) in enumerate(zip(ours, results, known, strict=True), 1)
        if is_known and mine != theirs
    ]
    if not apart:
        return True
    english = ", ".join(f"p{player} {mine}, in the file {theirs}" for player, mine, theirs in apart)
    french = ", ".join(f"p{player} {mine}, au fichier {theirs}" for player, mine, theirs in apart)
    why = _taken(sum(ours) - sum(results)) if all(known) else Text("", "")
    play.differ(
        Text(f"final stacks: {english}.{why.en}", f"tapis finaux\u00a0: {french}.{why.fr}"),
        "house:phh.result",
    )
    return False


def _taken(less: Amount) -> Text:
    """What the file's results leave out: a rake, as a rule."""
    if less <= 0:
        return Text("", "")
    return Text(
        f" The file has {less} less, as a rake takes.",
        f" Le fichier a {less} de moins, comme après un prélèvement.",
    )
