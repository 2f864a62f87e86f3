"""The scenes most stories begin with: a player in turn, facing a bet, a raise, or nothing."""

from croupier.floor.asking.question import Answers, Choice, Question
from croupier.floor.asking.scene import Scene, TableFacts
from croupier.floor.ruling import FloorRefused
from croupier.play.held import nearest_legal
from croupier.play.menu import menu
from croupier.play.refusal import Refused
from croupier.play.setup import Chips
from croupier.text import Text, amount_text

ROUND = Question(
    "round",
    Text("In which round?", "À quel tour\u00a0?"),
    "choice",
    "later",
    (
        Choice("first", Text("first round", "premier tour")),
        Choice("later", Text("a later round", "un tour suivant")),
        Choice("last", Text("last round", "dernier tour")),
    ),
)
"""The round of betting; the bets of the first one go over the blinds."""

BET = Question(
    "bet", Text("Bet he faces (0: none)", "Mise à suivre (0\u00a0: aucune)"), "amount", "20"
)
"""The total that the player faces; on the first round the blind if nothing larger is said."""

BEFORE = Question(
    "before",
    Text(
        "If that is a raise: the bet before it (0: none)",
        "Si c’est une relance\u00a0: la mise d’avant (0\u00a0: aucune)",
    ),
    "amount",
    "0",
)
"""The bet that was raised to what the player faces; it decides how large a raise must be."""

POT = Question("pot", Text("Pot before this round", "Pot avant ce tour"), "amount", "0", (), ())
"""What lay in the pot before the round."""


_SMALL_POT = Text(
    "So small a pot cannot be: {pot}.", "Le pot ne peut pas être si petit\u00a0: {pot}."
)


def street_of(table: TableFacts, answers: Answers) -> int:
    """The street of the round that was told."""
    last = len(table.game.streets) - 1
    return {"first": 0, "later": min(1, last), "last": last}[answers.choice("round")]


def faced(
    table: TableFacts,
    answers: Answers,
    *,
    pot: bool = False,
    stack: Chips = 0,
    id: str = "bet",
    raised: Chips = 0,
) -> Scene:
    """The player in turn faces the bet that was told, in the round that was told.

    A bet of which nothing was said is the possible one that is nearest to the default.  *raised*
    is the bet before it.
    """
    street, bet = street_of(table, answers), answers.amount(id)
    before = answers.amount("pot") if pot else 0
    if not answers.says(id):
        plain = facing(table, street=street, bet=raised, pot=before)
        bet = answers.use(id, usual_bet(plain, max(bet, raised + 1) if raised else bet))
    return facing(table, street=street, bet=bet, pot=before, stack=stack, raised=raised)


def usual_bet(scene: Scene, near: Chips) -> Chips:
    """The bet nearest to *near* that the player in turn may make; 0 if none is made at all."""
    return usual_wager(scene, near) if near > scene.state.bet_to else 0


def usual_wager(scene: Scene, near: Chips) -> Chips:
    """The bet or raise of the player in turn that is nearest to *near*; 0 if he may make none."""
    span = menu(scene.state).wager
    return 0 if span is None else nearest_legal(scene.state, span, near)


def facing(
    table: TableFacts,
    *,
    street: int,
    bet: Chips,
    pot: Chips = 0,
    stack: Chips = 0,
    raised: Chips = 0,
) -> Scene:
    """The player in turn faces a *bet* of that total, made by the player before him; 0: none.

    *stack*: all that he has left then, if it is less than plenty.  *raised*: the bet that was
    raised to it.  Raises FloorRefused for a bet that the player before him could not have made.
    """
    wagers = (raised, bet) if raised and bet else (bet or raised,)
    plain = _opened(table, street, wagers, pot)
    if not stack:
        return plain
    paid = table.stack - plain.state.stacks[plain.actor]
    return _opened(table, street, wagers, pot, stacks={plain.actor: paid + stack})


def _opened(
    table: TableFacts,
    street: int,
    wagers: tuple[Chips, ...],
    pot: Chips,
    stacks: dict[int, Chips] | None = None,
) -> Scene:
    scene, bet = _with_pot(table, street, pot, stacks), wagers[0]
    if bet and _is_brought_in(scene, bet):
        scene.passive()
    if bet > scene.state.bet_to:
        span = menu(scene.state).wager
        is_open = not pot and street > 0 and table.stakes.structure == "pot"
        if is_open and span is not None and bet > span.most:
            return _opened(table, street, wagers, bet, stacks)
        _raised_to(scene, bet)
    for to in wagers[1:]:
        wager(scene, to)
    return scene


def _raised_to(scene: Scene, bet: Chips) -> Scene:
    """Somebody makes that bet; where it is more than one may, several raise one another up to it.

    Raises FloorRefused, with what the first could bet, if they cannot come to it.
    """
    try:
        return wager(scene, bet)
    except FloorRefused:
        if scene.table.stakes.structure == "none":
            raise
        while scene.state.bet_to < bet:
            span, level = menu(scene.state).wager, scene.state.bet_to
            if span is None:
                raise
            to = bet if bet <= span.most else max(span.least, (bet + level) // 2)
            to = nearest_legal(scene.state, span, to)
            if not level < to <= bet:
                raise
            scene.wager(to)
        return scene


def _is_brought_in(scene: Scene, bet: Chips) -> bool:
    """Whether the low card cannot have made that bet: it has brought in, others act on that."""
    choice = menu(scene.state)
    opens = choice.wager is not None and bet >= choice.wager.least
    return choice.bring_in > 0 and not opens and bet >= choice.bring_in


def _with_pot(table: TableFacts, street: int, pot: Chips, stacks: dict[int, Chips] | None) -> Scene:
    """That round over a pot of that size, 0 for what the blinds and their calls make.

    Where fewer chips lay there, fewer players have seen the round.
    """
    least = 0
    for folded in range(table.players - 1 if street else 1):
        plain = _reached(table, street, folded, stacks=stacks)
        least = plain.state.pot - sum(plain.state.bets)
        if not pot or least <= pot:
            return _reached(table, street, folded, pot=max(0, pot - least), stacks=stacks)
    raise FloorRefused(
        _SMALL_POT.format(pot=amount_text(pot)),
        Text("Say {least} or more.", "Indiquez au moins {least}.").format(least=amount_text(least)),
    )


def usual_pot(table: TableFacts, street: int, near: Chips) -> Chips:
    """*near*, where a pot before that round can be so small; else 0, what the blinds make."""
    try:
        _with_pot(table, street, near, None)
    except FloorRefused:
        return 0
    return near


def _reached(
    table: TableFacts,
    street: int,
    folded: int,
    *,
    pot: Chips = 0,
    stacks: dict[int, Chips] | None = None,
) -> Scene:
    """That round; the first *folded* players who faced a bet in the first one have folded."""
    scene = Scene(table, pot=pot, stacks=stacks)
    for _ in range(2 * scene.state.chairs):
        if not folded or scene.state.street or scene.state.phase != "betting":
            break
        choice = menu(scene.state)
        if choice.call and choice.fold:
            folded -= 1
            scene.fold()
        elif choice.bring_in:
            scene.passive()
        else:
            break
    return scene.to_street(street)


def wager(scene: Scene, to: Chips) -> Scene:
    """The player in turn bets or raises to that total.

    Raises FloorRefused, with what he could bet, if he could not.
    """
    try:
        return scene.wager(to)
    except Refused as refused:
        raise FloorRefused(
            Text(
                "A bet of {to} cannot have been made there.",
                "Une mise de {to} n’a pas pu être faite là.",
            ).format(to=amount_text(to)),
            refused.legal,
            refused.rules,
        ) from refused


def least_wager(scene: Scene) -> Chips:
    """The least that the player in turn may bet or raise to.  Raises FloorRefused if he may not."""
    span = menu(scene.state).wager
    if span is None:
        raise FloorRefused(
            Text("No bet or raise is possible there.", "Aucune mise ni relance n’est possible là."),
            Text(
                "Choose another round or structure.",
                "Choisissez un autre tour ou une autre structure.",
            ),
        )
    return span.least


def raised_again(table: TableFacts, answers: Answers) -> Scene:
    """The player in turn has bet before and was raised; his former bet still lies before him."""
    scene = Scene(table).to_street(street_of(table, answers))
    _wagers(scene, answers, "own")
    bettor = scene.state.aggressor
    _wagers(scene, answers, "bet")
    while scene.actor != bettor and scene.state.phase == "betting":
        scene.fold()
    return scene


def _wagers(scene: Scene, answers: Answers, id: str) -> None:
    """The bet that was told, or the possible one that is nearest to the default."""
    amount = answers.amount(id)
    near = 0 if answers.says(id) else usual_wager(scene, amount)
    wager(scene, answers.use(id, near) if near else amount)
