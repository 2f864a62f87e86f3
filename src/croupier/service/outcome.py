"""How a hand ended, and why the winners won, as far as the cards a viewer sees can tell."""

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.cards import HIDDEN, Card
from croupier.games import PotShare
from croupier.play.events import Share, Viewer
from croupier.play.pots import Pot
from croupier.play.runs import of_run
from croupier.play.setup import SeatNo
from croupier.play.state import HandState
from croupier.play.view import AwardView, view
from croupier.ranking import UNQUALIFIED, HandValue
from croupier.ranking.explain import why_beats
from croupier.service.boards import capital, run_name
from croupier.service.naming import hand_of
from croupier.text import Text


@dataclass(frozen=True, slots=True)
class Won:
    """A part of a pot and the hand that won it, if that hand was shown.

    *run* names the deal it was won on, None where there was only one.
    """

    award: AwardView
    share: Share
    hand: HandValue | None
    run: Text | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """All that was won; *explain* says why, one sentence a contest."""

    won: tuple[Won, ...]
    explain: tuple[Text, ...]
    rules: tuple[str, ...]


def outcome(state: HandState, pots: Sequence[Pot], viewer: Viewer) -> Outcome:
    """The outcome of a settled hand as *viewer* may know it, deal by deal.

    *pots* are those there were before the first was pushed.  A player who threw his hand away at
    the showdown is still told why it would not have won.
    """
    won: list[Won] = []
    explain: list[Text] = []
    runs = len(state.runs_done) + 1
    for run in range(runs):
        contests = _Contests(of_run(state, run) if runs > 1 else state, pots, viewer, run)
        name = capital(run_name(state, run)) if runs > 1 else None
        awards = contests.awards
        won += [Won(a, contests.share_name(a), contests.hand_behind(a), name) for a in awards]
        for award in awards:
            sentence = contests.why(award)
            if sentence is None:
                continue
            told = _on_run(name, sentence) if name else sentence
            if told not in explain:
                explain.append(told)
    rules = state.setup.house.cite(("general:showdown.5", "rrop3:3.showdown.2a", "tda:13A"))
    return Outcome(tuple(won), tuple(explain), rules if explain else ())


def _on_run(name: Text, sentence: Text) -> Text:
    return Text(f"{name.en}: {sentence.en}", f"{name.fr}\u00a0: {sentence.fr}")


class _Contests:
    """The pots of one deal as contests between the hands a viewer can see."""

    def __init__(self, state: HandState, pots: Sequence[Pot], viewer: Viewer, run: int) -> None:
        seen = view(state, viewer)
        self.state = state
        self.pots = pots
        self.awards = tuple(award for award in seen.awards if award.run == run)
        self.cards = {
            seat.seat: seat.cards
            for seat in seen.seats
            if seat.cards and HIDDEN not in seat.cards and _called(state, seat.seat)
        }

    def share_name(self, award: AwardView) -> Share:
        """Nothing is uncontested that was called, whoever threw his hand away."""
        return "whole" if self.state.show_order and award.share == "uncontested" else award.share

    def hand_behind(self, award: AwardView) -> HandValue | None:
        """What won the award; nothing if nobody called or the hand was not shown."""
        if self.share_name(award) == "uncontested" or not self.state.shown[award.seat]:
            return None
        return self._value(award.seat, self._share(award))

    def why(self, award: AwardView) -> Text | None:
        """Why this award's hand beats the best of those that did not win that share."""
        ours, rival = self.hand_behind(award), self._best_rival(award)
        if ours is None or rival is None or rival.score > ours.score:
            return None
        return why_beats(ours, rival, self._share(award).scale)

    def _share(self, award: AwardView) -> PotShare:
        shares = self.state.game.shares
        return shares[-1] if award.share == "low" else shares[0]

    def _value(self, seat: SeatNo, share: PotShare) -> HandValue | None:
        cards: tuple[Card, ...] = self.cards.get(seat, ())
        if not cards:
            return None
        highest = self.state.options.games.low_qualifier_hilo
        return hand_of(share, cards, tuple(self.state.board), highest)

    def _best_rival(self, award: AwardView) -> HandValue | None:
        share = self._share(award)
        in_pot = self.pots[award.pot].seats if award.pot < len(self.pots) else ()
        winners = {a.seat for a in self.awards if (a.pot, a.share) == (award.pot, award.share)}
        losers = [s for s in self.cards if s not in winners and self._in_contest(s, in_pot)]
        if not losers:
            losers = [seat for seat in winners if seat != award.seat]
        values = [value for s in losers if (value := self._value(s, share)) is not None]
        return max(values, key=_score, default=None)

    def _in_contest(self, seat: SeatNo, in_pot: Sequence[SeatNo]) -> bool:
        return seat in in_pot or self.state.mucked[seat]


def _called(state: HandState, seat: SeatNo) -> bool:
    return state.live[seat] or state.mucked[seat]


def _score(value: HandValue) -> int:
    return value.score if value.score != UNQUALIFIED else -1
