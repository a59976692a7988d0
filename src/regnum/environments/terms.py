"""What can be chosen about an environment, whatever library it is for."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from regnum.core.contract import AnyGame, State
from regnum.core.errors import unknown
from regnum.core.registry import deal_spec, find_game
from regnum.core.spec import parse_spec
from regnum.environments.observing import COMPACT, STABLE, Ids, Observer, ids_of, observer_of

ACTIONS = (COMPACT, STABLE)
MARGIN, RANK, WIN = "margin", "rank", "win"
REWARDS = (MARGIN, RANK, WIN)
HIDDEN, EXPLICIT = "hidden", "explicit"
CHANCE = (HIDDEN, EXPLICIT)


@dataclass(frozen=True)
class Terms:
    """A game with its options, the ids of actions, the reward, and who decides for chance."""

    spec: str
    actions: str = COMPACT
    reward: str = MARGIN
    chance: str = HIDDEN

    def __post_init__(self) -> None:
        for what, chosen, known in (
            ("kind of actions", self.actions, ACTIONS),
            ("reward", self.reward, REWARDS),
            ("kind of chance", self.chance, CHANCE),
        ):
            if chosen not in known:
                raise unknown(what, chosen, known)
        deal_spec(self.spec, 0)  # raises an error if anything is wrong with it

    def __reduce__(self) -> tuple[type["Terms"], tuple[str, ...]]:
        """Only its fields go to another process: the rest follows from them."""
        return Terms, (self.spec, self.actions, self.reward, self.chance)

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return find_game(parse_spec(self.spec)[0])

    @cached_property
    def players(self) -> int:
        """How many seats there are."""
        return deal_spec(self.spec, 0)[1].players

    @cached_property
    def observer(self) -> Observer:
        """What seats see."""
        return observer_of(parse_spec(self.spec)[0])

    @cached_property
    def ids(self) -> Ids:
        """The ids of actions."""
        return ids_of(parse_spec(self.spec)[0], self.actions)


def final_rewards(state: State, reward: str) -> list[float]:
    """What each seat gets once the game is over; before that nothing."""
    players = state.setup.players
    if not state.is_over:
        return [0.0] * players
    result = state.result()
    scores = np.array([[score.total for score in result.scores]])
    wins = np.array([[seat in result.winners for seat in range(players)]])
    found: list[float] = rewards_of(scores, wins, reward)[0].tolist()
    return found


def rewards_of(
    scores: NDArray[np.int64], wins: NDArray[np.bool_], reward: str
) -> NDArray[np.float64]:
    """The rewards of all seats in matches that are over, a row for each match.

    `margin`: own points less the most of another seat. `rank`: 1 for the seat ahead of all others,
    -1 for the one behind all others, and equal steps between them; winners of a tie are ahead.
    `win`: 1, shared by those who win together.
    """
    players = scores.shape[1]
    found: NDArray[np.float64]
    if reward == WIN:
        found = wins / wins.sum(axis=1, keepdims=True)
    elif reward == RANK:
        placed = 2 * scores + wins  # a tie may be broken
        found = np.sign(placed[:, :, None] - placed[:, None, :]).sum(axis=2) / (players - 1)
    else:
        nobody = np.iinfo(np.int64).min
        others = np.where(np.eye(players, dtype=np.bool_), nobody, scores[:, None, :])
        found = (scores - others.max(axis=2)).astype(np.float64)
    return found
