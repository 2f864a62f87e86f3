"""What happens when somebody misbehaves: it is logged, the file is looked at, the house answers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from croupier.cardroom import orders as order
from croupier.cardroom.breaches import BREACHES, Breach, Follow
from croupier.cardroom.cases import Case, open_case
from croupier.cardroom.notices import languages_notice
from croupier.cardroom.people import (
    ASK_FLOOR,
    DECIDES,
    NOT_YOURS,
    BreachLogged,
    By,
    Entry,
    Evidence,
    Files,
    Place,
    Sanctioned,
)
from croupier.cardroom.reports import Offender, Report, articles_broken
from croupier.cardroom.sanctions import KINDS, SCALE_RULES, Kind, KindId, barring
from croupier.rulebook.catalogue import rule_of
from croupier.rulebook.house import House, RuleId
from croupier.rulebook.tags import rule
from croupier.table.penalties import hands_of
from croupier.table.why import RoomRefused, Why
from croupier.text import Text

__all__ = [
    "Case",
    "Choice",
    "Decision",
    "complain",
    "log_breach",
    "open_case",
    "sanction",
    "shortage",
]

_DELAYS_SHOWN = 5


@dataclass(frozen=True, slots=True)
class Decision:
    """What is written into the files, what the room has to do, and why."""

    events: tuple[Entry, ...]
    orders: tuple[order.Order, ...]
    why: Why


@dataclass(frozen=True, slots=True)
class Choice:
    """The sanction that was chosen; *players* are those at the table, for penalty rounds.

    *now* is where the offender sits when it is chosen; untold, what is ordered names him alone.
    """

    kind: KindId
    amount: int = 0
    players: int = 0
    now: Place | None = None


@rule(
    "rrop3:1.conduct.1",
    "rrop3:1.conduct.2",
    "rrop3:1.conduct.3",
    "rrop3:1.conduct.4",
    "rrop3:1.conduct.5",
    "rrop3:1.conduct.6",
    "rrop3:1.conduct.7",
    "rrop3:1.conduct.8",
    "rrop3:1.ethics.1",
    "rrop3:1.ethics.2",
    "rrop3:1.ethics.3",
    "rrop3:1.ethics.4",
    "rrop3:1.ethics.5",
    "rrop3:1.ethics.6",
    "rrop3:1.ethics.7",
    "rrop3:1.ethics.8",
    "rrop3:1.ethics.9",
    "rrop3:1.ethics.10",
    "rrop3:2.procedures.17",
    "rrop3:2.procedures.24",
    "rrop3:2.procedures.27",
)
def log_breach(files: Files, house: House, report: Report) -> Decision:
    """Staff log a breach in the file of each offender, and what follows from it is ordered.

    The hand itself goes on as it is, whatever sanction may come; only a weapon bars at once.
    """
    breach = BREACHES[report.breach]
    if report.by.role not in breach.logged_by:
        raise RoomRefused(_NOT_LOGGED_BY, ASK_FLOOR, house.cite(breach.rules))
    rules = articles_broken(house, report)
    events: list[Entry] = []
    orders: list[order.Order] = []
    for who in report.people:
        logged = _entry(files.next_number + len(events), report, who, rules)
        events.append(logged)
        orders += _follows(house, breach, report, who, rules)
        if "bar" in breach.follows:
            barred = _barred(house, breach, logged)
            events.append(barred)
            orders += _orders_of(barred, logged.place, logged.place.event)
    facts = {
        "people": tuple(who.person for who in report.people),
        "table": report.place.table,
        "hand": report.place.hand,
        "by": report.by.name,
    }
    return Decision(tuple(events), tuple(orders), Why(rule_of(rules[0]).gist, rules, facts))


@rule("rrop3:1.conduct.4", "rrop3:1.conduct.1")
def complain(files: Files, house: House, report: Report) -> Decision:
    """Anybody may complain; it is kept in the file until the house has ruled, and costs nothing."""
    rules = articles_broken(house, report)
    events = tuple(
        _entry(files.next_number + index, report, who, rules, complaint=True)
        for index, who in enumerate(report.people)
    )
    people = tuple(who.person for who in report.people)
    return Decision(events, (), Why(_KEPT, rules, {"people": people, "by": report.by.name}))


@rule("rrop3:1.conduct.0", "rrop3:1.ethics.0")
def sanction(
    files: Files, house: House, number: int, choice: Choice, by: By, at: int, note: str = ""
) -> Decision:
    """The house answers a breach with one of the sanctions it offers, which takes effect at once.

    Who leaves his seat does so after the hand; whoever may not come in loses his places on lists.
    """
    case = open_case(files, house, number)
    rules = house.cite((*case.entry.rules, *SCALE_RULES[BREACHES[case.entry.breach].group]))
    if by.role not in DECIDES:
        raise RoomRefused(NOT_YOURS, ASK_FLOOR, rules)
    if case.closed:
        raise RoomRefused(_CLOSED.format(number=number), _CORRECT_FIRST, rules)
    kind = KINDS[choice.kind]
    if kind not in case.offered:
        names = _listed(case.offered)
        raise RoomRefused(_NOT_OFFERED.format(name=kind.name), _OFFERED.format(list=names), rules)
    if bool(kind.measure) != (choice.amount > 0) or choice.amount < 0:
        text = _NEEDS_NUMBER if kind.measure else _TAKES_NO_NUMBER
        raise RoomRefused(text.format(name=kind.name), _SAY_NUMBER[kind.measure], rules)
    if kind.measure == "rounds" and choice.players < 1:
        raise RoomRefused(_NO_PLAYERS, _SAY_PLAYERS, rules)
    event = _sanctioned(case.entry, files.next_number, choice, rules, by, at, note)
    facts = {
        "person": event.person,
        "breach": number,
        "kind": event.kind,
        "amount": event.amount,
        "until": event.until,
        "hands": event.hands,
        "earlier": len(case.earlier),
    }
    text = _ANSWERED.format(name=kind.name)
    orders = tuple(_orders_of(event, choice.now, case.entry.place.event))
    return Decision((event,), orders, Why(text, rules, facts))


@rule("rrop3:1.ethics.2")
def shortage(expected: int, counted: int, seat: int) -> tuple[int, Why]:
    """What a counted pot lacks is asked of the player who splashed it; nothing if it is right."""
    short = max(0, expected - counted)
    facts = {"expected": expected, "counted": counted, "seat": seat, "short": short}
    return short, Why(_SHORT if short else _POT_RIGHT, ("rrop3:1.ethics.2",), facts)


def _entry(
    number: int,
    report: Report,
    who: Offender,
    rules: tuple[RuleId, ...],
    *,
    complaint: bool = False,
) -> BreachLogged:
    place = report.place
    return BreachLogged(
        number=number,
        person=who.person,
        at=report.at,
        by=report.by,
        rules=rules,
        place=Place(place.table, place.hand, who.seat, place.event),
        note=report.note,
        breach=report.breach,
        complaint=complaint,
        evidence=_attached(BREACHES[report.breach], report),
    )


def _attached(breach: Breach, report: Report) -> tuple[Evidence, ...]:
    table = report.place.table
    if breach.attached == "hand_history":
        return (Evidence("hand_history", table, report.place.hand),)
    if breach.attached == "delays":
        last = report.facts.delays[-_DELAYS_SHOWN:]
        return tuple(Evidence("delay", table, one.hand, one.seconds) for one in last)
    return ()


def _sanctioned(
    breach: BreachLogged,
    number: int,
    choice: Choice,
    rules: tuple[RuleId, ...],
    by: By,
    at: int,
    note: str = "",
) -> Sanctioned:
    measure = KINDS[choice.kind].measure
    return Sanctioned(
        number=number,
        person=breach.person,
        at=at,
        by=by,
        rules=rules,
        place=breach.place,
        note=note,
        answers=breach.number,
        kind=choice.kind,
        amount=choice.amount,
        until=at + choice.amount if measure == "seconds" else 0,
        hands=hands_of(choice.kind, choice.amount, choice.players),
    )


def _barred(house: House, breach: Breach, logged: BreachLogged) -> Sanctioned:
    kind = barring(house, breach.group)
    rules = house.cite((*logged.rules, *SCALE_RULES[breach.group]))
    return _sanctioned(logged, logged.number + 1, Choice(kind.id), rules, logged.by, logged.at)


def _orders_of(event: Sanctioned, now: Place | None, tournament: str) -> Iterator[order.Order]:
    kind, who = KINDS[event.kind], event.person
    if kind.leaves:
        yield from _leaving(who, now, tournament)
    if kind.away in ("until_lifted", "until_time"):
        yield order.PlacesToDelete(who)
    if event.hands:
        table, seat = (now.table, now.seat) if now else ("", 0)
        yield order.HandsToMiss(who, table, seat, event.hands)
    if kind.id == "mute":
        yield order.SpeechToMute(who, event.until)


def _leaving(person: str, now: Place | None, tournament: str) -> Iterator[order.Order]:
    """Nobody without a seat has one to leave, and the chips of a tournament are no money."""
    if now is not None and not now.seat:
        return
    table, seat = (now.table, now.seat) if now else ("", 0)
    yield order.SeatToVacate(person, table, seat)
    if not tournament:
        yield order.ChipsToCashOut(person, table, seat)


def _follows(
    house: House, breach: Breach, report: Report, who: Offender, rules: tuple[RuleId, ...]
) -> Iterator[order.Order]:
    for follow in breach.follows:
        made = _FOLLOWS.get(follow)
        if made is not None:
            yield made(report, who)
        elif follow == "leave_table":
            now = Place(report.place.table, 0, who.seat)
            yield from _leaving(who.person, now, report.place.event)
        elif follow == "notice":
            yield _notice(house, report, who, rules)


def _notice(
    house: House, report: Report, who: Offender, rules: tuple[RuleId, ...]
) -> order.NoticeToShow:
    spoken = report.breach == "other_language"
    text = languages_notice(house).text if spoken else rule_of(rules[0]).gist
    return order.NoticeToShow(who.person, report.place.table, who.seat, text, rules)


def _left(left: order.Left) -> Callable[[Report, Offender], order.Order]:
    def made(report: Report, who: Offender) -> order.Order:
        seat = report.facts.other_seat if left == "free_to_show" else who.seat
        return order.HandToLeave(report.place.table, report.place.hand, seat, left)

    return made


def _pot(report: Report, who: Offender) -> order.Order:
    expected = report.facts.pot + report.facts.owed
    return order.PotToCount(report.place.table, report.place.hand, who.seat, expected)


_FOLLOWS: Mapping[Follow, Callable[[Report, Offender], order.Order]] = {
    "flag_deck": lambda report, _who: order.DeckToFlag(report.place.table, report.facts.card),
    "count_pot": _pot,
    "retrieve_cards": lambda report, who: order.CardsToRetrieve(
        report.place.table, report.place.hand, who.seat
    ),
    "rule_apart": lambda report, who: order.RulingToMake(
        report.place.table, report.place.hand, who.seat, _OUT_OF_TURN
    ),
    "hand_live": _left("live"),
    "hand_folded": _left("folded"),
    "hand_unchanged": _left("unchanged"),
    "hand_free": _left("free_to_show"),
}

_OUT_OF_TURN: tuple[RuleId, ...] = ("rrop3:3.bets.10a", "rrop3:3.bets.10b")


def _listed(kinds: Sequence[Kind]) -> Text:
    return Text(
        ", ".join(kind.name.en for kind in kinds), ", ".join(kind.name.fr for kind in kinds)
    )


_NOT_LOGGED_BY = Text(
    "This is not for a player or the dealer to log.",
    "Ce n’est ni à un joueur ni au croupier de consigner cela.",
)
_KEPT = Text("The complaint is kept in the file.", "La plainte est gardée au dossier.")
_NOT_OFFERED = Text(
    "This house does not answer this breach by: {name}.",
    "Cette maison ne répond pas à cette infraction par\u00a0: {name}.",
)
_OFFERED = Text("It offers: {list}.", "Elle propose\u00a0: {list}.")
_CLOSED = Text("Case {number} is closed.", "Le dossier {number} est clos.")
_CORRECT_FIRST = Text(
    "Correct the entry that closed it first.", "Corriger d’abord l’entrée qui l’a clos."
)
_NEEDS_NUMBER = Text("A number is missing: {name}.", "Il manque un nombre\u00a0: {name}.")
_TAKES_NO_NUMBER = Text(
    "This takes no number: {name}.", "Cela se choisit sans nombre\u00a0: {name}."
)
_SAY_NUMBER = {
    "": Text("Choose it alone.", "Choisir la sanction seule."),
    "seconds": Text("Say for how many seconds.", "Dire pour combien de secondes."),
    "hands": Text("Say how many hands.", "Dire combien de mains."),
    "rounds": Text("Say how many rounds.", "Dire combien de tours."),
}
_NO_PLAYERS = Text(
    "Penalty rounds count the players at the table.",
    "Les tours de pénalité comptent les joueurs à la table.",
)
_SAY_PLAYERS = Text(
    "Say how many there are, the offender included.",
    "Dire combien ils sont, le fautif compris.",
)
_ANSWERED = Text("The house answers by: {name}.", "La maison répond par\u00a0: {name}.")
_SHORT = Text(
    "The pot is short; the chips missing are asked of the player who splashed it.",
    "Il manque des jetons au pot\u00a0; ils sont demandés au joueur qui l’a éclaboussé.",
)
_POT_RIGHT = Text("The pot holds what it should.", "Le pot contient ce qu’il doit.")
