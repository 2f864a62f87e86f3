"""What the room declines, in words: things about seats and turns that no book speaks of."""

from croupier.play.refusal import Refused
from croupier.text import Text


class Declined(ValueError):
    """A request had no effect: *text* says why, *legal* what would do, *rules* the articles."""

    def __init__(self, text: Text, legal: Text, rules: tuple[str, ...] = ()) -> None:
        """The message in English holds both parts."""
        super().__init__(f"{text.en} {legal.en}")
        self.text = text
        self.legal = legal
        self.rules = rules

    @classmethod
    def because(cls, refused: Refused) -> "Declined":
        """What the rules of play refused."""
        return cls(refused.text, refused.legal, refused.rules)


class Paused(Declined):
    """The table cannot go on for now: the same may be asked again."""


_TAKE_ANOTHER = Text(
    "Take a free seat, or that of a bot.", "Prendre un siège libre, ou celui d’un bot."
)


def no_such_table() -> Declined:
    """The table is not in this room."""
    return Declined(
        Text("There is no such table.", "Cette table n’existe pas."),
        Text("The lobby lists the tables.", "Le salon donne la liste des tables."),
    )


def no_such_seat(seats: int) -> Declined:
    """The seat is not at this table."""
    return Declined(
        Text("There is no such seat.", "Ce siège n’existe pas."),
        Text(f"Seats go from 1 to {seats}.", f"Les sièges vont de 1 à {seats}."),
    )


def seat_taken() -> Declined:
    """A person has the seat, or waits for it."""
    return Declined(Text("This seat is taken.", "Ce siège est pris."), _TAKE_ANOTHER)


def already_seated(seat: int) -> Declined:
    """The guest has a seat here."""
    return Declined(
        Text(f"You have seat {seat} here.", f"Vous avez déjà le siège {seat}."),
        Text("Leave it first.", "Le quitter d’abord."),
    )


def not_seated() -> Declined:
    """The guest has no seat here, so nothing at this table is his to decide."""
    return Declined(
        Text("You have no seat at this table.", "Vous n’avez pas de siège à cette table."),
        _TAKE_ANOTHER,
        ("general:acting.1",),
    )


def no_hand() -> Declined:
    """The guest has no cards in this hand."""
    return Declined(
        Text("You have no cards in this hand.", "Vous n’avez pas de cartes dans cette main."),
        Text("Wait for the next hand.", "Attendre la main suivante."),
        ("general:acting.1",),
    )


def too_late() -> Declined:
    """The request speaks of a turn that is over."""
    return Declined(
        Text("That turn is over.", "Ce tour de parole est passé."),
        Text("Look again and decide anew.", "Regarder de nouveau, puis décider."),
        ("general:acting.1",),
    )


def no_card(bad: str) -> Declined:
    """A text that is no card."""
    return Declined(
        Text(f"{bad!r} is no card.", f"{bad!r} n’est pas une carte."),
        Text("Name cards you hold.", "Nommer des cartes de votre jeu."),
    )


def no_choice() -> Declined:
    """The games of this table come by themselves, or the next one is not due to be chosen yet."""
    return Declined(
        Text("There is no game to choose now.", "Il n’y a pas de jeu à choisir maintenant."),
        Text(
            "At dealer’s choice the next game is chosen in the last hand of a round.",
            "Au choix du donneur, le jeu suivant se choisit à la dernière main d’un tour.",
        ),
        ("house:game.mixed",),
    )


def not_the_chooser(name: str) -> Declined:
    """Somebody else chooses the next game."""
    return Declined(
        Text("The next game is not yours to choose.", "Ce n’est pas à vous de choisir le jeu."),
        Text(f"{name} chooses it.", f"C’est à {name} de choisir."),
        ("house:game.mixed",),
    )


def no_such_game(games: int) -> Declined:
    """The place is not in the rotation."""
    return Declined(
        Text("There is no such game in this mix.", "Ce jeu n’est pas de ces jeux mixtes."),
        Text(f"Choose one of the {games} games.", f"Choisir un des {games} jeux."),
        ("house:game.mixed",),
    )


def is_leaving() -> Declined:
    """The guest has said that he leaves after this hand."""
    return Declined(
        Text("You leave after this hand.", "Vous quittez la table après cette main."),
        Text("Say first that you stay.", "Dire d’abord que vous restez."),
    )


def serves_penalty(hands: int, rules: tuple[str, ...]) -> Declined:
    """The guest is to miss so many hands yet."""
    return Declined(
        Text(
            f"You serve a penalty, hands still to miss: {hands}.",
            f"Vous êtes sous pénalité, mains encore à manquer\u00a0: {hands}.",
        ),
        Text("You are dealt in after it.", "Vous recevrez des cartes ensuite."),
        rules,
    )


def shut_out(rules: tuple[str, ...]) -> Declined:
    """The guest was disqualified at this table."""
    return Declined(
        Text("You are out of the game at this table.", "Vous êtes exclu de cette table."),
        Text("Take a seat at another one.", "Prendre place à une autre."),
        rules,
    )


def no_big_blind() -> Declined:
    """There is no big blind before which he could sit out."""
    return Declined(
        Text("This game has no big blind.", "Ce jeu n’a pas de grosse blinde."),
        Text("Sit out after the hand instead.", "S’absenter plutôt après la main."),
    )


def pauses() -> Paused:
    """The table cannot go on for now."""
    return Paused(
        Text("The table pauses for a moment.", "La table fait une pause."),
        Text("Nothing is lost: ask again soon.", "Rien n’est perdu\u00a0: redemander bientôt."),
    )


def no_straddle(why: Text, rules: tuple[str, ...]) -> Declined:
    """The house has no straddle at this table."""
    return Declined(why, Text("Play without one here.", "Jouer sans straddle ici."), rules)
