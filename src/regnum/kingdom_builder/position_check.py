"""Which positions cannot be."""

from regnum.core.bits import bits
from regnum.core.errors import Malformed
from regnum.core.seats import seat_name
from regnum.core.steps import OVER
from regnum.kingdom_builder.board import CELL_NAMES, NEIGHBOURS, Cells
from regnum.kingdom_builder.data import (
    FIRST_DONATION,
    GOLD_SOURCES,
    HARBOR,
    MANDATORY_SETTLEMENTS,
    MOUNTAIN,
    SETTLEMENTS_PER_SEAT,
    TREASURE,
    WALLS,
    WATER,
)
from regnum.kingdom_builder.rules.building import ADJACENT_BY_ITSELF, Build, TokenBuild
from regnum.kingdom_builder.rules.cards import REPLACING, CardDraw
from regnum.kingdom_builder.rules.outpost import FREED
from regnum.kingdom_builder.rules.step import TurnStep
from regnum.kingdom_builder.rules.turn import AFTER, Mandatory, is_last_turn
from regnum.kingdom_builder.state import NO_CARD, State, Step


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
    for n, gold in enumerate(state.booked):
        source = GOLD_SOURCES[n % len(GOLD_SOURCES)]
        if gold and source not in state.setup.gold_sources:
            raise Malformed(f"gold: {source} pays nothing in this game")


def _stack_problem(state: State) -> str:
    """Why these steps cannot stand on each other, or nothing."""
    bottom, *steps = state.stack
    if isinstance(bottom, CardDraw):
        return _drawing_problem(state)
    if state.stack == [OVER]:
        return "" if is_last_turn(state) else "the game is not over"
    if bottom != AFTER:
        return "a turn starts with after"
    mandatory = steps[0] if steps and isinstance(steps[0], Mandatory) else None
    if mandatory is not None:
        own, (_, *steps) = state.settlements[state.turn], steps
        count = mandatory.left + mandatory.built.bit_count()
        if mandatory.left < 1 or count != MANDATORY_SETTLEMENTS or mandatory.built & ~own:
            return "mandatory must name what is owed and the own settlements built so far"
        if mandatory.built and steps and steps[0] not in (FREED, REPLACING):
            return "no token goes inside the mandatory action"
    if steps and steps[-1] == REPLACING:
        if mandatory is None or state.cards[state.turn] != NO_CARD:
            return "a card is replaced only while settlements are owed"
        steps.pop()
    elif NO_CARD in state.cards and mandatory and (any(state.deck) or any(state.discards)):
        return "a card is missing"
    if steps and steps[-1] == FREED:
        steps.pop()
        if not _can_be_freed(steps[-1] if steps else mandatory):
            return "an outpost goes with a settlement that rule 3 binds"
    if len(steps) > 1:
        return "one token at a time"
    return _token_problem(state, steps[0]) if steps else ""


def _can_be_freed(step: Step | None) -> bool:
    is_bound = not (isinstance(step, TokenBuild) and step.kind in ADJACENT_BY_ITSELF)
    return isinstance(step, Build) and is_bound


def _token_problem(state: State, step: Step) -> str:
    return step.problem(state) if isinstance(step, TurnStep) else "a turn is pending twice"


def _drawing_problem(state: State) -> str:
    """Cards are drawn one at the end of a turn, or by everybody before the first."""
    seats = [step.seat for step in state.stack if isinstance(step, CardDraw)]
    if len(seats) != len(state.stack) or len(set(seats)) != len(seats):
        return "only cards can be drawn after each other, one for a seat"
    if any(state.cards[seat] != NO_CARD for seat in seats):
        return "a seat that draws has no card"
    if state.ready:
        return "no token is ready between two turns"
    players, first = state.setup.players, state.setup.first
    if any(state.settlements) or seats == [state.turn]:
        is_possible = seats == [state.turn] and not is_last_turn(state)
        return "" if is_possible else "the seat whose turn ended draws"
    dealt = [(first + n) % players for n in reversed(range(players))]
    if seats != dealt[: len(seats)] or state.turn != dealt[0]:
        return "cards are dealt from the first seat on"
    return ""
