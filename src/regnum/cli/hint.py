"""`regnum hint`: what a bot would decide at a moment of a game, and why."""

import argparse
import json
from random import Random

from rich.table import Table

from regnum.bots.advice import FEW, Advice, advise
from regnum.bots.codes import find_bot
from regnum.bots.compiled import load_compiled
from regnum.bots.observation import Observation
from regnum.cli.arguments import count
from regnum.cli.merits import Pleading, add_language
from regnum.cli.output import console
from regnum.cli.replay import add_record, match_at
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed
from regnum.core.judging import merits_data
from regnum.core.seats import CHANCE, seat_name

HELP = "Ask a bot for the best decisions at a moment of a game, and what speaks for them."
EXAMPLES = """\
  regnum hint game.regnum --at 40
  regnum hint game.regnum --at 40 --bot hard --count 5 --json"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_record(parser)
    parser.add_argument(
        "--bot", default="planner", metavar="BOT", help="who is asked (default: %(default)s)"
    )
    parser.add_argument(
        "--count", type=count, default=FEW, metavar="N", help="decisions shown (default: 3)"
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> None:
    """Ask and print."""
    match = match_at(args)
    game, state = match.game, match.state
    if state.is_over:
        raise Malformed("the game is over here: give an earlier moment with --at")
    if state.seat == CHANCE:
        raise Malformed(f"chance decides here: try --at {len(match.actions) + 1}")
    bot = find_bot(args.bot, game)
    if bot.is_compiled:
        load_compiled(game.key)
    advice = advise(bot, Observation(state, state.seat, Random(match.seed)), args.count)
    if args.json:
        print(json.dumps([_to_json(game, item) for item in advice]))
        return
    pleading = Pleading(game, args.language)
    table = Table(f"{seat_name(state.seat)} decides", "final margin", "because")
    for item in advice:
        margin = f"{item.margin:+.1f}" if item.like is None else pleading.say_like(item.like)
        why = pleading.say(item.merits)
        if not why and item is advice[0] and len(advice) > 1:
            why = pleading.say_later()
        table.add_row(game.action_text(item.action), margin, why)
    console.print(table)


def _to_json(game: AnyGame, advice: Advice) -> dict[str, object]:
    return {
        "action": game.action_text(advice.action),
        "margin": advice.margin,
        "like": advice.like,
        "merits": merits_data(advice.merits),
        "terms": advice.terms,
    }
