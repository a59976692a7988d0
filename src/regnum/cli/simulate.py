"""`regnum simulate`: many games between bots, in figures."""

import argparse
import json
from collections.abc import Sequence

from rich.progress import track
from rich.table import Table

from regnum.arena.simulation import Simulation, Summary
from regnum.cli.arguments import (
    add_bots,
    add_game,
    bot_codes,
    chairs_of,
    chosen_seed,
    count,
    game_options,
    print_fallbacks,
)
from regnum.cli.output import console, progress_console
from regnum.core.chance import Source
from regnum.core.errors import Malformed
from regnum.core.seats import seat_name
from regnum.core.spec import print_spec

POLICIES = ("random", "greedy")  # of the compiled engine

HELP = "Play many games between bots and sum them up."
EXAMPLES = """\
  regnum simulate {game} --players 4 --games 1000 --seed 1
  regnum simulate {game} --players 4 --option {option} --json
  regnum simulate {game} --players 4 --bots random --games 100000 --engine fast"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    add_bots(parser)
    parser.add_argument("--games", type=count, default=100, metavar="N", help="default: 100")
    parser.add_argument(
        "--engine",
        choices=("python", "fast", "cuda"),
        default="python",
        metavar="ENGINE",
        help="python; or, with one bot on all seats, fast (compiled, on all cores) or cuda (a GPU)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> None:
    """Play the games and print the figures."""
    game, options = game_options(args)
    seed = chosen_seed(args)
    players = game.deal(options, Source(seed, "setup")).players
    if args.engine != "python":
        _run_fast(args, print_spec(game.key, options), seed, bot_codes(args, players))
        return
    chairs = chairs_of(bot_codes(args, players), game, seed)
    simulation = Simulation(game, options, chairs, seed)
    for _ in track(
        range(args.games),
        description="Playing",
        console=progress_console,
        disable=not progress_console.is_terminal,
        transient=True,
    ):
        simulation.play_one()
    _tell(simulation.summary, seed, args.json)
    print_fallbacks(chairs)


def _run_fast(args: argparse.Namespace, spec: str, seed: int, codes: Sequence[str]) -> None:
    from regnum.arena.batches import play_batches  # needs the extra `fast`

    if len(set(codes)) > 1 or codes[0] not in POLICIES:
        raise Malformed(
            f"the engine {args.engine} plays one bot on all seats: {' or '.join(POLICIES)}"
        )
    device = "cuda" if args.engine == "cuda" else "cpu"
    _tell(play_batches(spec, args.games, seed, codes[0], device), seed, args.json)


def _tell(summary: Summary, seed: int, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"seed": seed, **summary.to_json()}))
    else:
        _print_summary(summary, seed)


def _print_summary(summary: Summary, seed: int) -> None:
    console.print(
        f"{summary.games} games of {summary.game} with {summary.players} seats, seed {seed}: "
        f"{summary.decisions} decisions in {summary.seconds:.2f} s "
        f"({summary.decisions / summary.seconds:,.0f} decisions/s, "
        f"{summary.games / summary.seconds:,.0f} games/s)"
    )
    seats = Table("seat", "mean score", "wins (shared ones in part)")
    for seat, points in enumerate(summary.points):
        seats.add_row(seat_name(seat), f"{points / summary.games:.2f}", f"{summary.wins[seat]:g}")
    console.print(seats)
    if not summary.games_by_source:
        return
    cards = Table("source", "in games", "mean per seat")
    for source, games in sorted(summary.games_by_source.items()):
        mean = summary.points_by_source[source] / games / summary.players
        cards.add_row(source, str(games), f"{mean:.2f}")
    console.print(cards)
