"""`regnum bots`: who can play, with which settings, and the levels of each game."""

import argparse

from regnum.bots.bot import Bot, Setting
from regnum.bots.codes import BOTS
from regnum.bots.outside import FileBot
from regnum.cli.output import console
from regnum.core.registry import find_game, game_keys

HELP = "List the bots, their settings and the levels of each game."
EXAMPLES = """\
  regnum bots
  regnum watch {game} --bots mc:ms=500:moves=8,greedy
  regnum watch {game} --bots hard
  regnum new-bot mybot                                 # a file to begin with
  regnum watch {game} --bots ./mybot.py:seconds=2"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes nothing."""


def run(_: argparse.Namespace) -> None:
    """Print each bot with what can be set, then the levels."""
    kinds: dict[str, type[Bot]] = {**BOTS, "./FILE.py": FileBot}
    for code, bot in kinds.items():
        console.print(f"{code}: {bot.summary}", style="bold")
        for name, setting in bot.settings.items():
            console.print(f"  {name}={setting.default:g}", style="bold", end="")
            console.print(f"  {setting.meaning}")
            console.print(f"      {_allowed(setting)}", style="dim")
    for key in game_keys():
        console.print(f"levels in {key}, the gentlest first", style="bold")
        for level, code in find_game(key).levels.items():
            console.print(f"  {level}", style="bold", end="")
            console.print(f"  the same as {code}")


def _allowed(setting: Setting) -> str:
    kind = "whole number" if isinstance(setting.default, int) else "number"
    return f"{kind} from {_plain(setting.least)} to {_plain(setting.most)}"


def _plain(number: float) -> str:
    return str(number) if isinstance(number, int) else f"{number:g}"
