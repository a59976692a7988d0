"""The words of all languages, as Fluent has them: syntax trees and bundles that format."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import regnum

LOCALE = Path(regnum.__file__).with_name("locale")
LANGUAGES = ("en", "ru", "cs")
CATEGORIES = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "cs": {"one", "few", "other"},
}
VALUE = ""  # the name of a message's own text among its attributes

Args = Mapping[str, str | int]


class _Collector(Visitor):
    """What a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()  # variables that are formatted as numbers
        self.messages: set[str] = set()
        self.selects: list[fluent.SelectExpression] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, fluent.VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@dataclass(frozen=True)
class Text:
    """The text of a message or of one of its attributes."""

    id: str
    attribute: str
    pattern: fluent.Pattern

    @cached_property
    def mentions(self) -> _Collector:
        collector = _Collector()
        collector.visit(self.pattern)
        return collector

    @property
    def name(self) -> str:
        return f"{self.id}.{self.attribute}" if self.attribute else self.id


def keys(select: fluent.SelectExpression) -> list[str]:
    """The names of the variants; numbers as they are written."""
    return [
        variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
        for variant in select.variants
    ]


def is_plural(select: fluent.SelectExpression) -> bool:
    return not {"zero", "one", "two", "few", "many"}.isdisjoint(keys(select))


@cache
def files() -> list[str]:
    """The names of all files, whatever language has them."""
    return sorted({path.name for path in LOCALE.glob("*/*.ftl")})


@cache
def resource(language: str, file: str) -> fluent.Resource:
    path = LOCALE / language / file
    return FluentParser().parse(path.read_text() if path.exists() else "")


@cache
def texts(language: str, file: str) -> dict[tuple[str, str], Text]:
    """All texts of a file by the id of the message and the name of the attribute."""
    return {(text.id, text.attribute): text for text in _texts(language, file)}


def _texts(language: str, file: str) -> Iterator[Text]:
    for entry in resource(language, file).body:
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                yield Text(entry.id.name, VALUE, entry.value)
            for attribute in entry.attributes:
                yield Text(entry.id.name, attribute.id.name, attribute.value)


class Words:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self.texts: dict[tuple[str, str], Text] = {}
        for file in files():
            path = LOCALE / language / file
            if path.exists():
                self._bundle.add_resource(FluentResource(path.read_text()))
            self.texts |= texts(language, file)

    def has(self, id: str, attribute: str = VALUE) -> bool:
        return (id, attribute) in self.texts

    def format(self, id: str, args: Args, attribute: str = VALUE) -> str:
        """The text as a reader sees it; anything wrong with it is an error."""
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{id} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        assert not errors, f"{id}.{attribute} in {self.language} with {args}: {errors}"
        assert isinstance(text, str)
        return text

    def parts(self, id: str, attribute: str = VALUE) -> list[Text]:
        """A text and all the messages that it takes in."""
        found = {(id, attribute): self.texts[id, attribute]}
        waiting = list(found.values())
        while waiting:
            for reference in waiting.pop().mentions.messages:
                if (reference, VALUE) not in found:
                    found[reference, VALUE] = self.texts[reference, VALUE]
                    waiting.append(found[reference, VALUE])
        return list(found.values())

    def arguments(self, id: str, attribute: str = VALUE) -> set[str]:
        """The variables that a text needs."""
        return {name for part in self.parts(id, attribute) for name in part.mentions.variables}


@cache
def words(language: str) -> Words:
    return Words(language)
