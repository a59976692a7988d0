"""PettingZoo: all seats decide in turn."""

from copy import copy
from typing import Any, ClassVar, Self

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from regnum.core.seats import CHANCE, Seat
from regnum.environments.episode import Episode, Seeds
from regnum.environments.observing import COMPACT, Arrays, Mask
from regnum.environments.rendering import RENDER_MODES, check_render_mode, render
from regnum.environments.spaces import ACTION_MASK, mask_box, observation_boxes
from regnum.environments.terms import EXPLICIT, HIDDEN, MARGIN, Terms

OBSERVATION, WEIGHTS = "observation", "probabilities"
CHANCE_AGENT = "chance_0"


class MatchEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # it has no types
    """A match, seat by seat. Agents are `player_0` on, and `chance_0` where chance is explicit.

    What an agent sees is a dictionary: `observation` has the arrays of the game's encoding, and
    `action_mask` says what it may take; its info has the mask as well. The info of chance has the
    probability of each outcome. Rewards come at the end.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "regnum_v0",
        "is_parallelizable": False,
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        spec: str,
        *,
        actions: str = COMPACT,
        reward: str = MARGIN,
        chance: str = HIDDEN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.terms = Terms(spec, actions, reward, chance)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.terms.players)]
        if chance == EXPLICIT:
            self.possible_agents.append(CHANCE_AGENT)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    OBSERVATION: spaces.Dict(observation_boxes(self.terms)),
                    ACTION_MASK: mask_box(self.terms),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.terms.ids.count) for agent in self.possible_agents
        }
        self.episode = Episode(self.terms)
        self._seeds = Seeds()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seats |= {CHANCE_AGENT: CHANCE}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, its seed follows from the last one given."""
        self.episode.begin(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees. Chance sees nothing but what it may decide."""
        seat = self._seats[agent]
        return {OBSERVATION: self._arrays(seat), ACTION_MASK: self._mask(seat).copy()}

    def _mask(self, seat: Seat) -> Mask:
        return self._legal if seat == self.episode.state.seat else self.terms.ids.nothing

    def _arrays(self, seat: Seat) -> Arrays:
        if seat != CHANCE:
            return self.episode.observe(seat)
        boxes = observation_boxes(self.terms)
        return {name: np.zeros(box.shape or (), box.dtype) for name, box in boxes.items()}

    def step(self, action: int | None) -> None:
        """Take the decision of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.state.is_over:
            for seat, reward in enumerate(self.episode.rewards()):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """Note whose turn it is, and what may be decided."""
        state = self.episode.state
        nothing = self.terms.ids.nothing
        self._legal = self.episode.mask(state.seat)
        infos: dict[str, dict[str, Any]] = {agent: {ACTION_MASK: nothing} for agent in self.agents}
        self.infos = infos
        if state.is_over:
            self.agent_selection = self.agents[0]
            return
        agent = CHANCE_AGENT if state.seat == CHANCE else self.possible_agents[state.seat]
        self.agent_selection = agent
        infos[agent] = {ACTION_MASK: self._legal}
        if state.seat == CHANCE:
            likely = np.zeros(self.terms.ids.count)
            for number, probability in self.episode.probabilities():
                likely[number] = probability
            infos[agent][WEIGHTS] = likely

    def clone(self) -> Self:
        """The same match, to go on independently."""
        other = copy(self)
        other.episode = self.episode.copy()
        other._seeds = copy(self._seeds)
        other.restore(self)
        return other

    def restore(self, moment: "MatchEnv") -> None:
        """Go on from where a clone is."""
        self.episode = moment.episode.copy()
        self.agents = moment.agents[:]
        self.agent_selection = moment.agent_selection
        self._legal = moment._legal
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(self, name, dict(getattr(moment, name)))

    def reseed(self, seed: int) -> None:
        """From now on chance follows another seed."""
        self.episode.reseed(seed)

    def resample(self, seat: Seat, seed: int) -> None:
        """Draw everything anew that a seat cannot know: what it sees stays as it is."""
        self.episode.resample(seat, seed)
        if self.agents:
            self._look()

    def render(self) -> str | None:
        """The whole table, hidden things included."""
        return render(self.episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
