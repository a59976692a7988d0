"""The pieces of the seats, which look the same in every game."""

from collections.abc import Mapping
from typing import NamedTuple

from regnum.core.drawing import paths


class Piece(NamedTuple):
    """A wooden piece of a seat: its colours, and paths."""

    body: str
    shade: str  # darker, for the roof or a side
    ink: str  # of what is written upon its colour
    outline: str
    shaded: str  # the part that has the shade
    detail: str
    line: str  # the colour of the details


# A house, a keep, a tent, a hall and a mill: the shape alone names the seat.
PIECES = {
    "A": Piece(
        "#d0432e",
        "#8f2316",
        "#fff8ec",
        "M-14,1L-2,-14.6L3,-8.4V-12.4H8V-2.4L11,1H9.4V14H-12.4V1z",
        "M-14,1L-2,-14.6L3,-8.4V-12.4H8V-2.4L11,1z",
        "M-4.4,14V6H1.4V14",
        "#4d0e07",
    ),
    "B": Piece(
        "#3169ab",
        "#1d3f6e",
        "#fff8ec",
        "M-10.6,14V-14H-5.4V-9.6H-2.6V-14H2.6V-9.6H5.4V-14H10.6V14z",
        "M3.6,14V-9.6H5.4V-14H10.6V14z",
        "M-10.6,-4.4H10.6M-6.6,14V7.4Q-3.6,3 -.6,7.4V14",
        "#0d2444",
    ),
    "C": Piece(
        "#f2b824",
        "#b97a0c",
        "#2c1d0c",
        "M-1,-15.4H1L4.4,-8.4Q8,2 15,14H-15Q-8,2 -4.4,-8.4z",
        "M1,-15.4L4.4,-8.4Q8,2 15,14H5.4Q3,0 0,-15.4z",
        "M-6,14Q-3,8 -1.6,1Q0,8 1.4,14",
        "#5e3c03",
    ),
    "D": Piece(
        "#4b4853",
        "#211f26",
        "#fff8ec",
        "M-15,14V3Q-15,-11 0,-11Q15,-11 15,3V14z",
        "M-15,4V3Q-15,-11 0,-11Q15,-11 15,3V4z",
        "M-15,4H15M-8,4Q-8,-5 -3.4,-10.4M8,4Q8,-5 3.4,-10.4M-4,14V10Q0,5.6 4,10V14",
        "#bdb7c7",
    ),
    "E": Piece(
        "#fbf6e9",
        "#cdbf9f",
        "#2c1d0c",
        (
            "M-7.4,14L-5.8,4.4L-10.4,8L-13.6,3.4L-5,-4L-13.6,-11.4L-10.4,-16L0,-8.4L10.4,-16"
            "L13.6,-11.4L5,-4L13.6,3.4L10.4,8L5.8,4.4L7.4,14z"
        ),
        (
            "M1.4,14L0,-4L13.6,3.4L10.4,8L5.8,4.4L7.4,14zM-13.6,-11.4L-12,-13.7L0,-4L-5,-4z"
            "M12,-13.7L13.6,-11.4L5,-4H0zM-13.6,3.4L-5,-4H0L-12,5.7z"
        ),
        "M-12,-13.7L12,5.7M12,-13.7L-12,5.7M-2.4,14V9.6H2.4V14",
        "#4d3f28",
    ),
}


def draw_piece(piece: Piece, paint: Mapping[str, str], shadow: tuple[float, float]) -> str:
    """A piece with a shadow that lies so far to the right and down."""
    cast = ((paint["shadow"], paint["shadow"], 3.0, piece.outline),)
    wood = (
        ("none", paint["cream"], 4.6, piece.outline),
        (piece.body, "none", 0.0, piece.outline),
        (piece.shade, "none", 0.0, piece.shaded),
        ("none", piece.line, 1.1, piece.detail),
        ("none", paint["outline"], 1.7, piece.outline),
    )
    x, y = shadow
    return f'<g transform="translate({x:g} {y:g})">{paths(cast)}</g>{paths(wood)}'
