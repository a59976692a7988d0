"""Bots at a table: what they disturb, and what happens when they fail."""

import logging

import pytest

from arena.failing_bots import Cheating, Crashing, Mute
from regnum.arena.playing import play_match
from regnum.arena.series import Series
from regnum.bots.bot import Bot
from regnum.bots.codes import BOTS
from regnum.bots.greedy import Greedy
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.core.contract import Action
from regnum.core.registry import find_game

GAME = find_game("kingdom-builder")


class Wasteful(Greedy):
    """Greedy, but draws random numbers for nothing."""

    def decide(self, seen: Observation) -> Action:
        action = super().decide(seen)
        seen.random.random()
        return action


class Memory(Bot):
    """Decides at random and remembers what was random."""

    summary = "remembers"

    def __init__(self) -> None:
        super().__init__(GAME.judge)
        self.drawn: list[float] = []

    def weigh(self, seen: Observation) -> list[object]:  # type: ignore[override]
        raise NotImplementedError

    def decide(self, seen: Observation) -> Action:
        self.drawn.append(seen.random.random())
        return seen.random_action()


def test_a_bot_cannot_disturb_the_random_numbers_of_another() -> None:
    memories = []
    for other in (Greedy(GAME.judge), Wasteful(GAME.judge)):
        memory = Memory()
        setup = GAME.deal({"players": "2", "first": "A"}, Source(5, "setup"))
        play_match(GAME, setup, [memory, other], 5)
        memories.append(memory.drawn[:3])
    assert memories[0] == memories[1]


def test_two_seats_of_one_bot_draw_different_numbers() -> None:
    seats = [Memory(), Memory()]
    play_match(GAME, GAME.deal({"players": "2"}, Source(5, "setup")), seats, 5)
    assert not set(seats[0].drawn) & set(seats[1].drawn)


@pytest.mark.failing_bot
@pytest.mark.parametrize("kind", [Crashing, Cheating, Mute])
def test_where_a_bot_fails_greedy_decides(
    kind: type[Bot], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "bad", kind)
    result = Series(GAME.key, {}, ("bad", "random"), seed=1).play(deal=0, seating=0)
    assert result.winners
    assert result.fallbacks[1] == 0
    if kind is Crashing:
        assert 0 < result.fallbacks[0] < result.decisions[0]
    else:
        assert result.fallbacks[0] == result.decisions[0]
    records = [r for r in caplog.records if r.name == "regnum.bots.chair"]
    assert len(records) == result.fallbacks[0]
    assert {(r.levelno, r.exc_info) for r in records} == {(logging.ERROR, None)}
    seed = Source(1, "games", 0).below(2**64)
    assert records[0].getMessage().startswith(f"bad failed on seat 0 in game {seed}: ")
