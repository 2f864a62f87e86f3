"""What somebody did, in words, and what the dealer does about it before the hand goes on."""

from collections.abc import Mapping
from types import MappingProxyType

from croupier.text import Text

DONE: Mapping[str, Text] = MappingProxyType(
    {
        "card_abuse": Text("{seat} abused the cards", "{seat} a maltraité les cartes"),
        "out_of_turn": Text(
            "{seat} acts out of turn again and again", "{seat} agit sans cesse hors tour"
        ),
        "needless_delay": Text(
            "{seat} delays the game for no reason", "{seat} retarde le jeu sans raison"
        ),
        "hindering_stacks": Text(
            "{seat} has chips where they hinder or cannot be seen",
            "{seat} a des jetons qui gênent ou qu’on voit mal",
        ),
        "splashing": Text(
            "{seat} threw chips into the pot", "{seat} a jeté des jetons dans le pot"
        ),
        "cards_out_of_view": Text(
            "{seat} keeps the cards out of sight", "{seat} garde ses cartes hors de vue"
        ),
        "threats": Text("{seat} threatened somebody", "{seat} a menacé quelqu’un"),
        "property_damage": Text(
            "{seat} damaged what belongs to the house", "{seat} a abîmé un bien de la maison"
        ),
        "weapon": Text("{seat} carries a weapon", "{seat} porte une arme"),
        "inattention": Text(
            "{seat} does not follow the game and holds it up",
            "{seat} ne suit pas le jeu et le ralentit",
        ),
        "improper_conduct": Text("{seat} behaved improperly", "{seat} s’est mal conduit"),
        "obscene_language": Text("{seat} used abusive words", "{seat} a tenu des propos injurieux"),
        "disturbance": Text("{seat} disturbed the game", "{seat} a troublé le jeu"),
        "cheating": Text("{seat} cheated", "{seat} a triché"),
        "collusion": Text(
            "{seat} played together with seat {other}",
            "{seat} a joué de concert avec le siège {other}",
        ),
        "soft_play": Text("{seat} played softly", "{seat} a joué avec complaisance"),
        "check_down": Text(
            "{seat} and seat {other} agreed to bet no more",
            "{seat} et le siège {other} ont convenu de ne plus miser",
        ),
        "reading_untabled_hand": Text(
            "{seat} read a hand that is not on the table", "{seat} a lu une main non tablée"
        ),
        "urging_to_table": Text(
            "{seat} told somebody to turn his hand up",
            "{seat} a dit à quelqu’un de retourner sa main",
        ),
        "other_language": Text(
            "{seat} spoke a language that is not one of this table",
            "{seat} a parlé une langue qui n’est pas celle de la table",
        ),
    }
)
"""A beginning of a sentence for each offence; who did it is `{seat}`, who took part `{other}`."""

FIRST_STEPS: Mapping[str, tuple[Text, ...]] = MappingProxyType(
    {
        "card_abuse": (
            Text(
                "Look through the cards; have the deck changed if one is marked or bent.",
                "Vérifiez les cartes\u00a0; changez le paquet si l’une est marquée ou pliée.",
            ),
        ),
        "out_of_turn": (
            Text(
                "Have what he did out of turn ruled on apart.",
                "Faites trancher à part ce qu’il a fait hors tour.",
            ),
        ),
        "needless_delay": (
            Text("Ask him to act without delay.", "Demandez-lui d’agir sans tarder."),
        ),
        "hindering_stacks": (
            Text(
                "Have him stack his chips so that all can count them, the large ones in sight.",
                "Faites-lui ranger ses jetons\u00a0: qu’on les compte, les gros bien en vue.",
            ),
        ),
        "splashing": (
            Text(
                "Stop the action and count the pot: {pot} should be in it.",
                "Arrêtez l’action et comptez le pot\u00a0: il doit contenir {pot}.",
            ),
            Text("Ask {who} for what is missing.", "Demandez au {who} ce qui manque."),
        ),
        "cards_out_of_view": (
            Text(
                "Have him put the cards on the table in full view; the hand is not dead for it.",
                "Faites-lui poser ses cartes bien en vue\u00a0; la main n’en meurt pas.",
            ),
        ),
        "threats": (
            Text(
                "Call whoever is in charge, and security if need be.",
                "Appelez le responsable et, au besoin, la sécurité.",
            ),
        ),
        "property_damage": (Text("Have the damage written down.", "Faites constater les dégâts."),),
        "weapon": (
            Text(
                "Call security; he leaves the room with his weapon.",
                "Appelez la sécurité\u00a0; il quitte la salle avec son arme.",
            ),
        ),
        "inattention": (
            Text(
                "Ask him to put aside what keeps him from the game.",
                "Demandez-lui de laisser ce qui le distrait du jeu.",
            ),
        ),
        "check_down": (
            Text(
                "Play the hand out: no bet is undone.",
                "Finissez la main\u00a0: rien n’est annulé.",
            ),
        ),
        "collusion": (
            Text(
                "Have the course of the hand kept with the case.",
                "Faites joindre le déroulement de la main au dossier.",
            ),
            Text(
                "If it is found to be so, both leave the table after the hand.",
                "Si c’est établi, les deux quittent la table après la main.",
            ),
        ),
        "reading_untabled_hand": (
            Text(
                "Take the hand for what its cards are once they lie open, whatever was said.",
                "Une fois la main ouverte, prenez-la pour ce qu’elle est, quoi qu’on ait dit.",
            ),
        ),
        "urging_to_table": (
            Text(
                "Tell that player that it is not for others to say what he does with his hand.",
                "Dites à ce joueur que nul autre ne décide de ce qu’il fait de sa main.",
            ),
        ),
        "other_language": (
            Text(
                "Say which languages are spoken here while a hand is on.",
                "Dites quelles langues se parlent ici pendant la main.",
            ),
        ),
    }
)
"""What is done at once about some of them; the rest is noted and the hand goes on."""
