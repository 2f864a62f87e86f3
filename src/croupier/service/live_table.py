"""A table in play: one writer that deals by the clock, keeps the journal and tells its viewers.

Every change is a plain call that runs to its end: judge, write down, fold, tell.  Nothing here
waits; `due` says when the table next does something by itself.
"""

from collections.abc import Callable, Sequence
from typing import Any

from croupier.bots import Rng, simple_action
from croupier.journal import Journal, Note, Piles, seating_from, seating_to
from croupier.play import events as ev
from croupier.play.dealer import AutoDealer
from croupier.play.decide import decide
from croupier.play.duty import duty
from croupier.play.evolve import apply, begin, evolve
from croupier.play.pots import Pot, pots_of
from croupier.play.setup import NOBODY, HandSetup, SeatNo
from croupier.play.state import HandState
from croupier.play.view import view
from croupier.service import absence, between, schedule, seating_lines
from croupier.service.chips import fronts, on_table, opening_facts
from croupier.service.clocks import clocks_from, clocks_to, note_clocks
from croupier.service.dealing import beat
from croupier.service.deeds import least_action, note_deed, saved_answer
from croupier.service.hand_end import HandEnd, end_of_hand, is_raked
from croupier.service.log import Entry, Line, Log
from croupier.service.memo import Memo
from croupier.service.narrate import narrate, told_later
from croupier.service.pauses import Trouble, resume, went_well
from croupier.service.purse import (
    Fact,
    TablePurse,
    check_chips,
    facts_between,
    happened,
    note_of,
    read_purse,
)
from croupier.service.straddling import straddles_told
from croupier.service.tempo import Tempo
from croupier.service.upkeep import with_bots
from croupier.table import (
    Deal,
    Occupant,
    Seating,
    Table,
    empty_table,
    new_game,
    next_deal,
)
from croupier.table.seats import Dealt, SitOut

Listener = Callable[[Sequence[Entry]], None]


class LiveTable:
    """One table; *now* is seconds on a clock that never goes back, *wall* ms since 1970.

    `players[seat]` is who was dealt in, so that nobody is ever shown the cards of one who sat
    there before him.
    """

    def __init__(
        self,
        table: Table,
        *,
        journal: Journal,
        randomness: Rng,
        tempo: Tempo,
        now: Callable[[], float],
        wall: Callable[[], int],
    ) -> None:
        """The table as the journal left it."""
        self.table = table
        self.journal = journal
        self.randomness = randomness
        self.tempo = tempo
        self.now = now
        self.wall = wall
        self.version = 0
        self.listeners: list[Listener] = []
        self.wake: Callable[[], None] = _do_nothing
        self.log = Log()
        self.lost_since: dict[str, float] = {}
        self.away_since: dict[str, float] = {}
        self.rebuys: dict[str, float] = {}
        self.straddles_told: dict[str, str] = {}
        self.trouble = Trouble()
        self.memo = Memo()
        self.recover()

    def recover(self) -> None:
        """Take everything from the journal; a hand that was not over goes on with its cards."""
        self.hand: HandState | None = None
        self.dealer = AutoDealer((), self.randomness)
        self.players: tuple[str, ...] = ()
        self.names: tuple[str, ...] = ()
        self.pots: tuple[Pot, ...] = ()
        self.did: list[str] = []
        self.log = self.log.going_on()
        self.timeouts: dict[str, int] = {}
        self.clock: tuple[tuple[int, int, int], float] | None = None
        self.due: float | None = None
        self._scheduled: tuple[object, ...] = ()
        self.deadline: int | None = None
        self.purse = read_purse(self.table.id, self.journal.notes(self.table.id))
        self.seating = self._kept_seating()
        self._resume(self.journal.last_hand(self.table.id))
        self.schedule()

    def _kept_seating(self) -> Seating:
        """The seating of the file, or a new one; its chips are in the ledger."""
        body = self.journal.seating(self.table.id)
        clocks_from(self, body)
        anew = body is None or len(body["seats"]) != self.table.seats + 1
        if body is None or anew:
            seating = with_bots(empty_table(self.table))
        else:
            seating = seating_from(self.table, body)
        facts = opening_facts(self.purse, seating, self.seconds(), anew=anew)
        if facts:
            self._write((), seating=seating, facts=facts)
        return seating

    def _resume(self, events: Sequence[ev.Event]) -> None:
        if not events or isinstance(events[-1], ev.HandEnded):
            return
        first = events[0]
        piles = self.journal.piles(self.table.id)
        over = any(isinstance(event, ev.HandEnded) for event in events)
        if over or piles is None or not isinstance(first, ev.HandBegan):
            return
        self._take_up(first.setup, self.seating)
        self._fold(events)
        self.dealer = AutoDealer((), self.randomness)
        piles.hand_to(self.dealer)

    @property
    def playing(self) -> bool:
        """Whether a hand is on and not over."""
        return self.hand is not None and self.hand.phase != "over"

    def hand_seat(self, player: str) -> SeatNo:
        """The seat in which *player* was dealt in and still sits, NOBODY if there is none."""
        seat, seating = self.seating.seat_of(player), self.seating
        his = self.hand is not None and bool(seat) and self.players[seat] == player
        return seat if his and (seating.was_dealt(seat) or not any(seating.dealt)) else NOBODY

    def tell(self, *lines: Line) -> list[Entry]:
        """Note lines that everybody may read."""
        return [self.log.add(line) for line in lines]

    def publish(self, entries: Sequence[Entry]) -> None:
        """All viewers look again."""
        self.version += 1
        self.schedule()
        for listener in tuple(self.listeners):
            listener(entries)
        self.wake()

    def seconds(self) -> int:
        """The time of day in seconds since 1970, by which money is kept."""
        return self.wall() // 1000

    def commit(self, events: Sequence[ev.Event], *, lasting: bool = False) -> list[Entry]:
        """Write events down, then fold them; the log entries they make.

        A hand that ends leaves its stacks, the rake, and chips that were ordered in it.
        """
        end = self._end_of(events)
        if end is None:
            self._write(events, lasting=lasting)
            entries = self._fold(events)
            between.let_folded_go(self)
            return entries
        check_chips(self.purse, on_table(end.seating, None), end.facts)
        asked = frozenset(self.rebuys)
        self._write(events, seating=end.seating, facts=end.facts)
        entries = self._fold(events)
        self.seating = end.seating
        return entries + self.tell(*end.lines, *between.ruined(self, asked))

    def _end_of(self, events: Sequence[ev.Event]) -> HandEnd | None:
        """The table after the hand, if it ends with *events*."""
        state = self.hand
        if state is None or not any(isinstance(event, ev.HandEnded) for event in events):
            return None
        whole: Sequence[ev.Event] = ()
        if is_raked(self.seating):
            whole = (*self.journal.last_hand(self.table.id), *events)
        after, at = apply(state, *events), self.seconds()
        return end_of_hand(self.seating, after, whole, purse=self.purse, at=at)

    def reseat(
        self, seating: Seating, told: Sequence[Fact] = (), notes: Sequence[Note] = ()
    ) -> None:
        """Write down who sits where, what happened with the money, and notes; then have it so.

        Raises RoomRefused for a buy-in that the table does not take.
        """
        self._write((), seating=seating, facts=self._facts(seating, told), notes=notes)
        self.seating = seating

    def _facts(self, seating: Seating, told: Sequence[Fact] = ()) -> tuple[Fact, ...]:
        """What happened with the money if *seating* comes of the present one; all chips there."""
        front = fronts(self.seating, self.hand)
        at = self.seconds()
        facts = facts_between(self.purse, self.seating, seating, told, front=front, at=at)
        check_chips(self.purse, on_table(seating, self.hand), facts)
        return facts

    def _write(
        self,
        events: Sequence[ev.Event],
        *,
        seating: Seating | None = None,
        facts: Sequence[Fact] = (),
        notes: Sequence[Note] = (),
        lasting: bool = False,
    ) -> None:
        """One transaction for all of it; what is kept in memory follows once it is done."""
        sitting = () if seating is None else seating.occupied()
        names = {**self.purse.names, **{who.player: who.name for _, who in sitting}}
        purse = happened(self.purse, facts, names) if facts else self.purse
        body = None if seating is None else self._body_of(seating, purse)
        self.journal.append(
            self.table.id,
            events,
            at=self.wall(),
            piles=self._piles() if events else None,
            seating=body,
            notes=[*notes, *(note_of(fact, names) for fact in facts)],
            lasting=lasting or seating is not None,
        )
        self.purse = purse

    def _body_of(self, seating: Seating, purse: TablePurse) -> dict[str, Any]:
        note_clocks(self, seating, purse.money)
        return {**seating_to(seating), "clocks": clocks_to(self)}

    def _piles(self) -> Piles:
        return Piles.of(self.dealer)

    def _fold(self, events: Sequence[ev.Event]) -> list[Entry]:
        entries = []
        for event in events:
            entry = self._fold_one(event)
            if entry is not None:
                entries.append(entry)
        return entries

    def _fold_one(self, event: ev.Event) -> Entry | None:
        state = self.hand
        if state is None:
            raise RuntimeError(f"{event.tag} outside a hand")
        if isinstance(event, ev.PotAwarded) and not state.awards:
            self.pots = pots_of(state)
        told = state.acted_after_draw
        if not isinstance(event, ev.HandBegan):
            evolve(state, event)
        if state.acted_after_draw and not told:
            self.log.forget_draws()
        note_deed(self.did, event, state)
        line = narrate(event.seen_by(ev.RAIL), state, self.names)
        seat = getattr(event, "seat", NOBODY)
        own = narrate(event.seen_by(seat), state, self.names) if seat else line
        if own == line:
            own = None
        if line is None and own is None:
            return None
        mine = {self.players[seat]: own} if own is not None else {}
        return self.log.add(line, mine, told_later(event, state, self.names))

    def _take_up(self, setup: HandSetup, seating: Seating) -> None:
        self.hand = begin(setup)
        self.did = [""] * len(setup.stacks)
        self.pots = ()
        self.clock = None
        dealt: Sequence[Dealt | Occupant | None] = seating.dealt
        if not any(dealt):
            dealt = [who if setup.takes_part(s) else None for s, who in enumerate(seating.seats)]
        self.players = tuple(who.player if who else "" for who in dealt)
        self.names = tuple(who.name if who else "" for who in dealt)

    def schedule(self) -> None:
        """Work out what the table does next by itself, and when.

        Nothing that leaves the play where it was (a guest sits down, cards are shown late) may
        put off what is due.
        """
        if self.trouble.pausing:
            self.due, self.deadline, self._scheduled = self.now(), None, ()
            return
        place = schedule.place_of(self)
        if place == self._scheduled and self.due is not None:
            return
        self._scheduled = place
        self.deadline = None
        self.due = schedule.next_due(self)

    def step(self) -> None:
        """Do the one thing that is due; after a pause it is to start from the journal again."""
        if self.trouble.pausing:
            resume(self)
            return
        self._do_due()
        went_well(self)

    def _do_due(self) -> None:
        state = self.hand
        if state is None or state.phase == "over":
            self._next_hand()
        elif state.phase == "showing" or duty(state) is not None:
            self.publish(self.commit(beat(self.dealer, state)))
        else:
            self._act_for(state)

    def run_due(self, most: int = 10_000) -> None:
        """Do all that is due now, at most *most* things: for tests and tables without pauses."""
        for _ in range(most):
            if self.due is None or self.due > self.now():
                return
            self.step()

    def _next_hand(self) -> None:
        seating, lines = between.settled(self)
        if seating.people:
            seating, lines = between.prepared(self, seating, lines)
        deal = next_deal(seating) if seating.people else None
        entries = self.tell(*lines)
        if deal is None:
            self.reseat(new_game(seating))
            self.hand = None
        else:
            entries += self._begin(deal)
        self.publish(entries)

    def _begin(self, deal: Deal) -> list[Entry]:
        facts = self._facts(deal.seating)
        self.dealer = AutoDealer.shuffled(deal.setup, self.randomness)
        events = (ev.HandBegan(deal.setup),)
        self._write(events, seating=deal.seating, facts=facts)
        self.seating = deal.seating
        self._take_up(deal.setup, deal.seating)
        entries = self._fold(events) + straddles_told(self, deal)
        why = deal.hand.restarted
        return entries if why is None else [*self.tell(seating_lines.again(why)), *entries]

    def release_absent(self) -> None:
        """Free the seats of players who have been away for long, unless a hand is on."""
        seating = self.seating if self.playing else between.without_absent(self)
        if seating != self.seating:
            self.reseat(seating)

    def _act_for(self, state: HandState) -> None:
        """A bot acts; a player who is away, or whose time is up, checks or folds."""
        seat = state.actor
        who = self.seating.seats[seat]
        entries: list[Entry] = []
        if who is not None and who.bot:
            action = simple_action(view(state, seat), state.game, self.randomness)
        else:
            action = saved_answer(state) or least_action(state)
            # Who does not say how often the rest is dealt has it dealt once, and no blame.
            blamed = state.phase != "agreeing" and not schedule.acts_by_itself(self, who)
            if who is not None and blamed:
                entries += absence.note_timeout(self, seat, who)
        self.publish(entries + self.commit(decide(state, action)))

    def set_away(self, seat: SeatNo, *, away: bool, why: SitOut | None = None) -> None:
        """A player is sitting out from the next hand on, or no longer; *why*: if by no wish."""
        absence.set_away(self, seat, away=away, why=why)

    def lost(self, player: str) -> None:
        """No connection of *player* is open any more: he has a while to come back."""
        self.lost_since.setdefault(player, self.now())

    def found(self, player: str) -> None:
        """*player* is connected: if that was all he was away for, he plays again."""
        absence.found(self, player)


def _do_nothing() -> None:
    """Nobody to wake."""
