"""The art of the table as tables: paint, goods and other icons, phases, seats, dice, roundels."""

from typing import NamedTuple

from regnum.core.drawing import Drawing, disc
from regnum.core.pieces import PIECES

PAINT = {
    "ink": "#3a2818",
    "paper": "#f3e8cd",
    "cream": "#fdf8ea",
    "line": "#4a3520",
    "gold": "#cf9f2e",
    "coin": "#f4c945",
    "straw": "#ecc966",
    "wood": "#a9713f",
    "leaf": "#7fa25a",
    "lime": "#a9c94f",
    "forest": "#4f7350",
    "rosy": "#c9546f",
    "crimson": "#b23a33",
    "russet": "#b5652f",
    "brick": "#b95a3e",
    "flame": "#e98a35",
    "sky": "#8db9d3",
    "royal": "#46699c",
    "night": "#3d4d70",
    "plum": "#7d5a8c",
    "lilac": "#dccbe4",
    "veil": "#f3e6f2",
    "stone": "#cbc5bb",
    "steel": "#dfe3e6",
    "slate": "#66646c",
    "snow": "#f9f6f0",
    "skin": "#f2cfa8",
    "chestnut": "#7b4b2a",
    "silverhair": "#e6e1d8",
    "outline": "#1d130a",
    "shadow": "#2b1c0e55",
}
# Lines without a filling: color and width.
PENS = {
    "line": (PAINT["ink"], 1.2),
    "hatch": (PAINT["ink"], 0.55),
    "shade": ("#a9764a", 0.6),
    "mail": ("#e6e6e6", 1.1),
    "mist": ("#b9b3bd", 0.7),
}
FONT = "Alegreya Sans, Gill Sans, Candara, Verdana, sans-serif"
TITLE_FONT = "Alegreya, Palatino Linotype, Palatino, Book Antiqua, Georgia, serif"


def engraved(*parts: tuple[str, str], width: float = 1.15) -> Drawing:
    """A drawing in ink, each part washed in a paint or drawn by a pen."""
    return tuple(
        ("none", *PENS[name], path) if name in PENS else (PAINT[name], PAINT["ink"], width, path)
        for name, path in parts
    )


def _icon(outline: str, *parts: tuple[str, str]) -> Drawing:
    """A drawing with a pale rim, to be seen on every ground."""
    return (("none", PAINT["cream"], 3.4, outline), *engraved(*parts))


_COIN, _LOG = disc(0, 0, 6.6), "M-7.4,2.6L3.6,-6.4L7.6,-1.6L-3.4,7.2z"
_BLOCK = "M-6.8,-2.6L-1.6,-6.4L6,-4.4L7,2.6L1.4,6.6L-6,4.4z"
_DIAMOND = "M0,-7.8L7.4,0L0,7.8L-7.4,0z"
_SHIELD = "M-6,-6.6Q0,-4.8 6,-6.6V-.6Q5.6,4.8 0,7.6Q-5.6,4.8 -6,-.6z"
_EYE = "M-8.6,0Q0,-9 8.6,0Q0,8.4 -8.6,0z"
_CHIP = "M-3.4,-7.6H3.4L7.6,-3.4V3.4L3.4,7.6H-3.4L-7.6,3.4V-3.4z"
_SEAL = (
    "M0,-8.8Q2.2,-6.6 5.2,-7.2Q5.6,-4.2 8.4,-2.8Q7,0 8.4,2.8Q5.6,4.2 5.2,7.2"
    "Q2.2,6.6 0,8.8Q-2.2,6.6 -5.2,7.2Q-5.6,4.2 -8.4,2.8Q-7,0 -8.4,-2.8"
    "Q-5.6,-4.2 -5.2,-7.2Q-2.2,-6.6 0,-8.8z"
)
_SWORD = (
    "M5.8,-8L7.2,-6.6L-.4,3L1.4,4.8L.2,6L-2,3.8L-5,7.4L-7.2,5.2L-3.6,2.2L-5.8,0L-4.6,-1.2L-2.8,.6z"
)
_HOUSE = "M-7.4,7V-1.4L-1.6,-7.4L1,-4.8V-7H4V-1.6L7.4,1.6V7z"

# Each has an outline of its own: goods and other gains are told apart without color.
ICONS: dict[str, Drawing] = {
    "gold": _icon(_COIN, ("coin", _COIN), ("hatch", disc(0, 0, 4.2)), ("line", "M0,-2.4V2.4")),
    "wood": _icon(
        _LOG,
        ("wood", "M-7.4,2.6L3.6,-6.4Q8,-6 7.6,-1.6L-3.4,7.2z"),
        ("straw", "M-7.9,3a3,3.4 -35 1,1 5,3.6a3,3.4 -35 1,1 -5,-3.6z"),
        ("hatch", "M-2.6,2.4L3.6,-2.6M1,2L5.4,-1.8M-6,4.6l1,.7"),
    ),
    "stone": _icon(
        _BLOCK,
        ("stone", _BLOCK),
        ("slate", "M1.4,6.6L.8,-1L7,2.6zM1.4,6.6L7,2.6L6,-4.4L.8,-1z"),
        ("line", "M-6.8,-2.6L.8,-1L6,-4.4"),
    ),
    "any": _icon(
        _DIAMOND,
        ("coin", "M0,-7.8L7.4,0L0,0L-7.4,0z"),
        ("wood", "M-7.4,0H0V7.8z"),
        ("stone", "M7.4,0H0V7.8z"),
    ),
    "other": _icon(
        _DIAMOND, ("snow", _DIAMOND), ("line", "M-3.4,-1.4H3.4M-3.4,1.6H3.4M2,-4.4L-2,4.6")
    ),
    "soldier": _icon(
        _SHIELD,
        ("steel", _SHIELD),
        ("crimson", "M0,-5.6Q3,-5.6 6,-6.6V-.6H0zM0,-.6V7.6Q-5.6,4.8 -6,-.6z"),
    ),
    "token": _icon(_CHIP, ("snow", _CHIP)),
    "point": _icon(_SEAL, ("crimson", _SEAL)),
    "peek": _icon(
        _EYE, ("snow", _EYE), ("sky", disc(0, -0.2, 3.4)), ("line", "M-.2,-.2h.4M0,-.4v.4")
    ),
    "battle": _icon(_SWORD, ("steel", _SWORD)),
    "building": _icon(
        _HOUSE, ("brick", _HOUSE), ("line", "M-1,-4L1.6,-.6L-1.2,2L1.4,7M-7,-1.4L-3.4,-1.4")
    ),
}

# One for each phase of the year, in order.
PHASES: tuple[Drawing, ...] = (
    engraved(  # the King's hand gives
        ("coin", "M-10,7V-5L-5,0L0,-9L5,0L10,-5V7z"),
        ("line", "M-10,3.6H10"),
        ("crimson", disc(0, -9, 1.6) + disc(-10, -5, 1.6) + disc(10, -5, 1.6)),
    ),
    engraved(  # a sprout
        ("line", "M0,10V-1"),
        ("leaf", "M0,0Q-10,1 -10,-8Q-1,-8 0,0zM0,-3Q10,-2 10,-11Q1,-11 0,-3z"),
        ("hatch", "M0,0Q-4,-4 -8,-6.4M0,-3Q4,-7 8,-9.4"),
        ("wood", "M-8,10Q0,5.6 8,10z"),
    ),
    engraved(  # a medal
        ("royal", "M-6,-11H6L2,1H-2z"),
        ("coin", disc(0, 4, 6)),
        ("line", "M0,.6L1,3H3.6L1.6,4.8L2.2,7.4L0,6L-2.2,7.4L-1.6,4.8L-3.6,3H-1z"),
    ),
    engraved(  # the sun
        (
            "coin",
            (
                "M0,-12L2.4,-6.6L8.4,-8.4L6.6,-2.4L12,0L6.6,2.4L8.4,8.4L2.4,6.6L0,12L-2.4,6.6"
                "L-8.4,8.4L-6.6,2.4L-12,0L-6.6,-2.4L-8.4,-8.4L-2.4,-6.6z"
            ),
        ),
        ("straw", disc(0, 0, 5)),
        ("line", "M-1.8,-.8h.1M1.8,-.8h.1M-2,1.6Q0,3.2 2,1.6"),
    ),
    engraved(  # a sealed letter
        ("cream", "M-9,-9H7Q10,-9 10,-6.6H5V7Q5,10 2,10H-6Q-9,10 -9,7z"),
        ("hatch", "M-6,-5H2M-6,-2H2M-6,1H0"),
        ("crimson", disc(0, 6, 3.2)),
    ),
    engraved(  # a leaf that falls
        (
            "flame",
            (
                "M0,-11L2.4,-5.6L7,-8.4L6.4,-3.4L11,-3L7.4,.6L9,4L2,4.6L0,7L-2,4.6L-9,4L-7.4,.6"
                "L-11,-3L-6.4,-3.4L-7,-8.4L-2.4,-5.6z"
            ),
        ),
        ("line", "M0,-5V11M0,1L5,-3M0,1L-5,-3"),
    ),
    engraved(  # drum and sticks
        ("wood", "M-9,-3V6Q0,11.6 9,6V-3z"),
        ("cream", "M-9,-3Q0,-8 9,-3Q0,2 -9,-3z"),
        ("line", "M-9,-1L-5,8.4L0,1L5,8.4L9,-1M-8,-11L2,-3.6M8,-11L-2,-3.6"),
    ),
    engraved(  # a flake of snow
        ("line", "M0,-11V11M-9.6,-5.6L9.6,5.6M9.6,-5.6L-9.6,5.6"),
        (
            "line",
            (
                "M-3,-9L0,-6L3,-9M-3,9L0,6L3,9M-9.4,-1.6L-5.4,-3L-6.4,-7M9.4,1.6L5.4,3L6.4,7"
                "M9.4,-1.6L5.4,-3L6.4,-7M-9.4,1.6L-5.4,3L-6.4,7"
            ),
        ),
        ("sky", "M0,-3L2.6,-1.5V1.5L0,3L-2.6,1.5V-1.5z"),
    ),
)

ENVOY: Drawing = engraved(  # a herald's horn with its banner
    ("crimson", "M-6,-2.4L6,-5V9L2.6,6.6L.4,11L-2,7.4L-6,9.6z"),
    ("coin", "M-2.6,5V-.6L-.4,1.6L1,-2.4L2.2,.8L4.4,-1.8V4z"),
    ("straw", "M-13,-1.6L6,-6.6L13,-12L13.6,-2L6.6,-3.8L-13,1z"),
    ("line", "M-8,-3V0M-14,-3V2"),
)


class Die(NamedTuple):
    """The looks of a die: its body, the rim, the pips, and how round its corners are."""

    body: str
    rim: str
    pips: str
    corner: float


DICE = {
    **{seat: Die(piece.body, piece.shade, piece.ink, 4) for seat, piece in PIECES.items()},
    "E": Die("#f4e9cd", "#b39d6c", "#2c1d0c", 4),
    "N": Die("#a59f97", "#77716a", "#2c1d0c", 4),
    "white": Die("#ffffff", "#ffffff", "none", 9),
}
# Where the pips of each face lie, in steps from the middle of a die.
PIPS = (
    ((0, 0),),
    ((-1, 1), (1, -1)),
    ((-1, 1), (0, 0), (1, -1)),
    ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
)

# The rims of the advisors' roundels, nobler towards the King.
RIMS = {
    "bronze": (
        '<circle r="34.6" fill="none" stroke="#3a2818" stroke-width="7.4"/>'
        '<circle r="34.6" fill="none" stroke="#b98a5a" stroke-width="5"/>'
        '<circle r="34.6" fill="none" stroke="#e7c79d" stroke-width="1"/>'
    ),
    "silver": (
        '<circle r="34.8" fill="none" stroke="#3a2818" stroke-width="8"/>'
        '<circle r="34.8" fill="none" stroke="#dde2e4" stroke-width="5.6"/>'
        '<circle r="34.8" fill="none" stroke="#737b80" stroke-width="5.6" stroke-linecap="butt" '
        'stroke-dasharray="5.466 5.466"/>'
    ),
    "gold": (
        '<circle r="35" fill="none" stroke="#3a2818" stroke-width="8.4"/>'
        '<circle r="35" fill="none" stroke="#cf9f2e" stroke-width="6"/>'
        '<circle r="35" fill="none" stroke="#fbe9ab" stroke-width="2.4" '
        'stroke-dasharray="0 5.498"/>'
    ),
    "royal": (
        '<circle r="36.4" fill="none" stroke="#3a2818" stroke-width="11" '
        'stroke-dasharray="0 11.435"/>'
        '<circle r="36.4" fill="none" stroke="#f4c945" stroke-width="8.4" '
        'stroke-dasharray="0 11.435"/>'
        '<circle r="34.6" fill="none" stroke="#3a2818" stroke-width="7.6"/>'
        '<circle r="34.6" fill="none" stroke="#b23a33" stroke-width="5.2"/>'
        '<circle r="34.6" fill="none" stroke="#f4c945" stroke-width="2" '
        'stroke-dasharray="0 5.435"/>'
    ),
}

# Drawings that are more than strokes: how the market moved a group, room for dice, rules, the frame
# of a building, and the crest beside a province that stands alone.
_CELL = '<rect width="131" height="62" rx="6"/>'
MARKUP = {
    "shift": (
        '<path d="M-12,0L-6,-8H6L12,0L6,8H-6z" fill="#fbe9ab" stroke="#3a2818" stroke-width="1.2"/>'
    ),
    "slot": (
        '<rect x="-11" y="-11" width="22" height="22" rx="4" fill="none" stroke="#4a3520" '
        'stroke-opacity=".35" stroke-dasharray="3 3.4"/>'
    ),
    "perforation": (
        '<path d="M-62,0H62" fill="none" stroke="#4a3520" stroke-opacity=".5" '
        'stroke-dasharray="0 4"/>'
    ),
    "flourish": (
        '<path d="M0,0H138M192,0H330" fill="none" stroke="#4a3520" stroke-width="1.4"/>'
        '<path d="M165,-6l6,6l-6,6l-6,-6zM149,-4l4,4l-4,4l-4,-4zM181,-4l4,4l-4,4l-4,-4z" '
        'fill="#b23a33" stroke="#3a2818"/>'
    ),
    "rule": (
        '<path d="M0,0H214" fill="none" stroke="#4a3520" stroke-width="1.2"/>'
        '<path d="M0,3H214" fill="none" stroke="#4a3520" stroke-width=".5"/>'
    ),
    "cell": _CELL,
    "cell-shadow": f'<g transform="translate(2.4 2.4)" fill="#2b1c0e55">{_CELL}</g>',
    "window": '<rect x="4" y="21" width="38" height="37" rx="5" fill="#fffdf4"/>',
    "crest": (
        '<g opacity=".28" fill="none" stroke="#4a3520"><circle r="104" stroke-width="1.4"/>'
        '<circle r="98" stroke-width="5" stroke-dasharray="0 10.26"/>'
        '<circle r="92" stroke-width=".8"/>'
        '<path d="M-56,40V-28L-28,4L0,-52L28,4L56,-28V40zM-56,26H56" stroke-width="3"/>'
        '<path d="M-56,-36v.1M0,-60v.1M56,-36v.1" stroke-width="11"/></g>'
    ),
}

ROUND = '<clipPath id="ks-round"><circle r="31.5"/></clipPath>'
PAPER = (
    f"{ROUND}"
    '<radialGradient id="ks-vignette" cx=".5" cy=".5" r=".75">'
    '<stop offset=".55" stop-color="#8a5f2a" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#8a5f2a" stop-opacity=".34"/></radialGradient>'
    '<filter id="ks-grain" x="0" y="0" width="1" height="1">'
    '<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="5" seed="11"/>'
    '<feColorMatrix values="0 0 0 0 .29 0 0 0 0 .2 0 0 0 0 .1 .5 0 0 0 -.18"/></filter>'
)
# Without a fill: where filters are not supported, nothing is drawn.
GRAIN = '<rect width="100%" height="100%" fill="none" filter="url(#ks-grain)"/>'
