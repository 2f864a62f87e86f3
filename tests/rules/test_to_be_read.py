"""Rules that a person keeps, not the software, are found by those who look for them."""

import pytest

from croupier.rulebook.catalogue import rule_of
from croupier.rulebook.house import house
from croupier.search import search

ASKED = [
    ("rrop3:1.smoking.2", "may I light a cigar", "fumer la pipe ou un cigare"),
    ("rrop3:1.smoking.3", "can a spectator smoke", "un visiteur peut-il fumer"),
    (
        "rrop3:2.procedures.4",
        "is the house responsible for chips left on the table",
        "la maison répond-elle des jetons laissés sur la table",
    ),
    ("rrop3:2.procedures.7", "play chips from a rack", "jouer les jetons dans un rack"),
    (
        "rrop3:3.showdown.7c",
        "probable winner should show quickly",
        "celui qui a sans doute gagné doit montrer vite",
    ),
    (
        "rrop3:12.explanations.1b",
        "why two big blinds with the moving button hand for hand",
        "pourquoi deux grosses blindes avec le bouton mobile au main par main",
    ),
    (
        "rrop3:12.explanations.4",
        "why may a six-card stud hand live",
        "pourquoi un stud à six cartes peut rester vivant",
    ),
    ("rrop3:12.explanations.7", "item without a rule void", "article sans objet nul"),
    ("rrop3:12.explanations.8", "item without a rule void", "article sans objet nul"),
    (
        "general:intro.1",
        "do rules vary from casino to casino",
        "les règles changent selon la maison",
    ),
    ("general:acting.7", "say your action aloud", "annoncer son action à voix haute"),
    ("tda:2", "what must a player do", "les devoirs des joueurs"),
    ("tda:24B", "chips in view at the chip race", "jetons bien visibles à la course aux jetons"),
    ("tda:41", "accepted ways to call", "les façons admises de suivre"),
]


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [pytest.param(*one, id=one[0], marks=pytest.mark.rule(one[0])) for one in ASKED],
)
def test_rule_is_found_in_both_languages(rule, english, french):
    subject = rule_of(rule).subject
    for words in (english, french):
        hits = search(words, 5)
        assert subject in [hit.rule.subject for hit in hits[:3]], words
        assert rule in [hit.rule.id for hit in hits], words


@pytest.mark.rule("rrop3:11.tournament.1")
def test_rules_of_regular_games_hold_in_a_tournament_where_it_has_no_others():
    cash, tournament = house("rrop3_cash"), house("rrop3_tournament")
    regular = ("rrop3:3.bets.6", "rrop3:4.blinds.3")
    assert tournament.cite(regular) == regular
    assert tournament.options.raising == cash.options.raising
    assert tournament.options.odd_chips == cash.options.odd_chips
    assert tournament.options.showdown.allin_all_up
    assert not cash.options.showdown.allin_all_up
