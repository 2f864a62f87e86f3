"""Every event class by its tag: those of a usual hand and the irregular ones."""

from croupier.play.cheap import cheap
from croupier.play.events import USUAL_EVENTS, Event
from croupier.play.irregular_events import IRREGULAR_EVENTS

EVENTS: dict[str, type[Event]] = {kind.tag: kind for kind in (*USUAL_EVENTS, *IRREGULAR_EVENTS)}
"""Every event class by its tag."""

for _kind in EVENTS.values():
    cheap(_kind)
