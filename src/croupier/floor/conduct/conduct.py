"""Judges of what is done to a hand that is on: shown, left alone, thrown through the air."""

from croupier.cards import HIDDEN
from croupier.floor.conduct.conduct_checks import (
    When,
    action_pending,
    check_misconduct,
    did,
    has_live_hand,
    impossible,
    is_alone_between_two,
    pot_is_between_two,
    throws_in_turn,
)
from croupier.floor.conduct.conduct_told import Misconduct
from croupier.floor.conduct.conduct_words import PLAY_GOES_ON, Noted, facts_of, logged, said
from croupier.floor.hands.dead_hand_effect import forced_bet
from croupier.floor.happening import happens
from croupier.floor.ruling import Alternative, Remedy, Ruling, ruling
from croupier.floor.spot import Spot
from croupier.play.actions import Fold
from croupier.play.irregular import NOTHING
from croupier.play.irregular_events import Exposed, RuledDead
from croupier.play.mending import Mending
from croupier.rulebook.house import RuleId
from croupier.text import Text

_ON_PURPOSE = ("betting", "dealing", "discarding", "drawing")
"""Phases in which a hand can be ruled dead for what its player showed."""

_HEADS_UP = 2


@happens(on=Misconduct)
def cards_are_seen(mending: Mending, incident: Misconduct) -> None:
    """The cards that a player turns over are seen by all; cards nobody knows stay unknown."""
    state, seat = mending.state, incident.seat
    shows = incident.breach == "revealing_live_hand" and 1 <= seat <= state.chairs
    if not shows or not has_live_hand(state, seat):
        return
    held, seen = state.hole[seat], (state.irregular or NOTHING).exposed_of(seat)
    for place in dict.fromkeys(incident.places):
        if place not in range(len(held)) or state.up[seat][place]:
            continue
        card = held[place]
        if card != HIDDEN and card not in seen:
            mending.tell(Exposed(seat, place, card, "player"))


@ruling(
    "house:action.unknown",
    on=Misconduct,
    when=impossible("revealing_live_hand", "left_table", "careless_fold"),
)
def cannot_have_been(spot: Spot, incident: Misconduct) -> Ruling:
    """What cannot have happened as it was told is not ruled on."""
    raise check_misconduct(spot, incident)


def _shows(spot: Spot, incident: Misconduct) -> bool:
    """Cards shown while somebody may still act, in a house that does not leave it to the two."""
    return incident.breach == "revealing_live_hand" and action_pending(spot.state)


@ruling(
    "rrop3:11.tournament.19",
    on=Misconduct,
    when=lambda spot, incident: (
        _shows(spot, incident)
        and is_alone_between_two(spot, incident)
        and spot.options.dead_hands.expose_live == "may_be_killed"
    ),
)
def last_two_may_show(spot: Spot, incident: Misconduct) -> Ruling:
    """Between the last two players of the event showing cards is no breach."""
    return _free(spot, incident)


@ruling(
    "rrop3:1.ethics.6",
    on=Misconduct,
    when=lambda spot, incident: (
        _shows(spot, incident)
        and (is_alone_between_two(spot, incident) or pot_is_between_two(spot))
    ),
)
def two_may_show(spot: Spot, incident: Misconduct) -> Ruling:
    """Where only two play they may show what they like."""
    return _free(spot, incident)


def _free(spot: Spot, incident: Misconduct) -> Ruling:
    return Ruling(
        "play_on",
        said(
            Text(
                "{seat} may show cards: only two are left; play goes on.",
                "{seat} peut montrer des cartes\u00a0: on n’est plus que deux\u00a0; "
                "le jeu continue.",
            ),
            incident,
        ),
        Text(
            "Nobody else can be harmed by what the other one sees.",
            "Personne d’autre ne peut en souffrir.",
        ),
        steps=(PLAY_GOES_ON, _NO_MORE_WORDS),
        facts=facts_of(spot, incident),
    )


@ruling(
    "rrop3:11.tournament.19",
    on=Misconduct,
    when=lambda spot, incident: (
        _shows(spot, incident) and spot.options.dead_hands.expose_live == "may_be_killed"
    ),
)
def shown_hand_may_be_killed(spot: Spot, incident: Misconduct) -> Ruling:
    """A hand shown on purpose plays on unless the floor has it killed; a penalty may follow."""
    return logged(
        spot,
        incident,
        Noted(
            "hand_live",
            Text(
                "{seat} showed cards in the hand: it plays on unless the floor kills it.",
                "{seat} a montré des cartes pendant la main\u00a0: elle reste en jeu, "
                "sauf si le floor la tue.",
            ),
            _HARMS_OTHERS,
            ("rrop3:11.tournament.19",),
        ),
        discretion=_killed(spot, incident),
    )


def _killed(spot: Spot, incident: Misconduct) -> tuple[Alternative, ...]:
    if spot.state.phase not in _ON_PURPOSE:
        return ()
    says = said(
        Text(
            "{seat}’s hand is dead; what it put in stays in the pot.",
            "{seat} a une main morte\u00a0; ses jetons restent au pot.",
        ),
        incident,
    )
    seat = incident.seat
    dies = (*forced_bet(spot.state, seat), RuledDead(seat))
    return (Alternative("hand_dead", says, dies),)


@ruling("tda:68", "rrop3:1.ethics.6", "general:acting.3", on=Misconduct, when=_shows)
def shown_hand_lives(spot: Spot, incident: Misconduct) -> Ruling:
    """A hand shown while action is pending lives; its player may be penalised after the hand."""
    several = spot.state.live_count > _HEADS_UP
    return logged(
        spot,
        incident,
        Noted(
            "hand_live",
            Text(
                "{seat} showed cards with action pending: the hand lives and plays on.",
                "{seat} a montré des cartes avant la fin des enchères\u00a0: "
                "la main reste vivante et joue.",
            ),
            _HARMS_OTHERS,
            ("tda:68", "rrop3:1.ethics.6", *_OWN) if several else ("tda:68", *_OWN),
            (_LEAVE_THE_CARDS, PLAY_GOES_ON),
        ),
    )


@ruling("tda:68", "rrop3:1.ethics.6", on=Misconduct, when=did("revealing_live_hand"))
def shown_too_late_to_matter(spot: Spot, incident: Misconduct) -> Ruling:
    """Once nobody can act any more, showing cards is no breach."""
    return _no_breach(
        spot,
        incident,
        Text(
            "{seat} may show the hand: no action is pending.",
            "{seat} peut montrer sa main\u00a0: il n’y a plus d’action à venir.",
        ),
        ("tda:68", "rrop3:1.ethics.6"),
    )


def _no_breach(spot: Spot, incident: Misconduct, says: Text, rules: tuple[RuleId, ...]) -> Ruling:
    return Ruling(
        "play_on",
        said(says, incident),
        Text("No article of this house is broken.", "Aucun article de la maison n’est enfreint."),
        rules,
        steps=(PLAY_GOES_ON, _NO_MORE_WORDS),
        facts=facts_of(spot, incident),
    )


def _leaves(how: str) -> When:
    return lambda spot, incident: (
        incident.breach == "left_table" and spot.options.absence.live_hand_leave == how
    )


@ruling("tda:31", on=Misconduct, when=_leaves("penalty"))
def left_with_a_live_hand(spot: Spot, incident: Misconduct) -> Ruling:
    """A hand is not killed because its player left the table; a penalty may follow."""
    return logged(
        spot,
        incident,
        Noted(
            "hand_live",
            Text(
                "{seat} left the table with a live hand: the hand is not killed for that.",
                "{seat} a quitté la table avec une main vivante\u00a0: elle n’en meurt pas.",
            ),
            Text(
                "Whoever has a hand stays until it is over, all-in or not.",
                "Qui a une main reste jusqu’à la fin, à tapis ou non.",
            ),
            ("tda:31",),
        ),
    )


@ruling("rrop3:11.tournament.12", "rrop3:8.stud.6", on=Misconduct, when=_leaves("dead_at_turn"))
def left_and_dead_at_his_turn(spot: Spot, incident: Misconduct) -> Ruling:
    """A hand lives until the turn comes to its absent player; all-in no turn comes any more."""
    return _left_until_his_turn(
        spot,
        incident,
        "dead",
        Text(
            "{seat} is away: the hand lives, and is dead if he is not back at his turn.",
            "{seat} s’est absenté\u00a0: la main vit, et meurt s’il n’est pas là à son tour.",
        ),
        Text(
            "Kill the hand if the turn comes and he is not back.",
            "Tuez la main si son tour vient sans lui.",
        ),
    )


@ruling("rrop3:8.stud.6", "rrop3:11.tournament.12", on=Misconduct, when=did("left_table"))
def left_and_checks_or_folds(spot: Spot, incident: Misconduct) -> Ruling:
    """Where the table acts for an absent player it checks, and folds against a bet."""
    return _left_until_his_turn(
        spot,
        incident,
        "check_or_fold",
        Text(
            "{seat} is away: at his turn the hand checks, and folds to a bet.",
            "{seat} s’est absenté\u00a0: à son tour, parole, et la main passe face à une mise.",
        ),
        Text(
            "At his turn check for him, or fold against a bet.",
            "À son tour, dites parole pour lui, ou passez face à une mise.",
        ),
    )


_AWAY: tuple[RuleId, ...] = ("rrop3:11.tournament.12",)
_AWAY_AT_STUD: tuple[RuleId, ...] = ("rrop3:8.stud.6", *_AWAY)


def _left_until_his_turn(
    spot: Spot, incident: Misconduct, at_turn: str, says: Text, step: Text
) -> Ruling:
    all_in = not spot.state.stacks[incident.seat]
    if all_in:
        at_turn = "nothing"
        says = Text(
            "{seat} is away all-in: no turn comes any more, the hand plays to the showdown.",
            "{seat} s’est absenté à tapis\u00a0: plus de tour à venir, "
            "la main va jusqu’à l’abattage.",
        )
    return Ruling(
        "hand_live",
        said(says, incident),
        Text(
            "What counts is whether he is there when he has to act.",
            "Ce qui compte, c’est d’être là quand vient son tour.",
        ),
        _AWAY_AT_STUD if spot.state.game.family == "stud" else _AWAY,
        steps=(PLAY_GOES_ON,) if all_in else (PLAY_GOES_ON, step),
        facts=(*facts_of(spot, incident), ("at_turn", at_turn)),
    )


@ruling("tda:68b", "rrop3:1.ethics.8", on=Misconduct, when=did("careless_fold"))
def thrown_hand_stays_folded(spot: Spot, incident: Misconduct) -> Ruling:
    """A hand thrown through the air is folded as any other; the throw goes into the file."""
    seat, live = incident.seat, has_live_hand(spot.state, incident.seat)
    folds = live and throws_in_turn(spot, seat)
    remedies: tuple[Remedy, ...] = (RuledDead(seat),) if live and not folds else ()
    return logged(
        spot,
        incident,
        Noted(
            "fold",
            Text(
                "{seat} threw the hand away: it is folded.",
                "{seat} a jeté sa main\u00a0: elle est couchée.",
            ),
            Text(
                "Cards are pushed low and face down; flying cards are seen or mix with others.",
                "Les cartes se poussent bas et face cachée\u00a0; en vol, on les voit.",
            ),
            ("tda:68b", "rrop3:1.ethics.8"),
            (
                Text(
                    "Bring the cards into the muck without showing them.",
                    "Mettez les cartes à la défausse sans les montrer.",
                ),
                PLAY_GOES_ON,
            ),
        ),
        remedies=remedies,
        action=Fold(seat) if folds else None,
    )


_OWN: tuple[RuleId, ...] = ("general:acting.3",)
"""Each player keeps his cards from the others, however many they are."""

_HARMS_OTHERS = Text(
    "Cards that are seen early change what the others would do.",
    "Des cartes vues trop tôt changent ce que feraient les autres.",
)
_LEAVE_THE_CARDS = Text(
    "Have the cards turned down again; they stay his.",
    "Faites retourner les cartes face cachée\u00a0; elles restent à lui.",
)
_NO_MORE_WORDS = Text("Say so to the table.", "Dites-le à la table.")
