"""The loops over many matches for a GPU: one for each thread, or shared out in a block of them.

Loaded once for each game, like `loops.py`; what happens in a match is the same code.
"""
# ruff: noqa: F821

from typing import Any

from numba import cuda as numba_cuda
from numba import int32, int64

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import MOST_THREADS, gpu_block, gpu_loop
from regnum.fast.rows import SEAT, SEED

cuda: Any = numba_cuda  # its types are not declared

# Of `loops.py` for the same game, and of its kernel.
begin_one: Any
renew_one: Any
legal_one: Any
has_one: Any
count_one: Any
random_one: Any
step_one: Any
legal: Any
play: Any
unpack_one: Any
name_one: Any
list_one: Any
weigh_one: Any
win_one: Any
draw: Any
action_of: Any
score: Any
kind: Any
SHARES: int


@gpu_loop
def begin_rows(
    setups: Any, which: Any, states: Any, lives: Any, wanted: Any, seed: int, first: int, end: int
) -> None:
    """Begin the matches that are wanted."""
    n = first + cuda.grid(1)
    if n < end and wanted[n]:
        drawn = renew_one(which, lives, n, seed, len(setups))
        begin_one(setups[which[n]], states[n], drawn)


@gpu_loop
def seed_rows(
    setups: Any, which: Any, states: Any, lives: Any, seed: int, first: int, end: int
) -> None:
    """Give each match, wherever it has begun, a stream of its own."""
    n = first + cuda.grid(1)
    if n < end:
        states[n, SEED] = renew_one(which, lives, n, seed, len(setups))


@gpu_loop
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
    n = first + cuda.grid(1)
    if n < end:
        step_one(setups[which[n]], states[n], choices[n], rolls)
        legal_one(setups[which[n]], states[n], masks[n])


@gpu_loop
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
    n = first + cuda.grid(1)
    if n < end:
        choice = choices[n]
        if states[n, SEAT] == NOBODY:
            drawn = renew_one(which, lives, n, seed, len(setups))
            begin_one(setups[which[n]], states[n], drawn)
            choice = -1
        step_one(setups[which[n]], states[n], choice, rolls)
        legal_one(setups[which[n]], states[n], masks[n])


@gpu_block
def play_rows(
    setups: Any, which: Any, states: Any, masks: Any, draws: int, counts: Any, first: int, end: int
) -> None:
    """Random play in all matches, each block of threads with a share of them.

    Before every decision the threads of a block share its matches out anew, by what is pending in
    them: neighbouring threads run at once if they do the same, and wait for each other if not. The
    barriers keep all of them in the same part of the code, of which a GPU holds little at a time.
    """
    thread, threads = cuda.threadIdx.x, cuda.blockDim.x
    block, blocks = cuda.blockIdx.x, cuda.gridDim.x
    matches = cuda.shared.array(MOST_THREADS, int64)  # the match in each place, or none: -1
    left = cuda.shared.array(MOST_THREADS, int64)  # how often chance may still decide in it
    decisions = cuda.shared.array(MOST_THREADS, int64)
    places = cuda.shared.array(MOST_THREADS, int64)  # where each thread plays next
    shares = cuda.shared.array(SHARES, int64)  # how many places have a match of each kind, or none
    begun = cuda.shared.array(1, int64)
    if thread == 0:
        begun[0] = threads
    n = first + block + thread * blocks
    matches[thread] = n if n < end else -1
    left[thread], decisions[thread] = draws, 0
    cuda.syncthreads()
    while True:
        n = matches[thread]
        while n >= 0 and (
            states[n, SEAT] == NOBODY or (states[n, SEAT] == CHANCE and left[thread] == 0)
        ):
            counts[n] = decisions[thread]
            n = first + block + cuda.atomic.add(begun, 0, 1) * blocks
            n = n if n < end else -1
            matches[thread], left[thread], decisions[thread] = n, draws, 0
        share = kind(setups[which[n]], states[n]) if n >= 0 else SHARES - 1
        for other in range(thread, SHARES, threads):
            shares[other] = 0
        cuda.syncthreads()
        place = cuda.atomic.add(shares, share, 1)
        cuda.syncthreads()
        for other in range(share):
            place += shares[other]
        places[place] = thread
        if not cuda.syncthreads_or(int32(n >= 0)):
            break
        place = places[thread]
        n = matches[place]
        choice = -1
        if n >= 0:
            if states[n, SEAT] == CHANCE:
                left[place] -= 1
                choice = draw(setups[which[n]], states[n])
            else:
                decisions[place] += 1
                legal(setups[which[n]], states[n], masks[n])
                choice = random_one(states[n], masks[n])
        cuda.syncthreads()
        if choice >= 0:
            play(setups[which[n]], states[n], choice)
        cuda.syncthreads()


@gpu_loop
def random_rows(
    setups: Any, which: Any, states: Any, masks: Any, choices: Any, first: int, end: int
) -> None:
    """A random legal choice for each match that goes on; chance draws by weight."""
    n = first + cuda.grid(1)
    if n < end:
        choices[n] = -1
        if states[n, SEAT] == CHANCE:
            choices[n] = draw(setups[which[n]], states[n])
        elif states[n, SEAT] != NOBODY:
            choices[n] = random_one(states[n], masks[n])


@gpu_loop
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
    n = first + cuda.grid(1)
    if n < end:
        illegal[n] = states[n, SEAT] != NOBODY and not has_one(masks[n], choices[n])


@gpu_loop
def unpack_rows(
    setups: Any, which: Any, states: Any, masks: Any, unpacked: Any, first: int, end: int
) -> None:
    """Masks as a truth value for each choice."""
    n = first + cuda.grid(1)
    if n < end:
        unpack_one(masks[n], unpacked[n])


@gpu_loop
def name_rows(
    setups: Any, which: Any, states: Any, masks: Any, unpacked: Any, first: int, end: int
) -> None:
    """Masks as a truth value for each action of the game."""
    n = first + cuda.grid(1)
    if n < end:
        name_one(setups[which[n]], states[n], masks[n], unpacked[n])


@gpu_loop
def count_rows(
    setups: Any, which: Any, states: Any, masks: Any, counts: Any, first: int, end: int
) -> None:
    """How many choices are legal."""
    n = first + cuda.grid(1)
    if n < end:
        counts[n] = count_one(masks[n])


@gpu_loop
def list_rows(
    setups: Any, which: Any, states: Any, masks: Any, listed: Any, first: int, end: int
) -> None:
    """Masks as lists of choices."""
    n = first + cuda.grid(1)
    if n < end:
        list_one(masks[n], listed[n])


@gpu_loop
def weigh_rows(
    setups: Any, which: Any, states: Any, masks: Any, likely: Any, first: int, end: int
) -> None:
    """How likely each outcome is, where chance decides."""
    n = first + cuda.grid(1)
    if n < end:
        weigh_one(setups[which[n]], states[n], masks[n], likely[n])


@gpu_loop
def action_rows(
    setups: Any, which: Any, states: Any, choices: Any, actions: Any, first: int, end: int
) -> None:
    """The actions that choices are now; -1 where a match is over."""
    n = first + cuda.grid(1)
    if n < end:
        actions[n] = -1
        if states[n, SEAT] != NOBODY:
            actions[n] = action_of(setups[which[n]], states[n], choices[n])


@gpu_loop
def seat_rows(setups: Any, which: Any, states: Any, seats: Any, first: int, end: int) -> None:
    """Who decides."""
    n = first + cuda.grid(1)
    if n < end:
        seats[n] = states[n, SEAT]


@gpu_loop
def over_rows(setups: Any, which: Any, states: Any, over: Any, first: int, end: int) -> None:
    """Which matches are over."""
    n = first + cuda.grid(1)
    if n < end:
        over[n] = states[n, SEAT] == NOBODY


@gpu_loop
def score_rows(setups: Any, which: Any, states: Any, scores: Any, first: int, end: int) -> None:
    """The points of each seat, if the matches ended now."""
    n = first + cuda.grid(1)
    if n < end:
        for seat in range(scores.shape[1]):
            scores[n, seat] = score(setups[which[n]], states[n], seat)


@gpu_loop
def win_rows(setups: Any, which: Any, states: Any, wins: Any, first: int, end: int) -> None:
    """Who wins, or would if the matches ended now."""
    n = first + cuda.grid(1)
    if n < end:
        win_one(setups[which[n]], states[n], wins[n])


@gpu_loop
def copy_1(source: Any, target: Any) -> None:
    """A copy, maybe with numbers of another kind."""
    n = cuda.grid(1)
    if n < len(source):
        target[n] = source[n]


@gpu_loop
def copy_2(source: Any, target: Any) -> None:
    """The same for a table."""
    n = cuda.grid(1)
    if n < len(source):
        for place in range(source.shape[1]):
            target[n, place] = source[n, place]
