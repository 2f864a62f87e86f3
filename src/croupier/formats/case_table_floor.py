"""What happens at a case's table between hands, one entry of `_floor` each."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from croupier.cards import Card
from croupier.data import DataError, hint, table_in, unknown_key
from croupier.formats.case_names import check_person
from croupier.formats.case_table_spot import Spot, dealt, playing
from croupier.formats.case_table_start import BLINDS
from croupier.formats.case_words import (
    CHIPS,
    FLAG,
    HANDS,
    NUMBER,
    WORD,
    WORDS,
    Fault,
    Reader,
    Who,
    articles,
    card,
    crowd,
    keyed,
    of_each,
    who,
)
from croupier.play.setup import Stakes
from croupier.rulebook.house import RuleId
from croupier.table import seats as at_table
from croupier.table.antes_entry import (
    buys_into_the_antes,
    check_no_carried_pot,
    check_small_blind,
)
from croupier.table.card_draws import first_button
from croupier.table.owed_blinds import (
    BlindBook,
    changes_seat,
    check_own_blind,
    comes_back,
    dodged,
    forgotten,
    has_rebought,
    is_ruined,
    plays_over,
    sits_down,
    stands_up,
    starts,
    steps_away,
)
from croupier.table.why import RoomRefused
from croupier.text import Text

if TYPE_CHECKING:
    from croupier.table.entries import Wish

Values = Mapping[str, Any]
_WISHES: tuple["Wish", ...] = ("post", "wait")


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happens: its *verb*, its *values*, and whether it must be *refused*."""

    place: str
    verb: str
    values: Values
    refused: tuple[RuleId, ...] | None = None


@dataclass(frozen=True, slots=True)
class _Verb:
    """How an entry is read and what it does; *reads* are its keys, the verb itself among them."""

    reads: Mapping[str, Reader]
    does: Callable[[Spot, Values], Spot]


def read_step(value: object, place: str) -> Step:
    """An entry of `_floor` at a table.  Raises DataError for one that says nothing known."""
    entry = table_in(value, place)
    verbs = [key for key in VERBS if key in entry]
    if not verbs:
        first = next((key for key in entry if key not in ("then", "refused")), "refused")
        raise unknown_key(first, hint(first, (*VERBS, "then")), place)
    verb = verbs[0]
    reads = {**VERBS[verb].reads, "refused": articles}
    values = keyed(reads, *_NEEDED.get(verb, ()))(entry, place)
    if verb == "plays_over" and not values.keys() & {"seat", "absent"}:
        raise DataError("missing absent", "il manque absent", place=place)
    refused = values.pop("refused", None)
    return Step(place, verb, values, refused)


def newcomers_in(steps: Iterable[object]) -> Iterator[str]:
    """Who sits down or plays over in the course of a case."""
    for step in steps:
        if isinstance(step, Step) and step.verb in ("sits", "plays_over"):
            yield step.values[step.verb]


def check_wishes(step: Step, people: Collection[str]) -> None:
    """Raise DataError for one who posts, waits or straddles and is nobody of the case."""
    for wish in _WISHED:
        named = step.values.get(wish, ())
        for one in named if isinstance(named, tuple) else ():
            if isinstance(one, str):
                check_person(one, people, f"{step.place}.{wish}")


def taken(spot: Spot, step: Step) -> tuple[Spot, tuple[Fault, ...]]:
    """The table after *step*, and what did not come out as it says."""
    try:
        after = VERBS[step.verb].does(spot, step.values)
    except RoomRefused as refused:
        return spot, refusal_faults(step.place, step.refused, refused)
    if step.refused is None:
        return after, ()
    return after, (allowed_fault(step.place, step.refused),)


def refusal_faults(
    place: str, wanted: tuple[RuleId, ...] | None, refused: RoomRefused
) -> tuple[Fault, ...]:
    """What is wrong with a refusal: that there is one, or the articles it does not cite."""
    by = f" ({', '.join(refused.rules)})" if refused.rules else ""
    told = Text(f"refused: {refused.text.en}{by}", f"refusé\u00a0: {refused.text.fr}{by}")
    if wanted is None:
        return (Fault(place, Text("it is allowed", "c’est permis"), told, refused.rules),)
    missing = [rule for rule in wanted if rule not in refused.rules]
    if not missing:
        return ()
    cited = ", ".join(wanted)
    expected = Text(f"refused by {cited}", f"refusé par {cited}")
    return (Fault(place, expected, told, tuple(missing)),)


def allowed_fault(place: str, wanted: tuple[RuleId, ...]) -> Fault:
    """What should have been refused and was not."""
    cited = f" ({', '.join(wanted)})" if wanted else ""
    return Fault(
        place,
        Text(f"it is refused{cited}", f"c’est refusé{cited}"),
        Text("it is allowed", "c’est permis"),
        wanted,
    )


def _with_book(
    change: Callable[[BlindBook, str], BlindBook], verb: str, spot: Spot, values: Values
) -> Spot:
    """Something that each of several people does."""
    for one in values[verb]:
        spot = replace(spot, book=change(spot.book, spot.name(one)))
    return spot


def _sits(spot: Spot, values: Values) -> Spot:
    late = values.get("blinds_set", False)
    book = sits_down(spot.book, values["sits"], values["seat"], blinds_set=late)
    return _wishing(replace(spot, book=book), (values["sits"],), values)


def _wishing(spot: Spot, people: tuple[Who, ...], values: Values) -> Spot:
    """`post = true` beside somebody who sits down or comes back: he posts rather than wait."""
    if "post" not in values:
        return spot
    wish: Wish = "post" if values["post"] else "wait"
    return replace(spot, wishes={**spot.wishes, **{spot.name(one): wish for one in people}})


def _back(spot: Spot, values: Values) -> Spot:
    return _wishing(_with_book(comes_back, "back", spot, values), values["back"], values)


def _rebuys(spot: Spot, values: Values) -> Spot:
    return _wishing(_with_book(has_rebought, "rebuys", spot, values), values["rebuys"], values)


def _out(spot: Spot, values: Values) -> Spot:
    """Who lost his last chip keeps his seat to buy more, but at a tournament he is gone."""
    spot = _with_book(is_ruined, "out", spot, values)
    return _with_book(stands_up, "out", spot, values) if spot.book.tournament else spot


def _moves(spot: Spot, values: Values) -> Spot:
    seating = _seating(spot)
    check_no_carried_pot(seating, spot.house, forfeited=spot.forfeited)
    player = spot.name(values["moves"])
    moved = replace(spot, book=changes_seat(spot.book, player, values["seat"]))
    return _wishing(moved, (player,), values)


def _over(spot: Spot, values: Values) -> Spot:
    player = values["plays_over"]
    seat = spot.seat(values["absent"]) if "absent" in values else values["seat"]
    return _wishing(replace(spot, book=plays_over(spot.book, player, seat)), (player,), values)


def _deals(spot: Spot, values: Values) -> Spot:
    spot = _wishes(spot, values)
    for _ in range(values["deal"]):
        spot = dealt(spot)
    return spot


def _wishes(spot: Spot, values: Values) -> Spot:
    """Who posts, who waits and who straddles, from now on."""
    wishes = dict(spot.wishes)
    for wish in _WISHES:
        for one in values.get(wish, ()):
            wishes[spot.name(one)] = wish
    straddlers = spot.straddlers
    if "straddle" in values:
        straddlers = frozenset(spot.name(one) for one in values["straddle"])
    return replace(spot, wishes=wishes, straddlers=straddlers)


def _cards(value: object, place: str) -> dict[str, Card]:
    """A card each, of one player at the least."""
    drawn: dict[str, Card] = of_each(card)(value, place)
    if not drawn:
        raise DataError("nobody draws", "personne ne tire", place=place)
    return drawn


def _draws(spot: Spot, values: Values) -> Spot:
    """The button goes by a card each."""
    drawn = {spot.seat(player): one for player, one in values["draws"].items()}
    button = first_button(drawn, spot.game, spot.house)
    return replace(spot, book=starts(spot.book, button))


def _game(spot: Spot, values: Values) -> Spot:
    return playing(spot, values["game"])


def _dodges(spot: Spot, values: Values) -> Spot:
    blinds = tuple(blind for blind in BLINDS if blind in values["blinds"])
    book, _ = dodged(spot.book, spot.name(values["dodges"]), blinds, spot.house)
    return replace(spot, book=book)


def _pays(spot: Spot, values: Values) -> Spot:
    """Somebody would pay another’s ante or blind."""
    check_own_blind(values["pays_blind_of"], values["by"])
    return spot


def _passed_out(spot: Spot, values: Values) -> Spot:
    """Hands that nobody opened: their antes lie in the pot of the next."""
    hands = values["passed_out"]
    sitters = sum(one.ready and not one.new for one in spot.book.sitters)
    carried = values.get("carried", hands * spot.stakes.ante * sitters)
    return replace(
        spot, passed_out=hands, carried=carried, forfeited=values.get("forfeited", False)
    )


def _buys_antes(spot: Spot, values: Values) -> Spot:
    """A newcomer pays his part of a pot of antes."""
    player = values["buys_antes"]
    bought = buys_into_the_antes(
        _seating(spot),
        spot.seat(player),
        spot.stakes,
        spot.house,
        forfeited=spot.forfeited,
    )
    paid = spot.paid.get(player, 0) + sum(post.amount for post in bought.posts)
    return replace(spot, paid={**spot.paid, player: paid})


def _small_blind(spot: Spot, values: Values) -> Spot:
    """A table would be opened with this small blind."""
    on_purpose = values.get("on_purpose", False)
    check_small_blind(values["opens_with_small_blind"], spot.house, set_here=on_purpose)
    return spot


def _seating(spot: Spot) -> at_table.Seating:
    """The table as those rules see it that ask for pots carried over."""
    stakes = Stakes(spot.stakes.structure, spot.stakes.small_bet, spot.stakes.big_bet)
    table = at_table.Table("case", spot.game.id, stakes, spot.house.id, spot.book.chairs, 0)
    empty = at_table.empty_table(table)
    return replace(empty, carried=spot.carried_pots(), passed_out=spot.passed_out)


_SEAT = {"seat": NUMBER}
_POST = {"post": FLAG}
_WISHED = {"post": crowd, "wait": crowd, "straddle": crowd}


def _people(verb: str, change: Callable[[BlindBook, str], BlindBook]) -> _Verb:
    return _Verb({verb: crowd}, partial(_with_book, change, verb))


VERBS: Mapping[str, _Verb] = {
    "away": _people("away", steps_away),
    "back": _Verb({"back": crowd, **_POST}, _back),
    "out": _Verb({"out": crowd}, _out),
    "rebuys": _Verb({"rebuys": crowd, **_POST}, _rebuys),
    "leaves": _people("leaves", stands_up),
    "forgotten": _people("forgotten", forgotten),
    "sits": _Verb({"sits": WORD, **_SEAT, "blinds_set": FLAG, **_POST}, _sits),
    "moves": _Verb({"moves": who, **_SEAT, **_POST}, _moves),
    "plays_over": _Verb({"plays_over": WORD, **_SEAT, "absent": who, **_POST}, _over),
    "deal": _Verb({"deal": HANDS, **_WISHED}, _deals),
    "draws": _Verb({"draws": _cards}, _draws),
    "game": _Verb({"game": WORD}, _game),
    "dodges": _Verb({"dodges": who, "blinds": WORDS}, _dodges),
    "pays_blind_of": _Verb({"pays_blind_of": WORD, "by": WORD}, _pays),
    "passed_out": _Verb({"passed_out": HANDS, "carried": CHIPS, "forfeited": FLAG}, _passed_out),
    "buys_antes": _Verb({"buys_antes": WORD}, _buys_antes),
    "opens_with_small_blind": _Verb(
        {"opens_with_small_blind": CHIPS, "on_purpose": FLAG}, _small_blind
    ),
    "post": _Verb(_WISHED, _wishes),
    "wait": _Verb(_WISHED, _wishes),
    "straddle": _Verb(_WISHED, _wishes),
}
"""The verbs of the table, the first of them that an entry has being its own."""

_NEEDED = {
    "sits": ("seat",),
    "moves": ("seat",),
    "dodges": ("blinds",),
    "pays_blind_of": ("by",),
}

__all__ = [
    "VERBS",
    "Step",
    "allowed_fault",
    "check_wishes",
    "newcomers_in",
    "read_step",
    "refusal_faults",
    "taken",
]
