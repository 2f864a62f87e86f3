"""Scenes of the end of a hand: a last bet is called, hands are to be shown, a pot is pushed."""

from itertools import chain

from croupier.cards import HIDDEN, JOKER, Card
from croupier.floor.asking.facing import least_wager
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.money_back import put_in
from croupier.floor.ruling import FloorRefused
from croupier.play.actions import DeclineChop, Muck, RunTimes, Show
from croupier.play.decide import decide
from croupier.play.decks import deck_of
from croupier.play.events import PotAwarded, Shown
from croupier.play.evolve import evolve
from croupier.play.menu import menu
from croupier.play.setup import NOBODY, Chips, SeatNo
from croupier.play.showdown import award_events
from croupier.text import Text

_MOST_TURNS = 300
_THREE = 3
_ENDED = frozenset({"showing", "awarding", "settled", "over"})

Stacks = dict[SeatNo, Chips]


def with_pot(table: TableFacts, pot: Chips, amount: Chips) -> Scene:
    """Two players at the showdown, for *pot*, or at least for the *amount* that is told of it."""
    least = at_showdown(table)
    if pot:
        return at_showdown(table, pot=pot)
    return at_showdown(table, pot=amount) if amount > least.state.pot else least


def at_showdown(
    table: TableFacts,
    *,
    players: int = 2,
    pot: Chips = 0,
    cards: bool = False,
    stacks: Stacks | None = None,
) -> Scene:
    """The last bet was called by all of *players*, and the first of them is to show.

    *pot*: all that is to be won; 0 where it does not matter.  Raises FloorRefused for a pot that is
    smaller than the least with which a hand comes so far.
    """
    least = _called(table, players, 0, cards=cards, stacks=stacks)
    if not pot:
        return least
    more = pot - least.state.pot
    if more < 0:
        raise FloorRefused(
            Text(
                f"A pot of {pot} cannot be: a called bet alone makes it more here.",
                f"Un pot de {pot} ne se peut pas\u00a0: une mise suivie fait déjà plus ici.",
            ),
            Text(f"At least {least.state.pot}.", f"Au moins {least.state.pot}."),
        )
    return _called(table, players, more, cards=cards, stacks=stacks)


def _called(
    table: TableFacts, players: int, pot: Chips, *, cards: bool, stacks: Stacks | None
) -> Scene:
    scene = Scene(table, pot=pot, stacks=stacks, cards=cards)
    scene.dealer.shows = False
    last = len(table.game.streets) - 1
    for _ in range(_MOST_TURNS):
        state = scene.state
        if state.phase in _ENDED or state.actor == NOBODY:
            break
        if state.phase == "betting" and state.street == last and not state.aggressor:
            scene.wager(least_wager(scene))
        else:
            stay_or_fold(scene, players)
    return scene


def stay_or_fold(scene: Scene, players: int) -> None:
    """The player in turn stays in for as little as he can; he folds where that leaves enough."""
    state, choice = scene.state, menu(scene.state)
    stays = state.turn == state.round_turn or state.live_count <= players
    if choice.decline:
        scene.act(DeclineChop(state.actor))
    elif choice.runs:
        scene.act(RunTimes(state.actor, 1))
    elif state.phase == "betting" and not state.street and choice.fold and not stays:
        scene.fold()
    elif _must_be_opened(scene) and choice.wager is not None:
        scene.wager(choice.wager.least)
    else:
        scene.passive()


def _must_be_opened(scene: Scene) -> bool:
    """Whether nobody folds before somebody bets, or the hand would be passed out."""
    state = scene.state
    first = state.street == 0 and len(state.game.streets) > 1
    return first and state.phase == "betting" and state.game.forced == "antes" and not state.opened


def second_round(table: TableFacts, players: int, stacks: Stacks | None = None) -> Scene:
    """The round after the first, with so many *players* still in and nobody having bet in it."""
    scene = Scene(table, stacks=stacks)
    for _ in range(_MOST_TURNS):
        state = scene.state
        if state.phase in _ENDED or state.actor == NOBODY:
            break
        if state.street and state.phase == "betting":
            break
        stay_or_fold(scene, players)
    return scene


def with_an_all_in(table: TableFacts) -> tuple[Scene, SeatNo]:
    """Three players in the second round, one of them all-in, and his seat; the next is to act."""
    plain = second_round(table, _THREE)
    live = still_in(plain)
    if len(live) < _THREE:
        raise FloorRefused(
            Text("A third player is needed there.", "Il y faut un troisième joueur."),
            Text("Choose a larger table.", "Choisissez une table plus grande."),
        )
    seat = live[-1]
    return second_round(table, _THREE, {seat: put_in(plain.state, seat)}), seat


def still_in(scene: Scene) -> list[SeatNo]:
    """The seats that are in: at the showdown in the order in which they show."""
    state = scene.state
    live = [seat for seat, is_live in enumerate(state.live) if is_live]
    order = [seat for seat in state.show_order if seat in live]
    return order or live


def folded(scene: Scene) -> SeatNo:
    """A seat that has given its hand up.  Raises FloorRefused if nobody has."""
    state = scene.state
    for seat in state.setup.dealt_in:
        if not state.live[seat] and seat not in state.show_order:
            return seat
    raise FloorRefused(
        Text("Nobody has folded there.", "Personne n’a passé là."),
        Text("Choose somebody who is still in.", "Choisissez quelqu’un qui est encore en jeu."),
    )


def thrown_unseen(scene: Scene, seat: SeatNo) -> Scene:
    """*seat*, whose turn it is to show, throws his hand away.

    Raises FloorRefused where he may not.
    """
    state = scene.state
    if state.actor != seat or not menu(state).muck:
        raise FloorRefused(
            Text(
                "Nobody may throw his hand away unseen there.",
                "Personne ne peut jeter sa main sans la montrer là.",
            ),
            Text("Choose another house or game.", "Choisissez une autre maison ou un autre jeu."),
        )
    for event in decide(state, Muck(seat)):
        evolve(state, event)
    return scene


def tabled(scene: Scene) -> Scene:
    """All hands lie open; no pot has been pushed."""
    state = scene.state
    while state.phase == "showing":
        if HIDDEN in state.hole[state.actor]:
            evolve(state, Shown(state.actor, _any_cards(scene, state.actor)))
            continue
        for event in decide(state, Show(state.actor)):
            evolve(state, event)
    return scene


def _any_cards(scene: Scene, seat: SeatNo) -> tuple[Card, ...]:
    """Cards for a hand that nobody knows, the highest that are left: an opener has his openers."""
    state = scene.state
    gone = {*state.board, *chain(*state.hole)}
    deck = sorted(deck_of(state.game, state.setup.house), reverse=True)
    left = [card for card in deck if card not in gone and card != JOKER]
    return tuple(left[: len(state.hole[seat])])


def pushed(scene: Scene, winner: SeatNo) -> Scene:
    """The whole pot is pushed to *winner*; hands that somebody knows are shown first."""
    state = scene.state
    if HIDDEN in state.hole[winner]:
        for award in award_events(state, lambda seat, _share: int(seat == winner)):
            if isinstance(award, PotAwarded):
                evolve(state, award)
        return scene
    tabled(scene)
    scene.dealer.scores = lambda seat, _share: int(seat == winner)
    scene.dealer.run(state)
    return scene


def won_by_folds(scene: Scene) -> SeatNo:
    """The player in turn bets and all others fold: he wins without showing."""
    if menu(scene.state).wager is None:
        scene.passive()
    scene.wager(least_wager(scene))
    bettor = scene.state.aggressor
    while scene.state.phase == "betting" and scene.actor != NOBODY:
        scene.fold()
    return bettor


def facing_any_bet(scene: Scene) -> Scene:
    """Whoever is in turn may fold: there is a bet, made by the player before him if need be."""
    choice = menu(scene.state)
    if not choice.fold and choice.wager is not None:
        scene.wager(choice.wager.least)
    elif not choice.fold:
        scene.passive()
    return scene
