"""Bots by their short codes, as in `greedy` or `mc:ms=500`, by a level's name, or by a file."""

from regnum.bots.bot import Bot
from regnum.bots.greedy import Greedy
from regnum.bots.mc import MonteCarlo
from regnum.bots.outside import FileBot, is_file
from regnum.bots.planner import Planner
from regnum.bots.random_bot import RandomBot
from regnum.bots.settings import parse_settings
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed, unknown

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "planner": Planner,
    "mc": MonteCarlo,
}


def find_bot(code: str, game: AnyGame, source: str | None = None) -> Bot:
    """The bot with this code, for this game; one from a file may come with the file's text.

    Examples:
        >>> from regnum import games, load
        >>> game = load(games()[0])
        >>> find_bot("mc:ms=500", game).ms, find_bot("greedy", game).summary
        (500, 'the action of the highest estimated value')
    """
    if is_file(code):
        return FileBot(code, game, source)
    name, *parts = game.levels.get(code, code).split(":")
    if name in game.levels and name not in BOTS:
        raise Malformed(f"{code}: {name} is a level and has no settings")
    if name not in BOTS:
        raise unknown("bot", name, (*BOTS, *game.levels))
    kind = BOTS[name]
    return kind(game.judge, **parse_settings(code, name, kind.settings, parts))
