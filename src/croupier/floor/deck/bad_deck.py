"""A deck that is not whole: other backs, doubles, missing cards, a stub that was upset."""

from croupier.floor.deal.redeal import misdeal, with_new_deck
from croupier.floor.deck.deck_told import (
    CardsMissing,
    DeckDisturbed,
    DuplicateCard,
    ForeignBack,
    disturbed_fault,
    duplicate_fault,
    foreign_fault,
    missing_fault,
    refused,
)
from croupier.floor.money_back import voided
from croupier.floor.ruling import Alternative, Ruling, always, ruling
from croupier.floor.spot import Spot, chips_text, no_return, seat_text
from croupier.play.irregular import Order, OrderKind
from croupier.play.irregular_events import HandVoided, Returns
from croupier.play.setup import Carried, SeatNo
from croupier.play.state import HandState
from croupier.rulebook.house import RuleId
from croupier.text import Text

Foul = ForeignBack | DuplicateCard


def is_back_impossible(spot: Spot, told: ForeignBack) -> bool:
    """Whether no card with another back can lie there."""
    return foreign_fault(spot.state, told) is not None


@ruling(on=ForeignBack, when=is_back_impossible)
def no_foreign_back(spot: Spot, told: ForeignBack) -> Ruling:
    """No such card can lie there."""
    raise refused(foreign_fault(spot.state, told))


def lies_undealt(spot: Spot, told: ForeignBack) -> bool:  # noqa: ARG001 - one shape for all
    """Whether the card with another back was found in the rest of the deck."""
    return told.where == "stub"


@ruling("rrop3:3.irregularities.3b", "rrop11:3.3.3b", on=ForeignBack, when=lies_undealt)
def back_in_the_stub(spot: Spot, told: ForeignBack) -> Ruling:  # noqa: ARG001 - one shape for all
    """A card with another back that nobody was dealt changes nothing."""
    return Ruling(
        "stands",
        Text(
            "The card lay in the stub, so all action and the result of the hand stand.",
            "La carte était dans le talon\u00a0: enchères et résultat du coup sont maintenus.",
        ),
        Text(
            "No card with another back was in play.",
            "Aucune carte au dos différent n’était en jeu.",
        ),
        steps=(
            Text(
                "Lay that card aside: nobody is dealt it.",
                "Mettez cette carte de côté\u00a0: personne ne la reçoit.",
            ),
            Text("Go on with the hand as it is.", "Poursuivez le coup tel quel."),
            _CHANGE_THE_DECK,
        ),
    )


_CHANGE_THE_DECK = Text(
    "Change the deck before the next hand.", "Changez de paquet avant le coup suivant."
)


def is_duplicate_impossible(spot: Spot, told: DuplicateCard) -> bool:
    """Whether that card cannot be there twice."""
    return duplicate_fault(spot.state, told) is not None


@ruling(on=DuplicateCard, when=is_duplicate_impossible)
def no_duplicate(spot: Spot, told: DuplicateCard) -> Ruling:
    """No such double can have been found."""
    raise refused(duplicate_fault(spot.state, told))


def is_foul_misdeal(spot: Spot, told: Foul) -> bool:  # noqa: ARG001 - one shape for all
    """Whether a wrong card makes a misdeal here, and it is not too late for one."""
    early = spot.options.deck.foul == "misdeal_early_void_late"
    return early and not no_return(spot.state)


@ruling("tda:35A6", on=(ForeignBack, DuplicateCard), when=is_foul_misdeal)
def foul_deck_misdeal(spot: Spot, told: Foul) -> Ruling:  # noqa: ARG001 - one shape for all
    """A card that does not belong in the deck makes a misdeal while that is possible."""
    cause = Text(
        "a card was dealt that does not belong in this deck",
        "une carte étrangère au paquet a été donnée",
    )
    made = misdeal(spot, cause, ("tda:35A6",))
    return with_new_deck(made, Text("Change the deck.", "Changez de paquet."))


def did_somebody_know(spot: Spot, told: Foul) -> bool:  # noqa: ARG001 - one shape for all
    """Whether the floor has found that a player knew of it and bet all the same."""
    return told.knew > 0


@ruling(
    "rrop3:3.irregularities.5",
    "rrop11:3.3.5",
    on=(ForeignBack, DuplicateCard),
    when=did_somebody_know,
)
def void_with_one_who_knew(spot: Spot, told: Foul) -> Ruling:
    """The chips of a player who knew and bet all the same may stay for the next pot."""
    made = _void(
        spot.state,
        Text(
            "A deck with a wrong card cannot give a result; who knew of it may lose his refund.",
            "Un paquet avec une mauvaise carte ne donne aucun résultat\u00a0; qui le savait peut "
            "perdre son remboursement.",
        ),
        _BACK if isinstance(told, ForeignBack) else _DOUBLE,
    )
    return Ruling(
        made.decision,
        made.says,
        made.why,
        (*made.rules, "rrop3:3.irregularities.5", "rrop11:3.3.5"),
        made.remedies,
        made.steps,
        discretion=_forfeit(spot.state, told.knew),
        facts=(*made.facts, ("knew", told.knew)),
    )


def _forfeit(state: HandState, knew: SeatNo) -> tuple[Alternative, ...]:
    """What he put in is kept for the next pot, which all players of this hand may win."""
    void = voided(state, redeal=False)
    stake = dict(void.returns).get(knew, 0)
    if stake <= 0:
        return ()
    others = tuple(one for one in void.returns if one[0] != knew)
    after = {seat: state.stacks[seat] + chips for seat, chips in others}
    seats = tuple(
        seat
        for seat in range(1, state.chairs + 1)
        if state.setup.takes_part(seat) and after.get(seat, state.stacks[seat]) > 0
    )
    says = Text(
        "{seat} gets no refund: his {amount} stay for the next pot.",
        "{seat} n’est pas remboursé\u00a0: ses {amount} restent pour le pot suivant.",
    ).format(seat=seat_text(knew), amount=chips_text(stake))
    return (
        Alternative(
            "forfeit",
            says,
            (HandVoided(others, (*void.kept, Carried(stake, seats)), redeal=False),),
        ),
    )


_BACK: tuple[RuleId, ...] = ("rrop3:3.irregularities.3a", "rrop11:3.3.3")
_DOUBLE: tuple[RuleId, ...] = ("rrop3:3.irregularities.4", "rrop11:3.3.4")


@ruling("rrop3:3.irregularities.3a", "rrop11:3.3.3", on=ForeignBack, when=always)
def back_voids(spot: Spot, told: ForeignBack) -> Ruling:  # noqa: ARG001 - one shape for all
    """A card with another back among those in play voids the hand, whenever it turns up."""
    return _void(
        spot.state,
        Text(
            "A card with another back was in play, so the deck was not in order.",
            "Une carte au dos différent était en jeu\u00a0: le paquet n’était pas en règle.",
        ),
        _BACK,
    )


@ruling("rrop3:3.irregularities.4", "rrop11:3.3.4", on=DuplicateCard, when=always)
def duplicate_voids(spot: Spot, told: DuplicateCard) -> Ruling:  # noqa: ARG001 - one shape for all
    """The same card twice voids the hand, whoever was ahead."""
    return _void(
        spot.state,
        Text(
            "The same card is there twice, so the deck was not in order.",
            "La même carte s’y trouve deux fois\u00a0: le paquet n’était pas en règle.",
        ),
        _DOUBLE,
    )


def _void(state: HandState, why: Text, rules: tuple[RuleId, ...]) -> Ruling:
    void = voided(state, redeal=False)
    is_pushed = any(chips < 0 for _, chips in void.returns)
    return Ruling(
        "void_hand",
        Text(
            "The hand is void and nobody wins it; chips back: {returns}.",
            "Le coup est annulé, sans gagnant\u00a0; jetons rendus\u00a0: {returns}.",
        ).format(returns=_in_words(void.returns)),
        why,
        rules,
        remedies=(void,),
        steps=(
            Text("Stop the action and take all cards in.", "Arrêtez tout et ramassez les cartes."),
            *((_TAKE_BACK,) if is_pushed else ()),
            Text(
                "Give every player back what he has put in.",
                "Rendez à chaque joueur ce qu’il a mis.",
            ),
            Text("Change the deck and go on.", "Changez de paquet et continuez."),
        ),
        facts=(("returns", void.returns),),
    )


_TAKE_BACK = Text("Take back what was pushed.", "Reprenez ce qui a été poussé.")


def _in_words(returns: Returns) -> Text:
    """`40 to seat 1, 20 to seat 3`; chips below 0 come from a seat that had been paid."""
    parts = [
        (_TO if chips > 0 else _FROM).format(amount=chips_text(abs(chips)), seat=seat)
        for seat, chips in returns
    ]
    if not parts:
        return Text("none", "aucun")
    return Text(", ".join(part.en for part in parts), ", ".join(part.fr for part in parts))


_TO = Text("{amount} to seat {seat}", "{amount} au siège {seat}")
_FROM = Text("{amount} from seat {seat}", "{amount} repris au siège {seat}")


def is_missing_impossible(spot: Spot, told: CardsMissing) -> bool:
    """Whether that many cards cannot be missing."""
    return missing_fault(spot.state, told) is not None


@ruling(on=CardsMissing, when=is_missing_impossible)
def no_cards_missing(spot: Spot, told: CardsMissing) -> Ruling:
    """No such number can be missing."""
    raise refused(missing_fault(spot.state, told))


_ONE_OR_TWO = 2
"""As many missing cards as the shorter of the articles names."""


def are_few_missing(spot: Spot, told: CardsMissing) -> bool:
    """Whether the house lets results stand with so many cards missing."""
    return told.count <= spot.options.deck.missing_max


@ruling("rrop3:3.irregularities.10", "rrop11:3.3.10", on=CardsMissing, when=are_few_missing)
def result_stands(spot: Spot, told: CardsMissing) -> Ruling:  # noqa: ARG001 - one shape for all
    """Missing cards do not undo the result of a hand; of more than two only one book says so."""
    if told.found == "in_hand":
        says = Text(
            f"Missing from the deck: {told.count}; the hand goes on and its result will stand.",
            f"Cartes manquantes\u00a0: {told.count}\u00a0; le coup se poursuit et son résultat "
            "sera maintenu.",
        )
    else:
        says = Text(
            f"Missing from the deck: {told.count}; the result of the hand stands.",
            f"Cartes manquantes\u00a0: {told.count}\u00a0; le résultat du coup est maintenu.",
        )
    return Ruling(
        "play_on" if told.found == "in_hand" else "stands",
        says,
        Text(
            "The cards that were missing were missing for everybody.",
            "Les cartes manquantes l’étaient pour tout le monde.",
        ),
        () if told.count <= _ONE_OR_TWO else ("rrop11:3.3.10",),
        steps=(
            Text("Leave the chips where they are.", "Ne touchez pas aux jetons."),
            _CHANGE_THE_DECK,
        ),
        facts=(("missing", told.count),),
    )


@ruling("rrop3:3.irregularities.10", on=CardsMissing, when=always)
def floor_decides_on_missing(spot: Spot, told: CardsMissing) -> Ruling:
    """With more cards missing the rule gives no answer: the floor decides."""
    void = voided(spot.state, redeal=False)
    return Ruling(
        "floor_decides",
        Text(
            f"Missing from the deck: {told.count}, more than the house has a rule for; the floor "
            "decides.",
            f"Cartes manquantes\u00a0: {told.count}, plus que n’en prévoit le règlement\u00a0; le "
            "responsable tranche.",
        ),
        Text(
            f"Up to {spot.options.deck.missing_max} missing cards leave a result as it is.",
            f"Jusqu’à {spot.options.deck.missing_max} cartes manquantes, le résultat est maintenu.",
        ),
        steps=(
            Text("Leave chips and cards as they lie.", "Ne touchez ni aux jetons ni aux cartes."),
            Text("Call the floor.", "Appelez le responsable."),
            _CHANGE_THE_DECK,
        ),
        discretion=(
            Alternative("stands", Text("The result stands.", "Le résultat est maintenu.")),
            Alternative(
                "void_hand",
                Text(
                    "The hand is void; chips back: {returns}.",
                    "Le coup est annulé\u00a0; jetons rendus\u00a0: {returns}.",
                ).format(returns=_in_words(void.returns)),
                (void,),
            ),
        ),
        facts=(("missing", told.count),),
    )


def is_disturbing_impossible(spot: Spot, told: DeckDisturbed) -> bool:
    """Whether no stub of this hand can have been upset."""
    return disturbed_fault(spot.state, told) is not None


@ruling(on=DeckDisturbed, when=is_disturbing_impossible)
def no_deck_disturbed(spot: Spot, told: DeckDisturbed) -> Ruling:
    """No hand is being dealt."""
    raise refused(disturbed_fault(spot.state, told))


@ruling("rrop11:3.3.17", on=DeckDisturbed)
def deck_rebuilt(spot: Spot, told: DeckDisturbed) -> Ruling:
    """A deck that was upset is rebuilt as near as can be, and the hand stays valid."""
    kind: OrderKind = "rebuild_stub" if told.mixed_with_muck else "reshuffle_stub"
    return Ruling(
        "play_on",
        Text(
            "All live hands and the pot of {amount} stand; the deck is rebuilt and the hand goes "
            "on.",
            "Les mains vivantes et le pot de {amount} sont maintenus\u00a0; on reconstitue le "
            "talon et le coup se poursuit.",
        ).format(amount=chips_text(spot.state.pot)),
        Text(
            "No player has done wrong, and a shuffled stub is as good as the one before.",
            "Aucun joueur n’est en faute, et un talon remélangé en vaut un autre.",
        ),
        remedies=() if spot.state.phase in _ALL_DEALT else (Order(kind),),
        steps=(
            Text(
                "Keep out the live hands, the board and every burn or thrown card you can tell.",
                "Gardez à part les mains vivantes, le tableau et toute carte brûlée ou jetée "
                "reconnaissable.",
            ),
            Text("Shuffle and cut all the rest.", "Mélangez et coupez tout le reste."),
            Text("Go on with burn and deal.", "Reprenez en brûlant, puis donnez."),
        ),
        facts=(("pot", spot.state.pot),),
    )


_ALL_DEALT = frozenset({"arranging", "showing", "awarding"})
