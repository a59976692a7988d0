"""The action table: every decision of the game has one number and one short text.

    0            end            end the turn
    1            stop           no second wall, no further step
    2 - 6        draw TERRAIN   chance: a terrain card is drawn
    7 - 28       use TOKEN      use a location or nomad token
    32 - 479     build HEX      build a settlement from the supply
    480 - 927    move HEX       set the lifted settlement down there
    928 - 1375   take HEX       lift an own settlement, or remove one of another seat
    1376 - 1823  wall HEX       put up a stone wall

Within the last four blocks the hex in row r, column c (from 0) has offset 23r - r//2 + c.

Only one of these verbs is ever legal at a time, so shorter numbers will do for nets and compiled
rules, the choices: 0 to 28 as above, then the hexes once, from 56 on.
"""

from regnum.core.contract import Action
from regnum.core.errors import Malformed
from regnum.kingdom_builder.board import CELL_NAMES, INDICES
from regnum.kingdom_builder.data import BUILDABLE, KIND_NAMES, TERRAIN_NAMES, TREASURE

END: Action = 0
STOP: Action = 1
DRAW: Action = 2
USE: Action = 7
BUILD: Action = 32
MOVE: Action = BUILD + INDICES
TAKE: Action = MOVE + INDICES
WALL: Action = TAKE + INDICES
ACTION_COUNT = WALL + INDICES
FIRST_HEX = 56  # of the choices
CHOICES = FIRST_HEX + INDICES

ACTION_TEXTS: dict[Action, str] = {
    END: "end",
    STOP: "stop",
    **{DRAW + terrain: f"draw {TERRAIN_NAMES[terrain]}" for terrain in BUILDABLE},
    **{USE + kind: f"use {KIND_NAMES[kind]}" for kind in range(TREASURE)},
    **{
        block + cell: f"{verb} {name}"
        for verb, block in (("build", BUILD), ("move", MOVE), ("take", TAKE), ("wall", WALL))
        for cell, name in CELL_NAMES.items()
    },
}
_ACTIONS_BY_TEXT = {text: action for action, text in ACTION_TEXTS.items()}


def choice_of(action: Action) -> int:
    """The choice that an action is; the four blocks of hexes are one."""
    return action if action < BUILD else FIRST_HEX + (action - BUILD) % INDICES


def parse_action(text: str) -> Action:
    """The action with this text."""
    action = _ACTIONS_BY_TEXT.get(text)
    if action is None:
        raise Malformed(
            f"{text!r} is not an action: write build, move, take or wall with a hex (a1 to t20), "
            "use with a token, draw with a terrain, stop or end"
        )
    return action
