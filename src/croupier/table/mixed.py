"""Mixed games: which game of its rotation a table plays next, for how much, and who chooses it."""

from collections.abc import Sequence
from dataclasses import replace

from croupier.games import Game, MixedGame, Structure, Turn, game, mixed_game, mixed_game_ids
from croupier.play.setup import NOBODY, SeatNo, Stakes
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule
from croupier.table.seats import NO_WISH, Seating, Table


def mixed_game_of(table: Table) -> MixedGame | None:
    """The mixed game a table plays, None if it plays one game."""
    return mixed_game(table.game) if table.game in mixed_game_ids() else None


def turn_of(seating: Seating) -> Turn:
    """The game being played, or to be played next, and its structure."""
    table = seating.table
    mixed = mixed_game_of(table)
    return mixed.at(seating.turn) if mixed else Turn(table.game, table.stakes.structure)


def game_of(seating: Seating) -> Game:
    """The game being played, or to be played next."""
    return game(turn_of(seating).game)


def stakes_of(seating: Seating) -> Stakes:
    """The stakes of that game at this table."""
    turn = turn_of(seating)
    if mixed_game_of(seating.table) is None:
        return seating.table.stakes
    return stakes_for(seating.table.stakes, game(turn.game), turn.structure)


def stakes_for(stakes: Stakes, variant: Game, structure: Structure) -> Stakes:
    """What one game of a mix is played for: only the forced bets that it has.

    At big bets the least bet is the big blind, so that one table has one size of game.
    """
    blinds = "blind" in variant.forced
    big_bets = structure in ("none", "pot")
    least = stakes.big_blind if big_bets and stakes.big_blind else stakes.small_bet
    return replace(
        stakes,
        structure=structure,
        small_bet=least,
        big_bet=least if big_bets else stakes.big_bet,
        small_blind=stakes.small_blind if variant.forced == "blinds" else 0,
        big_blind=stakes.big_blind if blinds else 0,
        ante=0 if variant.forced == "blinds" else stakes.ante,
        bring_in=stakes.bring_in if variant.forced == "bring_in" else 0,
    )


@rule("house:game.mixed")
def next_turn(seating: Seating, dealt_in: Sequence[SeatNo]) -> Seating:
    """Each game lasts one round of the button, counted by those *dealt_in* when it begins.

    The next one is that of the list, or what the chooser wished.
    """
    mixed = mixed_game_of(seating.table)
    if mixed is None or seating.hands_left or not dealt_in:
        return seating
    first = not seating.hand
    following = seating.turn if first else mixed.after(seating.turn)
    wished = seating.wish if mixed.next == "chosen" and seating.wish != NO_WISH else following
    return replace(
        seating,
        turn=wished,
        hands_left=len(dealt_in),
        wish=NO_WISH,
        chooser=next_chooser(seating, dealt_in),
    )


def next_chooser(seating: Seating, dealt_in: Sequence[SeatNo]) -> SeatNo:
    """Who chooses the next game: the choice goes round the table, one round of the button each.

    A round ends where it began, so the button alone would ask the same player for ever.
    """
    later = [seat for seat in dealt_in if seat > seating.chooser]
    return (later or list(dealt_in) or [NOBODY])[0]


def may_choose(seating: Seating) -> bool:
    """Whether the game of the round after this hand is still to be chosen by a player."""
    mixed = mixed_game_of(seating.table)
    return mixed is not None and mixed.next == "chosen" and seating.hands_left <= 1


def freezes_button(variant: Game, table: Table, rules: House) -> bool:
    """Whether the button stays after a hand of *variant*: at stud within a mix, if so ruled."""
    frozen = rules.options.games.mixed_freeze_button
    return frozen and variant.family == "stud" and mixed_game_of(table) is not None
