"""Gymnasium: one seat learns, bots sit on the others."""

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, ClassVar, Self

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regnum.bots.bot import Bot
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.core.errors import Illegal, Malformed, unknown
from regnum.core.seats import NOBODY, Seat
from regnum.environments.episode import Episode, Seeds, check_seed
from regnum.environments.observing import COMPACT, Arrays
from regnum.environments.rendering import RENDER_MODES, check_render_mode, render
from regnum.environments.spaces import ACTION_MASK, mask_box, observation_boxes
from regnum.environments.terms import MARGIN, Terms

RAISE, REPLACE = "raise", "replace"
ILLEGAL = (RAISE, REPLACE)
ANY_SEAT = "any"


class SeatEnv(gymnasium.Env[Arrays, int]):
    """A match from one seat; between its decisions bots take theirs, and chance its own.

    An observation is a dictionary: the arrays of the game's encoding, and `action_mask`, which is
    in the info as well. The reward is that of the own seat, at the end. An illegal action is
    refused; for learners that know no masks, `illegal="replace"` takes any legal one in its place.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        spec: str,
        *,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "greedy",
        actions: str = COMPACT,
        reward: str = MARGIN,
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        """`seat` may be "any": then each match draws one. Opponents are codes of bots.

        One code serves for all of them; several are for the seats after the own one, in order.
        """
        self.terms = Terms(spec, actions, reward)
        if illegal not in ILLEGAL:
            raise unknown("way to take illegal actions", illegal, ILLEGAL)
        if seat != ANY_SEAT and seat not in range(self.terms.players):
            raise Malformed(f"seats are 0 to {self.terms.players - 1} or {ANY_SEAT}, not {seat!r}")
        codes = [opponents] if isinstance(opponents, str) else list(opponents)
        others = self.terms.players - 1
        if len(codes) not in (1, others):
            raise Malformed(f"give one opponent for all, or {others}, not {len(codes)}")
        self.render_mode = check_render_mode(render_mode)
        self.seat: Seat = 0 if isinstance(seat, str) else seat
        self.observation_space: spaces.Dict = spaces.Dict(  # type: ignore[assignment]
            {**observation_boxes(self.terms), ACTION_MASK: mask_box(self.terms)}
        )
        self.action_space: spaces.Discrete = spaces.Discrete(self.terms.ids.count)  # type: ignore[assignment]
        self.episode = Episode(self.terms)
        self._draws_seat = seat == ANY_SEAT
        self._replaces = illegal == REPLACE
        self._codes = (codes * others)[:others]
        self._bots = self._find_bots()
        self._seeds = Seeds()
        self._randoms: list[Random] = []

    def _find_bots(self) -> list[Bot]:
        return [find_bot(code, self.terms.game) for code in self._codes]

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the bots: another process finds them anew."""
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = self._find_bots()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """A new match; without a seed, its seed follows from the last one given."""
        super().reset(seed=seed)
        drawn = self._seeds.next(seed)
        if self._draws_seat:
            self.seat = Source(drawn, "learner").below(self.terms.players)
        self.episode.begin(drawn)
        self._seed_bots(drawn)
        self._await_turn()
        return self._looked({})

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Take a decision; the others play until the next one comes."""
        number, info = int(action), dict[str, Any]()
        if self.episode.state.seat != self.seat:
            state = self.episode.state
            raise Illegal(f"id {number}", state.stack[-1].why_not(state, 0))
        if self._replaces and not self.action_masks()[number]:
            self.episode.play(self.episode.state.random_action(self._randoms[self.seat]))
            info["illegal"] = number
        else:
            self.episode.take(number)
        self._await_turn()
        if self.render_mode == "human":
            self.render()
        seen, info = self._looked(info)
        return seen, self.episode.rewards()[self.seat], self.episode.state.is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be decided now, as sb3-contrib asks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def clone(self) -> Self:
        """The same match, to go on independently."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other._seeds = copy(self._seeds)
        other.restore(self)
        return other

    def restore(self, moment: "SeatEnv") -> None:
        """Go on from where a clone is."""
        self.seat = moment.seat
        self.episode = moment.episode.copy()
        self._randoms = [copy(random) for random in moment._randoms]

    def reseed(self, seed: int) -> None:
        """From now on chance and the bots follow another seed."""
        self.episode.reseed(seed)
        self._seed_bots(check_seed(seed))

    def resample(self, seed: int, seat: Seat | None = None) -> None:
        """Draw everything anew that a seat, by default the own one, cannot know."""
        self.episode.resample(self.seat if seat is None else seat, seed)

    def render(self) -> str | None:
        """The whole table, hidden things included."""
        return render(self.episode.state, self.render_mode)

    def _seed_bots(self, seed: int) -> None:
        seats = range(self.terms.players)
        self._randoms = [Random(Source(seed, "bots", seat).word()) for seat in seats]

    def _await_turn(self) -> None:
        """Let the bots decide until it is the learner's turn, or the match is over."""
        players = self.terms.players
        while (deciding := self.episode.state.seat) not in (self.seat, NOBODY):
            bot = self._bots[(deciding - self.seat) % players - 1]
            seen = Observation(self.episode.state, deciding, self._randoms[deciding])
            self.episode.play(bot.decide(seen))

    def _looked(self, info: dict[str, Any]) -> tuple[Arrays, dict[str, Any]]:
        """What the own seat sees, and what is said beside it."""
        mask = self.episode.mask(self.seat)
        info |= {ACTION_MASK: mask, "seat": self.seat}
        return {**self.episode.observe(self.seat), ACTION_MASK: mask.copy()}, info
