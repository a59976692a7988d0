"""`regnum record`: bots play a game, which is written down."""

import argparse
from pathlib import Path

from regnum.arena.playing import play_match
from regnum.cli.arguments import (
    add_bots,
    add_game,
    bot_codes,
    chairs_of,
    chosen_seed,
    game_options,
    print_fallbacks,
)
from regnum.cli.files import check_place, write_text
from regnum.cli.output import print_written
from regnum.core.chance import Source
from regnum.core.record import MAX_NAME, Record, print_record

HELP = "Let bots play a game and write it down as a record file."
EXAMPLES = """\
  regnum record {game} --players 3 --seed 7 -o game.regnum
  regnum record {game} --bots random,random"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    add_bots(parser)
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="default: standard output"
    )


def run(args: argparse.Namespace) -> None:
    """Play one game and write its record."""
    if args.output is not None:
        check_place(args.output)
    game, options = game_options(args)
    seed = chosen_seed(args)
    setup = game.deal(options, Source(seed, "setup"))
    codes = bot_codes(args, setup.players)
    chairs = chairs_of(codes, game, seed)
    match = play_match(game, setup, chairs, seed)
    text = print_record(Record(match, tuple(code[:MAX_NAME] for code in codes)))
    if args.output is None:
        print(text, end="")
    else:
        write_text(args.output, text)
        print_written(args.output)
    print_fallbacks(chairs)
