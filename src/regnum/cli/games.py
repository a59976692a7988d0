"""`regnum games`: which games there are, and what can be chosen in each."""

import argparse

from rich.table import Table

from regnum.cli.output import console
from regnum.core.registry import find_game, game_keys

HELP = "List the games and their options."
EXAMPLES = """\
  regnum games
  regnum watch {game} --option {option}"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command takes nothing."""


def run(args: argparse.Namespace) -> None:
    """Print a table for each game."""
    for key in game_keys():
        game = find_game(key)
        console.print(
            f"{key}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats", style="bold"
        )
        table = Table("option", "default", "allowed", "what it is")
        for option in game.options:
            table.add_row(option.name, option.default, option.allowed, option.explanation)
        console.print(table, soft_wrap=False)
