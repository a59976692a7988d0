"""`regnum tune`: better weights for the bots, by playing."""

import argparse
import json
from contextlib import closing
from pathlib import Path

from rich.progress import Progress

from regnum.arena.results import code_version
from regnum.bots.codes import find_bot
from regnum.cli.arena import SEED, add_jobs
from regnum.cli.arguments import count, seed_number
from regnum.cli.files import write_text
from regnum.cli.output import console, print_written, progress_console
from regnum.core.registry import find_game, game_keys

HELP = "Search better weights for a game's judge: new ones play against the old ones."
EXAMPLES = """\
  regnum tune {game} --generations 40 -o weights.json
  regnum tune {game} --bot planner --deals 8"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_keys())}")
    parser.add_argument(
        "--bot", default="greedy", metavar="BOT", help="who plays (default: %(default)s)"
    )
    for name, default, meaning in (
        ("--generations", 40, "steps of the search"),
        ("--deals", 24, "deals for each trial, in every seating"),
        ("--check", 200, "fresh deals for the final comparison"),
    ):
        parser.add_argument(
            name, type=count, default=default, metavar="N", help=f"{meaning} (default: {default})"
        )
    parser.add_argument(
        "--seed", type=seed_number, default=SEED, metavar="N", help="default: %(default)s"
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where the weights go if they are better"
    )
    add_jobs(parser)


def run(args: argparse.Namespace) -> None:
    """Search, compare, and keep what is better."""
    from regnum.arena.tuning import Tuning  # refuses where the libraries of the extra are missing

    game = find_game(args.game)
    find_bot(args.bot, game)
    with closing(Tuning(game, args.bot, args.deals, args.seed, args.jobs)) as tuning:
        with Progress(console=progress_console, disable=not progress_console.is_terminal) as bar:
            task = bar.add_task("Tuning", total=args.generations)
            for best in tuning.generations(args.generations):
                bar.update(task, advance=1, description=f"Tuning, best margin {best:+.2f}")
        margin, (low, high) = tuning.check(args.check)
        weights = tuning.weights
    result = f"{margin:+.2f} ({low:+.2f} to {high:+.2f}) over {args.check} deals"
    console.print(f"margin of the new weights over the old ones: {result}")
    if low <= 0:
        console.print("not surely better: nothing is written")
    elif args.output:
        command = (
            f"regnum tune {game.key} --bot {args.bot} --generations {args.generations} "
            f"--deals {args.deals} --check {args.check} --seed {args.seed}"
        )
        made = {"command": command, "from": code_version(), "margin": result, "weights": weights}
        write_text(args.output, json.dumps(made, indent=2) + "\n")
        print_written(args.output)
    else:
        console.print(json.dumps(weights, indent=2))
