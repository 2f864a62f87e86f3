"""What a table makes of button, blinds and newcomers, as the house has it."""

from croupier.cards import parse_cards
from croupier.games import game
from croupier.rulebook.house import House
from croupier.table.antes_entry import check_small_blind
from croupier.table.card_draws import first_button
from croupier.table.owed_blinds import dodged
from croupier.table.why import RoomRefused
from kit.blind_tables import BlindTable, posts
from kit.options import outcomes


def six(rules: House, *, tournament: bool = False) -> BlindTable:
    table = BlindTable(1, 2, 3, 4, 5, 6, button=1, chairs=8, rules=rules, tournament=tournament)
    return table.long_after(1, 2, 3)


def test_button_rule_makes_two_big_blinds_or_a_dead_small_one() -> None:
    def big_blind_left(rules: House) -> list[str]:
        table = six(rules)
        table.leave("p3")
        return posts(table.deal())

    found = outcomes("button.rule", ("moving", "dead"), of=big_blind_left)
    assert found == [["4 big_blind 10", "5 big_blind 10"], ["4 big_blind 10"]]


def test_button_first_heads_up_gives_the_button_to_the_last_small_blind() -> None:
    def button_busts(rules: House) -> tuple[int, list[str]]:
        table = BlindTable(1, 2, 3, button=1, rules=rules, tournament=True).long_after(1, 2, 3)
        table.bust("p1")
        hand = table.deal()
        return hand.places.button, posts(hand)

    values = ("no_double_big_blind", "last_small_blind_gets_button")
    found = outcomes("button.first_heads_up", values, of=button_busts)
    assert found == [
        (3, ["3 small_blind 5", "2 big_blind 10"]),
        (2, ["2 small_blind 5", "3 big_blind 10"]),
    ]


def test_button_first_draw_is_high_by_game_or_by_lot() -> None:
    drawn = dict(enumerate(parse_cards("2d2c7s"), start=1))
    found = outcomes(
        "button.first_draw",
        ("high_card", "by_game", "random"),
        of=lambda rules: first_button(drawn, game("lowball_27"), rules, lots=(9, 1, 2)),
    )
    assert found == [3, 2, 1]


def test_blinds_dodge_is_made_good_or_penalised() -> None:
    def found_out(rules: House) -> tuple[bool, tuple[str, ...]]:
        book, dodge = dodged(six(rules).book, "p4", ("big", "small"), rules)
        return dodge.penalty, book.owes("p4")

    found = outcomes("blinds.dodge", ("make_good", "penalty"), of=found_out)
    assert found == [(False, ("big", "small")), (True, ())]


def test_blinds_cash_entry_lets_a_newcomer_post_or_only_wait() -> None:
    def newcomer(rules: House) -> tuple[bool, int]:
        table = six(rules)
        table.sit("N", 8)
        entry = table.ahead("N", "post")
        return entry.dealt, sum(post.amount for post in entry.posts)

    values = ("post_or_wait", "wait_for_big_blind")
    assert outcomes("blinds.cash_entry", values, of=newcomer) == [(True, 10), (False, 0)]


def test_blinds_between_blinds_entry_lets_him_in_between_them() -> None:
    def between(rules: House) -> tuple[bool, int]:
        table = BlindTable(1, 2, 3, 4, 6, 7, button=3, chairs=8, rules=rules).long_after(3, 4, 6)
        table.sit("N", 5)
        entry = table.ahead("N", "post")
        return entry.dealt, sum(post.amount for post in entry.posts)

    found = outcomes("blinds.between_blinds_entry", (False, True), of=between)
    assert found == [(False, 0), (True, 15)]


def test_house_small_blind_range_refuses_what_is_outside_it() -> None:
    def refused(rules: House) -> bool:
        try:
            check_small_blind(10_000, rules)
        except RoomRefused:
            return True
        return False

    found = outcomes("house.small_blind_range", ((), (1000, 5000)), of=refused)
    assert found == [False, True]
