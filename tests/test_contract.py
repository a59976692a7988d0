"""The contract kit over every configuration, and what the environment must not change."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from configurations import ALL
from contract_kit import check_game
from regnum.core.match import Match


@pytest.mark.parametrize("spec", ALL)
def test_random_games_fulfil_the_contract(spec: str) -> None:
    check_game(spec, 1, every=5)  # `make fuzz` plays many more


def final_line(spec: str, seed: int) -> str:
    match = Match.new(spec, seed)
    random = Random(seed)
    while not match.state.is_over:
        match.play(match.state.random_action(random))
    return match.state.position_line()


@pytest.mark.parametrize("spec", ALL)
def test_interleaved_games_do_not_touch_each_other(spec: str) -> None:
    matches = [Match.new(spec, seed) for seed in (5, 6)]
    randoms = [Random(5), Random(6)]
    while not all(match.state.is_over for match in matches):
        for match, random in zip(matches, randoms, strict=True):
            if not match.state.is_over:
                match.play(match.state.random_action(random))
    assert [m.state.position_line() for m in matches] == [final_line(spec, 5), final_line(spec, 6)]


@pytest.mark.parametrize("spec", ALL[::12])
def test_the_hash_seed_of_the_process_changes_nothing(spec: str) -> None:
    code = f"from test_contract import final_line; print(final_line({spec!r}, 9))"
    for hash_seed in ("0", "4242"):
        tests = str(Path(__file__).parent)
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": tests}
        printed = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=True
        )
        assert printed.stdout.decode().strip() == final_line(spec, 9)
