"""What the steps of the rules are asked: who decides, what is legal, what a decision does."""

from regnum.core.seats import NOBODY
from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import SEAT, Row, bit_count
from regnum.kingdom_builder.actions import BUILD, DRAW, MOVE, TAKE, WALL
from regnum.kingdom_builder.data import RESETTLEMENT, RESETTLEMENT_STEPS, WALLS_PER_ACTION
from regnum.kingdom_builder.kernel.building import (
    build,
    build_pool,
    is_bound_by_rule_3,
    write_pool,
    write_targets,
    write_token_targets,
)
from regnum.kingdom_builder.kernel.cards import (
    advance_draw,
    card_terrain,
    draw_decider,
    legal_draws,
    take_card,
)
from regnum.kingdom_builder.kernel.donation import can_donate, donation_pool
from regnum.kingdom_builder.kernel.extra_actions import extra_actions
from regnum.kingdom_builder.kernel.layout import (
    ABOUT,
    AFTER,
    CARD_DRAW,
    CELL_WORDS,
    DEPTH,
    DONATION,
    END_BIT,
    FREED,
    GOES_ON,
    HEX,
    LEFT,
    LIFT,
    MANDATORY,
    MASK_WORDS,
    OVER,
    READY,
    REPLACING,
    SET_DOWN,
    START,
    STEP_WORDS,
    STOP_BIT,
    STRIKE,
    TOKEN_BUILD,
    WALLING,
)
from regnum.kingdom_builder.kernel.moves import (
    can_lift,
    end_resettlement,
    play_lift,
    play_set_down,
    write_lifts,
    write_set_downs,
)
from regnum.kingdom_builder.kernel.outpost import outpost_offer, use_outpost
from regnum.kingdom_builder.kernel.seats import turn_of
from regnum.kingdom_builder.kernel.stack import pop, top
from regnum.kingdom_builder.kernel.sword import play_strike, strike_decider, write_strikes
from regnum.kingdom_builder.kernel.turn import (
    begin_turn,
    can_use_tokens,
    lay_table,
    mandatory_decider,
    play_after,
    play_mandatory,
    replace_useless_card,
)
from regnum.kingdom_builder.kernel.walls import can_wall, play_wall, wall_word

TOKENS_OF_KIND = 8  # kinds that a step is split into by its tokens; more than these fall together
KINDS = (OVER + 1) * TOKENS_OF_KIND


@compiled
def start(setup: Row, state: Row) -> None:
    """From a row of zeros but for its seed to the first decision."""
    lay_table(setup, state)
    settle(setup, state)


@inlined
def settle(setup: Row, state: Row) -> None:
    """Go on until somebody has something to decide."""
    decides = GOES_ON
    while decides == GOES_ON:
        if state[DEPTH] == 0:
            begin_turn(setup, state)
        replace_useless_card(setup, state)
        decides = decider(setup, state)
        if decides == GOES_ON:
            advance(setup, state)
    state[SEAT] = decides


@inlined
def decider(setup: Row, state: Row) -> int:
    """Who decides in the step on top, or GOES_ON."""
    at = top(state)
    what, turn = state[at], turn_of(state)
    if what == MANDATORY:
        return mandatory_decider(state)
    if what in (CARD_DRAW, REPLACING):
        return draw_decider(state)
    if what == DONATION:
        return turn if can_donate(setup, state, state[at + ABOUT]) else GOES_ON
    if what == LIFT:
        return turn if can_lift(setup, state, state[at + ABOUT]) else GOES_ON
    if what == WALLING:
        return turn if can_wall(setup, state) else GOES_ON
    if what == STRIKE:
        return strike_decider(setup, state)
    return NOBODY if what == OVER else turn


@inlined
def advance(setup: Row, state: Row) -> None:
    """Go on, where nobody has anything to decide."""
    what = state[top(state)]
    if what in (CARD_DRAW, REPLACING):
        advance_draw(setup, state)
        return
    pop(state)
    if what == LIFT:
        end_resettlement(setup, state)


@inlined
def pool(state: Row, at: int) -> int:
    """Where the pool of a build that rule 3 binds lies in the setup."""
    what = state[at]
    if what == MANDATORY:
        return card_terrain(state)
    if what == DONATION:
        return donation_pool(state[at + ABOUT])
    return build_pool(state, state[at + ABOUT])


@compiled
def legal(setup: Row, state: Row, mask: Row) -> None:
    """Write the mask of legal choices."""
    at = top(state)
    what, kind, left = state[at], state[at + ABOUT], state[at + LEFT]
    mask[0] = extra_actions(setup, state, mask) if can_use_tokens(state, at) else 0
    if what in (MANDATORY, DONATION):
        write_targets(setup, state, turn_of(state), pool(state, at), mask)
        mask[0] |= outpost_offer(setup, state)
    elif what == TOKEN_BUILD:
        write_token_targets(setup, state, kind, mask)
        if is_bound_by_rule_3(kind):
            mask[0] = outpost_offer(setup, state)
    elif what == FREED:
        write_pool(setup, state, pool(state, at - STEP_WORDS), mask)
    elif what == LIFT:
        write_lifts(setup, state, kind, mask)
        if kind == RESETTLEMENT and left < RESETTLEMENT_STEPS:
            mask[0] = STOP_BIT
    elif what == SET_DOWN:
        write_set_downs(setup, state, kind, state[at + START], mask)
    elif what == STRIKE:
        write_strikes(setup, state, mask)
    elif what == WALLING:
        for i in range(CELL_WORDS):
            mask[1 + i] = wall_word(setup, state, i)
        if left < WALLS_PER_ACTION:
            mask[0] = STOP_BIT
    else:
        for i in range(1, MASK_WORDS):
            mask[i] = 0
        if what == AFTER:
            mask[0] |= END_BIT
        elif what != OVER:
            mask[0] = legal_draws(state)


@compiled
def play(setup: Row, state: Row, choice: int) -> None:
    """Take a legal decision of a seat or of chance, and settle."""
    take(setup, state, choice)
    settle(setup, state)


@inlined
def take(setup: Row, state: Row, choice: int) -> None:
    """Let the step on top do what was decided."""
    if state[top(state)] == FREED:
        pop(state)
    at = top(state)
    what = state[at]
    if what == MANDATORY:
        play_mandatory(setup, state, choice)
    elif what == AFTER:
        play_after(setup, state, choice)
    elif what == CARD_DRAW:
        take_card(state, state[at + ABOUT], choice - DRAW)
    elif what == REPLACING:
        take_card(state, turn_of(state), choice - DRAW)
    elif what in (TOKEN_BUILD, DONATION):
        play_build(setup, state, choice)
    elif what == LIFT:
        play_lift(setup, state, choice)
    elif what == SET_DOWN:
        play_set_down(setup, state, choice - HEX)
    elif what == STRIKE:
        play_strike(setup, state, choice - HEX)
    else:
        play_wall(state, choice)


@inlined
def play_build(setup: Row, state: Row, choice: int) -> None:
    """A token builds one settlement, a Donation up to three; or an Outpost comes first."""
    at = top(state)
    if choice < HEX:
        use_outpost(setup, state)
        return
    if state[at + LEFT] > 1:
        state[at + LEFT] -= 1
    else:
        pop(state)
    build(setup, state, choice - HEX)


@compiled
def kind(setup: Row, state: Row) -> int:
    """What is pending, and with which token or how many of them."""
    at = top(state)
    what = state[at]
    if what in (AFTER, MANDATORY):
        tokens = bit_count(state[READY]) if can_use_tokens(state, at) else 0
        return int(what * TOKENS_OF_KIND + min(tokens, TOKENS_OF_KIND - 1))
    return int(what * TOKENS_OF_KIND + state[at + ABOUT] % TOKENS_OF_KIND)


@compiled
def action_of(setup: Row, state: Row, choice: int) -> int:
    """The action that a choice is now."""
    if choice < HEX:
        return choice
    what = state[top(state)]
    if what in (LIFT, STRIKE):
        return choice - HEX + TAKE
    if what == SET_DOWN:
        return choice - HEX + MOVE
    return choice - HEX + (WALL if what == WALLING else BUILD)
