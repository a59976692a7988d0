"""Random games keep the pieces together."""

from random import Random

import pytest

from configurations import KINGDOM_BUILDER
from kingdom_builder.invariants import check_invariants
from regnum.core.match import Match
from regnum.kingdom_builder.state import State


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_pieces_cards_and_tokens_are_conserved(spec: str) -> None:
    for seed in range(8):
        match = Match.new(spec, seed)
        random = Random(seed)
        while not match.state.is_over:
            assert isinstance(match.state, State)
            check_invariants(match.state)
            match.play(match.state.random_action(random))
