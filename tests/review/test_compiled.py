"""A review by the compiled engine: the same sums, and the same values but for their luck."""

from math import hypot

import pytest

from regnum.bots import compiled
from regnum.bots.compiled import load_compiled
from regnum.core.registry import game_keys
from regnum.review.survey import Effort, stretches, survey
from regnum.review.tasks import review_here
from review.test_review import check_sums, played

SPECS = {"kingdom-builder": "kingdom-builder(players=2)", "kingsburg": "kingsburg(players=3)"}

pytestmark = [
    pytest.mark.skipif(not compiled.is_offered("kingsburg"), reason="needs the extra `fast`"),
]


@pytest.fixture(
    params=[
        pytest.param(key, marks=pytest.mark.xdist_group(f"kernel of {key}")) for key in game_keys()
    ]
)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_it_adds_up_and_comes_to_the_same_values(key: str) -> None:
    match = played(SPECS[key])
    parts = stretches(match)
    part, few = parts[-len(parts) // 3], Effort(values=32, tried=2, measured=2, sharpened=2)
    by_python = survey(match, part, few)
    assert load_compiled(key)
    by_kernel = survey(match, part, few._replace(values=512))
    ours = zip(by_python.values[0], by_python.errors[0], strict=True)
    theirs = zip(by_kernel.values[0], by_kernel.errors[0], strict=True)
    for (value, error), (other, other_error) in zip(ours, theirs, strict=True):
        assert abs(value - other) < 5 * hypot(error, other_error)
        assert 0 < other_error < error
    small = Effort(values=8, tried=4, measured=4, sharpened=8)
    found = review_here(match, is_compiled=True, effort=small)
    check_sums(match, found)
    assert found == review_here(match, is_compiled=True, effort=small)


def test_a_decision_of_the_default_policy_changes_nothing(key: str) -> None:
    assert load_compiled(key)
    match = played(SPECS[key], "greedy")
    found = review_here(match, True, Effort(values=8, tried=2, measured=2, sharpened=2))
    pairs = zip(found.values, found.values[1:], match.seats(), strict=False)
    same = [before == after for before, after, seat in pairs if seat >= 0]
    assert sum(same) > len(same) / 2
