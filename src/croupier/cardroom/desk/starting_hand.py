"""A hand begins: charges and moves that are due come first, then button, blinds and cards."""

from croupier.cardroom import happened as ev
from croupier.cardroom.deciding import Decided, because, refused, table_known
from croupier.cardroom.desk.buying import check_counted
from croupier.cardroom.desk.coming_hand import (
    big_blind_of,
    coming,
    hand_ahead,
    held_out,
    players_dealt,
)
from croupier.cardroom.desk.deeds_table import StartHand
from croupier.cardroom.desk.happened_at_table import HandSet
from croupier.cardroom.desk.view import holder, variant_at
from croupier.cardroom.desk.work import Work
from croupier.cardroom.happened import Moved
from croupier.cardroom.state import PlayerId, RoomTable, TableId
from croupier.cardroom.time_charge import courtesy_ends, deal_waits
from croupier.cardroom.timing import moves_due, passed_by
from croupier.table.next_hand import NextHand
from croupier.table.positions import HEADS_UP
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

HAND = "rrop3:2.decisions.5b"
_DEAD = ("rrop3:4.blinds.1b", "tda:32", "championship:blinds.1")
_MOVING = ("rrop3:4.blinds.1a",)


def start_hand(work: Work, deed: StartHand) -> None:
    """Begin the next hand of a table.

    Where a move or the end of a courtesy leaves fewer than two to play, that is done and no hand
    begins.  Raises RoomRefused while one is on, while the time charge is not collected, while
    nobody has drawn for the button, and with fewer than two to play from the first.
    """
    table_known(work.rules, work.room, deed.table)
    _check_between_hands(work, deed.table)
    work.charge_due(deed.table)
    hand = _without_movers(work, deed.table)
    _check_charge(work, deed.table)
    if hand is not None:
        hand = _without_courtesy(work, deed.table, hand)
    if hand is not None:
        _pass_absent(work, deed.table, hand)
        _begin(work, deed.table, hand)
        return
    refusal = _too_few(work, deed.table)
    if not work.decisions:
        raise refusal
    facts = {"hand_begins": False, "legal_en": refusal.legal.en, "legal_fr": refusal.legal.fr}
    work.decide(Why(refusal.text, refusal.rules, facts))


def _without_movers(work: Work, table: TableId) -> NextHand | None:
    """The hand that comes once everybody who has to go to another table has gone."""
    hand = _ahead(work, table)
    while hand is not None:
        found = table_known(work.rules, work.room, table)
        now = coming(work.desk, found, hand, work.rules)
        due = moves_due(work.room, table, now, work.at, rules=work.rules)
        if not due:
            break
        for decided in due:
            _move(work, found, decided)
        hand = _ahead(work, table)
    return hand


def _pass_absent(work: Work, table: TableId, hand: NextHand) -> None:
    """The big blind passes those who are away, and seats drawn for them."""
    found = table_known(work.rules, work.room, table)
    now = coming(work.desk, found, hand, work.rules)
    for decided in passed_by(work.room, table, now, work.at, rules=work.rules):
        work.take(decided)


def _ahead(work: Work, table: TableId) -> NextHand | None:
    found = table_known(work.rules, work.room, table)
    return hand_ahead(work.desk, found, work.rules, held_out(work.desk, found, work.rules))


def _check_between_hands(work: Work, table: TableId) -> None:
    hand = work.table(table).hand
    if hand is not None:
        raise refused(
            work.rules,
            (HAND,),
            (f"Hand {hand.number} is on.", f"La main {hand.number} est en cours."),
            ("End it first.", "Terminez-la d’abord."),
        )


def _move(work: Work, table: RoomTable, decided: Decided) -> None:
    """A move that the new table does not take, for want of chips, is off: the seat is free again.

    Who must move goes with whatever he has.
    """
    going = [event for event in decided.events if isinstance(event, Moved)]
    check_counted(work, table.id, *(event.player for event in going))
    try:
        work.take(decided)
    except RoomRefused as refusal:
        lock = work.room.lock_of(going[0].player) if going else None
        if lock is None:
            raise
        en = f"{refusal.text.en} The seat kept for {lock.player} is free."
        fr = f"{refusal.text.fr} Le siège gardé pour {lock.player} est libre."
        why = Why(Text(en, fr), refusal.rules, {"stays": lock.player})
        work.decide(why, ev.LockReleased(lock.player, lock.table, lock.seat, work.at, lock.money))


def _check_charge(work: Work, table: TableId) -> None:
    """Whoever is here with chips and owes the time charge keeps the dealer from dealing."""
    found, kept = table_known(work.rules, work.room, table), work.table(table)
    if kept.charge is None:
        return
    ready = [one.player for one in kept.blinds.sitters if one.ready]
    playing = [player for player in ready if player not in kept.leaving]
    waits = deal_waits(kept.rent, work.rules, kept.charge, playing=playing)
    if waits is not None:
        legal = Text(
            f"Collect it, or have them step away from table {found.id}.",
            f"Encaissez-le, ou notez leur absence à la table {found.id}.",
        )
        raise RoomRefused(waits.text, legal, waits.rules)


def _without_courtesy(work: Work, table: TableId, hand: NextHand) -> NextHand | None:
    """With blinds the courtesy play of a player ends when a big blind is due, or passes him."""
    if not hand.places.big:
        return hand
    found = table_known(work.rules, work.room, table)
    family = variant_at(work.desk, table, work.rules).family
    passes = coming(work.desk, found, hand, work.rules).passes
    posting = (post.seat for post in hand.posts if post.kind == "big_blind")
    ended = courtesy_ends(
        work.table(table).rent,
        work.at,
        family=family,
        big_blind=big_blind_of(work.desk, table, hand),
        also_due=[holder(found, seat) for seat in (*posting, *passes)],
    )
    if not ended:
        return hand
    names = ", ".join(event.player for event in ended)
    why = because(
        work.rules,
        ("rrop3:2.procedures.2b",),
        f"The big blind reaches {names}: the courtesy play is over.",
        f"La grosse blinde arrive à {names}\u00a0: le jeu de courtoisie est fini.",
    )
    work.decide(why, *ended, table=table)
    following = _ahead(work, table)
    return _without_courtesy(work, table, following) if following else None


def _too_few(work: Work, table: TableId) -> RoomRefused:
    kept = work.table(table)
    here = sum(one.ready for one in kept.blinds.sitters)
    out = held_out(work.desk, table_known(work.rules, work.room, table), work.rules)
    en = " ".join(why.text.en for why in out.values())
    fr = " ".join(why.text.fr for why in out.values())
    return RoomRefused(
        Text(
            f"It takes two to play; here with chips at table {table}: {here}. {en}".strip(),
            f"Il faut être deux pour jouer\u00a0; présents avec jetons à la table {table}\u00a0: "
            f"{here}. {fr}".strip(),
        ),
        Text("Seat players, or wait.", "Placez des joueurs, ou attendez."),
        work.rules.cite((HAND,)),
    )


def _begin(work: Work, table: TableId, hand: NextHand) -> None:
    found = table_known(work.rules, work.room, table)
    here = {one.player for one in work.table(table).blinds.sitters if one.ready}
    for player, reason in held_out(work.desk, found, work.rules).items():
        if player not in here:
            continue
        work.decide(Why(reason.text, reason.rules, {**reason.facts, "player": player}))
    number = work.room.hand_of(table) + 1
    dealt = players_dealt(found, hand)
    big = big_blind_of(work.desk, table, hand)
    why = _why_so(work, hand, number, dealt)
    work.decide(
        why,
        ev.HandStarted(table, number, work.at, big),
        HandSet(table, number, work.at, hand.places, dealt, hand.posts, hand.book),
    )


def _why_so(work: Work, hand: NextHand, number: int, dealt: tuple[PlayerId, ...]) -> Why:
    places = hand.places
    facts = {
        "hand": number,
        "button": places.button,
        "small_blind": places.small,
        "big_blind": places.big,
        "dealt_in": dealt,
        "posts": tuple((post.seat, post.kind, post.amount) for post in hand.posts),
    }
    if hand.restarted is not None:
        return Why(hand.restarted.text, hand.restarted.rules, facts)
    rules: tuple[str, ...] = (HAND, "tda:23b")
    if places.big:
        dead = work.rules.options.button.rule == "dead" or places.players == HEADS_UP
        rules = _DEAD if dead else _MOVING
    return because(
        work.rules,
        rules,
        f"Hand {number}: button {places.button}, cards for {len(dealt)} players.",
        f"Main {number}\u00a0: bouton {places.button}, des cartes pour {len(dealt)} joueurs.",
        **facts,
    )
