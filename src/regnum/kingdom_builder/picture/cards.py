"""The cards of the kingdom as small engravings, to be told apart without words."""

from regnum.core.drawing import Drawing, disc
from regnum.kingdom_builder.data import BASE_CARDS, RED_CARDS
from regnum.kingdom_builder.picture.art import PAINT
from regnum.kingdom_builder.picture.emblems import CASTLE, engraved

CARD_EMBLEMS: dict[str, Drawing] = {
    "castles": CASTLE,
    "fishermen": engraved(  # a fish over waves
        ("none", "M-13,11.6q3.2,-3.6 6.5,0t6.5,0t6.5,0t6.5,0"),
        ("sky", "M-13.4,-1Q-5,-11.4 6,-2.6L13.4,-8.4Q11.4,-1 13.4,6.4L6,.6Q-5,9.4 -13.4,-1z"),
        ("none", "M-6.4,-5.6Q-4,-1 -6.4,3.4M-1.6,-3.6Q-.2,-1 -1.6,1.6M2.2,-3Q3.4,-1 2.2,1"),
        ("ink", disc(-9.4, -2.2, 0.6)),
    ),
    "merchants": engraved(  # a balance
        ("none", "M0,-12.4V12M-11.4,-8.4Q0,-11.4 11.4,-8.4"),
        ("wood", "M-6.4,13.4Q0,8.4 6.4,13.4z"),
        ("none", "M-11.4,-8.4L-14.6,2.6H-8.2zM11.4,-8.4L8.2,2.6H14.6z"),
        ("coin", "M-15.4,2.6H-7.4Q-8.4,7.4 -11.4,7.4Q-14.4,7.4 -15.4,2.6z"),
        ("coin", "M7.4,2.6H15.4Q14.4,7.4 11.4,7.4Q8.4,7.4 7.4,2.6z"),
        ("brick", disc(0, -13, 1.8)),
    ),
    "discoverers": engraved(  # the rose of a compass
        ("cream", disc(0, 0, 13)),
        ("sky", "M-7.6,-7.6L0,-3.4L7.6,-7.6L3.4,0L7.6,7.6L0,3.4L-7.6,7.6L-3.4,0z"),
        ("brick", "M0,-14.4L3,0H-3z"),
        ("cream", "M0,14.4L3,0H-3zM-14.4,0L0,-3V3zM14.4,0L0,-3V3z"),
        ("ink", disc(0, 0, 0.7)),
    ),
    "hermits": engraved(  # a lantern
        ("none", "M-3.4,-9Q0,-15.4 3.4,-9"),
        ("slate", "M-6.6,-5.4L-3.4,-9.4H3.4L6.6,-5.4z"),
        ("straw", "M-6,-5.4H6L7.4,9H-7.4z"),
        ("brick", "M0,-3.6Q5,2.4 2.6,6.4H-2.6Q-5,2.4 0,-3.6z"),
        ("none", "M-3.4,-5.4L-4.4,9M3.4,-5.4L4.4,9"),
        ("slate", "M-8.6,9H8.6V12.6H-8.6z"),
    ),
    "citizens": engraved(  # houses wall to wall
        ("cream", "M-14,13V.4H-5V13z"),
        ("brick", "M-15,1L-9.5,-5.6L-5,-.4V1z"),
        ("cream", "M5,13V1.4H14V13z"),
        ("brick", "M15,2L9.5,-4.6L5,.6V2z"),
        ("straw", "M-5,13V-5H5V13z"),
        ("slate", "M-6.4,-4.4L0,-14L6.4,-4.4z"),
        ("ink", "M-1.8,13V8.4H1.8V13zM-1.4,1V-2H1.4V1zM-11,6.6V3.8H-8.4V6.6zM8.4,7.4V4.6H11V7.4z"),
    ),
    "miners": engraved(  # a wagon of ore
        ("coin", "M-10,-.6L-7,-7.4L-2.4,-4.6L1.6,-10.4L5.6,-5L8.4,-6.4L10,-.6z"),
        ("none", "M-7,-7.4L-4.4,-1M1.6,-10.4L2.4,-1"),
        ("slate", "M-12.6,-.8H12.6L9.4,8.6H-9.4z"),
        ("none", "M-11.4,2.6H11.4"),
        ("steel", disc(-5.4, 10.4, 3.2) + disc(5.4, 10.4, 3.2)),
        ("none", "M-14,13.8H14"),
    ),
    "workers": engraved(  # hammer and saw
        ("wood", "M-9.6,13.6L-12,11.4L3.4,-5L5.8,-2.6z"),
        ("slate", "M-3.4,-9.4L4.4,-14L13,-5.4L10,-2.2Q5,-3.4 2.4,-5.4z"),
        ("steel", "M-13.4,-12.4L-10.4,-14L6.4,4L2,8z"),
        ("none", "M-12,-10.4l-1.4,1.6l2.8,1.2l-1,2l3,1l-1,2.2l3,.8l-1,2.2l3,.8l-.8,2.2l3,.6"),
        ("brick", "M2,8L6.4,4Q13,6 12.6,11.4Q8,14.4 2,8z"),
    ),
    "knights": engraved(  # a helm with its plume
        ("rose", "M-1,-12Q6,-17.4 13.6,-11Q14.4,-4 10.4,-1Q8.4,-8 -1,-9z"),
        ("steel", "M-9.4,11V-3Q-9.4,-13 0,-13Q9.4,-13 9.4,-3V11Q4.4,9 0,13.6Q-4.4,9 -9.4,11z"),
        ("ink", "M-8,-2.6H8V.4H1.4V8.4H-1.4V.4H-8z"),
        ("none", "M-6,4h.1M-4.6,7h.1M6,4h.1M4.6,7h.1M0,-13V-5"),
    ),
    "lords": engraved(  # a crown
        ("rose", "M-9.4,2.4Q-7,-6.4 0,-8Q7,-6.4 9.4,2.4z"),
        ("coin", "M-11.6,9.6L-14,-6.4L-6.6,.4L0,-11L6.6,.4L14,-6.4L11.6,9.6Q0,5.4 -11.6,9.6z"),
        ("straw", "M-11.6,12.6V9.6Q0,5.4 11.6,9.6V12.6Q0,8.6 -11.6,12.6z"),
        ("brick", disc(0, -11.6, 2) + disc(-14, -7, 1.7) + disc(14, -7, 1.7)),
        ("sky", disc(0, 3.4, 1.7)),
    ),
    "farmers": engraved(  # a fork in the hay
        ("none", "M0,12V-1.4M-6,-13V-6.4Q-6,-1.4 0,-1.4Q6,-1.4 6,-6.4V-13M0,-13V-2"),
        ("straw", "M-14,13.4Q-13,5.4 -5.4,5.6Q0,1.4 5.4,5.6Q13,5.4 14,13.4z"),
        ("none", "M-9.4,11.6L-6.4,7.4M-4,12L-2,7.4M2.4,12L2.6,7.6M7,11.6L6,8M10.6,12L9,9"),
    ),
    "families": engraved(  # father, mother and child
        ("sky", "M-13,13V2.4Q-12.4,-3.4 -7.4,-3.4Q-2.4,-3.4 -1.8,2.4V13z"),
        ("rose", "M2.6,13L4.4,0Q5,-3 7.4,-3Q9.8,-3 10.4,0L13.4,13z"),
        ("cream", disc(-7.4, -8.4, 4.2) + disc(7.4, -7.6, 3.9)),
        ("wood", "M3.2,-7Q2.8,-12.6 7.4,-12.4Q12,-12.6 11.6,-7Q9,-10.4 3.2,-7z"),
        ("straw", "M-4.4,13.4L-3,6.4Q0,3.6 3,6.4L4.4,13.4z"),
        ("cream", disc(0, 3, 3.2)),
    ),
    "shepherds": engraved(  # a sheep and a crook
        ("none", "M-12.6,13.4V-8Q-12.6,-13.4 -8.4,-13.4Q-4.6,-13.4 -4.6,-9.4"),
        ("none", "M-3.4,8V13.4M.6,9V13.4M6,9V13.4M9.4,8V13.4"),
        (
            "snow",
            (
                "M-7,4.4Q-9.4,-1 -4,-2.4Q-2,-7.4 3,-4.6Q8.4,-6.6 9.4,-1.4Q14,1 11.4,5.4"
                "Q10,9.6 5,8.4Q0,11 -3,8.4Q-7,8.6 -7,4.4z"
            ),
        ),
        ("slate", "M8.4,-2.4Q13.4,-6.4 15,-1Q15,4 11.6,4.4Q8.6,3.4 8.4,-2.4z"),
        ("none", "M-2.4,1.6q2,2 4,0M3,3.6q2,2 4,0"),
    ),
    "ambassadors": engraved(  # a letter under seal
        (
            "cream",
            "M-10.4,-12.4H7.4Q12,-12.4 12,-8.4H7.4V8.4Q7.4,12.4 3.4,12.4H-7Q-10.4,12 -10.4,8z",
        ),
        ("none", "M-6.8,-8H3.6M-6.8,-4.4H3.6M-6.8,-.8H3.6M7.4,-8.4V-10"),
        ("gold", "M-4.4,8.6L-6.8,14.6L-3.4,13.6L-1.6,15.6L-.6,9z"),
        ("brick", disc(-2, 6.4, 3.9)),
        ("none", "M-3.6,6.4H-.4M-2,4.8V8"),
    ),
}
assert set(CARD_EMBLEMS) == {"castles", *BASE_CARDS, *RED_CARDS}

# The border of a card tells when it pays: at the end, at once, or in every match.
BORDERS = {
    **dict.fromkeys(BASE_CARDS, "#46699c"),
    **dict.fromkeys(RED_CARDS, "#b23a33"),
    "castles": PAINT["silver"],
}
