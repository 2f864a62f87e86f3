"""What words at the table mean, in both languages, and what amounts they name."""

from fractions import Fraction

import pytest

from croupier.floor.words.number_words import MOST
from croupier.floor.words.speech import Meaning, meaning


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("two thousand", 2000),
        ("deux mille", 2000),
        ("2k", 2000),
        ("2.5k", 2500),
        ("2,5 k", 2500),
        ("14 hundred", 1400),
        ("fourteen hundred", 1400),
        ("quatorze cents", 1400),
        ("deux mille cinq cents", 2500),
        ("twenty-five hundred", 2500),
        ("five hundred and twenty", 520),
        ("vingt et un mille", 21_000),
        ("quatre-vingt-dix mille", 90_000),
        ("quatre-vingts", 80),
        ("cent quatre-vingt-trois", 183),
        ("soixante-dix-sept", 77),
        ("septante-deux", 72),
        ("un million deux cent mille", 1_200_000),
        ("one million two hundred thousand", 1_200_000),
        ("1,400", 1400),
        ("1.400", 1400),
        ("1 400", 1400),
        ("1\u202f400", 1400),
        ("1’400", 1400),
        ("12,000,000", 12_000_000),
        ("five", 5),
        ("mille", 1000),
        ("a thousand", 1000),
        ("cent", 100),
        ("1.5 million", 1_500_000),
    ],
)
def test_amounts_in_words_and_digits(words: str, amount: int) -> None:
    assert meaning(words) == Meaning("amount", amount)


@pytest.mark.parametrize("words", ["9" * 300, "nine million million million million"])
def test_no_amount_is_beyond_counting(words: str) -> None:
    amount = meaning(words).amount
    assert amount is not None
    assert amount <= 10 * MOST


@pytest.mark.parametrize("words", ["2.5", "un", "", "²½", "k", ".", "'", "3.14159"])
def test_what_is_no_whole_amount_names_none(words: str) -> None:
    assert meaning(words).amount is None


@pytest.mark.parametrize(
    ("words", "verb"),
    [
        ("fold", "fold"),
        ("Je passe", "fold"),
        ("couché", "fold"),
        ("check", "check"),
        ("parole", "check"),
        ("passe parole", "check"),
        ("call", "call"),
        ("payé", "call"),
        ("je suis", "call"),
        ("I see", "call"),
        ("bet", "bet"),
        ("je mise", "bet"),
        ("open", "bet"),
        ("raise", "raise"),
        ("relance", "raise"),
        ("sur-relance", "raise"),
        ("complete", "complete"),
        ("all-in", "all_in"),
        ("all in", "all_in"),
        ("tapis", "all_in"),
        ("raise all-in", "all_in"),
        ("pot", "pot"),
        ("I bet the pot", "pot"),
        ("relance pot", "pot"),
        ("servi", "pat"),
        ("bring it in", "bring_in"),
        ("I’m in", "vague"),
        ("j’y vais", "vague"),
        ("hmm", "unknown"),
        ("", "unknown"),
    ],
)
def test_words_of_both_languages(words: str, verb: str) -> None:
    assert meaning(words).verb == verb


@pytest.mark.parametrize("words", ["I don’t call", "je ne suis pas", "no", "pas de relance"])
def test_a_denial_names_no_action(words: str) -> None:
    assert meaning(words).verb == "unknown"


@pytest.mark.parametrize("words", ["call and raise 500", "I see your bet and raise 500"])
def test_the_first_action_named_counts(words: str) -> None:
    assert meaning(words) == Meaning("call")


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("raise to 2,000", 2000),
        ("raise 2000", 2000),
        ("relance à deux mille", 2000),
        ("raise, two thousand", 2000),
    ],
)
def test_a_raise_names_a_total(words: str, amount: int) -> None:
    assert meaning(words) == Meaning("raise", amount)


@pytest.mark.parametrize(
    "words", ["raise by 500", "relance de 500", "500 more", "500 de plus", "raise another 500"]
)
def test_a_raise_may_name_what_it_adds(words: str) -> None:
    assert meaning(words) == Meaning("raise", 500, by=True)


@pytest.mark.parametrize("words", ["min-raise", "relance minimum", "raise the minimum"])
def test_the_least_raise_can_be_said(words: str) -> None:
    assert meaning(words) == Meaning("raise", least=True)


@pytest.mark.parametrize(
    ("words", "verb"),
    [
        ("if he bets I raise", "raise"),
        ("s'il mise je relance", "raise"),
        ("s’il relance, je passe", "fold"),
        ("I call if he bets", "call"),
    ],
)
def test_what_hangs_on_an_if_is_conditional(words: str, verb: str) -> None:
    said = meaning(words)
    assert (said.verb, said.conditional, said.is_clear) == (verb, True, False)


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("mille cinq", 1500),
        ("deux mille cinq", 2500),
        ("five thousand two", 5200),
        ("2k5", 2500),
        ("2k25", 2250),
        ("three fifty", 350),
        ("one fifty", 150),
        ("three fifty-five", 355),
        ("ten fifty", 1050),
        ("twenty-five fifty", 2550),
        ("deux milles", 2000),
        ("mille vingt", 1020),
        ("mille et un", 1001),
        ("deux mille cinq cents", 2500),
        ("soixante et onze", 71),
        ("dix-sept", 17),
    ],
)
def test_amounts_as_players_say_them(words: str, amount: int) -> None:
    assert meaning(words) == Meaning("amount", amount)


def test_two_figures_side_by_side_are_no_amount() -> None:
    assert meaning("five five").amount is None


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("half pot", Fraction(1, 2)),
        ("demi-pot", Fraction(1, 2)),
        ("la moitié du pot", Fraction(1, 2)),
        ("deux tiers pot", Fraction(2, 3)),
        ("2/3 pot", Fraction(2, 3)),
        ("three quarters of the pot", Fraction(3, 4)),
        ("50 pour cent du pot", Fraction(1, 2)),
        ("twenty-five percent pot", Fraction(1, 4)),
        ("50 % du pot", Fraction(1, 2)),
        ("raise half the pot", Fraction(1, 2)),
        ("pot and a half", Fraction(1)),
        ("pot et demi", Fraction(1)),
    ],
)
def test_parts_of_the_pot(words: str, part: Fraction) -> None:
    assert meaning(words) == Meaning("pot", part=part)


@pytest.mark.parametrize("words", ["pot moins 100", "pot less 100", "100 moins que le pot"])
def test_pot_less_an_amount(words: str) -> None:
    assert meaning(words) == Meaning("pot", short=100)


def test_amount_that_goes_into_the_pot_is_that_amount() -> None:
    assert meaning("500 into the pot") == Meaning("amount", 500)
    assert meaning("relance 500 dans le pot") == Meaning("raise", 500)


@pytest.mark.parametrize(
    ("words", "verb"),
    [
        ("je suis à tapis", "all_in"),
        ("je suis all in", "all_in"),
        ("je suis servi", "pat"),
        ("je suis prêt", "unknown"),
        ("je suis là", "unknown"),
        ("je suis les 400", "call"),
        ("how much is the call?", "unknown"),
        ("how much to call", "unknown"),
        ("combien pour payer ?", "unknown"),
        ("c’est combien pour suivre", "unknown"),
        ("let me check my cards", "unknown"),
        ("can I see the flop?", "unknown"),
        ("let me see", "unknown"),
        ("make it 15", "raise"),
        ("j’envoie tout", "all_in"),
        ("j’envoie la boîte", "all_in"),
        ("je vois", "call"),
        ("I see your 500", "call"),
        ("I check my cards", "unknown"),
        ("should I fold?", "unknown"),
        ("raise?", "unknown"),
        ("non, je passe", "fold"),
        ("no, I call", "call"),
        ("non, tapis", "all_in"),
        ("pas de relance, je paye", "call"),
        ("je ne relance pas, je paye", "call"),
        ("I call, how much?", "call"),
        ("I don’t think I call", "unknown"),
        ("je colle", "call"),
    ],
)
def test_questions_denials_and_phrases(words: str, verb: str) -> None:
    assert meaning(words).verb == verb


def test_three_bet_minimum_and_double_are_raises() -> None:
    assert meaning("3-bet to 2500") == Meaning("raise", 2500)
    assert meaning("minimum") == Meaning("raise", least=True)
    assert meaning("double") == Meaning("raise", times=2)


@pytest.mark.parametrize(
    "words",
    ["call time", "I call the clock", "call a clock", "call the floor", "appelle le floor"],
)
def test_who_calls_for_the_floor_or_the_clock_does_not_call_the_bet(words: str) -> None:
    assert meaning(words).verb == "unknown"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("calling", Meaning("call")),
        ("checking", Meaning("check")),
        ("folding", Meaning("fold")),
        ("I’m out", Meaning("fold")),
        ("betting 500", Meaning("bet", 500)),
        ("raising to 900", Meaning("raise", 900)),
        ("je mets tout", Meaning("all_in")),
        ("all of it", Meaning("all_in")),
        ("payé tapis", Meaning("call")),
        ("tapis payé", Meaning("call")),
    ],
)
def test_other_forms_of_the_usual_words(words: str, told: Meaning) -> None:
    assert meaning(words) == told


@pytest.mark.parametrize("words", ["same bet", "same", "pareil", "la même chose", "idem"])
def test_the_same_again_puts_a_player_in_without_saying_how(words: str) -> None:
    assert meaning(words).verb == "vague"


@pytest.mark.parametrize(
    "words",
    ["600 on top", "600 par-dessus", "je rajoute 600", "600 de mieux", "relance, 600 de mieux"],
)
def test_what_goes_on_top_of_the_bet_is_added_to_it(words: str) -> None:
    assert meaning(words) == Meaning("raise", 600, by=True)


@pytest.mark.parametrize(
    "words",
    ["three times", "3x", "x3", "trois fois la mise", "raise 3 times", "relance fois trois"],
)
def test_so_many_times_the_bet_is_no_amount_of_chips(words: str) -> None:
    assert meaning(words) == Meaning("raise", times=3)


@pytest.mark.parametrize("words", ["3 BB", "three big blinds", "trois blindes"])
def test_big_blinds_are_no_chips(words: str) -> None:
    assert meaning(words) == Meaning("unknown")
    assert meaning(f"raise {words}") == Meaning("raise")


@pytest.mark.parametrize("words", ["max", "le maximum", "raise the maximum", "relance max"])
def test_the_largest_raise_can_be_said(words: str) -> None:
    assert meaning(words) == Meaning("raise", most=True)


@pytest.mark.parametrize("words", ["75 %", "raise 75 percent"])
def test_a_percentage_is_one_of_the_pot(words: str) -> None:
    assert meaning(words) == Meaning("pot", part=Fraction(3, 4))


@pytest.mark.parametrize(
    "words",
    [
        "change for 500",
        "la monnaie de 500",
        "I have 500 behind",
        "il me reste 500",
        "I was going to raise",
        "j’allais relancer",
        "je voulais relancer",
        "I would have called",
    ],
)
def test_what_tells_of_chips_or_of_what_he_meant_to_do_is_no_action(words: str) -> None:
    assert meaning(words).verb == "unknown"


def test_a_remark_before_the_action_does_not_take_it_back() -> None:
    assert meaning("I thought so, call") == Meaning("call")
    assert meaning("je voulais voir, je paie") == Meaning("call")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("your 400 and 800 more", Meaning("raise", 800, by=True)),
        ("ton 400 plus 800", Meaning("raise", 800, by=True)),
        ("400 plus 800", Meaning("raise", 800, by=True)),
        ("another 500", Meaning("raise", 500, by=True)),
        ("two hundred and fifty", Meaning("amount", 250)),
        ("500 plus", Meaning("raise", 500, by=True)),
        ("see your 400 and raise 800", Meaning("call")),
        ("I’ll see that and raise", Meaning("call")),
    ],
)
def test_what_goes_on_top_of_a_bet_that_is_named_first(words: str, told: Meaning) -> None:
    assert meaning(words) == told


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("one point five million", 1_500_000),
        ("un virgule cinq million", 1_500_000),
        ("two and a half thousand", 2500),
        ("two and a half k", 2500),
    ],
)
def test_decimals_of_thousands_may_be_said(words: str, amount: int) -> None:
    assert meaning(words) == Meaning("amount", amount)
    assert meaning(f"bet {words}") == Meaning("bet", amount)


@pytest.mark.parametrize("words", ["two and a half", "deux et demi", "three chips", "deux jetons"])
def test_a_number_of_nobody_knows_what_is_no_amount(words: str) -> None:
    assert meaning(words).verb == "unknown"
    assert meaning(f"raise {words}") == Meaning("raise")
    assert meaning("300 chips") == Meaning("amount", 300)


@pytest.mark.parametrize("words", ["I might raise", "I could call", "je pourrais relancer"])
def test_what_he_might_do_is_no_action(words: str) -> None:
    assert meaning(words).verb == "unknown"


@pytest.mark.parametrize("words", ["all my chips", "ship it", "I bet the rest", "set you in"])
def test_other_words_for_all_in(words: str) -> None:
    assert meaning(words) == Meaning("all_in")
