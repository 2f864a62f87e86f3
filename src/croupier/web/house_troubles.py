"""Why a file makes no house, in both languages, with the points and the rules concerned."""

import re

from croupier.data import DataError
from croupier.rulebook.clashes import Clash
from croupier.rulebook.house import ChoicesClash
from croupier.rulebook.options.index import all_options
from croupier.text import Text
from croupier.web import rule_wire as to
from croupier.web.house_files import PLACE
from croupier.web.wire import text

_KEY = re.compile(r"\w+\.\w+")
_OUTER = re.compile(rf"^(?:{re.escape(PLACE)}\u00a0?: )?(?:options\u00a0?: )?")
"""What need not be said of a file that has no name of its own."""


def trouble(error: DataError) -> to.HouseTrouble:
    """Why no house comes of it, at which points, and by which rules."""
    if isinstance(error, ChoicesClash):
        return _clashing(error)
    said = Text(_OUTER.sub("", error.text.en), _OUTER.sub("", error.text.fr))
    return to.HouseTrouble(text(said), _keys_in(said.en), [])


def _clashing(error: ChoicesClash) -> to.HouseTrouble:
    clashes = error.clashes
    whys = [_without_rules(clash) for clash in clashes]
    said = Text("\n".join(why.en for why in whys), "\n".join(why.fr for why in whys))
    return to.HouseTrouble(
        text(said),
        list(dict.fromkeys(key for clash in clashes for key in clash.keys)),
        list(dict.fromkeys(rule for clash in clashes for rule in clash.rules)),
    )


def _without_rules(clash: Clash) -> Text:
    """Why choices clash; the rules behind it, which end the line, are sent beside it."""
    cited = f" ({', '.join(clash.rules)})"
    return Text(clash.why.en.removesuffix(cited), clash.why.fr.removesuffix(cited))


def _keys_in(message: str) -> list[str]:
    """The points a message names."""
    named = _KEY.findall(message.replace("options.", ""))
    return [key for key in dict.fromkeys(named) if key in all_options()]
