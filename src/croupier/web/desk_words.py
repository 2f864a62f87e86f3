"""Words of the desk for browsers: people by their names, reasons, facts, orders as sentences."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass

from croupier.cardroom import orders as order
from croupier.cardroom.saying import signed
from croupier.cardroom.state import Seconds
from croupier.cards import CardError, parse_card
from croupier.table.why import Why
from croupier.text import Text
from croupier.web import desk_wire as to
from croupier.web.wire_words import text

_ID = re.compile(r"(?<![\w-])(?:p:\S+|[\w-]{12,13}(?![\w-]))")
"""Where an id may stand in a sentence; what follows `p:` may be longer than the id."""

_NOTHING = "–"


def moment(at: Seconds) -> int:
    """A moment of the room in milliseconds; 0 for one that has not come."""
    return at * 1000 if at > 0 else 0


def named(words: Text, names: Mapping[str, str]) -> Text:
    """The same sentence with people called by their names."""
    return Text(_named(words.en, names), _named(words.fr, names))


def _named(words: str, names: Mapping[str, str]) -> str:
    def name(found: re.Match[str]) -> str:
        whole = found[0]
        for end in range(len(whole), 0, -1):
            if whole[:end] in names:
                return names[whole[:end]] + whole[end:]
        return whole

    return _ID.sub(name, words)


def why_of(why: Why, names: Mapping[str, str], *, facts: bool) -> to.Why:
    """A reason for the wire; without *facts* only its sentence and its articles."""
    told = {key: _fact(key, value, names) for key, value in why.facts.items()} if facts else {}
    return to.Why(text(named(why.text, names)), list(why.rules), told)


def _fact(key: str, value: object, names: Mapping[str, str]) -> str:
    if key == "cards" and isinstance(value, Mapping):
        return _value({who: _signed(card) for who, card in value.items()}, names)
    return _value(value, names)


def _signed(card: object) -> object:
    """A card with the sign of its suit; anything else as it is."""
    try:
        return signed(parse_card(card)) if isinstance(card, str) else card
    except CardError:
        return card


def _value(value: object, names: Mapping[str, str]) -> str:
    if isinstance(value, Mapping):
        pairs = (f"{_value(key, names)} ({_value(one, names)})" for key, one in value.items())
        return ", ".join(pairs)
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(_value(one, names) for one in value)
    return _named(str(value), names)


def people_in(value: object, known: Iterable[str]) -> list[str]:
    """The ids among *known* that a fact or any part of it names, each once, in order."""
    among = set(known)
    return list(dict.fromkeys(one for one in _texts(value) if one in among))


def _texts(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _texts(key)
            yield from _texts(one)
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from _texts(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))


def order_words(it: order.Order, names: Mapping[str, str]) -> Text:
    """What is to be done, as a sentence."""
    said = _NOTICE if isinstance(it, order.NoticeToShow) else _SENTENCES.get(it.tag, _OTHER)
    values = {field.name: getattr(it, field.name) for field in fields(it)}
    who = values.get("person", "")
    plain = {
        name: value if isinstance(value, Text | int) else _value(value, names)
        for name, value in values.items()
    }
    special: dict[str, Text | str] = {"person": names.get(who, who) or _NOTHING, "tag": it.tag}
    if isinstance(it, order.HandToLeave):
        special["left"] = _LEFT[it.left]
    if isinstance(it, order.DeckToFlag):
        special["card"] = it.card or _NOTHING
    return said.format(**{**plain, **special})


_OTHER = Text("To do: {tag}.", "À faire\u00a0: {tag}.")
_NOTICE = Text("Show {person}: {text}", "Montrer à {person}\u00a0: {text}")
_LEFT: Mapping[order.Left, Text] = {
    "live": Text("it plays on", "elle reste en jeu"),
    "folded": Text("its fold stands", "elle reste passée"),
    "unchanged": Text("nothing changes", "rien ne change"),
    "free_to_show": Text("its owner shows or mucks", "son joueur montre ou jette"),
}
_SENTENCES: Mapping[str, Text] = {
    "order.seat_to_vacate": Text(
        "Free seat {seat} of table {table} once the hand is over: {person} goes.",
        "Libérer le siège {seat} de la table {table} après la main\u00a0: {person} part.",
    ),
    "order.chips_to_cash_out": Text(
        "Cash out the chips of {person}, seat {seat} of table {table}.",
        "Encaisser les jetons de {person}, siège {seat} de la table {table}.",
    ),
    "order.places_to_delete": Text(
        "Take {person} off every list, and release what is kept for that name.",
        "Rayer {person} de toutes les listes et libérer ce qui est gardé à ce nom.",
    ),
    "order.hands_to_miss": Text(
        "No cards for {person}, seat {seat} of table {table}. Hands to miss: {hands}.",
        "Pas de cartes pour {person}, siège {seat}, table {table}. Mains à manquer\u00a0: {hands}.",
    ),
    "order.speech_to_mute": Text(
        "Show nobody what {person} writes.", "Ne montrer à personne ce que {person} écrit."
    ),
    "order.deck_to_flag": Text(
        "Check the deck of table {table}: {card}.",
        "Vérifier le jeu de la table {table}\u00a0: {card}.",
    ),
    "order.pot_to_count": Text(
        "Count the pot of hand {hand} at table {table}: it should hold {expected}.",
        "Compter le pot de la main {hand}, table {table}\u00a0: il devrait contenir {expected}.",
    ),
    "order.cards_to_retrieve": Text(
        "Bring the cards of seat {seat}, table {table}, back without anybody seeing them.",
        "Ramener les cartes du siège {seat}, table {table}, sans que personne les voie.",
    ),
    "order.hand_to_leave": Text(
        "Seat {seat} of table {table}, hand {hand}: {left}.",
        "Siège {seat} de la table {table}, main {hand}\u00a0: {left}.",
    ),
    "order.ruling_to_make": Text(
        "Rule on what was done to the hand of seat {seat}, table {table}, by {rules}.",
        "Statuer sur la main du siège {seat}, table {table}, selon {rules}.",
    ),
}
