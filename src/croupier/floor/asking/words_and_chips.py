"""Stories of words and chips: what a player in turn said or pushed, and what it binds him to."""

from dataclasses import replace

from croupier.floor.asking.facing import (
    BEFORE,
    BET,
    POT,
    ROUND,
    faced,
    least_wager,
    raised_again,
)
from croupier.floor.asking.from_the_blinds import BLIND, raised_blind, scene_in_turn
from croupier.floor.asking.question import (
    Answers,
    Category,
    Choice,
    Question,
    Story,
    Told,
    yes_no,
)
from croupier.floor.asking.scene import TableFacts
from croupier.floor.words.gestures import (
    ActedBeforeAmount,
    CallMisinformed,
    ChipsAdded,
    ChipsBack,
    ChipsForward,
    Said,
    Tapped,
    WordsWhen,
)
from croupier.text import Text

_ID = "words_and_chips"


def _one_chip(table: TableFacts, answers: Answers) -> Told:
    scene = scene_in_turn(table, answers, pot=True)
    return Told(scene, ChipsForward(scene.actor, ((answers.amount("chip"),),)))


def _several_chips(table: TableFacts, answers: Answers) -> Told:
    scene = scene_in_turn(table, answers, raised=answers.amount("before"))
    released = answers.yes("released")
    return Told(scene, ChipsForward(scene.actor, answers.motions("chips"), released=released))


def _several_motions(table: TableFacts, answers: Answers) -> Told:
    scene = scene_in_turn(table, answers)
    said = answers.choice("said")
    words = {"nothing": "", "raise": "raise", "total": f"raise to {answers.amount('total')}"}[said]
    when: WordsWhen = "before" if words else "none"
    rested = said != "raise" or answers.yes("rested")
    return Told(
        scene,
        ChipsForward(scene.actor, answers.motions("chips"), words, when, hands_rested=rested),
    )


def _said(table: TableFacts, answers: Answers) -> Told:
    before, stack = answers.amount("before"), answers.amount("stack")
    scene = scene_in_turn(table, answers, pot=True, stack=stack, raised=before)
    return Told(scene, Said(scene.actor, answers.text("words")))


def _words_and_chips(table: TableFacts, answers: Answers) -> Told:
    scene = scene_in_turn(table, answers)
    when: WordsWhen = {"words": "before", "chips": "after", "together": "with"}[  # type: ignore[assignment]
        answers.choice("order")
    ]
    return Told(
        scene,
        ChipsForward(scene.actor, answers.motions("chips"), answers.text("words"), when),
    )


def _too_little(table: TableFacts, answers: Answers) -> Told:
    scene = scene_in_turn(table, answers)
    return Told(
        scene,
        ChipsForward(
            scene.actor,
            answers.motions("chips"),
            aware=answers.yes("aware"),
            acted_behind=answers.yes("behind"),
        ),
    )


def _old_bet_back(table: TableFacts, answers: Answers) -> Told:
    scene = raised_blind(table, answers) or raised_again(table, answers)
    lying = scene.state.bets[scene.actor]
    return Told(scene, ChipsBack(scene.actor, answers.amount("back") or lying))


def _old_bet_added(table: TableFacts, answers: Answers) -> Told:
    scene = raised_blind(table, answers) or raised_again(table, answers)
    chips = tuple(chip for motion in answers.motions("chips") for chip in motion)
    return Told(scene, ChipsAdded(scene.actor, chips))


def _wrong_amount_told(table: TableFacts, answers: Answers) -> Told:
    scene = faced(table, answers, stack=answers.amount("stack"))
    put_in = answers.amount("put_in")
    told = CallMisinformed(scene.actor, answers.amount("told"), put_in, said_call=not put_in)
    return Told(scene, told)


def _tapped(table: TableFacts, answers: Answers) -> Told:
    scene = scene_in_turn(table, answers)
    return Told(scene, Tapped(scene.actor, aware=answers.yes("aware")))


def _call_too_early(table: TableFacts, answers: Answers) -> Told:
    scene = faced(table, answers)
    bettor = scene.actor
    least_wager(scene)
    caller = bettor % scene.state.chairs + 1
    return Told(scene, ActedBeforeAmount(caller, bettor, answers.amount("amount")))


def _may_be_raised(table: TableFacts) -> bool:
    """Whether somebody who has bet can be raised: not where one bet is all there is."""
    return table.players > 2  # noqa: PLR2004 - one who bets, one who raises him


_CHIPS = Question("chips", Text("Chips pushed", "Jetons poussés"), "chips", "10 10 5")
_AWARE = yes_no(
    "aware",
    Text("Did he know of the bet or raise?", "Avait-il vu la mise ou la relance\u00a0?"),
    default=True,
)
_BEHIND = yes_no(
    "behind",
    Text("Has anybody acted behind him?", "Quelqu’un a-t-il agi derrière lui\u00a0?"),
    default=False,
)
_OWN = Question(
    "own", Text("His former bet, or his blind", "Sa mise d’avant, ou sa blinde"), "amount", "20"
)
_NO_BET = Question("bet", BET.asks, "amount", "0")
_ALL_IN = ("all-in", "all in", "allin", "All-in", "All in", "tapis", "Tapis")
_STACK = Question(
    "stack",
    Text("All he has (0: plenty)", "Tout ce qu’il a (0\u00a0: beaucoup)"),
    "amount",
    "0",
    only_if=(("words", _ALL_IN),),
)
_RAISED = Question("bet", Text("Raised to", "Relancé à"), "amount", "60")

CATEGORY = Category(
    _ID,
    Text("Words and chips", "Annonces et jetons"),
    (
        Story(
            "one_chip",
            _ID,
            Text("One chip, not a word", "Un seul jeton, sans un mot"),
            (
                ROUND,
                BLIND,
                BET,
                Question("chip", Text("Value of the chip", "Valeur du jeton"), "amount", "100"),
                POT,
            ),
            _one_chip,
            Text("single oversized chip silent big chip", "gros jeton unique sans annonce"),
        ),
        Story(
            "several_chips",
            _ID,
            Text("Several chips at once, not a word", "Plusieurs jetons d’un geste, sans un mot"),
            (
                ROUND,
                BLIND,
                BET,
                BEFORE,
                _CHIPS,
                yes_no(
                    "released",
                    Text("Did he let go of them?", "Les a-t-il lâchés\u00a0?"),
                    default=True,
                ),
            ),
            _several_chips,
            Text("multiple chips 50% rule half raise", "plusieurs jetons règle des 50 % relance"),
        ),
        Story(
            "several_motions",
            _ID,
            Text("Chips in several goes (string bet)", "Jetons en plusieurs fois (string bet)"),
            (
                ROUND,
                BLIND,
                BET,
                Question(
                    "chips",
                    Text("Chips, go by go", "Jetons, geste par geste"),
                    "chips",
                    "20 / 40",
                ),
                Question(
                    "said",
                    Text("What did he say first?", "Qu’avait-il dit d’abord\u00a0?"),
                    "choice",
                    "nothing",
                    (
                        Choice("nothing", Text("nothing", "rien")),
                        Choice("raise", Text("“raise”", "«\u00a0relance\u00a0»")),
                        Choice("total", Text("“raise to …”", "«\u00a0relance à …\u00a0»")),
                    ),
                ),
                Question(
                    "total",
                    Text("To what total?", "À quel total\u00a0?"),
                    "amount",
                    "60",
                    (),
                    (("said", ("total",)),),
                ),
                replace(
                    yes_no(
                        "rested",
                        Text(
                            "Have his hands come to rest?", "Ses mains sont-elles au repos\u00a0?"
                        ),
                        default=True,
                    ),
                    only_if=(("said", ("raise",)),),
                ),
            ),
            _several_motions,
            Text("string raise string bet goes back for more", "string bet relance en deux fois"),
        ),
        Story(
            "said",
            _ID,
            Text("He only spoke", "Il a seulement parlé"),
            (
                ROUND,
                BLIND,
                BET,
                Question(
                    "words", Text("What did he say?", "Qu’a-t-il dit\u00a0?"), "words", "raise"
                ),
                BEFORE,
                POT,
                _STACK,
            ),
            _said,
            Text(
                "verbal announcement five ambiguous pot conditional check raise call",
                "annonce verbale ambiguë cinq pot condition si",
            ),
        ),
        Story(
            "words_and_chips",
            _ID,
            Text("Words and chips do not agree", "L’annonce et les jetons ne concordent pas"),
            (
                ROUND,
                BLIND,
                BET,
                Question(
                    "words", Text("What did he say?", "Qu’a-t-il dit\u00a0?"), "words", "call"
                ),
                Question("chips", Text("Chips pushed", "Jetons poussés"), "chips", "20 20"),
                Question(
                    "order",
                    Text("What came first?", "Qu’est-ce qui est venu d’abord\u00a0?"),
                    "choice",
                    "words",
                    (
                        Choice("words", Text("the words", "l’annonce")),
                        Choice("chips", Text("the chips", "les jetons")),
                        Choice("together", Text("both at once", "les deux ensemble")),
                    ),
                ),
            ),
            _words_and_chips,
            Text("announced call pushed more", "annonce différente des jetons"),
        ),
        Story(
            "too_little",
            _ID,
            Text("Less than the call, not a word", "Moins que la mise à suivre, sans un mot"),
            (
                ROUND,
                BLIND,
                BET,
                Question("chips", Text("Chips pushed", "Jetons poussés"), "chips", "5"),
                _AWARE,
                _BEHIND,
            ),
            _too_little,
            Text("undercall unaware of the raise", "mise insuffisante pas vu la relance"),
        ),
        Story(
            "old_bet_back",
            _ID,
            Text("Raised, he takes his bet back", "Relancé, il reprend sa mise"),
            (
                ROUND,
                _OWN,
                _RAISED,
                Question(
                    "back", Text("Taken back (0: all)", "Repris (0\u00a0: tout)"), "amount", "0"
                ),
            ),
            _old_bet_back,
            Text("pulls back former bet", "retire ses jetons mise précédente"),
            _may_be_raised,
        ),
        Story(
            "old_bet_added",
            _ID,
            Text("Raised, he adds chips to his bet", "Relancé, il ajoute des jetons à sa mise"),
            (
                ROUND,
                _OWN,
                _RAISED,
                Question("chips", Text("Chips added", "Jetons ajoutés"), "chips", "100"),
            ),
            _old_bet_added,
            Text("prior bet chips in front adds", "mise précédente devant lui ajoute"),
            _may_be_raised,
        ),
        Story(
            "wrong_amount_told",
            _ID,
            Text("He was told a wrong amount", "On lui a dit un montant faux"),
            (
                ROUND,
                Question("bet", Text("The true bet", "La vraie mise"), "amount", "50"),
                Question(
                    "told", Text("The amount he was told", "Le montant annoncé"), "amount", "20"
                ),
                Question(
                    "put_in",
                    Text(
                        "Chips he put in (0: he said call)", "Jetons mis (0\u00a0: il a dit payé)"
                    ),
                    "amount",
                    "0",
                ),
                replace(_STACK, only_if=()),
            ),
            _wrong_amount_told,
            Text("miscount accepted action wrong count call", "mauvais compte montant erroné payé"),
        ),
        Story(
            "tapped",
            _ID,
            Text("He taps the table", "Il tape sur la table"),
            (ROUND, BLIND, _NO_BET, _AWARE),
            _tapped,
            Text("tap check", "tape parole"),
        ),
        Story(
            "call_too_early",
            _ID,
            Text(
                "“Call” before the amount is known",
                "«\u00a0Payé\u00a0» avant que le montant soit connu",
            ),
            (
                ROUND,
                _NO_BET,
                Question(
                    "amount",
                    Text(
                        "The amount named later (0: none yet)",
                        "Le montant dit ensuite (0\u00a0: aucun)",
                    ),
                    "amount",
                    "0",
                ),
            ),
            _call_too_early,
            Text("bet without amount and call", "mise sans montant et payé"),
        ),
    ),
)
"""All of them."""
