"""Speed of the engine on one core, and of another Python engine in the same run.

python bench/speed.py [--games 300]
"""

import argparse
from statistics import median
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

from regnum.arena.simulation import Simulation
from regnum.bots.codes import find_bot
from regnum.core.match import Match
from regnum.core.registry import find_game

CONFIGURATIONS = (
    ("kingdom-builder", {"players": "4", "nomads": "yes"}),
    ("kingsburg", {"players": "5"}),
)
ROUNDS = 5


def our_rate(key: str, options: dict[str, str], games: int) -> tuple[float, float]:
    """Decisions and games a second in random play, legal decisions found at every step."""
    game = find_game(key)
    bots = [find_bot("random", game)] * int(options["players"])
    simulation = Simulation(game, options, bots, seed=1)
    for _ in range(games):
        simulation.play_one()
    summary = simulation.summary
    return summary.decisions / summary.seconds, summary.games / summary.seconds


def catanatron_rate(games: int) -> float:
    """Decisions a second of catanatron with four random players."""
    started = perf_counter()
    decisions = 0
    for seed in range(games):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (perf_counter() - started)


def copy_time(key: str, options: dict[str, str]) -> float:
    """Seconds for one copy of a state in the middle of a game."""
    spec = f"{key}({','.join(f'{name}={value}' for name, value in options.items())})"
    match = Match.new(spec, 1)
    for _ in range(60):
        match.play(match.state.legal_actions()[0])
    state, copies = match.state, 100_000
    started = perf_counter()
    for _ in range(copies):
        state.copy()
    return (perf_counter() - started) / copies


def main() -> None:
    """Rounds alternate between the engines, so that a busy machine slows both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args()
    for key, options in CONFIGURATIONS:
        print(f"{key} {options}, random play, {ROUNDS} rounds of {args.games} games")
        our_rate(key, options, args.games // 10)
        catanatron_rate(1)
        ratios = []
        for number in range(ROUNDS):
            decisions, games = our_rate(key, options, args.games)
            other = catanatron_rate(max(1, args.games // 20))
            ratios.append(decisions / other)
            print(
                f"  round {number + 1}: {decisions:9,.0f} decisions/s {games:7,.0f} games/s"
                f"   catanatron {other:7,.0f} decisions/s   ratio {ratios[-1]:.1f}"
            )
        print(f"  median ratio {median(ratios):.1f}")
        print(f"  copying a state: {copy_time(key, options) * 1e6:.2f} microseconds")


if __name__ == "__main__":
    main()
