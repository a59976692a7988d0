"""A moment for nets, from rows: see the file of the same name beside `rules`."""

from typing import Any

import numpy as np

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import compiled
from regnum.fast.rows import SEAT, WORD_BITS, Row, lowest_bit
from regnum.kingdom_builder.board import INDICES, PLACES, SIZE
from regnum.kingdom_builder.data import (
    CARDS_IN_PLAY,
    CARDS_PER_TERRAIN,
    FIRST_DONATION,
    GOLD_SOURCES,
    MANDATORY_SETTLEMENTS,
    TERRAIN_NAMES,
    TOKENS_PER_LOCATION,
)
from regnum.kingdom_builder.encoding import KINDS, PLACE, PLANES, RULINGS
from regnum.kingdom_builder.kernel.layout import (
    ABOUT,
    AFTER,
    BUILT_FIRST,
    BUILT_SECOND,
    CARDS_PLAYED,
    CELL_WORDS,
    DECK,
    DEPTH,
    DISCARDS,
    DONATION,
    EMPTY,
    ENDING,
    FIRST,
    HAND,
    HELD,
    HOME_COUNT,
    LEFT,
    LIFT,
    LOCATION_HOMES,
    MANDATORY,
    PLAYERS,
    READY,
    SET_DOWN,
    SPECIAL_COUNT,
    SPECIALS,
    STACK,
    START,
    STEP_WORDS,
    STEPPED,
    STRIKE,
    SUPPLY,
    SWORD_LOSES_TOKENS,
    TAKEN,
    TERRAIN,
    TERRAINS,
    TOKEN_BUILD,
    TURN,
    WALLING,
    WALLS,
    WALLS_LEFT,
)
from regnum.kingdom_builder.kernel.layout import BOOKED as BOOKED_WORDS
from regnum.kingdom_builder.kernel.layout import KINDS as KINDS_OF_HOMES
from regnum.kingdom_builder.kernel.seats import reach_of, settlements_of
from regnum.kingdom_builder.kernel.stack import top
from regnum.kingdom_builder.state import NO_CARD

PLANE = SIZE * SIZE
# Where each hex lies in a plane; no set has an index that is no hex.
AT = np.array([PLACES.get(cell, (0, 0)) for cell in range(INDICES)]) @ np.array([SIZE, 1])
SOURCES = len(GOLD_SOURCES)
ALL_TERRAINS = len(TERRAIN_NAMES)

CASTLE, LOCATION, NOMADS = PLANES["castle"], PLANES["location"], PLANES["nomads"]
TOKENS, SETTLED, HAD = PLANES["tokens"], PLANES["settlements"], PLANES["taken"]
NEAR, FREE, WALLED, LEGAL = (PLANES[name] for name in ("reach", "empty", "walls", "legal"))
BUILT, LIFTED, TROD = PLANES["built"], PLANES["lifted"], PLANES["stepped"]

PRESENT, DECIDING, ON_TURN, BEGAN = (
    PLACE[name] for name in ("present", "deciding", "turn", "first")
)
BY_CHANCE, IS_OVER, TO_BUILD, BOOKED = (
    PLACE[name] for name in ("chance", "over", "supply", "booked")
)
TOKENS_HELD, USABLE, OWN_CARD, PLAYED = (
    PLACE[name] for name in ("held", "ready", "card", "played")
)
PILE, DISCARDED, REMOVED, SCORING = (
    PLACE[name] for name in ("pile", "discards", "removed", "scoring")
)
IN_BOX, LAST_ROUND, RULED, PENDING = (
    PLACE[name] for name in ("walls_left", "last_round", "rulings", "step")
)
OWED, REPEATS, TOKEN, VICTIMS = (PLACE[name] for name in ("owed", "left", "token", "victims"))


@compiled
def draw_cells(row: Row, at: int, plane: int, numbers: Any) -> None:
    """A set of hexes as a plane."""
    for i in range(CELL_WORDS):
        word = row[at + i]
        while word:
            numbers[plane * PLANE + AT[i * WORD_BITS + lowest_bit(word)]] = 1
            word &= word - 1


@compiled
def encode(setup: Row, state: Row, mask: Row, seat: int, numbers: Any, scalars: Any) -> None:
    """Write what a seat sees."""
    for n in range(len(numbers)):
        numbers[n] = 0
    for n in range(len(scalars)):
        scalars[n] = 0
    encode_map(setup, state, mask, seat, numbers)
    encode_seats(setup, state, seat, scalars)
    encode_table(setup, state, seat, scalars)
    encode_pending(setup, state, seat, scalars)


@compiled
def encode_map(setup: Row, state: Row, mask: Row, seat: int, numbers: Any) -> None:
    """The planes."""
    players = setup[PLAYERS]
    for terrain in range(ALL_TERRAINS):
        draw_cells(setup, TERRAIN + terrain * CELL_WORDS, terrain, numbers)
    for special in range(setup[HOME_COUNT], setup[SPECIAL_COUNT]):
        numbers[CASTLE * PLANE + AT[setup[SPECIALS + special]]] = 1
    for home in range(setup[HOME_COUNT]):
        at = AT[setup[SPECIALS + home]]
        is_location = setup[LOCATION_HOMES] >> home & 1
        numbers[(LOCATION if is_location else NOMADS) * PLANE + at] = 1
        left = TOKENS_PER_LOCATION if is_location else 1
        for other in range(players):
            if state[TAKEN + other] >> home & 1:
                left -= 1
                numbers[(HAD + (other - seat + players) % players) * PLANE + at] = 1
        numbers[(TOKENS + setup[KINDS_OF_HOMES + home]) * PLANE + at] = left
    for n in range(players):
        draw_cells(state, settlements_of((seat + n) % players), SETTLED + n, numbers)
    draw_cells(state, reach_of(seat), NEAR, numbers)
    draw_cells(state, EMPTY, FREE, numbers)
    draw_cells(state, WALLS, WALLED, numbers)
    if state[SEAT] == seat:
        draw_cells(mask, 1, LEGAL, numbers)
    draw_cells(state, STEPPED, TROD, numbers)
    step = STACK + STEP_WORDS
    if state[DEPTH] > 1 and state[step] == MANDATORY:
        done = MANDATORY_SETTLEMENTS - state[step + LEFT]
        if done > 0:
            numbers[BUILT * PLANE + AT[state[step + BUILT_FIRST]]] = 1
        if done > 1:
            numbers[BUILT * PLANE + AT[state[step + BUILT_SECOND]]] = 1
    step = top(state)
    if state[step] == SET_DOWN:
        numbers[LIFTED * PLANE + AT[state[step + START]]] = 1


@compiled
def encode_seats(setup: Row, state: Row, seat: int, scalars: Any) -> None:
    """What each seat has."""
    players = setup[PLAYERS]
    for other in range(players):
        at = (other - seat + players) % players
        scalars[PRESENT + at] = 1
        scalars[DECIDING + at] = other == state[SEAT]
        scalars[ON_TURN + at] = other == state[TURN]
        scalars[BEGAN + at] = other == setup[FIRST]
        scalars[TO_BUILD + at] = state[SUPPLY + other]
        for source in range(SOURCES):
            scalars[BOOKED + at * SOURCES + source] = state[BOOKED_WORDS + other * SOURCES + source]
        for home in range(setup[HOME_COUNT]):
            if state[HELD + other] >> home & 1:
                scalars[TOKENS_HELD + at * KINDS + setup[KINDS_OF_HOMES + home]] += 1
    for home in range(setup[HOME_COUNT]):
        if state[READY] >> home & 1:
            scalars[USABLE + setup[KINDS_OF_HOMES + home]] += 1


@compiled
def encode_table(setup: Row, state: Row, seat: int, scalars: Any) -> None:
    """Cards, walls, rulings, and who decides."""
    scalars[BY_CHANCE] = state[SEAT] == CHANCE
    scalars[IS_OVER] = state[SEAT] == NOBODY
    own, open_card = state[HAND + seat], state[HAND + state[TURN]]
    if own != NO_CARD:
        scalars[OWN_CARD + own] = 1
    if state[STACK] == AFTER and open_card != NO_CARD:
        scalars[PLAYED + open_card] = 1
    for terrain in range(TERRAINS):
        gone = CARDS_PER_TERRAIN - state[DECK + terrain] - state[DISCARDS + terrain]
        for other in range(setup[PLAYERS]):
            gone -= state[HAND + other] == terrain
        scalars[PILE] += state[DECK + terrain]
        scalars[DISCARDED + terrain] = state[DISCARDS + terrain]
        scalars[REMOVED + terrain] = gone
    for n in range(CARDS_IN_PLAY):
        scalars[SCORING + setup[CARDS_PLAYED + n]] = 1
    scalars[IN_BOX] = state[WALLS_LEFT]
    scalars[LAST_ROUND] = state[ENDING]
    for ruling in range(RULINGS):
        scalars[RULED + ruling] = setup[SWORD_LOSES_TOKENS + ruling]


@compiled
def encode_pending(setup: Row, state: Row, seat: int, scalars: Any) -> None:
    """What is to be decided."""
    step = top(state)
    what, about = state[step], state[step + ABOUT]
    scalars[PENDING + what - 1] = 1
    if state[DEPTH] > 1 and state[STACK + STEP_WORDS] == MANDATORY:
        scalars[OWED] = state[STACK + STEP_WORDS + LEFT]
    if what in (TOKEN_BUILD, LIFT, SET_DOWN):
        scalars[TOKEN + about] = 1
    elif what == DONATION:
        scalars[TOKEN + FIRST_DONATION + about] = 1
    elif what == STRIKE:
        players = setup[PLAYERS]
        for other in range(players):
            if about >> other & 1:
                scalars[VICTIMS + (other - seat + players) % players] = 1
    if what in (DONATION, LIFT, SET_DOWN, WALLING):
        scalars[REPEATS] = state[step + LEFT]
