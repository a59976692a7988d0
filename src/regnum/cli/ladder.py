"""`regnum ladder`: a round robin of bots, and the page about their strength."""

import argparse
from contextlib import ExitStack
from pathlib import Path

from regnum.arena.ladder import LOWEST, Pairing, pairings, read_folder, rungs
from regnum.arena.plot import Point, plot
from regnum.arena.results import Results
from regnum.bots.codes import find_bot
from regnum.cli.arguments import SEED, add_machines, add_seed, count, executor_of
from regnum.cli.files import read_text, write_text
from regnum.cli.output import print_written
from regnum.cli.playing import note_mixed_code, play_missing
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed
from regnum.core.registry import find_game, game_keys

HELP = "Let every bot play every other one, and write the page about their strength."
EXAMPLES = """\
  regnum ladder {game}
  regnum ladder {game} --bots random,greedy --seats 2,3 --games 200
  regnum ladder {game} --report-only"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_keys())}")
    parser.add_argument(
        "--bots",
        metavar="BOT,...",
        help=f"see `regnum bots` (default: {', '.join(LOWEST)} and every level)",
    )
    parser.add_argument("--seats", metavar="N,...", help="default: all that the game allows")
    parser.add_argument(
        "--games",
        type=count,
        default=1000,
        metavar="N",
        help="for each pairing and number of seats (default: 1000)",
    )
    parser.add_argument(
        "--slow-games",
        type=count,
        default=200,
        metavar="N",
        help="the same where a bot takes its time (default: 200)",
    )
    add_seed(parser, SEED)
    parser.add_argument(
        "--results", type=Path, metavar="FOLDER", help="default: results and the game's name"
    )
    parser.add_argument(
        "--docs",
        type=Path,
        default=Path("docs/strength.md"),
        metavar="FILE",
        help="the page (default: %(default)s); the picture goes beside it",
    )
    parser.add_argument(
        "--report-only", action="store_true", help="play nothing: write what results say"
    )
    add_machines(parser)


def run(args: argparse.Namespace) -> None:
    """Play what is missing and write the page."""
    from regnum.arena import page  # refuses where the libraries of the extra are missing

    game = find_game(args.game)
    folder = args.results or Path("results") / game.key
    if not args.docs.parent.is_dir():
        raise Malformed(f"{args.docs}: there is no folder {args.docs.parent}")
    if not args.report_only:
        wanted = _pairings(args, game)
        read_folder(folder, game, wanted)
        _play(wanted, folder, args)
    files = read_folder(folder, game)
    note_mixed_code(commit for stored in files for commit in stored.commits)
    tables = page.tables(files)
    picture = args.docs.with_name(f"{args.docs.stem}-{game.key}.svg")
    old = read_text(args.docs) if args.docs.exists() else ""
    section = page.section(game, files, tables, picture.name)
    first = tables[0]
    points = [
        Point(bot, first.tallies[bot].ms_per_decision, elo, low, high)
        for bot, elo, (low, high) in first.ratings
    ]
    title = f"{game.title}: rating against time of thought, {first.series.players} seats"
    write_text(picture, plot(title, points, first.anchor))
    write_text(args.docs, page.with_section(old, game.key, section))
    print_written(args.docs)
    print_written(picture)


def _pairings(args: argparse.Namespace, game: AnyGame) -> list[Pairing]:
    codes = args.bots.split(",") if args.bots else rungs(game)
    for code in codes:
        find_bot(code, game)
    if len(set(codes)) != len(codes) or len(codes) < 2:
        raise Malformed(f"bots {args.bots}: give at least two, each once")
    return [
        pairing
        for seats in _seats(args.seats, game)
        for pairing in pairings(game, codes, seats, args.seed, args.games, args.slow_games)
    ]


def _seats(text: str | None, game: AnyGame) -> list[int]:
    allowed = [str(seats) for seats in game.seats]
    given = allowed if text is None else text.split(",")
    for seats in given:
        if seats not in allowed:
            raise Malformed(f"{seats!r} seats: {game.key} allows {', '.join(allowed)}")
    return sorted({int(seats) for seats in given})


def _play(wanted: list[Pairing], folder: Path, args: argparse.Namespace) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        opened = []
        for pairing in wanted:
            file = Results(pairing.series, folder / pairing.file_name)
            opened.append((stack.enter_context(file), pairing.deals))
        jobs, executor = stack.enter_context(executor_of(args))
        play_missing(opened, jobs, executor)
