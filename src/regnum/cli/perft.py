"""`regnum perft`: how many sequences of decisions a position allows."""

import argparse
from time import perf_counter

from regnum.cli.arguments import add_game, count
from regnum.cli.output import console
from regnum.cli.show import add_position, position_of
from regnum.core.perft import perft

HELP = "Count the sequences of decisions from a position, to compare rules between engines."
EXAMPLES = """\
  regnum perft {game} --seed 7 --depth 3
  regnum perft {game} --position "$(cat position.txt)" --depth 2"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    add_position(parser)
    parser.add_argument("--depth", type=count, default=2, metavar="N", help="default: 2")


def run(args: argparse.Namespace) -> None:
    """Count, depth by depth."""
    state = position_of(args)
    for depth in range(1, args.depth + 1):
        started = perf_counter()
        nodes = perft(state, depth)
        console.print(f"depth {depth}: {nodes} ({perf_counter() - started:.2f} s)")
