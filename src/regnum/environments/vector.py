"""Gymnasium: many matches at once, by compiled rules."""

from copy import copy
from typing import Any, ClassVar, Self

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from regnum.core.errors import Malformed
from regnum.environments.episode import Seeds, check_seed
from regnum.environments.observing import COMPACT, Arrays
from regnum.environments.spaces import ACTION_MASK, mask_box, observation_boxes
from regnum.environments.terms import MARGIN, Terms, rewards_of
from regnum.fast import Batch

SELF_PLAY = "all"


class BatchEnv(VectorEnv[Arrays, NDArray[Any], NDArray[Any]]):
    """Matches in which one seat learns, or every seat: `seat="all"`.

    For each match the observation is that of `SeatEnv`, from the seat that decides. The others play
    by a compiled policy, `random` or `greedy`. With one seat the reward is its own; in self-play it
    is that of the seat that has just decided, and `rewards` in the info has those of all seats. A
    match that is over begins anew with the next step, whatever action is given for it
    (`AutoresetMode.NEXT_STEP`).
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        spec: str,
        num_envs: int = 1,
        *,
        seat: int | str = 0,
        opponents: str = "random",
        actions: str = COMPACT,
        reward: str = MARGIN,
        deals: int | None = None,
        threads: int | None = None,
        check: bool = True,
    ) -> None:
        """With `deals` there are only so many setups; without `check` actions must be legal."""
        self.terms = Terms(spec, actions, reward)
        if seat != SELF_PLAY and seat not in range(self.terms.players):
            raise Malformed(f"seats are 0 to {self.terms.players - 1} or {SELF_PLAY}, not {seat!r}")
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            {**observation_boxes(self.terms), ACTION_MASK: mask_box(self.terms)}
        )
        self.single_action_space = spaces.Discrete(self.terms.ids.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = None if isinstance(seat, str) else np.full(num_envs, seat)
        self._opponents = opponents
        self._deals, self._threads, self._check = deals, threads, check
        self._seeds = Seeds()
        self.batch = self._new_batch(0)
        self._was_over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """New matches, all of them; one seed is for all together."""
        if isinstance(seed, list):
            raise Malformed("one seed is for all matches together")
        self.batch = self._new_batch(self._seeds.next(seed))
        self._was_over = np.zeros(self.num_envs, np.bool_)
        self._await()
        return self._seen()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take a decision in each match; those that were over begin anew instead."""
        batch, deciding = self.batch, self.batch.seats
        check, is_compact = self._check, self.terms.ids.is_compact
        choices = actions if is_compact else batch.choices_of(actions, check)
        batch.step(choices, check and is_compact, renews=True)
        self._await()
        is_over = batch.over
        rewards = np.zeros((self.num_envs, self.terms.players))
        if is_over.any():
            ended = rewards_of(batch.scores(), batch.winners(), self.terms.reward)
            rewards[is_over] = ended[is_over]
        own = deciding.clip(0) if self._seat is None else self._seat
        self._was_over = is_over
        seen, info = self._seen()
        info["rewards"] = rewards
        nothing = np.zeros(self.num_envs, np.bool_)
        return seen, rewards[np.arange(self.num_envs), own], is_over, nothing, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be decided now in each match; anything where a match is over."""
        masks = self._legal()
        masks[self._was_over] = True
        return masks

    def clone(self) -> Self:
        """The same matches, to go on independently."""
        other = copy(self)
        other._seeds = copy(self._seeds)
        other.restore(self)
        return other

    def restore(self, moment: "BatchEnv") -> None:
        """Go on from where a clone is."""
        self.batch = moment.batch.clone()
        self._was_over = moment._was_over.copy()

    def reseed(self, seed: int) -> None:
        """From now on chance and the opponents follow another seed."""
        self.batch.reseed(check_seed(seed))

    def resample(self, seed: int) -> None:
        """Draw everything anew that the learner's seat cannot know; in self-play, the decider."""
        seats = self.batch.seats.clip(0) if self._seat is None else self._seat
        self.batch.resample(seats, check_seed(seed))

    def _new_batch(self, seed: int) -> Batch:
        deals, threads = self._deals, self._threads
        return Batch(self.terms.spec, self.num_envs, seed, deals=deals, threads=threads)

    def _await(self) -> None:
        if self._seat is not None:
            self.batch.await_seats(self._seat, self._opponents)

    def _legal(self) -> NDArray[np.bool_]:
        """What is legal in each match, by the ids of these terms."""
        masks: NDArray[np.bool_] = self.batch.legal(
            "bool" if self.terms.ids.is_compact else "actions"
        )
        return masks

    def _seen(self) -> tuple[Arrays, dict[str, Any]]:
        numbers, scalars = self.batch.observe(self._seat)
        mask = self._legal().view(np.int8)
        seats = self.batch.seats.clip(0) if self._seat is None else self._seat
        named = self.terms.observer.named(numbers, scalars)
        return {**named, ACTION_MASK: mask}, {ACTION_MASK: mask, "seat": seats}
