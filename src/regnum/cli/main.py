"""The command `regnum`."""

import argparse
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from regnum import __version__
from regnum.cli import (
    arena,
    backup,
    bots,
    games,
    hint,
    ladder,
    move,
    new_bot,
    perft,
    play,
    push_key,
    record,
    replay,
    review,
    rules,
    serve,
    show,
    simulate,
    stats,
    tune,
    verify,
    watch,
)
from regnum.cli.extras import how_to_install
from regnum.core.errors import RegnumError
from regnum.core.registry import find_game, game_keys

COMMANDS = (
    play,
    games,
    bots,
    new_bot,
    watch,
    simulate,
    arena,
    ladder,
    tune,
    record,
    replay,
    review,
    stats,
    rules,
    show,
    hint,
    perft,
    serve,
    verify,
    backup,
    move,
    push_key,
)
BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse a command line."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")

    def format_help(self) -> str:
        """The help, with examples that work."""
        game = find_game(game_keys()[0])
        return super().format_help().format(game=game.key, option=game.example_option)


def command_name(module: ModuleType) -> str:
    """A command has the name of its file."""
    return module.__name__.rpartition(".")[2].replace("_", "-")


def build_parser() -> Parser:
    """The parser of all commands."""
    parser = Parser(
        prog="regnum",
        description="A table for board games: play, record, replay and draw them.",
        epilog="`regnum COMMAND --help` has examples for each command.",
    )
    parser.add_argument("--version", action="version", version=f"regnum {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for module in COMMANDS:
        command = commands.add_parser(
            command_name(module),
            help=module.HELP,
            description=module.HELP,
            epilog=f"examples:\n{module.EXAMPLES}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; bad input is one line on standard error and exit code 2."""
    try:
        args = build_parser().parse_args(arguments)
        args.run(args)
        sys.stdout.flush()
    except RegnumError as error:
        print(f"regnum: {error}", file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        advice = how_to_install(error)
        if advice is None:
            raise
        print(f"regnum: {advice}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # Nobody reads the output any more: write nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"regnum: {error.filename or 'file'}: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
