"""What is told at the end of a hand: whether it can be, what the house takes, what is left."""

from collections.abc import Mapping

from croupier.cardroom.deciding import refused
from croupier.cardroom.desk.deeds_table import EndHand
from croupier.cardroom.desk.state import DeskTable, HandOn
from croupier.cardroom.desk.view import beside_stacks, holder, played_at, players_at, seat_at
from croupier.cardroom.desk.work import Work
from croupier.cardroom.ledger import balance
from croupier.cardroom.rake import SHARE, Award, Rake, RakedHand, rake_of, rake_plan
from croupier.cardroom.saying import told
from croupier.cardroom.state import PlayerId, RoomTable
from croupier.play.setup import Chips
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

COVERED = "house:ledger.covered"


def check_told(work: Work, table: RoomTable, hand: HandOn, deed: EndHand) -> None:
    """Raise RoomRefused for pots, stacks or losers that this hand cannot have."""
    here, kept = players_at(table), work.table(table.id)
    seats = {seat_at(table, player) for player in hand.dealt_in}
    amounts = [*deed.stacks.values(), deed.drop, *(part for _, _, part in deed.awards)]
    pots = [pot for pot, _, _ in deed.awards]
    whole = all(type(amount) is int and amount >= 0 for amount in (*amounts, *pots))
    known = not kept.uncounted & set(hand.dealt_in)
    had = sum(kept.stacks.get(p, 0) + kept.money.of(p).behind for p in hand.dealt_in)
    rich = [player for player in deed.ruined if deed.stacks.get(player, 0)]
    ok = (
        whole
        and not rich
        and (not known or sum(part for _, _, part in deed.awards) <= had)
        and max(pots, default=0) < max(len(hand.dealt_in), 1)
        and all(player in here for player in deed.stacks)
        and all(player in hand.dealt_in for player in deed.ruined)
        and all(seat in seats for _, seat, _ in deed.awards)
    )
    if not ok:
        names = ", ".join(hand.dealt_in)
        raise refused(
            work.rules,
            (COVERED,),
            (
                f"Hand {hand.number} cannot have ended so.",
                f"La main {hand.number} n’a pu finir ainsi.",
            ),
            (
                f"Tell whole chips, of those who were dealt in: {names}.",
                f"Donnez des jetons entiers, de ceux qui ont été servis\u00a0: {names}.",
            ),
        )


def rake_for(work: Work, table: RoomTable, hand: HandOn, deed: EndHand) -> Rake | None:
    """What the house takes of a hand; None where no pots are told, and nothing was dropped."""
    if deed.drop:
        return _dropped(work, deed)
    if not deed.awards:
        return None
    played = played_at(work.desk, table.id, work.rules)
    plan = rake_plan(work.rules, caps=played.caps, drop=played.drop)
    awards = tuple(Award(pot, seat, amount) for pot, seat, amount in deed.awards)
    unit = played.stakes.unit
    return rake_of(plan, RakedHand(awards, len(hand.dealt_in), deed.flop, unit))


def _dropped(work: Work, deed: EndHand) -> Rake:
    if work.rules.options.cash.collection != "rake" or deed.awards:
        raise refused(
            work.rules,
            (SHARE,),
            (
                f"No drop of {deed.drop} is taken here.",
                f"Aucun prélèvement fixe de {deed.drop} ici.",
            ),
            (
                "Tell the pots, in a house that takes rake; or the drop alone.",
                "Donnez les pots, dans une maison qui prélève\u00a0; ou le seul montant pris.",
            ),
        )
    text = told("{drop} taken by the dealer.", "{drop} pris par le croupier.", drop=deed.drop)
    return Rake((deed.drop,), (), Why(text, (SHARE,), {"drop": deed.drop}))


def counted_left(
    work: Work, table: RoomTable, hand: HandOn, deed: EndHand, rake: Rake | None
) -> Mapping[PlayerId, Chips]:
    """What each player whose chips were counted has, of what he could bet in the hand.

    Raises RoomRefused if they do not make what there was, less the rake.
    """
    kept = work.table(table.id)
    left = {**dict.fromkeys(deed.ruined, 0), **deed.stacks}
    for player in [each for each in left if each not in hand.dealt_in]:
        _check_same(work, kept, player, left.pop(player))
    taken, total = rake.total if rake else 0, sum(left.values())
    most = _most_in_play(work, table, kept, hand) - taken
    if any(player not in left for player in hand.dealt_in):
        if total > most:
            raise _miscount(work, hand, total, most, taken)
        return left
    due = _in_play(work, table, kept, hand)
    if total == due - taken if due is not None else total <= most:
        return left
    if rake and total == due and sum(part for _, part in rake.seats) == taken:
        for seat, part in rake.seats:
            left[holder(table, seat)] -= part
        if min(left.values()) >= 0:
            return left
    raise _miscount(work, hand, total, most if due is None else due - taken, taken)


def _check_same(work: Work, kept: DeskTable, player: PlayerId, stack: Chips) -> None:
    if kept.stacks.get(player, 0) != stack:
        raise refused(
            work.rules,
            (COVERED,),
            (
                f"{player} was not in the hand, and has what he had.",
                f"{player} n’était pas dans la main, et a ce qu’il avait.",
            ),
            ("Tell the stacks of who was dealt in.", "Donnez les tapis des joueurs servis."),
        )


def _in_play(work: Work, table: RoomTable, kept: DeskTable, hand: HandOn) -> Chips | None:
    """What those dealt in could bet together; None if nobody can know."""
    if kept.uncounted <= set(hand.dealt_in):
        return _most_in_play(work, table, kept, hand)
    if kept.uncounted & set(hand.dealt_in):
        return None
    behind = sum(kept.money.of(player).behind for player in hand.dealt_in)
    return behind + sum(kept.stacks.get(player, 0) for player in hand.dealt_in)


def _most_in_play(work: Work, table: RoomTable, kept: DeskTable, hand: HandOn) -> Chips:
    """The most that those dealt in could bet together: all but what is known to be others’."""
    behind = sum(kept.money.of(player).behind for player in hand.dealt_in)
    known = kept.stacks.keys() - kept.uncounted - set(hand.dealt_in)
    held = balance(work.desk.ledger, f"table:{table.id}")
    return held - sum(kept.stacks[player] for player in known) - beside_stacks(kept) + behind


def _miscount(work: Work, hand: HandOn, total: Chips, due: Chips, rake: Chips) -> RoomRefused:
    off = told("{by} too many", "{by} de trop", by=total - due)
    if total < due:
        off = told("{by} missing", "il manque {by}", by=due - total)
    what = told(
        "Hand {hand}: the stacks make {total}, with a rake of {rake} they should make {due}: "
        "{off}.",
        "Main {hand}\u00a0: les tapis font {total}, avec un prélèvement de {rake} ils devraient "
        "faire {due}\u00a0: {off}.",
        hand=hand.number,
        total=total,
        rake=rake,
        due=due,
        off=off,
    )
    legal = Text("Count every stack again.", "Recomptez chaque tapis.")
    return RoomRefused(what, legal, work.rules.cite((COVERED,)))
