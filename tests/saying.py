"""What a game says while it is played, and whether a language can say it."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeAlias

import pytest
from fluent.syntax import ast as fluent

from fluent_files import LANGUAGES, Args, Words, keys
from regnum.bots.advice import compare, end_of_turn
from regnum.core.contract import AnyGame, Event, State
from regnum.core.registry import find_game

WHO = "Ann"
TRIED = 12  # actions asked about in every state
EVERY = 3  # states whose merits are looked at

Arg: TypeAlias = tuple[str, str | int]
Said: TypeAlias = dict[str, set[tuple[str, tuple[Arg, ...]]]]

each_language = pytest.mark.parametrize("word", LANGUAGES, indirect=True)


def said_in(
    game: str,
    states: Iterable[State],
    actions: Iterable[int],
    client_args: Callable[[Event], Args],
) -> Said:
    """All that is awaited, refused and told in these states."""
    random, all_actions, events = Random(2), list(actions), find_game(game).events
    said: Said = {"awaited": set(), "reason": set(), "event": set()}
    for state in states:
        awaited = state.awaited()
        said["awaited"].add((awaited.code, tuple(awaited.args.items())))
        for action in random.sample(all_actions, TRIED):
            reason = state.why_not(action)
            if reason is not None:
                said["reason"].add((reason.code, tuple(reason.args.items())))
        for action in state.legal_actions()[:3]:
            after = state.copy()
            after.apply(action)
            for event in events(state, action, after):
                said["event"].add((event.code, tuple(client_args(event).items())))
    return said


def merits_said(game: AnyGame, states: Sequence[State]) -> set[tuple[str, tuple[Arg, ...]]]:
    """What speaks for the first few decisions in some of these states, and what they bring."""
    said = set()
    for state in states[::EVERY]:
        if state.seat >= 0:
            actions = state.legal_actions()[:3]
            ends: dict[int, State | None] = {
                action: end_of_turn(game.judge, state.child(action)) for action in actions
            }
            for merits in (game.judge.merits(state, ends)).values():
                said |= {(merit.code, tuple(merit.args.items())) for merit in merits}
            _, chosen = compare(game.judge, state, actions)
            for few in chosen.values():
                said |= {(merit.code, tuple(merit.args.items())) for merit in few}
    return said


def told(word: Words, id: str, args: Args, attribute: str = "") -> None:
    """A text, with a variant of its own for every code that is given."""
    assert word.format(id, args, attribute)
    for part in word.parts(id, attribute):
        for select in part.mentions.selects:
            assert isinstance(select.selector, fluent.VariableReference)
            value = args.get(select.selector.id.name)
            if isinstance(value, str):
                known = keys(select)
                assert value in known or "other" in known, f"{part.name} has no {value}"


def with_name(args: Args) -> Args:
    """With the name of the seat that is spoken of."""
    return {**args, "who": WHO} if "seat" in args else args
