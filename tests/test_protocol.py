"""The tables of docs/protocol.md say which codes and arguments there are, and no others come."""

from collections.abc import Iterator
from random import Random

import pytest

from configurations import ALL
from protocol_page import table
from regnum.core.contract import State
from regnum.core.match import Match
from regnum.core.registry import find_game
from regnum.core.spec import parse_spec

ACTIONS_TRIED = 40


def states(spec: str, seed: int) -> Iterator[State]:
    """Every moment of a random game."""
    match, random = Match.new(spec, seed), Random(seed)
    yield match.state
    while not match.state.is_over:
        match.play(match.state.random_action(random))
        yield match.state


@pytest.mark.parametrize("spec", ALL)
def test_what_is_awaited_is_on_the_page(spec: str) -> None:
    page = table("Awaited", parse_spec(spec)[0])
    seen = set()
    for state in states(spec, 1):
        awaited = state.awaited()
        seen.add(awaited.code)
        assert set(awaited.args) <= page[awaited.code]
        if awaited.code != "outpost":
            assert set(awaited.args) == page[awaited.code]
    assert len(seen) >= 3


@pytest.mark.parametrize("spec", ALL)
def test_reasons_are_on_the_page(spec: str) -> None:
    page = table("Reasons", parse_spec(spec)[0])
    random = Random(1)
    actions = list(find_game(parse_spec(spec)[0]).action_texts)
    seen = set()
    for state in states(spec, 2):
        for action in random.sample(actions, ACTIONS_TRIED):
            reason = state.why_not(action)
            if reason is not None:
                seen.add(reason.code)
                assert set(reason.args) == page[reason.code]
    assert len(seen) > 5


@pytest.mark.parametrize("spec", ALL)
def test_events_are_on_the_page(spec: str) -> None:
    game = find_game(parse_spec(spec)[0])
    page = table("Events", game.key)
    match, random, seen = Match.new(spec, 3), Random(3), set()
    while not match.state.is_over:
        match.play(match.state.random_action(random))

    state = game.start(match.setup)
    for action in match.actions:
        before = state.copy()
        state.apply(action)
        for event in game.events(before, action, state):
            seen.add(event.code)
            assert set(event.details) <= page[event.code]
    assert len(seen) >= 3
