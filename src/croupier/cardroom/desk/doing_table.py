"""At the table: the first button, absences, playing over, breaking up, limits, decks, dealers."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, get_args

from croupier.cardroom import decks, holds, must_move, tables
from croupier.cardroom.company import play_over
from croupier.cardroom.deciding import because, refused, seat_known, table_known
from croupier.cardroom.desk import deeds as d
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.buying import (
    check_counted,
    check_not_in_hand,
    entry_events,
    told_stack,
)
from croupier.cardroom.desk.coming_hand import hand_ahead, held_out
from croupier.cardroom.desk.doing_lists import check_door
from croupier.cardroom.desk.ending_hand import count_stacks, end_hand
from croupier.cardroom.desk.happened_at_table import ButtonDrawn, DealerPushed, WishSet
from croupier.cardroom.desk.starting_hand import start_hand
from croupier.cardroom.desk.view import hand_with, place_of, players_at, seat_at, variant_at
from croupier.cardroom.desk.work import Work
from croupier.cardroom.off_table import Wish as Off
from croupier.cardroom.off_table import put_back, take_off
from croupier.cardroom.own_chips import set_aside
from croupier.cardroom.saying import signed
from croupier.cardroom.state import PlayerId, TableId
from croupier.cardroom.table_break import break_table
from croupier.cards import Card, CardError, parse_card
from croupier.table.card_draws import first_button
from croupier.table.why import RoomRefused, Why

DRAW = "rrop3:2.seating.6"


def cards_of(work: Work, table: TableId, texts: Mapping[PlayerId, str]) -> dict[PlayerId, Card]:
    """The cards drawn by players of a table; RoomRefused for strangers, and for what is none."""
    here = players_at(table_known(work.rules, work.room, table))
    cards: dict[PlayerId, Card] = {}
    for player, text in texts.items():
        what: tuple[str, str] | None = None
        if player not in here:
            what = (
                f"{player} does not play at table {table}.",
                f"{player} ne joue pas à la table {table}.",
            )
        elif (card := _card(text)) is None:
            shown = text[:_SHOWN]
            what = (
                f"“{shown}” is no card ({player}).",
                f"«\u00a0{shown}\u00a0» n’est pas une carte ({player}).",
            )
        elif twin := next((other for other, his in cards.items() if his == card), ""):
            what = (
                f"{twin} and {player} cannot both have {signed(card)}.",
                f"{twin} et {player} ne peuvent avoir tous deux {signed(card)}.",
            )
        else:
            cards[player] = card
        if what:
            raise refused(work.rules, (DRAW,), what, _ONE_CARD_EACH)
    return cards


def _card(text: str) -> Card | None:
    try:
        return parse_card(text)
    except CardError:
        return None


_SHOWN = 20
_ONE_CARD_EACH = (
    "Name one card for each player of the table, as Kh, no card twice.",
    "Indiquez une carte par joueur de la table, comme Kh, aucune en double.",
)


def check_no_hand(work: Work, table: TableId) -> None:
    """Raise RoomRefused while a hand is on at a table."""
    hand = work.table(table).hand
    if hand is not None:
        raise refused(
            work.rules,
            ("rrop3:2.decisions.5b",),
            (f"Hand {hand.number} is on.", f"La main {hand.number} est en cours."),
            ("Wait until it is over.", "Attendez qu’elle soit finie."),
        )


def _draw_for_button(work: Work, deed: t.DrawForButton) -> None:
    check_no_hand(work, deed.table)
    cards = cards_of(work, deed.table, deed.cards)
    found, kept = table_known(work.rules, work.room, deed.table), work.table(deed.table)
    if not cards or kept.hands:
        raise refused(
            work.rules,
            (DRAW,),
            (f"Nobody draws at table {deed.table}.", f"On ne tire pas à la table {deed.table}."),
            (
                "Players of a new table draw a card each, before its first hand.",
                "Les joueurs d’une nouvelle table tirent une carte avant la première main.",
            ),
        )
    drawn = {seat_at(found, player): card for player, card in cards.items()}
    variant = variant_at(work.desk, deed.table, work.rules)
    seat = first_button(drawn, variant, work.rules, tuple(drawn))
    why = because(
        work.rules,
        (DRAW, "rrop3:11.tournament.22", "rrop3:3.ties.2b"),
        f"Seat {seat} has the first button.",
        f"Le siège {seat} a le premier bouton.",
        cards={player: str(card) for player, card in cards.items()},
    )
    work.decide(why, ButtonDrawn(deed.table, seat, tuple(cards.items())))


def _come_in(work: Work, deed: t.ComeIn) -> None:
    """The wish is noted; what the next hand will cost is said at once, where it can be known."""
    table, _ = place_of(work.desk, deed.player, work.rules)
    why = because(
        work.rules,
        ("rrop3:4.blinds.4",),
        f"{deed.player} comes in as he wishes.",
        f"{deed.player} entre comme il le souhaite.",
        wish=deed.wish,
    )
    work.decide(why, WishSet(table.id, deed.player, deed.wish))
    try:
        ahead = hand_ahead(work.desk, table, work.rules, held_out(work.desk, table, work.rules))
    except RoomRefused:
        return
    for entry in ahead.entries if ahead else ():
        if entry.player == deed.player:
            posts = tuple((post.kind, post.amount) for post in entry.posts)
            facts = {**entry.why.facts, "dealt": entry.dealt, "posts": posts}
            work.decide(Why(entry.why.text, entry.why.rules, facts))


def _step_away(work: Work, deed: t.StepAway) -> None:
    table, _ = seat_known(work.rules, work.room, deed.player)
    away = holds.step_away(work.room, deed.player, work.at, rules=work.rules, where=deed.where)
    if not deed.take:
        work.take(away)
        return
    live = hand_with(work.desk, deed.player) is not None
    if not live:
        check_counted(work, table.id, deed.player)
    kept = work.table(table.id)
    off = Off(deed.player, kept.stacks.get(deed.player, 0), deed.take, "for_a_while", live)
    events = take_off(kept.money, work.rules, off, work.at)
    work.take(away)
    why = because(
        work.rules,
        ("rrop3:2.procedures.5c",),
        f"{deed.player} takes chips along; all of them are to come back.",
        f"{deed.player} emporte des jetons\u00a0; tous doivent revenir.",
        amount=deed.take,
    )
    work.decide(why, *events, table=table.id)


def _announce(work: Work, deed: t.AnnounceAbsence) -> None:
    work.take(
        holds.announce_absence(
            work.room, deed.player, deed.minutes, work.at, by=work.by, rules=work.rules
        )
    )


def _come_back(work: Work, deed: t.ComeBack) -> None:
    """He takes his seat again, and puts back chips even if he has been there for a while."""
    table, sitter = seat_known(work.rules, work.room, deed.player)
    if sitter.over:
        check_not_in_hand(work, sitter.over)
        check_counted(work, table.id, sitter.over)
    if sitter.away or not deed.put_back:
        work.take(holds.come_back(work.room, deed.player, work.at, rules=work.rules))
    if deed.put_back:
        check_not_in_hand(work, deed.player)
        money = work.table(table.id).money
        events = put_back(money, work.rules, deed.player, deed.put_back, work.at)
        why = because(
            work.rules,
            ("rrop3:2.procedures.5c",),
            f"{deed.player} puts chips back on the table.",
            f"{deed.player} remet des jetons sur la table.",
            amount=deed.put_back,
        )
        work.decide(why, *events, table=table.id)


def _pick_up(work: Work, deed: t.PickUpChips) -> None:
    """All that is his comes off, be it set aside while somebody plays over."""
    table, sitter = seat_known(work.rules, work.room, deed.player)
    check_not_in_hand(work, deed.player)
    if sitter.over:
        check_not_in_hand(work, sitter.over)
        check_counted(work, table.id, sitter.over)
    told = () if sitter.over else told_stack(work, table.id, deed.player, deed.stack)
    picked = holds.pick_up_chips(
        work.room, deed.player, work.at, by=work.by, rules=work.rules, often=deed.often
    )
    work.take(picked, *told)


def _play_over(work: Work, deed: t.PlayOver) -> None:
    table, _ = seat_known(work.rules, work.room, deed.absent)
    check_door(work, deed.player, "seat")
    check_not_in_hand(work, deed.absent)
    decided = play_over(
        work.room,
        deed.player,
        deed.absent,
        work.at,
        by=work.by,
        rules=work.rules,
        chips=deed.chips,
    )
    told = told_stack(work, table.id, deed.absent, deed.stack)
    work.take(decided, *told)
    aside = set_aside(deed.absent, deed.stack, work.at)
    bought = entry_events(work, table.id, deed.player, deed.chips)
    why = because(
        work.rules,
        ("rrop3:2.procedures.9",),
        f"The chips of {deed.absent} are set aside; {deed.player} plays his own.",
        f"Les jetons de {deed.absent} sont mis de côté\u00a0; {deed.player} joue les siens.",
        aside=deed.stack,
        chips=deed.chips,
    )
    work.decide(why, *aside, *bought, table=table.id)


def _break_table(work: Work, deed: d.BreakTable) -> None:
    found = table_known(work.rules, work.room, deed.table)
    check_no_hand(work, deed.table)
    check_counted(work, deed.table, *players_at(found))
    cards = cards_of(work, deed.table, deed.cards) if deed.cards else {}
    broken = break_table(work.room, deed.table, cards, work.at, by=work.by, rules=work.rules)
    work.take(broken, forced=True)


def _declare_feed(work: Work, deed: d.DeclareFeed) -> None:
    work.take(
        must_move.declare_feed(work.room, deed.table, deed.feeds, by=work.by, rules=work.rules)
    )


def _wish_limit(work: Work, deed: d.WishLimit) -> None:
    work.take(tables.wish_limit(work.room, deed.player, deed.table, deed.game, rules=work.rules))


def _object_to_limit(work: Work, deed: d.ObjectToLimit) -> None:
    work.take(tables.object_to_limit(work.room, deed.player, deed.table, rules=work.rules))


def _change_limit(work: Work, deed: d.ChangeLimit) -> None:
    check_no_hand(work, deed.table)
    work.take(tables.change_limit(work.room, deed.table, by=work.by, rules=work.rules, at=work.at))


def _change_deck(work: Work, deed: t.ChangeDeck) -> None:
    """From the hand that comes on; a player of the table may ask, others for the house."""
    found = table_known(work.rules, work.room, deed.table)
    known = deed.occasion in get_args(decks.Occasion) and deed.what in get_args(decks.Changed)
    asks = work.by.role == "player"
    if not known or (asks and (deed.occasion != "request" or not found.of(work.by.id))):
        words = ", ".join(get_args(decks.Occasion))
        raise refused(
            work.rules,
            ("rrop3:2.procedures.21", "tda:26"),
            ("That is no occasion to change decks.", "Ce n’est pas une occasion de changer."),
            (
                f"Players of the table request it; the house has: {words}.",
                f"Les joueurs de la table le demandent\u00a0; la maison connaît\u00a0: {words}.",
            ),
        )
    hand = work.room.hand_of(deed.table) + 1
    now = decks.Moment(hand, work.at, len(found.sitters))
    occasion: Any = deed.occasion
    why = decks.may_change(work.rules, work.table(deed.table).decks, occasion, now, deed.what)
    brought = decks.DeckBrought(hand) if deed.what == "deck" else decks.SetupBrought(hand, work.at)
    work.decide(why, brought, table=deed.table)


def _flag_deck(work: Work, deed: t.FlagDeck) -> None:
    found = table_known(work.rules, work.room, deed.table)
    flag_deck(work, found.id, deed.card)


def flag_deck(work: Work, table: TableId, card: str) -> None:
    """The deck of a table is known to be bad; RoomRefused for a card there is not."""
    try:
        known = str(parse_card(card)) if card else ""
    except CardError as error:
        raise refused(
            work.rules,
            ("rrop3:2.procedures.21",),
            (f"{card[:20]!r} is no card.", f"{card[:20]!r} n’est pas une carte."),
            ("Name it as Kh, or leave it out.", "Nommez-la comme Kh, ou ne la nommez pas."),
        ) from error
    why = because(
        work.rules,
        ("rrop3:2.procedures.21", "rrop3:11.tournament.21", "rrop3:1.conduct.5"),
        f"The deck of table {table} is damaged: it may be changed before the next hand.",
        f"Le paquet de la table {table} est abîmé\u00a0: on peut le changer à la prochaine main.",
        card=known,
    )
    work.decide(why, decks.DeckFlagged(known), table=table)


def _push_dealer(work: Work, deed: t.PushDealer) -> None:
    """A dealer deals at one table: he is gone from the one he dealt at before."""
    table_known(work.rules, work.room, deed.table)
    before = [name for name, kept in work.desk.tables.items() if kept.dealer == deed.dealer]
    relieved = work.table(deed.table).dealer
    if not deed.dealer or relieved == deed.dealer:
        raise refused(
            work.rules,
            ("rrop3:11.tournament.21",),
            (f"No other dealer for table {deed.table}.", f"Pas de relève à la table {deed.table}."),
            ("Name who takes over.", "Nommez qui prend la table."),
        )
    left = tuple(DealerPushed(name, "", work.at, deed.dealer) for name in before)
    why = because(
        work.rules,
        ("rrop3:11.tournament.21", "tda:26"),
        f"{deed.dealer} deals at table {deed.table}.",
        f"{deed.dealer} sert la table {deed.table}.",
        relieved=relieved,
    )
    pushed = DealerPushed(deed.table, deed.dealer, work.at, relieved)
    work.decide(why, *left, pushed)


HANDLERS: Mapping[type[d.Deed], Callable[[Work, Any], None]] = MappingProxyType(
    {
        t.DrawForButton: _draw_for_button,
        t.StartHand: start_hand,
        t.EndHand: end_hand,
        t.CountStacks: count_stacks,
        t.ComeIn: _come_in,
        t.StepAway: _step_away,
        t.AnnounceAbsence: _announce,
        t.ComeBack: _come_back,
        t.PickUpChips: _pick_up,
        t.PlayOver: _play_over,
        d.BreakTable: _break_table,
        d.DeclareFeed: _declare_feed,
        d.WishLimit: _wish_limit,
        d.ObjectToLimit: _object_to_limit,
        d.ChangeLimit: _change_limit,
        t.ChangeDeck: _change_deck,
        t.FlagDeck: _flag_deck,
        t.PushDealer: _push_dealer,
    }
)
