"""What the table tells a player about his next hand, in both languages."""

from croupier.text import Text

BETWEEN = Text(
    "Nobody comes in after the button and before the big blind: he waits until the button is past.",
    "On n’entre pas entre le bouton et la grosse blinde\u00a0: il attend que le bouton soit passé.",
)
ONLY_WAITING = Text(
    "In this house a player comes in on his big blind only.",
    "Dans cette maison, on n’entre que sur sa grosse blinde.",
)
WAITS = Text(
    "He waits for the big blind to reach him.", "Il attend que la grosse blinde arrive à lui."
)
MOVED_AWAY = Text(
    "He moved away from the big blind, and waits until he is where he was.",
    "Il s’est éloigné de la grosse blinde et attend de retrouver sa position.",
)
DEALING_OFF = Text(
    "He had the button and moved: he lets the blinds pass once and comes in behind the button.",
    "Il avait le bouton et a changé de siège\u00a0: il laisse passer les blindes une fois et "
    "revient derrière le bouton.",
)
DEALT_OFF = Text(
    "The blinds and the button have passed: he comes in and posts nothing.",
    "Les blindes et le bouton sont passés\u00a0: il revient sans rien poster.",
)
ADJUSTED = Text(
    "His blinds are adjusted: he comes in between the blinds for {amount}.",
    "Ses blindes sont ajustées\u00a0: il entre entre les blindes pour {amount}.",
)
POSTS_AFTER_MOVE = Text(
    "He moved away from the big blind, and posts {amount} rather than wait.",
    "Il s’est éloigné de la grosse blinde et poste {amount} plutôt que d’attendre.",
)
POSTS_AS_NEW = Text(
    "He posts {amount} to come in at once.", "Il poste {amount} pour jouer aussitôt."
)
MAKES_UP = Text(
    "He posts the blinds he missed, {amount}.", "Il poste les blindes manquées, {amount}."
)
WAITS_FOR_POT = Text(
    "He waits until the pot of antes is won.", "Il attend que le pot des antes soit gagné."
)
TOO_FEW = Text(
    "His chips do not pay the antes of that pot: he waits until it is won.",
    "Ses jetons ne suffisent pas aux antes de ce pot\u00a0: il attend qu’il soit gagné.",
)
AWAY = Text("He is away.", "Il est absent.")
NO_CHIPS = Text("He has no chips.", "Il n’a plus de jetons.")
PLAYS = Text("He owes nothing.", "Il ne doit rien.")
BIG_BLIND = Text("The big blind comes to him.", "La grosse blinde lui échoit.")
SMALL_BLIND = Text("The small blind comes to him.", "La petite blinde lui échoit.")
RESTARTS = Text(
    "Fewer than two were playing: the game starts again, and nobody owes anything.",
    "Moins de deux joueurs étaient en jeu\u00a0: la partie redémarre et personne ne doit rien.",
)
