"""A review as plain data, and its curves as a picture."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from regnum.core.contract import AnyGame, Json
from regnum.core.judging import merits_data
from regnum.core.seats import seat_name
from regnum.review.review import Account, Review
from regnum.review.survey import TurningPoint, Verdict

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 48, 24, 44, 40
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # between lines of the grid, in points
MOST_LINES = 8
COLOURS = ("#1f77b4", "#d62728", "#2ca02c", "#e08214", "#9467bd")
DASHES = ("none", "8 4", "2 3", "12 3 2 3", "5 2")  # so that colours are not needed
STYLE = """\
  text { font: 13px system-ui, sans-serif; fill: #555; }
  .grid { stroke: #8883; } .zero { stroke: #888; }
  .curve { fill: none; stroke-width: 2; } circle { fill: none; stroke-width: 2; }
  @media (prefers-color-scheme: dark) { text { fill: #bbb; } }"""


def to_json(game: AnyGame, review: Review) -> dict[str, Json]:
    """The whole review. Points are not rounded, so that sums stay exact."""
    text = game.action_text
    return {
        "values": review.values,
        "errors": [[_short(error) for error in moment] for moment in review.errors],
        "accounts": [_account(account) for account in review.accounts],
        "decisions": [
            {
                **_decision(game, verdict),
                "candidates": [
                    {"action": text(action), "gain": gain, "error": _short(error)}
                    for action, gain, error in verdict.candidates
                ],
            }
            for verdict in review.verdicts
        ],
        "turning_points": [
            {
                **_decision(game, point),
                "terms": {name: _short(term) for name, term in point.terms.items()},
                "merits": merits_data(point.merits),
            }
            for point in review.turning_points
        ],
    }


def _decision(game: AnyGame, found: Verdict | TurningPoint) -> dict[str, Json]:
    return {
        "number": found.number,
        "seat": seat_name(found.seat),
        "action": game.action_text(found.action),
        "best": game.action_text(found.best),
        "loss": found.loss,
        "error": _short(found.error),
    }


def _account(account: Account) -> dict[str, Json]:
    return {
        name: {"points": part.points, "error": _short(part.error)}
        for name, part in account.parts().items()
    } | {"margin": account.margin}


def _short(number: float) -> float:
    return round(number, 3)


def svg(title: str, names: Sequence[str], review: Review) -> str:
    """The margin that each seat could expect, from the start to the end; mistakes are circles."""
    values = [value for moment in review.values for value in moment]
    step = next((s for s in STEPS if (max(values) - min(values)) / s <= MOST_LINES), STEPS[-1])
    low, high = floor(min(values) / step) * step, ceil(max(values) / step) * step
    high = max(high, low + step)
    bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT
    last = max(1, len(review.values) - 1)

    def x(number: int) -> float:
        return round(LEFT + number / last * (right - LEFT), 1)

    def y(points: float) -> float:
        return round(bottom - (points - low) / (high - low) * (bottom - TOP), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{STYLE}\n</style>",
    ]
    for points in range(low, high + 1, step):
        kind, at = "grid" if points else "zero", y(points)
        parts.append(f'<line class="{kind}" x1="{LEFT}" y1="{at}" x2="{right}" y2="{at}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4}" text-anchor="end">{points:+d}</text>')
    for seat, name in enumerate(names):
        look = f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
        places = " ".join(f"{x(n)},{y(moment[seat])}" for n, moment in enumerate(review.values))
        parts.append(f'<polyline class="curve" {look} points="{places}"/>')
        at = LEFT + seat * (right - LEFT) / len(names)
        parts.append(f'<path class="curve" {look} d="M{at:g} 20h28"/>')
        parts.append(f'<text x="{at + 34:g}" y="24">{escape(name)}</text>')
    for point in review.turning_points:
        at = y(review.values[point.number][point.seat])
        place = f'cx="{x(point.number)}" cy="{at}" r="6"'
        parts.append(f'<circle stroke="{COLOURS[point.seat]}" {place}/>')
    parts.append(f'<text x="{right}" y="{HEIGHT - 12}" text-anchor="end">{last} decisions</text>')
    return "\n".join([*parts, "</svg>\n"])
