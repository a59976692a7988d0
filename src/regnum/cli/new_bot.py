"""`regnum new-bot`: a file with a bot of your own, which plays at once."""

import argparse
import re
from pathlib import Path

from regnum.cli.files import check_place, write_text
from regnum.cli.output import console, print_written
from regnum.core.errors import Malformed
from regnum.core.registry import game_keys

HELP = "Write a file with a bot that plays at once, for you to make it better."
EXAMPLES = """\
  regnum new-bot mybot
  regnum watch {game} --bots ./mybot.py
  regnum arena {game} --bots ./mybot.py,greedy --games 100"""
NAME = re.compile(r"[a-z][a-z0-9_]{0,29}", re.ASCII)
TEMPLATE = '''\
"""{name}: a bot for Regnum. Let it play: regnum watch {game} --bots ./{name}.py"""

from regnum import Action, Observation, State


class {kind}:
    """Takes whatever brings it furthest ahead at once."""

    # games = ["{game}"]  # if it is made for one game alone

    def decide(self, seen: Observation) -> Action:
        """One of the legal actions. Asked only where there are several.

        `seen` is what your seat may know: `seen.view()` lists it, `seen.seat` is your seat, and
        `seen.random` is your luck: use it, and equal seeds give equal games. Keep nothing from one
        decision to the next: the same bot may sit on other seats and in other games.
        """
        state = seen.imagine()  # could be the true state, for all that you know
        values = [(self.value(state.child(a), seen.seat), a) for a in state.legal_actions()]
        best = max(value for value, _ in values)
        return seen.random.choice([action for value, action in values if value == best])

    def value(self, state: State, seat: int) -> int:
        """By how much a seat would be ahead if the game ended now."""
        scores = [score.total for score in state.scores()]
        own = scores.pop(seat)
        return own - max(scores)
'''


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("name", metavar="NAME", help="of the bot; the file is NAME.py, here")


def run(args: argparse.Namespace) -> None:
    """Write the file."""
    name = args.name.removesuffix(".py")
    if not NAME.fullmatch(name):
        raise Malformed(f"{args.name!r} is no name of a bot: small letters, digits and _, up to 30")
    path = Path(f"{name}.py")
    if path.exists():
        raise Malformed(f"{path} is there already: give another name")
    check_place(path)
    game = game_keys()[0]
    kind = "".join(part.capitalize() for part in name.split("_"))
    write_text(path, TEMPLATE.format(name=name, game=game, kind=kind))
    print_written(path)
    console.print(f"Let it play: regnum arena {game} --bots ./{path},greedy")
