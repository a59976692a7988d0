"""Bars with intervals, as pictures."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, isfinite
from typing import NamedTuple

from regnum.arena.plot import CENTRED, STYLE

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 720, 170, 70, 40, 46
ROW, BAR = 26, 16
MOST_LINES = 8
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000)
LOOK = "  .value { fill: #27a8; } .mark { stroke: #b40; stroke-dasharray: 5 4; }"


class Bar(NamedTuple):
    """A named value, with its interval if that is known."""

    name: str
    value: float
    low: float = float("nan")
    high: float = float("nan")


def bars(title: str, unit: str, rows: Sequence[Bar], mark: float | None = None) -> str:
    """An SVG with a bar for each value; `mark` draws a dashed line, at a fair share for example."""
    ends = [end for row in rows for end in (row.low, row.value, row.high) if isfinite(end)]
    low, high = min(0.0, *ends), max(ends)
    step = next((s for s in STEPS if (high - low) / s <= MOST_LINES), STEPS[-1])
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    height = TOP + ROW * len(rows) + BOTTOM
    bottom = height - BOTTOM

    def x(value: float) -> float:
        share = (value / step - first) / (last - first)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{STYLE}\n{LOOK}\n</style>",
        f'<text x="{LEFT}" y="20">{escape(title)}</text>',
    ]
    for number in range(first, last + 1):
        at = x(number * step)
        parts.append(f'<line class="grid" x1="{at}" y1="{TOP}" x2="{at}" y2="{bottom}"/>')
        parts.append(f'<text x="{at}" y="{bottom + 18}" {CENTRED}>{number * step:g}</text>')
    for place, row in enumerate(rows):
        top, start, end = TOP + ROW * place + (ROW - BAR) // 2, x(min(0.0, row.value)), x(row.value)
        wide = round(x(max(0.0, row.value)) - start, 1)
        text, middle = escape(row.name), top + BAR // 2
        parts.append(f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{text}</text>')
        parts.append(f'<rect class="value" x="{start}" y="{top}" width="{wide}" height="{BAR}"/>')
        if isfinite(row.low) and isfinite(row.high):
            line = f'x1="{x(row.low)}" y1="{middle}" x2="{x(row.high)}" y2="{middle}"'
            parts.append(f'<line class="bar" {line}/>')
            end = max(end, x(row.high))
        parts.append(f'<text x="{end + 6}" y="{middle + 4}">{_short(row.value)}</text>')
    if mark is not None:
        at = x(mark)
        parts.append(f'<line class="mark" x1="{at}" y1="{TOP}" x2="{at}" y2="{bottom}"/>')
    parts += [
        f'<path class="axis" fill="none" d="M{x(0)} {TOP}V{bottom}"/>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{height - 8}" {CENTRED}>{escape(unit)}</text>',
    ]
    return "\n".join([*parts, "</svg>\n"])


def _short(value: float) -> str:
    return f"{value:.0f}" if value == round(value) or abs(value) >= 100 else f"{value:.3g}"


def histogram(title: str, unit: str, values: Sequence[int], most: int = 12) -> str:
    """How often values lie in equal ranges."""
    low, high = min(values), max(values)
    width = max(1, ceil((high - low + 1) / most))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    starts = [low + place * width for place in range(len(counts))]
    names = [str(s) if width == 1 else f"{s} to {s + width - 1}" for s in starts]
    rows = [Bar(name, count) for name, count in zip(names, counts, strict=True)]
    return bars(title, unit, rows)
