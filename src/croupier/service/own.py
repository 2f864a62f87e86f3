"""What a player is told of his own seat between hands, and everybody of the others."""

from dataclasses import dataclass, replace
from typing import Literal

from croupier.cardroom.buy_in import buy_in_range
from croupier.play.setup import Chips, SeatNo
from croupier.rulebook.house import RuleId, house
from croupier.service import between
from croupier.service.chips import in_front
from croupier.service.live_table import LiveTable
from croupier.service.purse import named, range_of, terms_of, usual_buy_in
from croupier.service.upkeep import absence_limit
from croupier.table import Occupant, Seating, Table, hand_ahead, new_game, stakes_of
from croupier.table.antes_entry import check_no_carried_pot
from croupier.table.entries import Entry, Wish
from croupier.table.next_hand import NextHand
from croupier.table.owed_blinds import Blind
from croupier.table.penalties import rules_of, serving
from croupier.table.why import RoomRefused, Why
from croupier.text import Text, amount_text

AwayForm = Literal["", "now", "hand", "blind", "out"]

_ENTRY_POSTS = frozenset({"posted", "dead"})
_STRADDLE = ("rrop3:10.nolimit.12", "rrop3:4.blinds.20")


@dataclass(frozen=True, slots=True)
class Coming:
    """What the next hand is for a player: cards or not, what it costs to come in, his wish."""

    dealt: bool
    offer: Chips
    wish: Wish
    why: Why


@dataclass(frozen=True, slots=True)
class Buying:
    """How many chips may be bought, the usual amount, and why; *most* is 0 for no limit."""

    least: Chips
    most: Chips
    usual: Chips
    why: Why


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """What is a player's own to decide; moments are in milliseconds since 1970.

    *straddle* is whether he does when he may, and for how much; None where nobody may.
    """

    coming: Coming | None
    away: AwayForm
    away_until: int | None
    buying: Buying | None
    ordered: Chips
    rebuy: bool
    rebuy_until: int | None
    straddle: tuple[bool, Chips] | None
    moves: tuple[SeatNo, ...]
    leaving: bool
    penalty: tuple[int, tuple[RuleId, ...]] | None


@dataclass(frozen=True, slots=True)
class SeatNote:
    """What everybody may know of a seat: the blinds it owes, and its next hand."""

    owes: tuple[Blind, ...]
    note: Text | None


NO_NOTE = SeatNote((), None)


def own_seat(table: LiveTable, seat: SeatNo, ahead: NextHand | None) -> OwnSeat | None:
    """What the player of *seat* may decide; *ahead* is the next hand as things stand."""
    who = table.seating.seats[seat]
    if who is None:
        return None
    away = _away(table, seat, who)
    until = None
    if who.away:
        since = table.away_since.get(who.player, table.now())
        until = _moment(table, since + absence_limit(table.table))
    rebuy = between.is_asked_to_rebuy(table, who)
    leaving = table.seating.leaving[seat]
    return OwnSeat(
        coming=_coming(table, who, ahead),
        away=away,
        away_until=until,
        buying=None if leaving else _buying(table, seat, who),
        ordered=table.purse.money.of(who.player).ordered,
        rebuy=rebuy,
        rebuy_until=_moment(table, between.rebuy_until(table, who.player)) if rebuy else None,
        straddle=_straddle(table, who.player),
        moves=() if leaving else _moves(table, seat),
        leaving=leaving,
        penalty=_penalty(table.seating, who.player),
    )


def _penalty(seating: Seating, player: str) -> tuple[int, tuple[RuleId, ...]] | None:
    """How many hands he is to miss for a penalty, and by which articles."""
    hands = serving(seating.penalties, player)
    return (hands, rules_of(seating.penalties, player)) if hands else None


def _moment(table: LiveTable, then: float) -> int:
    """A moment of the table's clock as time of day."""
    return table.wall() + int(max(0.0, then - table.now()) * 1000)


def _away(table: LiveTable, seat: SeatNo, who: Occupant) -> AwayForm:
    if who.away:
        hand = table.hand
        live = hand is not None and table.playing and bool(table.hand_seat(who.player))
        return "now" if live and hand is not None and hand.live[seat] else "out"
    form = table.seating.sit_outs.get(who.player)
    return form if form in ("hand", "blind") else ""


def _coming(table: LiveTable, who: Occupant, ahead: NextHand | None) -> Coming | None:
    """The entry of the next hand; of one who is away what it would be if he came back now."""
    if who.player in table.seating.kept_out:
        return None
    if who.away:
        seating = table.seating
        ahead = hand_ahead(seating.absent(seating.seat_of(who.player), away=False))
    entry = entry_of(ahead, who.player)
    if entry is None or (entry.dealt and not is_paid_for(entry)):
        return None
    sitter = table.seating.blinds.sitter(who.player)
    usual: Wish = "post" if sitter is not None and sitter.dealt else "wait"
    wish = table.seating.wishes.get(who.player, usual)
    return Coming(entry.dealt, entry.offer, wish, entry.why)


def entry_of(ahead: NextHand | None, player: str) -> Entry | None:
    """What the next hand is for *player*, where that is not the same for all."""
    entries = ahead.entries if ahead else ()
    return next((one for one in entries if one.player == player), None)


def is_paid_for(entry: Entry) -> bool:
    """Whether he posts more for his cards than the blind that comes to him."""
    return any(post.kind in _ENTRY_POSTS for post in entry.posts)


def next_ahead(table: LiveTable) -> NextHand | None:
    """The next hand as things stand, or that of a new game where the present one is over."""
    return table.memo.of(table.seating, _ahead)


def _ahead(seating: Seating) -> NextHand | None:
    return hand_ahead(seating) or hand_ahead(new_game(seating))


def _buying(table: LiveTable, seat: SeatNo, who: Occupant) -> Buying | None:
    """The range of a buy-in without chips, else what the stack lacks to the most; None if full."""
    if not who.stack:
        return joining(table, who.player, who.name)
    asked = buy_in_range(terms_of(table.table))
    purse = table.purse.money.of(who.player)
    have = in_front(table.seating, seat, table.hand) + purse.ordered
    room = max(0, asked.most - have)
    if asked.most and not room:
        return None
    missing = max(0, table.table.buy_in - have)
    usual = missing or table.table.buy_in
    return Buying(1, room, min(usual, room) if asked.most else usual, asked.why)


def joining(table: LiveTable, player: str, name: str) -> Buying:
    """The buy-in of somebody without chips here."""
    asked = range_of(table.purse, table.table, player, table.seconds())
    why = replace(asked.why, text=named(asked.why.text, player, name))
    return Buying(asked.least, asked.most, usual_buy_in(table.table, asked), why)


def why_no_straddle(table: Table) -> Why | None:
    """Why nobody straddles at a table; None where somebody may."""
    rules, stakes = house(table.house), table.stakes
    blinds = rules.options.blinds
    limits = {"limit", "spread"} & {stakes.structure, *stakes.structures}
    if blinds.straddle == "off":
        return Why(_NO_STRADDLE, rules.cite(_STRADDLE))
    if limits and not blinds.straddle_in_limit:
        return Why(_NOT_AT_LIMIT, rules.cite(_STRADDLE[1:]))
    return None if stakes.big_blind else Why(_NO_BLIND, rules.cite(_STRADDLE[:1]))


def _straddle(table: LiveTable, player: str) -> tuple[bool, Chips] | None:
    if why_no_straddle(table.table) is not None:
        return None
    return player in table.seating.straddlers, 2 * stakes_of(table.seating).big_blind


def _moves(table: LiveTable, own: SeatNo) -> tuple[SeatNo, ...]:
    """The seats he may change to: free ones and those of bots, that nobody was promised."""
    seating = table.seating
    try:
        check_no_carried_pot(seating, house(table.table.house), forfeited=bool(seating.forfeited))
    except RoomRefused:
        return ()
    return tuple(
        seat for seat in range(1, len(seating.seats)) if seat != own and _is_open(seating, seat)
    )


def _is_open(seating: Seating, seat: SeatNo) -> bool:
    who = seating.seats[seat]
    return not seating.is_promised(seat) and (who is None or who.bot)


def seat_note(seating: Seating, seat: SeatNo, ahead: NextHand | None) -> SeatNote:
    """What everybody may know of *seat*."""
    who = seating.seats[seat]
    if who is None:
        return NO_NOTE
    return SeatNote(seating.blinds.owes(who.player), _note(seating, seat, who, ahead))


def _note(seating: Seating, seat: SeatNo, who: Occupant, ahead: NextHand | None) -> Text | None:
    form = seating.sit_outs.get(who.player)
    missing = serving(seating.penalties, who.player)
    known = (
        (seating.leaving[seat], _LEAVES),
        (bool(missing), _PENALTY.format(hands=missing)),
        (who.away, _LOST if form == "lost" else _AWAY),
        (not who.stack, _NO_CHIPS),
        (who.player in seating.moves, _MOVES.format(seat=seating.moves.get(who.player, seat))),
        (form == "hand", _AWAY_NEXT),
    )
    said = next((text for so, text in known if so), None)
    entry = None if who.bot else entry_of(ahead, who.player)
    if said is not None or entry is None:
        return said
    posts = _POSTS.format(amount=amount_text(entry.offer)) if is_paid_for(entry) else None
    waits = _WAITS_FOR_POT if seating.carried else _WAITS
    return posts if entry.dealt else waits


_NO_STRADDLE = Text("This house has no straddle.", "Cette maison n’a pas de straddle.")
_NOT_AT_LIMIT = Text("There is no straddle at limit.", "Il n’y a pas de straddle en limite fixe.")
_NO_BLIND = Text("This game has no blind to double.", "Ce jeu n’a pas de blinde à doubler.")
_LEAVES = Text("leaves after this hand", "part après cette main")
_AWAY = Text("sitting out", "absent")
_PENALTY = Text("penalty, hands to miss: {hands}", "pénalité, mains à manquer\u00a0: {hands}")
_LOST = Text("connection lost", "connexion perdue")
_MOVES = Text("changes to seat {seat}", "passe au siège {seat}")
_NO_CHIPS = Text("out of chips", "sans jetons")
_AWAY_NEXT = Text("sits out after this hand", "s’absente après cette main")
_WAITS_FOR_POT = Text("waits until the pot is won", "attend que le pot soit gagné")
_WAITS = Text("waits for the big blind", "attend la grosse blinde")
_POSTS = Text("posts {amount} in the next hand", "poste {amount} à la prochaine main")
