"""`regnum watch`: bots play a game before your eyes."""

import argparse

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
from regnum.cli.output import console
from regnum.cli.replay import show_match
from regnum.core.chance import Source

HELP = "Let bots play a game and show its log, the board and the score breakdown."
EXAMPLES = """\
  regnum watch {game}
  regnum watch {game} --players 4 --option {option} --seed 3"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    add_bots(parser)


def run(args: argparse.Namespace) -> None:
    """Play one game and show it."""
    game, options = game_options(args)
    seed = chosen_seed(args)
    setup = game.deal(options, Source(seed, "setup"))
    chairs = chairs_of(bot_codes(args, setup.players), game, seed)
    show_match(play_match(game, setup, chairs, seed))
    print_fallbacks(chairs)
    console.print(f"Seed {seed}. The same game again: --seed {seed}", style="dim")
