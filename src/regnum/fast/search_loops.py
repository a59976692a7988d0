"""What a bot tries out before it decides, compiled: plans of its turn, and playouts.

Loaded once for each game, like `loops.py`. The bots in `regnum.bots` say what all this is for.
"""
# ruff: noqa: F821

from collections.abc import Callable
from math import inf
from typing import Any

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import compiled, entry
from regnum.fast.policy import best_choice
from regnum.fast.rows import DRAWN, SEAT, SEED, WORD_BITS, Row, lowest_bit

# Of the kernel and its judge, and of other loops for the same game.
legal: Callable[[Row, Row, Row], None]
play: Callable[[Row, Row, int], None]
draw: Callable[[Row, Row], int]
score: Callable[[Row, Row, int], int]
judge_values: Callable[[Row, Row, Any, Any], None]
judge_evaluate: Callable[[Row, Row, Any, int], float]
play_greedy_one: Callable[[Row, Row, Row, Any, Any, int], int]

MIXER = 0x2545F4914F6CDD1D  # odd, with bits all over the word
SEEDS = 2**62 - 1  # the bits of a seed


@compiled
def copy_one(row: Row, twin: Row) -> None:
    """Write a row over another one."""
    for word in range(len(row)):
        twin[word] = row[word]


@compiled
def key_one(state: Row) -> int:
    """A hash of the position: equal for equal positions, and hardly ever for others."""
    key = 0
    for word in range(len(state)):
        if word != SEED and word != DRAWN:
            key = (key ^ state[word]) * MIXER
            key ^= key >> 29
    return key


@compiled
def margin_one(setup: Row, state: Row, weights: Any, seat: int, players: int) -> float:
    """By how much a seat is ahead of the best other one: as judged, or final in the end."""
    is_over = state[SEAT] == NOBODY
    own, best = 0.0, -inf
    for other in range(players):
        value = (
            float(score(setup, state, other))
            if is_over
            else judge_evaluate(setup, state, weights, other)
        )
        if other == seat:
            own = value
        else:
            best = max(best, value)
    return own - best


@compiled
def take_best_one(mask: Row, values: Any) -> int:
    """The choice of the highest value, the first of several; it is no longer in the mask."""
    highest, best = -inf, -1
    for place in range(len(mask)):
        word = mask[place]
        while word:
            choice = place * WORD_BITS + lowest_bit(word)
            word &= word - 1
            if best < 0 or values[choice] > highest:
                highest, best = values[choice], choice
    if best >= 0:
        mask[best // WORD_BITS] ^= 1 << best % WORD_BITS
    return best


@compiled
def answer_one(setup: Row, state: Row, mask: Row, weights: Any, values: Any, seat: int) -> None:
    """Let the others decide by the default policy, until the seat or chance comes."""
    while state[SEAT] >= 0 and state[SEAT] != seat:
        legal(setup, state, mask)
        judge_values(setup, state, weights, values)
        play(setup, state, best_choice(state, mask, values))


@compiled
def play_choices_out(
    setup: Row,
    world: Row,
    choices: Row,
    weights: Any,
    players: int,
    draws: int,
    seeds: Row,
    ends: Any,
    state: Row,
    mask: Row,
    values: Any,
) -> None:
    """Play on from each choice once for each seed, and write what each seat has in the end.

    A negative choice plays on from the world as it is. Chance has a stream of its own, and ties
    between equal values are broken by the position. So equal positions go on alike, and playouts
    that differ still meet the same cards and dice.
    """
    for luck in range(len(seeds)):
        seed = seeds[luck]
        for n in range(len(choices)):
            copy_one(world, state)
            if choices[n] >= 0:
                play(setup, state, choices[n])
            drawn, left = 0, draws
            while state[SEAT] != NOBODY:
                if state[SEAT] == CHANCE:
                    if left == 0:
                        break
                    left -= 1
                    state[SEED], state[DRAWN] = seed, drawn
                    choice = draw(setup, state)
                    drawn = state[DRAWN]
                else:
                    legal(setup, state, mask)
                    judge_values(setup, state, weights, values)
                    state[SEED], state[DRAWN] = (seed ^ key_one(state)) & SEEDS, 0
                    choice = best_choice(state, mask, values)
                play(setup, state, choice)
            is_over = state[SEAT] == NOBODY
            for seat in range(players):
                ends[luck, n, seat] = (
                    float(score(setup, state, seat))
                    if is_over
                    else judge_evaluate(setup, state, weights, seat)
                )


@compiled
def plan_turn(
    setup: Row,
    world: Row,
    weights: Any,
    seat: int,
    players: int,
    moves: int,
    depth: int,
    best: Any,
    beam: Any,
    beam_firsts: Row,
    ways: Any,
    firsts: Row,
    margins: Any,
    keys: Row,
    state: Row,
    masks: Any,
    values: Any,
) -> None:
    """A beam search over the next decisions of a seat: see `bots/planner.py`.

    It writes the best margin found behind each first choice. `beam` has a row for each way that is
    kept, `ways` one for each that can be tried at a step.
    """
    copy_one(world, beam[0])
    width = 1
    for step in range(depth):
        count, known = 0, 0
        for n in range(width):
            legal(setup, beam[n], masks[0])
            judge_values(setup, beam[n], weights, values[0])
            for _ in range(moves):
                choice = take_best_one(masks[0], values[0])
                if choice < 0:
                    break
                first = choice if step == 0 else beam_firsts[n]
                way = ways[count]
                copy_one(beam[n], way)
                play(setup, way, choice)
                answer_one(setup, way, masks[1], weights, values[1], seat)
                key, is_known = key_one(way), False
                for other in range(known):
                    is_known |= keys[other] == key
                if is_known:
                    continue
                keys[known] = key
                known += 1
                copy_one(way, state)
                play_greedy_one(setup, state, masks[1], weights, values[1], 0)
                margin = margin_one(setup, state, weights, seat, players)
                best[first] = max(best[first], margin)
                if way[SEAT] == seat:
                    firsts[count], margins[count] = first, margin
                    count += 1
        width = min(count, len(beam))
        for n in range(width):
            chosen = 0
            for other in range(1, count):
                if margins[other] > margins[chosen]:
                    chosen = other
            copy_one(ways[chosen], beam[n])
            beam_firsts[n] = firsts[chosen]
            margins[chosen] = -inf


@entry
def search(
    setup: Row,
    world: Row,
    weights: Any,
    seat: int,
    players: int,
    moves: int,
    depth: int,
    best: Any,
    beam: Any,
    beam_firsts: Row,
    ways: Any,
    firsts: Row,
    way_margins: Any,
    keys: Row,
    choices: Row,
    draws: int,
    seeds: Row,
    ends: Any,
    state: Row,
    masks: Any,
    values: Any,
) -> None:
    """A plan if there is a depth, else playouts.

    Both are one function, since every function that Python calls compiles all rules once more.
    """
    if depth:
        plan_turn(
            setup,
            world,
            weights,
            seat,
            players,
            moves,
            depth,
            best,
            beam,
            beam_firsts,
            ways,
            firsts,
            way_margins,
            keys,
            state,
            masks,
            values,
        )
    else:
        play_choices_out(
            setup,
            world,
            choices,
            weights,
            players,
            draws,
            seeds,
            ends,
            state,
            masks[0],
            values[0],
        )
