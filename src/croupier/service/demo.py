"""The tables of a new room, with their bots, and how stakes are said."""

from croupier.play.setup import Stakes
from croupier.table import Table
from croupier.text import Text

BOT_NAMES = (
    "Ada",
    "Hugo",
    "Inga",
    "Max",
    "Nora",
    "Otto",
    "Rosa",
    "Tom",
    "Uma",
    "Viktor",
    "Wanda",
    "Yann",
)
"""The bots of the room; those of a table start at its own place in the list."""

_SEATS = 6
_BOTS = 4
_BUY_IN = 1000
_HOUSE = "online"


def demo_tables() -> tuple[Table, ...]:
    """Four games in play money, six seats each, four of them kept by bots."""
    return (
        _table("holdem", Stakes("none", 10, 10, small_blind=5, big_blind=10)),
        _table("omaha8", Stakes("limit", 10, 20, small_blind=5, big_blind=10)),
        _table("stud", Stakes("limit", 10, 20, ante=2, bring_in=3)),
        _table("jacks", Stakes("limit", 5, 10, ante=2)),
    )


def _table(game: str, stakes: Stakes) -> Table:
    return Table(game, game, stakes, _HOUSE, _SEATS, _BUY_IN, least_players=_BOTS)


def said(stakes: Stakes) -> Text:
    """The stakes in words, such as `no-limit 5/10`."""
    parts = [_SIZES[stakes.structure].format(**_amounts(stakes))]
    if stakes.structure == "limit" and stakes.big_blind:
        blinds = f"{stakes.small_blind}/{stakes.big_blind}"
        parts.append(Text(f"blinds {blinds}", f"blindes {blinds}"))
    if stakes.ante:
        parts.append(Text(f"ante {stakes.ante}", f"ante {stakes.ante}"))
    if stakes.bring_in:
        parts.append(Text(f"bring-in {stakes.bring_in}", f"bring-in {stakes.bring_in}"))
    return Text(", ".join(part.en for part in parts), ", ".join(part.fr for part in parts))


def _amounts(stakes: Stakes) -> dict[str, int]:
    limit = stakes.structure in ("limit", "spread") or not stakes.big_blind
    return {
        "low": stakes.small_bet if limit else stakes.small_blind,
        "high": stakes.big_bet if limit else stakes.big_blind,
    }


_SIZES = {
    "none": Text("no-limit {low}/{high}", "no-limit {low}/{high}"),
    "pot": Text("pot-limit {low}/{high}", "pot-limit {low}/{high}"),
    "limit": Text("limit {low}/{high}", "limite fixe {low}/{high}"),
    "spread": Text("spread {low} to {high}", "mises de {low} à {high}"),
}
