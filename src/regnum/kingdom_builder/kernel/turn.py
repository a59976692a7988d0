"""The turn: see the rules of the same name."""

from regnum.fast.compiling import inlined
from regnum.fast.rows import Row
from regnum.kingdom_builder.actions import END, USE
from regnum.kingdom_builder.data import (
    CARDS_PER_TERRAIN,
    MANDATORY_SETTLEMENTS,
    OUTPOST,
    SETTLEMENTS_PER_SEAT,
)
from regnum.kingdom_builder.data import WALLS as ALL_WALLS
from regnum.kingdom_builder.kernel.building import build
from regnum.kingdom_builder.kernel.cards import NO_CELLS, card_terrain, discard_card, drop_card
from regnum.kingdom_builder.kernel.extra_actions import use_token
from regnum.kingdom_builder.kernel.layout import (
    AFTER,
    BUILT_FIRST,
    BUILT_SECOND,
    CARD_DRAW,
    CELL_WORDS,
    DECK,
    DEPTH,
    EMPTY,
    ENDING,
    FIRST,
    GOES_ON,
    HAND,
    HEX,
    LAND,
    LEFT,
    MANDATORY,
    OVER,
    PLAYERS,
    READY,
    REPLACING,
    STACK,
    STEP_WORDS,
    SUPPLY,
    TERRAINS,
    TURN,
    WALLS_LEFT,
)
from regnum.kingdom_builder.kernel.outpost import use_outpost
from regnum.kingdom_builder.kernel.red_cards import pay_families
from regnum.kingdom_builder.kernel.seats import turn_of
from regnum.kingdom_builder.kernel.stack import pop, push, top
from regnum.kingdom_builder.kernel.tokens import put_tokens_away, ready_tokens
from regnum.kingdom_builder.state import NO_CARD


@inlined
def lay_table(setup: Row, state: Row) -> None:
    """Nothing built, and a card to draw for every seat, from the first one on."""
    players, first = setup[PLAYERS], setup[FIRST]
    for seat in range(players):
        state[HAND + seat] = NO_CARD
        state[SUPPLY + seat] = SETTLEMENTS_PER_SEAT
    for terrain in range(TERRAINS):
        state[DECK + terrain] = CARDS_PER_TERRAIN
    state[WALLS_LEFT] = ALL_WALLS
    for i in range(CELL_WORDS):
        state[EMPTY + i] = setup[LAND + i]
    state[TURN] = (first + players - 1) % players
    for n in range(players):
        push(state, CARD_DRAW, (first + players - 1 - n) % players, 0, 0)


@inlined
def begin_turn(setup: Row, state: Row) -> None:
    """The next seat shows its card; all its tokens can be used."""
    state[TURN] = (state[TURN] + 1) % setup[PLAYERS]
    ready_tokens(state)
    push(state, AFTER, 0, 0, 0)
    push(state, MANDATORY, 0, MANDATORY_SETTLEMENTS, 0)


@inlined
def end_turn(setup: Row, state: Row) -> None:
    """Put away what is spent and draw a card, unless this was the last turn (R12, R62)."""
    put_tokens_away(setup, state)
    discard_card(state)
    pop(state)
    if state[ENDING] and (state[TURN] + 1) % setup[PLAYERS] == setup[FIRST]:
        push(state, OVER, 0, 0, 0)
    else:
        push(state, CARD_DRAW, state[TURN], 0, 0)


@inlined
def replace_useless_card(setup: Row, state: Row) -> None:
    """A card whose terrain is full leaves the game and another one is drawn (R7, R58, R63)."""
    if state[DEPTH] < 2 or state[STACK + STEP_WORDS] != MANDATORY:  # R8
        return
    terrain = card_terrain(state)
    if terrain == NO_CELLS or state[SUPPLY + turn_of(state)] == 0:  # R60
        return
    free = 0
    for i in range(CELL_WORDS):
        free |= setup[terrain + i] & state[EMPTY + i]
    if not free:
        drop_card(state)
        push(state, REPLACING, 0, 0, 0)


@inlined
def mandatory_decider(state: Row) -> int:
    """The seat whose turn it is, unless it has no card or no settlement any more (R3)."""
    turn = turn_of(state)
    if state[HAND + turn] == NO_CARD or (state[ENDING] and state[SUPPLY + turn] == 0):
        return GOES_ON
    return turn


@inlined
def can_use_tokens(state: Row, at: int) -> bool:
    """Is it the time for extra actions: before the first of the three, or after them? (R1)."""
    return bool(
        state[READY]
        and (
            state[at] == AFTER
            or (state[at] == MANDATORY and state[at + LEFT] == MANDATORY_SETTLEMENTS)
        )
    )


@inlined
def play_mandatory(setup: Row, state: Row, choice: int) -> None:
    """Build one of the three, each checked alone (R2), or use a token."""
    if choice < HEX:
        if choice == USE + OUTPOST:
            use_outpost(setup, state)
        else:
            use_token(setup, state, choice - USE)
        return
    at, cell = top(state), choice - HEX
    left, low, high = state[at + LEFT], state[at + BUILT_FIRST], state[at + BUILT_SECOND]
    build(setup, state, cell)
    if left == 1:
        pop(state)
        pay_families(setup, state, min(low, cell), max(low, min(high, cell)), max(high, cell))
        return
    state[at + LEFT] = left - 1
    if left == MANDATORY_SETTLEMENTS:
        state[at + BUILT_FIRST] = cell
    else:
        state[at + BUILT_FIRST], state[at + BUILT_SECOND] = min(low, cell), max(low, cell)


@inlined
def play_after(setup: Row, state: Row, choice: int) -> None:
    """End the turn, or use a token."""
    if choice == END:
        end_turn(setup, state)
    else:
        use_token(setup, state, choice - USE)
