"""What a decision does: one function for each kind of pending frame, then what follows of itself.

After each piece: red-card gold, lost tokens, gained tokens, the end flag, and the replacement
of a card whose terrain is full, in this order.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.core.seats import CHANCE, NOBODY, Seat
from regnum.kingdom_builder.actions import BUILD, DRAW, END, MOVE, STOP, TAKE, USE, WALL
from regnum.kingdom_builder.board import AXES, LINES, NEIGHBOURS, Cell, Cells, neighbours
from regnum.kingdom_builder.data import (
    AMBASSADORS,
    DONATED_SETTLEMENTS,
    FAMILIES,
    FIRST_DONATION,
    GOLD,
    GOLD_SOURCES,
    MANDATORY_SETTLEMENTS,
    OUTPOST,
    QUARRY,
    RESETTLEMENT,
    RESETTLEMENT_STEPS,
    SETTLEMENTS_PER_SEAT,
    SHEPHERDS,
    SWORD,
    TREASURE,
    TREASURE_GOLD,
    TREASURE_SOURCE,
    WALLS_PER_ACTION,
)
from regnum.kingdom_builder.frames import (
    AFTER,
    DONATION,
    DRAWING,
    FREED,
    LIFT,
    MANDATORY,
    OVER,
    REPLACING,
    SET_DOWN,
    STRIKE,
    TOKEN_BUILD,
    WALLING,
    Frame,
)
from regnum.kingdom_builder.legal import (
    BUILD_POOLS,
    LIFTS,
    NO_CARD,
    build_pool,
    strike_victims,
    wall_targets,
)

if TYPE_CHECKING:
    from regnum.kingdom_builder.state import State


def play(state: "State", action: Action) -> None:
    """Take a legal decision and go on to the next one."""
    frame = state.stack[-1]
    _PLAY[frame[0]](state, frame, action)
    settle(state)


def start(state: "State") -> None:
    """Deal a card to every seat, from the first one on."""
    players, first = state.setup.players, state.setup.first
    order = [(first + n) % players for n in range(players)]
    state.turn = order[-1]
    state.stack = [(DRAWING, seat) for seat in reversed(order)]
    settle(state)


# What a decision does, by frame.


def _main(state: "State", frame: Frame, action: Action) -> None:
    """Decisions outside tokens: end the turn, use a token, build one of the three."""
    if action >= BUILD:
        _, owed, built = frame
        cell = action - BUILD
        built |= 1 << cell
        build(state, cell)
        if owed > 1:
            state.stack[-1] = (MANDATORY, owed - 1, built)
        else:
            state.stack.pop()
            score_families(state, built)
    elif action == END:
        end_turn(state)
    else:
        use_token(state, action - USE)


def use_token(state: "State", kind: int) -> None:
    """Spend one token of this kind and put on the stack what it does."""
    ready = state.ready & state.setup.homes_of_kind[kind]
    spent = ready & -ready
    state.ready ^= spent
    if spent & state.setup.nomad_homes:  # R42: once
        state.held[state.turn] ^= spent
    if kind in BUILD_POOLS:
        frame: Frame = (TOKEN_BUILD, kind)
    elif kind in LIFTS:
        frame = (LIFT, kind, RESETTLEMENT_STEPS if kind == RESETTLEMENT else 1, 0)
    elif kind == QUARRY:
        frame = (WALLING, WALLS_PER_ACTION)
    elif kind == SWORD:
        frame = (STRIKE, strike_victims(state))
    elif kind == OUTPOST:
        frame = (FREED,)
    else:
        frame = (DONATION, kind - FIRST_DONATION, DONATED_SETTLEMENTS)
    state.stack.append(frame)


def _token_build(state: "State", frame: Frame, action: Action) -> None:
    if action < BUILD:
        use_token(state, action - USE)
    else:
        state.stack.pop()
        build(state, action - BUILD)


def _donation(state: "State", frame: Frame, action: Action) -> None:
    if action < BUILD:
        use_token(state, action - USE)
    else:
        _, terrain, owed = frame
        build(state, action - BUILD)
        _count_down(state, owed, (DONATION, terrain, owed - 1))


def _count_down(state: "State", left: int, following: Frame) -> None:
    """One part of the frame on top is done; the last one ends it."""
    if left > 1:
        state.stack[-1] = following
    else:
        state.stack.pop()


def _freed(state: "State", frame: Frame, action: Action) -> None:
    state.stack.pop()
    below = state.stack[-1]
    _PLAY[below[0]](state, below, action)


def _lift(state: "State", frame: Frame, action: Action) -> None:
    state.stack.pop()
    _, kind, left, stepped = frame
    if action == STOP:
        _end_resettlement(state, stepped)
    else:
        state.stack.append((SET_DOWN, kind, left, stepped, action - TAKE))


def _set_down(state: "State", frame: Frame, action: Action) -> None:
    state.stack.pop()
    _, kind, left, stepped, start = frame
    cell = action - MOVE
    at_once = kind != RESETTLEMENT or state.setup.step_tokens
    move(state, start, cell, at_once)
    stepped |= 1 << start | 1 << cell
    if left > 1:
        state.stack.append((LIFT, kind, left - 1, stepped))
    elif kind == RESETTLEMENT:
        _end_resettlement(state, stepped)


def _walling(state: "State", frame: Frame, action: Action) -> None:
    if action == STOP:
        state.stack.pop()
    else:
        _count_down(state, frame[1], (WALLING, frame[1] - 1))
        wall = 1 << action - WALL
        state.walls |= wall
        state.empty ^= wall


def _strike(state: "State", frame: Frame, action: Action) -> None:
    cell = action - TAKE
    victim = next(seat for seat, own in enumerate(state.settlements) if own >> cell & 1)
    state.stack[-1] = (STRIKE, frame[1] & ~(1 << victim))
    state.settlements[victim] ^= 1 << cell
    state.empty ^= 1 << cell
    state.reach[victim] = neighbours(state.settlements[victim])
    if state.setup.sword_loses_tokens:  # R21
        lose_token(state, victim, cell)


def _drawing(state: "State", frame: Frame, action: Action) -> None:
    state.stack.pop()
    _draw_card(state, frame[1], action - DRAW)


def _replacing(state: "State", frame: Frame, action: Action) -> None:
    state.stack.pop()
    _draw_card(state, state.turn, action - DRAW)


def _draw_card(state: "State", seat: Seat, terrain: int) -> None:
    state.deck[terrain] -= 1
    state.cards[seat] = terrain


def _drop_card(state: "State") -> None:
    """The played card leaves the hand, to the discards or out of the game."""
    state.cards[state.turn] = NO_CARD
    state.old_cards &= ~(1 << state.turn)


_PLAY: dict[int, Callable[["State", Frame, Action], None]] = {
    AFTER: _main,
    MANDATORY: _main,
    TOKEN_BUILD: _token_build,
    DONATION: _donation,
    FREED: _freed,
    LIFT: _lift,
    SET_DOWN: _set_down,
    WALLING: _walling,
    STRIKE: _strike,
    DRAWING: _drawing,
    REPLACING: _replacing,
}


# Pieces on the board, and what follows from each.


def build(state: "State", cell: Cell) -> None:
    """Put a settlement from the supply of the seat whose turn it is."""
    seat = state.turn
    state.settlements[seat] |= 1 << cell
    state.reach[seat] |= NEIGHBOURS[cell]
    state.empty ^= 1 << cell
    if state.setup.builds_score:
        score_red_cards(state, cell)
    gain_token(state, seat, cell)
    if state.settlements[seat].bit_count() == SETTLEMENTS_PER_SEAT:
        state.ending = True  # R12


def move(state: "State", start: Cell, cell: Cell, tokens_at_once: bool) -> None:
    """Set a lifted settlement down elsewhere."""
    seat = state.turn
    moved = 1 << start | 1 << cell
    state.settlements[seat] ^= moved
    state.empty ^= moved
    state.reach[seat] = neighbours(state.settlements[seat])
    if state.setup.moves_score:  # R34
        score_red_cards(state, cell)
    if tokens_at_once:
        lose_token(state, seat, start)
        gain_token(state, seat, cell)


def _end_resettlement(state: "State", stepped: Cells) -> None:
    """Without R49, tokens change hands once, when the last step is done."""
    if state.setup.step_tokens:
        return
    for cell in bits(stepped):
        lose_token(state, state.turn, cell)
    for cell in bits(stepped & state.settlements[state.turn]):
        gain_token(state, state.turn, cell)


def score_red_cards(state: "State", cell: Cell) -> None:
    """Shepherds and Ambassadors, for a settlement that has just been built (R34 to R38)."""
    setup, seat = state.setup, state.turn
    if setup.has_shepherds and not (NEIGHBOURS[cell] & setup.board.terrain_of(cell) & state.empty):
        state.earn(seat, SHEPHERDS, GOLD[GOLD_SOURCES[SHEPHERDS]])
    if setup.has_ambassadors:
        for other, settlements in enumerate(state.settlements):
            if other != seat and settlements & NEIGHBOURS[cell]:
                state.earn(seat, AMBASSADORS, GOLD[GOLD_SOURCES[AMBASSADORS]])
                break


def score_families(state: "State", built: Cells) -> None:
    """Families, when the mandatory action is finished (R39)."""
    setup = state.setup
    if (
        setup.has_families
        and built.bit_count() == MANDATORY_SETTLEMENTS
        and in_line(built, setup.families_gaps)
    ):
        state.earn(state.turn, FAMILIES, GOLD[GOLD_SOURCES[FAMILIES]])


def in_line(cells: Cells, with_gaps: bool) -> bool:
    """Do three hexes stand in one straight line, side by side unless gaps are allowed?"""
    if with_gaps:
        return any(not cells & ~line for line in LINES)
    low = cells & -cells
    return any(cells == low | low << step | low << 2 * step for step in AXES)


def gain_token(state: "State", seat: Seat, cell: Cell) -> None:
    """Take a token from the hex that this one touches, if there is one to take."""
    setup = state.setup
    home = setup.home_touched[cell]
    if home < 0 or state.taken[seat] >> home & 1:  # R16: never twice from one hex
        return
    if sum(taken >> home & 1 for taken in state.taken) == setup.stock[home]:
        return
    state.taken[seat] |= 1 << home
    if setup.kinds[home] == TREASURE:
        state.earn(seat, TREASURE_SOURCE, TREASURE_GOLD)
    else:
        state.held[seat] |= 1 << home  # R15: not ready before the next turn


def lose_token(state: "State", seat: Seat, left: Cell) -> None:
    """Drop the token of a location that the vacated hex was the last to touch (R17, R43)."""
    setup = state.setup
    home = setup.home_touched[left]
    if home < 0 or not state.held[seat] & setup.location_homes & 1 << home:
        return
    if state.settlements[seat] & NEIGHBOURS[setup.homes[home]]:
        return
    lost = 1 << home
    if seat == state.turn and state.ready & lost:
        # R19: of two equal tokens the one that cannot be used this turn goes.
        state.ready ^= lost
        state.ready |= state.held[seat] & setup.homes_of_kind[setup.kinds[home]] & ~lost
    state.held[seat] ^= lost


# What happens of itself between decisions.


def settle(state: "State") -> None:
    """Go on until somebody has something to decide."""
    while True:
        stack = state.stack
        if not stack:
            begin_turn(state)
        elif len(stack) > 1 and stack[1][0] == MANDATORY and _is_card_useless(state):
            _drop_card(state)
            stack.append((REPLACING,))
        else:
            frame = stack[-1]
            decider = _DECIDERS[frame[0]](state, frame)
            if decider is not None:
                state.seat = decider
                return
            stack.pop()


def _is_card_useless(state: "State") -> bool:
    """Is the card's terrain full while settlements are owed? (R7, R8, R58, R60, R63)"""
    card = state.cards[state.turn]
    if card == NO_CARD or state.setup.board.terrain[card] & state.empty:
        return False
    return state.supply(state.turn) > 0


# Who decides while a frame is on top; None once it is finished.


def _turn_decides(state: "State", frame: Frame) -> Seat | None:
    return state.turn


def _mandatory_decides(state: "State", frame: Frame) -> Seat | None:
    turn = state.turn
    if state.cards[turn] == NO_CARD or (state.ending and not state.supply(turn)):  # R9, R3
        return None
    return turn


def _donation_decides(state: "State", frame: Frame) -> Seat | None:
    possible = state.supply(state.turn) and build_pool(state, frame)  # R46
    return state.turn if possible else None


def _lift_decides(state: "State", frame: Frame) -> Seat | None:
    _, kind, _, stepped = frame
    if LIFTS[kind](state, kind):
        return state.turn
    _end_resettlement(state, stepped)
    return None


def _walling_decides(state: "State", frame: Frame) -> Seat | None:
    return state.turn if wall_targets(state) else None


def _strike_decides(state: "State", frame: Frame) -> Seat | None:
    """The Sword's user, or each victim in turn (R51)."""
    if not frame[1]:
        return None
    if not state.setup.owner_chooses:
        return state.turn
    players = state.setup.players
    clockwise = ((state.turn + n) % players for n in range(1, players))
    return next(seat for seat in clockwise if frame[1] >> seat & 1)


def _draw_decides(state: "State", frame: Frame) -> Seat | None:
    return CHANCE if _ready_deck(state) else None


def _nobody_decides(state: "State", frame: Frame) -> Seat | None:
    return NOBODY


_DECIDERS: dict[int, Callable[["State", Frame], Seat | None]] = {
    AFTER: _turn_decides,
    MANDATORY: _mandatory_decides,
    TOKEN_BUILD: _turn_decides,
    DONATION: _donation_decides,
    FREED: _turn_decides,
    LIFT: _lift_decides,
    SET_DOWN: _turn_decides,
    WALLING: _walling_decides,
    STRIKE: _strike_decides,
    DRAWING: _draw_decides,
    REPLACING: _draw_decides,
    OVER: _nobody_decides,
}


def _ready_deck(state: "State") -> bool:
    """Reshuffle the discards if the pile is empty (R6); false if there is no card at all (R9)."""
    if not any(state.deck):
        state.deck, state.discards = state.discards, [0] * len(state.deck)
        held = (1 << seat for seat, card in enumerate(state.cards) if card != NO_CARD)
        state.old_cards = sum(held)
    return any(state.deck)


def begin_turn(state: "State") -> None:
    """The next seat reveals its card; all its tokens can be used."""
    state.turn = (state.turn + 1) % state.setup.players
    state.ready = state.held[state.turn]
    state.stack = [(AFTER,), (MANDATORY, MANDATORY_SETTLEMENTS, 0)]


def end_turn(state: "State") -> None:
    """Put away what is spent and draw a card, unless the game is over (R12, R62)."""
    setup, seat = state.setup, state.turn
    state.held[seat] &= ~(state.ready & setup.nomad_homes)  # R42
    state.ready = 0
    if state.cards[seat] != NO_CARD:
        state.discards[state.cards[seat]] += 1
        _drop_card(state)
    last = state.ending and (seat + 1) % setup.players == setup.first
    state.stack = [(OVER,) if last else (DRAWING, seat)]
