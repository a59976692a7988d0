"""A picture of strength against time of thought."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 130, 24, 56
LABEL_HEIGHT, LABEL_WIDTH = 16, 110
STEPS = (10, 20, 50, 100, 200, 500, 1000)  # of the ratings' axis
MOST_LINES = 8
TIME = "milliseconds per decision (log scale)"
CENTRED = 'text-anchor="middle"'
STYLE = """\
  text { font: 13px system-ui, sans-serif; fill: #555; }
  .axis { stroke: #888; } .grid { stroke: #8883; } .bar { stroke: #27a; stroke-width: 2; }
  circle { fill: #27a; }
  @media (prefers-color-scheme: dark) {
    text { fill: #bbb; } .bar { stroke: #6bf; } circle { fill: #6bf; }
  }"""


class Point(NamedTuple):
    """A bot in the picture."""

    name: str
    ms: float
    rating: float
    low: float
    high: float


class _Axes:
    """Where times and ratings lie in the picture."""

    def __init__(self, points: Sequence[Point]) -> None:
        times = [log10(point.ms) for point in points]
        self.decades = range(floor(min(times)), ceil(max(times)) + 1)
        if len(self.decades) == 1:
            self.decades = range(self.decades[0], self.decades[0] + 2)
        low, high = min(p.low for p in points), max(p.high for p in points)
        step = next((s for s in STEPS if (high - low) / s <= MOST_LINES), STEPS[-1])
        bottom = floor(low / step) * step
        top = max(ceil(high / step) * step, bottom + step)
        self.ratings = range(bottom, top + 1, step)

    def x(self, ms: float) -> float:
        share = (log10(ms) - self.decades[0]) / (self.decades[-1] - self.decades[0])
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def y(self, rating: float) -> float:
        share = (rating - self.ratings[0]) / (self.ratings[-1] - self.ratings[0])
        return round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM), 1)


def plot(title: str, points: Sequence[Point], anchor: str) -> str:
    """An SVG with a point for each bot and its interval as a bar; the anchor has rating 0."""
    points = [point._replace(ms=max(point.ms, 1e-4)) for point in points]
    axes = _Axes(points)
    bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{STYLE}\n</style>",
    ]
    for rating in axes.ratings:
        y = axes.y(rating)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{right}" y2="{y}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{rating}</text>')
    for decade in axes.decades:
        x = axes.x(10.0**decade)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}"/>')
        parts.append(f'<text x="{x}" y="{bottom + 18}" {CENTRED}>{10.0**decade:g}</text>')
    middle_x, middle_y = (LEFT + right) / 2, (TOP + bottom) / 2
    rating_label = f"rating (Elo scale, {escape(anchor)} = 0)"
    parts += [
        f'<path class="axis" fill="none" d="M{LEFT} {TOP}V{bottom}H{right}"/>',
        f'<text x="{middle_x}" y="{HEIGHT - 14}" {CENTRED}>{TIME}</text>',
        f'<text transform="translate(18 {middle_y}) rotate(-90)" {CENTRED}>{rating_label}</text>',
    ]
    for point in points:
        x, y = axes.x(point.ms), axes.y(point.rating)
        low, high = axes.y(point.low), axes.y(point.high)
        parts.append(f'<line class="bar" x1="{x}" y1="{low}" x2="{x}" y2="{high}"/>')
        parts.append(f'<circle cx="{x}" cy="{y}" r="4"/>')
    for name, x, y in _labels(points, axes):
        parts.append(f'<text x="{x + 9}" y="{y + 4}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>\n"])


def _labels(points: Sequence[Point], axes: _Axes) -> list[tuple[str, float, float]]:
    """Names beside their points, moved down where they would cover another name."""
    placed: list[tuple[str, float, float]] = []
    for point in sorted(points, key=lambda point: -point.rating):
        x, y = axes.x(point.ms), axes.y(point.rating)
        for _, other_x, other_y in placed:
            if abs(x - other_x) < LABEL_WIDTH and abs(y - other_y) < LABEL_HEIGHT:
                y = other_y + LABEL_HEIGHT
        placed.append((point.name, x, y))
    return placed
