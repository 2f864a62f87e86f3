"""The words of the catalogue for a terminal, in both languages."""

from croupier.text import Text

MODES = {
    "enforce": Text("kept by the engine", "appliquée par le moteur"),
    "rule": Text("a ruling is worked out", "donne lieu à une décision calculée"),
    "flow": Text("a procedure carried out", "procédure exécutée"),
    "option": Text("the house chooses", "au choix de la maison"),
    "record": Text("a person decides, it is kept", "décidée par une personne, consignée"),
    "teach": Text("to be known", "à connaître"),
}
KINDS = {
    "hand-value": Text("value of hands", "valeur des mains"),
    "dealing": Text("dealing", "donne"),
    "betting": Text("betting", "enchères"),
    "showdown": Text("showdown", "abattage"),
    "pot": Text("pots", "pots"),
    "button-blinds": Text("button and blinds", "bouton et blindes"),
    "misdeal": Text("misdeals", "maldonnes"),
    "dead-hand": Text("dead hands", "mains mortes"),
    "irregularity": Text("irregularities", "irrégularités"),
    "seating": Text("seats", "places"),
    "buy-in": Text("buy-ins", "caves"),
    "clock": Text("clock", "temps"),
    "tournament-flow": Text("running a tournament", "déroulement du tournoi"),
    "house-policy": Text("house policy", "usages de la maison"),
    "conduct": Text("conduct", "conduite"),
    "terms": Text("terms", "termes"),
}
SCOPES = {
    "all": Text("every game", "toutes les variantes"),
    "holdem": Text("hold’em", "hold’em"),
    "omaha": Text("Omaha", "Omaha"),
    "omaha8": Text("Omaha high-low", "Omaha haut-bas"),
    "flop": Text("games with a flop", "variantes à flop"),
    "button": Text("games with a button", "variantes à bouton"),
    "stud": Text("stud", "stud"),
    "razz": Text("razz", "razz"),
    "stud8": Text("stud high-low", "stud haut-bas"),
    "draw": Text("draw poker", "poker fermé"),
    "jacks": Text("jacks or better", "valets ou mieux"),
    "lowball": Text("lowball", "lowball"),
    "joker": Text("with the joker", "avec le joker"),
    "limit": Text("fixed limit", "limite fixe"),
    "nolimit": Text("no-limit", "no-limit"),
    "potlimit": Text("pot-limit", "pot-limit"),
    "cash": Text("cash games", "cash game"),
    "tournament": Text("tournaments", "tournois"),
}
SUBJECT = Text("Other rules on this point", "Autres règles sur ce point")
DIFFERS = Text("Elsewhere", "Ailleurs")
SEE = Text("See also", "Voir aussi")
OPTIONS = Text("What a house may choose", "Ce que la maison peut choisir")
CODE = Text("In the software", "Dans le logiciel")
PENDING = Text("not built yet", "pas encore construite")
UNREAD = Text("read by no part of the program yet", "encore lue par aucune partie du programme")
BOUNDS = Text(", from {least} to {most}", ", de {least} à {most}")
NOTHING = Text("no rule found", "aucune règle trouvée")
SAME = Text("they choose the same", "elles choisissent la même chose")
NO_ARTICLE = Text("no book", "aucun livre")
HEADS = {
    "rule": Text("rule", "règle"),
    "title": Text("title", "titre"),
    "kind": Text("about", "sujet"),
    "mode": Text("in the software", "dans le logiciel"),
}
