"""What a room does for a player who is away or is not to be asked, as the house has it."""

from croupier.play.actions import Check, Fold, RunTimes
from croupier.rulebook.house import House
from croupier.service.deeds import least_action, saved_answer
from kit.hands import Hand, deal
from kit.options import outcomes


def all_in_on_the_flop(rules: House) -> Hand:
    hand = deal(stacks=[1000, 1000], button=2, rules=rules, asks=True)
    return hand.play("2 call", "1 check", "1 bet 900", "2 call")


def test_online_runs_choice_answers_for_a_seat_or_asks_it() -> None:
    found = outcomes(
        "online.runs_choice",
        ("never", "always", "ask"),
        of=lambda rules: saved_answer(all_in_on_the_flop(rules).state),
        base="online",
    )
    assert found == [RunTimes(1, 1), RunTimes(1, 3), None]


def test_online_away_action_checks_where_it_is_free_or_folds() -> None:
    def big_blind_with_the_option(rules: House) -> object:
        hand = deal(stacks=[1000] * 3, button=3, rules=rules).play("3 call", "1 call")
        return least_action(hand.state)

    found = outcomes("online.away_action", ("check_or_fold", "fold"), of=big_blind_with_the_option)
    assert found == [Check(2), Fold(2)]
