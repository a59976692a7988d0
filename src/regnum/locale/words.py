"""The words of games and tables in the reader's language: the same files as in the browser."""

import re
from functools import cached_property
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from regnum.core.errors import RegnumError, unknown
from regnum.locale.languages import LANGUAGES

PICTURE = re.compile(r"^\[\[.*?\]\] | ?\[\[.*?\]\]", re.MULTILINE)
RULES = re.compile(r"-rules-\d\d-title\Z")


class Words:
    """Messages of some files in one language."""

    def __init__(self, language: str, *names: str) -> None:
        if language not in LANGUAGES:
            raise unknown("language", language, LANGUAGES)
        self.language = language
        self._text = "\n".join(_read(language, name) for name in names)

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.language], use_isolating=False)
        bundle.add_resource(FluentResource(self._text))
        return bundle

    def say(self, message: str, **args: str | int) -> str:
        """A message with its arguments filled in."""
        return self._format(self._bundle.get_message(message).value, args)

    def find(self, end: str) -> str | None:
        """The message whose name ends so: whatever game it belongs to."""
        found = re.search(rf"^(\w+{re.escape(end)}) =", self._text, re.MULTILINE)
        return found and found[1]

    def about(self, message: str) -> str:
        """The explanation that belongs to a name."""
        return self._format(self._bundle.get_message(message).attributes["about"], {})

    def rules(self) -> list[tuple[str, str]]:
        """The sections of the rules, each with its title."""
        ids = re.findall(r"^(\S+) =", self._text, re.MULTILINE)
        titles = sorted(name for name in ids if RULES.search(name))
        return [(self.say(name), self._section(name)) for name in titles]

    def _section(self, title: str) -> str:
        text = self.say(title.removesuffix("-title") + "-text")
        return PICTURE.sub("", text)

    def _format(self, pattern: Any, args: dict[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(text)


def _read(language: str, name: str) -> str:
    file = files("regnum.locale") / language / f"{name}.ftl"
    if not file.is_file():
        raise RegnumError(f"there are no words for {name} in language {language}")
    return file.read_text("utf-8")
