"""What stands on the land, as tables: emblems, roundels, pieces and walls."""

from regnum.core.drawing import Drawing
from regnum.kingdom_builder.picture.art import PAINT


def engraved(*parts: tuple[str, str]) -> Drawing:
    """A drawing in ink, each part washed in a paint."""
    return tuple((PAINT.get(fill, fill), PAINT["ink"], 1.35, path) for fill, path in parts)


EMBLEMS: dict[str, Drawing] = {
    "oracle": engraved(
        ("cream", "M-13,2.5Q0,-9.5 13,2.5Q0,13 -13,2.5z"),
        ("sky", "M-5,2.2a5,5 0 1,0 10,0a5,5 0 1,0 -10,0z"),
        ("ink", "M-1.8,2.2a1.8,1.8 0 1,0 3.6,0a1.8,1.8 0 1,0 -3.6,0z"),
        ("none", "M0,-7.5V-13M-6,-6L-8.6,-10.6M6,-6L8.6,-10.6"),
    ),
    "farm": engraved(
        ("none", "M0,14V-4"),
        ("straw", "M0,-14q3.6,4.4 0,9q-3.6,-4.6 0,-9z"),
        ("straw", "M0,-1q7,-1 6.6,-8.4q-6.6,1 -6.6,8.4zM0,-1q-7,-1 -6.6,-8.4q6.6,1 6.6,8.4z"),
        ("straw", "M0,5q7.6,-1 7.2,-8.4q-7.2,1 -7.2,8.4zM0,5q-7.6,-1 -7.2,-8.4q7.2,1 7.2,8.4z"),
        ("straw", "M0,11q7.6,-1 7.2,-8.4q-7.2,1 -7.2,8.4zM0,11q-7.6,-1 -7.2,-8.4q7.2,1 7.2,8.4z"),
    ),
    "oasis": engraved(
        ("sky", "M-12,10Q-6,6.6 0,7.4Q8,6.4 12,10Q6,13.6 0,13.4Q-8,13.6 -12,10z"),
        ("wood", "M-1.4,10Q1,2 -1.2,-5H1.6Q4,3 2,10z"),
        ("leaf", "M.2,-5.6Q-8,-11 -12.6,-1Q-6.4,-5 .2,-5.6zM.2,-5.6Q8.4,-11 13,-1Q7,-5 .2,-5.6z"),
        (
            "leaf",
            (
                "M.2,-5.6Q-3,-14.6 -10,-11.6Q-5,-9.4 .2,-5.6zM.2,-5.6Q3.6,-14.6 10.4,-11.6"
                "Q5,-9.4 .2,-5.6z"
            ),
        ),
    ),
    "tower": engraved(
        ("stone", "M-6,13L-5,-3H-8V-12H-4.4V-9H-1.8V-12H1.8V-9H4.4V-12H8V-3H5L6,13z"),
        ("ink", "M-2.2,13V8.4Q0,5 2.2,8.4V13z"),
        ("none", "M-5,-3H5M0,-1V3.4M-5.4,4.4h2.6M3,7h2.4M-2,-6h4"),
    ),
    "tavern": engraved(
        ("none", "M5,-1.6H9.4Q12,-1.6 12,1.4V5.4Q12,8.4 9.4,8.4H5"),
        ("straw", "M-10,-4H5V12.4H-10z"),
        ("none", "M-6.4,0V9M-2.4,0V9M1.6,0V9"),
        (
            "snow",
            (
                "M-11,-2.6Q-14,-8 -9,-9.4Q-7.4,-14 -2.6,-11.6Q2,-14.4 4.4,-9.6Q9,-7.6 5.6,-2.6"
                "Q3.4,-.6 1.4,-3Q-1,-.4 -3.4,-3Q-7,0 -8,-3Q-9.4,-1.4 -11,-2.6z"
            ),
        ),
    ),
    "barn": engraved(
        ("brick", "M-12,12.4V-1L-8.4,-8.6L0,-13L8.4,-8.6L12,-1V12.4z"),
        ("cream", "M-6,12.4V1H6V12.4z"),
        ("none", "M-6,1L6,12.4M6,1L-6,12.4"),
        ("cream", "M-2.6,-3.4V-7H2.6V-3.4z"),
    ),
    "harbor": engraved(
        ("none", "M-2.8,-11a2.8,2.8 0 1,0 5.6,0a2.8,2.8 0 1,0 -5.6,0z"),
        (
            "slate",
            (
                "M-1.5,-8H1.5V-5.6H7V-2.8H1.5V8.4Q7,7.4 8.6,3.4L5.8,4.6L10.6,-2L13.2,5.6L11,4.2"
                "Q8.6,12.6 0,13.6Q-8.6,12.6 -11,4.2L-13.2,5.6L-10.6,-2L-5.8,4.6L-8.6,3.4"
                "Q-7,7.4 -1.5,8.4V-2.8H-7V-5.6H-1.5z"
            ),
        ),
    ),
    "paddock": engraved(
        (
            "steel",
            (
                "M-5,12.6H-11L-10,8.6Q-20,-12.6 0,-13Q20,-12.6 10,8.6L11,12.6H5L5.4,8Q12,-6.6 0,-7"
                "Q-12,-6.6 -5.4,8z"
            ),
        ),
        ("ink", "M-9.6,3.4h.1M-10.4,-2h.1M-7.6,-7h.1M7.6,-7h.1M10.4,-2h.1M9.6,3.4h.1"),
    ),
    "quarry": engraved(
        ("stone", "M-13,12.6L-11,4.6H-2L0,12.6zM1,12.6L2.4,6H10.6L13,12.6z"),
        ("wood", "M-7.6,8.4L-9.6,6.4L4.4,-8L6.4,-6z"),
        ("slate", "M-7.4,-10.4Q4,-14.6 9,-10.6Q13,-6 9,6Q8,-2 4,-5.6Q0,-9.4 -7.4,-10.4z"),
    ),
    "caravan": engraved(
        ("cream", "M-11,3Q-14.6,-11 -7,-10.4Q0,-7.6 7,-10.4Q14.6,-11 11,3z"),
        ("none", "M-5.6,2.6Q-8,-4 -5,-9.6M0,2.6V-8.8M5.6,2.6Q8,-4 5,-9.6"),
        ("wood", "M-13,3H13L11.4,7.4H-11.4z"),
        (
            "straw",
            (
                "M-11.6,9a4.4,4.4 0 1,0 8.8,0a4.4,4.4 0 1,0 -8.8,0zM2.8,9a4.4,4.4 0 1,0 8.8,0"
                "a4.4,4.4 0 1,0 -8.8,0z"
            ),
        ),
        ("none", "M-7.2,4.8v8.4M-11.4,9h8.4M7.2,4.8v8.4M3,9h8.4"),
    ),
    "village": engraved(
        ("cream", "M-5,3V-5.6H5V3z"),
        ("brick", "M-7,-5L0,-13L7,-5z"),
        ("cream", "M-12,12.4V5H-2V12.4zM2,12.4V5H12V12.4z"),
        ("brick", "M-14,5.4L-7,-2L0,5.4zM0,5.4L7,-2L14,5.4z"),
        ("ink", "M-8.4,12.4V8.6H-5.6V12.4zM5.6,12.4V8.6H8.4V12.4z"),
    ),
    "garden": engraved(
        ("none", "M0,13.6V-1"),
        ("leaf", "M0,12.4Q-10,12 -10.6,2.6Q-1,3.4 0,12.4zM0,12.4Q10,12 10.6,2.6Q1,3.4 0,12.4z"),
        ("rose", "M-7.6,-11.4L-3.6,-8L0,-13.4L3.6,-8L7.6,-11.4Q10,1.6 0,1.6Q-10,1.6 -7.6,-11.4z"),
        ("none", "M-3.6,-8Q-3.6,-3.4 0,-1.6Q3.6,-3.4 3.6,-8"),
    ),
}

CASTLE = engraved(
    (
        "steel",
        (
            "M-13.6,12V-7H-10.8V-4.4H-8.6V-7H-5.8V-1.6H-4V-4.4H-1.4V-2H1.4V-4.4H4V-1.6H5.8V-7"
            "H8.6V-4.4H10.8V-7H13.6V12z"
        ),
    ),
    ("ink", "M-3,12V6.6Q0,2 3,6.6V12z"),
    ("none", "M-9.7,0V4M9.7,0V4M-5.8,-1.6V12M5.8,-1.6V12M0,-2V-13"),
    ("brick", "M0,-13.6L7,-11L0,-8.4z"),
)

SHIELD = "M-12.4,-13H12.4V-1Q12,9.4 0,15Q-12,9.4 -12.4,-1z"
DONATIONS = {
    "donation-grass": "G",
    "donation-canyon": "C",
    "donation-desert": "D",
    "donation-flower": "F",
    "donation-forest": "T",
    "donation-water": "W",
    "donation-mountain": "M",
}
# Which variant of a terrain's symbol a shield bears: the plainest outline of each.
CHARGES = {"G": 0, "C": 2, "D": 0, "F": 1, "T": 1, "W": 0, "M": 2}

CHARGE_SCALE = {"G": 1.3, "C": 0.95, "D": 0.9, "F": 1.6, "T": 1.15, "W": 1, "M": 0.85}

NOMAD_EMBLEMS: dict[str, Drawing] = {
    "resettlement": engraved(
        ("wood", "M-5,-13H5.4L4.6,-1Q5.4,2.6 11,4.4Q13.4,6 12.6,9.4H-5.6z"),
        ("ink", "M-5.8,9.4H12.8V12.4H.6V11.2H-1.4V12.8H-5.8z"),
        ("straw", "M-6,-13.4H6.2V-9.4H-6z"),
        ("none", "M-12.6,-6.6h4M-13.6,-.6h5M-12.6,5.4h4M1,-4.4h3.4M.6,-.8h3.6"),
    ),
    "outpost": engraved(
        ("leaf", "M-14,12.6Q-10,5 0,4.6Q10,5 14,12.6z"),
        ("none", "M-3,6V-14"),
        (
            "rose",
            "M-3,-13.4Q2,-16 6,-12.4Q9,-10 13,-12L10.6,-7.4L12.6,-2.6Q8,-1 5,-3.6Q1,-6.4 -3,-3.6z",
        ),
        (
            "wood",
            (
                "M-8.6,12V5.4L-7,3L-5.4,5.4V12zM1.4,12V5.4L3,3L4.6,5.4V12zM5.6,12V6.4L7.2,4L8.8,6.4"
                "V12z"
            ),
        ),
    ),
    "sword": engraved(
        ("steel", "M0,-15.4L2.6,-11.6V3.4H-2.6V-11.6z"),
        ("none", "M0,-11V3"),
        ("gold", "M-8.6,3Q0,6.4 8.6,3V6Q0,9 -8.6,6z"),
        ("wood", "M-1.6,7.4H1.6V12H-1.6z"),
        ("gold", "M-2.6,13.4a2.6,2.2 0 1,0 5.2,0a2.6,2.2 0 1,0 -5.2,0z"),
    ),
    "treasure": engraved(
        ("coin", "M-9,0Q-8,-5 -4,-4Q-1,-8.4 3,-5Q8,-6 9,0z"),
        (
            "wood",
            (
                "M-12,0H12V11.6H-12zM-12,-3.4Q-13,-12.6 -6,-13H6Q13,-12.6 12,-3.4L10,-5.6"
                "Q10,-9.6 6,-9.6H-6Q-10,-9.6 -10,-5.6z"
            ),
        ),
        ("none", "M-7.4,0V11.6M7.4,0V11.6"),
        ("coin", "M-2.4,-1H2.4V5.4H-2.4z"),
    ),
}
CAMP: Drawing = (("none", "#a891b6", 1.2, "M-10,8L0,-9L10,8zM-3,8L0,1L3,8M-1.6,-12L0,-9L1.6,-12"),)


WALL: Drawing = (
    ("#2b211866", "none", 0, "M-17,12.6H19V15.4H-15z"),
    ("#e9e3d6", "#fdf8ea", 3.4, "M-18,13V-6H-12V-11H-5V-6H-3.4V-11H3.4V-6H5V-11H12V-6H18V13z"),
    ("#a29b92", "#20170f", 1.5, "M-18,13V-6H-12V-11H-5V-6H-3.4V-11H3.4V-6H5V-11H12V-6H18V13z"),
    (
        "#cfc9bf",
        "none",
        0,
        (
            "M-17,-5H-7V-.6H-17zM-5,-5H5V-.6H-5zM7,-5H17V-.6H7zM-17,1H-12V6H-17zM-10,1H0V6H-10z"
            "M2,1H11V6H2zM13,1H17V6H13zM-17,7.6H-7V12H-17zM-5,7.6H4V12H-5zM6,7.6H17V12H6z"
        ),
    ),
    (
        "none",
        "#3b332b",
        0.9,
        "M-18,.2H18M-18,6.8H18M-6,-6V.2M6,-6V.2M-11,.2V6.8M1,.2V6.8M12,.2V6.8M-6,6.8V13M5,6.8V13",
    ),
)

# Drawings that are more than paths: roundels, token pips, and what lies over a hex.
MARKUP = {
    "gold": (
        '<circle r="24" fill="#cf9f2e" stroke="#3a2818" stroke-width="1.5"/>'
        '<circle r="21.3" fill="none" stroke="#fbe9ab" stroke-width="2.2" '
        'stroke-dasharray="0 4.46"/>'
        '<circle r="18.6" fill="#fdf8ea" stroke="#3a2818" stroke-width="1"/>'
    ),
    "silver": (
        '<circle r="23.4" fill="#d3d8db" stroke="#3a2818" stroke-width="1.5"/>'
        '<circle r="21.2" fill="none" stroke="#737b80" stroke-width="4" stroke-linecap="butt" '
        'stroke-dasharray="4.44 6.66"/>'
        '<circle r="18.8" fill="#f7f6f2" stroke="#3a2818" stroke-width="1"/>'
    ),
    "violet": (
        '<circle r="21.6" fill="none" stroke="#3a2818" stroke-width="7.4" '
        'stroke-dasharray="0 7.54"/>'
        '<circle r="21.6" fill="none" stroke="#a583ba" stroke-width="4.6" '
        'stroke-dasharray="0 7.54"/>'
        '<circle r="20.4" fill="#8d68a3"/>'
        '<circle r="18.4" fill="#fbf5fb" stroke="#3a2818" stroke-width="1"/>'
    ),
    "coin": '<circle r="4.8" fill="#f4c945" stroke="#2b1c0e" stroke-width="1.5"/>',
    "gap": '<circle r="4" fill="#a08a5c" stroke="#2b1c0e" stroke-width="1.2"/>',
    "mark": (
        '<path d="M0-24.4L21.1-12.2V12.2L0 24.4L-21.1 12.2V-12.2z" fill="#fffdf2" '
        'fill-opacity=".28" stroke="#fffdf2" stroke-width="5.4"/>'
        '<path d="M0-24.4L21.1-12.2V12.2L0 24.4L-21.1 12.2V-12.2z" fill="none" stroke="#1d130a" '
        'stroke-width="2.2" stroke-linecap="butt" stroke-dasharray="6.1" stroke-dashoffset="3"/>'
    ),
    "last": (
        '<circle r="23" fill="none" stroke="#1d130a" stroke-width="5.4"/>'
        '<circle r="23" fill="none" stroke="#fff3b8" stroke-width="2.6"/>'
    ),
}
