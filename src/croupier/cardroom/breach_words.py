"""What each breach is called, in both languages."""

from collections.abc import Mapping
from types import MappingProxyType

from croupier.text import Text

BREACH_WORDS: Mapping[str, Text] = MappingProxyType(
    {
        "collusion": Text("collusion", "collusion"),
        "threats": Text("threats", "menaces"),
        "obscene_language": Text("obscene language", "langage obscène"),
        "disturbance": Text("disturbance", "trouble"),
        "card_abuse": Text("abuse of cards", "cartes maltraitées"),
        "property_damage": Text("damage to property", "dégâts matériels"),
        "device": Text("use of a device", "usage d’un appareil"),
        "weapon": Text("weapon", "arme"),
        "out_of_turn": Text("acting out of turn on purpose", "action hors tour volontaire"),
        "splashing": Text("splashing the pot", "jetons lancés dans le pot"),
        "check_down": Text("agreeing to check down", "accord pour jouer parole"),
        "reading_untabled_hand": Text(
            "reading a hand that is not tabled", "lecture d’une main non tablée"
        ),
        "urging_to_table": Text("urging a player to table his hand", "inciter à tabler une main"),
        "revealing_live_hand": Text("revealing a live hand", "dévoiler une main vivante"),
        "needless_delay": Text("needless delay", "lenteur inutile"),
        "careless_fold": Text("folding carelessly", "cartes passées sans soin"),
        "hindering_stacks": Text("hiding or mixing stacks", "tapis cachés ou mêlés"),
        "influencing": Text("influencing the play of another", "influencer le jeu d’un autre"),
        "cards_out_of_view": Text("cards out of view", "cartes hors de vue"),
        "inattention": Text("inattention", "inattention"),
        "other_language": Text("another language at the table", "autre langue à la table"),
        "smoking": Text("smoking", "tabac"),
        "free_fold": Text("folding with a free check", "passer quand parole est gratuit"),
        "improper_conduct": Text("improper conduct", "conduite déplacée"),
        "not_identifiable": Text("hiding the face", "visage caché"),
        "left_table": Text("leaving with a live hand", "table quittée avec une main vivante"),
        "dodging_blinds": Text("dodging blinds", "blindes esquivées"),
        "disclosing": Text("talking about hands", "propos sur les mains"),
        "one_player_to_a_hand": Text("not playing alone", "main jouée à plusieurs"),
        "soft_play": Text("soft play", "jeu complaisant"),
        "cheating": Text("cheating", "tricherie"),
    }
)
"""By the id of the breach."""
