"""The forced bets of a hand: who must post what, in the order in which it is paid."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace

from croupier.games.game import Game
from croupier.play.setup import Chips, HandSetup, Post, SeatNo, Stakes
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule, rules_of

_HEADS_UP = 2


@rule(
    "general:blinds.1",
    "general:blinds.2",
    "rrop3:4.blinds.0c",
    "rrop3:4.blinds.0d",
    "rrop3:4.blinds.3",
    "rrop3:9.draw.0a",
    "rrop3:9.jacks.1b",
    "rrop3:11.tournament.25",
    "tda:34B",
)
def forced_posts(
    game: Game,
    stakes: Stakes,
    house: House,
    dealt_in: tuple[SeatNo, ...],
    passed_out: int = 0,
) -> tuple[Post, ...]:
    """What the seats of *dealt_in* (from the button's left, the button last) must post.

    Heads-up the small blind is on the button, unless the house takes the blinds by the letter.
    At jacks or better no ante is due once the limit of antes is reached (rrop3:9.jacks.1b).
    """
    blinds = blind_posts(game, stakes, house, dealt_in)
    antes = _antes(stakes, house, dealt_in, blinds)
    if passed_out >= house.options.draw.max_ante_rounds:
        antes = ()
    one_payer = house.options.blinds.ante_payer != "each"
    if one_payer and house.options.blinds.ante_order == "blind_first":
        return (*blinds, *antes)
    return (*antes, *blinds)


@rule("rrop3:5.holdem.0c", "general:blinds.8", "house:game.shortdeck")
def blind_posts(
    game: Game, stakes: Stakes, house: House, dealt_in: tuple[SeatNo, ...]
) -> tuple[Post, ...]:
    """The blinds, as the house spreads them: two, one, equal ones, three, or the button's.

    Blinds that would be of nothing are none, and so is the blind of a player who plays against
    nobody's chips.
    """
    if len(dealt_in) < _HEADS_UP:
        return ()
    if game.forced == "button_blind":
        posts = _button_blind(stakes, house, dealt_in)
    elif game.forced == "blinds":
        posts = _BLINDS[house.options.blinds.structure](stakes, house, dealt_in)
    else:
        posts = []
    return tuple(post for post in posts if post.amount)


def _two_blinds(stakes: Stakes, house: House, dealt_in: tuple[SeatNo, ...]) -> list[Post]:
    if stakes.middle_blind and len(dealt_in) > _HEADS_UP:
        return _three_blinds(stakes, house, dealt_in)
    small, big = _small_and_big(house, dealt_in)
    return [
        Post(small, "small_blind", stakes.small_blind),
        Post(big, "big_blind", stakes.big_blind),
    ]


def _one_blind(stakes: Stakes, house: House, dealt_in: tuple[SeatNo, ...]) -> list[Post]:  # noqa: ARG001
    return [Post(dealt_in[0], "big_blind", stakes.big_blind)]


def _equal_blinds(stakes: Stakes, house: House, dealt_in: tuple[SeatNo, ...]) -> list[Post]:
    small, big = _small_and_big(house, dealt_in)
    return [
        Post(small, "small_blind", stakes.big_blind),
        Post(big, "big_blind", stakes.big_blind),
    ]


def _three_blinds(stakes: Stakes, house: House, dealt_in: tuple[SeatNo, ...]) -> list[Post]:
    if len(dealt_in) == _HEADS_UP:
        small, big = _small_and_big(house, dealt_in)
        return [
            Post(small, "small_blind", stakes.small_blind),
            Post(big, "big_blind", stakes.big_blind),
        ]
    return [
        Post(dealt_in[0], "small_blind", stakes.small_blind),
        Post(dealt_in[1], "small_blind", stakes.middle_blind),
        Post(dealt_in[2], "big_blind", stakes.big_blind),
    ]


def _button_blind(stakes: Stakes, house: House, dealt_in: tuple[SeatNo, ...]) -> list[Post]:  # noqa: ARG001
    return [Post(dealt_in[-1], "big_blind", stakes.big_blind)]


_BLINDS: dict[str, Callable[[Stakes, House, tuple[SeatNo, ...]], list[Post]]] = {
    "small_big": _two_blinds,
    "single": _one_blind,
    "two_equal": _equal_blinds,
    "three": _three_blinds,
    "button_blind": _button_blind,
}


def _small_and_big(house: House, dealt_in: tuple[SeatNo, ...]) -> tuple[SeatNo, SeatNo]:
    """The two seats left of the button; heads-up the button has the small blind, if so ruled."""
    small, big = dealt_in[0], dealt_in[1]
    if len(dealt_in) == _HEADS_UP and house.options.button.headsup_small_blind_on_button:
        return big, small
    return small, big


def _antes(
    stakes: Stakes, house: House, dealt_in: tuple[SeatNo, ...], blinds: tuple[Post, ...]
) -> tuple[Post, ...]:
    if not stakes.ante:
        return ()
    payer = house.options.blinds.ante_payer
    if payer == "each":
        return tuple(Post(seat, "ante", stakes.ante) for seat in dealt_in)
    big_blind = next((post.seat for post in blinds if post.kind == "big_blind"), dealt_in[-1])
    seat = big_blind if payer == "big_blind" else dealt_in[-1]
    return (Post(seat, "dead_ante", stakes.ante),)


@rule("general:holdem.1", "general:omaha.1", "general:stud.1")
def seats_allowed(game: Game, house: House) -> int:
    """How many players a game seats in this house."""
    games = house.options.games
    by_family = {
        "flop": games.max_seats_flop,
        "stud": games.max_seats_stud,
        "draw": games.max_seats_draw,
    }
    return min(game.max_seats, by_family[game.family])


def check_seats(setup: HandSetup) -> None:
    """Raise TooManySeats for a hand the game or the house does not seat, or for one player."""
    players, most = len(setup.dealt_in), seats_allowed(setup.game, setup.house)
    if not 2 <= players <= most:  # noqa: PLR2004 - a hand needs two
        own = [one for one in rules_of(seats_allowed) if one in setup.game.rules]
        cited = ", ".join(setup.house.cite(own or setup.game.rules))
        raise TooManySeats(
            f"{setup.game.id} is played by 2 to {most} players, not {players} ({cited})"
        )


class SetupError(ValueError):
    """A hand cannot start like this; the message says what is wrong."""


class TooManySeats(SetupError):
    """More players than the game seats, or one alone; the message names the most and the rule."""


def check_setup(setup: HandSetup) -> None:
    """Raise SetupError for stakes, stacks or a button that no hand could start from."""
    stakes, stacks = setup.stakes, setup.stacks
    words = ("structure", "structures")
    amounts = [getattr(stakes, field.name) for field in fields(stakes) if field.name not in words]
    if any(type(chips) is not int or chips < 0 for chips in (*stacks, *amounts)):
        raise SetupError("stakes and stacks are whole numbers of chips, none negative")
    if not stacks or stacks[0]:
        raise SetupError("stacks begin with a 0 for no seat; seat 1 comes second")
    _check_structures(setup)
    _check_blinds(setup)
    if not stakes.unit > 0 or not 0 < stakes.small_bet <= stakes.big_bet:
        raise SetupError("the smallest chip and the bets are above 0, the big bet not the smaller")
    _check_unit(stakes, amounts)
    if setup.game.forced == "bring_in" and not 0 < stakes.bring_in < stakes.small_bet:
        raise SetupError("a bring-in is less than the small bet, and more than nothing")
    if not 0 < setup.button <= setup.chairs:
        raise SetupError(f"the button is at seat {setup.button}, of {setup.chairs}")
    check_seats(setup)


@rule("rrop3:3.bets.7a")
def _check_unit(stakes: Stakes, amounts: Sequence[Chips]) -> None:
    """The smallest chip in play is one that antes, blinds and bets can be paid with."""
    if wrong := [chips for chips in amounts if chips % stakes.unit]:
        raise SetupError(
            f"{wrong[0]} cannot be paid in chips of {stakes.unit}, the smallest in play; "
            "stakes are whole chips (rrop3:3.bets.7a)"
        )


@rule("rrop3:5.holdem.0c")
def _check_blinds(setup: HandSetup) -> None:
    """Blinds rise from the small to the big one; three of them need a middle one."""
    stakes = setup.stakes
    if setup.game.forced != "blinds":
        return
    three = setup.house.options.blinds.structure == "three"
    if three and not stakes.middle_blind:
        raise SetupError("three blinds need a middle blind in the stakes (rrop3:5.holdem.0c)")
    blinds = [stakes.small_blind, stakes.middle_blind, stakes.big_blind]
    rising = [blind for blind in blinds if blind]
    if rising != sorted(rising):
        raise SetupError(f"blinds must not fall: {rising} (rrop3:5.holdem.0c)")


def _check_structures(setup: HandSetup) -> None:
    stakes, known = setup.stakes, setup.game.structures
    for structure in (stakes.structure, *stakes.structures):
        if structure not in known:
            words = ", ".join(known)
            raise SetupError(f"{setup.game.id} is not played {structure!r}; known: {words}")
    if stakes.structures and len(stakes.structures) != setup.game.rounds:
        raise SetupError(
            f"{setup.game.id} has {setup.game.rounds} rounds; name a structure for each, "
            f"not {len(stakes.structures)}"
        )


def set_up(
    game: Game,
    stakes: Stakes,
    house: House,
    stacks: tuple[int, ...],
    button: SeatNo,
    number: int = 1,
) -> HandSetup:
    """A hand with the usual forced bets; `stacks[seat]` in chips, index 0 unused."""
    bare = HandSetup(game, stakes, house, stacks, button, ())
    check_setup(bare)
    posts = forced_posts(game, stakes, house, bare.dealt_in)
    return HandSetup(game, stakes, house, stacks, button, posts, number)


@rule("house:bomb_pot")
def bomb_pot(setup: HandSetup, ante: Chips) -> HandSetup:
    """The hand as a bomb pot: everybody antes, and the betting begins on the second street.

    Raises SetupError for games without common cards, and for an ante of nothing.
    """
    if not setup.game.board_cards or setup.game.rounds == 1:
        raise SetupError(f"{setup.game.id} has no flop, so no bomb pot (house:bomb_pot)")
    if type(ante) is not int or ante <= 0:
        raise SetupError("a bomb pot needs an ante in whole chips, above 0 (house:bomb_pot)")
    if any(post.kind in ("straddle", "kill") for post in setup.posts):
        raise SetupError("a bomb pot has neither straddle nor kill (house:bomb_pot)")
    posts = tuple(Post(seat, "ante", ante) for seat in setup.dealt_in)
    return replace(setup, posts=posts, bomb_pot=True)
