"""Files of words: well-formed, and the same in all languages."""

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent

from fluent_files import (
    CATEGORIES,
    LANGUAGES,
    Args,
    Text,
    files,
    is_plural,
    keys,
    resource,
    texts,
    words,
)

COUNTS = (2, 0, 1, 5, 21)
STRAY = re.compile(r"\S {2}| [,.;:!?)]|\( |[{}]")  # spaces and braces that nobody meant
each_file = pytest.mark.parametrize(
    ("language", "file"), [(language, file) for file in files() for language in LANGUAGES]
)


@each_file
def test_a_file_is_understood_in_full(language: str, file: str) -> None:
    junk = [entry for entry in resource(language, file).body if isinstance(entry, fluent.Junk)]
    assert not junk, f"{junk[0].annotations[0].message}: {junk[0].content}"
    messages = [m for m in resource(language, file).body if isinstance(m, fluent.Message)]
    assert messages
    assert len({message.id.name for message in messages}) == len(messages), "an id twice"


@each_file
def test_languages_have_the_same_messages_and_attributes(language: str, file: str) -> None:
    assert texts(language, file).keys() == texts("en", file).keys()


@each_file
def test_languages_use_the_same_arguments(language: str, file: str) -> None:
    for id, attribute in texts(language, file):
        english = words("en").arguments(id, attribute)
        assert words(language).arguments(id, attribute) == english, f"{id}.{attribute}"


@each_file
def test_plurals_have_all_forms_of_the_language(language: str, file: str) -> None:
    for text in texts(language, file).values():
        for select in filter(is_plural, text.mentions.selects):
            forms = {key for key in keys(select) if not key.isdigit()}
            assert forms == CATEGORIES[language], text.name


@each_file
def test_every_text_says_something_without_errors(language: str, file: str) -> None:
    pieces = referred(language)
    for text in texts(language, file).values():
        for args in samples(language, text):
            said = words(language).format(text.id, args, text.attribute)
            if text.id not in pieces:  # a piece of a sentence may have nothing to say
                assert said, f"{text.name} with {args}"
                assert said == said.strip(), f"{text.name}: {said!r}"
                assert not STRAY.search(said), f"{text.name}: {said!r}"


def referred(language: str) -> set[str]:
    """The messages that others take in."""
    return {id for text in words(language).texts.values() for id in text.mentions.messages}


def samples(language: str, text: Text) -> Iterator[Args]:
    """Arguments that lead through every variant of a text."""
    values = defaultdict[str, list[str | int]](list)
    for part in words(language).parts(text.id, text.attribute):
        for name in sorted(part.mentions.variables):
            values[name] += [1] if name in part.mentions.numbers else []
        for select in part.mentions.selects:
            if isinstance(select.selector, fluent.VariableReference):
                values[select.selector.id.name] += _choices(select)
    args: dict[str, str | int] = {name: (seen or ["x"])[0] for name, seen in values.items()}
    yield args
    for name, seen in values.items():
        for value in seen:
            yield {**args, name: value}


def _choices(select: fluent.SelectExpression) -> list[str | int]:
    names = keys(select)
    if is_plural(select) or any(name.isdigit() for name in names):
        return [*COUNTS, *(int(name) for name in names if name.isdigit())]
    return list(names)


def test_every_piece_of_a_sentence_is_used() -> None:
    pieces = {id for id, _ in words("en").texts if "-phrase-" in id}
    assert pieces <= {id for language in LANGUAGES for id in referred(language)}
