"""Many matches in a row, compiled.

This file is loaded once for each game, with the functions of its kernel under the names below
(see `loading.py`), so that Numba can keep the result on disk. The functions for one match serve
the CPU here and a GPU in `cuda_loops.py`.
"""
# ruff: noqa: F821

from collections.abc import Callable
from typing import Any

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import compiled, entry
from regnum.fast.rows import SEAT, SEED, WORD_BITS, Row, bit_count, draw_below, nth_bit

# Of the kernel.
start: Callable[[Row, Row], None]
legal: Callable[[Row, Row, Row], None]
play: Callable[[Row, Row, int], None]
draw: Callable[[Row, Row], int]
action_of: Callable[[Row, Row, int], int]
score: Callable[[Row, Row, int], int]
rank: Callable[[Row, Row, int], int]


@compiled
def roll_one(setup: Row, state: Row) -> None:
    """Let chance decide until a seat does, or the game is over."""
    while state[SEAT] == CHANCE:
        play(setup, state, draw(setup, state))


@compiled
def begin_one(setup: Row, state: Row, seed: int, rolls: bool) -> None:
    """A new match; whatever was in the row is gone."""
    for word in range(len(state)):
        state[word] = 0
    state[SEED] = seed
    start(setup, state)
    if rolls:
        roll_one(setup, state)


@compiled
def legal_one(setup: Row, state: Row, mask: Row) -> None:
    """Write the mask of legal choices; of a match that is over it is empty."""
    if state[SEAT] == NOBODY:
        for word in range(len(mask)):
            mask[word] = 0
    else:
        legal(setup, state, mask)


@compiled
def is_in(mask: Row, choice: int) -> bool:
    """Is a choice legal?"""
    if choice < 0 or choice >= WORD_BITS * len(mask):
        return False
    return bool(mask[choice // WORD_BITS] >> choice % WORD_BITS & 1)


@compiled
def random_choice(state: Row, mask: Row) -> int:
    """One of the legal choices, each as likely as the others."""
    count = 0
    for word in range(len(mask)):
        count += bit_count(mask[word])
    wanted = draw_below(state, count)
    for word in range(len(mask)):
        here = bit_count(mask[word])
        if wanted < here:
            return word * WORD_BITS + nth_bit(mask[word], wanted)
        wanted -= here
    return -1


@compiled
def step_one(setup: Row, state: Row, choice: int, rolls: bool) -> None:
    """Take a legal choice; a match that is over stays as it is."""
    if state[SEAT] != NOBODY:
        play(setup, state, choice)
        if rolls:
            roll_one(setup, state)


@compiled
def play_one(setup: Row, state: Row, mask: Row, draws: int) -> int:
    """Random play to the end, or until chance has decided so often and would decide again."""
    decisions = 0
    while state[SEAT] != NOBODY:
        if state[SEAT] == CHANCE:
            if draws == 0:
                break
            draws -= 1
            play(setup, state, draw(setup, state))
        else:
            legal(setup, state, mask)
            play(setup, state, random_choice(state, mask))
            decisions += 1
    return decisions


@compiled
def unpack_one(mask: Row, unpacked: Any) -> None:
    """A mask as a truth value for each choice."""
    for place in range(len(mask)):
        word, low = mask[place], place * WORD_BITS
        for bit in range(min(WORD_BITS, len(unpacked) - low)):
            unpacked[low + bit] = word >> bit & 1


@entry
def begin_rows(
    setups: Any, which: Any, states: Any, seeds: Any, wanted: Any, rolls: bool, first: int, end: int
) -> None:
    """Begin the matches that are wanted."""
    for n in range(first, end):
        if wanted[n]:
            begin_one(setups[which[n]], states[n], seeds[n], rolls)


@entry
def roll_rows(setups: Any, which: Any, states: Any, first: int, end: int) -> None:
    """Let chance decide in all matches until a seat does."""
    for n in range(first, end):
        roll_one(setups[which[n]], states[n])


@entry
def legal_rows(setups: Any, which: Any, states: Any, masks: Any, first: int, end: int) -> None:
    """The masks of all matches."""
    for n in range(first, end):
        legal_one(setups[which[n]], states[n], masks[n])


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
        illegal[n] = states[n, SEAT] != NOBODY and not is_in(masks[n], choices[n])


@entry
def step_rows(
    setups: Any,
    which: Any,
    states: Any,
    choices: Any,
    masks: Any,
    rolls: bool,
    first: int,
    end: int,
) -> None:
    """Take a choice in each match, and write the masks after it."""
    for n in range(first, end):
        step_one(setups[which[n]], states[n], choices[n], rolls)
        legal_one(setups[which[n]], states[n], masks[n])


@entry
def play_rows(
    setups: Any, which: Any, states: Any, masks: Any, draws: int, counts: Any, first: int, end: int
) -> None:
    """Random play in all matches, and how many decisions there were in each."""
    for n in range(first, end):
        counts[n] = play_one(setups[which[n]], states[n], masks[n], draws)


@entry
def unpack_rows(
    setups: Any, which: Any, states: Any, masks: Any, unpacked: Any, first: int, end: int
) -> None:
    """Masks as a truth value for each choice."""
    for n in range(first, end):
        unpack_one(masks[n], unpacked[n])


@entry
def random_rows(
    setups: Any, which: Any, states: Any, masks: Any, choices: Any, first: int, end: int
) -> None:
    """A random legal choice for each match that goes on."""
    for n in range(first, end):
        choices[n] = random_choice(states[n], masks[n]) if states[n, SEAT] != NOBODY else 0


@entry
def seat_rows(setups: Any, which: Any, states: Any, seats: Any, first: int, end: int) -> None:
    """Who decides."""
    for n in range(first, end):
        seats[n] = states[n, SEAT]


@entry
def action_rows(
    setups: Any, which: Any, states: Any, choices: Any, actions: Any, first: int, end: int
) -> None:
    """The actions that choices are now."""
    for n in range(first, end):
        actions[n] = action_of(setups[which[n]], states[n], choices[n])


@entry
def score_rows(setups: Any, which: Any, states: Any, scores: Any, first: int, end: int) -> None:
    """The points of each seat, if the matches ended now."""
    for n in range(first, end):
        for seat in range(scores.shape[1]):
            scores[n, seat] = score(setups[which[n]], states[n], seat)


@entry
def rank_rows(setups: Any, which: Any, states: Any, ranks: Any, first: int, end: int) -> None:
    """What decides who has won: the highest."""
    for n in range(first, end):
        for seat in range(ranks.shape[1]):
            ranks[n, seat] = rank(setups[which[n]], states[n], seat)
