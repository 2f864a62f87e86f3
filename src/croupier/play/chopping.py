"""Taking the blinds back when everybody else has folded."""

from croupier.play.setup import SeatNo
from croupier.play.state import NOT_YET, HandState
from croupier.rulebook.tags import rule


@rule("rrop3:2.procedures.14b")
def may_chop(state: HandState, seat: SeatNo) -> bool:
    """The small blind may propose it when all others have folded, in houses that allow it.

    Only the two blinds lie in the pot then, each whole; heads-up from the start nobody has folded.
    """
    if not state.options.blinds.chop or state.street or state.live_count != len(_CHOPPED):
        return False
    if state.opened or state.chop_refused or state.faced[seat] != NOT_YET:
        return False
    posts = state.setup.posts
    if tuple(post.kind for post in posts) != _CHOPPED or len(state.setup.dealt_in) == len(posts):
        return False
    small, big = posts
    both = state.live[small.seat] and state.live[big.seat]
    whole = all(state.bets[post.seat] == post.amount for post in posts)
    return both and whole and seat == small.seat and not state.carried


_CHOPPED = ("small_blind", "big_blind")
