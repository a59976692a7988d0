"""`regnum arena`: bots against each other, with intervals."""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from math import ceil, isfinite
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from rich.table import Table

from regnum.arena.results import Results
from regnum.arena.series import GameResult, Series
from regnum.arena.statistics import Interval, Tally, share_text, tallies
from regnum.cli.arguments import SEED, add_game, add_machines, count, executor_of, game_options
from regnum.cli.output import console
from regnum.cli.playing import note_mixed_code, play_missing
from regnum.core.chance import Source
from regnum.core.errors import Malformed, RegnumError

HELP = "Let bots play against each other, every deal in every seating, and compare them."
EXAMPLES = """\
  regnum arena {game} --bots planner,greedy --games 1000 --seed 1
  regnum arena {game} --bots planner,greedy --players 4 --option {option}
  regnum arena {game} --bots planner,greedy,random --results planner.jsonl  # again to go on
  regnum arena {game} --bots hard,greedy --ray auto  # on all machines of a Ray cluster"""
Ratings: TypeAlias = Mapping[str, tuple[float, Interval]]
FEWEST_RATED = 3  # bots; between two the share of wins says it all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser, SEED)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOT,...",
        help="one for each seat; or two and --players: the first against seats of the second "
        "(see `regnum bots`)",
    )
    parser.add_argument(
        "--games",
        type=count,
        default=100,
        metavar="N",
        help="rounded up to whole deals, each in every order of the bots (default: 100)",
    )
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep results here, and go on from there"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_machines(parser)


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
    with Results(series, args.results) as results, executor_of(args) as (jobs, executor):
        play_missing([(results, deals)], jobs, executor)
    note_mixed_code(results.commits)
    played = results.of(deals)
    table = tallies(played)
    ratings = _ratings(played, deals)
    if args.json:
        print(json.dumps(_to_json(results, deals, table, ratings, perf_counter() - started)))
    else:
        _print(series, deals, played, table, ratings)


def _fill(codes: list[str], seats: int) -> list[str]:
    """The bot on each seat; the second of two takes all other seats."""
    if len(codes) == 2:
        codes = [codes[0]] + codes[1:] * (seats - 1)
    if len(codes) not in (1, seats):
        raise Malformed(f"{len(codes)} bots for {seats} seats: give two, or one for each seat")
    return codes


def _ratings(played: Sequence[GameResult], deals: int) -> Ratings:
    """The rating of each bot; none where they cannot be computed or would say nothing new."""
    if deals < 2 or len({bot for result in played for bot in result.bots}) < FEWEST_RATED:
        return {}
    try:
        from regnum.arena.ratings import rate

        return {bot: (elo, interval) for bot, elo, interval in rate(played)}
    except (ModuleNotFoundError, RegnumError):  # without the extra, or where nobody met the anchor
        return {}


def _to_json(
    results: Results, deals: int, table: list[Tally], ratings: Ratings, seconds: float
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
        "bots": [_tally_to_json(tally, ratings) for tally in table],
    }


def _tally_to_json(tally: Tally, ratings: Ratings) -> dict[str, object]:
    figures = asdict(tally)
    if ratings:
        figures["rating"], figures["rating_interval"] = ratings[tally.bot]
    if not all(map(isfinite, tally.margin_interval)):
        figures["margin_interval"] = None
    return figures


def _print(
    series: Series,
    deals: int,
    played: Sequence[GameResult],
    table: list[Tally],
    ratings: Ratings,
) -> None:
    console.print(
        f"{len(played)} games of {series.game}: {deals} deals, each in {len(series.seatings)} "
        f"seatings of {', '.join(series.lineup)} (seed {series.seed})"
    )
    figures = Table("", *(tally.bot for tally in table))
    for name, text in FIGURES.items():
        figures.add_row(name, *map(text, table))
    if ratings:
        figures.add_row("rating", *(_rating_text(*ratings[tally.bot]) for tally in table))
    console.print(figures)
    console.print(
        f"Parity is {1 / series.players:.1%} of the wins and a mean rank of "
        f"{(series.players + 1) / 2:g}; shared victories count in part; "
        "n is games, and seatings of a deal are games of their own; intervals are 95%."
    )
    failed = [result for result in played if any(result.fallbacks)]
    if failed:
        first = failed[0]
        console.print(
            f"Bots failed {sum(tally.fallbacks for tally in table)} times, and greedy "
            f"decided instead; for the first time in the game of {','.join(first.bots)} with "
            f"seed {series.game_seed(first.deal)}."
        )


def _signed(value: float, interval: Interval) -> str:
    if not all(map(isfinite, interval)):
        return f"{value:+.2f}"
    return f"{value:+.2f} ({interval.low:+.1f} to {interval.high:+.1f})"


def _rating_text(elo: float, interval: Interval) -> str:
    return f"{elo:.0f} ({interval.low:.0f} to {interval.high:.0f})"


FIGURES: dict[str, Callable[[Tally], str]] = {
    "wins per seat": share_text,
    "score": lambda s: f"{s.mean_score:.2f}",
    "margin": lambda s: _signed(s.mean_margin, s.margin_interval),
    "rank": lambda s: f"{s.mean_rank:.2f}",
    "ms/decision": lambda s: f"{s.ms_per_decision:.3g}",
    "longest ms": lambda s: f"{s.longest_ms:.3g}",
    "decisions/s": lambda s: f"{s.decisions_per_second:,.0f}",
    "fallbacks": lambda s: str(s.fallbacks),
}
