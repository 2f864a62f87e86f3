"""The one error of this layer: an action the rules do not allow, and what they would allow."""

from collections.abc import Iterable, Sequence

from croupier.play.limits import WagerRange
from croupier.play.menu import Menu, menu
from croupier.play.state import HandState
from croupier.rulebook.house import RuleId
from croupier.text import Text


class Refused(ValueError):
    """An action was refused; the state is untouched.

    *text* says what and why, *legal* what would do, *rules* the articles in force, highest book
    first, and *menu* all that the actor may do.
    """

    def __init__(self, text: Text, legal: Text, rules: tuple[RuleId, ...], options: Menu) -> None:
        """The message in English holds all three parts."""
        cited = f" ({', '.join(rules)})" if rules else ""
        super().__init__(f"{text.en} {legal.en}{cited}")
        self.text = text
        self.legal = legal
        self.rules = rules
        self.menu = options


def refusal(state: HandState, what: Text, rules: Iterable[RuleId]) -> Refused:
    """The refusal of something, with what is legal now and the articles this house follows."""
    options = menu(state)
    return Refused(what, legal_now(options), state.setup.house.cite(rules), options)


def said(value: object) -> str:
    """What somebody asked for, short enough to be repeated to him."""
    try:
        text = repr(value)
    except ValueError:
        return "a number beyond counting"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def legal_now(options: Menu) -> Text:
    """What the actor may do, in words."""
    if not options.seat:
        return Text("Nobody is to act now.", "Personne n’a la parole.")
    parts = _parts(options)
    english = ", ".join(part.en for part in parts)
    french = ", ".join(part.fr for part in parts)
    return Text(
        f"Legal for seat {options.seat}: {english}.",
        f"Permis pour le siège {options.seat} : {french}.",
    )


def _parts(options: Menu) -> Sequence[Text]:
    if options.draw is not None:
        return (_draw_words(options.draw, options.draw_least),)
    if options.runs:
        most = options.runs
        return (Text(f"deal the rest 1 to {most} times", f"tirer la suite de 1 à {most} fois"),)
    words = [text for offered, text in _PLAIN_WORDS if getattr(options, offered)]
    if options.bring_in:
        words.append(Text(f"bring in {options.bring_in}", f"bring-in de {options.bring_in}"))
    if options.call:
        words.append(Text(f"call {options.call}", f"suivre {options.call}"))
    if options.wager:
        words.append(_wager_words(options.wager))
    return words


_PLAIN_WORDS = (
    ("chop", Text("take the blinds back", "reprendre les blindes")),
    ("decline", Text("play on", "jouer")),
    ("show", Text("show", "montrer")),
    ("muck", Text("muck", "jeter")),
    ("fold", Text("fold", "passer")),
    ("check", Text("check", "parole")),
)
"""What the menu offers without an amount, and how it is said."""


def _draw_words(most: int, least: int) -> Text:
    if least == most:
        return Text(f"throw exactly {most}", f"en jeter exactement {most}")
    return Text(f"draw {least} to {most} cards", f"tirer de {least} à {most} cartes")


_LONGEST = 80

_VERBS = {
    "bet": Text("bet", "miser"),
    "open": Text("open for", "ouvrir à"),
    "raise": Text("raise to", "relancer à"),
    "complete": Text("complete to", "compléter à"),
}


def _wager_words(wager: WagerRange) -> Text:
    verb = _VERBS[wager.kind]
    if wager.choices:
        amounts = Text(" or ".join(map(str, wager.choices)), " ou ".join(map(str, wager.choices)))
    elif wager.least == wager.most:
        amounts = Text(str(wager.least), str(wager.least))
    else:
        step = wager.step
        by = Text(f" by {step}", f" de {step} en {step}") if step > 1 else Text("", "")
        return Text(
            f"{verb.en} anything from {wager.least} to {wager.most}{by.en}",
            f"{verb.fr} tout montant de {wager.least} à {wager.most}{by.fr}",
        )
    return Text(f"{verb.en} {amounts.en}", f"{verb.fr} {amounts.fr}")
