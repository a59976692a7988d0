"""Sums over many games."""

from random import Random

import pytest

from arena.failing_bots import Mute
from regnum.arena.playing import play_match
from regnum.arena.simulation import Simulation
from regnum.bots.chair import Chair
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.core.registry import find_game


def simulation(seed: int) -> Simulation:
    game = find_game("kingdom-builder")
    return Simulation(game, {"players": "2"}, [find_bot("random", game)] * 2, seed)


def test_other_seeds_give_other_games() -> None:
    first, second = simulation(1), simulation(2)
    lines = [{sim.play_one().position_line() for _ in range(5)} for sim in (first, second)]
    assert len(lines[0] | lines[1]) == 10


def test_a_shared_victory_is_shared_out() -> None:
    sim = simulation(1)
    state = sim.game.start(sim.game.deal({"players": "2"}, Source(1, "setup")))
    assert state.result().winners == [0, 1]
    sim.summary.add(state, 0)
    assert sim.summary.wins == [0.5, 0.5]


def test_a_bot_sees_no_options_of_others() -> None:
    sim = simulation(1)
    state = sim.game.start(sim.game.deal({"players": "2"}, Source(1, "setup")))
    assert state.legal_mask
    tables = [Observation(state, seat, Random(1)) for seat in range(2)]
    assert [table.legal_mask for table in tables] == [0, 0]


@pytest.mark.failing_bot
def test_a_failure_names_the_game_in_which_it_can_be_seen_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = find_game("kingdom-builder")
    chairs = [Chair(Mute(game.judge), code, game, seed=0) for code in ("one", "two")]
    sim = Simulation(game, {"players": "2"}, chairs, seed=1)
    ends = [sim.play_one() for _ in range(2)]
    seeds = [int(r.getMessage().partition("in game ")[2].split(":")[0]) for r in caplog.records]
    assert sim.summary.fallbacks == sim.summary.decisions == len(seeds)
    assert len(set(seeds)) == 2
    for end, seed in zip(ends, dict.fromkeys(seeds), strict=True):
        setup = game.deal({"players": "2"}, Source(seed, "setup"))
        again = play_match(game, setup, chairs, seed).state
        assert again.position_line() == end.position_line()
