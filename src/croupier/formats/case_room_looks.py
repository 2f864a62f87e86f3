"""What a case may look at in a card room: seats, lists, calls, money, hands, files."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

from croupier.cardroom.buy_in import range_for
from croupier.cardroom.desk.coming_hand import hand_ahead, held_out
from croupier.cardroom.desk.state import DeskTable
from croupier.cardroom.desk.view import place_in, playable_stacks, seat_at, terms_at
from croupier.cardroom.holds import absences_of, may_pick_up
from croupier.cardroom.ledger import balance
from croupier.cardroom.must_move import must_move_list
from croupier.cardroom.people import breaches, sanctions, standing
from croupier.cardroom.state import RoomTable, TableId
from croupier.data import DataError, hint, table_in, unknown_key
from croupier.formats.case_names import check_table
from croupier.formats.case_room_asks import RoomQuestion, answered, read_question
from croupier.formats.case_room_floor import RoomSpot, RoomStep, done, read_deed
from croupier.formats.case_words import (
    FLAG,
    NUMBER,
    WORD,
    WORDS,
    Look,
    articles,
    keyed,
    of_each,
    word_of,
)
from croupier.play.setup import Chips, Post
from croupier.table.entries import Entry

NOWHERE = "none"

Found = Callable[[RoomSpot, Any], object]


def _table(spot: RoomSpot, name: TableId) -> RoomTable:
    """A table of the room; raises DataError if there is none."""
    check_table(name, spot.desk.room, "_then")
    return cast("RoomTable", spot.desk.room.table(name))


def _kept(spot: RoomSpot, name: TableId) -> DeskTable:
    return spot.desk.tables[_table(spot, name).id]


def _each(found: Callable[[RoomSpot, str], object]) -> Found:
    """The same asked of each of several people, tables or accounts."""
    return lambda spot, wanted: {one: found(spot, one) for one in wanted}


def _seats(spot: RoomSpot, name: str) -> object:
    """Who sits where at a table, and who plays over, in place of an absent one."""
    return {(each.over or each.player): each.seat for each in _table(spot, name).sitters}


def _sits(spot: RoomSpot, player: str) -> object:
    found = place_in(spot.desk.room, player)
    return found[0].id if found else NOWHERE


def _seat(spot: RoomSpot, player: str) -> object:
    found = place_in(spot.desk.room, player)
    return found[1].seat if found else 0


def _list(spot: RoomSpot, game: str) -> object:
    return tuple(entry.player for entry in spot.desk.room.list_of(game))


def _called(spot: RoomSpot, player: str) -> object:
    call = spot.desk.room.call_of(player)
    return call.table if call else NOWHERE


def _kept_for(spot: RoomSpot, player: str) -> object:
    lock = spot.desk.room.lock_of(player)
    return lock.table if lock else NOWHERE


def _asks(spot: RoomSpot, player: str) -> object:
    ask = next((each for each in spot.desk.room.asks if each.player == player), None)
    return ask.table if ask else NOWHERE


def _must_move(spot: RoomSpot, name: str) -> object:
    return must_move_list(spot.desk.room, _table(spot, name).id)


def _away(spot: RoomSpot, player: str) -> object:
    found = place_in(spot.desk.room, player)
    return bool(found and found[1].away)


def _absences(spot: RoomSpot, player: str) -> object:
    return len(absences_of(spot.desk.room, player, spot.at, rules=spot.house))


def _may_pick_up(spot: RoomSpot, player: str) -> object:
    return may_pick_up(spot.desk.room, player, spot.at, rules=spot.house) is not None


def _stack(spot: RoomSpot, player: str) -> object:
    """The chips in front of somebody; 0 if he has no seat."""
    found = place_in(spot.desk.room, player)
    return _kept(spot, found[0].id).stacks.get(player, 0) if found else 0


def _playable(spot: RoomSpot, player: str) -> object:
    """What somebody may bet in the hand that is on."""
    found = place_in(spot.desk.room, player)
    if found is None:
        return 0
    return playable_stacks(spot.desk, found[0].id).get(found[1].seat, 0)


def _balance(spot: RoomSpot, account: str) -> object:
    return balance(spot.desk.ledger, account)


def _ledger(spot: RoomSpot, _wanted: object) -> object:
    """All balances together: money is neither made nor lost."""
    return sum(spot.desk.ledger.balances.values())


_BUY_IN = keyed({"table": WORD, "least": NUMBER, "most": NUMBER}, "table")


def _buy_in(spot: RoomSpot, wanted: Mapping[str, Mapping[str, Any]]) -> object:
    """What each may buy in for at a table, `most` 0 standing for no limit."""
    found = {}
    for player, asked_for in wanted.items():
        table = _table(spot, asked_for["table"]).id
        terms = terms_at(spot.desk, table, spot.house)
        may = range_for(_kept(spot, table).money, terms, player, spot.at)
        bounds = {"table": table, "least": may.least, "most": may.most or 0}
        found[player] = {key: bounds[key] for key in asked_for}
    return found


def _owes_time(spot: RoomSpot, player: str) -> object:
    """The time charge somebody owes."""
    found = place_in(spot.desk.room, player)
    if found is None:
        return 0
    kept = _kept(spot, found[0].id)
    owes = kept.rent.standings.get(player) == "owes"
    return kept.charge.amount if owes and kept.charge else 0


def _entry(spot: RoomSpot, player: str) -> Entry | None:
    """What the next hand is for somebody."""
    found = place_in(spot.desk.room, player)
    if found is None:
        return None
    table = found[0]
    hand = hand_ahead(spot.desk, table, spot.house, held_out(spot.desk, table, spot.house))
    return next((one for one in hand.entries if one.player == player), None) if hand else None


def _offer(spot: RoomSpot, player: str) -> object:
    entry = _entry(spot, player)
    return entry.offer if entry else None


def _owes(spot: RoomSpot, wanted: Mapping[str, tuple[str, ...]]) -> object:
    """The blinds each must make up, in the order asked if they are the same ones."""
    found = {}
    for player, blinds in wanted.items():
        place = place_in(spot.desk.room, player)
        owed = _kept(spot, place[0].id).blinds.owes(player) if place else ()
        found[player] = blinds if set(blinds) == set(owed) else tuple(owed)
    return found


def _dealt(spot: RoomSpot, name: str) -> tuple[str, ...]:
    """Who has cards in the hand that is on, or had them in the last one."""
    kept = _kept(spot, name)
    if kept.hand:
        return kept.hand.dealt_in
    return kept.last.dealt_in if kept.last else ()


def _dealt_in(spot: RoomSpot, wanted: Mapping[str, tuple[str, ...]]) -> object:
    """Those asked for, if all of them are dealt in; else all that are."""
    return {
        name: who if set(who) <= set(_dealt(spot, name)) else _dealt(spot, name)
        for name, who in wanted.items()
    }


def _not_dealt_in(spot: RoomSpot, wanted: Mapping[str, tuple[str, ...]]) -> object:
    return {
        name: tuple(one for one in who if one not in _dealt(spot, name))
        for name, who in wanted.items()
    }


def _place(which: str) -> Callable[[RoomSpot, str], object]:
    """A seat of the hand that is on, or of the last one; 0 for none."""

    def found(spot: RoomSpot, name: str) -> object:
        kept = _kept(spot, name)
        places = kept.hand.places if kept.hand else kept.blinds.last
        return getattr(places, which) if places else 0

    return found


_SHARE = keyed({"live": NUMBER, "dead": NUMBER})


def _posts(spot: RoomSpot, wanted: Mapping[str, Mapping[str, Chips]]) -> object:
    """What each has posted in the hand that is on."""
    found = {}
    for player, shares in wanted.items():
        own = _own_posts(spot, player)
        dead = sum(post.amount for post in own if post.kind in ("dead", "dead_ante"))
        live = sum(post.amount for post in own if post.kind not in ("dead", "dead_ante", "ante"))
        both = {"live": live, "dead": dead}
        found[player] = {key: both[key] for key in shares}
    return found


def _own_posts(spot: RoomSpot, player: str) -> tuple[Post, ...]:
    place = place_in(spot.desk.room, player)
    hand = _kept(spot, place[0].id).hand if place else None
    if place is None or hand is None:
        return ()
    seat = seat_at(place[0], player)
    return tuple(post for post in hand.posts if post.seat == seat)


def _rake(spot: RoomSpot, name: str) -> object:
    """What the house took of the last hand of a table."""
    last = _kept(spot, name).last
    return last.rake.facts["total"] if last and last.rake else 0


def _state(spot: RoomSpot, name: str) -> object:
    return _table(spot, name).state


def _size(spot: RoomSpot, name: str) -> object:
    return len(_table(spot, name).seats)


def _game(spot: RoomSpot, name: str) -> object:
    return _table(spot, name).game


def _file(spot: RoomSpot, player: str) -> object:
    """The breaches in somebody's file that count."""
    return tuple(entry.breach for entry in breaches(spot.desk.files, player))


def _sanctions(spot: RoomSpot, player: str) -> object:
    return tuple(entry.kind for entry in sanctions(spot.desk.files, player))


def _barred(spot: RoomSpot, player: str) -> object:
    """Whether somebody is kept out of the room just now."""
    how = standing(spot.desk.files, player, spot.at)
    return bool(how.barred or how.suspended)


def _guests(spot: RoomSpot, player: str) -> object:
    return tuple(each.guest for each in spot.desk.room.guests if each.host == player)


def _in_room(spot: RoomSpot, player: str) -> object:
    return player in spot.desk.room.present


def _said(spot: RoomSpot, wanted: tuple[str, ...]) -> object:
    """The articles asked for, if what was decided last cites all of them; else those it cites."""
    cited = {rule for decision in spot.said for rule in decision.why.rules}
    return wanted if set(wanted) <= cited else tuple(sorted(cited))


def _happened(spot: RoomSpot, wanted: tuple[str, ...]) -> object:
    """The same of the facts that were written down last, by their names in the journal."""
    tags = {fact.tag for decision in spot.said for fact in decision.facts}
    return wanted if set(wanted) <= tags else tuple(sorted(tags))


def _one_or_more(value: object, place: str) -> Iterator[tuple[dict[str, Any], str]]:
    """A table, or each of several, with its place."""
    if isinstance(value, list):
        for number, each in enumerate(value):
            here = f"{place}[{number}]"
            yield table_in(each, here), here
    else:
        yield table_in(value, place), place


_REFUSED_KEYS = ("do", "by", "rules")


def _read_refused(value: object, place: str) -> tuple[RoomStep, ...]:
    """Deeds that must be refused, and by which articles."""
    steps = []
    for entry, here in _one_or_more(value, place):
        fields = {key: each for key, each in entry.items() if key not in ("rules", "at")}
        if "do" not in entry or "at" in entry:
            raise _no_deed(entry, here)
        step = read_deed({**fields, "refused": entry.get("rules", [])}, here)
        steps.append(replace(step, place=here.removeprefix(place)))
    return tuple(steps)


def _no_deed(entry: Mapping[str, Any], place: str) -> DataError:
    key = "at" if "at" in entry else next((one for one in entry if one not in _REFUSED_KEYS), "")
    if key:
        return unknown_key(key, hint(key, _REFUSED_KEYS), place)
    return DataError("missing do", "il manque do", place=place)


def _refused(spot: RoomSpot, wanted: tuple[RoomStep, ...]) -> object:
    """The first deed that is not refused, or not by those articles."""
    for step in wanted:
        _, wrong = done(spot, step)
        if wrong:
            return wrong[0]
    return wanted


def _read_why(value: object, place: str) -> tuple[RoomQuestion, ...]:
    found = []
    for entry, here in _one_or_more(value, place):
        asks = read_question(entry, here)
        found.append(replace(asks, place=here.removeprefix(place)))
    return tuple(found)


def _why(spot: RoomSpot, wanted: tuple[RoomQuestion, ...]) -> object:
    """The first question whose answer is another one."""
    for question in wanted:
        wrong = answered(spot, question)
        if wrong:
            return wrong[0]
    return wanted


def _by_name(found: Callable[[RoomSpot, str], object], read: Any = WORD) -> Look[RoomSpot]:  # noqa: ANN401
    return Look(of_each(read), _each(found))


LOOKS: Mapping[str, Look[RoomSpot]] = {
    "seats": _by_name(_seats, of_each(NUMBER)),
    "sits": _by_name(_sits),
    "seat": _by_name(_seat, NUMBER),
    "list": _by_name(_list, WORDS),
    "called": _by_name(_called),
    "locked": _by_name(_kept_for),
    "asks": _by_name(_asks),
    "must_move": _by_name(_must_move, WORDS),
    "away": _by_name(_away, FLAG),
    "absences": _by_name(_absences, NUMBER),
    "may_pick_up": _by_name(_may_pick_up, FLAG),
    "present": _by_name(_in_room, FLAG),
    "stacks": _by_name(_stack, NUMBER),
    "playable": _by_name(_playable, NUMBER),
    "buy_in": Look(of_each(_BUY_IN), _buy_in),
    "owes_time": _by_name(_owes_time, NUMBER),
    "balance": _by_name(_balance, NUMBER),
    "ledger": Look(NUMBER, _ledger),
    "rake": _by_name(_rake, NUMBER),
    "offers": _by_name(_offer, NUMBER),
    "owes": Look(of_each(WORDS), _owes),
    "dealt_in": Look(of_each(WORDS), _dealt_in),
    "not_dealt_in": Look(of_each(WORDS), _not_dealt_in),
    "posts": Look(of_each(_SHARE), _posts),
    "button": _by_name(_place("button"), NUMBER),
    "big_blind": _by_name(_place("big"), NUMBER),
    "table_state": _by_name(_state, word_of(("free", "open", "going", "closed"))),
    "size": _by_name(_size, NUMBER),
    "game": _by_name(_game),
    "file": _by_name(_file, WORDS),
    "sanctions": _by_name(_sanctions, WORDS),
    "barred": _by_name(_barred, FLAG),
    "guests": _by_name(_guests, WORDS),
    "decided_by": Look(articles, _said),
    "why": Look(_read_why, _why),
    "happened": Look(WORDS, _happened),
    "refused": Look(_read_refused, _refused),
}
"""The keys of `_then` in a room."""
