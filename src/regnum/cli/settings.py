"""Settings of a server: the important ones have flags, all of them stand in the environment."""

import argparse
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields
from math import inf
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

from regnum.cli.arguments import count
from regnum.core.errors import Malformed
from regnum.server.settings import EngineKind, ServerSettings

PREFIX = "REGNUM_"
ORIGIN = re.compile(r"https?://(\*\.)?[a-z0-9.-]+(:[0-9]+)?")
FLAGS = (
    "database",
    "public_url",
    "hosts",
    "log",
    "workers",
    "bots",
    "sockets",
    "sockets_per_person",
    "tables_in_memory",
)


def variable(name: str) -> str:
    """The name of a setting in the environment."""
    return PREFIX + name.upper().replace("-", "_")


def add_setting(
    parser: argparse.ArgumentParser,
    name: str,
    value: str,
    meaning: str,
    kind: Callable[[str], object] = str,
    default: str | None = None,
) -> None:
    """An argument that can also be set in the environment."""
    usual = f", default {default}" if default else ""
    parser.add_argument(
        f"--{name}",
        type=kind,
        metavar=value,
        default=os.environ.get(variable(name)) or default,
        help=f"{meaning} (or {variable(name)}{usual})",
    )


def given(args: argparse.Namespace, *names: str) -> dict[str, Any]:
    """The settings that were given; the others keep their defaults."""
    return {name: getattr(args, name) for name in names if getattr(args, name) is not None}


class Quiet(NamedTuple):
    """A setting without a flag."""

    name: str
    kind: Callable[[str], object]
    default: object
    meaning: str


def from_environment() -> dict[str, Any]:
    """Settings without flags that were given."""
    values = {}
    for setting in _quiet_settings():
        text = os.environ.get(variable(setting.name))
        if text:
            try:
                values[setting.name] = setting.kind(text)
            except argparse.ArgumentTypeError as error:
                raise Malformed(f"{variable(setting.name)}: {error}") from None
    return values


def list_quiet_settings() -> str:
    """What can be set in the environment alone, for the help."""
    rows = [
        (f"{variable(setting.name)}={setting.default}", setting.meaning)
        for setting in _quiet_settings()
    ]
    width = max(len(assignment) for assignment, _ in rows)
    return "\n".join(f"  {assignment:<{width}}  {meaning}" for assignment, meaning in rows)


def seconds(text: str) -> float:
    """A positive number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return number


def engine(text: str) -> str:
    """How bots think."""
    if text not in get_args(EngineKind):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not one of {', '.join(get_args(EngineKind))}"
        )
    return text


def origins(text: str) -> tuple[str, ...]:
    """Beginnings of addresses, with commas."""
    found = tuple(part.strip() for part in text.split(","))
    for part in found:
        if not ORIGIN.fullmatch(part):
            raise argparse.ArgumentTypeError(f"{part!r} is not like https://*.push.example")
    return found


KINDS: dict[object, Callable[[str], object]] = {
    int: count,
    float: seconds,
    Path: Path,
    EngineKind: engine,
    str | None: str,
    tuple[str, ...]: origins,
}


def _quiet_settings() -> Iterator[Quiet]:
    types = get_type_hints(ServerSettings)
    annotated = get_type_hints(ServerSettings, include_extras=True)
    for setting in fields(ServerSettings):
        if setting.name not in FLAGS:
            assert setting.default is not MISSING
            [meaning] = annotated[setting.name].__metadata__
            default = setting.default
            if default is None or isinstance(default, Path):
                default = ""
            elif isinstance(default, tuple):
                default = ",".join(default)
            yield Quiet(setting.name, KINDS[types[setting.name]], default, meaning)
