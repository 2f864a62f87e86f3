"""The fields of a hand history: which a variant needs and what each may hold."""

from collections.abc import Callable, Iterator, Mapping
from datetime import time
from decimal import Decimal
from typing import Any, Literal, NamedTuple, cast, get_args

from croupier.data import hint, shown
from croupier.formats.phh_error import PhhError, Place, bad_field, bad_variant
from croupier.games import Structure, game, game_ids
from croupier.play.setup import PostKind
from croupier.rulebook.house import preset_names
from croupier.text import Text

Forced = Literal["blinds", "bring_in", "antes", "button_blind"]


class Variant(NamedTuple):
    """What a variant code means: the id of the game, the structure and the forced bets."""

    game: str
    structure: Structure
    forced: Forced


CODES: Mapping[str, Variant] = {
    "FT": Variant("holdem", "limit", "blinds"),
    "NT": Variant("holdem", "none", "blinds"),
    "NS": Variant("shortdeck", "none", "button_blind"),
    "PO": Variant("omaha", "pot", "blinds"),
    "FO/8": Variant("omaha8", "limit", "blinds"),
    "F7S": Variant("stud", "limit", "bring_in"),
    "F7S/8": Variant("stud8", "limit", "bring_in"),
    "FR": Variant("razz", "limit", "bring_in"),
    "N2L1D": Variant("lowball_27", "none", "blinds"),
    "F2L3D": Variant("triple_27", "limit", "blinds"),
    "FB": Variant("badugi", "limit", "blinds"),
}
"""The codes of the format.  A game without one has its own id as variant, and `_structure`."""

STAKES_FIELDS = ("blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet")


class _Kind(NamedTuple):
    holds: Callable[[Any], bool]
    words: Text


def is_number(value: object) -> bool:
    """Whether *value* is a finite number."""
    if type(value) is int:
        return True
    return isinstance(value, Decimal) and value.is_finite()


def _is_stack(value: object) -> bool:
    return value == Decimal("inf") or (is_number(value) and cast("Decimal", value) >= 0)


def _array(holds: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(holds, value))


def _not_negative(value: object) -> bool:
    return is_number(value) and cast("Decimal", value) >= 0


_TEXT = _Kind(lambda v: isinstance(v, str), Text("a text", "un texte"))
_WHOLE = _Kind(lambda v: type(v) is int, Text("a whole number", "un nombre entier"))
_NAME = _Kind(
    lambda v: isinstance(v, str) or type(v) is int,
    Text("a text or a whole number", "un texte ou un nombre entier"),
)
POSITIVE = _Kind(
    lambda v: is_number(v) and v > 0, Text("a number above 0", "un nombre supérieur à 0")
)
_AMOUNT = _Kind(_not_negative, Text("a number, not negative", "un nombre non négatif"))
_AMOUNTS = _Kind(
    _array(_not_negative), Text("an array of numbers, none negative", "des nombres non négatifs")
)
_NUMBERS = _Kind(_array(is_number), Text("an array of numbers", "un tableau de nombres"))
STACKS = _Kind(
    _array(_is_stack),
    Text("an array of numbers above 0, inf if unknown", "des nombres supérieurs à 0, ou inf"),
)
_TEXTS = _Kind(_array(_TEXT.holds), Text("an array of texts", "un tableau de textes"))
_WHOLES = _Kind(_array(_WHOLE.holds), Text("an array of whole numbers", "des nombres entiers"))
_COUNT = _Kind(
    lambda v: type(v) is int and v > 0, Text("a whole number above 0", "un entier supérieur à 0")
)
_YES_OR_NO = _Kind(lambda v: isinstance(v, bool), Text("true or false", "true ou false"))
_TIME = _Kind(lambda v: isinstance(v, time), Text("a local time", "une heure locale"))

PLAY_KINDS: Mapping[str, _Kind] = {
    "variant": _TEXT,
    "ante_trimming_status": _YES_OR_NO,
    "antes": _AMOUNTS,
    "blinds_or_straddles": _NUMBERS,
    "bring_in": POSITIVE,
    "small_bet": POSITIVE,
    "big_bet": POSITIVE,
    "min_bet": POSITIVE,
    "starting_stacks": STACKS,
    "actions": _TEXTS,
}
"""The fields a hand is played from, in the order in which they are written."""

OTHER_KINDS: Mapping[str, _Kind] = {
    **dict.fromkeys(("author", "event", "url", "venue", "address", "city", "region"), _TEXT),
    **dict.fromkeys(("postal_code", "country"), _TEXT),
    "time": _TIME,
    **dict.fromkeys(("time_zone", "time_zone_abbreviation"), _TEXT),
    **dict.fromkeys(("day", "month", "year"), _WHOLE),
    **dict.fromkeys(("hand", "table"), _NAME),
    "level": _WHOLE,
    "seats": _WHOLES,
    "seat_count": _WHOLE,
    "players": _TEXTS,
    "finishing_stacks": _AMOUNTS,
    "winnings": _AMOUNTS,
    "currency": _TEXT,
    "currency_symbol": _TEXT,
    "time_limit": POSITIVE,
    "time_banks": _AMOUNTS,
}
"""The optional fields of the format; they tell about the hand but do not change its play."""


def _is_post(table: Mapping[str, Any]) -> bool:
    return (
        table.keys() == {"player", "kind", "amount"}
        and _COUNT.holds(table["player"])
        and table["kind"] in get_args(PostKind)
        and _not_negative(table["amount"])
    )


STRUCTURES: tuple[Structure, ...] = get_args(Structure)

OUR_KINDS: Mapping[str, _Kind] = {
    "_structure": _TEXT,
    "_structures": _Kind(
        _array(lambda v: v in STRUCTURES),
        Text(f"an array of {', '.join(STRUCTURES)}", f"un tableau de {', '.join(STRUCTURES)}"),
    ),
    "_house": _Kind(lambda v: v in preset_names(), Text("a house of ours", "une de nos maisons")),
    "_options": _Kind(
        lambda v: isinstance(v, dict) and all(isinstance(group, dict) for group in v.values()),
        Text("a table of groups of options", "une table de groupes d’options"),
    ),
    "_dead": _AMOUNTS,
    "_kill": _AMOUNTS,
    "_posts": _Kind(
        _array(lambda v: isinstance(v, dict) and _is_post(v)),
        Text("an array of { player, kind, amount }", "un tableau de { player, kind, amount }"),
    ),
    **dict.fromkeys(("_small_blind", "_middle_blind", "_big_blind", "_ante"), _AMOUNT),
    "_big_bet": _AMOUNT,
    "_unit": POSITIVE,
    "_carried": _Kind(
        lambda v: _not_negative(v) or _AMOUNTS.holds(v),
        Text("a number, not negative, or several", "un nombre non négatif, ou plusieurs"),
    ),
    "_carried_for": _Kind(
        lambda v: _WHOLES.holds(v) or _array(_WHOLES.holds)(v),
        Text("an array of players, or several", "un tableau de joueurs, ou plusieurs"),
    ),
    "_passed_out": _WHOLE,
    "_bomb_pot": _YES_OR_NO,
    "_runs": _Kind(
        lambda v: _COUNT.holds(v) or (v != [] and _array(_COUNT.holds)(v)),
        Text("a whole number above 0, or one a player", "un entier supérieur à 0, ou plusieurs"),
    ),
    "_chopped": _YES_OR_NO,
}
"""Our own user fields, for what the format has no word for."""

_KINDS = {**PLAY_KINDS, **OTHER_KINDS, **OUR_KINDS}


def is_needed(field: str) -> bool:
    """Whether a fault of *field* stands in the way of playing the hand."""
    return field in PLAY_KINDS or field in ("_structure", "_structures")


def unknown_fields(fields: Mapping[str, Any]) -> tuple[str, ...]:
    """The fields that are neither of the format nor a user's, which begin with `_`."""
    return tuple(name for name in fields if name not in _KINDS and not name.startswith("_"))


def own_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    """What is wrong with the variant and with each field by itself."""
    variant = fields.get("variant")
    if not isinstance(variant, str):
        told = Text("the field is missing.", "le champ manque.")
        if variant is not None:
            told = Text(f"{shown(variant)} is not a text.", f"{shown(variant)} n’est pas un texte.")
        yield bad_variant(place, told)
        return
    try:
        meaning = variant_of(fields, place)
    except PhhError as error:
        yield error
        return
    yield from _presence_faults(fields, needed_fields(meaning, fields), variant, place)
    yield from _kind_faults(fields, place)


def variant_of(fields: Mapping[str, Any], place: Place) -> Variant:
    """What the variant of a hand means; raises PhhError for a word nobody knows."""
    word = fields["variant"]
    known = CODES.get(word)
    if known is not None:
        return known
    if word not in game_ids():
        guess = hint(word, (*CODES, *game_ids()))
        raise bad_variant(
            place,
            Text(
                f"no variant {shown(word)}; {guess.en}",
                f"il n’y a pas de variante {shown(word)}\u00a0; {guess.fr}",
            ),
        )
    own = game(word)
    structure = fields.get("_structure")
    if structure not in own.structures:
        words = ", ".join(own.structures)
        raise bad_field(
            place,
            "_structure",
            Text(
                f"{word} needs a betting structure, one of {words}.",
                f"{word} veut une structure d’enchères parmi {words}.",
            ),
        )
    return Variant(word, structure, own.forced)


def needed_fields(variant: Variant, fields: Mapping[str, Any]) -> tuple[str, ...]:
    """The fields without which a hand of *variant* cannot be played."""
    blinds = ("blinds_or_straddles",)
    forced = {"blinds": blinds, "button_blind": blinds, "bring_in": ("bring_in",), "antes": ()}
    structures = fields.get("_structures")
    used = structures if isinstance(structures, list) and structures else [variant.structure]
    sized = any(structure in ("limit", "spread") for structure in used)
    bets = ("small_bet", "big_bet") if sized else ("min_bet",)
    return ("antes", *forced[variant.forced], *bets, "starting_stacks", "actions")


def _presence_faults(
    fields: Mapping[str, Any], needed: tuple[str, ...], variant: str, place: Place
) -> Iterator[PhhError]:
    for name in needed:
        if name not in fields:
            yield bad_field(
                place,
                name,
                Text(f"missing; {variant} needs it.", f"absent\u00a0; {variant} l’exige."),
            )
    for name in STAKES_FIELDS:
        if name in fields and name not in needed:
            yield bad_field(
                place,
                name,
                Text(f"{variant} has no such field.", f"{variant} n’a pas ce champ."),
            )


def _kind_faults(fields: Mapping[str, Any], place: Place) -> Iterator[PhhError]:
    for name, value in fields.items():
        kind = _KINDS.get(name)
        if kind is not None and not kind.holds(value):
            words = kind.words
            yield bad_field(
                place,
                name,
                Text(f"{shown(value)} is not {words.en}.", f"{shown(value)} n’est pas {words.fr}."),
            )
