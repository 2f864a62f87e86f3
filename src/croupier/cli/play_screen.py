"""The table as the terminal draws it: cards, seats, board and pots, and the lines of the log."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from croupier.cards import HIDDEN, JOKER, Card
from croupier.cli import play_words as words
from croupier.games import Game
from croupier.play.setup import Chips, SeatNo
from croupier.play.view import SeatView, View
from croupier.service.log import Line
from croupier.service.naming import named_hands
from croupier.service.outcome import Outcome
from croupier.text import Language, Text, amount_text

_SUIT_SIGNS = "♣♦♥♠"
_SUIT_STYLES = ("bold green", "bold bright_blue", "bold red", "bold")
_LINE_STYLES = {"street": "bold", "award": "yellow", "show": "cyan", "post": "dim", "deal": "dim"}


@dataclass(frozen=True, slots=True)
class Look:
    """How to draw: in which language, with signs beyond ASCII or without, who sits where."""

    tongue: Language
    signs: bool
    names: tuple[str, ...]

    def say(self, text: Text) -> str:
        """The words in the player's language."""
        said = text.in_language(self.tongue)
        return said if self.signs else said.replace("\u202f", "\u00a0")

    def card(self, card: Card) -> Rich:
        """A card in the colour of its suit, four colours for four suits."""
        if card == HIDDEN:
            return Rich("▒▒" if self.signs else "??", style="dim")
        if card == JOKER:
            return Rich(str(card), style="bold magenta")
        text = str(card)
        shown = text[0] + _SUIT_SIGNS[card.suit] if self.signs else text
        return Rich(shown, style=_SUIT_STYLES[card.suit])

    def cards(self, cards: Iterable[Card]) -> Rich:
        """Several cards in a row."""
        return Rich(" ").join(self.card(card) for card in cards)


def draw_table(seen: View, game: Game, look: Look, highest: int) -> RenderableType:
    """The table as the viewer sees it: seats, then board and pots."""
    hands = named_hands(seen, game, highest)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for right in (False, False, False, True, True, False, False):
        grid.add_column(justify="right" if right else "left", no_wrap=True)
    for seat in seen.seats:
        if seat.state != "out":
            grid.add_row(*_row(seat, seen, look, hands.get(seat.seat)))
    return Group(grid, *_middle(seen, look))


def _row(seat: SeatView, seen: View, look: Look, hand: Text | None) -> list[Rich]:
    acts = seat.seat == seen.actor
    mark = ("▸" if look.signs else ">") if acts else " "
    style = "dim" if seat.state == "folded" else "bold" if seat.seat == seen.viewer else ""
    return [
        Rich(f"{mark}{seat.seat:2}", style="bold yellow" if acts else style),
        Rich(look.names[seat.seat], style=style),
        Rich("D" if seat.seat == seen.button else " ", style="bold"),
        Rich(look.say(amount_text(seat.stack)), style=style),
        Rich(look.say(amount_text(seat.bet)) if seat.bet else "", style="yellow"),
        _cards_of(seat, seen, look),
        Rich(", ".join(_remarks(seat, look, hand)), style="dim"),
    ]


def _cards_of(seat: SeatView, seen: View, look: Look) -> Rich:
    """His own cards are numbered where they are to be thrown."""
    numbered = seat.seat == seen.viewer and seen.menu.draw is not None
    if not numbered:
        return look.cards(seat.cards)
    cards = [
        Rich(f"{place}:", style="dim") + look.card(card) for place, card in enumerate(seat.cards, 1)
    ]
    return Rich(" ").join(cards)


def _remarks(seat: SeatView, look: Look, hand: Text | None) -> Iterator[str]:
    if seat.state == "folded":
        yield look.say(words.FOLDED)
    if seat.state == "all_in":
        yield look.say(words.ALL_IN)
    if seat.drew is not None:
        yield look.say(words.DREW.format(count=seat.drew))
    if hand is not None:
        yield look.say(hand)


def _middle(seen: View, look: Look) -> Iterator[Rich]:
    boards = [board for board in seen.boards if board]
    for number, board in enumerate(boards, 1):
        title = f"{look.say(words.BOARD)} {number}" if len(boards) > 1 else look.say(words.BOARD)
        yield Rich(f"{title}  ") + look.cards(board)
    parts = [look.say(words.POT.format(amount=amount_text(seen.pot)))]
    if len(seen.pots) > 1:
        parts += [
            look.say(words.SIDE_POT.format(number=number, amount=amount_text(pot.amount)))
            for number, pot in enumerate(seen.pots)
            if number
        ]
    yield Rich("   ".join(parts), style="yellow")


def draw_line(line: Line, look: Look) -> Rich:
    """A line of the log with its cards."""
    text = Rich(look.say(line.text), style=_LINE_STYLES.get(line.kind, ""))
    return text + Rich("  ") + look.cards(line.cards) if line.cards else text


def draw_outcome(ended: Outcome, look: Look) -> Iterator[Rich]:
    """Who won with what hand, and why."""
    for won, amount in _winners(ended).items():
        said = words.WITH.format(
            who=look.names[won.seat], amount=f"+{look.say(amount_text(amount))}", hand=won.hand
        )
        run = f"{look.say(won.run)}{look.say(words.COLON)} " if won.run else ""
        line = Rich(f"{run}{look.say(said)}", style="bold yellow")
        yield line + Rich("  ") + look.cards(won.cards)
    for sentence in ended.explain:
        yield Rich(f"{look.say(words.WHY)}{look.say(sentence)}")
    if ended.explain:
        yield Rich(f"({', '.join(ended.rules)})", style="dim")


class _Winner(NamedTuple):
    """A seat with the hand it won by, and on which deal if there were several."""

    seat: SeatNo
    hand: Text
    cards: tuple[Card, ...]
    run: Text | None


def _winners(ended: Outcome) -> dict[_Winner, Chips]:
    """Who won by which hand, and what by it in all."""
    won: dict[_Winner, Chips] = {}
    for one in ended.won:
        if one.hand is not None:
            winner = _Winner(one.award.seat, one.hand.name, one.hand.cards, one.run)
            won[winner] = won.get(winner, 0) + one.award.amount
    return won
