"""Events in the words of the room: one line a fact, in both languages.

What a line may tell is settled before it is made: events come redacted for whom they are told.
"""

from collections.abc import Callable, Sequence
from typing import Any

from croupier.cards import HIDDEN
from croupier.play import events as ev
from croupier.play.announce import announcements
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.service import narrate_rulings
from croupier.service.boards import run_name, several, times_word
from croupier.service.log import Line
from croupier.service.naming import is_whole, name_of_hand
from croupier.text import Text, amount_text

_NBSP = "\u00a0"
_ALL_IN = Text(", all-in", ", à tapis")
_NOTHING = Text("", "")


def told_later(event: ev.Event, state: HandState, names: Sequence[str]) -> Line | None:
    """What is left of the line once its number of cards may no longer be told (draws)."""
    if not isinstance(event, ev.Discarded) or not _draws(state):
        return None
    text = Text("{who} has drawn.", "{who} a fait son tirage.").format(who=names[event.seat])
    return Line("action", text, seat=event.seat)


def _draws(state: HandState) -> bool:
    """Whether cards thrown on this street are replaced."""
    return state.game.streets[state.street].draw > 0


def _both(text: Text) -> tuple[str, str]:
    return text.en, text.fr


def _all_in(state: HandState, seat: SeatNo) -> Text:
    return _NOTHING if state.stacks[seat] else _ALL_IN


def _and(first: Text, second: Text) -> Text:
    return Text(f"{first.en} {second.en}", f"{first.fr} {second.fr}")


def _joined(text: Text, ending: Text) -> Text:
    """*ending* before the full stop of *text*."""
    return Text(f"{text.en[:-1]}{ending.en}.", f"{text.fr[:-1]}{ending.fr}.")


_POSTS = {
    "dead_ante": Text(
        "{who} posts the ante of the table, {amount}.", "{who} poste l’ante de la table, {amount}."
    ),
    "small_blind": Text(
        "{who} posts the small blind, {amount}.", "{who} poste la petite blinde, {amount}."
    ),
    "big_blind": Text(
        "{who} posts the big blind, {amount}.", "{who} poste la grosse blinde, {amount}."
    ),
    "straddle": Text("{who} straddles for {amount}.", "{who} poste un straddle de {amount}."),
    "kill": Text("{who} posts the kill, {amount}.", "{who} poste le kill, {amount}."),
    "posted": Text("{who} posts {amount} to come in.", "{who} poste {amount} pour entrer."),
    "dead": Text("{who} posts a dead {amount}.", "{who} poste {amount}, argent mort."),
}

_DEAD_BUTTON = Text(
    "Hand {number}: a dead button, at seat {seat}.",
    f"Main {{number}}{_NBSP}: bouton mort, au siège {{seat}}.",
)
_BUTTON_BLIND = Text(
    "{who} posts the button blind, {amount}.", "{who} poste la blinde du bouton, {amount}."
)


def _post_text(state: HandState, event: ev.Posted) -> Text:
    if event.kind == "big_blind" and state.game.forced == "button_blind":
        return _BUTTON_BLIND
    return _POSTS[event.kind]


def _antes(state: HandState) -> Line | None:
    """All antes in one line, once the last is paid."""
    posts = state.setup.posts
    last = max(n for n, post in enumerate(posts) if post.kind == "ante")
    if state.posts_done != last + 1:
        return None
    text = Text("Antes of {each}: {all} in all.", f"Antes de {{each}}{_NBSP}: {{all}} en tout.")
    total = sum(state.put)
    return Line(
        "post", text.format(each=amount_text(posts[last].amount), all=amount_text(total)), total
    )


_WAGERS = {
    "bet": Text("{who} bets {to}{end}.", "{who} mise {to}{end}."),
    "raise": Text("{who} raises to {to}{end}.", "{who} relance à {to}{end}."),
    "complete": Text("{who} completes to {to}{end}.", "{who} complète à {to}{end}."),
    "open": Text("{who} opens for {to}{end}.", "{who} ouvre à {to}{end}."),
}


_SHARES = {
    "uncontested": Text("{who} wins {amount}, uncontested.", "{who} gagne {amount} sans abattage."),
    "whole": Text("{who} wins {amount}{pot}.", "{who} gagne {amount}{pot}."),
    "high": Text("{who} wins {amount} for high{pot}.", "{who} gagne {amount} pour le haut{pot}."),
    "low": Text("{who} wins {amount} for low{pot}.", "{who} gagne {amount} pour le bas{pot}."),
}


def _street(state: HandState) -> Text:
    """The title of the street, and which deal of it where there are several."""
    title = state.game.streets[state.street].title
    if not several(state):
        return title
    run = run_name(state, state.run)
    return Text(f"{title.en}, {run.en}", f"{title.fr}, {run.fr}")


_STANDS_PAT = Text("{who} stands pat.", "{who} garde son jeu servi.")
_DRAWS = (
    Text("{who} draws one card.", "{who} tire une carte."),
    Text("{who} draws {count} cards.", "{who} tire {count} cartes."),
)
_THROWS = (
    Text("{who} throws one card.", "{who} écarte une carte."),
    Text("{who} throws {count} cards.", "{who} écarte {count} cartes."),
)


class _Teller:
    """Tells events of one hand, just folded into *state*, with `names[seat]` for who sits there."""

    def __init__(self, state: HandState, names: Sequence[str]) -> None:
        self.state = state
        self.names = names

    def hand_began(self, event: ev.HandBegan) -> Line:
        text = Text(
            "Hand {number}: {who} has the button.",
            f"Main {{number}}{_NBSP}: le bouton est à {{who}}.",
        )
        setup = event.setup
        text = text if setup.takes_part(setup.button) else _DEAD_BUTTON
        who, seat = self.names[setup.button], setup.button
        said = text.format(number=setup.number, who=who, seat=seat)
        if setup.bomb_pot:
            said = _and(said, Text("Bomb pot.", "Bomb pot."))
        carried = sum(pot.amount for pot in setup.carried)
        if carried:
            rest = Text(
                "{amount} lie in the pot already.", f"Report au pot{_NBSP}: {{amount}}."
            ).format(amount=amount_text(carried))
            return Line("table", _and(said, rest), carried, seat=setup.button)
        return Line("table", said, seat=setup.button)

    def posted(self, event: ev.Posted) -> Line | None:
        if event.kind == "ante":
            return _antes(self.state)
        text = _post_text(self.state, event).format(
            who=self.names[event.seat], amount=amount_text(event.amount)
        )
        whole = text.format() if self.state.stacks[event.seat] else _joined(text, _ALL_IN)
        return Line("post", whole, event.amount, seat=event.seat)

    def brought_in(self, event: ev.BroughtIn) -> Line:
        text = Text(
            "{who} brings it in for {amount}{end}.", "{who} paie le bring-in, {amount}{end}."
        )
        end = _all_in(self.state, event.seat)
        said = text.format(who=self.names[event.seat], amount=amount_text(event.amount), end=end)
        return Line("action", said, event.amount, seat=event.seat)

    def burned(self, _event: ev.Burned) -> Line | None:
        """Before a street that has no board, its name."""
        if self.state.game.family != "stud" or self.state.phase != "dealing":
            return None
        return Line("street", _street(self.state))

    def stub_rebuilt(self, event: ev.StubRebuilt) -> Line:
        text = Text(
            "The stub ran out: {cards} cards out of play are shuffled in.",
            f"Talon épuisé{_NBSP}: {{cards}} cartes hors jeu y sont remélangées.",
        )
        return Line("deal", text.format(cards=event.cards))

    def hole_dealt(self, event: ev.HoleDealt) -> Line | None:
        """To its owner all cards, to the others what lies face up."""
        if event.down and HIDDEN not in event.down:
            cards = event.down + event.up
            return Line(
                "deal", Text("Your cards:", f"Vos cartes{_NBSP}:"), cards=cards, seat=event.seat
            )
        if not event.up:
            return None
        text = Text("{who}:", f"{{who}}{_NBSP}:").format(who=self.names[event.seat])
        return Line("deal", text, cards=event.up, seat=event.seat)

    def board_dealt(self, event: ev.BoardDealt) -> Line:
        return Line("street", _street(self.state), cards=event.cards)

    def round_opened(self, event: ev.RoundOpened) -> Line | None:
        """At stud what the dealer announces, at draw the name of the round."""
        said = announcements(self.state, event, self.names) if event.seat else ()
        if said:
            english, french = (" ".join(words) for words in zip(*map(_both, said), strict=True))
            return Line("deal", Text(english, french))
        if self.state.game.family != "draw" or not self.state.street:
            return None
        return Line("street", self.state.game.streets[self.state.street].title)

    def folded(self, event: ev.Folded) -> Line:
        text = Text("{who} folds.", "{who} passe.").format(who=self.names[event.seat])
        return Line("action", text, seat=event.seat)

    def checked(self, event: ev.Checked) -> Line:
        text = Text("{who} checks.", "{who} fait parole.").format(who=self.names[event.seat])
        return Line("action", text, seat=event.seat)

    def called(self, event: ev.Called) -> Line:
        text = Text("{who} calls {amount}{end}.", "{who} suit {amount}{end}.")
        end = _all_in(self.state, event.seat)
        said = text.format(who=self.names[event.seat], amount=amount_text(event.amount), end=end)
        return Line("action", said, event.amount, seat=event.seat)

    def wagered(self, event: ev.Wagered) -> Line:
        end = _all_in(self.state, event.seat)
        said = _WAGERS[event.kind].format(
            who=self.names[event.seat], to=amount_text(event.to), end=end
        )
        return Line("action", said, event.to, seat=event.seat)

    def uncalled_returned(self, event: ev.UncalledReturned) -> Line:
        text = Text(
            "Uncalled: {amount} back to {who}.", f"Mise non suivie{_NBSP}: {{amount}} à {{who}}."
        )
        said = text.format(who=self.names[event.seat], amount=amount_text(event.amount))
        return Line("award", said, event.amount, seat=event.seat)

    def discarded(self, event: ev.Discarded) -> Line:
        """Its owner is told which cards he threw where none come back."""
        count = len(event.cards)
        forms = _DRAWS if _draws(self.state) else _THROWS
        text = forms[count > 1] if count else _STANDS_PAT
        said = text.format(who=self.names[event.seat], count=count)
        seen = () if forms is _DRAWS or HIDDEN in event.cards else event.cards
        return Line("action", said, cards=seen, seat=event.seat)

    def drew(self, event: ev.Drew) -> Line | None:
        if HIDDEN in event.cards:
            return None
        text = Text("Your new cards:", f"Vos nouvelles cartes{_NBSP}:")
        return Line("deal", text, cards=event.cards, seat=event.seat)

    def showdown_began(self, _event: ev.ShowdownBegan) -> Line:
        return Line("street", Text("Showdown", "Abattage"))

    def shown(self, event: ev.Shown) -> Line:
        who = self.names[event.seat]
        cards = tuple(card for card in event.cards if card != HIDDEN)
        highest = self.state.options.games.low_qualifier_hilo
        name = name_of_hand(self.state.game, event.cards, tuple(self.state.board), highest)
        board = tuple(self.state.board)
        if name is None or not is_whole(self.state.game, event.cards, board):
            text = Text("{who} shows.", "{who} montre.").format(who=who)
        else:
            text = Text("{who} shows {name}.", f"{{who}} montre{_NBSP}: {{name}}.")
            text = text.format(who=who, name=name)
        return Line("show", text, cards=cards, seat=event.seat)

    def mucked(self, event: ev.Mucked) -> Line:
        text = Text("{who} mucks.", "{who} jette son jeu.").format(who=self.names[event.seat])
        return Line("show", text, seat=event.seat)

    def openers_proven(self, event: ev.OpenersProven) -> Line:
        text = Text("{who} proves openers.", "{who} montre ses cartes d’ouverture.")
        return Line(
            "show", text.format(who=self.names[event.seat]), cards=event.cards, seat=event.seat
        )

    def pot_awarded(self, event: ev.PotAwarded) -> Line:
        pot = _NOTHING
        if any(award[2] for award in self.state.awards):
            pot = Text(" (main pot)", " (pot principal)")
            if event.pot:
                pot = Text(f" (side pot {event.pot})", f" (pot annexe {event.pot})")
        if several(self.state):
            run = run_name(self.state, event.run)
            pot = _in_brackets(pot, run)
        shown = event.share == "uncontested" and self.state.show_order
        said = _SHARES["whole" if shown else event.share].format(
            who=self.names[event.seat], amount=amount_text(event.amount), pot=pot
        )
        return Line("award", said, event.amount, seat=event.seat)

    def pot_carried(self, event: ev.PotCarried) -> Line:
        text = Text(
            "Nobody opens: {amount} stay in the pot for the next hand.",
            f"Personne n’ouvre{_NBSP}: {{amount}} restent au pot pour la main suivante.",
        )
        amount = sum(pot.amount for pot in event.pots)
        return Line("award", text.format(amount=amount_text(amount)), amount)

    def chop_offered(self, event: ev.ChopOffered) -> Line:
        text = Text(
            "{who} proposes to take the blinds back.", "{who} propose de reprendre les blindes."
        )
        return Line("action", text.format(who=self.names[event.seat]), seat=event.seat)

    def chop_declined(self, event: ev.ChopDeclined) -> Line:
        text = Text("{who} would rather play.", "{who} préfère jouer.")
        return Line("action", text.format(who=self.names[event.seat]), seat=event.seat)

    def blinds_chopped(self, _event: ev.BlindsChopped) -> Line:
        return Line(
            "award",
            Text("Both blinds are taken back.", "Les deux blindes sont reprises."),
        )

    def runs_answered(self, event: ev.RunsAnswered) -> Line:
        text = Text("{who} would deal the rest {times}.", "{who} veut tirer la suite {times}.")
        said = text.format(who=self.names[event.seat], times=times_word(event.times))
        return Line("action", said, seat=event.seat)

    def runs_settled(self, event: ev.RunsSettled) -> Line:
        text = Text("The rest is dealt {times}.", "La suite est tirée {times}.")
        return Line("deal", text.format(times=times_word(event.times)))


def _in_brackets(pot: Text, run: Text) -> Text:
    """` (main pot, first board)`, or ` (first board)` where there is one pot."""
    if not pot.en:
        return Text(f" ({run.en})", f" ({run.fr})")
    return Text(f"{pot.en[:-1]}, {run.en})", f"{pot.fr[:-1]}, {run.fr})")


_TELLERS: dict[type[ev.Event], Callable[[_Teller, Any], Line | None]] = {
    ev.HandBegan: _Teller.hand_began,
    ev.Posted: _Teller.posted,
    ev.BroughtIn: _Teller.brought_in,
    ev.Burned: _Teller.burned,
    ev.StubRebuilt: _Teller.stub_rebuilt,
    ev.HoleDealt: _Teller.hole_dealt,
    ev.BoardDealt: _Teller.board_dealt,
    ev.RoundOpened: _Teller.round_opened,
    ev.Folded: _Teller.folded,
    ev.Checked: _Teller.checked,
    ev.Called: _Teller.called,
    ev.Wagered: _Teller.wagered,
    ev.UncalledReturned: _Teller.uncalled_returned,
    ev.Discarded: _Teller.discarded,
    ev.Drew: _Teller.drew,
    ev.ShowdownBegan: _Teller.showdown_began,
    ev.Shown: _Teller.shown,
    ev.Mucked: _Teller.mucked,
    ev.OpenersProven: _Teller.openers_proven,
    ev.PotAwarded: _Teller.pot_awarded,
    ev.PotCarried: _Teller.pot_carried,
    ev.ChopOffered: _Teller.chop_offered,
    ev.ChopDeclined: _Teller.chop_declined,
    ev.BlindsChopped: _Teller.blinds_chopped,
    ev.RunsAnswered: _Teller.runs_answered,
    ev.RunsSettled: _Teller.runs_settled,
    **narrate_rulings.TELLERS,
}


def narrate(event: ev.Event, state: HandState, names: Sequence[str]) -> Line | None:
    """The line that tells *event*, just folded into *state*; None for what goes without saying.

    `names[seat]` is who sits there.
    """
    teller = _TELLERS.get(type(event))
    return teller(_Teller(state, names), event) if teller else None
