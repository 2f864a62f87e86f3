"""The forced bets of a hand: who must post what, in the order in which it is paid."""

from dataclasses import fields

from croupier.games.game import Game
from croupier.play.setup import NOBODY, HandSetup, Post, SeatNo, Stakes
from croupier.rulebook.house import House
from croupier.rulebook.tags import rule, rules_of


@rule(
    "general:blinds.1",
    "general:blinds.2",
    "rrop3:4.blinds.0c",
    "rrop3:4.blinds.0d",
    "rrop3:4.blinds.3",
    "rrop3:9.draw.0a",
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
    blinds = _blinds(stakes, house, dealt_in) if game.forced == "blinds" else ()
    antes = _antes(stakes, house, dealt_in, blinds)
    if passed_out >= house.options.draw.max_ante_rounds:
        antes = ()
    one_payer = house.options.blinds.ante_payer != "each"
    if one_payer and house.options.blinds.ante_order == "blind_first":
        return (*blinds, *antes)
    return (*antes, *blinds)


def _blinds(stakes: Stakes, house: House, dealt_in: tuple[SeatNo, ...]) -> tuple[Post, ...]:
    small, big = dealt_in[0], dealt_in[1]
    middle = NOBODY
    if stakes.middle_blind and len(dealt_in) > 2:  # noqa: PLR2004 - a seat for each blind
        middle, big = dealt_in[1], dealt_in[2]
    if len(dealt_in) == 2 and house.options.button.headsup_small_blind_on_button:  # noqa: PLR2004
        small, big = big, small
    posts = []
    if stakes.small_blind:
        posts.append(Post(small, "small_blind", stakes.small_blind))
    if middle:
        posts.append(Post(middle, "small_blind", stakes.middle_blind))
    if stakes.big_blind:
        posts.append(Post(big, "big_blind", stakes.big_blind))
    return tuple(posts)


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
    """More players than the game seats; the message names the most and the rule."""


def check_setup(setup: HandSetup) -> None:
    """Raise SetupError for stakes, stacks or a button that no hand could start from."""
    stakes, stacks = setup.stakes, setup.stacks
    amounts = [getattr(stakes, field.name) for field in fields(stakes) if field.name != "structure"]
    if any(type(chips) is not int or chips < 0 for chips in (*stacks, *amounts)):
        raise SetupError("stakes and stacks are whole numbers of chips, none negative")
    if not stacks or stacks[0]:
        raise SetupError("stacks begin with a 0 for no seat; seat 1 comes second")
    if stakes.structure not in setup.game.structures:
        known = ", ".join(setup.game.structures)
        raise SetupError(f"{setup.game.id} is not played {stakes.structure!r}; known: {known}")
    if not stakes.unit > 0 or not 0 < stakes.small_bet <= stakes.big_bet:
        raise SetupError("the smallest chip and the bets are above 0, the big bet not the smaller")
    if setup.game.forced == "bring_in" and not 0 < stakes.bring_in < stakes.small_bet:
        raise SetupError("a bring-in is less than the small bet, and more than nothing")
    if not 0 < setup.button <= setup.chairs:
        raise SetupError(f"the button is at seat {setup.button}, of {setup.chairs}")
    check_seats(setup)


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
