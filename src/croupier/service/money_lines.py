"""What is said of chips that come to a table and leave it."""

from croupier.play.setup import Chips, SeatNo
from croupier.service.log import Line
from croupier.text import Text, amount_text


def _line(text: Text, name: str, seat: SeatNo, amount: Chips) -> Line:
    said = text.format(who=name, amount=amount_text(amount))
    return Line("table", said, amount, seat=seat)


def bought(name: str, seat: SeatNo, amount: Chips) -> Line:
    """Somebody has chips that he bought."""
    return _line(Text("{who} buys {amount}.", "{who} achète {amount}."), name, seat, amount)


def ordered(name: str, seat: SeatNo, amount: Chips) -> Line:
    """Somebody bought chips in a hand."""
    text = Text(
        "{who} buys {amount}, which come after the hand.",
        "{who} achète {amount}, qui viennent après la main.",
    )
    return _line(text, name, seat, amount)


def order_returned(name: str, seat: SeatNo, amount: Chips) -> Line:
    """Chips that were ordered do not come."""
    text = Text("{amount} go back to {who}.", "{amount} sont rendus à {who}.")
    return _line(text, name, seat, amount)


def why(text: Text, seat: SeatNo, rules: tuple[str, ...]) -> Line:
    """The reason of what was just told."""
    return Line("table", text, seat=seat, rules=rules)


def raked(amount: Chips, reckoned: Text, rules: tuple[str, ...]) -> Line:
    """What the house takes of a hand, and how it was reckoned."""
    text = Text("Rake. {how}", "Prélèvement. {how}").format(how=reckoned)
    return Line("award", text, amount, rules=rules)


def out_of_chips(name: str, seat: SeatNo) -> Line:
    """Somebody lost his last chip and is asked whether he buys more."""
    text = Text("{who} is out of chips.", "{who} n’a plus de jetons.").format(who=name)
    return Line("table", text, seat=seat)
