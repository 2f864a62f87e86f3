"""What a house chooses about conduct at the table, and what the floor rules by it."""

from croupier.floor.conduct.cards_to_come import CardsToComeAsked
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.decisions_told import DecisionAppealed
from croupier.floor.judge import judge
from croupier.rulebook.house import House
from kit.hands import deal
from kit.options import outcomes


def ruled(house: House, told: Misconduct):
    return judge(deal(stacks=[900] * 3, button=3, rules=house).state, told)


def test_conduct_phones_bans_them_or_bans_calls_and_live_hands():
    def phone_on_the_table(house: House) -> str:
        return ruled(house, Misconduct(1, "device", device="on_table")).decision

    values = ("banned_at_table", "no_calls_no_live_hand")
    assert outcomes("conduct.phones", values, of=phone_on_the_table) == ["play_on", "recorded"]

    def typing(house: House) -> tuple[str, ...]:
        return ruled(house, Misconduct(1, "device", device="use")).rules[:1]

    found = outcomes("conduct.phones", values, of=typing)
    assert found == [("rrop3:1.conduct.7",), ("tda:5C",)]


def test_conduct_penalty_scale_says_what_must_be_penalised_and_how_it_begins():
    def soft_play(house: House) -> tuple[str, str]:
        made = ruled(house, Misconduct(1, "soft_play"))
        assert made.penalty is not None
        return made.penalty.weight, made.fact("suggested")

    values = (
        "reprimand_suspension_exclusion",
        "warning_hands_rounds_disqualification",
        "warning_mute_kick_ban",
    )
    assert outcomes("conduct.penalty_scale", values, of=soft_play) == [
        ("may", "reprimand"),
        ("must", "missed_hands"),
        ("may", "warning"),
    ]


def test_blinds_dodge_is_made_good_or_penalised():
    def dodged(house: House) -> str:
        return ruled(house, Misconduct(1, "dodging_blinds")).decision

    values = ("make_good", "penalty")
    assert outcomes("blinds.dodge", values, of=dodged) == ["recorded", "penalty"]


def test_dead_hands_expose_live_lets_the_floor_kill_a_shown_hand_or_not():
    def shown(house: House) -> list[str]:
        made = ruled(house, Misconduct(3, "revealing_live_hand", places=(0,)))
        return [one.id for one in made.discretion]

    values = ("may_be_killed", "penalty_only")
    found = outcomes("dead_hands.expose_live", values, of=shown)
    assert found == [["hand_dead", "no_penalty"], ["no_penalty"]]


def test_dead_hands_expose_pot_of_two_free_lets_two_in_a_pot_show():
    def shown_to_the_last(house: House) -> str:
        state = deal(stacks=[900] * 3, button=3, rules=house).play("3 fold").state
        return judge(state, Misconduct(1, "revealing_live_hand", places=(0,))).decision

    values = (False, True)
    found = outcomes("dead_hands.expose_pot_of_two_free", values, of=shown_to_the_last)
    assert found == ["hand_live", "play_on"]


def test_conduct_last_instance_hears_an_appeal_against_the_floor_or_not():
    def appealed(house: House) -> str:
        state = deal(stacks=[900] * 3, button=3, rules=house).state
        return judge(state, DecisionAppealed(1, "floor")).decision

    found = outcomes("conduct.last_instance", ("floor", "shift_supervisor"), of=appealed)
    assert found == ["stands", "floor_decides"]


def test_dead_hands_expose_headsup_free_lets_the_last_two_show():
    def between_two(house: House) -> str:
        state = deal(stacks=[900] * 2, rules=house).state
        return judge(state, Misconduct(1, "revealing_live_hand")).decision

    found = outcomes("dead_hands.expose_headsup_free", (False, True), of=between_two)
    assert found == ["hand_live", "play_on"]


def test_absence_live_hand_leave_penalises_or_waits_for_his_turn():
    def left(house: House) -> object:
        made = ruled(house, Misconduct(2, "left_table"))
        return made.fact("at_turn") or (made.penalty and made.penalty.weight)

    values = ("dead_at_turn", "penalty", "check_or_fold")
    assert outcomes("absence.live_hand_leave", values, of=left) == ["dead", "may", "check_or_fold"]


def test_dealing_rabbit_hunt_shows_what_would_have_come_or_not():
    def after_a_fold(house: House) -> tuple[str, str]:
        hand = deal(stacks=[900] * 3, button=3, rules=house).play("3 fold", "1 fold")
        plain, open_hand = CardsToComeAsked(2), CardsToComeAsked(2, shows=True)
        return judge(hand.state, plain).decision, judge(hand.state, open_hand).decision

    values = ("off", "free", "for_shown_hand")
    assert outcomes("dealing.rabbit_hunt", values, of=after_a_fold) == [
        ("refused", "refused"),
        ("show_all", "show_all"),
        ("refused", "show_all"),
    ]
