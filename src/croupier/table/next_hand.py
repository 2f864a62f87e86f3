"""The next hand of a table of two blinds: button, who is dealt in, who posts what, and why."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from croupier.play.setup import NOBODY, Post, SeatNo
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table import entry_words as words
from croupier.table.entries import (
    Entry,
    Terms,
    Wish,
    absent,
    entry,
    in_order,
    lets_blinds_pass,
    regular,
    with_usual_wishes,
)
from croupier.table.owed_blinds import (
    Blind,
    BlindBook,
    Sitter,
    button_drawn,
    first_passed,
    passed_by,
    starts_again,
)
from croupier.table.positions import (
    HEADS_UP,
    Places,
    advance,
    between,
    covered,
    dead_places,
    first_places,
    moving_places,
    next_after,
    steps,
    steps_round,
)
from croupier.table.why import Why


@dataclass(frozen=True, slots=True)
class NextHand:
    """What the table answers: the places, the seats with cards from the button's left, the posts.

    *entries* say for everybody at the table what he pays or waits for, and why; *book* is the table
    once this hand is dealt.  *restarted* says why, where the game starts again.
    """

    places: Places
    dealt_in: tuple[SeatNo, ...]
    posts: tuple[Post, ...]
    entries: tuple[Entry, ...]
    book: BlindBook
    restarted: Why | None = None

    def of(self, player: str) -> Entry:
        """What this hand is for *player*; KeyError for a stranger."""
        return {one.player: one for one in self.entries}[player]


_NOWHERE = Places(NOBODY, NOBODY, NOBODY, 0)


@dataclass(frozen=True, slots=True)
class _Line:
    """Who is in as a matter of course, and who would come in; *moving*: blinds go by what is due.

    *natural* are those of the entrants whom the big blind reaches, *let_in* the entries of others.
    The seat *squeezed_in* is that of a natural one whom the big blind had passed already.
    """

    regular: tuple[Sitter, ...]
    entrants: tuple[Sitter, ...]
    places: Places = _NOWHERE
    moving: bool = False
    natural: tuple[Sitter, ...] = ()
    let_in: tuple[Entry, ...] = ()
    squeezed_in: SeatNo = NOBODY

    @property
    def players(self) -> set[str]:
        """Who is in as a matter of course."""
        return {one.player for one in self.regular}

    @property
    def playing(self) -> tuple[Sitter, ...]:
        """Those who need no entry; who owes a blind from before is among them, unless he waits."""
        asked = {one.player for one in self.let_in}
        return tuple(one for one in (*self.regular, *self.natural) if one.player not in asked)

    @property
    def dealt(self) -> dict[SeatNo, str]:
        """Who gets cards, by seat."""
        here = {one.seat: one.player for one in self.playing}
        return here | {one.seat: one.player for one in self.let_in if one.dealt}


@rule(
    "rrop3:4.blinds.1",
    "rrop3:4.blinds.14",
    "rrop3:4.blinds.16",
    "rrop3:11.tournament.10",
)
def next_hand(
    book: BlindBook, terms: Terms, wishes: Mapping[str, Wish] | None = None
) -> NextHand | None:
    """The next hand; None while fewer than two players could be dealt in.

    Who has no wish waits, but goes on posting if he had cards in the last hand.  Where fewer than
    two are playing and others wait, the game starts again with all of them, and nobody owes.
    """
    asked = with_usual_wishes(book, wishes or {})
    line, restarted = _lined_up(book, terms, asked), None
    if not _enough(book, line):
        book = starts_again(book)
        line = _lined_up(book, terms, asked)
        if not _enough(book, line):
            return None
        rules = terms.house.cite(("rrop3:4.blinds.14", "house:blinds.restart"))
        restarted = Why(words.RESTARTS, rules, {"players": sorted(line.players)})
    line = _let_in(book, _placed(book, line, terms, asked), terms, asked)
    after, posts = _posted(book, line, terms)
    places = after.last or line.places
    order = sorted(line.dealt, key=lambda seat: steps_round(book.chairs, places.button, seat))
    return NextHand(
        places=places,
        dealt_in=tuple(order),
        posts=in_order(
            book.chairs, (*posts, *(p for one in line.let_in for p in one.posts)), places
        ),
        entries=tuple(_entry_of(one, line, terms, posts, places) for one in book.sitters),
        book=after,
        restarted=restarted,
    )


def _lined_up(book: BlindBook, terms: Terms, wishes: Mapping[str, Wish]) -> _Line:
    """Who is in as a matter of course, and who would come in."""
    ready = [one for one in book.sitters if one.ready]
    if book.tournament:
        ready = [one for one in book.sitters if one.chips and not one.gone]
    if book.tournament or book.last is None:
        return _Line(tuple(ready), ())
    known = [one for one in ready if _needs_no_entry(book, one, wishes, starting=False)]
    starting = _is_starting(book, book.last, terms, {one.seat for one in known})
    regulars = [one for one in ready if _needs_no_entry(book, one, wishes, starting=starting)]
    return _Line(tuple(regulars), tuple(one for one in ready if one not in regulars))


def _needs_no_entry(
    book: BlindBook, one: Sitter, wishes: Mapping[str, Wish], *, starting: bool
) -> bool:
    """Whether *one* plays on, or comes in, without posting or waiting."""
    if lets_blinds_pass(one, wishes.get(one.player, "wait")):
        return False
    if one.hands_to_wait:
        return False
    if one.new:
        return starting and one.seat not in book.passed
    return one.dealt or not book.owes(one.player)


def _is_starting(book: BlindBook, last: Places, terms: Terms, active: set[SeatNo]) -> bool:
    """Whether the button of the next hand is still on its first round."""
    dead = terms.house.options.button.rule == "dead"
    button = last.small if dead else next_after(book.chairs, last.button, active) or last.button
    return book.travel + steps(book.chairs, last.button, button) < book.chairs


def _due(line: _Line, wishes: Mapping[str, Wish]) -> set[SeatNo]:
    """The seats of those who come in when the big blind reaches them."""
    return {
        one.seat
        for one in line.entrants
        if not (one.late or lets_blinds_pass(one, wishes.get(one.player, "wait")))
    }


def _enough(book: BlindBook, line: _Line) -> bool:
    """Whether two can be dealt in: the regular ones, and the next big blind."""
    seats = {one.seat for one in line.regular}
    if book.last is not None:
        seats |= {next_after(book.chairs, book.last.big, seats | _due(line, {}))} - {NOBODY}
    return len(seats) >= HEADS_UP


def _placed(book: BlindBook, line: _Line, terms: Terms, wishes: Mapping[str, Wish]) -> _Line:
    """Where button and blinds stand, and whom the big blind lets in."""
    chairs, last, house = book.chairs, book.last, terms.house
    seats, due = {one.seat for one in line.regular}, _due(line, wishes)
    moving = house.options.button.rule == "moving" and not book.tournament
    if last is None:
        places = first_places(chairs, button_drawn(book, seats), seats, house)
        return replace(line, places=places, moving=moving and len(seats) > HEADS_UP)
    core = seats | {next_after(chairs, last.big, seats | due)}
    if moving and last.players > HEADS_UP and len(core) > HEADS_UP:
        places = moving_places(chairs, last, seats, due, book.held)
        if len({places.button, places.small, places.big}) > HEADS_UP:
            reached = _reached(line, places, {places.small, places.big})
            return _caught_up(chairs, last, _adjusted(book, reached, terms, wishes), seats | due)
    places = dead_places(chairs, last, core, house)
    paid = {one.seat for one in line.regular if one.player in book.paid_big}
    if len(core) == HEADS_UP and core & paid == {places.big}:
        places = dead_places(chairs, replace(last, big=places.big), core, house)
    return replace(_reached(line, places, {places.big}), moving=False)


@rule("rrop3:4.blinds.5", "rrop3:4.blinds.11a", "rrop3:4.blinds.18c")
def _reached(line: _Line, places: Places, seats: set[SeatNo]) -> _Line:
    """Whom the big blind reaches comes in with it, whatever he waited for."""
    natural = tuple(one for one in line.entrants if one.seat in seats)
    return replace(line, places=places, natural=natural, moving=True)


@rule("rrop3:12.explanations.3")
def _adjusted(book: BlindBook, line: _Line, terms: Terms, wishes: Mapping[str, Wish]) -> _Line:
    """A player let in between the blinds takes a place of the moving button's, one at a time.

    The big blind must not fall behind where it stood.
    """
    last, chairs = book.last, book.chairs
    if last is None or not terms.house.options.blinds.between_blinds_entry:
        return line
    seats = {one.seat for one in line.regular}
    for one in line.entrants:
        unpaid = one.new or "big" in book.owes(one.player)
        if one in line.natural or not unpaid or wishes.get(one.player, "wait") == "wait":
            continue
        if not between(chairs, one.seat, line.places.button, line.places.big):
            continue
        tried = moving_places(chairs, last, seats | {one.seat}, _due(line, wishes), book.held)
        far, stood = (steps_round(chairs, last.button, seat) for seat in (tried.big, last.big))
        if tried.button == line.places.button and far >= stood:
            line = _reached(line, tried, {tried.small, tried.big, one.seat})
            return replace(line, squeezed_in=one.seat)
    return line


def _caught_up(chairs: int, last: Places, line: _Line, seats: set[SeatNo]) -> _Line:
    """The big blind moves on in every hand, but for one in which somebody comes in before it."""
    places = line.places
    far, stood = (steps_round(chairs, last.button, seat) for seat in (places.big, last.big))
    if line.squeezed_in or far > stood:
        return line
    big = next_after(chairs, last.big, seats)
    return _reached(line, replace(places, big=big), {places.small, big})


def _let_in(book: BlindBook, line: _Line, terms: Terms, wishes: Mapping[str, Wish]) -> _Line:
    """The answers to all others, and the places once they are in."""
    places, found = line.places, []
    for one in line.entrants:
        if one not in line.natural:
            wish = wishes.get(one.player, "wait")
            found.append(entry(book, one, places, terms, wish, adjusted=not line.moving))
    stand = {places.button, places.small, places.big} if line.moving else {places.small, places.big}
    for one in line.regular:
        if book.owes(one.player) and one.seat not in stand:
            wish = wishes.get(one.player, "post")
            found.append(entry(book, one, places, terms, wish))
    line = replace(line, let_in=tuple(found))
    if len(line.playing) == HEADS_UP and {*line.dealt} != {places.button, places.small, places.big}:
        line = _of_two_and_more(book, line, terms.house, _due(line, wishes))
    return replace(line, places=replace(line.places, players=len(line.dealt)))


def _of_two_and_more(book: BlindBook, line: _Line, house: House, due: set[SeatNo]) -> _Line:
    """The places where two go on playing, and others may post: the big blind moves on."""
    last, chairs = book.last, book.chairs
    if last is None:
        return line
    if house.options.button.rule == "moving" and min(last.players, len(line.dealt)) > HEADS_UP:
        moved = moving_places(chairs, last, line.dealt, due, book.held)
        if moved.big in advance(chairs, last, last.big, moved.big):
            return replace(line, places=moved, moving=True)
    return replace(line, places=dead_places(chairs, last, line.dealt, house))


def _posted(book: BlindBook, line: _Line, terms: Terms) -> tuple[BlindBook, list[Post]]:
    """The blinds of the places, and the book once they are paid and the others passed by."""
    last, places = book.last, line.places
    moved = 0 if last is None else steps(book.chairs, last.button, places.button)
    after = _seated(replace(book, travel=book.travel + moved, held=NOBODY), line)
    if line.moving:
        after, posts = _blinds_due(book, after, line, terms)
    else:
        after, posts = _blinds_of_places(after, line, terms)
    small, big = _ranges(book, line, places)
    if not book.tournament:
        after = passed_by(passed_by(after, "big", big), "small", small)
    reached = after.passed | {*small, *big} if after.round == 0 else frozenset[SeatNo]()
    bigs = frozenset(line.dealt[post.seat] for post in posts if post.kind == "big_blind")
    return replace(after, last=places, passed=reached, paid_big=bigs), posts


def _seated(book: BlindBook, line: _Line) -> BlindBook:
    """Who is dealt in is a player like any other, and has made up, or waited for, what he owed."""
    dealt = set(line.dealt.values())
    paid = {one.player for one in line.let_in if one.dealt}
    for one in (replace(each, late=False) for each in book.sitters):
        if one.player in dealt:
            now = replace(
                one, new=False, dealt=True, hands_to_wait=0, dealing_off=False, let_pass=False
            )
        else:
            now = replace(one, dealt=False, hands_to_wait=max(0, one.hands_to_wait - 1))
        book = book.with_sitter(now)
    for player in paid | {one.player for one in line.natural}:
        book = book.cleared(player)
    return book


def _ranges(
    book: BlindBook, line: _Line, places: Places
) -> tuple[tuple[SeatNo, ...], tuple[SeatNo, ...]]:
    """The seats that the small and the big blind reach or pass in this hand."""
    last, chairs = book.last, book.chairs
    if last is None:
        return first_passed(chairs, places)
    if line.moving:
        small = advance(chairs, last, last.small, places.small)
        return small, covered(chairs, last.big, places.big)
    return covered(chairs, last.small, places.small), covered(chairs, last.big, places.big)


def _blinds_of_places(book: BlindBook, line: _Line, terms: Terms) -> tuple[BlindBook, list[Post]]:
    """One small blind and one big; who came in just now, or an empty seat, posts no small one."""
    places, dealt = line.places, line.dealt
    regulars = {one.seat for one in line.playing}
    posts = []
    if places.small in regulars:
        posts.append(Post(places.small, "small_blind", terms.small))
        book = _paid(book, dealt[places.small], "small")
    posts.append(Post(places.big, "big_blind", terms.big))
    return _paid(book, dealt[places.big], "big"), [post for post in posts if post.amount]


def _blinds_due(
    before: BlindBook, book: BlindBook, line: _Line, terms: Terms
) -> tuple[BlindBook, list[Post]]:
    """Button, small and big each post one blind they still owe, the big before the small."""
    places, dealt = line.places, line.dealt
    placed = {one.seat for one in line.playing}
    book = _reached_owe(before, book, line)
    stand = [s for s in (places.button, places.small, places.big) if s in placed]
    posts = []
    for seat in stand:
        owed = book.owes(dealt[seat])
        if owed:
            amount = terms.big if owed[0] == "big" else terms.small
            posts.append(Post(seat, _KINDS[owed[0]], amount))
            book = _paid(book, dealt[seat], owed[0])
    return book, [post for post in posts if post.amount]


def _reached_owe(before: BlindBook, book: BlindBook, line: _Line) -> BlindBook:
    """Who is dealt in owes the blinds that have reached his seat."""
    small, big = _ranges(before, line, line.places)
    by_blind: dict[Blind, tuple[SeatNo, ...]] = {"big": big, "small": small}
    for one in line.playing:
        reached = [blind for blind, seats in by_blind.items() if one.seat in seats]
        squeezed = one.seat == line.squeezed_in
        book = book.owing(one.player, *(("big", "small") if squeezed else reached))
    return book


_KINDS: dict[Blind, Literal["small_blind", "big_blind"]] = {
    "big": "big_blind",
    "small": "small_blind",
}


def _paid(book: BlindBook, player: str, blind: Blind) -> BlindBook:
    """*player* has posted his *blind*; after the big one the small one comes."""
    left = frozenset(d for d in book.debts if d.player != player or d.blind != blind)
    book = replace(book, debts=left)
    one = book.sitter(player)
    if one is None:
        return book
    return book.with_sitter(replace(one, half=blind == "big" and not book.owes(player)))


def _entry_of(one: Sitter, line: _Line, terms: Terms, posts: list[Post], places: Places) -> Entry:
    """What the hand is for one player."""
    asked = {answer.player: answer for answer in line.let_in}
    if one.player in asked:
        return asked[one.player]
    if line.dealt.get(one.seat) != one.player:
        return absent(one, terms)
    own = tuple(post for post in posts if post.seat == one.seat)
    return regular(one, terms, own, places, squeezed_in=one.seat == line.squeezed_in)
