"""Which decisions are legal: one function for each kind of pending frame."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from regnum.core.bits import bits, mask_of
from regnum.core.seats import Seat
from regnum.kingsburg.actions import (
    ACCEPT,
    BUILD,
    CHAPEL_REROLL,
    DECLINE,
    DONE,
    ENEMY,
    EXCHANGE,
    GIVE,
    KEEP,
    PASS,
    ROLL_MASKS,
    SELL,
    SELL_TOKEN,
    STATUE_REROLL,
    TAKE,
    influence,
)
from regnum.kingsburg.data import (
    ADVISORS,
    BUILDINGS,
    CARDS_PER_YEAR,
    CHAPEL,
    CHAPEL_LIMIT,
    COLOURED_DICE,
    COLUMNS,
    CRANE,
    CRANE_COLUMNS,
    MARKET,
    PLANS,
    STATUE,
    TOKEN_VALUE,
    Building,
    Goods,
)
from regnum.kingsburg.frames import (
    BUILDING,
    CHAPEL_ROLL,
    EXCHANGING,
    INFLUENCE,
    LOSING,
    NEUTRAL,
    OVER,
    PEEKING,
    RECRUITING,
    REINFORCING,
    REROLLING,
    REVEALING,
    ROLLING,
    SELLING,
    SMUGGLING,
    STATUE_ROLL,
    TAKING,
    Frame,
)

if TYPE_CHECKING:
    from regnum.kingsburg.state import State

ALL_ADVISORS = (1 << ADVISORS + 1) - 2  # bit n stands for the advisor with value n
ALL_CARDS = ((1 << CARDS_PER_YEAR) - 1) << ENEMY


def legal_mask(state: "State") -> int:
    """The set of legal actions."""
    frame = state.stack[-1]
    return _LEGAL[frame[0]](state, frame)


# Influence.


@lru_cache(maxsize=100_000)
def ways_to_pay(dice: tuple[int, ...], spent: int) -> tuple[tuple[int, int], ...]:
    """Each different group that unspent dice can form: its plain action, and its sum (N4, N5).

    Of equal dice of one colour the first ones are sent, so that no group is listed twice.
    """
    groups = []
    for sent in range(1, 1 << len(dice)):
        if sent & spent or not sent & 0b111:
            continue
        if all(
            sent >> n - 1 & 1 or spent >> n - 1 & 1 or n == COLOURED_DICE
            for n in range(1, len(dice))
            if sent >> n & 1 and dice[n] == dice[n - 1]
        ):
            total = sum(die for n, die in enumerate(dice) if sent >> n & 1)
            groups.append((1 << influence(sent, False, 0), total))
    return tuple(groups)


def open_advisors(state: "State", seat: Seat) -> int:
    """Advisors that nobody has influenced, or all with the Envoy (N11)."""
    return ALL_ADVISORS if state.envoy == seat else ALL_ADVISORS & ~state.occupied


def influence_mask(state: "State", seat: Seat, token_used: int, market_used: int) -> int:
    """Every way in which a seat can influence an advisor now."""
    ways = ways_to_pay(state.dice[seat], state.spent[seat])
    if not ways:
        return 0
    free = open_advisors(state, seat)
    token = state.tokens[seat] and not token_used >> seat & 1  # N6
    market = state.has(seat, MARKET) and not market_used >> seat & 1  # N10
    mask = 0
    for plain, total in ways:
        # Next to the plain action lie those with the Market's shift, three further the token's.
        if free >> total & 1:
            mask |= plain
        if token and free >> total + TOKEN_VALUE & 1:
            mask |= plain << 3
        if market:  # N8, N9
            if free >> total - 1 & 1:
                mask |= plain >> 1
            if free >> total + 1 & 1:
                mask |= plain << 1
            if token and free >> total + TOKEN_VALUE - 1 & 1:
                mask |= plain << 2
            if token and free >> total + TOKEN_VALUE + 1 & 1:
                mask |= plain << 4
    return mask


def _influence(state: "State", frame: Frame) -> int:
    return influence_mask(state, state.seat, frame[3], frame[4]) | 1 << PASS  # N1


# Rerolls.


def can_use_statue(state: "State", seat: Seat, used: int) -> bool:
    """All own dice equal, white ones included (A5, A7)."""
    return not used and state.has(seat, STATUE) and len(set(state.dice[seat])) == 1


def can_use_chapel(state: "State", seat: Seat, used: int) -> bool:
    """All own dice together at most seven (A6, A7)."""
    return not used and state.has(seat, CHAPEL) and sum(state.dice[seat]) <= CHAPEL_LIMIT


def _rerolling(state: "State", frame: Frame) -> int:
    _, _, statue_used, chapel_used = frame
    mask = 1 << KEEP
    if can_use_statue(state, state.seat, statue_used):
        mask |= 1 << STATUE_REROLL  # all show the same: any coloured die stands for the others
        if len(state.dice[state.seat]) > COLOURED_DICE:
            mask |= 1 << STATUE_REROLL + COLOURED_DICE
    if can_use_chapel(state, state.seat, chapel_used):
        mask |= 1 << CHAPEL_REROLL
    return mask


# Building.


def cost(building: Building, crane: bool) -> Goods:
    """What a building costs; a Crane saves a gold in the last two columns (K3)."""
    gold, wood, stone = PLANS[building].cost
    return (gold - (crane and building % COLUMNS in CRANE_COLUMNS), wood, stone)


def next_buildings(province: int) -> int:
    """The buildings that can come next: in each row the first that is missing (K1)."""
    missing = 0
    for row in range(0, BUILDINGS, COLUMNS):
        built = province >> row & 0b1111
        if built != 0b1111:
            missing |= (built + 1) << row
    return missing


@lru_cache(maxsize=100_000)
def affordable(province: int, goods: Goods, crane: bool) -> int:
    """The buildings that can be put up now."""
    return mask_of(
        building
        for building in bits(next_buildings(province))
        if all(price <= owned for price, owned in zip(cost(building, crane), goods, strict=True))
    )


def crane_helps(state: "State", seat: Seat, stood_before: int) -> bool:
    """Does a Crane lower the price, also one that was put up this very turn? (K3)"""
    return bool(stood_before) or (state.setup.crane_at_once and state.has(seat, CRANE))


def _building(state: "State", frame: Frame) -> int:
    crane = crane_helps(state, state.seat, frame[3])
    seat = state.seat
    return affordable(state.buildings[seat], state.goods[seat], crane) << BUILD | 1 << DONE


# Goods.


def owned_goods(state: "State", seat: Seat) -> int:
    """The kinds of goods that a seat has."""
    gold, wood, stone = state.goods[seat]
    return (gold > 0) | (wood > 0) << 1 | (stone > 0) << 2


def _taking(state: "State", frame: Frame) -> int:
    return frame[3] << TAKE


def _exchanging(state: "State", frame: Frame) -> int:
    return owned_goods(state, frame[1]) << EXCHANGE | 1 << DECLINE  # H4


def _smuggling(state: "State", frame: Frame) -> int:
    return 1 << ACCEPT | 1 << DECLINE


def _selling(state: "State", frame: Frame) -> int:
    sales = owned_goods(state, frame[1]) << SELL
    return sales | (state.tokens[frame[1]] > 0) << SELL_TOKEN | 1 << DONE  # K6


def _recruiting(state: "State", frame: Frame) -> int:
    return owned_goods(state, state.seat) << GIVE | (not frame[2]) << DONE  # W1


def _losing(state: "State", frame: Frame) -> int:
    return owned_goods(state, frame[1]) << GIVE  # W10


# Chance.


def _neutral(state: "State", frame: Frame) -> int:
    return ROLL_MASKS[2 if frame[1] else 3]  # T2


def _rolling(state: "State", frame: Frame) -> int:
    return ROLL_MASKS[1 if frame[2] else COLOURED_DICE]


def _one_die(state: "State", frame: Frame) -> int:
    return ROLL_MASKS[1]


def _enemy(state: "State", frame: Frame) -> int:
    return ALL_CARDS


def _over(state: "State", frame: Frame) -> int:
    return 0


_LEGAL: dict[int, Callable[["State", Frame], int]] = {
    INFLUENCE: _influence,
    REROLLING: _rerolling,
    BUILDING: _building,
    TAKING: _taking,
    EXCHANGING: _exchanging,
    SMUGGLING: _smuggling,
    SELLING: _selling,
    RECRUITING: _recruiting,
    LOSING: _losing,
    NEUTRAL: _neutral,
    ROLLING: _rolling,
    CHAPEL_ROLL: _rolling,
    STATUE_ROLL: _one_die,
    REINFORCING: _one_die,
    PEEKING: _enemy,
    REVEALING: _enemy,
    OVER: _over,
}
