"""`croupier play`: a table in the terminal, one player against bots."""

import random
import sys
from dataclasses import dataclass, replace

from rich.console import Console
from rich.rule import Rule
from rich.text import Text as Rich

from croupier.bots import simple_action
from croupier.cli import play_words as words
from croupier.cli.output import language, refuse, screen
from croupier.cli.play_keys import Command, Sorry, key_of, read_amount, read_line
from croupier.cli.play_screen import Look, draw_line, draw_outcome, draw_table
from croupier.cli.play_table import YOU, Wanted, heading, names_of, seated, stack_of
from croupier.games import game
from croupier.play import (
    Action,
    AutoDealer,
    Event,
    HandState,
    Muck,
    Refused,
    Show,
    begin,
    decide,
    evolve,
    view,
)
from croupier.play import events as ev
from croupier.play.forced import SetupError
from croupier.play.pots import Pot, pots_of
from croupier.play.setup import Chips, HandSetup
from croupier.play.showdown import may_muck, should_show
from croupier.service import seating_lines
from croupier.service.demo import said
from croupier.service.log import Line
from croupier.service.narrate import narrate
from croupier.service.outcome import outcome
from croupier.table import (
    Seating,
    after_hand,
    dealt_in_next,
    next_setup,
    refilled,
)
from croupier.table.mixed import game_of, may_choose, mixed_game_of, next_chooser, next_turn
from croupier.text import Text, amount_text

_WIDTH = 100
_NAME = Text("Player", "Joueur")


class Left(Exception):
    """The player wants to leave, or nothing more can be read."""


@dataclass(slots=True)
class Session:
    """A player at his table: what was won so far, and where it is told."""

    seating: Seating
    rng: random.Random
    console: Console
    look: Look
    hands: int = 0
    bought: int = 0
    pots: tuple[Pot, ...] = ()
    hand: HandState | None = None

    @property
    def net(self) -> Chips:
        """What the player has won so far; chips bet in a hand that goes on are not his."""
        bet = self.hand.setup.stacks[YOU] - self.hand.stacks[YOU] if self.hand else 0
        return stack_of(self.seating) - self.bought - bet

    def say(self, text: Text, style: str = "") -> None:
        """A line in the player's language."""
        self.console.print(Rich(self.look.say(text), style=style))

    def tell(self, line: Line | None) -> None:
        """A line of the log, if there is one."""
        if line is not None:
            self.console.print(draw_line(line, self.look))

    def read(self, prompt: Text | None = None) -> str:
        """What the player types.  Raises Left at the end of the input, or when interrupted."""
        if prompt is not None:
            self.say(prompt, "bold")
        try:
            line = self.console.input("> ")
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            raise Left from end
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line


def play(wanted: Wanted, *, seed: int | None, lang: str) -> int:
    """Sit the player down and deal until he leaves; the exit code."""
    try:
        tongue = language(lang)
    except ValueError as error:
        return refuse(error)
    try:
        seating = seated(replace(wanted, name=wanted.name or _NAME.in_language(tongue)))
    except ValueError as error:
        return refuse(error, tongue)
    console = screen(_WIDTH)
    signs = console.encoding.lower().startswith("utf")
    rng = random.Random(seed)  # noqa: S311 - play money, and a seed repeats a session
    session = Session(seating, rng, console, Look(tongue, signs, names_of(seating)))
    session.bought = stack_of(seating)
    session.say(words.WELCOME, "dim")
    try:
        _play_on(session)
    except Left:
        pass
    except SetupError as error:
        return refuse(error)
    sign = "-" if session.net < 0 else "+"
    net = f"{sign}{session.look.say(amount_text(abs(session.net)))}"
    session.say(words.GOODBYE.format(hands=session.hands, net=net))
    return 0


def _play_on(session: Session) -> None:
    while True:
        _prepare(session)
        setup = next_setup(session.seating)
        if setup is None:
            raise Left
        session.console.print(
            Rule(Rich(session.look.say(heading(session.seating, said(setup.stakes)))), style="dim")
        )
        state = _play_hand(session, setup)
        session.seating, session.hand = after_hand(session.seating, state), None
        session.hands += 1
        if key_of(session.read(words.NEXT_HAND)) == "q":
            raise Left


def _prepare(session: Session) -> None:
    """Fill up who has no chips left, and settle which game comes next."""
    seating, busted = refilled(session.seating)
    for seat in busted:
        session.bought += seating.table.buy_in * (seat == YOU)
        session.tell(seating_lines.filled_up(session.look.names[seat], seat, seating.table.buy_in))
    if not seating.hands_left and may_choose(seating):
        seating = replace(seating, wish=_chosen(session, seating))
    session.seating = next_turn(seating, dealt_in_next(seating))
    if mixed_game_of(seating.table) is not None and not seating.hands_left:
        session.tell(seating_lines.new_game(game_of(session.seating).title))


def _chosen(session: Session, seating: Seating) -> int:
    """The place of the game that the player whose choice it is wants."""
    mixed = mixed_game_of(seating.table)
    turns = mixed.turns if mixed else ()
    chooser = next_chooser(seating, dealt_in_next(seating))
    if chooser != YOU:
        place = session.rng.randrange(len(turns))
        chosen = game(turns[place].game).title
        session.tell(seating_lines.chose_game(session.look.names[chooser], chooser, chosen))
        return place
    for number, turn in enumerate(turns, 1):
        title = session.look.say(game(turn.game).title)
        session.console.print(f"{number:3}  {title}", markup=False)
    while True:
        line = session.read(words.CHOOSE_GAME).strip()
        if key_of(line) == "q":
            raise Left
        if not line:
            return 0
        if line.isdecimal() and 1 <= int(line[:3]) <= len(turns):
            return int(line[:3]) - 1
        session.say(words.NO_SUCH_GAME.format(most=len(turns)), "magenta")


def _play_hand(session: Session, setup: HandSetup) -> HandState:
    """One hand from the first forced bet to the last pot."""
    state = begin(setup)
    dealer = AutoDealer.shuffled(setup, session.rng, shows=False)
    session.pots, session.hand = (), state
    session.tell(narrate(ev.HandBegan(setup), state, session.look.names))
    while state.phase != "over":
        events = dealer.next_chore(state) or decide(state, _choice(session, state))
        for event in events:
            _fold(session, state, event)
    if state.awards:
        for line in draw_outcome(outcome(state, session.pots, YOU), session.look):
            session.console.print(line)
    return state


def _fold(session: Session, state: HandState, event: Event) -> None:
    if isinstance(event, ev.PotAwarded) and not state.awards:
        session.pots = pots_of(state)
    evolve(state, event)
    session.tell(narrate(event.seen_by(YOU), state, session.look.names))


def _choice(session: Session, state: HandState) -> Action:
    """What the player whose turn it is does; hands that can win are shown without asking."""
    seat = state.actor
    if state.phase == "showing":
        beaten = may_muck(state, seat) and not should_show(state, seat)
        if not beaten:
            return Show(seat)
        if seat != YOU:
            return Muck(seat)
    if seat != YOU:
        return simple_action(view(state, seat), state.game, session.rng)
    return _asked(session, state)


def _asked(session: Session, state: HandState) -> Action:
    """Ask the player until he says something that is legal."""
    seen = view(state, YOU)
    highest = state.options.games.low_qualifier_hilo
    session.console.print()
    session.console.print(draw_table(seen, state.game, session.look, highest))
    asks_amount = False
    while True:
        prompt = words.HOW_MUCH if asks_amount else words.menu_words(seen)
        line = session.read(prompt)
        meaning = read_amount(line, seen) if asks_amount else read_line(line, seen)
        asks_amount = meaning == "amount"
        if isinstance(meaning, Action):
            if _is_legal(session, state, meaning):
                return meaning
        elif isinstance(meaning, Sorry):
            session.say(meaning.text, "magenta")
        else:
            _command(session, state, meaning)


def _command(session: Session, state: HandState, command: Command) -> None:
    if command == "quit":
        raise Left
    if command == "hint":
        for text in words.hint(state, view(state, YOU)):
            session.say(text, "cyan")


def _is_legal(session: Session, state: HandState, action: Action) -> bool:
    """Whether the rules allow it; if not, what they say."""
    try:
        decide(state, action)
    except Refused as refused:
        session.say(refused.text, "magenta")
        session.say(refused.legal, "magenta")
        if refused.rules:
            session.console.print(f"({', '.join(refused.rules)})", style="dim")
        return False
    return True
