"""A sight of a table as it goes over the wire."""

from collections.abc import Iterable
from typing import Literal

from croupier.cards import Card
from croupier.play.limits import WagerRange
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.view import SeatView, View
from croupier.rulebook.house import house
from croupier.service.about import about, group_of, stakes_and_deck
from croupier.service.demo import said, said_of_mix
from croupier.service.live_table import LiveTable
from croupier.service.log import Line
from croupier.service.mixing import Mix
from croupier.service.newcomer import how_many_wait, is_starting
from croupier.service.outcome import Outcome
from croupier.service.own import NO_NOTE
from croupier.service.sight import Sight
from croupier.table import Occupant, Seating, game_of, mixed_game_of
from croupier.table.seats import NO_WISH
from croupier.text import Text, amount_text
from croupier.web import wire
from croupier.web.present_own import buy_view, own_view

Phase = Literal["waiting", "betting", "agreeing", "drawing", "showdown", "between"]

_WAITING = Text("Waiting for players", "En attente de joueurs")
_SHOWDOWN = Text("Showdown", "Abattage")
_OVER = Text("Hand over", "Main terminée")
_DRAW = Text("The draw", "Le tirage")
_THROW = Text("Throwing a card", "L’écart")
_AGREEING = Text("How often to deal the rest", "Combien de fois tirer la suite")
_NOTHING = Text("", "")
_LEAST = {
    "bet": Text("Minimum bet {least}", "Mise minimale {least}"),
    "open": Text("Minimum opening {least}", "Ouverture minimale {least}"),
    "raise": Text("Minimum raise to {least}", "Relance minimale à {least}"),
    "complete": Text("Complete to {least}", "Compléter à {least}"),
}
_ASKING: frozenset[Phase] = frozenset({"betting", "agreeing", "drawing"})
"""The phases in which a player is to act, showing apart."""
_SIZES = (("1/2", 1, 2), ("3/4", 3, 4), ("pot", 1, 1))


def table_view(seen: Sight, now: int) -> wire.TableView:
    """The whole table; *now* is in milliseconds since 1970."""
    view = seen.view
    state = phase(view)
    street, name = _street(seen, state)
    return wire.TableView(
        v=seen.version,
        table=seen.table.id,
        title=wire.text(seen.title),
        stakes=wire.text(
            stakes_and_deck(said(seen.stakes), game_of(seen.seating), house(seen.table.house))
        ),
        house=wire.text(seen.house),
        hand=view.number if view else seen.seating.hand,
        turn=view.turn if view else 0,
        phase=state,
        street=wire.text(street),
        street_name=name,
        button=view.button if view else seen.seating.button,
        you=seen.you,
        actor=view.actor if view and state in _ASKING else NOBODY,
        deadline=seen.deadline,
        now=now,
        seats=[_seat(seen, seat, state) for seat in range(1, seen.table.seats + 1)],
        board=cards(view.board if view else ()),
        boards=[cards(board) for board in view.boards] if view else [],
        board_size=seen.game.board_cards,
        pots=[wire.Pot(pot.amount, list(pot.seats)) for pot in view.pots] if view else [],
        pot=view.pot if view else _carried(seen),
        menu=_menu(seen, view) if view and state in _ASKING else None,
        result=_result(seen.outcome) if seen.outcome and state == "between" else None,
        carried=view.carried if view else _carried(seen),
        mix=_mix(seen.mix, seen.you) if seen.mix else None,
        dead_button=view is not None and seen.dead_button,
        small=seen.places[0],
        big=seen.places[1],
        own=own_view(seen.own) if seen.own else None,
        join=buy_view(seen.join) if seen.join else None,
        prices=list(seen.prices),
    )


def _carried(seen: Sight) -> int:
    return sum(pot.amount for pot in seen.seating.carried)


def _mix(mix: Mix, you: SeatNo) -> wire.Mix:
    """The choices go to the chooser alone, who needs them."""
    return wire.Mix(
        game=wire.text(mix.game),
        next=wire.text(mix.next),
        hands=mix.hands,
        chooser=mix.chooser,
        choices=[wire.text(t) for t in mix.choices] if you == mix.chooser else [],
        wish=None if mix.wish == NO_WISH else mix.wish,
    )


def phase(view: View | None) -> Phase:
    """The part of the hand as the browser knows it."""
    if view is None:
        return "waiting"
    if view.phase == "over":
        return "between"
    if view.phase in ("discarding", "drawing"):
        return "drawing"
    if view.phase == "agreeing":
        return "agreeing"
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
    street = seen.game.streets[seen.view.street]
    if state == "agreeing":
        return _AGREEING, street.name
    if state == "drawing":
        return (_DRAW if street.draw else _THROW), street.name
    return street.title, street.name


def _seat(seen: Sight, number: SeatNo, state: Phase) -> wire.SeatView:
    """A seat; what lies there belongs only to one who was dealt in."""
    who = seen.seating.seats[number]
    in_hand = seen.view is not None and seen.same[number]
    hand = seen.view.seats[number - 1] if seen.view is not None and in_hand else None
    name = seen.names.get(number) if hand else None
    newcomer = seen.seating.arriving[number]
    told = seen.notes[number] if seen.notes else NO_NOTE
    return wire.SeatView(
        seat=number,
        name=who.name if who else "",
        bot=who.bot if who else False,
        stack=_stack(who, hand, state),
        bet=hand.bet if hand else 0,
        state=_seat_state(who, hand, state, here=who is not None and seen.seating.is_here(who)),
        blind=seen.blinds.get(number, "") if hand else "",  # type: ignore[arg-type]
        cards=cards(hand.cards) if hand else [],
        up=list(hand.up) if hand else [],
        acting=bool(hand and _acts(seen.view, number, state)),
        hand=wire.text(name) if name else None,
        won=hand.won if hand else 0,
        winning=_winning(seen.outcome, number) if hand and state == "between" else [],
        drew=hand.drew if hand else None,
        did=seen.did[number] if hand else "",  # type: ignore[arg-type]
        promised=newcomer.name if newcomer else _who_moves_to(seen.seating, number),
        leaving=seen.seating.leaving[number],
        owes=list(told.owes),
        note=wire.text(told.note) if told.note else None,
    )


def _who_moves_to(seating: Seating, number: SeatNo) -> str:
    """The name of the player who changes to a seat with the next hand."""
    movers = [player for player, to in seating.moves.items() if to == number]
    seats = (seating.seats[seating.seat_of(player)] for player in movers)
    return next((who.name for who in seats if who is not None), "")


def _acts(view: View | None, seat: SeatNo, state: Phase) -> bool:
    return view is not None and view.actor == seat and state in _ASKING


def _stack(who: Occupant | None, hand: SeatView | None, state: Phase) -> int:
    if who is None:
        return 0
    return hand.stack if hand and hand.state != "out" and state != "between" else who.stack


def _seat_state(
    who: Occupant | None, hand: SeatView | None, state: Phase, *, here: bool
) -> Literal["empty", "waiting", "in", "folded", "all_in", "away", "busted"]:
    if who is None:
        return "empty"
    if hand is not None and hand.state != "out":
        if state == "between" and not who.stack:
            return "busted"
        if hand.state != "folded":
            return hand.state
        return "folded" if here else "away"
    if not here:
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
    least = _LEAST[wager.kind].format(least=amount_text(wager.least)) if wager else _NOTHING
    return wire.Menu(
        hand=view.number,
        turn=view.turn,
        fold=options.fold,
        check=options.check,
        call=options.call or None,
        call_all_in=bool(options.call) and options.call >= me.stack,
        wager=_wager(view, wager, me) if wager else None,
        bring_in=options.bring_in or None,
        draw=_draw(seen, options.draw, options.draw_least) if options.draw is not None else None,
        show=options.show,
        muck=options.muck,
        chop=options.chop,
        decline=options.decline,
        runs=options.runs,
        rules=list(seen.rules),
        least=wire.text(least),
    )


def _draw(seen: Sight, most: int, least: int) -> wire.Draw:
    street = seen.view.street if seen.view else 0
    return wire.Draw(most, least, bool(seen.game.streets[street].draw))


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
                run=won.award.run,
                run_name=wire.text(won.run) if won.run else None,
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
    """A table as the lobby lists it; bots and those who are away are not counted as players."""
    seating = table.seating
    people = [
        seat
        for seat, who in seating.occupied()
        if seating.is_here(who) and not (who.bot or seating.leaving[seat])
    ]
    bots = sum(who.bot for _, who in seating.occupied())
    seat = seating.seat_of(player)
    mixed, stakes = mixed_game_of(table.table), table.table.stakes
    return wire.LobbyTable(
        id=table.table.id,
        group=group_of(table.table.game),
        title=wire.text(mixed.title if mixed else game_of(seating).title),
        about=wire.text(about(table.table.game)),
        stakes=wire.text(said_of_mix(stakes) if mixed else _stakes(table, seating)),
        seats=table.table.seats,
        players=len(people),
        bots=bots,
        hand=table.hand.setup.number if table.hand else seating.hand,
        you=seat if seat and not seating.leaving[seat] else NOBODY,
        starting=is_starting(seating),
        waiting=table.memo.of(seating, how_many_wait),
    )


def _stakes(table: LiveTable, seating: Seating) -> Text:
    rules = house(table.table.house)
    return stakes_and_deck(said(table.table.stakes), game_of(seating), rules)


def cards(held: Iterable[Card]) -> list[str]:
    """Cards as texts."""
    return [str(card) for card in held]
