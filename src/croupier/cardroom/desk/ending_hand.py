"""A hand is over: rake, counted stacks, chips that waited for it, players who leave or change."""

from collections.abc import Mapping

from croupier.cardroom.behind import after_hand_behind
from croupier.cardroom.buy_in import deliver, why_returned
from croupier.cardroom.changes import newcomer_at, request_seat
from croupier.cardroom.company import end_play_over
from croupier.cardroom.deciding import because, refused, table_known
from croupier.cardroom.desk.buying import told_stack
from croupier.cardroom.desk.counting import check_told, counted_left, rake_for
from croupier.cardroom.desk.deeds_table import CountStacks, EndHand
from croupier.cardroom.desk.doing_seats import with_conduct
from croupier.cardroom.desk.facts import Fact
from croupier.cardroom.desk.happened_at_table import UNKNOWN, HandEnded, RakeTaken, StackSet
from croupier.cardroom.desk.state import HandOn
from croupier.cardroom.desk.view import players_at, variant_at
from croupier.cardroom.desk.work import Work
from croupier.cardroom.notes import notes_after_hand
from croupier.cardroom.off_table import order_returned
from croupier.cardroom.seating import hand_over, leave_seat
from croupier.cardroom.state import ANY_SEAT, NEVER, PlayerId, RoomTable, TableId
from croupier.cardroom.time_charge import courtesy_ends
from croupier.play.setup import Chips
from croupier.table.why import RoomRefused, Why

HAND = "rrop3:2.decisions.5b"
NEW_CHIPS = ("rrop3:3.buyin.2b", "general:acting.9")


def end_hand(work: Work, deed: EndHand) -> None:
    """End the hand that is on, and do what waited for its end.

    Stacks may be told as they are once the rake is taken, or as play left them: then the winners
    give it.  Raises RoomRefused for a count that is wrong, telling by how much.
    """
    table, hand = _hand_on(work, deed.table)
    check_told(work, table, hand, deed)
    rake = rake_for(work, table, hand, deed)
    left = counted_left(work, table, hand, deed, rake)
    if rake is not None:
        memo, rules = rake.why.text, rake.why.rules
        taken = RakeTaken(
            table.id, hand.number, work.at, rake.total, rake.pots, rake.seats, memo, rules
        )
        work.decide(rake.why, taken)
    _end(work, table, hand, left)
    _wind_up(work, deed.table, hand)


def _hand_on(work: Work, table: TableId) -> tuple[RoomTable, HandOn]:
    found, hand = table_known(work.rules, work.room, table), work.table(table).hand
    if hand is None:
        raise refused(
            work.rules,
            (HAND,),
            (f"No hand is on at table {table}.", f"Aucune main en cours à la table {table}."),
            ("Start a hand first.", "Commencez d’abord une main."),
        )
    return found, hand


def _end(work: Work, table: RoomTable, hand: HandOn, left: Mapping[PlayerId, Chips]) -> None:
    money = work.table(table.id).money
    after = {who: after_hand_behind(money, who, chips, work.at) for who, chips in left.items()}
    stacks = {player: stack for player, (stack, _) in after.items()}
    lost = tuple(event for _, events in after.values() for event in events)
    ruined = tuple(player for player in left if not left[player])
    uncounted = tuple(player for player in hand.dealt_in if player not in left)
    why = because(
        work.rules,
        (HAND, "tda:23b"),
        f"Hand {hand.number} is over.",
        f"La main {hand.number} est finie.",
        stacks=stacks,
        uncounted=uncounted,
        ruined=ruined,
        seconds=work.at - hand.since,
    )
    ended = HandEnded(table.id, hand.number, work.at, tuple(stacks.items()), uncounted, ruined)
    work.decide(why, *lost, ended, table=table.id)


def _wind_up(work: Work, table: TableId, hand: HandOn) -> None:
    for player in players_at(table_known(work.rules, work.room, table)):
        _deliver(work, table, player)
    _end_courtesy(work, table, hand)
    for player in hand.dealt_in:
        lock = work.room.lock_of(player)
        if lock is not None and lock.since == NEVER:
            work.take(hand_over(work.room, player, work.at, rules=work.rules))
    let_leave(work, table)
    _swap_seats(work, table)


def _deliver(work: Work, table: TableId, player: PlayerId) -> None:
    """Notes that played become chips; what was ordered comes, or goes back.

    To who leaves after the hand it goes back.
    """
    money = work.table(table).money
    if notes := notes_after_hand(money, player, 0, work.at):
        why = because(
            work.rules,
            ("rrop3:2.procedures.3b",),
            f"The hand is over: notes of {player} play no more.",
            f"La main est finie\u00a0: les billets de {player} ne jouent plus.",
        )
        work.decide(why, *notes, table=table)
    if player in work.table(table).leaving:
        _cancel_order(work, table, player)
    money = work.table(table).money
    stack, terms = work.table(table).stacks.get(player, 0), work.terms(table)
    events = deliver(money, terms, player, work.at, stack=stack)
    if events:
        came = because(
            work.rules,
            NEW_CHIPS,
            f"The hand is over: the chips of {player} come.",
            f"La main est finie\u00a0: les jetons de {player} arrivent.",
        )
        back = why_returned(money, terms, player, work.at, stack=stack)
        work.decide(back or came, *events, table=table)


def _cancel_order(work: Work, table: TableId, player: PlayerId) -> None:
    events = order_returned(work.table(table).money, player, work.at)
    if events:
        why = because(
            work.rules,
            NEW_CHIPS,
            f"{player} leaves: the chips ordered do not come.",
            f"{player} part\u00a0: les jetons commandés ne viennent pas.",
        )
        work.decide(why, *events, table=table)


def _end_courtesy(work: Work, table: TableId, hand: HandOn) -> None:
    """Where no big blind will come to a player the courtesy is the hand that is over."""
    if work.table(table).charge is None:
        return
    family, blinds = variant_at(work.desk, table, work.rules).family, bool(hand.places.big)
    if blinds and family != "stud":
        return
    rent = work.table(table).rent
    ended = courtesy_ends(rent, work.at, family=family, dealt_in=hand.dealt_in, blinds=blinds)
    if ended:
        why = because(
            work.rules,
            ("rrop3:2.procedures.2b",),
            "Without blinds the courtesy is one hand.",
            "Sans blindes, la courtoisie dure une main.",
        )
        work.decide(why, *ended, table=table)


def let_leave(work: Work, table: TableId) -> None:
    """Those who waited for the end of the hand to leave do so, with the chips they have.

    Who named more than the table can hold, or nothing, stays until his chips are counted.
    """
    for player, told in tuple(work.table(table).leaving.items()):
        kept, found = work.table(table), table_known(work.rules, work.room, table)
        if player not in players_at(found):
            continue
        counted = player not in kept.uncounted
        if told == UNKNOWN and not counted:
            continue
        stack = kept.stacks.get(player, 0) if counted else told
        first = () if counted else (Fact(StackSet(table, player, stack), table),)
        try:
            if work.room.plays_over(player):
                gone = end_play_over(work.room, player, work.at, rules=work.rules)
            else:
                gone = leave_seat(work.room, player, work.at, rules=work.rules)
            work.take(with_conduct(work, player, gone), *first)
        except RoomRefused as refusal:
            work.decide(Why(refusal.text, refusal.rules, {"stays": player, "told": told}))


def _swap_seats(work: Work, table: TableId) -> None:
    """Who asked in the hand for a newcomer’s seat has it now, if he is not too late."""
    for wish in work.room.requests:
        found = work.room.table(table)
        if wish.table != table or wish.to or wish.seat == ANY_SEAT or found is None:
            continue
        if not newcomer_at(work.room, found, wish.seat):
            continue
        try:
            decided = request_seat(
                work.room, wish.player, work.at, rules=work.rules, seat=wish.seat
            )
        except RoomRefused:
            continue
        work.take(decided)


def count_stacks(work: Work, deed: CountStacks) -> None:
    """Take down what was counted in front of players; RoomRefused if it cannot be right."""
    found = table_known(work.rules, work.room, deed.table)
    strangers = [player for player in deed.stacks if player not in players_at(found)]
    if work.table(deed.table).hand is not None or strangers or not deed.stacks:
        raise refused(
            work.rules,
            ("house:ledger.covered",),
            (
                f"The stacks of table {deed.table} cannot be counted so.",
                f"On ne peut compter ainsi les tapis de la table {deed.table}.",
            ),
            (
                "Count those of its players, between two hands.",
                "Comptez ceux de ses joueurs, entre deux mains.",
            ),
        )
    facts = [
        fact
        for player, stack in deed.stacks.items()
        for fact in told_stack(work, deed.table, player, stack)
    ]
    why = because(
        work.rules,
        ("house:ledger.covered",),
        f"The stacks of table {deed.table} were counted.",
        f"Les tapis de la table {deed.table} ont été comptés.",
        stacks=dict(deed.stacks),
        by=work.by.id,
    )
    work.decide(why, *(fact.event for fact in facts), table=deed.table)
    let_leave(work, deed.table)
