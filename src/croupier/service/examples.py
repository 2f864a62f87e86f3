"""Examples of rules as they are watched: the table after each step, and a caption."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from croupier.formats.example import Example
from croupier.formats.example_check import actions_in_events, played_strictly
from croupier.play import events as ev
from croupier.play.evolve import begin, evolve
from croupier.play.pots import Pot, pots_of
from croupier.play.setup import HandSetup, SeatNo
from croupier.play.state import HandState
from croupier.play.view import View, view
from croupier.rulebook.house import House
from croupier.service.deeds import note_deed
from croupier.service.naming import named_hands
from croupier.service.narrate import narrate
from croupier.service.outcome import outcome
from croupier.service.sight import Sight
from croupier.table import Occupant, Table, empty_table
from croupier.text import Text, amount_text

_LETTERS = "ABCDEFGHIJ"
_BLINDS = {"small_blind": "SB", "big_blind": "BB"}
_TOLD = frozenset({"street", "action", "post", "show", "award"})
_EACH_PUT = Text(
    "{who} have put in {each} each: {pot} in the pot.",
    "{who} ont mis {each} chacun\u00a0: {pot} au pot.",
)
_IN_HAND = Text(
    "{who} are still in; {pot} in the pot.", "{who} sont encore au coup\u00a0; {pot} au pot."
)
_SENTENCE_ENDS = (".", "!", "?")


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after a step, all known cards open, and what happened in it.

    *house* has the choices under which the example is played.
    """

    sight: Sight
    caption: Text
    house: House


def played(example: Example) -> tuple[Frame, ...]:
    """An example step by step; the last says what it shows.

    Raises PhhError if the hand cannot be played under its house.
    """
    events = played_strictly(example).events
    places = actions_in_events(example, events)
    watch = _Watch(example, events[0])
    frames: list[Frame] = []
    start = 0
    for end in _steps(events, places):
        told = _joined(watch.tell(events[start:end]))
        actions = [places[n] for n in range(start, end) if n in places]
        said = [example.says[action] for action in actions if action in example.says]
        if not actions or actions[-1] >= example.start:
            if not frames and not said and example.start:
                told = _joined((told, watch.before()))
            frames.append(watch.frame(len(frames) + 1, said[-1] if said else told))
        start = end
    watch.tell(events[start:])
    return (*frames, watch.frame(len(frames) + 1, example.conclusion))


def _steps(events: Sequence[ev.Event], places: dict[int, int]) -> tuple[int, ...]:
    """After how many events something has happened that is to be seen.

    The cards of a street are one step, and so is every decision.
    """
    ends = []
    for place, event in enumerate(events):
        told = place in places or isinstance(event, ev.RunsSettled)
        if not told or (isinstance(event, ev.HoleDealt | ev.Drew) and _more(events, place)):
            continue
        opened = place + 1 < len(events) and isinstance(events[place + 1], ev.RoundOpened)
        ends.append(place + 1 + opened)
    return tuple(ends)


def _more(events: Sequence[ev.Event], place: int) -> bool:
    """Whether more cards of the same deal follow: at the draw even over a burn."""
    redrawn = isinstance(events[place], ev.Drew)
    for event in events[place + 1 :]:
        if isinstance(event, ev.HoleDealt | ev.Drew):
            return True
        if not (redrawn and isinstance(event, ev.Burned)):
            return False
    return False


class _Watch:
    """A hand on its way, as a watcher sees it to whom all known cards are shown."""

    def __init__(self, example: Example, began: ev.Event) -> None:
        if not isinstance(began, ev.HandBegan):
            raise TypeError(f"a hand begins with HandBegan, not {began.tag}")
        self.example = example
        self.setup: HandSetup = began.setup
        self.state: HandState = begin(began.setup)
        self.did = [""] * len(began.setup.stacks)
        self.pots: tuple[Pot, ...] = ()
        self.names = ("", *_LETTERS[: self.state.chairs])

    def tell(self, events: Sequence[ev.Event]) -> list[Text]:
        """Fold *events* and say them."""
        told = []
        for event in events:
            if isinstance(event, ev.HandBegan):
                continue
            if isinstance(event, ev.PotAwarded) and not self.state.awards:
                self.pots = tuple(pots_of(self.state))
            evolve(self.state, event)
            note_deed(self.did, event, self.state)
            line = narrate(event.seen_by(ev.RAIL), self.state, self.names)
            if line is not None and (line.kind in _TOLD or not line.cards):
                told.append(line.text)
        return told

    def before(self) -> Text:
        """What was done before one began to watch: who is in, and what he has put in."""
        state = self.state
        live = [seat for seat in self.setup.dealt_in if state.live[seat]]
        put = {state.put[seat] + state.bets[seat] for seat in live}
        said = _EACH_PUT if len(put) == 1 and sum(put) * len(live) == state.pot else _IN_HAND
        names = [self.names[seat] for seat in live]
        return said.format(
            who=_listed(names), each=amount_text(min(put, default=0)), pot=amount_text(state.pot)
        )

    def frame(self, step: int, caption: Text) -> Frame:
        """The table as it stands, under *caption*."""
        return Frame(self._sight(step), caption, self.setup.house)

    def _sight(self, step: int) -> Sight:
        state, setup = self.state, self.setup
        seen = _open(state)
        table = Table(self.example.id, setup.game.id, setup.stakes, setup.house.id, state.chairs, 0)
        seating = empty_table(table)
        for seat in setup.dealt_in:
            name = self.names[seat]
            seating = seating.seated(seat, Occupant(name, name, state.stacks[seat]))
        highest = state.options.games.low_qualifier_hilo
        return Sight(
            table=table,
            title=setup.game.title,
            game=setup.game,
            stakes=setup.stakes,
            mix=None,
            house=setup.house.title,
            version=step,
            seating=seating,
            you=0,
            view=seen,
            same=(False, *(setup.takes_part(seat) for seat in range(1, state.chairs + 1))),
            names=named_hands(seen, setup.game, highest),
            did=tuple(self.did),
            blinds=_blinds(setup),
            deadline=None,
            outcome=outcome(state, self.pots, ev.RAIL) if state.awards else None,
            rules=(),
        )


def _open(state: HandState) -> View:
    """The hand with the cards of every live player open, as far as the record knows them."""
    seen = view(state, ev.RAIL)
    seats = tuple(
        replace(seat, cards=tuple(state.hole[seat.seat])) if state.live[seat.seat] else seat
        for seat in seen.seats
    )
    return replace(seen, seats=seats)


def _blinds(setup: HandSetup) -> dict[SeatNo, str]:
    if setup.game.forced == "button_blind":
        return {}
    return {post.seat: _BLINDS[post.kind] for post in setup.posts if post.kind in _BLINDS}


def _joined(parts: Sequence[Text]) -> Text:
    """The texts one after the other, each a sentence if there are several."""
    if len(parts) == 1:
        return parts[0]
    return Text(" ".join(_ended(t.en) for t in parts), " ".join(_ended(t.fr) for t in parts))


def _listed(names: Sequence[str]) -> Text:
    """A, B and C."""
    *most, last = names
    if not most:
        return Text(last, last)
    before = ", ".join(most)
    return Text(f"{before} and {last}", f"{before} et {last}")


def _ended(words: str) -> str:
    return words if words.endswith(_SENTENCE_ENDS) else f"{words}."
