"""No bot decides by what its seat cannot know."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeAlias

import pytest

from bots.moments import CHEAP, MISTAKEN, moments
from regnum.bots.bot import Bot, Weighed
from regnum.bots.codes import find_bot
from regnum.bots.mc import MonteCarlo
from regnum.bots.observation import Observation
from regnum.core.contract import Action, State
from regnum.core.registry import find_game
from regnum.core.spec import parse_spec

SPECS = [
    "kingdom-builder(players=2)",
    "kingdom-builder(players=4)",
    "kingdom-builder(players=2,nomads=yes)",
    "kingdom-builder(players=4,nomads=yes)",
    "kingsburg(players=2)",
    "kingsburg(players=4)",
]
GAMES = range(6)
EVERY = 6  # decisions between two moments that are looked at
WORLDS = 3  # that each seat is shown in place of the true one

Answer: TypeAlias = tuple[Action, list[Weighed]]


def answer(bot: Bot, state: State) -> Answer:
    """What the bot decides and how it weighs, always with the same luck."""
    seat = state.seat
    return (
        bot.decide(Observation(state, seat, Random(7))),
        bot.weigh(Observation(state, seat, Random(7))),
    )


def worlds(state: State) -> list[State]:
    """States that the deciding seat cannot tell from the true one."""
    return [state.resample(state.seat, Random(seed)) for seed in range(WORLDS)]


def hides_something(state: State) -> bool:
    """Is there anything that the deciding seat cannot know?"""
    return any(world.position_line() != state.position_line() for world in worlds(state))


@cache
def sample(spec: str) -> list[State]:
    """A moment of each of several games at which something is hidden."""
    states = []
    for seed in GAMES:
        hiding = [state for state in moments(spec, seed, EVERY) if hides_something(state)]
        states += Random(seed).sample(hiding, min(1, len(hiding)))
    return states


def is_swayed(bot: Bot, state: State) -> bool:
    """Does what the seat cannot know change an answer?"""
    true = answer(bot, state)
    return any(answer(bot, world) != true for world in worlds(state))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("code", [*CHEAP, *MISTAKEN])
def test_no_bot_is_swayed_by_what_is_hidden(code: str, spec: str) -> None:
    bot = find_bot(code, find_game(parse_spec(spec)[0]))
    for state in sample(spec):
        assert not is_swayed(bot, state), state.position_line()


@pytest.mark.parametrize("spec", SPECS)
def test_bots_are_asked_where_something_is_hidden(spec: str) -> None:
    states = sample(spec)
    assert len(states) > len(GAMES) / 2
    assert all(hides_something(state) for state in states)
    assert len({state.seat for state in states}) > 1


class Peeking(Bot):
    """Lets the hidden part of the position decide."""

    summary = "cheats"

    def weigh(self, seen: Observation) -> list[Weighed]:
        legal = seen._state.legal_actions()
        return [Weighed(0.0, Random(seen._state.position_line()).choice(legal))]


class Knowing(Observation):
    """A view of the table that hides nothing."""

    def imagine(self) -> State:
        return self._state.copy()


class Clairvoyant(MonteCarlo):
    """Searches the true state in place of imagined ones."""

    def weigh(self, seen: Observation) -> list[Weighed]:
        return super().weigh(Knowing(seen._state, seen.seat, seen.random))


def clairvoyant(spec: str) -> Bot:
    return Clairvoyant(find_game(parse_spec(spec)[0]).judge, sims=8, moves=4, rounds=2)


def peeking(spec: str) -> Bot:
    return Peeking(find_game(parse_spec(spec)[0]).judge)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("cheat", [peeking, clairvoyant])
def test_a_bot_that_cheats_is_found_out(cheat: Callable[[str], Bot], spec: str) -> None:
    bot = cheat(spec)
    assert any(is_swayed(bot, state) for state in sample(spec))
