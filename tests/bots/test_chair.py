"""A bot on its chair: whatever it does, a legal decision is taken."""

import logging
from random import Random

import pytest

from arena.failing_bots import Crashing, Mute
from regnum.bots.bot import Bot
from regnum.bots.chair import Chair
from regnum.bots.codes import find_bot
from regnum.bots.greedy import Greedy
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.core.contract import Action
from regnum.core.registry import find_game

GAME = find_game("kingdom-builder")


def decision() -> Observation:
    """The first decision of a game, which is seat 1's."""
    state = GAME.start(GAME.deal({"players": "2", "first": "B"}, Source(3, "setup")))
    while state.seat < 0:
        state.apply(state.chance_outcomes()[0][0])
    return Observation(state, state.seat, Random(1))


@pytest.mark.failing_bot
def test_a_failure_is_one_line_and_a_traceback_for_those_who_debug(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Wordy(Crashing):
        def decide(self, seen: Observation) -> Action:
            raise ZeroDivisionError("two\nlines")

    with caplog.at_level(logging.DEBUG, "regnum.bots.chair"):
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
