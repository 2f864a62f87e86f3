"""One sentence says why a hand beats another."""

import pytest

from croupier.cards import CardError, parse_cards, show_cards
from croupier.ranking import HandValue, describe, describe_open, name_beside, why_beats
from croupier.ranking.value import Scale
from croupier.text import Text

NBSP = "\u00a0"


def hand(cards: str, scale: Scale = "high", highest: int = 0) -> HandValue:
    return describe(scale, parse_cards(cards), (), (), highest)


def why(winner: str, loser: str, scale: Scale = "high", highest: int = 0) -> Text:
    return why_beats(hand(winner, scale, highest), hand(loser, scale, highest), scale)


@pytest.mark.parametrize(
    ("winner", "loser", "en", "fr"),
    [
        (
            "KsKdKh7d7h",
            "QsTs7s4s2s",
            (
                "A full house beats a flush: full house, kings full of sevens, against flush,"
                " queen high."
            ),
            "Un full bat une couleur : full aux rois par les sept contre couleur à la dame.",
        ),
        (
            "AsAhAdAcJk",
            "KsQsJsTs9s",
            "Five of a kind beats a straight flush: five aces against straight flush, king high.",
            "Cinq cartes identiques battent une quinte flush : cinq as contre quinte flush au roi.",
        ),
        (
            "2s2d5h4c3s",
            "AsKd9h5c3s",
            "A pair beats a high card: pair of deuces against ace high.",
            "Une paire bat une hauteur : paire de deux contre hauteur as.",
        ),
        (
            "KsKd7s7d9h",
            "KhKc4s4c9d",
            (
                "Two pair, kings and sevens, beats two pair, kings and fours: the second pair"
                " decides, sevens over fours."
            ),
            (
                "Double paire, rois et sept, bat double paire, rois et quatre : la deuxième paire"
                " décide, sept devant quatre."
            ),
        ),
        (
            "KsKdTs7d2h",
            "KhKc9s7c2d",
            (
                "Pair of kings, ten kicker, beats pair of kings, nine kicker: the kicker decides,"
                " ten over nine."
            ),
            (
                "Paire de rois, kicker dix, bat paire de rois, kicker neuf : le kicker décide,"
                " dix devant neuf."
            ),
        ),
        (
            "KsKdAs9d2h",
            "KhKcAd8s7c",
            (
                "Pair of kings, nine kicker, beats pair of kings, eight kicker: the second kicker"
                " decides, nine over eight."
            ),
            (
                "Paire de rois, kicker neuf, bat paire de rois, kicker huit : le deuxième kicker"
                " décide, neuf devant huit."
            ),
        ),
        (
            "AsAd2h5c3s",
            "KsKdAh9c3h",
            "Pair of aces beats pair of kings: the pair decides, aces over kings.",
            "Paire d’as bat paire de rois : la paire décide, as devant rois.",
        ),
        (
            "AsKsQsJsTs",
            "KhQhJhTh9h",
            "Royal flush beats straight flush, king high: the top card decides, ace over king.",
            (
                "Quinte flush royale bat quinte flush au roi : la plus haute carte décide, as"
                " devant roi."
            ),
        ),
        (
            "QsTs7s4s2s",
            "Qh9h8h7h2h",
            "Flush, queen high, beats flush, queen high: the second card decides, ten over nine.",
            "Couleur à la dame bat couleur à la dame : la deuxième carte décide, dix devant neuf.",
        ),
        (
            "6s6d6hAcAd",
            "6s6d6hKcKd",
            (
                "Full house, sixes full of aces, beats full house, sixes full of kings: the pair"
                " decides, aces over kings."
            ),
            (
                "Full aux six par les as bat full aux six par les rois : la paire décide, as"
                " devant rois."
            ),
        ),
        (
            "6s6d6h6cAd",
            "6s6d6h6cKd",
            (
                "Four of a kind, sixes, ace kicker, beats four of a kind, sixes, king kicker: the"
                " kicker decides, ace over king."
            ),
            (
                "Carré de six, kicker as, bat carré de six, kicker roi : le kicker décide, as"
                " devant roi."
            ),
        ),
        (
            "AsKd9h5c3s",
            "AhKc9d5s2d",
            "Ace high beats ace high: the fifth card decides, three over deuce.",
            "Hauteur as bat hauteur as : la cinquième carte décide, trois devant deux.",
        ),
        (
            "Ah9h7h4h2h",
            "As9s7s4s2s",
            "The hands are equal and split: flush, ace high.",
            "Les mains sont égales et partagent : couleur à l’as.",
        ),
    ],
)
def test_a_high_hand_wins_for_a_reason(winner: str, loser: str, en: str, fr: str) -> None:
    assert why(winner, loser) == Text(en, fr.replace(" :", f"{NBSP}:"))


@pytest.mark.parametrize(
    ("winner", "loser", "en", "fr"),
    [
        (
            "8h6d4c3sAd",
            "8s7c4h3h2d",
            (
                "Eight-six low (8-6-4-3-A) beats eight-seven low (8-7-4-3-2): the second card"
                " decides, six below seven."
            ),
            (
                "Bas huit-six (8-6-4-3-A) bat bas huit-sept (8-7-4-3-2) : la deuxième carte"
                " décide, six plus bas que sept."
            ),
        ),
        (
            "KhQdJcTs9d",
            "4s4c3h2hAd",
            (
                "For low, a hand without a pair beats a pair: king-queen low (K-Q-J-10-9) against"
                " pair of fours."
            ),
            (
                "Pour le bas, une main sans paire bat une paire : bas roi-dame (K-Q-J-10-9)"
                " contre paire de quatre."
            ),
        ),
        (
            "AhAdKcQsJd",
            "2s2cAhAd3d",
            "For low, a pair beats two pair: pair of aces against two pair, deuces and aces.",
            (
                "Pour le bas, une paire bat une double paire : paire d’as contre double paire,"
                " deux et as."
            ),
        ),
        (
            "4h4d5c3sAd",
            "4s4c6c3s2d",
            (
                "Pair of fours, five kicker, beats pair of fours, six kicker: the kicker decides,"
                " five below six."
            ),
            (
                "Paire de quatre, kicker cinq, bat paire de quatre, kicker six : le kicker"
                " décide, cinq plus bas que six."
            ),
        ),
        (
            "5h4d3c2sAd",
            "5s4s3s2dAc",
            "The hands are equal and split: wheel.",
            "Les mains sont égales et partagent : roue.",
        ),
    ],
)
def test_a_low_hand_wins_for_a_reason(winner: str, loser: str, en: str, fr: str) -> None:
    assert why(winner, loser, "ace_to_five") == Text(en, fr.replace(" :", f"{NBSP}:"))


@pytest.mark.parametrize(
    ("winner", "loser", "en", "fr"),
    [
        (
            "7h5d4c3s2h",
            "7s6c4h3h2d",
            (
                "Seven-five low (7-5-4-3-2) beats seven-six low (7-6-4-3-2): the second card"
                " decides, five below six."
            ),
            (
                "Bas sept-cinq (7-5-4-3-2) bat bas sept-six (7-6-4-3-2) : la deuxième carte"
                " décide, cinq plus bas que six."
            ),
        ),
        (
            "Kh5d4c3s2h",
            "Ah5s4s3d2s",
            (
                "King-five low (K-5-4-3-2) beats ace-five low (A-5-4-3-2): the top card decides,"
                " king below ace."
            ),
            (
                "Bas roi-cinq (K-5-4-3-2) bat bas as-cinq (A-5-4-3-2) : la plus haute carte"
                " décide, roi plus bas que as."
            ),
        ),
        (
            "Ah5d4c3s2h",
            "2s2d3h4h5h",
            (
                "For low, a hand that makes nothing beats a pair: ace-five low (A-5-4-3-2)"
                " against pair of deuces."
            ),
            (
                "Pour le bas, une main sans combinaison bat une paire : bas as-cinq (A-5-4-3-2)"
                " contre paire de deux."
            ),
        ),
        (
            "AhKdQcJsTh",
            "7h5h4h3h2h",
            ("For low, a straight beats a flush: straight, ace high, against flush, seven high."),
            "Pour le bas, une quinte bat une couleur : quinte à l’as contre couleur au sept.",
        ),
        (
            "6h5d4c3s2h",
            "7h6d5c4s3h",
            (
                "Straight, six high, beats straight, seven high: the top card decides, six below"
                " seven."
            ),
            "Quinte au six bat quinte au sept : la plus haute carte décide, six plus bas que sept.",
        ),
        (
            "2h2d5c4s3h",
            "2s2c6c4s3h",
            (
                "Pair of deuces, five kicker, beats pair of deuces, six kicker: the kicker"
                " decides, five below six."
            ),
            (
                "Paire de deux, kicker cinq, bat paire de deux, kicker six : le kicker décide,"
                " cinq plus bas que six."
            ),
        ),
    ],
)
def test_a_deuce_to_seven_low_wins_for_a_reason(winner: str, loser: str, en: str, fr: str) -> None:
    assert why(winner, loser, "deuce_to_seven") == Text(en, fr.replace(" :", f"{NBSP}:"))


@pytest.mark.parametrize(
    ("winner", "loser", "en", "fr"),
    [
        (
            "KsQhJdTc",
            "As2h3d3c",
            "Four cards beat three: badugi, K-Q-J-10, against three-card hand, 3-2-A.",
            ("Quatre cartes valent mieux que trois : badugi K-Q-J-10 contre trois cartes, 3-2-A."),
        ),
        (
            "KsQhJdJc",
            "As2s2hAh",
            "Three cards beat two: three-card hand, K-Q-J, against two-card hand, 2-A.",
            "Trois cartes valent mieux que deux : trois cartes, K-Q-J, contre deux cartes, 2-A.",
        ),
        (
            "KsQhQsKh",
            "As2s3s4s",
            "Two cards beat one: two-card hand, K-Q, against one-card hand, A.",
            "Deux cartes valent mieux qu’une seule : deux cartes, K-Q, contre une carte, A.",
        ),
        (
            "8s5h3dAc",
            "8h6s2dAc",
            "Badugi, 8-5-3-A, beats badugi, 8-6-2-A: the second card decides, five below six.",
            (
                "Badugi 8-5-3-A bat badugi 8-6-2-A : la deuxième carte décide, cinq plus bas que"
                " six."
            ),
        ),
        (
            "7s4hAdAc",
            "7h4s2d2c",
            (
                "Three-card hand, 7-4-A, beats three-card hand, 7-4-2: the third card decides,"
                " ace below deuce."
            ),
            (
                "Trois cartes, 7-4-A, bat trois cartes, 7-4-2 : la troisième carte décide, as"
                " plus bas que deux."
            ),
        ),
        (
            "8s5h3dAc",
            "8h5s3cAd",
            "The hands are equal and split: badugi, 8-5-3-A.",
            "Les mains sont égales et partagent : badugi 8-5-3-A.",
        ),
    ],
)
def test_a_badugi_hand_wins_for_a_reason(winner: str, loser: str, en: str, fr: str) -> None:
    assert why(winner, loser, "badugi") == Text(en, fr.replace(" :", f"{NBSP}:"))


@pytest.mark.parametrize(
    ("winner", "loser", "en", "fr"),
    [
        (
            "Jh9h8h7h6h",
            "AsAhAdKsKh",
            (
                "A flush beats a full house: flush, jack high, against full house, aces full of"
                " kings."
            ),
            "Une couleur bat un full : couleur au valet contre full aux as par les rois.",
        ),
        (
            "As9h8d7c6s",
            "AhAdAcKsQs",
            (
                "A straight beats three of a kind: straight, nine high, against three of a kind,"
                " aces."
            ),
            "Une quinte bat un brelan : quinte au neuf contre brelan d’as.",
        ),
        (
            "Ts9h8d7c6s",
            "As9d8c7h6d",
            ("Straight, ten high, beats straight, nine high: the top card decides, ten over nine."),
            "Quinte au dix bat quinte au neuf : la plus haute carte décide, dix devant neuf.",
        ),
        (
            "AsAhAdKsKh",
            "AsAhAdQsQh",
            (
                "Full house, aces full of kings, beats full house, aces full of queens: the pair"
                " decides, kings over queens."
            ),
            (
                "Full aux as par les rois bat full aux as par les dames : la paire décide, rois"
                " devant dames."
            ),
        ),
        (
            "AsAhKdQc9s",
            "AcAdKhQd8s",
            (
                "Pair of aces, nine kicker, beats pair of aces, eight kicker: the third kicker"
                " decides, nine over eight."
            ),
            (
                "Paire d’as, kicker neuf, bat paire d’as, kicker huit : le troisième kicker"
                " décide, neuf devant huit."
            ),
        ),
    ],
)
def test_a_short_deck_hand_wins_for_a_reason(winner: str, loser: str, en: str, fr: str) -> None:
    assert why(winner, loser, "short_deck") == Text(en, fr.replace(" :", f"{NBSP}:"))


@pytest.mark.parametrize(
    ("scale", "winner", "loser"),
    [
        ("deuce_to_seven", "7h5d4c3s2h", "7h6d4c3s2h"),
        ("badugi", "KsQhJdTc", "As2h3d3c"),
        ("short_deck", "Jh9h8h7h6h", "AsAhAdKsKh"),
    ],
)
def test_on_no_scale_does_the_worse_hand_beat_the_better(
    scale: Scale, winner: str, loser: str
) -> None:
    with pytest.raises(ValueError, match="does not beat"):
        why(loser, winner, scale)


def test_the_only_low_that_qualifies_wins() -> None:
    assert why("8h6d4c3sAd", "9s6c4h3h2d", "ace_to_five", 8) == Text(
        "Only one hand qualifies for low: eight-six low (8-6-4-3-A).",
        f"Une seule main se qualifie pour le bas{NBSP}: bas huit-six (8-6-4-3-A).",
    )


def test_the_worse_hand_does_not_beat_the_better() -> None:
    with pytest.raises(ValueError, match="pair of kings does not beat pair of aces"):
        why("KsKd9h5c3s", "AsAd9h5c3s")


def test_no_low_does_not_beat_no_low() -> None:
    with pytest.raises(ValueError, match="no low does not beat no low"):
        why("KsKd9h5c3s", "AsAd9h5c3s", "ace_to_five", 8)


@pytest.mark.parametrize(
    ("cards", "other", "en"),
    [
        ("KsKdTs7d2h", "KhKc9s7c2d", "pair of kings, ten kicker"),
        ("KsKdTs7d2h", "KhKcTd7c2d", "pair of kings"),
        ("KsKdTs7d2h", "AhAcTd7c2d", "pair of kings"),
        ("KsKdTs7d2h", "AhQcTd7c2d", "pair of kings"),
    ],
)
def test_a_kicker_is_named_only_where_it_decides(cards: str, other: str, en: str) -> None:
    assert name_beside(hand(cards), hand(other), "high").en == en


def test_no_kicker_decides_against_no_low() -> None:
    value, none = (hand(cards, "ace_to_five", 8) for cards in ("8h6d4c3sAd", "9s6c4h3h2d"))
    assert name_beside(value, none, "ace_to_five") == value.name


def test_a_description_holds_the_cards_that_play() -> None:
    value = describe("high", parse_cards("AsKd7c2h"), parse_cards("QsJs9s4s3d"), (2,))
    assert value.name == Text("ace high", "hauteur as")
    assert show_cards(value.cards) == "AsKdQsJs9s"


def test_an_open_hand_is_named_by_the_cards_one_sees() -> None:
    value = describe_open(parse_cards("??9s??9d4h"))
    assert value.name.en == "pair of nines"
    assert show_cards(value.cards) == "9s9d4h"


@pytest.mark.parametrize(
    ("cards", "en", "shown"),
    [
        ("??7s??As4h", "seven-four low (7-4-A)", "7s4hAs"),
        ("??7s", "seven low", "7s"),
        ("7sAs7hAh", "two pair, sevens and aces", "7s7hAsAh"),
        ("7sAs2h3h5c", "seven-five low (7-5-3-2-A)", "7s5c3h2hAs"),
    ],
)
def test_an_open_low_is_named_by_the_cards_one_sees(cards: str, en: str, shown: str) -> None:
    value = describe_open(parse_cards(cards), "ace_to_five")
    assert value.name.en == en
    assert show_cards(value.cards) == shown


def test_open_lows_are_compared_by_their_scores() -> None:
    boards = ("5h4d3c2s", "6h3d2cAs", "Kh3d2cAs", "AhAd3c2s", "2h2dAcAs", "2h2d2cAs")
    scores = [describe_open(parse_cards(board), "ace_to_five").score for board in boards]
    assert scores == sorted(scores, reverse=True)
    assert len(set(scores)) == len(scores)


@pytest.mark.parametrize("scale", ["high", "ace_to_five"])
def test_hidden_cards_alone_are_no_hand(scale: Scale) -> None:
    with pytest.raises(CardError, match="no cards, no hand"):
        describe_open(parse_cards("????"), scale)
