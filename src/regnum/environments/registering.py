"""The environments by their names: `regnum/GAME-v0` for every game that there is."""

import gymnasium
from pettingzoo.env_registry import registration as pettingzoo

from regnum.core.registry import game_keys

NAMESPACE, VERSION = "regnum", 0


def env_id(key: str) -> str:
    """The name of the environments of a game, in Gymnasium and PettingZoo."""
    return f"{NAMESPACE}/{key}-v{VERSION}"


def register_all() -> None:
    """Make all games known to Gymnasium and PettingZoo."""
    for key in game_keys():
        name, settings = env_id(key), {"spec": key}
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="regnum.environments.seat:SeatEnv",
                vector_entry_point="regnum.environments.vector:BatchEnv",
                kwargs=settings,
            )
        if name not in pettingzoo.aec_registry:
            pettingzoo.register(
                "aec", name, entry_point="regnum.environments.aec:MatchEnv", kwargs=settings
            )
