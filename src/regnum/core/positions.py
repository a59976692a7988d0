"""What the position lines of all games have in common: the setup in front, and the last checks."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from regnum.core.chance import Source
from regnum.core.contract import Setup, State
from regnum.core.errors import Malformed
from regnum.core.spec import RANDOM, Option, parse_spec

SetupT = TypeVar("SetupT", bound=Setup)


def parse_setup(
    spec: str,
    key: str,
    options: Iterable[Option],
    deal: Callable[[Mapping[str, str], Source], SetupT],
) -> SetupT:
    """The setup of a position of a game, whose spec gives every option that chance could decide."""
    found, given = parse_spec(spec)
    if found != key:
        raise Malformed(f"this is a position of {found}, not of {key}")
    for option in options:
        if option.default == RANDOM and given.get(option.name, RANDOM) == RANDOM:
            raise Malformed(f"a position leaves nothing to chance: give option {option.name}")
    setup = deal(given, Source(0, "setup"))
    if setup.spec != spec:
        raise Malformed(f"the setup must be written as {setup.spec}")
    return setup


def check_count(fields: list[str], count: int) -> None:
    """Refuse a line with another number of fields."""
    if len(fields) != count:
        raise Malformed(
            f"a position has {count} fields separated by single spaces, not {len(fields)}"
        )


def settle_at(state: State, line: str) -> None:
    """Find out who decides in a state that was read; its line must stand where somebody does."""
    state.settle()
    if state.position_line() != line:
        raise Malformed("nobody has anything to decide: the position is between two decisions")
