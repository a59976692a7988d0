"""Bots by their short codes, as in `random`."""

from collections.abc import Callable
from typing import TypeAlias

from regnum.bots import random_bot
from regnum.bots.observation import Observation
from regnum.core.contract import Action
from regnum.core.errors import unknown

Bot: TypeAlias = Callable[[Observation], Action]

BOTS: dict[str, Bot] = {"random": random_bot.decide}


def find_bot(code: str) -> Bot:
    """The bot with this code."""
    if code not in BOTS:
        raise unknown("bot", code, BOTS)
    return BOTS[code]
