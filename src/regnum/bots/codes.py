"""Bots by their short codes, as in `greedy` or `mc:ms=500`, or by the level's name."""

from regnum.bots.bot import Bot
from regnum.bots.greedy import Greedy
from regnum.bots.mc import MonteCarlo
from regnum.bots.mcts import TreeSearch
from regnum.bots.planner import Planner
from regnum.bots.random_bot import RandomBot
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed, unknown

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "planner": Planner,
    "mc": MonteCarlo,
    "mcts": TreeSearch,
}


def find_bot(code: str, game: AnyGame) -> Bot:
    """The bot with this code, for this game."""
    name, *parts = game.levels.get(code, code).split(":")
    if name not in BOTS:
        raise unknown("bot", name, (*BOTS, *game.levels))
    kind = BOTS[name]
    settings: dict[str, float] = {}
    for part in parts:
        key, _, text = part.partition("=")
        if key not in kind.settings:
            raise unknown(f"setting of {name}", key, kind.settings)
        if key in settings:
            raise Malformed(f"{code}: {key} is given twice")
        settings[key] = _number(code, kind, key, text)
    return kind(game.judge, **settings)


def _number(code: str, kind: type[Bot], key: str, text: str) -> float:
    _, least, most, meaning = kind.settings[key]
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not least <= number <= most:
        raise Malformed(f"{code}: {key} is a number from {least:g} to {most:g} ({meaning})")
    return number
