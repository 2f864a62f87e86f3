"""What is said when people come, go, or fill up their stack."""

from croupier.cards import Card
from croupier.play.setup import Chips, SeatNo
from croupier.service.log import Line
from croupier.table.penalties import PenaltyGiven
from croupier.table.why import Why
from croupier.text import Text, amount_text

_NBSP = "\u00a0"


_LOST = Text(
    "{who} lost the connection and is sitting out.",
    f"Connexion perdue{_NBSP}: {{who}} ne joue pas les mains suivantes.",
)


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


def will_leave(name: str, seat: SeatNo) -> Line:
    """Somebody leaves as soon as the hand he is in is folded or over."""
    text = Text(
        "{who} leaves seat {seat} once this hand is folded or over.",
        "{who} quittera le siège {seat} dès que sa main sera passée ou finie.",
    )
    return _line(text, name, seat)


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


def lost(name: str, seat: SeatNo) -> Line:
    """Somebody whose connection is lost is dealt out."""
    return _line(_LOST, name, seat)


def seat_is_free(name: str, seat: SeatNo) -> Line:
    """Somebody was away for too long."""
    text = Text(
        "{who} was away for too long: seat {seat} is free.",
        f"Absence trop longue de {{who}}{_NBSP}: le siège {{seat}} est libre.",
    )
    return _line(text, name, seat)


def moved(name: str, seat: SeatNo) -> Line:
    """Somebody changed seats."""
    text = Text("{who} changes to seat {seat}.", "{who} passe au siège {seat}.")
    return _line(text, name, seat)


def will_move(name: str, seat: SeatNo) -> Line:
    """Somebody changes seats after this hand."""
    text = Text(
        "{who} changes to seat {seat} at the next hand.",
        "{who} passe au siège {seat} à la prochaine main.",
    )
    return _line(text, name, seat)


def stays(name: str, seat: SeatNo) -> Line:
    """Somebody who was about to leave stays."""
    return _line(Text("{who} stays.", "{who} reste."), name, seat)


def drew(name: str, seat: SeatNo, card: Card) -> Line:
    """Somebody drew a card for the first button."""
    text = Text("{who} draws for the button:", f"{{who}} tire pour le bouton{_NBSP}:")
    return Line("deal", text.format(who=name), cards=(card,), seat=seat)


def has_first_button(name: str, seat: SeatNo) -> Line:
    """Somebody has the first button of a new game."""
    text = Text(
        "A new game begins: {who} wins the draw for the button.",
        f"Nouvelle partie{_NBSP}: {{who}} remporte le tirage du bouton.",
    )
    return _line(text, name, seat)


def pauses() -> Line:
    """The table cannot go on for now."""
    text = Text(
        "The table pauses: something went wrong here. Nothing is lost, and it goes on by itself "
        "from what was written down.",
        "La table fait une pause\u00a0: un incident s’est produit. Rien n’est perdu, et elle "
        "reprend d’elle-même à partir de ce qui a été noté.",
    )
    return Line("table", text)


def goes_on() -> Line:
    """The table goes on after a pause."""
    return Line(
        "table",
        Text("The table goes on: nothing was lost.", "La table reprend\u00a0: rien n’a été perdu."),
    )


def again(why: Why) -> Line:
    """The game starts again."""
    return Line("table", why.text, rules=why.rules)


def penalised(name: str, seat: SeatNo, penalty: PenaltyGiven) -> Line:
    """Somebody was given a penalty."""
    text = _PENALTIES["hands" if penalty.hands else penalty.kind]
    said = text.format(who=name, hands=penalty.hands)
    return Line("table", said, seat=seat, rules=penalty.rules)


def penalty_served(name: str, seat: SeatNo) -> Line:
    """Somebody has missed all the hands of his penalty."""
    text = Text("{who} has served the penalty.", f"Pénalité purgée{_NBSP}: {{who}} peut rejouer.")
    return _line(text, name, seat)


def penalty_lifted(name: str, seat: SeatNo) -> Line:
    """The rest of a penalty was let go."""
    text = Text("The penalty of {who} is lifted.", f"Pénalité levée{_NBSP}: {{who}}.")
    return _line(text, name, seat)


_PENALTIES = {
    "warning": Text("{who} is warned.", f"Avertissement{_NBSP}: {{who}}."),
    "hands": Text(
        "Penalty for {who}, hands to miss from the next one on: {hands}.",
        f"Pénalité pour {{who}}, mains à manquer dès la prochaine{_NBSP}: {{hands}}.",
    ),
    "disqualification": Text("{who} is disqualified.", f"Disqualification{_NBSP}: {{who}}."),
}
