"""Which positions cannot be."""

from regnum.core.bits import bits, mask_of
from regnum.core.errors import Malformed
from regnum.core.seats import seat_name
from regnum.kingdom_builder.board import CELL_NAMES, NEIGHBOURS, Cells
from regnum.kingdom_builder.data import (
    DONATED_SETTLEMENTS,
    FIRST_DONATION,
    GOLD_SOURCES,
    HARBOR,
    MANDATORY_SETTLEMENTS,
    MOUNTAIN,
    RESETTLEMENT_STEPS,
    SETTLEMENTS_PER_SEAT,
    TREASURE,
    WALLS,
    WALLS_PER_ACTION,
    WATER,
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
from regnum.kingdom_builder.legal import BUILD_POOLS, LIFTS, NO_CARD, RULE_3_HOLDS_BY_ITSELF
from regnum.kingdom_builder.state import State


def check_position(state: State) -> None:
    """Raise `Malformed` where pieces, tokens or what is pending cannot be as they are."""
    _check_board(state)
    _check_tokens(state)
    _check_gold(state)
    problem = _stack_problem(state)
    if problem:
        raise Malformed(f"pending: {problem}")


def _check_board(state: State) -> None:
    setup = state.setup
    allowed = setup.board.buildable
    kinds = setup.kinds
    if HARBOR in kinds or FIRST_DONATION + WATER in kinds:
        allowed |= setup.board.terrain[WATER]
    if FIRST_DONATION + MOUNTAIN in kinds:
        allowed |= setup.board.terrain[MOUNTAIN]
    for seat, settlements in enumerate(state.settlements):
        _forbid(settlements & ~allowed, f"no settlement of {seat_name(seat)} can stand on")
        if settlements.bit_count() > SETTLEMENTS_PER_SEAT:
            raise Malformed(f"{seat_name(seat)} has more than {SETTLEMENTS_PER_SEAT} settlements")
        if settlements.bit_count() == SETTLEMENTS_PER_SEAT and not state.ending:
            raise Malformed(f"{seat_name(seat)} has built everything: last-round is missing")
    _forbid(state.walls & ~setup.board.buildable, "no wall can stand on")
    if state.walls.bit_count() > (WALLS if setup.has_walls else 0):
        raise Malformed(f"there are {WALLS if setup.has_walls else 0} walls in this game")


def _forbid(cells: Cells, message: str) -> None:
    for cell in bits(cells):
        raise Malformed(f"{message} {CELL_NAMES[cell]}")


def _check_tokens(state: State) -> None:
    setup = state.setup
    for home, cell in enumerate(setup.homes):
        name = CELL_NAMES[cell]
        if state.left_on(home) < 0:
            raise Malformed(f"tokens: too many were taken from {name}")
        for seat in range(setup.players):
            if not state.held[seat] >> home & 1:
                continue
            if setup.kinds[home] == TREASURE:
                raise Malformed(f"tokens: the treasure of {name} is never held")
            touched = state.settlements[seat] & NEIGHBOURS[cell]
            at_once = setup.sword_loses_tokens and setup.step_tokens
            if setup.location_homes >> home & 1 and not touched and at_once:
                raise Malformed(f"tokens: {seat_name(seat)} touches {name} no more")


def _check_gold(state: State) -> None:
    for n, gold in enumerate(state.gold):
        source = GOLD_SOURCES[n % len(GOLD_SOURCES)]
        if gold and source not in state.setup.gold_sources:
            raise Malformed(f"gold: {source} pays nothing in this game")


def _stack_problem(state: State) -> str:
    """Why these frames cannot stand on each other, or nothing."""
    stack, own = state.stack, state.settlements[state.turn]
    kinds = [frame[0] for frame in stack]
    if kinds == [OVER]:
        last = (state.turn + 1) % state.setup.players == state.setup.first
        return "" if state.ending and last else "the game is not over"
    if kinds[0] == DRAWING:
        return _drawing_problem(state)
    if kinds[0] != AFTER:
        return "a turn starts with after"
    tops = kinds[1:]
    if tops and tops[0] == MANDATORY:
        owed, built = stack[1][1:]
        if owed < 1 or owed + built.bit_count() != MANDATORY_SETTLEMENTS or built & ~own:
            return "mandatory must name what is owed and the own settlements built so far"
        tops = tops[1:]
        if built and tops and tops[0] not in (FREED, REPLACING):
            return "no token goes inside the mandatory action"
    if tops and tops[-1] == REPLACING:
        if MANDATORY not in kinds or state.cards[state.turn] != NO_CARD:
            return "a card is replaced only while settlements are owed"
        tops = tops[:-1]
    elif NO_CARD in state.cards:
        empty = [seat for seat, card in enumerate(state.cards) if card == NO_CARD]
        if empty and (any(state.deck) or any(state.discards)) and MANDATORY in kinds:
            return "a card is missing"
    if tops and tops[-1] == FREED:
        below = stack[kinds.index(FREED) - 1]
        if below[0] not in (MANDATORY, TOKEN_BUILD, DONATION) or (
            below[0] == TOKEN_BUILD and below[1] in RULE_3_HOLDS_BY_ITSELF
        ):
            return "an outpost goes with a settlement that rule 3 binds"
        tops = tops[:-1]
    if len(tops) > 1:
        return "one token at a time"
    return _token_problem(state, stack[kinds.index(tops[0])]) if tops else ""


def _drawing_problem(state: State) -> str:
    """Cards are drawn one at the end of a turn, or by everybody before the first."""
    seats = [frame[1] for frame in state.stack if frame[0] == DRAWING]
    if len(seats) != len(state.stack) or len(set(seats)) != len(seats):
        return "only cards can be drawn after each other, one for a seat"
    if any(state.cards[seat] != NO_CARD for seat in seats):
        return "a seat that draws has no card"
    if state.ready:
        return "no token is ready between two turns"
    players, first = state.setup.players, state.setup.first
    if any(state.settlements) or seats == [state.turn]:
        ended = state.ending and (state.turn + 1) % players == first
        return "" if seats == [state.turn] and not ended else "the seat whose turn ended draws"
    dealt = [(first + n) % players for n in reversed(range(players))]
    if seats != dealt[: len(seats)] or state.turn != dealt[0]:
        return "cards are dealt from the first seat on"
    return ""


def _token_problem(state: State, frame: Frame) -> str:
    kind, args, setup = frame[0], frame[1:], state.setup
    own = state.settlements[state.turn]
    if kind == TOKEN_BUILD and not (args[0] in BUILD_POOLS and args[0] in setup.kinds):
        return "no such token builds in this game"
    if kind == DONATION:
        token = FIRST_DONATION + args[0]
        if token not in setup.kinds or not 1 <= args[1] <= DONATED_SETTLEMENTS:
            return "no such donation in this game"
    if kind in (LIFT, SET_DOWN):
        if not (args[0] in LIFTS and args[0] in setup.kinds):
            return "no such token moves in this game"
        if not 1 <= args[1] <= RESETTLEMENT_STEPS or args[2] & ~setup.board.land:
            return "a resettlement has 1 to 4 steps left and names the hexes stepped on"
        if kind == SET_DOWN and not own >> args[3] & 1:
            return "only an own settlement is moved"
    if kind == WALLING and not (setup.has_walls and 1 <= args[0] <= WALLS_PER_ACTION):
        return "no such walls in this game"
    if kind == STRIKE:
        others = mask_of(seat for seat in range(setup.players) if seat != state.turn)
        if not args[0] or args[0] & ~others:
            return "a sword strikes other seats"
        if any(not state.settlements[seat] for seat in bits(args[0])):
            return "a sword strikes seats with a settlement"
    if kind in (AFTER, MANDATORY, DRAWING, OVER, FREED, REPLACING):
        return "a turn is pending twice"
    return ""
