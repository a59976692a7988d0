"""The same seed and the same number of simulations: the same decisions."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bots.moments import CHEAP, CHEAPEST, MISTAKEN, SEARCHERS, SMALL, moments, with_settings
from regnum.arena.playing import play_match
from regnum.bots.bot import Weighed
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.contract import State
from regnum.core.registry import deal_spec, find_game
from regnum.core.spec import parse_spec

SPECS = ["kingdom-builder(players=3,nomads=yes)", "kingsburg(players=3)"]


def weigh(code: str, state: State, seed: int) -> list[Weighed]:
    """What a bot made for this one decision says."""
    game = find_game(parse_spec(state.setup.spec)[0])
    return find_bot(code, game).weigh(Observation(state, state.seat, Random(seed)))


def decide(code: str, state: State, seed: int) -> int:
    game = find_game(parse_spec(state.setup.spec)[0])
    return find_bot(code, game).decide(Observation(state, state.seat, Random(seed)))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("code", [*CHEAP, *MISTAKEN])
def test_two_bots_with_one_seed_agree(code: str, spec: str) -> None:
    for state in moments(spec, seed=3, every=50):
        assert decide(code, state, 11) == decide(code, state, 11)
        assert weigh(code, state, 11) == weigh(code, state, 11)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("name", SEARCHERS)
def test_another_seed_is_another_luck(name: str, spec: str) -> None:
    code = with_settings(name, SMALL)
    states = list(moments(spec, seed=3, every=50))
    assert any(weigh(code, state, 11) != weigh(code, state, 12) for state in states)


def play_both() -> str:
    """The decisions of a game of each kind, with different bots on all seats."""
    decisions = []
    for spec in SPECS:
        game, setup = deal_spec(spec.replace("players=3", f"players={len(CHEAPEST)}"), 5)
        bots = [find_bot(code, game) for code in CHEAPEST]
        decisions.append(play_match(game, setup, bots, 5).actions)
    return repr(decisions)


def test_the_order_of_sets_in_a_process_does_not_matter() -> None:
    tests = str(Path(__file__).parents[1])
    printed = [
        subprocess.run(
            [sys.executable, "-c", "import bots.test_determinism as t; print(t.play_both())"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": tests},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert printed == [play_both() + "\n"] * 2
