"""What is asked of a desk again and again: where somebody plays, with what, and by which terms."""

from croupier.cardroom.buy_in import Terms
from croupier.cardroom.deciding import refused, table_known
from croupier.cardroom.desk.state import Desk, DeskTable, HandOn, Played
from croupier.cardroom.state import PlayerId, Room, RoomTable, SeatNo, Sitter, TableId
from croupier.games import Game, game
from croupier.play.setup import Chips
from croupier.rulebook.house import House

NO_TABLE = DeskTable()
"""What is kept of a table that is not there."""


def table_of(desk: Desk, table: TableId) -> DeskTable:
    """What the desk keeps of a table; nothing of one that is not there."""
    return desk.tables.get(table, NO_TABLE)


def place_in(room: Room, player: PlayerId) -> tuple[RoomTable, Sitter] | None:
    """Where *player* plays, be it in an absent player's place; None if nowhere."""
    for table in room.tables:
        for sitter in table.sitters:
            if player in (sitter.player, sitter.over):
                return table, sitter
    return None


def place_of(desk: Desk, player: PlayerId, rules: House) -> tuple[RoomTable, Sitter]:
    """The same; RoomRefused if he plays nowhere."""
    found = place_in(desk.room, player)
    if found is None:
        raise refused(
            rules,
            ("rrop3:2.procedures.25",),
            (f"{player} has no seat.", f"{player} n’a pas de siège."),
            ("Join a waiting list.", "Inscrivez-vous sur une liste d’attente."),
        )
    return found


def players_at(table: RoomTable) -> tuple[PlayerId, ...]:
    """Everybody with a place at a table: its sitters, and who plays over."""
    overs = (each.over for each in table.sitters if each.over)
    return (*(each.player for each in table.sitters), *overs)


def holder(table: RoomTable, seat: SeatNo) -> PlayerId:
    """Who plays at that seat: its sitter, or who plays in his place; empty if nobody."""
    sitter = table.at(seat)
    return (sitter.over or sitter.player) if sitter else ""


def hand_with(desk: Desk, player: PlayerId) -> HandOn | None:
    """The hand *player* is dealt into just now."""
    for table in desk.tables.values():
        if table.hand and player in table.hand.dealt_in:
            return table.hand
    return None


def players_in_hands(desk: Desk) -> frozenset[PlayerId]:
    """Everybody who is dealt into a hand that is on."""
    hands = (table.hand for table in desk.tables.values() if table.hand)
    return frozenset(player for hand in hands for player in hand.dealt_in)


def played_at(desk: Desk, table: TableId, rules: House) -> Played:
    """The game of a table with its stakes; RoomRefused for a table without one."""
    found = table_known(rules, desk.room, table)
    played = desk.games.get(found.game)
    if played is None:
        raise refused(
            rules,
            ("rrop3:2.procedures.1",),
            (f"No stakes are set for {found.game}.", f"Pas d’enjeux fixés pour {found.game}."),
            ("Offer the game with its stakes.", "Proposez la partie avec ses enjeux."),
        )
    return played


def terms_at(desk: Desk, table: TableId, rules: House) -> Terms:
    """What the money of a table goes by; RoomRefused for a table without a game."""
    return Terms(rules, played_at(desk, table, rules).stakes)


def variant_at(desk: Desk, table: TableId, rules: House) -> Game:
    """The rules of play of a table; RoomRefused for a table without a game."""
    return game(played_at(desk, table, rules).variant)


def playable_stacks(desk: Desk, table: TableId) -> dict[SeatNo, Chips]:
    """What each seat may bet in the hand that is on: the chips there, and what plays behind."""
    found, kept = desk.room.table(table), table_of(desk, table)
    if found is None or kept.hand is None:
        return {}
    seats = {player: seat_at(found, player) for player in kept.hand.dealt_in}
    return {
        seat: kept.stacks.get(player, 0) + kept.money.of(player).behind
        for player, seat in seats.items()
    }


def seat_at(table: RoomTable, player: PlayerId) -> SeatNo:
    """The seat at which *player* plays there; 0 if at none."""
    for sitter in table.sitters:
        if player in (sitter.player, sitter.over):
            return sitter.seat
    return 0


def beside_stacks(table: DeskTable) -> Chips:
    """The chips on a table that lie in front of nobody: set aside, or waiting for a hand's end."""
    return sum(purse.arrived + purse.aside for purse in table.money.purses.values())
