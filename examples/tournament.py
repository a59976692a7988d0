"""A bot of one's own against the ladder: every deal is played in both seatings.

python examples/tournament.py kingdom-builder --deals 10

`regnum arena` does it on all cores, and gives intervals.
"""

import argparse

import dreamer
from regnum import Decider, Match, find_bot, games, play_match

LADDER = ("random", "greedy", "planner")


def tally(game: str, rival: str, deals: int) -> str:
    """How many games the dreamer wins against a rival; shared victories count in part."""
    wins = 0.0
    for deal in range(deals):
        match = Match.new(f"{game}(players=2)", seed=deal)
        mine: Decider = dreamer.Dreamer()
        other = find_bot(rival, match.game)
        for seat, seating in enumerate(([mine, other], [other, mine])):
            played = play_match(match.game, match.setup, seating, seed=deal)
            winners = played.state.result().winners
            wins += (seat in winners) / len(winners)
    return f"{wins:g} of {2 * deals} games won"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--playouts", type=int, default=dreamer.PLAYOUTS)
    args = parser.parse_args()
    dreamer.PLAYOUTS = args.playouts
    for rival in LADDER:
        print(f"dreamer against {rival}: {tally(args.game, rival, args.deals)}", flush=True)
