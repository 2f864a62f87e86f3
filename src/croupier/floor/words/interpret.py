"""What a gesture of the player in turn makes: the door for whoever watches a table."""

from croupier.floor.incident import Gesture
from croupier.floor.judge import judge
from croupier.floor.ruling import Ruling
from croupier.play.state import HandState


def interpret(state: HandState, gesture: Gesture) -> Ruling:
    """What words, chips or cards of a player bind him to, as the house of the hand has it.

    Its `action` is one that the rules of play accept, None where nothing binds him yet.  Raises
    FloorRefused for a gesture that cannot have been made.
    """
    return judge(state, gesture)
