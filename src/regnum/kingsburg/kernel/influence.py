"""Influence: see rules/influence.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import WORD_BITS, Row
from regnum.kingsburg.actions import INFLUENCE, PASS, WAYS
from regnum.kingsburg.data import COLOURED_DICE, MARKET, NEUTRAL_SEAT, TOKEN_VALUE
from regnum.kingsburg.kernel.envoy import open_advisors, spend_envoy
from regnum.kingsburg.kernel.layout import (
    BUILDINGS,
    COLOURED_BITS,
    DICE,
    DIE,
    DIE_BITS,
    FIRST,
    FOURTH,
    GOES_ON,
    GROUP_COLOURED,
    GROUP_COUNT,
    GROUP_SEAT,
    GROUP_SHIFT,
    GROUP_TOKEN,
    GROUP_WHITE,
    GROUPS,
    HIGH,
    INFLUENCING,
    MID,
    OCCUPIED,
    ORDER,
    PLAYERS,
    SECOND,
    SPENT,
    THIRD,
    TOKENS,
    WHITE,
    WHITE2,
)
from regnum.kingsburg.kernel.stack import first, fourth, pop, replace, second, third, top
from regnum.kingsburg.kernel.state import advisor_of, place

# Sets of the eight groups of coloured dice that have the low, mid or high die.
_WITH_LOW, _WITH_MID, _WITH_HIGH = 0b10101010, 0b11001100, 0b11110000
_ANY_COLOURED = 0b11111110  # N4, N5
_WITH_WHITE, _WITH_WHITE2 = 0b1010, 0b1100
_ANY_WHITE = 0b1111
_ALL_SHIFTS, _NO_SHIFT = 0b111, 0b010
_WORD = (1 << WORD_BITS) - 1


@compiled
def sums_to_pay(dice: int, spent: int) -> int:
    """The set of sums that unspent dice can form; a group has a coloured die at least."""
    with_none, sums = 1, 0
    for number in range(COLOURED_DICE):
        if not spent >> number & 1:
            die = dice >> DIE_BITS * number & DIE
            sums |= (sums | with_none) << die
    white = dice >> COLOURED_BITS
    number = COLOURED_DICE
    while white:
        if not spent >> number & 1:
            sums |= sums << (white & DIE)
        white >>= DIE_BITS
        number += 1
    return sums


@compiled
def _may_use_token(state: Row, seat: int, token_used: int) -> bool:
    """Once a season (N6)."""
    return bool(state[TOKENS + seat] > 0 and not token_used >> seat & 1)


@compiled
def _may_use_market(state: Row, seat: int, market_used: int) -> bool:
    """Once a season (N10)."""
    return bool(state[BUILDINGS + seat] >> MARKET & 1 and not market_used >> seat & 1)


@compiled
def _can_influence(state: Row, seat: int, token_used: int, market_used: int) -> bool:
    """Is there an advisor whom a seat can influence now?"""
    reached = sums_to_pay(state[DICE + seat], state[SPENT + seat])
    is_open = open_advisors(state, seat)
    if reached == 0 or reached & is_open:
        return reached != 0
    if _may_use_token(state, seat, token_used):
        reached |= reached << TOKEN_VALUE
    if _may_use_market(state, seat, market_used):
        reached |= reached << 1 | reached >> 1
    return reached & is_open != 0


@compiled
def influence_decider(state: Row, step: int) -> int:
    """The seat whose place has come, if it has not passed and can do something else."""
    seat = state[ORDER + first(step)]
    if second(step) >> seat & 1 or not _can_influence(state, seat, third(step), fourth(step)):
        return GOES_ON
    return int(seat)


@compiled
def advance_influence(setup: Row, state: Row) -> None:
    """Let those pass who can do nothing else (N3); once all have, the advisors help."""
    step, players = top(state), setup[PLAYERS]
    at, passed, token_used, market_used = first(step), second(step), third(step), fourth(step)
    for _ in range(players):
        seat = state[ORDER + at]
        if not passed >> seat & 1:
            if _can_influence(state, seat, token_used, market_used):
                replace(
                    state,
                    INFLUENCING
                    | at << FIRST
                    | passed << SECOND
                    | token_used << THIRD
                    | market_used << FOURTH,
                )
                return
            passed |= 1 << seat
        at = at + 1 if at + 1 < players else 0
    pop(state)
    _sort_groups(state)


@compiled
def _sort_groups(state: Row) -> None:
    """By advisor, and in the order of placement."""
    for number in range(1, state[GROUP_COUNT]):
        group = state[GROUPS + number]
        at = number
        while at > 0 and advisor_of(state[GROUPS + at - 1]) > advisor_of(group):
            state[GROUPS + at] = state[GROUPS + at - 1]
            at -= 1
        state[GROUPS + at] = group


@compiled
def coloured_groups(dice: int, spent: int) -> int:
    """The set of different groups that unspent coloured dice can form."""
    groups = _ANY_COLOURED
    low, mid, high = dice & DIE, (dice >> MID & DIE), (dice >> HIGH & DIE)
    if spent & 1:
        groups &= ~_WITH_LOW
    elif low == mid:  # of equal dice the first ones are sent
        groups &= ~_WITH_MID | _WITH_LOW
    if spent & 2:
        groups &= ~_WITH_MID
    elif mid == high:
        groups &= ~_WITH_HIGH | _WITH_MID
    if spent & 4:
        groups &= ~_WITH_HIGH
    return groups


@compiled
def white_groups(dice: int, spent: int) -> int:
    """The set of different groups that unspent white dice can form, none among them."""
    groups = _ANY_WHITE
    white, white2 = (dice >> WHITE & DIE), (dice >> WHITE2 & DIE)
    if white == 0 or spent & 8:
        groups &= ~_WITH_WHITE
    elif white == white2:
        groups &= ~_WITH_WHITE2 | _WITH_WHITE
    if white2 == 0 or spent & 16:
        groups &= ~_WITH_WHITE2
    return groups


@compiled
def sum_of_sent(dice: int, sent: int) -> int:
    """What the dice of a group show together."""
    total = 0
    while sent:
        if sent & 1:
            total += dice & DIE
        dice >>= DIE_BITS
        sent >>= 1
    return total


@compiled
def legal_shifts(state: Row, seat: int, step: int) -> int:
    """How the Market may shift a sum: a set of down, not at all, up."""
    return _ALL_SHIFTS if _may_use_market(state, seat, fourth(step)) else _NO_SHIFT


@compiled
def legal_token_shifts(state: Row, seat: int, step: int) -> int:
    """The same with a +2 token, if there is one."""
    return legal_shifts(state, seat, step) if _may_use_token(state, seat, third(step)) else 0


@compiled
def ways_to_send(is_open: int, total: int, shifts: int, token_shifts: int) -> int:
    """How dice of this sum can be sent: by the Market down, exactly, up; then with a token."""
    with_token = is_open >> (total - 1 + TOKEN_VALUE) & token_shifts
    return is_open >> (total - 1) & shifts | with_token << 3


@compiled
def legal_influence(state: Row, step: int, mask: Row) -> None:
    """Pass (N1), or send dice to one of 1 to 18, also by Market (N9), token or both (N8)."""
    seat = state[ORDER + first(step)]
    dice, spent = state[DICE + seat], state[SPENT + seat]
    is_open = open_advisors(state, seat)
    shifts, token_shifts = legal_shifts(state, seat, step), legal_token_shifts(state, seat, step)
    mask[0] = 1 << PASS
    coloured = coloured_groups(dice, spent)
    white = white_groups(dice, spent)
    for of_white in range(4):
        if white >> of_white & 1:
            for of_coloured in range(1, 8):
                if coloured >> of_coloured & 1:
                    sent = of_white << COLOURED_DICE | of_coloured
                    ways = ways_to_send(is_open, sum_of_sent(dice, sent), shifts, token_shifts)
                    _allow(mask, INFLUENCE + WAYS * sent, ways)


@compiled
def _allow(mask: Row, action: int, ways: int) -> None:
    """Add a set of actions that begins at this one."""
    word, at = action // WORD_BITS, action % WORD_BITS
    mask[word] |= ways << at & _WORD
    if at > WORD_BITS - WAYS:
        mask[word + 1] |= ways >> (WORD_BITS - at)


@compiled
def play_influence(setup: Row, state: Row, action: int) -> None:
    """Send dice, or pass."""
    step, players = top(state), setup[PLAYERS]
    at, passed, token_used, market_used = first(step), second(step), third(step), fourth(step)
    seat = state[ORDER + at]
    following = at + 1 if at + 1 < players else 0
    if action == PASS:
        passed |= 1 << seat
    else:
        sent, way = (action - INFLUENCE) // WAYS, (action - INFLUENCE) % WAYS
        token, shift = way // 3, way % 3 - 1
        _send(state, seat, sent, token, shift)
        token_used |= token << seat
        market_used |= (shift & 1) << seat
    replace(
        state,
        INFLUENCING
        | following << FIRST
        | passed << SECOND
        | token_used << THIRD
        | market_used << FOURTH,
    )


@compiled
def _send(state: Row, seat: int, sent: int, token: int, shift: int) -> None:
    """Put dice at an advisor; those not sent will do nothing (N14)."""
    dice = state[DICE + seat]
    advisor = sum_of_sent(dice, sent) + TOKEN_VALUE * token + shift
    if state[OCCUPIED] >> advisor & 1:
        spend_envoy(state)
    coloured = _pick(dice, sent & 7)
    white = _pick(dice >> COLOURED_BITS, sent >> COLOURED_DICE)
    place(
        state,
        advisor
        | (seat - NEUTRAL_SEAT) << GROUP_SEAT
        | coloured << GROUP_COLOURED
        | white << GROUP_WHITE
        | token << GROUP_TOKEN
        | (shift + 1) << GROUP_SHIFT,
    )
    state[SPENT + seat] |= sent
    state[TOKENS + seat] -= token


@compiled
def _pick(dice: int, sent: int) -> int:
    """Those dice that are sent, without gaps."""
    picked, at = 0, 0
    while sent:
        if sent & 1:
            picked |= (dice & DIE) << at
            at += DIE_BITS
        dice >>= DIE_BITS
        sent >>= 1
    return picked
