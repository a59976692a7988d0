"""A policy that learns: masked PPO against random bots, and its learning curve as a picture.

pip install 'regnum[learn]' sb3-contrib
python examples/learn.py kingsburg --minutes 5 --curve curve.svg
"""

import argparse
from pathlib import Path
from statistics import fmean
from time import monotonic

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from regnum import games
from regnum.environments import env_id

MATCHES = 8  # side by side
SCALE = 20.0  # points of margin that count as one


class Curve(BaseCallback):
    """Stops when the time is over; keeps the mean margin of the last matches."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.points: list[tuple[int, float]] = []
        self._end = monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return monotonic() < self._end

    def _on_rollout_end(self) -> None:
        if self.model.ep_info_buffer:
            margin = SCALE * fmean(ended["r"] for ended in self.model.ep_info_buffer)
            self.points.append((self.num_timesteps, margin))
            print(f"{self.num_timesteps:8} decisions: margin {margin:+.1f}", flush=True)


def environment(game: str) -> VecEnv:
    """Matches of two seats, each time on another one, against a random bot."""

    def one() -> gymnasium.Env[object, int]:
        env = gymnasium.make(
            env_id(game), spec=f"{game}(players=2)", opponents="random", seat="any"
        )
        return gymnasium.wrappers.TransformReward(env, lambda reward: float(reward) / SCALE)

    return make_vec_env(one, MATCHES, seed=1)


def picture(points: list[tuple[int, float]], width: int = 640, height: int = 240) -> str:
    """The learning curve as SVG."""
    last, top = points[-1][0], max(1.0, *(abs(margin) for _, margin in points))
    line = " ".join(
        f"{width * at / last:.0f},{height / 2 * (1 - margin / top):.0f}" for at, margin in points
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -20 {width} {height + 40}">'
        f'<rect y="-20" width="{width}" height="{height + 40}" fill="#fffdf6"/>'
        f'<line x2="{width}" y1="{height / 2}" y2="{height / 2}" stroke="#999"/>'
        f'<polyline points="{line}" fill="none" stroke="#8a1c1c" stroke-width="2"/>'
        f'<text x="4" y="-4" font-size="14">margin: {points[0][1]:+.1f} to {points[-1][1]:+.1f}, '
        f"after {last} decisions</text></svg>\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    args = parser.parse_args()
    torch.set_num_threads(1)
    learner = MaskablePPO(
        "MultiInputPolicy",
        environment(args.game),
        n_steps=256,
        batch_size=512,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    curve = Curve(args.minutes)
    learner.learn(10**9, callback=curve)
    if not curve.points:
        parser.error("no match has ended in that time: give it more minutes")
    args.curve.write_text(picture(curve.points))
    print(f"The learning curve is in {args.curve}")
