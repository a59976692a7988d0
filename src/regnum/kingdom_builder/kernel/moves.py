"""Moves: see the rules of the same name."""

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import WORD_BITS, Row, bit_count, lowest_bit
from regnum.kingdom_builder.actions import STOP
from regnum.kingdom_builder.board import STEPS
from regnum.kingdom_builder.data import BARN, CARAVAN, HARBOR, PADDOCK, RESETTLEMENT, WATER
from regnum.kingdom_builder.kernel.board import (
    add,
    first_near,
    flip,
    has,
    high_near,
    low_near,
    near_word,
    near_words,
)
from regnum.kingdom_builder.kernel.building import free_land, is_free_land
from regnum.kingdom_builder.kernel.cards import NO_CELLS, card_terrain
from regnum.kingdom_builder.kernel.layout import (
    ABOUT,
    CELL_WORDS,
    EMPTY,
    HEX,
    LEFT,
    LIFT,
    MOVES_SCORE,
    SET_DOWN,
    START,
    STEP_TOKENS,
    STEPPED,
    TERRAIN,
)
from regnum.kingdom_builder.kernel.red_cards import pay_for_settlement
from regnum.kingdom_builder.kernel.seats import reach_of, settlements_of, turn_of
from regnum.kingdom_builder.kernel.stack import pop, push, top
from regnum.kingdom_builder.kernel.tokens import gain_token, lose_token

# What Barn or Harbor cannot move, where it is not the settlement of one hex.
EVERYTHING = -1  # there is no free target at all
NOTHING = -2
NEAR_ITS_TERRAIN = -3  # all settlements that stand on the terrain next to another own one


@inlined
def move_terrain(state: Row, kind: int) -> int:
    """Where the hexes of the terrain that Barn or Harbor moves to lie in the setup."""
    return TERRAIN + WATER * CELL_WORDS if kind == HARBOR else card_terrain(state)


@compiled
def stuck(setup: Row, state: Row, kind: int) -> int:
    """What Barn or Harbor cannot move: one settlement by its hex, or as the names above say."""
    terrain = move_terrain(state, kind)
    if terrain == NO_CELLS:
        return EVERYTHING
    reach = reach_of(turn_of(state))
    is_free = False
    for i in range(CELL_WORDS):
        pool = setup[terrain + i] & state[EMPTY + i]
        is_free |= pool != 0
        near = pool & state[reach + i]
        if near:
            return stuck_near(setup, state, terrain, i * WORD_BITS + lowest_bit(near))
    return NEAR_ITS_TERRAIN if is_free else EVERYTHING


@compiled
def stuck_near(setup: Row, state: Row, terrain: int, near: int) -> int:
    """The same where a free target touches an own settlement: that one alone may be stuck."""
    own = settlements_of(turn_of(state))
    word = first_near(near)
    low = state[own + word] & low_near(near)
    high = state[own + word + 1] & high_near(near)
    if bit_count(low) + bit_count(high) > 1:
        return NOTHING
    touching = int(word * WORD_BITS + (lowest_bit(low) if low else WORD_BITS + lowest_bit(high)))
    if not has(setup, terrain, touching) or not has(state, reach_of(turn_of(state)), touching):
        return NOTHING
    flip(state, own, touching)
    free = 0
    for i in range(CELL_WORDS):
        free |= near_word(state, own, i) & setup[terrain + i] & state[EMPTY + i]
    flip(state, own, touching)
    return NOTHING if free else touching


@compiled
def lift_word(setup: Row, state: Row, kind: int, stays: int, i: int) -> int:
    """Word i of the settlements that a token can move; `stays` is what is stuck."""
    own = int(state[settlements_of(turn_of(state)) + i])
    if not own:
        return 0
    if kind == PADDOCK:
        return leapers(setup, state, i)
    if kind in (CARAVAN, RESETTLEMENT):
        before = free_land(setup, state, i - 1) if i > 0 else 0
        after = free_land(setup, state, i + 1) if i < CELL_WORDS - 1 else 0
        return own & near_words(before, free_land(setup, state, i), after)
    if stays == NOTHING:
        return own
    if stays == EVERYTHING:
        return 0
    if stays == NEAR_ITS_TERRAIN:
        reach = state[reach_of(turn_of(state)) + i]
        return int(own & ~(setup[move_terrain(state, kind) + i] & reach))
    return own & ~(1 << stays % WORD_BITS) if i == stays // WORD_BITS else own


@inlined
def what_stays(setup: Row, state: Row, kind: int) -> int:
    """What `lift_word` has to know, found once for all words."""
    return stuck(setup, state, kind) if kind in (BARN, HARBOR) else NOTHING


@compiled
def can_lift(setup: Row, state: Row, kind: int) -> bool:
    """Is there a settlement that the token can move?"""
    stays = what_stays(setup, state, kind)
    for i in range(CELL_WORDS):
        if lift_word(setup, state, kind, stays, i):
            return True
    return False


@compiled
def write_lifts(setup: Row, state: Row, kind: int, mask: Row) -> None:
    """The settlements that a token can move."""
    stays = what_stays(setup, state, kind)
    for i in range(CELL_WORDS):
        mask[1 + i] = lift_word(setup, state, kind, stays, i)


@compiled
def write_set_downs(setup: Row, state: Row, kind: int, start: int, mask: Row) -> None:
    """The hexes that a token can move a settlement to."""
    for i in range(CELL_WORDS):
        mask[1 + i] = 0
    if kind == PADDOCK:
        write_leaps(setup, state, start, mask)
    elif kind == CARAVAN:
        write_slides(setup, state, start, mask)
    elif kind == RESETTLEMENT:
        i = first_near(start)
        mask[1 + i] = low_near(start) & free_land(setup, state, i)
        mask[2 + i] = high_near(start) & free_land(setup, state, i + 1)
    else:
        write_adjacent(setup, state, kind, start, mask)


@compiled
def write_adjacent(setup: Row, state: Row, kind: int, start: int, mask: Row) -> None:
    """Rule 3 with the piece lifted (R22, R23)."""
    terrain = move_terrain(state, kind)
    own = settlements_of(turn_of(state))
    flip(state, own, start)
    flip(state, EMPTY, start)
    near = 0
    for i in range(CELL_WORDS):
        word = setup[terrain + i] & state[EMPTY + i] & near_word(state, own, i)
        mask[1 + i] = word
        near |= word
    if not near:
        for i in range(CELL_WORDS):
            mask[1 + i] = setup[terrain + i] & state[EMPTY + i]
    flip(state, own, start)
    flip(state, EMPTY, start)
    mask[1 + start // WORD_BITS] &= ~(1 << start % WORD_BITS)


@inlined
def can_leap(setup: Row, state: Row, start: int) -> bool:
    """Does a leap of two hexes lead to free land? (R25)."""
    for step in STEPS:
        if is_free_land(setup, state, start + 2 * step):
            return True
    return False


@compiled
def leapers(setup: Row, state: Row, i: int) -> int:
    """Word i of the settlements that can leap."""
    own = state[settlements_of(turn_of(state)) + i]
    found = 0
    while own:
        if can_leap(setup, state, i * WORD_BITS + lowest_bit(own)):
            found |= own & -own
        own &= own - 1
    return found


@inlined
def write_leaps(setup: Row, state: Row, start: int, mask: Row) -> None:
    """Two hexes in each direction, over anything."""
    for step in STEPS:
        if is_free_land(setup, state, start + 2 * step):
            add(mask, 1, start + 2 * step)


@inlined
def write_slides(setup: Row, state: Row, start: int, mask: Row) -> None:
    """In each direction as far as the way is free, and no less (R53)."""
    for step in STEPS:
        end = start
        while is_free_land(setup, state, end + step):
            end += step
        if end != start:
            add(mask, 1, end)


@compiled
def move(setup: Row, state: Row, start: int, cell: int, tokens_at_once: bool) -> None:
    """Set a lifted settlement down elsewhere, and do what follows."""
    seat = turn_of(state)
    own, reach = settlements_of(seat), reach_of(seat)
    flip(state, own, start)
    flip(state, own, cell)
    flip(state, EMPTY, start)
    flip(state, EMPTY, cell)
    for i in range(CELL_WORDS):
        state[reach + i] = near_word(state, own, i)
    if setup[MOVES_SCORE]:
        pay_for_settlement(setup, state, cell)
    if tokens_at_once:
        lose_token(setup, state, seat, start)
        gain_token(setup, state, seat, cell)


@compiled
def end_resettlement(setup: Row, state: Row) -> None:
    """Gain and lose tokens once, after the last step, unless each step did so (R49)."""
    seat = turn_of(state)
    if not setup[STEP_TOKENS]:
        own = settlements_of(seat)
        for i in range(CELL_WORDS):
            rest = state[STEPPED + i]
            while rest:
                lose_token(setup, state, seat, i * WORD_BITS + lowest_bit(rest))
                rest &= rest - 1
        for i in range(CELL_WORDS):
            rest = state[STEPPED + i] & state[own + i]
            while rest:
                gain_token(setup, state, seat, i * WORD_BITS + lowest_bit(rest))
                rest &= rest - 1
    for i in range(CELL_WORDS):
        state[STEPPED + i] = 0


@inlined
def play_lift(setup: Row, state: Row, choice: int) -> None:
    """Lift a settlement, or step no further."""
    at = top(state)
    kind, left = state[at + ABOUT], state[at + LEFT]
    pop(state)
    if choice == STOP:
        end_resettlement(setup, state)
    else:
        push(state, SET_DOWN, kind, left, choice - HEX)


@inlined
def play_set_down(setup: Row, state: Row, cell: int) -> None:
    """Set the lifted settlement down; a Resettlement goes on (R48)."""
    at = top(state)
    kind, left, start = state[at + ABOUT], state[at + LEFT], state[at + START]
    pop(state)
    move(setup, state, start, cell, kind != RESETTLEMENT or setup[STEP_TOKENS] != 0)
    if kind == RESETTLEMENT:
        add(state, STEPPED, start)
        add(state, STEPPED, cell)
        if left > 1:
            push(state, LIFT, kind, left - 1, 0)
        else:
            end_resettlement(setup, state)
