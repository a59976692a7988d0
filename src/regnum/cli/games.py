"""`regnum games`: which games there are, and what can be chosen in each."""

import argparse

from regnum.cli.output import console
from regnum.core.registry import find_game, game_keys

HELP = "List the games and their options."
EXAMPLES = """\
  regnum games
  regnum games {game}
  regnum watch {game} --option {option}"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this one")


def run(args: argparse.Namespace) -> None:
    """Print each game with what can be chosen."""
    for key in game_keys() if args.game is None else [args.game]:
        game = find_game(key)
        console.print(
            f"{key}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats", style="bold"
        )
        for option in game.options:
            console.print(f"  {option.name}={option.default}", style="bold", end="")
            console.print(f"  {option.explanation}")
            console.print(f"      {option.allowed}", style="dim")
        levels = ", ".join(f"{name} ({code})" for name, code in game.levels.items())
        console.print(f"  levels of bots, the gentlest first: {levels}")
