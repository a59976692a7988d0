"""What can be pending: the frames on a state's stack, each a kind with a few numbers.

A turn is [AFTER, MANDATORY]; tokens put their frames on top. Once the stack is empty the next
turn begins.
"""

from typing import TypeAlias

Frame: TypeAlias = tuple[int, ...]

AFTER = 0  # (AFTER,): the mandatory action is behind; extra actions or the end of the turn
MANDATORY = 1  # (MANDATORY, settlements owed, hexes built on)
TOKEN_BUILD = 2  # (TOKEN_BUILD, token kind)
DONATION = 3  # (DONATION, terrain, settlements owed)
FREED = 4  # (FREED,): an Outpost lifts rule 3 from the build below it
LIFT = 5  # (LIFT, token kind, steps left, hexes stepped on so far)
SET_DOWN = 6  # (SET_DOWN, token kind, steps left, hexes stepped on so far, from)
WALLING = 7  # (WALLING, walls left)
STRIKE = 8  # (STRIKE, seats that lose a settlement): a Sword
DRAWING = 9  # (DRAWING, seat): a secret card for the next turn
REPLACING = 10  # (REPLACING,): an open card in place of one whose terrain is full (R7)
OVER = 11  # (OVER,)

FRAME_NAMES = {
    AFTER: "after",
    MANDATORY: "mandatory",
    TOKEN_BUILD: "build",
    DONATION: "donation",
    FREED: "outpost",
    LIFT: "take",
    SET_DOWN: "move",
    WALLING: "wall",
    STRIKE: "sword",
    DRAWING: "draw",
    REPLACING: "replace",
    OVER: "over",
}
