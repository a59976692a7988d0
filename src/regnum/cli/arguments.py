"""Arguments that several commands share."""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from random import SystemRandom

from regnum.bots.chair import Chair
from regnum.bots.codes import BOTS, find_bot
from regnum.bots.workers import available_cores
from regnum.cli.output import note
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed
from regnum.core.match import MAX_SEED
from regnum.core.registry import find_game, game_keys
from regnum.core.spec import parse_options

MAX_COUNT = 10**9
SEED = 1  # of commands that measure something, so that they find the same again


def count(text: str) -> int:
    """A positive number."""
    if not (text.isascii() and text.isdecimal() and int(text[:10]) > 0 and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MAX_COUNT - 1}")
    return int(text)


def seed_number(text: str) -> int:
    """A seed."""
    is_short = len(text) <= len(str(MAX_SEED))
    if not (text.isascii() and text.isdecimal() and is_short and int(text) < MAX_SEED):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a seed: use a number from 0 to {MAX_SEED - 1}"
        )
    return int(text)


def add_game(parser: argparse.ArgumentParser, seed: int | None = None) -> None:
    """The game, its options and the seed, which has a default where one is given."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_keys())}")
    parser.add_argument("--players", type=count, metavar="N", help="how many seats")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (see `regnum games`); may be given several times",
    )
    add_seed(parser, seed)


def add_seed(parser: argparse.ArgumentParser, seed: int | None) -> None:
    """The seed."""
    default = "" if seed is None else " (default: %(default)s)"
    parser.add_argument(
        "--seed",
        type=seed_number,
        default=seed,
        metavar="N",
        help=f"for repeatable chance{default}",
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """How many processes work at a time."""
    parser.add_argument(
        "--jobs",
        type=count,
        default=available_cores(),
        metavar="N",
        help="processes that work at the same time (default: one for each core)",
    )


def add_machines(parser: argparse.ArgumentParser) -> None:
    """Where work is done: by processes of this machine, or by the machines of a cluster."""
    add_jobs(parser)
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="let the machines of a Ray cluster work instead: HOST:6379, auto, or local to start "
        "one here",
    )


@contextmanager
def executor_of(args: argparse.Namespace) -> Iterator[tuple[int, Executor | None]]:
    """How many jobs run at the same time, and the executor; None for processes of this machine."""
    if args.ray is None:
        yield args.jobs, None
        return
    from regnum.arena.cluster import RayExecutor  # needs the library of an extra

    cluster = RayExecutor(args.ray)
    try:
        yield cluster.cores, cluster
    finally:
        cluster.shutdown(cancel_futures=True)


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Who plays."""
    parser.add_argument(
        "--bots",
        metavar="BOT,...",
        help=f"one for all seats or one for each, of: {', '.join(BOTS)}, with settings as in "
        "mc:ms=500, a level's name, or a file as ./mybot.py (see `regnum bots`; default: random)",
    )


def game_options(args: argparse.Namespace) -> tuple[AnyGame, dict[str, str]]:
    """The game and the options given."""
    game = find_game(args.game)
    options = parse_options(args.option)
    if args.players is not None:
        if "players" in options:
            raise Malformed("the number of players is given twice")
        options["players"] = str(args.players)
    return game, options


def chosen_seed(args: argparse.Namespace) -> int:
    """The seed given, or a fresh one."""
    return SystemRandom().randrange(10**9) if args.seed is None else int(args.seed)


def bot_codes(args: argparse.Namespace, players: int) -> list[str]:
    """The code of the bot on each seat."""
    codes = ("random" if args.bots is None else args.bots).split(",")
    if len(codes) == 1:
        codes *= players
    if len(codes) != players:
        raise Malformed(f"{len(codes)} bots for {players} seats: give one, or one for each seat")
    return codes


def chairs_of(codes: list[str], game: AnyGame, seed: int) -> list[Chair]:
    """The bots with these codes, seated."""
    return [Chair(find_bot(code, game), code, game, seed) for code in codes]


def print_fallbacks(chairs: Sequence[Chair]) -> None:
    """Say on standard error where greedy had to decide in place of a bot that failed."""
    for chair in chairs:
        if chair.fallbacks:
            note(f"{chair.code} failed {chair.fallbacks} times; greedy decided instead")
