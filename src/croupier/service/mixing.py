"""Mixed games at a table: what is played, what comes next, and who may choose it."""

from dataclasses import dataclass

from croupier.games import MixedGame, Turn, game
from croupier.play.setup import NOBODY, SeatNo
from croupier.play.state import HandState
from croupier.service.demo import said
from croupier.table import (
    Seating,
    after_hand,
    changed_seats,
    dealt_in_next,
    may_choose,
    mixed_game_of,
    next_chooser,
    refilled,
)
from croupier.table.mixed import stakes_for
from croupier.table.seats import NO_WISH
from croupier.text import Text

_STRUCTURES = {
    "limit": Text("limit {game}", "{game}, limite fixe"),
    "none": Text("no-limit {game}", "{game}, no-limit"),
    "pot": Text("pot-limit {game}", "{game}, pot-limit"),
    "spread": Text("spread-limit {game}", "{game}, spread"),
}


@dataclass(frozen=True, slots=True)
class Mix:
    """Where a table is in its rotation.

    *next* comes in *hands* hands, counted from the one that lies on the table.  *chooser* may name
    it, as one of *choices*; *wish* is the place of what was named, NO_WISH if nothing was.
    """

    game: Text
    next: Text
    hands: int
    chooser: SeatNo
    choices: tuple[Text, ...]
    wish: int


def mix_of(seating: Seating, hand: HandState | None) -> Mix | None:
    """The mixed game of a table; None where one game is played."""
    mixed = mixed_game_of(seating.table)
    if mixed is None:
        return None
    over = hand is None or hand.phase == "over"
    chosen = mixed.next == "chosen" and seating.wish != NO_WISH
    following = seating.wish if chosen else mixed.after(seating.turn)
    chooser = chooser_of(seating, hand)
    return Mix(
        game=turn_title(mixed, mixed.at(seating.turn)),
        next=turn_title(mixed, mixed.at(following)),
        hands=seating.hands_left + over,
        chooser=chooser,
        choices=tuple(_choice(seating, mixed, turn) for turn in mixed.turns) if chooser else (),
        wish=seating.wish,
    )


def turn_title(mixed: MixedGame, turn: Turn) -> Text:
    """The title of a game; with its structure where the rotation has it in several."""
    title = game(turn.game).title
    several = len({other.structure for other in mixed.turns if other.game == turn.game}) > 1
    return _STRUCTURES[turn.structure].format(game=title) if several else title


def _choice(seating: Seating, mixed: MixedGame, turn: Turn) -> Text:
    stakes = said(stakes_for(seating.table.stakes, game(turn.game), turn.structure))
    title = turn_title(mixed, turn)
    return Text(f"{title.en}, {stakes.en}", f"{title.fr}, {stakes.fr}")


def chooser_of(seating: Seating, hand: HandState | None) -> SeatNo:
    """Who chooses the game of the next round, if it is to be chosen; else NOBODY.

    While the last hand of a round is on, the table is looked at as it would be after it.
    """
    if not may_choose(seating):
        return NOBODY
    if hand is not None and hand.phase != "over":
        seating = after_hand(seating, hand)
    if seating.hands_left:
        return NOBODY
    ahead, _ = refilled(changed_seats(seating), bots_only=True)
    return next_chooser(ahead, dealt_in_next(ahead))
