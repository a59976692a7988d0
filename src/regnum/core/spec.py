"""One string names a configuration everywhere: `game(players=4,option=value)`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from regnum.core.errors import Malformed, WrongOption, unknown

RANDOM = "random"  # the value of an option that is left to chance

_SPEC = re.compile(r"([a-z][a-z0-9-]*)(?:\(([^()\s]*)\))?")


def parse_spec(text: str) -> tuple[str, dict[str, str]]:
    """The game's key and the options given; neither is checked here."""
    match = _SPEC.fullmatch(text)
    if match is None:
        raise Malformed(f"{text!r} is not a game: write game(option=value,...) without spaces")
    key, inside = match.groups()
    return key, parse_options(inside.split(",") if inside else [])


def parse_options(items: list[str]) -> dict[str, str]:
    """`name=value` texts as a mapping."""
    values: dict[str, str] = {}
    for item in items:
        name, equals, value = item.partition("=")
        if not (name and equals and value):
            raise Malformed(f"option {item!r} needs a name and a value: write name=value")
        if name in values:
            raise Malformed(f"option {name} is given twice")
        values[name] = value
    return values


def print_spec(key: str, values: Mapping[str, str]) -> str:
    """The string that names this configuration."""
    return f"{key}({','.join(f'{name}={value}' for name, value in values.items())})"


@dataclass(frozen=True)
class Parts:
    """The parts of a value that is a list of names, joined with slashes."""

    names: tuple[str, ...]
    count: int | None = None  # of different names; None: it follows from the rest of the setup
    needs: Mapping[str, str] = field(
        default_factory=dict
    )  # a name, and the option that must be yes
    turned: str = ""  # written behind the name of a part that is turned upside down


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen before a game."""

    name: str
    default: str
    explanation: str
    values: tuple[str, ...] = ()
    form: str = ""
    parts: Parts | None = None
    before: Mapping[int, str] = field(default_factory=dict)  # the default before a rules version
    needs: Mapping[str, str] = field(
        default_factory=dict
    )  # other options and the values without which this one has no effect

    @property
    def is_dated(self) -> bool:
        """Does it only keep an older reading of the rules, for matches that began with it?"""
        return bool(self.before)

    @property
    def allowed(self) -> str:
        """What may be written for it, in words."""
        return self.form or ", ".join(self.values)


def defaults_then(options: tuple[Option, ...], rules: int) -> dict[str, str]:
    """The options that had another default in a version of the rules, each with that default."""
    return {
        option.name: option.before[min(later)]
        for option in options
        if (later := [version for version in option.before if version > rules])
    }


def complete(options: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: the one given, else the default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise unknown("option", name, names)
    values = {}
    for option in options:
        value = given.get(option.name, option.default)
        if option.values and value not in option.values:
            text = f"option {option.name}={value!r}: allowed are {option.allowed}"
            raise WrongOption(option.name, "unknown", text, value=value)
        values[option.name] = value
    return values
