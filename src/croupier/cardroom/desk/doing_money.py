"""Chips and fees: buying in and adding, chips on their way, notes, rake, and the time charge."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from croupier.cardroom import happened as ev
from croupier.cardroom import ledger
from croupier.cardroom.behind import UNANNOUNCED, Purchase, arrive, buy_behind, plays_behind
from croupier.cardroom.buy_in import add_chips, buy_in_range, check_most
from croupier.cardroom.deciding import because, refused, table_known
from croupier.cardroom.desk import deeds_table as t
from croupier.cardroom.desk.buying import check_not_in_hand, entry_events, told_stack
from croupier.cardroom.desk.deeds import Deed
from croupier.cardroom.desk.deeds_people import CorrectMoney
from croupier.cardroom.desk.happened_at_table import ChargeSet, RakeSet, StackSet
from croupier.cardroom.desk.view import hand_with, place_of
from croupier.cardroom.desk.work import Work
from croupier.cardroom.ledger import Posting
from croupier.cardroom.notes import NoteBet, change_notes, let_notes_play
from croupier.cardroom.seating import settle
from croupier.cardroom.state import MINUTE, RoomTable
from croupier.cardroom.time_charge import pay, take_courtesy
from croupier.table.why import Why
from croupier.text import Text, amount_text

MINIMUM = "rrop3:3.buyin.1"
ADDING = ("rrop3:3.buyin.2b", "general:acting.9")
TIME = "rrop3:2.procedures.2a"
COVERED = "house:ledger.covered"


def _buy_in(work: Work, deed: t.BuyIn) -> None:
    """Who comes with no chips buys in; who has none left in a hand gets them after it."""
    table, _ = place_of(work.desk, deed.player, work.rules)
    kept, in_hand = work.table(table.id), hand_with(work.desk, deed.player) is not None
    if deed.player in kept.uncounted and not in_hand:
        work.decide(_counted(work, deed.player), StackSet(table.id, deed.player, 0))
        kept = work.table(table.id)
    stack, purse = kept.stacks.get(deed.player, 0), kept.money.of(deed.player)
    if (stack or purse.behind) and not in_hand:
        raise refused(
            work.rules,
            ADDING,
            (f"{deed.player} has chips here.", f"{deed.player} a des jetons ici."),
            ("Add to them.", "Complétez le tapis."),
        )
    if in_hand:
        terms, at = work.terms(table.id), work.at
        events = add_chips(
            kept.money, terms, deed.player, deed.chips, at, stack=stack, in_hand=True
        )
    else:
        events = entry_events(work, table.id, deed.player, deed.chips)
    settled = _settles(work, table, deed.player)
    why = buy_in_range(work.terms(table.id)).why
    facts = {**why.facts, "player": deed.player, "chips": deed.chips, "after_hand": in_hand}
    cited = (*why.rules, *(work.rules.cite(ADDING) if in_hand else ()))
    rules = tuple(dict.fromkeys(cited))
    work.decide(Why(why.text, rules, facts), *events, *settled, table=table.id)


def _settles(work: Work, table: RoomTable, player: str) -> tuple[ev.Happened, ...]:
    """A newcomer whose chips are on the table is settled."""
    sitter = table.of(player)
    unsettled = sitter is not None and not sitter.settled
    if not unsettled:
        return ()
    return settle(work.room, player, work.at, rules=work.rules).events


def _counted(work: Work, player: str) -> Why:
    return because(
        work.rules,
        (COVERED,),
        f"The chips of {player} were counted.",
        f"Les jetons de {player} ont été comptés.",
    )


def _add_chips(work: Work, deed: t.AddChips) -> None:
    table, _ = place_of(work.desk, deed.player, work.rules)
    in_hand, stack = _told(work, table, deed.player, deed.stack)
    events = add_chips(
        work.table(table.id).money,
        work.terms(table.id),
        deed.player,
        deed.chips,
        work.at,
        stack=stack,
        in_hand=in_hand,
    )
    after = ("; they come after the hand", "\u00a0; ils viennent après la main")
    why = because(
        work.rules,
        ADDING,
        f"{deed.player} adds chips{after[0] if in_hand else ''}.",
        f"{deed.player} ajoute des jetons{after[1] if in_hand else ''}.",
        chips=deed.chips,
        stack=stack,
    )
    settled = _settles(work, table, deed.player)
    work.decide(why, *events, *settled, table=table.id)


def _told(work: Work, table: RoomTable, player: str, stack: int) -> tuple[bool, int]:
    """Whether he is in a hand, and his stack: what he says counts if nobody knew it."""
    if hand_with(work.desk, player):
        return True, work.table(table.id).stacks.get(player, 0)
    for fact in told_stack(work, table.id, player, stack):
        work.decide(_counted(work, player), fact.event)
    return False, stack


def _buy_behind(work: Work, deed: t.BuyBehind) -> None:
    table, _ = place_of(work.desk, deed.player, work.rules)
    in_hand, stack = _told(work, table, deed.player, deed.stack)
    announced = deed.announced or UNANNOUNCED
    terms = work.terms(table.id)
    events = buy_behind(
        work.table(table.id).money,
        terms,
        deed.player,
        Purchase(deed.chips, stack, announced),
        work.at,
        in_hand=in_hand,
    )
    why = plays_behind(terms, deed.chips, announced).why
    settled = _settles(work, table, deed.player)
    work.decide(why, *events, *settled, table=table.id)


def _chips_arrive(work: Work, deed: t.ChipsArrive) -> None:
    table, _ = place_of(work.desk, deed.player, work.rules)
    in_hand = hand_with(work.desk, deed.player) is not None
    events = arrive(work.table(table.id).money, deed.player, work.at, in_hand=in_hand)
    if not events:
        raise refused(
            work.rules,
            ("rrop3:2.procedures.6a",),
            (
                f"No chips of {deed.player} are on their way.",
                f"Aucun jeton de {deed.player} n’est en route.",
            ),
            ("Buy them first.", "Achetez-les d’abord."),
        )
    why = because(
        work.rules,
        ("rrop3:2.procedures.6a", "general:acting.9"),
        f"The chips {deed.player} bought lie in front of him.",
        f"Les jetons achetés par {deed.player} sont devant lui.",
        in_hand=in_hand,
    )
    work.decide(why, *events, table=table.id)


def _change_notes(work: Work, deed: t.ChangeNotes) -> None:
    table, _ = place_of(work.desk, deed.player, work.rules)
    kept, in_hand = work.table(table.id), hand_with(work.desk, deed.player) is not None
    event = change_notes(deed.player, deed.amount, work.at, in_hand=in_hand)
    stack = kept.stacks.get(deed.player, 0)
    if not stack and not in_hand:
        raise refused(
            work.rules,
            (MINIMUM, "rrop3:2.procedures.3a"),
            (
                f"{deed.player} has no chips: this is a buy-in.",
                f"{deed.player} n’a pas de jetons\u00a0: c’est une cave.",
            ),
            ("Buy in.", "Cavez-vous."),
        )
    check_most(kept.money, work.terms(table.id), deed.player, deed.amount, stack)
    why = because(
        work.rules,
        ("rrop3:2.procedures.3a", "rrop3:2.procedures.3c"),
        f"Notes of {deed.player} become chips.",
        f"Des billets de {deed.player} deviennent des jetons.",
        amount=deed.amount,
        after_hand=in_hand,
    )
    work.decide(why, event, table=table.id)


def _let_notes_play(work: Work, deed: t.LetNotesPlay) -> None:
    table, _ = place_of(work.desk, deed.player, work.rules)
    hand = hand_with(work.desk, deed.player)
    strangers = [player for player in deed.objecting if not table.of(player)]
    if hand is None or strangers or type(deed.amount) is not int or deed.amount <= 0:
        raise refused(
            work.rules,
            ("rrop3:2.procedures.3b",),
            (
                f"No notes of {deed.player} can be let play.",
                f"On ne peut admettre de billets de {deed.player}.",
            ),
            (
                "Notes are bet in a hand; players of the table may object.",
                "Les billets se misent dans une main\u00a0; les joueurs de la table s’opposent.",
            ),
        )
    bet = NoteBet(
        deed.player, deed.amount, deed.unaware, dealer_lets=True, objecting=deed.objecting
    )
    event = let_notes_play(work.rules, bet, work.at)
    why = because(
        work.rules,
        ("rrop3:2.procedures.3b",),
        f"Nobody objects: the notes of {deed.player} play in this hand.",
        f"Personne ne s’y oppose\u00a0: les billets de {deed.player} jouent dans cette main.",
        amount=deed.amount,
        hand=hand.number,
    )
    work.decide(why, event, table=table.id)


def _set_charge(work: Work, deed: t.SetCharge) -> None:
    table_known(work.rules, work.room, deed.table)
    collects = work.rules.options.cash.collection == "time_charge"
    if not collects or deed.amount < 0 or deed.minutes <= 0:
        raise refused(
            work.rules,
            (TIME,),
            (
                f"No time charge of {deed.amount} in {deed.minutes} min here.",
                f"Pas de forfait de {deed.amount} par {deed.minutes} min ici.",
            ),
            (
                "The house chooses how it collects; say an amount and minutes.",
                "La maison choisit ce qu’elle prélève\u00a0; dites un montant et des minutes.",
            ),
        )
    amount = amount_text(deed.amount)
    why = because(
        work.rules,
        (TIME,),
        f"Each player of table {deed.table} pays {amount.en} every {deed.minutes} min.",
        f"Chaque joueur de la table {deed.table} paie {amount.fr} toutes les {deed.minutes} min.",
        by=work.by.id,
    )
    period = deed.minutes * MINUTE
    work.decide(why, ChargeSet(deed.table, deed.amount, period, work.at))


def _pay_time(work: Work, deed: t.PayTime) -> None:
    table, _ = place_of(work.desk, deed.player, work.rules)
    work.charge_due(table.id)
    kept = work.table(table.id)
    if kept.charge is None:
        raise _no_charge(work, table)
    if deed.from_stack:
        check_not_in_hand(work, deed.player)
    if deed.from_stack and kept.stacks.get(deed.player, 0) < kept.charge.amount:
        raise refused(
            work.rules,
            (TIME, COVERED),
            (
                f"The stack of {deed.player} does not cover the charge.",
                f"Le tapis de {deed.player} ne couvre pas le forfait.",
            ),
            ("Pay from the pocket.", "Payez de votre poche."),
        )
    events = pay(
        kept.rent,
        work.rules,
        kept.charge,
        deed.player,
        work.at,
        from_stack=deed.from_stack,
    )
    why = because(
        work.rules,
        (TIME,),
        f"{deed.player} has paid for this period.",
        f"{deed.player} a payé pour cette période.",
        amount=kept.charge.amount,
        period=kept.rent.period,
    )
    work.decide(why, *events, table=table.id)


def _no_charge(work: Work, table: RoomTable) -> Exception:
    return refused(
        work.rules,
        (TIME,),
        (f"Table {table.id} has no time charge.", f"La table {table.id} n’a pas de forfait."),
        ("There is nothing to pay.", "Il n’y a rien à payer."),
    )


def _take_courtesy(work: Work, deed: t.TakeCourtesy) -> None:
    table, _ = place_of(work.desk, deed.player, work.rules)
    work.charge_due(table.id)
    kept = work.table(table.id)
    if kept.charge is None:
        raise _no_charge(work, table)
    waiting = len(work.room.waiting(table.game))
    events = take_courtesy(kept.rent, work.rules, deed.player, work.at, waiting=waiting)
    why = because(
        work.rules,
        ("rrop3:2.procedures.2b",),
        f"Nobody waits: {deed.player} plays on for a while without paying.",
        f"Personne n’attend\u00a0: {deed.player} joue encore un peu sans payer.",
        waiting=waiting,
    )
    work.decide(why, *events, table=table.id)


def _check_rake(work: Work, deed: t.SetRake) -> None:
    numbers = (deed.drop, *(number for pair in deed.caps for number in pair))
    if work.rules.options.cash.collection != "rake":
        what = ("This house takes no rake.", "Cette maison ne prélève pas de rake.")
        legal = ("Nothing has to be set.", "Il n’y a rien à fixer.")
    elif deed.game not in work.desk.games:
        what = (f"No game {deed.game} is offered.", f"Aucune partie {deed.game} n’est proposée.")
        offered = ", ".join(work.desk.games) or "–"
        legal = (f"Offered: {offered}.", f"Parties proposées\u00a0: {offered}.")
    elif not all(type(number) is int and number >= 0 for number in numbers):
        what = ("A rake is whole chips.", "Un prélèvement est un nombre entier de jetons.")
        legal = ("Name 0 or more.", "Indiquez 0 ou plus.")
    else:
        return
    raise refused(work.rules, ("house:rake.share",), what, legal)


def _set_rake(work: Work, deed: t.SetRake) -> None:
    _check_rake(work, deed)
    why = because(
        work.rules,
        ("house:rake.share",),
        f"The rake of {deed.game} is set.",
        f"Le prélèvement de {deed.game} est fixé.",
        caps=deed.caps,
        drop=deed.drop,
        by=work.by.id,
    )
    work.decide(why, RakeSet(deed.game, deed.caps, deed.drop))


def _correct_money(work: Work, deed: CorrectMoney) -> None:
    """The counter posting, and the stack of whose chips it was."""
    if not deed.reason.strip():
        raise _cannot_correct(work, deed.key)
    memo = Text(f"Correction: {deed.reason}", f"Correction\u00a0: {deed.reason}")
    key = f"c{work.desk.seq + 1}"
    counter = ledger.correction(work.desk.ledger, deed.key, key=key, at=work.at, memo=memo)
    why = because(
        work.rules,
        ("house:ledger.correction",),
        f"Posting {deed.key} is taken back: {deed.reason}",
        f"L’écriture {deed.key} est annulée\u00a0: {deed.reason}",
        by=work.by.id,
    )
    changed = _stack_after(work, counter, deed.key)
    work.decide(why, counter, *changed)


def _stack_after(work: Work, counter: Posting, key: str) -> tuple[StackSet, ...]:
    debit, _, into = counter.debit.partition(":")
    credit, _, out_of = counter.credit.partition(":")
    if (debit, credit) == ("player", "rent"):
        return ()
    if (debit, credit) != ("player", "table"):
        raise _cannot_correct(work, key)
    kept = work.table(out_of)
    stack = kept.stacks.get(into, 0) - counter.amount
    if into not in kept.stacks or into in kept.uncounted or stack < 0 or kept.hand:
        raise _cannot_correct(work, key)
    return (StackSet(out_of, into, stack),)


def _cannot_correct(work: Work, key: str) -> Exception:
    return refused(
        work.rules,
        ("house:ledger.correction",),
        (
            f"Posting {key} cannot be corrected by itself.",
            f"L’écriture {key} ne peut être corrigée seule.",
        ),
        (
            "Correct a buy-in whose chips lie there, with a reason; else take its deed back.",
            "Corrigez une cave encore devant son joueur, avec un motif, ou annulez l’acte.",
        ),
    )


HANDLERS: Mapping[type[Deed], Callable[[Work, Any], None]] = MappingProxyType(
    {
        t.BuyIn: _buy_in,
        t.AddChips: _add_chips,
        t.BuyBehind: _buy_behind,
        t.ChipsArrive: _chips_arrive,
        t.ChangeNotes: _change_notes,
        t.LetNotesPlay: _let_notes_play,
        t.SetCharge: _set_charge,
        t.PayTime: _pay_time,
        t.TakeCourtesy: _take_courtesy,
        t.SetRake: _set_rake,
        CorrectMoney: _correct_money,
    }
)
