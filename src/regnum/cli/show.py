"""`regnum show`: a position, as text or as a picture."""

import argparse
from pathlib import Path

from regnum.cli.arguments import add_game, chosen_seed, game_options
from regnum.cli.files import write_text
from regnum.cli.output import console, print_state, print_written
from regnum.core.chance import Source
from regnum.core.contract import State
from regnum.core.errors import Malformed

HELP = "Draw the table of a fresh game or of a position."
EXAMPLES = """\
  regnum show {game} --seed 7
  regnum show {game} --seed 7 --option {option} --svg board.svg
  regnum show {game} --position "$(cat position.txt)" """


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    add_position(parser)
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write a picture there")


def add_position(parser: argparse.ArgumentParser) -> None:
    """A position in place of a fresh game."""
    parser.add_argument("--position", metavar="LINE", help="a position line (docs/notation.md)")


def position_of(args: argparse.Namespace) -> State:
    """The position given, or that of a fresh game."""
    game, options = game_options(args)
    if args.position is None:
        return game.start(game.deal(options, Source(chosen_seed(args), "setup")))
    if options or args.seed is not None:
        raise Malformed("a position has its own setup: leave out --players, --option and --seed")
    return game.parse_position(args.position)


def run(args: argparse.Namespace) -> None:
    """Draw it."""
    state = position_of(args)
    if args.svg is not None:
        write_text(args.svg, state.svg())
        print_written(args.svg)
    else:
        print_state(state)
        console.print(state.position_line())
