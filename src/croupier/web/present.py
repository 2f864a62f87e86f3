"""A sight of a table as it goes over the wire."""

from collections.abc import Iterable
from typing import Literal

from croupier.cards import Card
from croupier.play.limits import WagerRange
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.view import SeatView, View
from croupier.service.demo import said
from croupier.service.live_table import LiveTable
from croupier.service.log import Line
from croupier.service.outcome import Outcome
from croupier.service.sight import Sight
from croupier.table import Occupant
from croupier.text import Text
from croupier.web import wire

Phase = Literal["waiting", "betting", "drawing", "showdown", "between"]

_WAITING = Text("Waiting for players", "En attente de joueurs")
_SHOWDOWN = Text("Showdown", "Abattage")
_OVER = Text("Hand over", "Main terminée")
_DRAW = Text("The draw", "Le tirage")
_NOTHING = Text("", "")
_LEAST = {
    "bet": Text("Least bet {least}", "Mise minimale {least}"),
    "open": Text("Least opening {least}", "Ouverture minimale {least}"),
    "raise": Text("Least raise to {least}", "Relance minimale à {least}"),
    "complete": Text("Complete to {least}", "Compléter à {least}"),
}
_SIZES = (("1/2", 1, 2), ("3/4", 3, 4), ("pot", 1, 1))


def table_view(seen: Sight, now: int) -> wire.TableView:
    """The whole table; *now* is in milliseconds since 1970."""
    view = seen.view
    state = phase(view)
    street, name = _street(seen, state)
    return wire.TableView(
        v=seen.version,
        table=seen.table.id,
        title=wire.text(seen.table.variant.title),
        stakes=wire.text(said(seen.table.stakes)),
        house=wire.text(seen.house),
        hand=view.number if view else seen.seating.hand,
        turn=view.turn if view else 0,
        phase=state,
        street=wire.text(street),
        street_name=name,
        button=view.button if view else seen.seating.button,
        you=seen.you,
        actor=view.actor if view and state in ("betting", "drawing") else NOBODY,
        deadline=seen.deadline,
        now=now,
        seats=[_seat(seen, seat, state) for seat in range(1, seen.table.seats + 1)],
        board=cards(view.board if view else ()),
        board_size=seen.table.variant.board_cards,
        pots=[wire.Pot(pot.amount, list(pot.seats)) for pot in view.pots] if view else [],
        pot=view.pot if view else seen.seating.carried,
        menu=_menu(seen, view) if view and state in ("betting", "drawing") else None,
        result=_result(seen.outcome) if seen.outcome and state == "between" else None,
        carried=view.carried if view else seen.seating.carried,
    )


def phase(view: View | None) -> Phase:
    """The part of the hand as the browser knows it."""
    if view is None:
        return "waiting"
    if view.phase == "over":
        return "between"
    if view.phase in ("discarding", "drawing"):
        return "drawing"
    if view.phase in ("turning_up", "arranging", "showing", "awarding", "settled"):
        return "showdown"
    return "betting"


def _street(seen: Sight, state: Phase) -> tuple[Text, str]:
    """What to call the part of the hand, and its short name in code."""
    if seen.view is None:
        return _WAITING, "waiting"
    if state == "between":
        return _OVER, "over"
    if state == "showdown":
        return _SHOWDOWN, "showdown"
    street = seen.table.variant.streets[seen.view.street]
    return (_DRAW if state == "drawing" else street.title), street.name


def _seat(seen: Sight, number: SeatNo, state: Phase) -> wire.SeatView:
    """A seat; what lies there belongs only to one who was dealt in."""
    who = seen.seating.seats[number]
    in_hand = seen.view is not None and seen.same[number]
    hand = seen.view.seats[number - 1] if seen.view is not None and in_hand else None
    name = seen.names.get(number) if hand else None
    return wire.SeatView(
        seat=number,
        name=who.name if who else "",
        bot=who.bot if who else False,
        stack=_stack(who, hand, state),
        bet=hand.bet if hand else 0,
        state=_seat_state(who, hand, state),
        blind=seen.blinds.get(number, "") if hand else "",  # type: ignore[arg-type]
        cards=cards(hand.cards) if hand else [],
        up=list(hand.up) if hand else [],
        acting=bool(hand and _acts(seen.view, number, state)),
        hand=wire.text(name) if name else None,
        won=hand.won if hand else 0,
        winning=_winning(seen.outcome, number) if hand and state == "between" else [],
        drew=hand.drew if hand else None,
        did=seen.did[number] if hand else "",  # type: ignore[arg-type]
    )


def _acts(view: View | None, seat: SeatNo, state: Phase) -> bool:
    return view is not None and view.actor == seat and state in ("betting", "drawing")


def _stack(who: Occupant | None, hand: SeatView | None, state: Phase) -> int:
    if who is None:
        return 0
    return hand.stack if hand and hand.state != "out" and state != "between" else who.stack


def _seat_state(
    who: Occupant | None, hand: SeatView | None, state: Phase
) -> Literal["empty", "waiting", "in", "folded", "all_in", "away", "busted"]:
    if who is None:
        return "empty"
    if hand is not None and hand.state != "out":
        if state == "between" and not who.stack:
            return "busted"
        if hand.state != "folded":
            return hand.state
        return "away" if who.away else "folded"
    if who.away:
        return "away"
    return "waiting" if who.stack else "busted"


def _winning(result: Outcome | None, seat: SeatNo) -> list[str]:
    if result is None:
        return []
    hands = [won.hand for won in result.won if won.award.seat == seat and won.hand]
    playing = dict.fromkeys(card for hand in hands for card in hand.cards)
    return cards(playing)


def _menu(seen: Sight, view: View) -> wire.Menu | None:
    options = view.menu
    if not options.seat or view.viewer != options.seat:
        return None
    me = view.seats[options.seat - 1]
    wager = options.wager
    least = _LEAST[wager.kind].format(least=wager.least) if wager else _NOTHING
    return wire.Menu(
        hand=view.number,
        turn=view.turn,
        fold=options.fold,
        check=options.check,
        call=options.call or None,
        call_all_in=bool(options.call) and options.call >= me.stack,
        wager=_wager(view, wager, me) if wager else None,
        bring_in=options.bring_in or None,
        draw=wire.Draw(options.draw) if options.draw is not None else None,
        show=options.show,
        muck=options.muck,
        rules=list(seen.rules),
        least=wire.text(least),
    )


def _wager(view: View, wager: WagerRange, me: SeatView) -> wire.Wager:
    whole = me.bet + me.stack
    return wire.Wager(
        kind=wager.kind,
        min=wager.least,
        max=wager.most,
        step=wager.step,
        sizes=[] if wager.choices else _sizes(view, wager),
        all_in=whole if wager.most == whole else None,
        fixed=wager.least == wager.most,
        choices=list(wager.choices),
    )


def _sizes(view: View, wager: WagerRange) -> list[wire.Size]:
    """Usual parts of the pot, as totals the rules allow; each total once."""
    pot = view.pot + view.menu.call
    sizes: dict[int, str] = {}
    for label, part, whole in _SIZES:
        total = view.bet_to + pot * part // whole
        total -= (total - wager.least) % wager.step
        if wager.least <= total <= wager.most:
            sizes.setdefault(total, label)
    return [wire.Size(label, total) for total, label in sizes.items()]


def _result(result: Outcome) -> wire.Result:
    return wire.Result(
        awards=[
            wire.Award(
                seat=won.award.seat,
                amount=won.award.amount,
                pot=won.award.pot,
                share=won.share,
                hand=wire.text(won.hand.name) if won.hand else None,
                cards=cards(won.hand.cards) if won.hand else [],
            )
            for won in result.won
        ],
        explain=[wire.text(sentence) for sentence in result.explain],
        rules=list(result.rules),
    )


def log_line(seq: int, line: Line) -> wire.LogLine:
    """A line of the log."""
    return wire.LogLine(
        seq=seq,
        kind=line.kind,
        text=wire.text(line.text),
        amount=line.amount,
        cards=cards(line.cards),
        seat=line.seat,
        rules=list(line.rules),
    )


def lobby_table(table: LiveTable, player: str) -> wire.LobbyTable:
    """A table as the lobby lists it; bots are not counted as players."""
    seating = table.seating
    people = [who for _, who in seating.occupied() if not who.bot]
    bots = sum(who.bot for _, who in seating.occupied())
    return wire.LobbyTable(
        id=table.table.id,
        title=wire.text(table.table.variant.title),
        stakes=wire.text(said(table.table.stakes)),
        seats=table.table.seats,
        players=len(people),
        bots=bots,
        hand=table.hand.setup.number if table.hand else seating.hand,
        you=seating.seat_of(player),
    )


def cards(held: Iterable[Card]) -> list[str]:
    """Cards as texts."""
    return [str(card) for card in held]
