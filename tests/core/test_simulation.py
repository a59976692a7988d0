"""Sums over many games."""

from random import Random

from regnum.arena.simulation import Simulation
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
    assert state.outcome().winners == [0, 1]
    sim.summary.add(state, 0)
    assert sim.summary.wins == [0.5, 0.5]


def test_a_bot_sees_no_options_of_others() -> None:
    sim = simulation(1)
    state = sim.game.start(sim.game.deal({"players": "2"}, Source(1, "setup")))
    assert state.legal_mask
    tables = [Observation(state, seat, Random(1)) for seat in range(2)]
    assert [table.legal_mask for table in tables] == [0, 0]
