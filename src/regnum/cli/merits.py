"""What speaks for a decision, in the reader's language."""

import argparse
from collections.abc import Iterable

from regnum.core.contract import AnyGame
from regnum.core.errors import RegnumError
from regnum.core.judging import Merit
from regnum.locale.languages import LANGUAGES, preferred_language


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option for the language."""
    parser.add_argument(
        "--language",
        default=preferred_language(),
        metavar="CODE",
        help=f"of what speaks for a decision: {', '.join(LANGUAGES)} (default: %(default)s)",
    )


class Pleading:
    """Puts merits into words; where words or the library for them are missing, it gives codes."""

    def __init__(self, game: AnyGame, language: str) -> None:
        try:
            from regnum.locale.words import Words

            self._words: Words | None = Words(language, game.key, f"{game.key}-hints", "hints")
        except ModuleNotFoundError:
            self._words = None
        except RegnumError:
            if language not in LANGUAGES:
                raise
            self._words = None

    def say(self, merits: Iterable[Merit]) -> str:
        """All of them, as one line."""
        return "; ".join(map(self._clause, merits))

    def say_like(self, place: int) -> str:
        """That something is about as good as what stands at a place, from 0."""
        if self._words is None:
            return f"about as good as {place + 1}"
        return self._words.say("hint-like", place=place + 1)

    def say_later(self) -> str:
        """What is said of the best decision where nothing else can be said."""
        return "" if self._words is None else self._words.say("hint-later")

    def _clause(self, merit: Merit) -> str:
        id = None if self._words is None else self._words.find(f"-merit-{merit.code}")
        if self._words is None or id is None:
            return " ".join([merit.code.replace("-", " "), *map(str, merit.args.values())])
        args = dict(merit.args)
        return self._words.say(id, **args, **({"who": args["seat"]} if "seat" in args else {}))
