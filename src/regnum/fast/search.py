"""What a bot tries out before it decides, by the compiled engine."""

from collections.abc import Sequence
from math import inf
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regnum.core.bits import bits
from regnum.core.chance import Source
from regnum.core.contract import Action, State
from regnum.core.judging import Judge
from regnum.core.registry import deal_spec
from regnum.core.seats import Seat
from regnum.fast.compiling import one_at_a_time
from regnum.fast.loading import find_kernel, load_loops
from regnum.fast.rows import DRAWN, SEED

NO_ENDS = np.empty((0, 0, 0))
NO_CHOICE = -1


class CompiledSearch:
    """Plans and playouts of a game by one judge. It serves one thread at a time."""

    def __init__(self, key: str, judge: Judge[Any]) -> None:
        kernel = find_kernel(key)
        assert kernel.judge is not None
        self._kernel = kernel
        self._loops = load_loops(key, "search_loops")
        self._weights = kernel.judge.weights(judge)
        self._setup_of: Any = None  # the setup that `_setup` was written from
        self._setup = np.zeros(kernel.setup_words, np.int64)
        self._world = np.zeros(kernel.state_words, np.int64)
        self._state = np.zeros(kernel.state_words, np.int64)
        self._masks = np.zeros((2, kernel.mask_words), np.int64)
        self._values = np.zeros((2, kernel.judge.words))
        self._best = np.zeros(kernel.choices)
        self._room: tuple[NDArray[Any], ...] = ()
        self._room_for = (0, 0)
        self._make_room(1, 1)

    def plan(
        self, world: State, seat: Seat, seed: int, width: int, moves: int, depth: int
    ) -> list[tuple[float, Action]]:
        """The decisions that were tried, each with the best margin found behind it."""
        self._take(world, seed)
        self._best.fill(-inf)
        self._make_room(width, width * moves)
        self._search(world, seat, moves=moves, depth=depth)
        found = np.flatnonzero(self._best > -inf)
        actions = {self._kernel.choice_of(action): action for action in bits(world.legal_mask)}
        return [(float(self._best[choice]), actions[choice]) for choice in found.tolist()]

    def play_out(
        self, world: State, seat: Seat, seeds: Sequence[int], actions: Sequence[Action], draws: int
    ) -> list[list[float]]:
        """The margin that each decision leads to in one world, for each seed of chance."""
        ends = self.ends(world, seeds, actions, draws)
        found: list[list[float]] = margins_of(ends)[..., seat].tolist()
        return found

    def ends(
        self, world: State, seeds: Sequence[int], actions: Sequence[Action | None], draws: int
    ) -> NDArray[np.float64]:
        """What each seat has in the end, by seed and by first decision.

        Where that decision is None, the world is played on as it is.
        """
        self._take(world)
        choice_of = self._kernel.choice_of
        choices = [NO_CHOICE if action is None else choice_of(action) for action in actions]
        ends = np.empty((len(seeds), len(actions), world.setup.players))
        self._search(world, choices=choices, draws=draws, seeds=seeds, ends=ends)
        return ends

    def _search(
        self,
        world: State,
        seat: Seat = 0,
        *,
        moves: int = 0,
        depth: int = 0,
        choices: Sequence[int] = (),
        draws: int = 0,
        seeds: Sequence[int] = (),
        ends: NDArray[np.float64] = NO_ENDS,
    ) -> None:
        self._loops.search(
            self._setup,
            self._world,
            self._weights,
            seat,
            world.setup.players,
            moves,
            depth,
            self._best,
            *self._room,
            np.array(choices, np.int64),
            draws,
            np.array(seeds, np.int64),
            ends,
            self._state,
            self._masks,
            self._values,
        )

    def _make_room(self, width: int, ways: int) -> None:
        """For the beam of a plan, and for all ways to go on from it."""
        if (width, ways) != self._room_for:
            self._room = (
                np.empty((width, len(self._world)), np.int64),
                np.empty(width, np.int64),
                np.empty((ways, len(self._world)), np.int64),
                np.empty(ways, np.int64),
                np.empty(ways),
                np.empty(ways, np.int64),
            )
            self._room_for = width, ways

    def _take(self, world: State, seed: int = 0) -> None:
        if world.setup is not self._setup_of:
            self._setup.fill(0)
            self._kernel.write_setup(world.setup, self._setup)
            self._setup_of = world.setup
        self._world.fill(0)
        self._kernel.write_state(world, self._world)
        self._world[SEED], self._world[DRAWN] = seed, 0


def margins_of(ends: NDArray[np.float64]) -> NDArray[np.float64]:
    """By how much each seat is ahead of the best other one; seats are the last axis."""
    margins = np.empty_like(ends)
    for seat in range(ends.shape[-1]):
        margins[..., seat] = ends[..., seat] - np.delete(ends, seat, axis=-1).max(axis=-1)
    return margins


def warm_up_search(key: str) -> None:
    """Compile all that a search runs, unless that was done before; one process at a time."""
    game, setup = deal_spec(key, 0)
    state = game.start(setup)
    source = Source(0, "warm-up")
    while state.seat < 0:
        outcomes = state.chance_outcomes()
        state.apply(outcomes[source.below(len(outcomes))][0])
    with one_at_a_time(key):
        search = CompiledSearch(key, game.judge)
        search.plan(state, state.seat, 0, width=1, moves=1, depth=1)
        action = next(bits(state.legal_mask))
        search.play_out(state, state.seat, [0], [action], draws=1)
