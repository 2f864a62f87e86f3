"""The hand that comes at a table: who is held out of it and why, where the blinds will be."""

from collections.abc import Mapping
from dataclasses import replace

from croupier.cardroom.deciding import because
from croupier.cardroom.desk.state import Desk, DeskTable
from croupier.cardroom.desk.view import holder, players_at, table_of, variant_at
from croupier.cardroom.desk.view import played_at as played_here
from croupier.cardroom.off_table import held_back
from croupier.cardroom.state import PlayerId, RoomTable, SeatNo, TableId
from croupier.cardroom.time_charge import not_dealt_in
from croupier.cardroom.timing import Coming, Place
from croupier.play.setup import Post
from croupier.rulebook.house import House
from croupier.table.entries import Terms, terms_of
from croupier.table.hand_without_blinds import antes_of, hand_without_blinds, has_two_blinds
from croupier.table.next_hand import NextHand, next_hand
from croupier.table.owed_blinds import BlindBook, steps_away
from croupier.table.positions import covered
from croupier.table.why import Why

_ROUNDS_AHEAD = 2


def held_out(desk: Desk, table: RoomTable, rules: House) -> dict[PlayerId, Why]:
    """Who of those at a table gets no cards in the next hand though he is there, and why."""
    kept = table_of(desk, table.id)
    found = {player: _why_out(kept, player, rules) for player in players_at(table)}
    return {player: why for player, why in found.items() if why}


def _why_out(kept: DeskTable, player: PlayerId, rules: House) -> Why | None:
    if player in kept.leaving:
        return because(
            rules,
            ("general:acting.10",),
            f"{player} is leaving the table.",
            f"{player} quitte la table.",
        )
    if kept.missing.get(player):
        return because(
            rules,
            ("rrop3:1.conduct.0", "tda:71A"),
            f"{player} misses this hand as a penalty.",
            f"{player} manque cette main, par pénalité.",
            left=kept.missing[player],
        )
    away = held_back(kept.money, rules, player)
    unpaid = not_dealt_in(kept.rent, rules, player) if kept.charge else None
    return away or unpaid


def hand_ahead(
    desk: Desk, table: RoomTable, rules: House, out: Mapping[PlayerId, Why]
) -> NextHand | None:
    """The next hand of a table without those held *out*; None while fewer than two would play.

    Raises RoomRefused if nobody has drawn for the button, and for a table without a game.
    """
    kept, played = table_of(desk, table.id), played_here(desk, table.id, rules)
    variant = variant_at(desk, table.id, rules)
    book = _without(kept.blinds, out)
    if not has_two_blinds(variant, played.stakes, rules):
        hand = hand_without_blinds(book, variant, played.stakes, rules)
        return hand and replace(hand, book=_with_again(hand.book, kept.blinds, out))
    terms = terms_of(variant, played.stakes, rules)
    hand = next_hand(book, terms, kept.wishes)
    if hand is None:
        return None
    antes = antes_of(hand, variant, played.stakes, rules)
    here = players_at(table)
    return replace(
        hand,
        posts=_in_order(antes, hand.posts, rules),
        entries=tuple(entry for entry in hand.entries if entry.player in here),
        book=_with_again(hand.book, kept.blinds, out),
    )


def _in_order(antes: tuple[Post, ...], blinds: tuple[Post, ...], rules: House) -> tuple[Post, ...]:
    options = rules.options.blinds
    blinds_first = options.ante_payer != "each" and options.ante_order == "blind_first"
    return (*blinds, *antes) if blinds_first else (*antes, *blinds)


def _without(book: BlindBook, out: Mapping[PlayerId, Why]) -> BlindBook:
    for player in out:
        book = steps_away(book, player)
    return book


def _with_again(after: BlindBook, before: BlindBook, out: Mapping[PlayerId, Why]) -> BlindBook:
    """Who was held out is as present as he was."""
    for player in out:
        was, now = before.sitter(player), after.sitter(player)
        if was and now:
            after = after.with_sitter(replace(now, here=was.here))
    return after


def players_dealt(table: RoomTable, hand: NextHand) -> tuple[PlayerId, ...]:
    """Who gets cards, in the order of the deal."""
    return tuple(holder(table, seat) for seat in hand.dealt_in)


def coming(desk: Desk, table: RoomTable, hand: NextHand, rules: House) -> Coming:
    """The hand that comes as the moves before it see it."""
    book = table_of(desk, table.id).blinds
    passes: tuple[SeatNo, ...] = ()
    if book.last is not None and hand.places.big:
        passes = covered(book.chairs, book.last.big, hand.places.big)[:-1]
    number = desk.room.hand_of(table.id) + 1
    moving = any(desk.room.lock_of(sitter.player) for sitter in table.sitters)
    places = _places(desk, table, rules) if moving and hand.places.big else None
    return Coming(number, hand.places.big, places, passes)


def _places(desk: Desk, table: RoomTable, rules: House) -> dict[PlayerId, Place]:
    """For each sitter how many hands pass before his big blind, and before his button."""
    kept = table_of(desk, table.id)
    variant, played = variant_at(desk, table.id, rules), played_here(desk, table.id, rules)
    terms = terms_of(variant, played.stakes, rules)
    out = held_out(desk, table, rules)
    bigs, buttons = _rounds(_without(kept.blinds, out), terms, _ROUNDS_AHEAD * kept.blinds.chairs)
    far = _ROUNDS_AHEAD * kept.blinds.chairs
    return {
        sitter.player: Place(
            _first(bigs, sitter.seat, far),
            _first(buttons, sitter.seat, far),
            _posted(kept.blinds, sitter.player),
        )
        for sitter in table.sitters
    }


def _rounds(book: BlindBook, terms: Terms, hands: int) -> tuple[list[SeatNo], list[SeatNo]]:
    bigs, buttons = [], []
    for _ in range(hands):
        ahead = next_hand(book, terms)
        if ahead is None:
            break
        bigs.append(ahead.places.big)
        buttons.append(ahead.places.button)
        book = ahead.book
    return bigs, buttons


def _first(seats: list[SeatNo], seat: SeatNo, never: int) -> int:
    return seats.index(seat) if seat in seats else never


def _posted(book: BlindBook, player: PlayerId) -> bool:
    """Whether he has posted a blind and has not had the button since."""
    mine, last = book.sitter(player), book.last
    if mine is None or last is None or not mine.dealt:
        return False
    return mine.seat in covered(book.chairs, last.button, last.big)


def big_blind_of(desk: Desk, table: TableId, hand: NextHand) -> PlayerId:
    """Who posts the big blind of a hand; empty where there is none."""
    found = desk.room.table(table)
    return holder(found, hand.places.big) if found and hand.places.big else ""
