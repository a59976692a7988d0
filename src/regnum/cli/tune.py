"""`regnum tune`: better weights for the bots, by playing."""

import argparse
import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import Progress

from regnum.arena.results import code_version
from regnum.bots.codes import find_bot
from regnum.bots.outside import is_file
from regnum.cli.arguments import SEED, add_machines, add_seed, count, executor_of
from regnum.cli.files import STANDARD, check_place, write_text
from regnum.cli.output import console, note, print_written, progress_console
from regnum.core.errors import Malformed
from regnum.core.judging import Weights
from regnum.core.registry import find_game, game_keys

if TYPE_CHECKING:
    from regnum.arena.tuning import Tuning

HELP = "Search better weights for a game's judge: new ones play against the old ones."
EXAMPLES = """\
  regnum tune {game} --generations 40 -o weights.json
  regnum tune {game} --bot planner --deals 8"""
STEP = 0.25


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_keys())}")
    parser.add_argument(
        "--bot",
        default="greedy",
        metavar="BOT",
        help="who plays; see `regnum bots` (default: %(default)s)",
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
        "--step",
        type=_share,
        default=STEP,
        metavar="SHARE",
        help="how far the first trials stray, as a share of each weight (default: %(default)s)",
    )
    add_seed(parser, SEED)
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where the weights go if they are better"
    )
    add_machines(parser)


def _share(text: str) -> float:
    """A number above 0, up to 1."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0 and up to 1")
    return share


def run(args: argparse.Namespace) -> None:
    """Search, compare, and keep what is better."""
    from regnum.arena.tuning import Tuning  # needs the libraries of an extra

    game = find_game(args.game)
    if is_file(args.bot):
        raise Malformed(f"{args.bot}: a bot from a file has no weights of the judge")
    find_bot(args.bot, game)
    if args.output and str(args.output) != STANDARD:
        check_place(args.output)
    with (
        executor_of(args) as (jobs, executor),
        closing(Tuning(game, args.bot, args.deals, args.seed, jobs, args.step, executor)) as tuning,
    ):
        try:
            _search(tuning, args.generations)
            margin, (low, high) = tuning.check(args.check)
        except KeyboardInterrupt:
            note("stopped: these are the best weights so far, not compared with the old ones")
            _print_weights(tuning.weights)
            raise
        weights = tuning.weights
    result = f"{margin:+.2f} ({low:+.2f} to {high:+.2f}) over {args.check} deals"
    console.print(f"margin of the new weights over the old ones: {result}")
    _print_weights(weights)
    if low <= 0:
        console.print("not surely better: nothing is written")
    elif args.output:
        command = (
            f"regnum tune {game.key} --bot {args.bot} --generations {args.generations} "
            f"--deals {args.deals} --check {args.check} --step {args.step} --seed {args.seed}"
        )
        made = {"command": command, "from": code_version(), "margin": result, "weights": weights}
        write_text(args.output, json.dumps(made, indent=2) + "\n")
        print_written(args.output)


def _search(tuning: "Tuning", generations: int) -> None:
    with Progress(console=progress_console, disable=not progress_console.is_terminal) as bar:
        task = bar.add_task("Tuning", total=generations)
        for best in tuning.generations(generations):
            bar.update(task, advance=1, description=f"Tuning, best margin {best:+.2f}")


def _print_weights(weights: Weights) -> None:
    console.print(json.dumps(weights, indent=2))
