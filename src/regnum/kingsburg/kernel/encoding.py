"""A moment for nets, from rows: see the file of the same name beside `rules`."""

from typing import Any

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import compiled
from regnum.fast.rows import SEAT, Row
from regnum.kingsburg.data import ADVISORS, CARDS_PER_YEAR, NEUTRAL_SEAT
from regnum.kingsburg.data import BUILDINGS as ALL_BUILDINGS
from regnum.kingsburg.encoding import COURT, LOSS, PLACE, REWARD, RULINGS, SEATS
from regnum.kingsburg.encoding import DICE as DICE_OF_SEAT
from regnum.kingsburg.kernel import layout
from regnum.kingsburg.kernel.dice import count_dice
from regnum.kingsburg.kernel.layout import (
    BUILDING,
    BUILDINGS,
    BYTE,
    BYTE_BITS,
    COMBAT,
    DICE,
    DIE,
    DIE_BITS,
    ENEMIES,
    ENEMY_CARD,
    ENEMY_WORDS,
    ENVOY_SEAT,
    GROUP_COUNT,
    GROUPS,
    INFLUENCING,
    KINDS_OF_GOODS,
    LOSING,
    NEUTRAL,
    NO_CARD,
    ORDER,
    PLAYERS,
    RECRUITING,
    REROLLING,
    SEEN,
    SMUGGLER_DECLINABLE,
    SOLDIERS,
    SPENT,
    STOCK,
    TAKING,
    TOKENS,
    YEAR,
)
from regnum.kingsburg.kernel.scoring import track_points
from regnum.kingsburg.kernel.stack import current_phase, first, fourth, kind_of, second, third, top
from regnum.kingsburg.kernel.state import advisor_of, enemy_loss, enemy_worth, seat_of

PROVINCE = COURT.size
STRENGTH = layout.STRENGTH
REWARDS, LOSSES = len(REWARD), len(LOSS)

PRESENT, DECIDING, BY_CHANCE, IS_OVER, PLACE_IN_ORDER = (
    PLACE[name] for name in ("present", "deciding", "chance", "over", "order")
)
GOODS, TOKENS_HELD, ARMY, POINTS, ENVOY = (
    PLACE[name] for name in ("goods", "tokens", "soldiers", "points", "envoy")
)
LOOKED, SHOWN, SENT, IN_YEAR, IN_PHASE = (
    PLACE[name] for name in ("seen", "dice", "sent", "year", "phase")
)
RANGE, KNOWN, ENEMY, ENEMY_STRENGTH, WON, LOST = (
    PLACE[name] for name in ("range", "known", "enemy", "strength", "reward", "loss")
)
PENDING, LEFT, PASSED, TOKEN_USED, MARKET_USED = (
    PLACE[name] for name in ("step", "left", "passed", "token_used", "market_used")
)
STATUE_USED, CHAPEL_USED, BUILT, PAID = (
    PLACE[name] for name in ("statue_used", "chapel_used", "built", "paid")
)
NEUTRAL_SUM, FIGHTS, RULED = (PLACE[name] for name in ("neutral_sum", "combat", "rulings"))


@compiled
def encode(setup: Row, state: Row, mask: Row, seat: int, numbers: Any, scalars: Any) -> None:
    """Write what a seat sees."""
    for n in range(len(numbers)):
        numbers[n] = 0
    for n in range(len(scalars)):
        scalars[n] = 0
    players = setup[PLAYERS]
    for n in range(state[GROUP_COUNT]):
        group = state[GROUPS + n]
        owner = SEATS
        if seat_of(group) != NEUTRAL_SEAT:
            owner = (seat_of(group) - seat + players) % players
        numbers[owner * ADVISORS + advisor_of(group) - 1] += 1
    for other in range(players):
        at = PROVINCE + (other - seat + players) % players * ALL_BUILDINGS
        for building in range(ALL_BUILDINGS):
            numbers[at + building] = state[BUILDINGS + other] >> building & 1
    encode_seats(setup, state, seat, scalars)
    encode_year(setup, state, seat, scalars)
    encode_pending(setup, state, seat, scalars)


@compiled
def encode_seats(setup: Row, state: Row, seat: int, scalars: Any) -> None:
    """What each seat has."""
    players = setup[PLAYERS]
    for place in range(players):
        other = state[ORDER + place]
        at = (other - seat + players) % players
        scalars[PRESENT + at] = 1
        scalars[DECIDING + at] = other == state[SEAT]
        scalars[PLACE_IN_ORDER + at] = place + 1
        for good in range(KINDS_OF_GOODS):
            here = at * KINDS_OF_GOODS + good
            scalars[GOODS + here] = state[STOCK + other * KINDS_OF_GOODS + good]
        scalars[TOKENS_HELD + at] = state[TOKENS + other]
        scalars[ARMY + at] = state[SOLDIERS + other]
        scalars[POINTS + at] = track_points(state, other)
        scalars[ENVOY + at] = other == state[ENVOY_SEAT]
        scalars[LOOKED + at] = state[SEEN] >> other & 1
        dice = state[DICE + other]
        for n in range(count_dice(dice)):
            scalars[SHOWN + at * DICE_OF_SEAT + n] = dice >> n * DIE_BITS & DIE
            scalars[SENT + at * DICE_OF_SEAT + n] = state[SPENT + other] >> n & 1
    scalars[BY_CHANCE] = state[SEAT] == CHANCE
    scalars[IS_OVER] = state[SEAT] == NOBODY


@compiled
def encode_year(setup: Row, state: Row, seat: int, scalars: Any) -> None:
    """The year, its enemy, and the rulings."""
    scalars[IN_YEAR + state[YEAR]] = 1
    scalars[IN_PHASE + current_phase(state) - 1] = 1
    least, most = BYTE, 0
    for card in range(CARDS_PER_YEAR):
        word = setup[ENEMIES + ENEMY_WORDS * (CARDS_PER_YEAR * state[YEAR] + card)]
        least = min(least, word >> STRENGTH & BYTE)
        most = max(most, word >> STRENGTH & BYTE)
    scalars[RANGE] = least
    scalars[RANGE + 1] = most
    if state[ENEMY_CARD] != NO_CARD and state[SEEN] >> seat & 1:
        worth, loss = enemy_worth(setup, state), enemy_loss(setup, state)
        scalars[KNOWN] = 1
        scalars[ENEMY + (worth & BYTE)] = 1
        scalars[ENEMY_STRENGTH] = worth >> STRENGTH & BYTE
        for n in range(REWARDS):
            scalars[WON + n] = worth >> (n + 2) * BYTE_BITS & BYTE
        for n in range(LOSSES):
            scalars[LOST + n] = loss >> n * BYTE_BITS & BYTE
    for ruling in range(RULINGS):
        scalars[RULED + ruling] = setup[SMUGGLER_DECLINABLE + ruling]


@compiled
def encode_pending(setup: Row, state: Row, seat: int, scalars: Any) -> None:
    """What is to be decided."""
    step, players = top(state), setup[PLAYERS]
    kind = kind_of(step)
    scalars[PENDING + kind - 1] = 1
    if kind == INFLUENCING:
        for other in range(players):
            at = (other - seat + players) % players
            scalars[PASSED + at] = second(step) >> other & 1
            scalars[TOKEN_USED + at] = third(step) >> other & 1
            scalars[MARKET_USED + at] = fourth(step) >> other & 1
    elif kind in (TAKING, LOSING):
        scalars[LEFT] = second(step)
    elif kind == REROLLING:
        scalars[STATUE_USED] = second(step)
        scalars[CHAPEL_USED] = third(step)
    elif kind == BUILDING:
        scalars[BUILT] = second(step)
    elif kind == RECRUITING:
        scalars[PAID] = second(step)
    elif kind == NEUTRAL:
        scalars[NEUTRAL_SUM] = first(step)
    for other in range(players):
        scalars[FIGHTS + (other - seat + players) % players] = state[COMBAT + other]
