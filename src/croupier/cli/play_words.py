"""What the terminal says to the player: the menu in keys, what happens now, and by which rule."""

from collections.abc import Iterable, Iterator

from croupier.cli.output import joined
from croupier.data import DataError
from croupier.play.betting import may_raise_again
from croupier.play.chopping import may_chop
from croupier.play.drawing import draw_events
from croupier.play.limits import WagerRange, least_full, pot_maximum, street_size
from croupier.play.menu import Menu
from croupier.play.opening import bring_in_due
from croupier.play.refusal import legal_now
from croupier.play.runs import runs_possible
from croupier.play.setup import Chips
from croupier.play.showdown import may_muck
from croupier.play.state import HandState
from croupier.play.turns import next_to_act
from croupier.play.view import View
from croupier.rulebook.catalogue import words_of
from croupier.rulebook.house import RuleId
from croupier.rulebook.tags import rules_of
from croupier.text import Text, amount_text

_NBSP = "\u00a0"

WELCOME = Text(
    "h: what may I do?   q: leave.   A key, then Enter.",
    f"h{_NBSP}: que puis-je faire{_NBSP}?   q{_NBSP}: partir.   Une touche, puis Entrée.",
)
NEXT_HAND = Text("Enter: next hand, q: leave", f"Entrée{_NBSP}: main suivante, q{_NBSP}: partir")
CHOOSE_GAME = Text(
    "You have the button: which game? Its number, or Enter for the first",
    f"Le bouton est à vous{_NBSP}: quelle variante{_NBSP}? Son numéro, ou Entrée pour la première",
)
NO_SUCH_GAME = Text("A number from 1 to {most}.", "Un numéro de 1 à {most}.")
GOODBYE = Text(
    "Hands played: {hands}. Chips: {net}.",
    f"Mains jouées{_NBSP}: {{hands}}. Jetons{_NBSP}: {{net}}.",
)
POT = Text("Pot {amount}", "Pot {amount}")
SIDE_POT = Text("side pot {number}: {amount}", f"pot annexe {{number}}{_NBSP}: {{amount}}")
BOARD = Text("Board", "Tableau")
WHY = Text("Why: ", f"Pourquoi{_NBSP}: ")
WITH = Text("{who}, {amount}: {hand}", f"{{who}}, {{amount}}{_NBSP}: {{hand}}")
COLON = Text(":", f"{_NBSP}:")
FOLDED = Text("folded", "passé")
ALL_IN = Text("all-in", "à tapis")
DREW = Text("drew {count}", "tiré {count}")
HOW_MUCH = Text("To how much in all?", f"À combien en tout{_NBSP}?")
WHICH_CARDS = Text(
    "Name the cards by number, d 1 3 for the first and the third; d 0 keeps all.",
    f"Les cartes se nomment par numéro, d 1 3 pour la première et la troisième{_NBSP}; "
    "d 0 garde tout.",
)
TYPE_A_KEY = Text("Type a key, then Enter.", "Taper une touche, puis Entrée.")
NO_SUCH_KEY = Text("{key} is no key here.", "{key} n’est pas une touche ici.")
NOT_NOW = Text(
    "{key} ({what}) is not possible now.", "{key} ({what}) n’est pas possible maintenant."
)
NO_AMOUNT = Text(
    "{amount} is no amount: chips, min, half, pot or all.",
    f"{{amount}} n’est pas un montant{_NBSP}: des jetons, min, demi, pot ou tapis.",
)

KEYS = {
    "f": Text("fold", "passer"),
    "k": Text("check", "parole"),
    "c": Text("call", "suivre"),
    "r": Text("bet or raise", "miser ou relancer"),
    "i": Text("bring in", "bring-in"),
    "d": Text("draw", "tirer"),
    "s": Text("show", "montrer"),
    "m": Text("muck", "jeter"),
    "x": Text("take the blinds back", "reprendre les blindes"),
    "p": Text("play on", "jouer"),
    "t": Text("times the rest is dealt", "nombre de fois que la suite est tirée"),
    "h": Text("help", "aide"),
    "q": Text("leave", "partir"),
}
"""What each key does."""

_MOST_CITED = 6
"""So many articles, those of the highest book first, are enough for a hint."""

_WAGERS = {
    "bet": Text("bet", "miser"),
    "open": Text("open for", "ouvrir à"),
    "raise": Text("raise to", "relancer à"),
    "complete": Text("complete to", "compléter à"),
}
_PRESETS = {
    "min": Text("min", "min"),
    "half": Text("half pot", "demi-pot"),
    "pot": Text("pot", "pot"),
    "all": Text("all-in", "tapis"),
}
_THROW = Text("d throw {most} by number", "d jeter {most} par numéro")
_DRAW = Text(
    "d draw up to {most}, by number (d 0: none)",
    f"d tirer jusqu’à {{most}}, par numéro (d 0{_NBSP}: aucune)",
)
_TIMES = Text("t 1 to t {most} times the rest is dealt", "t 1 à t {most} fois la suite")


def wager_total(name: str, seen: View, wager: WagerRange) -> Chips:
    """The total of a size by name (min, half, pot, all), as near to it as may be bet."""
    if name in ("min", "all"):
        return wager.least if name == "min" else wager.most
    pot = seen.pot + seen.menu.call
    total = seen.bet_to + (pot if name == "pot" else pot // 2)
    total -= total % wager.step
    return min(max(total, wager.least), wager.most)


def _sizes(seen: View, wager: WagerRange) -> Iterator[Text]:
    """The sizes that have a name, each total once."""
    me = seen.seats[seen.viewer - 1]
    named = {name: wager_total(name, seen, wager) for name in ("min", "half", "pot")}
    if wager.most == me.bet + me.stack:
        named["all"] = wager.most
    by_total = {total: name for name, total in reversed(named.items())}
    if "all" in named:
        by_total[wager.most] = "all"
    for total in sorted(by_total):
        name = _PRESETS[by_total[total]]
        yield joined((name, amount_text(total)), " ")


def menu_words(seen: View) -> Text:
    """The menu in keys."""
    return joined((*_menu_parts(seen), *(_key(key) for key in "hq")), "   ")


def _menu_parts(seen: View) -> Iterator[Text]:
    options = seen.menu
    if options.draw is not None:
        text = _THROW if options.draw_least == options.draw else _DRAW
        yield text.format(most=options.draw)
    if options.runs:
        yield _TIMES.format(most=options.runs)
    for key, offered in (
        ("x", options.chop),
        ("p", options.decline),
        ("s", options.show),
        ("m", options.muck),
        ("f", options.fold),
        ("k", options.check),
    ):
        if offered:
            yield _key(key)
    if options.call:
        yield _with_amount("c", options.call)
    if options.bring_in:
        yield _with_amount("i", options.bring_in)
    if options.wager is not None:
        yield _wager_words(seen, options.wager)


def _key(key: str) -> Text:
    return Text(f"{key} {KEYS[key].en}", f"{key} {KEYS[key].fr}")


def _with_amount(key: str, amount: Chips) -> Text:
    return joined((_key(key), amount_text(amount)), " ")


def _wager_words(seen: View, wager: WagerRange) -> Text:
    verb = _WAGERS[wager.kind]
    key = "b" if wager.kind in ("bet", "open") else "r"
    head = Text(f"{key} {verb.en} ", f"{key} {verb.fr} ")
    if wager.choices:
        return joined((head, joined(map(amount_text, wager.choices), " / ")), "")
    bounds = dict.fromkeys((wager.least, wager.most))
    named = joined(_sizes(seen, wager), " · ")
    return joined(
        (head, joined(map(amount_text, bounds), "-"), Text(f" ({named.en})", f" ({named.fr})")), ""
    )


_SITUATIONS = {
    "betting": Text("{street}: betting.", f"{{street}}{_NBSP}: enchères."),
    "discarding": Text(
        "{street}: throw cards away; the dealer replaces them.",
        f"{{street}}{_NBSP}: écartez des cartes, le donneur les remplace.",
    ),
    "throwing": Text(
        "{street}: everybody throws cards away and gets none back.",
        f"{{street}}{_NBSP}: chacun jette des cartes et n’en reçoit pas.",
    ),
    "showing": Text(
        "Showdown: hands are shown in turn; a beaten one may be thrown away unseen.",
        f"Abattage{_NBSP}: on montre à tour de rôle{_NBSP}; une main battue peut être jetée.",
    ),
    "agreeing": Text(
        "All-in: the cards to come may be dealt several times, if all agree.",
        f"Tapis{_NBSP}: la suite peut être tirée plusieurs fois, si tous sont d’accord.",
    ),
    "chopping": Text(
        "The blinds may both be taken back.", "Les deux blindes peuvent être reprises."
    ),
}
_PRICE = Text(
    "{call} to call for a pot of {pot}: it pays if you win more than {odds} % of the time.",
    f"{{call}} à suivre pour un pot de {{pot}}{_NBSP}: rentable en gagnant plus de "
    f"{{odds}}{_NBSP}% du temps.",
)


def hint(state: HandState, seen: View) -> tuple[Text, ...]:
    """What happens now, what is legal, and the articles that say so."""
    options = seen.menu
    phase = "throwing" if options.draw_least else state.phase
    title = state.game.streets[state.street].title
    lines = [_SITUATIONS.get(phase, _SITUATIONS["betting"]).format(street=title)]
    if options.call:
        odds = round(100 * options.call / (seen.pot + options.call))
        lines.append(
            _PRICE.format(call=amount_text(options.call), pot=amount_text(seen.pot), odds=odds)
        )
    lines.append(legal_now(options))
    cited = dict.fromkeys(state.setup.house.cite(_rules(state, options)))
    return (*lines, *_cited([*cited][:_MOST_CITED]))


def _rules(state: HandState, options: Menu) -> tuple[str, ...]:
    """The articles behind what the menu offers."""
    for offered, function in (
        (options.draw is not None, draw_events),
        (options.runs, runs_possible),
        (options.decline, may_chop),
        (options.show, may_muck),
    ):
        if offered:
            return rules_of(function)
    found = rules_of(bring_in_due) if options.bring_in else rules_of(next_to_act)
    if options.wager is None:
        return (*found, *rules_of(may_raise_again)) if options.call else found
    if options.wager.choices:
        return (*found, *rules_of(street_size))
    by_pot = rules_of(pot_maximum) if state.stakes.structure == "pot" else ()
    return (*found, *rules_of(least_full), *by_pot)


def _cited(rules: Iterable[RuleId]) -> Iterator[Text]:
    """Articles: with a title where the catalogue has it, the others by their ids in one line."""
    bare = []
    for one in rules:
        title = _title(one)
        if title is None:
            bare.append(one)
        else:
            yield Text(f"{one}: {title.en}", f"{one}{_NBSP}: {title.fr}")
    if bare:
        yield Text(f"({', '.join(bare)})", f"({', '.join(bare)})")


def _title(id: RuleId) -> Text | None:
    try:
        return words_of(id).title
    except DataError:
        return None
