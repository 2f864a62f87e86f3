"""Answers about blinds, stacks, buy-ins and what the house takes."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from croupier.cardroom.behind import playable
from croupier.cardroom.buy_in import range_for, rebuy_offered, short_buy_left
from croupier.cardroom.chips_view import changed_into, stack_view
from croupier.cardroom.deciding import refused, table_known
from croupier.cardroom.desk.asking import Asked, joined
from croupier.cardroom.desk.buying import money_in_game
from croupier.cardroom.desk.coming_hand import hand_ahead, held_out, players_dealt
from croupier.cardroom.desk.view import hand_with, seat_at, terms_at
from croupier.cardroom.notes import counted, playing_notes
from croupier.cardroom.time_charge import deal_waits, not_dealt_in, period_at, why_new
from croupier.table.next_hand import NextHand
from croupier.table.why import Why
from croupier.text import amount_text

if TYPE_CHECKING:
    from croupier.cardroom.desk import questions as q
    from croupier.cardroom.state import RoomTable

_PILE_VALUES = (1, 5, 25, 100, 500, 1000, 5000)
HAND = "rrop3:2.decisions.5b"


def _ahead(asked: Asked, table: "RoomTable") -> tuple[NextHand | None, Mapping[str, Why]]:
    out = held_out(asked.desk, table, asked.rules)
    return hand_ahead(asked.desk, table, asked.rules, out), out


def what_he_posts(asked: Asked, question: "q.WhatDoesHePost | q.WhyNotDealtIn") -> Why:
    """What the next hand costs a player, and what it would cost him to come in now."""
    table, _ = asked.place(question.player)
    hand, out = _ahead(asked, table)
    if question.player in out:
        return out[question.player]
    if hand is None:
        return _no_hand(asked, table.id)
    for entry in hand.entries:
        if entry.player == question.player:
            posts = tuple((post.kind, post.amount) for post in entry.posts)
            owes = asked.table(table.id).blinds.owes(entry.player)
            return joined(entry.why, dealt=entry.dealt, posts=posts, offer=entry.offer, owes=owes)
    dealt = question.player in players_dealt(table, hand)
    seat = seat_at(table, question.player)
    posts = tuple((post.kind, post.amount) for post in hand.posts if dealt and post.seat == seat)
    return asked.because(
        ("rrop3:2.procedures.13",),
        f"{question.player} is dealt in." if dealt else f"{question.player} is not there.",
        f"{question.player} est servi." if dealt else f"{question.player} n’est pas là.",
        dealt=dealt,
        posts=posts,
    )


def _no_hand(asked: Asked, table: str) -> Why:
    return asked.because(
        (HAND,),
        f"No hand can be dealt at table {table}: fewer than two would play.",
        f"Pas de main à la table {table}\u00a0: moins de deux joueurs.",
        table=table,
    )


def next_hand_of(asked: Asked, question: "q.NextHandOf") -> Why:
    """Where button and blinds will be, and for each player what he pays or waits for."""
    table = table_known(asked.rules, asked.room, question.table)
    hand, out = _ahead(asked, table)
    held = {player: _said(why) for player, why in out.items()}
    if hand is None:
        return joined(_no_hand(asked, table.id), held_out=held)
    places = hand.places
    entries = {
        entry.player: {
            "dealt": entry.dealt,
            "posts": tuple((post.kind, post.amount) for post in entry.posts),
            "offer": entry.offer,
            "why": _said(entry.why),
            "rules": entry.why.rules,
        }
        for entry in hand.entries
    }
    facts = {
        "button": places.button,
        "small_blind": places.small,
        "big_blind": places.big,
        "dealt_in": players_dealt(table, hand),
        "posts": tuple((post.seat, post.kind, post.amount) for post in hand.posts),
        "entries": entries,
        "held_out": held,
    }
    rules = tuple(dict.fromkeys(rule for entry in hand.entries for rule in entry.why.rules))
    if hand.restarted is not None:
        return joined(hand.restarted, **facts)
    return asked.because(
        rules or (HAND,),
        f"Next hand at table {table.id}: button {places.button}, dealt in: {len(hand.dealt_in)}.",
        f"Prochaine main à la table {table.id}\u00a0: bouton {places.button}, "
        f"joueurs servis\u00a0: {len(hand.dealt_in)}.",
        **facts,
    )


def _said(why: Why) -> dict[str, str]:
    return {"en": why.text.en, "fr": why.text.fr}


def why_not_dealt_in(asked: Asked, question: "q.WhyNotDealtIn") -> Why:
    """What keeps a player from the hand that is on, or from the next one."""
    table, _ = asked.place(question.player)
    on = hand_with(asked.desk, question.player)
    if on is not None:
        return asked.because(
            (HAND,),
            f"{question.player} is dealt into hand {on.number}.",
            f"{question.player} participe à la main {on.number}.",
            dealt=True,
            hand=on.number,
        )
    kept = asked.table(table.id)
    if kept.charge is not None:
        playing = (one.player for one in kept.blinds.sitters if one.ready)
        waits = deal_waits(kept.rent, asked.rules, kept.charge, playing=playing)
        if waits is not None:
            return waits
    return what_he_posts(asked, question)


def buy_in_of(asked: Asked, question: "q.BuyInOf") -> Why:
    """How much a table asks of a player, and whether he may buy short."""
    table_known(asked.rules, asked.room, question.table)
    money = money_in_game(asked.desk, question.table, question.player)
    terms = terms_at(asked.desk, question.table, asked.rules)
    found = range_for(money, terms, question.player, asked.at)
    purse = money.of(question.player)
    stack = asked.table(question.table).stacks.get(question.player, 0)
    in_hand = hand_with(asked.desk, question.player) is not None
    return joined(
        found.why,
        least=found.least,
        most=found.most,
        floor=found.floor,
        short_buy_left=short_buy_left(money, question.player),
        buy_ins=purse.buy_ins,
        rebuy_offered=rebuy_offered(money, question.player, stack=stack, in_hand=in_hand),
    )


def stack_of(asked: Asked, question: "q.StackOf") -> Why:
    """What a player has in front of him, in piles with the biggest chips first."""
    table, _ = asked.place(question.player)
    kept = asked.table(table.id)
    stack, purse = kept.stacks.get(question.player, 0), kept.money.of(question.player)
    told = {int(v): many for v, many in question.chips.items() if v.isdecimal() and many > 0}
    view = stack_view(told or changed_into(stack, _PILE_VALUES))
    total = amount_text(view.total)
    return asked.because(
        ("rrop3:2.procedures.18", "tda:25A"),
        f"{question.player} has {total.en} in front of him.",
        f"{question.player} a {total.fr} devant lui.",
        total=view.total,
        piles=tuple((pile.value, pile.many) for pile in view.piles),
        playable=playable(kept.money, question.player, stack),
        counted=question.player not in kept.uncounted,
        behind=purse.behind,
        on_the_way=purse.advance,
        ordered=purse.ordered,
        taken_along=purse.away,
        set_aside=purse.aside,
    )


def notes_of(asked: Asked, question: "q.NotesOf") -> Why:
    """What of a player's bank notes plays, and what becomes chips first."""
    table, _ = asked.place(question.player)
    notes = {int(v): many for v, many in question.notes.items() if v.isdecimal() and many > 0}
    stack = asked.table(table.id).stacks.get(question.player, 0)
    found = counted(asked.rules, stack, notes, playing_notes(asked.rules))
    return joined(found.why, playable=found.playable, changed=found.changed)


def charge_of(asked: Asked, question: "q.ChargeOf") -> Why:
    """What a player owes of the time charge in the period that runs, and why."""
    table, _ = asked.place(question.player)
    kept = asked.table(table.id)
    if kept.charge is None:
        return asked.because(
            ("rrop3:2.procedures.2a",),
            f"Table {table.id} has no time charge.",
            f"La table {table.id} n’a pas de forfait.",
            table=table.id,
            amount=0,
        )
    waiting = len(asked.room.waiting(table.game))
    standing = kept.rent.standings.get(question.player, "")
    facts = {
        "standing": standing,
        "amount": kept.charge.amount,
        "period": kept.rent.period,
        "period_now": period_at(kept.charge, asked.at),
        "waiting": waiting,
    }
    out = not_dealt_in(kept.rent, asked.rules, question.player)
    if out is not None:
        return joined(out, **facts)
    if standing == "exempt" or not standing:
        return joined(why_new(asked.rules, question.player, waiting=waiting), **facts)
    return asked.because(
        ("rrop3:2.procedures.2a", "rrop3:2.procedures.2b"),
        f"{question.player} owes nothing just now.",
        f"{question.player} ne doit rien pour l’instant.",
        **facts,
    )


def rake_of_last(asked: Asked, question: "q.RakeOf") -> Why:
    """What the house took of the last hand of a table, from which pots and whom."""
    table_known(asked.rules, asked.room, question.table)
    last = asked.table(question.table).last
    if last is None or last.rake is None:
        raise refused(
            asked.rules,
            ("house:rake.share",),
            (
                f"Nothing is known of a rake at table {question.table}.",
                f"On ne sait rien d’un prélèvement à la table {question.table}.",
            ),
            ("End a hand with its pots.", "Terminez une main avec ses pots."),
        )
    return joined(last.rake, hand=last.number)
