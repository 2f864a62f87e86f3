"""Options about turns, the clock, absence and corrections: the same incident, two outcomes."""

from croupier.floor.bets.overbets import PotOverstated
from croupier.floor.bets.short_calls import CallShort
from croupier.floor.incident import Incident
from croupier.floor.turns.absent import AbsentAtDeal, AbsentOnTurn
from croupier.floor.turns.clock import ClockCalled, TimeAsked
from croupier.floor.turns.counting import CountAsked, PotCountAsked
from croupier.floor.turns.free_fold import FoldedWithoutBet
from croupier.floor.turns.skipped import SkippedSpeaks
from croupier.floor.turns.time_up import ClockRanOut
from croupier.floor.words.gestures import CardsForward, Said, Tapped
from croupier.play import Stakes
from croupier.rulebook.house import House
from kit.floor_hands import asked, rule
from kit.hands import Hand, deal, with_options
from kit.options import outcomes
from kit.passing import pass_to

POT_25 = Stakes("pot", 25, 25, 25, 25)


def flop(house: House, players: int = 4) -> Hand:
    """All have called 100; seat 1 acts first on the flop."""
    return pass_to(deal(stacks=[5000] * players, button=players, rules=house), 1)


def pot_of_100(house: House) -> Hand:
    """A pot of 100 on the flop of a pot-limit hand; seat 1 acts first."""
    hand = deal("omaha", stacks=[900] * 4, button=4, stakes=POT_25, rules=house)
    return pass_to(hand, 1)


def decides(hand: Hand, incident: Incident) -> str:
    return asked(hand, incident).decision


def test_out_of_turn_binding_says_what_an_early_check_costs() -> None:
    def may_raise(house: House) -> bool:
        hand = flop(house)
        rule(hand, Tapped(2))
        return hand.play("1 bet 300").menu.wager is not None

    values = ("binds_if_unchanged", "may_bind_if_no_action_between")
    assert outcomes("out_of_turn.binding", values, of=may_raise) == [True, False]


def test_out_of_turn_call_changes_action_frees_who_called_early() -> None:
    def bound(house: House) -> bool:
        hand = flop(house).play("1 bet 300")
        rule(hand, Said(3, "call"))
        hand.play("2 call")
        return hand.state.actor == 4

    assert outcomes("out_of_turn.call_changes_action", (False, True), of=bound) == [True, False]


def test_out_of_turn_fold_final_kills_at_once_or_at_his_turn_or_not() -> None:
    def alive(house: House) -> tuple[bool, bool]:
        found = []
        for before in ("1 call", "1 raise 300"):
            hand = deal(stacks=[5000] * 3, button=1, rules=house)
            rule(hand, CardsForward(2))
            early = hand.state.live[2]
            hand.play(before)
            found.append(early and hand.state.live[2])
        return found[0], found[1]

    values = ("final", "may_bind", "revocable_if_raised")
    base = with_options("neutral", out_of_turn={"call_changes_action": True})
    found = outcomes("out_of_turn.fold_final", values, of=alive, base=base)
    assert found[0] == (False, False)
    assert found[1] == (True, True)
    without = outcomes("out_of_turn.fold_final", values, of=alive)
    assert without == [(False, False), (False, True), (False, True)]


def test_out_of_turn_skipped_loses_after_three_or_never_or_as_the_floor_says() -> None:
    def after_three(house: House) -> str:
        hand = flop(house, 6).play("1 bet 300")
        for seat in (3, 4, 5):
            rule(hand, Said(seat, "call"))
        return decides(hand, SkippedSpeaks(2))

    values = ("three_players_acted", "substantial_action_then_floor", "never")
    found = outcomes("out_of_turn.skipped_loses_after", values, of=after_three)
    assert found == ["hand_dead", "floor_decides", "right_kept"]


def test_betting_fold_without_bet_binds_or_waits_for_a_player_behind() -> None:
    def thrown(house: House) -> str:
        return decides(flop(house), FoldedWithoutBet(1))

    values = ("binding", "dead_if_someone_acted")
    assert outcomes("betting.fold_without_bet", values, of=thrown) == ["hand_dead", "hand_live"]


def test_conduct_free_fold_names_a_penalty_or_none() -> None:
    def penalty(house: House) -> bool:
        return asked(flop(house), CardsForward(1)).penalty is not None

    values = ("allowed", "penalty_note")
    assert outcomes("conduct.free_fold", values, of=penalty) == [False, True]


def test_betting_stack_count_is_given_at_any_time_or_facing_an_all_in() -> None:
    def counted(house: House) -> str:
        return decides(flop(house).play("1 bet 300"), CountAsked(3, of_seat=1))

    values = ("any_time", "in_turn_facing_allin")
    assert outcomes("betting.stack_count", values, of=counted) == ["count_given", "refused"]


def test_betting_call_shortfall_window_lasts_to_the_showdown_or_the_round() -> None:
    def short_on_the_turn(house: House) -> str:
        hand = flop(house, 2)
        hand.play("1 bet 300", "2 call")
        return decides(hand, CallShort(2, 100))

    values = ("showdown", "end_of_round")
    found = outcomes("betting.call_shortfall_window", values, of=short_on_the_turn)
    assert found == ["corrected", "stands"]


def test_potlimit_overbet_window_ends_when_all_have_acted_or_with_the_round() -> None:
    def after_all(house: House) -> str:
        return decides(pot_of_100(house), PotOverstated(1, 150, callers=(2, 3, 4)))

    values = ("until_all_acted", "end_of_round")
    assert outcomes("potlimit.overbet_window", values, of=after_all) == ["stands", "corrected"]


def test_potlimit_overbet_may_stand_against_the_bettor_or_never() -> None:
    def considered(house: House) -> str:
        told = PotOverstated(1, 150, callers=(2,), objector=1, considered_seconds=40)
        return decides(pot_of_100(house), told)

    values = ("floor_may_let_stand", "never")
    assert outcomes("potlimit.overbet_may_stand", values, of=considered) == ["stands", "corrected"]


def test_potlimit_pot_count_is_given_in_all_games_or_at_pot_limit() -> None:
    def counted(house: House) -> str:
        return decides(flop(house), PotCountAsked(1))

    values = ("potlimit_only", "all_games")
    assert outcomes("potlimit.pot_count", values, of=counted) == ["refused", "count_given"]


def test_clock_enabled_lets_the_clock_run_or_not() -> None:
    def called(house: House) -> str:
        return decides(flop(house), ClockCalled(1, by_seat=2))

    assert outcomes("clock.enabled", (True, False), of=called) == ["clock_starts", "play_on"]


def test_clock_seconds_and_extra_seconds_make_the_time() -> None:
    def total(house: House) -> object:
        return asked(flop(house), ClockCalled(1, by_seat=2)).fact("total")

    assert outcomes("clock.seconds", (30, 60), of=total) == [30, 60]
    assert outcomes("clock.extra_seconds", (0, 10), of=total) == [30, 40]


def test_clock_countdown_seconds_are_the_last_of_them() -> None:
    def count(house: House) -> object:
        return asked(flop(house), ClockCalled(1, by_seat=2)).fact("countdown_from")

    assert outcomes("clock.countdown_seconds", (5, 10), of=count) == [25, 20]


def test_clock_no_bet_checks_or_kills() -> None:
    def time_up(house: House) -> str:
        return decides(flop(house), ClockRanOut(1, 30))

    assert outcomes("clock.no_bet", ("check", "dead"), of=time_up) == ["check", "hand_dead"]


def test_clock_caller_says_whose_word_starts_it() -> None:
    def who(house: House) -> tuple[bool, bool, bool]:
        told = (
            ClockCalled(1),
            ClockCalled(1, by_seat=2),
            ClockCalled(1, by_seat=2, approved=False),
        )
        first, second, third = (decides(flop(house), one) == "clock_starts" for one in told)
        return first, second, third

    values = ("player_through_floor", "player_or_director", "any_player", "automatic")
    assert outcomes("clock.caller", values, of=who) == [
        (False, True, False),
        (True, True, False),
        (True, True, True),
        (True, True, True),
    ]


def test_clock_own_request_is_granted_or_not() -> None:
    def wish(house: House) -> str:
        return decides(flop(house), TimeAsked(1))

    assert outcomes("clock.own_request", (True, False), of=wish) == ["time_given", "play_on"]


def test_absence_dead_when_the_turn_comes_or_a_bet_or_the_last_card() -> None:
    def away(house: House) -> tuple[str, str]:
        hand = deal(stacks=[5000] * 3, button=3, rules=house)
        late = decides(hand, AbsentAtDeal(2, "after_last_card"))
        option = hand.play("3 call", "1 call")
        return late, decides(option, AbsentOnTurn(2))

    values = ("own_turn", "facing_bet", "last_card_dealt")
    assert outcomes("absence.dead_when", values, of=away) == [
        ("hand_live", "hand_dead"),
        ("hand_live", "check"),
        ("hand_dead", "clock_starts"),
    ]


def test_absence_presence_is_reach_of_the_chair_or_a_seat() -> None:
    def near(house: House) -> str:
        told = AbsentAtDeal(2, "not_back", within_reach=True)
        return decides(deal(stacks=[5000] * 3, button=3, rules=house), told)

    values = ("within_reach", "seated")
    assert outcomes("absence.presence", values, of=near) == ["hand_live", "hand_dead"]


def test_absence_live_hand_leave_kills_or_checks_or_may_be_penalised() -> None:
    def left(house: House) -> str:
        return decides(flop(house), AbsentOnTurn(1))

    values = ("dead_at_turn", "check_or_fold", "penalty")
    found = outcomes("absence.live_hand_leave", values, of=left)
    assert found == ["hand_dead", "check", "clock_starts"]
