"""The art of the land as tables: colors, washes, scattered symbols, paper.

Coordinates are those of a board whose hexes have radius 30, around the point where a drawing is
placed.
"""

from typing import NamedTuple

from regnum.core.drawing import Drawing, Stroke

PAINT = {
    "ink": "#3a2818",
    "paper": "#f3e8cd",
    "cream": "#fdf8ea",
    "line": "#4a3520",
    "gold": "#cf9f2e",
    "coin": "#f4c945",
    "silver": "#aab0b4",
    "violet": "#8d68a3",
    "straw": "#ecc966",
    "wood": "#a9713f",
    "leaf": "#7fa25a",
    "rose": "#c9546f",
    "sky": "#8db9d3",
    "brick": "#b95a3e",
    "stone": "#cbc5bb",
    "steel": "#dfe3e6",
    "lilac": "#dccbe4",
    "slate": "#5c5a5e",
    "snow": "#f7f4ee",
    "outline": "#1d130a",
    "shadow": "#2b1c0e55",
}


class Wash(NamedTuple):
    """The colours of a terrain: the area, its darker rim, and the ink of its symbols."""

    area: str
    rim: str
    ink: str


# From light to dark, so that a greyscale print keeps them apart.
WASHES = {
    "D": Wash("#f6e7ba", "#d2ab58", "#a8823a"),
    "F": Wash("#f0ced3", "#cf8396", "#8e3f58"),
    "G": Wash("#c2cf82", "#95a850", "#5d7030"),
    "W": Wash("#8ab4ca", "#4b7d9b", "#2a5672"),
    "M": Wash("#9d958f", "#7b736d", "#423b37"),
    "C": Wash("#b2764c", "#8a5430", "#552f18"),
    "T": Wash("#5f8153", "#45633f", "#22381f"),
    "S": Wash("#dcdcd8", "#9aa0a3", "#3a2818"),
    "L": Wash("#ecd798", "#c1932d", "#3a2818"),
    "N": Wash("#d5c3de", "#8d68a3", "#3a2818"),
}

# Color, width and opacity of the strokes along the inside of a shore, the widest first.
SHORE = (
    ("#97bfd2", 27, 1),
    ("#4b7d9b", 17.4, 1),
    ("#a2c8d8", 15.4, 1),
    ("#4b7d9b", 10.2, 1),
    ("#b6d6e1", 8.2, 1),
)


class Scatter(NamedTuple):
    """How symbols lie on a terrain: tries per hex, their distance, and the room above and below."""

    tries: int
    apart: float
    above: float
    below: float
    aside: float


SCATTERS = {
    "G": Scatter(24, 15, 9, 5, 7),
    "C": Scatter(24, 19.5, 8, 8, 12),
    "D": Scatter(24, 21, 7, 6, 12),
    "F": Scatter(34, 11, 7, 6, 6),
    "T": Scatter(34, 11.5, 11, 7, 8),
    "W": Scatter(24, 21, 8, 8, 14),
    "M": Scatter(28, 17, 13, 8, 11),
}


def _tree(crown: str, light: str, trunk: str) -> Drawing:
    return (
        ("none", "#2c2013", 1.7, trunk),
        ("#426641", "#22381f", 1, crown),
        ("none", "#8bb075", 1.2, light),
    )


def _bloom(head: str, fill: str, heart: str) -> Drawing:
    return (
        ("none", "#557038", 1.1, "M0,6Q.8,3 0,0M0,5Q2.6,4.6 3.2,2.4"),
        (fill, "#7b3049", 0.8, head),
        (heart, "none", 0, "M-1.1,-2a1.1,1.1 0 1,0 2.2,0a1.1,1.1 0 1,0 -2.2,0z"),
    )


def _peak(face: str, shade: str, snow: str) -> Drawing:
    return (
        ("#c9c3bb", "#37302c", 1.3, face),
        ("#6d655f", "none", 0, shade),
        ("#f7f4ee", "#37302c", 0.7, snow),
    )


_DAISY = (
    "M0,-2q-2.4,-3.2 0,-4q2.4,.8 0,4q2.2,-3.2 4,-1.5q.2,2.2 -4,1.5q4,1 3,3q-2,1.2 -3,-3"
    "q.3,4 -2,3.4q-1.8,-1.4 2,-3.4q-4,.8 -4.2,-1q1,-2.4 4.2,1z"
)
_TULIP = "M-2.8,-5.5l1.5,1.6L0,-6l1.3,2.1l1.5,-1.6Q3.6,.6 0,.6Q-3.6,.6 -2.8,-5.5z"
_BELL = "M-3,-2a3,3 0 1,0 6,0a3,3 0 1,0 -6,0z"


def _line(ink: str, path: str, width: float = 1.2) -> Stroke:
    return ("none", ink, width, path)


_G, _C, _D, _W = (WASHES[letter].ink for letter in "GCDW")

SYMBOLS: dict[str, tuple[Drawing, ...]] = {
    "G": (
        (
            _line(
                _G,
                "M-4.5,3q1.2,-3 .6,-5.5M-1.5,3q.2,-5 -1,-8M1.5,3q.2,-4.5 2,-7M4.5,3q.2,-3 2,-4.5",
            ),
        ),
        (_line(_G, "M-3.5,3q-.4,-3.5 -2.5,-5M-.5,3q.6,-5 -.4,-9M2.5,3q.4,-4 2.6,-6.5"),),
        (_line(_G, "M-2.5,3q-.4,-4 -1.8,-6M.5,3q.2,-4 1.6,-7M3,3q.4,-2.4 2,-3.6M-5,3.4h10.6"),),
        (
            (
                "#f7f1de",
                _G,
                1,
                "M-6,0q-1.5,-4 2,-4q1.5,-2.6 4,-1q3.4,-1.4 4,2q2,3 -1.4,4q-4,1.5 -7.4,.4z",
            ),
            (_G, "none", 0, "M4,-4q3.6,-.6 4.4,2.2q-1.6,2 -4,.6z"),
            _line(_G, "M-3.4,1.4v3M-.6,2v3M2.2,1.6v3"),
        ),
    ),
    "C": (
        (
            _line(_C, "M-11,-2l4,-2.5l4,3l4.5,-2l4,3l5,-1.5", 1.5),
            _line(_C, "M-8,-2v4M-5,-1v6M-2,0v4M1,-.5v6M4,1v4.5M7,1.5v3.5", 0.9),
        ),
        (
            _line(_C, "M-10,2l3.5,-3.5l5,1.5l3,-3l4.5,2l4,-1.5", 1.5),
            _line(_C, "M-7,1v3.5M-4,1.5v5M-1,2v4M2,-.5v6M5,1v5M8,1v2.5", 0.9),
        ),
        (
            ("#d59a6a", _C, 1.3, "M-10,6L-7,-3H-6.5L-6,-6H5L6,-2H7L10,6z"),
            ("#8a5430", "none", 0, "M1,-5.6H5L6,-2H7L9.4,5.6H4L2.6,-1z"),
            _line(_C, "M-6.6,-2.4H3M-8,1.4l4,.6l5,-.8", 0.8),
        ),
        (
            ("#d59a6a", _C, 1.3, "M-7,7L-4,-4L-5,-8H1L.6,-4L3,-1H6L8,7z"),
            ("#8a5430", "none", 0, "M-1.4,-7.6H.8L.4,-4L3,-1H6L7.6,6.6H1.6L.2,-2z"),
            _line(_C, "M-4,-3.6H-1M-5,0H-.6", 0.8),
        ),
    ),
    "D": (
        (
            _line(_D, "M-12,3Q-6,-6 -1,-4.5Q4,2 12,3"),
            _line(_D, "M0,-2.6q3,2.4 2,6M3,1q1.6,1 1.2,3M-8,5.4q4,-1.6 8,-.4", 0.8),
        ),
        (
            _line(_D, "M-11,1q5,-5.4 10,-4.6q5.6,.6 11,4.6"),
            _line(
                _D, "M1,-3q1.6,2 .6,4.4M4,-1.6q1.4,1.4 .8,3M-4,5q4,-1.2 7,.2M-7,3.4q2,-1 4,-.8", 0.8
            ),
        ),
        (
            _line(_D, "M-10,2q5,-4 9,-2.4q4,2.6 11,1.2"),
            _line(_D, "M-7,-3.6h.1M-3,-4.6h.1M5,-4h.1M8,-2.4h.1M-5,5h.1M0,4.4h.1M4,5.4h.1", 1.4),
        ),
        (
            (
                "#9db277",
                "#6d6a2c",
                1,
                (
                    "M-1.4,6V-7q1.4,-2 2.8,0V6zM-1.4,1H-4.4q-1.6,0 -1.6,-2V-3.6q1.2,-1.4 2.4,0V-1.4"
                    "H-1.4zM1.4,-1H4q1.8,0 1.8,-2V-5.6q-1.2,-1.2 -2.4,0V-3.4H1.4z"
                ),
            ),
            _line(_D, "M-7,6.4H8", 0.9),
        ),
    ),
    "F": (
        _bloom(_DAISY, "#fffaf0", "#d79a1e"),
        _bloom(_TULIP, "#c2405f", "none"),
        _bloom(_BELL, "#8a539c", "#f0dcf2"),
        _bloom(_DAISY, "#d8607c", "#fbe3a0"),
    ),
    "T": (
        _tree(
            "M0,-10Q7,-10 6.6,-4.6Q8.6,1 3.4,2.4Q0,4 -3.4,2.4Q-8.6,1 -6.6,-4.6Q-7,-10 0,-10z",
            "M-4,-3.4Q-4,-7.4 .4,-7.8M-2.6,-.8q1.4,1 3,.6",
            "M0,7V2",
        ),
        _tree(
            "M0,-12L5,-4.6H3.2L6.8,2.6H-6.8L-3.2,-4.6H-5z",
            "M-.8,-8.4L-2.4,-5.6M-2,-2.6L-4,1",
            "M0,7V2",
        ),
        _tree(
            "M0,-9Q5.4,-11 6,-5.6Q9.4,-2.6 6,.8Q3.6,4 0,2.4Q-4.4,4 -6.2,.4"
            "Q-9,-3.4 -5.4,-5.6Q-4.4,-10.4 0,-9z",
            "M-4.4,-2.4Q-4,-6 -.6,-6.6M1.6,-.4q2,0 2.6,-1.6",
            "M0,7V2",
        ),
        _tree(
            "M0,-12.6Q6.4,-5 5.4,1.4Q3,3.4 0,3.2Q-3,3.4 -5.4,1.4Q-6.4,-5 0,-12.6z",
            "M-2.6,-3.4Q-2.2,-6.6 -.4,-8.6M-2.6,-.4v.2",
            "M0,7.4V3",
        ),
    ),
    "W": (
        (_line(_W, "M-10,0q2.6,-3.6 5,0t5,0t5,0t5,0M-4,4.4q2,-2.6 4,0t4,0"),),
        (_line(_W, "M-8,1q2.6,-3.6 5.2,0t5.2,0t5,0"),),
        (_line(_W, "M-9,-1q2.4,-3.4 4.8,0t4.8,0t4.8,0M-1,3.6q2,-2.6 4,0t4,0"),),
        (
            ("#e4efee", _W, 1.1, "M-9,3Q0,5.4 9,2.4Q7.6,7 4.4,7.4H-5Q-8.4,6.6 -9,3z"),
            _line(_W, "M-1,3.4V-10"),
            ("#fbf7ea", _W, 1, "M0,-8.6Q8,-7 7,.6Q4,-1 0,.8zM-2,-7.4Q-6.8,-5 -7,1Q-4.6,-.4 -2,.6z"),
            (_W, "none", 0, "M-1,-10.6l-4.6,-1.2l4.6,-1.2z"),
        ),
        (
            (
                "#c4dbe2",
                _W,
                1.1,
                (
                    "M-11,4Q-12,-5 -3,-5Q4,-5 7,0Q9,-1.4 8.4,-5Q11,-4.6 11.4,-2.4"
                    "Q13.4,-3.4 14.6,-1.4Q12.6,3.6 7.4,4z"
                ),
            ),
            _line(
                _W, "M-5,-7q0,-3.6 -3.4,-4.4M-5,-7q.4,-3.6 3.4,-4.4M-8,-.6h.1M-11,1.6q2.4,1 4.4,0"
            ),
            _line(_W, "M-13,6.4q2,-1.8 4,0t4,0t4,0t4,0t4,0t4,0", 0.9),
        ),
    ),
    "M": (
        _peak(
            "M-11,8L-7,1L-5.4,1.4L-1,-12L3,-5L4.4,-5.4L11.4,8z",
            "M-1,-12L1.4,-3.4L-.6,1L3.4,8H11.4L4.4,-5.4L3,-5z",
            "M-1,-12L-3.4,-4.6L-1.6,-5.8L-.2,-3.2L1.2,-5.4L2.8,-3.8L3.4,-4.4z",
        ),
        _peak(
            "M-9,8L-4,-3L-2.6,-2.4L1.4,-10L10,8z",
            "M1.4,-10L2.4,-3L.4,.4L4,8H10z",
            "M1.4,-10L-1.6,-4L.2,-5L1.6,-2.6L2.8,-4.4L4.6,-3.2z",
        ),
        _peak(
            "M-12,8L-6,-4.6L-3.6,-1.4L1,-13L5.6,-3L7,-3.6L12,8z",
            "M1,-13L2.4,-5L.4,-1L4,8H12L7,-3.6L5.6,-3z",
            "M1,-13L-1.6,-6.4L.4,-7.4L1.6,-4.8L3,-6.6L4.4,-5.6z",
        ),
    ),
}
# How many of a terrain's last symbols are rare, and how often one of them shows.
RARE = {"G": (1, 0.05), "C": (2, 0.3), "D": (1, 0.06), "W": (2, 0.1)}

FONT = "Alegreya Sans, Gill Sans, Candara, Verdana, sans-serif"

PAPER = (
    '<radialGradient id="kb-vignette" cx=".5" cy=".5" r=".75">'
    '<stop offset=".55" stop-color="#8a5f2a" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#8a5f2a" stop-opacity=".38"/></radialGradient>'
    '<filter id="kb-grain" x="0" y="0" width="1" height="1">'
    '<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="5" seed="11"/>'
    '<feColorMatrix values="0 0 0 0 .29 0 0 0 0 .2 0 0 0 0 .1 .5 0 0 0 -.18"/></filter>'
)
# Without a fill: where filters are not supported, nothing is drawn.
GRAIN = '<rect width="100%" height="100%" fill="none" filter="url(#kb-grain)"/>'
