"""Many matches in both engines: what differs is found, and it is said where."""

import pytest

from fast.twins import Twins
from regnum.fast.rows import SEAT

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once

SPECS = ("kingdom-builder(players=3,nomads=yes)", "kingsburg(players=3)")


@pytest.mark.parametrize("spec", SPECS)
def test_both_engines_agree_at_every_step(spec: str) -> None:
    assert Twins(spec, range(4)).play(lambda seed: seed == 3) > 400


@pytest.mark.parametrize("spec", SPECS)
def test_a_difference_is_told_with_its_seed_and_step(spec: str) -> None:
    for table, what in (("rows", f"word {SEAT}"), ("masks", "choice "), ("legal", "choice ")):
        twins = Twins(spec, range(10, 13))
        for _ in twins._differences(0):
            pytest.fail("there is no difference yet")
        if table == "legal":
            state = twins.states[1]
            state._legal = state.legal_mask & state.legal_mask - 1
        else:
            getattr(twins, table)[1, SEAT if table == "rows" else 0] ^= 1
        with pytest.raises(AssertionError, match=f"seed 11, step 0: {what}"):
            twins.play(lambda _: False)
