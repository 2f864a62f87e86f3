"""The ledger of owed blinds: who sits where, what each missed, and what becomes of it.

A debt belongs to a player, not to a seat: it survives absence, seat changes, ruin and standing up.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.positions import Places, between, covered, next_after, steps_round
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

Blind = Literal["small", "big"]


@dataclass(frozen=True, slots=True)
class Debt:
    """A blind that *player* owes since the button round *round*."""

    player: str
    blind: Blind
    round: int


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player and his seat; one who is *gone* left the table, and it is the seat he had.

    *new*: he has not come in yet, and misses no blinds.  *dealt*: he had cards in the last hand.
    *half*: he paid his big blind, and his small one comes next.  *hands_to_wait*: what his change
    of seats costs.  *dealing_off*: he had the button, changed seats, and may let the blinds pass;
    *let_pass*: one of them has.  *late*: he sat down when the blinds of the next hand were set.
    """

    player: str
    seat: SeatNo
    here: bool = True
    chips: bool = True
    gone: bool = False
    new: bool = True
    dealt: bool = False
    half: bool = False
    hands_to_wait: int = 0
    dealing_off: bool = False
    let_pass: bool = False
    late: bool = False

    @property
    def ready(self) -> bool:
        """Whether he sits there with chips."""
        return self.here and self.chips and not self.gone


@dataclass(frozen=True, slots=True)
class BlindBook:
    """All that a table knows of button, blinds and debts between two hands.

    *first_button* was drawn for the first hand; *last* are the places of the last one.  *travel*
    counts the seats the button has moved on.  *passed* are the seats a blind has reached since the
    table began, *paid_big* who posted a big blind last.  *held* is where a mix keeps the button
    while stud is played.  At a *tournament* everybody with chips is dealt in, and owes nothing from
    before.
    """

    chairs: int
    tournament: bool = False
    sitters: tuple[Sitter, ...] = ()
    debts: frozenset[Debt] = frozenset()
    first_button: SeatNo = NOBODY
    last: Places | None = None
    travel: int = 0
    passed: frozenset[SeatNo] = frozenset()
    paid_big: frozenset[str] = frozenset()
    held: SeatNo = NOBODY

    @property
    def round(self) -> int:
        """How many rounds the button has made; in round 0 the table is just starting."""
        return self.travel // self.chairs

    def sitter(self, player: str) -> Sitter | None:
        """What is known of *player*; None for a stranger."""
        return next((one for one in self.sitters if one.player == player), None)

    def at(self, seat: SeatNo) -> tuple[Sitter, ...]:
        """Whoever holds *seat*: nobody, its owner, or an absent owner and who plays over."""
        return tuple(one for one in self.sitters if one.seat == seat and not one.gone)

    def owes(self, player: str) -> tuple[Blind, ...]:
        """The blinds *player* must make up, the big one first; each once, however often missed."""
        kinds = {debt.blind for debt in self.debts if debt.player == player}
        return tuple(blind for blind in _BLINDS if blind in kinds)

    def missed_big_blinds(self, player: str) -> int:
        """In how many rounds *player* missed his big blind and has not made it up."""
        return sum(debt.player == player and debt.blind == "big" for debt in self.debts)

    def with_sitter(self, sitter: Sitter) -> "BlindBook":
        """The book with what is known of that player now."""
        others = tuple(one for one in self.sitters if one.player != sitter.player)
        return replace(self, sitters=(*others, sitter))

    def owing(self, player: str, *blinds: Blind) -> "BlindBook":
        """The book with *blinds* of this round owed by *player*; the same debt counts once."""
        kept = [d.blind for d in self.debts if d.player == player]
        added = {Debt(player, b, self.round) for b in blinds if kept.count(b) < MOST_ROUNDS}
        return replace(self, debts=self.debts | added)

    def cleared(self, player: str) -> "BlindBook":
        """The book with all debts of *player* paid, or waited for."""
        return replace(self, debts=frozenset(d for d in self.debts if d.player != player))


_BLINDS: tuple[Blind, ...] = ("big", "small")
MOST_ROUNDS = 12
"""No house counts more rounds than that before a seat is lost."""


def refuse(en: str, fr: str, legal_en: str, legal_fr: str, *rules: str) -> RoomRefused:
    """A refusal in both languages, with what would do and the articles."""
    return RoomRefused(Text(en, fr), Text(legal_en, legal_fr), rules)


@rule("rrop3:4.blinds.15")
def starts(book: BlindBook, button: SeatNo) -> BlindBook:
    """The table begins with the button drawn for *button*: all who sit there are active players."""
    drew = tuple(replace(one, new=False) if not one.gone else one for one in book.sitters)
    return replace(book, first_button=button, sitters=drew)


def starts_again(book: BlindBook) -> BlindBook:
    """The game begins anew: everybody there is an active player who owes nothing."""
    for one in [sitter for sitter in book.sitters if sitter.ready]:
        book = book.cleared(one.player).with_sitter(Sitter(one.player, one.seat, new=False))
    return book


def button_drawn(book: BlindBook, seats: Collection[SeatNo]) -> SeatNo:
    """The seat that drew the button; the next active one if nobody sits there any more."""
    if book.first_button == NOBODY:
        raise refuse(
            "Nobody has drawn for the button.",
            "Le bouton n’a pas été tiré.",
            "Draw a card each before the first hand.",
            "Tirer une carte chacun avant la première main.",
            "rrop3:2.seating.6",
        )
    here = book.first_button in seats
    return book.first_button if here else next_after(book.chairs, book.first_button, seats)


@rule("rrop3:4.blinds.4")
def sits_down(book: BlindBook, player: str, seat: SeatNo, *, blinds_set: bool = False) -> BlindBook:
    """*player* takes a free seat; one who comes back to the table still owes what he owed.

    *blinds_set*: the blinds of the next hand are up already, so they do not come to him.  Raises
    RoomRefused for a seat that is held, or a player who has one.
    """
    known = book.sitter(player)
    if known is not None and not known.gone:
        raise _has_a_seat(known)
    if not 0 < seat <= book.chairs or book.at(seat):
        raise refuse(
            f"Seat {seat} is not free.",
            f"Le siège {seat} n’est pas libre.",
            "Take a free seat.",
            "Prendre un siège libre.",
        )
    if known is None or known.new:
        return book.with_sitter(Sitter(player, seat, late=blinds_set))
    back = book.with_sitter(replace(known, gone=False, here=True, chips=True, late=blinds_set))
    return changes_seat(back, player, seat)


@rule("rrop3:4.blinds.8")
def plays_over(book: BlindBook, player: str, seat: SeatNo) -> BlindBook:
    """*player* takes the seat of an absent one and counts as new, whatever its owner has paid."""
    known = book.sitter(player)
    if known is not None and not known.gone:
        raise _has_a_seat(known)
    holders = book.at(seat)
    if len(holders) != 1 or holders[0].here:
        raise refuse(
            f"Nobody is absent from seat {seat}.",
            f"Personne n’est absent du siège {seat}.",
            "Take a free seat, or that of a player who is away.",
            "Prendre un siège libre, ou celui d’un joueur absent.",
            "rrop3:2.procedures.11",
        )
    return book.cleared(player).with_sitter(Sitter(player, seat))


def _has_a_seat(known: Sitter) -> RoomRefused:
    return refuse(
        f"{known.player} has seat {known.seat} already.",
        f"{known.player} a déjà le siège {known.seat}.",
        "Change seats instead.",
        "Changer plutôt de siège.",
    )


def steps_away(book: BlindBook, player: str) -> BlindBook:
    """*player* is away: no cards from the next hand on; asked twice, nothing more happens."""
    return _changed(book, player, here=False)


def comes_back(book: BlindBook, player: str) -> BlindBook:
    """*player* is back.  Raises RoomRefused while somebody plays over his seat."""
    mine = _seated(book, player)
    if any(one.player != player for one in book.at(mine.seat)) and not mine.here:
        raise refuse(
            f"Somebody plays over seat {mine.seat}.",
            f"Quelqu’un joue au siège {mine.seat} en votre absence.",
            "He gives the seat up first.",
            "Il rend d’abord le siège.",
            "rrop3:2.procedures.11",
        )
    return _changed(book, player, here=True)


def stands_up(book: BlindBook, player: str) -> BlindBook:
    """*player* leaves the table; what he owes, and what passes his seat for a round, stay his.

    So nobody dodges a blind by getting up.  Once the big blind has passed his seat again he has
    quit the game, and is new if he ever comes back; a new player who never came in is at once.
    """
    mine = _seated(book, player)
    if mine.new:
        return forgotten(book, player)
    return _changed(
        _half_is_owed(book, mine), player, gone=True, here=False, dealt=False, half=False
    )


def forgotten(book: BlindBook, player: str) -> BlindBook:
    """*player* and his debts are struck off; if he ever comes back, he is new."""
    kept = tuple(one for one in book.sitters if one.player != player)
    return replace(book.cleared(player), sitters=kept)


@rule("rrop3:4.blinds.13")
def is_ruined(book: BlindBook, player: str) -> BlindBook:
    """*player* lost his last chip: he keeps his seat while buying more, and misses blinds."""
    return _changed(book, player, chips=False)


def has_rebought(book: BlindBook, player: str) -> BlindBook:
    """*player* has chips again; he is no new player."""
    return _changed(book, player, chips=True)


@rule("rrop3:4.blinds.17", "rrop3:4.blinds.18a", "rrop3:4.blinds.19")
def changes_seat(book: BlindBook, player: str, seat: SeatNo) -> BlindBook:
    """*player* moves to a free seat and waits as many hands as he has moved from the big blind.

    At a starting table a seat no blind has reached yet costs nothing.  Who had the button may let
    the blinds pass his new seat.  A small blind that was to follow his big one stays owed.
    Raises RoomRefused for a seat that is held.
    """
    mine = _seated(book, player)
    if not 0 < seat <= book.chairs or [one for one in book.at(seat) if one.player != player]:
        raise refuse(
            f"Seat {seat} is not free.",
            f"Le siège {seat} n’est pas libre.",
            "Move to a free seat.",
            "Aller à un siège libre.",
            "rrop3:4.blinds.18a",
        )
    if seat == mine.seat or book.last is None or mine.new or book.tournament:
        return _changed(book, player, seat=seat)
    had_button = mine.dealt and book.last.button == mine.seat
    free = book.round == 0 and seat not in book.passed
    farther = hands_to_big_blind(book, mine, seat) - hands_to_big_blind(book, mine, mine.seat)
    return _changed(
        _half_is_owed(book, mine),
        player,
        seat=seat,
        half=False,
        dealt=False,
        hands_to_wait=0 if free else max(0, mine.hands_to_wait + farther),
        dealing_off=had_button and not free,
        let_pass=between(book.chairs, seat, book.last.button, book.last.big),
    )


def hands_to_big_blind(book: BlindBook, mine: Sitter, seat: SeatNo) -> int:
    """In how many hands the big blind comes to *mine* at *seat*, counted in active seats."""
    if book.last is None:
        return 0
    big, chairs = book.last.big, book.chairs
    here = steps_round(chairs, big, seat)
    active = {one.seat for one in book.sitters if one.ready and one.player != mine.player}
    return 1 + sum(steps_round(chairs, big, one) < here for one in active)


def _half_is_owed(book: BlindBook, mine: Sitter) -> BlindBook:
    """A small blind that was about to follow the big one is not escaped by going elsewhere."""
    return book.owing(mine.player, "small") if mine.half else book


def _seated(book: BlindBook, player: str) -> Sitter:
    known = book.sitter(player)
    if known is None or known.gone:
        raise refuse(
            f"{player} has no seat here.",
            f"{player} n’a pas de siège ici.",
            "Sit down first.",
            "S’asseoir d’abord.",
        )
    return known


def _changed(book: BlindBook, player: str, **changes: bool | SeatNo) -> BlindBook:
    return book.with_sitter(replace(_seated(book, player), **changes))  # type: ignore[arg-type]


@rule("rrop3:4.blinds.7", "rrop3:4.blinds.11a", "rrop3:4.blinds.15")
def passed_by(book: BlindBook, blind: Blind, seats: Iterable[SeatNo]) -> BlindBook:
    """*blind* has passed these seats: active players who got no cards there owe it.

    A new player misses nothing, and who deals off may let it pass once.  Who left and owes a big
    blind already is no player of this game any more.
    """
    for one in [sitter for sitter in book.sitters if sitter.seat in set(seats)]:
        if one.dealt or one.new:
            continue
        if one.gone and blind == "big" and "big" in book.owes(one.player):
            book = forgotten(book, one.player)
            continue
        if one.dealing_off and not (one.let_pass and blind == "big"):
            book = book.with_sitter(replace(one, let_pass=True))
            continue
        book = book.with_sitter(replace(one, half=False, dealing_off=False, let_pass=False))
        book = book.owing(one.player, blind)
    return book


@rule("rrop3:2.procedures.13")
def check_own_blind(payer: str, owner: str) -> None:
    """Raise RoomRefused for an ante or a blind that is paid for somebody else."""
    if payer != owner:
        raise refuse(
            f"{payer} may not pay an ante or a blind for {owner}.",
            f"{payer} ne peut pas payer une ante ou une blinde pour {owner}.",
            "Everybody posts his own, or is not dealt in.",
            "Chacun poste la sienne, ou ne reçoit pas de cartes.",
            "rrop3:2.procedures.13",
        )


@dataclass(frozen=True, slots=True)
class Dodge:
    """What comes of a blind that *player* dodged: it is owed, and perhaps a penalty is due."""

    player: str
    blinds: tuple[Blind, ...]
    penalty: bool
    why: Why


def dodged(
    book: BlindBook, player: str, blinds: tuple[Blind, ...], house: House
) -> tuple[BlindBook, Dodge]:
    """A floor finds that *player* missed *blinds* on purpose: he owes them, or is penalised.

    In a tournament, where all pay, nothing is owed and a penalty is compulsory.
    """
    penalty = house.options.blinds.dodge == "penalty"
    rules = house.cite(("tda:33", "tda:71Bb") if penalty else ("rrop3:4.blinds.11a",))
    text = (
        Text("Dodging a blind on purpose is penalised.", "Esquiver exprès une blinde est pénalisé.")
        if penalty
        else Text(
            "A blind missed on purpose is made good on return.",
            "Une blinde manquée exprès se rattrape au retour.",
        )
    )
    facts: dict[str, object] = {"player": player, "blinds": blinds}
    owed = book if penalty else book.owing(player, *blinds)
    return owed, Dodge(player, blinds, penalty, Why(text, rules, facts))


def first_passed(chairs: int, places: Places) -> tuple[tuple[SeatNo, ...], tuple[SeatNo, ...]]:
    """The seats the small and the big blind reach in a table's first hand."""
    if places.button == places.small:
        return (places.small,), covered(chairs, places.small, places.big)
    return covered(chairs, places.button, places.small), covered(chairs, places.small, places.big)


def owed_amount(blinds: Iterable[Blind], small: Chips, big: Chips) -> Chips:
    """What *blinds* come to."""
    amounts = {"small": small, "big": big}
    return sum(amounts[blind] for blind in blinds)
