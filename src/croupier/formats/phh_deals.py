"""The dealer of a replay: does every chore by the book, with the cards of the record."""

from croupier.cards import HIDDEN
from croupier.formats.phh_actions import DealBoard, DealHole, ShowMuck
from croupier.formats.phh_showdown import arrange, award, record_show, turn_up
from croupier.formats.playback import Playback
from croupier.play import Duty
from croupier.play import events as ev
from croupier.play.chores import CHORES
from croupier.play.drawing import replacement_order
from croupier.play.duty import cards_due
from croupier.play.irregular import NOTHING
from croupier.play.irregular_events import CardsMoved, DealtStill, Move
from croupier.play.limits import upcards
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.turns import from_left_of_button, next_to_act
from croupier.rulebook.tags import rule
from croupier.text import Text

_CARDS = "house:phh.cards"
_ORDER = "house:phh.order"


def do_chore(play: Playback, duty: Duty) -> bool:
    """Do one chore; False when the record ends before it can be done."""
    chore = duty.chore
    _deal_to_kept_places(play, chore)
    if chore in NEEDS_CARDS:
        while isinstance(play.next, ShowMuck):
            _require_end_of_betting(play)
            record_show(play)
        return play.next is not None and NEEDS_CARDS[chore](play, duty)
    if chore == "open_round" and _hidden_opener(play):
        return _opened_by_record(play)
    if chore == "turn_up":
        turn_up(play)
    elif chore == "arrange_showdown":
        arrange(play)
    elif chore == "award":
        return award(play)
    elif chore == "mend":
        play.mend()
    else:
        if chore == "end":
            while isinstance(play.next, ShowMuck):
                record_show(play)
        play.emit(*CHORES[chore](play.state))
    return True


@rule("rrop3:8.stud.7")
def _deal_to_kept_places(play: Playback, chore: str) -> None:
    """Cards recorded for stud seats that folded without a bet lie there for nobody."""
    if chore == "burn" or play.state.phase != "dealing":
        return
    while isinstance(deal := play.next, DealHole):
        kept = (play.state.irregular or NOTHING).still_dealt
        if deal.player not in kept or len(deal.cards) != 1 or _has_its_card(play, deal.player):
            return
        (card,) = play.dealt(deal.cards)
        if play.piles is not None:
            play.piles.removed.append(card)
        up = play.state.game.streets[play.state.street].up > 0
        moved = CardsMoved((Move(card, "stub", "removed", deal.player, open=up),))
        play.emit(DealtStill(kept), moved)
        play.pass_on()


def _has_its_card(play: Playback, seat: SeatNo) -> bool:
    """Whether the place of a folded seat was dealt to on this street already."""
    for event in reversed(play.events):
        if isinstance(event, ev.Burned):
            break
        if isinstance(event, CardsMoved) and any(one.seat == seat for one in event.moves):
            return True
    return False


def _require_end_of_betting(play: Playback) -> None:
    """Hands are opened before the last card only when nobody is left to bet."""
    if play.state.able > 1:
        play.fail(
            Text("hands are shown before the betting is over.", "abattage avant la fin des mises."),
            _ORDER,
        )


@rule("rrop3:8.stud.15b")
def _burn(play: Playback, duty: Duty) -> bool:
    """Burn cards are never written; one is burned when the record goes on with a deal.

    None is at stud when the deck holds just the cards that are due.
    """
    if play.state.game.family == "stud" and play.stub_size == sum(_lacking(play).values()):
        return _deal_hole(play, duty)
    play.burn()
    return True


def _deal_board(play: Playback, duty: Duty) -> bool:
    """The common cards of a street come all at once."""
    deal = play.next
    if not isinstance(deal, DealBoard):
        play.fail(_expected("d db", "common cards", "les cartes communes"), _ORDER)
    if len(deal.cards) > duty.cards:
        play.fail(_count(len(deal.cards), duty.cards), _CARDS)
    if len(deal.cards) < duty.cards:
        play.differ(_count(len(deal.cards), duty.cards), _CARDS)
    play.bring(ev.BoardDealt(play.dealt(deal.cards), play.state.run))
    play.pass_on()
    return True


def _deal_hole(play: Playback, duty: Duty) -> bool:  # noqa: ARG001 - one shape for all chores
    """A seat gets all its cards of the street; stud may end with one common card instead."""
    deal, state = play.next, play.state
    if isinstance(deal, DealBoard) and state.game.family == "stud" and len(deal.cards) == 1:
        play.bring(ev.BoardDealt(play.dealt(deal.cards), state.run))
        play.pass_on()
        return True
    seat = deal.player if isinstance(deal, DealHole) else _first_short(play)
    short = _short(play, seat)
    down = max(0, min(short, state.game.streets[state.street].down))
    if not isinstance(deal, DealHole):
        play.differ(_no_cards(seat), _ORDER)
        hidden = play.dealt((HIDDEN,) * short)
        play.emit(ev.HoleDealt(seat, hidden[:down], hidden[down:]))
        return True
    _require_count(play, deal, short)
    if state.shown[seat]:
        down = 0  # the hand lies open already
    cards = play.dealt(deal.cards)
    play.bring(ev.HoleDealt(seat, cards[:down], cards[down:]))
    play.pass_on()
    return True


def _replace(play: Playback, duty: Duty) -> bool:  # noqa: ARG001 - one shape for all chores
    """A seat gets replacements for its discards, in one deal or in two."""
    deal = play.next
    if not isinstance(deal, DealHole):
        seat = _first_short(play)
        play.differ(_no_cards(seat), _ORDER)
        play.emit(ev.Drew(seat, play.dealt((HIDDEN,) * _short(play, seat))))
        return True
    if not 0 < len(deal.cards) <= _short(play, deal.player):
        play.fail(_count(len(deal.cards), max(0, _short(play, deal.player))), _CARDS)
    if _over_a_burn(play, deal.player):
        play.burn()
    play.bring(ev.Drew(deal.player, play.dealt(deal.cards)))
    play.pass_on()
    return True


def _over_a_burn(play: Playback, seat: SeatNo) -> bool:
    """Whether the last to draw gets the rest of his cards, with nobody's in between."""
    order = replacement_order(play.state)
    dealt = play.state.drew[seat] - _short(play, seat)
    return (seat, 0) in order and dealt == dict(reversed(order)).get(seat)


NEEDS_CARDS = {
    "burn": _burn,
    "deal_board": _deal_board,
    "deal_hole": _deal_hole,
    "replace": _replace,
}
"""The chores for which the record must go on."""


def _short(play: Playback, seat: SeatNo) -> int:
    """How many cards *seat* lacks on this street; 0 if it folded."""
    state = play.state
    return cards_due(state) - len(state.hole[seat]) if state.live[seat] else 0


def _lacking(play: Playback) -> dict[SeatNo, int]:
    """The seats that lack cards, from the button's left."""
    short = {seat: _short(play, seat) for seat in from_left_of_button(play.state)}
    return {seat: cards for seat, cards in short.items() if cards > 0}


def _first_short(play: Playback) -> SeatNo:
    return next(iter(_lacking(play)))


@rule("house:phh.cards")
def _require_count(play: Playback, deal: DealHole, short: int) -> None:
    """Only live seats get cards, all those of the street at once."""
    if short and len(deal.cards) == short:
        return
    if not play.state.live[deal.player]:
        seat = f"p{deal.player}"
        play.fail(Text(f"{seat} folded.", f"{seat} a passé."), _CARDS)
    play.fail(_count(len(deal.cards), max(0, short)), _CARDS)


def _count(found: int, due: int) -> Text:
    return Text(f"{found} cards dealt, {due} were due.", f"{found} cartes données, {due} dues.")


def _no_cards(seat: SeatNo) -> Text:
    return Text(
        f"p{seat} was dealt no cards; they count as hidden.",
        f"p{seat} n’a pas reçu de cartes\u00a0; elles comptent comme cachées.",
    )


def _expected(word: str, english: str, french: str) -> Text:
    return Text(f"{english} are due (`{word}`).", f"on attend {french} (`{word}`).")


_BY_UPCARDS = ("low_card", "high_card", "high_board", "low_board")


def _hidden_opener(play: Playback) -> bool:
    """Whether the open cards that choose the first to act are not known."""
    state = play.state
    if state.game.streets[state.street].opener not in _BY_UPCARDS:
        return False
    hidden = HIDDEN in state.board
    return hidden or any(live and HIDDEN in upcards(state, s) for s, live in enumerate(state.live))


def _opened_by_record(play: Playback) -> bool:
    """Who opens is then taken from the record, if anybody has something to decide."""
    seat = next_to_act(play.state, play.state.button)
    if play.state.able > 1:
        seat = getattr(play.next, "player", NOBODY)
        if not (seat and play.state.live[seat] and play.state.stacks[seat]):
            return False
    play.emit(ev.RoundOpened(seat))
    return True
