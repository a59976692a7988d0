"""`regnum rules`: how a game is played, in the reader's language."""

import argparse

from regnum.cli.output import console
from regnum.core.registry import find_game, game_keys
from regnum.locale.languages import LANGUAGES, preferred_language

HELP = "Tell how a game is played."
EXAMPLES = """\
  regnum rules {game}
  regnum rules {game} --language cs"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_keys())}")
    parser.add_argument(
        "--language",
        default=preferred_language(),
        metavar="CODE",
        help=f"{', '.join(LANGUAGES)} (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> None:
    """Print the sections, one below the other."""
    from regnum.locale.words import Words

    game = find_game(args.game)
    sections = Words(args.language, game.key, f"{game.key}-rules").rules()
    console.print(game.title, style="bold")
    for title, text in sections:
        console.print(f"\n{title}", style="bold")
        console.print(text, soft_wrap=False)
