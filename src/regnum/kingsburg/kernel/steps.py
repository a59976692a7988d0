"""What `State` does with the step on top: who decides, what may be decided, what follows."""

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import compiled
from regnum.fast.rows import SEAT, Row, draw_below
from regnum.kingsburg.actions import ENEMY, ROLL
from regnum.kingsburg.data import CARDS_PER_YEAR, SIDES
from regnum.kingsburg.kernel.advisors import (
    advance_help,
    legal_exchanging,
    legal_smuggling,
    play_exchanging,
    play_smuggling,
)
from regnum.kingsburg.kernel.building import (
    advance_building,
    building_decider,
    legal_building,
    play_building,
)
from regnum.kingsburg.kernel.dice import allow_rolls, roll_of, ways_of_roll
from regnum.kingsburg.kernel.enemy import (
    advance_peeking,
    advance_revealing,
    legal_look,
    look_decider,
    play_look,
)
from regnum.kingsburg.kernel.goods import legal_taking, play_taking
from regnum.kingsburg.kernel.influence import (
    advance_influence,
    influence_decider,
    legal_influence,
    play_influence,
)
from regnum.kingsburg.kernel.layout import (
    BATTLE,
    BUILDING,
    CHAPEL_ROLL,
    DEPTH,
    EFFECTS,
    EXCHANGING,
    GOES_ON,
    GUILDS,
    HELP,
    INFLUENCING,
    LOSING,
    MASK_WORDS,
    NEUTRAL,
    ORDERING,
    OVER,
    PEEKING,
    RAZING,
    RECRUITING,
    REINFORCING,
    REROLLING,
    REVEALING,
    ROLLING,
    SELLING,
    SMUGGLING,
    STATUE_ROLL,
    TAKING,
)
from regnum.kingsburg.kernel.losses import (
    advance_losing,
    advance_razing,
    legal_losing,
    losing_decider,
    play_losing,
)
from regnum.kingsburg.kernel.recruiting import (
    advance_recruiting,
    legal_recruiting,
    play_recruiting,
    recruiting_decider,
)
from regnum.kingsburg.kernel.rerolls import (
    advance_rerolling,
    chapel_dice_to_roll,
    legal_rerolling,
    play_chapel_roll,
    play_rerolling,
    play_statue_roll,
    rerolling_decider,
)
from regnum.kingsburg.kernel.roll import (
    advance_guilds,
    advance_ordering,
    dice_to_roll,
    play_rolling,
)
from regnum.kingsburg.kernel.season_end import advance_effects, legal_selling, play_selling
from regnum.kingsburg.kernel.stack import first, kind_of, top
from regnum.kingsburg.kernel.two_players import neutral_dice_to_roll, play_neutral
from regnum.kingsburg.kernel.winter import advance_battle, play_reinforcing
from regnum.kingsburg.kernel.year import begin_phase, lay_table


@compiled
def start(setup: Row, state: Row) -> None:
    """From a row of zeros but for its seed, to the first decision."""
    lay_table(setup, state)
    settle(setup, state)


@compiled
def _decider(setup: Row, state: Row, step: int) -> int:
    """Who decides now, or GOES_ON."""
    kind = kind_of(step)
    if kind in (TAKING, EXCHANGING, SMUGGLING, SELLING):
        return first(step)
    if kind in (ROLLING, NEUTRAL, REINFORCING, STATUE_ROLL, CHAPEL_ROLL):
        return CHANCE
    if kind == INFLUENCING:
        return influence_decider(state, step)
    if kind == BUILDING:
        return building_decider(setup, state, step)
    if kind == REROLLING:
        return rerolling_decider(state, step)
    if kind == RECRUITING:
        return recruiting_decider(state, step)
    if kind == LOSING:
        return losing_decider(state, step)
    if kind in (PEEKING, REVEALING):
        return look_decider(state)
    return NOBODY if kind == OVER else GOES_ON


@compiled
def _advance(setup: Row, state: Row, step: int) -> None:
    """Go on, where nobody has anything to decide."""
    kind = kind_of(step)
    if kind == INFLUENCING:
        advance_influence(setup, state)
    elif kind == BUILDING:
        advance_building(setup, state)
    elif kind == HELP:
        advance_help(setup, state)
    elif kind == EFFECTS:
        advance_effects(setup, state)
    elif kind == ORDERING:
        advance_ordering(setup, state)
    elif kind == REROLLING:
        advance_rerolling(setup, state)
    elif kind == GUILDS:
        advance_guilds(setup, state)
    elif kind == RECRUITING:
        advance_recruiting(setup, state)
    elif kind == BATTLE:
        advance_battle(setup, state)
    elif kind == LOSING:
        advance_losing(state)
    elif kind == RAZING:
        advance_razing(setup, state)
    elif kind == PEEKING:
        advance_peeking(state)
    elif kind == REVEALING:
        advance_revealing(setup, state)


@compiled
def settle(setup: Row, state: Row) -> None:
    """Go on until somebody has something to decide."""
    while True:
        if state[DEPTH] == 0:
            begin_phase(setup, state)
        else:
            step = top(state)
            decider = _decider(setup, state, step)
            if decider != GOES_ON:
                state[SEAT] = decider
                return
            _advance(setup, state, step)


@compiled
def _dice_to_roll(step: int) -> int:
    """How many dice are rolled together; none where a card is drawn."""
    kind = kind_of(step)
    if kind == ROLLING:
        return dice_to_roll(step)
    if kind == NEUTRAL:
        return neutral_dice_to_roll(step)
    if kind == CHAPEL_ROLL:
        return chapel_dice_to_roll(step)
    return 1 if kind in (REINFORCING, STATUE_ROLL) else 0


@compiled
def legal(setup: Row, state: Row, mask: Row) -> None:
    """Write the mask of legal actions."""
    for word in range(MASK_WORDS):
        mask[word] = 0
    step = top(state)
    kind = kind_of(step)
    if state[SEAT] == CHANCE:
        dice = _dice_to_roll(step)
        if dice:
            allow_rolls(mask, dice)
        else:
            legal_look(mask)
    elif kind == INFLUENCING:
        legal_influence(state, step, mask)
    elif kind == TAKING:
        legal_taking(step, mask)
    elif kind == BUILDING:
        legal_building(setup, state, step, mask)
    elif kind == RECRUITING:
        legal_recruiting(state, step, mask)
    elif kind == SELLING:
        legal_selling(state, step, mask)
    elif kind == EXCHANGING:
        legal_exchanging(state, step, mask)
    elif kind == REROLLING:
        legal_rerolling(state, step, mask)
    elif kind == LOSING:
        legal_losing(state, step, mask)
    elif kind == SMUGGLING:
        legal_smuggling(mask)


@compiled
def play(setup: Row, state: Row, action: int) -> None:
    """Carry out a legal decision, of a seat or of chance, and go on to the next one."""
    kind = kind_of(top(state))
    if kind == INFLUENCING:
        play_influence(setup, state, action)
    elif kind == TAKING:
        play_taking(state, action)
    elif kind == ROLLING:
        play_rolling(setup, state, action)
    elif kind == BUILDING:
        play_building(setup, state, action)
    elif kind == RECRUITING:
        play_recruiting(setup, state, action)
    elif kind == SELLING:
        play_selling(state, action)
    elif kind == EXCHANGING:
        play_exchanging(state, action)
    elif kind == REROLLING:
        play_rerolling(setup, state, action)
    elif kind == LOSING:
        play_losing(state, action)
    elif kind == NEUTRAL:
        play_neutral(state, action)
    elif kind in (PEEKING, REVEALING):
        play_look(state, action)
    elif kind == REINFORCING:
        play_reinforcing(setup, state, action)
    elif kind == STATUE_ROLL:
        play_statue_roll(state, action)
    elif kind == CHAPEL_ROLL:
        play_chapel_roll(state, action)
    elif kind == SMUGGLING:
        play_smuggling(state, action)
    settle(setup, state)


@compiled
def draw(setup: Row, state: Row) -> int:
    """What chance decides: dice one by one, or a card."""
    dice = _dice_to_roll(top(state))
    if dice == 0:
        return ENEMY + draw_below(state, CARDS_PER_YEAR)
    number = 0
    for _ in range(dice):
        number = number * SIDES + draw_below(state, SIDES)
    return roll_of(dice, number)


@compiled
def weigh(setup: Row, state: Row, action: int) -> int:
    """The weight of an outcome of chance."""
    return ways_of_roll(action) if action >= ROLL else 1


@compiled
def kind(setup: Row, state: Row) -> int:
    """The kind of the step on top."""
    return kind_of(top(state))


@compiled
def action_of(setup: Row, state: Row, choice: int) -> int:
    """A choice is an action."""
    return choice
