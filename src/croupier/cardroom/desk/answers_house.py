"""Answers about the house: who may come in, files, disputes, decks, notices."""

from typing import TYPE_CHECKING, Any, get_args

from croupier.cardroom import decks, disputes, notices
from croupier.cardroom.cases import open_case
from croupier.cardroom.conduct import shortage
from croupier.cardroom.deciding import refused, table_known
from croupier.cardroom.desk.asking import Asked, joined
from croupier.cardroom.desk.fold_known import UNKNOWN
from croupier.cardroom.desk.state import DeskTable, Ended
from croupier.cardroom.people import may_join
from croupier.table.why import RoomRefused, Why

if TYPE_CHECKING:
    from croupier.cardroom.desk import questions as q

_DECKS = ("rrop3:2.procedures.21", "tda:26")
_DISPUTE = ("rrop3:2.decisions.5a", "tda:22")


def may_come_in(asked: Asked, question: "q.MayJoin") -> Why:
    """Whether nothing in his file keeps somebody out; RoomRefused if something does."""
    return may_join(asked.desk.files, asked.rules, question.player, asked.at, "list")


def case_of(asked: Asked, question: "q.CaseOf") -> Why:
    """A breach as the floor sees it before it chooses."""
    entry = asked.desk.files.entry(question.number)
    known = asked.desk.known.get(entry.person, UNKNOWN) if entry else UNKNOWN
    case = open_case(asked.desk.files, asked.rules, question.number, known)
    return joined(
        case.why,
        person=case.entry.person,
        breach=case.entry.breach,
        closed=case.closed,
        hands_to_miss=_to_miss(asked, case.entry.person),
        earlier=tuple((one.number, one.breach, one.at) for one in case.earlier),
        sanctioned=tuple((one.number, one.kind, one.at) for one in case.sanctioned),
    )


def _to_miss(asked: Asked, person: str) -> int:
    """How many hands he is still to miss, at whatever table."""
    return sum(table.missing.get(person, 0) for table in asked.desk.tables.values())


def dispute_of(asked: Asked, question: "q.DisputeOf") -> Why:
    """Whether the result of a hand may still be disputed; RoomRefused if it is too late.

    The next hand begins with its first sign; where the desk alone deals, when it was started.
    """
    table_known(asked.rules, asked.room, question.table)
    kept = asked.table(question.table)
    hand = _ended(kept, question.hand)
    if hand is None or question.what not in get_args(disputes.Disputed):
        words = ", ".join(get_args(disputes.Disputed))
        raise refused(
            asked.rules,
            _DISPUTE,
            ("There is nothing to dispute.", "Il n’y a rien à contester."),
            (
                f"After one of the last two hands: {words}.",
                f"Après l’une des deux dernières mains\u00a0: {words}.",
            ),
        )
    start = disputes.hand_start(asked.rules, _signs(question))
    following = kept.last if hand is kept.before else None
    next_hand = following or kept.hand
    began = start.at if start else (next_hand.since if next_hand else None)
    acts = [disputes.Acted(asked.at, chips) for chips in question.acted]
    after = disputes.After(
        hand.at,
        began,
        disputes.substantial_at(acts),
        in_break=question.in_break,
        next_over=following.at if following else None,
    )
    what: Any = question.what
    found = disputes.may_dispute(asked.rules, what, asked.at, after)
    return joined(found, *((start.why,) if start else ()), hand=hand.number)


def _ended(kept: DeskTable, number: int) -> Ended | None:
    """The hand of that *number* if the desk still has it; the last one for 0."""
    known = [hand for hand in (kept.last, kept.before) if hand]
    return next((hand for hand in known if number in (0, hand.number)), None)


def _signs(question: "q.DisputeOf") -> list[disputes.Seen]:
    known = get_args(disputes.Sign)
    return [disputes.Seen(sign, at) for sign, at in question.seen.items() if sign in known]  # type: ignore[arg-type]


def deck_of(asked: Asked, question: "q.DeckOf") -> Why:
    """Whether the deck of a table may be changed; RoomRefused if not."""
    table = table_known(asked.rules, asked.room, question.table)
    if question.occasion not in get_args(decks.Occasion):
        words = ", ".join(get_args(decks.Occasion))
        raise refused(
            asked.rules,
            _DECKS,
            ("That is no occasion to change decks.", "Ce n’est pas une occasion de changer."),
            (f"Occasions: {words}.", f"Occasions\u00a0: {words}."),
        )
    now = decks.Moment(asked.room.hand_of(table.id) + 1, asked.at, len(table.sitters))
    occasion: Any = question.occasion
    return decks.may_change(asked.rules, asked.table(table.id).decks, occasion, now)


def pot_short(asked: Asked, question: "q.PotShort") -> Why:
    """What a pot that was splashed lacks is asked of who did it."""
    _, sitter = asked.place(question.player)
    short, why = shortage(question.expected, question.counted, sitter.seat)
    return joined(why, asked_of=question.player if short else "")


def notice_of(asked: Asked, question: "q.NoticeOf") -> Why:
    """A notice of the house with the rules it shows; of smoking also the seats without smoke."""
    made = {
        "conduct": notices.code_of_conduct,
        "languages": notices.languages_notice,
        "smoking": notices.smoking_notice,
    }.get(question.about)
    if made is None:
        raise _no_notice(asked)
    notice = made(asked.rules)
    shows = tuple(rule.id for rule in notice.shows)
    table = asked.room.table(question.table)
    if table is None:
        return Why(notice.text, notice.why.rules, {**notice.why.facts, "shows": shows})
    seats = notices.non_smoking_seats(asked.rules, table.size)
    facts = {**notice.why.facts, "shows": shows, "non_smoking_seats": seats}
    return Why(notice.text, notice.why.rules, facts)


def _no_notice(asked: Asked) -> RoomRefused:
    return refused(
        asked.rules,
        ("rrop3:1.conduct.0",),
        ("There is no such notice.", "Cet avis n’existe pas."),
        ("Ask for conduct, languages or smoking.", "Demandez conduct, languages ou smoking."),
    )


def ask_the_journal(asked: Asked, question: "q.WhyHappened") -> Why:
    """A desk by itself does not know its history."""
    raise refused(
        asked.rules,
        ("house:ledger.correction",),
        (
            f"Fact {question.seq} stands in the journal.",
            f"Le fait {question.seq} figure au journal.",
        ),
        ("Ask the desk that keeps it.", "Demandez à l’accueil qui le tient."),
    )
