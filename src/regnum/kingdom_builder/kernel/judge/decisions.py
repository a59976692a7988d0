"""Quick estimates of all legal choices, by step: see the judge of the game."""

import numpy as np

from regnum.fast.compiling import compiled, inlined, unfolded
from regnum.fast.rows import SEAT, WORD_BITS, Row, bit_count, lowest_bit
from regnum.kingdom_builder.actions import END, STOP, USE
from regnum.kingdom_builder.data import (
    BARN,
    BUILDERS,
    DONATED_SETTLEMENTS,
    FIRST_DONATION,
    HARBOR,
    OUTPOST,
    QUARRY,
    SWORD,
)
from regnum.kingdom_builder.judge import MOVERS_TRIED
from regnum.kingdom_builder.kernel.board import flip, near_word
from regnum.kingdom_builder.kernel.building import write_pool, write_targets, write_token_targets
from regnum.kingdom_builder.kernel.donation import donation_pool
from regnum.kingdom_builder.kernel.extra_actions import is_mover
from regnum.kingdom_builder.kernel.judge.prospects import best_gain, gain_at, loss_at
from regnum.kingdom_builder.kernel.judge.survey import (
    clear_room,
    survey_cards,
    survey_wishes,
    turns_left,
)
from regnum.kingdom_builder.kernel.judge.weights import (
    KEPT_OUTPOST,
    MOVE,
    PATIENCE,
    SETTLEMENT,
    WALL,
    Floats,
)
from regnum.kingdom_builder.kernel.layout import (
    ABOUT,
    AFTER,
    CELL_WORDS,
    EMPTY,
    FREED,
    HEX,
    LANDING,
    LIFT,
    MANDATORY,
    MASK,
    MASK_WORDS,
    OWNER_CHOOSES,
    PLAYERS,
    SET_DOWN,
    START,
    STOP_BIT,
    STRIKE,
    SUPPLY,
    TARGETS,
    WALLING,
)
from regnum.kingdom_builder.kernel.moves import move_terrain, write_lifts, write_set_downs
from regnum.kingdom_builder.kernel.outpost import OUTPOST_BIT
from regnum.kingdom_builder.kernel.seats import reach_of, settlements_of, turn_of
from regnum.kingdom_builder.kernel.stack import top
from regnum.kingdom_builder.kernel.steps import legal, pool
from regnum.kingdom_builder.kernel.sword import victims_of
from regnum.kingdom_builder.kernel.walls import wall_word

TOKEN_BITS = sum(1 << USE + kind for kind in range(SWORD + 1) if kind != OUTPOST)
BUILDER_BITS = sum(1 << USE + kind for kind in BUILDERS)


@compiled
def values(setup: Row, state: Row, weights: Floats, values: Floats) -> None:
    """Write a quick estimate of each legal choice; what stands at other choices means nothing."""
    mask = state[MASK : MASK + MASK_WORDS]
    legal(setup, state, mask)
    if not is_only_one(mask, values):
        at = top(state)
        what = state[at]
        turns = turns_left(setup, state)
        if what in (AFTER, MANDATORY):
            turn_values(setup, state, weights, turns, values)
        elif what == LIFT:
            survey(setup, state, turn_of(state))
            lift_values(setup, state, weights, turns, state[at + ABOUT], values)
        elif what == SET_DOWN:
            set_down_values(setup, state, weights, state[at + START], values)
        elif what == WALLING:
            wall_values(setup, state, weights, turns, MASK, values)
        elif what == STRIKE:
            strike_values(setup, state, weights, turns, values)
        else:
            survey(setup, state, turn_of(state))
            extra = 0.0 if what == FREED else weights[SETTLEMENT]
            build_values(setup, state, weights, turns, extra, values)
        if mask[0] & STOP_BIT:
            values[STOP] = 0.0
    clear_room(state)


@inlined
def is_only_one(mask: Row, values: Floats) -> bool:
    """Is there but one choice? It has no value."""
    count = last = 0
    for i in range(MASK_WORDS):
        if mask[i]:
            count += bit_count(mask[i])
            last = i * WORD_BITS + lowest_bit(mask[i])
    if count > 1:
        return False
    values[last] = 0.0
    return True


@compiled
def survey(setup: Row, state: Row, seat: int) -> None:
    """Find out what `gain_at` and `loss_at` ask for."""
    survey_wishes(setup, state, seat)
    survey_cards(setup, state, seat)


@compiled
def build_values(
    setup: Row, state: Row, weights: Floats, turns: float, extra: float, values: Floats
) -> float:
    """Every hex, and an Outpost if it leads to a much better one; gives the lowest of them."""
    lowest = np.inf
    seat = turn_of(state)
    for i in range(CELL_WORDS):
        rest = state[MASK + 1 + i]
        while rest:
            cell = i * WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            gain = gain_at(setup, state, weights, seat, turns, cell, 0.0, 1.0)
            values[HEX + cell] = gain + extra
            lowest = min(lowest, gain + extra)
    if state[MASK] & OUTPOST_BIT:
        targets = state[TARGETS : TARGETS + MASK_WORDS]
        write_pool(setup, state, pool(state, top(state)), targets)
        best = best_gain(setup, state, weights, seat, turns, state, TARGETS + 1)
        values[USE + OUTPOST] = best + weights[SETTLEMENT] - weights[KEPT_OUTPOST]
        lowest = min(lowest, values[USE + OUTPOST])
    return lowest


@unfolded
def turn_values(setup: Row, state: Row, weights: Floats, turns: float, values: Floats) -> None:
    """Build one of the three or end the turn, or use a token; moves come when all is built."""
    is_after = state[top(state)] == AFTER
    patience = 0.0 if is_after else weights[PATIENCE]
    usable = state[MASK] & TOKEN_BITS
    # These survey other seats and write where the hexes are to stand.
    if usable >> USE + QUARRY & 1:
        for i in range(CELL_WORDS):
            state[LANDING + 1 + i] = wall_word(setup, state, i)
        values[USE + QUARRY] = wall_values(setup, state, weights, turns, LANDING, values)
    if usable >> USE + SWORD & 1:
        values[USE + SWORD] = sword_value(setup, state, weights, turns)
    lowest = 0.0
    if is_after:
        values[END] = 0.0
        if usable:
            survey(setup, state, turn_of(state))
    else:
        survey(setup, state, turn_of(state))
        lowest = build_values(setup, state, weights, turns, weights[SETTLEMENT], values)
    moves_wait = not is_after or usable & BUILDER_BITS != 0
    rest = usable
    while rest:
        kind = lowest_bit(rest) - USE
        rest &= rest - 1
        if not (moves_wait and is_mover(kind)):
            if kind not in (QUARRY, SWORD):
                values[USE + kind] = use_value(setup, state, weights, turns, kind, values)
            values[USE + kind] -= patience
            lowest = min(lowest, values[USE + kind])
    if moves_wait:
        rest = usable
        while rest:
            kind = lowest_bit(rest) - USE
            rest &= rest - 1
            if is_mover(kind):
                values[USE + kind] = lowest - weights[PATIENCE]


@unfolded
def use_value(
    setup: Row, state: Row, weights: Floats, turns: float, kind: int, values: Floats
) -> float:
    """What a token that builds or moves would bring now."""
    if is_mover(kind):
        return lift_values(setup, state, weights, turns, kind, values)
    seat = turn_of(state)
    targets = state[TARGETS : TARGETS + MASK_WORDS]
    if kind >= FIRST_DONATION:
        write_targets(setup, state, seat, donation_pool(kind - FIRST_DONATION), targets)
    else:
        write_token_targets(setup, state, kind, targets)
    best = best_gain(setup, state, weights, seat, turns, state, TARGETS + 1)
    best += weights[SETTLEMENT]
    return float(DONATED_SETTLEMENTS * best if kind >= FIRST_DONATION else best)


@compiled
def lift_values(
    setup: Row, state: Row, weights: Floats, turns: float, kind: int, values: Floats
) -> float:
    """What each move brings less what the settlement is good for here; gives the highest."""
    seat, effort = turn_of(state), weights[MOVE]
    lifts = state[TARGETS : TARGETS + MASK_WORDS]
    landing = state[LANDING : LANDING + MASK_WORDS]
    write_lifts(setup, state, kind, lifts)
    for i in range(CELL_WORDS):
        rest = lifts[1 + i]
        while rest:
            cell = i * WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            values[HEX + cell] = loss_at(setup, state, weights, seat, turns, cell)
    best = -np.inf
    if kind in (BARN, HARBOR):  # where one can go does not depend on where one stands
        write_targets(setup, state, seat, move_terrain(state, kind), landing)
        gain = best_gain(setup, state, weights, seat, turns, state, LANDING + 1) - effort
        for i in range(CELL_WORDS):
            rest = lifts[1 + i]
            while rest:
                choice = HEX + i * WORD_BITS + lowest_bit(rest)
                rest &= rest - 1
                values[choice] = gain - values[choice]
                best = max(best, values[choice])
        return best
    for _ in range(MOVERS_TRIED):
        cell = least_needed(lifts, values)
        if cell < 0:
            return best
        flip(lifts, 1, cell)
        write_set_downs(setup, state, kind, cell, landing)
        gain = best_gain(setup, state, weights, seat, turns, state, LANDING + 1)
        values[HEX + cell] = gain - values[HEX + cell] - effort
        best = max(best, values[HEX + cell])
    for i in range(CELL_WORDS):
        rest = lifts[1 + i]
        while rest:
            choice = HEX + i * WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            values[choice] = -values[choice] - effort
            best = max(best, values[choice])
    return best


@inlined
def least_needed(lifts: Row, losses: Floats) -> int:
    """The first settlement of the lowest loss; -1 if there is none."""
    found, lowest = -1, np.inf
    for i in range(CELL_WORDS):
        rest = lifts[1 + i]
        while rest:
            cell = i * WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            if losses[HEX + cell] < lowest:
                found, lowest = cell, losses[HEX + cell]
    return found


@unfolded
def set_down_values(setup: Row, state: Row, weights: Floats, start: int, values: Floats) -> None:
    """Every hex, as if the settlement were lifted."""
    seat = turn_of(state)
    lift(state, seat, start)
    state[SUPPLY + seat] += 1
    survey(setup, state, seat)
    build_values(setup, state, weights, turns_left(setup, state), 0.0, values)
    lift(state, seat, start)
    state[SUPPLY + seat] -= 1


@inlined
def lift(state: Row, seat: int, start: int) -> None:
    """Take a settlement from the board, or put it back."""
    own, reach = settlements_of(seat), reach_of(seat)
    flip(state, own, start)
    flip(state, EMPTY, start)
    for i in range(CELL_WORDS):
        state[reach + i] = near_word(state, own, i)


@compiled
def wall_values(
    setup: Row, state: Row, weights: Floats, turns: float, places: int, values: Floats
) -> float:
    """Walls hinder the seat that plays next, and should not stand where one builds oneself."""
    seat, hinder = turn_of(state), weights[WALL]
    rival = (seat + 1) % setup[PLAYERS]
    survey(setup, state, rival)
    for i in range(CELL_WORDS):
        rest = state[places + 1 + i]
        while rest:
            cell = i * WORD_BITS + lowest_bit(rest)
            values[HEX + cell] = 0.0
            if rest & -rest & state[reach_of(rival) + i]:
                values[HEX + cell] = gain_at(setup, state, weights, rival, turns, cell, 0.0, hinder)
            rest &= rest - 1
    survey(setup, state, seat)
    best = -np.inf
    for i in range(CELL_WORDS):
        rest = state[places + 1 + i]
        while rest:
            cell = i * WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            values[HEX + cell] = gain_at(
                setup, state, weights, seat, turns, cell, values[HEX + cell], -hinder
            )
            best = max(best, values[HEX + cell])
    return best


@unfolded
def strike_values(setup: Row, state: Row, weights: Floats, turns: float, values: Floats) -> None:
    """What others lose is a gain; a victim that picks its own settlement gives up the least."""
    sign = 1.0 if state[SEAT] == turn_of(state) else -1.0
    for victim in range(setup[PLAYERS]):
        survey_cards(setup, state, victim)
        for i in range(CELL_WORDS):
            rest = state[MASK + 1 + i] & state[settlements_of(victim) + i]
            while rest:
                cell = i * WORD_BITS + lowest_bit(rest)
                rest &= rest - 1
                values[HEX + cell] = sign * loss_at(setup, state, weights, victim, turns, cell)


@compiled
def sword_value(setup: Row, state: Row, weights: Floats, turns: float) -> float:
    """What all victims lose: their best settlement, or the least needed one if they choose."""
    victims, total = victims_of(setup, state), 0.0
    sign = -1.0 if setup[OWNER_CHOOSES] else 1.0
    for victim in range(setup[PLAYERS]):
        if victims >> victim & 1:
            survey_cards(setup, state, victim)
            best = -np.inf
            for i in range(CELL_WORDS):
                rest = state[settlements_of(victim) + i]
                while rest:
                    cell = i * WORD_BITS + lowest_bit(rest)
                    rest &= rest - 1
                    loss = loss_at(setup, state, weights, victim, turns, cell)
                    best = max(best, sign * loss)
            total += sign * best
    return total
