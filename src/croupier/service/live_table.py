"""A table in play: one writer that deals by the clock, keeps the journal and tells its viewers.

Every change is a plain call that runs to its end: judge, write down, fold, tell.  Nothing here
waits; `due` says when the table next does something by itself.
"""

from collections.abc import Callable, Sequence

from croupier.bots import Rng, simple_action
from croupier.journal import Journal, Piles, seating_from, seating_to
from croupier.play import events as ev
from croupier.play.dealer import AutoDealer
from croupier.play.decide import decide
from croupier.play.duty import duty
from croupier.play.evolve import apply, begin, evolve
from croupier.play.pots import Pot, pots_of
from croupier.play.setup import NOBODY, HandSetup, SeatNo
from croupier.play.state import AWAITING, HandState
from croupier.play.view import view
from croupier.service import seating_lines
from croupier.service.dealing import beat, pause_after
from croupier.service.deeds import least_action, note_deed, saved_answer
from croupier.service.log import Entry, Line, Log
from croupier.service.mixing import chooser_of, mix_of
from croupier.service.narrate import narrate, told_later
from croupier.service.tempo import Tempo
from croupier.service.upkeep import with_bots, without_absent
from croupier.table import (
    Occupant,
    Seating,
    Table,
    after_hand,
    changed_seats,
    dealt_in_next,
    empty_table,
    next_setup,
    next_turn,
    refilled,
)
from croupier.table.seats import NO_WISH

_TIMEOUTS = 2
"""So many in a row and a player is sitting out."""

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
        self.recover()

    def recover(self) -> None:
        """Take everything from the journal; a hand that was not over goes on with its cards."""
        self.hand: HandState | None = None
        self.dealer = AutoDealer((), self.randomness)
        self.players: tuple[str, ...] = ()
        self.names: tuple[str, ...] = ()
        self.pots: tuple[Pot, ...] = ()
        self.did: list[str] = []
        self.log = Log()
        self.timeouts: dict[str, int] = {}
        self.away_since: dict[str, float] = {}
        self.due: float | None = None
        self._scheduled: tuple[object, ...] = ()
        self.deadline: int | None = None
        self.seating = self._kept_seating()
        self._resume(self.journal.last_hand(self.table.id))
        self.schedule()

    def _kept_seating(self) -> Seating:
        body = self.journal.seating(self.table.id)
        if body is None or len(body["seats"]) != self.table.seats + 1:
            return with_bots(empty_table(self.table))
        return seating_from(self.table, body)

    def _resume(self, events: Sequence[ev.Event]) -> None:
        if not events or isinstance(events[-1], ev.HandEnded):
            return
        first = events[0]
        piles = self.journal.piles(self.table.id)
        over = any(isinstance(event, ev.HandEnded) for event in events)
        if over or piles is None or not isinstance(first, ev.HandBegan):
            return
        self._take_up(first.setup)
        self._fold(events)
        self.dealer = AutoDealer(piles.stub, self.randomness)
        self.dealer.burns = list(piles.burns)
        self.dealer.removed = list(piles.removed)

    @property
    def playing(self) -> bool:
        """Whether a hand is on and not over."""
        return self.hand is not None and self.hand.phase != "over"

    def hand_seat(self, player: str) -> SeatNo:
        """The seat in which *player* was dealt in and still sits, NOBODY if there is none."""
        seat = self.seating.seat_of(player)
        dealt_in = seat != NOBODY and self.hand is not None and self.players[seat] == player
        return seat if dealt_in else NOBODY

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

    def commit(self, events: Sequence[ev.Event], *, lasting: bool = False) -> list[Entry]:
        """Write events down, then fold them; the log entries they make."""
        over = any(isinstance(event, ev.HandEnded) for event in events)
        seating = self.seating
        if over and self.hand is not None:
            seating = after_hand(seating, apply(self.hand, *events))
        self.journal.append(
            self.table.id,
            events,
            at=self.wall(),
            piles=self._piles(),
            seating=seating_to(seating) if over else None,
            lasting=lasting or over,
        )
        entries = self._fold(events)
        self.seating = seating
        return entries

    def reseat(self, seating: Seating) -> None:
        """Write down who sits where, then have it so."""
        self.journal.append(
            self.table.id, (), at=self.wall(), seating=seating_to(seating), lasting=True
        )
        self.seating = seating

    def _piles(self) -> Piles:
        dealer = self.dealer
        return Piles(tuple(dealer.stub), tuple(dealer.burns), tuple(dealer.removed))

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

    def _take_up(self, setup: HandSetup) -> None:
        self.hand = begin(setup)
        self.did = [""] * len(setup.stacks)
        self.pots = ()
        dealt_in = [who if setup.takes_part(seat) else None for seat, who in self._chairs()]
        self.players = tuple(who.player if who else "" for who in dealt_in)
        self.names = tuple(who.name if who else "" for who in dealt_in)

    def _chairs(self) -> list[tuple[SeatNo, Occupant | None]]:
        return list(enumerate(self.seating.seats))

    def schedule(self) -> None:
        """Work out what the table does next by itself, and when.

        Nothing that leaves the play where it was (a guest sits down, cards are shown late) may
        put off what is due.
        """
        place = self._place()
        if place == self._scheduled and self.due is not None:
            return
        self._scheduled = place
        self.deadline = None
        self.due = self._next_due(self.hand)

    def _place(self) -> tuple[object, ...]:
        """Where the play is: it moves on exactly when this changes."""
        state = self.hand
        who = self._occupant_to_act()
        waits_for = (who.player, who.away) if who else None
        if state is None:
            return (self.version,)
        play = (state.setup.number, state.turn, state.street, state.run, state.phase, state.actor)
        return (*play, waits_for, self.seating.wish)

    def _next_due(self, state: HandState | None) -> float | None:
        now = self.now()
        if state is None:
            return now if self.seating.people and self._could_start() else None
        if state.phase == "over":
            pause = self.tempo.showdown if state.show_order else self.tempo.result
            return now + (max(pause, self.tempo.choose) if self._is_choosing() else pause)
        if state.phase == "showing" or duty(state) is not None:
            return now + pause_after(state, self.tempo)
        who = self._occupant_to_act()
        if who is None or who.bot or who.away or saved_answer(state):
            return now + self.tempo.think
        clock = self.tempo.ask if state.phase == "agreeing" else self.tempo.clock
        self.deadline = self.wall() + int(clock * 1000)
        return now + clock

    def _is_choosing(self) -> bool:
        """Whether a person has yet to name the game of the next round."""
        who = self.seating.seats[chooser_of(self.seating, self.hand)]
        return who is not None and not who.bot and self.seating.wish == NO_WISH

    def _could_start(self) -> bool:
        return next_setup(refilled(self._settled_seats())[0]) is not None

    def _settled_seats(self) -> Seating:
        present = without_absent(self.seating, self.away_since, self.now())
        return with_bots(changed_seats(present))

    def _occupant_to_act(self) -> Occupant | None:
        state = self.hand
        if state is None or not state.actor or state.phase not in AWAITING:
            return None
        return self.seating.seats[state.actor]

    def step(self) -> None:
        """Do the one thing that is due."""
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
        seating = self._settled_seats()
        entries: list[Entry] = []
        for seat, who in seating.occupied():
            before = self.seating.seats[seat]
            if before is None or before.player != who.player:
                entries += self.tell(seating_lines.took_seat(who.name, seat, who.stack))
        seating, filled = refilled(seating)
        for seat in filled:
            who_filled = seating.seats[seat]
            if who_filled is not None:
                line = seating_lines.filled_up(who_filled.name, seat, who_filled.stack)
                entries += self.tell(line)
        setup = None
        if seating.people:
            new_round = not seating.hands_left
            seating = next_turn(seating, dealt_in_next(seating))
            mix = mix_of(seating, None)
            setup = next_setup(seating)
            if mix is not None and setup is not None and new_round:
                entries += self.tell(seating_lines.new_game(mix.game))
        self.reseat(seating)
        self.hand = None
        if setup is not None:
            entries += self._begin(setup)
        self.publish(entries)

    def _begin(self, setup: HandSetup) -> list[Entry]:
        self._take_up(setup)
        self.dealer = AutoDealer.shuffled(setup, self.randomness)
        return self.commit((ev.HandBegan(setup),), lasting=True)

    def release_absent(self) -> None:
        """Free the seats of players who have been away for long, unless a hand is on."""
        if not self.playing:
            self.seating = without_absent(self.seating, self.away_since, self.now())

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
            if who is not None and not who.away and state.phase != "agreeing":
                entries += self._note_timeout(seat, who)
        self.publish(entries + self.commit(decide(state, action)))

    def _note_timeout(self, seat: SeatNo, who: Occupant) -> list[Entry]:
        count = self.timeouts[who.player] = self.timeouts.get(who.player, 0) + 1
        entries = self.tell(seating_lines.ran_out_of_time(who.name, seat))
        if count >= _TIMEOUTS:
            self.set_away(seat, away=True)
            entries += self.tell(seating_lines.went_away(who.name, seat))
        return entries

    def set_away(self, seat: SeatNo, *, away: bool) -> None:
        """A player is sitting out from the next hand on, or no longer."""
        who = self.seating.seats[seat]
        if who is None:
            return
        self.timeouts.pop(who.player, None)
        self.away_since.pop(who.player, None)
        if away:
            self.away_since[who.player] = self.now()
        self.reseat(self.seating.absent(seat, away=away))


def _do_nothing() -> None:
    """Nobody to wake."""
