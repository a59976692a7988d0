"""Random games keep dice, goods and the calendar in order."""

from random import Random

import pytest

from configurations import KINGSBURG
from kingsburg.invariants import check_invariants, check_whole_game
from regnum.core.match import Match
from regnum.kingsburg.state import State


@pytest.mark.parametrize("spec", KINGSBURG)
@pytest.mark.rule("F1", "G4")
def test_dice_goods_and_years_are_conserved(spec: str) -> None:
    for seed in range(8):
        match = Match.new(spec, seed)
        random = Random(seed)
        while not match.state.is_over:
            assert isinstance(match.state, State)
            check_invariants(match.state)
            match.play(match.state.random_action(random))
        check_whole_game(match)
