"""What is said when people come, go, or fill up their stack."""

from croupier.play.setup import Chips, SeatNo
from croupier.service.log import Line
from croupier.text import Text, amount_text

_NBSP = "\u00a0"


def _line(text: Text, name: str, seat: SeatNo, amount: Chips | None = None) -> Line:
    return Line(
        "table",
        text.format(who=name, seat=seat, amount=amount_text(amount or 0)),
        amount,
        seat=seat,
    )


def took_seat(name: str, seat: SeatNo, stack: Chips) -> Line:
    """Somebody sat down."""
    text = Text(
        "{who} takes seat {seat} with {amount}.", "{who} prend le siège {seat} avec {amount}."
    )
    return _line(text, name, seat, stack)


def will_sit(name: str, seat: SeatNo) -> Line:
    """Somebody takes over a bot's seat at the next hand."""
    text = Text(
        "{who} takes seat {seat} at the next hand.",
        "{who} prend le siège {seat} à la prochaine main.",
    )
    return _line(text, name, seat)


def left(name: str, seat: SeatNo) -> Line:
    """Somebody left."""
    return _line(Text("{who} leaves seat {seat}.", "{who} quitte le siège {seat}."), name, seat)


def went_away(name: str, seat: SeatNo) -> Line:
    """Somebody let the clock run out once too often, or asked to be left out."""
    text = Text(
        "{who} is sitting out.", f"Absence{_NBSP}: {{who}} ne joue pas les mains suivantes."
    )
    return _line(text, name, seat)


def came_back(name: str, seat: SeatNo) -> Line:
    """Somebody is dealt in again."""
    return _line(Text("{who} is back.", "{who} revient."), name, seat)


def ran_out_of_time(name: str, seat: SeatNo) -> Line:
    """The clock acted for a player."""
    text = Text("{who} is out of time.", f"Temps écoulé{_NBSP}: {{who}}.")
    return _line(text, name, seat)


def filled_up(name: str, seat: SeatNo, stack: Chips) -> Line:
    """A player without chips got the buy-in again."""
    text = Text(
        "{who} was out of chips and has {amount} again (play money).",
        f"{{who}} n’avait plus de jetons{_NBSP}: nouvelle cave de {{amount}} (argent fictif).",
    )
    return _line(text, name, seat, stack)


def new_game(title: Text) -> Line:
    """A round of another game of the mix begins."""
    text = Text("Now: {game}, for one round.", f"Maintenant{_NBSP}: {{game}}, pour un tour.")
    return Line("table", text.format(game=title))


def chose_game(name: str, seat: SeatNo, title: Text) -> Line:
    """Somebody chose the game of the next round."""
    text = Text("{who} chooses {game}.", f"{{who}} choisit{_NBSP}: {{game}}.")
    return Line("table", text.format(who=name, game=title), seat=seat)
