"""What the deals of the cards to come are called, where there are several."""

from croupier.play.state import HandState
from croupier.text import Text

_BOARDS = (
    Text("first board", "premier tableau"),
    Text("second board", "deuxième tableau"),
    Text("third board", "troisième tableau"),
)
_BOARD = Text("board {number}", "tableau {number}")
_DEALS = (
    Text("first deal", "première donne"),
    Text("second deal", "deuxième donne"),
    Text("third deal", "troisième donne"),
)
_DEAL = Text("deal {number}", "donne {number}")
_TIMES = (
    Text("once", "une seule fois"),
    Text("twice", "deux fois"),
    Text("three times", "trois fois"),
)
_MANY = Text("{times} times", "{times} fois")


def run_name(state: HandState, run: int) -> Text:
    """The name of deal number *run* (0 is the first): a board, or where there is none a deal."""
    names, other = (_BOARDS, _BOARD) if state.game.board_cards else (_DEALS, _DEAL)
    return names[run] if run < len(names) else other.format(number=run + 1)


def several(state: HandState) -> bool:
    """Whether the cards to come are dealt more than once."""
    return state.runs > 1


def times_word(times: int) -> Text:
    """Once, twice, three times."""
    return _TIMES[times - 1] if times <= len(_TIMES) else _MANY.format(times=times)


def capital(text: Text) -> Text:
    """The words with a capital letter."""
    return Text(text.en[0].upper() + text.en[1:], text.fr[0].upper() + text.fr[1:])
