"""What is noted of an option: the articles behind it, its bounds, and the layer that reads it."""

from typing import Any, Literal

Layer = Literal["", "floor", "tournament", "service"]
"""The layer that will read an option; empty once code reads it, or keeps its only value."""

MOST_SECONDS = 86_400
"""A day: no time at a table is longer."""

MOST_CHIPS = 1_000_000_000
"""No house names a larger amount."""


def by(
    *rules: str, layer: Layer = "", least: int | None = None, most: int | None = None
) -> dict[str, Any]:
    """Metadata that names the articles behind an option; no article, and the books are silent."""
    return {"rules": rules, "layer": layer, "least": least, "most": most}
