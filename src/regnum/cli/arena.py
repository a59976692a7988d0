"""`regnum arena`: bots against each other, with intervals."""

import argparse
import json
import os
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict
from math import ceil, isfinite
from pathlib import Path
from time import perf_counter

from rich.progress import Progress
from rich.table import Table

from regnum.arena.results import Results
from regnum.arena.running import Played, play_tasks
from regnum.arena.series import Series, Task
from regnum.arena.statistics import Interval, Standing, share_text, standings
from regnum.cli.arguments import add_game, count, game_options
from regnum.cli.output import console, progress_console
from regnum.core.chance import Source
from regnum.core.errors import Malformed

HELP = "Let bots play against each other, every deal in every seating, and compare them."
EXAMPLES = """\
  regnum arena {game} --bots planner,greedy --games 1000 --seed 1
  regnum arena {game} --bots planner,greedy --players 4 --option {option}
  regnum arena {game} --bots planner,greedy,random --results planner.jsonl  # again to go on"""
SEED = 1  # a comparison is to be repeatable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.set_defaults(seed=SEED)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOT,...",
        help="one for each seat; or two and --players: the first against seats of the second",
    )
    parser.add_argument(
        "--games",
        type=count,
        default=100,
        metavar="N",
        help="rounded up to whole deals (default: 100)",
    )
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep results here, and go on from there"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_jobs(parser)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """How many games at a time."""
    parser.add_argument(
        "--jobs",
        type=count,
        default=os.cpu_count() or 1,
        metavar="N",
        help="games played at the same time (default: one for each core)",
    )


def run(args: argparse.Namespace) -> None:
    """Play what is missing and print the figures."""
    game, options = game_options(args)
    lineup = args.bots.split(",")
    if "players" in options:
        lineup = _fill(lineup, game.deal(options, Source(args.seed, "setup")).players)
        del options["players"]
    if len(set(lineup)) == 1:
        raise Malformed(f"there is nothing to compare: {lineup[0]} is the only bot")
    series = Series(game.key, options, tuple(lineup), args.seed)
    series.check()
    deals = ceil(args.games / len(series.seatings))
    started = perf_counter()
    with Results(series, args.results) as results:
        play_missing([(results, deals)], args.jobs)
    played = results.of(deals)
    table = standings(played)
    if args.json:
        print(json.dumps(_to_json(results, deals, table, perf_counter() - started)))
    else:
        _print(series, deals, len(played), table)


def _fill(codes: list[str], seats: int) -> list[str]:
    """The bot on each seat; the second of two takes all that are left."""
    if len(codes) == 2:
        codes = [codes[0]] + codes[1:] * (seats - 1)
    if len(codes) not in (1, seats):
        raise Malformed(f"{len(codes)} bots for {seats} seats: give two, or one for each seat")
    return codes


def play_missing(wanted: Sequence[tuple[Results, int]], jobs: int) -> None:
    """Play the games that are not there yet, of so many deals of each series."""
    tasks = []
    homes = {}
    for results, deals in wanted:
        homes[results.series] = results
        tasks += [Task(results.series, *key) for key in results.missing(deals)]
        if results.dropped_torn_line:
            _note(f"{results.path}: the last line was torn off; its game is played again")
    done = 0
    try:
        with closing(_with_progress(tasks, jobs)) as played:
            for task, result in played:
                homes[task.series].add(result)
                done += 1
    except KeyboardInterrupt:
        kept = all(results.path for results, _ in wanted)
        _note(
            f"stopped: {done} of {len(tasks)} games are played; "
            + ("the same command goes on from here" if kept else "--results FILE would keep them")
        )
        raise


def _note(text: str) -> None:
    progress_console.print(text, highlight=False, markup=False, emoji=False, soft_wrap=True)


def _with_progress(tasks: Sequence[Task], jobs: int) -> Played:
    with (
        Progress(
            console=progress_console, disable=not progress_console.is_terminal, transient=True
        ) as progress,
        closing(play_tasks(tasks, jobs)) as played,
    ):
        yield from progress.track(played, total=len(tasks), description="Playing")


def _to_json(
    results: Results, deals: int, table: list[Standing], seconds: float
) -> dict[str, object]:
    series = results.series
    return {
        "game": series.game,
        "options": dict(series.options),
        "players": series.players,
        "lineup": series.lineup,
        "seed": series.seed,
        "commits": results.commits,
        "deals": deals,
        "seatings": len(series.seatings),
        "games": deals * len(series.seatings),
        "parity": 1 / series.players,
        "seconds": seconds,
        "bots": [_standing_to_json(standing) for standing in table],
    }


def _standing_to_json(standing: Standing) -> dict[str, object]:
    figures = asdict(standing)
    if not all(map(isfinite, standing.margin_interval)):
        figures["margin_interval"] = None
    return figures


def _print(series: Series, deals: int, games: int, table: list[Standing]) -> None:
    console.print(
        f"{games} games of {series.game}: {deals} deals, each in {len(series.seatings)} seatings "
        f"of {', '.join(series.lineup)} (seed {series.seed})"
    )
    figures = Table("", *(standing.bot for standing in table))
    for name, text in FIGURES.items():
        figures.add_row(name, *map(text, table))
    console.print(figures)
    console.print(
        f"Parity is {1 / series.players:.1%} of the wins and a mean rank of "
        f"{(series.players + 1) / 2:g}; shared victories count in part; "
        "n is games times seats of the bot; intervals are 95%."
    )
    fallbacks = sum(standing.fallbacks for standing in table)
    if fallbacks:
        console.print(f"Bots failed {fallbacks} times, and greedy decided instead: see the log.")


def _signed(value: float, interval: Interval) -> str:
    if not all(map(isfinite, interval)):
        return f"{value:+.2f}"
    return f"{value:+.2f} ({interval.low:+.1f} to {interval.high:+.1f})"


FIGURES: dict[str, Callable[[Standing], str]] = {
    "wins per seat": share_text,
    "score": lambda s: f"{s.mean_score:.2f}",
    "margin": lambda s: _signed(s.mean_margin, s.margin_interval),
    "rank": lambda s: f"{s.mean_rank:.2f}",
    "ms/decision": lambda s: f"{s.ms_per_decision:.3g}",
    "longest ms": lambda s: f"{s.longest_ms:.3g}",
    "decisions/s": lambda s: f"{s.decisions_per_second:,.0f}",
    "fallbacks": lambda s: str(s.fallbacks),
}
