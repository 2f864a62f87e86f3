"""Why a text is no TOML, in both languages: the parser of the standard library says it in one."""

import re

from croupier.text import Text

_PLACED = re.compile(r"(?P<why>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|[^()]*)\)")
_REASONS = (
    ("Invalid value", "valeur incorrecte"),
    ("Invalid statement", "instruction incorrecte"),
    ("Expected newline", "il faut aller à la ligne après une instruction"),
    ("Expected '='", "il faut «\u00a0=\u00a0» après une clé"),
    ("Expected ']", "l’en-tête d’une table n’est pas fermé"),
    ("Expected ", "il manque un signe"),
    ("Found invalid character", "signe incorrect"),
    ("Illegal character", "signe incorrect"),
    ("Invalid initial character", "une clé ne commence pas ainsi"),
    ("Cannot overwrite a value", "cette valeur est déjà donnée"),
    ("Cannot declare", "cette table est déjà donnée"),
    ("Cannot redefine", "cette table est déjà donnée"),
    ("Cannot mutate", "cette table est close, rien ne s’y ajoute"),
    ("Duplicate inline table key", "cette clé est déjà donnée"),
    ("Unclosed array", "liste non fermée"),
    ("Unclosed inline table", "table non fermée"),
    ("Unescaped", "une barre oblique inverse n’est pas doublée"),
    ("Escaped character", "ce caractère n’existe pas"),
    ("Invalid hex value", "nombre hexadécimal incorrect"),
    ("Invalid date", "date ou heure incorrecte"),
    ("Unterminated string", "texte non fermé"),
)
"""How a reason of `tomllib` begins, and the same in French; the first that fits."""


def toml_fault(told: str) -> Text:
    """What `tomllib` *told* of a text: the reason, its line and its column where it has them."""
    placed = _PLACED.fullmatch(told)
    why = placed["why"] if placed else told
    french = next((words for begins, words in _REASONS if why.startswith(begins)), "illisible")
    line = placed["line"] if placed else None
    where = f"ligne {line}, colonne {placed['column']}" if placed and line else "à la fin du texte"
    return Text(f"not TOML: {told}", f"ce n’est pas du TOML\u00a0: {french} ({where})")
