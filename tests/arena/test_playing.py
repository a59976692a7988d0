"""Bots at a table: what they disturb, and what happens when they fail."""

import logging
from random import Random

import pytest

from arena.failing_bots import Cheating, Crashing, Mute
from regnum.arena.playing import Chair, play_match
from regnum.arena.series import Series
from regnum.bots.bot import Bot
from regnum.bots.codes import BOTS, find_bot
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


def decision() -> Observation:
    """The first decision of a game, which is seat 1's."""
    state = GAME.start(GAME.deal({"players": "2", "first": "B"}, Source(3, "setup")))
    while state.seat < 0:
        state.apply(state.chance_outcomes()[0][0])
    return Observation(state, state.seat, Random(1))


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
    records = [r for r in caplog.records if r.name == "regnum.arena.playing"]
    assert len(records) == result.fallbacks[0]
    assert {(r.levelno, r.exc_info) for r in records} == {(logging.ERROR, None)}
    seed = Source(1, "games", 0).below(2**64)
    assert records[0].getMessage().startswith(f"bad failed on seat 0 in game {seed}: ")


@pytest.mark.failing_bot
def test_a_failure_is_one_line_and_a_traceback_for_those_who_debug(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Wordy(Crashing):
        def decide(self, seen: Observation) -> Action:
            raise ZeroDivisionError("two\nlines")

    with caplog.at_level(logging.DEBUG, "regnum.arena.playing"):
        Chair(Wordy(GAME.judge), "wordy", GAME, 3).decide(decision())
    line, traceback = caplog.records
    assert line.getMessage() == "wordy failed on seat 1 in game 3: ZeroDivisionError: two lines"
    assert (line.levelno, traceback.levelno) == (logging.ERROR, logging.DEBUG)
    assert traceback.exc_info is not None


@pytest.mark.failing_bot
@pytest.mark.parametrize("bot", [Mute(GAME.judge), Greedy(GAME.judge)])
def test_where_greedy_fails_too_chance_decides(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a broken judge")

    monkeypatch.setattr(type(GAME.judge), "action_values", broken)
    chair = Chair(bot, "bad", GAME, 3)
    seen = decision()
    assert seen.legal_mask >> chair.decide(seen) & 1
    assert (chair.decisions, chair.fallbacks) == (1, 1)
    who = [record.getMessage().partition(" failed on seat 1")[0] for record in caplog.records]
    assert who == ["bad", "greedy in its place"]


@pytest.mark.failing_bot
def test_the_fallback_is_what_greedy_would_do() -> None:
    chair = Chair(Mute(GAME.judge), "mute", GAME, 3)
    assert chair.decide(decision()) == find_bot("greedy", GAME).decide(decision())
    assert (chair.decisions, chair.fallbacks) == (1, 1)
    assert 0 < chair.longest == chair.seconds


def test_a_stop_by_the_person_is_no_failure_of_the_bot() -> None:
    class Stopped(Crashing):
        def decide(self, seen: Observation) -> Action:
            raise KeyboardInterrupt

    state = GAME.start(GAME.deal({"players": "2"}, Source(3, "setup")))
    chair = Chair(Stopped(GAME.judge), "stopped", GAME, 3)
    with pytest.raises(KeyboardInterrupt):
        chair.decide(Observation(state, 0, Random(1)))
