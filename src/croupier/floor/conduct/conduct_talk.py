"""Judges of what is said at a table: of hands, for others, and in which language."""

from croupier.cards import HIDDEN
from croupier.floor.conduct.conduct_checks import (
    action_pending,
    did,
    has_live_hand,
    is_alone_between_two,
    pot_is_between_two,
)
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.conduct_words import PLAY_GOES_ON, Noted, allowed, logged, recorded
from croupier.floor.conduct.offences import OFFENCES
from croupier.floor.hands.pots_again import tabled_seats
from croupier.floor.ruling import Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.setup import NOBODY
from croupier.text import Text

_HEADS_UP = 2


def _of_his_own(spot: Spot, incident: Misconduct) -> bool:
    """Whether a player with a live hand said what he holds himself."""
    own = incident.breach == "disclosing" and incident.other_seat == NOBODY
    return own and has_live_hand(spot.state, incident.seat)


def _may_say(spot: Spot, incident: Misconduct) -> bool:
    """Whether nobody is harmed by it: two alone play, or nobody acts any more."""
    return _of_his_own(spot, incident) and (
        not action_pending(spot.state)
        or is_alone_between_two(spot, incident)
        or pot_is_between_two(spot)
    )


@ruling("rrop3:1.ethics.6", on=Misconduct, when=_may_say)
def may_say_what_he_holds(spot: Spot, incident: Misconduct) -> Ruling:
    """Where only two play, or the betting is over, a player may say what he holds."""
    return allowed(
        spot,
        incident,
        Text(
            "{seat} may say what the hand is now; only its cards count.",
            "{seat} peut dire ce qu’est sa main à présent\u00a0; seules ses cartes comptent.",
        ),
        _HARMS_NOBODY,
    )


_HARMS_NOBODY = Text("Nobody is harmed by it.", "Personne n’en souffre.")


@ruling("tda:67", "rrop3:1.ethics.6", on=Misconduct, when=_of_his_own)
def says_what_he_holds(spot: Spot, incident: Misconduct) -> Ruling:
    """Before the betting is over nobody says what his live hand is; it lives all the same."""
    several = spot.state.live_count > _HEADS_UP
    return logged(
        spot,
        incident,
        Noted(
            "recorded",
            Text(
                "{seat} said what the hand is: it goes into the file; the hand lives and plays on.",
                "{seat} a dit ce qu’est sa main\u00a0: c’est noté\u00a0; "
                "elle reste vivante et joue.",
            ),
            _WORDS_HELP,
            ("tda:67", "rrop3:1.ethics.6") if several else ("tda:67",),
            (_ASK_SILENCE, PLAY_GOES_ON),
        ),
    )


_WORDS_HELP = Text(
    "Words about cards help one player and harm another.",
    "Parler des cartes aide l’un et nuit à l’autre.",
)
_ASK_SILENCE = Text(
    "Ask the table to say nothing of hands.",
    "Demandez qu’on ne parle pas des mains.",
)


def _lies_open(spot: Spot, incident: Misconduct) -> bool:
    """Whether the hand that was spoken of lies open whole."""
    if incident.breach != "reading_untabled_hand":
        return False
    state, seat = spot.state, incident.other_seat
    known = seat != NOBODY and HIDDEN not in state.hole[seat]
    return known and seat in tabled_seats(state)


def _talks_of_hands(spot: Spot, incident: Misconduct) -> bool:
    """Whether somebody spoke of hands while bets may come; at the showdown it goes by its own."""
    if incident.breach in ("reading_untabled_hand", "urging_to_table"):
        return action_pending(spot.state) and not _lies_open(spot, incident)
    return incident.breach in ("disclosing", "influencing")


@ruling("tda:67", "rrop3:1.ethics.10", on=Misconduct, when=_talks_of_hands)
def talks_about_hands(spot: Spot, incident: Misconduct) -> Ruling:
    """Nobody, in the hand or not, speaks of hands, advises or guesses; a penalty may follow."""
    return logged(
        spot,
        incident,
        Noted(
            "recorded",
            Text(
                "{seat} spoke of hands while one is on: it goes into the file, the hand goes on.",
                "{seat} a parlé de mains pendant le coup\u00a0: c’est noté, la main continue.",
            ),
            _WORDS_HELP,
            ("tda:67", "rrop3:1.ethics.10"),
            (
                _ASK_SILENCE,
                PLAY_GOES_ON,
            ),
        ),
    )


@ruling(
    "tda:67b", "tda:71B", "rrop3:2.procedures.8", on=Misconduct, when=did("one_player_to_a_hand")
)
def plays_with_somebody(spot: Spot, incident: Misconduct) -> Ruling:
    """A hand has one player: who shows it to another or asks advice may be penalised."""
    return logged(
        spot,
        incident,
        Noted(
            "recorded",
            Text(
                "{seat} let somebody else into the hand: it goes into the file, the hand goes on.",
                "{seat} a mêlé quelqu’un à sa main\u00a0: c’est noté, la main continue.",
            ),
            Text("One player to a hand.", "Une main, un joueur."),
            OFFENCES["one_player_to_a_hand"].rules,
            (
                Text(
                    "Have the hand shown to nobody, and nothing said of it.",
                    "Veillez à ce que la main ne soit montrée à personne et qu’on n’en parle pas.",
                ),
                PLAY_GOES_ON,
            ),
        ),
    )


@ruling("tda:12b", "rrop3:1.ethics.4", on=Misconduct, when=_lies_open)
def anybody_reads_an_open_hand(spot: Spot, incident: Misconduct) -> Ruling:
    """What lies open is read by anybody."""
    return allowed(
        spot,
        incident,
        Text(
            "{seat} may read that hand: it lies open.",
            "{seat} peut lire cette main\u00a0: elle est ouverte.",
        ),
        _HARMS_NOBODY,
    )


@ruling("rrop3:1.ethics.4", "tda:67", on=Misconduct, when=did("reading_untabled_hand"))
def reads_for_another(spot: Spot, incident: Misconduct) -> Ruling:
    """Nobody reads a hand for its player before it lies open; its cards win all the same."""
    return recorded(
        spot,
        incident,
        Text("Each player reads his own hand.", "Chacun lit sa propre main."),
    )


@ruling("rrop3:1.ethics.5", on=Misconduct, when=did("urging_to_table"))
def tells_him_to_show(spot: Spot, incident: Misconduct) -> Ruling:
    """Nobody is told by another player to turn his hand up."""
    return recorded(
        spot,
        incident,
        Text(
            "Whether to show is for each player, and for the rules of the showdown.",
            "Montrer relève de chacun, et des règles de l’abattage.",
        ),
    )


@ruling("rrop3:2.procedures.27", "tda:6", on=Misconduct, when=did("other_language"))
def speaks_another_language(spot: Spot, incident: Misconduct) -> Ruling:
    """While a hand is on only the languages of the house are spoken."""
    return recorded(
        spot,
        incident,
        Text(
            "What the others do not understand could be about the hand.",
            "Ce que les autres ne comprennent pas pourrait porter sur la main.",
        ),
    )
