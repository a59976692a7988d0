"""The same land by candlelight: a dark page with light ink, and the washes dimmed, hue by hue."""

import re
from collections.abc import Callable

from regnum.kingdom_builder.picture.art import PAINT

WARMTH = (0.64, 0.57, 0.5)  # how much of red, green and blue a candle leaves
PAGE = {PAINT["paper"]: "#2a1f15", PAINT["ink"]: "#dcc596", PAINT["line"]: "#a98f60"}
_COLOR = re.compile(r"#([0-9a-f]{6})\b")


def page_by_night(markup: str) -> str:
    """The page around the land."""
    return _recolored(markup, lambda color: PAGE.get(color, color))


def dimmed(markup: str) -> str:
    """The land and what stands on it."""
    return _recolored(markup, _dim)


def _recolored(markup: str, change: Callable[[str], str]) -> str:
    return _COLOR.sub(lambda found: change(found[0]), markup)


def _dim(color: str) -> str:
    parts = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    left = (round(part * warmth) for part, warmth in zip(parts, WARMTH, strict=True))
    return "#" + "".join(f"{part:02x}" for part in left)
