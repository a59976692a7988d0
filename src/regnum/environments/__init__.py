"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many matches at once.

They need the extra `learn`. Importing this package makes `regnum/GAME-v0` known to PettingZoo and
to Gymnasium; `regnum.environments.openspiel` does the same for OpenSpiel. `docs/environments.md`
says what is seen, decided and rewarded.

>>> from pettingzoo import make
>>> from regnum import games
>>> env = make("aec", f"regnum/{games()[1]}-v0", spec=f"{games()[1]}(players=3)")
>>> env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, sorted(seen["observation"]), int(info["action_mask"].sum())
('player_2', ['court', 'provinces', 'scalars'], 3)
"""

from regnum.environments.registering import env_id, register_all
from regnum.environments.terms import Terms

register_all()

__all__ = ["Terms", "env_id", "register_all"]
