"""Many matches one after another, compiled: their rules.

This file is loaded once for each game, with the functions of its kernel under the names below
(see `loading.py`), so that Numba can keep the result on disk. The functions for one match serve
the CPU here and a GPU in `cuda_loops.py`. The loops are few, since each takes seconds to compile.
"""
# ruff: noqa: F821

from collections.abc import Callable
from typing import Any

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import compiled, entry, unfolded
from regnum.fast.rows import SEAT, SEED, WORD_BITS, Row, bit_count, draw_below, nth_bit, random_word

# Of the kernel.
start: Callable[[Row, Row], None]
legal: Callable[[Row, Row, Row], None]
play: Callable[[Row, Row, int], None]
draw: Callable[[Row, Row], int]
weigh: Callable[[Row, Row, int], int]
action_of: Callable[[Row, Row, int], int]
score: Callable[[Row, Row, int], int]
rank: Callable[[Row, Row, int], int]


@unfolded
def begin_one(setup: Row, state: Row, seed: int) -> None:
    """A new match; whatever was in the row is gone."""
    for word in range(len(state)):
        state[word] = 0
    state[SEED] = seed
    start(setup, state)


@unfolded
def legal_one(setup: Row, state: Row, mask: Row) -> None:
    """Write the mask of legal choices; of a match that is over it is empty."""
    if state[SEAT] == NOBODY:
        for word in range(len(mask)):
            mask[word] = 0
    else:
        legal(setup, state, mask)


@compiled
def has_one(mask: Row, choice: int) -> bool:
    """Is a choice in a mask?"""
    if choice < 0 or choice >= WORD_BITS * len(mask):
        return False
    return bool(mask[choice // WORD_BITS] >> choice % WORD_BITS & 1)


@compiled
def count_one(mask: Row) -> int:
    """How many choices there are in a mask."""
    count = 0
    for word in range(len(mask)):
        count += bit_count(mask[word])
    return count


@compiled
def random_one(state: Row, mask: Row) -> int:
    """One of the legal choices, each as likely as the others."""
    wanted = draw_below(state, count_one(mask))
    for word in range(len(mask)):
        here = bit_count(mask[word])
        if wanted < here:
            return word * WORD_BITS + nth_bit(mask[word], wanted)
        wanted -= here
    return -1


@unfolded
def step_one(setup: Row, state: Row, choice: int, rolls: bool) -> None:
    """Take a legal choice, unless it is -1; then let chance decide, if `rolls`."""
    while state[SEAT] != NOBODY:
        if choice < 0:
            if not rolls or state[SEAT] != CHANCE:
                break
            choice = draw(setup, state)
        play(setup, state, choice)
        choice = -1


@unfolded
def play_one(setup: Row, state: Row, mask: Row, draws: int) -> int:
    """Random play to the end, or until chance has decided so often and would decide again."""
    decisions = 0
    while state[SEAT] != NOBODY:
        if state[SEAT] == CHANCE:
            if draws == 0:
                break
            draws -= 1
            choice = draw(setup, state)
        else:
            legal(setup, state, mask)
            choice = random_one(state, mask)
            decisions += 1
        play(setup, state, choice)
    return decisions


@compiled
def unpack_one(mask: Row, unpacked: Any) -> None:
    """A mask as a truth value for each choice."""
    for place in range(len(mask)):
        word, low = mask[place], place * WORD_BITS
        for bit in range(min(WORD_BITS, len(unpacked) - low)):
            unpacked[low + bit] = word >> bit & 1


@compiled
def list_one(mask: Row, listed: Row) -> None:
    """A mask as a list of its choices; -1 fills what is left."""
    count = 0
    for place in range(len(mask)):
        word = mask[place]
        while word:
            listed[count] = place * WORD_BITS + nth_bit(word, 0)
            word &= word - 1
            count += 1
    for place in range(count, len(listed)):
        listed[place] = -1


@unfolded
def name_one(setup: Row, state: Row, mask: Row, unpacked: Any) -> None:
    """A mask as a truth value for each action of the game."""
    for action in range(len(unpacked)):
        unpacked[action] = False
    for place in range(len(mask)):
        word = mask[place]
        while word:
            choice = place * WORD_BITS + nth_bit(word, 0)
            unpacked[action_of(setup, state, choice)] = True
            word &= word - 1


@unfolded
def weigh_one(setup: Row, state: Row, mask: Row, likely: Row) -> None:
    """The weight of each choice that chance has; all are zero where it has none."""
    for choice in range(len(likely)):
        likely[choice] = 0
        if state[SEAT] == CHANCE and has_one(mask, choice):
            likely[choice] = weigh(setup, state, choice)


@unfolded
def win_one(setup: Row, state: Row, wins: Any) -> None:
    """Which seats win, or would if the match ended now."""
    highest = 0
    for seat in range(len(wins)):
        found = rank(setup, state, seat)
        if seat == 0 or found > highest:
            highest = found
            for other in range(seat):
                wins[other] = False
        wins[seat] = found == highest


@unfolded
def renew_one(which: Row, lives: Row, n: int, seed: int, deals: int) -> int:
    """The seed of the next match in a place; every match but the first also draws its deal."""
    stream, life = random_word(seed, n), lives[n]
    lives[n] = life + 1
    if life:
        which[n] = random_word(stream, 2 * life + 1) % deals
    return random_word(stream, 2 * life)


@entry
def begin_rows(
    setups: Any, which: Any, states: Any, lives: Any, wanted: Any, seed: int, first: int, end: int
) -> None:
    """Begin the matches that are wanted."""
    for n in range(first, end):
        if wanted[n]:
            drawn = renew_one(which, lives, n, seed, len(setups))
            begin_one(setups[which[n]], states[n], drawn)


@entry
def seed_rows(
    setups: Any, which: Any, states: Any, lives: Any, seed: int, first: int, end: int
) -> None:
    """Give each match, wherever it has begun, a stream of its own."""
    for n in range(first, end):
        states[n, SEED] = renew_one(which, lives, n, seed, len(setups))


@entry
def step_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    choices: Any,
    rolls: bool,
    first: int,
    end: int,
) -> None:
    """Take a choice in each match, and write the masks after it."""
    for n in range(first, end):
        step_one(setups[which[n]], states[n], choices[n], rolls)
        legal_one(setups[which[n]], states[n], masks[n])


@entry
def go_on_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    lives: Any,
    choices: Any,
    rolls: bool,
    seed: int,
    first: int,
    end: int,
) -> None:
    """The same, but a match that is over begins anew, whatever its choice."""
    for n in range(first, end):
        choice = choices[n]
        if states[n, SEAT] == NOBODY:
            drawn = renew_one(which, lives, n, seed, len(setups))
            begin_one(setups[which[n]], states[n], drawn)
            choice = -1
        step_one(setups[which[n]], states[n], choice, rolls)
        legal_one(setups[which[n]], states[n], masks[n])


@entry
def play_rows(
    setups: Any, which: Any, states: Any, masks: Any, draws: int, counts: Any, first: int, end: int
) -> None:
    """Random play in all matches, and how many decisions there were in each."""
    for n in range(first, end):
        counts[n] = play_one(setups[which[n]], states[n], masks[n], draws)


@entry
def random_rows(
    setups: Any, which: Any, states: Any, masks: Any, choices: Any, first: int, end: int
) -> None:
    """A random legal choice for each match that goes on; chance draws by weight."""
    for n in range(first, end):
        choices[n] = -1
        if states[n, SEAT] == CHANCE:
            choices[n] = draw(setups[which[n]], states[n])
        elif states[n, SEAT] != NOBODY:
            choices[n] = random_one(states[n], masks[n])


@entry
def check_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    choices: Any,
    illegal: Any,
    first: int,
    end: int,
) -> None:
    """Which choices are illegal? Where a match is over, any will do."""
    for n in range(first, end):
        illegal[n] = states[n, SEAT] != NOBODY and not has_one(masks[n], choices[n])


@entry
def unpack_rows(
    setups: Any, which: Any, states: Any, masks: Any, unpacked: Any, first: int, end: int
) -> None:
    """Masks as a truth value for each choice."""
    for n in range(first, end):
        unpack_one(masks[n], unpacked[n])


@entry
def name_rows(
    setups: Any, which: Any, states: Any, masks: Any, unpacked: Any, first: int, end: int
) -> None:
    """Masks as a truth value for each action of the game."""
    for n in range(first, end):
        name_one(setups[which[n]], states[n], masks[n], unpacked[n])


@entry
def count_rows(
    setups: Any, which: Any, states: Any, masks: Any, counts: Any, first: int, end: int
) -> None:
    """How many choices are legal."""
    for n in range(first, end):
        counts[n] = count_one(masks[n])


@entry
def list_rows(
    setups: Any, which: Any, states: Any, masks: Any, listed: Any, first: int, end: int
) -> None:
    """Masks as lists of choices."""
    for n in range(first, end):
        list_one(masks[n], listed[n])


@entry
def weigh_rows(
    setups: Any, which: Any, states: Any, masks: Any, likely: Any, first: int, end: int
) -> None:
    """How likely each outcome is, where chance decides."""
    for n in range(first, end):
        weigh_one(setups[which[n]], states[n], masks[n], likely[n])


@entry
def action_rows(
    setups: Any, which: Any, states: Any, choices: Any, actions: Any, first: int, end: int
) -> None:
    """The actions that choices are now; -1 where a match is over."""
    for n in range(first, end):
        actions[n] = -1
        if states[n, SEAT] != NOBODY:
            actions[n] = action_of(setups[which[n]], states[n], choices[n])


@entry
def seat_rows(setups: Any, which: Any, states: Any, seats: Any, first: int, end: int) -> None:
    """Who decides."""
    for n in range(first, end):
        seats[n] = states[n, SEAT]


@entry
def over_rows(setups: Any, which: Any, states: Any, over: Any, first: int, end: int) -> None:
    """Which matches are over."""
    for n in range(first, end):
        over[n] = states[n, SEAT] == NOBODY


@entry
def score_rows(setups: Any, which: Any, states: Any, scores: Any, first: int, end: int) -> None:
    """The points of each seat, if the matches ended now."""
    for n in range(first, end):
        for seat in range(scores.shape[1]):
            scores[n, seat] = score(setups[which[n]], states[n], seat)


@entry
def win_rows(setups: Any, which: Any, states: Any, wins: Any, first: int, end: int) -> None:
    """Who wins, or would if the matches ended now."""
    for n in range(first, end):
        win_one(setups[which[n]], states[n], wins[n])
