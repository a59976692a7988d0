"""Drawings as data, and the SVG that they become.

A drawing is a list of strokes; a stroke is (fill, stroke, width, path). Coordinates lie around the
point where the drawing is placed.
"""

from typing import TypeAlias

Stroke: TypeAlias = tuple[str, str, float, str]
Drawing: TypeAlias = tuple[Stroke, ...]


def paths(drawing: Drawing) -> str:
    """The strokes of a drawing."""
    return "".join(
        f'<path d="{path}" fill="{fill}"'
        + (f' stroke="{stroke}" stroke-width="{width:g}"/>' if width else "/>")
        for fill, stroke, width, path in drawing
    )


def disc(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    arc = f"a{radius:g},{radius:g} 0 1,0 "
    return f"M{x - radius:g},{y:g}{arc}{2 * radius:g},0{arc}{-2 * radius:g},0z"
