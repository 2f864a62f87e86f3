"""Random incidents in random hands: what is told, plausible or not, and how the hand goes on."""

import random
import traceback
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any, get_args

from croupier.cards import CARDS, HIDDEN, JOKER, Card
from croupier.floor.all_incidents import INCIDENTS
from croupier.floor.carrying import happened, rule_on
from croupier.floor.incident import Incident
from croupier.floor.judge import elsewhere
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.floor.telling import FieldTold, fields_of, incident_from, incident_to
from croupier.games import game, game_ids
from croupier.play import Action, AutoDealer, HandSetup, HandState, Menu, decide, deck_for, menu
from croupier.play.forced import seats_allowed
from croupier.play.state import AWAITING
from croupier.rulebook.house import House, house, preset_names
from croupier.rulebook.options.index import Option, all_options
from kit.floor_watch import Watched, check_menu, check_pure, check_ruling
from kit.likely_floor import OF_A_DEAL, likely
from kit.strategies import SIZES, TEMPERS, some_action, some_total, stakes_for, wager
from kit.strategies import setup_for as setup_of

MOST_STEPS = 3000
"""No hand takes as many chores and actions, whatever goes wrong in it."""

MOST_TRIES = 12
"""So many incidents are made up at one point of a hand until one can have happened there."""

MOST_INCIDENTS = 8
"""So often something goes wrong in one hand."""

FLOOR_GROUPS = frozenset(
    {"betting", "chips_words", "out_of_turn", "dealing", "misdeal", "deck", "dead_hands"}
    | {"clock", "conduct", "showdown", "stud", "draw", "potlimit", "limits", "absence", "disputes"}
)
"""The groups of options that rulings ask, some of which are set at random."""

WORDS = (
    *("", "fold", "check", "call", "raise", "bet", "all-in", "pot", "I raise", "call and raise"),
    *("passe", "parole", "je suis", "payé", "mise", "relance", "tapis", "relance à 60", "couché"),
    *(
        "raise to 60",
        "raise forty",
        "two thousand",
        "deux mille",
        "2k",
        "five",
        "cinq",
        "14 hundred",
    ),
    *("if he bets I raise", "s'il mise je relance", "I'm in", "pot please", "bet 20", "mise 20"),
    *("??", "raise -5", "raise 99999999999999999999", "mot" * 40, "0", "call 5", "un", "½"),
)

_RARE = 0.03
_PLAUSIBLE = 0.75


class FloorCrash(AssertionError):
    """Something broke: the seed that does it again, and where."""


def random_incident(state: HandState, rng: random.Random) -> Incident:
    """Any kind of incident; its fields fit the hand more often than not."""
    kind = INCIDENTS[rng.choice(_tags_at(state))]
    told = {
        one.name: _value(one, one.annotation, state, rng)
        for one in _fields(kind.tag)
        if one.needed or rng.random() < 0.5
    }
    if rng.random() < _PLAUSIBLE:
        names = {one.name for one in _fields(kind.tag)}
        told |= {key: one for key, one in likely(kind.tag, state, rng).items() if key in names}
    return kind(**told)


def _tags_at(state: HandState) -> tuple[str, ...]:
    """The kinds to choose from; of a deal more often while nobody has acted."""
    fresh = state.phase in ("dealing", "betting") and state.street == 0 and state.turn == 0
    often = (*_tags(), "said", "chips_forward", "said", "chips_forward")
    if state.opened_by and state.game.openers == "jacks":
        often += ("false_opener", "openers_proof", "split_not_proved") * 6
    return often + _deal_tags() * 3 if fresh else often


@cache
def _deal_tags() -> tuple[str, ...]:
    return tuple(tag for tag in OF_A_DEAL if tag in INCIDENTS)


@cache
def _tags() -> tuple[str, ...]:
    return tuple(sorted(INCIDENTS))


@cache
def _fields(tag: str) -> tuple[FieldTold, ...]:
    return fields_of(INCIDENTS[tag])


def _value(one: FieldTold, kind: Any, state: HandState, rng: random.Random) -> Any:  # noqa: PLR0911 - of the kind asked for
    if kind is Card:
        return _card(state, rng)
    if kind is bool:
        return rng.random() < 0.5
    if kind is str:
        return rng.choice(WORDS)
    if kind is int:
        return _number(one.name, state, rng)
    parts = get_args(kind)
    if one.choices and kind is one.annotation:
        return rng.choice(parts)
    if parts[-1] is Ellipsis:
        return tuple(_value(one, parts[0], state, rng) for _ in range(rng.choice((0, 1, 1, 2, 3))))
    if all(isinstance(part, str) for part in parts):
        return rng.choice(parts)
    return tuple(_value(one, part, state, rng) for part in parts)


def _card(state: HandState, rng: random.Random) -> Card:
    if rng.random() < 0.5:
        return rng.choice((*CARDS, JOKER))
    held = [card for cards in (*state.hole, state.board) for card in cards if card != HIDDEN]
    return rng.choice(held) if held else rng.choice(CARDS)


def _number(name: str, state: HandState, rng: random.Random) -> int:
    if rng.random() < _RARE:
        return rng.choice((-1, -100, 0, 10**12))
    if "seat" in name or rng.random() < 0.15:
        if state.actor and rng.random() < 0.4:
            return state.actor
        if rng.random() < _PLAUSIBLE:
            return rng.choice([seat for seat, live in enumerate(state.live) if live] or [1])
        return rng.randint(0, 12)
    if rng.random() < 0.4:
        return rng.randint(0, 6)
    seat = state.actor or 1
    total = state.bets[seat] + state.stacks[seat]
    to_call = state.bet_to - state.bets[seat]
    known = (to_call, state.bet_to, state.pot, total, state.stacks[seat], state.size)
    return rng.choice((*known, state.bet_to + state.last_raise, 1, 5, 10, 25, rng.randint(0, 400)))


@cache
def _games() -> tuple[str, ...]:
    """The games, those that are played most more often."""
    often = ("holdem",) * 12 + ("omaha", "omaha8", "stud", "razz", "draw", "jacks") * 3
    return tuple(name for name in (*game_ids(), *often) if name in game_ids())


def random_house(rng: random.Random) -> House:
    """A house, often with some points chosen otherwise."""
    home = house(rng.choice(preset_names()))
    if rng.random() < 0.5:
        return home
    options = home.options
    for one in rng.sample(_points(), rng.randint(1, 5)):
        group = getattr(options, one.group)
        name = one.key.partition(".")[2]
        word: object = rng.choice(one.values)
        chosen = word == "true" if one.kind == "flag" else word
        options = replace(options, **{one.group: replace(group, **{name: chosen})})
    return replace(home, options=options)


@cache
def _points() -> tuple[Option, ...]:
    return tuple(
        one
        for one in all_options().values()
        if one.group in FLOOR_GROUPS and one.kind in ("word", "flag") and not one.constant
    )


def random_setup(rng: random.Random) -> HandSetup:
    """Any game, structure and house, any stacks, all-ins among them."""
    rules = game(rng.choice(_games()))
    home = random_house(rng)
    structure = rng.choice(rules.structures)
    players = rng.randint(2, min(8, seats_allowed(rules, home)))
    sizes = [rng.choice(sorted(SIZES)) for _ in range(players)]
    stacks = [rng.randint(*SIZES[size]) for size in sizes]
    if rng.random() < 0.2:
        stacks.insert(rng.randint(0, players), 0)
    ante = 2 if rules.forced != "blinds" else rng.choice((0, 0, 1))
    stakes = stakes_for(rules, structure, ante=ante)
    return setup_of(rules, stakes, home, (0, *stacks), rng.randint(1, len(stacks)))


def _dealer(setup: HandSetup, rng: random.Random) -> AutoDealer:
    """A dealer who knows the cards, or, where none is turned up or changed, does not."""
    shuffler = random.Random(rng.random())
    flop_game = setup.game.family not in ("draw", "stud")
    if flop_game and rng.random() < 0.15:
        return AutoDealer((HIDDEN,) * len(deck_for(setup)), shuffler)
    return AutoDealer.shuffled(setup, shuffler, shows=rng.random() < 0.7)


def _twin(dealer: AutoDealer) -> AutoDealer:
    """A dealer with the same cards, who shuffles in a way of his own."""
    twin = AutoDealer(dealer.stub, random.Random(52), shows=dealer.shows)
    for name in ("burns", "next_burn", "aside", "removed", "scrap"):
        getattr(twin, name).extend(getattr(dealer, name))
    return twin


class FloorHand:
    """A random hand on its way, with the incidents in it; *counts* are the decisions by kind."""

    def __init__(self, seed: int) -> None:
        """The same hand every time."""
        self.seed = seed
        self.rng = random.Random(seed)
        setup = random_setup(self.rng)
        dealer = _dealer(setup, self.rng)
        self.hidden = HIDDEN in dealer.stub
        others = self.rng.sample(range(1, setup.chairs + 1), 1)
        self.hand = Watched(setup, dealer, (0, *others))
        self.temper = self.rng.choice(TEMPERS)
        self.often = self.rng.choice((0.01, 0.05, 0.15))
        self.left = self.rng.randint(1, MOST_INCIDENTS)
        self.told: list[str] = []
        self.counts: Counter[str] = Counter()

    def play(self) -> None:
        """To the end of the hand; raises AssertionError for whatever does not hold."""
        for _ in range(MOST_STEPS):
            fresh = self.hand.state.phase == "betting" and self.hand.state.turn == 0
            if self.left and self.rng.random() < max(self.often, 0.2 * fresh):
                self.trouble()
            if self._is_done():
                break
            self._step()
        else:
            raise AssertionError("the hand does not end")
        while self.left > 0 and self.rng.random() < 0.5:
            self.trouble()
        self.hand.compare(views=True)
        self._check_cards()
        self.hand.check_journal()

    def _is_done(self) -> bool:
        state = self.hand.state
        if state.phase == "over":
            return True
        shown = state.phase in ("turning_up", "arranging", "showing")
        contested = state.phase == "awarding" and state.live_count > 1
        return self.hidden and (shown or contested)

    def _step(self) -> None:
        state = self.hand.state
        events = self.hand.dealer.next_chore(state)
        if events:
            self.hand.take(events)
            return
        assert state.phase in AWAITING, f"nothing is due in {state.phase}"
        assert state.actor, f"nobody is to act in {state.phase}"
        action = self._action(menu(state))
        self.told.append(repr(action))
        self.hand.take(decide(state, action))

    def _action(self, offered: Menu) -> Action:
        """Something that the player in turn may do, where he is bound to bet or raise that."""
        must_wager = not (offered.check or offered.call or offered.bring_in or offered.fold)
        if offered.wager is not None and must_wager:
            return wager(offered, some_total(offered, self.rng))
        return some_action(self.hand.state, offered, self.rng, self.temper)

    def trouble(self) -> None:
        """Something goes wrong, where some things cannot after all have happened as told."""
        self.left -= 1
        for _ in range(MOST_TRIES):
            if self.tell(random_incident(self.hand.state, self.rng)):
                return

    def tell(self, incident: Incident) -> bool:
        """It is ruled on and what was decided carried out; False if nothing can be ruled."""
        hand, rng = self.hand, self.rng
        self.told.append(repr(incident))
        if rng.random() < 0.1:
            assert incident_from(incident.tag, incident_to(incident)) == incident
        try:
            if rng.random() < 0.05:
                check_pure(hand, incident, _twin(hand.dealer))
                elsewhere(happened(hand.state, incident, _twin(hand.dealer)), incident)
            asked, _ = rule_on(hand.state, incident, _twin(hand.dealer))
            decide = self._chosen(asked)
            ruling, events = rule_on(
                hand.state, incident, hand.dealer, by="floor", decide=decide, reason="so"
            )
        except FloorRefused as refused:
            self._check_refusal(refused)
            self.counts[f"{incident.tag}: refused"] += 1
            self.told.pop()
            return False
        if decide:
            self.told.append(f"decided: {decide}")
        hand.take(events)
        check_ruling(hand, incident, ruling)
        self.counts[f"{incident.tag}: {ruling.decision}"] += 1
        hand.compare()
        self._check_cards()
        check_menu(hand.state)
        return True

    def _chosen(self, ruling: Ruling) -> str:
        """Now and then a player chooses, or the floor decides otherwise."""
        ids = [one.id for one in (*ruling.choices, *ruling.discretion)]
        return self.rng.choice(ids) if ids and self.rng.random() < 0.5 else ""

    def _check_cards(self) -> None:
        if not self.hidden:
            self.hand.check_deck()
        self.hand.count_deck()

    def _check_refusal(self, refused: FloorRefused) -> None:
        for text in (refused.text, refused.legal):
            assert text.en.strip(), "a refusal without words"
            assert text.fr.strip(), "a refusal without French"
        self._check_cards()


def play_with_incidents(seed: int) -> Counter[str]:
    """A random hand with incidents in it, by its seed; how often each kind was decided how.

    Raises FloorCrash, which tells the seed and all that was done, for whatever does not hold.
    """
    hand = FloorHand(seed)
    try:
        hand.play()
    except Exception as error:
        setup = hand.hand.setup
        raise FloorCrash(
            f"seed {seed}: {setup.game.id} {setup.stakes.structure} {setup.house.id} "
            f"{setup.stacks} button {setup.button} {hand.hand.state.phase}\n"
            f"{hand.told}\n{traceback.format_exc()}"
        ) from error
    return hand.counts
