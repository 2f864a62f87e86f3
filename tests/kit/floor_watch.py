"""What must hold in a hand in which things go wrong: chips, cards, secrecy, menu, journal."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from croupier.cards import HIDDEN, Card, CardError, parse_card
from croupier.floor.carrying import rule_on
from croupier.floor.incident import Incident
from croupier.floor.ruling import Ruling
from croupier.floor.spot import Spot
from croupier.journal.codec import event_from, event_to
from croupier.play import (
    Action,
    AutoDealer,
    Bet,
    BringIn,
    Call,
    Check,
    Event,
    Fold,
    HandSetup,
    HandState,
    Menu,
    Muck,
    Raise,
    Refused,
    begin,
    decide,
    evolve,
    menu,
    view,
)
from croupier.play import events as ev
from croupier.play import irregular_events as irr
from croupier.play.state import AWAITING
from croupier.rulebook.house import book_of
from croupier.text import Text
from kit.every_action import cards_in

SECRET_SLOTS = frozenset({"hole", "discards", "before_runs", "runs_done"})
PUBLIC_SLOTS = tuple(name for name in HandState.__slots__ if name not in SECRET_SLOTS)

_CARD = re.compile(r"\b(?:[2-9TJQKA][cdhs])\b")


class Watched:
    """A hand, and what some of those who look on (0 is the rail) see of it."""

    def __init__(self, setup: HandSetup, dealer: AutoDealer, viewers: Iterable[int]) -> None:
        """Nothing has happened yet."""
        self.setup = setup
        self.dealer = dealer
        self.deck = list(dealer.stub)
        self.state = begin(setup)
        self.total = self.state.chips
        self.events: list[Event] = []
        self.seen = {viewer: begin(setup) for viewer in viewers}
        self.public: set[Card] = set()
        self.private: dict[int, set[Card]] = {viewer: set() for viewer in self.seen}

    def take(self, events: Iterable[Event]) -> None:
        """These happen; chips stay what they are, and nobody sees more than he may."""
        for event in events:
            self._note(event)
            evolve(self.state, event)
            self.events.append(event)
            check_chips(self.state, self.total, event)
            for viewer, state in self.seen.items():
                shown = event.seen_by(viewer)
                known = self.public | self.private[viewer]
                assert cards_in(shown) <= known, f"seat {viewer} learns of a card: {event}"
                evolve(state, shown)

    def _note(self, event: Event) -> None:
        if isinstance(event, irr.CardsMoved):
            for move in event.moves:
                self._learn(move.seat, (move.card,), open=move.open or move.up)
        elif isinstance(event, ev.HoleDealt):
            self._learn(event.seat, event.down, open=False)
            self._learn(event.seat, event.up, open=True)
        elif isinstance(event, ev.Drew | ev.Discarded):
            self._learn(event.seat, event.cards, open=False)
        elif isinstance(event, ev.BoardDealt | ev.Shown | ev.OpenersProven):
            self._learn(0, event.cards, open=True)
        elif isinstance(event, irr.Exposed | irr.CardTurnedUp):
            self._learn(0, (event.card,), open=True)

    def _learn(self, seat: int, cards: Iterable[Card], *, open: bool) -> None:
        known = {card for card in cards if card != HIDDEN}
        if open:
            self.public |= known
        elif seat and seat in self.private:
            self.private[seat] |= known

    def compare(self, *, views: bool = False) -> None:
        """Whoever looks on sees the hand as it is, but for cards that he may not see."""
        for viewer, state in self.seen.items():
            for name in PUBLIC_SLOTS:
                mine, true = getattr(state, name), getattr(self.state, name)
                assert mine == true, f"seat {viewer} sees another {name}: {mine} is {true}"
            _agree(state.hole, self.state.hole, viewer)
            if views:
                assert view(state, viewer) == view(self.state, viewer), f"view of seat {viewer}"

    def check_deck(self) -> None:
        """No card lies in two places, and none is lost."""
        lying = Counter(card for card in self._lying() if card != HIDDEN)
        twice = [card for card, times in lying.items() if times > 1]
        assert not twice, f"in two places: {twice}"
        lost = {card for card in self.deck if card != HIDDEN} - lying.keys() - set(self._thrown())
        assert not lost, f"nowhere: {lost}"

    def count_deck(self) -> None:
        """As many cards lie about as there are in the deck, hidden or not."""
        if self.state.game.family == "draw" or self.state.runs_done:
            return
        live, thrown = len(self._lying()), sum(1 for _ in self._thrown())
        assert live <= len(self.deck) <= live + thrown, f"{live} and {thrown}: not the deck"

    def _lying(self) -> list[Card]:
        dealer, state = self.dealer, self.state
        piles = (dealer.stub, dealer.burns, dealer.next_burn, dealer.aside)
        lying = [card for pile in (*piles, dealer.removed, dealer.scrap) for card in pile]
        lying += state.board
        lying += [c for seat, held in enumerate(state.hole) if state.live[seat] for c in held]
        return lying

    def _thrown(self) -> Iterator[Card]:
        for cards in self.state.discards:
            yield from cards
        for seat, held in enumerate(self.state.hole):
            if not self.state.live[seat]:
                yield from held
        for run in self.state.runs_done:
            for dealt in (run.board, *run.hole):
                yield from dealt

    def check_journal(self) -> None:
        """The events can be written down, read again and played again."""
        state = begin(self.setup)
        for event in self.events:
            again = event
            if isinstance(event, tuple(irr.IRREGULAR_EVENTS)):
                again = event_from(event.tag, json.loads(json.dumps(event_to(event))))
                assert again == event, f"the journal changes {event} to {again}"
            evolve(state, again)
        for name in HandState.__slots__:
            assert getattr(state, name) == getattr(self.state, name), f"played again: {name}"


def _agree(seen: list[list[Card]], true: list[list[Card]], viewer: int) -> None:
    for some, all_of_them in zip(seen, true, strict=True):
        assert len(some) == len(all_of_them), f"seat {viewer} counts other cards"
        for card, truth in zip(some, all_of_them, strict=True):
            assert card in (HIDDEN, truth), f"seat {viewer} sees {card}, which is {truth}"


def check_chips(state: HandState, total: int, event: Event) -> None:
    """No chip is made or lost, and nobody owes any."""
    assert state.chips == total, f"{state.chips - total:+} chips by {event}"
    assert min(state.stacks) >= 0, f"a stack below 0 by {event}"
    assert min(state.bets) >= 0, f"a bet below 0 by {event}"
    assert min(state.put) >= 0, f"put in below 0 by {event}"
    assert state.pot >= 0, f"a pot below 0 by {event}"


def check_menu(state: HandState) -> None:
    """What is offered is accepted, and what is not offered is refused."""
    if state.phase not in AWAITING or not state.actor:
        return
    offered, seat = menu(state), state.actor
    assert offered.seat == seat, f"the menu is of seat {offered.seat}, the turn of {seat}"
    plain: tuple[tuple[Action, bool], ...] = (
        (Fold(seat), offered.fold),
        (Check(seat), offered.check),
        (Call(seat), offered.call > 0),
        (BringIn(seat), offered.bring_in > 0),
        (Muck(seat), offered.muck),
    )
    for action, is_offered in plain:
        assert _accepted(state, action) == is_offered, f"{action}: offered {is_offered}"
    _check_wagers(state, offered)
    nothing = not any((offered.show, offered.runs, offered.chop, offered.draw is not None))
    if nothing and not any(is_offered for _, is_offered in plain):
        assert offered.wager is not None, f"seat {seat} can do nothing at all"


def _check_wagers(state: HandState, offered: Menu) -> None:
    seat, span = offered.seat, offered.wager
    if state.phase != "betting":
        return
    most = state.bets[seat] + state.stacks[seat]
    for total in {state.bet_to + 1, 2 * state.bet_to, most}:
        if span is None:
            for kind in (Bet, Raise):
                assert not _accepted(state, kind(seat, total)), f"{kind} to {total} not offered"
    if span is not None:
        kind = Bet if span.kind in ("bet", "open") else Raise
        for total in span.choices or (span.least, span.most):
            assert _accepted(state, kind(seat, total)), f"{kind} to {total} is offered"


def _accepted(state: HandState, action: Action) -> bool:
    try:
        decide(state, action)
    except Refused:
        return False
    return True


def check_ruling(hand: Watched, incident: Incident, ruling: Ruling) -> None:
    """A ruling has words in both languages, articles of this house, and tells no secret."""
    texts = [ruling.says, ruling.why, *ruling.steps]
    others = (*ruling.choices, *ruling.discretion)
    texts += [one.says for one in others]
    for text in texts:
        assert text.en.strip(), f"no English: {text}"
        assert text.fr.strip(), f"no French: {text}"
        assert "{" not in text.en + text.fr, f"not filled in: {text}"
        secret = set(_cards_told(text)) - hand.public - cards_in(incident)
        assert not secret, f"{secret} told in {text}"
    assert ruling.decision, "no decision"
    assert ruling.rules, "no article is cited"
    books = (*Spot(hand.state).house.books, "house")
    own = [rule for rule in ruling.rules if book_of(rule) in books]
    assert own in ([], list(ruling.rules)), f"books mixed: {ruling.rules}"
    assert len({one.id for one in others}) == len(others), "two alternatives of one id"


def _cards_told(text: Text) -> Iterator[Card]:
    for word in _CARD.findall(text.en) + _CARD.findall(text.fr):
        try:
            yield parse_card(word)
        except CardError:
            continue


def check_pure(hand: Watched, incident: Incident, dealer: AutoDealer) -> None:
    """Asking for a ruling changes nothing at the table; *dealer* is a twin of its dealer."""
    before = {name: repr(getattr(hand.state, name)) for name in HandState.__slots__}
    rule_on(hand.state, incident, dealer)
    after = {name: repr(getattr(hand.state, name)) for name in HandState.__slots__}
    assert after == before, "asking changed the hand"
