"""`regnum hint`: what a bot would decide in a position, and why."""

import argparse
import json
from random import Random

from rich.table import Table

from regnum.bots.bot import FEW, Advice
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.cli.arguments import add_game, count
from regnum.cli.output import console
from regnum.cli.show import add_position, position_of
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed
from regnum.core.registry import find_game
from regnum.core.seats import CHANCE, seat_name

HELP = "Ask a bot for the best decisions in a position, with the terms that speak for them."
EXAMPLES = """\
  regnum hint {game} --position "$(cat position.txt)"
  regnum hint {game} --position "$(cat position.txt)" --bot hard --count 5 --json"""
TERMS_SHOWN = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    add_position(parser)
    parser.add_argument(
        "--bot", default="planner", metavar="BOT", help="who is asked (default: %(default)s)"
    )
    parser.add_argument(
        "--count", type=count, default=FEW, metavar="N", help="decisions shown (default: 3)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> None:
    """Ask and print."""
    game = find_game(args.game)
    state = position_of(args)
    random = Random(args.seed or 0)
    while state.seat == CHANCE:  # a fresh game begins with chance
        state.apply(state.random_action(random))
    if state.is_over:
        raise Malformed("the game is over: there is nothing to decide")
    bot = find_bot(args.bot, game)
    advice = bot.advise(Observation(state, state.seat, random), args.count)
    if args.json:
        print(json.dumps([_to_json(game, item) for item in advice]))
        return
    table = Table(f"{seat_name(state.seat)} decides", "expected margin", "because of")
    for item in advice:
        table.add_row(game.action_text(item.action), f"{item.margin:+.1f}", _because(item))
    console.print(table)


def _because(advice: Advice) -> str:
    largest = sorted(advice.terms.items(), key=lambda term: -abs(term[1]))[:TERMS_SHOWN]
    shown = [f"{name} {change:+.1f}" for name, change in largest if abs(change) >= 0.05]
    return ", ".join(shown) or "nothing changes at once"


def _to_json(game: AnyGame, advice: Advice) -> dict[str, object]:
    return {
        "action": game.action_text(advice.action),
        "margin": advice.margin,
        "terms": advice.terms,
    }
