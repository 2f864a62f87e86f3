"""The figures of an evening in a card room, as tables for a terminal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from croupier.data import DataError
from croupier.rulebook.catalogue import words_of
from croupier.service.evening import Figures, Plan
from croupier.service.evening.figures import OfGame
from croupier.service.evening.occupancy import HalfHour
from croupier.text import Language, Text, amount_text

_MINUTE = 60
_DAY = 24 * 60 * _MINUTE
_BAR = 40
_MOST_RULES = 10
_NONE = Text("–", "–")

_HEADLINE = Text(
    "{house} – players: {players}, tables: {tables}, hours: {hours}, seed: {seed}",
    "{house} – joueurs\u00a0: {players}, tables\u00a0: {tables}, heures\u00a0: {hours}, "
    "graine\u00a0: {seed}",
)
_WAITS = Text("Waiting lists", "Listes d’attente")
_WAIT_HEADS = (
    Text("game", "partie"),
    Text("seated", "assis"),
    Text("median", "médiane"),
    Text("90 %", "90\u00a0%"),
    Text("longest", "plus longue"),
    Text("gave up", "ont renoncé"),
    Text("tables opened", "tables ouvertes"),
    Text("seats filled", "sièges occupés"),
)
_TABLES = Text("Tables", "Tables")
_TABLE_HEADS = (
    Text("table", "table"),
    Text("games", "parties"),
    Text("open", "ouverte"),
    Text("hands", "mains"),
    Text("an hour", "par heure"),
    Text("seats filled", "sièges occupés"),
)
_SEATS = Text("Seats, by half hour", "Sièges, par demi-heure")
_SEAT_HEADS = (
    Text("from", "de"),
    Text("seats", "sièges"),
    Text("seated", "assis"),
    Text("waiting", "attendent"),
    Text("hands", "mains"),
    Text("█ seated  ░ waiting", "█ assis  ░ attendent"),
)
_MONEY = Text("Money", "Argent")
_MONEY_HEADS = (
    Text("game", "partie"),
    Text("hands", "mains"),
    Text("rake", "prélèvement"),
    Text("time charge", "forfait horaire"),
    Text("buy-ins", "caves"),
    Text("re-buys", "recaves"),
    Text("top-ups", "compléments"),
    Text("bought", "achetés"),
    Text("cashed in", "encaissés"),
)
_ALL = Text("all", "total")
_PEOPLE = Text("People and seats", "Joueurs et sièges")
_COUNTS = (
    ("people", "came", Text("people who came", "joueurs venus")),
    ("people", "sat", Text("of them sat down", "dont assis")),
    ("people", "calls", Text("calls to a seat", "appels à un siège")),
    ("people", "calls_in_vain", Text("calls that came to nothing", "appels sans suite")),
    ("people", "seats_locked", Text("seats kept", "sièges gardés")),
    ("people", "absences", Text("absences", "absences")),
    ("people", "third_away", Text("of them the third at a table", "dont un troisième à sa table")),
    ("people", "picked_up", Text("chips picked up", "jetons ramassés")),
    ("people", "dealers_pushed", Text("dealers pushed", "relèves de croupier")),
    ("people", "decks_changed", Text("decks changed", "jeux changés")),
    ("moves", "must_move", Text("must-moves", "transferts obligatoires")),
    ("moves", "refused_move", Text("must-moves refused", "transferts refusés")),
    ("moves", "transfer", Text("changes of table", "changements de table")),
    ("moves", "within_table", Text("changes of seat", "changements de siège")),
    ("moves", "tables_broken", Text("tables broken", "tables fermées par tirage")),
    ("moves", "table_broken", Text("moves from broken tables", "passages depuis ces tables")),
    ("moves", "other_game", Text("moves to another game", "passages à une autre partie")),
)
_REFUSALS = Text(
    "Refusals: {count}; the articles cited most",
    "Refus\u00a0: {count}\u00a0; les articles les plus cités",
)
_BROKEN = Text("What must never be: {what}", "Ce qui ne doit jamais être\u00a0: {what}")
_LAST = Text(
    "hands: {hands}, facts: {facts}, postings: {postings}, left on the tables: {on_tables}, "
    "{seconds} s; ledger {ledger}",
    "mains\u00a0: {hands}, faits\u00a0: {facts}, écritures\u00a0: {postings}, restés sur les "
    "tables\u00a0: {on_tables}, {seconds}\u00a0s\u00a0; ledger {ledger}",
)


@dataclass(frozen=True, slots=True)
class Report:
    """An evening that is over: what was planned, what came of it, and how long it took."""

    plan: Plan
    figures: Figures
    broken: tuple[str, ...]
    seconds: float


def print_report(report: Report, console: Console, tongue: Language) -> None:
    """Everything, the ledger in the last line."""
    plan = report.plan
    headline = _HEADLINE.format(
        players=plan.asked.players,
        tables=plan.asked.tables,
        hours=plan.asked.hours,
        house=plan.rules.title,
        seed=str(plan.asked.seed),
    )
    console.print(f"[bold]{escape(headline.in_language(tongue))}[/bold]")
    pages = (_waits(report), _seats(report), _tables(report), _money(report), _people(report))
    for title, heads, rows in (*pages, _refusals(report)):
        console.print()
        console.print(f"[bold]{escape(title.in_language(tongue))}[/bold]")
        console.print(_table(heads, rows, tongue))
    console.print()
    for broken in report.broken:
        console.print(_BROKEN.format(what=broken).in_language(tongue), style="red", markup=False)
    console.print(last_line(report).in_language(tongue), markup=False)


def last_line(report: Report) -> Text:
    """What the evening came to in one line, with what the balances of the ledger add up to."""
    figures = report.figures
    return _LAST.format(
        hands=amount_text(figures.hands),
        facts=amount_text(figures.facts),
        postings=amount_text(figures.postings),
        on_tables=amount_text(figures.on_tables),
        seconds=_decimal(report.seconds),
        ledger=str(figures.balances),
    )


Page = tuple[Text, Sequence[Text], list[tuple[Text | str, ...]]]


def _table(heads: Sequence[Text], rows: Iterable[tuple[Text | str, ...]], to: Language) -> Table:
    table = Table(box=None, pad_edge=False, show_header=any(head.en for head in heads))
    for number, head in enumerate(heads):
        words = head.in_language(to)
        drawn = not words or words.startswith("█")
        table.add_column(words, justify="left" if number == 0 or drawn else "right", no_wrap=True)
    for row in rows:
        table.add_row(*(escape(_in(cell, to)) for cell in row))
    return table


def _in(cell: Text | str, tongue: Language) -> str:
    return cell.in_language(tongue) if isinstance(cell, Text) else cell


def _waits(report: Report) -> Page:
    return _WAITS, _WAIT_HEADS, [_wait(report.plan, game) for game in report.figures.games]


def _wait(plan: Plan, game: OfGame) -> tuple[Text | str, ...]:
    waited = game.waited
    times = (waited.median, waited.ninety, waited.longest)
    return (
        plan.game(game.id).title,
        amount_text(waited.seated),
        *(_minutes(each) if waited.seated else _NONE for each in times),
        amount_text(waited.gave_up),
        amount_text(game.tables),
        _percent(game.filled),
    )


def _tables(report: Report) -> Page:
    titles = {game.id: game.title for game in report.plan.games}
    rows: list[tuple[Text | str, ...]] = []
    for table in report.figures.tables:
        if not table.games:
            continue
        hours = table.filled.open / (60 * _MINUTE)
        rows.append(
            (
                table.id,
                _listed(titles[game] for game in dict.fromkeys(table.games)),
                _minutes(table.filled.open),
                amount_text(table.hands),
                amount_text(round(table.hands / hours)) if hours else _NONE,
                _percent(table.filled.percent),
            )
        )
    return _TABLES, _TABLE_HEADS, rows


def _seats(report: Report) -> Page:
    halves = report.figures.half_hours
    most = max((half.seated + half.waiting for half in halves), default=0) or 1
    return _SEATS, _SEAT_HEADS, [_half(half, _BAR / max(most, _BAR)) for half in halves]


def _half(half: HalfHour, scale: float) -> tuple[Text | str, ...]:
    seated = round(half.seated * scale)
    waiting = round((half.seated + half.waiting) * scale) - seated
    return (
        clock(half.start),
        *(_decimal(each) for each in (half.seats, half.seated, half.waiting)),
        amount_text(half.hands),
        "█" * seated + "░" * waiting,
    )


def _money(report: Report) -> Page:
    titles = {game.id: game.title for game in report.plan.games}
    figures = report.figures
    named = [(titles[game.id], game.hands, game.money) for game in figures.games]
    rows: list[tuple[Text | str, ...]] = []
    for title, hands, money in (*named, (_ALL, figures.hands, figures.money)):
        sums = (
            *(hands, money.rake, money.time, money.buy_ins, money.rebuys),
            *(money.top_ups, money.bought, money.cashed),
        )
        rows.append((title, *map(amount_text, sums)))
    return _MONEY, _MONEY_HEADS, rows


def _people(report: Report) -> Page:
    figures = report.figures
    rows: list[tuple[Text | str, ...]] = [
        (words, amount_text(getattr(getattr(figures, group), name)))
        for group, name, words in _COUNTS
    ]
    return _PEOPLE, (Text("", ""), Text("", "")), rows


def _refusals(report: Report) -> Page:
    figures = report.figures
    title = _REFUSALS.format(count=amount_text(figures.refusals))
    rows: list[tuple[Text | str, ...]] = [
        (rule, amount_text(count), _title_of(rule)) for rule, count in figures.rules[:_MOST_RULES]
    ]
    return title, (Text("", ""), Text("", ""), Text("", "")), rows


def _title_of(rule: str) -> Text | str:
    try:
        return words_of(rule).title
    except DataError:
        return ""


def _listed(texts: Iterable[Text]) -> Text:
    every = tuple(texts)
    return Text(", ".join(text.en for text in every), ", ".join(text.fr for text in every))


def clock(at: int) -> str:
    """A moment of the evening as a clock shows it."""
    minutes = at % _DAY // _MINUTE
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _minutes(seconds: int) -> Text:
    minutes = round(seconds / _MINUTE)
    hours, rest = divmod(minutes, 60)
    if hours:
        return Text(f"{hours} h {rest:02}", f"{hours}\u00a0h\u00a0{rest:02}")
    return Text(f"{rest} min", f"{rest}\u00a0min")


def _percent(part: int) -> Text:
    return Text(f"{part} %", f"{part}\u00a0%")


def _decimal(number: float) -> Text:
    english = f"{number:.1f}"
    return Text(english, english.replace(".", ","))
