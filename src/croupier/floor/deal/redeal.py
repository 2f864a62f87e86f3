"""What a misdeal comes to, and what is said when the hand goes on all the same."""

from dataclasses import replace

from croupier.floor.money_back import voided
from croupier.floor.ruling import FloorRefused, Ruling
from croupier.floor.spot import Spot, chips_text, chips_went_in
from croupier.play.decks import deck_of
from croupier.play.irregular import NOTHING
from croupier.play.irregular_events import Returns
from croupier.play.mending import Mending
from croupier.play.setup import OPENING_POSTS, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rule
from croupier.text import Text

SAME_AGAIN: RuleId = "tda:35C"
"""The redeal is the same hand again."""

ENDED = frozenset({"awarding", "settled", "over"})
"""The phases in which only the pots are left to be pushed, or not even they."""


@rule(SAME_AGAIN)
def misdeal(spot: Spot, cause: Text, rules: tuple[RuleId, ...]) -> Ruling:
    """The deal counts for nothing: all chips go back and the same hand is dealt again.

    *cause* goes on after a colon; *rules* are those that make it a misdeal.  Only a house that
    keeps nothing of the hand deals it with the blinds and the players of that moment.
    """
    same = spot.options.misdeal.redeal_identical
    made = dealt_again(spot, _same_hand(spot.state) if same else _as_it_is_now(spot.state))
    return replace(
        made,
        says=Text("Misdeal: {cause}.", "Maldonne\u00a0: {cause}.").format(cause=cause),
        rules=(*rules, SAME_AGAIN) if same else rules,
    )


def dealt_again(spot: Spot, how: Text) -> Ruling:
    """A misdeal in which all chips go back; *how* is what the dealer does at last."""
    fact = voided(spot.state, redeal=True)
    return Ruling(
        "misdeal",
        _MISDEAL,
        IN_TIME[spot.options.misdeal.no_return],
        remedies=(fact,),
        steps=(
            Text("Stop the deal and announce it.", "Arrêtez la donne et annoncez-le."),
            _chips_go_back(fact.returns),
            Text("Take all cards back.", "Reprenez toutes les cartes."),
            Text("Shuffle and have them cut.", "Mélangez et faites couper."),
            how,
        ),
        facts=(("returns", fact.returns), ("button", spot.state.button)),
    )


def with_new_deck(made: Ruling, step: Text) -> Ruling:
    """A misdeal that the deck is the cause of: *step* sees to it before the cards are shuffled."""
    return replace(made, steps=(*made.steps[:-2], step, *made.steps[-2:]))


_MISDEAL = Text("Misdeal: the hand is dealt again.", "Maldonne\u00a0: on redonne.")

IN_TIME = {
    "two_players_acted": Text(
        "It was noticed before two players had acted on their hands.",
        "L’erreur est signalée avant que deux joueurs aient agi.",
    ),
    "substantial_action": Text(
        "It was noticed before there was substantial action.",
        "L’erreur est signalée avant toute action substantielle.",
    ),
}
"""Why it is not too late, by the point of no return of the house."""


def _same_hand(state: HandState) -> Text:
    """The step that deals the same hand again, by what the game is played with."""
    if state.game.forced == "bring_in":
        return Text(
            "Deal again with the same antes and the same players.",
            "Redonnez avec les mêmes antes et les mêmes joueurs.",
        )
    if not has_blinds(state):
        return Text(
            "Deal again with the same button, the same antes and the same players.",
            "Redonnez avec le même bouton, les mêmes antes et les mêmes joueurs.",
        )
    return Text(
        "Deal again with the same button, the same blinds and the same players.",
        "Redonnez avec le même bouton, les mêmes blindes et les mêmes joueurs.",
    )


def _as_it_is_now(state: HandState) -> Text:
    if not has_blinds(state):
        return Text(
            "Deal again, with the antes and the players of this moment.",
            "Redonnez, avec les antes et les joueurs du moment.",
        )
    return Text(
        "Deal again, with the blinds and the players of this moment.",
        "Redonnez, avec les blindes et les joueurs du moment.",
    )


def has_blinds(state: HandState) -> bool:
    """Whether blinds are posted in this hand, by its game or by the table."""
    return any(post.kind in OPENING_POSTS for post in state.setup.posts)


def _chips_go_back(returns: Returns) -> Text:
    """The step that gives every seat its chips back, seat by seat."""
    if not returns:
        return Text("No chips are in yet.", "Il n’y a encore aucun jeton au pot.")
    return Text("Give the chips back: {who}.", "Rendez les jetons\u00a0: {who}.").format(
        who=listed(returns)
    )


def listed(returns: Returns) -> Text:
    """Chips by seat, as in `seat 1 (50), seat 2 (100)`."""
    words = [
        Text("seat {seat} ({chips})", "siège {seat} ({chips})").format(
            seat=seat, chips=chips_text(chips)
        )
        for seat, chips in returns
    ]
    return Text(", ".join(one.en for one in words), ", ".join(one.fr for one in words))


def goes_on(spot: Spot, says: Text, *steps: Text) -> Ruling:
    """The hand is played to its end as it stands: the point of no return is passed."""
    return Ruling(
        "play_on",
        says,
        TOO_LATE[spot.options.misdeal.no_return],
        too_late_by(spot),
        steps=(*steps, PLAY_ON) if steps else (ANNOUNCE, PLAY_ON),
    )


TOO_LATE = {
    "two_players_acted": Text(
        "Two players have acted on their hands: there is no misdeal any more.",
        "Deux joueurs ont agi\u00a0: il n’y a plus de maldonne.",
    ),
    "substantial_action": Text(
        "There has been substantial action: there is no misdeal any more.",
        "Il y a eu action substantielle\u00a0: il n’y a plus de maldonne.",
    ),
}
"""Why it is too late, by the point of no return of the house."""

_TWO_HAVE_ACTED: tuple[RuleId, ...] = ("rrop3:3.misdeals.1", "rrop3:3.misdeals.2b")
_SUBSTANTIAL: tuple[RuleId, ...] = ("tda:36", "tda:36A", "tda:36B")
NO_MISDEAL: tuple[RuleId, ...] = (*_TWO_HAVE_ACTED, *_SUBSTANTIAL)
"""The articles that say when it is too late, of whichever point of no return."""


def too_late_by(spot: Spot) -> tuple[RuleId, ...]:
    """The articles that make it too late here, by the point of no return of the house."""
    if spot.options.misdeal.no_return == "two_players_acted":
        return _TWO_HAVE_ACTED
    if not spot.first_round:
        return _SUBSTANTIAL
    by_chips = ("tda:36A",) if chips_went_in(spot.state) else ()
    by_number = ("tda:36B",) if spot.actions > 2 else ()  # noqa: PLR2004 - the number of the rule
    return ("tda:36", *by_chips, *by_number)


ANNOUNCE = Text("Say that the hand stands.", "Annoncez que le coup est maintenu.")
PLAY_ON = Text("Go on with the player in turn.", "Reprenez au joueur dont c’est le tour.")


def check_is_on(spot: Spot) -> None:
    """Raise FloorRefused for a hand whose pots are being pushed or that is over."""
    if spot.state.phase in ENDED:
        raise FloorRefused(
            Text("This hand is over.", "Ce coup est terminé."),
            Text(
                "What went wrong in a deal is told while its hand is on.",
                "Un défaut de la donne se signale pendant le coup.",
            ),
            spot.house.cite(("rrop3:3.misdeals.2b", "rrop3:2.decisions.3")),
        )


def is_ended(state: HandState) -> bool:
    """Whether only the pots are left to be pushed, or not even they."""
    return state.phase in ENDED


def check_seat(spot: Spot, seat: SeatNo) -> None:
    """Raise FloorRefused for a seat that the table does not have."""
    if not 1 <= seat <= spot.state.chairs:
        raise FloorRefused(
            Text(f"There is no seat {seat} at this table.", f"Il n’y a pas de siège {seat} ici."),
            Text(f"Seats: 1 to {spot.state.chairs}.", f"Sièges\u00a0: 1 à {spot.state.chairs}."),
        )


def back_to_stub(mending: Mending, seat: SeatNo, place: int) -> None:
    """A card that should never have left the stub is its top again; open, if all have seen it."""
    state = mending.state
    card = state.hole[seat][place]
    seen = state.up[seat][place] or card in (state.irregular or NOTHING).exposed_of(seat)
    mending.move("hand", "stub", seat=seat, place=place, open=seen)


def cards_to_spare(state: HandState) -> int:
    """How many cards of the stub the rest of the hand will not need; below 1 none may be lost.

    Where discards and folded hands are shuffled in again it needs none in particular.
    """
    irregular = state.irregular or NOTHING
    out = sum(map(len, state.hole)) + sum(map(len, state.discards)) + len(state.board)
    lying = len(irregular.next_burn) + len(irregular.aside)
    burned = sum(bool(s.down or s.up or s.board) for s in state.game.streets[1 : state.street + 1])
    deck = len(deck_of(state.game, state.setup.house))
    return deck - out - lying - burned - _still_needed(state)


def _still_needed(state: HandState) -> int:
    """The common cards to come, and the burns that do not lie on the stub already."""
    if state.game.family != "flop":
        return 0
    later = state.game.streets[state.street + 1 :]
    lying = len((state.irregular or NOTHING).next_burn)
    burns = sum(bool(street.board) for street in later)
    return state.game.board_totals[-1] - len(state.board) + max(0, burns - lying)


def check_stub(mending: Mending, count: int) -> None:
    """Raise FloorRefused where the stub does not hold *count* cards more than the hand needs."""
    if len(mending.piles.stub) < count + _still_needed(mending.state):
        raise FloorRefused(
            Text("The stub holds no such cards.", "Le talon ne contient pas ces cartes."),
            Text("Tell what lies on the table now.", "Dites ce qui se trouve sur la table."),
        )
