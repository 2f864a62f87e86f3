"""Where a hand stands when the floor is called, and what the judges ask of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from croupier.play.setup import Chips, SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.play.turns import to_call
from croupier.rulebook.house import House
from croupier.rulebook.options import Options
from croupier.rulebook.tags import rule
from croupier.text import Text, amount_text


@dataclass(frozen=True, slots=True)
class Spot:
    """A hand under a house; judges read it and change nothing."""

    state: HandState

    @property
    def house(self) -> House:
        """Whose rules hold."""
        return self.state.setup.house

    @property
    def options(self) -> Options:
        """What the house has chosen."""
        return self.state.options

    @property
    def first_round(self) -> bool:
        """Whether no street but the first has been dealt."""
        return self.state.street == 0

    @property
    def actions(self) -> int:
        """How many actions there were in this betting round; forced bets are none."""
        return actions_of_round(self.state)

    @property
    def acted(self) -> int:
        """How many players have acted in this betting round, each counted once."""
        return players_acted(self.state)

    def owed(self, seat: SeatNo) -> Chips:
        """What *seat* must add to stay in."""
        return to_call(self.state, seat)


def actions_of_round(state: HandState) -> int:
    """How many actions there were in this betting round.

    Bringing in is none, nor is asking whether the blinds are taken back.
    """
    if not state.round_open:
        return 0
    asked = 2 * state.chop_refused + (state.phase == "chopping") if not state.street else 0
    return max(0, state.turn - state.round_turn - _brought_in(state) - asked)


def players_acted(state: HandState) -> int:
    """How many players have acted in this round; one who acts again counts once.

    Each of them has either faced a bet or is out of the hand since.  Who folded on an earlier
    street cannot be told from who folded now: once somebody has acted again, and so all others
    have acted too, it may be more than they were.
    """
    if not state.round_open:
        return 0
    stayed = sum(faced != NOT_YET for faced in state.faced)
    gone = sum(
        state.setup.takes_part(seat) and not state.live[seat] and state.faced[seat] == NOT_YET
        for seat in range(len(state.stacks))
    )
    return min(actions_of_round(state), stayed + gone)


def _brought_in(state: HandState) -> bool:
    """Whether the bring-in was put up: then it is what somebody has matched so far."""
    if state.street or state.game.forced != "bring_in":
        return False
    return any(0 < faced <= state.stakes.bring_in for faced in state.faced)


def chips_went_in(state: HandState) -> bool:
    """Whether an action of this round put chips in, beyond forced bets."""
    if state.opened:
        return True
    if state.street:
        return any(state.bets)
    if state.game.forced == "bring_in":
        return sum(bet > 0 for bet in state.bets) > 1
    forced = forced_bets(state)
    return any(bet > forced[seat] for seat, bet in enumerate(state.bets))


def forced_bets(state: HandState) -> list[Chips]:
    """The live blinds and straddles that each seat has put up, as far as its chips went."""
    left, forced = list(state.setup.stacks), [0] * len(state.stacks)
    for post in state.setup.posts[: state.posts_done]:
        paid = min(post.amount, left[post.seat])
        left[post.seat] -= paid
        if post.kind not in ("ante", "dead_ante", "dead"):
            forced[post.seat] += paid
    return forced


@rule(
    "tda:36",
    "tda:36A",
    "tda:36B",
)
def is_substantial(actions: int, *, with_chips: bool) -> bool:
    """Two actions of which one puts chips in, or any three; blinds are none."""
    return (actions >= 2 and with_chips) or actions >= 3  # noqa: PLR2004 - the numbers of the rule


@rule("rrop3:3.misdeals.2a")
def have_acted(players: int) -> bool:
    """Two players have acted on their hands, whatever they did."""
    return players >= 2  # noqa: PLR2004 - the number of the rule


_BEFORE_ALL_HAVE_ACTED = frozenset({"posting", "dealing", "betting", "chopping"})


def no_return(state: HandState) -> bool:
    """Whether the point is passed after which the house knows no misdeal any more.

    It is in the first betting round at the latest: once that is over there is none.
    """
    if state.street or state.phase not in _BEFORE_ALL_HAVE_ACTED:
        return True
    if state.options.misdeal.no_return == "two_players_acted":
        return have_acted(players_acted(state))
    return is_substantial(actions_of_round(state), with_chips=chips_went_in(state))


def under(state: HandState, house: House) -> HandState:
    """The same table under another house."""
    twin = state.copy()
    twin.setup = replace(state.setup, house=house)
    twin.options = house.options
    twin.read_house()
    return twin


def seat_text(seat: SeatNo) -> Text:
    """A seat in words, to begin a sentence."""
    return Text(f"Seat {seat}", f"Le siège {seat}")


def seats_text(seats: Sequence[SeatNo]) -> Text:
    """One seat or several in words, inside a sentence."""
    return _listed(seats, Text("seat {seat}", "le siège {seat}"), Text("seats", "les sièges"))


def to_seats_text(seats: Sequence[SeatNo]) -> Text:
    """One seat or several to which something goes."""
    return _listed(seats, Text("to seat {seat}", "au siège {seat}"), Text("to seats", "aux sièges"))


def _listed(seats: Sequence[SeatNo], one: Text, several: Text) -> Text:
    named = [str(seat) for seat in seats]
    if len(named) == 1:
        return one.format(seat=named[0])
    head, last = ", ".join(named[:-1]), named[-1]
    return Text(f"{several.en} {head} and {last}", f"{several.fr} {head} et {last}")


def chips_text(amount: Chips) -> Text:
    """An amount as each language writes it."""
    return amount_text(amount)
