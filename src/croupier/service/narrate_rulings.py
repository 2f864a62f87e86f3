"""Irregular facts in the words of the room: what was ruled, and what it did to hands and chips."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from croupier.cards import HIDDEN
from croupier.play import irregular_events as irr
from croupier.play.events import Event
from croupier.play.state import HandState
from croupier.service.log import Line
from croupier.text import Text, amount_text


class Told(Protocol):
    """What a line is told from: the hand, and who sits in each seat."""

    @property
    def state(self) -> HandState:
        """The hand, the fact folded in."""

    @property
    def names(self) -> Sequence[str]:
        """Who sits where; index 0 is nobody."""


def ruling_line(event: irr.Ruled) -> Line:
    """What was decided, by whom, and what it stands in place of."""
    who = Text(f" ({event.by})", f" ({event.by})") if event.by else Text("", "")
    said = Text("Ruling{by}: {says}", "Décision{by}\u00a0: {says}").format(by=who, says=event.says)
    if event.instead_of:
        aside = Text(" Instead of {what}: {reason}.", " Au lieu de {what}\u00a0: {reason}.").format(
            what=event.instead_of, reason=event.reason
        )
        said = Text(said.en + aside.en, said.fr + aside.fr)
    return Line("table", said, rules=event.rules)


def _exposed(told: Told, event: irr.Exposed) -> Line:
    text = Text("All have seen a card of {who}.", "Tous ont vu une carte de {who}.")
    seen = () if event.card == HIDDEN else (event.card,)
    return Line("show", text.format(who=told.names[event.seat]), cards=seen, seat=event.seat)


def _of_seat(en: str, fr: str) -> Callable[[Told, Any], Line]:
    text = Text(en, fr)

    def line(told: Told, event: Any) -> Line:  # noqa: ANN401 - any fact of a seat
        return Line("table", text.format(who=told.names[event.seat]), seat=event.seat)

    return line


def _chips_of_seat(en: str, fr: str) -> Callable[[Told, Any], Line]:
    text = Text(en, fr)

    def line(told: Told, event: Any) -> Line:  # noqa: ANN401 - any fact of chips of a seat
        said = text.format(who=told.names[event.seat], amount=amount_text(event.amount))
        return Line("award", said, event.amount, seat=event.seat)

    return line


def _pot_corrected(told: Told, event: irr.PotCorrected) -> Line:
    added = Text("{who} adds {amount} to the pot.", "{who} ajoute {amount} au pot.")
    back = Text("{amount} of the pot go back to {who}.", "{amount} du pot reviennent à {who}.")
    text = added if event.amount > 0 else back
    said = text.format(who=told.names[event.seat], amount=amount_text(abs(event.amount)))
    return Line("award", said, abs(event.amount), seat=event.seat)


def _voided(_told: Told, event: irr.HandVoided) -> Line:
    text = Text(
        "The hand counts for nothing: all chips go back.",
        "La main est annulée\u00a0: tous les jetons sont rendus.",
    )
    if event.redeal:
        text = Text(
            "Misdeal: all chips go back, and the hand is dealt again.",
            "Maldonne\u00a0: tous les jetons sont rendus, et la main est redonnée.",
        )
    return Line("table", text)


def _award_corrected(told: Told, event: irr.AwardCorrected) -> Line | None:
    gets = [pair for pair in event.moves if pair[1] > 0]
    if not gets:
        return None
    parts = [f"{told.names[seat]} +{amount_text(chips).en}" for seat, chips in gets]
    french = [f"{told.names[seat]} +{amount_text(chips).fr}" for seat, chips in gets]
    text = Text(
        f"The award is put right: {', '.join(parts)}.",
        f"Le pot est réattribué\u00a0: {', '.join(french)}.",
    )
    return Line("award", text)


def _pot_held(_told: Told, event: irr.PotHeld) -> Line:
    text = Text(
        "The floor keeps {amount} of the pot until it has decided.",
        "Le floor garde {amount} du pot en attendant sa décision.",
    )
    return Line("award", text.format(amount=amount_text(event.amount)), event.amount)


def _button_corrected(told: Told, event: irr.ButtonCorrected) -> Line:
    text = Text(
        "The button goes to {who}; the blinds are put right, and the betting begins anew{back}.",
        "Le bouton passe à {who}\u00a0; les blindes sont rétablies, "
        "et les enchères recommencent{back}.",
    )
    back = _each(told, event.returns, Text("; back to ", "\u00a0; rendu à "))
    return Line("table", text.format(who=told.names[event.button], back=back))


def _bets_corrected(told: Told, event: irr.BetsCorrected) -> Line:
    text = Text("Bets are put right{bets}.", "Les mises sont rétablies{bets}.")
    bets = _each(told, event.bets, Text(": ", "\u00a0: "))
    return Line("table", text.format(bets=bets))


def _each(told: Told, chips: irr.Returns, head: Text) -> Text:
    """Who has what, after *head*; nothing for nobody."""
    pairs = [(told.names[seat], amount_text(amount)) for seat, amount in chips if amount]
    if not pairs:
        return Text("", "")
    en = ", ".join(f"{name} {amount.en}" for name, amount in pairs)
    fr = ", ".join(f"{name} {amount.fr}" for name, amount in pairs)
    return Text(f"{head.en}{en}", f"{head.fr}{fr}")


def _held_settled(told: Told, event: irr.HeldSettled) -> Line:
    text = Text(
        "{who} is free to act as he likes: what was done out of turn does not bind.",
        "{who} est libre de son action\u00a0: celle faite hors tour ne l’engage pas.",
    )
    if event.binds:
        text = Text(
            "What {who} did out of turn binds.",
            "{who} est tenu par l’action faite hors tour.",
        )
    return Line("table", text.format(who=told.names[event.seat]), seat=event.seat)


def _turned_up(told: Told, event: irr.CardTurnedUp) -> Line:
    text = Text("A card of {who} lies face up.", "Une carte de {who} est face visible.")
    seen = () if event.card == HIDDEN else (event.card,)
    return Line("show", text.format(who=told.names[event.seat]), cards=seen, seat=event.seat)


_BARRED: Mapping[str, Text] = MappingProxyType(
    {
        "wager": Text("{who} may not bet or raise", "{who} ne peut ni miser ni relancer"),
        "fold": Text("{who} may not fold", "{who} ne peut pas passer"),
        "check": Text("{who} may not check", "{who} ne peut pas dire parole"),
        "call": Text("{who} may not call", "{who} ne peut pas suivre"),
    }
)
_UNTIL: Mapping[str, Text] = MappingProxyType(
    {
        "acted": Text("{what} now.", "{what} à ce tour de parole."),
        "round": Text("{what} in this round.", "{what} pendant ce tour d’enchères."),
    }
)


def _limited(told: Told, event: irr.Limited) -> Line:
    what = _BARRED[event.no].format(who=told.names[event.seat])
    return Line("table", _UNTIL[event.until].format(what=what), seat=event.seat)


def _draw_bound(told: Told, event: irr.DrawBound) -> Line:
    text = Text("{who} draws {count}, as asked.", "{who} tire {count}, comme annoncé.")
    who = told.names[event.seat]
    return Line("table", text.format(who=who, count=event.count), seat=event.seat)


def _cards_moved(_told: Told, event: irr.CardsMoved) -> Line | None:
    """Only cards that everybody sees are told of."""
    seen = tuple(move.card for move in event.moves if move.open and move.card != HIDDEN)
    if not seen:
        return None
    text = Text("The dealer moves cards that all can see.", "Des cartes visibles sont déplacées.")
    return Line("show", text, cards=seen)


TELLERS: Mapping[type[Event], Callable[[Told, Any], Line | None]] = MappingProxyType(
    {
        irr.Ruled: lambda _told, event: ruling_line(event),
        irr.Exposed: _exposed,
        irr.RuledDead: _of_seat("The hand of {who} is dead.", "La main de {who} est morte."),
        irr.RuledLive: _of_seat(
            "The hand of {who} is in play again.", "La main de {who} est de nouveau en jeu."
        ),
        irr.KeptBack: _of_seat(
            "{who} plays for what is in the pot alone.",
            "{who} ne joue que pour ce qui est au pot.",
        ),
        irr.ActionHeld: _of_seat("{who} acted out of turn.", "{who} a agi hors tour."),
        irr.HeldSettled: _held_settled,
        irr.Limited: _limited,
        irr.DrawBound: _draw_bound,
        irr.BetsCorrected: _bets_corrected,
        irr.ButtonCorrected: _button_corrected,
        irr.TurnMoved: _of_seat(
            "What was done in this round counts for nothing; it is the turn of {who}.",
            "Ce tour d’enchères ne compte pas\u00a0; la parole est à {who}.",
        ),
        irr.CardTurnedUp: _turned_up,
        irr.CardTurnedDown: _of_seat(
            "A card of {who} lies face down, and stays so.",
            "Une carte de {who} est face cachée, et le reste.",
        ),
        irr.CardsMoved: _cards_moved,
        irr.PotCorrected: _pot_corrected,
        irr.HandVoided: _voided,
        irr.AwardCorrected: _award_corrected,
        irr.PotHeld: _pot_held,
        irr.EscrowPaid: _chips_of_seat(
            "The floor pays {amount} to {who}.", "Le floor verse {amount} à {who}."
        ),
        irr.ChipsRemoved: _chips_of_seat(
            "{amount} of {who} leave the game.", "{amount} de {who} quittent le jeu."
        ),
    }
)
"""What tells each irregular fact; the others go without saying, or are in the ruling's words."""
